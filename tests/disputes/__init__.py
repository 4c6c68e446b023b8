"""The questions that people argue about at the table, each with its answer under the rule sets that differ on it."""

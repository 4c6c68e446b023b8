"""The faces of a report: terminal, replay, rules, JSON, SARIF and the others, one module each.

Every renderer is a pure function of what it shows and a few options.  Text from a record goes through `safe`.
"""

"""The record and its replay for other programs: JSON with a schema, a row a hand for spreadsheets."""

"""The rules, in the order of the rule book."""

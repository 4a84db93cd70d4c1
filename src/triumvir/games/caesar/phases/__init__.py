"""The rules in the order of the rule book, from the bottom up: each imports those before it."""

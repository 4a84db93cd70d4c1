"""The rules in the order of the rule book, from the bottom up: each imports only those before it."""

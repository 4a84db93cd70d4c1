"""Bots at tables: whose turn, the processes they think in, their pace."""

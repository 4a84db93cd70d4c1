"""The house: the tables in memory, the only access to them, and everything that serves them."""

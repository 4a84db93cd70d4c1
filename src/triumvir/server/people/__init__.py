"""People: guests, accounts and their tokens."""

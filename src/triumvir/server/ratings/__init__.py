"""Ratings: the model, its scale, and matchmaking. No database."""

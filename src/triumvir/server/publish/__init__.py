"""Telling everybody who watches a table what they may know."""

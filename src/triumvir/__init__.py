"""Triumvir: the table for three Roman games."""

__version__ = "0.1.0"

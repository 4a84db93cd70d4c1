"""Puzzles of the day: positions with one clearly best choice, mined from bots' games."""

"""Telling people who are away: who is told what, by which way, and when not."""

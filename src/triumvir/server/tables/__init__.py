"""Tables in memory, and the one way in which they change."""

"""Who is there: guests and their tokens."""

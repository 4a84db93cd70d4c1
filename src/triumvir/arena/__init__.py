"""Who plays better? Mirrored games between bots, many of them, and what can be concluded."""

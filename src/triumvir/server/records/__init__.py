"""Records that people bring and look back at. They are replayed in a process of their own."""

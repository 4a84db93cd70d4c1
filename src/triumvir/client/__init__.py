"""The protocol from the other end: for programs, bots and our own tests."""

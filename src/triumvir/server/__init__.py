"""The table server: from a click to the rules and back. docs/server.md says how to run it."""

"""Processes for what would take long on the event loop: bots that think, records of others."""

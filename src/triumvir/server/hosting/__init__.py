"""What a host does beside serving: private files, backups, check-ups, cleaning, administration."""

"""What travels: commands in, messages out."""

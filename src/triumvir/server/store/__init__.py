"""The database: what is kept, read and written."""

"""What can be done at a table. Each verb looks at the table and gives the entries to append."""

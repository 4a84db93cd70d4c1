"""Reviews of finished games, made in a process that gives way to everybody else."""

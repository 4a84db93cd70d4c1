"""What checks a game: conformance, fuzzing, playthroughs. Public, for any game of the contract."""

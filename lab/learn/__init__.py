"""Learning an opinion from games: generate, fit, match, accept. Only here torch is needed."""

"""How well people play: the model of ratings, its scale, and who meets whom. No database."""

# Slova, která potřebuje každá hra i každý program.

# Výčty: „4, 1 a 3“
list-comma = { ", " }
list-and = { $first } a { $last }
list-empty = nic

# Popisek před tím, co pojmenovává.
label = { $label }:

seat-numbered = Hráč { $number }

# Druh možností, který jeho hra nepojmenovala.
kind-unnamed = { $kind } …

outcome-winner = Vítězem hry je { $winner }.
outcome-draw = O vítězství se dělí { $winner }.
outcome-lost = { $loser } prohrává.

# Bots

level-novice = Nováček
level-apprentice = Učeň
level-citizen = Občan
level-senator = Senátor
level-consul = Konzul
level-random = Náhoda
level-greedy = Chamtivost
bot-name = { $level } (bot)

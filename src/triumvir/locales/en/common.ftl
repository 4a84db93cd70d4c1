# Words that every game and every program needs.

# Lists: "4, 1 and 3"
list-comma = { ", " }
list-and = { $first } and { $last }
list-empty = nothing

# A label before what it names.
label = { $label }:

seat-numbered = Player { $number }

# A kind of choices that its game has not named.
kind-unnamed = { $kind } …

outcome-winner = { $winner } wins.
outcome-draw = { $winner } share the victory.
outcome-lost = { $loser } loses.

# Bots

level-novice = Novice
level-apprentice = Apprentice
level-citizen = Citizen
level-senator = Senator
level-consul = Consul
level-random = Chance
level-greedy = Greed
bot-name = { $level } (bot)

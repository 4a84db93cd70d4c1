# Wörter, die jedes Spiel und jedes Programm braucht.

# Aufzählungen: „4, 1 und 3“
list-comma = { ", " }
list-and = { $first } und { $last }
list-empty = nichts

# Eine Beschriftung vor dem, was sie benennt.
label = { $label }:

seat-numbered = Spieler { $number }

# Eine Art von Möglichkeiten, die ihr Spiel nicht benannt hat.
kind-unnamed = { $kind } …

outcome-winner = { $winner } gewinnt.
outcome-draw = { $winner } teilen sich den Sieg.
outcome-lost = { $loser } verliert.

# Bots

level-novice = Neuling
level-apprentice = Lehrling
level-citizen = Bürger
level-senator = Senator
level-consul = Konsul
level-random = Zufall
level-greedy = Gier
bot-name = { $level } (Bot)

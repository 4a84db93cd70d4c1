# Wörter, die jedes Spiel und jedes Programm braucht.

# Aufzählungen: „4, 1 und 3“
list-comma = { ", " }
list-and = { $first } und { $last }
list-empty = nichts

# Eine Beschriftung vor dem, was sie benennt.
label = { $label }:

seat-numbered = Spieler { $number }

# Eine Art von Möglichkeiten, die ihr Spiel nicht benannt hat.
kind-unnamed = { $kind }

outcome-winner = { $winner } gewinnt.
outcome-draw = { $winner } teilen sich den Sieg.
outcome-lost = { $loser } verliert.

# Bots

level-novice = Neuling
level-apprentice = Lehrling
level-citizen = Bürger
level-senator = Senator
level-consul = Konsul
level-dictator = Diktator
level-random = Zufall
level-greedy = Gier
# Ein Bot, der für jemanden spielt, der weg ist.
bot-name = { $level } (Bot)
bot-known = { $name } ({ $level })

# Der eigene Name eines Bots: fünf je Stufe, damit an einem Tisch keine zwei gleich heißen.
bot-novice-1 = Titus
bot-novice-2 = Fabia
bot-novice-3 = Rufus
bot-novice-4 = Livilla
bot-novice-5 = Servius
bot-apprentice-1 = Felix
bot-apprentice-2 = Junia
bot-apprentice-3 = Tiro
bot-apprentice-4 = Sabina
bot-apprentice-5 = Varro
bot-citizen-1 = Quintus
bot-citizen-2 = Marcella
bot-citizen-3 = Decimus
bot-citizen-4 = Cornelia
bot-citizen-5 = Silvanus
bot-senator-1 = Cato
bot-senator-2 = Aurelia
bot-senator-3 = Hortensius
bot-senator-4 = Livia
bot-senator-5 = Catulus
bot-consul-1 = Scipio
bot-consul-2 = Terentia
bot-consul-3 = Marius
bot-consul-4 = Octavia
bot-consul-5 = Metellus
bot-dictator-1 = Sulla
bot-dictator-2 = Fulvia
bot-dictator-3 = Cincinnatus
bot-dictator-4 = Agrippina
bot-dictator-5 = Fabius
bot-random-1 = Faustus
bot-random-2 = Fortuna
bot-random-3 = Prosper
bot-random-4 = Alea
bot-random-5 = Secundus
bot-greedy-1 = Verres
bot-greedy-2 = Poppaea
bot-greedy-3 = Lucullus
bot-greedy-4 = Licinia
bot-greedy-5 = Trimalchio

# Der Anfang jeder Regelübersicht

intro-minute = Das Spiel in einer Minute
intro-aim-label = Ziel
intro-turn-label = Ein Zug
intro-end-label = Das Ende
intro-picture = Der Tisch
intro-play = Ein Beispiel

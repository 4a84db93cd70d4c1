# Words that every game and every program needs.

# Lists: "4, 1 and 3"
list-comma = { ", " }
list-and = { $first } and { $last }
list-empty = nothing

# A label before what it names.
label = { $label }:

seat-numbered = Player { $number }

# A kind of choices that its game has not named.
kind-unnamed = { $kind }

outcome-winner = { $winner } wins.
outcome-draw = { $winner } share the victory.
outcome-lost = { $loser } loses.

# Bots

level-novice = Novice
level-apprentice = Apprentice
level-citizen = Citizen
level-senator = Senator
level-consul = Consul
level-dictator = Dictator
level-random = Chance
level-greedy = Greed
# A bot that plays for a person who is away.
bot-name = { $level } (bot)
bot-known = { $name } ({ $level })

# A bot's own name: five for each level, so that no two at one table are called alike.
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

# The beginning of every rule reference

intro-minute = The game in a minute
intro-aim-label = Aim
intro-turn-label = A turn
intro-end-label = The end
intro-picture = The table
intro-play = An example of play

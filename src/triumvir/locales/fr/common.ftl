# Les mots dont tous les jeux et tous les programmes ont besoin.

# Énumérations : « 4, 1 et 3 »
list-comma = { ", " }
list-and = { $first } et { $last }
list-empty = rien

# Une étiquette devant ce qu’elle nomme.
label = { $label } :

seat-numbered = Joueur { $number }

# Une sorte de choix que son jeu n’a pas nommée.
kind-unnamed = { $kind }

outcome-winner = { $winner } gagne.
outcome-draw = { $winner } se partagent la victoire.
outcome-lost = { $loser } perd.

# Bots

level-novice = Novice
level-apprentice = Apprenti
level-citizen = Citoyen
level-senator = Sénateur
level-consul = Consul
level-dictator = Dictateur
level-random = Hasard
level-greedy = Avide
# Un bot qui joue pour quelqu’un d’absent.
bot-name = { $level } (bot)
bot-known = { $name } ({ $level })

# Le nom propre d’un bot : cinq par niveau, pour que deux n’aient jamais le même à une table.
bot-novice-1 = Titus
bot-novice-2 = Fabia
bot-novice-3 = Rufus
bot-novice-4 = Livilla
bot-novice-5 = Servius
bot-apprentice-1 = Félix
bot-apprentice-2 = Junia
bot-apprentice-3 = Tiron
bot-apprentice-4 = Sabine
bot-apprentice-5 = Varron
bot-citizen-1 = Quintus
bot-citizen-2 = Marcella
bot-citizen-3 = Décimus
bot-citizen-4 = Cornélie
bot-citizen-5 = Silvain
bot-senator-1 = Caton
bot-senator-2 = Aurélia
bot-senator-3 = Hortensius
bot-senator-4 = Livie
bot-senator-5 = Catulus
bot-consul-1 = Scipion
bot-consul-2 = Térentia
bot-consul-3 = Marius
bot-consul-4 = Octavie
bot-consul-5 = Metellus
bot-dictator-1 = Sylla
bot-dictator-2 = Fulvie
bot-dictator-3 = Cincinnatus
bot-dictator-4 = Agrippine
bot-dictator-5 = Fabius
bot-random-1 = Faustin
bot-random-2 = Fortuna
bot-random-3 = Prosper
bot-random-4 = Alea
bot-random-5 = Secundus
bot-greedy-1 = Verrès
bot-greedy-2 = Poppée
bot-greedy-3 = Lucullus
bot-greedy-4 = Licinia
bot-greedy-5 = Trimalcion

# Le début de chaque aide-mémoire

intro-minute = Le jeu en une minute
intro-aim-label = But
intro-turn-label = Un tour
intro-end-label = La fin
intro-picture = La table
intro-play = Un exemple

# Les mots dont tous les jeux et tous les programmes ont besoin.

# Énumérations : « 4, 1 et 3 »
list-comma = { ", " }
list-and = { $first } et { $last }
list-empty = rien

# Une étiquette devant ce qu’elle nomme.
label = { $label } :

seat-numbered = Joueur { $number }

# Une sorte de choix que son jeu n'a pas nommée.
kind-unnamed = { $kind } …

outcome-winner = Victoire de { $winner }.
outcome-draw = { $winner } se partagent la victoire.
outcome-lost = { $loser } perd.

# Bots

level-novice = Novice
level-apprentice = Apprenti
level-citizen = Citoyen
level-senator = Sénateur
level-consul = Consul
level-random = Hasard
level-greedy = Avidité
bot-name = { $level } (bot)

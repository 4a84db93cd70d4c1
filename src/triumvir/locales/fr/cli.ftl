# Le programme pour le terminal.

# Aide

help-usage = Utilisation :
help-options = Options{ "\u00A0" }
help-commands = Commandes{ "\u00A0" }
help-help = Afficher cette aide.
help-lang = Langue : en, de, fr ou cs. Sinon, l’environnement décide.
help-version = Afficher la version, et si les règles sont compilées.
help-triumvir = La table de trois jeux romains : jouer dans le terminal, faire jouer des bots, vérifier des enregistrements.
help-games = Lister les jeux, avec le nombre de joueurs et les options.
help-games-short = À quoi l’on peut jouer
help-learn = Apprendre GAME en jouant de courtes leçons : la première que vous n’avez pas finie, ou la leçon NUMBER.
help-learn-short = Apprendre un jeu en jouant
help-puzzle = Résoudre l’énigme du jour de GAME, ou celle qui porte le numéro NUMBER dans sa boîte.
help-puzzle-short = Résoudre l’énigme du jour
help-play = Jouer à GAME (caesar-cleopatra par défaut) contre un bot ou à plusieurs devant ce terminal. Tapez ? pour un indice, h pour les règles.
help-play-short = Jouer, seul ou à plusieurs
help-simulate = Faire jouer de nombreuses parties à des bots et compter les résultats. La même graine donne les mêmes résultats, quel que soit le nombre de processus.
help-simulate-short = Faire jouer des bots
help-replay = Montrer une partie enregistrée telle qu’une place l’a vue : le journal, et le plateau après N entrées. Le lien d’une table dont la partie est terminée convient aussi ; les pendules sont alors montrées.
help-replay-short = Regarder une partie enregistrée
help-review = Analyser une partie enregistrée : ce qui l’a décidée (les cartes, ses propres décisions, celles des autres) et ce qui aurait été meilleur, d’après ce qu’une place pouvait savoir. Cela prend environ une demi-minute.
help-review-short = Chance, adresse et meilleur choix d’une partie
help-work = Prêter cet ordinateur à un serveur : il prend des parties finies, les analyse avec la priorité la plus basse et rend les analyses. Pour les membres ; les enregistrements ne contiennent aucun nom.
help-work-short = Faire des analyses pour un serveur
help-verify = Rejouer un enregistrement et vérifier que la donne correspond à son sceau et le résultat aux règles. Le code de sortie est 0 si tout est juste, 2 sinon.
help-verify-short = Vérifier une partie enregistrée
help-rules = Montrer les règles de GAME : toutes, celle d’un numéro comme CC-118, ou celles qui contiennent un mot.
help-rules-short = Consulter une règle
help-fuzz = Jouer des parties au hasard en vérifiant chaque étape.
help-fuzz-short = Chercher des erreurs dans le moteur
help-serve = Servir des tables : ouvrez l’adresse affichée dans un navigateur et jouez avec tous ceux qui peuvent l’atteindre. Tout est gardé dans le dossier de données.
help-serve-short = Servir des tables aux navigateurs et aux programmes
help-db = Prendre soin de la base de données du serveur.
help-db-short = Prendre soin de la base du serveur
help-db-upgrade = Amener la base de données à la version dont ce programme a besoin.
help-db-upgrade-short = Mettre la base de données à jour
help-host = L’adresse d’écoute ; 127.0.0.1 par défaut, 0.0.0.0 pour tout le monde.
help-port = Le port ; 8000 par défaut, 0 pour n’importe quel port libre.
help-data = Le dossier de la base de données et de la clé qui signe les cookies ; triumvir-data par défaut.
help-bot-workers = Le nombre de processus où les bots réfléchissent ; 1 par défaut.
help-processes = Le nombre de processus qui servent derrière un seul port ; 1 par défaut. Plusieurs demandent PostgreSQL.
help-database = postgresql://… au lieu de SQLite dans le dossier de données.
help-origin = Une page de cette origine peut aussi se connecter ; peut être répété.
help-open = Ouvrir la page dans le navigateur.
help-seats-play = Qui est assis où : me (vous) ou un bot (novice, apprentice, citizen, senator, consul, dictator, random, greedy). Par défaut me,greedy ; me,me pour deux personnes devant un terminal.
help-seats-simulate = Quel bot est assis où, par exemple greedy,random.
help-option = Une option du jeu ; peut être répété. Voir : triumvir games
help-seed-play = Une graine pour la donne au lieu d’un hasard scellé.
help-seed-simulate = D’où vient tout le hasard ; 0 par défaut.
help-save = Garder la partie dans FILE, écrit après chaque action.
help-resume = Reprendre la partie de FILE.
help-games-count = Combien de parties ; 100 par défaut.
help-games-limit = S’arrêter après ce nombre de parties.
help-workers = Combien de processus se partagent le travail ; 1 par défaut.
help-json = Donner les résultats en JSON.
help-at = Après ce nombre d’entrées ; la fin par défaut.
help-as = Vu par une place : son numéro, son rôle, ou onlooker (spectateur). Par défaut la seule personne qui a joué, sinon un spectateur.
help-review-as = Pour une seule place : son numéro ou son rôle ; onlooker pour toutes. Par défaut la seule personne qui a joué, sinon toutes.
help-review-quick = Regarder de moins près : quelques secondes, mais les petites erreurs échappent.
help-work-token = Le jeton d’un membre ; aussi TRIUMVIR_TOKEN.
help-work-once = Faire une analyse au plus, puis s’arrêter.
help-log = N’afficher que ce nombre de lignes du journal, les dernières.
help-minutes = Combien de minutes ; 1 par défaut.

version-compiled = compilé
version-plain = Python seul

# games

games-players = { $kind ->
    [exactly] { $most } joueurs
    [or] { $least } ou { $most } joueurs
   *[to] { $least } à { $most } joueurs
}
games-people = auteur : { $designer }, { $publisher } { $year }
games-traditional = jeu traditionnel romain
games-default = Un astérisque marque la valeur qu’une option prend par défaut.
games-unofficial = Triumvir est une réalisation non officielle de passionnés. Les titres et les marques sont à leurs éditeurs, les jeux à leurs auteurs.

# play

play-turn = tour { $turn }
play-you = vous êtes { $name }
play-commitment = La donne est scellée. Son secret figurera dans l’enregistrement de la partie ; son empreinte SHA-256 est :
play-keys = Entrée retour · ? indice · h règles · u annuler · l journal · s garder · q fin
play-pause = Appuyez sur Entrée pour continuer.
play-curtain = À { $name } de jouer. Que les autres détournent les yeux ; appuyez ensuite sur Entrée.
play-no-undo = Impossible d’annuler : quelqu’un d’autre a agi depuis, ou vous avez appris quelque chose.
play-rules = Ce que vous pouvez faire (? CC-118 montre une règle, ? mot cherche ; toutes : triumvir rules { $game })
play-not-understood = « { $typed } » ne figure pas parmi les choix. Tapez un numéro de la liste, ou ? pour les règles.
play-not-now = Impossible maintenant : { $action }.
play-saved = Partie enregistrée dans { $file }.
play-ask-save = Enregistrer la partie avant de partir ? (Entrée : oui, n : non)
play-left = Vale ! Rien n’a été enregistré.
play-left-saved = Vale ! La partie est enregistrée. Pour la reprendre :
play-over-save = Tapez un nom de fichier pour garder l’enregistrement, s pour un nom choisi par le programme, ou Entrée pour quitter.
play-over-saved = La partie est enregistrée. Pour la vérifier :
play-already-over = Cette partie est finie. Pour la regarder :

# replay et verify

review-working = Analyse en cours
work-done = Partie analysée en { $seconds } s : { $game }.
work-nothing = Il n’y a rien à analyser.
work-away = Le serveur ne répond pas : { $url }.
replay-at = Après { $at } entrées sur { $count }, vu par : { $name }
replay-onlooker = un spectateur
replay-clock = Temps restant : { $times }
replay-days = { $days } j { $time }
verify-good = { $count ->
    [0] L’enregistrement est bon : il ne contient aucune action.
    [one] L’enregistrement est bon : sa seule action respecte les règles.
   *[other] L’enregistrement est bon : ses { $count } actions respectent les règles.
}
verify-fair = La donne est bien celle qui a été scellée avant la partie : { $commitment }
verify-seed = La donne vient de la graine { $seed } ; elle n’était pas scellée.
verify-unfinished = La partie n’est pas terminée.

# Les nombres, comme la langue les écrit.

decimal-0 = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }
decimal-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-interval = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })

# simulate

simulate-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, graine { $seed }
simulate-seat = Place
simulate-player = Joueur
simulate-wins = Victoires
simulate-share = Part
simulate-points = Points
simulate-shared = partagées
simulate-ends = Comment elles ont fini
simulate-length = Actions par partie : { $median } (médiane), de { $least } à { $most }.
simulate-speed = { $actions } actions en { $seconds } s, { $rate } par seconde.

# Refus

error-system = { $file } : { $reason }.
error-too-deep = Le fichier est trop imbriqué pour être un enregistrement.
error-memory = La mémoire ne suffit pas.
error-no-option = L’option { $option } n’existe pas. Voir --help.
error-option-value = L’option { $option } demande une valeur. Voir --help.
error-missing = { $name } manque. Voir --help.
error-bad-value = { $name } ne peut pas valoir « { $value } ». Voir --help.
error-no-data = Il n’y a pas de données d’un serveur dans { $folder }. Indiquez avec --data FOLDER le dossier que le serveur utilise.
error-no-folder = Le dossier { $folder } n’existe pas.
error-no-command = La commande { $command } n’existe pas. Voir : triumvir --help
error-missing-command = Une commande manque. Voir : triumvir --help
error-extra = Il y a trop d’arguments : { $arguments }. Voir --help.
error-language = Il n’y a pas de traduction en « { $language } » ; il y a { $known }.
error-option-form = Une option s’écrit nom=valeur, et non « { $option } ».
error-sheet = « { $file } » n’est pas un fichier TOML ou JSON : { $reason }.
error-seat = « { $seat } » ne peut pas s’asseoir. Sont possibles : { $known }.
error-as = Il n’y a pas de place « { $seat } » ; il y a { $known }.
error-directory = { $file } est un dossier, pas un enregistrement.
error-save-directory = { $file } est un dossier. Nommez un fichier dans ce dossier.
error-no-file = Le fichier { $file } n’existe pas.
error-too-large = { $file } est trop grand pour être un enregistrement.
error-binary = { $file } n’est pas un enregistrement : ce n’est pas du texte.
error-save = La partie ne peut pas être enregistrée dans { $file } : { $reason }.
error-exists = { $file } existe déjà. Choisissez un autre fichier, ou reprenez cette partie-là : --resume { $file }
error-resume-options = Une partie reprise garde ses options et sa donne : ôtez --option et --seed.
error-resume-game = { $file } contient une partie d’un autre jeu : { $game }.
error-resume-seats = { $count ->
    [one] Cette partie a { $count } place ; nommez autant de joueurs.
   *[other] Cette partie a { $count } places ; nommez autant de joueurs.
}
error-rule = Il n’y a pas de règle « { $rule } », et aucune ne contient cela ; les numéros vont de { $first } à { $last }.
error-at = { $count ->
    [one] L’enregistrement a { $count } entrée ; il n’y a rien après l’entrée { $at }.
   *[other] L’enregistrement a { $count } entrées ; il n’y a rien après l’entrée { $at }.
}

# arena et bot

help-arena = Faire s’affronter des joueurs en parties miroirs et mesurer qui est le meilleur : sur chaque donne, chacun occupe chaque place. La même graine donne les mêmes résultats, quel que soit le nombre de processus.
help-arena-short = Mesurer qui joue le mieux
help-players = Les joueurs, séparés par des virgules : les bots par leur nom, les programmes par cmd:./monbot (une virgule dans une commande s’écrit deux fois).
help-arena-games = Combien de parties au moins ; 100 par défaut. Chaque donne est jouée jusqu’au bout.
help-arena-seats = Combien de joueurs à une table ; par défaut autant qu’il y en a, si le jeu le permet.
help-limit = Combien de secondes un programme a pour répondre ; 5 par défaut.
help-arena-resume = Garder chaque manche finie dans FILE, et continuer de là si le fichier existe.
help-arena-json = Écrire les résultats en JSON dans FILE ; - est la sortie standard.
help-arena-review = Donne aussi les résultats sans l’effet du hasard : les mêmes en moyenne, avec un intervalle plus étroit.
help-arena-redraws = Avec --review, chaque bot choisit N fois de plus avec un autre hasard, pour écarter aussi le sien ; c’est d’autant plus long. Aucune fois par défaut.
help-look = Avec --review, juge chaque position par une recherche de N simulations ; c’est plus long. Sinon, au premier regard.
help-pictures = Dessiner les résultats dans le dossier FOLDER (demande l’extra lab).
help-on = Jouer sur une grappe Ray au lieu de processus d’ici (demande l’extra ray).
help-bot = Les programmes qui jouent : ils lisent et écrivent des lignes de JSON. Voir docs/bot-protocol.md.
help-bot-short = Essayer un programme qui joue
help-bot-run = Faire jouer PROGRAM, une fois à chaque place, et dire ce qu’il fait mal. Le code de sortie est 0 si tout est juste, 1 sinon.
help-bot-run-short = Faire jouer quelques parties à un programme
help-bot-connect = Asseoir PROGRAM à la table d’un serveur et le faire jouer jusqu’à la fin de la partie. URL est le lien de la table, par exemple http://127.0.0.1:8000/t/1jtUpVQC9sm0. Si la connexion se rompt, elle est rétablie. Le code de sortie est 0 si toutes les réponses sont justes, 1 sinon.
help-bot-connect-short = Asseoir un programme à la table d’un serveur
help-bot-name = Le nom que lisent les autres ; par défaut celui que le programme se donne.
help-bot-seat = Le numéro de la place, à partir de 0 ; par défaut la première libre.
help-bot-token = Le jeton d’un invité, pour revenir à une place ; aussi TRIUMVIR_TOKEN.
help-bot-limit = Combien de secondes le programme peut réfléchir ; 60 par défaut.
help-bot-pace = Combien de secondes une réponse prend au moins, pour qu’aucun délai ne révèle rien ; 0.4 par défaut.
help-bot-game = Quel jeu ; caesar-cleopatra par défaut.
help-bot-seats = Combien de joueurs à la table ; par défaut deux, ou autant qu’il en faut au jeu.
help-against = Quel bot joue contre lui ; random par défaut.
help-rounds = Combien de donnes, chacune jouée à chaque place ; 1 par défaut.

arena-head = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, graine { $seed }
arena-share = Victoires
arena-adjusted = Sans la chance
arena-rating = Cote
arena-points = Points
arena-mean = Par action
arena-p95 = 95 %
arena-duels = Qui finit devant qui
arena-interval = Entre parenthèses : l’intervalle où se trouve la vraie valeur 19 fois sur 20, les donnes étant indépendantes. Cote : μ ± 2σ.
arena-narrower = Sans la chance, les intervalles sont plus étroits d’un facteur { $times }.
arena-adjusted-note = Sans la chance : l’effet du hasard sur chaque partie est retiré, autant qu’il explique les résultats des autres donnes.
arena-complaints = { $count ->
    [one] Une faute d’un programme ; un choix au hasard a été joué pour lui :
   *[other] { $count } fautes de programmes ; des choix au hasard ont été joués pour eux :
}
arena-stopped = Arrêté après { $finished } parties sur { $total }. Avec --resume FILE elles auraient été gardées.
arena-stopped-kept = Arrêté après { $finished } parties sur { $total }. Elles sont gardées : la même commande continue avec { $file }.
arena-picture-wins = Part des victoires
arena-picture-ratings = Cote
arena-picture-seats = Part des victoires par place
arena-picture-seat = Place
arena-picture-lengths = Actions par partie
arena-picture-games = Parties
bot-hello = Le programme s’appelle { $name }.
bot-result = { $name } : rang { $rank }, points { $points }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
bot-fault = { $kind } : { $reason }
bot-seated = Assis à la place { $seat }. Pour revenir plus tard : --token { $token }
bot-lost = Connexion perdue ({ $reason }). Reconnexion en cours.
bot-placed = { $name } : rang { $rank }, points { $points }.
bot-ended = La partie a été arrêtée avant la fin.
bot-good = Toutes les réponses étaient justes et à temps.
bot-bad = { $count ->
    [one] Une réponse était fausse ; un choix au hasard a été joué pour elle.
   *[other] { $count } réponses étaient fausses ; des choix au hasard ont été joués pour elles.
}

# serve et db

serve-ready = Triumvir est à l’adresse { $url }
db-upgraded = La base de données était à { $before } et est maintenant à { $after }.
db-fresh = La base de données était neuve et est maintenant à { $after }.
db-current = La base de données est à jour : { $after }.

# Apprendre

learn-title = Leçons : { $game }
learn-keys = Tapez un numéro, ou q pour partir ; vous pourrez reprendre plus tard.
learn-unknown = Tapez le numéro d’un des choix.
learn-left = La leçon vous attend là où vous l’avez laissée.
learn-next = Ensuite : { $number }) { $title }. Entrée pour commencer, q pour partir.
learn-all = C’étaient toutes les leçons. Jouez une partie : triumvir play { $game }
error-no-lessons = Il n’y a pas encore de leçons pour { $game }.
error-lesson = Il n’y a pas de leçon { $number }. Les leçons vont de 1 à { $last }.
puzzle-keys = Tapez un numéro, ou q pour partir. Votre première réponse compte.
puzzle-number = Énigme { $number } sur { $count }
puzzle-line = Voici ce qui suivrait :
error-no-puzzles = Il n’y a pas encore d’énigmes pour { $game }.
error-puzzle = Il n’y a pas d’énigme { $number }. Les numéros vont jusqu’à { $last }.

# Pourquoi le système refuse un fichier ; aussi après « { $file } : »

system-denied = accès refusé
system-missing = introuvable
system-directory = c’est un dossier
system-no-directory = ce n’est pas un dossier
system-full = il n’y a plus de place
system-read-only = on ne peut rien y écrire
system-in-use = déjà utilisé

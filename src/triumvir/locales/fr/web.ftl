# La page autour de chaque jeu

web-board = Plateau
web-your-move = Votre coup
web-seats-and-log = Places et journal
web-acta = ACTA
web-log = Journal
web-chat = Discussion
web-your-turn = À VOUS
web-your-turn-flag = à vous
web-put-back = Reposer
web-do = Jouer
web-all-choices =
    { $count ->
        [one] Un seul choix, en liste
       *[other] Les { $count } choix, en liste
    }
web-front-page = Vers la page d’accueil
web-table = Table
web-what-can-i-do = Que puis-je faire ?
web-rules = Règles
web-sound = Son
web-theme = Clair ou sombre
web-menu = Menu
web-language = Langue
web-stale = La partie a avancé entre-temps ; voici où elle en est.
web-line-down = La connexion est coupée ; elle se rétablit d’elle-même. Rien n’est perdu.
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-send = Envoyer
web-mute = rendre muet
web-curtain = Passez l’écran à { $name }. D’ici là, rien n’est visible.
web-curtain-lift = Me voici
web-before-full = Tout le monde est là
web-before-waiting = En attente de joueurs
web-leave = Quitter
web-seat-free = libre
web-sit = S’asseoir
web-bot-here = Un bot ici
web-bot-level = Les bots jouent en
web-start = Commencer
web-qr = Code QR du lien vers cette table
web-link = Qui a ce lien peut s’asseoir :
web-copy = Copier le lien
web-copied = Copié
web-seal = La donne est scellée par
web-secret = Son secret, à vérifier avec triumvir verify :
web-over = La partie est finie
web-result = Le résultat
web-rematch = Revanche, places échangées
web-another-game = Une autre partie
web-record = Compte rendu
web-look-at-board = Voir le plateau
web-look-back = Revoir la partie
web-onlooker = un spectateur
web-replay = Revoir la partie
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-on = Un coup en avant
web-replay-last = À la fin
web-replay-moment = Coup { $at } sur { $count }
web-replay-seen-by = Vu par
web-replay-speed = Vitesse
web-replay-link = Lien vers ce moment
web-replay-leave = Quitter la relecture
web-replay-track = Moment de la partie
web-undo = Reprendre le coup
web-propose-end = Proposer d’arrêter
web-resign = Abandonner
web-resign-sure = Vraiment abandonner
web-hand = Un bot joue pour { $name }
web-take = Reprendre ma place
web-at-once = Jouer sans confirmer
web-proposed-end = { $name } propose d’arrêter la partie.
web-proposed-undo = { $name } voudrait reprendre un coup.
web-proposed-rematch = { $name } voudrait une revanche.
web-agree = Accepter
web-decline = Refuser
web-waiting-for-answer = Les autres sont consultés.
web-nothing-now = Il n’y a rien à faire maintenant.
web-rules-for-this = Les règles correspondantes
web-keys = Touches
web-keys-all = Tab va d’une pièce à l’autre, Entrée choisit et joue, Échap repose. U reprend le coup, L répète les dernières lignes du journal, ? ouvre cette aide. Tous les choix figurent aussi dans une liste sous la main.
web-close = Fermer
web-ways =
    { $count ->
        [one] Une possibilité.
       *[other] { $count } possibilités.
    }

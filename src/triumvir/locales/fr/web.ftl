# La page autour de chaque jeu

web-board = Plateau
web-your-move = Votre tour
web-seats-and-log = Places et journal
web-acta = ACTA
web-log = Journal
web-chat = Discussion
web-your-turn = À VOUS
web-your-turn-flag = à vous
web-your-turn-aloud = À vous de jouer.
web-prompt = Que faire
web-put-back = Reposer
web-do = Jouer
web-all-choices =
    { $count ->
        [one] Un seul choix, en liste
       *[other] Les { $count } choix, en liste
    }
web-front-page = Vers la page d’accueil
web-table = Table
web-what-can-i-do = Que puis-je faire ?
web-rules = Règles
web-sound = Son
web-theme = Clair ou sombre
web-menu = Menu
web-language = Langue
web-stale = La partie a avancé entre-temps ; voici où elle en est.
web-line-down = Connexion perdue. Reconnexion en cours ; rien n’est perdu.
web-line-kept = Connexion perdue. Votre action est gardée et partira dès son retour.
web-line-up = Connexion rétablie.
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-answer = Répondre
web-phrases = Phrases toutes faites
web-phrase-hello = Ave !
web-phrase-luck = Bonne chance !
web-phrase-well = Bien joué !
web-phrase-moment = Un moment, s’il vous plaît.
web-phrase-thanks = Merci pour la partie !
web-phrase-again = On rejoue ?
web-send = Envoyer
web-mute = masquer
web-curtain = Passez l’écran à { $name }. D’ici là, rien n’est visible.
web-curtain-lift = Me voici
web-hand-over = Passer l’écran : { $name }
web-lock = Verrouiller la table
web-unlock = Déverrouiller la table
web-admit = Laisser écrire les spectateurs
web-admit-off = Ne laisser que lire les spectateurs
web-remove = Écarter { $name }
web-remove-short = Écarter
web-close-table = Fermer la table
web-close-table-sure = Oui, fermer : il n’y aura pas de partie
web-locked = Cette table est verrouillée : personne d’autre ne peut s’asseoir.
web-chat-closed = Seules les personnes assises à la table peuvent écrire ici.
web-closed = L’hôte a fermé cette table. Il n’y a pas eu de partie.
web-leave = Quitter
web-seat-free = libre
web-sit = S’asseoir
web-bot-here = Mettre un bot ici
web-bot-level = Niveau des bots
web-start = Commencer
web-qr = Code QR du lien vers cette table
web-copy = Copier le lien
web-copied = Copié
web-seal = La donne est scellée par
web-secret = Son secret, à vérifier avec triumvir verify :
web-over = La partie est terminée
web-result = Le résultat
web-second-game = La seconde partie
web-rematch = Revanche, places échangées
web-ended-resigned = { $name } a abandonné.
web-ended-time = { $name } a dépassé son temps.
web-ended-time-both = Les deux joueurs ont dépassé leur temps.
web-ended-agreed = Les joueurs ont décidé d’arrêter la partie. Le décompte en reste là.
web-ended-imported = Cet enregistrement s’arrête avant la fin de la partie. Le décompte en reste là.
web-scores = Scores
web-rematch-same = Revanche
web-pace = Rythme
web-pace-calm = calme
web-pace-brisk = vif
web-pace-instant = immédiat
web-continue = Continuer
web-since = Depuis votre dernier tour
web-since-leave = Aller à votre tour
web-gloss-now = MAINTENANT
web-gloss-rules = Toutes les règles
web-not-your-turn = Ce n’est pas encore votre tour.
web-refused-drop = Cela ne se pose pas là.
web-key-nothing = Cette touche ne fait rien pour le moment.
web-press-again = Appuyez encore une fois pour l’envoyer.
web-aim = BUT
web-level = Égalité : { $count }.
web-you-lead = Vous menez, { $more } à { $fewer }.
web-leads = { $count ->
    [one] { $name } mène, { $more } à { $fewer }.
   *[other] { $name } mènent, { $more } à { $fewer }.
}
web-another-game = Une autre partie
web-record = Enregistrement
web-deal-results = Les résultats des autres
web-look-at-board = Voir le plateau
web-review = Analyse
web-look-back = Revoir la partie
web-onlooker = un spectateur
web-replay = Revoir la partie
web-replay-first = Au début
web-replay-back = Une étape en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-on = Une étape en avant
web-replay-last = À la fin
web-replay-moment = Étape { $at } sur { $count }
web-replay-seen-by = Vu par
web-replay-speed = Vitesse
web-replay-link = Lien vers ce moment
web-replay-leave = Quitter la relecture
web-replay-track = Moment de la partie
web-replay-turn-back = Un tour en arrière
web-replay-turn-on = Un tour en avant
web-replay-settings = Vue, vitesse, lien
web-replay-hands = Toutes les mains
web-replay-branch = Reprendre
web-replay-branch-about = Reprendre d’ici, contre des bots
web-branch = À partir de l’étape { $at } d’une partie terminée
web-hand-of = Main : { $name }
web-undo = Annuler
web-propose-end = Proposer d’arrêter la partie
web-resign = Abandonner
web-resign-sure = Vraiment abandonner
web-hand = Un bot joue pour { $name }
web-hand-not = { $name } est à la table : un bot peut jouer pour un joueur parti depuis une minute.
web-away = pas là
web-take = Reprendre votre place
web-at-once = Jouer sans confirmer
web-proposed-coach = { $name } propose que chacun puisse consulter le conseiller.
web-notices = Notifications
web-letter-keys = Touches d’une seule lettre
web-unasked = Ne plus demander s’il n’y a rien à choisir
web-unasked-now = Ne plus demander
web-proposed-end = { $name } propose d’arrêter la partie.
web-proposed-pause = { $name } demande une pause.
web-proposed-undo = { $name } voudrait annuler une action.
web-proposed-rematch = { $name } voudrait une revanche.
web-agree = Accepter
web-decline = Refuser
web-waiting-for-answer = En attente de la réponse des autres.
web-nothing-now = Il n’y a rien à faire maintenant.
web-rules-for-this = Les règles correspondantes
web-keys = Touches
web-keys-all = Tab va d’un élément à l’autre, Entrée choisit et joue, Échap repose. U annule, L répète les dernières lignes du journal, Z dit le temps qui reste, ? ouvre cette aide. Tous les choix figurent aussi dans une liste sous la main.
web-close = Fermer
web-ways =
    { $count ->
        [one] Une possibilité.
       *[other] { $count } possibilités.
    }

# Le plateau simple d’un jeu sans dessin à lui : un endroit, et à qui est le pion posé là.

web-grid-place = { $place }, { $seat }
web-grid-free = { $place }, libre

# Une invitation

web-invites-you = vous invite à jouer à
web-invitation-to = Une invitation à jouer à
web-invite-somebody = Vous invitez quelqu’un à jouer à
web-invite-how = Comment vous jouez aujourd’hui
web-invite-usual = Selon la règle, avec les options habituelles.
web-invite-option = { $name } : { $value }.
web-invite-clock-none = Sans pendule.
web-invite-clock-live = { $plus ->
    [0] En direct : { $bank } chacun.
   *[other] En direct : { $bank } chacun, et { $increment } de plus pour chaque réponse.
}
web-invite-clock-turns = { $plus ->
    [0] En différé : { $bank } chacun.
   *[other] En différé : { $bank } chacun, et { $increment } de plus pour chaque réponse.
}
web-invite-rated = Partie classée : les places sont tirées au sort au début, et le conseiller se tait.
web-invite-match = Match classé en deux parties : la seconde avec places échangées et nouvelle donne.
web-invite-undo = Une action est annulée si tout le monde est d’accord.
web-invite-here = est là
web-invite-your-seat = Votre place
web-invite-call = Sous quel nom vous présenter à { $name } ?
web-invite-call-anybody = Sous quel nom vous présenter aux autres ?
web-invite-name = Votre nom, ou laissez-nous choisir
web-invite-watch = Seulement regarder
web-invite-note = Ni compte ni adresse électronique.
web-invite-explains = Jamais joué ? La table explique chaque règle quand elle s’applique pour la première fois.
web-invite-learn = Apprendre d’abord
web-invite-lot = places au sort
web-invite-account = Une partie classée demande un nom durable. Une minute suffit, sans adresse électronique.
web-invite-keep = Garder les parties
web-invite-none = Toutes les places sont prises. Vous pouvez regarder.
web-invite-hold = Scannez-le avec un téléphone pour prendre place. Quand tout est pris, les suivants regardent.
web-invite-copied = Le lien est dans votre presse-papiers. Envoyez-le à quelqu’un.
web-invite-link = Lien vers cette table
web-invite-share = Partager
web-invite-options = Comment
web-invite-who = Qui
web-invite-who-link = Toute personne qui a le lien.
web-invite-who-public = Tout le monde : la table figure à l’accueil.
web-invite-deal = La donne
web-invite-deal-sealed = Scellée : { $seal }. Son secret est montré après la partie, pour que chacun puisse la vérifier.
web-invite-free =
    { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }
web-invite-begins = La partie commence quand toutes les places sont prises.
web-invite-close = Vous pouvez fermer cette page : la table attend à l’accueil.
web-invite-full = Tout le monde est là
web-invite-begins-now = La partie commence.
web-swap = Changer de place
web-sit-too = S’asseoir ici aussi
web-you = vous

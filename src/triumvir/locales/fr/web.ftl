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

# Die Seite um jedes Spiel

web-board = Spielplan
web-your-move = Dein Zug
web-seats-and-log = Plätze und Verlauf
web-acta = ACTA
web-log = Verlauf
web-chat = Gespräch
web-your-turn = DU BIST DRAN
web-your-turn-flag = du bist dran
web-put-back = Zurücklegen
web-do = Ausführen
web-all-choices =
    { $count ->
        [one] Eine Möglichkeit, als Liste
       *[other] Alle { $count } Möglichkeiten, als Liste
    }

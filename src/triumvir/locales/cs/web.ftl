# Stránka kolem každé hry

web-board = Herní plán
web-your-move = Váš tah
web-seats-and-log = Místa a zápis
web-acta = ACTA
web-log = Zápis
web-chat = Rozhovor
web-your-turn = JSTE NA TAHU
web-your-turn-flag = na tahu
web-put-back = Vrátit
web-do = Provést
web-all-choices =
    { $count ->
        [one] Jedna možnost, jako seznam
        [few] Všechny { $count } možnosti, jako seznam
       *[other] Všech { $count } možností, jako seznam
    }

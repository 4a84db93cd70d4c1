# Was heute für alle gleich ist: das Rätsel und die Verteilung des Tages.
daily-title = Heute
daily-intro = Für alle gleich. Neues kommt um Mitternacht (Weltzeit).
daily-puzzle = Rätsel des Tages
daily-deal = Verteilung des Tages
daily-leave = Verlassen

puzzle-find = Finde die beste Wahl
puzzle-ask = Eine Wahl ist deutlich besser als alle anderen. Welche?
puzzle-once = Deine erste Antwort zählt.
puzzle-nobody = Noch niemand hat es versucht.
puzzle-solved = { $tried ->
    [one] { $solved ->
        [0] Einmal versucht, nicht gefunden.
        [one] Einmal versucht und gefunden.
       *[other] Einmal versucht.
    }
   *[other] { $solved } von { $tried } haben es gefunden.
}
puzzle-solve = Löse es
puzzle-right = Gefunden
puzzle-wrong = Es gibt Besseres
puzzle-well = { $choice }: Das ist die beste Wahl.
puzzle-better = Am besten ist: { $choice }
puzzle-follows = Auf dem Tisch liegt, was auf deine Wahl folgen würde.
puzzle-follows-best = Auf dem Tisch liegt, was auf die beste Wahl folgen würde.
puzzle-show-mine = Meine Wahl zeigen
puzzle-show-best = Die beste Wahl zeigen
puzzle-show-before = Das Rätsel zeigen
puzzle-tomorrow = Das nächste kommt morgen.
puzzle-done-right = gelöst
puzzle-done-wrong = nicht gefunden

deal-as = { $role }, gegen den Bot: { $level }
deal-seat = Platz { $number } von { $seats }, gegen Bots: { $level }
deal-same = Dieselbe Verteilung für alle. Du spielst sie einmal, ohne Ratgeber und ohne Zurücknehmen.
deal-nobody = Noch niemand hat sie zu Ende gespielt.
deal-played = { $count ->
    [one] Einmal zu Ende gespielt.
   *[other] { $count } haben sie zu Ende gespielt.
}
deal-best = Am besten: { $points } zu { $others }.
deal-best-points = Das beste Ergebnis, in Punkten: { $points }
deal-play = Verteilung spielen
deal-go-on = Weiterspielen
deal-see = Ergebnisse ansehen
deal-look = Dein Spiel ansehen
deal-gave-up = Du hast aufgegeben. Morgen gibt es eine neue.
deal-won = Mit { $margin } Vorsprung gewonnen
deal-lost = Mit { $margin } Rückstand verloren
deal-even = Bei Gleichstand gewonnen
deal-even-lost = Bei Gleichstand verloren
deal-rank = Rang { $rank } von { $count }
deal-results = Ergebnisse
deal-spread = Wie oft jedes Ergebnis vorkam
deal-you = du
deal-times = { $times ->
    [one] einmal
   *[other] { $times }-mal
}
deal-share = Ergebnis teilen
deal-copied = Kopiert. Keine Karte wird verraten.
deal-line = Triumvir, Verteilung des Tages { $day }: { $game }, { $result }, Rang { $rank } von { $count }
deal-hidden = Die Ergebnisse kommen, wenn du fertig bist. Vorher wird nichts von der Verteilung verraten.
deal-past = Die Verteilung vom { $day }
deal-none = Diese Verteilung hat niemand gespielt.

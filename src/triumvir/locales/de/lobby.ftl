# Ein Spiel finden, und wie gut jemand spielt.

lobby-title = Spiel finden
lobby-someone = Mit jemandem spielen
lobby-game = Spiel
lobby-pace = Zeit
lobby-stakes = Gewertet oder zum Spaß
lobby-looking-for = { $count ->
    [0] noch sucht niemand
    [one] eine Person sucht
   *[other] { $count } Personen suchen
}
lobby-pace-quick = 5 + 15
lobby-pace-quick-about = Fünf Minuten für jeden, und fünfzehn Sekunden mehr für jede Antwort
lobby-pace-live = 10 + 20
lobby-pace-live-about = Zehn Minuten für jeden, und zwanzig Sekunden mehr für jede Antwort
lobby-pace-turns = Zug um Zug
lobby-pace-turns-about = Drei Tage für jeden, und ein Tag mehr für jede Antwort
lobby-rated = Gewertet, Plätze per Los
lobby-fun = Zum Spaß
lobby-needs-account = Gewertete Partien brauchen ein Konto.
lobby-keep = Partien behalten
lobby-look = Jemanden finden
lobby-looking = Suche
lobby-near = Wir suchen jemanden nahe { $rating } und weiten die Suche alle fünf Sekunden aus.
lobby-near-fun = Wir suchen jemanden und weiten die Suche alle fünf Sekunden aus.
lobby-anybody = Wir suchen irgendjemanden, der spielen möchte.
lobby-harmless = Spiele inzwischen gegen einen Bot. Kommt jemand, kannst du ohne Nachteil gehen.
lobby-stop = Aufhören
lobby-meanwhile = Inzwischen spielen
lobby-found = Gefunden
lobby-here = { $count ->
    [one] { $names } ist da.
   *[other] { $names } sind da.
}
lobby-strength = { $rating } ± { $deviation }
lobby-reliable = { $count ->
    [one] { $kept ->
        [0] die einzige Partie nicht zu Ende gespielt
       *[other] die einzige Partie zu Ende gespielt
    }
   *[other] { $kept } der letzten { $count } Partien zu Ende gespielt
}
lobby-seconds = { $count ->
    [one] Eine Sekunde, um Ja zu sagen.
   *[other] { $count } Sekunden, um Ja zu sagen.
}
lobby-yes = Spielen
lobby-no = Nicht jetzt
lobby-agreed = Du hast Ja gesagt. Die anderen müssen noch zustimmen.
lobby-lapsed = Die zwanzig Sekunden sind um, und die Suche ist beendet. Suche einfach noch einmal.
lobby-mine = Deine Partien
lobby-mine-wait = { $count ->
    [0] keine wartet auf dich
    [one] eine wartet auf dich
   *[other] { $count } warten auf dich
}
lobby-mine-more = { $count ->
    [one] noch eine auf der Startseite
   *[other] noch { $count } auf der Startseite
}
lobby-open = Offene Tische
lobby-open-about = setze dich; es beginnt, wenn der Tisch voll ist
lobby-own-table = Tisch öffnen
lobby-tell = Mitteilung, wenn jemand eine Partie sucht
lobby-tell-way = Noch ist kein Weg eingerichtet, dir Bescheid zu geben.
lobby-best = Die Besten
lobby-best-when = Wann
lobby-best-now = jetzt
lobby-best-none = Noch ist niemand in der Rangliste. Drei gewertete Partien genügen.
lobby-best-rank = Rang
lobby-best-name = Name
lobby-best-rating = Wertung
lobby-best-games = Partien
lobby-best-you = du
lobby-unsure = noch unsicher

rating-heading = Wertungen
rating-pace-live = live
rating-pace-turns = Zug um Zug
rating-pace-none = ohne Uhr
rating-pace-bots = Schätzung, gegen Bots
rating-games = { $count ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $count } Partien
}
rating-curve = { $game }, { $pace }: { $last } ± { $deviation } nach der letzten Partie, { $first } am Anfang dieser Linie.
rating-with-you = Gegen dich
rating-with-you-line = { $game }: { $won } gewonnen, { $lost } verloren von { $count }
rating-changed = Wertung { $before } → { $after } ± { $deviation }
rating-why-address = Nicht gewertet: Zwei Konten spielen an einer Adresse.
rating-why-pair = Nicht gewertet: Dieselben zwei haben heute schon zehnmal gespielt.
rating-why-short = Nicht gewertet: Nicht alle haben gespielt.
rating-why-host = Nicht gewertet: Der Gastgeber hat so entschieden.

cup-about = Jeder trifft jeden auf beiden Plätzen. Es beginnt, wenn alle Plätze besetzt sind.
cup-taken = { $taken } von { $size } Plätzen besetzt
cup-about-on = Jeder trifft jeden auf beiden Plätzen.
cup-games-over = Beendete Partien: { $over } von { $count }
cup-winner-of-cup = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
} den Cup.
cup-sit = Platz nehmen
cup-leave = Aufstehen
cup-look = Ansehen
cup-free = frei
cup-table = Tabelle
cup-games = Partien
cup-points = Punkte
cup-won = Siege
cup-sb = SB
cup-sb-about = SB (Sonneborn-Berger) entscheidet bei Gleichstand: die Punkte der besiegten Gegner.
cup-pair = { $first } – { $second }
cup-winner = { $name } gewinnt
cup-tie = Gleichstand
cup-goes-on = läuft

evening-list = Spielabende und Cups
evening-about = Paarung um Paarung, bis die Zeit um ist. Zwei Punkte für einen Sieg, einer für einen geteilten.
evening-come = { $count ->
    [0] noch niemand dabei
    [one] eine Person dabei
   *[other] { $count } Personen dabei
}
evening-came = { $count ->
    [0] niemand war dabei
    [one] eine Person war dabei
   *[other] { $count } Personen waren dabei
}
evening-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
evening-points-a-win = zwei Punkte je Sieg
evening-join = Mitmachen
evening-look = Ansehen
evening-leave = Aufhören
evening-needs-account = Ein Spielabend braucht einen Namen, der bleibt.
evening-coming = beginnt { $when }
evening-playing = läuft bis { $when }
evening-ending = Die Zeit ist um. Begonnene Partien zählen noch.
evening-over = ist vorbei
evening-until = Bis zum Ende
evening-before = Bis zum Beginn
evening-joined-early = Du bist dabei. Sei hier, wenn es beginnt, dann kommt die erste Partie von selbst.
evening-wait = Du bist frei. Die nächste Paarung kommt in wenigen Sekunden.
evening-wait-long = Sonst ist niemand frei. Spiele inzwischen gegen einen Bot, ohne Punkte, und gehe ohne Schaden.
evening-your-game = Deine Partie läuft.
evening-to-game = Zu deiner Partie
evening-watching = Du schaust zu. Mache vor dem Ende mit, dann spielst auch du.
evening-next = Nächste Partie
evening-back = Zurück zum Spielabend
evening-over-yours = Die Partie ist vorbei.
evening-away = abwesend
evening-free = frei
evening-at-table = spielt
evening-state = Jetzt
evening-no-games = Noch hat keine Partie begonnen.
evening-nobody = Noch ist niemand dabei.
evening-tie = { $names } teilen sich den Sieg
evening-not-counted = zählt nicht
evening-sb-about = SB (Sonneborn-Berger) entscheidet bei Gleichstand: die Punkte der Gegner, die dahinter lagen.
evening-winner-of-evening = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
} den Abend.

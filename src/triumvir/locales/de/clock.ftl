# Uhren am Tisch: was auf Plätzen und Tafel steht, was angesagt wird, Urlaub.

clock-d = T
clock-h = h
clock-min = min
clock-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
clock-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
clock-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
clock-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
clock-rests = ruht
clock-runs = läuft
clock-low = wird knapp
clock-over = abgelaufen
clock-paused = Pause
clock-holiday = im Urlaub
clock-aloud-30 = Noch eine halbe Minute.
clock-aloud-10 = Noch zehn Sekunden.
clock-left = noch { $left }
clock-all = { $name }: { $time }.

clock-who-asked = { $name } fragt
clock-say-asked = Sollen die Uhren stillstehen?
clock-more-asked = Jeder von euch kann sie wieder in Gang setzen.
clock-who-paused = Pause
clock-say-paused = Die Uhren stehen still.
clock-more-paused = Schau dich in Ruhe um. Jeder am Tisch kann sie wieder in Gang setzen.
clock-who-mine = Dein Platz
clock-say-mine = Ein Bot spielt für dich.
clock-more-mine = Er weiß, was du weißt, und nicht mehr.
clock-who-over = { $name } ist weg
clock-say-over = { $name } hat keine Zeit mehr.
clock-more-over = { $pace ->
    [live] Du entscheidest. Wenn du nichts tust, gehört das Spiel in zehn Minuten dir.
   *[turns] Du entscheidest, heute oder morgen. Wenn du nichts tust, gehört das Spiel in einem Tag dir.
}
clock-say-waited = Du wartest auf { $name }.
clock-more-waited = Von selbst geschieht nichts. Du kannst dich immer noch entscheiden.
clock-who-away = { $name } ist am Zug
clock-say-away = { $name } ist nicht da und hat noch { $left }, um zurückzukommen.
clock-more-away = Von dir wird nichts erwartet.
clock-who-holiday = { $name } ist am Zug
clock-say-holiday = { $name } ist bis { $day } im Urlaub.
clock-more-holiday = Bis dahin läuft keine Uhr. Von dir wird nichts erwartet.

clock-play-on = Weiterspielen
clock-pause = Pause
clock-resume = Uhren in Gang setzen
clock-ask-pause = Um eine Pause bitten
clock-bot = Einen Bot spielen lassen
clock-bot-unrated = Einen Bot spielen lassen, ohne Wertung
clock-wait = Warten
clock-win = Den Sieg nehmen
clock-give-live = Eine Minute schenken
clock-give-turns = Einen Tag schenken
clock-give-live-to = Eine Minute schenken: { $name }
clock-give-turns-to = Einen Tag schenken: { $name }

clock-holiday-open = Urlaub …
clock-holiday-about = Deine Uhren stehen an allen Tischen still, an denen du Zug um Zug spielst. Es gibt { $most } Tage im Jahr; ein angebrochener Tag zählt.
clock-holiday-until = Du bist bis { $day } im Urlaub.
clock-holiday-left = { $count ->
    [0] Du hast dieses Jahr keinen Tag mehr.
    [one] Du hast dieses Jahr noch einen Tag.
   *[other] Du hast dieses Jahr noch { $count } Tage.
}
clock-holiday-days = Tage von jetzt an
clock-holiday-take = In den Urlaub gehen
clock-holiday-end = Ich bin zurück

clock-answers = Antworten im Voraus
clock-answers-open = { $count ->
    [0] Antworten im Voraus …
   *[other] Antworten im Voraus ({ $count }) …
}
clock-answers-before = Antworte, bevor du gefragt wirst
clock-answers-about = Antworte jetzt auf das, was du später gefragt würdest. Die anderen merken nichts: Jede Antwort braucht einige Sekunden, ob du die Karte hast oder nicht.
clock-answers-note = Im Verlauf steht jede Antwort so, als hättest du sie dann gegeben. Sie gelten, bis du sie änderst.
clock-answers-ask = Mich fragen
clock-answers-none = Mich alles fragen
clock-answers-keep = Diese Antworten behalten

# Die Seite einer Besprechung: Glück, Können und der bessere Zug.
rv-title = Besprechung
rv-finished =
    { $unit ->
        [turn]
            { $turns ->
                [one] Besprechung · zu Ende nach { $turns } Zug
               *[other] Besprechung · zu Ende nach { $turns } Zügen
            }
        [day]
            { $turns ->
                [one] Besprechung · zu Ende nach { $turns } Tag
               *[other] Besprechung · zu Ende nach { $turns } Tagen
            }
       *[action]
            { $turns ->
                [one] Besprechung · zu Ende nach { $turns } Aktion
               *[other] Besprechung · zu Ende nach { $turns } Aktionen
            }
    }
rv-result = Das Ergebnis
rv-replay = Nachspielen
rv-at =
    { $unit ->
        [turn]
            { $turn ->
                [0] Aufbau
               *[other] Zug { $turn }
            }
        [day] Tag { $turn }
       *[action] Aktion { $turn }
    }
rv-in =
    { $unit ->
        [turn]
            { $turn ->
                [0] beim Aufbau
               *[other] in Zug { $turn }
            }
        [day] am { $turn }. Tag
       *[action] bei Aktion { $turn }
    }
rv-seen-by = Die Partie aus der Sicht von
rv-judged-by = Wonach die Besprechung urteilt
rv-known =
    { $you ->
        [yes] Was du wissen konntest
       *[no] Was man wissen konnte
    }
rv-truth = Die Wahrheit
rv-link = Link zu dieser Stelle
rv-shared = Wer den Link hat, kann diese Besprechung jetzt lesen.

# Der Graph
rv-graph = Gewinnaussicht, Zug für Zug
rv-key-own =
    { $you ->
        [yes] deine Entscheidung
       *[no] Entscheidung: { $name }
    }
rv-key-other = Entscheidung: { $name }
rv-key-others = Entscheidungen der anderen
rv-key-luck =
    { $you ->
        [yes] Glück für dich
       *[no] Glück für { $name }
    }
rv-key-luck-against = Pech
rv-key-truth = bei offenen Karten
rv-field = Die anderen
rv-even = gleichauf
rv-slider = Durch die Partie
rv-slider-at = { $at }: { $chance } von 100
rv-slider-own = die Entscheidung kostete { $points }
rv-slider-luck-gave = das Glück gab { $points }
rv-slider-luck-took = das Glück nahm { $points }
rv-slider-others-gave = die anderen gaben { $points }
rv-slider-others-took = die anderen nahmen { $points }
rv-slider-truth = bei offenen Karten { $chance }
rv-list = Als Liste
rv-list-when = Wann
rv-list-chance = Aussicht
rv-list-luck = Glück
rv-list-own = Eigene Entscheidungen
rv-list-others = Die anderen
rv-list-truth = Bei offenen Karten

# In drei Sätzen
rv-story = In drei Sätzen
rv-story-nothing-to-decide = Es gab nichts zu entscheiden.
rv-story-played =
    { $you ->
        [yes] Du hast mit { $percent } % Genauigkeit gespielt.
       *[no] { $name } hat mit { $percent } % Genauigkeit gespielt.
    }
rv-story-played-clean =
    { $you ->
        [yes] Du hast ohne Fehler gespielt, mit { $percent } % Genauigkeit.
       *[no] { $name } hat ohne Fehler gespielt, mit { $percent } % Genauigkeit.
    }
rv-story-played-small =
    { $you ->
        [yes] Du hast mit { $percent } % Genauigkeit gespielt: Keine einzelne Entscheidung kostete 5 von 100, alle zusammen aber { $points }.
       *[no] { $name } hat mit { $percent } % Genauigkeit gespielt: Keine einzelne Entscheidung kostete 5 von 100, alle zusammen aber { $points }.
    }
rv-story-luck-even = Das Glück war gleich verteilt.
rv-story-luck-deal-gave =
    { $you ->
        [yes] Die Verteilung erhöhte deine Gewinnaussicht um { $points } von 100.
       *[no] Die Verteilung erhöhte die Gewinnaussicht um { $points } von 100.
    }
rv-story-luck-deal-took =
    { $you ->
        [yes] Die Verteilung senkte deine Gewinnaussicht um { $points } von 100.
       *[no] Die Verteilung senkte die Gewinnaussicht um { $points } von 100.
    }
rv-story-luck-draws-gave =
    { $you ->
        [yes] Was du gezogen hast, erhöhte deine Gewinnaussicht um { $points } von 100, vor allem { $where }.
       *[no] Was gezogen wurde, erhöhte die Gewinnaussicht um { $points } von 100, vor allem { $where }.
    }
rv-story-luck-draws-took =
    { $you ->
        [yes] Was du gezogen hast, senkte deine Gewinnaussicht um { $points } von 100, vor allem { $where }.
       *[no] Was gezogen wurde, senkte die Gewinnaussicht um { $points } von 100, vor allem { $where }.
    }
rv-story-luck-turned-gave =
    { $game ->
        [caesar-cleopatra]
            { $you ->
                [yes] Die Vertrauensfragen erhöhten deine Gewinnaussicht um { $points } von 100, vor allem { $where }.
               *[no] Die Vertrauensfragen erhöhten die Gewinnaussicht um { $points } von 100, vor allem { $where }.
            }
       *[other]
            { $you ->
                [yes] Was für alle aufgedeckt wurde, erhöhte deine Gewinnaussicht um { $points } von 100, vor allem { $where }.
               *[no] Was für alle aufgedeckt wurde, erhöhte die Gewinnaussicht um { $points } von 100, vor allem { $where }.
            }
    }
rv-story-luck-turned-took =
    { $game ->
        [caesar-cleopatra]
            { $you ->
                [yes] Die Vertrauensfragen senkten deine Gewinnaussicht um { $points } von 100, vor allem { $where }.
               *[no] Die Vertrauensfragen senkten die Gewinnaussicht um { $points } von 100, vor allem { $where }.
            }
       *[other]
            { $you ->
                [yes] Was für alle aufgedeckt wurde, senkte deine Gewinnaussicht um { $points } von 100, vor allem { $where }.
               *[no] Was für alle aufgedeckt wurde, senkte die Gewinnaussicht um { $points } von 100, vor allem { $where }.
            }
    }
rv-story-turning-none = Kein einzelner Moment hat die Partie entschieden.
rv-story-turning-slowly-gave =
    { $you ->
        [yes] Kein einzelner Moment hat die Partie entschieden; { $where } begann sie, zu deinen Gunsten zu laufen.
       *[no] Kein einzelner Moment hat die Partie entschieden; { $where } begann sie, zugunsten von { $name } zu laufen.
    }
rv-story-turning-slowly-took =
    { $you ->
        [yes] Kein einzelner Moment hat die Partie entschieden; { $where } begann sie dir zu entgleiten.
       *[no] Kein einzelner Moment hat die Partie entschieden; { $where } begann sie { $name } zu entgleiten.
    }
rv-story-turning-own =
    { $you ->
        [yes] Die Partie wendete sich { $where } mit deiner eigenen Wahl: { $action }.
       *[no] Die Partie wendete sich { $where } mit dieser Wahl: { $action }.
    }
rv-story-turning-resigned =
    { $you ->
        [yes] Du hast { $where } aufgegeben; es blieben noch { $points } von 100.
       *[no] { $name } hat { $where } aufgegeben; es blieben noch { $points } von 100.
    }
rv-story-turning-other-resigned = { $other } hat { $where } aufgegeben; es blieben noch { $points } von 100.
rv-story-turning-luck-gave =
    { $you ->
        [yes] Die Partie wendete sich { $where } durch Glück: Es brachte dir { $points } von 100.
       *[no] Die Partie wendete sich { $where } durch Glück: Es brachte { $name } { $points } von 100.
    }
rv-story-turning-luck-took =
    { $you ->
        [yes] Die Partie wendete sich { $where } durch Pech: Es kostete dich { $points } von 100.
       *[no] Die Partie wendete sich { $where } durch Pech: Es kostete { $name } { $points } von 100.
    }
rv-story-turning-others-gave =
    { $you ->
        [yes] Die Partie wendete sich { $where }: Was { $other } da tat, brachte dir { $points } von 100.
       *[no] Die Partie wendete sich { $where }: Was { $other } da tat, brachte { $name } { $points } von 100.
    }
rv-story-turning-others-took =
    { $you ->
        [yes] Die Partie wendete sich { $where }: Was { $other } da tat, kostete dich { $points } von 100.
       *[no] Die Partie wendete sich { $where }: Was { $other } da tat, kostete { $name } { $points } von 100.
    }
rv-story-turning-several-gave =
    { $you ->
        [yes] Die Partie wendete sich { $where }: Was die anderen da taten, brachte dir { $points } von 100.
       *[no] Die Partie wendete sich { $where }: Was die anderen da taten, brachte { $name } { $points } von 100.
    }
rv-story-turning-several-took =
    { $you ->
        [yes] Die Partie wendete sich { $where }: Was die anderen da taten, kostete dich { $points } von 100.
       *[no] Die Partie wendete sich { $where }: Was die anderen da taten, kostete { $name } { $points } von 100.
    }
rv-story-turning-end = Die Partie entschied sich erst { $where }, ganz am Ende: Es ging um { $points } von 100.

# Wie es sich zusammensetzt
rv-sum = Die Rechnung
rv-sum-start = Vor der Verteilung
rv-sum-deal = Die Verteilung
rv-sum-draws = Gezogen
rv-sum-turned =
    { $game ->
        [caesar-cleopatra] Vertrauensfragen
       *[other] Für alle aufgedeckt
    }
rv-sum-own =
    { $you ->
        [yes] Deine Entscheidungen
       *[no] Entscheidungen: { $name }
    }
rv-sum-accuracy = { $percent } % des Möglichen
rv-sum-others =
    { $one ->
        [yes] Entscheidungen: { $name }
       *[no] Die anderen
    }
rv-sum-most = das meiste { $where }
rv-sum-won = Gewonnen
rv-sum-lost = Verloren
rv-sum-result = Ergebnis
rv-accuracy = Genauigkeit
rv-accuracy-line = { $name }: { $percent } %
rv-accuracy-none = { $name }: nichts zu entscheiden
rv-note = Eine einzelne Partie sagt mehr über das Glück als über das Können.

# Finde Besseres
rv-find = Finde Besseres
rv-find-count = gefunden: { $found } von { $count }
rv-find-none = Keine Entscheidung kostete 5 Punkte oder mehr.
rv-verdict-inaccuracy = eine Ungenauigkeit
rv-verdict-mistake = ein Fehler
rv-verdict-blunder = ein grober Fehler
rv-by-you = { $what }; du hast Besseres gefunden
rv-well = { $count ->
    [2] gut gefunden
   *[other] gut gefunden: die beste Wahl von { $count }
}
rv-missed = was { $name } übersehen hat
rv-took = kostete { $points } von 100

# Ein Augenblick auf dem Brett
rv-ask =
    { $you ->
        [yes] Deine Wahl war: { $action }. Finde Besseres.
       *[no] Die Wahl von { $name } war: { $action }. Finde Besseres.
    }
rv-ask-how = Wähle auf dem Brett oder aus der Liste.
rv-show = Zeige es mir
rv-again = Noch einmal
rv-next = Nächste Stelle
rv-tag-was =
    { $you ->
        [yes] du
       *[no] gespielt
    }
rv-tag-better = besser
rv-answer-found = Gefunden: { $action }.
rv-answer-as-good = So gut wie das Beste: { $action }.
rv-answer-better = Besser als das Gespielte; am besten ist: { $action }.
rv-answer-same = Das wurde gespielt. Besser ist: { $action }.
rv-answer-worse = Nicht besser als das Gespielte. Besser ist: { $action }.
rv-answer-unknown = Das gehört nicht zum Besten. Besser ist: { $action }.
rv-answer-shown = Besser ist: { $action }.
rv-answer-well = Gut gefunden: { $action }.
rv-answer-other = Die Wahl von { $name } war: { $action }. Besser war: { $better }.
rv-chances = { $best } von 100 statt { $played }.
rv-lead = Um { $points } von 100 besser als alles andere.
rv-true = Sind alle Karten offen, ist das Beste: { $action }, { $best } von 100.
rv-true-worth =
    { $points ->
        [0] Was niemand wissen konnte, machte hier keinen Unterschied.
       *[other] Was niemand wissen konnte, war hier { $points } von 100 wert.
    }
rv-true-none = Mit offenen Karten wurde diese Stelle nicht untersucht.

# Während sie entsteht
rv-make = Partie besprechen
rv-making = Die Besprechung entsteht: { $progress } %.
rv-making-how = Das dauert etwa eine halbe Minute und ruht, solange Bots nachdenken.
rv-waiting =
    { $ahead ->
        [0] Die Besprechung beginnt gleich.
        [one] Eine andere Partie ist vorher dran.
       *[other] { $ahead } andere Partien sind vorher dran.
    }
rv-failed = Diese Partie konnte nicht besprochen werden.
rv-nobody = Um diese Besprechung hat noch niemand gebeten.
rv-outdated = Diese Besprechung stammt von einer älteren Fassung.
rv-anew = Neu erstellen

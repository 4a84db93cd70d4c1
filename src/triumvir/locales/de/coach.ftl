# Der Ratgeber: ein Hinweis in drei Stufen, warum ein Zug gut oder schlecht war, die Frage vor einem Fehler.
coach-ask = Hinweis
coach-ask-others = Die anderen bitten, den Ratgeber zuzulassen
coach-title = Hinweis
coach-why = Warum?
coach-guard = Einen Moment
coach-thinks = Der Ratgeber denkt nach.
coach-where = Wo
coach-what = Was
coach-which = Welcher
coach-look-hand = Nichts auf dem Brett: Sieh dir deine Karten und die Frage an.
coach-next-what = Welche Art Zug?
coach-next-which = Welcher genau?
coach-choose = Für mich wählen
coach-close = Schließen
coach-show-there = Zeige mir die Stelle
coach-better = Besser: { $what }
coach-worse = Schlechter: { $what }
coach-beside = Verglichen mit „{ $other }“
coach-share = bei { $share } % der möglichen Verteilungen
coach-always = ganz gleich, was verborgen ist
coach-even = Beide sind etwa gleich gut: Du kannst jede von ihnen wählen.
coach-later = Es zahlt sich erst später aus, nicht sofort.
coach-sure =
    { $turns ->
        [one] Einen Zug später ist es bei { $share } % der möglichen Verteilungen mindestens so gut.
       *[other] { $turns } Züge später ist es bei { $share } % der möglichen Verteilungen mindestens so gut.
    }
coach-judgement = Das Urteil des Ratgebers, 0 bis 100; 50 ist ausgeglichen.
coach-verdict-best = Das Beste, was der Ratgeber sieht.
coach-verdict-good = So gut wie jede andere Wahl.
coach-verdict-weaker = Gut, aber es gibt Besseres.
coach-verdict-slip = Ein Schnitzer.
coach-verdict-grave = Ein schwerer Fehler.
coach-sure-ask = Bist du sicher? Der Ratgeber sieht etwas viel Besseres.
coach-anyway = Trotzdem spielen
coach-put-back = Zurücklegen
coach-guarding = Vor schweren Fehlern nachfragen
coach-new = Neu für dich
coach-got-it = Verstanden
coach-no-notes = Keine Erklärungen mehr
coach-notes = Regeln erklären, wenn sie zum ersten Mal gelten

# The ladder of the levels
ladder-next = Nächste Stufe: { $level }
ladder-down = Eine Stufe tiefer: { $level }

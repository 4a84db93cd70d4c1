# Caesar & Cleopatra. Kennungen: docs/texts.md

title = Caesar & Cleopatra
blurb = Zwei Seiten werben mit Einfluss und Intrigen um Roms Patrizier, bis die Vertrauensfrage entscheidet.

seat-caesar = Caesar
seat-cleopatra = Cleopatra

# Namen

term-caesar = Caesar
term-cleopatra = Cleopatra
term-senators = Senatoren
term-praetors = Praetoren
term-quaestors = Quaestoren
term-censors = Zensoren
term-aediles = Aedilen
term-1 = 1
term-2 = 2
term-3 = 3
term-4 = 4
term-5 = 5
term-philosopher = Philosoph
term-assassination = Anschlag
term-spy = Spion
term-castling = Rochade
term-scout = Kundschafter
term-wrath = Zorn der Götter
term-veto = Veto
term-influence = Einfluss
term-action = Aktion
term-orgy = Orgie
term-shuffle = Orgie „Bitte mischen“
term-up = offen
term-down = verdeckt

option-action-deck = Aktionsstapel
option-action-deck-arranged = jeder ordnet ihn selbst
option-action-deck-shuffled = gemischt, für den Einstieg
option-orgies = Orgien
option-orgies-standard = alle drei, die ganze Zeit
option-orgies-leave-after-two-groups = eine fällt weg, sobald zwei Gruppen abgeschlossen sind
option-orgies-one-fewer = von Anfang an eine weniger

# Satzteile

at-group = { $group_id ->
   *[other] bei den { $group }
}
to-group = { $group_id ->
   *[other] zu den { $group }
}
at-groups = { $groups_0_id ->
   *[other] bei den { $groups_0 }
} und { $groups_1_id ->
   *[other] den { $groups_1 }
}
one-of-group = { $group_id ->
    [senators] Ein Senator
    [praetors] Ein Praetor
    [quaestors] Ein Quaestor
    [censors] Ein Zensor
    [aediles] Ein Aedil
   *[other] Ein Patrizier ({ $group })
}
a-card = { $card_id ->
    [philosopher] einen Philosophen
    [assassination] einen Anschlag
    [spy] einen Spion
    [castling] eine Rochade
    [scout] einen Kundschafter
    [wrath] den Zorn der Götter
    [veto] ein Veto
   *[other] eine { $card }
}
the-target = { $target_id ->
    [philosopher] den Philosophen
   *[other] die { $target }
}
against-card = { $card_id ->
    [assassination] den Anschlag
    [spy] den Spion
    [castling] die Rochade
    [scout] den Kundschafter
    [wrath] den Zorn der Götter
   *[other] die Karte { $card }
}
from-deck = { $deck_id ->
    [influence] eine Einflusskarte
    [action] eine Aktionskarte
   *[other] eine Karte ({ $deck })
}

# Was möglich ist

prompt-arranging = Ordne deinen Aktionsstapel: Welche Karte kommt als nächste, von oben gezählt?
    .rules = CC-6 CC-17 CC-19 CC-61 CC-65 CC-69 CC-76 CC-78 CC-80
prompt-placing = Lege je eine Karte von 1 bis 5 verdeckt aus, an jede Gruppe eine.
    .rules = CC-24 CC-25 CC-27 CC-21 CC-169
prompt-turn = { $placed ->
    [0] { $acted ->
        [yes] { $usual ->
            [yes] Lege jetzt eine Karte verdeckt oder zwei Karten offen an.
           *[no] Lege jetzt eine Karte verdeckt an.
        }
       *[no] { $optional ->
            [yes] { $usual ->
                [yes] Lege eine Karte verdeckt oder zwei offen an, spiele eine Aktionskarte oder passe.
               *[no] Lege eine Karte verdeckt an, spiele eine Aktionskarte oder passe.
            }
           *[no] { $usual ->
                [yes] Lege eine Karte verdeckt oder zwei offen an oder passe.
               *[no] Lege eine Karte verdeckt an oder passe.
            }
        }
    }
    [1] { $optional ->
        [yes] Lege die zweite Karte offen an; vorher darfst du eine Aktionskarte spielen.
       *[no] Lege die zweite Karte offen an.
    }
   *[other] { $optional ->
        [yes] Spiele eine Aktionskarte oder beende das Ausspielen.
       *[no] Du kannst nichts mehr spielen: Beende das Ausspielen.
    }
}
    .usual = up
    .optional = assassinate spy castle scout wrath
    .rules = CC-30 CC-31 CC-35 CC-36 CC-37 CC-43 CC-44 CC-51 CC-52 CC-60 CC-90 CC-104 CC-148
prompt-answer = { $announced_kind ->
    [assassinate] Dein Gegner plant einen Anschlag auf { $card_id ->
        [philosopher] deinen Philosophen
       *[other] deine { $card }
    } { at-group }. { $optional ->
        [yes] Legst du ein Veto ein?
       *[no] Du hast kein Veto.
    }
    [spy] Dein Gegner schickt einen Spion: Er sieht deine Hand und lässt dich eine Karte ablegen. { $optional ->
        [yes] Legst du ein Veto ein?
       *[no] Du hast kein Veto.
    }
    [castle] Dein Gegner spielt eine Rochade { at-groups }. { $optional ->
        [yes] Legst du ein Veto ein?
       *[no] Du hast kein Veto.
    }
    [scout] Dein Gegner schickt einen Kundschafter, der deine Karten { at-group } aufdecken soll. { $optional ->
        [yes] Legst du ein Veto ein?
       *[no] Du hast kein Veto.
    }
   *[wrath] Dein Gegner beschwört den Zorn der Götter auf alle Karten { at-group } herab. { $optional ->
        [yes] Legst du ein Veto ein?
       *[no] Du hast kein Veto.
    }
}
    .optional = veto
    .rules = CC-80 CC-81 CC-82 CC-83
prompt-striking = Du siehst die Handkarten deines Gegners. Welche muss weg?
    .rules = CC-65 CC-66 CC-67 CC-68
prompt-laying = Rochade: Lege deine Karten wieder verdeckt an die beiden Gruppen ({ $laid } von { $lifted } gelegt).
    .rules = CC-69 CC-70 CC-71 CC-72
prompt-offer = Eine Karte hat deine Hand verlassen: Du darfst dafür eine nachziehen.
    .rules = CC-68 CC-82
prompt-swapping = { $to_draw ->
    [0] Passen: Lege beliebig viele Handkarten ab und ziehe dann ebenso viele nach.
    [one] Eine Karte abgelegt. Noch eine, oder nachziehen?
   *[other] { $to_draw } Karten abgelegt. Noch eine, oder nachziehen?
}
    .rules = CC-148 CC-149 CC-150 CC-151
prompt-drawing = { $to_draw ->
    [one] Ziehe noch eine Karte: Von welchem Reservestapel?
   *[other] Ziehe { $to_draw } Karten: Von welchem Reservestapel kommt die nächste?
}
    .rules = CC-99 CC-100 CC-101

wait-arranging = { $seat } ordnet den Aktionsstapel.
wait-placing = { $seat } legt die ersten Karten aus.
wait-turn = { $seat } ist am Zug.
wait-answer = { $seat } kann ein Veto einlegen.
wait-striking = { $seat } sieht sich die Handkarten des Gegners an.
wait-laying = { $seat } rochiert.
wait-offer = { $seat } darf eine Karte nachziehen.
wait-swapping = { $seat } tauscht Karten aus.
wait-drawing = { $seat } zieht nach.

# Möglichkeiten

kind-arrange = Nächste Karte des Aktionsstapels
kind-setup = Eine erste Karte auslegen
kind-down = Eine Karte verdeckt anlegen
kind-up = Zwei Karten offen anlegen, eine nach der anderen
kind-assassinate = Anschlag: eine offene Karte entfernen
kind-castle = Rochade: zwei Gruppen neu ordnen
kind-scout = Kundschafter: Karten aufdecken
kind-wrath = Zorn der Götter: eine Gruppe leeren
kind-strike = Den Gegner eine Karte ablegen lassen
kind-lay = Eine Karte wieder anlegen
kind-discard = Eine Karte ablegen
kind-draw = Eine Karte ziehen

choice-arrange = { $card }
choice-setup = Auslegen: { a-card } { to-group }
choice-down = Verdeckt: { a-card } { to-group }
choice-up = Offen: { a-card } { to-group }
choice-pass = Passen und Karten austauschen
choice-end = Ausspielen beenden
choice-assassinate = Anschlag auf { $card_id ->
    [philosopher] den Philosophen
   *[other] die { $card }
} { at-group }
choice-spy = Spion: die Handkarten des Gegners ansehen
choice-castle = Rochade { at-groups }
choice-scout = Kundschafter { at-group }
choice-wrath = Zorn der Götter { at-group }
choice-veto = Veto einlegen
choice-allow = Zulassen
choice-strike = Ablegen lassen: { a-card }
choice-lay = Anlegen: { a-card } { to-group }
choice-discard = Ablegen: { a-card }
choice-done = Jetzt nachziehen
choice-draw = Ziehen: { from-deck }
choice-decline = Nichts ziehen

# Beschriftungen

board-moment = Zug { $turn }
board-moment-start = Vor dem ersten Zug
board-open-points = { $count ->
    [one] offener Punkt
   *[other] offene Punkte
}
board-final-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
board-patricians = { $count ->
   *[other] Patrizier
}
board-in-hand = auf der Hand
board-discards = { $count ->
   *[other] abgelegt
}
board-reserve-influence = Einfluss
board-reserve-action = Aktion
board-vote-cards = Fragen
board-last-turned = Aufgedeckt
board-votes-to-come = kommt noch
board-vote-turned = aufgedeckt
board-all-won = alle gewonnen
board-tab-discards = Ablage
board-none = keine
board-card = { $side }: { $card }
board-card-down = { $side }: verdeckt
board-card-known = { $side }: { $card }, verdeckt
board-lane = { $side }, { $group }
board-lane-sum = { $side }: { $sum } offen, { $down } verdeckt, { $philosophers ->
    [0] kein Philosoph
    [one] ein Philosoph
   *[other] { $philosophers } Philosophen
}
board-pips = { $group }: Caesar { $caesar }, Cleopatra { $cleopatra }, noch { $left }
board-gauge = { $count } von 8 Karten, { $own } von 5 auf deiner Seite
board-gauge-open = { $count } von 8 Karten
board-reserve-of = { $side }: { $deck_id ->
    [influence] { $count ->
        [one] 1 Einflusskarte
       *[other] { $count } Einflusskarten
    }
   *[action] { $count ->
        [one] 1 Aktionskarte
       *[other] { $count } Aktionskarten
    }
} in Reserve
board-vote-pile = { $count ->
    [one] 1 Karte im Stapel der Vertrauensfragen
   *[other] { $count } Karten im Stapel der Vertrauensfragen
}
board-last-vote = Zuletzt aufgedeckt: { $card }
board-secret = Dein geheimer Bonus
board-secret-group = 3 { $group }: +2 Punkte
board-step-act = Aktion
board-step-acted = Aktion: { $card }
board-step-place = Einfluss: 1 oder 2 Karten
board-step-draw = Auf fünf nachziehen
board-step-vote = Vertrauensfrage aufdecken
board-step-passive = Passen: Karten tauschen
board-once = eine Aktion je Zug
board-no-target = kein Ziel
board-no-place = kein Platz
board-reply = nur als Antwort
board-chosen = { $card }, gewählt
board-place-card = { $number }: { $card }
board-lay-there = Anlegen: { a-card } { to-group }
board-target-card = { $card } { at-group }
board-target-group = { $group }
board-take-up = Zurücknehmen: { a-card } { at-group }
board-my-hand = Deine Handkarten
board-lifted = Karten zum Anlegen
board-first-set = Karten zum Auslegen
board-their-hand = Die Handkarten von { $seat }
board-hand-seen = { $name } sieht deine Handkarten
board-deck-order = Dein Aktionsstapel, von oben
board-presets = Beginnen mit
board-preset-balanced = Ausgewogen
board-preset-attack = Angriff zuerst
board-preset-defence = Abwehr zuerst
board-arrange-keys = Ziehe die Karten an ihren Platz oder verschiebe eine gewählte mit den Pfeiltasten. Nummer 1 wird zuerst gezogen.
board-arrange-ready = Dein Aktionsstapel, von oben. Ändere die Reihenfolge, wie du magst.
board-send-deck = Diese Reihenfolge nehmen
board-hint-one = Lege { a-card } an eine markierte Gruppe.
board-hint-one-or-two = Lege { a-card } verdeckt an eine markierte Gruppe, oder wähle eine zweite Karte und lege beide offen.
board-hint-two = Beide offen: Wohin kommt { $card_id ->
    [philosopher] der Philosoph
   *[other] die { $card }
}?
board-ready-down = { choice-down }. Zwei Karten lägen offen.
board-ready-only = { choice-down }
board-ready-up = { choice-up }
board-ready-two = Offen: { $first } und { $second }.
board-face-up = Offen
board-face-down = Verdeckt
board-setup-hint = Wohin kommt die { $card }? An jede Gruppe eine Karte, verdeckt.
board-setup-ready = Alle fünf Karten liegen. Du kannst sie noch umlegen.
board-castle-hint = Wohin kommt { $card_id ->
    [philosopher] der Philosoph
   *[other] die { $card }
}?
board-castle-ready = Alle Karten liegen. Du kannst sie noch umlegen.
board-swap-ready = { $count ->
    [one] Eine Karte austauschen
   *[other] { $count } Karten austauschen
}
board-lay = Anlegen
board-lay-all = Anlegen
board-swap = Austauschen
board-swap-none = Nichts austauschen
board-strike = Ablegen lassen
board-next = als nächste: { $card }
board-target-assassinate = Wen trifft der Anschlag? Wähle eine offene Karte des Gegners.
board-target-castle = Wähle zwei Gruppen. Dort verteilst du deine Karten neu, verdeckt.
board-target-castle-second = Und die zweite Gruppe?
board-target-scout = Bei welcher Gruppe deckst du Karten auf?
board-target-wrath = Welche Gruppe leerst du?
board-play = Ausspielen
board-seen-in-hand = Sicher auf der Hand von { $seat }
board-discards-of = Ablage von { $seat }
board-short-patricians = Patr.
board-short-hand = Hand
board-short-influence = Einfl.
board-short-action = Aktion
board-short-discards = abgel.
aim = Gewinne Patrizier durch Vertrauensfragen: Jeder zählt einen Punkt, die Mehrheit einer Gruppe noch einen. Wer die meisten Punkte hat, gewinnt.
board-gloss-influence = Einflusskarte
board-gloss-action = Aktionskarte
board-gloss-group = { $count ->
    [one] ein Patrizier
   *[other] { $count } Patrizier
}
board-gloss-points = Jeder Patrizier zählt 1 Punkt, die Mehrheit der Gruppe 1 mehr, die ganze Gruppe noch 1.
board-gloss-won = Du hast { $mine }, { $name } { $theirs }, { $left ->
    [one] einer ist
   *[other] { $left } sind
} noch zu gewinnen.
board-gloss-cards = { $count } von 8 Karten liegen hier.
board-gloss-seven = 7 von 8 Karten liegen hier: Mit der nächsten kommt es sofort zur Vertrauensfrage, ohne Karte vom Stapel.
board-gloss-spy = Auf der Hand von { $name }: { $influence } Einfluss, { $action } Aktion.
board-refuse-finished = Nicht hier ({ $group }): Alle sind gewonnen.
board-refuse-five = Nicht hier ({ $group }): Du hast dort schon fünf Karten.
board-refuse-eight = Nicht hier ({ $group }): Es liegen schon acht Karten.
board-refuse-draw = Ziehe zuerst.
board-refuse-two = Du hast schon zwei Karten angelegt; mehr sind in einem Zug nicht erlaubt.
board-refuse-full = An keiner Gruppe ist ein Platz frei.
board-refuse-veto = Ein Veto ist eine Antwort: Spiele es, wenn dein Gegner eine Aktion ansagt.
board-refuse-once = { $card } muss warten: Du hast in diesem Zug schon eine Aktion gespielt.
board-refuse-target = { $card } hat jetzt kein Ziel.
board-acta-lost = { $seat } verliert { a-card }.
board-acta-won = { one-of-group } geht an { $seat }{ $left ->
    [0] , es war der letzte
   *[other] { "" }
}.
board-acta-castled = Verdeckte Karten dort: { $sizes_0 } und { $sizes_1 }.
board-acta-eight = Dort liegen acht Karten, daher braucht es keine Karte vom Stapel.
board-acta-lower = Mit einem Philosophen gewinnt die niedrigere Summe.
board-acta-gone = Die Gruppe ist abgeschlossen: Die Karte kommt aus dem Spiel, und die nächste wird aufgedeckt.
board-why-group = Die { $group } gaben den Ausschlag, { $more } zu { $fewer }{ $bonus ->
    [yes] , mit einer geheimen Bonuskarte
   *[other] { "" }
}.
board-why-tie = Beide Seiten haben gleich viele Punkte und Patrizier.
board-ledger = Punkte nach Gruppen
board-ledger-points = Punkte
board-ledger-total = Summe
board-ledger-so-far = Bisher
board-ledger-majority = Mehrheit { $points }
board-ledger-whole-group = ganze Gruppe { $points }
board-ledger-bonus = Bonus { $points }
board-pass = Passen
board-end = Beenden
board-veto = Veto
board-allow = Zulassen
board-allows = { $name } lässt es zu
board-done = Nachziehen
board-decline = Nichts ziehen

# Was geschehen ist

event-arranged = { $seat } wählt Karte { $place } des Aktionsstapels.
event-arranged-known = { $seat } legt { a-card } an die { $place }. Stelle des Aktionsstapels.
event-bonus-dealt = { $seat } erhält eine geheime Bonuskarte.
event-bonus-dealt-known = { $seat } erhält die Bonuskarte der { $group }.
event-set-up = { $seat } legt eine erste Karte verdeckt { to-group }.
event-set-up-known = { $seat } legt { a-card } verdeckt { to-group }.
event-turn = Zug { $turn }: { $seat } ist am Zug.
event-placed = { $face_id ->
    [up] { $seat } legt { a-card } offen { to-group }.
   *[down] { $seat } legt eine Karte verdeckt { to-group }.
}
event-placed-known = { $seat } legt { a-card } verdeckt { to-group }.
event-passed = { $seat } passt.
event-announced = { $card_id ->
    [assassination] { $seat } spielt einen Anschlag auf { the-target } { at-group }.
    [spy] { $seat } schickt einen Spion.
    [castling] { $seat } spielt eine Rochade { at-groups }.
    [scout] { $seat } schickt einen Kundschafter { to-group }.
    [wrath] { $seat } beschwört den Zorn der Götter auf alle Karten { at-group } herab.
   *[other] { $seat } spielt { $card }.
}
event-allowed = { $seat } lässt es zu.
event-plays-ended = { $seat } beendet das Ausspielen.
event-vetoed = { $seat } legt ein Veto gegen { against-card } ein.
event-assassinated = { $seat } verliert { a-card } { at-group }.
event-hand-shown = { $seat } muss dem Spion alle Handkarten zeigen.
event-hand-shown-known = { $seat } muss dem Spion alle Handkarten zeigen: { $cards }.
event-struck = { $seat } muss { a-card } ablegen.
event-declined = { $seat } zieht nichts nach.
event-drew = { $seat } zieht { from-deck }.
event-drew-known = { $seat } zieht { a-card }.
event-lifted = { $seat } nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} { at-groups } auf.
event-laid = { $seat } legt eine Karte wieder an.
event-laid-known = { $seat } legt { a-card } wieder { to-group }.
event-castled = { $seat } beendet die Rochade { at-groups } (dort verdeckt: { $sizes_0 } und { $sizes_1 }).
event-scouted = { $seat } muss die Karten { at-group } aufdecken: { $cards }.
event-smitten = { $seat } verliert alle Karten { at-group }: { $cards }.
event-waived = { $seat } hat keinen freien Platz mehr und legt nichts an.
event-swapped = { $count ->
    [0] { $seat } tauscht keine Karte aus.
    [one] { $seat } tauscht eine Karte aus.
   *[other] { $seat } tauscht { $count } Karten aus.
}
event-discarded = { $seat } legt { a-card } ab.
event-vote-card = { $card_id ->
    [orgy] { $seat } deckt eine Orgie auf: keine Vertrauensfrage.
    [shuffle] { $seat } deckt die Orgie „Bitte mischen“ auf: keine Vertrauensfrage.
   *[other] { $seat } deckt die Vertrauensfrage auf: { $card }.
}
event-votes-shuffled = { $count ->
    [one] Eine Vertrauensfrage bildet den neuen Stapel.
   *[other] { $count } Karten werden zu einem neuen Stapel Vertrauensfragen gemischt.
}
event-orgy-left = Diese Orgie kommt aus dem Spiel.
event-vote = Vertrauensfrage { at-group }.
event-revealed = { $seat } deckt die Karten { at-group } auf: { $cards }.
event-counted = { $sides_0 } hat { $sums_0 }{ $philosophers_0 ->
    [0] { "" }
    [1] { " " }und einen Philosophen
   *[other] { " " }und { $philosophers_0 } Philosophen
}, { $sides_1 } { $sums_1 }{ $philosophers_1 ->
    [0] { "" }
    [1] { " " }und einen Philosophen
   *[other] { " " }und { $philosophers_1 } Philosophen
}.
event-tied = Gleichstand { at-group }: Alle Karten bleiben offen liegen.
event-patrician-won = { one-of-group } geht an { $seat }; { $left ->
    [0] es war der letzte
    [one] einer ist noch da
   *[other] { $left } sind noch da
}.
event-lost = { $seat } verliert { a-card } { at-group }.
event-group-finished = Die Gruppe der { $group } ist abgeschlossen.
event-cleared = { $seat } legt alle Karten { at-group } ab: { $cards }.
event-alone = { $seat } spielt allein weiter: Der Gegner hat keine Einflusskarten mehr.
event-bonus-shown = Die Bonuskarten: { $sides_0 } hatte die { $groups_0 }, { $sides_1 } die { $groups_1 }.
event-ended = Das Spiel ist zu Ende. { $reason }

# Das Ende

reason-patricians = Alle Patrizier sind gewonnen.
reason-influence = Niemand hat mehr Einflusskarten.
reason-alone-full = Wer allein weiterspielte, hat an jeder Gruppe fünf Karten.
reason-alone-blocked = Wer allein weiterspielte, hat keinen freien Platz und kann keinen schaffen.
reason-deadlock = Jede Gruppe ist voll, und keine Karte kann mehr etwas daran ändern.
reason-idle = Sechsmal in Folge wurde gepasst, ohne eine Karte auszutauschen.

line-patricians = { $group }: { $won ->
    [one] ein Patrizier
   *[other] { $won } Patrizier
}
line-majority = { $group }: die Mehrheit
line-whole-group = { $group }: die ganze Gruppe
line-bonus = { $group }: der Einflussbonus

# Das gezeichnete Spielfeld

board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-hand-size = Hand: { $influence } Einfluss + { $action } Aktion
board-reserve = Reserve: { $influence } + { $action }
board-hidden = verdeckt
board-open = offen
board-sum = Summe
board-votes = Stand
board-finished = alle gewonnen
board-hand = Hand
board-empty = leer
board-bonus = Bonus
board-seen = sicher auf der Hand des Gegners
board-deck = Aktionsstapel von oben
board-castling = Auf der Hand für die Rochade
board-to-come = Es kommen
board-turned = Aufgedeckt

# Wie man den Aktionsstapel ordnen kann

preset-balanced = balanced, ausgewogen: von allem etwas
preset-attack = attack, Angriff zuerst: Anschläge, Spione und Zorn oben
preset-defence = defence, Abwehr zuerst: Vetos, Kundschafter und Rochaden oben

# Die Regeln, mit unseren eigenen Worten

rule-CC-1 = Zum Spiel gehören 135 Karten: 35 neutrale, 50 römische und 50 ägyptische.
    .section = Material
rule-CC-2 = Neutral sind 21 Patrizier, 8 Vertrauensfragen und 6 Bonuskarten.
rule-CC-3 = Die Patrizier bilden fünf Gruppen: 5 Senatoren, 5 Praetoren, 5 Quaestoren, 3 Zensoren und 3 Aedilen.
rule-CC-4 = Jede Seite besitzt 37 Einflusskarten und 13 Aktionskarten.
rule-CC-5 = Unter den Einflusskarten einer Seite kommt jeder Wert von 1 bis 5 siebenmal vor, dazu zweimal der Philosoph.
rule-CC-6 = Die Aktionskarten einer Seite: 4 Anschläge, 2 Spione, 2 Rochaden, 2 Kundschafter, 1 Zorn der Götter und 2 Vetos.
rule-CC-7 = Die Vertrauensfragen: eine für jede Gruppe, zwei einfache Orgien und eine Orgie „Bitte mischen“.
rule-CC-8 = Bonuskarten gibt es je zwei für Senatoren, Praetoren und Quaestoren, keine für Zensoren und Aedilen.
rule-CC-9 = Die Karten beider Seiten wirken gleich. Einfluss- und Aktionskarten haben verschiedene Rückseiten; deshalb sehen alle, wie viele von jeder Sorte auf einer Hand sind und von welchem Stapel gezogen wird.
rule-CC-10 = Die fünf Gruppen der Patrizier liegen offen nebeneinander zwischen den Spielern.
    .section = Vorbereitung
rule-CC-11 = Die Reihenfolge der Patrizier innerhalb einer Gruppe spielt keine Rolle.
rule-CC-12 = Die Vertrauensfragen werden gemischt und liegen als verdeckter Stapel bereit.
rule-CC-13 = Ein Spieler ist Caesar mit den römischen Karten, der andere Cleopatra mit den ägyptischen.
rule-CC-14 = Jeder nimmt aus seinen Einflusskarten von jedem Wert von 1 bis 5 zwei heraus, zusammen zehn.
rule-CC-15 = Unter den zehn Karten der Vorbereitung ist kein Philosoph.
rule-CC-16 = Die übrigen 27 Einflusskarten werden gemischt und bilden verdeckt den ersten Reservestapel.
rule-CC-17 = Jeder bringt seine 13 Aktionskarten in eine beliebige Reihenfolge; verdeckt bilden sie den zweiten Reservestapel.
rule-CC-18 = Für den Einstieg: Die Aktionskarten werden gemischt statt geordnet.
rule-CC-19 = Nach der Vorbereitung sieht niemand mehr einen Reservestapel durch, auch den eigenen nicht. Wer seinen Aktionsstapel selbst geordnet hat, darf sich die Reihenfolge natürlich merken.
rule-CC-20 = Sind die Aktionsstapel geordnet, werden die Bonuskarten gemischt, und jeder bekommt verdeckt eine, noch bevor die ersten Karten ausgelegt werden.
rule-CC-21 = Deine Bonuskarte kennst nur du; du hältst sie bis zur Wertung geheim.
rule-CC-22 = Die vier übrigen Bonuskarten kommen ungesehen aus dem Spiel.
rule-CC-23 = Beide Spieler können eine Bonuskarte für dieselbe Gruppe haben.
rule-CC-24 = Jeder legt einen Satz von 1 bis 5 verdeckt aus, an jede Gruppe genau eine Karte seiner Wahl.
rule-CC-25 = Der andere Satz von 1 bis 5 sind die ersten Handkarten.
rule-CC-26 = Unter den ersten Handkarten ist keine Aktionskarte.
rule-CC-27 = Beim Auslegen der ersten Karten weiß niemand, was der Gegner legt.
rule-CC-28 = Den ersten Zug hat immer Cleopatra.
    .section = Der Zug
rule-CC-29 = Die Spieler sind abwechselnd am Zug.
rule-CC-30 = In deinem Zug spielst du entweder Karten aus (aktiver Zug) oder passt (passiver Zug).
rule-CC-31 = Ein aktiver Zug: Du legst Einfluss an (Pflicht) und spielst dabei auf Wunsch eine Aktion. Dann folgen, wenn nötig, außerordentliche Vertrauensfragen; du füllst die Hand auf und deckst eine Vertrauensfrage auf.
rule-CC-32 = Du darfst auch passen, wenn du aktiv werden könntest.
rule-CC-33 = Du musst passen, wenn du keine Einflusskarte auf der Hand hast, oder keinen freien Platz dafür und keine Aktion auf der Hand, die einen schafft. Das können nur der Zorn der Götter und ein Anschlag an einer vollen Gruppe, an der du weniger als fünf Karten hast; die Rochade kann es nie.
rule-CC-34 = Nach deinem Zug ist dein Gegner am Zug.
rule-CC-35 = Im aktiven Zug musst du eine oder zwei Einflusskarten anlegen.
    .section = Einfluss anlegen
rule-CC-36 = Eine einzelne Karte wird verdeckt angelegt.
rule-CC-37 = Zwei Karten werden offen angelegt.
rule-CC-38 = Eine einzelne Karte offen anzulegen, ist nicht erlaubt. Eine erste Karte darfst du nur offen anlegen, wenn du für die zweite eine Karte und einen Platz hast.
rule-CC-39 = Zwei verdeckte Karten oder eine offene und eine verdeckte sind nicht erlaubt.
rule-CC-40 = Mehr als zwei Einflusskarten legst du in einem Zug nie an.
rule-CC-41 = Zwei Karten darfst du an dieselbe Gruppe oder an zwei verschiedene anlegen.
rule-CC-42 = Du legst nur auf deiner eigenen Seite an.
rule-CC-43 = An einer Gruppe darfst du höchstens fünf eigene Einflusskarten haben.
rule-CC-44 = Beide Spieler zusammen dürfen an einer Gruppe höchstens acht Einflusskarten haben.
rule-CC-45 = Die Karten der Vorbereitung zählen bei den Grenzen von fünf und acht mit.
rule-CC-46 = Ein Philosoph zählt bei den Grenzen von fünf und acht als eine Karte.
rule-CC-47 = An eine Gruppe, deren Patrizier alle gewonnen sind, wird nichts mehr angelegt.
rule-CC-48 = Deine eigenen verdeckten Karten darfst du jederzeit ansehen.
rule-CC-49 = Verdeckte Karten des Gegners zeigt nur ein Kundschafter oder eine Vertrauensfrage.
rule-CC-50 = Wer nur eine Einflusskarte auf der Hand hat, legt sie verdeckt an.
rule-CC-51 = Im aktiven Zug darfst du eine Aktionskarte spielen, mehr nicht.
    .section = Eine Aktion spielen
rule-CC-52 = Eine Aktionskarte darfst du vor, zwischen oder nach dem Anlegen spielen.
rule-CC-53 = Wer das Ausspielen beendet hat, spielt keine Aktion mehr: Außerordentliche Vertrauensfragen, Auffüllen und Vertrauensfrage folgen ohne Unterbrechung.
rule-CC-54 = Eine Aktion wirkt sofort.
rule-CC-55 = Die gespielte Aktionskarte kommt offen auf den eigenen Ablagestapel. Alle Ablagestapel dürfen jederzeit durchgesehen werden.
rule-CC-56 = Eine Aktion allein ist kein Zug: Du musst auch Einfluss anlegen.
rule-CC-57 = Wer passt, spielt keine Aktion.
rule-CC-58 = Du darfst eine Aktion zuerst spielen, um Platz zum Anlegen zu schaffen.
rule-CC-59 = Bleibt dir wegen eines Vetos kein Platz für Einfluss, legst du nichts an; außerordentliche Vertrauensfragen, Auffüllen und Vertrauensfrage folgen wie sonst.
rule-CC-60 = Eine Aktion braucht ein Ziel. Anschlag: eine offene Karte des Gegners. Spion: eine Hand, die nicht leer ist. Rochade: zwei nicht abgeschlossene Gruppen, mindestens eine mit einer eigenen Karte (alle Karten dürfen auch an ihren Platz zurück). Kundschafter: eine Gruppe mit einer verdeckten Karte des Gegners. Zorn der Götter: eine nicht abgeschlossene Gruppe mit irgendeiner Einflusskarte, auch wenn es nur eigene sind.
rule-CC-61 = Der Anschlag schickt eine offene Einflusskarte des Gegners auf dessen Ablagestapel.
    .section = Die sechs Aktionen
rule-CC-62 = Verdeckte Karten trifft kein Anschlag.
rule-CC-63 = Ein Anschlag kann einen offenen Philosophen treffen.
rule-CC-64 = Eigene Karten kann ein Anschlag nicht treffen.
rule-CC-65 = Der Spion zeigt dir alle Handkarten des Gegners.
rule-CC-66 = Wer den Spion geschickt hat, wählt eine der gezeigten Karten; sie kommt auf den Ablagestapel des Gegners.
rule-CC-67 = Ein Spion darf eine Einflusskarte, einen Philosophen oder eine Aktionskarte ablegen lassen.
rule-CC-68 = Wer ausspioniert wurde, darf sofort eine Karte von einem der beiden Reservestapel nachziehen, muss aber nicht. Sind beide leer, gibt es nichts zu ziehen.
rule-CC-69 = Für die Rochade wählst du zwei Gruppen, nimmst alle deine Karten dort auf und verteilst sie neu auf dieselben zwei Gruppen.
rule-CC-70 = Nach einer Rochade liegen alle aufgenommenen Karten verdeckt, auch die vorher offenen.
rule-CC-71 = Bei einer Rochade darf eine der beiden Gruppen ohne eigene Karte bleiben.
rule-CC-72 = Auch bei der Rochade gelten die Grenzen von fünf eigenen Karten und acht insgesamt.
rule-CC-73 = Die Rochade bewegt nie Karten des Gegners.
rule-CC-74 = Die Rochade darf auch Philosophen bewegen.
rule-CC-75 = Bringt eine Rochade eine Gruppe auf acht Karten, folgt am Ende des Zuges eine außerordentliche Vertrauensfrage.
rule-CC-76 = Der Kundschafter deckt alle Karten des Gegners an einer Gruppe auf; sie bleiben offen.
rule-CC-77 = Der Kundschafter deckt keine eigenen Karten auf.
rule-CC-78 = Der Zorn der Götter schickt an einer Gruppe alle Einflusskarten beider Seiten auf die Ablagestapel ihrer Besitzer.
rule-CC-79 = Der Zorn der Götter lässt die Patrizier unberührt.
rule-CC-80 = Ein Veto wird außer der Reihe gespielt, sobald der Gegner eine Aktion mit ihrem Ziel angekündigt hat, und hebt sie auf. Die Aktion wirkt nur, wenn kein Veto kommt.
rule-CC-81 = Veto und aufgehobene Aktion kommen auf die Ablagestapel ihrer Besitzer.
rule-CC-82 = Wer ein Veto gespielt hat, darf eine Karte von einem der beiden Reservestapel nachziehen, muss aber nicht. Sind beide leer, gibt es nichts zu ziehen.
rule-CC-83 = Gegen ein Veto gibt es kein Veto.
rule-CC-84 = Ein Veto kann nicht die Aktion des eigenen Zuges sein.
rule-CC-85 = Auch eine durch ein Veto aufgehobene Aktion zählt als die eine Aktion des Zuges.
rule-CC-86 = Ein Veto verbraucht nicht die Aktion des eigenen nächsten Zuges.
rule-CC-87 = Ein aufgehobener Spion hat nichts gesehen.
rule-CC-88 = Vertrauensfragen, Anlegen und Passen kann ein Veto nicht aufhalten.
rule-CC-89 = Ein Veto darf auch spielen, wer keine Einflusskarten mehr hat.
rule-CC-90 = Liegen am Ende eines aktiven Zuges, vor dem Auffüllen, acht Einflusskarten an einer Gruppe, wird dort sofort eine außerordentliche Vertrauensfrage gestellt, ohne dass eine Karte aufgedeckt wird.
    .section = Die außerordentliche Vertrauensfrage
rule-CC-91 = Liegen an einer Gruppe, die acht Karten erreicht hatte, am Ende des Zuges wieder weniger, entfällt dort die außerordentliche Vertrauensfrage.
rule-CC-92 = Liegen an mehreren Gruppen acht Karten, wird an jeder die Vertrauensfrage gestellt, in der Reihenfolge, in der die Gruppen liegen.
rule-CC-93 = Außerordentliche Vertrauensfragen kommen vor dem Auffüllen und vor der Vertrauensfrage, die am Ende des Zuges aufgedeckt wird.
rule-CC-94 = Auch nach einer außerordentlichen Vertrauensfrage wird noch die Vertrauensfrage des Zuges aufgedeckt; sie kann sogar dieselbe Gruppe treffen.
rule-CC-95 = Eine außerordentliche Vertrauensfrage wird genau wie jede andere ausgewertet.
rule-CC-96 = Nach einem Gleichstand bei einer außerordentlichen Vertrauensfrage bleiben die acht Karten liegen, und nichts kommt mehr dazu; nur Aktionskarten können dort noch etwas ändern.
rule-CC-97 = Liegen am Ende eines späteren aktiven Zuges immer noch acht Karten an einer Gruppe, wird dort erneut eine außerordentliche Vertrauensfrage gestellt.
rule-CC-98 = Durch eine außerordentliche Vertrauensfrage wechselt keine Karte „Vertrauensfrage“ ihren Platz.
rule-CC-99 = Nach dem Ausspielen ziehst du nach, bis du fünf Handkarten hast.
    .section = Die Hand auffüllen
rule-CC-100 = Du ziehst einzeln und wählst bei jeder Karte einen deiner beiden Reservestapel.
rule-CC-101 = Ist ein Reservestapel leer, ziehst du vom anderen; sind beide leer, bleibt deine Hand kleiner.
rule-CC-102 = Mehr als fünf Karten hast du nie auf der Hand.
rule-CC-103 = Ablagestapel werden nie wieder in die Reserve gemischt.
rule-CC-104 = Am Schluss eines aktiven Zuges wird die oberste Vertrauensfrage aufgedeckt.
    .section = Die Vertrauensfrage des Zuges
rule-CC-105 = Zeigt die aufgedeckte Karte eine Gruppe, wird dort sofort die Vertrauensfrage gestellt.
rule-CC-106 = Aufgedeckte Vertrauensfragen kommen offen neben den Stapel.
rule-CC-107 = Bei einer einfachen Orgie gibt es keine Vertrauensfrage; die Karte kommt offen neben den Stapel.
rule-CC-108 = Bei der Orgie „Bitte mischen“ werden alle Vertrauensfragen, die noch im Spiel sind, aufgedeckt oder nicht, mit dieser Orgie zu einem neuen Stapel gemischt; eine Vertrauensfrage gibt es nicht. Auch die aufgedeckte Karte einer abgeschlossenen Gruppe kommt hinein.
rule-CC-109 = Nach einer Orgie, gleich welcher, wird keine weitere Vertrauensfrage aufgedeckt.
rule-CC-110 = Zwischen zwei Mischvorgängen kommt jede Gruppe höchstens einmal.
rule-CC-111 = Der Stapel der Vertrauensfragen ist nie leer, wenn aufgedeckt werden muss.
rule-CC-112 = Die Vertrauensfrage einer abgeschlossenen Gruppe hat keine Wirkung und kommt aus dem Spiel; sofort wird die nächste aufgedeckt.
rule-CC-113 = Bis sie aufgedeckt wird, bleibt die Vertrauensfrage einer abgeschlossenen Gruppe im Stapel.
rule-CC-114 = Bei einer Vertrauensfrage decken zuerst beide Spieler alle ihre Karten an der Gruppe auf.
    .section = Die Vertrauensfrage
rule-CC-115 = Der Einfluss einer Seite ist die Summe ihrer Zahlenkarten an der Gruppe; ein Philosoph zählt 0.
rule-CC-116 = Ohne Philosophen gewinnt die höhere Summe.
rule-CC-117 = Wer gewinnt, nimmt den obersten Patrizier und legt ihn offen vor sich hin.
rule-CC-118 = Die Seite mit der höheren Summe verliert ihre höchste Zahl an der Gruppe.
rule-CC-119 = Die Seite mit der niedrigeren Summe verliert ihre niedrigste Zahl an der Gruppe.
rule-CC-120 = Wer an der Gruppe keine Zahl hat, verliert keine.
rule-CC-121 = Verlorene Karten kommen offen auf den Ablagestapel ihres Besitzers.
rule-CC-122 = Alle anderen Karten an der Gruppe bleiben nach der Vertrauensfrage offen liegen.
rule-CC-123 = Bei gleichen Summen gewinnt niemand und niemand verliert etwas; die Karten bleiben offen liegen.
rule-CC-124 = Eine Gruppe mit Gleichstand wird bei ihrer nächsten Vertrauensfrage neu gezählt, mit allem, was dazugekommen ist.
rule-CC-125 = Eine Seite mit Zahlenkarten schlägt eine Seite ohne Karten, wenn kein Philosoph an der Gruppe liegt.
rule-CC-126 = Hat an der Gruppe niemand eine Karte, ändert die Vertrauensfrage nichts.
rule-CC-127 = Eine Vertrauensfrage betrifft nur ihre eigene Gruppe.
rule-CC-128 = Beispiel: Caesar hat 3 und 4, Cleopatra 2, 3 und 3. Cleopatra gewinnt und verliert eine 3; Caesar verliert seine 3.
rule-CC-129 = Ein Philosoph wird wie jede Einflusskarte angelegt, offen oder verdeckt.
    .section = Der Philosoph
rule-CC-130 = Hat nur eine Seite einen Philosophen an der Gruppe, gewinnt die niedrigere Summe.
rule-CC-131 = Es ist gleich, wem der Philosoph gehört: Die niedrigere Summe gewinnt, auch wenn das seinem Besitzer schadet.
rule-CC-132 = Wird eine Vertrauensfrage entschieden, gehen außerdem alle Philosophen an der Gruppe verloren.
rule-CC-133 = Beispiel: Cleopatra hat 4 und 5, Caesar 3 und einen Philosophen. Caesar gewinnt und verliert die 3 und den Philosophen; Cleopatra verliert die 5.
rule-CC-134 = Bei gleichen Summen ist die Entscheidung vertagt; alle Karten bleiben offen liegen, auch die Philosophen.
rule-CC-135 = Liegt an der ganzen Gruppe nur ein Philosoph, ist die Entscheidung vertagt, und er bleibt offen liegen.
rule-CC-136 = Eine Seite mit nichts als einem Philosophen gewinnt gegen Zahlen ohne Philosophen. Liegt bei den Zahlen auch einer, heben sich die beiden auf, und die Zahlen gewinnen.
rule-CC-137 = Je ein Philosoph auf beiden Seiten: Die beiden heben sich auf, die höhere Summe gewinnt, und beide Philosophen gehen verloren.
rule-CC-138 = Bei einem gegen zwei Philosophen gewinnt die niedrigere Summe.
rule-CC-139 = Trifft ein Philosoph auf zwei, gehen bei der Entscheidung alle drei verloren.
rule-CC-140 = Zwei Philosophen gegen keinen zählen wie einer. Sie heben sich nicht gegenseitig auf, und beide gehen verloren.
rule-CC-141 = Zwei Philosophen gegen zwei heben sich auf: Die höhere Summe gewinnt, und alle vier gehen verloren.
rule-CC-142 = Liegen nur Philosophen an der Gruppe, ist die Entscheidung vertagt.
rule-CC-143 = Zahlen mit einem Philosophen gegen eine leere Seite: Die leere Seite gewinnt den Patrizier.
rule-CC-144 = Ein Philosoph, der nach einem Gleichstand liegen blieb, wirkt auch bei der nächsten Vertrauensfrage.
rule-CC-145 = Ist der letzte Patrizier einer Gruppe gewonnen, kommen alle Einflusskarten dort auf die Ablagestapel ihrer Besitzer.
    .section = Eine abgeschlossene Gruppe
rule-CC-146 = Eine abgeschlossene Gruppe wird nach gewöhnlichen wie nach außerordentlichen Vertrauensfragen geräumt.
rule-CC-147 = Was auch immer die Vertrauensfrage selbst kostet: An einer abgeschlossenen Gruppe bleibt keine Einflusskarte.
rule-CC-148 = Wer passt, darf beliebig viele Handkarten ablegen oder auch keine.
    .section = Der passive Zug
rule-CC-149 = Karten, die du beim Passen ablegst, kommen offen auf deinen Ablagestapel.
rule-CC-150 = Wer passt, legt zuerst alles ab, was weg soll, und zieht dann ebenso viele Karten, jede von einem Reservestapel seiner Wahl. Eine Hand mit weniger als fünf Karten bleibt so klein.
rule-CC-151 = Wer passt, legt nichts an, spielt keine Aktion und deckt keine Vertrauensfrage auf.
rule-CC-152 = Enthält die Reserve weniger Karten, als du beim Passen abgelegt hast, ziehst du, was noch da ist.
rule-CC-153 = Ein passiver Zug führt zu keiner außerordentlichen Vertrauensfrage.
rule-CC-154 = Wer keine Einflusskarte auf der Hand, aber welche in der Reserve hat, hat noch Einfluss.
rule-CC-155 = Das Spiel endet, sobald alle 21 Patrizier gewonnen sind, auch mitten im Zug.
    .section = Das Ende des Spiels
rule-CC-156 = Das Spiel endet, wenn niemand mehr Einflusskarten auf der Hand oder in der Reserve hat. Ausgelegte und abgelegte Karten zählen nicht.
rule-CC-157 = CC-156, CC-158 und CC-160 bis CC-163 werden zwischen den Zügen in dieser Reihenfolge geprüft, nach der Vertrauensfrage des Zuges und auch nach einem passiven Zug.
rule-CC-158 = Hat nur noch ein Spieler Einflusskarten auf der Hand oder in der Reserve, macht er alle weiteren Züge. Der andere hat keinen Zug mehr, kann aber ausspioniert werden, ein Veto spielen und dafür nachziehen.
rule-CC-159 = Wer allein weiterspielt, füllt die Hand wie gewohnt auf.
rule-CC-160 = Hat, wer allein weiterspielt, vor einem Zug an jeder nicht abgeschlossenen Gruppe fünf Karten, endet das Spiel, was auch immer auf der Hand ist und ohne weitere Vertrauensfrage.
rule-CC-161 = Das Spiel endet auch, wenn für den, der allein weiterspielt, aus einem anderen Grund kein Platz frei ist und keine Aktion auf der Hand einen schafft.
rule-CC-162 = Das Spiel endet, wenn an jeder nicht abgeschlossenen Gruppe acht Karten liegen und niemand mehr einen Anschlag oder den Zorn der Götter auf der Hand oder in der Reserve hat.
rule-CC-163 = Das Spiel endet nach sechs passiven Zügen in Folge, in denen keine Karte abgelegt wurde: drei von jedem Spieler oder sechs, wenn einer allein spielt.
rule-CC-164 = Patrizier, die niemand gewonnen hat, zählen für niemanden.
rule-CC-165 = Einflusskarten, die auf der Hand, in der Reserve oder auf dem Tisch übrig sind, zählen nichts.
rule-CC-166 = Jeder gewonnene Patrizier zählt 1 Punkt.
    .section = Wertung
rule-CC-167 = Die Mehrheit einer Gruppe (mindestens 3 von 5, mindestens 2 von 3) zählt 1 Punkt mehr.
rule-CC-168 = Alle Patrizier einer Gruppe zählen noch 1 Punkt mehr.
rule-CC-169 = Hast du mindestens 3 Patrizier der Gruppe auf deiner Bonuskarte, zählt sie 2 Punkte mehr.
rule-CC-170 = Patrizier, Mehrheit, ganze Gruppe und Bonuskarte einer Gruppe werden zusammengezählt.
rule-CC-171 = Beispiel: Alle fünf Quaestoren mit ihrer Bonuskarte zählen 9 Punkte.
rule-CC-172 = Steht es in einer Fünfergruppe am Ende 2 zu 1 und sind zwei Patrizier übrig, hat niemand die Mehrheit.
rule-CC-173 = Wer mehr Punkte hat, gewinnt.
rule-CC-174 = Bei gleichen Punkten gewinnt, wer mehr Patrizier hat.
rule-CC-175 = Sind Punkte und Patrizier gleich, endet das Spiel unentschieden.
rule-CC-176 = Haben beide eine Bonuskarte für dieselbe Gruppe, kann nur einer sie erfüllen.
rule-CC-177 = Variante „eine fällt weg“: Sobald zwei Gruppen abgeschlossen sind, kommt die nächste aufgedeckte einfache Orgie aus dem Spiel. Eine im selben Zug abgeschlossene Gruppe zählt schon mit.
    .section = Varianten
rule-CC-178 = Auch wenn in der Variante „eine fällt weg“ eine Orgie aus dem Spiel kommt, gibt es in diesem Zug keine Vertrauensfrage.
rule-CC-179 = In der Variante „eine fällt weg“ kommt nur eine Orgie aus dem Spiel.
rule-CC-180 = In der Variante „eine fällt weg“ bleibt die Orgie „Bitte mischen“ immer im Spiel.
rule-CC-181 = Variante „eine weniger“: Vor dem Spiel wird eine einfache Orgie entfernt; es bleiben sieben Vertrauensfragen.

# Ablehnungen

refusal-now-arrange = Wähle zuerst die nächste Karte deines Aktionsstapels.
refusal-now-setup = Lege zuerst je eine Karte von 1 bis 5 aus, an jede Gruppe eine.
refusal-now-answer = Antworte zuerst auf die angekündigte Aktion: Lege ein Veto ein oder lasse sie zu.
refusal-now-strike = Wähle zuerst eine der Karten, die du siehst.
refusal-now-lay = Lege zuerst die aufgenommenen Karten wieder an die beiden Gruppen.
refusal-now-offer = Ziehe zuerst eine Karte oder verzichte.
refusal-now-swap = Lege zuerst die Karten ab, die du austauschen willst, oder ziehe jetzt nach.
refusal-now-draw = Wähle zuerst den Reservestapel, von dem du ziehst.
refusal-pass-late = Du hast in diesem Zug schon eine Karte gespielt und kannst nicht mehr passen.
refusal-place-first = Lege zuerst eine Karte verdeckt oder zwei offen an.
refusal-veto-answers = Ein Veto spielst du nur gegen eine Aktion deines Gegners.
refusal-all-placed = Du hast in diesem Zug schon alle Karten angelegt, die du anlegen darfst.
refusal-second-up = Deine erste Karte liegt offen, also muss auch die zweite offen liegen.
refusal-no-card = Du hast diese Karte nicht auf der Hand: { $card }.
refusal-group-finished = Die { $group } sind alle gewonnen. Dort wird nichts mehr angelegt.
refusal-group-own-full = Bei den { $group } liegen schon { $most } deiner Karten, mehr dürfen es nicht sein.
refusal-group-full = Bei den { $group } liegen schon { $most } Karten, mehr dürfen es nicht sein.
refusal-two-up = Offen legst du zwei Karten an zwei freie Plätze. Eine einzelne Karte legst du verdeckt an.
refusal-acted = Du hast in diesem Zug schon eine Aktionskarte gespielt.
refusal-no-placement = Nach dieser Aktion müsstest du Einfluss anlegen, könntest es aber nicht.
refusal-no-target = Dieses Ziel gibt es jetzt nicht: { $action }.

# Das Spiel in einer Minute

intro-aim = Du bist Caesar oder Cleopatra und gewinnst in Vertrauensfragen die Patrizier Roms. Jeder Patrizier zählt 1 Punkt, die Mehrheit einer Gruppe 1 mehr, die ganze Gruppe noch 1, deine geheime Bonuskarte 2.
intro-turn = Lege in deinem Zug eine Einflusskarte verdeckt oder zwei offen an, spiele höchstens eine Aktionskarte, fülle deine Hand auf fünf Karten auf und decke eine Vertrauensfrage auf. Nennt sie eine Gruppe, gewinnt dort die höhere Summe einen Patrizier; hat nur eine Seite einen Philosophen, gewinnt die niedrigere. Oder passe und tausche Karten aus.
intro-end = Das Spiel endet, wenn alle 21 Patrizier gewonnen sind oder niemand mehr Einflusskarten hat. Wer mehr Punkte hat, gewinnt.
intro-table = In der Mitte liegen die fünf Gruppen der Patrizier, auf jeder Seite davon die Einflusskarten eines Spielers. Jeder hat zwei Reservestapel, einen Ablagestapel und bis zu fünf Handkarten; neben den Patriziern liegen die Vertrauensfragen.
intro-example = Caesar legt eine 4 und eine 2 offen zu den Aedilen, zieht zwei Karten und deckt die Vertrauensfrage der Aedilen auf. Cleopatra deckt ihre 5 dort auf. Caesar hat 6, Cleopatra 5: Caesar nimmt einen Aedil und verliert die 4, Cleopatra verliert die 5. Die 2 bleibt für die nächste Vertrauensfrage liegen.

# Das Spiel in drei Schritten, für eine Einladung

step-1 = Lege Karten an die fünf Gruppen an: eine verdeckt oder zwei offen.
step-2 = Decke eine Karte „Vertrauensfrage“ auf. Nennt sie eine Gruppe, wird dort die Vertrauensfrage gestellt.
step-3 = Die höhere Summe gewinnt einen Patrizier. Ein Anschlag oder ein Spion kann das ändern.

# What the coach speaks of

opinion-won = die Aussicht auf den Sieg
opinion-points = gewonnene Punkte ({ $thing })
opinion-vote = die nächste Vertrauensfrage ({ $thing })
opinion-majority = der Weg zur Mehrheit ({ $thing })
opinion-actions = übrige Aktionskarten
opinion-hand = die Handkarten

# Antworten im Voraus
standing-veto = Veto?
standing-veto-about = wenn der Gegner eine Aktionskarte spielt
standing-veto-small = Alles zulassen außer dem Zorn der Götter und dem Anschlag auf eine 5
standing-veto-wrath = Alles zulassen außer dem Zorn der Götter
standing-veto-all = Alles zulassen
standing-draw = Eine Karte nach einem Spion
standing-draw-about = du darfst für die verlorene Karte eine ziehen
standing-draw-influence = Eine Einflusskarte
standing-draw-action = Eine Aktionskarte
standing-draw-none = Keine Karte

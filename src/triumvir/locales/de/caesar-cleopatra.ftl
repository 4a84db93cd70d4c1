# Caesar & Cleopatra. Kennungen: docs/texts.md

title = Caesar & Cleopatra
blurb = Zwei Seiten werben um Roms Patrizier: mit Einfluss, mit Intrigen und am Ende immer in einer Vertrauensfrage.

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
term-shuffle = Orgie (mischen)
term-up = offen
term-down = verdeckt

option-action-deck = Aktionsstapel
option-action-deck-arranged = jede Seite ordnet ihn selbst
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
        [yes] Lege jetzt eine Karte verdeckt oder zwei Karten offen an.
       *[no] Lege eine Karte verdeckt oder zwei offen an, spiele eine Aktionskarte oder passe.
    }
    [1] { $acted ->
        [yes] Lege die zweite Karte offen an.
       *[no] Lege die zweite Karte offen an; vorher darfst du eine Aktionskarte spielen.
    }
   *[other] Spiele eine Aktionskarte oder beende das Ausspielen.
}
    .rules = CC-30 CC-31 CC-35 CC-36 CC-37 CC-43 CC-44 CC-51 CC-52 CC-60 CC-90 CC-104 CC-148
prompt-answer = Willst du das verhindern? { $announced }.
    .rules = CC-80 CC-81 CC-82 CC-83
prompt-striking = Du siehst die Handkarten der Gegenseite. Welche muss weg?
    .rules = CC-65 CC-66 CC-67 CC-68
prompt-laying = Rochade: Lege deine Karten wieder verdeckt an die beiden Gruppen ({ $laid } von { $lifted } liegen).
    .rules = CC-69 CC-70 CC-71 CC-72
prompt-offer = Du darfst eine Karte nachziehen.
    .rules = CC-68 CC-82
prompt-swapping = { $to_draw ->
    [0] Passen: Lege beliebig viele Handkarten ab und ziehe dann ebenso viele nach.
    [one] Eine Karte abgelegt. Noch eine, oder nachziehen?
   *[other] { $to_draw } Karten abgelegt. Noch eine, oder nachziehen?
}
    .rules = CC-148 CC-149 CC-150 CC-151
prompt-drawing = { $to_draw ->
    [one] Ziehe noch eine Karte: von welchem Reservestapel?
   *[other] Ziehe { $to_draw } Karten: Von welchem Reservestapel kommt die nächste?
}
    .rules = CC-99 CC-100 CC-101

wait-arranging = { $seat } ordnet den Aktionsstapel.
wait-placing = { $seat } legt die ersten Karten aus.
wait-turn = { $seat } ist an der Reihe.
wait-answer = { $seat } kann die Aktion verhindern.
wait-striking = { $seat } sieht sich die Handkarten der Gegenseite an.
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
kind-strike = Eine fremde Handkarte ablegen lassen
kind-lay = Eine Karte wieder anlegen
kind-discard = Eine Karte ablegen
kind-draw = Eine Karte ziehen

choice-arrange = { $card }
choice-setup = { a-card } { to-group }
choice-down = { a-card } verdeckt { to-group }
choice-up = { a-card } offen { to-group }
choice-pass = Passen und Karten austauschen
choice-end = Ausspielen beenden
choice-assassinate = Anschlag: { $card } { at-group }
choice-spy = Spion: fremde Handkarten ansehen
choice-castle = Rochade { at-groups }
choice-scout = Kundschafter { at-group }
choice-wrath = Zorn der Götter { at-group }
choice-veto = Veto einlegen
choice-allow = Geschehen lassen
choice-strike = { a-card } ablegen lassen
choice-lay = { a-card } { to-group }
choice-discard = { a-card } ablegen
choice-done = Genug: nachziehen
choice-draw = { from-deck } ziehen
choice-decline = Nichts ziehen

# Beschriftungen

board-moment = Zug { $turn }
board-moment-start = Vor dem ersten Zug
board-open-points = { $count ->
    [one] Punkt, offen
   *[other] Punkte, offen
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
board-vote-cards = Voten
board-last-turned = Gezeigt
board-votes-to-come = kommt
board-vote-turned = war da
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
board-reserve-of = { $side }: { $count } { $deck_id ->
    [influence] Einflusskarten
   *[action] Aktionskarten
} in Reserve
board-vote-pile = { $count } Karten im Stapel der Vertrauensfragen
board-last-vote = Letzte Vertrauensfrage: { $card }
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
board-lay-there = { a-card } { to-group } legen
board-target-card = { $card } { at-group }
board-target-group = { $group }
board-take-up = { a-card } { at-group } zurücknehmen
board-my-hand = Deine Handkarten
board-lifted = Wieder anzulegende Karten
board-first-set = Auszulegende Karten
board-their-hand = Die Handkarten von { $seat }
board-deck-order = Dein Aktionsstapel, von oben
board-presets = Beginnen mit
board-preset-balanced = Ausgewogen
board-preset-attack = Angriff zuerst
board-preset-defence = Abwehr zuerst
board-arrange-keys = Zieh die Karten an ihren Platz oder verschiebe eine gewählte mit den Pfeiltasten. Nummer 1 wird zuerst gezogen.
board-arrange-ready = Dein Aktionsstapel, von oben. Ändere die Reihenfolge, wie du magst.
board-send-deck = Stapel hinlegen
board-hint-one = Lege { a-card } an eine markierte Gruppe.
board-hint-one-or-two = Lege { a-card } verdeckt an eine markierte Gruppe, oder wähle eine zweite Karte und lege beide offen.
board-hint-two = Beide offen: Wohin kommt { $card }?
board-ready-down = { choice-down }. Mit einer zweiten Karte liegen beide offen.
board-ready-only = { choice-down }
board-ready-up = { choice-up }
board-ready-two = Offen: { $first } und { $second }.
board-face-up = Offen
board-face-down = Verdeckt
board-setup-hint = Wohin kommt die { $card }? An jede Gruppe eine Karte.
board-setup-ready = Alle fünf liegen. Du kannst noch umlegen.
board-castle-hint = Wohin kommt { $card }?
board-castle-ready = Alle Karten liegen. Du kannst noch umlegen.
board-swap-ready = { $count ->
    [one] Eine Karte austauschen
   *[other] { $count } Karten austauschen
}
board-lay = Hinlegen
board-lay-all = Hinlegen
board-swap = Austauschen
board-strike = Weg damit
board-next = als nächste: { $card }
board-target-assassinate = Wen trifft es? Wähle eine offene Karte der Gegenseite.
board-target-castle = Wähle zwei Gruppen.
board-target-castle-second = Und die zweite Gruppe?
board-target-scout = Bei welcher Gruppe werden die Karten aufgedeckt?
board-target-wrath = Welche Gruppe wird geleert?
board-play = Ausspielen
board-seen-in-hand = Sicher auf der Hand von { $seat }
board-discards-of = Ablage von { $seat }
board-short-patricians = Patr.
board-short-hand = Hand
board-short-influence = Einfl.
board-short-action = Aktion
board-short-discards = abgel.
board-pass = Passen
board-end = Beenden
board-veto = Veto
board-allow = Zulassen
board-done = Genug
board-decline = Nichts ziehen

# Was geschehen ist

event-arranged = { $seat } wählt Karte { $place } des Aktionsstapels.
event-arranged-known = { $seat } legt { $card } an Stelle { $place } des Aktionsstapels.
event-bonus-dealt = { $seat } erhält eine geheime Bonuskarte.
event-bonus-dealt-known = { $seat } erhält die Bonuskarte der { $group }.
event-set-up = { $seat } legt eine erste Karte verdeckt { to-group }.
event-set-up-known = { $seat } legt { a-card } verdeckt { to-group }.
event-turn = Zug { $turn }: { $side } ist an der Reihe.
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
    [scout] { $seat } schickt einen Kundschafter: Die Karten { at-group } sollen aufgedeckt werden.
    [wrath] { $seat } beschwört den Zorn der Götter auf die Karten { at-group } herab.
   *[other] { $seat } spielt { $card }.
}
event-allowed = { $seat } lässt es geschehen.
event-plays-ended = { $seat } beendet das Ausspielen.
event-vetoed = { $seat } legt ein Veto ein: { $card } bleibt ohne Wirkung.
event-assassinated = { $seat } verliert { a-card } { at-group }.
event-hand-shown = Der Spion sieht die Handkarten von { $seat }.
event-hand-shown-known = Der Spion sieht die Handkarten von { $seat }: { $cards }.
event-struck = { $seat } muss { a-card } ablegen.
event-declined = { $seat } zieht nichts nach.
event-drew = { $seat } zieht { from-deck }.
event-drew-known = { $seat } zieht { a-card }.
event-lifted = { $seat } nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} { at-groups } auf.
event-laid = { $seat } legt eine Karte wieder an.
event-laid-known = { $seat } legt { a-card } wieder an, { at-group }.
event-castled = { $seat } hat { at-groups } rochiert: { $sizes_0 } und { $sizes_1 } Karten liegen dort verdeckt.
event-scouted = { $seat } muss { at-group } aufdecken: { $cards }.
event-smitten = { $seat } verliert { at-group }: { $cards }.
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
event-revealed = { $seat } deckt { at-group } auf: { $cards }.
event-counted = Caesar hat { $sums_0 }{ $philosophers_0 ->
    [0] { "" }
    [1] { " " }und einen Philosophen
   *[other] { " " }und { $philosophers_0 } Philosophen
}, Cleopatra { $sums_1 }{ $philosophers_1 ->
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
event-cleared = { $seat } legt ab, was { at-group } lag: { $cards }.
event-alone = { $seat } spielt allein weiter: Die Gegenseite hat keinen Einfluss mehr.
event-bonus-shown = Die Bonuskarten: Caesar hatte die { $groups_0 }, Cleopatra die { $groups_1 }.
event-ended = Das Spiel ist aus. { $reason }

# Das Ende

reason-patricians = Alle Patrizier sind gewonnen.
reason-influence = Keine Seite hat mehr Einflusskarten.
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
board-votes = Stimmen
board-finished = alle gewonnen
board-hand = Hand
board-empty = leer
board-bonus = Bonus
board-seen = sicher in der anderen Hand
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
rule-CC-5 = Unter den Einflusskarten einer Seite ist jeder Wert von 1 bis 5 siebenmal und der Philosoph zweimal vertreten.
rule-CC-6 = Die Aktionskarten einer Seite: 4 Anschläge, 2 Spione, 2 Rochaden, 2 Kundschafter, 1 Zorn der Götter und 2 Vetos.
rule-CC-7 = Die Vertrauensfragen: eine für jede Gruppe, zwei einfache Orgien und eine Orgie „Bitte mischen“.
rule-CC-8 = Bonuskarten gibt es je zwei für Senatoren, Praetoren und Quaestoren, keine für Zensoren und Aedilen.
rule-CC-9 = Die Karten beider Seiten wirken gleich. Einfluss- und Aktionskarten haben verschiedene Rückseiten; deshalb sehen alle, wie viele von jeder Sorte auf einer Hand sind und von welchem Stapel gezogen wird.
rule-CC-10 = Die fünf Gruppen der Patrizier liegen offen nebeneinander zwischen den Spielern.
    .section = Vorbereitung
rule-CC-11 = Die Reihenfolge innerhalb einer Gruppe spielt keine Rolle.
rule-CC-12 = Die Vertrauensfragen werden gemischt und liegen als verdeckter Stapel bereit.
rule-CC-13 = Eine Seite ist Caesar mit den römischen Karten, die andere Cleopatra mit den ägyptischen.
rule-CC-14 = Jede Seite nimmt aus ihren Einflusskarten von jedem Wert von 1 bis 5 zwei heraus, zusammen zehn.
rule-CC-15 = Ein Philosoph ist nicht dabei.
rule-CC-16 = Die übrigen 27 Einflusskarten werden gemischt und bilden verdeckt den ersten Reservestapel.
rule-CC-17 = Jede Seite bringt ihre 13 Aktionskarten in eine beliebige Reihenfolge; sie bilden verdeckt den zweiten Reservestapel.
rule-CC-18 = Für den Einstieg: Die Aktionskarten werden gemischt statt geordnet.
rule-CC-19 = Nach der Vorbereitung sieht niemand mehr einen Reservestapel durch, auch den eigenen nicht. Wer seinen Aktionsstapel selbst geordnet hat, darf sich die Reihenfolge natürlich merken.
rule-CC-20 = Sind die Aktionsstapel geordnet, werden die Bonuskarten gemischt und jede Seite bekommt verdeckt eine, noch bevor die ersten Karten ausgelegt werden.
rule-CC-21 = Die eigene Bonuskarte kennt man und hält sie bis zur Wertung geheim.
rule-CC-22 = Die vier übrigen Bonuskarten kommen ungesehen aus dem Spiel.
rule-CC-23 = Beide Seiten können eine Bonuskarte für dieselbe Gruppe haben.
rule-CC-24 = Jede Seite legt einen Satz von 1 bis 5 verdeckt aus, an jede Gruppe genau eine Karte ihrer Wahl.
rule-CC-25 = Der andere Satz von 1 bis 5 sind die ersten Handkarten.
rule-CC-26 = Unter den ersten Handkarten ist keine Aktionskarte.
rule-CC-27 = Niemand weiß beim Auslegen, was die andere Seite legt.
rule-CC-28 = Den ersten Zug hat immer Cleopatra.
    .section = Der Zug
rule-CC-29 = Die Seiten sind abwechselnd an der Reihe.
rule-CC-30 = Wer an der Reihe ist, wird entweder aktiv oder bleibt passiv, das heißt: passt.
rule-CC-31 = Ein aktiver Zug: auf Wunsch eine Aktion, dann Pflicht: Einfluss anlegen, gegebenenfalls außerordentliche Vertrauensfragen, Hand auffüllen, Vertrauensfrage aufdecken.
rule-CC-32 = Man darf auch passen, wenn man aktiv werden könnte.
rule-CC-33 = Passen muss, wer keinen freien Platz für Einfluss und keine Aktion auf der Hand hat, die einen schafft. Das können nur der Zorn der Götter und ein Anschlag an einer vollen Gruppe, an der man selbst weniger als fünf Karten hat; die Rochade kann es nie.
rule-CC-34 = Danach ist die andere Seite an der Reihe.
rule-CC-35 = Im aktiven Zug muss man eine oder zwei Einflusskarten anlegen.
    .section = Einfluss anlegen
rule-CC-36 = Eine einzelne Karte wird verdeckt angelegt.
rule-CC-37 = Zwei Karten werden offen angelegt.
rule-CC-38 = Eine einzelne Karte offen anzulegen ist nicht erlaubt. Mit einer ersten offenen Karte darf nur beginnen, wer für die zweite eine Karte und einen Platz hat.
rule-CC-39 = Zwei verdeckte Karten oder eine offene und eine verdeckte sind nicht erlaubt.
rule-CC-40 = Mehr als zwei Einflusskarten legt man in einem Zug nie an.
rule-CC-41 = Zwei Karten dürfen an dieselbe Gruppe oder an zwei verschiedene.
rule-CC-42 = Man legt nur auf der eigenen Seite an.
rule-CC-43 = An einer Gruppe darf man höchstens fünf eigene Einflusskarten haben.
rule-CC-44 = Beide Seiten zusammen dürfen an einer Gruppe höchstens acht haben.
rule-CC-45 = Die Karten der Vorbereitung zählen dabei mit.
rule-CC-46 = Ein Philosoph zählt als eine Karte.
rule-CC-47 = An eine Gruppe, deren Patrizier alle gewonnen sind, wird nichts mehr angelegt.
rule-CC-48 = Die eigenen verdeckten Karten darf man jederzeit ansehen.
rule-CC-49 = Die verdeckten Karten der Gegenseite zeigt nur ein Kundschafter oder eine Vertrauensfrage.
rule-CC-50 = Wer nur eine Einflusskarte auf der Hand hat, legt sie verdeckt an.
rule-CC-51 = Im aktiven Zug darf man eine Aktionskarte spielen, mehr nicht.
    .section = Eine Aktion spielen
rule-CC-52 = Das geht vor, zwischen oder nach dem Anlegen.
rule-CC-53 = Wer das Ausspielen beendet hat, spielt keine Aktion mehr: Außerordentliche Vertrauensfragen, Auffüllen und Vertrauensfrage folgen ohne Unterbrechung.
rule-CC-54 = Eine Aktion wirkt sofort.
rule-CC-55 = Die gespielte Aktionskarte kommt offen auf den eigenen Ablagestapel. Alle Ablagestapel dürfen jederzeit durchgesehen werden.
rule-CC-56 = Eine Aktion allein ist kein Zug: Es muss auch Einfluss angelegt werden.
rule-CC-57 = Wer passt, spielt keine Aktion.
rule-CC-58 = Eine Aktion darf zuerst kommen, um Platz zum Anlegen zu schaffen.
rule-CC-59 = Bleibt danach wegen eines Vetos kein Platz, entfällt das Anlegen; außerordentliche Vertrauensfragen, Auffüllen und Vertrauensfrage folgen wie sonst.
rule-CC-60 = Eine Aktion braucht ein Ziel. Anschlag: eine offene Karte der Gegenseite. Spion: eine Hand, die nicht leer ist. Rochade: zwei nicht abgeschlossene Gruppen, mindestens eine mit einer eigenen Karte (alles darf auch liegen bleiben wie zuvor). Kundschafter: eine Gruppe mit einer verdeckten Karte der Gegenseite. Zorn der Götter: eine nicht abgeschlossene Gruppe mit irgendeiner Einflusskarte, auch wenn es nur eigene sind.
rule-CC-61 = Der Anschlag befördert eine offene Einflusskarte der Gegenseite auf deren Ablagestapel.
    .section = Die sechs Aktionen
rule-CC-62 = Verdeckte Karten trifft kein Anschlag.
rule-CC-63 = Ein offener Philosoph kann getroffen werden.
rule-CC-64 = Eigene Karten kann man nicht treffen.
rule-CC-65 = Der Spion zeigt dir alle Handkarten der Gegenseite.
rule-CC-66 = Du wählst eine davon; sie kommt auf den Ablagestapel der Gegenseite.
rule-CC-67 = Es kann eine Einflusskarte, ein Philosoph oder eine Aktionskarte sein.
rule-CC-68 = Wer ausspioniert wurde, darf sofort eine Karte von einem der beiden Reservestapel nachziehen, muss aber nicht.
rule-CC-69 = Für die Rochade wählst du zwei Gruppen, nimmst alle eigenen Karten dort auf und verteilst sie neu auf dieselben zwei Gruppen.
rule-CC-70 = Alle diese Karten liegen danach verdeckt, auch die vorher offenen.
rule-CC-71 = Eine der beiden Gruppen darf dabei leer ausgehen.
rule-CC-72 = Auch hier gelten die Grenzen von fünf eigenen und acht Karten insgesamt.
rule-CC-73 = Die Rochade bewegt nie Karten der Gegenseite.
rule-CC-74 = Auch Philosophen dürfen rochieren.
rule-CC-75 = Bringt eine Rochade eine Gruppe auf acht Karten, folgt am Ende des Zuges eine außerordentliche Vertrauensfrage.
rule-CC-76 = Der Kundschafter deckt alle Karten der Gegenseite an einer Gruppe auf; sie bleiben offen.
rule-CC-77 = Eigene Karten deckt er nicht auf.
rule-CC-78 = Der Zorn der Götter räumt an einer Gruppe alle Einflusskarten beider Seiten auf die jeweiligen Ablagestapel.
rule-CC-79 = Die Patrizier lässt er unberührt.
rule-CC-80 = Ein Veto wird außer der Reihe gespielt, sobald die Gegenseite eine Aktion mit ihrem Ziel angekündigt hat, und hebt sie auf. Erst danach würde sie wirken.
rule-CC-81 = Veto und aufgehobene Aktion kommen auf die Ablagestapel ihrer Besitzer.
rule-CC-82 = Wer ein Veto gespielt hat, darf eine Karte von einem der beiden Reservestapel nachziehen, muss aber nicht.
rule-CC-83 = Gegen ein Veto gibt es kein Veto.
rule-CC-84 = Ein Veto kann nicht die eigene Aktion des Zuges sein.
rule-CC-85 = Auch eine aufgehobene Aktion war die eine Aktion dieses Zuges.
rule-CC-86 = Ein Veto kostet nicht die Aktion des eigenen nächsten Zuges.
rule-CC-87 = Ein aufgehobener Spion hat nichts gesehen.
rule-CC-88 = Vertrauensfragen, Anlegen und Passen kann ein Veto nicht aufhalten.
rule-CC-89 = Ein Veto darf auch spielen, wer keine Einflusskarten mehr hat.
rule-CC-90 = Liegen am Ende eines aktiven Zuges, vor dem Auffüllen, acht Einflusskarten an einer Gruppe, kommt es dort ohne Karte zur Vertrauensfrage.
    .section = Die außerordentliche Vertrauensfrage
rule-CC-91 = Sind es bis dahin wieder weniger als acht, entfällt sie.
rule-CC-92 = Haben mehrere Gruppen acht Karten, wird jede befragt, in der Reihenfolge, in der sie liegen.
rule-CC-93 = Außerordentliche Vertrauensfragen kommen vor dem Auffüllen und vor der aufgedeckten Vertrauensfrage.
rule-CC-94 = Die Vertrauensfrage wird trotzdem noch aufgedeckt und kann sogar dieselbe Gruppe treffen.
rule-CC-95 = Ausgewertet wird sie genau wie jede andere.
rule-CC-96 = Nach einem Gleichstand bleiben die acht Karten liegen und nichts kommt mehr dazu; nur Aktionskarten können dort noch etwas ändern.
rule-CC-97 = Liegen am Ende eines späteren Zuges immer noch acht dort, wird erneut gefragt.
rule-CC-98 = Die Karten des Vertrauensfragenstapels bleiben dabei, wo sie sind.
rule-CC-99 = Nach dem Ausspielen zieht man nach, bis man fünf Handkarten hat.
    .section = Die Hand auffüllen
rule-CC-100 = Gezogen wird einzeln, und bei jeder Karte wählt man einen der beiden Reservestapel.
rule-CC-101 = Ist ein Stapel leer, zieht man vom anderen; sind beide leer, bleibt die Hand kleiner.
rule-CC-102 = Mehr als fünf Karten hat man nie auf der Hand.
rule-CC-103 = Ablagestapel werden nie wieder in die Reserve gemischt.
rule-CC-104 = Am Schluss eines aktiven Zuges wird die oberste Vertrauensfrage aufgedeckt.
    .section = Die aufgedeckte Karte
rule-CC-105 = Zeigt sie eine Gruppe, wird dort sofort die Vertrauensfrage gestellt.
rule-CC-106 = Aufgedeckte Karten kommen offen auf die Ablage neben dem Stapel.
rule-CC-107 = Bei einer einfachen Orgie gibt es keine Vertrauensfrage; sie kommt offen auf die Ablage.
rule-CC-108 = Auch bei der Orgie „Bitte mischen“ gibt es keine. Alle noch im Spiel befindlichen Karten, aufgedeckt oder nicht, sie selbst eingeschlossen, werden zu einem neuen Stapel gemischt; auch die abgelegte Karte einer abgeschlossenen Gruppe kommt hinein.
rule-CC-109 = Nach einer Orgie, gleich welcher, wird keine weitere Karte aufgedeckt.
rule-CC-110 = Zwischen zwei Mischvorgängen kommt jede Gruppe höchstens einmal.
rule-CC-111 = Der Stapel ist nie leer, wenn aufgedeckt werden muss.
rule-CC-112 = Die Karte einer abgeschlossenen Gruppe hat keine Wirkung und kommt aus dem Spiel; sofort wird die nächste aufgedeckt.
rule-CC-113 = Bis sie aufgedeckt wird, bleibt die Karte einer abgeschlossenen Gruppe im Stapel.
rule-CC-114 = Bei einer Vertrauensfrage decken zuerst beide Seiten alle ihre Karten an der Gruppe auf.
    .section = Die Vertrauensfrage
rule-CC-115 = Der Einfluss einer Seite ist die Summe ihrer Zahlen dort; ein Philosoph zählt 0.
rule-CC-116 = Ohne Philosophen gewinnt die höhere Summe.
rule-CC-117 = Wer gewinnt, nimmt den obersten Patrizier und legt ihn offen vor sich hin.
rule-CC-118 = Die Seite mit der höheren Summe verliert ihre höchste Zahl an der Gruppe.
rule-CC-119 = Die Seite mit der niedrigeren Summe verliert ihre niedrigste Zahl an der Gruppe.
rule-CC-120 = Wer dort keine Zahl hat, verliert keine.
rule-CC-121 = Verlorene Karten kommen offen auf den Ablagestapel ihres Besitzers.
rule-CC-122 = Alle anderen Karten an der Gruppe bleiben offen liegen.
rule-CC-123 = Bei gleichen Summen gewinnt niemand und niemand verliert etwas; die Karten bleiben offen liegen.
rule-CC-124 = Eine solche Gruppe wird bei ihrer nächsten Vertrauensfrage neu gezählt, mit allem, was dazugekommen ist.
rule-CC-125 = Zahlen schlagen eine leere Seite, wenn kein Philosoph dabei ist.
rule-CC-126 = Hat keine Seite dort eine Karte, geschieht nichts.
rule-CC-127 = Eine Vertrauensfrage betrifft nur ihre eigene Gruppe.
rule-CC-128 = Beispiel: Caesar hat 3 und 4, Cleopatra 2, 3 und 3. Cleopatra gewinnt und verliert eine 3; Caesar verliert seine 3.
rule-CC-129 = Ein Philosoph wird wie jede Einflusskarte angelegt, offen oder verdeckt.
    .section = Der Philosoph
rule-CC-130 = Hat nur eine Seite einen Philosophen an der Gruppe, gewinnt die niedrigere Summe.
rule-CC-131 = Wem er gehört, ist gleich: Er kann auch der eigenen Seite schaden.
rule-CC-132 = Fällt eine Entscheidung, gehen außerdem alle Philosophen an der Gruppe verloren.
rule-CC-133 = Beispiel: Cleopatra hat 4 und 5, Caesar 3 und einen Philosophen. Caesar gewinnt und verliert die 3 und den Philosophen; Cleopatra verliert die 5.
rule-CC-134 = Bei gleichen Summen ist die Entscheidung vertagt; alles bleibt offen liegen, auch der Philosoph.
rule-CC-135 = Liegt an der ganzen Gruppe nur ein Philosoph, ist die Entscheidung vertagt, und er bleibt offen liegen.
rule-CC-136 = Ein Philosoph allein gewinnt gegen Zahlen ohne Philosophen. Liegt bei den Zahlen auch einer, heben sich beide auf, und die Zahlen gewinnen.
rule-CC-137 = Je ein Philosoph auf beiden Seiten heben sich auf: Die höhere Summe gewinnt, beide gehen verloren.
rule-CC-138 = Bei einem gegen zwei Philosophen gewinnt die niedrigere Summe.
rule-CC-139 = Dann gehen alle drei verloren.
rule-CC-140 = Zwei gegen keinen zählen wie einer. Sie heben sich nicht gegenseitig auf, und beide gehen verloren.
rule-CC-141 = Zwei gegen zwei heben sich auf: Die höhere Summe gewinnt, alle vier gehen verloren.
rule-CC-142 = Liegen nur Philosophen an der Gruppe, ist die Entscheidung vertagt.
rule-CC-143 = Zahlen mit Philosoph gegen eine leere Seite: Die leere Seite gewinnt den Patrizier.
rule-CC-144 = Ein Philosoph, der nach einem Gleichstand liegen blieb, wirkt auch bei der nächsten Vertrauensfrage.
rule-CC-145 = Ist der letzte Patrizier einer Gruppe gewonnen, kommen alle Einflusskarten dort auf die Ablagestapel ihrer Besitzer.
    .section = Eine abgeschlossene Gruppe
rule-CC-146 = Das gilt nach gewöhnlichen und außerordentlichen Vertrauensfragen gleichermaßen.
rule-CC-147 = Was auch immer die Vertrauensfrage selbst kostet: An einer abgeschlossenen Gruppe bleibt keine Einflusskarte.
rule-CC-148 = Wer passt, darf beliebig viele Handkarten ablegen oder auch keine.
    .section = Der passive Zug
rule-CC-149 = Sie kommen offen auf den eigenen Ablagestapel.
rule-CC-150 = Zuerst legt man alles ab, was weg soll, dann zieht man ebenso viele, jede von einem Reservestapel der Wahl. Eine Hand mit weniger als fünf Karten bleibt so klein.
rule-CC-151 = Wer passt, legt nichts an, spielt keine Aktion und deckt keine Vertrauensfrage auf.
rule-CC-152 = Reicht die Reserve nicht, zieht man, was noch da ist.
rule-CC-153 = Ein passiver Zug führt zu keiner außerordentlichen Vertrauensfrage.
rule-CC-154 = Wer keine Einflusskarte auf der Hand, aber welche in der Reserve hat, hat noch Einfluss.
rule-CC-155 = Das Spiel endet, sobald alle 21 Patrizier gewonnen sind, auch mitten im Zug.
    .section = Das Ende des Spiels
rule-CC-156 = Es endet, wenn keine Seite mehr Einflusskarten auf der Hand oder in der Reserve hat. Ausgelegte und abgelegte Karten zählen nicht.
rule-CC-157 = CC-156, CC-158 und CC-160 bis CC-163 werden zwischen den Zügen in dieser Reihenfolge geprüft, nach der Vertrauensfrage des Zuges und auch nach einem passiven Zug.
rule-CC-158 = Hat nur noch eine Seite Einflusskarten, hat sie alle weiteren Züge. Die andere kann noch ausspioniert werden, ein Veto spielen und dafür nachziehen.
rule-CC-159 = Wer allein weiterspielt, füllt die Hand wie gewohnt auf.
rule-CC-160 = Hat, wer allein weiterspielt, vor einem Zug an jeder nicht abgeschlossenen Gruppe fünf Karten, endet das Spiel ohne weitere Vertrauensfrage.
rule-CC-161 = Ebenso endet es, wenn aus einem anderen Grund kein Platz frei ist und keine Aktion auf der Hand einen schafft.
rule-CC-162 = Es endet, wenn an jeder nicht abgeschlossenen Gruppe acht Karten liegen und niemand mehr einen Anschlag oder den Zorn der Götter auf der Hand oder in der Reserve hat.
rule-CC-163 = Es endet nach sechs passiven Zügen in Folge, in denen keine Karte abgelegt wurde: drei von jeder Seite oder sechs, wenn eine allein spielt.
rule-CC-164 = Patrizier, die niemand gewonnen hat, zählen für niemanden.
rule-CC-165 = Übrige Einflusskarten zählen nichts.
rule-CC-166 = Jeder gewonnene Patrizier zählt 1 Punkt.
    .section = Wertung
rule-CC-167 = Die Mehrheit einer Gruppe (3 von 5, 2 von 3) zählt 1 Punkt mehr.
rule-CC-168 = Alle Patrizier einer Gruppe zählen noch 1 Punkt mehr.
rule-CC-169 = Eine Bonuskarte ist mit mindestens 3 Patriziern ihrer Gruppe erfüllt und zählt 2 Punkte mehr.
rule-CC-170 = All das zählt innerhalb einer Gruppe zusammen.
rule-CC-171 = Beispiel: Alle fünf Quaestoren mit ihrer Bonuskarte zählen 9 Punkte.
rule-CC-172 = Zwei gegen einen von fünf, während zwei nie gewonnen wurden, ist für niemanden eine Mehrheit.
rule-CC-173 = Wer mehr Punkte hat, gewinnt.
rule-CC-174 = Bei gleichen Punkten gewinnt, wer mehr Patrizier hat.
rule-CC-175 = Sind auch diese gleich, endet das Spiel unentschieden.
rule-CC-176 = Haben beide eine Bonuskarte für dieselbe Gruppe, kann nur eine Seite sie erfüllen.
rule-CC-177 = Möglichkeit „eine fällt weg“: Sobald zwei Gruppen abgeschlossen sind, kommt die nächste aufgedeckte einfache Orgie aus dem Spiel. Eine im selben Zug abgeschlossene Gruppe zählt schon mit.
    .section = Möglichkeiten
rule-CC-178 = Auch dann gibt es in diesem Zug keine Vertrauensfrage.
rule-CC-179 = Auf diese Weise kommt nur eine Orgie aus dem Spiel.
rule-CC-180 = Die Orgie „Bitte mischen“ bleibt immer im Spiel.
rule-CC-181 = Möglichkeit „eine weniger“: Vor dem Spiel wird eine einfache Orgie entfernt; es bleiben sieben Vertrauensfragen.

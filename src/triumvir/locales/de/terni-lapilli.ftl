# Terni lapilli. Ids: docs/texts.md

title = Terni lapilli
blurb = Drei Steinchen für jeden, neun Punkte: Bringe deine in eine Reihe.

seat-red = Rot
seat-blue = Blau

term-a1 = a1
term-a2 = a2
term-a3 = a3
term-b1 = b1
term-b2 = b2
term-b3 = b3
term-c1 = c1
term-c2 = c2
term-c3 = c3

kind-place = Ein Steinchen setzen
kind-move = Ein Steinchen ziehen
choice-place = Ein Steinchen auf { $place } setzen
choice-move = Von { $from } nach { $to } ziehen

prompt-placing = Setze ein Steinchen auf einen freien Punkt.
    .rules = TL-3 TL-5
wait-placing = { $seat } setzt ein Steinchen.
prompt-moving = Ziehe eines deiner Steinchen entlang einer Linie.
    .rules = TL-4 TL-5
wait-moving = { $seat } zieht ein Steinchen.

event-placed = { $seat } setzt ein Steinchen auf { $place }.
event-moved = { $seat } zieht von { $from } nach { $to }.

reason-three = Drei Steinchen liegen in einer Reihe.
reason-long = Sechzig Aktionen sind gespielt, und niemand hat eine Reihe.
line-three = { $seat } hat drei in einer Reihe

rule-TL-1 = Das Brett hat neun Punkte. Drei Zeilen, drei Spalten und zwei Diagonalen sind seine Linien.
    .section = Das Brett
rule-TL-2 = Rot beginnt; dann wird abwechselnd gespielt.
    .section = Spielablauf
rule-TL-3 = Zuerst setzt jeder drei Steinchen, eines je Zug, auf freie Punkte.
rule-TL-4 = Danach zieht jeder in seinem Zug ein Steinchen entlang einer Linie auf den nächsten Punkt, wenn er frei ist.
rule-TL-5 = Drei Steinchen in einer Zeile, Spalte oder Diagonale gewinnen, auch schon während des Setzens.
    .section = Spielende
rule-TL-6 = Nach sechzig Aktionen endet die Partie unentschieden.

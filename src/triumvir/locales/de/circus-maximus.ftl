# Circus Maximus. Ids: docs/texts.md

title = Circus Maximus
blurb = Roms Schwarzhändler buhlen um Caesars Gunst, raffen Eintrittskarten und streiten um die Besucher, die am meisten zahlen.

# Namen

term-villa = Caesars Villa
term-forum = Forum Romanum
term-circus = Circus Maximus
term-colosseum = Kolosseum
term-theatre = Pompeius-Theater
term-balcony = Rang
term-stalls = Parkett
term-box = Loge
term-legionary = Legionär
term-student = Student
term-matron = Matrone
term-tourist = Tourist
term-senator = Senator
term-caesar = Caesar
term-new-ticket = Neue Eintrittskarte
term-new-visitor = Neuer Besucher
term-promotion = Beförderung
term-second-use = Zweiter Einsatz
term-step-forward = Platz nach vorn
term-double = Zwei Karten
term-other-venue = Anderer Spielort
term-unseen = Verdeckte Karte
term-front = Erster seiner Stufe
term-homecoming = Heimkehr
term-exchange = Tausch
term-redirect = Umleitung
term-favours = Caesars Gunst
term-tickets = Eintrittskarten
term-shows = Spiele

# Was eine Gunst bewirkt

favour-new-ticket = ziehe die oberste Eintrittskarte und behalte sie
favour-new-visitor = ziehe den obersten Besucher und lege ihn an einen Spielort deiner Wahl
favour-promotion = dein Händler der Stufe 1 zählt in dieser Phase als Stufe 8
favour-second-use = lege einen Händler, den du heute in einer früheren Phase eingesetzt hast, noch einmal
favour-step-forward = der gelegte Händler rückt einen Platz weiter nach vorn und übernimmt die Stufe des Überholten
favour-double = dein aktiver Händler nimmt zwei Karten oder verkauft zweimal
favour-other-venue = dein aktiver Händler verkauft eine Karte für einen anderen Spielort
favour-unseen = dein aktiver Händler nimmt die verdeckte oberste Karte des Stapels
favour-front = der gelegte Händler kommt links neben alle Händler seiner Stufe
favour-homecoming = dein aktiver Händler kommt nach seinem Zug auf die Hand zurück
favour-exchange = tausche eine deiner Eintrittskarten gegen eine offene am Forum
favour-redirect = versetze einen Besucher von einem Spielort an einen anderen

option-caesar = Caesar kommt zu Besuch
option-caesar-yes = ja, für erfahrene Spieler
option-caesar-no = nein
option-sheet = Kartenbogen

# Satzteile

at-place = { $place_id ->
   *[other] beim { $place }
    [villa] bei { $place }
}
to-place = { $place_id ->
   *[other] zum { $place }
    [villa] zu { $place }
}
to-venue = { $venue_id ->
   *[other] zum { $venue }
}
at-venue = { $venue_id ->
   *[other] beim { $venue }
}
from-place = { $from_id ->
   *[other] vom { $from }
    [villa] von { $from }
}
a-visitor = { $visitor_id ->
    [legionary] einen Legionär
    [student] einen Studenten
    [matron] eine Matrone
    [tourist] einen Touristen
    [senator] einen Senator
   *[other] { $visitor }
}
to-visitor = { $visitor_id ->
    [legionary] an einen Legionär
    [student] an einen Studenten
    [matron] an eine Matrone
    [tourist] an einen Touristen
    [senator] an einen Senator
   *[other] an { $visitor }
}
a-ticket = eine Eintrittskarte ({ $venue }, { $category })
the-category = eine Eintrittskarte ({ $category })
some-coins = { $points ->
    [one] { $points } Münze
   *[other] { $points } Münzen
}

# Was man tun kann

prompt-bidding = { $stage_id ->
    [favours] Caesars Villa: Lege einen Händler, spiele eine Gunst oder passe.
    [tickets] Forum Romanum: Lege einen Händler für Eintrittskarten, spiele eine Gunst oder passe.
   *[shows] Die Spiele: Lege einen Händler an einen der drei Spielorte, spiele eine Gunst oder passe.
}
    .rules = CM-21 CM-22 CM-25 CM-26 CM-39 CM-40 CM-63 CM-93
prompt-settling = { $place_id ->
    [villa] Dein Händler ist aktiv: Nimm eine Gunst oder die Startspielerkarte, oder verzichte.
    [forum] Dein Händler ist aktiv: Nimm eine Eintrittskarte, oder verzichte.
   *[other] Dein Händler { at-place } ist aktiv: Verkaufe eine Eintrittskarte, oder verzichte.
}
    .rules = CM-29 CM-30 CM-37 CM-43 CM-45 CM-93 CM-94
prompt-sending = An welchen Spielort schickst du den Besucher?
    .rules = CM-66 CM-74 CM-95
prompt-swapping = Welche Eintrittskarte nimmst du dafür?
    .rules = CM-91
wait-bidding = { $seat } bietet.
wait-settling = Ein Händler von { $seat } ist aktiv.
wait-sending = { $seat } schickt einen Besucher an einen Spielort.
wait-swapping = { $seat } tauscht eine Eintrittskarte.

# Zur Wahl

kind-lay = Einen Händler legen
kind-promote = Beförderung: Stufe 1 zählt als 8
kind-step = Platz nach vorn: ein Händler überholt einen weiteren
kind-front = Erster seiner Stufe: ein Händler vor seinesgleichen
kind-again = Zweiter Einsatz: einen benutzten Händler noch einmal legen
kind-send = Den Besucher schicken
kind-exchange = Tausch: eine Eintrittskarte hergeben
kind-move = Umleitung: einen Besucher versetzen
kind-take-favour = Eine Gunst nehmen
kind-take-ticket = Eine Eintrittskarte nehmen
kind-sell = Eine Eintrittskarte verkaufen
kind-sell-other = Anderer Spielort: eine fremde Karte verkaufen
kind-sell-favour = Eine Gunst als Platz neben Caesar verkaufen
kind-unseen-sale = Verdeckte Karte: der oberste Besucher kauft

choice-lay = Händler { $level } { to-place }
choice-promote = Beförderung: Händler 1 als Stufe 8 { to-place }
choice-step = Platz nach vorn: Händler { $level } { to-place }
choice-front = Erster seiner Stufe: Händler { $level } { to-place }
choice-again = Zweiter Einsatz: Händler { $level } { to-place }
choice-pass = Passen
choice-draw-ticket = Neue Eintrittskarte ziehen
choice-draw-visitor = Neuen Besucher ziehen
choice-send = { to-venue }
choice-exchange = Tausch: { $venue }, { $category }, hergeben
choice-move = Umleitung: { a-visitor } { from-place } { to-venue }
choice-take-favour = { $favour } nehmen
choice-take-start = Die Startspielerkarte nehmen
choice-take-ticket = { $venue }, { $category }, nehmen
choice-sell = { $category } { to-visitor } verkaufen
choice-sell-other = Anderer Spielort: { $venue }, { $category }, { to-visitor } verkaufen
choice-sell-favour = { $favour } { to-visitor } verkaufen
choice-unseen = Verdeckte Karte: die oberste des Stapels nehmen
choice-unseen-sale = Verdeckte Karte: { $category } an den obersten Besucher verkaufen
choice-double = Zwei Karten: zweimal nehmen oder verkaufen
choice-come-home = Heimkehr: dieser Händler kommt danach zurück
choice-decline = Verzichten

# Was geschehen ist

event-day = Tag { $day } beginnt.
event-favours-laid = Bei Caesars Villa: { $favours }.
event-venue-laid = { $venue }: Eintrittskarten { $categories }; Besucher { $visitors }.
event-extra-show = { $count ->
    [one] Sondervorstellung { at-venue }: unter jedem Besucher liegt eine Münzkarte.
   *[other] Zwei Sondervorstellungen { at-venue }: unter jedem Besucher liegen { $count } Münzkarten.
}
event-stage = { $stage }: { $seat } beginnt.
event-laid = { $seat } legt Händler { $level } { to-place }.
event-promoted = { $seat } spielt Beförderung: Händler { $level } zählt { at-place } als 8.
event-stepped = { $seat } spielt Platz nach vorn: Händler { $level } zählt { at-place } als { $as }.
event-fronted = { $seat } spielt Erster seiner Stufe: Händler { $level } stellt sich { at-place } vor seinesgleichen.
event-laid-again = { $seat } spielt Zweiter Einsatz: Händler { $level } geht { from-place } { to-place }.
event-passed = { $seat } passt.
event-passed-of-necessity = { $seat } hat nichts mehr zu legen und passt.
event-drew-ticket = { $seat } spielt Neue Eintrittskarte und zieht { a-ticket }.
event-drew-visitor = { $seat } spielt Neuer Besucher und zieht { a-visitor }.
event-sent = { $visitor_id ->
    [caesar] { $seat } holt Caesar { to-venue }; { $count ->
        [0] niemand kommt mit ihm.
        [one] ein weiterer Besucher kommt mit ihm.
       *[other] { $count } weitere Besucher kommen mit ihm.
    }
   *[other] { $seat } schickt { a-visitor } { to-venue }.
}
event-gave-ticket = { $seat } spielt Tausch und gibt { a-ticket }.
event-exchanged = { $seat } bekommt { a-ticket } für eine andere ({ $given_venue }, { $given_category }).
event-moved = { $seat } spielt Umleitung und versetzt { a-visitor } { from-place } { to-venue }.
event-idle = Händler { $level } von { $seat } geht { at-place } leer aus.
event-declined = { $seat } verzichtet { at-place }.
event-doubled = { $seat } spielt { at-place } Zwei Karten.
event-homing = { $seat } spielt { at-place } Heimkehr.
event-went-home = Händler { $level } von { $seat }, eben noch { at-place }, kommt auf die Hand zurück.
event-took-favour = { $seat } nimmt { $favour }.
event-took-start = { $seat } nimmt die Startspielerkarte.
event-start-given = Die Startspielerkarte geht an { $seat }: erster Händler in der Reihe.
event-favours-left = Niemand nahm { $favours }: aus dem Spiel.
event-took-ticket = { $seat } nimmt { a-ticket }.
event-took-unseen = { $seat } spielt Verdeckte Karte und zieht eine Gunst.
event-took-unseen-known = { $seat } spielt Verdeckte Karte und zieht { $favour }.
event-took-unseen-ticket = { $seat } spielt Verdeckte Karte und zieht { a-ticket }.
event-sold = { $seat } verkauft { at-place } { the-category } { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , mit einer Münzkarte
   *[other] , mit { $coin_cards } Münzkarten
}.
event-sold-other = { $seat } spielt { at-place } Anderer Spielort und verkauft { a-ticket } { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , mit einer Münzkarte
   *[other] , mit { $coin_cards } Münzkarten
}.
event-sold-unseen = { $seat } spielt { at-place } Verdeckte Karte und verkauft { the-category } { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , mit einer Münzkarte
   *[other] , mit { $coin_cards } Münzkarten
}.
event-sold-favour = { $seat } verkauft { at-place } { $favour } als Platz neben Caesar { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , mit einer Münzkarte
   *[other] , mit { $coin_cards } Münzkarten
}.
event-caesar-left = Caesar verlässt das Spiel; Spielort: { $venue }.
event-accounts = Tag { $day }: { $seat } verdient { some-coins } (Besucher { $visitors }, Eintrittskarten { $tickets }, Münzkarten { $coin_cards }, Händler { $merchants }, neben Caesar { $seat_beside_caesar }).
event-favours-counted = { $seat } deckt { $favours } auf: { some-coins }.
event-ended = Das Spiel ist aus. { $reason }

reason-three-days = Drei Tage sind vorüber.

line-visitors = Tag { $day }: Besucher
line-tickets = Tag { $day }: verkaufte Eintrittskarten
line-coin-cards = Tag { $day }: Münzkarten
line-merchants = Tag { $day }: Händler auf der Hand
line-seat-beside-caesar = Tag { $day }: der Platz neben Caesar
line-favour = { $count ->
    [one] Ungespielte Gunst: { $favour }
   *[other] Ungespielte Gunst: { $count } × { $favour }
}

# Der gezeichnete Tisch

board-day = Tag { $day } von 3
board-start = Startspieler
board-start-card = Startspielerkarte
board-hand = Hand
board-merchants = Händler
board-favours = Gunst
board-tickets = Karten
board-sold = Verkauft
board-visitors = Besucher
board-row = Reihe
board-extra = Sondervorstellung
board-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
board-today = heute { $coins }
board-hidden = { $count ->
    [one] + 1 unbekannte
   *[other] + { $count } unbekannte
}
board-passed = gepasst
board-piles = Stapel: { $favours } Gunst, { $tickets } Eintrittskarten, { $visitors } Besucher; Münzkarten { $coins }
board-empty = keine

board-day-name = Tag { $day }
board-of-three = von drei
board-moment = Tag { $day } · { $phase }
board-phase-favours = Gunst
board-phase-tickets = Karten
board-phase-shows = Spiele
board-phase-accounts = Abrechnung
board-taken-cards = { $count ->
    [0] keine Karte genommen
    [one] 1 Karte genommen
   *[other] { $count } Karten genommen
}
board-taken-tickets = { $count ->
    [0] keine Eintrittskarte genommen
    [one] 1 Eintrittskarte genommen
   *[other] { $count } Eintrittskarten genommen
}
board-begins = { $seat } beginnt
board-begins-flag = beginnt
board-you = du
board-for-you = für dich
board-visitor-count = { $count ->
    [0] keine Besucher
    [one] 1 Besucher
   *[other] { $count } Besucher
}
board-ticket-count = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
board-no-visitors = keine Besucher
board-no-tickets = keine
board-all-taken = Alles ist genommen.
board-extra-coins = { $coins ->
    [one] Sondervorstellung: je +1 Münze
   *[other] Sondervorstellungen: je +{ $coins } Münzen
}
board-coin-cards = { $count ->
    [one] mit einer Münzkarte
   *[other] mit { $count } Münzkarten
}
board-company = { $count ->
    [0] niemand kommt mit ihm
    [one] 1 Besucher kommt mit ihm
   *[other] { $count } Besucher kommen mit ihm
}
board-brings = { $coins ->
    [one] bringt dir { $coins } Münze
   *[other] bringt dir { $coins } Münzen
}
board-line = { $count ->
    [0] Noch niemand in der Reihe
    [one] 1 Händler in der Reihe
   *[other] { $count } Händler in der Reihe, der erste links
}
board-your-tickets = { $count ->
    [0] Keine Karte von dir
    [one] Deine Karte
   *[other] Deine Karten
}
board-rank = { $rank ->
   *[other] { $rank }.
}
board-ghost = Die { $level } { at-place } legen: { $rank } in der Reihe
board-warning = { $cards ->
    [0] Hier ist nichts mehr zu holen.
    [one] Zu weit hinten? Für die Vorderen liegt 1 Karte da.
   *[other] Zu weit hinten? Für die Vorderen liegen { $cards } Karten da.
}
board-owned = { $seat }: { $level }
board-owned-as = { $seat }: { $level }, zählt als { $as }
board-active = aktiv
board-merchant = Händler { $level }, ungenutzt { $coins }
board-used = { $level } ist eingesetzt
board-lay-again = Die { $level } noch einmal legen
board-play-now = jetzt ausspielbar
board-sell-now = neben Caesar verkaufen
board-with-this = mit dieser { $level } ausspielen
board-when-instead = statt eines Händlers
board-when-with = zusammen mit einem Händler
board-when-active = wenn dein Händler aktiv ist
board-favour-worth = { $coins ->
    [one] am Ende ungespielt 1 Münze
   *[other] am Ende ungespielt { $coins } Münzen
}
board-start-text = von jetzt an beginnen
board-caesar-seat = eine Gunst als Platz neben ihm verkaufen
board-send-here = { to-venue }
board-drawn = { $seat } hat diesen Besucher gezogen: { $visitor }. An welchen Spielort?
board-given = { $seat } gibt diese Karte für eine andere.
board-coins-word = { $count ->
    [one] Münze
   *[other] Münzen
}
board-ask-merchant = Welcher Händler?
board-ask-place = An welchen Ort?
board-ask-place-for = Lege deine { $level }: Die Marken zeigen ihren Platz in der Reihe.
board-ask-favour = Welche Gunst?
board-ask-ticket = Welche Karte?
board-ask-visitor = Welcher Besucher?
board-ask-venue = An welchen Spielort?
board-verb-lay = Legen
board-verb-play = Ausspielen
board-verb-send = Schicken
board-verb-take = Nehmen
board-verb-sell = Verkaufen
board-tab-accounts = Abrechnung
board-tab-piles = Stapel
board-source-visitors = Besucher
board-source-tickets = Eintrittskarten
board-source-coin-cards = Münzkarten
board-source-merchants = Händler auf der Hand
board-source-seat-beside-caesar = Neben Caesar
board-source-favours = Ungespielte Gunst
board-source-sales = Verkäufe
board-so-far = bisher
board-total = Summe
board-pile-visitors = Besucherstapel: { $count }
board-pile-tickets = Kartenstapel: { $count }
board-pile-favours = Gunststapel: { $count }
board-pile-unseen = Noch nicht von allen gesehen, im Stapel oder auf einer Hand:
board-pile-coins = Münzkarten im Vorrat: { $count }

# Die Regeln

rule-CM-1 = Das Spiel hat 110 Karten: 5 Orte, 40 Händler, 18 Gunstkarten, 18 Eintrittskarten, 16 Besucher, 12 Münzkarten und eine Startspielerkarte.
    .section = Die Karten
rule-CM-2 = Die Orte sind Caesars Villa, das Forum Romanum und drei Spielorte: Circus Maximus, Kolosseum und Pompeius-Theater.
rule-CM-3 = Jede der fünf Farben hat acht Händler mit den Stufen 1 bis 8.
rule-CM-4 = Unter seiner Stufe zeigt ein Händler die Münzen, die er am Ende des Tages bringt, wenn er auf der Hand blieb: 0, 0, 1, 1, 2, 2, 3 und 3 für die Stufen 1 bis 8.
rule-CM-5 = Es gibt neun Arten von Gunst, je zwei Karten.
rule-CM-6 = Eine Eintrittskarte gilt für einen Spielort und eine Kategorie: Rang zeigt 1 Münze, Parkett 2, Loge 3.
rule-CM-7 = Jeder Spielort hat sechs Eintrittskarten, zwei von jeder Kategorie.
rule-CM-8 = Es gibt fünf Arten von Besuchern, je drei Karten, und einen Caesar.
rule-CM-9 = Besucher bringen Münzen: ein Legionär 2, ein Student 3, eine Matrone 4, ein Tourist 5, ein Senator 6.
rule-CM-10 = Eine Münzkarte ist 1 Münze wert.
rule-CM-11 = Ohne die Variante für erfahrene Spieler bleibt Caesar in der Schachtel.
    .section = Vorbereitung
rule-CM-12 = Zu dritt kommt von jeder Gunst und von jeder Art Besucher eine Karte aus dem Spiel; es bleiben 9 Gunstkarten und 10 Besucher, mit Caesar 11.
rule-CM-13 = Jeder nimmt die acht Händler einer Farbe auf die Hand.
rule-CM-14 = Die Startspielerkarte liegt bei Caesars Villa. Wer beginnt, entscheidet das Los, bekommt aber die Karte nicht.
rule-CM-15 = Die Gunstkarten werden gemischt; so viele, wie Spieler da sind, liegen offen bei der Villa.
rule-CM-16 = Die Eintrittskarten werden gemischt; doppelt so viele, wie Spieler da sind, liegen offen beim Forum, nach Spielorten geordnet.
rule-CM-17 = Die Besucher werden gemischt; jeder Spielort bekommt einen Besucher weniger, als offene Karten für ihn da sind.
rule-CM-18 = Ein Spielort mit einer Eintrittskarte oder ohne eine bekommt keinen Besucher.
rule-CM-19 = Das Spiel dauert drei Tage zu je vier Phasen: Gunst, Eintrittskarten, Spiele, Abrechnung.
    .section = Die Tage
rule-CM-20 = Am ersten Tag gibt es keine Sondervorstellung, am zweiten eine, am dritten zwei.
rule-CM-21 = Der Startspieler beginnt, dann geht es im Uhrzeigersinn. Wer am Zug ist, legt einen Händler, spielt eine Gunst, die das erlaubt, oder passt.
    .section = Bieten
rule-CM-22 = Wer gepasst hat, tut in dieser Phase nichts mehr.
rule-CM-23 = Das Bieten endet, wenn alle gepasst haben.
rule-CM-24 = Wer keinen Händler mehr hat und keine Gunst spielen kann, passt notgedrungen.
rule-CM-25 = Die Händler liegen an jedem Ort in einer Reihe, die höchste Stufe ganz links.
rule-CM-26 = Bei gleicher Stufe liegt weiter rechts, wer später kam.
rule-CM-27 = Wer eine Gunst statt eines Händlers spielt, bleibt in der Phase.
rule-CM-28 = Gelegte Händler bleiben liegen, bis der Tag vorbei ist.
rule-CM-29 = Nach dem Bieten werden die Händler bei der Villa von links nach rechts aktiv; jeder nimmt eine offene Gunst für die Hand seines Besitzers.
    .section = Phase I: Caesars Gunst
rule-CM-30 = Statt einer Gunst darf ein Händler die Startspielerkarte nehmen, wenn sie noch da ist; sein Besitzer ist von da an Startspieler.
rule-CM-31 = Eine Startspielerkarte, die niemand nahm, geht an den Besitzer des ersten Händlers in der Reihe.
rule-CM-32 = Hat niemand einen Händler zur Villa gelegt, bleibt der Startspieler derselbe.
rule-CM-33 = Sind die Karten vergeben, gehen die übrigen Händler leer aus.
rule-CM-34 = Gunstkarten, die niemand nahm, kommen aus dem Spiel.
rule-CM-35 = Man darf beliebig viele Gunstkarten auf der Hand haben.
rule-CM-36 = Der Startspieler, vielleicht ein neuer, beginnt beim Forum; geboten wird wie zuvor.
    .section = Phase II: Eintrittskarten
rule-CM-37 = Von links nach rechts nimmt jeder Händler eine offene Eintrittskarte; sein Besitzer legt sie offen vor sich hin.
rule-CM-38 = Eintrittskarten, die niemand nahm, sind für diesen Tag aus dem Spiel.
rule-CM-39 = Der Startspieler beginnt; ein Händler wird an einen der drei Spielorte gelegt, von denen jeder seine eigene Reihe hat.
    .section = Phase III: Spiele
rule-CM-40 = Wer passt, passt für alle drei Spielorte.
rule-CM-41 = Man darf einen Händler auch dort legen, wo man keine Eintrittskarte hat.
rule-CM-42 = Haben alle gepasst, werden die Spielorte der Reihe nach abgewickelt: Circus Maximus, Kolosseum, Pompeius-Theater.
rule-CM-43 = Von links nach rechts darf jeder Händler eine unverkaufte Karte seines Besitzers für diesen Spielort an einen Besucher dort verkaufen, der auf die Karte gelegt wird.
rule-CM-44 = Hat der Besitzer keine unverkaufte Karte für den Spielort oder ist kein Besucher da, verkauft der Händler nichts.
rule-CM-45 = Man darf auf einen Verkauf verzichten.
rule-CM-46 = Es zählen die Münzen jedes Besuchers, der bei einem gekauft hat,
    .section = Phase IV: Abrechnung
rule-CM-47 = die Münzen jeder verkauften Eintrittskarte,
rule-CM-48 = jede Münzkarte, die mit einem Besucher kam,
rule-CM-49 = und die Münzen jedes Händlers, der noch auf der Hand ist.
rule-CM-50 = Unverkaufte Eintrittskarten zählen nichts.
rule-CM-51 = Ungespielte Gunstkarten zählen am ersten und zweiten Tag nichts.
rule-CM-52 = Beispiel: ein Rangplatz an einen Senator (7), ein Parkettplatz an einen Studenten (5), ein unverkaufter Rangplatz, die Händler 6, 3 und 2 auf der Hand (3) und eine ungespielte Gunst ergeben 15 Münzen.
rule-CM-53 = Jeder nimmt seine acht Händler zurück.
    .section = Zwischen den Tagen
rule-CM-54 = Ungespielte Gunstkarten bleiben auf der Hand.
rule-CM-55 = Die Startspielerkarte kommt zurück zur Villa; wer sie zuletzt hatte, beginnt den nächsten Tag.
rule-CM-56 = Vom Rest des Gunststapels, der nie neu gemischt wird, werden so viele Karten aufgedeckt, wie Spieler da sind.
rule-CM-57 = Alle Eintrittskarten und alle Besucher werden neu gemischt und in gleicher Zahl ausgelegt.
rule-CM-58 = Eine Sondervorstellung bringt eine weitere Eintrittskarte zum Forum und einen weiteren Besucher an deren Spielort.
    .section = Sondervorstellungen
rule-CM-59 = Unter jedem Besucher am Ort einer Sondervorstellung liegt eine Münzkarte; wer an ihn verkauft, nimmt auch sie.
rule-CM-60 = Sind am dritten Tag beide Sondervorstellungen am selben Ort, liegen dort unter jedem Besucher zwei Münzkarten.
rule-CM-61 = Auch ein Besucher, der später dorthin kommt, bekommt Münzkarten, solange es welche gibt.
rule-CM-62 = Eine Gunst wirkt sofort, wenn sie gespielt wird, und kommt dann aus dem Spiel.
    .section = Gunst
rule-CM-63 = Jede Art sagt, wann sie gespielt wird: statt eines Händlers, zusammen mit einem Händler, oder wenn ein eigener Händler aktiv ist.
rule-CM-64 = Am Ende des Spiels zählt eine ungespielte Gunst die Münzen, die sie zeigt.
rule-CM-65 = Neue Eintrittskarte: Man behält die Karte sofort, offen vor sich.
rule-CM-66 = Neuer Besucher: Der Besucher kommt an einen Spielort.
rule-CM-67 = Beförderung: Stufe 1 zählt nur in dieser Phase als Stufe 8; später noch einmal gelegt ist es wieder Stufe 1.
rule-CM-68 = Zweiter Einsatz: Ein Händler aus einer früheren Phase des Tages wird noch einmal gelegt.
rule-CM-69 = Platz nach vorn: Bis zum Ende der Phase hat der Händler die Stufe des Überholten. Eine 2 zwischen 7 und 5 zählt als 5: Höhere kommen links von ihr, 5 und niedrigere rechts von beiden.
rule-CM-70 = Eine Gunst, die nichts bewirken kann, kann nicht gespielt werden.
rule-CM-71 = Das Spiel endet nach der Abrechnung des dritten Tages; jetzt zählen auch ungespielte Gunstkarten.
    .section = Das Ende
rule-CM-72 = Die meisten Münzen gewinnen. Bei Gleichstand teilt man sich den Sieg.
rule-CM-73 = Caesar wird unter die Besucher gemischt.
    .section = Caesar, für erfahrene Spieler
rule-CM-74 = Kommt Caesar an einen Spielort, kommen sofort zwei weitere Besucher dorthin.
rule-CM-75 = Caesar selbst kauft keine Eintrittskarte.
rule-CM-76 = An diesem Tag darf dort eine Gunst wie eine Eintrittskarte verkauft werden, als Platz neben Caesar: Ihre Münzen zählen mit denen des Besuchers.
rule-CM-77 = Wer eine Gunst hat, darf dort auch ohne Eintrittskarte einen Händler legen.
rule-CM-78 = Nach diesem Verkauf verlässt Caesar das Spiel, und niemand sonst darf das an diesem Tag tun.
rule-CM-79 = Hat niemand den Platz neben ihm verkauft, wird Caesar wieder mit den anderen Besuchern gemischt.
rule-CM-80 = Bei der Auslage zählt Caesar als einer der fälligen Besucher, und zwei kommen hinzu; kommt er später, bringt er ebenfalls zwei mit.
rule-CM-90 = Alle Zahlen auf den Karten und welche Gunst im Stapel ist, stehen auf einem Kartenbogen; eine Partie kann mit einem berichtigten Bogen beginnen.
    .section = Der Kartenbogen und das Kleingedruckte
rule-CM-91 = Im Stapel sind Neue Eintrittskarte, Neuer Besucher, Beförderung, Zweiter Einsatz, Platz nach vorn, Zwei Karten, Anderer Spielort, Verdeckte Karte und Erster seiner Stufe. Die Regeln kennen auch Heimkehr, Tausch und Umleitung.
rule-CM-92 = Die Zahlen, die nicht in der Regel stehen, wurden in vielen Partien gesucht: Wer den ganzen Tag passt, muss verlieren, und keine Gunst und kein Platz am Tisch darf viel besser sein als andere.
rule-CM-93 = Ein aktiver Händler darf immer verzichten; wer nichts tun kann, wird übergangen. Beim Bieten gilt eine Gunst je Zug: Sie ist der ganze Zug, oder sie geht mit einem Händler von der Hand. Eine eben genommene Gunst darf sofort gespielt werden.
rule-CM-94 = Zwei Karten: einmal je Händler, bei zwei offenen Karten und, an einem Spielort, zwei verkäuflichen Dingen. Verdeckte Karte und Anderer Spielort ändern nicht denselben Verkauf. Verdeckte Karte geht auch, wo keine offene Karte mehr liegt, an einem Spielort nur mit einer Karte für ihn; deckt sie Caesar auf, kauft die Karte nach seinen zwei Begleitern.
rule-CM-95 = Ein gezogener Besucher wird gesehen, bevor der Spielort gewählt wird. Ein noch einmal gelegter Händler verlässt seine alte Reihe. Geht ein Stapel aus, liegen weniger Karten offen. Münzkarten kommen nach jedem Tag zurück. Caesar bekommt keine Münzkarte. Eine neben Caesar verkaufte Gunst zählt an diesem Tag und nicht noch einmal.

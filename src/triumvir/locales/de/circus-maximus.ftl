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
term-shows = Vorstellungen

# Was eine Gunst bewirkt

favour-new-ticket = ziehe die oberste Eintrittskarte und behalte sie
favour-new-visitor = ziehe den obersten Besucher und lege ihn an einen Spielort deiner Wahl
favour-promotion = dein Händler der Stufe 1 zählt in dieser Phase als Stufe 8
favour-second-use = lege einen Händler noch einmal, den du heute schon in einer früheren Phase gelegt hast
favour-step-forward = der gelegte Händler rückt einen Platz weiter nach vorn und übernimmt die Stufe des Überholten
favour-double = dein aktiver Händler nimmt zwei Karten oder verkauft zweimal
favour-other-venue = dein aktiver Händler verkauft eine Eintrittskarte für einen anderen Spielort
favour-unseen = dein aktiver Händler nimmt die verdeckte oberste Karte des Stapels
favour-front = der gelegte Händler kommt ganz links vor alle Händler seiner Stufe
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
from-venue = { $venue_id ->
   *[other] vom { $venue }
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
    [favours] { $optional ->
        [yes] { $usual ->
            [no] Caesars Villa: Spiele eine Gunstkarte oder passe.
           *[yes] Caesars Villa: Lege einen Händler, spiele eine Gunstkarte oder passe.
        }
       *[no] Caesars Villa: Lege einen Händler oder passe.
    }
    [tickets] { $optional ->
        [yes] { $usual ->
            [no] Forum Romanum: Spiele eine Gunstkarte oder passe.
           *[yes] Forum Romanum: Lege einen Händler für Eintrittskarten, spiele eine Gunstkarte oder passe.
        }
       *[no] Forum Romanum: Lege einen Händler für Eintrittskarten oder passe.
    }
   *[shows] { $optional ->
        [yes] { $usual ->
            [no] Vorstellungen: Spiele eine Gunstkarte oder passe.
           *[yes] Vorstellungen: Lege einen Händler an einen der drei Spielorte, spiele eine Gunstkarte oder passe.
        }
       *[no] Vorstellungen: Lege einen Händler an einen der drei Spielorte oder passe.
    }
}
    .usual = lay
    .optional = draw_ticket draw_visitor promote again step front exchange move come_home
    .rules = CM-21 CM-22 CM-25 CM-26 CM-39 CM-40 CM-63 CM-93
prompt-settling = { $place_id ->
    [villa] { $optional ->
        [yes] { $start_card ->
            [none] Dein Händler ist aktiv: Nimm eine Gunstkarte oder die Startspielerkarte, oder verzichte.
           *[other] Dein Händler ist aktiv: Nimm eine Gunstkarte, oder verzichte.
        }
       *[no] Dein Händler ist aktiv: Nimm die Startspielerkarte, oder verzichte.
    }
    [forum] { $usual ->
        [no] Dein Händler ist aktiv: Spiele eine Gunstkarte, oder verzichte.
       *[yes] Dein Händler ist aktiv: Nimm eine Eintrittskarte, oder verzichte.
    }
   *[other] { $usual ->
        [no] Dein Händler { at-place } ist aktiv: Spiele eine Gunstkarte, oder verzichte.
       *[yes] Dein Händler { at-place } ist aktiv: Verkaufe eine Eintrittskarte, oder verzichte.
    }
}
    .optional = take_favour
    .usual = take_ticket sell sell_favour
    .rules = CM-29 CM-30 CM-37 CM-43 CM-45 CM-93 CM-94
prompt-sending = An welchen Spielort schickst du den Besucher?
    .rules = CM-66 CM-74 CM-95
prompt-swapping = Welche Eintrittskarte nimmst du dafür?
    .rules = CM-91
wait-bidding = { $seat } bietet.
wait-settling = Ein Händler von { $seat } ist aktiv.
wait-sending = { $seat } schickt einen Besucher an einen Spielort.
wait-swapping = { $seat } tauscht eine Eintrittskarte ein.

# Zur Wahl

kind-lay = Einen Händler legen
kind-promote = Beförderung: Stufe 1 zählt als 8
kind-step = Platz nach vorn: ein Händler überholt einen weiteren
kind-front = Erster seiner Stufe: ein Händler vor allen gleichen
kind-again = Zweiter Einsatz: einen Händler noch einmal legen
kind-send = Den Besucher schicken
kind-exchange = Tausch: eine Eintrittskarte hergeben
kind-move = Umleitung: einen Besucher versetzen
kind-take-favour = Eine Gunstkarte nehmen
kind-take-ticket = Eine Eintrittskarte nehmen
kind-sell = Eine Eintrittskarte verkaufen
kind-sell-other = Anderer Spielort: eine Eintrittskarte von anderswo verkaufen
kind-sell-favour = Eine Gunstkarte als Platz neben Caesar verkaufen
kind-unseen-sale = Verdeckte Karte: der oberste Besucher kauft

choice-lay = Händler { $level } { to-place } legen
choice-promote = Beförderung: Händler 1 als Stufe 8 { to-place }
choice-step = Platz nach vorn: Händler { $level } { to-place }
choice-front = Erster seiner Stufe: Händler { $level } { to-place }
choice-again = Zweiter Einsatz: Händler { $level } { to-place }
choice-pass = Passen
choice-draw-ticket = Neue Eintrittskarte: eine ziehen
choice-draw-visitor = Neuer Besucher: einen ziehen
choice-send = Den Besucher { to-venue } schicken
choice-exchange = Tausch: { $venue }, { $category } hergeben
choice-move = Umleitung: { a-visitor } { from-place } { to-venue }
choice-take-favour = Nehmen: { $favour }
choice-take-start = Die Startspielerkarte nehmen
choice-take-ticket = Nehmen: { $venue }, { $category }
choice-sell = { $category } { to-visitor } verkaufen
choice-sell-other = Anderer Spielort: { $venue }, { $category } { to-visitor } verkaufen
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
    [one] Sondervorstellung { at-venue }: Unter jedem Besucher liegt eine Münzkarte.
   *[other] Zwei Sondervorstellungen { at-venue }: Unter jedem Besucher liegen { $count } Münzkarten.
}
event-stage = { $stage }: { $seat } beginnt.
event-laid = { $seat } legt Händler { $level } { to-place }.
event-promoted = { $seat } spielt „Beförderung“: Händler { $level } zählt { at-place } als 8.
event-stepped = { $seat } spielt „Platz nach vorn“: Händler { $level } zählt { at-place } als { $as }.
event-fronted = { $seat } spielt „Erster seiner Stufe“: Händler { $level } stellt sich { at-place } vor alle gleichen.
event-laid-again = { $seat } spielt „Zweiter Einsatz“: Händler { $level } geht { from-place } { to-place }.
event-passed = { $seat } passt.
event-passed-of-necessity = { $seat } kann nichts mehr spielen und muss passen.
event-drew-ticket = { $seat } spielt „Neue Eintrittskarte“ und zieht { a-ticket }.
event-drew-visitor = { $seat } spielt „Neuer Besucher“ und zieht { a-visitor }.
event-sent = { $visitor_id ->
    [caesar] { $seat } holt Caesar { to-venue }; { $count ->
        [0] niemand kommt mit ihm.
        [one] ein weiterer Besucher kommt mit ihm.
       *[other] { $count } weitere Besucher kommen mit ihm.
    }
   *[other] { $seat } schickt { a-visitor } { to-venue }.
}
event-gave-ticket = { $seat } spielt „Tausch“ und gibt { a-ticket }.
event-exchanged = { $seat } bekommt { a-ticket } für eine andere ({ $given_venue }, { $given_category }).
event-moved = { $seat } spielt „Umleitung“ und versetzt { a-visitor } { from-place } { to-venue }.
event-idle = { $seat } geht { at-place } mit Händler { $level } leer aus.
event-declined = { $seat } verzichtet { at-place }.
event-doubled = { $seat } spielt { at-place } „Zwei Karten“.
event-homing = { $seat } spielt { at-place } „Heimkehr“.
event-went-home = { $seat } nimmt Händler { $level } zurück auf die Hand; er lag { at-place }.
event-took-favour = { $seat } nimmt „{ $favour }“.
event-took-start = { $seat } nimmt die Startspielerkarte.
event-start-given = Die Startspielerkarte geht an { $seat } für den ersten Händler in der Reihe.
event-favours-left = Übrig und aus dem Spiel: { $favours }.
event-took-ticket = { $seat } nimmt { a-ticket }.
event-took-unseen = { $seat } spielt „Verdeckte Karte“ und zieht eine Gunstkarte.
event-took-unseen-known = { $seat } spielt „Verdeckte Karte“ und zieht „{ $favour }“.
event-took-unseen-ticket = { $seat } spielt „Verdeckte Karte“ und zieht { a-ticket }.
event-sold = { $seat } verkauft { at-place } { the-category } { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , mit einer Münzkarte
   *[other] , mit { $coin_cards } Münzkarten
}.
event-sold-other = { $seat } spielt { at-place } „Anderer Spielort“ und verkauft { a-ticket } { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , mit einer Münzkarte
   *[other] , mit { $coin_cards } Münzkarten
}.
event-sold-unseen = { $seat } spielt { at-place } „Verdeckte Karte“ und verkauft { the-category } { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , mit einer Münzkarte
   *[other] , mit { $coin_cards } Münzkarten
}.
event-sold-favour = { $seat } verkauft { at-place } „{ $favour }“ als Platz neben Caesar { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , mit einer Münzkarte
   *[other] , mit { $coin_cards } Münzkarten
}.
event-caesar-left = Caesar verlässt { $venue_id ->
    [circus] den { $venue }
   *[other] das { $venue }
} und das Spiel.
event-accounts = { $points ->
    [0] Tag { $day }: { $seat } verdient nichts.
   *[other] Tag { $day }: { $seat } verdient { some-coins } (Besucher { $visitors }, Eintrittskarten { $tickets }{ $coin_cards ->
        [0] { "" }
       *[other] , Münzkarten { $coin_cards }
    }{ $merchants ->
        [0] { "" }
       *[other] , Händler { $merchants }
    }{ $seat_beside_caesar ->
        [0] { "" }
       *[other] , neben Caesar { $seat_beside_caesar }
    }).
}
event-favours-counted = { $seat } deckt { $favours } auf: { some-coins }.
event-ended = Das Spiel ist zu Ende. { $reason }

reason-three-days = Drei Tage sind vorüber.

line-visitors = Tag { $day }: Besucher
line-tickets = Tag { $day }: verkaufte Eintrittskarten
line-coin-cards = Tag { $day }: Münzkarten
line-merchants = Tag { $day }: Händler auf der Hand
line-seat-beside-caesar = Tag { $day }: der Platz neben Caesar
line-favour = { $count ->
    [one] Ungespielte Gunstkarte: { $favour }
   *[other] Ungespielte Gunstkarten: { $count } × { $favour }
}

# Der gezeichnete Tisch

board-day = Tag { $day } von 3
board-start = Startspieler
board-start-card = Startspielerkarte
board-hand = Hand
board-merchants = Händler
board-favours = Gunstkarten
board-tickets = Eintrittskarten
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
board-piles = Stapel: { $favours ->
    [one] { $favours } Gunstkarte
   *[other] { $favours } Gunstkarten
}, { $tickets ->
    [one] { $tickets } Eintrittskarte
   *[other] { $tickets } Eintrittskarten
}, { $visitors } Besucher; Münzkarten { $coins }
board-empty = keine

board-day-name = Tag { $day }
board-of-three = von drei
board-moment = Tag { $day } · { $phase }
board-phase-favours = Gunst
board-phase-tickets = Eintrittskarten
board-phase-shows = Vorstellungen
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
board-you-begin = du beginnst
board-titled = { $title }: { $words }
board-begins-flag = beginnt
board-you = du
board-for-you = für dich
board-visitor-count = { $count ->
    [0] keine Besucher
    [one] 1 Besucher
   *[other] { $count } Besucher
}
board-ticket-count = { $count ->
    [0] keine Eintrittskarten
    [one] 1 Eintrittskarte
   *[other] { $count } Eintrittskarten
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
    [one] 1 weiterer Besucher kommt mit ihm
   *[other] { $count } weitere Besucher kommen mit ihm
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
    [0] Keine Eintrittskarte von dir
    [one] Deine Eintrittskarte
   *[other] Deine Eintrittskarten
}
board-rank = { $rank ->
   *[other] { $rank }.
}
board-ghost = Die { $level } { at-place } legen: { $rank } in der Reihe
board-warning = { $cards ->
    [0] Hier ist nichts mehr zu holen.
    [one] Zu weit hinten? Für die Vorderen liegt nur 1 Karte da.
   *[other] Zu weit hinten? Für die Vorderen liegen nur { $cards } Karten da.
}
board-owned = { $seat }: { $level }
board-owned-as = { $seat }: { $level }, zählt als { $as }
board-active = aktiv
board-merchant = Händler { $level }: { $coins }, wenn er auf der Hand bleibt
board-used = { $level } gelegt
board-lay-again = Die { $level } noch einmal legen
board-aloud-rank = { $rank } in der Reihe.
board-play-now = jetzt ausspielen
board-sell-now = neben Caesar verkaufen
board-with-this = mit der { $level } ausspielen
board-when-instead = statt eines Händlers
board-when-with = zusammen mit einem Händler
board-when-active = wenn dein Händler aktiv ist
board-favour-worth = { $coins ->
    [one] am Ende ungespielt 1 Münze
   *[other] am Ende ungespielt { $coins } Münzen
}
board-start-text = von jetzt an Startspieler sein
board-caesar-seat = eine Gunstkarte als Platz neben ihm verkaufen
board-send-here = { to-venue }
board-drawn = { $seat } hat diesen Besucher gezogen: { $visitor }. An welchen Spielort?
board-given = { $seat } gibt diese Eintrittskarte für eine andere.
board-coins-word = { $count ->
    [one] Münze
   *[other] Münzen
}
board-titled-ask = { $title }. { $words }
board-ask-merchant = Welcher Händler?
board-ask-place = An welchen Ort?
board-ask-place-for = Lege deine { $level }: Die Marken zeigen, wo sie in der Reihe stünde.
board-ask-favour = Welche Gunstkarte?
board-ask-ticket = Welche Eintrittskarte?
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
board-source-favours = Ungespielte Gunstkarten
board-source-sales = Verkäufe
board-so-far = bisher
aim = Sichere dir Eintrittskarten und verkaufe sie teuer: Wer nach drei Tagen die meisten Münzen hat, gewinnt.
board-day-over = Tag { $day } ist vorüber
board-day-why = Den besten Tag hatte { $name }: { $coins }, davon { $count } { $source ->
    [visitors] von Besuchern
    [tickets] für Eintrittskarten
    [coin-cards] aus Münzkarten
    [merchants] für Händler auf der Hand
   *[other] vom Platz neben Caesar
}.
board-day-level = Das beste Ergebnis des Tages ist geteilt: { $coins }.
board-day-total = { $count ->
    [one] Münze
   *[other] Münzen
}
board-day-today = heute
board-day-next = { $count ->
    [one] Eine Sondervorstellung: eine Eintrittskarte und ein Besucher mehr, und eine Münzkarte unter jedem Besucher dort.
   *[other] { $count } Sondervorstellungen: je eine Eintrittskarte und ein Besucher mehr, und Münzkarten unter jedem Besucher dort.
}
board-day-at-home = für Händler auf der Hand
board-day-no-sale = kein Verkauf
board-day-sale = { $ticket }, verkauft an: { $visitor }. { $coins }.
board-day-sale-beside = { $favour }, verkauft als Platz neben Caesar an: { $visitor }. { $coins }.
board-day-stands = Du bist { $rank ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
    [4] Vierter
   *[other] Fünfter
} mit { $coins }{ $behind ->
    [0] .
   *[other] , { $behind } zurück.
}
board-acta-accounts = { $points ->
    [0] { $seat }: keine Münze.
   *[other] { $seat }: { some-coins }.
}
board-acta-laid = { $place_id ->
    [villa] { $seat } legt die { $level }.
    [forum] { $seat } legt die { $level }.
   *[other] { $seat } legt die { $level } { to-place }.
}
board-acta-took-favour = { $seat }: { $favour }.
board-acta-took-ticket = { $seat }: { $venue }, { $category }.
board-gloss-merchant = Händler { $level }
board-gloss-kept = Bleibt er bis zum Abend auf der Hand: { $coins }.
board-gloss-favour = Gunstkarte
board-gloss-visitor = Besucher
board-gloss-ticket = Eintrittskarte
board-gloss-pays = Wer ihm hier eine Eintrittskarte verkauft, erhält { $coins } und die Münzen der Eintrittskarte.
board-gloss-brings = Dein Verkauf brächte { $coins }.
board-gloss-sells = { $venue }: Ein Händler dort verkauft sie an einen Besucher. Verkauft bringt sie { $coins } und die Münzen des Besuchers, unverkauft nichts.
board-gloss-laid = { $rank } von { $count } in der Reihe; { $seat }.
board-gloss-counts-as = In dieser Phase zählt er als { $as }.
board-gloss-play-now = Du kannst sie jetzt ausspielen.
board-gloss-take-now = Dein aktiver Händler kann sie nehmen.
board-gloss-hand = Händler auf der Hand
board-gloss-hand-coins = { $coins ->
    [one] Bleiben sie bis zum Abend auf der Hand, bringen sie 1 Münze.
   *[other] Bleiben sie bis zum Abend auf der Hand, bringen sie { $coins } Münzen.
}
board-gloss-favours-of = Gunstkarten von { $seat }
board-gloss-favours-known = Allen bekannt: { $favours }.
board-gloss-favours-hidden = { $count ->
    [one] Verdeckt gezogen: eine.
   *[other] Verdeckt gezogen: { $count }.
}
board-refuse-used = Händler { $level } liegt auf dem Tisch und bleibt dort bis zum Abend.
board-refuse-favour = Nicht jetzt. { $favour }: { $when }.
board-refuse-merchant = Händler { $level } kann jetzt nicht gelegt werden.
board-refuse-with = „{ $favour }“ ändert hier nichts für Händler { $level }.
board-refuse-settling = Händler legst du, während geboten wird; jetzt nehmen oder verkaufen die aktiven Händler.
board-why-day = Vorsprung: { $margin }. Tag { $day } gab den Ausschlag, { $more } zu { $fewer } gegen { $second }.
board-why-favours = Vorsprung: { $margin }. Behaltene Gunstkarten gaben den Ausschlag.
board-why-tie = Bei gleich vielen Münzen ist der Sieg geteilt.
board-account = Münzen nach Tagen und Quellen
board-race = Rückstand auf den Führenden in Münzen, Tag für Tag.
board-race-lead = vorn
board-total = Summe
board-pile-visitors = Besucherstapel: { $count }
board-pile-tickets = Stapel der Eintrittskarten: { $count }
board-pile-favours = Stapel der Gunstkarten: { $count }
board-pile-unseen = Noch nicht von allen gesehen, im Stapel oder auf einer Hand:
board-pile-coins = Übrige Münzkarten: { $count }

# Die Regeln

rule-CM-1 = Das Spiel hat 110 Karten: 5 Orte, 40 Händler, 18 Gunstkarten, 18 Eintrittskarten, 16 Besucher, 12 Münzkarten und eine Startspielerkarte.
    .section = Die Karten
rule-CM-2 = Die Orte sind Caesars Villa, das Forum Romanum und drei Spielorte: Circus Maximus, Kolosseum und Pompeius-Theater.
rule-CM-3 = Jede der fünf Farben hat acht Händler mit den Stufen 1 bis 8.
rule-CM-4 = Unter seiner Stufe zeigt ein Händler die Münzen, die er am Ende des Tages bringt, wenn er auf der Hand geblieben ist: 0, 0, 1, 1, 2, 2, 3 und 3 für die Stufen 1 bis 8. Die Spielregel nennt die der Stufen 2, 3 und 6; die übrigen sind rekonstruiert.
rule-CM-5 = Es gibt neun Arten von Gunstkarten, von jeder zwei.
rule-CM-6 = Eine Eintrittskarte gilt für einen Spielort und eine Kategorie: Rang zeigt 1 Münze, Parkett 2, Loge 3. Die 3 der Loge ist rekonstruiert.
rule-CM-7 = Jeder Spielort hat sechs Eintrittskarten, zwei von jeder Kategorie. Diese Zahlen sind rekonstruiert.
rule-CM-8 = Es gibt fünf Arten von Besuchern, von jeder drei Karten, und einen Caesar.
rule-CM-9 = Besucher bringen Münzen: ein Legionär 2, ein Student 3, eine Matrone 4, ein Tourist 5, ein Senator 6. Die von Legionär, Matrone und Tourist sind rekonstruiert.
rule-CM-10 = Eine Münzkarte ist 1 Münze wert.
rule-CM-11 = Ohne die Variante für erfahrene Spieler bleibt Caesar in der Schachtel.
    .section = Vorbereitung
rule-CM-12 = Zu dritt kommt von jeder Art Gunstkarte und von jeder Art Besucher eine Karte aus dem Spiel; es bleiben 9 Gunstkarten und 10 Besucher, mit Caesar 11.
rule-CM-13 = Jeder nimmt die acht Händler einer Farbe auf die Hand.
rule-CM-14 = Die Startspielerkarte liegt bei Caesars Villa. Das Los bestimmt den ersten Startspieler; die Karte bekommt er noch nicht.
rule-CM-15 = Die Gunstkarten werden gemischt; für jeden Spieler wird eine bei der Villa aufgedeckt.
rule-CM-16 = Die Eintrittskarten werden gemischt; für jeden Spieler werden zwei beim Forum aufgedeckt, nach Spielorten geordnet.
rule-CM-17 = Die Besucher werden gemischt; jeder Spielort bekommt einen Besucher weniger, als offene Eintrittskarten für ihn da sind.
rule-CM-18 = Ein Spielort mit nur einer oder keiner Eintrittskarte bekommt keinen Besucher.
rule-CM-19 = Das Spiel dauert drei Tage, gleich wie viele mitspielen. Jeder Tag hat vier Phasen: Caesars Gunst, Eintrittskarten, Vorstellungen und Abrechnung.
    .section = Die Tage
rule-CM-20 = Am ersten Tag gibt es keine Sondervorstellung, am zweiten eine, am dritten zwei.
rule-CM-21 = In den Phasen I bis III beginnt der Startspieler, dann geht es im Uhrzeigersinn. In deinem Zug legst du einen Händler, spielst stattdessen eine Gunstkarte oder passt.
    .section = Bieten
rule-CM-22 = Wer gepasst hat, tut in dieser Phase nichts mehr.
rule-CM-23 = Das Bieten endet, wenn alle gepasst haben.
rule-CM-24 = Wer keinen Händler mehr auf der Hand hat und gerade keine Gunstkarte spielen kann, muss passen.
rule-CM-25 = Die Händler liegen an jedem Ort in einer Reihe, die höchste Stufe ganz links.
rule-CM-26 = Bei gleicher Stufe liegt der Händler weiter rechts, der später kam.
rule-CM-27 = Wer eine Gunstkarte statt eines Händlers spielt, bleibt in der Phase.
rule-CM-28 = Gelegte Händler bleiben liegen, bis der Tag vorbei ist.
rule-CM-29 = Nach dem Bieten werden die Händler bei der Villa einer nach dem anderen aktiv, von links nach rechts; mit jedem nimmt sein Besitzer eine offene Gunstkarte auf die Hand.
    .section = Phase I: Caesars Gunst
rule-CM-30 = Statt einer Gunstkarte darf ein Händler die Startspielerkarte nehmen, wenn sie noch da ist; sein Besitzer ist von da an Startspieler.
rule-CM-31 = Eine Startspielerkarte, die niemand genommen hat, geht an den Besitzer des ersten Händlers in der Reihe.
rule-CM-32 = Hat niemand einen Händler zur Villa gelegt, bleibt der Startspieler derselbe.
rule-CM-33 = Sind die Karten eines Ortes vergeben, gehen die übrigen Händler dort leer aus.
rule-CM-34 = Gunstkarten, die niemand genommen hat, kommen aus dem Spiel.
rule-CM-35 = Du darfst beliebig viele Gunstkarten auf der Hand haben.
rule-CM-36 = Der Startspieler, vielleicht ein neuer, beginnt beim Forum; geboten wird wie bei der Villa.
    .section = Phase II: Eintrittskarten
rule-CM-37 = Beim Forum nimmt von links nach rechts jeder Händler eine offene Eintrittskarte; sein Besitzer legt sie offen vor sich hin.
rule-CM-38 = Eintrittskarten, die niemand genommen hat, sind für diesen Tag aus dem Spiel.
rule-CM-39 = Der Startspieler beginnt; reihum legt jeder einen Händler an einen der drei Spielorte, von denen jeder seine eigene Reihe hat.
    .section = Phase III: Vorstellungen
rule-CM-40 = Wer in Phase III passt, passt für alle drei Spielorte.
rule-CM-41 = Du darfst einen Händler auch an einen Spielort legen, für den du keine Eintrittskarte hast.
rule-CM-42 = Haben alle gepasst, kommen die Spielorte nacheinander an die Reihe: Circus Maximus, Kolosseum, Pompeius-Theater.
rule-CM-43 = Von links nach rechts darf jeder Händler eine unverkaufte Eintrittskarte seines Besitzers für diesen Spielort an einen Besucher dort verkaufen; der Besucher wird auf die Eintrittskarte gelegt.
rule-CM-44 = Ein Händler verkauft nichts, wenn sein Besitzer keine unverkaufte Eintrittskarte für den Spielort hat oder kein Besucher mehr da ist.
rule-CM-45 = Du darfst auf einen Verkauf verzichten.
rule-CM-46 = Am Ende jedes Tages bekommst du die Münzen jedes Besuchers, der bei dir gekauft hat.
    .section = Phase IV: Abrechnung
rule-CM-47 = Am Ende jedes Tages bekommst du die Münzen jeder Eintrittskarte, die du verkauft hast.
rule-CM-48 = Am Ende jedes Tages bekommst du 1 Münze für jede Münzkarte, die mit einem Besucher kam.
rule-CM-49 = Am Ende jedes Tages bekommst du die Münzen jedes Händlers, den du noch auf der Hand hast.
rule-CM-50 = Unverkaufte Eintrittskarten bringen nichts.
rule-CM-51 = Ungespielte Gunstkarten bringen am ersten und zweiten Tag nichts.
rule-CM-52 = Beispiel: Ein Rangplatz an einen Senator (1 + 6), ein Parkettplatz an einen Studenten (2 + 3), ein unverkaufter Rangplatz, die Händler 6, 3 und 2 auf der Hand (2 + 1 + 0) und eine ungespielte Gunstkarte ergeben am ersten Tag 15 Münzen.
rule-CM-53 = Nach der Abrechnung nimmt jeder seine acht Händler zurück.
    .section = Zwischen den Tagen
rule-CM-54 = Ungespielte Gunstkarten bleiben für den nächsten Tag auf der Hand.
rule-CM-55 = Die Startspielerkarte kommt zurück zur Villa; wer sie zuletzt hatte, beginnt den nächsten Tag.
rule-CM-56 = Für den nächsten Tag wird vom Rest des Stapels, der nie neu gemischt wird, für jeden Spieler eine Gunstkarte aufgedeckt.
rule-CM-57 = Für den nächsten Tag werden alle Eintrittskarten und alle Besucher neu gemischt und in gleicher Zahl aufgedeckt.
rule-CM-58 = Eine Sondervorstellung bringt eine weitere Eintrittskarte zum Forum und einen weiteren Besucher an deren Spielort.
    .section = Sondervorstellungen
rule-CM-59 = Unter jedem Besucher am Spielort einer Sondervorstellung liegt eine Münzkarte; wer an ihn verkauft, nimmt auch sie.
rule-CM-60 = Sind am dritten Tag beide Sondervorstellungen am selben Spielort, liegen dort unter jedem Besucher zwei Münzkarten.
rule-CM-61 = Auch ein Besucher, der erst später an den Spielort einer Sondervorstellung kommt, bekommt Münzkarten, solange es welche gibt.
rule-CM-62 = Eine Gunstkarte wirkt sofort, wenn sie gespielt wird, und kommt dann aus dem Spiel.
    .section = Gunstkarten
rule-CM-63 = Jede Art von Gunstkarte sagt, wann sie gespielt wird: statt eines Händlers, zusammen mit einem Händler, oder wenn ein eigener Händler aktiv ist.
rule-CM-64 = Am Ende des Spiels bringt eine ungespielte Gunstkarte die Münzen, die sie zeigt.
rule-CM-65 = Neue Eintrittskarte: Statt einen Händler zu legen, ziehst du die oberste Eintrittskarte und behältst sie offen vor dir.
rule-CM-66 = Neuer Besucher: Statt einen Händler zu legen, ziehst du den obersten Besucher und legst ihn an einen Spielort deiner Wahl.
rule-CM-67 = Beförderung: Mit dieser Gunstkarte gelegt, zählt dein Händler der Stufe 1 nur in dieser Phase als Stufe 8; später noch einmal gelegt, hat er wieder Stufe 1.
rule-CM-68 = Zweiter Einsatz: Statt eines Händlers von der Hand legst du einen noch einmal, den du in einer früheren Phase des Tages gelegt hast, mit seiner eigenen Stufe.
rule-CM-69 = Platz nach vorn: Der mit dieser Gunstkarte gelegte Händler rückt einen Platz weiter nach vorn und hat bis zum Ende der Phase die Stufe des Überholten. Beispiel: Eine 2, die zwischen eine 7 und eine 5 rückt, zählt als 5; höhere Stufen kommen links davon, eine 5 oder niedrigere rechts von beiden.
rule-CM-70 = Eine Gunstkarte, die nichts bewirken kann, kann nicht gespielt werden.
rule-CM-71 = Das Spiel endet nach der Abrechnung des dritten Tages; dann bringen auch ungespielte Gunstkarten ihre Münzen.
    .section = Das Ende
rule-CM-72 = Wer die meisten Münzen hat, gewinnt. Haben mehrere gleich viele, teilen sie sich den Sieg.
rule-CM-73 = In der Variante für erfahrene Spieler wird Caesar unter die Besucher gemischt.
    .section = Caesar, für erfahrene Spieler
rule-CM-74 = Kommt Caesar an einen Spielort, kommen sofort zwei weitere Besucher dorthin.
rule-CM-75 = Caesar selbst kauft keine Eintrittskarte.
rule-CM-76 = An dem Tag, an dem Caesar an einem Spielort ist, darf dort eine Gunstkarte wie eine Eintrittskarte verkauft werden, als Platz neben Caesar: Ihre Münzen zählen zusammen mit denen des Besuchers.
rule-CM-77 = Wer eine Gunstkarte hat, darf dort, wo Caesar ist, auch ohne Eintrittskarte einen Händler legen.
rule-CM-78 = Ist eine Gunstkarte als Platz neben ihm verkauft, verlässt Caesar das Spiel, und niemand sonst darf dort an diesem Tag eine Gunstkarte verkaufen.
rule-CM-79 = Hat niemand den Platz neben Caesar verkauft, wird er wieder mit den anderen Besuchern gemischt.
rule-CM-80 = Wird Caesar mit den Besuchern eines Tages aufgedeckt, zählt er als einer der Besucher, die dem Spielort zustehen, und zwei weitere kommen hinzu. Kommt er später, bringt er ebenfalls zwei mit.
rule-CM-90 = Alle Zahlen auf den Karten und die Gunstkarten im Stapel stehen auf einem Kartenbogen, der sagt, was gedruckt und was rekonstruiert ist. Eine Partie kann auch mit einem berichtigten Bogen beginnen; ein fehlerhafter Bogen wird mit Begründung abgelehnt.
    .section = Der Kartenbogen und das Kleingedruckte
rule-CM-91 = Die neun Gunstkarten, mit den Münzen, die sie ungespielt bringen. Statt eines Händlers: Neue Eintrittskarte (1), Neuer Besucher (2), Zweiter Einsatz (1). Zusammen mit einem Händler: Beförderung (2), Platz nach vorn (3), Erster seiner Stufe (3): Der Händler kommt ganz links vor alle Händler seiner Stufe. Wenn dein Händler aktiv ist: Zwei Karten (1): Er nimmt zwei Karten oder verkauft zweimal; Anderer Spielort (2): Er verkauft eine Eintrittskarte für einen anderen Spielort; Verdeckte Karte (3): Er nimmt statt einer offenen die verdeckte oberste Karte des Stapels. Die Zeitpunkte, die Münzen und die Wirkungen von Zwei Karten, Anderer Spielort, Verdeckte Karte und Erster seiner Stufe sind rekonstruiert. Ein berichtigter Kartenbogen kann auch Heimkehr (der aktive Händler kommt nach seinem Zug auf die Hand zurück), Tausch (eine eigene Eintrittskarte gegen eine offene am Forum) und Umleitung (ein Besucher wechselt den Spielort) enthalten.
rule-CM-92 = Die rekonstruierten Zahlen wurden in vielen Probepartien gefunden: Wer den ganzen Tag passt, muss verlieren, und keine Gunstkarte und kein Platz am Tisch darf viel besser sein als andere.
rule-CM-93 = Ein aktiver Händler darf immer verzichten, was seinen Zug beendet; einer, der nichts tun kann, wird übergangen. Beim Bieten spielst du je Zug höchstens eine Gunstkarte: Entweder ist sie dein ganzer Zug, oder sie begleitet einen Händler von der Hand. Zu einem noch einmal gelegten Händler spielst du keine. Eine eben genommene Gunstkarte darfst du sofort spielen; nur in Phase I des ersten Tages wird keine Gunstkarte gespielt.
rule-CM-94 = „Zwei Karten“ spielst du höchstens einmal, sooft einer deiner Händler aktiv ist. Nötig sind zwei offene Karten (die Startspielerkarte zählt mit) oder am Spielort zwei mögliche Verkäufe. „Zwei Karten“ lässt sich mit „Anderer Spielort“ verbinden, sogar mit zweien davon für zwei Eintrittskarten anderer Spielorte, und mit „Verdeckte Karte“. „Verdeckte Karte“ und „Anderer Spielort“ ändern nie denselben Verkauf. „Verdeckte Karte“ geht auch, wo keine offene Karte mehr liegt, am Spielort aber nur mit einer unverkauften Eintrittskarte für ihn; bei einer Sondervorstellung bringt auch dieser Käufer Münzkarten. Deckt sie Caesar auf, kauft die Karte nach seinen zwei Begleitern; ist kein Besucher mehr da, ist die Gunstkarte verbraucht, und der Händler verkauft wie sonst.
rule-CM-95 = Einen gezogenen Besucher siehst du, bevor du seinen Spielort wählst. Ein noch einmal gelegter Händler verlässt seine alte Reihe. Geht ein Stapel aus, werden weniger Karten aufgedeckt. Münzkarten kommen nach jedem Tag zurück. Caesar bekommt keine Münzkarte, wohl aber die Besucher, die er mitbringt. Eine neben Caesar verkaufte Gunstkarte zählt an diesem Tag, kommt aus dem Spiel und zählt nicht noch einmal.

# Ablehnungen

refusal-now-send = Wähle zuerst den Spielort für den Besucher.
refusal-now-swap = Nimm zuerst eine Eintrittskarte zum Tausch.
refusal-now-bid = Lege jetzt einen Händler, spiele eine Gunstkarte oder passe.
refusal-now-turn = Dein aktiver Händler nimmt jetzt eine Karte oder verkauft, oder du verzichtest.
refusal-no-favour = Du hast diese Gunstkarte nicht auf der Hand: { $favour }.
refusal-favour-time = { $when_id ->
    [instead] „{ $favour }“ spielst du beim Bieten anstelle eines Händlers.
    [with] „{ $favour }“ spielst du beim Bieten zusammen mit einem Händler.
   *[active] „{ $favour }“ spielst du, wenn dein Händler aktiv ist.
}
refusal-not-this-place = In dieser Phase legst du { at-place } keinen Händler.
refusal-not-used = Noch einmal legst du nur einen Händler, den du heute in einer früheren Phase gelegt hast.
refusal-no-merchant = Händler { $level } ist nicht auf deiner Hand.
refusal-nobody-to-pass = Vor diesem Händler liegt keiner, den er überholen könnte.
refusal-no-equal = Dort liegt kein Händler derselben Stufe.
refusal-no-effect = Das hätte jetzt keine Wirkung: { $action }.
refusal-favours-rest = In Phase I des ersten Tages wird keine Gunstkarte gespielt.
refusal-not-double = „Zwei Karten“ braucht zwei offene Karten oder am Spielort zwei Verkäufe und gilt einmal je aktivem Händler.
refusal-sell-at-venues = Eintrittskarten verkaufst du nur an den drei Spielorten.
refusal-nothing-to-take = Diese Karte liegt { at-place } nicht aus.
refusal-not-at-caesar = Eine Gunstkarte verkaufst du nur an dem Spielort, an dem Caesar ist.
refusal-no-sale = Dafür brauchst du eine unverkaufte Eintrittskarte und einen Besucher an diesem Spielort.

# Das Spiel in einer Minute

intro-aim = Du bist Schwarzhändler in Rom. Verdiene in drei Tagen mehr Münzen als die anderen, indem du Eintrittskarten an Besucher verkaufst.
intro-turn = In den ersten drei Phasen eines Tages bieten die Spieler reihum mit denselben acht Händlern: bei Caesars Villa um Gunstkarten, beim Forum um Eintrittskarten, an den drei Spielorten um Besucher. Lege in deinem Zug einen Händler, spiele eine Gunstkarte oder passe; wer gepasst hat, ist für diese Phase ausgeschieden. Je höher seine Stufe, desto früher nimmt ein Händler eine Karte oder verkauft. In der vierten Phase bringen Besucher, verkaufte Eintrittskarten, Münzkarten und die Händler auf der Hand Münzen.
intro-end = Nach dem dritten Tag bringen auch ungespielte Gunstkarten Münzen. Wer die meisten Münzen hat, gewinnt.
intro-table = Die fünf Orte: Caesars Villa mit den Gunstkarten, das Forum Romanum mit den Eintrittskarten und die drei Spielorte mit ihren Besuchern. An jedem Ort stehen die Händler in einer Reihe, die höchste Stufe links. Jeder hat Händler und Gunstkarten auf der Hand und Eintrittskarten offen vor sich.
intro-example = Anna hat eine Eintrittskarte für das Kolosseum im Parkett, Ben eine im Rang; dort warten ein Senator und ein Student. Anna legt ihre 6, Ben seine 5, und alle passen. Annas Händler ist zuerst aktiv und verkauft an den Senator: 2 + 6 = 8 Münzen. Bens Händler verkauft an den Studenten: 1 + 3 = 4 Münzen.

# Das Spiel in drei Schritten, für eine Einladung

step-1 = Lege einen Händler: bei Caesars Villa um Gunstkarten, beim Forum um Eintrittskarten.
step-2 = An den drei Spielorten warten deine Händler auf Besucher. Die höhere Stufe kommt zuerst.
step-3 = Jede verkaufte Eintrittskarte bringt Münzen. Wer nach drei Tagen die meisten Münzen hat, gewinnt.

# What the coach speaks of

opinion-won = die Aussicht auf den Sieg
opinion-coins = verdiente Münzen
opinion-merchants = Händler auf der Hand
opinion-favours = Gunstkarten auf der Hand
opinion-villa = was die Villa bringen wird
opinion-tickets = die Eintrittskarten
opinion-shows = Verkäufe bei den Vorstellungen
opinion-rivals = wie wenig die anderen verdienen

# Antworten im Voraus
standing-above = Passen
standing-above-about = wo du noch keinen Händler hast und einer dieser Stufe oder höher vorn liegt
standing-above-8 = Stufe 8
standing-above-7 = Stufe 7
standing-above-6 = Stufe 6
standing-bids = Nach deinem ersten Händler einer Phase
standing-bids-about = deine niedrigsten Händler folgen an denselben Ort, bis es so viele sind; dann passt du
standing-bids-one = Ein Händler, dann passen
standing-bids-two = Zwei Händler, dann passen
standing-bids-three = Drei Händler, dann passen
standing-tickets = Eine Eintrittskarte am Forum
standing-tickets-about = bei gleichen die für den Spielort mit den meisten Besuchern
standing-tickets-dearest = Die teuerste
standing-sales = Ein Verkauf
standing-sales-about = mit einer Eintrittskarte des Spielorts, ohne Gunstkarten
standing-sales-best = Was am meisten bringt

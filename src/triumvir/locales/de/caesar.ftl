# Caesar! Kennungen: docs/texts.md

title = Caesar!
blurb = Caesar und Pompeius kämpfen entlang der Grenzen um die Provinzen Roms, in zwanzig Minuten; allein trittst du gegen Crassus an.

seat-caesar = Caesar
seat-pompey = Pompeius

# Namen

term-caesar = Caesar
term-pompey = Pompeius
term-crassus = Crassus
term-hu = Hispania Ulterior
term-hc = Hispania Citerior
term-mt = Mauretania
term-sd = Sardinia
term-ga = Gallia
term-nu = Numidia
term-sc = Sicilia
term-it = Italia
term-gc = Gallia Cisalpina
term-af = Africa
term-ac = Achaia
term-md = Macedonia
term-dm = Dalmatia
term-cy = Cyrene
term-cr = Creta
term-ag = Aegyptus
term-as = Asia
term-sy = Syria
term-ga-gc = { term-ga } – { term-gc }
term-dm-md = { term-dm } – { term-md }
term-md-ac = { term-md } – { term-ac }
term-sy-ag = { term-sy } – { term-ag }
term-gc-it = { term-gc } – { term-it }
term-ga-hc = { term-ga } – { term-hc }
term-mt-nu = { term-mt } – { term-nu }
term-it-sc = { term-it } – { term-sc }
term-nu-af = { term-nu } – { term-af }
term-cy-ag = { term-cy } – { term-ag }
term-dm-gc = { term-dm } – { term-gc }
term-ac-cr = { term-ac } – { term-cr }
term-as-cr = { term-as } – { term-cr }
term-as-sy = { term-as } – { term-sy }
term-hc-hu = { term-hc } – { term-hu }
term-ga-sd = { term-ga } – { term-sd }
term-it-sd = { term-it } – { term-sd }
term-md-it = { term-md } – { term-it }
term-cr-cy = { term-cr } – { term-cy }
term-af-cy = { term-af } – { term-cy }
term-ac-af = { term-ac } – { term-af }
term-hu-mt = { term-hu } – { term-mt }
term-sd-mt = { term-sd } – { term-mt }
term-sc-nu = { term-sc } – { term-nu }
term-sd-sc = { term-sd } – { term-sc }
term-sc-af = { term-sc } – { term-af }
term-dm-it = { term-dm } – { term-it }
term-it-ac = { term-it } – { term-ac }
term-as-ag = { term-as } – { term-ag }
term-cr-ag = { term-cr } – { term-ag }
term-sword = Schwert
term-shield = Schild
term-ship = Schiff
term-laurel = Lorbeer
term-sword-6-0 = { term-sword } 6/0
term-sword-5-1 = { term-sword } 5/1
term-sword-4-2 = { term-sword } 4/2
term-sword-3-3 = { term-sword } 3/3
term-shield-6-0 = { term-shield } 6/0
term-shield-5-1 = { term-shield } 5/1
term-shield-4-2 = { term-shield } 4/2
term-shield-3-3 = { term-shield } 3/3
term-ship-6-0 = { term-ship } 6/0
term-ship-5-1 = { term-ship } 5/1
term-ship-4-2 = { term-ship } 4/2
term-ship-3-3 = { term-ship } 3/3
term-laurel-4-0 = { term-laurel } 4/0
term-laurel-3-1 = { term-laurel } 3/1
term-laurel-2-2 = { term-laurel } 2/2
term-sword-7-0 = { term-sword } 7/0
term-shield-ship-4-4 = Schild oder Schiff 4/4
term-laurel-3-3 = { term-laurel } 3/3
term-senate = Senat
term-tactics = Taktik
term-wealth = Reichtum
term-might = Macht
term-poison = Gift
term-centurion = Zenturio
term-bank = Bank
term-token = Stein
term-marker = Marker
term-province = Provinz
term-up = offen
term-down = verdeckt
term-easy = leicht
term-medium = mittel
term-hard = schwer
term-A = A
term-B = B
term-C = C
term-D = D
term-E = E
term-neighbour = neben einer eigenen Provinz
term-central = zentral
term-near-central = neben der Mitte
term-random = Zufall
term-trailing = wo er am weitesten zurückliegt
term-no-laurel = kein Lorbeer
term-sum = Summe beider Zahlen
term-leftmost = ganz links
term-italia = Italia zuerst

option-poison = Modul Gift
option-poison-no = nein
option-poison-yes = ja
option-centurions = Modul Zenturionen
option-centurions-no = nein
option-centurions-yes = ja
option-checkpoints = Modul Kontrollposten (mit beiden anderen)
option-checkpoints-no = nein
option-checkpoints-yes = ja
option-side = deine Seite (solo)
option-side-caesar = Caesar
option-side-pompey = Pompeius
option-level = Stärke von Crassus (solo)
option-level-easy = leicht
option-level-medium = mittel
option-level-hard = schwer
option-harder = nutzlose Boni kosten Crassus Marker (solo)
option-harder-no = nein
option-harder-yes = ja
option-sheet = andere Taktikplättchen (solo)

# Was getan werden darf

prompt-lay = Lege einen deiner Steine auf ein freies Grenzfeld, zu dem er passt. Die erste Provinz einer Möglichkeit bekommt die höhere Zahl.
    .rules = CA-7 CA-14 CA-16 CA-19 CA-20 CA-21 CA-25 CA-30
prompt-order = Zwei Provinzen sind geschlossen. Welche wird zuerst gewertet?
    .rules = CA-16 CA-20 CA-30 CA-41
prompt-offer = { $offer_id ->
    [tactics] Du hast Taktik gewonnen. Nach diesem Zug noch einen Zug machen?
    [wealth] Du hast Reichtum gewonnen. Jetzt einen Stein ziehen und von nun an einen mehr haben?
    [poison] Du hast Gift gewonnen. Einen zufälligen Stein des Gegners zurück in den Beutel schicken?
   *[other] Du hast einen Bonus gewonnen ({ $offer }). Nutzt du ihn?
}
    .rules = CA-29 CA-31 CA-33 CA-44
prompt-might = Du hast Macht gewonnen. Was des Gegners drehst du auf die Rückseite?
    .rules = CA-34 CA-35 CA-36 CA-37
prompt-bank = Du hast einen Stein verdeckt gelegt. Einen Bonus aus der Bank ziehen?
    .rules = CA-50 CA-51 CA-52 CA-53
prompt-recruiting = Du hast einen Zenturio gewonnen. Welchen nimmst du statt eines Steins aus dem Beutel?
    .rules = CA-10 CA-47
prompt-ready = Crassus beginnt. Bist du bereit?
    .rules = CA-54 CA-55 CA-57 CA-63

wait-lay = { $seat } legt einen Stein.
wait-order = { $seat } wählt, welche Provinz zuerst gewertet wird.
wait-offer = { $seat } darf einen Bonus nutzen.
wait-might = { $seat } darf etwas auf die Rückseite drehen.
wait-bank = { $seat } darf aus der Bank ziehen.
wait-recruiting = { $seat } darf einen Zenturio nehmen.
wait-ready = { $seat } macht sich bereit.

# Möglichkeiten

kind-lay = Einen Stein legen
kind-hide = Einen Stein verdeckt an einen Kontrollposten legen
kind-settle = Eine Provinz zuerst werten
kind-might = Macht: etwas auf die Rückseite drehen
kind-recruit = Einen Zenturio nehmen

choice-lay = { $token } zwischen { $high } (höhere Zahl) und { $low }
choice-hide = { $token } verdeckt bei { $border }
choice-settle = zuerst { $province }
choice-use = Nutzen
choice-decline = Darauf verzichten
choice-bank = Einen Bonus aus der Bank ziehen
choice-might = { $target_id ->
    [token] den Stein bei { $place }
    [marker] den Marker auf der Grenze { $place }
   *[province] einen Kontrollmarker auf { $place }
}
choice-recruit = { $token }
choice-begin = Crassus beginnen lassen

# Was geschah

event-turn = Zug { $turn }: { $side }.
event-laid = { $side } legt { $token }: { $values_0 } nach { $high }, { $values_1 } nach { $low }.
event-hid = { $side } legt einen Stein verdeckt bei { $border }.
event-hid-known = { $side } legt { $token } verdeckt bei { $border }.
event-ordered = { $side } wertet zuerst { $province }.
event-closed = { $side } schließt { $province } und nimmt den Bonus: { $bonus }. Caesar hat dort { $totals_0 }, Pompeius { $totals_1 }.
event-tied = Gleichstand: { $province } wird nie jemandem gehören.
event-tie-broken = Gleichstand, und das genügt Crassus in seinem Zug: { $side } kontrolliert { $province }.
event-controls = { $side } kontrolliert { $province } und setzt { $markers ->
    [one] einen Marker
   *[other] { $markers } Marker
}; { $left ->
    [one] einer bleibt
   *[other] { $left } bleiben
}.
event-border-covered = { $side } hat { $provinces_0 } und { $provinces_1 }: Ein Marker deckt die Grenze dazwischen; { $left ->
    [one] einer bleibt
   *[other] { $left } bleiben
}.
event-senate = { $side } hat { $senates ->
    [one] einen ersten Senat
   *[other] { $senates } Senate
} und legt { $markers ->
    [0] keinen Marker
    [one] einen Marker
   *[other] { $markers } Marker
} unter den neuen; { $left ->
    [one] einer bleibt
   *[other] { $left } bleiben
}.
event-no-effect = { $bonus }: für { $side } jetzt ohne Wirkung.
event-declined = { $side } verzichtet: { $bonus }.
event-extra-turn = { $side } macht danach noch einen Zug.
event-drew = { $side } zieht einen Stein.
event-drew-known = { $side } zieht { $token }.
event-enriched = Reichtum: { $side } zieht einen Stein mehr und behält den größeren Vorrat.
event-bag-empty = Der Beutel ist leer: { $side } zieht nichts.
event-poisoned = Gift: { $token } von { $side } kommt zurück in den Beutel; im Vorrat { $supply ->
    [0] bleibt nichts
    [one] bleibt ein Stein
   *[other] bleiben { $supply } Steine
}.
event-might = { $side } dreht auf die Rückseite, was { $other_side } dort hat: { $target_id ->
    [token] den Stein bei { $place }
    [marker] den Marker auf der Grenze { $place }
   *[province] einen Kontrollmarker auf { $place }
}.
event-bank-drawn = { $side } zieht aus der Bank: { $bonus }; dort { $bank ->
    [one] bleibt ein Bonus
   *[other] bleiben { $bank } Boni
}.
event-recruited = { $side } nimmt einen Zenturio: { $token }.
event-screen-lifted = { $side } hebt den Sichtschirm: { $tokens }.
event-ended = { $reason } { $side } gewinnt.

# Crassus

event-tile = Crassus deckt Plättchen { $tile } auf: Zenturionen { $centurions }, ziehen { $draws }, legen { $lays }, ablegen { $discards }.
event-tiles-shuffled = Die { $tiles } Plättchen werden zu einem neuen Stapel gemischt.
event-crassus-takes = Crassus nimmt einen Zenturio: { $token }.
event-crassus-draws = Crassus zieht { $token }.
event-crassus-returns = Crassus legt den Stein ganz links zurück: { $token }.
event-crassus-skips = { $side } kann nichts legen: Legen Nummer { $number } entfällt.
event-crassus-keeps = Im Beutel waren zu wenige Steine: { $side } legt keinen ab.
event-crassus-step = { $step ->
    [1] Schritt 1: Ein Stein kann die Kontrolle bringen. Der kleinste Wert, der genügt, ist { $value }: { $provinces }.
    [2] Schritt 2: Ein Stein kann eine Provinz schließen, wenn auch nicht gewinnen. Der kleinste Wert ist { $value }: { $provinces }.
    [3] Schritt 3: Hier liegt Crassus am weitesten zurück, um { $margin }, und der höchste passende Wert ist { $value }: { $provinces }.
    [4] Schritt 4: Hier führt Crassus am weitesten, um { $margin }, und der höchste passende Wert ist { $value }: { $provinces }.
    [5] Schritt 5: Neben dem, was er kontrolliert, ist der höchste Wert { $value }: { $provinces }.
    [6] Schritt 6: In einer zentralen Provinz ist der höchste Wert { $value }: { $provinces }.
   *[other] Schritt 7: Der höchste Wert überhaupt ist { $value }: { $provinces }.
}
event-crassus-province = { $by_id ->
    [italia] Unter zentralen Provinzen geht Italia vor: { $kept }.
    [neighbour] Davon zieht er vor, was neben einer seiner Provinzen liegt: { $kept }.
    [senate] Davon zieht er einen Senat vor: { $kept }.
    [poison] Davon zieht er ein Gift vor: { $kept }.
    [central] Davon zieht er die Mitte vor: { $kept }.
    [near_central] Davon zieht er vor, was neben der Mitte liegt: { $kept }.
   *[random] Davon wählt der Zufall { $kept }.
}
event-crassus-border = { $by_id ->
    [trailing] Von ihren Grenzen nimmt er die zu der Provinz, in der er am weitesten zurückliegt: { $kept }.
    [near_central] Von ihren Grenzen zieht er eine zur Mitte vor: { $kept }.
   *[random] Von ihren Grenzen wählt der Zufall { $kept }.
}
event-crassus-token = { $by_id ->
    [no_laurel] Er spart den Lorbeer: { $kept }.
    [sum] Die Summe beider Zahlen entscheidet: { $kept }.
   *[leftmost] Er nimmt den Stein ganz links: { $kept }.
}
event-crassus-lays = Crassus legt { $token } bei { $border }, die höhere Zahl nach { $high }: { $value } in { $province }.
event-crassus-discards = { $side } kann ihn nicht brauchen und legt ihn ab: { $bonus }.{ $harder ->
    [yes] {" "}Mit ihm geht einer seiner Marker; { $left ->
        [one] einer bleibt
       *[other] { $left } bleiben
    }.
   *[no] {""}
}

reason-last-marker = Der letzte Kontrollmarker liegt.
reason-stuck = Kein Stein passt mehr.
reason-crassus-stuck = Crassus kann in seinem ganzen Zug nichts legen.

line-provinces = { $points ->
    [one] ein Marker
   *[other] { $points } Marker
} auf Provinzen
line-borders = { $points ->
    [one] ein Marker
   *[other] { $points } Marker
} auf Grenzen
line-senate = { $points ->
    [one] ein Marker
   *[other] { $points } Marker
} unter Senaten

# Die gezeichnete Karte

board-supply = Vorrat
board-unseen = Noch nicht gesehen
board-bag = Beutel
board-markers = Marker übrig
board-senates = Senate
board-centurions = Zenturionen
board-bank = Bank
board-tiles = Plättchen
board-row = Reihe
board-turn = am Zug
board-legend = Freie Grenzen: Schwert †, Schild ◊, Schiff ≈. Von den Zahlen eines Steins zählt die linke in der Provinz links oder oben; ▲ gehört Caesar, ▼ Pompeius, × liegt verdeckt, ● ist ein Marker. Kleine Buchstaben: Ein Kontrollmarker liegt umgedreht. = ist ein Gleichstand.

# Das Brett der Seite

board-map = Karte des Mittelmeers: 18 Provinzen und die Grenzen dazwischen. Pfeiltasten gehen von Ort zu Ort.
board-moment = Zug { $turn }
board-provinces = Provinzen
board-bonus = Bonus
board-free-count = offen
board-markers-left = { $count ->
    [one] Marker übrig
   *[other] Marker übrig
}
board-tokens = { $count ->
    [one] Stein
   *[other] Steine
}
board-bagged = im Beutel
board-senate-count = { $count ->
    [one] Senat
   *[other] Senate
}
board-senates-of = { $side }: { $count ->
    [one] ein Senat
   *[other] { $count } Senate
}; Marker darunter: { $markers }
board-tokens-of = Steine: { $side }
board-unseen-where = Ungesehen: { $count }. Im Vorrat { $supply }, im Beutel { $bag }{ $hidden ->
    [0] {""}
   *[other] , verdeckt { $hidden }
}.
board-not-seen = : noch nicht gesehen
board-seen = : gesehen
board-taken = (genommen)
board-surely-held = Sicher im Vorrat
board-surely-bagged = Sicher im Beutel
board-bank-has = { $count ->
    [0] Die Bank ist leer.
    [one] In der Bank liegt noch ein Bonus.
   *[other] In der Bank liegen noch { $count } Boni.
}
board-bonuses = Boni
board-bonus-senate = Behalte ihn. Mit Kontrolle kommen so viele Marker darunter, wie du Senate hast.
board-bonus-tactics = Mach nach diesem Zug noch einen.
board-bonus-wealth = Zieh einen Stein mehr, jetzt und auf Dauer.
board-bonus-might = Dreh einen gegnerischen Stein oder Marker auf die Rückseite.
board-bonus-poison = Ein zufälliger Stein des Gegners kommt zurück in den Beutel, auf Dauer.
board-bonus-centurion = Nimm statt zu ziehen einen deiner Zenturionen.
board-bonus-who = Wer eine Provinz schließt, nimmt den Bonus, egal wer sie kontrolliert.
board-ring = Gefüllte Grenzen: drei von vier.
board-sums = Summen: Caesar, Pompeius.
board-sums-are = Caesar { $caesar }, Pompeius { $pompey }.
board-open = { $count ->
    [one] Eine Grenze ist offen.
   *[other] { $count } Grenzen sind offen.
}
board-closed = Geschlossen; sie wird gleich gewertet.
board-controlled = Kontrolliert von { $side }.
board-fallen = Ein Kontrollmarker liegt auf der Rückseite: Niemand darf Marker auf ihre Grenzen setzen.
board-tied = Gleichstand: Niemand kontrolliert sie.
board-free = Frei: { $symbol } oder Lorbeer.
board-laid = { $side }: { $token }, { $first } nach { $high }, { $second } nach { $low }.
board-hidden = { $known ->
    [yes] { $side }: { $token }, verdeckt gelegt; zählt 0.
   *[no] { $side }: ein verdeckt gelegter Stein; zählt 0.
}
board-face-down = Er liegt auf der Rückseite und zählt 0.
board-covered = { $face ->
    [down] Ein Marker von { $side } deckt ihn und liegt auf der Rückseite.
   *[up] Ein Marker von { $side } deckt ihn.
}
board-checkpoint = Ein Kontrollposten: Hier darf ein Stein verdeckt liegen, für einen Bonus aus der Bank.
board-your-tokens = Deine Steine
board-no-tokens = Keine Steine
board-in-bag = { $count } noch in deinem Beutel
board-turn-it = Stein drehen
board-face-down-it = Verdeckt
board-choose-token = Wähle einen deiner Steine.
board-choose-border = Wähle nun eine markierte Grenze für { $token }, oder zieh ihn dorthin.
board-lay-ask = { $first } nach { $high } und { $second } nach { $low } legen?
board-hide-ask = { $token } verdeckt bei { $border } legen?
board-lay = Legen
board-might = Umdrehen
board-settle = Werten
board-recruit = Nehmen
board-would = Wenn du ihn legst
board-would-might = Wenn du das umdrehst
board-would-be = { $province } { $caesar } zu { $pompey }{ $open ->
    [-1] {""}
    [one] , eine Grenze offen
   *[other] , { $open } Grenzen offen
}
board-would-close = { $province } wird geschlossen, { $caesar } zu { $pompey }: { $control ->
    [none] Niemand kontrolliert sie
   *[other] { $side } kontrolliert sie
}
board-would-cover = { $count ->
    [one] Eine Grenze würde gedeckt
   *[other] { $count } Grenzen würden gedeckt
}
board-would-block = { $count ->
    [one] Eine Grenze könnte nicht mehr gedeckt werden
   *[other] { $count } Grenzen könnten nicht mehr gedeckt werden
}
board-would-nothing = Es ändert nichts
board-would-win = { $side } würde gewinnen
board-crassus-has = { $side }, vom Spiel geführt: { $markers } Marker übrig, { $bag } im Beutel, Senate: { $senates }.
board-tile-A = zieht 1, legt 1
board-tile-B = zieht 2, legt 1, legt 1 ab
board-tile-C = zieht 2, legt 2
board-tile-D = nimmt einen Zenturio, zieht 1, legt 1, legt 1 ab
board-tile-E = nimmt einen Zenturio, zieht 1, legt 2
board-pile = { $count ->
    [0] Sein Stapel ist leer und wird neu gemischt.
   *[other] In seinem Stapel: { $tiles }.
}
board-step-1 = Regel 1: Mit { $value } gewinnt er die Kontrolle über { $province } ({ $token }, { $border }).
board-step-2 = Regel 2: Mit { $value } schließt er { $province } ({ $token }, { $border }).
board-step-3 = Regel 3: In { $province } liegt er am weitesten zurück, daher { $value } dorthin ({ $token }, { $border }).
board-step-4 = Regel 4: In { $province } führt er am höchsten, daher { $value } dorthin ({ $token }, { $border }).
board-step-5 = Regel 5: { $province } liegt neben einer seiner Provinzen, daher { $value } dorthin ({ $token }, { $border }).
board-step-6 = Regel 6: { $province } ist zentral, daher { $value } dorthin ({ $token }, { $border }).
board-step-7 = Regel 7: { $province } nimmt den höchsten Wert, { $value } ({ $token }, { $border }).
board-by-province = Zwischen Provinzen entschied: { $by }.
board-by-border = Zwischen Grenzen entschied: { $by }.
board-by-token = Zwischen Steinen entschied: { $by }.

# Die Regeln

rule-CA-1 = Die Karte hat 18 Provinzen: Hispania Ulterior, Hispania Citerior, Mauretania, Sardinia, Gallia, Numidia, Sicilia, Italia, Gallia Cisalpina, Africa, Achaia, Macedonia, Dalmatia, Cyrene, Creta, Aegyptus, Asia und Syria.
    .section = Der Spielplan
rule-CA-2 = Es gibt 30 Grenzfelder, je zehn mit Schwert, Schild und Schiff. Ein Feld gehört zu beiden Provinzen, die es verbindet, und nur Provinzen mit einem Feld dazwischen sind Nachbarn.
rule-CA-3 = Drei davon sind Kontrollposten: Gallia–Sardinia, Numidia–Africa und Asia–Aegyptus. Sie zählen nur mit dem Modul dieses Namens.
rule-CA-4 = Jede Provinz hat ein Kontrollfeld, Italia zwei. Auf Italias erstem liegt am Anfang ein Senat, auf dem zweiten nichts.
rule-CA-5 = Sardinia, Sicilia, Italia, Achaia und Creta sind die zentralen Provinzen.
rule-CA-6 = Beide Seiten haben die gleichen 16 Einflusssteine: von Schwert, Schild und Schiff je 6/0, 5/1, 4/2 und 3/3, vom Lorbeer 4/0, 3/1 und zweimal 2/2.
    .section = Material
rule-CA-7 = Ein Stein passt auf Grenzen seines Symbols. Ein Lorbeer passt auf jede Grenze.
rule-CA-8 = Jede Seite hat 12 Kontrollmarker.
rule-CA-9 = Es gibt 18 Provinzboni: 6 Senat, 4 Taktik, 4 Reichtum und 4 Macht. Zwei Module bringen 3 Gift und 3 Zenturio dazu.
rule-CA-10 = Mit dem Modul Zenturionen hat jede Seite drei weitere Steine: ein Schwert 7/0, ein 4/4 für Schild und Schiff und einen Lorbeer 3/3.
rule-CA-11 = Ein Senat liegt auf Italia. Die anderen 17 Boni werden zufällig und offen verteilt, einer auf jede andere Provinz.
    .section = Vorbereitung
rule-CA-12 = Jeder legt seine 16 Steine in einen Beutel und zieht zwei. Sie sind der Vorrat, den der Gegner nicht sieht.
rule-CA-13 = Caesar beginnt.
rule-CA-14 = Lege in deinem Zug einen Stein deines Vorrats auf eine freie Grenze, zu der er passt, und wähle, welche Zahl zu welcher Provinz zeigt.
    .section = Ein Zug
rule-CA-15 = Beispiel: Ein Schiff 5/1 zwischen Sicilia und Sardinia gibt 5 in Sicilia und 1 in Sardinia oder umgekehrt.
rule-CA-16 = Jede Provinz, deren Grenzen nun alle belegt sind, ist geschlossen und wird gewertet, eine nach der anderen, jede vollständig. Schließen zwei zugleich, wählt der Spieler am Zug die Reihenfolge.
rule-CA-17 = Danach zieht man genau einen Stein aus dem Beutel.
rule-CA-18 = Aus einem leeren Beutel wird nichts gezogen.
rule-CA-19 = Wer am Anfang eines Zuges, auch eines zusätzlichen, keinen Stein seines Vorrats legen kann, hat sofort verloren; ebenso, wenn alle 30 Grenzen belegt sind.
rule-CA-20 = Wer eine Provinz schließt, nimmt ihren Bonus, gleich wer sie kontrolliert.
    .section = Eine Provinz werten
rule-CA-21 = Jede Seite zählt ihre Zahlen zusammen, die zu der Provinz zeigen. Die höhere Seite setzt einen Kontrollmarker darauf.
rule-CA-22 = Bei Gleichstand kontrolliert niemand die Provinz, bis zum Ende nicht. Der Bonus wird trotzdem genommen.
rule-CA-23 = Für die Kontrolle Italias setzt man zwei Marker.
rule-CA-24 = Beispiel: Pompeius schließt Achaia mit einem 3/3; Caesar hat dort 8, Pompeius 4. Pompeius nimmt den Bonus, Caesar setzt einen Marker.
rule-CA-25 = Kontrolliert eine Seite beide Provinzen einer Grenze, setzt sie auch auf diese Grenze einen Marker, über den Stein dort, wem er auch gehört.
rule-CA-26 = Beispiel: Pompeius hat Syria, schließt Asia und gewinnt es. Er deckt auch den Stein auf der Grenze dazwischen zu.
rule-CA-27 = Dürfen beide Seiten Marker auf Grenzen setzen, ist der Spieler am Zug zuerst dran. Weil jede Provinz vollständig gewertet wird, hat immer nur die Seite welche zu setzen, die gerade eine gewonnen hat.
rule-CA-28 = Marker auf Grenzen werden sofort und immer gesetzt: Sie schaden nie.
rule-CA-29 = Ein Bonus wird jetzt genutzt oder nie. Nur ein Senat wird behalten.
rule-CA-30 = Wer seinen letzten Marker setzt, gewinnt in diesem Augenblick, mitten in allem, was gerade geschieht. Was darüber hinaus verdient wäre, verfällt.
rule-CA-31 = Taktik: Mache nach diesem Zug noch einen. Zwei in einem Zug geben einen zusätzlichen Zug; eine im zusätzlichen Zug gewonnene gibt einen weiteren. Entschieden wird bei der Wertung, vor dem Ziehen.
    .section = Boni
rule-CA-32 = Jeder dieser Züge endet mit seinem eigenen Ziehen.
rule-CA-33 = Reichtum: Ziehe jetzt einen Stein, außer dem am Ende des Zuges. Dein Vorrat bleibt um einen größer.
rule-CA-34 = Macht: Drehe einen Einflussstein oder Kontrollmarker des Gegners auf die Rückseite.
rule-CA-35 = Ein umgedrehter Stein zählt 0/0. In Provinzen, die schon geschlossen sind, ändert das nichts.
rule-CA-36 = Solange ein Kontrollmarker einer Provinz umgedreht liegt, setzt niemand Marker auf ihre Grenzen; auf Italia genügt einer. Die Provinz bleibt kontrolliert, der Marker zählt als gesetzt, und ein umgedrehter Marker auf einer Grenze bewirkt sonst nichts.
rule-CA-37 = Macht erreicht offene Steine, die kein Marker deckt, und offene Marker auf Provinzen und Grenzen; nicht, was unter einem Senat oder im Vorrat liegt. Sie darf einen Stein treffen, der nichts mehr zählt, und man darf auf sie verzichten.
rule-CA-38 = Senat: Behalte ihn. Gewinnst du mit ihm die Kontrolle der Provinz, lege so viele Marker darunter, wie du nun Senate hast. Ohne Kontrolle keinen. Das geschieht sofort und immer.
rule-CA-39 = Beispiel: Ein erster Senat mit Kontrolle nimmt 1 Marker, ein zweiter ohne Kontrolle keinen, ein dritter mit Kontrolle 3.
rule-CA-40 = Eine Seite darf beliebig viele Senate haben.
rule-CA-41 = Die Summen einer Provinz stehen fest, wenn ihre letzte Grenze belegt ist. Macht aus der anderen Provinz, die derselbe Stein schloss, oder aus der Bank ändert sie nicht.
rule-CA-42 = Drei Gift ersetzen drei zufällige andere Boni, nie den Senat auf Italia.
    .section = Modul: Gift
rule-CA-43 = Beide Spieler beginnen mit drei Steinen statt zwei.
rule-CA-44 = Gift: Ein zufälliger Stein aus dem Vorrat des Gegners kommt zurück in den Beutel, und beide dürfen ihn sehen. Dieser Vorrat bleibt um einen kleiner.
rule-CA-45 = Gegen einen leeren Vorrat bewirkt Gift nichts.
rule-CA-46 = Drei Zenturio ersetzen drei zufällige andere Boni, und jeder legt seine drei Zenturionensteine offen bereit. Module lassen sich frei verbinden, nur brauchen Kontrollposten beide anderen.
    .section = Modul: Zenturionen
rule-CA-47 = Zenturio: Nimm am Ende des Zuges offen einen deiner Zenturionensteine, statt zu ziehen. Zwei in einem Zug ersetzen ein Ziehen. Das geht auch mit leerem Beutel, und Gift kann den Stein in den Beutel schicken.
rule-CA-48 = Ist kein Zenturio mehr da, wird wie sonst gezogen.
rule-CA-49 = Kontrollposten spielt man nur mit beiden anderen Modulen. Die sechs ersetzten Boni bilden eine verdeckte Bank.
    .section = Modul: Kontrollposten
rule-CA-50 = An einem Kontrollposten darf ein Stein verdeckt liegen. Er zählt 0/0 und bleibt dem Gegner verborgen, und der Spieler darf einen zufälligen Bonus aus der Bank ziehen und sofort nutzen.
rule-CA-51 = Der Stein muss trotzdem zur Grenze passen. Aus einer leeren Bank wird nichts gezogen.
rule-CA-52 = Ein Senat aus der Bank wird behalten, aber kein Marker kommt darunter.
rule-CA-53 = Der Bonus aus der Bank kommt, bevor die Provinzen gewertet werden, die der Stein schließt. Ihre Summen kann er nicht ändern.
rule-CA-54 = Allein wählst du eine Seite. Crassus hat die Steine der anderen und beginnt.
    .section = Solo: gegen Crassus
rule-CA-55 = Crassus hat drei offene Steine in einer Reihe, von links nach rechts, mit jedem Modul. Mit Gift hast auch du drei.
rule-CA-56 = Sechs Taktikplättchen werden gemischt. Leicht: 4 A, 2 B. Mittel: 3 A, 2 B, 1 C. Schwer: 4 A, 2 C. Mit Zenturionen: 4 A, 1 B, 1 D; 2 A, 2 B, 1 C, 1 D; 4 A, 1 C, 1 E.
rule-CA-57 = In seinem Zug wird das oberste Plättchen aufgedeckt und ausgeführt: Steine kommen ans rechte Ende der Reihe, Steine werden nacheinander gelegt, der Stein ganz links kommt zurück in den Beutel. A: 1 ziehen, 1 legen. B: 2 ziehen, 1 legen, 1 ablegen. C: 2 ziehen, 2 legen. D: ein Zenturio, 1 ziehen, 1 legen, 1 ablegen. E: ein Zenturio, 1 ziehen, 2 legen. Ist kein Zenturio mehr da, zieht er stattdessen. Die Plättchen sind rekonstruiert.
rule-CA-58 = Sind im Beutel zu wenige Steine, zieht er, was da ist, und legt in diesem Zug nichts ab.
rule-CA-59 = Ist der Stapel leer, werden die aufgedeckten Plättchen zu einem neuen gemischt.
rule-CA-60 = Was in seinem Zug schließt, wird wie sonst gewertet, aber ein Gleichstand gehört Crassus. Schließt er zwei, kommt zuerst die, auf die er zielte.
rule-CA-61 = Senat und Gift wirken für Crassus wie sonst; andere Boni legt er ab. Mit der Option „schwerer“ kostet ihn jeder davon auch einen Kontrollmarker, der als gesetzt zählt und gewinnen kann.
rule-CA-62 = Ein Legen, das nicht möglich ist, entfällt. War im ganzen Zug keines möglich, hat Crassus verloren. Du verlierst wie sonst, wenn du nichts legen kannst.
rule-CA-63 = Crassus nimmt den ersten Schritt, der zutrifft. Der Wert ist die Zahl, die zu der Provinz zeigt, auf die er zielt. 1: Kontrolle gewinnen, Gleichstand genügt, mit dem kleinsten Wert, der reicht. 2: eine Provinz schließen, mit dem kleinsten Wert. 3: wo er am weitesten zurückliegt, der höchste Wert. 4: wo er Einfluss hat und am weitesten führt, der höchste Wert. 5: neben einer seiner Provinzen der höchste Wert. 6: in einer zentralen Provinz der höchste Wert, Italia zuerst. 7: der höchste Wert überhaupt. Nie legt er so, dass du sofort gewinnst, außer jedes Legen täte das.
rule-CA-64 = Unter Provinzen zieht er der Reihe nach vor: neben einer eigenen; mit Senat; mit Gift; zentral; neben einer zentralen; dann entscheidet der Zufall.
rule-CA-65 = Unter den Grenzen einer Provinz: zu der Provinz, in der er am weitesten zurückliegt; zu einer zentralen; dann entscheidet der Zufall.
rule-CA-66 = Unter Steinen: kein Lorbeer; die höhere Summe beider Zahlen oder, wo er den kleinsten Wert sucht, die niedrigere; der Stein ganz links.
rule-CA-67 = Seine drei Zenturionen liegen verdeckt in zufälliger Reihenfolge, und das Zeichen eines Plättchens nimmt den obersten. Ein Zenturio-Bonus, den er bekommt, wird abgelegt.
rule-CA-68 = Crassus legt nie einen Stein verdeckt.

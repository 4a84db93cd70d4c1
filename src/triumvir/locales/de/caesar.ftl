# Caesar! Kennungen: docs/texts.md

title = Caesar!
blurb = Caesar und Pompeius kämpfen entlang der Grenzen um die Provinzen Roms, in zwanzig Minuten; allein trittst du gegen Crassus an.
credits = Module: Dávid Turczi. Solomodus: Dávid Turczi und Nick Shaw.

seat-caesar = Caesar
seat-pompey = Pompeius
seat-itself = Crassus

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
term-neighbour = neben einer seiner Provinzen
term-central = zentral
term-near-central = neben einer zentralen Provinz
term-random = zufällig
term-trailing = zur Provinz, in der er am weitesten zurückliegt
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
option-harder = Crassus gibt mit jedem abgelegten Bonus auch einen Marker ab (solo, schwerer)
option-harder-no = nein
option-harder-yes = ja
option-sheet = andere Taktikplättchen (solo)

# Was getan werden darf

prompt-lay = Lege einen deiner Steine auf ein freies Grenzfeld, zu dem er passt. In der Liste bekommt die zuerst genannte Provinz die höhere Zahl.
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
prompt-might = Du hast Macht gewonnen. Welchen Stein oder Marker des Gegners drehst du um?
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
wait-might = { $seat } darf einen Stein oder Marker umdrehen.
wait-bank = { $seat } darf aus der Bank ziehen.
wait-recruiting = { $seat } darf einen Zenturio nehmen.
wait-ready = { $seat } macht sich bereit.

# Möglichkeiten

kind-lay = Einen Stein legen
kind-hide = Einen Stein verdeckt an einen Kontrollposten legen
kind-settle = Eine Provinz zuerst werten
kind-might = Macht: einen Stein oder Marker umdrehen
kind-recruit = Einen Zenturio nehmen

choice-lay = { $token_id ->
    [sword-3-3] { $token } zwischen { $high } und { $low } legen
    [shield-3-3] { $token } zwischen { $high } und { $low } legen
    [ship-3-3] { $token } zwischen { $high } und { $low } legen
    [laurel-2-2] { $token } zwischen { $high } und { $low } legen
    [shield-ship-4-4] { $token } zwischen { $high } und { $low } legen
    [laurel-3-3] { $token } zwischen { $high } und { $low } legen
   *[other] { $token } zwischen { $high } (höhere Zahl) und { $low } legen
}
choice-hide = Verdeckt legen: { $token }, { $border }
choice-settle = Zuerst { $province } werten
choice-use = Bonus nutzen
choice-decline = Bonus ablehnen
choice-bank = Bonus ziehen
choice-might = { $target_id ->
    [token] Den Stein auf der Grenze { $place } umdrehen
    [marker] Den Marker auf der Grenze { $place } umdrehen
   *[province] Einen Kontrollmarker auf { $place } umdrehen
}
choice-recruit = { $token } nehmen
choice-begin = Crassus beginnen lassen

# Was geschah

event-turn = Zug { $turn }: { $side } ist am Zug.
event-laid = { $side } legt einen Stein ({ $token }): { $values_0 } für { $high }, { $values_1 } für { $low }.
event-hid = { $side } legt einen Stein verdeckt auf die Grenze { $border }.
event-hid-known = { $side } legt einen Stein ({ $token }) verdeckt auf die Grenze { $border }.
event-ordered = { $side } wertet zuerst { $province }.
event-closed = { $side } schließt { $province } und nimmt den Bonus: { $bonus }. { $sides_0 } hat dort { $totals_0 }, { $sides_1 } { $totals_1 }.
event-tied = Gleichstand: Niemand wird { $province } je kontrollieren.
event-tie-broken = Ein Gleichstand genügt Crassus in seinem Zug: { $side } kontrolliert { $province }.
event-controls = { $side } kontrolliert { $province } und setzt { $markers ->
    [one] einen Marker
   *[other] { $markers } Marker
} ({ $left ->
    [0] keiner bleibt
    [one] noch einer
   *[other] noch { $left }
}).
event-border-covered = { $side } kontrolliert { $provinces_0 } und { $provinces_1 }: Ein Marker kommt auf die Grenze dazwischen ({ $left ->
    [0] keiner bleibt
    [one] noch einer
   *[other] noch { $left }
}).
event-senate = { $side } hat { $senates ->
    [one] einen ersten Senat
   *[other] { $senates } Senate
} und legt { $markers ->
    [0] keinen Marker
    [one] einen Marker
   *[other] { $markers } Marker
} unter den neuen ({ $left ->
    [0] keiner bleibt
    [one] noch einer
   *[other] noch { $left }
}).
event-no-effect = { $bonus } hat für { $side } jetzt keine Wirkung.
event-declined = { $bonus_id ->
    [bank] { $side } zieht nichts aus der Bank.
   *[other] { $side } verzichtet auf den Bonus: { $bonus }.
}
event-extra-turn = { $side } macht danach noch einen Zug.
event-drew = { $side } zieht einen Stein.
event-drew-known = { $side } zieht einen Stein ({ $token }).
event-enriched = Reichtum: { $side } zieht einen Stein mehr und behält den größeren Vorrat.
event-bag-empty = Der Beutel ist leer: { $side } zieht nichts.
event-poisoned = Gift: Ein Stein ({ $token }) von { $side } kommt zurück in den Beutel; { $supply ->
    [0] der Vorrat ist leer
    [one] im Vorrat bleibt ein Stein
   *[other] im Vorrat bleiben { $supply } Steine
}.
event-might = { $target_id ->
    [token] { $side } dreht den Stein von { $other_side } auf der Grenze { $place } um.
    [marker] { $side } dreht den Marker von { $other_side } auf der Grenze { $place } um.
   *[province] { $side } dreht den Kontrollmarker von { $other_side } auf { $place } um.
}
event-bank-drawn = { $side } zieht aus der Bank: { $bonus }; { $bank ->
    [0] die Bank ist leer
    [one] dort bleibt ein Bonus
   *[other] dort bleiben { $bank } Boni
}.
event-recruited = { $side } nimmt einen Zenturio: { $token }.
event-screen-lifted = { $side } hebt den Sichtschirm: { $tokens }.
event-ended = { $reason } { $side } gewinnt.

# Crassus

event-tile = Crassus deckt Plättchen { $tile } auf: Zenturionen { $centurions }, ziehen { $draws }, legen { $lays }, ablegen { $discards }.
event-tiles-shuffled = Die { $tiles } Plättchen werden zu einem neuen Stapel gemischt.
event-crassus-takes = Crassus nimmt einen Zenturio: { $token }.
event-crassus-draws = Crassus zieht einen Stein ({ $token }).
event-crassus-returns = Crassus legt den Stein ganz links zurück: { $token }.
event-crassus-skips = { $side } kann seinen { $number }. Stein nicht legen.
event-crassus-keeps = Im Beutel waren zu wenige Steine: { $side } legt keinen ab.
event-crassus-step = { $step ->
    [1] Schritt 1: Ein Stein kann die Kontrolle bringen. Der kleinste Wert, der genügt, ist { $value }: { $provinces }.
    [2] Schritt 2: Ein Stein kann eine Provinz schließen, wenn auch nicht gewinnen. Der kleinste Wert ist { $value }: { $provinces }.
    [3] Schritt 3: Hier liegt Crassus am weitesten zurück, um { $margin }; der höchste passende Wert ist { $value }: { $provinces }.
    [4] Schritt 4: Hier führt Crassus am höchsten, um { $margin }; der höchste passende Wert ist { $value }: { $provinces }.
    [5] Schritt 5: Neben einer seiner Provinzen ist der höchste Wert { $value }: { $provinces }.
    [6] Schritt 6: In einer zentralen Provinz ist der höchste Wert { $value }: { $provinces }.
   *[other] Schritt 7: Der höchste Wert überhaupt ist { $value }: { $provinces }.
}
event-crassus-province = { $by_id ->
    [italia] Unter den zentralen Provinzen geht Italia vor: { $kept }.
    [neighbour] Davon bevorzugt er eine neben einer seiner Provinzen: { $kept }.
    [senate] Davon bevorzugt er eine mit Senat: { $kept }.
    [poison] Davon bevorzugt er eine mit Gift: { $kept }.
    [central] Davon bevorzugt er eine zentrale: { $kept }.
    [near_central] Davon bevorzugt er eine neben einer zentralen: { $kept }.
   *[random] Davon zufällig eine: { $kept }.
}
event-crassus-border = { $by_id ->
    [trailing] Von ihren Grenzen nimmt er die zu der Provinz, in der er am weitesten zurückliegt: { $kept }.
    [near_central] Von ihren Grenzen bevorzugt er eine zu einer zentralen Provinz: { $kept }.
   *[random] Von ihren Grenzen zufällig eine: { $kept }.
}
event-crassus-token = { $by_id ->
    [no_laurel] Er spart den Lorbeer: { $kept }.
    [sum] Die Summe beider Zahlen entscheidet: { $kept }.
   *[leftmost] Er nimmt den Stein ganz links: { $kept }.
}
event-crassus-lays = Crassus legt einen Stein ({ $token }) auf die Grenze { $border }: { $value } für { $province }.
event-crassus-discards = { $side } kann den Bonus nicht brauchen und legt ihn ab: { $bonus }.{ $harder ->
    [yes] {" "}Mit ihm gibt er einen seiner Marker ab; { $left ->
        [0] keiner bleibt
        [one] einer bleibt
       *[other] { $left } bleiben
    }.
   *[no] {""}
}

reason-last-marker = Der letzte Kontrollmarker ist gesetzt.
reason-stuck = Kein Stein passt mehr.
reason-crassus-stuck = Crassus kann im ganzen Zug keinen Stein legen.

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
board-legend = Freie Grenzen: Schwert †, Schild ◊, Schiff ≈. Von den Zahlen eines Steins zählt die linke in der Provinz links oder oben; ▲ gehört Caesar, ▼ Pompeius, × ist umgedreht, ● ist ein Marker. Kleine Buchstaben: Ein Kontrollmarker ist umgedreht. = ist ein Gleichstand.

# Das Brett der Seite

board-map = Karte des Mittelmeers: 18 Provinzen und die Grenzen dazwischen. Pfeiltasten gehen von Ort zu Ort.
board-moment = Zug { $turn }
aim = Setze alle zwölf Kontrollmarker, bevor es dein Gegner tut.
board-gloss-token = Einflussstein
board-gloss-bonus = Provinzbonus
board-gloss-province = Provinz
board-gloss-border = Grenze
board-gloss-tile = Plättchen { $tile }
board-gloss-close = Sind alle ihre Grenzen belegt, ist sie geschlossen; dann kontrolliert sie, wer die höhere Summe hat.
board-gloss-closed = Alle ihre Grenzen sind belegt.
board-gloss-counts = Ein Stein hier zählt in beiden Provinzen, in jeder mit der Zahl, die zu ihr zeigt.
board-refuse-token = Dieser Stein passt auf keine freie Grenze.
board-refuse-first = Beantworte zuerst die gestellte Frage.
board-refuse-taken = Diese Grenze ist belegt.
board-refuse-province = Steine kommen auf Grenzen, nicht auf Provinzen.
board-refuse-symbol = Diese Grenze zeigt das Zeichen { $symbol }: Nur das oder ein Lorbeer passt.
board-why-last = Der letzte Marker wurde in Zug { $turn } gesetzt.
board-course = Übrige Marker, Zug für Zug
board-course-end = { $side }: { $left }.
board-sources = Gesetzte Marker nach Herkunft
board-sources-markers = Marker
board-source-provinces = Provinzen
board-source-borders = Grenzen
board-source-senates = Senate
board-source-thrown = Boni
board-turning = { $province ->
    [none] { $side } setzt in einem Zug { $count } Marker
   *[other] { $side } gewinnt { $province } und setzt in einem Zug { $count } Marker
}: Aus { $before } werden { $after }.
board-provinces = Provinzen
board-bonus = Bonus
board-free-count = frei
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
board-bonus-senate = Behalte ihn. Mit Kontrolle legst du so viele Marker darunter, wie du Senate hast.
board-bonus-tactics = Mache nach diesem Zug noch einen.
board-bonus-wealth = Ziehe einen Stein mehr, jetzt und auf Dauer.
board-bonus-might = Drehe einen Stein oder Marker des Gegners um.
board-bonus-poison = Ein zufälliger Stein des Gegners kommt zurück in den Beutel, auf Dauer.
board-bonus-centurion = Nimm einen deiner Zenturionen, statt zu ziehen.
board-bonus-who = Wer eine Provinz schließt, nimmt ihren Bonus, gleich wer sie kontrolliert.
board-ring = Belegte Grenzen: drei von vier.
board-sums = Summen: Caesar, Pompeius.
board-sums-are = Caesar { $caesar }, Pompeius { $pompey }.
board-open = { $count ->
    [one] Eine Grenze ist frei.
   *[other] { $count } Grenzen sind frei.
}
board-closed = Geschlossen; sie wird gleich gewertet.
board-controlled = Kontrolliert von { $side }.
board-fallen = Ein Kontrollmarker ist umgedreht: Niemand darf Marker auf ihre Grenzen setzen.
board-tied = Gleichstand: Niemand kontrolliert sie.
board-free = Frei: { $symbol } oder Lorbeer.
board-laid = { $side }: { $token }, { $first } für { $high }, { $second } für { $low }.
board-hidden = { $known ->
    [yes] { $side }: { $token }, verdeckt gelegt; zählt 0.
   *[no] { $side }: ein verdeckt gelegter Stein; zählt 0.
}
board-face-down = Er ist umgedreht und zählt 0.
board-covered = { $face ->
    [down] Ein umgedrehter Marker von { $side } bedeckt ihn.
   *[up] Ein Marker von { $side } bedeckt ihn.
}
board-checkpoint = Ein Kontrollposten: Hier darfst du einen Stein verdeckt legen, für einen Bonus aus der Bank.
board-your-tokens = Deine Steine
board-no-tokens = Keine Steine
board-in-bag = { $count ->
    [0] Dein Beutel ist leer
    [one] Noch 1 Stein in deinem Beutel
   *[other] Noch { $count } Steine in deinem Beutel
}
board-turn-short = Drehen
board-kind-lay = Einen Stein legen: { $token }
board-turn-it = Stein drehen
board-face-down-it = Verdeckt
board-choose-token = Wähle einen deiner Steine.
board-choose-border = Wähle nun eine markierte Grenze für diesen Stein ({ $token }), oder ziehe ihn dorthin.
board-lay-ask = { $first } für { $high }, { $second } für { $low }?
board-lay-tip = Drücke auf { $province }, und sie erhält die { $number }.
board-hide-tip = Verdeckt gelegt zählt er 0 und bringt einen Bonus aus der Bank.
board-give = { $number } für { $province }
board-lay-words = { $token }: { $first } für { $high }, { $second } für { $low }
board-hide-ask = Verdeckt legen: { $token }, { $border }?
board-lay = Legen
board-might = Umdrehen
board-settle = Werten
board-recruit = Nehmen
board-acta-closed = { $side } schließt { $province }, { $totals_0 } zu { $totals_1 } (Bonus: { $bonus }).
board-acta-controls = { $side } übernimmt die Kontrolle und setzt { $markers ->
    [one] einen Marker
   *[other] { $markers } Marker
} ({ $left ->
    [0] keiner bleibt
    [one] noch einer
   *[other] noch { $left }
}).
board-acta-senate = { $side } legt { $markers ->
    [0] keinen Marker
    [one] einen Marker
   *[other] { $markers } Marker
} unter den neuen Senat ({ $left ->
    [0] keiner bleibt
    [one] noch einer
   *[other] noch { $left }
}).
board-acta-covered = Noch einer auf die Grenze { $provinces_0 } – { $provinces_1 } ({ $left ->
    [0] keiner bleibt
    [one] noch einer
   *[other] noch { $left }
}).
board-would = Wenn du ihn legst
board-would-might = Wenn du ihn umdrehst
board-would-settle = Wenn du sie zuerst wertest
board-would-be = { $province } { $caesar } zu { $pompey }{ $open ->
    [-1] {""}
    [0] , keine Grenze frei
    [one] , eine Grenze frei
   *[other] , { $open } Grenzen frei
}
board-would-last = { $province } { $caesar } zu { $pompey }. { $side } könnte sie danach schließen
board-would-close = { $province } wird geschlossen, { $caesar } zu { $pompey }: { $control ->
    [none] Niemand kontrolliert sie
    [own] Du kontrollierst sie
   *[other] { $side } kontrolliert sie
}
board-would-cover = { $count ->
    [one] Eine Grenze würde bedeckt
   *[other] { $count } Grenzen würden bedeckt
}
board-would-block = { $count ->
    [one] Eine Grenze könnte nicht mehr bedeckt werden
   *[other] { $count } Grenzen könnten nicht mehr bedeckt werden
}
board-would-markers = { $who ->
    [own] { $count ->
        [one] Du setzt einen Marker
       *[other] Du setzt { $count } Marker
    }
   *[other] { $side }: { $count ->
        [one] ein Marker wird gesetzt
       *[other] { $count } Marker werden gesetzt
    }
}
board-would-bonus = Dein Bonus: { $bonus }
board-would-closes = Schließt { $provinces }. { $gains }
board-would-risk = { $side } könnte danach schließen: { $provinces }
board-would-bank = Er zählt 0. Du darfst einen Bonus aus der Bank ziehen
board-would-nothing = Es ändert nichts
board-would-win = { $who ->
    [own] Du gewinnst
   *[other] { $side } würde gewinnen
}
board-crassus-has = { $side }, vom Spiel geführt: { $markers ->
    [one] ein Marker
   *[other] { $markers } Marker
} übrig, im Beutel: { $bag }, Senate: { $senates }.
board-tile-A = zieht 1, legt 1
board-tile-B = zieht 2, legt 1, legt 1 ab
board-tile-C = zieht 2, legt 2
board-tile-D = nimmt einen Zenturio, zieht 1, legt 1, legt 1 ab
board-tile-E = nimmt einen Zenturio, zieht 1, legt 2
board-pile = { $count ->
    [0] Sein Stapel ist leer und wird neu gemischt.
   *[other] In seinem Stapel: { $tiles }.
}
board-step-1 = Schritt 1: Mit { $value } gewinnt er die Kontrolle über { $province } ({ $token }, { $border }).
board-step-2 = Schritt 2: Mit { $value } schließt er { $province } ({ $token }, { $border }).
board-step-3 = Schritt 3: In { $province } liegt er am weitesten zurück, daher { $value } dorthin ({ $token }, { $border }).
board-step-4 = Schritt 4: In { $province } führt er am höchsten, daher { $value } dorthin ({ $token }, { $border }).
board-step-5 = Schritt 5: { $province } liegt neben einer seiner Provinzen, daher { $value } dorthin ({ $token }, { $border }).
board-step-6 = Schritt 6: { $province } ist zentral, daher { $value } dorthin ({ $token }, { $border }).
board-step-7 = Schritt 7: { $province } nimmt den höchsten Wert, { $value } ({ $token }, { $border }).
board-by-province = Wahl der Provinz: { $by }.
board-by-border = Wahl der Grenze: { $by }.
board-by-token = Wahl des Steins: { $by }.

# Die Regeln

rule-CA-1 = Die Karte hat 18 Provinzen: Hispania Ulterior, Hispania Citerior, Mauretania, Sardinia, Gallia, Numidia, Sicilia, Italia, Gallia Cisalpina, Africa, Achaia, Macedonia, Dalmatia, Cyrene, Creta, Aegyptus, Asia und Syria.
    .section = Der Spielplan
rule-CA-2 = Es gibt 30 Grenzfelder, je zehn mit Schwert, Schild und Schiff. Ein Feld gehört zu beiden Provinzen, die es verbindet, und nur Provinzen mit einem Feld dazwischen sind Nachbarn.
rule-CA-3 = Drei Grenzfelder sind Kontrollposten: Gallia – Sardinia, Numidia – Africa und Asia – Aegyptus. Sie zählen nur mit dem Modul Kontrollposten.
rule-CA-4 = Jede Provinz hat ein Kontrollfeld, Italia zwei. Auf dem ersten Kontrollfeld von Italia liegt am Anfang ein Senat, auf dem zweiten nichts.
rule-CA-5 = Sardinia, Sicilia, Italia, Achaia und Creta sind die zentralen Provinzen.
rule-CA-6 = Beide Seiten haben die gleichen 16 Einflusssteine: von Schwert, Schild und Schiff je 6/0, 5/1, 4/2 und 3/3, vom Lorbeer 4/0, 3/1 und zweimal 2/2.
    .section = Material
rule-CA-7 = Ein Stein passt auf Grenzen seines Symbols. Ein Lorbeer passt auf jede Grenze.
rule-CA-8 = Jede Seite hat 12 Kontrollmarker.
rule-CA-9 = Es gibt 18 Provinzboni: 6-mal Senat und je 4-mal Taktik, Reichtum und Macht. Zwei Module bringen 3-mal Gift und 3-mal Zenturio dazu.
rule-CA-10 = Mit dem Modul Zenturionen hat jede Seite drei weitere Steine: ein Schwert 7/0, einen Stein 4/4 für Schild und Schiff und einen Lorbeer 3/3.
rule-CA-11 = Ein Senat liegt auf Italia. Die anderen 17 Boni werden zufällig und offen verteilt, einer auf jede andere Provinz.
    .section = Vorbereitung
rule-CA-12 = Jeder legt seine 16 Steine in einen Beutel und zieht zwei. Sie sind sein Vorrat, den der Gegner nicht sieht.
rule-CA-13 = Caesar beginnt.
rule-CA-14 = Lege in deinem Zug einen Stein deines Vorrats auf eine freie Grenze, zu der er passt, und wähle, welche Zahl zu welcher Provinz zeigt.
    .section = Ein Zug
rule-CA-15 = Beispiel: Ein Schiff 5/1 zwischen Sicilia und Sardinia gibt 5 in Sicilia und 1 in Sardinia oder umgekehrt.
rule-CA-16 = Nachdem ein Stein gelegt ist, ist jede Provinz, deren Grenzen nun alle belegt sind, geschlossen und wird gewertet, eine nach der anderen, jede vollständig: Der Bonus wird genommen, die Kontrolle entschieden, Marker kommen auf Grenzen, der Bonus wirkt. Sind zwei zugleich geschlossen, wählt der Spieler am Zug die Reihenfolge.
rule-CA-17 = Am Ende deines Zuges ziehst du genau einen Stein aus dem Beutel.
rule-CA-18 = Aus einem leeren Beutel wird nichts gezogen.
rule-CA-19 = Wer am Anfang eines Zuges, auch eines Extrazuges, keinen Stein seines Vorrats legen kann, hat sofort verloren. Das gilt auch, wenn alle 30 Grenzen belegt sind.
rule-CA-20 = Wer eine Provinz schließt, nimmt ihren Bonus, gleich wer sie kontrolliert.
    .section = Eine Provinz werten
rule-CA-21 = Jeder zählt seine Zahlen zusammen, die zu der Provinz zeigen. Wer mehr hat, setzt einen Kontrollmarker darauf.
rule-CA-22 = Bei Gleichstand kontrolliert bis zum Ende niemand die Provinz, und ihr Feld bleibt leer. Der Bonus wird trotzdem genommen.
rule-CA-23 = Wer die Kontrolle über Italia gewinnt, setzt zwei Marker.
rule-CA-24 = Beispiel: Pompeius schließt Achaia mit einem Stein 3/3; Caesar hat dort 8, Pompeius 4. Pompeius nimmt den Bonus, Caesar setzt einen Marker.
rule-CA-25 = Wer beide Provinzen einer Grenze kontrolliert, setzt auch auf diese Grenze einen Marker, auf den Stein dort, gleich wem er gehört.
rule-CA-26 = Beispiel: Pompeius kontrolliert Syria, schließt Asia und gewinnt die Kontrolle. Er bedeckt auch den Stein auf der Grenze zwischen beiden.
rule-CA-27 = Dürfen beide Spieler Marker auf Grenzen setzen, ist der Spieler am Zug zuerst dran. Weil jede Provinz vollständig gewertet wird, hat immer nur der etwas zu setzen, der gerade eine gewonnen hat.
rule-CA-28 = Marker auf Grenzen werden sofort und immer gesetzt, weil sie nie schaden.
rule-CA-29 = Die Wirkung eines Bonus wird genutzt, wenn seine Provinz gewertet wird, oder nie. Nur ein Senat wird behalten.
rule-CA-30 = Wer seinen letzten Kontrollmarker setzt, gewinnt im selben Augenblick, was auch immer gerade geschieht. Was er darüber hinaus setzen dürfte, verfällt.
rule-CA-31 = Taktik: Mache nach diesem Zug noch einen. Zwei Taktikboni in einem Zug geben nur einen Extrazug; einer, den du im Extrazug gewinnst, gibt einen weiteren. Du entscheidest bei der Wertung, bevor du ziehst.
    .section = Boni
rule-CA-32 = Nach dem Zug und nach dem Extrazug der Taktik ziehst du jeweils einen Stein.
rule-CA-33 = Reichtum: Ziehe jetzt einen Stein, zusätzlich zu dem am Ende des Zuges. Dein Vorrat bleibt für den Rest des Spiels um einen Stein größer.
rule-CA-34 = Macht: Drehe einen Einflussstein oder Kontrollmarker des Gegners um.
rule-CA-35 = Ein umgedrehter Stein zählt 0/0. In Provinzen, die schon geschlossen sind, ändert das nichts, ob sie kontrolliert werden oder nicht.
rule-CA-36 = Solange ein Kontrollmarker einer Provinz umgedreht ist, setzt niemand Marker auf ihre Grenzen; auf Italia genügt einer. Die Provinz bleibt kontrolliert, der Marker zählt als gesetzt, und ein umgedrehter Marker auf einer Grenze bewirkt sonst nichts.
rule-CA-37 = Macht trifft offene Steine, die kein Marker bedeckt, und offene Marker auf Provinzen und Grenzen; nicht Marker unter einem Senat oder in der Markerreserve. Sie darf einen Stein treffen, der nichts mehr zählt, und du darfst auf sie verzichten.
rule-CA-38 = Senat: Behalte den Bonus. Gewinnst du zugleich die Kontrolle über seine Provinz, lege so viele Marker darunter, wie du nun Senate hast; ohne Kontrolle legst du keinen darunter. Das geschieht sofort und immer.
rule-CA-39 = Beispiel: Ein erster Senat mit Kontrolle nimmt 1 Marker, ein zweiter ohne Kontrolle keinen, ein dritter mit Kontrolle 3.
rule-CA-40 = Eine Seite darf beliebig viele Senate haben.
rule-CA-41 = Die Summen einer Provinz stehen fest, sobald ihre letzte Grenze belegt ist. Macht aus der anderen Provinz, die derselbe Stein geschlossen hat, oder aus der Bank ändert sie nicht.
rule-CA-42 = Mit dem Modul Gift ersetzen drei Giftboni drei zufällige andere Boni, nie den Senat auf Italia.
    .section = Modul: Gift
rule-CA-43 = Mit dem Modul Gift beginnen beide Spieler mit drei Steinen statt zwei.
rule-CA-44 = Gift: Ein zufälliger Stein aus dem Vorrat des Gegners kommt zurück in den Beutel, und beide dürfen ihn sehen. Der Vorrat des Gegners bleibt für den Rest des Spiels um einen Stein kleiner.
rule-CA-45 = Gegen einen leeren Vorrat bewirkt Gift nichts.
rule-CA-46 = Mit dem Modul Zenturionen ersetzen drei Zenturioboni drei zufällige andere Boni, und jeder legt seine drei Zenturionensteine offen bereit. Module lassen sich frei verbinden, nur die Kontrollposten brauchen beide anderen.
    .section = Modul: Zenturionen
rule-CA-47 = Zenturio: Nimm am Ende des Zuges offen einen deiner Zenturionensteine in den Vorrat, statt zu ziehen. Zwei Zenturioboni in einem Zug ersetzen das Ziehen nur einmal. Das geht auch mit leerem Beutel, und Gift kann den Stein in den Beutel schicken.
rule-CA-48 = Ist kein Zenturio mehr da, ziehst du wie sonst.
rule-CA-49 = Das Modul Kontrollposten spielt ihr nur mit beiden anderen Modulen. Die sechs ersetzten Boni bilden eine verdeckte Bank.
    .section = Modul: Kontrollposten
rule-CA-50 = An einem Kontrollposten darfst du einen Stein verdeckt legen. Er zählt 0/0 und bleibt dem Gegner verborgen, und du darfst einen zufälligen Bonus aus der Bank ziehen und sofort nutzen.
rule-CA-51 = Auch ein verdeckt gelegter Stein muss zur Grenze passen. Aus einer leeren Bank wird nichts gezogen.
rule-CA-52 = Ein Senat aus der Bank wird behalten, aber darunter kommt kein Marker.
rule-CA-53 = Der Bonus aus der Bank kommt, bevor die Provinzen gewertet werden, die der Stein schließt. Ihre Summen kann er nicht ändern.
rule-CA-54 = Spielst du allein, wählst du eine Seite. Crassus hat die Steine und Marker der anderen und beginnt.
    .section = Solo: gegen Crassus
rule-CA-55 = Crassus hat drei offene Steine in einer Reihe, von links nach rechts, gleich mit welchen Modulen. Mit Gift hast auch du drei.
rule-CA-56 = Die sechs Taktikplättchen von Crassus werden gemischt. Leicht: 4 A, 2 B. Mittel: 3 A, 2 B, 1 C. Schwer: 4 A, 2 C. Mit Zenturionen, leicht: 4 A, 1 B, 1 D; mittel: 2 A, 2 B, 1 C, 1 D; schwer: 4 A, 1 C, 1 E.
rule-CA-57 = Im Zug von Crassus wird das oberste Plättchen aufgedeckt und in dieser Reihenfolge ausgeführt: Steine werden ans rechte Ende der Reihe gezogen, Steine werden nacheinander gelegt, der Stein ganz links kommt zurück in den Beutel. A: 1 ziehen, 1 legen. B: 2 ziehen, 1 legen, 1 ablegen. C: 2 ziehen, 2 legen. D: einen Zenturio nehmen, 1 ziehen, 1 legen, 1 ablegen. E: einen Zenturio nehmen, 1 ziehen, 2 legen. Ist kein Zenturio mehr da, zieht er stattdessen. Die Plättchen sind rekonstruiert.
rule-CA-58 = Sind im Beutel zu wenige Steine, zieht Crassus, was da ist, und legt in diesem Zug nichts ab.
rule-CA-59 = Ist der Stapel der Plättchen leer, werden die aufgedeckten zu einem neuen Stapel gemischt.
rule-CA-60 = Provinzen, die Crassus schließt, werden wie sonst gewertet; bei Gleichstand gewinnt Crassus die Kontrolle. Schließt er zwei, kommt die zuerst, auf die er gezielt hat.
rule-CA-61 = Senat und Gift wirken für Crassus wie sonst; alle anderen Boni legt er ab. Mit der schwereren Option gibt er mit jedem abgelegten Bonus auch einen Kontrollmarker ab. Ein solcher Marker zählt als gesetzt und kann ihm den Sieg bringen.
rule-CA-62 = Kann Crassus einen Stein nicht legen, entfällt er. Kann er im ganzen Zug keinen legen, hat er verloren. Du verlierst wie sonst, wenn du am Anfang deines Zuges keinen Stein legen kannst.
rule-CA-63 = Crassus geht sieben Schritte der Reihe nach durch und nimmt den ersten, der zutrifft; der Verlauf sagt, welchen und warum. Der Wert eines Steins ist die Zahl, die zu der Provinz zeigt, auf die er zielt. 1: mit einem Stein die Kontrolle gewinnen, wobei Gleichstand genügt: der kleinste Wert, der reicht. 2: eine Provinz schließen, auch wenn du die Kontrolle gewinnst: der kleinste Wert. 3: die offene Provinz, in der er am weitesten zurückliegt: der höchste Wert. 4: die offene Provinz, in der er Einfluss hat und am höchsten führt: der höchste Wert. 5: eine Provinz neben einer, die er kontrolliert: der höchste Wert. 6: eine zentrale Provinz, Italia zuerst: der höchste Wert. 7: irgendeine Provinz: der höchste Wert. Was dann noch offen ist, entscheiden der Wert, die Provinz (CA-64), die Grenze (CA-65) und der Stein (CA-66). Nie legt er so, dass du sofort gewinnst, es sei denn, es ginge nicht anders.
rule-CA-64 = Unter mehreren Provinzen bevorzugt Crassus der Reihe nach: eine neben einer, die er kontrolliert; eine mit Senat; eine mit Gift; eine zentrale; eine neben einer zentralen; sonst entscheidet der Zufall.
rule-CA-65 = Unter mehreren freien Grenzen einer Provinz bevorzugt Crassus der Reihe nach: die zu der Provinz, in der er am weitesten zurückliegt, falls er jenseits dieser Grenzen irgendwo zurückliegt; eine zu einer zentralen Provinz; sonst entscheidet der Zufall.
rule-CA-66 = Unter mehreren Steinen bevorzugt Crassus der Reihe nach: einen, der kein Lorbeer ist; die höhere Summe beider Zahlen oder, wo er den kleinsten Wert sucht, die niedrigere; den Stein ganz links.
rule-CA-67 = Die drei Zenturionen von Crassus liegen verdeckt in zufälliger Reihenfolge. Das Zenturiozeichen eines Plättchens bringt den obersten in seine Reihe. Einen Zenturiobonus, den er bekommt, legt er ab.
rule-CA-68 = Crassus legt nie einen Stein verdeckt.

# Ablehnungen

refusal-now-lay = Lege jetzt einen Stein aus deinem Vorrat.
refusal-now-offer = Nutze zuerst den Bonus oder verzichte darauf: { $bonus }.
refusal-now-might = Wähle zuerst, was du umdrehst, oder verzichte.
refusal-now-order = Bestimme zuerst, welche Provinz zuerst gewertet wird: { $provinces }.
refusal-now-recruiting = Nimm zuerst einen Zenturio oder verzichte darauf.
refusal-now-bank = Ziehe zuerst einen Bonus aus der Bank oder verzichte darauf.
refusal-now-ready = Lasse zuerst Crassus beginnen.
refusal-might-target = Macht trifft offene Steine des Gegners, die kein Marker bedeckt, und offene Marker auf Provinzen und Grenzen.
refusal-no-checkpoints = Verdeckt legst du Steine nur mit dem Modul Kontrollposten.
refusal-no-token = Dieser Stein ist nicht in deinem Vorrat: { $token }.
refusal-border-taken = Diese Grenze ist nicht frei: { $border }.
refusal-checkpoints-alone = Das Modul Kontrollposten geht nur mit beiden anderen Modulen. Nimm Gift und Zenturionen dazu.
refusal-solo-option = Die Option „{ $option }“ gilt für eine Person gegen Crassus. Lasse sie zu zweit weg.

# Das Spiel in einer Minute

intro-aim = Caesar und Pompeius kämpfen um die 18 Provinzen Roms. Wer zuerst alle zwölf Kontrollmarker gesetzt hat, gewinnt.
intro-turn = Lege in deinem Zug einen Stein auf eine freie Grenze, zu der er passt; jede seiner beiden Zahlen zählt in der Provinz, zu der sie zeigt. Ist die letzte Grenze einer Provinz belegt, wird sie geschlossen: Du nimmst ihren Bonus, und wer dort die höhere Summe hat, setzt einen Marker, dazu je einen auf jede Grenze zwischen zwei seiner Provinzen. Dann ziehe einen Stein.
intro-end = Das Spiel endet, sobald jemand den letzten Marker setzt. Wer keinen Stein legen kann, hat verloren.
intro-table = Die Karte zeigt 18 Provinzen, jede mit ihrem Bonus, und dazwischen die Grenzfelder mit Schwert, Schild oder Schiff. Jeder hat einen Beutel mit Steinen, einen Vorrat hinter dem Sichtschirm und zwölf Marker.
intro-example = Pompeius legt einen Stein 3/3 zwischen Italia und Achaia, und Achaia wird geschlossen: Caesar hat dort 8, Pompeius 4. Pompeius nimmt den Bonus von Achaia, weil er die Provinz geschlossen hat; Caesar kontrolliert Achaia und setzt einen Marker. Caesar kontrolliert auch Creta, also setzt er noch einen Marker auf die Grenze zwischen beiden.

# Das Spiel in drei Schritten, für eine Einladung

step-1 = Lege einen Stein auf eine Grenze, zu der er passt. Jede Zahl zählt in der Provinz, zu der sie zeigt.
step-2 = Die letzte Grenze schließt eine Provinz, und du nimmst ihren Bonus.
step-3 = Wer dort die höhere Summe hat, setzt einen Marker. Sind alle zwölf gesetzt, hast du gewonnen.

# What the coach speaks of

opinion-won = die Aussicht auf den Sieg
opinion-markers = gesetzte Marker
opinion-borders = Marker auf Grenzen und unter Senaten
opinion-province = dein Stand in { $thing }
opinion-close = eine Provinz, die als Nächstes geschlossen werden kann
opinion-senates = Senate
opinion-tokens = Steine zur Auswahl

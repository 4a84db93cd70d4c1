# Was Regeln, Aufzeichnungen und Optionen ablehnen. Kennungen: docs/texts.md

refusal-not-now = Jetzt nicht möglich: { $action }.
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-to-act = Du bist nicht am Zug.
refusal-seat-unknown = Platz { $number } gibt es nicht. Die Plätze sind von 0 bis { $last } nummeriert.
refusal-action-form = Eine Aktion ist ein Text, nicht { $found }.
refusal-action-unknown = Dieses Spiel kennt keine Aktion { $found }.
refusal-undo-too-many = { $most ->
    [0] Es gibt nichts zurückzunehmen.
    [one] Nur eine Aktion kann zurückgenommen werden.
   *[other] Nur { $most } Aktionen können zurückgenommen werden.
}
refusal-dealt-twice = Eine Verteilung kommt von einem Geber oder aus einem Startwert, nicht aus beidem.

# Optionen

refusal-game-unknown = Ein Spiel „{ $found }“ gibt es nicht. Es gibt { $known }.
refusal-no-revision = { $title } hat die Regelfassungen 1 bis { $last }, nicht { $found }.
refusal-option-unknown = { $title } hat keine Option „{ $option }“. { $known ->
    [none] Es hat keine Optionen.
   *[other] Die Optionen heißen { $known }.
}
refusal-option-value = Die Option „{ $option }“ kann nicht { $found } sein. Möglich sind { $known }.
refusal-seat-count = { $title } ist ein Spiel für { $least ->
    [1] { $most ->
        [1] eine Person
       *[other] 1 bis { $most } Personen
    }
   *[other] { $most ->
        [2] 2 Personen
       *[other] { $least } bis { $most } Personen
    }
}, nicht für { $found }.

# Aufzeichnungen

refusal-record-json = Das ist keine Aufzeichnung: Die Datei ist kein JSON ({ $detail }).
refusal-record-object = Das ist keine Aufzeichnung: Sie ist ein JSON-Objekt, nicht { $found }.
refusal-record-lacks = Die Aufzeichnung ist unvollständig: „{ $key }“ fehlt.
refusal-record-unknown = Eine Aufzeichnung kennt keinen Schlüssel { $key }.
refusal-record-version = Die Aufzeichnung hat Version { $found }; dieses Programm liest Version { $wanted }.
refusal-record-revision = Die Aufzeichnung folgt Fassung { $found } der Regeln von { $title }; dieses Programm hat Fassung { $wanted }.
refusal-record-form = „{ $key }“ in der Aufzeichnung ist fehlerhaft: { $found }.
refusal-record-deal = „deal“ in der Aufzeichnung braucht entweder „seed“ oder „commitment“, „salt“ und „secret“.
refusal-record-action = Aktion { $number } der Aufzeichnung ist fehlerhaft: Sie braucht einen Platz und einen Text.
refusal-record-undo = Eintrag { $number } der Aufzeichnung nimmt { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
} zurück, es gibt aber { $most ->
    [0] keine
   *[other] nur { $most }
}.
refusal-record-undo-form = „undo“ braucht eine Zahl ab 1, nicht { $found }.
refusal-record-short = { $count ->
    [one] Die Aufzeichnung hat nur einen Eintrag
   *[other] Die Aufzeichnung hat nur { $count } Einträge
}, nicht { $found }.
refusal-record-replay = Die Aufzeichnung verstößt bei Aktion { $number }, „{ $text }“, gegen die Regeln. { $reason }
refusal-record-secret = Das Geheimnis dieser Verteilung wird veröffentlicht, wenn das Spiel zu Ende ist.
refusal-record-commitment = Das veröffentlichte Geheimnis passt nicht zum Siegel der Verteilung.
refusal-record-outcome = Die Aufzeichnung nennt ein Ergebnis, zu dem ihre Aktionen nicht führen.

# Dokumente und Kartenbogen

refusal-document-kind = { $where }: { $expected ->
    [object] ein Objekt
    [text-keys] Text als Schlüssel
    [list] eine Liste
    [number] eine ganze Zahl
    [bool] true oder false
   *[text] ein Text
} erwartet, { $found } gefunden.
refusal-document-length = { $where }: { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
} erwartet, { $found } gefunden.
refusal-document-most = { $where }: höchstens { $most } Einträge erwartet, { $found } gefunden.
refusal-document-range = { $where }: { $low } bis { $high } erwartet, { $found } gefunden.
refusal-document-word = { $where }: { $found } ist nicht möglich. Möglich sind { $known }.
refusal-document-lacks = { $where }: „{ $key }“ fehlt.
refusal-document-unknown = { $where }: „{ $key }“ ist unbekannt. Bekannt sind { $known }.
refusal-sheet-tickets = Kartenbogen: Es gibt { $count } Eintrittskarten (CM-1), dieser Bogen hat { $found }.
refusal-sheet-kinds = Kartenbogen: Es gibt { $count } Arten von Gunstkarten (CM-5), dieser Bogen hat { $found }.
refusal-sheet-lays = Kartenbogen: { $where } muss mindestens einen Stein legen (CA-62).
refusal-sheet-balance = Kartenbogen: { $where } nimmt { $gained } und gibt { $spent } ab; beides muss gleich sein, damit die Reihe gleich lang bleibt (CA-57).

# Stellungen: { $where } ist ein Pfad wie votes.pile; die erste der { $rules } folgt im Wortlaut

refusal-position-conflict = „{ $where }“ passt nicht zum Rest der Stellung.
refusal-position-rule = „{ $where }“ passt nicht zu den Regeln ({ $rules }).
refusal-position-part = „{ $where }“ ist nicht lesbar. { $reason }
refusal-position-onlooker = Raten geht nur mit dem, was ein Platz sieht, nicht mit dem, was Zuschauer sehen.

# Bots, Lektionen und die Arena

refusal-bot-unknown = Einen Bot „{ $found }“ gibt es nicht. Die Bots sind { $known }; mit einer Bedenkzeit wie consul@200ms spielen sie in diesem Tempo.
refusal-program-late = Das Bot-Programm hat nicht rechtzeitig geantwortet. ({ $detail })
refusal-program-nonsense = Das Bot-Programm antwortet nicht in der vorgesehenen Form. ({ $detail })
refusal-program-illegal = Das Bot-Programm hat eine Aktion gewählt, die nicht zur Wahl stand. ({ $detail })
refusal-program-gone = Das Bot-Programm läuft nicht. ({ $detail })
refusal-lesson-form = Lektion { $where }: „{ $key }“ ist fehlerhaft. ({ $detail })
refusal-lesson-unknown = Eine Lektion „{ $found }“ gibt es nicht. Die Lektionen sind { $known }.
refusal-arena-worker = Ein Arbeitsprozess wurde beendet, vielleicht aus Speichermangel. Versuche es mit weniger --workers.
refusal-arena-extra = { $text } ist hier nicht installiert. So wird es installiert: { $detail }
refusal-arena-command = „{ $found }“ ist kein Befehl. ({ $detail })
refusal-arena-no-command = Nach „{ $text }“ steht ein Befehl, zum Beispiel { $text }./mybot.
refusal-arena-players = Nötige Spieler: mindestens { $count }; genannt: { $found }.
refusal-arena-round = { $where }, Zeile { $number }: Das ist keine Runde einer Arena. ({ $detail })
refusal-arena-other = { $where } gehört zu einer anderen Arena: „{ $key }“ ist dort { $found }, nicht { $text }.
refusal-arena-locked = Eine andere Arena schreibt gerade in { $where }.
refusal-arena-file = { $where } ist keine Datei einer Arena. ({ $detail })
refusal-arena-version = { $where } ist eine Arena der Version { $found }; dieses Programm liest Version { $wanted }.

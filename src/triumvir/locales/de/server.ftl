# Der Tischserver: Absagen, was am Tisch neben dem Spiel geschieht, und die schlichte Seite.

onlooker = Zuschauer

# Absagen

refusal-database = Die Datenbank lässt sich nicht benutzen: { $reason }
refusal-database-url = Die Datenbank wird als postgresql://… angegeben, nicht als { $url }://…
refusal-database-driver = PostgreSQL braucht das Paket asyncpg: installiere triumvir[postgres].
refusal-database-version = Die Datenbank hat Version { $found }, dieses Programm braucht { $wanted }. So kommt sie auf den neuen Stand: triumvir db upgrade
refusal-sqlite-version = Dieses Python hat SQLite { $found }, gebraucht wird { $wanted } oder neuer. Nimm ein neueres Python oder PostgreSQL: --database
refusal-key = Der Schlüssel in { $file } ist zu kurz; schiebe die Datei beiseite, um einen neuen zu bekommen (alle Gäste sind dann Fremde).
refusal-folder-in-use = Ein anderer Server benutzt { $folder } schon. Für mehrere nimm PostgreSQL: --database
refusal-unavailable = Die Datenbank ist gerade nicht zu erreichen. Nichts wurde geändert; bitte versuche es noch einmal.
refusal-closing = Der Server wird gerade beendet. Nichts wurde geändert; bitte versuche es gleich noch einmal.
refusal-no-page = Unter dieser Adresse gibt es nichts, oder nicht auf diese Weise.
refusal-no-table = Diesen Tisch gibt es nicht.
refusal-revision = An diesem Tisch gilt Fassung { $revision } der Regeln von { $game }, die dieser Server nicht hat.
refusal-no-seat = Es gibt keinen Platz { $seat }; der letzte ist { $last }.
refusal-foreign-seat = Dieser Platz gehört dir nicht.
refusal-handed = Ein Bot spielt auf deinem Platz. Übernimm ihn zuerst wieder.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-which-seat = Du hast mehrere Plätze: sage, welchen du meinst.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-over = Das Spiel ist zu Ende.
refusal-started = Das Spiel hat schon begonnen.
refusal-not-your-turn = Dieser Platz ist nicht an der Reihe.
refusal-nothing-to-undo = { $count ->
    [0] Es gibt nichts, was zurückgenommen werden könnte.
    [one] Nur eine Aktion kann zurückgenommen werden.
   *[other] Nur { $count } Aktionen können zurückgenommen werden.
}
refusal-undo-needs-consent = Etwas wurde gezeigt, oder jemand hat seither gehandelt: die anderen müssen zustimmen.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-rematch-made = Es gibt schon eine Revanche: Tisch { $table }.
refusal-proposal-waits = Ein anderer Vorschlag wartet noch auf Antworten.
refusal-no-proposal = Es ist nichts vorgeschlagen.
refusal-agreed-already = Du hast schon zugestimmt.
refusal-no-bot = Es gibt keinen Bot namens { $name }; es gibt { $known }.
refusal-seat-taken = Dort sitzt schon jemand.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-seats-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
refusal-bot-plays = Auf diesem Platz spielt schon ein Bot.
refusal-not-away = { $name } ist da oder war es gerade noch.
refusal-no-bot-plays = Auf diesem Platz spielt kein Bot.
refusal-resigned = Wer aufgegeben hat, kehrt nicht zurück.
refusal-name = Ein Name braucht wenigstens einen Buchstaben oder eine Ziffer.
refusal-code = Dieser Code gilt nicht: er wirkt einmal und zehn Minuten lang.
refusal-no-guest = Diesen Gast gibt es nicht.
refusal-chat-length = Eine Zeile im Chat hat 1 bis { $most } Zeichen.
refusal-chat-rate = Bitte langsam: die anderen wollen auch lesen.
refusal-rate = Das war zu schnell. Bitte warte einen Augenblick.
refusal-hello-first = Die erste Nachricht ist hello, mit der Version.
refusal-version = Dieser Server spricht Version { $wanted } des Protokolls, nicht { $found }.
refusal-watches = Eine Verbindung kann höchstens { $most } Tischen zusehen.
refusal-sockets = Von dieser Adresse aus sind schon { $most } Verbindungen offen; mehr dürfen es nicht sein.
refusal-fault = Bei uns ist etwas schiefgegangen. Nichts wurde geändert.
refusal-socket-only = Dieser Befehl gehört in einen WebSocket.
refusal-origin = Diese Seite ist nicht unsere; sie kann nicht für dich handeln.
refusal-no-cookie = Wir kennen dich noch nicht: werde zuerst Gast.
refusal-query = { $name } ist eine ganze Zahl.
refusal-too-large = Das ist zu groß: höchstens { $most }.
refusal-too-many-tables = Du hast { $most } Tische, die nicht zu Ende sind; bringe erst einige zu Ende.
refusal-record-later = Das Protokoll zeigt verdeckte Karten; es kommt, wenn das Spiel zu Ende ist.
refusal-table-link = Der Link eines Tisches sieht aus wie http://127.0.0.1:8000/t/1jtUpVQC9sm0, nicht wie { $link }.
refusal-no-free-seat = An diesem Tisch ist kein Platz frei.
refusal-server-away = Der Server unter { $url } ist nicht zu erreichen: { $reason }.
refusal-processes = { $count } Prozesse brauchen PostgreSQL: nenne eines mit --database. Mit SQLite gibt es einen.

# Was am Tisch geschieht

log-sit = { $text } setzt sich.
log-bot = Der Bot { $text } setzt sich.
log-leave = { $name } verlässt den Platz.
log-start = Das Spiel beginnt.
log-undo = { $count ->
    [one] { $name } nimmt die letzte Aktion zurück.
   *[other] { $name } nimmt die letzten { $count } Aktionen zurück.
}
log-propose-end = { $name } schlägt vor, das Spiel hier zu beenden.
log-propose-undo = { $count ->
    [one] { $name } möchte die letzte Aktion zurücknehmen.
   *[other] { $name } möchte die letzten { $count } Aktionen zurücknehmen.
}
log-propose-rematch = { $name } möchte noch einmal spielen.
log-agree = { $name } stimmt zu.
log-decline = { $name } lehnt ab.
log-end-agreed = Alle stimmen zu, das Spiel hier zu beenden.
log-end-imported = Hier endet das Protokoll.
log-resign = { $name } gibt auf.
log-hand = Von jetzt an spielt ein Bot für { $name }.
log-take = { $name } ist zurück und spielt weiter.
log-name = Jemand heißt jetzt { $text }.
log-rematch = Es gibt eine Revanche.

result-resigned = { $name } hat aufgegeben.
result-agreed = Die Spieler haben das Spiel einvernehmlich vorzeitig beendet.
result-imported = Das ist ein mitgebrachtes Protokoll.

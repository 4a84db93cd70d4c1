# Der Tischserver: Absagen, was am Tisch neben dem Spiel geschieht, und die schlichte Seite.

onlooker = Zuschauer

# Absagen

refusal-database = Die Datenbank lässt sich nicht benutzen: { $reason }
refusal-database-url = Die Datenbank wird als postgresql://… angegeben, nicht als { $url }://…
refusal-database-driver = PostgreSQL braucht das Paket asyncpg. Installiere triumvir[postgres].
refusal-database-version = Die Datenbank hat Version { $found }, dieses Programm braucht { $wanted }. So wird sie aktualisiert: triumvir db upgrade
refusal-database-newer = Die Datenbank hat Version { $found } und ist neuer als dieses Programm. Nimm ein neueres Triumvir.
refusal-backup-broken = { $file } ist keine vollständige Sicherung von Triumvir. Nichts wurde geändert.
refusal-restore-not-empty = In dieser Datenbank ist schon etwas. Spiele die Sicherung in einen leeren Datenordner oder eine leere Datenbank zurück.
refusal-sqlite-version = Dieses Python hat SQLite { $found }, gebraucht wird { $wanted } oder neuer. Nimm ein neueres Python oder PostgreSQL: --database
refusal-key = Der Schlüssel in { $file } ist zu kurz. Verschiebe die Datei, um einen neuen zu bekommen; Gäste müssen sich dann neu anmelden.
refusal-folder-in-use = Ein anderer Server benutzt { $folder } schon. Für mehrere nimm PostgreSQL: --database
refusal-port = Der Server kann { $where } nicht benutzen: { $reason }. Vielleicht läuft er schon; einen anderen Port wählst du mit --port.
refusal-unavailable = Die Datenbank ist gerade nicht zu erreichen. Nichts wurde geändert; bitte versuche es noch einmal.
refusal-closing = Der Server wird gerade beendet. Nichts wurde geändert; bitte versuche es gleich noch einmal.
refusal-no-page = Unter dieser Adresse gibt es nichts.
refusal-no-table = Diesen Tisch gibt es nicht.
refusal-no-lesson = Diese Lektion gibt es nicht.
refusal-lesson-step = Das gehört zu einem anderen Schritt der Lektion. Öffne die Lektion neu.
refusal-revision = An diesem Tisch gilt Fassung { $revision } der Regeln von { $game }, die dieser Server nicht hat.
refusal-game-gone = An diesem Tisch wird { $game } gespielt, und das hat dieser Server nicht. Ist die Partie vorbei, lässt sich ihre Aufzeichnung trotzdem herunterladen.
refusal-broken-table = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Andere Tische sind nicht betroffen; ist die Partie vorbei, lässt sich ihre Aufzeichnung trotzdem herunterladen.
refusal-weak-bot = Ein Bot, der für jemanden spielt, ist einer von diesen: { $known }.
refusal-locked = Dieser Tisch ist abgeschlossen. Niemand sonst kann sich setzen.
refusal-removed = Du wurdest von diesem Tisch weggeschickt.
refusal-nobody-there = An diesem Platz ist niemand, den man wegschicken könnte.
refusal-chat-closed = Hier kann nur schreiben, wer am Tisch sitzt. Auf Wunsch lässt der Gastgeber auch Zuschauer schreiben.
refusal-no-seat = Es gibt keinen Platz { $seat }; der letzte ist { $last }.
refusal-foreign-seat = Dieser Platz gehört dir nicht.
refusal-handed = Ein Bot spielt auf deinem Platz. Übernimm ihn zuerst wieder.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-which-seat = Du hast mehrere Plätze. Sage, welchen du meinst.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-over = Das Spiel ist zu Ende.
refusal-started = Das Spiel hat schon begonnen.
refusal-not-your-turn = Dieser Platz ist nicht am Zug.
refusal-nothing-to-undo = { $count ->
    [0] Es gibt nichts zurückzunehmen.
    [one] Nur eine Aktion kann zurückgenommen werden.
   *[other] Nur { $count } Aktionen können zurückgenommen werden.
}
refusal-undo-needs-consent = Etwas wurde gezeigt, oder jemand hat seither gehandelt. Die anderen müssen zuerst zustimmen.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-branch-over = Ab hier ist nichts mehr zu spielen.
refusal-rematch-made = Es gibt schon eine Revanche: Tisch { $table }.
refusal-proposal-waits = Ein anderer Vorschlag wartet noch auf Antworten.
refusal-no-proposal = Es ist nichts vorgeschlagen.
refusal-agreed-already = Du hast schon zugestimmt.
refusal-no-bot = Es gibt keinen Bot namens { $name }. Es gibt { $known }.
refusal-seat-taken = Dort sitzt schon jemand.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-seats-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
refusal-bot-plays = Auf diesem Platz spielt schon ein Bot.
refusal-not-away = { $name } ist da oder war es gerade noch.
refusal-no-bot-plays = Auf diesem Platz spielt kein Bot.
refusal-resigned = Wer aufgegeben hat, kann nicht zurückkehren.
refusal-name = Ein Name braucht wenigstens einen Buchstaben oder eine Ziffer.
refusal-code = Dieser Code gilt nicht. Ein Code gilt einmal, zehn Minuten lang.
refusal-accounts-off = Dieser Server führt keine Konten. Du kannst als Gast spielen.
refusal-account-already = Du hast schon ein Konto.
refusal-no-account = Du hast hier noch kein Konto.
refusal-no-such-account = Es gibt kein Konto mit dem Namen { $name }.
refusal-webhook-address = Das ist keine Adresse für einen Webhook. Sie beginnt mit https:// und einem Domainnamen.
refusal-webhook-private = Diese Adresse führt in ein privates Netz. Der Gastgeber kann das erlauben.
refusal-push-address = Dieser Browser nimmt keine Mitteilungen an. Versuche einen anderen Weg.
refusal-time-zone = Dieser Server kennt deine Zeitzone nicht. Wähle die Ruhezeit auf einem anderen Gerät.
refusal-ways = Davon gibt es schon { $most }. Entferne erst einen.
refusal-no-way = Dieser Weg ist schon entfernt.
refusal-no-mail = Dieser Server verschickt keine E-Mails.
refusal-mail-address = Das ist keine E-Mail-Adresse.
refusal-mail-not-sent = Die E-Mail konnte nicht verschickt werden. Versuche es später noch einmal.
refusal-no-provider = Dieser Server hat keinen Anbieter, über den man sich anmelden kann.
refusal-provider = Die Antwort des Anbieters gilt nicht. Beginne noch einmal.
refusal-provider-away = Der Anbieter ist nicht zu erreichen. Versuche es später oder wähle einen anderen Weg.
refusal-provider-unknown = Kein Konto hier ist mit dem bei { $provider } verbunden. Melde dich anders an und verbinde es unter „Mein Konto“.
refusal-provider-taken = Ein anderes Konto hier ist schon damit verbunden.
refusal-passkey = Dieser Passkey wurde nicht angenommen. Versuche es noch einmal oder nimm einen anderen Weg.
refusal-no-passkeys = An dieser Adresse gibt es keine Passkeys. Sie brauchen https und einen Domainnamen.
refusal-passkeys = Es gibt schon { $most } Passkeys. Entferne erst einen.
refusal-no-passkey = Diesen Passkey gibt es nicht mehr.
refusal-last-passkey = Das ist dein einziger Schlüssel. Wähle erst ein Passwort oder füge einen Passkey hinzu.
refusal-scope = Dieses Token darf das nicht. Es braucht die Berechtigung { $scope }.
refusal-scopes = Wähle, was das Programm darf.
refusal-programs = Es gibt schon { $most } Token. Widerrufe erst eines.
refusal-bots = Du hast schon { $most } Bots; mehr dürfen es nicht sein.
refusal-no-program = Dieses Token gilt nicht mehr.
refusal-no-device = Dieses Gerät ist nicht mehr angemeldet.
refusal-invitation = Für ein Konto braucht man auf diesem Server eine Einladung. Bitte den Gastgeber um einen Link.
refusal-name-length = Der Name eines Kontos hat { $least } bis { $most } Zeichen.
refusal-name-signs = Nimm Buchstaben eines Alphabets, Ziffern, Leerzeichen, Bindestriche oder Apostrophe.
refusal-name-reserved = { $name } ist dem Server oder einem Spiel vorbehalten. Bitte wähle einen anderen Namen.
refusal-name-taken = Hier heißt schon jemand { $name } oder fast so. Bitte wähle einen anderen Namen.
refusal-password = Das ist nicht dein Passwort. Bitte versuche es noch einmal.
refusal-password-short = Dieses Passwort ist zu kurz. Es braucht mindestens { $least } Zeichen.
refusal-password-weak = Dieses Passwort ist zu leicht zu erraten. Drei Wörter ergeben ein gutes.
refusal-login = Name und Passwort passen nicht zusammen. Prüfe beide oder melde dich anders an.
refusal-recovery = Name und Code passen nicht zusammen. Jeder Code gilt einmal.
refusal-link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
refusal-tries = Das wurde zu oft versucht. Warte eine Minute und versuche es dann wieder.
refusal-erase-name = Das ist nicht dein Name. Schreibe ihn genau so, wie er da steht.
refusal-no-person = Niemand mit diesem Namen hat hier eine Seite.
refusal-no-guest = Diesen Gast gibt es nicht.
refusal-banned = Dieser Gast ist auf diesem Server gesperrt.
refusal-maintenance = An diesem Server wird gearbeitet: Neue Gäste und neue Tische sind gerade nicht möglich. { $text }
refusal-chat-length = Eine Zeile im Gespräch hat 1 bis { $most } Zeichen.
refusal-chat-rate = Bitte langsamer. Die anderen wollen auch lesen.
refusal-rate = Das war zu schnell. Bitte warte einen Augenblick.
refusal-room = Aus deinem Netz wurde heute schon so viel abgelegt, dass kein Platz mehr ist. Versuche es bitte morgen wieder.
refusal-hello-first = Die erste Nachricht ist hello, mit der Version.
refusal-version = Dieser Server spricht Version { $wanted } des Protokolls, nicht { $found }.
refusal-mutes = Du hast schon { $most } Leute stumm geschaltet. Hebe erst eine Stummschaltung auf.
refusal-watches = Eine Verbindung kann höchstens { $most } Tischen zusehen.
refusal-sockets = Von dieser Adresse aus sind schon { $most } Verbindungen offen; mehr dürfen es nicht sein.
refusal-fault = Bei uns ist etwas schiefgegangen. Nichts wurde geändert.
refusal-socket-only = Dieser Befehl geht nur über eine offene Verbindung (WebSocket).
refusal-origin = Diese Seite gehört nicht zum Server und kann nicht für dich handeln.
refusal-no-cookie = Der Server kennt dich noch nicht. Öffne zuerst die Startseite.
refusal-query = { $name } muss eine ganze Zahl sein.
refusal-shape = Diese Anfrage ist fehlerhaft ({ $reason }).
refusal-too-deep = Die Aufzeichnung ist zu tief verschachtelt.
refusal-too-large = Das ist zu groß. Erlaubt ist höchstens { $most }.
refusal-table-full = An diesem Tisch ist schon { $most }-mal etwas geschehen, mehr geht nicht. Das Spiel kann nur noch zu Ende gespielt werden.
refusal-too-many-tables = Du hast { $most } offene Tische. Bringe erst einige zu Ende.
refusal-record-later = Die Aufzeichnung zeigt verdeckte Karten. Du bekommst sie, wenn das Spiel zu Ende ist.
refusal-table-link = Der Link eines Tisches sieht aus wie http://127.0.0.1:8000/t/1jtUpVQC9sm0, nicht wie { $link }.
refusal-no-free-seat = An diesem Tisch ist kein Platz frei.
refusal-server-away = Der Server unter { $url } ist nicht zu erreichen: { $reason }.
refusal-processes = { $count ->
    [one] Ein Prozess braucht kein PostgreSQL.
   *[other] { $count } Prozesse brauchen PostgreSQL. Nenne eine Datenbank mit --database oder nimm einen Prozess.
}

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
log-end-imported = Hier endet die Aufzeichnung.
log-resign = { $name } gibt auf.
log-hand = Von jetzt an spielt ein Bot für { $name }.
log-take = { $name } ist zurück und spielt weiter.
log-name = Jemand heißt jetzt { $text }.
log-move = Jemand hat sich angemeldet und spielt weiter.
log-rematch = Es gibt eine Revanche.
log-lock-on = Der Tisch wird abgeschlossen.
log-lock-off = Der Tisch wird wieder geöffnet.
log-admit-on = Zuschauer dürfen jetzt schreiben.
log-admit-off = Zuschauer dürfen jetzt nur noch lesen.
log-remove = { $name } wird vom Tisch weggeschickt.
log-end-closed = Der Tisch wurde aufgehoben.

result-resigned = { $name } hat aufgegeben.
result-closed = Der Tisch wurde aufgehoben.
result-agreed = Die Spieler haben das Spiel einvernehmlich vorzeitig beendet.
result-imported = Das ist eine mitgebrachte Aufzeichnung.

# Was ein Link dort zeigt, wohin er geschickt wird

page-description = Drei Spiele aus Rom an einem Tisch: Caesar & Cleopatra, Circus Maximus und Caesar!
page-invitation = { $name } lädt dich ein zu { $game }
page-invitation-about = Ein Platz ist frei. Kein Konto, keine E-Mail: Öffne den Link und nimm Platz.
page-table = { $game }, ein Tisch
page-table-about = Schau dieser Partie zu oder beginne eine eigene.
page-not-built = Die Seite ist in dieser Installation nicht gebaut. Im Quelltext baut sie make web; die API liegt unter /api/v1.

# The coach
refusal-coach-rated = In gewerteten Spielen hilft der Ratgeber nicht.
refusal-coach-consent = Der Ratgeber darf gefragt werden, wenn alle am Tisch zustimmen. Schlage es ihnen vor.
refusal-coach-no-move = Diesen Zug hast du nicht gemacht, oder er wurde zurückgenommen.
refusal-coach-no-choice = Das ist jetzt nicht unter den Möglichkeiten.
refusal-coach-busy = Der Ratgeber ist beschäftigt. Frage gleich noch einmal.
refusal-review-later = Eine Partie wird besprochen, wenn sie zu Ende ist.
refusal-review-nothing = Hier wurde nichts gespielt. Es gibt nichts zu besprechen.
refusal-review-private = Diese Besprechung dürfen nur die Mitspieler sehen. Bitte jemanden von ihnen um einen Link.
refusal-too-many-reviews = { $most } deiner Partien warten auf ihre Besprechung. Frage wieder, wenn eine davon fertig ist.
refusal-reviews-busy = Zu viele Besprechungen warten. Versuche es später noch einmal.
refusal-work-members = Nur Mitglieder können einen Rechner verleihen. Behalte zuerst deine Partien.
refusal-work-engine = Besprechungen entstehen hier mit einer anderen Fassung: { $wanted }. Aktualisiere triumvir.
refusal-work-lost = Diese Besprechung hat inzwischen jemand anders bekommen. Frage nach einer anderen.
refusal-work-implausible = Diese Besprechung kann nicht stimmen: { $reason }.
log-propose-coach = { $name } schlägt vor, dass alle den Ratgeber fragen dürfen.
log-coach-on = Alle stimmen zu: Der Ratgeber darf gefragt werden.
log-coach-hint = { $name } bittet den Ratgeber um einen Hinweis.
log-coach-why = { $name } fragt den Ratgeber nach einem Zug.
log-coach-guard = { $name } wird vom Ratgeber vor einem Fehler gewarnt.

## Rated games, and looking for one

refusal-rated-account = Eine gewertete Partie braucht ein Konto. Behalte zuerst deine Partien, oder spiele zum Spaß.
refusal-rated-once = Du sitzt schon an diesem gewerteten Tisch.
refusal-rated-people = Eine gewertete Partie spielen nur Menschen, jeder auf einem Platz. Spiele zum Spaß, wenn Bots mitspielen sollen.
refusal-rated-options = Eine gewertete Partie hat die üblichen Optionen. Spiele zum Spaß, um andere zu wählen.
refusal-rated-match = Ein Match ist für zwei.
refusal-rated-hand = Eine gewertete Partie kannst du keinem Bot überlassen. Gib auf, wenn du nicht weiterspielen willst.
log-rated = Die Partie wird gewertet.
log-lots = Die Plätze werden ausgelost.
refusal-pool-none = Du suchst gerade kein Spiel. Beginne zuerst die Suche.
refusal-pool-crowded = Von deiner Adresse suchen zu viele ein Spiel. Warte, bis einige eines gefunden haben.
refusal-pool-lapsed = Von deiner Adresse blieben mehrere Angebote ohne Antwort, während andere warteten. Suche in ein paar Minuten wieder.
refusal-pool-gone = Das Angebot ist abgelaufen. Du suchst wieder ein Spiel.
refusal-pool-game = Für dieses Spiel kannst du hier keine Gegner suchen.
# Uhren
refusal-clock-limits = So lässt sich die Uhr nicht stellen. Das Guthaben hat { $least } bis { $most } Sekunden.
refusal-no-clock = An diesem Tisch gibt es keine Uhr.
refusal-paused = Das Spiel ist unterbrochen. Setze erst die Uhren wieder in Gang.
refusal-not-paused = Das Spiel ist nicht unterbrochen.
refusal-give-others = Zeit kannst du nur einem anderen Spieler geben.
refusal-time-enough = { $name } hat schon reichlich Zeit.
refusal-time-left = Der andere hat noch Zeit.
refusal-own-time = Auch deine eigene Zeit ist abgelaufen.
refusal-holiday-already = Du bist schon im Urlaub.
refusal-no-holiday = Du bist nicht im Urlaub.
refusal-holiday-days = { $left ->
    [0] Du hast dieses Jahr keinen Urlaubstag mehr; es gibt { $most }.
    [one] Du hast dieses Jahr noch einen Urlaubstag; es gibt { $most }.
   *[other] Du hast dieses Jahr noch { $left } Urlaubstage; es gibt { $most }.
}
log-propose-pause = { $name } bittet um eine Pause.
log-pause = Die Uhren stehen still.
log-resume = { $name } setzt die Uhren wieder in Gang.
log-flag = { $name } hat keine Zeit mehr.
log-warn = { $name } hat nur noch wenig Zeit.
log-wait = Auf { $name } wird gewartet.
log-give = { $count ->
    [60] { $name } bekommt eine Minute geschenkt.
   *[other] { $name } bekommt einen Tag geschenkt.
}
log-holiday = { $name } ist im Urlaub. Die Uhr steht still.
log-back = { $name } ist aus dem Urlaub zurück.
log-end-time = Das Spiel ist zu Ende: { $name } hat keine Zeit mehr.
log-end-time-both = Das Spiel ist zu Ende: Niemand hat mehr Zeit.
result-time = { $name } hat die Zeit überschritten.
result-time-both = Beide haben die Zeit überschritten.

## The puzzle and the deal of the day

refusal-daily-sealed = Das ist die heutige Verteilung. Tisch und Aufzeichnung stehen allen offen, wenn der Tag vorbei ist.
refusal-daily-alone = Die Verteilung des Tages spielt jeder allein, und nichts lässt sich zurücknehmen.
refusal-coach-daily = Bei der Verteilung des Tages hilft der Ratgeber nicht.
refusal-no-puzzle = Für dieses Spiel gibt es keine Rätsel.
refusal-no-deal = Für dieses Spiel gibt es keine Verteilung des Tages.
refusal-no-day = Für diesen Tag gibt es nichts. Wähle einen der letzten sechzig Tage.
refusal-puzzle-no-choice = Das steht bei diesem Rätsel nicht zur Wahl.
log-daily = Die Verteilung des Tages, { $text }.
log-branch = Hier wird ein beendetes Spiel weitergespielt, ab Schritt { $count }. Das zählt nicht.
refusal-no-answer = Eine solche Antwort im Voraus gibt es in diesem Spiel nicht.
refusal-no-cup = Diesen Cup gibt es nicht.
refusal-cup-full = Alle Plätze dieses Cups sind besetzt. Warte auf den nächsten.
refusal-cup-begun = Der Cup hat begonnen. Du kannst nur noch Partien aufgeben.
refusal-cup-shape = Ein Cup braucht einen Namen, ein bekanntes Tempo und { $least } bis { $most } Personen.
refusal-cup-game = Ein Mini-Cup braucht ein Spiel für zwei.
refusal-no-evening = Diesen Spielabend gibt es nicht.
refusal-evening-over = Der Spielabend ist vorbei. Warte auf den nächsten.
refusal-evening-full = Es machen schon { $most } Personen mit. Warte auf den nächsten Spielabend.
refusal-evening-shape = Ein Spielabend braucht einen Namen, das Tempo quick oder live, { $least } bis { $most } Minuten und einen Beginn innerhalb eines Jahres.

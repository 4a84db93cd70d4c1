# Die Seite um jedes Spiel

web-board = Spielplan
web-your-move = Dein Zug
web-seats-and-log = Plätze und Verlauf
web-acta = ACTA
web-log = Verlauf
web-chat = Gespräch
web-your-turn = DU BIST DRAN
web-your-turn-flag = du bist dran
web-your-turn-aloud = Du bist am Zug.
web-prompt = Was zu tun ist
web-put-back = Zurücklegen
web-do = Ausführen
web-all-choices =
    { $count ->
        [one] Eine Möglichkeit, als Liste
       *[other] Alle { $count } Möglichkeiten, als Liste
    }
web-front-page = Zur Startseite
web-table = Tisch
web-what-can-i-do = Was kann ich tun?
web-rules = Regeln
web-sound = Ton
web-theme = Hell oder dunkel
web-menu = Menü
web-language = Sprache
web-stale = Das Spiel ging inzwischen weiter; so steht es jetzt.
web-line-down = Verbindung unterbrochen. Sie wird wieder aufgebaut; die Partie ist sicher.
web-line-kept = Verbindung unterbrochen. Dein Zug wird gesendet, sobald sie wieder steht.
web-line-up = Wieder verbunden.
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-answer = Antworten
web-phrases = Kurze Sätze
web-phrase-hello = Ave!
web-phrase-luck = Viel Glück!
web-phrase-well = Gut gespielt!
web-phrase-moment = Einen Moment, bitte.
web-phrase-thanks = Danke für das Spiel!
web-phrase-again = Noch eine Partie?
web-send = Senden
web-mute = stumm schalten
web-curtain = Gib den Bildschirm an { $name } weiter. Bis dahin ist nichts zu sehen.
web-curtain-lift = Ich bin da
web-hand-over = Bildschirm weitergeben: { $name }
web-lock = Tisch abschließen
web-unlock = Tisch wieder öffnen
web-admit = Zuschauer schreiben lassen
web-admit-off = Zuschauer nur lesen lassen
web-remove = { $name } wegschicken
web-remove-short = Wegschicken
web-close-table = Tisch aufheben
web-close-table-sure = Ja, aufheben: Es wird keine Partie geben
web-locked = Dieser Tisch ist abgeschlossen: Niemand sonst kann sich setzen.
web-chat-closed = Hier kann nur schreiben, wer am Tisch sitzt.
web-closed = Dieser Tisch wurde aufgehoben. Es gab keine Partie.
web-leave = Aufstehen
web-seat-free = frei
web-sit = Platz nehmen
web-bot-here = Bot hierher setzen
web-bot-level = Stärke der Bots
web-start = Beginnen
web-qr = QR-Code mit dem Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-seal = Die Verteilung ist versiegelt mit
web-secret = Ihr Geheimnis, zu prüfen mit triumvir verify:
web-over = Das Spiel ist zu Ende
web-result = Das Ergebnis
web-second-game = Zur zweiten Partie
web-rematch = Revanche, Plätze getauscht
web-ended-resigned = { $name } hat aufgegeben.
web-ended-time = { $name } hat die Zeit überschritten.
web-ended-time-both = Beide haben die Zeit überschritten.
web-ended-agreed = Die Spieler haben das Spiel einvernehmlich beendet. Die Abrechnung zeigt den letzten Stand.
web-ended-imported = Diese Aufzeichnung endet vor dem Spielende. Die Abrechnung zeigt den letzten Stand.
web-scores = Punktestand
web-rematch-same = Revanche
web-pace = Tempo
web-pace-calm = ruhig
web-pace-brisk = flott
web-pace-instant = sofort
web-continue = Weiter
web-since = Seit deinem letzten Zug
web-since-leave = Zu deinem Zug
web-gloss-now = JETZT
web-gloss-rules = Alle Regeln
web-not-your-turn = Du bist noch nicht am Zug.
web-refused-drop = Das geht dort nicht.
web-key-nothing = Diese Taste bewirkt jetzt nichts.
web-press-again = Drücke noch einmal, um es abzuschicken.
web-aim = ZIEL
web-level = Gleichstand: { $count }.
web-you-lead = Du führst mit { $more } zu { $fewer }.
web-leads = { $count ->
    [one] { $name } führt mit { $more } zu { $fewer }.
   *[other] { $name } führen mit { $more } zu { $fewer }.
}
web-another-game = Ein anderes Spiel
web-record = Aufzeichnung
web-deal-results = Wie es den anderen erging
web-look-at-board = Den Spielplan ansehen
web-review = Besprechung
web-look-back = Wiedergabe ansehen
web-onlooker = Zuschauer
web-replay = Wiedergabe
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-moment = Schritt { $at } von { $count }
web-replay-seen-by = Gesehen von
web-replay-speed = Tempo
web-replay-link = Link zu diesem Moment
web-replay-leave = Wiedergabe verlassen
web-replay-track = Stelle im Spiel
web-replay-turn-back = Einen Zug zurück
web-replay-turn-on = Einen Zug weiter
web-replay-settings = Ansicht, Tempo, Link
web-replay-hands = Alle Handkarten
web-replay-branch = Weiterspielen
web-replay-branch-about = Ab hier gegen Bots weiterspielen
web-branch = Ab Schritt { $at } einer beendeten Partie
web-hand-of = Auf der Hand: { $name }
web-undo = Zurücknehmen
web-propose-end = Ende vorschlagen
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben
web-hand = Ein Bot soll für { $name } spielen
web-hand-not = { $name } ist da: Ein Bot kann für jemanden spielen, der seit einer Minute weg ist.
web-away = abwesend
web-take = Deinen Platz zurücknehmen
web-at-once = Entscheidungen sofort senden
web-proposed-coach = { $name } schlägt vor, dass alle den Ratgeber fragen dürfen.
web-notices = Mitteilungen
web-letter-keys = Tastenkürzel aus einem Buchstaben
web-unasked = Fragen mit nur einer Antwort überspringen
web-unasked-now = Nicht mehr fragen
web-proposed-end = { $name } schlägt vor, das Spiel zu beenden.
web-proposed-pause = { $name } bittet um eine Pause.
web-proposed-undo = { $name } möchte eine Aktion zurücknehmen.
web-proposed-rematch = { $name } möchte eine Revanche.
web-agree = Zustimmen
web-decline = Ablehnen
web-waiting-for-answer = Die anderen werden gefragt.
web-nothing-now = Jetzt ist nichts zu tun.
web-rules-for-this = Die Regeln dazu
web-keys = Tasten
web-keys-all = Tab führt von Stück zu Stück, Enter wählt und sendet, Esc legt zurück. U nimmt zurück, L wiederholt die letzten Zeilen des Verlaufs, Z sagt die Zeit an, ? öffnet diese Hilfe. Alle Möglichkeiten stehen auch als Liste unter der Hand.
web-close = Schließen
web-ways =
    { $count ->
        [one] Eine Möglichkeit.
       *[other] { $count } Möglichkeiten.
    }

# The plain board of a game that has no drawing of its own: a place, and whose piece lies there.

web-grid-place = { $place }, { $seat }
web-grid-free = { $place }, frei

# Eine Einladung

web-invites-you = lädt dich ein zu
web-invitation-to = Eine Einladung zu
web-invite-somebody = Du lädst jemanden ein zu
web-invite-how = So spielt ihr heute
web-invite-usual = Nach der Spielregel, mit den üblichen Optionen.
web-invite-option = { $name }: { $value }.
web-invite-clock-none = Ohne Uhr.
web-invite-clock-live = { $plus ->
    [0] Live: je { $bank }.
   *[other] Live: je { $bank }, und für jede Antwort { $increment } mehr.
}
web-invite-clock-turns = { $plus ->
    [0] Zug um Zug: je { $bank }.
   *[other] Zug um Zug: je { $bank }, und für jede Antwort { $increment } mehr.
}
web-invite-rated = Gewertet: Die Plätze werden zu Beginn ausgelost, und der Ratgeber schweigt.
web-invite-match = Ein gewertetes Match aus zwei Partien: die zweite mit getauschten Plätzen und neuer Verteilung.
web-invite-undo = Ein Zug wird zurückgenommen, wenn alle zustimmen.
web-invite-here = ist da
web-invite-your-seat = Dein Platz
web-invite-call = Wie soll { $name } dich nennen?
web-invite-call-anybody = Wie sollen die anderen dich nennen?
web-invite-name = Dein Name, oder überlasse ihn uns
web-invite-watch = Nur zuschauen
web-invite-note = Kein Konto, keine E-Mail.
web-invite-explains = Noch nie gespielt? Der Tisch erklärt jede Regel, wenn sie zum ersten Mal vorkommt.
web-invite-learn = Erst lernen
web-invite-lot = Plätze per Los
web-invite-account = Eine gewertete Partie braucht einen Namen, der bleibt. Das dauert eine Minute und geht ohne E-Mail.
web-invite-keep = Partien behalten
web-invite-none = Alle Plätze sind besetzt. Du kannst zuschauen.
web-invite-hold = Scanne ihn mit einem Handy, um Platz zu nehmen. Sind alle Plätze besetzt, können weitere Gäste zuschauen.
web-invite-copied = Der Link ist in deiner Zwischenablage. Schicke ihn jemandem.
web-invite-link = Link zu diesem Tisch
web-invite-share = Teilen
web-invite-options = Wie
web-invite-who = Wer
web-invite-who-link = Alle, die den Link haben.
web-invite-who-public = Alle: Der Tisch steht auf der Startseite.
web-invite-deal = Verteilung
web-invite-deal-sealed = Versiegelt: { $seal }. Ihr Geheimnis wird nach der Partie gezeigt, damit alle sie prüfen können.
web-invite-free =
    { $count ->
        [one] Ein Platz frei
       *[other] { $count } Plätze frei
    }
web-invite-begins = Die Partie beginnt, wenn alle Plätze besetzt sind.
web-invite-close = Du kannst diese Seite schließen: Der Tisch wartet auf der Startseite.
web-invite-full = Alle sind da
web-invite-begins-now = Die Partie beginnt.
web-swap = Platz wechseln
web-sit-too = Auch hier sitzen
web-you = du

# Die Seite um jedes Spiel

web-board = Spielplan
web-your-move = Dein Zug
web-seats-and-log = Plätze und Verlauf
web-acta = ACTA
web-log = Verlauf
web-chat = Gespräch
web-your-turn = DU BIST DRAN
web-your-turn-flag = du bist dran
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
web-stale = Am Tisch ging es inzwischen weiter; so steht es jetzt.
web-line-down = Die Verbindung ist weg; sie wird von selbst wieder aufgebaut. Nichts geht verloren.
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-send = Senden
web-mute = stumm schalten
web-curtain = Gib den Bildschirm an { $name } weiter. Bis dahin ist nichts zu sehen.
web-curtain-lift = Ich bin da
web-before-full = Alle sind da
web-before-waiting = Es fehlen noch Mitspieler
web-leave = Aufstehen
web-seat-free = frei
web-sit = Platz nehmen
web-bot-here = Hierher ein Bot
web-bot-level = Bots spielen als
web-start = Beginnen
web-qr = QR-Code mit dem Link zu diesem Tisch
web-link = Wer diesen Link hat, kann Platz nehmen:
web-copy = Link kopieren
web-copied = Kopiert
web-seal = Das Geben ist versiegelt mit
web-secret = Das Geheimnis dazu, zu prüfen mit triumvir verify:
web-over = Das Spiel ist zu Ende
web-result = Das Ergebnis
web-rematch = Revanche, Plätze getauscht
web-another-game = Ein anderes Spiel
web-record = Protokoll
web-look-at-board = Den Spielplan ansehen
web-look-back = Zurückblicken
web-onlooker = Zuschauer
web-replay = Wiedergabe
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-moment = Zug { $at } von { $count }
web-replay-seen-by = Gesehen von
web-replay-speed = Tempo
web-replay-link = Link zu diesem Moment
web-replay-leave = Wiedergabe verlassen
web-replay-track = Stelle im Spiel
web-undo = Zurücknehmen
web-propose-end = Vorschlagen aufzuhören
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben
web-hand = Ein Bot soll für { $name } spielen
web-take = Meinen Platz zurücknehmen
web-at-once = Entscheidungen sofort senden
web-proposed-end = { $name } schlägt vor, das Spiel zu beenden.
web-proposed-undo = { $name } möchte einen Zug zurücknehmen.
web-proposed-rematch = { $name } möchte eine Revanche.
web-agree = Zustimmen
web-decline = Ablehnen
web-waiting-for-answer = Die anderen werden gefragt.
web-nothing-now = Jetzt ist nichts zu tun.
web-rules-for-this = Die Regeln dazu
web-keys = Tasten
web-keys-all = Tab führt von Stück zu Stück, Enter wählt und sendet, Esc legt zurück. U nimmt zurück, L wiederholt die letzten Zeilen des Verlaufs, ? öffnet diese Hilfe. Alle Möglichkeiten stehen auch als Liste unter der Hand.
web-close = Schließen
web-ways =
    { $count ->
        [one] Eine Möglichkeit.
       *[other] { $count } Möglichkeiten.
    }

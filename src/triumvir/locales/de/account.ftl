# Konten: Partien behalten, Wiederherstellungscodes, Geräte, Anmelden.

account-title = Partien behalten
account-name = Name
account-password = Passwort
account-show = Passwort zeigen
account-log-in = Anmelden
account-not-now = Jetzt nicht

# Angebot nach einer Partie

account-offer-keep = Partien behalten

# Name und Passwort

account-keep-lead = Bisher kennt dich nur dieser Browser, als { $name }. Behalte, was du hast, auf jedem deiner Geräte.
account-kept-games = jede Partie, die du gespielt hast, zum Nachspielen
account-kept-tables = deine Tische, wo immer du dich hinsetzt
account-kept-name = ein Name an jedem Tisch
account-no-mail = Keine E-Mail. Nichts zu bestätigen. Höchstens eine Minute.
account-steps = Schritte
account-step-name = Name und Schlüssel
account-step-codes = Codes
account-step-done = Fertig
account-call = Wie sollen wir dich nennen?
account-free = { $name } ist hier frei
account-try-name = Nimm einen Beinamen, wie die Römer:
account-password-about = Zehn Zeichen oder mehr. Drei Wörter ergeben ein gutes.
account-password-left = { $count ->
    [one] Noch ein Zeichen, dann ist es lang genug.
   *[other] Noch { $count } Zeichen, dann ist es lang genug.
}
account-codes-next = Danach kommen acht Wiederherstellungscodes, falls der Schlüssel verloren geht.
account-keep = Partien behalten
account-known = Schon ein Konto?

# Die Codes

account-welcome = Willkommen, { $name }
account-codes-lead = Deine Partien bleiben. Mit acht Codes kommst du herein, wenn der Schlüssel verloren geht; jeder gilt einmal.
account-codes-print = drucke sie aus und lege sie in ein Buch, das du magst
account-codes-save = oder speichere sie dort, wo deine Passwörter sind
account-codes-no-copy = Wir behalten keine Kopie, die jemand lesen könnte.
account-codes = Acht Wiederherstellungscodes
account-print = Drucken
account-save = Speichern
account-copy = Kopieren
account-copied = Kopiert
account-codes-safe = Sie sind an einem sicheren Ort. Ich weiß, dass sie nur jetzt gezeigt werden.
account-done = Fertig
account-codes-again = Du kannst dir jederzeit acht neue geben lassen.
account-codes-file = Wiederherstellungscodes für { $name } bei { $address }, { $date }. Jeder gilt einmal.

# Geräte

account-mine = Mein Konto
account-another = Auf einem anderen Gerät
account-another-lead = Öffne dort Triumvir und wähle „Anmelden“: mit Name und Passwort oder mit einem Code von hier. Er gilt einmal, zehn Minuten lang.
account-make-code = Code erstellen
account-devices = Geräte
account-device = { $browser } auf { $system }
account-device-unknown = Ein Programm
account-here = dieses
account-since = seit { $date }
account-last = zuletzt benutzt { $when }
account-log-out = Abmelden
account-log-out-of = Abmelden: { $device }
account-log-out-everywhere = Überall abmelden
account-log-out-sure = Auf allen Geräten abmelden, auch auf diesem?
account-keys = Schlüssel
account-codes-left = { $count ->
    [0] keiner übrig
    [8] alle acht übrig
    [one] einer von acht übrig
   *[other] { $count } von 8 übrig
}
account-codes-kind = Wiederherstellungscodes
account-new-codes = Acht neue erstellen
account-change-password = Passwort ändern
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-password-changed = Ab jetzt gilt das neue Passwort. Alle anderen Geräte sind abgemeldet.
account-prove = Bitte gib dein Passwort ein, um fortzufahren.
account-go-on = Weiter
account-yours = Deine Daten
account-export = Alles herunterladen
account-export-about = Eine Zip-Datei mit deinem Konto, deinen Wertungen, den Aufzeichnungen deiner beendeten Partien und allem, was du in Gesprächen geschrieben hast.
account-erase = Konto löschen
account-erase-about = Dein Name, deine Gespräche, deine Geräte und Codes werden für immer gelöscht. Partien, die andere mit dir gespielt haben, bleiben lesbar, ohne deinen Namen; wo eine Partie noch läuft, übernimmt ein Bot deinen Platz.
account-erase-name = Gib zur Sicherheit deinen Namen ein: { $name }

# Anmelden

account-welcome-back = Willkommen zurück
account-back-lead = Deine Tische und Partien sind, wo du sie gelassen hast.
account-bring = Meine Tische mitnehmen
account-bring-about = Dieser Browser hat dort als { $name } gespielt.
account-way-code = Ein Code von einem anderen Gerät
account-way-code-about = dort erstellt, unter „Mein Konto“
account-way-recovery = Ein Wiederherstellungscode
account-way-recovery-about = einer von den acht
account-way-host = Den Gastgeber fragen
account-way-host-about = er kann einen Link erstellen, der einmal gilt
account-host-lead = Wer diesen Server betreibt, kann dir einen Link erstellen, mit dem du ein neues Passwort wählst. Nenne dazu deinen Namen hier.
account-code = Code
account-new-password-about = Du brauchst ein neues Passwort. Alle anderen Geräte werden abgemeldet.
account-reset = Ein neues Passwort wählen
account-reset-lead = Dieser Link wurde für dich gemacht. Er gilt einmal.
account-set = Speichern und anmelden

# Die Seite einer Person

person-mine = Meine Seite
person-since = dabei seit { $date }
person-edit = Seite bearbeiten
person-settings = Geräte, Export, Löschen
person-public = Alle dürfen diese Seite sehen
person-public-about = Sonst siehst nur du sie, und andere erfahren nicht, dass es sie gibt.
person-plays = Spielt auf
person-portrait = Bild
person-emblem-amphora = Amphore
person-emblem-eagle = Adler
person-emblem-grapes = Trauben
person-emblem-horse = Pferd
person-emblem-lotus = Lotus
person-emblem-lyre = Leier
person-emblem-sandal = Sandale
person-emblem-scarab = Skarabäus
person-emblem-snake = Schlange
person-emblem-trireme = Trireme
person-reliability = Verlässlichkeit
person-reliable = { $count ->
    [one] { $kept ->
        [0] die einzige Partie nicht zu Ende gespielt
       *[other] die einzige Partie zu Ende gespielt
    }
   *[other] { $kept } der letzten { $count } Partien zu Ende gespielt
}
person-games = Partien
person-counts = { $finished } beendet, { $won } gewonnen, { $playing } im Gange
person-cursus = Cursus honorum
person-cursus-about = die höchste Stufe, die in jedem Spiel besiegt ist
person-cursus-beaten = Besiegt bis { $level }.
person-cursus-none = Noch keine Stufe besiegt.
person-cursus-next = Nächste Stufe: { $level }
person-cursus-play = Spielen
person-cursus-play-of = { $game } spielen, Stufe { $level }
person-finished = Beendete Partien
person-game = Spiel
person-any-game = Alle Spiele
person-outcome = Ausgang
person-any = Sieg oder nicht
person-any-won = gewonnen
person-any-not = nicht gewonnen
person-won = gewonnen
person-beaten = verloren
person-tied = Gleichstand
person-with = mit { $names }
person-alone = allein
person-place = Rang { $place } von { $count }
person-agreed = einvernehmlich beendet
person-left = nicht zu Ende gespielt
person-replay = Nachspielen
person-replay-of = Nachspielen: { $game }, { $date }
person-review = Besprechung
person-review-of = Besprechung: { $game }, { $date }
person-more = Mehr zeigen
person-none = Hier sind keine Partien.

# Passkeys

account-come-back = So kommst du wieder
account-passkey = Ein Passkey
account-passkey-about = Fingerabdruck, Gesicht oder PIN dieses Geräts. Du musst dir nichts merken.
account-passkey-not = Passkeys brauchen https und einen Domainnamen; dieser Adresse fehlt das.
account-password-one = Ein Passwort
account-make-passkey = Passkey erstellen
account-add-passkey = Passkey hinzufügen
account-with-passkey = Mit einem Passkey
account-or = oder
account-or-passkey = Leer lassen, um einen Passkey zu nehmen.
account-passkey-none = Es wurde kein Passkey benutzt. Versuche es noch einmal oder melde dich anders an.
account-passkey-named = Passkey: { $name }
account-passkey-added = Der Passkey ist hinzugefügt.
account-remove = Entfernen
account-remove-passkey = Passkey entfernen: { $name }
account-set-password = Passwort wählen
account-prove-passkey = Bitte benutze noch einmal deinen Passkey, um fortzufahren.

# Token für Programme

account-programs = Programme
account-programs-about = Ein Token lässt ein Programm von dir ein. Du kannst es jederzeit widerrufen.
account-make-token = Token erstellen
account-token-once = Das wird nur einmal gezeigt. Gib es deinem Programm und sonst niemandem.
account-program-name = Wofür es ist
account-program-may = Was es darf
account-scope-read = darf zuschauen
account-scope-play = darf spielen
account-scope-read-about = Zuschauen: alles, was du siehst
account-scope-play-about = Spielen: auch Platz nehmen, ziehen und schreiben
account-program-bot = Name eines Bots (freiwillig)
account-program-bot-about = Dann spielt es unter diesem Namen, und alle sehen, dass es ein Bot ist. Ohne Namen spielt es in deinem.
account-program-used = zuletzt benutzt am { $date }
account-program-unused = noch nicht benutzt
account-take-back = Widerrufen
account-take-back-what = Token widerrufen: { $name }

# E-Mail, wo der Gastgeber einen Mailserver hat

account-mail = E-Mail
account-mail-about = Wenn du magst: für Mitteilungen, und als Weg zurück, falls du dein Passwort vergisst.
account-add-mail = Adresse angeben
account-mail-address = E-Mail-Adresse
account-mail-code-about = An { $address } wurde ein Code geschickt. Er gilt eine Stunde.
account-mail-code = Code aus der E-Mail
account-mail-added = Die Adresse ist bestätigt.
account-remove-mail = Adresse entfernen: { $address }
account-way-mail = Ein Link per E-Mail
account-way-mail-about = wenn dein Konto eine Adresse hat
account-mail-lead = Gib deinen Namen an. Wenn dein Konto eine E-Mail-Adresse hat, wird dorthin ein Link geschickt, mit dem du ein neues Passwort setzt.
account-send-link = Link schicken
account-link-sent = Wenn es ein solches Konto gibt und es eine Adresse hat, ist ein Link unterwegs. Er gilt einmal, eine Stunde lang.

# Ein Anbieter des Gastgebers

account-with-provider = Mit { $provider }
account-provider-linked = verbunden: damit kannst du dich anmelden
account-provider-about = Noch nicht verbunden. Danach kannst du dich auch damit anmelden.
account-link = Verbinden
account-link-what = Mit { $provider } verbinden
account-unlink-what = Von { $provider } trennen
account-linked = { $provider } ist von jetzt an verbunden.

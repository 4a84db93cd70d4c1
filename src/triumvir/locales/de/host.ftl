# What a host reads at the terminal: backups, check-ups, cleaning, administration.

help-backup = Alles in einer Datei sichern: Tische, Gäste und den Schlüssel. Der Server darf dabei laufen. Die Datei wird noch einmal gelesen und geprüft, bevor sie als fertig gilt.
help-backup-short = Alles in einer Datei sichern
help-restore = Eine Sicherung in einen leeren Datenordner oder eine leere Datenbank zurückspielen. Halte vorher den Server an.
help-restore-short = Eine Sicherung zurückspielen
help-doctor = Diesen Rechner, den Datenordner und die Datenbank prüfen und sagen, was nicht stimmt und was das kostet.
help-doctor-short = Sagen, was auf diesem Rechner nicht stimmt
help-address = Die Adresse, unter der man den Server findet, etwa https://play.example.org.
help-serve-limit = Eine andere Grenze als vorgegeben, etwa connections=1000; docs/server.md nennt sie alle. Kann mehrmals angegeben werden.
error-limit = { $given } ist keine Grenze. Schreibe sie wie connections=1000; es gibt { $known }.
error-smtp = Das ist kein Mailserver. Schreibe ihn wie smtp://name:passwort@mail.example:587?from=spiele@verein.example.
error-oidc = Das ist kein Anbieter. Schreibe ihn wie https://client:geheimnis@login.verein.example/realm?name=Verein.
error-oidc-extra = Die Anmeldung über einen Anbieter braucht das Extra „accounts“: pip install triumvir[accounts].
help-trust-proxy = Adresse oder Netz eines Proxys, etwa 172.16.0.0/12, dessen Angabe über die Adresse des Gastes gilt. Kann mehrmals angegeben werden.

error-network = { $given } ist keine Adresse und kein Netz. Schreibe es wie 10.0.0.5 oder 172.16.0.0/12.

backup-done = { $file } enthält alles: Gäste { $guests }, Tische { $tables }, Einträge { $entries } ({ $kilobytes } kB). Die Datei wurde noch einmal gelesen und ist vollständig. Sie enthält den Schlüssel: Halte sie geheim.
restore-done = Zurückgespielt und nachgezählt: Gäste { $guests }, Tische { $tables }, Einträge { $entries }.

doctor-python-good = Python { $found } hat die wichtigen Korrekturen.
doctor-python-poor = Python { $found } hat bekannte Lücken. Nimm { $wanted } oder neuer.
doctor-compiled-good = Die Regeln sind kompiliert.
doctor-compiled-poor = Die Regeln sind nicht kompiliert: Spiele und Bots sind um ein Mehrfaches langsamer. Installiere einen C-Compiler und dann noch einmal Triumvir.
doctor-page-good = Die Seite ist da.
doctor-page-bad = Die Seite ist nicht gebaut, Browser sehen also nichts. Rufe make web auf.
doctor-folder-good = In den Datenordner { $folder } kann geschrieben werden.
doctor-folder-bad = In den Datenordner { $folder } kann nicht geschrieben werden, also lässt sich nichts aufbewahren. Gib ihn dem Benutzer, der den Server betreibt.
doctor-private-good = Niemand sonst kann den Datenordner lesen.
doctor-private-poor = Andere Benutzer dieses Rechners können { $folder } lesen: Handkarten und Schlüssel sind vor ihnen nicht sicher. Rufe chmod 700 dafür auf.
doctor-space-good = { $megabytes } MB sind frei.
doctor-space-poor = Nur { $megabytes } MB sind frei. Schaffe Platz, bevor die Platte voll ist.
doctor-space-bad = Nur { $megabytes } MB sind frei. Bald lässt sich kein Zug mehr speichern.
doctor-handles-good = Es können genug Verbindungen zugleich offen sein.
doctor-handles-poor = Höchstens { $count } Dateien und Verbindungen können zugleich offen sein. Erhöhe die Grenze auf { $wanted }: ulimit -n, oder LimitNOFILE in systemd.
doctor-database-good = Die Datenbank ist in Ordnung (Version { $version }).
doctor-database-note = In { $folder } gibt es noch keine Datenbank; der Server legt sie an, wenn er zum ersten Mal startet. Lief er schon, dann mit einem anderen Ordner: Nenne ihn mit --data.
doctor-database-bad = Die Datenbank ist nicht in Ordnung. { $reason }
doctor-tls-good = { $address } ist vor Mithörern sicher.
doctor-tls-poor = Ohne https kann jeder auf dem Weg zu { $address } Cookies lesen und im Namen anderer spielen. Stelle einen Proxy mit TLS davor: docs/hosting.md
doctor-proxy-note = Der Server vertraut einem Proxy nur, wenn er genannt ist: triumvir serve --trust-proxy ADRESSE, 127.0.0.1 für einen auf diesem Rechner. Sonst teilen sich alle Besucher die Grenzen einer Adresse.

help-admin = Tische und Gäste auf diesem Rechner verwalten, ob der Server läuft oder nicht. Aus dem Netz führt kein Weg hierher.
help-admin-short = Tische und Gäste verwalten
help-admin-tables = Tische auflisten, die neuesten zuerst: Kennung, Spiel, Stand, Leute, letzte Aktion, Gastgeber.
help-admin-tables-short = Tische auflisten
help-admin-guests = Gäste auflisten, die zuletzt gesehenen zuerst: Kennung, Name, zuletzt gesehen, eigene Tische.
help-admin-guests-short = Gäste auflisten
help-admin-close = Einen Tisch beenden, was auch immer dort gespielt wurde.
help-admin-close-short = Einen Tisch beenden
help-admin-unseat = Jemanden von einem Platz (der erste ist 0) eines Tisches nehmen. Hat die Partie begonnen, spielt ein Bot weiter.
help-admin-unseat-short = Jemanden von einem Tisch nehmen
help-admin-ban = Einen Gast nach seiner Kennung sperren: Sein Cookie gilt nicht mehr, und seine Verbindungen werden getrennt.
help-admin-ban-short = Einen Gast sperren
help-admin-unban = Einen Gast wieder einlassen.
help-admin-unban-short = Einen Gast wieder einlassen
help-admin-broadcast = Allen, die verbunden sind, etwas sagen.
help-admin-broadcast-short = Allen etwas sagen
help-admin-maintenance = Niemand Neues einlassen und keine neuen Tische anlegen, mit einer Begründung; Partien gehen weiter. Das Wort off beendet es.
help-admin-maintenance-short = Eine Weile niemand Neues einlassen
admin-tables-head = Kennung|Spiel|Stand|Leute|zuletzt|Gastgeber
admin-guests-head = Kennung|Name|gesehen|Tische|
admin-here = hier
admin-banned = gesperrt
admin-closed = Tisch { $table } ist beendet.
admin-unseated = Auf Platz { $seat } von Tisch { $table } sitzt niemand mehr.
admin-ban-done = { $guest } ist gesperrt.
admin-unban-done = { $guest } darf wieder herein.
admin-broadcast-done = Alle, die verbunden sind, können es lesen.
admin-maintenance-on = Niemand Neues kommt herein, und kein neuer Tisch entsteht. Zum Beenden: triumvir admin maintenance off
admin-maintenance-off = Alle dürfen wieder herein.

help-db-clean = Auflisten, was niemand mehr aufsucht und was entfernt würde; mit --yes wird es entfernt. Ein Server tut das Gleiche einmal am Tag.
help-db-clean-short = Entfernen, was niemand mehr aufsucht
help-clean-yes = Entfernen, statt nur zu sagen, was entfernt würde.
help-keep-open = Tische, an denen nie gespielt wurde, so viele Tage behalten; 0 für immer.
help-keep-unfinished = Nicht beendete Partien nach der letzten Aktion so viele Tage behalten; 0 für immer.
help-keep-imported = Mitgebrachte Aufzeichnungen so viele Tage behalten; 0 für immer.
help-keep-finished = Beendete Partien so viele Tage behalten; 0 (ohne Angabe) für immer.
help-keep-chat = Gespräche so viele Tage behalten; 0 für immer.
help-keep-daily = Versuche bei Rätseln und Ergebnisse von Verteilungen des Tages so viele Tage behalten; 0 für immer.
help-keep-guests = Gäste ohne Tisch so viele Tage behalten, nachdem sie zuletzt gesehen wurden; 0 für immer.
clean-open = Tische, an denen nie gespielt wurde
clean-unfinished = nicht beendete Partien
clean-closed = aufgehobene Tische
clean-imported = mitgebrachte Aufzeichnungen
clean-finished = beendete Partien
clean-chat = Zeilen aus Gesprächen
clean-daily = Versuche an Rätseln und Ergebnisse von Verteilungen des Tages
clean-codes = abgelaufene Codes
clean-guests = Gäste ohne Tisch
clean-would = Das würde entfernt. Nichts wurde geändert; --yes entfernt es.
clean-done = Das wurde entfernt.

help-accounts = Wer ein Konto bekommen kann: open alle, invite wer einen Link von dir hat, off niemand.
help-webhooks-inside = Webhooks von Gästen dürfen auch zu privaten Adressen führen und http benutzen. Nur, wo du allen Gästen traust.
help-smtp = Der Mailserver für Mitteilungen und Links zu einem neuen Passwort, smtp://NAME:PASSWORT@HOST:587?from=ADRESSE, oder smtps://. Besser in der Umgebung als TRIUMVIR_SMTP: Eine Befehlszeile können andere lesen. Ohne ihn gibt es keine E-Mail.
help-oidc = Ein Anbieter, über den sich Leute anmelden können (OpenID Connect), https://CLIENT:GEHEIMNIS@AUSSTELLER?name=NAME. Besser in der Umgebung als TRIUMVIR_OIDC.
help-account = Leuten mit ihren Konten helfen, ob der Server läuft oder nicht.
help-account-short = Leuten mit ihren Konten helfen
help-account-reset = Einen Link erstellen, mit dem jemand ein neues Passwort wählt. Er gilt einmal, einen Tag lang; danach sind alle Geräte abgemeldet.
help-account-reset-short = Einen Link zu einem neuen Passwort erstellen
help-account-invite = Einen Link erstellen, mit dem jemand ein Konto bekommt, wo Konten eine Einladung brauchen. Er gilt einmal, zwei Wochen lang.
help-account-invite-short = Eine Einladung erstellen
help-account-url = Die Adresse, unter der Leute den Server erreichen; sonst http://127.0.0.1:8000.
account-reset-done = Mit diesem Link wählt { $name } ein neues Passwort. Er gilt einmal, einen Tag lang:
account-invite-done = Mit diesem Link bekommt jemand ein Konto. Er gilt einmal, zwei Wochen lang:

help-ratings = Die Wertungen auf diesem Rechner pflegen, ob der Server läuft oder nicht.
help-ratings-short = Wertungen pflegen
help-ratings-rebuild = Alle Wertungen aus den gewerteten Partien neu berechnen, in ihrer Reihenfolge. Es kommen dieselben Zahlen heraus.
help-ratings-rebuild-short = Wertungen neu berechnen
ratings-rebuilt = Wertungen neu berechnet aus { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}.
help-ratings-of = Zeigen, wen jemand in gewerteten Partien getroffen hat: Partien, Siege, gewonnene Punkte, letzte Partie. Ein Aufstieg durch einen einzigen Gegner fällt auf.
help-ratings-of-short = Gewertete Partien einer Person
ratings-of-head = Name|Spiel|Partien|Siege|Partien des Gegners|Punkte|zuletzt
help-ratings-agreement = Zeigt, wie oft jemand in gewerteten Partien wählte, was die Analyse für das Beste hält, wo eine Wahl klar vorn lag. Gewertete Partien ohne Analyse werden vorgemerkt. Sonst geschieht nichts.
help-ratings-agreement-short = Zeigen, wer wie ein Programm spielt
ratings-agreement-head = Name|Spiel|Partien|Fragen|wie das Programm|
ratings-agreement-high = auffallend oft
ratings-agreement-note =
    { $waiting ->
        [0] Auch wer stark spielt, stimmt oft überein. Das beweist nichts.
        [one] Auch wer stark spielt, stimmt oft überein. Das beweist nichts. Eine weitere Partie wird noch untersucht.
       *[other] Auch wer stark spielt, stimmt oft überein. Das beweist nichts. { $waiting } weitere Partien werden noch untersucht.
    }
help-ratings-unrate = Eine Partie aus allen Wertungen nehmen, weil sie nicht fair war. Die Wertungen werden neu berechnet.
help-ratings-unrate-short = Partie aus den Wertungen nehmen
ratings-unrated = { $table } zählt für keine Wertung mehr.
help-admin-cup = Einen Mini-Cup für vier bis sechs veranstalten: Jeder trifft jeden auf beiden Plätzen. Er beginnt, wenn alle Plätze besetzt sind.
help-admin-cup-short = Mini-Cup veranstalten
help-cup-size = wie viele spielen, 4 bis 6
help-cup-pace = quick (5 + 15), live (10 + 20) oder turns (Tage)
help-cup-rated = Partien werden gewertet
admin-cup-done = { $name } wartet auf Teilnehmer unter { $path }.
help-admin-evening = Kündige einen Spielabend an: Paarung um Paarung unter denen, die frei sind, zwei Punkte je Sieg, bis die Zeit um ist. Mitmachen kann man vorher und währenddessen.
help-admin-evening-short = Spielabend ankündigen
help-evening-at = wann er beginnt: 20:00 oder 2026-12-01T20:00, nach der Uhr dieses Rechners; sonst sofort
help-evening-minutes = wie lange er dauert, 10 bis 480; sonst 90
admin-evening-done = { $name } ist angekündigt unter { $path }.
help-admin-end-evening = Beende einen Spielabend jetzt. Niemand wird mehr gepaart, begonnene Partien zählen.
help-admin-end-evening-short = Spielabend beenden
admin-end-evening-done = Der Spielabend { $evening } ist beendet.

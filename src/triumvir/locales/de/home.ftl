# Die Seiten um die Spiele: Startseite, Regeln, Über, eine falsche Adresse.

home-motto = Drei Spiele aus Rom an einem Tisch
home-front-page = Triumvir, Startseite
home-language = Sprache
home-pages = Seiten
home-rules = Regeln
home-about = Über Triumvir
home-theme-light = Helle Seite
home-theme-dark = Dunkle Seite
home-menu = Menü
home-close = Schließen
home-unofficial = Inoffiziell. Titel und Marken gehören ihren Verlagen.
home-no-answer = Der Server antwortet nicht. Bitte versuch es gleich noch einmal.

# Die Spiele

home-picture-caesar-cleopatra = Caesar und Cleopatra von Angesicht zu Angesicht
home-picture-circus-maximus = Fünf Händler vor den Arkaden einer Arena
home-picture-caesar = Plättchen auf den Grenzen von Italia und Africa
home-say-caesar-cleopatra = Gewinne die Patrizier Roms, mit Charme, Gold oder Dolch.
home-say-circus-maximus = Drei Tage Schwarzmarkt: um Gunst, Plätze und Besucher.
home-say-caesar = Caesar und Pompeius teilen das Meer unter sich auf, Grenze um Grenze.
home-players = { $kind ->
    [exactly] { $most } Spieler
    [or] { $least } oder { $most } Spieler
   *[to] { $least } bis { $most } Spieler
}
home-minutes = { $count } Minuten
home-play-now = Losspielen
home-friend = Mit Freunden
home-screen = Ein Gerät
home-options = Optionen
home-options-of = { $game }: Optionen

# Das Blatt vor einem Spiel

home-who-plays = Wer spielt?
home-company-bots = gegen Bots
home-company-friends = mit Freunden
home-company-screen = alle an diesem Gerät
home-company-alone = allein
home-company-alone-caesar = allein gegen Crassus
home-seats = Wie viele spielen?
home-my-seat = Mein Platz
home-helpers = Plätze für Bots
home-level = Wie stark sind die Bots?
home-level-novice = Novize
home-level-about-novice = nimmt, was auf den ersten Blick gut aussieht, und irrt oft
home-level-apprentice = Lehrling
home-level-about-apprentice = sieht den nächsten Schritt gut, weiter nicht
home-level-citizen = Bürger
home-level-about-citizen = denkt ein wenig über deine Antworten nach
home-level-senator = Senator
home-level-about-senator = plant voraus und irrt selten
home-level-consul = Konsul
home-level-about-consul = denkt so lange, wie ein Gast warten mag
home-listed = Wer kann dazukommen?
home-listed-no = wer den Link hat
home-listed-yes = alle: er steht unter den offenen Tischen
home-play = Spielen
home-make-link = Link erstellen

# Der Link

home-qr = QR-Code des Links zu diesem Tisch
home-link = Schick diesen Link
home-copy = Kopieren
home-copied = Kopiert
home-share = Teilen
home-seat-free = frei
home-invite-link = Wer den Link öffnet, kann sich auf einen freien Platz setzen. Sind alle da, startet einer von euch das Spiel.
home-invite-public = Wer den Link öffnet oder ihn unter den offenen Tischen findet, kann sich auf einen freien Platz setzen. Sind alle da, startet einer von euch das Spiel.
home-go-to-table = Zum Tisch

# Tische

home-mine = Meine Tische
home-mine-none = Noch keine. Spiel, und du findest es hier wieder.
home-open = Offene Tische
home-open-none = Gerade sucht niemand Mitspieler. Lade Freunde ein und öffne den Tisch für alle.
home-your-turn = du bist dran
home-with = mit { $names }
home-against = gegen { $names }
home-with-all = alle an einem Gerät
home-with-nobody = noch niemand sonst
home-alone = allein
home-alone-caesar = gegen Crassus, { $level }
home-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
home-can-begin = kann beginnen
home-to-play = { $count ->
    [one] { $names } ist dran
   *[other] { $names } sind dran
}
home-won = gewonnen
home-shared = geteilt
home-lost = verloren
home-winner = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen den Sieg
}
home-ended-resigned = aufgegeben
home-ended-agreed = vorzeitig beendet
home-ended-imported = eine Aufzeichnung
home-option = { $name }: { $value }
home-sit = Hinsetzen
home-look-on = zuschauen
home-show-all = Alle { $count } zeigen
home-fewer = Die neuesten von { $count } zeigen
home-bring = Aufzeichnung öffnen …
home-no-record = { $file } ist keine Aufzeichnung eines Spiels.

# Ich

home-you = Du
home-name = Dein Name, wie ihn die anderen sehen
home-save = Speichern
home-name-saved = Du heißt jetzt { $name }.
home-device = Ein anderes Gerät
home-device-about = Sei dort derselbe Gast mit denselben Tischen: Erstelle hier einen Code und gib ihn dort ein.
home-make-code = Code erstellen
home-code-about = Er gilt einmal und { $minutes } Minuten lang.
home-enter-code = Ich habe einen Code
home-use-code = Verwenden
home-welcome = Willkommen zurück, { $name }.

# Die Regeln

rules-title = Regeln
rules-intro = Was jedes Spiel sagt, in unseren eigenen Worten. Jede Zeile hat eine Nummer, und der Verlauf eines Tisches nennt sie.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rules-by = Von { $designer }. { $publisher }, { $year }.
rules-own = Unsere eigene Zusammenfassung; sie ersetzt nicht die Spielregel des Verlags.
rules-play = Losspielen
rules-link = Link zur Regel { $rule }
rules-all = Alle Regeln

# Über

about-title = Über Triumvir
about-what = Triumvir ist ein Tisch für drei römische Spiele. Spiel gegen Bots, die zu schlagen sich lohnt, gegen Freunde in aller Welt oder mit mehreren an einem Gerät; auf Englisch, Deutsch, Französisch und Tschechisch, auf dem Telefon wie auf dem großen Bildschirm, mit der Maus, mit dem Finger, mit der Tastatur oder mit einem Vorleseprogramm.
about-unofficial = Triumvir ist ein inoffizielles Werk von Liebhabern. Es steht in keiner Verbindung zu den Autoren oder Verlagen. Titel und Marken gehören ihren Verlagen, die Spiele ihren Autoren; alle Zeichnungen und Texte hier sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf es: Mit Karten in der Hand ist es noch schöner.
about-games = Die Spiele
about-fair = Ehrliches Mischen
about-fair-how = Bevor die erste Karte gegeben wird, versiegelt der Tisch sein Geheimnis und zeigt das Siegel (eine SHA-256-Summe). Alles Mischen folgt aus diesem Geheimnis. Nach dem letzten Zug wird es gezeigt, und jeder kann jedes Mischen wiederholen und sehen, dass nichts verändert wurde. Bots bekommen, was ein Spieler auf ihrem Platz sehen darf, und sonst nichts.
about-fair-verify = Lade die Aufzeichnung eines beendeten Spiels herunter und prüf sie selbst:
about-privacy = Datenschutz
about-privacy-cookie = Ein Cookie enthält eine unterschriebene Nummer, an der dich der Tisch wiedererkennt, und sonst nichts. Es gibt kein Konto, keine Werbung, keine Besucherzählung, und keine Seite von anderen wird geladen. Sprache und Farben merkt sich dein Browser. Dein Name, deine Züge und was du im Gespräch schreibst, liegen bei den Tischen auf diesem Server.
about-credits = Dank
about-icons = Bildzeichen von diesen Künstlern:
about-icons-more = andere
about-fonts = Schriften
about-fonts-cinzel = Cinzel von Natanael Gama, SIL Open Font License
about-fonts-alegreya = Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License
about-software = Programme
about-software-page = Diese Seite entsteht mit
about-software-server = Der Server entsteht mit
about-source = Quelltext
about-source-license = Triumvir ist freie Software unter der MIT-Lizenz: Benutze sie, ändere sie, gib sie weiter. Der Quelltext kommt mit dem Paket triumvir, und mit ihm der Server, der diese Seite liefert:

# Eine falsche Adresse

lost-title = Hierher führt kein Weg
lost-say = Es führen doch nicht alle Wege nach Rom. Unter dieser Adresse gibt es keine Seite, oder keine mehr.
lost-home = Zur Startseite

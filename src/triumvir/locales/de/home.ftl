# Die Seiten um die Spiele: Startseite, Regeln, Über, eine falsche Adresse.

home-motto = Drei Spiele aus Rom an einem Tisch
# What search engines show of the page.
home-description = Drei Spiele aus Rom an einem Tisch: Caesar & Cleopatra, Circus Maximus und Caesar!
# Before the names of games that stand behind the three.
home-also = Außerdem hier:
home-front-page = Triumvir, Startseite
home-language = Sprache
home-pages = Seiten
home-find = Spiel finden
home-rules = Regeln
home-about = Über Triumvir
home-theme-light = Helle Seite
home-theme-dark = Dunkle Seite
home-menu = Menü
home-close = Schließen
home-unofficial = Inoffiziell. Titel und Marken gehören ihren Verlagen.
home-no-answer = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.

# Die Spiele

home-picture-caesar-cleopatra = Caesar und Cleopatra von Angesicht zu Angesicht
home-picture-circus-maximus = Fünf Händler vor den Arkaden einer Arena
home-picture-caesar = Steine auf den Grenzen von Italia und Africa
home-say-caesar-cleopatra = Gewinne die Patrizier Roms, mit Charme, Gold oder Dolch.
home-say-circus-maximus = Drei Tage Schwarzmarkt: Biete um Gunstkarten, Eintrittskarten und Besucher.
home-say-caesar = Caesar und Pompeius teilen das Meer unter sich auf, Grenze um Grenze.
home-players = { $kind ->
    [exactly] { $most } Spieler
    [or] { $least } oder { $most } Spieler
   *[to] { $least } bis { $most } Spieler
}
home-minutes = { $count } Minuten
home-play-now = Losspielen
home-learn = Lernen
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
home-my-seat = Dein Platz
home-helpers = Plätze für Bots
home-level = Wie stark sind die Bots?
home-level-novice = Neuling
home-level-about-novice = nimmt, was auf den ersten Blick gut aussieht, und irrt oft
home-level-apprentice = Lehrling
home-level-about-apprentice = sieht den nächsten Schritt gut, weiter nicht
home-level-citizen = Bürger
home-level-about-citizen = denkt ein wenig über deine Antworten nach
home-level-senator = Senator
home-level-about-senator = plant voraus und irrt selten
home-level-consul = Konsul
home-level-about-consul = denkt so lange, wie ein Gast warten mag
home-level-dictator = Diktator
home-level-about-dictator = hat aus Tausenden von Partien gelernt und schont niemanden
home-listed = Wer kann dazukommen?
home-listed-no = wer den Link hat
home-listed-yes = alle: Der Tisch steht in der Liste der offenen Tische
home-play = Spielen
home-make-link = Link erstellen

# Der Link


# Tische

home-mine = Deine Tische
home-mine-none = Noch keine. Sobald du spielst, stehen deine Tische hier.
home-open = Offene Tische
home-open-none = Gerade sucht niemand Mitspieler. Lade Freunde ein oder öffne einen Tisch für alle.
home-your-turn = du bist dran
home-with = mit { $names }
home-against = { $count ->
    [one] gegen { $names }
   *[other] gegen { $names }
}
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
   *[other] { $names } teilen sich den Sieg
}
home-ended-resigned = aufgegeben
home-ended-agreed = vorzeitig beendet
home-ended-imported = eine mitgebrachte Aufzeichnung
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
home-account = Konto
home-notices = Mitteilungen
home-my-account = Mein Konto
home-my-page = Meine Seite
home-keep = Partien behalten
home-log-in = Anmelden
home-device = Ein anderes Gerät
home-device-about = Sei dort derselbe Gast mit denselben Tischen: Erstelle hier einen Code und gib ihn dort ein.
home-make-code = Code erstellen
home-code-about = { $minutes ->
    [one] Er gilt einmal, eine Minute lang.
   *[other] Er gilt einmal, { $minutes } Minuten lang.
}
home-enter-code = Ich habe einen Code
home-use-code = Verwenden
home-welcome = Willkommen zurück, { $name }.

# Die Regeln

rules-title = Regeln
rules-intro = Die Regeln jedes Spiels, in unseren eigenen Worten. Jede Regel hat eine Nummer, auf die der Verlauf eines Tisches verweist.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rules-by = Von { $designer }. { $publisher }, { $year }.
rules-traditional = Überliefert, römisch.
rules-own = Unsere eigene Zusammenfassung; sie ersetzt nicht die Spielregel des Verlags.
rules-play = Losspielen
rules-link = Link zur Regel { $rule }
rules-all = Alle Regeln

# Über

about-title = Über Triumvir
about-what = Triumvir ist ein Tisch für drei römische Spiele. Spiele gegen Bots, die zu schlagen sich lohnt, gegen Freunde in aller Welt oder mit mehreren an einem Gerät; auf Englisch, Deutsch, Französisch und Tschechisch, auf dem Telefon wie auf dem großen Bildschirm, mit Maus, Finger, Tastatur oder Vorleseprogramm.
about-unofficial = Triumvir ist ein inoffizielles Werk von Liebhabern. Es steht in keiner Verbindung zu den Autoren oder Verlagen. Titel und Marken gehören ihren Verlagen, die Spiele ihren Autoren; alle Zeichnungen und Texte hier sind unsere eigenen. Wenn dir ein Spiel gefällt, kaufe es: Mit Karten in der Hand ist es noch schöner.
about-games = Die Spiele
about-fair = Ehrliche Verteilung
about-fair-how = Bevor die erste Karte gegeben wird, versiegelt der Tisch sein Geheimnis und zeigt das Siegel (eine SHA-256-Prüfsumme). Jedes Mischen folgt aus diesem Geheimnis. Nach dem Spiel wird es gezeigt, und jeder kann jedes Mischen wiederholen und sehen, dass nichts verändert wurde. Bots bekommen, was ein Spieler auf ihrem Platz sehen darf, und sonst nichts.
about-fair-verify = Lade die Aufzeichnung eines beendeten Spiels herunter und prüfe sie selbst:
about-privacy = Datenschutz
about-privacy-cookie = Ein Cookie enthält eine signierte Nummer, an der dich der Tisch wiedererkennt, und sonst nichts. Es gibt keine Werbung und keine Besucherzählung, und nichts wird von anderen Seiten geladen. Sprache und Farben merkt sich dein Browser. Dein Name, deine Aktionen und was du im Gespräch schreibst, liegen bei den Tischen auf diesem Server.
about-credits = Dank
about-icons = Bildzeichen von diesen Künstlern:
about-icons-more = andere
about-fonts = Schriften
about-fonts-cinzel = Cinzel von Natanael Gama, SIL Open Font License
about-fonts-alegreya = Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License
about-software = Programme
about-software-page = Diese Seite verwendet
about-software-server = Der Server verwendet
about-source = Quelltext
about-source-license = Triumvir ist freie Software unter der MIT-Lizenz: Benutze sie, ändere sie, gib sie weiter. Der Quelltext kommt mit dem Paket triumvir, das auch den Server enthält, der diese Seite liefert:

# Eine falsche Adresse

lost-title = Hierher führt kein Weg
lost-say = Es führen doch nicht alle Wege nach Rom. Unter dieser Adresse gibt es keine Seite, oder keine mehr.
lost-home = Zur Startseite

# Lernen

learn-title = Spielend lernen
learn-intro = Kurze Lektionen am echten Tisch. Du kannst jederzeit gehen: Die Lektion wartet dort auf dich.
learn-begin = Beginnen
learn-all = Lektionen aller Spiele
learn-finished = fertig
learn-lesson = Lektion { $number }
learn-step = Schritt { $step } von { $steps }
learn-leave = Lektion verlassen
learn-not-so = So nicht
learn-would-follow = Das würde geschehen. Gespielt ist noch nichts.
learn-take-back = Zurücknehmen
learn-done = Gut gemacht
learn-next = Weiter: { $lesson }
learn-course = Lektionen
learn-course-done = { $done } von { $all } geschafft
learn-play = Eine Partie spielen
learn-show-me = Zeige es mir
learn-shown = So geht es. Gespielt ist noch nichts.
learn-try = Selbst versuchen
learn-skip = Schritt überspringen
learn-continue = Weiter
learn-read = Lies die Tafel, dann geht es weiter.
learn-not-now = Nicht in diesem Schritt. Was zu tun ist, sagt die Tafel.
learn-over = Diese Lektion hast du geschafft.
home-logout = Abmelden
home-logout-about = Ohne einen Code von einem anderen Gerät kommst du nicht als dieser Gast zurück.
home-logout-account = Du kannst dich jederzeit wieder anmelden.
home-logout-here = Auf diesem Gerät
home-logout-everywhere = Überall
home-trouble = lässt sich nicht mehr öffnen
home-trouble-record = Aufzeichnung herunterladen

# What an option is about

home-about-caesar-cleopatra-action-deck = Ob du deine dreizehn Aktionskarten vor dem Spiel ordnest oder gleich beginnst.
home-about-caesar-cleopatra-orgies = Orgien sind Karten „Vertrauensfrage“, bei denen nichts geschieht. Mit weniger Orgien kommt es öfter zur Vertrauensfrage.
home-about-circus-maximus-caesar = Caesar kommt mit zwei weiteren Besuchern zu einer Vorstellung, und eine Gunstkarte kann dort als Platz neben ihm verkauft werden.
home-about-caesar-poison = Drei Boni, die einen Stein des Gegners in den Beutel zurückschicken; beide beginnen mit drei Steinen.
home-about-caesar-centurions = Drei stärkere Steine für jede Seite und Boni, die sie ins Spiel bringen.
home-about-caesar-checkpoints = An drei Grenzen darf ein Stein verdeckt gelegt werden, für einen Bonus aus einer Bank. Braucht die beiden anderen Module.
home-about-caesar-level = Wie viele Steine Crassus in einem Zug zieht und legt.
home-about-caesar-harder = Mit jedem Bonus, den Crassus nicht brauchen kann, setzt er auch einen Marker.

# Ein Tisch, an dem es weitergeht

home-out = Du bist in diesem Browser abgemeldet
home-out-about = Melde dich wieder an, und deine Partien sind da.
home-out-stay = Gast bleiben
home-resume-turn = Du bist dran bei { $game }
home-resume-running = { $game } läuft
home-resume-more =
    { $count ->
        [one] ein weiterer Tisch wartet
       *[other] { $count } weitere Tische warten
    }
home-resume-go = Weiter
home-more-choices = Platz und Optionen

# Uhren
home-stakes = Gewertet oder zum Spaß
home-stakes-fun = zum Spaß
home-stakes-rated = gewertet
home-stakes-match = gewertetes Match
home-stakes-about-fun = Alle Optionen, Bots und der Ratgeber sind erlaubt; nichts wird gezählt.
home-stakes-about-rated = Die Wertungen ändern sich: Jeder hat ein Konto und einen Platz, die Plätze werden zu Beginn ausgelost, übliche Optionen, keine Bots, kein Ratgeber. Zwei Konten an einer Adresse werden nicht gewertet.
home-stakes-about-match = Zwei gewertete Partien. Die zweite beginnt von selbst, mit getauschten Plätzen und neuer Verteilung.
home-stakes-account = Gewertete Partien brauchen einen Namen, der bleibt.
home-stakes-keep = Partien behalten
home-time-live = live, { $given } Min. + { $increment } Sek.
home-time-turns = Zug um Zug, { $given } Std. + { $increment } Std.
home-clock = Uhr
home-clock-about-none = Jeder denkt nach, so lange er mag.
home-clock-about-live = In einer Sitzung: Minuten als Guthaben und Sekunden für jede Antwort. Wer sofort antwortet, verliert keine Zeit.
home-clock-about-turns = Über mehrere Tage: ein Guthaben von Stunden oder Tagen und mehr für jede Antwort.
home-clock-none = Keine Uhr
home-clock-quick = Live, 5 Min. + 15 Sek.
home-clock-usual = Live, 10 Min. + 20 Sek.
home-clock-calm = Live, 15 Min. + 30 Sek.
home-clock-day = Zug um Zug, 1 Tag + 4 Std.
home-clock-days = Zug um Zug, 3 Tage + 12 Std.
home-clock-slow = Zug um Zug, 3 Tage + 36 Std.

# A form was sent with a field that is not as it has to be.
home-field-missing = Hier fehlt etwas. Bitte fülle dieses Feld aus.
home-field-short = Das ist zu kurz. Es müssen mindestens { $least } Zeichen sein.
home-field-mail = Das ist keine E-Mail-Adresse. Eine sieht so aus: name@example.org.

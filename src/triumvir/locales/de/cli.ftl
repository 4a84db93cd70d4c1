# Das Programm für die Kommandozeile.

# Hilfe

help-usage = Aufruf:
help-options = Optionen
help-commands = Befehle
help-help = Diese Hilfe zeigen.
help-lang = Sprache: en, de, fr oder cs. Sonst entscheidet die Umgebung.
help-version = Die Version zeigen und ob die Regeln kompiliert laufen.
help-triumvir = Der Tisch für drei römische Spiele: im Terminal spielen, Bots spielen lassen, Aufzeichnungen prüfen.
help-games = Die Spiele mit Spielerzahl und Optionen auflisten.
help-games-short = Was man spielen kann
help-learn = GAME in kurzen Lektionen spielend lernen: die erste, die du noch nicht beendet hast, oder die mit NUMBER.
help-learn-short = Ein Spiel spielend lernen
help-puzzle = Das Rätsel des Tages von GAME lösen oder das mit dieser NUMBER.
help-puzzle-short = Das Rätsel des Tages lösen
help-play = GAME spielen (ohne Angabe caesar-cleopatra): gegen einen Bot oder zu mehreren an diesem Terminal. Mit ? kommt ein Hinweis, mit h kommen die Regeln.
help-play-short = Spielen, allein oder zu mehreren
help-simulate = Bots viele Partien spielen lassen und die Ergebnisse zählen. Derselbe Startwert gibt dieselben Ergebnisse, gleich wie viele Prozesse rechnen.
help-simulate-short = Bots viele Partien spielen lassen
help-replay = Eine aufgezeichnete Partie so zeigen, wie ein Platz sie gesehen hat: den Verlauf und den Spielplan nach N Einträgen. Statt einer Datei geht auch der Link eines Tisches, an dem eine Partie zu Ende ist; dann stehen auch die Uhren da.
help-replay-short = Eine aufgezeichnete Partie ansehen
help-review = Eine aufgezeichnete Partie besprechen: was sie entschieden hat (die Karten, die eigenen Entscheidungen, die der anderen) und was besser gewesen wäre, beurteilt nach dem, was ein Platz wissen konnte. Es dauert etwa eine halbe Minute.
help-review-short = Glück, Können und der bessere Zug einer Partie
help-work = Diesen Rechner einem Server leihen: Er holt beendete Partien, bespricht sie mit niedrigster Priorität und liefert die Besprechungen ab. Für Mitglieder; die Aufzeichnungen enthalten keine Namen.
help-work-short = Besprechungen für einen Server machen
help-verify = Eine Aufzeichnung nachspielen und prüfen, ob die Verteilung zum Siegel und das Ergebnis zu den Regeln passt. Der Rückgabewert ist 0, wenn alles stimmt, sonst 2.
help-verify-short = Eine aufgezeichnete Partie prüfen
help-rules = Die Regeln von GAME zeigen: alle, die mit einer Nummer wie CC-118, oder die, in denen ein Wort vorkommt.
help-rules-short = Eine Regel nachschlagen
help-fuzz = Zufällige Partien spielen und dabei jeden Schritt prüfen.
help-fuzz-short = Nach Fehlern in den Regeln suchen
help-serve = Tische anbieten: Öffne die angezeigte Adresse im Browser und spiele mit allen, die sie erreichen. Alles wird im Datenordner aufbewahrt.
help-serve-short = Tische für Browser und Programme anbieten
help-db = Die Datenbank des Servers pflegen.
help-db-short = Die Datenbank des Servers pflegen
help-db-upgrade = Die Datenbank auf die Version bringen, die dieses Programm braucht.
help-db-upgrade-short = Die Datenbank auf den neuen Stand bringen
help-host = Die Adresse, an der der Server lauscht; ohne Angabe 127.0.0.1, für alle 0.0.0.0.
help-port = Der Port; ohne Angabe 8000, für irgendeinen freien 0.
help-data = Der Ordner für die Datenbank und den Schlüssel, der Cookies signiert; ohne Angabe triumvir-data.
help-bot-workers = In wie vielen Prozessen Bots nachdenken; ohne Angabe 1.
help-processes = Wie viele Prozesse bedienen, hinter einem Port; ohne Angabe 1. Mehrere brauchen PostgreSQL.
help-database = postgresql://… statt SQLite im Datenordner.
help-origin = Auch eine Seite dieses Ursprungs darf sich verbinden; mehrfach möglich.
help-open = Die Seite im Browser öffnen.
help-seats-play = Wer wo sitzt: me (ich) oder ein Bot (novice, apprentice, citizen, senator, consul, dictator, random, greedy). Ohne Angabe me,greedy; me,me sind zwei Personen an einem Terminal.
help-seats-simulate = Welcher Bot wo sitzt, zum Beispiel greedy,random.
help-option = Eine Option des Spiels; mehrfach möglich. Siehe: triumvir games
help-seed-play = Ein Startwert für die Verteilung statt einer versiegelten.
help-seed-simulate = Der Startwert für allen Zufall; ohne Angabe 0.
help-save = Die Partie in FILE führen; nach jeder Aktion wird geschrieben.
help-resume = Die Partie in FILE fortsetzen.
help-games-count = Wie viele Partien; ohne Angabe 100.
help-games-limit = Nach so vielen Partien aufhören.
help-workers = Wie viele Prozesse sich die Arbeit teilen; ohne Angabe 1.
help-json = Die Ergebnisse als JSON ausgeben.
help-at = Nach so vielen Einträgen; ohne Angabe am Ende.
help-as = Gesehen von einem Platz: Nummer, Rolle oder onlooker (Zuschauer). Ohne Angabe die einzige Person, die mitspielte, sonst ein Zuschauer.
help-review-as = Nur für einen Platz: Nummer oder Rolle; onlooker für alle. Ohne Angabe die einzige Person, die mitspielte, sonst alle.
help-review-quick = Weniger genau hinsehen: Das dauert nur Sekunden, übersieht aber kleine Fehler.
help-work-token = Das Token eines Mitglieds; auch TRIUMVIR_TOKEN.
help-work-once = Höchstens eine Besprechung, dann Schluss.
help-log = Höchstens so viele Zeilen des Verlaufs zeigen, die letzten.
help-minutes = Wie viele Minuten; ohne Angabe 1.

version-compiled = kompiliert
version-plain = reines Python

# games

games-players = { $kind ->
    [exactly] { $most } Spieler
    [or] { $least } oder { $most } Spieler
   *[to] { $least } bis { $most } Spieler
}
games-people = von { $designer }, { $publisher } { $year }
games-traditional = überliefert, römisch
games-default = Ein Stern bezeichnet den Wert, den eine Option ohne Angabe hat.
games-unofficial = Triumvir ist eine inoffizielle Umsetzung von Liebhabern. Titel und Marken gehören ihren Verlagen, die Spiele ihren Autoren.

# play

play-turn = Zug { $turn }
play-you = du bist { $name }
play-commitment = Die Verteilung ist versiegelt. Ihr Geheimnis steht später in der Aufzeichnung der Partie und ergibt mit SHA-256:
play-keys = Enter zurück · ? Tipp · h Regeln · u Rücknahme · l Verlauf · s Datei · q Ende
play-pause = Weiter mit Enter.
play-curtain = Jetzt ist { $name } am Zug. Alle anderen schauen bitte weg; dann Enter drücken.
play-no-undo = Das lässt sich nicht zurücknehmen: Inzwischen hat jemand anders gehandelt, oder du hast dabei etwas erfahren.
play-rules = Was jetzt möglich ist (? CC-118 zeigt eine Regel, ? Wort sucht; alle: triumvir rules { $game })
play-not-understood = „{ $typed }“ steht nicht zur Wahl. Tippe eine Zahl aus der Liste oder ? für die Regeln.
play-not-now = Jetzt nicht möglich: { $action }.
play-saved = Gespeichert in { $file }.
play-ask-save = Die Partie vorher speichern? (Enter: ja, n: nein)
play-left = Vale! Nichts wurde gespeichert.
play-left-saved = Vale! Die Partie ist gespeichert. Weiter geht es mit:
play-over-save = Tippe einen Dateinamen, um die Aufzeichnung zu behalten, s, um ihn uns zu überlassen, oder Enter zum Beenden.
play-over-saved = Die Aufzeichnung ist gespeichert. Prüfen mit:
play-already-over = Diese Partie ist zu Ende. Ansehen mit:

# replay und verify

review-working = Wird besprochen
work-done = Eine Partie { $game } in { $seconds } s besprochen.
work-nothing = Es gibt nichts zu besprechen.
work-away = Der Server unter { $url } antwortet nicht.
replay-at = Nach { $at } von { $count } Einträgen, gesehen von: { $name }
replay-onlooker = Zuschauer
replay-clock = Restzeit: { $times }
replay-days = { $days } T { $time }
verify-good = { $count ->
    [0] Die Aufzeichnung ist in Ordnung: Sie enthält keine Aktion.
    [one] Die Aufzeichnung ist in Ordnung: Ihre eine Aktion hält die Regeln ein.
   *[other] Die Aufzeichnung ist in Ordnung: Alle { $count } Aktionen halten die Regeln ein.
}
verify-fair = Die Verteilung ist die vor der Partie versiegelte: { $commitment }
verify-seed = Die Verteilung kam aus dem Startwert { $seed }; ein Siegel gibt es nicht.
verify-unfinished = Die Partie ist noch nicht zu Ende.

# Zahlen, wie die Sprache sie schreibt.

decimal-0 = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }
decimal-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-interval = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })

# simulate

simulate-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}, Startwert { $seed }
simulate-seat = Platz
simulate-player = Spieler
simulate-wins = Siege
simulate-share = Anteil
simulate-points = Punkte
simulate-shared = geteilt
simulate-ends = Wie sie endeten
simulate-length = Aktionen in einer Partie: { $median } (Median), von { $least } bis { $most }.
simulate-speed = { $actions } Aktionen in { $seconds } s, { $rate } in der Sekunde.

# Ablehnungen

error-system = { $file }: { $reason }.
error-too-deep = Die Datei ist zu tief verschachtelt für eine Aufzeichnung.
error-memory = Dafür reicht der Speicher nicht.
error-no-option = Die Option { $option } gibt es nicht. Siehe --help.
error-option-value = Die Option { $option } braucht einen Wert. Siehe --help.
error-missing = { $name } fehlt. Siehe --help.
error-bad-value = { $name } kann nicht „{ $value }“ sein. Siehe --help.
error-no-data = In { $folder } liegen keine Daten eines Servers. Nenne mit --data FOLDER den Ordner, den der Server benutzt.
error-no-folder = Den Ordner { $folder } gibt es nicht.
error-no-command = Den Befehl { $command } gibt es nicht. Siehe: triumvir --help
error-missing-command = Ein Befehl fehlt. Siehe: triumvir --help
error-extra = Zu viele Angaben: { $arguments }. Siehe --help.
error-language = Eine Übersetzung in „{ $language }“ gibt es nicht; es gibt { $known }.
error-option-form = Eine Option wird als name=wert angegeben, nicht als „{ $option }“.
error-sheet = „{ $file }“ ist keine TOML- oder JSON-Datei: { $reason }.
error-seat = „{ $seat }“ kann nicht Platz nehmen. Möglich sind { $known }.
error-as = Den Platz „{ $seat }“ gibt es nicht; es gibt { $known }.
error-directory = { $file } ist ein Verzeichnis, keine Aufzeichnung.
error-save-directory = { $file } ist ein Verzeichnis. Nenne eine Datei darin.
error-no-file = Die Datei { $file } gibt es nicht.
error-too-large = { $file } ist zu groß für eine Aufzeichnung.
error-binary = { $file } ist keine Aufzeichnung: Es ist kein Text.
error-save = Die Partie lässt sich nicht in { $file } speichern: { $reason }.
error-exists = { $file } gibt es schon. Nenne eine andere Datei oder setze jene Partie fort: --resume { $file }
error-resume-options = Eine fortgesetzte Partie behält Optionen und Verteilung: Lasse --option und --seed weg.
error-resume-game = { $file } ist eine Partie von { $game }.
error-resume-seats = { $count ->
    [one] Diese Partie hat einen Platz; nenne einen Spieler.
   *[other] Diese Partie hat { $count } Plätze; nenne ebenso viele Spieler.
}
error-rule = Eine Regel „{ $rule }“ gibt es nicht, und in keiner kommt das vor; die Nummern gehen von { $first } bis { $last }.
error-at = { $count ->
    [one] Die Aufzeichnung hat einen Eintrag; nach Eintrag { $at } kommt nichts mehr.
   *[other] Die Aufzeichnung hat { $count } Einträge; nach Eintrag { $at } kommt nichts mehr.
}

# arena und bot

help-arena = Spieler in gespiegelten Partien aufeinandertreffen lassen und messen, wer besser ist: Bei jeder Verteilung sitzt jeder einmal auf jedem Platz. Derselbe Startwert gibt dieselben Ergebnisse, gleich wie viele Prozesse rechnen.
help-arena-short = Messen, wer besser spielt
help-players = Die Spieler, durch Kommas getrennt: Bots mit Namen, Programme als cmd:./meinbot (ein Komma im Aufruf wird doppelt geschrieben).
help-arena-games = Wie viele Partien mindestens; ohne Angabe 100. Jede Verteilung wird auf allen Plätzen gespielt.
help-arena-seats = Wie viele am Tisch sitzen; ohne Angabe so viele, wie Spieler genannt sind, wenn das Spiel es erlaubt.
help-limit = Wie viele Sekunden ein Programm für eine Antwort hat; ohne Angabe 5.
help-arena-resume = Jede fertige Runde in FILE festhalten und dort weitermachen, wenn es die Datei schon gibt.
help-arena-json = Die Ergebnisse als JSON in FILE schreiben; - ist die Standardausgabe.
help-arena-review = Auch die Ergebnisse ohne das, was der Zufall tat: im Mittel dieselben, mit einem engeren Intervall.
help-arena-redraws = Mit --review wählt jeder Bot N-mal zusätzlich mit anderem Zufall, damit auch sein eigener wegfällt; dauert entsprechend länger. Ohne Angabe keinmal.
help-look = Mit --review wird jede Stellung durch eine Suche mit N Simulationen beurteilt; dauert länger. Ohne Angabe auf einen Blick.
help-pictures = Die Ergebnisse als Bilder in FOLDER zeichnen (braucht das Extra lab).
help-on = Auf einem Ray-Cluster spielen statt in Prozessen hier (braucht das Extra ray).
help-bot = Programme, die spielen: Sie lesen und schreiben Zeilen von JSON. Siehe docs/bot-protocol.md.
help-bot-short = Ein Programm, das spielt, ausprobieren
help-bot-run = PROGRAM als Spieler laufen lassen, einmal auf jedem Platz, und sagen, was es falsch macht. Der Rückgabewert ist 0, wenn alles stimmt, sonst 1.
help-bot-run-short = Ein Programm einige Partien spielen lassen
help-bot-connect = PROGRAM an den Tisch eines Servers setzen und spielen lassen, bis die Partie zu Ende ist. URL ist der Link des Tisches, etwa http://127.0.0.1:8000/t/1jtUpVQC9sm0. Bricht die Verbindung ab, wird sie wieder aufgebaut. Der Rückgabewert ist 0, wenn alle Antworten stimmen, sonst 1.
help-bot-connect-short = Ein Programm an den Tisch eines Servers setzen
help-bot-name = Der Name, den die anderen lesen; ohne Angabe der, den das Programm sich gibt.
help-bot-seat = Die Nummer des Platzes, ab 0; ohne Angabe der erste freie.
help-bot-token = Das Token eines Gastes, um an einen Platz zurückzukommen; auch TRIUMVIR_TOKEN.
help-bot-limit = Wie viele Sekunden das Programm nachdenken darf; ohne Angabe 60.
help-bot-pace = Wie viele Sekunden eine Antwort mindestens dauert, damit keine Pause etwas verrät; ohne Angabe 0.4.
help-bot-game = Welches Spiel; ohne Angabe caesar-cleopatra.
help-bot-seats = Wie viele am Tisch sitzen; ohne Angabe zwei, oder so viele, wie das Spiel braucht.
help-against = Welcher Bot dagegen spielt; ohne Angabe random.
help-rounds = Wie viele Verteilungen, jede auf jedem Platz; ohne Angabe 1.

arena-head = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
}, Startwert { $seed }
arena-share = Anteil
arena-adjusted = Ohne Glück
arena-rating = Wertung
arena-points = Punkte
arena-mean = Je Zug
arena-p95 = 95 %
arena-duels = Wer vor wem landet
arena-interval = In Klammern: wo der wahre Wert in 19 von 20 Fällen liegt; die Verteilungen gelten als unabhängig. Wertung: μ ± 2σ.
arena-narrower = Ohne Glück sind die Intervalle um den Faktor { $times } enger.
arena-adjusted-note = Ohne Glück: Was der Zufall in jeder Partie tat, ist abgezogen, soweit es die Ergebnisse der anderen Verteilungen erklärt.
arena-complaints = { $count ->
    [one] Ein Fehler eines Programms; dafür wurde zufällig gewählt:
   *[other] { $count } Fehler von Programmen; dafür wurde zufällig gewählt:
}
arena-stopped = Nach Partie { $finished } von { $total } angehalten. Mit --resume FILE wären die Partien aufgehoben.
arena-stopped-kept = Nach Partie { $finished } von { $total } angehalten. Die Partien sind aufgehoben: Derselbe Befehl macht mit { $file } weiter.
arena-picture-wins = Anteil der Siege
arena-picture-ratings = Wertung
arena-picture-seats = Anteil der Siege nach Platz
arena-picture-seat = Platz
arena-picture-lengths = Aktionen in einer Partie
arena-picture-games = Partien
bot-hello = Das Programm nennt sich { $name }.
bot-result = Als { $name }: Rang { $rank }, Punkte { $points }, { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}.
bot-fault = { $kind }: { $reason }
bot-seated = Sitzt auf Platz { $seat }. Um später zurückzukommen: --token { $token }
bot-lost = Verbindung unterbrochen ({ $reason }). Sie wird wieder aufgebaut.
bot-placed = Als { $name }: Rang { $rank }, Punkte { $points }.
bot-ended = Die Partie wurde vorzeitig beendet.
bot-good = Alle Antworten waren richtig und kamen rechtzeitig.
bot-bad = { $count ->
    [one] Eine Antwort war falsch; dafür wurde zufällig gewählt.
   *[other] { $count } Antworten waren falsch; dafür wurde zufällig gewählt.
}

# serve und db

serve-ready = Triumvir ist zu erreichen unter { $url }
db-upgraded = Die Datenbank war bei { $before } und ist jetzt bei { $after }.
db-fresh = Die Datenbank war neu und ist jetzt bei { $after }.
db-current = Die Datenbank ist auf dem neuen Stand: { $after }.

# Lernen

learn-title = Lektionen: { $game }
learn-keys = Gib eine Zahl ein, oder q, um zu gehen; später geht es hier weiter.
learn-unknown = Gib die Zahl einer der Möglichkeiten ein.
learn-left = Die Lektion wartet dort, wo du sie verlassen hast.
learn-next = Als Nächstes: { $number }) { $title }. Enter beginnt, q beendet.
learn-all = Das waren alle Lektionen. Spiele eine Partie: triumvir play { $game }
error-no-lessons = Für { $game } gibt es noch keine Lektionen.
error-lesson = Eine Lektion { $number } gibt es nicht. Es gibt die Lektionen 1 bis { $last }.
puzzle-keys = Gib eine Zahl ein, oder q, um zu gehen. Deine erste Antwort zählt.
puzzle-number = Rätsel { $number } von { $count }
puzzle-line = Das würde folgen:
error-no-puzzles = Für { $game } gibt es noch keine Rätsel.
error-puzzle = Ein Rätsel { $number } gibt es nicht. Die Nummern gehen bis { $last }.

# Warum das System eine Datei verweigert; auch nach „{ $file }: “

system-denied = Zugriff verweigert
system-missing = nicht gefunden
system-directory = Das ist ein Verzeichnis
system-no-directory = Das ist kein Verzeichnis
system-full = kein Speicherplatz mehr
system-read-only = Dort kann nichts geschrieben werden
system-in-use = schon in Benutzung

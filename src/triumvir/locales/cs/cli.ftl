# Program pro terminál.

# Nápověda

help-usage = Použití:
help-options = Volby
help-commands = Příkazy
help-help = Ukázat tuto nápovědu.
help-lang = Jazyk: en, de, fr nebo cs. Jinak rozhodne prostředí.
help-version = Ukázat verzi a zda pravidla běží zkompilovaná.
help-triumvir = Stůl pro tři římské hry: hrajte v terminálu, nechte hrát boty, ověřujte záznamy.
help-games = Vypsat hry s počtem hráčů a možnostmi.
help-games-short = Co se dá hrát
help-learn = Naučit se hru GAME hraním krátkých lekcí: první nedokončenou, nebo lekci NUMBER.
help-learn-short = Naučit se hru hraním
help-puzzle = Vyřešit úlohu dne hry GAME, nebo tu s číslem NUMBER v její krabici.
help-puzzle-short = Vyřešit úlohu dne
help-play = Hrát GAME (výchozí je caesar-cleopatra) proti botovi nebo s dalšími lidmi u tohoto terminálu. Otazník dá nápovědu, h ukáže pravidla.
help-play-short = Hrát, s botem nebo s dalšími lidmi
help-simulate = Nechat boty odehrát mnoho her a spočítat výsledky. Stejné semínko dává stejné výsledky, bez ohledu na počet procesů.
help-simulate-short = Nechat boty odehrát mnoho her
help-replay = Ukázat zaznamenanou hru, jak ji vidělo jedno místo: zápis a stůl po N položkách. Místo souboru lze uvést odkaz na stůl, u kterého hra skončila; pak se ukážou i hodiny.
help-replay-short = Prohlédnout si zaznamenanou hru
help-review = Rozebrat zaznamenanou hru: co ji rozhodlo (karty, vlastní rozhodnutí, rozhodnutí ostatních) a co by bylo lepší, posouzeno podle toho, co místo mohlo vědět. Trvá to asi půl minuty.
help-review-short = Štěstí, umění a lepší volba v zaznamenané hře
help-work = Půjčit tento počítač serveru: bere dohrané hry, rozebírá je s nejnižší prioritou a odevzdává rozbory. Pro členy; záznamy neobsahují jména.
help-work-short = Dělat rozbory pro server
help-verify = Přehrát záznam a ověřit, že rozdání odpovídá pečeti a výsledek pravidlům. Návratová hodnota je 0, když je vše v pořádku, jinak 2.
help-verify-short = Ověřit zaznamenanou hru
help-rules = Ukázat pravidla hry GAME: všechna, jedno podle čísla, jako je CC-118, nebo ta, ve kterých je nějaké slovo.
help-rules-short = Vyhledat pravidlo
help-fuzz = Hrát náhodné hry a kontrolovat každý krok.
help-fuzz-short = Hledat chyby v pravidlech
help-serve = Nabízet stoly: otevřete vypsanou adresu v prohlížeči a hrajte s kýmkoli, kdo se na ni dostane. Vše se uchovává ve složce s daty.
help-serve-short = Nabízet stoly prohlížečům a programům
help-db = Starat se o databázi serveru.
help-db-short = Starat se o databázi serveru
help-db-upgrade = Převést databázi na verzi, kterou tento program potřebuje.
help-db-upgrade-short = Aktualizovat databázi
help-host = Adresa, na které se naslouchá; výchozí je 127.0.0.1, 0.0.0.0 pro všechny.
help-port = Port; výchozí je 8000, 0 pro kterýkoli volný.
help-data = Složka pro databázi a klíč, který podepisuje cookies; výchozí je triumvir-data.
help-bot-workers = V kolika procesech boti přemýšlejí; výchozí je 1.
help-processes = Kolik procesů obsluhuje jeden port; výchozí je 1. Více jich potřebuje PostgreSQL.
help-database = postgresql://… místo SQLite ve složce s daty.
help-origin = Smí se připojit i stránka tohoto původu; lze zadat vícekrát.
help-open = Otevřít stránku v prohlížeči.
help-seats-play = Kdo kde sedí: me (vy) nebo bot (novice, apprentice, citizen, senator, consul, dictator, random, greedy). Výchozí je me,greedy; me,me jsou dva lidé u jednoho terminálu.
help-seats-simulate = Který bot kde sedí, například greedy,random.
help-option = Možnost hry; lze uvést vícekrát. Viz: triumvir games
help-seed-play = Semínko pro rozdání místo zapečetěné náhody.
help-seed-simulate = Odkud pochází veškerá náhoda; výchozí je 0.
help-save = Uchovávat hru v souboru FILE, zapisovaném po každé akci.
help-resume = Pokračovat ve hře ze souboru FILE.
help-games-count = Kolik her; výchozí je 100.
help-games-limit = Skončit po tolika hrách.
help-workers = Kolik procesů si práci rozdělí; výchozí je 1.
help-json = Vypsat výsledky jako JSON.
help-at = Po tolika položkách záznamu; výchozí je konec.
help-as = Jak hru vidí jedno místo: jeho číslo, role, nebo onlooker (divák). Výchozí je jediný člověk, který hrál, jinak divák.
help-review-as = Jen pro jedno místo: jeho číslo nebo role; onlooker pro všechna. Výchozí je jediný člověk, který hrál, jinak všechna.
help-review-quick = Dívat se méně zblízka: trvá to pár sekund, ale malé chyby uniknou.
help-work-token = Token člena; také TRIUMVIR_TOKEN.
help-work-once = Udělat nejvýše jeden rozbor a skončit.
help-log = Vypsat nejvýše tolik řádků zápisu, ty poslední.
help-minutes = Kolik minut; výchozí je 1.

version-compiled = zkompilováno
version-plain = čistý Python

# games

games-players = { $kind ->
    [exactly] { $most } hráči
    [or] { $least } nebo { $most } hráči
   *[to] { $least } až { $most } hráčů
}
games-people = autor { $designer }, { $publisher } { $year }
games-traditional = tradiční římská hra
games-default = Hvězdička značí výchozí hodnotu možnosti.
games-unofficial = Triumvir je neoficiální dílo nadšenců. Názvy a značky patří svým vydavatelům, hry svým autorům.

# play

play-turn = { $turn }. tah
play-you = hrajete jako { $name }
play-commitment = Rozdání je zapečetěné. Tajemství bude v záznamu hry a jeho otisk SHA-256 je:
play-keys = Enter zpět · ? rada · h pravidla · u vzít zpět · l zápis · s uložit · q konec
play-pause = Pokračujte klávesou Enter.
play-curtain = Na tahu je { $name }. Ostatní ať se nedívají; pak stiskněte Enter.
play-no-undo = Vzít zpět to nelze: mezitím hrál někdo jiný, nebo se tím něco prozradilo.
play-rules = Co teď můžete (? CC-118 ukáže jedno pravidlo, ? slovo hledá; všechna: triumvir rules { $game })
play-not-understood = „{ $typed }“ mezi možnostmi není. Napište číslo ze seznamu, nebo ? pro pravidla.
play-not-now = Teď to není možné: { $action }.
play-saved = Uloženo v souboru { $file }.
play-ask-save = Uložit hru, než odejdete? (Enter: ano, n: ne)
play-left = Vale! Nic se neuložilo.
play-left-saved = Vale! Hra je uložená. Pokračovat lze příkazem:
play-over-save = Napište jméno souboru, chcete-li si záznam nechat, s pro jméno od nás, nebo jen Enter.
play-over-saved = Záznam je uložený. Ověřit ho lze příkazem:
play-already-over = Tato hra už skončila. Prohlédnout ji lze příkazem:

# replay a verify

review-working = Probíhá rozbor
work-done = Hra { $game } rozebrána za { $seconds } s.
work-nothing = Není co rozebírat.
work-away = Server na adrese { $url } neodpovídá.
replay-at = Po { $at } z { $count } položek, jak to vidí: { $name }
replay-onlooker = divák
replay-clock = Zbývá času: { $times }
replay-days = { $days } d { $time }
verify-good = { $count ->
    [0] Záznam je v pořádku: neobsahuje žádnou akci.
    [one] Záznam je v pořádku: jeho jediná akce odpovídá pravidlům.
    [few] Záznam je v pořádku: všechny { $count } akce odpovídají pravidlům.
   *[other] Záznam je v pořádku: všech { $count } akcí odpovídá pravidlům.
}
verify-fair = Rozdalo se tak, jak bylo zapečetěno před hrou: { $commitment }
verify-seed = Rozdalo se ze semínka { $seed }; pečeť není.
verify-unfinished = Hra ještě neskončila.

# Čísla, jak je jazyk píše.

decimal-0 = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }
decimal-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-interval = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })

# simulate

simulate-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}, semínko { $seed }
simulate-seat = Místo
simulate-player = Hráč
simulate-wins = Výhry
simulate-share = Podíl
simulate-points = Body
simulate-shared = děleně
simulate-ends = Jak skončily
simulate-length = Akcí ve hře: { $median } (medián), od { $least } do { $most }.
simulate-speed = Celkem akcí: { $actions } za { $seconds } s, { $rate } za sekundu.

# Odmítnutí

error-system = { $file }: { $reason }.
error-too-deep = Soubor je na záznam příliš hluboce vnořený.
error-memory = Na to nestačí paměť.
error-no-option = Volba { $option } neexistuje. Viz --help.
error-option-value = Volba { $option } potřebuje hodnotu. Viz --help.
error-missing = Chybí { $name }. Viz --help.
error-bad-value = { $name } nemůže mít hodnotu „{ $value }“. Viz --help.
error-no-data = Ve složce { $folder } nejsou data žádného serveru. Uveďte pomocí --data FOLDER složku, kterou server používá.
error-no-folder = Složka { $folder } neexistuje.
error-no-command = Příkaz { $command } neexistuje. Viz: triumvir --help
error-missing-command = Chybí příkaz. Viz: triumvir --help
error-extra = Příliš mnoho argumentů: { $arguments }. Viz --help.
error-language = Překlad do jazyka „{ $language }“ není; k dispozici jsou { $known }.
error-option-form = Možnost se udává jako jméno=hodnota, ne „{ $option }“.
error-sheet = „{ $file }“ není soubor TOML ani JSON: { $reason }.
error-seat = „{ $seat }“ si nemůže sednout. Na výběr jsou { $known }.
error-as = Místo „{ $seat }“ neexistuje; jsou { $known }.
error-directory = { $file } je adresář, ne záznam.
error-save-directory = { $file } je adresář. Zadejte soubor v něm.
error-no-file = Soubor { $file } neexistuje.
error-too-large = { $file } je na záznam příliš velký.
error-binary = { $file } není záznam: není to text.
error-save = Hru nelze uložit do souboru { $file }: { $reason }.
error-exists = Soubor { $file } už existuje. Zvolte jiný, nebo v té hře pokračujte: --resume { $file }
error-resume-options = Hra, ve které se pokračuje, si ponechává možnosti i rozdání: vynechte --option a --seed.
error-resume-game = { $file } obsahuje jinou hru: { $game }.
error-resume-seats = { $count ->
    [one] Tato hra má jedno místo; uveďte jednoho hráče.
    [few] Tato hra má { $count } místa; uveďte stejný počet hráčů.
   *[other] Tato hra má { $count } míst; uveďte stejný počet hráčů.
}
error-rule = Pravidlo „{ $rule }“ neexistuje a v žádném se to nevyskytuje; čísla jdou od { $first } do { $last }.
error-at = { $count ->
    [one] Záznam má jednu položku; po položce { $at } už nic není.
    [few] Záznam má { $count } položky; po položce { $at } už nic není.
   *[other] Záznam má { $count } položek; po položce { $at } už nic není.
}

# arena a bot

help-arena = Nechat hráče utkat se v zrcadlových hrách a změřit, kdo je lepší: s každým rozdáním sedí každý jednou na každém místě. Stejné semínko dává stejné výsledky, bez ohledu na počet procesů.
help-arena-short = Změřit, kdo hraje lépe
help-players = Hráči oddělení čárkami: boti jménem, programy jako cmd:./mujbot (čárka v příkazu se píše dvakrát).
help-arena-games = Kolik her nejméně; výchozí je 100. Každé rozdání se dohraje.
help-arena-seats = Kolik hráčů sedí u stolu; výchozí je tolik, kolik je jmenováno, pokud to hra dovolí.
help-limit = Kolik sekund má program na odpověď; výchozí je 5.
help-arena-resume = Každé dohrané kolo zapsat do FILE a pokračovat odtud, pokud soubor existuje.
help-arena-json = Zapsat výsledky jako JSON do FILE; - je standardní výstup.
help-arena-review = Uvede i výsledky bez toho, co způsobila náhoda: v průměru stejné, s užším intervalem.
help-arena-redraws = S --review volí každý bot ještě N-krát s jinou náhodou, aby odpadla i jeho vlastní; trvá to o to déle. Výchozí je žádná volba navíc.
help-look = S --review posoudí každou pozici hledáním s N simulacemi; trvá to déle. Jinak jediným pohledem.
help-pictures = Nakreslit výsledky jako obrázky do složky FOLDER (vyžaduje doplněk lab).
help-on = Hrát na clusteru Ray místo v procesech zde (vyžaduje doplněk ray).
help-bot = Programy, které hrají: čtou a píší řádky JSON. Viz docs/bot-protocol.md.
help-bot-short = Vyzkoušet program, který hraje
help-bot-run = Spustit PROGRAM jako hráče, jednou na každém místě, a říci, co dělá špatně. Návratový kód je 0, je-li vše v pořádku, jinak 1.
help-bot-run-short = Nechat program odehrát několik her
help-bot-connect = Posadit PROGRAM ke stolu serveru a nechat ho hrát až do konce hry. URL je odkaz na stůl, například http://127.0.0.1:8000/t/1jtUpVQC9sm0. Přeruší-li se spojení, znovu se připojí. Návratový kód je 0, jsou-li všechny odpovědi v pořádku, jinak 1.
help-bot-connect-short = Posadit program ke stolu serveru
help-bot-name = Jméno, které čtou ostatní; výchozí je to, které si dává program.
help-bot-seat = Číslo místa, od 0; výchozí je první volné.
help-bot-token = Token hosta pro návrat na místo; také TRIUMVIR_TOKEN.
help-bot-limit = Kolik sekund smí program přemýšlet; výchozí je 60.
help-bot-pace = Kolik sekund trvá odpověď nejméně, aby žádná pauza nic neprozradila; výchozí je 0.4.
help-bot-game = Která hra; výchozí je caesar-cleopatra.
help-bot-seats = Kolik hráčů sedí u stolu; výchozí jsou dva, nebo kolik jich hra potřebuje.
help-against = Který bot hraje proti němu; výchozí je random.
help-rounds = Kolik rozdání, každé na každém místě; výchozí je 1.

arena-head = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, rozdání: { $deals }, semínko { $seed }
arena-share = Vítězství
arena-adjusted = Bez štěstí
arena-rating = Hodnocení
arena-points = Body
arena-mean = Na akci
arena-p95 = 95 %
arena-duels = Kdo skončí před kým
arena-interval = V závorkách: kde leží skutečná hodnota v 19 případech z 20; nezávislá jsou rozdání. Hodnocení: μ ± 2σ.
arena-narrower = Bez štěstí jsou intervaly užší, a to tolikrát: { $times }.
arena-adjusted-note = Bez štěstí: co v každé hře způsobila náhoda, je odečteno, pokud to vysvětluje výsledky ostatních rozdání.
arena-complaints = { $count ->
    [one] Jedna chyba programu; místo odpovědi se volilo náhodně:
    [few] { $count } chyby programů; místo odpovědí se volilo náhodně:
   *[other] { $count } chyb programů; místo odpovědí se volilo náhodně:
}
arena-stopped = Zastaveno po hře { $finished } z { $total }. S --resume FILE by hry zůstaly uloženy.
arena-stopped-kept = Zastaveno po hře { $finished } z { $total }. Hry jsou uloženy: stejný příkaz pokračuje se souborem { $file }.
arena-picture-wins = Podíl vítězství
arena-picture-ratings = Hodnocení
arena-picture-seats = Podíl vítězství podle místa
arena-picture-seat = Místo
arena-picture-lengths = Akcí ve hře
arena-picture-games = Hry
bot-hello = Program si říká { $name }.
bot-result = { $name }: pořadí { $rank }, body { $points }, { $actions ->
    [one] jedna akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}.
bot-fault = { $kind }: { $reason }
bot-seated = Program sedí na místě { $seat }. Pro pozdější návrat: --token { $token }
bot-lost = Spojení přerušeno ({ $reason }). Připojuje se znovu.
bot-placed = { $name }: pořadí { $rank }, body { $points }.
bot-ended = Hra byla ukončena předčasně.
bot-good = Všechny odpovědi byly správné a včas.
bot-bad = { $count ->
    [one] Jedna odpověď byla chybná; místo ní se volilo náhodně.
    [few] { $count } odpovědi byly chybné; místo nich se volilo náhodně.
   *[other] { $count } odpovědí bylo chybných; místo nich se volilo náhodně.
}

# serve a db

serve-ready = Triumvir je na adrese { $url }
db-upgraded = Databáze byla ve verzi { $before } a teď je ve verzi { $after }.
db-fresh = Databáze byla nová a teď je ve verzi { $after }.
db-current = Databáze je aktuální: { $after }.

# Učení

learn-title = Lekce: { $game }
learn-keys = Napište číslo, nebo q pro odchod; pokračovat můžete později.
learn-unknown = Napište číslo některé z možností.
learn-left = Lekce na vás počká tam, kde teď končíte.
learn-next = Další: { $number }) { $title }. Enter začíná, q končí.
learn-all = To byly všechny lekce. Zahrajte si: triumvir play { $game }
error-no-lessons = Pro hru { $game } zatím nejsou žádné lekce.
error-lesson = Lekce { $number } neexistuje. Lekce jsou 1 až { $last }.
puzzle-keys = Napište číslo, nebo q pro odchod. Počítá se vaše první odpověď.
puzzle-number = Úloha { $number } z { $count }
puzzle-line = Následovalo by:
error-no-puzzles = Pro hru { $game } zatím nejsou žádné úlohy.
error-puzzle = Úloha { $number } neexistuje. Čísla jdou do { $last }.

# Proč systém soubor odmítá; také po „{ $file }: “

system-denied = přístup odepřen
system-missing = nenalezeno
system-directory = to je adresář
system-no-directory = to není adresář
system-full = došlo místo
system-read-only = nelze tam zapisovat
system-in-use = už se používá

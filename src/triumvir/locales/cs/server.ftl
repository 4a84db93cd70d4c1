# Server se stoly: odmítnutí, co se děje u stolu vedle hry, a prostá stránka.

onlooker = divák

# Odmítnutí

refusal-database = Databázi nelze použít: { $reason }
refusal-database-url = Databáze se zadává jako postgresql://…, ne { $url }://…
refusal-database-driver = PostgreSQL potřebuje balíček asyncpg: nainstalujte triumvir[postgres].
refusal-database-version = Databáze má verzi { $found }, tento program potřebuje { $wanted }. Aktualizace: triumvir db upgrade
refusal-sqlite-version = Tento Python má SQLite { $found }, potřeba je { $wanted } nebo novější. Použijte novější Python, nebo PostgreSQL: --database
refusal-key = Klíč v souboru { $file } je příliš krátký; přesuňte soubor jinam a vznikne nový (všichni hosté pak budou cizí).
refusal-folder-in-use = Složku { $folder } už používá jiný server. Pro více serverů použijte PostgreSQL: --database
refusal-unavailable = Databáze teď není dostupná. Nic se nezměnilo; zkuste to prosím znovu.
refusal-closing = Server se právě vypíná. Nic se nezměnilo; zkuste to prosím za chvíli znovu.
refusal-no-page = Na této adrese nic není, nebo ne tímto způsobem.
refusal-no-table = Takový stůl neexistuje.
refusal-revision = U tohoto stolu se hraje { $game } podle revize { $revision } pravidel, kterou tento server nemá.
refusal-no-seat = Místo { $seat } neexistuje; poslední je { $last }.
refusal-foreign-seat = Toto místo není vaše.
refusal-handed = Na vašem místě hraje bot. Nejprve ho převezměte zpět.
refusal-not-seated = U tohoto stolu nemáte místo.
refusal-which-seat = Máte několik míst: řekněte, které myslíte.
refusal-not-started = Hra ještě nezačala.
refusal-over = Hra skončila.
refusal-started = Hra už začala.
refusal-not-your-turn = Toto místo není na tahu.
refusal-nothing-to-undo = { $count ->
    [0] Není co vzít zpět.
    [one] Zpět lze vzít jen jednu akci.
    [few] Zpět lze vzít jen { $count } akce.
   *[other] Zpět lze vzít jen { $count } akcí.
}
refusal-undo-needs-consent = Něco bylo ukázáno, nebo mezitím někdo jednal: ostatní musí souhlasit.
refusal-not-over = Hra ještě neskončila.
refusal-rematch-made = Odveta už existuje: stůl { $table }.
refusal-proposal-waits = Jiný návrh ještě čeká na odpovědi.
refusal-no-proposal = Nic není navrženo.
refusal-agreed-already = Už jste souhlasili.
refusal-no-bot = Bot jménem { $name } neexistuje; jsou tu { $known }.
refusal-seat-taken = Tam už někdo sedí.
refusal-not-host = To může jen ten, kdo stůl založil.
refusal-seats-open = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
}
refusal-bot-plays = Na tomto místě už hraje bot.
refusal-not-away = { $name } je tady, nebo před chvílí byl.
refusal-no-bot-plays = Na tomto místě žádný bot nehraje.
refusal-resigned = Kdo se vzdal, nevrací se.
refusal-name = Jméno potřebuje aspoň jedno písmeno nebo číslici.
refusal-code = Tento kód neplatí: funguje jednou a deset minut.
refusal-no-guest = Takový host neexistuje.
refusal-chat-length = Řádek rozhovoru má 1 až { $most } znaků.
refusal-chat-rate = Pomalu, prosím: i ostatní chtějí číst.
refusal-rate = To bylo příliš rychlé. Počkejte prosím chvíli.
refusal-hello-first = První zprávou je hello s verzí.
refusal-version = Tento server mluví verzí { $wanted } protokolu, ne { $found }.
refusal-watches = Jedno spojení může sledovat nejvýše { $most } stolů.
refusal-sockets = Z této adresy je už otevřeno { $most } spojení; víc jich být nesmí.
refusal-fault = U nás se něco pokazilo. Nic se nezměnilo.
refusal-socket-only = Tento příkaz patří do WebSocketu.
refusal-origin = Tato stránka není naše; nemůže jednat za vás.
refusal-no-cookie = Ještě vás neznáme: staňte se nejprve hostem.
refusal-query = { $name } je celé číslo.
refusal-too-large = To je příliš velké: nejvýše { $most }.
refusal-too-many-tables = Máte { $most } nedohraných stolů; některé nejprve dohrajte.
refusal-record-later = Záznam ukazuje skryté karty; bude k dispozici po skončení hry.
refusal-table-link = Odkaz na stůl vypadá jako http://127.0.0.1:8000/t/1jtUpVQC9sm0, ne jako { $link }.
refusal-no-free-seat = U tohoto stolu není volné místo.
refusal-server-away = Server { $url } není dostupný: { $reason }.
refusal-processes = { $count } procesů potřebuje PostgreSQL: uveďte ho volbou --database. S SQLite je jen jeden.

# Co se děje u stolu

log-sit = { $text } usedá.
log-bot = Bot { $text } usedá.
log-leave = { $name } opouští místo.
log-start = Hra začíná.
log-undo = { $count ->
    [one] { $name } bere zpět poslední akci.
    [few] { $name } bere zpět poslední { $count } akce.
   *[other] { $name } bere zpět posledních { $count } akcí.
}
log-propose-end = { $name } navrhuje hru tady ukončit.
log-propose-undo = { $count ->
    [one] { $name } chce vzít zpět poslední akci.
    [few] { $name } chce vzít zpět poslední { $count } akce.
   *[other] { $name } chce vzít zpět posledních { $count } akcí.
}
log-propose-rematch = { $name } by si chtěl zahrát znovu.
log-agree = { $name } souhlasí.
log-decline = { $name } odmítá.
log-end-agreed = Všichni souhlasí, že hra tady končí.
log-end-imported = Tady záznam končí.
log-resign = { $name } se vzdává.
log-hand = Odteď hraje bot za: { $name }.
log-take = { $name } je zpět a hraje dál.
log-name = Někdo se teď jmenuje { $text }.
log-rematch = Bude odveta.

result-resigned = { $name } se vzdal.
result-agreed = Hráči se dohodli ukončit hru předčasně.
result-imported = Toto je přinesený záznam.

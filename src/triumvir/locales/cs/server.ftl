# Server se stoly: odmítnutí, co se děje u stolu vedle hry, a prostá stránka.

onlooker = divák

# Odmítnutí

refusal-database = Databázi nelze použít: { $reason }
refusal-database-url = Databáze se zadává jako postgresql://…, ne { $url }://…
refusal-database-driver = PostgreSQL potřebuje balíček asyncpg: nainstalujte triumvir[postgres].
refusal-database-version = Databáze má verzi { $found }, tento program potřebuje { $wanted }. Aktualizace: triumvir db upgrade
refusal-database-newer = Databáze je ve verzi { $found }, novější, než jakou tento program zná. Použijte novější program.
refusal-backup-broken = { $file } není úplná záloha Triumviru. Nic se nezměnilo.
refusal-restore-not-empty = V této databázi už něco je. Obnovujte do prázdné složky s daty nebo do prázdné databáze.
refusal-sqlite-version = Tento Python má SQLite { $found }, potřeba je { $wanted } nebo novější. Použijte novější Python, nebo PostgreSQL: --database
refusal-key = Klíč v souboru { $file } je příliš krátký. Přesuňte soubor jinam a vznikne nový; hosté se pak budou muset znovu přihlásit.
refusal-folder-in-use = Složku { $folder } už používá jiný server. Pro více serverů použijte PostgreSQL: --database
refusal-port = Server nemůže použít { $where }: { $reason }. Možná už běží; jiný port zvolíte pomocí --port.
refusal-unavailable = Databáze teď není dostupná. Nic se nezměnilo; zkuste to prosím znovu.
refusal-closing = Server se právě vypíná. Nic se nezměnilo; zkuste to prosím za chvíli znovu.
refusal-no-page = Na této adrese nic není.
refusal-no-table = Takový stůl neexistuje.
refusal-no-lesson = Taková lekce neexistuje.
refusal-lesson-step = To patří k jinému kroku lekce. Otevřete lekci znovu.
refusal-revision = U tohoto stolu se hraje { $game } podle revize { $revision } pravidel, kterou tento server nemá.
refusal-game-gone = U tohoto stolu se hraje { $game }, a tu hru tento server nemá. Pokud hra skončila, lze její záznam stále stáhnout.
refusal-broken-table = Tento stůl je poškozený a nelze ho otevřít. Jiných stolů se to netýká; pokud hra skončila, lze její záznam stále stáhnout.
refusal-weak-bot = Za člověka může hrát jen některý z těchto botů: { $known }.
refusal-locked = Hostitel tento stůl zamkl. Nikdo další si nemůže sednout.
refusal-removed = Hostitel vás od tohoto stolu vykázal.
refusal-nobody-there = Na tomto místě není nikdo, koho by šlo vykázat.
refusal-chat-closed = Psát sem mohou jen ti, kdo sedí u stolu. Hostitel může nechat psát i diváky.
refusal-no-seat = Místo { $seat } neexistuje; poslední je { $last }.
refusal-foreign-seat = Toto místo není vaše.
refusal-handed = Na vašem místě hraje bot. Nejprve ho převezměte zpět.
refusal-not-seated = U tohoto stolu nemáte místo.
refusal-which-seat = Máte více míst. Řekněte, které z nich.
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
refusal-undo-needs-consent = Něco bylo ukázáno, nebo mezitím někdo hrál. Ostatní musí nejdřív souhlasit.
refusal-not-over = Hra ještě neskončila.
refusal-branch-over = Odtud už není co hrát.
refusal-rematch-made = Odveta už existuje: stůl { $table }.
refusal-proposal-waits = Jiný návrh ještě čeká na odpovědi.
refusal-no-proposal = Nic není navrženo.
refusal-agreed-already = Váš souhlas už platí.
refusal-no-bot = Bot jménem { $name } neexistuje. Jsou tu { $known }.
refusal-seat-taken = Tam už někdo sedí.
refusal-not-host = To může jen ten, kdo stůl založil.
refusal-seats-open = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
}
refusal-bot-plays = Na tomto místě už hraje bot.
refusal-not-away = { $name } je tady, nebo je pryč jen chvíli.
refusal-no-bot-plays = Na tomto místě žádný bot nehraje.
refusal-resigned = Kdo se vzdal, nemůže se vrátit.
refusal-name = Jméno potřebuje aspoň jedno písmeno nebo číslici.
refusal-code = Tento kód neplatí. Kód platí jednou, po dobu deseti minut.
refusal-accounts-off = Tento server účty nevede. Můžete hrát jako host.
refusal-account-already = Účet už máte.
refusal-no-account = Zatím tu nemáte účet.
refusal-no-such-account = Žádný účet se nejmenuje { $name }.
refusal-webhook-address = Tato adresa se pro webhook nehodí. Adresa webhooku začíná https:// a má jméno.
refusal-webhook-private = Tato adresa vede do soukromé sítě. Hostitel to může povolit.
refusal-push-address = Tomuto prohlížeči nelze nic poslat. Zkuste jiný způsob.
refusal-time-zone = Tento server nezná vaše časové pásmo. Zvolte noční klid na jiném zařízení.
refusal-ways = Už jich máte { $most }. Nejdřív některý odeberte.
refusal-no-way = Tento způsob už neexistuje.
refusal-passkey = Tento přístupový klíč nebyl přijat. Zkuste to znovu, nebo se přihlaste jinak.
refusal-no-passkeys = Na této adrese přístupové klíče nefungují. Potřebují https a jméno.
refusal-no-mail = Tento server neposílá e-maily.
refusal-mail-address = Toto není e-mailová adresa.
refusal-mail-not-sent = E-mail se nepodařilo odeslat. Zkuste to později.
refusal-no-provider = Tento server nemá poskytovatele, přes kterého by se šlo přihlásit.
refusal-provider = Odpověď poskytovatele neplatí. Začněte znovu.
refusal-provider-away = Poskytovatel není dostupný. Zkuste to později, nebo se přihlaste jinak.
refusal-provider-unknown = Žádný zdejší účet není spojen s vaším u poskytovatele { $provider }. Přihlaste se jinak a spojte ho v části Můj účet.
refusal-provider-taken = Je s ním už spojen jiný zdejší účet.
refusal-passkeys = Přístupových klíčů už máte { $most }. Nejdřív jeden odeberte.
refusal-no-passkey = Tento přístupový klíč už neexistuje.
refusal-last-passkey = To je váš jediný klíč. Nejdřív si nastavte heslo nebo přidejte další přístupový klíč.
refusal-scope = Tento token to nesmí. Potřebuje oprávnění { $scope }.
refusal-scopes = Zvolte, co program smí.
refusal-programs = Tokenů už máte { $most }. Nejdřív některý zrušte.
refusal-bots = Botů už máte { $most }. Víc jich být nemůže.
refusal-no-program = Tento token už neplatí.
refusal-no-device = Toto zařízení už není přihlášené.
refusal-invitation = Účet na tomto serveru vyžaduje pozvánku. Požádejte hostitele o odkaz.
refusal-name-length = Jméno účtu má { $least } až { $most } znaků.
refusal-name-signs = Použijte písmena jedné abecedy, číslice, mezery, spojovníky nebo apostrofy.
refusal-name-reserved = Jméno { $name } je vyhrazeno serveru nebo některé hře. Zvolte prosím jiné.
refusal-name-taken = Někdo se tu už jmenuje { $name }, nebo skoro tak. Zvolte prosím jiné jméno.
refusal-password = To není vaše heslo. Zkuste to prosím znovu.
refusal-password-short = Toto heslo je příliš krátké. Potřebuje aspoň { $least } znaků.
refusal-password-weak = Toto heslo se dá snadno uhodnout. Dobré heslo dají tři slova.
refusal-login = Jméno a heslo k sobě nepatří. Zkontrolujte obojí, nebo se přihlaste jinak.
refusal-recovery = Jméno a kód k sobě nepatří. Každý kód platí jednou.
refusal-link = Tento odkaz už neplatí. Požádejte o nový.
refusal-tries = Pokusů bylo příliš mnoho. Počkejte minutu a zkuste to znovu.
refusal-erase-name = To není vaše jméno. Napište ho přesně tak, jak je zobrazeno.
refusal-no-person = Nikdo s tímto jménem tu nemá stránku.
refusal-no-guest = Takový host neexistuje.
refusal-banned = Tento host má na tento server zákaz.
refusal-maintenance = Na tomto serveru probíhá údržba: noví hosté ani nové stoly teď nejsou možné. { $text }
refusal-chat-length = Řádek rozhovoru má 1 až { $most } znaků.
refusal-chat-rate = Pomaleji, prosím. I ostatní chtějí číst.
refusal-rate = To bylo příliš rychlé. Počkejte prosím chvíli.
refusal-room = Z vaší sítě se toho dnes uložilo už tolik, že další místo není. Přijďte prosím zítra.
refusal-hello-first = První zprávou je hello s verzí.
refusal-version = Tento server mluví verzí { $wanted } protokolu, ne { $found }.
refusal-mutes = Skrytých už máte { $most }. Nejdřív někoho znovu zobrazte.
refusal-watches = Jedno spojení může sledovat nejvýše { $most } stolů.
refusal-sockets = Z této adresy je už otevřeno { $most } spojení; víc jich být nesmí.
refusal-fault = U nás se něco pokazilo. Nic se nezměnilo.
refusal-socket-only = Tento příkaz funguje jen po otevřeném spojení (WebSocket).
refusal-origin = Tato stránka nepatří k serveru a nemůže jednat za vás.
refusal-no-cookie = Server vás ještě nezná. Nejdřív otevřete úvodní stránku.
refusal-query = { $name } musí být celé číslo.
refusal-shape = Tento požadavek má chybný tvar ({ $reason }).
refusal-too-deep = Záznam je příliš hluboce vnořený.
refusal-too-large = To je příliš velké. Dovoleno je nejvýše { $most }.
refusal-table-full = U tohoto stolu se už odehrálo { $most } událostí, víc jich být nemůže. Hru lze jen dohrát.
refusal-too-many-tables = Máte příliš mnoho nedohraných stolů ({ $most }). Některé nejprve dohrajte.
refusal-record-later = Záznam ukazuje skryté karty. Bude k dispozici po skončení hry.
refusal-table-link = Odkaz na stůl vypadá jako http://127.0.0.1:8000/t/1jtUpVQC9sm0, ne jako { $link }.
refusal-no-free-seat = U tohoto stolu není volné místo.
refusal-server-away = Server { $url } není dostupný: { $reason }.
refusal-processes = { $count ->
    [one] Jeden proces PostgreSQL nepotřebuje.
    [few] { $count } procesy potřebují PostgreSQL. Uveďte databázi volbou --database, nebo použijte jeden proces.
   *[other] { $count } procesů potřebuje PostgreSQL. Uveďte databázi volbou --database, nebo použijte jeden proces.
}

# Co se děje u stolu

log-sit = { $text } usedá ke stolu.
log-bot = Bot { $text } usedá ke stolu.
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
log-propose-rematch = { $name } navrhuje odvetu.
log-agree = { $name } souhlasí.
log-decline = { $name } odmítá.
log-end-agreed = Všichni souhlasí, že hra tady končí.
log-end-imported = Tady záznam končí.
log-resign = { $name } se vzdává.
log-hand = Odteď hraje bot za: { $name }.
log-take = { $name } je zpět a hraje dál.
log-name = Někdo se teď jmenuje { $text }.
log-move = Jeden z hráčů má nové přihlášení a hraje dál.
log-rematch = Bude odveta.
log-lock-on = Hostitel zamyká stůl.
log-lock-off = Hostitel odemyká stůl.
log-admit-on = Diváci teď mohou psát.
log-admit-off = Diváci teď mohou jen číst.
log-remove = Hostitel vykazuje hráče: { $name }.
log-end-closed = Hostitel ruší stůl.

result-resigned = { $name } se vzdává.
result-closed = Hostitel stůl zrušil.
result-agreed = Hráči se dohodli ukončit hru předčasně.
result-imported = Toto je importovaný záznam.

# Co ukazuje odkaz tam, kam se pošle

page-description = Tři hry z Říma u jednoho stolu, proti botům i s přáteli, bez účtu a bez e-mailu.
page-invitation = { $name } vás zve ke hře { $game }
page-invitation-about = Jedno místo je volné. Bez účtu, bez e-mailu: otevřete odkaz a posaďte se.
page-table = { $game }, stůl
page-table-about = Dívejte se na tuto hru, nebo začněte vlastní.
page-not-built = Stránka není v této instalaci sestavena. Ze zdrojových kódů ji sestaví make web; API je na /api/v1.

# Rádce
refusal-coach-rated = Ve hře o hodnocení rádce nikomu neradí.
refusal-coach-consent = Rádce se lze ptát, když všichni u stolu souhlasí. Navrhněte jim to.
refusal-coach-no-move = Tato akce není vaše, nebo byla vzata zpět.
refusal-coach-no-choice = Tato volba teď není možná.
refusal-coach-busy = Rádce má práci. Zeptejte se za chvíli znovu.
refusal-review-later = Rozbor hry se dělá po jejím skončení.
refusal-review-nothing = Tady se nehrálo. Není co rozebírat.
refusal-review-private = Tento rozbor mohou vidět jen ti, kdo tu hráli. Požádejte někoho z nich o odkaz.
refusal-too-many-reviews = Na rozbor už čeká několik vašich her ({ $most }). Zeptejte se znovu, až bude některý hotový.
refusal-reviews-busy = Na rozbor čeká příliš mnoho her. Zkuste to později.
refusal-work-members = Počítač mohou půjčit jen členové. Nejprve si uchovejte své hry.
refusal-work-engine = Tento server chce rozbory z jiné verze: { $wanted }. Aktualizujte triumvir.
refusal-work-lost = Tento rozbor už není váš. Požádejte o jiný.
refusal-work-implausible = Tento rozbor nemůže být správný: { $reason }.
log-propose-coach = { $name } navrhuje, aby se všichni směli ptát rádce.
log-coach-on = Všichni souhlasí: rádce se lze ptát.
log-coach-hint = { $name } žádá rádce o nápovědu.
log-coach-why = { $name } se ptá rádce na akci.
log-coach-guard = { $name } dostává od rádce varování před chybou.

## Hry o hodnocení a jejich hledání

refusal-rated-account = Hra o hodnocení vyžaduje účet. Nejprve si uchovejte své hry, nebo hrajte pro zábavu.
refusal-rated-once = U tohoto stolu už ve hře o hodnocení sedíte.
refusal-rated-people = Ve hře o hodnocení sedí jen lidé, každý na jednom místě. Chcete-li hrát s boty, hrajte pro zábavu.
refusal-rated-options = Hra o hodnocení má obvyklé možnosti. Chcete-li jiné, hrajte pro zábavu.
refusal-rated-match = Zápas je pro dva hráče.
refusal-rated-hand = Hru o hodnocení nelze přenechat botovi. Nechcete-li hrát dál, vzdejte se.
log-rated = Hraje se o hodnocení.
log-lots = Místa se losují.
refusal-pool-none = Teď žádnou hru nehledáte. Hledejte znovu.
refusal-pool-crowded = Z vaší adresy hledá hru příliš mnoho lidí. Počkejte, až někteří soupeře najdou.
refusal-pool-lapsed = Z vaší adresy zůstalo několik nabídek bez odpovědi, zatímco druzí čekali. Hledejte znovu za pár minut.
refusal-pool-gone = Nabídka už neplatí. Znovu hledáte hru.
refusal-pool-game = Pro tuto hru tu soupeře hledat nelze.
# Hodiny
refusal-clock-limits = Takto hodiny nastavit nelze. Zásoba má { $least } až { $most } sekund.
refusal-no-clock = U tohoto stolu nejsou hodiny.
refusal-paused = Hra je přerušena. Nejprve spusťte hodiny.
refusal-not-paused = Hra není přerušena.
refusal-give-others = Čas lze dát jen jinému hráči.
refusal-time-enough = { $name } má času už dost.
refusal-time-left = Druhý hráč má ještě čas.
refusal-own-time = I váš čas vypršel.
refusal-holiday-already = Dovolenou už máte.
refusal-no-holiday = Nemáte dovolenou.
refusal-holiday-days = { $left ->
    [0] Letos vám nezbývá žádný den dovolené; je jich { $most }.
    [one] Letos vám zbývá jeden den dovolené; je jich { $most }.
    [few] Letos vám zbývají { $left } dny dovolené; je jich { $most }.
   *[other] Letos vám zbývá { $left } dní dovolené; je jich { $most }.
}
log-propose-pause = { $name } prosí o přestávku.
log-pause = Hodiny stojí.
log-resume = { $name } spouští hodiny.
log-flag = { $name } už nemá čas.
log-warn = { $name } má už málo času.
log-wait = Čeká se na hráče: { $name }.
log-give = { $count ->
    [60] { $name } dostává minutu navíc.
   *[other] { $name } dostává den navíc.
}
log-holiday = { $name } má dovolenou. Hodiny stojí.
log-back = { $name } je zpět z dovolené.
log-end-time = Hra končí: { $name } už nemá čas.
log-end-time-both = Hra končí: nikdo už nemá čas.
result-time = { $name } už nemá čas.
result-time-both = Oběma hráčům vypršel čas.

## Úloha a rozdání dne

refusal-daily-sealed = Je to dnešní rozdání. Stůl i záznam se všem otevřou, až den skončí.
refusal-daily-alone = Rozdání dne hraje každý sám a zpět se nic brát nedá.
refusal-coach-daily = U rozdání dne rádce neradí.
refusal-no-puzzle = Pro tuto hru nejsou žádné úlohy.
refusal-no-deal = Pro tuto hru není žádné rozdání dne.
refusal-no-day = Pro tento den tu nic není. Vyberte jeden z posledních šedesáti dnů.
refusal-puzzle-no-choice = Tato volba v úloze není.
log-daily = Rozdání dne, { $text }.
log-branch = Tato hra pokračuje od { $count }. kroku dohrané hry a nepočítá se.
refusal-no-answer = Takovou odpověď předem tato hra nezná.
refusal-no-cup = Takový pohár neexistuje.
refusal-cup-full = Všechna místa tohoto poháru jsou obsazena. Počkejte na další.
refusal-cup-begun = Pohár už začal. Můžete se jen vzdát jednotlivých her.
refusal-cup-shape = Pohár potřebuje jméno, známé tempo a { $least } až { $most } lidí.
refusal-cup-game = Minipohár potřebuje hru pro dva.
refusal-no-evening = Takový večer neexistuje.
refusal-evening-over = Večer skončil. Přijďte na další.
refusal-evening-full = Hraje už { $most } lidí. Přijďte na další večer.
refusal-evening-shape = Večer potřebuje jméno, tempo quick nebo live, { $least } až { $most } minut a začátek do roka.

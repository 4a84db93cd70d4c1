# Co čte hostitel v terminálu: zálohy, prohlídky, úklid, správa.

help-backup = Uložit vše do jednoho souboru: stoly, hosty i klíč. Server může běžet dál. Soubor se znovu přečte a zkontroluje, než se oznámí, že je hotovo.
help-backup-short = Uložit vše do jednoho souboru
help-restore = Obnovit zálohu do prázdné složky s daty nebo do prázdné databáze. Server předtím zastavte.
help-restore-short = Obnovit zálohu
help-doctor = Prohlédnout tento počítač, složku s daty a databázi a říct, co není v pořádku a jaké to má následky.
help-doctor-short = Říct, co na tomto počítači není v pořádku
help-address = Adresa, na které je server k nalezení, například https://play.example.org.
help-serve-limit = Jiný limit než výchozí, například connections=1000; všechny uvádí docs/server.md. Lze zadat několikrát.
error-limit = { $given } není limit. Zapište ho jako connections=1000; existují { $known }.
error-smtp = Toto není poštovní server. Zapište ho jako smtp://jmeno:heslo@mail.example:587?from=hry@klub.example.
error-oidc = Toto není poskytovatel. Zapište ho jako https://klient:tajemstvi@login.klub.example/realm?name=Klub.
error-oidc-extra = Přihlášení přes poskytovatele vyžaduje doplněk „accounts“: pip install triumvir[accounts].
help-trust-proxy = Adresa nebo síť proxy, například 172.16.0.0/12, jejímuž údaji o adrese hosta se věří. Lze zadat několikrát.

error-network = { $given } není adresa ani síť. Napište ji jako 10.0.0.5 nebo 172.16.0.0/12.

backup-done = { $file } obsahuje vše: hosté { $guests }, stoly { $tables }, položky { $entries } ({ $kilobytes } kB). Soubor byl znovu přečten a je úplný. Je v něm klíč: nikomu ho neukazujte.
restore-done = Obnoveno a přepočítáno: hosté { $guests }, stoly { $tables }, položky { $entries }.

doctor-python-good = Python { $found } má důležité opravy.
doctor-python-poor = Python { $found } má známé chyby. Použijte { $wanted } nebo novější.
doctor-compiled-good = Pravidla jsou zkompilovaná.
doctor-compiled-poor = Pravidla nejsou zkompilovaná: hry i boti jsou několikrát pomalejší. Nainstalujte překladač C a pak znovu Triumvir.
doctor-page-good = Stránka je na místě.
doctor-page-bad = Stránka není sestavená, prohlížeče tedy nic neuvidí. Spusťte make web.
doctor-folder-good = Do složky s daty { $folder } lze zapisovat.
doctor-folder-bad = Do složky s daty { $folder } nelze zapisovat, takže se nic neuchová. Dejte ji uživateli, pod kterým server běží.
doctor-private-good = Složku s daty nemůže číst nikdo jiný.
doctor-private-poor = Jiní uživatelé tohoto počítače mohou číst { $folder }: karty v ruce ani klíč před nimi nejsou v bezpečí. Spusťte na ni chmod 700.
doctor-space-good = Volného místa je { $megabytes } MB.
doctor-space-poor = Volného místa je jen { $megabytes } MB. Uvolněte ho, než se disk zaplní.
doctor-space-bad = Volného místa je jen { $megabytes } MB. Brzy už nepůjde uložit žádnou akci.
doctor-handles-good = Najednou může být otevřeno dost spojení.
doctor-handles-poor = Najednou může být otevřeno nejvýše { $count } souborů a spojení. Zvyšte to na { $wanted }: ulimit -n, nebo LimitNOFILE v systemd.
doctor-database-good = Databázi lze používat (verze { $version }).
doctor-database-note = Ve složce { $folder } zatím žádná databáze není; server ji založí při prvním spuštění. Pokud už běžel, používal jinou složku: uveďte ji pomocí --data.
doctor-database-bad = Databázi nelze používat. { $reason }
doctor-tls-good = { $address } je chráněna před odposlechem.
doctor-tls-poor = Bez https může každý po cestě k { $address } číst cookies a hrát za ostatní. Postavte před server proxy s TLS: docs/hosting.md
doctor-proxy-note = Server věří proxy jen tehdy, když je jmenována: triumvir serve --trust-proxy ADRESA, 127.0.0.1 pro proxy na tomto počítači. Jinak všichni návštěvníci sdílejí limity jedné adresy.

help-admin = Správa stolů a hostů na tomto počítači, ať server běží, nebo ne. Z webu sem žádná cesta nevede.
help-admin-short = Správa stolů a hostů
help-admin-tables = Vypsat stoly, nejnovější první: označení, hra, stav, lidé, poslední akce, hostitel.
help-admin-tables-short = Vypsat stoly
help-admin-guests = Vypsat hosty, naposledy přítomné první: označení, jméno, kdy tu byli, vlastní stoly.
help-admin-guests-short = Vypsat hosty
help-admin-close = Ukončit stůl, ať se u něj hrálo cokoli.
help-admin-close-short = Ukončit stůl
help-admin-unseat = Vykázat od stolu člověka na daném místě (první je 0). Pokud hra začala, hraje dál bot.
help-admin-unseat-short = Vykázat někoho od stolu
help-admin-ban = Zablokovat hosta podle označení: jeho cookie přestane platit a jeho spojení se ukončí.
help-admin-ban-short = Zablokovat hosta
help-admin-unban = Pustit hosta znovu dovnitř.
help-admin-unban-short = Pustit hosta znovu dovnitř
help-admin-broadcast = Říct něco všem, kdo jsou připojeni.
help-admin-broadcast-short = Říct něco všem
help-admin-maintenance = Nepouštět nikoho nového a nezakládat nové stoly, s vysvětlením; hry pokračují. Slovo off to ukončí.
help-admin-maintenance-short = Na čas nepouštět nikoho nového
admin-tables-head = označení|hra|stav|lidé|naposledy|hostitel
admin-guests-head = označení|jméno|naposledy|stoly|
admin-here = zde
admin-banned = zablokován
admin-closed = Stůl { $table } je ukončen.
admin-unseated = Na místě { $seat } u stolu { $table } už nikdo není.
admin-ban-done = Host { $guest } je zablokován.
admin-unban-done = { $guest } smí znovu dovnitř.
admin-broadcast-done = Přečtou si to všichni, kdo jsou připojeni.
admin-maintenance-on = Nikdo nový nesmí dovnitř a žádný nový stůl nevznikne. Ukončení: triumvir admin maintenance off
admin-maintenance-off = Všichni smějí znovu dovnitř.

help-db-clean = Říct, k čemu se nikdo nevrací a co by se odstranilo; s --yes to odstranit. Server dělá totéž jednou denně.
help-db-clean-short = Odstranit, k čemu se nikdo nevrací
help-clean-yes = Odstranit, místo jen říct, co by se odstranilo.
help-keep-open = Kolik dní uchovat stoly, u kterých se nezačalo hrát; 0 navždy.
help-keep-unfinished = Kolik dní po poslední akci uchovat nedohrané hry; 0 navždy.
help-keep-imported = Kolik dní uchovat importované záznamy; 0 navždy.
help-keep-finished = Kolik dní uchovat dohrané hry; 0 (výchozí) navždy.
help-keep-chat = Kolik dní uchovat rozhovory; 0 navždy.
help-keep-daily = Kolik dní uchovat pokusy o úlohy a výsledky rozdání dne; 0 navždy.
help-keep-guests = Kolik dní po poslední návštěvě uchovat hosty bez stolu; 0 navždy.
clean-open = stoly, u kterých se nezačalo hrát
clean-unfinished = nedohrané hry
clean-closed = zrušené stoly
clean-imported = importované záznamy
clean-finished = dohrané hry
clean-chat = řádky rozhovorů
clean-daily = pokusy o úlohy a výsledky rozdání dne
clean-codes = prošlé kódy
clean-guests = hosté bez stolu
clean-would = Toto by se odstranilo. Nic se nezměnilo; --yes to odstraní.
clean-done = Toto bylo odstraněno.

help-accounts = Kdo si může založit účet: open všichni, invite ti, kdo mají váš odkaz, off nikdo.
help-webhooks-inside = Webhooky hostů smějí vést i na soukromé adresy a přes http: jen tam, kde všem důvěřujete.
help-smtp = Poštovní server pro upozornění a odkazy k novému heslu, smtp://JMÉNO:HESLO@HOST:587?from=ADRESA, nebo smtps://. Raději v prostředí jako TRIUMVIR_SMTP: příkazovou řádku mohou číst i jiní. Bez něj e-maily nejsou.
help-oidc = Poskytovatel, přes kterého se lze přihlásit (OpenID Connect), https://KLIENT:TAJEMSTVÍ@VYDAVATEL?name=JMÉNO. Raději v prostředí jako TRIUMVIR_OIDC.
help-account = Pomoc lidem s jejich účty, ať server běží, nebo ne.
help-account-short = Pomoc lidem s jejich účty
help-account-reset = Vytvořit odkaz, kterým si někdo nastaví nové heslo. Platí jednou, po dobu jednoho dne; všechna zařízení se pak odhlásí.
help-account-reset-short = Vytvořit odkaz k novému heslu
help-account-invite = Vytvořit odkaz, kterým někdo získá účet tam, kde je třeba pozvánka. Platí jednou, po dobu dvou týdnů.
help-account-invite-short = Vytvořit pozvánku
help-account-url = Adresa, na které lidé server najdou; výchozí je http://127.0.0.1:8000.
account-reset-done = Tímto odkazem si { $name } nastaví nové heslo. Platí jednou, po dobu jednoho dne:
account-invite-done = Tímto odkazem někdo získá účet. Platí jednou, po dobu dvou týdnů:

help-ratings = Spravovat na tomto počítači hodnocení, ať server běží, nebo ne.
help-ratings-short = Spravovat hodnocení
help-ratings-rebuild = Spočítat všechna hodnocení znovu z her o hodnocení v jejich pořadí. Vyjdou stejná čísla.
help-ratings-rebuild-short = Spočítat hodnocení znovu
ratings-rebuilt = Hodnocení znovu spočítána { $count ->
    [one] z jedné hry
    [few] ze { $count } her
   *[other] z { $count } her
}.
help-ratings-of = Vypsat, s kým kdo hrál o hodnocení: hry, výhry, získané body, poslední hra. Kdo stoupl jen díky jednomu soupeři, je tu vidět.
help-ratings-of-short = Hry jedné osoby o hodnocení
ratings-of-head = jméno|hra|her|výher|hry soupeře|body|naposledy
help-ratings-agreement = Ukáže, jak často kdo v hodnocených hrách zvolil to, co rozbor považuje za nejlepší, kde jedna volba jasně vedla. Hodnocené hry bez rozboru se zařadí do fronty. Nic dalšího se nestane.
help-ratings-agreement-short = Ukázat, kdo hraje jako program
ratings-agreement-head = jméno|hra|hry|otázky|jako program|
ratings-agreement-high = nápadně často
ratings-agreement-note =
    { $waiting ->
        [0] Často se shodne i silný hráč. Nic to nedokazuje.
        [one] Často se shodne i silný hráč. Nic to nedokazuje. Ještě se rozebírá jedna hra.
        [few] Často se shodne i silný hráč. Nic to nedokazuje. Ještě se rozebírají { $waiting } hry.
       *[other] Často se shodne i silný hráč. Nic to nedokazuje. Ještě se rozebírá { $waiting } her.
    }
help-ratings-unrate = Vyřadit hru ze všech hodnocení, protože nebyla čestná. Hodnocení se spočítají znovu.
help-ratings-unrate-short = Vyřadit hru z hodnocení
ratings-unrated = { $table } už žádné hodnocení nemění.
help-admin-cup = Uspořádat minipohár pro čtyři až šest lidí: každý hraje s každým, jednou na každém místě. Začne se, až budou místa obsazena.
help-admin-cup-short = Uspořádat minipohár
help-cup-size = kolik lidí hraje, 4 až 6
help-cup-pace = quick (5 + 15), live (10 + 20) nebo turns (dny)
help-cup-rated = hraje se o hodnocení
admin-cup-done = { $name } čeká na hráče na adrese { $path }.
help-admin-evening = Ohlaste večer: hra za hrou mezi těmi, kdo mají volno, dva body za výhru, dokud nevyprší čas. Přidat se lze předem i v průběhu.
help-admin-evening-short = Ohlásit večer
help-evening-at = kdy začíná: 20:00 nebo 2026-12-01T20:00, podle hodin tohoto počítače; jinak hned
help-evening-minutes = kolik minut trvá, 10 až 480; jinak 90
admin-evening-done = { $name }: ohlášeno na { $path }.
help-admin-end-evening = Ukončete večer hned. Nikdo už nedostane soupeře a rozehrané hry se počítají.
help-admin-end-evening-short = Ukončit večer
admin-end-evening-done = Večer { $evening } je ukončen.

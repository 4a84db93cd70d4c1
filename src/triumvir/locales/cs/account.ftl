# Účty: uchování her, záložní kódy, zařízení, přihlášení.

account-title = Uchovat vaše hry
account-name = Jméno
account-password = Heslo
account-show = Ukázat heslo
account-log-in = Přihlásit se
account-not-now = Teď ne

# Nabídka po hře

account-offer-keep = Uchovat vaše hry

# Jméno a heslo

account-keep-lead = Zatím vás zná jen tento prohlížeč, pod jménem { $name }. Uchovejte si, co máte, na každém svém zařízení.
account-kept-games = každá vaše hra, krok za krokem
account-kept-tables = vaše stoly na každém zařízení
account-kept-name = jedno jméno u všech stolů
account-no-mail = Žádný e-mail. Nic k potvrzování. Nejvýš minuta.
account-steps = Kroky
account-step-name = Jméno a klíč
account-step-codes = Záložní kódy
account-step-done = Hotovo
account-call = Jak vám máme říkat?
account-free = Jméno { $name } je tu volné
account-try-name = Přidejte si přídomek, jako Římané:
account-password-about = Deset znaků nebo víc. Dobré heslo dají tři slova.
account-password-left = { $count ->
    [one] Ještě jeden znak a bude dost dlouhé.
    [few] Ještě { $count } znaky a bude dost dlouhé.
   *[other] Ještě { $count } znaků a bude dost dlouhé.
}
account-codes-next = Potom přijde osm záložních kódů pro případ, že klíč ztratíte.
account-keep = Uchovat vaše hry
account-known = Už tu máte účet?

# Kódy

account-welcome = Vítejte, { $name }
account-codes-lead = Vaše hry jsou uchovány. Když klíč ztratíte, pustí vás dovnitř osm kódů; každý platí jednou.
account-codes-print = vytiskněte je a vložte do oblíbené knihy
account-codes-save = nebo je uložte tam, kde máte hesla
account-codes-no-copy = Čitelnou kopii si neponecháváme.
account-codes = Osm záložních kódů
account-print = Tisk
account-save = Uložit
account-copy = Kopírovat
account-copied = Zkopírováno
account-codes-safe = Jsou na bezpečném místě. Vím, že už se znovu neukážou.
account-done = Hotovo
account-codes-again = Osm nových si můžete vytvořit kdykoli.
account-codes-file = Záložní kódy pro účet { $name } na adrese { $address }, { $date }. Každý platí jednou.

# Zařízení

account-mine = Váš účet
account-another = Na jiném zařízení
account-another-lead = Otevřete tam Triumvir a zvolte Přihlásit se: jménem a heslem, nebo kódem odtud. Platí jednou, po dobu deseti minut.
account-make-code = Vytvořit kód
account-devices = Zařízení
account-device = { $browser }, { $system }
account-device-unknown = Program
account-here = toto
account-since = od { $date }
account-last = naposledy { $when }
account-log-out = Odhlásit
account-log-out-of = Odhlásit: { $device }
account-log-out-everywhere = Odhlásit všude
account-log-out-sure = Odhlásit všechna zařízení, i toto?
account-keys = Klíče
account-codes-left = { $count ->
    [0] nezbývá žádný
    [8] zbývá všech osm
    [one] zbývá jeden z osmi
    [few] zbývají { $count } z 8
   *[other] zbývá { $count } z 8
}
account-codes-kind = Záložní kódy
account-new-codes = Vytvořit osm nových
account-change-password = Změnit heslo
account-old-password = Dosavadní heslo
account-new-password = Nové heslo
account-password-changed = Nové heslo platí od teď. Všechna ostatní zařízení jsou odhlášená.
account-prove = Pro pokračování prosím zadejte heslo.
account-go-on = Pokračovat
account-yours = Vaše data
account-export = Stáhnout vše
account-export-about = Soubor zip s vaším účtem, hodnocením, záznamy dohraných her a vším, co je od vás v rozhovorech.
account-erase = Smazat účet
account-erase-about = Vaše jméno, rozhovory, zařízení a kódy navždy zmizí. Hry, které s vámi hráli jiní, zůstanou čitelné, bez vašeho jména; kde se ještě hraje, převezme vaše místo bot.
account-erase-name = Pro jistotu napište své jméno: { $name }

# Přihlášení

account-welcome-back = Vítejte zpět
account-back-lead = Vaše stoly a hry na vás čekají.
account-bring = Vzít stoly s sebou
account-bring-about = Tento prohlížeč u nich hrál pod jménem { $name }.
account-way-code = Kód z jiného zařízení
account-way-code-about = vytvořený tam, na stránce Váš účet
account-way-recovery = Záložní kód
account-way-recovery-about = jeden z osmi
account-way-host = Požádat hostitele
account-way-host-about = může vytvořit odkaz, který platí jednou
account-host-lead = Kdo tento server provozuje, vám může vytvořit odkaz, kterým si nastavíte nové heslo. Řekněte mu své jméno.
account-code = Kód
account-new-password-about = Potřebujete nové heslo. Všechna ostatní zařízení se odhlásí.
account-reset = Nastavit nové heslo
account-reset-lead = Tento odkaz je určen vám. Platí jednou.
account-set = Uložit a přihlásit se

# Stránka člověka

person-mine = Vaše stránka
person-since = u tohoto stolu od: { $date }
person-edit = Upravit stránku
person-settings = Zařízení, export, smazání
person-public = Tuto stránku smí vidět všichni
person-public-about = Jinak ji vidíte jen vy a ostatní se nedozvědí, že existuje.
person-plays = Hraje v jazycích
person-portrait = Portrét
person-emblem-amphora = Amfora
person-emblem-eagle = Orel
person-emblem-grapes = Hrozny
person-emblem-horse = Kůň
person-emblem-lotus = Lotos
person-emblem-lyre = Lyra
person-emblem-sandal = Sandál
person-emblem-scarab = Skarab
person-emblem-snake = Had
person-emblem-trireme = Triéra
person-reliability = Spolehlivost
person-reliable = { $count ->
    [one] { $kept ->
        [0] jediná hra nedohrána
       *[other] jediná hra dohrána
    }
    [few] dohráno { $kept } z posledních { $count } her
   *[other] dohráno { $kept } z posledních { $count } her
}
person-games = Hry
person-counts = dohráno { $finished }, vyhráno { $won }, probíhá { $playing }
person-cursus = Cursus honorum
person-cursus-about = nejvyšší poražená úroveň v každé hře
person-cursus-beaten = Poražené úrovně až po: { $level }.
person-cursus-none = Zatím žádná poražená úroveň.
person-cursus-next = Další úroveň: { $level }
person-cursus-play = Hrát
person-cursus-play-of = Hrát: { $game }, { $level }
person-finished = Dohrané hry
person-game = Hra
person-any-game = Všechny hry
person-outcome = Výsledek
person-any = výhry i prohry
person-any-won = výhry
person-any-not = bez výhry
person-won = výhra
person-beaten = prohra
person-tied = shoda
person-with = hráli také: { $names }
person-alone = sólo
person-place = pořadí { $place } { $count ->
    [few] ze
   *[other] z
} { $count }
person-agreed = ukončeno společně
person-left = nedohráno
person-replay = Přehrát
person-replay-of = Přehrát: { $game }, { $date }
person-review = Rozbor
person-review-of = Rozbor: { $game }, { $date }
person-more = Ukázat další
person-none = Nejsou tu žádné hry.

# Přístupové klíče

account-come-back = Jak se sem vrátíte
account-passkey = Přístupový klíč
account-passkey-about = Prst, tvář nebo PIN tohoto zařízení. Nic si nemusíte pamatovat.
account-passkey-not = Přístupové klíče potřebují https a adresu se jménem; tato je nemá.
account-password-one = Heslo
account-make-passkey = Vytvořit přístupový klíč
account-add-passkey = Přidat přístupový klíč
account-with-passkey = Přístupovým klíčem
account-or = nebo
account-or-passkey = Nechte prázdné a použijte přístupový klíč.
account-passkey-none = Přístupový klíč nebyl použit. Zkuste to znovu, nebo se přihlaste jinak.
account-passkey-named = Přístupový klíč: { $name }
account-passkey-added = Přístupový klíč je přidán.
account-remove = Odebrat
account-remove-passkey = Odebrat přístupový klíč: { $name }
account-set-password = Nastavit heslo
account-prove-passkey = Ještě jednou použijte svůj přístupový klíč.

# Tokeny programů

account-programs = Programy
account-programs-about = Token pustí dovnitř váš program a lze jej zrušit.
account-make-token = Vytvořit token
account-token-once = Ukazuje se jen jednou. Dejte jej svému programu a nikomu jinému.
account-program-name = K čemu slouží
account-program-may = Co smí dělat
account-scope-read = smí se dívat
account-scope-play = smí hrát
account-scope-read-about = Dívat se: vše, co vidíte vy
account-scope-play-about = Hrát: také si sednout, jednat a psát
account-program-bot = Jméno bota (nepovinné)
account-program-bot-about = Program pak hraje pod tímto jménem a všichni čtou, že je to bot. Bez jména hraje za vás.
account-program-used = naposledy použit { $date }
account-program-unused = zatím nepoužit
account-take-back = Zrušit
account-take-back-what = Zrušit token: { $name }

# E-mail, pokud má hostitel poštovní server

account-mail = E-mail
account-mail-about = Nepovinné: pro upozornění a jako cesta zpět, když zapomenete heslo.
account-add-mail = Přidat adresu
account-mail-address = E-mailová adresa
account-mail-code-about = Na { $address } byl odeslán kód. Platí hodinu.
account-mail-code = Kód z e-mailu
account-mail-added = Adresa je potvrzena.
account-remove-mail = Odebrat adresu: { $address }
account-way-mail = Odkaz e-mailem
account-way-mail-about = pokud má váš účet adresu
account-mail-lead = Řekněte nám své zdejší jméno. Pokud má váš účet e-mailovou adresu, přijde na ni odkaz, kterým nastavíte nové heslo.
account-send-link = Poslat odkaz
account-link-sent = Pokud takový účet existuje a má adresu, odkaz je na cestě. Platí jednou, po dobu jedné hodiny.

# Poskytovatel hostitele

account-with-provider = Přes { $provider }
account-provider-linked = spojeno: můžete se tak přihlásit
account-provider-about = Zatím nespojeno. Po spojení se můžete přihlásit i tak.
account-link = Spojit
account-link-what = Spojit: { $provider }
account-unlink-what = Zrušit spojení: { $provider }
account-linked = { $provider } je od teď spojeno.

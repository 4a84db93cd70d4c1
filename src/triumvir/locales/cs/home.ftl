# Stránky kolem her: úvod, pravidla, o Triumviru, chybná adresa.

home-motto = Tři hry z Říma u jednoho stolu
home-front-page = Triumvir, úvodní stránka
home-language = Jazyk
home-pages = Stránky
home-rules = Pravidla
home-about = O Triumviru
home-theme-light = Světlá stránka
home-theme-dark = Tmavá stránka
home-menu = Nabídka
home-close = Zavřít
home-unofficial = Neoficiální. Názvy a značky patří svým vydavatelům.
home-no-answer = Server neodpovídá. Zkuste to prosím za chvíli znovu.

# Hry

home-picture-caesar-cleopatra = Caesar a Kleopatra tváří v tvář
home-picture-circus-maximus = Pět kupců před arkádami arény
home-picture-caesar = Žetony na hranicích provincií Italia a Africa
home-say-caesar-cleopatra = Získejte patricije Říma úsměvem, zlatem nebo dýkou.
home-say-circus-maximus = Tři dny překupníků: o přízeň, místa a návštěvníky.
home-say-caesar = Caesar a Pompeius si dělí moře, hranici po hranici.
home-players = { $kind ->
    [exactly] { $most } hráči
    [or] { $least } nebo { $most } hráči
   *[to] { $least } až { $most } hráčů
}
home-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
home-play-now = Hrát
home-friend = S přáteli
home-screen = Spolu zde
home-options = Možnosti
home-options-of = { $game }: možnosti

# List před hrou

home-who-plays = Kdo hraje?
home-company-bots = proti botům
home-company-friends = s přáteli
home-company-screen = všichni u této obrazovky
home-company-alone = sólo
home-company-alone-caesar = sólo proti Crassovi
home-seats = Kolik hráčů?
home-my-seat = Moje místo
home-helpers = Místa pro boty
home-level = Jak silní jsou boti?
home-level-novice = Nováček
home-level-about-novice = bere, co vypadá nejlépe, a často se mýlí
home-level-apprentice = Učeň
home-level-about-apprentice = další krok vidí dobře, dál už ne
home-level-citizen = Občan
home-level-about-citizen = trochu přemýšlí o vašich odpovědích
home-level-senator = Senátor
home-level-about-senator = plánuje dopředu a mýlí se zřídka
home-level-consul = Konzul
home-level-about-consul = přemýšlí tak dlouho, jak host vydrží čekat
home-listed = Kdo může přijít?
home-listed-no = kdo má odkaz
home-listed-yes = všichni: stojí mezi otevřenými stoly
home-play = Hrát
home-make-link = Vytvořit odkaz

# Odkaz

home-qr = QR kód odkazu k tomuto stolu
home-link = Pošlete tento odkaz
home-copy = Kopírovat
home-copied = Zkopírováno
home-share = Sdílet
home-seat-free = volné
home-invite-link = Kdo odkaz otevře, může si sednout na volné místo. Až budou všichni, kdokoli z vás hru spustí.
home-invite-public = Kdo odkaz otevře nebo ho najde mezi otevřenými stoly, může si sednout na volné místo. Až budou všichni, kdokoli z vás hru spustí.
home-go-to-table = Ke stolu

# Stoly

home-mine = Moje stoly
home-mine-none = Zatím žádné. Zahrajte si a hru tu zase najdete.
home-open = Otevřené stoly
home-open-none = Právě nikdo nehledá spoluhráče. Pozvěte přátele a otevřete stůl všem.
home-your-turn = na tahu
home-with = hrají také: { $names }
home-against = soupeř: { $names }
home-with-all = všichni u jedné obrazovky
home-with-nobody = zatím nikdo další
home-alone = sólo
home-alone-caesar = proti Crassovi, { $level }
home-free = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
home-can-begin = může začít
home-to-play = { $count ->
    [one] na tahu { $names }
   *[other] na tahu { $names }
}
home-won = výhra
home-shared = dělené vítězství
home-lost = prohra
home-winner = { $count ->
    [one] vítěz: { $names }
   *[other] vítězové: { $names }
}
home-ended-resigned = vzdáno
home-ended-agreed = předčasně ukončeno
home-ended-imported = záznam
home-option = { $name }: { $value }
home-sit = Sednout si
home-look-on = dívat se
home-show-all = Ukázat vše ({ $count })
home-fewer = Ukázat nejnovější z { $count }
home-bring = Otevřít záznam …
home-no-record = { $file } není záznam hry.

# Já

home-you = Vy
home-name = Vaše jméno, jak je vidí ostatní
home-save = Uložit
home-name-saved = Teď se jmenujete { $name }.
home-device = Jiné zařízení
home-device-about = Buďte tam stejným hostem se stejnými stoly: vytvořte kód zde a zadejte ho tam.
home-make-code = Vytvořit kód
home-code-about = Platí jednou a { $minutes } minut.
home-enter-code = Mám kód
home-use-code = Použít
home-welcome = Vítejte zpět, { $name }.

# Pravidla

rules-title = Pravidla
rules-intro = Co každá hra říká, našimi vlastními slovy. Každý řádek má číslo a zápis u stolu na ně odkazuje.
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [0] Nic se nenašlo.
    [one] Nalezeno jedno pravidlo.
    [few] Nalezena { $count } pravidla.
   *[other] Nalezeno { $count } pravidel.
}
rules-by = Autor: { $designer }. { $publisher }, { $year }.
rules-own = Naše vlastní shrnutí; pravidla vydavatele nenahrazuje.
rules-play = Hrát
rules-link = Odkaz na pravidlo { $rule }
rules-all = Všechna pravidla

# O Triumviru

about-title = O Triumviru
about-what = Triumvir je stůl pro tři římské hry. Hrajte proti botům, které stojí za to porazit, proti přátelům na druhém konci světa, nebo ve více lidech u jedné obrazovky; anglicky, německy, francouzsky a česky, na telefonu i na velké obrazovce, myší, prstem, klávesnicí nebo se čtečkou obrazovky.
about-unofficial = Triumvir je neoficiální dílo nadšenců. S autory ani s vydavateli není nijak spojen. Názvy a značky patří svým vydavatelům, hry svým autorům; všechny kresby a texty jsou zde naše vlastní. Pokud se vám hra líbí, kupte si ji: s kartami v ruce je ještě krásnější.
about-games = Hry
about-fair = Poctivé rozdávání
about-fair-how = Než se rozdá první karta, stůl zapečetí své tajemství a ukáže pečeť (součet SHA-256). Všechna míchání vyplývají z tohoto tajemství. Po posledním tahu se tajemství ukáže a kdokoli může každé míchání zopakovat a přesvědčit se, že se nic nezměnilo. Boti dostávají to, co smí vidět hráč na jejich místě, a nic jiného.
about-fair-verify = Stáhněte si záznam skončené hry a ověřte ho sami:
about-privacy = Soukromí
about-privacy-cookie = Jedna cookie obsahuje podepsané číslo, podle něhož vás stůl pozná, a nic jiného. Není tu účet, reklama ani počítání návštěv a nenačítá se žádná cizí stránka. Jazyk a barvy si pamatuje váš prohlížeč. Vaše jméno, tahy a to, co napíšete v rozhovoru, zůstává u stolů na tomto serveru.
about-credits = Poděkování
about-icons = Ikony od těchto umělců:
about-icons-more = další
about-fonts = Písma
about-fonts-cinzel = Cinzel, Natanael Gama, SIL Open Font License
about-fonts-alegreya = Alegreya Sans, Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License
about-software = Programy
about-software-page = Tato stránka vznikla s
about-software-server = Server vznikl s
about-source = Zdrojový kód
about-source-license = Triumvir je svobodný software pod licencí MIT: používejte ho, měňte ho, předávejte dál. Zdrojový kód je v balíčku triumvir a s ním i server, který tuto stránku dodává:

# Chybná adresa

lost-title = Sem žádná cesta nevede
lost-say = Všechny cesty tedy nevedou do Říma. Na této adrese žádná stránka není, nebo už není.
lost-home = Na úvodní stránku

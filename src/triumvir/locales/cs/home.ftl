# Stránky kolem her: úvod, pravidla, o Triumviru, chybná adresa.

home-motto = Tři hry z Říma u jednoho stolu
# Co ze stránky ukazují vyhledávače.
home-description = Tři hry z Říma u jednoho stolu: Caesar & Kleopatra, Circus Maximus a Caesar!
# Před názvy her, které stojí za těmi třemi.
home-also = Také zde:
home-front-page = Triumvir, úvodní stránka
home-language = Jazyk
home-pages = Stránky
home-find = Najít hru
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
home-picture-circus-maximus = Pět obchodníků před arkádami arény
home-picture-caesar = Žetony na hranicích provincií Italia a Africa
home-say-caesar-cleopatra = Získejte patricije Říma úsměvem, zlatem nebo dýkou.
home-say-circus-maximus = Tři dny na černém trhu: dražte karty přízně, vstupenky a návštěvníky.
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
home-learn = Naučit se
home-friend = S přáteli
home-screen = Jedna obrazovka
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
home-my-seat = Vaše místo
home-helpers = Místa pro boty
home-level = Jak silní jsou boti?
home-level-novice = Nováček
home-level-about-novice = bere, co vypadá nejlépe, a často se mýlí
home-level-apprentice = Učeň
home-level-about-apprentice = příští krok vidí dobře, dál už ne
home-level-citizen = Občan
home-level-about-citizen = trochu přemýšlí o vašich odpovědích
home-level-senator = Senátor
home-level-about-senator = plánuje dopředu a mýlí se zřídka
home-level-consul = Konzul
home-level-about-consul = přemýšlí tak dlouho, jak host vydrží čekat
home-level-dictator = Diktátor
home-level-about-dictator = má za sebou tisíce partií a nikoho nešetří
home-listed = Kdo může přijít?
home-listed-no = kdo má odkaz
home-listed-yes = kdokoli: stůl bude v seznamu otevřených
home-play = Hrát
home-make-link = Vytvořit odkaz

# Odkaz


# Stoly

home-mine = Vaše stoly
home-mine-none = Zatím žádné. Stoly, u kterých hrajete, se objeví tady.
home-open = Otevřené stoly
home-open-none = Právě nikdo nehledá spoluhráče. Pozvěte přátele, nebo otevřete stůl všem.
home-your-turn = na tahu
home-with = hrají také: { $names }
home-against = { $count ->
    [one] soupeř: { $names }
    [few] soupeři: { $names }
   *[other] soupeři: { $names }
}
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
    [one] na tahu je { $names }
   *[other] na tahu jsou { $names }
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
home-ended-imported = importovaný záznam
home-option = { $name }: { $value }
home-sit = Sednout si
home-look-on = dívat se
home-show-all = Ukázat vše ({ $count })
home-fewer = Jen nejnovější z { $count }
home-bring = Otevřít záznam…
home-no-record = { $file } není záznam hry.

# Já

home-you = Vy
home-name = Vaše jméno, jak je vidí ostatní
home-save = Uložit
home-name-saved = Teď se jmenujete { $name }.
home-account = Účet
home-notices = Upozornění
home-my-account = Váš účet
home-my-page = Vaše stránka
home-keep = Uchovat vaše hry
home-log-in = Přihlásit se
home-device = Jiné zařízení
home-device-about = Buďte tam stejným hostem se stejnými stoly: vytvořte kód zde a zadejte ho tam.
home-make-code = Vytvořit kód
home-code-about = { $minutes ->
    [one] Platí jednou, po dobu { $minutes } minuty.
    [few] Platí jednou, po dobu { $minutes } minut.
   *[other] Platí jednou, po dobu { $minutes } minut.
}
home-enter-code = Mám kód
home-use-code = Použít
home-welcome = Vítejte zpět, { $name }.

# Pravidla

rules-title = Pravidla
rules-intro = Pravidla každé hry našimi vlastními slovy. Každé pravidlo má číslo, na které odkazuje zápis u stolu.
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [0] Nic se nenašlo.
    [one] Nalezeno jedno pravidlo.
    [few] Nalezena { $count } pravidla.
   *[other] Nalezeno { $count } pravidel.
}
rules-by = Autor: { $designer }. { $publisher }, { $year }.
rules-traditional = Tradiční římská hra.
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
about-fair-how = Než se rozdá první karta, stůl zapečetí své tajemství a ukáže pečeť (otisk SHA-256). Každé míchání vyplývá z tohoto tajemství. Po skončení hry se tajemství ukáže a kdokoli může každé míchání zopakovat a přesvědčit se, že se nic nezměnilo. Boti dostávají to, co smí vidět hráč na jejich místě, a nic jiného.
about-fair-verify = Stáhněte si záznam skončené hry a ověřte ho:
about-privacy = Soukromí
about-privacy-cookie = Jedna cookie obsahuje podepsané číslo, podle něhož vás stůl pozná, a nic jiného. Není tu reklama ani počítání návštěv a nic se nenačítá z jiných stránek. Jazyk a barvy si pamatuje váš prohlížeč. Vaše jméno, akce a to, co napíšete v rozhovoru, zůstává u stolů na tomto serveru.
about-credits = Poděkování
about-icons = Ikony od těchto umělců:
about-icons-more = další
about-fonts = Písma
about-fonts-cinzel = Cinzel, Natanael Gama, SIL Open Font License
about-fonts-alegreya = Alegreya Sans, Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License
about-software = Programy
about-software-page = Tato stránka používá
about-software-server = Server používá
about-source = Zdrojový kód
about-source-license = Triumvir je svobodný software pod licencí MIT: používejte ho, měňte ho, předávejte dál. Zdrojový kód je součástí balíčku triumvir, stejně jako server této stránky:

# Chybná adresa

lost-title = Sem žádná cesta nevede
lost-say = Všechny cesty tedy nevedou do Říma. Na této adrese žádná stránka není, nebo už není.
lost-home = Na úvodní stránku

# Učení

learn-title = Učte se hraním
learn-intro = Krátké lekce u skutečného stolu. Odejděte, kdy chcete: lekce na vás počká.
learn-begin = Začít
learn-all = Lekce všech her
learn-finished = hotovo
learn-lesson = Lekce { $number }
learn-step = Krok { $step } { $steps ->
    [few] ze
   *[other] z
} { $steps }
learn-leave = Opustit lekci
learn-not-so = Ne tak docela
learn-would-follow = Toto by následovalo. Zahráno zatím není nic.
learn-take-back = Vzít zpět
learn-done = Výborně
learn-next = Další: { $lesson }
learn-course = Lekce
learn-course-done = hotovo { $done } { $all ->
    [few] ze
   *[other] z
} { $all }
learn-play = Zahrát si hru
learn-show-me = Ukázat jak
learn-shown = Takto se to dělá. Zahráno zatím není nic.
learn-try = Vyzkoušet
learn-skip = Přeskočit krok
learn-continue = Pokračovat
learn-read = Přečtěte si text a pokračujte.
learn-not-now = V tomto kroku ne. Co máte udělat, říká text.
learn-over = Tuto lekci máte za sebou.
home-logout = Odhlásit se
home-logout-about = Bez kódu z jiného zařízení se jako tento host nevrátíte.
home-logout-account = Kdykoli se můžete znovu přihlásit.
home-logout-here = Na tomto zařízení
home-logout-everywhere = Všude
home-trouble = už se neotevře
home-trouble-record = stáhnout záznam

# Čeho se možnost týká

home-about-caesar-cleopatra-action-deck = Buď si svých třináct akčních karet před hrou seřadíte, nebo začnete hned.
home-about-caesar-cleopatra-orgies = Orgie jsou karty otázek o důvěře, při kterých se otázka nepokládá. Čím méně jich je, tím častěji přijde otázka.
home-about-circus-maximus-caesar = Caesar přijde na představení s dalšími dvěma návštěvníky a jednu kartu přízně tam lze prodat jako místo vedle něj.
home-about-caesar-poison = Tři bonusy, které vracejí soupeřův žeton do sáčku; oba začínají se třemi žetony.
home-about-caesar-centurions = Tři silnější žetony pro každou stranu a bonusy, které je uvádějí do hry.
home-about-caesar-checkpoints = Na třech hranicích lze žeton položit lícem dolů za bonus z banku; modul potřebuje oba ostatní.
home-about-caesar-level = Kolik žetonů Crassus ve svém tahu losuje a pokládá.
home-about-caesar-harder = Za každý bonus, který Crassus nevyužije, se zbaví jednoho žetonu kontroly.

# Stůl, u kterého se pokračuje

home-out = V tomto prohlížeči nejste přihlášeni
home-out-about = Přihlaste se znovu a vaše hry budou zpátky.
home-out-stay = Zůstat hostem
home-resume-turn = { $game }: jste na tahu
home-resume-running = { $game }: hra běží
home-resume-more =
    { $count ->
        [one] čeká ještě jeden stůl
        [few] čekají ještě { $count } stoly
       *[other] čeká ještě { $count } stolů
    }
home-resume-go = Pokračovat
home-more-choices = Místo a možnosti

# Hodiny
home-stakes = O hodnocení, nebo pro zábavu
home-stakes-fun = pro zábavu
home-stakes-rated = o hodnocení
home-stakes-match = zápas o hodnocení
home-stakes-about-fun = Lze zvolit jakékoli možnosti, boty i rádce; nic se nepočítá.
home-stakes-about-rated = Hodnocení se mění: každý má účet a jedno místo, místa se na začátku losují, běžné možnosti, žádní boti ani rádce. Dva účty na jedné adrese se nehodnotí.
home-stakes-about-match = Dvě hry o hodnocení. Druhá začne sama, s vyměněnými místy a novým rozdáním.
home-stakes-account = Hry o hodnocení vyžadují stálé jméno.
home-stakes-keep = Uchovat hry
home-time-live = naživo, { $given } min + { $increment } s
home-time-turns = korespondenčně, { $given } h + { $increment } h
home-clock = Hodiny
home-clock-about-none = Každý přemýšlí, jak dlouho chce.
home-clock-about-live = Na jedno posezení: minuty v zásobě a sekundy za každou odpověď. Okamžitá odpověď nestojí nic.
home-clock-about-turns = Na několik dní: hodiny nebo dny v zásobě a další za každou odpověď.
home-clock-none = Bez hodin
home-clock-quick = Naživo, 5 min + 15 s
home-clock-usual = Naživo, 10 min + 20 s
home-clock-calm = Naživo, 15 min + 30 s
home-clock-day = Korespondenčně, 1 den + 4 h
home-clock-days = Korespondenčně, 3 dny + 12 h
home-clock-slow = Korespondenčně, 3 dny + 36 h

# A form was sent with a field that is not as it has to be.
home-field-missing = Tady něco chybí. Vyplňte prosím toto pole.
home-field-short = To je příliš krátké. Je potřeba aspoň { $least } znaků.
home-field-mail = To není e-mailová adresa. Vypadá takto: jmeno@example.org.

# Stránka kolem každé hry

web-board = Herní plán
web-your-move = Váš tah
web-seats-and-log = Místa a zápis
web-acta = ACTA
web-log = Zápis
web-chat = Rozhovor
web-your-turn = JSTE NA TAHU
web-your-turn-flag = na tahu
web-put-back = Vrátit
web-do = Provést
web-all-choices =
    { $count ->
        [one] Jedna možnost, jako seznam
        [few] Všechny { $count } možnosti, jako seznam
       *[other] Všech { $count } možností, jako seznam
    }
web-front-page = Na úvodní stránku
web-table = Stůl
web-what-can-i-do = Co mohu dělat?
web-rules = Pravidla
web-sound = Zvuk
web-theme = Světlý nebo tmavý vzhled
web-menu = Nabídka
web-language = Jazyk
web-stale = Hra mezitím pokročila; takto vypadá teď.
web-line-down = Spojení je přerušené; obnoví se samo. Nic se neztratí.
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-say = Něco říct
web-send = Odeslat
web-mute = ztlumit
web-curtain = Předejte obrazovku: { $name }. Do té doby není nic vidět.
web-curtain-lift = Jsem tady
web-before-full = Všichni jsou tady
web-before-waiting = Čeká se na hráče
web-leave = Odejít
web-seat-free = volné
web-sit = Posadit se
web-bot-here = Sem bota
web-bot-level = Boti hrají jako
web-start = Začít
web-qr = QR kód s odkazem na tento stůl
web-link = Kdo má tento odkaz, může si přisednout:
web-copy = Kopírovat odkaz
web-copied = Zkopírováno
web-seal = Rozdání je zapečetěno otiskem
web-secret = Jeho tajemství, k ověření příkazem triumvir verify:
web-over = Hra skončila
web-result = Výsledek
web-rematch = Odveta, místa vystřídána
web-another-game = Jiná hra
web-record = Záznam
web-look-at-board = Prohlédnout plán
web-look-back = Ohlédnout se
web-onlooker = divák
web-replay = Přehrát znovu
web-replay-first = Na začátek
web-replay-back = O krok zpět
web-replay-play = Přehrát
web-replay-pause = Zastavit
web-replay-on = O krok dál
web-replay-last = Na konec
web-replay-moment = Tah { $at } z { $count }
web-replay-seen-by = Pohledem
web-replay-speed = Rychlost
web-replay-link = Odkaz na tento okamžik
web-replay-leave = Opustit přehrávání
web-replay-track = Místo ve hře
web-undo = Vzít zpět
web-propose-end = Navrhnout konec hry
web-resign = Vzdát se
web-resign-sure = Opravdu se vzdát
web-hand = Ať místo hráče { $name } hraje bot
web-take = Vzít si své místo zpět
web-at-once = Odesílat tahy hned
web-proposed-end = { $name } navrhuje ukončit hru.
web-proposed-undo = { $name } chce vzít tah zpět.
web-proposed-rematch = { $name } chce odvetu.
web-agree = Souhlasit
web-decline = Odmítnout
web-waiting-for-answer = Ostatní jsou dotázáni.
web-nothing-now = Teď není co dělat.
web-rules-for-this = Pravidla k tomu
web-keys = Klávesy
web-keys-all = Tab přechází mezi kusy, Enter vybírá a odesílá, Esc vrací. U bere tah zpět, L zopakuje poslední řádky zápisu, ? otevře tuto nápovědu. Všechny možnosti jsou také v seznamu pod rukou.
web-close = Zavřít
web-ways =
    { $count ->
        [one] Jedna možnost.
        [few] { $count } možnosti.
       *[other] { $count } možností.
    }

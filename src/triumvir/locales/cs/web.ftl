# Stránka kolem každé hry

web-board = Herní plán
web-your-move = Váš tah
web-seats-and-log = Místa a zápis
web-acta = ACTA
web-log = Zápis
web-chat = Rozhovor
web-your-turn = JSTE NA TAHU
web-your-turn-flag = na tahu
web-your-turn-aloud = Jste na tahu.
web-prompt = Co udělat
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
web-line-down = Spojení přerušeno. Obnovuje se; nic se neztratilo.
web-line-kept = Spojení přerušeno. Váš tah se odešle, jakmile se obnoví.
web-line-up = Spojení je obnoveno.
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-say = Něco říct
web-chat-answer = Odpovědět
web-phrases = Rychlé fráze
web-phrase-hello = Ave!
web-phrase-luck = Hodně štěstí!
web-phrase-well = Dobře zahráno!
web-phrase-moment = Okamžik, prosím.
web-phrase-thanks = Děkuji za hru!
web-phrase-again = Ještě jednu?
web-send = Odeslat
web-mute = skrýt
web-curtain = Předejte obrazovku: { $name }. Do té doby není nic vidět.
web-curtain-lift = Jsem tady
web-hand-over = Předat obrazovku: { $name }
web-lock = Zamknout stůl
web-unlock = Odemknout stůl
web-admit = Nechat diváky psát
web-admit-off = Nechat diváky jen číst
web-remove = Vykázat hráče: { $name }
web-remove-short = Vykázat
web-close-table = Zrušit stůl
web-close-table-sure = Ano, zrušit: hra nebude
web-locked = Tento stůl je zamčený: nikdo další si nemůže sednout.
web-chat-closed = Psát sem mohou jen ti, kdo sedí u stolu.
web-closed = Hostitel tento stůl zrušil. Ke hře nedošlo.
web-leave = Odejít
web-seat-free = volné
web-sit = Posadit se
web-bot-here = Posadit sem bota
web-bot-level = Úroveň botů
web-start = Začít
web-qr = QR kód s odkazem na tento stůl
web-copy = Kopírovat odkaz
web-copied = Zkopírováno
web-seal = Rozdání je zapečetěno otiskem
web-secret = Jeho tajemství, k ověření příkazem triumvir verify:
web-over = Hra skončila
web-result = Výsledek
web-second-game = Druhá hra
web-rematch = Odveta, místa vystřídána
web-ended-resigned = { $name } se vzdává.
web-ended-time = { $name } už nemá čas.
web-ended-time-both = Oběma hráčům vypršel čas.
web-ended-agreed = Hráči se dohodli hru ukončit. Skóre odpovídá poslednímu stavu.
web-ended-imported = Tento záznam končí dřív než hra. Skóre odpovídá poslednímu stavu.
web-scores = Skóre
web-rematch-same = Odveta
web-pace = Tempo
web-pace-calm = klidné
web-pace-brisk = svižné
web-pace-instant = okamžité
web-continue = Pokračovat
web-since = Od vašeho posledního tahu
web-since-leave = K vašemu tahu
web-gloss-now = NYNÍ
web-gloss-rules = Všechna pravidla
web-not-your-turn = Ještě nejste na tahu.
web-refused-drop = Sem to nelze umístit.
web-key-nothing = Tato klávesa teď nic nedělá.
web-press-again = Stiskněte znovu a odešle se.
web-aim = CÍL
web-level = Shoda: { $count }.
web-you-lead = Vedete, { $more } : { $fewer }.
web-leads = { $count ->
    [one] Vede { $name }, { $more } : { $fewer }.
   *[other] Vedou { $name }, { $more } : { $fewer }.
}
web-another-game = Další hra
web-record = Záznam
web-deal-results = Jak si vedli ostatní
web-look-at-board = Prohlédnout plán
web-review = Rozbor
web-look-back = Přehrát znovu
web-onlooker = divák
web-replay = Přehrát znovu
web-replay-first = Na začátek
web-replay-back = O krok zpět
web-replay-play = Přehrát
web-replay-pause = Zastavit
web-replay-on = O krok dál
web-replay-last = Na konec
web-replay-moment = Krok { $at } z { $count }
web-replay-seen-by = Pohled
web-replay-speed = Rychlost
web-replay-link = Odkaz na tento okamžik
web-replay-leave = Opustit přehrávání
web-replay-track = Místo ve hře
web-replay-turn-back = O tah zpět
web-replay-turn-on = O tah dál
web-replay-settings = Pohled, rychlost, odkaz
web-replay-hands = Všechny ruce
web-replay-branch = Hrát dál
web-replay-branch-about = Hrát odtud dál proti botům
web-branch = Od { $at }. kroku dohrané hry
web-hand-of = V ruce: { $name }
web-undo = Vzít zpět
web-propose-end = Navrhnout konec hry
web-resign = Vzdát se
web-resign-sure = Opravdu se vzdát
web-hand = Nechat hrát bota za: { $name }
web-hand-not = { $name } je u stolu: bot může hrát za toho, kdo je minutu pryč.
web-away = pryč
web-take = Převzít své místo zpět
web-at-once = Odesílat volby bez potvrzení
web-proposed-coach = { $name } navrhuje, aby se všichni směli ptát rádce.
web-notices = Upozornění
web-letter-keys = Jednopísmenné klávesy
web-unasked = Neptat se, když není z čeho vybírat
web-unasked-now = Už se neptat
web-proposed-end = { $name } navrhuje ukončit hru.
web-proposed-pause = { $name } prosí o přestávku.
web-proposed-undo = { $name } chce vzít akci zpět.
web-proposed-rematch = { $name } chce odvetu.
web-agree = Souhlasit
web-decline = Odmítnout
web-waiting-for-answer = Čeká se na odpověď ostatních.
web-nothing-now = Teď není co dělat.
web-rules-for-this = Pravidla k tomuto
web-keys = Klávesy
web-keys-all = Tab přechází z prvku na prvek, Enter vybírá a odesílá, Esc vrací. U bere akci zpět, L zopakuje poslední řádky zápisu, Z řekne zbývající čas, ? otevře tuto nápovědu. Všechny možnosti jsou také v seznamu pod kartami v ruce.
web-close = Zavřít
web-ways =
    { $count ->
        [one] Jedna možnost.
        [few] { $count } možnosti.
       *[other] { $count } možností.
    }

# Prostý plán hry, která nemá vlastní kresbu: pole, a čí kámen na něm leží.

web-grid-place = { $place }, { $seat }
web-grid-free = { $place }, volné

# Pozvánka

web-invites-you = vás zve ke hře
web-invitation-to = Pozvánka ke hře
web-invite-somebody = Zvete někoho ke hře
web-invite-how = Jak dnes hrajete
web-invite-usual = Podle pravidel, s obvyklými možnostmi.
web-invite-option = { $name }: { $value }.
web-invite-clock-none = Bez hodin.
web-invite-clock-live = { $plus ->
    [0] Naživo, na hráče { $bank }.
   *[other] Naživo, na hráče { $bank }, za každou odpověď navíc { $increment }.
}
web-invite-clock-turns = { $plus ->
    [0] Korespondenčně, na hráče { $bank }.
   *[other] Korespondenčně, na hráče { $bank }, za každou odpověď navíc { $increment }.
}
web-invite-rated = O hodnocení: místa se na začátku losují a rádce mlčí.
web-invite-match = Zápas o hodnocení, dvě hry: druhá s vyměněnými místy a novým rozdáním.
web-invite-undo = Akce se vezme zpět, když všichni souhlasí.
web-invite-here = je tady
web-invite-your-seat = Vaše místo
web-invite-call = Jak vám má { $name } říkat?
web-invite-call-anybody = Jak vám mají ostatní říkat?
web-invite-name = Vaše jméno, nebo ho nechte na nás
web-invite-watch = Jen se dívat
web-invite-note = Bez účtu, bez e-mailu.
web-invite-explains = Hrajete poprvé? Stůl vysvětlí každé pravidlo, když přijde poprvé na řadu.
web-invite-learn = Nejdřív se naučit hrát
web-invite-lot = los míst
web-invite-account = Hra o hodnocení vyžaduje stálé jméno. Trvá to minutu a obejde se bez e-mailu.
web-invite-keep = Uchovat hry
web-invite-none = Všechna místa jsou obsazena. Můžete se dívat.
web-invite-hold = Naskenujte ho telefonem a posaďte se. Až budou všechna místa obsazena, další se dívají.
web-invite-copied = Odkaz je ve schránce. Pošlete ho někomu.
web-invite-link = Odkaz na tento stůl
web-invite-share = Sdílet
web-invite-options = Jak
web-invite-who = Kdo
web-invite-who-link = Kdokoli, kdo má odkaz.
web-invite-who-public = Všichni: stůl je na úvodní stránce.
web-invite-deal = Rozdání
web-invite-deal-sealed = Zapečetěné: { $seal }. Jeho tajemství se dozvíte po hře, aby si ho mohl každý ověřit.
web-invite-free =
    { $count ->
        [one] Jedno volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
web-invite-begins = Hra začne, až budou všechna místa obsazena.
web-invite-close = Tuto stránku můžete zavřít: stůl čeká na úvodní stránce.
web-invite-full = Všichni jsou tady
web-invite-begins-now = Hra začíná.
web-swap = Změnit místo
web-sit-too = Sednout si i sem
web-you = vy

# Upozornění: co se posílá nepřítomným. Nikdy karta, nikdy pozice.

notice-turn = { $count ->
    [one] Jste na tahu: { $game }, soupeř: { $names }
    [few] Jste na tahu: { $game }, u stolu: { $names }
   *[other] Jste na tahu: { $game }, u stolu: { $names }
}
notice-time = Dochází vám čas: { $game }, u stolu: { $names }
notice-asked = Někdo čeká na vaši odpověď: { $game }, u stolu: { $names }
notice-over = Hra skončila: { $game }, u stolu: { $names }
notice-begun = Hra začala: { $game }, u stolu: { $names }
notice-sat = K vašemu stolu si někdo sedl: { $game }
notice-table-turn = Na tahu: { $names } ({ $game })
notice-table-time = Dochází čas: { $names } ({ $game })
notice-table-asked = Otázka pro všechny: { $game }
notice-table-over = Hra skončila: { $game }, u stolu: { $names }
notice-table-begun = Hra začala: { $game }, u stolu: { $names }
notice-table-sat = Nyní u stolu: { $names } ({ $game })
notice-test = Zkouška: upozornění z Triumviru sem docházejí.
notice-feed = Triumvir: vaše stoly
notice-wanted = Někdo hledá soupeře: { $game }
notice-evening = Večer začíná: { $name } ({ $game })

# List: co, jakým způsobem a kdy ne.

notices-title = Upozornění
notices-on = ano
notices-off = ne
notices-kind-turn = Jste na tahu
notices-kind-turn-about = jedno upozornění na každý stůl
notices-kind-time = Dochází vám čas
notices-kind-time-about = při korespondenční hře, jednou za každou otázku
notices-kind-asked = Někdo čeká na váš souhlas
notices-kind-asked-about = i když soupeři došel čas a vy volíte, co bude dál
notices-kind-over = Hra skončila
notices-kind-begun = Hra začíná
notices-kind-sat = K vašemu stolu si někdo sedá
notices-ways = Jakým způsobem
notices-kind-evening = Začíná večer, na který jdu
notices-wanted = Někdo hledá hru
notices-wanted-about = nejvýše jednou za hodinu; nikdo není jmenován
notices-push = Tento prohlížeč
notices-push-about = na iPhonu jen z plochy
notices-push-off = Vypnout
notices-push-denied = Tento prohlížeč to nedovoluje. Podívejte se do jeho nastavení pro tuto stránku.
notices-push-none = Do tohoto prohlížeče push nedojde. Vyberte jiný způsob.
notices-others = Další prohlížeče
notices-others-about = { $count ->
    [one] upozornění dostává i jeden další váš prohlížeč
    [few] upozornění dostávají i { $count } další vaše prohlížeče
   *[other] upozornění dostává i { $count } dalších vašich prohlížečů
}
notices-webhook = Webhook
notices-webhook-about = Discord, Slack, Matrix: jeden řádek a odkaz
notices-webhook-address = Adresa webhooku
notices-webhook-secret = Podepsáno klíčem { $secret }. Ukazuje se jen jednou.
notices-webhook-failing = { $count ->
    [one] Poslední upozornění nedošlo.
    [few] Poslední { $count } upozornění nedošla.
   *[other] Posledních { $count } upozornění nedošlo.
}
notices-feed = Kanál a kalendář
notices-feed-about = soukromé, se všemi lhůtami
notices-feed-once = Kdo má tyto adresy, může je číst. Ukazují se jen jednou.
notices-feed-made = ze dne { $date }
notices-atom = Kanál
notices-calendar = Kalendář
notices-add = Přidat
notices-make = Vytvořit
notices-renew = Nové adresy
notices-remove = Odebrat
notices-remove-what = Odebrat: { $what }
notices-switch-on = Zapnout
notices-copy = Kopírovat
notices-copied = Zkopírováno
notices-test = Poslat zkoušku
notices-test-worked = { $count ->
    [one] Zkouška došla.
    [few] Došly všechny { $count } zkoušky.
   *[other] Došlo všech { $count } zkoušek.
}
notices-test-failed = { $count ->
    [one] Jedna zkouška nedošla. Zkontrolujte adresu.
    [few] { $count } zkoušky nedošly. Zkontrolujte adresy.
   *[other] { $count } zkoušek nedošlo. Zkontrolujte adresy.
}
notices-quiet = Noční klid
notices-quiet-from = od
notices-quiet-to = do
notices-quiet-none = žádný
notices-quiet-bar = Klid od { $from } do { $to }, jinak upozornění.
notices-quiet-bar-none = Upozornění v kteroukoli hodinu.
notices-quiet-zone = časové pásmo: { $zone }
notices-never = „Jste na tahu: Caesar!, soupeř: Anna“ a odkaz. Nikdy karta, nikdy nic skrytého.

# E-maily, pokud má hostitel poštovní server.

mail-confirm-subject = Triumvir: váš kód
mail-confirm-text =
    Někdo, nejspíš vy, chce dát účtu { $name } tuto e-mailovou adresu. Kód je

    { $code }

    Zadejte ho na stránce do hodiny. Pokud to nebylo od vás, není třeba nic dělat.
mail-reset-subject = Triumvir: nové heslo
mail-reset-text =
    Někdo, nejspíš vy, zapomněl heslo účtu { $name }. Tímto odkazem nastavíte nové. Platí jednou, po dobu jedné hodiny:

    { $url }

    Pokud to nebylo od vás, není třeba nic dělat.
mail-foot = Toto přišlo na adresu, která byla u nás potvrzena. Zde ji odeberete: { $url }
notices-mail = E-mail

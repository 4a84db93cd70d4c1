# Hodiny u stolu: co stojí u míst a na tabulce, co se hlásí, dovolená.

clock-d = d
clock-h = h
clock-min = min
clock-days = { $count ->
    [one] jeden den
    [few] { $count } dny
   *[other] { $count } dní
}
clock-hours = { $count ->
    [one] jedna hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
clock-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
clock-seconds = { $count ->
    [one] jedna sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
clock-rests = stojí
clock-runs = běží
clock-low = dochází
clock-over = čas vypršel
clock-paused = přestávka
clock-holiday = dovolená
clock-aloud-30 = Zbývá půl minuty.
clock-aloud-10 = Zbývá deset sekund.
clock-left = zbývá { $left }
clock-all = { $name }: { $time }.

clock-who-asked = { $name } se ptá
clock-say-asked = Mají se hodiny zastavit?
clock-more-asked = Spustit je pak může kdokoli z vás.
clock-who-paused = Přestávka
clock-say-paused = Hodiny stojí.
clock-more-paused = V klidu se rozhlédněte. Spustit je může kdokoli u stolu.
clock-who-mine = Vaše místo
clock-say-mine = Hraje za vás bot.
clock-more-mine = Ví to, co víte vy, a nic víc.
clock-who-over = { $name } je pryč
clock-say-over = { $name } už nemá čas.
clock-more-over = { $pace ->
    [live] Rozhodněte se. Když neuděláte nic, za deset minut je hra vaše.
   *[turns] Rozhodněte se dnes, nebo zítra. Když neuděláte nic, za den je hra vaše.
}
clock-say-waited = Čekáte na hráče: { $name }.
clock-more-waited = Samo se nic nestane. Rozhodnout se můžete i nyní.
clock-who-away = { $name } hraje
clock-say-away = { $name } tu není. Čas na návrat: { $left }.
clock-more-away = Nemusíte dělat nic.
clock-who-holiday = { $name } hraje
clock-say-holiday = { $name } má dovolenou do { $day }.
clock-more-holiday = Hodiny do té doby stojí. Nemusíte dělat nic.

clock-play-on = Hrát dál
clock-pause = Přestávka
clock-resume = Spustit hodiny
clock-ask-pause = Požádat o přestávku
clock-bot = Nechat hrát bota
clock-bot-unrated = Nechat hrát bota, bez hodnocení
clock-wait = Čekat
clock-win = Vzít si vítězství
clock-give-live = Darovat minutu
clock-give-turns = Darovat den
clock-give-live-to = Darovat minutu: { $name }
clock-give-turns-to = Darovat den: { $name }

clock-holiday-open = Dovolená…
clock-holiday-about = Vaše hodiny stojí u všech stolů, kde hrajete korespondenčně. Na rok máte { $most } dní; započatý den se počítá celý.
clock-holiday-until = Máte dovolenou do { $day }.
clock-holiday-left = { $count ->
    [0] Letos vám nezbývá žádný den.
    [one] Letos vám zbývá jeden den.
    [few] Letos vám zbývají { $count } dny.
   *[other] Letos vám zbývá { $count } dní.
}
clock-holiday-days = Kolik dní od této chvíle
clock-holiday-take = Vzít si dovolenou
clock-holiday-end = Jsem zpět

clock-answers = Odpovědi předem
clock-answers-open = { $count ->
    [0] Odpovědi předem…
   *[other] Odpovědi předem ({ $count })…
}
clock-answers-before = Odpovězte dřív, než přijde otázka
clock-answers-about = Odpovězte už teď na otázku, která přijde později. Ostatní nic nepoznají: každá odpověď trvá několik sekund, ať kartu máte, nebo ne.
clock-answers-note = Zápis ukazuje každou odpověď, jako by přišla až v té chvíli. Odpovědi platí, dokud je nezměníte.
clock-answers-ask = Zeptat se
clock-answers-none = Ptát se na všechno
clock-answers-keep = Ponechat tyto odpovědi

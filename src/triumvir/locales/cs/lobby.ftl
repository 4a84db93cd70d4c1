# Najít hru, a jak kdo hraje.

lobby-title = Najít hru
lobby-someone = Hrát s někým
lobby-game = Hra
lobby-pace = Čas
lobby-stakes = O hodnocení, nebo pro zábavu
lobby-looking-for = { $count ->
    [0] zatím nikdo nehledá
    [one] hledá jeden člověk
    [few] hledají { $count } lidé
   *[other] hledá { $count } lidí
}
lobby-pace-quick = 5 + 15
lobby-pace-quick-about = Každý má pět minut a patnáct sekund navíc za každou odpověď
lobby-pace-live = 10 + 20
lobby-pace-live-about = Každý má deset minut a dvacet sekund navíc za každou odpověď
lobby-pace-turns = Korespondenčně
lobby-pace-turns-about = Každý má tři dny a den navíc za každou odpověď
lobby-rated = Hodnocená, los míst
lobby-fun = Pro zábavu
lobby-needs-account = Hry o hodnocení vyžadují účet.
lobby-keep = Uchovat vaše hry
lobby-look = Najít někoho
lobby-looking = Hledáme
lobby-near = Hledáme někoho kolem { $rating }, každých pět sekund v širším okruhu.
lobby-near-fun = Hledáme někoho, každých pět sekund v širším okruhu.
lobby-anybody = Hledáme kohokoli, kdo si chce zahrát.
lobby-harmless = Zatím si zahrajte s botem; až někdo přijde, můžete bez následků odejít.
lobby-stop = Přestat hledat
lobby-meanwhile = Zatím si zahrát
lobby-found = Nalezeno
lobby-here = { $count ->
    [one] { $names } je tady.
   *[other] { $names } jsou tady.
}
lobby-strength = { $rating } ± { $deviation }
lobby-reliable = { $count ->
    [one] { $kept ->
        [0] jediná hra nedohrána
       *[other] jediná hra dohrána
    }
    [few] dohráno { $kept } z posledních { $count } her
   *[other] dohráno { $kept } z posledních { $count } her
}
lobby-seconds = { $count ->
    [one] Jedna sekunda na souhlas.
    [few] { $count } sekundy na souhlas.
   *[other] { $count } sekund na souhlas.
}
lobby-yes = Hrát
lobby-no = Teď ne
lobby-agreed = Souhlasíte. Ostatní musejí souhlasit také.
lobby-lapsed = Dvacet sekund uplynulo a hledání skončilo. Můžete kdykoli hledat znovu.
lobby-mine = Vaše hry
lobby-mine-wait = { $count ->
    [0] žádná na vás nečeká
    [one] jedna na vás čeká
    [few] { $count } na vás čekají
   *[other] { $count } na vás čeká
}
lobby-mine-more = { $count ->
    [one] ještě jedna na úvodní stránce
    [few] ještě { $count } na úvodní stránce
   *[other] ještě { $count } na úvodní stránce
}
lobby-open = Otevřené stoly
lobby-open-about = přisedněte, začne se, až bude plno
lobby-own-table = Otevřít stůl
lobby-tell = Dát mi vědět, když někdo hledá hru
lobby-tell-way = Zatím není nastaveno, jak vám dát vědět.
lobby-best = Nejlepší
lobby-best-when = Kdy
lobby-best-now = nyní
lobby-best-none = Zatím tu nikdo není. Stačí tři hry o hodnocení.
lobby-best-rank = Pořadí
lobby-best-name = Jméno
lobby-best-rating = Hodnocení
lobby-best-games = Hry
lobby-best-you = vy
lobby-unsure = zatím nejisté

rating-heading = Hodnocení
rating-pace-live = naživo
rating-pace-turns = korespondenčně
rating-pace-none = bez hodin
rating-pace-bots = odhad, proti botům
rating-games = { $count ->
    [0] žádná hra
    [one] jedna hra
    [few] { $count } hry
   *[other] { $count } her
}
rating-curve = { $game }, { $pace }: { $last } ± { $deviation } po poslední hře, { $first } na začátku této čáry.
rating-with-you = Proti vám
rating-with-you-line = { $game }: výhry { $won }, prohry { $lost }, celkem { $count }
rating-changed = Hodnocení { $before } → { $after } ± { $deviation }
rating-why-address = Bez hodnocení: dva účty hrají z jedné adresy.
rating-why-pair = Bez hodnocení: titíž dva hráči se dnes utkali už desetkrát.
rating-why-short = Bez hodnocení: nehráli všichni.
rating-why-host = Bez hodnocení: rozhodl tak hostitel.

cup-about = Každý hraje s každým, jednou na každém místě. Začne se, až bude plno.
cup-taken = obsazeno { $taken } { $size ->
    [few] ze
   *[other] z
} { $size }
cup-about-on = Každý hraje s každým, jednou na každém místě.
cup-games-over = Dohrané partie: { $over } z { $count }
cup-winner-of-cup = { $count ->
    [one] Pohár vyhrává { $names }.
    [few] Pohár vyhrávají { $names }.
   *[other] Pohár vyhrávají { $names }.
}
cup-sit = Přisednout
cup-leave = Uvolnit místo
cup-look = Prohlédnout
cup-free = volno
cup-table = Tabulka
cup-games = Hry
cup-points = Body
cup-won = Výhry
cup-sb = SB
cup-sb-about = SB (Sonneborn-Berger) rozhoduje při shodě: body poražených soupeřů.
cup-pair = { $first } – { $second }
cup-winner = { $name } vítězí
cup-tie = shoda
cup-goes-on = hraje se

evening-list = Večery a poháry
evening-about = Hra za hrou, dokud nevyprší čas. Dva body za vítězství, jeden za dělené.
evening-come = { $count ->
    [0] zatím nikdo
    [one] hraje jeden člověk
    [few] hrají { $count } lidé
   *[other] hraje { $count } lidí
}
evening-came = { $count ->
    [0] nikdo nehrál
    [one] hrál jeden člověk
    [few] hráli { $count } lidé
   *[other] hrálo { $count } lidí
}
evening-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
evening-points-a-win = dva body za výhru
evening-join = Přidat se
evening-look = Prohlédnout
evening-leave = Přestat hrát
evening-needs-account = Večer vyžaduje stálé jméno.
evening-coming = začíná { $when }
evening-playing = trvá do { $when }
evening-ending = Čas vypršel. Rozehrané hry se ještě počítají.
evening-over = skončil
evening-until = Do konce zbývá
evening-before = Do začátku zbývá
evening-joined-early = Jste přihlášeni. Buďte tu, až to začne, a první hra přijde sama.
evening-wait = Máte volno. Další soupeř přijde za pár sekund.
evening-wait-long = Nikdo jiný nemá volno. Zatím si zahrajte s botem, bez bodů; odejdete bez újmy.
evening-your-game = Vaše hra běží.
evening-to-game = K vaší hře
evening-watching = Díváte se. Přidejte se před koncem a zahrajete si také.
evening-next = Další hra
evening-back = Zpět k večeru
evening-over-yours = Hra skončila.
evening-away = pryč
evening-free = volno
evening-at-table = hraje
evening-state = Nyní
evening-no-games = Žádná hra ještě nezačala.
evening-nobody = Zatím se nikdo nepřidal.
evening-tie = o vítězství se dělí { $names }
evening-not-counted = nepočítá se
evening-sb-about = SB (Sonneborn-Berger) rozhoduje při shodě: body soupeřů, kteří skončili níž.
evening-winner-of-evening = { $count ->
    [one] Večer vyhrává { $names }.
    [few] Večer vyhrávají { $names }.
   *[other] Večer vyhrávají { $names }.
}

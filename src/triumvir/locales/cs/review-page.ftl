# Stránka rozboru: štěstí, umění a lepší volba.
rv-title = Rozbor
rv-finished =
    { $unit ->
        [turn]
            { $turns ->
                [one] Rozbor · konec po { $turns } tahu
                [few] Rozbor · konec po { $turns } tazích
               *[other] Rozbor · konec po { $turns } tazích
            }
        [day]
            { $turns ->
                [one] Rozbor · konec po { $turns } dni
                [few] Rozbor · konec po { $turns } dnech
               *[other] Rozbor · konec po { $turns } dnech
            }
       *[action]
            { $turns ->
                [one] Rozbor · konec po { $turns } akci
                [few] Rozbor · konec po { $turns } akcích
               *[other] Rozbor · konec po { $turns } akcích
            }
    }
rv-result = Výsledek
rv-replay = Přehrát
rv-at =
    { $unit ->
        [turn]
            { $turn ->
                [0] Příprava
               *[other] Tah { $turn }
            }
        [day] Den { $turn }
       *[action] Akce { $turn }
    }
rv-in =
    { $unit ->
        [turn]
            { $turn ->
                [0] při přípravě
               *[other] v tahu { $turn }
            }
        [day] { $turn }. den
       *[action] při akci { $turn }
    }
rv-seen-by = Hra, jak ji vidí
rv-judged-by = Podle čeho rozbor soudí
rv-known =
    { $you ->
        [yes] Co se z vašeho místa dalo vědět
       *[no] Co se dalo vědět
    }
rv-truth = S odkrytými kartami
rv-link = Odkaz na tuto chvíli
rv-shared = Kdo má odkaz, může teď tento rozbor číst.

# Graf
rv-graph = Šance na výhru, tah po tahu
rv-key-own =
    { $you ->
        [yes] vaše rozhodnutí
       *[no] rozhodnutí: { $name }
    }
rv-key-other = rozhodnutí: { $name }
rv-key-others = rozhodnutí ostatních
rv-key-luck =
    { $you ->
        [yes] štěstí pro vás
       *[no] štěstí: { $name }
    }
rv-key-luck-against = smůla
rv-key-truth = s odkrytými kartami
rv-field = Ostatní
rv-even = vyrovnáno
rv-slider = Průběh hry
rv-slider-at = { $at }: { $chance } ze 100
rv-slider-own = rozhodnutí stálo { $points }
rv-slider-luck-gave = štěstí přidalo { $points }
rv-slider-luck-took = štěstí ubralo { $points }
rv-slider-others-gave = ostatní přidali { $points }
rv-slider-others-took = ostatní ubrali { $points }
rv-slider-truth = s odkrytými kartami { $chance }
rv-list = Jako seznam
rv-list-when = Kdy
rv-list-chance = Šance
rv-list-luck = Štěstí
rv-list-own = Vlastní rozhodnutí
rv-list-others = Ostatní
rv-list-truth = S odkrytými kartami

# Ve třech větách
rv-story = Ve třech větách
rv-story-nothing-to-decide = Nebylo o čem rozhodovat.
rv-story-played =
    { $you ->
        [yes] Vaše hra měla přesnost { $percent } %.
       *[no] { $name }: přesnost hry { $percent } %.
    }
rv-story-played-clean =
    { $you ->
        [yes] Vaše hra byla bez chyby, s přesností { $percent } %.
       *[no] { $name }: hra bez chyby, s přesností { $percent } %.
    }
rv-story-played-small =
    { $you ->
        [yes] Vaše hra měla přesnost { $percent } %: žádné rozhodnutí samo nestálo 5 ze 100, všechna dohromady ale { $points }.
       *[no] { $name }: přesnost hry { $percent } %; žádné rozhodnutí samo nestálo 5 ze 100, všechna dohromady ale { $points }.
    }
rv-story-luck-even = Štěstí bylo vyrovnané.
rv-story-luck-deal-gave =
    { $you ->
        [yes] Rozdání zvýšilo vaši šanci na výhru o { $points } ze 100.
       *[no] Rozdání zvýšilo šanci na výhru o { $points } ze 100.
    }
rv-story-luck-deal-took =
    { $you ->
        [yes] Rozdání snížilo vaši šanci na výhru o { $points } ze 100.
       *[no] Rozdání snížilo šanci na výhru o { $points } ze 100.
    }
rv-story-luck-draws-gave =
    { $you ->
        [yes] Dobírání zvýšilo vaši šanci na výhru o { $points } ze 100, nejvíc { $where }.
       *[no] Dobírání zvýšilo šanci na výhru o { $points } ze 100, nejvíc { $where }.
    }
rv-story-luck-draws-took =
    { $you ->
        [yes] Dobírání snížilo vaši šanci na výhru o { $points } ze 100, nejvíc { $where }.
       *[no] Dobírání snížilo šanci na výhru o { $points } ze 100, nejvíc { $where }.
    }
rv-story-luck-turned-gave =
    { $game ->
        [caesar-cleopatra]
            { $you ->
                [yes] Otázky o důvěře zvýšily vaši šanci na výhru o { $points } ze 100, nejvíc { $where }.
               *[no] Otázky o důvěře zvýšily šanci na výhru o { $points } ze 100, nejvíc { $where }.
            }
       *[other]
            { $you ->
                [yes] Co se odkrylo všem, zvýšilo vaši šanci na výhru o { $points } ze 100, nejvíc { $where }.
               *[no] Co se odkrylo všem, zvýšilo šanci na výhru o { $points } ze 100, nejvíc { $where }.
            }
    }
rv-story-luck-turned-took =
    { $game ->
        [caesar-cleopatra]
            { $you ->
                [yes] Otázky o důvěře snížily vaši šanci na výhru o { $points } ze 100, nejvíc { $where }.
               *[no] Otázky o důvěře snížily šanci na výhru o { $points } ze 100, nejvíc { $where }.
            }
       *[other]
            { $you ->
                [yes] Co se odkrylo všem, snížilo vaši šanci na výhru o { $points } ze 100, nejvíc { $where }.
               *[no] Co se odkrylo všem, snížilo šanci na výhru o { $points } ze 100, nejvíc { $where }.
            }
    }
rv-story-turning-none = Žádná chvíle sama o sobě hru nerozhodla.
rv-story-turning-slowly-gave =
    { $you ->
        [yes] Žádná chvíle sama o sobě hru nerozhodla; ve váš prospěch se začala obracet { $where }.
       *[no] Žádná chvíle sama o sobě hru nerozhodla; ve prospěch hráče { $name } se začala obracet { $where }.
    }
rv-story-turning-slowly-took =
    { $you ->
        [yes] Žádná chvíle sama o sobě hru nerozhodla; z rukou se vám začala vymykat { $where }.
       *[no] Žádná chvíle sama o sobě hru nerozhodla; z rukou se hráči { $name } začala vymykat { $where }.
    }
rv-story-turning-own =
    { $you ->
        [yes] Zlom přišel { $where } s vaší vlastní volbou: { $action }.
       *[no] Zlom přišel { $where } s touto volbou: { $action }.
    }
rv-story-turning-resigned =
    { $you ->
        [yes] Vzdáváte se { $where }, zbývalo { $points } ze 100.
       *[no] { $name } se vzdává { $where }, zbývalo { $points } ze 100.
    }
rv-story-turning-other-resigned = { $other } se vzdává { $where }, zbývalo { $points } ze 100.
rv-story-turning-luck-gave =
    { $you ->
        [yes] Zlom přišel { $where } díky štěstí, které vám přineslo { $points } ze 100.
       *[no] Zlom přišel { $where } díky štěstí, které přineslo hráči { $name } { $points } ze 100.
    }
rv-story-turning-luck-took =
    { $you ->
        [yes] Zlom přišel { $where } kvůli smůle, která vás stála { $points } ze 100.
       *[no] Zlom přišel { $where } kvůli smůle, která stála hráče { $name } { $points } ze 100.
    }
rv-story-turning-others-gave =
    { $you ->
        [yes] Zlom přišel { $where }: tah hráče { $other } vám přinesl { $points } ze 100.
       *[no] Zlom přišel { $where }: tah hráče { $other } přinesl hráči { $name } { $points } ze 100.
    }
rv-story-turning-others-took =
    { $you ->
        [yes] Zlom přišel { $where }: tah hráče { $other } vás stál { $points } ze 100.
       *[no] Zlom přišel { $where }: tah hráče { $other } stál hráče { $name } { $points } ze 100.
    }
rv-story-turning-several-gave =
    { $you ->
        [yes] Zlom přišel { $where }: co udělali ostatní, přineslo vám { $points } ze 100.
       *[no] Zlom přišel { $where }: co udělali ostatní, přineslo hráči { $name } { $points } ze 100.
    }
rv-story-turning-several-took =
    { $you ->
        [yes] Zlom přišel { $where }: co udělali ostatní, vás stálo { $points } ze 100.
       *[no] Zlom přišel { $where }: co udělali ostatní, stálo hráče { $name } { $points } ze 100.
    }
rv-story-turning-end = Rozhodlo se až { $where }, na samém konci: šlo o { $points } ze 100.

# Jak se to sečte
rv-sum = Jak se to sečte
rv-sum-start = Před rozdáním
rv-sum-deal = Rozdání
rv-sum-draws = Dobráno
rv-sum-turned =
    { $game ->
        [caesar-cleopatra] Otázky o důvěře
       *[other] Odkryto všem
    }
rv-sum-own =
    { $you ->
        [yes] Vaše rozhodnutí
       *[no] Rozhodnutí: { $name }
    }
rv-sum-accuracy = { $percent } % možného
rv-sum-others =
    { $one ->
        [yes] Rozhodnutí: { $name }
       *[no] Ostatní
    }
rv-sum-most = nejvíc { $where }
rv-sum-won = Výhra
rv-sum-lost = Prohra
rv-sum-result = Výsledek
rv-accuracy = Přesnost
rv-accuracy-line = { $name }: { $percent } %
rv-accuracy-none = { $name }: nebylo o čem rozhodovat
rv-note = Jedna hra říká víc o štěstí než o umění hrát.

# Najděte lepší
rv-find = Najděte lepší
rv-find-count = Nalezeno { $found } { $count ->
    [few] ze
   *[other] z
} { $count }
rv-find-none = Žádné rozhodnutí nestálo 5 bodů ani víc.
rv-verdict-inaccuracy = nepřesnost
rv-verdict-mistake = chyba
rv-verdict-blunder = hrubá chyba
rv-by-you = { $what }, lepší už znáte
rv-well = { $count ->
    [2] výborně
    [few] výborně: nejlepší volba ze { $count }
   *[other] výborně: nejlepší volba z { $count }
}
rv-missed = přehlédnuto: { $name }
rv-took = stálo { $points } ze 100

# Chvíle na plánu
rv-ask =
    { $you ->
        [yes] Vaše volba: { $action }. Najděte lepší.
       *[no] { $name }, volba: { $action }. Najděte lepší.
    }
rv-ask-how = Vyberte na plánu nebo ze seznamu.
rv-show = Ukázat
rv-again = Zkusit znovu
rv-next = Další chvíle
rv-tag-was =
    { $you ->
        [yes] vy
       *[no] zahráno
    }
rv-tag-better = lepší
rv-answer-found = Nalezeno: { $action }.
rv-answer-as-good = Stejně dobré jako nejlepší: { $action }.
rv-answer-better = Lepší než to, co bylo zahráno, a existuje ještě lepší: { $action }.
rv-answer-same = To bylo zahráno. Lepší je: { $action }.
rv-answer-worse = Není lepší než to, co bylo zahráno. Lepší je: { $action }.
rv-answer-unknown = Nepatří k nejlepším volbám. Lepší je: { $action }.
rv-answer-shown = Lepší je: { $action }.
rv-answer-well = Výborně: { $action }.
rv-answer-other = { $name }, volba: { $action }. Lepší bylo: { $better }.
rv-chances = { $best } ze 100 místo { $played }.
rv-lead = O { $points } ze 100 lepší než cokoli jiného.
rv-true = S odkrytými kartami je nejlepší: { $action }, { $best } ze 100.
rv-true-worth =
    { $points ->
        [0] Co nebylo možné vědět, tu nic nezměnilo.
       *[other] Co nebylo možné vědět, tu mělo cenu { $points } ze 100.
    }
rv-true-none = S odkrytými kartami tato chvíle zkoumána nebyla.

# Než je hotov
rv-make = Rozebrat tuto hru
rv-making = Rozbor se připravuje: { $progress } %.
rv-making-how = Trvá asi půl minuty a počká, dokud přemýšlejí boti.
rv-waiting =
    { $ahead ->
        [0] Rozbor začne za chvíli.
        [one] Předtím je na řadě jedna jiná hra.
        [few] Předtím jsou na řadě { $ahead } jiné hry.
       *[other] Předtím je na řadě { $ahead } jiných her.
    }
rv-failed = Tuto hru se nepodařilo rozebrat.
rv-nobody = O tento rozbor zatím nikdo nepožádal.
rv-outdated = Tento rozbor pochází ze starší verze.
rv-anew = Udělat znovu

# Co odmítají pravidla, záznamy a možnosti. Klíče: docs/texts.md

refusal-not-now = Teď to není možné: { $action }.
refusal-game-over = Hra skončila.
refusal-not-to-act = Nejste na tahu.
refusal-seat-unknown = Místo { $number } neexistuje. Místa mají čísla 0 až { $last }.
refusal-action-form = Akce je text, ne { $found }.
refusal-action-unknown = Tato hra nezná akci { $found }.
refusal-undo-too-many = { $most ->
    [0] Není co vzít zpět.
    [one] Zpět lze vzít jen jednu akci.
    [few] Zpět lze vzít jen { $most } akce.
   *[other] Zpět lze vzít jen { $most } akcí.
}
refusal-dealt-twice = Rozdání pochází buď od rozdávajícího, nebo ze semínka, ne z obojího.

# Možnosti

refusal-game-unknown = Hra „{ $found }“ neexistuje. K dispozici jsou { $known }.
refusal-no-revision = { $title } má revize pravidel 1 až { $last }, ne { $found }.
refusal-option-unknown = { $title } nemá možnost „{ $option }“. { $known ->
    [none] Tato hra žádné možnosti nemá.
   *[other] Její možnosti jsou { $known }.
}
refusal-option-value = Možnost „{ $option }“ nemůže mít hodnotu { $found }. Může mít { $known }.
refusal-seat-count = { $title } je hra pro { $least ->
    [1] { $most ->
        [1] jednoho hráče
       *[other] 1 až { $most } hráče
    }
   *[other] { $most ->
        [2] 2 hráče
       *[other] { $least } až { $most } hráčů
    }
}, ne pro { $found }.

# Záznamy

refusal-record-json = Toto není záznam: soubor není JSON ({ $detail }).
refusal-record-object = Toto není záznam: záznam je objekt JSON, ne { $found }.
refusal-record-lacks = Záznam je neúplný: chybí „{ $key }“.
refusal-record-unknown = Záznam nezná klíč { $key }.
refusal-record-version = Záznam má verzi { $found }; tento program čte verzi { $wanted }.
refusal-record-revision = Záznam se řídí revizí { $found } pravidel hry { $title }; tento program má revizi { $wanted }.
refusal-record-form = „{ $key }“ v záznamu má chybný tvar: { $found }.
refusal-record-deal = „deal“ v záznamu potřebuje buď „seed“, nebo „commitment“, „salt“ a „secret“.
refusal-record-action = Akce { $number } v záznamu má chybný tvar: potřebuje místo a text.
refusal-record-undo = Položka { $number } záznamu bere zpět { $count ->
    [one] jednu akci
    [few] { $count } akce
   *[other] { $count } akcí
}, k dispozici { $most ->
    [0] však není žádná
    [one] je však jen jedna
    [few] jsou však jen { $most }
   *[other] je jich však jen { $most }
}.
refusal-record-undo-form = „undo“ potřebuje číslo od 1 výš, ne { $found }.
refusal-record-short = Záznam má jen { $count ->
    [one] jednu položku
    [few] { $count } položky
   *[other] { $count } položek
}, ne { $found }.
refusal-record-replay = Záznam porušuje pravidla v akci { $number }, „{ $text }“. { $reason }
refusal-record-secret = Tajemství tohoto rozdání bude zveřejněno po skončení hry.
refusal-record-commitment = Zveřejněné tajemství neodpovídá pečeti rozdání.
refusal-record-outcome = Záznam uvádí výsledek, ke kterému jeho akce nevedou.

# Dokumenty a seznam karet

refusal-document-kind = { $where }: očekává se { $expected ->
    [object] objekt
    [text-keys] text jako klíč
    [list] seznam
    [number] celé číslo
    [bool] true nebo false
   *[text] text
}, nalezeno { $found }.
refusal-document-length = { $where }: očekává se { $count ->
    [one] jedna položka
    [few] { $count } položky
   *[other] { $count } položek
}, nalezeno { $found }.
refusal-document-most = { $where }: očekává se nejvýše { $most } položek, nalezeno { $found }.
refusal-document-range = { $where }: očekává se { $low } až { $high }, nalezeno { $found }.
refusal-document-word = { $where }: { $found } není možné. Možné je { $known }.
refusal-document-lacks = { $where }: chybí „{ $key }“.
refusal-document-unknown = { $where }: klíč „{ $key }“ není známý. Známé jsou { $known }.
refusal-sheet-tickets = Seznam karet: vstupenek je { $count } (CM-1), tento seznam jich má { $found }.
refusal-sheet-kinds = Seznam karet: druhů karet přízně je { $count } (CM-5), tento seznam jich má { $found }.
refusal-sheet-lays = Seznam karet: { $where } musí položit aspoň jeden žeton (CA-62).
refusal-sheet-balance = Seznam karet: { $where } bere { $gained } a dává { $spent }; obojí se musí rovnat, aby řada zůstala stejně dlouhá (CA-57).

# Pozice: { $where } je cesta jako votes.pile; první z { $rules } následuje celé

refusal-position-conflict = „{ $where }“ nesouhlasí se zbytkem pozice.
refusal-position-rule = „{ $where }“ nesouhlasí s pravidly ({ $rules }).
refusal-position-part = „{ $where }“ nelze přečíst. { $reason }
refusal-position-onlooker = K odhadu je potřeba pohled z některého místa, ne pohled diváka.

# Boti, lekce a aréna

refusal-bot-unknown = Bot „{ $found }“ neexistuje. Boti jsou { $known }; s časem na přemýšlení, například consul@200ms, hrají tímto tempem.
refusal-program-late = Program bota neodpověděl včas. ({ $detail })
refusal-program-nonsense = Program bota nedodržuje protokol. ({ $detail })
refusal-program-illegal = Program bota zvolil akci, která nebyla na výběr. ({ $detail })
refusal-program-gone = Program bota neběží. ({ $detail })
refusal-lesson-form = Lekce { $where }: „{ $key }“ je chybně zapsáno. ({ $detail })
refusal-lesson-unknown = Lekce „{ $found }“ neexistuje. Lekce jsou { $known }.
refusal-arena-worker = Pracovní proces byl ukončen, možná pro nedostatek paměti. S menším počtem --workers jí stačí méně.
refusal-arena-extra = { $text } zde není nainstalováno. Instalace: { $detail }
refusal-arena-command = „{ $found }“ není příkaz. ({ $detail })
refusal-arena-no-command = Za „{ $text }“ patří příkaz, například { $text }./mybot.
refusal-arena-players = Hráčů je málo. Potřeba je aspoň { $count }, uvedeno: { $found }.
refusal-arena-round = { $where }, řádek { $number }: toto není kolo arény. ({ $detail })
refusal-arena-other = { $where } patří jiné aréně: „{ $key }“ je tam { $found }, ne { $text }.
refusal-arena-locked = Do { $where } právě zapisuje jiná aréna.
refusal-arena-file = { $where } není soubor arény. ({ $detail })
refusal-arena-version = { $where } je aréna verze { $found }; tento program čte verzi { $wanted }.

# Caesar! Názvy zpráv: docs/texts.md

title = Caesar!
blurb = Caesar a Pompeius bojují podél hranic o provincie Říma, za dvacet minut; v sólové hře stojí proti vám Crassus.
credits = Moduly: Dávid Turczi. Sólový režim: Dávid Turczi a Nick Shaw.

seat-caesar = Caesar
seat-pompey = Pompeius
seat-itself = Crassus

# Jména

term-caesar = Caesar
term-pompey = Pompeius
term-crassus = Crassus
term-hu = Hispania Ulterior
term-hc = Hispania Citerior
term-mt = Mauretania
term-sd = Sardinia
term-ga = Gallia
term-nu = Numidia
term-sc = Sicilia
term-it = Italia
term-gc = Gallia Cisalpina
term-af = Africa
term-ac = Achaia
term-md = Macedonia
term-dm = Dalmatia
term-cy = Cyrene
term-cr = Creta
term-ag = Aegyptus
term-as = Asia
term-sy = Syria
term-ga-gc = { term-ga } – { term-gc }
term-dm-md = { term-dm } – { term-md }
term-md-ac = { term-md } – { term-ac }
term-sy-ag = { term-sy } – { term-ag }
term-gc-it = { term-gc } – { term-it }
term-ga-hc = { term-ga } – { term-hc }
term-mt-nu = { term-mt } – { term-nu }
term-it-sc = { term-it } – { term-sc }
term-nu-af = { term-nu } – { term-af }
term-cy-ag = { term-cy } – { term-ag }
term-dm-gc = { term-dm } – { term-gc }
term-ac-cr = { term-ac } – { term-cr }
term-as-cr = { term-as } – { term-cr }
term-as-sy = { term-as } – { term-sy }
term-hc-hu = { term-hc } – { term-hu }
term-ga-sd = { term-ga } – { term-sd }
term-it-sd = { term-it } – { term-sd }
term-md-it = { term-md } – { term-it }
term-cr-cy = { term-cr } – { term-cy }
term-af-cy = { term-af } – { term-cy }
term-ac-af = { term-ac } – { term-af }
term-hu-mt = { term-hu } – { term-mt }
term-sd-mt = { term-sd } – { term-mt }
term-sc-nu = { term-sc } – { term-nu }
term-sd-sc = { term-sd } – { term-sc }
term-sc-af = { term-sc } – { term-af }
term-dm-it = { term-dm } – { term-it }
term-it-ac = { term-it } – { term-ac }
term-as-ag = { term-as } – { term-ag }
term-cr-ag = { term-cr } – { term-ag }
term-sword = meč
term-shield = štít
term-ship = loď
term-laurel = vavřín
term-sword-6-0 = { term-sword } 6/0
term-sword-5-1 = { term-sword } 5/1
term-sword-4-2 = { term-sword } 4/2
term-sword-3-3 = { term-sword } 3/3
term-shield-6-0 = { term-shield } 6/0
term-shield-5-1 = { term-shield } 5/1
term-shield-4-2 = { term-shield } 4/2
term-shield-3-3 = { term-shield } 3/3
term-ship-6-0 = { term-ship } 6/0
term-ship-5-1 = { term-ship } 5/1
term-ship-4-2 = { term-ship } 4/2
term-ship-3-3 = { term-ship } 3/3
term-laurel-4-0 = { term-laurel } 4/0
term-laurel-3-1 = { term-laurel } 3/1
term-laurel-2-2 = { term-laurel } 2/2
term-sword-7-0 = { term-sword } 7/0
term-shield-ship-4-4 = štít nebo loď 4/4
term-laurel-3-3 = { term-laurel } 3/3
term-senate = Senát
term-tactics = Taktika
term-wealth = Bohatství
term-might = Síla
term-poison = Jed
term-centurion = Centurion
term-bank = bank
term-token = žeton vlivu
term-marker = žeton kontroly
term-province = provincie
term-up = lícem vzhůru
term-down = lícem dolů
term-easy = nízká
term-medium = střední
term-hard = vysoká
term-A = A
term-B = B
term-C = C
term-D = D
term-E = E
term-neighbour = vedle provincie, kterou kontroluje
term-central = centrální
term-near-central = vedle centrální provincie
term-random = náhodně
term-trailing = k provincii, kde nejvíc ztrácí
term-no-laurel = vavřín až naposled
term-sum = součet obou čísel
term-leftmost = zcela vlevo
term-italia = nejprve Italia

option-poison = modul Jed
option-poison-no = ne
option-poison-yes = ano
option-centurions = modul Centurioni
option-centurions-no = ne
option-centurions-yes = ano
option-checkpoints = modul Kontrolní stanoviště (s oběma ostatními)
option-checkpoints-no = ne
option-checkpoints-yes = ano
option-side = vaše strana (sólo)
option-side-caesar = Caesar
option-side-pompey = Pompeius
option-level = obtížnost (sólo)
option-level-easy = nízká
option-level-medium = střední
option-level-hard = vysoká
option-harder = Crassus se s každým odhozeným bonusem zbaví i žetonu kontroly (sólo, těžší)
option-harder-no = ne
option-harder-yes = ano
option-sheet = jiné taktické destičky (sólo)

# Co lze udělat

prompt-lay = Položte jeden ze svých žetonů na volné hraniční pole, na které se hodí. První provincie v nabídce dostane vyšší číslo.
    .rules = CA-7 CA-14 CA-16 CA-19 CA-20 CA-21 CA-25 CA-30
prompt-order = Uzavřely se dvě provincie. Která se vyhodnotí první?
    .rules = CA-16 CA-20 CA-30 CA-41
prompt-offer = { $offer_id ->
    [tactics] Máte bonus Taktika. Provedete po tomto tahu ještě další?
    [wealth] Máte bonus Bohatství. Vylosujete si hned žeton a budete mít odteď o jeden víc?
    [poison] Máte bonus Jed. Má soupeř vrátit náhodný žeton ze zásoby do sáčku?
   *[other] Máte bonus ({ $offer }). Použijete ho?
}
    .rules = CA-29 CA-31 CA-33 CA-44
prompt-might = Máte bonus Síla. Který soupeřův žeton otočíte lícem dolů?
    .rules = CA-34 CA-35 CA-36 CA-37
prompt-bank = Žeton leží lícem dolů. Vylosujete si bonus z banku?
    .rules = CA-50 CA-51 CA-52 CA-53
prompt-recruiting = Máte bonus Centurion. Kterého si vezmete místo žetonu ze sáčku?
    .rules = CA-10 CA-47
prompt-ready = Začíná Crassus. Můžeme?
    .rules = CA-54 CA-55 CA-57 CA-63

wait-lay = { $seat } pokládá žeton.
wait-order = { $seat } volí, která provincie se vyhodnotí první.
wait-offer = { $seat } může použít bonus.
wait-might = { $seat } může otočit žeton lícem dolů.
wait-bank = { $seat } může losovat z banku.
wait-recruiting = { $seat } si může vzít Centuriona.
wait-ready = { $seat } se chystá.

# Možnosti

kind-lay = Položit žeton
kind-hide = Položit žeton lícem dolů na kontrolní stanoviště
kind-settle = Vyhodnotit některou provincii první
kind-might = Síla: otočit žeton lícem dolů
kind-recruit = Vzít si Centuriona

choice-lay = { $token_id ->
    [sword-3-3] Položit { $token } mezi provincie { $high } a { $low }
    [shield-3-3] Položit { $token } mezi provincie { $high } a { $low }
    [ship-3-3] Položit { $token } mezi provincie { $high } a { $low }
    [laurel-2-2] Položit { $token } mezi provincie { $high } a { $low }
    [shield-ship-4-4] Položit { $token } mezi provincie { $high } a { $low }
    [laurel-3-3] Položit { $token } mezi provincie { $high } a { $low }
   *[other] Položit { $token } mezi provincie { $high } (vyšší číslo) a { $low }
}
choice-hide = Položit lícem dolů: { $token }, hranice { $border }
choice-settle = Nejprve vyhodnotit provincii { $province }
choice-use = Použít bonus
choice-decline = Nepoužít bonus
choice-bank = Vylosovat bonus
choice-might = { $target_id ->
    [token] Otočit žeton vlivu na poli { $place }
    [marker] Otočit žeton kontroly na hranici { $place }
   *[province] Otočit žeton kontroly v provincii { $place }
}
choice-recruit = Vzít { $token }
choice-begin = Nechat Crassa začít

# Co se stalo

event-turn = { $turn }. tah: na tahu je { $side }.
event-laid = { $side } pokládá { $token }: { $values_0 } k provincii { $high }, { $values_1 } k provincii { $low }.
event-hid = { $side } pokládá žeton lícem dolů na pole { $border }.
event-hid-known = { $side } pokládá { $token } lícem dolů na pole { $border }.
event-ordered = { $side } vyhodnocuje nejprve provincii { $province }.
event-closed = { $side } uzavírá provincii { $province } a bere si bonus: { $bonus }. { $sides_0 } tam má vliv { $totals_0 }, { $sides_1 } { $totals_1 }.
event-tied = Shoda: provincii { $province } nebude nikdy nikdo kontrolovat.
event-tie-broken = Shoda v provincii { $province }: ve svém vlastním tahu ji tak získává { $side }.
event-controls = { $side } kontroluje provincii { $province } a pokládá { $markers ->
    [one] žeton kontroly
    [few] { $markers } žetony kontroly
   *[other] { $markers } žetonů kontroly
} ({ $left ->
    [0] nezbývá žádný
    [one] zbývá jeden
    [few] zbývají { $left }
   *[other] zbývá jich { $left }
}).
event-border-covered = { $side } kontroluje provincie { $provinces_0 } a { $provinces_1 } a pokládá žeton kontroly na hranici mezi nimi ({ $left ->
    [0] nezbývá žádný
    [one] zbývá jeden
    [few] zbývají { $left }
   *[other] zbývá jich { $left }
}).
event-senate = { $side } má { $senates ->
    [one] první Senát
    [few] { $senates } Senáty
   *[other] { $senates } Senátů
} a { $markers ->
    [0] nevkládá pod nový žádný žeton kontroly
    [one] vkládá pod nový jeden žeton kontroly
    [few] vkládá pod nový { $markers } žetony kontroly
   *[other] vkládá pod nový { $markers } žetonů kontroly
} ({ $left ->
    [0] nezbývá žádný
    [one] zbývá jeden
    [few] zbývají { $left }
   *[other] zbývá jich { $left }
}).
event-no-effect = { $bonus } teď nemá účinek ({ $side }).
event-declined = { $bonus_id ->
    [bank] { $side } z banku nelosuje.
   *[other] { $side } nepoužívá bonus: { $bonus }.
}
event-extra-turn = { $side } bude mít tah navíc.
event-drew = { $side } losuje žeton.
event-drew-known = { $side } losuje { $token }.
event-enriched = Bohatství: { $side } losuje žeton navíc a má odteď větší zásobu.
event-bag-empty = Sáček je prázdný: { $side } nelosuje nic.
event-poisoned = Jed: { $side } vrací do sáčku { $token }; { $supply ->
    [0] v zásobě nezbývá žádný
    [one] v zásobě zbývá jeden
    [few] v zásobě zbývají { $supply }
   *[other] v zásobě jich zbývá { $supply }
}.
event-might = { $target_id ->
    [token] { $side } otáčí lícem dolů soupeřův žeton vlivu ({ $other_side }) na poli { $place }.
    [marker] { $side } otáčí lícem dolů soupeřův žeton kontroly ({ $other_side }) na hranici { $place }.
   *[province] { $side } otáčí lícem dolů soupeřův žeton kontroly ({ $other_side }) v provincii { $place }.
}
event-bank-drawn = { $side } losuje z banku: { $bonus }; { $bank ->
    [0] bank je prázdný
    [one] zbývá tam jeden bonus
    [few] zbývají tam { $bank } bonusy
   *[other] zbývá tam { $bank } bonusů
}.
event-recruited = { $side } bere Centuriona: { $token }.
event-screen-lifted = { $side } zvedá zástěnu: { $tokens }.
event-ended = { $reason } Vítězí { $side }.

# Crassus

event-tile = Crassus otáčí destičku { $tile }: Centurioni { $centurions }, losovat { $draws }, položit { $lays }, odhodit { $discards }.
event-tiles-shuffled = Destičky ({ $tiles }) se zamíchají do nového balíčku.
event-crassus-takes = Crassus bere Centuriona: { $token }.
event-crassus-draws = Crassus losuje { $token }.
event-crassus-returns = Crassus vrací do sáčku žeton zcela vlevo: { $token }.
event-crassus-skips = { $side } nemůže položit { $number }. žeton.
event-crassus-keeps = V sáčku bylo málo žetonů: { $side } neodhazuje žádný.
event-crassus-step = { $step ->
    [1] Krok 1: jeden žeton může získat kontrolu. Nejmenší postačující hodnota je { $value }: { $provinces }.
    [2] Krok 2: jeden žeton může provincii uzavřít, i když ne získat. Nejmenší hodnota je { $value }: { $provinces }.
    [3] Krok 3: tady Crassus nejvíc ztrácí, o { $margin }; nejvyšší možná hodnota je { $value }: { $provinces }.
    [4] Krok 4: tady Crassus nejvíc vede, o { $margin }; nejvyšší možná hodnota je { $value }: { $provinces }.
    [5] Krok 5: vedle provincie, kterou kontroluje, je nejvyšší hodnota { $value }: { $provinces }.
    [6] Krok 6: v centrální provincii je nejvyšší hodnota { $value }: { $provinces }.
   *[other] Krok 7: nejvyšší hodnota vůbec je { $value }: { $provinces }.
}
event-crassus-province = { $by_id ->
    [italia] Z centrálních provincií má přednost Italia.
    [neighbour] Z nich dává přednost sousedce provincie, kterou kontroluje: { $kept }.
    [senate] Z nich dává přednost provincii se Senátem: { $kept }.
    [poison] Z nich dává přednost provincii s Jedem: { $kept }.
    [central] Z nich dává přednost centrální provincii: { $kept }.
    [near_central] Z nich dává přednost sousedce centrální provincie: { $kept }.
   *[random] Z nich náhodně: { $kept }.
}
event-crassus-border = { $by_id ->
    [trailing] Z jejích hranic bere tu k provincii, kde nejvíc ztrácí: { $kept }.
    [near_central] Z jejích hranic dává přednost té k centrální provincii: { $kept }.
   *[random] Z jejích hranic náhodně: { $kept }.
}
event-crassus-token = { $by_id ->
    [no_laurel] Vavříny si šetří: { $kept }.
    [sum] Rozhoduje součet obou čísel: { $kept }.
   *[leftmost] Bere žeton zcela vlevo: { $kept }.
}
event-crassus-lays = Crassus pokládá { $token } na pole { $border }: hodnota { $value } pro provincii { $province }.
event-crassus-discards = { $side } bonus nepotřebuje a odhazuje ho: { $bonus }.{ $harder ->
    [yes] {" "}Zbavuje se s ním i jednoho svého žetonu kontroly; { $left ->
        [0] nezbývá žádný
        [one] zbývá jeden
        [few] zbývají { $left }
       *[other] zbývá jich { $left }
    }.
   *[no] {""}
}

reason-last-marker = Poslední žeton kontroly je položen.
reason-stuck = Žádný žeton už nelze položit.
reason-crassus-stuck = Crassus nemůže za celý tah položit žádný žeton.

line-provinces = { $points ->
    [one] jeden žeton kontroly
    [few] { $points } žetony kontroly
   *[other] { $points } žetonů kontroly
} na provinciích
line-borders = { $points ->
    [one] jeden žeton kontroly
    [few] { $points } žetony kontroly
   *[other] { $points } žetonů kontroly
} na hranicích
line-senate = { $points ->
    [one] jeden žeton kontroly
    [few] { $points } žetony kontroly
   *[other] { $points } žetonů kontroly
} pod Senáty

# Kreslená mapa

board-supply = Zásoba
board-unseen = Ještě neviděné
board-bag = Sáček
board-markers = Zbývá žetonů kontroly
board-senates = Senáty
board-centurions = Centurioni
board-bank = Bank
board-tiles = Destičky
board-row = Řada
board-turn = na tahu
board-legend = Volné hranice: meč †, štít ◊, loď ≈. Levé číslo žetonu platí v provincii vlevo nebo nahoře; ▲ je Caesarův, ▼ Pompeiův, × leží lícem dolů, ● je žeton kontroly. Zkratka malými písmeny: žeton kontroly leží lícem dolů. = je shoda.

# Deska na stránce

board-map = Mapa Středomoří: 18 provincií a hranice mezi nimi. Šipkami se přechází z místa na místo.
board-moment = { $turn }. tah
aim = Položte jako první všech dvanáct žetonů kontroly.
board-gloss-token = žeton vlivu
board-gloss-bonus = bonus provincie
board-gloss-province = provincie
board-gloss-border = hranice
board-gloss-tile = Destička { $tile }
board-gloss-close = Uzavře se, když jsou všechny její hranice obsazené; pak ji kontroluje ten, kdo v ní má vyšší součet.
board-gloss-closed = Všechny její hranice jsou obsazené.
board-gloss-counts = Žeton zde platí v obou provinciích, v každé číslem, které k ní směřuje.
board-refuse-token = Tento žeton nelze položit na žádnou volnou hranici.
board-refuse-first = Nejprve odpovězte na položenou otázku.
board-refuse-taken = Tato hranice je obsazená.
board-refuse-province = Žetony patří na hranice, ne do provincií.
board-refuse-symbol = Na této hranici je { $symbol }: lze položit jen stejný symbol nebo vavřín.
board-why-last = Poslední žeton kontroly je položen v tahu { $turn }.
board-course = Zbývající žetony kontroly, tah po tahu
board-course-end = { $side }: { $left }.
board-sources = Položené žetony kontroly podle původu
board-sources-markers = Žetony
board-source-provinces = Provincie
board-source-borders = Hranice
board-source-senates = Senáty
board-source-thrown = Bonusy
board-turning = { $province ->
    [none] { $side } v jednom tahu pokládá žetony kontroly: { $count }
   *[other] { $side } získává provincii { $province } a v jednom tahu pokládá žetony kontroly: { $count }
}. Zbývalo { $before }, zbývá { $after }.
board-provinces = Provincie
board-bonus = Bonus
board-free-count = volné
board-markers-left = { $count ->
    [one] žeton kontroly
    [few] žetony kontroly
   *[other] žetonů kontroly
}
board-tokens = { $count ->
    [one] žeton
    [few] žetony
   *[other] žetonů
}
board-bagged = v sáčku
board-senate-count = { $count ->
    [one] Senát
    [few] Senáty
   *[other] Senátů
}
board-senates-of = { $side }: { $count ->
    [0] žádný Senát
    [one] jeden Senát
    [few] { $count } Senáty
   *[other] { $count } Senátů
}; žetony kontroly pod nimi: { $markers }
board-tokens-of = Žetony: { $side }
board-unseen-where = Neviděno: { $count }. V zásobě { $supply }, v sáčku { $bag }{ $hidden ->
    [0] {""}
   *[other] , lícem dolů { $hidden }
}.
board-not-seen = : zatím neviděno
board-seen = : viděno
board-taken = (pryč)
board-surely-held = Určitě v zásobě
board-surely-bagged = Určitě v sáčku
board-bank-has = { $count ->
    [0] Bank je prázdný.
    [one] V banku zbývá jeden bonus.
    [few] V banku zbývají { $count } bonusy.
   *[other] V banku zbývá { $count } bonusů.
}
board-bonuses = Bonusy
board-bonus-senate = Ponechte si ho. S kontrolou pod něj vložte tolik žetonů kontroly, kolik máte Senátů.
board-bonus-tactics = Po tomto tahu proveďte ještě další.
board-bonus-wealth = Vylosujte si hned žeton navíc; vaše zásoba zůstane do konce hry o jeden větší.
board-bonus-might = Otočte soupeřův žeton vlivu nebo kontroly lícem dolů.
board-bonus-poison = Náhodný žeton soupeře se vrací do sáčku; jeho zásoba zůstane o jeden menší.
board-bonus-centurion = Na konci tahu si místo losování vezměte jednoho ze svých Centurionů.
board-bonus-who = Kdo provincii uzavře, bere její bonus, ať ji kontroluje kdokoli.
board-ring = Zaplněné hranice: tři ze čtyř.
board-sums = Součty: Caesar, Pompeius.
board-sums-are = Caesar { $caesar }, Pompeius { $pompey }.
board-open = { $count ->
    [0] Žádná hranice není volná.
    [one] Jedna hranice je volná.
    [few] { $count } hranice jsou volné.
   *[other] { $count } hranic je volných.
}
board-closed = Uzavřená; právě se vyhodnocuje.
board-controlled = Kontroluje ji { $side }.
board-fallen = Žeton kontroly tu leží lícem dolů: na hranice této provincie nesmí nikdo pokládat žetony kontroly.
board-tied = Shoda: nekontroluje ji nikdo.
board-free = Volné pole: { $symbol } nebo vavřín.
board-laid = { $side }: { $token }, { $first } k provincii { $high }, { $second } k provincii { $low }.
board-hidden = { $known ->
    [yes] { $side }: { $token }, žeton leží lícem dolů; počítá se za 0.
   *[no] { $side }: žeton leží lícem dolů; počítá se za 0.
}
board-face-down = Leží lícem dolů a počítá se za 0.
board-covered = { $face ->
    [down] Kryje ho žeton kontroly lícem dolů ({ $side }).
   *[up] Kryje ho žeton kontroly ({ $side }).
}
board-checkpoint = Kontrolní stanoviště: žeton tu lze položit lícem dolů a vylosovat si za to bonus z banku.
board-your-tokens = Vaše žetony
board-no-tokens = Žádné žetony
board-in-bag = { $count ->
    [0] Váš sáček je prázdný
    [one] Ve vašem sáčku zbývá 1 žeton
    [few] Ve vašem sáčku zbývají { $count } žetony
   *[other] Ve vašem sáčku zbývá { $count } žetonů
}
board-turn-short = Otočit
board-kind-lay = Položit { $token }
board-turn-it = Otočit žeton
board-face-down-it = Lícem dolů
board-choose-token = Vyberte jeden ze svých žetonů.
board-choose-border = Teď vyberte vyznačenou hranici pro tento žeton ({ $token }), nebo ho tam přetáhněte.
board-lay-ask = { $first } k provincii { $high }, { $second } k provincii { $low }?
board-lay-tip = Číslo { $number } dostane { $province }, když ji stisknete.
board-hide-tip = Lícem dolů by se počítal za 0 a přinesl bonus z banku.
board-give = { $number } k provincii { $province }
board-lay-words = { $token }: { $first } k provincii { $high }, { $second } k provincii { $low }
board-hide-ask = Položit lícem dolů: { $token }, { $border }?
board-lay = Položit
board-might = Otočit
board-settle = Vyhodnotit
board-recruit = Vzít
board-acta-closed = { $side } uzavírá provincii { $province }, { $totals_0 } : { $totals_1 } (bonus: { $bonus }).
board-acta-controls = { $side } nad ní získává kontrolu a pokládá { $markers ->
    [one] žeton kontroly
    [few] { $markers } žetony kontroly
   *[other] { $markers } žetonů kontroly
} ({ $left ->
    [0] nezbývá žádný
    [one] zbývá jeden
    [few] zbývají { $left }
   *[other] zbývá jich { $left }
}).
board-acta-senate = { $side } { $markers ->
    [0] nevkládá pod nový Senát žádný žeton kontroly
    [one] vkládá pod nový Senát jeden žeton kontroly
    [few] vkládá pod nový Senát { $markers } žetony kontroly
   *[other] vkládá pod nový Senát { $markers } žetonů kontroly
} ({ $left ->
    [0] nezbývá žádný
    [one] zbývá jeden
    [few] zbývají { $left }
   *[other] zbývá jich { $left }
}).
board-acta-covered = Další na hranici { $provinces_0 } – { $provinces_1 } ({ $left ->
    [0] nezbývá žádný
    [one] zbývá jeden
    [few] zbývají { $left }
   *[other] zbývá jich { $left }
}).
board-would = Když ho položíte
board-would-might = Když ho otočíte
board-would-settle = Když ji vyhodnotíte jako první
board-would-be = { $province } { $caesar } : { $pompey }{ $open ->
    [-1] {""}
    [0] , žádná hranice volná
    [one] , jedna hranice volná
    [few] , { $open } hranice volné
   *[other] , { $open } hranic volných
}
board-would-last = { $province } { $caesar } : { $pompey }. { $side } ji pak může uzavřít
board-would-close = { $province } se uzavře, { $caesar } : { $pompey }, { $control ->
    [none] nekontroluje ji nikdo
    [own] kontrolujete ji vy
   *[other] kontroluje ji { $side }
}
board-would-cover = { $count ->
    [0] Žádná hranice by se nezakryla
    [one] Jedna hranice by se zakryla
    [few] { $count } hranice by se zakryly
   *[other] { $count } hranic by se zakrylo
}
board-would-block = { $count ->
    [0] Všechny hranice by dál šlo zakrýt
    [one] Jedna hranice by už nešla zakrýt
    [few] { $count } hranice by už nešly zakrýt
   *[other] { $count } hranic by už nešlo zakrýt
}
board-would-markers = { $who ->
    [own] { $count ->
        [one] Položíte jeden žeton kontroly
        [few] Položíte { $count } žetony kontroly
       *[other] Položíte { $count } žetonů kontroly
    }
   *[other] { $side }: { $count ->
        [one] položí jeden žeton kontroly
        [few] položí { $count } žetony kontroly
       *[other] položí { $count } žetonů kontroly
    }
}
board-would-bonus = Váš bonus: { $bonus }
board-would-closes = Uzavře se { $provinces }. { $gains }
board-would-risk = { $side } může pak uzavřít: { $provinces }
board-would-bank = Počítá se za 0. Můžete si vylosovat bonus z banku
board-would-nothing = Nic se nezmění
board-would-win = { $who ->
    [own] Zvítězíte
   *[other] Zvítězí { $side }
}
board-crassus-has = { $side }, za něhož hraje hra: { $markers ->
    [one] zbývá jeden žeton kontroly
    [few] zbývají { $markers } žetony kontroly
   *[other] zbývá { $markers } žetonů kontroly
}, v sáčku: { $bag }, Senáty: { $senates }.
board-tile-A = losuje 1, pokládá 1
board-tile-B = losuje 2, pokládá 1, odhazuje 1
board-tile-C = losuje 2, pokládá 2
board-tile-D = bere Centuriona, losuje 1, pokládá 1, odhazuje 1
board-tile-E = bere Centuriona, losuje 1, pokládá 2
board-pile = { $count ->
    [0] Jeho balíček je prázdný a znovu se zamíchá.
   *[other] V jeho balíčku: { $tiles }.
}
board-step-1 = Krok 1: s hodnotou { $value } získává kontrolu nad provincií { $province } ({ $token }, { $border }).
board-step-2 = Krok 2: s hodnotou { $value } uzavírá provincii { $province } ({ $token }, { $border }).
board-step-3 = Krok 3: nejvíc ztrácí v provincii { $province }, proto tam { $value } ({ $token }, { $border }).
board-step-4 = Krok 4: nejvíc vede v provincii { $province }, proto tam { $value } ({ $token }, { $border }).
board-step-5 = Krok 5: { $province } leží vedle provincie, kterou kontroluje, proto tam { $value } ({ $token }, { $border }).
board-step-6 = Krok 6: { $province } je centrální, proto tam { $value } ({ $token }, { $border }).
board-step-7 = Krok 7: { $province } přijme nejvyšší hodnotu, { $value } ({ $token }, { $border }).
board-by-province = Volba provincie: { $by }.
board-by-border = Volba hranice: { $by }.
board-by-token = Volba žetonu: { $by }.

# Pravidla

rule-CA-1 = Na mapě je 18 provincií: Hispania Ulterior, Hispania Citerior, Mauretania, Sardinia, Gallia, Numidia, Sicilia, Italia, Gallia Cisalpina, Africa, Achaia, Macedonia, Dalmatia, Cyrene, Creta, Aegyptus, Asia a Syria.
    .section = Herní plán
rule-CA-2 = Hraničních polí je 30, po deseti s mečem, štítem a lodí. Pole patří oběma provinciím, které spojuje, a sousední jsou jen provincie, mezi nimiž takové pole leží.
rule-CA-3 = Tři hraniční pole jsou kontrolní stanoviště: Gallia – Sardinia, Numidia – Africa a Asia – Aegyptus. Hrají roli jen s modulem Kontrolní stanoviště.
rule-CA-4 = Každá provincie má jedno pole provincie, Italia dvě. Na prvním poli v Italii leží na začátku Senát, na druhém nic.
rule-CA-5 = Centrální provincie jsou Sardinia, Sicilia, Italia, Achaia a Creta.
rule-CA-6 = Obě strany mají týchž 16 žetonů vlivu: od meče, štítu a lodi vždy 6/0, 5/1, 4/2 a 3/3, od vavřínu 4/0, 3/1 a dvakrát 2/2.
    .section = Herní materiál
rule-CA-7 = Žeton se hodí na hranice svého symbolu. Vavřín je žolík a hodí se na každou hranici.
rule-CA-8 = Každá strana má 12 žetonů kontroly.
rule-CA-9 = Bonusů provincií je 18: 6 Senát, 4 Taktika, 4 Bohatství a 4 Síla. Dva moduly přidávají 3 Jed a 3 Centurion.
rule-CA-10 = S modulem Centurioni má každá strana tři žetony navíc: meč 7/0, žeton 4/4 pro štít i loď a vavřín 3/3.
rule-CA-11 = Jeden Senát leží v Italii. Ostatních 17 bonusů se náhodně rozdělí lícem vzhůru, po jednom do každé z ostatních provincií.
    .section = Příprava hry
rule-CA-12 = Každý hráč vloží svých 16 žetonů do sáčku a dva si vylosuje: to je jeho zásoba, kterou soupeř nevidí.
rule-CA-13 = Začíná Caesar.
rule-CA-14 = Ve svém tahu položte žeton ze zásoby na volné hraniční pole, na které se hodí, a zvolte, které číslo směřuje ke které provincii.
    .section = Tah
rule-CA-15 = Příklad: loď 5/1 mezi provinciemi Sicilia a Sardinia dá 5 v Sicilii a 1 v Sardinii, nebo naopak.
rule-CA-16 = Po položení žetonu se uzavře každá provincie, jejíž hranice jsou teď všechny obsazené. Uzavřené provincie se vyhodnotí jedna po druhé, každá úplně: hráč si vezme bonus, určí se kontrola, položí se žetony na hranice a použije se účinek bonusu. Uzavřou-li se dvě naráz, pořadí volí hráč na tahu.
rule-CA-17 = Na konci svého tahu si ze sáčku vylosujte do zásoby právě jeden žeton.
rule-CA-18 = Z prázdného sáčku se nelosuje nic.
rule-CA-19 = Kdo na začátku tahu, i tahu navíc, nemůže položit žádný žeton ze zásoby, ihned prohrává; stejně tak když je obsazeno všech 30 hranic.
rule-CA-20 = Kdo provincii uzavře, bere si její bonus, ať ji kontroluje kdokoli.
    .section = Vyhodnocení provincie
rule-CA-21 = Každý hráč sečte svá čísla, která směřují k provincii. Kdo má víc, položí na ni žeton kontroly.
rule-CA-22 = Při shodě nebude provincii nikdy nikdo kontrolovat a její pole zůstane prázdné. Bonus si hráč, který ji uzavřel, vezme i tak.
rule-CA-23 = Kdo získá kontrolu nad Italií, položí dva žetony kontroly.
rule-CA-24 = Příklad: Pompeius uzavře provincii Achaia žetonem 3/3; Caesar tam má 8, Pompeius 4. Pompeius si bere bonus, Caesar pokládá žeton kontroly.
rule-CA-25 = Kdo kontroluje obě provincie u hranice, položí žeton kontroly i na tuto hranici, na žeton vlivu, ať patří komukoli.
rule-CA-26 = Příklad: Pompeius kontroluje provincii Syria, uzavře provincii Asia a získá nad ní kontrolu. Zakryje i žeton na hranici mezi nimi.
rule-CA-27 = Mohou-li žetony kontroly na hranice pokládat oba hráči, položí nejdřív všechny své hráč na tahu. Protože se každá provincie vyhodnotí úplně, má co pokládat vždy jen ten, kdo právě nějakou získal.
rule-CA-28 = Žetony kontroly se na hranice pokládají vždy a hned, protože nikdy neškodí.
rule-CA-29 = Účinek bonusu se použije teď, nebo nikdy. Ponechává se jen Senát.
rule-CA-30 = Kdo položí svůj poslední žeton kontroly, v tom okamžiku vítězí, i uprostřed vyhodnocení. K žetonům získaným nad tento počet se nepřihlíží.
rule-CA-31 = Taktika: po tomto tahu máte tah navíc. Dvě Taktiky v jednom tahu dají jen jeden tah navíc; Taktika získaná v tahu navíc dá ještě další. O jejím použití se rozhoduje při vyhodnocení, před losováním.
    .section = Bonusy
rule-CA-32 = Tah i tah navíc za Taktiku končí každý vlastním losováním.
rule-CA-33 = Bohatství: vylosujte si hned žeton navíc k tomu, který losujete na konci tahu. Vaše zásoba zůstane do konce hry o jeden žeton větší.
rule-CA-34 = Síla: otočte jeden soupeřův žeton vlivu nebo kontroly lícem dolů.
rule-CA-35 = Žeton vlivu ležící lícem dolů má hodnotu 0/0. V provinciích už uzavřených to nic nemění, ať je kontroluje kdokoli nebo nikdo.
rule-CA-36 = Dokud některý žeton kontroly v provincii leží lícem dolů, nikdo nesmí pokládat žetony na její hranice; v Italii stačí jeden takový. Ve všem ostatním je provincie kontrolována a žeton se počítá za položený. Žeton kontroly ležící lícem dolů na hranici nemá další účinek.
rule-CA-37 = Síla zasáhne žetony vlivu ležící lícem vzhůru, které nekryje žeton kontroly, a žetony kontroly ležící lícem vzhůru v provinciích a na hranicích; ne ty, které jsou pod Senátem nebo ještě nepoložené. Zasáhnout lze i žeton mezi dvěma uzavřenými provinciemi, ač to nic nezmění, a použití lze odmítnout.
rule-CA-38 = Senát: ponechte si ho. Získáte-li s ním kontrolu nad provincií, vložte pod něj tolik svých žetonů kontroly, kolik teď máte Senátů; děje se to vždy a hned. Bez kontroly si Senát ponechte a nic pod něj nevkládejte.
rule-CA-39 = Příklad: první Senát s kontrolou vezme 1 žeton, druhý bez kontroly žádný, třetí s kontrolou 3.
rule-CA-40 = Počet Senátů jednoho hráče není omezen.
rule-CA-41 = Součty v provincii jsou pevné od chvíle, kdy je obsazena její poslední hranice. Síla z druhé provincie uzavřené týmž žetonem nebo z banku je nezmění.
rule-CA-42 = S modulem Jed nahradí tři bonusy Jed tři náhodné bonusy základní hry, nikdy však Senát v Italii.
    .section = Modul: Jed
rule-CA-43 = S modulem Jed začínají oba hráči se třemi žetony místo dvou.
rule-CA-44 = Jed: náhodný žeton ze soupeřovy zásoby se vrací do sáčku a oba ho smějí vidět. Soupeřova zásoba zůstane do konce hry o jeden žeton menší.
rule-CA-45 = Proti prázdné zásobě Jed nic nedělá.
rule-CA-46 = S modulem Centurioni nahradí tři bonusy Centurion tři náhodné bonusy základní hry a každý hráč si lícem vzhůru připraví své tři žetony Centurion. Moduly lze volně kombinovat, jen Kontrolní stanoviště potřebují oba ostatní.
    .section = Modul: Centurioni
rule-CA-47 = Centurion: na konci tahu si místo losování vezměte do zásoby jeden ze svých zbývajících žetonů Centurion, a to odkrytě. Dva bonusy Centurion v jednom tahu nahradí jen jedno losování. Platí to i s prázdným sáčkem a Jed může takový žeton poslat do sáčku.
rule-CA-48 = Nezbývá-li vám žádný žeton Centurion, losujte jako obvykle.
rule-CA-49 = Kontrolní stanoviště se hrají jen s oběma ostatními moduly. Šest nahrazených bonusů tvoří bank lícem dolů.
    .section = Modul: Kontrolní stanoviště
rule-CA-50 = Na kontrolní stanoviště lze žeton položit lícem dolů. Má hodnotu 0/0, soupeři zůstane skrytý a jeho majitel si smí z banku vylosovat náhodný bonus a hned ho použít.
rule-CA-51 = I žeton položený lícem dolů se na hranici musí hodit. Z prázdného banku se nelosuje nic.
rule-CA-52 = Senát z banku si hráč ponechá, ale žádné žetony kontroly pod něj nevkládá, protože s ním nepřichází kontrola.
rule-CA-53 = Bonus z banku přichází dřív, než se vyhodnotí provincie uzavřené tímto žetonem. Jejich součty změnit nemůže.
rule-CA-54 = V sólové hře si zvolíte stranu. Crassus hraje se žetony druhé strany a začíná.
    .section = Sólo: proti Crassovi
rule-CA-55 = Crassus má tři odkryté žetony v řadě zleva doprava, ať se hraje s jakýmikoli moduly. S Jedem máte i vy tři.
rule-CA-56 = Šest Crassových taktických destiček se zamíchá. Nízká obtížnost: 4 A, 2 B. Střední: 3 A, 2 B, 1 C. Vysoká: 4 A, 2 C. S Centuriony nízká: 4 A, 1 B, 1 D; střední: 2 A, 2 B, 1 C, 1 D; vysoká: 4 A, 1 C, 1 E.
rule-CA-57 = V Crassově tahu se otočí vrchní destička a provede se v tomto pořadí: Crassus vylosuje žetony na pravý konec řady, položí žetony jeden po druhém a odhodí žeton zcela vlevo, který se vrací do sáčku. A: losovat 1, položit 1. B: losovat 2, položit 1, odhodit 1. C: losovat 2, položit 2. D: vzít Centuriona, losovat 1, položit 1, odhodit 1. E: vzít Centuriona, losovat 1, položit 2. Nezbývá-li Centurion, losuje místo něj. Podoba destiček je rekonstruovaná.
rule-CA-58 = Není-li v sáčku dost žetonů, Crassus vylosuje, kolik jich tam je, a v tom tahu nic neodhazuje.
rule-CA-59 = Dojdou-li destičky, z otočených se zamíchá nový balíček.
rule-CA-60 = Provincie, které se uzavřou v Crassově tahu, se vyhodnotí jako obvykle, ale při shodě získává kontrolu Crassus. Uzavře-li dvě, první se vyhodnotí ta, na kterou mířil.
rule-CA-61 = Senát a Jed fungují u Crassa jako obvykle, všechny ostatní bonusy odhazuje. S možností pro těžší hru se s každým odhozeným bonusem zbaví i jednoho žetonu kontroly. Takový žeton se počítá za položený a může mu přinést vítězství.
rule-CA-62 = Nemůže-li Crassus položit žeton, který destička žádá, nepokládá ho. Nemůže-li za celý tah položit žádný, prohrál. Vy prohráváte jako obvykle, nemůžete-li na začátku tahu položit žádný žeton.
rule-CA-63 = Crassus prochází postupně sedm kroků a provede první, který lze použít; zápis říká, který to je a proč. Hodnota žetonu je číslo, které směřuje k provincii, na niž míří; žeton smí otočit oběma směry. 1: získat jedním žetonem kontrolu nad provincií, přičemž shoda stačí: nejmenší postačující hodnota. 2: uzavřít jedním žetonem provincii, i když kontrolu získáte vy: nejmenší hodnota. 3: otevřená provincie, kde nejvíc ztrácí: nejvyšší hodnota. 4: otevřená provincie, kde má vliv a nejvíc vede: nejvyšší hodnota. 5: provincie vedle té, kterou kontroluje: nejvyšší hodnota. 6: centrální provincie, nejprve Italia: nejvyšší hodnota. 7: kterákoli provincie: nejvyšší hodnota. Mezi více možnostmi rozhoduje hledisko kroku, hodnota, pak provincie (CA-64), hranice (CA-65) a žeton (CA-66). Crassus nikdy nepoloží žeton, který by vám ihned přinesl vítězství, ledaže by to platilo o každém.
rule-CA-64 = Mezi více provinciemi dává Crassus postupně přednost: sousedce provincie, kterou kontroluje; provincii se Senátem; provincii s Jedem; centrální provincii; sousedce centrální provincie; jinak rozhoduje náhoda.
rule-CA-65 = Mezi více volnými hranicemi provincie dává Crassus postupně přednost: té k provincii, kde nejvíc ztrácí, pokud za těmito hranicemi někde ztrácí; té k centrální provincii; jinak rozhoduje náhoda.
rule-CA-66 = Mezi více žetony dává Crassus postupně přednost: žetonu, který není vavřín; vyššímu součtu obou čísel, nebo nižšímu, hledá-li nejmenší hodnotu; žetonu zcela vlevo.
rule-CA-67 = Crassovi tři Centurioni leží lícem dolů v náhodném pořadí; když destička žádá Centuriona, přejde vrchní do řady. Bonus Centurion, který Crassus získá, odhazuje.
rule-CA-68 = Crassus nikdy nepokládá žeton lícem dolů, ani na kontrolní stanoviště.

# Odmítnutí

refusal-now-lay = Teď položte jeden ze žetonů ze své zásoby.
refusal-now-offer = Nejdřív bonus použijte, nebo ho odmítněte: { $bonus }.
refusal-now-might = Nejdřív vyberte, co otočíte lícem dolů, nebo to odmítněte.
refusal-now-order = Nejdřív určete, která provincie se vyhodnotí první: { $provinces }.
refusal-now-recruiting = Nejdřív si vezměte Centuriona, nebo ho odmítněte.
refusal-now-bank = Nejdřív si vylosujte bonus z banku, nebo ho odmítněte.
refusal-now-ready = Nejdřív nechte Crassa začít.
refusal-might-target = Síla zasáhne soupeřovy žetony ležící lícem vzhůru, které nekryje žeton kontroly, a žetony kontroly ležící lícem vzhůru na provinciích a hranicích.
refusal-no-checkpoints = Lícem dolů se žetony pokládají jen s modulem Kontrolní stanoviště.
refusal-no-token = Tento žeton v zásobě nemáte: { $token }.
refusal-border-taken = Tato hranice není volná: { $border }.
refusal-checkpoints-alone = Kontrolní stanoviště se hrají jen s oběma dalšími moduly. Přidejte Jed a Centuriony.
refusal-solo-option = Možnost „{ $option }“ je pro jednoho hráče proti Crassovi. Ve dvou ji vynechte.

# Hra za minutu

intro-aim = Caesar a Pompeius bojují o 18 provincií Říma. Kdo první položí všech dvanáct žetonů kontroly, vítězí.
intro-turn = Ve svém tahu položte žeton na volnou hranici, na kterou se hodí; každé z jeho dvou čísel platí v provincii, ke které směřuje. Je-li obsazena poslední hranice provincie, provincie se uzavře: vezmete si její bonus a kdo tam má vyšší součet, položí žeton kontroly a ještě po jednom na každou hranici mezi dvěma svými provinciemi. Potom si vylosujte žeton.
intro-end = Hra končí, jakmile někdo položí poslední žeton kontroly. Kdo nemůže položit žádný žeton, prohrál.
intro-table = Mapa ukazuje 18 provincií, každou s jejím bonusem, a mezi nimi hraniční pole s mečem, štítem nebo lodí. Každý má sáček se žetony, zásobu za zástěnou a dvanáct žetonů kontroly.
intro-example = Pompeius pokládá žeton 3/3 mezi provincie Italia a Achaia a Achaia se uzavírá: Caesar tam má 8, Pompeius 4. Pompeius si bere bonus provincie Achaia, protože ji uzavřel; Caesar ji kontroluje a pokládá žeton kontroly. Caesar kontroluje i provincii Creta, a tak pokládá ještě jeden žeton na hranici mezi nimi.

# Hra ve třech krocích, do pozvánky

step-1 = Položte žeton na hranici, na kterou se hodí. Každé číslo platí v provincii, ke které směřuje.
step-2 = Poslední hranice provincii uzavře a vy si vezmete její bonus.
step-3 = Kdo tam má vyšší součet, položí žeton kontroly. Kdo první položí všech dvanáct, vítězí.

# O čem mluví rádce

opinion-won = vyhlídka na vítězství
opinion-markers = položené žetony kontroly
opinion-borders = žetony kontroly na hranicích a pod Senáty
opinion-province = vaše postavení v provincii { $thing }
opinion-close = provincie, kterou lze uzavřít příště
opinion-senates = Senáty
opinion-tokens = žetony na výběr

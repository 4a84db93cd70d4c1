# Caesar! Názvy zpráv: docs/texts.md

title = Caesar!
blurb = Caesar a Pompeius bojují podél hranic o provincie Říma, za dvacet minut; v sólové hře stojí proti tobě Crassus.

seat-caesar = Caesar
seat-pompey = Pompeius

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
term-neighbour = vedle své provincie
term-central = centrální
term-near-central = vedle středu
term-random = náhoda
term-trailing = kde nejvíc ztrácí
term-no-laurel = bez vavřínu
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
option-side = tvá strana (sólo)
option-side-caesar = Caesar
option-side-pompey = Pompeius
option-level = obtížnost (sólo)
option-level-easy = nízká
option-level-medium = střední
option-level-hard = vysoká
option-harder = neužitečné bonusy stojí Crassa žetony kontroly (sólo)
option-harder-no = ne
option-harder-yes = ano
option-sheet = jiné taktické destičky (sólo)

# Co lze udělat

prompt-lay = Polož jeden ze svých žetonů na volné hraniční pole, na které se hodí. První provincie v nabídce dostane vyšší číslo.
    .rules = CA-7 CA-14 CA-16 CA-19 CA-20 CA-21 CA-25 CA-30
prompt-order = Uzavřely se dvě provincie. Která se vyhodnotí první?
    .rules = CA-16 CA-20 CA-30 CA-41
prompt-offer = { $offer_id ->
    [tactics] Máš bonus Taktika. Provedeš po tomto tahu ještě další?
    [wealth] Máš bonus Bohatství. Vylosuješ si hned žeton a budeš mít odteď o jeden víc?
    [poison] Máš bonus Jed. Vrátí soupeř náhodný žeton ze zásoby do sáčku?
   *[other] Máš bonus ({ $offer }). Použiješ ho?
}
    .rules = CA-29 CA-31 CA-33 CA-44
prompt-might = Máš bonus Síla. Co soupeři otočíš lícem dolů?
    .rules = CA-34 CA-35 CA-36 CA-37
prompt-bank = Žeton leží lícem dolů. Vylosuješ si bonus z banku?
    .rules = CA-50 CA-51 CA-52 CA-53
prompt-recruiting = Máš bonus Centurion. Kterého si vezmeš místo žetonu ze sáčku?
    .rules = CA-10 CA-47
prompt-ready = Začíná Crassus. Můžeme?
    .rules = CA-54 CA-55 CA-57 CA-63

wait-lay = { $seat } pokládá žeton.
wait-order = { $seat } volí, která provincie se vyhodnotí první.
wait-offer = { $seat } může použít bonus.
wait-might = { $seat } může něco otočit lícem dolů.
wait-bank = { $seat } může losovat z banku.
wait-recruiting = { $seat } si může vzít centuriona.
wait-ready = { $seat } se chystá.

# Možnosti

kind-lay = Položit žeton
kind-hide = Položit žeton lícem dolů na kontrolní stanoviště
kind-settle = Vyhodnotit některou provincii první
kind-might = Síla: otočit něco lícem dolů
kind-recruit = Vzít si centuriona

choice-lay = { $token } mezi { $high } (vyšší číslo) a { $low }
choice-hide = { $token } lícem dolů, pole { $border }
choice-settle = nejprve { $province }
choice-use = Použít
choice-decline = Nepoužít
choice-bank = Vylosovat bonus z banku
choice-might = { $target_id ->
    [token] žeton vlivu na poli { $place }
    [marker] žeton kontroly na hranici { $place }
   *[province] žeton kontroly v provincii { $place }
}
choice-recruit = { $token }
choice-begin = Nechat Crassa začít

# Co se stalo

event-turn = { $turn }. tah: { $side }.
event-laid = { $side } pokládá žeton { $token }: { $values_0 } k provincii { $high }, { $values_1 } k provincii { $low }.
event-hid = { $side } pokládá žeton lícem dolů na pole { $border }.
event-hid-known = { $side } pokládá žeton { $token } lícem dolů na pole { $border }.
event-ordered = { $side } vyhodnocuje nejprve provincii { $province }.
event-closed = { $side } uzavírá provincii { $province } a bere si bonus: { $bonus }. Caesar tam má vliv { $totals_0 }, Pompeius { $totals_1 }.
event-tied = Shoda: provincii { $province } nebude nikdy nikdo kontrolovat.
event-tie-broken = Shoda, a ta Crassovi v jeho tahu stačí: { $side } kontroluje provincii { $province }.
event-controls = { $side } kontroluje provincii { $province } a pokládá { $markers ->
    [one] žeton kontroly
    [few] { $markers } žetony kontroly
   *[other] { $markers } žetonů kontroly
}; { $left ->
    [one] zbývá jeden
    [few] zbývají { $left }
   *[other] zbývá jich { $left }
}.
event-border-covered = { $side } má provincie { $provinces_0 } a { $provinces_1 }: hranici mezi nimi kryje žeton kontroly; { $left ->
    [one] zbývá jeden
    [few] zbývají { $left }
   *[other] zbývá jich { $left }
}.
event-senate = { $side } má { $senates ->
    [one] první Senát
    [few] { $senates } Senáty
   *[other] { $senates } Senátů
} a vkládá pod nový { $markers ->
    [0] žádný žeton kontroly (0)
    [one] jeden žeton kontroly
    [few] { $markers } žetony kontroly
   *[other] { $markers } žetonů kontroly
}; { $left ->
    [one] zbývá jeden
    [few] zbývají { $left }
   *[other] zbývá jich { $left }
}.
event-no-effect = { $bonus }: pro stranu { $side } teď bez účinku.
event-declined = { $side } nevyužívá: { $bonus }.
event-extra-turn = { $side } provede ještě další tah.
event-drew = { $side } losuje žeton.
event-drew-known = { $side } losuje žeton { $token }.
event-enriched = Bohatství: { $side } losuje o žeton víc a nechává si větší zásobu.
event-bag-empty = Sáček je prázdný: { $side } nelosuje nic.
event-poisoned = Jed: { $side } vrací do sáčku žeton { $token }; v zásobě { $supply ->
    [0] nezbývá žádný ({ $supply })
    [one] zbývá jeden
    [few] zbývají { $supply }
   *[other] jich zbývá { $supply }
}.
event-might = { $side } otáčí lícem dolů; { $other_side } tam má { $target_id ->
    [token] žeton vlivu na poli { $place }
    [marker] žeton kontroly na hranici { $place }
   *[province] žeton kontroly v provincii { $place }
}.
event-bank-drawn = { $side } losuje z banku: { $bonus }; { $bank ->
    [one] zbývá tam jeden bonus
    [few] zbývají tam { $bank } bonusy
   *[other] zbývá tam { $bank } bonusů
}.
event-recruited = { $side } bere centuriona: { $token }.
event-screen-lifted = { $side } zvedá zástěnu: { $tokens }.
event-ended = { $reason } Vítězí { $side }.

# Crassus

event-tile = Crassus otáčí destičku { $tile }: centurioni { $centurions }, losovat { $draws }, položit { $lays }, odhodit { $discards }.
event-tiles-shuffled = Destičky ({ $tiles }) se zamíchají do nového balíčku.
event-crassus-takes = Crassus bere centuriona: { $token }.
event-crassus-draws = Crassus losuje žeton { $token }.
event-crassus-returns = Crassus vrací žeton zcela vlevo: { $token }.
event-crassus-skips = { $side } nemůže položit nic: { $number }. položení se vynechává.
event-crassus-keeps = V sáčku bylo málo žetonů: { $side } neodhazuje žádný.
event-crassus-step = { $step ->
    [1] Krok 1: jeden žeton může získat kontrolu. Nejmenší postačující hodnota je { $value }: { $provinces }.
    [2] Krok 2: jeden žeton může provincii uzavřít, i když ne získat. Nejmenší hodnota je { $value }: { $provinces }.
    [3] Krok 3: tady Crassus nejvíc ztrácí, o { $margin }, a nejvyšší možná hodnota je { $value }: { $provinces }.
    [4] Krok 4: tady Crassus nejvíc vede, o { $margin }, a nejvyšší možná hodnota je { $value }: { $provinces }.
    [5] Krok 5: vedle toho, co kontroluje, je nejvyšší hodnota { $value }: { $provinces }.
    [6] Krok 6: v centrální provincii je nejvyšší hodnota { $value }: { $provinces }.
   *[other] Krok 7: nejvyšší hodnota vůbec je { $value }: { $provinces }.
}
event-crassus-province = { $by_id ->
    [italia] Z centrálních provincií má přednost Italia: { $kept }.
    [neighbour] Dává přednost sousedům svých provincií: { $kept }.
    [senate] Dává přednost Senátu: { $kept }.
    [poison] Dává přednost Jedu: { $kept }.
    [central] Dává přednost středu: { $kept }.
    [near_central] Dává přednost sousedům středu: { $kept }.
   *[random] Náhoda vybírá: { $kept }.
}
event-crassus-border = { $by_id ->
    [trailing] Z hranic bere tu k provincii, kde nejvíc ztrácí: { $kept }.
    [near_central] Z hranic dává přednost té ke středu: { $kept }.
   *[random] Z hranic vybírá náhoda: { $kept }.
}
event-crassus-token = { $by_id ->
    [no_laurel] Vavříny si šetří: { $kept }.
    [sum] Rozhoduje součet obou čísel: { $kept }.
   *[leftmost] Bere žeton zcela vlevo: { $kept }.
}
event-crassus-lays = Crassus pokládá žeton { $token } na pole { $border }, vyšším číslem k provincii { $high }: hodnota { $value } pro provincii { $province }.
event-crassus-discards = { $side } bonus odhazuje bez užitku: { $bonus }.{ $harder ->
    [yes] {" "}S ním jde i jeden jeho žeton kontroly; { $left ->
        [one] zbývá jeden
        [few] zbývají { $left }
       *[other] zbývá jich { $left }
    }.
   *[no] {""}
}

reason-last-marker = Poslední žeton kontroly je na stole.
reason-stuck = Žádný žeton už nelze položit.
reason-crassus-stuck = Crassus za celý tah nemůže položit nic.

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
board-legend = Volné hranice: meč †, štít ◊, loď ≈. Z čísel žetonu platí levé v provincii vlevo nebo nahoře; ▲ je Caesarův, ▼ Pompeiův, × leží lícem dolů, ● je žeton kontroly. Malá písmena: žeton kontroly leží lícem dolů. = je shoda.

# Deska na stránce

board-map = Mapa Středomoří: 18 provincií a hranice mezi nimi. Šipkami se přechází z místa na místo.
board-moment = { $turn }. tah
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
    [one] jeden Senát
    [few] { $count } Senáty
   *[other] { $count } Senátů
}; žetony kontroly pod nimi: { $markers }
board-tokens-of = Žetony: { $side }
board-unseen-where = Neviděno: { $count }. V zásobě { $supply }, v sáčku { $bag }{ $hidden ->
    [0] {""}
   *[other] , lícem dolů { $hidden }
}.
board-not-seen = : zatím neviděn
board-seen = : viděn
board-taken = (vzat)
board-surely-held = Určitě v zásobě
board-surely-bagged = Určitě v sáčku
board-bank-has = { $count ->
    [0] Bank je prázdný.
    [one] V banku zbývá jeden bonus.
    [few] V banku zbývají { $count } bonusy.
   *[other] V banku zbývá { $count } bonusů.
}
board-bonuses = Bonusy
board-bonus-senate = Nech si ho. S kontrolou pod něj jde tolik žetonů kontroly, kolik máš Senátů.
board-bonus-tactics = Po tomto tahu proveď ještě další.
board-bonus-wealth = Vylosuj si žeton navíc, hned a natrvalo.
board-bonus-might = Otoč soupeřův žeton vlivu nebo kontroly lícem dolů.
board-bonus-poison = Náhodný žeton soupeře se vrací do sáčku, natrvalo.
board-bonus-centurion = Místo losování si vezmi jednoho ze svých centurionů.
board-bonus-who = Kdo provincii uzavře, bere její bonus, ať ji kontroluje kdokoli.
board-ring = Zaplněné hranice: tři ze čtyř.
board-sums = Součty: Caesar, Pompeius.
board-sums-are = Caesar { $caesar }, Pompeius { $pompey }.
board-open = { $count ->
    [one] Jedna hranice je volná.
    [few] { $count } hranice jsou volné.
   *[other] { $count } hranic je volných.
}
board-closed = Uzavřená; právě se vyhodnocuje.
board-controlled = Kontroluje ji { $side }.
board-fallen = Žeton kontroly leží lícem dolů: na její hranice nikdo nesmí pokládat žetony kontroly.
board-tied = Shoda: nekontroluje ji nikdo.
board-free = Volné pole: { $symbol } nebo vavřín.
board-laid = { $side }: { $token }, { $first } k provincii { $high }, { $second } k provincii { $low }.
board-hidden = { $known ->
    [yes] { $side }: { $token }, položen lícem dolů; počítá se za 0.
   *[no] { $side }: žeton položený lícem dolů; počítá se za 0.
}
board-face-down = Leží lícem dolů a počítá se za 0.
board-covered = { $face ->
    [down] Kryje ho žeton kontroly lícem dolů ({ $side }).
   *[up] Kryje ho žeton kontroly ({ $side }).
}
board-checkpoint = Kontrolní stanoviště: žeton tu smí ležet lícem dolů, za bonus z banku.
board-your-tokens = Tvoje žetony
board-no-tokens = Žádné žetony
board-in-bag = { $count } zbývá ve tvém sáčku
board-turn-it = Otočit žeton
board-face-down-it = Lícem dolů
board-choose-token = Vyber jeden ze svých žetonů.
board-choose-border = Teď vyber vyznačenou hranici pro { $token }, nebo ho tam přetáhni.
board-lay-ask = Položit { $first } k provincii { $high } a { $second } k provincii { $low }?
board-hide-ask = Položit { $token } lícem dolů, pole { $border }?
board-lay = Položit
board-might = Otočit
board-settle = Vyhodnotit
board-recruit = Vzít
board-would = Když ho položíš
board-would-might = Když to otočíš
board-would-be = { $province } { $caesar } : { $pompey }{ $open ->
    [-1] {""}
    [one] , jedna hranice volná
    [few] , { $open } hranice volné
   *[other] , { $open } hranic volných
}
board-would-close = { $province } se uzavře, { $caesar } : { $pompey }, { $control ->
    [none] nekontroluje ji nikdo
   *[other] kontroluje ji { $side }
}
board-would-cover = { $count ->
    [one] Jedna hranice by se zakryla
    [few] { $count } hranice by se zakryly
   *[other] { $count } hranic by se zakrylo
}
board-would-block = { $count ->
    [one] Jedna hranice by už nešla zakrýt
    [few] { $count } hranice by už nešly zakrýt
   *[other] { $count } hranic by už nešlo zakrýt
}
board-would-nothing = Nic se nezmění
board-would-win = Vítězem by byl { $side }
board-crassus-has = { $side }, za něhož hraje hra: žetony kontroly { $markers }, v sáčku { $bag }, Senáty { $senates }.
board-tile-A = losuje 1, pokládá 1
board-tile-B = losuje 2, pokládá 1, odkládá 1
board-tile-C = losuje 2, pokládá 2
board-tile-D = bere centuriona, losuje 1, pokládá 1, odkládá 1
board-tile-E = bere centuriona, losuje 1, pokládá 2
board-pile = { $count ->
    [0] Jeho hromádka je prázdná a znovu se zamíchá.
   *[other] V jeho hromádce: { $tiles }.
}
board-step-1 = Pravidlo 1: s hodnotou { $value } získává kontrolu, { $province } ({ $token }, { $border }).
board-step-2 = Pravidlo 2: s hodnotou { $value } uzavírá provincii { $province } ({ $token }, { $border }).
board-step-3 = Pravidlo 3: nejvíc ztrácí v provincii { $province }, proto tam { $value } ({ $token }, { $border }).
board-step-4 = Pravidlo 4: nejvíc vede v provincii { $province }, proto tam { $value } ({ $token }, { $border }).
board-step-5 = Pravidlo 5: { $province } leží vedle jeho provincie, proto tam { $value } ({ $token }, { $border }).
board-step-6 = Pravidlo 6: { $province } je centrální, proto tam { $value } ({ $token }, { $border }).
board-step-7 = Pravidlo 7: { $province } přijme nejvyšší hodnotu, { $value } ({ $token }, { $border }).
board-by-province = Mezi provinciemi rozhodlo: { $by }.
board-by-border = Mezi hranicemi rozhodlo: { $by }.
board-by-token = Mezi žetony rozhodlo: { $by }.

# Pravidla

rule-CA-1 = Na mapě je 18 provincií: Hispania Ulterior, Hispania Citerior, Mauretania, Sardinia, Gallia, Numidia, Sicilia, Italia, Gallia Cisalpina, Africa, Achaia, Macedonia, Dalmatia, Cyrene, Creta, Aegyptus, Asia a Syria.
    .section = Herní plán
rule-CA-2 = Hraničních polí je 30, po deseti s mečem, štítem a lodí. Pole patří oběma provinciím, které spojuje, a sousedy jsou jen provincie, mezi nimiž takové pole leží.
rule-CA-3 = Tři z nich jsou kontrolní stanoviště: Gallia–Sardinia, Numidia–Africa a Asia–Aegyptus. Hrají roli jen s modulem toho jména.
rule-CA-4 = Každá provincie má jedno pole provincie, Italia dvě. Na prvním v Italii leží na začátku Senát, na druhém nic.
rule-CA-5 = Centrální provincie jsou Sardinia, Sicilia, Italia, Achaia a Creta.
rule-CA-6 = Obě strany mají týchž 16 žetonů vlivu: od meče, štítu a lodi vždy 6/0, 5/1, 4/2 a 3/3, od vavřínu 4/0, 3/1 a dvakrát 2/2.
    .section = Herní materiál
rule-CA-7 = Žeton se hodí na hranice svého symbolu. Vavřín je žolík a hodí se na každou.
rule-CA-8 = Každá strana má 12 žetonů kontroly.
rule-CA-9 = Bonusů provincií je 18: 6 Senát, 4 Taktika, 4 Bohatství a 4 Síla. Dva moduly přidávají 3 Jed a 3 Centurion.
rule-CA-10 = S modulem Centurioni má každá strana tři žetony navíc: meč 7/0, žeton 4/4 pro štít i loď a vavřín 3/3.
rule-CA-11 = Jeden Senát leží v Italii. Ostatních 17 bonusů se rozdělí náhodně lícem vzhůru, po jednom do každé další provincie.
    .section = Příprava hry
rule-CA-12 = Každý vloží svých 16 žetonů do sáčku a dva si vylosuje. To je jeho zásoba, kterou soupeř nevidí.
rule-CA-13 = Začíná Caesar.
rule-CA-14 = Ve svém tahu polož žeton ze zásoby na volné hraniční pole, na které se hodí, a zvol, které číslo patří které provincii.
    .section = Tah
rule-CA-15 = Příklad: loď 5/1 mezi provinciemi Sicilia a Sardinia dá 5 v Sicilii a 1 v Sardinii, nebo naopak.
rule-CA-16 = Každá provincie, jejíž hranice jsou teď všechny obsazené, je uzavřená a vyhodnotí se, jedna po druhé a každá úplně. Uzavřou-li se dvě naráz, pořadí volí hráč na tahu.
rule-CA-17 = Potom si vylosuj ze sáčku právě jeden žeton.
rule-CA-18 = Z prázdného sáčku se nelosuje nic.
rule-CA-19 = Kdo na začátku tahu, i toho dodatečného, nemůže položit žádný žeton ze zásoby, ihned prohrál; stejně tak když je obsazeno všech 30 hranic.
rule-CA-20 = Kdo provincii uzavře, bere si její bonus, ať ji kontroluje kdokoli.
    .section = Vyhodnocení provincie
rule-CA-21 = Každá strana sečte svá čísla, která k provincii patří. Vyšší strana na ni položí žeton kontroly.
rule-CA-22 = Při shodě provincii až do konce hry nikdo nekontroluje. Bonus si hráč bere i tak.
rule-CA-23 = Za kontrolu Italie se pokládají dva žetony kontroly.
rule-CA-24 = Příklad: Pompeius uzavře provincii Achaia žetonem 3/3; Caesar tam má 8, Pompeius 4. Pompeius si bere bonus, Caesar pokládá žeton kontroly.
rule-CA-25 = Kontroluje-li strana obě provincie u hranice, položí žeton kontroly i na tuto hranici, přes žeton vlivu, ať je čí chce.
rule-CA-26 = Příklad: Pompeius má provincii Syria, uzavře Asii a získá ji. Zakryje i žeton na hranici mezi nimi.
rule-CA-27 = Mohou-li na hranice pokládat obě strany, první je hráč na tahu. Protože se každá provincie vyhodnotí úplně, má co pokládat vždy jen strana, která právě nějakou získala.
rule-CA-28 = Žetony na hranice se pokládají hned a vždy: nikdy neškodí.
rule-CA-29 = Bonus se použije teď, nebo nikdy. Ponechává se jen Senát.
rule-CA-30 = Kdo položí svůj poslední žeton kontroly, v tom okamžiku vítězí, ať se právě děje cokoli. Co by získal navíc, propadá.
rule-CA-31 = Taktika: po tomto tahu proveď další. Dvě v jednom tahu dají jen jeden tah navíc; Taktika získaná v dodatečném tahu dá ještě další. Rozhoduje se při vyhodnocení, před losováním.
    .section = Bonusy
rule-CA-32 = Každý z těchto tahů končí vlastním losováním.
rule-CA-33 = Bohatství: vylosuj si hned žeton navíc k tomu na konci tahu. Tvá zásoba zůstane o jeden větší.
rule-CA-34 = Síla: otoč jeden soupeřův žeton vlivu nebo kontroly lícem dolů.
rule-CA-35 = Žeton vlivu lícem dolů má hodnotu 0/0. V provinciích už uzavřených to nic nemění.
rule-CA-36 = Dokud některý žeton kontroly v provincii leží lícem dolů, nikdo nepokládá žetony na její hranice; v Italii stačí jeden takový. Provincie je dál kontrolována, žeton se počítá za položený a žeton lícem dolů na hranici jinak nic nedělá.
rule-CA-37 = Síla dosáhne na žetony vlivu lícem vzhůru, které nic nekryje, a na žetony kontroly lícem vzhůru v provinciích a na hranicích; ne na ty pod Senátem nebo nepoložené. Smí zasáhnout i žeton, na kterém už nezáleží, a smí se odmítnout.
rule-CA-38 = Senát: ponech si ho. Získáš-li s ním kontrolu nad provincií, vlož pod něj tolik žetonů kontroly, kolik teď máš Senátů. Bez kontroly žádný. Děje se to hned a vždy.
rule-CA-39 = Příklad: první Senát s kontrolou vezme 1 žeton, druhý bez kontroly žádný, třetí s kontrolou 3.
rule-CA-40 = Počet Senátů jedné strany není omezen.
rule-CA-41 = Součty v provincii platí od chvíle, kdy je obsazena její poslední hranice. Síla z druhé provincie uzavřené týmž žetonem nebo z banku je nezmění.
rule-CA-42 = Tři bonusy Jed nahradí tři náhodné jiné, nikdy Senát v Italii.
    .section = Modul: Jed
rule-CA-43 = Oba hráči začínají se třemi žetony místo dvou.
rule-CA-44 = Jed: náhodný žeton ze soupeřovy zásoby se vrací do sáčku a oba ho smějí vidět. Ta zásoba zůstane o jeden menší.
rule-CA-45 = Proti prázdné zásobě Jed nic nedělá.
rule-CA-46 = Tři bonusy Centurion nahradí tři náhodné jiné a každý si připraví své tři žetony Centurion lícem vzhůru. Moduly lze volně kombinovat, jen Kontrolní stanoviště potřebují oba ostatní.
    .section = Modul: Centurioni
rule-CA-47 = Centurion: na konci tahu si místo losování vezmi otevřeně jeden ze svých žetonů Centurion. Dva v jednom tahu nahradí jedno losování. Jde to i s prázdným sáčkem a Jed může žeton poslat do sáčku.
rule-CA-48 = Nezbývá-li žádný Centurion, losuje se jako obvykle.
rule-CA-49 = Kontrolní stanoviště se hrají jen s oběma ostatními moduly. Šest nahrazených bonusů tvoří bank lícem dolů.
    .section = Modul: Kontrolní stanoviště
rule-CA-50 = Na kontrolní stanoviště lze žeton položit lícem dolů. Má hodnotu 0/0, soupeři zůstane skrytý a hráč si smí z banku vylosovat náhodný bonus a hned ho použít.
rule-CA-51 = Žeton se na hranici musí i tak hodit. Z prázdného banku se nelosuje nic.
rule-CA-52 = Senát z banku si hráč ponechá, ale žádné žetony kontroly pod něj nejdou.
rule-CA-53 = Bonus z banku přichází dřív, než se vyhodnotí provincie uzavřené tímto žetonem. Jejich součty změnit nemůže.
rule-CA-54 = V sólové hře si zvolíš stranu. Crassus má žetony té druhé a začíná.
    .section = Sólo: proti Crassovi
rule-CA-55 = Crassus má tři odkryté žetony v řadě zleva doprava, s každým modulem. S Jedem máš i ty tři.
rule-CA-56 = Zamíchá se šest taktických destiček. Nízká: 4 A, 2 B. Střední: 3 A, 2 B, 1 C. Vysoká: 4 A, 2 C. S Centuriony: 4 A, 1 B, 1 D; 2 A, 2 B, 1 C, 1 D; 4 A, 1 C, 1 E.
rule-CA-57 = V jeho tahu se otočí a provede vrchní destička: žetony přijdou na pravý konec řady, žetony se pokládají jeden po druhém, žeton zcela vlevo se vrací do sáčku. A: losovat 1, položit 1. B: losovat 2, položit 1, odhodit 1. C: losovat 2, položit 2. D: Centurion, losovat 1, položit 1, odhodit 1. E: Centurion, losovat 1, položit 2. Nezbývá-li Centurion, losuje místo něj. Podoba destiček je rekonstruovaná.
rule-CA-58 = Není-li v sáčku dost žetonů, vylosuje, kolik jich tam je, a v tom tahu nic neodhazuje.
rule-CA-59 = Dojdou-li destičky, z otočených se zamíchá nový balíček.
rule-CA-60 = Co se uzavře v jeho tahu, vyhodnotí se jako obvykle, ale shoda patří Crassovi. Uzavře-li dvě provincie, první je ta, na kterou mířil.
rule-CA-61 = Senát a Jed fungují u Crassa jako obvykle, ostatní bonusy odhazuje. S těžší volbou ho každý takový stojí i žeton kontroly, který se počítá za položený a může znamenat vítězství.
rule-CA-62 = Položení, které není možné, se vynechá. Nebylo-li za celý tah možné žádné, Crassus prohrál. Ty prohráváš jako obvykle, když nemůžeš položit nic.
rule-CA-63 = Crassus provede první krok, který lze použít. Hodnota je číslo, které patří provincii, na niž míří. 1: získat kontrolu, shoda stačí, nejmenší postačující hodnotou. 2: uzavřít provincii nejmenší hodnotou. 3: kde nejvíc ztrácí, nejvyšší hodnota. 4: kde má vliv a nejvíc vede, nejvyšší hodnota. 5: vedle své provincie nejvyšší hodnota. 6: v centrální provincii nejvyšší hodnota, nejprve Italia. 7: nejvyšší hodnota kdekoli. Nikdy nepokládá tak, abys ihned vyhrál, ledaže by to udělalo každé položení.
rule-CA-64 = Mezi provinciemi dává postupně přednost: vedle své; se Senátem; s Jedem; centrální; vedle centrální; pak rozhoduje náhoda.
rule-CA-65 = Mezi hranicemi provincie: k provincii, kde nejvíc ztrácí; k centrální; pak rozhoduje náhoda.
rule-CA-66 = Mezi žetony: ne vavřín; vyšší součet obou čísel, nebo nižší, kde hledá nejmenší hodnotu; žeton zcela vlevo.
rule-CA-67 = Jeho tři Centurioni leží lícem dolů v náhodném pořadí a symbol na destičce bere vrchního. Bonus Centurion, který získá, se odhazuje.
rule-CA-68 = Crassus nikdy nepokládá žeton lícem dolů.

# Caesar & Kleopatra. Klíče: docs/texts.md

title = Caesar & Kleopatra
blurb = Dvě strany se ucházejí o římské patricije vlivem i intrikami, až nakonec přijde otázka o důvěře.

seat-caesar = Caesar
seat-cleopatra = Kleopatra

# Jména

term-caesar = Caesar
term-cleopatra = Kleopatra
term-senators = senátoři
term-praetors = prétoři
term-quaestors = kvestoři
term-censors = cenzoři
term-aediles = edilové
term-1 = 1
term-2 = 2
term-3 = 3
term-4 = 4
term-5 = 5
term-philosopher = Filozof
term-assassination = Atentát
term-spy = Špion
term-castling = Rošáda
term-scout = Vyzvědač
term-wrath = Hněv bohů
term-veto = Veto
term-influence = vliv
term-action = akce
term-orgy = Orgie
term-shuffle = Orgie (zamíchat)
term-up = lícem nahoru
term-down = lícem dolů

option-action-deck = balíček akčních karet
option-action-deck-arranged = každý si ho seřadí sám
option-action-deck-shuffled = zamíchaný, pro začátečníky
option-orgies = Orgie
option-orgies-standard = všechny tři po celou hru
option-orgies-leave-after-two-groups = jedna vypadne, jakmile jsou uzavřené dvě skupiny
option-orgies-one-fewer = od začátku o jednu méně

# Části vět

at-group = { $group_id ->
    [senators] u senátorů
    [praetors] u prétorů
    [quaestors] u kvestorů
    [censors] u cenzorů
    [aediles] u edilů
   *[other] u skupiny { $group }
}
to-group = { $group_id ->
    [senators] k senátorům
    [praetors] k prétorům
    [quaestors] ke kvestorům
    [censors] k cenzorům
    [aediles] k edilům
   *[other] ke skupině { $group }
}
at-groups = { $groups_0_id ->
    [senators] u senátorů
    [praetors] u prétorů
    [quaestors] u kvestorů
    [censors] u cenzorů
    [aediles] u edilů
   *[other] u skupiny { $groups_0 }
} a { $groups_1_id ->
    [senators] u senátorů
    [praetors] u prétorů
    [quaestors] u kvestorů
    [censors] u cenzorů
    [aediles] u edilů
   *[other] u skupiny { $groups_1 }
}
one-of-group = { $group_id ->
    [senators] senátora
    [praetors] prétora
    [quaestors] kvestora
    [censors] cenzora
    [aediles] edila
   *[other] patricije ({ $group })
}
a-card = { $card_id ->
    [philosopher] Filozofa
    [assassination] Atentát
    [spy] Špiona
    [castling] Rošádu
    [scout] Vyzvědače
    [wrath] Hněv bohů
    [veto] Veto
   *[other] kartu { $card }
}
the-target = { $target_id ->
    [philosopher] Filozofa
   *[other] kartu { $target }
}
from-deck = { $deck_id ->
    [influence] kartu vlivu
    [action] akční kartu
   *[other] kartu ({ $deck })
}

# Co lze udělat

prompt-arranging = Seřaďte si balíček akčních karet: která karta bude další, počítáno shora?
    .rules = CC-6 CC-17 CC-19 CC-61 CC-65 CC-69 CC-76 CC-78 CC-80
prompt-placing = Vyložte lícem dolů po jedné kartě s hodnotou 1 až 5, ke každé skupině jednu.
    .rules = CC-24 CC-25 CC-27 CC-21 CC-169
prompt-turn = { $placed ->
    [0] { $acted ->
        [yes] Teď přiložte jednu kartu lícem dolů, nebo dvě lícem nahoru.
       *[no] Přiložte jednu kartu lícem dolů nebo dvě lícem nahoru, zahrajte akční kartu, nebo zůstaňte pasivní.
    }
    [1] { $acted ->
        [yes] Přiložte druhou kartu lícem nahoru.
       *[no] Přiložte druhou kartu lícem nahoru; předtím můžete zahrát akční kartu.
    }
   *[other] Zahrajte akční kartu, nebo své hraní ukončete.
}
    .rules = CC-30 CC-31 CC-35 CC-36 CC-37 CC-43 CC-44 CC-51 CC-52 CC-60 CC-90 CC-104 CC-148
prompt-answer = Zabráníte tomu? { $announced }.
    .rules = CC-80 CC-81 CC-82 CC-83
prompt-striking = Vidíte karty v ruce protivníka. Která musí pryč?
    .rules = CC-65 CC-66 CC-67 CC-68
prompt-laying = Rošáda: vraťte své karty lícem dolů k oběma skupinám (leží { $laid } z { $lifted }).
    .rules = CC-69 CC-70 CC-71 CC-72
prompt-offer = Smíte si dobrat jednu kartu.
    .rules = CC-68 CC-82
prompt-swapping = { $to_draw ->
    [0] Pasivní tah: odložte libovolný počet karet a pak si doberte stejný počet.
    [one] Odložena jedna karta. Ještě další, nebo dobrat?
    [few] Odloženy { $to_draw } karty. Ještě další, nebo dobrat?
   *[other] Odloženo { $to_draw } karet. Ještě další, nebo dobrat?
}
    .rules = CC-148 CC-149 CC-150 CC-151
prompt-drawing = { $to_draw ->
    [one] Doberte si ještě jednu kartu: ze kterého balíčku?
    [few] Doberte si { $to_draw } karty: ze kterého balíčku bude další?
   *[other] Doberte si { $to_draw } karet: ze kterého balíčku bude další?
}
    .rules = CC-99 CC-100 CC-101

wait-arranging = { $seat } si řadí balíček akčních karet.
wait-placing = { $seat } vykládá první karty.
wait-turn = Na tahu je { $seat }.
wait-answer = { $seat } může akci zabránit.
wait-striking = { $seat } si prohlíží karty v ruce protivníka.
wait-laying = { $seat } provádí Rošádu.
wait-offer = { $seat } si smí dobrat kartu.
wait-swapping = { $seat } vyměňuje karty.
wait-drawing = { $seat } si dobírá karty.

# Možnosti

kind-arrange = Další karta akčního balíčku
kind-setup = Vyložit první kartu
kind-down = Přiložit jednu kartu lícem dolů
kind-up = Přiložit dvě karty lícem nahoru, jednu po druhé
kind-assassinate = Atentát: odstranit odkrytou kartu
kind-castle = Rošáda: přerozdělit dvě skupiny
kind-scout = Vyzvědač: odkrýt karty
kind-wrath = Hněv bohů: vyprázdnit skupinu
kind-strike = Nechat odložit kartu protivníka
kind-lay = Vrátit kartu
kind-discard = Odložit kartu
kind-draw = Dobrat kartu

choice-arrange = { $card }
choice-setup = { a-card } { to-group }
choice-down = { a-card } lícem dolů { to-group }
choice-up = { a-card } lícem nahoru { to-group }
choice-pass = Zůstat pasivní a vyměnit karty
choice-end = Ukončit hraní karet
choice-assassinate = Atentát: { $card } { at-group }
choice-spy = Špion: podívat se protivníkovi do ruky
choice-castle = Rošáda { at-groups }
choice-scout = Vyzvědač { at-group }
choice-wrath = Hněv bohů { at-group }
choice-veto = Zahrát Veto
choice-allow = Nechat být
choice-strike = Nechat odložit { a-card }
choice-lay = { a-card } { to-group }
choice-discard = Odložit { a-card }
choice-done = Dost: dobrat
choice-draw = Dobrat { from-deck }
choice-decline = Nic nedobírat

# Popisky hrací plochy

board-moment = { $turn }. tah
board-moment-start = Před prvním tahem
board-open-points = { $count ->
    [one] bod, odkrytý
    [few] body, odkryté
   *[other] bodů, odkrytých
}
board-final-points = { $count ->
    [one] bod
    [few] body
   *[other] bodů
}
board-patricians = { $count ->
    [one] patricij
    [few] patricijové
   *[other] patricijů
}
board-in-hand = v ruce
board-discards = { $count ->
   *[other] odloženo
}
board-reserve-influence = Vliv
board-reserve-action = Akce
board-vote-cards = Hlasování
board-last-turned = Otočeno
board-votes-to-come = přijde
board-vote-turned = bylo
board-all-won = všichni získáni
board-tab-discards = Odložené
board-none = žádné
board-card = { $side }: { $card }
board-card-down = { $side }: lícem dolů
board-card-known = { $side }: { $card }, lícem dolů
board-lane = { $side }, { $group }
board-lane-sum = { $side }: { $sum } odkrytě, { $down } lícem dolů, { $philosophers ->
    [0] bez Filozofa
    [one] jeden Filozof
    [few] { $philosophers } Filozofové
   *[other] { $philosophers } Filozofů
}
board-pips = { $group }: Caesar { $caesar }, Kleopatra { $cleopatra }, zbývá { $left }
board-gauge = { $count } z 8 karet, { $own } z 5 na vaší straně
board-gauge-open = { $count } z 8 karet
board-reserve-of = { $side }: v záloze { $count } { $deck_id ->
    [influence] karet vlivu
   *[action] akčních karet
}
board-vote-pile = Karet v balíčku hlasování: { $count }
board-last-vote = Poslední karta hlasování: { $card }
board-secret = Váš tajný bonus
board-secret-group = 3 { $group }: +2 body
board-step-act = Akce
board-step-acted = Akce: { $card }
board-step-place = Vliv: 1 nebo 2 karty
board-step-draw = Dobrat do pěti
board-step-vote = Otočit kartu hlasování
board-step-passive = Pasivní tah: výměna karet
board-once = jedna akce za tah
board-no-target = nemá cíl
board-no-place = není místo
board-reply = jen jako odpověď
board-chosen = { $card }, vybráno
board-place-card = { $number }: { $card }
board-lay-there = Přiložit { a-card } { to-group }
board-target-card = { $card } { at-group }
board-target-group = { $group }
board-take-up = Vzít zpět { a-card } { at-group }
board-my-hand = Karty ve vaší ruce
board-lifted = Karty k vrácení
board-first-set = Karty k vyložení
board-their-hand = Karty v ruce: { $seat }
board-deck-order = Váš akční balíček, shora
board-presets = Začít s
board-preset-balanced = Vyváženě
board-preset-attack = Nejdřív útok
board-preset-defence = Nejdřív obrana
board-arrange-keys = Karty přetáhněte, nebo vybranou kartu posuňte šipkami. Číslo 1 se dobírá první.
board-arrange-ready = Váš akční balíček, shora. Pořadí si libovolně upravte.
board-send-deck = Položit balíček
board-hint-one = Přiložte { a-card } k označené skupině.
board-hint-one-or-two = Přiložte { a-card } lícem dolů k označené skupině, nebo vyberte druhou kartu a přiložte obě lícem nahoru.
board-hint-two = Obě lícem nahoru: kam přijde { $card }?
board-ready-down = { choice-down }. S druhou kartou leží obě lícem nahoru.
board-ready-only = { choice-down }
board-ready-up = { choice-up }
board-ready-two = Lícem nahoru: { $first } a { $second }.
board-face-up = Lícem nahoru
board-face-down = Lícem dolů
board-setup-hint = Kam přijde { $card }? Ke každé skupině jedna karta.
board-setup-ready = Všech pět karet leží. Ještě je můžete přeložit.
board-castle-hint = Kam přijde { $card }?
board-castle-ready = Všechny karty leží. Ještě je můžete přeložit.
board-swap-ready = { $count ->
    [one] Vyměnit jednu kartu
    [few] Vyměnit { $count } karty
   *[other] Vyměnit { $count } karet
}
board-lay = Přiložit
board-lay-all = Přiložit
board-swap = Vyměnit
board-strike = Odložit
board-next = další: { $card }
board-target-assassinate = Koho zasáhne? Vyberte odkrytou kartu protivníka.
board-target-castle = Vyberte dvě skupiny.
board-target-castle-second = A druhá skupina?
board-target-scout = U které skupiny se mají karty odkrýt?
board-target-wrath = Která skupina se má vyprázdnit?
board-play = Zahrát
board-seen-in-hand = Jistě v ruce: { $seat }
board-discards-of = Odložené karty: { $seat }
board-short-patricians = patr.
board-short-hand = ruka
board-short-influence = vliv
board-short-action = akce
board-short-discards = odl.
board-pass = Pasivní tah
board-end = Ukončit
board-veto = Veto
board-allow = Nechat být
board-done = Dost
board-decline = Nic nedobírat

# Co se stalo

event-arranged = { $seat } vybírá { $place }. kartu akčního balíčku.
event-arranged-known = { $seat } řadí do akčního balíčku: { $card } na { $place }. místo.
event-bonus-dealt = { $seat } dostává tajný vlivový bonus.
event-bonus-dealt-known = { $seat } dostává vlivový bonus: { $group }.
event-set-up = { $seat } vykládá první kartu lícem dolů { to-group }.
event-set-up-known = { $seat } vykládá { a-card } lícem dolů { to-group }.
event-turn = { $turn }. tah: na řadě je { $side }.
event-placed = { $face_id ->
    [up] { $seat } přikládá { a-card } lícem nahoru { to-group }.
   *[down] { $seat } přikládá kartu lícem dolů { to-group }.
}
event-placed-known = { $seat } přikládá { a-card } lícem dolů { to-group }.
event-passed = { $seat } zůstává pasivní.
event-announced = { $card_id ->
    [assassination] { $seat } hraje Atentát na { the-target } { at-group }.
    [spy] { $seat } vysílá Špiona.
    [castling] { $seat } hraje Rošádu { at-groups }.
    [scout] { $seat } vysílá Vyzvědače: karty protivníka { at-group } mají být odkryty.
    [wrath] { $seat } svolává Hněv bohů na karty { at-group }.
   *[other] { $seat } hraje { $card }.
}
event-allowed = { $seat } proti tomu nic nedělá.
event-plays-ended = { $seat } končí s hraním karet.
event-vetoed = { $seat } hraje Veto: { $card } nemá žádný účinek.
event-assassinated = { $seat } ztrácí { a-card } { at-group }.
event-hand-shown = Špion vidí karty, které má v ruce { $seat }.
event-hand-shown-known = Špion vidí karty, které má v ruce { $seat }: { $cards }.
event-struck = { $seat } musí odložit { a-card }.
event-declined = { $seat } si nic nedobírá.
event-drew = { $seat } si dobírá { from-deck }.
event-drew-known = { $seat } si dobírá { a-card }.
event-lifted = { $seat } sbírá { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
} { at-groups }.
event-laid = { $seat } vrací jednu kartu.
event-laid-known = { $seat } vrací { a-card } { to-group }.
event-castled = { $seat } končí Rošádu { at-groups }: počet karet tam lícem dolů je { $sizes_0 } a { $sizes_1 }.
event-scouted = { $seat } musí { at-group } odkrýt: { $cards }.
event-smitten = { $seat } ztrácí { at-group }: { $cards }.
event-waived = { $seat } nemá žádné volné místo a nic nepřikládá.
event-swapped = { $count ->
    [0] { $seat } nevyměňuje žádnou kartu.
    [one] { $seat } vyměňuje jednu kartu.
    [few] { $seat } vyměňuje { $count } karty.
   *[other] { $seat } vyměňuje { $count } karet.
}
event-discarded = { $seat } odkládá { a-card }.
event-vote-card = { $card_id ->
    [orgy] { $seat } odkrývá Orgii: žádná otázka o důvěře.
    [shuffle] { $seat } odkrývá Orgii „prosím zamíchat“: žádná otázka o důvěře.
   *[other] { $seat } odkrývá otázku o důvěře: { $card }.
}
event-votes-shuffled = { $count ->
    [one] Nový balíček tvoří jediná otázka o důvěře.
    [few] { $count } karty se zamíchají do nového balíčku otázek o důvěře.
   *[other] { $count } karet se zamíchá do nového balíčku otázek o důvěře.
}
event-orgy-left = Tato Orgie opouští hru.
event-vote = Otázka o důvěře { at-group }.
event-revealed = { $seat } odkrývá { at-group }: { $cards }.
event-counted = Caesar má { $sums_0 }{ $philosophers_0 ->
    [0] { "" }
    [1] { " " }a Filozofa
   *[other] { " " }a { $philosophers_0 } Filozofy
}, Kleopatra { $sums_1 }{ $philosophers_1 ->
    [0] { "" }
    [1] { " " }a Filozofa
   *[other] { " " }a { $philosophers_1 } Filozofy
}.
event-tied = Nerozhodně { at-group }: všechny karty zůstávají ležet odkryté.
event-patrician-won = { $seat } získává { one-of-group }; { $left ->
    [0] byl poslední
    [one] zbývá jeden
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
event-lost = { $seat } ztrácí { a-card } { at-group }.
event-group-finished = Skupina je uzavřená: { $group }.
event-cleared = { $seat } odkládá, co leželo { at-group }: { $cards }.
event-alone = { $seat } hraje dál bez soupeře: druhá strana už nemá žádný vliv.
event-bonus-shown = Vlivové bonusy: Caesar { $groups_0 }, Kleopatra { $groups_1 }.
event-ended = Hra končí. { $reason }

# Konec

reason-patricians = Všichni patricijové jsou získáni.
reason-influence = Žádná strana už nemá karty vlivu.
reason-alone-full = Strana, která hrála sama, má u každé skupiny pět karet.
reason-alone-blocked = Strana, která hrála sama, nemá volné místo a nemá je čím uvolnit.
reason-deadlock = Všechny skupiny jsou plné a žádná karta to už nezmění.
reason-idle = Šestkrát po sobě se hrálo pasivně a bez výměny karet.

line-patricians = { $group }: { $won ->
    [one] jeden patricij
    [few] { $won } patricijové
   *[other] { $won } patricijů
}
line-majority = { $group }: většina
line-whole-group = { $group }: celá skupina
line-bonus = { $group }: vlivový bonus

# Nakreslený stůl

board-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
board-hand-size = v ruce: { $influence } vliv + { $action } akce
board-reserve = rezerva: { $influence } + { $action }
board-hidden = skryté
board-open = odkryté
board-sum = součet
board-votes = hlasy
board-finished = získáni
board-hand = Karty v ruce
board-empty = žádné
board-bonus = Bonus
board-seen = jistě v ruce protivníka
board-deck = Akční balíček shora
board-castling = V ruce pro Rošádu
board-to-come = Přijdou
board-turned = Odkryté otázky

# Jak seřadit akční balíček

preset-balanced = balanced, vyváženě: od všeho trochu
preset-attack = attack, nejdřív útok: nahoře Atentáty, Špioni a Hněv
preset-defence = defence, nejdřív obrana: nahoře Veta, Vyzvědači a Rošády

# Pravidla našimi vlastními slovy

rule-CC-1 = Ke hře patří 135 karet: 35 neutrálních, 50 římských a 50 egyptských.
    .section = Herní materiál
rule-CC-2 = Neutrální karty jsou 21 patricijů, 8 otázek o důvěře a 6 vlivových bonusů.
rule-CC-3 = Patricijové tvoří pět skupin: 5 senátorů, 5 prétorů, 5 kvestorů, 3 cenzory a 3 edily.
rule-CC-4 = Každá strana má 37 karet vlivu a 13 akčních karet.
rule-CC-5 = Mezi kartami vlivu jedné strany je sedmkrát každá hodnota od 1 do 5 a dva Filozofové.
rule-CC-6 = Akční karty jedné strany: 4 Atentáty, 2 Špioni, 2 Rošády, 2 Vyzvědači, 1 Hněv bohů a 2 Veta.
rule-CC-7 = Otázky o důvěře: jedna pro každou skupinu, dvě obyčejné Orgie a jedna Orgie „prosím zamíchat“.
rule-CC-8 = Vlivové bonusy jsou po dvou pro senátory, prétory a kvestory; pro cenzory a edily nejsou.
rule-CC-9 = Karty obou stran působí stejně. Karty vlivu a akční karty mají různý rub, takže každý vidí, kolik kterých kdo drží a ze kterého balíčku dobírá.
rule-CC-10 = Pět skupin patricijů leží vedle sebe lícem nahoru mezi hráči.
    .section = Příprava hry
rule-CC-11 = Na pořadí patricijů ve skupině nezáleží.
rule-CC-12 = Otázky o důvěře se zamíchají a tvoří balíček lícem dolů.
rule-CC-13 = Jeden hráč je Caesar s římskými kartami, druhý Kleopatra s egyptskými.
rule-CC-14 = Každý si ze svých karet vlivu vezme po dvou kartách každé hodnoty od 1 do 5, celkem deset.
rule-CC-15 = Filozof mezi těmito deseti kartami není.
rule-CC-16 = Zbylých 27 karet vlivu se zamíchá a lícem dolů tvoří první rezervní balíček.
rule-CC-17 = Každý si svých 13 akčních karet seřadí, jak chce; lícem dolů tvoří druhý rezervní balíček.
rule-CC-18 = Pro začátečníky: akční karty se místo řazení zamíchají.
rule-CC-19 = Po přípravě si už nikdo rezervní balíček neprohlíží, ani svůj vlastní. Kdo si akční karty sám seřadil, smí si jejich pořadí samozřejmě pamatovat.
rule-CC-20 = Jakmile jsou akční balíčky hotové, zamíchají se vlivové bonusy a každý dostane jeden lícem dolů, ještě než se vykládají první karty.
rule-CC-21 = Svůj bonus hráč zná a až do sčítání bodů ho tají.
rule-CC-22 = Čtyři zbylé bonusy nikdo nevidí; ve hře se nepoužijí.
rule-CC-23 = Oba hráči mohou mít bonus pro tutéž skupinu.
rule-CC-24 = Každý vyloží lícem dolů jednu sadu 1 až 5, ke každé skupině právě jednu kartu podle své volby.
rule-CC-25 = Druhá sada 1 až 5 je jeho první ruka.
rule-CC-26 = V první ruce není žádná akční karta.
rule-CC-27 = Při prvním vykládání nikdo neví, co vykládá protivník.
rule-CC-28 = Vždy začíná Kleopatra.
    .section = Průběh tahu
rule-CC-29 = Hráči se v tazích střídají.
rule-CC-30 = Kdo je na tahu, je buď aktivní, nebo zůstane pasivní.
rule-CC-31 = Aktivní tah: podle chuti akce, povinně přiložení vlivu, případné mimořádné otázky o důvěře, doplnění ruky, odkrytí otázky o důvěře.
rule-CC-32 = Pasivní smí zůstat i ten, kdo by mohl hrát.
rule-CC-33 = Pasivní musí zůstat ten, kdo nemá kam přiložit a nemá v ruce akci, která místo uvolní. To umí jen Hněv bohů a Atentát u plné skupiny, kde má hráč sám méně než pět karet; Rošáda nikdy.
rule-CC-34 = Pak je na tahu protivník.
rule-CC-35 = V aktivním tahu je nutné přiložit jednu nebo dvě karty vlivu.
    .section = Přikládání vlivu
rule-CC-36 = Jediná karta se přikládá lícem dolů.
rule-CC-37 = Dvě karty se přikládají lícem nahoru.
rule-CC-38 = Jedinou kartu nelze přiložit lícem nahoru. První odkrytou kartou smí začít jen ten, kdo má kartu i místo pro druhou.
rule-CC-39 = Dvě karty lícem dolů, nebo jedna tak a druhá onak, nejsou dovoleny.
rule-CC-40 = Více než dvě karty vlivu se v jednom tahu nikdy nepřikládají.
rule-CC-41 = Dvě karty mohou přijít k jedné skupině, nebo ke dvěma.
rule-CC-42 = Přikládá se jen na vlastní stranu.
rule-CC-43 = U jedné skupiny smí mít hráč nanejvýš pět svých karet vlivu.
rule-CC-44 = Oba hráči dohromady smějí mít u jedné skupiny nanejvýš osm.
rule-CC-45 = Karty vyložené při přípravě se počítají také.
rule-CC-46 = Filozof se počítá jako jedna karta.
rule-CC-47 = Ke skupině, jejíž patricijové jsou všichni získáni, se už nic nepřikládá.
rule-CC-48 = Své karty lícem dolů si hráč smí kdykoli prohlédnout.
rule-CC-49 = Zakryté karty protivníka ukáže jen Vyzvědač nebo otázka o důvěře.
rule-CC-50 = Kdo má v ruce jedinou kartu vlivu, přikládá ji lícem dolů.
rule-CC-51 = V aktivním tahu smí hráč zahrát jednu akční kartu, ne víc.
    .section = Zahrání akce
rule-CC-52 = Může to být před přikládáním, mezi ním i po něm.
rule-CC-53 = Kdo své hraní ukončil, už akci nehraje: mimořádné otázky, doplnění ruky a otázka o důvěře následují bez přerušení.
rule-CC-54 = Akce se vyhodnotí okamžitě.
rule-CC-55 = Zahraná akční karta přijde lícem nahoru na odkládací hromádku svého majitele. Všechny odkládací hromádky si smí kdykoli prohlížet oba hráči.
rule-CC-56 = Samotná akce není tah: je třeba také přiložit vliv.
rule-CC-57 = V pasivním tahu se akce nehraje.
rule-CC-58 = Akcí lze začít, aby uvolnila místo pro přiložení.
rule-CC-59 = Pokud kvůli Vetu není kam přiložit, přikládání odpadá; mimořádné otázky, doplnění ruky a otázka o důvěře následují jako obvykle.
rule-CC-60 = Akce potřebuje cíl. Atentát: odkrytou kartu protivníka. Špion: ruku, která není prázdná. Rošáda: dvě neuzavřené skupiny, z nichž aspoň u jedné leží vlastní karta (vše se smí vrátit, jak bylo). Vyzvědač: skupinu se zakrytou kartou protivníka. Hněv bohů: neuzavřenou skupinu s jakoukoli kartou vlivu, třeba jen vlastní.
rule-CC-61 = Atentát pošle jednu odkrytou kartu vlivu protivníka na jeho odkládací hromádku.
    .section = Šest akcí
rule-CC-62 = Na zakrytou kartu Atentát nelze použít.
rule-CC-63 = Na odkrytého Filozofa Atentát použít lze.
rule-CC-64 = Na vlastní kartu Atentát použít nelze.
rule-CC-65 = Špion ukáže všechny karty, které má protivník v ruce.
rule-CC-66 = Hráč z nich jednu vybere a ta přijde na protivníkovu odkládací hromádku.
rule-CC-67 = Může to být karta vlivu, Filozof i akční karta.
rule-CC-68 = Kdo byl vyšpehován, smí si hned dobrat jednu kartu z kteréhokoli svého balíčku, ale nemusí.
rule-CC-69 = Pro Rošádu hráč zvolí dvě skupiny, vezme od nich všechny své karty a znovu je mezi tytéž dvě skupiny rozdělí.
rule-CC-70 = Všechny tyto karty pak leží lícem dolů, i ty dříve odkryté.
rule-CC-71 = Jedna z obou skupin smí zůstat bez karty.
rule-CC-72 = I zde platí meze pěti vlastních karet a osmi celkem.
rule-CC-73 = Rošáda nikdy nepřemisťuje karty protivníka.
rule-CC-74 = Rošáda smí přemístit i Filozofy.
rule-CC-75 = Pokud Rošáda přivede skupinu na osm karet, následuje na konci tahu mimořádná otázka o důvěře.
rule-CC-76 = Vyzvědač odkryje všechny karty protivníka u jedné skupiny; zůstanou odkryté.
rule-CC-77 = Vlastní karty hráče neodkrývá.
rule-CC-78 = Hněv bohů pošle všechny karty vlivu obou stran u jedné skupiny na odkládací hromádky jejich majitelů.
rule-CC-79 = Patricijů se netýká.
rule-CC-80 = Veto se hraje mimo vlastní tah, jakmile protivník ohlásí akci a její cíl, a akci zruší. Teprve potom by účinkovala.
rule-CC-81 = Veto i zrušená akce přijdou na odkládací hromádky svých majitelů.
rule-CC-82 = Kdo zahrál Veto, smí si dobrat jednu kartu z kteréhokoli svého balíčku, ale nemusí.
rule-CC-83 = Proti Vetu není Veto.
rule-CC-84 = Veto nemůže být vlastní akcí tahu.
rule-CC-85 = I zrušená akce byla tou jedinou akcí v tomto tahu.
rule-CC-86 = Veto nestojí hráče akci v jeho vlastním příštím tahu.
rule-CC-87 = Zrušený Špion nic neviděl.
rule-CC-88 = Veto nezastaví otázku o důvěře, přiložení ani pasivní tah.
rule-CC-89 = Veto smí zahrát i ten, kdo už nemá žádné karty vlivu.
rule-CC-90 = Leží-li na konci aktivního tahu, před doplněním ruky, u některé skupiny osm karet vlivu, přichází tam otázka o důvěře bez odkrývání karty.
    .section = Mimořádná otázka o důvěře
rule-CC-91 = Pokud jich je do té doby zase méně než osm, nekoná se.
rule-CC-92 = Má-li osm karet více skupin, je dotázána každá, v pořadí, v jakém leží.
rule-CC-93 = Mimořádné otázky předcházejí doplnění ruky i odkrytí karty v tomto tahu.
rule-CC-94 = Obyčejná otázka o důvěře následuje i tak, a třeba u téže skupiny.
rule-CC-95 = Vyhodnocuje se přesně jako každá jiná.
rule-CC-96 = Po nerozhodném výsledku osm karet zůstává a nic nelze přidat: změnit to mohou jen akční karty.
rule-CC-97 = Leží-li jich tam na konci některého pozdějšího tahu stále osm, je skupina dotázána znovu.
rule-CC-98 = Karty v balíčku otázek o důvěře se přitom nehýbají.
rule-CC-99 = Po hraní si hráč dobírá, dokud nemá v ruce pět karet.
    .section = Doplnění ruky
rule-CC-100 = Dobírá se po jedné a u každé karty hráč volí jeden ze svých dvou balíčků.
rule-CC-101 = Je-li jeden balíček prázdný, bere se z druhého; jsou-li prázdné oba, zůstane ruka menší.
rule-CC-102 = V ruce nikdy není víc než pět karet.
rule-CC-103 = Odkládací hromádky se do rezervy nikdy nevracejí.
rule-CC-104 = Aktivní tah končí odkrytím vrchní karty z balíčku otázek o důvěře.
    .section = Odkrytá karta
rule-CC-105 = Ukazuje-li skupinu, je u ní otázka o důvěře ihned položena.
rule-CC-106 = Odkrytá karta se položí lícem nahoru vedle balíčku.
rule-CC-107 = Při obyčejné Orgii se otázka nepokládá; karta přijde k odkrytým.
rule-CC-108 = Ani při Orgii „prosím zamíchat“ se otázka nepokládá. Všechny karty, které jsou ještě ve hře, odkryté i neodkryté a s nimi i ona, se zamíchají do nového balíčku; také odkrytá karta uzavřené skupiny.
rule-CC-109 = Po Orgii, ať kterékoli, se už další karta neodkrývá.
rule-CC-110 = Mezi dvěma mícháními přijde každá skupina nanejvýš jednou.
rule-CC-111 = Když je třeba odkrýt kartu, balíček nikdy není prázdný.
rule-CC-112 = Karta uzavřené skupiny nemá účinek a opouští hru; hned se odkrývá další.
rule-CC-113 = Dokud není odkryta, zůstává karta uzavřené skupiny v balíčku.
rule-CC-114 = Při otázce o důvěře nejprve obě strany odkryjí všechny své karty u skupiny.
    .section = Otázka o důvěře
rule-CC-115 = Vliv strany je součet jejích čísel u skupiny; Filozof se počítá za 0.
rule-CC-116 = Bez Filozofů vítězí vyšší součet.
rule-CC-117 = Vítěz si vezme vrchního patricije a položí ho odkrytého před sebe.
rule-CC-118 = Strana s vyšším součtem ztrácí své nejvyšší číslo u skupiny.
rule-CC-119 = Strana s nižším součtem ztrácí své nejnižší číslo u skupiny.
rule-CC-120 = Kdo tam žádné číslo nemá, žádné neztrácí.
rule-CC-121 = Ztracené karty přijdou lícem nahoru na odkládací hromádku svého majitele.
rule-CC-122 = Všechny ostatní karty u skupiny zůstávají ležet odkryté.
rule-CC-123 = Při stejných součtech nikdo nevítězí a nic se neztrácí; karty zůstávají odkryté.
rule-CC-124 = Taková skupina se při své další otázce prostě sečte znovu, i s kartami, které přibyly.
rule-CC-125 = Čísla porazí prázdnou stranu, není-li u nich Filozof.
rule-CC-126 = Nemá-li tam kartu žádná strana, nic se nestane.
rule-CC-127 = Otázka se týká jen své skupiny.
rule-CC-128 = Příklad: Caesar má 3 a 4, Kleopatra 2, 3 a 3. Kleopatra vítězí a ztrácí jednu 3; Caesar ztrácí svou 3.
rule-CC-129 = Filozof se přikládá jako každá karta vlivu, lícem nahoru i dolů.
    .section = Filozof
rule-CC-130 = Má-li u skupiny Filozofa jen jedna strana, vítězí nižší součet.
rule-CC-131 = Nezáleží na tom, čí je: může uškodit i svému majiteli.
rule-CC-132 = Je-li rozhodnuto, ztrácejí se navíc všichni Filozofové u skupiny.
rule-CC-133 = Příklad: Kleopatra má 4 a 5, Caesar 3 a Filozofa. Caesar vítězí a ztrácí 3 i Filozofa; Kleopatra ztrácí 5.
rule-CC-134 = Při stejných součtech se rozhodnutí odkládá a vše zůstává odkryté, i Filozof.
rule-CC-135 = Je-li Filozof jedinou kartou u celé skupiny, rozhodnutí se odkládá a on zůstává odkrytý.
rule-CC-136 = Samotný Filozof vyhrává nad čísly bez Filozofa. Je-li i u čísel Filozof, oba se vyruší a vyhrávají čísla.
rule-CC-137 = Po jednom Filozofovi na obou stranách se vyruší: vítězí vyšší součet a oba se ztrácejí.
rule-CC-138 = Při jednom proti dvěma vítězí nižší součet.
rule-CC-139 = Ztrácejí se pak všichni tři.
rule-CC-140 = Dva proti žádnému platí jako jeden. Navzájem se neruší a oba se ztrácejí.
rule-CC-141 = Dva proti dvěma se vyruší: vítězí vyšší součet a všichni čtyři se ztrácejí.
rule-CC-142 = Leží-li u skupiny samí Filozofové, rozhodnutí se odkládá.
rule-CC-143 = Čísla s Filozofem proti prázdné straně: patricije získává prázdná strana.
rule-CC-144 = Filozof, který zůstal po nerozhodném výsledku, působí i při další otázce.
rule-CC-145 = Když je získán poslední patricij skupiny, všechny karty vlivu u ní přijdou na odkládací hromádky svých majitelů.
    .section = Uzavřená skupina
rule-CC-146 = Platí to po obyčejné i mimořádné otázce.
rule-CC-147 = Ať stojí otázka sama cokoli, u uzavřené skupiny nezůstane žádná karta vlivu.
rule-CC-148 = V pasivním tahu smí hráč odložit libovolný počet karet z ruky, třeba žádnou.
    .section = Pasivní tah
rule-CC-149 = Přijdou lícem nahoru na jeho odkládací hromádku.
rule-CC-150 = Nejprve odloží vše, co chce, pak dobere stejný počet, každou kartu z balíčku podle své volby. Ruka menší než pět karet se tím nezvětší.
rule-CC-151 = V pasivním tahu se nepřikládá vliv, nehraje akce ani neodkrývá otázka o důvěře.
rule-CC-152 = Nestačí-li rezerva, dobere se, co zbývá.
rule-CC-153 = Pasivní tah nevede k mimořádné otázce.
rule-CC-154 = Kdo nemá kartu vlivu v ruce, ale má nějakou v rezervě, není bez vlivu.
rule-CC-155 = Hra končí, jakmile je získáno všech 21 patricijů, i uprostřed tahu.
    .section = Konec hry
rule-CC-156 = Končí, když nikdo nemá karty vlivu v ruce ani v rezervě. Vyložené a odložené karty se nepočítají.
rule-CC-157 = CC-156, CC-158 a CC-160 až CC-163 se posuzují mezi tahy v tomto pořadí, po otázce o důvěře a také po pasivním tahu.
rule-CC-158 = Má-li karty vlivu už jen jeden hráč, má všechny další tahy. Druhého lze ještě vyšpehovat, smí zahrát Veto a dobrat si za ně.
rule-CC-159 = Hráč, který hraje sám, si ruku doplňuje jako obvykle.
rule-CC-160 = Má-li hráč, který hraje sám, před svým tahem u každé neuzavřené skupiny pět karet, hra končí bez další otázky o důvěře.
rule-CC-161 = Stejně končí, nemá-li volné místo z jiného důvodu a nemá v ruce akci, která místo uvolní.
rule-CC-162 = Končí, když u každé neuzavřené skupiny leží osm karet a nikdo už nemá v ruce ani v rezervě Atentát nebo Hněv bohů.
rule-CC-163 = Končí po šesti pasivních tazích za sebou, v nichž nikdo neodložil kartu: po třech od každého, nebo šesti, hraje-li jeden sám.
rule-CC-164 = Patricijové, které nikdo nezískal, se nepočítají nikomu.
rule-CC-165 = Zbylé karty vlivu se nepočítají.
rule-CC-166 = Každý získaný patricij je za 1 bod.
    .section = Bodování
rule-CC-167 = Většina ve skupině (3 z 5, 2 ze 3) je za další 1 bod.
rule-CC-168 = Všichni patricijové skupiny jsou za další 1 bod.
rule-CC-169 = Vlivový bonus splní nejméně 3 patricijové jeho skupiny a je za další 2 body.
rule-CC-170 = V rámci jedné skupiny se to vše sčítá.
rule-CC-171 = Příklad: všech pět kvestorů s jejich bonusem je za 9 bodů.
rule-CC-172 = Dva proti jednomu z pěti, když dva nezískal nikdo, není většina pro nikoho.
rule-CC-173 = Vyhrává, kdo má více bodů.
rule-CC-174 = Při stejném počtu bodů vyhrává, kdo má více patricijů.
rule-CC-175 = Je-li i jejich počet stejný, hra končí nerozhodně.
rule-CC-176 = Mají-li oba bonus pro tutéž skupinu, může ho splnit jen jeden.
rule-CC-177 = Možnost „jedna vypadne“: jakmile jsou uzavřené dvě skupiny, příští odkrytá obyčejná Orgie opouští hru. Počítá se i skupina uzavřená dříve v témže tahu.
    .section = Možnosti
rule-CC-178 = I tak se v tomto tahu otázka o důvěře nepokládá.
rule-CC-179 = Tímto způsobem opustí hru jen jedna Orgie.
rule-CC-180 = Orgie „prosím zamíchat“ ve hře vždy zůstává.
rule-CC-181 = Možnost „o jednu méně“: před hrou se odstraní jedna obyčejná Orgie; v balíčku otázek zbude sedm karet.

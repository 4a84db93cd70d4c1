# Caesar & Kleopatra. Klíče: docs/texts.md

title = Caesar & Kleopatra
blurb = Dvě strany se vlivem i intrikami ucházejí o římské patricije, až rozhodne otázka o důvěře.

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
term-shuffle = Orgie „prosím zamíchat“
term-up = lícem vzhůru
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
against-card = { $card_id ->
    [assassination] Atentátu
    [spy] Špionovi
    [castling] Rošádě
    [scout] Vyzvědači
    [wrath] Hněvu bohů
   *[other] kartě { $card }
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
        [yes] { $usual ->
            [yes] Teď přiložte jednu kartu lícem dolů, nebo dvě lícem vzhůru.
           *[no] Teď přiložte jednu kartu lícem dolů.
        }
       *[no] { $optional ->
            [yes] { $usual ->
                [yes] Přiložte jednu kartu lícem dolů nebo dvě lícem vzhůru, zahrajte akční kartu, nebo zůstaňte pasivní.
               *[no] Přiložte jednu kartu lícem dolů, zahrajte akční kartu, nebo zůstaňte pasivní.
            }
           *[no] { $usual ->
                [yes] Přiložte jednu kartu lícem dolů nebo dvě lícem vzhůru, nebo zůstaňte pasivní.
               *[no] Přiložte jednu kartu lícem dolů, nebo zůstaňte pasivní.
            }
        }
    }
    [1] { $optional ->
        [yes] Přiložte druhou kartu lícem vzhůru; předtím můžete zahrát akční kartu.
       *[no] Přiložte druhou kartu lícem vzhůru.
    }
   *[other] { $optional ->
        [yes] Zahrajte akční kartu, nebo hraní karet ukončete.
       *[no] Nic dalšího zahrát nemůžete: hraní karet ukončete.
    }
}
    .usual = up
    .optional = assassinate spy castle scout wrath
    .rules = CC-30 CC-31 CC-35 CC-36 CC-37 CC-43 CC-44 CC-51 CC-52 CC-60 CC-90 CC-104 CC-148
prompt-answer = { $announced_kind ->
    [assassinate] Protihráč hraje Atentát na { $card_id ->
        [philosopher] vašeho Filozofa
       *[other] vaši kartu { $card }
    } { at-group }. { $optional ->
        [yes] Zahrajete Veto?
       *[no] Veto nemáte.
    }
    [spy] Protihráč vysílá Špiona: prohlédne si vaši ruku a jednu kartu z ní nechá odložit. { $optional ->
        [yes] Zahrajete Veto?
       *[no] Veto nemáte.
    }
    [castle] Protihráč hraje Rošádu { at-groups }. { $optional ->
        [yes] Zahrajete Veto?
       *[no] Veto nemáte.
    }
    [scout] Protihráč vysílá Vyzvědače, aby odkryl vaše karty { at-group }. { $optional ->
        [yes] Zahrajete Veto?
       *[no] Veto nemáte.
    }
   *[wrath] Protihráč svolává Hněv bohů na všechny karty { at-group }. { $optional ->
        [yes] Zahrajete Veto?
       *[no] Veto nemáte.
    }
}
    .optional = veto
    .rules = CC-80 CC-81 CC-82 CC-83
prompt-striking = Vidíte karty v ruce protihráče. Kterou musí odložit?
    .rules = CC-65 CC-66 CC-67 CC-68
prompt-laying = Rošáda: vraťte své karty lícem dolů k oběma skupinám (vráceno { $laid } z { $lifted }).
    .rules = CC-69 CC-70 CC-71 CC-72
prompt-offer = Jedna karta opustila vaši ruku: smíte si místo ní jednu dobrat.
    .rules = CC-68 CC-82
prompt-swapping = { $to_draw ->
    [0] Pasivní tah: odložte libovolný počet karet a pak si doberte stejný počet.
    [one] Odložena jedna karta. Ještě další, nebo dobrat?
    [few] Odloženy { $to_draw } karty. Ještě další, nebo dobrat?
   *[other] Odloženo { $to_draw } karet. Ještě další, nebo dobrat?
}
    .rules = CC-148 CC-149 CC-150 CC-151
prompt-drawing = { $to_draw ->
    [one] Doberte si ještě jednu kartu: ze kterého rezervního balíčku?
    [few] Doberte si { $to_draw } karty: ze kterého rezervního balíčku bude další?
   *[other] Doberte si { $to_draw } karet: ze kterého rezervního balíčku bude další?
}
    .rules = CC-99 CC-100 CC-101

wait-arranging = { $seat } si řadí balíček akčních karet.
wait-placing = { $seat } vykládá první karty.
wait-turn = Na tahu je { $seat }.
wait-answer = { $seat } může zahrát Veto.
wait-striking = { $seat } si prohlíží karty v ruce protihráče.
wait-laying = { $seat } provádí Rošádu.
wait-offer = { $seat } si smí dobrat kartu.
wait-swapping = { $seat } vyměňuje karty.
wait-drawing = { $seat } si dobírá karty.

# Možnosti

kind-arrange = Další karta balíčku akčních karet
kind-setup = Vyložit první kartu
kind-down = Přiložit jednu kartu lícem dolů
kind-up = Přiložit dvě karty lícem vzhůru, jednu po druhé
kind-assassinate = Atentát: odstranit odkrytou kartu
kind-castle = Rošáda: přerozdělit vlastní karty u dvou skupin
kind-scout = Vyzvědač: odkrýt karty protihráče
kind-wrath = Hněv bohů: odstranit všechny karty u skupiny
kind-strike = Nechat protihráče odložit kartu
kind-lay = Vrátit kartu
kind-discard = Odložit kartu
kind-draw = Dobrat kartu

choice-arrange = { $card }
choice-setup = Vyložit { a-card } { to-group }
choice-down = Přiložit { a-card } lícem dolů { to-group }
choice-up = Přiložit { a-card } lícem vzhůru { to-group }
choice-pass = Zůstat pasivní a vyměnit karty
choice-end = Ukončit hraní karet
choice-assassinate = Atentát na { $card_id ->
    [philosopher] Filozofa
   *[other] kartu { $card }
} { at-group }
choice-spy = Špion: podívat se protihráči do ruky
choice-castle = Rošáda { at-groups }
choice-scout = Vyzvědač { at-group }
choice-wrath = Hněv bohů { at-group }
choice-veto = Zahrát Veto
choice-allow = Nechat být
choice-strike = Nechat odložit { a-card }
choice-lay = Vrátit { a-card } { to-group }
choice-discard = Odložit { a-card }
choice-done = Začít dobírat
choice-draw = Dobrat { from-deck }
choice-decline = Nic nedobírat

# Popisky hrací plochy

board-moment = { $turn }. tah
board-moment-start = Před prvním tahem
board-open-points = { $count ->
    [one] odkrytý bod
    [few] odkryté body
   *[other] odkrytých bodů
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
board-vote-cards = Otázky
board-last-turned = Odkrytá
board-votes-to-come = přijdou
board-vote-turned = odkryté
board-all-won = všichni získáni
board-tab-discards = Odložené
board-none = žádné
board-card = { $side }: { $card }
board-card-down = { $side }: lícem dolů
board-card-known = { $side }: { $card }, lícem dolů
board-lane = { $side }, { $group }
board-lane-sum = { $side }: součet odkrytých { $sum }, lícem dolů { $down }, { $philosophers ->
    [0] bez Filozofa
    [one] jeden Filozof
    [few] { $philosophers } Filozofové
   *[other] { $philosophers } Filozofů
}
board-pips = { $group }: Caesar { $caesar }, Kleopatra { $cleopatra }, zbývá { $left }
board-gauge = { $count } z 8 karet, { $own } z 5 na vaší straně
board-gauge-open = { $count } z 8 karet
board-reserve-of = { $side }: v rezervě { $deck_id ->
    [influence] { $count ->
        [0] žádná karta vlivu
        [one] 1 karta vlivu
        [few] { $count } karty vlivu
       *[other] { $count } karet vlivu
    }
   *[action] { $count ->
        [0] žádná akční karta
        [one] 1 akční karta
        [few] { $count } akční karty
       *[other] { $count } akčních karet
    }
}
board-vote-pile = { $count ->
    [0] V balíčku otázek o důvěře není žádná karta
    [one] 1 karta v balíčku otázek o důvěře
    [few] { $count } karty v balíčku otázek o důvěře
   *[other] { $count } karet v balíčku otázek o důvěře
}
board-last-vote = Poslední otázka o důvěře: { $card }
board-secret = Váš tajný bonus
board-secret-group = 3 { $group }: +2 body
board-step-act = Akce
board-step-acted = Akce: { $card }
board-step-place = Vliv: 1 nebo 2 karty
board-step-draw = Dobrat do pěti
board-step-vote = Odkrýt otázku o důvěře
board-step-passive = Pasivní tah: výměna karet
board-once = jedna akce za tah
board-no-target = nemá cíl
board-no-place = není místo
board-reply = jen jako odpověď
board-chosen = { $card }, zvoleno
board-place-card = { $number }: { $card }
board-lay-there = Přiložit { a-card } { to-group }
board-target-card = { $card } { at-group }
board-target-group = { $group }
board-take-up = Vzít zpět { a-card } { at-group }
board-my-hand = Karty ve vaší ruce
board-lifted = Karty k vrácení
board-first-set = Karty k vyložení
board-their-hand = Karty v ruce: { $seat }
board-hand-seen = { $name } vidí vaše karty
board-deck-order = Váš balíček akčních karet, shora
board-presets = Začít od
board-preset-balanced = Vyváženě
board-preset-attack = Nejdřív útok
board-preset-defence = Nejdřív obrana
board-arrange-keys = Karty přetáhněte, nebo vybranou kartu posuňte šipkami. Číslo 1 se dobírá první.
board-arrange-ready = Váš balíček akčních karet, shora. Pořadí si libovolně upravte.
board-send-deck = Použít toto pořadí
board-hint-one = Přiložte { a-card } k označené skupině.
board-hint-one-or-two = Přiložte { a-card } lícem dolů k označené skupině, nebo vyberte druhou kartu a přiložte obě lícem vzhůru.
board-hint-two = Obě lícem vzhůru: kam přijde { $card }?
board-ready-down = { choice-down }. S druhou kartou leží obě lícem vzhůru.
board-ready-only = { choice-down }
board-ready-up = { choice-up }
board-ready-two = Lícem vzhůru: { $first } a { $second }.
board-face-up = Lícem vzhůru
board-face-down = Lícem dolů
board-setup-hint = Kam přijde { $card }? Ke každé skupině jedna karta, lícem dolů.
board-setup-ready = Všech pět karet je vyloženo. Ještě je můžete přesunout.
board-castle-hint = Kam přijde { $card }?
board-castle-ready = Všechny karty jsou rozmístěné. Ještě je můžete přesunout.
board-swap-ready = { $count ->
    [one] Vyměnit jednu kartu
    [few] Vyměnit { $count } karty
   *[other] Vyměnit { $count } karet
}
board-lay = Přiložit
board-lay-all = Přiložit
board-swap = Vyměnit
board-swap-none = Nic nevyměnit
board-strike = Nechat odložit
board-next = další: { $card }
board-target-assassinate = Na kterou kartu? Vyberte odkrytou kartu protihráče.
board-target-castle = Vyberte dvě skupiny. Své karty u nich rozložíte znovu, lícem dolů.
board-target-castle-second = A druhá skupina?
board-target-scout = U které skupiny odkryjete karty?
board-target-wrath = U které skupiny odstraníte všechny karty?
board-play = Zahrát
board-seen-in-hand = Jistě v ruce: { $seat }
board-discards-of = Odložené karty: { $seat }
board-short-patricians = patr.
board-short-hand = ruka
board-short-influence = vliv
board-short-action = akce
board-short-discards = odl.
aim = Získávejte patricije v otázkách o důvěře: každý přináší bod, většina ve skupině další. Vítězí, kdo má nejvíc bodů.
board-gloss-influence = karta vlivu
board-gloss-action = akční karta
board-gloss-group = patricijů: { $count }
board-gloss-points = Každý patricij přináší bod; většina ve skupině bod navíc, celá skupina ještě jeden.
board-gloss-won = Vy máte { $mine }, { $name } { $theirs }, zbývá { $left }.
board-gloss-cards = Leží tu karet: { $count } z 8.
board-gloss-seven = Leží tu 7 z 8 karet: s další se hned položí otázka o důvěře, bez odkrývání karty.
board-gloss-spy = V ruce hráče { $name }: vliv { $influence }, akce { $action }.
board-refuse-finished = Sem ne ({ $group }): všichni patricijové jsou získáni.
board-refuse-five = Sem ne ({ $group }): už tu máte pět karet.
board-refuse-eight = Sem ne ({ $group }): už tu leží osm karet.
board-refuse-draw = Nejdřív si doberte.
board-refuse-two = V tomto tahu už máte přiložené dvě karty, víc jich být nesmí.
board-refuse-full = U žádné skupiny není volné místo.
board-refuse-veto = Veto je odpověď: zahrajte ho, když protihráč ohlásí akci.
board-refuse-once = { $card } teď ne: v jednom tahu lze zahrát jen jednu akci.
board-refuse-target = { $card } teď nemá cíl.
board-acta-lost = { $seat } ztrácí { a-card }.
board-acta-won = { $seat } získává { one-of-group }{ $left ->
    [0] , byl poslední
   *[other] { "" }
}.
board-acta-castled = Karet lícem dolů: { $sizes_0 } a { $sizes_1 }.
board-acta-eight = Leží tu osm karet, proto bez odkrývání karty.
board-acta-lower = S Filozofem vítězí nižší součet.
board-acta-gone = Skupina je uzavřená: karta opouští hru a odkrývá se další.
board-why-group = Rozhodli { $group }, { $more } : { $fewer }{ $bonus ->
    [yes] , i díky tajnému bonusu
   *[other] { "" }
}.
board-why-tie = Obě strany mají stejně bodů i patricijů.
board-ledger = Body podle skupin
board-ledger-points = Body
board-ledger-total = Celkem
board-ledger-so-far = Dosud
board-ledger-majority = většina { $points }
board-ledger-whole-group = celá skupina { $points }
board-ledger-bonus = bonus { $points }
board-pass = Pasivní tah
board-end = Ukončit
board-veto = Veto
board-allow = Nechat být
board-allows = { $name } to nechává být
board-done = Dobrat
board-decline = Nic nedobírat

# Co se stalo

event-arranged = { $seat } vybírá { $place }. kartu balíčku akčních karet.
event-arranged-known = { $seat } dává { a-card } na { $place }. místo balíčku akčních karet.
event-bonus-dealt = { $seat } dostává tajný vlivový bonus.
event-bonus-dealt-known = { $seat } dostává vlivový bonus: { $group }.
event-set-up = { $seat } vykládá první kartu lícem dolů { to-group }.
event-set-up-known = { $seat } vykládá { a-card } lícem dolů { to-group }.
event-turn = { $turn }. tah: na tahu je { $seat }.
event-placed = { $face_id ->
    [up] { $seat } přikládá { a-card } lícem vzhůru { to-group }.
   *[down] { $seat } přikládá kartu lícem dolů { to-group }.
}
event-placed-known = { $seat } přikládá { a-card } lícem dolů { to-group }.
event-passed = { $seat } zůstává pasivní.
event-announced = { $card_id ->
    [assassination] { $seat } hraje Atentát na { the-target } { at-group }.
    [spy] { $seat } vysílá Špiona.
    [castling] { $seat } hraje Rošádu { at-groups }.
    [scout] { $seat } vysílá Vyzvědače { to-group }.
    [wrath] { $seat } svolává Hněv bohů na všechny karty { at-group }.
   *[other] { $seat } hraje { $card }.
}
event-allowed = { $seat } to nechává být.
event-plays-ended = { $seat } ukončuje hraní karet.
event-vetoed = { $seat } hraje Veto proti { against-card }.
event-assassinated = { $seat } ztrácí { a-card } { at-group }.
event-hand-shown = { $seat } musí Špionovi ukázat všechny karty v ruce.
event-hand-shown-known = { $seat } musí Špionovi ukázat všechny karty v ruce: { $cards }.
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
event-castled = { $seat } končí Rošádu { at-groups } (lícem dolů tam leží: { $sizes_0 } a { $sizes_1 }).
event-scouted = { $seat } musí odkrýt karty { at-group }: { $cards }.
event-smitten = { $seat } ztrácí všechny karty { at-group }: { $cards }.
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
event-revealed = { $seat } odkrývá karty { at-group }: { $cards }.
event-counted = { $sides_0 } má { $sums_0 }{ $philosophers_0 ->
    [0] { "" }
    [1] { " " }a Filozofa
   *[other] { " " }a { $philosophers_0 } Filozofy
}, { $sides_1 } { $sums_1 }{ $philosophers_1 ->
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
event-cleared = { $seat } odkládá všechny karty { at-group }: { $cards }.
event-alone = { $seat } hraje dál bez protihráče: druhá strana už nemá žádné karty vlivu.
event-bonus-shown = Vlivové bonusy: { $sides_0 } { $groups_0 }, { $sides_1 } { $groups_1 }.
event-ended = Hra skončila. { $reason }

# Konec

reason-patricians = Všichni patricijové jsou získáni.
reason-influence = Žádná strana už nemá karty vlivu.
reason-alone-full = Strana, která hrála sama, má u každé skupiny pět karet.
reason-alone-blocked = Strana, která hrála sama, nemá volné místo a nemá je čím uvolnit.
reason-deadlock = Všechny skupiny jsou plné a žádná karta to už nezmění.
reason-idle = Šest tahů po sobě bylo pasivních a bez výměny karet.

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
board-votes = stav
board-finished = získáni
board-hand = Karty v ruce
board-empty = žádné
board-bonus = Bonus
board-seen = jistě v ruce protihráče
board-deck = Balíček akčních karet shora
board-castling = V ruce pro Rošádu
board-to-come = Přijdou
board-turned = Odkryté otázky

# Jak seřadit balíček akčních karet

preset-balanced = balanced, vyváženě: od všeho trochu
preset-attack = attack, nejdřív útok: nahoře Atentáty, Špioni a Hněv
preset-defence = defence, nejdřív obrana: nahoře Veta, Vyzvědači a Rošády

# Pravidla našimi vlastními slovy

rule-CC-1 = Ke hře patří 135 karet: 35 neutrálních, 50 římských a 50 egyptských.
    .section = Herní materiál
rule-CC-2 = Neutrálních karet je 35: 21 patricijů, 8 karet otázky o důvěře a 6 vlivových bonusů.
rule-CC-3 = Patricijové tvoří pět skupin: 5 senátorů, 5 prétorů, 5 kvestorů, 3 cenzory a 3 edily.
rule-CC-4 = Každá strana má 37 karet vlivu a 13 akčních karet.
rule-CC-5 = Mezi kartami vlivu jedné strany je sedmkrát každá hodnota od 1 do 5 a dva Filozofové.
rule-CC-6 = Akční karty jedné strany: 4 Atentáty, 2 Špioni, 2 Rošády, 2 Vyzvědači, 1 Hněv bohů a 2 Veta.
rule-CC-7 = Karty otázky o důvěře: jedna pro každou skupinu, dvě obyčejné Orgie a jedna Orgie „prosím zamíchat“.
rule-CC-8 = Vlivové bonusy jsou po dvou pro senátory, prétory a kvestory; pro cenzory ani edily žádný není.
rule-CC-9 = Karty obou stran působí stejně. Karty vlivu a akční karty mají různý rub, takže oba hráči vidí, kolik kterých kdo drží a ze kterého rezervního balíčku dobírá.
rule-CC-10 = Pět skupin patricijů leží vedle sebe lícem vzhůru mezi hráči.
    .section = Příprava hry
rule-CC-11 = Na pořadí patricijů ve skupině nezáleží.
rule-CC-12 = Osm karet otázky o důvěře se zamíchá a tvoří balíček lícem dolů.
rule-CC-13 = Jeden hráč je Caesar s římskými kartami, druhý Kleopatra s egyptskými.
rule-CC-14 = Každý si ze svých karet vlivu vezme po dvou kartách každé hodnoty od 1 do 5, celkem deset.
rule-CC-15 = Mezi deseti kartami pro přípravu není žádný Filozof.
rule-CC-16 = Zbylých 27 karet vlivu se zamíchá a lícem dolů tvoří první rezervní balíček.
rule-CC-17 = Každý si svých 13 akčních karet seřadí, jak chce; lícem dolů tvoří druhý rezervní balíček.
rule-CC-18 = Pro začátečníky: akční karty se zamíchají, místo aby se řadily.
rule-CC-19 = Po přípravě si už nikdo rezervní balíček neprohlíží, ani svůj vlastní. Kdo si akční karty sám seřadil, smí si jejich pořadí samozřejmě pamatovat.
rule-CC-20 = Jakmile jsou balíčky akčních karet seřazené, zamíchají se vlivové bonusy a každý dostane jeden lícem dolů, ještě než se vykládají první karty.
rule-CC-21 = Svůj bonus hráč zná a až do sčítání bodů ho tají.
rule-CC-22 = Čtyři zbylé vlivové bonusy opouštějí hru, aniž je kdo viděl.
rule-CC-23 = Oba hráči mohou mít vlivový bonus pro tutéž skupinu.
rule-CC-24 = Každý vyloží lícem dolů jednu sadu 1 až 5, ke každé skupině právě jednu kartu podle své volby.
rule-CC-25 = Druhou sadu 1 až 5 si každý vezme jako první karty do ruky.
rule-CC-26 = Mezi prvními pěti kartami v ruce není žádná akční karta.
rule-CC-27 = Při prvním vykládání nikdo neví, co vykládá protihráč.
rule-CC-28 = Vždy začíná Kleopatra.
    .section = Průběh tahu
rule-CC-29 = Hráči se v tazích střídají.
rule-CC-30 = Kdo je na tahu, je buď aktivní, nebo zůstane pasivní.
rule-CC-31 = V aktivním tahu hráč přiloží vliv (to je povinné) a smí k tomu zahrát jednu akci; pak přijdou případné mimořádné otázky o důvěře, hráč si doplní ruku a odkryje otázku o důvěře.
rule-CC-32 = Pasivní smí zůstat i ten, kdo by mohl hrát.
rule-CC-33 = Pasivní musí zůstat ten, kdo nemá v ruce kartu vlivu, nebo ji nemá kam přiložit a nemá v ruce akci, která místo uvolní. Místo uvolní jen Hněv bohů a Atentát u plné skupiny, kde má hráč sám méně než pět karet; Rošáda nikdy.
rule-CC-34 = Po vašem tahu je na tahu protihráč.
rule-CC-35 = V aktivním tahu je nutné přiložit jednu nebo dvě karty vlivu.
    .section = Přikládání vlivu
rule-CC-36 = Jediná karta se přikládá lícem dolů.
rule-CC-37 = Dvě karty se přikládají lícem vzhůru.
rule-CC-38 = Jedinou kartu nelze přiložit lícem vzhůru. První kartu smí lícem vzhůru přiložit jen ten, kdo má kartu i místo pro druhou.
rule-CC-39 = Přiložit dvě karty lícem dolů, nebo jednu lícem vzhůru a druhou lícem dolů, není dovoleno.
rule-CC-40 = Více než dvě karty vlivu se v jednom tahu nikdy nepřikládají.
rule-CC-41 = Dvě karty mohou přijít k jedné skupině, nebo ke dvěma.
rule-CC-42 = Přikládá se jen na vlastní stranu.
rule-CC-43 = U jedné skupiny smí mít hráč nanejvýš pět svých karet vlivu.
rule-CC-44 = Oba hráči dohromady smějí mít u jedné skupiny nanejvýš osm karet vlivu.
rule-CC-45 = Karty vyložené při přípravě se počítají do obou limitů, pěti vlastních i osmi karet celkem.
rule-CC-46 = Filozof se do obou limitů, pěti vlastních i osmi karet celkem, počítá jako jedna karta.
rule-CC-47 = Ke skupině, jejíž patricijové jsou už všichni získáni, se nic nepřikládá.
rule-CC-48 = Své karty lícem dolů si hráč smí kdykoli prohlédnout.
rule-CC-49 = Karty protihráče ležící lícem dolů ukáže jen Vyzvědač nebo otázka o důvěře.
rule-CC-50 = Kdo má v ruce jedinou kartu vlivu, přikládá ji lícem dolů.
rule-CC-51 = V aktivním tahu smí hráč zahrát nanejvýš jednu akční kartu.
    .section = Zahrání akce
rule-CC-52 = Akční kartu lze zahrát před přikládáním vlivu, mezi oběma přikládanými kartami i po něm.
rule-CC-53 = Kdo ukončil hraní karet, už žádnou akci nehraje: mimořádné otázky o důvěře, doplnění ruky a otázka o důvěře následují bez přerušení.
rule-CC-54 = Zahraná akce se vyhodnotí okamžitě.
rule-CC-55 = Zahraná akční karta přijde lícem vzhůru na odkládací hromádku svého majitele. Všechny odkládací hromádky si smí kdykoli prohlížet oba hráči.
rule-CC-56 = Samotná akce není tah: je třeba také přiložit vliv.
rule-CC-57 = V pasivním tahu se akce nehraje.
rule-CC-58 = Akci lze zahrát jako první, aby uvolnila místo pro přiložení.
rule-CC-59 = Pokud kvůli Vetu není kam přiložit, nepřikládá se nic; mimořádné otázky o důvěře, doplnění ruky a otázka o důvěře následují jako obvykle.
rule-CC-60 = Akce potřebuje cíl. Atentát: odkrytou kartu protihráče. Špion: ruku, která není prázdná. Rošáda: dvě neuzavřené skupiny, z nichž aspoň u jedné leží vlastní karta (všechny karty se smějí i vrátit na svá místa). Vyzvědač: skupinu se zakrytou kartou protihráče. Hněv bohů: neuzavřenou skupinu s jakoukoli kartou vlivu, třeba jen vlastní.
rule-CC-61 = Atentát pošle jednu odkrytou kartu vlivu protihráče na jeho odkládací hromádku.
    .section = Šest akcí
rule-CC-62 = Na zakrytou kartu Atentát nelze použít.
rule-CC-63 = Na odkrytého Filozofa Atentát použít lze.
rule-CC-64 = Na vlastní kartu Atentát použít nelze.
rule-CC-65 = Špion ukáže všechny karty, které má protihráč v ruce.
rule-CC-66 = Kdo vyslal Špiona, vybere jednu z ukázaných karet; ta přijde na odkládací hromádku protihráče.
rule-CC-67 = Špion smí nechat odložit kartu vlivu, Filozofa i akční kartu.
rule-CC-68 = Hráč, kterého zasáhl Špion, si smí hned dobrat jednu kartu z kteréhokoli svého rezervního balíčku, ale nemusí. Jsou-li oba prázdné, nedobírá nic.
rule-CC-69 = Pro Rošádu hráč zvolí dvě skupiny, vezme od nich všechny své karty a znovu je mezi tytéž dvě skupiny rozdělí.
rule-CC-70 = Po Rošádě leží všechny sebrané karty lícem dolů, i ty dříve odkryté.
rule-CC-71 = Při Rošádě smí jedna z obou skupin zůstat bez karet hráče, který ji zahrál.
rule-CC-72 = I při Rošádě platí limity pěti vlastních karet a osmi karet celkem.
rule-CC-73 = Rošáda nikdy nepřemisťuje karty protihráče.
rule-CC-74 = Rošáda smí přemístit i Filozofy.
rule-CC-75 = Pokud Rošáda přivede skupinu na osm karet, následuje na konci tahu mimořádná otázka o důvěře.
rule-CC-76 = Vyzvědač odkryje všechny karty protihráče u jedné skupiny; zůstanou odkryté.
rule-CC-77 = Vyzvědač neodkrývá vlastní karty hráče, který ho vyslal.
rule-CC-78 = Hněv bohů pošle všechny karty vlivu obou stran u jedné skupiny na odkládací hromádky jejich majitelů.
rule-CC-79 = Hněv bohů se netýká patricijů.
rule-CC-80 = Veto se hraje mimo vlastní tah, jakmile protihráč ohlásí akci a její cíl, a tuto akci zruší. Akce se provede jen tehdy, když ji Veto nezastaví.
rule-CC-81 = Veto i zrušená akce přijdou na odkládací hromádky svých majitelů.
rule-CC-82 = Kdo zahrál Veto, smí si dobrat jednu kartu z kteréhokoli svého rezervního balíčku, ale nemusí. Jsou-li oba prázdné, nedobírá nic.
rule-CC-83 = Proti Vetu nelze zahrát Veto.
rule-CC-84 = Veto nelze zahrát jako akci vlastního tahu.
rule-CC-85 = I akce zrušená Vetem se počítá: další se v tomto tahu hrát nesmí.
rule-CC-86 = Kdo zahrál Veto, smí ve svém příštím tahu zahrát akci jako obvykle.
rule-CC-87 = Špion zrušený Vetem z karet v ruce nic neukáže.
rule-CC-88 = Veto nezastaví otázku o důvěře, přiložení ani pasivní tah.
rule-CC-89 = Veto smí zahrát i ten, kdo už nemá žádné karty vlivu.
rule-CC-90 = Leží-li na konci aktivního tahu, před doplněním ruky, u některé skupiny osm karet vlivu, položí se u ní otázka o důvěře bez odkrývání karty.
    .section = Mimořádná otázka o důvěře
rule-CC-91 = Pokud u skupiny leželo osm karet, ale na konci tahu jich je zase méně, mimořádná otázka o důvěře se u ní nepokládá.
rule-CC-92 = Leží-li osm karet u více skupin, otázka o důvěře se položí u každé, v pořadí, v jakém skupiny leží; na pořadí nezáleží.
rule-CC-93 = Mimořádné otázky o důvěře přicházejí dřív, než si hráč doplní ruku a odkryje otázku o důvěře tohoto tahu.
rule-CC-94 = Otázka o důvěře tohoto tahu se odkrývá i po mimořádné otázce a může padnout na tutéž skupinu.
rule-CC-95 = Mimořádná otázka o důvěře se vyhodnocuje přesně jako každá jiná.
rule-CC-96 = Skončí-li mimořádná otázka o důvěře nerozhodně, osm karet zůstává a další přiložit nelze: změnit to mohou jen akční karty.
rule-CC-97 = Leží-li u skupiny na konci některého pozdějšího aktivního tahu stále osm karet, pokládá se tam mimořádná otázka o důvěře znovu.
rule-CC-98 = Mimořádná otázka o důvěře nemění nic na balíčku otázek.
rule-CC-99 = Když hráč dohraje karty, dobírá si, dokud jich nemá v ruce pět.
    .section = Doplnění ruky
rule-CC-100 = Dobírá se po jedné a u každé karty hráč volí jeden ze svých dvou rezervních balíčků.
rule-CC-101 = Je-li jeden rezervní balíček prázdný, bere se z druhého; jsou-li prázdné oba, zůstane v ruce méně karet.
rule-CC-102 = V ruce nikdy není víc než pět karet.
rule-CC-103 = Odložené karty se do rezervních balíčků nikdy nevracejí.
rule-CC-104 = Na konci aktivního tahu hráč odkryje vrchní kartu balíčku otázek o důvěře.
    .section = Otázka o důvěře daného tahu
rule-CC-105 = Ukazuje-li odkrytá karta skupinu, položí se u ní otázka o důvěře ihned.
rule-CC-106 = Odkrytá karta otázky o důvěře zůstává ležet lícem vzhůru vedle balíčku.
rule-CC-107 = Při obyčejné Orgii se otázka o důvěře nepokládá; karta zůstává ležet lícem vzhůru vedle balíčku.
rule-CC-108 = Při Orgii „prosím zamíchat“ se všechny karty otázky o důvěře, které jsou ještě ve hře, odkryté i neodkryté, včetně této Orgie zamíchají do nového balíčku lícem dolů; otázka se nepokládá. Zamíchají se i odkryté karty uzavřených skupin.
rule-CC-109 = Po Orgii, obyčejné i „prosím zamíchat“, se už další karta neodkrývá.
rule-CC-110 = Mezi dvěma mícháními přijde karta každé skupiny nanejvýš jednou.
rule-CC-111 = Když je třeba odkrýt kartu, balíček otázek o důvěře nikdy není prázdný.
rule-CC-112 = Karta otázky o důvěře pro uzavřenou skupinu nemá účinek a opouští hru; hned se odkrývá další.
rule-CC-113 = Dokud není odkryta, zůstává karta otázky o důvěře pro uzavřenou skupinu v balíčku.
rule-CC-114 = Při otázce o důvěře nejprve obě strany odkryjí všechny své karty u skupiny.
    .section = Otázka o důvěře
rule-CC-115 = Vliv strany je součet jejích číselných karet u skupiny; Filozof se počítá za 0.
rule-CC-116 = Bez Filozofů vítězí strana s vyšším součtem.
rule-CC-117 = Vítěz si vezme vrchního patricije a položí ho odkrytého před sebe.
rule-CC-118 = Strana s vyšším součtem ztrácí svou nejvyšší číselnou kartu u skupiny.
rule-CC-119 = Strana s nižším součtem ztrácí svou nejnižší číselnou kartu u skupiny.
rule-CC-120 = Kdo u skupiny nemá žádnou číselnou kartu, žádnou neztrácí.
rule-CC-121 = Ztracené karty přijdou lícem vzhůru na odkládací hromádku svého majitele.
rule-CC-122 = Všechny ostatní karty u skupiny zůstávají po otázce o důvěře ležet odkryté.
rule-CC-123 = Při stejných součtech nikdo nezískává patricije a nic se neztrácí; karty zůstávají odkryté.
rule-CC-124 = Skupina s nerozhodným výsledkem se při příští otázce o důvěře sečte znovu, i s kartami, které přibyly.
rule-CC-125 = Strana s číselnými kartami poráží stranu, která u skupiny nic nemá, pokud tam neleží Filozof.
rule-CC-126 = Nemá-li u skupiny kartu žádná strana, nic se nestane.
rule-CC-127 = Otázka o důvěře se týká jen té skupiny, u které je položena.
rule-CC-128 = Příklad: Caesar má 3 a 4, Kleopatra 2, 3 a 3. Kleopatra vítězí a ztrácí jednu 3; Caesar ztrácí svou 3.
rule-CC-129 = Filozof se přikládá jako každá karta vlivu, lícem vzhůru i dolů.
    .section = Filozof
rule-CC-130 = Má-li u skupiny Filozofa jen jedna strana, vítězí nižší součet.
rule-CC-131 = Nezáleží na tom, čí Filozof je: může uškodit i svému majiteli.
rule-CC-132 = Je-li otázka o důvěře rozhodnuta, ztrácejí se kromě číselných karet i všichni Filozofové u skupiny.
rule-CC-133 = Příklad: Kleopatra má 4 a 5, Caesar 3 a Filozofa. Caesar vítězí a ztrácí 3 i Filozofa; Kleopatra ztrácí 5.
rule-CC-134 = Při stejných součtech se rozhodnutí odkládá, i když je u skupiny Filozof; všechny karty zůstávají odkryté, Filozofové také.
rule-CC-135 = Je-li Filozof jedinou kartou u celé skupiny, rozhodnutí se odkládá a on zůstává odkrytý.
rule-CC-136 = Samotný Filozof vítězí nad číselnými kartami bez Filozofa. Je-li i u číselných karet Filozof, oba se vyruší a vítězí číselné karty.
rule-CC-137 = Jeden Filozof na každé straně: oba se vyruší, vítězí vyšší součet a oba se ztrácejí.
rule-CC-138 = Při jednom Filozofovi proti dvěma vítězí nižší součet.
rule-CC-139 = Stojí-li jeden Filozof proti dvěma a otázka je rozhodnuta, ztrácejí se všichni tři.
rule-CC-140 = Dva Filozofové proti žádnému platí jako jeden. Navzájem se neruší a oba se ztrácejí.
rule-CC-141 = Dva Filozofové proti dvěma se vyruší: vítězí vyšší součet a všichni čtyři se ztrácejí.
rule-CC-142 = Leží-li u skupiny samí Filozofové, rozhodnutí se odkládá.
rule-CC-143 = Má-li jedna strana u skupiny číselné karty a Filozofa a druhá nic, získává patricije ta, která nic nemá.
rule-CC-144 = Filozof, který zůstal po nerozhodném výsledku, působí i při další otázce o důvěře.
rule-CC-145 = Když je získán poslední patricij skupiny, všechny karty vlivu u ní přijdou na odkládací hromádky svých majitelů.
    .section = Uzavřená skupina
rule-CC-146 = Uzavřená skupina se vyprázdní po obyčejné i po mimořádné otázce o důvěře.
rule-CC-147 = Ať se při poslední otázce o důvěře ztratilo cokoli, u uzavřené skupiny nezůstane žádná karta vlivu.
rule-CC-148 = V pasivním tahu smí hráč odložit libovolný počet karet z ruky, třeba žádnou.
    .section = Pasivní tah
rule-CC-149 = Karty odložené v pasivním tahu přijdou lícem vzhůru na vlastní odkládací hromádku.
rule-CC-150 = V pasivním tahu hráč nejprve odloží vše, co chce, pak si dobere stejný počet, každou kartu z rezervního balíčku podle své volby. Kdo měl v ruce méně než pět karet, má jich po výměně stejně.
rule-CC-151 = V pasivním tahu se nepřikládá vliv, nehraje akce ani neodkrývá otázka o důvěře.
rule-CC-152 = Je-li v rezervě méně karet, než kolik jich hráč v pasivním tahu odložil, dobere si, co zbývá.
rule-CC-153 = Pasivní tah sám nevede k mimořádné otázce o důvěře.
rule-CC-154 = Kdo nemá kartu vlivu v ruce, ale má nějakou v rezervním balíčku, o vliv nepřišel.
rule-CC-155 = Hra končí, jakmile je získáno všech 21 patricijů, i uprostřed tahu.
    .section = Konec hry
rule-CC-156 = Hra končí, když nikdo nemá karty vlivu v ruce ani v rezervním balíčku. Přiložené a odložené karty se nepočítají.
rule-CC-157 = Podmínky CC-156, CC-158 a CC-160 až CC-163 se posuzují mezi tahy v tomto pořadí, po otázce o důvěře daného tahu a také po pasivním tahu.
rule-CC-158 = Má-li karty vlivu v ruce nebo v rezervním balíčku už jen jeden hráč, hraje všechny další tahy on. Druhý už žádný tah nemá, ale smí na něj být vyslán Špion, smí zahrát Veto a dobrat si za to kartu.
rule-CC-159 = Hráč, který hraje sám, si ruku doplňuje jako obvykle.
rule-CC-160 = Má-li hráč, který hraje sám, před svým tahem u každé neuzavřené skupiny pět karet, hra končí bez ohledu na karty v ruce a bez další otázky o důvěře.
rule-CC-161 = Hra končí i tehdy, když hráč, který hraje sám, nemá volné místo z jiného důvodu a nemá v ruce akci, která místo uvolní.
rule-CC-162 = Hra končí, když u každé neuzavřené skupiny leží osm karet a nikdo už nemá v ruce ani v rezervním balíčku Atentát nebo Hněv bohů.
rule-CC-163 = Hra končí po šesti pasivních tazích za sebou, v nichž nikdo neodložil žádnou kartu: po třech od každého hráče, nebo po šesti od hráče, který hraje sám.
rule-CC-164 = Za patricije, které nikdo nezískal, nejsou žádné body.
rule-CC-165 = Za karty vlivu, které zbyly v ruce, v rezervním balíčku nebo na stole, nejsou žádné body.
rule-CC-166 = Každý získaný patricij přináší 1 bod.
    .section = Bodování
rule-CC-167 = Většina ve skupině (3 z 5, 2 ze 3) přináší další 1 bod.
rule-CC-168 = Všichni patricijové skupiny přinášejí ještě 1 bod navíc.
rule-CC-169 = Vlivový bonus je splněn, má-li hráč aspoň 3 z 5 patricijů jeho skupiny, a přináší další 2 body.
rule-CC-170 = Body za patricije, většinu, celou skupinu a bonus se v jedné skupině sčítají.
rule-CC-171 = Příklad: všech pět kvestorů s jejich bonusem přinese 9 bodů.
rule-CC-172 = Skončí-li pětičlenná skupina 2 : 1 a dva patricije nezíská nikdo, nemá většinu žádný hráč.
rule-CC-173 = Vyhrává, kdo má více bodů.
rule-CC-174 = Při stejném počtu bodů vyhrává, kdo má více patricijů.
rule-CC-175 = Při stejném počtu bodů i patricijů končí hra nerozhodně.
rule-CC-176 = Mají-li oba hráči bonus pro tutéž skupinu, může ho splnit jen jeden z nich.
rule-CC-177 = Varianta „jedna vypadne“: jakmile jsou uzavřené dvě skupiny, příští odkrytá obyčejná Orgie opouští hru. Počítá se i skupina uzavřená dříve v témže tahu.
    .section = Varianty
rule-CC-178 = Ve variantě „jedna vypadne“ zůstává odcházející Orgie Orgií: otázka o důvěře se v tomto tahu nepokládá.
rule-CC-179 = Ve variantě „jedna vypadne“ opustí hru jen jedna Orgie.
rule-CC-180 = Ve variantě „jedna vypadne“ zůstává Orgie „prosím zamíchat“ vždy ve hře.
rule-CC-181 = Varianta „o jednu méně“: před hrou se odstraní jedna obyčejná Orgie; v balíčku zbude sedm karet otázky o důvěře.

# Odmítnutí

refusal-now-arrange = Nejdřív vyberte další kartu balíčku akčních karet.
refusal-now-setup = Nejdřív vyložte po jedné kartě s hodnotou 1 až 5, ke každé skupině jednu.
refusal-now-answer = Nejdřív odpovězte na ohlášenou akci: zahrajte Veto, nebo ji nechte být.
refusal-now-strike = Nejdřív vyberte jednu z karet, které vidíte.
refusal-now-lay = Nejdřív vraťte sebrané karty k oběma skupinám.
refusal-now-offer = Nejdřív si doberte jednu kartu, nebo to odmítněte.
refusal-now-swap = Nejdřív odložte karty, které chcete vyměnit, nebo výměnu ukončete.
refusal-now-draw = Nejdřív vyberte rezervní balíček, ze kterého dobíráte.
refusal-pass-late = V tomto tahu už hrajete karty, pasivní tedy zůstat nemůžete.
refusal-place-first = Nejdřív přiložte jednu kartu lícem dolů, nebo dvě lícem vzhůru.
refusal-veto-answers = Veto se hraje jen proti akci protihráče.
refusal-all-placed = V tomto tahu už máte přiložené všechny karty.
refusal-second-up = První karta leží lícem vzhůru, druhá musí ležet také tak.
refusal-no-card = Tuto kartu v ruce nemáte: { $card }.
refusal-group-finished = Tato skupina je už uzavřená ({ $group }). Nic se k ní nepřikládá.
refusal-group-own-full = Na vaší straně { at-group } už leží { $most } karet, víc jich být nesmí.
refusal-group-full = Na obou stranách { at-group } už leží { $most } karet, víc jich být nesmí.
refusal-two-up = Lícem vzhůru se přikládají dvě karty na dvě volná místa. Jediná karta se přikládá lícem dolů.
refusal-acted = V tomto tahu už máte akční kartu zahranou.
refusal-no-placement = Po této akci je třeba ještě přiložit kartu vlivu, a to by nešlo.
refusal-no-target = Takový cíl teď není: { $action }.

# Hra za minutu

intro-aim = Jste Caesar nebo Kleopatra a v otázkách o důvěře získáváte římské patricije. Každý patricij přináší 1 bod, většina ve skupině další 1, celá skupina ještě 1 a váš tajný vlivový bonus 2.
intro-turn = Ve svém tahu přiložte jednu kartu vlivu lícem dolů nebo dvě lícem vzhůru, zahrajte nanejvýš jednu akční kartu, doplňte si ruku na pět karet a odkryjte otázku o důvěře. Jmenuje-li skupinu, získá tam patricije strana s vyšším součtem; má-li Filozofa jen jedna strana, ta s nižším. Nebo zůstaňte pasivní a vyměňte karty.
intro-end = Hra končí, když je získáno všech 21 patricijů, nebo když nikdo nemá karty vlivu. Vyhrává, kdo má více bodů.
intro-table = Uprostřed leží pět skupin patricijů, na každé straně od nich karty vlivu jednoho hráče. Každý má dva rezervní balíčky, odkládací hromádku a v ruce až pět karet; vedle patricijů leží otázky o důvěře.
intro-example = Caesar přikládá k edilům 4 a 2 lícem vzhůru, dobírá si dvě karty a odkrývá otázku o důvěře edilů. Kleopatra tam odkrývá svou 5. Caesar má 6, Kleopatra 5: Caesar získává edila a ztrácí 4, Kleopatra ztrácí 5. Karta 2 zůstává pro příští otázku o důvěře.

# Hra ve třech krocích, do pozvánky

step-1 = Přikládejte karty k pěti skupinám: jednu lícem dolů, nebo dvě lícem vzhůru.
step-2 = Odkryjte kartu otázky o důvěře. U skupiny, kterou jmenuje, se hned porovná vliv.
step-3 = Strana s vyšším součtem získá patricije. Atentát nebo Špion může všechno změnit.

# O čem mluví rádce

opinion-won = vyhlídka na vítězství
opinion-points = získané body ({ $thing })
opinion-vote = příští otázka o důvěře ({ $thing })
opinion-majority = cesta k většině ({ $thing })
opinion-actions = zbylé akční karty
opinion-hand = karty v ruce

# Odpovědi předem
standing-veto = Veto?
standing-veto-about = když protihráč zahraje akční kartu
standing-veto-small = Nechat být vše kromě Hněvu bohů a Atentátu na 5
standing-veto-wrath = Nechat být vše kromě Hněvu bohů
standing-veto-all = Nechat být vše
standing-draw = Karta po Špionovi
standing-draw-about = za ztracenou kartu si smíte jednu dobrat
standing-draw-influence = Karta vlivu
standing-draw-action = Akční karta
standing-draw-none = Žádná karta

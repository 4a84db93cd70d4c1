# Circus Maximus. Klíče: docs/texts.md

title = Circus Maximus
blurb = Římští překupníci se ucházejí o Caesarovu přízeň, skupují vstupenky a přou se o návštěvníky, kteří platí nejvíc.

# Jména

term-villa = Caesarova vila
term-forum = Forum Romanum
term-circus = Circus Maximus
term-colosseum = Colosseum
term-theatre = Pompeiovo divadlo
term-balcony = balkon
term-stalls = přízemí
term-box = lóže
term-legionary = legionář
term-student = student
term-matron = matrona
term-tourist = turista
term-senator = senátor
term-caesar = Caesar
term-new-ticket = Nová vstupenka
term-new-visitor = Nový návštěvník
term-promotion = Povýšení
term-second-use = Druhé nasazení
term-step-forward = O místo dopředu
term-double = Dvě karty
term-other-venue = Jiné místo
term-unseen = Skrytá karta
term-front = První své úrovně
term-homecoming = Návrat
term-exchange = Výměna
term-redirect = Přesměrování
term-favours = Caesarova přízeň
term-tickets = Vstupenky
term-shows = Zábavná představení

# Co karty přízně dovedou

favour-new-ticket = odkryjte vrchní vstupenku a nechte si ji
favour-new-visitor = odkryjte vrchního návštěvníka a vyložte ho do místa zábavy podle své volby
favour-promotion = váš obchodník úrovně 1 platí v této fázi jako úroveň 8
favour-second-use = vyložte znovu obchodníka, který dnes už ležel v dřívější fázi
favour-step-forward = vyložený obchodník postoupí o jedno místo dál a převezme úroveň toho, koho předběhl
favour-double = váš aktivní obchodník si vezme dvě karty nebo prodá dvakrát
favour-other-venue = váš aktivní obchodník prodá vstupenku do jiného místa zábavy
favour-unseen = váš aktivní obchodník si vezme skrytou vrchní kartu balíčku
favour-front = vyložený obchodník se zařadí nalevo od všech obchodníků své úrovně
favour-homecoming = váš aktivní obchodník se po svém tahu vrátí do ruky
favour-exchange = vyměňte jednu svou vstupenku za odkrytou u Fora
favour-redirect = přesuňte návštěvníka z jednoho místa zábavy do jiného

option-caesar = Caesar na návštěvě
option-caesar-yes = ano, pro zkušené hráče
option-caesar-no = ne
option-sheet = seznam karet

# Části vět

at-place = { $place_id ->
    [villa] u Caesarovy vily
    [forum] u Fora Romana
    [circus] u Circu Maxima
    [colosseum] u Colossea
    [theatre] u Pompeiova divadla
   *[other] zde: { $place }
}
to-place = { $place_id ->
    [villa] k Caesarově vile
    [forum] k Foru Romanu
    [circus] k Circu Maximu
    [colosseum] ke Colosseu
    [theatre] k Pompeiovu divadlu
   *[other] sem: { $place }
}
to-venue = { $venue_id ->
    [circus] k Circu Maximu
    [colosseum] ke Colosseu
    [theatre] k Pompeiovu divadlu
   *[other] sem: { $venue }
}
at-venue = { $venue_id ->
    [circus] u Circu Maxima
    [colosseum] u Colossea
    [theatre] u Pompeiova divadla
   *[other] zde: { $venue }
}
from-place = { $from_id ->
    [villa] od Caesarovy vily
    [forum] od Fora Romana
    [circus] od Circu Maxima
    [colosseum] od Colossea
    [theatre] od Pompeiova divadla
   *[other] odsud: { $from }
}
from-venue = { $venue_id ->
    [circus] z Circu Maxima
    [colosseum] z Colossea
    [theatre] z Pompeiova divadla
   *[other] odsud: { $venue }
}
a-visitor = { $visitor_id ->
    [legionary] legionáře
    [student] studenta
    [matron] matronu
    [tourist] turistu
    [senator] senátora
    [caesar] Caesara
   *[other] { $visitor }
}
to-visitor = { $visitor_id ->
    [legionary] legionáři
    [student] studentovi
    [matron] matroně
    [tourist] turistovi
    [senator] senátorovi
   *[other] { $visitor }
}
a-ticket = vstupenku ({ $venue }, { $category })
the-category = vstupenku ({ $category })
some-coins = { $points ->
    [one] { $points } mince
    [few] { $points } mince
   *[other] { $points } mincí
}

# Co lze dělat

prompt-bidding = { $stage_id ->
    [favours] { $optional ->
        [yes] { $usual ->
            [no] Caesarova vila: zahrajte kartu přízně, nebo pasujte.
           *[yes] Caesarova vila: vyložte obchodníka, zahrajte kartu přízně, nebo pasujte.
        }
       *[no] Caesarova vila: vyložte obchodníka, nebo pasujte.
    }
    [tickets] { $optional ->
        [yes] { $usual ->
            [no] Forum Romanum: zahrajte kartu přízně, nebo pasujte.
           *[yes] Forum Romanum: vyložte obchodníka pro vstupenky, zahrajte kartu přízně, nebo pasujte.
        }
       *[no] Forum Romanum: vyložte obchodníka pro vstupenky, nebo pasujte.
    }
   *[shows] { $optional ->
        [yes] { $usual ->
            [no] Zábavná představení: zahrajte kartu přízně, nebo pasujte.
           *[yes] Zábavná představení: vyložte obchodníka k jednomu ze tří míst zábavy, zahrajte kartu přízně, nebo pasujte.
        }
       *[no] Zábavná představení: vyložte obchodníka k jednomu ze tří míst zábavy, nebo pasujte.
    }
}
    .usual = lay
    .optional = draw_ticket draw_visitor promote again step front exchange move come_home
    .rules = CM-21 CM-22 CM-25 CM-26 CM-39 CM-40 CM-63 CM-93
prompt-settling = { $place_id ->
    [villa] { $optional ->
        [yes] { $start_card ->
            [none] Váš obchodník je aktivní: vezměte si kartu přízně nebo kartu začínajícího hráče, nebo odmítněte.
           *[other] Váš obchodník je aktivní: vezměte si kartu přízně, nebo odmítněte.
        }
       *[no] Váš obchodník je aktivní: vezměte si kartu začínajícího hráče, nebo odmítněte.
    }
    [forum] { $usual ->
        [no] Váš obchodník je aktivní: zahrajte kartu přízně, nebo odmítněte.
       *[yes] Váš obchodník je aktivní: vezměte si vstupenku, nebo odmítněte.
    }
   *[other] { $usual ->
        [no] Váš obchodník je { at-place } aktivní: zahrajte kartu přízně, nebo odmítněte.
       *[yes] Váš obchodník je { at-place } aktivní: prodejte vstupenku, nebo odmítněte.
    }
}
    .optional = take_favour
    .usual = take_ticket sell sell_favour
    .rules = CM-29 CM-30 CM-37 CM-43 CM-45 CM-93 CM-94
prompt-sending = Do kterého místa zábavy pošlete návštěvníka?
    .rules = CM-66 CM-74 CM-95
prompt-swapping = Kterou vstupenku si vezmete výměnou?
    .rules = CM-91
wait-bidding = { $seat } draží.
wait-settling = Aktivního obchodníka má { $seat }.
wait-sending = { $seat } posílá návštěvníka do místa zábavy.
wait-swapping = { $seat } mění vstupenku.

# Volby

kind-lay = Vyložit obchodníka
kind-promote = Povýšení: úroveň 1 platí jako 8
kind-step = O místo dopředu: obchodník předběhne ještě jednoho
kind-front = První své úrovně: obchodník před ostatními stejné úrovně
kind-again = Druhé nasazení: vyložit obchodníka znovu
kind-send = Poslat návštěvníka
kind-exchange = Výměna: odevzdat vstupenku
kind-move = Přesměrování: přesunout návštěvníka
kind-take-favour = Vzít kartu přízně
kind-take-ticket = Vzít vstupenku
kind-sell = Prodat vstupenku
kind-sell-other = Jiné místo: prodat vstupenku odjinud
kind-sell-favour = Prodat kartu přízně jako místo vedle Caesara
kind-unseen-sale = Skrytá karta: kupuje vrchní návštěvník

choice-lay = Vyložit obchodníka { $level } { to-place }
choice-promote = Povýšení: obchodník 1 jako úroveň 8 { to-place }
choice-step = O místo dopředu: obchodník { $level } { to-place }
choice-front = První své úrovně: obchodník { $level } { to-place }
choice-again = Druhé nasazení: obchodník { $level } { to-place }
choice-pass = Pasovat
choice-draw-ticket = Nová vstupenka: odkrýt
choice-draw-visitor = Nový návštěvník: odkrýt
choice-send = Poslat návštěvníka { to-venue }
choice-exchange = Výměna: odevzdat { $venue }, { $category }
choice-move = Přesměrování: { a-visitor } { from-place } { to-venue }
choice-take-favour = Vzít: { $favour }
choice-take-start = Vzít kartu začínajícího hráče
choice-take-ticket = Vzít: { $venue }, { $category }
choice-sell = Prodat: { $category }, { to-visitor }
choice-sell-other = Jiné místo: prodat { $venue }, { $category }, { to-visitor }
choice-sell-favour = Prodat: { $favour }, { to-visitor }
choice-unseen = Skrytá karta: vzít vrchní kartu balíčku
choice-unseen-sale = Skrytá karta: prodat vrchnímu návštěvníkovi: { $category }
choice-double = Dvě karty: vzít nebo prodat dvakrát
choice-come-home = Návrat: tento obchodník se pak vrátí do ruky
choice-decline = Odmítnout

# Co se stalo

event-day = Začíná { $day }. den.
event-favours-laid = Karty přízně u Caesarovy vily: { $favours }.
event-venue-laid = Vstupenky ({ $venue }): { $categories }; návštěvníci: { $visitors }.
event-extra-show = { $count ->
    [one] Mimořádné představení { at-venue }: pod každým návštěvníkem leží karta mince.
    [few] Dvě mimořádná představení { at-venue }: pod každým návštěvníkem leží { $count } karty mincí.
   *[other] Dvě mimořádná představení { at-venue }: pod každým návštěvníkem leží { $count } karet mincí.
}
event-stage = { $stage }: začíná { $seat }.
event-laid = { $seat } vykládá obchodníka { $level } { to-place }.
event-promoted = { $seat } hraje kartu Povýšení: obchodník { $level } platí { at-place } jako 8.
event-stepped = { $seat } hraje kartu O místo dopředu: obchodník { $level } platí { at-place } jako { $as }.
event-fronted = { $seat } hraje kartu První své úrovně: obchodník { $level } se { at-place } řadí před ostatní stejné úrovně.
event-laid-again = { $seat } hraje kartu Druhé nasazení: obchodník { $level } přechází { from-place } { to-place }.
event-passed = { $seat } pasuje.
event-passed-of-necessity = { $seat } už nemá co zahrát a musí pasovat.
event-drew-ticket = { $seat } hraje kartu Nová vstupenka a odkrývá { a-ticket }.
event-drew-visitor = { $seat } hraje kartu Nový návštěvník a odkrývá { a-visitor }.
event-sent = { $visitor_id ->
    [caesar] { $seat } přivádí Caesara { to-venue }; { $count ->
        [0] nikdo s ním nejde.
        [one] jde s ním ještě jeden návštěvník.
        [few] jdou s ním ještě { $count } návštěvníci.
       *[other] jde s ním ještě { $count } návštěvníků.
    }
   *[other] { $seat } posílá { a-visitor } { to-venue }.
}
event-gave-ticket = { $seat } hraje kartu Výměna a odevzdává { a-ticket }.
event-exchanged = { $seat } dostává { a-ticket } za jinou ({ $given_venue }, { $given_category }).
event-moved = { $seat } hraje kartu Přesměrování a přesouvá { a-visitor } { from-place } { to-venue }.
event-idle = { $seat } { at-place } s obchodníkem { $level } vychází naprázdno.
event-declined = { $seat } { at-place } odmítá.
event-doubled = { $seat } hraje { at-place } kartu Dvě karty.
event-homing = { $seat } hraje { at-place } kartu Návrat.
event-went-home = { $seat } bere do ruky obchodníka { $level }, který ležel { at-place }.
event-took-favour = { $seat } bere kartu { $favour }.
event-took-start = { $seat } bere kartu začínajícího hráče.
event-start-given = Kartu začínajícího hráče dostává { $seat } za prvního obchodníka v řadě.
event-favours-left = Hru opouštějí karty přízně, které si nikdo nevzal: { $favours }.
event-took-ticket = { $seat } bere { a-ticket }.
event-took-unseen = { $seat } hraje kartu Skrytá karta a dobírá kartu přízně.
event-took-unseen-known = { $seat } hraje kartu Skrytá karta a dobírá kartu { $favour }.
event-took-unseen-ticket = { $seat } hraje kartu Skrytá karta a odkrývá { a-ticket }.
event-sold = { $seat } prodává { at-place } { the-category } { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , s kartou mince
    [few] , se { $coin_cards } kartami mincí
   *[other] , s { $coin_cards } kartami mincí
}.
event-sold-other = { $seat } hraje { at-place } kartu Jiné místo a prodává { a-ticket } { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , s kartou mince
    [few] , se { $coin_cards } kartami mincí
   *[other] , s { $coin_cards } kartami mincí
}.
event-sold-unseen = { $seat } hraje { at-place } kartu Skrytá karta a prodává { the-category } { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , s kartou mince
    [few] , se { $coin_cards } kartami mincí
   *[other] , s { $coin_cards } kartami mincí
}.
event-sold-favour = { $seat } prodává { at-place } kartu { $favour } jako místo vedle Caesara { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , s kartou mince
    [few] , se { $coin_cards } kartami mincí
   *[other] , s { $coin_cards } kartami mincí
}.
event-caesar-left = Caesar odchází { from-venue } a opouští hru.
event-accounts = { $points ->
    [0] { $day }. den: { $seat } nezískává nic.
   *[other] { $day }. den: { $seat } získává { some-coins } (návštěvníci { $visitors }, vstupenky { $tickets }{ $coin_cards ->
        [0] { "" }
       *[other] , karty mincí { $coin_cards }
    }{ $merchants ->
        [0] { "" }
       *[other] , obchodníci { $merchants }
    }{ $seat_beside_caesar ->
        [0] { "" }
       *[other] , vedle Caesara { $seat_beside_caesar }
    }).
}
event-favours-counted = { $seat } ukazuje karty přízně ({ $favours }): { some-coins }.
event-ended = Hra skončila. { $reason }

reason-three-days = Uplynuly tři dny.

line-visitors = { $day }. den: návštěvníci
line-tickets = { $day }. den: prodané vstupenky
line-coin-cards = { $day }. den: karty mincí
line-merchants = { $day }. den: obchodníci v ruce
line-seat-beside-caesar = { $day }. den: místo vedle Caesara
line-favour = { $count ->
    [one] Nezahraná karta přízně: { $favour }
    [few] Nezahrané karty přízně: { $count } × { $favour }
   *[other] Nezahrané karty přízně: { $count } × { $favour }
}

# Nakreslený stůl

board-day = { $day }. den ze tří
board-start = začínající hráč
board-start-card = karta začínajícího hráče
board-hand = Karty v ruce
board-merchants = Obchodníci
board-favours = Karty přízně
board-tickets = Vstupenky
board-sold = Prodáno
board-visitors = Návštěvníci
board-row = Řada
board-extra = mimořádné představení
board-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
board-today = dnes { $coins }
board-hidden = { $count ->
    [one] + 1 neznámá
    [few] + { $count } neznámé
   *[other] + { $count } neznámých
}
board-passed = pasuje
board-piles = Balíčky: karty přízně { $favours }, vstupenky { $tickets }, návštěvníci { $visitors }; karty mincí { $coins }
board-empty = žádné

board-day-name = Den { $day }
board-of-three = ze tří
board-moment = Den { $day } · { $phase }
board-phase-favours = Přízeň
board-phase-tickets = Vstupenky
board-phase-shows = Představení
board-phase-accounts = Vyúčtování
board-taken-cards = { $count ->
    [0] nikdo si nic nevzal
    [one] vzata 1 karta
    [few] vzaty { $count } karty
   *[other] vzato { $count } karet
}
board-taken-tickets = { $count ->
    [0] nikdo si vstupenku nevzal
    [one] vzata 1 vstupenka
    [few] vzaty { $count } vstupenky
   *[other] vzato { $count } vstupenek
}
board-begins = { $seat } začíná
board-you-begin = začínáte
board-titled = { $title }: { $words }
board-begins-flag = začíná
board-you = vy
board-for-you = pro vás
board-visitor-count = { $count ->
    [0] žádní návštěvníci
    [one] 1 návštěvník
    [few] { $count } návštěvníci
   *[other] { $count } návštěvníků
}
board-ticket-count = { $count ->
    [0] žádné vstupenky
    [one] 1 vstupenka
    [few] { $count } vstupenky
   *[other] { $count } vstupenek
}
board-no-visitors = žádní návštěvníci
board-no-tickets = žádné
board-all-taken = Všechno je rozebráno.
board-extra-coins = { $coins ->
    [0] Mimořádné představení
    [one] Mimořádné představení: každý +1 mince
    [few] Mimořádná představení: každý +{ $coins } mince
   *[other] Mimořádná představení: každý +{ $coins } mincí
}
board-coin-cards = { $count ->
    [0] bez karty mince
    [one] s kartou mince
    [few] se { $count } kartami mincí
   *[other] s { $count } kartami mincí
}
board-company = { $count ->
    [0] nikdo s ním nepřijde
    [one] přijde s ním ještě 1 návštěvník
    [few] přijdou s ním ještě { $count } návštěvníci
   *[other] přijde s ním ještě { $count } návštěvníků
}
board-brings = { $coins ->
    [one] přinese vám { $coins } minci
    [few] přinese vám { $coins } mince
   *[other] přinese vám { $coins } mincí
}
board-line = { $count ->
    [0] V řadě zatím nikdo není
    [one] 1 obchodník v řadě
    [few] { $count } obchodníci v řadě, první vlevo
   *[other] { $count } obchodníků v řadě, první vlevo
}
board-your-tickets = { $count ->
    [0] Nemáte vstupenku
    [one] Vaše vstupenka
   *[other] Vaše vstupenky
}
board-rank = { $rank ->
   *[other] { $rank }.
}
board-ghost = Vyložit obchodníka { $level } { to-place }: { $rank } v řadě
board-warning = { $cards ->
    [0] Tady už nic nezbývá.
    [one] Příliš vzadu? Pro přední je tu jen 1 karta.
    [few] Příliš vzadu? Pro přední jsou tu jen { $cards } karty.
   *[other] Příliš vzadu? Pro přední je tu jen { $cards } karet.
}
board-owned = { $seat }: { $level }
board-owned-as = { $seat }: { $level }, platí jako { $as }
board-active = aktivní
board-merchant = Obchodník { $level }, v ruce: { $coins }
board-used = { $level } vyloženo
board-lay-again = Vyložit obchodníka { $level } znovu
board-aloud-rank = { $rank } v řadě.
board-play-now = lze zahrát teď
board-sell-now = lze prodat jako místo vedle Caesara
board-with-this = zahrát s obchodníkem { $level }
board-when-instead = místo obchodníka
board-when-with = spolu s obchodníkem
board-when-active = když je váš obchodník aktivní
board-favour-worth = { $coins ->
    [0] nezahraná na konci nepřinese nic
    [one] nezahraná přinese na konci 1 minci
    [few] nezahraná přinese na konci { $coins } mince
   *[other] nezahraná přinese na konci { $coins } mincí
}
board-start-text = stát se začínajícím hráčem
board-caesar-seat = prodat kartu přízně jako místo vedle něj
board-send-here = { to-venue }
board-drawn = Odkrytý návštěvník ({ $seat }): { $visitor }. Do kterého místa zábavy?
board-given = { $seat } dává tuto vstupenku výměnou za jinou.
board-coins-word = { $count ->
    [one] mince
    [few] mince
   *[other] mincí
}
board-titled-ask = { $title }. { $words }
board-ask-merchant = Který obchodník?
board-ask-place = Ke kterému dějišti?
board-ask-place-for = Vyložte obchodníka { $level }: značky ukazují jeho pořadí v řadě.
board-ask-favour = Která karta přízně?
board-ask-ticket = Která vstupenka?
board-ask-visitor = Který návštěvník?
board-ask-venue = Do kterého místa zábavy?
board-verb-lay = Vyložit
board-verb-play = Zahrát
board-verb-send = Poslat
board-verb-take = Vzít
board-verb-sell = Prodat
board-tab-accounts = Vyúčtování
board-tab-piles = Balíčky
board-source-visitors = Návštěvníci
board-source-tickets = Vstupenky
board-source-coin-cards = Karty mincí
board-source-merchants = Obchodníci v ruce
board-source-seat-beside-caesar = Vedle Caesara
board-source-favours = Nezahrané karty přízně
board-source-sales = Prodeje
board-so-far = zatím
aim = Kupujte vstupenky a prodávejte je draze: po třech dnech vítězí, kdo má nejvíc mincí.
board-day-over = Den { $day } skončil
board-day-why = Nejlepší den má { $name }: { $coins }, z toho { $count } { $source ->
    [visitors] od návštěvníků
    [tickets] za vstupenky
    [coin-cards] z karet mincí
    [merchants] za obchodníky v ruce
   *[other] za místo vedle Caesara
}.
board-day-level = Nejlepší dny jsou shodné: { $coins }.
board-day-total = { $count ->
    [one] mince
    [few] mince
   *[other] mincí
}
board-day-today = dnes
board-day-next = { $count ->
    [one] Jedno mimořádné představení: o jednu vstupenku a jednoho návštěvníka víc a karta mince pod každým tamním návštěvníkem.
    [few] { $count } mimořádná představení: za každé o jednu vstupenku a jednoho návštěvníka víc a karty mincí pod každým tamním návštěvníkem.
   *[other] Mimořádná představení: { $count }. Za každé o jednu vstupenku a jednoho návštěvníka víc a karty mincí pod každým tamním návštěvníkem.
}
board-day-at-home = za obchodníky v ruce
board-day-no-sale = nic neprodáno
board-day-sale = { $ticket }, prodáno: { $visitor }. { $coins }.
board-day-sale-beside = { $favour }, prodáno jako místo vedle Caesara: { $visitor }. { $coins }.
board-day-stands = Jste na { $rank }. místě, { $coins }{ $behind ->
    [0] .
   *[other] , { $behind } za prvním.
}
board-acta-accounts = { $points ->
    [0] { $seat }: žádná mince.
   *[other] { $seat }: { some-coins }.
}
board-acta-laid = { $place_id ->
    [villa] { $seat } vykládá { $level }.
    [forum] { $seat } vykládá { $level }.
   *[other] { $seat } vykládá { $level } { to-place }.
}
board-acta-took-favour = { $seat }: { $favour }.
board-acta-took-ticket = { $seat }: { $venue }, { $category }.
board-gloss-merchant = Obchodník { $level }
board-gloss-kept = Zůstane-li do večera v ruce: { $coins }.
board-gloss-favour = karta přízně
board-gloss-visitor = návštěvník
board-gloss-ticket = vstupenka
board-gloss-pays = Prodej vstupenky tomuto návštěvníkovi přinese { $coins } a k tomu mince ze vstupenky.
board-gloss-brings = Váš prodej by přinesl { $coins }.
board-gloss-sells = Platí sem: { $venue }. Prodaná návštěvníkovi přinese { $coins } a mince návštěvníka, neprodaná nic.
board-gloss-laid = { $rank } v řadě z { $count }; { $seat }.
board-gloss-counts-as = V této fázi platí jako { $as }.
board-gloss-play-now = Můžete ji teď zahrát.
board-gloss-take-now = Váš aktivní obchodník ji může vzít.
board-gloss-hand = Obchodníci v ruce
board-gloss-hand-coins = { $coins ->
    [0] Zůstanou-li do večera v ruce, nepřinesou nic.
    [one] Zůstanou-li do večera v ruce, přinesou 1 minci.
    [few] Zůstanou-li do večera v ruce, přinesou { $coins } mince.
   *[other] Zůstanou-li do večera v ruce, přinesou { $coins } mincí.
}
board-gloss-favours-of = Karty přízně: { $seat }
board-gloss-favours-known = Známé všem: { $favours }.
board-gloss-favours-hidden = Dobrané skrytě: { $count }.
board-refuse-used = Obchodník { $level } leží na stole a zůstane tam do večera.
board-refuse-favour = Teď ne. { $favour }: { $when }.
board-refuse-merchant = Obchodníka { $level } teď nelze vyložit.
board-refuse-with = Karta { $favour } tu obchodníkovi { $level } nijak nepomůže.
board-refuse-settling = Obchodníci se vykládají během dražby; teď se řady vyhodnocují.
board-why-day = Náskok: { $margin }. Rozhodl den { $day }, { $more } : { $fewer } v porovnání s hráčem { $second }.
board-why-favours = Náskok: { $margin }. Rozhodly ponechané karty přízně.
board-why-tie = Při stejném počtu mincí je vítězství dělené.
board-account = Mince podle dnů a zdrojů
board-race = Ztráta na vedoucího hráče v mincích, den po dni.
board-race-lead = vede
board-total = Celkem
board-pile-visitors = Balíček návštěvníků: { $count }
board-pile-tickets = Balíček vstupenek: { $count }
board-pile-favours = Balíček karet přízně: { $count }
board-pile-unseen = Ještě je neviděli všichni; jsou v balíčku nebo v něčí ruce:
board-pile-coins = Zbývající karty mincí: { $count }

# Pravidla

rule-CM-1 = Hra má 110 karet: 5 dějišť, 40 obchodníků, 18 karet přízně, 18 vstupenek, 16 návštěvníků, 12 karet mincí a kartu začínajícího hráče.
    .section = Karty
rule-CM-2 = Dějiště jsou Caesarova vila, Forum Romanum a tři místa zábavy: Circus Maximus, Colosseum a Pompeiovo divadlo.
rule-CM-3 = Každá z pěti barev má osm obchodníků s úrovněmi 1 až 8.
rule-CM-4 = Pod úrovní má obchodník mince, které přinese na konci dne, zůstane-li v ruce: 0, 0, 1, 1, 2, 2, 3 a 3 pro úrovně 1 až 8. Tištěná pravidla uvádějí mince úrovní 2, 3 a 6; ostatní čísla jsou rekonstruovaná.
rule-CM-5 = Karet přízně je devět druhů, od každého dvě.
rule-CM-6 = Vstupenka platí do jednoho místa zábavy a má jednu kategorii: balkon má 1 minci, přízemí 2, lóže 3. Tři mince lóže jsou rekonstruované.
rule-CM-7 = Do každého místa zábavy je šest vstupenek, po dvou v každé kategorii. Tyto počty jsou rekonstruované.
rule-CM-8 = Návštěvníků je pět druhů, od každého tři karty, a k tomu jeden Caesar.
rule-CM-9 = Návštěvníci přinášejí mince: legionář 2, student 3, matrona 4, turista 5, senátor 6. Mince legionáře, matrony a turisty jsou rekonstruované.
rule-CM-10 = Karta mince má hodnotu 1 mince.
rule-CM-11 = Bez varianty pro zkušené hráče zůstává Caesar v krabici.
    .section = Příprava
rule-CM-12 = Při hře ve třech opouští hru po jedné kartě od každého druhu karet přízně a od každého druhu návštěvníků; zůstane 9 karet přízně a 10 návštěvníků, s Caesarem 11.
rule-CM-13 = Každý hráč si vezme do ruky osm obchodníků jedné barvy.
rule-CM-14 = Karta začínajícího hráče leží u Caesarovy vily. Prvního začínajícího hráče určí los; kartu zatím nedostane.
rule-CM-15 = Karty přízně se zamíchají a u vily se jich odkryje tolik, kolik je hráčů.
rule-CM-16 = Vstupenky se zamíchají a u Fora se jich odkryje dvakrát tolik, kolik je hráčů, roztříděných podle míst zábavy.
rule-CM-17 = Návštěvníci se zamíchají; do každého místa zábavy se jich vyloží lícem vzhůru o jednoho méně, než kolik je do něj odkrytých vstupenek.
rule-CM-18 = Místo zábavy s jednou vstupenkou nebo bez vstupenky nedostane žádného návštěvníka.
rule-CM-19 = Hraje se tři dny, bez ohledu na počet hráčů. Každý den má čtyři fáze: Caesarova přízeň, Vstupenky, Zábavná představení a Vyúčtování.
    .section = Dny
rule-CM-20 = První den není žádné mimořádné představení, druhý den je jedno, třetí den dvě.
rule-CM-21 = Ve fázích I až III začíná začínající hráč a pokračuje se po směru hodinových ručiček. Kdo je na tahu, vyloží obchodníka, zahraje místo něj kartu přízně, nebo pasuje.
    .section = Dražba
rule-CM-22 = Kdo pasoval, v této fázi už nic nedělá.
rule-CM-23 = Dražba v jedné fázi končí, když pasovali všichni hráči.
rule-CM-24 = Kdo nemá v ruce obchodníka ani kartu přízně, kterou by mohl zahrát, musí pasovat.
rule-CM-25 = Obchodníci leží u každého dějiště v řadě, nejvyšší úroveň vlevo.
rule-CM-26 = Při stejné úrovni leží víc vpravo ten obchodník, který přišel později.
rule-CM-27 = Kdo zahraje kartu přízně místo obchodníka, hraje v této fázi dál.
rule-CM-28 = Vyložení obchodníci zůstávají ležet do konce dne.
rule-CM-29 = Po dražbě jsou obchodníci u vily zleva doprava jeden po druhém aktivní. Za každého si jeho majitel vezme do ruky jednu odkrytou kartu přízně.
    .section = Fáze I: Caesarova přízeň
rule-CM-30 = Místo karty přízně si majitel aktivního obchodníka může vzít kartu začínajícího hráče, pokud tam ještě je; od té chvíle je začínajícím hráčem on.
rule-CM-31 = Kartu začínajícího hráče, kterou si nikdo nevzal, dostane majitel prvního obchodníka v řadě.
rule-CM-32 = Nevyložil-li k vile obchodníka nikdo, začínající hráč se nemění.
rule-CM-33 = Když karty u dějiště dojdou, vyjdou další obchodníci v jeho řadě naprázdno.
rule-CM-34 = Karty přízně, které si nikdo nevzal, opouštějí hru.
rule-CM-35 = V ruce smí být libovolný počet karet přízně.
rule-CM-36 = U Fora začíná začínající hráč, případně nový; draží se stejně jako u vily.
    .section = Fáze II: vstupenky
rule-CM-37 = U Fora si zleva doprava každý obchodník bere odkrytou vstupenku; majitel ji položí odkrytou před sebe.
rule-CM-38 = Vstupenky, které si nikdo nevzal, jsou pro tento den mimo hru.
rule-CM-39 = Ve fázi III začíná začínající hráč; hráči postupně vykládají obchodníky k libovolnému ze tří míst zábavy a každé má svou řadu.
    .section = Fáze III: zábavná představení
rule-CM-40 = Kdo ve fázi III pasuje, pasuje pro všechna tři místa zábavy najednou.
rule-CM-41 = Obchodníka lze vyložit i k místu zábavy, do kterého hráč nemá vstupenku.
rule-CM-42 = Když všichni pasovali, místa zábavy se vyhodnotí po řadě: Circus Maximus, Colosseum, Pompeiovo divadlo.
rule-CM-43 = Zleva doprava smí každý obchodník v místě zábavy prodat jednomu tamnímu návštěvníkovi jednu neprodanou vstupenku svého majitele do tohoto místa; návštěvník se položí na vstupenku.
rule-CM-44 = Obchodník neprodá nic, nemá-li jeho majitel neprodanou vstupenku do tohoto místa zábavy nebo není-li tam už žádný návštěvník.
rule-CM-45 = Prodej lze odmítnout.
rule-CM-46 = Na konci každého dne se vám počítají mince každého návštěvníka, který od vás koupil vstupenku.
    .section = Fáze IV: vyúčtování
rule-CM-47 = Na konci každého dne se vám počítají mince každé vaší prodané vstupenky.
rule-CM-48 = Na konci každého dne se vám počítá 1 mince za každou kartu mince, která přišla s návštěvníkem.
rule-CM-49 = Na konci každého dne se vám počítají mince každého obchodníka, který vám zůstal v ruce.
rule-CM-50 = Neprodaná vstupenka nepřináší nic.
rule-CM-51 = Nezahraná karta přízně první a druhý den nepřináší nic.
rule-CM-52 = Příklad: vstupenka na balkon prodaná senátorovi (1 + 6), vstupenka do přízemí prodaná studentovi (2 + 3), neprodaná vstupenka na balkon, obchodníci 6, 3 a 2 v ruce (2 + 1 + 0) a nezahraná karta přízně dají první den 15 mincí.
rule-CM-53 = Po vyúčtování si každý vezme zpět všech osm obchodníků.
    .section = Mezi dny
rule-CM-54 = Nezahrané karty přízně zůstávají v ruce na další den.
rule-CM-55 = Karta začínajícího hráče se vrací k vile; kdo ji měl naposledy, začíná příští den.
rule-CM-56 = Na další den se ze zbytku balíčku karet přízně, který se už nemíchá, odkryje tolik karet, kolik je hráčů.
rule-CM-57 = Na další den se všechny vstupenky i všichni návštěvníci seberou, znovu zamíchají a odkryjí ve stejném počtu.
rule-CM-58 = Každé mimořádné představení přidá k Foru jednu vstupenku a do jejího místa zábavy jednoho návštěvníka.
    .section = Mimořádná představení
rule-CM-59 = V místě zábavy s mimořádným představením leží pod každým návštěvníkem karta mince; kdo mu prodá vstupenku, vezme si i ji.
rule-CM-60 = Jsou-li třetí den obě mimořádná představení v jednom místě zábavy, leží tam pod každým návštěvníkem dvě karty mincí.
rule-CM-61 = Karty mincí dostane i návštěvník, který do místa zábavy s mimořádným představením přijde později, dokud nějaké zbývají.
rule-CM-62 = Karta přízně působí hned, jak je zahrána, a pak opouští hru.
    .section = Karty přízně
rule-CM-63 = Každý druh karty přízně říká, kdy se hraje: místo obchodníka, spolu s obchodníkem, nebo když je váš obchodník aktivní.
rule-CM-64 = Na konci hry přinese nezahraná karta přízně mince, které ukazuje.
rule-CM-65 = Nová vstupenka: místo vyložení obchodníka odkryjete vrchní vstupenku a necháte si ji odkrytou před sebou.
rule-CM-66 = Nový návštěvník: místo vyložení obchodníka odkryjete vrchního návštěvníka a vyložíte ho do místa zábavy podle své volby.
rule-CM-67 = Povýšení: váš obchodník úrovně 1 vyložený s touto kartou platí jen v této fázi jako úroveň 8; vyloží-li se později znovu, má zase úroveň 1.
rule-CM-68 = Druhé nasazení: místo obchodníka z ruky vyložíte znovu, s jeho vlastní úrovní, obchodníka, který už ležel v dřívější fázi téhož dne.
rule-CM-69 = O místo dopředu: obchodník vyložený s touto kartou postoupí o jedno místo dál a do konce fáze má úroveň toho, koho předběhl. Příklad: dvojka, která se zařadí mezi 7 a 5, platí jako 5; vyšší úrovně jdou nalevo od ní, 5 a nižší napravo od obou.
rule-CM-70 = Kartu přízně, jejíž účinek není možný, nelze zahrát.
rule-CM-71 = Hra končí po vyúčtování třetího dne; tehdy přinesou své mince i nezahrané karty přízně.
    .section = Konec
rule-CM-72 = Vítězí, kdo má nejvíc mincí. Při shodě je vítězství dělené.
rule-CM-73 = Ve variantě pro zkušené hráče se Caesar zamíchá mezi návštěvníky.
    .section = Caesar, pro zkušené hráče
rule-CM-74 = Když Caesar přijde do místa zábavy, hned tam přijdou další dva návštěvníci.
rule-CM-75 = Caesar sám si vstupenku nekupuje.
rule-CM-76 = V den, kdy je Caesar v některém místě zábavy, tam lze prodat jednu kartu přízně, jako by to byla vstupenka: místo vedle Caesara. Počítají se její mince i mince návštěvníka.
rule-CM-77 = Kdo má v ruce kartu přízně, smí k místu zábavy, kde je Caesar, vyložit obchodníka i bez vstupenky.
rule-CM-78 = Jakmile je prodána karta přízně jako místo vedle něj, Caesar opouští hru a nikdo další už toho dne kartu přízně prodat nesmí.
rule-CM-79 = Neprodal-li nikdo místo vedle Caesara, zamíchá se Caesar zase mezi ostatní návštěvníky.
rule-CM-80 = Při odkrývání návštěvníků na nový den se Caesar počítá jako jeden z nich a další dva přibudou; přijde-li později, přivede dva také.
rule-CM-90 = Čísla na všech kartách a karty přízně v balíčku uvádí seznam karet, který říká, co je vytištěné a co rekonstruované. Hru lze začít s opraveným seznamem; chybný seznam hra odmítne a řekne proč.
    .section = Seznam karet a drobnosti
rule-CM-91 = Devět karet přízně s mincemi, které přinesou nezahrané. Místo obchodníka: Nová vstupenka (1), Nový návštěvník (2), Druhé nasazení (1). Spolu s obchodníkem: Povýšení (2), O místo dopředu (3), První své úrovně (3): obchodník se zařadí nalevo od všech obchodníků své úrovně. Když je váš obchodník aktivní: Dvě karty (1): vezme si dvě karty místo jedné nebo prodá dvakrát; Jiné místo (2): prodá vstupenku do jiného místa zábavy; Skrytá karta (3): vezme si místo odkryté karty skrytou vrchní kartu balíčku. U všech karet je rekonstruováno, kdy se hrají, a jejich mince, u karet Dvě karty, Jiné místo, Skrytá karta a První své úrovně i účinek. Opravený seznam může obsahovat i karty Návrat (aktivní obchodník se po svém tahu vrátí do ruky), Výměna (vlastní vstupenka za odkrytou u Fora) a Přesměrování (návštěvník přejde do jiného místa zábavy).
rule-CM-92 = Rekonstruovaná čísla jsou vybrána podle mnoha odehraných her: kdo pokaždé pasuje, musí prohrát, a žádná karta přízně ani žádné místo u stolu nesmí být o mnoho lepší než jiné.
rule-CM-93 = Majitel aktivního obchodníka smí vždy odmítnout, čímž tah tohoto obchodníka končí; obchodník, který nemůže nic udělat, se přeskočí. V dražbě lze za tah zahrát jednu kartu přízně: je buď celým tahem, nebo jde s obchodníkem z ruky; s obchodníkem vykládaným znovu se nehraje. Právě vzatou kartu přízně lze hned zahrát; jen ve fázi I prvního dne se žádná karta přízně nehraje.
rule-CM-94 = Karta Dvě karty se hraje nanejvýš jednou pokaždé, když je obchodník aktivní. Potřebuje dvě odkryté karty, přičemž karta začínajícího hráče se počítá, nebo v místě zábavy dvě věci k prodeji. Lze ji spojit s kartou Skrytá karta i s kartou Jiné místo, a to i se dvěma kartami Jiné místo pro dvě vstupenky do jiných míst zábavy. Karty Skrytá karta a Jiné místo nikdy nemění týž prodej. Kartu Skrytá karta lze zahrát i tam, kde už žádná odkrytá karta není, v místě zábavy ale jen s neprodanou vstupenkou do něj; při mimořádném představení přinese i tento kupující karty mincí, dokud nějaké zbývají. Objeví-li se Caesar, vyloží se tam s dalšími dvěma návštěvníky a kupuje následující karta; nezbývá-li žádný návštěvník, je karta přízně spotřebována a obchodník prodává jako obvykle odkrytému návštěvníkovi.
rule-CM-95 = Odkrytý návštěvník je vidět dřív, než se vybere jeho místo zábavy, a to ze všech tří. Obchodník vyložený znovu opouští svou starou řadu. Dojde-li balíček, odkryje se méně karet. Všechny karty mincí se po vyúčtování dne vracejí. Caesar kartu mince nedostává, návštěvníci, které přivede, ano. Karta přízně prodaná jako místo vedle Caesara přinese své mince toho dne, opouští hru a na konci už nic nepřinese.

# Odmítnutí

refusal-now-send = Nejdřív vyberte místo zábavy pro návštěvníka.
refusal-now-swap = Nejdřív si vezměte vstupenku výměnou.
refusal-now-bid = Teď vyložte obchodníka, zahrajte kartu přízně, nebo pasujte.
refusal-now-turn = Váš obchodník je aktivní: vezměte si kartu, prodejte, nebo odmítněte.
refusal-no-favour = Tuto kartu přízně v ruce nemáte: { $favour }.
refusal-favour-time = { $when_id ->
    [instead] Karta { $favour } se hraje při dražbě místo obchodníka.
    [with] Karta { $favour } se hraje při dražbě spolu s obchodníkem.
   *[active] Karta { $favour } se hraje, když je váš obchodník aktivní.
}
refusal-not-this-place = V této fázi se { at-place } obchodníci nevykládají.
refusal-not-used = Znovu lze vyložit jen obchodníka, který dnes ležel v dřívější fázi.
refusal-no-merchant = Obchodníka { $level } v ruce nemáte.
refusal-nobody-to-pass = Před tímto obchodníkem není nikdo, koho by předběhl.
refusal-no-equal = Neleží tam žádný obchodník stejné úrovně.
refusal-no-effect = Teď by to nemělo účinek: { $action }.
refusal-favours-rest = Ve fázi I prvního dne se žádná karta přízně nehraje.
refusal-not-double = Karta Dvě karty potřebuje dvě odkryté karty nebo v místě zábavy dva prodeje a pro každého aktivního obchodníka ji lze zahrát jen jednou.
refusal-sell-at-venues = Vstupenky se prodávají jen ve třech místech zábavy.
refusal-nothing-to-take = Taková karta { at-place } neleží.
refusal-not-at-caesar = Karta přízně se prodává jen tam, kde je Caesar.
refusal-no-sale = K tomu potřebujete neprodanou vstupenku a návštěvníka v tomto místě zábavy.

# Hra za minutu

intro-aim = Překupujete v Římě vstupenky. Za tři dny vydělejte jejich prodejem návštěvníkům víc mincí než ostatní.
intro-turn = V prvních třech fázích dne hráči postupně draží s týmiž osmi obchodníky: u Caesarovy vily o karty přízně, u Fora o vstupenky, ve třech místech zábavy o návštěvníky. Ve svém tahu vyložte obchodníka, zahrajte kartu přízně, nebo pasujte; kdo pasoval, v této fázi už nehraje. Čím vyšší úroveň, tím dříve si obchodník bere kartu nebo prodává. Ve čtvrté fázi přinášejí mince návštěvníci, prodané vstupenky, karty mincí a obchodníci v ruce.
intro-end = Po třetím dni přinášejí mince i nezahrané karty přízně. Vítězí, kdo má nejvíc mincí.
intro-table = Pět dějišť: Caesarova vila s kartami přízně, Forum Romanum se vstupenkami a tři místa zábavy s návštěvníky. U každého dějiště leží obchodníci v řadě, nejvyšší úroveň vlevo. Každý má v ruce obchodníky a karty přízně a před sebou odkryté vstupenky.
intro-example = Anna má vstupenku do přízemí Colossea, Ben na balkon; čekají tam senátor a student. Anna vykládá obchodníka 6, Ben 5 a všichni pasují. Annin obchodník je aktivní první a prodává senátorovi: 2 + 6 = 8 mincí. Benův obchodník prodává studentovi: 1 + 3 = 4 mince.

# Hra ve třech krocích, do pozvánky

step-1 = Vyložte obchodníka: k Caesarově vile pro karty přízně, k Foru pro vstupenky.
step-2 = Ve třech místech zábavy čekají vaši obchodníci na návštěvníky. Vyšší úroveň je na řadě dřív.
step-3 = Každá prodaná vstupenka přinese mince. Po třech dnech vítězí, kdo jich má nejvíc.

# O čem mluví rádce

opinion-won = vyhlídka na vítězství
opinion-coins = vydělané mince
opinion-merchants = obchodníci v ruce
opinion-favours = karty přízně v ruce
opinion-villa = co přinese vila
opinion-tickets = vstupenky
opinion-shows = prodej při představeních
opinion-rivals = jak málo vydělají ostatní

# Odpovědi předem
standing-above = Pasovat
standing-above-about = kde ještě nemáte obchodníka a první leží obchodník této nebo vyšší úrovně
standing-above-8 = Úroveň 8
standing-above-7 = Úroveň 7
standing-above-6 = Úroveň 6
standing-bids = Po prvním obchodníkovi ve fázi
standing-bids-about = další od nejnižších jdou k témuž dějišti, dokud jich není tolik, pak pasujete
standing-bids-one = Jeden obchodník, pak pasovat
standing-bids-two = Dva obchodníci, pak pasovat
standing-bids-three = Tři obchodníci, pak pasovat
standing-tickets = Vstupenka u Fora
standing-tickets-about = z několika ta do místa zábavy s nejvíce návštěvníky
standing-tickets-dearest = Nejdražší
standing-sales = Prodej
standing-sales-about = se vstupenkou do tohoto místa zábavy, bez karet přízně
standing-sales-best = Co vynese nejvíc

# Circus Maximus. Ids: docs/texts.md

title = Circus Maximus
blurb = Římští překupníci se ucházejí o Caesarovu přízeň, shánějí vstupenky a přou se o návštěvníky, kteří platí nejvíc.

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
term-step-forward = Místo dopředu
term-double = Dvě karty
term-other-venue = Jiné dějiště
term-unseen = Skrytá karta
term-front = První své úrovně
term-homecoming = Návrat
term-exchange = Výměna
term-redirect = Přesměrování
term-favours = Caesarova přízeň
term-tickets = Vstupenky
term-shows = Představení

# Co přízeň dovede

favour-new-ticket = lízni vrchní vstupenku a nech si ji
favour-new-visitor = lízni vrchního návštěvníka a polož ho na dějiště podle své volby
favour-promotion = tvůj obchodník úrovně 1 platí v této fázi jako úroveň 8
favour-second-use = vylož znovu obchodníka, kterého jsi dnes nasadil v dřívější fázi
favour-step-forward = vyložený obchodník postoupí o jedno místo dál a převezme úroveň toho, koho předběhl
favour-double = tvůj aktivní obchodník si vezme dvě karty nebo prodá dvakrát
favour-other-venue = tvůj aktivní obchodník prodá vstupenku na jiné dějiště
favour-unseen = tvůj aktivní obchodník si vezme skrytou vrchní kartu balíčku
favour-front = vyložený obchodník jde nalevo od všech obchodníků své úrovně
favour-homecoming = tvůj aktivní obchodník se po svém tahu vrátí do ruky
favour-exchange = vyměň jednu svou vstupenku za odkrytou u Fora
favour-redirect = přesuň jednoho návštěvníka z dějiště na jiné

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
    [favours] Caesarova vila: vylož obchodníka, zahraj přízeň, nebo pasuj.
    [tickets] Forum Romanum: vylož obchodníka pro vstupenky, zahraj přízeň, nebo pasuj.
   *[shows] Představení: vylož obchodníka k jednomu ze tří dějišť, zahraj přízeň, nebo pasuj.
}
    .rules = CM-21 CM-22 CM-25 CM-26 CM-39 CM-40 CM-63 CM-93
prompt-settling = { $place_id ->
    [villa] Tvůj obchodník je aktivní: vezmi si přízeň nebo kartu začínajícího hráče, nebo odmítni.
    [forum] Tvůj obchodník je aktivní: vezmi si vstupenku, nebo odmítni.
   *[other] Tvůj obchodník { at-place } je aktivní: prodej vstupenku, nebo odmítni.
}
    .rules = CM-29 CM-30 CM-37 CM-43 CM-45 CM-93 CM-94
prompt-sending = Na které dějiště návštěvníka pošleš?
    .rules = CM-66 CM-74 CM-95
prompt-swapping = Kterou vstupenku si za ni vezmeš?
    .rules = CM-91
wait-bidding = { $seat } draží.
wait-settling = Aktivní obchodník: { $seat }.
wait-sending = { $seat } posílá návštěvníka na dějiště.
wait-swapping = { $seat } mění vstupenku.

# Volby

kind-lay = Vyložit obchodníka
kind-promote = Povýšení: úroveň 1 platí jako 8
kind-step = Místo dopředu: obchodník předběhne ještě jednoho
kind-front = První své úrovně: obchodník před sobě rovné
kind-again = Druhé nasazení: vyložit použitého obchodníka znovu
kind-send = Poslat návštěvníka
kind-exchange = Výměna: odevzdat vstupenku
kind-move = Přesměrování: přesunout návštěvníka
kind-take-favour = Vzít přízeň
kind-take-ticket = Vzít vstupenku
kind-sell = Prodat vstupenku
kind-sell-other = Jiné dějiště: prodat vstupenku odjinud
kind-sell-favour = Prodat přízeň jako místo vedle Caesara
kind-unseen-sale = Skrytá karta: kupuje vrchní návštěvník

choice-lay = Obchodník { $level } { to-place }
choice-promote = Povýšení: obchodník 1 jako úroveň 8 { to-place }
choice-step = Místo dopředu: obchodník { $level } { to-place }
choice-front = První své úrovně: obchodník { $level } { to-place }
choice-again = Druhé nasazení: obchodník { $level } { to-place }
choice-pass = Pasovat
choice-draw-ticket = Nová vstupenka: líznout
choice-draw-visitor = Nový návštěvník: líznout
choice-send = { to-venue }
choice-exchange = Výměna: odevzdat { $venue }, { $category }
choice-move = Přesměrování: { a-visitor } { from-place } { to-venue }
choice-take-favour = Vzít: { $favour }
choice-take-start = Vzít kartu začínajícího hráče
choice-take-ticket = Vzít: { $venue }, { $category }
choice-sell = Prodat: { $category }, { to-visitor }
choice-sell-other = Jiné dějiště: prodat { $venue }, { $category }, { to-visitor }
choice-sell-favour = Prodat přízeň { $favour } { to-visitor }
choice-unseen = Skrytá karta: vzít vrchní kartu balíčku
choice-unseen-sale = Skrytá karta: prodat ({ $category }) vrchnímu návštěvníkovi
choice-double = Dvě karty: vzít nebo prodat dvakrát
choice-come-home = Návrat: tento obchodník se pak vrátí do ruky
choice-decline = Odmítnout

# Co se stalo

event-day = Začíná { $day }. den.
event-favours-laid = U Caesarovy vily: { $favours }.
event-venue-laid = { $venue }: vstupenky { $categories }; návštěvníci { $visitors }.
event-extra-show = { $count ->
    [one] Mimořádné představení { at-venue }: pod každým návštěvníkem leží karta mince.
   *[other] Dvě mimořádná představení { at-venue }: počet karet mincí pod každým návštěvníkem: { $count }.
}
event-stage = { $stage }: začíná { $seat }.
event-laid = { $seat } vykládá obchodníka { $level } { to-place }.
event-promoted = { $seat } hraje Povýšení: obchodník { $level } platí { at-place } jako 8.
event-stepped = { $seat } hraje Místo dopředu: obchodník { $level } platí { at-place } jako { $as }.
event-fronted = { $seat } hraje První své úrovně: obchodník { $level } jde { at-place } před sobě rovné.
event-laid-again = { $seat } hraje Druhé nasazení: obchodník { $level } jde { from-place } { to-place }.
event-passed = { $seat } pasuje.
event-passed-of-necessity = { $seat } už nemá co vyložit a pasuje.
event-drew-ticket = { $seat } hraje Novou vstupenku a líže { a-ticket }.
event-drew-visitor = { $seat } hraje Nového návštěvníka a líže { a-visitor }.
event-sent = { $visitor_id ->
    [caesar] { $seat } přivádí Caesara { to-venue }; { $count ->
        [0] nikdo s ním nejde.
        [one] jde s ním ještě jeden návštěvník.
        [few] jdou s ním ještě { $count } návštěvníci.
       *[other] jde s ním ještě { $count } návštěvníků.
    }
   *[other] { $seat } posílá { a-visitor } { to-venue }.
}
event-gave-ticket = { $seat } hraje Výměnu a odevzdává { a-ticket }.
event-exchanged = { $seat } dostává { a-ticket } za jinou ({ $given_venue }, { $given_category }).
event-moved = { $seat } hraje Přesměrování a přesouvá { a-visitor } { from-place } { to-venue }.
event-idle = Obchodník { $level } ({ $seat }) vychází { at-place } naprázdno.
event-declined = { $seat } { at-place } odmítá.
event-doubled = { $seat } hraje { at-place } Dvě karty.
event-homing = { $seat } hraje { at-place } Návrat.
event-went-home = Obchodník { $level } ({ $seat }) se vrací do ruky; ležel { at-place }.
event-took-favour = { $seat } bere přízeň { $favour }.
event-took-start = { $seat } bere kartu začínajícího hráče.
event-start-given = Kartu začínajícího hráče dostává { $seat } za prvního obchodníka v řadě.
event-favours-left = Nikdo si nevzal { $favours }: ven ze hry.
event-took-ticket = { $seat } bere { a-ticket }.
event-took-unseen = { $seat } hraje Skrytou kartu a líže přízeň.
event-took-unseen-known = { $seat } hraje Skrytou kartu a líže přízeň { $favour }.
event-took-unseen-ticket = { $seat } hraje Skrytou kartu a líže { a-ticket }.
event-sold = { $seat } prodává { at-place } { the-category } { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , s kartou mince
    [few] , se { $coin_cards } kartami mincí
   *[other] , s { $coin_cards } kartami mincí
}.
event-sold-other = { $seat } hraje { at-place } Jiné dějiště a prodává { a-ticket } { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , s kartou mince
    [few] , se { $coin_cards } kartami mincí
   *[other] , s { $coin_cards } kartami mincí
}.
event-sold-unseen = { $seat } hraje { at-place } Skrytou kartu a prodává { the-category } { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , s kartou mince
    [few] , se { $coin_cards } kartami mincí
   *[other] , s { $coin_cards } kartami mincí
}.
event-sold-favour = { $seat } prodává { at-place } přízeň { $favour } jako místo vedle Caesara { to-visitor }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , s kartou mince
    [few] , se { $coin_cards } kartami mincí
   *[other] , s { $coin_cards } kartami mincí
}.
event-caesar-left = Caesar odchází ze hry; dějiště: { $venue }.
event-accounts = { $day }. den: { $seat } získává { some-coins } (návštěvníci { $visitors }, vstupenky { $tickets }, karty mincí { $coin_cards }, obchodníci { $merchants }, vedle Caesara { $seat_beside_caesar }).
event-favours-counted = { $seat } odkrývá { $favours }: { some-coins }.
event-ended = Konec hry. { $reason }

reason-three-days = Uplynuly tři dny.

line-visitors = { $day }. den: návštěvníci
line-tickets = { $day }. den: prodané vstupenky
line-coin-cards = { $day }. den: karty mincí
line-merchants = { $day }. den: obchodníci v ruce
line-seat-beside-caesar = { $day }. den: místo vedle Caesara
line-favour = { $count ->
    [one] Nezahraná přízeň: { $favour }
   *[other] Nezahraná přízeň: { $count } × { $favour }
}

# Nakreslený stůl

board-day = { $day }. den ze 3
board-start = začíná
board-start-card = karta začínajícího hráče
board-hand = Ruka
board-merchants = Obchodníci
board-favours = Přízeň
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
board-passed = pas
board-piles = Balíčky: přízeň { $favours }, vstupenky { $tickets }, návštěvníci { $visitors }; karty mincí { $coins }
board-empty = nic

board-day-name = Den { $day }
board-of-three = ze tří
board-moment = Den { $day } · { $phase }
board-phase-favours = Přízeň
board-phase-tickets = Vstupenky
board-phase-shows = Představení
board-phase-accounts = Účty
board-taken-cards = { $count ->
    [0] žádná karta není vzata
    [one] vzata 1 karta
    [few] vzaty { $count } karty
   *[other] vzato { $count } karet
}
board-taken-tickets = { $count ->
    [0] žádná vstupenka není vzata
    [one] vzata 1 vstupenka
    [few] vzaty { $count } vstupenky
   *[other] vzato { $count } vstupenek
}
board-begins = { $seat } začíná
board-begins-flag = začíná
board-you = ty
board-for-you = pro tebe
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
board-all-taken = Všechno je vzato.
board-extra-coins = { $coins ->
    [one] Mimořádné představení: každý +1 mince
    [few] Mimořádná představení: každý +{ $coins } mince
   *[other] Mimořádná představení: každý +{ $coins } mincí
}
board-coin-cards = { $count ->
    [one] s kartou mince
    [few] se { $count } kartami mincí
   *[other] s { $count } kartami mincí
}
board-company = { $count ->
    [0] nikdo s ním nepřijde
    [one] přijde s ním 1 návštěvník
    [few] přijdou s ním { $count } návštěvníci
   *[other] přijde s ním { $count } návštěvníků
}
board-brings = { $coins ->
    [one] přinese ti { $coins } minci
    [few] přinese ti { $coins } mince
   *[other] přinese ti { $coins } mincí
}
board-line = { $count ->
    [0] V řadě zatím nikdo není
    [one] 1 obchodník v řadě
    [few] { $count } obchodníci v řadě, první vlevo
   *[other] { $count } obchodníků v řadě, první vlevo
}
board-your-tickets = { $count ->
    [0] Žádná tvá vstupenka
    [one] Tvá vstupenka
   *[other] Tvé vstupenky
}
board-rank = { $rank ->
   *[other] { $rank }.
}
board-ghost = Vyložit { $level } { at-place }: { $rank } v řadě
board-warning = { $cards ->
    [0] Tady už nic nezbývá.
    [one] Příliš vzadu? Pro přední je tu 1 karta.
    [few] Příliš vzadu? Pro přední jsou tu { $cards } karty.
   *[other] Příliš vzadu? Pro přední je tu { $cards } karet.
}
board-owned = { $seat }: { $level }
board-owned-as = { $seat }: { $level }, platí jako { $as }
board-active = aktivní
board-merchant = Obchodník { $level }, nepoužitý: { $coins }
board-used = { $level } je nasazen
board-lay-again = Vyložit { $level } znovu
board-play-now = lze zahrát teď
board-sell-now = prodat vedle Caesara
board-with-this = zahrát s touto { $level }
board-when-instead = místo obchodníka
board-when-with = spolu s obchodníkem
board-when-active = když je obchodník aktivní
board-favour-worth = { $coins ->
    [one] nezahraná na konci 1 mince
    [few] nezahraná na konci { $coins } mince
   *[other] nezahraná na konci { $coins } mincí
}
board-start-text = odteď začínat
board-caesar-seat = prodat přízeň jako místo vedle něj
board-send-here = { to-venue }
board-drawn = Líznutý návštěvník ({ $seat }): { $visitor }. Na které dějiště?
board-given = { $seat } dává tuto vstupenku za jinou.
board-coins-word = { $count ->
    [one] mince
    [few] mince
   *[other] mincí
}
board-ask-merchant = Který obchodník?
board-ask-place = Na které místo?
board-ask-place-for = Vylož { $level }: značky ukazují pořadí v řadě.
board-ask-favour = Která přízeň?
board-ask-ticket = Která vstupenka?
board-ask-visitor = Který návštěvník?
board-ask-venue = Na které dějiště?
board-verb-lay = Vyložit
board-verb-play = Zahrát
board-verb-send = Poslat
board-verb-take = Vzít
board-verb-sell = Prodat
board-tab-accounts = Účty
board-tab-piles = Balíčky
board-source-visitors = Návštěvníci
board-source-tickets = Vstupenky
board-source-coin-cards = Karty mincí
board-source-merchants = Obchodníci v ruce
board-source-seat-beside-caesar = Vedle Caesara
board-source-favours = Nezahraná přízeň
board-source-sales = Prodeje
board-so-far = zatím
board-total = Celkem
board-pile-visitors = Balíček návštěvníků: { $count }
board-pile-tickets = Balíček vstupenek: { $count }
board-pile-favours = Balíček přízně: { $count }
board-pile-unseen = Ještě ne všemi viděné, v balíčku nebo v ruce:
board-pile-coins = Karty mincí v zásobě: { $count }

# Pravidla

rule-CM-1 = Hra má 110 karet: 5 dějišť, 40 obchodníků, 18 karet přízně, 18 vstupenek, 16 návštěvníků, 12 karet mincí a kartu začínajícího hráče.
    .section = Karty
rule-CM-2 = Místa jsou Caesarova vila, Forum Romanum a tři dějiště zábavy: Circus Maximus, Colosseum a Pompeiovo divadlo.
rule-CM-3 = Každá z pěti barev má osm obchodníků s úrovněmi 1 až 8.
rule-CM-4 = Pod úrovní má obchodník mince, které přinese na konci dne, když zůstal v ruce: 0, 0, 1, 1, 2, 2, 3 a 3 pro úrovně 1 až 8.
rule-CM-5 = Je devět druhů přízně, od každého dvě karty.
rule-CM-6 = Vstupenka platí na jedno dějiště a jednu kategorii: balkon má 1 minci, přízemí 2, lóže 3.
rule-CM-7 = Na každé dějiště je šest vstupenek, dvě od každé kategorie.
rule-CM-8 = Je pět druhů návštěvníků, od každého tři karty, a jeden Caesar.
rule-CM-9 = Návštěvníci přinášejí mince: legionář 2, student 3, matrona 4, turista 5, senátor 6.
rule-CM-10 = Karta mince má hodnotu 1.
rule-CM-11 = Bez varianty pro zkušené hráče zůstává Caesar v krabici.
    .section = Příprava
rule-CM-12 = Ve třech se odloží jedna karta od každé přízně a od každého druhu návštěvníků; zůstane 9 přízní a 10 návštěvníků, s Caesarem 11.
rule-CM-13 = Každý si vezme do ruky osm obchodníků jedné barvy.
rule-CM-14 = Karta začínajícího hráče leží u Caesarovy vily. Kdo začíná, určí los, kartu však nedostane.
rule-CM-15 = Přízně se zamíchají; u vily jich leží odkrytých tolik, kolik je hráčů.
rule-CM-16 = Vstupenky se zamíchají; u Fora jich leží odkrytých dvakrát tolik, kolik je hráčů, roztříděných podle dějišť.
rule-CM-17 = Návštěvníci se zamíchají; každé dějiště jich dostane o jednoho méně, než kolik je na ně odkrytých vstupenek.
rule-CM-18 = Dějiště s jednou vstupenkou nebo bez vstupenky nedostane návštěvníka žádného.
rule-CM-19 = Hraje se tři dny a každý má čtyři fáze: přízeň, vstupenky, představení, vyúčtování.
    .section = Dny
rule-CM-20 = První den není mimořádné představení žádné, druhý den jedno, třetí den dvě.
rule-CM-21 = Začíná začínající hráč, pokračuje se po směru hodinových ručiček. Kdo je na tahu, vyloží obchodníka, zahraje přízeň, která to dovoluje, nebo pasuje.
    .section = Dražba
rule-CM-22 = Kdo pasoval, v této fázi už nic nedělá.
rule-CM-23 = Dražba končí, když pasovali všichni.
rule-CM-24 = Kdo nemá obchodníka ani přízeň, kterou by mohl zahrát, pasuje z nouze.
rule-CM-25 = Obchodníci leží na každém místě v řadě, nejvyšší úroveň vlevo.
rule-CM-26 = Při stejné úrovni leží víc vpravo ten, kdo přišel později.
rule-CM-27 = Kdo zahraje přízeň místo obchodníka, zůstává ve fázi.
rule-CM-28 = Vyložení obchodníci zůstávají ležet do konce dne.
rule-CM-29 = Po dražbě jsou obchodníci u vily zleva doprava jeden po druhém aktivní a každý bere svému majiteli do ruky jednu odkrytou přízeň.
    .section = Fáze I: Caesarova přízeň
rule-CM-30 = Místo přízně si obchodník může vzít kartu začínajícího hráče, pokud tam ještě je; jeho majitel je od té chvíle začínající hráč.
rule-CM-31 = Kartu začínajícího hráče, kterou si nikdo nevzal, dostane majitel prvního obchodníka v řadě.
rule-CM-32 = Nevyložil-li k vile nikdo, začínající hráč se nemění.
rule-CM-33 = Když karty dojdou, ostatní obchodníci vyjdou naprázdno.
rule-CM-34 = Přízně, které si nikdo nevzal, jdou ze hry.
rule-CM-35 = V ruce smí být libovolně mnoho přízní.
rule-CM-36 = U Fora začíná začínající hráč, třeba nový; draží se stejně.
    .section = Fáze II: vstupenky
rule-CM-37 = Zleva doprava si každý obchodník bere odkrytou vstupenku; majitel ji položí odkrytou před sebe.
rule-CM-38 = Vstupenky, které si nikdo nevzal, jsou pro tento den mimo hru.
rule-CM-39 = Začíná začínající hráč; obchodník se vykládá k jednomu ze tří dějišť a každé má svou řadu.
    .section = Fáze III: představení
rule-CM-40 = Pas platí pro všechna tři dějiště.
rule-CM-41 = Obchodníka smíš vyložit i k dějišti, na které nemáš vstupenku.
rule-CM-42 = Když všichni pasovali, vyřídí se dějiště po řadě: Circus Maximus, Colosseum, Pompeiovo divadlo.
rule-CM-43 = Zleva doprava smí každý obchodník prodat jednu neprodanou vstupenku svého majitele na toto dějiště jednomu návštěvníkovi; ten se položí na vstupenku.
rule-CM-44 = Nemá-li majitel neprodanou vstupenku na toto dějiště nebo tam není návštěvník, obchodník neprodá nic.
rule-CM-45 = Prodej lze odmítnout.
rule-CM-46 = Počítají se mince každého návštěvníka, který u tebe koupil,
    .section = Fáze IV: vyúčtování
rule-CM-47 = mince každé prodané vstupenky,
rule-CM-48 = každá karta mince, která přišla s návštěvníkem,
rule-CM-49 = a mince každého obchodníka, který ti zůstal v ruce.
rule-CM-50 = Neprodané vstupenky nepřinášejí nic.
rule-CM-51 = Nezahrané přízně první a druhý den nic nepřinášejí.
rule-CM-52 = Příklad: balkon prodaný senátorovi (7), přízemí prodané studentovi (5), neprodaný balkon, obchodníci 6, 3 a 2 v ruce (3) a nezahraná přízeň dají 15 mincí.
rule-CM-53 = Každý si vezme zpět všech osm obchodníků.
    .section = Mezi dny
rule-CM-54 = Nezahrané přízně zůstávají v ruce.
rule-CM-55 = Karta začínajícího hráče se vrací k vile; kdo ji měl naposledy, začíná příští den.
rule-CM-56 = Ze zbytku balíčku přízní, který se už nemíchá, se odkryje tolik karet, kolik je hráčů.
rule-CM-57 = Všechny vstupenky i návštěvníci se znovu zamíchají a vyloží ve stejném počtu.
rule-CM-58 = Mimořádné představení přidá k Foru jednu vstupenku a na její dějiště jednoho návštěvníka.
    .section = Mimořádná představení
rule-CM-59 = Pod každým návštěvníkem na dějišti mimořádného představení leží karta mince; kdo mu prodá, vezme si i ji.
rule-CM-60 = Jsou-li třetí den obě mimořádná představení na jednom dějišti, leží tam pod každým návštěvníkem dvě karty mincí.
rule-CM-61 = Karty mincí dostane i návštěvník, který tam přijde později, dokud nějaké jsou.
rule-CM-62 = Přízeň působí hned, jak je zahrána, a pak jde ze hry.
    .section = Přízně
rule-CM-63 = Každý druh říká, kdy se hraje: místo obchodníka, zároveň s obchodníkem, nebo když je tvůj obchodník aktivní.
rule-CM-64 = Na konci hry přinese nezahraná přízeň mince, které ukazuje.
rule-CM-65 = Nová vstupenka: necháš si ji hned, odkrytou před sebou.
rule-CM-66 = Nový návštěvník: položí se na dějiště.
rule-CM-67 = Povýšení: úroveň 1 platí jako 8 jen v této fázi; později vyložena znovu je zase úroveň 1.
rule-CM-68 = Druhé nasazení: obchodník z dřívější fáze dne se vyloží znovu.
rule-CM-69 = Místo dopředu: do konce fáze má obchodník úroveň toho, koho předběhl. Dvojka mezi 7 a 5 platí jako 5: vyšší úrovně jdou nalevo od ní, 5 a nižší napravo od obou.
rule-CM-70 = Přízeň, která by nemohla nic způsobit, nelze zahrát.
rule-CM-71 = Hra končí po vyúčtování třetího dne; teď se počítají i nezahrané přízně.
    .section = Konec
rule-CM-72 = Vítězí nejvíc mincí. Při shodě se o vítězství hráči dělí.
rule-CM-73 = Caesar se zamíchá mezi návštěvníky.
    .section = Caesar, pro zkušené hráče
rule-CM-74 = Když Caesar přijde na dějiště, hned tam přijdou další dva návštěvníci.
rule-CM-75 = Caesar sám vstupenku nekupuje.
rule-CM-76 = Toho dne tam lze prodat jednu přízeň, jako by to byla vstupenka, místo vedle Caesara: její mince se počítají s mincemi návštěvníka.
rule-CM-77 = Kdo má přízeň, smí tam vyložit obchodníka i bez vstupenky.
rule-CM-78 = Po tomto prodeji Caesar odchází ze hry a nikdo další to toho dne udělat nesmí.
rule-CM-79 = Neprodal-li nikdo místo vedle něj, Caesar se zase zamíchá mezi ostatní návštěvníky.
rule-CM-80 = Při vykládání se Caesar počítá jako jeden z návštěvníků, kteří mají přijít, a dva přibudou; přijde-li později, přivede dva také.
rule-CM-90 = Všechna čísla na kartách a to, které přízně jsou v balíčku, stojí v jednom seznamu karet; hru lze začít s opraveným.
    .section = Seznam karet a drobnosti
rule-CM-91 = V balíčku jsou Nová vstupenka, Nový návštěvník, Povýšení, Druhé nasazení, Místo dopředu, Dvě karty, Jiné dějiště, Skrytá karta a První své úrovně. Pravidla znají i Návrat, Výměnu a Přesměrování.
rule-CM-92 = Čísla, která pravidla neuvádějí, byla hledána mnoha partiemi: kdo celý den pasuje, musí prohrát, a žádná přízeň ani místo u stolu nesmí být o mnoho lepší než jiné.
rule-CM-93 = Aktivní obchodník smí vždy odmítnout; kdo nemůže nic, je přeskočen. V dražbě se hraje jedna přízeň za tah: je celým tahem, nebo jde s obchodníkem z ruky. Přízeň právě vzatá smí být hned zahrána.
rule-CM-94 = Dvě karty: jednou pro každého obchodníka, při dvou odkrytých kartách a na dějišti při dvou věcech k prodeji. Skrytá karta a Jiné dějiště nemění týž prodej. Skrytá karta funguje i tam, kde odkrytá karta už není, na dějišti jen se vstupenkou na ně; objeví-li se Caesar, kupuje karta po jeho dvou průvodcích.
rule-CM-95 = Lízlý návštěvník je vidět, než se vybere dějiště. Obchodník vyložený znovu opouští svou starou řadu. Dojde-li balíček, odkryje se méně karet. Karty mincí se po každém dni vracejí. Caesar kartu mince nedostává. Přízeň prodaná vedle Caesara se počítá toho dne a podruhé už ne.

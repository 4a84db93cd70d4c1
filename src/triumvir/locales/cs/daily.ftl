# Co mají dnes všichni stejné: úloha a rozdání dne.
daily-title = Dnes
daily-intro = Pro všechny stejné. Nové přijdou o půlnoci světového času.
daily-puzzle = Úloha dne
daily-deal = Rozdání dne
daily-leave = Odejít

puzzle-find = Najděte nejlepší volbu
puzzle-ask = Jedna volba je zřetelně lepší než všechny ostatní. Která?
puzzle-once = Počítá se vaše první odpověď.
puzzle-nobody = Zatím ji nikdo nezkusil.
puzzle-solved = { $tried ->
    [one] { $solved ->
        [0] Jeden pokus, zatím bez řešení.
        [one] Jeden pokus, a úspěšný.
       *[other] Jeden pokus.
    }
    [few] Vyřešeno { $solved }× ze { $tried } pokusů.
   *[other] Vyřešeno { $solved }× z { $tried } pokusů.
}
puzzle-solve = Vyřešit
puzzle-right = Nalezeno
puzzle-wrong = Jde to lépe
puzzle-well = { $choice }: to je nejlepší volba.
puzzle-better = Nejlepší je: { $choice }
puzzle-follows = Stůl ukazuje, co by následovalo po vaší volbě.
puzzle-follows-best = Stůl ukazuje, co by následovalo po nejlepší volbě.
puzzle-show-mine = Ukázat vaši volbu
puzzle-show-best = Ukázat nejlepší volbu
puzzle-show-before = Ukázat zadání
puzzle-tomorrow = Další přijde zítra.
puzzle-done-right = vyřešeno
puzzle-done-wrong = nevyřešeno

deal-as = { $role }, proti botovi { $level }
deal-seat = Místo { $number } { $seats ->
    [few] ze
   *[other] z
} { $seats }, proti botům ({ $level })
deal-same = Stejné rozdání pro všechny. Každý je hraje jednou, bez rádce a bez možnosti vzít akci zpět.
deal-nobody = Zatím je nikdo nedohrál.
deal-played = { $count ->
    [one] Dohráno jednou.
    [few] Dohráno { $count }krát.
   *[other] Dohráno { $count }krát.
}
deal-best = Nejlepší výsledek: { $points } : { $others }
deal-best-points = Nejlepší výsledek v bodech: { $points }
deal-play = Hrát rozdání
deal-go-on = Hrát dál
deal-see = Zobrazit výsledky
deal-look = Přehrát vaši hru
deal-gave-up = Hra je vzdaná. Zítra bude nové rozdání.
deal-won = Výhra o { $margin }
deal-lost = Prohra o { $margin }
deal-even = Výhra při shodě bodů
deal-even-lost = Prohra při shodě bodů
deal-rank = Pořadí { $rank } { $count ->
    [few] ze
   *[other] z
} { $count }
deal-results = Výsledky
deal-spread = Jak často který výsledek padl
deal-you = vy
deal-times = { $times }×
deal-share = Sdílet výsledek
deal-copied = Zkopírováno. Žádná karta se neprozradí.
deal-line = Triumvir, rozdání dne { $day }: { $game }, { $result }, pořadí { $rank } z { $count }
deal-hidden = Výsledky uvidíte, až dohrajete. Dřív se nic neprozradí.
deal-past = Rozdání ze dne { $day }
deal-none = Toto rozdání nikdo nehrál.

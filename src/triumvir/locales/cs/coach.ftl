# Rádce: nápověda ve třech krocích, proč byl tah dobrý nebo špatný, otázka před chybou.
coach-ask = Nápověda
coach-ask-others = Požádat ostatní o povolení rádce
coach-title = Nápověda
coach-why = Proč?
coach-guard = Okamžik
coach-thinks = Rádce přemýšlí.
coach-where = Kde
coach-what = Co
coach-which = Který
coach-look-hand = Žádné místo na herním plánu: podívejte se na své karty a na otázku.
coach-next-what = Jaký druh akce?
coach-next-which = Který přesně?
coach-choose = Nechat vybrat rádce
coach-close = Zavřít
coach-show-there = Ukázat tuto chvíli
coach-better = Lepší: { $what }
coach-worse = Horší: { $what }
coach-beside = Ve srovnání s volbou „{ $other }“
coach-share = při { $share } % možných rozdání
coach-always = ať je skryto cokoli
coach-even = Obě volby jsou přibližně stejně dobré: vyberte si kteroukoli.
coach-later = Vyplatí se to až později, ne hned.
coach-sure =
    { $turns ->
        [one] O tah později je to při { $share } % možných rozdání aspoň stejně dobré.
        [few] O { $turns } tahy později je to při { $share } % možných rozdání aspoň stejně dobré.
       *[other] O { $turns } tahů později je to při { $share } % možných rozdání aspoň stejně dobré.
    }
coach-judgement = Úsudek rádce od 0 do 100; 50 je vyrovnaný stav.
coach-verdict-best = To nejlepší, co rádce vidí.
coach-verdict-good = Stejně dobré jako to nejlepší.
coach-verdict-weaker = Dobré, ale jde to lépe.
coach-verdict-slip = Drobná chyba.
coach-verdict-grave = Vážná chyba.
coach-sure-ask = Opravdu? Rádce vidí mnohem lepší volbu.
coach-anyway = Přesto zahrát
coach-put-back = Vrátit
coach-guarding = Zeptat se před vážnou chybou
coach-new = Pro vás nové
coach-got-it = Rozumím
coach-no-notes = Už nevysvětlovat
coach-notes = Vysvětlovat pravidla, když poprvé přijdou na řadu

# Žebřík úrovní
ladder-next = Další stupeň: { $level }
ladder-down = O stupeň níž: { $level }

# Lekce hry Caesar!

lesson-first-province = Vaše první provincie
lesson-first-province-aim = Jste Caesar. Položte svých dvanáct žetonů kontroly dřív než Pompeius a vyhrajete.
lesson-first-province-gap = Hispania Ulterior má už jen jednu volnou hranici. Pompeius tam má 4.
lesson-first-province-close = Položte na ni loď 5/1, číslem 5 k provincii Hispania Ulterior.
lesson-first-province-close-wrong = Hispania Ulterior zůstává otevřená. Zaplňte její poslední hranici lodí 5/1.
lesson-first-province-close-turned = K provincii Hispania Ulterior teď směřuje 1: Pompeius má 4. Otočte žeton.
lesson-first-province-bonus = Je vaše. Uzavření vám přináší i její bonus: použijte Bohatství.
lesson-first-province-bonus-wrong = Nejdřív rozhodněte o bonusu: použijte Bohatství.
lesson-first-province-bonus-declined = Bonus se používá hned, nebo nikdy. Bohatství dává žeton navíc: použijte ho.
lesson-first-province-won = Jedna provincie, jeden žeton kontroly položen a větší zásoba. Zbývá jedenáct.

lesson-borders = Sousedé
lesson-borders-neighbour = Hispania Citerior sousedí s vaší provincií a má jednu volnou hranici.
lesson-borders-close = Položte na ni meč 5/1, číslem 5 k provincii Hispania Citerior.
lesson-borders-close-wrong = Hispania Citerior zůstává otevřená. Zaplňte její poslední hranici mečem 5/1.
lesson-borders-close-turned = K provincii Hispania Citerior teď směřuje 1: Pompeius má 2. Otočte žeton.
lesson-borders-tactics = Žeton kontroly za provincii, další za společnou hranici. Teď použijte Taktiku.
lesson-borders-tactics-wrong = Nejdřív rozhodněte o bonusu: použijte Taktiku.
lesson-borders-tactics-declined = Taktika vám dá hned tah navíc. Použijte ji.
lesson-borders-again = Tah navíc: položte kterýkoli žeton tam, kam se hodí.
lesson-borders-again-wrong = Položte žeton ze své zásoby.
lesson-borders-won = Dvě sousední provincie přinesly tři žetony kontroly. Sousedství se vyplácí.

lesson-might = Síla
lesson-might-look = Hispania Citerior nabízí Sílu. Pompeius tam má 4; jedna hranice je volná.
lesson-might-close = Uzavřete ji mečem 6/0, číslem 6 k provincii Hispania Citerior.
lesson-might-close-wrong = Hispania Citerior zůstává otevřená. Zaplňte její poslední hranici mečem 6/0.
lesson-might-close-turned = K provincii Hispania Citerior teď směřuje 0: kontroluje ji Pompeius. Otočte žeton.
lesson-might-turn = V otevřené provincii Gallia Cisalpina vede Pompeius. Otočte tam jeho žeton lícem dolů.
lesson-might-turn-wrong = Ten žeton vám škodí méně. Otočte ten mezi provinciemi Gallia Cisalpina a Italia.
lesson-might-turn-closed = Hispania Citerior je uzavřená, tam se nic nezmění. Vyberte otevřenou provincii.
lesson-might-turn-declined = Síla se používá hned, nebo nikdy. Otočte žeton lícem dolů.
lesson-might-won = Žeton lícem dolů nic neplatí. O provincii Gallia Cisalpina můžete znovu bojovat.

lesson-senate = Senát a vítězství
lesson-senate-count = Zbývají vám čtyři žetony kontroly. Máte dva Senáty: třetí vezme tři.
lesson-senate-find = Cyrene nabízí třetí Senát. Vedete tam; jedna hranice je volná.
lesson-senate-win = Uzavřete provincii Cyrene vavřínem 2/2: vavřín se hodí na každou hranici.
lesson-senate-win-wrong = Tím se Cyrene neuzavře. Volná hranice leží mezi provinciemi Africa a Cyrene.
lesson-senate-won = Jeden žeton kontroly na Cyrene, tři pod třetí Senát: poslední hned vyhrává.

lesson-modules = Tři moduly
lesson-modules-hide = Numidia – Africa je kontrolní stanoviště. Položte tam meč 5/1 lícem dolů.
lesson-modules-hide-wrong = Na stanoviště smíte položit žeton lícem dolů: zkuste hranici Numidia – Africa.
lesson-modules-bank = Žeton nic neplatí, ale smíte si vylosovat bonus z banku.
lesson-modules-bank-wrong = Vylosujte si bonus z banku.
lesson-modules-bank-declined = Žeton by tam ležel nadarmo. Vylosujte si bonus.
lesson-modules-wealth = Bohatství z banku působí jako každé jiné: použijte ho.
lesson-modules-wealth-wrong = Použijte Bohatství.
lesson-modules-centurion = O pár tahů později. Uzavřete provincii Achaia mečem 6/0, číslem 6 k provincii Macedonia.
lesson-modules-centurion-wrong = V provincii Achaia už vedete. Zaplňte její poslední hranici mečem 6/0.
lesson-modules-recruit = Bonus Centurion: místo losování si vezměte ze svých tří Centurionů meč 7/0.
lesson-modules-recruit-wrong = Vyberte si jednoho ze svých Centurionů.
lesson-modules-recruit-other = Dobrý žeton, ale Gallia bude brzy potřebovat meč 7/0. Vezměte si ten.
lesson-modules-poison = Ještě později. Uzavřete provincii Gallia mečem 3/3 a použijte její Jed.
lesson-modules-poison-wrong = Zaplňte mečem 3/3 hranici mezi provinciemi Gallia a Hispania Citerior.
lesson-modules-poison-declined = Jed zmenší soupeřovu zásobu až do konce hry. Použijte ho.
lesson-modules-won = Pompeius má na výběr o žeton méně. Teď znáte všechny tři moduly.

lesson-crassus = Sólo proti Crassovi
lesson-crassus-begin = Crassus hraje podle svých destiček, bez vlastní vůle. Nechte ho začít.
lesson-crassus-begin-wrong = Nechte Crassa začít.
lesson-crassus-row = Jeho žetony leží lícem vzhůru: vidíte, co může položit příště.
lesson-crassus-first = Začněte lodí 4/2 na hranici Asia – Aegyptus, číslem 4 k provincii Asia.
lesson-crassus-first-wrong = Položte loď 4/2 na hranici Asia – Aegyptus, číslem 4 k provincii Asia.
lesson-crassus-asia = Crassus vyrovnal. Uzavřete provincii Asia vavřínem 2/2 na straně provincie Syria.
lesson-crassus-asia-wrong = Asia zůstává otevřená. Zaplňte vavřínem 2/2 hranici Asia – Syria.
lesson-crassus-tactics = Asia je vaše dřív, než ji mohl získat Crassus. Použijte Taktiku.
lesson-crassus-tactics-wrong = Nejdřív rozhodněte o bonusu: použijte Taktiku.
lesson-crassus-tactics-declined = Taktika dává tah navíc a Syria čeká. Použijte ji.
lesson-crassus-syria = Uzavřete provincii Syria mečem 5/1, číslem 5 k ní.
lesson-crassus-syria-wrong = Syria má jednu volnou hranici, s provincií Aegyptus. Číslo 5 ať směřuje k ní.
lesson-crassus-won = Asia, Syria a hranice mezi nimi. Při shodě by je získal Crassus.

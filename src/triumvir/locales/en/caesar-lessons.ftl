# The lessons of Caesar!: lesson-<lesson> is the title, lesson-<lesson>-<step> what a step says
# (at most 14 words), …-wrong the answer to a choice that does not do it, …-won the end.

lesson-first-province = Your first province
lesson-first-province-aim = You are Caesar. Put down your twelve markers before Pompey does, and you win.
lesson-first-province-gap = Hispania Ulterior has one free border left. Pompey has a 4 there.
lesson-first-province-close = Place your ship 5/1 there, with the 5 towards Hispania Ulterior.
lesson-first-province-close-wrong = That leaves Hispania Ulterior open. Fill its last border with the ship 5/1.
lesson-first-province-close-turned = Now 1 faces Hispania Ulterior: Pompey, with 4, controls it. Turn the token round.
lesson-first-province-bonus = It is yours. You closed it, so its bonus is yours too: use Wealth.
lesson-first-province-bonus-wrong = First decide about the bonus: use Wealth.
lesson-first-province-bonus-declined = A bonus is used now or never. Wealth gives one more token: use it.
lesson-first-province-won = One province, one marker down, and a larger supply. Eleven to go.

lesson-borders = Neighbours
lesson-borders-neighbour = Hispania Citerior is next to your province and has one free border.
lesson-borders-close = Place the sword 5/1 there, with the 5 towards Hispania Citerior.
lesson-borders-close-wrong = Hispania Citerior stays open. Fill its last border with the sword 5/1.
lesson-borders-close-turned = Now 1 faces Hispania Citerior: Pompey, with 2, controls it. Turn the token round.
lesson-borders-tactics = A marker for the province, one for the border between both. Now use Tactics.
lesson-borders-tactics-wrong = First decide about the bonus: use Tactics.
lesson-borders-tactics-declined = Tactics gives you another turn at once. Use it.
lesson-borders-again = Another turn: place any token wherever it fits.
lesson-borders-again-wrong = Place a token from your supply.
lesson-borders-won = Two neighbouring provinces brought three markers. Provinces that touch are worth more.

lesson-might = Might
lesson-might-look = Hispania Citerior holds Might. Pompey has a 4 there; one border is free.
lesson-might-close = Close it with the sword 6/0, the 6 towards Hispania Citerior.
lesson-might-close-wrong = Hispania Citerior stays open. Fill its last border with the sword 6/0.
lesson-might-close-turned = Now 0 faces Hispania Citerior: Pompey controls it. Turn the token round.
lesson-might-turn = Pompey leads in Gallia Cisalpina, still open. Turn his token there face down.
lesson-might-turn-wrong = That token does you less harm. Turn the one between Gallia Cisalpina and Italia.
lesson-might-turn-closed = Hispania Citerior is closed; nothing changes there. Choose a token in an open province.
lesson-might-turn-declined = Might is used now or never. Turn a token face down.
lesson-might-won = A token lying face down counts nothing. Gallia Cisalpina is open to you again.

lesson-senate = The Senate, and victory
lesson-senate-count = You have four markers left and two Senates: a third takes three markers.
lesson-senate-find = Cyrene holds a third Senate. You lead there; one border is free.
lesson-senate-win = Close Cyrene with the laurel 2/2: a laurel fits every border.
lesson-senate-win-wrong = That does not close Cyrene. Its free border lies between Africa and Cyrene.
lesson-senate-won = One marker on Cyrene, three under the third Senate: the last wins at once.

lesson-modules = The three modules
lesson-modules-hide = Numidia – Africa is a checkpoint. Place the sword 5/1 there face down.
lesson-modules-hide-wrong = At a checkpoint you may place a token face down: try Numidia – Africa.
lesson-modules-bank = It counts nothing, but you may draw a bonus from the bank. Draw one.
lesson-modules-bank-wrong = Draw a bonus from the bank.
lesson-modules-bank-declined = Then the token was placed for nothing. Draw a bonus.
lesson-modules-wealth = Wealth from the bank works like any other: use it.
lesson-modules-wealth-wrong = Use Wealth.
lesson-modules-centurion = Some turns later. Close Achaia with the sword 6/0, the 6 towards Macedonia.
lesson-modules-centurion-wrong = You lead in Achaia already. Fill its last border with the sword 6/0.
lesson-modules-recruit = A Centurion bonus: instead of drawing, take the sword 7/0 of your three Centurions.
lesson-modules-recruit-wrong = Choose one of your Centurions.
lesson-modules-recruit-other = A good token, but Gallia needs the sword 7/0 soon. Take that one.
lesson-modules-poison = Later still. Close Gallia with the sword 3/3 and use its Poison.
lesson-modules-poison-wrong = Fill the border between Gallia and Hispania Citerior with the sword 3/3.
lesson-modules-poison-declined = Poison shrinks Pompey’s supply for the rest of the game. Use it.
lesson-modules-won = Pompey has one token less to choose from. You know all three modules now.

lesson-crassus = Alone against Crassus
lesson-crassus-begin = Crassus plays by his tiles, without a will of his own. Let him begin.
lesson-crassus-begin-wrong = Let Crassus begin.
lesson-crassus-row = His tokens lie open: you see what he can place next.
lesson-crassus-first = Begin in Asia: place the ship 4/2 towards Aegyptus, the 4 in Asia.
lesson-crassus-first-wrong = Place the ship 4/2 between Asia and Aegyptus, with the 4 towards Asia.
lesson-crassus-asia = Crassus has drawn level. Close Asia at Syria with the laurel 2/2.
lesson-crassus-asia-wrong = Asia stays open. Fill the border between Asia and Syria with the laurel 2/2.
lesson-crassus-tactics = Asia is yours before Crassus could take it. Use Tactics.
lesson-crassus-tactics-wrong = First decide about the bonus: use Tactics.
lesson-crassus-tactics-declined = Tactics gives you another turn, and Syria waits. Use it.
lesson-crassus-syria = Close Syria with the sword 5/1, the 5 towards Syria.
lesson-crassus-syria-wrong = Syria has one free border, towards Aegyptus. The 5 faces Syria.
lesson-crassus-won = Asia, Syria and their border. On a tie, Crassus would have had them.

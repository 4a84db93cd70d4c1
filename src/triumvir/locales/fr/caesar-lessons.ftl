# Les leçons de Caesar!

lesson-first-province = Votre première province
lesson-first-province-aim = Vous êtes César. Posez vos douze marqueurs avant Pompée, et vous gagnez.
lesson-first-province-gap = Il reste une frontière libre à Hispania Ulterior. Pompée y a un 4.
lesson-first-province-close = Posez-y votre navire 5/1, le 5 vers Hispania Ulterior.
lesson-first-province-close-wrong = Hispania Ulterior reste ouverte. Occupez sa dernière frontière avec le navire 5/1.
lesson-first-province-close-turned = Le 1 fait face à Hispania Ulterior : Pompée a 4 et la contrôle. Tournez-le.
lesson-first-province-bonus = Elle est à vous, et son bonus aussi, car vous l’avez fermée. Utilisez Richesse.
lesson-first-province-bonus-wrong = Décidez d’abord du bonus : utilisez Richesse.
lesson-first-province-bonus-declined = Un bonus sert maintenant ou jamais. Richesse donne un jeton de plus : utilisez-la.
lesson-first-province-won = Une province, un marqueur posé et une réserve plus grande. Plus que onze.

lesson-borders = Les voisines
lesson-borders-neighbour = Hispania Citerior touche votre province, et il lui reste une frontière libre.
lesson-borders-close = Posez-y le glaive 5/1, le 5 vers Hispania Citerior.
lesson-borders-close-wrong = Hispania Citerior reste ouverte. Occupez sa dernière frontière avec le glaive 5/1.
lesson-borders-close-turned = Le 1 fait face à Hispania Citerior : Pompée a 2 et la contrôle. Tournez-le.
lesson-borders-tactics = Un marqueur pour la province, un pour la frontière commune. Utilisez maintenant Tactique.
lesson-borders-tactics-wrong = Décidez d’abord du bonus : utilisez Tactique.
lesson-borders-tactics-declined = Tactique vous donne aussitôt un tour supplémentaire. Utilisez-la.
lesson-borders-again = Un tour supplémentaire : posez n’importe quel jeton là où il convient.
lesson-borders-again-wrong = Posez un jeton de votre réserve.
lesson-borders-won = Deux provinces voisines ont valu trois marqueurs. Les voisines rapportent davantage.

lesson-might = Puissance
lesson-might-look = Hispania Citerior offre Puissance. Pompée y a 4 ; une frontière est libre.
lesson-might-close = Fermez-la avec le glaive 6/0, le 6 vers Hispania Citerior.
lesson-might-close-wrong = Hispania Citerior reste ouverte. Occupez sa dernière frontière avec le glaive 6/0.
lesson-might-close-turned = Le 0 fait face à Hispania Citerior : Pompée la contrôle. Tournez le jeton.
lesson-might-turn = Pompée mène en Gallia Cisalpina, encore ouverte. Retournez-y son jeton face cachée.
lesson-might-turn-wrong = Ce jeton vous gêne moins. Retournez celui entre Gallia Cisalpina et Italia.
lesson-might-turn-closed = Hispania Citerior est fermée : rien n’y changerait. Choisissez une province encore ouverte.
lesson-might-turn-declined = Puissance sert maintenant ou jamais. Retournez un jeton face cachée.
lesson-might-won = Un jeton face cachée ne compte plus. Gallia Cisalpina vous est de nouveau ouverte.

lesson-senate = Le Sénat et la victoire
lesson-senate-count = Encore quatre marqueurs. Vous avez deux Sénats : un troisième en prend trois.
lesson-senate-find = Cyrene offre un troisième Sénat. Vous y menez ; une frontière est libre.
lesson-senate-win = Fermez Cyrene avec le laurier 2/2 : un laurier convient à toute frontière.
lesson-senate-win-wrong = Cela ne ferme pas Cyrene. Sa frontière libre est entre Africa et Cyrene.
lesson-senate-won = Un marqueur sur Cyrene, trois sous le troisième Sénat : le dernier gagne aussitôt.

lesson-modules = Les trois modules
lesson-modules-hide = Numidia – Africa est un poste de contrôle. Posez-y le glaive 5/1 face cachée.
lesson-modules-hide-wrong = Un poste de contrôle permet de poser face cachée. Essayez entre Numidia et Africa.
lesson-modules-bank = Le jeton ne compte pas, mais vous pouvez piocher un bonus dans la banque.
lesson-modules-bank-wrong = Piochez un bonus dans la banque.
lesson-modules-bank-declined = Le jeton serait posé pour rien. Piochez un bonus dans la banque.
lesson-modules-wealth = La Richesse de la banque agit comme toute autre : utilisez-la.
lesson-modules-wealth-wrong = Utilisez Richesse.
lesson-modules-centurion = Quelques tours plus tard. Fermez Achaia avec le glaive 6/0, le 6 vers Macedonia.
lesson-modules-centurion-wrong = Vous menez déjà en Achaia. Occupez sa dernière frontière avec le glaive 6/0.
lesson-modules-recruit = Un bonus Centurion : au lieu de piocher, prenez le glaive 7/0 parmi vos Centurions.
lesson-modules-recruit-wrong = Choisissez un de vos Centurions.
lesson-modules-recruit-other = Un bon jeton, mais Gallia demandera le glaive 7/0. Prenez celui-là.
lesson-modules-poison = Plus tard encore. Fermez Gallia avec le glaive 3/3 et utilisez son Poison.
lesson-modules-poison-wrong = Occupez la frontière entre Gallia et Hispania Citerior avec le glaive 3/3.
lesson-modules-poison-declined = Poison réduit la réserve adverse jusqu’à la fin. Utilisez-le.
lesson-modules-won = Pompée a un jeton de moins à choisir. Vous connaissez les trois modules.

lesson-crassus = En solo contre Crassus
lesson-crassus-begin = Crassus suit ses tuiles, sans volonté propre. Laissez-le commencer.
lesson-crassus-begin-wrong = Laissez Crassus commencer.
lesson-crassus-row = Ses jetons sont visibles : vous voyez ce qu’il pourra poser ensuite.
lesson-crassus-first = Commencez en Asia : posez le navire 4/2 côté Aegyptus, le 4 en Asia.
lesson-crassus-first-wrong = Posez le navire 4/2 entre Asia et Aegyptus, le 4 vers Asia.
lesson-crassus-asia = Crassus est revenu à égalité. Fermez Asia côté Syria avec le laurier 2/2.
lesson-crassus-asia-wrong = Asia reste ouverte. Occupez la frontière Asia – Syria avec le laurier 2/2.
lesson-crassus-tactics = Asia est à vous, avant que Crassus ne la prenne. Utilisez Tactique.
lesson-crassus-tactics-wrong = Décidez d’abord du bonus : utilisez Tactique.
lesson-crassus-tactics-declined = Tactique donne un tour supplémentaire, et Syria attend. Utilisez-la.
lesson-crassus-syria = Fermez Syria avec le glaive 5/1, le 5 vers Syria.
lesson-crassus-syria-wrong = Il reste à Syria une frontière libre, côté Aegyptus. Le 5 va vers Syria.
lesson-crassus-won = Asia, Syria et leur frontière. À égalité, Crassus les aurait eues.

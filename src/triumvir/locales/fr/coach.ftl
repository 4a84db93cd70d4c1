# Le conseiller : un indice en trois temps, pourquoi une action était bonne ou mauvaise, la question avant une erreur.
coach-ask = Indice
coach-ask-others = Demander aux autres d’autoriser le conseiller
coach-title = Indice
coach-why = Pourquoi ?
coach-guard = Un instant
coach-thinks = Le conseiller réfléchit.
coach-where = Où
coach-what = Quoi
coach-which = Laquelle
coach-look-hand = Aucun endroit du plateau : regardez vos cartes et la question.
coach-next-what = Quel genre d’action ?
coach-next-which = Laquelle ?
coach-choose = Laisser choisir le conseiller
coach-close = Fermer
coach-show-there = Montrer ce moment
coach-better = Mieux : { $what }
coach-worse = Moins bien : { $what }
coach-beside = Comparé à « { $other } »
coach-share = dans { $share } % des donnes possibles
coach-always = quoi qu’il y ait de caché
coach-even = Les deux choix se valent à peu près : l’un ou l’autre convient.
coach-later = Cela rapporte plus tard, pas tout de suite.
coach-sure =
    { $turns ->
        [one] Un tour plus tard, c’est au moins aussi bon dans { $share } % des donnes possibles.
       *[other] { $turns } tours plus tard, c’est au moins aussi bon dans { $share } % des donnes possibles.
    }
coach-judgement = L’avis du conseiller, de 0 à 100 ; 50 est l’équilibre.
coach-verdict-best = Le meilleur choix que voie le conseiller.
coach-verdict-good = Aussi bon que le meilleur.
coach-verdict-weaker = Bon, mais il y a mieux.
coach-verdict-slip = Une imprécision.
coach-verdict-grave = Une grave erreur.
coach-sure-ask = Vraiment ? Le conseiller voit un bien meilleur choix.
coach-anyway = Jouer quand même
coach-put-back = Reprendre
coach-guarding = Demander avant une grave erreur
coach-new = Nouveau pour vous
coach-got-it = Compris
coach-no-notes = Ne plus expliquer
coach-notes = Expliquer les règles quand elles s’appliquent pour la première fois

# L’échelle des niveaux
ladder-next = Échelon suivant : { $level }
ladder-down = Un échelon plus bas : { $level }

# Circus Maximus. Ids: docs/texts.md

title = Circus Maximus
blurb = À Rome, les revendeurs courtisent César, raflent les billets et se disputent les visiteurs qui paient le mieux.

# Noms

term-villa = villa de César
term-forum = Forum romain
term-circus = Circus Maximus
term-colosseum = Colisée
term-theatre = théâtre de Pompée
term-balcony = balcon
term-stalls = parterre
term-box = loge
term-legionary = légionnaire
term-student = étudiant
term-matron = matrone
term-tourist = touriste
term-senator = sénateur
term-caesar = César
term-new-ticket = Nouveau billet
term-new-visitor = Nouveau visiteur
term-promotion = Promotion
term-second-use = Second emploi
term-step-forward = Un pas en avant
term-double = Deux cartes
term-other-venue = Autre lieu
term-unseen = Carte cachée
term-front = Premier de son niveau
term-homecoming = Retour
term-exchange = Échange
term-redirect = Détour
term-favours = Faveur de César
term-tickets = Billets
term-shows = Spectacles

# Ce que fait une faveur

favour-new-ticket = pioche le premier billet et garde-le
favour-new-visitor = pioche le premier visiteur et pose-le dans le lieu de ton choix
favour-promotion = ton marchand de niveau 1 compte comme niveau 8 pendant cette phase
favour-second-use = pose à nouveau un marchand que tu as employé aujourd’hui dans une phase précédente
favour-step-forward = le marchand posé avance d’une place de plus et prend le niveau de celui qu’il dépasse
favour-double = ton marchand actif prend deux cartes ou vend deux fois
favour-other-venue = ton marchand actif vend un billet d’un autre lieu
favour-unseen = ton marchand actif prend la carte cachée au-dessus de la pile
favour-front = le marchand posé se place à gauche de tous ceux de son niveau
favour-homecoming = ton marchand actif revient en main après son tour
favour-exchange = échange un de tes billets contre un billet visible au Forum
favour-redirect = déplace un visiteur d’un lieu à un autre

option-caesar = César en visite
option-caesar-yes = oui, pour joueurs expérimentés
option-caesar-no = non
option-sheet = feuille des cartes

# Parties de phrases

at-place = { $place_id ->
    [villa] à la villa de César
    [theatre] au théâtre de Pompée
   *[other] au { $place }
}
to-place = { $place_id ->
    [villa] à la villa de César
    [theatre] au théâtre de Pompée
   *[other] au { $place }
}
to-venue = { $venue_id ->
   *[other] au { $venue }
}
at-venue = { $venue_id ->
   *[other] au { $venue }
}
from-place = { $from_id ->
    [villa] de la villa de César
   *[other] du { $from }
}
a-visitor = { $visitor_id ->
    [matron] une matrone
    [caesar] César
   *[other] un { $visitor }
}
to-visitor = { $visitor_id ->
    [matron] à une matrone
   *[other] à un { $visitor }
}
a-ticket = un billet ({ $venue }, { $category })
the-category = un billet ({ $category })
some-coins = { $points ->
    [one] { $points } pièce
   *[other] { $points } pièces
}

# Ce que l’on peut faire

prompt-bidding = { $stage_id ->
    [favours] Villa de César : pose un marchand, joue une faveur ou passe.
    [tickets] Forum romain : pose un marchand pour des billets, joue une faveur ou passe.
   *[shows] Spectacles : pose un marchand dans l’un des trois lieux, joue une faveur ou passe.
}
    .rules = CM-21 CM-22 CM-25 CM-26 CM-39 CM-40 CM-63 CM-93
prompt-settling = { $place_id ->
    [villa] Ton marchand est actif : prends une faveur ou la carte premier joueur, ou renonce.
    [forum] Ton marchand est actif : prends un billet, ou renonce.
   *[other] Ton marchand est actif { at-place } : vends un billet, ou renonce.
}
    .rules = CM-29 CM-30 CM-37 CM-43 CM-45 CM-93 CM-94
prompt-sending = Dans quel lieu envoies-tu le visiteur ?
    .rules = CM-66 CM-74 CM-95
prompt-swapping = Quel billet prends-tu en échange ?
    .rules = CM-91
wait-bidding = { $seat } enchérit.
wait-settling = Un marchand de { $seat } est actif.
wait-sending = { $seat } envoie un visiteur dans un lieu.
wait-swapping = { $seat } échange un billet.

# Choix

kind-lay = Poser un marchand
kind-promote = Promotion : le niveau 1 compte comme 8
kind-step = Un pas en avant : un marchand en dépasse un de plus
kind-front = Premier de son niveau : un marchand devant ses égaux
kind-again = Second emploi : poser à nouveau un marchand
kind-send = Envoyer le visiteur
kind-exchange = Échange : donner un billet
kind-move = Détour : déplacer un visiteur
kind-take-favour = Prendre une faveur
kind-take-ticket = Prendre un billet
kind-sell = Vendre un billet
kind-sell-other = Autre lieu : vendre un billet d’ailleurs
kind-sell-favour = Vendre une faveur comme place à côté de César
kind-unseen-sale = Carte cachée : le premier visiteur de la pile achète

choice-lay = Marchand { $level } { to-place }
choice-promote = Promotion : marchand 1 comme niveau 8 { to-place }
choice-step = Un pas en avant : marchand { $level } { to-place }
choice-front = Premier de son niveau : marchand { $level } { to-place }
choice-again = Second emploi : marchand { $level } { to-place }
choice-pass = Passer
choice-draw-ticket = Nouveau billet : piocher
choice-draw-visitor = Nouveau visiteur : piocher
choice-send = { to-venue }
choice-exchange = Échange : donner { $venue }, { $category }
choice-move = Détour : { a-visitor } { from-place } { to-venue }
choice-take-favour = Prendre { $favour }
choice-take-start = Prendre la carte premier joueur
choice-take-ticket = Prendre { $venue }, { $category }
choice-sell = Vendre { $category } { to-visitor }
choice-sell-other = Autre lieu : vendre { $venue }, { $category }, { to-visitor }
choice-sell-favour = Vendre { $favour } { to-visitor }
choice-unseen = Carte cachée : prendre le dessus de la pile
choice-unseen-sale = Carte cachée : vendre { $category } au premier visiteur de la pile
choice-double = Deux cartes : prendre ou vendre deux fois
choice-come-home = Retour : ce marchand revient ensuite en main
choice-decline = Renoncer

# Ce qui s’est passé

event-day = Le jour { $day } commence.
event-favours-laid = À la villa de César : { $favours }.
event-venue-laid = { $venue } : billets { $categories } ; visiteurs { $visitors }.
event-extra-show = { $count ->
    [one] Représentation supplémentaire { at-venue } : une carte pièce sous chaque visiteur.
   *[other] Deux représentations supplémentaires { at-venue } : { $count } cartes pièce sous chaque visiteur.
}
event-stage = { $stage } : { $seat } commence.
event-laid = { $seat } pose le marchand { $level } { at-place }.
event-promoted = { $seat } joue Promotion : le marchand { $level } compte comme 8 { at-place }.
event-stepped = { $seat } joue Un pas en avant : le marchand { $level } compte comme { $as } { at-place }.
event-fronted = { $seat } joue Premier de son niveau : le marchand { $level } passe devant ses égaux { at-place }.
event-laid-again = { $seat } joue Second emploi : le marchand { $level } va { from-place } { to-place }.
event-passed = { $seat } passe.
event-passed-of-necessity = { $seat } n’a plus rien à poser et passe.
event-drew-ticket = { $seat } joue Nouveau billet et pioche { a-ticket }.
event-drew-visitor = { $seat } joue Nouveau visiteur et pioche { a-visitor }.
event-sent = { $visitor_id ->
    [caesar] { $seat } amène César { to-venue } ; { $count ->
        [0] personne ne l’accompagne.
        [one] un autre visiteur l’accompagne.
       *[other] { $count } autres visiteurs l’accompagnent.
    }
   *[other] { $seat } envoie { a-visitor } { to-venue }.
}
event-gave-ticket = { $seat } joue Échange et donne { a-ticket }.
event-exchanged = { $seat } reçoit { a-ticket } contre un autre ({ $given_venue }, { $given_category }).
event-moved = { $seat } joue Détour et déplace { a-visitor } { from-place } { to-venue }.
event-idle = Le marchand { $level } de { $seat } n’obtient rien { at-place }.
event-declined = { $seat } renonce { at-place }.
event-doubled = { $seat } joue Deux cartes { at-place }.
event-homing = { $seat } joue Retour { at-place }.
event-went-home = Le marchand { $level } de { $seat }, posé { at-place }, revient en main.
event-took-favour = { $seat } prend { $favour }.
event-took-start = { $seat } prend la carte premier joueur.
event-start-given = La carte premier joueur va à { $seat }, dont le marchand était premier de la file.
event-favours-left = Personne n’a pris { $favours } : hors du jeu.
event-took-ticket = { $seat } prend { a-ticket }.
event-took-unseen = { $seat } joue Carte cachée et pioche une faveur.
event-took-unseen-known = { $seat } joue Carte cachée et pioche { $favour }.
event-took-unseen-ticket = { $seat } joue Carte cachée et pioche { a-ticket }.
event-sold = { $seat } vend { the-category } { to-visitor } { at-place } : { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , avec une carte pièce
   *[other] , avec { $coin_cards } cartes pièce
}.
event-sold-other = { $seat } joue Autre lieu et vend { a-ticket } { to-visitor } { at-place } : { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , avec une carte pièce
   *[other] , avec { $coin_cards } cartes pièce
}.
event-sold-unseen = { $seat } joue Carte cachée et vend { the-category } { to-visitor } { at-place } : { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , avec une carte pièce
   *[other] , avec { $coin_cards } cartes pièce
}.
event-sold-favour = { $seat } vend { $favour } comme place à côté de César { to-visitor } { at-place } : { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , avec une carte pièce
   *[other] , avec { $coin_cards } cartes pièce
}.
event-caesar-left = César quitte le jeu ; lieu : { $venue }.
event-accounts = Jour { $day } : { $seat } gagne { some-coins } (visiteurs { $visitors }, billets { $tickets }, cartes pièce { $coin_cards }, marchands { $merchants }, à côté de César { $seat_beside_caesar }).
event-favours-counted = { $seat } dévoile { $favours } : { some-coins }.
event-ended = La partie est finie. { $reason }

reason-three-days = Trois jours ont passé.

line-visitors = Jour { $day } : visiteurs
line-tickets = Jour { $day } : billets vendus
line-coin-cards = Jour { $day } : cartes pièce
line-merchants = Jour { $day } : marchands en main
line-seat-beside-caesar = Jour { $day } : la place à côté de César
line-favour = { $count ->
    [one] Faveur non jouée : { $favour }
   *[other] Faveurs non jouées : { $count } × { $favour }
}

# La table dessinée

board-day = Jour { $day } sur 3
board-start = premier joueur
board-start-card = carte premier joueur
board-hand = Main
board-merchants = Marchands
board-favours = Faveurs
board-tickets = Billets
board-sold = Vendus
board-visitors = Visiteurs
board-row = File
board-extra = représentation supplémentaire
board-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
board-today = aujourd’hui { $coins }
board-hidden = { $count ->
    [one] + 1 inconnue
   *[other] + { $count } inconnues
}
board-passed = passe
board-piles = Piles : { $favours } faveurs, { $tickets } billets, { $visitors } visiteurs ; cartes pièce { $coins }
board-empty = rien

board-day-name = Jour { $day }
board-of-three = sur trois
board-moment = Jour { $day } · { $phase }
board-phase-favours = Faveurs
board-phase-tickets = Billets
board-phase-shows = Spectacles
board-phase-accounts = Comptes
board-taken-cards = { $count ->
    [0] aucune carte prise
    [one] 1 carte prise
   *[other] { $count } cartes prises
}
board-taken-tickets = { $count ->
    [0] aucun billet pris
    [one] 1 billet pris
   *[other] { $count } billets pris
}
board-begins = { $seat } commence
board-begins-flag = commence
board-you = moi
board-for-you = pour moi
board-visitor-count = { $count ->
    [0] aucun visiteur
    [one] 1 visiteur
   *[other] { $count } visiteurs
}
board-ticket-count = { $count ->
    [0] aucun billet
    [one] 1 billet
   *[other] { $count } billets
}
board-no-visitors = aucun visiteur
board-no-tickets = aucun
board-all-taken = Tout est pris.
board-extra-coins = { $coins ->
    [one] Supplément : +1 pièce chacun
   *[other] Suppléments : +{ $coins } pièces chacun
}
board-coin-cards = { $count ->
    [one] avec une carte pièce
   *[other] avec { $count } cartes pièce
}
board-company = { $count ->
    [0] personne ne l’accompagne
    [one] 1 visiteur l’accompagne
   *[other] { $count } visiteurs l’accompagnent
}
board-brings = { $coins ->
    [one] rapporte { $coins } pièce
   *[other] rapporte { $coins } pièces
}
board-line = { $count ->
    [0] Personne dans la file
    [one] 1 marchand dans la file
   *[other] { $count } marchands dans la file, le premier à gauche
}
board-your-tickets = { $count ->
    [0] Aucun billet à moi
    [one] Mon billet
   *[other] Mes billets
}
board-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
board-ghost = Poser le { $level } { at-place } : { $rank } dans la file
board-warning = { $cards ->
    [0] Il ne reste rien ici.
    [one] Trop loin ? Il y a 1 carte pour ceux de devant.
   *[other] Trop loin ? Il y a { $cards } cartes pour ceux de devant.
}
board-owned = { $seat } : { $level }
board-owned-as = { $seat } : { $level }, compte comme { $as }
board-active = actif
board-merchant = Marchand { $level }, { $coins } s’il reste en main
board-used = { $level } est employé
board-lay-again = Poser à nouveau le { $level }
board-play-now = jouable maintenant
board-sell-now = à vendre à côté de César
board-with-this = à jouer avec ce { $level }
board-when-instead = à la place d’un marchand
board-when-with = avec un marchand
board-when-active = quand le marchand est actif
board-favour-worth = { $coins ->
    [one] 1 pièce à la fin si elle n’est pas jouée
   *[other] { $coins } pièces à la fin si elle n’est pas jouée
}
board-start-text = commencer désormais
board-caesar-seat = vendre une faveur comme place à côté de lui
board-send-here = { to-venue }
board-drawn = { $seat } a pioché ce visiteur : { $visitor }. Quel lieu ?
board-given = { $seat } donne ce billet pour un autre.
board-coins-word = { $count ->
    [one] pièce
   *[other] pièces
}
board-ask-merchant = Quel marchand ?
board-ask-place = À quel endroit ?
board-ask-place-for = Où poser le { $level } ? Les marques montrent sa place dans la file.
board-ask-favour = Quelle faveur ?
board-ask-ticket = Quel billet ?
board-ask-visitor = Quel visiteur ?
board-ask-venue = Dans quel lieu ?
board-verb-lay = Poser
board-verb-play = Jouer
board-verb-send = Envoyer
board-verb-take = Prendre
board-verb-sell = Vendre
board-tab-accounts = Comptes
board-tab-piles = Piles
board-source-visitors = Visiteurs
board-source-tickets = Billets
board-source-coin-cards = Cartes pièce
board-source-merchants = Marchands en main
board-source-seat-beside-caesar = À côté de César
board-source-favours = Faveurs non jouées
board-source-sales = Ventes
board-so-far = jusqu’ici
board-total = Total
board-pile-visitors = Pile des visiteurs : { $count }
board-pile-tickets = Pile des billets : { $count }
board-pile-favours = Pile des faveurs : { $count }
board-pile-unseen = Pas encore vues de tous, dans la pile ou dans une main :
board-pile-coins = Cartes pièce en réserve : { $count }

# Les règles

rule-CM-1 = Le jeu a 110 cartes : 5 lieux, 40 marchands, 18 faveurs, 18 billets, 16 visiteurs, 12 cartes pièce et une carte premier joueur.
    .section = Les cartes
rule-CM-2 = Les lieux sont la villa de César, le Forum romain et trois lieux de spectacle : Circus Maximus, Colisée et théâtre de Pompée.
rule-CM-3 = Chacune des cinq couleurs a huit marchands, de niveau 1 à 8.
rule-CM-4 = Sous son niveau, un marchand montre les pièces qu’il rapporte à la fin du jour s’il est resté en main : 0, 0, 1, 1, 2, 2, 3 et 3 pour les niveaux 1 à 8.
rule-CM-5 = Il y a neuf sortes de faveurs, deux cartes de chacune.
rule-CM-6 = Un billet vaut pour un lieu et une catégorie : le balcon montre 1 pièce, le parterre 2, la loge 3.
rule-CM-7 = Chaque lieu a six billets, deux de chaque catégorie.
rule-CM-8 = Il y a cinq sortes de visiteurs, trois cartes de chacune, et un César.
rule-CM-9 = Les visiteurs rapportent des pièces : un légionnaire 2, un étudiant 3, une matrone 4, un touriste 5, un sénateur 6.
rule-CM-10 = Une carte pièce vaut 1 pièce.
rule-CM-11 = Sans la variante pour joueurs expérimentés, César reste dans la boîte.
    .section = Mise en place
rule-CM-12 = À trois, une carte de chaque faveur et une de chaque sorte de visiteur quittent le jeu ; il reste 9 faveurs et 10 visiteurs, 11 avec César.
rule-CM-13 = Chacun prend en main les huit marchands d’une couleur.
rule-CM-14 = La carte premier joueur est à la villa de César. Le sort désigne qui commence, mais sans lui donner la carte.
rule-CM-15 = On mélange les faveurs ; on en pose à la villa, face visible, autant qu’il y a de joueurs.
rule-CM-16 = On mélange les billets ; on en pose au Forum, face visible et triés par lieu, deux fois autant qu’il y a de joueurs.
rule-CM-17 = On mélange les visiteurs ; chaque lieu en reçoit un de moins qu’il n’a de billets visibles.
rule-CM-18 = Un lieu avec un seul billet, ou sans billet, ne reçoit pas de visiteur.
rule-CM-19 = La partie dure trois jours de quatre phases : faveurs, billets, spectacles, comptes.
    .section = Les jours
rule-CM-20 = Il n’y a pas de représentation supplémentaire le premier jour, une le deuxième, deux le troisième.
rule-CM-21 = Le premier joueur commence, puis on tourne dans le sens horaire. À son tour, on pose un marchand, on joue une faveur qui le permet, ou on passe.
    .section = Les enchères
rule-CM-22 = Qui a passé ne fait plus rien dans cette phase.
rule-CM-23 = Les enchères finissent quand tous ont passé.
rule-CM-24 = Qui n’a plus de marchand ni de faveur à jouer passe par nécessité.
rule-CM-25 = Dans chaque lieu, les marchands forment une file, le plus haut niveau à gauche.
rule-CM-26 = À niveau égal, celui qui vient plus tard se place plus à droite.
rule-CM-27 = Qui joue une faveur au lieu d’un marchand reste dans la phase.
rule-CM-28 = Les marchands posés restent en place jusqu’à la fin du jour.
rule-CM-29 = Après les enchères, les marchands de la villa deviennent actifs l’un après l’autre, de gauche à droite ; chacun prend une faveur visible pour la main de son propriétaire.
    .section = Phase I : la faveur de César
rule-CM-30 = Au lieu d’une faveur, un marchand peut prendre la carte premier joueur si elle est encore là ; son propriétaire est dès lors premier joueur.
rule-CM-31 = Si personne ne la prend, la carte premier joueur va au propriétaire du premier marchand de la file.
rule-CM-32 = Si personne n’a posé de marchand à la villa, le premier joueur ne change pas.
rule-CM-33 = Quand il n’y a plus de cartes, les marchands restants n’obtiennent rien.
rule-CM-34 = Les faveurs que personne n’a prises quittent le jeu.
rule-CM-35 = On peut avoir en main autant de faveurs que l’on veut.
rule-CM-36 = Au Forum commence le premier joueur, peut-être un nouveau ; les enchères sont les mêmes.
    .section = Phase II : les billets
rule-CM-37 = De gauche à droite, chaque marchand prend un billet visible, que son propriétaire pose devant lui, face visible.
rule-CM-38 = Les billets que personne n’a pris sont hors jeu pour la journée.
rule-CM-39 = Le premier joueur commence ; on pose un marchand dans l’un des trois lieux, chacun avec sa propre file.
    .section = Phase III : les spectacles
rule-CM-40 = Passer vaut pour les trois lieux.
rule-CM-41 = On peut poser un marchand dans un lieu pour lequel on n’a pas de billet.
rule-CM-42 = Quand tous ont passé, on règle les lieux dans l’ordre : Circus Maximus, Colisée, théâtre de Pompée.
rule-CM-43 = De gauche à droite, chaque marchand peut vendre un billet invendu de son propriétaire pour ce lieu à un visiteur présent, que l’on pose sur le billet.
rule-CM-44 = Si le propriétaire n’a pas de billet invendu pour ce lieu, ou s’il n’y a pas de visiteur, le marchand ne vend rien.
rule-CM-45 = On peut renoncer à vendre.
rule-CM-46 = On compte les pièces de chaque visiteur qui a acheté,
    .section = Phase IV : les comptes
rule-CM-47 = les pièces de chaque billet vendu,
rule-CM-48 = chaque carte pièce venue avec un visiteur,
rule-CM-49 = et les pièces de chaque marchand encore en main.
rule-CM-50 = Un billet invendu ne rapporte rien.
rule-CM-51 = Une faveur non jouée ne rapporte rien les deux premiers jours.
rule-CM-52 = Exemple : un balcon vendu à un sénateur (7), un parterre vendu à un étudiant (5), un balcon invendu, les marchands 6, 3 et 2 en main (3) et une faveur non jouée font 15 pièces.
rule-CM-53 = Chacun reprend ses huit marchands.
    .section = Entre les jours
rule-CM-54 = Les faveurs non jouées restent en main.
rule-CM-55 = La carte premier joueur revient à la villa ; qui l’avait en dernier commence le jour suivant.
rule-CM-56 = On pose autant de faveurs qu’il y a de joueurs du reste de la pile, que l’on ne remélange jamais.
rule-CM-57 = On remélange tous les billets et tous les visiteurs et on les dispose à nouveau, en même nombre.
rule-CM-58 = Une représentation supplémentaire ajoute un billet au Forum et un visiteur dans le lieu de ce billet.
    .section = Représentations supplémentaires
rule-CM-59 = Dans ce lieu, une carte pièce se trouve sous chaque visiteur ; qui lui vend la prend aussi.
rule-CM-60 = Si les deux représentations supplémentaires du troisième jour ont lieu au même endroit, il y a là deux cartes pièce sous chaque visiteur.
rule-CM-61 = Un visiteur qui y vient plus tard reçoit aussi ses cartes pièce, tant qu’il y en a.
rule-CM-62 = Une faveur agit dès qu’on la joue, puis quitte le jeu.
    .section = Les faveurs
rule-CM-63 = Chaque sorte dit quand on la joue : au lieu d’un marchand, avec un marchand, ou quand un de ses marchands est actif.
rule-CM-64 = À la fin de la partie, une faveur non jouée rapporte les pièces qu’elle montre.
rule-CM-65 = Nouveau billet : on le garde aussitôt, visible devant soi.
rule-CM-66 = Nouveau visiteur : on le pose dans un lieu.
rule-CM-67 = Promotion : le niveau 1 compte comme 8 dans cette phase seulement ; posé à nouveau plus tard, il est de niveau 1.
rule-CM-68 = Second emploi : on pose à nouveau un marchand employé dans une phase précédente du jour.
rule-CM-69 = Un pas en avant : jusqu’à la fin de la phase, le marchand a le niveau de celui qu’il dépasse. Un 2 entre 7 et 5 compte comme 5 : les niveaux plus hauts vont à sa gauche, les 5 et moins à droite des deux.
rule-CM-70 = On ne peut pas jouer une faveur qui n’aurait aucun effet.
rule-CM-71 = La partie finit après les comptes du troisième jour ; les faveurs non jouées comptent alors.
    .section = La fin
rule-CM-72 = Le plus de pièces l’emporte. À égalité, on partage la victoire.
rule-CM-73 = On mélange César aux visiteurs.
    .section = César, pour joueurs expérimentés
rule-CM-74 = Quand César vient dans un lieu, deux visiteurs de plus y viennent aussitôt.
rule-CM-75 = César lui-même n’achète pas de billet.
rule-CM-76 = Ce jour-là, on peut y vendre une faveur comme un billet, la place à côté de César : ses pièces comptent avec celles du visiteur.
rule-CM-77 = Qui a une faveur peut y poser un marchand sans avoir de billet.
rule-CM-78 = Après cette vente, César quitte le jeu, et personne d’autre ne peut le faire ce jour-là.
rule-CM-79 = Si personne n’a vendu la place à côté de lui, on remélange César aux autres visiteurs.
rule-CM-80 = À la mise en place, César compte parmi les visiteurs prévus et deux de plus s’ajoutent ; s’il vient plus tard, il en amène deux aussi.
rule-CM-90 = Tous les nombres des cartes, et les faveurs qui sont dans la pile, se trouvent sur une feuille des cartes ; on peut commencer une partie avec une feuille corrigée.
    .section = La feuille des cartes et les détails
rule-CM-91 = La pile contient Nouveau billet, Nouveau visiteur, Promotion, Second emploi, Un pas en avant, Deux cartes, Autre lieu, Carte cachée et Premier de son niveau. Les règles connaissent aussi Retour, Échange et Détour.
rule-CM-92 = Les nombres que la règle ne donne pas ont été cherchés en jouant beaucoup : passer toute la journée doit perdre, et aucune faveur ni aucune place ne doit être bien meilleure qu’une autre.
rule-CM-93 = Un marchand actif peut toujours renoncer ; celui qui ne peut rien faire est sauté. Aux enchères, une faveur par tour : elle est tout le tour, ou elle va avec un marchand de la main. On peut jouer aussitôt une faveur que l’on vient de prendre.
rule-CM-94 = Deux cartes : une fois par marchand, avec deux cartes visibles et, dans un lieu de spectacle, deux choses à vendre. Carte cachée et Autre lieu ne changent pas la même vente. Carte cachée marche même sans carte visible, dans un lieu de spectacle seulement avec un billet pour lui ; si César apparaît, c’est la carte après ses deux compagnons qui achète.
rule-CM-95 = On voit le visiteur pioché avant de choisir le lieu. Un marchand posé à nouveau quitte son ancienne file. Si une pile s’épuise, on pose moins de cartes. Les cartes pièce reviennent après chaque jour. César ne reçoit pas de carte pièce. Une faveur vendue à côté de César compte ce jour-là, et pas une seconde fois.

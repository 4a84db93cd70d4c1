# Circus Maximus. Identifiants : docs/texts.md

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
term-second-use = Nouvel envoi
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

favour-new-ticket = piochez le premier billet et gardez-le
favour-new-visitor = piochez le premier visiteur et posez-le dans le lieu de spectacle de votre choix
favour-promotion = votre marchand de niveau 1 compte comme niveau 8 pendant cette phase
favour-second-use = posez à nouveau un marchand que vous avez déjà posé aujourd’hui dans une phase précédente
favour-step-forward = le marchand posé avance d’une place de plus et prend le niveau de celui qu’il dépasse
favour-double = votre marchand actif prend deux cartes ou vend deux fois
favour-other-venue = votre marchand actif vend un billet d’un autre lieu de spectacle
favour-unseen = votre marchand actif prend la carte cachée au-dessus de la pile
favour-front = le marchand posé se place à gauche de tous ceux de son niveau
favour-homecoming = votre marchand actif revient en main après son tour
favour-exchange = échangez un de vos billets contre un billet visible au Forum
favour-redirect = déplacez un visiteur d’un lieu de spectacle à un autre

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
from-venue = { $venue_id ->
   *[other] du { $venue }
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
    [favours] { $optional ->
        [yes] { $usual ->
            [no] Villa de César : jouez une faveur ou passez.
           *[yes] Villa de César : posez un marchand, jouez une faveur ou passez.
        }
       *[no] Villa de César : posez un marchand ou passez.
    }
    [tickets] { $optional ->
        [yes] { $usual ->
            [no] Forum romain : jouez une faveur ou passez.
           *[yes] Forum romain : posez un marchand pour des billets, jouez une faveur ou passez.
        }
       *[no] Forum romain : posez un marchand pour des billets ou passez.
    }
   *[shows] { $optional ->
        [yes] { $usual ->
            [no] Spectacles : jouez une faveur ou passez.
           *[yes] Spectacles : posez un marchand dans l’un des trois lieux, jouez une faveur ou passez.
        }
       *[no] Spectacles : posez un marchand dans l’un des trois lieux ou passez.
    }
}
    .usual = lay
    .optional = draw_ticket draw_visitor promote again step front exchange move come_home
    .rules = CM-21 CM-22 CM-25 CM-26 CM-39 CM-40 CM-63 CM-93
prompt-settling = { $place_id ->
    [villa] { $optional ->
        [yes] { $start_card ->
            [none] Votre marchand est actif : prenez une faveur ou la carte Premier joueur, ou renoncez.
           *[other] Votre marchand est actif : prenez une faveur, ou renoncez.
        }
       *[no] Votre marchand est actif : prenez la carte Premier joueur, ou renoncez.
    }
    [forum] { $usual ->
        [no] Votre marchand est actif : jouez une faveur, ou renoncez.
       *[yes] Votre marchand est actif : prenez un billet, ou renoncez.
    }
   *[other] { $usual ->
        [no] Votre marchand est actif { at-place } : jouez une faveur, ou renoncez.
       *[yes] Votre marchand est actif { at-place } : vendez un billet, ou renoncez.
    }
}
    .optional = take_favour
    .usual = take_ticket sell sell_favour
    .rules = CM-29 CM-30 CM-37 CM-43 CM-45 CM-93 CM-94
prompt-sending = Dans quel lieu de spectacle envoyez-vous le visiteur ?
    .rules = CM-66 CM-74 CM-95
prompt-swapping = Quel billet prenez-vous en échange ?
    .rules = CM-91
wait-bidding = { $seat } enchérit.
wait-settling = Marchand actif : { $seat }.
wait-sending = { $seat } envoie un visiteur dans un lieu de spectacle.
wait-swapping = { $seat } échange un billet.

# Choix

kind-lay = Poser un marchand
kind-promote = Promotion : le niveau 1 compte comme 8
kind-step = Un pas en avant : un marchand en dépasse un de plus
kind-front = Premier de son niveau : un marchand passe devant ses égaux
kind-again = Nouvel envoi : poser à nouveau un marchand
kind-send = Envoyer le visiteur
kind-exchange = Échange : donner un billet
kind-move = Détour : déplacer un visiteur
kind-take-favour = Prendre une faveur
kind-take-ticket = Prendre un billet
kind-sell = Vendre un billet
kind-sell-other = Autre lieu : vendre un billet d’ailleurs
kind-sell-favour = Vendre une faveur comme place à côté de César
kind-unseen-sale = Carte cachée : le premier visiteur de la pile achète

choice-lay = Poser le marchand { $level } { at-place }
choice-promote = Promotion : le marchand 1 comme niveau 8 { at-place }
choice-step = Un pas en avant : le marchand { $level } { at-place }
choice-front = Premier de son niveau : le marchand { $level } { at-place }
choice-again = Nouvel envoi : le marchand { $level } { at-place }
choice-pass = Passer
choice-draw-ticket = Nouveau billet : piocher un billet
choice-draw-visitor = Nouveau visiteur : piocher un visiteur
choice-send = Envoyer le visiteur { to-venue }
choice-exchange = Échange : donner { a-ticket }
choice-move = Détour : { a-visitor } { from-place } { to-venue }
choice-take-favour = Prendre la faveur { $favour }
choice-take-start = Prendre la carte Premier joueur
choice-take-ticket = Prendre { a-ticket }
choice-sell = Vendre { the-category } { to-visitor }
choice-sell-other = Autre lieu : vendre { a-ticket } { to-visitor }
choice-sell-favour = Vendre la faveur { $favour } { to-visitor }
choice-unseen = Carte cachée : prendre le dessus de la pile
choice-unseen-sale = Carte cachée : vendre { the-category } au premier visiteur de la pile
choice-double = Deux cartes : prendre ou vendre deux fois
choice-come-home = Retour : ce marchand revient ensuite en main
choice-decline = Renoncer

# Ce qui s’est passé

event-day = Le jour { $day } commence.
event-favours-laid = Faveurs à la villa de César : { $favours }.
event-venue-laid = Billets ({ $venue }) : { $categories } ; visiteurs : { $visitors }.
event-extra-show = { $count ->
    [one] Représentation supplémentaire { at-venue } : une carte Pièce sous chaque visiteur.
   *[other] Deux représentations supplémentaires { at-venue } : { $count } cartes Pièce sous chaque visiteur.
}
event-stage = { $stage } : { $seat } commence.
event-laid = { $seat } pose le marchand { $level } { at-place }.
event-promoted = { $seat } joue Promotion : le marchand { $level } compte comme 8 { at-place }.
event-stepped = { $seat } joue Un pas en avant : le marchand { $level } compte comme { $as } { at-place }.
event-fronted = { $seat } joue Premier de son niveau : le marchand { $level } passe devant ses égaux { at-place }.
event-laid-again = { $seat } joue Nouvel envoi : le marchand { $level } passe { from-place } { to-place }.
event-passed = { $seat } passe.
event-passed-of-necessity = { $seat } ne peut plus rien jouer et doit passer.
event-drew-ticket = { $seat } joue Nouveau billet et pioche { a-ticket }.
event-drew-visitor = { $seat } joue Nouveau visiteur et pioche { a-visitor }.
event-sent = { $visitor_id ->
    [caesar] { $seat } amène César { to-venue } ; { $count ->
        [0] personne ne l’accompagne.
        [one] un autre visiteur l’accompagne.
       *[other] { $count } autres visiteurs l’accompagnent.
    }
   *[other] { $seat } envoie { a-visitor } { to-venue }.
}
event-gave-ticket = { $seat } joue Échange et donne { a-ticket }.
event-exchanged = { $seat } reçoit { a-ticket } contre un autre ({ $given_venue }, { $given_category }).
event-moved = { $seat } joue Détour et déplace { a-visitor } { from-place } { to-venue }.
event-idle = { $seat } n’obtient rien { at-place } avec son marchand { $level }.
event-declined = { $seat } renonce { at-place }.
event-doubled = { $seat } joue Deux cartes { at-place }.
event-homing = { $seat } joue Retour { at-place }.
event-went-home = { $seat } reprend en main le marchand { $level }, posé { at-place }.
event-took-favour = { $seat } prend la faveur { $favour }.
event-took-start = { $seat } prend la carte Premier joueur.
event-start-given = { $seat } reçoit la carte Premier joueur pour le premier marchand de la file.
event-favours-left = Quittent le jeu, faute de preneur : { $favours }.
event-took-ticket = { $seat } prend { a-ticket }.
event-took-unseen = { $seat } joue Carte cachée et pioche une faveur.
event-took-unseen-known = { $seat } joue Carte cachée et pioche la faveur { $favour }.
event-took-unseen-ticket = { $seat } joue Carte cachée et pioche { a-ticket }.
event-sold = { $seat } vend { the-category } { to-visitor } { at-place } : { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , avec une carte Pièce
   *[other] , avec { $coin_cards } cartes Pièce
}.
event-sold-other = { $seat } joue Autre lieu et vend { a-ticket } { to-visitor } { at-place } : { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , avec une carte Pièce
   *[other] , avec { $coin_cards } cartes Pièce
}.
event-sold-unseen = { $seat } joue Carte cachée et vend { the-category } { to-visitor } { at-place } : { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , avec une carte Pièce
   *[other] , avec { $coin_cards } cartes Pièce
}.
event-sold-favour = { $seat } vend la faveur { $favour } comme place à côté de César { to-visitor } { at-place } : { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , avec une carte Pièce
   *[other] , avec { $coin_cards } cartes Pièce
}.
event-caesar-left = César quitte le { $venue } et le jeu.
event-accounts = { $points ->
    [0] Jour { $day } : { $seat } ne gagne rien.
   *[other] Jour { $day } : { $seat } gagne { some-coins } (visiteurs { $visitors }, billets { $tickets }{ $coin_cards ->
        [0] { "" }
       *[other] , cartes Pièce { $coin_cards }
    }{ $merchants ->
        [0] { "" }
       *[other] , marchands { $merchants }
    }{ $seat_beside_caesar ->
        [0] { "" }
       *[other] , à côté de César { $seat_beside_caesar }
    }).
}
event-favours-counted = { $seat } révèle ses faveurs ({ $favours }) : { some-coins }.
event-ended = La partie est terminée. { $reason }

reason-three-days = Trois jours ont passé.

line-visitors = Jour { $day } : visiteurs
line-tickets = Jour { $day } : billets vendus
line-coin-cards = Jour { $day } : cartes Pièce
line-merchants = Jour { $day } : marchands en main
line-seat-beside-caesar = Jour { $day } : la place à côté de César
line-favour = { $count ->
    [one] Faveur non jouée : { $favour }
   *[other] Faveurs non jouées : { $count } × { $favour }
}

# La table dessinée

board-day = Jour { $day } sur 3
board-start = premier joueur
board-start-card = carte Premier joueur
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
board-passed = a passé
board-piles = Piles : { $favours ->
    [one] { $favours } faveur
   *[other] { $favours } faveurs
}, { $tickets ->
    [one] { $tickets } billet
   *[other] { $tickets } billets
}, { $visitors ->
    [one] { $visitors } visiteur
   *[other] { $visitors } visiteurs
} ; cartes Pièce { $coins }
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
board-you-begin = vous commencez
board-titled = { $title } : { $words }
board-begins-flag = commence
board-you = vous
board-for-you = pour vous
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
    [0] Représentation supplémentaire
    [one] Représentation supplémentaire : +1 pièce chacun
   *[other] Représentations supplémentaires : +{ $coins } pièces chacun
}
board-coin-cards = { $count ->
    [0] sans carte Pièce
    [one] avec une carte Pièce
   *[other] avec { $count } cartes Pièce
}
board-company = { $count ->
    [0] personne ne l’accompagne
    [one] 1 autre visiteur l’accompagne
   *[other] { $count } autres visiteurs l’accompagnent
}
board-brings = { $coins ->
    [one] vous rapporte { $coins } pièce
   *[other] vous rapporte { $coins } pièces
}
board-line = { $count ->
    [0] Personne dans la file
    [one] 1 marchand dans la file
   *[other] { $count } marchands dans la file, le premier à gauche
}
board-your-tickets = { $count ->
    [0] Aucun billet à vous
    [one] Votre billet
   *[other] Vos billets
}
board-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
board-ghost = Poser le { $level } { at-place } : { $rank } dans la file
board-warning = { $cards ->
    [0] Il ne reste rien ici.
    [one] Trop loin ? Il n’y a qu’une carte, pour les premiers de la file.
   *[other] Trop loin ? Il n’y a que { $cards } cartes, pour les premiers de la file.
}
board-owned = { $seat } : { $level }
board-owned-as = { $seat } : { $level }, compte comme { $as }
board-active = actif
board-merchant = Marchand { $level }, { $coins } s’il reste en main
board-used = { $level } déjà posé
board-lay-again = Poser à nouveau le { $level }
board-aloud-rank = { $rank } dans la file.
board-play-now = à jouer maintenant
board-sell-now = à vendre comme place à côté de César
board-with-this = à jouer avec le { $level }
board-when-instead = à la place d’un marchand
board-when-with = avec un marchand
board-when-active = quand votre marchand est actif
board-favour-worth = { $coins ->
    [0] rien à la fin si elle n’est pas jouée
    [one] 1 pièce à la fin si elle n’est pas jouée
   *[other] { $coins } pièces à la fin si elle n’est pas jouée
}
board-start-text = être désormais premier joueur
board-caesar-seat = vendre une faveur comme place à côté de lui
board-send-here = { to-venue }
board-drawn = { $seat } a pioché ce visiteur : { $visitor }. Dans quel lieu ?
board-given = { $seat } donne ce billet pour un autre.
board-coins-word = { $count ->
    [one] pièce
   *[other] pièces
}
board-titled-ask = { $title }. { $words }
board-ask-merchant = Quel marchand ?
board-ask-place = Dans quel lieu ?
board-ask-place-for = Posez votre { $level } : les marques montrent sa place dans la file.
board-ask-favour = Quelle faveur ?
board-ask-ticket = Quel billet ?
board-ask-visitor = Quel visiteur ?
board-ask-venue = Dans quel lieu de spectacle ?
board-verb-lay = Poser
board-verb-play = Jouer
board-verb-send = Envoyer
board-verb-take = Prendre
board-verb-sell = Vendre
board-tab-accounts = Comptes
board-tab-piles = Piles
board-source-visitors = Visiteurs
board-source-tickets = Billets
board-source-coin-cards = Cartes Pièce
board-source-merchants = Marchands en main
board-source-seat-beside-caesar = À côté de César
board-source-favours = Faveurs non jouées
board-source-sales = Ventes
board-so-far = jusqu’ici
aim = Achetez des billets et revendez-les cher : après trois jours, le joueur qui a le plus de pièces gagne.
board-day-over = Le jour { $day } est fini
board-day-why = La meilleure journée : { $name }, { $coins }, dont { $count } { $source ->
    [visitors] grâce aux visiteurs
    [tickets] grâce aux billets
    [coin-cards] grâce aux cartes Pièce
    [merchants] pour les marchands gardés en main
   *[other] pour la place à côté de César
}.
board-day-level = Les meilleures journées sont à égalité : { $coins }.
board-day-total = { $count ->
    [one] pièce
   *[other] pièces
}
board-day-today = aujourd’hui
board-day-next = { $count ->
    [one] Une représentation supplémentaire : un billet et un visiteur de plus, et une carte Pièce sous chaque visiteur de ce lieu.
   *[other] { $count } représentations supplémentaires : pour chacune un billet et un visiteur de plus, et des cartes Pièce sous chaque visiteur de ce lieu.
}
board-day-at-home = pour les marchands en main
board-day-no-sale = aucune vente
board-day-sale = Billet ({ $ticket }), vendu à : { $visitor }. { $coins }.
board-day-sale-beside = Faveur ({ $favour }), vendue comme place à côté de César à : { $visitor }. { $coins }.
board-day-stands = Vous êtes au { $rank ->
    [1] 1er
   *[other] { $rank }e
} rang avec { $coins }{ $behind ->
    [0] .
   *[other] , à { $behind } du premier rang.
}
board-acta-accounts = { $points ->
    [0] { $seat } : aucune pièce.
   *[other] { $seat } : { some-coins }.
}
board-acta-laid = { $place_id ->
    [villa] { $seat } pose le { $level }.
    [forum] { $seat } pose le { $level }.
   *[other] { $seat } pose le { $level } { at-place }.
}
board-acta-took-favour = { $seat } : { $favour }.
board-acta-took-ticket = { $seat } : { $venue }, { $category }.
board-gloss-merchant = Marchand { $level }
board-gloss-kept = Gardé en main jusqu’au soir : { $coins }.
board-gloss-favour = faveur
board-gloss-visitor = visiteur
board-gloss-ticket = billet
board-gloss-pays = Un joueur qui lui vend ici un billet reçoit { $coins }, plus les pièces du billet.
board-gloss-brings = Votre vente rapporterait { $coins }.
board-gloss-sells = Valable ici : { $venue }. Vendu à un visiteur, il rapporte { $coins } et les pièces du visiteur ; invendu, rien.
board-gloss-laid = { $rank } sur { $count } dans la file ; { $seat }.
board-gloss-counts-as = Il compte comme { $as } dans cette phase.
board-gloss-play-now = Vous pouvez la jouer maintenant.
board-gloss-take-now = Votre marchand actif peut la prendre.
board-gloss-hand = Marchands en main
board-gloss-hand-coins = { $coins ->
    [0] Gardés en main jusqu’au soir, ils ne rapportent rien.
    [one] Gardés en main jusqu’au soir, ils rapportent 1 pièce.
   *[other] Gardés en main jusqu’au soir, ils rapportent { $coins } pièces.
}
board-gloss-favours-of = Faveurs : { $seat }
board-gloss-favours-known = Connues de tous : { $favours }.
board-gloss-favours-hidden = { $count ->
    [one] Piochée en secret : une.
   *[other] Piochées en secret : { $count }.
}
board-refuse-used = Le marchand { $level } est posé et reste sur la table jusqu’au soir.
board-refuse-favour = Pas maintenant. { $favour } : { $when }.
board-refuse-merchant = Le marchand { $level } ne peut pas être posé maintenant.
board-refuse-with = La faveur { $favour } ne change rien ici pour le marchand { $level }.
board-refuse-settling = On pose les marchands pendant les enchères ; à présent, on résout les files.
board-why-day = Avance : { $margin }. Le jour { $day } a fait la différence : { $more } à { $fewer } contre { $second }.
board-why-favours = Avance : { $margin }. Les faveurs gardées ont fait la différence.
board-why-tie = À égalité de pièces, la victoire est partagée.
board-account = Pièces par jour et par source
board-race = Retard sur le joueur en tête, en pièces, jour après jour.
board-race-lead = tête
board-total = Total
board-pile-visitors = Pile des visiteurs : { $count }
board-pile-tickets = Pile des billets : { $count }
board-pile-favours = Pile des faveurs : { $count }
board-pile-unseen = Pas encore vues de tous, dans la pile ou dans une main :
board-pile-coins = Cartes Pièce restantes : { $count }

# Les règles

rule-CM-1 = Le jeu compte 110 cartes : 5 lieux, 40 marchands, 18 faveurs, 18 billets, 16 visiteurs, 12 cartes Pièce et une carte Premier joueur.
    .section = Les cartes
rule-CM-2 = Les lieux sont la villa de César, le Forum romain et trois lieux de spectacle : Circus Maximus, Colisée et théâtre de Pompée.
rule-CM-3 = Chacune des cinq couleurs a huit marchands, des niveaux 1 à 8.
rule-CM-4 = Sous son niveau, un marchand montre les pièces qu’il rapporte à la fin du jour s’il est resté en main : 0, 0, 1, 1, 2, 2, 3 et 3 pour les niveaux 1 à 8. La règle imprimée donne les pièces des niveaux 2, 3 et 6 ; les autres nombres sont reconstitués.
rule-CM-5 = Il y a neuf sortes de faveurs, deux cartes de chacune.
rule-CM-6 = Un billet vaut pour un lieu de spectacle et une catégorie : le balcon montre 1 pièce, le parterre 2, la loge 3. Le 3 de la loge est reconstitué.
rule-CM-7 = Chaque lieu de spectacle a six billets, deux de chaque catégorie. Ces nombres sont reconstitués.
rule-CM-8 = Il y a cinq sortes de visiteurs, trois cartes de chacune, et un César.
rule-CM-9 = Les visiteurs rapportent des pièces : un légionnaire 2, un étudiant 3, une matrone 4, un touriste 5, un sénateur 6. Les nombres du légionnaire, de la matrone et du touriste sont reconstitués.
rule-CM-10 = Une carte Pièce vaut 1 pièce.
rule-CM-11 = Sans la variante pour joueurs expérimentés, César reste dans la boîte.
    .section = Mise en place
rule-CM-12 = À trois joueurs, une carte de chaque sorte de faveur et une de chaque sorte de visiteur quittent le jeu ; il reste 9 faveurs et 10 visiteurs, 11 avec César.
rule-CM-13 = Chaque joueur prend en main les huit marchands d’une couleur.
rule-CM-14 = La carte Premier joueur est à la villa de César. Le sort désigne le premier joueur du premier jour, qui ne prend pas encore la carte.
rule-CM-15 = On mélange les faveurs et on en révèle une par joueur à la villa.
rule-CM-16 = On mélange les billets et on en révèle deux par joueur au Forum, triés par lieu de spectacle.
rule-CM-17 = On mélange les visiteurs ; chaque lieu de spectacle en reçoit, face visible, un de moins qu’il n’y a de billets visibles pour ce lieu.
rule-CM-18 = Un lieu de spectacle avec un seul billet, ou sans billet, ne reçoit pas de visiteur.
rule-CM-19 = La partie dure trois jours, quel que soit le nombre de joueurs. Chaque jour a quatre phases : Faveur de César, Billets, Spectacles et Comptes.
    .section = Les jours
rule-CM-20 = Il n’y a pas de représentation supplémentaire le premier jour, une le deuxième, deux le troisième.
rule-CM-21 = Dans les phases I à III, le premier joueur commence, puis on joue dans le sens horaire. À son tour, on pose un marchand, on joue une faveur à sa place, ou on passe.
    .section = Les enchères
rule-CM-22 = Un joueur qui a passé ne fait plus rien dans cette phase.
rule-CM-23 = Les enchères d’une phase finissent quand tous les joueurs ont passé.
rule-CM-24 = Un joueur qui n’a ni marchand en main ni faveur jouable doit passer.
rule-CM-25 = Dans chaque lieu, les marchands forment une file, le plus haut niveau à gauche.
rule-CM-26 = À niveau égal, le marchand venu plus tard se place plus à droite.
rule-CM-27 = Un joueur qui joue une faveur au lieu d’un marchand reste dans la phase.
rule-CM-28 = Les marchands posés restent en place jusqu’à la fin du jour.
rule-CM-29 = Après les enchères, les marchands de la villa deviennent actifs l’un après l’autre, de gauche à droite. Pour chacun, son propriétaire prend en main une faveur visible.
    .section = Phase I : la faveur de César
rule-CM-30 = Au lieu d’une faveur, un marchand peut prendre la carte Premier joueur si elle est encore là ; son propriétaire est dès lors premier joueur.
rule-CM-31 = Si personne ne prend la carte Premier joueur, elle va au propriétaire du premier marchand de la file.
rule-CM-32 = Si personne n’a posé de marchand à la villa, le premier joueur ne change pas.
rule-CM-33 = Quand un lieu n’a plus de cartes, les marchands suivants de sa file n’obtiennent rien.
rule-CM-34 = Les faveurs que personne n’a prises quittent le jeu.
rule-CM-35 = On peut avoir en main un nombre illimité de faveurs.
rule-CM-36 = Au Forum, c’est le premier joueur, peut-être un nouveau, qui commence ; les enchères sont les mêmes qu’à la villa.
    .section = Phase II : les billets
rule-CM-37 = Au Forum, de gauche à droite, chaque marchand prend un billet visible, que son propriétaire pose face visible devant lui.
rule-CM-38 = Les billets que personne n’a pris sont hors jeu pour la journée.
rule-CM-39 = Dans la phase III, le premier joueur commence ; à tour de rôle, chacun pose un marchand dans l’un des trois lieux de spectacle, qui ont chacun leur file.
    .section = Phase III : les spectacles
rule-CM-40 = Un joueur qui passe dans la phase III passe pour les trois lieux de spectacle à la fois.
rule-CM-41 = On peut poser un marchand dans un lieu de spectacle pour lequel on n’a pas de billet.
rule-CM-42 = Quand tous ont passé, on résout les lieux de spectacle dans l’ordre : Circus Maximus, Colisée, théâtre de Pompée.
rule-CM-43 = De gauche à droite, chaque marchand d’un lieu de spectacle peut vendre à un visiteur présent un billet invendu de son propriétaire pour ce lieu ; on pose le visiteur sur le billet.
rule-CM-44 = Un marchand ne vend rien si son propriétaire n’a pas de billet invendu pour ce lieu de spectacle, ou s’il n’y reste pas de visiteur.
rule-CM-45 = Un joueur peut renoncer à une vente.
rule-CM-46 = À la fin de chaque jour, vous marquez les pièces de chaque visiteur qui vous a acheté un billet.
    .section = Phase IV : les comptes
rule-CM-47 = À la fin de chaque jour, vous marquez les pièces de chaque billet que vous avez vendu.
rule-CM-48 = À la fin de chaque jour, vous marquez 1 pièce pour chaque carte Pièce venue avec un visiteur.
rule-CM-49 = À la fin de chaque jour, vous marquez les pièces de chaque marchand resté dans votre main.
rule-CM-50 = Un billet invendu ne rapporte rien.
rule-CM-51 = Une faveur non jouée ne rapporte rien les deux premiers jours.
rule-CM-52 = Exemple : un billet de balcon vendu à un sénateur (1 + 6), un billet de parterre vendu à un étudiant (2 + 3), un billet de balcon invendu, les marchands 6, 3 et 2 en main (2 + 1 + 0) et une faveur non jouée font 15 pièces le premier jour.
rule-CM-53 = Après les comptes, chacun reprend ses huit marchands.
    .section = Entre les jours
rule-CM-54 = Les faveurs non jouées restent en main pour le jour suivant.
rule-CM-55 = La carte Premier joueur revient à la villa ; le joueur qui l’avait en dernier commence le jour suivant.
rule-CM-56 = Pour le jour suivant, on révèle une faveur par joueur, prise dans le reste de la pile, que l’on ne remélange jamais.
rule-CM-57 = Pour le jour suivant, on rassemble et remélange tous les billets et tous les visiteurs, et on en révèle autant qu’avant.
rule-CM-58 = Chaque représentation supplémentaire ajoute un billet au Forum et un visiteur dans le lieu de spectacle de ce billet.
    .section = Représentations supplémentaires
rule-CM-59 = Dans le lieu d’une représentation supplémentaire, une carte Pièce se trouve sous chaque visiteur ; le joueur qui lui vend un billet la prend aussi.
rule-CM-60 = Si les deux représentations supplémentaires du troisième jour ont lieu au même endroit, deux cartes Pièce s’y trouvent sous chaque visiteur.
rule-CM-61 = Un visiteur qui arrive plus tard dans le lieu d’une représentation supplémentaire reçoit aussi ses cartes Pièce, tant qu’il en reste.
rule-CM-62 = Une faveur agit dès qu’on la joue, puis quitte le jeu.
    .section = Les faveurs
rule-CM-63 = Chaque sorte de faveur dit quand on la joue : à la place d’un marchand, avec un marchand, ou quand l’un de vos marchands est actif.
rule-CM-64 = À la fin de la partie, une faveur non jouée rapporte les pièces qu’elle montre.
rule-CM-65 = Nouveau billet : au lieu de poser un marchand, vous piochez le premier billet et le gardez face visible devant vous.
rule-CM-66 = Nouveau visiteur : au lieu de poser un marchand, vous piochez le premier visiteur et le posez dans le lieu de spectacle de votre choix.
rule-CM-67 = Promotion : posé avec cette faveur, votre marchand de niveau 1 compte comme niveau 8 dans cette phase seulement ; posé à nouveau plus tard, il est de niveau 1.
rule-CM-68 = Nouvel envoi : au lieu d’un marchand de votre main, vous posez à nouveau, à son propre niveau, un marchand que vous avez posé dans une phase précédente du même jour.
rule-CM-69 = Un pas en avant : le marchand posé avec cette faveur avance d’une place de plus et prend, jusqu’à la fin de la phase, le niveau de celui qu’il dépasse. Exemple : un 2 qui se place entre un 7 et un 5 compte comme un 5 ; les niveaux plus hauts vont à sa gauche, les 5 et moins à droite des deux.
rule-CM-70 = On ne peut pas jouer une faveur dont l’effet est impossible.
rule-CM-71 = La partie se termine après les comptes du troisième jour ; les faveurs non jouées rapportent alors leurs pièces.
    .section = La fin
rule-CM-72 = Le joueur qui a le plus de pièces gagne. À égalité de pièces, la victoire est partagée.
rule-CM-73 = Dans la variante pour joueurs expérimentés, on mélange César aux visiteurs.
    .section = César, pour joueurs expérimentés
rule-CM-74 = Quand César vient dans un lieu de spectacle, deux autres visiteurs y viennent aussitôt.
rule-CM-75 = César n’achète pas de billet.
rule-CM-76 = Le jour où César est dans un lieu de spectacle, on peut y vendre une faveur comme si c’était un billet : c’est la place à côté de César. Les pièces de la faveur comptent avec celles du visiteur.
rule-CM-77 = Un joueur qui a une faveur en main peut poser un marchand là où se trouve César, même sans billet pour ce lieu.
rule-CM-78 = Dès qu’une faveur a été vendue comme place à côté de lui, César quitte le jeu, et personne d’autre ne peut vendre de faveur ce jour-là.
rule-CM-79 = Si personne n’a vendu la place à côté de César, on le remélange aux autres visiteurs.
rule-CM-80 = Quand on révèle les visiteurs d’un jour, César compte parmi les visiteurs prévus et deux autres s’y ajoutent ; s’il arrive plus tard, il en amène deux aussi.
rule-CM-90 = Les nombres de toutes les cartes et les faveurs de la pile figurent sur une feuille des cartes, qui dit ce qui est imprimé et ce qui est reconstitué. On peut commencer une partie avec une feuille corrigée ; une feuille fausse est refusée, avec une phrase qui dit pourquoi.
    .section = La feuille des cartes et les détails
rule-CM-91 = Les neuf faveurs, avec les pièces qu’elles valent si elles ne sont pas jouées. À la place d’un marchand : Nouveau billet (1), Nouveau visiteur (2), Nouvel envoi (1). Avec un marchand : Promotion (2), Un pas en avant (3), Premier de son niveau (3) : le marchand se place à gauche de tous ceux de son niveau. Quand votre marchand est actif : Deux cartes (1) : il prend deux cartes au lieu d’une ou vend deux fois ; Autre lieu (2) : il vend un billet d’un autre lieu de spectacle ; Carte cachée (3) : il prend la carte cachée au-dessus de la pile au lieu d’une carte visible. Les moments et les pièces de toutes les faveurs sont reconstitués, ainsi que les effets de Deux cartes, Autre lieu, Carte cachée et Premier de son niveau. Une feuille corrigée peut aussi contenir Retour (le marchand actif revient en main après son tour), Échange (un de vos billets contre un billet visible au Forum) et Détour (un visiteur change de lieu de spectacle).
rule-CM-92 = Les nombres reconstitués ont été choisis après de nombreuses parties : un joueur qui passe toujours doit perdre, et aucune faveur ni aucune place à la table ne doit être bien meilleure qu’une autre.
rule-CM-93 = Un joueur peut toujours renoncer quand son marchand est actif, ce qui termine le tour de ce marchand ; un marchand qui ne peut rien faire est sauté. Aux enchères, on joue au plus une faveur par tour : elle occupe tout le tour, ou elle accompagne un marchand de la main ; un marchand posé à nouveau n’en reçoit pas. On peut jouer aussitôt une faveur que l’on vient de prendre ; mais on ne joue aucune faveur dans la phase I du premier jour.
rule-CM-94 = Deux cartes se joue au plus une fois chaque fois qu’un marchand est actif. Il faut deux cartes visibles, la carte Premier joueur comprise, ou, dans un lieu de spectacle, deux choses à vendre. Cette faveur se combine avec Carte cachée et avec Autre lieu, et même avec deux Autre lieu pour vendre deux billets d’autres lieux. Carte cachée et Autre lieu ne changent jamais la même vente. Carte cachée se joue même s’il ne reste aucune carte visible, mais dans un lieu de spectacle seulement avec un billet invendu pour ce lieu ; lors d’une représentation supplémentaire, cet acheteur apporte aussi ses cartes Pièce, tant qu’il en reste. Si César apparaît, il s’installe avec deux visiteurs de plus et la carte suivante achète le billet ; s’il ne reste pas de visiteur, la faveur est perdue et le marchand vend comme d’habitude à un visiteur visible.
rule-CM-95 = On voit le visiteur que l’on pioche avant de choisir son lieu, parmi les trois lieux de spectacle. Un marchand posé à nouveau quitte son ancienne file. Si une pile s’épuise, on révèle moins de cartes. Toutes les cartes Pièce reviennent après les comptes du jour. César ne reçoit pas de carte Pièce, mais les visiteurs qu’il amène en reçoivent. Une faveur vendue à côté de César rapporte ses pièces ce jour-là, quitte le jeu et ne rapporte rien de plus à la fin.

# Refus

refusal-now-send = Choisissez d’abord le lieu de spectacle du visiteur.
refusal-now-swap = Prenez d’abord un billet en échange.
refusal-now-bid = Posez un marchand, jouez une faveur ou passez.
refusal-now-turn = Prenez une carte, vendez, ou renoncez : votre marchand est actif.
refusal-no-favour = Vous n’avez pas cette faveur en main : { $favour }.
refusal-favour-time = { $when_id ->
    [instead] « { $favour } » se joue pendant les enchères, à la place d’un marchand.
    [with] « { $favour } » se joue pendant les enchères, avec un marchand.
   *[active] « { $favour } » se joue quand votre marchand est actif.
}
refusal-not-this-place = On ne pose pas de marchand { at-place } pendant cette phase.
refusal-not-used = Vous ne pouvez reposer qu’un marchand posé aujourd’hui dans une phase précédente.
refusal-no-merchant = Vous n’avez pas le marchand { $level } en main.
refusal-nobody-to-pass = Il n’y a aucun marchand à dépasser devant celui-ci.
refusal-no-equal = Aucun marchand du même niveau ne s’y trouve.
refusal-no-effect = Cela n’aurait aucun effet maintenant : { $action }.
refusal-favours-rest = On ne joue aucune faveur dans la phase I du premier jour.
refusal-not-double = « Deux cartes » demande deux cartes visibles ou, dans un lieu de spectacle, deux ventes ; elle ne sert qu’une fois par marchand actif.
refusal-sell-at-venues = Les billets ne se vendent que dans les trois lieux de spectacle.
refusal-nothing-to-take = Cette carte ne se trouve pas { at-place }.
refusal-not-at-caesar = Une faveur ne se vend que dans le lieu où se trouve César.
refusal-no-sale = Il faut pour cela un billet invendu et un visiteur dans ce lieu.

# Le jeu en une minute

intro-aim = Vous êtes revendeur de billets à Rome. En trois jours, gagnez plus de pièces que les autres en vendant des billets aux visiteurs.
intro-turn = Dans les trois premières phases d’un jour, les joueurs enchérissent à tour de rôle, avec les mêmes huit marchands : à la villa de César pour des faveurs, au Forum pour des billets, dans les trois lieux de spectacle pour des visiteurs. À votre tour, posez un marchand, jouez une faveur ou passez ; un joueur qui a passé ne joue plus dans cette phase. Plus son niveau est haut, plus tôt un marchand prend une carte ou vend. Dans la quatrième phase, les visiteurs, les billets vendus, les cartes Pièce et les marchands en main rapportent des pièces.
intro-end = Après le troisième jour, les faveurs non jouées rapportent aussi des pièces. Le joueur qui a le plus de pièces gagne.
intro-table = Les cinq lieux : la villa de César avec les faveurs, le Forum romain avec les billets et les trois lieux de spectacle avec leurs visiteurs. Dans chaque lieu, les marchands forment une file, le plus haut niveau à gauche. Chacun a des marchands et des faveurs en main, et des billets face visible devant lui.
intro-example = Anna a un billet de parterre pour le Colisée, Ben un billet de balcon ; un sénateur et un étudiant y attendent. Anna pose son 6, Ben son 5, et tous passent. Le marchand d’Anna est actif en premier et vend au sénateur : 2 + 6 = 8 pièces. Celui de Ben vend à l’étudiant : 1 + 3 = 4 pièces.

# Le jeu en trois étapes, pour une invitation

step-1 = Posez un marchand : à la villa de César pour des faveurs, au Forum pour des billets.
step-2 = Dans les trois lieux de spectacle, vos marchands attendent les visiteurs. Le niveau le plus haut passe d’abord.
step-3 = Chaque billet vendu rapporte des pièces. Après trois jours, le joueur le plus riche gagne.

# Ce dont parle le conseiller

opinion-won = les chances de victoire
opinion-coins = les pièces gagnées
opinion-merchants = les marchands gardés en main
opinion-favours = les faveurs en main
opinion-villa = ce que la villa donnera
opinion-tickets = les billets
opinion-shows = les ventes aux spectacles
opinion-rivals = le peu que gagnent les autres

# Réponses à l’avance
standing-above = Passer
standing-above-about = là où vous n’avez pas encore de marchand, si un marchand de ce niveau ou plus est en tête
standing-above-8 = Niveau 8
standing-above-7 = Niveau 7
standing-above-6 = Niveau 6
standing-bids = Après le premier marchand d’une phase
standing-bids-about = les plus faibles vont au même lieu jusqu’à ce nombre, puis vous passez
standing-bids-one = Un marchand, puis passer
standing-bids-two = Deux marchands, puis passer
standing-bids-three = Trois marchands, puis passer
standing-tickets = Un billet au Forum
standing-tickets-about = entre plusieurs, celui du lieu de spectacle qui a le plus de visiteurs
standing-tickets-dearest = Le plus cher
standing-sales = Une vente
standing-sales-about = avec un billet de ce lieu de spectacle, sans faveur
standing-sales-best = Ce qui rapporte le plus

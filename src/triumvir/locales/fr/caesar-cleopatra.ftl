# César & Cléopâtre. Identifiants : docs/texts.md

title = Caesar & Cleopatra
blurb = Deux camps courtisent les patriciens de Rome par l’influence et par l’intrigue, jusqu’à la question de confiance.

seat-caesar = César
seat-cleopatra = Cléopâtre

# Noms

term-caesar = César
term-cleopatra = Cléopâtre
term-senators = sénateurs
term-praetors = préteurs
term-quaestors = questeurs
term-censors = censeurs
term-aediles = édiles
term-1 = 1
term-2 = 2
term-3 = 3
term-4 = 4
term-5 = 5
term-philosopher = Philosophe
term-assassination = Coup
term-spy = Espion
term-castling = Rocade
term-scout = Éclaireur
term-wrath = Colère des dieux
term-veto = Veto
term-influence = influence
term-action = action
term-orgy = Orgie
term-shuffle = Orgie « à mélanger »
term-up = face visible
term-down = face cachée

option-action-deck = pile d’action
option-action-deck-arranged = chacun ordonne la sienne
option-action-deck-shuffled = mélangée, pour débuter
option-orgies = Orgies
option-orgies-standard = les trois, toute la partie
option-orgies-leave-after-two-groups = une s’en va dès que deux groupes sont terminés
option-orgies-one-fewer = une de moins dès le début

# Morceaux de phrases

at-group = { $group_id ->
   *[other] chez les { $group }
}
to-group = { $group_id ->
   *[other] chez les { $group }
}
at-groups = { $groups_0_id ->
   *[other] chez les { $groups_0 }
} et { $groups_1_id ->
   *[other] les { $groups_1 }
}
one-of-group = { $group_id ->
    [senators] Un sénateur
    [praetors] Un préteur
    [quaestors] Un questeur
    [censors] Un censeur
    [aediles] Un édile
   *[other] Un patricien ({ $group })
}
a-card = { $card_id ->
    [castling] une { $card }
    [wrath] la { $card }
   *[other] un { $card }
}
the-target = { $target_id ->
   *[other] le { $target }
}
against-card = { $card_id ->
    [assassination] au Coup
    [spy] à l’Espion
    [castling] à la Rocade
    [scout] à l’Éclaireur
    [wrath] à la Colère des dieux
   *[other] à la carte { $card }
}
from-deck = { $deck_id ->
    [influence] une carte Influence
    [action] une carte Action
   *[other] une carte ({ $deck })
}

# Ce qu’on peut faire

prompt-arranging = Ordonnez votre pile d’action : quelle carte vient ensuite, en partant du dessus ?
    .rules = CC-6 CC-17 CC-19 CC-61 CC-65 CC-69 CC-76 CC-78 CC-80
prompt-placing = Posez face cachée une carte de chaque valeur, de 1 à 5, une devant chaque groupe.
    .rules = CC-24 CC-25 CC-27 CC-21 CC-169
prompt-turn = { $placed ->
    [0] { $acted ->
        [yes] { $usual ->
            [yes] Posez maintenant une carte face cachée ou deux cartes face visible.
           *[no] Posez maintenant une carte face cachée.
        }
       *[no] { $optional ->
            [yes] { $usual ->
                [yes] Posez une carte face cachée ou deux face visible, jouez une carte Action, ou passez.
               *[no] Posez une carte face cachée, jouez une carte Action, ou passez.
            }
           *[no] { $usual ->
                [yes] Posez une carte face cachée ou deux face visible, ou passez.
               *[no] Posez une carte face cachée, ou passez.
            }
        }
    }
    [1] { $optional ->
        [yes] Posez la deuxième carte face visible ; vous pouvez jouer d’abord une carte Action.
       *[no] Posez la deuxième carte face visible.
    }
   *[other] { $optional ->
        [yes] Jouez une carte Action, ou finissez de jouer.
       *[no] Vous n’avez plus rien à jouer : finissez de jouer.
    }
}
    .usual = up
    .optional = assassinate spy castle scout wrath
    .rules = CC-30 CC-31 CC-35 CC-36 CC-37 CC-43 CC-44 CC-51 CC-52 CC-60 CC-90 CC-104 CC-148
prompt-answer = { $announced_kind ->
    [assassinate] Votre adversaire tente un Coup sur votre { $card } { at-group }. { $optional ->
        [yes] Opposez-vous un Veto ?
       *[no] Vous n’avez pas de Veto.
    }
    [spy] Votre adversaire envoie un Espion voir votre main et vous faire défausser une carte. { $optional ->
        [yes] Opposez-vous un Veto ?
       *[no] Vous n’avez pas de Veto.
    }
    [castle] Votre adversaire joue une Rocade { at-groups }. { $optional ->
        [yes] Opposez-vous un Veto ?
       *[no] Vous n’avez pas de Veto.
    }
    [scout] Votre adversaire envoie un Éclaireur découvrir vos cartes { at-group }. { $optional ->
        [yes] Opposez-vous un Veto ?
       *[no] Vous n’avez pas de Veto.
    }
   *[wrath] Votre adversaire appelle la Colère des dieux sur toutes les cartes { at-group }. { $optional ->
        [yes] Opposez-vous un Veto ?
       *[no] Vous n’avez pas de Veto.
    }
}
    .optional = veto
    .rules = CC-80 CC-81 CC-82 CC-83
prompt-striking = Vous voyez la main de votre adversaire. Quelle carte lui faites-vous défausser ?
    .rules = CC-65 CC-66 CC-67 CC-68
prompt-laying = Rocade : reposez vos cartes face cachée devant les deux groupes (posées : { $laid } sur { $lifted }).
    .rules = CC-69 CC-70 CC-71 CC-72
prompt-offer = Une carte a quitté votre main : vous pouvez en piocher une à la place.
    .rules = CC-68 CC-82
prompt-swapping = { $to_draw ->
    [0] Vous passez : défaussez autant de cartes que vous voulez, puis piochez-en autant.
    [one] Une carte défaussée. Encore une, ou piocher ?
   *[other] { $to_draw } cartes défaussées. Encore une, ou piocher ?
}
    .rules = CC-148 CC-149 CC-150 CC-151
prompt-drawing = { $to_draw ->
    [one] Piochez encore une carte : dans quelle réserve ?
   *[other] Piochez { $to_draw } cartes : de quelle réserve vient la prochaine ?
}
    .rules = CC-99 CC-100 CC-101

wait-arranging = { $seat } ordonne sa pile d’action.
wait-placing = { $seat } pose ses premières cartes.
wait-turn = À { $seat } de jouer.
wait-answer = { $seat } peut opposer un Veto.
wait-striking = { $seat } regarde la main de son adversaire.
wait-laying = { $seat } joue sa Rocade.
wait-offer = { $seat } peut piocher une carte.
wait-swapping = { $seat } échange des cartes.
wait-drawing = { $seat } pioche.

# Choix

kind-arrange = Carte suivante de la pile d’action
kind-setup = Poser une première carte
kind-down = Poser une carte face cachée
kind-up = Poser deux cartes face visible, l’une après l’autre
kind-assassinate = Coup : retirer une carte visible
kind-castle = Rocade : redistribuer vos cartes de deux groupes
kind-scout = Éclaireur : découvrir des cartes adverses
kind-wrath = Colère des dieux : retirer toutes les cartes d’un groupe
kind-strike = Faire défausser une carte à votre adversaire
kind-lay = Reposer une carte
kind-discard = Défausser une carte
kind-draw = Piocher une carte

choice-arrange = { $card }
choice-setup = Poser { a-card } { at-group }
choice-down = Poser { a-card } face cachée { at-group }
choice-up = Poser { a-card } face visible { at-group }
choice-pass = Passer et échanger des cartes
choice-end = Finir de jouer
choice-assassinate = Coup sur le { $card } { at-group }
choice-spy = Espion : regarder la main de votre adversaire
choice-castle = Rocade { at-groups }
choice-scout = Éclaireur { at-group }
choice-wrath = Colère des dieux { at-group }
choice-veto = Opposer un Veto
choice-allow = Laisser faire
choice-strike = Faire défausser { a-card }
choice-lay = Poser { a-card } { at-group }
choice-discard = Défausser { a-card }
choice-done = Piocher maintenant
choice-draw = Piocher { from-deck }
choice-decline = Ne rien piocher

# Légendes du plateau

board-moment = Tour { $turn }
board-moment-start = Avant le premier tour
board-open-points = { $count ->
    [one] point visible
   *[other] points visibles
}
board-final-points = { $count ->
    [one] point
   *[other] points
}
board-patricians = { $count ->
    [one] patricien
   *[other] patriciens
}
board-in-hand = en main
board-discards = { $count ->
    [one] défaussée
   *[other] défaussées
}
board-reserve-influence = Influence
board-reserve-action = Action
board-vote-cards = Questions
board-last-turned = Retournée
board-votes-to-come = à venir
board-vote-turned = retournées
board-all-won = tous gagnés
board-tab-discards = Défausses
board-none = aucune
board-card = { $side } : { $card }
board-card-down = { $side } : face cachée
board-card-known = { $side } : { $card }, face cachée
board-lane = { $side }, { $group }
board-lane-sum = { $side } : { $sum ->
    [0] rien de visible
    [one] { $sum } visible
   *[other] { $sum } visibles
}, { $down ->
    [0] aucune carte cachée
    [one] une carte cachée
   *[other] { $down } cartes cachées
}, { $philosophers ->
    [0] aucun Philosophe
    [one] un Philosophe
   *[other] { $philosophers } Philosophes
}
board-pips = { $group } : César { $caesar }, Cléopâtre { $cleopatra }, reste { $left }
board-gauge = Cartes : { $count } sur 8, dont { $own } sur 5 de votre côté
board-gauge-open = Cartes : { $count } sur 8
board-reserve-of = { $side } : { $deck_id ->
    [influence] { $count ->
        [0] aucune carte Influence
        [one] 1 carte Influence
       *[other] { $count } cartes Influence
    }
   *[action] { $count ->
        [0] aucune carte Action
        [one] 1 carte Action
       *[other] { $count } cartes Action
    }
} en réserve
board-vote-pile = { $count ->
    [0] Aucune carte dans la pile des questions de confiance
    [one] 1 carte dans la pile des questions de confiance
   *[other] { $count } cartes dans la pile des questions de confiance
}
board-last-vote = Dernière question de confiance : { $card }
board-secret = Votre bonus secret
board-secret-group = 3 { $group } : +2 points
board-step-act = Action
board-step-acted = Action : { $card }
board-step-place = Influence : 1 ou 2 cartes
board-step-draw = Piocher jusqu’à cinq
board-step-vote = Retourner une question de confiance
board-step-passive = Passer : échanger des cartes
board-once = une action par tour
board-no-target = pas de cible
board-no-place = plus de place
board-reply = en réponse seulement
board-chosen = { $card }, choisie
board-place-card = { $number } : { $card }
board-lay-there = Poser { a-card } { at-group }
board-target-card = { $card } { at-group }
board-target-group = { $group }
board-take-up = Reprendre { a-card } { at-group }
board-my-hand = Votre main
board-lifted = Cartes à reposer
board-first-set = Cartes à poser
board-their-hand = Main : { $seat }
board-hand-seen = { $name } voit votre main
board-deck-order = Votre pile d’action, à partir du dessus
board-presets = Partir de
board-preset-balanced = Équilibré
board-preset-attack = L’attaque d’abord
board-preset-defence = La défense d’abord
board-arrange-keys = Faites glisser les cartes, ou déplacez la carte choisie avec les flèches. Le numéro 1 est pioché en premier.
board-arrange-ready = Votre pile d’action, à partir du dessus. Changez l’ordre à votre gré.
board-send-deck = Garder cet ordre
board-hint-one = Posez { a-card } devant un groupe marqué.
board-hint-one-or-two = Posez { a-card } face cachée devant un groupe marqué, ou choisissez une deuxième carte pour poser les deux face visible.
board-hint-two = Les deux face visible : où va le { $card } ?
board-ready-down = { choice-down }. Si vous ajoutez une deuxième carte, les deux sont visibles.
board-ready-only = { choice-down }
board-ready-up = { choice-up }
board-ready-two = Face visible : { $first } et { $second }.
board-face-up = Face visible
board-face-down = Face cachée
board-setup-hint = Où va le { $card } ? Une carte par groupe, face cachée.
board-setup-ready = Les cinq cartes sont posées. Vous pouvez encore les déplacer.
board-castle-hint = Où va le { $card } ?
board-castle-ready = Toutes les cartes sont posées. Vous pouvez encore les déplacer.
board-swap-ready = { $count ->
    [one] Échanger une carte
   *[other] Échanger { $count } cartes
}
board-lay = Poser
board-lay-all = Poser
board-swap = Échanger
board-swap-none = Ne rien échanger
board-strike = Faire défausser
board-next = la suivante : { $card }
board-target-assassinate = Quelle carte est visée ? Choisissez une carte visible de votre adversaire.
board-target-castle = Choisissez deux groupes : vous y reposerez vos cartes, face cachée.
board-target-castle-second = Et le deuxième groupe ?
board-target-scout = Chez quel groupe découvrez-vous les cartes ?
board-target-wrath = De quel groupe retirez-vous toutes les cartes ?
board-play = Jouer
board-seen-in-hand = À coup sûr en main : { $seat }
board-discards-of = Défausse : { $seat }
board-short-patricians = patr.
board-short-hand = main
board-short-influence = infl.
board-short-action = action
board-short-discards = déf.
aim = Gagnez des patriciens par des questions de confiance : chacun vaut un point, la majorité d’un groupe un de plus. Le joueur qui a le plus de points gagne.
board-gloss-influence = carte Influence
board-gloss-action = carte Action
board-gloss-group = { $count ->
    [one] { $count } patricien
   *[other] { $count } patriciens
}
board-gloss-points = Chaque patricien vaut un point ; la majorité du groupe en vaut un de plus, le groupe entier encore un.
board-gloss-won = Vous en avez { $mine }, { $name } { $theirs } ; reste { $left } à gagner.
board-gloss-cards = Cartes posées ici : { $count } sur 8.
board-gloss-seven = 7 cartes sur 8 sont posées ici : à la prochaine, la question de confiance est posée aussitôt, sans carte.
board-gloss-spy = Main : { $name }, { $influence } influence, { $action } action.
board-refuse-finished = Pas ici ({ $group }) : tous les patriciens sont gagnés.
board-refuse-five = Pas ici ({ $group }) : vous y avez déjà cinq cartes.
board-refuse-eight = Pas ici ({ $group }) : il y a déjà huit cartes.
board-refuse-draw = Piochez d’abord.
board-refuse-two = Vous avez posé deux cartes : c’est le maximum pour un tour.
board-refuse-full = Aucun groupe n’a de place libre.
board-refuse-veto = Un Veto est une réponse : jouez-le quand l’adversaire annonce une action.
board-refuse-once = { $card } : pas maintenant. On ne joue qu’une action par tour.
board-refuse-target = { $card } : aucune cible pour l’instant.
board-acta-lost = { $seat } perd { a-card }.
board-acta-won = { one-of-group } rejoint { $seat }{ $left ->
    [0] , c’était le dernier
   *[other] { "" }
}.
board-acta-castled = Cartes face cachée : { $sizes_0 } et { $sizes_1 }.
board-acta-eight = Huit cartes s’y trouvent : elle est posée sans carte.
board-acta-lower = Avec un Philosophe, la somme la plus basse l’emporte.
board-acta-gone = Le groupe est terminé : la carte quitte le jeu et la suivante est retournée.
board-why-group = Les { $group } ont fait la différence, { $more } à { $fewer }{ $bonus ->
    [yes] , avec un bonus secret
   *[other] { "" }
}.
board-why-tie = Les deux camps ont autant de points et de patriciens.
board-ledger = Points par groupe
board-ledger-points = Points
board-ledger-total = Total
board-ledger-so-far = Jusqu’ici
board-ledger-majority = majorité { $points }
board-ledger-whole-group = groupe entier { $points }
board-ledger-bonus = bonus { $points }
board-pass = Passer
board-end = Finir
board-veto = Veto
board-allow = Laisser faire
board-allows = { $name } laisse faire
board-done = Piocher
board-decline = Ne rien piocher

# Ce qui s’est passé

event-arranged = { $seat } choisit la carte numéro { $place } de sa pile d’action.
event-arranged-known = { $seat } met { a-card } au rang { $place } de sa pile d’action.
event-bonus-dealt = { $seat } reçoit un bonus d’influence secret.
event-bonus-dealt-known = { $seat } reçoit le bonus d’influence des { $group }.
event-set-up = { $seat } pose une première carte face cachée { at-group }.
event-set-up-known = { $seat } pose { a-card } face cachée { at-group }.
event-turn = Tour { $turn } : à { $seat } de jouer.
event-placed = { $face_id ->
    [up] { $seat } pose { a-card } face visible { at-group }.
   *[down] { $seat } pose une carte face cachée { at-group }.
}
event-placed-known = { $seat } pose { a-card } face cachée { at-group }.
event-passed = { $seat } passe.
event-announced = { $card_id ->
    [assassination] { $seat } tente un Coup sur { the-target } { at-group }.
    [spy] { $seat } envoie un Espion.
    [castling] { $seat } joue une Rocade { at-groups }.
    [scout] { $seat } envoie un Éclaireur { to-group }.
    [wrath] { $seat } appelle la Colère des dieux sur toutes les cartes { at-group }.
   *[other] { $seat } joue { $card }.
}
event-allowed = { $seat } laisse faire.
event-plays-ended = { $seat } finit de jouer ses cartes.
event-vetoed = { $seat } oppose un Veto { against-card }.
event-assassinated = { $seat } perd { a-card } { at-group }.
event-hand-shown = { $seat } doit montrer toute sa main à l’Espion.
event-hand-shown-known = { $seat } doit montrer toute sa main à l’Espion : { $cards }.
event-struck = { $seat } doit défausser { a-card }.
event-declined = { $seat } ne pioche pas.
event-drew = { $seat } pioche { from-deck }.
event-drew-known = { $seat } pioche { a-card }.
event-lifted = { $seat } reprend { $count ->
    [one] une carte
   *[other] { $count } cartes
} { at-groups }.
event-laid = { $seat } repose une carte.
event-laid-known = { $seat } repose { a-card } { at-group }.
event-castled = { $seat } termine sa Rocade { at-groups } (cartes face cachée : { $sizes_0 } et { $sizes_1 }).
event-scouted = { $seat } doit découvrir ses cartes { at-group } : { $cards }.
event-smitten = { $seat } perd toutes ses cartes { at-group } : { $cards }.
event-waived = { $seat } n’a plus de place libre et ne pose rien.
event-swapped = { $count ->
    [0] { $seat } n’échange aucune carte.
    [one] { $seat } échange une carte.
   *[other] { $seat } échange { $count } cartes.
}
event-discarded = { $seat } défausse { a-card }.
event-vote-card = { $card_id ->
    [orgy] { $seat } retourne une Orgie : pas de question de confiance.
    [shuffle] { $seat } retourne l’Orgie « à mélanger » : pas de question de confiance.
   *[other] { $seat } retourne la question de confiance : { $card }.
}
event-votes-shuffled = { $count ->
    [one] Une seule question de confiance forme la nouvelle pile.
   *[other] { $count } questions de confiance sont mélangées en une nouvelle pile.
}
event-orgy-left = Cette Orgie quitte le jeu.
event-vote = Question de confiance { at-group }.
event-revealed = { $seat } découvre ses cartes { at-group } : { $cards }.
event-counted = { $sides_0 } a { $sums_0 }{ $philosophers_0 ->
    [0] { "" }
    [1] { " " }et un Philosophe
   *[other] { " " }et { $philosophers_0 } Philosophes
}, { $sides_1 } { $sums_1 }{ $philosophers_1 ->
    [0] { "" }
    [1] { " " }et un Philosophe
   *[other] { " " }et { $philosophers_1 } Philosophes
}.
event-tied = Égalité { at-group } : toutes les cartes restent en place, visibles.
event-patrician-won = { one-of-group } rejoint { $seat } ; { $left ->
    [0] c’était le dernier
   *[other] il en reste { $left }
}.
event-lost = { $seat } perd { a-card } { at-group }.
event-group-finished = Tous les { $group } sont gagnés : le groupe est terminé.
event-cleared = { $seat } défausse toutes ses cartes { at-group } : { $cards }.
event-alone = { $seat } continue sans adversaire : l’autre camp n’a plus de cartes Influence.
event-bonus-shown = Les bonus d’influence : { $sides_0 } avait les { $groups_0 }, { $sides_1 } les { $groups_1 }.
event-ended = La partie est terminée. { $reason }

# La fin

reason-patricians = Tous les patriciens sont gagnés.
reason-influence = Aucun camp n’a plus de cartes Influence.
reason-alone-full = Le camp resté seul a cinq cartes devant chaque groupe.
reason-alone-blocked = Le camp resté seul n’a plus de place libre, ni d’action pour en créer une.
reason-deadlock = Tous les groupes sont pleins et aucune carte ne peut plus rien y changer.
reason-idle = Six fois de suite, un joueur a passé sans échanger une seule carte.

line-patricians = { $group } : { $won ->
    [one] un patricien
   *[other] { $won } patriciens
}
line-majority = { $group } : la majorité
line-whole-group = { $group } : le groupe entier
line-bonus = { $group } : le bonus d’influence

# Le plateau dessiné

board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-hand-size = main : { $influence } influence + { $action } action
board-reserve = réserves : { $influence } + { $action }
board-hidden = cachées
board-open = visibles
board-sum = somme
board-votes = bilan
board-finished = tous gagnés
board-hand = Main
board-empty = vide
board-bonus = Bonus
board-seen = à coup sûr dans la main de votre adversaire
board-deck = Pile d’action, du dessus
board-castling = En main pour la Rocade
board-to-come = À venir
board-turned = Retournées

# Trois façons d’ordonner la pile d’action

preset-balanced = « balanced », équilibrée : un peu de tout
preset-attack = « attack », l’attaque d’abord : Coups, Espions et Colère au-dessus
preset-defence = « defence », la défense d’abord : Vetos, Éclaireurs et Rocades au-dessus

# Les règles, dans nos propres mots

rule-CC-1 = Le jeu compte 135 cartes : 35 neutres, 50 romaines et 50 égyptiennes.
    .section = Matériel
rule-CC-2 = Les cartes neutres sont 21 patriciens, 8 cartes Question de confiance et 6 bonus d’influence.
rule-CC-3 = Les patriciens forment cinq groupes : 5 sénateurs, 5 préteurs, 5 questeurs, 3 censeurs et 3 édiles.
rule-CC-4 = Chaque camp possède 37 cartes Influence et 13 cartes Action.
rule-CC-5 = Les cartes Influence d’un camp comportent sept fois chaque valeur de 1 à 5 et deux Philosophes.
rule-CC-6 = Les cartes Action d’un camp : 4 Coups, 2 Espions, 2 Rocades, 2 Éclaireurs, 1 Colère des dieux et 2 Vetos.
rule-CC-7 = Les cartes Question de confiance : une par groupe, deux Orgies simples et une Orgie « à mélanger ».
rule-CC-8 = Il y a deux bonus d’influence pour les sénateurs, deux pour les préteurs et deux pour les questeurs ; il n’y en a pas pour les censeurs ni pour les édiles.
rule-CC-9 = Les cartes des deux camps ont les mêmes effets. Le dos des cartes Influence et celui des cartes Action diffèrent : chacun voit combien de cartes de chaque sorte compte une main et de quelle réserve vient une carte.
rule-CC-10 = Les cinq groupes de patriciens sont étalés face visible entre les joueurs.
    .section = Préparation
rule-CC-11 = L’ordre des patriciens au sein d’un groupe est sans effet.
rule-CC-12 = Les huit cartes Question de confiance sont mélangées en une pile face cachée.
rule-CC-13 = Un joueur est César, avec les cartes romaines, l’autre Cléopâtre, avec les cartes égyptiennes.
rule-CC-14 = Chaque joueur retire de ses cartes Influence deux cartes de chaque valeur de 1 à 5, dix en tout.
rule-CC-15 = Aucun Philosophe ne figure parmi les dix cartes de la préparation.
rule-CC-16 = Les 27 autres cartes Influence, mélangées face cachée, forment la première réserve.
rule-CC-17 = Chaque joueur met ses 13 cartes Action dans l’ordre qu’il veut ; face cachée, elles forment sa deuxième réserve.
rule-CC-18 = Pour débuter, on mélange les cartes Action au lieu de les ordonner.
rule-CC-19 = Une fois la partie commencée, personne ne consulte plus une réserve, pas même la sienne. Le joueur qui a ordonné sa pile d’action peut bien sûr se souvenir de l’ordre.
rule-CC-20 = Quand les piles d’action sont prêtes, on mélange les bonus d’influence et chaque joueur en reçoit un, face cachée, avant de poser ses premières cartes.
rule-CC-21 = Un joueur connaît son bonus d’influence et le garde secret jusqu’au décompte.
rule-CC-22 = Les quatre autres bonus d’influence quittent le jeu sans que personne les voie.
rule-CC-23 = Les deux joueurs peuvent avoir un bonus pour le même groupe.
rule-CC-24 = Chaque joueur pose face cachée une série de 1 à 5, exactement une carte devant chaque groupe, dans l’ordre de son choix.
rule-CC-25 = L’autre série de 1 à 5 forme la première main de chaque joueur.
rule-CC-26 = La première main ne contient aucune carte Action.
rule-CC-27 = En posant les premières cartes, personne ne sait ce que pose l’adversaire.
rule-CC-28 = Cléopâtre joue toujours le premier tour.
    .section = Le tour
rule-CC-29 = Les joueurs jouent à tour de rôle.
rule-CC-30 = À son tour, un joueur choisit d’être actif ou passif ; être passif, c’est passer.
rule-CC-31 = Dans un tour actif, on pose de l’influence (c’est obligatoire) et l’on peut jouer une action ; viennent ensuite les éventuelles questions de confiance extraordinaires, puis on complète sa main et l’on retourne une question de confiance.
rule-CC-32 = On peut passer même quand on pourrait jouer.
rule-CC-33 = On doit passer si l’on n’a pas de carte Influence en main, ou si l’on n’a ni place libre pour la poser, ni action en main qui en crée une. Seuls la Colère des dieux et un Coup devant un groupe plein où l’on a moins de cinq cartes créent une place ; la Rocade n’en crée jamais.
rule-CC-34 = Après votre tour, c’est à votre adversaire de jouer.
rule-CC-35 = Dans un tour actif, il faut poser une ou deux cartes Influence.
    .section = Poser de l’influence
rule-CC-36 = Une carte seule se pose face cachée.
rule-CC-37 = Deux cartes se posent face visible.
rule-CC-38 = Une carte seule ne peut pas être posée face visible. On ne pose une première carte face visible que si l’on a une carte et une place pour la deuxième.
rule-CC-39 = On ne peut poser ni deux cartes face cachée, ni une carte face visible et l’autre face cachée.
rule-CC-40 = On ne pose jamais plus de deux cartes Influence par tour.
rule-CC-41 = Deux cartes peuvent aller devant le même groupe ou devant deux groupes différents.
rule-CC-42 = On ne pose que de son propre côté.
rule-CC-43 = On peut avoir au plus cinq cartes Influence devant un groupe.
rule-CC-44 = Les deux joueurs réunis peuvent avoir au plus huit cartes Influence devant un groupe.
rule-CC-45 = Les cartes posées à la préparation comptent dans les limites de cinq et de huit cartes.
rule-CC-46 = Un Philosophe compte pour une carte dans les limites de cinq et de huit cartes.
rule-CC-47 = On ne pose plus rien devant un groupe dont tous les patriciens sont gagnés.
rule-CC-48 = On peut regarder ses propres cartes cachées à tout moment.
rule-CC-49 = Seuls un Éclaireur ou une question de confiance montrent les cartes cachées de l’adversaire.
rule-CC-50 = Le joueur qui n’a qu’une carte Influence en main la pose face cachée.
rule-CC-51 = Dans un tour actif, on peut jouer au plus une carte Action.
    .section = Jouer une action
rule-CC-52 = On peut jouer une carte Action avant de poser de l’influence, entre les deux cartes posées ou après.
rule-CC-53 = Quand on a fini de jouer ses cartes, on ne joue plus d’action : les questions de confiance extraordinaires, la pioche et la question de confiance du tour s’enchaînent sans interruption.
rule-CC-54 = Une action prend effet dès qu’elle est jouée.
rule-CC-55 = La carte Action jouée va face visible sur la défausse de son propriétaire. Chacun peut consulter toutes les défausses à tout moment.
rule-CC-56 = Une action seule ne fait pas un tour : il faut aussi poser de l’influence.
rule-CC-57 = Le joueur qui passe ne joue pas d’action.
rule-CC-58 = On peut commencer son tour par une action, pour créer la place où poser ensuite.
rule-CC-59 = Si un Veto ne laisse aucune place où poser, on ne pose rien ; les questions de confiance extraordinaires, la pioche et la question de confiance du tour suivent comme d’habitude.
rule-CC-60 = Une action exige une cible. Coup : une carte visible de l’adversaire. Espion : une main qui n’est pas vide. Rocade : deux groupes non terminés, dont l’un au moins a une de vos cartes (on peut remettre chaque carte à sa place). Éclaireur : un groupe devant lequel l’adversaire a une carte cachée. Colère des dieux : un groupe non terminé qui a au moins une carte Influence, même si toutes sont à vous.
rule-CC-61 = Le Coup envoie une carte Influence visible de l’adversaire sur sa défausse.
    .section = Les six actions
rule-CC-62 = Le Coup ne peut pas viser une carte cachée.
rule-CC-63 = Le Coup peut viser un Philosophe visible.
rule-CC-64 = Le Coup ne peut pas viser l’une de vos propres cartes.
rule-CC-65 = L’Espion vous montre toute la main de l’adversaire.
rule-CC-66 = Le joueur qui a envoyé l’Espion choisit l’une des cartes montrées ; elle va sur la défausse de l’adversaire.
rule-CC-67 = L’Espion peut faire défausser une carte Influence, un Philosophe ou une carte Action.
rule-CC-68 = Le joueur espionné peut aussitôt piocher une carte dans l’une de ses réserves ; il n’y est pas obligé. Si les deux sont vides, il ne pioche rien.
rule-CC-69 = Pour la Rocade, on choisit deux groupes, on y reprend toutes ses cartes et on les redistribue devant ces deux mêmes groupes.
rule-CC-70 = Après une Rocade, toutes les cartes reprises sont face cachée, même celles qui étaient visibles.
rule-CC-71 = Après une Rocade, l’un des deux groupes peut rester sans carte à vous.
rule-CC-72 = La Rocade respecte les limites de cinq cartes à vous et de huit en tout.
rule-CC-73 = La Rocade ne déplace jamais les cartes de l’adversaire.
rule-CC-74 = La Rocade peut déplacer des Philosophes.
rule-CC-75 = Si une Rocade porte un groupe à huit cartes, une question de confiance extraordinaire suit à la fin du tour.
rule-CC-76 = L’Éclaireur découvre toutes les cartes de l’adversaire devant un groupe ; elles restent visibles.
rule-CC-77 = L’Éclaireur ne découvre pas vos propres cartes.
rule-CC-78 = La Colère des dieux envoie toutes les cartes Influence des deux camps devant un groupe sur les défausses de leurs propriétaires.
rule-CC-79 = La Colère des dieux épargne les patriciens.
rule-CC-80 = Le Veto se joue hors de son tour, dès que l’adversaire a annoncé une action et sa cible ; il annule cette action. L’action ne prend effet que si aucun Veto ne l’arrête.
rule-CC-81 = Le Veto et l’action annulée vont sur les défausses de leurs propriétaires.
rule-CC-82 = Le joueur qui a opposé un Veto peut piocher une carte dans l’une de ses réserves ; il n’y est pas obligé. Si les deux sont vides, il ne pioche rien.
rule-CC-83 = On n’oppose pas de Veto à un Veto.
rule-CC-84 = Un Veto ne peut pas être l’action de son propre tour.
rule-CC-85 = Même annulée par un Veto, une action compte : on n’en joue pas d’autre dans ce tour.
rule-CC-86 = Le joueur qui oppose un Veto peut jouer une action comme d’habitude à son propre tour.
rule-CC-87 = Un Espion annulé par un Veto ne révèle rien de la main.
rule-CC-88 = Un Veto n’arrête ni une question de confiance, ni une pose, ni un tour passif.
rule-CC-89 = On peut jouer un Veto même quand on n’a plus de carte Influence.
rule-CC-90 = Si huit cartes Influence se trouvent devant un groupe à la fin d’un tour actif, avant que le joueur complète sa main, une question de confiance y est posée sans retourner de carte.
    .section = La question de confiance extraordinaire
rule-CC-91 = Si un groupe qui avait huit cartes en a de nouveau moins à la fin du tour, la question de confiance extraordinaire n’y a pas lieu.
rule-CC-92 = Si plusieurs groupes ont huit cartes, la question de confiance est posée à chacun, dans l’ordre des groupes sur la table ; cet ordre est sans effet.
rule-CC-93 = Les questions de confiance extraordinaires ont lieu avant que le joueur complète sa main et retourne la question de confiance du tour.
rule-CC-94 = La question de confiance du tour est retournée même après une question extraordinaire, et peut tomber sur le même groupe.
rule-CC-95 = Une question de confiance extraordinaire se résout exactement comme une autre.
rule-CC-96 = Après une égalité à une question de confiance extraordinaire, les huit cartes restent et on ne peut plus en ajouter : seules des cartes Action peuvent encore y changer quelque chose.
rule-CC-97 = Si un groupe a toujours huit cartes à la fin d’un tour actif suivant, une nouvelle question de confiance extraordinaire lui est posée.
rule-CC-98 = Une question de confiance extraordinaire ne change rien à la pile des questions de confiance.
rule-CC-99 = Après avoir joué ses cartes, on pioche jusqu’à en avoir cinq en main.
    .section = Compléter la main
rule-CC-100 = On pioche carte par carte, en choisissant chaque fois l’une de ses deux réserves.
rule-CC-101 = Si une réserve est vide, on pioche dans l’autre ; si les deux le sont, la main reste plus petite.
rule-CC-102 = Une main ne dépasse jamais cinq cartes.
rule-CC-103 = Les cartes défaussées ne retournent jamais dans les réserves.
rule-CC-104 = Pour finir un tour actif, le joueur retourne la carte du dessus de la pile des questions de confiance.
    .section = La question de confiance du tour
rule-CC-105 = Si la carte retournée montre un groupe, la question de confiance lui est posée aussitôt.
rule-CC-106 = Une carte Question de confiance retournée reste face visible à côté de la pile.
rule-CC-107 = Avec une Orgie simple, aucune question de confiance n’est posée ; la carte reste face visible à côté de la pile.
rule-CC-108 = Avec l’Orgie « à mélanger », toutes les cartes Question de confiance encore en jeu, retournées ou non, y compris cette Orgie, sont mélangées en une nouvelle pile face cachée ; aucune question n’est posée. Les cartes retournées de groupes terminés y reviennent aussi.
rule-CC-109 = Après une Orgie, simple ou « à mélanger », on ne retourne pas d’autre carte.
rule-CC-110 = Entre deux mélanges, la carte d’un groupe ne peut sortir qu’une fois.
rule-CC-111 = La pile des questions de confiance n’est jamais vide quand il faut retourner une carte.
rule-CC-112 = La carte Question de confiance d’un groupe terminé est sans effet et quitte le jeu ; on retourne aussitôt la suivante.
rule-CC-113 = Tant qu’elle n’est pas retournée, la carte Question de confiance d’un groupe terminé reste dans la pile.
rule-CC-114 = Pour une question de confiance, les deux joueurs découvrent d’abord toutes leurs cartes devant le groupe.
    .section = La question de confiance
rule-CC-115 = L’influence d’un camp est la somme de ses cartes chiffrées devant le groupe ; un Philosophe compte 0.
rule-CC-116 = Sans Philosophe, le camp qui a la somme la plus haute gagne.
rule-CC-117 = Le camp qui gagne prend le patricien du dessus et le garde visible devant lui.
rule-CC-118 = Le camp qui a la somme la plus haute perd sa carte chiffrée la plus haute devant ce groupe.
rule-CC-119 = Le camp qui a la somme la plus basse perd sa carte chiffrée la plus basse devant ce groupe.
rule-CC-120 = Un camp sans carte chiffrée devant le groupe n’en perd pas.
rule-CC-121 = Les cartes perdues vont face visible sur la défausse de leur propriétaire.
rule-CC-122 = Toutes les autres cartes du groupe restent en place après la question de confiance, visibles.
rule-CC-123 = À sommes égales, personne ne gagne de patricien et rien n’est perdu ; les cartes restent visibles.
rule-CC-124 = Un groupe à égalité est recompté à sa prochaine question de confiance, avec ce qui s’y est ajouté.
rule-CC-125 = Sans Philosophe, un camp qui a des cartes chiffrées l’emporte sur un camp qui n’a rien devant le groupe.
rule-CC-126 = Si aucun camp n’a de carte devant le groupe, il ne se passe rien.
rule-CC-127 = Une question de confiance ne concerne que son groupe.
rule-CC-128 = Exemple : César a 3 et 4, Cléopâtre 2, 3 et 3. Cléopâtre gagne et perd un 3 ; César perd son 3.
rule-CC-129 = Un Philosophe se pose comme toute carte Influence, visible ou caché.
    .section = Le Philosophe
rule-CC-130 = Si un seul camp a un Philosophe devant le groupe, c’est la somme la plus basse qui gagne.
rule-CC-131 = Peu importe à qui est le Philosophe : il peut nuire à son propre camp.
rule-CC-132 = Quand une question de confiance est tranchée, tous les Philosophes du groupe sont perdus, en plus des cartes chiffrées.
rule-CC-133 = Exemple : Cléopâtre a 4 et 5, César 3 et un Philosophe. César gagne et perd le 3 et le Philosophe ; Cléopâtre perd le 5.
rule-CC-134 = À sommes égales, même avec un Philosophe, la décision est ajournée et toutes les cartes restent visibles, Philosophes compris.
rule-CC-135 = Si un Philosophe est la seule carte de tout le groupe, la décision est ajournée et il reste, visible.
rule-CC-136 = Un camp qui n’a qu’un Philosophe l’emporte sur des cartes chiffrées sans Philosophe. Si l’autre camp a aussi un Philosophe, les deux s’annulent et les cartes chiffrées gagnent.
rule-CC-137 = Un Philosophe de chaque côté : les deux s’annulent, la somme la plus haute gagne et les deux sont perdus.
rule-CC-138 = À un Philosophe contre deux, la somme la plus basse gagne.
rule-CC-139 = Quand un Philosophe en affronte deux et que la question est tranchée, les trois sont perdus.
rule-CC-140 = Deux Philosophes contre aucun comptent comme un seul. Ils ne s’annulent pas entre eux, et les deux sont perdus.
rule-CC-141 = Deux Philosophes contre deux s’annulent : la somme la plus haute gagne et les quatre sont perdus.
rule-CC-142 = S’il n’y a que des Philosophes devant le groupe, la décision est ajournée.
rule-CC-143 = Si un camp a des cartes chiffrées et un Philosophe et que l’autre n’a rien, c’est le camp qui n’a rien qui gagne le patricien.
rule-CC-144 = Un Philosophe resté après une égalité agit encore à la question de confiance suivante.
rule-CC-145 = Quand le dernier patricien d’un groupe est gagné, toutes les cartes Influence qui s’y trouvent vont sur les défausses de leurs propriétaires.
    .section = Un groupe terminé
rule-CC-146 = Un groupe terminé est débarrassé de ses cartes après une question de confiance ordinaire comme après une extraordinaire.
rule-CC-147 = Quelles que soient les pertes de la dernière question de confiance, il ne reste aucune carte Influence devant un groupe terminé.
rule-CC-148 = Le joueur qui passe peut défausser autant de cartes de sa main qu’il veut, ou aucune.
    .section = Le tour passif
rule-CC-149 = Les cartes défaussées pendant un tour passif vont face visible sur la défausse du joueur.
rule-CC-150 = Le joueur qui passe défausse d’abord tout ce qu’il veut, puis pioche le même nombre de cartes, chacune dans la réserve de son choix. Une main de moins de cinq cartes le reste.
rule-CC-151 = Le joueur qui passe ne pose rien, ne joue pas d’action et ne retourne pas de question de confiance.
rule-CC-152 = Si les réserves ont moins de cartes que le joueur qui passe n’en a défaussé, il pioche ce qui reste.
rule-CC-153 = Un tour passif n’entraîne pas de question de confiance extraordinaire.
rule-CC-154 = Un joueur sans carte Influence en main, mais qui en a dans sa réserve, n’est pas à court d’influence.
rule-CC-155 = La partie s’arrête dès que les 21 patriciens sont gagnés, même au milieu d’un tour.
    .section = La fin de la partie
rule-CC-156 = La partie s’arrête quand aucun joueur n’a plus de carte Influence en main ni en réserve. Les cartes posées ou défaussées ne comptent pas.
rule-CC-157 = Les conditions de CC-156, CC-158 et CC-160 à CC-163 sont examinées entre les tours, dans cet ordre, après la question de confiance du tour et aussi après un tour passif.
rule-CC-158 = Si un seul joueur a encore des cartes Influence en main ou en réserve, il joue tous les tours suivants. L’autre ne joue plus de tour, mais il peut être espionné, jouer un Veto et piocher à la suite.
rule-CC-159 = Le joueur resté seul complète sa main comme d’habitude.
rule-CC-160 = Si, avant un tour, le joueur resté seul a cinq cartes devant chaque groupe non terminé, la partie s’arrête, quelle que soit sa main et sans autre question de confiance.
rule-CC-161 = La partie s’arrête aussi si le joueur resté seul n’a aucune place libre pour une autre raison et aucune action en main qui en crée une.
rule-CC-162 = La partie s’arrête quand chaque groupe non terminé a huit cartes et que personne n’a plus de Coup ni de Colère des dieux en main ou en réserve.
rule-CC-163 = La partie s’arrête après six tours passifs de suite sans une seule carte défaussée : trois par joueur, ou six si un joueur est resté seul.
rule-CC-164 = Les patriciens que personne n’a gagnés ne rapportent rien.
rule-CC-165 = Les cartes Influence restées en main, en réserve ou sur la table ne rapportent rien.
rule-CC-166 = Chaque patricien gagné vaut 1 point.
    .section = Décompte
rule-CC-167 = La majorité d’un groupe (3 sur 5, 2 sur 3) vaut 1 point de plus.
rule-CC-168 = Tous les patriciens d’un groupe réunis valent encore 1 point de plus.
rule-CC-169 = Un bonus d’influence est rempli si l’on a au moins 3 des 5 patriciens de son groupe ; il vaut 2 points de plus.
rule-CC-170 = Les points d’un même groupe (patriciens, majorité, groupe entier, bonus) s’additionnent.
rule-CC-171 = Exemple : les cinq questeurs avec leur bonus valent 9 points.
rule-CC-172 = Si un groupe de cinq finit à 2 contre 1 et que deux patriciens n’ont pas été gagnés, personne n’a la majorité.
rule-CC-173 = Le joueur qui a le plus de points gagne.
rule-CC-174 = À égalité de points, le joueur qui a le plus de patriciens gagne.
rule-CC-175 = À égalité de points et de patriciens, la partie est nulle.
rule-CC-176 = Si les deux joueurs ont un bonus pour le même groupe, un seul des deux peut le remplir.
rule-CC-177 = Variante « une s’en va » : dès que deux groupes sont terminés, la prochaine Orgie simple retournée quitte le jeu. Un groupe terminé plus tôt dans le même tour compte.
    .section = Variantes
rule-CC-178 = Dans la variante « une s’en va », l’Orgie qui quitte le jeu reste une Orgie : aucune question de confiance n’est posée à ce tour.
rule-CC-179 = Dans la variante « une s’en va », une seule Orgie quitte le jeu.
rule-CC-180 = Dans la variante « une s’en va », l’Orgie « à mélanger » reste toujours en jeu.
rule-CC-181 = Variante « une de moins » : une Orgie simple est retirée avant la partie ; il reste sept cartes Question de confiance.

# Refus

refusal-now-arrange = Choisissez d’abord la prochaine carte de votre pile d’action.
refusal-now-setup = Posez d’abord une carte de chaque valeur, de 1 à 5, une devant chaque groupe.
refusal-now-answer = Répondez d’abord à l’action annoncée : opposez votre Veto ou laissez faire.
refusal-now-strike = Choisissez d’abord l’une des cartes que vous voyez.
refusal-now-lay = Reposez d’abord devant les deux groupes les cartes que vous avez reprises.
refusal-now-offer = Piochez d’abord une carte, ou renoncez.
refusal-now-swap = Défaussez d’abord les cartes à échanger, ou terminez.
refusal-now-draw = Choisissez d’abord la réserve où piocher.
refusal-pass-late = Vous avez déjà joué une carte pendant ce tour : vous ne pouvez plus passer.
refusal-place-first = Posez d’abord une carte face cachée ou deux face visible.
refusal-veto-answers = Un Veto ne se joue que contre une action de votre adversaire.
refusal-all-placed = Vous avez posé toutes les cartes permises pendant ce tour.
refusal-second-up = Votre première carte est face visible : la deuxième doit l’être aussi.
refusal-no-card = Vous n’avez pas cette carte en main : { $card }.
refusal-group-finished = Les { $group } sont tous gagnés. On ne pose plus rien devant ce groupe.
refusal-group-own-full = Vous avez déjà { $most } cartes chez les { $group } : c’est le maximum.
refusal-group-full = Il y a déjà { $most } cartes chez les { $group } : c’est le maximum.
refusal-two-up = Pour poser face visible, il faut deux cartes et deux places libres. Une carte seule se pose face cachée.
refusal-acted = Vous avez déjà joué une carte Action pendant ce tour.
refusal-no-placement = Après cette action, il faudrait encore poser une carte Influence, et ce serait impossible.
refusal-no-target = Cette action n’a pas cette cible maintenant : { $action }.

# Le jeu en une minute

intro-aim = Vous êtes César ou Cléopâtre et gagnez les patriciens de Rome par des questions de confiance. Chaque patricien vaut 1 point, la majorité d’un groupe 1 de plus, le groupe entier encore 1, votre bonus d’influence secret 2.
intro-turn = À votre tour, posez une carte Influence face cachée ou deux face visible, jouez au plus une carte Action, complétez votre main à cinq cartes et retournez une question de confiance. Si elle désigne un groupe, le camp qui y a la somme la plus haute gagne un patricien ; si un seul camp a un Philosophe, c’est celui qui a la plus basse. Ou passez et échangez des cartes.
intro-end = La partie s’arrête quand les 21 patriciens sont gagnés ou que personne n’a plus de cartes Influence. Le joueur qui a le plus de points gagne.
intro-table = Les cinq groupes de patriciens sont au milieu, les cartes Influence de chaque joueur de son côté. Chacun a deux réserves, une défausse et une main de cinq cartes au plus ; les questions de confiance sont à côté des patriciens.
intro-example = César pose un 4 et un 2 face visible chez les édiles, pioche deux cartes et retourne la question de confiance des édiles. Cléopâtre y découvre son 5. César a 6, Cléopâtre 5 : César prend un édile et perd le 4, Cléopâtre perd le 5. Le 2 reste pour la prochaine question de confiance.

# Le jeu en trois étapes, pour une invitation

step-1 = Posez des cartes devant les cinq groupes : une face cachée, ou deux face visible.
step-2 = Retournez une carte Question de confiance : la question est posée aussitôt au groupe qu’elle nomme.
step-3 = Le camp qui a la somme la plus haute gagne un patricien. Un Coup ou un Espion peut tout changer.

# Ce dont parle le conseiller

opinion-won = les chances de victoire
opinion-points = les points gagnés ({ $thing })
opinion-vote = la prochaine question de confiance ({ $thing })
opinion-majority = le chemin vers la majorité ({ $thing })
opinion-actions = les cartes Action restantes
opinion-hand = les cartes en main

# Réponses à l’avance
standing-veto = Veto ?
standing-veto-about = quand l’adversaire joue une carte Action
standing-veto-small = Tout laisser passer, sauf la Colère des dieux et le Coup contre un 5
standing-veto-wrath = Tout laisser passer, sauf la Colère des dieux
standing-veto-all = Tout laisser passer
standing-draw = Une carte après un Espion
standing-draw-about = vous pouvez en piocher une pour remplacer la carte perdue
standing-draw-influence = Une carte Influence
standing-draw-action = Une carte Action
standing-draw-none = Aucune carte

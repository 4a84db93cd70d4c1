# César & Cléopâtre. Identifiants : docs/texts.md

title = Caesar & Cleopatra
blurb = Deux camps courtisent les patriciens de Rome par l'influence et par l'intrigue, jusqu'à la question de confiance.

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
term-orgy = orgie
term-shuffle = orgie (mélanger)
term-up = face visible
term-down = face cachée

option-action-deck = pile d'action
option-action-deck-arranged = chacun range la sienne
option-action-deck-shuffled = mélangée, pour débuter
option-orgies = orgies
option-orgies-standard = les trois, tout le temps
option-orgies-leave-after-two-groups = une s'en va dès que deux groupes sont terminés
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
from-deck = { $deck_id ->
    [influence] une carte Influence
    [action] une carte Action
   *[other] une carte ({ $deck })
}

# Ce qu'on peut faire

prompt-arranging = Rangez votre pile d'action : quelle carte vient ensuite, en partant du dessus ?
    .rules = CC-6 CC-17 CC-19 CC-61 CC-65 CC-69 CC-76 CC-78 CC-80
prompt-placing = Posez face cachée une carte de chaque valeur, de 1 à 5, une devant chaque groupe.
    .rules = CC-24 CC-25 CC-27 CC-21 CC-169
prompt-turn = { $placed ->
    [0] { $acted ->
        [yes] Posez maintenant une carte face cachée ou deux cartes face visible.
       *[no] Posez une carte face cachée ou deux face visible, jouez une carte Action, ou passez.
    }
    [1] { $acted ->
        [yes] Posez la deuxième carte face visible.
       *[no] Posez la deuxième carte face visible ; une carte Action peut venir avant.
    }
   *[other] Jouez une carte Action, ou terminez de jouer.
}
    .rules = CC-30 CC-31 CC-35 CC-36 CC-37 CC-43 CC-44 CC-51 CC-52 CC-60 CC-90 CC-104 CC-148
prompt-answer = Voulez-vous l'empêcher ? { $announced }.
    .rules = CC-80 CC-81 CC-82 CC-83
prompt-striking = Vous voyez la main adverse. Quelle carte doit partir ?
    .rules = CC-65 CC-66 CC-67 CC-68
prompt-laying = Rocade : reposez vos cartes face cachée devant les deux groupes ({ $laid } sur { $lifted } posées).
    .rules = CC-69 CC-70 CC-71 CC-72
prompt-offer = Vous pouvez piocher une carte.
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

wait-arranging = { $seat } range sa pile d'action.
wait-placing = { $seat } pose ses premières cartes.
wait-turn = C'est à { $seat } de jouer.
wait-answer = { $seat } peut empêcher l'action.
wait-striking = { $seat } regarde la main adverse.
wait-laying = { $seat } joue sa Rocade.
wait-offer = { $seat } peut piocher une carte.
wait-swapping = { $seat } échange des cartes.
wait-drawing = { $seat } pioche.

# Choix

kind-arrange = Carte suivante de la pile d'action
kind-setup = Poser une première carte
kind-down = Poser une carte face cachée
kind-up = Poser deux cartes face visible, l'une après l'autre
kind-assassinate = Coup : retirer une carte visible
kind-castle = Rocade : redistribuer deux groupes
kind-scout = Éclaireur : faire découvrir des cartes
kind-wrath = Colère des dieux : vider un groupe
kind-strike = Faire défausser une carte adverse
kind-lay = Reposer une carte
kind-discard = Défausser une carte
kind-draw = Piocher une carte

choice-arrange = { $card }
choice-setup = { a-card } { to-group }
choice-down = { a-card } face cachée { at-group }
choice-up = { a-card } face visible { at-group }
choice-pass = Passer et échanger des cartes
choice-end = Terminer de jouer
choice-assassinate = Coup sur le { $card } { at-group }
choice-spy = Espion : regarder la main adverse
choice-castle = Rocade { at-groups }
choice-scout = Éclaireur { at-group }
choice-wrath = Colère des dieux { at-group }
choice-veto = Opposer le Veto
choice-allow = Laisser faire
choice-strike = Faire défausser { a-card }
choice-lay = { a-card } { to-group }
choice-discard = Défausser { a-card }
choice-done = Assez : piocher
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
    [one] défausse
   *[other] défausses
}
board-reserve-influence = Influence
board-reserve-action = Action
board-vote-cards = Votes
board-last-turned = Révélé
board-votes-to-come = à venir
board-vote-turned = passés
board-all-won = tous gagnés
board-tab-discards = Défausses
board-none = aucune
board-card = { $side } : { $card }
board-card-down = { $side } : face cachée
board-card-known = { $side } : { $card }, face cachée
board-lane = { $side }, { $group }
board-lane-sum = { $side } : { $sum } visibles, { $down } face cachée, { $philosophers ->
    [0] aucun Philosophe
    [one] un Philosophe
   *[other] { $philosophers } Philosophes
}
board-pips = { $group } : César { $caesar }, Cléopâtre { $cleopatra }, reste { $left }
board-gauge = { $count } cartes sur 8, dont { $own } sur 5 de votre côté
board-gauge-open = { $count } cartes sur 8
board-reserve-of = { $side } : { $count } { $deck_id ->
    [influence] cartes Influence
   *[action] cartes Action
} en réserve
board-vote-pile = { $count } cartes dans la pile des votes
board-last-vote = Dernière carte de vote : { $card }
board-secret = Votre bonus secret
board-secret-group = 3 { $group } : +2 points
board-step-act = Action
board-step-acted = Action : { $card }
board-step-place = Influence : 1 ou 2 cartes
board-step-draw = Piocher jusqu'à cinq
board-step-vote = Révéler une carte de vote
board-step-passive = Passer : échanger des cartes
board-once = une action par tour
board-no-target = pas de cible
board-no-place = plus de place
board-reply = en réponse seulement
board-chosen = { $card }, choisie
board-place-card = { $number } : { $card }
board-lay-there = Poser { a-card } { at-group }
board-target-card = { $card } { at-group }
board-target-group = { $group }
board-take-up = Reprendre { a-card } { at-group }
board-my-hand = Votre main
board-lifted = Cartes à reposer
board-first-set = Cartes à poser
board-their-hand = La main de { $seat }
board-deck-order = Votre pile d'action, à partir du dessus
board-presets = Commencer par
board-preset-balanced = Équilibré
board-preset-attack = L'attaque d'abord
board-preset-defence = La défense d'abord
board-arrange-keys = Faites glisser les cartes, ou déplacez la carte choisie avec les flèches. Le numéro 1 est pioché en premier.
board-arrange-ready = Votre pile d'action, à partir du dessus. Changez l'ordre à votre gré.
board-send-deck = Poser la pile
board-hint-one = Posez { a-card } devant un groupe marqué.
board-hint-one-or-two = Posez { a-card } face cachée devant un groupe marqué, ou choisissez une deuxième carte pour poser les deux face visible.
board-hint-two = Les deux face visible : où va { $card } ?
board-ready-down = { choice-down }. Avec une deuxième carte, les deux sont visibles.
board-ready-only = { choice-down }
board-ready-up = { choice-up }
board-ready-two = Face visible : { $first } et { $second }.
board-face-up = Face visible
board-face-down = Face cachée
board-setup-hint = Où va le { $card } ? Une carte par groupe.
board-setup-ready = Les cinq cartes sont posées. Vous pouvez encore les déplacer.
board-castle-hint = Où va { $card } ?
board-castle-ready = Toutes les cartes sont posées. Vous pouvez encore les déplacer.
board-swap-ready = { $count ->
    [one] Échanger une carte
   *[other] Échanger { $count } cartes
}
board-lay = Poser
board-lay-all = Poser
board-swap = Échanger
board-strike = À la défausse
board-next = la suivante : { $card }
board-target-assassinate = Qui est visé ? Choisissez une carte visible de l'adversaire.
board-target-castle = Choisissez deux groupes.
board-target-castle-second = Et le deuxième groupe ?
board-target-scout = Chez quel groupe les cartes sont-elles découvertes ?
board-target-wrath = Quel groupe sera vidé ?
board-play = Jouer
board-seen-in-hand = À coup sûr dans la main de { $seat }
board-discards-of = Défausse de { $seat }
board-short-patricians = patr.
board-short-hand = main
board-short-influence = infl.
board-short-action = action
board-short-discards = déf.
board-pass = Passer
board-end = Terminer
board-veto = Veto
board-allow = Laisser faire
board-done = Assez
board-decline = Ne rien piocher

# Ce qui s'est passé

event-arranged = { $seat } choisit la carte numéro { $place } de sa pile d'action.
event-arranged-known = { $seat } met { $card } au rang { $place } de sa pile d'action.
event-bonus-dealt = { $seat } reçoit un bonus d'influence secret.
event-bonus-dealt-known = { $seat } reçoit le bonus d'influence des { $group }.
event-set-up = { $seat } pose une première carte face cachée { at-group }.
event-set-up-known = { $seat } pose { a-card } face cachée { at-group }.
event-turn = Tour { $turn } : c'est à { $side } de jouer.
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
    [scout] { $seat } envoie un Éclaireur : les cartes adverses { at-group } seront découvertes.
    [wrath] { $seat } appelle la Colère des dieux sur les cartes posées { at-group }.
   *[other] { $seat } joue { $card }.
}
event-allowed = { $seat } laisse faire.
event-plays-ended = { $seat } a fini de jouer ses cartes.
event-vetoed = { $seat } oppose son Veto : { $card } reste sans effet.
event-assassinated = { $seat } perd { a-card } { at-group }.
event-hand-shown = L'Espion voit la main de { $seat }.
event-hand-shown-known = L'Espion voit la main de { $seat } : { $cards }.
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
event-castled = { $seat } a terminé sa Rocade { at-groups } : { $sizes_0 } et { $sizes_1 } cartes s'y trouvent, face cachée.
event-scouted = { $seat } doit découvrir { at-group } : { $cards }.
event-smitten = { $seat } perd { at-group } : { $cards }.
event-waived = { $seat } n'a plus de place libre et ne pose rien.
event-swapped = { $count ->
    [0] { $seat } n'échange aucune carte.
    [one] { $seat } échange une carte.
   *[other] { $seat } échange { $count } cartes.
}
event-discarded = { $seat } défausse { a-card }.
event-vote-card = { $card_id ->
    [orgy] { $seat } retourne une orgie : pas de question de confiance.
    [shuffle] { $seat } retourne l'orgie à mélanger : pas de question de confiance.
   *[other] { $seat } retourne la question de confiance : { $card }.
}
event-votes-shuffled = { $count ->
    [one] Une seule question de confiance forme la nouvelle pile.
   *[other] { $count } cartes sont mélangées en une nouvelle pile de questions de confiance.
}
event-orgy-left = Cette orgie quitte le jeu.
event-vote = Question de confiance { at-group }.
event-revealed = { $seat } découvre { at-group } : { $cards }.
event-counted = César a { $sums_0 }{ $philosophers_0 ->
    [0] { "" }
    [1] { " " }et un Philosophe
   *[other] { " " }et { $philosophers_0 } Philosophes
}, Cléopâtre { $sums_1 }{ $philosophers_1 ->
    [0] { "" }
    [1] { " " }et un Philosophe
   *[other] { " " }et { $philosophers_1 } Philosophes
}.
event-tied = Égalité { at-group } : toutes les cartes restent en place, visibles.
event-patrician-won = { one-of-group } rejoint { $seat } ; { $left ->
    [0] c'était le dernier
   *[other] il en reste { $left }
}.
event-lost = { $seat } perd { a-card } { at-group }.
event-group-finished = Il n'y a plus de { $group } à gagner : le groupe est terminé.
event-cleared = { $seat } défausse ce qui restait { at-group } : { $cards }.
event-alone = { $seat } continue sans adversaire : l'autre camp n'a plus d'influence.
event-bonus-shown = Les bonus d'influence : César avait les { $groups_0 }, Cléopâtre les { $groups_1 }.
event-ended = La partie est finie. { $reason }

# La fin

reason-patricians = Tous les patriciens sont gagnés.
reason-influence = Aucun camp n'a plus de cartes Influence.
reason-alone-full = Le camp resté seul a cinq cartes devant chaque groupe.
reason-alone-blocked = Le camp resté seul n'a plus de place libre ni de quoi en faire.
reason-deadlock = Tous les groupes sont pleins et aucune carte ne peut plus rien y changer.
reason-idle = Six fois de suite, on a passé sans échanger une seule carte.

line-patricians = { $group } : { $won ->
    [one] un patricien
   *[other] { $won } patriciens
}
line-majority = { $group } : la majorité
line-whole-group = { $group } : le groupe entier
line-bonus = { $group } : le bonus d'influence

# Le plateau dessiné

board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-hand-size = main : { $influence } influence + { $action } action
board-reserve = réserves : { $influence } + { $action }
board-hidden = cachées
board-open = visibles
board-sum = total
board-votes = voix
board-finished = tous gagnés
board-hand = Main
board-empty = vide
board-bonus = Bonus
board-seen = à coup sûr dans la main adverse
board-deck = Pile d'action, du dessus
board-castling = En main pour la Rocade
board-to-come = À venir
board-turned = Retournées

# Trois façons de ranger la pile d'action

preset-balanced = « balanced », équilibrée : un peu de tout
preset-attack = « attack », l'attaque d'abord : Coups, Espions et Colère au-dessus
preset-defence = « defence », la défense d'abord : Vetos, Éclaireurs et Rocades au-dessus

# Les règles, dans nos propres mots

rule-CC-1 = Le jeu compte 135 cartes : 35 neutres, 50 romaines et 50 égyptiennes.
    .section = Matériel
rule-CC-2 = Les cartes neutres sont 21 patriciens, 8 questions de confiance et 6 bonus d'influence.
rule-CC-3 = Les patriciens forment cinq groupes : 5 sénateurs, 5 préteurs, 5 questeurs, 3 censeurs et 3 édiles.
rule-CC-4 = Chaque camp possède 37 cartes Influence et 13 cartes Action.
rule-CC-5 = Les cartes Influence d'un camp comportent sept fois chaque valeur de 1 à 5 et deux Philosophes.
rule-CC-6 = Les cartes Action d'un camp : 4 Coups, 2 Espions, 2 Rocades, 2 Éclaireurs, 1 Colère des dieux et 2 Vetos.
rule-CC-7 = Les questions de confiance : une par groupe, deux orgies simples et une orgie qui fait mélanger.
rule-CC-8 = Il y a deux bonus pour les sénateurs, deux pour les préteurs, deux pour les questeurs, aucun pour les censeurs ni les édiles.
rule-CC-9 = Les cartes des deux camps ont les mêmes effets. Le dos des cartes Influence et celui des cartes Action diffèrent : chacun voit combien de cartes de chaque sorte compte une main et de quelle réserve vient une carte.
rule-CC-10 = Les cinq groupes de patriciens sont étalés face visible entre les joueurs.
    .section = Préparation
rule-CC-11 = L'ordre des patriciens au sein d'un groupe est sans effet.
rule-CC-12 = Les questions de confiance sont mélangées en une pile face cachée.
rule-CC-13 = L'un joue César avec les cartes romaines, l'autre Cléopâtre avec les cartes égyptiennes.
rule-CC-14 = Chacun retire de ses cartes Influence deux cartes de chaque valeur de 1 à 5, dix en tout.
rule-CC-15 = Aucun Philosophe ne figure parmi ces dix cartes.
rule-CC-16 = Les 27 autres cartes Influence, mélangées face cachée, forment la première réserve.
rule-CC-17 = Chacun range ses 13 cartes Action dans l'ordre qu'il veut ; face cachée, elles forment la deuxième réserve.
rule-CC-18 = Pour débuter : on mélange les cartes Action au lieu de les ranger.
rule-CC-19 = Une fois la partie commencée, personne ne consulte plus une réserve, pas même la sienne. Qui a rangé sa pile d'action peut bien sûr se souvenir de l'ordre.
rule-CC-20 = Quand les piles d'action sont prêtes, on mélange les bonus d'influence et chacun en reçoit un, face cachée, avant de poser les premières cartes.
rule-CC-21 = On connaît son propre bonus et on le tient secret jusqu'au décompte.
rule-CC-22 = Les quatre bonus restants quittent le jeu sans être vus.
rule-CC-23 = Les deux camps peuvent avoir un bonus pour le même groupe.
rule-CC-24 = Chacun pose face cachée une série de 1 à 5, exactement une carte devant chaque groupe, comme il l'entend.
rule-CC-25 = L'autre série de 1 à 5 forme la première main.
rule-CC-26 = La première main ne contient aucune carte Action.
rule-CC-27 = En posant ces premières cartes, personne ne sait ce que pose l'autre.
rule-CC-28 = Cléopâtre joue toujours le premier tour.
    .section = Le tour
rule-CC-29 = Les joueurs jouent chacun leur tour.
rule-CC-30 = À son tour, on est soit actif, soit passif, c'est-à-dire qu'on passe.
rule-CC-31 = Un tour actif : une action si l'on veut, la pose obligatoire d'influence, d'éventuelles questions de confiance extraordinaires, le complément de la main, puis une question de confiance.
rule-CC-32 = On peut passer même quand on pourrait jouer.
rule-CC-33 = On doit passer si l'on n'a ni place libre pour poser, ni action en main qui en crée une. Seuls le peuvent la Colère des dieux et un Coup sur un groupe plein où l'on a moins de cinq cartes ; la Rocade jamais.
rule-CC-34 = C'est ensuite à l'adversaire.
rule-CC-35 = Dans un tour actif, il faut poser une ou deux cartes Influence.
    .section = Poser de l'influence
rule-CC-36 = Une carte seule se pose face cachée.
rule-CC-37 = Deux cartes se posent face visible.
rule-CC-38 = Une carte seule ne peut pas être posée face visible. On ne commence par une première carte visible que s'il y a une carte et une place pour la seconde.
rule-CC-39 = Deux cartes cachées, ou une visible et une cachée, sont interdites.
rule-CC-40 = On ne pose jamais plus de deux cartes Influence dans un tour.
rule-CC-41 = Deux cartes peuvent aller devant le même groupe ou devant deux groupes.
rule-CC-42 = On ne pose que de son propre côté.
rule-CC-43 = On peut avoir au plus cinq cartes Influence devant un groupe.
rule-CC-44 = Les deux camps réunis peuvent y en avoir au plus huit.
rule-CC-45 = Les cartes de la préparation comptent aussi.
rule-CC-46 = Un Philosophe compte pour une carte.
rule-CC-47 = On ne pose plus rien devant un groupe dont tous les patriciens sont gagnés.
rule-CC-48 = On peut regarder ses propres cartes cachées à tout moment.
rule-CC-49 = Les cartes cachées de l'adversaire ne se montrent que par un Éclaireur ou une question de confiance.
rule-CC-50 = Qui n'a qu'une carte Influence en main la pose face cachée.
rule-CC-51 = Dans un tour actif, on peut jouer une carte Action, pas davantage.
    .section = Jouer une action
rule-CC-52 = Elle peut venir avant, entre ou après les poses.
rule-CC-53 = Quand on a fini de jouer, plus d'action : questions extraordinaires, complément de la main et question de confiance s'enchaînent.
rule-CC-54 = L'action prend effet aussitôt.
rule-CC-55 = La carte Action jouée va face visible sur la défausse de son propriétaire. Chacun peut consulter toutes les défausses à tout moment.
rule-CC-56 = Une action seule ne fait pas un tour : il faut aussi poser de l'influence.
rule-CC-57 = Qui passe ne joue pas d'action.
rule-CC-58 = On peut commencer par une action pour faire de la place.
rule-CC-59 = Si un Veto laisse alors sans place, on ne pose rien ; questions extraordinaires, complément de la main et question de confiance suivent comme d'habitude.
rule-CC-60 = Une action exige une cible. Coup : une carte visible de l'adversaire. Espion : une main qui n'est pas vide. Rocade : deux groupes non terminés, dont un au moins avec une carte à soi (on peut tout remettre comme avant). Éclaireur : un groupe avec une carte cachée de l'adversaire. Colère des dieux : un groupe non terminé avec une carte Influence, même si toutes sont à soi.
rule-CC-61 = Le Coup envoie une carte Influence visible de l'adversaire sur sa défausse.
    .section = Les six actions
rule-CC-62 = Le Coup ne peut pas viser une carte cachée.
rule-CC-63 = Le Coup peut viser un Philosophe visible.
rule-CC-64 = On ne peut pas viser ses propres cartes.
rule-CC-65 = L'Espion vous montre toute la main de l'adversaire.
rule-CC-66 = Vous en choisissez une carte ; elle va sur la défausse de l'adversaire.
rule-CC-67 = Ce peut être une carte Influence, un Philosophe ou une carte Action.
rule-CC-68 = Le joueur espionné peut aussitôt piocher une carte dans l'une de ses réserves ; il n'y est pas obligé.
rule-CC-69 = Pour la Rocade, on choisit deux groupes, on y reprend toutes ses cartes et on les redistribue devant ces deux mêmes groupes.
rule-CC-70 = Toutes ces cartes finissent face cachée, même celles qui étaient visibles.
rule-CC-71 = L'un des deux groupes peut rester sans carte.
rule-CC-72 = Les limites de cinq cartes à soi et de huit en tout valent ici aussi.
rule-CC-73 = La Rocade ne déplace jamais les cartes de l'adversaire.
rule-CC-74 = La Rocade peut déplacer des Philosophes.
rule-CC-75 = Si une Rocade porte un groupe à huit cartes, une question extraordinaire suit à la fin du tour.
rule-CC-76 = L'Éclaireur découvre toutes les cartes de l'adversaire devant un groupe ; elles restent visibles.
rule-CC-77 = Il ne découvre pas vos propres cartes.
rule-CC-78 = La Colère des dieux envoie toutes les cartes Influence des deux camps devant un groupe sur les défausses de leurs propriétaires.
rule-CC-79 = Elle ne touche pas aux patriciens.
rule-CC-80 = Le Veto se joue hors de son tour, dès que l'adversaire a annoncé une action et sa cible, et l'annule. L'action n'aurait pris effet qu'ensuite.
rule-CC-81 = Le Veto et l'action annulée vont sur les défausses de leurs propriétaires.
rule-CC-82 = Qui a joué un Veto peut piocher une carte dans l'une de ses réserves ; ce n'est pas une obligation.
rule-CC-83 = Pas de Veto contre un Veto.
rule-CC-84 = Un Veto ne peut pas être l'action de son propre tour.
rule-CC-85 = Même annulée, l'action était la seule de ce tour.
rule-CC-86 = Jouer un Veto ne coûte pas l'action de son propre tour suivant.
rule-CC-87 = Un Espion annulé n'a rien vu.
rule-CC-88 = Un Veto n'arrête ni une question de confiance, ni une pose, ni un tour passif.
rule-CC-89 = On peut jouer un Veto même sans plus aucune carte Influence.
rule-CC-90 = Si huit cartes Influence se trouvent devant un groupe à la fin d'un tour actif, avant le complément de la main, la question de confiance y est posée sans carte.
    .section = La question de confiance extraordinaire
rule-CC-91 = Si le groupe est repassé sous huit d'ici là, elle n'a pas lieu.
rule-CC-92 = Si plusieurs groupes ont huit cartes, chacun est interrogé, dans l'ordre où ils sont étalés.
rule-CC-93 = Les questions extraordinaires précèdent le complément de la main et la question de confiance du tour.
rule-CC-94 = La question de confiance ordinaire suit tout de même, et peut tomber sur le même groupe.
rule-CC-95 = Elle se résout exactement comme une autre.
rule-CC-96 = Après une égalité, les huit cartes restent et rien ne peut s'y ajouter : seules des cartes Action peuvent encore y changer quelque chose.
rule-CC-97 = Un groupe qui a toujours huit cartes à la fin d'un tour suivant est interrogé de nouveau.
rule-CC-98 = Aucune carte de la pile des questions de confiance ne bouge pour autant.
rule-CC-99 = Après avoir joué, on pioche jusqu'à avoir cinq cartes en main.
    .section = Compléter la main
rule-CC-100 = On pioche carte par carte, en choisissant chaque fois l'une de ses deux réserves.
rule-CC-101 = Si une réserve est vide, on pioche dans l'autre ; si les deux le sont, la main reste plus petite.
rule-CC-102 = Une main ne dépasse jamais cinq cartes.
rule-CC-103 = Les défausses ne retournent jamais dans les réserves.
rule-CC-104 = Un tour actif se termine en retournant la première question de confiance de la pile.
    .section = La carte retournée
rule-CC-105 = Si elle montre un groupe, ce groupe est interrogé aussitôt.
rule-CC-106 = La carte retournée reste face visible à côté de la pile.
rule-CC-107 = Une orgie simple n'entraîne aucune question ; elle rejoint les cartes retournées.
rule-CC-108 = L'orgie à mélanger n'en entraîne pas non plus. Toutes les cartes encore en jeu, retournées ou non, elle comprise, sont mélangées en une nouvelle pile, y compris la carte retournée d'un groupe terminé.
rule-CC-109 = Après une orgie, quelle qu'elle soit, on ne retourne pas d'autre carte.
rule-CC-110 = Entre deux mélanges, chaque groupe ne peut sortir qu'une fois.
rule-CC-111 = La pile n'est jamais vide quand il faut retourner une carte.
rule-CC-112 = La carte d'un groupe terminé est sans effet et quitte le jeu ; on retourne aussitôt la suivante.
rule-CC-113 = Tant qu'elle n'est pas retournée, la carte d'un groupe terminé reste dans la pile.
rule-CC-114 = Pour une question de confiance, les deux camps découvrent d'abord toutes leurs cartes devant le groupe.
    .section = La question de confiance
rule-CC-115 = L'influence d'un camp est la somme de ses nombres à cet endroit ; un Philosophe compte 0.
rule-CC-116 = Sans Philosophe, la somme la plus haute gagne.
rule-CC-117 = Le gagnant prend le patricien du dessus et le garde visible devant lui.
rule-CC-118 = Le camp à la somme la plus haute perd son nombre le plus haut devant ce groupe.
rule-CC-119 = Le camp à la somme la plus basse perd son nombre le plus bas devant ce groupe.
rule-CC-120 = Un camp qui n'y a pas de nombre n'en perd pas.
rule-CC-121 = Les cartes perdues vont face visible sur la défausse de leur propriétaire.
rule-CC-122 = Toutes les autres cartes du groupe restent, visibles.
rule-CC-123 = À sommes égales, personne ne gagne et rien n'est perdu ; les cartes restent visibles.
rule-CC-124 = Un groupe à égalité est recompté à sa prochaine question, avec ce qui s'y est ajouté.
rule-CC-125 = Des nombres l'emportent sur un côté vide, s'il n'y a pas de Philosophe.
rule-CC-126 = Si aucun camp n'y a de carte, il ne se passe rien.
rule-CC-127 = Une question ne concerne que son groupe.
rule-CC-128 = Exemple : César a 3 et 4, Cléopâtre 2, 3 et 3. Cléopâtre gagne et perd un 3 ; César perd son 3.
rule-CC-129 = Un Philosophe se pose comme toute carte Influence, visible ou caché.
    .section = Le Philosophe
rule-CC-130 = Si un seul camp a un Philosophe devant le groupe, la somme la plus basse gagne.
rule-CC-131 = Peu importe à qui il est : il peut nuire à son propre camp.
rule-CC-132 = Quand la question est tranchée, tous les Philosophes du groupe sont perdus en plus.
rule-CC-133 = Exemple : Cléopâtre a 4 et 5, César 3 et un Philosophe. César gagne et perd le 3 et le Philosophe ; Cléopâtre perd le 5.
rule-CC-134 = À sommes égales, la décision est ajournée et tout reste visible, Philosophe compris.
rule-CC-135 = Si un Philosophe est la seule carte de tout le groupe, la décision est ajournée et il reste, visible.
rule-CC-136 = Un Philosophe seul l'emporte sur des nombres sans Philosophe. S'il y en a un aussi avec les nombres, les deux s'annulent et les nombres gagnent.
rule-CC-137 = Un Philosophe de chaque côté s'annulent : la somme la plus haute gagne et les deux sont perdus.
rule-CC-138 = À un contre deux, la somme la plus basse gagne.
rule-CC-139 = Les trois sont alors perdus.
rule-CC-140 = Deux contre aucun comptent comme un seul. Ils ne s'annulent pas entre eux, et les deux sont perdus.
rule-CC-141 = Deux contre deux s'annulent : la somme la plus haute gagne et les quatre sont perdus.
rule-CC-142 = S'il n'y a que des Philosophes devant le groupe, la décision est ajournée.
rule-CC-143 = Des nombres avec un Philosophe contre un côté vide : le côté vide gagne le patricien.
rule-CC-144 = Un Philosophe resté après une égalité agit encore à la question suivante.
rule-CC-145 = Quand le dernier patricien d'un groupe est gagné, toutes les cartes Influence qui s'y trouvent vont sur les défausses de leurs propriétaires.
    .section = Un groupe terminé
rule-CC-146 = Cela vaut pour les questions ordinaires comme extraordinaires.
rule-CC-147 = Quoi que coûte la question elle-même, il ne reste aucune carte Influence devant un groupe terminé.
rule-CC-148 = Qui passe peut défausser autant de cartes de sa main qu'il veut, ou aucune.
    .section = Le tour passif
rule-CC-149 = Elles vont face visible sur sa propre défausse.
rule-CC-150 = On défausse d'abord tout ce qu'on veut, puis on pioche le même nombre, chaque carte dans la réserve de son choix. Une main de moins de cinq cartes le reste.
rule-CC-151 = Qui passe ne pose rien, ne joue pas d'action et ne retourne pas de question de confiance.
rule-CC-152 = Si les réserves n'y suffisent pas, on pioche ce qui reste.
rule-CC-153 = Un tour passif n'entraîne pas de question extraordinaire.
rule-CC-154 = Sans carte Influence en main mais avec des cartes dans la réserve, on a encore de l'influence.
rule-CC-155 = La partie s'arrête dès que les 21 patriciens sont gagnés, même au milieu d'un tour.
    .section = La fin de la partie
rule-CC-156 = Elle s'arrête quand aucun camp n'a plus de carte Influence en main ni en réserve. Les cartes posées ou défaussées ne comptent pas.
rule-CC-157 = CC-156, CC-158 et CC-160 à CC-163 sont examinées entre les tours, dans cet ordre, après la question du tour et aussi après un tour passif.
rule-CC-158 = Si un seul camp a encore des cartes Influence, il joue tous les tours suivants. L'autre peut encore être espionné, jouer un Veto et piocher pour cela.
rule-CC-159 = Le camp resté seul complète sa main comme d'habitude.
rule-CC-160 = Si, avant un tour, le camp resté seul a cinq cartes devant chaque groupe non terminé, la partie s'arrête sans autre question de confiance.
rule-CC-161 = Elle s'arrête aussi s'il n'a aucune place libre pour une autre raison et aucune action en main qui en crée une.
rule-CC-162 = Elle s'arrête quand chaque groupe non terminé a huit cartes et que personne n'a plus de Coup ni de Colère des dieux en main ou en réserve.
rule-CC-163 = Elle s'arrête après six tours passifs de suite sans une seule défausse : trois par camp, ou six si un camp joue seul.
rule-CC-164 = Les patriciens que personne n'a gagnés ne comptent pour personne.
rule-CC-165 = Les cartes Influence restantes ne comptent pas.
rule-CC-166 = Chaque patricien gagné vaut 1 point.
    .section = Décompte
rule-CC-167 = La majorité d'un groupe (3 sur 5, 2 sur 3) vaut 1 point de plus.
rule-CC-168 = Tous les patriciens d'un groupe valent encore 1 point de plus.
rule-CC-169 = Un bonus d'influence est rempli avec au moins 3 patriciens de son groupe et vaut 2 points de plus.
rule-CC-170 = Tout cela s'additionne au sein d'un groupe.
rule-CC-171 = Exemple : les cinq questeurs avec leur bonus valent 9 points.
rule-CC-172 = Deux contre un sur cinq, quand deux n'ont jamais été gagnés, n'est une majorité pour personne.
rule-CC-173 = Qui a le plus de points gagne.
rule-CC-174 = À égalité de points, on compare le nombre de patriciens.
rule-CC-175 = Si lui aussi est égal, la partie est nulle.
rule-CC-176 = Si les deux ont un bonus pour le même groupe, un seul peut le remplir.
rule-CC-177 = Option « une s'en va » : dès que deux groupes sont terminés, la prochaine orgie simple retournée quitte le jeu. Un groupe terminé plus tôt dans le même tour compte.
    .section = Options
rule-CC-178 = Même alors, cette orgie signifie qu'il n'y a pas de question à ce tour.
rule-CC-179 = Une seule orgie quitte le jeu de cette façon.
rule-CC-180 = L'orgie à mélanger reste toujours en jeu.
rule-CC-181 = Option « une de moins » : une orgie simple est retirée avant la partie ; il reste sept cartes dans la pile des questions.

# Caesar! Identifiants : docs/texts.md

title = Caesar!
blurb = César et Pompée se disputent les provinces de Rome le long de leurs frontières, en vingt minutes ; seul, vous affrontez Crassus.
credits = Modules : Dávid Turczi. Mode solo : Dávid Turczi et Nick Shaw.

seat-caesar = César
seat-pompey = Pompée
seat-itself = Crassus

# Noms

term-caesar = César
term-pompey = Pompée
term-crassus = Crassus
term-hu = Hispania Ulterior
term-hc = Hispania Citerior
term-mt = Mauretania
term-sd = Sardinia
term-ga = Gallia
term-nu = Numidia
term-sc = Sicilia
term-it = Italia
term-gc = Gallia Cisalpina
term-af = Africa
term-ac = Achaia
term-md = Macedonia
term-dm = Dalmatia
term-cy = Cyrene
term-cr = Creta
term-ag = Aegyptus
term-as = Asia
term-sy = Syria
term-ga-gc = { term-ga } – { term-gc }
term-dm-md = { term-dm } – { term-md }
term-md-ac = { term-md } – { term-ac }
term-sy-ag = { term-sy } – { term-ag }
term-gc-it = { term-gc } – { term-it }
term-ga-hc = { term-ga } – { term-hc }
term-mt-nu = { term-mt } – { term-nu }
term-it-sc = { term-it } – { term-sc }
term-nu-af = { term-nu } – { term-af }
term-cy-ag = { term-cy } – { term-ag }
term-dm-gc = { term-dm } – { term-gc }
term-ac-cr = { term-ac } – { term-cr }
term-as-cr = { term-as } – { term-cr }
term-as-sy = { term-as } – { term-sy }
term-hc-hu = { term-hc } – { term-hu }
term-ga-sd = { term-ga } – { term-sd }
term-it-sd = { term-it } – { term-sd }
term-md-it = { term-md } – { term-it }
term-cr-cy = { term-cr } – { term-cy }
term-af-cy = { term-af } – { term-cy }
term-ac-af = { term-ac } – { term-af }
term-hu-mt = { term-hu } – { term-mt }
term-sd-mt = { term-sd } – { term-mt }
term-sc-nu = { term-sc } – { term-nu }
term-sd-sc = { term-sd } – { term-sc }
term-sc-af = { term-sc } – { term-af }
term-dm-it = { term-dm } – { term-it }
term-it-ac = { term-it } – { term-ac }
term-as-ag = { term-as } – { term-ag }
term-cr-ag = { term-cr } – { term-ag }
term-sword = glaive
term-shield = bouclier
term-ship = navire
term-laurel = laurier
term-sword-6-0 = { term-sword } 6/0
term-sword-5-1 = { term-sword } 5/1
term-sword-4-2 = { term-sword } 4/2
term-sword-3-3 = { term-sword } 3/3
term-shield-6-0 = { term-shield } 6/0
term-shield-5-1 = { term-shield } 5/1
term-shield-4-2 = { term-shield } 4/2
term-shield-3-3 = { term-shield } 3/3
term-ship-6-0 = { term-ship } 6/0
term-ship-5-1 = { term-ship } 5/1
term-ship-4-2 = { term-ship } 4/2
term-ship-3-3 = { term-ship } 3/3
term-laurel-4-0 = { term-laurel } 4/0
term-laurel-3-1 = { term-laurel } 3/1
term-laurel-2-2 = { term-laurel } 2/2
term-sword-7-0 = { term-sword } 7/0
term-shield-ship-4-4 = bouclier ou navire 4/4
term-laurel-3-3 = { term-laurel } 3/3
term-senate = Sénat
term-tactics = Tactique
term-wealth = Richesse
term-might = Puissance
term-poison = Poison
term-centurion = Centurion
term-bank = banque
term-token = jeton
term-marker = marqueur
term-province = province
term-up = face visible
term-down = face cachée
term-easy = facile
term-medium = moyen
term-hard = difficile
term-A = A
term-B = B
term-C = C
term-D = D
term-E = E
term-neighbour = à côté d’une province qu’il contrôle
term-central = centrale
term-near-central = à côté d’une province centrale
term-random = au hasard
term-trailing = vers la province où il est le plus en retard
term-no-laurel = pas de laurier
term-sum = somme des deux nombres
term-leftmost = le plus à gauche
term-italia = Italia d’abord

option-poison = module Poison
option-poison-no = non
option-poison-yes = oui
option-centurions = module Centurions
option-centurions-no = non
option-centurions-yes = oui
option-checkpoints = module Postes de contrôle (avec les deux autres)
option-checkpoints-no = non
option-checkpoints-yes = oui
option-side = votre camp (solo)
option-side-caesar = César
option-side-pompey = Pompée
option-level = force de Crassus (solo)
option-level-easy = facile
option-level-medium = moyen
option-level-hard = difficile
option-harder = Crassus se défait aussi d’un marqueur avec chaque bonus défaussé (solo, plus difficile)
option-harder-no = non
option-harder-yes = oui
option-sheet = d’autres tuiles de tactique (solo)

# Ce qui peut être fait

prompt-lay = Posez un de vos jetons sur une frontière libre qui lui convient. La première province d’un choix reçoit le nombre le plus élevé.
    .rules = CA-7 CA-14 CA-16 CA-19 CA-20 CA-21 CA-25 CA-30
prompt-order = Deux provinces se sont fermées. Laquelle est résolue en premier ?
    .rules = CA-16 CA-20 CA-30 CA-41
prompt-offer = { $offer_id ->
    [tactics] Vous avez gagné Tactique. Jouer un autre tour après celui-ci ?
    [wealth] Vous avez gagné Richesse. Piocher un jeton maintenant, pour en avoir désormais un de plus ?
    [poison] Vous avez gagné Poison. Renvoyer dans le sac un jeton de l’adversaire pris au hasard ?
   *[other] Vous avez gagné un bonus ({ $offer }). L’utiliser ?
}
    .rules = CA-29 CA-31 CA-33 CA-44
prompt-might = Vous avez gagné Puissance. Quel jeton ou marqueur adverse retournez-vous face cachée ?
    .rules = CA-34 CA-35 CA-36 CA-37
prompt-bank = Vous avez posé un jeton face cachée. Piocher un bonus dans la banque ?
    .rules = CA-50 CA-51 CA-52 CA-53
prompt-recruiting = Vous avez gagné un Centurion. Lequel prenez-vous à la place d’un jeton du sac ?
    .rules = CA-10 CA-47
prompt-ready = Crassus commence. On y va ?
    .rules = CA-54 CA-55 CA-57 CA-63

wait-lay = À { $seat } de poser un jeton.
wait-order = { $seat } choisit la province résolue en premier.
wait-offer = { $seat } peut utiliser un bonus.
wait-might = { $seat } peut retourner un jeton ou un marqueur.
wait-bank = { $seat } peut piocher dans la banque.
wait-recruiting = { $seat } peut prendre un Centurion.
wait-ready = { $seat } se prépare.

# Choix

kind-lay = Poser un jeton
kind-hide = Poser un jeton face cachée à un poste de contrôle
kind-settle = Résoudre une province en premier
kind-might = Puissance : retourner un jeton ou un marqueur
kind-recruit = Prendre un Centurion

choice-lay = { $token_id ->
    [sword-3-3] Poser un { $token } entre { $high } et { $low }
    [shield-3-3] Poser un { $token } entre { $high } et { $low }
    [ship-3-3] Poser un { $token } entre { $high } et { $low }
    [laurel-2-2] Poser un { $token } entre { $high } et { $low }
    [shield-ship-4-4] Poser un { $token } entre { $high } et { $low }
    [laurel-3-3] Poser un { $token } entre { $high } et { $low }
   *[other] Poser un { $token } entre { $high } (nombre le plus élevé) et { $low }
}
choice-hide = Poser face cachée : { $token }, frontière { $border }
choice-settle = Résoudre { $province } en premier
choice-use = Utiliser le bonus
choice-decline = Renoncer au bonus
choice-bank = Piocher un bonus
choice-might = { $target_id ->
    [token] Retourner le jeton de la frontière { $place }
    [marker] Retourner le marqueur de la frontière { $place }
   *[province] Retourner un marqueur de contrôle en { $place }
}
choice-recruit = Prendre un { $token }
choice-begin = Laisser Crassus commencer

# Ce qui s’est passé

event-turn = Tour { $turn } : à { $side } de jouer.
event-laid = { $side } pose un { $token } : { $values_0 } vers { $high }, { $values_1 } vers { $low }.
event-hid = { $side } pose un jeton face cachée sur la frontière { $border }.
event-hid-known = { $side } pose un { $token } face cachée sur la frontière { $border }.
event-ordered = { $side } résout { $province } en premier.
event-closed = { $side } ferme { $province } et prend son bonus : { $bonus }. { $sides_0 } y a { $totals_0 }, { $sides_1 } { $totals_1 }.
event-tied = Égalité : personne ne contrôlera jamais { $province }.
event-tie-broken = Égalité en { $province } : pendant son propre tour, { $side } l’emporte.
event-controls = { $side } contrôle { $province } et pose { $markers ->
    [one] un marqueur
   *[other] { $markers } marqueurs
} ({ $left ->
    [0] il n’en reste aucun
   *[other] il en reste { $left }
}).
event-border-covered = { $side } contrôle { $provinces_0 } et { $provinces_1 } : un marqueur va sur leur frontière ({ $left ->
    [0] il n’en reste aucun
   *[other] il en reste { $left }
}).
event-senate = { $side } a { $senates ->
    [1] un premier Sénat
   *[other] { $senates } Sénats
} et { $markers ->
    [0] ne place aucun marqueur
    [1] place un marqueur
   *[other] place { $markers } marqueurs
} sous le nouveau ({ $left ->
    [0] il n’en reste aucun
   *[other] il en reste { $left }
}).
event-no-effect = Le bonus { $bonus } est sans effet pour { $side } en ce moment.
event-declined = { $bonus_id ->
    [bank] { $side } ne pioche pas dans la banque.
   *[other] { $side } renonce au bonus : { $bonus }.
}
event-extra-turn = { $side } jouera un autre tour.
event-drew = { $side } pioche un jeton.
event-drew-known = { $side } pioche un { $token }.
event-enriched = Richesse : { $side } pioche un jeton de plus et garde une réserve plus grande.
event-bag-empty = Le sac est vide : { $side } ne pioche rien.
event-poisoned = Poison : un { $token } ({ $side }) retourne dans le sac ; { $supply ->
    [0] la réserve est vide
    [1] il reste un jeton dans la réserve
   *[other] il reste { $supply } jetons dans la réserve
}.
event-might = { $target_id ->
    [token] { $side } retourne face cachée un jeton ({ $other_side }), sur la frontière { $place }.
    [marker] { $side } retourne face cachée un marqueur ({ $other_side }), sur la frontière { $place }.
   *[province] { $side } retourne face cachée un marqueur de contrôle ({ $other_side }), en { $place }.
}
event-bank-drawn = { $side } pioche dans la banque : { $bonus } ; { $bank ->
    [0] la banque est vide
   *[other] il y reste { $bank } bonus
}.
event-recruited = { $side } prend un Centurion : { $token }.
event-screen-lifted = { $side } lève son paravent : { $tokens }.
event-ended = { $reason } { $side } gagne.

# Crassus

event-tile = Crassus révèle la tuile { $tile } : Centurions { $centurions }, piocher { $draws }, poser { $lays }, défausser { $discards }.
event-tiles-shuffled = Les { $tiles } tuiles sont mélangées en une nouvelle pile.
event-crassus-takes = Crassus prend un Centurion : { $token }.
event-crassus-draws = Crassus pioche un { $token }.
event-crassus-returns = Crassus remet dans le sac le jeton le plus à gauche : { $token }.
event-crassus-skips = { $side } ne peut pas poser son { $number ->
    [1] 1er jeton
   *[other] { $number }e jeton
}.
event-crassus-keeps = Le sac contenait trop peu de jetons : { $side } ne défausse rien.
event-crassus-step = { $step ->
    [1] Étape 1 : un jeton peut donner le contrôle. La plus petite valeur suffisante est { $value } : { $provinces }.
    [2] Étape 2 : un jeton peut fermer une province, sans la gagner. La plus petite valeur est { $value } : { $provinces }.
    [3] Étape 3 : c’est là que Crassus est le plus en retard ({ $margin }) ; la plus grande valeur possible est { $value } : { $provinces }.
    [4] Étape 4 : c’est là que Crassus a le plus d’avance ({ $margin }) ; la plus grande valeur possible est { $value } : { $provinces }.
    [5] Étape 5 : à côté d’une province qu’il contrôle, la plus grande valeur est { $value } : { $provinces }.
    [6] Étape 6 : dans une province centrale, la plus grande valeur est { $value } : { $provinces }.
   *[other] Étape 7 : la plus grande valeur possible est { $value } : { $provinces }.
}
event-crassus-province = { $by_id ->
    [italia] Parmi les provinces centrales, Italia passe en premier.
    [neighbour] Il en préfère une à côté d’une province qu’il contrôle : { $kept }.
    [senate] Il en préfère une avec un Sénat : { $kept }.
    [poison] Il en préfère une avec un Poison : { $kept }.
    [central] Il en préfère une centrale : { $kept }.
    [near_central] Il en préfère une à côté d’une province centrale : { $kept }.
   *[random] Une d’elles, au hasard : { $kept }.
}
event-crassus-border = { $by_id ->
    [trailing] De ses frontières, il prend celle qui mène à la province où il est le plus en retard : { $kept }.
    [near_central] De ses frontières, il en préfère une vers une province centrale : { $kept }.
   *[random] De ses frontières, une au hasard : { $kept }.
}
event-crassus-token = { $by_id ->
    [no_laurel] Il garde ses lauriers : { $kept }.
    [sum] La somme des deux nombres décide : { $kept }.
   *[leftmost] Il prend le plus à gauche : { $kept }.
}
event-crassus-lays = Crassus pose un { $token } sur la frontière { $border } : { $value } pour { $province }.
event-crassus-discards = { $side } n’a pas l’usage du bonus et le défausse : { $bonus }.{ $harder ->
    [yes] {" "}Il se défait en même temps d’un de ses marqueurs ; { $left ->
        [0] il n’en reste aucun
       *[other] il en reste { $left }
    }.
   *[no] {""}
}

reason-last-marker = Le dernier marqueur de contrôle est posé.
reason-stuck = Plus aucun jeton ne peut être posé.
reason-crassus-stuck = Crassus ne peut poser aucun jeton de tout son tour.

line-provinces = { $points ->
    [one] un marqueur
   *[other] { $points } marqueurs
} sur des provinces
line-borders = { $points ->
    [one] un marqueur
   *[other] { $points } marqueurs
} sur des frontières
line-senate = { $points ->
    [one] un marqueur
   *[other] { $points } marqueurs
} sous des Sénats

# La carte dessinée

board-supply = Réserve
board-unseen = Pas encore vus
board-bag = Sac
board-markers = Marqueurs restants
board-senates = Sénats
board-centurions = Centurions
board-bank = Banque
board-tiles = Tuiles
board-row = Rangée
board-turn = à lui de jouer
board-legend = Frontières libres : glaive †, bouclier ◊, navire ≈. Le nombre de gauche d’un jeton compte dans la province de gauche ou du haut ; ▲ jeton de César, ▼ de Pompée, × face cachée, ● marqueur. Nom en minuscules : marqueur de contrôle face cachée. Signe = : égalité.

# Le plateau de la page

board-map = Carte de la Méditerranée : 18 provinces et leurs frontières. Les flèches du clavier vont d’un lieu à l’autre.
board-moment = Tour { $turn }
aim = Posez vos douze marqueurs de contrôle avant votre adversaire.
board-gloss-token = jeton d’influence
board-gloss-bonus = bonus de province
board-gloss-province = province
board-gloss-border = frontière
board-gloss-tile = Tuile { $tile }
board-gloss-close = Elle se ferme quand toutes ses frontières sont occupées ; le joueur qui y a la plus grande somme la contrôle alors.
board-gloss-closed = Toutes ses frontières sont occupées.
board-gloss-counts = Un jeton posé ici compte dans les deux provinces, avec le nombre tourné vers chacune.
board-refuse-token = Ce jeton ne convient à aucune frontière libre.
board-refuse-first = Répondez d’abord à la question posée.
board-refuse-taken = Cette frontière est occupée.
board-refuse-province = Les jetons se posent sur les frontières, pas sur les provinces.
board-refuse-symbol = Cette frontière porte le symbole { $symbol } : seul celui-ci ou un laurier convient.
board-why-last = Le dernier marqueur est posé au tour { $turn }.
board-course = Marqueurs restants, tour après tour
board-course-end = { $side } : { $left }.
board-sources = Marqueurs posés, par origine
board-sources-markers = Marqueurs
board-source-provinces = Provinces
board-source-borders = Frontières
board-source-senates = Sénats
board-source-thrown = Bonus
board-turning = { $province ->
    [none] { $side } pose { $count } marqueurs en un seul tour
   *[other] { $side } obtient { $province } et pose { $count } marqueurs en un seul tour
} : de { $before } à { $after }.
board-provinces = Provinces
board-bonus = Bonus
board-free-count = libres
board-markers-left = { $count ->
    [one] marqueur
   *[other] marqueurs
}
board-tokens = { $count ->
    [one] jeton
   *[other] jetons
}
board-bagged = dans le sac
board-senate-count = { $count ->
    [one] Sénat
   *[other] Sénats
}
board-senates-of = { $side } : { $count ->
    [0] aucun Sénat
    [one] { $count } Sénat
   *[other] { $count } Sénats
} ; marqueurs dessous : { $markers }
board-tokens-of = Jetons : { $side }
board-unseen-where = Non vus : { $count }. En réserve { $supply }, dans le sac { $bag }{ $hidden ->
    [0] {""}
   *[other] , face cachée { $hidden }
}.
board-not-seen = : pas encore vu
board-seen = : vu
board-taken = (pris)
board-surely-held = À coup sûr en réserve
board-surely-bagged = À coup sûr dans le sac
board-bank-has = { $count ->
    [0] La banque est vide.
    [one] Il reste un bonus dans la banque.
   *[other] Il reste { $count } bonus dans la banque.
}
board-bonuses = Bonus
board-bonus-senate = Gardez-le. Avec le contrôle, placez dessous autant de marqueurs que vous avez de Sénats.
board-bonus-tactics = Jouez un autre tour après celui-ci.
board-bonus-wealth = Piochez un jeton maintenant : votre réserve en garde un de plus pour toute la partie.
board-bonus-might = Retournez face cachée un jeton ou un marqueur adverse.
board-bonus-poison = Un jeton adverse pris au hasard retourne dans le sac ; la réserve adverse reste plus petite.
board-bonus-centurion = À la fin du tour, prenez un de vos Centurions au lieu de piocher.
board-bonus-who = Le joueur qui ferme une province prend son bonus, peu importe qui la contrôle.
board-ring = Frontières remplies : trois sur quatre.
board-sums = Sommes : César, Pompée.
board-sums-are = César { $caesar }, Pompée { $pompey }.
board-open = { $count ->
    [0] Aucune frontière n’est libre.
    [one] Une frontière est libre.
   *[other] { $count } frontières sont libres.
}
board-closed = Fermée ; elle va être résolue.
board-controlled = Contrôle : { $side }.
board-fallen = Un marqueur de contrôle est face cachée : personne ne peut poser de marqueurs sur ses frontières.
board-tied = Égalité : personne ne la contrôle.
board-free = Libre : { $symbol } ou laurier.
board-laid = { $side } : { $token }, { $first } vers { $high }, { $second } vers { $low }.
board-hidden = { $known ->
    [yes] { $side } : { $token }, posé face cachée ; il compte 0.
   *[no] { $side } : un jeton posé face cachée ; il compte 0.
}
board-face-down = Il est face cachée et compte 0.
board-covered = { $face ->
    [down] Couvert par un marqueur face cachée ({ $side }).
   *[up] Couvert par un marqueur ({ $side }).
}
board-checkpoint = Un poste de contrôle : on peut y poser un jeton face cachée et piocher un bonus dans la banque.
board-your-tokens = Vos jetons
board-no-tokens = Aucun jeton
board-in-bag = { $count ->
    [0] Votre sac est vide
    [one] Encore 1 jeton dans votre sac
   *[other] Encore { $count } jetons dans votre sac
}
board-turn-short = Tourner
board-kind-lay = Poser un { $token }
board-turn-it = Tourner le jeton
board-face-down-it = Face cachée
board-choose-token = Choisissez un de vos jetons.
board-choose-border = Choisissez une frontière marquée pour ce jeton ({ $token }), ou faites-l’y glisser.
board-lay-ask = { $first } vers { $high }, { $second } vers { $low } ?
board-lay-tip = Appuyez sur { $province } pour lui donner le { $number }.
board-hide-tip = Face cachée, il compterait 0 et donnerait un bonus de la banque.
board-give = { $number } vers { $province }
board-lay-words = { $token } : { $first } vers { $high }, { $second } vers { $low }
board-hide-ask = Poser face cachée : { $token }, { $border } ?
board-lay = Poser
board-might = Retourner
board-settle = Résoudre
board-recruit = Prendre
board-acta-closed = { $side } ferme { $province }, { $totals_0 } à { $totals_1 } (bonus : { $bonus }).
board-acta-controls = { $side } en prend le contrôle et pose { $markers ->
    [one] un marqueur
   *[other] { $markers } marqueurs
} ({ $left ->
    [0] il n’en reste aucun
   *[other] il en reste { $left }
}).
board-acta-senate = { $side } { $markers ->
    [0] ne place aucun marqueur
    [1] place un marqueur
   *[other] place { $markers } marqueurs
} sous le nouveau Sénat ({ $left ->
    [0] il n’en reste aucun
   *[other] il en reste { $left }
}).
board-acta-covered = Un autre sur la frontière { $provinces_0 } – { $provinces_1 } ({ $left ->
    [0] il n’en reste aucun
   *[other] il en reste { $left }
}).
board-would = Si vous le posez
board-would-might = Si vous le retournez
board-would-settle = Si vous la résolvez d’abord
board-would-be = { $province } { $caesar } à { $pompey }{ $open ->
    [-1] {""}
    [0] , aucune frontière libre
    [1] , une frontière libre
   *[other] , { $open } frontières libres
}
board-would-last = { $province } { $caesar } à { $pompey }. { $side } pourrait ensuite la fermer
board-would-close = { $province } se ferme, { $caesar } à { $pompey } : { $control ->
    [none] personne ne la contrôle
    [own] vous la contrôlez
   *[other] { $side } la contrôle
}
board-would-cover = { $count ->
    [0] Aucune frontière ne serait couverte
    [one] Une frontière serait couverte
   *[other] { $count } frontières seraient couvertes
}
board-would-block = { $count ->
    [0] Toutes les frontières pourraient encore être couvertes
    [one] Une frontière ne pourrait plus être couverte
   *[other] { $count } frontières ne pourraient plus être couvertes
}
board-would-markers = { $who ->
    [own] { $count ->
        [0] Vous ne posez aucun marqueur
        [one] Vous posez un marqueur
       *[other] Vous posez { $count } marqueurs
    }
   *[other] { $side } : { $count ->
        [0] aucun marqueur posé
        [one] un marqueur posé
       *[other] { $count } marqueurs posés
    }
}
board-would-bonus = Votre bonus : { $bonus }
board-would-closes = Se ferme : { $provinces }. { $gains }
board-would-risk = { $side } pourrait ensuite fermer : { $provinces }
board-would-bank = Il compte 0. Vous pouvez piocher un bonus dans la banque
board-would-nothing = Cela ne change rien
board-would-win = { $who ->
    [own] Vous gagnez
   *[other] { $side } gagnerait
}
board-crassus-has = { $side }, joué par le jeu : marqueurs { $markers }, dans le sac { $bag }, Sénats { $senates }.
board-tile-A = pioche 1, pose 1
board-tile-B = pioche 2, pose 1, défausse 1
board-tile-C = pioche 2, pose 2
board-tile-D = prend un Centurion, pioche 1, pose 1, défausse 1
board-tile-E = prend un Centurion, pioche 1, pose 2
board-pile = { $count ->
    [0] Sa pile est vide et sera mélangée à nouveau.
   *[other] Dans sa pile : { $tiles }.
}
board-step-1 = Étape 1 : avec { $value }, il prend le contrôle ({ $province } : { $token }, { $border }).
board-step-2 = Étape 2 : avec { $value }, il ferme { $province } ({ $token }, { $border }).
board-step-3 = Étape 3 : c’est en { $province } qu’il est le plus en retard, donc { $value } là ({ $token }, { $border }).
board-step-4 = Étape 4 : c’est en { $province } qu’il a le plus d’avance, donc { $value } là ({ $token }, { $border }).
board-step-5 = Étape 5 : { $province } touche une province qu’il contrôle, donc { $value } là ({ $token }, { $border }).
board-step-6 = Étape 6 : { $province } est centrale, donc { $value } là ({ $token }, { $border }).
board-step-7 = Étape 7 : { $province } reçoit la plus grande valeur, { $value } ({ $token }, { $border }).
board-by-province = Choix de la province : { $by }.
board-by-border = Choix de la frontière : { $by }.
board-by-token = Choix du jeton : { $by }.

# Les règles

rule-CA-1 = La carte compte 18 provinces : Hispania Ulterior, Hispania Citerior, Mauretania, Sardinia, Gallia, Numidia, Sicilia, Italia, Gallia Cisalpina, Africa, Achaia, Macedonia, Dalmatia, Cyrene, Creta, Aegyptus, Asia et Syria.
    .section = Le plateau
rule-CA-2 = Il y a 30 cases de frontière, dix de chaque symbole : glaive, bouclier et navire. Une case appartient aux deux provinces qu’elle relie, et seules les provinces reliées par une case sont voisines.
rule-CA-3 = Trois cases de frontière sont des postes de contrôle : Gallia – Sardinia, Numidia – Africa et Asia – Aegyptus. Ils ne servent qu’avec le module Postes de contrôle.
rule-CA-4 = Chaque province a une case de contrôle, Italia deux. Au début, un Sénat occupe la première case de contrôle d’Italia, et la seconde est vide.
rule-CA-5 = Sardinia, Sicilia, Italia, Achaia et Creta sont les provinces centrales.
rule-CA-6 = Les deux camps ont les mêmes 16 jetons d’influence : pour le glaive, le bouclier et le navire 6/0, 5/1, 4/2 et 3/3 ; pour le laurier 4/0, 3/1 et deux fois 2/2.
    .section = Matériel
rule-CA-7 = Un jeton convient aux frontières de son symbole. Un laurier convient à toutes les frontières.
rule-CA-8 = Chaque camp a 12 marqueurs de contrôle.
rule-CA-9 = Il y a 18 bonus de province : 6 Sénat, 4 Tactique, 4 Richesse et 4 Puissance. Les modules ajoutent 3 Poison et 3 Centurion.
rule-CA-10 = Avec le module Centurions, chaque camp a trois jetons de plus : un glaive 7/0, un 4/4 qui convient au bouclier et au navire, et un laurier 3/3.
rule-CA-11 = Un Sénat est placé en Italia. Les 17 autres bonus sont répartis au hasard, face visible, un sur chacune des autres provinces.
    .section = Mise en place
rule-CA-12 = Chaque joueur met ses 16 jetons dans un sac et en pioche deux : c’est sa réserve, que l’adversaire ne voit pas.
rule-CA-13 = César commence.
rule-CA-14 = À votre tour, posez un jeton de votre réserve sur une frontière libre qui lui convient, et choisissez quel nombre fait face à quelle province.
    .section = Un tour
rule-CA-15 = Exemple : un navire 5/1 entre Sicilia et Sardinia donne 5 en Sicilia et 1 en Sardinia, ou l’inverse.
rule-CA-16 = Une fois le jeton posé, les provinces dont toutes les frontières sont occupées se ferment et sont résolues l’une après l’autre, chacune entièrement : on prend le bonus, on décide du contrôle, on pose les marqueurs de frontière, puis le bonus fait effet. Si deux provinces se ferment à la fois, le joueur dont c’est le tour choisit l’ordre.
rule-CA-17 = À la fin de votre tour, piochez exactement un jeton dans le sac ; il rejoint votre réserve.
rule-CA-18 = On ne pioche rien dans un sac vide.
rule-CA-19 = Un joueur qui ne peut poser aucun jeton de sa réserve au début d’un tour, même supplémentaire, a aussitôt perdu. Il en va de même quand les 30 frontières sont occupées.
rule-CA-20 = Le joueur qui ferme une province prend son bonus, peu importe qui la contrôle.
    .section = Résoudre une province
rule-CA-21 = Chaque joueur additionne ceux de ses nombres qui font face à la province. Le joueur qui a la plus grande somme y pose un marqueur de contrôle.
rule-CA-22 = En cas d’égalité, personne ne contrôlera jamais la province, et sa case reste vide. Le joueur qui l’a fermée prend quand même le bonus.
rule-CA-23 = Le joueur qui prend le contrôle d’Italia pose deux marqueurs.
rule-CA-24 = Exemple : Pompée ferme Achaia avec un 3/3 ; César y a 8, Pompée 4. Pompée prend le bonus, César pose un marqueur.
rule-CA-25 = Un joueur qui contrôle les deux provinces d’une frontière pose aussi un marqueur sur cette frontière, sur le jeton qui s’y trouve, quel qu’en soit le propriétaire.
rule-CA-26 = Exemple : Pompée contrôle Syria, ferme Asia et en prend le contrôle. Il couvre aussi le jeton de la frontière entre les deux.
rule-CA-27 = Si les deux joueurs peuvent poser des marqueurs sur des frontières, celui dont c’est le tour pose d’abord tous les siens. Comme chaque province est résolue entièrement, seul le joueur qui vient d’en gagner une peut en avoir à poser.
rule-CA-28 = Les marqueurs de frontière sont toujours posés, et aussitôt, car ils ne nuisent jamais.
rule-CA-29 = L’effet d’un bonus s’utilise maintenant ou jamais. Seul un Sénat se garde.
rule-CA-30 = Un joueur qui pose son dernier marqueur de contrôle gagne à cet instant, même au milieu d’une résolution. Les marqueurs gagnés au-delà sont ignorés.
rule-CA-31 = Tactique : jouez un autre tour après celui-ci. Deux Tactiques dans un même tour ne donnent qu’un tour supplémentaire ; une Tactique gagnée dans le tour supplémentaire en donne un de plus. On décide de l’utiliser à la résolution, avant de piocher.
    .section = Bonus
rule-CA-32 = Un tour et le tour supplémentaire donné par Tactique se terminent chacun par leur propre pioche.
rule-CA-33 = Richesse : piochez un jeton maintenant, en plus de celui de la fin du tour. Votre réserve compte un jeton de plus jusqu’à la fin de la partie.
rule-CA-34 = Puissance : retournez face cachée un jeton d’influence ou un marqueur de contrôle de l’adversaire.
rule-CA-35 = Un jeton d’influence face cachée compte 0/0. Cela ne change rien dans une province déjà fermée, contrôlée ou non.
rule-CA-36 = Tant qu’un marqueur de contrôle d’une province est face cachée, personne ne peut poser de marqueurs sur ses frontières ; en Italia, un seul suffit. Pour tout le reste, la province est contrôlée et le marqueur compte comme posé. Un marqueur de frontière face cachée n’a pas d’autre effet.
rule-CA-37 = Puissance atteint les jetons d’influence visibles qu’aucun marqueur ne couvre et les marqueurs visibles des provinces et des frontières, mais pas les marqueurs placés sous un Sénat ni ceux du stock. On peut viser un jeton entre deux provinces fermées, bien que cela ne change rien, et on peut renoncer.
rule-CA-38 = Sénat : gardez le bonus. Si vous prenez avec lui le contrôle de la province, placez dessous autant de vos marqueurs que vous avez maintenant de Sénats ; cela se fait toujours, et aussitôt. Sans contrôle, gardez le Sénat sans rien placer dessous.
rule-CA-39 = Exemple : un premier Sénat avec contrôle prend 1 marqueur, un deuxième sans contrôle aucun, un troisième avec contrôle 3.
rule-CA-40 = Le nombre de Sénats d’un même joueur n’est pas limité.
rule-CA-41 = Les sommes d’une province sont fixées dès que sa dernière frontière est occupée. Une Puissance gagnée dans l’autre province fermée par le même jeton, ou venue de la banque, n’y change rien.
rule-CA-42 = Avec le module Poison, trois bonus Poison remplacent trois bonus tirés au hasard, mais jamais le Sénat d’Italia.
    .section = Module : Poison
rule-CA-43 = Avec le module Poison, les deux joueurs commencent avec trois jetons au lieu de deux.
rule-CA-44 = Poison : un jeton de la réserve adverse, pris au hasard, retourne dans le sac ; les deux joueurs peuvent le voir. La réserve adverse compte un jeton de moins jusqu’à la fin de la partie.
rule-CA-45 = Contre une réserve vide, Poison ne fait rien.
rule-CA-46 = Avec le module Centurions, trois bonus Centurion remplacent trois bonus tirés au hasard, et chaque joueur garde prêts, face visible, ses trois jetons Centurion. Les modules se combinent librement, mais les Postes de contrôle demandent les deux autres.
    .section = Module : Centurions
rule-CA-47 = Centurion : à la fin du tour, au lieu de piocher, prenez dans votre réserve un de vos jetons Centurion restants, au vu de l’adversaire. Deux Centurions dans un même tour ne remplacent qu’une pioche. Cela vaut aussi avec un sac vide, et un Poison peut ensuite envoyer le jeton dans le sac.
rule-CA-48 = S’il ne vous reste aucun jeton Centurion, piochez comme d’habitude.
rule-CA-49 = Les Postes de contrôle ne se jouent qu’avec les deux autres modules. Les six bonus remplacés forment une banque face cachée.
    .section = Module : Postes de contrôle
rule-CA-50 = À un poste de contrôle, on peut poser un jeton face cachée. Il compte 0/0 et reste caché à l’adversaire ; son propriétaire peut piocher au hasard un bonus dans la banque et l’utiliser aussitôt.
rule-CA-51 = Un jeton posé face cachée doit tout de même convenir à la frontière. On ne pioche rien dans une banque vide.
rule-CA-52 = Un Sénat de la banque se garde, mais on ne place aucun marqueur dessous, car il n’apporte pas de contrôle.
rule-CA-53 = Le bonus de la banque s’utilise avant la résolution des provinces que le jeton ferme. Il ne peut pas changer leurs sommes.
rule-CA-54 = En solo, vous choisissez un camp. Crassus joue avec les jetons et les marqueurs de l’autre camp, et commence.
    .section = Solo : contre Crassus
rule-CA-55 = Crassus a trois jetons visibles en rangée, de gauche à droite, quels que soient les modules. Avec Poison, vous en avez trois aussi.
rule-CA-56 = Les six tuiles de tactique de Crassus sont mélangées. Facile : 4 A, 2 B. Moyen : 3 A, 2 B, 1 C. Difficile : 4 A, 2 C. Avec Centurions, facile : 4 A, 1 B, 1 D ; moyen : 2 A, 2 B, 1 C, 1 D ; difficile : 4 A, 1 C, 1 E.
rule-CA-57 = Au tour de Crassus, on révèle la tuile du dessus et on l’exécute dans cet ordre : il pioche des jetons, qui vont au bout droit de la rangée ; il pose des jetons l’un après l’autre ; il défausse le jeton le plus à gauche, qui retourne dans le sac. A : piocher 1, poser 1. B : piocher 2, poser 1, défausser 1. C : piocher 2, poser 2. D : prendre un Centurion, piocher 1, poser 1, défausser 1. E : prendre un Centurion, piocher 1, poser 2. S’il ne reste aucun Centurion, il pioche à la place. Les tuiles sont reconstituées.
rule-CA-58 = Si le sac contient trop peu de jetons, Crassus pioche ce qu’il y a et ne défausse rien à ce tour.
rule-CA-59 = Quand la pile de tuiles est vide, les tuiles révélées sont mélangées en une nouvelle pile.
rule-CA-60 = Les provinces qui se ferment au tour de Crassus sont résolues comme d’habitude, mais une égalité lui en donne le contrôle. S’il en ferme deux, celle qu’il visait est résolue en premier.
rule-CA-61 = Sénat et Poison agissent pour Crassus comme d’habitude ; il défausse tous les autres bonus. Avec l’option plus difficile, il se défait aussi d’un marqueur de contrôle avec chaque bonus défaussé. Ce marqueur compte comme posé et peut lui donner la victoire.
rule-CA-62 = Si Crassus ne peut pas poser un jeton que sa tuile demande, il ne le pose pas. S’il n’a pu en poser aucun de tout son tour, il a perdu. Vous perdez comme d’habitude si vous ne pouvez poser aucun jeton au début de votre tour.
rule-CA-63 = Crassus parcourt sept étapes dans l’ordre et suit la première qui s’applique ; le journal dit laquelle, et pourquoi. La valeur d’un jeton est le nombre qui fait face à la province visée ; il peut tourner ses jetons comme il veut. 1 : prendre le contrôle d’une province avec un jeton, l’égalité suffit : la plus petite valeur suffisante. 2 : fermer une province avec un jeton, même si vous en prenez le contrôle : la plus petite valeur. 3 : la province ouverte où il est le plus en retard : la plus grande valeur. 4 : la province ouverte où il a de l’influence et le plus d’avance : la plus grande valeur. 5 : une province à côté d’une qu’il contrôle : la plus grande valeur. 6 : une province centrale, Italia en premier : la plus grande valeur. 7 : n’importe quelle province : la plus grande valeur. Entre plusieurs choix décident le critère de l’étape, la valeur, puis la province (CA-64), la frontière (CA-65) et le jeton (CA-66). Crassus ne pose jamais un jeton qui vous ferait gagner aussitôt, sauf si tous y conduisent.
rule-CA-64 = Entre plusieurs provinces, Crassus préfère, dans l’ordre : une province à côté d’une qu’il contrôle ; une avec un Sénat ; une avec un Poison ; une centrale ; une à côté d’une centrale ; sinon une au hasard.
rule-CA-65 = Entre plusieurs frontières libres d’une province, Crassus préfère, dans l’ordre : celle qui mène à la province où il est le plus en retard, s’il est en retard dans l’une d’elles ; une frontière vers une province centrale ; sinon une au hasard.
rule-CA-66 = Entre plusieurs jetons, Crassus préfère, dans l’ordre : un jeton qui n’est pas un laurier ; la plus grande somme des deux nombres, ou la plus petite s’il cherche la plus petite valeur ; le plus à gauche de sa rangée.
rule-CA-67 = Les trois Centurions de Crassus sont face cachée, dans un ordre aléatoire ; quand une tuile le demande, celui du dessus rejoint sa rangée. Un bonus Centurion qu’il gagne est défaussé.
rule-CA-68 = Crassus ne pose jamais de jeton face cachée, même à un poste de contrôle.

# Refus

refusal-now-lay = Posez maintenant un jeton de votre réserve.
refusal-now-offer = Utilisez d’abord le bonus ou renoncez-y : { $bonus }.
refusal-now-might = Choisissez d’abord le jeton ou le marqueur que vous retournez, ou renoncez.
refusal-now-order = Dites d’abord quelle province est résolue en premier : { $provinces }.
refusal-now-recruiting = Prenez d’abord un Centurion, ou renoncez-y.
refusal-now-bank = Piochez d’abord un bonus dans la banque, ou renoncez-y.
refusal-now-ready = Laissez d’abord Crassus commencer.
refusal-might-target = Puissance atteint les jetons adverses visibles qu’aucun marqueur ne couvre, et les marqueurs visibles des provinces et des frontières.
refusal-no-checkpoints = On ne pose un jeton face cachée qu’avec le module Postes de contrôle.
refusal-no-token = Ce jeton n’est pas dans votre réserve : { $token }.
refusal-border-taken = Cette frontière n’est pas libre : { $border }.
refusal-checkpoints-alone = Les postes de contrôle ne se jouent qu’avec les deux autres modules. Ajoutez Poison et Centurions.
refusal-solo-option = L’option « { $option } » concerne un joueur seul contre Crassus. À deux, ne l’indiquez pas.

# Le jeu en une minute

intro-aim = César et Pompée se disputent les 18 provinces de Rome. Le premier qui a posé ses douze marqueurs de contrôle gagne.
intro-turn = À votre tour, posez un jeton sur une frontière libre qui lui convient ; chacun de ses deux nombres compte dans la province à laquelle il fait face. Quand la dernière frontière d’une province est occupée, la province se ferme : vous prenez son bonus, et le joueur qui y a la plus grande somme pose un marqueur, plus un sur chaque frontière entre deux de ses provinces. Puis piochez un jeton.
intro-end = La partie se termine dès qu’un joueur pose son dernier marqueur. Un joueur qui ne peut poser aucun jeton a perdu.
intro-table = La carte montre 18 provinces, chacune avec son bonus, et entre elles les cases de frontière marquées d’un glaive, d’un bouclier ou d’un navire. Chacun a un sac de jetons, une réserve derrière son paravent et douze marqueurs.
intro-example = Pompée pose un 3/3 entre Italia et Achaia, et Achaia se ferme : César y a 8, Pompée 4. Pompée prend le bonus d’Achaia parce qu’il l’a fermée ; César contrôle Achaia et pose un marqueur. César contrôle aussi Creta : il pose encore un marqueur sur la frontière entre les deux.

# Le jeu en trois étapes, pour une invitation

step-1 = Posez un jeton sur une frontière qui lui convient. Chaque nombre compte dans la province à laquelle il fait face.
step-2 = La dernière frontière ferme une province, et vous prenez son bonus.
step-3 = Le joueur qui y a la plus grande somme pose un marqueur. Le premier qui a posé les douze gagne.

# Ce dont parle le conseiller

opinion-won = les chances de victoire
opinion-markers = les marqueurs posés
opinion-borders = les marqueurs sur les frontières et sous les Sénats
opinion-province = votre situation en { $thing }
opinion-close = une province à fermer ensuite
opinion-senates = les Sénats
opinion-tokens = les jetons à choisir

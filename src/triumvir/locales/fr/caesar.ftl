# Caesar! Identifiants : docs/texts.md

title = Caesar!
blurb = César et Pompée se disputent les provinces de Rome le long de leurs frontières, en vingt minutes ; seul, vous affrontez Crassus.

seat-caesar = César
seat-pompey = Pompée

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
term-neighbour = à côté d’une de ses provinces
term-central = centrale
term-near-central = à côté du centre
term-random = hasard
term-trailing = là où il est le plus en retard
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
option-harder = les bonus inutiles coûtent des marqueurs à Crassus (solo)
option-harder-no = non
option-harder-yes = oui
option-sheet = d’autres tuiles de tactique (solo)

# Ce qui peut être fait

prompt-lay = Posez un de vos jetons sur une frontière libre qui lui convient. La première province d’un choix reçoit le nombre le plus élevé.
    .rules = CA-7 CA-14 CA-16 CA-19 CA-20 CA-21 CA-25 CA-30
prompt-order = Deux provinces se sont fermées. Laquelle est résolue d’abord ?
    .rules = CA-16 CA-20 CA-30 CA-41
prompt-offer = { $offer_id ->
    [tactics] Vous avez gagné Tactique. Jouer un autre tour après celui-ci ?
    [wealth] Vous avez gagné Richesse. Piocher un jeton maintenant, pour en avoir désormais un de plus ?
    [poison] Vous avez gagné Poison. Renvoyer dans le sac un jeton de l’adversaire pris au hasard ?
   *[other] Vous avez gagné un bonus ({ $offer }). L’utiliser ?
}
    .rules = CA-29 CA-31 CA-33 CA-44
prompt-might = Vous avez gagné Puissance. Que retournez-vous chez l’adversaire ?
    .rules = CA-34 CA-35 CA-36 CA-37
prompt-bank = Vous avez posé un jeton face cachée. Piocher un bonus dans la banque ?
    .rules = CA-50 CA-51 CA-52 CA-53
prompt-recruiting = Vous avez gagné un Centurion. Lequel prenez-vous à la place d’un jeton du sac ?
    .rules = CA-10 CA-47
prompt-ready = Crassus commence. Êtes-vous prêt ?
    .rules = CA-54 CA-55 CA-57 CA-63

wait-lay = { $seat } doit poser un jeton.
wait-order = { $seat } choisit la province résolue en premier.
wait-offer = { $seat } peut utiliser un bonus.
wait-might = { $seat } peut retourner une pièce.
wait-bank = { $seat } peut piocher dans la banque.
wait-recruiting = { $seat } peut prendre un Centurion.
wait-ready = { $seat } se prépare.

# Choix

kind-lay = Poser un jeton
kind-hide = Poser un jeton face cachée à un poste de contrôle
kind-settle = Résoudre une province en premier
kind-might = Puissance : retourner une pièce
kind-recruit = Prendre un Centurion

choice-lay = { $token } entre { $high } (nombre le plus élevé) et { $low }
choice-hide = { $token } face cachée : { $border }
choice-settle = { $province } d’abord
choice-use = L’utiliser
choice-decline = Y renoncer
choice-bank = Piocher un bonus dans la banque
choice-might = { $target_id ->
    [token] le jeton de la frontière { $place }
    [marker] le marqueur de la frontière { $place }
   *[province] un marqueur de contrôle en { $place }
}
choice-recruit = { $token }
choice-begin = Laisser Crassus commencer

# Ce qui s’est passé

event-turn = Tour { $turn } : { $side }.
event-laid = { $side } pose { $token } : { $values_0 } vers { $high }, { $values_1 } vers { $low }.
event-hid = { $side } pose un jeton face cachée : { $border }.
event-hid-known = { $side } pose { $token } face cachée : { $border }.
event-ordered = { $side } résout d’abord { $province }.
event-closed = { $side } ferme { $province } et prend son bonus : { $bonus }. César y a { $totals_0 }, Pompée { $totals_1 }.
event-tied = Égalité : personne ne contrôlera jamais { $province }.
event-tie-broken = Égalité, et cela suffit à Crassus pendant son tour : { $side } contrôle { $province }.
event-controls = { $side } contrôle { $province } et pose { $markers ->
    [one] un marqueur
   *[other] { $markers } marqueurs
} ; il en reste { $left }.
event-border-covered = { $side } a { $provinces_0 } et { $provinces_1 } : un marqueur couvre leur frontière ; il en reste { $left }.
event-senate = { $side } a { $senates ->
    [1] un premier Sénat
   *[other] { $senates } Sénats
} et place { $markers ->
    [0] zéro marqueur
    [1] un marqueur
   *[other] { $markers } marqueurs
} sous le nouveau ; il en reste { $left }.
event-no-effect = { $bonus } : sans effet pour { $side } à présent.
event-declined = { $side } y renonce : { $bonus }.
event-extra-turn = { $side } jouera un autre tour.
event-drew = { $side } pioche un jeton.
event-drew-known = { $side } pioche { $token }.
event-enriched = Richesse : { $side } pioche un jeton de plus et garde une réserve plus grande.
event-bag-empty = Le sac est vide : { $side } ne pioche rien.
event-poisoned = Poison : { $token } ({ $side }) retourne dans le sac ; il reste { $supply ->
    [0] zéro jeton
    [1] un jeton
   *[other] { $supply } jetons
} dans la réserve.
event-might = { $side } retourne ce que { $other_side } avait là : { $target_id ->
    [token] le jeton de la frontière { $place }
    [marker] le marqueur de la frontière { $place }
   *[province] un marqueur de contrôle en { $place }
}.
event-bank-drawn = { $side } pioche dans la banque : { $bonus } ; il y reste { $bank } bonus.
event-recruited = { $side } prend un Centurion : { $token }.
event-screen-lifted = { $side } lève son paravent : { $tokens }.
event-ended = { $reason } { $side } l’emporte.

# Crassus

event-tile = Crassus révèle la tuile { $tile } : Centurions { $centurions }, piocher { $draws }, poser { $lays }, défausser { $discards }.
event-tiles-shuffled = Les { $tiles } tuiles sont mélangées en une nouvelle pile.
event-crassus-takes = Crassus prend un Centurion : { $token }.
event-crassus-draws = Crassus pioche { $token }.
event-crassus-returns = Crassus remet le jeton le plus à gauche : { $token }.
event-crassus-skips = { $side } ne peut rien poser : la pose numéro { $number } est passée.
event-crassus-keeps = Le sac contenait trop peu de jetons : { $side } n’en défausse aucun.
event-crassus-step = { $step ->
    [1] Étape 1 : un jeton peut donner le contrôle. La plus petite valeur suffisante est { $value } : { $provinces }.
    [2] Étape 2 : un jeton peut fermer une province, sans la gagner. La plus petite valeur est { $value } : { $provinces }.
    [3] Étape 3 : c’est là que Crassus est le plus en retard, de { $margin }, et la plus grande valeur possible est { $value } : { $provinces }.
    [4] Étape 4 : c’est là que Crassus a le plus d’avance, { $margin }, et la plus grande valeur possible est { $value } : { $provinces }.
    [5] Étape 5 : à côté de ce qu’il contrôle, la plus grande valeur est { $value } : { $provinces }.
    [6] Étape 6 : dans une province centrale, la plus grande valeur est { $value } : { $provinces }.
   *[other] Étape 7 : la plus grande valeur possible où que ce soit est { $value } : { $provinces }.
}
event-crassus-province = { $by_id ->
    [italia] Parmi les provinces centrales, Italia passe d’abord : { $kept }.
    [neighbour] Il préfère ce qui touche une de ses provinces : { $kept }.
    [senate] Il préfère un Sénat : { $kept }.
    [poison] Il préfère un Poison : { $kept }.
    [central] Il préfère le centre : { $kept }.
    [near_central] Il préfère ce qui touche le centre : { $kept }.
   *[random] Le hasard choisit { $kept }.
}
event-crassus-border = { $by_id ->
    [trailing] De ses frontières il prend celle vers la province où il est le plus en retard : { $kept }.
    [near_central] De ses frontières il en préfère une vers le centre : { $kept }.
   *[random] De ses frontières le hasard choisit { $kept }.
}
event-crassus-token = { $by_id ->
    [no_laurel] Il garde ses lauriers : { $kept }.
    [sum] La somme des deux nombres décide : { $kept }.
   *[leftmost] Il prend le plus à gauche : { $kept }.
}
event-crassus-lays = Crassus pose { $token } sur { $border }, le nombre le plus élevé vers { $high } : { $value } en { $province }.
event-crassus-discards = { $side } n’en a pas l’usage et le défausse : { $bonus }.{ $harder ->
    [yes] {" "}Un de ses marqueurs part avec ; il en reste { $left }.
   *[no] {""}
}

reason-last-marker = Le dernier marqueur de contrôle est posé.
reason-stuck = Plus aucun jeton ne convient.
reason-crassus-stuck = Crassus ne peut rien poser de tout son tour.

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
board-turn = à son tour
board-legend = Frontières libres : glaive †, bouclier ◊, navire ≈. Des nombres d’un jeton celui de gauche compte dans la province de gauche, ou du haut ; ▲ est à César, ▼ à Pompée, × est face cachée, ● est un marqueur. En minuscules : un marqueur de contrôle est retourné. = est une égalité.

# Le plateau de la page

board-map = Carte de la Méditerranée : 18 provinces et leurs frontières. Les flèches vont d’un lieu à l’autre.
board-moment = Tour { $turn }
board-provinces = Provinces
board-bonus = Bonus
board-free-count = libres
board-markers-left = { $count ->
    [one] marqueur restant
   *[other] marqueurs restants
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
board-senates-of = { $side } : { $count ->
    [one] { $count } Sénat
   *[other] { $count } Sénats
} ; marqueurs dessous : { $markers }
board-tokens-of = Jetons : { $side }
board-unseen-where = Non vus : { $count }. En réserve { $supply }, dans le sac { $bag }{ $hidden ->
    [0] {""}
   *[other] , face cachée { $hidden }
}.
board-not-seen = : pas encore vu
board-seen = : vu
board-taken = (pris)
board-surely-held = Sûrement en réserve
board-surely-bagged = Sûrement dans le sac
board-bank-has = { $count ->
    [0] La banque est vide.
    [one] Il reste { $count } bonus dans la banque.
   *[other] Il reste { $count } bonus dans la banque.
}
board-bonuses = Bonus
board-bonus-senate = Gardez-le. Avec le contrôle, autant de marqueurs dessous que vous avez de Sénats.
board-bonus-tactics = Jouez un autre tour après celui-ci.
board-bonus-wealth = Piochez un jeton de plus, maintenant et pour de bon.
board-bonus-might = Retournez un jeton ou un marqueur adverse.
board-bonus-poison = Un jeton adverse pris au hasard retourne dans le sac, pour de bon.
board-bonus-centurion = Au lieu de piocher, prenez un de vos Centurions.
board-bonus-who = Qui ferme une province prend son bonus, peu importe qui la contrôle.
board-ring = Frontières remplies : trois sur quatre.
board-sums = Sommes : César, Pompée.
board-sums-are = César { $caesar }, Pompée { $pompey }.
board-open = { $count ->
    [one] Une frontière est libre.
   *[other] { $count } frontières sont libres.
}
board-closed = Fermée ; elle va être résolue.
board-controlled = Contrôle : { $side }.
board-fallen = Un marqueur de contrôle est face cachée : personne ne peut poser de marqueurs sur ses frontières.
board-tied = Égalité : personne ne la contrôle.
board-free = Libre : { $symbol } ou laurier.
board-laid = { $side } : { $token }, { $first } vers { $high }, { $second } vers { $low }.
board-hidden = { $known ->
    [yes] { $side } : { $token }, posé face cachée ; il compte 0.
   *[no] { $side } : un jeton posé face cachée ; il compte 0.
}
board-face-down = Il est face cachée et compte 0.
board-covered = { $face ->
    [down] Couvert par un marqueur face cachée ({ $side }).
   *[up] Couvert par un marqueur ({ $side }).
}
board-checkpoint = Un poste de contrôle : on peut y poser un jeton face cachée, pour un bonus de la banque.
board-your-tokens = Vos jetons
board-no-tokens = Aucun jeton
board-in-bag = { $count } encore dans votre sac
board-turn-it = Tourner le jeton
board-face-down-it = Face cachée
board-choose-token = Choisissez un de vos jetons.
board-choose-border = Choisissez une frontière marquée pour { $token }, ou faites-y glisser le jeton.
board-lay-ask = Poser { $first } vers { $high } et { $second } vers { $low } ?
board-hide-ask = Poser { $token } face cachée : { $border } ?
board-lay = Poser
board-might = Retourner
board-settle = Résoudre
board-recruit = Prendre
board-would = Si vous le posez
board-would-might = Si vous la retournez
board-would-be = { $province } { $caesar } à { $pompey }{ $open ->
    [-1] {""}
    [one] , une frontière libre
   *[other] , { $open } frontières libres
}
board-would-close = { $province } se ferme, { $caesar } à { $pompey } : { $control ->
    [none] personne ne la contrôle
   *[other] { $side } la contrôle
}
board-would-cover = { $count ->
    [one] Une frontière serait couverte
   *[other] { $count } frontières seraient couvertes
}
board-would-block = { $count ->
    [one] Une frontière ne pourrait plus être couverte
   *[other] { $count } frontières ne pourraient plus être couvertes
}
board-would-nothing = Cela ne change rien
board-would-win = { $side } gagnerait
board-crassus-has = { $side }, joué par le jeu : marqueurs { $markers }, dans le sac { $bag }, Sénats { $senates }.
board-tile-A = pioche 1, pose 1
board-tile-B = pioche 2, pose 1, défausse 1
board-tile-C = pioche 2, pose 2
board-tile-D = prend un Centurion, pioche 1, pose 1, défausse 1
board-tile-E = prend un Centurion, pioche 1, pose 2
board-pile = { $count ->
    [0] Sa pile est vide et sera mélangée à nouveau.
   *[other] Dans sa pile : { $tiles }.
}
board-step-1 = Règle 1 : avec { $value } il prend le contrôle de { $province } ({ $token }, { $border }).
board-step-2 = Règle 2 : avec { $value } il ferme { $province } ({ $token }, { $border }).
board-step-3 = Règle 3 : c’est en { $province } qu’il est le plus en retard, donc { $value } là ({ $token }, { $border }).
board-step-4 = Règle 4 : c’est en { $province } qu’il a le plus d’avance, donc { $value } là ({ $token }, { $border }).
board-step-5 = Règle 5 : { $province } touche ce qu’il contrôle, donc { $value } là ({ $token }, { $border }).
board-step-6 = Règle 6 : { $province } est centrale, donc { $value } là ({ $token }, { $border }).
board-step-7 = Règle 7 : { $province } reçoit la plus grande valeur, { $value } ({ $token }, { $border }).
board-by-province = Entre provinces a tranché : { $by }.
board-by-border = Entre frontières a tranché : { $by }.
board-by-token = Entre jetons a tranché : { $by }.

# Les règles

rule-CA-1 = La carte compte 18 provinces : Hispania Ulterior, Hispania Citerior, Mauretania, Sardinia, Gallia, Numidia, Sicilia, Italia, Gallia Cisalpina, Africa, Achaia, Macedonia, Dalmatia, Cyrene, Creta, Aegyptus, Asia et Syria.
    .section = Le plateau
rule-CA-2 = Il y a 30 cases de frontière, dix de chaque symbole : glaive, bouclier, navire. Une case appartient aux deux provinces qu’elle relie, et seules des provinces reliées par une case sont voisines.
rule-CA-3 = Trois d’entre elles sont des postes de contrôle : Gallia–Sardinia, Numidia–Africa et Asia–Aegyptus. Elles ne servent qu’avec le module de ce nom.
rule-CA-4 = Chaque province a une case de contrôle, Italia deux. Un Sénat occupe au début la première d’Italia, la seconde est vide.
rule-CA-5 = Sardinia, Sicilia, Italia, Achaia et Creta sont les provinces centrales.
rule-CA-6 = Les deux camps ont les mêmes 16 jetons d’influence : pour le glaive, le bouclier et le navire 6/0, 5/1, 4/2 et 3/3 ; pour le laurier 4/0, 3/1 et deux fois 2/2.
    .section = Matériel
rule-CA-7 = Un jeton convient aux frontières de son symbole. Un laurier convient à toutes.
rule-CA-8 = Chaque camp a 12 marqueurs de contrôle.
rule-CA-9 = Il y a 18 bonus de province : 6 Sénat, 4 Tactique, 4 Richesse et 4 Puissance. Deux modules ajoutent 3 Poison et 3 Centurion.
rule-CA-10 = Avec le module Centurions chaque camp a trois jetons de plus : un glaive 7/0, un 4/4 qui convient au bouclier et au navire, et un laurier 3/3.
rule-CA-11 = Un Sénat est placé en Italia. Les 17 autres bonus sont répartis au hasard, face visible, un par autre province.
    .section = Mise en place
rule-CA-12 = Chaque joueur met ses 16 jetons dans un sac et en pioche deux. C’est sa réserve, que l’adversaire ne voit pas.
rule-CA-13 = César commence.
rule-CA-14 = À votre tour, posez un jeton de votre réserve sur une frontière libre qui lui convient, et choisissez quel nombre fait face à quelle province.
    .section = Un tour
rule-CA-15 = Exemple : un navire 5/1 entre Sicilia et Sardinia donne 5 en Sicilia et 1 en Sardinia, ou l’inverse.
rule-CA-16 = Toute province dont toutes les frontières sont occupées est fermée et résolue, l’une après l’autre, chacune entièrement. Si deux se ferment à la fois, le joueur dont c’est le tour choisit l’ordre.
rule-CA-17 = Puis on pioche exactement un jeton dans le sac.
rule-CA-18 = D’un sac vide on ne pioche rien.
rule-CA-19 = Qui ne peut poser aucun jeton de sa réserve au début d’un tour, même supplémentaire, a aussitôt perdu ; de même quand les 30 frontières sont occupées.
rule-CA-20 = Qui ferme une province prend son bonus, quel que soit celui qui la contrôle.
    .section = Résoudre une province
rule-CA-21 = Chaque camp additionne ses nombres qui font face à la province. Le plus élevé y pose un marqueur de contrôle.
rule-CA-22 = En cas d’égalité, personne ne contrôlera jamais la province. Le bonus est pris quand même.
rule-CA-23 = Le contrôle d’Italia fait poser deux marqueurs.
rule-CA-24 = Exemple : Pompée ferme Achaia avec un 3/3 ; César y a 8, Pompée 4. Pompée prend le bonus, César pose un marqueur.
rule-CA-25 = Un camp qui contrôle les deux provinces d’une frontière pose aussi un marqueur sur cette frontière, sur le jeton qui s’y trouve, à qui qu’il soit.
rule-CA-26 = Exemple : Pompée tient Syria, ferme Asia et la gagne. Il couvre aussi le jeton de la frontière entre les deux.
rule-CA-27 = Si les deux camps peuvent poser des marqueurs sur des frontières, le joueur dont c’est le tour passe d’abord. Comme chaque province est résolue entièrement, seul le camp qui vient d’en gagner une en a jamais à poser.
rule-CA-28 = Les marqueurs de frontière sont posés aussitôt et toujours : ils ne nuisent jamais.
rule-CA-29 = Un bonus s’utilise maintenant ou jamais. Seul un Sénat se garde.
rule-CA-30 = Qui pose son dernier marqueur gagne à cet instant, au milieu de tout ce qui est en cours. Les marqueurs gagnés au-delà sont ignorés.
rule-CA-31 = Tactique : jouez un autre tour après celui-ci. Deux dans un même tour n’en donnent qu’un ; une Tactique gagnée dans ce tour en donne un de plus. On décide à la résolution, avant de piocher.
    .section = Bonus
rule-CA-32 = Chacun de ces tours se termine par sa propre pioche.
rule-CA-33 = Richesse : piochez un jeton maintenant, en plus de celui de la fin du tour. Votre réserve reste plus grande d’un jeton.
rule-CA-34 = Puissance : retournez un jeton d’influence ou un marqueur de contrôle de l’adversaire.
rule-CA-35 = Un jeton retourné compte 0/0. Cela ne change rien dans une province déjà fermée.
rule-CA-36 = Tant qu’un marqueur de contrôle d’une province est retourné, personne ne pose de marqueurs sur ses frontières ; en Italia un seul suffit. La province reste contrôlée, le marqueur compte comme posé, et un marqueur de frontière retourné n’a pas d’autre effet.
rule-CA-37 = Puissance atteint les jetons visibles qu’aucun marqueur ne couvre et les marqueurs visibles des provinces et des frontières ; pas ceux sous un Sénat ni ceux du stock. Elle peut viser un jeton devenu inutile, et on peut y renoncer.
rule-CA-38 = Sénat : gardez-le. Si vous gagnez avec lui le contrôle de la province, placez dessous autant de marqueurs que vous avez maintenant de Sénats. Sans contrôle, aucun. Cela se fait aussitôt et toujours.
rule-CA-39 = Exemple : un premier Sénat avec contrôle prend 1 marqueur, un deuxième sans contrôle aucun, un troisième avec contrôle 3.
rule-CA-40 = Un camp peut avoir autant de Sénats qu’il veut.
rule-CA-41 = Les totaux d’une province sont fixés quand sa dernière frontière est occupée. Une Puissance gagnée dans l’autre province fermée par le même jeton, ou venue de la banque, n’y change rien.
rule-CA-42 = Trois Poison remplacent trois autres bonus au hasard, jamais le Sénat d’Italia.
    .section = Module : Poison
rule-CA-43 = Les deux joueurs commencent avec trois jetons au lieu de deux.
rule-CA-44 = Poison : un jeton de la réserve adverse, pris au hasard, retourne dans le sac, et les deux peuvent le voir. Cette réserve reste plus petite d’un jeton.
rule-CA-45 = Contre une réserve vide, Poison ne fait rien.
rule-CA-46 = Trois Centurion remplacent trois autres bonus au hasard, et chacun prépare ses trois jetons Centurion, visibles. Les modules se combinent librement, sauf que les Postes de contrôle demandent les deux autres.
    .section = Module : Centurions
rule-CA-47 = Centurion : à la fin du tour, prenez ouvertement un de vos jetons Centurion au lieu de piocher. Deux dans un tour remplacent une pioche. Cela marche avec un sac vide, et Poison peut envoyer le jeton dans le sac.
rule-CA-48 = S’il ne reste aucun Centurion, on pioche comme d’habitude.
rule-CA-49 = Les Postes de contrôle ne se jouent qu’avec les deux autres modules. Les six bonus remplacés forment une banque face cachée.
    .section = Module : Postes de contrôle
rule-CA-50 = À un poste de contrôle un jeton peut être posé face cachée. Il compte 0/0 et reste caché à l’adversaire, et le joueur peut piocher un bonus au hasard dans la banque et l’utiliser aussitôt.
rule-CA-51 = Le jeton doit tout de même convenir à la frontière. D’une banque vide on ne pioche rien.
rule-CA-52 = Un Sénat de la banque est gardé, mais aucun marqueur ne va dessous.
rule-CA-53 = Le bonus de la banque vient avant la résolution des provinces que le jeton ferme. Il ne peut pas changer leurs totaux.
rule-CA-54 = Seul, vous choisissez un camp. Crassus a les pièces de l’autre et commence.
    .section = Solo : contre Crassus
rule-CA-55 = Crassus a trois jetons visibles en rangée, de gauche à droite, avec chaque module. Avec Poison vous en avez trois aussi.
rule-CA-56 = Six tuiles de tactique sont mélangées. Facile : 4 A, 2 B. Moyen : 3 A, 2 B, 1 C. Difficile : 4 A, 2 C. Avec Centurions : 4 A, 1 B, 1 D ; 2 A, 2 B, 1 C, 1 D ; 4 A, 1 C, 1 E.
rule-CA-57 = À son tour la tuile du dessus est révélée et exécutée : des jetons arrivent au bout droit de la rangée, des jetons sont posés l’un après l’autre, le plus à gauche retourne dans le sac. A : piocher 1, poser 1. B : piocher 2, poser 1, défausser 1. C : piocher 2, poser 2. D : un Centurion, piocher 1, poser 1, défausser 1. E : un Centurion, piocher 1, poser 2. Sans Centurion restant il pioche à la place. Ces faces sont reconstituées.
rule-CA-58 = Si le sac contient trop peu de jetons, il pioche ce qu’il y a et ne défausse rien ce tour-là.
rule-CA-59 = Quand la pile de tuiles est vide, les tuiles révélées sont mélangées en une nouvelle.
rule-CA-60 = Ce qui se ferme pendant son tour est résolu comme d’habitude, mais une égalité est à Crassus. S’il en ferme deux, celle qu’il visait vient d’abord.
rule-CA-61 = Sénat et Poison agissent pour Crassus comme d’habitude ; il défausse les autres bonus. Avec l’option plus difficile, chacun d’eux lui coûte aussi un marqueur de contrôle, qui compte comme posé et peut donner la victoire.
rule-CA-62 = Une pose impossible est passée. Si aucune n’était possible de tout son tour, Crassus a perdu. Vous perdez comme d’habitude quand vous ne pouvez rien poser.
rule-CA-63 = Crassus suit la première étape qui s’applique. La valeur est le nombre qui fait face à la province visée. 1 : gagner le contrôle, l’égalité suffit, avec la plus petite valeur suffisante. 2 : fermer une province, avec la plus petite valeur. 3 : là où il est le plus en retard, la plus grande valeur. 4 : là où il a de l’influence et le plus d’avance, la plus grande valeur. 5 : à côté d’une de ses provinces, la plus grande valeur. 6 : dans une province centrale la plus grande valeur, Italia d’abord. 7 : la plus grande valeur n’importe où. Jamais il ne pose de façon à vous faire gagner aussitôt, à moins que toute pose le fasse.
rule-CA-64 = Entre provinces il préfère, dans l’ordre : à côté d’une des siennes ; avec un Sénat ; avec un Poison ; centrale ; à côté d’une centrale ; puis le hasard.
rule-CA-65 = Entre les frontières d’une province : vers la province où il est le plus en retard ; vers une centrale ; puis le hasard.
rule-CA-66 = Entre jetons : pas un laurier ; la plus grande somme des deux nombres, ou la plus petite s’il cherche la plus petite valeur ; le plus à gauche.
rule-CA-67 = Ses trois Centurions sont face cachée dans un ordre aléatoire, et le symbole d’une tuile prend celui du dessus. Un bonus Centurion qu’il gagne est défaussé.
rule-CA-68 = Crassus ne pose jamais de jeton face cachée.

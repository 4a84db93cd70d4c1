# Terni lapilli. Ids: docs/texts.md

title = Terni lapilli
blurb = Trois cailloux chacun, neuf points : alignez les vôtres.

seat-red = Rouge
seat-blue = Bleu

term-a1 = a1
term-a2 = a2
term-a3 = a3
term-b1 = b1
term-b2 = b2
term-b3 = b3
term-c1 = c1
term-c2 = c2
term-c3 = c3

kind-place = Poser un caillou
kind-move = Glisser un caillou
choice-place = Poser un caillou en { $place }
choice-move = Glisser de { $from } à { $to }

prompt-placing = Posez un caillou sur un point libre.
    .rules = TL-3 TL-5
wait-placing = { $seat } pose un caillou.
prompt-moving = Glissez un de vos cailloux le long d’une ligne.
    .rules = TL-4 TL-5
wait-moving = { $seat } glisse un caillou.

event-placed = { $seat } pose un caillou en { $place }.
event-moved = { $seat } glisse de { $from } à { $to }.

reason-three = Trois cailloux sont alignés.
reason-long = Soixante actions ont été jouées sans que personne n’aligne ses cailloux.
line-three = { $seat } a trois cailloux alignés

rule-TL-1 = Le plateau a neuf points. Trois rangées, trois colonnes et deux diagonales en sont les lignes.
    .section = Le plateau
rule-TL-2 = Rouge commence, puis chacun joue à son tour.
    .section = Le jeu
rule-TL-3 = D’abord, chacun pose trois cailloux, un par tour, sur des points libres.
rule-TL-4 = Ensuite, chacun glisse à son tour un caillou le long d’une ligne jusqu’au point suivant, s’il est libre.
rule-TL-5 = Trois cailloux dans une rangée, une colonne ou une diagonale gagnent, même pendant la pose.
    .section = La fin
rule-TL-6 = Après soixante actions, la partie est nulle.

# Terni lapilli. Ids: docs/texts.md

title = Terni lapilli
blurb = Three pebbles each, nine points: bring yours into one row.

seat-red = Red
seat-blue = Blue

term-a1 = a1
term-a2 = a2
term-a3 = a3
term-b1 = b1
term-b2 = b2
term-b3 = b3
term-c1 = c1
term-c2 = c2
term-c3 = c3

kind-place = Place a pebble
kind-move = Slide a pebble
choice-place = Place a pebble on { $place }
choice-move = Slide from { $from } to { $to }

prompt-placing = Place a pebble on a free point.
    .rules = TL-3 TL-5
wait-placing = { $seat } places a pebble.
prompt-moving = Slide one of your pebbles along a line.
    .rules = TL-4 TL-5
wait-moving = { $seat } slides a pebble.

event-placed = { $seat } places a pebble on { $place }.
event-moved = { $seat } slides from { $from } to { $to }.

reason-three = Three pebbles lie in a row.
reason-long = Sixty actions have been played, and nobody has a row.
line-three = { $seat } has three in a row

rule-TL-1 = The board has nine points. Three rows, three columns and two diagonals are its lines.
    .section = The board
rule-TL-2 = Red begins; then the players take turns.
    .section = Playing
rule-TL-3 = First each player places three pebbles, one a turn, on free points.
rule-TL-4 = After that each player slides one pebble a turn along a line to the next point, if it is free.
rule-TL-5 = Three pebbles in a row, a column or a diagonal win, even while pebbles are still being placed.
    .section = The end
rule-TL-6 = After sixty actions the game is a draw.

# Caesar! Ids: docs/texts.md

title = Caesar!
blurb = Caesar and Pompey fight for the provinces of Rome along their borders, in twenty minutes; alone you face Crassus.
credits = Modules: Dávid Turczi. Solo mode: Dávid Turczi and Nick Shaw.

seat-caesar = Caesar
seat-pompey = Pompey
seat-itself = Crassus

# Names

term-caesar = Caesar
term-pompey = Pompey
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
term-sword = sword
term-shield = shield
term-ship = ship
term-laurel = laurel
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
term-shield-ship-4-4 = shield or ship 4/4
term-laurel-3-3 = { term-laurel } 3/3
term-senate = Senate
term-tactics = Tactics
term-wealth = Wealth
term-might = Might
term-poison = Poison
term-centurion = Centurion
term-bank = bank
term-token = token
term-marker = marker
term-province = province
term-up = face up
term-down = face down
term-easy = easy
term-medium = medium
term-hard = hard
term-A = A
term-B = B
term-C = C
term-D = D
term-E = E
term-neighbour = next to a province he controls
term-central = central
term-near-central = next to a central province
term-random = at random
term-trailing = towards the province where he trails most
term-no-laurel = no laurel
term-sum = sum of both numbers
term-leftmost = leftmost
term-italia = Italia first

option-poison = module Poison
option-poison-no = no
option-poison-yes = yes
option-centurions = module Centurions
option-centurions-no = no
option-centurions-yes = yes
option-checkpoints = module Checkpoints (with both others)
option-checkpoints-no = no
option-checkpoints-yes = yes
option-side = your side (solo)
option-side-caesar = Caesar
option-side-pompey = Pompey
option-level = Crassus’s strength (solo)
option-level-easy = easy
option-level-medium = medium
option-level-hard = hard
option-harder = Crassus also sheds a marker with every bonus he discards (solo, harder)
option-harder-no = no
option-harder-yes = yes
option-sheet = another sheet of tactic tiles (solo)

# What may be done

prompt-lay = Place one of your tokens on a free border that it fits. In a list of choices, the province named first gets the higher number.
    .rules = CA-7 CA-14 CA-16 CA-19 CA-20 CA-21 CA-25 CA-30
prompt-order = Two provinces have closed. Which is settled first?
    .rules = CA-16 CA-20 CA-30 CA-41
prompt-offer = { $offer_id ->
    [tactics] You have won Tactics. Take another turn after this one?
    [wealth] You have won Wealth. Draw a token now, and have one more from now on?
    [poison] You have won Poison. Send a random token from your opponent’s supply back into the bag?
   *[other] You have won a bonus ({ $offer }). Use it?
}
    .rules = CA-29 CA-31 CA-33 CA-44
prompt-might = You have won Might. Which token or marker of your opponent do you turn face down?
    .rules = CA-34 CA-35 CA-36 CA-37
prompt-bank = You placed a token face down. Draw a bonus from the bank?
    .rules = CA-50 CA-51 CA-52 CA-53
prompt-recruiting = You have won a Centurion. Which one do you take instead of a token from the bag?
    .rules = CA-10 CA-47
prompt-ready = Crassus begins. Are you ready?
    .rules = CA-54 CA-55 CA-57 CA-63

wait-lay = { $seat } to place a token.
wait-order = { $seat } is choosing which province is settled first.
wait-offer = { $seat } may use a bonus.
wait-might = { $seat } may turn a token or marker face down.
wait-bank = { $seat } may draw from the bank.
wait-recruiting = { $seat } may take a Centurion.
wait-ready = { $seat } is getting ready.

# Choices

kind-lay = Place a token
kind-hide = Place a token face down at a checkpoint
kind-settle = Settle a province first
kind-might = Might: turn a token or marker face down
kind-recruit = Take a Centurion

choice-lay = { $token_id ->
    [sword-3-3] Place a { $token } between { $high } and { $low }
    [shield-3-3] Place a { $token } between { $high } and { $low }
    [ship-3-3] Place a { $token } between { $high } and { $low }
    [laurel-2-2] Place a { $token } between { $high } and { $low }
    [shield-ship-4-4] Place a { $token } between { $high } and { $low }
    [laurel-3-3] Place a { $token } between { $high } and { $low }
   *[other] Place a { $token } between { $high } (higher number) and { $low }
}
choice-hide = Place a { $token } face down: { $border }
choice-settle = Settle { $province } first
choice-use = Use the bonus
choice-decline = Decline the bonus
choice-bank = Draw a bonus
choice-might = { $target_id ->
    [token] Turn the token on the border { $place }
    [marker] Turn the marker on the border { $place }
   *[province] Turn a control marker on { $place }
}
choice-recruit = Take the { $token }
choice-begin = Let Crassus begin

# What happened

event-turn = Turn { $turn }: { $side } to play.
event-laid = { $side } places a { $token }: { $values_0 } towards { $high }, { $values_1 } towards { $low }.
event-hid = { $side } places a token face down on the border { $border }.
event-hid-known = { $side } places a { $token } face down on the border { $border }.
event-ordered = { $side } settles { $province } first.
event-closed = { $side } closes { $province } and takes its bonus: { $bonus }. { $sides_0 } has { $totals_0 } there, { $sides_1 } { $totals_1 }.
event-tied = A tie: nobody will ever control { $province }.
event-tie-broken = A tie is enough in Crassus’s turn: { $side } controls { $province }.
event-controls = { $side } controls { $province } and puts down { $markers ->
    [one] a marker
   *[other] { $markers } markers
} ({ $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
}).
event-border-covered = { $side } controls { $provinces_0 } and { $provinces_1 }: a marker goes on the border between them ({ $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
}).
event-senate = { $side } has { $senates ->
    [one] a first Senate
   *[other] { $senates } Senates
} and puts { $markers ->
    [0] no marker
    [one] one marker
   *[other] { $markers } markers
} under the new one ({ $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
}).
event-no-effect = { $bonus } has no effect for { $side } now.
event-declined = { $bonus_id ->
    [bank] { $side } draws nothing from the bank.
   *[other] { $side } declines the bonus: { $bonus }.
}
event-extra-turn = { $side } will take another turn.
event-drew = { $side } draws a token.
event-drew-known = { $side } draws a { $token }.
event-enriched = Wealth: { $side } draws one token more and keeps a larger supply.
event-bag-empty = The bag is empty: { $side } draws nothing.
event-poisoned = Poison: a { $token } of { $side } goes back into the bag; { $supply ->
    [0] the supply is empty
    [one] one token is left in the supply
   *[other] { $supply } tokens are left in the supply
}.
event-might = { $target_id ->
    [token] { $side } turns { $other_side }’s token on the border { $place } face down.
    [marker] { $side } turns { $other_side }’s marker on the border { $place } face down.
   *[province] { $side } turns { $other_side }’s control marker on { $place } face down.
}
event-bank-drawn = { $side } draws from the bank: { $bonus }; { $bank ->
    [0] the bank is empty
    [one] one bonus is left there
   *[other] { $bank } bonuses are left there
}.
event-recruited = { $side } takes a Centurion: { $token }.
event-screen-lifted = { $side } lifts the screen: { $tokens }.
event-ended = { $reason } { $side } wins.

# Crassus

event-tile = Crassus turns tile { $tile }: Centurions { $centurions }, draw { $draws }, place { $lays }, discard { $discards }.
event-tiles-shuffled = The { $tiles } tiles are shuffled into a new pile.
event-crassus-takes = Crassus takes a Centurion: { $token }.
event-crassus-draws = Crassus draws a { $token }.
event-crassus-returns = Crassus puts back the leftmost token: { $token }.
event-crassus-skips = { $side } cannot place token number { $number }.
event-crassus-keeps = The bag held too few tokens: { $side } discards none.
event-crassus-step = { $step ->
    [1] Step 1: one token can gain control. The smallest value that is enough is { $value }: { $provinces }.
    [2] Step 2: one token can close a province, though not win it. The smallest value is { $value }: { $provinces }.
    [3] Step 3: Crassus trails most here, by { $margin }; the highest value that fits is { $value }: { $provinces }.
    [4] Step 4: Crassus leads by most here, by { $margin }; the highest value that fits is { $value }: { $provinces }.
    [5] Step 5: next to a province he controls, the highest value is { $value }: { $provinces }.
    [6] Step 6: in a central province, the highest value is { $value }: { $provinces }.
   *[other] Step 7: the highest value anywhere is { $value }: { $provinces }.
}
event-crassus-province = { $by_id ->
    [italia] Among central provinces Italia comes first: { $kept }.
    [neighbour] Of these he prefers one next to a province he controls: { $kept }.
    [senate] Of these he prefers one with a Senate: { $kept }.
    [poison] Of these he prefers one with a Poison: { $kept }.
    [central] Of these he prefers a central one: { $kept }.
    [near_central] Of these he prefers one next to a central province: { $kept }.
   *[random] Of these, one at random: { $kept }.
}
event-crassus-border = { $by_id ->
    [trailing] Of its borders he takes the one towards the province where he trails most: { $kept }.
    [near_central] Of its borders he prefers one towards a central province: { $kept }.
   *[random] Of its borders, one at random: { $kept }.
}
event-crassus-token = { $by_id ->
    [no_laurel] He saves his laurels: { $kept }.
    [sum] The sum of both numbers decides: { $kept }.
   *[leftmost] He takes the leftmost: { $kept }.
}
event-crassus-lays = Crassus places a { $token } on the border { $border }: { $value } for { $province }.
event-crassus-discards = { $side } has no use for the bonus and discards it: { $bonus }.{ $harder ->
    [yes] {" "}With it he sheds one of his markers; { $left ->
        [0] none is left
        [one] one is left
       *[other] { $left } are left
    }.
   *[no] {""}
}

reason-last-marker = The last control marker is down.
reason-stuck = No token fits any more.
reason-crassus-stuck = Crassus cannot place a token in his whole turn.

line-provinces = { $points ->
    [one] one marker
   *[other] { $points } markers
} on provinces
line-borders = { $points ->
    [one] one marker
   *[other] { $points } markers
} on borders
line-senate = { $points ->
    [one] one marker
   *[other] { $points } markers
} under Senates

# The drawn map

board-supply = Supply
board-unseen = Not seen yet
board-bag = Bag
board-markers = Markers left
board-senates = Senates
board-centurions = Centurions
board-bank = Bank
board-tiles = Tiles
board-row = Row
board-turn = to play
board-legend = Free borders: sword †, shield ◊, ship ≈. Of a token’s numbers the left one counts in the province on the left, or above; ▲ is Caesar’s, ▼ is Pompey’s, × lies face down, ● is a marker. Small letters: a control marker lies face down. = is a tie.

# The board of the page

board-map = Map of the Mediterranean: 18 provinces and the borders between them. Arrow keys go from place to place.
board-moment = Turn { $turn }
aim = Be the first to put down all twelve control markers.
board-gloss-token = influence token
board-gloss-bonus = province bonus
board-gloss-province = province
board-gloss-border = border
board-gloss-tile = Tile { $tile }
board-gloss-close = It closes when all its borders are filled; then the higher sum controls it.
board-gloss-closed = All its borders are filled.
board-gloss-counts = A token here counts in both provinces, with the number that faces each.
board-refuse-token = No free border fits this token.
board-refuse-first = First answer the question that is asked.
board-refuse-taken = This border is taken.
board-refuse-province = Tokens go on borders, not on provinces.
board-refuse-symbol = This border shows a { $symbol }: only that or a laurel fits.
board-why-last = The last marker was put down in turn { $turn }.
board-course = Markers left, turn by turn
board-course-end = { $side }: { $left }.
board-sources = Markers put down, by source
board-sources-markers = Markers
board-source-provinces = Provinces
board-source-borders = Borders
board-source-senates = Senates
board-source-thrown = Bonuses
board-turning = { $province ->
    [none] { $side } puts down { $count } markers in one turn
   *[other] { $side } gains { $province } and puts down { $count } markers in one turn
}: from { $before } left to { $after }.
board-provinces = Provinces
board-bonus = Bonus
board-free-count = free
board-markers-left = { $count ->
    [one] marker left
   *[other] markers left
}
board-tokens = { $count ->
    [one] token
   *[other] tokens
}
board-bagged = in the bag
board-senate-count = { $count ->
    [one] Senate
   *[other] Senates
}
board-senates-of = { $side }: { $count ->
    [one] one Senate
   *[other] { $count } Senates
}; markers under them: { $markers }
board-tokens-of = Tokens of { $side }
board-unseen-where = Unseen: { $count }. In the supply { $supply }, in the bag { $bag }{ $hidden ->
    [0] {""}
   *[other] , face down { $hidden }
}.
board-not-seen = : not seen yet
board-seen = : seen
board-taken = (taken)
board-surely-held = Surely in the supply
board-surely-bagged = Surely in the bag
board-bank-has = { $count ->
    [0] The bank is empty.
    [one] One bonus is left in the bank.
   *[other] { $count } bonuses are left in the bank.
}
board-bonuses = Bonuses
board-bonus-senate = Keep it. With control, put as many markers under it as you have Senates.
board-bonus-tactics = Take another turn after this one.
board-bonus-wealth = Draw one token more, now and for good.
board-bonus-might = Turn a token or marker of your opponent face down.
board-bonus-poison = A random token of your opponent goes back into the bag, for good.
board-bonus-centurion = Instead of drawing, take one of your Centurions.
board-bonus-who = The player who closes a province takes its bonus, no matter who controls it.
board-ring = Borders filled: three of four.
board-sums = Sums: Caesar, Pompey.
board-sums-are = Caesar { $caesar }, Pompey { $pompey }.
board-open = { $count ->
    [one] One border is free.
   *[other] { $count } borders are free.
}
board-closed = Closed; it is about to be settled.
board-controlled = Controlled by { $side }.
board-fallen = A control marker lies face down: nobody may put markers on its borders.
board-tied = A tie: nobody controls it.
board-free = Free: { $symbol } or laurel.
board-laid = { $side }: { $token }, { $first } towards { $high }, { $second } towards { $low }.
board-hidden = { $known ->
    [yes] { $side }: { $token }, placed face down; it counts 0.
   *[no] { $side }: a token placed face down; it counts 0.
}
board-face-down = It lies face down and counts 0.
board-covered = { $face ->
    [down] Covered by a marker of { $side } that lies face down.
   *[up] Covered by a marker of { $side }.
}
board-checkpoint = A checkpoint: a token may be placed face down here, for a bonus from the bank.
board-your-tokens = Your tokens
board-no-tokens = No tokens
board-in-bag = { $count ->
    [0] Your bag is empty
    [one] 1 token left in your bag
   *[other] { $count } tokens left in your bag
}
board-turn-short = Turn
board-kind-lay = Place a { $token }
board-turn-it = Turn the token
board-face-down-it = Face down
board-choose-token = Choose one of your tokens.
board-choose-border = Now choose a marked border for { $token }, or drag it there.
board-lay-ask = { $first } towards { $high }, { $second } towards { $low }?
board-lay-tip = Press { $province } to give it the { $number }.
board-hide-tip = Face down it would count 0 and bring a bonus from the bank.
board-give = { $number } towards { $province }
board-lay-words = { $token }: { $first } towards { $high }, { $second } towards { $low }
board-hide-ask = Place { $token } face down: { $border }?
board-lay = Place it
board-might = Turn it
board-settle = Settle it
board-recruit = Take it
board-acta-closed = { $side } closes { $province }, { $totals_0 } to { $totals_1 } (bonus: { $bonus }).
board-acta-controls = { $side } takes control and puts down { $markers ->
    [one] a marker
   *[other] { $markers } markers
} ({ $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
}).
board-acta-senate = { $side } puts { $markers ->
    [0] no marker
    [one] one marker
   *[other] { $markers } markers
} under the new Senate ({ $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
}).
board-acta-covered = One more on the border { $provinces_0 } – { $provinces_1 } ({ $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
}).
board-would = If you place it
board-would-might = If you turn it
board-would-settle = If you settle it first
board-would-be = { $province } { $caesar } to { $pompey }{ $open ->
    [-1] {""}
    [0] , no border free
    [one] , one border free
   *[other] , { $open } borders free
}
board-would-last = { $province } { $caesar } to { $pompey }. { $side } could close it next
board-would-close = { $province } closes, { $caesar } to { $pompey }: { $control ->
    [none] nobody controls it
    [own] you control it
   *[other] { $side } controls it
}
board-would-cover = { $count ->
    [one] A border would be covered
   *[other] { $count } borders would be covered
}
board-would-block = { $count ->
    [one] One border could not be covered any more
   *[other] { $count } borders could not be covered any more
}
board-would-markers = { $who ->
    [own] { $count ->
        [one] You put down one marker
       *[other] You put down { $count } markers
    }
   *[other] { $side }: { $count ->
        [one] one marker goes down
       *[other] { $count } markers go down
    }
}
board-would-bonus = Your bonus: { $bonus }
board-would-closes = Closes { $provinces }. { $gains }
board-would-risk = { $side } could close next: { $provinces }
board-would-bank = It counts 0. You may draw a bonus from the bank
board-would-nothing = It changes nothing
board-would-win = { $who ->
    [own] You win
   *[other] { $side } would win
}
board-crassus-has = { $side }, played by the game: { $markers ->
    [one] one marker
   *[other] { $markers } markers
} left, in the bag: { $bag }, Senates: { $senates }.
board-tile-A = draws 1, places 1
board-tile-B = draws 2, places 1, discards 1
board-tile-C = draws 2, places 2
board-tile-D = takes a Centurion, draws 1, places 1, discards 1
board-tile-E = takes a Centurion, draws 1, places 2
board-pile = { $count ->
    [0] His pile is empty and will be shuffled anew.
   *[other] In his pile: { $tiles }.
}
board-step-1 = Step 1: with { $value } he gains control of { $province } ({ $token }, { $border }).
board-step-2 = Step 2: with { $value } he closes { $province } ({ $token }, { $border }).
board-step-3 = Step 3: he trails most in { $province }, hence { $value } there ({ $token }, { $border }).
board-step-4 = Step 4: he leads by most in { $province }, hence { $value } there ({ $token }, { $border }).
board-step-5 = Step 5: { $province } lies next to a province he controls, hence { $value } there ({ $token }, { $border }).
board-step-6 = Step 6: { $province } is central, hence { $value } there ({ $token }, { $border }).
board-step-7 = Step 7: { $province } takes the highest value, { $value } ({ $token }, { $border }).
board-by-province = Choice of province: { $by }.
board-by-border = Choice of border: { $by }.
board-by-token = Choice of token: { $by }.

# The rules

rule-CA-1 = The map has 18 provinces: Hispania Ulterior, Hispania Citerior, Mauretania, Sardinia, Gallia, Numidia, Sicilia, Italia, Gallia Cisalpina, Africa, Achaia, Macedonia, Dalmatia, Cyrene, Creta, Aegyptus, Asia and Syria.
    .section = The board
rule-CA-2 = There are 30 border spaces, ten each of sword, shield and ship. A space belongs to both provinces that it joins, and only provinces with a space between them are neighbours.
rule-CA-3 = Three border spaces are checkpoints: Gallia – Sardinia, Numidia – Africa and Asia – Aegyptus. They matter only with the module Checkpoints.
rule-CA-4 = Every province has one control space, Italia two. At the start a Senate lies on the first space of Italia and nothing on the second.
rule-CA-5 = Sardinia, Sicilia, Italia, Achaia and Creta are the central provinces.
rule-CA-6 = Both sides have the same 16 influence tokens: of sword, shield and ship 6/0, 5/1, 4/2 and 3/3 each; of the laurel 4/0, 3/1 and twice 2/2.
    .section = Pieces
rule-CA-7 = A token fits borders of its own symbol. A laurel fits every border.
rule-CA-8 = Each side has 12 control markers.
rule-CA-9 = There are 18 province bonuses: 6 Senate, 4 Tactics, 4 Wealth and 4 Might. Two modules add 3 Poison and 3 Centurion.
rule-CA-10 = With the module Centurions each side has three more tokens: a sword 7/0, a 4/4 that fits shield and ship, and a laurel 3/3.
rule-CA-11 = One Senate lies on Italia. The other 17 bonuses are dealt at random, face up, one to each other province.
    .section = Set-up
rule-CA-12 = Each player puts the 16 tokens into a bag and draws two. They are the player’s supply, which the opponent does not see.
rule-CA-13 = Caesar begins.
rule-CA-14 = On your turn place one token of your supply on a free border that it fits, and choose which number faces which province.
    .section = A turn
rule-CA-15 = Example: a ship 5/1 between Sicilia and Sardinia gives 5 in Sicilia and 1 in Sardinia, or the other way round.
rule-CA-16 = After a token is placed, every province whose borders are now all filled is closed and settled, one after the other, each completely: its bonus is taken, control decided, markers put on borders, the effect of the bonus used. If two close at once, the player whose turn it is chooses the order.
rule-CA-17 = At the end of your turn draw exactly one token from the bag.
rule-CA-18 = From an empty bag nothing is drawn.
rule-CA-19 = A player who cannot place any token of the supply at the start of a turn, an extra turn included, loses at once. This also holds when all 30 borders are filled.
rule-CA-20 = The player who closes a province takes its bonus, no matter who controls it.
    .section = Settling a province
rule-CA-21 = Each player adds up the numbers that face the province. The player with the higher sum puts a control marker on it.
rule-CA-22 = On a tie nobody ever controls the province, and its space stays empty. The bonus is taken all the same.
rule-CA-23 = The player who gains control of Italia puts down two markers.
rule-CA-24 = Example: Pompey closes Achaia with a 3/3, where Caesar has 8 and Pompey 4. Pompey takes the bonus, Caesar puts down a marker.
rule-CA-25 = A player who controls both provinces of a border also puts a marker on that border, over the token there, no matter whose it is.
rule-CA-26 = Example: Pompey controls Syria, closes Asia and gains control of it. He also covers the token on the border between the two.
rule-CA-27 = If both players may put markers on borders, the player whose turn it is comes first. Since each province is settled completely, only the player who has just gained one ever has any to put down.
rule-CA-28 = Markers on borders are put down at once and always, because they never do harm.
rule-CA-29 = The effect of a bonus is used when its province is settled, or never. Only a Senate is kept.
rule-CA-30 = A player who puts down the last control marker wins at that instant, whatever else is going on. Markers earned beyond the last are ignored.
rule-CA-31 = Tactics: take another turn after this one. Two Tactics in one turn give one extra turn; one won in the extra turn gives a further one. You decide when the province is settled, before you draw.
    .section = Bonuses
rule-CA-32 = A turn and the extra turn of Tactics each end with a draw of their own.
rule-CA-33 = Wealth: draw a token now, in addition to the one at the end of the turn. Your supply stays one larger for the rest of the game.
rule-CA-34 = Might: turn one of the opponent’s influence tokens or control markers face down.
rule-CA-35 = A face-down token counts 0/0. It changes nothing in provinces that are already closed, controlled or not.
rule-CA-36 = While a control marker of a province lies face down, nobody puts markers on its borders; on Italia one such marker is enough. The province is still controlled, the marker still counts as put down, and a face-down marker on a border has no further effect.
rule-CA-37 = Might reaches face-up tokens that no marker covers, and face-up markers on provinces and borders; not markers under a Senate or in stock. It may hit a token that no longer matters, and you may do without it.
rule-CA-38 = Senate: keep the bonus. If you gain control of its province at the same time, put as many markers under it as you now have Senates; without control put none. This is done at once and always.
rule-CA-39 = Example: a first Senate with control takes 1 marker, a second without control none, a third with control 3.
rule-CA-40 = A player may hold any number of Senates.
rule-CA-41 = The sums of a province are fixed when its last border is filled. Might won from the other province that the same token closed, or from the bank, does not change them.
rule-CA-42 = With the module Poison three Poison bonuses replace three others at random, never the Senate on Italia.
    .section = Module: Poison
rule-CA-43 = With the module Poison both players begin with three tokens instead of two.
rule-CA-44 = Poison: a random token of the opponent’s supply goes back into the bag, and both may see it. The opponent’s supply stays one smaller for the rest of the game.
rule-CA-45 = Against an empty supply Poison does nothing.
rule-CA-46 = With the module Centurions three Centurion bonuses replace three others at random, and each player keeps three Centurion tokens ready, face up. Modules combine freely, except that Checkpoints need both others.
    .section = Module: Centurions
rule-CA-47 = Centurion: at the end of the turn take one of your Centurion tokens into your supply, openly, instead of drawing. Two Centurion bonuses in one turn replace one draw. It works with an empty bag, and Poison may send the token into the bag.
rule-CA-48 = With no Centurion left, draw as usual.
rule-CA-49 = Checkpoints are played only with both other modules. The six bonuses that were replaced form a face-down bank.
    .section = Module: Checkpoints
rule-CA-50 = At a checkpoint a token may be placed face down. It counts 0/0 and stays hidden from the opponent, and its owner may draw a random bonus from the bank and use it at once.
rule-CA-51 = A token placed face down must fit the border all the same. Nothing is drawn from an empty bank.
rule-CA-52 = A Senate from the bank is kept, but no markers go under it.
rule-CA-53 = The bonus from the bank comes before the provinces that the token closes are settled. It cannot change their sums.
rule-CA-54 = If you play alone you choose a side. Crassus has the pieces of the other side and begins.
    .section = Solo: against Crassus
rule-CA-55 = Crassus has three open tokens in a row, from left to right, whatever modules are played. With Poison you have three as well.
rule-CA-56 = Crassus’s six tactic tiles are shuffled. Easy: 4 A, 2 B. Medium: 3 A, 2 B, 1 C. Hard: 4 A, 2 C. With Centurions, easy: 4 A, 1 B, 1 D; medium: 2 A, 2 B, 1 C, 1 D; hard: 4 A, 1 C, 1 E.
rule-CA-57 = On Crassus’s turn the top tile is turned and carried out in this order: tokens are drawn to the right end of the row, tokens are placed one after the other, the leftmost token goes back into the bag. A: draw 1, place 1. B: draw 2, place 1, discard 1. C: draw 2, place 2. D: take a Centurion, draw 1, place 1, discard 1. E: take a Centurion, draw 1, place 2. With no Centurion left he draws instead. The tiles are reconstructed.
rule-CA-58 = If the bag holds too few tokens, Crassus draws what there is and discards nothing in that turn.
rule-CA-59 = When the pile of tiles is empty, the turned tiles are shuffled into a new pile.
rule-CA-60 = Provinces that close in Crassus’s turn are settled as usual, but on a tie Crassus gains control. If he closes two, the one he aimed at comes first.
rule-CA-61 = Senate and Poison work for Crassus as usual; he discards all other bonuses. With the harder option he also sheds one control marker with each bonus he discards. Such a marker counts as put down and can win him the game.
rule-CA-62 = If Crassus cannot place a token, that placement is skipped. If he can place none in his whole turn, he has lost. You lose as usual if you cannot place a token at the start of your turn.
rule-CA-63 = Crassus goes through seven steps in turn and takes the first that applies; the log says which one, and why. The value of a token is the number that faces the province he aims at. 1: gain control of a province with one token, where a tie is enough: the smallest sufficient value. 2: close a province, even if you gain control of it: the smallest value. 3: the open province where he trails most: the highest value. 4: the open province where he has influence and leads by most: the highest value. 5: a province next to one he controls: the highest value. 6: a central province, Italia first: the highest value. 7: any province: the highest value. What is left open is decided by value, then province (CA-64), border (CA-65) and token (CA-66). He never plays a token that lets you win at once, unless every play would.
rule-CA-64 = Among several provinces Crassus prefers, in this order: one next to a province he controls; one with a Senate; one with a Poison; a central one; one next to a central one; otherwise one at random.
rule-CA-65 = Among several free borders of a province Crassus prefers, in this order: the one towards the province where he trails most, if he trails in any across these borders; one towards a central province; otherwise one at random.
rule-CA-66 = Among several tokens Crassus prefers, in this order: one that is not a laurel; the higher sum of both numbers, or the lower sum where he wants the smallest value; the leftmost in his row.
rule-CA-67 = Crassus’s three Centurions lie face down in random order. The Centurion symbol of a tile brings the top one into his row. A Centurion bonus that he gains is discarded.
rule-CA-68 = Crassus never places a token face down.

# Refusals

refusal-now-lay = Now place one of the tokens in your supply.
refusal-now-offer = First use the bonus or do without it: { $bonus }.
refusal-now-might = First choose what to turn face down, or do without it.
refusal-now-order = First say which province is settled first: { $provinces }.
refusal-now-recruiting = First take a Centurion, or do without one.
refusal-now-bank = First draw a bonus from the bank, or do without one.
refusal-now-ready = Let Crassus begin first.
refusal-might-target = Might reaches your opponent’s face-up tokens that no marker covers, and face-up markers on provinces and borders.
refusal-no-checkpoints = Tokens are placed face down only with the module Checkpoints.
refusal-no-token = This token is not in your supply: { $token }.
refusal-border-taken = This border is not free: { $border }.
refusal-checkpoints-alone = Checkpoints are played only with both other modules. Add Poison and Centurions.
refusal-solo-option = The option “{ $option }” is for one player against Crassus. Leave it out for two.

# The game in a minute

intro-aim = Caesar and Pompey fight for the 18 provinces of Rome. The first to put down all twelve control markers wins.
intro-turn = On your turn place one token on a free border that it fits; each of its two numbers counts in the province it faces. When the last border of a province is filled, the province closes: you take its bonus, and the player with the higher sum there puts down a marker, and one more on every border between two of that player’s provinces. Then draw a token.
intro-end = The game ends as soon as somebody puts down the last marker. A player who cannot place a token loses.
intro-table = The map shows 18 provinces, each with its bonus, and the border spaces between them, marked with a sword, a shield or a ship. Each player has a bag of tokens, a supply behind the screen and twelve markers.
intro-example = Pompey places a 3/3 between Italia and Achaia, and Achaia closes: Caesar has 8 there, Pompey 4. Pompey takes the bonus of Achaia because he closed it; Caesar controls Achaia and puts down a marker. Caesar controls Creta as well, so he puts another marker on the border between the two.

# The game in three steps, for an invitation

step-1 = Place a token on a border that it fits. Each of its numbers counts in the province it faces.
step-2 = The last border closes a province, and you take its bonus.
step-3 = The player with the higher sum there puts down a marker. Put down all twelve and you win.

# What the coach speaks of

opinion-won = the chance of winning
opinion-markers = markers put down
opinion-borders = markers on borders and under Senates
opinion-province = your hold on { $thing }
opinion-close = a province to close next
opinion-senates = Senates
opinion-tokens = tokens to choose from

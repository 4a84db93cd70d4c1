# Caesar! Ids: docs/texts.md

title = Caesar!
blurb = Caesar and Pompey fight for the provinces of Rome along their borders, in twenty minutes; alone you face Crassus.

seat-caesar = Caesar
seat-pompey = Pompey

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
term-neighbour = beside a province of his
term-central = central
term-near-central = beside the centre
term-random = chance
term-trailing = where he trails most
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
option-level = Crassus's strength (solo)
option-level-easy = easy
option-level-medium = medium
option-level-hard = hard
option-harder = Crassus's useless bonuses cost him markers (solo)
option-harder-no = no
option-harder-yes = yes
option-sheet = another sheet of tactic tiles (solo)

# What may be done

prompt-lay = Lay one of your tokens on a free border that it fits. The first province of a choice gets the higher number.
    .rules = CA-7 CA-14 CA-16 CA-19 CA-20 CA-21 CA-25 CA-30
prompt-order = Two provinces have closed. Which is settled first?
    .rules = CA-16 CA-20 CA-30 CA-41
prompt-offer = { $offer_id ->
    [tactics] You have won Tactics. Take another turn after this one?
    [wealth] You have won Wealth. Draw a token now, to have one more from here on?
    [poison] You have won Poison. Send a random token of your opponent back into the bag?
   *[other] You have won a bonus ({ $offer }). Use it?
}
    .rules = CA-29 CA-31 CA-33 CA-44
prompt-might = You have won Might. Which piece of your opponent do you turn face down?
    .rules = CA-34 CA-35 CA-36 CA-37
prompt-bank = You laid a token face down. Draw a bonus from the bank?
    .rules = CA-50 CA-51 CA-52 CA-53
prompt-recruiting = You have won a Centurion. Which one do you take instead of a token from the bag?
    .rules = CA-10 CA-47
prompt-ready = Crassus begins. Are you ready?
    .rules = CA-54 CA-55 CA-57 CA-63

wait-lay = { $seat } is to lay a token.
wait-order = { $seat } chooses which province is settled first.
wait-offer = { $seat } may use a bonus.
wait-might = { $seat } may turn something face down.
wait-bank = { $seat } may draw from the bank.
wait-recruiting = { $seat } may take a Centurion.
wait-ready = { $seat } gets ready.

# Choices

kind-lay = Lay a token
kind-hide = Lay a token face down at a checkpoint
kind-settle = Settle a province first
kind-might = Might: turn a piece face down
kind-recruit = Take a Centurion

choice-lay = { $token } between { $high } (higher number) and { $low }
choice-hide = { $token } face down at { $border }
choice-settle = { $province } first
choice-use = Use it
choice-decline = Do without it
choice-bank = Draw a bonus from the bank
choice-might = { $target_id ->
    [token] the token at { $place }
    [marker] the marker on the border { $place }
   *[province] a control marker on { $place }
}
choice-recruit = { $token }
choice-begin = Let Crassus begin

# What happened

event-turn = Turn { $turn }: { $side }.
event-laid = { $side } lays { $token }: { $values_0 } towards { $high }, { $values_1 } towards { $low }.
event-hid = { $side } lays a token face down at { $border }.
event-hid-known = { $side } lays { $token } face down at { $border }.
event-ordered = { $side } settles { $province } first.
event-closed = { $side } closes { $province } and takes its bonus: { $bonus }. Caesar has { $totals_0 } there, Pompey { $totals_1 }.
event-tied = Level: nobody will ever control { $province }.
event-tie-broken = Level, and in Crassus's turn that is enough: { $side } controls { $province }.
event-controls = { $side } controls { $province } and puts down { $markers ->
    [one] a marker
   *[other] { $markers } markers
}; { $left ->
    [one] one is left
   *[other] { $left } are left
}.
event-border-covered = { $side } has { $provinces_0 } and { $provinces_1 }: a marker covers the border between them; { $left ->
    [one] one is left
   *[other] { $left } are left
}.
event-senate = { $side } has { $senates ->
    [one] a first Senate
   *[other] { $senates } Senates
} and puts { $markers ->
    [0] no marker
    [one] one marker
   *[other] { $markers } markers
} under the new one; { $left ->
    [one] one is left
   *[other] { $left } are left
}.
event-no-effect = { $bonus }: without effect for { $side } now.
event-declined = { $side } does without it: { $bonus }.
event-extra-turn = { $side } will take another turn.
event-drew = { $side } draws a token.
event-drew-known = { $side } draws { $token }.
event-enriched = Wealth: { $side } draws one token more and keeps a larger supply.
event-bag-empty = The bag is empty: { $side } draws nothing.
event-poisoned = Poison: { $token } of { $side } goes back into the bag; { $supply ->
    [0] nothing is
    [one] one token is
   *[other] { $supply } tokens are
} left in the supply.
event-might = { $side } turns face down what { $other_side } has there: { $target_id ->
    [token] the token at { $place }
    [marker] the marker on the border { $place }
   *[province] a control marker on { $place }
}.
event-bank-drawn = { $side } draws from the bank: { $bonus }; { $bank ->
    [one] one bonus is
   *[other] { $bank } bonuses are
} left there.
event-recruited = { $side } takes a Centurion: { $token }.
event-screen-lifted = { $side } lifts the screen: { $tokens }.
event-ended = { $reason } { $side } wins.

# Crassus

event-tile = Crassus turns tile { $tile }: Centurions { $centurions }, draw { $draws }, lay { $lays }, discard { $discards }.
event-tiles-shuffled = The { $tiles } tiles are shuffled into a new pile.
event-crassus-takes = Crassus takes a Centurion: { $token }.
event-crassus-draws = Crassus draws { $token }.
event-crassus-returns = Crassus puts back the leftmost token: { $token }.
event-crassus-skips = { $side } can lay nothing: lay number { $number } is skipped.
event-crassus-keeps = The bag held too few tokens: { $side } discards none.
event-crassus-step = { $step ->
    [1] Step 1: one token can gain control. The smallest value that is enough is { $value }: { $provinces }.
    [2] Step 2: one token can close a province, though not win it. The smallest value is { $value }: { $provinces }.
    [3] Step 3: Crassus trails most, by { $margin }, and the highest value that fits is { $value }: { $provinces }.
    [4] Step 4: Crassus leads by most, by { $margin }, and the highest value that fits is { $value }: { $provinces }.
    [5] Step 5: beside what he controls the highest value is { $value }: { $provinces }.
    [6] Step 6: in a central province the highest value is { $value }: { $provinces }.
   *[other] Step 7: the highest value anywhere is { $value }: { $provinces }.
}
event-crassus-province = { $by_id ->
    [italia] Of central provinces Italia comes first: { $kept }.
    [neighbour] Of these he prefers what lies beside a province of his: { $kept }.
    [senate] Of these he prefers a Senate: { $kept }.
    [poison] Of these he prefers a Poison: { $kept }.
    [central] Of these he prefers the centre: { $kept }.
    [near_central] Of these he prefers what lies beside the centre: { $kept }.
   *[random] Of these chance takes { $kept }.
}
event-crassus-border = { $by_id ->
    [trailing] Of its borders he takes the one towards the province where he trails most: { $kept }.
    [near_central] Of its borders he prefers one towards the centre: { $kept }.
   *[random] Of its borders chance takes { $kept }.
}
event-crassus-token = { $by_id ->
    [no_laurel] He saves his laurels: { $kept }.
    [sum] The sum of both numbers decides: { $kept }.
   *[leftmost] He takes the leftmost: { $kept }.
}
event-crassus-lays = Crassus lays { $token } at { $border }, the higher number towards { $high }: { $value } in { $province }.
event-crassus-discards = { $side } has no use for it and discards it: { $bonus }.{ $harder ->
    [yes] {" "}One of his markers goes with it; { $left ->
        [one] one is left
       *[other] { $left } are left
    }.
   *[no] {""}
}

reason-last-marker = The last control marker is down.
reason-stuck = No token fits any more.
reason-crassus-stuck = Crassus can lay nothing in his whole turn.

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
board-turn = on turn
board-legend = Free borders: sword †, shield ◊, ship ≈. Of a token's numbers the left one counts in the province on the left, or above; ▲ is Caesar's, ▼ is Pompey's, × lies face down, ● is a marker. Small letters: a control marker lies face down. = is a tie.

# The board of the page

board-map = Map of the Mediterranean: 18 provinces and the borders between them. Arrow keys go from place to place.
board-moment = Turn { $turn }
board-provinces = Provinces
board-bonus = Bonus
board-free-count = open
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
board-bonus-senate = Keep it. With control, as many markers under it as you have Senates.
board-bonus-tactics = Take another turn after this one.
board-bonus-wealth = Draw one token more, now and for good.
board-bonus-might = Turn an enemy token or marker face down.
board-bonus-poison = A random token of the enemy goes back into the bag, for good.
board-bonus-centurion = Instead of drawing, take one of your Centurions.
board-bonus-who = Whoever closes a province takes its bonus, whoever controls it.
board-ring = Borders filled: three of four.
board-sums = Sums: Caesar, Pompey.
board-sums-are = Caesar { $caesar }, Pompey { $pompey }.
board-open = { $count ->
    [one] One border is open.
   *[other] { $count } borders are open.
}
board-closed = Closed; it is about to be settled.
board-controlled = Controlled by { $side }.
board-fallen = A control marker lies face down: nobody may put markers on its borders.
board-tied = A tie: nobody controls it.
board-free = Free: { $symbol } or laurel.
board-laid = { $side }: { $token }, { $first } towards { $high }, { $second } towards { $low }.
board-hidden = { $known ->
    [yes] { $side }: { $token }, laid face down; it counts 0.
   *[no] { $side }: a token laid face down; it counts 0.
}
board-face-down = It lies face down and counts 0.
board-covered = { $face ->
    [down] Covered by a marker of { $side } that lies face down.
   *[up] Covered by a marker of { $side }.
}
board-checkpoint = A checkpoint: a token may be laid face down here, for a bonus from the bank.
board-your-tokens = Your tokens
board-no-tokens = No tokens
board-in-bag = { $count } left in your bag
board-turn-it = Turn the token
board-face-down-it = Face down
board-choose-token = Choose one of your tokens.
board-choose-border = Now choose a marked border for { $token }, or drag it there.
board-lay-ask = Lay { $first } towards { $high } and { $second } towards { $low }?
board-hide-ask = Lay { $token } face down at { $border }?
board-lay = Lay it
board-might = Turn it
board-settle = Settle it
board-recruit = Take it
board-would = If you lay it
board-would-might = If you turn it
board-would-be = { $province } { $caesar } to { $pompey }{ $open ->
    [-1] {""}
    [one] , one border open
   *[other] , { $open } borders open
}
board-would-close = { $province } closes, { $caesar } to { $pompey }: { $control ->
    [none] nobody controls it
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
board-would-nothing = It changes nothing
board-would-win = { $side } would win
board-crassus-has = { $side }, played by the game: { $markers } markers left, { $bag } in the bag, Senates: { $senates }.
board-tile-A = draws 1, lays 1
board-tile-B = draws 2, lays 1, discards 1
board-tile-C = draws 2, lays 2
board-tile-D = takes a Centurion, draws 1, lays 1, discards 1
board-tile-E = takes a Centurion, draws 1, lays 2
board-pile = { $count ->
    [0] His pile is empty and will be shuffled anew.
   *[other] In his pile: { $tiles }.
}
board-step-1 = Rule 1: with { $value } he gains control of { $province } ({ $token }, { $border }).
board-step-2 = Rule 2: with { $value } he closes { $province } ({ $token }, { $border }).
board-step-3 = Rule 3: he trails most in { $province }, hence { $value } there ({ $token }, { $border }).
board-step-4 = Rule 4: he leads by most in { $province }, hence { $value } there ({ $token }, { $border }).
board-step-5 = Rule 5: { $province } lies beside what he controls, hence { $value } there ({ $token }, { $border }).
board-step-6 = Rule 6: { $province } is central, hence { $value } there ({ $token }, { $border }).
board-step-7 = Rule 7: { $province } takes the highest value, { $value } ({ $token }, { $border }).
board-by-province = Between provinces decided: { $by }.
board-by-border = Between borders decided: { $by }.
board-by-token = Between tokens decided: { $by }.

# The rules

rule-CA-1 = The map has 18 provinces: Hispania Ulterior, Hispania Citerior, Mauretania, Sardinia, Gallia, Numidia, Sicilia, Italia, Gallia Cisalpina, Africa, Achaia, Macedonia, Dalmatia, Cyrene, Creta, Aegyptus, Asia and Syria.
    .section = The board
rule-CA-2 = There are 30 border spaces, ten each of sword, shield and ship. A space belongs to both provinces that it joins, and only provinces with a space between them are neighbours.
rule-CA-3 = Three of them are checkpoints: Gallia–Sardinia, Numidia–Africa and Asia–Aegyptus. They matter with the module of that name only.
rule-CA-4 = Every province has one control space, Italia two. A Senate lies on the first of Italia's at the start, nothing on the second.
rule-CA-5 = Sardinia, Sicilia, Italia, Achaia and Creta are the central provinces.
rule-CA-6 = Both sides have the same 16 influence tokens: of sword, shield and ship 6/0, 5/1, 4/2 and 3/3 each; of the laurel 4/0, 3/1 and twice 2/2.
    .section = Pieces
rule-CA-7 = A token fits borders of its own symbol. A laurel fits every border.
rule-CA-8 = Each side has 12 control markers.
rule-CA-9 = There are 18 province bonuses: 6 Senate, 4 Tactics, 4 Wealth and 4 Might. Two modules add 3 Poison and 3 Centurion.
rule-CA-10 = With the module Centurions each side has three more tokens: a sword 7/0, a 4/4 that fits shield and ship, and a laurel 3/3.
rule-CA-11 = One Senate lies on Italia. The other 17 bonuses are dealt at random, face up, one to each other province.
    .section = Set-up
rule-CA-12 = Each player puts the 16 tokens into a bag and draws two. They are the supply, which the opponent does not see.
rule-CA-13 = Caesar begins.
rule-CA-14 = On your turn lay one token of your supply on a free border that it fits, and choose which number faces which province.
    .section = A turn
rule-CA-15 = Example: a ship 5/1 between Sicilia and Sardinia gives 5 in Sicilia and 1 in Sardinia, or the other way round.
rule-CA-16 = Every province whose borders are now all filled is closed and settled, one after the other, each completely. If two close at once, the player on turn chooses the order.
rule-CA-17 = Then draw exactly one token from the bag.
rule-CA-18 = From an empty bag nothing is drawn.
rule-CA-19 = Who cannot lay any token of the supply at the start of a turn, an extra turn included, has lost at once; likewise when all 30 borders are filled.
rule-CA-20 = Who closes a province takes its bonus, whoever controls it.
    .section = Settling a province
rule-CA-21 = Each side adds up its numbers that face the province. The higher side puts a control marker on it.
rule-CA-22 = On a tie nobody ever controls the province. The bonus is taken all the same.
rule-CA-23 = Control of Italia puts down two markers.
rule-CA-24 = Example: Pompey closes Achaia with a 3/3, where Caesar has 8 and Pompey 4. Pompey takes the bonus, Caesar puts down a marker.
rule-CA-25 = A side that controls both provinces of a border puts a marker on that border too, over the token there, whosever it is.
rule-CA-26 = Example: Pompey has Syria, closes Asia and wins it. He also covers the token on the border between the two.
rule-CA-27 = If both sides may put markers on borders, the player on turn comes first. Since each province is settled completely, only the side that has just won one ever has any to put down.
rule-CA-28 = Markers on borders go down at once and always: they never harm.
rule-CA-29 = A bonus is used now or never. Only a Senate is kept.
rule-CA-30 = Whoever puts down the last marker wins at that instant, in the middle of whatever is going on. Markers earned beyond it are ignored.
rule-CA-31 = Tactics: take another turn after this one. Two in one turn give one extra turn; one won in the extra turn gives a further one. You decide when the province is settled, before the draw.
    .section = Bonuses
rule-CA-32 = Each of these turns ends with its own draw.
rule-CA-33 = Wealth: draw a token now, besides the one at the end of the turn. Your supply stays one larger.
rule-CA-34 = Might: turn one of the opponent's influence tokens or control markers face down.
rule-CA-35 = A face-down token counts 0/0. In provinces that are closed already it changes nothing.
rule-CA-36 = While a control marker of a province lies face down nobody puts markers on its borders; on Italia one such marker is enough. The province is still controlled, the marker still counts as put down, and a face-down marker on a border does nothing more.
rule-CA-37 = Might reaches face-up tokens that no marker covers, and face-up markers on provinces and borders; not what lies under a Senate or in stock. It may hit a token that no longer matters, and it may be declined.
rule-CA-38 = Senate: keep the token. If you win control of that province with it, put as many markers under it as you have Senates now. Without control put none. This is done at once and always.
rule-CA-39 = Example: a first Senate with control takes 1 marker, a second without control none, a third with control 3.
rule-CA-40 = There is no limit to how many Senates one side can hold.
rule-CA-41 = The totals of a province are fixed when its last border is filled. Might won from the other province that the same token closed, or from the bank, does not change them.
rule-CA-42 = Three Poison bonuses replace three others at random, never the Senate on Italia.
    .section = Module: Poison
rule-CA-43 = Both players begin with three tokens instead of two.
rule-CA-44 = Poison: a random token of the opponent's supply goes back into the bag, and both may see it. That supply stays one smaller.
rule-CA-45 = Against an empty supply Poison does nothing.
rule-CA-46 = Three Centurion bonuses replace three others at random, and each player lays the three Centurion tokens ready, open. Modules combine freely, except that Checkpoints need both others.
    .section = Module: Centurions
rule-CA-47 = Centurion: at the end of the turn take one of your Centurion tokens, openly, instead of drawing. Two in one turn replace one draw. It works with an empty bag, and Poison may send the token into the bag.
rule-CA-48 = With no Centurion left, draw as usual.
rule-CA-49 = Checkpoints are played only with both other modules. The six bonuses that were replaced form a face-down bank.
    .section = Module: Checkpoints
rule-CA-50 = At a checkpoint a token may be laid face down. It counts 0/0 and stays hidden from the opponent, and the player may draw a random bonus from the bank and use it at once.
rule-CA-51 = The token must fit the border all the same. From an empty bank nothing is drawn.
rule-CA-52 = A Senate from the bank is kept, but no markers go under it.
rule-CA-53 = The bonus from the bank comes before the provinces that the token closes are settled. It cannot change their totals.
rule-CA-54 = Alone you choose a side. Crassus has the other side's pieces and begins.
    .section = Solo: against Crassus
rule-CA-55 = Crassus has three open tokens in a row, from left to right, with every module. With Poison you have three as well.
rule-CA-56 = Six tactic tiles are shuffled. Easy: 4 A, 2 B. Medium: 3 A, 2 B, 1 C. Hard: 4 A, 2 C. With Centurions: 4 A, 1 B, 1 D; 2 A, 2 B, 1 C, 1 D; 4 A, 1 C, 1 E.
rule-CA-57 = On his turn the top tile is turned and carried out: tokens come to the right end of the row, tokens are laid one after the other, the leftmost goes back into the bag. A: draw 1, lay 1. B: draw 2, lay 1, discard 1. C: draw 2, lay 2. D: a Centurion, draw 1, lay 1, discard 1. E: a Centurion, draw 1, lay 2. With no Centurion left he draws instead. The faces are reconstructed.
rule-CA-58 = If the bag holds too few tokens he draws what there is and discards nothing that turn.
rule-CA-59 = When the pile of tiles is empty, the turned ones are shuffled into a new one.
rule-CA-60 = What closes in his turn is settled as usual, but a tie is Crassus's. If he closes two, the one he aimed at comes first.
rule-CA-61 = Senate and Poison work for Crassus as usual; other bonuses he discards. With the harder option each of these also costs him a control marker, which counts as put down and can win.
rule-CA-62 = A lay that is not possible is skipped. If none was possible in his whole turn, Crassus has lost. You lose as usual when you can lay nothing.
rule-CA-63 = Crassus takes the first step that applies. The value is the number that faces the province he aims at. 1: gain control, level is enough, with the smallest value that does. 2: close a province, with the smallest value. 3: where he trails most, the highest value. 4: where he has influence and leads by most, the highest value. 5: beside a province of his, the highest value. 6: in a central province the highest value, Italia first. 7: the highest value anywhere. He never makes a lay that lets you win at once, unless every lay does.
rule-CA-64 = Between provinces he prefers, in this order: beside one of his; with a Senate; with a Poison; central; beside a central one; then chance.
rule-CA-65 = Between borders of a province: towards the province where he trails most; towards a central one; then chance.
rule-CA-66 = Between tokens: no laurel; the higher sum of both numbers, or the lower one where he wants the smallest; the leftmost.
rule-CA-67 = His three Centurions lie face down in random order, and a tile's symbol takes the top one. A Centurion bonus that he gains is discarded.
rule-CA-68 = Crassus never lays a token face down.

# Caesar & Cleopatra. Ids: docs/texts.md

title = Caesar & Cleopatra
blurb = Rome's patricians are courted by two sides with influence, with intrigue, and face to face with a vote of confidence.

seat-caesar = Caesar
seat-cleopatra = Cleopatra

# Names

term-caesar = Caesar
term-cleopatra = Cleopatra
term-senators = Senators
term-praetors = Praetors
term-quaestors = Quaestors
term-censors = Censors
term-aediles = Aediles
term-1 = 1
term-2 = 2
term-3 = 3
term-4 = 4
term-5 = 5
term-philosopher = Philosopher
term-assassination = Assassination
term-spy = Spy
term-castling = Castling
term-scout = Scout
term-wrath = Wrath of the Gods
term-veto = Veto
term-influence = influence
term-action = action
term-orgy = Orgy
term-shuffle = Orgy with shuffle
term-up = face up
term-down = face down

option-action-deck = action deck
option-action-deck-arranged = each player orders it
option-action-deck-shuffled = shuffled, the beginners' way
option-orgies = Orgies
option-orgies-standard = all three, all the time
option-orgies-leave-after-two-groups = one leaves when two groups are finished
option-orgies-one-fewer = one fewer from the start

# Parts of sentences. $group_id, $card_id and $deck_id serve languages with cases and genders.

at-group = { $group_id ->
   *[other] at the { $group }
}
to-group = { $group_id ->
   *[other] to the { $group }
}
at-groups = { $groups_0_id ->
   *[other] at the { $groups_0 }
} and { $groups_1_id ->
   *[other] the { $groups_1 }
}
one-of-group = { $group_id ->
    [senators] A Senator
    [praetors] A Praetor
    [quaestors] A Quaestor
    [censors] A Censor
    [aediles] An Aedile
   *[other] A patrician ({ $group })
}
a-card = { $card_id ->
    [assassination] an { $card }
    [wrath] the { $card }
   *[other] a { $card }
}
the-target = { $target_id ->
   *[other] the { $target }
}
from-deck = { $deck_id ->
    [influence] an influence card
    [action] an action card
   *[other] a card ({ $deck })
}

# What may be done

prompt-arranging = Put your action deck in order: which card comes next, from the top down?
    .rules = CC-6 CC-17 CC-19 CC-61 CC-65 CC-69 CC-76 CC-78 CC-80
prompt-placing = Lay one card of each value, 1 to 5, face down, one at each group.
    .rules = CC-24 CC-25 CC-27 CC-21 CC-169
prompt-turn = { $placed ->
    [0] { $acted ->
        [yes] Now place one card face down or two face up.
       *[no] Place one card face down or two face up, play an action card, or pass.
    }
    [1] { $acted ->
        [yes] Place the second card face up.
       *[no] Place the second card face up; an action card may come first.
    }
   *[other] Play an action card, or end your plays.
}
    .rules = CC-30 CC-31 CC-35 CC-36 CC-37 CC-43 CC-44 CC-51 CC-52 CC-60 CC-90 CC-104 CC-148
prompt-answer = Announced: { $announced }. Will you stop it?
    .rules = CC-80 CC-81 CC-82 CC-83
prompt-striking = You see the other hand. Which card must go?
    .rules = CC-65 CC-66 CC-67 CC-68
prompt-laying = Castling: lay your cards at the two groups again, face down ({ $laid } of { $lifted } laid).
    .rules = CC-69 CC-70 CC-71 CC-72
prompt-offer = You may draw one card.
    .rules = CC-68 CC-82
prompt-swapping = { $to_draw ->
    [0] Pass: discard as many cards as you like, then draw the same number.
    [one] One card discarded. Another, or draw?
   *[other] { $to_draw } cards discarded. Another, or draw?
}
    .rules = CC-148 CC-149 CC-150 CC-151
prompt-drawing = { $to_draw ->
    [one] Draw one more card: from which reserve?
   *[other] Draw { $to_draw } cards: from which reserve comes the next?
}
    .rules = CC-99 CC-100 CC-101

wait-arranging = { $seat } is ordering the action deck.
wait-placing = { $seat } is laying the first cards.
wait-turn = { $seat } is to play.
wait-answer = { $seat } may stop the action.
wait-striking = { $seat } is looking at the other hand.
wait-laying = { $seat } is castling.
wait-offer = { $seat } may draw a card.
wait-swapping = { $seat } is swapping cards.
wait-drawing = { $seat } is drawing.

# Choices

kind-arrange = Next card of the action deck
kind-setup = Lay a first card
kind-down = Place one card face down
kind-up = Place two cards face up, one after the other
kind-assassinate = Assassination: remove an open card
kind-castle = Castling: rearrange two groups
kind-scout = Scout: turn cards up
kind-wrath = Wrath of the Gods: clear a group
kind-strike = Discard a card from the other hand
kind-lay = Lay a card again
kind-discard = Discard a card
kind-draw = Draw a card

choice-arrange = { $card }
choice-setup = { $card } { to-group }
choice-down = { $card } face down { at-group }
choice-up = { $card } face up { at-group }
choice-pass = Pass and swap cards
choice-end = End your plays
choice-assassinate = Assassination: the { $card } { at-group }
choice-spy = Spy: look at the other hand
choice-castle = Castling { at-groups }
choice-scout = Scout { at-group }
choice-wrath = Wrath of the Gods { at-group }
choice-veto = Play the Veto
choice-allow = Let it happen
choice-strike = Discard { a-card }
choice-lay = { $card } { to-group }
choice-discard = Discard { a-card }
choice-done = Enough: draw
choice-draw = Draw { from-deck }
choice-decline = Draw nothing

# What happened

event-arranged = { $seat } chooses card { $place } of the action deck.
event-arranged-known = { $seat } makes { $card } card { $place } of the action deck.
event-bonus-dealt = { $seat } receives a secret bonus card.
event-bonus-dealt-known = { $seat } receives the bonus card of the { $group }.
event-set-up = { $seat } lays a first card face down { at-group }.
event-set-up-known = { $seat } lays { a-card } face down { at-group }.
event-turn = Turn { $turn }: { $side } is on turn.
event-placed = { $face_id ->
    [up] { $seat } places { a-card } face up { at-group }.
   *[down] { $seat } places a card face down { at-group }.
}
event-placed-known = { $seat } places { a-card } face down { at-group }.
event-passed = { $seat } passes.
event-announced = { $card_id ->
    [assassination] { $seat } plays Assassination on { the-target } { at-group }.
    [spy] { $seat } sends a Spy.
    [castling] { $seat } plays Castling { at-groups }.
    [scout] { $seat } sends a Scout: cards { at-group } are to be turned up.
    [wrath] { $seat } calls the Wrath of the Gods upon the cards { at-group }.
   *[other] { $seat } plays { $card }.
}
event-allowed = { $seat } lets it happen.
event-vetoed = { $seat } vetoes: { $card } has no effect.
event-assassinated = { $seat } loses the { $card } { at-group }.
event-hand-shown = The hand of { $seat } is shown to the Spy.
event-hand-shown-known = The Spy sees the hand of { $seat }: { $cards }.
event-struck = { $seat } must discard { a-card }.
event-declined = { $seat } draws nothing.
event-drew = { $seat } draws { from-deck }.
event-drew-known = { $seat } draws { a-card }.
event-lifted = { $seat } takes up { $count ->
    [one] one card
   *[other] { $count } cards
} { at-groups }.
event-laid = { $seat } lays a card again.
event-laid-known = { $seat } lays { a-card } again, { at-group }.
event-castled = { $seat } has castled { at-groups }: { $sizes_0 } and { $sizes_1 } cards lie there, face down.
event-scouted = { $seat } must show { at-group }: { $cards }.
event-smitten = { $seat } loses { at-group }: { $cards }.
event-waived = { $seat } has no place left and lays nothing.
event-swapped = { $count ->
    [0] { $seat } swaps no card.
    [one] { $seat } swaps one card.
   *[other] { $seat } swaps { $count } cards.
}
event-discarded = { $seat } discards { a-card }.
event-vote-card = { $card_id ->
    [orgy] { $seat } turns the vote card: Orgy, no vote.
    [shuffle] { $seat } turns the vote card: Orgy, no vote, and a shuffle.
   *[other] { $seat } turns the vote card: { $card }.
}
event-votes-shuffled = { $count ->
    [one] One vote card makes a new pile.
   *[other] { $count } vote cards are shuffled into a new pile.
}
event-orgy-left = This Orgy leaves the game.
event-vote = Vote of confidence { at-group }.
event-revealed = { $seat } turns up { at-group }: { $cards }.
event-counted = Caesar has { $sums_0 }{ $philosophers_0 ->
    [0] { "" }
    [1] { " " }and a Philosopher
   *[other] { " " }and { $philosophers_0 } Philosophers
}, Cleopatra { $sums_1 }{ $philosophers_1 ->
    [0] { "" }
    [1] { " " }and a Philosopher
   *[other] { " " }and { $philosophers_1 } Philosophers
}.
event-tied = A tie { at-group }: all cards stay, face up.
event-patrician-won = { one-of-group } goes to { $seat }; { $left ->
    [0] none is left
   *[other] { $left } left
}.
event-lost = { $seat } loses { a-card } { at-group }.
event-group-finished = The last of the { $group } is won: the group is finished.
event-cleared = { $seat } discards what lay { at-group }: { $cards }.
event-alone = { $seat } plays on alone: the other side has no influence left.
event-bonus-shown = The bonus cards: Caesar had the { $groups_0 }, Cleopatra the { $groups_1 }.
event-ended = The game is over. { $reason }

# The end

reason-patricians = All patricians are won.
reason-influence = Neither side has influence cards left.
reason-alone-full = The player left alone has five cards at every group.
reason-alone-blocked = The player left alone has no free place and nothing that makes one.
reason-deadlock = Every group is full, and no card is left that could change it.
reason-idle = Six times in a row somebody passed without swapping a card.

line-patricians = { $group }: { $won ->
    [one] one patrician
   *[other] { $won } patricians
}
line-majority = { $group }: the majority
line-whole-group = { $group }: the whole group
line-bonus = { $group }: the secret bonus

# The drawn board

board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-hand-size = hand: { $influence } influence + { $action } action
board-reserve = reserves: { $influence } + { $action }
board-hidden = hidden
board-open = open
board-sum = sum
board-votes = votes
board-finished = all won
board-hand = Hand
board-empty = empty
board-bonus = Bonus
board-seen = surely in the other hand
board-deck = Action deck from the top
board-castling = In hand for Castling
board-to-come = Votes to come
board-turned = Turned

# Ways to order the action deck

preset-balanced = balanced: a bit of everything in turn
preset-attack = attack first: Assassinations, Spies and Wrath on top
preset-defence = defence first: Vetoes, Scouts and Castlings on top

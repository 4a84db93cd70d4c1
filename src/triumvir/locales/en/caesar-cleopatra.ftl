# Caesar & Cleopatra. Ids: docs/texts.md

title = Caesar & Cleopatra
blurb = Two sides court the patricians of Rome with influence and intrigue, until a vote of confidence decides.

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
term-shuffle = Orgy “please shuffle”
term-up = face up
term-down = face down

option-action-deck = action deck
option-action-deck-arranged = each player orders it
option-action-deck-shuffled = shuffled, for beginners
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
against-card = { $card_id ->
    [castling] { $card }
    [assassination] { $card }
   *[other] the { $card }
}
from-deck = { $deck_id ->
    [influence] an influence card
    [action] an action card
   *[other] a card ({ $deck })
}

# What may be done

prompt-arranging = Put your action deck in order: which card comes next, from the top down?
    .rules = CC-6 CC-17 CC-19 CC-61 CC-65 CC-69 CC-76 CC-78 CC-80
prompt-placing = Place one card of each value, 1 to 5, face down, one at each group.
    .rules = CC-24 CC-25 CC-27 CC-21 CC-169
prompt-turn = { $placed ->
    [0] { $acted ->
        [yes] { $usual ->
            [yes] Now place one card face down or two face up.
           *[no] Now place one card face down.
        }
       *[no] { $optional ->
            [yes] { $usual ->
                [yes] Place one card face down or two face up, play an action card, or pass.
               *[no] Place one card face down, play an action card, or pass.
            }
           *[no] { $usual ->
                [yes] Place one card face down or two face up, or pass.
               *[no] Place one card face down, or pass.
            }
        }
    }
    [1] { $optional ->
        [yes] Place the second card face up; you may play an action card first.
       *[no] Place the second card face up.
    }
   *[other] { $optional ->
        [yes] Play an action card, or finish playing cards.
       *[no] You have no more to play: finish playing cards.
    }
}
    .usual = up
    .optional = assassinate spy castle scout wrath
    .rules = CC-30 CC-31 CC-35 CC-36 CC-37 CC-43 CC-44 CC-51 CC-52 CC-60 CC-90 CC-104 CC-148
prompt-answer = { $announced_kind ->
    [assassinate] Your opponent plays Assassination on your { $card } { at-group }. { $optional ->
        [yes] Play a Veto?
       *[no] You hold no Veto.
    }
    [spy] Your opponent sends a Spy to look at your hand and discard one of your cards. { $optional ->
        [yes] Play a Veto?
       *[no] You hold no Veto.
    }
    [castle] Your opponent plays Castling { at-groups }. { $optional ->
        [yes] Play a Veto?
       *[no] You hold no Veto.
    }
    [scout] Your opponent sends a Scout to turn up your cards { at-group }. { $optional ->
        [yes] Play a Veto?
       *[no] You hold no Veto.
    }
   *[wrath] Your opponent calls the Wrath of the Gods upon all cards { at-group }. { $optional ->
        [yes] Play a Veto?
       *[no] You hold no Veto.
    }
}
    .optional = veto
    .rules = CC-80 CC-81 CC-82 CC-83
prompt-striking = You see your opponent’s hand. Which card must go?
    .rules = CC-65 CC-66 CC-67 CC-68
prompt-laying = Castling: place your cards at the two groups again, face down ({ $laid } of { $lifted } placed).
    .rules = CC-69 CC-70 CC-71 CC-72
prompt-offer = A card has left your hand: you may draw one in its place.
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
wait-placing = { $seat } is placing the first cards.
wait-turn = { $seat } to play.
wait-answer = { $seat } may play a Veto.
wait-striking = { $seat } is looking at the opponent’s hand.
wait-laying = { $seat } is castling.
wait-offer = { $seat } may draw a card.
wait-swapping = { $seat } is swapping cards.
wait-drawing = { $seat } is drawing.

# Choices

kind-arrange = Next card of the action deck
kind-setup = Place a first card
kind-down = Place one card face down
kind-up = Place two cards face up, one after the other
kind-assassinate = Assassination: remove a face-up card
kind-castle = Castling: rearrange two groups
kind-scout = Scout: turn cards up
kind-wrath = Wrath of the Gods: clear a group
kind-strike = Discard one of your opponent’s cards
kind-lay = Place a card again
kind-discard = Discard a card
kind-draw = Draw a card

choice-arrange = { $card }
choice-setup = Place { a-card } { at-group }
choice-down = Place { a-card } face down { at-group }
choice-up = Place { a-card } face up { at-group }
choice-pass = Pass and swap cards
choice-end = Finish playing cards
choice-assassinate = Assassination: the { $card } { at-group }
choice-spy = Spy: look at your opponent’s hand
choice-castle = Castling { at-groups }
choice-scout = Scout { at-group }
choice-wrath = Wrath of the Gods { at-group }
choice-veto = Play a Veto
choice-allow = Allow it
choice-strike = Discard { a-card }
choice-lay = Place { a-card } { at-group }
choice-discard = Discard { a-card }
choice-done = Draw now
choice-draw = Draw { from-deck }
choice-decline = Draw nothing

# Labels of the board

board-moment = Turn { $turn }
board-moment-start = Before the first turn
board-open-points = { $count ->
    [one] open point
   *[other] open points
}
board-final-points = { $count ->
    [one] point
   *[other] points
}
board-patricians = { $count ->
    [one] patrician
   *[other] patricians
}
board-in-hand = in hand
board-discards = { $count ->
    [one] discard
   *[other] discards
}
board-reserve-influence = Influence
board-reserve-action = Action
board-vote-cards = Vote cards
board-last-turned = Turned
board-votes-to-come = to come
board-vote-turned = turned
board-all-won = all won
board-tab-discards = Discards
board-none = none
board-card = { $side }: { $card }
board-card-down = { $side }: face down
board-card-known = { $side }: { $card }, face down
board-lane = { $side }, { $group }
board-lane-sum = { $side }: { $sum } open, { $down } face down, { $philosophers ->
    [0] no Philosopher
    [one] one Philosopher
   *[other] { $philosophers } Philosophers
}
board-pips = { $group }: Caesar { $caesar }, Cleopatra { $cleopatra }, { $left } left
board-gauge = { $count } of 8 cards, { $own } of 5 on your side
board-gauge-open = { $count } of 8 cards
board-reserve-of = { $side }: { $deck_id ->
    [influence] { $count ->
        [one] 1 influence card
       *[other] { $count } influence cards
    }
   *[action] { $count ->
        [one] 1 action card
       *[other] { $count } action cards
    }
} in reserve
board-vote-pile = { $count ->
    [one] 1 vote card in the pile
   *[other] { $count } vote cards in the pile
}
board-last-vote = Last vote card: { $card }
board-secret = Your secret bonus
board-secret-group = 3 { $group }: +2 points
board-step-act = Action
board-step-acted = Action: { $card }
board-step-place = Influence: 1 or 2 cards
board-step-draw = Draw to five
board-step-vote = Turn a vote card
board-step-passive = Pass: swap cards
board-once = one action a turn
board-no-target = no target
board-no-place = no place left
board-reply = only as an answer
board-chosen = { $card }, chosen
board-place-card = { $number }: { $card }
board-lay-there = Place { a-card } { at-group }
board-target-card = { $card } { at-group }
board-target-group = { $group }
board-take-up = Take back { a-card } from the { $group }
board-my-hand = Your hand
board-lifted = Cards to place again
board-first-set = Cards to place
board-their-hand = The hand of { $seat }
board-hand-seen = { $name } sees your hand
board-deck-order = Your action deck, from the top
board-presets = Start from
board-preset-balanced = Balanced
board-preset-attack = Attack first
board-preset-defence = Defence first
board-arrange-keys = Drag the cards, or move a chosen one with the arrow keys. Number 1 is drawn first.
board-arrange-ready = Your action deck, from the top. Change the order as you like.
board-send-deck = Use this order
board-hint-one = Place { a-card } at a marked group.
board-hint-one-or-two = Place { a-card } face down at a marked group, or choose a second card to place both face up.
board-hint-two = Both face up: where does the { $card } go?
board-ready-down = { choice-down }. If you add a second card, both lie face up.
board-ready-only = { choice-down }
board-ready-up = { choice-up }
board-ready-two = Face up: { $first } and { $second }.
board-face-up = Face up
board-face-down = Face down
board-setup-hint = Where does the { $card } go? One card for each group, face down.
board-setup-ready = All five cards are down. You can still move them.
board-castle-hint = Where does the { $card } go?
board-castle-ready = All cards are down. You can still move them.
board-swap-ready = { $count ->
    [one] Swap one card
   *[other] Swap { $count } cards
}
board-lay = Place it
board-lay-all = Place them
board-swap = Swap
board-swap-none = Swap nothing
board-strike = Discard it
board-next = next: { $card }
board-target-assassinate = Which card is the target? Choose one of your opponent’s face-up cards.
board-target-castle = Choose two groups. You will place your cards there anew, face down.
board-target-castle-second = And the second group?
board-target-scout = At which group will you turn cards up?
board-target-wrath = Which group will you clear?
board-play = Play it
board-seen-in-hand = Certainly in the hand of { $seat }
board-discards-of = Discards of { $seat }
board-short-patricians = patr.
board-short-hand = hand
board-short-influence = infl.
board-short-action = action
board-short-discards = disc.
aim = Win patricians in votes: each is worth a point, a majority in a group one more. The player with the most points wins.
board-gloss-influence = influence card
board-gloss-action = action card
board-gloss-group = group of { $count }
board-gloss-points = Each patrician is worth 1 point, the majority of the group 1 more, the whole group another 1.
board-gloss-won = You have { $mine }, { $name } { $theirs }, { $left } left to win.
board-gloss-cards = { $count } of 8 cards lie here.
board-gloss-seven = 7 of 8 cards lie here: with one more, a vote is held at once, without a vote card.
board-gloss-spy = In the hand of { $name }: { $influence } influence, { $action } action.
board-refuse-finished = Not at the { $group }: all are won.
board-refuse-five = Not at the { $group }: you already have five cards there.
board-refuse-eight = Not at the { $group }: eight cards lie there.
board-refuse-draw = Draw first.
board-refuse-two = You have already placed two cards, which is the most in a turn.
board-refuse-full = There is no free place at any group.
board-refuse-veto = A Veto is an answer: play it when your opponent announces an action.
board-refuse-once = { $card } must wait: you have already played an action this turn.
board-refuse-target = { $card } has no target now.
board-acta-lost = { $seat } loses { a-card }.
board-acta-won = { one-of-group } goes to { $seat }{ $left ->
    [0] , the last one
   *[other] { "" }
}.
board-acta-castled = Cards face down there: { $sizes_0 } and { $sizes_1 }.
board-acta-eight = Eight cards lie there, so no vote card is needed.
board-acta-lower = With a Philosopher the lower sum wins.
board-acta-gone = The group is finished: the card leaves the game, and the next one is turned.
board-why-group = The { $group } decided it, { $more } to { $fewer }{ $bonus ->
    [yes] , with a secret bonus
   *[other] { "" }
}.
board-why-tie = Both sides have the same number of points and patricians.
board-ledger = Points by group
board-ledger-points = Points
board-ledger-total = Total
board-ledger-so-far = So far
board-ledger-majority = majority { $points }
board-ledger-whole-group = whole group { $points }
board-ledger-bonus = bonus { $points }
board-pass = Pass
board-end = Finish
board-veto = Veto
board-allow = Allow it
board-allows = { $name } allows it
board-done = Draw now
board-decline = Draw nothing

# What happened

event-arranged = { $seat } chooses card { $place } of the action deck.
event-arranged-known = { $seat } puts { a-card } in place { $place } of the action deck.
event-bonus-dealt = { $seat } receives a secret bonus card.
event-bonus-dealt-known = { $seat } receives the bonus card of the { $group }.
event-set-up = { $seat } places a first card face down { at-group }.
event-set-up-known = { $seat } places { a-card } face down { at-group }.
event-turn = Turn { $turn }: { $seat } to play.
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
    [scout] { $seat } sends a Scout { to-group }.
    [wrath] { $seat } calls the Wrath of the Gods upon all cards { at-group }.
   *[other] { $seat } plays { $card }.
}
event-allowed = { $seat } allows it.
event-plays-ended = { $seat } has finished playing cards.
event-vetoed = { $seat } vetoes { against-card }.
event-assassinated = { $seat } loses { a-card } { at-group }.
event-hand-shown = { $seat } must show the Spy every card in hand.
event-hand-shown-known = { $seat } must show the Spy every card in hand: { $cards }.
event-struck = { $seat } must discard { a-card }.
event-declined = { $seat } draws nothing.
event-drew = { $seat } draws { from-deck }.
event-drew-known = { $seat } draws { a-card }.
event-lifted = { $seat } takes up { $count ->
    [one] one card
   *[other] { $count } cards
} { at-groups }.
event-laid = { $seat } places a card again.
event-laid-known = { $seat } places { a-card } { at-group } again.
event-castled = { $seat } has finished Castling { at-groups } (face down there: { $sizes_0 } and { $sizes_1 }).
event-scouted = { $seat } must turn up the cards { at-group }: { $cards }.
event-smitten = { $seat } loses all cards { at-group }: { $cards }.
event-waived = { $seat } has no free place left and places nothing.
event-swapped = { $count ->
    [0] { $seat } swaps no card.
    [one] { $seat } swaps one card.
   *[other] { $seat } swaps { $count } cards.
}
event-discarded = { $seat } discards { a-card }.
event-vote-card = { $card_id ->
    [orgy] { $seat } turns a vote card: an Orgy, so no vote.
    [shuffle] { $seat } turns a vote card: the Orgy “please shuffle”, so no vote.
   *[other] { $seat } turns a vote card: { $card }.
}
event-votes-shuffled = { $count ->
    [one] One vote card makes a new pile.
   *[other] { $count } vote cards are shuffled into a new pile.
}
event-orgy-left = This Orgy leaves the game.
event-vote = Vote of confidence { at-group }.
event-revealed = { $seat } turns up the cards { at-group }: { $cards }.
event-counted = { $sides_0 } has { $sums_0 }{ $philosophers_0 ->
    [0] { "" }
    [1] { " " }and a Philosopher
   *[other] { " " }and { $philosophers_0 } Philosophers
}, { $sides_1 } { $sums_1 }{ $philosophers_1 ->
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
event-cleared = { $seat } discards all cards { at-group }: { $cards }.
event-alone = { $seat } plays on alone: the opponent has no influence cards left.
event-bonus-shown = The bonus cards: { $sides_0 } had the { $groups_0 }, { $sides_1 } the { $groups_1 }.
event-ended = The game is over. { $reason }

# The end

reason-patricians = All patricians are won.
reason-influence = Neither player has any influence cards left.
reason-alone-full = The player left alone has five cards at every group.
reason-alone-blocked = The player left alone has no free place and no card that makes one.
reason-deadlock = Every group is full, and no card is left that could change it.
reason-idle = Six turns in a row were passed without swapping a card.

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
board-votes = tally
board-finished = all won
board-hand = Hand
board-empty = empty
board-bonus = Bonus
board-seen = certainly in your opponent’s hand
board-deck = Action deck from the top
board-castling = In hand for Castling
board-to-come = To come
board-turned = Turned

# Ways to order the action deck

preset-balanced = balanced: a bit of everything in turn
preset-attack = attack first: Assassinations, Spies and Wrath on top
preset-defence = defence first: Vetoes, Scouts and Castlings on top

# The rule reference, in our own words

rule-CC-1 = The game is played with 135 cards: 35 neutral, 50 Roman and 50 Egyptian ones.
    .section = Material
rule-CC-2 = The neutral cards are 21 patricians, 8 vote cards and 6 bonus cards.
rule-CC-3 = The patricians come in five groups: 5 Senators, 5 Praetors, 5 Quaestors, 3 Censors and 3 Aediles.
rule-CC-4 = Each side owns 37 influence cards and 13 action cards.
rule-CC-5 = The influence cards of a side are seven each of the values 1 to 5, and two Philosophers.
rule-CC-6 = The action cards of a side: 4 Assassinations, 2 Spies, 2 Castlings, 2 Scouts, 1 Wrath of the Gods and 2 Vetoes.
rule-CC-7 = The vote cards: one for each group, two plain Orgies and one Orgy “please shuffle”.
rule-CC-8 = There are two bonus cards each for Senators, Praetors and Quaestors, and none for Censors and Aediles.
rule-CC-9 = The cards of both sides have the same effects. Influence and action cards have different backs, so everybody sees how many of each a hand holds and from which reserve a card is drawn.
rule-CC-10 = The five groups of patricians lie face up in a row between the players.
    .section = Set-up
rule-CC-11 = It does not matter in which order the patricians of a group lie.
rule-CC-12 = The vote cards are shuffled and form a face-down pile.
rule-CC-13 = One player is Caesar and has the Roman cards, the other is Cleopatra and has the Egyptian ones.
rule-CC-14 = Each player takes two cards of each value from 1 to 5 out of the influence cards: ten in all.
rule-CC-15 = There is no Philosopher among the ten cards taken out for the set-up.
rule-CC-16 = The other 27 influence cards are shuffled and, face down, form the first reserve.
rule-CC-17 = Each player puts the 13 action cards in any order. Face down, they form the second reserve.
rule-CC-18 = For beginners: the action cards are shuffled instead of ordered.
rule-CC-19 = Once the game has begun, nobody looks through a reserve, not even its owner. A player who ordered the action deck may of course remember the order.
rule-CC-20 = When the action decks are in order, the bonus cards are shuffled and each player is dealt one, face down, before the first cards are placed.
rule-CC-21 = You know your own bonus card and keep it secret until the game is scored.
rule-CC-22 = The four bonus cards that are left over leave the game unseen.
rule-CC-23 = Both players may have a bonus card for the same group.
rule-CC-24 = Each player places one set of 1 to 5 face down, exactly one card at each group, in any order.
rule-CC-25 = The other set of 1 to 5 is the first hand.
rule-CC-26 = The first hand of five holds no action card.
rule-CC-27 = Nobody knows what the opponent places before the game begins.
rule-CC-28 = Cleopatra always has the first turn.
    .section = A turn
rule-CC-29 = The players take alternate turns.
rule-CC-30 = On your turn you either play cards (an active turn) or pass (a passive turn).
rule-CC-31 = An active turn: place influence, and play one action if you like; then hold extraordinary votes if there are any, refill your hand and turn a vote card.
rule-CC-32 = You may pass even if you could play.
rule-CC-33 = You must pass if you have no influence card in hand, or no free place for one and no action in hand that makes a place. Only two actions make one: the Wrath of the Gods, and an Assassination at a full group where you have fewer than five cards. Castling never does.
rule-CC-34 = After your turn it is your opponent’s turn.
rule-CC-35 = In an active turn you must place one or two influence cards.
    .section = Placing influence
rule-CC-36 = A single card is placed face down.
rule-CC-37 = Two cards are placed face up.
rule-CC-38 = A single card cannot be placed face up. You may place a first card face up only if you have a card and a place for the second.
rule-CC-39 = Placing two cards face down, or one face up and one face down, is not allowed.
rule-CC-40 = You never place more than two influence cards in a turn.
rule-CC-41 = Two cards may go to one group or to two.
rule-CC-42 = You place cards on your own side only.
rule-CC-43 = You may have at most five influence cards at a group.
rule-CC-44 = Both players together may have at most eight influence cards at a group.
rule-CC-45 = The cards placed at the set-up count towards the limits of five and eight.
rule-CC-46 = A Philosopher counts as one card towards the limits of five and eight.
rule-CC-47 = Nothing can be placed at a group whose patricians are all won.
rule-CC-48 = You may look at your own face-down cards whenever you like.
rule-CC-49 = Only a Scout or a vote shows you your opponent’s face-down cards.
rule-CC-50 = With a single influence card in hand you place it face down.
rule-CC-51 = In an active turn you may play one action card, not more.
    .section = Playing an action
rule-CC-52 = You may play an action card before, between or after placing influence.
rule-CC-53 = Once you have finished playing cards there are no more actions: extraordinary votes, refill and vote card follow without a break.
rule-CC-54 = An action takes effect at once.
rule-CC-55 = A played action card goes face up to its owner’s discard pile. Everybody may look through all discard piles at any time.
rule-CC-56 = An action alone is not a turn: you must place influence as well.
rule-CC-57 = A player who passes plays no action.
rule-CC-58 = You may play an action first in order to make room for your placement.
rule-CC-59 = If a Veto leaves you without a place for influence, you place nothing; extraordinary votes, refill and vote card follow as usual.
rule-CC-60 = An action needs a target. Assassination: a face-up card of the opponent. Spy: a hand that is not empty. Castling: two unfinished groups, at least one of them with a card of yours (you may put every card back where it was). Scout: a group with a face-down card of the opponent. Wrath of the Gods: an unfinished group with any influence card, even if all are yours.
rule-CC-61 = Assassination sends one face-up influence card of the opponent to its owner’s discard pile.
    .section = The six actions
rule-CC-62 = A face-down card cannot be assassinated.
rule-CC-63 = A face-up Philosopher can be assassinated.
rule-CC-64 = You cannot assassinate your own cards.
rule-CC-65 = The Spy shows you the opponent’s whole hand.
rule-CC-66 = The player who sent the Spy chooses one of the cards shown; it goes to the opponent’s discard pile.
rule-CC-67 = A Spy may discard an influence card, a Philosopher or an action card.
rule-CC-68 = The player who was spied on may at once draw one card from either reserve, or decline. If both reserves are empty, there is nothing to draw.
rule-CC-69 = For Castling you choose two groups, take up all your cards there and place them again at the same two groups, divided as you like.
rule-CC-70 = After Castling all the cards taken up lie face down, even those that were face up.
rule-CC-71 = Castling may leave one of the two groups without a card of yours.
rule-CC-72 = Castling keeps to the limits of five cards of yours and eight in all.
rule-CC-73 = Castling never moves a card of the opponent.
rule-CC-74 = Castling may move Philosophers.
rule-CC-75 = If Castling brings a group to eight cards, an extraordinary vote follows at the end of the turn.
rule-CC-76 = The Scout turns up all cards that the opponent has at one group, and they stay face up.
rule-CC-77 = The Scout does not turn your own cards.
rule-CC-78 = The Wrath of the Gods sends all influence cards of both sides at one group to their owners’ discard piles.
rule-CC-79 = The Wrath of the Gods does not touch the patricians.
rule-CC-80 = A Veto is played out of turn, as soon as the opponent has announced an action and its target, and cancels it. The action takes effect only if it is not vetoed.
rule-CC-81 = The Veto and the cancelled action both go to their owners’ discard piles.
rule-CC-82 = A player who has played a Veto may draw one card from either reserve, or decline. If both reserves are empty, there is nothing to draw.
rule-CC-83 = There is no Veto against a Veto.
rule-CC-84 = A Veto cannot be played as the action of your own turn.
rule-CC-85 = An action that was vetoed still counts as the one action of that turn.
rule-CC-86 = A Veto does not use up the action of your own next turn.
rule-CC-87 = A Spy that was vetoed has seen nothing.
rule-CC-88 = A Veto does not stop votes, placements or passing.
rule-CC-89 = You may play a Veto even if you have no influence cards left.
rule-CC-90 = If a group holds eight influence cards at the end of an active turn, before the refill, an extraordinary vote is held there at once, without a vote card.
    .section = The extraordinary vote
rule-CC-91 = If a group that reached eight cards has dropped below eight by the end of the turn, no extraordinary vote is held there.
rule-CC-92 = If several groups hold eight cards, a vote is held at each, in the order of the groups on the table.
rule-CC-93 = Extraordinary votes come before the refill and before the vote card of the turn.
rule-CC-94 = The vote card of the turn is turned even after an extraordinary vote, and may name the same group.
rule-CC-95 = An extraordinary vote is counted exactly like any other.
rule-CC-96 = After a tie in an extraordinary vote the eight cards stay, and no more can be added: only action cards can change anything there.
rule-CC-97 = If a group still holds eight cards at the end of a later active turn, another extraordinary vote is held there.
rule-CC-98 = No vote card changes place because of an extraordinary vote.
rule-CC-99 = After playing cards you draw until you hold five.
    .section = The refill
rule-CC-100 = You draw one card at a time, and each time choose one of your two reserves.
rule-CC-101 = If a reserve is empty, draw from the other; if both are empty, your hand stays smaller.
rule-CC-102 = A hand never has more than five cards.
rule-CC-103 = Discard piles are never shuffled back into the reserves.
rule-CC-104 = At the end of an active turn you turn the top vote card.
    .section = The vote card
rule-CC-105 = If the vote card shows a group, a vote is held at that group at once.
rule-CC-106 = A turned vote card is put face up beside the pile.
rule-CC-107 = A plain Orgy means that there is no vote; it is put face up beside the pile.
rule-CC-108 = At the Orgy “please shuffle” all vote cards still in the game, turned or not, this one included, are shuffled into a new pile, and there is no vote. The turned card of a finished group is shuffled in, too.
rule-CC-109 = After an Orgy of either kind no further card is turned.
rule-CC-110 = Between two shuffles each group can come up only once.
rule-CC-111 = The pile of vote cards is never empty when a card must be turned.
rule-CC-112 = The vote card of a finished group has no effect and leaves the game; the next vote card is turned at once.
rule-CC-113 = Until it is turned, the vote card of a finished group stays in the pile.
rule-CC-114 = For a vote both players first turn up all their cards at the group.
    .section = A vote
rule-CC-115 = The influence of a side is the sum of its numbered cards at the group; a Philosopher adds nothing.
rule-CC-116 = Without Philosophers the higher sum wins.
rule-CC-117 = The winner takes the top patrician and keeps it face up.
rule-CC-118 = The side with the higher sum loses its highest number at the group.
rule-CC-119 = The side with the lower sum loses its lowest number at the group.
rule-CC-120 = A side without a numbered card at the group loses none.
rule-CC-121 = Lost cards go face up to their owner’s discard pile.
rule-CC-122 = All other cards at the group stay after the vote, face up.
rule-CC-123 = If the sums are equal, nobody wins and nothing is lost; the cards stay, face up.
rule-CC-124 = A tied group is counted again at its next vote, with whatever was added since.
rule-CC-125 = A side with numbered cards beats a side without any card, if no Philosopher is at the group.
rule-CC-126 = If neither side has a card at the group, the vote changes nothing.
rule-CC-127 = A vote concerns its own group only.
rule-CC-128 = Example: Caesar has 3 and 4, Cleopatra 2, 3 and 3. Cleopatra wins and loses a 3; Caesar loses his 3.
rule-CC-129 = A Philosopher is placed like any influence card, face up or face down.
    .section = The Philosopher
rule-CC-130 = If only one side has a Philosopher at the group, the lower sum wins.
rule-CC-131 = It does not matter who owns the Philosopher: the lower sum wins, even if that harms the owner.
rule-CC-132 = In a vote that is decided all Philosophers at the group are lost as well.
rule-CC-133 = Example: Cleopatra has 4 and 5, Caesar 3 and a Philosopher. Caesar wins and loses the 3 and the Philosopher; Cleopatra loses the 5.
rule-CC-134 = If the sums are equal, the vote is put off and all cards stay face up, Philosophers included.
rule-CC-135 = If a Philosopher is the only card of the whole group, the vote is put off and the Philosopher stays, face up.
rule-CC-136 = A side with only a Philosopher wins against numbers without one. If the numbers have a Philosopher beside them, the two Philosophers cancel each other and the numbers win.
rule-CC-137 = One Philosopher on each side: the two cancel each other, the higher sum wins, and both Philosophers are lost.
rule-CC-138 = With one Philosopher against two, the lower sum wins.
rule-CC-139 = When one Philosopher meets two in a vote, all three are lost.
rule-CC-140 = Two Philosophers against none count as one. They do not cancel each other, and both are lost.
rule-CC-141 = Two Philosophers against two cancel each other: the higher sum wins, and all four are lost.
rule-CC-142 = If nothing but Philosophers lies at the group, the vote is put off.
rule-CC-143 = Numbers with a Philosopher against an empty side: the empty side wins the patrician.
rule-CC-144 = A Philosopher that has survived a tie still acts in the next vote.
rule-CC-145 = When the last patrician of a group is won, all influence cards there go to their owners’ discard piles.
    .section = A finished group
rule-CC-146 = A finished group is cleared after ordinary and extraordinary votes alike.
rule-CC-147 = Whatever the vote itself costs, no influence card is left at a finished group.
rule-CC-148 = A player who passes may discard any number of cards from hand, or none.
    .section = A passive turn
rule-CC-149 = Cards discarded in a passive turn go face up to the player’s own discard pile.
rule-CC-150 = In a passive turn first discard all the cards you want, then draw as many, each from a reserve of your choice. A hand of fewer than five stays that small.
rule-CC-151 = A player who passes places nothing, plays no action and turns no vote card.
rule-CC-152 = If the reserves hold fewer cards than a passing player discarded, that player draws what is left.
rule-CC-153 = A passive turn brings no extraordinary vote.
rule-CC-154 = A player with no influence card in hand but some in reserve is not out of influence.
rule-CC-155 = The game ends as soon as all 21 patricians are won, even in the middle of a turn.
    .section = The end of the game
rule-CC-156 = The game ends when neither player has influence cards in hand or in reserve. Cards on the table or in discard piles do not count.
rule-CC-157 = The conditions of CC-156, CC-158 and CC-160 to CC-163 are checked between turns, in this order, after the vote of the turn and also after a passive turn.
rule-CC-158 = If only one player has influence cards left in hand or in reserve, that player has all further turns. The other has none, but may still be spied on, play a Veto and draw for it.
rule-CC-159 = The player left alone refills as usual.
rule-CC-160 = If the player left alone has five cards at every unfinished group before a turn, the game ends, whatever is in hand, and no vote card is turned.
rule-CC-161 = The game also ends if the player left alone has no free place for another reason and no action in hand that makes one.
rule-CC-162 = The game ends when every unfinished group holds eight cards and nobody has an Assassination or the Wrath of the Gods left in hand or in reserve.
rule-CC-163 = The game ends after six passive turns in a row without a single discard: three by each player, or six by a player left alone.
rule-CC-164 = Patricians that nobody has won count for nobody.
rule-CC-165 = Influence cards left in hand, in reserve or on the table count for nothing.
rule-CC-166 = Each patrician you have won is worth 1 point.
    .section = Scoring
rule-CC-167 = The majority of a group (at least 3 of 5, at least 2 of 3) is worth 1 point more.
rule-CC-168 = All patricians of a group are worth another 1 point.
rule-CC-169 = If you have at least 3 patricians of the group on your bonus card, it is worth 2 points more.
rule-CC-170 = Patricians, majority, whole group and bonus card of one group add up.
rule-CC-171 = Example: all five Quaestors with their bonus card are worth 9 points.
rule-CC-172 = If a group of five ends 2 to 1 with two unclaimed, nobody has its majority.
rule-CC-173 = The player with more points wins.
rule-CC-174 = If points are equal, the player with more patricians wins.
rule-CC-175 = If points and patricians are equal, the game is a draw.
rule-CC-176 = If both players have a bonus card for the same group, only one of them can fulfil it.
rule-CC-177 = Variant “one leaves”: as soon as two groups are finished, the next plain Orgy that is turned leaves the game. A group finished earlier in the same turn counts.
    .section = Variants
rule-CC-178 = In the variant “one leaves”, the Orgy that leaves the game still means no vote in that turn.
rule-CC-179 = In the variant “one leaves”, only one Orgy leaves the game.
rule-CC-180 = In the variant “one leaves”, the Orgy “please shuffle” always stays.
rule-CC-181 = Variant “one fewer”: one plain Orgy is taken out before the game, so that seven vote cards are left.

# Refusals

refusal-now-arrange = Choose the next card of your action deck first.
refusal-now-setup = First place one card of each value, 1 to 5, one at each group.
refusal-now-answer = Answer the announced action first: play a Veto, or allow it.
refusal-now-strike = First choose one of the cards you were shown.
refusal-now-lay = First place the cards you took up at the two groups again.
refusal-now-offer = First draw one card, or decline.
refusal-now-swap = First discard the cards you want to swap, or finish.
refusal-now-draw = First choose the reserve to draw from.
refusal-pass-late = You have already played a card this turn, so you cannot pass any more.
refusal-place-first = First place one card face down or two face up.
refusal-veto-answers = A Veto is played only against your opponent’s action.
refusal-all-placed = You have placed all the cards you may place this turn.
refusal-second-up = Your first card lies face up, so the second must lie face up, too.
refusal-no-card = There is no { $card } in your hand.
refusal-group-finished = The { $group } are all won. Nothing can be placed there.
refusal-group-own-full = You already have { $most } cards at the { $group }, which is the limit.
refusal-group-full = There are already { $most } cards at the { $group }, which is the limit.
refusal-two-up = Placing face up takes two cards and two free places. A single card is placed face down.
refusal-acted = You have already played an action card this turn.
refusal-no-placement = You would have to place influence after this action, and you could not.
refusal-no-target = There is no such target now: { $action }.

# The game in a minute

intro-aim = You are Caesar or Cleopatra and win the patricians of Rome in votes of confidence. Each patrician is worth 1 point, the majority of a group 1 more, the whole group another 1, your secret bonus card 2.
intro-turn = On your turn place one influence card face down or two face up, play at most one action card, refill your hand to five and turn a vote card. If it names a group, the higher sum of numbers there wins a patrician; if only one side has a Philosopher, the lower sum does. Or pass and swap cards.
intro-end = The game ends when all 21 patricians are won or nobody has influence cards left. The player with more points wins.
intro-table = The five groups of patricians lie in the middle, the influence cards of each player on that player’s side of them. Each player has two reserves, a discard pile and a hand of up to five cards; the vote cards lie beside the patricians.
intro-example = Caesar places a 4 and a 2 face up at the Aediles, draws two cards and turns the vote card of the Aediles. Cleopatra turns up her 5 there. Caesar has 6, Cleopatra 5: Caesar takes an Aedile and loses the 4, Cleopatra loses the 5. The 2 stays for the next vote.

# The game in three steps, for an invitation

step-1 = Place cards at the five groups: one face down, or two face up.
step-2 = Turn a vote card. A vote is held at the group it names.
step-3 = The higher sum wins a patrician. An Assassination or a Spy may change that.

# What the coach speaks of

opinion-won = the chance of winning
opinion-points = points won ({ $thing })
opinion-vote = the next vote ({ $thing })
opinion-majority = the way to a majority ({ $thing })
opinion-actions = action cards left
opinion-hand = the cards in hand

# Standing answers
standing-veto = Veto?
standing-veto-about = when the opponent plays an action card
standing-veto-small = Let everything pass but the Wrath of the Gods and the Assassination of a 5
standing-veto-wrath = Let everything pass but the Wrath of the Gods
standing-veto-all = Let everything pass
standing-draw = A card after a Spy
standing-draw-about = you may draw one for the card you have lost
standing-draw-influence = An influence card
standing-draw-action = An action card
standing-draw-none = No card

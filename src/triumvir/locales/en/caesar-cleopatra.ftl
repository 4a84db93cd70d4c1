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
prompt-answer = Will you stop this? { $announced }.
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
choice-setup = { a-card } { to-group }
choice-down = { a-card } face down { at-group }
choice-up = { a-card } face up { at-group }
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
choice-lay = { a-card } { to-group }
choice-discard = Discard { a-card }
choice-done = Enough: draw
choice-draw = Draw { from-deck }
choice-decline = Draw nothing

# Labels of the board

board-moment = Turn { $turn }
board-moment-start = Before the first turn
board-open-points = { $count ->
    [one] point, open
   *[other] points, open
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
board-vote-cards = Votes
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
board-reserve-of = { $side }: { $count } { $deck_id ->
    [influence] influence cards
   *[action] action cards
} in reserve
board-vote-pile = { $count } vote cards in the pile
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
board-lay-there = Lay { a-card } { at-group }
board-target-card = { $card } { at-group }
board-target-group = { $group }
board-take-up = Take { a-card } back { at-group }
board-my-hand = Your hand
board-lifted = Cards to lay again
board-first-set = Cards to lay
board-their-hand = The hand of { $seat }
board-deck-order = Your action deck, from the top
board-presets = Begin with
board-preset-balanced = Balanced
board-preset-attack = Attack first
board-preset-defence = Defence first
board-arrange-keys = Drag the cards, or move a chosen one with the arrow keys. Number 1 is drawn first.
board-arrange-ready = Your action deck, from the top. Change the order as you like.
board-send-deck = Lay the deck
board-hint-one = Lay { a-card } at a marked group.
board-hint-one-or-two = Lay { a-card } face down at a marked group, or choose a second card to lay both face up.
board-hint-two = Both face up: where does the { $card } go?
board-ready-down = { choice-down }. With a second card both lie face up.
board-ready-only = { choice-down }
board-ready-up = { choice-up }
board-ready-two = Face up: { $first } and { $second }.
board-face-up = Face up
board-face-down = Face down
board-setup-hint = Where does the { $card } go? One card for each group.
board-setup-ready = All five lie. You can still move them.
board-castle-hint = Where does the { $card } go?
board-castle-ready = All cards lie. You can still move them.
board-swap-ready = { $count ->
    [one] Swap one card
   *[other] Swap { $count } cards
}
board-lay = Lay it
board-lay-all = Lay them
board-swap = Swap
board-strike = Away with it
board-next = next: { $card }
board-target-assassinate = Whom does it hit? Choose an open card of the other side.
board-target-castle = Choose two groups.
board-target-castle-second = And the second group?
board-target-scout = At which group are the cards to be turned up?
board-target-wrath = Which group is to be cleared?
board-play = Play it
board-seen-in-hand = In the hand of { $seat }, for certain
board-discards-of = Discards of { $seat }
board-short-patricians = patr.
board-short-hand = hand
board-short-influence = infl.
board-short-action = action
board-short-discards = disc.
board-pass = Pass
board-end = End plays
board-veto = Veto
board-allow = Allow it
board-done = Enough
board-decline = Draw nothing

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
event-plays-ended = { $seat } has finished playing cards.
event-vetoed = { $seat } vetoes: { $card } has no effect.
event-assassinated = { $seat } loses { a-card } { at-group }.
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
board-to-come = To come
board-turned = Turned

# Ways to order the action deck

preset-balanced = balanced: a bit of everything in turn
preset-attack = attack first: Assassinations, Spies and Wrath on top
preset-defence = defence first: Vetoes, Scouts and Castlings on top

# The rule reference, in our own words

rule-CC-1 = The game is played with 135 cards: 35 that belong to nobody, 50 Roman and 50 Egyptian ones.
    .section = Material
rule-CC-2 = The neutral cards are 21 patricians, 8 vote cards and 6 bonus cards.
rule-CC-3 = The patricians come in five groups: 5 Senators, 5 Praetors, 5 Quaestors, 3 Censors and 3 Aediles.
rule-CC-4 = Each side owns 37 influence cards and 13 action cards.
rule-CC-5 = Among the influence cards of a side are seven each of the values 1 to 5 and two Philosophers.
rule-CC-6 = The action cards of a side: 4 Assassinations, 2 Spies, 2 Castlings, 2 Scouts, 1 Wrath of the Gods and 2 Vetoes.
rule-CC-7 = The vote cards: one for each group, two plain Orgies and one Orgy that calls for a shuffle.
rule-CC-8 = There are two bonus cards each for Senators, Praetors and Quaestors, and none for Censors and Aediles.
rule-CC-9 = Both sides' cards do the same. Influence and action cards have different backs, so everybody sees how many of each a hand holds and from which reserve a card is drawn.
rule-CC-10 = The five groups of patricians lie face up in a row between the players.
    .section = Set-up
rule-CC-11 = It does not matter in which order the patricians of a group lie.
rule-CC-12 = The vote cards are shuffled and form a face-down pile.
rule-CC-13 = One player is Caesar and has the Roman cards, the other is Cleopatra and has the Egyptian ones.
rule-CC-14 = Each player takes two cards of each value from 1 to 5 out of the influence cards: ten in all.
rule-CC-15 = No Philosopher is among these ten.
rule-CC-16 = The other 27 influence cards are shuffled face down: they are the first reserve.
rule-CC-17 = Each player puts the 13 action cards in any order and lays them face down: they are the second reserve.
rule-CC-18 = For beginners: the action cards are shuffled instead of ordered.
rule-CC-19 = Once the game has begun nobody looks through a reserve, not even its owner. Whoever ordered an action deck may of course remember the order.
rule-CC-20 = When the action decks are in order, the bonus cards are shuffled and each player is dealt one, face down, before the first cards are laid.
rule-CC-21 = You know your own bonus card and keep it secret until the game is scored.
rule-CC-22 = The four bonus cards that are left over go out of the game unseen.
rule-CC-23 = Both players may have a bonus card for the same group.
rule-CC-24 = Each player lays one set of 1 to 5 face down, one card at each group, as he or she likes.
rule-CC-25 = The other set of 1 to 5 is the first hand.
rule-CC-26 = A first hand holds no action card.
rule-CC-27 = Nobody knows what the other lays before the game begins.
rule-CC-28 = Cleopatra always has the first turn.
    .section = A turn
rule-CC-29 = The players take turns.
rule-CC-30 = Whoever is on turn either plays (an active turn) or passes (a passive turn).
rule-CC-31 = An active turn: play an action if you like, place influence, hold extraordinary votes if there are any, refill your hand, turn a vote card.
rule-CC-32 = You may pass even if you could play.
rule-CC-33 = You must pass if you have no free place for influence and no action in hand that makes one. Only the Wrath of the Gods does, and an Assassination at a full group where you have fewer than five cards; Castling never does.
rule-CC-34 = Then the other player is on turn.
rule-CC-35 = In an active turn you must place one or two influence cards.
    .section = Placing influence
rule-CC-36 = A single card is laid face down.
rule-CC-37 = Two cards are laid face up.
rule-CC-38 = A single card cannot be laid face up. You may begin with a first open card only if there is a card and a place for the second.
rule-CC-39 = Two cards face down, or one of each, are not allowed.
rule-CC-40 = You never place more than two influence cards in a turn.
rule-CC-41 = Two cards may go to one group or to two.
rule-CC-42 = You place cards on your own side only.
rule-CC-43 = You may have at most five influence cards at a group.
rule-CC-44 = Both sides together may have at most eight at a group.
rule-CC-45 = The cards of the set-up count, too.
rule-CC-46 = A Philosopher counts as one card.
rule-CC-47 = Nothing can be placed at a group whose patricians are all won.
rule-CC-48 = You may look at your own face-down cards whenever you like.
rule-CC-49 = The other side's face-down cards are shown only by a Scout or a vote.
rule-CC-50 = With a single influence card in hand you lay it face down.
rule-CC-51 = In an active turn you may play one action card, not more.
    .section = Playing an action
rule-CC-52 = It may come before, between or after your placements.
rule-CC-53 = When you have ended your plays there are no more actions: extraordinary votes, refill and vote card follow without a break.
rule-CC-54 = An action takes effect at once.
rule-CC-55 = A played action card goes face up to its owner's discard pile. Everybody may look through all discard piles at any time.
rule-CC-56 = An action alone is no turn: you must place influence as well.
rule-CC-57 = Whoever passes plays no action.
rule-CC-58 = An action may come first in order to make room for the placement.
rule-CC-59 = If a Veto then leaves you without a place, you place nothing; extraordinary votes, refill and vote card follow as usual.
rule-CC-60 = An action needs a target. Assassination: an open card of the other side. Spy: a hand that is not empty. Castling: two unfinished groups, one of them at least with a card of yours (all may go back to where it was). Scout: a group with a face-down card of the other side. Wrath of the Gods: an unfinished group with any influence card, even if all are yours.
rule-CC-61 = Assassination sends one open influence card of the other side to its discard pile.
    .section = The six actions
rule-CC-62 = A face-down card cannot be assassinated.
rule-CC-63 = An open Philosopher can be assassinated.
rule-CC-64 = You cannot assassinate your own cards.
rule-CC-65 = The Spy shows you the whole hand of the other player.
rule-CC-66 = You choose one of these cards; it goes to the other's discard pile.
rule-CC-67 = It may be an influence card, a Philosopher or an action card.
rule-CC-68 = The player who was spied on may at once draw one card from either reserve, or leave it.
rule-CC-69 = For Castling you choose two groups, take up all your cards there and distribute them anew over the same two groups.
rule-CC-70 = All these cards lie face down afterwards, even those that lay open.
rule-CC-71 = One of the two groups may be left without a card.
rule-CC-72 = The limits of five cards of yours and eight in all hold here, too.
rule-CC-73 = Castling never moves a card of the other side.
rule-CC-74 = Castling may move Philosophers.
rule-CC-75 = If Castling brings a group to eight cards, an extraordinary vote follows at the end of the turn.
rule-CC-76 = The Scout turns up all cards that the other side has at one group, and they stay so.
rule-CC-77 = The Scout does not turn your own cards.
rule-CC-78 = The Wrath of the Gods sends all influence cards of both sides at one group to their owners' discard piles.
rule-CC-79 = It does not touch the patricians.
rule-CC-80 = A Veto is played out of turn, as soon as the other player has announced an action and its target, and cancels it. Only then would the action take effect.
rule-CC-81 = The Veto and the cancelled action both go to their owners' discard piles.
rule-CC-82 = Whoever played a Veto may draw one card from either reserve, or leave it.
rule-CC-83 = There is no Veto against a Veto.
rule-CC-84 = A Veto cannot be your own action of a turn.
rule-CC-85 = A cancelled action was still your one action of the turn.
rule-CC-86 = A Veto does not cost you the action of your own next turn.
rule-CC-87 = A cancelled Spy has seen nothing.
rule-CC-88 = A Veto does not stop votes, placements or passing.
rule-CC-89 = You may play a Veto even if you have no influence cards left.
rule-CC-90 = If a group holds eight influence cards at the end of an active turn, before the refill, there is a vote at once, without a vote card.
    .section = The extraordinary vote
rule-CC-91 = A group that is below eight again by then is not voted.
rule-CC-92 = If several groups hold eight cards, there is a vote at each, in the order in which they lie.
rule-CC-93 = Extraordinary votes come before the refill and before the vote card of the turn.
rule-CC-94 = The vote card is turned all the same, and may even name the same group.
rule-CC-95 = An extraordinary vote is counted exactly like any other.
rule-CC-96 = After a tie the eight cards stay, and no more can be added: only action cards can change something there.
rule-CC-97 = A group that still holds eight at the end of a later turn is voted again.
rule-CC-98 = An extraordinary vote moves no vote card.
rule-CC-99 = After your plays you draw until you hold five cards.
    .section = The refill
rule-CC-100 = You draw one card at a time, and each time choose one of your two reserves.
rule-CC-101 = If a reserve is empty, draw from the other; if both are, your hand stays smaller.
rule-CC-102 = A hand never has more than five cards.
rule-CC-103 = Discard piles are never shuffled back into the reserves.
rule-CC-104 = An active turn ends with turning the top vote card.
    .section = The vote card
rule-CC-105 = If it shows a group, there is a vote at that group at once.
rule-CC-106 = A turned vote card is laid face up beside the pile.
rule-CC-107 = A plain Orgy means no vote; it is laid with the turned cards.
rule-CC-108 = The Orgy with a shuffle means no vote either. All vote cards still in the game, turned or not, itself among them, are shuffled into a new pile, even the turned card of a finished group.
rule-CC-109 = After an Orgy of either kind no further card is turned.
rule-CC-110 = Between two shuffles each group can come up only once.
rule-CC-111 = The pile is never empty when a card must be turned.
rule-CC-112 = A card for a finished group has no effect and leaves the game; the next one is turned at once.
rule-CC-113 = Until it is turned, the card of a finished group stays in the pile.
rule-CC-114 = For a vote both sides first turn up all their cards at the group.
    .section = A vote
rule-CC-115 = The influence of a side is the sum of its numbers there; a Philosopher adds nothing.
rule-CC-116 = Without Philosophers the higher sum wins.
rule-CC-117 = The winner takes the top patrician and lays it open on his or her own side.
rule-CC-118 = The side with the higher sum loses its highest number at the group.
rule-CC-119 = The side with the lower sum loses its lowest number at the group.
rule-CC-120 = A side without a number there loses none.
rule-CC-121 = Lost cards go face up to their owner's discard pile.
rule-CC-122 = All other cards at the group stay, face up.
rule-CC-123 = If the sums are equal, nobody wins and nothing is lost; the cards stay, face up.
rule-CC-124 = A tied group is counted again at its next vote, with whatever was added since.
rule-CC-125 = A side with numbers beats a side without any card, if no Philosopher is there.
rule-CC-126 = If neither side has a card there, nothing happens.
rule-CC-127 = A vote concerns its own group only.
rule-CC-128 = Example: Caesar has 3 and 4, Cleopatra 2, 3 and 3. Cleopatra wins and loses a 3; Caesar loses his 3.
rule-CC-129 = A Philosopher is placed like any influence card, face up or face down.
    .section = The Philosopher
rule-CC-130 = If only one side has a Philosopher at the group, the lower sum wins.
rule-CC-131 = It does not matter whose Philosopher it is: it can harm its owner.
rule-CC-132 = In a vote that is decided all Philosophers at the group are lost as well.
rule-CC-133 = Example: Cleopatra has 4 and 5, Caesar 3 and a Philosopher. Caesar wins and loses the 3 and the Philosopher; Cleopatra loses the 5.
rule-CC-134 = If the sums are equal the vote is put off, and all cards stay face up, Philosophers included.
rule-CC-135 = If a Philosopher is the only card of the whole group, the vote is put off and it stays, face up.
rule-CC-136 = A side with only a Philosopher wins against numbers without one. If there is a Philosopher beside the numbers, the two cancel each other and the numbers win.
rule-CC-137 = One Philosopher on each side cancel each other: the higher sum wins, and both are lost.
rule-CC-138 = With one Philosopher against two the lower sum wins.
rule-CC-139 = All three are lost then.
rule-CC-140 = Two Philosophers against none count as one. They do not cancel each other, and both are lost.
rule-CC-141 = Two against two cancel each other: the higher sum wins, and all four are lost.
rule-CC-142 = If nothing but Philosophers lies at the group, the vote is put off.
rule-CC-143 = Numbers with a Philosopher against an empty side: the empty side wins the patrician.
rule-CC-144 = A Philosopher that has survived a tie still acts in the next vote.
rule-CC-145 = When the last patrician of a group is won, all influence cards there go to their owners' discard piles.
    .section = A finished group
rule-CC-146 = This holds for ordinary and extraordinary votes alike.
rule-CC-147 = Whatever the vote itself costs, no influence card is left at a finished group.
rule-CC-148 = Whoever passes may discard any number of cards from hand, or none.
    .section = A passive turn
rule-CC-149 = They go face up to the player's own discard pile.
rule-CC-150 = First discard all you want, then draw as many, each from a reserve of your choice. A hand of fewer than five stays so.
rule-CC-151 = Whoever passes places nothing, plays no action and turns no vote card.
rule-CC-152 = If the reserves hold fewer cards than were discarded, you draw what is left.
rule-CC-153 = A passive turn brings no extraordinary vote.
rule-CC-154 = With no influence card in hand but some in reserve you still have influence.
rule-CC-155 = The game ends as soon as all 21 patricians are won, even in the middle of a turn.
    .section = The end of the game
rule-CC-156 = It ends when neither player has influence cards in hand or reserve. Cards on the table or discarded do not count.
rule-CC-157 = The conditions of CC-156, CC-158 and CC-160 to CC-163 are looked at between turns, in this order, after the vote of the turn and also after a passive turn.
rule-CC-158 = If only one player has influence cards left, that player has all further turns. The other may still be spied on, play a Veto and draw for it.
rule-CC-159 = The player left alone refills as usual.
rule-CC-160 = If the player left alone has five cards at every unfinished group before a turn, the game ends without another vote card.
rule-CC-161 = It ends likewise if the player left alone has no free place for another reason and no action in hand that makes one.
rule-CC-162 = It ends when every unfinished group holds eight cards and nobody has an Assassination or the Wrath of the Gods left in hand or reserve.
rule-CC-163 = It ends after six passive turns in a row without a single discard: three each, or six by a player left alone.
rule-CC-164 = Patricians that nobody has won count for nobody.
rule-CC-165 = Influence cards that are left count nothing.
rule-CC-166 = Each patrician you have won is worth 1 point.
    .section = Scoring
rule-CC-167 = The majority of a group (3 of 5, 2 of 3) is worth 1 more.
rule-CC-168 = All patricians of a group are worth yet another 1.
rule-CC-169 = A bonus card is fulfilled by at least 3 patricians of its group and is worth 2 more.
rule-CC-170 = All this adds up within a group.
rule-CC-171 = Example: all five Quaestors with their bonus card are worth 9 points.
rule-CC-172 = Two against one of five, with two never won, is a majority for nobody.
rule-CC-173 = The player with more points wins.
rule-CC-174 = If points are equal, more patricians win.
rule-CC-175 = If these are equal as well, the game is a draw.
rule-CC-176 = If both have a bonus card for the same group, only one of them can fulfil it.
rule-CC-177 = Option “one leaves”: as soon as two groups are finished, the next plain Orgy that is turned leaves the game. A group finished earlier in the same turn counts.
    .section = Options
rule-CC-178 = Even then that Orgy means that there is no vote in this turn.
rule-CC-179 = Only one Orgy leaves the game in this way.
rule-CC-180 = The Orgy with a shuffle always stays.
rule-CC-181 = Option “one fewer”: one plain Orgy is taken out before the game, so that seven vote cards are left.

# Circus Maximus. Ids: docs/texts.md

title = Circus Maximus
blurb = Rome’s ticket touts court Caesar’s favour, snap up tickets and fight over the visitors who pay most.

# Names

term-villa = Caesar’s villa
term-forum = Forum Romanum
term-circus = Circus Maximus
term-colosseum = Colosseum
term-theatre = Theatre of Pompey
term-balcony = balcony
term-stalls = stalls
term-box = box
term-legionary = legionary
term-student = student
term-matron = matron
term-tourist = tourist
term-senator = senator
term-caesar = Caesar
term-new-ticket = New ticket
term-new-visitor = New visitor
term-promotion = Promotion
term-second-use = Second use
term-step-forward = Step forward
term-double = Two cards
term-other-venue = Other venue
term-unseen = Unseen card
term-front = First of its level
term-homecoming = Homecoming
term-exchange = Exchange
term-redirect = Redirection
term-favours = Caesar’s favour
term-tickets = Tickets
term-shows = Shows

# What a favour does

favour-new-ticket = draw the top ticket and keep it
favour-new-visitor = draw the top visitor and place it at a venue of your choice
favour-promotion = your merchant of level 1 counts as level 8 in this phase
favour-second-use = place again a merchant that you placed in an earlier phase today
favour-step-forward = the merchant you place goes one place further forward and takes the level of the one it passed
favour-double = your active merchant takes two cards, or makes two sales
favour-other-venue = your active merchant sells a ticket of another venue
favour-unseen = your active merchant takes the unseen top card of the pile
favour-front = the merchant you place goes to the left of all merchants of its level
favour-homecoming = your active merchant returns to your hand after its turn
favour-exchange = swap one of your tickets for an open one at the Forum
favour-redirect = move one visitor from a venue to another

option-caesar = Caesar visits
option-caesar-yes = yes, for experienced players
option-caesar-no = no
option-sheet = card sheet

# Parts of sentences. The words with _id serve languages with cases and genders.

at-place = { $place_id ->
   *[other] at the { $place }
    [villa] at { $place }
}
to-place = { $place_id ->
   *[other] to the { $place }
    [villa] to { $place }
}
to-venue = { $venue_id ->
   *[other] to the { $venue }
}
at-venue = { $venue_id ->
   *[other] at the { $venue }
}
from-place = { $from_id ->
   *[other] from the { $from }
    [villa] from { $from }
}
from-venue = { $venue_id ->
   *[other] from the { $venue }
}
a-visitor = { $visitor_id ->
   *[other] a { $visitor }
    [caesar] { $visitor }
}
to-visitor = { $visitor_id ->
   *[other] to a { $visitor }
}
a-ticket = a ticket ({ $venue }, { $category })
the-category = a { $category } ticket
some-coins = { $points ->
    [one] { $points } coin
   *[other] { $points } coins
}

# What may be done

prompt-bidding = { $stage_id ->
    [favours] { $optional ->
        [yes] { $usual ->
            [no] Caesar’s villa: play a favour or pass.
           *[yes] Caesar’s villa: place a merchant, play a favour or pass.
        }
       *[no] Caesar’s villa: place a merchant or pass.
    }
    [tickets] { $optional ->
        [yes] { $usual ->
            [no] Forum Romanum: play a favour or pass.
           *[yes] Forum Romanum: place a merchant for tickets, play a favour or pass.
        }
       *[no] Forum Romanum: place a merchant for tickets or pass.
    }
   *[shows] { $optional ->
        [yes] { $usual ->
            [no] Shows: play a favour or pass.
           *[yes] Shows: place a merchant at one of the three venues, play a favour or pass.
        }
       *[no] Shows: place a merchant at one of the three venues or pass.
    }
}
    .usual = lay
    .optional = draw_ticket draw_visitor promote again step front exchange move come_home
    .rules = CM-21 CM-22 CM-25 CM-26 CM-39 CM-40 CM-63 CM-93
prompt-settling = { $place_id ->
    [villa] { $optional ->
        [yes] { $start_card ->
            [none] Your merchant is active: take a favour or the start-player card, or decline.
           *[other] Your merchant is active: take a favour, or decline.
        }
       *[no] Your merchant is active: take the start-player card, or decline.
    }
    [forum] { $usual ->
        [no] Your merchant is active: play a favour, or decline.
       *[yes] Your merchant is active: take a ticket, or decline.
    }
   *[other] { $usual ->
        [no] Your merchant is active { at-place }: play a favour, or decline.
       *[yes] Your merchant is active { at-place }: sell a ticket, or decline.
    }
}
    .optional = take_favour
    .usual = take_ticket sell sell_favour
    .rules = CM-29 CM-30 CM-37 CM-43 CM-45 CM-93 CM-94
prompt-sending = To which venue do you send the visitor?
    .rules = CM-66 CM-74 CM-95
prompt-swapping = Which ticket do you take in exchange?
    .rules = CM-91
wait-bidding = { $seat } is bidding.
wait-settling = { $seat } has the active merchant.
wait-sending = { $seat } is sending a visitor to a venue.
wait-swapping = { $seat } is exchanging a ticket.

# Choices

kind-lay = Place a merchant
kind-promote = Promotion: level 1 counts as 8
kind-step = Step forward: a merchant passes one more
kind-front = First of its level: a merchant in front of its equals
kind-again = Second use: place a merchant again
kind-send = Send the visitor
kind-exchange = Exchange: give a ticket
kind-move = Redirection: move a visitor
kind-take-favour = Take a favour
kind-take-ticket = Take a ticket
kind-sell = Sell a ticket
kind-sell-other = Other venue: sell a ticket from elsewhere
kind-sell-favour = Sell a favour as the seat beside Caesar
kind-unseen-sale = Unseen card: the top visitor buys

choice-lay = Place merchant { $level } { at-place }
choice-promote = Promotion: merchant 1 as level 8 { to-place }
choice-step = Step forward: merchant { $level } { to-place }
choice-front = First of its level: merchant { $level } { to-place }
choice-again = Second use: merchant { $level } { to-place }
choice-pass = Pass
choice-draw-ticket = New ticket: draw a ticket
choice-draw-visitor = New visitor: draw a visitor
choice-send = Send the visitor { to-venue }
choice-exchange = Exchange: give { $venue }, { $category }
choice-move = Redirection: { a-visitor } { from-place } { to-venue }
choice-take-favour = Take the favour { $favour }
choice-take-start = Take the start-player card
choice-take-ticket = Take { $venue }, { $category }
choice-sell = Sell { the-category } { to-visitor }
choice-sell-other = Other venue: sell { $venue }, { $category }, { to-visitor }
choice-sell-favour = Sell { $favour } { to-visitor }
choice-unseen = Unseen card: take the top of the pile
choice-unseen-sale = Unseen card: sell { the-category } to the top visitor
choice-double = Two cards: take or sell twice
choice-come-home = Homecoming: this merchant returns to your hand afterwards
choice-decline = Decline

# What happened

event-day = Day { $day } begins.
event-favours-laid = At Caesar’s villa: { $favours }.
event-venue-laid = { $venue }: tickets { $categories }; visitors { $visitors }.
event-extra-show = { $count ->
    [one] Extra show { at-venue }: a coin card under every visitor.
   *[other] Two extra shows { at-venue }: { $count } coin cards under every visitor.
}
event-stage = { $stage }: { $seat } begins.
event-laid = { $seat } places merchant { $level } { at-place }.
event-promoted = { $seat } plays Promotion: merchant { $level } counts as 8 { at-place }.
event-stepped = { $seat } plays Step forward: merchant { $level } counts as { $as } { at-place }.
event-fronted = { $seat } plays First of its level: merchant { $level } goes in front { at-place }.
event-laid-again = { $seat } plays Second use: merchant { $level } moves { from-place } { to-place }.
event-passed = { $seat } passes.
event-passed-of-necessity = { $seat } has nothing left to play and must pass.
event-drew-ticket = { $seat } plays New ticket and draws { a-ticket }.
event-drew-visitor = { $seat } plays New visitor and draws { a-visitor }.
event-sent = { $visitor_id ->
    [caesar] { $seat } brings Caesar { to-venue }; { $count ->
        [0] nobody comes with him.
        [one] one more visitor comes with him.
       *[other] { $count } more visitors come with him.
    }
   *[other] { $seat } sends { a-visitor } { to-venue }.
}
event-gave-ticket = { $seat } plays Exchange and gives { a-ticket }.
event-exchanged = { $seat } gets { a-ticket } for another ({ $given_venue }, { $given_category }).
event-moved = { $seat } plays Redirection: { a-visitor } moves { from-place } { to-venue }.
event-idle = { $seat } gets nothing { at-place } with merchant { $level }.
event-declined = { $seat } declines { at-place }.
event-doubled = { $seat } plays the favour Two cards { at-place }.
event-homing = { $seat } plays Homecoming { at-place }.
event-went-home = { $seat } takes merchant { $level } back in hand; it was { at-place }.
event-took-favour = { $seat } takes the favour { $favour }.
event-took-start = { $seat } takes the start-player card.
event-start-given = The start-player card goes to { $seat }, who was first in the row.
event-favours-left = Left over and out of the game: { $favours }.
event-took-ticket = { $seat } takes { a-ticket }.
event-took-unseen = { $seat } plays Unseen card and draws a favour.
event-took-unseen-known = { $seat } plays Unseen card and draws the favour { $favour }.
event-took-unseen-ticket = { $seat } plays Unseen card and draws { a-ticket }.
event-sold = { $seat } sells { the-category } { to-visitor } { at-place }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , with a coin card
   *[other] , with { $coin_cards } coin cards
}.
event-sold-other = { $seat } plays Other venue and sells { a-ticket } { to-visitor } { at-place }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , with a coin card
   *[other] , with { $coin_cards } coin cards
}.
event-sold-unseen = { $seat } plays Unseen card and sells { the-category } { to-visitor } { at-place }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , with a coin card
   *[other] , with { $coin_cards } coin cards
}.
event-sold-favour = { $seat } sells { $favour } as the seat beside Caesar { to-visitor } { at-place }: { some-coins }{ $coin_cards ->
    [0] {""}
    [one] , with a coin card
   *[other] , with { $coin_cards } coin cards
}.
event-caesar-left = Caesar leaves the { $venue } and the game.
event-accounts = { $points ->
    [0] Day { $day }: { $seat } earns nothing.
   *[other] Day { $day }: { $seat } earns { some-coins } (visitors { $visitors }, tickets { $tickets }{ $coin_cards ->
        [0] { "" }
       *[other] , coin cards { $coin_cards }
    }{ $merchants ->
        [0] { "" }
       *[other] , merchants { $merchants }
    }{ $seat_beside_caesar ->
        [0] { "" }
       *[other] , beside Caesar { $seat_beside_caesar }
    }).
}
event-favours-counted = { $seat } reveals { $favours }: { some-coins }.
event-ended = The game is over. { $reason }

reason-three-days = Three days have passed.

line-visitors = Day { $day }: visitors
line-tickets = Day { $day }: tickets sold
line-coin-cards = Day { $day }: coin cards
line-merchants = Day { $day }: merchants in hand
line-seat-beside-caesar = Day { $day }: the seat beside Caesar
line-favour = { $count ->
    [one] Unplayed favour: { $favour }
   *[other] Unplayed favours: { $count } × { $favour }
}

# The drawn table

board-day = Day { $day } of 3
board-start = start player
board-start-card = start-player card
board-hand = Hand
board-merchants = Merchants
board-favours = Favours
board-tickets = Tickets
board-sold = Sold
board-visitors = Visitors
board-row = Row
board-extra = extra show
board-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-today = today { $coins }
board-hidden = { $count ->
    [one] + 1 unknown
   *[other] + { $count } unknown
}
board-passed = passed
board-piles = Piles: { $favours ->
    [one] { $favours } favour
   *[other] { $favours } favours
}, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}, { $visitors ->
    [one] { $visitors } visitor
   *[other] { $visitors } visitors
}; coin cards { $coins }
board-empty = none

board-day-name = Day { $day }
board-of-three = of three
board-moment = Day { $day } · { $phase }
board-phase-favours = Favour
board-phase-tickets = Tickets
board-phase-shows = Shows
board-phase-accounts = Accounts
board-taken-cards = { $count ->
    [0] no card taken
    [one] 1 card taken
   *[other] { $count } cards taken
}
board-taken-tickets = { $count ->
    [0] no ticket taken
    [one] 1 ticket taken
   *[other] { $count } tickets taken
}
board-begins = { $seat } begins
board-you-begin = you begin
board-titled = { $title }: { $words }
board-begins-flag = begins
board-you = you
board-for-you = for you
board-visitor-count = { $count ->
    [0] no visitors
    [one] 1 visitor
   *[other] { $count } visitors
}
board-ticket-count = { $count ->
    [0] no tickets
    [one] 1 ticket
   *[other] { $count } tickets
}
board-no-visitors = no visitors
board-no-tickets = none
board-all-taken = Everything is taken.
board-extra-coins = { $coins ->
    [one] Extra show: +1 coin each
   *[other] Extra shows: +{ $coins } coins each
}
board-coin-cards = { $count ->
    [one] with a coin card
   *[other] with { $count } coin cards
}
board-company = { $count ->
    [0] nobody comes with him
    [one] 1 more visitor comes with him
   *[other] { $count } more visitors come with him
}
board-brings = { $coins ->
    [one] brings you { $coins } coin
   *[other] brings you { $coins } coins
}
board-line = { $count ->
    [0] Nobody in line yet
    [one] 1 merchant in line
   *[other] { $count } merchants in line, first on the left
}
board-your-tickets = { $count ->
    [0] No ticket of yours
    [one] Your ticket
   *[other] Your tickets
}
board-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
   *[other] { $rank }th
}
board-ghost = Place the { $level } { at-place }: { $rank } in line
board-warning = { $cards ->
    [0] Nothing is left here.
    [one] Too far back? There is only 1 card, for those in front.
   *[other] Too far back? There are only { $cards } cards, for those in front.
}
board-owned = { $seat }: { $level }
board-owned-as = { $seat }: { $level }, counts as { $as }
board-active = active
board-merchant = Merchant { $level }, { $coins } if it stays in hand
board-used = { $level } placed
board-lay-again = Place the { $level } again
board-aloud-rank = { $rank } in line.
board-play-now = play it now
board-sell-now = sell it beside Caesar
board-with-this = play it with the { $level }
board-when-instead = instead of a merchant
board-when-with = together with a merchant
board-when-active = when your merchant is active
board-favour-worth = { $coins ->
    [one] 1 coin if unplayed at the end
   *[other] { $coins } coins if unplayed at the end
}
board-start-text = be start player from now on
board-caesar-seat = sell a favour as the seat beside him
board-send-here = { to-venue }
board-drawn = { $seat } drew this visitor: { $visitor }. Which venue?
board-given = { $seat } gives this ticket for another.
board-coins-word = { $count ->
    [one] coin
   *[other] coins
}
board-titled-ask = { $title }. { $words }
board-ask-merchant = Which merchant?
board-ask-place = At which place?
board-ask-place-for = Place your { $level }: the marks show where it would stand in line.
board-ask-favour = Which favour?
board-ask-ticket = Which ticket?
board-ask-visitor = Which visitor?
board-ask-venue = To which venue?
board-verb-lay = Place it
board-verb-play = Play it
board-verb-send = Send
board-verb-take = Take it
board-verb-sell = Sell
board-tab-accounts = Accounts
board-tab-piles = Piles
board-source-visitors = Visitors
board-source-tickets = Tickets
board-source-coin-cards = Coin cards
board-source-merchants = Merchants in hand
board-source-seat-beside-caesar = Beside Caesar
board-source-favours = Unplayed favours
board-source-sales = Sales
board-so-far = so far
aim = Get hold of tickets and sell them dear: the player with the most coins after three days wins.
board-day-over = Day { $day } is over
board-day-why = { $name } had the best day: { $coins }, { $count } of them { $source ->
    [visitors] from visitors
    [tickets] for tickets
    [coin-cards] from coin cards
    [merchants] for merchants in hand
   *[other] from the seat beside Caesar
}.
board-day-level = The best result of the day is shared: { $coins }.
board-day-total = { $count ->
    [one] coin
   *[other] coins
}
board-day-today = today
board-day-next = { $count ->
    [one] One extra show: one more ticket and one more visitor, and a coin card under every visitor there.
   *[other] { $count } extra shows: one more ticket and one more visitor for each, and coin cards under every visitor there.
}
board-day-at-home = for merchants in hand
board-day-no-sale = no sale
board-day-sale = { $ticket }, sold to: { $visitor }. { $coins }.
board-day-sale-beside = { $favour }, sold as the seat beside Caesar to: { $visitor }. { $coins }.
board-day-stands = You are { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} with { $coins }{ $behind ->
    [0] .
   *[other] , { $behind } behind.
}
board-acta-accounts = { $points ->
    [0] { $seat }: no coin.
   *[other] { $seat }: { some-coins }.
}
board-acta-laid = { $place_id ->
    [villa] { $seat } places the { $level }.
    [forum] { $seat } places the { $level }.
   *[other] { $seat } places the { $level } { at-place }.
}
board-acta-took-favour = { $seat }: { $favour }.
board-acta-took-ticket = { $seat }: { $venue }, { $category }.
board-gloss-merchant = Merchant { $level }
board-gloss-kept = Kept in hand until the evening: { $coins }.
board-gloss-favour = favour
board-gloss-visitor = visitor
board-gloss-ticket = ticket
board-gloss-pays = The player who sells this visitor a ticket gets { $coins } and the coins of the ticket.
board-gloss-brings = Your sale would bring { $coins }.
board-gloss-sells = { $venue }: a merchant there sells it to a visitor. Sold, it brings { $coins } and the coins of the visitor; unsold, nothing.
board-gloss-laid = { $rank } of { $count } in line; { $seat }.
board-gloss-counts-as = It counts as { $as } in this phase.
board-gloss-play-now = You can play it now.
board-gloss-take-now = Your active merchant can take it.
board-gloss-hand = Merchants in hand
board-gloss-hand-coins = { $coins ->
    [one] Left in hand until the evening they bring 1 coin.
   *[other] Left in hand until the evening they bring { $coins } coins.
}
board-gloss-favours-of = Favours of { $seat }
board-gloss-favours-known = Seen by everybody: { $favours }.
board-gloss-favours-hidden = { $count ->
    [one] Drawn unseen: one.
   *[other] Drawn unseen: { $count }.
}
board-refuse-used = Merchant { $level } lies on the table and stays there until the evening.
board-refuse-favour = Not now. { $favour }: { $when }.
board-refuse-merchant = Merchant { $level } cannot be placed now.
board-refuse-with = { $favour } changes nothing for merchant { $level } here.
board-refuse-settling = Merchants are placed during the bidding; now the rows are settled.
board-why-day = Ahead by { $margin }: day { $day } decided it, { $more } to { $fewer } against { $second }.
board-why-favours = Ahead by { $margin }: kept favours made the difference.
board-why-tie = They have equally many coins and share the victory.
board-account = Coins by day and source
board-race = Coins behind the leader, day by day.
board-race-lead = lead
board-total = Total
board-pile-visitors = Visitor pile: { $count }
board-pile-tickets = Ticket pile: { $count }
board-pile-favours = Favour pile: { $count }
board-pile-unseen = Not yet seen by everybody, in the pile or in a hand:
board-pile-coins = Coin cards left: { $count }

# The rules

rule-CM-1 = The game has 110 cards: 5 places, 40 merchants, 18 favours, 18 tickets, 16 visitors, 12 coin cards and a start-player card.
    .section = The cards
rule-CM-2 = The places are Caesar’s villa, the Forum Romanum and three venues: Circus Maximus, Colosseum and Theatre of Pompey.
rule-CM-3 = Each of the five colours has eight merchants, with the levels 1 to 8.
rule-CM-4 = Under its level a merchant shows the coins it brings at the end of a day if it stayed in hand: 0, 0, 1, 1, 2, 2, 3 and 3 for levels 1 to 8. The rule book gives those of levels 2, 3 and 6; the others are reconstructed.
rule-CM-5 = There are nine kinds of favour, two cards of each.
rule-CM-6 = A ticket is for one venue and one category: a balcony ticket shows 1 coin, a stalls ticket 2, a box ticket 3. The 3 of the box is reconstructed.
rule-CM-7 = Each venue has six tickets, two of each category. These numbers are reconstructed.
rule-CM-8 = There are five kinds of visitor, three cards of each, and one Caesar.
rule-CM-9 = Visitors bring coins: a legionary 2, a student 3, a matron 4, a tourist 5, a senator 6. Those of legionary, matron and tourist are reconstructed.
rule-CM-10 = A coin card is worth 1 coin.
rule-CM-11 = Without the variant for experienced players Caesar stays out of the game.
    .section = Set-up
rule-CM-12 = With three players one card of each kind of favour and one of each kind of visitor leave the game; 9 favours and 10 visitors stay, 11 with Caesar.
rule-CM-13 = Each player takes the eight merchants of a colour into hand.
rule-CM-14 = The start-player card lies at Caesar’s villa. The first start player is drawn by lot and does not take the card.
rule-CM-15 = The favours are shuffled, and one for each player is turned up at the villa.
rule-CM-16 = The tickets are shuffled, and two for each player are turned up at the Forum, sorted by venue.
rule-CM-17 = The visitors are shuffled; each venue gets one visitor fewer than there are open tickets for it.
rule-CM-18 = A venue with one ticket, or with none, gets no visitor.
rule-CM-19 = The game lasts three days, however many play. Each day has four phases: Caesar’s favour, tickets, shows and accounts.
    .section = The days
rule-CM-20 = There is no extra show on day one, one on day two and two on day three.
rule-CM-21 = In phases I to III the start player begins, and play goes clockwise. On your turn you place one merchant, play a favour in place of one, or pass.
    .section = Bidding
rule-CM-22 = A player who has passed does nothing more in that phase.
rule-CM-23 = The bidding ends when everybody has passed.
rule-CM-24 = A player with no merchant left in hand and no favour to play now must pass.
rule-CM-25 = At each place the merchants lie in a row, the highest level leftmost.
rule-CM-26 = Among equal levels the merchant that came later lies further to the right.
rule-CM-27 = A player who plays a favour instead of a merchant stays in the phase.
rule-CM-28 = Merchants stay where they were placed until the day is over.
rule-CM-29 = After the bidding the merchants at the villa become active one by one, from left to right, and each takes an open favour for its owner’s hand.
    .section = Phase I: Caesar’s favour
rule-CM-30 = Instead of a favour a merchant may take the start-player card, if it is still there; the merchant’s owner is start player from then on.
rule-CM-31 = A start-player card that nobody took goes to the owner of the first merchant in the row.
rule-CM-32 = If nobody placed a merchant at the villa, the start player does not change.
rule-CM-33 = When the cards of a place have run out, the merchants that are left there get nothing.
rule-CM-34 = Favours that nobody took leave the game.
rule-CM-35 = You may hold any number of favours.
rule-CM-36 = The start player, perhaps a new one, begins at the Forum; the bidding is the same as at the villa.
    .section = Phase II: tickets
rule-CM-37 = At the Forum, from left to right, each merchant takes an open ticket, which its owner keeps face up.
rule-CM-38 = Tickets that nobody took are out of play for the day.
rule-CM-39 = The start player begins; each player in turn places a merchant at any of the three venues, and each venue has a row of its own.
    .section = Phase III: shows
rule-CM-40 = A player who passes in phase III passes for all three venues.
rule-CM-41 = You may place a merchant at a venue for which you have no ticket.
rule-CM-42 = When everybody has passed, the venues are settled in their order: Circus Maximus, Colosseum, Theatre of Pompey.
rule-CM-43 = From left to right each merchant at a venue may sell one unsold ticket of its owner for that venue to a visitor there, who is put on the ticket.
rule-CM-44 = A merchant sells nothing if its owner has no unsold ticket for the venue or if no visitor is left there.
rule-CM-45 = You may decline to sell.
rule-CM-46 = At the end of each day you score the coins of every visitor who bought a ticket from you.
    .section = Phase IV: accounts
rule-CM-47 = At the end of each day you score the coins of every ticket that you sold.
rule-CM-48 = At the end of each day you score 1 coin for every coin card that came with a visitor.
rule-CM-49 = At the end of each day you score the coins of every merchant still in your hand.
rule-CM-50 = Unsold tickets score nothing.
rule-CM-51 = Unplayed favours score nothing on days one and two.
rule-CM-52 = Example: a balcony ticket bought by a senator (1 + 6), a stalls ticket bought by a student (2 + 3), an unsold balcony ticket, the merchants 6, 3 and 2 in hand (2 + 1 + 0) and an unplayed favour make 15 coins on day one.
rule-CM-53 = When the accounts are done, everybody takes all eight merchants back.
    .section = Between the days
rule-CM-54 = Unplayed favours stay in hand for the next day.
rule-CM-55 = The start-player card goes back to the villa; the player who had it last begins the next day.
rule-CM-56 = For the next day one favour for each player is turned up from the rest of the pile, which is never shuffled again.
rule-CM-57 = For the next day all tickets and all visitors are shuffled and turned up anew, as many as before.
rule-CM-58 = An extra show brings one more ticket to the Forum and one more visitor to the venue of that ticket.
    .section = Extra shows
rule-CM-59 = A coin card lies under every visitor at the venue of an extra show; the player who sells to that visitor takes it, too.
rule-CM-60 = If both extra shows of day three are at one venue, two coin cards lie under every visitor there.
rule-CM-61 = A visitor who comes later to the venue of an extra show gets coin cards, too, as long as there are any.
rule-CM-62 = A favour takes effect at once when it is played, and then leaves the game.
    .section = Favours
rule-CM-63 = Each kind of favour says when it is played: instead of a merchant, together with a merchant, or when one of your merchants is active.
rule-CM-64 = At the end of the game an unplayed favour scores the coins it shows.
rule-CM-65 = New ticket: instead of placing a merchant you draw the top ticket and keep it, face up in front of you.
rule-CM-66 = New visitor: instead of placing a merchant you draw the top visitor and place it at a venue of your choice.
rule-CM-67 = Promotion: placed together with this favour, your merchant of level 1 counts as level 8 in this phase alone; placed again later, it is level 1 again.
rule-CM-68 = Second use: instead of a merchant from your hand you place again one that you placed in an earlier phase of the day, at its own level.
rule-CM-69 = Step forward: the merchant you place with this favour goes one place further forward and has the level of the one it passed until the phase ends. Example: a 2 that goes forward between a 7 and a 5 counts as a 5; higher levels go to its left, a 5 or lower to the right of both.
rule-CM-70 = A favour that can have no effect cannot be played.
rule-CM-71 = The game ends after the accounts of day three; unplayed favours then score, too.
    .section = The end
rule-CM-72 = The player with the most coins wins. If several have the most, they share the victory.
rule-CM-73 = In the variant for experienced players Caesar is shuffled into the visitors.
    .section = Caesar, for experienced players
rule-CM-74 = When Caesar comes to a venue, two more visitors come there at once.
rule-CM-75 = Caesar himself buys no ticket.
rule-CM-76 = On the day when Caesar is at a venue, one favour may be sold there as if it were a ticket, as the seat beside Caesar: its coins count together with those of the visitor.
rule-CM-77 = A player who holds a favour may place a merchant where Caesar is without having a ticket for that venue.
rule-CM-78 = When a favour has been sold as the seat beside him, Caesar leaves the game, and nobody else may sell a favour there that day.
rule-CM-79 = If nobody sold the seat beside Caesar, he is shuffled in again with the other visitors.
rule-CM-80 = When Caesar is turned up with the visitors of a day, he counts as one of the visitors due at that venue, and two more come in addition. If he comes later, he brings two more as well.
rule-CM-90 = All numbers on the cards, and which favours are in the deck, are listed in one card sheet, which says what is printed and what is reconstructed. A table can be started with a corrected sheet; a sheet with mistakes is refused, with the reason.
    .section = The card sheet and the fine print
rule-CM-91 = The nine favours, with the coins they score if unplayed. Instead of a merchant: New ticket (1), New visitor (2), Second use (1). Together with a merchant: Promotion (2), Step forward (3), First of its level (3): the merchant goes to the left of all merchants of its level. When your merchant is active: Two cards (1): it takes two cards or makes two sales; Other venue (2): it sells a ticket of another venue; Unseen card (3): it takes the unseen top card of the pile instead of an open one. The times, the coins and the effects of Two cards, Other venue, Unseen card and First of its level are reconstructed. A corrected card sheet may also use Homecoming (the active merchant returns to your hand after its turn), Exchange (swap one of your tickets for an open one at the Forum) and Redirection (move a visitor from one venue to another).
rule-CM-92 = The reconstructed numbers were chosen by playing many games: a player who passes all day must lose, and no favour and no seat may be much better than another.
rule-CM-93 = An active merchant may always decline, which ends its turn; one that can do nothing is skipped. In the bidding you play at most one favour a turn: either it is your whole turn, or it goes with a merchant from your hand. No favour goes with a merchant that is placed again. A favour just taken may be played at once, but no favour is played in phase I of day one.
rule-CM-94 = Two cards is played at most once each time a merchant is active. It needs two open cards (the start-player card counts as one) or, at a venue, two things to sell. It combines with Other venue, even with two of them for two tickets of other venues, and with Unseen card. Unseen card and Other venue never change the same sale. Unseen card works even where no open card is left, at a venue only with an unsold ticket for it; at an extra show its buyer brings coin cards, too. If it turns up Caesar, the card after his two companions buys; if no visitor is left, the favour is spent and the merchant sells as usual.
rule-CM-95 = You see a drawn visitor before you choose its venue. A merchant placed again leaves its old row. If a pile runs out, fewer cards are turned up. Coin cards return after each day. Caesar gets no coin card, but the visitors he brings do. A favour sold beside Caesar scores that day, leaves the game and does not score again.

# Refusals

refusal-now-send = First choose the venue for the visitor.
refusal-now-swap = First take a ticket in exchange.
refusal-now-bid = Now place a merchant, play a favour or pass.
refusal-now-turn = Now your active merchant takes a card or sells, or you decline.
refusal-no-favour = There is no { $favour } in your hand.
refusal-favour-time = { $when_id ->
    [instead] { $favour } is played during the bidding, instead of a merchant.
    [with] { $favour } is played during the bidding, together with a merchant.
   *[active] { $favour } is played when your merchant is active.
}
refusal-not-this-place = No merchant can be placed { at-place } in this phase.
refusal-not-used = You can place again only a merchant that you placed in an earlier phase today.
refusal-no-merchant = Merchant { $level } is not in your hand.
refusal-nobody-to-pass = There is no merchant in front that this one could pass.
refusal-no-equal = No merchant of the same level lies there.
refusal-no-effect = This would have no effect now: { $action }.
refusal-favours-rest = No favour is played in phase I of the first day.
refusal-not-double = Two cards needs two open cards or, at a venue, two sales, and works once for an active merchant.
refusal-sell-at-venues = Tickets are sold at the three venues only.
refusal-nothing-to-take = There is no such card to take { at-place }.
refusal-not-at-caesar = A favour is sold only at the venue where Caesar is.
refusal-no-sale = You need an unsold ticket and a visitor at this venue for that.

# The game in a minute

intro-aim = You are a ticket tout in Rome. In three days earn more coins than the others by selling tickets to visitors.
intro-turn = In the first three phases of a day the players bid in turn with the same eight merchants: at Caesar’s villa for favours, at the Forum for tickets, at the three venues for visitors. On your turn place a merchant, play a favour or pass; a player who has passed is out of that phase. The higher its level, the earlier a merchant takes a card or sells. In the fourth phase visitors, sold tickets, coin cards and the merchants still in hand bring coins.
intro-end = After day three unplayed favours bring coins, too. The player with the most coins wins.
intro-table = The five places: Caesar’s villa with the favours, the Forum Romanum with the tickets, and the three venues with their visitors. At each place the merchants stand in a row, the highest level on the left. Each player has merchants and favours in hand, and tickets face up.
intro-example = Anna has a stalls ticket for the Colosseum, Ben a balcony ticket; a senator and a student are waiting there. Anna places her 6, Ben his 5, and everybody passes. Anna’s merchant is active first and sells to the senator: 2 + 6 = 8 coins. Ben’s merchant sells to the student: 1 + 3 = 4 coins.

# The game in three steps, for an invitation

step-1 = Place a merchant: at Caesar’s villa for favours, at the Forum for tickets.
step-2 = At the three venues your merchants queue for visitors. The higher level is served first.
step-3 = Every sold ticket brings coins. After three days the player with the most coins wins.

# What the coach speaks of

opinion-won = the chance of winning
opinion-coins = coins earned
opinion-merchants = merchants kept in hand
opinion-favours = favours in hand
opinion-villa = what the villa will give
opinion-tickets = the tickets
opinion-shows = sales at the shows
opinion-rivals = how little the others earn

# Standing answers
standing-above = Pass
standing-above-about = where you have no merchant yet and one of this level or higher leads
standing-above-8 = Level 8
standing-above-7 = Level 7
standing-above-6 = Level 6
standing-bids = After your first merchant of a phase
standing-bids-about = your lowest merchants follow to the same place until there are that many, then you pass
standing-bids-one = One merchant, then pass
standing-bids-two = Two merchants, then pass
standing-bids-three = Three merchants, then pass
standing-tickets = A ticket at the Forum
standing-tickets-about = among equals the one for the venue with the most visitors
standing-tickets-dearest = The dearest
standing-sales = A sale
standing-sales-about = with a ticket of the venue, without favours
standing-sales-best = Whatever brings the most

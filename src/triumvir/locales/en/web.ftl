# The page around every game

web-board = Board
web-your-move = Your move
web-seats-and-log = Seats and log
web-acta = ACTA
web-log = Log
web-chat = Chat
web-your-turn = YOUR TURN
web-your-turn-flag = your turn
web-put-back = Put back
web-do = Do it
web-all-choices =
    { $count ->
        [one] One choice, as a list
       *[other] All { $count } choices, as a list
    }

# Notices: what is sent to people who are away. Never a card, never a position.

notice-turn = { $count ->
    [one] Your turn: { $game }, against { $names }
   *[other] Your turn: { $game }, with { $names }
}
notice-time = Your time is running out: { $game }, with { $names }
notice-asked = You are asked a question: { $game }, with { $names }
notice-over = The game is over: { $game }, with { $names }
notice-begun = The game has begun: { $game }, with { $names }
notice-sat = Somebody has sat down at your table: { $game }
notice-table-turn = To play: { $names } ({ $game })
notice-table-time = Time is running out for { $names } ({ $game })
notice-table-asked = A question to all: { $game }
notice-table-over = The game is over: { $game }, with { $names }
notice-table-begun = The game has begun: { $game }, with { $names }
notice-table-sat = At the table now: { $names } ({ $game })
notice-wanted = Somebody looks for a game: { $game }
notice-evening = The evening begins: { $name } ({ $game })
notice-test = A test: notices from this server arrive here.
notice-feed = Triumvir: my tables

# The sheet: what, by which way, and when not.

notices-title = Notices
notices-on = on
notices-off = off
notices-kind-turn = It is my turn
notices-kind-turn-about = one notice for each table
notices-kind-time = My time is running out
notices-kind-time-about = in turn-based games, once for each question
notices-kind-asked = Somebody asks for my consent
notices-kind-asked-about = also when your opponent’s time is up and you choose what follows
notices-kind-over = A game is over
notices-kind-begun = A game begins
notices-kind-sat = Somebody sits down at my table
notices-kind-evening = An evening begins for which I have joined
notices-wanted = Somebody looks for a game
notices-wanted-about = once an hour at most; nobody is named
notices-ways = How they reach you
notices-push = This browser
notices-push-about = push; on an iPhone only from the home screen
notices-push-off = Off
notices-push-denied = This browser blocks notices. Allow them in its settings for this page.
notices-push-none = This browser cannot be reached by push. Choose another way.
notices-others = Other browsers
notices-others-about = { $count ->
    [one] one other browser of yours gets them, too
   *[other] { $count } other browsers of yours get them, too
}
notices-webhook = Webhook
notices-webhook-about = Discord, Slack, Matrix: one line and a link
notices-webhook-address = Address of the webhook
notices-webhook-secret = Signed with { $secret }. This is shown once.
notices-webhook-failing = { $count ->
    [one] The last notice did not arrive.
   *[other] The last { $count } notices did not arrive.
}
notices-feed = Feed and calendar
notices-feed-about = private, with each deadline
notices-feed-once = Anyone who has these addresses can read along. They are shown once.
notices-feed-made = created on { $date }
notices-atom = Feed
notices-calendar = Calendar
notices-add = Add
notices-make = Create
notices-renew = New addresses
notices-remove = Remove
notices-remove-what = Remove: { $what }
notices-switch-on = Switch on
notices-copy = Copy
notices-copied = Copied
notices-test = Send a test
notices-test-worked = { $count ->
    [one] The test has arrived.
   *[other] All { $count } tests have arrived.
}
notices-test-failed = { $count ->
    [one] One test did not arrive. Check its address.
   *[other] { $count } tests did not arrive. Check their addresses.
}
notices-quiet = Quiet hours
notices-quiet-from = from
notices-quiet-to = to
notices-quiet-none = none
notices-quiet-bar = Quiet from { $from } to { $to }; notices in between.
notices-quiet-bar-none = Notices at any hour.
notices-quiet-zone = by the clock in { $zone }
notices-never = “Your turn: Caesar!, against Anna”, and a link. Never a card, never anything hidden.

# Letters by e-mail, where the host has a mail server.

mail-confirm-subject = Triumvir: your code
mail-confirm-text =
    Somebody, probably you, wants the account { $name } to have this e-mail address. The code is

    { $code }

    Enter it on the page, within an hour. If it was not you, nothing needs to be done.
mail-reset-subject = Triumvir: a new password
mail-reset-text =
    Somebody, probably you, has forgotten the password of { $name }. With this link you can set a new one. It works once, for an hour:

    { $url }

    If it was not you, nothing needs to be done.
mail-foot = You get this because you confirmed this address. Remove it here: { $url }
notices-mail = E-mail

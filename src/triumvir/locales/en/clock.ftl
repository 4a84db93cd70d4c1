# Clocks at a table: what stands on the seats and the plate, what is said aloud, holidays.

clock-d = d
clock-h = h
clock-min = min
clock-days = { $count ->
    [one] one day
   *[other] { $count } days
}
clock-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
clock-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
clock-rests = stopped
clock-runs = running
clock-low = running low
clock-over = time is up
clock-paused = paused
clock-holiday = on holiday
clock-aloud-30 = Half a minute left.
clock-aloud-10 = Ten seconds left.
clock-left = { $left } left
clock-all = { $name }: { $time }.

clock-who-asked = { $name } asks
clock-say-asked = Shall the clocks stand still?
clock-more-asked = Either of you can start them again.
clock-who-paused = Pause
clock-say-paused = The clocks stand still.
clock-more-paused = Look around as long as you like. Anybody at the table can start them again.
clock-who-mine = Your seat
clock-say-mine = A bot plays for you.
clock-more-mine = It knows what you know, and no more.
clock-who-over = { $name } is away
clock-say-over = { $name } has run out of time.
clock-more-over = { $pace ->
    [live] You choose. If you do nothing, the win is yours in ten minutes.
   *[turns] You choose, today or tomorrow. If you do nothing, the win is yours in a day.
}
clock-say-waited = You are waiting for { $name }.
clock-more-waited = Nothing happens by itself. You can still choose.
clock-who-away = { $name } to play
clock-say-away = { $name } is not here and has { $left } to come back.
clock-more-away = Nothing is asked of you.
clock-who-holiday = { $name } to play
clock-say-holiday = { $name } is on holiday until { $day }.
clock-more-holiday = No clock runs until then. Nothing is asked of you.

clock-play-on = Play on
clock-pause = Pause
clock-resume = Start the clocks
clock-ask-pause = Ask for a pause
clock-bot = Let a bot play
clock-bot-unrated = Let a bot play, unrated
clock-wait = Wait
clock-win = Take the win
clock-give-live = Give a minute
clock-give-turns = Give a day
clock-give-live-to = Give { $name } a minute
clock-give-turns-to = Give { $name } a day

clock-holiday-open = Holiday…
clock-holiday-about = Your clocks stand still at every table where you play a turn-based game. There are { $most } days in a year; a day that has begun counts.
clock-holiday-until = You are on holiday until { $day }.
clock-holiday-left = { $count ->
    [0] You have no days left this year.
    [one] You have one day left this year.
   *[other] You have { $count } days left this year.
}
clock-holiday-days = Days from now on
clock-holiday-take = Go on holiday
clock-holiday-end = I am back

clock-answers = Standing answers
clock-answers-open = { $count ->
    [0] Standing answers…
   *[other] Standing answers ({ $count })…
}
clock-answers-before = Answer before you are asked
clock-answers-about = Answer now what you would be asked later. The others see no difference: each answer takes some seconds, whether or not you hold the card.
clock-answers-note = The log shows each answer as if you had given it then. They stand until you change them.
clock-answers-ask = Ask me
clock-answers-none = Ask me everything
clock-answers-keep = Keep these answers

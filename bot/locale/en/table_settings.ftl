# The settings of a table that gathers: what each does, what it is now, what is recommended and why.

setting-line = **{ $name }:** { $value }
setting-recommended = Recommended: { $best }. { $why }
setting-best = Recommended
setting-head = What you change here is saved at once, and the table's card shows it.
setting-group-game = The game
setting-group-more = More of the game
setting-group-time = Time
setting-group-people = People
setting-group-talk = Talk and help

setting-count = Number of seats
setting-count-note = How many people play, computers included. With fewer seats, people who have joined move up.
setting-count-value = { $n ->
        [one] 1 seat
       *[other] { $n } seats
    }

setting-deadline = Time to answer
setting-deadline-note = How long a player has when the table waits for them. Reminders come before it is over.
setting-deadline-why = Enough for people who look in once a day, and the game keeps moving.
setting-deadline-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
setting-deadline-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
setting-deadline-daily = Every day at { $at }
setting-deadline-weekdays = Monday to Friday at { $at }
setting-deadline-clock = Clock: { $bank }, +{ $back }
setting-deadline-none = No deadline
setting-deadline-own = As set by command

setting-miss = Missed deadline
setting-miss-note = What Herald does with a question that nobody has answered in time.
setting-miss-why = The others need not wait, and the player takes over again with one press.
setting-miss-autopilot = A computer plays the turn
setting-miss-hold = The safest choice is made
setting-miss-wait = The table waits

setting-cost = Price of missed deadlines
setting-cost-note = What a player loses who misses deadlines. A seat on offer is played by a computer until somebody takes it.
setting-cost-why = Among friends nobody needs a penalty; with strangers choose an offer after 2 or 3.
setting-cost-nothing = Nothing
setting-cost-half = Half the time until one is met
setting-cost-seat = { $n ->
        [one] Seat on offer after 1 miss
       *[other] Seat on offer after { $n } misses
    }

setting-gate = Reliability
setting-gate-note = Who may join, by the deadlines they have missed at other tables.
setting-gate-why = New people are welcome, and the table fills up faster.
setting-gate-none = Anybody
setting-gate-most = Missed { $most } % at most
setting-gate-known = Missed { $most } % at most, not new

setting-hints = Suggestions
setting-hints-note = Whether players may ask a computer what it would do, and use What if.
setting-hints-why = Everybody decides alone, on equal terms. With newcomers choose yes.

setting-seats = Who sits where
setting-seats-note = Players choose their seats, or seats are drawn at the start, or each says which they would like and the order of choice is drawn.
setting-seats-why = Everybody knows their side before the start.
setting-seats-chosen = Players choose
setting-seats-drawn = Drawn at the start
setting-seats-drafted = By wishes, in a drawn order

setting-invited = Who may join
setting-invited-note = Everybody who sees the card, or only people invited with the card's button or { COMMAND("invite") }.
setting-invited-why = The table fills up faster.
setting-invited-off = Everybody
setting-invited-on = Only invited people

setting-anonymous = Names of the players
setting-anonymous-note = Whether everybody sees who has which seat. With hidden names seats are drawn at the start, and names are shown when the game is over.
setting-anonymous-why = People play to meet each other; hide names when friends or rivals could team up.
setting-anonymous-off = Shown
setting-anonymous-on = Hidden until the end

setting-press = Talk about the game
setting-press-note = Where players may talk about the game while it runs. Herald carries private messages with { COMMAND("talk") }.
setting-press-why = It is the game as its rulebook has it.
setting-press-rulebook = In private, by the rulebook
setting-press-free = In private at any time
setting-press-public = Only in the thread
setting-press-none = Not at all

setting-language = Language of the table
setting-language-note = The language of the card and the thread. Private messages come in each person's own.

# The settings of a table that gathers: what each does, what it is now, what is recommended and why.

setting-line = **{ $name }:** { $value }
setting-recommended = Recommended: { $best }. { $why }
setting-best = Recommended
setting-head = Changes here are saved at once, and the table’s card shows them.
setting-group-game = The game
setting-group-more = More about the game
setting-group-time = Time
setting-group-people = People
setting-group-talk = Talk and help

setting-count = Number of seats
setting-count-note = How many seats there are, including those of computer players. With fewer seats, people who have joined move up to the first ones.
setting-count-value = { $n ->
        [one] 1 seat
       *[other] { $n } seats
    }

setting-deadline = Time to answer
setting-deadline-note = How long players have when the table waits for them. Reminders come before the time is up.
setting-deadline-why = Enough for people who check once a day, and the game keeps moving.
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
setting-deadline-own = Set with a command

setting-miss = Missed deadline
setting-miss-note = What Herald does when a player has not answered in time.
setting-miss-why = The others do not have to wait, and the absent player can take over again with one click.
setting-miss-autopilot = A computer answers
setting-miss-hold = Herald makes the safest choice
setting-miss-wait = The table waits

setting-cost = Price of missed deadlines
setting-cost-note = What players lose when they miss deadlines. “Half the time to answer” lasts until they answer on time once. A computer plays an offered seat until someone takes it.
setting-cost-why = Friends need no penalty; with strangers, offer the seat after 2 or 3 missed deadlines.
setting-cost-nothing = Nothing
setting-cost-half = Half the time to answer
setting-cost-seat = { $n ->
        [one] Seat offered after 1 miss
       *[other] Seat offered after { $n } misses
    }

setting-gate = Reliability
setting-gate-note = Who may join, judged by the deadlines they missed at other tables.
setting-gate-why = New people are welcome, and the table fills up faster.
setting-gate-none = Anyone
setting-gate-most = At most { $most }% missed
setting-gate-known = At most { $most }% missed, no newcomers

setting-hints = Suggestions
setting-hints-note = Whether players can ask a computer player what it would do, and use What if.
setting-hints-why = Everyone decides alone, on equal terms. With newcomers, allow suggestions.

setting-seats = Who sits where
setting-seats-note = Players choose their seats, or seats are drawn at random when the game starts. By preference: players say which seats they prefer, and the order of choice is drawn.
setting-seats-why = Everyone knows their seat before the start.
setting-seats-chosen = Players choose
setting-seats-drawn = Drawn at the start
setting-seats-drafted = By preference

setting-invited = Who may join
setting-invited-note = Everyone who sees the card, or only people invited with **Invite** on the card or { COMMAND("invite") }.
setting-invited-why = The table fills up faster.
setting-invited-off = Everyone
setting-invited-on = Only invited people

setting-anonymous = Names of the players
setting-anonymous-note = Whether everyone sees who has which seat. With hidden names, seats are drawn at random and names are shown when the game is over.
setting-anonymous-why = People play to meet each other; hide names if old friendships or rivalries could decide the game.
setting-anonymous-off = Shown
setting-anonymous-on = Hidden until the end

setting-press = Talk about the game
setting-press-note = Where players can talk about the game while it runs. { COMMAND("talk") } sends private messages.
setting-press-why = This follows the rulebook.
setting-press-rulebook = In private, by the rulebook
setting-press-free = In private at any time
setting-press-public = Only in the thread
setting-press-none = Not at all

setting-language = Language of the table
setting-language-note = The language of the card and the thread. Private messages come in each person’s own language.

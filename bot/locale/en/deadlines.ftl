# Pace, clocks, what a missed deadline costs.

span-days = { $n ->
        [one] 1 day
       *[other] { $n } days
    }
span-hours = { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
span-minutes = { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
pace = usually answers within { $middle } (half of the answers take between { $low } and { $high }) and has missed { $missed }% of deadlines
pace-missed = has missed { $missed }% of deadlines
stats-pace = Pace: { $pace }. Pauses and days off do not count, and older missed deadlines count less.
gate-fact = To join: at most { $most }% of deadlines missed{ $newcomers ->
        [yes] ; newcomers welcome
       *[no] ; no newcomers
    }
gate-missed = This table is for people who have missed at most { $most }% of their deadlines; you have missed { $share }%. Every answer on time lowers that percentage. { COMMAND("table list") } shows other tables.
gate-new = This table does not take newcomers. Answer { $n ->
        [one] once
       *[other] { $n } times
    } at other tables first: { COMMAND("table list") } shows them.
cost-half = After missing a deadline, a player has half the time to answer, until they answer on time once
cost-seat = { $n ->
        [one] After 1 missed deadline the seat is offered to others
       *[other] After { $n } missed deadlines the seat is offered to others
    }
note-cost-half = { $name } (seat { $seat }) missed a deadline: they now have half the time to answer, until they answer on time once.
note-cost-seat = { $name } (seat { $seat }) has missed { $n ->
        [one] 1 deadline
       *[other] { $n } deadlines
    }. Under this table’s settings, the seat is now offered to others; a computer plays it meanwhile.
whisper-cost-half = You missed a deadline at { $table }: you now have half the time to answer there, until you answer on time once.
whisper-cost-seat = You have missed { $n ->
        [one] 1 deadline
       *[other] { $n } deadlines
    } at { $table }. Under that table’s settings, your seat is now offered to others. Until someone takes it, { COMMAND("table join") } gives it back to you.
deadline-budget = a clock of { $bank } for each seat; every answer adds { $back }, up to { $cap }
deadline-clock = Write a clock like `clock 5d +12h max 7d`. Each answer must add at least 1 hour, and no more than the clock starts with. The maximum can be up to { $days } days.
status-clocks = Time left on the clocks, when last counted: { $clocks }
panel-due-clock = Your clock runs out { $when }. An answer adds { $back }.

## Reminders

button-quiet = Stop reminding me
hushed = You get no more reminders for this decision at { $table }. Herald announces the next decision as usual.
hush-over = There is nothing left to remind you of: you have answered, or the table is resting or over.
bad-cadence = Choose how often you want to be reminded: { $known }.
cadence-once = once, near the end
cadence-half = at half the time and near the end
cadence-daily = every day
opt-cadence = How often to remind you of a decision
note-nudge-closed = { $name } (seat { $seat }) has a decision to make that is due { $due }, but Herald cannot send them direct messages.

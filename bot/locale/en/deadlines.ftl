# Pace, clocks, what a missed deadline costs.

span-days = { $n ->
        [one] 1 day
       *[other] { $n } days
    }
span-hours = { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
span-minutes = { $n } min
pace = usually answers within { $middle } (half of the answers: { $low } to { $high }) and missed { $missed } % of deadlines
pace-missed = missed { $missed } % of deadlines
stats-pace = Pace: { $pace }. Pauses and days off do not count, old misses weigh less.
gate-fact = Who joins may have missed at most { $most } % of deadlines{ $newcomers ->
        [yes] ; newcomers are welcome
       *[no] {""} and must have played before
    }
gate-missed = This table takes people who missed at most { $most } % of their deadlines; you missed { $share } %. Every turn in time lowers that.
gate-new = This table takes people whose pace is known. Play { $n } turns at other tables first.
cost-half = After a missed deadline turns are half as long until one is answered in time
cost-seat = { $n ->
        [one] After a missed deadline the seat is offered to others
       *[other] After { $n } missed deadlines the seat is offered to others
    }
note-cost-half = { $name } (seat { $seat }) missed a deadline: turns of that seat are half as long until one is answered in time.
note-cost-seat = { $name } (seat { $seat }) has missed { $n ->
        [one] a deadline
       *[other] { $n } deadlines
    }. As this table has it, the seat is offered to others; a computer plays it meanwhile.
whisper-cost-half = You missed a deadline at { $table }: your turns there are half as long until you answer one in time.
whisper-cost-seat = You have missed { $n ->
        [one] a deadline
       *[other] { $n } deadlines
    } at { $table }. As that table has it, your seat is offered to others. While nobody has taken it, { COMMAND("table join") } gives it back to you.
deadline-budget = a clock of { $bank } for each seat; every answer puts { $back } back, up to { $cap }
deadline-clock = A clock reads like `clock 5d +12h max 7d`: at least an hour back for an answer, no more than it holds, and at most { $days } days.
status-clocks = Clocks when last counted: { $clocks }
panel-due-clock = Your clock runs out { $when }. An answer puts { $back } back.

## Reminders

button-quiet = Not this turn
hushed = You are not reminded of this turn at { $table } again. The next one as ever.
hush-over = That turn is over: nobody would remind you of it any more.
bad-cadence = Choose how often you want to be reminded: { $known }.
cadence-once = once, near the end
cadence-half = at half the time and near the end
cadence-daily = every day
opt-cadence = How often to remind you of a turn
note-nudge-closed = { $name } (seat { $seat }) has a turn to take that is due { $due }, and no direct message gets through.

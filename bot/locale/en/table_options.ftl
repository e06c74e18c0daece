# What a table agrees on before it starts, and a rematch.

cmd-terms = What a table that gathers agrees on; with options its organiser changes that
cmd-rematch = The same game again with the same settings, for those who played it
opt-cost = What a missed deadline costs
opt-misses = After how many missed deadlines the seat is offered to others
opt-gate = Percent of deadlines that whoever joins may have missed; -1 for any
opt-newcomers = With a limit on missed deadlines: whether people may join whose pace is not known
opt-seating = Who sits where
opt-names = Whether everybody sees who has which seat
opt-talk = What may be said in private
opt-hints = Whether a computer player may be asked what it would do
opt-variant = Which option of the game
opt-turned = Everybody moves one seat on
charge-nothing = Nothing more
charge-half = Turns half as long until one is answered in time
charge-seat = The seat is offered to others
option-value = { $option } can be: { $known }.

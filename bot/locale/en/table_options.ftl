# What a table agrees on before it starts, and a rematch.

cmd-terms = The settings of a table that has not started; its organiser can change them
cmd-rematch = The same game again with the same settings, for the same players
opt-cost = What a missed deadline costs
opt-misses = After how many missed deadlines the seat is offered to others
opt-gate = Highest % of missed deadlines allowed to join; -1 for no limit
opt-newcomers = If there is a limit: whether newcomers can join too
opt-seating = Who sits where
opt-names = Whether everyone sees who has which seat
opt-talk = What can be said in private
opt-hints = Whether players can ask a computer player what it would do
opt-variant = Which option of the game
opt-turned = Whether everyone moves one seat on
charge-nothing = Nothing
charge-half = Half the time to answer
charge-seat = The seat is offered to others
option-value = { $option } can be: { $known }. Choose one of these.

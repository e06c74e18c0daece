# What a table of Xidit may choose before the start: what each option does, what it is worth, and why one is recommended.

xidit-option-short = Short game
xidit-option-short-note = Nine years instead of twelve, on fewer cities.
xidit-option-short-why = Over twelve years all seats win about equally often.
xidit-option-placement = Placing the heroes
xidit-option-placement-note = How the heroes get their first cities.
xidit-option-placement-why = Everyone answers at the same time, so nobody has to wait for earlier seats.
xidit-option-placement-wishes = All give wishes at once
xidit-option-placement-in_turn = One seat after the other
xidit-option-quick = The quick style
xidit-option-quick-sparing = Keeps clerics and mages
xidit-option-quick-lavish = Spends any unit; asks in a census
xidit-option-phantom-start = Start of the phantom
xidit-option-phantom-start-note = Only with three seats: how many points the phantom starts with on the first track. It starts with 1 point less on each following track.
xidit-option-phantom-start-why = This is the rulebook’s number; with 7 the phantom is harder to beat.

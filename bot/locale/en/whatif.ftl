# What if: what lies before a seat, played many times.

cmd-whatif = Simulate your position 1,000 times from what you can see
panel-whatif = What if?
whatif-said = 🎲 **What if?** Simulated { $runs } times from what you can see, with its own randomness: that of the table plays no part, and nobody else sees the result.
    { $assumed }
whatif-more = { $n } or more
whatif-share = { $n }%
whatif-off = Suggestions and What if are switched off at this table. Only its organiser can switch them on, before the game starts.
whatif-none = Nothing to simulate right now: none of your decisions now depends on chance. Try again at your next decision.
whatif-failed = This could not be simulated. Your own moves are not affected.

# What if: what lies before a seat, played many times.

cmd-whatif = Simulate your position 1,000 times from what you can see
panel-whatif = What if?
whatif-said = 🎲 **What if?** Your position was simulated { $runs } times from what you can see. The simulation uses its own randomness, not the table’s, and nobody else sees the result.
    { $assumed }
whatif-more = { $n } or more
whatif-share = { $n }%
whatif-off = Suggestions and What if are switched off at this table. Only its organiser can switch them on, before the game starts.
whatif-none = There is nothing to simulate right now: none of your current decisions depends on chance. Try again at your next decision.
whatif-failed = The simulation failed. Your moves are not affected; try again later.

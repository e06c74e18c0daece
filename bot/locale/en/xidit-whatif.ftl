# Lords of Xidit: a year played many times.

xidit-whatif-none = None of your orders this year is an action yet, so there is nothing to simulate. Choose an **action** first, then press **What if?**
xidit-whatif-title = What if? Year { $year }
xidit-whatif-assumed = **Assumed:** you carry out the orders chosen so far and wait in the other steps; wherever your standing orders would ask you, the *Quick* style answers. What the others hide is drawn at random from what is possible. The others move at random, but more often to nearby cities, to recruits and to threats they could beat.
xidit-whatif-gains = **On average you gain:** { $gained }.
xidit-whatif-sovereigns = { $n ->
        [one] 1 sovereign
       *[other] { $n } sovereigns
    }
xidit-whatif-bards = { $n ->
        [one] 1 bard
       *[other] { $n } bards
    }
xidit-whatif-guild = { $n ->
        [one] 1 guild level
       *[other] { $n } guild levels
    }
xidit-whatif-step = Step { $step }, { $city }
xidit-whatif-recruit = joins: { $what }
xidit-whatif-kill = beaten: { $what }
xidit-whatif-titan = Titan: { $what }
xidit-whatif-nothing = nothing
xidit-whatif-units = Units after the year
xidit-whatif-beaten = Threats and Titans beaten

# Lords of Xidit: what is refused, and what to do instead.

xidit-no-road = { $seat } finds no { $colour } at { $city } and stays.
xidit-no-bards = { $seat } can place no bard.
xidit-no-levels = { $seat } has no guild level left to win.
xidit-no-turn = { $seat } decides now. Wait for your turn.
xidit-no-words = “{ $action }” is incomplete or names something unknown. `/act` suggests how to write it.
xidit-no-free-city = Another hero already stands in { $city }. Choose a different city.
xidit-no-sealed = You have sealed. Unseal first if you want to change something.
xidit-no-wish = You give { $n ->
        [one] one wish
       *[other] { $n } wishes
    }, no more. Name one of them.
xidit-no-seal-wishes = You cannot seal yet: you need { $n ->
        [one] one wish
       *[other] { $n } wishes
    }, and { $ranks_count ->
        [one] number { $ranks } is
       *[other] numbers { $ranks } are
    } missing.
xidit-no-seal-missing = You cannot seal yet: no order for { $steps_count ->
        [one] step { $steps }
       *[other] steps { $steps }
    }.
xidit-no-phantom = There is no phantom in this game.
xidit-no-plan-act = Step { $step } is no action, so nothing can be planned for it. Order an action there first.
xidit-no-plan-here = Nothing can be planned for step { $step } in the city your route reaches then.
xidit-no-plan = That plan does not fit step { $step }. `/act` suggests what does.
xidit-no-plan-bards = { $n ->
        [0] Your other plans send out all the bards you have: plan fewer there first.
        [one] Only 1 bard is left that no other plan sends out: plan no more than that.
       *[other] Only { $n } bards are left that no other plan sends out: plan no more than that.
    }
xidit-no-bards-possible = No bard can be placed: none is left, or no region here takes them.
xidit-no-pair = Choose two different kinds of reward.
xidit-no-region = { $region } takes no bards from { $city }.
xidit-no-guild = You have no guild with room in { $city }.
xidit-no-titan = No Titan of { $n } units is awake.
xidit-no-units = You have fewer than { $n } units.
xidit-no-unit = You have no { $unit } left for that.
xidit-no-reveal = First choose how many to show: { $units }. “Show all units” sets every count at once.
xidit-no-counted = That unit has been counted already: { $unit }.
xidit-no-count = You have only { $n } of that unit: { $unit }.

# Lords of Xidit: what is refused, and what to do instead.

xidit-no-road = There is no { $colour } at { $city }, so { $seat } stays.
xidit-no-bards = { $seat } cannot send any bards.
xidit-no-bards-shut = { $shut ->
        [0] { $seat } has no bards left to send.
       *[other] { $seat } sends no bards: no region around { $city } takes any in this game.
    }
xidit-no-levels = { $seat } has no guild levels left and wins none.
xidit-no-free-city = Another hero is already in { $city }. Choose a different city.
xidit-no-city = There is no city { $n }. Choose a city from 1 to { $most }.
xidit-no-step = A year has no step { $n }. Choose a step from 1 to { $most }.
xidit-no-sealed = You have already sealed, so nothing can change. Press **Unseal** first.
xidit-no-wish = You have { $n ->
        [one] only 1 wish, because you choose first. Give it as wish 1.
       *[other] only { $n } wishes. Give them as wishes 1 to { $n }.
    }
xidit-no-seal-wishes = You cannot seal yet: { $n ->
        [one] your wish is missing. Choose a city.
       *[other] of your { $n } wishes, { $ranks_count ->
            [one] number { $ranks } is missing. Choose a city for it.
           *[other] numbers { $ranks } are missing. Choose a city for each.
        }
    }
xidit-no-seal-missing = You cannot seal yet: { $steps_count ->
        [one] step { $steps } has no order. Choose one for it
       *[other] steps { $steps } have no order. Choose one for each
    }; to do nothing there, choose **wait**.
xidit-no-phantom = There is no phantom in this game: it takes part only at tables of 3 seats. Change another standing order.
xidit-no-plan-act = Nothing can be planned for step { $step }, because its order is not an action. Choose the order **action** there first.
xidit-no-plan-again = Nothing can be planned for step { $step }: step { $first } already acts in { $city }, and a plan is made for the first action in a city. Plan for step { $first }.
xidit-no-plan-recruits = Nothing can be planned for step { $step }: there are recruits in { $city }, so your action recruits one of them. Plans are for threats and Titans: choose a step in which you meet a threat or a Titan.
xidit-no-plan-here = Nothing can be planned for step { $step }: { $city } has no tile, and no Titan is awake. Choose a step in which you meet a threat.
xidit-no-plan-bards = { $n ->
        [0] You have no bards left for this plan: your other plans send all of them. Plan fewer there first.
        [one] You have only 1 bard that no other plan sends. Plan 1 here, or fewer in another plan.
       *[other] You have only { $n } bards that no other plan sends. Plan { $n } here at most, or fewer in another plan.
    }
xidit-no-plan-more = Step { $step } brings { $most ->
        [one] 1 bard
       *[other] { $most } bards
    } at most. Plan { $n ->
        [0] fewer bards for another region first
       *[other] at most { $n } for { $region }
    }.
xidit-no-plan-one-region = Nothing can be planned for the bards of step { $step }: they can go to only one region around { $city }, so all of them go there. Plan the rewards instead.
xidit-no-plan-no-bards = You have planned to take sovereigns and guild levels in step { $step }, so no bards are sent. Change that plan first.
xidit-no-plan-tile = No Titan can be fought in step { $step }: { $city } has a tile, and Titans are fought in cities without one. Choose another step.
xidit-no-plan-asleep = No Titan is awake, so none can be planned for step { $step }. Wait until the threats run out.
xidit-no-plan-titan = You have planned no Titan for step { $step }, so no units are given up there. Plan the Titan first.
xidit-no-plan-units = { $n ->
        [0] Your plan already names all { $size } units for that Titan. Plan fewer of another kind before you add { $unit }.
       *[other] That Titan takes { $size } units, and your plan names others too. Plan { $n } × { $unit } at most.
    }
xidit-no-plan-none = Your plan for step { $step } does not include that yet, so there is nothing to remove. Choose 1 or more.
xidit-no-bards-left = You have no bards left to send. Choose sovereigns and guild levels.
xidit-no-bards-here = No region around { $city } takes bards in this game. Choose sovereigns and guild levels.
xidit-no-pair = You must take two different rewards. Choose sovereigns and bards, sovereigns and guild levels, or bards and guild levels.
xidit-no-region = { $region } does not touch { $city }, so it takes no bards from there. Choose from: { $regions }.
xidit-no-region-closed = { $region } is closed in this game and takes no bards. Choose from: { $regions }.
xidit-no-guild = You have no guild in { $city }. Choose one of your guilds with room: { $cities }.
xidit-no-guild-full = Your guild in { $city } is full: it has all { $most } levels. Choose one of your guilds with room: { $cities }.
xidit-no-titan = The { $n }-unit Titan is not awake. Choose one that is awake (units: { $sizes }), or fight no Titan.
xidit-no-units = The { $n }-unit Titan takes { $n } units; you have { $have }. Choose a smaller one, or fight no Titan.
xidit-no-unit = You have no { $unit } left to give up. Choose from: { $units }.
xidit-no-reveal = You cannot seal yet: some counts are missing ({ $units }). Choose how many of each to show, or press **Show all units**.
xidit-no-counted = This census has already counted that kind: { $unit }. Choose a kind that has not been counted yet.
xidit-no-count = { $n ->
        [0] You have none of that kind: { $unit }. Choose another kind.
       *[other] You have only { $n } of that kind: { $unit }. Choose { $n } at most.
    }

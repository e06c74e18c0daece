# Words inside the pictures, their alt texts, and the board in words.

xidit-picture-year = Year { $year } of { $years }
xidit-picture-phase-placement = Placing the heroes
xidit-picture-phase-orders = Secret orders
xidit-picture-phase-resolution = Orders carried out
xidit-picture-phase-census = Census
xidit-picture-phase-over = The end
xidit-picture-step = Step { $step }
xidit-picture-step-start = Start of the year
xidit-picture-census-unit = Census: { $unit }
xidit-picture-road-blue = Blue road
xidit-picture-road-red = Red road
xidit-picture-road-black = Black road
xidit-picture-legend-levels = Guild levels
xidit-picture-legend-bards = Bards
xidit-picture-legend-kills = Foes beaten
xidit-picture-legend-sealed = Sealed
xidit-picture-legend-first = First player
xidit-picture-legend-town = City of the hero
xidit-picture-legend-waiting = Still to act
xidit-picture-legend-lead = Leads
xidit-picture-legend-values = Reputation: most bards / second most
xidit-picture-legend-act = Act here
xidit-picture-legend-wait = Wait
xidit-picture-legend-route = Planned route
xidit-picture-legend-census = Census
xidit-picture-legend-plan = Planned
xidit-picture-legend-wish = Your wishes
xidit-picture-legend-trail = This year’s route
xidit-picture-calendar = Years
xidit-picture-titans = Titans
xidit-picture-titan-asleep = asleep
xidit-picture-titan-gone = gone
xidit-picture-coming-recruits = Next recruits
xidit-picture-coming-threats = Next threats
xidit-picture-coming-none = none
xidit-picture-barracks = Barracks
xidit-picture-phantom = Phantom
xidit-picture-bastion = Bastion
xidit-picture-closed = closed
xidit-picture-own-title = Yours alone
xidit-picture-own-units = Units
xidit-picture-own-sovereigns = Sovereigns
xidit-picture-own-bards = Bards left
xidit-picture-own-bastion = In the Bastion
xidit-picture-own-levels = Levels left
xidit-picture-own-waiting = Waiting levels
xidit-picture-own-orders = Orders
xidit-picture-orders-of = Year { $year }
xidit-picture-tracks = Evaluations
xidit-picture-own-wishes = Wishes
xidit-picture-own-reveals = To show
xidit-picture-hand-plans = Plans
xidit-picture-result-title = The evaluation
xidit-picture-result-winner = { $name } saves Xidit
xidit-picture-result-nobody = Nobody saves Xidit: the phantom wins
xidit-picture-result-out = out
xidit-picture-result-out-before = out earlier
xidit-picture-result-units = { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
xidit-picture-deed-recruit = { $name } recruits in { $city }: { $detail }
xidit-picture-deed-kill = { $name } beats { $detail } in { $city }
xidit-picture-deed-titan = { $name } beats { $detail } in { $city }
xidit-picture-deed-move = { $name } moves to { $city }
xidit-picture-deed-stay = { $name } stays in { $city }
xidit-picture-deed-nothing = { $name } achieves nothing in { $city }
xidit-picture-deeds-quiet = A quiet step
xidit-picture-alt-seat = { $name } in { $number } { $city }{ $levels ->
        [0] { "" }
        [one] , 1 guild level
       *[other] , { $levels } guild levels
    }{ $bards ->
        [0] { "" }
        [one] , 1 bard
       *[other] , { $bards } bards
    }{ $kills ->
        [0] { "" }
        [one] , 1 foe beaten
       *[other] , { $kills } foes beaten
    }.
xidit-picture-alt-seat-unplaced = { $name } is not placed yet.
xidit-picture-alt-you = { $name } (you)
xidit-picture-alt-at = { $what } in { $city }
xidit-picture-alt-tile = in { $city }: { $units }
xidit-picture-alt-near = A part of the board, with the cities { $list }.
xidit-picture-alt-leads-influence = Most guild levels: { $names } ({ $count ->
        [one] 1 level
       *[other] { $count } levels
    }).
xidit-picture-alt-tracks = Evaluated in this order: { $list }.
xidit-picture-alt-leads-reputation = Most bards: { $names } ({ $count ->
        [one] 1 bard
       *[other] { $count } bards
    }).
xidit-picture-alt-threats = Threats by city: { $list }.
xidit-picture-alt-recruits = Recruits by city: { $list }.
xidit-picture-alt-titans = Titans: { $list }.
xidit-picture-alt-own = Yours: { $list }.
xidit-picture-alt-route = Planned route by cities: { $list }.
xidit-picture-alt-zoom = Detail: { $area }.
xidit-picture-alt-animation = Year { $year } step by step: { $deeds }
xidit-picture-alt-track = { $track }: { $list }.
xidit-picture-text-orders = Orders of { $name }: { $orders }.
xidit-picture-text-regions = Regions, each with its value for the most bards/second most, and its bards: { $list }
xidit-picture-text-guilds = Guilds: { $list }
xidit-picture-text-guild = city { $city }: { $name }, { $levels ->
        [one] 1 level
       *[other] { $levels } levels
    }
xidit-picture-text-coming = Next recruits by city: { $recruits }; next threats by city: { $threats }
xidit-picture-text-barracks = Barracks: { $list }

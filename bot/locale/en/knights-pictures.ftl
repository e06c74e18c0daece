# The pictures of Warrior Knights beside the map, and the same in words for who cannot see them.

## A battle

knights-pic-battle = Battle of { $place }
knights-pic-attack = Attack on { $place }
knights-pic-siege = Siege of { $place }
knights-pic-turn = Turn { $n }
knights-pic-attacker = attacks
knights-pic-defender = defends
knights-pic-strength = strength
knights-pic-draw = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
knights-pic-wiped = { $name } has lost all Nobles
knights-pic-inflicted = inflicted
knights-pic-prevented = prevented
knights-pic-casualties = casualties
knights-pic-victories = victories
knights-pic-uncounted = Victories are not counted: one side has nobody left.
knights-pic-siege-rule = A second siege in a later turn takes the place.
knights-pic-stronger = besiegers
knights-pic-weaker = besieged
knights-pic-hand = Your hand: { $cards }
knights-pic-alt-force = { $name } { $role }{ $count ->
        [0] { "" }
       *[other] {" "}with { $nobles }
    }; strength { $strength }{ $walls ->
        [0] { "" }
       *[other] , walls { $walls }
    }
knights-pic-alt-noble = { $noble } ({ $men } troops{ $n ->
        [0] { "" }
        [one] , 1 casualty marker
       *[other] , { $n } casualty markers
    })
knights-pic-alt-hand = { $name } shows { $cards }; { $n ->
        [one] 1 card discarded
       *[other] { $n } cards discarded
    }
knights-pic-alt-count = { $name }: casualties inflicted { $inflicted }, prevented { $prevented }, taken { $n }; { $wins ->
        [one] 1 victory
       *[other] { $wins } victories
    }

## The Assembly

knights-pic-assembly = The Assembly
knights-pic-counted = Voted on
knights-pic-voting = Voted on now
knights-pic-pending = Pending for the next Assembly
knights-pic-coming = Still to be voted on
knights-pic-in-force = In force
knights-pic-no-votes = Nobody cast a Vote.
knights-pic-elected = Elected: { $name }, { $tied ->
        [0] { $n } to { $m }
       *[other] { $n ->
            [0] by the Chair’s decision
           *[other] tied at { $n }
        }
    }
knights-pic-passed = Carried, { $tied ->
        [0] { $n } to { $m }
       *[other] { $n ->
            [0] by the Chair’s decision
           *[other] tied at { $n }
        }
    }
knights-pic-rejected = Rejected, { $tied ->
        [0] { $n } to { $m }
       *[other] { $n ->
            [0] by the Chair’s decision
           *[other] tied at { $n }
        }
    }
knights-pic-refused = refused by { $names }
knights-pic-alt-votes = Votes: { $list }

## What can be bought

knights-pic-track = Hiring and expeditions
knights-pic-mercenaries = Mercenaries for hire
knights-pic-expeditions = Expeditions
knights-pic-spaces = Allocated cards
knights-pic-of = { $n } of { $m }
knights-pic-best = at best ×{ $n }
knights-pic-harbour = in harbour
knights-pic-alt-expedition = { $name }: { $n ->
        [0] in harbour
       *[other] space { $n }, crowns invested { $stakes }
    }{ $blessed ->
        [0] { "" }
       *[other] , blessed
    }
knights-pic-alt-spot = spot { $n }, { $fee ->
        [one] 1 crown
       *[other] { $fee } crowns
    }: { $name }
knights-pic-alt-hired = { $name } for { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }

## A Baron's sheet

knights-pic-cities = cities
knights-pic-charges = Privileges
knights-pic-chairman = Chairman
knights-pic-head = Head of the Church
knights-pic-banned = banned
knights-pic-out = out of the game
knights-pic-crowns = crowns
knights-pic-votes = Votes
knights-pic-faith = Faith
knights-pic-income = income
knights-pic-wages = wages
knights-pic-gone = dead, no heir
knights-pic-dead = dead; an heir will come
knights-pic-off = off the board
knights-pic-sails = sailing to { $place }
knights-pic-shut = besieged in { $place }
knights-pic-eyes = For your eyes only: the plan
knights-pic-hand-cards = Your hand
knights-pic-alt-person = { $noble } ({ $shape }): { $where }, { $men } troops{ $n ->
        [0] { "" }
        [one] , 1 casualty marker
       *[other] , { $n } casualty markers
    }
knights-pic-alt-baron = { $name } ({ $baron }): { $influence } Influence, { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }, { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    }, { $faith } Faith, { $kingdom ->
        [one] 1 city of the Kingdom
       *[other] { $kingdom } cities of the Kingdom
    } ({ $majority } needed to win). Nobles: { $nobles }. Stronghold: { $hold }. Cities: { $cities }. Privileges: { $charges }.
knights-pic-alt-plan = Plan: { $piles }.

## The race and the result

knights-pic-race = The race
knights-pic-influence-plot = Influence by turn; { $n } left in the pool
knights-pic-cities-plot = Cities of the Kingdom; { $n } to win
knights-pic-alt-line = { $name }: { $influence } Influence (+{ $due } in the Upkeep), { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }
knights-pic-winner = { $names } { $n ->
        [one] wins
       *[other] win
    }
knights-pic-nobody = Nobody wins

## The legend and the replay of a turn

knights-pic-legend-fortified = fortified
knights-pic-legend-razed = razed
knights-pic-legend-hold = Stronghold
knights-pic-legend-strength = strength
knights-pic-legend-income = crowns
knights-pic-legend-breached = breached
knights-pic-legend-siege = siege
knights-pic-legend-square = prevents
knights-pic-legend-circle = no wages
knights-pic-legend-triangle = victory
knights-pic-legend-star = inflicts
knights-pic-legend-exhausted = exhausted
knights-pic-legend-loss = casualty markers
knights-pic-legend-port = port
knights-pic-legend-bridge = bridge
knights-pic-legend-mountains = impassable
knights-pic-legend-road = road
knights-pic-legend-chair = Chairman
knights-pic-legend-head = Head of the Church
knights-pic-legend-influence = Influence
knights-pic-legend-votes = Votes
knights-pic-legend-faith = Faith
knights-pic-legend-men = troops in a Stronghold
knights-pic-legend-sea = at sea
knights-pic-legend-office = holds an office
knights-pic-legend-banned = banned
knights-pic-legend-out = out of the game
knights-pic-legend-sealed = has voted
knights-pic-legend-lead = has the most
knights-pic-replay = Turn { $n }, step by step
knights-pic-alt-replay = What happened: { $list }

## What can be shown larger

knights-word-overseas = overseas
knights-word-north-west = the north-west
knights-word-north-east = the north-east
knights-word-south-west = the south-west
knights-word-south-east = the south-east
knights-word-track = Mercenaries and expeditions
knights-word-race = the race for victory

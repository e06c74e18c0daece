# A first game: what to learn at each step of the first three years, and what guides a computer player there.
xidit-taught-placement = **Now:** { $n ->
        [one] choose a city
       *[other] choose a city for each wish, best first,
    } and press **Seal**: a good start is a city with recruits, or a city one road away from recruits.
    { "" }**Why:** you pay for everything else with units, and recruits become your first units.
    { "" }**Later:** three evaluations end the game, in this order: { $tracks }. The last player in each is out (in a tie, the one with the fewest units), and the player left at the end wins, so never be last in any.
xidit-lesson-1-orders = **Now:** choose six orders that lead through two or three cities with recruits, with an **action** in each, and press **Seal**.
    { "" }**Why:** an action in a city with recruits takes its weakest unit, once per city and year; the list for each step says where the roads lead.
    { "" }**Later:** next year you get ready for a threat. Nothing counts before **Seal**, so change your orders as often as you like.
xidit-lesson-2-orders = **Now:** pick a threat near you, choose orders that recruit the units you still need for it, and press **Seal**.
    { "" }**Why:** with all of those units, an **action** in its city beats it: you pay the units and take two of its three rewards. If one is missing, nothing happens.
    { "" }**Later:** you can beat it next year if you end this year near it and have the units. But others may get there first.
xidit-lesson-3-orders = **Now:** choose orders that beat a threat, or recruit units for one, and press **Seal**.
    { "" }**Why:** threats bring all three kinds of fame: sovereigns are wealth, guild levels are influence, bards are reputation. You do not have to lead in any of them, but never be last.
    { "" }**Later:** once your orders meet a threat, a list appears below them, **Plan rewards, bards or Titans**. There you set which two rewards you take; otherwise your **Standing orders** decide.
xidit-lesson-reward = **Now:** take two rewards: first the kind in which you are closest to being last, unless it would go to waste.
    { "" }**Why:** sovereigns are wealth, bards are reputation, guild levels are influence; a guild has one owner and room for four levels, and what does not fit brings nothing.
    { "" }**Later:** **Standing orders** or a plan for the step can choose before you are asked.
xidit-taught-bards = **Now:** { $n ->
        [one] send your bard where it makes you first or second
       *[other] send your bards where they make you first or second: a button sends all to one region, and the list one at a time
    }.
    { "" }**Why:** at the end the player with the most bards in a region gets its first value, the player with the second most gets its second value, and nobody else gets anything.
    { "" }**Later:** bards in the Bastion stay hidden until the end, so nobody else knows how many of them are yours.
xidit-taught-fight = **A fight you can win this year:** the { $creature } in { $city }. One way to do it: { $orders }. { $n ->
        [0] Nobody else can beat it before you that way.
       *[other] { $seats } could be there first, so it is not certain.
    }
xidit-taught-census = **Now:** this year ends with the first census, so before you spend units, check which you will still have then.
    { "" }**Why:** for each kind of unit, the player who shows the most wins a prize, and everyone tied for most wins it. You keep the units.
    { "" }**Later:** { $asked ->
        [0] your **Standing orders** will show all your units; you can change that.
       *[other] after the last step you will be asked how many you show.
    }
xidit-taught-counts = **Now:** press **Show all units**, then **Seal**.
    { "" }**Why:** for each kind of unit, the player who shows the most wins a prize, and everyone tied for most wins it. You keep the units.
    { "" }**Later:** the others see what you show, and **Standing orders** can show everything for you in the next census.
xidit-taught-titans = **Now:** Titans are awake. To fight one, choose an **action** in a city without a tile where you have beaten nothing this year. Then choose the Titan in the list **Plan rewards, bards or Titans**, which appears below your orders.
    { "" }**Why:** a Titan takes units of any kind (awake now: Titans of { $sizes } units; you have { $units }) and brings more than most threats.
    { "" }**Later:** without a plan your **Standing orders** decide; you can always leave the Titans alone.
xidit-taught-titan = **Now:** { $enough ->
        [0] press **Fight no Titan**, because you have too few units
       *[other] choose a Titan, if one is worth the units to you, or press **Fight no Titan**
    }.
    { "" }**Why:** a Titan takes units of any kind (awake now: Titans of { $sizes } units; you have { $units }) and brings more than most threats.
    { "" }**Later:** if you fight one, you then choose the units to give up; a Titan that you leave alone stays awake for everyone.
xidit-taught-spend = **Now:** give up the units that you will miss least, usually the weakest.
    { "" }**Why:** a Titan takes any kind, but a threat takes only what it asks for, and a census counts what you keep.
    { "" }**Later:** **Standing orders** can pay for you, up to the **Strongest unit for Titans** that you set there.
xidit-taught-raise = **Now:** build on the guild with the most levels that still has room.
    { "" }**Why:** only levels on the board count as influence, and your smaller guilds then keep room for whole rewards.
    { "" }**Later:** **Standing orders** can build waiting levels for you.

# What it has reckoned with.
xidit-because-recruit = { $case ->
        [0] you can recruit 1 { $unit } in { $city }
        [1] 1 { $first } joins in { $city } as things are, or 1 { $unit } once others have taken the weaker units
       *[other] you can recruit 1 { $unit } in { $city } if new recruits come there in time
    }{ $chance ->
        [100] { "" }
       *[other] {" "}({ $chance }% likely)
    }
xidit-because-recruit-for = for the { $creature } in { $there }, { $case ->
        [0] you can recruit 1 { $unit } in { $city }
        [1] 1 { $first } joins in { $city } as things are, or 1 { $unit } once others have taken the weaker units
       *[other] you can recruit 1 { $unit } in { $city } if new recruits come there in time
    }{ $chance ->
        [100] { "" }
       *[other] {" "}({ $chance }% likely)
    }
xidit-because-sovereigns = you gain { $n ->
        [one] 1 sovereign
       *[other] { $n } sovereigns
    } in { $city }{ $chance ->
        [100] { "" }
       *[other] {" "}({ $chance }% likely)
    }, and so far your chance of passing the { $track } evaluation is { $safe }%
xidit-because-bards = you gain { $n ->
        [one] 1 bard
       *[other] { $n } bards
    } around { $city }{ $chance ->
        [100] { "" }
       *[other] {" "}({ $chance }% likely)
    }, worth { $points ->
        [0] less than 1 point
        [one] about 1 point
       *[other] about { $points } points
    }, and so far your chance of passing the { $track } evaluation is { $safe }%
xidit-because-guild = you gain { $n ->
        [one] 1 guild level
       *[other] { $n } guild levels
    } in { $city }{ $chance ->
        [100] { "" }
       *[other] {" "}({ $chance }% likely)
    }, and so far your chance of passing the { $track } evaluation is { $safe }%
xidit-because-pays = you pay { $units } in { $city }, { $share ->
        [0] which you would not miss
       *[other] worth { $share }% of an average reward
    }
xidit-because-keeps = the { $size }-unit Titan would cost you units worth { $cost }% of an average reward, and its reward is worth only { $gain }%
xidit-because-census = { $n ->
        [0] you will have no { $unit } left for the next census
       *[other] you will have { $n } × { $unit } for the next census, and it is { $chance }% likely that nobody shows more
    }
xidit-because-next = next year you can go for the { $creature } in { $city }, { $roads ->
        [0] right there
        [one] 1 road away
       *[other] { $roads } roads away
    }, with { $missing ->
        [0] no unit missing
        [one] 1 unit missing
       *[other] { $missing } units missing
    }{ $chance ->
        [100] { "" }
       *[other] {" "}if all recruits join ({ $chance }% likely)
    }
xidit-because-leaves-units = you skip the { $creature } in { $city }, a fight that is { $chance }% likely to be won: that makes the units you keep worth more (by { $gain }% of an average reward), and the whole year too (by { $share }%)
xidit-because-leaves-census = you skip the { $creature } in { $city }, a fight that is { $chance }% likely to be won: that makes your units for a census worth more (by { $gain }% of an average reward), and the whole year too (by { $share }%)
xidit-because-leaves-next = you skip the { $creature } in { $city }, a fight that is { $chance }% likely to be won: that makes next year’s fights worth more (by { $gain }% of an average reward), and the whole year too (by { $share }%)
xidit-because-leaves-rewards = you skip the { $creature } in { $city }, a fight that is { $chance }% likely to be won: that makes your other rewards this year worth more (by { $gain }% of an average reward), and the whole year too (by { $share }%)
xidit-because-leaves-recruits = you skip the { $creature } in { $city }, a fight that is { $chance }% likely to be won: that makes your recruits worth more (by { $gain }% of an average reward), and the whole year too (by { $share }%)
xidit-because-leaves-near = you skip the { $creature } in { $city }, a fight that is { $chance }% likely to be won: that makes the recruits near your last city worth more (by { $gain }% of an average reward), and the whole year too (by { $share }%)
xidit-because-near = the year ends in { $city }{ $units_count ->
        [0] { "" }
       *[other] , with recruits nearby ({ $units }), { $roads ->
            [0] the nearest right there
            [one] the nearest 1 road away
           *[other] the nearest { $roads } roads away
        }
    }
xidit-because-region = { $region } gives { $first } reputation for the most bards and { $second } for the second most: your { $n ->
        [one] 1 bard
       *[other] { $n } bards
    } against the best rival’s { $others } would bring { $points ->
        [0] less than 1 point
        [one] about 1 point
       *[other] about { $points } points
    } more
xidit-because-spend = you will have { $left ->
        [0] no { $unit }
       *[other] { $left } × { $unit }
    } left, and { $wanted ->
        [0] no visible threat asks for that unit
        [one] 1 visible threat asks for that unit
       *[other] { $wanted } visible threats ask for that unit
    }
xidit-because-behind = { $seat } is { $chance }% likely to end behind the phantom in { $track }
xidit-because-phantom = in { $track } you will probably reach about { $n }, and the phantom has { $phantom }
xidit-because-level = your guild in { $city } has { $n } of { $most } levels, and none of your guilds has more: if you build there, the others keep room for whole rewards

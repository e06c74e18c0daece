# A first game: what to learn at each step of the first three years, and what guides a computer player there.
xidit-lesson-placement = **The goal.** Collect three kinds of fame: wealth, influence, reputation. At the end each is looked at in turn and whoever is last in it goes out, so never be last in any of them.
    { "" }**Now** you say where your hero begins. Take a city with recruits in it or one road away: units are what everything else is paid with. If the first wish is taken, the next one counts.
xidit-lesson-1-orders = **This year: recruit.** You give six orders at once: a road by its colour, an **action**, or **wait**. An action in a city with recruits takes its weakest unit, once per city and year.
    Plan a way past two or three cities with recruits, with an *action* in each. The list of a step says where each road leads. Nothing is final before **Seal**; until then change what you like.
xidit-lesson-2-orders = **This year: get ready for a threat.** Every threat shows the units it demands. With all of these in hand, an action in its city beats it: you pay them and take two of three rewards. One unit missing, and nothing happens.
    Choose a threat near you and recruit what it lacks. You need not beat it this year: next year is early enough for whoever ends this one close by with all its units. Others march too, and whoever acts there first takes it.
xidit-lesson-3-orders = **This year: all three kinds of fame.** The panel shows in which order they will be evaluated. You need not lead in one; you must not be last. Threats bring all three: wealth comes as sovereigns, influence as guild levels where you fight, reputation as bards around that city.
    Beat one, or go on recruiting for one. Where you will fight, a **plan** for that step says beforehand which two rewards you take; otherwise your standing orders decide.
xidit-lesson-reward = **Rewards.** You have beaten a threat and take two of the three: sovereigns (wealth), bards (reputation), guild levels (influence). Take above all the kind in which you are in most danger of being last, as long as it does not go to waste: a guild has room for four levels and one owner.
xidit-lesson-bards = **Bards** go to regions that touch the city. At the end most bards in a region give its first value, second most its second, all others nothing. So look at both: what a region is worth, and how many bards the others have there. In the Bastion only you know how many are yours.
xidit-lesson-raise = **A level that waited.** It may be built now where there is room. Only levels on the board count as influence.
xidit-taught-fight = **A fight that you can win this year:** the { $creature } in { $city }. One way to it: { $orders }. { $n ->
        [0] Nobody else can beat it before you.
       *[other] { $seats } could be there first, so nothing is sure.
    }
xidit-taught-census = **The census.** This year ends with the first one: of each kind of unit whoever shows most wins a prize, and equals all win. The units stay yours. So one that you keep this year may bring more than one that you spend. { $asked ->
        [0] Your standing orders show all you have; you can change that.
       *[other] You will be asked how many you show.
    }
xidit-taught-titans = **Titans are awake.** Where no tile lies, and you have beaten nothing this year, an action attacks one: it takes { $sizes } units of any kind and brings more than most threats. You have { $units }. Plan it for its step, with the units that you give up; without a plan your standing orders decide. You may always let it be.

# What it has reckoned with.
xidit-because-recruit = { $unit } to recruit in { $city }{ $taken ->
        [0] { "" }
       *[other] , once others have taken what is weaker
    }, { $chance } % sure
xidit-because-recruit-for = { $unit } to recruit in { $city }{ $taken ->
        [0] { "" }
       *[other] , once others have taken what is weaker
    }, { $chance } % sure, for the { $creature } in { $there }
xidit-because-sovereigns = { $n ->
        [one] 1 sovereign
       *[other] { $n } sovereigns
    } in { $city }{ $chance ->
        [100] { "" }
       *[other] , { $chance } % sure
    } ({ $track } { $safe } % safe so far)
xidit-because-bards = { $n ->
        [one] 1 bard
       *[other] { $n } bards
    } around { $city }{ $chance ->
        [100] { "" }
       *[other] , { $chance } % sure
    }, for { $points ->
        [0] less than 1 point
        [one] about 1 point
       *[other] about { $points } points
    } ({ $track } { $safe } % safe so far)
xidit-because-guild = { $n ->
        [one] 1 guild level
       *[other] { $n } guild levels
    } in { $city }{ $chance ->
        [100] { "" }
       *[other] , { $chance } % sure
    } ({ $track } { $safe } % safe so far)
xidit-because-pays = pays { $units } in { $city }, { $share ->
        [0] which would not be missed
       *[other] worth { $share } % of an average reward
    }
xidit-because-keeps = the units for the Titan of { $size } units are worth { $cost } % of an average reward, what it brings { $gain } %
xidit-because-census = { $unit } at the next census: { $n ->
        [0] none left
       *[other] { $n }, and { $chance } % likely that nobody shows more
    }
xidit-because-next = next year the { $creature } in { $city }, { $roads ->
        [0] right there
        [one] 1 road away
       *[other] { $roads } roads away
    }, { $missing ->
        [0] no unit lacking
        [one] 1 unit lacking
       *[other] { $missing } units lacking
    }{ $chance ->
        [100] { "" }
       *[other] {" "}if all recruits join, which is { $chance } % sure
    }
xidit-because-leaves-units = not the { $creature } in { $city }, though you could fight there ({ $chance } % sure): the units kept count { $gain } % of an average reward more without that fight, the whole year { $share } % more
xidit-because-leaves-census = not the { $creature } in { $city }, though you could fight there ({ $chance } % sure): the units for a census count { $gain } % of an average reward more without that fight, the whole year { $share } % more
xidit-because-leaves-next = not the { $creature } in { $city }, though you could fight there ({ $chance } % sure): the foes of next year count { $gain } % of an average reward more without that fight, the whole year { $share } % more
xidit-because-leaves-rewards = not the { $creature } in { $city }, though you could fight there ({ $chance } % sure): the other rewards of this year count { $gain } % of an average reward more without that fight, the whole year { $share } % more
xidit-because-leaves-recruits = not the { $creature } in { $city }, though you could fight there ({ $chance } % sure): the recruits count { $gain } % of an average reward more without that fight, the whole year { $share } % more
xidit-because-leaves-near = not the { $creature } in { $city }, though you could fight there ({ $chance } % sure): the recruits near where it ends count { $gain } % of an average reward more without that fight, the whole year { $share } % more
xidit-because-near = the year ends in { $city }{ $units_count ->
        [0] { "" }
       *[other] , with { $units } to recruit near it, { $roads ->
            [0] the nearest right there
            [one] the nearest 1 road away
           *[other] the nearest { $roads } roads away
        }
    }
xidit-because-region = { $region }, which gives { $first } and { $second } reputation: { $n ->
        [one] 1 bard
       *[other] { $n } bards
    } against { $others }, for { $points ->
        [0] less than 1 point
        [one] about 1 point
       *[other] about { $points } points
    } more
xidit-because-spend = { $unit }: { $left } left, demanded by { $wanted ->
        [0] no threat
        [one] 1 threat
       *[other] { $wanted } threats
    } in sight
xidit-because-behind = { $seat } behind the phantom in { $track }: { $chance } % likely
xidit-because-phantom = in { $track } you come to about { $n }, the phantom has { $phantom }
xidit-because-level = { $city } has { $n } of { $most } levels, none has more: the others keep room for whole rewards

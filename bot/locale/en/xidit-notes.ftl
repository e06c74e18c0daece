## What an option costs and brings

xidit-note-road-nothing = no tile there
xidit-note-no-road = no such road from { $city }: nothing happens
xidit-note-wait = stay in { $city }
xidit-note-recruit = recruit in { $city }: { $units }
xidit-note-again = you will have recruited in { $city } by then: nothing happens
xidit-note-barred = you will have beaten a Titan in { $city } by then: nothing happens
xidit-note-road-threat = { $tile } · { $missing ->
        [0] you will have the units
        [one] you will be 1 unit short
       *[other] you will be { $missing } units short
    }
xidit-note-road-again = { $tile } · you will have recruited there
xidit-note-road-barred = { $tile } · you will have beaten a Titan there
xidit-note-fight = pay { $units }; two of: { $sovereigns ->
        [one] 1 sovereign
       *[other] { $sovereigns } sovereigns
    }, { $bards ->
        [one] 1 bard
       *[other] { $bards } bards
    }, { $guild ->
        [one] 1 level
       *[other] { $guild } levels
    }
xidit-note-fight-choose = pay { $n } units (you choose { $rest ->
        [one] 1 of them
       *[other] { $rest } of them
    } when you fight); two of: { $sovereigns ->
        [one] 1 sovereign
       *[other] { $sovereigns } sovereigns
    }, { $bards ->
        [one] 1 bard
       *[other] { $bards } bards
    }, { $guild ->
        [one] 1 level
       *[other] { $guild } levels
    }
xidit-note-lacks = you will lack { $units } against { $creature }: nothing happens
xidit-note-titan = { $city } is empty: you will be asked whether to fight a Titan ({ $sizes } units)
xidit-note-spare = { $city } is empty, but your plan or standing orders leave the Titans alone: nothing happens
xidit-note-few = { $city } is empty: a Titan takes { $sizes } units and you will be { $missing } short: nothing happens
xidit-note-coming = coming soon: { $tile }
xidit-note-nothing = no tile in { $city } now: nothing happens unless one comes
xidit-warn-order = ⚠️ Step { $step }: { $why }.
xidit-warn-again = You can seal anyway: others move too, and tiles come and go.
xidit-note-region = { $first } for most bards, { $second } for second; you have { $n }, { $others ->
        [0] the others none
       *[other] { $more ->
            [0] { $seat } has { $others }
           *[other] several others have { $others }
        }
    }
xidit-note-bastion = secret until the end: { $first } for most bards, { $second } for second; you have { $n }
xidit-note-values = { $first } in { $region }
xidit-note-bards = { $n ->
        [0] no open region here: they bring nothing
       *[other] most bards win { $regions }
    }
xidit-note-sovereigns = { $n ->
        [one] you will have 1 sovereign
       *[other] you will have { $n } sovereigns
    }
xidit-note-guild = { $built ->
        [0] { $why ->
            [theirs] no room: the guild here is { $seat }’s
            [another] no room: not your guild
            [full] no room: your guild is full
           *[none] you have no levels left
        }
        [one] 1 level fits: the guild will have { $levels }
       *[other] { $built } levels fit: the guild will have { $levels }
    }
xidit-gain-sovereigns-plain = { $n ->
        [one] 1 sovereign
       *[other] { $n } sovereigns
    }
xidit-gain-bards-plain = { $n ->
        [one] 1 bard
       *[other] { $n } bards
    }
xidit-gain-levels-plain = { $n ->
        [one] 1 guild level
       *[other] { $n } guild levels
    }
xidit-gain-reputation-plain = { $n } reputation
xidit-note-titan-costs = pay { $n } of your { $units } units; two of: { $sovereigns ->
        [one] 1 sovereign
       *[other] { $sovereigns } sovereigns
    }, { $bards ->
        [one] 1 bard
       *[other] { $bards } bards
    }, { $guild ->
        [one] 1 level
       *[other] { $guild } levels
    }
xidit-note-pass = keep your units
xidit-note-roads = roads to { $cities }
xidit-note-default = your standing order now: { $chosen }
xidit-note-prize-none = show none, win nothing
xidit-note-census = the most units win { $prize }; you keep them · { $odds ->
        [sure] nobody can show as many
        [tie] at worst a tie, and you win too
       *[open] the others have { $others } in total
    }
xidit-note-raise = the guild grows from { $levels } to { $then } levels
xidit-note-spend = you have { $n }
xidit-note-spend-copy = number { $k } of your { $n }
xidit-note-phantom-wealth = the phantom’s sovereigns { $n } → { $then }; you have { $own }
xidit-note-phantom-influence = the phantom’s levels { $n } → { $then }; you have built { $own }
xidit-note-phantom-reputation = the phantom’s reputation { $n } → { $then }; your visible reputation: { $own }
xidit-note-standing-reward-least = of sovereigns, bards sent out and guild levels, the two you have least of
xidit-note-standing-reward-ask = the table waits for you at every reward
xidit-note-standing-instead-useful = if levels do not fit or no bards can be sent: take the two kinds that bring something
xidit-note-standing-instead-ask = if levels do not fit or no bards can be sent: you are asked
xidit-note-standing-bards-even = one at a time to each open region around the city
xidit-note-standing-bards-richest = all to the region around the city whose first value is highest
xidit-note-standing-bards-bastion = where the city touches the Crownlands; elsewhere to the richest region
xidit-note-standing-bards-ask = the table waits for you whenever several regions are open
xidit-note-standing-prize-even = one at a time to each open region around your hero’s city
xidit-note-standing-prize-richest = all to the region around your hero’s city whose first value is highest
xidit-note-standing-prize-bastion = where your hero’s city touches the Crownlands; elsewhere to the richest region
xidit-note-standing-prize-ask = the table waits for you when bards you won can go to several regions
xidit-note-standing-titan-meant = fight the largest Titan you can pay for in cities that began the year empty; weakest units first
xidit-note-standing-titan-always = fight the largest Titan you can pay for in any empty city; weakest units first
xidit-note-standing-titan-never = an action in an empty city brings nothing
xidit-note-standing-titan-ask = the table waits for you whenever you act in an empty city
xidit-note-standing-size-three = leave larger Titans alone
xidit-note-standing-size-four = leave larger Titans alone
xidit-note-standing-size-five = fight Titans of any size
xidit-note-standing-rank-militia = keep stronger units
xidit-note-standing-rank-archer = keep stronger units
xidit-note-standing-rank-infantry = keep stronger units
xidit-note-standing-rank-cleric = keep mages
xidit-note-standing-rank-mage = spend any unit, the weakest first
xidit-note-standing-census-all = you keep them; the others see them. You can unseal until the last player seals
xidit-note-standing-census-ask = the table waits for you at every census
xidit-note-standing-level-ask = the table waits for you when several of your guilds have room
xidit-note-standing-level-fullest = the other guilds keep room for whole rewards

# Lords of Xidit: what happens, what is chosen.

## Events

xidit-placed = { $seat } starts in { $city }.
xidit-wishes-sealed = { $seat } has sealed the wishes for a start.
xidit-wishes-unsealed = { $seat } has opened the wishes again.
xidit-placement-end = All heroes are placed.
xidit-year-begins = **Year { $year }** begins; { $seat } goes first.
xidit-orders-sealed = { $seat } has sealed the orders.
xidit-orders-unsealed = { $seat } has opened the orders again.
xidit-orders-revealed = **The orders of year { $year } are carried out.**
xidit-orders-shown = { $seat }: { $o1 } · { $o2 } · { $o3 } · { $o4 } · { $o5 } · { $o6 }
xidit-move = { $seat } takes the { $colour } from { $from } to { $city }.
xidit-wait = { $seat } waits in { $city }.
xidit-recruit = { $seat } recruits in { $city }: { $unit }.
xidit-recruited-before = { $seat } has already recruited in { $city } this year.
xidit-nobody-there = { $seat } finds nobody to recruit in { $city }; the tile leaves.
xidit-act-nothing = { $seat } finds nothing to do in { $city }.
xidit-threat-stands = { $seat } lacks the units against the { $creature } in { $city }.
xidit-threat-beaten = { $seat } beats the { $creature } in { $city } with { $units }.
xidit-titan-chosen = { $seat } attacks the Titan of { $n } units.
xidit-titan-passed = { $seat } lets the Titans be in { $city }.
xidit-titan-here-before = { $seat } has already beaten a Titan in { $city } this year; the threat there stays.
xidit-titan-beaten = { $seat } beats the { $creature } in { $city } with { $units }.
xidit-reward = { $seat } chooses { $kinds }.
xidit-reward-sovereigns = { $seat } takes { $n ->
        [one] 1 sovereign
       *[other] { $n } sovereigns
    }.
xidit-reward-bards = { $seat } sends out up to { $n ->
        [one] 1 bard
       *[other] { $n } bards
    }.
xidit-reward-guild = { $seat } builds { $built } of { $n ->
        [one] 1 guild level
       *[other] { $n } guild levels
    } in { $city }; the guild has { $levels } now.
xidit-guild-occupied = { $seat } cannot build in { $city }: the guild there is { $owner }'s.
xidit-bards = { $seat } sends { $n ->
        [one] 1 bard
       *[other] { $n } bards
    } to { $region }.
xidit-bards-bastion = { $seat } sends { $n ->
        [one] 1 bard
       *[other] { $n } bards
    } into the Bastion, unseen by the others.
xidit-raised = { $seat } adds a waiting level in { $city }; the guild has { $levels } now.
xidit-level-waits = { $seat } keeps { $n ->
        [one] 1 guild level
       *[other] { $n } guild levels
    } until there is a guild with room.
xidit-phantom-raised = { $seat } raises the phantom's { $track } to { $n }.
xidit-tile-recruit = Recruits gather in { $city }: { $units_count ->
        [0] nobody is left in the barracks
       *[other] { $units }
    }.
xidit-tile-threat = A threat appears in { $city }: { $creature }.
xidit-awakening = The Titans awake: { $sizes }.
xidit-reinforcements = Reinforcements arrive; the tiles are mixed anew.
xidit-census-begins = **The census of year { $year } begins.**
xidit-census-sealed = { $seat } has sealed the counts.
xidit-census-unsealed = { $seat } has opened the counts again.
xidit-census = **Census, { $unit }:** { $shown }. { $winners_count ->
        [0] Nobody wins.
        [one] Most: { $winners }.
       *[other] Equal at the top: { $winners }.
    }
xidit-prize-sovereigns = { $seat } wins { $n ->
        [one] 1 sovereign
       *[other] { $n } sovereigns
    }.
xidit-prize-bards = { $seat } wins up to { $n ->
        [one] 1 bard
       *[other] { $n } bards
    }.
xidit-prize-level = { $seat } wins a guild level.
xidit-year-end = **Year { $year } is over.**
xidit-evaluation = **Evaluation: { $track }**
xidit-ranked = { $seat } in { $track }: { $n }, with { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
xidit-ranked-phantom = The phantom in { $track }: { $n }
xidit-eliminated = { $seat } is out: last in { $track }.
xidit-eliminated-phantom = The phantom is out: last in { $track }.
xidit-saviour = **{ $seat } is the saviour of Xidit.**
xidit-phantom-wins = **The phantom has outlasted everybody: nobody wins.**
xidit-outcome-saviour = Only one hero passed every evaluation.
xidit-outcome-phantom = The phantom passed every evaluation.
xidit-nearing-last = ⏳ This is the last year. Its end decides by { $tracks }, in this order. Most guild levels so far: { $leaders } ({ $n ->
        [one] 1 level
       *[other] { $n } levels
    }); sovereigns, units and the bards of the Bastion are hidden.
xidit-nearing-last-least = ⏳ This is the last year. At its end there are three evaluations, { $tracks }, in this order: in each whoever is last is out, and whoever is left wins. Fewest guild levels so far: { $least } ({ $few ->
        [one] 1 level
       *[other] { $few } levels
    }); sovereigns, units and the bards of the Bastion are hidden.
xidit-nearing-two = ⏳ This is the last year. At its end there are three evaluations, { $tracks }, in this order: in the first the last two are out, in each of the others whoever is last, and whoever is left wins. Fewest guild levels so far: { $least } ({ $few ->
        [one] 1 level
       *[other] { $few } levels
    }); sovereigns, units and the bards of the Bastion are hidden.

## What a seat is asked, and its actions

xidit-step-placement = place your hero
xidit-step-orders = orders
xidit-step-reward = choose a reward
xidit-step-bards = place bards
xidit-step-titan = fight a Titan or not
xidit-step-spend = choose units
xidit-step-phantom = raise the phantom
xidit-step-raise = build a waiting level
xidit-step-census = census
xidit-verb-place = Place your hero
xidit-verb-wish = Wish
xidit-verb-order = Order
xidit-verb-standing-reward = Rewards
xidit-verb-standing-bards = Bards
xidit-verb-standing-titan = Titans
xidit-verb-standing-level = Waiting levels
xidit-verb-standing-phantom = Phantom
xidit-verb-standing-prize = Bards of a census
xidit-verb-standing-census = A census
xidit-verb-standing-rank = Units against Titans
xidit-verb-standing-size = Titans up to
xidit-verb-standing-instead = Half a reward in vain
xidit-verb-plan-reward = Plan a reward
xidit-verb-plan-bards = Plan bards
xidit-verb-plan-titan = Plan a Titan
xidit-verb-plan-spend = Plan units
xidit-verb-reward = Reward
xidit-verb-bard = Bard
xidit-verb-titan = Titan
xidit-verb-pass-titan = Let the Titans be
xidit-verb-spend = Units
xidit-verb-phantom = Phantom
xidit-verb-raise = Build
xidit-verb-reveal = Show
xidit-verb-show-all = Show all units
xidit-do-place = Start in { $p1 }
xidit-do-wish = Wish { $a1 }: { $p2 }
xidit-do-order = Step { $a1 }: { $a2 }
xidit-do-standing-reward = Rewards: { $a1 }
xidit-do-standing-bards = Bards: { $a1 }
xidit-do-standing-titan = Titans: { $a1 }
xidit-do-standing-level = Waiting levels: { $a1 }
xidit-do-standing-phantom = Phantom: { $a1 }
xidit-do-standing-prize = Bards of a census: { $a1 }
xidit-do-standing-census = A census: { $a1 }
xidit-do-standing-rank = Against Titans: up to { $a1 }
xidit-do-standing-size = Titans up to { $a1 }
xidit-do-standing-instead = Half in vain: { $a1 }
xidit-do-plan-reward = Step { $a1 }, reward: { $a2 }
xidit-do-plan-bards = Step { $a1 }, bards: { $a3 } to { $a2 }
xidit-do-plan-titan = Step { $a1 }, Titan: { $a2 }
xidit-do-plan-spend = Step { $a1 }, units: { $a3 } × { $a2 }
xidit-do-reward = Take { $a1 } and { $a2 }
xidit-do-bard = A bard to { $a1 }
xidit-do-titan = Attack the Titan of { $a1 } units
xidit-do-pass-titan = Let the Titans be
xidit-do-spend = Send one { $a1 }
xidit-do-phantom = Raise the phantom's { $a1 }
xidit-do-raise = Build in { $p1 }
xidit-do-reveal = Show { $a2 } × { $a1 }

## Why a seat is asked, with the numbers

xidit-ask-placement = { $sealed ->
        [1] Your wishes for a start are sealed; until the last seat seals you may open them again.
       *[0] Where should your hero start? { $n ->
            [0] You are next: choose a city where no other hero stands.
            [one] You choose first of { $seats }, so one wish is enough.
           *[other] Heroes start in different cities and you choose as number { $n } of { $seats }, so give { $n } wishes: you get the first one still free.
        }
    }
xidit-ask-orders = { $sealed ->
        [1] Year { $year } of { $years }: your six orders are sealed; until the last seat seals you may open them again.
       *[0] Year { $year } of { $years }: write six orders for your hero; { $n ->
            [0] all are written, seal them
            [one] one is missing
           *[other] { $n } are missing
        }.
    }
xidit-ask-reward = You won in { $city }: take two of these three: { $sovereigns ->
        [one] 1 sovereign
       *[other] { $sovereigns } sovereigns
    }, { $bards ->
        [one] 1 bard
       *[other] { $bards } bards
    }, { $guild ->
        [one] 1 guild level
       *[other] { $guild } guild levels
    } ({ $room ->
        [0] there is no room for any here
       *[other] room for { $room }
    }).
xidit-ask-bards = You have { $n ->
        [one] 1 bard
       *[other] { $n } bards
    } to send out from { $city }: to { $regions }.
xidit-ask-titan = Your hero acts in { $city }, where nothing lies, and { $sizes_count ->
        [one] the Titan of { $sizes } units is awake
       *[other] Titans of { $sizes } units are awake
    }. { $units ->
        [0] You have no units, so there is nothing for it but to let them be.
        [1] You have 1 unit, too few for any: there is nothing for it but to let them be.
        [2] You have 2 units, too few for any: there is nothing for it but to let them be.
       *[other] You have { $units } units: attack one, or let them be?
    }
xidit-ask-spend = You attack the Titan of { $size } units: choose { $n ->
        [one] the last one
       *[other] { $n }
    } to give up.
xidit-ask-phantom = You have beaten a foe, so raise one of the phantom’s tracks by one. It has wealth { $wealth }, influence { $influence } and reputation { $reputation }.
xidit-ask-raise = { $n ->
        [one] A guild level waits
       *[other] { $n } guild levels wait
    } behind your screen: on which of your guilds do you build?
xidit-ask-census = { $sealed ->
        [1] Census of year { $year }: your counts are sealed; until the last seat seals you may open them again.
       *[0] Census of year { $year }: how many of your units do you show? Whoever shows most wins: militia 1 sovereign, archers 2 sovereigns, infantry 1 bard, clerics 2 bards, mages 1 guild level. You have: militia { $militia }, archers { $archer }, infantry { $infantry }, clerics { $cleric }, mages { $mage }; { $n ->
            [0] all counts are set, seal them
            [one] one count is missing
           *[other] { $n } counts are missing
        }.
    }
xidit-ask-standing = What should happen without asking you? Change it whenever you like; it holds from then on. “Quick” takes the two kinds of reward you have least of, spreads bards evenly, and fights the largest Titan you can pay where you act in a city that was empty when the year began, with your weakest units. “Careful” asks you each time. Each order below says how far it goes.

## The panel

xidit-panel-order = Step { $step }: { $order }
xidit-panel-road-blue = blue road
xidit-panel-road-red = red road
xidit-panel-road-black = black road
xidit-panel-order-road = Step { $step }: { $order } → { $city }
xidit-panel-order-recruit = Step { $step }: { $order }, { $units } joins
xidit-panel-order-fight = Step { $step }: { $order }, beats { $creature }
xidit-panel-order-coming = Step { $step }: { $order }, if the tile comes
xidit-panel-order-titan = Step { $step }: { $order }, a Titan if you like
xidit-panel-order-idle = Step { $step }: { $order }, in vain
xidit-panel-foreseen = If nobody comes between, you { $n ->
        [0] gain nothing
       *[other] { $deeds }
    }; the year ends in { $city }.
xidit-panel-foreseen-recruit = recruit { $units }
xidit-panel-foreseen-beat = beat { $n ->
        [one] a foe
       *[other] { $n } foes
    } ({ $foes })
xidit-panel-sooner = Step { $step }, { $creature }: { $n ->
        [0] nobody else can beat it before you.
       *[other] { $seats } can be there before you; { $missing ->
            [0] all others together have the units for it.
            [one] all others together lack 1 unit for it, which would have to be recruited first.
           *[other] all others together lack { $missing } units for it, which would have to be recruited first.
        }
    }
xidit-panel-unasked-first = Your standing orders do without asking: { $n ->
        [0] nothing; you are asked each time.
       *[other] { $what }.
    } You can change that at any time.
xidit-panel-unasked-titan = where you act in { $when ->
        [meant] a city that was empty when the year began
       *[always] an empty city
    }, pay up to { $most } units for a Titan ({ $units })
xidit-panel-unasked-census = show all your units in a census, which costs none
xidit-panel-unasked-reward = choose your rewards
xidit-panel-unasked-bards = send out your bards
xidit-panel-unasked = Step { $step }: your standing orders fight the { $creature } there and pay { $units }.
xidit-panel-shown = Showing costs no unit.{ $n ->
        [0] { "" }
       *[other] {" "}Nobody can show more than your { $units }.
    }
xidit-panel-step = Step { $step }: choose an order
xidit-panel-wish = Wish { $rank }: choose a city
xidit-panel-wishes = Your wishes: { $wishes }.
xidit-panel-lies-recruits = recruits: { $units }
xidit-panel-lies-threat = { $creature }, beaten with { $units }
xidit-panel-lies-nothing = nothing lies here
xidit-panel-plans = Plan rewards, bards or Titans
xidit-panel-plan = Step { $step }: { $what }
xidit-panel-reveal = Show { $units }
xidit-panel-reveal-ask = You have { $units }; all others: { $others }
xidit-panel-all-bards = All { $n } to { $region }
xidit-panel-some-bards = { $n } to { $region }
xidit-panel-share = Share the { $n } bards out
xidit-panel-units = Tick the { $n } units to give up
xidit-end-titan = { $units ->
        [0] Fight no Titan
        [one] Fight no Titan, keep 1 unit
       *[other] Fight no Titan, keep { $units } units
    }
xidit-panel-weakest = The weakest: { $units }
xidit-panel-own = { $count ->
        [0] You have no units
       *[other] You have { $units }
    }; { $sovereigns ->
        [one] 1 sovereign
       *[other] { $sovereigns } sovereigns
    }; { $bards ->
        [one] 1 bard
       *[other] { $bards } bards
    } and { $levels ->
        [one] 1 guild level
       *[other] { $levels } guild levels
    } in reserve.
xidit-panel-bastion = In the Bastion: { $bards ->
        [one] 1 bard
       *[other] { $bards } bards
    } of yours.
xidit-panel-regions = Your reputation as all see it, { $n } in all: { $regions }.
xidit-panel-waiting = Waiting for a guild with room: { $levels ->
        [one] 1 guild level
       *[other] { $levels } guild levels
    }.
xidit-panel-planned = Planned for step { $step }: { $what }.
xidit-year-unasked = { $deed } (paid unasked, by your orders)
xidit-panel-planned-titan = { $size ->
        [skip] let the Titans be
       *[other] the Titan of { $size } units
    }
xidit-panel-planned-spend = paid with { $units }
xidit-panel-census = After this year comes a census: units that you still have can win prizes.
xidit-panel-chosen = Chosen: { $count } of 6 orders.
xidit-panel-year = Year { $n } of { $of }. After the last year come three evaluations in this order; the last in each is out{ $drops ->
        [one] { "" }
       *[other] , in the first the last { $drops }
    }. So far, best first:
xidit-panel-evaluated = The three evaluations in their order, best first; whoever was out before is left out:
xidit-panel-fell = → Out: { $seat }{ $by ->
        [value] , { $value } to { $ahead }’s { $rival }.
        [units] , level with { $ahead } at { $value }, but { $n ->
            [one] 1 unit
           *[other] { $n } units
        } against { $units }.
        [turn] , level with { $ahead } at { $value } and in units; { $ahead } sits nearer to the first player.
       *[phantom] , level with { $ahead } at { $value }; the phantom loses every tie.
    }
xidit-places = The places follow the evaluations: whoever went out first is last. At a tie, more units stay in.
xidit-places-none = Nobody holds a place: the phantom passed every evaluation.
xidit-panel-track = { $n }. { $track } ({ $what }{ $seen ->
        [closed] , first and second of each region; the Bastion is hidden
       *[other] { "" }
    }): { $seen ->
        [hidden] hidden (not shown, though payouts stand in the posts){ $count ->
            [0] { "" }
           *[other] , except { $seats }
        }
       *[other] { $seats }
    }
xidit-panel-seen = { $seat } { $n }
xidit-panel-out = As it stands, out in the first evaluation: { $out }.
xidit-panel-out-level = As it stands, level in last place of the first evaluation: { $level }. Units, which are hidden, decide who is out.
xidit-panel-out-both = As it stands, out in the first evaluation: { $out }. Level just ahead: { $level }; units, which are hidden, decide which of them is out too.
xidit-panel-out-hidden = Nobody can see who would be out first: wealth, which is hidden, is counted first.
xidit-panel-then = As it stands, { $n ->
        [2] in the second
       *[other] in the third
    } evaluation: { $how ->
        [out] out { $out }.
        [level] level in last place { $level }; units, which are hidden, decide who is out.
       *[hidden] wealth, which is hidden, decides who of { $left } is out{ $n ->
            [2] { "" }
           *[other] {" "}and who wins
        }.
    }

## Options


## Rules in short

xidit-rules-goal = You lead a hero who recruits units and drives threats out of the cities. Threats bring three kinds of fame: **wealth** (sovereigns), **influence** (guild levels on the board) and **reputation** (bards in the regions). After twelve years (nine in the short game) these three are evaluated one after the other, in an order known from the start. Each evaluation sends home whoever is last in it; with five players the first one sends the last two home. Whoever is left at the end wins; so being good at two is not enough if you are last in the third.
    .name = Goal
xidit-rules-orders = Every year each player secretly chooses six orders: take the **blue**, **red** or **black** road, **act** in the city, or **wait**. When all are sealed they are carried out step by step, everybody's first order before anybody's second, beginning with the first player. A move must be made if your city has a road of that colour; if it has none you stay. Others move too, so a city may look different when you arrive.
    .name = Orders
xidit-rules-recruit = An action in a city with recruits takes its weakest unit: militia, archer, infantry, cleric, battle mage. Each hero recruits at most once per city and year. An emptied tile leaves the board and the next one enters at once.
    .name = Recruiting
xidit-rules-threats = An action in a city under threat beats it if you have all the units it demands, whatever others you have; then you must pay those and take rewards. Without them nothing happens. Beaten threats leave, and the next one appears at once.
    .name = Threats
xidit-rules-rewards = A beaten threat or Titan offers three rewards: sovereigns, bards and guild levels. You take exactly two different ones. Standing orders and plans for a step decide beforehand; where they say “ask me”, the game asks you.
    .name = Rewards
xidit-rules-bards = Bards go to the regions that touch the city, as many as you like to each. Those for the Crownlands at the centre stand in the Bastion, where only you know how many are yours; cities that do not touch the Crownlands send none there. At the end most bards in a region give its first value, second most its second. Equals get the same; where several have most, nobody gets the second. Closed regions take no bards.
    .name = Bards
xidit-rules-guilds = Guild levels are built in the city where you fought. A guild has at most four levels and one owner; what does not fit goes back to your reserve, and on somebody else's guild you build nothing. Only levels on the board count as influence.
    .name = Guilds
xidit-rules-titans = When threats run out, reinforcements come and Titans awake. In a city without tiles, where you have beaten nothing this year, an action lets you attack one of them with three, four or five units of any kind. You may always let them be. Titans reward richly.
    .name = Titans
xidit-rules-census = In the years 4, 8 and 12 (3, 6 and 9 in the short game) units are counted, one kind after the other. Everybody secretly sets how many to show of each kind, up to what is there; then the counts are shown one kind after the other. Whoever shows most wins a prize, and equals all win it.
    .name = Census
xidit-rules-evaluation = In the evaluation players are ranked in one kind of fame, and the lowest is out; five players lose two in the first one. Equals are ranked by their total of units, then by the order of play. The bards of the Bastion are counted with the reputation.
    .name = Evaluation
xidit-rules-standing = Standing orders save the table from waiting for you: which two rewards you take, where bards go, whether you fight Titans and with which units, what you show in a census, where a waiting guild level is built. The **quick** style sets them sensibly for you, the **careful** one has you asked every time; you may change each of them, or the style, whenever you like. A plan for one step of this year comes before them.
    .name = Standing orders
xidit-rules-phantom = With three players a phantom takes part in the evaluation. Each player raises one of its three tracks when beating a threat or Titan, and it can throw players out like everybody else; in a tie it is ranked last.
    .name = The phantom

## A year in short

xidit-year-chapter = Year { $year }
xidit-year-bards = Bards on the board: { $regions }.
xidit-year-reputation = Reputation by region: { $regions }.
xidit-year-region = { $region }: { $seats }
xidit-year-points = { $seat } { $points } ({ $n ->
        [one] 1 bard
       *[other] { $n } bards
    })
xidit-year-ranked = { $seat }: { $value }{ $units ->
        [-1] { "" }
        [one] {" "}(1 unit)
       *[other] {" "}({ $units } units)
    }
xidit-year-step = **{ $step }** { $deeds }
xidit-year-gains = **{ $seat }:** { $gains }.
xidit-told-recruit = recruits gather in { $city }
xidit-told-threat = a threat in { $city }: { $creature }
xidit-deed-move = { $seat } → { $city }
xidit-deed-stay = { $seat } stays
xidit-deed-recruit = { $seat } + { $detail }
xidit-deed-kill = { $seat } beats the { $detail } ({ $city })
xidit-deed-titan = { $seat } beats the { $detail } ({ $city }) with { $units }
xidit-deed-nothing = { $seat }: nothing ({ $city }{ $why ->
        [no-road] , no such road
        [recruited-before] , recruited there already
        [nobody-there] , nobody left there
        [act-nothing] , nothing lay there
        [threat-stands] , units lacking
        [titan-here-before] , a Titan fell there before
        [titan-passed] , let the Titans be
       *[unknown] { "" }
    })
xidit-gain-sovereigns = { $n ->
        [one] 1 sovereign
       *[other] { $n } sovereigns
    }
xidit-gain-levels = { $n ->
        [one] 1 guild level
       *[other] { $n } guild levels
    }
xidit-gain-waits = { $n ->
        [one] 1 guild level that waits
       *[other] { $n } guild levels that wait
    } for a guild with room
xidit-gain-bards = { $n ->
        [one] 1 bard
       *[other] { $n } bards
    } in { $region }
xidit-gain-bards-sent = up to { $n ->
        [one] 1 bard
       *[other] { $n } bards
    } sent out
xidit-gain-bards-unseen = up to { $n ->
        [one] 1 bard
       *[other] { $n } bards
    } hidden in the Bastion
xidit-gain-bastion = { $n ->
        [one] 1 bard
       *[other] { $n } bards
    } in the Bastion, unseen by the others
xidit-gain-phantom = the phantom’s { $track } at { $n }
xidit-gain-guild-occupied = no guild level, as the guild there is somebody else’s
xidit-gain-no-bards = no bard, as none can be placed
xidit-gain-no-levels = no guild level, as none is left
xidit-gain-nothing = nothing

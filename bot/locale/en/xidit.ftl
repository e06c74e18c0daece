# Lords of Xidit: what happens, what is chosen.

## Events

xidit-placed = { $seat } starts in { $city }.
xidit-wishes-sealed = { $seat } has sealed their starting wishes.
xidit-wishes-unsealed = { $seat } has unsealed their starting wishes.
xidit-placement-end = All heroes are placed.
xidit-year-begins = **Year { $year }** begins; { $seat } goes first.
xidit-orders-sealed = { $seat } has sealed their orders.
xidit-orders-unsealed = { $seat } has unsealed their orders.
xidit-orders-revealed = **The orders of year { $year } are carried out.**
xidit-orders-shown = { $seat }: { $o1 } · { $o2 } · { $o3 } · { $o4 } · { $o5 } · { $o6 }
xidit-move = { $seat } takes the { $colour } from { $from } to { $city }.
xidit-wait = { $seat } waits in { $city }.
xidit-recruit = { $seat } recruits in { $city }: { $unit }.
xidit-recruited-before = { $seat } has already recruited in { $city } this year, so nobody joins.
xidit-nobody-there = { $seat } finds nobody to recruit in { $city }; the empty tile leaves the board.
xidit-act-nothing = { $seat } finds nothing to do in { $city }.
xidit-threat-stands = { $seat } does not have the units to beat the { $creature } in { $city }.
xidit-threat-beaten = { $seat } beats the { $creature } in { $city } with { $units }.
xidit-titan-chosen = { $seat } attacks the { $n }-unit Titan.
xidit-titan-passed = { $seat } leaves the Titans alone in { $city }.
xidit-titan-here-before = { $seat } has already beaten a Titan in { $city } this year, so they cannot fight the threat there.
xidit-titan-beaten = { $seat } beats the { $creature } in { $city } with { $units }.
xidit-reward = { $seat } chooses { $kinds }.
xidit-reward-sovereigns = { $seat } takes { $n ->
        [one] 1 sovereign
       *[other] { $n } sovereigns
    }.
xidit-reward-bards = { $seat } may send out up to { $n ->
        [one] 1 bard
       *[other] { $n } bards
    }.
xidit-reward-guild = { $seat } wins { $n ->
        [one] 1 guild level
       *[other] { $n } guild levels
    } in { $city } { $built ->
        [0] but can build none
       *[other] and builds { $built }
    }; the guild there now has { $levels ->
        [one] 1 level
       *[other] { $levels } levels
    }.
xidit-guild-occupied = { $seat } cannot build in { $city }: the guild there belongs to { $owner }.
xidit-bards = { $seat } sends { $n ->
        [one] 1 bard
       *[other] { $n } bards
    } to { $region }.
xidit-bards-bastion = { $seat } sends { $n ->
        [one] 1 bard
       *[other] { $n } bards
    } into the Bastion, unseen by the others.
xidit-raised = { $seat } builds a waiting guild level in { $city }; the guild there now has { $levels ->
        [one] 1 level
       *[other] { $levels } levels
    }.
xidit-level-waits = { $seat } keeps { $n ->
        [one] 1 guild level
       *[other] { $n } guild levels
    } until one of their guilds has room.
xidit-phantom-raised = { $seat } raises the phantom’s { $track } to { $n }.
xidit-tile-recruit = { $units_count ->
        [0] A tile without recruits comes to { $city }: nobody is left in the barracks
       *[other] Recruits gather in { $city }: { $units }
    }.
xidit-tile-threat = A threat appears in { $city }: { $creature }.
xidit-awakening = { $sizes_count ->
        [one] A Titan wakes up
       *[other] Titans wake up
    } ({ $sizes } units).
xidit-reinforcements = Reinforcements arrive; the tiles are shuffled again.
xidit-census-begins = **The census of year { $year } begins.**
xidit-census-sealed = { $seat } has sealed their counts.
xidit-census-unsealed = { $seat } has unsealed their counts.
xidit-census = **Census, { $unit }:** { $shown }. { $winners_count ->
        [0] Nobody wins.
        [one] Most: { $winners }.
       *[other] Tied for most: { $winners }.
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
xidit-phantom-wins = **The phantom has outlasted everyone: nobody wins.**
xidit-outcome-saviour = Only one hero passed every evaluation.
xidit-outcome-phantom = The phantom passed every evaluation.
xidit-nearing-last = ⏳ This is the last year. It ends with three evaluations, in this order: { $tracks }. Most guild levels so far: { $leaders } ({ $n ->
        [one] 1 level
       *[other] { $n } levels
    }). Sovereigns, units and the bards in the Bastion are hidden.
xidit-nearing-last-least = ⏳ This is the last year. It ends with three evaluations, in this order: { $tracks }. The last player in each is out, and the player left at the end wins. Fewest guild levels so far: { $least } ({ $few ->
        [one] 1 level
       *[other] { $few } levels
    }). Sovereigns, units and the bards in the Bastion are hidden.
xidit-nearing-two = ⏳ This is the last year. It ends with three evaluations, in this order: { $tracks }. In the first, the last two players are out; in each of the others, the last one. The player left at the end wins. Fewest guild levels so far: { $least } ({ $few ->
        [one] 1 level
       *[other] { $few } levels
    }). Sovereigns, units and the bards in the Bastion are hidden.

## What a seat is asked, and its actions

xidit-step-placement = place the hero
xidit-step-orders = orders
xidit-step-reward = choose two rewards
xidit-step-bards = place bards
xidit-step-titan = fight a Titan or not
xidit-step-spend = choose units for a Titan
xidit-step-phantom = raise the phantom
xidit-step-raise = build a waiting guild level
xidit-step-census = census
xidit-verb-place = Place your hero
xidit-verb-wish = Wish
xidit-verb-order = Order
xidit-verb-standing-reward = Rewards
xidit-verb-standing-bards = Bards
xidit-verb-standing-titan = Titans
xidit-verb-standing-level = Waiting levels
xidit-verb-standing-phantom = Phantom
xidit-verb-standing-prize = Census bards
xidit-verb-standing-census = Census
xidit-verb-standing-rank = Strongest unit for Titans
xidit-verb-standing-size = Largest Titan to fight
xidit-verb-standing-instead = Useless reward
xidit-verb-plan-reward = Plan a reward
xidit-verb-plan-bards = Plan bards
xidit-verb-plan-titan = Plan a Titan
xidit-verb-plan-spend = Plan units
xidit-verb-reward = Reward
xidit-verb-bard = Bard
xidit-verb-titan = Titan
xidit-verb-pass-titan = Fight no Titan
xidit-verb-spend = Units
xidit-verb-phantom = Raise the phantom
xidit-verb-raise = Build a waiting level
xidit-verb-reveal = Show units
xidit-verb-show-all = Show all units
xidit-do-place = Start in { $p1 }
xidit-do-wish = Wish { $a1 }: { $p2 }
xidit-do-order = Step { $a1 }: { $a2 }
xidit-do-standing-reward = Rewards: { $a1 }
xidit-do-standing-bards = Bards: { $a1 }
xidit-do-standing-titan = Titans: { $a1 }
xidit-do-standing-level = Waiting levels: { $a1 }
xidit-do-standing-phantom = Phantom: { $a1 }
xidit-do-standing-prize = Census bards: { $a1 }
xidit-do-standing-census = Census: { $a1 }
xidit-do-standing-rank = Strongest unit for Titans: { $a1 }
xidit-do-standing-size = Largest Titan to fight: { $a1 }
xidit-do-standing-instead = Useless reward: { $a1 }
xidit-do-plan-reward = Step { $a1 }: { $a2 }
xidit-do-plan-bards = Step { $a1 }: { $a3 ->
        [one] 1 bard
       *[other] { $a3 } bards
    } to { $a2 }
xidit-do-plan-titan = Step { $a1 }: { $a2 ->
        [other] fight the { $a2 }-unit Titan
       *[word] { $a2 }
    }
xidit-do-plan-spend = Step { $a1 }: give up { $a3 } × { $a2 }
xidit-do-reward = Take { $a1 } and { $a2 }
xidit-do-bard = Send 1 bard to { $a1 }
xidit-do-titan = Attack the { $a1 }-unit Titan
xidit-do-pass-titan = Fight no Titan
xidit-do-spend = Give up 1 { $a1 }
xidit-do-phantom = Raise the phantom’s { $a1 }
xidit-do-raise = Build in { $p1 }
xidit-do-reveal = Show { $a2 } × { $a1 }

## Why a seat is asked, with the numbers

xidit-ask-placement = { $sealed ->
        [1] Your starting wishes are sealed. You can unseal them until the last player seals.
       *[0] Where should your hero start? { $n ->
            [0] You are next: choose a city without another hero.
            [one] You are the first of { $seats } to choose, so 1 wish is enough.
           *[other] You are number { $n } of { $seats } to choose, and no two heroes can start in the same city. Give { $n } wishes, best first: you get the first one that is still free.
        }
    }
xidit-ask-orders = { $sealed ->
        [1] Year { $year } of { $years }: your six orders are sealed. You can unseal them until the last player seals.
       *[0] Year { $year } of { $years }: choose six orders for your hero; { $n ->
            [0] all are chosen, so seal them
            [one] 1 order is missing
           *[other] { $n } orders are missing
        }.
    }
xidit-ask-reward = Take two of these three rewards for your win in { $city }: { $sovereigns ->
        [one] 1 sovereign
       *[other] { $sovereigns } sovereigns
    }, { $bards ->
        [one] 1 bard
       *[other] { $bards } bards
    }, { $guild ->
        [one] 1 guild level
       *[other] { $guild } guild levels
    } ({ $room ->
        [0] no room for any here
        [one] room for 1 here
       *[other] room for { $room } here
    }).
xidit-ask-bards = Where do you send { $n ->
        [one] your bard
       *[other] your { $n } bards
    } from { $city }? { $n ->
        [one] It
       *[other] They
    } can go to { $regions }.
xidit-ask-titan = Fight a Titan in { $city }? { $sizes_count ->
        [one] The { $sizes }-unit Titan is awake
       *[other] Titans of { $sizes } units are awake
    }. { $units ->
        [0] You have no units, so you can only leave the Titans alone.
        [1] You have 1 unit, too few for any Titan: you can only leave them alone.
        [2] You have 2 units, too few for any Titan: you can only leave them alone.
       *[other] You have { $units } units: { $sizes_count ->
            [one] attack it, or leave it alone?
           *[other] attack one of them, or leave them alone?
        }
    }
xidit-ask-spend = Choose { $n ->
        [one] the last unit
       *[other] { $n } units
    } to give up for the { $size }-unit Titan.
xidit-ask-phantom = You beat a foe: which of the phantom’s tracks do you raise by 1? The phantom has wealth { $wealth }, influence { $influence } and reputation { $reputation }.
xidit-ask-raise = On which of your guilds do you build? { $n ->
        [one] 1 guild level is
       *[other] { $n } guild levels are
    } waiting behind your screen.
xidit-ask-census = { $sealed ->
        [1] Census of year { $year }: your counts are sealed. You can unseal them until the last player seals.
       *[0] Census of year { $year }: how many of your units do you show? You keep them, and the player who shows the most of a kind wins its prize: 1 sovereign for militia, 2 sovereigns for archers, 1 bard for infantry, 2 bards for clerics, 1 guild level for mages. You have: militia { $militia }, archers { $archer }, infantry { $infantry }, clerics { $cleric }, mages { $mage }. { $n ->
            [0] All counts are set, so seal them
            [one] 1 count is missing
           *[other] { $n } counts are missing
        }.
    }
xidit-ask-standing = What should be decided without asking you? A change applies at once, until you change it again. “Style: quick” takes the two kinds of reward you have least of and spreads bards evenly. In a city that was empty when the year began, it also fights the largest Titan you can pay for, with your weakest units. “Style: careful” asks you each time. Each order below says what it does.

## The panel

xidit-panel-order = Step { $step }: { $order }
xidit-panel-road-blue = blue road
xidit-panel-road-red = red road
xidit-panel-road-black = black road
xidit-panel-order-road = Step { $step }: { $order } → { $city }
xidit-panel-order-recruit = Step { $step }: { $order }, { $units } joins
xidit-panel-order-fight = Step { $step }: { $order }, beat { $creature }
xidit-panel-order-coming = Step { $step }: { $order }, if a tile comes
xidit-panel-order-titan = Step { $step }: { $order }, a Titan if you want
xidit-panel-order-idle = Step { $step }: { $order }, no effect
xidit-panel-foreseen = If nobody gets in your way, you { $n ->
        [0] gain nothing
       *[other] { $deeds }
    } and end the year in { $city }.
xidit-panel-foreseen-recruit = recruit { $units }
xidit-panel-foreseen-beat = beat { $n ->
        [one] 1 foe
       *[other] { $n } foes
    } ({ $foes })
xidit-panel-sooner = Step { $step }, { $creature }: { $n ->
        [0] nobody else can beat it before you.
       *[other] { $seats } can get there before you. All the others together { $missing ->
            [0] have the units to beat it.
            [one] are 1 unit short, and would have to recruit it first.
           *[other] are { $missing } units short, and would have to recruit them first.
        }
    }
xidit-panel-unasked-first = What your standing orders do without asking you: { $n ->
        [0] nothing.
       *[other] { $what }.
    } You can change that at any time.
xidit-panel-unasked-titan = where you act in { $when ->
        [meant] a city that was empty when the year began
       *[always] an empty city
    }, pay up to { $most } units for a Titan ({ $units })
xidit-panel-unasked-census = show all your units in a census (you keep them)
xidit-panel-unasked-reward = choose your rewards
xidit-panel-unasked-bards = send out your bards
xidit-panel-unasked = Step { $step }: your standing orders fight the { $creature } there and pay { $units }.
xidit-panel-shown = You keep the units you show.{ $n ->
        [0] { "" }
       *[other] {" "}Nobody can show more than your { $units }.
    }
xidit-panel-step = Step { $step }: choose an order
xidit-panel-wish = Wish { $rank }: choose a city
xidit-panel-wishes = Your wishes: { $wishes }.
xidit-panel-lies-recruits = recruits: { $units }
xidit-panel-lies-threat = { $creature } (price: { $units })
xidit-panel-lies-nothing = no tile here
xidit-panel-plans = Plan rewards, bards or Titans
xidit-panel-plan = Step { $step }: { $what }
xidit-panel-plan-spend = Step { $step }: give up { $units }
xidit-panel-plan-page = **A plan for step { $step }, { $city }:** { $what ->
        [reward] if you win there, which two rewards do you take?
        [bards] if you win bards there, how many go to which region?
        [titan] which Titan do you fight there?
       *[spend] which units do you give up for the Titan?
    }
xidit-panel-reveal = Show { $units }
xidit-panel-reveal-ask = You: { $units }; all others: { $others }
xidit-panel-all-bards = All { $n } to { $region }
xidit-panel-some-bards = { $n } to { $region }
xidit-panel-share = Split the { $n } bards between regions
xidit-panel-units = Choose the { $n } units to give up
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
xidit-panel-bastion = In the Bastion you have { $bards ->
        [one] 1 bard
       *[other] { $bards } bards
    } of yours.
xidit-panel-regions = Your visible reputation: { $n } ({ $regions }).
xidit-panel-waiting = Waiting for a guild with room: { $levels ->
        [one] 1 guild level
       *[other] { $levels } guild levels
    }.
xidit-panel-planned = Planned for step { $step }: { $what }.
xidit-year-unasked = { $deed } (paid by your standing orders)
xidit-panel-planned-titan = { $size ->
        [skip] no Titan
       *[other] the { $size }-unit Titan
    }
xidit-panel-planned-spend = paid with { $units }
xidit-panel-census = This year ends with a census: units you still have then can win prizes.
xidit-panel-chosen = Chosen: { $count } of 6 orders.
xidit-panel-year = Year { $n } of { $of }. After the last year come three evaluations, in this order; the last player in each is out{ $drops ->
        [one] { "" }
       *[other] , but in the first evaluation the last { $drops } are out
    }. So far, best first:
xidit-panel-last = The three evaluations in their order, as things are now, best first:
xidit-panel-evaluated = The three evaluations in their order, best first; seats that are already out are not listed:
xidit-panel-fell = → Out: { $seat }{ $by ->
        [value] , { $value } to { $ahead }’s { $rival }.
        [units] , tied with { $ahead } at { $value }, but with { $n ->
            [one] 1 unit
           *[other] { $n } units
        } against { $units }.
        [turn] , tied with { $ahead } at { $value } and in units; { $ahead } is nearer to the first player in turn order.
       *[phantom] , tied with { $ahead } at { $value }; the phantom loses every tie.
    }
xidit-places = Places follow the evaluations: the first player out takes last place. In a tie, the player with more units stays in.
xidit-places-none = Nobody gets a place: the phantom passed every evaluation.
xidit-panel-track = { $n }. { $track } ({ $what }{ $seen ->
        [closed] , first and second of each region; the Bastion is hidden
       *[other] { "" }
    }): { $seen ->
        [hidden] hidden (but what is paid out is posted){ $count ->
            [0] { "" }
           *[other] , except { $seats }
        }
       *[other] { $seats }
    }
xidit-panel-seen = { $seat } { $n }
xidit-panel-out = If the game ended now, the first evaluation would knock out { $out }.
xidit-panel-out-level = If the game ended now, { $level } would tie for last in the first evaluation. Units, which are hidden, would decide who is out.
xidit-panel-out-both = If the game ended now, the first evaluation would knock out { $out }. Just ahead, { $level } would tie. Units, which are hidden, would decide which of them is out too.
xidit-panel-out-hidden = Nobody can see who would be out first: wealth is evaluated first, and it is hidden.
xidit-panel-then = If the game ended now, { $how ->
        [out] the { $n ->
            [2] second
           *[other] third
        } evaluation would knock out { $out }.
        [level] { $level } would tie for last in the { $n ->
            [2] second
           *[other] third
        } evaluation. Units, which are hidden, would decide who is out.
       *[hidden] wealth, which is hidden, would decide in the { $n ->
            [2] second evaluation which of { $left } is out
           *[other] third evaluation which of { $left } is out and who wins
        }.
    }

## Options


## Rules in short

xidit-rules-goal = You lead a hero who recruits units and drives threats out of cities. Threats bring three kinds of fame: **wealth** (sovereigns), **influence** (guild levels on the board) and **reputation** (bards in the regions). After twelve years (nine in the short game) these three are evaluated one after the other, in an order known from the start. In each evaluation the last player is out (with five players, the last two in the first evaluation). The player left at the end wins, so being good at two kinds of fame is not enough if you are last in the third.
    .name = Goal
xidit-rules-placement = Every hero starts in a different city. All players give their wishes in secret and at the same time: the first player to choose names one city, the next names two, and so on, each with the best city first. When everyone has sealed, each hero gets the first wish that is still free, beginning with the first player. If the table places heroes one after the other instead, you choose your city when you are asked.
    .name = Where heroes start
xidit-rules-orders = Each year every player chooses six orders in secret: take the **blue road**, **red road** or **black road**, do an **action** in the city, or **wait**. When all are sealed they are carried out step by step: everyone’s first order before anyone’s second, beginning with the first player. If your city has a road of that colour you must take it; if it has none, you stay. Others move too, so a city may look different when you arrive.
    .name = Orders
xidit-rules-recruit = An action in a city with recruits takes its weakest unit: militia, archer, infantry, cleric, mage, from the weakest to the strongest. Each hero recruits at most once per city and year. An empty tile leaves the board, and the next one comes in at once.
    .name = Recruiting
xidit-rules-threats = An action in a city with a threat beats it if you have all the units it asks for, whatever else you have. You must then pay those units, and you take two rewards. If you lack one of them, nothing happens. A beaten threat leaves the board, and the next one appears at once.
    .name = Threats
xidit-rules-rewards = A beaten threat or Titan offers three rewards: sovereigns, bards and guild levels. You take exactly two different ones. A plan for the step decides first, then your standing orders; where those say “ask me”, you are asked.
    .name = Rewards
xidit-rules-bards = Bards go to regions that touch the city, as many as you like to each. Those for the Crownlands in the centre go into the Bastion, where only you know how many are yours; you can only send them there from cities that touch the Crownlands. At the end the player with the most bards in a region gets its first value, and the player with the second most gets its second. Players who tie get the same; if several tie for most, nobody gets the second. Closed regions take no bards.
    .name = Bards
xidit-rules-guilds = You build guild levels in the city where you fought. A guild has one owner and at most four levels. What does not fit goes back to your reserve, and where the guild belongs to someone else you build nothing. Only levels on the board count as influence. A guild level that you win in a census waits behind your screen until one of your guilds has room.
    .name = Guilds
xidit-rules-titans = When the threats run out, reinforcements come and Titans wake up. You fight one with an action in a city that has no tile and where you have beaten nothing this year. It takes three, four or five units of any kind, and you choose which you give up. You can always leave the Titans alone. Their rewards are generous.
    .name = Titans
xidit-rules-census = In years 4, 8 and 12 (3, 6 and 9 in the short game) units are counted. Every player secretly sets how many of each kind to show, at most as many as they have. Then the counts are shown, one kind after the other. The player who shows the most of a kind wins its prize; if several tie for most, they all win it. You keep the units.
    .name = Census
xidit-rules-evaluation = At the end there are three evaluations, each of one kind of fame. In each, the last player still in the game is out (with five players, the last two in the first evaluation). Ties go to the player with more units, then to the one nearer to the first player. The bards in the Bastion count as reputation.
    .name = Evaluation
xidit-rules-standing = Standing orders answer for you, so the table waits less: which two rewards you take, where bards go, whether you fight Titans and with which units, what you show in a census, where a waiting guild level is built. The *Quick* style sets them sensibly for you, the *Careful* style asks you every time. You can change each of them, or the style, at any time. A plan for a step of this year comes before them.
    .name = Standing orders
xidit-rules-phantom = With three players a phantom takes part in the evaluations. A player who beats a threat or a Titan raises one of the phantom’s three tracks by 1. The phantom can knock players out like anyone else, but it loses every tie.
    .name = The phantom
xidit-rules-start = - **First decision:** choose where your hero starts. Take a city with recruits, or a city one road away from recruits, fill in every wish and press **Seal**.
    - **Then a year:** your panel has a list for each of the six steps. Its lines say where each road leads and what an **action** would find. The picture shows your route. Press **Seal** when all six are chosen; once everyone has sealed, Herald carries the orders out and posts what happened.
    - **Year 1:** collect units. Lead your hero through cities with recruits and act in each.
    - **Years 2 and 3:** look for a threat whose units you have, or can recruit on the way, and act in its city. You pay the units and take two of three rewards.
    - **Which rewards:** those of the kinds in which you are last or close to it. At the end, the player who is last in wealth, influence or reputation is out.
    - **What you are not asked:** in the *Quick* style your standing orders choose rewards and send bards. To decide yourself, press **Standing orders**.
    - **If you are stuck:** **Rules of this step** explains the decision you have; in a first game **Suggest** makes a proposal and says why.
    .name = Start here
xidit-rules-words = - **year, step:** a year is six steps; each carries out one order of every player.
    - **order:** a road by its colour, an action, or wait.
    - **action:** recruit, fight a threat or fight a Titan, depending on what is in the city.
    - **tile:** a city’s card, with recruits or a threat.
    - **recruits:** units that can join you, the weakest first.
    - **unit:** militia, archer, infantry, cleric, mage; your currency.
    - **threat:** a creature in a city; it asks for certain units.
    - **Titan:** a creature without a city; it costs any 3, 4 or 5 units.
    - **reward:** two of these three: sovereigns, bards, guild levels.
    - **sovereigns:** gold coins, hidden; they are wealth.
    - **bards:** they sing in a region; they are reputation.
    - **guild level:** a storey of your guild in a city; levels are influence.
    - **waiting level:** a guild level won in a census that has no room yet.
    - **region:** an area between roads, with one value for the most bards and one for the second most.
    - **Bastion:** the central region’s tower; bards in it are hidden.
    - **census:** units are counted for prizes; you keep them.
    - **evaluation:** at the end, one kind of fame is compared, and the last player is out.
    - **phantom:** a fourth participant at tables of three.
    - **plan:** a choice made beforehand for one step of this year.
    - **standing order:** a choice made beforehand that applies until you change it.
    .name = Words

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
        [act-nothing] , no tile there
        [threat-stands] , units missing
        [titan-here-before] , had already beaten a Titan there
        [titan-passed] , left the Titans alone
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
        [one] 1 guild level (waiting for a guild with room)
       *[other] { $n } guild levels (waiting for a guild with room)
    }
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
xidit-gain-guild-occupied = no guild level (the guild there is someone else’s)
xidit-gain-no-bards = no bards (none can be sent)
xidit-gain-no-levels = no guild levels (none are left)
xidit-gain-nothing = nothing

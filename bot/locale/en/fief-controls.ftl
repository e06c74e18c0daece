# The panel of Fief: what a seat has, what every option costs and brings, a phase told in short.

fief-panel-nobody = nobody
fief-panel-invaders = The invaders
fief-panel-many = { $what }: { $n ->
        [one] 1 choice
       *[other] { $n } choices
    }
fief-panel-shillings = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-panel-quick = Ask me little
fief-panel-careful = Ask me everything
fief-panel-style-quick = **Ask me little:** others get no leave to pass; moments for cards and rebellions go by; your battles go on while you are not much weaker; you are asked about mills, the dead and battles that are yours or your ally’s, and about attacks that your army could win; freed Nobles go behind your walls. It spends no card and no shilling.
fief-panel-style-careful = **Ask me everything:** leave to pass, losses, every round of a battle, moments for cards, rebellions, mills, the dead, battles of others; every card that you draw. It spends no card and no shilling.

## What a seat has, how the game stands

fief-panel-own = **{ $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }** · next income { $gain ->
        [one] 1 shilling
       *[other] { $gain } shillings
    } · { $count ->
        [0] no cards
       *[other] { $hand }
    }
fief-panel-round = Round { $n } of { $of } · { $empty ->
        [0] { $crown } reigns
       *[other] the throne is empty
    }
fief-panel-wins = { $seats ->
        [2] From round { $from } on { $wedded } victory points win if both of one's families are married to each other; after round { $of } most points, and such a marriage goes first.
        [3] From round { $from } on { $solo } victory points win; after round { $of } most points, and of equals the Garter, then the highest title.
       *[other] { $ally ->
            [none] From round { $from } on { $solo } victory points win without an ally, or { $alliance } together with one; after round { $of } most points.
           *[other] From round { $from } on you and { $ally } win with { $alliance } victory points together (now { $now }); after round { $of } most points.
        }
    }
fief-panel-standing = { $family } **{ $n ->
        [one] 1 point
       *[other] { $n } points
    }**{ $allied ->
        [0] { "" }
       *[other] { " " }(with { $ally })
    }
fief-panel-family = **{ $family }**: { $nobles } · { $towns ->
        [0] no city
       *[other] { $cities }
    } · { $count ->
        [0] no captives
       *[other] holds { $held }
    } · treasures { $treasures }, pigeons { $pigeons }
fief-panel-votes-of = { $family }: { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }{ $burgher ->
        [0] { "" }
       *[other] , in Parliament { $burgher } more by a Burgher
    }
fief-panel-cast = { $family }: { $choice } ({ $decoy ->
        [0] { $n ->
            [one] 1 vote
           *[other] { $n } votes
        }
       *[other] decoy
    })
fief-panel-last-vote = Last vote (round { $round }): { $casts }. Result: { $result }

## Places and people

fief-panel-free = independent
fief-panel-settles = yours while somebody of yours is there
fief-panel-besieged = besieged by { $family }
fief-panel-held = { $own ->
        [0] held by { $family }
       *[other] yours
    }
fief-panel-yours-too = { $family } (you)
fief-panel-allys = { $family } (your ally)
fief-panel-people = { $family }{ $count ->
        [0] { "" }
       *[other] { " " }{ $names }
    }{ $n ->
        [0] { "" }
        [one] { " " }with 1 unit
       *[other] { " " }with { $n } units
    }
fief-panel-horde = { $n } infantry{ $leaders ->
        [0] { "" }
       *[other] { " " }+ { $leaders ->
            [one] leader
           *[other] { $leaders } leaders
        }
    }
fief-panel-captive = captive, ransom { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-panel-votes = { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }
fief-panel-house = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }, { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }
fief-panel-allied = allied with { $family }
fief-panel-lord = { $kind } of { $noble }
fief-panel-lordless = { $kind } without a Lord, { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-panel-start = { $region }: { $kind } for { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } · { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    }
fief-panel-port = port
fief-panel-neighbours = beside { $families }

## Cards

fief-panel-card-man = A man for your family: fights, may be Lord, prelate, King
fief-panel-card-woman = A woman for your family: marries, may be abbess or Lord
fief-panel-card-abbess = A woman of yours becomes abbess: a free abbey that pays each round and shelters Nobles
fief-panel-card-bishop = A man of yours becomes bishop: 1 vote, tithes, may calm rebels
fief-panel-card-archbishop = A man of yours becomes archbishop: 2 votes, tithes
fief-panel-card-mercenary = Lets you hire three crossbowmen at 2 shillings each round
fief-panel-card-burgher = With a Lord: votes in Parliament or a rebellion, for a treasure
fief-panel-card-harvest = Ends a famine, or +1 for each mill and abbey of a region
fief-panel-card-fair-weather = Ends storms, or +1 for each mill and abbey of a region
fief-panel-card-tax = Tallage on your fief or tithe of your district, for a treasure
fief-panel-card-rebellion = A rebellion in a taxed or starving city, at almost any time
fief-panel-card-passage = Past walls, storms and sieges, or frees a captive
fief-panel-card-assassination = Kills any Noble; who does it becomes a heretic, whom Justice may kill
fief-panel-card-justice = Kills a heretic who is neither royal nor in an abbey
fief-panel-card-ambush = Takes a Noble beside one of yours captive, outside forts
fief-panel-armed-card = { $card } (armed: { $who })
fief-panel-hand-any = At almost any moment, by *Opportunity cards and relics*:
    { $list }
fief-panel-hand-later = At almost any moment, though not now; *Armed cards* lays { $n ->
        [one] it
       *[other] them
    } ready:
    { $list }
fief-panel-hand-none = Of no use now:
    { $list }
fief-panel-plan = What I draw
fief-panel-plan-size = { $n ->
        [0] nothing
        [one] One card, or ask me
       *[other] Up to { $n } cards
    }
fief-panel-dare = { $n ->
        [0] Stop at the first Disaster
        [9] Go on whatever comes
        [one] Take one Disaster on the way, no more
       *[other] Take { $n } Disasters on the way, no more
    }
fief-panel-plan-now = { $count ->
        [0] { $kept ->
            [0] { "" }
           *[other] You discard nothing and keep { $kept }.{ " " }
        }
       *[other] You discard { $away } and keep { $kept ->
            [0] none
           *[other] { $kept }
        }.{ " " }
    }{ $asked ->
        [0] You draw: { $plan }.
       *[other] You are asked card by card what you draw.
    }
fief-panel-plan-none = ⚠️ With this plan you draw no card, though your hand has room: choose another one under *What I draw*.
fief-panel-plan-dare = { $plan } ({ $n ->
        [0] no Disaster taken for it
        [9] whatever Disasters come
        [one] 1 Disaster taken for it at most
       *[other] { $n } Disasters taken for it at most
    })
fief-panel-dares = { $plan }: { $met ->
        [0] no Disaster is met, so any line will do
       *[other] when a Disaster comes first
    }
fief-panel-plan-full = { $n ->
        [0] ⚠️ Your hand is full then: you draw nothing unless you discard something.
        [one] ⚠️ Your hand has room for 1 card then: the rest of the plan is not drawn.
       *[other] ⚠️ Your hand has room for { $n } cards then: the rest of the plan is not drawn.
    }
fief-panel-deck = { $n ->
        [0] none left: the discards are shuffled
       *[other] { $n } left
    }{ $disaster ->
        [0] { "" }
       *[other] ; a Disaster on top goes to the track ({ $track } of 3)
    }
fief-panel-abbey = costs nothing; each round 2 shillings per abbess or Lord in it, 1 per mill near ({ $n } now)
fief-panel-cures = ends { $disaster } there; both cards go
fief-panel-plenty = until the income; +1 for each mill and abbey, you have { $n } there
fief-panel-tallage = { $cities ->
        [one] 1 city pays
       *[other] { $cities } cities pay
    }: { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } to you, nothing to their owners; they may rebel
fief-panel-tithe = { $mills ->
        [one] 1 mill pays
       *[other] { $mills } mills pay
    }: { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } to you, nothing to their owners; they may rebel
fief-panel-replaces = in place of { $card }

## Court

fief-panel-wooing = { $one } woos { $other }
fief-panel-court = { $wooed ->
        [0] Nobody woos.
       *[other] { $offers }.
    } { $count ->
        [0] Nobody stands for the throne.
       *[other] For the throne: { $standing }.
    }
fief-panel-together = together { $n } of { $need } points
fief-panel-candidate = your votes { $n } of { $all }
fief-panel-weight = weighs { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }
fief-panel-decoy = looks like a vote, counts nothing
fief-panel-ballot = You vote as { $family } ({ $n ->
        [one] 1 vote
       *[other] { $n } votes
    }): { $voted ->
        [0] no vote
       *[other] for { $vote }
    }{ $laid ->
        [0] { "" }
       *[other] , decoy on { $decoy }
    }
fief-panel-word = You vote as { $family } ({ $n ->
        [one] 1 vote
       *[other] { $n } votes
    }{ $burgher ->
        [0] { "" }
       *[other] , +{ $burgher } by the Burgher
    }): { $word }
fief-panel-burgher = +{ $n ->
        [one] 1 vote
       *[other] { $n } votes
    } for a treasure; you have { $left ->
        [one] 1 treasure
       *[other] { $left } treasures
    }
fief-panel-given = { $seat } { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-panel-split = { $count ->
        [0] Nobody gets anything yet
       *[other] { $given }
    }; { $left ->
        [one] 1 shilling is
       *[other] { $left } shillings are
    } left for you.
fief-panel-share = For { $seat }

## Purchases

fief-panel-purse = Purse: **{ $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }**
fief-panel-where = In which city
fief-panel-buy-in = What, in { $city }
fief-panel-new-units = { $n ->
        [0] no new unit yet
        [one] 1 new unit
       *[other] { $n } new units
    }
fief-panel-price = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } · { $points ->
        [one] 1 point in melee
       *[other] { $points } points in melee
    } · leaves you { $left }
fief-panel-price-bombard = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } · an engine: a die before melee, marches along · leaves you { $left }
fief-panel-price-catapult = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } · an engine: two dice before melee, never leaves the city · leaves you { $left }
fief-panel-gratis = free of charge
fief-panel-gift = Ragnild brings one each round · { $points ->
        [one] 1 point in melee
       *[other] { $points } points in melee
    }
fief-panel-build-mill = { $n } shillings · +{ $each } each round{ $tithe ->
        [0] { "" }
       *[other] { " " }(tithes take it)
    } · leaves you { $left }
fief-panel-build-fortress = { $n } shillings · attackers −1 die, +1 a round; needed for a title · leaves you { $left }
fief-panel-build-royal-fortress = { $n } shillings · the crown’s seat; the city leaves its region · leaves you { $left }
fief-panel-title-wants = Title of { $region } ({ $n } shillings, 1 victory point): you still need { $wants }
fief-panel-a-fortress = a fortress in one of its cities
fief-panel-shillings-more = { $n ->
        [one] 1 shilling more
       *[other] { $n } shillings more
    }
fief-panel-engineer = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } · the catapult shoots from now on, if a soldier is with it
fief-panel-title = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }, leaves you { $left }
fief-panel-gains = { $whose ->
        [own] { $point ->
            [0] { $vote ->
                [0] nothing changes for your points and votes
               *[other] +1 vote
            }
           *[other] +1 victory point{ $vote ->
                [0] { "" }
               *[other] , +1 vote
            }
        }{ $walls ->
            [0] { "" }
           *[other] , a Walled City
        }
        [ally] point, { $vote ->
            [0] title
           *[other] vote
        } and city go to { $family }, your ally
       *[other] point, { $vote ->
            [0] title
           *[other] vote
        } and city go to { $family }
    }
fief-panel-burn = +{ $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } now, −{ $each } in each later round

## Movement

fief-panel-who-goes = Who goes
fief-panel-marcher = { $city }, { $n ->
        [0] no move
        [one] 1 move
       *[other] { $n } moves
    } · { $alone ->
        [0] could lead { $units }
       *[other] nobody to lead
    }
fief-panel-storm-bound = Storms over { $region }: no way out this round but a Passage
fief-panel-in-force = ⛈️ In force on your places: { $what }
fief-panel-heretic = { $noble } becomes a heretic: Justice may kill them{ $count ->
        [0] { "" }
       *[other] , and { $titles } be lost
    }
fief-panel-exposed = beside troops of { $families }, who may take a Noble captive
fief-panel-unguarded = With all units gone nobody defends { $city }: whoever comes takes { $walled ->
        [0] it
       *[other] it and its title
    }
fief-panel-forsakes = Should nobody of yours stay in { $city }, it is nobody’s again: leave a unit or a Noble there
fief-panel-left-to-go = Then { $noble } has { $n ->
        [one] 1 move
       *[other] { $n } moves
    } left: press *Suggest* again, or stay there.
fief-panel-left-to-buy = More may be worth buying: press *Suggest* again, or end your purchases.
fief-panel-lifts = ⚠️ the siege of { $city } ends, and { $n ->
        [one] its catapult is lost
       *[other] its { $n } catapults are lost
    }
fief-panel-restless = ⚠️ { $city } may rise: a rebellion is { $n ->
        [one] 1 die and 1 hit
       *[other] { $n } dice and { $n } hits
    } against { $left ->
        [0] nobody
        [one] the 1 troop that stays
       *[other] the { $left } troops that stay
    }; mill, abbey and fortress would burn
fief-panel-alone = { $noble } goes alone to
fief-panel-goes = { $noble } goes to
fief-panel-who-next = Who goes next
fief-panel-company = Who goes along
fief-panel-goes-with = { $noble } goes with { $units } to
fief-panel-by-hand = Step by step with { $noble }
fief-panel-by-way = { $way }, by { $city }
fief-panel-unit = { $unit } { $n }
fief-panel-with-all = All { $n }
fief-panel-but-one = All but one
fief-panel-half = Half: { $n }
fief-panel-with-none = Nobody
fief-panel-lead = Send out { $noble }
fief-panel-march = **{ $noble }** in { $city }, { $n ->
        [0] no move left
        [one] 1 move left
       *[other] { $n } moves left
    } · { $alone ->
        [0] leads { $units }
       *[other] leads nobody
    }
fief-panel-refused = leave to pass was refused here
fief-panel-landing = ⚠️ invaders may land here this round
fief-panel-outside = { $family }’s: outside its walls
fief-panel-ask-leave = { $family }’s: stay, or go on by leave
fief-panel-forest = on 1 or 2 caught: ransom
fief-panel-royal-journey = both moves, without troops
fief-panel-passage = costs Passage
fief-panel-sword = drawn on { $faces ->
        [one] a 6
       *[other] 4 to 6
    }
fief-panel-comes = { $noble } ({ $family }) with { $n ->
        [0] no troops
        [one] 1 troop
       *[other] { $n } troops
    } and { $moves ->
        [0] no move
        [one] 1 move
       *[other] { $moves } moves
    } left.

## War

fief-panel-odds = you { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $dice ->
        [0] no die
        [one] 1 die
       *[other] { $dice } dice
    }{ $extra ->
        [0] { "" }
        [one] { " " }+1 hit
       *[other] { " " }+{ $extra } hits
    } · they { $known ->
        [0] { $least }–{ $most } points
       *[other] { $most ->
            [0] none
            [one] 1 point
           *[other] { $most } points
        }
    }{ $walls ->
        [0] { "" }
        [one] , walls −1 die
       *[other] , walls −{ $walls } dice
    }
fief-panel-chances = 🎲 { $city }, { $foe }: you win about { $same ->
        [0] { $least } to { $most } of 100 such attacks, by what troops they have
       *[other] { $most } of 100 such attacks
    }
fief-panel-first = first { $n ->
        [one] 1 die
       *[other] { $n } dice
    }: { $by }
fief-panel-by-engines = engines
fief-panel-by-archers = archers
fief-panel-on-ally = ⚠️ they are your ally
fief-panel-barred-storms = No attack on { $family } in { $city }: Storms lie there
fief-panel-barred-garter = No attack on { $family } in { $city }: a Lord of the Garter never attacks the Sovereign
fief-panel-siege = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } next round for its catapult and a Noble who stays, or it ends
fief-panel-sally = no volleys, no walls to beat
fief-panel-camp = **{ $who }**: { $units }{ $count ->
        [0] { "" }
       *[other] , { $nobles }
    } · { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $dice ->
        [0] no die
        [one] 1 die
       *[other] { $dice } dice
    }{ $walls ->
        [0] { "" }
       *[other] { " " }(−{ $walls ->
            [one] 1 die
           *[other] { $walls } dice
        } for the walls)
    }{ $bonus ->
        [0] { "" }
       *[other] , +{ $bonus } hits
    }
fief-panel-last-roll = Last roll, { $shot }: { $hits } hits against { $against }.
fief-panel-idle = { $n ->
        [one] One roll
       *[other] { $n } rolls
    } without a loss; three end the battle.
fief-panel-aim = dies on FFF (1 in 6), else the volley is wasted
fief-panel-loss = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, takes { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }, costs { $price ->
        [one] 1 shilling
       *[other] { $price } shillings
    }
fief-panel-to-lose = There: { $units }. { $cause }: { $n }.
fief-panel-raiders = { $n } infantry{ $leaders ->
        [0] { "" }
       *[other] { " " }and a leader
    } against your { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }: { $attack ->
        [0] they march on without a fight
       *[other] they attack
    }.
fief-panel-rebels = { $n ->
        [0] no die: walls and clerics hold it
        [one] 1 die and 1 hit
       *[other] { $n } dice and { $n } hits
    }, { $count ->
        [one] 1 rebellion
       *[other] { $count } rebellions
    }
fief-panel-rebel = { $force ->
        [one] 1 die and 1 hit
       *[other] { $force } dice and { $force } hits
    } against { $family } and whoever is there ({ $n ->
        [one] 1 troop
       *[other] { $n } troops
    })
fief-panel-rebel-held = the walls hold it: it does nothing unless { $n ->
        [one] 1 rebellion more joins
       *[other] { $n } rebellions more join
    }
fief-panel-danegeld = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }, leaves you { $left } · an army goes away
fief-panel-intercede = 1–3 an army is gone for good, 4–6 the cleric dies
fief-panel-calm = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }, leaves you { $left } · one rebellion less
fief-panel-preach = 1–{ $faces } one rebellion less, else the cleric dies
fief-panel-pillage-mill = +{ $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } now, −{ $each } in each later round
fief-panel-pillage-abbey = +{ $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } and its relics; the mark of heresy
fief-panel-hire = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }, leaves you { $left } · { $points ->
        [one] 1 point
       *[other] { $points } points
    } until the round ends
fief-panel-present = { $first ->
        [0] a relic for the Sovereign
       *[other] the first one: +1 victory point for good
    }
fief-panel-any-time = What you can do at any time

## Armed cards and deals

fief-panel-armed = An armed card plays itself, also while you sleep; until then you may take it back. { $count ->
        [0] No card is armed.
       *[other] Armed:
    }
    { $list }
fief-panel-armed-one = { $number }: **{ $card }** { $what }
fief-panel-kind-money = Money
fief-panel-kind-card = A card
fief-panel-card-nobles = Want the card of a Noble
fief-panel-card-others = Want another card
fief-panel-kind-city = A city
fief-panel-kind-title = A title
fief-panel-kind-captive = A captive
fief-panel-kind-relic = A relic
fief-panel-kind-servant = A servant
fief-panel-kind-crossbow = Crossbowmen
fief-panel-article-money = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-panel-article-card = the card { $what }
fief-panel-article-city = the city { $what }
fief-panel-article-title = the title of { $what }
fief-panel-article-captive = { $what }’s freedom
fief-panel-article-relic = the relic { $what }
fief-panel-article-servant = the servant { $what }
fief-panel-article-crossbow = { $n } crossbowmen ({ $what })
fief-panel-article-nothing = nothing
fief-panel-draft = You would give { $gives } and get { $wants }.
fief-panel-deal = Offer { $number } { $mine ->
        [0] from { $other }: you get { $gives }, you give { $wants }
       *[other] to { $other }: you give { $gives }, you get { $wants }
    } ({ $route }; until the end of round { $round })

## Servants

fief-panel-servant-mata = once a round: swap one of your cards for one of another hand
fief-panel-servant-odo = the mill in his city pays even under famine
fief-panel-servant-hild = the plague kills her master only on 1
fief-panel-servant-wymond = his master may sail from a port just entered
fief-panel-servant-aylward = his master calms rebels for 2, or fails only on 6
fief-panel-servant-gunnora = her master’s captives cost 2 more
fief-panel-servant-amice = her master’s ransom is 2 less
fief-panel-servant-col = once a round: a lost pigeon flies again
fief-panel-servant-tosti = once a round: a volley counts one archer more
fief-panel-servant-grim = once a round: a bombard’s die is thrown again
fief-panel-servant-hamon = once a game: ignore one die of walls in a battle
fief-panel-servant-ivo = once a round: a fortress in his city costs 3
fief-panel-servant-leofric = once a round: five new units in his city
fief-panel-servant-ragnild = once a round: a soldier for nothing in her city
fief-panel-servant-ketil = once a round: see an army’s troops in or beside his city
fief-panel-servant-avice = once a round: pass an unfortified city unasked
fief-panel-servant-hob = in Sherwood his master is caught only on 1
fief-panel-servant-wulf = once a game: an assassin of his master fails
fief-panel-servant-tiphaine = once a game: takes her master’s heresy away
fief-panel-servant-merewen = once a round: look at the top of a deck
fief-panel-servant-jordan = once a round: draw two Characters
fief-panel-servant-sigrid = the Danish tax costs her master 3
fief-panel-servant-bardolf = once a round: a melee roll has one hit more

## A phase in short

fief-panel-yours = leaves { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } for the Sovereign
fief-panel-kept = you keep { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-panel-received = you would have { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }

## What ends a step

fief-end-play = End cards, keep { $n ->
        [0] none
        [one] 1 card
       *[other] { $n } cards
    }
fief-end-buy = End purchases, keep { $n ->
        [0] nothing
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-end-move = End movement{ $left ->
        [0] { "" }
        [one] , 1 Noble could still move
       *[other] , { $left } Nobles could still move
    }
fief-end-march = { $noble } stays in { $city }
fief-end-battle = End battles here, { $cities ->
        [0] nothing is left
        [one] leave 1 chance
       *[other] leave { $cities } chances
    }
fief-end-court = End my part of court
fief-end-split = Hand out { $given } of { $n }, keep the rest
fief-end-window = No more cards
fief-end-draw = End drawing with { $drawn } of { $most }
fief-end-burn = Burn no more mills
fief-end-pillage = Pillage nothing more
fief-end-parley = Pay nothing, send nobody
fief-end-rebel = Stay out of the rebellion
fief-end-calm = Leave the rebels alone
fief-end-garter = Give no Garter
fief-end-bestow = Give the title to nobody

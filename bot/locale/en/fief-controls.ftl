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
fief-panel-quick = Ask me less
fief-panel-careful = Ask me everything
fief-panel-style-quick = **Ask me less:** other players get no permission to pass. Card windows and rebellions go by without a question. Your battles go on unless you are much weaker. You are still asked about mills in danger, raising your dead Nobles, joining battles of your family or your ally, and attacks that your army could win. Freed Nobles appear behind your walls. No card or shilling is ever spent for you.
fief-panel-style-careful = **Ask me everything:** you decide on permission to pass, losses, every round of a battle, card windows, rebellions, mills, raising the dead, other players’ battles and every card you draw. No card or shilling is ever spent for you.

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
        [2] From round { $from } on, a player with { $wedded } victory points wins if their own two families are married to each other. After round { $of }, a player with such a marriage wins even against more points; without one, the most points win.
        [3] From round { $from } on, { $solo } victory points win. After round { $of }, the player with the most points wins; the Garter, then the highest title, breaks ties.
       *[other] { $ally ->
            [none] From round { $from } on, { $solo } victory points win without an ally, or { $alliance } together with one. After round { $of }, the player or alliance with the most points wins.
           *[other] From round { $from } on, you and { $ally } win with { $alliance } victory points together (now { $now }). After round { $of }, the player or alliance with the most points wins.
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
       *[other] holds { $held } captive
    } · treasures: { $treasures }, pigeons: { $pigeons }
fief-panel-votes-of = { $family }: { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }{ $burgher ->
        [0] { "" }
       *[other] , and { $burgher } more in Parliament with a Burgher
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

fief-panel-free = unclaimed
fief-panel-settles = yours while you have a Noble or troops there
fief-panel-besieged = besieged by { $family }
fief-panel-held = { $own ->
        [0] held by { $family }
       *[other] yours
    }
fief-panel-yours-too = { $family } (you)
fief-panel-allys = { $family } (your ally)
fief-panel-people = { $family }{ $count ->
        [0] { "" }
       *[other] : { $names }
    }{ $n ->
        [0] { "" }
        [one] { " " }with 1 unit
       *[other] { " " }with { $n } units
    }
fief-panel-horde = { $n } infantry{ $leaders ->
        [0] { "" }
       *[other] { " " }+ { $leaders ->
            [one] 1 leader
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
fief-panel-lordless = { $kind } without a Lord; the title costs { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-panel-start = { $region } ({ $kind }), title for { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } · { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    }
fief-panel-port = port
fief-panel-neighbours = next to { $families }

## Cards

fief-panel-card-man = A man for your family: he fights and may become Lord, prelate or King
fief-panel-card-woman = A woman for your family: she marries and may become abbess or Lord
fief-panel-card-abbess = A woman of yours becomes abbess, with a free abbey that pays each round and shelters Nobles
fief-panel-card-bishop = A man of yours becomes bishop: 1 vote, can take tithes and calm rebels
fief-panel-card-archbishop = A man of yours becomes archbishop: 2 votes, can take tithes
fief-panel-card-mercenary = Lets you hire up to three crossbowmen a round, for 2 shillings each
fief-panel-card-burgher = If you have a Lord, a treasure buys votes in Parliament or starts a rebellion
fief-panel-card-harvest = Ends a Famine, or brings +1 shilling for each mill and abbey in a region
fief-panel-card-fair-weather = Ends Storms, or brings +1 shilling for each mill and abbey in a region
fief-panel-card-tax = Tallage on your fief or tithe of your church district; costs a treasure
fief-panel-card-rebellion = A rebellion in a taxed or starving city, at almost any time
fief-panel-card-passage = Gets past walls, Storms and sieges, or frees a captive
fief-panel-card-assassination = Kills any Noble; the killer, one of yours, becomes a heretic
fief-panel-card-justice = Kills a heretic who is neither royal nor in an abbey
fief-panel-card-ambush = Captures a Noble in the same city as one of yours, outside walls
fief-panel-armed-card = { $card } (armed: { $who })
fief-panel-hand-any = You can play these at almost any time, with *Opportunity cards and relics*:
    { $list }
fief-panel-hand-later = You can play { $n ->
        [one] this card
       *[other] these cards
    } at almost any other time, but not now. *Armed cards* can play { $n ->
        [one] it
       *[other] them
    } for you:
    { $list }
fief-panel-hand-none = You cannot use these now:
    { $list }
fief-panel-idle-noble = A new Noble needs room: a family has three Nobles at most, captives included.
fief-panel-idle-prelate = A bishop’s or archbishop’s title needs an unmarried man of yours who is free, does not reign and has no such title yet.
fief-panel-idle-abbess = An abbess’s title needs an unmarried woman of yours and, for her abbey, a city without a building that is yours or unclaimed.
fief-panel-idle-tax = A Tax needs a treasure, and a Lord or prelate of yours whose lands are not taxed yet.
fief-panel-plan = What you draw
fief-panel-plan-size = { $n ->
        [0] Draw nothing
        [one] One card, or ask me
       *[other] Up to { $n } cards
    }
fief-panel-dare = { $n ->
        [0] Stop at the first Disaster
        [9] Go on past any number of Disasters
        [one] Turn up one Disaster at most
       *[other] Turn up { $n } Disasters at most
    }
fief-panel-plan-now = { $count ->
        [0] { $kept ->
            [0] { "" }
           *[other] You discard nothing and keep { $kept }.{ " " }
        }
       *[other] You discard { $away } and keep { $kept ->
            [0] nothing
           *[other] { $kept }
        }.{ " " }
    }{ $asked ->
        [0] You draw: { $plan }.
       *[other] You are asked card by card what you draw.
    }
fief-panel-plan-none = ⚠️ With this plan you draw no card, although your hand has room. Choose another one under *What you draw*.
fief-panel-plan-dare = { $plan } ({ $n ->
        [0] stop at the first Disaster
        [9] past any number of Disasters
        [one] past 1 Disaster at most
       *[other] past { $n } Disasters at most
    })
fief-panel-dares = { $plan }: { $met ->
        [0] this plan never meets a Disaster, so any choice will do
       *[other] what if a Disaster comes first?
    }
fief-panel-plan-full = { $n ->
        [0] ⚠️ Your hand would be full: you will draw nothing unless you discard something.
        [one] ⚠️ Your hand would have room for only 1 card: you will not draw the rest of the plan.
       *[other] ⚠️ Your hand would have room for only { $n } cards: you will not draw the rest of the plan.
    }
fief-panel-deck = { $n ->
        [0] none left: the discards are shuffled
        [one] 1 card left
       *[other] { $n } cards left
    }{ $disaster ->
        [0] { "" }
       *[other] ; the Disaster on top goes onto the track ({ $track } of 3)
    }
fief-panel-abbey = free; each round +1 shilling per mill nearby (now { $n }), +2 per abbess or Lord in it
fief-panel-cures = ends the { $disaster } there; both cards are discarded
fief-panel-plenty = for the next income: +1 shilling for each mill and abbey there; you have { $n } of them
fief-panel-tallage = { $cities ->
        [one] 1 city pays
       *[other] { $cities } cities pay
    } { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } to you, nothing to the owners; taxed cities may rebel
fief-panel-tithe = { $mills ->
        [one] 1 mill pays
       *[other] { $mills } mills pay
    } { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } to you, nothing to the owners; taxed cities may rebel
fief-panel-replaces = in place of { $card }

## Court

fief-panel-wooing = { $one } proposes to { $other }
fief-panel-court = { $wooed ->
        [0] No proposals.
       *[other] { $offers }.
    } { $count ->
        [0] No candidates for the throne.
       *[other] Candidates for the throne: { $standing }.
    }
fief-panel-together = together you have { $n } of the { $need } points you need to win
fief-panel-candidate = you have { $n } of the { $all } votes
fief-panel-weight = counts as { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }
fief-panel-decoy = looks like a vote, counts for nothing
fief-panel-ballot = You vote as { $family } ({ $n ->
        [one] 1 vote
       *[other] { $n } votes
    }): { $voted ->
        [0] no vote yet
       *[other] for { $vote }
    }{ $laid ->
        [0] { "" }
       *[other] , with a decoy on { $decoy }
    }
fief-panel-word = You vote as { $family } ({ $n ->
        [one] 1 vote
       *[other] { $n } votes
    }{ $burgher ->
        [0] { "" }
       *[other] , +{ $burgher } from the Burgher
    }): { $word }
fief-panel-burgher = +{ $n ->
        [one] 1 vote
       *[other] { $n } votes
    } for a treasure; you have { $left ->
        [one] 1 treasure
       *[other] { $left } treasures
    }
fief-panel-given = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } for { $seat }
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
fief-panel-where = Which city do you buy for?
fief-panel-buy-in = What do you buy in { $city }?
fief-panel-new-units = { $n ->
        [0] no new units yet
        [one] 1 new unit
       *[other] { $n } new units
    }
fief-panel-price = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } · { $points ->
        [one] 1 point in melee
       *[other] { $points } points in melee
    } · you keep { $left ->
        [one] 1 shilling
       *[other] { $left } shillings
    }
fief-panel-price-bombard = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } · an engine: one die before melee, marches along · you keep { $left ->
        [one] 1 shilling
       *[other] { $left } shillings
    }
fief-panel-price-catapult = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } · an engine: two dice before melee, never leaves the city · you keep { $left ->
        [one] 1 shilling
       *[other] { $left } shillings
    }
fief-panel-gratis = free of charge
fief-panel-gift = Ragnild brings a soldier each round · { $points ->
        [one] 1 point in melee
       *[other] { $points } points in melee
    }
fief-panel-build-mill = { $n } shillings · +{ $each } shillings each round{ $tithe ->
        [0] { "" }
       *[other] { " " }(unless a tithe takes them)
    } · you keep { $left ->
        [one] 1 shilling
       *[other] { $left } shillings
    }
fief-panel-build-fortress = { $n } shillings · attackers −1 die, +1 shilling each round; a title needs one · you keep { $left ->
        [one] 1 shilling
       *[other] { $left } shillings
    }
fief-panel-build-royal-fortress = { $n } shillings · for the crown; the city leaves its region · you keep { $left ->
        [one] 1 shilling
       *[other] { $left } shillings
    }
fief-panel-title-wants = Title { fief-region-of } ({ $n } shillings, 1 victory point): you still need { $wants }
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
    }, you keep { $left ->
        [one] 1 shilling
       *[other] { $left } shillings
    }
fief-panel-gains = { $whose ->
        [own] { $point ->
            [0] { $vote ->
                [0] your points and votes stay the same
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
        [ally] { $family }, your ally, gets the point, { $vote ->
            [0] title
           *[other] vote
        } and city
       *[other] { $family } gets the point, { $vote ->
            [0] title
           *[other] vote
        } and city
    }
fief-panel-burn = +{ $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } now, −{ $each } shillings in each later round

## Movement

fief-panel-who-goes = Who goes
fief-panel-marcher = { $city }, { $n ->
        [0] no moves left
        [one] 1 move left
       *[other] { $n } moves left
    } · { $alone ->
        [0] could lead { $units }
       *[other] no troops to lead
    }
fief-panel-storm-bound = Storms over { fief-region-the }: only a Passage gets you out
fief-panel-in-force = ⛈️ Disasters where you are: { $what }
fief-panel-heretic = { $noble } becomes a heretic{ $count ->
        [0] : Justice may kill them
       *[other] ; if Justice kills them, you lose: { $titles }
    }
fief-panel-exposed = { $families } there may capture a lone Noble
fief-panel-unguarded = If all units go, nobody defends { $city }: anyone who comes takes { $walled ->
        [0] it
       *[other] it and its title
    }
fief-panel-forsakes = If nobody of yours stays in { $city }, you lose it: leave a unit or a Noble there
fief-panel-left-to-go = { $noble } then has { $n ->
        [one] 1 move
       *[other] { $n } moves
    } left: press *Suggest* again, or let them stay there.
fief-panel-left-to-buy = There may be more worth buying: press *Suggest* again, or end your purchases.
fief-panel-lifts = ⚠️ the siege of { $city } ends{ $n ->
        [0] { "" }
        [one] { " " }and its catapult is lost
       *[other] { " " }and its { $n } catapults are lost
    }
fief-panel-restless = ⚠️ { $city } may rebel: a rebellion brings { $n ->
        [one] 1 die and 1 hit
       *[other] { $n } dice and { $n } hits
    } against { $left ->
        [0] an undefended city
        [one] the 1 troop that stays
       *[other] the { $left } troops that stay
    }. If it wins, any mill, abbey and fortress there burn
fief-panel-alone = { $noble } goes alone to…
fief-panel-goes = { $noble } goes to…
fief-panel-who-next = Who goes next?
fief-panel-company = Which units go along?
fief-panel-goes-with = { $noble } goes with { $units } to…
fief-panel-by-hand = Move { $noble } step by step
fief-panel-by-way = { $way }, through { $city }
fief-panel-unit = { $unit } { $n }
fief-panel-with-all = All { $n }
fief-panel-but-one = All but one
fief-panel-half = { $kinds ->
        [one] Half
       *[other] Half of each kind
    }: { $n }
fief-panel-with-none = No units
fief-panel-lead = Send out { $noble }
fief-panel-march = **{ $noble }** in { $city }, { $n ->
        [0] no moves left
        [one] 1 move left
       *[other] { $n } moves left
    } · { $alone ->
        [0] leads { $units }
       *[other] leads no units
    }
fief-panel-refused = permission to go on was refused here
fief-panel-landing = ⚠️ invaders may land here this round
fief-panel-outside = { $family }’s: you stay outside
fief-panel-ask-leave = { $family }’s: ask permission
fief-panel-forest = bandits on a 1 or 2: ransom
fief-panel-royal-journey = uses both moves; troops cannot come along
fief-panel-passage = costs your Passage
fief-panel-sword = succeeds on { $faces ->
        [one] a 6
       *[other] 4 to 6
    }
fief-panel-comes = { $noble } ({ $family }) has { $n ->
        [0] no troops
        [one] 1 troop
       *[other] { $n } troops
    } and { $moves ->
        [0] no moves
        [one] 1 move
       *[other] { $moves } moves
    } left.

## War

fief-panel-odds = you: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    }{ $walls ->
        [0] { "" }
       *[other] { " " }(walls −{ $walls })
    }{ $extra ->
        [0] { "" }
        [one] { " " }+1 hit
       *[other] { " " }+{ $extra } hits
    } · they: { $known ->
        [0] { $least }–{ $most } points
       *[other] { $most ->
            [0] no points
            [one] 1 point
           *[other] { $most } points
        }
    }
fief-panel-chances = 🎲 { $city }, against { $foe }: you win about { $same ->
        [0] { $least }% of such attacks if their hidden troops are the strongest possible, about { $most }% if they are the weakest
       *[other] { $most }% of such attacks
    }
fief-panel-first = before melee { $n ->
        [one] 1 die
       *[other] { $n } dice
    }: { $by }
fief-panel-by-engines = engines
fief-panel-by-archers = archers
fief-panel-on-ally = ⚠️ this is your ally
fief-panel-barred-storms = You cannot attack { $family } in { $city } because of Storms
fief-panel-barred-garter = You cannot attack { $family } in { $city }: a Lord of the Garter may never attack the Sovereign
fief-panel-siege = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } next round for the catapult; a Noble must stay
fief-panel-sally = melee only; walls take none of your dice
fief-panel-camp = **{ $who }**: { $units }{ $count ->
        [0] { "" }
       *[other] , { $nobles }
    } · { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    }{ $walls ->
        [0] { "" }
       *[other] { " " }(walls −{ $walls })
    }{ $bonus ->
        [0] { "" }
        [one] , +1 hit
       *[other] , +{ $bonus } hits
    }
fief-panel-last-roll = Last roll ({ $shot }): { $one } made { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }; { $other } made { $against ->
        [one] 1 hit
       *[other] { $against } hits
    }.
fief-panel-idle = { $n ->
        [one] 1 roll
       *[other] { $n } rolls
    } without a loss so far; after three the battle ends.
fief-panel-aim = the Noble dies if the die shows 3 hits (1 in 6); otherwise the volley is wasted
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
fief-panel-to-lose = Your troops there: { $units }. Still to { $plague ->
        [0] take: { $n ->
            [one] 1 hit
           *[other] { $n } hits
        }
       *[other] lose: { $n ->
            [one] 1 troop
           *[other] { $n } troops
        }
    }.
fief-panel-raiders = { $n } infantry{ $leaders ->
        [0] { "" }
        [one] { " " }and a leader
       *[other] { " " }and { $leaders } leaders
    } against your { $troops ->
        [0] Nobles without troops
        [one] 1 troop
       *[other] { $troops } troops
    }: { $attack ->
        [0] they will march on without a fight
       *[other] they will attack
    }.
fief-panel-rebels = { $count ->
        [one] 1 rebellion
       *[other] { $count } rebellions
    }: { $n ->
        [0] no dice, because walls and clerics hold the rebels back
        [one] 1 die and 1 hit
       *[other] { $n } dice and { $n } hits
    }
fief-panel-rebel = { $force ->
        [one] 1 die and 1 hit
       *[other] { $force } dice and { $force } hits
    } against { $family } and everyone there ({ $n ->
        [one] 1 troop
       *[other] { $n } troops
    })
fief-panel-rebel-held = held back by the walls: no effect unless { $n ->
        [one] 1 more rebellion joins
       *[other] { $n } more rebellions join
    }
fief-panel-danegeld = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }, you keep { $left ->
        [one] 1 shilling
       *[other] { $left } shillings
    } · an army leaves
fief-panel-intercede = on 1–3 an army leaves for good, on 4–6 the cleric dies
fief-panel-calm = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }, you keep { $left ->
        [one] 1 shilling
       *[other] { $left } shillings
    } · ends one rebellion
fief-panel-preach = on 1–{ $faces } one rebellion ends, otherwise the cleric dies
fief-panel-rank-bishop = a bishop has 1 vote, as a Lord does, and can take tithes
fief-panel-rank-archbishop = an archbishop has 2 votes and can take tithes
fief-panel-rank-abbess = an abbess has an abbey, which pays every round
fief-panel-pillage-mill = +{ $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } now, −{ $each } shillings in each later round
fief-panel-pillage-abbey = +{ $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } and its relics; the mark of heresy for your Noble
fief-panel-hire = { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }, you keep { $left ->
        [one] 1 shilling
       *[other] { $left } shillings
    } · { $points ->
        [one] 1 point of strength
       *[other] { $points } points of strength
    } until the round ends
fief-panel-present = { $first ->
        [0] the Sovereign gets the relic
       *[other] the first relic: +1 victory point for you, for good
    }
fief-panel-any-time = What do you do?

## Armed cards and deals

fief-panel-armed = An armed card plays itself as soon as its moment comes, even while you are away. Until then you can take it back. { $count ->
        [0] No card is armed.
       *[other] Armed:
    }
    { $list }
fief-panel-armed-one = { $number }: **{ $card }** { $what }
fief-panel-kind-money = Money
fief-panel-kind-card = A card
fief-panel-card-nobles = Ask for a Noble’s card
fief-panel-card-others = Ask for another card
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
fief-panel-article-title = the title of { $what ->
        [Wales] { $what }
       *[other] the { $what }
    }
fief-panel-article-captive = the captive { $what }
fief-panel-article-relic = { $what }
fief-panel-article-servant = the servant { $what }
fief-panel-article-crossbow = { $n ->
        [one] 1 crossbowman
       *[other] { $n } crossbowmen
    } ({ $what })
fief-panel-article-nothing = nothing
fief-panel-draft = You would give { $gives } and get { $wants }.
fief-panel-deal = Offer { $number } { $mine ->
        [0] from { $other }: you get { $gives }, you give { $wants }
       *[other] to { $other }: you give { $gives }, you get { $wants }
    } ({ $route }; until the end of round { $round })

## Servants

fief-panel-servant-mata = once a round: swaps one of your cards for a random one from another hand
fief-panel-servant-odo = the mill in his master’s city pays even in a Famine
fief-panel-servant-hild = the Plague kills her master only on a 1
fief-panel-servant-wymond = his master may sail from a port entered this round
fief-panel-servant-aylward = his master calms rebels for 2 shillings, and talking fails only on a 6
fief-panel-servant-gunnora = her master’s captives cost 2 shillings more
fief-panel-servant-amice = her master’s ransom is 2 shillings less
fief-panel-servant-col = once a round: a lost pigeon flies again
fief-panel-servant-tosti = once a round: a volley counts one more archer
fief-panel-servant-grim = once a round: rolls a bombard’s die again
fief-panel-servant-hamon = once a game: ignores one die that walls take in a battle
fief-panel-servant-ivo = once a round: a fortress in his master’s city costs 3 shillings
fief-panel-servant-leofric = once a round: five new units instead of four in his master’s city
fief-panel-servant-ragnild = once a round: a free soldier in her master’s city
fief-panel-servant-ketil = once a round: sees the troops of an army in his master’s city or a neighbouring one
fief-panel-servant-avice = once a round: her master goes on from an unwalled city without asking
fief-panel-servant-hob = in Sherwood his master is caught only on a 1
fief-panel-servant-wulf = once a game: an attempt to assassinate his master fails
fief-panel-servant-tiphaine = once a game: takes the mark of heresy from her master
fief-panel-servant-merewen = once a round: looks at the top card of a deck
fief-panel-servant-jordan = once a round: lets you draw two Characters
fief-panel-servant-sigrid = the Danish tax costs her master 3 shillings
fief-panel-servant-bardolf = once a round: one more hit in a melee roll

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
        [0] no cards
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
        [0] no options left
        [one] skip 1 option
       *[other] skip { $cities } options
    }
fief-end-court = End court
fief-end-split = { $given ->
        [0] { $n ->
            [one] Keep the 1 shilling
           *[other] Keep all { $n } shillings
        }
       *[other] { $left ->
            [0] { $n ->
                [one] Hand out the 1 shilling
               *[other] Hand out all { $n } shillings
            }
           *[other] Hand out { $given } of { $n } shillings, keep the rest
        }
    }
fief-end-window = End card window
fief-end-draw = End drawing with { $drawn } of { $most } cards
fief-end-burn = End burning
fief-end-pillage = End pillage
fief-end-parley = Pay nothing, send nobody
fief-end-rebel = Stay out of the rebellion
fief-end-calm = Leave the rebels alone
fief-end-garter = Give no Garter
fief-end-bestow = Give the title to nobody

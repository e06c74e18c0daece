# A first game: what to learn at each step of the first three turns, and what a computer player reckons with.
fief-lesson-assign = **The goal.** Have 3 victory points at the end of round 5, 6 or 7, or most of them after round 7. A **fief** is one point: win all cities of a region, have a fortress in it, pay for the title, and one of your Nobles is its Lord. (Marriages are for two or four families; at this table of three nobody weds.)
    { "" }**Now** a small thing: your two Nobles get a servant each. Give what helps on the road or in battle to the man, who leads your troops and counts a point there; what helps with clerics, plague or mills to the woman, who can stay at home. If both servants are of one kind, it does not matter much.
fief-lesson-settle = **Where to begin.** You get a fortress here for nothing, and every title needs one in its region. Small regions are soon whole: Wales and the Marches have two cities, and their title costs 4 shillings; the North and the South West have three, for 6. Roads on all sides help, neighbours do not.
fief-lesson-1-discard = **Cards.** Each round you draw two: a **Character** (Nobles, church titles, helpers) and a **Fortune**, or two Fortunes. Your plan says so already: **seal** it. What you want most now is a third Noble, since only Nobles lead troops.
fief-lesson-2-discard = **Disasters** lie among the Fortunes, with a back of another colour. Whoever turns one up sends it to the track, and when all have drawn a die says where it strikes. Your plan also says how many you dare to turn up; two is usual, none is for those who have most to lose.
fief-lesson-3-discard = **Room in your hand.** You hold three cards at most and draw two, so every card beyond one costs you a draw. Lay away what you cannot use soon. Keep Assassination, Justice, Ambush, Passage, Rebellion and Fair Weather: they can be played at nearly any moment, and armed ones play themselves.
fief-lesson-1-play = **Playing cards.** A new Noble takes a city that is nobody’s, or leads troops that stand without one: choose a city with free ones around it, beside your region or where nobody is yet. A bishop is a vote and collects tithes, an abbess founds an abbey that pays; but clerics never reign, so leave somebody free for the crown. Nothing to play? **End cards**.
fief-lesson-2-play = **Harvest and Fair Weather** end a Disaster, or bring one shilling more for each mill and abbey of a region. Each line says what that is for you. Play them where your mills stand.
fief-lesson-3-play = **Taxes** cost a treasure, of which you have two a round, and are paid by whoever owns the cities: a Lord takes 2 shillings from each city of his fief, a bishop what the mills of his district pay. Best where others hold the cities; taxed ones may rebel.
fief-lesson-1-buy = **Purchases.** Open your city: the list stays open, so that several purchases are as many choices. A **mill** (3) brings 2 shillings every round and pays soonest when built now. A **soldier** (1) is somebody to leave in the next city that you take.
fief-lesson-2-buy = **A title.** If you hold every city of a region and a fortress there, the list offers the title: buy that first. It brings a victory point, a vote and the right to tax, and makes the fortress a Walled City. If only the fortress is missing, it costs 5; if money is, keep what you have.
fief-lesson-3-buy = **Guards.** Whoever takes your Walled City takes the title, so guard it first. A knight (3) counts 3 points and takes 3 hits; up to 6 points throw one die, up to 12 two, more throw three. Others see how many troops you have, not of what kind.
fief-lesson-1-move = **Movement.** Each Noble has two moves, a road each, and troops go only with a Noble. A city that is nobody’s is yours as soon as somebody of yours stands there. So send one with troops into the next city of your region; if there is a move left, leave a soldier and go on.
fief-lesson-2-move = **Leave to pass.** You may enter any city, but to go on from one that another family holds and guards you need its leave, and silence refuses. Going round is often quicker. What stands without anybody of yours is nobody’s again, unless it has your fortress or lies in your fief.
fief-lesson-3-move = **Before a battle.** Fights come when all have moved. You stand beside the enemy, and in the last phase you may attack whoever is there; so may he. Bring more than he can have: every line says how many troops he shows. And leave a guard at home.
fief-lesson-march = **On the way.** Take troops along, go on, leave some behind. When he halts he has done with this round. Leave one soldier in each city that was nobody’s, or it is so again when he goes.
fief-lesson-court = **Court.** From round 2 every round begins here. A Sovereign is elected once there are three Lords’ titles and a bishop in the realm; only Lords stand, each Lord and bishop has a vote, archbishops have two. You are asked only while there is something here for you to do.
fief-lesson-vote = **The election.** A crown is no point, but power: the Sovereign asks for a Royal Tax, taxes regions without a Lord and grants titles for nothing. Vote for your own candidate, or against the family that has most points.
fief-lesson-leave = **Somebody asks leave.** If you refuse, he stays where he stands, beside you, until the battles. Let a single Noble pass, stop an army. Your standing orders can answer the next time.
fief-lesson-battle = **Battles.** Nobody has to fight. Each line shows your points and dice, who shoots first, and the least and most that the other side can have. A fortress takes one of your dice, a Walled City two: with 6 points or fewer you throw nothing in melee against a fortress; bombards, archers and a siege are left.
fief-lesson-fight = **After a roll** you may go on or stop, and before walls lay siege: its catapult costs 5 shillings in the next purchases, then throws two dice and cares for no walls. Stop while you still have somebody to lead home: a side without troops loses its Nobles as captives.
fief-lesson-lose = **Losses.** Your hits fall on whom you choose, Nobles last. Soldiers are the cheapest; a knight takes three hits before he falls.
fief-lesson-parley = **Invaders** attack whom they outnumber, and lay waste what they take. Five shillings send an army away: a bargain if it would take your title. While any invader is in England, everybody’s income is halved.
fief-lesson-burn = **Burning a mill** brings 2 shillings once, as much as it pays every round. Only for a mill that you will lose anyway.

## What a computer player has reckoned with

fief-because-near = { $region } has { $n } cities, together { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away
fief-because-roads = { $n ->
        [one] 1 road leads
       *[other] { $n } roads lead
    } out of it
fief-because-crowd = others hold { $n ->
        [one] 1 city
       *[other] { $n } cities
    }, the nearest { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away
fief-because-income = { $city } brings { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } a round
fief-because-region = in { $region } { $n } of { $size } cities are held
fief-because-title = { $region } is a title and a victory point, for { $n ->
        [0] nothing
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-because-odds = at { $city } about { $n } of 100 such attacks are won, { $own ->
        [one] 1 point
       *[other] { $own } points
    } against { $foe }
fief-because-odds-between = at { $city } about { $least } to { $most } of 100 such attacks are won, by what troops they have: { $own ->
        [one] 1 point
       *[other] { $own } points
    } against hidden troops
fief-because-kills = the enemy loses about { $same ->
        [0] { $n } to { $most } hits
       *[other] { $n ->
            [one] 1 hit
           *[other] { $n } hits
        }
    }
fief-because-losses = it costs about { $same ->
        [0] { $n } to { $most } hits
       *[other] { $n ->
            [one] 1 hit
           *[other] { $n } hits
        }
    }
fief-because-beaten = { $same ->
        [0] { $n } to { $most }
       *[other] { $n }
    } of 100 are lost, and with them { $nobles }
fief-because-shut = { $own } points shut { $foe } in at { $city }
fief-because-holds = { $n } of 100 such defences hold, { $own ->
        [one] 1 point
       *[other] { $own } points
    } against { $foe }
fief-because-useless = nothing that is left can hit anybody behind those walls
fief-because-risk = { $city } is lost at { $n } %
fief-because-guards = the risk at { $city } falls from { $n } % to { $risk } %
fief-because-garrison = { $n ->
        [one] 1 hit stands
       *[other] { $n } hits stand
    } in { $city }
fief-because-comer = an enemy with { $n ->
        [one] 1 point
       *[other] { $n } points
    } can reach { $city }
fief-because-left = { $city } is left with { $n ->
        [0] no troops
        [one] 1 troop
       *[other] { $n } troops
    }: lost at { $risk } %
fief-because-stay = { $n ->
        [0] no troops stand
        [one] 1 troop stands
       *[other] { $n } troops stand
    } at { $city } then
fief-because-moves = { $city } is { $n ->
        [one] 1 move
       *[other] { $n } moves
    } away
fief-because-bandits = bandits wait on the way to { $city } at { $n } %
fief-because-plague = the Plague waits at { $city }
fief-because-nearer = { $city }, worth having, is then { $n ->
        [one] 1 move
       *[other] { $n } moves
    } away
fief-because-errand = at { $city } there is the sword or a relic to be had or given
fief-because-beside = beside { $city } { $n ->
        [one] lies 1 city
       *[other] lie { $n } cities
    } to be won
fief-because-kin = the family has { $n } of { $most } Nobles
fief-because-pair = a marriage joins both families
fief-because-poor = { $card } is of little use: { $n } of 100
fief-because-gain = it brings { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-because-others = others get { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-because-costs = it costs { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-because-leaves = it leaves { $n ->
        [0] nothing
        [one] 1 shilling
       *[other] { $n } shillings
    } in the purse
fief-because-saves = { $n ->
        [one] 1 shilling is
       *[other] { $n } shillings are
    } kept for a title or a ransom
fief-because-mill = a mill brings { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } in each of { $rounds ->
        [one] 1 more round
       *[other] { $rounds } more rounds
    }
fief-because-mills = { $n ->
        [0] no mill pays
        [one] 1 mill pays
       *[other] { $n } mills pay
    } there
fief-because-votes = it is { $n ->
        [one] a vote
       *[other] { $n } votes
    }
fief-because-majority = { $n ->
        [one] 1 vote
       *[other] { $n } votes
    } against { $others } of all others
fief-because-titles = { $noble } has { $n ->
        [0] no title
        [one] 1 title
       *[other] { $n } titles
    }
fief-because-wedded = together victory is likely at { $n } %
fief-because-alone = alone at { $n } %
fief-because-bond = both families then win only together, with { $most } points of which they have { $n }, and no longer alone with { $alone }
fief-because-friend = it serves the family or an ally
fief-because-troops = { $n ->
        [0] nobody comes
        [one] 1 troop comes
       *[other] { $n } troops come
    } along
fief-because-points = they have { $n } of the { $most } points they need
fief-because-raid = the invaders take { $city } at { $n } %, { $foe ->
        [one] 1 point
       *[other] { $foe } points
    } against { $own }
fief-because-rebels = the rebels of { $city } deal about { $n } hits, { $own } can be taken
fief-because-blow = the loss of { $noble } counts { $n } % of a victory point
fief-because-use = it is worth { $n } % of a victory point
fief-because-kept = the card must bring { $n } % of a victory point
fief-because-siege = the siege of { $city } ends, and { $n ->
        [one] its catapult is lost
       *[other] its { $n } catapults are lost
    }
fief-because-ally = { $card } would strike a friend
fief-because-servant-war = { $servant } helps on the road and in battle, and { $noble }, a man, leads your troops
fief-because-servant-home = { $servant } helps with clerics, plague or mills, and { $noble }, a woman, is the one to stay at home
fief-because-servant-any = { $servant } is as good with either Noble
fief-because-servant-left = each Noble gets one servant, and { $servant } is the one left for { $noble }
fief-because-free = it costs nothing
fief-because-last = this is the last round
fief-because-nothing = nothing else promises enough

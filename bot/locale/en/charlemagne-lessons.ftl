# A first game: what to do now at each step of the first three turns, why, and what comes of it later. Bold words
# besides the first of each line are labels of the panel.

charlemagne-lesson-deploy = **Now:** press **End placement, units stay where they are**: your units are in good places already.
    { "" }**Why:** you are the Empire and the only side that scores points: you begin with 38 and win with 60 after nine turns.
    { "" }**Later:** points come from regions that are loyal to you, from burgs that your units hold, and from regions turned to Christianity.
charlemagne-lesson-place-leader = **Now:** in **Place the leader** choose your strongest army that has no leader yet.
    { "" }**Why:** a leader doubles the strength of the units it is with, and the die roll that says how far they march.
    { "" }**Later:** let an army with a leader attack first; but if the whole army is lost, the leader is too.
charlemagne-taught-envoys = **Now:** { $n ->
        [0] press **Send no royal envoys, keep these dice**: you hold no royal envoys
       *[other] press **Send royal envoys to** a region that you would lose, or **Send no royal envoys, keep these dice**
    }.
    { "" }**Why:** the revolt dice have been rolled: what they say happens now, unless royal envoys reroll one of them.
    { "" }**Later:** regions revolt less where you hold every burg, where you have a leader, and where people are Christian.
charlemagne-taught-1-envoy = **Now:** { $n ->
        [0] press **End vassalage, no more attempts**: your markers can win no region now
        [one] press **Try to win over** only if the chance is worth your markers, otherwise press **End vassalage, no more attempts**
       *[other] choose a region in **Try to win a region over** if its chance is worth your markers, or press **End vassalage, no more attempts**
    }.
    { "" }**Why:** a region that is loyal to you gives points and units every turn, without a fight; a chance of 17% means that only a 6 wins it.
    { "" }**Later:** each burg you hold in a region adds 1 to the next attempt there, a leader there adds 1, Charlemagne 2: send units first, and use markers a turn later.
charlemagne-taught-2-envoy = **Now:** { $n ->
        [0] press **End vassalage, no more attempts**: your markers can win no region now
        [one] press **Try to win over** only if the chance is worth your markers, otherwise press **End vassalage, no more attempts**
       *[other] look for a region where your units hold burgs in **Try to win a region over**, or press **End vassalage, no more attempts**
    }.
    { "" }**Why:** each of these burgs adds 1 to the differential, and each burg the enemy holds takes 1 away.
    { "" }**Later:** neutral regions are the easiest; against Byzantium, the Caliphate and Córdoba the differential is 2 lower.
charlemagne-taught-3-envoy = **Now:** { $n ->
        [0] press **End vassalage, no more attempts**: your markers can win no region now
        [one] press **Try to win over** only if the chance is worth your markers, otherwise press **End vassalage, no more attempts**
       *[other] compare the chances in **Try to win a region over** and take an easy region before a big one, or press **End vassalage, no more attempts**
    }.
    { "" }**Why:** the other side may answer each attempt with markers of its own, and yours go back to the cup either way.
    { "" }**Later:** markers you keep also defend your own regions in the enemy’s turn.
charlemagne-taught-lay = **Now:** { $n ->
        [0] press **Send** if its chance is worth your markers, otherwise **Cancel and go back**
       *[other] choose how many points to use in **Add markers and send**; each line says what chance you then have
    }.
    { "" }**Why:** your points and the modifiers make the differential, and one point more can mean one more face of the die that wins.
    { "" }**Later:** the markers go back to the cup whatever the die says; until you send, **Cancel and go back** costs nothing.
charlemagne-taught-lay-faith = **Now:** { $n ->
        [0] press **Send** if its chance is worth your markers, otherwise **Cancel and go back**
       *[other] choose how many points to use in **Add markers and send**, or press **Cancel and go back**
    }.
    { "" }**Why:** a region that turns to Christianity is 1 point for you, and sending costs 6 operations points and the missionaries.
    { "" }**Later:** each burg you hold in the region adds 1, two at most; a failure in your own region can cause a revolt.
charlemagne-taught-guard = **Now:** { $n ->
        [0] press **Use no markers**: you hold none that counts here
       *[other] choose **Answer with** as many points as it takes to leave them little chance, or **Use no markers**
    }.
    { "" }**Why:** each point lowers their differential by 1; the markers you use go back to the cup.
    { "" }**Later:** spend more on your own regions than on neutral ones; your standing orders can answer such attempts for you.
charlemagne-taught-guard-faith = **Now:** { $n ->
        [0] press **Use no markers**: you hold none that counts here
       *[other] choose **Answer with** as many points as it takes to leave them little chance, or **Use no markers**
    }.
    { "" }**Why:** only missionaries and the Donation of Constantine count here, and each point lowers their differential by 1.
    { "" }**Later:** a Christian region that is turned away costs you 1 point, and you may preach there again.
charlemagne-taught-1-treasury = **Now:** { $n ->
        [0] press **End purchases**: the rest is for supply
        [one] if you hold only a few markers, use **Buy a marker**; then press **End purchases**
       *[other] build one civilisation marker or burg (5 points) far from the enemy, then use **Buy a marker** or hire warriors, and press **End purchases**
    }.
    { "" }**Why:** a burg pays 1 point a turn, a civilisation marker draws 1 more stratagem marker, and each is worth a point to you at the end.
    { "" }**Later:** you keep what you do not spend: leave about 4 points for supply.
charlemagne-taught-2-treasury = **Now:** { $n ->
        [0] press **End purchases**: the rest is for supply
        [one] use **Buy a marker** if you hold only a few, and press **End purchases**
       *[other] build again, then use **Buy a marker** if you hold only a few, and press **End purchases**
    }.
    { "" }**Why:** what you build early pays longest, and this table lets you build one marker a turn.
    { "" }**Later:** mercenaries come only to burgs that you hold in their own region, so hold some near the enemy.
charlemagne-taught-3-treasury = **Now:** { $clear ->
        [0] buy what you need, as in the turns before, and press **End purchases**
        [one] buy first, then press **Clear the pillage in** your burg last of all (2 points), and **End purchases**
       *[other] buy first, then use **Clear pillage** for your burgs last of all (2 points each), and press **End purchases**
    }.
    { "" }**Why:** a pillaged burg pays nothing and counts for nothing, and its region revolts more easily; after clearing pillage you can buy nothing else.
    { "" }**Later:** your own forces can pillage enemy burgs too, for up to 4 points.
charlemagne-taught-levy = **Now:** { $n ->
        [0] press **End the levy**: no more units can be raised
        [one] press **Raise the last unit, end the levy**, or choose the place yourself
       *[other] press **Raise all { $n } units, end the levy**, or choose the places yourself
    }.
    { "" }**Why:** these units are free, one to a hex, and what you do not raise is lost.
    { "" }**Later:** units in a burg near the enemy defend it even if they never march.
charlemagne-taught-1-operations = **Now:** { $n ->
        [0] press **End operations**: all your units have operated
        [one] press **Set out from** for your last army, or **End operations**
       *[other] choose an army in **Choose who sets out**: its line says what it can attack, and what die roll it needs
    }.
    { "" }**Why:** the slowest unit and a die decide how far a force gets; a leader doubles the die, Charlemagne triples it.
    { "" }**Later:** keep a unit in every burg you hold; when nothing is worth doing any more, press **End operations**.
charlemagne-taught-2-operations = **Now:** { $n ->
        [0] press **End operations**: all your units have operated
        [one] press **Set out from** for your last army, or **End operations**
       *[other] send the next army with **Choose who sets out**, preferably against units that already belong to the Tribes, or press **End operations**
    }.
    { "" }**Why:** an attack on neutral units drives their whole region to the Tribes before the die is rolled.
    { "" }**Later:** empty neutral burgs can simply be entered: they pay and count for the side that holds them.
charlemagne-taught-3-operations = **Now:** { $n ->
        [0] press **End operations**: all your units have operated
        [one] press **Set out from** for your last army, or **End operations**
       *[other] send one army after the other with **Choose who sets out**, and press **End operations** when the rest should stay
    }.
    { "" }**Why:** a force must stop beside an enemy and cannot slip past: that is the enemy’s zone of control.
    { "" }**Later:** beat the units in your way with one force, and the next one can go through.
charlemagne-taught-muster = **Now:** { $n ->
        [0] press **By number** to take the only unit along, or **Cancel and go back**
        [one] press **Set out**, or **Cancel and go back**: only one unit is there
        [2] tick in **Who goes along** who sets out; nobody is ticked yet
       *[other] press **Set out** with the units that are ticked, or change them in **Who goes along**
    }.
    { "" }**Why:** a force is as slow as its slowest unit, and a burg without a unit pays nothing and counts for nothing.
    { "" }**Later:** units that stay behind can set out with another force this turn.
charlemagne-taught-force = **Now:** { $n ->
        [0] press **End this force**: there is nowhere to go and nobody to attack
       *[other] choose what your force does next: { $list }
    }.
    { "" }**Why:** a battle costs 6 operations points, pillage 3, preaching 6, and points left over are lost.
    { "" }**Later:** when the force is where it should stay, press **End this force**; its units have operated for this turn.
charlemagne-lesson-withdraw = **Now:** press **Withdraw before the battle** if the odds are 3 to 1 or worse, otherwise **Stay and fight**.
    { "" }**Why:** withdrawing saves all your units, but they give up the hex and its burg.
    { "" }**Later:** only units faster than every attacker can withdraw, and never from a leader.
charlemagne-taught-battle = **Now:** { $n ->
        [0] press **Play no more markers, roll the die**: nothing that you hold helps here now
       *[other] play a marker if it makes the odds better, then press **Play no more markers, roll the die**
    }.
    { "" }**Why:** at 2 to 1 you usually win; at 1 to 1 you may lose half of your units.
    { "" }**Later:** a leader, good ground and a military advance each count once: two of them triple a side’s strength, three quadruple it.
charlemagne-taught-defend = **Now:** { $n ->
        [0] press **Play no more markers, let them roll**: nothing that you hold helps here now
       *[other] play a marker if it lowers the odds, then press **Play no more markers, let them roll**
    }.
    { "" }**Why:** ground, a leader or a military advance doubles your strength; treachery takes the enemy’s leader or ground away.
    { "" }**Later:** save your markers when the battle is lost anyway.
charlemagne-lesson-lose = **Now:** choose your weakest unit in **Choose what is lost**; each line shows its strength.
    { "" }**Why:** the odds have decided how many are lost, and you decide which; leaders go last.
    { "" }**Later:** lost units can be raised again by levy; Charlemagne’s death costs you 3 points.
charlemagne-taught-retreat = **Now:** { $n ->
        [0] choose a hex towards your burgs: press **Fall back**
       *[other] press **End the retreat here**, unless the units are safer farther away
    }.
    { "" }**Why:** beaten units must get away from the enemy and never enter an enemy zone of control; if there is no way out, they are lost.
    { "" }**Later:** in a burg you may ignore a retreat, and an attacker who fell back goes on with the points that are left.
charlemagne-taught-supply = **Now:** { $n ->
        [0] choose units in **Send home** until you can pay for the rest
       *[other] press **End supply** to pay for all your units, or send home some that you do not need
    }.
    { "" }**Why:** a hex feeds few units: clear land and forest 2, rough ground and marsh 1, a burg 1 more.
    { "" }**Later:** spread your units over several hexes before you end operations.
charlemagne-lesson-offer = **Now:** press **Accept treaty** if you get more than you give, otherwise **Decline treaty**.
    { "" }**Why:** the game enforces treaties: nobody can do what a treaty forbids until the game turn ends.
    { "" }**Later:** you can break one openly; that costs you as many markers as a die says.
charlemagne-lesson-offered = **Now:** wait for the answer, or press **Withdraw treaty**.
    { "" }**Why:** your offer stays open until the other side’s player turn ends.
    { "" }**Later:** you can propose the next treaty when this one is answered.
charlemagne-lesson-renounce = **Now:** leave the treaty as it is; press **Break treaty** only if what it forbids is worth the price.
    { "" }**Why:** breaking it costs you as many random markers as a die says; if you have fewer, the other side draws the rest.
    { "" }**Later:** the treaty ends by itself with the game turn.

# Why a computer player does something: the terms by which it has chosen, as they follow **Why:** in one line.
charlemagne-because-attack = attack on { $place }: strength { $mine } against { $theirs }, { $n ->
        [one] 1 face of 6 wins
       *[other] { $n } faces of 6 win
    }
charlemagne-because-losses = expected losses: { $mine }% of your units, { $theirs }% of the enemy’s
charlemagne-because-markers = it takes { $n ->
        [one] 1 marker from your hand
       *[other] { $n } markers from your hand
    }
charlemagne-because-region = it drives { $region } to the other side
charlemagne-because-hold = it holds { $place }{ $n ->
        [0] { "" } at the end
        [one] { "" } for 1 more turn
       *[other] { "" } for { $n } more turns
    }
charlemagne-because-upkeep = supply there costs { $n ->
        [one] 1 point
       *[other] { $n } points
    } a turn
charlemagne-because-way = { $n ->
        [60] no goal can be reached over land
        [0] a goal is right there
        [one] the nearest goal is 1 hex away
       *[other] the nearest goal is { $n } hexes away
    }
charlemagne-because-die = { $n ->
        [1] any roll takes it to { $place }
       *[other] for { $place } the operations die must show { $n } or more
    }
charlemagne-because-vain = with an average roll it reaches nothing worthwhile
charlemagne-because-risk = an enemy with strength { $theirs } may attack there, against your strength { $mine }
charlemagne-because-court = being there helps to win { $region } over
charlemagne-because-attempt = { $region }: { $n ->
        [one] 1 face of 6 wins it
       *[other] { $n } faces of 6 win it
    }{ $free ->
        [0] { "" }
        [one] , 1 makes it neutral
       *[other] , { $free } make it neutral
    }
charlemagne-because-answer = the other side answers with a chance of { $percent }%
charlemagne-because-waste = { $place } becomes useless to the other side
charlemagne-because-ashore = the units go ashore at { $place }
charlemagne-because-first = that comes before everything else
charlemagne-because-enough = nothing else promises enough
charlemagne-because-little = it is worth too little
charlemagne-because-spare = it costs { $n ->
        [one] 1 point
       *[other] { $n } points
    }, and you can spare { $spare ->
        [0] none
        [one] 1
       *[other] { $spare }
    }
charlemagne-because-price = it costs { $n ->
        [one] 1 point
       *[other] { $n } points
    }
charlemagne-because-unit = { $place }: strength { $n }{ $led ->
        [0] { "" }
       *[other] { "" } with a leader
    }
charlemagne-because-hand = { $n ->
        [one] 1 marker in hand
       *[other] { $n } markers in hand
    }
charlemagne-because-work = { $place } pays { $n ->
        [one] for 1 more turn
       *[other] for { $n } more turns
    }{ $far ->
        [60] { "" }
        [one] , the enemy is 1 hex away
       *[other] , the enemy is { $far } hexes away
    }
charlemagne-because-reserve = { $n ->
        [one] 1 point stays
       *[other] { $n } points stay
    } for supply and for what may come
charlemagne-because-offer = it brings as much as { $gain ->
        [one] 1 point
       *[other] { $gain } points
    } of treasure and costs as much as { $cost }
charlemagne-because-deal = a treaty must bring as much as { $n ->
        [one] 1 point
       *[other] { $n } points
    } of treasure
charlemagne-because-peril = attacks it fears could cost as much as { $n ->
        [one] 1 point
       *[other] { $n } points
    } of treasure
charlemagne-because-differential = the differential is { $n }{ $more ->
        [0] { "" }; { $enough } would be better, but no more markers are worth adding
       *[other] , and it should be { $enough }
    }
charlemagne-because-guard = an attack there with strength { $theirs } would meet strength { $mine } instead of { $alone }
charlemagne-because-hurry = { $n ->
        [one] 1 more operations point costs
       *[other] { $n } more operations points cost
    } a marker
charlemagne-because-guarded = { $n ->
        [0] if you do not answer
        [one] if you answer with 1 point
       *[other] if you answer with { $n } points
    }, { $won ->
        [one] 1 face of 6 wins it for them or makes it neutral
       *[other] { $won } faces of 6 win it for them or make it neutral
    }
charlemagne-because-defended = they attack with strength { $theirs }, and you defend with strength { $mine }
charlemagne-because-envoys = { $region }: a new die is better on { $n ->
        [one] 1 face
       *[other] { $n } faces
    } of 6

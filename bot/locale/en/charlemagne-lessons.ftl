# A first game: what to do now at each step of the first three turns, why, and what comes of it later. Bold words
# besides the first of each line are labels of the panel.

charlemagne-lesson-deploy = **Now:** press **End placement, units stay where they are**: your units are already in good places.
    { "" }**Why:** you are the Empire, and only the Empire scores points: you begin with 38 and win with 60 after nine turns.
    { "" }**Later:** points come from regions that are loyal to you, from burgs that your units hold, and from regions converted to Christianity.
charlemagne-lesson-place-leader = **Now:** in **Place the leader** choose your strongest army that has no leader yet.
    { "" }**Why:** a leader doubles the strength of its units, and the die roll that says how far they march.
    { "" }**Later:** attack first with an army that has a leader. If you lose the whole army, you lose its leader too.
charlemagne-taught-envoys = **Now:** { $n ->
        [0] press **Send no royal envoys, keep these dice**: you hold no royal envoys
       *[other] press **Send royal envoys to** a region that you would lose, or **Send no royal envoys, keep these dice**
    }.
    { "" }**Why:** the revolt dice have been rolled, and their results count now unless royal envoys reroll one of the dice.
    { "" }**Later:** a region revolts less often if you hold all its burgs, if you have a leader there, or if it is Christian.
charlemagne-taught-1-envoy = **Now:** { $n ->
        [0] press **End vassalage, no more attempts**: your markers cannot win any region now
        [one] press **Try to win over** only if the chance is worth your markers; otherwise press **End vassalage, no more attempts**
       *[other] in **Try to win a region over** choose one whose chance is worth your markers, or press **End vassalage, no more attempts**
    }.
    { "" }**Why:** a loyal region brings you points and, every turn, new units, without a fight. A chance of 17% means that only a 6 wins the region.
    { "" }**Later:** each burg you hold in a region adds 1 to your next attempt there, a leader adds 1, and Charlemagne adds 2. So send units first, and use your markers a turn later.
charlemagne-taught-2-envoy = **Now:** { $n ->
        [0] press **End vassalage, no more attempts**: your markers cannot win any region now
        [one] press **Try to win over** only if the chance is worth your markers; otherwise press **End vassalage, no more attempts**
       *[other] in **Try to win a region over** look for a region where your units hold burgs, or press **End vassalage, no more attempts**
    }.
    { "" }**Why:** each burg of the region that you hold adds 1 to the differential of the attempt. Each one that the enemy holds takes 1 away.
    { "" }**Later:** neutral regions are the easiest. Against Byzantium, the Caliphate and Córdoba the differential is 2 lower.
charlemagne-taught-3-envoy = **Now:** { $n ->
        [0] press **End vassalage, no more attempts**: your markers cannot win any region now
        [one] press **Try to win over** only if the chance is worth your markers; otherwise press **End vassalage, no more attempts**
       *[other] compare the chances in **Try to win a region over** and take an easy region before a big one. If no region is worth your markers, press **End vassalage, no more attempts**
    }.
    { "" }**Why:** the other side may answer each attempt with markers of its own. Yours go back to the cup in any case.
    { "" }**Later:** markers you keep can also defend your own regions in the enemy’s turn.
charlemagne-taught-lay = **Now:** { $n ->
        [0] press **Send** if the chance is worth your markers; otherwise press **Cancel and go back**
       *[other] choose how many points to use in **Add markers and send**: each line says what chance you would have
    }.
    { "" }**Why:** your points and the modifiers make up the differential. With one more point, one more face of the die may win.
    { "" }**Later:** once you send the markers, they go back to the cup whatever the die says. Until then **Cancel and go back** costs nothing.
charlemagne-taught-lay-faith = **Now:** { $n ->
        [0] press **Send** if the chance is worth your markers; otherwise press **Cancel and go back**
       *[other] choose how many points to use in **Add markers and send**, or press **Cancel and go back**
    }.
    { "" }**Why:** a region converted to Christianity is worth 1 point to you. The attempt costs 6 operations points and the missionaries you send.
    { "" }**Later:** each burg you hold in the region adds 1 to the differential, 2 at most. A failure in your own region can cause a revolt.
charlemagne-taught-guard = **Now:** { $n ->
        [0] press **Use no markers**: you hold none that counts here
       *[other] choose **Answer with** as many points as it takes to leave the other side little chance, or **Use no markers**
    }.
    { "" }**Why:** each point lowers the other side’s differential by 1. The markers you use go back to the cup.
    { "" }**Later:** spend more on your own regions than on neutral ones. Your standing orders can answer such attempts for you.
charlemagne-taught-guard-faith = **Now:** { $n ->
        [0] press **Use no markers**: you hold none that counts here
       *[other] choose **Answer with** as many points as it takes to leave the other side little chance, or **Use no markers**
    }.
    { "" }**Why:** only missionaries and the Donation of Constantine count here. Each point lowers the other side’s differential by 1.
    { "" }**Later:** a Christian region that changes its religion costs you 1 point, but you may preach there again.
charlemagne-taught-1-treasury = **Now:** { $n ->
        [0] press **End purchases**: keep the rest for supply
        [one] if you hold only a few markers, use **Buy a marker**; then press **End purchases**
       *[other] build one civilisation marker or burg (5 points) far from the enemy. If points are left, use **Buy a marker**, and press **End purchases**
    }.
    { "" }**Why:** a burg pays 1 point of treasure a turn, and a civilisation marker brings 1 more stratagem marker. Each scores 1 victory point at the end.
    { "" }**Later:** you keep what you do not spend. { $supply ->
        [0] Where your units are now, supply costs nothing; it can once they march or new ones come.
        [one] Where your units are now, supply will cost 1 point.
       *[other] Where your units are now, supply will cost { $supply } points: leave that much, because units you cannot pay for go home.
    }
charlemagne-taught-2-treasury = **Now:** { $n ->
        [0] press **End purchases**: keep the rest for supply
        [one] use **Buy a marker** if you hold only a few markers, and press **End purchases**
       *[other] build again, then use **Buy a marker** if you hold only a few markers, and press **End purchases**
    }.
    { "" }**Why:** what you build early pays you in more turns, and this table lets you build one marker a turn.
    { "" }**Later:** mercenaries come only to burgs that you hold in their own region, so hold some near the enemy.
charlemagne-taught-3-treasury = **Now:** { $clear ->
        [0] buy what you need, as in the turns before, and press **End purchases**
        [one] buy first, then press **Clear the pillage in** your burg last of all (2 points), and **End purchases**
       *[other] buy first, then use **Clear pillage** for your burgs last of all (2 points each), and press **End purchases**
    }.
    { "" }**Why:** a pillaged burg pays nothing and scores nothing, and its region revolts more easily. After clearing pillage you can buy nothing else.
    { "" }**Later:** your own forces can pillage enemy burgs too, for up to 4 points of treasure.
charlemagne-taught-levy = **Now:** { $n ->
        [0] press **End the levy**: no more units can be raised
        [one] press **Raise the last unit, end the levy**, or choose the place yourself
       *[other] press **Raise all { $n } units, end the levy**, or choose the places yourself
    }.
    { "" }**Why:** these units are free, one per hex. What you do not raise now is lost for this turn.
    { "" }**Later:** units in a burg near the enemy defend it even if they never march.
charlemagne-taught-1-operations = **Now:** { $n ->
        [0] press **End operations**: all your units have operated
        [one] press **Set out from** to send your last army, or **End operations**
       *[other] choose an army in **Choose who sets out**: its line says what it can attack, and what die roll it needs
    }.
    { "" }**Why:** the slowest unit and a die decide how far a force gets. A leader doubles the die, Charlemagne triples it.
    { "" }**Later:** keep a unit in every burg you hold. When nothing is worth doing any more, press **End operations**.
charlemagne-taught-2-operations = **Now:** { $n ->
        [0] press **End operations**: all your units have operated
        [one] press **Set out from** to send your last army, or **End operations**
       *[other] send the next army with **Choose who sets out**, preferably against units that already belong to the Tribes, or press **End operations**
    }.
    { "" }**Why:** an attack on neutral units drives their whole region to the Tribes before the die is rolled.
    { "" }**Later:** you can simply enter empty neutral burgs: they pay and count for the side that holds them.
charlemagne-taught-3-operations = **Now:** { $n ->
        [0] press **End operations**: all your units have operated
        [one] press **Set out from** to send your last army, or **End operations**
       *[other] send one army after another with **Choose who sets out**, and press **End operations** when the rest should stay
    }.
    { "" }**Why:** a force must stop beside an enemy and cannot slip past, because it is in the enemy’s zone of control.
    { "" }**Later:** beat the units in your way with one force, and the next force can go through.
charlemagne-taught-muster = **Now:** { $n ->
        [0] press **By number** to take the only unit along, or **Cancel and go back**
        [one] press **Set out**, or **Cancel and go back**: only one unit is there
        [2] in **Who goes along** tick the units that set out; none is ticked yet
       *[other] press **Set out** with the units that are ticked, or change them in **Who goes along**
    }.
    { "" }**Why:** a force is as slow as its slowest unit, and a burg without a unit pays nothing and counts for nothing.
    { "" }**Later:** units that stay behind can set out with another force this turn.
charlemagne-taught-force = **Now:** { $n ->
        [0] press **End this force**: there is nowhere to go and nobody to attack
       *[other] choose what your force does next: { $list }
    }.
    { "" }**Why:** a battle costs 6 operations points, pillage 3 and preaching 6. Points left over are lost.
    { "" }**Later:** when the force is where it should stay, press **End this force**. Its units cannot operate again this turn.
charlemagne-lesson-withdraw = **Now:** press **Withdraw before the battle** if the odds are 3 to 1 or worse; otherwise press **Stay and fight**.
    { "" }**Why:** withdrawing saves all your units, but they give up the hex, and its burg if there is one.
    { "" }**Later:** your units can withdraw only if they are faster than every attacker, and never from a leader.
charlemagne-taught-battle = **Now:** { $n ->
        [0] press **Play no more markers, roll the die**: nothing that you hold helps here now
       *[other] play a marker if it improves the odds, then press **Play no more markers, roll the die**
    }.
    { "" }**Why:** at odds of 2 to 1 you usually win; at 1 to 1 you may lose half of your units.
    { "" }**Later:** a leader, good ground and a military advance each count once. One of them doubles a side’s strength, two triple it, three quadruple it.
charlemagne-taught-defend = **Now:** { $n ->
        [0] press **Play no more markers, let them roll**: nothing that you hold helps here now
       *[other] play a marker if it lowers the odds, then press **Play no more markers, let them roll**
    }.
    { "" }**Why:** ground, a leader or a military advance doubles your strength. With treachery the enemy’s leader does not count.
    { "" }**Later:** save your markers when the battle is lost anyway.
charlemagne-lesson-lose = **Now:** choose your weakest unit in **Choose what is lost**: each line shows how strong a unit is.
    { "" }**Why:** the number of units you lose is fixed, but you decide which ones; leaders are lost last.
    { "" }**Later:** lost units can be raised again by levy; Charlemagne’s death costs you 3 points.
charlemagne-taught-retreat = **Now:** { $n ->
        [0] press **Fall back** to a hex that is nearer to your burgs
       *[other] press **End the retreat here**, unless the units are safer farther away
    }.
    { "" }**Why:** beaten units must get away from the enemy and never enter an enemy zone of control. If there is no way out, they are lost.
    { "" }**Later:** beaten units in a burg may stay there. An attacker who falls back goes on with the points that are left.
charlemagne-taught-supply = **Now:** { $n ->
        [0] choose units in **Send home** until you can pay for the rest
       *[other] press **End supply** to pay for all your units, or send home some that you do not need
    }.
    { "" }**Why:** a hex feeds only a few units: clear land and forest 2, rough ground and marsh 1, and a burg 1 more, but none where there is pillage{ $famine ->
        [0] { "" }
       *[other] , and in this famine 1 less everywhere
    }.
    { "" }**Later:** spread your units over several hexes before you end operations.
charlemagne-lesson-offer = **Now:** press **Accept treaty** if you get more than you give; otherwise press **Decline treaty**.
    { "" }**Why:** the game enforces treaties: nobody can do what a treaty forbids until the game turn ends.
    { "" }**Later:** you can break a treaty openly, but that costs you as many markers as a die shows.
charlemagne-lesson-offered = **Now:** wait for the answer, or press **Withdraw treaty**.
    { "" }**Why:** your offer stays open until the other side’s player turn ends.
    { "" }**Later:** you can propose the next treaty when this one has been answered.
charlemagne-lesson-renounce = **Now:** leave the treaty as it is. Press **Break treaty** only if doing what it forbids is worth the price.
    { "" }**Why:** breaking it costs you as many random markers as a die shows. If you have fewer, the other side draws the rest.
    { "" }**Later:** the treaty ends by itself with the game turn.

# Why a computer player does something: the terms by which it has chosen, as they follow **Why:** in one line.
charlemagne-because-attack = the attack on { $place } has strength { $mine } against { $theirs } and wins on { $n ->
        [one] 1 of the 6 die faces
       *[other] { $n } of the 6 die faces
    }
charlemagne-because-losses = on average you would lose { $mine }% of your units, and the enemy { $theirs }% of theirs
charlemagne-because-markers = you would spend { $n ->
        [one] 1 marker from your hand
       *[other] { $n } markers from your hand
    }
charlemagne-because-region = this drives { $region } to the other side
charlemagne-because-hold = your units would hold { $place }{ $n ->
        [0] { "" } at the end of the game
        [one] { "" } for 1 more turn
       *[other] { "" } for { $n } more turns
    }
charlemagne-because-upkeep = supply for the units in { $place } costs { $n ->
        [one] 1 point
       *[other] { $n } points
    } a turn
charlemagne-because-way = { $n ->
        [60] no target can be reached from { $place } over land
        [0] { $place } itself is a target
        [one] the nearest target is 1 hex from { $place }
       *[other] the nearest target is { $n } hexes from { $place }
    }
charlemagne-because-die = { $n ->
        [1] any die roll is enough to reach { $place }
        [6] to reach { $place } you must roll a 6
       *[other] to reach { $place } you must roll { $n } or more
    }
charlemagne-because-vain = with an average roll the force reaches nothing worthwhile
charlemagne-because-risk = the enemy may attack { $place } with strength { $theirs }, and you would have strength { $mine }
charlemagne-because-court = having units there helps you to win { $region } over
charlemagne-because-attempt = for { $region }, the attempt succeeds on { $n ->
        [one] 1 of the 6 die faces
       *[other] { $n } of the 6 die faces
    }{ $free ->
        [0] { "" }
        [one] {" "}and makes the region neutral on 1 more
       *[other] {" "}and makes the region neutral on { $free } more
    }
charlemagne-because-answer = there is a { $percent }% chance that the other side answers
charlemagne-because-waste = pillage makes { $place } useless to the other side
charlemagne-because-ashore = your units go ashore at { $place }
charlemagne-because-first = a computer player does this first
charlemagne-because-enough = nothing else promises enough gain
charlemagne-because-little = this would bring you too little
charlemagne-because-spare = this costs { $n ->
        [one] 1 point
       *[other] { $n } points
    } of treasure, and you can spare { $spare ->
        [0] none
        [one] 1
       *[other] { $spare }
    }
charlemagne-because-price = the offer costs you { $n ->
        [one] 1 point
       *[other] { $n } points
    } of treasure
charlemagne-because-unit = a unit of strength { $n } comes to { $place }{ $led ->
        [0] { "" }
       *[other] , where you have a leader
    }
charlemagne-because-hand = you hold { $n ->
        [0] no markers
        [one] 1 marker
       *[other] { $n } markers
    }
charlemagne-because-work = what you build in { $place } is of use { $n ->
        [0] at the end of the game
        [one] for 1 more turn
       *[other] for { $n } more turns
    }{ $far ->
        [60] { "" }
        [one] , and the enemy is 1 hex away
       *[other] , and the enemy is { $far } hexes away
    }
charlemagne-because-reserve = { $n ->
        [0] nothing has to be kept for supply
        [one] 1 point has to be kept for supply and surprises
       *[other] { $n } points have to be kept for supply and surprises
    }
charlemagne-because-offer = this is worth about { $gain ->
        [one] 1 point
       *[other] { $gain } points
    } of treasure to you and costs you about { $cost }
charlemagne-because-deal = a treaty must be worth at least { $n ->
        [one] 1 point
       *[other] { $n } points
    } of treasure to you
charlemagne-because-peril = the attacks that peace prevents could cost you as much as { $n ->
        [one] 1 point
       *[other] { $n } points
    } of treasure
charlemagne-because-differential = the differential is { $n }{ $more ->
        [0] , and { $enough } would be better, but more markers are not worth adding
       *[other] , and it should be at least { $enough }
    }
charlemagne-because-guard = an enemy attack on { $place } with strength { $theirs } would meet strength { $mine } with these units, and { $alone } without them
charlemagne-because-hurry = { $n ->
        [one] 1 more operations point costs
       *[other] { $n } more operations points cost
    } you 1 marker
charlemagne-because-reaches = the force can then go on to { $place }
charlemagne-because-guarded = { $n ->
        [0] if you do not answer
        [one] if you answer with 1 point
       *[other] if you answer with { $n } points
    }, the attempt { $won ->
        [0] cannot harm you
        [one] harms you on 1 of the 6 die faces
       *[other] harms you on { $won } of the 6 die faces
    }
charlemagne-because-defended = the other side attacks with strength { $theirs }, and you defend with strength { $mine }
charlemagne-because-envoys = a new die for { $region } would be better for you on { $n ->
        [one] 1 of the 6 faces
       *[other] { $n } of the 6 faces
    }

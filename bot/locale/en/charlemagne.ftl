# Charlemagne: what happens, what is chosen.

## Events: the course of the game

charlemagne-turn = **Turn { $turn }, { $year }.** { $seat } begins.
charlemagne-phase = { $seat } begins this phase: { $phase }.
charlemagne-deployed = { $seat } has placed their first units.
charlemagne-income = { $seat } collects { $points ->
        [one] 1 point
       *[other] { $points } points
    } of treasure: { $burgs } from burgs, { $lands } from Byzantium and the Caliphate.
charlemagne-gained = { $seat } receives { $points ->
        [0] no treasure
        [one] 1 point of treasure
       *[other] { $points } points of treasure
    }.
charlemagne-won-points = **{ $seat } wins.** After nine turns the Empire has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
charlemagne-won-capitulation = **{ $seat } wins: the other side concedes.** The Empire had { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
charlemagne-nearing-imperial = ⏳ This is the last turn. If nothing changes, **{ $seat } wins**: the Empire has { $points } points and needs { $need }: { $spare ->
        [0] exactly enough
        [one] 1 more than needed
       *[other] { $spare } more than needed
    }.
charlemagne-nearing-tribal = ⏳ This is the last turn. If nothing changes, **{ $seat } wins**: the Empire has { $points } points and needs { $need }: { $missing ->
        [one] 1 short
       *[other] { $missing } short
    }.

## Events: the table of events

charlemagne-event-historical-crisis = Event { $number }, **{ $event }:** { $seat } returns all markers to the cup.
charlemagne-event-historical-optimism = Event { $number }, **{ $event }:** { $seat } draws three markers.
charlemagne-event-plague = Event { $number }, **{ $event }:** every place with three units or more loses one unit.
charlemagne-event-famine = Event { $number }, **{ $event }:** in this player turn every place feeds one unit fewer.
charlemagne-event-good-harvest = Event { $number }, **{ $event }:** { $seat } rolls a die and receives that many points of treasure.
charlemagne-event-missions = Event { $number }, **{ $event }:** { $seat } takes a missionary out of the cup.
charlemagne-event-revolt-saxons = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-lombards = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-aquitaine = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-bretons = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-bavaria = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-thuringian-plot = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-elbe-slavs = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-avars = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-northmen = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-moors = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-rome = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-basques = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-magnates = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-greek-gold = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-caliph = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-migration = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-revolt-old-gods = Event { $number }, **{ $event }.** Frisia, Saxony and every region that has changed its religion may revolt.
charlemagne-event-revolt-civil-war = Event { $number }, **{ $event }.** Some regions may revolt.
charlemagne-event-mercenaries = Event { $number }, **{ $event }:** { $seat } hires mercenaries at half price in this player turn.
charlemagne-event-corruption = Event { $number }, **{ $event }:** { $seat } loses half of their treasure, rounded up.
charlemagne-event-tribute = Event { $number }, **{ $event }:** { $seat } rolls a die and receives that many points of treasure.
charlemagne-event-fair = Event { $number }, **{ $event }:** { $seat } receives 1 point of treasure for each port burg that they hold (5 at most).
charlemagne-event-harsh-winter = Event { $number }, **{ $event }:** every force of { $seat } has three fewer operations points in this player turn.
charlemagne-event-champion = Event { $number }, **{ $event }:** { $seat } takes a leader out of the cup.
charlemagne-event-viking-raid = Event { $number }, **{ $event }:** raiders look for a weakly held port burg in the north.
charlemagne-event-saracen-raid = Event { $number }, **{ $event }:** raiders look for a weakly held port burg on the Mediterranean.
charlemagne-event-renaissance = Event { $number }, **{ $event }:** { $seat } draws a marker for each civilisation marker that they hold (3 at most).
charlemagne-event-desertion = Event { $number }, **{ $event }:** the largest stack of { $seat } loses a unit.
charlemagne-event-papal-appeal = Event { $number }, **{ $event }:** { $seat } takes a vassalage marker out of the cup.
charlemagne-event-succession-quarrel = Event { $number }, **{ $event }:** the Tribes name three regions that may revolt.
charlemagne-corruption = Half of { $seat }’s treasure is gone.
charlemagne-corruption-own = You lose { $points ->
        [one] 1 point
       *[other] { $points } points
    } of treasure.
charlemagne-raided = Raiders pillage **{ $place }**.
charlemagne-raid-none = The raiders find no port that they can pillage.

## Events: revolt and loyalty

charlemagne-revolt-die = { $region }: the revolt die shows { $die } ({ $result }).
charlemagne-envoys = { $seat } sends royal envoys to { $region }; the new die shows { $die } ({ $result }).
charlemagne-envoys-none = { $seat } sends no royal envoys.
charlemagne-revolt-none = { $region }: no revolt (die { $die }, { $total } in all).
charlemagne-revolt-neutral = { $region }: revolt (die { $die }, { $total } in all).
charlemagne-revolt-tribal = { $region }: open revolt (die { $die }, { $total } in all).
charlemagne-control-empire = **{ $region }: now with the Empire** ({ $why }).
charlemagne-control-tribal = **{ $region }: now with the Tribes** ({ $why }).
charlemagne-control-neutral = **{ $region }: now neutral** ({ $why }).
charlemagne-converted = **{ $region }:** the region’s religion is now { $religion }.
charlemagne-score = **The Empire: { $before } → { $points } points.**

## Events: markers

charlemagne-drew = { $seat } draws { $count ->
        [0] no marker
        [one] a marker
       *[other] { $count } markers
    }.
charlemagne-drew-own = { $count ->
        [0] You draw nothing: the cup is empty
       *[other] You draw: { $markers }
    }.
charlemagne-showed = { $seat } has drawn a marker that takes effect at once: { $markers }.
charlemagne-took = { $seat } takes from the cup: { $markers }.
charlemagne-took-none = { $seat } cannot take this marker: { $markers }. The cup has none left.
charlemagne-lost = { $seat } loses { $count ->
        [0] no marker
        [one] a random marker
       *[other] { $count } random markers
    }.
charlemagne-lost-own = { $count ->
        [0] You lose no marker
       *[other] You lose at random: { $markers }
    }.
charlemagne-returned-all = { $seat } { $count ->
        [0] has no markers to return to the cup
        [one] returns their only marker to the cup
       *[other] returns all { $count } markers to the cup
    }.
charlemagne-discarded = { $seat } returns to the cup: { $markers }.
charlemagne-played = { $seat } plays a marker: { $marker }.
charlemagne-revealed = { $seat } shows their treasure and markers: { $points ->
        [one] 1 point
       *[other] { $points } points
    } of treasure; { $markers_count ->
        [0] no marker
       *[other] { $markers }
    }.
charlemagne-spied = Your spies report on { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } of treasure; { $markers_count ->
        [0] no marker
       *[other] { $markers }
    }.
charlemagne-tribute = { $seat } demands tribute and rolls { $die }.
charlemagne-tribute-own = The tribute is { $points ->
        [0] 0 points
        [one] 1 point
       *[other] { $points } points
    } (die { $die }, half of the treasure at most).
charlemagne-leader = A leader of { $seat } takes command in { $place }.
charlemagne-leader-none = { $seat } has no units for the leader: the marker goes back to the cup.

## Events: vassalage and conversion

charlemagne-attempt = { $seat } tries to win over { $region } ({ $goal }) with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $markers }.
charlemagne-guarded = { $seat } answers the attempt ({ $region }, { $goal }) with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $markers }.
charlemagne-attempt-won = { $region }: the attempt by { $seat } succeeds (differential { $differential }, die { $die }).
charlemagne-attempt-neutral = { $region }: the attempt by { $seat } partly succeeds, and the region turns neutral (differential { $differential }, die { $die }).
charlemagne-attempt-lost = { $region }: the attempt by { $seat } fails (differential { $differential }, die { $die }).

## Events: treasury and levy

charlemagne-hired = { $seat } hires { $unit } in { $place }.
charlemagne-built = { $seat } builds { $what } in { $place }.
charlemagne-cleared = { $seat } clears the pillage in { $place }.
charlemagne-levied = { $seat } raises { $unit } in { $place }.
charlemagne-supplied = { $seat } pays { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    } for supply.
charlemagne-disbanded = { $seat } sends { $units } home from { $place }.

## Events: operations and battle

charlemagne-marched = A force of { $seat } sets out from { $place }: { $units }. Die { $die }: { $points } operations points.
charlemagne-moved = { $seat } moves from { $from } to { $place }; { $points ->
        [0] no operations point is left
        [one] 1 operations point is left
       *[other] { $points } operations points are left
    }.
charlemagne-attacked = **{ $seat } attacks { $place }** from { $from }.
charlemagne-prepared = { $seat } is ready for the battle of { $place }; now the other side may play markers.
charlemagne-withdrew = { $seat } withdraws from { $place } before the battle.
charlemagne-advance = { $seat } plays a military advance at { $place } to double their strength.
charlemagne-treachery = { $seat } plays treachery at { $place }: the enemy’s { $what } does not count.
charlemagne-duel = { $seat } calls for personal combat at { $place }; { $champion } fights for the Empire. Result: Empire { $empire }, Tribes { $tribal }.
charlemagne-battle = **Battle of { $place }:** { $seat } attacks from { $from } with strength { $attack } against { $defence }, odds { $odds }, die { $die }: { $result }.
charlemagne-eliminated = { $seat } loses { $units } in { $place }.
charlemagne-stranded = { $seat } has no ships left in { $place } for { $units }: they go ashore and do nothing more in this phase.
charlemagne-eliminated-neutral = Neutral losses in { $place }: { $units }.
charlemagne-retreated = { $seat } falls back from { $from } to { $place }.
charlemagne-nowhere = The units of { $seat } find no way out of { $place }.
charlemagne-pillaged = { $seat } pillages { $place } (strength { $strength }, die { $die }); booty: { $booty ->
        [0] none
        [one] 1 point
       *[other] { $booty } points
    }.
charlemagne-pillage-failed = { $seat } fails to pillage { $place } (strength { $strength }, die { $die }).
charlemagne-king-escapes = Charlemagne escapes to { $place } (die { $die }).
charlemagne-king-dead = **King Charlemagne is dead** (die { $die }).

## Events: treaties

charlemagne-treaty-offered = { $seat } proposes treaty { $number }: { $clauses }.
charlemagne-treaty-withdrawn = { $seat } withdraws treaty { $number }: { $clauses }.
charlemagne-treaty-declined = { $seat } declines treaty { $number }: { $clauses }.
charlemagne-treaty-void = { $seat } can no longer give what treaty { $number } promises, so the offer lapses: { $clauses }.
charlemagne-treaty-agreed = **{ $seat } accepts treaty { $number }:** { $clauses }.
charlemagne-treaty-lapsed = The offer from { $seat }, treaty { $number }, has lapsed: it was not answered before the other side’s player turn ended.
charlemagne-treaty-broken = **{ $seat } breaks treaty { $number }.** The die says that this costs { $die ->
        [one] 1 marker
       *[other] { $die } markers
    }.

## Outcomes

charlemagne-outcome-total-imperial = Total imperial victory.
charlemagne-outcome-regional-imperial = Regional imperial victory.
charlemagne-outcome-marginal-imperial = Marginal imperial victory.
charlemagne-outcome-marginal-tribal = Marginal tribal victory.
charlemagne-outcome-regional-tribal = Regional tribal victory.
charlemagne-outcome-total-tribal = Total tribal victory.
charlemagne-outcome-capitulation-total-imperial = Total imperial victory: the Tribes conceded.
charlemagne-outcome-capitulation-total-tribal = Total tribal victory: the Empire conceded.

## What a seat is asked

charlemagne-step-deploy = placing units
charlemagne-step-envoys = royal envoys
charlemagne-step-name = naming a region
charlemagne-step-raid = the port that raiders pillage
charlemagne-step-place-leader = placing a leader
charlemagne-step-bury = the death of a leader
charlemagne-step-envoy = vassalage
charlemagne-step-lay = adding markers
charlemagne-step-lay-faith = sending missionaries
charlemagne-step-guard = answering an attempt at vassalage
charlemagne-step-guard-faith = answering missionaries
charlemagne-step-treasury = purchases
charlemagne-step-levy = levy
charlemagne-step-operations = operations
charlemagne-step-muster = putting a force together
charlemagne-step-force = a force in operation
charlemagne-step-withdraw = withdrawing or staying
charlemagne-step-challenge = personal combat
charlemagne-step-battle = preparing a battle
charlemagne-step-defend = preparing the defence
charlemagne-step-retreat = where to fall back
charlemagne-step-supply = supply
charlemagne-step-desk = markers and conceding
charlemagne-step-treaty = drafting a treaty
charlemagne-step-offer = an offered treaty
charlemagne-step-renounce = treaties in force
charlemagne-step-event = the event of the turn
charlemagne-step-draw = drawing markers
charlemagne-step-plan = preparing a battle
charlemagne-step-answer = preparing the defence

charlemagne-ask-deploy = Where do your first units begin? Place each anywhere in its own region: at least one in every burg, and no more in a hex than it feeds.
charlemagne-ask-envoys = The revolt dice have been rolled. Do you use royal envoys to reroll one? The other dice count as they are.
charlemagne-ask-name = Which regions are tested for revolt? Name { $left ->
        [one] one more
       *[other] { $left } more
    }. At most two of all that are named may be the Empire’s. A die is rolled for each as soon as you name it.
charlemagne-ask-raid = Which weakly held port burg do the raiders pillage?
charlemagne-ask-place-leader = You have drawn a leader: which of your units does it join?
charlemagne-ask-bury = You have drawn a leader’s death: which of your leaders dies? It cannot be Charlemagne.
charlemagne-ask-envoy = Turn { $turn }: which region do you try to win over? Each attempt needs at least one marker that counts for vassalage.
charlemagne-ask-lay = How many points do you use to win over { $region }? You have added { $points ->
        [0] no points yet
        [one] 1 point
       *[other] { $points } points
    }; the differential is { $differential } before the other side answers.
charlemagne-ask-lay-faith = How many points do you use to turn { $region } to { $religion }? You have added { $points ->
        [0] no points yet
        [one] 1 point
       *[other] { $points } points
    }; the differential is { $differential } before the other side answers.
charlemagne-ask-guard = { $seat } tries to win over { $region } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }, differential { $differential }: how many points do you use against this attempt?
charlemagne-ask-guard-faith = { $seat } tries to turn { $region } to { $religion } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }, differential { $differential }: how many points do you use against this attempt?
charlemagne-ask-treasury = What do you buy? You have { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    } of treasure for mercenaries, building, markers and, last of all, clearing pillage. You keep what is left.
charlemagne-ask-levy = { $left ->
        [0] No unit can be raised any more.
       *[other] Which units do you raise? Your regions can still raise { $left ->
            [one] 1 unit
           *[other] { $left } units
        }, one to a hex. What you do not raise is lost.
    }{ $counters ->
        [0] { "" }
        [one] {" "}1 more unit of your levy is lost, because all counters of its region are on the map.
       *[other] {" "}{ $counters } more units of your levy are lost, because all counters of their regions are on the map.
    }{ $hexes ->
        [0] { "" }
        [one] {" "}1 more unit of your levy is lost, because no hex is free for it.
       *[other] {" "}{ $hexes } more units of your levy are lost, because no hex is free for them.
    }
charlemagne-ask-operations = Which force sets out next? { $forces ->
        [0] None has operated yet.
        [one] 1 force has operated.
       *[other] { $forces } forces have operated.
    } Units that stay behind can set out later.
charlemagne-ask-muster = Which units set out from { $place }? { $units_count ->
        [0] None is ticked yet.
       *[other] Ticked: { $units }.
    } The die is rolled when the force sets out.
charlemagne-ask-force = What does your force in { $place } do? It has { $points ->
        [0] no operations point
        [one] 1 operations point
       *[other] { $points } operations points
    } left (it rolled { $die }).
charlemagne-ask-withdraw = { $seat } attacks { $place } with strength { $attack } against your { $defence }, odds { $odds }. Do your units withdraw? They are fast enough.
charlemagne-ask-challenge = { $seat } attacks { $place } with strength { $attack } against your { $defence }, odds { $odds }. Do you call for personal combat between leaders? It comes before all markers, and nobody can refuse it.
charlemagne-ask-battle = Battle of { $place }: your strength { $attack } against { $defence }, odds { $odds }. Do you play anything before the die is rolled?
charlemagne-ask-defend = { $seat } attacks { $place } with strength { $attack } against your { $defence }, odds { $odds }. Do you play anything before the die is rolled?
charlemagne-ask-lose = { $left ->
        [one] Which unit do you lose?
       *[other] Which { $left } units do you lose?
    } Cause: { $why }.
charlemagne-ask-retreat = Where do your units in { $place } fall back to? They go { $left ->
        [one] 1 hex
       *[other] { $left } hexes
    } at most.
charlemagne-ask-supply = Do you pay, or send units home? In { $places ->
        [one] one place
       *[other] { $places } places
    } you have more units than the land feeds. Supply for all costs { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }; you have { $points }.
charlemagne-ask-desk = At any time you can return markers, show your markers and treasure, or concede.
charlemagne-ask-treaty = What does the treaty say? Write clauses and propose them. The game checks and enforces them; other promises are not binding.
charlemagne-ask-offered = The other side can answer your offer, treaty { $number }, until its player turn ends: { $clauses }.
charlemagne-ask-offer = Do you accept treaty { $number } from { $seat }? { $clauses }. The offer lapses when your player turn ends.
charlemagne-ask-renounce = Do you break a treaty openly? You lose as many random markers as a die says; if you have fewer, the other side draws the rest.

## Actions: headings, then every one in full

charlemagne-verb-place = Move a unit
charlemagne-verb-envoys = Send royal envoys
charlemagne-verb-pass = Send no royal envoys
charlemagne-verb-name = Name a region
charlemagne-verb-raid = Pillage a port
charlemagne-verb-place-leader = Place the leader
charlemagne-verb-bury = Choose the leader who dies
charlemagne-verb-envoy = Try to win a region over
charlemagne-verb-lay = Add a marker
charlemagne-verb-send = Send the markers
charlemagne-verb-cancel = Cancel and go back
charlemagne-verb-guard = Answer with points
charlemagne-verb-draw = Buy a marker
charlemagne-verb-clear = Clear pillage
charlemagne-verb-levy = Raise a unit
charlemagne-verb-assemble = General Assembly
charlemagne-verb-operate = Set out from
charlemagne-verb-take = Tick units
charlemagne-verb-march = Set out
charlemagne-verb-step = One step
charlemagne-verb-battle = Attack
charlemagne-verb-convert = Preach
charlemagne-verb-drop = Leave units behind
charlemagne-verb-land = Go ashore
charlemagne-verb-play = Play a marker
charlemagne-verb-stay = Stay and fight
charlemagne-verb-withdraw = Withdraw
charlemagne-verb-advance = Military advance
charlemagne-verb-treachery = Treachery
charlemagne-verb-duel = Personal combat
charlemagne-verb-fight = Roll the die
charlemagne-verb-retreat = Fall back
charlemagne-verb-stand = End the retreat here
charlemagne-verb-disband = Send home
charlemagne-verb-order-region = Orders for a region
charlemagne-verb-discard = Return a marker
charlemagne-verb-reveal = Show markers and treasure
charlemagne-verb-capitulate = Concede
charlemagne-verb-clause = Clause
charlemagne-verb-tear = Tear up the draft
charlemagne-verb-withdraw-offer = Withdraw the offer
charlemagne-verb-renounce = Break a treaty

charlemagne-do-place = Move { $a1 } from { $a2 } to { $a3 }
charlemagne-do-envoys = Send royal envoys to { $a1 }
charlemagne-do-pass = Send no royal envoys
charlemagne-do-name = Name { $a1 }
charlemagne-do-raid = Pillage { $a1 }
charlemagne-do-place-leader = Leader to { $a1 }
charlemagne-do-bury = The leader in { $a1 } dies
charlemagne-do-envoy = Try to win over { $a1 }
charlemagne-do-lay = Add { $a1 }
charlemagne-do-guard = { $a1 ->
        [0] Use no markers
       [one] Answer with 1 point
       *[other] Answer with { $a1 } points
    }
charlemagne-do-hire = Hire { $a1 } in { $a2 }
charlemagne-do-clear = Clear the pillage in { $a1 }
charlemagne-do-levy = Raise { $a1 } in { $a2 }
charlemagne-do-assemble = 1 more unit for { $a1 }
charlemagne-do-operate = Set out from { $a1 }
charlemagne-do-take = { $a2 ->
        [0] Stays behind: { $a1 }
       *[other] Goes along: { $a2 } × { $a1 }
    }
charlemagne-do-march = Set out, roll the die
charlemagne-do-move = Move to { $a1 }
charlemagne-do-step = One step to { $a1 }
charlemagne-do-battle = Attack { $a1 }
charlemagne-do-pillage = Pillage here
charlemagne-do-convert = Preach here: { $a1 }
charlemagne-do-drop = Leave { $a2 } behind: { $a1 }
charlemagne-do-land = Everybody goes ashore
charlemagne-do-halt = End this force
charlemagne-do-play = Play { $a1 }
charlemagne-do-play-2 = Play { $a1 } on { $a2 }
charlemagne-do-stay = Stay and fight
charlemagne-do-withdraw = Withdraw before the battle
charlemagne-do-treachery = Treachery against the { $a1 }
charlemagne-do-duel = Personal combat: { $a1 }
charlemagne-do-lose = Lose { $a1 } in { $a2 }
charlemagne-do-retreat = Fall back to { $a1 }
charlemagne-do-disband = Send { $a1 } home from { $a2 }
charlemagne-do-pay = Pay supply for all units
charlemagne-do-order-region = { $a2 }, { $a1 }: { $a3 }
charlemagne-do-discard = Return { $a1 } to the cup
charlemagne-do-capitulate = Concede
charlemagne-do-clause = { $a2 } { $a1 } { $a3 }
charlemagne-do-clause-2 = { $a2 } { $a1 }
charlemagne-do-propose = Propose the draft
charlemagne-do-withdraw-offer = Withdraw treaty { $a1 }
charlemagne-do-accept = Accept treaty { $a1 }
charlemagne-do-decline = Decline treaty { $a1 }
charlemagne-do-renounce = Break treaty { $a1 }

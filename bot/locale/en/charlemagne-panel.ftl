# The panel of Charlemagne.

charlemagne-panel-side-empire = Empire
charlemagne-panel-side-tribal = Tribes
charlemagne-panel-marker = { $n ->
        [one] { $marker }
       *[other] { $n } × { $marker }
    }
charlemagne-panel-own = **{ $points ->
        [one] 1 point
       *[other] { $points } points
    }** of treasure · { $count ->
        [0] no markers
       *[other] { $hand }
    }
charlemagne-panel-war = Turn { $turn } of { $of }, { $year } · Empire **{ $points ->
        [one] 1 point
       *[other] { $points } points
    }**{ $over ->
        [1] { "" }
       *[0] , so far
    }: { $band } ({ $low ->
        [0] below { $next }
       *[other] { $next ->
            [0] { $low } or more
           *[other] { $low } to { $most }
        }
    }){ $nearest ->
        [0] { "" }
       *[other] ; { $nearest } would be: { $grade }
    } · the Empire needs { $need } to win{ $missing ->
        [0] { "" }
        [one] , 1 more
       *[other] , { $missing } more
    }
charlemagne-panel-goals = All goals by region ({ $n ->
        [one] 1 place
       *[other] { $n } places
    })
charlemagne-panel-goal = { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }{ $score ->
        [0] { "" }
       *[other] , Empire { $change }
    }{ $stop ->
        [0] { "" }
       *[other] , must stop there
    }{ $hungry ->
        [0] { "" }
        [one] , 1 unit not fed there
       *[other] , { $hungry } units not fed there
    }
charlemagne-panel-score-levy = Levy of the Empire’s regions: { $n }
charlemagne-panel-score-burgs = Burgs held: { $n }
charlemagne-panel-score-civilisation = Civilisation markers held: { $n }
charlemagne-panel-score-faith = Regions converted: { $n }
charlemagne-panel-score-king = Charlemagne’s death: { $n }

## What options cost and bring

charlemagne-panel-nowhere = sea, and land in no region
charlemagne-panel-many = { $what } ({ $n ->
        [one] 1 choice
       *[other] { $n } choices
    })
charlemagne-panel-many-places = { $what } ({ $n ->
        [one] 1 place
       *[other] { $n } places
    })
charlemagne-panel-strive = Try to win a region over
charlemagne-panel-hopeless = { $n ->
        [one] 1 region
       *[other] { $n } regions
    } with no chance now
charlemagne-panel-region = { $side }, levy { $levy ->
        [one] 1 unit
       *[other] { $levy } units
    } · with { $points ->
        [one] 1 point
       *[other] { $points } points
    }, if unanswered: { $won ->
        [0] { $free ->
            [0] no chance
           *[other] { $free }% neutral
        }
       *[other] { $won }% won{ $score ->
            [0] { "" }
           *[other] {" "}(Empire { $change })
        }{ $free ->
            [0] { "" }
           *[other] , { $free }% neutral
        }
    }
charlemagne-panel-chance = { $won }%{ $free ->
        [0] { "" }
       *[other] { " " }(+ { $free }% neutral)
    }
charlemagne-panel-lay = { $marker } (+{ $n ->
        [one] 1 point
       *[other] { $n } points
    }): then { $chance }
charlemagne-panel-send-at-once = Add markers and send
charlemagne-panel-send-points = Send { $n ->
        [one] 1 point
       *[other] { $n } points
    }: { $chance } if nobody answers
charlemagne-panel-more = adds: { $list }
charlemagne-panel-guard = { $n ->
        [0] Use no markers
       [one] Answer with 1 point
       *[other] Answer with { $n } points
    }: their chance is { $chance }
charlemagne-panel-their-chance = their chance is { $chance }
charlemagne-panel-modifiers = { $count ->
        [0] Nothing changes the differential.
       *[other] The differential includes: { $list }.
    }
charlemagne-panel-why-burgs = burgs held
charlemagne-panel-why-enemy-burgs = burgs the other side holds
charlemagne-panel-why-leader = leader there
charlemagne-panel-why-enemy-leader = leader of the other side
charlemagne-panel-why-absent = no unit of the Empire there
charlemagne-panel-why-faith = not Christian
charlemagne-panel-why-border = beside the Empire
charlemagne-panel-why-frankish = Frankish from the start
charlemagne-panel-why-power = great power
charlemagne-panel-why-own-region = own region
charlemagne-panel-why-enemy-region = region of the other side
charlemagne-panel-why-culture = civilisation marker held there
charlemagne-panel-why-muslim = Muslim
charlemagne-panel-why-return = back to its first religion
charlemagne-panel-why-christian = conversion of Christians
charlemagne-panel-die = { $region }, { $side }: die { $die }, { $result }{ $turns ->
        [0] { "" }
       *[other] {" "}→ { $after }
    }{ $rerolls ->
        [0] { "" }
       *[other] . Rerolled: { $again }
    }
charlemagne-panel-unrest = { $n ->
        [0] no face of the die changes whom it obeys
       *[other] { $n } of { $of } faces → { $after } (Empire { $change })
    }
charlemagne-panel-nothing-serves = { $played ->
        [0] You hold no marker that helps here. You are asked anyway, so that nobody can tell what you hold.{ $count ->
            [0] { "" }
           *[other] {" "}To be asked only when you have something to play, set { $list } in **Standing orders** to something other than *{ $ask }*.
        }
       *[other] Nothing more that you hold helps here: each side plays at most one marker of a kind in a battle.
    }
charlemagne-panel-asked = { $left ->
        [0] This is the last question you can be asked in this enemy turn. After it
        [one] You can be asked once more in this enemy turn. After that
       *[other] You can be asked { $left } more times in this enemy turn. After that
    } your standing orders { $count ->
        [0] answer, and they spend no markers.
       *[other] answer, and they may spend: { $list }.
    }
charlemagne-panel-shift = Move units of a region before the game begins
charlemagne-panel-at = { $unit } in { $place }
charlemagne-panel-place-to = { $unit }, from { $start } to …
charlemagne-panel-places = { $n ->
        [one] 1 other place
       *[other] { $n } other places
    }
charlemagne-panel-unit = { $price ->
        [0] { "" }
        [one] 1 point ·{ " " }
       *[other] { $price } points ·{ " " }
    }strength { $strength }, operations { $operations } · the hex feeds { $feeds ->
        [one] 1 unit
       *[other] { $feeds } units
    }, { $there ->
        [0] none there
        [one] 1 is there
       *[other] { $there } are there
    } (not fed: { $upkeep ->
        [one] 1 point
       *[other] { $upkeep } points
    } a turn)
charlemagne-panel-build-burg = { $cost } points · while you hold it: +1 treasure a turn; for the Empire +1 victory point
charlemagne-panel-build-civilisation = { $cost } points · while you hold it: +1 marker a turn; for the Empire +1 victory point
charlemagne-panel-price = { $cost } points; you can buy nothing else afterwards
charlemagne-panel-draw = Buy a marker ({ $cost } points)
charlemagne-panel-levy-whole = Raise { $n ->
        [one] the last unit
       *[other] all { $n } units
    }
charlemagne-panel-levy-end = Raise { $n ->
        [one] the last unit
       *[other] all { $n } units
    }, end the levy
charlemagne-panel-stack = { $n ->
        [one] 1 unit
       *[other] { $n } units
    }, strength { $strength }{ $factor ->
        [1] { "" }
       *[other] { " " }× { $factor }
    } · operations points { $base } + { $times ->
        [1] a die
       *[other] { $times } × a die
    }
charlemagne-panel-stack-side = { $side }: { $note }
charlemagne-panel-front = { $note } · { $n ->
        [one] 1 enemy
       *[other] { $n } enemies
    } next to it
charlemagne-panel-peace = Treaty { $number } is in force: you cannot attack anybody until the game turn ends.
charlemagne-panel-closed = By treaty you must stay out of: { $list }.
charlemagne-panel-choose-who = Choose who sets out
charlemagne-panel-out-at-once = Set out at once, roll the die
charlemagne-panel-out-from = Set out from { $place }
charlemagne-panel-out-empty = leaves the burg empty · { $note }
charlemagne-panel-all-places = All { $n } places
charlemagne-panel-muster = The force: strength **{ $strength }**{ $factor ->
        [1] { "" }
       *[other] { " " }× { $factor }
    }, **{ $least }–{ $most }** operations points. { $staying ->
        [0] Nobody stays behind{ $burg ->
            [0] .
           *[other] : a burg left empty pays nothing and counts for nothing.
        }
        [one] 1 unit stays behind.
       *[other] { $staying } units stay behind.
    }
charlemagne-panel-ticked = { $n ->
        [0] none ticked
       *[other] { $n } ticked
    } · strength { $strength }, operations { $operations } each
charlemagne-panel-march = Set out: { $base } + { $times ->
        [1] a die
       *[other] { $times } × a die
    }
charlemagne-panel-who = Who goes along
charlemagne-panel-by-number = By number
charlemagne-panel-out-rest = All but one, roll now: strength { $strength }{ $factor ->
        [1] { "" }
       *[other] { " " }× { $factor }
    }, { $base } + { $times ->
        [1] a die
       *[other] { $times } × a die
    }
charlemagne-panel-out-half = Half, { $n ->
        [one] 1 unit
       *[other] { $n } units
    }, roll now: strength { $strength }{ $factor ->
        [1] { "" }
       *[other] { " " }× { $factor }
    }, { $base } + { $times ->
        [1] a die
       *[other] { $times } × a die
    }
charlemagne-panel-part-stays = **{ $part ->
        [rest] All but one
       *[half] Half
    }**: the die is rolled at once, and only { $list } can set out later from here.
charlemagne-panel-opening = **{ $place }** at odds { $odds }: { $least ->
        [1] any roll
        [6] only on a 6 ({ $percent }%)
       *[other] on a { $least } or more ({ $percent }%)
    }
charlemagne-panel-openings = { $count ->
        [0] No roll takes this force to an enemy in one go.
       *[other] With a high enough roll the force can attack: { $list }{ $more ->
            [0] .
            [one] ; 1 more place.
           *[other] ; { $more } more places.
        } If the roll is too low, the force can only march, and cannot operate again this turn.
    }
charlemagne-panel-front-attack = { $note } · { $place } at { $odds }: { $least ->
        [1] any roll
        [6] only on a 6
       *[other] die { $least } or more
    }
charlemagne-panel-levy-left = { $n ->
        [one] 1 unit to raise
       *[other] { $n } units to raise
    } · { $hexes ->
        [one] 1 hex is free
       *[other] { $hexes } hexes are free
    }
charlemagne-panel-assemble = { $serves ->
        [0] useless: no counter or no hex is free for one more unit there
       *[other] one more unit, placed like the rest of its levy
    }
charlemagne-panel-danger = ⚠️ If the force stops in { $place }, the other side may attack next from { $start } with strength { $theirs } against your { $mine }, odds { $odds }.
charlemagne-panel-plan-drives = ⚠️ This drives { $drives } to the other side, whatever the die says.
charlemagne-panel-told = **{ $what }**: { $note }
charlemagne-panel-attack = odds { $odds }{ $warnings } · die: { $them ->
        [one] 1 face hurts them
       *[other] { $them } faces hurt them
    }, { $us ->
        [one] 1 hurts you
       *[other] { $us } hurt you
    }, { $both ->
        [one] 1 hurts both
       *[other] { $both } hurt both
    } · costs { $cost } points
charlemagne-panel-attack-king = { $n ->
        [0] { "" }
        [one] {" "}· on 1 face Charlemagne may fall
       *[other] {" "}· on { $n } faces Charlemagne may fall
    }
charlemagne-panel-attack-drives = {" "}· drives { $regions } to the enemy{ $score ->
        [0] { "" }
       *[other] {" "}(Empire { $change })
    }
charlemagne-panel-attack-worse = {" "}· with their markers: { $odds }
charlemagne-panel-battle-worse = The other side holds { $n ->
        [one] 1 marker and may still play it
       *[other] { $n } markers and may still play some
    }: your { $attack } against { $defence } may become { $least } against { $most }, odds { $odds }.
charlemagne-panel-battle-burg = A side that is beaten in a burg may hold out there instead of falling back.
charlemagne-panel-face = Die { $faces }: { $result }
charlemagne-panel-steps = One step ({ $n ->
        [one] 1 hex
       *[other] { $n } hexes
    })
charlemagne-panel-then = { $note } · beside { $place }, odds { $odds }
charlemagne-panel-go-attack = March and attack
charlemagne-panel-go-pillage = March and pillage
charlemagne-panel-go-end = March, and end the force there
charlemagne-panel-end-at = Move to { $place } and end there
charlemagne-panel-go-on = March, then do more
charlemagne-panel-attack-from = Attack { $target } from { $place }
charlemagne-panel-attack-left = odds { $odds }{ $worse } · { $points ->
        [one] 1 point
       *[other] { $points } points
    } left
charlemagne-panel-pillage-at = Pillage { $place }
charlemagne-panel-pillage-left = { $least ->
        [1] any roll
       *[other] die { $least } or more
    } · { $points ->
        [one] 1 point
       *[other] { $points } points
    } left{ $away ->
        [0] { "" }
       *[other] {" "}· drives { $drives } to the enemy
    }
charlemagne-panel-pillage = Pillage here ({ $cost } operations points, { $least ->
        [1] any roll
       *[other] die { $least } or more
    })
charlemagne-panel-pillage-own = Pillage your own land
charlemagne-panel-pillage-costs = costs { $cost } operations points and succeeds { $least ->
        [1] on any roll
       *[other] on a { $least } or more
    }.{ $own ->
        [0] { "" }
       *[other] {" "}⚠️ This land is yours: { $burg ->
            [0] it then feeds nobody
           *[other] the burg then pays nothing and counts for nobody
        } until somebody clears the pillage for { $price } points, and the region revolts more easily.
    }{ $away ->
        [0] { "" }
       *[other] {" "}⚠️ It drives { $drives } to the other side, whatever the die says.
    }{ $score ->
        [0] { "" }
       *[other] {" "}Empire { $change }.
    }
charlemagne-panel-convert-costs = costs { $cost } operations points and the missionary markers that you add, even if it fails. If you add all that you hold ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }), the chance is { $won }% if nobody answers{ $revolt ->
        [0] .
       *[other] , and the chance of a revolt is { $revolt }%.
    }{ $away ->
        [0] { "" }
       *[other] {" "}⚠️ It drives { $drives } to the other side, whatever the die says.
    }
charlemagne-panel-convert = { $what } ({ $cost } operations points{ $score ->
        [0] { "" }
       *[other] ; Empire { $change }
    })
charlemagne-panel-lose = Choose what is lost
charlemagne-panel-loss = strength { $strength }, operations { $operations }
charlemagne-panel-empty = nobody is there; the hex feeds { $feeds ->
        [one] 1 unit
       *[other] { $feeds } units
    }
charlemagne-panel-saves = saves { $n ->
        [one] 1 point
       *[other] { $n } points
    } · the hex feeds { $feeds }, { $there ->
        [one] 1 unit is there
       *[other] { $there } units are there
    }
charlemagne-panel-pay-end = End operations, pay { $cost } of { $points } points for supply

## What each marker does

charlemagne-panel-effect-vassalage = 1 point to win a region over, or against an attempt
charlemagne-panel-effect-missionary = 1 point to convert a region, or against a conversion
charlemagne-panel-effect-military-advance = doubles your side’s strength in one battle, attacking or defending
charlemagne-panel-effect-espionage = shows you the other side’s markers and treasure, once a turn
charlemagne-panel-effect-augustus = on a leader: 1 more marker each turn; on Charlemagne: 2 more
charlemagne-panel-effect-crown-of-pavia = 1 point of vassalage, or 2 for { $list }
charlemagne-panel-effect-donation-of-constantine = 2 points of conversion, or 1 of vassalage (2 for { $list })
charlemagne-panel-effect-general-assembly = 1 point of vassalage (2 in Frankish land), or { $n } more units in the Empire’s levy
charlemagne-panel-effect-avar-ring = 1 point of vassalage (2 around the Avars), or { $n } points of treasure if you hold the Ring
charlemagne-panel-effect-leader = a leader joins your units at once
charlemagne-panel-effect-royal-envoys = rerolls one die of a revolt
charlemagne-panel-effect-treachery = in one battle the enemy’s leader or ground counts for nothing
charlemagne-panel-effect-forced-march = { $n } more operations points for this force, once per force
charlemagne-panel-effect-tribute = takes as many points as a die shows from the other side’s treasure, at most half of it
charlemagne-panel-effect-leader-death = one of your leaders dies at once

## What ends a step

charlemagne-end-deploy = End placement, units stay where they are
charlemagne-end-envoys = Send no royal envoys, keep these dice
charlemagne-end-envoy = End vassalage, no more attempts
charlemagne-end-treasury = End purchases, { $points ->
        [0] nothing left
        [one] keep 1 point
       *[other] keep { $points } points
    }
charlemagne-end-levy = End the levy{ $left ->
        [0] { "" }
        [one] , 1 unit is lost
       *[other] , { $left } units are lost
    }
charlemagne-end-operations = End operations, { $forces ->
        [0] no force sent
        [one] 1 force sent
       *[other] { $forces } forces sent
    }
charlemagne-end-force = End this force{ $points ->
        [0] { "" }
        [one] , 1 point unused
       *[other] , { $points } points unused
    }
charlemagne-end-withdraw = Stay and fight
charlemagne-end-challenge = No personal combat
charlemagne-end-battle = Play no more markers, roll the die
charlemagne-end-defend = Play no more markers, let them roll
charlemagne-end-retreat = End the retreat here
charlemagne-end-supply = End supply, pay { $cost } of { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Orders, treaties, hand

charlemagne-panel-by-region = { $what }: region by region
charlemagne-panel-spends = While it is not your turn, your standing orders { $count ->
        [0] spend no markers.
       *[other] may spend: { $list }.
    }{ $asks ->
        [0] { "" }
       *[other] {" "}You are asked first, at most twice in a player turn of the other side{ $keeps ->
            [0] { "" }
           *[other] ; if you do not answer, you keep your markers
        }.
    }
charlemagne-panel-spends-points = up to { $n ->
        [one] 1 point
       *[other] { $n } points
    } against an attempt
charlemagne-panel-spends-advance = military advances in defence
charlemagne-panel-spends-treachery = treachery in defence
charlemagne-panel-spends-envoys = royal envoys in a revolt
charlemagne-panel-styles = **Quick** never asks and may spend { $quick }.
    { "" }**Careful** asks first, at most twice in a player turn of the other side. If you do not answer, it still uses { $careful }.
charlemagne-panel-draft = { $count ->
        [0] Your draft is empty. Choose what the treaty says, then propose it.
       *[other] Your draft, not proposed yet: { $list }.
    }
charlemagne-panel-gives = { $side }: a marker, or control of a region
charlemagne-panel-treaty = Treaty { $number }, until the game turn ends: { $list }.
charlemagne-panel-sure-reveal = Everybody will see your markers and how much treasure you have. This cannot be undone.
charlemagne-panel-sure-capitulate = You concede, and the other side wins at once. This cannot be undone.

## Options of the lobby

charlemagne-panel-returned = everybody sees it go back into the cup; you keep { $n ->
        [0] no markers
        [one] 1 marker
       *[other] { $n } markers
    }

## What the result counts

charlemagne-places = Only the Empire scores points. { $gave ->
        [1] It had { $points ->
            [one] 1 point
           *[other] { $points } points
        }, but a side conceded, and that decided the game.
       *[0] It has { $points } and needs { $need } to win: { $missing ->
            [0] { $spare ->
                [0] exactly enough
                [one] 1 more than needed
               *[other] { $spare } more than needed
            }
            [one] 1 short
           *[other] { $missing } short
        }.
    }
charlemagne-score-points = points
charlemagne-score-levy = regions
charlemagne-score-burgs = burgs
charlemagne-score-civilisation = civilisation
charlemagne-score-faith = faith
charlemagne-score-king = Charlemagne’s death

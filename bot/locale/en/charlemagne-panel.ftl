# The panel of Charlemagne.

charlemagne-panel-unknown = There is nothing called `{ $name }` here. Choose one of the suggestions.
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
charlemagne-panel-war = Turn { $turn } of { $of }, { $year } · Empire **{ $points }** · { $band } ({ $low ->
        [0] below { $next }
       *[other] { $next ->
            [0] from { $low } on
           *[other] { $low } to { $most }
        }
    }){ $nearest ->
        [0] { "" }
       *[other] ; { $nearest } would be: { $grade }
    } · the Empire wins from { $need } on
charlemagne-panel-goals = All goals ({ $n })
charlemagne-panel-goal = { $points } left{ $stop ->
        [0] { "" }
       *[other] { ", " }stops there
    }{ $hungry ->
        [0] { "" }
       *[other] { ", " }{ $hungry } hungry
    }
charlemagne-panel-score-levy = Levy of the Empire's regions: { $n }
charlemagne-panel-score-burgs = Burgs held: { $n }
charlemagne-panel-score-civilisation = Civilisation markers held: { $n }
charlemagne-panel-score-faith = Regions converted: { $n }
charlemagne-panel-score-king = Charlemagne's death: { $n }

## What options cost and bring

charlemagne-panel-where = { $place } ({ $region })
charlemagne-panel-nowhere = sea and open country
charlemagne-panel-many = { $what } ({ $n ->
        [one] 1 choice
       *[other] { $n } choices
    })
charlemagne-panel-strive = Strive for a region
charlemagne-panel-region = { $side }, levy { $levy } · with { $points ->
        [one] 1 point
       *[other] { $points } points
    } { $won } % won{ $free ->
        [0] { "" }
       *[other] { ", " }{ $free } % set free
    }
charlemagne-panel-chance = { $won } %{ $free ->
        [0] { "" }
       *[other] { " " }(+ { $free } % set free)
    }
charlemagne-panel-lay = { $marker } (+{ $n }): then { $chance }
charlemagne-panel-send = Send: { $chance } if nobody answers
charlemagne-panel-guard = { $n ->
        [0] Let it be
       *[other] Answer with { $n }
    }: they have { $chance }
charlemagne-panel-modifiers = { $count ->
        [0] Nothing shifts the differential.
       *[other] The differential holds: { $list }.
    }
charlemagne-panel-why-burgs = burgs held
charlemagne-panel-why-enemy-burgs = burgs the other side holds
charlemagne-panel-why-leader = leader there
charlemagne-panel-why-enemy-leader = leader of the other side
charlemagne-panel-why-absent = no unit of the Empire there
charlemagne-panel-why-faith = not Christian
charlemagne-panel-why-border = beside the Empire
charlemagne-panel-why-frankish = Frankish from the start
charlemagne-panel-why-power = a power of its own
charlemagne-panel-why-own-region = own region
charlemagne-panel-why-enemy-region = region of the other side
charlemagne-panel-why-culture = civilisation held there
charlemagne-panel-why-muslim = Muslim
charlemagne-panel-why-return = back to the first religion
charlemagne-panel-why-christian = Christians stay Christians
charlemagne-panel-die = { $region }: die { $die }, { $result }
charlemagne-panel-shift = Move units of a region before the game begins
charlemagne-panel-stand = Begin with the units as they stand
charlemagne-panel-at = { $unit } in { $place }
charlemagne-panel-places = { $n ->
        [one] 1 other place
       *[other] { $n } other places
    }
charlemagne-panel-unit = { $price ->
        [0] { "" }
        [one] 1 point ·{ " " }
       *[other] { $price } points ·{ " " }
    }strength { $strength }, operations { $operations } · the hex feeds { $feeds }, { $there } there (unfed { $upkeep } a turn)
charlemagne-panel-build-burg = { $cost } points · while you hold it +1 income; the Empire +1 victory point
charlemagne-panel-build-civilisation = { $cost } points · while you hold it +1 marker a turn; the Empire +1 victory point
charlemagne-panel-price = { $cost } points; nothing else can be bought afterwards
charlemagne-panel-draw = Buy a marker ({ $cost } points)
charlemagne-panel-done-envoy = No more attempts: to the treasury
charlemagne-panel-done-treasury = Done, { $n ->
        [0] nothing left
        [one] keep 1 point
       *[other] keep { $n } points
    }
charlemagne-panel-done-levy = Levy is over: to operations
charlemagne-panel-done-operations = No more forces: to supply
charlemagne-panel-levy-all = One unit in each of { $n ->
        [one] 1 region
       *[other] { $n } regions
    }
charlemagne-panel-stack = { $n ->
        [one] 1 unit
       *[other] { $n } units
    }, strength { $strength }{ $factor ->
        [1] { "" }
       *[other] { " " }× { $factor }
    } · { $base } + { $times ->
        [1] a die of
       *[other] { $times } × a die of
    } points
charlemagne-panel-front = { $note } · { $n ->
        [one] 1 enemy
       *[other] { $n } enemies
    } beside
charlemagne-panel-muster = The force: strength **{ $strength }**{ $factor ->
        [1] { "" }
       *[other] { " " }× { $factor }
    }, **{ $least }–{ $most }** operations points. { $staying ->
        [0] Nobody stays behind: a burg left empty pays nothing and counts nothing.
        [one] 1 unit stays behind.
       *[other] { $staying } units stay behind.
    }
charlemagne-panel-ticked = now { $n } · strength { $strength }, operations { $operations } each
charlemagne-panel-march = Set out: { $base } + { $times ->
        [1] a die
       *[other] { $times } × a die
    }
charlemagne-panel-attack = odds { $odds } · of 6 faces { $them } hurt them, { $us } you, { $both } both · { $cost } points
charlemagne-panel-face = Die { $faces }: { $result }
charlemagne-panel-best = Go to
charlemagne-panel-steps = One step ({ $n })
charlemagne-panel-then = { $note } · beside { $place }, odds { $odds }
charlemagne-panel-pillage = Pillage here ({ $cost } points, die { $least } or more)
charlemagne-panel-convert = { $what } ({ $cost } points)
charlemagne-panel-loss = strength { $strength }, operations { $operations }
charlemagne-panel-roll = Nothing more: the die is rolled
charlemagne-panel-empty = nobody there; the hex feeds { $feeds }
charlemagne-panel-saves = saves { $n ->
        [one] 1 point
       *[other] { $n } points
    } · the hex feeds { $feeds }, { $there } stand there
charlemagne-panel-pay = Pay { $cost } of { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Orders, treaties, hand

charlemagne-panel-by-region = { $what }: region by region
charlemagne-panel-draft = { $count ->
        [0] Your draft is empty. Choose what the treaty shall say, then propose it.
       *[other] Your draft, not yet proposed: { $list }.
    }
charlemagne-panel-treaty = Treaty { $number }, until the game turn ends: { $list }.
charlemagne-panel-sure-reveal = Everybody will read which markers and how much treasure you have. This cannot be undone.
charlemagne-panel-sure-capitulate = You give the game up and the other side wins at once. This cannot be undone.

## Options of the lobby

charlemagne-option-first = First player turn
charlemagne-option-first-empire = The Empire
charlemagne-option-first-tribal = The Tribes
charlemagne-option-placement = First units
charlemagne-option-placement-free = The players place them
charlemagne-option-placement-fixed = They stand in their usual places
charlemagne-option-build-limit = Markers built in a turn
charlemagne-option-build-limit-0 = any number, as printed; the Empire wins nearly always
charlemagne-option-duels = Personal combat of leaders
charlemagne-option-scara = The Scara, a guard for the Empire
charlemagne-option-leader-death = The marker of a leader’s death (optional rule 30)
charlemagne-panel-returned = everybody sees it go back into the cup; you keep { $n ->
        [one] 1 marker
       *[other] { $n } markers
    }

## What the result counts

charlemagne-places = Only the Empire counts points: { $points }; it wins from { $need } on.
charlemagne-score-points = points
charlemagne-score-levy = regions
charlemagne-score-burgs = burgs
charlemagne-score-civilisation = civilisation
charlemagne-score-faith = faith
charlemagne-score-king = Charlemagne’s death

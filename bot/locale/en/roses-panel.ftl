# The panel of Wars of the Roses, and a phase told in short.

## What the seat has

roses-panel-points = { $n ->
        [0] **No points left**
        [one] **1 point left**
       *[other] **{ $n } points left**
    }
roses-panel-event = event { $card }
roses-panel-goal = in { $area }
roses-panel-battle = **{ $area }, round { $n }**, { $attacker } attacks
roses-panel-laid = laid: **{ $card }**
roses-panel-hand = Hand ({ $n ->
        [one] 1 point
       *[other] { $n } points
    }): { $cards }
roses-panel-card = { $card } ({ $n })
roses-panel-turn = Campaign { $campaign }, turn { $turn }
roses-panel-king = King: { $block }, { $seat }
roses-panel-pretender = Pretender: { $block }, { $seat }
roses-panel-nobody = nobody
roses-panel-waits = waiting for { $seats }

## Blocks and areas

roses-panel-strength = Strength { $steps } of { $most }, { $rating }
roses-panel-moved = { $note }, has moved
roses-panel-vacant = vacant
roses-panel-count = { $n } { $house ->
        [lancaster] Lancaster
       *[york] York
    }
roses-panel-contested = ⚔ contested: { $note }
roses-panel-border = { $colour ->
        [yellow] yellow
        [blue] blue
       *[red] red
    } border, takes { $n }
roses-panel-border-colour = { $colour ->
        [yellow] yellow
        [blue] blue
       *[red] red
    } border
roses-panel-port = major port
roses-panel-coast = coast
roses-panel-unknown = There is nothing called `{ $name }` here. Choose one of the suggestions.

## The action phase

roses-panel-from = From which area?
roses-panel-area = { $area } · { $n ->
        [one] 1 block
       *[other] { $n } blocks
    }
roses-panel-can-go = { $n } can go · { $cost }
roses-panel-cost-point = costs 1 point
roses-panel-cost-paid = paid already
roses-panel-cost-none = free of cost
roses-panel-cost-piracy = 1 point for each block
roses-panel-tick = Tick the blocks that leave { $area }
roses-panel-all = All { $n } in { $area }
roses-panel-to = { $n ->
        [one] Where does it go?
       *[other] Where do the { $n } blocks go?
    }
roses-panel-way-over = { $area } by way of { $over }
roses-panel-way-sea = { $area } by sea
roses-panel-attack = ⚔ attack
roses-panel-takes = { $area } { $n ->
        [0] none
       *[other] { $n }
    }
roses-panel-narrow = Not enough room or points for all { $n }: { $areas }.
roses-panel-nowhere = There is no area all of them can go to. Tick fewer.
roses-panel-recruit = Recruit ({ $n })
roses-panel-who-comes = Who comes in?
roses-panel-comes-where = Where does { $block } come in?
roses-panel-commit = { $n ->
        [0] Commit
        [one] Commit, 1 point stays unused
       *[other] Commit, { $n } points stay unused
    }

## Battles and after

roses-panel-who-acts = Which block acts?
roses-panel-charge = Charge whom?
roses-panel-treason = Treachery on whom?
roses-panel-retreat = Retreat where?
roses-panel-hits = Who takes { $n ->
        [one] the hit
       *[other] the { $n } hits
    }?
roses-panel-who-goes = Which block goes?
roses-panel-regroup = Regroup where?
roses-panel-home = Home where?
roses-panel-stay = The others stay
roses-panel-all-home = All others to the obvious home
roses-panel-start = Start the battle
roses-panel-block-orders = Orders for single blocks ({ $n })
roses-panel-order = { $what }: { $how }
roses-panel-treachery = treachery rolls
roses-panel-order-who = Which block gets an order of its own?

## A phase told in short

roses-panel-told-moved = { $seat } moves: { $ways }.
roses-panel-told-sailed = { $seat } sails: { $ways }.
roses-panel-told-regrouped = { $seat } regroups: { $ways }.
roses-panel-told-home = { $seat } sends home: { $ways }.
roses-panel-told-way = { $origin } → { $area } **{ $n }**
roses-panel-told-place = { $area } { $n }
roses-panel-told-recruited = { $seat } recruits: { $areas }.
roses-panel-told-starved = { $seat } loses steps for want of supply: { $areas }.
roses-panel-told-lost = { $seat } loses blocks until the next campaign: { $areas }.
roses-panel-told-pooled = { $seat } sends blocks to the pool: { $areas }.
roses-panel-told-round = { $n ->
        [0] **The fight goes on:**
       *[other] **Round { $n }:**
    } { $deeds }.
roses-panel-told-hits = { $seat } { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }
roses-panel-told-killed = { $seat }: { $block } dies
roses-panel-told-fell = { $seat }: { $block } falls
roses-panel-told-trapped = { $seat }: { $block } finds no way out
roses-panel-told-retreated = { $seat }: { $block } retreats to { $area }
roses-panel-told-defected = **{ $block } goes over to { $seat }**

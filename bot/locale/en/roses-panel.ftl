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
roses-panel-cards = { $card }{ $n ->
        [one] { "" }
       *[other] { " " }× { $n }
    }
roses-panel-throne = 👑 **The throne as things stand:** { $royal ->
        [yes] { $lead ->
            [0] you keep it on a tie
           *[other] { $safe ->
                [yes] you keep it, with { $lead } to spare
               *[no] you are { $lead } short of being sure to keep it
            }
        }
       *[no] { $safe ->
            [yes] you take it, ahead by { $lead }
           *[no] you need { $lead } more to be sure to take it
        }
    } · you { $n }{ $london ->
        [0] { "" }
       *[other] { " " }with London
    }, the enemy at most { $most }{ $theirs ->
        [0] { "" }
       *[other] { " " }with London
    }{ $when ->
        [later] . **{ $seat } still acts after you, with { $what }:** this is before that
        [now] . **{ $seat } is acting now, with { $what } left:** this is before the rest
       *[no] { "" }
    }
    -# Counted after turn 7: heirs, nobles and churches in England and Wales 1 each, London 1.
roses-panel-throne-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
roses-panel-turn = { $only ->
        [yes] Turn { $turn } of 7
       *[no] Campaign { $campaign } of { $of }, turn { $turn } of 7
    } · whoever is King at the end wins
roses-panel-king = King: { $block }, { $seat }
roses-panel-pretender = Pretender: { $block }, { $seat }
roses-panel-no-king = no King yet, { $seat }
roses-panel-waits = waiting for { $seats }

## Blocks and areas

roses-panel-strength = Strength { $steps } of { $most }, { $rating }
roses-panel-power = { $note } (hits on { $n ->
        [1] 1
       *[other] 1–{ $n }
    })
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
roses-panel-main = { $colour ->
        [yellow] yellow border, takes 4 · { "" }
        [blue] blue border, takes 3 · { "" }
        [red] red border, takes 2 · { "" }
       *[sea] from the sea · { "" }
    }{ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } in round 1{ $later ->
        [0] { "" }
        [one] , 1 block joins in round 2
       *[other] , { $later } blocks join in round 2
    }
roses-panel-main-line = **{ $area }, from { $origin }:** { $first } { $n ->
        [one] fights
       *[other] fight
    } from the first round on; { $later_count ->
        [0] nobody comes later
        [one] { $later } joins in round 2
       *[other] { $later } join in round 2
    }.
roses-panel-main-first = In every round A acts before B, C and D; at the same letter the defender acts before you.
roses-panel-unknown = There is nothing called `{ $name }` here. Choose one of the suggestions.

## The action phase

roses-panel-from = From which area?
roses-panel-from-free = Free of charge: from which area?
roses-panel-area = { $area } · { $n ->
        [one] 1 block
       *[other] { $n } blocks
    }
roses-panel-foes = { $note } · enemies next door: { $areas }
roses-panel-can-go = { $n } can go · { $cost }
roses-panel-cost-point = { $n ->
        [one] 1 point
       *[other] 1 point for all together
    }
roses-panel-toll = 1 point
roses-panel-cost-paid = paid already
roses-panel-cost-none = free of cost
roses-panel-cost-sea = by sea, 1 point for each ship
roses-panel-cost-piracy = 1 point for each block
roses-panel-tick = Tick the blocks that leave { $area }
roses-panel-all = All { $n } in { $area }
roses-panel-to = { $n ->
        [one] Where does it go?
       *[other] Where do the { $n } blocks go?
    }
roses-panel-way-over = { $area } by way of { $over }
roses-panel-way-sea = { $area } by sea
roses-panel-attack = ⚔ attack with { $n ->
        [one] 1 die
       *[other] { $n } dice
    }{ $waits ->
        [yes] , as reserve from round 2
        [maybe] : main attack or reserve
       *[no] { "" }
    }
roses-panel-narrow = { $pinned ->
        [yes] Not all { $n } may leave: as many as attack them here have to stay. The strongest go.
       *[no] Not every way has room or points for all { $n }: where it says so the strongest go and the others stay.
    }
roses-panel-battle-of = { $attacks ->
        [yes] you attack
       *[no] you defend
    } with { $own ->
        [one] 1 block
       *[other] { $own } blocks
    } and { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, against { $enemies ->
        [one] 1 block
       *[other] { $enemies } blocks
    }
roses-panel-nowhere = There is no area all of them can go to. Tick fewer.
roses-panel-gather = { $n ->
        [0] nobody of yours is near enough
        [one] 1 of yours is near enough
       *[other] { $n } of yours are near enough
    }
roses-panel-recruit = Recruit ({ $n })
roses-panel-who-comes = Who comes in?
roses-panel-comes-where = Where does { $block } come in?
roses-panel-commit = { $n ->
        [0] Commit
        [one] Commit, 1 point stays unused
       *[other] Commit, { $n } points stay unused
    }

roses-panel-clash = { $area } ({ $n } of yours against { $enemies })
roses-panel-clashes = ⚔ { $now ->
        [yes] Commit starts { $n ->
            [one] a battle
           *[other] { $n } battles
        }: { $areas }.
       *[no] After Commit { $seat } acts, then battles start. As it stands: { $areas }.
    }

## Battles and after

roses-panel-who-acts = Which block acts?
roses-panel-charge = Charge whom?
roses-panel-treason = Treachery on whom?
roses-panel-keep-treason = { $n ->
        [0] Do without: no other battle is left for the card
        [one] Keep the card for the other battle of this turn
       *[other] Keep the card for one of { $n } other battles
    }
roses-panel-retreat = Retreat where?
roses-panel-hits = Who takes { $n ->
        [one] the hit
       *[other] the { $n } hits
    }?
roses-panel-who-goes = Tick who goes
roses-panel-tick-area = Tick a whole area
roses-panel-rest-regroup = { $n ->
        [one] The block in { $area } stays
       *[other] The { $n } blocks in { $area } stay
    }
roses-panel-rest-home = By default: { $n ->
        [one] the one left goes
       *[other] all { $n } go
    } where food and most of yours are
roses-panel-start = Start the battle
roses-panel-block-orders = Orders for single blocks ({ $n })
roses-panel-order = { $what }: { $how }
roses-panel-treachery = treachery
roses-panel-order-who = Which block gets an order of its own?

## What it costs and brings

roses-panel-starve = ⚠️ feeds { $feeds }, you will have { $have }: { $n ->
        [one] 1 starves
       *[other] { $n } starve
    }
roses-panel-fare = { $n ->
        [0] rides along free
        [one] 1 point
       *[other] { $n } points
    }{ $shared ->
        [yes] { " " }(port to port)
       *[no] { " " }(one ship each)
    }
roses-panel-some = { $way }: { $n } of { $of }
roses-panel-stays = { $blocks } { $n ->
        [one] stays
       *[other] stay
    }
roses-panel-where = → { $areas }{ $n ->
        [0] { "" }
       *[other] , { $n } more
    }
roses-panel-joins = 1 point · { $n ->
        [0] nobody of yours there
        [one] joins 1 block
       *[other] joins { $n } blocks
    }
roses-panel-unspent = ⚠️ { $n ->
        [one] 1 point is lost
       *[other] { $n } points are lost
    } if you commit now; points are not kept. Still possible: { $blocks ->
        [0] no moves
        [one] moves of 1 block
       *[other] moves of { $blocks } blocks
    }, { $recruits ->
        [0] no recruits
        [one] 1 recruit
       *[other] { $recruits } recruits
    }.
roses-panel-unused = ⚠️ If you commit now { $card } is lost unused: an event is not kept. Name an area first.
roses-panel-unleash = { $event ->
        [plague] Choose where the plague strikes: a city area that the enemy alone holds. Every block there loses a step.
       *[muster] Choose where your blocks gather; then bring there whom you like, free of cost.
    }
roses-panel-shot = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $dice ->
        [one] hits
       *[other] each hits
    } on { $need ->
        [1] 1
       *[other] 1–{ $need }
    }: { $odds } % for a hit{ $dice ->
        [one] { "" }
       *[other] { " " }or more, { $hits } on average
    }
roses-panel-tenths = { $whole }.{ $part }
roses-panel-fires = **{ $block }**: { $shot }. All hits go to the strongest enemy first: { $targets }{ $n ->
        [one] { "" }
       *[other] { " " }(as strong as each other: their owner chooses)
    }.
roses-panel-must-leave = **{ $block }** has to leave: in round 4 attackers no longer fire, and who finds no way out is lost.{ $lost ->
        [0] { "" }
        [one] { " " }The ways take { $ways } of these { $n }: 1 will be lost, so choose first who goes.
       *[other] { " " }The ways take { $ways } of these { $n }: { $lost } will be lost, so choose first who goes.
    }
roses-panel-side = { $seat }: { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, about { $hits } hits a round{ $hidden ->
        [0] { "" }
        [one] , 1 reserve still hidden
       *[other] , { $hidden } reserves still hidden
    }
roses-panel-no-heir = None of your heirs is in the line: an order to charge is for nobody.
roses-panel-no-leader = No leader of yours is in the line: nobody rolls for treachery.
roses-panel-charged = fells it { $odds } %, else it answers with up to { $steps ->
        [one] 1 die
       *[other] { $steps } dice
    }, hits on { $need ->
        [1] 1
       *[other] 1–{ $need }
    }
roses-panel-turned = odds { $odds } % ({ $n ->
        [one] 1 even die
       *[other] { $n } even dice
    })
roses-panel-counts = { $counts ->
        [yes] counts for the throne
       *[no] does not count for the throne
    }
roses-panel-last-step = ⚠️ last step: { $gone ->
        [yes] gone for good
       *[no] out until the next campaign
    }
roses-panel-left = { $n ->
        [one] 1 step is left
       *[other] { $n } steps are left
    }
roses-panel-falls = ⚠️ falls, { $gone ->
        [yes] gone for good
       *[no] out until the next campaign
    }
roses-panel-hostage = **Execute:** { $block } is gone for good, no longer counts for you at the throne and cannot be won back; in the next supply phase a minor heir of the other house comes of age. **Spare:** fights on for you and counts for you, but treachery may win him back as an heir.
roses-panel-all-to = { $n } together → { $area }
roses-panel-together = Many at once?
roses-panel-feed = By default: { $n ->
        [one] 1 goes where it is fed
       *[other] { $n } go where they are fed
    }, the others stay
roses-panel-crowded = ⚠️ feeds { $feeds }, you will have { $have }: { $n ->
        [one] 1 goes
       *[other] { $n } go
    } to the pool
roses-panel-effect = **{ $card }** ({ $n ->
        [one] 1 point
       *[other] { $n } points
    }): { $event ->
        [force_march] the blocks of one area march up to three areas.
        [muster] all who can gather in one area, free of cost.
        [piracy] ships may attack; one block a point.
        [plague] every block of an enemy city area loses a step.
        [surprise] the blocks of one area move, one more over each border.
       *[treason] the blocks of one area move; a treachery roll before one battle.
    }
roses-panel-events = An event goes before every Action card, and brings in nobody.

## A phase told in short

roses-panel-told-moved = { $seat } moves: { $ways }.
roses-panel-told-sailed = { $seat } sails: { $ways }.
roses-panel-told-regrouped = { $seat } regroups: { $ways }.
roses-panel-told-home = { $seat } sends home: { $ways }.
roses-panel-told-way = { $origin } → { $area } **{ $n }**
roses-panel-told-stay = { $n ->
        [one] **1** stays in { $area }
       *[other] **{ $n }** stay in { $area }
    }
roses-panel-told-place = { $area } { $n }
roses-panel-told-recruited = { $seat } recruits: { $areas }.
roses-panel-told-starved = { $seat } loses steps for want of supply: { $areas }.
roses-panel-told-lost = { $seat } loses blocks until the next campaign: { $areas }.
roses-panel-told-pooled = { $seat } sends blocks to the pool: { $areas }.
roses-panel-told-own-home = You send home: { $ways }.
roses-panel-told-own-pooled = You send to the pool: { $ways }.
roses-panel-told-from = { $block } ({ $from })
roses-panel-told-stays = { $block } (stays in { $from })
roses-panel-told-from-to = { $block } ({ $from } → { $area })
roses-panel-told-own = You move { $way }: { $blocks }.
roses-panel-told-goes-on = **The battle of { $area } goes on.**
roses-panel-told-round = { $n ->
        [0] **In the fight:**
       *[other] **Round { $n }:**
    } { $deeds }.
roses-panel-told-hits = { $seat } { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }
roses-panel-told-steps = steps lost: { $blocks }
roses-panel-told-killed = { $seat }: { $block } dies
roses-panel-told-killed-heir = { $seat }: { $block }, heir to the throne, dies
roses-panel-told-fell = { $seat }: { $block } falls
roses-panel-told-trapped = { $seat }: { $block } finds no way out
roses-panel-told-retreated = { $seat }: { $block } retreats to { $area }
roses-panel-told-defected = **{ $block } goes over to { $seat }**

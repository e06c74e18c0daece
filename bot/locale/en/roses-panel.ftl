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
roses-panel-card = { $card } ({ $n ->
        [one] 1 point
       *[other] { $n } points
    })
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
roses-panel-king = King: { $block }, { $seat }, { $heirs ->
        [one] 1 heir
       *[other] { $heirs } heirs
    } left
roses-panel-pretender = Pretender: { $block }, { $seat }, { $heirs ->
        [one] 1 heir
       *[other] { $heirs } heirs
    } left
roses-panel-no-king = no King yet, { $seat }, { $heirs ->
        [0] no heir
        [one] 1 heir
       *[other] { $heirs } heirs
    } left
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
    } border, takes { $n ->
        [one] 1 block
       *[other] { $n } blocks
    }
roses-panel-main = { $colour ->
        [yellow] yellow border, takes 4 blocks · { "" }
        [blue] blue border, takes 3 blocks · { "" }
        [red] red border, takes 2 blocks · { "" }
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

## The action phase

roses-panel-from = From which area? All there are ticked
roses-panel-from-free = Free of charge: from which area? All there are ticked
roses-panel-alone = One block alone: which?
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
roses-panel-all-but = All but { $block }
roses-panel-none = None
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
# Of ten such battles; $n is rounded.
roses-panel-wins = { $n ->
        [0] wins fewer than 1 of 10
        [10] wins more than 9 of 10
       *[other] wins about { $n } of 10
    }
roses-panel-head = { $block } ({ $royal ->
        [yes] your King
       *[no] your Pretender
    })
roses-panel-fights-alone = ⚠️ { $block } fights alone
roses-panel-heirs-fight = ⚠️ at risk: { $block }{ $more ->
        [0] { "" }
        [one] , 1 more heir
       *[other] , { $more } more heirs
    }
roses-panel-left-alone = ⚠️ leaves { $block } alone, { $n ->
        [one] 1 enemy block
       *[other] { $n } enemy blocks
    } in reach
roses-panel-alone-there = ⚠️ { $block } alone there, { $n ->
        [one] 1 enemy block
       *[other] { $n } enemy blocks
    } in reach
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
roses-panel-recruit = Recruit ({ $n ->
        [one] 1 block
       *[other] { $n } blocks
    })
roses-panel-twice = You ticked { $block } in two places, so nobody has come. Choose one place for it.
roses-panel-who-comes = Recruit: who comes in, { $n ->
        [one] for 1 point
       *[other] for 1 point each, up to { $n }
    }?
roses-panel-comes-where = Where does { $block } come in?
roses-end-action = { $n ->
        [0] End actions
        [one] End actions, give up 1 point
       *[other] End actions, give up { $n } points
    }

roses-panel-clash = { $area } ({ $n ->
        [one] 1 block of yours
       *[other] { $n } blocks of yours
    } against { $enemies }: you { $odds ->
        [0] win fewer than 1 of 10 such battles
        [10] win more than 9 of 10 such battles
       *[other] win about { $odds } of 10 such battles
    }{ $heirs ->
        [0] { "" }
       *[other] ; { $blocks } at risk
    })
roses-panel-end-alone = ⚠️ { $block } is alone in { $area }: { $n ->
        [one] 1 enemy block is
       *[other] { $n } enemy blocks are
    } in reach.
roses-panel-end-hungry = ⚠️ Supply comes after the battles. As it stands: { $areas }.
roses-panel-end-hungry-area = { $area } feeds { $feeds } of your { $have } blocks, { $n ->
        [one] 1 loses a step
       *[other] { $n } lose a step
    }
roses-panel-end-abroad = ⚠️ The last turn: in exile or on the Isle of Man { $n ->
        [one] { $blocks } does
       *[other] { $blocks } do
    } not count for the throne.
roses-panel-clashes = ⚔ { $now ->
        [yes] The end of your actions starts { $n ->
            [one] a battle
           *[other] { $n } battles
        }: { $areas }.
       *[no] After your actions { $seat } acts, then battles start. As it stands: { $areas }.
    }

## Battles and after

roses-panel-who-acts = Which block acts?
roses-panel-charge = Charge which enemy?
roses-panel-treason = Treachery on which enemy?
roses-end-event-treason = { $n ->
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
roses-end-regroup = End regrouping: { $n ->
        [one] the block in { $area } stays
       *[other] the { $n } blocks in { $area } stay
    }
roses-end-home = End the way home: { $n ->
        [one] the one left goes
       *[other] all { $n } go
    } where food and most of yours are
roses-panel-losses = Tick the { $n }
roses-panel-losses-default = By default: the { $n } that are ticked
roses-panel-start = Start the battle
roses-panel-block-orders = Orders for single blocks ({ $n ->
        [0] none
        [one] 1 order
       *[other] { $n } orders
    })
# What the standing orders do without asking that cannot be taken back: in the first turn of a game.
roses-panel-spends = 📜 Your standing orders{ $style ->
        [quick] { " " }(style *Quick*)
        [careful] { " " }(style *Careful*)
        [swift] { " " }(style *Swift*)
        [wary] { " " }(style *Wary*)
       *[own] { "" }
    } do this without asking you: { $what }. To be asked instead, press **Standing orders**.
roses-panel-spends-hand = a poor hand is shown and dealt anew in a later campaign
roses-panel-spends-treason-likely = where one die decides, a leader tries treachery in place of firing
roses-panel-spends-treason-card = the card Treason is played where one die decides, and before the last battle of its turn in any case
roses-panel-spends-treason-always = a leader tries treachery in place of firing
roses-panel-spends-charge = your senior heir charges
roses-panel-spends-entry = an heir who comes of age enters where there is food
roses-panel-styles = **Quick** asks you for cards and actions, and for battle orders where a King or Pretender fights; a block fires, and leaves at strength 1. **Careful** also asks for orders before every battle, for charges, treachery, hits, retreats, losses and the way home; a block fires without asking, and no block leaves by itself. **Wary** is *Careful*, and asks too whether a block at strength 1 leaves. **Swift** is *Quick* without questions about battles: it never asks for battle orders, and plays the card Treason by itself.
roses-panel-struck = The plague could strike now: { $n ->
        [0] nobody. The enemy holds no city alone
       *[other] { $areas }
    }.
roses-panel-struck-area = { $area } ({ $n ->
        [one] 1 block
       *[other] { $n } blocks
    })
roses-panel-order = { $what }: { $how }
roses-panel-treachery = treachery
# In the standing orders: whether a block's turn in battle waits for an answer, and what happens without one even so.
# $orders: such orders, $n how many; they are told only where one is asked.
roses-panel-fights = { $asked ->
        [yes] ⚔️ **In battle you are asked** what each block does on its turn{ $n ->
            [0] .
           *[other] , except: { $orders }.
        }
       *[no] ⚔️ In battle your blocks **act without asking you**: on its turn a block follows these orders.
    }
roses-panel-fights-own = { $n ->
        [one] a block with an order of its own
       *[other] { $n } blocks with orders of their own
    }
roses-panel-fights-running = The battle of { $area } goes on by the orders with which it began: in it { $asked ->
        [yes] you are asked
       *[no] you are not asked
    } what a block does on its turn.
roses-panel-order-who = Which block gets an order of its own?

## What it costs and brings

roses-panel-starve = ⚠️ feeds { $feeds } blocks, you will have { $have }: { $n ->
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
    } if you end your actions now; points are not kept. Still possible: { $blocks ->
        [0] no moves
        [one] moves of 1 block
       *[other] moves of { $blocks } blocks
    }, { $recruits ->
        [0] no recruits
        [one] 1 recruit
       *[other] { $recruits } recruits
    }.
roses-panel-unused = ⚠️ If you end your actions now { $card } is lost unused: an event is not kept. Name an area first.
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
        [one] its die must be even
       *[other] all { $n } dice must be even
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
roses-panel-crowded = ⚠️ feeds { $feeds } blocks, you will have { $have }: { $n ->
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

roses-panel-told-moved = { $seat } moves blocks: { $ways }.
roses-panel-told-sailed = { $seat } sails blocks: { $ways }.
roses-panel-told-regrouped = { $seat } regroups blocks: { $ways }.
roses-panel-told-home = { $seat } sends blocks home: { $ways }.
roses-panel-told-way = { $origin } → { $area } **{ $n }**
roses-panel-told-stay = { $n ->
        [one] **1** stays in { $area }
       *[other] **{ $n }** stay in { $area }
    }
roses-panel-told-place = { $area } { $n }
roses-panel-told-recruited = { $seat } recruits blocks: { $areas }.
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

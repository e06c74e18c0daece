# The panel of Wars of the Roses, and a phase told in short.

## What the seat has

roses-panel-points = { $n ->
        [0] **No points left**
        [one] **1 point left**
       *[other] **{ $n } points left**
    }
roses-panel-event = event { $card }
roses-panel-goal = gathering in { $area }
roses-panel-battle = **{ $area }, round { $n }**, { $attacker } attacks
roses-panel-laid = your card: **{ $card }**
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
       *[other] {" "}(you have { $n })
    }
roses-panel-throne = 👑 **The throne, if counted now:** { $royal ->
        [yes] { $lead ->
            [0] you keep it on a tie
           *[other] { $safe ->
                [yes] you keep it, with { $lead } support to spare
               *[no] you need { $lead } more support to be sure of keeping it
            }
        }
       *[no] { $safe ->
            [yes] you take it, { $lead } support ahead
           *[no] you need { $lead } more support to be sure of taking it
        }
    } · support: you have { $n }{ $london ->
        [0] { "" }
       *[other] { " " }with London
    }, the enemy has at most { $most }{ $theirs ->
        [0] { "" }
       *[other] { " " }with London
    }{ $when ->
        [later] . **{ $seat } still acts after you, with { $what }**, and can change this
        [now] . **{ $seat } is acting now, with { $what } left**, and can change this
       *[no] { "" }
    }
    -# Counted after turn 7: heirs, nobles and churches in England and Wales give 1 support each; London, 1.
roses-panel-throne-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
roses-panel-turn = { $only ->
        [yes] Turn { $turn } of 7
       *[no] Campaign { $campaign } of { $of }, turn { $turn } of 7
    } · the King at the end wins
roses-panel-king = King: { $block }, { $seat }, { $heirs ->
        [one] 1 heir
       *[other] { $heirs } heirs
    } left
roses-panel-pretender = Pretender: { $block }, { $seat }, { $heirs ->
        [one] 1 heir
       *[other] { $heirs } heirs
    } left
roses-panel-no-king = King: none yet, { $seat }, { $heirs ->
        [0] no heir
        [one] 1 heir
       *[other] { $heirs } heirs
    }
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
    } { $n ->
        [one] block
       *[other] blocks
    }
roses-panel-contested = ⚔ both houses: { $note }
roses-panel-border = { $colour ->
        [yellow] yellow
        [blue] blue
       *[red] red
    } border, { $n ->
        [one] room for 1 block
       *[other] room for { $n } blocks
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
    } from round 1; { $later_count ->
        [0] no blocks come later
        [one] { $later } joins in round 2
       *[other] { $later } join in round 2
    }.
roses-panel-main-first = In each round A acts before B, C and D; at the same letter the defender acts before you.

## The action phase

roses-panel-from = Move from which area? (ticks all its blocks)
roses-panel-from-free = Free moves: from which area? (ticks all its blocks)
roses-panel-alone = Or move one block: which?
roses-panel-area = { $area } · { $n ->
        [one] 1 block
       *[other] { $n } blocks
    }
roses-panel-foes = { $note } · enemies next door: { $areas }
roses-panel-can-go = { $n ->
        [one] 1 block can move
       *[other] { $n } blocks can move
    } · { $cost }
roses-panel-cost-point = { $n ->
        [one] 1 point
       *[other] 1 point for all of them
    }
roses-panel-toll = 1 point
roses-panel-london = gives up London: −1 support
roses-panel-cost-paid = already paid
roses-panel-cost-none = free
roses-panel-cost-sea = by sea, 1 point per ship
roses-panel-cost-piracy = 1 point per block
roses-panel-tick = Tick the blocks that leave { $area }
roses-panel-all = All { $n } blocks in { $area }
roses-panel-all-but = All but { $block }
roses-panel-none = None
roses-panel-to = { $n ->
        [one] Where does it go?
       *[other] Where do the { $n } blocks go?
    }
roses-panel-way-over = { $area } via { $over }
roses-panel-way-sea = { $area } by sea
roses-panel-attack = ⚔ attack with { $n ->
        [one] 1 die
       *[other] { $n } dice
    }{ $waits ->
        [yes] , in reserve until round 2
        [maybe] , main attack or reserve
       *[no] { "" }
    }
# How a battle ends in $n of 100 trials: on every line, and in what is suggested.
roses-odds = { $n ->
        [0] you almost never win
        [100] you almost always win
       *[other] you win about { $n }%
    }
roses-panel-head = { $block } ({ $royal ->
        [yes] your King
       *[no] your Pretender
    })
roses-panel-fights-alone = ⚠️ { $block } fights alone
roses-panel-heirs-fight = ⚠️ at risk: { $block }{ $more ->
        [0] { "" }
        [one] { " " }and 1 more heir
       *[other] { " " }and { $more } more heirs
    }
roses-panel-left-alone = ⚠️ leaves { $block } alone, with { $n ->
        [one] 1 enemy block
       *[other] { $n } enemy blocks
    } in reach
roses-panel-alone-there = ⚠️ { $block } will be alone there, with { $n ->
        [one] 1 enemy block
       *[other] { $n } enemy blocks
    } in reach
roses-panel-narrow = { $pinned ->
        [yes] Not all { $n } blocks may leave: as many as attack you here have to stay. The strongest go.
       *[no] Some ways have no room for all { $n } blocks, or cost more points than you have: where it says so, the strongest go and the others stay.
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
roses-panel-nowhere = There is no area that all the ticked blocks can reach. Tick fewer.
roses-panel-gather = { $n ->
        [0] none of your blocks is close enough
        [one] 1 of your blocks is close enough
       *[other] { $n } of your blocks are close enough
    }
roses-panel-recruit = Recruit ({ $n ->
        [one] 1 block
       *[other] { $n } blocks
    })
roses-panel-twice = { $block } can only come in at one place, and you ticked two, so no block was recruited. Tick one place for it.
roses-panel-who-comes = Recruit: { $n ->
        [one] which block? (1 point)
       *[other] which blocks? (up to { $n }, 1 point each)
    }
roses-panel-comes-where = Where does { $block } come in?
roses-end-action = { $n ->
        [0] End actions
        [one] End actions, lose 1 point
       *[other] End actions, lose { $n } points
    }

roses-panel-clash = { $area } ({ $n ->
        [one] 1 block of yours
       *[other] { $n } blocks of yours
    } against { $enemies }: { $odds }{ $heirs ->
        [0] { "" }
       *[other] ; at risk: { $blocks }
    })
roses-panel-end-alone = ⚠️ { $block } is alone in { $area }: { $n ->
        [one] 1 enemy block is
       *[other] { $n } enemy blocks are
    } in reach.
roses-panel-end-hungry = ⚠️ Supply comes after the battles. As of now: { $areas }.
roses-panel-end-hungry-area = { $area } feeds { $feeds } of your { $have } blocks there, so { $n ->
        [one] 1 loses a step
       *[other] { $n } lose a step
    }
roses-panel-end-abroad = ⚠️ This is the last turn: { $blocks } { $n ->
        [one] does not count for the throne, because it is
       *[other] do not count for the throne, because they are
    } in exile or on the Isle of Man.
roses-panel-clashes = ⚔ { $now ->
        [yes] When you end your actions, { $n ->
            [one] a battle starts
           *[other] { $n } battles start
        }: { $areas }.
       *[no] After your actions { $seat } acts, then the battles start. As of now: { $areas }.
    }

## Battles and after

roses-panel-who-acts = Which block acts?
roses-panel-charge = Charge which enemy?
roses-panel-treason = Treachery roll on which enemy?
roses-end-event-treason = { $n ->
        [0] Do not use the Treason card: there is no other battle for it
        [one] Keep the Treason card for the other battle of this turn
       *[other] Keep the Treason card for one of { $n } other battles
    }
roses-panel-retreat = Retreat where?
roses-panel-hits = Which block takes { $n ->
        [one] the hit
       *[other] the { $n } hits
    }?
roses-panel-who-goes = Tick the blocks that go
roses-panel-tick-area = Tick a whole area
roses-end-of-regroup = End regrouping
roses-end-regroup = { roses-end-of-regroup }: { $n ->
        [one] the block in { $area } stays
       *[other] the { $n } blocks in { $area } stay
    }
roses-end-of-home = End going home
roses-end-home = { roses-end-of-home }: { $n ->
        [one] the last block goes
       *[other] the last { $n } blocks go
    } to the obvious home
roses-panel-losses = Tick { $n ->
        [one] 1 block
       *[other] { $n } blocks
    }
roses-panel-losses-default = Accept the { $n } blocks ticked now
roses-panel-start = Seal the battle orders
roses-panel-block-orders = Orders for one block ({ $n ->
        [0] none yet
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
roses-panel-spends-hand = in a later campaign they replace a poor hand
roses-panel-spends-treason-likely = a leader makes a treachery roll instead of firing if one die is enough
roses-panel-spends-treason-card = they play the Treason card if one die is enough and, in any case, before the last battle of the turn
roses-panel-spends-treason-always = a leader makes a treachery roll instead of firing
roses-panel-spends-charge = your senior heir charges
roses-panel-spends-entry = a minor heir enters where one more block can be fed
roses-panel-styles = **Quick** asks you about cards and actions, and for battle orders where a King or Pretender fights. A block fires, and leaves at strength 1. **Careful** also asks for orders before every battle, and about charges, treachery rolls, hits, retreats, losses and going home. A block fires without asking, and never leaves by itself. **Wary** is like *Careful*, and also asks whether a block at strength 1 leaves. **Swift** is like *Quick*, but has no questions about battles: it never asks for battle orders, and plays the Treason card by itself.
roses-panel-struck = { $n ->
        [0] The plague could not strike now: no city has only enemy blocks
       *[other] The plague could now strike { $areas }
    }.
roses-panel-struck-area = { $area } ({ $n ->
        [one] 1 block
       *[other] { $n } blocks
    })
roses-panel-order = { $what }: { $how }
roses-panel-treachery = treachery roll
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
roses-panel-fights-running = The battle of { $area } keeps the orders it started with: { $asked ->
        [yes] in it you are asked
       *[no] in it you are not asked
    } what a block does on its turn.
roses-panel-order-who = Which block gets its own order?

## What it costs and brings

roses-panel-starve = ⚠️ feeds { $feeds } blocks, you will have { $have }: { $n ->
        [one] 1 loses a step
       *[other] { $n } lose a step
    }
roses-panel-fare = { $n ->
        [0] free, on a ship already paid for
        [one] 1 point
       *[other] { $n } points
    }{ $shared ->
        [yes] { " " }(port to port: 2 blocks per point)
       *[no] { " " }(1 block per point)
    }
roses-panel-some = { $way }: { $n } of { $of } blocks
roses-panel-stays = { $blocks } { $n ->
        [one] stays
       *[other] stay
    }
roses-panel-where = → { $areas }{ $n ->
        [0] { "" }
       *[other] , { $n } more
    }
roses-panel-joins = 1 point · { $n ->
        [0] none of yours there
        [one] joins 1 block
       *[other] joins { $n } blocks
    }
roses-panel-unspent = ⚠️ { $n ->
        [one] 1 point is lost
       *[other] { $n } points are lost
    } if you end your actions now. { $blocks ->
        [0] No block can still move
        [one] 1 block can still move
       *[other] { $blocks } blocks can still move
    }, and { $recruits ->
        [0] there is no block to recruit
        [one] you can recruit 1 block
       *[other] you can recruit any of { $recruits } blocks
    }.
roses-panel-unused = ⚠️ If you end your actions now, { $card } is lost unused. Name an area for it first.
roses-panel-unleash = { $event ->
        [plague] Choose where the plague strikes: a city area with only enemy blocks. Every block there loses a step.
       *[muster] Choose where your blocks gather; then move blocks there for free.
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
    }: { $odds }% chance of { $dice ->
        [one] a hit
       *[other] at least 1 hit, { $hits } on average
    }
roses-panel-tenths = { $whole }.{ $part }
roses-panel-fires = **{ $block }**: { $shot }. All hits go to the strongest enemy first: { $targets }{ $n ->
        [one] { "" }
       *[other] { " " }(equally strong: their owner chooses)
    }.
roses-panel-must-leave = **{ $block }** has to retreat: in round 4 attackers do not fire, and a block with no way out is lost.{ $lost ->
        [0] { "" }
        [one] { " " }There is room for { $ways } of these { $n } blocks, so 1 will be lost: choose first which one gets out.
       *[other] { " " }There is room for { $ways } of these { $n } blocks, so { $lost } will be lost: choose first which one gets out.
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
roses-panel-no-heir = None of your heirs is in the line, so orders to charge do nothing.
roses-panel-no-leader = None of your leaders is in the line, so you make no treachery rolls.
roses-panel-charged = { $odds }% chance to destroy it; if not, it fires back with up to { $steps ->
        [one] 1 die
       *[other] { $steps } dice
    } (hits on { $need ->
        [1] 1
       *[other] 1–{ $need }
    })
roses-panel-turned = { $odds }% chance ({ $n ->
        [1] the die must be even
        [2] both dice must be even
       *[other] all { $n } dice must be even
    })
roses-panel-counts = { $counts ->
        [yes] counts for the throne
       *[no] does not count for the throne
    }
roses-panel-last-step = ⚠️ last step: { $gone ->
        [yes] dies for good
       *[no] out until the next campaign
    }
roses-panel-left = { $n ->
        [one] 1 step is left
       *[other] { $n } steps are left
    }
roses-panel-falls = ⚠️ { $gone ->
        [yes] dies for good
       *[no] out until the next campaign
    }
roses-panel-hostage = **Execute:** { $block } is gone for good, no longer counts for your throne and cannot be won back. In the next supply phase a minor heir of the other house comes of age. **Spare:** { $block } keeps fighting and counting for you, but a treachery roll by the other house may win them back as an heir.
roses-panel-all-to = { $n } blocks together → { $area }
roses-panel-together = Move several blocks at once?
roses-panel-feed = Only the unfed: { $n ->
        [one] 1 block moves on
       *[other] { $n } blocks move on
    }, the others stay
roses-panel-crowded = ⚠️ feeds { $feeds } blocks, you will have { $have }: { $n ->
        [one] 1 goes
       *[other] { $n } go
    } to the pool
roses-panel-effect = **{ $card }** ({ $n ->
        [one] 1 point
       *[other] { $n } points
    }): { $event ->
        [force_march] the blocks in one area march up to three areas.
        [muster] choose an area, and all your blocks that can reach it may gather there for free.
        [piracy] your ships may attack, with 1 block per point.
        [plague] every block in one enemy city area loses a step.
        [surprise] the blocks in one area move, and every border takes one more block.
       *[treason] the blocks in one area move; you also get a treachery roll before one battle.
    }
roses-panel-events = An event goes before every Action card, but cannot recruit.

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
roses-panel-told-starved = { $seat } cannot feed all blocks and loses steps: { $areas }.
roses-panel-told-lost = { $seat } loses blocks until the next campaign: { $areas }.
roses-panel-told-pooled = { $seat } sends blocks to the pool: { $areas }.
roses-panel-told-own-home = You send blocks home: { $ways }.
roses-panel-told-own-pooled = You send blocks to the pool: { $ways }.
roses-panel-told-from = { $block } ({ $from })
roses-panel-told-stays = { $block } (stays in { $from })
roses-panel-told-from-to = { $block } ({ $from } → { $area })
roses-panel-told-own = You move { $blocks }: { $way }.
roses-panel-told-goes-on = **The battle of { $area } goes on.**
roses-panel-told-round = { $n ->
        [0] **In the battle:**
       *[other] **Battle round { $n }:**
    } { $deeds }.
roses-panel-told-hits = { $seat } scores { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }
roses-panel-told-steps = steps lost: { $blocks }
roses-panel-told-killed = { $seat }: { $block } dies
roses-panel-told-killed-heir = { $seat }: { $block }, heir to the throne, dies
roses-panel-told-fell = { $seat }: { $block } is out until the next campaign
roses-panel-told-trapped = { $seat }: { $block } has no way out
roses-panel-told-retreated = { $seat }: { $block } retreats to { $area }
roses-panel-told-defected = **{ $block } goes over to { $seat }**

# A first game: what to learn at each step of the first three turns.
# Lessons that hang on what the seat holds or on the moment are called "taught".
roses-taught-mulligan = **Now:** { $poor ->
        [yes] press **Show the hand and take a new one**: your hand is poor
       *[no] press **Keep the hand**: only a poor hand can be replaced, and yours is not poor
    }.
    { "" }**Why:** you play one of these seven cards each turn, and its points limit what you can do.
    { "" }**Later:** after turn 7 each house counts its heirs, nobles and churches in England and Wales, and London. The King after the last campaign wins, and a house without heirs loses at once.
roses-lesson-redeal = **Now:** with 17 points or more, press **Keep the hand**; with fewer, choose **Take a new hand too**.
    { "" }**Why:** an average hand has about 17 points.
    { "" }**Later:** the hand you choose has to last for all seven turns.
roses-taught-cards-1 = **Now:** play **{ $card }**{ $plain ->
        [0] .
       *[other] : of your Action cards, it has the most points.
    }
    { "" }**Why:** its points are all you have this turn, and blocks that come to England early can fight all campaign long.
    { "" }**Later:** a low card can be enough; the other player then goes first, and you see what they do.
roses-taught-cards-2 = **Now:** { $plain ->
        [0] play **{ $card }**
       *[other] play an Action card with many points, such as **{ $card }**
    }{ $plague ->
        [yes] . **Plague** is only worth a turn if 4 or more enemy blocks are in a city without blocks of yours.
       *[no] .
    }
    { "" }**Why:** an event goes before every other card, but its points are only for that event and cannot recruit.
    { "" }**Later:** { $events ->
        [0] you hold no event, but the other player may; theirs would go before your card.
       *[other] when you have few Action cards left, an event is worth a turn; the lines above the buttons say what your events do.
    }
roses-taught-cards-3 = **Now:** { $plain ->
        [0] play **{ $card }**.
        [one] play **{ $card }**, your last Action card, or an event that helps you now.
       *[other] play an Action card, but keep at least one of your highest.
    }
    { "" }**Why:** only blocks on the map after turn 7 count for the throne, so the last turns decide who gets it.
    { "" }**Later:** in turn 7 your last card plays itself.
roses-taught-action-1 = **Now:** spend your points, one at a time: recruit a block, or move or sail blocks. Then press **End actions**.
    { "" }**Why:** heirs, nobles and churches only count for the throne in England and Wales. A noble comes in where their shield is, a levy in its city.
    { "" }**Later:** until you end your actions, **Undo** takes everything back, point by point.
roses-taught-action-2 = **Now:** gather your blocks where they can be fed: 4 in an area, or 5 if it has a city, but only 2 in Ireland and Scotland. Then press **End actions**.
    { "" }**Why:** each block over that limit costs a step at the end of the turn, and a group wins battles that single blocks lose.
    { "" }**Later:** the colour of a border says how many of your blocks may cross it in a turn: yellow 4, blue 3, red 2.
roses-taught-action-3 = **Now:** attack where the line with ⚔ says that you win at least 60% (of such battles); otherwise stay out of the enemy’s reach. Then press **End actions**.
    { "" }**Why:** if blocks of both houses are in an area, there is a battle after the moves. Blocks with the letters A and B act first, and defenders fire better at home.
    { "" }**Later:** heirs who die never come back, and the line with ⚔ names those at risk.
roses-taught-action-spent = **Now:** read the lines with ⚠️ or ⚔ above the buttons, if there are any; then press **End actions**.
    { "" }**Why:** your points are spent. Only blocks from an area you have paid for can still move, for free.
    { "" }**Later:** once both houses have acted, the battles follow, and then supply.
roses-taught-action-event = **Now:** use the event where it helps you most; then press **End actions**.
    { "" }**Why:** its points are for this event only, and an event recruits no blocks.
    { "" }**Later:** any part of the event that you do not use now is lost.
roses-lesson-main = **Now:** choose the **Main attack** over the border that your strongest blocks crossed.
    { "" }**Why:** they fight from round 1 of the battle; the others wait in reserve and join in round 2.
    { "" }**Later:** if your first line is lost early, the reserve arrives at once.
roses-lesson-battles = **Now:** choose **Fight in** the area where you are most likely to win.
    { "" }**Why:** you went first, so you choose the order, and blocks can retreat from the next battle into an area you have just won.
    { "" }**Later:** the other battles follow this turn, one after another.
roses-lesson-event-treason = **Now:** choose **Use the Treason card** on a strong enemy if the odds are good. If there are more battles to come, you can also keep the card.
    { "" }**Why:** if all the dice are even, that block leaves the enemy and joins your reserve.
    { "" }**Later:** at the end of the turn the card is gone, used or not.
roses-lesson-briefing = **Now:** press **Seal the battle orders**; if you are much weaker, first set **Retreat** to *leave from round 2 on*.
    { "" }**Why:** these orders say when your blocks leave the battle and whom your senior heir charges. You are only asked where an order says *ask me*.
    { "" }**Later:** until the other player has sealed too, you can unseal your orders and change them.
roses-taught-fight = **Now:** { $when ->
        [first] press **Fire**; in round 1 no block can retreat.
        [last] choose where each block retreats, your most valuable block first.
       *[later] press **Fire** while you can win; when the battle is lost, retreat where a way out is offered, with your most valuable block first.
    }
    { "" }**Why:** { $when ->
        [last] in round 4 attackers have to retreat, and a block with no way out is lost.
       *[other] each die that rolls the block’s number or less is a hit, and every hit takes a step from the strongest enemy.
    }
    { "" }**Later:** { $when ->
        [first] blocks can retreat from round 2, and attackers must in round 4. With good odds, a leader can make a treachery roll instead of firing, and your senior heir can charge.
        [last] the area you attacked stays with the other house, so attack with more blocks next time.
       *[later] in round 4 attackers have to retreat. With good odds, a leader can make a treachery roll instead of firing, and your senior heir can charge.
    }
roses-taught-hits = **Now:** choose **Hits on** { $heirs ->
        [all] the heir you need least: all of these blocks are heirs.
        [some] a block that is not an heir.
       *[none] the block you need least.
    }
    { "" }**Why:** several of your blocks are equally strong, so you decide, and a house without heirs loses the game.
    { "" }**Later:** most nobles without a rose, levies and churches come back in the next campaign; heirs never do.
roses-lesson-regroup = **Now:** if the area cannot feed all your blocks, move some on under **Tick the blocks that go**; then press **End regrouping**.
    { "" }**Why:** each block that the area cannot feed loses a step at the end of the turn.
    { "" }**Later:** after every victory, blocks can go to neighbouring areas that are yours or vacant, as many as the borders allow.
roses-lesson-execute = **Now:** press **Spare the hostage**.
    { "" }**Why:** alive, your hostage fights for you and counts for your throne. If you execute them, a minor heir of the other house takes their place.
    { "" }**Later:** a treachery roll by the other house may win the hostage back as an heir.
roses-lesson-loss = **Now:** choose **Take a step from** a block that can spare one, never from an heir with 1 step.
    { "" }**Why:** an area feeds 4 blocks, or 5 with a city, but Ireland and Scotland feed only 2; in exile the mercenary at home comes on top. Each block over that limit costs a step.
    { "" }**Later:** spread out your blocks next turn, because steps only come back in the next campaign.
roses-lesson-heir = **Now:** **Bring** the heir in where you have blocks, if you can, and where one more can be fed.
    { "" }**Why:** an heir alone near the enemy can die soon, and heirs never come back.
    { "" }**Later:** heirs count for the throne in England and Wales, but not in exile.
roses-lesson-home = **Now:** tick blocks and choose their home; then press **End going home** to send the rest.
    { "" }**Why:** blocks start the next campaign where they go now: nobles at a shield, churches at their cathedral, the King’s heirs at a shield or crown, the Pretender’s heirs in exile.
    { "" }**Later:** all blocks are back at full strength, and you get seven new cards.
roses-lesson-dismiss = **Now:** **Send** the blocks you need least to the pool.
    { "" }**Why:** this exile cannot feed all your blocks, and those it cannot feed go to the pool.
    { "" }**Later:** blocks in the pool can be recruited again, for a point each.

## Why a computer player does something: what it has reckoned, in parts of a sentence

roses-because-battle = in { $area }, with { $own ->
        [one] 1 block
       *[other] { $own } blocks
    } against { $enemies }, { roses-odds }{ $helped ->
        [0] { "" }
       *[other] { " " }(without this, { $now }%)
    }
roses-because-unfought = this avoids the battle in { $area }: as things are, { roses-odds }
roses-because-given-up = in { $area }, with { $own ->
        [one] 1 block
       *[other] { $own } blocks
    } against { $enemies }, if your blocks fought on, { $n ->
        [0] you would almost never win
        [100] you would almost always win
       *[other] you would win about { $n }%
    }
roses-because-lose = you lose about { $n } of { $of ->
        [one] 1 step
       *[other] { $of } steps
    }{ $helped ->
        [0] { "" }
       *[other] { " " }(without this, { $now })
    }
roses-because-beat = the enemy loses about { $n } of { $of ->
        [one] 1 step
       *[other] { $of } steps
    }{ $helped ->
        [0] { "" }
       *[other] { " " }(without this, { $now })
    }
roses-because-support = { $more ->
        [0] { $fewer ->
            [0] your support stays the same
           *[other] against it: your support falls by { $fewer }
        }
       *[other] your support rises by { $more }
    }
roses-because-hunger = { $more ->
        [0] { $fewer ->
            [0] as many blocks go unfed as before
            [one] 1 fewer block goes unfed
           *[other] { $fewer } fewer blocks go unfed
        }
        [one] against it: 1 more block goes unfed
       *[other] against it: { $more } more blocks go unfed
    }
roses-because-joins = { $block } comes in with { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } and hits on { $fire ->
        [one] 1
       *[other] 1 to { $fire }
    }
roses-because-pool = against it: { $block } could still be recruited later
roses-because-exposed = { $case ->
        [1] you leave { $area }, which { roses-comers } could attack
        [2] your blocks in { $area } are safer together if { roses-comers } { $n ->
            [one] attacks
           *[other] attack
        }
        [3] fewer of your blocks stay in { $area }, which { roses-comers } could attack
        [4] against it: your blocks that stay in { $area } are weaker if { roses-comers } { $n ->
            [one] attacks
           *[other] attack
        }
       *[other] against it: { roses-comers } could attack { $area }
    }
roses-comers = { $n ->
        [one] 1 enemy block
       *[other] about { $n } enemy blocks
    }
roses-because-reach = { $less ->
        [0] from { $area } you can attack { $target } next turn
        [1] against it: from { $area } you can attack { $target } with fewer blocks next turn
       *[other] against it: nobody is left in { $area } to attack { $target } next turn
    }
roses-because-way = { $against ->
        [0] { "" }
       *[other] against it:{ " " }
    }{ $n ->
        [0] no enemy can be reached by land from { $area }
        [one] the nearest enemy is 1 area away from { $area }
       *[other] the nearest enemy is { $n } areas away from { $area }
    }
roses-because-nearer = { $against ->
        [0] { "" }
       *[other] against it:{ " " }
    }{ $n ->
        [0] no enemy can be reached by land from { $area }
        [one] the nearest enemy is 1 area away from { $area }
       *[other] the nearest enemy is { $n } areas away from { $area }
    } ({ $was ->
        [0] from { $left } none can be reached by land
       *[other] { $was } from { $left }
    })
roses-because-away = { $against ->
        [0] { "" }
       *[other] against it:{ " " }
    }you leave { $area }, { $n ->
        [0] from where no enemy can be reached by land
        [one] 1 area away from the nearest enemy
       *[other] { $n } areas away from the nearest enemy
    }
roses-because-enough = nothing else is clearly better
roses-because-narrow = this is not clearly better than the alternative
roses-because-arrives = a block that sets out for the muster must arrive in { $area }
roses-because-turns = { $block } changes sides in { $n }% of rolls
roses-because-kills = the charge has a { $n }% chance to destroy { $block }
roses-because-waits = the card may do more in { $n ->
        [one] the other battle
       *[other] one of the { $n } other battles
    }
roses-because-first = { $block } is worth more and should retreat first
roses-because-elsewhere = { $area } is the better place to retreat to
roses-because-worth = { $block } is worth about { $n ->
        [one] 1 point
       *[other] { $n } points
    } to you{ $left ->
        [0] { "" }
        [one] { " " }and keeps 1 step
       *[other] { " " }and keeps { $left } steps
    }
roses-because-acts = { $block } hits on { $n ->
        [one] 1
       *[other] 1 to { $n }
    }{ $acted ->
        [0] { " " }and has yet to act this round
       *[other] { " " }but has acted this round
    }
roses-because-hand = your hand has { $n ->
        [one] 1 point
       *[other] { $n } points
    }, and an average hand has { $fair }
roses-because-points = the card has { $n ->
        [one] 1 point
       *[other] { $n } points
    }
roses-because-card-plague = the plague strikes { $n ->
        [one] 1 enemy block
       *[other] { $n } enemy blocks
    }
roses-because-card-event = this is a good turn to play an event and keep the other cards
roses-because-card-most = you need many points this turn
roses-because-card-least = this keeps a card worth { $n ->
        [one] 1 point
       *[other] { $n } points
    } for later
roses-because-card-other = this is the wrong turn for that card
roses-because-feeds = { $area } can feed { $n ->
        [0] no more blocks
        [one] 1 more block
       *[other] { $n } more blocks
    }
roses-because-friends = { $n ->
        [one] 1 of your blocks is
       *[other] { $n } of your blocks are
    } in { $area }
roses-because-crowd = it costs a point to bring the block back from the pool

# A first game: what to learn at each step of the first three turns.
roses-lesson-mulligan = **The goal.** Whoever is King after the last campaign wins; a house without heirs loses at once. At the end of every campaign the nobles, heirs and churches in England and Wales are counted, 1 each, and London for 1. With **more** than the King the Pretender takes the throne; on a tie the King keeps it.
    { "" }**Now** you look at your seven cards: one for each turn. A hand of few points may be shown once and dealt anew.
roses-lesson-redeal = **The other house shows a poor hand.** You may keep yours or take a new one. Count your points: an average hand has about 17. Keep it with 17 or more.
roses-lesson-1-cards = **The card.** Both players put one face down. Its points are what you may do this turn; the higher card goes first. **Now** play a card with many points: whoever is brought to England early can fight all campaign long and counts for the throne. **Later** a small card is enough, and it lets the enemy go first, so you see what they do.
roses-lesson-2-cards = **Events.** An event goes before every other card, but its points are for that event alone and bring in nobody. *Rules of this step* tells what each does. The Plague is worth its turn when 4 or more enemy blocks stand in a city. Otherwise, as long as you have several Action cards, play one of those.
roses-lesson-3-cards = **Seven turns make a campaign.** What you have on the map in the last one counts for the throne. Keep at least one of your highest cards for turn 7.
roses-lesson-1-action = **Points.** A point sails one block (two from one major port to another), brings one block in from your pool, or moves the blocks of one area one or two areas. First bring people to England and Wales: heirs, nobles and churches count for the throne there, and from the coast they can attack next turn. Then move who is weak and near the enemy to your own people, and press **End actions**.
    Before you end them, **Undo** takes everything back, point by point.
roses-lesson-2-action = **Moving.** The colour of a border says how many may cross it in a turn: yellow 4, blue 3, red 2. Gather blocks where an area can feed them: 4, with a city 5. Whoever is too many loses a step at the end of the turn.
roses-lesson-3-action = **Attacking.** Move into an area with enemies and there is a battle after the moves. Bring more or better blocks than are there: letter A or B acts first, and the defender fires better at home. The line of every attack says about how many of 10 such battles you win, and which heirs are at risk.
roses-lesson-main = **The main attack.** You came over several borders. Who came over the one you name fights from the first round; the others join in round 2. Name the border with your strongest blocks.
roses-lesson-battles = **Several battles.** You went first and say which is fought next. Begin where you are strongest: what becomes free there may change the others.
roses-lesson-briefing = **Battle orders** say what your blocks do when you are not there: when they leave, whom your heir charges. The style *quick* is good enough where you are not much weaker: press *Start the battle*. Where you are, set *retreat* to leave from round 2 on, and they live.
roses-lesson-fight = **A battle.** Blocks act in the order A, B, C, D, the defender first. **Fire** rolls a die for each step and hits up to the number behind the letter; every hit takes a step from the strongest enemy. From round 2 on a block may retreat instead, and attackers must in round 4. **Fire** while the battle can be won; **Retreat** when it is lost, the most precious block first.
roses-lesson-hits = **A hit on equals.** Several of your blocks are equally strong, so you choose who loses a step. Spare heirs: when all five are gone, so is the game.
roses-lesson-regroup = **After the victory** your blocks may move on to neighbouring areas of yours or vacant ones. Leave behind what the area can feed.
roses-lesson-loss = **Supply.** Too many blocks stand in an area, and somebody loses a step. Choose who needs it least; next turn spread them.
roses-lesson-heir = **An heir enters.** Where an heir comes in they count as support, but they must not be alone among enemies.

## Why a computer player does something: what it has reckoned, in parts of a sentence

roses-because-battle = { $area }: it reckons that you win about { $n } of 100 such battles{ $helped ->
        [0] { "" }
       *[other] , instead of { $now }
    }
roses-because-unfought = no battle of { $area }, of which you would win { $n } of 100
roses-because-lose = you lose about { $n } of { $of ->
        [one] 1 step
       *[other] { $of } steps
    }{ $helped ->
        [0] { "" }
       *[other] , instead of { $now }
    }
roses-because-beat = the enemy loses about { $n } of { $of ->
        [one] 1 step
       *[other] { $of } steps
    }{ $helped ->
        [0] { "" }
       *[other] , instead of { $now }
    }
roses-because-support = { $more ->
        [0] { $fewer ->
            [0] as much support as before
            [one] 1 less support
           *[other] { $fewer } less support
        }
       *[other] { $more } more support
    }
roses-because-hunger = { $more ->
        [0] { $fewer ->
            [0] as many lose a step for want of supply as before
            [one] 1 block fewer loses a step for want of supply
           *[other] { $fewer } blocks fewer lose a step for want of supply
        }
        [one] 1 more block loses a step for want of supply
       *[other] { $more } more blocks lose a step for want of supply
    }
roses-because-joins = { $block } comes in with { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, hits with { $fire ->
        [one] 1
       *[other] 1 to { $fire }
    }
roses-because-pool = { $block } could still be recruited later
roses-because-exposed = { $less ->
        [0] about { $n ->
            [one] 1 enemy block
           *[other] { $n } enemy blocks
        } could attack { $area }
       *[other] less at risk in { $area }, which about { $n ->
            [one] 1 enemy block
           *[other] { $n } enemy blocks
        } could attack
    }
roses-because-reach = { $less ->
        [0] from { $area } an attack on { $target } is possible next turn
       *[other] from { $area } less can attack { $target } next turn
    }
roses-because-way = from { $area } to the nearest enemy: { $n ->
        [one] 1 area
       *[other] { $n } areas
    }
roses-because-enough = nothing else is clearly better
roses-because-narrow = too little better than the alternative
roses-because-arrives = whoever sets out for the muster must arrive in { $area }
roses-because-turns = { $block } changes sides in { $n } of 100 rolls
roses-because-kills = { $block } falls in { $n } of 100 such charges
roses-because-waits = the card may do more in { $n ->
        [one] the other battle
       *[other] the { $n } other battles
    }
roses-because-first = { $block } is worth more and goes first
roses-because-elsewhere = { $area } is the better place
roses-because-worth = { $block } is worth about { $n ->
        [one] 1 point
       *[other] { $n } points
    } to you{ $left ->
        [0] { "" }
        [one] { " " }and keeps 1 step
       *[other] { " " }and keeps { $left } steps
    }
roses-because-acts = { $block } hits with { $n ->
        [one] 1
       *[other] 1 to { $n }
    }{ $acted ->
        [0] { " " }and has yet to act this round
       *[other] { " " }but has acted this round
    }
roses-because-hand = your hand has { $n ->
        [one] 1 point
       *[other] { $n } points
    }, an average one { $fair }
roses-because-points = the card has { $n ->
        [one] 1 point
       *[other] { $n } points
    }
roses-because-card-plague = the plague strikes { $n ->
        [one] 1 enemy block
       *[other] { $n } enemy blocks
    }
roses-because-card-event = this is a turn to play an event and keep the other cards
roses-because-card-most = this turn asks for many points
roses-because-card-least = a card of { $n ->
        [one] 1 point
       *[other] { $n } points
    } is kept for later
roses-because-card-other = this is not the turn for this card
roses-because-feeds = { $area } can feed { $n ->
        [0] nobody else
        [one] 1 more block
       *[other] { $n } more blocks
    }
roses-because-friends = { $n ->
        [one] 1 of your blocks is
       *[other] { $n } of your blocks are
    } in { $area }
roses-because-crowd = from the pool it costs a point to bring the block back

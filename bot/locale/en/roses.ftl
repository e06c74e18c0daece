# Wars of the Roses: what happens, what is chosen.

## Events: a campaign and its cards

roses-campaign = **Campaign { $n } begins.** { $seat } plays the royal house.
roses-hand-sealed = { $seat } has decided what to do with their hand.
roses-hand-unsealed = { $seat } is reconsidering what to do with their hand.
roses-hands = { $seats_count ->
        [0] Both players keep their hands.
        [one] One player shows a poor hand.
       *[other] Both players show a poor hand and get new cards.
    }
roses-mulligan = { $seat } shows a poor hand: { $cards }.
roses-kept = { $seat } keeps their hand, so only the poor hand is replaced.
roses-redealt = { $seat } takes a new hand too.
roses-card-sealed = { $seat } has played a card face down.
roses-card-unsealed = { $seat } has taken their card back.
roses-cards = **Turn { $n }.** The cards: { $shown }. { $seat } goes first.
roses-actions = Now { $seat } acts with { $card }.

## Events: moving and recruiting

roses-moved = { $seat } moves a block from { $from } to { $area }.
roses-moved-own = You move { $block } from { $from } to { $area }.
roses-sailed = { $seat } sails a block from { $from } to { $area }.
roses-sailed-own = You sail { $block } from { $from } to { $area }.
roses-recruited = { $seat } recruits a block in { $area }.
roses-recruited-own = You recruit { $block } in { $area }.
roses-muster = { $seat } calls a muster in { $area }.
roses-plague = { $seat } sends the plague to { $area }: every block there loses a step.
roses-actions-end = { $seat } has ended their actions; { $n ->
        [0] no points were left
        [one] 1 unused point is lost
       *[other] { $n } unused points are lost
    }.
roses-main = The main attack by { $seat } on { $area } comes from { $from }.

## Events: battles

roses-battle = **Battle of { $area }.** { $seat } attacks.
    Lancaster: { $lancaster_count ->
        [0] no blocks in the line
       *[other] { $lancaster }
    }.
    York: { $york_count ->
        [0] no blocks in the line
       *[other] { $york }
    }.{ $reserves_count ->
        [0] { "" }
       *[other] { "" }
            Reserves, still hidden: { $reserves }.
    }
roses-treason-kept = { $seat } does not use the Treason card in { $area }.
roses-orders-sealed = { $seat } has sealed their battle orders.
roses-orders-unsealed = { $seat } is changing their battle orders.
roses-round = **Battle of { $area }, round { $n }.**
roses-fired = { $seat }: { $block } fires (hits on { $need ->
        [1] 1
       *[other] 1 to { $need }
    }): { $dice } → { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }.
roses-charged = { $seat }: { $block } charges { $target } (hits on { $need ->
        [1] 1
       *[other] 1 to { $need }
    }): { $dice } → { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }.
roses-answered = { $seat }: { $block } fires back at { $target } (hits on { $need ->
        [1] 1
       *[other] 1 to { $need }
    }): { $dice } → { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }.
roses-passed = { $seat }: { $block } waits.
roses-retreated = { $seat }: { $block } retreats from { $from } to { $area }.
roses-trapped = { $seat }: { $block } has to leave but has no way out.
roses-hit = { $seat }: { $block } loses { $n ->
        [one] 1 step
       *[other] { $n } steps
    } and has { $left ->
        [0] none left
        [one] 1 left
       *[other] { $left } left
    }.
roses-treason-roll = { $seat } makes a treachery roll on { $target } with { $by }: { $dice } → { $n ->
        [0] { $dice_count ->
            [one] not even, so it fails
           *[other] not all even, so it fails
        }
       *[other] { $dice_count ->
            [one] even, so it works
           *[other] all even, so it works
        }
    }.
roses-defected = **{ $block } goes over to { $seat }** in { $area }.
roses-reserves = The reserves of { $seat } arrive in { $area }: { $blocks }.
roses-swapped = The defenders’ first line in { $area } is gone, so { $seat } is now the attacker.
roses-battle-won = **{ $seat } wins the battle of { $area }.**
roses-regrouped = { $seat } regroups a block from { $from } to { $area }.
roses-regrouped-own = You regroup { $block } from { $from } to { $area }.
roses-regroup-end = { $seat } has finished regrouping in { $area }.

## Events: losses, heirs and the throne

roses-killed = In { $area }, **{ $seat } loses { $block } for good.**
roses-fell = In { $area }, { $seat } loses { $block } until the next campaign.
roses-lost = In { $area }, { $seat } loses a block until the next campaign.
roses-lost-own = In { $area }, you lose { $block } until the next campaign.
roses-king-dead = **The King is dead:** { $block } of { $seat }. A successor follows in the supply phase.
roses-new-king = **Long live the King:** { $block } of { $seat } ({ $place }).
roses-new-pretender = **The new Pretender:** { $block } of { $seat }.
roses-freed = { $block } is free: only { $seat } has blocks in { $area } now.
roses-supply = **Supply phase** of turn { $n }.
roses-executed = { $seat } executes { $block }.
roses-heir-enters = { $seat }: { $block } comes of age and enters play in { $area }.
roses-starved = { $seat }: a block in { $area } cannot be fed and loses a step.
roses-starved-own = You cannot feed { $block } in { $area }, so it loses a step.
roses-turn-end = Turn { $n } is over.
roses-political = **Political turn** after campaign { $n }.
roses-disbanded = Levies, bombards, the Welsh and the rebel go to the pool; the other mercenaries go home.
roses-usurped = **{ $seat } takes the throne.** Support: { $counts }.
roses-throne-held = **{ $seat } keeps the throne.** Support: { $counts }.
roses-home = { $seat } sends a block home: { $from } → { $area }.
roses-home-own = You send { $block } home: { $from } → { $area }.
roses-pooled = { $seat } sends a block from { $from } to the pool.
roses-pooled-own = You send { $block } from { $from } to the pool.
roses-won-heirs = **{ $seat } wins: the other house has no heir left.**
roses-won-throne = **{ $seat } wins as King after the last campaign.**
roses-outcome-heirs = One house has no heirs left.
roses-outcome-throne = The King after the last campaign has won.
roses-end-heirs = -# What decided it: { $seat } has no living heir left, so nothing else counts.
roses-end-throne = { $tie ->
        [yes] -# What decided it: in the last political turn each house had { $most } support, and on a tie the King keeps the throne.
       *[no] -# What decided it: in the last political turn { $seat } had { $most } support and { $other } had { $least }.
    }
roses-nearing-throne = ⏳ This is the last turn. After it **{ $seat } wins as King**, unless { $other } has more support in the final count.

## What a seat is asked

roses-step-mulligan = keeping or showing the hand
roses-step-redeal = keeping the hand or taking a new one
roses-step-cards = choosing a card
roses-step-action = actions
roses-step-main = naming the main attack
roses-step-battles = choosing the next battle
roses-step-event-treason = using the Treason card or keeping it
roses-step-briefing = battle orders
roses-step-fight = a block’s turn in battle
roses-step-hits = choosing which block takes the hits
roses-step-regroup = regrouping
roses-step-execute = executing or sparing a hostage
roses-step-heir = bringing in an heir
roses-step-loss = choosing which blocks go unfed
roses-step-home = sending blocks home
roses-step-dismiss = choosing which blocks leave exile

## The same question in full: what is decided, and why it is asked

roses-ask-mulligan = Campaign { $campaign }: do you keep your hand ({ $n ->
        [one] 1 point
       *[other] { $n } points
    })? Only a hand of { $most } points or fewer may be shown and replaced. Both players are always asked, so the question gives nothing away.
roses-ask-redeal = Do you keep your hand ({ $n ->
        [one] 1 point
       *[other] { $n } points
    }) or take a new one? { $seat } shows a poor hand and gets new cards.
roses-ask-cards = Turn { $turn }: which of your { $n } cards do you play face down? An event goes first, then the higher card; on a tie, the Pretender goes first.
roses-ask-action = What do you do with { $card }? { $n ->
        [0] { $events ->
            [0] You have no points left: end your actions
           *[other] What it still allows is below
        }
        [one] You have 1 point left { $events ->
            [0] to move, sail or recruit
           *[other] for this event only
        }
       *[other] You have { $n } points left { $events ->
            [0] to move, sail or recruit
           *[other] for this event only
        }
    }.
roses-ask-main = Where does your main attack on { $areas } come from? You attack over several borders, and the blocks from the other borders wait in reserve until round 2 of the battle.
roses-ask-battles = Which battle comes next? Both houses have blocks in { $areas }.
roses-ask-event-treason = Do you use your Treason card in the battle of { $area }? It gives you one treachery roll before the first round.
roses-ask-briefing = Battle of { $area }, { $n ->
        [1] before the first round
       *[other] before round { $n }
    }: how do your blocks fight? { $seat } attacks.
roses-ask-fight = Battle of { $area }, round { $n }: { $blocks_count ->
        [one] what does { $blocks } do?
       *[other] which of your blocks acts now, and how? You can choose from { $blocks }.
    }
roses-ask-hits = Which block in { $area } takes { $n ->
        [one] the hit
       *[other] the { $n } hits
    }? Hits go to your strongest block, and { $blocks } are equally strong, with { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } each.
roses-ask-regroup = Do you regroup after your victory in { $area }? { $n ->
        [one] Your block there
       *[other] Your { $n } blocks there
    } may move to neighbouring areas without enemies; { $area } feeds { $feeds } blocks.
roses-ask-execute = Do you execute or spare { $block }, your hostage?
roses-ask-heir = Where does { $block } enter? { $n ->
        [one] A minor heir comes
       *[other] { $n } minor heirs come
    } of age.
roses-ask-loss = Which { $n ->
        [one] block loses a step
       *[other] { $n } blocks lose a step
    } in { $area }? The area feeds { $feeds } of your { $have } blocks there.{ $more ->
        [0] { "" }
        [one] { " " }After that, 1 more block loses a step in { $areas }.
       *[other] { " " }After that, { $more } more blocks lose a step in { $areas }.
    }
roses-ask-home = Which homes do your blocks go to? The campaign is over, and { $n ->
        [one] 1 block has
       *[other] { $n } blocks have
    } more than one home: { $blocks }.
roses-ask-dismiss = Which { $n ->
        [one] block goes
       *[other] { $n } blocks go
    } from exile in { $area } to the pool? The area feeds { $feeds } blocks, and you have { $have } there.
roses-ask-standing = What do your blocks do without asking you? You can change this at any time, and nobody else sees it.

## Its actions: headings, then every one in full

roses-verb-keep = Keep the hand
roses-verb-mulligan = Show the hand
roses-verb-redeal = New hand
roses-verb-card = Card
roses-verb-standing = Standing orders
roses-verb-block-order = Orders for one block
roses-verb-plan = Orders for this battle
roses-verb-sea = Sail
roses-verb-recruit = Recruit
roses-verb-muster = Muster
roses-verb-plague = Plague
roses-verb-main = Main attack
roses-verb-battle = Fight a battle
roses-verb-event-treason = Treason card
roses-verb-pass-treason = Keep the Treason card
roses-verb-fire = Fire
roses-verb-pass = Wait
roses-verb-charge = Charge
roses-verb-treason = Treachery roll
roses-verb-hit = Take the hits
roses-verb-regroup = Regroup
roses-verb-execute = Execute
roses-verb-spare = Spare
roses-verb-heir = Bring in an heir
roses-verb-loss = Lose a step
roses-verb-home = Go home
roses-verb-home-all = Send everyone home
roses-verb-dismiss = Send from exile to the pool
roses-do-mulligan = Show the hand and take a new one
roses-do-redeal = Take a new hand too
roses-do-card = Play { $a1 }
roses-do-standing = Standing order · { $a1 }: { $a2 }
roses-do-block-order = Order for { $a1 }: { $a2 }
roses-do-plan = This battle only · { $a1 }: { $a2 }
roses-do-seal = Seal the battle orders
roses-do-move = Move { $a1 } to { $a2 }
roses-do-sea = Sail { $a1 } to { $a2 }
roses-do-recruit = Recruit { $a1 } in { $a2 }
roses-do-muster = Muster in { $a1 }
roses-do-plague = Plague in { $a1 }
roses-do-done = End this step
roses-do-main = Main attack on { $a1 } from { $a2 }
roses-do-battle = Fight in { $a1 }
roses-do-event-treason = Use the Treason card on { $a1 }
roses-do-pass-treason = Keep the Treason card for later
roses-do-fire = Fire with { $a1 }
roses-do-pass = Wait with { $a1 }
roses-do-charge = Charge { $a2 } with { $a1 }
roses-do-treason = Treachery roll by { $a1 } on { $a2 }
roses-do-hit = Hits on { $a1 }
roses-do-regroup = Regroup { $a1 } to { $a2 }
roses-do-execute = Execute { $a1 }
roses-do-spare = Spare the hostage
roses-do-heir = Bring { $a1 } in at { $a2 }
roses-do-loss = Take a step from { $a1 }
roses-do-home = { $a1 } → { $a2 }
roses-do-home-all = Send everyone to the obvious home
roses-do-dismiss = Send { $a1 } to the pool

## Options


## Rules in short

roses-rules-goal = Two houses fight for the English throne: **Lancaster** (red) and **York** (white). One is the royal house and has the **King**; the other has the **Pretender**. That can change.
    You win **at once** when the other house has no heir left: all five are dead or serve you. Otherwise, the **King** after the last campaign’s political turn wins.
    To take the throne, the Pretender needs **more support** than the King in a political turn. Nobles, heirs and churches in England and Wales give support, and so does London. So winning battles is not enough: what counts is how many great names you have there when a campaign ends.
    .name = Goal
roses-rules-turn = A **campaign** has seven **turns**, then a political turn. The whole war has three campaigns.
    A turn has four parts:
    1. **Cards.** You both choose a card face down, and both are shown. The higher card goes first, and an event goes before any other card; on a tie, the Pretender goes first. Of two events, the one with more points goes first.
    2. **Actions.** The first player spends the points of their card, then the second: a point moves blocks from one area or recruits one block. Unused points are lost.
    3. **Battles.** Each area with blocks of both houses has a battle; they are fought one after another. The player who went first chooses the order.
    4. **Supply.** A dead King is replaced, minor heirs come of age, and blocks in crowded areas lose steps.
    A block has 1 to 4 **steps**, its strength. Its **letter** says when it acts in battle and its **number** how well: B3 acts in group B and hits on 1 to 3.
    .name = A turn
roses-rules-cards = The deck has 25 cards: six **Action 2**, seven **Action 3**, six **Action 4** and six events. You each get seven at the start of a campaign and play one per turn; the last one plays itself. The other 11 are not used.
    Your card is sealed face down. Until the other player has chosen too, you can unseal it and choose another.
    { "" }**Poor hand.** If your seven cards add up to 13 points or fewer, events included, you may show them once per campaign and take a new hand. The other player may then keep their hand or take a new one too. You are both asked at the same time, so the question gives nothing away.
    .name = Cards
roses-rules-events = In brackets: the points of each event. They can only be spent on that event, and never to recruit.
    - **Surprise** (1): move or sail as usual, but every border takes one more block.
    - **Force March** (1): blocks of one area move up to three areas; no sailing.
    - **Muster** (0): name an area that is yours or vacant. Any of your blocks may move there by the normal rules, through areas without enemies; no sailing.
    - **Piracy** (2): you can only sail, one block per point even between ports. You may attack, but not in exile areas. Pirates retreat and regroup over the sea they came by.
    - **Plague** (0): in one city area where only the enemy has blocks, every block loses a step.
    - **Treason** (1): move or sail as usual; you also get one treachery roll, without a leader, before a battle of your choice this turn.
    .name = Events
roses-rules-move = A point lets any blocks in **one area** move one or two areas, together or apart. They go through your own and vacant areas, but stop where there are enemies. A block cannot turn back over the border it has just crossed.
    A border takes a limited number of your blocks per turn: **yellow 4, blue 3, red 2**; after a red border a block stops. Each player has their own limits.
    You may attack an area over up to **three borders**. The second player may use **two** to bring help to an area that the first player attacks.
    { "" }**Pinning.** If you go second and are attacked, a block of yours in that area has to stay for each block of the main attack. You choose which. The others may leave, but not over borders the enemy came over. Blocks that come to help do not change that number.
    You can never enter the enemy’s exile areas.
    .name = Moving by land
roses-rules-sea = A point sails **one block** from a coast to another coast of the **same sea** that is yours or vacant. Between two **major ports** the same point carries a second block, with the same start and destination. In one turn a block moves by land or by sea, not both.
    - **Irish Sea:** Ireland, Man, Scotland, Cumbria, Lancaster, Caernarvon, Chester, Pembroke, Glamorgan, Somerset, Cornwall, France
    - **North Sea:** Scotland, Northumbria, East Yorks, Lincoln, Rutland, East Anglia, Essex, Middlesex, Kent, Calais
    - **English Channel:** France, Cornwall, Dorset, Sussex, Kent, Calais
    Major ports: Ireland, Scotland, Northumbria, East Yorks, East Anglia, Middlesex, Kent, Sussex, Cornwall, Somerset, Glamorgan, Chester, France, Calais.
    Levies, the rebel, the Scots and the Welsh cannot sail. Without the Piracy event you cannot land among enemies, and blocks cannot retreat or regroup by sea.
    .name = Sailing
roses-rules-recruit = A point brings one block from your pool to the map, at full strength. It does not move this turn. The area must be yours or vacant.
    - **Noble:** at one of their shields (Warwick of York also in Calais).
    - **Church:** at its cathedral: Canterbury in Kent or York in South Yorks.
    - **Levy:** in its city.
    - **Bombard:** in any city you hold.
    - **Rebel:** for the Pretender, in any vacant area outside exile.
    - **Welsh:** anywhere in Wales (Caernarvon, Pembroke, Powys, Glamorgan).
    - **Heir in the pool:** a royal heir at a crown, an heir of the Pretender in an exile of their house.
    The other mercenaries start at home in exile and simply move. Blocks never regain steps during a campaign. A block that is face down can be recruited again in the next campaign.
    .name = Recruiting
roses-rules-battle = Blocks are revealed for the battle. Those that came over the border of the **main attack** fight at once. Blocks from other borders, and the second player’s helpers, are **reserves** until round 2 of the battle (or until the line is gone; then they act from the next round).
    A battle has up to **four rounds**. In each, every block acts once, in the order A, B, C, D; at the same letter the defender goes first. A bombard in the line acts with A in round 1 and with D later.
    - **Fire:** one die for each step; each die that rolls the fire power or less is a hit. Each hit takes a step from the **strongest** enemy; if several are equal, their owner chooses.
    - **Charge:** only the senior heir in the line can charge. All hits go to one enemy that the heir’s owner chooses, and extra hits are lost. An enemy that survives fires back at once.
    - Instead, a leader can make a **treachery roll**, and any block can **retreat** (from round 2) or **wait**.
    A **defender** gets 1 more fire power at home: a noble at their shield, a levy in its city, a church at its cathedral, the Welsh in Wales. The senior heir in the line gets 1 at a shield of the house (Exeter, Somerset and Richmond always at their own) and, if royal, another 1 at a crown.
    If the defender’s line is destroyed in round 1, attacker and defender swap roles. In round 4 the attacker has to retreat. Control of an area changes at once.
    .name = Battle
roses-rules-retreat = From round 2 of a battle a block may **retreat** on its turn instead of firing. In round 4 attackers have to retreat. The block goes to a neighbouring area that is yours or vacant, never to the enemy’s exile. It cannot cross a border the enemy came over; if both players came over that border, only the second player may use it. Each border takes 4, 3 or 2 blocks per round, by its colour. A block that has to leave and cannot is lost.
    Pirates leave by sea, to a coast without enemies on the sea they came by.
    After the battle the winner may **regroup**: any of their blocks, reserves included, move to neighbouring areas that are theirs or vacant, again within the border limits.
    .name = Retreat and regrouping
roses-rules-treason = The **King**, the **Pretender** and **Warwick**, if they are in the line, may each make one **treachery roll** per battle, on their turn instead of firing. They choose an enemy in the line that has a **loyalty** number and roll that many dice, 1 to 3. If **all are even**, that block joins your reserve with its steps and fights from the next round.
    A block with a rose never changes sides. Nor do heirs, except Clarence and Exeter, and not even those two while King or Pretender. A block that has just changed sides cannot be rolled for again in the same battle.
    { "" }**Warwick** rolls one die instead of two for his family, Kent and Salisbury, and cannot roll for Northumberland or Westmoreland.
    The **Treason** card gives one roll before a battle and needs no leader. So one block can face up to three rolls.
    In round 4 attackers retreat and do not roll.
    .name = Treachery
roses-rules-orders = **Standing orders** act for you, so that the game does not have to wait for your answers. You can change them in secret at any time with **Standing orders**, below every panel. Before a battle you can change them for that battle only (its **plan**).
    A **style** sets them all at once. **Quick** does not ask where the answer is obvious. **Careful** asks everything except what a block does on its turn: for that, set *on its turn* to *ask me*. You start with Quick:
    - On its turn a block fires; at strength 1 it leaves for your largest group nearby
    - No charges; treachery rolls only if one die is enough; hits go to levies and bombards first, heirs last
    - After a victory only the blocks that the area cannot feed move on
    - You are asked for battle orders where a King or Pretender fights
    - A poor hand is shown; battles start where you outnumber the enemy most
    - Heirs enter and blocks go home at the **obvious** place: one that can feed another block; if there are several, the one with your largest group
    - The strongest blocks go unfed first; if several are equal, levies and bombards do
    A single **block** can have its own order, which comes first and lasts until you change it: fire, wait, retreat, leave at a given strength or from a given round on, or ask me; an heir can also charge (the weakest enemy).
    If no order answers a question, you are asked.
    .name = Standing orders
roses-rules-supply = At the end of a turn, in this order:
    1. If the King has died, the senior heir of that house becomes King, wherever they are.
    2. If you hold an enemy heir who changed sides (Clarence with Lancaster, Exeter with York), you may execute them; the Pretender decides first.
    3. The Pretender’s minor heirs enter, then blocks in the Pretender’s crowded areas lose steps.
    4. The same for the King.
    An area feeds **4** blocks, or **5** with a city. Calais and France feed **4**, Ireland and Scotland **2**, not counting mercenaries at home there. For each block over that number, a different block in the area loses one step; its owner chooses which.
    .name = Supply
roses-rules-heirs = Each house has five heirs, the senior first.
    { "" }**York:** Richard of York, March, Rutland, Clarence, Gloucester.
    { "" }**Lancaster:** Henry VI, Prince Edward, Exeter, Somerset, Richmond.
    The senior living heir is King or Pretender. A dead Pretender is replaced at once, a dead King in the next supply phase. Dead heirs never come back.
    Some heirs are **minors** at the start. When an heir dies, the eldest minor enters in the next supply phase: a royal one at a crown without enemies, the Pretender’s in an exile of their house.
    Nobles with a rose and the Nevilles (Warwick, Kent, Salisbury) never come back either. All others return in the next campaign.
    { "" }**Clarence and Exeter** can change sides. In the enemy’s service they are nobles, not heirs; a minor only takes their place when they die or are executed. If they come back, they are heirs again.
    .name = Heirs
roses-rules-exile = Each house has two areas of **exile** that the enemy can never enter: **Calais and Ireland** for York, **France and Scotland** for Lancaster. Lancaster can reach Scotland by land; the others can only be reached by sea.
    Calais and France feed 4 blocks, Ireland and Scotland 2, not counting mercenaries at home there. In supply, each block over that limit costs a step; in the political turn it goes to the pool.
    Blocks in exile do not count for the throne, and they stay there in the political turn. In that turn the Pretender and the Pretender’s heirs go into exile; their player chooses which exile each one goes to.
    { "" }**Wales** is not exile: both houses may use it.
    .name = Exile
roses-rules-political = After seven turns, in this order:
    1. Levies, bombards, the Welsh and the rebel go to the pool; the other mercenaries go home.
    2. **The throne.** Each house counts its nobles, heirs and churches on the map, 1 each, and 1 for London if only that house has blocks in Middlesex. Exile, Man and the pool do not count. With **more** support than the King, the Pretender takes the throne; the King wins ties. After the last campaign the game ends here.
    3. **The Pretender’s side goes home:** heirs to an exile, nobles to a shield, churches to their cathedral. Areas with enemies are closed; a block without an open home goes to the pool.
    4. **The King’s side goes home:** heirs to an open shield or any crown, the others as before. On both sides, blocks in exile stay there.
    5. Blocks that exile cannot feed go to the pool. All blocks are ready again at full strength, and you get new cards.
    A Neville may use a dead Neville’s shield. Warwick of York may go to Calais; so may Kent and Salisbury of York if all their shields are closed, or Warwick is dead, and there is room. A Neville whose shields are all closed may choose the pool.
    .name = The political turn
roses-rules-scenarios = Choose one when you open the table.
    - **The whole war** (1460): up to three campaigns. Lancaster is royal with Henry VI in London; York waits with Richard in Ireland and with March and Warwick in Calais. The minors are Clarence and Gloucester for York, Prince Edward and Richmond for Lancaster.
    - **Kingmaker** (1469): one campaign. York is royal with March in London, where Henry VI is a **prisoner**: he does nothing, and his house does not hold the area, until only Lancaster has blocks there. Until he is free, Prince Edward is Pretender; then Henry VI is. Lancaster lands from France with Warwick and Clarence. Somerset, Rutland and Richard of York are dead.
    - **Richard III** (1483): one campaign. York is royal with Gloucester as its only heir; Richmond, Lancaster’s only heir, waits in France.
    The option **{ roses-option-campaigns }** shortens the whole war to one or two campaigns.
    .name = Scenarios
roses-rules-secrecy = **Secret:** which blocks you have where and how strong they are, your pool, your hand, your face-down card, your reserves until they arrive, all your orders.
    { "" }**Public:** how many blocks each house has in each area, where blocks move, sail or come in, cards once shown, how many blocks are in each pool, who is King and Pretender, which heirs are minors, and which blocks are dead for good.
    A battle reveals its blocks and dice. Afterwards the blocks are hidden again, with their losses; remember them if you can.
    A block lost unseen, to supply or plague, is only named if it is gone for good.
    You can undo your own actions as long as nobody else has learned anything from them.
    .name = What is secret
roses-rules-start = **Your first ten minutes.**
    1. **Cards.** Look at your hand: it has one card for each of the seven turns. In turn 1, play the one with the most points. You can change it until the other player has chosen too.
    2. **Actions.** Spend one point at a time: recruit a block, sail one, or move the blocks of one area. First bring heirs, nobles and churches to England and Wales; only there do they count for the throne. Every choice says what it costs, who goes unfed and, for an attack, about how often you win such a battle. You can undo everything until you end your actions.
    3. **Battles.** If blocks of both houses are in one area, they fight. Look at the letter and number on each block: B3 acts after A and before C, and each of its dice hits on 1 to 3. Your standing orders fight for you where you are not asked.
    4. **Supply.** An area feeds 4 blocks, or 5 with a city. Spread out your blocks, or some lose a step.
    After turn 7 the support of both houses is counted, and the new campaign starts with full-strength blocks.
    Keep in mind: heirs who die never come back, and a house without heirs loses at once. Never leave your King or Pretender alone near the enemy.
    .name = Start here
roses-rules-words = **Block:** a piece whose face only its owner sees.
    { "" }**Step:** one point of a block’s strength; one die in battle.
    { "" }**B3:** letter (when it acts, A first) and fire power (hits on 1 to 3).
    { "" }**Heir:** one of five in line for the throne; the senior one leads the house.
    { "" }**Minor:** an heir who only enters when an older one dies.
    { "" }**King / Pretender:** the head of the royal house / of the other house.
    { "" }**Noble:** a lord; counts for the throne.
    { "" }**Loyalty:** how many dice a treachery roll on the block needs; a block with a **rose** never changes sides.
    { "" }**Treachery roll:** if all dice are even, an enemy block changes sides.
    { "" }**Charge:** the senior heir’s attack on one enemy.
    { "" }**Main attack:** the border whose blocks fight from the first round.
    { "" }**Battle round:** each block in the line acts once; up to four.
    { "" }**Reserve:** blocks that arrive in round 2 of the battle.
    { "" }**Shield / crown:** where nobles / royal heirs come in, go home and defend better.
    { "" }**Pool:** your blocks off the map that you can recruit.
    { "" }**Face down:** a block that is out until the next campaign.
    { "" }**Exile:** two areas that only your house may enter.
    { "" }**Vacant:** an area without blocks.
    { "" }**Supply:** the phase in which each area feeds its blocks; the rest lose steps.
    { "" }**Support:** nobles, heirs, churches and London: what decides the throne.
    { "" }**Political turn:** after turn 7, support is counted and blocks go home.
    .name = Words

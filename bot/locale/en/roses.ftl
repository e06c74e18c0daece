# Wars of the Roses: what happens, what is chosen.

## Events: a campaign and its cards

roses-campaign = **Campaign { $n } begins.** { $seat } is the royal house.
roses-hand-sealed = { $seat } has decided about the hand.
roses-hand-unsealed = { $seat } thinks about the hand again.
roses-hands = { $seats_count ->
        [0] Both keep their hands.
        [one] One of the two shows a poor hand.
       *[other] Both show a poor hand; both are dealt new cards.
    }
roses-mulligan = { $seat } shows a poor hand: { $cards }.
roses-kept = { $seat } keeps the hand; the poor one is dealt anew.
roses-redealt = { $seat } takes a new hand too.
roses-card-sealed = { $seat } has laid a card face down.
roses-card-unsealed = { $seat } has taken the card back.
roses-cards = **Turn { $n }.** The cards: { $shown }. { $seat } goes first.
roses-actions = Now { $seat } acts, with { $card }.

## Events: moving and recruiting

roses-moved = { $seat } moves a block from { $from } to { $area }.
roses-moved-own = You move from { $from } to { $area }: { $block }.
roses-sailed = { $seat } sails a block from { $from } to { $area }.
roses-sailed-own = You sail from { $from } to { $area }: { $block }.
roses-recruited = { $seat } recruits a block in { $area }.
roses-recruited-own = You recruit in { $area }: { $block }.
roses-muster = { $seat } calls a muster in { $area }.
roses-plague = { $seat } sends the plague to { $area }: every block there loses a step.
roses-actions-end = { $seat } has finished acting; { $n ->
        [0] no point is left over
        [one] 1 point is left unused
       *[other] { $n } points are left unused
    }.
roses-main = { $seat }'s main attack on { $area } comes by way of { $from }.

## Events: battles

roses-battle = **Battle of { $area }.** { $seat } attacks.
    Lancaster: { $lancaster_count ->
        [0] nobody in the line
       *[other] { $lancaster }
    }.
    York: { $york_count ->
        [0] nobody in the line
       *[other] { $york }
    }.{ $reserves_count ->
        [0] { "" }
       *[other] { "" }
            Reserves still hidden: { $reserves }.
    }
roses-treason-kept = { $seat } does not use the card Treason in { $area }.
roses-orders-sealed = { $seat } has set battle orders.
roses-orders-unsealed = { $seat } thinks about the battle orders again.
roses-round = **Round { $n }** in { $area }.
roses-fired = { $seat }: { $block } fires, needs { $need } or less: { $dice } → { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }.
roses-charged = { $seat }: { $block } charges { $target }, needs { $need } or less: { $dice } → { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }.
roses-answered = { $seat }: { $block } fires back at { $target }, needs { $need } or less: { $dice } → { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }.
roses-passed = { $seat }: { $block } waits.
roses-retreated = { $seat }: { $block } retreats from { $from } to { $area }.
roses-trapped = { $seat }: { $block } has to leave and has no way out.
roses-hit = { $seat }: { $block } loses { $n ->
        [one] 1 step
       *[other] { $n } steps
    }, { $left ->
        [0] none is left
        [one] 1 is left
       *[other] { $left } are left
    }.
roses-treason-roll = { $seat } tries treachery on { $target } with { $by }: { $dice } → { $n ->
        [0] not all even, in vain
       *[other] all even, it works
    }.
roses-defected = **{ $block } goes over to { $seat }** in { $area }.
roses-reserves = { $seat }: reserves arrive in { $area }: { $blocks }.
roses-swapped = The defenders' first line in { $area } is gone: { $seat } is the attacker from now on.
roses-battle-won = **{ $seat } wins the battle of { $area }.**
roses-regrouped = { $seat } regroups a block from { $from } to { $area }.
roses-regrouped-own = You regroup from { $from } to { $area }: { $block }.
roses-regroup-end = { $seat } has finished regrouping in { $area }.

## Events: losses, heirs and the throne

roses-killed = { $area }: **{ $seat } loses { $block } for good.**
roses-fell = { $area }: { $seat } loses { $block } until the next campaign.
roses-lost = { $area }: { $seat } loses a block until the next campaign.
roses-lost-own = { $area }: you lose { $block } until the next campaign.
roses-king-dead = **The King is dead:** { $block }, of { $seat }. The successor is named in the supply phase.
roses-new-king = **Long live the King:** { $block }, of { $seat } – { $place }.
roses-new-pretender = **The new Pretender** of { $seat }: { $block }.
roses-freed = { $block } is free: { $seat } alone holds { $area }.
roses-supply = **Supply**, turn { $n }.
roses-executed = { $seat } executes { $block }.
roses-heir-enters = { $seat }: { $block }, a minor heir until now, enters in { $area }.
roses-starved = { $seat }: a block in { $area } loses a step for want of supply.
roses-starved-own = For want of supply you lose a step in { $area }: { $block }.
roses-turn-end = Turn { $n } is over.
roses-political = **Political turn** after campaign { $n }.
roses-disbanded = Levies, bombards, the Welsh and the rebel go to the pool, the other mercenaries home.
roses-usurped = **{ $seat } takes the throne.** Support: { $counts }.
roses-throne-held = **{ $seat } keeps the throne.** Support: { $counts }.
roses-home = { $seat }: a block goes home, { $from } → { $area }.
roses-home-own = You send home, { $from } → { $area }: { $block }.
roses-pooled = { $seat }: a block in { $from } goes to the pool.
roses-pooled-own = Your block in { $from } goes to the pool: { $block }.
roses-won-heirs = **{ $seat } wins: the other house has no heir left.**
roses-won-throne = **{ $seat } wins: King after the last campaign.**
roses-outcome-heirs = One house ran out of heirs.
roses-outcome-throne = The King after the last campaign has won.
roses-end-heirs = -# What decided: { $seat } has no living heir of its own any more. Then nothing else counts.
roses-end-throne = { $tie ->
        [yes] -# What decided: in the last political turn both houses had { $most } support, and on a tie the King keeps the throne.
       *[no] -# What decided: in the last political turn { $seat } had { $most } support, { $other } { $least }.
    }
roses-nearing-throne = ⏳ This is the last turn. After it **{ $seat } wins as King**, unless { $other } has more support when it is counted.

## What a seat is asked

roses-step-mulligan = keep or show the hand
roses-step-redeal = keep the hand or take a new one
roses-step-cards = lay a card
roses-step-action = actions
roses-step-main = name the main attack
roses-step-battles = choose the next battle
roses-step-event-treason = use the card Treason here or not
roses-step-briefing = battle orders
roses-step-fight = fight
roses-step-hits = choose who is hit
roses-step-regroup = regroup
roses-step-execute = execute or spare a hostage
roses-step-heir = bring in an heir
roses-step-loss = choose who lacks supply
roses-step-home = send blocks home
roses-step-dismiss = choose who leaves exile

## The same question in full: what is decided, and why it is asked

roses-ask-mulligan = Campaign { $campaign }: the hand you were dealt is worth { $n ->
        [one] 1 point
       *[other] { $n } points
    }. Only one of { $most } or less may be shown and dealt anew; any other is kept. Both are asked in any case, so that nobody learns whose hand is poor.
roses-ask-redeal = { $seat } shows a poor hand and is dealt a new one. Yours is worth { $n ->
        [one] 1 point
       *[other] { $n } points
    }: do you keep it or take a new one too?
roses-ask-cards = Turn { $turn }: which of your { $n } cards do you lay face down? The higher card goes first, an event before any other, the Pretender on a tie.
roses-ask-action = { $card } is your card: { $n ->
        [0] { $events ->
            [0] no points are left to spend: end your actions
           *[other] what it still allows stands below
        }
        [one] 1 point is left { $events ->
            [0] to move, sail or recruit with
           *[other] for this event alone
        }
       *[other] { $n } points are left { $events ->
            [0] to move, sail or recruit with
           *[other] for this event alone
        }
    }.
roses-ask-main = You attack { $areas } over several borders: where does the main attack come from? Whoever came another way waits in reserve.
roses-ask-battles = Both houses stand in { $areas }: which battle is fought next?
roses-ask-event-treason = The battle of { $area } begins: do you use your card Treason here?
roses-ask-briefing = Battle of { $area }, { $n ->
        [1] before the fight
       *[other] before round { $n }
    }: { $seat } attacks. How do your blocks fight?
roses-ask-fight = Battle of { $area }, round { $n }. It is the turn of { $blocks }.
roses-ask-hits = { $n ->
        [one] A hit falls
       *[other] { $n } hits fall
    } on your line in { $area } and the strongest has to take { $n ->
        [one] it
       *[other] them
    }: { $blocks } have strength { $steps } each.
roses-ask-regroup = The battle of { $area } is won. { $n ->
        [one] Your block there
       *[other] Your { $n } blocks there
    } may move on to neighbouring areas without enemies; { $area } feeds { $feeds }.
roses-ask-execute = { $block } is in your hands: do you have him executed, or spare him?
roses-ask-heir = { $n ->
        [one] An heir comes
       *[other] { $n } heirs come
    } of age: where does { $block } enter?
roses-ask-loss = { $area } feeds { $feeds } of your { $have } blocks: { $n ->
        [one] one
       *[other] { $n }
    } of them must lose a step. Which?{ $more ->
        [0] { "" }
       *[other] { " " }After that { $more } more in { $areas }.
    }
roses-ask-home = The campaign is over. { $n ->
        [one] One of your blocks has
       *[other] { $n } of your blocks have
    } more than one home to go to: { $blocks }.
roses-ask-dismiss = { $area } feeds { $feeds } in exile and { $have } are there: { $n ->
        [one] one has
       *[other] { $n } have
    } to go to the pool. Who?
roses-ask-standing = What your blocks do without asking you. It can be changed at any time, and nobody else sees it.

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
roses-verb-battle = Battle
roses-verb-event-treason = Card Treason
roses-verb-pass-treason = Not here
roses-verb-fire = Fire
roses-verb-pass = Wait
roses-verb-charge = Charge
roses-verb-treason = Treachery roll
roses-verb-hit = Hit
roses-verb-regroup = Regroup
roses-verb-execute = Execute
roses-verb-spare = Spare
roses-verb-heir = Heir
roses-verb-loss = Loss
roses-verb-home = Home
roses-verb-home-all = Everybody home
roses-verb-dismiss = Leave exile
roses-do-mulligan = Show the hand and take a new one
roses-do-redeal = Take a new hand too
roses-do-card = Lay { $a1 }
roses-do-standing = Always, { $a1 }: { $a2 }
roses-do-block-order = { $a1 }: { $a2 }
roses-do-plan = This battle, { $a1 }: { $a2 }
roses-do-seal = Start the battle: seal its orders
roses-do-move = Move { $a1 } to { $a2 }
roses-do-sea = Sail { $a1 } to { $a2 }
roses-do-recruit = Recruit { $a1 } in { $a2 }
roses-do-muster = Muster in { $a1 }
roses-do-plague = Plague in { $a1 }
roses-do-done = End: nothing more
roses-do-main = Main attack on { $a1 } by way of { $a2 }
roses-do-battle = Fight in { $a1 }
roses-do-event-treason = Use the card Treason on { $a1 }
roses-do-pass-treason = Keep the card Treason for later
roses-do-fire = { $a1 } fires
roses-do-pass = { $a1 } waits
roses-do-charge = { $a1 } charges { $a2 }
roses-do-treason = { $a1 } tries treachery on { $a2 }
roses-do-hit = { $a1 } takes the hits
roses-do-regroup = Regroup { $a1 } to { $a2 }
roses-do-execute = Execute { $a1 }
roses-do-spare = Spare the hostage
roses-do-heir = { $a1 } enters in { $a2 }
roses-do-loss = { $a1 } loses a step
roses-do-home = { $a1 } → { $a2 }
roses-do-home-all = Everybody goes home to the obvious place
roses-do-dismiss = { $a1 } goes to the pool

## Options


## Rules in short

roses-rules-goal = Two houses fight for the English throne: **Lancaster** (red) and **York** (white). One of them is the royal house and has the **King**, the other has the **Pretender**; that can change.
    You win **at once** when the other house has no heir left: all five dead, or in your service. Otherwise whoever is **King** after the political turn of the last campaign wins.
    To take the throne, the Pretender needs **more support** than the King in a political turn: nobles, heirs and churches on the map, and London. So it is not enough to win battles: what counts is how many great names stand on your side in England and Wales on the last day of a campaign.
    .name = Goal
roses-rules-turn = A **campaign** has seven **turns**; after the seventh comes a political turn. The whole game has three campaigns.
    A turn goes like this:
    1. **Cards.** Both lay a card face down, then both are shown. The higher card goes first, an event before every other card; when equal, the Pretender. Of two events the one with more points goes first.
    2. **Actions.** The first, then the second player spends the card's points: a point moves blocks of one area or brings one block in. What is left over is lost.
    3. **Battles**, one after the other, wherever both houses stand in one area. Who went first says which comes next.
    4. **Supply.** A new King, heirs who come of age, losses in crowded areas.
    A block has 1 to 4 **steps**, its strength. Its **letter** says when it acts in battle, its **number** how well: B3 acts in group B and hits with 1 to 3.
    .name = A turn
roses-rules-cards = The deck has 25 cards: six **Action 2**, seven **Action 3**, six **Action 4**, and six events. At the start of a campaign both are dealt seven; every turn uses up one, and the last plays itself. The other 11 stay out.
    A card lies face down until the other lies too; until then you may take it back.
    { "" }**Poor hand.** If your seven cards have 13 points or less, events counted, you may show them once per campaign and take a new hand. The other may keep the old one or take a new one too. Both are asked at the same time, so being asked gives nothing away.
    .name = Cards
roses-rules-events = Points of an event may only be spent on that event; nobody is recruited with it.
    - **Surprise** (1): the point moves or sails as usual; every border takes one block more.
    - **Force March** (1): one area's blocks move up to three areas; no sailing.
    - **Muster** (0): name an area of yours or a vacant one. Any blocks may move there by the normal rules, through areas free of enemies; no sailing.
    - **Piracy** (2): sailing only, one block for each point even between ports; it may attack, but not in exile. Pirates retreat and regroup by the sea they came from.
    - **Plague** (0): every block in an area with a city that the enemy alone holds loses a step.
    - **Treason** (1): the point moves or sails as usual; besides, one treachery roll before any one battle of this turn, without any leader.
    .name = Events
roses-rules-move = A point lets any blocks of **one area** move one or two areas, together or apart. They go through your own and vacant areas, but stop where an enemy is. Nobody turns back over the border just crossed.
    A border takes only so many of your blocks per turn: **yellow 4, blue 3, red 2**; after a red border a block stops. Both players have limits of their own.
    Over at most **three borders** you may attack an area; the second player may use **two** to help where the first attacks.
    { "" }**Pinning.** If you go second and are attacked, as many of your blocks as are in the main attack have to stay. You choose which; the others may leave, but not over borders the enemy came over. Blocks who come to help change nothing about that.
    The enemy's exiles are closed to you.
    .name = Moving by land
roses-rules-sea = A point sails **one block** from a coast to another coast of the **same sea** that is yours or vacant. Between two **major ports** the same point carries a second block with the same start and goal. A block moves by land or by sea in a turn, not both.
    - **Irish Sea:** Ireland, Man, Scotland, Cumbria, Lancaster, Caernarvon, Chester, Pembroke, Glamorgan, Somerset, Cornwall, France
    - **North Sea:** Scotland, Northumbria, East Yorks, Lincoln, Rutland, East Anglia, Essex, Middlesex, Kent, Calais
    - **English Channel:** France, Cornwall, Dorset, Sussex, Kent, Calais
    Major ports: Ireland, Scotland, Northumbria, East Yorks, East Anglia, Middlesex, Kent, Sussex, Cornwall, Somerset, Glamorgan, Chester, France, Calais.
    Levies, the rebel, the Scots and the Welsh never sail. Without the event Piracy nobody lands among enemies, and nobody retreats or regroups by sea.
    .name = Sailing
roses-rules-recruit = A point brings one block from your pool to the map, at full strength; it does not move this turn. The area must be yours or vacant.
    - **Noble:** at one of his shields (Warwick of York also in Calais).
    - **Church:** at its cathedral, Canterbury in Kent, York in South Yorks.
    - **Levy:** in its city.
    - **Bombard:** in any city you hold.
    - **Rebel:** for the Pretender, in any vacant area outside exile.
    - **Welsh:** anywhere in Wales (Caernarvon, Pembroke, Powys, Glamorgan).
    - **Heir in the pool:** a royal one at a crown, one of the Pretender's in an own exile.
    The other mercenaries start at home in exile and simply move. During a campaign nobody regains steps. Who lies face down is ready again in the next campaign.
    .name = Recruiting
roses-rules-battle = Blocks are shown for the battle. Who came over the **main attack's** border fights at once; others who came, and helpers of the second player, are **reserves** until round 2 (at once if the line is gone; they then act from the next round).
    There are at most **four rounds**. In each, every block acts once: A, B, C, D, at each letter the defender first. Bombards in the line are A in round 1 and D later.
    - **Fire:** one die per step, a hit for each number up to the fire power. Every hit takes a step from the **strongest** enemy; equals are chosen by their owner.
    - **Charge:** only the senior heir in the line. All hits go to one enemy of his choice, the rest is lost; a survivor fires back at once.
    - **Treachery roll**, **retreat** (from round 2) or **wait**.
    A **defender** fires better by 1: a noble at his shield, a levy in its city, a church at its cathedral, the Welsh in Wales. The senior heir in the line gets 1 at a shield of his house (Exeter, Somerset and Richmond always do at their own) and, if he is royal, 1 at a crown, together 2.
    If the defender's line is destroyed in round 1, the roles change. In round 4 attackers have to leave. Control of an area changes at once.
    .name = Battle
roses-rules-retreat = From round 2 a block may **retreat** on its turn, instead of firing. In round 4 attackers have to. It goes to a neighbouring area that is yours or vacant, never to the enemy's exile, and not over a border the enemy used to come in; where both used it, only the second player may. Each round every border has its limit (4, 3, 2). Whoever has to leave and cannot is lost.
    Pirates leave by sea, to a coast free of enemies on the sea they came by.
    After the battle the winner may **regroup**: any of their blocks, reserves too, go to neighbouring areas that are theirs or vacant, again within the limits.
    .name = Retreat and regrouping
roses-rules-treason = The **King**, the **Pretender** and **Warwick**, if they fight in the line, may each make one **treachery roll** per battle on their turn, instead of firing. They choose an enemy in the line who has a **loyalty** and roll as many dice, 1 to 3. If **all are even**, he comes over with his strength, into the reserve, and fights from the next round.
    Whoever has a rose is loyal and never turns, nor do heirs other than Clarence and Exeter, and these not as King or Pretender. Whoever has just turned is not tried again in the same battle.
    { "" }**Warwick** needs one die for his family, Kent and Salisbury, instead of two, and cannot try Northumberland and Westmoreland.
    The card **Treason** gives a roll before a battle, without a leader. So a block can be tried up to three times.
    In round 4 attackers leave and roll no more.
    .name = Treachery
roses-rules-orders = **Standing orders** act for you, so that the game need not wait for messages. You may change them at any time, in secret: *Standing orders* below every panel. Before a battle its orders may be changed for it alone (**plan**).
    A **style** sets all of them at once: **quick** asks for nothing that has an obvious answer, **careful** asks for whatever can be asked, save what a block does on its turn: for that set *on its turn* to *ask me*. You begin with quick:
    - On its turn a block fires; at strength 1 it leaves, to the largest own group
    - No charges; treachery only where one die decides; hits go to common men first, heirs last
    - After a victory only those move on whom the area cannot feed
    - Battle orders are asked for where a King or Pretender fights
    - A poor hand is shown; battles begin where you have most blocks more
    - Heirs enter and blocks go home at the **obvious** place: one that can feed another block, of several the one with the largest own group
    - The strongest lack supply first, of equals common men
    One **block** may have an order of its own, which goes first and holds until changed: fire, wait, retreat, leave at a strength or from a round, ask; an heir also charge (at the weakest).
    What no order answers is asked.
    .name = Standing orders
roses-rules-supply = At the end of a turn, in this order:
    1. If the King has died, his senior heir is King, wherever he is.
    2. Whoever holds an enemy heir who changed sides (Clarence with Lancaster, Exeter with York) may execute him; the Pretender decides first.
    3. The Pretender's minor heirs enter, then his crowded areas lose steps.
    4. The same for the King.
    An area feeds **4** blocks, with a city **5**. Calais and France feed **4**, Ireland and Scotland **2**; mercenaries at home there are not counted. For every block too many a different block of the area loses one step; its owner chooses which.
    .name = Supply
roses-rules-heirs = Each house has five heirs, the senior first.
    { "" }**York:** Richard of York, March, Rutland, Clarence, Gloucester.
    { "" }**Lancaster:** Henry VI, Prince Edward, Exeter, Somerset, Richmond.
    The senior living heir is King or Pretender. A dead Pretender is followed at once, a dead King in the next supply phase. Dead heirs are gone for good.
    Some heirs are **minors** at the start. When an heir dies, the eldest minor enters in the next supply phase: a royal one at a crown free of enemies, the Pretender's in an own exile.
    Gone for good are also nobles with a rose and the Nevilles (Warwick, Kent, Salisbury). All others come back in the next campaign.
    { "" }**Clarence and Exeter** can be turned. In the enemy's service they are nobles, no heirs; only when they die or are executed does a minor follow. If they come back, they are heirs again.
    .name = Heirs
roses-rules-exile = Every house has two areas of **exile** that the enemy can never enter: **Calais and Ireland** for York, **France and Scotland** for Lancaster. Lancaster can walk into Scotland; the others are reached by sea.
    Calais and France feed 4 blocks, Ireland and Scotland 2, not counting mercenaries at home there. Every block too many loses a step in supply, and in the political turn has to go to the pool.
    Blocks in exile do not count for the throne and stay there in the political turn. In it, the Pretender and his heirs go to exile, each to the one their player chooses.
    { "" }**Wales** is no exile: both may use it.
    .name = Exile
roses-rules-political = After seven turns, in this order:
    1. Levies, bombards, the Welsh and the rebel go to the pool, the other mercenaries home.
    2. **The throne.** Each house counts its nobles, heirs and churches on the map, 1 each, and 1 for London if it alone holds Middlesex. Exile, Man and the pool do not count. With **more** than the King the Pretender takes the throne; the King wins ties. After the last campaign the game ends here.
    3. **The Pretender's side goes home:** heirs to an exile, nobles to a shield, churches to their cathedral. Where the enemy stands, nobody goes; who has no open home goes to the pool.
    4. **The King's side goes home:** heirs to an open shield or any crown, the others likewise. On both sides whoever is in exile stays.
    5. Surplus blocks in exile go to the pool; everybody is ready again and at full strength; new cards.
    A Neville may use a dead Neville's shield. Warwick of York may go to Calais; so may Kent and Salisbury of York if their shields are all shut, or Warwick is dead, and there is room. A Neville whose shields are all shut may choose the pool.
    .name = The political turn
roses-rules-scenarios = Choose one when the table is opened.
    - **The whole war** (1460): up to three campaigns. Lancaster is royal with Henry VI in London; York waits with Richard in Ireland and with March and Warwick in Calais. Minors: Clarence, Gloucester; Prince Edward, Richmond.
    - **Kingmaker** (1469): one campaign. York is royal with March in London, where Henry VI is a **prisoner**: he does nothing, and his house does not hold the area, until Lancaster alone has blocks there. As long as he is held, Prince Edward is Pretender; once free, Henry VI is. Lancaster lands from France with Warwick and Clarence. Somerset, Rutland and Richard of York are dead.
    - **Richard III** (1483): one campaign. York is royal with Gloucester as its only heir; Richmond, Lancaster's only heir, waits in France.
    `campaigns` shortens the whole war to one or two campaigns; 0 means all.
    .name = Scenarios
roses-rules-secrecy = **Secret:** who your blocks are and how strong, your pool, your hand, your face-down card, your reserves until they arrive, all your orders.
    { "" }**Everybody sees:** how many blocks of each house stand in every area, where each moves, sails or comes in, cards once shown, how many blocks are in the pools, who is King and Pretender, which heirs are minors, and who is dead for good.
    A battle shows its blocks and dice. Afterwards they hide again, with whatever they lost; remember them if you can.
    Blocks lost unseen, by supply or plague, are named only if they are gone for good.
    You can undo your own steps as long as nobody else has learnt anything from them.
    .name = What is secret

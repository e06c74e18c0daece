# Wars of the Roses: what is refused, and what to do instead.

## The game, the hand, the order book

roses-no-turn = It is { $seat }’s decision now. Wait until you are asked.
roses-no-words = “{ $action }” is incomplete, or has a word that does not exist. Choose from the suggestions of { COMMAND("act") }.
roses-no-sealed = You have sealed your choice. To change it, press **{ shared-verb-unseal }** first.
roses-no-mulligan = Your hand is worth { $n ->
        [one] 1 point
       *[other] { $n } points
    }; only a hand of { $most } points or fewer can be replaced. Keep your hand.
roses-no-block = { $block } is not one of your blocks. Choose one of yours.
roses-no-off-map = { $block } is not on the map ({ $place }), so it cannot move. Choose a block on the map.
roses-no-on-map = { $block } is already on the map, in { $area }. Recruit a block from your pool.
roses-no-pool = { $block } cannot be recruited ({ $place }). Recruit a block from your pool.
roses-no-spent = { $block } is face down until the next campaign. Recruit another block.

## Moving and recruiting

roses-no-points = You have no action points left. Press **End actions**.
roses-no-event-march = Your event { $card } does not let blocks march. Do what it allows, or end your actions.
roses-no-event-first = First name the area for { $card }; then move blocks there.
roses-no-event-sea = Your event { $card } does not let blocks sail. Do what it allows, or end your actions.
roses-no-event-recruit = Your event { $card } does not let you recruit. Do what it allows, or end your actions.
roses-no-event-named = { $card } already has its area this turn: { $area }. Move your blocks, or end your actions.
roses-no-other-event = { $card } is not your card for this turn. Use the points of the card you played.
roses-no-locked = { $block } is on its way to the muster in { $area }. Move it there first.
roses-no-already = { $block } is already in { $area }. Choose another area.
roses-no-border = { $block } is in { $from }, which has no border with { $area }. Choose a neighbouring area.
roses-no-exile = { $block } cannot enter { $area }: it is one of the enemy’s exile areas, which you can never enter. Choose another area.
roses-no-fresh = { $block } was recruited this turn, so it stays in { $area }. Move another block.
roses-no-prisoner = { $block } is a prisoner in { $area } until only your blocks are there. Move another block.
roses-no-pinned = { $block } has to stay in { $area }: the main attack on you there has { $n ->
        [one] 1 block
       *[other] { $n } blocks
    }, so as many of yours have to stay, and you have only { $have } left there. Move blocks from another area.
roses-no-enemy-border = { $block } cannot leave for { $area }: the enemy came in over that border. Choose another way out.
roses-no-halted = { $block } has moved { $n ->
        [one] 1 area
       *[other] { $n } areas
    } this turn, which is the most allowed, and stays in { $area }. Move another block.
roses-no-halted-enemy = { $block } has met the enemy in { $area } and stays there. Move another block.
roses-no-halted-red = { $block } has crossed a red border and stays in { $area } this turn. Move another block.
roses-no-gathered = { $block } is at the muster in { $area } and stays there. Move another block.
roses-no-sailed = { $block } has sailed to { $area } and stays there this turn. Move another block.
roses-no-marched = { $block } has marched to { $area }, and a block moves by land or by sea, not both. Sail with another block.
roses-no-back = { $block } cannot turn back to { $area } over the border it has just crossed. Choose another area.
roses-no-limit = The border to { $area } takes { $n ->
        [one] 1 block
       *[other] { $n } blocks
    } and is full. Choose another way for { $block }.
roses-no-borders = You have already entered { $area } over { $n ->
        [one] 1 border
       *[other] { $n } borders
    }, which is the most allowed. Send { $block } over one of those.
roses-no-muster = { $block } cannot reach the muster in { $place } via { $area }: from there it would cross more than { $n } borders in all. Choose another way, or leave the block where it is.
roses-no-muster-red = { $block } cannot reach the muster in { $place } via { $area }: the border into { $area } is red, and a block that crosses a red border stops there. Choose another way, or leave the block where it is.
roses-no-muster-full = { $block } cannot reach the muster in { $place } via { $area }: the border between { $area } and { $place } is full this turn. Choose another way, or leave the block where it is.
roses-no-muster-enemy = { $block } cannot go to the muster in { $place } via { $area }: there are enemies there. Choose another way, or leave the block where it is.
roses-no-muster-area = There are enemies in { $area }, so your blocks cannot muster there. Name an area that is yours or vacant.
roses-no-muster-exile = { $area } is one of the enemy’s exile areas, so your blocks cannot muster there. Name an area that is yours or vacant.
roses-no-muster-sea = { $area } can only be reached by sea, and blocks do not sail to a muster. Name an area that can be reached by land.
roses-no-plague-area = There are no enemy blocks in { $area }. Name a city area with only enemy blocks.
roses-no-plague-city = There is no city in { $area }. Name a city area with only enemy blocks.
roses-no-plague-own = Your own blocks are in { $area } too. Name a city area with only enemy blocks.
roses-no-sailor = { $block } cannot sail. Move it by land.
roses-no-zone = { $block } is in { $from }, and no sea touches both that area and { $area }. Choose a coast of the same sea.
roses-no-landing = { $block } cannot land in { $area }: there are enemies there, and only the event Piracy allows that. Choose a coast without enemies.
roses-no-muster-place = { $block } cannot come in at { $area }. { $areas_count ->
        [0] All its places are closed now; recruit another block.
       *[other] Choose one of its places: { $areas }.
    }
roses-no-recruit-enemy = { $block } cannot come in at { $area }: there are enemies there. Choose an area without enemies.
roses-no-recruit-rebel = { $block } cannot come in at { $area }: it can only enter an area outside exile with no blocks of either house. Choose another area.
roses-no-main = Your blocks did not come into { $area } that way. Choose one of the ways they used: { $origins }.
roses-no-main-area = There is no main attack to name in { $area }. Choose one of the attacks on your panel.

## Battles

roses-no-battle = There is no battle in { $area }. Choose one of these areas: { $areas }.
roses-no-initiative = It is not { $block }’s turn yet. Now it is the turn of { $blocks }.
roses-no-acted = { $block } has already acted this round. Now it is the turn of { $blocks }.
roses-no-line = { $block } is not in the line of this battle. Now it is the turn of { $blocks }.
roses-no-retreat-yet = { $block } cannot retreat in round 1 of a battle, only from round 2. Fire or wait.
roses-no-way-enemy = { $block } cannot go to { $area }: there are enemies there. Choose an area without enemies.
roses-no-way-sea = { $block } came by sea and has to leave by the same sea, so it cannot go to { $area }. Choose a coast of that sea without enemies.
roses-no-last-round = { $block } has to retreat: in round 4 attackers have to leave. Choose where it goes.
roses-no-charge = { $block } cannot charge: only your senior heir in the line can, and that is { $heir }. Fire instead.
roses-no-charge-heir = { $block } cannot charge: only an heir in the line can, and you have none there. Fire instead.
roses-no-target = { $block } cannot charge { $target }, which is not in the enemy’s line. Choose one of these: { $blocks }.
roses-no-leader = { $block } cannot make a treachery roll: only the King, the Pretender and Warwick can do that. Fire instead.
roses-no-rolled = { $block } has already made its treachery roll in this battle. Fire instead.
roses-no-treason-line = { $target } is not in the enemy’s line. Choose an enemy in the line.
roses-no-treason-head = { $target } leads the other house and never changes sides. Choose another enemy.
roses-no-treason-loyal = { $target } has no loyalty number, so it never changes sides. Choose another enemy.
roses-no-treason-turned = { $target } has already changed sides in this battle, so you cannot make another treachery roll on it. Choose another enemy.
roses-no-treason-north = Warwick cannot make a treachery roll on Northumberland or Westmoreland, and { $target } is one of them. Choose another enemy.
roses-no-hit = { $block } cannot take these hits: they go to the strongest in your line. Choose one of these: { $blocks }.
roses-no-regroup = { $block } is not in { $area }, and only the winning blocks there can regroup. Choose one of those.

## Supply and going home

roses-no-execution = { $block } is not your hostage; { $target } is. Execute or spare { $target }.
roses-no-entry = { $block } cannot enter in { $area }. Choose one of these areas: { $areas }.
roses-no-entry-heir = { $block } does not enter now: { $heir } does. Choose where { $heir } enters.
roses-no-loss = { $block } does not have to lose a step. Choose a block in { $areas }, where not all blocks can be fed.
roses-no-paid = { $block } has already lost a step in this supply phase. Choose another block.
roses-no-home = { $block } cannot go home to { $area }. { $areas_count ->
        [0] None of its homes is open yet. Send your other blocks home first.
       *[other] Choose one of these: { $areas }.
    }
roses-no-home-pool = { $block } cannot choose the pool: only a Neville whose shields are all closed can do that. Choose one of its homes.
roses-no-home-gone = { $block } has already gone home, to { $area }. Choose another block.
roses-no-home-exile = { $block } is in exile in { $area } and stays there. Choose another block.
roses-no-home-yet = { $area } will be open to { $block } once your other blocks have left it. Send them home first.
roses-no-dismissal = { $block } does not have to leave exile. Choose a block in { $areas }, where not all blocks can be fed.

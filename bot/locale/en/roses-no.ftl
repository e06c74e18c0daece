# Wars of the Roses: what is refused, and what to do instead.

## The game, the hand, the order book

roses-no-turn = { $seat } decides now. Wait until you are asked.
roses-no-words = “{ $action }” is incomplete or names something unknown. `/act` suggests how to write it.
roses-no-sealed = You have sealed. If you want to change something, press **Open the seal** first (`unseal`).
roses-no-mulligan = Your hand is worth { $n ->
        [one] 1 point
       *[other] { $n } points
    }; only 13 or less may be shown for a new one.
roses-no-block = { $block } is no block of yours on the map.
roses-no-pool = { $block } is not in your pool.
roses-no-spent = { $block } lies face down and can be recruited again in the next campaign.

## Moving and recruiting

roses-no-points = You have no action points left. Press **End actions** (`done`).
roses-no-event = The event { $card } does not allow that now. `/rules` tells what each event does.
roses-no-locked = { $block } is on its way to the muster and has to get there first.
roses-no-border = { $block } stands in no area that borders on { $area }.
roses-no-exile = { $block } may not enter { $area }: it is an exile of the enemy.
roses-no-fresh = { $block } came in this turn and stays in { $area }.
roses-no-prisoner = { $block } is a prisoner in { $area } and cannot move before your blocks alone hold the area.
roses-no-pinned = The attackers in { $area } pin { $block }: as many of your blocks as attack there have to stay.
roses-no-enemy-border = { $block } may not leave for { $area }: the enemy came over that border.
roses-no-halted = { $block } can go no further this turn and stays in { $area }.
roses-no-back = { $block } may not turn back to { $area } over the border it has just crossed.
roses-no-limit = The border to { $area } takes no more blocks this turn. { $block } needs another way.
roses-no-borders = You attack { $area } over as many borders as allowed. { $block } has to use one of those.
roses-no-muster = { $block } cannot get to the muster over { $area }: the way has to be free of enemies and end at the muster.
roses-no-muster-area = No muster in { $area }: it has to be yours or vacant, and reachable by land.
roses-no-plague-area = No plague in { $area }: it has to be an area with a city, held by the enemy alone.
roses-no-sailor = { $block } never sails, so not to { $area } either.
roses-no-zone = { $block } does not stand on the same sea as { $area }.
roses-no-landing = { $block } may not land in { $area }: there are enemies. Only the event Piracy allows that.
roses-no-muster-place = { $block } cannot be recruited in { $area }. Every kind of block has places of its own, and they have to be free of enemies; `/rules` lists them.
roses-no-main = “{ $action }” names no border over which you came. `/act` suggests those you used.

## Battles

roses-no-battle = There is no battle in { $area }.
roses-no-initiative = It is not the turn of { $block }. The letters act from A to D, defenders first.
roses-no-retreat-yet = { $block } cannot retreat yet: nobody retreats in round 1.
roses-no-haven = { $block } cannot retreat to { $area }. Possible are neighbouring areas free of enemies, over borders with room that the enemy did not come over.
roses-no-last-round = { $block } has to retreat: attackers leave in round 4.
roses-no-charge = { $block } cannot charge { $target }: only your senior heir in the line charges.
roses-no-target = { $block } cannot charge { $target }, who is not in the enemy's line.
roses-no-leader = { $block } has no treachery roll for { $target }: the King, the Pretender and Warwick make one each per battle.
roses-no-treason-target = { $block } can try no treachery on { $target }. Possible are enemies in the line with a loyalty who have not just changed sides; Warwick cannot try Northumberland and Westmoreland.
roses-no-hit = { $block } is not among the strongest: hits go to the strongest block in the line.
roses-no-regroup = { $block } cannot regroup to { $area }. Possible are neighbouring areas free of enemies, over borders with room.

## Supply and going home

roses-no-execution = { $block } is no hostage of yours.
roses-no-entry = { $block } cannot enter in { $area }. Royal heirs come in at a crown free of enemies, the Pretender's in exile.
roses-no-loss = { $block } does not have to lose a step. Choose one in an area that has too many.
roses-no-home = { $area } is no home that is open to { $block }.
roses-no-home-yet = { $area } is open to { $block } as soon as your other blocks have left it: send them home first.
roses-no-dismissal = { $block } does not have to leave. Choose one in an exile that has too many.

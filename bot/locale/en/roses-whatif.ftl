# Wars of the Roses: a battle played many times.

roses-whatif-none = There is no battle to simulate: none is being fought, and none of your blocks is in an area with enemy blocks. March into an enemy area first; **Undo** takes the move back.
roses-whatif-title = What if? { $area }, round { $n }
roses-whatif-assumed = **Assumed:** your blocks follow your orders, or the style *Quick* where those would ask you; the enemy’s blocks follow *Quick* too. Enemy blocks you have not seen are drawn at random from those that may be there. The card Treason is not used, and no block regroups. A battle that has not started is fought with the blocks that are there now, without treachery rolls or charges, as in the odds on your panel. If there are several such battles, the largest is shown in full.
roses-whatif-holds = Who holds the area
roses-whatif-coming = Battles to come: you hold the area
roses-whatif-battle = { $area }, you { $attacks ->
        [yes] attack
       *[no] defend
    }
roses-whatif-mine = You
roses-whatif-theirs = The enemy
roses-whatif-own = Steps you lose
roses-whatif-enemy = Steps the enemy loses
roses-whatif-fell = Blocks lost
roses-whatif-turned = A block changes sides

# Wars of the Roses: a battle played many times.

roses-whatif-none = No battle is being fought, and none is to come as the blocks stand. March into an area of the enemy first; **Undo** takes it back.
roses-whatif-title = What if? { $area }, round { $n }
roses-whatif-assumed = **Assumed:** your blocks follow the orders you have given, and where those would ask you, the style *quick*; the enemy's follow *quick* as well. Enemy blocks you have not seen are drawn at random from those that may be there. The card Treason is not used, and nobody moves on afterwards. A battle to come is fought as the blocks stand now, without treachery and charges, and whoever acts before it changes nothing: the odds are those that the panel tells. Of several the largest is shown in full.
roses-whatif-holds = Who holds the field
roses-whatif-coming = Battles to come: you hold the field
roses-whatif-battle = { $area }, you { $attacks ->
        [yes] attack
       *[no] defend
    }
roses-whatif-mine = You
roses-whatif-theirs = The enemy
roses-whatif-own = Steps you lose
roses-whatif-enemy = Steps the enemy loses
roses-whatif-fell = Who falls
roses-whatif-turned = Somebody changes sides

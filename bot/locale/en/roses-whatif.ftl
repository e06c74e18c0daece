# Wars of the Roses: a battle played many times.

roses-whatif-none = No battle is being fought in which you could ask What if.
roses-whatif-title = What if? { $area }, round { $n }
roses-whatif-assumed = **Assumed:** your blocks follow the orders you have given, and where those would ask you, the style *quick*; the enemy's follow *quick* as well. Enemy blocks you have not seen are drawn at random from those that may be there. The card Treason is not used, and nobody moves on afterwards.
roses-whatif-holds = Who holds the field
roses-whatif-mine = You
roses-whatif-theirs = The enemy
roses-whatif-own = Steps you lose
roses-whatif-enemy = Steps the enemy loses
roses-whatif-fell = Who falls
roses-whatif-turned = Somebody changes sides

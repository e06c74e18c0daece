# The pictures of Warrior Knights beside the map, and the same in words for who cannot see them.

## A battle

knights-pic-battle = Battle of { $place }
knights-pic-attack = Attack on { $place }
knights-pic-siege = Siege of { $place }
knights-pic-turn = Turn { $n }
knights-pic-attacker = attacks
knights-pic-defender = defends
knights-pic-strength = strength
knights-pic-draw = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
knights-pic-wiped = { $name } has lost all Nobles
knights-pic-inflicted = inflicted
knights-pic-prevented = prevented
knights-pic-casualties = casualties
knights-pic-victories = victories
knights-pic-uncounted = Victories are not counted: one side has nobody left.
knights-pic-siege-rule = A second siege in a later turn starves it out.
knights-pic-stronger = besiegers
knights-pic-weaker = besieged
knights-pic-hand = Your hand: { $cards }
knights-pic-alt-force = { $name } { $role } with { $nobles }; strength { $strength }{ $walls ->
        [0] { "" }
       *[other] , walls { $walls }
    }
knights-pic-alt-noble = { $noble } ({ $men } troops{ $n ->
        [0] { "" }
        [one] , 1 casualty
       *[other] , { $n } casualties
    })
knights-pic-alt-hand = { $name } shows { $cards }; { $n } laid aside
knights-pic-alt-count = { $name }: { $inflicted } inflicted, { $prevented } prevented, { $n } casualties taken, { $wins } victories

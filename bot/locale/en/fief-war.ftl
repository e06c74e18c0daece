# Fief: marches, invaders, battles, sieges, Excalibur.

## Movement

fief-movement = **Movement of round { $n } begins.**
fief-arrived = **Everyone has moved in round { $n }:** next come the invaders and the battles.
fief-moved = The { $family } family has moved.
fief-marches = { $noble } goes { $way } from { $city } to { $to } { $n ->
        [0] without troops
        [one] with 1 unit
       *[other] with { $n } units
    }.
fief-asks-leave = { $noble } ({ $family }) asks the { $owner } family in { $city } for permission to go on to { $to }.
fief-leave-granted = The { $family } family lets { $noble } pass.
fief-leave-refused = The { $family } family does not let { $noble } pass.
fief-parade = **{ $noble } forms a parade of knights in { $city }.**
fief-rides-past = Nobody comes out: { $noble } rides past.
fief-forest = { $noble } comes safely through Sherwood (die { $die }).
fief-caught = The bandits of Sherwood catch { $noble } (die { $die }).
fief-bandits-paid = The bandits let { $noble } go for { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }.
fief-bandits-keep = { $noble } cannot pay the ransom of { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } and stays with the bandits until someone pays it.

## Excalibur and the Garter

fief-sword-drawn = **{ $noble } draws Excalibur from the stone** (die { $die }).
fief-sword-sticks = { $noble } pulls at Excalibur, but it does not move (die { $die }).
fief-sword-taken = **{ $noble } now bears Excalibur.**
fief-garter = **{ $noble } becomes a Lord of the Garter.**

## Invaders

fief-reinforced = The invaders in { $city } gather troops: they now have { $n } infantry.
fief-invaders-delayed = Storms keep the invaders at sea off { fief-region-the }.
fief-invaders-land = **{ $n ->
        [0] False alarm: no invaders land in
        [one] One army of invaders lands in
       *[other] { $n } armies of invaders land in
    } { fief-region-the }.**
fief-invaders-march = Invaders march { $way } from { $city } to { $to }.
fief-invaders-wait = Storms bar the way of the invaders in { $city }, who wait there.
fief-invaders-leave = An army of invaders leaves England.
fief-leader-falls = The invaders lose a leader, whose captives go free.
fief-wasted = The invaders destroy any mill, abbey or fortress in { $city }.
fief-walled-lost = **The invaders hold { $city }, the Walled City { fief-region-of }, and stay there.** The title is vacant again.
fief-danegeld = { $noble } pays the Danish tax for { $seat }.
fief-intercedes = { $noble } talks to the invaders (die { $die }). On 1 to 3 an army leaves for good, on 4 to 6 the cleric dies.
fief-intercedes-deadly = { $noble } talks to the invaders (die { $die }): { $deadly ->
        [0] one army goes away for good.
       *[other] the invaders kill the cleric.
    }

## Battles

fief-battle = **Battle of { $city }:** { $kind }. Attack: { $one_count ->
        [0] the invaders
       *[other] { $one }
    }. Defence: { $other_count ->
        [0] the invaders
       *[other] { $other }
    }.
fief-joins = The { $family } family joins { $camp }.
fief-aims = The archers of { $seat } aim at { $noble }.
fief-volley = **{ $shot }:** the attack { $one_count ->
        [0] rolls no dice
       *[other] scores { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        } (dice: { $one })
    }; the defence { $other_count ->
        [0] rolls no dice
       *[other] scores { $against ->
            [one] 1 hit
           *[other] { $against } hits
        } (dice: { $other })
    }.
fief-loses = The { $family } family loses a unit in { $city }.
fief-loses-own = You lose a unit in { $city }: { $unit }.
fief-takes-own = { $noble } takes along: { $n } × { $unit }.
fief-leaves-own = { $noble } leaves behind: { $n } × { $unit }.
fief-loses-unit = The { $family } family loses a unit in { $city }: { $unit }.
fief-surrenders = { $camp_count ->
        [one] The { $camp } family surrenders
       *[other] The { $camp } families surrender
    }, losing all troops in the battle; the Nobles become captives.
fief-battle-over = **The battle of { $city } is over:** { $result } (attack: { $one_count ->
        [0] the invaders
       *[other] { $one }
    }; defence: { $other_count ->
        [0] the invaders
       *[other] { $other }
    }).
fief-taken = The { $family } family now controls **{ $city }**.
fief-taken-loser = **The { $family } family takes { $city }** from the { $loser } family.
fief-tunnel = { $seat } opens a secret way into { $city }: the walls no longer take dice from the attackers.
fief-guides = { $seat } shows the invaders in { $city } a secret way: neither walls nor Storms will stop their next step.
fief-slips-away = { $noble } slips away to { $city } by a secret way.

## Sieges, spoils, pillage

fief-siege-over = The { $family } family no longer besieges { $city }, and loses its catapults there.
fief-keeps-engines = The { $family } family keeps the enemy’s engines in { $city }.
fief-wrecks-engines = The { $family } family destroys the enemy’s engines in { $city }.
fief-pillages = **The { $family } family pillages { $city }:** { $what }.
fief-asks-entry = { $noble } ({ $family }) asks the { $owner } family to be let in at { $city }.
fief-enters = { $noble } is let in at { $city }.
fief-besieges = **The { $family } family besieges { $city }.**
fief-offers-truce = { $seat } offers a truce in { $city }; now the other side decides.
fief-turns-coat = **The { $family } family changes sides in the middle of the battle** and now fights for { $camp }.
fief-scuttles = The { $family } family destroys one of its own engines in { $city }: { $unit }.
fief-helps = { $servant } helps { $noble }.
fief-scouted-own = Your scout has seen the troops of the { $family } family in { $city }: { $units_count ->
        [0] none
       *[other] { $units }
    }.
fief-pardons = The { $family } family sends the bandits of Sherwood a royal pardon { $way }, and they release their captives.

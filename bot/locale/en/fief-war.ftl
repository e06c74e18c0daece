# Fief: marches, invaders, battles, sieges, Excalibur.

## Movement

fief-movement = **The Nobles of round { $n } set out.**
fief-arrived = **Everybody has marched in round { $n }:** invaders and battles come next.
fief-moved = The { $family } family has moved.
fief-marches = { $noble } goes { $way } from { $city } to { $to } with { $n ->
        [0] nobody
        [one] 1 unit
       *[other] { $n } units
    }.
fief-asks-leave = { $noble } ({ $family }) asks the { $owner } family in { $city } for leave to go on to { $to }.
fief-leave-granted = The { $family } family lets { $noble } pass.
fief-leave-refused = The { $family } family does not let { $noble } pass.
fief-parade = **{ $noble } forms a parade of knights in { $city }.**
fief-rides-past = Nobody comes out: { $noble } rides past.
fief-forest = { $noble } comes safely through Sherwood (die { $die }).
fief-caught = { $noble } is stopped by the bandits of Sherwood (die { $die }).
fief-bandits-paid = The bandits let { $noble } go for { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }.
fief-bandits-keep = { $noble } cannot pay and stays with the bandits until the ransom is there: { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }.

## Excalibur and the Garter

fief-sword-drawn = **{ $noble } draws Excalibur from the stone** (die { $die }).
fief-sword-sticks = { $noble } pulls at Excalibur in vain (die { $die }).
fief-sword-taken = **{ $noble } bears Excalibur.**
fief-garter = **{ $noble } becomes a Lord of the Order of the Garter.**

## Invaders

fief-reinforced = The invaders in { $city } gather men: { $n } infantry.
fief-invaders-delayed = Storms keep the invaders at sea before { $region }.
fief-invaders-land = **{ $n ->
        [0] False alarm: no invaders land in
        [one] One army of invaders lands in
       *[other] { $n } armies of invaders land in
    } { $region }.**
fief-invaders-march = Invaders march { $way } from { $city } to { $to }.
fief-invaders-wait = Storms lie ahead: the invaders wait in { $city }.
fief-invaders-leave = An army of invaders leaves England.
fief-leader-falls = A leader of the invaders is gone; captives of his are free.
fief-wasted = The invaders lay { $city } waste: mill, abbey and fortress are gone.
fief-walled-lost = **The invaders hold the Walled City of { $region }, { $city }, and stay there.** The title is free again.
fief-danegeld = { $noble } pays the Danish tax for { $seat }.
fief-intercedes = { $noble } speaks to the invaders: die { $die }. On 1 to 3 an army goes home for good, else the cleric dies.

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
fief-volley = **{ $shot }:** attack { $one_count ->
        [0] none
       *[other] { $one } – { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        }
    }; defence { $other_count ->
        [0] none
       *[other] { $other } – { $against ->
            [one] 1 hit
           *[other] { $against } hits
        }
    }.
fief-loses = The { $family } family loses a troop in { $city }.
fief-loses-own = You lose in { $city }: { $unit }.
fief-takes-own = { $noble } takes along: { $n } × { $unit }.
fief-leaves-own = { $noble } leaves behind: { $n } × { $unit }.
fief-loses-unit = The { $family } family loses in { $city }: { $unit }.
fief-surrenders = { $camp_count ->
        [one] The { $camp } family surrenders
       *[other] The families { $camp } surrender
    }: the troops leave the board, the Nobles are captives.
fief-battle-over = **The battle of { $city } is over:** { $result } (attack: { $one_count ->
        [0] the invaders
       *[other] { $one }
    }; defence: { $other_count ->
        [0] the invaders
       *[other] { $other }
    }).
fief-taken = **{ $city }** is now in the hands of the { $family } family.
fief-taken-loser = **The { $family } family takes { $city }** from the { $loser } family.
fief-tunnel = { $seat } opens a secret way into { $city }: the walls no longer take dice from the attackers.
fief-guides = { $seat } shows the invaders at { $city } a secret way: neither walls nor Storms will stop their next step.
fief-slips-away = { $noble } slips away to { $city } by a secret way.

## Sieges, spoils, pillage

fief-siege-over = The siege of { $city } by the { $family } family is over; its catapults are gone.
fief-keeps-engines = The { $family } family takes over the enemy’s engines in { $city }.
fief-wrecks-engines = The { $family } family destroys the enemy’s engines in { $city }.
fief-pillages = **The { $family } family pillages { $city }:** { $what }.
fief-asks-entry = { $noble } ({ $family }) asks the { $owner } family to be let in at { $city }.
fief-enters = { $noble } is let in at { $city }.
fief-besieges = **The { $family } family lays siege to { $city }.**
fief-offers-truce = { $seat } offers a truce in { $city }; the other side answers anew.
fief-turns-coat = **The { $family } family turns in the middle of the battle** and stands with { $camp }.
fief-scuttles = The { $family } family destroys an engine of its own in { $city }: { $unit }.
fief-helps = { $servant } is of service to { $noble }.
fief-scouted-own = Your scout has counted the troops of the { $family } family in { $city }: { $units_count ->
        [0] there are none
       *[other] { $units }
    }.
fief-pardons = The { $family } family writes to Sherwood { $way }: in the crown’s name the bandits let go.

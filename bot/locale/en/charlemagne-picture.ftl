# The pictures of Charlemagne: what stands on them, and the same in words for who cannot see them.

## Heading and phases

charlemagne-picture-game = Charlemagne
charlemagne-picture-years = { $first }–{ $last }
charlemagne-picture-phase-deploy = placing units
charlemagne-picture-phase-event = event
charlemagne-picture-phase-stratagem = stratagems
charlemagne-picture-phase-vassalage = vassalage
charlemagne-picture-phase-treasury = treasury
charlemagne-picture-phase-levy = levy
charlemagne-picture-phase-operations = operations
charlemagne-picture-phase-supply = supply
charlemagne-picture-phase-over = The game is over
charlemagne-picture-side-empire = Empire
charlemagne-picture-side-tribal = Tribes
charlemagne-picture-side-neutral = neutral

## Victory

charlemagne-picture-band-total-imperial = total imperial
charlemagne-picture-band-regional-imperial = regional imperial
charlemagne-picture-band-marginal-imperial = marginal imperial
charlemagne-picture-band-marginal-tribal = marginal tribal
charlemagne-picture-band-regional-tribal = regional tribal
charlemagne-picture-band-total-tribal = total tribal
charlemagne-picture-so-far = so far: { $band }
charlemagne-picture-part-levy = levy { $n }
charlemagne-picture-part-burgs = burgs { $n }
charlemagne-picture-part-civilisation = civilisation { $n }
charlemagne-picture-part-faith = faith { $n }
charlemagne-picture-part-king = Charlemagne’s death { $n }
charlemagne-picture-tally-regions = regions
charlemagne-picture-tally-burgs = burgs
charlemagne-picture-tally-units = units
charlemagne-picture-tally-markers = markers

## Legend

charlemagne-picture-legend-clear = clear
charlemagne-picture-legend-forest = forest
charlemagne-picture-legend-rough = rough
charlemagne-picture-legend-marsh = marsh
charlemagne-picture-legend-river = river
charlemagne-picture-legend-pass = pass
charlemagne-picture-legend-border = border
charlemagne-picture-legend-empire = Empire
charlemagne-picture-legend-tribal = Tribes
charlemagne-picture-legend-neutral = neutral
charlemagne-picture-legend-spent = has operated this turn
charlemagne-picture-legend-leader = leader
charlemagne-picture-legend-king = Charlemagne
charlemagne-picture-legend-augustus = Augustus
charlemagne-picture-legend-fleet = fleet
charlemagne-picture-legend-burg = burg
charlemagne-picture-legend-built = built burg
charlemagne-picture-legend-civilisation = civilisation
charlemagne-picture-legend-pillage = pillaged
charlemagne-picture-legend-christian = Christian
charlemagne-picture-legend-muslim = Muslim
charlemagne-picture-legend-pagan = pagan
charlemagne-picture-legend-treaty = clauses to keep
charlemagne-picture-legend-turned = changed since the start
charlemagne-picture-legend-held = held by this side
charlemagne-picture-legend-vacant = nobody in it
charlemagne-picture-legend-converted = converted
charlemagne-picture-legend-reach = within reach, points left
charlemagne-picture-legend-stop = enemy zone: stop
charlemagne-picture-legend-hungry = not all are fed
charlemagne-picture-legend-wash = region that a side controls
charlemagne-picture-legend-active = force in operation
charlemagne-picture-legend-path = way of the force

## Force, battle, control

charlemagne-picture-force = Force at { $place }
charlemagne-picture-strength = strength { $n } × { $factor } = { $total }
charlemagne-picture-operations = Operations points
charlemagne-picture-rolled = { $base } + { $die } × { $factor } = { $total }
charlemagne-picture-forage = food for { $feeds }, units here: { $units }
charlemagne-picture-halted = stopped by an enemy zone of control
charlemagne-picture-battle = Battle of { $place }
charlemagne-picture-why-leader = leader
charlemagne-picture-why-king = Charlemagne
charlemagne-picture-why-ground = strong ground
charlemagne-picture-why-advance = military advance
charlemagne-picture-why-none = nothing multiplies it
charlemagne-picture-prize = { $n ->
    [one] +1 marker
   *[other] +{ $n } markers
 }
charlemagne-picture-result-ae = attacker eliminated
charlemagne-picture-result-ah = attacker loses half, back 2 hexes
charlemagne-picture-result-a1 = attacker loses 1, back 1 hex
charlemagne-picture-result-ar = attacker back 1 hex
charlemagne-picture-result-ex = both lose 1
charlemagne-picture-result-dr = defender back 1 hex
charlemagne-picture-result-d1 = defender loses 1, back 1 hex
charlemagne-picture-result-dh = defender loses half, back 2 hexes
charlemagne-picture-result-de = defender eliminated
charlemagne-picture-control = Control of the regions
charlemagne-picture-column-levy = levy
charlemagne-picture-column-side = control
charlemagne-picture-column-burgs = burgs
charlemagne-picture-column-points = points

## Attempts, revolts, treaties

charlemagne-picture-vassalage = Vassalage: { $region }
charlemagne-picture-conversion = Conversion: { $region }
charlemagne-picture-tries = attempt
charlemagne-picture-guards = answer
charlemagne-picture-open = not answered yet
charlemagne-picture-differential = differential
charlemagne-picture-shift-none = nothing changes it
charlemagne-picture-shift-burgs = burgs held
charlemagne-picture-shift-enemy-burgs = enemy in burgs
charlemagne-picture-shift-leader = leader
charlemagne-picture-shift-enemy-leader = enemy leader
charlemagne-picture-shift-absent = no unit there
charlemagne-picture-shift-faith = faith
charlemagne-picture-shift-border = borders on the Empire
charlemagne-picture-shift-frankish = Frankish land
charlemagne-picture-shift-power = great power
charlemagne-picture-shift-own-region = own region
charlemagne-picture-shift-enemy-region = enemy region
charlemagne-picture-shift-culture = civilisation
charlemagne-picture-shift-muslim = Muslim
charlemagne-picture-shift-return = old faith
charlemagne-picture-shift-christian = Christian
charlemagne-picture-shift-garrisons = Empire in all burgs
charlemagne-picture-shift-pillage = pillaged
charlemagne-picture-shift-tribal = tribal units
charlemagne-picture-shift-dead = Charlemagne dead
charlemagne-picture-attempt-won = success
charlemagne-picture-attempt-loose = enemy region turns neutral
charlemagne-picture-attempt-nothing = nothing
charlemagne-picture-attempt-revolt = own region may revolt
charlemagne-picture-revolt = Revolt: the dice
charlemagne-picture-revolt-open = Revolt: envoys may still change a die
charlemagne-picture-revolt-none = quiet
charlemagne-picture-revolt-neutral = revolt
charlemagne-picture-revolt-tribal = open revolt
charlemagne-picture-revolt-key = revolt: a region of the Empire turns neutral; open revolt: a neutral one joins the Tribes too
charlemagne-picture-more = and { $n } more
charlemagne-picture-treaty = Treaty { $n }
charlemagne-picture-treaty-force = in force until the turn ends
charlemagne-picture-treaty-offered = offered by { $name }, waiting for an answer
charlemagne-picture-treaty-draft = draft of { $name }, not proposed yet
charlemagne-picture-treaty-none = There is no treaty
charlemagne-picture-clause-points = gives { $n ->
    [one] 1 point
   *[other] { $n } points
 } of treasure
charlemagne-picture-clause-marker = gives a marker: { $what }
charlemagne-picture-clause-neutral = gives up { $what }
charlemagne-picture-clause-peace = attacks nobody
charlemagne-picture-clause-avoid = stays out of { $what }
charlemagne-picture-clause-leave = leaves { $what }
charlemagne-picture-alt-attempt = { $title }. { $side }: points { $points } against { $answer }, differential { $differential }.
charlemagne-picture-alt-roll = { $region }: die { $die }, { $total } in all, { $result }
charlemagne-picture-alt-revolt = Dice of the revolt: { $list }.

## The private band

charlemagne-picture-own-treasure = Treasure
charlemagne-picture-own-hand = Stratagem markers: { $n }
charlemagne-picture-own-offers = { $n ->
    [one] treaty offered
   *[other] treaties offered
 }
charlemagne-picture-own-none = none

## The end

charlemagne-picture-winner = { $name } ({ $side }) has won
charlemagne-picture-points = points
charlemagne-picture-victory-total-imperial = Total imperial victory
charlemagne-picture-victory-regional-imperial = Regional imperial victory
charlemagne-picture-victory-marginal-imperial = Marginal imperial victory
charlemagne-picture-victory-marginal-tribal = Marginal tribal victory
charlemagne-picture-victory-regional-tribal = Regional tribal victory
charlemagne-picture-victory-total-tribal = Total tribal victory
charlemagne-picture-alt-turned = { $region }: now { $side }
charlemagne-picture-alt-battle = Attack on { $place } ({ $attacker }): strength { $attack } against { $defence }, odds { $odds }.
charlemagne-picture-alt-die = Die { $die }: { $result }.

## The position in words

charlemagne-picture-alt-board = { $title }: Charlemagne, { $turn } ({ $years }), { $phase }.
charlemagne-picture-alt-score = { $n } victory points for the Empire, { $band } ({ $parts }).
charlemagne-picture-alt-acting = To act: { $names }.
charlemagne-picture-alt-seat = { $name } ({ $side }) controls { $n ->
    [0] no region
    [one] one region ({ $list })
   *[other] { $n } regions ({ $list })
 } and holds { $markers ->
    [0] no marker
    [one] one marker
   *[other] { $markers } markers
 }.
charlemagne-picture-alt-units = Units, { $side }: { $list }.
charlemagne-picture-alt-force = In operation ({ $side }): { $n ->
    [one] one unit
   *[other] { $n } units
 } at { $place }, from { $start }, { $points ->
    [one] 1 operations point left
   *[other] { $points } operations points left
 }.
charlemagne-picture-alt-converted = Converted: { $list }.
charlemagne-picture-alt-pillaged = Pillaged: { $list }.
charlemagne-picture-alt-offers = { $n ->
    [one] 1 treaty offer is open, yours or the other side’s.
   *[other] { $n } treaty offers are open, yours or the other side’s.
 }
charlemagne-picture-alt-own = You: { $points ->
    [one] 1 point
   *[other] { $points } points
 } of treasure; markers: { $list }.
charlemagne-picture-alt-zoom = { $region }, enlarged: { $side }, { $faith }.
charlemagne-picture-alt-moves = What the forces did: { $list }
charlemagne-picture-deed-marched = { $side }: force { $n } sets out from { $place }, { $points } points
charlemagne-picture-deed-moved = Force { $n } to { $goal }, { $points ->
    [one] 1 point left
   *[other] { $points } points left
 }
charlemagne-picture-deed-fought = { $place }: { $attack } against { $defence }, { $odds }: { $result }
charlemagne-picture-deed-dueled = { $place }: personal combat, { $one } to { $other }
charlemagne-picture-deed-lost = { $place }, { $side }: { $n ->
    [one] 1 unit lost
   *[other] { $n } units lost
 }
charlemagne-picture-deed-retreated = { $side } falls back: { $goal }
charlemagne-picture-deed-escaped = Charlemagne escapes: { $goal }
charlemagne-picture-deed-pillaged = { $side }, pillage of { $place }: booty { $n }
charlemagne-picture-deed-spared = { $side }, pillage fails: { $place }
charlemagne-picture-deed-attempted = { $side }, { $title }: differential { $differential }, { $result }

## What can be shown besides regions

charlemagne-word-attempt = vassalage or conversion
charlemagne-word-revolts = dice of a revolt
charlemagne-word-treaties = treaties
charlemagne-word-control = control of the regions
charlemagne-word-score = score
charlemagne-word-force = the force in operation
charlemagne-word-battle = battle

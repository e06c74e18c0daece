# The pictures of Fief: what stands on them, and the same in words for who cannot see them.

## Heading and stages

fief-picture-game = Fief: England
fief-picture-stage-settle = choosing where to begin
fief-picture-stage-court = court
fief-picture-stage-discard = discards
fief-picture-stage-draw = drawing cards
fief-picture-stage-fate = Disasters
fief-picture-stage-play = playing cards
fief-picture-stage-eve = before the income
fief-picture-stage-income = income
fief-picture-stage-burn = burning mills
fief-picture-stage-ransom = ransoms
fief-picture-stage-buy = purchases
fief-picture-stage-move = movement
fief-picture-stage-raid = invaders
fief-picture-stage-battle = battles
fief-picture-stage-pillage = pillage
fief-picture-stage-dusk = end of the round
fief-picture-stage-over = The game is over
fief-picture-throne-empty = The throne is empty
fief-picture-points = { $n ->
    [one] point
   *[other] points
 }
fief-picture-goal = { $n } points win without an ally from round 5 on

## Titles, church, decks

fief-picture-dormant = may return
fief-picture-rank-barony = barony, { $n } shillings
fief-picture-rank-county = county, { $n } shillings
fief-picture-rank-duchy = duchy, { $n } shillings
fief-picture-church = { $see }: { $noble }
fief-picture-sees = Bishoprics
fief-picture-abbeys = Abbeys
fief-picture-see-exeter = Exeter
fief-picture-see-york = York
fief-picture-see-norwich = Norwich
fief-picture-see-canterbury = Canterbury
fief-picture-autumn-abbess = Autumn
fief-picture-spring-abbess = Spring
fief-picture-winter-abbess = Winter
fief-picture-discards = discarded: { $n }
fief-picture-track = Disasters

## Legend

fief-picture-legend-controlled = controls the city
fief-picture-legend-inside = inside
fief-picture-legend-outside = outside, on the road
fief-picture-legend-rock = stone of Excalibur
fief-picture-legend-road = road and way out
fief-picture-legend-bandits = bandits’ path
fief-picture-legend-fortress = fortress
fief-picture-legend-walled = Walled City
fief-picture-legend-abbey = abbey
fief-picture-legend-royal-fortress = Royal Fortress
fief-picture-legend-royal-abbey = Royal Abbey
fief-picture-legend-mill = mill
fief-picture-legend-sword = Excalibur
fief-picture-legend-hidden = hidden relic
fief-picture-legend-captive = captive
fief-picture-legend-catapult = catapult
fief-picture-legend-bombard = bombard
fief-picture-legend-works = catapult being built
fief-picture-legend-crossbow = crossbowmen
fief-picture-legend-siege = siege
fief-picture-legend-raiders = invaders
fief-picture-legend-guard = royal guard
fief-picture-legend-garter = Garter
fief-picture-legend-heresy = heresy
fief-picture-legend-grail = the Grail
fief-picture-legend-chasuble = the Chasuble
fief-picture-legend-skull = the Skull
fief-picture-legend-shin = the Shin Bone
fief-picture-legend-asleep = not active yet
fief-picture-legend-first = first player
fief-picture-legend-votes = votes
fief-picture-legend-ally = allied by marriage
fief-picture-legend-battle = battle or rebellion
fief-picture-legend-characters = Character cards
fief-picture-legend-fortunes = Fortune cards
fief-picture-legend-disaster = Disaster card
fief-picture-legend-laurel = can be won from here on

## A family’s sheet

fief-picture-untitled = no title
fief-picture-held = captive of { $who }, ransom { $n }
fief-picture-held-invaders = the invaders
fief-picture-held-bandits = the bandits
fief-picture-nowhere = not on the map
fief-picture-married = married to { $name }
fief-picture-guards = { $n ->
    [one] 1 royal guard
   *[other] { $n } royal guards
 }
fief-picture-votes = { $n ->
    [one] 1 vote
   *[other] { $n } votes
 }
fief-picture-used = { $servant } (resting)
fief-picture-captives = Captives
fief-picture-slot = In service
fief-picture-treasures = treasures
fief-picture-pigeons = pigeons
fief-picture-reserve = Reserve
fief-picture-lands = Fiefs: { $fiefs } · Cities: { $cities }
fief-picture-allied = allied with { $name }
fief-picture-alt-family = { $name } (the { $family } family), { $points ->
    [one] 1 point
   *[other] { $points } points
 }. Nobles: { $nobles }. Fiefs: { $fiefs }. Cities: { $cities }.

## Battle and rebellion

fief-picture-battle = Battle of { $place }
fief-picture-strength = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
fief-picture-penalty = −{ $n } for walls
fief-picture-bonus = +{ $n ->
    [one] 1 hit
   *[other] { $n } hits
 }
fief-picture-unit-soldier = soldiers
fief-picture-unit-archer = archers
fief-picture-unit-knight = knights
fief-picture-unit-crossbow = crossbowmen
fief-picture-unit-bombard = bombards
fief-picture-unit-catapult = catapults
fief-picture-unit-infantry = infantry
fief-picture-unit-leader = leaders
fief-picture-unit-royal-knight = royal knights
fief-picture-unit-royal-soldier = royal soldiers
fief-picture-alt-strength = { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $dice ->
    [0] no die
    [one] 1 die
   *[other] { $dice } dice
 }
fief-picture-alt-fallen = lost: { $list }
fief-picture-alt-volley = { $what }: dice { $one } against { $other }, hits { $hits } against { $back }
fief-picture-rebellion = Rebellion in { $place }: { $n ->
    [0] no die
    [one] 1 die
   *[other] { $n } dice
 }
fief-picture-rebel-gather = everyone may add to it
fief-picture-rebel-calm = clerics talk to the rebels
fief-picture-rebel-strike = the rebels strike
fief-picture-rebel-calmed = { $n } calmed

## Court, elections, Parliament

fief-picture-assembly-court = At court
fief-picture-assembly-election = The election
fief-picture-assembly-parliament = Parliament
fief-picture-assembly-votes = Votes in Parliament and elections
fief-picture-offers = Marriage proposals
fief-picture-candidates = Candidates
fief-picture-no-election = No election can be held
fief-picture-tax-asked = Royal Tax asked for
fief-picture-tax-half = more than half of the votes cast grant it; { $n } can be cast
fief-picture-tax-granted = Royal Tax granted
fief-picture-tax-denied = Royal Tax refused
fief-picture-counted-election = The election of round { $n }
fief-picture-counted-parliament = Parliament of round { $n }
fief-picture-decoy = decoy
fief-picture-elected = { $name } is elected
fief-picture-elected-nobody = Nobody is elected
fief-picture-alt-court = At court. Marriage proposals: { $offers }. Candidates: { $candidates }.
fief-picture-alt-election = An election is held. Candidates: { $candidates }.
fief-picture-alt-votes = Votes: { $list }.
fief-picture-alt-parliament = Parliament votes on a Royal Tax of { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }.

## The private band

fief-picture-own-income = next income { $n }
fief-picture-own-plan = draws: { $list }
fief-picture-own-armed = armed: { $list }
fief-picture-own-deals = { $n ->
    [one] 1 open offer
   *[other] { $n } open offers
 }
fief-picture-own-company = leads { $n ->
    [one] 1 unit
   *[other] { $n } units
 }
fief-picture-own-noble = { $noble }, { $place }
fief-picture-own-hand = Hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
fief-picture-own-none = none
fief-picture-site-sea = { $place }, at the harbour
fief-picture-site-forest = { $place }, by the forest
fief-picture-site-captive = { $place }, with { $noble }
fief-picture-site-parade = { $place }, on parade
fief-picture-site-road = { $place }, on the road to { $road }

## The end: result and genealogy

fief-picture-genealogy = The families and their Nobles
fief-picture-founder = from the beginning
fief-picture-born = from round { $n }
fief-picture-died = died in round { $n }
fief-picture-crowned = crowned
fief-picture-ordained = prelate
fief-picture-no-fief = no fief
fief-picture-gift = first relic
fief-picture-winner = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
 }
fief-picture-winner-nobody = Nobody wins

## The position in words

fief-picture-alt-board = { $title }: Fief, { $round }, { $stage }.
fief-picture-alt-turn = To act: { $name }.
fief-picture-alt-points = Victory points: { $list }.
fief-picture-alt-titles = Titles: { $list }.
fief-picture-alt-seas = Cards in the seas: { $list }.
fief-picture-alt-siege = besieged by { $family }
fief-picture-alt-troops = { $n ->
    [one] 1 troop
   *[other] { $n } troops
 }
fief-picture-alt-captive = { $name } (captive)
fief-picture-alt-outside = outside
fief-picture-alt-own = You: { $n ->
    [one] 1 shilling
   *[other] { $n } shillings
 }; hand: { $hand }; troops: { $troops }.
fief-picture-alt-zoom = { $place }, close up.

## Replays, and what pictures are called

fief-picture-replay = Round { $n }, step by step
fief-picture-alt-replay = What happened: { $list }
fief-word-vote = the vote
fief-word-genealogy = genealogy

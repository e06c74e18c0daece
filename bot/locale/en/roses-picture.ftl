# The pictures of Wars of the Roses: what stands on them, and the same in words for who cannot see them.

## Heading and phases

roses-picture-game = Wars of the Roses
roses-picture-campaign = Campaign { $n } of { $of }
roses-picture-only = One campaign
roses-picture-phase-mulligan = A new hand
roses-picture-phase-cards = Choosing cards
roses-picture-phase-action = Actions
roses-picture-phase-battles = Battles
roses-picture-phase-supply = Supply
roses-picture-phase-political = Political turn
roses-picture-phase-over = The war is over

## The houses

roses-picture-king = King
roses-picture-pretender = Pretender
roses-picture-no-king = none yet
roses-picture-hand = hand
roses-picture-map = on map
roses-picture-pool = pool
roses-picture-spent = face down
roses-picture-minor = minor
roses-picture-card = Card:
roses-picture-face-down = face down
roses-picture-no-card = none yet

## What goes on

roses-picture-ap = action points left
roses-picture-first = Goes first
roses-picture-points = Points left: { $n }
roses-picture-outside = Battles outside this picture: { $areas }
roses-picture-prisoner = Prisoner
roses-picture-losses = Unfed
roses-picture-treason = Treason card
roses-picture-battles = Battles

## Legend

roses-picture-legend-yellow = border: 4 blocks
roses-picture-legend-blue = border: 3 blocks
roses-picture-legend-red = border: 2 blocks, then stop
roses-picture-legend-shield = shield of its noble
roses-picture-legend-crown = crown
roses-picture-legend-city = city
roses-picture-legend-port = major port
roses-picture-legend-haven = port
roses-picture-legend-supply = blocks the area feeds
roses-picture-legend-over = too many: lose steps
roses-picture-legend-tray = is in that area
roses-picture-legend-main = main attack
roses-picture-legend-entry = came into battle
roses-picture-legend-used = blocks that crossed
roses-picture-legend-active = point paid here
roses-picture-legend-stack = number of blocks
roses-picture-legend-own = your block: steps, rating
roses-picture-legend-moved = your block has moved
roses-picture-legend-prisoner = prisoner
roses-picture-legend-waiting = still to act
roses-picture-legend-minor = minor heir
roses-picture-legend-dead = heir dead, or with the enemy

## The private band

roses-picture-own-hand = Your hand
roses-picture-own-pool = Your pool
roses-picture-own-spent = Face down
roses-picture-own-minor = Minors
roses-picture-own-none = none

## A battle

roses-picture-attacker = Attacker
roses-picture-defender = Defender
roses-picture-reserves = Reserves
roses-picture-battle-of = Battle of { $area }
roses-picture-to-act = to act
roses-picture-battle-explained = B3 on a block: acts with B, each die hits on 1 to 3. ◆ = a step: one die.
roses-picture-battle-dice = Gold dice hit. Gold rim: acts now. Grey: has acted.
roses-picture-last-throw = Last roll: { $name }
roses-picture-hits-left = hits to take: { $count }
roses-picture-stage-treason = treachery before the battle
roses-picture-stage-brief = battle orders
roses-picture-stage-briefing = battle orders
roses-picture-stage-fight = fighting, letter { $letter }
roses-picture-stage-hits = taking hits
roses-picture-stage-regroup = the winner regroups

## Support and the end

roses-picture-result-title = The Throne
roses-picture-winner = { $name } wins the throne
roses-picture-reason-heirs = The other house has no heir left.
roses-picture-reason-throne = King after the last campaign.
roses-picture-reason-tie = Equal support: on a tie the King keeps the throne.
roses-picture-support = Support
roses-picture-support-blocks = Heirs, nobles, churches
roses-picture-support-atmost = Blocks that may count
roses-picture-support-london = London
roses-picture-support-prisoner = Prisoner
roses-picture-support-total = Total
roses-picture-support-most = At most
roses-picture-heirs-none = no heirs

## In words

roses-picture-alt-seat = { $name } ({ $house }): { $head }; hand { $hand }, pool { $pool }; heirs: { $heirs }; card: { $card }.
roses-picture-alt-acting = To act: { $names }.
roses-picture-alt-action = Action points left: { $count }.
roses-picture-alt-areas = Blocks of the { $house }: { $list }.
roses-picture-alt-battles = Battles in: { $list }.
roses-picture-alt-battle = { $name }, round { $n } of 4.
roses-picture-alt-line = { $part } ({ $house }): { $list }.
roses-picture-alt-own = Your blocks: { $list }.
roses-picture-alt-card = Your card of this turn: { $card }.
roses-picture-alt-hand = Your hand: { $list }.
roses-picture-alt-pool = Your pool: { $list }.
roses-picture-alt-prisoner = { $name } is a prisoner in { $area }.
roses-picture-alt-losses = Still unfed: { $list }.
roses-picture-alt-zoom = { $area }, enlarged.
roses-picture-alt-support = Who counts for whom: { $list }.

## Names short enough for a block or a shield, the same for both houses

roses-picture-short-york = York
roses-picture-short-march = March
roses-picture-short-rutland = Rutland
roses-picture-short-clarence = Clarence
roses-picture-short-gloucester = Gloucester
roses-picture-short-essex = Essex
roses-picture-short-hastings = Hastings
roses-picture-short-herbert = Herbert
roses-picture-short-worcester = Worcester
roses-picture-short-suffolk = Suffolk
roses-picture-short-norfolk = Norfolk
roses-picture-short-buckingham = Buckingham
roses-picture-short-exeter = Exeter
roses-picture-short-rivers = Rivers
roses-picture-short-northumberland = Northumb.
roses-picture-short-shrewsbury = Shrewsbury
roses-picture-short-stanley = Stanley
roses-picture-short-arundel = Arundel
roses-picture-short-warwick = Warwick
roses-picture-short-kent = Kent
roses-picture-short-salisbury = Salisbury
roses-picture-short-westmoreland = Westmor.
roses-picture-short-irish_mercenary = Irish
roses-picture-short-burgundian_mercenary = Burgundy
roses-picture-short-calais_mercenary = Calais
roses-picture-short-scots_mercenary = Scots
roses-picture-short-welsh_mercenary = Welsh
roses-picture-short-french_mercenary = French
roses-picture-short-canterbury_church = Canterbury
roses-picture-short-york_church = Ch. of York
roses-picture-short-london_levy = London
roses-picture-short-norwich_levy = Norwich
roses-picture-short-salisbury_levy = Salisb. levy
roses-picture-short-coventry_levy = Coventry
roses-picture-short-bristol_levy = Bristol
roses-picture-short-newcastle_levy = Newcastle
roses-picture-short-york_levy = York levy
roses-picture-short-bombard = Bombard
roses-picture-short-rebel = Rebel
roses-picture-short-henry_vi = Henry VI
roses-picture-short-prince_edward = Edward
roses-picture-short-somerset = Somerset
roses-picture-short-richmond = Richmond
roses-picture-short-oxford = Oxford
roses-picture-short-pembroke = Pembroke
roses-picture-short-devon = Devon
roses-picture-short-beaumont = Beaumont
roses-picture-short-clifford = Clifford
roses-picture-short-wiltshire = Wiltshire
roses-picture-short-lancaster = Lancaster

## Cities

roses-picture-city-northumbria = Newcastle
roses-picture-city-south_yorks = York
roses-picture-city-warwick = Coventry
roses-picture-city-east_anglia = Norwich
roses-picture-city-middlesex = London
roses-picture-city-somerset = Bristol
roses-picture-city-wilts = Salisbury

## What was thrown in battles

roses-picture-hits = { $count ->
        [0] no hit
        [one] 1 hit
       *[other] { $count } hits
    }
roses-picture-hits-on = { $hits } on { $name }
roses-picture-treason-won = { $name } comes over
roses-picture-treason-lost = { $name } stays loyal
roses-picture-holds = { $name } holds the area
roses-picture-fell = Lost:
roses-picture-nobody = none
roses-picture-alt-report = { $battle }: { $held }. Lost: { $list }.

# Words of Wars of the Roses: areas, seas, blocks, cards, orders. A word has no article unless it needs one everywhere.

game-roses = Richard III: Wars of the Roses

roses-seat-1 = Lancaster
roses-seat-2 = York

## Areas

roses-area-ireland = Ireland
roses-area-isle_of_man = Isle of Man
roses-area-scotland = Scotland
roses-area-northumbria = Northumbria
roses-area-cumbria = Cumbria
roses-area-north_yorks = North Yorks
roses-area-east_yorks = East Yorks
roses-area-south_yorks = South Yorks
roses-area-lancaster = Lancaster
roses-area-caernarvon = Caernarvon
roses-area-chester = Chester
roses-area-derby = Derby
roses-area-lincoln = Lincoln
roses-area-pembroke = Pembroke
roses-area-powys = Powys
roses-area-hereford = Hereford
roses-area-warwick = Warwick
roses-area-leicester = Leicester
roses-area-rutland = Rutland
roses-area-east_anglia = East Anglia
roses-area-glamorgan = Glamorgan
roses-area-gloucester = Gloucester
roses-area-oxford = Oxford
roses-area-middlesex = Middlesex
roses-area-essex = Essex
roses-area-somerset = Somerset
roses-area-wilts = Wilts
roses-area-sussex = Sussex
roses-area-kent = Kent
roses-area-cornwall = Cornwall
roses-area-dorset = Dorset
roses-area-france = France
roses-area-calais = Calais

## Seas

roses-zone-irish_sea = Irish Sea
roses-zone-north_sea = North Sea
roses-zone-english_channel = English Channel

## Blocks; who exists on both sides says whose he is

roses-block-yor_york = Richard of York
roses-block-yor_march = March
roses-block-yor_rutland = Rutland
roses-block-yor_clarence = Clarence (York)
roses-block-yor_gloucester = Gloucester
roses-block-yor_essex = Essex
roses-block-yor_hastings = Hastings
roses-block-yor_herbert = Herbert
roses-block-yor_worcester = Worcester
roses-block-yor_suffolk = Suffolk
roses-block-yor_norfolk = Norfolk
roses-block-yor_buckingham = Buckingham (York)
roses-block-yor_exeter = Exeter (York)
roses-block-yor_rivers = Rivers (York)
roses-block-yor_northumberland = Northumberland (York)
roses-block-yor_shrewsbury = Shrewsbury (York)
roses-block-yor_stanley = Stanley (York)
roses-block-yor_arundel = Arundel
roses-block-yor_warwick = Warwick (York)
roses-block-yor_kent = Kent (York)
roses-block-yor_salisbury = Salisbury (York)
roses-block-yor_westmoreland = Westmoreland (York)
roses-block-yor_irish_mercenary = Irish Mercenary
roses-block-yor_burgundian_mercenary = Burgundian Mercenary
roses-block-yor_calais_mercenary = Calais Mercenary
roses-block-yor_canterbury_church = Church of Canterbury (York)
roses-block-yor_york_church = Church of York (York)
roses-block-yor_london_levy = Levy of London
roses-block-yor_norwich_levy = Levy of Norwich
roses-block-yor_salisbury_levy = Levy of Salisbury
roses-block-yor_bombard = Bombard (York)
roses-block-lan_henry_vi = Henry VI
roses-block-lan_prince_edward = Prince Edward
roses-block-lan_exeter = Exeter (Lancaster)
roses-block-lan_somerset = Somerset
roses-block-lan_richmond = Richmond
roses-block-lan_westmoreland = Westmoreland (Lancaster)
roses-block-lan_northumberland = Northumberland (Lancaster)
roses-block-lan_shrewsbury = Shrewsbury (Lancaster)
roses-block-lan_stanley = Stanley (Lancaster)
roses-block-lan_warwick = Warwick (Lancaster)
roses-block-lan_kent = Kent (Lancaster)
roses-block-lan_salisbury = Salisbury (Lancaster)
roses-block-lan_oxford = Oxford
roses-block-lan_pembroke = Pembroke
roses-block-lan_devon = Devon
roses-block-lan_beaumont = Beaumont
roses-block-lan_buckingham = Buckingham (Lancaster)
roses-block-lan_clarence = Clarence (Lancaster)
roses-block-lan_rivers = Rivers (Lancaster)
roses-block-lan_clifford = Clifford
roses-block-lan_wiltshire = Wiltshire
roses-block-lan_scots_mercenary = Scottish Mercenary
roses-block-lan_welsh_mercenary = Welsh Mercenary
roses-block-lan_french_mercenary = French Mercenary
roses-block-lan_canterbury_church = Church of Canterbury (Lancaster)
roses-block-lan_york_church = Church of York (Lancaster)
roses-block-lan_bombard = Bombard (Lancaster)
roses-block-lan_coventry_levy = Levy of Coventry
roses-block-lan_bristol_levy = Levy of Bristol
roses-block-lan_newcastle_levy = Levy of Newcastle
roses-block-lan_york_levy = Levy of York
roses-block-rebel = Rebel

## Cards

roses-card-force_march = Force March
roses-card-muster = Muster
roses-card-piracy = Piracy
roses-card-plague = Plague
roses-card-surprise = Surprise
roses-card-treason = Treason
roses-card-action_4 = Action 4
roses-card-action_3 = Action 3
roses-card-action_2 = Action 2

## Borders and places

roses-word-sea = the sea
roses-word-pool = pool
roses-word-spent = face down until the next campaign
roses-word-fallen = face down at home
roses-word-minor = minor heir
roses-word-aside = set aside
roses-word-dead = dead
roses-word-line = in the line
roses-word-late = acts from the next round
roses-word-reserve = in reserve

## Who makes a treachery roll (Warwick and the card Treason have their names above)

roses-word-king = the King
roses-word-pretender = the Pretender

## Standing orders: what they are about

roses-word-act = on its turn
roses-word-retreat = retreat
roses-word-haven = where to retreat
roses-word-charge = charge
roses-word-hits = hits among equals
roses-word-regroup = regroup after a victory
roses-word-brief = ask for battle orders

## Standing orders: what they say (an order for one block uses the same words)

roses-word-fire = fire
roses-word-pass = wait
roses-word-ask = ask me
roses-word-never = never
roses-word-always = always
roses-word-weak-1 = leave at strength 1
roses-word-weak-2 = leave at strength 2 or less
roses-word-weak-3 = leave at strength 3 or less
roses-word-round-2 = leave from round 2 on
roses-word-round-3 = leave from round 3 on
roses-word-auto = to the largest own group
roses-word-heir = only at the enemy's senior heir
roses-word-weakest = at the weakest
roses-word-common = common men first, heirs last
roses-word-nobles = nobles first, heirs last
roses-word-stay = stay
roses-word-start = before every battle
roses-word-rounds = before every round
roses-word-default = as the plan says

## Hands and scores

roses-word-keep = keep the hand
roses-word-mulligan = show a poor hand
roses-word-redeal = take a new hand
roses-word-support = support
roses-word-heirs = living heirs

## Houses

roses-house-lancaster = House of Lancaster
roses-house-york = House of York

## Kinds of block

roses-kind-heir = heir
roses-kind-noble = noble
roses-kind-church = church
roses-kind-levy = levy
roses-kind-bombard = bombard
roses-kind-mercenary = mercenary
roses-kind-rebel = rebel

## Phases of a turn

roses-phase-mulligan = hands
roses-phase-cards = cards
roses-phase-action = actions
roses-phase-battles = battles
roses-phase-supply = supply
roses-phase-political = political turn
roses-phase-over = the end

## Stages of a battle

roses-stage-treason = treachery before the battle
roses-stage-brief = battle orders
roses-stage-fight = fight

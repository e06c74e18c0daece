# Words of Wars of the Roses: areas, seas, blocks, cards, orders. A word has no article unless it needs one everywhere.

game-roses = Richard III: Wars of the Roses

roses-seat-1 = Lancaster
roses-seat-2 = York

## Areas

roses-place-ireland = Ireland
roses-place-isle_of_man = Isle of Man
roses-place-scotland = Scotland
roses-place-northumbria = Northumbria
roses-place-cumbria = Cumbria
roses-place-north_yorks = North Yorks
roses-place-east_yorks = East Yorks
roses-place-south_yorks = South Yorks
roses-place-lancaster = Lancaster
roses-place-caernarvon = Caernarvon
roses-place-chester = Chester
roses-place-derby = Derby
roses-place-lincoln = Lincoln
roses-place-pembroke = Pembroke
roses-place-powys = Powys
roses-place-hereford = Hereford
roses-place-warwick = Warwick
roses-place-leicester = Leicester
roses-place-rutland = Rutland
roses-place-east_anglia = East Anglia
roses-place-glamorgan = Glamorgan
roses-place-gloucester = Gloucester
roses-place-oxford = Oxford
roses-place-middlesex = Middlesex
roses-place-essex = Essex
roses-place-somerset = Somerset
roses-place-wilts = Wilts
roses-place-sussex = Sussex
roses-place-kent = Kent
roses-place-cornwall = Cornwall
roses-place-dorset = Dorset
roses-place-france = France
roses-place-calais = Calais

## Seas

roses-word-irish_sea = Irish Sea
roses-word-north_sea = North Sea
roses-word-english_channel = English Channel

## Blocks; who exists on both sides says whose he is

roses-piece-yor_york = Richard of York
roses-piece-yor_march = March
roses-piece-yor_rutland = Rutland (York)
roses-piece-yor_clarence = Clarence (York)
roses-piece-yor_gloucester = Gloucester (York)
roses-piece-yor_essex = Essex (York)
roses-piece-yor_hastings = Hastings
roses-piece-yor_herbert = Herbert
roses-piece-yor_worcester = Worcester
roses-piece-yor_suffolk = Suffolk
roses-piece-yor_norfolk = Norfolk
roses-piece-yor_buckingham = Buckingham (York)
roses-piece-yor_exeter = Exeter (York)
roses-piece-yor_rivers = Rivers (York)
roses-piece-yor_northumberland = Northumberland (York)
roses-piece-yor_shrewsbury = Shrewsbury (York)
roses-piece-yor_stanley = Stanley (York)
roses-piece-yor_arundel = Arundel
roses-piece-yor_warwick = Warwick (York)
roses-piece-yor_kent = Kent (York)
roses-piece-yor_salisbury = Salisbury (York)
roses-piece-yor_westmoreland = Westmoreland (York)
roses-piece-yor_irish_mercenary = Irish Mercenary
roses-piece-yor_burgundian_mercenary = Burgundian Mercenary
roses-piece-yor_calais_mercenary = Calais Mercenary
roses-piece-yor_canterbury_church = Church of Canterbury (York)
roses-piece-yor_york_church = Church of York (York)
roses-piece-yor_london_levy = Levy of London
roses-piece-yor_norwich_levy = Levy of Norwich
roses-piece-yor_salisbury_levy = Levy of Salisbury
roses-piece-yor_bombard = Bombard (York)
roses-piece-lan_henry_vi = Henry VI
roses-piece-lan_prince_edward = Prince Edward
roses-piece-lan_exeter = Exeter (Lancaster)
roses-piece-lan_somerset = Somerset (Lancaster)
roses-piece-lan_richmond = Richmond
roses-piece-lan_westmoreland = Westmoreland (Lancaster)
roses-piece-lan_northumberland = Northumberland (Lancaster)
roses-piece-lan_shrewsbury = Shrewsbury (Lancaster)
roses-piece-lan_stanley = Stanley (Lancaster)
roses-piece-lan_warwick = Warwick (Lancaster)
roses-piece-lan_kent = Kent (Lancaster)
roses-piece-lan_salisbury = Salisbury (Lancaster)
roses-piece-lan_oxford = Oxford (Lancaster)
roses-piece-lan_pembroke = Pembroke (Lancaster)
roses-piece-lan_devon = Devon
roses-piece-lan_beaumont = Beaumont
roses-piece-lan_buckingham = Buckingham (Lancaster)
roses-piece-lan_clarence = Clarence (Lancaster)
roses-piece-lan_rivers = Rivers (Lancaster)
roses-piece-lan_clifford = Clifford
roses-piece-lan_wiltshire = Wiltshire
roses-piece-lan_scots_mercenary = Scottish Mercenary
roses-piece-lan_welsh_mercenary = Welsh Mercenary
roses-piece-lan_french_mercenary = French Mercenary
roses-piece-lan_canterbury_church = Church of Canterbury (Lancaster)
roses-piece-lan_york_church = Church of York (Lancaster)
roses-piece-lan_bombard = Bombard (Lancaster)
roses-piece-lan_coventry_levy = Levy of Coventry
roses-piece-lan_bristol_levy = Levy of Bristol
roses-piece-lan_newcastle_levy = Levy of Newcastle
roses-piece-lan_york_levy = Levy of York
roses-piece-rebel = Rebel

## Cards

roses-piece-force_march = Force March
roses-piece-muster = Muster
roses-piece-piracy = Piracy
roses-piece-plague = Plague
roses-piece-surprise = Surprise
roses-piece-treason = Treason
roses-piece-action_4 = Action 4
roses-piece-action_3 = Action 3
roses-piece-action_2 = Action 2

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

roses-word-london = London
roses-word-king = the King
roses-word-pretender = the Pretender

## Standing orders: what they are about

roses-word-act = on its turn
roses-word-retreat = retreat
roses-word-haven = retreat to
roses-word-charge = charge
roses-word-hits = hits
roses-word-regroup = after victory
roses-word-brief = ask me

## Standing orders: what they say (an order for one block uses the same words)

roses-word-fire = fire
roses-word-pass = wait
roses-word-weak-1 = leave at strength 1
roses-word-weak-2 = leave at strength 1–2
roses-word-weak-3 = leave at strength 1–3
roses-word-round-2 = leave from round 2 on
roses-word-round-3 = leave from round 3 on
roses-word-auto = my largest group
roses-word-heir = only the enemy’s senior heir
roses-word-weakest = the weakest enemy
roses-word-common = levies and bombards first
roses-word-nobles = nobles first
roses-word-stay = stay
roses-word-start = before every battle
roses-word-rounds = before every round
roses-word-default = as the plan says
roses-word-likely = if one die is enough
roses-word-card = one die, card too
roses-word-feed = the unfed move on

## Standing orders outside battle, and styles

roses-word-hand = the hand
roses-word-battles = order of battles
roses-word-odds = best odds first
roses-word-crown = with King or Pretender
roses-word-entry = heirs enter
roses-word-loss = unfed blocks
roses-word-home = going home
roses-word-poor = show it if it is poor
roses-word-obvious = the obvious place
roses-word-strongest = the strongest first
roses-word-quick = quick: ask only what matters
roses-word-careful = careful: ask me
roses-word-swift = swift: only cards and moves
roses-word-wary = wary: also ask before a death

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

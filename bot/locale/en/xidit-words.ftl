# Words of Lords of Xidit: places, creatures, units. City names are the same in every language.

game-xidit = Lords of Xidit

xidit-place-1 = Rimegate
xidit-place-2 = Whitehollow
xidit-place-3 = Thornhaven
xidit-place-4 = Fenbridge
xidit-place-5 = Oakenford
xidit-place-6 = Merewatch
xidit-place-7 = Sedgewick
xidit-place-8 = Harrowfield
xidit-place-9 = Goldmead
xidit-place-10 = Lakerest
xidit-place-11 = Moorcross
xidit-place-12 = Kingsferry
xidit-place-13 = Brinewell
xidit-place-14 = Crownhold
xidit-place-15 = Highcourt
xidit-place-16 = Cairnmoor
xidit-place-17 = Snowgate
xidit-place-18 = Dunewatch
xidit-place-19 = Amberport
xidit-place-20 = Saltspire
xidit-place-21 = Gullstead

xidit-place-amberdunes = Amberdunes
xidit-place-saltmarch = Saltmarch
xidit-place-highmoor = Highmoor
xidit-place-frostmark = Frostmark
xidit-place-thornwold = Thornwold
xidit-place-mirefen = Mirefen
xidit-place-crownlands = Crownlands
xidit-place-goldenvale = Goldenvale
xidit-place-mirrormere = Mirrormere

xidit-piece-bog-hags = Bog Hags
xidit-piece-frost-wyrm = Frost Wyrm
xidit-piece-thorn-drakes = Thorn Drakes
xidit-piece-ash-jackals = Ash Jackals
xidit-piece-lantern-wraiths = Lantern Wraiths
xidit-piece-stone-boars = Stone Boars
xidit-piece-moor-ravens = Moor Ravens
xidit-piece-mud-lurkers = Mud Lurkers
xidit-piece-field-locusts = Field Locusts
xidit-piece-reed-serpents = Reed Serpents
xidit-piece-hill-trolls = Hill Trolls
xidit-piece-snow-apes = Snow Apes
xidit-piece-mere-kraken = Mere Kraken
xidit-piece-dune-scorpions = Dune Scorpions
xidit-piece-pale-knights = Pale Knights
xidit-piece-cave-bears = Cave Bears
xidit-piece-ice-harpies = Ice Harpies
xidit-piece-briar-golems = Briar Golems
xidit-piece-sand-giants = Sand Giants
xidit-piece-salt-crabs = Salt Crabs
xidit-piece-drowned-crew = Drowned Crew
xidit-piece-hill-colossus = Hill Colossus
xidit-piece-river-colossus = River Colossus
xidit-piece-storm-colossus = Storm Colossus
xidit-piece-ember-colossus = Ember Colossus
xidit-piece-night-colossus = Night Colossus
xidit-piece-world-colossus = World Colossus

xidit-piece-militia = militia
xidit-piece-archer = archer
xidit-piece-infantry = infantry
xidit-piece-cleric = cleric
xidit-piece-mage = mage

xidit-units-militia = { $n ->
        [one] 1 militia
       *[other] { $n } militia
    }
xidit-units-archer = { $n ->
        [one] 1 archer
       *[other] { $n } archers
    }
xidit-units-infantry = { $n ->
        [one] 1 infantry
       *[other] { $n } infantry
    }
xidit-units-cleric = { $n ->
        [one] 1 cleric
       *[other] { $n } clerics
    }
xidit-units-mage = { $n ->
        [one] 1 mage
       *[other] { $n } mages
    }

xidit-word-wealth = wealth
xidit-word-influence = influence
xidit-word-reputation = reputation

xidit-word-blue = blue road
xidit-word-red = red road
xidit-word-black = black road
xidit-word-act = action
xidit-word-wait = wait
xidit-word-sovereigns = sovereigns
xidit-word-bards = bards
xidit-word-guild = guild levels
xidit-word-sovereigns-bards = sovereigns and bards
xidit-word-sovereigns-guild = sovereigns and guild levels
xidit-word-bards-guild = bards and guild levels
xidit-word-least = what I have least of
xidit-word-fullest = on my fullest guild
xidit-word-safest = where my lead is largest
xidit-word-quick = quick
xidit-word-careful = careful
xidit-word-richest = to the richest region
xidit-word-even = spread evenly
xidit-word-bastion = into the Bastion
xidit-word-meant = in cities that began empty
xidit-word-always = always fight
xidit-word-never = never fight
xidit-word-five = five units
xidit-word-four = four units
xidit-word-three = three units
xidit-word-all = show all my units
xidit-word-useful = take what helps
xidit-word-skip = fight no Titan
xidit-word-default = as my standing order says
xidit-word-units = units

xidit-titan-3 = The 3-unit Titan
xidit-titan-4 = The 4-unit Titan
xidit-titan-5 = The 5-unit Titan
xidit-titan-skip = Fight no Titan
xidit-titan-default = As my standing order says

# Words of Warrior Knights: Barons, Nobles, places, troops, titles of cards.

game-knights = Warrior Knights

## Options of a table


## Barons, by colour

knights-word-red = Red
knights-baron-red = Baron de Vermeil
knights-name-red = Baron Aymar de Vermeil
knights-word-blue = Blue
knights-baron-blue = Baron Zaffiro
knights-name-blue = Baron Lorenzo Zaffiro
knights-word-green = Green
knights-baron-green = Baron Verdigris
knights-name-green = Baron Edmund Verdigris
knights-word-yellow = Yellow
knights-baron-yellow = Baron Galben
knights-name-yellow = Baron Vasile Galben
knights-word-black = Black
knights-baron-black = Baron d’Ébène
knights-name-black = Baron Roland d’Ébène
knights-word-purple = Purple
knights-baron-purple = Baron Porpora
knights-name-purple = Baron Aurelio Porpora

## Nobles: surname, and in full

knights-piece-rotenfels = von Rotenfels
knights-name-rotenfels = Dietmar von Rotenfels
knights-piece-russet = Russet
knights-name-russet = Sir Robin Russet
knights-piece-rubino = Rubino
knights-name-rubino = Niccolò Rubino
knights-piece-karmin = Karmin
knights-name-karmin = Wojciech Karmin
knights-piece-blauen = von Blauen
knights-name-blauen = Ulrich von Blauen
knights-piece-woad = Woad
knights-name-woad = Sir Colin Woad
knights-piece-pers = de Pers
knights-name-pers = Étienne de Pers
knights-piece-kobalt = Kobalt
knights-name-kobalt = Casimir Kobalt
knights-piece-sinople = de Sinople
knights-name-sinople = Piers de Sinople
knights-piece-mossgrove = Mossgrove
knights-name-mossgrove = Sir Walter Mossgrove
knights-piece-oliva = d’Oliva
knights-name-oliva = Tommaso d’Oliva
knights-piece-grunwald = von Grünwald
knights-name-grunwald = Konrad von Grünwald
knights-piece-goldmark = Goldmark
knights-name-goldmark = Ruprecht Goldmark
knights-piece-saffron = Saffron
knights-name-saffron = Sir Ralph Saffron
knights-piece-genet = de Genêt
knights-name-genet = Perrin de Genêt
knights-piece-giallini = Giallini
knights-name-giallini = Matteo Giallini
knights-piece-schwarzer = Schwarzer
knights-name-schwarzer = Hartmann Schwarzer
knights-piece-coaley = Coaley
knights-name-coaley = Sir Giles Coaley
knights-piece-carbone = Carbone
knights-name-carbone = Nerio Carbone
knights-piece-czerny = Czerny
knights-name-czerny = Janko Czerny
knights-piece-amethyste = d’Améthyste
knights-name-amethyste = Gaspard d’Améthyste
knights-piece-heather = Heather
knights-name-heather = Sir Miles Heather
knights-piece-mulberry = Mulberry
knights-name-mulberry = Ambrose Mulberry
knights-piece-fiolek = Fiolek
knights-name-fiolek = Zbigniew Fiolek

## Shapes and what they can do

knights-word-square = square
knights-word-circle = circle
knights-word-triangle = triangle
knights-word-star = star

## Areas and cities: an area with a city bears its name

knights-place-kelder = Kelder
knights-place-ballin = Ballin
knights-place-yarrow = Yarrow
knights-place-kovel = Kovel
knights-place-fallow = Fallow
knights-place-quarn = Quarn
knights-place-corran = Corran
knights-place-garlo = Garlo
knights-place-ashwold = Ashwold
knights-place-netherby = Netherby
knights-place-tolmar = Tolmar
knights-place-larkfield = Larkfield
knights-place-osk = Osk
knights-place-hexmoor = Hexmoor
knights-place-harsk = Harsk
knights-place-vecht = Vecht
knights-place-ironhow = Ironhow
knights-place-brack = Brack
knights-place-mirefen = Mirefen
knights-place-monz = Monz
knights-place-oxwell = Oxwell
knights-place-lorne = Lorne
knights-place-gorsely = Gorsely
knights-place-stanmoor = Stanmoor
knights-place-aldmar = Aldmar
knights-place-ravenholt = Ravenholt
knights-place-froli = Froli
knights-place-penwold = Penwold
knights-place-carrow = Carrow
knights-place-dunmere = Dunmere
knights-place-thornwood = Thornwood
knights-place-pelm = Pelm
knights-place-wyndale = Wyndale
knights-place-estvan = Estvan
knights-place-umberlow = Umberlow
knights-place-rothby = Rothby
knights-place-cadiz = Cádiz
knights-place-syracuse = Syracuse
knights-place-constantinople = Constantinople
knights-place-acre = Acre
knights-place-jerusalem = Jerusalem
knights-place-alexandria = Alexandria

## Rivers, mountains, roads

knights-word-river-arn = the Arn
knights-word-river-leth = the Leth
knights-word-range-crowns = the Crowns
knights-word-range-hart = the Hart
knights-word-range-scaur = the Scaur
knights-word-range-kell = the Kell
knights-word-road-north = the North Road
knights-word-road-king = the King’s Road
knights-word-road-west = the West Road
knights-word-road-east = the East Road

## Nations and troops

knights-word-english = English
knights-word-french = French
knights-word-german = German
knights-word-italian = Italian
knights-word-polish = Polish
knights-word-romanian = Romanian
knights-piece-english-50 = English 50
knights-piece-english-100 = English 100
knights-piece-english-150 = English 150
knights-piece-english-200 = English 200
knights-piece-french-50 = French 50
knights-piece-french-100 = French 100
knights-piece-french-150 = French 150
knights-piece-french-200 = French 200
knights-piece-german-50 = German 50
knights-piece-german-100 = German 100
knights-piece-german-150 = German 150
knights-piece-german-200 = German 200
knights-piece-italian-50 = Italian 50
knights-piece-italian-100 = Italian 100
knights-piece-italian-150 = Italian 150
knights-piece-italian-200 = Italian 200
knights-piece-polish-50 = Polish 50
knights-piece-polish-100 = Polish 100
knights-piece-polish-150 = Polish 150
knights-piece-polish-200 = Polish 200
knights-piece-romanian-50 = Romanian 50
knights-piece-romanian-100 = Romanian 100
knights-piece-romanian-150 = Romanian 150
knights-piece-romanian-200 = Romanian 200
knights-piece-regular-50 = Regulars 50
knights-piece-regular-100 = Regulars 100

## Expeditions

knights-word-ceylon = Ceylon
knights-word-spices = the Spice Islands
knights-word-china = China
knights-word-outcome-lost = fleet lost
knights-word-outcome-none = no news
knights-word-outcome-x1 = ×1
knights-word-outcome-x2 = ×2
knights-word-outcome-x3 = ×3
knights-word-outcome-x4 = ×4

## What a Fate card says of a battle

knights-word-fate-inflict = inflict 1 casualty
knights-word-fate-prevent = prevent 1 casualty
knights-word-fate-victory = 1 victory
knights-word-fate-draw = draw 1 card

## Spaces of allocated cards

knights-word-taxes = Taxes
knights-word-wages = Wages
knights-word-assembly = Assembly

## What Barons have

knights-word-crowns = crowns
knights-word-votes = Votes
knights-word-faith = Faith
knights-word-influence = Influence
knights-word-cities = cities
knights-word-kingdom = cities of the Kingdom
knights-word-goods = crowns, Faith and Votes
knights-word-troops = troops on the board
knights-word-stronghold = Stronghold

## Kinds of Event and Agenda

knights-word-event-red = red Event
knights-word-event-green = green Event
knights-word-event-blue = blue Event
knights-word-motion = motion
knights-word-law = law
knights-word-charge = Privilege
knights-word-concession = concession
knights-word-office = office
knights-word-title-chair = Chairman of the Assembly
knights-word-title-head = Head of the Church
knights-word-private = Private Motion

## Action cards of a Baron

knights-piece-levy-taxes = Levy Taxes
knights-piece-draft-soldiers = Draft Soldiers
knights-piece-rally-support = Rally Support
knights-piece-serve-the-church = Serve the Church
knights-piece-mobilize-forces = Mobilize Forces
knights-piece-versatile-strategy = Versatile Strategy

## Neutral action cards

knights-piece-uncertain-times = Uncertain Times
knights-piece-muster-troops = Muster Troops
knights-piece-upgrade-defenses = Upgrade Defenses
knights-piece-important-event = Important Event
knights-piece-fund-expeditions = Fund Expeditions

## Red Events

knights-piece-no-heir = No Heir
knights-piece-heretic = Heretic
knights-piece-camp-fever = Camp Fever
knights-piece-debts = Debts Called In
knights-piece-mutiny = Mutiny
knights-piece-scandal = Scandal
knights-piece-doubt = Crisis of Faith
knights-piece-uprising = Uprising
knights-piece-fallen-wall = Fallen Wall
knights-piece-hearth-fire = Kitchen Fire
knights-piece-desertion = Desertion
knights-piece-disgrace = Disgrace
knights-piece-lame-horses = Lame Horses
knights-piece-poisoned-feast = Poisoned Feast

## Green Events

knights-piece-inheritance = Inheritance
knights-piece-harvest = Golden Harvest
knights-piece-vision = Vision
knights-piece-eloquence = Silver Tongue
knights-piece-acclaim = Acclaim
knights-piece-volunteers = Free Company
knights-piece-masons-gift = Masons’ Gift
knights-piece-good-surgeon = Good Surgeon
knights-piece-informer = Informer
knights-piece-relic = Holy Relic

## Blue Events

knights-piece-fire = Fire
knights-piece-broken-line = Broken Line
knights-piece-assassin = Assassin
knights-piece-palace-coup = Palace Coup
knights-piece-schism = Schism
knights-piece-homesick = Homesickness
knights-piece-storm = Great Storm
knights-piece-bread-riots = Bread Riots
knights-piece-plague = Plague
knights-piece-pretender = Pretender
knights-piece-deserted-market = Deserted Market
knights-piece-fair-winds = Fair Winds

## Motions

knights-piece-traitor-to-the-crown = Traitor to the Crown
knights-piece-royal-grant = Royal Grant
knights-piece-war-tax = War Tax
knights-piece-new-chairman = A New Chairman
knights-piece-synod = Synod
knights-piece-dismissal = Dismissal
knights-piece-revocation = Revocation
knights-piece-amnesty = Amnesty
knights-piece-town-charter = Town Charter
knights-piece-royal-favour = Royal Favour

## Laws

knights-piece-crown-quarter = The Crown’s Quarter
knights-piece-arms-tax = Arms Tax
knights-piece-truce-of-god = Truce of God
knights-piece-harbour-dues = Harbour Dues
knights-piece-road-toll = Road Toll
knights-piece-safe-walls = Safe Walls
knights-piece-guild-of-arms = Guild of Arms
knights-piece-short-speeches = Short Speeches

## Charges: concessions first

knights-piece-silver-mines = Silver Mines
knights-piece-salt-works = Salt Works
knights-piece-bridge-tolls = Bridge Tolls
knights-piece-wool-staple = Wool Staple
knights-piece-vineyards = Royal Vineyards
knights-piece-fisheries = Fisheries
knights-piece-free-passage = Free Passage
knights-piece-right-of-muster = Right of Muster
knights-piece-master-masons = Master Masons
knights-piece-chartered-fleet = Chartered Fleet
knights-piece-seat-of-honour = Seat of Honour
knights-piece-legate = Legate

## Offices

knights-piece-constable = Constable
knights-piece-marshal = Marshal
knights-piece-captain-of-the-guard = Captain of the Guard
knights-piece-warden-of-the-fords = Warden of the Fords
knights-piece-admiral = Admiral
knights-piece-master-of-engines = Master of Engines
knights-piece-viceroy = Viceroy
knights-piece-chancellor = Chancellor
knights-piece-treasurer = Treasurer
knights-piece-quartermaster = Quartermaster

## Private Motion

knights-piece-private-motion = Private Motion

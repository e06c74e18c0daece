# Words of Charlemagne: regions, burgs, units, markers, orders.

game-charlemagne = Charlemagne

charlemagne-seat-1 = Empire
charlemagne-seat-2 = Tribes

## Regions

charlemagne-place-austrasia = Austrasia
charlemagne-place-neustria = Neustria
charlemagne-place-burgundy = Burgundy
charlemagne-place-gascony = Gascony
charlemagne-place-aquitaine = Aquitaine
charlemagne-place-septimania = Septimania
charlemagne-place-provence = Provence
charlemagne-place-thuringia = Thuringia
charlemagne-place-alemannia = Alemannia
charlemagne-place-saxony = Saxony
charlemagne-place-lombardy = Lombardy
charlemagne-place-cordoba = Córdoba
charlemagne-place-asturias = Asturias
charlemagne-place-navarre = Navarre
charlemagne-place-brittany = Brittany
charlemagne-place-frisia = Frisia
charlemagne-place-bavaria = Bavaria
charlemagne-place-denmark = Denmark
charlemagne-place-wends = the Wends
charlemagne-place-sorbs = the Sorbs
charlemagne-place-bohemia = Bohemia
charlemagne-place-avars = the Avars
charlemagne-place-ostmark = the Ostmark
charlemagne-place-serbs = the Serbs
charlemagne-place-st-peter = Saint Peter
charlemagne-place-spoleto = Spoleto
charlemagne-place-benevento = Benevento
charlemagne-place-byzantium = Byzantium
charlemagne-place-anglo-saxons = the Anglo-Saxons
charlemagne-place-norse = the Norse
charlemagne-place-slavs = the Slavs
charlemagne-place-caliphate = the Caliphate

## Burgs; a hex without one goes by its number

charlemagne-place-aachen = Aachen
charlemagne-place-cologne = Cologne
charlemagne-place-mainz = Mainz
charlemagne-place-metz = Metz
charlemagne-place-paris = Paris
charlemagne-place-rouen = Rouen
charlemagne-place-tours = Tours
charlemagne-place-orleans = Orléans
charlemagne-place-quentovic = Quentovic
charlemagne-place-lyon = Lyon
charlemagne-place-autun = Autun
charlemagne-place-geneva = Geneva
charlemagne-place-bordeaux = Bordeaux
charlemagne-place-auch = Auch
charlemagne-place-poitiers = Poitiers
charlemagne-place-bourges = Bourges
charlemagne-place-toulouse = Toulouse
charlemagne-place-narbonne = Narbonne
charlemagne-place-marseille = Marseille
charlemagne-place-erfurt = Erfurt
charlemagne-place-strasbourg = Strasbourg
charlemagne-place-konstanz = Konstanz
charlemagne-place-augsburg = Augsburg
charlemagne-place-eresburg = Eresburg
charlemagne-place-bardowick = Bardowick
charlemagne-place-pavia = Pavia
charlemagne-place-verona = Verona
charlemagne-place-cividale = Cividale
charlemagne-place-regensburg = Regensburg
charlemagne-place-salzburg = Salzburg
charlemagne-place-vannes = Vannes
charlemagne-place-dorestad = Dorestad
charlemagne-place-oviedo = Oviedo
charlemagne-place-pamplona = Pamplona
charlemagne-place-zaragoza = Zaragoza
charlemagne-place-barcelona = Barcelona
charlemagne-place-valencia = Valencia
charlemagne-place-cordoba-city = Córdoba (city)
charlemagne-place-hedeby = Hedeby
charlemagne-place-ribe = Ribe
charlemagne-place-reric = Reric
charlemagne-place-the-ring = the Ring
charlemagne-place-lorch = Lorch
charlemagne-place-rome = Rome
charlemagne-place-ravenna = Ravenna
charlemagne-place-spoleto-city = Spoleto (city)
charlemagne-place-benevento-city = Benevento (city)
charlemagne-place-bari = Bari
charlemagne-place-venice = Venice
charlemagne-place-naples = Naples
charlemagne-place-gaeta = Gaeta
charlemagne-place-syracuse = Syracuse
charlemagne-place-reggio = Reggio
charlemagne-place-cagliari = Cagliari
charlemagne-place-aleria = Aléria
charlemagne-place-london = London
charlemagne-place-york = York
charlemagne-place-southampton = Southampton
charlemagne-place-genoa = Genoa
charlemagne-place-lejre = Lejre
charlemagne-place-brandenburg = Brandenburg
charlemagne-place-bautzen = Bautzen
charlemagne-place-prague = Prague
charlemagne-place-sisak = Sisak
charlemagne-place-h = hex { $n }

## Peripheral areas

charlemagne-place-caliphate-area = the Caliphate’s area
charlemagne-place-byzantium-area = Byzantium’s area
charlemagne-place-norse-area = the Norse area
charlemagne-place-slavs-area = the Slavic area

## Units

charlemagne-piece-austrasia-warriors = warriors of Austrasia
charlemagne-piece-austrasia-militia = militia of Austrasia
charlemagne-piece-neustria-warriors = warriors of Neustria
charlemagne-piece-neustria-militia = militia of Neustria
charlemagne-piece-neustria-fleet = fleet of Neustria
charlemagne-piece-burgundy-warriors = warriors of Burgundy
charlemagne-piece-burgundy-militia = militia of Burgundy
charlemagne-piece-gascony-warriors = warriors of Gascony
charlemagne-piece-gascony-militia = militia of Gascony
charlemagne-piece-aquitaine-warriors = warriors of Aquitaine
charlemagne-piece-aquitaine-militia = militia of Aquitaine
charlemagne-piece-aquitaine-fleet = fleet of Aquitaine
charlemagne-piece-septimania-warriors = warriors of Septimania
charlemagne-piece-septimania-militia = militia of Septimania
charlemagne-piece-septimania-fleet = fleet of Septimania
charlemagne-piece-provence-warriors = warriors of Provence
charlemagne-piece-provence-militia = militia of Provence
charlemagne-piece-provence-fleet = fleet of Provence
charlemagne-piece-thuringia-warriors = warriors of Thuringia
charlemagne-piece-thuringia-militia = militia of Thuringia
charlemagne-piece-alemannia-warriors = warriors of Alemannia
charlemagne-piece-alemannia-militia = militia of Alemannia
charlemagne-piece-saxony-warriors = warriors of Saxony
charlemagne-piece-saxony-militia = militia of Saxony
charlemagne-piece-lombardy-warriors = warriors of Lombardy
charlemagne-piece-lombardy-militia = militia of Lombardy
charlemagne-piece-lombardy-fleet = fleet of Lombardy
charlemagne-piece-cordoba-nomads = nomads of Córdoba
charlemagne-piece-cordoba-militia = militia of Córdoba
charlemagne-piece-cordoba-fleet = fleet of Córdoba
charlemagne-piece-asturias-warriors = warriors of Asturias
charlemagne-piece-asturias-militia = militia of Asturias
charlemagne-piece-navarre-warriors = warriors of Navarre
charlemagne-piece-navarre-militia = militia of Navarre
charlemagne-piece-brittany-warriors = warriors of Brittany
charlemagne-piece-brittany-militia = militia of Brittany
charlemagne-piece-brittany-fleet = fleet of Brittany
charlemagne-piece-frisia-warriors = warriors of Frisia
charlemagne-piece-frisia-militia = militia of Frisia
charlemagne-piece-frisia-fleet = fleet of Frisia
charlemagne-piece-bavaria-warriors = warriors of Bavaria
charlemagne-piece-bavaria-militia = militia of Bavaria
charlemagne-piece-denmark-warriors = warriors of Denmark
charlemagne-piece-denmark-militia = militia of Denmark
charlemagne-piece-denmark-fleet = fleet of Denmark
charlemagne-piece-wends-warriors = warriors of the Wends
charlemagne-piece-wends-militia = militia of the Wends
charlemagne-piece-sorbs-warriors = warriors of the Sorbs
charlemagne-piece-sorbs-militia = militia of the Sorbs
charlemagne-piece-bohemia-warriors = warriors of Bohemia
charlemagne-piece-bohemia-militia = militia of Bohemia
charlemagne-piece-avars-nomads = nomads of the Avars
charlemagne-piece-avars-militia = militia of the Avars
charlemagne-piece-ostmark-warriors = warriors of the Ostmark
charlemagne-piece-ostmark-militia = militia of the Ostmark
charlemagne-piece-serbs-warriors = warriors of the Serbs
charlemagne-piece-serbs-militia = militia of the Serbs
charlemagne-piece-st-peter-warriors = warriors of Saint Peter
charlemagne-piece-st-peter-militia = militia of Saint Peter
charlemagne-piece-spoleto-warriors = warriors of Spoleto
charlemagne-piece-spoleto-militia = militia of Spoleto
charlemagne-piece-benevento-warriors = warriors of Benevento
charlemagne-piece-benevento-militia = militia of Benevento
charlemagne-piece-benevento-fleet = fleet of Benevento
charlemagne-piece-byzantium-field-army = field army of Byzantium
charlemagne-piece-byzantium-militia = militia of Byzantium
charlemagne-piece-byzantium-fleet = fleet of Byzantium
charlemagne-piece-anglo-saxons-warriors = warriors of the Anglo-Saxons
charlemagne-piece-anglo-saxons-militia = militia of the Anglo-Saxons
charlemagne-piece-anglo-saxons-fleet = fleet of the Anglo-Saxons
charlemagne-piece-norse-warriors = warriors of the Norse
charlemagne-piece-norse-fleet = fleet of the Norse
charlemagne-piece-slavs-nomads = nomads of the Slavs
charlemagne-piece-caliphate-nomads = nomads of the Caliphate
charlemagne-piece-caliphate-militia = militia of the Caliphate
charlemagne-piece-caliphate-fleet = fleet of the Caliphate
charlemagne-piece-leader = leader
charlemagne-piece-charlemagne = Charlemagne
charlemagne-piece-scara = Scara

## Stratagem markers

charlemagne-piece-vassalage = vassalage
charlemagne-piece-missionary = missionary
charlemagne-piece-military-advance = military advance
charlemagne-piece-espionage = espionage
charlemagne-piece-augustus = Augustus
charlemagne-piece-crown-of-pavia = Crown of Pavia
charlemagne-piece-donation-of-constantine = Donation of Constantine
charlemagne-piece-general-assembly = General Assembly
charlemagne-piece-avar-ring = Avar Ring
charlemagne-piece-royal-envoys = royal envoys
charlemagne-piece-treachery = treachery
charlemagne-piece-forced-march = forced march
charlemagne-piece-tribute = tribute
charlemagne-piece-leader-death = leader’s death

## Events

charlemagne-word-historical-crisis = Historical Crisis
charlemagne-word-historical-optimism = Historical Optimism
charlemagne-word-plague = Plague
charlemagne-word-famine = Famine
charlemagne-word-good-harvest = Good Harvest
charlemagne-word-missions = Missions
charlemagne-word-revolt-saxons = The Saxons Rise
charlemagne-word-revolt-lombards = Lombard Pretender
charlemagne-word-revolt-aquitaine = Aquitaine Stirs
charlemagne-word-revolt-bretons = Breton War
charlemagne-word-revolt-bavaria = Duke of Bavaria
charlemagne-word-revolt-thuringian-plot = Thuringian Plot
charlemagne-word-revolt-elbe-slavs = Slavs on the Elbe
charlemagne-word-revolt-avars = Avar Raids
charlemagne-word-revolt-northmen = Northmen
charlemagne-word-revolt-moors = The Emir Calls
charlemagne-word-revolt-rome = Unrest in Rome
charlemagne-word-revolt-basques = The Basques
charlemagne-word-revolt-magnates = Discontent of the Magnates
charlemagne-word-revolt-greek-gold = Greek Gold
charlemagne-word-revolt-caliph = Envoys of the Caliph
charlemagne-word-revolt-migration = Peoples on the Move
charlemagne-word-revolt-old-gods = The Old Gods
charlemagne-word-revolt-civil-war = Civil War
charlemagne-word-mercenaries = Mercenaries
charlemagne-word-corruption = Corruption
charlemagne-word-tribute = Tribute
charlemagne-word-fair = Great Fair
charlemagne-word-harsh-winter = Harsh Winter
charlemagne-word-champion = Champion
charlemagne-word-viking-raid = Viking Raid
charlemagne-word-saracen-raid = Saracen Raid
charlemagne-word-renaissance = Renaissance
charlemagne-word-desertion = Desertion
charlemagne-word-papal-appeal = Appeal of the Pope
charlemagne-word-succession-quarrel = Quarrel over the Succession

## Religions, goals, works

charlemagne-word-christian = Christianity
charlemagne-word-muslim = Islam
charlemagne-word-pagan = paganism
charlemagne-word-burg = a burg
charlemagne-word-civilisation = a civilisation marker
charlemagne-word-ground = ground
charlemagne-word-leader = leader

## Why a region changes hands

charlemagne-word-attack = attack
charlemagne-word-pillage = pillage
charlemagne-word-conversion = conversion
charlemagne-word-revolt = revolt
charlemagne-word-treaty = treaty
charlemagne-word-side-neutral = neutral

## Odds and results of a battle

charlemagne-word-odds-1-3 = 1 to 3
charlemagne-word-odds-1-2 = 1 to 2
charlemagne-word-odds-1-1 = 1 to 1
charlemagne-word-odds-3-2 = 1½ to 1
charlemagne-word-odds-2-1 = 2 to 1
charlemagne-word-odds-3-1 = 3 to 1
charlemagne-word-odds-4-1 = 4 to 1
charlemagne-word-result-ae = the attacker is eliminated
charlemagne-word-result-ah = the attacker loses half of its units and must fall back two hexes
charlemagne-word-result-a1 = the attacker loses a unit and must fall back
charlemagne-word-result-ar = the attacker must fall back
charlemagne-word-result-ex = both sides lose a unit
charlemagne-word-result-dr = the defender must fall back
charlemagne-word-result-d1 = the defender loses a unit and must fall back
charlemagne-word-result-dh = the defender loses half of its units and must fall back two hexes
charlemagne-word-result-de = the defender is eliminated
charlemagne-word-revolt-none = quiet
charlemagne-word-revolt-neutral = revolt
charlemagne-word-revolt-tribal = open revolt
charlemagne-word-loss-battle = battle
charlemagne-word-loss-plague = plague
charlemagne-word-loss-desertion = desertion
charlemagne-word-champion-leader = a leader
charlemagne-word-champion-charlemagne = Charlemagne

## Phases

charlemagne-word-phase-stratagem = stratagem markers
charlemagne-word-phase-vassalage = vassalage
charlemagne-word-phase-treasury = treasury
charlemagne-word-phase-levy = levy
charlemagne-word-phase-operations = operations
charlemagne-word-phase-supply = supply

## Clauses of treaties

charlemagne-word-points = gives points of treasure:
charlemagne-word-marker = gives the marker
charlemagne-word-neutral = gives up control of
charlemagne-word-peace = attacks nobody this turn
charlemagne-word-avoid = stays out of
charlemagne-word-leave = leaves
charlemagne-word-clause-points = points of treasure
charlemagne-word-clause-marker = a marker changes hands
charlemagne-word-clause-neutral = giving up a region
charlemagne-word-clause-peace = peace
charlemagne-word-clause-avoid = staying out
charlemagne-word-clause-leave = leaving

## Standing orders: what they are about

charlemagne-word-vassalage-cap = Points against vassalage, at most
charlemagne-word-vassalage-least = Answer vassalage if its chance is at least (%)
charlemagne-word-missionary-cap = Points against missionaries, at most
charlemagne-word-missionary-least = Answer missionaries if their chance is at least (%)
charlemagne-word-defence = Attempts against your lands
charlemagne-word-retreat = Withdrawing before a battle
charlemagne-word-direction = Where to fall back
charlemagne-word-advance = Military advance in defence
charlemagne-word-stake = Defend with markers if my strength is at least
charlemagne-word-reserve = Military advances kept back
charlemagne-word-burgs = Falling back from a burg
charlemagne-word-duel = Calling for personal combat
charlemagne-word-envoys = Royal envoys
charlemagne-word-fate = Raids and succession quarrels

## Standing orders: what they say

charlemagne-word-auto = as seems best
charlemagne-word-odds-1 = at 1 to 1 or higher
charlemagne-word-odds-2 = at 2 to 1 or higher
charlemagne-word-odds-3 = at 3 to 1 or higher
charlemagne-word-odds-4 = at 4 to 1 or higher
charlemagne-word-shift = where it lowers the odds
charlemagne-word-cheapest = the cheapest units
charlemagne-word-hold = hold out
charlemagne-word-home = towards my regions
charlemagne-word-stack = towards my units
charlemagne-word-largest = the largest army without a leader
charlemagne-word-capital = nearest to Aachen
charlemagne-word-worth = worth sending
charlemagne-word-lost = not worth sending
charlemagne-word-default = as usual

## Styles

charlemagne-word-careful = Careful: ask me before a marker is spent
charlemagne-word-vassalage = vassalage

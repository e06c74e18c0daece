# Words of Fief: families, regions, cities, Nobles, cards, servants, units, titles.

game-fief = Fief: England

fief-seat-1 = Red
fief-seat-2 = Blue
fief-seat-3 = Green
fief-seat-4 = Gold
fief-seat-1-of-2 = Red and Blue
fief-seat-2-of-2 = Green and Gold

## Families

fief-word-gules = Red
fief-word-azure = Blue
fief-word-vert = Green
fief-word-or = Gold
fief-word-family-0 = Red
fief-word-family-1 = Blue
fief-word-family-2 = Green
fief-word-family-3 = Gold

## Regions

fief-place-south-west = South West
fief-place-wales = Wales
fief-place-marches = Marches
fief-place-north = North
fief-place-midlands = Midlands
fief-place-south-east = South East

## A region in a sentence: “the North”, “of the North”

fief-region-the = { $region ->
        [Wales] { $region }
       *[other] the { $region }
    }
fief-region-of = { $region ->
        [Wales] of { $region }
       *[other] of the { $region }
    }

## Cities

fief-place-plymouth = Plymouth
fief-place-exeter = Exeter
fief-place-bristol = Bristol
fief-place-cardiff = Cardiff
fief-place-harlech = Harlech
fief-place-berwick = Berwick
fief-place-durham = Durham
fief-place-york = York
fief-place-whitby = Whitby
fief-place-lincoln = Lincoln
fief-place-nottingham = Nottingham
fief-place-coventry = Coventry
fief-place-kings-lynn = King’s Lynn
fief-place-norwich = Norwich
fief-place-oxford = Oxford
fief-place-london = London
fief-place-canterbury = Canterbury
fief-place-winchester = Winchester
fief-place-sherwood = Sherwood

## Church districts

fief-word-exeter = the district of Exeter
fief-word-york = the district of York
fief-word-norwich = the district of Norwich
fief-word-canterbury = the district of Canterbury

## Nobles

fief-piece-arthur = Arthur
fief-piece-edward = Edward
fief-piece-godfrey = Godfrey
fief-piece-henri = Henri
fief-piece-herbert = Herbert
fief-piece-hugh = Hugh
fief-piece-roger = Roger
fief-piece-simon = Simon
fief-piece-walter = Walter
fief-piece-william = William
fief-piece-alienor = Alienor
fief-piece-anabel = Anabel
fief-piece-beatrice = Beatrice
fief-piece-cecily = Cecily
fief-piece-estrid = Estrid
fief-piece-joan = Joan
fief-piece-lucia = Lucia
fief-piece-margaret = Margaret
fief-piece-philippa = Philippa
fief-piece-sybil = Sybil

## Other Characters

fief-piece-autumn-abbess = Autumn Abbess
fief-piece-spring-abbess = Spring Abbess
fief-piece-winter-abbess = Winter Abbess
fief-piece-bishop-exeter = Bishop of Exeter
fief-piece-archbishop-york = Archbishop of York
fief-piece-bishop-norwich = Bishop of Norwich
fief-piece-archbishop-canterbury = Archbishop of Canterbury
fief-piece-french-crossbows = French Crossbowmen
fief-piece-flemish-crossbows = Flemish Crossbowmen
fief-piece-burgher-3 = Burgher with 3 votes
fief-piece-burgher-5 = Burgher with 5 votes

## Fortunes and Disasters

fief-piece-harvest = Harvest
fief-piece-fair-weather = Fair Weather
fief-piece-tax = Tax
fief-piece-rebellion = Rebellion
fief-piece-passage = Passage
fief-piece-assassination = Assassination
fief-piece-justice = Justice
fief-piece-ambush = Ambush
fief-piece-plague = Plague
fief-piece-storms = Storms
fief-piece-famine = Famine
fief-piece-invaders = Invaders

## Servants

fief-piece-mata = Mata the maid
fief-piece-odo = Odo the miller
fief-piece-hild = Hild the herbwife
fief-piece-wymond = Wymond the ferryman
fief-piece-aylward = Aylward the almoner
fief-piece-gunnora = Gunnora the gaoler
fief-piece-amice = Amice the advocate
fief-piece-col = Col the fowler
fief-piece-tosti = Tosti the bowyer
fief-piece-grim = Grim the gunner
fief-piece-hamon = Hamon the sapper
fief-piece-ivo = Ivo the mason
fief-piece-leofric = Leofric the clerk
fief-piece-ragnild = Ragnild the sutler
fief-piece-ketil = Ketil the scout
fief-piece-avice = Avice the envoy
fief-piece-hob = Hob the woodward
fief-piece-wulf = Wulf the bodyguard
fief-piece-tiphaine = Tiphaine the confessor
fief-piece-merewen = Merewen the stargazer
fief-piece-jordan = Jordan the tutor
fief-piece-sigrid = Sigrid the interpreter
fief-piece-bardolf = Bardolf the champion

## Units and buildings

fief-piece-soldier = soldier
fief-piece-archer = archer
fief-piece-knight = knight
fief-piece-royal-knight = royal knight
fief-piece-royal-soldier = royal soldier
fief-piece-crossbow = crossbowman
fief-piece-bombard = bombard
fief-piece-catapult = catapult
fief-piece-free-soldier = free soldier
fief-piece-mill = mill
fief-piece-fortress = fortress
fief-piece-royal-fortress = Royal Fortress
fief-piece-leader = the leader of the invaders
fief-word-walled = Walled City
fief-word-abbey = abbey
fief-word-royal-abbey = Royal Abbey
fief-word-mill = mill
fief-word-fortress = fortress
fief-word-royal-fortress = Royal Fortress

## Relics

fief-word-grail = the Grail
fief-word-chasuble = the Chasuble
fief-word-skull = the Skull
fief-word-shin = the Shin Bone

## Titles

fief-word-king = King
fief-word-sovereign-queen = Sovereign Queen
fief-word-queen = Queen
fief-word-role-king = King
fief-word-role-sovereign-queen = Sovereign Queen
fief-word-role-queen = Queen
fief-word-prince = Prince of Wales
fief-word-barony = barony
fief-word-county = county
fief-word-duchy = duchy
fief-word-duchy-midlands = Duchy of the Midlands
fief-word-duchy-south-east = Duchy of the South East
fief-word-county-north = County of the North
fief-word-county-south-west = County of the South West
fief-word-barony-marches = Barony of the Marches
fief-word-barony-wales = Barony of Wales
fief-word-archbishop = Archbishop
fief-word-bishop = Bishop
fief-word-abbess = Abbess

## How somebody died, or why troops fall

fief-word-death-battle = in battle
fief-word-death-plague = of the Plague
fief-word-death-rebellion = in the rebellion
fief-word-death-assassination = at the hands of an assassin
fief-word-death-justice = by the executioner’s axe
fief-word-death-clergy = at the hands of the invaders
fief-word-death-captors = because the victors cannot hold captives

## How somebody came to the throne

fief-word-crown-election = by election
fief-word-crown-prince = as Prince of Wales
fief-word-crown-sword = through Excalibur

## Battles: their kinds, sides, shots and ends

fief-word-battle-field = a battle in the open
fief-word-battle-assault = an assault on walls
fief-word-battle-sally = a sally from a besieged city
fief-word-battle-parade = a parade of knights
fief-word-battle-invasion = an attack by the invaders
fief-word-camp-attack = the attack
fief-word-camp-defence = the defence
fief-word-attack = the attack
fief-word-defence = the defence
fief-word-shot-catapults = Catapults
fief-word-shot-bombards = Bombards
fief-word-shot-archers = Archers
fief-word-shot-melee = Melee
fief-word-result-victory = one side is beaten
fief-word-result-victory-attack = the attack wins, the defence is beaten
fief-word-result-victory-defence = the defence wins, the attack is beaten
fief-word-result-surrender = one side surrenders
fief-word-result-stalemate = three rolls without a loss
fief-word-result-withdraw = the invaders no longer outnumber their enemies
fief-word-result-stopped = the battle is broken off
fief-word-result-stopped-attack = the attack breaks it off
fief-word-result-stopped-defence = the defence breaks it off
fief-word-result-truce = both sides agree to a truce
fief-word-result-siege = the attacker begins a siege
fief-word-result-annihilation = no troops are left on either side
fief-word-fight-aim = Aiming
fief-word-fight-fight = Fighting on
fief-word-fight-stop = Breaking off
fief-word-fight-siege = Laying siege
fief-word-fight-surrender = Surrendering
fief-word-fight-truce = A truce

## Ways and windows

fief-word-way-road = by road
fief-word-way-forest = through Sherwood
fief-word-way-sail = by sea
fief-word-way-court = on a royal journey
fief-word-compass-n = north
fief-word-compass-e = east
fief-word-compass-s = south
fief-word-compass-w = west
fief-word-window-fate = after the Disasters
fief-word-window-income = before the income
fief-word-window-dusk = before the round ends

## Armies of invaders

fief-word-army-0 = the first army
fief-word-army-1 = the second army
fief-word-army-2 = the third army
fief-word-army-3 = the fourth army

## Votes, decks, small words

fief-word-aye = yes
fief-word-nay = no
fief-word-nothing = nothing
fief-word-nobody = nobody
fief-word-all = everyone
fief-word-card = a card
fief-word-burgher = the Burgher
fief-word-character = a Character
fief-word-fortune = a Fortune
fief-word-deck-character = the Character deck
fief-word-deck-fortune = the Fortune deck
fief-word-undrawn-hand = your hand is full
fief-word-undrawn-empty = no cards are left to draw
fief-word-undrawn-limit = you may draw no more cards from that deck this round
fief-word-undrawn-dare = a Disaster is on top, and your plan takes no more of them
fief-word-points = victory points
fief-word-careful = Careful: ask me everything
fief-word-camp-nobody = nobody
fief-word-fight-sap = The sapper
fief-word-fight-scuttle = Destroying an engine
fief-word-leave-road = to go on by road to
fief-word-leave-forest = to go on through Sherwood to
fief-word-leave-sail = to sail to
fief-word-leave-court = to travel to
fief-word-leave-enter = to come in from the road at

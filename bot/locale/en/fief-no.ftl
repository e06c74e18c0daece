# Fief: what is refused, and what to do instead.

## Every game

fief-no-answered = You have nothing to decide here now. Wait for the others.
fief-no-not-in-play = { $noble } is not born yet. Choose a Noble who is on the map or a captive.
fief-no-dead = { $noble } is dead. Choose a Noble who is on the map or a captive.
fief-no-besieged = { $noble } is inside a besieged city and cannot do that. Break the siege first, or choose someone else.
fief-no-on-the-way = { $noble } is between cities right now. Wait until they arrive in one.
fief-no-sealed = You have already sealed your choice. Unseal it first, then change it.
fief-no-not-yours = { $noble } does not belong to your family. Choose one of your own Nobles.
fief-no-captive = { $noble } is a captive and can do nothing until freed. Choose another Noble, or offer a ransom.
fief-no-money = That costs { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }; you have { $have }. Choose something cheaper, or keep your money.

## The start

fief-no-serve = You cannot give that servant to that Noble. Choose one of your own servants and a Noble of the same family.
fief-no-settle-region = { $city } is not in the region that the dice gave you. Choose a city of your own region.
fief-no-settle = { $city } is already taken. Choose an unclaimed city.

## Cards

fief-no-card-away = You have not discarded { $card }, so there is nothing to take back. Choose one of your discards.
fief-no-birth-royal = Only Nobles of the Royal Family can appear in { $city }, the Royal Fortress. Choose another city.
fief-no-church-family = { $noble } belongs neither to your family nor to your ally’s. Choose a Noble of one of these two families.
fief-no-ordain-woman = { $noble } is a woman and cannot be a bishop. Choose an unmarried man.
fief-no-ordain-married = { $noble } is married and cannot be a bishop. Choose an unmarried man.
fief-no-ordain-crown = { $noble } reigns and cannot be a bishop. Choose another unmarried man.
fief-no-ordain-prelate = { $noble } has a church title already, and only an archbishop’s title can replace a bishop’s. Choose someone without a church title.
fief-no-veil-man = { $noble } is a man and cannot be an abbess. Choose an unmarried woman.
fief-no-veil-married = { $noble } is married and cannot be an abbess. Choose an unmarried woman.
fief-no-found-built = { $city } has a building already. Found the abbey in a city without one.
fief-no-found-foreign = { $city } belongs to another family. Found the abbey in a city of yours or in an unclaimed one.
fief-no-found-there = This title’s abbey is already in { $city } and stays there. Choose { $city }.
fief-no-bless-barred = { $card } cannot be played on { fief-region-the } during { $disaster }. Choose another region, or keep the card.
fief-no-bless-twice = { $card } was already played on { fief-region-the } this round, and a second one does nothing. Choose another region.
fief-no-tax-twice = That place has already been taxed this round. Choose another region or church district, or keep the card.
fief-no-tallage-foreign = You cannot tax { fief-region-the }: no Noble of yours is its Lord, and only the Sovereign taxes regions without a Lord. Choose a fief of your own.
fief-no-tithe-foreign = You cannot take the tithe of { $district }: no Noble of yours is its bishop or archbishop. Choose the church district of one of your own prelates.
fief-no-before-start = That is not possible before every family has its first city. Wait until the board is set up.
fief-no-hand-full = Your hand is full: it holds { $n } cards. End drawing, and next round discard before you draw.
fief-no-drawn = You have already drawn your { $n } cards for this round. End drawing.
fief-no-characters = You may draw only { $n ->
        [one] 1 Character
       *[other] { $n } Characters
    } per round. Draw a Fortune, or end drawing.
fief-no-deck-empty = That deck has no cards left. Draw from the other one, or end drawing.
fief-no-nobles = Your family already has { $n } Nobles, captives included. Keep the card until there is room.
fief-no-birth = You do not control { $city } and have no Noble there, so no new Noble can appear in it. Choose a city of yours or your ally’s, one where you have another Noble, or an unclaimed one.
fief-no-treasure = A Tax costs a treasure, and your family has spent both this round. Keep the card for a later round.
fief-no-while-drawing = That is not possible while cards are drawn. Wait for the next step.

## Court and Parliament

fief-no-marriage-three = In a game of three nobody marries. Name a candidate, or end court.
fief-no-married = { $noble } is already married. Choose someone unmarried.
fief-no-marry-cleric = { $noble } has a church title, and clerics do not marry. Choose someone else.
fief-no-marry-kin = { $one } and { $other } are of the same family. Choose Nobles of two different families.
fief-no-marry-seat = In a game of two you marry your own two families. Choose one Noble of each.
fief-no-marry-alike = A marriage takes a man and a woman; { $one } and { $other } are of the same sex. Choose another pair.
fief-no-marry-ally = The { $family } family is already allied by marriage, and a family has one marriage at a time. Choose another family.
fief-no-marry-proposed = Nobody has proposed that { $one } and { $other } marry. Propose the marriage first.
fief-no-marry-own = You cannot propose that { $one } and { $other } marry: it takes a Noble of yours and one of another family. Choose another pair.
fief-no-marry-direct = In a game of two your own families marry without a proposal. Let { $one } and { $other } marry directly.
fief-no-court-late = The time for marriages and candidates is over for this round. Call Parliament, or end court.
fief-no-election-crown = { $noble } reigns, so there is no election. Wait until the throne is empty.
fief-no-election-early = An election takes three Lords’ titles and a bishop or archbishop; the realm has { $n ->
        [0] no Lord’s title
        [one] 1 Lord’s title
       *[other] { $n } Lords’ titles
    } and { $prelates ->
        [0] no bishop or archbishop
        [one] 1 bishop or archbishop
       *[other] { $prelates } bishops and archbishops
    }. Win a fief or a church title first.
fief-no-candidate-already = { $noble } is already a candidate. Choose someone else, or end court.
fief-no-candidate-lord = { $noble } is not a Lord, and only Lords can reign. Choose a Noble with a fief.
fief-no-candidate-cleric = { $noble } has a church title, and clerics never reign. Choose another Lord.
fief-no-summon-crown = Only the Sovereign can call Parliament, and no Noble of yours reigns. End court.
fief-no-summoned = Parliament has already been called this round. End court.
fief-no-renounce-lay = { $noble } is not an abbess, so there is no title to give up. Choose an abbess of yours.
fief-no-renounce-prelate = Nobody can let { $noble } give up her title: { $district } has no bishop or archbishop now. Wait until it has one.
fief-no-renounce-again = { $noble } has already asked this round. Ask again next round.
fief-no-burgher-none = No Burgher serves your family. Take one into service first.
fief-no-burgher-treasure = Your Burgher’s help costs a treasure, and you have none left this round. Wait for the next round.
fief-no-burgher-votes = Your Burgher’s votes are already added. Seal your vote.
fief-no-courted = A marriage between { $one } and { $other } has already been proposed. Wait for the answer.
fief-no-candidate = { $noble } is not a candidate. Choose one of the candidates.
fief-no-voiceless = The { $family } family has no vote now: it has no Lord, bishop or archbishop who is free and not besieged. Wait for the count.
fief-no-vote-foreign = The { $family } family is not yours, so you do not cast its votes. Vote with your own family.
fief-no-share = { $n ->
        [0] No shilling of the Royal Tax is
        [one] Only 1 shilling of the Royal Tax is
       *[other] Only { $n } shillings of the Royal Tax are
    } left to give. Choose a smaller sum, or give nothing.

## Income and purchases

fief-no-burn = You have no mill in { $city } that has paid this round. Choose one of your mills that has paid.
fief-no-buy-foreign = You do not control { $city }, so you cannot buy troops for it. Choose one of your own cities.
fief-no-buy-besieged = { $city } is besieged, so no new troops can get in. Choose another city.
fief-no-buy-royal = { $city }, the Royal Fortress, takes only troops of the Royal Family. Choose another city.
fief-no-build-foreign = You do not control { $city }. Build in one of your own cities.
fief-no-build-besieged = { $city } is besieged, so nothing can be built there. Choose another city.
fief-no-build-built = { $city } already has a building, and a city has only one. Choose another city.
fief-no-build-mill = { $city } already has a mill, and a city has only one. Choose another city.
fief-no-build-none = All pieces of this kind are on the map already: { $building }. Build something else.
fief-no-royal-crown = Only the Royal Family can build the Royal Fortress. Build an ordinary fortress.
fief-no-royal-built = There is a Royal Fortress already, and there can be only one. Build something else.
fief-no-royal-held = { $city } belongs to the { $family } family, which has no Lord’s title there and so cannot give you permission for the Royal Fortress. Choose a city of your own, an unclaimed one, or one that a Lord controls in their own fief.
fief-no-royal-contested = Nobody controls { $city }, but the { $family } family has people there, so the Royal Fortress cannot be built there. Choose another city.
fief-no-title-family = { $noble } belongs neither to your family nor to your ally’s. Choose a Noble of one of these two families.
fief-no-title-lord = { $noble } is already Lord { fief-region-of }. Choose a region without a Lord, or conquer the Walled City of this one.
fief-no-title-cities = You control { $n } of the { $size } cities { fief-region-of }. Win the rest first: { $cities }.
fief-no-title-fortress = You control all the cities { fief-region-of }, but none of them has a fortress. Build one there first.
fief-no-grant-crown = Only the Sovereign can grant a title for free, and no Noble of yours reigns. Buy the title instead.
fief-no-grant-cities = That family controls { $n } of the { $size } cities { fief-region-of } and still needs: { $cities }. Grant another title.
fief-no-grant-fortress = That family has no fortress in { fief-region-the }. Grant another title.
fief-no-transfer-foreign = No Noble of yours is Lord { fief-region-of }, so you cannot pass that title on. Choose one of your own fiefs.
fief-no-transfer-same = { $noble } is already Lord { fief-region-of }. Choose another Noble.
fief-no-transfer-largest = The largest fief of { $noble } is { fief-region-the }, and a Lord cannot give that one away. Choose a smaller fief.
fief-no-transfer-only = The only fief of { $noble } is { fief-region-the }, and a Lord cannot give that one away. Choose a Lord who has several fiefs.
fief-no-engineered = You have begun no catapult outside { $city }, so there is none to pay for. Choose something else.
fief-no-engineered-reserve = You have no catapult left in your reserve for a second one outside { $city }. Choose something else.
fief-no-engineered-most = You already have two catapults outside { $city }, and no more can be built there. Choose something else.
fief-no-catapult = Catapults never move; they stay where they were built. Choose other units.
fief-no-room = { $city } has room for { $n ->
        [0] no more new units
        [one] only 1 more new unit
       *[other] only { $n } more new units
    } this round. { $n ->
        [0] Choose another city.
       *[other] Put the rest elsewhere.
    }
fief-no-reserve = Your reserve has { $n ->
        [0] no pieces
        [one] only 1 piece
       *[other] only { $n } pieces
    } of this kind left: { $unit }. { $n ->
        [0] Buy another kind.
       *[other] Buy fewer, or another kind.
    }

## Movement

fief-no-moves = { $noble } has { $n ->
        [0] no moves
        [one] only 1 move
       *[other] only { $n } moves
    } left this round. { $n ->
        [0] Stay, or move another Noble.
       *[other] Choose somewhere nearer, or stay.
    }
fief-no-rested = { $noble } has stayed in place and cannot move again this round. Choose another Noble, or end movement.
fief-no-court-family = { $noble } is not of a royal family and cannot make a royal journey. Go by road.
fief-no-road = No road leads from here to { $city }. Choose a neighbouring city.
fief-no-forest = The bandits’ paths do not lead from here to { $city }: they join York, Lincoln, King’s Lynn and Nottingham. Go by road.
fief-no-port = Ships go from port to port, and { $city } is not a port. Choose a port, or go by road.
fief-no-embark = { $noble } did not begin the round in a port and cannot sail from one now. Go by road, and sail next round.
fief-no-sea-far = { $city } is more than two seas away. Choose a nearer port.
fief-no-storms = Storms close { fief-region-the }: nobody goes in, out or through. Choose another way, or stay.
fief-no-court = { $city } has neither the Royal Abbey nor the Royal Fortress, where a royal journey ends. Go by road.
fief-no-court-troops = Troops cannot come along on a royal journey. Leave them behind first.
fief-no-leave-refused = You were refused permission to go on to { $city }. Go back the way you came, or stay.
fief-no-units = { $n ->
        [0] No unit
        [one] Only 1 unit
       *[other] Only { $n } units
    } of this kind can be chosen here: { $unit }. Troops go with only one Noble per round; { $n ->
        [0] choose another kind.
       *[other] choose fewer, or another kind.
    }
fief-no-nobody-left = No troops are left here to take along. Go on without them.

## Battles

fief-no-battle-storms = Storms are over { $city }, so nobody fights there this round. Choose another city, or end battles here.
fief-no-battle-region = { $city } is not in { fief-region-the }, whose battles are fought now. Choose a city there, or end battles here.
fief-no-no-foe = That enemy is not in { $city }. Choose one of the battles listed, or end battles here.
fief-no-garter-bars = Your Lord of the Garter in { $city } never attacks the Sovereign, who is with the { $family } family there. Choose another enemy, or end battles here.
fief-no-sally-outside = You are not inside besieged walls in { $city }, so you cannot sally out. Attack instead.
fief-no-sally-free = The { $family } family does not besiege you in { $city }. Attack them instead.
fief-no-attack-sally = The { $family } family besieges you in { $city }. Sally out against them instead.
fief-no-occupy-own = { $city } is already yours. Choose another city, or end battles here.
fief-no-occupy-free = { $city } is unclaimed, so there is nobody to take it from. Choose another city, or end battles here.
fief-no-occupy-held = { $city } is defended. Attack its defenders instead.
fief-no-besiege-open = { $city } has no walls of another family to besiege. Attack instead.
fief-no-besiege-dice = You have dice in melee against { $city }, so you must attack before you may besiege it. Attack now, and besiege after a roll.
fief-no-besiege-taken = The { $family } family is already besieging { $city }. Attack, or end battles here.
fief-no-besiege-catapult = You have no catapult left to build outside { $city }. Attack, or end battles here.
fief-no-sword-drawn = Excalibur is no longer in the stone. Choose something else.
fief-no-sword-unused = Excalibur is not in this game. Choose something else.
fief-no-sword-woman = { $noble } cannot pull at Excalibur: only men can. Send a man.
fief-no-sword-cleric = { $noble } has a church title, and clerics cannot pull at Excalibur. Send a man without one.
fief-no-sword-far = { $noble } is not in the city where Excalibur is. Go there first.
fief-no-sword-tried = { $noble } has already tried { $n ->
        [one] once while moving
       *[other] in this round’s battles
    }. Try again { $n ->
        [one] in the battles
       *[other] next round
    }.
fief-no-fight-stop = There are no walls here and the enemy has a leader, so you cannot break off. Fight on, or surrender.
fief-no-fight-stop-defends = The attackers have a leader, so you cannot break off as the defender. Fight on, or surrender.
fief-no-fight-siege = You have no catapult left to begin a siege. Fight on, or break off.
fief-no-fight-siege-defends = You are defending here, and only attackers lay siege. Fight on.
fief-no-fight-siege-open = There are no walls of another family to besiege in { $city }. Fight on.
fief-no-fight-siege-taken = The { $family } family is already besieging { $city }. Fight on, or break off.
fief-no-fight-siege-inside = You are inside { $city }, and walls are besieged from outside. Fight on.
fief-no-fight-truce = Invaders accept no truce. Fight on, or break off.
fief-no-fight-aim = That Noble is not an enemy in this battle. Choose an enemy Noble who is in it, or fight on.
fief-no-fight-aim-close = Archers aim at nobody in a sally or a parade. Fight on.
fief-no-fight-aim-nobody = You have no archers or crossbowmen in this battle. Fight on.
fief-no-fight-aim-walls = To aim over these walls you need { $n } archers or crossbowmen; you have { $have }. Fight on.
fief-no-fight-aim-chosen = Your archers already have a target for this roll. Fight on.
fief-no-fight-sap = Hamon, the sapper, serves none of your Nobles in this battle. Fight on.
fief-no-fight-sap-done = Your sapper has already helped in this battle. Fight on.
fief-no-fight-sap-open = No walls take dice from you in this battle, so there is nothing for the sapper to do. Fight on.
fief-no-fight-scuttle = You have no engine of that kind in this battle. Fight on.
fief-no-fight-scuttle-nobody = You have no troops left to destroy an engine. Fight on.
fief-no-army = You have no army in { $city }: to attack you need a free Noble with troops. Choose another city, or end battles here.
fief-no-lose = That loss is not possible now: { $n ->
        [one] 1 hit is
       *[other] { $n } hits are
    } still due, and your troops must take as many as they can. Choose one of the units in the list.
fief-no-pillage-abbey = You have not won { $city } in battle this round, so its abbey cannot be pillaged. Choose something else.
fief-no-parley-apart = { $noble } is not in { $city } with the invaders. Choose a Noble of yours who is there.
fief-no-parley-lay = { $noble } has no church title, and only clerics can talk to invaders. Choose a cleric, or pay.
fief-no-pillage-foreign = You do not control { $city }. Choose one of your own cities.
fief-no-pillage-mill = { $city } has no mill. Choose another city.
fief-no-pillage-no-abbey = { $city } has no abbey. Choose another city.
fief-no-pillage-noble = { $noble } is not in { $city }. Choose a Noble of yours who is there.
fief-no-seize-none = There are no unguarded engines in { $city }. Choose another city.
fief-no-wreck-none = You have no engine of that kind in { $city }. Choose another kind or another city.

## Between the steps

fief-no-refuge = A freed Noble of yours cannot appear in { $city }: it has neither a fort of the family nor one of its Nobles. Choose a city from the list.
fief-no-rise-own-tax = You have taxed { $city } yourself, so you cannot join a rebellion there. Stay out of it.
fief-no-undermined = Someone has already shown the rebels a secret way past the walls. Add a rebellion, or stay out of it.
fief-no-calm-lay = { $noble } has no church title, and only clerics can calm rebels. Choose a cleric.
fief-no-calm-apart = { $noble } is not in { $city }. Choose a cleric who is there.
fief-no-rebel-now = There is a rebellion already, and it must end before another begins. Join it, or wait.
fief-no-rebel-own-tax = You have taxed { $city } yourself, so you cannot start a rebellion there. Choose a city that someone else taxed.
fief-no-rebel-content = { $city } has no reason to rebel: nobody else has taxed it, it has no Famine, and no Royal Tax was granted this round. Choose a city with a reason.
fief-no-assassinate-self = { $noble } cannot be both the victim and the assassin. Choose another Noble of yours as the assassin.
fief-no-judge-innocent = { $noble } is not a heretic, and Justice strikes only heretics. Choose a heretic.
fief-no-judge-abbey = { $noble } is inside an abbey, where Justice does not reach. Wait until they leave it.
fief-no-judge-royal = { $noble } is of the Royal Family, whom Justice does not touch. Choose another heretic.
fief-no-ambush-own = { $noble } is one of yours. Choose a Noble of another family.
fief-no-ambush-apart = { $noble } is not in the same city as { $other }. Choose two Nobles who are in the same city.
fief-no-ambush-captive = { $noble } is a captive already. Choose a Noble who is free.
fief-no-ambush-fort = { $noble } is inside a fort, where no ambush works. Choose a Noble outside walls.
fief-no-passage = For that you need a Passage, or a Burgher in your service and a treasure; you have neither. Choose something else.
fief-no-not-captive = { $noble } is nobody’s captive. Choose a captive.
fief-no-leaderless = That army of invaders has no leader on the map. Choose an army that has a leader.
fief-no-trap-apart = You have no free Noble in { $city }, where that army is. Choose an army in the same city as one of your Nobles.
fief-no-install-lord = A Burgher serves only a family that has a Lord, and yours has none. Win a title first.
fief-no-hire-nobody = No crossbowmen serve your family. Take the French or Flemish Crossbowmen into service first.
fief-no-hire-left = { $n ->
        [0] No crossbowman is
        [one] Only 1 crossbowman is
       *[other] Only { $n } crossbowmen are
    } left to hire this round. { $n ->
        [0] Wait for the next round.
       *[other] Hire fewer, or wait for the next round.
    }
fief-no-chasuble = Only the bearer of the Chasuble can move Storms, and none of your free Nobles bears it. Choose something else.
fief-no-shift-calm = There are no Storms over { fief-region-the }. Choose a region that has them.
fief-no-shift-twice = The Storms over { fief-region-the } have already been moved this round. Choose other Storms, or wait.
fief-no-shift-far = The sea of { $to ->
        [Wales] { $to }
       *[other] the { $to }
    } is not next to that { fief-region-of }. Choose a neighbouring sea.
fief-no-shin = Only the bearer of the Shin Bone can end a Famine, and none of your free Nobles bears it. Choose something else.
fief-no-feed-nobody = There is no Famine in the church district where your Shin Bone is. Keep the relic for later.
fief-no-relicless = { $noble } has no relic. Choose the Noble who bears one.
fief-no-relic-apart = { $noble } and { $other } are not in the same city. Bring them together first.
fief-no-relic-none = There is no relic to pick up in { $city }. Choose another city.
fief-no-present-throne = Nobody reigns, so there is no Sovereign to receive a relic. Wait for one.
fief-no-present-self = { $noble } is the Sovereign, who receives relics and does not present them. Choose another Noble with a relic.
fief-no-present-apart = { $noble } is not in the same city as { $other }, the Sovereign. Go there first.
fief-no-present-captive = { $other }, the Sovereign, is a captive and cannot receive a relic. Wait until they are free.
fief-no-mata = Mata serves no free Noble of yours. Choose something else.
fief-no-mata-used = You have already sent Mata this round. Wait for the next round.
fief-no-spy-empty = { $seat } has no cards. Choose another player.
fief-no-no-battle-now = That works only during a battle, and none is being fought. Wait for one.
fief-no-tunnel-open = The defenders have no walls to get past. Fight on.
fief-no-tunnel-done = A secret way past these walls is open already. Fight on.
fief-no-tunnel-defends = You are not among the attackers, and only they can get past the walls. Slip away instead, or fight on.
fief-no-flee-attacks = Only defenders can slip away by a secret way, and you are attacking. Fight on, or break off the battle.
fief-no-flee-parade = Nobody slips away from a parade. Fight on.
fief-no-flee-far = { $city } is not next to { $here }, and you can slip away only to a neighbouring city. Choose one.
fief-no-guide-later = Invaders can be shown a secret way only while families or invaders move. Wait for that moment.
fief-no-guide-stays = The invaders in { $city } hold a Walled City and never leave it. Choose another army.
fief-no-guide-done = The invaders in { $city } have already been shown a secret way. Choose another army.
fief-no-guide-free = Neither walls nor Storms are in the way of the invaders in { $city }. Choose another army.
fief-no-outside = { $noble } is outside the fort or abbey of { $city }, and relics and the sword are handed over inside. Ask to be let in.
fief-no-sword-stone = Excalibur is still in the stone. Pull at it while moving or during the battles.
fief-no-sword-borne = A Noble already bears Excalibur. Take that Noble captive to get it.
fief-no-sword-elsewhere = Excalibur is not in { $city }. Go where it is.
fief-no-pardon-crown = Only the family of the King or Queen can pardon captives of the bandits. Pay the ransom instead.
fief-no-pardon-pigeon = A pardon needs a pigeon, and your royal family has none left. Pay the ransom instead.
fief-no-pardon-free = { $noble } is not with the bandits. Choose a captive of the bandits.
fief-no-garter = The Garter is offered to { $noble } alone now. Give it to { $noble }, or to nobody.
fief-no-halted = No Noble is on the road now. Choose a Noble to send out, or end movement.
fief-no-order-leave = This order can only name a city or another family in play. Choose one from the list.
fief-no-bestow-crown = Only the Sovereign’s family can give away the title of abbess. Wait until a Noble of yours reigns.
fief-no-bestow-title = { $card } is not vacant now. Choose a vacant title.
fief-no-abandon = { $noble } cannot leave the troops behind, because permission to go on was refused. Go back together the way they came, or stay.
fief-no-entry-inside = { $noble } is already inside { $city }. Go on, or stay.
fief-no-parade-knights = A parade needs knights and no other units. You have chosen { $n ->
        [0] no knights
        [one] 1 knight
       *[other] { $n } knights
    }{ $others ->
        [0] .
        [one] { " " }and 1 other unit.
       *[other] { " " }and { $others } other units.
    } Take knights along and leave the rest behind.
fief-no-parade-guards = Royal soldiers guard { $noble }; they cannot ride in a parade and never leave their post. Choose another Noble.
fief-no-parade-again = Your parade has already passed { $city }. Go on by road, or stay.
fief-no-parade-nobody = Nobody bars the way in { $city }, so you need no parade. Go on by road.
fief-no-slip-far = { $city } is not next to your Noble. Choose a neighbouring city.
fief-no-slip-open = Nothing bars the way to { $city }, so no Passage is needed. Go there by road or by sea.
fief-no-scout-nobody = Ketil serves no free Noble of this family. Choose something else.
fief-no-scout-used = You have already sent Ketil this round. Wait for the next round.
fief-no-scout-far = { $city } is too far for Ketil, who sees only his own city and its neighbours. Choose one of those.
fief-no-scout-empty = No other family has troops in { $city }. Choose another city.
fief-no-entry = { $city } has no fort or abbey of another family to be let into. Go on, or stay.
fief-no-ride-on = After a parade the knights ride on together. Choose where they go.
fief-no-raise-siege = You are not besieging { $city }. Choose a city that you besiege.
fief-no-wall = { $city } cannot become the Walled City: the new fief has no fortress there. Choose one of the fief’s fortresses.
fief-no-deal-takes = You and the { $family } family cannot hand this over now: { $what }. Choose another way, or meet where it is, after movement and battles.
fief-no-confess-pure = { $noble } is not a heretic. Keep Tiphaine for later.

## Deals

fief-no-deal-closed = There are no deals before every family has its first city. Wait until the board is set up.
fief-no-deal-empty = An offer needs something to give or to get, and another family. Add something and choose another family.
fief-no-deal-self = That would be a deal with yourself. Choose another player’s family.
fief-no-deal-kind = Not everything in the offer can change hands this way ({ $route }). Cities, relics and crossbowmen change hands in a city where you meet, cards there or by pigeon, titles by marriage. Choose another way.
fief-no-deal-holds = Neither you nor the { $family } family has this to give now: { $what }. Write a new offer.
fief-no-deal-servants = Each Noble has one servant, and your family or the { $family } family has no room for these. Swap servants one for one.
fief-no-deal-hand = A hand holds at most { $n } cards, and with this offer one of the two hands would hold more. Trade fewer cards, or swap them one for one.
fief-no-deal-meet = You and the { $family } family have no free Nobles in the same city. Meet first, or choose another way.
fief-no-deal-ring = You are not allied with the { $family } family by marriage. Choose another way.
fief-no-deal-ransom = A ransom is money for one captive and nothing else. Remove the rest, or choose another way.
fief-no-deal-one-card = A pigeon carries money and at most one card. Remove the other cards, or meet in a city.
fief-no-deal-pigeons = There is no pigeon left for this; a family has three in the whole game. Meet in a city instead.
fief-no-deal-loft = Pigeons fly from a Noble inside a fort or abbey to another such Noble, and you and the { $family } family have no such pair. Meet in a city instead.
fief-no-deal-none = You cannot answer offer { $number } like that. Choose one of the open offers.
fief-no-deal-have = Offer { $number } asks for { $what }, which you do not have; you have { $have ->
        [one] 1 shilling
       *[other] { $have } shillings
    }. Decline it, or answer with another offer.
fief-no-deals-open = You already have { $n } open offers. Withdraw one first.
fief-no-draft-empty = Your draft is empty. First choose what you give or want.
fief-no-draft-full = An offer can have at most { $n } items on each side. Delete the draft, or send it as it is.
fief-no-draft-have = You do not have this to give: { $what }. Choose something that you have.
fief-no-draft-money = You can ask for at most { $n } shillings at once. Choose a smaller sum.
fief-no-draft-servant = Servants change hands only in phase 2. Leave them out until then.
fief-no-draft-theirs = No other family has this: { $what }. Ask for something that one of them has.
fief-no-draft-twice = This is in the draft already: { $what }. Choose something else, or send the offer.
fief-no-ransom = { $noble } is not a Noble of yours whom another family holds captive. Offer a ransom for one whom it does hold.
fief-no-ransom-sum = The full ransom of { $noble } is { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }. Offer that or less.

## Armed cards, windows, servants

fief-no-arm-closed = No card can be armed before every family has its first city. Wait until the board is set up.
fief-no-arm-card = { $card } cannot be armed: only opportunity cards can. Play it in phase 2.
fief-no-arm-trigger = { $card } cannot wait for that. Choose one of these moments: { $triggers }.
fief-no-armed-full = You already have { $n } armed cards. Take one of them back first.
fief-no-armed-none = You have no armed card number { $n }. Choose one of your armed cards.
fief-no-armed-twice = That card is already armed for this moment and this target. Choose another moment or another target.
fief-no-intended = You have already sealed that for this window. Choose something else, or end the card window.
fief-no-confess = Tiphaine does not serve { $noble }. Choose the Noble she serves.

# Charlemagne: what is refused, why, and what to do instead.

## Markers, vassalage, conversion, revolt

charlemagne-no-marker = You do not hold that marker: { $marker }. Your panel lists the markers you hold.
charlemagne-no-marker-now = That marker cannot be used in this step: { $marker }. The topic *Markers* of { COMMAND("rules") } says when each one is used.
charlemagne-no-marker-twice = That marker can be used only once per player turn, and you have already used one: { $marker }. Keep the next one for a later turn.
charlemagne-no-marker-words = Say which marker you play, and for Augustus also which leader gets it. { COMMAND("act") } lists what is possible now.
charlemagne-no-march-twice = A force gets only one forced march, and this one has already had it. Use the operations points that are left, or end this force.
charlemagne-no-lay-vassalage = That marker adds nothing to vassalage: { $marker }. Add a vassalage marker, the Crown of Pavia, the Donation of Constantine, the General Assembly or the Avar Ring.
charlemagne-no-lay-faith = That marker does not help with preaching: { $marker }. Add a missionary or the Donation of Constantine.
charlemagne-no-bearer = Augustus goes to one of your leaders in play. Name Charlemagne, or the place of a leader.
charlemagne-no-bearer-none = You have no leader in play, and Augustus needs one. Keep the marker until you draw a leader.
charlemagne-no-ring = The Avar Ring pays only while your units hold the Ring. Keep the marker until they do, or use it for vassalage.
charlemagne-no-assembly = Only the Empire can call the General Assembly. Use the marker for vassalage instead.
charlemagne-no-assembly-none = The General Assembly has not been called. Play its marker first.
charlemagne-no-assembly-over = The General Assembly has already given { $count ->
        [one] its 1 unit
       *[other] all its { $count } units
    }. Raise the rest of your levy, or end the levy.
charlemagne-no-assembly-twice = The General Assembly has already given that region its unit: { $region }. Name another region.
charlemagne-no-own-region = That region is already yours: { $region }. Choose a neutral or an enemy region.
charlemagne-no-austrasia = The Tribes can never win Austrasia. Choose another region.
charlemagne-no-vassalage-marker = You hold no marker that counts for vassalage. End vassalage now, and buy markers in your treasury phase.
charlemagne-no-missionary-marker = You hold no missionary and no Donation of Constantine. Do something else with this force, and buy markers in your treasury phase.
charlemagne-no-nothing-laid = You have not added a marker yet. Add one, or press **Cancel and go back**.
charlemagne-no-guard = You answered with { $points ->
        [one] 1 point
       *[other] { $points } points
    }, but { $most ->
        [0] you hold no marker that counts here. Answer with 0 points.
        [one] you hold only 1 point that counts here. Answer with 0 or 1 point.
       *[other] you hold only { $most } points that count here. Answer with 0 to { $most } points.
    }
charlemagne-no-revolt = There is no revolt roll for that region now: { $region }. Choose one of the regions whose dice are shown.
charlemagne-no-name-austrasia = Austrasia never revolts. Name another region.
charlemagne-no-name-twice = That region has already been named: { $region }. Name another one.
charlemagne-no-name-empire = That region is the Empire’s: { $region }. At most { $most ->
        [one] 1 region
       *[other] { $most } regions
    } of the Empire can be named, and you have named that many. Name a region that the Empire does not control.
charlemagne-no-raid-port = There is no working port in { $place }. Choose one of the ports in the list.
charlemagne-no-raid-sea = These raiders do not come to that coast: { $place }. Choose one of the ports in the list.
charlemagne-no-raid-own = The Tribes hold { $place }, and raiders do not attack the Tribes. Choose one of the ports in the list.
charlemagne-no-raid-held = Raiders attack only ports with at most one unit and no fleet; { $place } is better guarded. Choose one of the ports in the list.
charlemagne-no-leader-place = A leader must join units of yours on the map, and you have none in { $place }. Choose a place from the list.
charlemagne-no-bury = You have no leader to lose in { $place }, and this marker never kills Charlemagne. Choose a place from the list.
charlemagne-no-convert-here = No region can be converted from { $place }: it is open sea. Move the force into a region first.
charlemagne-no-convert-area = You cannot preach in a peripheral area: { $place }. Move the force into a hex of a region first.
charlemagne-no-convert-empire = The Empire preaches only Christianity, not { $religion }. Choose Christianity.
charlemagne-no-convert-faith = This force cannot preach { $religion }: without a leader it preaches only what its units believe. Choose a religion from the list, or take a leader along.
charlemagne-no-convert-same = The religion of { $region } is already { $religion }. Preach in another region.

## Treasury and levy

charlemagne-no-points = That costs { $cost ->
        [one] 1 point
       *[other] { $cost } points
    } of treasure; you have { $have }. Buy something cheaper, or end purchases.
charlemagne-no-supply-points = Supply for all your units costs { $cost ->
        [one] 1 point
       *[other] { $cost } points
    } of treasure; you have { $have }. Send units home until you can pay.
charlemagne-no-closing = You have cleared pillage, and that comes last: nothing else can be bought in this phase. Clear more pillage, or end purchases.
charlemagne-no-cup = The cup is empty, so there is no marker to buy. Buy something else, or end purchases.
charlemagne-no-hire-kind = Units of that kind are not for hire: { $unit }. Choose a unit from the list.
charlemagne-no-hire-region = You do not control the home region of that unit: { $unit }. Hire units from a region that you control.
charlemagne-no-hire-home = That unit ({ $unit }) can be hired only in its home region, and { $place } is not part of it. Choose a place from the list.
charlemagne-no-hire-burg = Mercenaries come only to a working burg, and there is none in { $place }. Choose a place from the list.
charlemagne-no-hire-held = Mercenaries come only to a burg that you hold, and your units do not hold { $place }. Choose a place from the list.
charlemagne-no-hire-port = A fleet can be hired only in a port, and there is none in { $place }. Choose a port that you hold.
charlemagne-no-hire-twice = Each burg gets one mercenary per phase, and { $place } has already had one. Choose another burg.
charlemagne-no-area-full = A peripheral area takes { $most ->
        [one] 1 new unit
       *[other] { $most } new units
    } a turn, and { $place } has already had that many. Choose another place.
charlemagne-no-counters = All counters of that kind are already on the map: { $unit }. Choose another kind.
charlemagne-no-stack = A hex holds { $most ->
        [one] 1 unit
       *[other] { $most } units
    } besides leaders, and { $place } would have more. Choose another place, or take fewer units.
charlemagne-no-stack-mixed = Tribal units of different regions cannot share a hex, and there are units of another region in { $place }. Choose another place.
charlemagne-no-scara = This table plays without the Scara. Hire other units.
charlemagne-no-scara-empire = Only the Empire can hire the Scara. Hire other units.
charlemagne-no-scara-place = The Scara comes only to a working burg, and there is none in { $place }. Choose a burg with one of your leaders.
charlemagne-no-scara-leader = The Scara comes only to a burg with a leader of the Empire, and there is no such leader in { $place }. Choose a burg with one of your leaders.
charlemagne-no-build-sea = Nothing can be built on the open sea: { $place }. Choose a land hex that you hold.
charlemagne-no-build-area = Nothing can be built in a peripheral area: { $place }. Choose a hex that you hold.
charlemagne-no-build-empty = You can build only where you have units, and you have none in { $place }. Choose a hex that you hold.
charlemagne-no-build-pillaged = You cannot build in { $place } while it is pillaged. Clear the pillage in this phase, and build there next turn.
charlemagne-no-build-burg = There is already a burg in { $place }. Choose another hex, or build a civilisation marker.
charlemagne-no-build-civilisation = There is already a civilisation marker in { $place }. Choose another hex, or build a burg.
charlemagne-no-build-limit = At this table { $limit ->
        [one] only 1 marker can be built in a player turn, and you have built it
       *[other] only { $limit } markers can be built in a player turn, and you have built them
    }. Buy something else, or end purchases.
charlemagne-no-clear-nothing = There is no pillage to clear in { $place }. Choose a place from the list, or end purchases.
charlemagne-no-clear-empty = You can clear pillage only where you have units, and you have none in { $place }. Choose another place, or end purchases and move units there in operations.
charlemagne-no-levy-kind = The levy raises no units of that kind: { $unit }. Choose a unit from the list.
charlemagne-no-levy-region = You do not control that region: { $region }. Choose one of your regions.
charlemagne-no-levy-done = That region has already raised its whole levy for this turn: { $region }. Choose another region, or end the levy.
charlemagne-no-levy-home = That unit ({ $unit }) can be raised only in its home region, and { $place } is not part of it. Choose a place from the list.
charlemagne-no-levy-coast = A fleet needs a coast or a port, and { $place } has neither. Choose another hex.
charlemagne-no-levy-twice = Each hex raises one unit per phase, and { $place } has already raised one. Choose another hex.
charlemagne-no-levy-enemy = No unit can be raised in { $place }, because enemies hold it. Choose another hex of the region.
charlemagne-no-levy-neutral = No unit can be raised in { $place }, because neutral units hold it. Choose another hex of the region.
charlemagne-no-levy-zone = An enemy zone of control covers { $place }, so no unit can be raised there. Choose another hex of the region.
charlemagne-no-levy-pillaged = No unit can be raised in { $place } while it is pillaged. Choose another hex of the region.
charlemagne-no-place-unit = You have no such unit in { $place } to move: { $unit }. Choose one from the list.
charlemagne-no-place-same = The unit is already in { $place }. Choose another hex, or leave it there.
charlemagne-no-place-home = That unit ({ $unit }) begins in its home region, and { $place } is not part of it. Choose a place from the list.
charlemagne-no-place-burg = Each burg must keep at least one unit, and this is the only one in { $place }. Move another unit there first, or choose a different unit.
charlemagne-no-place-forage = No more units can begin in { $place }: the hex feeds { $forage ->
        [one] only 1 unit, and one is already there
       *[other] only { $forage } units, and that many are already there
    }. Choose another hex.
charlemagne-no-disband = You have no such unit in { $place } to send home: { $unit }. Choose one from the list.
charlemagne-no-disband-fed = No unit has to go home from { $place }, because all units there are fed. Choose a unit from the list.

## Operations and battle

charlemagne-no-force-none = You have no unit in { $place }. Choose a place from the list.
charlemagne-no-force-spent = All your units in { $place } have already operated this turn. Choose another place, or end operations.
charlemagne-no-force-aboard = Your units in { $place } are aboard a fleet that has already operated this turn. Choose another place, or end operations.
charlemagne-no-muster-aboard = Units aboard a fleet in { $place } cannot go anywhere without a fleet. Tick a fleet too, or untick these units.
charlemagne-no-force-empty = The force is empty. Tick at least one unit, or press **Cancel and go back**.
charlemagne-no-cargo = A fleet carries { $most } land units, and { $over ->
        [one] 1 unit too many is ticked
       *[other] { $over } units too many are ticked
    }. Untick some, or tick another fleet.
charlemagne-no-left-at-sea = { $count ->
        [one] 1 unit would stay
       *[other] { $count } units would stay
    } at sea without room on a fleet. Take all units along, or leave a fleet behind as well.
charlemagne-no-take = { $count ->
        [0] There is no such unit to tick in { $place }: { $unit }. Choose a unit from the list.
       *[other] You can tick 0 to { $count } of these units in { $place }: { $unit }. Choose a number from the list.
    }
charlemagne-no-take-same = You have already ticked that many. Choose another number, or set out.
charlemagne-no-operations = That costs { $cost ->
        [one] 1 operations point
       *[other] { $cost } operations points
    }; the force has { $have }. Choose something cheaper, or end this force.
charlemagne-no-reach = The way to { $place } costs { $cost ->
        [one] 1 operations point
       *[other] { $cost } operations points
    }; the force has { $have }. Choose a nearer goal.
charlemagne-no-no-path = There is no route by which this force can reach { $place }. Choose a goal from the list.
charlemagne-no-no-way = This force cannot reach { $place } in one step. Choose that place as a goal, or choose a step from the list.
charlemagne-no-here-already = The force is already in { $place }. Choose another goal.
charlemagne-no-enemy-there = Enemies hold { $place }. Move beside them and attack, or choose another goal.
charlemagne-no-neutral-there = Neutral units hold { $place }, so you can neither enter it nor pass through. Go around, or attack the units, which drives their region to the other side.
charlemagne-no-area = A peripheral area is open only to its own people: { $place }. Choose another goal.
charlemagne-no-halted = The force has entered an enemy zone of control and must stop here. Attack from here, or end this force.
charlemagne-no-zone-to-zone = A force cannot step from one enemy zone of control into another, and both this force and { $place } are in such zones. Go around, or attack.
charlemagne-no-not-beside = The force is not next to { $place }. Move beside it first, or attack a place from the list.
charlemagne-no-attack-area = A force cannot attack from a peripheral area. Move into a hex first.
charlemagne-no-attack-water = An army attacks over land only, and { $place } is across the water. Move around the water, or attack with a fleet.
charlemagne-no-attack-land = A fleet attacks over water only, and the way to { $place } is over land. Sail next to it, or put the units ashore and attack next turn.
charlemagne-no-nobody-there = There is nobody to attack in { $place }. You can simply move in.
charlemagne-no-own-there = Your own units hold { $place }. Attack a place from the list.
charlemagne-no-zone = An enemy zone of control covers { $place }, so you cannot pillage or preach there. Beat the enemies beside it first, or move the force.
charlemagne-no-pillage-sea = There is nothing to pillage on the open sea: { $place }. Move the force to a coast first, or end it.
charlemagne-no-pillage-area = A peripheral area cannot be pillaged: { $place }. Move the force into a hex of a region first, or end it.
charlemagne-no-pillage-twice = You cannot pillage { $place }, because it has already been pillaged. Choose something else, or end this force.
charlemagne-no-drop = { $count ->
        [0] The force has no such unit to leave behind: { $unit }. Choose a unit from the list.
        [one] The force has only 1 of these units to leave behind: { $unit }. Choose a number from the list.
       *[other] The force has only { $count } of these units to leave behind: { $unit }. Choose a number from the list.
    }
charlemagne-no-drop-all = You cannot leave the whole force behind. Leave fewer units, or end this force.
charlemagne-no-drop-ships = { $load ->
        [one] 1 land unit is
       *[other] { $load } land units are
    } aboard, and the fleets that would sail on have room { $room ->
        [0] for none
       *[other] for only { $room }
    }. Keep more fleets, or leave land units behind first.
charlemagne-no-land-nobody = There is nobody aboard to go ashore. Move or attack with this force, or end it.
charlemagne-no-land-here = Nobody can go ashore in { $place }: it is not a coast. Sail to a coast or a port first.
charlemagne-no-advance-twice = Each side plays one military advance per battle, and you have played yours. Play something else, or play no more markers.
charlemagne-no-treachery-twice = Each side plays one treachery per battle, and you have played yours. Play something else, or play no more markers.
charlemagne-no-treachery-nothing = Treachery would change nothing: the enemy’s strength is not multiplied by their { $what }. Play something else, or play no more markers.
charlemagne-no-duels = This table plays without personal combat. Go on with the battle.
charlemagne-no-duel-twice = There can be only one personal combat per battle, and this battle has had it. Go on with the battle.
charlemagne-no-duel-late = The defender may call for personal combat only before the attacker prepares the battle, and the attacker has done so. Go on with the battle.
charlemagne-no-duel-marker = Personal combat must be called before you play a marker, and you have played one in this battle. Undo the marker, or fight without personal combat.
charlemagne-no-duel-enemy = The enemy has no leader here, so there is nobody to fight. Go on with the battle.
charlemagne-no-duel-own = You have no such leader in this battle. Name one of your leaders who is there.
charlemagne-no-lose = You have no such unit to lose in { $place }: { $unit }. Choose one from the list.
charlemagne-no-lose-leader = That unit cannot be lost yet: { $unit }. Leaders are lost last, and other units are left in { $place }. Choose one of those from the list.
charlemagne-no-stand = The retreat cannot end in { $place }: only a burg lets beaten units stop early. Choose the next hex from the list.
charlemagne-no-stand-first = Your units are withdrawing and must leave { $place }. Choose a hex from the list.
charlemagne-no-retreat-far = Your units are not next to { $place }. Choose a hex from the list.
charlemagne-no-retreat-held = Your units cannot enter { $place }, because enemy or neutral units hold it. Choose a hex from the list.
charlemagne-no-retreat-full = There is no room in { $place } for these units. Choose a hex from the list.
charlemagne-no-retreat-mixed = There are Tribal units of another region in { $place }, and your units cannot share a hex with them. Choose a hex from the list.
charlemagne-no-retreat-area = Your units cannot retreat into a peripheral area: { $place }. Choose a hex from the list.
charlemagne-no-retreat-zone = An enemy zone of control covers { $place }, and units never retreat into one. Choose a hex from the list.
charlemagne-no-retreat-nearer = Beaten units must get farther away from the enemy, and { $place } is no farther. Choose a hex from the list.
charlemagne-no-retreat-river = There is a river on the way to { $place }, and units that withdraw cannot cross rivers. Choose a hex from the list.
charlemagne-no-retreat-rough = Units that withdraw cannot enter rough ground without a pass: { $place }. Choose a hex from the list.
charlemagne-no-retreat-end = From { $place } your units could not fall back as far as they must. Choose a hex from the list.
charlemagne-no-retreat-back = Your units are withdrawing from { $place }, which is under attack, and cannot go back in. Choose a hex from the list.

## Treaties

charlemagne-no-clause-side = A clause must bind the Empire or the Tribes, because there is no other side. Name one of the two.
charlemagne-no-clause-no-marker = No marker has that name. Choose a marker from the list.
charlemagne-no-clause-no-region = Only control of a region can be given up, and no region has that name. Choose a region from the list.
charlemagne-no-clause-no-place = No region or burg has that name. Choose a burg or a region from the list.
charlemagne-no-clause-points = One clause can name 1 to { $most } points of treasure. Choose a sum from the list.
charlemagne-no-clause-marker = That marker cannot change hands: it is never kept in a hand. Choose a marker from the list.
charlemagne-no-clause-control = That side cannot give up { $region }, because it does not control that region. Choose a region from the list.
charlemagne-no-clause-burg = That clause needs a region or a working burg, and there is no working burg in { $place }. Choose a burg or a region from the list.
charlemagne-no-clause-twice = Your draft has that clause already. Add another one, or propose the draft.
charlemagne-no-draft-empty = Your draft is empty. Add a clause first.
charlemagne-no-draft-full = A treaty has at most { $most } clauses, and your draft already has that many. Propose it, or tear it up.
charlemagne-no-draft-give = You cannot give what your draft promises: { $clauses }; you have { $points ->
        [one] 1 point
       *[other] { $points } points
    } of treasure. Tear the draft up, and promise less.
charlemagne-no-draft-waiting = You can have only one offer at a time, and yours, treaty { $number }, is still open. Withdraw it first, or wait for the answer.
charlemagne-no-treaty-entry = Under treaty { $number } you must stay out of { $place }. Choose another goal, or break the treaty, which costs you as many markers as a die shows.
charlemagne-no-treaty-attack = Under treaty { $number } you cannot attack the other side. Do something else, or break the treaty, which costs you as many markers as a die shows.
charlemagne-no-treaty-give = You cannot give what treaty { $number } asks of you: { $clauses }; you have { $points ->
        [one] 1 point
       *[other] { $points } points
    } of treasure. Decline it, or propose one that you can keep.
charlemagne-no-treaty-none = Treaty { $number } is not in force. Choose a treaty from the list.
charlemagne-no-treaty-free = Treaty { $number } binds only the other side, so you cannot break it. It ends with the game turn.
charlemagne-no-offer-none = Offer { $number } is not open. Choose an offer from your panel.
charlemagne-no-offer-own = Treaty { $number } is your own offer. Withdraw it, or wait for the answer.
charlemagne-no-offer-theirs = Treaty { $number } is an offer from the other side. Accept it or decline it.
charlemagne-no-treaty-stale = Treaty { $number } is about something that has changed: { $clauses }. Decline it, or propose a new one.

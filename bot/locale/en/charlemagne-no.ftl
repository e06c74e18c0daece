# Charlemagne: what is refused, why, and what to do instead.

## Markers, vassalage, conversion, revolt

charlemagne-no-marker = You do not hold that marker: { $marker }. Your panel lists the markers you hold.
charlemagne-no-marker-now = That marker is not for this step: { $marker }. The topic *Markers* of { COMMAND("rules") } says when each one is used.
charlemagne-no-marker-twice = That marker can be used once per player turn, and you have used one: { $marker }. Keep the next one for a later turn.
charlemagne-no-marker-words = Say which marker you play, and for Augustus also which leader gets it. { COMMAND("act") } lists what is possible now.
charlemagne-no-march-twice = A force gets one forced march, and this one has had it. Use the operations points that are left, or end this force.
charlemagne-no-lay-vassalage = That marker adds nothing to vassalage: { $marker }. Add a vassalage marker, the Crown of Pavia, the Donation of Constantine, the General Assembly or the Avar Ring.
charlemagne-no-lay-faith = That marker does not help with preaching: { $marker }. Add a missionary or the Donation of Constantine.
charlemagne-no-bearer = Augustus goes to one of your leaders in play. Name Charlemagne, or the place of a leader.
charlemagne-no-bearer-none = You have no leader in play, and Augustus needs one. Keep the marker until you draw a leader.
charlemagne-no-ring = The Avar Ring pays only while your units hold the Ring. Keep the marker until you hold it, or use it for vassalage.
charlemagne-no-assembly = Only the Empire can call the General Assembly. Use the marker for vassalage instead.
charlemagne-no-assembly-none = The General Assembly has not been called. Play its marker first.
charlemagne-no-assembly-over = The General Assembly has given all its { $count ->
        [one] 1 unit
       *[other] { $count } units
    }. Raise the rest of your levy, or end the levy.
charlemagne-no-assembly-twice = The General Assembly has given that region its unit already: { $region }. Name another region.
charlemagne-no-own-region = That region is yours already: { $region }. Choose a neutral or an enemy region.
charlemagne-no-austrasia = The Tribes can never win Austrasia. Choose another region.
charlemagne-no-vassalage-marker = You hold no marker that counts for vassalage. End vassalage now, and buy markers in your treasury phase.
charlemagne-no-missionary-marker = You hold no missionary and no Donation of Constantine. Do something else with this force, and buy markers in your treasury phase.
charlemagne-no-nothing-laid = You have not added a marker yet. Add one, or press **Cancel and go back**.
charlemagne-no-guard = You asked for { $points ->
        [one] 1 point
       *[other] { $points } points
    }, but { $most ->
        [0] you hold no marker that counts here. Answer with 0.
        [one] you hold only 1 point that counts here. Answer with 0 or 1.
       *[other] you hold only { $most } points that count here. Answer with 0 to { $most }.
    }
charlemagne-no-revolt = That region does not roll for revolt now: { $region }. Choose one of those whose dice are shown.
charlemagne-no-name-austrasia = Austrasia never revolts. Name another region.
charlemagne-no-name-twice = That region has been named already: { $region }. Name another one.
charlemagne-no-name-empire = That region is the Empire’s, and { $most ->
        [one] 1 region
       *[other] { $most } regions
    } of the Empire have been named, which is the limit: { $region }. Name one that the Empire does not control.
charlemagne-no-raid-port = There is no working port in { $place }. Choose one of the ports in the list.
charlemagne-no-raid-sea = These raiders do not come to that coast: { $place }. Choose one of the ports in the list.
charlemagne-no-raid-own = The Tribes hold { $place }, and raiders spare them. Choose one of the ports in the list.
charlemagne-no-raid-held = Raiders take a port with one unit at most and no fleet; { $place } is better guarded. Choose one of the ports in the list.
charlemagne-no-leader-place = A leader joins your own units on the map, and none are in { $place }. Choose a place from the list.
charlemagne-no-bury = You have no leader in { $place } to lose; this marker never takes Charlemagne. Choose a place from the list.
charlemagne-no-convert-here = No region can be converted from { $place }: it is open sea. Move the force into a region first.
charlemagne-no-convert-area = Nobody preaches in a peripheral area: { $place }. Move the force into a hex of a region first.
charlemagne-no-convert-empire = The Empire preaches Christianity only, not { $religion }. Choose Christianity.
charlemagne-no-convert-faith = This force does not preach { $religion }: without a leader it preaches only what its units believe. Choose a religion from the list, or take a leader along.
charlemagne-no-convert-same = That region has this religion already: { $region }, { $religion }. Preach in another region.

## Treasury and levy

charlemagne-no-points = That costs { $cost ->
        [one] 1 point
       *[other] { $cost } points
    } of treasure; you have { $have }. Buy something cheaper, or end purchases.
charlemagne-no-supply-points = Supply for all costs { $cost ->
        [one] 1 point
       *[other] { $cost } points
    } of treasure; you have { $have }. Send units home until you can pay.
charlemagne-no-closing = You have cleared pillage, and that comes last: nothing else can be bought in this phase. Clear more pillage, or end purchases.
charlemagne-no-cup = The cup is empty, so there is no marker to buy. Buy something else, or end purchases.
charlemagne-no-hire-kind = Units of that kind are not for hire: { $unit }. Choose one from the list.
charlemagne-no-hire-region = You do not control the home region of { $unit }. Hire units of a region that you control.
charlemagne-no-hire-home = Mercenaries come only in their home region, and { $place } is not in that of { $unit }. Choose a place from the list.
charlemagne-no-hire-burg = Mercenaries come only to a burg, and { $place } has none that works. Choose a place from the list.
charlemagne-no-hire-held = Mercenaries come only to a burg that you hold, and your units do not hold { $place }. Choose a place from the list.
charlemagne-no-hire-port = A fleet is hired in a port, and { $place } has none. Choose a port that you hold.
charlemagne-no-hire-twice = Each burg gets one mercenary per phase, and { $place } has had one. Choose another burg.
charlemagne-no-area-full = A peripheral area takes { $most ->
        [one] 1 new unit
       *[other] { $most } new units
    } a turn, and { $place } has had that many. Choose another place.
charlemagne-no-counters = All counters of that kind are on the map: { $unit }. Choose another kind.
charlemagne-no-stack = A hex holds { $most ->
        [one] 1 unit
       *[other] { $most } units
    } besides leaders, and { $place } would have more. Choose another place, or take fewer units.
charlemagne-no-stack-mixed = Tribal units of different regions cannot share a hex, and units of another region are in { $place }. Choose another place.
charlemagne-no-scara = This table plays without the Scara. Hire other units.
charlemagne-no-scara-empire = Only the Empire can hire the Scara. Hire other units.
charlemagne-no-scara-place = The Scara comes only to a burg, and { $place } has none that works. Choose a burg with one of your leaders.
charlemagne-no-scara-leader = The Scara comes only where a leader of the Empire is, and { $place } has none. Choose a burg with one of your leaders.
charlemagne-no-build-sea = Nothing can be built on the open sea: { $place }. Choose a hex of land that you hold.
charlemagne-no-build-area = Nothing can be built in a peripheral area: { $place }. Choose a hex that you hold.
charlemagne-no-build-empty = You build only where your units are, and none are in { $place }. Choose a hex that you hold.
charlemagne-no-build-pillaged = There is pillage in { $place }. Clear it in this phase, and build there next turn.
charlemagne-no-build-burg = There is a burg in { $place } already. Choose another hex, or build a civilisation marker.
charlemagne-no-build-civilisation = There is a civilisation marker in { $place } already. Choose another hex, or build a burg.
charlemagne-no-build-limit = At this table { $limit ->
        [one] 1 marker can be built in a player turn, and you have built it
       *[other] { $limit } markers can be built in a player turn, and you have built them
    }. Buy something else, or end purchases.
charlemagne-no-clear-nothing = There is no pillage in { $place }. Choose a place from the list, or end purchases.
charlemagne-no-clear-empty = You clear pillage only where your units are, and none are in { $place }. Choose another place, or end your purchases; in operations you can move units there.
charlemagne-no-levy-kind = The levy does not raise units of that kind: { $unit }. Choose one from the list.
charlemagne-no-levy-region = You do not control that region: { $region }. Choose one of your regions.
charlemagne-no-levy-done = That region has raised its whole levy for this turn: { $region }. Choose another region, or end the levy.
charlemagne-no-levy-home = Units are raised in their home region, and { $place } is not in that of { $unit }. Choose a place from the list.
charlemagne-no-levy-coast = A fleet needs a coast or a port, and { $place } has neither. Choose another hex.
charlemagne-no-levy-twice = Each hex raises one unit per phase, and { $place } has raised one. Choose another hex.
charlemagne-no-levy-enemy = Enemies hold { $place }. Choose another hex of the region.
charlemagne-no-levy-neutral = Neutral units hold { $place }. Choose another hex of the region.
charlemagne-no-levy-zone = An enemy zone of control covers { $place }, so no unit can be raised there. Choose another hex of the region.
charlemagne-no-levy-pillaged = There is pillage in { $place }, so no unit can be raised there. Choose another hex of the region.
charlemagne-no-place-unit = You have no such unit to move from { $place }: { $unit }. Choose one from the list.
charlemagne-no-place-same = The unit is in { $place } already. Choose another hex, or leave it there.
charlemagne-no-place-home = Units begin in their home region, and { $place } is not in that of { $unit }. Choose a place from the list.
charlemagne-no-place-burg = A burg must keep a unit, and this one has no other: { $place }. Move another unit in first, or move a different one.
charlemagne-no-place-forage = { $place } feeds { $forage ->
        [one] 1 unit, and one is there already
       *[other] { $forage } units, and that many are there already
    }. Choose another hex.
charlemagne-no-disband = You have no such unit to send home from { $place }: { $unit }. Choose one from the list.
charlemagne-no-disband-fed = Nobody has to go home from { $place }: all units there are fed. Choose one from the list.

## Operations and battle

charlemagne-no-force-none = You have no unit in { $place }. Choose a place from the list.
charlemagne-no-force-spent = All your units in { $place } have operated this turn. Choose another place, or end operations.
charlemagne-no-force-aboard = Your units in { $place } are aboard a fleet that has operated this turn. Choose another place, or end operations.
charlemagne-no-muster-aboard = Units aboard in { $place } cannot go anywhere without a fleet. Tick a fleet too, or untick them.
charlemagne-no-force-empty = The force is empty. Tick at least one unit, or press **Cancel and go back**.
charlemagne-no-cargo = A fleet carries { $most } land units, and { $over ->
        [one] 1 unit too many is ticked
       *[other] { $over } units too many are ticked
    }. Untick some, or tick another fleet.
charlemagne-no-left-at-sea = { $count ->
        [one] 1 unit would stay
       *[other] { $count } units would stay
    } at sea without room on a fleet. Take them along, or leave a fleet with them.
charlemagne-no-take = You can tick 0 to { $count } of these in { $place }: { $unit }. Choose a number from the list.
charlemagne-no-take-same = That many are ticked already. Choose another number, or set out.
charlemagne-no-operations = That costs { $cost ->
        [one] 1 operations point
       *[other] { $cost } operations points
    }; the force has { $have }. Choose something cheaper, or end this force.
charlemagne-no-reach = The way to { $place } costs { $cost ->
        [one] 1 operations point
       *[other] { $cost } operations points
    }; the force has { $have }. Choose a nearer goal.
charlemagne-no-no-path = There is no way for this force to reach { $place }. Choose a goal from the list.
charlemagne-no-no-way = This force cannot reach { $place } in one step. Choose it as a goal, or take a step from the list.
charlemagne-no-here-already = The force is in { $place } already. Choose another goal.
charlemagne-no-enemy-there = Enemies hold { $place }. Move beside them and attack, or choose another goal.
charlemagne-no-neutral-there = Neutral units hold { $place }, and nobody can enter or pass. Go around them, or attack, which drives their region to the other side.
charlemagne-no-area = Only units of its own people can enter a peripheral area: { $place }. Choose another goal.
charlemagne-no-halted = The force has entered an enemy zone of control and must stop there. Attack from here, or end this force.
charlemagne-no-zone-to-zone = No step leads from one enemy zone of control into another, and both the force and { $place } are in one. Go around, or attack.
charlemagne-no-not-beside = The force is not next to { $place }. Move beside it first, or attack a place from the list.
charlemagne-no-attack-area = A force cannot attack from a peripheral area. Move into a hex first.
charlemagne-no-attack-water = An army attacks over land only, and { $place } is across the water. Move around it, or attack with a fleet.
charlemagne-no-attack-land = A fleet attacks over water only, and the way to { $place } is over land. Sail beside it, or put the units ashore for next turn.
charlemagne-no-nobody-there = There is nobody to attack in { $place }. You can simply move in.
charlemagne-no-own-there = Your own units hold { $place }. Attack a place from the list.
charlemagne-no-zone = An enemy zone of control covers { $place }, so nobody can pillage or preach there. Beat the enemies beside it first, or move the force.
charlemagne-no-pillage-sea = There is nothing to pillage on the open sea: { $place }. Choose something else.
charlemagne-no-pillage-area = A peripheral area cannot be pillaged: { $place }. Choose something else.
charlemagne-no-pillage-twice = There is pillage in { $place } already. Choose something else, or end this force.
charlemagne-no-drop = The force has { $count } of these to leave behind: { $unit }. Choose a number from the list.
charlemagne-no-drop-all = You cannot leave the whole force behind. Leave fewer units, or end this force.
charlemagne-no-drop-ships = { $load ->
        [one] 1 land unit is
       *[other] { $load } land units are
    } aboard, and the fleets that would go on carry only { $room }. Keep more fleets, or leave the cargo behind first.
charlemagne-no-land-nobody = There is nobody aboard to go ashore. Choose something else.
charlemagne-no-land-here = Nobody can go ashore in { $place }: it is not a coast. Sail to a coast or a port first.
charlemagne-no-advance-twice = Each side plays one military advance per battle, and you have played yours. Roll the die, or play something else.
charlemagne-no-treachery-twice = Each side plays one treachery per battle, and you have played yours. Roll the die, or play something else.
charlemagne-no-treachery-nothing = Treachery has nothing to take away: the enemy’s strength is not multiplied by their { $what }. Choose something from the list.
charlemagne-no-duels = This table plays without personal combat. Choose something from the list.
charlemagne-no-duel-twice = Personal combat comes only once per battle, and this one has had it. Choose something from the list.
charlemagne-no-duel-late = Personal combat comes before all markers, and it is too late for it in this battle. Choose something from the list.
charlemagne-no-duel-enemy = The enemy has no leader here, so there is nobody to fight. Choose something from the list.
charlemagne-no-duel-own = You have no such leader in this battle. Name one of your leaders who is there.
charlemagne-no-lose = No such unit can be lost here: { $unit }, { $place }. Choose one from the list.
charlemagne-no-lose-leader = Leaders are lost last, and other units are left: { $unit }, { $place }. Choose one from the list.
charlemagne-no-stand = The retreat cannot end in { $place }: only a burg lets beaten units stop early. Choose the next hex from the list.
charlemagne-no-stand-first = Your units are withdrawing and must leave { $place }. Choose a hex from the list.
charlemagne-no-retreat-far = Your units are not next to { $place }. Choose a hex from the list.
charlemagne-no-retreat-held = Your units cannot enter { $place }: others hold it. Choose a hex from the list.
charlemagne-no-retreat-full = There is no room in { $place } for these units. Choose a hex from the list.
charlemagne-no-retreat-mixed = Tribal units of another region are in { $place }, and these cannot share a hex with them. Choose a hex from the list.
charlemagne-no-retreat-area = No retreat leads into a peripheral area: { $place }. Choose a hex from the list.
charlemagne-no-retreat-zone = An enemy zone of control covers { $place }, and retreats never lead into one. Choose a hex from the list.
charlemagne-no-retreat-nearer = Beaten units must get farther away from the enemy, and { $place } is no farther. Choose a hex from the list.
charlemagne-no-retreat-river = A river is in the way to { $place }, and units that withdraw do not cross rivers. Choose a hex from the list.
charlemagne-no-retreat-rough = { $place } is rough ground without a pass, and units that withdraw do not enter it. Choose a hex from the list.
charlemagne-no-retreat-end = From { $place } your units could not fall back as far as they must. Choose a hex from the list.
charlemagne-no-retreat-back = Your units withdraw from { $place }, which is under attack, and cannot go back in. Choose a hex from the list.

## Treaties

charlemagne-no-clause-side = A clause binds the Empire or the Tribes, and there is no other side. Name one of the two.
charlemagne-no-clause-no-marker = No marker has that name. Choose a marker from the list.
charlemagne-no-clause-no-region = Only control of a region can be given up, and no region has that name. Choose a region from the list.
charlemagne-no-clause-no-place = Neither a region nor a burg has that name. Choose a burg or a region from the list.
charlemagne-no-clause-points = One clause can name 1 to { $most } points of treasure. Choose a sum from the list.
charlemagne-no-clause-marker = That marker cannot change hands: it is never kept in a hand. Choose a marker from the list.
charlemagne-no-clause-control = That side does not control { $region }, so it cannot give it up. Choose a region from the list.
charlemagne-no-clause-burg = There is no working burg in { $place } to keep out of or to leave. Choose a burg or a region from the list.
charlemagne-no-clause-twice = Your draft has that clause already. Add another one, or propose the draft.
charlemagne-no-draft-empty = Your draft is empty. Add a clause first.
charlemagne-no-draft-full = A treaty has at most { $most } clauses, and your draft already has that many. Propose it, or tear it up.
charlemagne-no-draft-give = You cannot give what your draft promises: { $clauses }; you have { $points ->
        [one] 1 point
       *[other] { $points } points
    } of treasure. Tear the draft up, and promise less.
charlemagne-no-draft-waiting = You can have one offer at a time, and your treaty { $number } is still open. Withdraw it first, or wait for the answer.
charlemagne-no-treaty-entry = By treaty { $number } you must stay out of { $place }. Choose another goal, or break the treaty, which costs you as many markers as a die says.
charlemagne-no-treaty-attack = By treaty { $number } you cannot attack the other side. Do something else, or break the treaty, which costs you as many markers as a die says.
charlemagne-no-treaty-give = You cannot give what treaty { $number } asks of you: { $clauses }; you have { $points ->
        [one] 1 point
       *[other] { $points } points
    } of treasure. Decline it, or propose one that you can keep.
charlemagne-no-treaty-none = There is no treaty { $number } in force. Choose a treaty from the list.
charlemagne-no-treaty-free = Treaty { $number } binds only the other side, so you cannot break it. It ends with the game turn.
charlemagne-no-offer-none = No offer { $number } is open. Choose an offer from your panel.
charlemagne-no-offer-own = Treaty { $number } is your own offer. Withdraw it, or wait for the answer.
charlemagne-no-offer-theirs = Treaty { $number } is an offer from the other side. Accept it or decline it.
charlemagne-no-treaty-stale = Treaty { $number } is about something that has changed: { $clauses }. Decline it, or propose a new one.

# Charlemagne: what is refused, and what to do instead.

## Every game

charlemagne-no-seat = There is no such seat.
charlemagne-no-verb = That action does not belong to this step; `/act` suggests what is possible now.

## Markers, vassalage, conversion, revolt

charlemagne-no-marker = You do not hold that marker: { $marker }.
charlemagne-no-marker-now = { $marker } does not serve for this; `/rules` tells when each marker is used.
charlemagne-no-marker-twice = { $marker } may be used once here, and you have done so.
charlemagne-no-marker-words = Name the marker, and for Augustus the leader who bears it; `/act` suggests them.
charlemagne-no-bearer = Augustus needs one of your leaders in play; name Charlemagne or a leader's place.
charlemagne-no-ring = The Avar Ring pays only while your units hold the Ring.
charlemagne-no-assembly = Only the Empire calls the General Assembly.
charlemagne-no-assembly-over = The General Assembly has nothing more to give.
charlemagne-no-assembly-twice = { $region } has had its unit of the General Assembly already; name another region.
charlemagne-no-own-region = { $region } is yours already; name a neutral or an enemy region.
charlemagne-no-austrasia = The Tribes never win Austrasia; name another region.
charlemagne-no-vassalage-marker = You hold no marker that counts for vassalage.
charlemagne-no-missionary-marker = You hold no missionary, and nothing that counts as one.
charlemagne-no-nothing-laid = Lay down a marker first, or take the attempt back (`cancel`).
charlemagne-no-guard = You do not hold { $points ->
        [one] 1 point
       *[other] { $points } points
    } that count here; name fewer.
charlemagne-no-revolt = { $region } is not among the regions that roll now.
charlemagne-no-name = { $region } cannot be named: never Austrasia, none twice, two regions of the Empire at most.
charlemagne-no-raid = The raiders cannot take { $place }; choose one of the ports offered.
charlemagne-no-leader-place = A leader joins your own units on the map; { $place } has none of them.
charlemagne-no-bury = You have no leader in { $place }.
charlemagne-no-convert-here = No region can be converted in { $place }.
charlemagne-no-convert-faith = This force does not preach { $religion }.
charlemagne-no-convert-same = { $region } has that religion already: { $religion }.

## Treasury and levy

charlemagne-no-points = That costs { $cost }, and you have { $have ->
        [one] 1 point
       *[other] { $have } points
    } of treasure.
charlemagne-no-closing = Pillage is cleared last: nothing else can be bought any more in this phase.
charlemagne-no-cup = The cup is empty; no marker can be bought.
charlemagne-no-hire-kind = No mercenaries of that kind can be hired: { $unit }.
charlemagne-no-hire-region = You do not control the region of { $unit }, so you cannot hire in { $place }.
charlemagne-no-hire-home = Mercenaries come in their own region; { $place } is not the land of { $unit }.
charlemagne-no-hire-burg = Mercenaries come in a burg that you hold; for { $unit } { $place } is none.
charlemagne-no-hire-port = A fleet is hired in a port; { $place } has none for { $unit }.
charlemagne-no-hire-twice = { $place } has taken a mercenary in this phase already; { $unit } must come elsewhere.
charlemagne-no-area-full = { $place } has taken ten new units in this turn already.
charlemagne-no-counters = Every counter is in play already: { $unit }.
charlemagne-no-stack = The units cannot stand in { $place } together: ten units a hex, and the Tribes never mix regions.
charlemagne-no-scara = The Scara is for the Empire, in games that use it.
charlemagne-no-scara-place = The Scara is hired in a burg with a leader of the Empire; { $place } is none, so no { $unit }.
charlemagne-no-build-here = Nothing can be built in { $place }.
charlemagne-no-build-empty = You build where your units stand; in { $place } there are none.
charlemagne-no-build-pillaged = { $place } is pillaged; clear it first, next turn you may build.
charlemagne-no-build-burg = { $place } has a burg already.
charlemagne-no-build-civilisation = { $place } has a civilisation marker already.
charlemagne-no-build-limit = At this table { $limit ->
        [one] 1 marker
       *[other] { $limit } markers
    } may be built in a player turn, and you have done so.
charlemagne-no-clear-nothing = { $place } is not pillaged.
charlemagne-no-clear-empty = You clear pillage where your units stand; in { $place } there are none.
charlemagne-no-levy-kind = No unit of that kind is raised by levy: { $unit }.
charlemagne-no-levy-region = You do not control { $region }.
charlemagne-no-levy-done = { $region } has raised all its units of this turn.
charlemagne-no-levy-home = { $unit }: units are raised in their own region, and { $place } lies outside it.
charlemagne-no-levy-coast = A fleet needs a coast or a port; { $place } has none.
charlemagne-no-levy-twice = { $place } has raised a unit in this phase already; choose another hex.
charlemagne-no-levy-held = Enemies or neutrals hold { $place }.
charlemagne-no-levy-zone = { $place } lies in an enemy zone of control.
charlemagne-no-levy-pillaged = { $place } is pillaged and raises nobody.
charlemagne-no-place-unit = You have no such unit there to place: { $unit }, { $place }.
charlemagne-no-place-home = { $unit }: choose another hex of its own region; { $place } is none.
charlemagne-no-place-burg = { $place } is a burg and keeps a unit.
charlemagne-no-place-forage = { $place } feeds { $forage ->
        [one] 1 unit
       *[other] { $forage } units
    }, and as many stand there.
charlemagne-no-disband = Nobody needs to go home there: { $unit }, { $place }.

## Operations and battle

charlemagne-no-force-none = You have no unit in { $place } that has not operated yet.
charlemagne-no-force-aboard = In { $place } there is nobody who could march: those aboard need their fleet.
charlemagne-no-force-empty = The force is empty; tick units first.
charlemagne-no-cargo = A fleet carries three units: { $over } too many are ticked.
charlemagne-no-left-at-sea = Units left at sea need room on a fleet that stays: { $count ->
        [one] 1 unit stays
       *[other] { $count } units stay
    } behind.
charlemagne-no-take = In { $place } you may tick between none and { $count }: { $unit }.
charlemagne-no-take-same = As many are ticked already.
charlemagne-no-operations = That costs { $cost } operations points, and the force has { $have }.
charlemagne-no-reach = { $place } is out of reach with { $have ->
        [one] 1 operations point
       *[other] { $have } operations points
    }.
charlemagne-no-no-way = The force has no way from here to { $place }.
charlemagne-no-enemy-there = Enemies hold { $place }; attack them instead.
charlemagne-no-neutral-there = Neutral units hold { $place }, and nobody may pass them.
charlemagne-no-area = Only its own people enter { $place }.
charlemagne-no-halted = The force has entered an enemy zone of control and must stop there.
charlemagne-no-zone-to-zone = { $place } lies in an enemy zone of control, and so does the hex where the force is: no step leads from one into another.
charlemagne-no-not-beside = { $place } cannot be attacked from here.
charlemagne-no-nobody-there = Nobody stands in { $place } whom you could attack.
charlemagne-no-zone = No pillage and no conversion in an enemy zone of control.
charlemagne-no-pillage-here = { $place } cannot be pillaged.
charlemagne-no-pillage-twice = { $place } is pillaged already.
charlemagne-no-drop = You may leave up to { $count } behind, but not the whole force: { $unit }.
charlemagne-no-drop-ships = The ships that go on must carry everybody aboard.
charlemagne-no-land-nobody = Nobody is aboard.
charlemagne-no-land-here = Nobody can land in { $place }: it is no coast.
charlemagne-no-advance-twice = One military advance a battle, and you have played it.
charlemagne-no-treachery-twice = One treachery a battle, and you have played it.
charlemagne-no-treachery-nothing = The enemy has no such advantage that treachery could take away.
charlemagne-no-duels = Personal combat is not played at this table.
charlemagne-no-duel-twice = Personal combat has been fought in this battle already.
charlemagne-no-duel-late = Personal combat is called for before anybody plays a marker in the battle; it is too late for it now.
charlemagne-no-duel-leaders = Personal combat needs a leader on both sides; name one of yours who is there.
charlemagne-no-lose = That unit is not among those that may be lost, for leaders go last: { $unit }, { $place }.
charlemagne-no-stand = The retreat cannot end in { $place } yet.
charlemagne-no-retreat = Your units cannot fall back to { $place }.
charlemagne-no-retreat-back = { $place } is attacked: your units withdraw from it, and do not go back into it.

## Treaties

charlemagne-no-clause = That clause says nothing the rules know, or nothing that is so now: { $clause }.
charlemagne-no-clause-twice = The draft has that clause already.
charlemagne-no-draft-empty = The draft is empty.
charlemagne-no-draft-full = A treaty has at most { $most } clauses.
charlemagne-no-draft-give = You cannot give what the draft promises in your name.
charlemagne-no-draft-waiting = One of your offers is open; withdraw it first.
charlemagne-no-treaty = Treaty { $number } forbids that, and you may break it at a price: `renounce { $number }`.
charlemagne-no-treaty-give = You cannot give what treaty { $number } asks of you: { $clauses }; your treasury holds { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
charlemagne-no-treaty-none = There is no treaty { $number } of which you could say so.
charlemagne-no-treaty-stale = Treaty { $number } speaks of something that is no longer so: { $clauses }.

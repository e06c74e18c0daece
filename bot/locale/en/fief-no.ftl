# Fief: what is refused, and what to do instead.

## Every game

fief-no-answered = You have answered already, or nobody asks you now; wait for the others.
fief-no-sealed = You have sealed; open the seal first (`unseal`).
fief-no-not-yours = { $noble } is not of your family; name one of your own Nobles.
fief-no-captive = { $noble } is a captive and can do nothing until the ransom is paid.
fief-no-money = That costs { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }, and you have { $have }.

## The start

fief-no-serve = Give the servant that is offered to one of your own two Nobles.
fief-no-settle = { $city } is taken or lies in another region than yours; choose a city that nobody has.

## Cards

fief-no-card-away = You have not laid that card away: { $card }.
fief-no-hand-full = Your hand is full with { $n } cards; discard before you draw, next round.
fief-no-drawn = You have drawn your { $n } cards of this round; end with `done`.
fief-no-characters = You may draw { $n ->
        [one] 1 Character
       *[other] { $n } Characters
    } a round; draw a Fortune, or end with `done`.
fief-no-deck-empty = No card is left in that deck; take the other one, or end with `done`.
fief-no-nobles = A family has { $n } Nobles at most, captives among them; keep the card until there is room.
fief-no-birth = Nobody can be born in { $city }; choose a city that you or your ally control, one with a Noble of yours, or one that is nobody’s.
fief-no-ordain = { $noble } cannot take that title: it needs an unmarried man who is free and does not reign; only an archbishop’s seat replaces a bishop’s.
fief-no-veil = { $noble } cannot be abbess: it needs an unmarried woman.
fief-no-found = No abbey can stand in { $city }; choose a city without a building that is yours or nobody’s.
fief-no-bless = Not for { $region }: Storms bar a Harvest, Famine bars Fair Weather, and one of a kind is enough unless it ends a Disaster.
fief-no-tax = You may tax a fief of your Lord, as Sovereign a region that nobody governs, or your prelate’s district; each once a round.
fief-no-treasure = A Tax needs a treasure, and both of yours are spent this round.
fief-no-while-drawing = Not while cards are drawn, nor before the families have settled; wait for the next step.

## Court and Parliament

fief-no-marriage-three = In a game of three nobody marries.
fief-no-marry = { $one } and { $other } cannot marry: it needs a man and a woman of two families, both unmarried, no clerics, and neither family allied already.
fief-no-courted = A marriage of { $one } and { $other } is offered already; whoever was asked accepts or refuses it.
fief-no-stand = { $noble } cannot stand: it needs a Lord who is no cleric, no captive and not under siege, and an election that can be held.
fief-no-summon = Only a Sovereign who is free and not under siege calls Parliament.
fief-no-candidate = { $noble } is no candidate; choose one of those who stand.
fief-no-voiceless = That family has no vote now: its Lords and prelates are captive or besieged, or it has none; wait for the count.
fief-no-burgher = That needs a Burgher in your family’s slot and a treasure that is not spent.
fief-no-share = Of the Royal Tax { $n ->
        [0] nothing is
        [one] 1 shilling is
       *[other] { $n } shillings are
    } left to give; name less.

## Income and purchases

fief-no-burn = In { $city } you have no mill that has yielded this round.
fief-no-buy-city = New troops come into cities that you control and nobody besieges; { $city } is none, and the Royal Fortress takes the crown’s alone.
fief-no-catapult = Catapults never move: they stay in the city, or before the walls, for which they were built.
fief-no-room = { $city } has room for { $n ->
        [0] no more new units
        [one] 1 more new unit
       *[other] { $n } more new units
    } this round; put the rest elsewhere.
fief-no-reserve = Your reserve has { $n } left of that kind: { $unit }.
fief-no-build = No { $building } can be built in { $city }: it must be yours and not besieged, with no building (or mill) yet, and pieces must be left.
fief-no-title = { $noble } cannot buy the title of { $region }: your family must control all its cities and one fortress among them, and nobody may be its Lord.
fief-no-grant = { $region } cannot be granted to { $noble }: only the Sovereign grants, and the Noble’s family must control all its cities and one fortress.
fief-no-transfer = { $region } cannot go to { $noble }: a Lord of several fiefs hands one to kin, never the largest.

## Movement

fief-no-moves = { $noble } has { $n ->
        [0] no move
        [one] only 1 move
       *[other] only { $n } moves
    } left this round.
fief-no-road = No road leads from here to { $city }; go to a neighbouring city.
fief-no-forest = The bandits’ paths do not lead to { $city } from here; they link York, Lincoln, King’s Lynn and Nottingham.
fief-no-port = Ships sail from port to port, and { $city } is none.
fief-no-embark = { $noble } must begin the round in a port to sail from it.
fief-no-sea-far = { $city } is more than two seas away.
fief-no-storms = Storms close { $region }: no way in, out or through.
fief-no-court = A royal journey leads the Royal Family and its kin to the Royal Abbey or the Royal Fortress; { $city } has neither for you.
fief-no-court-troops = Nobody takes troops along on a royal journey; leave them behind first.
fief-no-leave-refused = Leave to go on to { $city } was refused; go back the way you came, or halt.
fief-no-units = Of that kind { $n } can be named here: { $unit }. Troops march with one Noble a round.
fief-no-nobody-left = Nobody is left here to take along.

## Battles

fief-no-battle-storms = Storms over { $city }: nobody fights there this round.
fief-no-army = You have no army in { $city }: only a free Noble with troops attacks.
fief-no-battle = That is not possible in { $city } now; choose one of the battles offered.
fief-no-sword = { $noble } cannot pull at Excalibur: it needs a man, free and no prelate, in its city; one try while moving, one in the battles.
fief-no-fight-now = { $verb } is not possible now; choose one of the ways offered.
fief-no-lose = That troop does not fit: { $n } must be taken as fully as your troops can. Choose one of those offered.
fief-no-danegeld = { $noble } cannot pay the Danish tax: it takes a Noble of yours beside the invaders and { $n } shillings.
fief-no-intercede = { $noble } cannot speak to the invaders: it takes a bishop, archbishop or abbess of yours beside them.
fief-no-pillage = There is nothing that you could pillage in { $city }: it takes a city you control with a mill, or an abbey that fell this round and a Noble of yours in it.
fief-no-pillage-abbey = The abbey in { $city } was not lost in battle: only who has taken its city this round may pillage it.

## Between the steps

fief-no-rise = That needs a Rebellion, a Passage, or a Burgher with a treasure left.
fief-no-calm = { $noble } cannot calm the rebels: it takes a cleric of yours in the city, and to pay, the money.
fief-no-refuge = Not in { $city }: whoever is freed appears in a fort or with kin, else in a city of the family.
fief-no-garter = { $noble } cannot receive the Garter now.
fief-no-rebel = That city has no reason to rise for you: it must be taxed by somebody else, or starve, or the Royal Tax must have been raised; and you need a Rebellion, or a Burgher with a treasure.
fief-no-assassinate = Nobody can be murdered like this: name any living Noble, and one of your own as the hand.
fief-no-judge = Justice does not reach there: it takes a heretic outside an abbey who is not of the Royal Family.
fief-no-ambush = Nobody can be ambushed like this: it takes a free Noble of yours, and in the same city a Noble of another family outside walls.
fief-no-release-captive = That is nobody’s captive, or you have no Passage and no Burgher with a treasure.
fief-no-clear = Fair Weather does nothing there: name a region without Famine; one is enough unless it ends Storms.
fief-no-kill-leader = Name an army that has a leader, such as `army-0`; `/act` suggests those on the map.
fief-no-trap-leader = An ambush on a leader of invaders takes a free Noble of yours in his city.
fief-no-install = Crossbowmen may be taken into service by any family, Burghers by one that has a Lord; name the card and the family.
fief-no-hire = You cannot hire like that: it takes a company in your slot, crossbowmen left on its card, 2 shillings each, and any city.
fief-no-shift-storm = Those Storms cannot be moved so: it takes the Chasuble with a free Noble of yours and a neighbouring sea, and each Storms card goes once a round.
fief-no-feed = The Shin Bone ends a Famine in the church district where its free bearer is; there is none.
fief-no-give-relic = No relic can pass like that: name the bearer and another Noble of yours in the same city.
fief-no-present = That Noble has no relic to present, or the Sovereign is not in the same city.
fief-no-tunnel = A secret way into the walls takes a battle before walls in which you attack, and a Passage or a Burgher with a treasure.
fief-no-guide = You can lead invaders while families or invaders move: name an army with a leader that has walls or Storms before it, such as `army-0`; it takes a Passage or a Burgher with a treasure.
fief-no-halted = Nobody is on the way; choose a Noble to lead, or end your moves.
fief-no-order-leave = Leave to pass is something you give to cities and to other families in play.
fief-no-bestow-crown = Only the Sovereign’s family gives an abbess’ title away.
fief-no-bestow-title = { $card } does not lie with the titles now; name one that does.
fief-no-abandon = { $noble } may not go and leave the troops behind: leave to pass was refused; go back the way you came with them, or halt.
fief-no-entry = There is nothing to be let into in { $city }: it takes a Noble before a fort or an abbey of another family.
fief-no-parade = { $noble } cannot ride a parade here: it takes knights and nobody else, a move left and a foe in the way; royal soldiers do not ride, and never leave whom they guard.
fief-no-ride-on = After a parade the knights ride on as they are; go on, or halt.
fief-no-scout = Ketil cannot count troops in { $city }: he needs a free master who has not sent him this round, and an army of another family in the same city or the next.
fief-no-raise-siege = You besiege nobody in { $city }.
fief-no-pardon = Nobody can be pardoned like that: it takes a captive of the bandits, and a pigeon left to the King’s or Queen’s family.
fief-no-leave-relic = There is no relic to lay down: it takes a free Noble of yours who bears one, inside where the city has a building.
fief-no-take-relic = There is no relic to take up: it takes a relic that lies open in the city, and a free Noble of yours inside where it has a building.
fief-no-take-sword = Excalibur cannot be taken up there: it takes the sword out of its stone, lying in the city of a free Noble of yours.
fief-no-wall = { $city } cannot become the Walled City: choose a fortress of the new fief.
fief-no-renounce = { $noble } cannot ask for that: it takes an abbess, and a prelate in the district of each of her abbeys.

## Deals

fief-no-deal-closed = No deals before the families have settled.
fief-no-deal-empty = Between a family and itself there is nothing to deal; name another family and at least one article.
fief-no-deal-self = That would be a deal with yourself; name a family of somebody else.
fief-no-deal-kind = That way does not carry everything in the offer ({ $route }): cities, relics and crossbowmen pass in a common city alone, titles between allies.
fief-no-deal-holds = This cannot change hands between you and the { $family } family now: { $what }. It is not there to give, or whoever gets it could not take it over; look at the board and write a new offer.
fief-no-deal-servants = The { $family } family and yours cannot keep so many servants: each Noble has one.
fief-no-deal-hand = That would be too many cards for a hand, which holds { $n } at most; ask for fewer, or give one in return.
fief-no-deal-meet = You and the { $family } family have no free Nobles in the same city; choose another way, or meet.
fief-no-deal-ring = You are not allied with the { $family } family by marriage.
fief-no-deal-ransom = A ransom is one captive for money, and nothing else.
fief-no-deal-one-card = A pigeon carries one card at most, and money.
fief-no-deal-pigeons = A pigeon is needed, and none is left; a family has three for the whole game.
fief-no-deal-loft = A pigeon flies from a Noble inside a fort or an abbey to one inside another; there is no such pair with the { $family } family.
fief-no-deal-none = There is no offer { $number } that you could answer so.
fief-no-deal-have = Offer { $number } asks for { $what }, which you do not have; your purse holds { $have ->
        [one] 1 shilling
       *[other] { $have } shillings
    }.
fief-no-deals-open = You have { $n } offers open already; withdraw one first.
fief-no-draft-empty = Your draft is empty; write down what you give or want first.
fief-no-draft-full = An offer has at most { $n } articles a side.
fief-no-draft-have = You do not have that to give.
fief-no-draft-money = At most { $n } shillings can be asked for at once.
fief-no-draft-servant = Servants change masters in phase 2 alone.
fief-no-draft-theirs = Nobody else has that, as far as the board shows.
fief-no-draft-twice = That stands in the draft already.
fief-no-ransom = { $noble } is not a Noble of yours whom another family holds.
fief-no-ransom-sum = { $noble }’s full ransom is { $n }; offer no more than that.

## Armed cards, windows, servants

fief-no-arm-closed = No card can be armed before the families have settled.
fief-no-arm-card = { $card } cannot be armed: only opportunity cards wait for something.
fief-no-arm-trigger = { $card } does not wait for that; `/act` suggests what it can wait for.
fief-no-armed-full = You have { $n } cards armed; take one back first (`disarm`).
fief-no-armed-none = You have no armed card { $n }.
fief-no-armed-twice = That card waits for exactly that already.
fief-no-intended = You have sealed that already.
fief-no-flee = You cannot slip away there: in a battle a defender with a Passage goes to a neighbouring city.
fief-no-spy = Mata cannot do that: she needs a free master who has not used her this round, a card of yours to leave, and another seat that has cards.
fief-no-confess = Tiphaine takes heresy away from her own free master alone.

# Warrior Knights: what is refused, and what to do instead.

## Cards

knights-no-heir = { $noble } now has no heir.

## Events, expeditions, defences, troops

knights-no-name = That choice costs { $n } Faith; you have { $have }. Choose someone who costs you nothing.
knights-no-pledge = You cannot pledge { $n } Faith; you have { $have }. Pledge less.
knights-no-pledge-most = Cancelling this costs { $cost } Faith in all. Pledge { $cost } at most.
knights-no-pledge-same = You have pledged { $n } Faith already. Change the number, or seal.
knights-no-leaving = You have no such Mercenary. Choose one of yours from the list.
knights-no-leaving-nation = Only Mercenaries of this nation leave: { $nation }. Choose one of them from the list.
knights-no-free-city = { $city } is not your city. Choose one of yours.
knights-no-miracle = { $event } is not in force, so there is nothing to cancel. Choose a lasting Event that is in force.
knights-no-miracle-over = What { $event } threatened has already happened. Choose another Event, or keep your Faith.
knights-no-miracle-red = { $event } is a red Event of another Baron: only that Baron can cancel it. Choose a blue one, or one of your own.
knights-no-miracle-never = Nobody can cancel { $event }. Choose another Event, or keep your Faith.
knights-no-miracle-faith = Cancelling { $event } now costs { $n } Faith; you have { $have }. Gain more Faith with **Serve the Church** first.
knights-no-start = This expedition is already under way: { $expedition }. Choose another, or start none.
knights-no-invest = You can invest { $most ->
        [one] only 1 crown
       *[other] 1 to { $most } crowns
    }. Name { $most ->
        [one] 1
       *[other] one of these numbers
    }, or invest nothing.
knights-no-bless = A blessing costs { $n } Faith; you have { $have }. Press **Do not bless it**.
knights-no-works = { $city } is not your city. Choose one of yours, or your Stronghold.
knights-no-works-besieged = Nothing can be built at { $what } while it is besieged. Choose another place, or upgrade nothing.
knights-no-works-off = Your Stronghold is off the board. Choose a city, or upgrade nothing.
knights-no-repair = { $breaches ->
        [0] There is no breach to repair there
        [one] There is only 1 breach there
       *[other] There are only { $breaches } breaches there
    }. Choose from the list, or upgrade nothing.
knights-no-repair-crowns = That repair costs { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; you have { $have }. Repair fewer breaches, or upgrade nothing.
knights-no-fortify = { $city } is fortified already. Choose another city, or a repair.
knights-no-fortify-crowns = Fortifying a city costs { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; you have { $have }. Choose a repair, or keep your crowns.
knights-no-muster = { $losses ->
        [0] That army has no casualty markers
        [one] That army has only 1 casualty marker
       *[other] That army has only { $losses } casualty markers
    }. Choose from the list, or remove none.
knights-no-muster-crowns = That costs { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; you have { $have }. Remove fewer casualty markers, or none.

## The turn, cards, movement, money, Events, deals

knights-no-turn = It is { $seat }’s turn to decide. Wait until you are asked.
knights-no-verb = That action does not belong to this step. { COMMAND("act") } suggests what you can do now.
knights-no-words = “{ $action }” is incomplete or names something unknown. { COMMAND("act") } suggests how to write it.
knights-no-answered = You have nothing to decide here now. Your panel shows what is open.
knights-no-sealed = You have sealed already. Unseal first if you want to change something.
knights-no-assign-left = Every troop card must be assigned; { $n ->
        [one] 1 is
       *[other] { $n } are
    } left. Choose a Noble or the Stronghold for { $n ->
        [one] it
       *[other] each
    }, or press **Spread evenly**.
knights-no-site-overseas = { $area } is overseas. Choose an area of the Kingdom.
knights-no-site-ring = { $area } is on the outer ring, which is closed to Strongholds with two or three players. Choose an inner area.
knights-no-site-city = { $area } has a city, so no Stronghold can be placed there. Choose an area without a city.
knights-no-site-stronghold = { $seat } has a Stronghold in { $area }. Choose another area.
knights-no-site-noble = { $seat } has a Noble in { $area }. Choose an area without rivals.
knights-no-noble-placed = { $noble } is on the board already. Choose a Noble from the list.
knights-no-noble-empty = { $noble } has no troops, and only Nobles with troops come onto the board. Choose a Noble from the list.
knights-no-noble-gone = { $noble } has died, and no heir will come. Choose a Noble from the list.
knights-no-noble-held = { $noble } is dead, and another Baron holds the heir. Ask for the heir back, or choose another Noble.
knights-no-plan-card = You have no { $card } in your hand. Choose a card from the list, or take one back from a pile.
knights-no-plan-full = Pile { $pile } already has two of your cards. Use another pile, or take one back.
knights-no-unlay = You have no { $card } on pile { $pile }, so there is nothing to take back. Choose a card that is there.
knights-no-spot = Spot { $spot } is taken by { $seat }. Choose a free spot.
knights-no-spot-closed = Spot { $spot } is closed at this table: only spots 1 to { $of } are open. Choose one of those.
knights-no-spot-fee = Spot { $spot } costs { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; you have { $have }. Choose a cheaper spot, further right, or use the card for something else.
knights-no-target = None of your Nobles can move to { $area } or fight there with this card. Choose an area from the list.
knights-no-not-yours = { $noble } is not your Noble. Choose one of yours.
knights-no-move-off = { $noble } is off the board. Nobles come back in the Upkeep. Choose another Noble.
knights-no-move-sea = { $noble } is at sea until the Upkeep. Choose another Noble.
knights-no-move-exhausted = { $noble } is exhausted until the Upkeep. Choose another Noble.
knights-no-move-besieged = { $noble } is besieged in { $area } and cannot move out. Fight the besiegers, or choose another Noble.
knights-no-only-target = With this card your Nobles can go only to { $area }. Choose a way that ends there, or end your moves.
knights-no-way = { $noble } cannot go to { $area } that way: a march goes one area, without crossing mountains or a river that has no bridge, or up to three areas along a road. Choose a way from the list.
knights-no-way-barred = { $noble } cannot go to { $area } that way: permission to pass was refused. Choose another way.
knights-no-way-roads = { $noble } can go only one area now: the Assembly has forbidden moves along roads. Go one area, or defy the decree and be banned.
knights-no-way-harbours = { $noble } cannot sail: the Assembly has forbidden it. March by land, or defy the decree and be banned.
knights-no-way-port = { $noble } is not in a port, so there is no ship. March to a port first.
knights-no-way-no-port = { $area } has no port. Choose a port from the list.
knights-no-way-toll = That way costs a toll of { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; you have { $crowns }. Take another way, or defy the law and be banned.
knights-no-bring = This march does not go past { $what }. Choose troops from the list, or press **Take no more troops, march on**.
knights-no-bring-exhausted = { $noble } is exhausted, and exhausted Nobles hand over no troops. Choose other troops, or press **Take no more troops, march on**.
knights-no-bring-all = That army has { $n ->
        [one] 1 casualty marker
       *[other] { $n } casualty markers
    }, so it comes along whole or not at all. Take all its troops, or none.
knights-no-bring-card = { $what } has no such troop card to bring. Choose one from the list.
knights-no-attack-own = What you name in { $area } is yours. Choose a target from the list, or press **Attack nobody**.
knights-no-attack-no-city = There is no city in { $area }. Choose a target from the list, or press **Attack nobody**.
knights-no-attack-no-stronghold = There is no Stronghold in { $area }. Choose a target from the list, or press **Attack nobody**.
knights-no-attack-away = { $seat } has no Noble in { $area }. Choose a target from the list, or press **Attack nobody**.
knights-no-attack-inside = The Nobles of { $seat } in { $area } are behind their walls. Attack the walls instead, or press **Attack nobody**.
knights-no-attack-nobody = You have no rested Noble in { $area } to attack with. Choose a target from the list, or press **Attack nobody**.
knights-no-attack-area = This card lets you fight in { $area } only. Choose a target there, or press **Attack nobody**.
knights-no-attack-forbidden = Others have refused permission for that attack in { $area }. Choose another target, or press **Attack nobody**.
knights-no-revolt-pay = Keeping the city costs { $faith } Faith or { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; you have { $held } Faith and { $have ->
        [one] 1 crown
       *[other] { $have } crowns
    }. Pay the other way, or let the city go.
knights-no-return-left = { $n ->
        [one] 1 of your Nobles has troops and must be placed first.
       *[other] { $n } of your Nobles have troops and must be placed first.
    } Choose a place from the list.
knights-no-place = { $noble } cannot come back in { $area }: Nobles come back in your Stronghold or in one of your cities that is not besieged. Choose a place from the list.
knights-no-shift-dead = { $noble } cannot take these troops: with { $n ->
        [one] 1 casualty marker
       *[other] { $n } casualty markers
    } this Noble would die. Remove markers with Muster Troops first, or hand over more troops.
knights-no-shift-all = Those troops have { $n ->
        [one] 1 casualty marker
       *[other] { $n } casualty markers
    }, so they go together. Hand over all of them, or none.
knights-no-shift-card = There is no such troop card there. Choose from the list.
knights-no-shift = Those troops cannot reach { $noble }: troops go between your Nobles in one area, between Nobles off the board, or from the Stronghold to Nobles off the board. Choose from the list.
knights-no-wages = The Mercenaries want { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; you have { $have }. Let some go first.
knights-no-wages-short = You could not pay all your Regulars, so no Mercenary can be paid. Let all your Mercenaries go, one after the other.
knights-no-discharge = That Mercenary is not among those who want wages. Choose one from the list.
knights-no-hire-offer = That Mercenary is not on offer. Choose one from the list, or end hiring.
knights-no-hire-nation = Your other markers can now hire only Mercenaries of the same nation: { $nation }. Choose one of those, or end hiring.
knights-no-hire-spot = You have no other marker on spot { $spot }. Name the spot of another of your markers, or no spot.
knights-no-hire-first = The first Mercenary uses your leftmost marker, so you cannot name another spot. Hire without naming a spot.
knights-no-hire-crowns = That Mercenary costs { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; you have { $have }. Choose a cheaper one, or end hiring.
knights-no-hire-place = { $noble } cannot receive Mercenaries now. Choose your Stronghold, a Noble there or in one of your cities that is not besieged, or a Noble off the board.
knights-no-out = You are out of this game, so there is nothing left to decide. You can still watch it.
knights-no-terms = First choose whom the deal is for, and what for, in the list **For whom, and what for?**
knights-no-bid-owing = You are asked for crowns right now, and crowns in an offer cannot be used to pay. Answer that question first, then make your offer.
knights-no-order-self = A standing order cannot name you, only other Barons. For your own Votes choose **me**.
knights-no-order-seat = There is no Baron at seat { $number } in this game. Name a Baron who plays in it.
knights-no-halt-first = { $noble } is on the way and can still take troops along. Choose them, or press **Take no more troops, march on**.
knights-no-terms-self = You cannot make a deal with yourself. Choose another Baron.
knights-no-crowns = You cannot pay { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; you have { $have }. Name a smaller number.
knights-no-crowns-most = In one deal you can pay { $most ->
        [one] 1 crown
       *[other] { $most } crowns
    } at most. Name { $most } or fewer, and make a second deal for the rest.
knights-no-crowns-least = A deal needs at least 1 crown. Name 1 crown or more.
knights-no-price = This offer costs { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; you have { $have }. Decline it, or offer what you can pay instead.
knights-no-offer = That offer is between two other Barons. Answer an offer that is made to you.
knights-no-offer-own = That is your own offer, so only the other Baron can answer it. You can withdraw it.
knights-no-offer-theirs = Only the Baron who made that offer can withdraw it. Take it or decline it.
knights-no-heirs-off = This table plays without heirs as pledges. Use crowns for your deal.
knights-no-heir-pledged = The heir of { $noble } is already pledged to { $seat }. Pledge another heir.
knights-no-heir-keeper = You do not hold the heir of { $noble }. Choose an heir pledged to you.

## The Assembly

knights-no-deputy = Only a Baron who attends this Assembly can preside. Choose one from the list.
knights-no-arrange = Name each of these Agendas once, in the order you want: { $agendas }.
knights-no-propose-unban = { $seat } is not banned, so there is no ban to lift. Choose another motion, or press **Propose nothing**.
knights-no-propose-repeal = That card is not in play, so it cannot be discarded. Choose a law, Privilege or office from the list.
knights-no-propose-revive = That Agenda is not among the discards. Choose one from the list.
knights-no-propose-decree = This table plays without decrees by Private Motion. Choose another motion, or press **Propose nothing**.
knights-no-propose-forbidden = That is forbidden already. You can propose to allow it again.
knights-no-propose-allowed = That is not forbidden now. You can propose to forbid it.
knights-no-votes = You cannot cast { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }: you have { $have } for everything that is voted on now. Choose a smaller number.
knights-no-declare-baron = A Baron is elected here. Choose a Baron, not yes or no.
knights-no-declare-word = This is a yes-or-no vote. Choose yes or no.
knights-no-decide = That is not one of the tied choices. Choose a tied one from the list.
knights-no-discard-charge = You do not have that Privilege: { $agenda }. Give up one of the three you had before.
knights-no-discard-charge-new = { $agenda } is the new Privilege, and an old one has to go. Give up one of the three you had before.
knights-no-appoint = { $noble } has died, and only a living Noble can hold an office. Choose a Noble from the list.

## Battles, sieges, retreats, deaths

knights-no-besiege = A siege needs more strength than the defender has: you have { $mine }, they have { $theirs }. Assault instead, bring more Nobles, or press **Call off the attack**.
knights-no-besieges-already = You have laid siege in { $area } this turn; only a siege in a later turn finishes it. Assault now, or press **Call off the attack**.
knights-no-lead = { $noble } is not in { $area }. Choose Nobles of yours who are there.
knights-no-lead-exhausted = { $noble } is exhausted and cannot attack until the Upkeep. Choose rested Nobles.
knights-no-lead-order = You have named the right armies, but in another order. Choose the same armies from the list.
knights-no-command = { $noble } does not fight in this battle. Choose one of your Nobles in this battle.
knights-no-hand-left = Discard { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    } before you seal.
knights-no-hand-card = You do not hold that Fate card. Choose one that you hold.
knights-no-hand-aside = You have not discarded that card, so you cannot take it back. Choose one that you discarded.
knights-no-ability-so = The ability is already set like that. Change it, or seal.
knights-no-allot = No casualties can go there in this battle. Choose from the list.
knights-no-allot-most = { $n ->
        [one] At most 1 casualty marker can go there. Choose 1, and put the others elsewhere.
       *[other] At most { $n } casualty markers can go there. Choose { $n } or fewer.
    }
knights-no-retreat-noble = { $noble } retreats first. Choose where this Noble goes.
knights-no-retreat = { $noble } cannot retreat to { $area }: it is not next to the battle. Choose an area from the list.
knights-no-retreat-mountain = { $noble } cannot retreat to { $area }: there are mountains in the way. Choose an area from the list.
knights-no-retreat-river = { $noble } cannot retreat to { $area }: there is a river without a bridge in the way. Choose an area from the list.
knights-no-retreat-city = { $noble } cannot retreat to { $area }: its city belongs to { $seat }. Choose an area from the list.
knights-no-retreat-stronghold = { $noble } cannot retreat to { $area }: { $seat } has a Stronghold there. Choose an area from the list.
knights-no-retreat-rival = { $noble } cannot retreat to { $area }: { $seat } has a Noble there. Choose an area from the list.
knights-no-desert = Fate has named a nation, and one of its Mercenaries in that army deserts: { $nation }. Choose one of those.
knights-no-forfeit = That choice does not work: you must give up as many troops as possible, but no more than { $n } troops. Choose from the list.
knights-no-raze-law = A law forbids razing. Keep the city, or defy the law first and be banned.
knights-no-siege-decree = The Assembly has forbidden sieges. Assault instead, or defy the decree and be banned.
knights-no-defy = No law forbids this, so there is nothing to defy. Keep or raze the city.
knights-no-defy-banned = You are banned, so no law binds you. Keep or raze the city.
knights-no-surrender = { $city } is not your city. Give up one of yours.

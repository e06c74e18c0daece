# Warrior Knights: what is refused, and what to do instead.

## Cards

knights-no-heir = { $noble } has no heir.

## Events, expeditions, defences, troops

knights-no-name = That costs { $n } Faith, and you have none; name somebody else.
knights-no-pledge = You have { $n } Faith; pledge no more than that and than the card asks, and something new.
knights-no-leaving = That card cannot leave: name one of your mercenaries, of the nation that is asked, and who leads it.
knights-no-free-city = { $city } is not yours to set free.
knights-no-miracle = You cannot cancel { $event } now: it must lie on the table, still threaten somebody, be yours if it is red, and cost 1 Faith more than its price.
knights-no-start = This expedition is under way already: { $expedition }.
knights-no-invest = Invest at least 1 crown and at most { $most }; or pass.
knights-no-bless = A blessing costs 1 Faith, and you have none.
knights-no-works = Not there: only your own cities and your Stronghold, and nothing that is besieged.
knights-no-repair = There are not so many breaches, or that costs more than you have: { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }.
knights-no-fortify = It is fortified already, or that costs more than you have: { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }.
knights-no-muster = That army is not yours or has not so many casualties, or you cannot pay { $n } for each.

## The turn, cards, movement, money, Events, deals

knights-no-turn = { $seat } decides now; wait until you are asked.
knights-no-verb = That action does not belong to this step; `/act` suggests what is possible now.
knights-no-words = “{ $action }” is incomplete or names something unknown; `/act` suggests how to write it.
knights-no-answered = You have answered already, or are not asked.
knights-no-sealed = You have sealed already; open the seal first.
knights-no-assign-left = Every troop card must be assigned; { $n } are left.
knights-no-found = A Stronghold cannot stand in { $area }: choose an area of the Kingdom without a standing city, a rival Stronghold or a rival Noble, and off the outer ring with two or three players.
knights-no-deploy = Nobody can be placed in { $area }: choose an area of the Kingdom without rival Nobles or Strongholds.
knights-no-deploy-noble = { $noble } has no troops, stands on the board already or is not yours.
knights-no-plan-card = You have no { $card } in your hand.
knights-no-plan-full = Pile { $pile } has two of your cards already.
knights-no-unlay = There is no { $card } of yours on pile { $pile }.
knights-no-spot = Spot { $spot } is taken or closed for so few players.
knights-no-spot-fee = That spot costs { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }, which you do not have.
knights-no-target = None of your Nobles can come to { $area } or fight there now.
knights-no-not-yours = { $noble } is not yours.
knights-no-cannot-move = { $noble } cannot move: off the board, at sea, exhausted or besieged.
knights-no-only-target = With this card Nobles go to { $area } alone.
knights-no-way = { $noble } cannot go to { $area } that way: one area, up to three along a road, a port to a port; mountains and rivers stop him, and so does refused leave.
knights-no-way-toll = That way takes a toll of { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; you have { $crowns }. Take another way, or defy the law and be banned.
knights-no-bring = Troops come from your Stronghold or an unexhausted Noble of yours on the way; with casualties all or none.
knights-no-attack = There is nobody you can attack so in { $area } now.
knights-no-attack-forbidden = Others have refused leave for that attack in { $area }.
knights-no-revolt-pay = That takes { $faith } Faith or { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-no-return-left = { $n } of your Nobles with troops must come back to the board first.
knights-no-place = { $noble } cannot come back in { $area }: only in your Stronghold or a city of yours that is not besieged, with troops.
knights-no-shift-dead = { $noble } cannot take these troops: with { $n ->
        [one] 1 casualty
       *[other] { $n } casualties
    } that army would be dead. Buy casualties back with Muster Troops first, or give more troops.
knights-no-shift = Troops go between your Nobles off the board, from the Stronghold to them, or between Nobles in one area; with casualties all or none.
knights-no-wages = The Mercenaries ask { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; let some go first.
knights-no-wages-short = A Regular of yours is unpaid, so no Mercenary can be paid: let them go.
knights-no-discharge = There is no such Mercenary who asks wages there.
knights-no-hire-offer = No such Mercenary is on offer.
knights-no-hire-nation = With your further markers you hire of the same nation now, or pass.
knights-no-hire-spot = You have no marker there that could leave: name the spot of another marker of yours, and only for a further Mercenary of the nation.
knights-no-hire-crowns = That costs { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-no-hire-place = { $noble } cannot receive Mercenaries: only your Stronghold, Nobles in it or in a city of yours that is not besieged, and Nobles off the board.
knights-no-out = You are out of the game.
knights-no-terms = Write down first whom it is for and what for (`terms`).
knights-no-bid-owing = You are asked for crowns right now, and crowns in an offer would escape that. Answer it first, then offer.
knights-no-order-self = That order would be about yourself: orders name other Barons. For your own Votes say `self`.
knights-no-order-seat = Seat { $number } does not play in this game: orders can name the other Barons who do.
knights-no-halt-first = { $noble } is on the way and may still take troops along: say which, or stop there (`halt`).
knights-no-terms-self = Deals are with others.
knights-no-crowns = You have { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }, and { $most } is the most at once.
knights-no-price = That costs { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; you have { $have }.
knights-no-offer = That offer is not made to you, or is gone.

## The Assembly

knights-no-deputy = Only a Baron who attends can preside.
knights-no-arrange = Put these in order, each once: { $agendas }.
knights-no-propose = That cannot be proposed now: end a ban that stands, discard a law, charge or office in play, postpone, or vote again on a discarded Agenda.
knights-no-votes = { $n ->
        [one] 1 Vote is
       *[other] { $n } Votes are
    } more than you can cast: you have { $have } for all that is voted on now.
knights-no-declare-baron = A Baron is elected here: declare for a Baron.
knights-no-declare-word = This is decided by yes or no.
knights-no-decide = That is not among what is tied; break the tie for one of those.
knights-no-discard-charge = Give up one of the three charges that you have, not the new one.
knights-no-appoint = { $noble } cannot hold it: only a Noble of yours who lives.

## Battles, sieges, retreats, deaths

knights-no-besiege = A siege needs more strength than the defender has: you would have { $mine } against { $theirs }. Assault, bring more Nobles, or call it off.
knights-no-besieges-already = You have laid siege in { $area } this turn already; only a later turn finishes it.
knights-no-lead = { $noble } cannot fight here: only your own Nobles in the area who are not exhausted.
knights-no-lead-order = Name them in the order in which `/act` suggests them.
knights-no-command = { $noble } does not fight in this battle; name one of your Nobles who do.
knights-no-hand-left = Lay { $n ->
        [one] 1 card more
       *[other] { $n } cards more
    } aside before you seal.
knights-no-hand-card = You hold no such card, or it is laid aside already.
knights-no-ability-so = That is how it stands already; seal, or change it.
knights-no-allot = That takes no casualties here, or no more of them.
knights-no-allot-most = At most { $n } there.
knights-no-retreat-noble = { $noble } retreats first.
knights-no-retreat = { $area } is no refuge: it must lie beside the battle, over a border that can be passed, without another Baron’s Noble, city or Stronghold.
knights-no-desert = Only one of the { $nation } in that army deserts.
knights-no-forfeit = That does not fit: give up as many troops as possible without going beyond { $n }.
knights-no-raze-law = A law forbids razing; defy it first, and be banned.
knights-no-siege-decree = The Assembly has forbidden sieges: assault it, or defy the decree and be banned.
knights-no-defy = No law stands against it, or you heed none.
knights-no-surrender = { $city } is not yours to give.

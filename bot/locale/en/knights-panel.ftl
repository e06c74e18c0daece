# The panel of Warrior Knights.

knights-panel-unknown = `{ $name }` is nothing that can be chosen here; the command suggests what can.

## Places and people

knights-panel-quarter-nw = The north-west
knights-panel-quarter-ne = The north-east
knights-panel-quarter-sw = The south-west
knights-panel-quarter-se = The south-east
knights-panel-quarter-overseas = Overseas
knights-panel-neutral = neutral
knights-panel-neutral-side = Neutral city
knights-panel-yours-is = yours
knights-panel-city = { $owner }: strength { $strength }, income { $n }
knights-panel-besieged = besieged by { $seats }
knights-panel-stronghold = { $mine ->
        [0] Stronghold of { $seat }
       *[other] your Stronghold
    }: walls { $walls }, troops { $men }
knights-panel-army = { $mine ->
        [0] { $seat }
       *[other] you
    } with { $n } troops
knights-panel-strength = { $n } strong
knights-panel-tokens = { $n ->
        [one] 1 casualty
       *[other] { $n } casualties
    }
knights-panel-tired = exhausted
knights-panel-at-sea = at sea to { $area }
knights-panel-off-board = off the board
knights-panel-baron = { $colour }, { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }, { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    }, { $faith } Faith, { $influence } Influence, { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }
knights-panel-beside = beside { $cities }
knights-panel-beside-city = { $city } { $strength }/{ $n }
knights-panel-open-siege = strong enough to besiege it
knights-panel-closed-siege = too weak to besiege it
knights-panel-near = near { $seats }
knights-panel-empty = nobody is there

## Costs and gains

knights-panel-price = { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }, { $left } left
knights-panel-odds = strength { $strength } against { $against }; you draw { $mine }, they { $theirs }
knights-panel-falls = it falls about { $n ->
        [one] once
       *[other] { $n } times
    } in 100
knights-panel-beats = you win about { $n ->
        [one] once
       *[other] { $n } times
    } in 100
knights-panel-rout = { $count ->
        [one] your Noble dies
       *[other] your Nobles die
    } { $n ->
        [one] once
       *[other] { $n } times
    }
knights-panel-attack-city = In { $area }: { $held ->
        [0] the neutral city
       *[other] the city of { $seat }
    }
knights-panel-attack-stronghold = In { $area }: the Stronghold of { $seat }
knights-panel-siege = siege possible
knights-panel-siege-by = { $possible ->
        [0] no siege
       *[other] siege possible
    }: strength { $mine } against { $theirs }
knights-panel-starve = a siege now takes it
knights-panel-consent = needs leave of { $seats }
knights-panel-card-levy-taxes = { $n ->
        [one] +1 crown as you stand
       *[other] +{ $n } crowns as you stand
    }; to Taxes
knights-panel-card-draft-soldiers = a free marker on the Mercenary Track; to Wages
knights-panel-card-rally-support = +2 Votes (you have { $votes }), the Chair if you then have most; to the Assembly
knights-panel-card-serve-the-church = +1 Faith (you have { $faith }); to any of the three spaces
knights-panel-card-mobilize-forces = all may move to one area and fight there; moved: to Wages, fought: to the Assembly
knights-panel-card-versatile-strategy = 2 crowns, 1 Vote, one move, a battle or a paid marker; back to your hand
knights-panel-use-march = one Noble goes wherever there is a way
knights-panel-use-battle = { $count ->
        [0] nowhere now
       *[other] in { $areas }
    }
knights-panel-take-crowns = +{ $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }, you will have { $left }
knights-panel-take-vote = +{ $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }, you will have { $left }
knights-panel-spot = { $before ->
        [0] you hire first
        [one] 1 marker hires before yours
       *[other] { $before } markers hire before yours
    }; marker { $laid } of { $of }
knights-panel-space = cards there then: { $n } of { $of }
knights-panel-begins-taxes = Taxes begin: you receive { $income }
knights-panel-begins-wages = Wages begin: you owe { $wages } and have { $crowns }
knights-panel-begins-assembly = the Assembly meets: +{ $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }
knights-panel-faith = Faith { $n }{ $head ->
        [0] { "" }
       *[other] {" "}and Head of the Church
    }
knights-panel-decline = nothing happens; the card is allocated all the same
knights-panel-decline-back = nothing happens; the card comes back to your hand
knights-panel-gives-up = gives up what you could attack without losses: { $areas }
knights-panel-gives-up-ripe = gives up what your siege takes now: { $areas }
knights-panel-yours = you have { $n } troops there
knights-panel-come = can come: { $names }
knights-panel-come-later = by ship, and not to fight this turn: { $names }
knights-panel-leave = needs leave of { $seats }
knights-panel-sails = lands in the Upkeep
knights-panel-joins = +{ $n } troops{ $tokens ->
        [0] { "" }
        [one] {" "}with 1 casualty
       *[other] {" "}with { $tokens } casualties
    }
knights-panel-emptied = { $noble } then leaves the board
knights-panel-shift = { $n } troops{ $tokens ->
        [0] { "" }
        [one] {" "}with 1 casualty
       *[other] {" "}with { $tokens } casualties
    }; then leads { $total }
knights-panel-besiege = no losses; a second siege in a later turn takes it, if you are still stronger and nobody drives you off
knights-panel-besiege-now = it falls at once, and who is inside dies
knights-panel-draws = { $strength } strong, { $n } Fate cards
knights-panel-tired-gift = exhausted: no ability
knights-panel-walls-left = each is a breach of 100
knights-panel-army-left = { $dies ->
        [0] { $n } troops left
       *[other] the Noble dies
    }
knights-panel-retreat-home = will be exhausted
knights-panel-troop = { $n } strong, wage { $wage }
knights-panel-keep = income { $n }, +1 Influence each turn{ $vote ->
        [0] { "" }
       *[other] , +1 Vote each Assembly
    }
knights-panel-raze = { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } now, the city never again
knights-panel-lose-city = income { $n } and 1 Influence a turn lost{ $vote ->
        [0] { "" }
       *[other] , 1 Vote less each Assembly
    }
knights-panel-wage = wages +{ $n }, then { $total } in all
knights-panel-discharge = saves { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }, { $left } troops stay{ $dies ->
        [0] { "" }
       *[other] : the Noble dies of the casualties
    }
knights-panel-pay-faith = { $n } Faith, { $left } left
knights-panel-walls-gain = walls +{ $n }
knights-panel-fortify = strength +{ $n }, income +{ $income }
knights-panel-muster = army +{ $n }
knights-panel-stake = { $total ->
        [one] 1 crown
       *[other] { $total } crowns
    } in it then
knights-panel-start = at the third Fund Expeditions
knights-panel-chances = of { $of } Fate cards: lost { $lost }, no news { $none }, { $pays }
knights-panel-head-pays = costs you { $n } Faith
knights-panel-pledged = { $n } of the { $of } Faith needed, { $left } Faith left
knights-panel-propose-unban = attends again
knights-panel-propose-repeal = the card is discarded
knights-panel-propose-postpone = the Assembly ends, Agendas wait
knights-panel-propose-revive = it is voted on again
knights-panel-propose-decree = forbidden to all
knights-panel-propose-lift = allowed again
knights-panel-cast = { $n ->
        [0] no Vote spent
        [one] 1 Vote spent whatever happens
       *[other] { $n } Votes spent whatever happens
    }, { $left } left
knights-panel-stands = so far { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    } for it; yours: { $mine }
knights-panel-elected-none = ⚠️ changes nothing for this Baron
knights-panel-elected-free = ⚠️ banned: may refuse it at no price
knights-panel-elected-full = has { $n } charges: gives one up for it
knights-panel-refuse = { $banned ->
        [0] banned until that is rescinded: no Assembly, no votes{ $chair ->
            [0] { "" }
           *[other] , the Chair is lost
        }
       *[other] you are banned already
    }
knights-panel-defy = the law does not bind you now; banned from the Assembly at once
knights-panel-returns = { $n ->
        [one] 1 Vote goes back
       *[other] { $n } Votes go back
    }
knights-panel-aside = laid aside until it is answered
knights-panel-has = they have { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }
knights-panel-offer-gain = +{ $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } of { $seat } for { $favour }; nothing makes you keep your word
knights-panel-offer-for = { $seat } promises { $favour }; nothing makes them keep it
knights-panel-garrison = they hold the Stronghold; Nobles there may fetch them

## Planning, troops, Fate cards

knights-panel-plan = The first pile is resolved first; inside a pile Fate shuffles all cards.
knights-panel-plan-first = Cities are what it is about: **Mobilize Forces** moves your Nobles to an area and besieges or storms what stands there. A city falls to a second siege in a later turn, or to an assault at once.
knights-panel-pile-now = **Pile { $n }:** { $count ->
        [0] nothing
       *[other] { $cards }
    }
knights-panel-piles = All three piles at once: tick up to six
knights-panel-on-pile = Pile { $n }: { $card }
knights-panel-pile = Pile { $n }: tick up to two ({ $count } laid)
knights-panel-again = As last turn
knights-panel-again-seal = Seal as last turn
knights-panel-idle-mobilize = ⚠️ Mobilize Forces: no Noble of yours is on the board to move or fight.
knights-panel-idle-levy = ⚠️ Levy Taxes: no Noble of yours is on land to levy any.
knights-panel-idle-twice = ⚠️ Mobilize Forces: you lay more of them than you have Nobles on the board; who has moved or fought is exhausted.
knights-panel-idle-draft = ⚠️ Draft Soldiers: you have neither crowns nor income to hire with.
knights-panel-warn-idle = ⚠️ nothing to take there or beside it
knights-panel-warn-left = ⚠️ leaves { $city } alone: it revolts { $n } times in 100
knights-panel-warn-raid = { $seat } can { $besieges ->
        [0] storm it: it falls { $n } times in 100
       *[other] besiege it, or storm it ({ $n } in 100)
    }
knights-panel-warn-siege = ⚠️ ends your siege of { $city }
knights-panel-warn-truce = ⚠️ breaks your truce with { $seat }: { $least } to { $most } Influence
knights-panel-warn-heir = ⚠️ no heir follows { $names }
knights-panel-warn-odds = ⚠️ they draw more
knights-panel-warn-votes = ⚠️ { $n ->
        [0] you break ties: none are needed
       *[other] { $n } decide it for certain
    }
knights-panel-warn-last = ⚠️ this turn may be the last
knights-panel-warn-bless = ⚠️ no crown of yours sails
knights-panel-idle-church = ⚠️ Serve the Church: { $event } keeps you from gaining Faith.
knights-panel-idle-rally = ⚠️ Rally Support: you are banned, so it brings no Chair, and Votes cannot be cast before the ban is lifted.
knights-panel-seal-plan = { $n ->
        [0] Seal the plan
        [one] Seal, 1 place empty
       *[other] Seal, { $n } places empty
    }
knights-panel-assign = An army of 50 can besiege a neutral city of 200, one of 150 a city of 300, one of 250 a city of 400. { $n ->
        [0] Every card is assigned.
        [one] 1 card is to be assigned.
       *[other] { $n } cards are to be assigned.
    }
knights-panel-assigned = { $n }. { $troop }: { $who }
knights-panel-assign-card = { $n }. { $troop }: who leads them?
knights-panel-spread = Spread evenly
knights-panel-along = Who comes along? Tick, and the march goes on
knights-panel-along-all = Take all along
knights-panel-along-most = All but the smallest card of each
knights-panel-fate-inflict-note = 100 casualties for the foe
knights-panel-fate-prevent-note = 100 casualties less for you
knights-panel-fate-victory-note = counts for winning: 2 more than the foe is a full victory
knights-panel-fate-draw-note = turned over, it draws one more card
knights-panel-drop = Tick what you lay aside: { $n ->
        [0] nothing you must
       *[other] at least { $n }
    }, { $so } so far
knights-panel-seal-hand = Seal, { $n ->
        [one] 1 card
       *[other] { $n } cards
    } kept
knights-panel-hand = Casualties come first: inflicted less prevented. Then victories are compared, unless a side has lost all its Nobles.
knights-panel-side = **{ $seat }**: { $count ->
        [0] { $n ->
            [0] neither walls nor troops
           *[other] walls and garrison alone
        }
       *[other] { $names }
    }, { $n } strong{ $cards ->
        [0] { "" }
        [one] , 1 Fate card
       *[other] , { $cards } Fate cards
    }{ $led ->
        [0] { "" }
       *[other] , led by { $lead }
    }{ $tokens ->
        [0] { "" }
        [one] , 1 casualty
       *[other] , { $tokens } casualties
    }

## Standing orders, deals

knights-word-careful = Careful: ask about everything
knights-panel-style-quick = Ask me little
knights-panel-style-careful = Ask me everything
knights-panel-style-quick-does = **Ask me little**: cards and Nobles go where it is usual, wages are paid, laws obeyed; a tie that you break goes as you voted. Of what the next wages leave over, the largest Mercenary is hired and half is put into an expedition. You are asked before Faith or the price of a revolt is paid.
knights-panel-style-careful-does = **Ask me everything**: nothing is decided for you that can be asked.
knights-panel-spends = Your standing orders spend without asking: { $what }.
knights-panel-spends-hire = crowns on Mercenaries, never what the next wages need
knights-panel-spends-invest = crowns on expeditions, at most half of what the wages leave over
knights-panel-spends-stakes = all crowns that an expedition takes
knights-panel-spends-muster = crowns to replace casualties
knights-panel-spends-laws = crowns or Votes that a law asks
knights-panel-spends-revolt = Faith or crowns on revolts
knights-panel-spends-bless = Faith to bless expeditions
knights-panel-spends-faith = Faith to cancel Events
knights-panel-spends-votes = Votes in the Assembly
knights-panel-order-faith = pays up to { $n } Faith by itself
knights-panel-order-votes = at most { $n }, or all you have
knights-panel-draft = You have { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }. { $written ->
        [0] Say first whom it is for and what for.
       *[other] Written down: **{ $seat }**, { $favour }.
    } Crowns change hands at once.
knights-panel-terms = For whom, and what for?
knights-panel-way-give = Give crowns …
knights-panel-way-bid = Offer crowns …
knights-panel-way-price = Name your price …

## Why it is asked

knights-panel-asks-attack = { $seat } would attack { $hold ->
        [0] the city of { $where }
       *[other] the Stronghold in { $where }
    } with { $n } troops. There now: { $area }
knights-panel-permit-attack = Allow the attack in { $area }
knights-panel-forbid-attack = Do not allow the attack in { $area }
knights-panel-your-siege = ⚠️ your own siege there ends with it
knights-panel-ends-near = { $count ->
        [0] ends in { $area }, beside nothing of yours
       *[other] ends in { $area }, at or beside what is yours: { $own }
    }
knights-panel-asks-pass = { $seat } would go { $way } with this Noble: { $who }. One refusal stops the march; you may ask crowns for your leave.
knights-panel-why-site = *Beside* names the cities next to a place: Froli 200/2 has a strength of 200 and an income of 2.
knights-panel-why-revolt = Fate turned up a revolt, and no Noble of yours is there.
knights-panel-event = **{ $event }**: { $says }
knights-panel-struck = It strikes { $who }.
knights-panel-voice = { $seat } { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }{ $said ->
        [0] { "" }
       *[other] {" "}for { $what }
    }
knights-panel-written = **{ $matter }:** { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    } written down{ $said ->
        [0] ; what for you say once all are shown
       *[other] , for { $what }
    }
knights-panel-seal-votes = { $n ->
        [0] Seal without a Vote
        [one] Seal with 1 Vote
       *[other] Seal with { $n } Votes
    }
knights-panel-no-votes = Nobody has cast a Vote.
knights-panel-vote-as = You vote as { $colour } ({ $baron }).
knights-panel-how-many = How many Votes? Nothing is sealed yet
knights-panel-seal-for = Seal { $n ->
        [0] without a Vote; a tie goes to …
        [one] 1 Vote for …
       *[other] { $n } Votes for …
    }
knights-panel-tie-order = You preside: a tie goes to what you choose here, as your standing orders say.
knights-panel-tie-asked = You preside: if there is a tie, you are asked again once all Votes are shown.
knights-panel-seal-later = Seal { $n ->
        [0] without a Vote
        [one] 1 Vote
       *[other] { $n } Votes
    }{ $said ->
        [0] , say later what for
       *[other] {" "}for { $what }
    }
knights-panel-has-votes = { $seat } has { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }
knights-panel-marker = spot { $n }: { $seat }
knights-panel-no-markers = No marker is on the Mercenary Track yet.
knights-panel-offer = Mercenaries on offer: { $troops }.
knights-panel-times = { $n ->
        [1] { $what }
       *[other] { $n } × { $what }
    }

## What a seat has

knights-panel-own = **{ $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }** (Taxes +{ $income }, Wages −{ $wages }) · **{ $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    }** · **{ $faith } Faith** · **{ $influence } Influence** (+{ $due } in the Upkeep){ $count ->
        [0] { "" }
       *[other] {" "}· { $charges }
    }{ $banned ->
        [0] { "" }
       *[other] {" "}· **banned from the Assembly**
    }
knights-panel-space-now = cards on { $space }: { $n } of { $of }
knights-panel-turn = Turn { $n } of at most { $of }{ $pile ->
        [0] { "" }
       *[other] , pile { $pile }
    } · { $spaces } · Chairman { $chair } · Head of the Church { $head } · { $pool } Influence in the pool
knights-panel-race = { $seat } { $n } Influence, { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }
knights-panel-majority = { $race } · { $n ->
        [one] 1 city of the Kingdom wins
       *[other] { $n } cities of the Kingdom win
    } in the Upkeep{ $mighty ->
        [0] ; otherwise most Influence, once the pool is empty
       *[other] { "" }
    }
knights-panel-stands-first = As things stand **{ $seat }** is first{ $said ->
        [0] { "" }
       *[other] : { $what } { $n } to { $m }
    }
knights-panel-stands-tied = As things stand { $seats } are tied in everything that is compared
knights-panel-baron-line = **{ $seat }**: { $has }; Taxes +{ $income }, Wages −{ $wages }{ $banned ->
        [0] { "" }
       *[other] ; banned
    }{ $count ->
        [0] { "" }
       *[other] ; { $charges }
    }. { $nobles }
knights-panel-decree = Forbidden: { $what }.
knights-panel-held = { $seat }: **{ $event }**. { $says }
knights-panel-lawless = No law, charge, office or lasting Event is in force.

## What ends a step

knights-end-march = { $n ->
        [0] Move nobody
        [one] End moves, 1 Noble moved
       *[other] End moves, { $n } Nobles moved
    }
knights-end-bring = March on, take nothing more
knights-end-fight = Attack nobody
knights-end-draft = End hiring, keep { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
knights-end-return = End placing and exchanging troops
knights-end-wages = Pay { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } of your { $crowns }
knights-end-found = Leave the Stronghold off the board
knights-end-expedition = Start no expedition
knights-end-invest = Put no crowns into it
knights-end-bless = Do not bless it
knights-end-upgrade = Repair nothing, keep { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
knights-end-muster = Replace no casualties, keep { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
knights-end-propose = Propose nothing
knights-end-levy-taxes = Do not use Levy Taxes
knights-end-draft-soldiers = Do not use Draft Soldiers
knights-end-rally-support = Do not use Rally Support
knights-end-serve-the-church = Do not use Serve the Church
knights-end-mobilize-forces = Do not use Mobilize Forces
knights-end-versatile-strategy = Do not use Versatile Strategy

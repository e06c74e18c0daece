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
knights-panel-city = { $owner }: strength { $strength }, income { $n }
knights-panel-besieged = besieged by { $seats }
knights-panel-stronghold = Stronghold of { $seat }: walls { $walls }, troops { $men }
knights-panel-army = { $seat } { $n }
knights-panel-strength = { $n } strong
knights-panel-tokens = { $n ->
        [one] 1 casualty
       *[other] { $n } casualties
    }
knights-panel-tired = exhausted
knights-panel-at-sea = at sea to { $area }
knights-panel-off-board = off the board
knights-panel-baron = { $crowns ->
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
knights-panel-open-siege = he could besiege it
knights-panel-closed-siege = too strong for him
knights-panel-near = near { $seats }
knights-panel-empty = nobody is there

## Costs and gains

knights-panel-price = { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }, { $left } left
knights-panel-odds = you draw { $mine }, they { $theirs } ({ $strength } against { $against })
knights-panel-siege = siege possible
knights-panel-siege-by = { $possible ->
        [0] no siege
       *[other] siege possible
    }: { $mine } against { $theirs }
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
knights-panel-use-march = one Noble goes wherever he can
knights-panel-use-battle = { $count ->
        [0] nowhere now
       *[other] in { $areas }
    }
knights-panel-take-crowns = +{ $n }, you will have { $left }
knights-panel-take-vote = +{ $n }, you will have { $left }
knights-panel-spot = { $before ->
        [0] you hire first
        [one] 1 marker hires before yours
       *[other] { $before } markers hire before yours
    }; marker { $laid } of { $of }
knights-panel-space = { $n } of { $of } there then
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
knights-panel-yours = you have { $n } there
knights-panel-come = can come: { $names }
knights-panel-come-later = by ship, and not to fight this turn: { $names }
knights-panel-leave = needs leave of { $seats }
knights-panel-sails = he lands in the Upkeep
knights-panel-joins = +{ $n }{ $tokens ->
        [0] { "" }
        [one] {" "}with 1 casualty
       *[other] {" "}with { $tokens } casualties
    }
knights-panel-emptied = { $noble } then leaves the board
knights-panel-shift = { $n }{ $tokens ->
        [0] { "" }
        [one] {" "}with 1 casualty
       *[other] {" "}with { $tokens } casualties
    }; he will lead { $total }
knights-panel-besiege = no losses; it falls if you besiege it again in a later turn
knights-panel-besiege-now = it falls at once, and who is inside dies
knights-panel-draws = { $strength } strong, { $n } Fate cards
knights-panel-tired-gift = exhausted: no ability
knights-panel-walls-left = each is a breach of 100
knights-panel-army-left = { $dies ->
        [0] { $n } left
       *[other] he dies
    }
knights-panel-retreat-home = he will be exhausted
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
knights-panel-wage = { $n } again at every Wages
knights-panel-discharge = saves { $n }, { $left } men stay{ $dies ->
        [0] { "" }
       *[other] : the Noble dies of his casualties
    }
knights-panel-pay-faith = { $n } Faith, { $left } left
knights-panel-walls-gain = walls +{ $n }
knights-panel-fortify = strength +{ $n }, income +{ $income }
knights-panel-muster = army +{ $n }
knights-panel-stake = { $total } in it then
knights-panel-start = at the third Fund Expeditions
knights-panel-chances = of { $of } Fate cards: lost { $lost }, no news { $none }, { $pays }
knights-panel-head-pays = costs you { $n } Faith
knights-panel-pledged = { $n } of { $of } needed, { $left } left
knights-panel-propose-unban = he attends again
knights-panel-propose-repeal = the card is discarded
knights-panel-propose-postpone = the Assembly ends, Agendas wait
knights-panel-propose-revive = it is voted on again
knights-panel-propose-decree = forbidden to all
knights-panel-propose-lift = allowed again
knights-panel-cast = { $n ->
        [0] none spent
       *[other] { $n } spent whatever happens
    }, { $left } left
knights-panel-stands = stands at { $n }, your { $mine } come to it
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
knights-panel-has = he has { $n }
knights-panel-offer-gain = +{ $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } of { $seat } for { $favour }; nothing makes you keep your word
knights-panel-offer-for = { $seat } promises { $favour }; nothing makes him keep it
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
knights-panel-idle-mobilize = ⚠️ Mobilize Forces: no Noble of yours is on the board to move or fight.
knights-panel-idle-levy = ⚠️ Levy Taxes: no Noble of yours is on land to levy any.
knights-panel-idle-twice = ⚠️ Mobilize Forces: you lay more of them than you have Nobles on the board; who has moved or fought is exhausted.
knights-panel-idle-draft = ⚠️ Draft Soldiers: you have neither crowns nor income to hire with.
knights-panel-warn-idle = ⚠️ nothing to take there or beside it
knights-panel-warn-left = ⚠️ leaves { $city } to revolts
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

knights-word-quick = Quick: ask as little as possible
knights-word-careful = Careful: ask about everything
knights-panel-style-quick = Ask me little
knights-panel-style-careful = Ask me everything
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

knights-panel-asks-attack = { $seat } would attack with { $n }. There now: { $area }
knights-panel-asks-pass = { $seat } would lead him { $way }: { $who }. One refusal stops him; you may ask crowns for your leave.
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
knights-panel-has-votes = { $seat } has { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }
knights-panel-marker = { $n }: { $seat }

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
knights-panel-space-now = { $space } { $n }/{ $of }
knights-panel-turn = Turn { $n } of at most { $of }{ $pile ->
        [0] { "" }
       *[other] , pile { $pile }
    } · { $spaces } · Chairman { $chair } · Head of the Church { $head } · { $pool } Influence in the pool
knights-panel-race = { $seat } { $n } ({ $cities })
knights-panel-majority = Influence (Kingdom cities): { $race } · the majority ({ $n }) wins in the Upkeep{ $mighty ->
        [0] ; otherwise most Influence, once the pool is empty
       *[other] { "" }
    }
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

## A phase in short


# The panel of Warrior Knights.

knights-panel-unknown = You cannot choose `{ $name }` here. Choose one of the suggestions.

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
knights-panel-strength = strength { $n }
knights-panel-tokens = { $n ->
        [one] 1 casualty marker
       *[other] { $n } casualty markers
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
knights-panel-beside = next to { $cities }
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
knights-panel-odds = strength { $strength } against { $against }; you draw { $mine ->
        [one] 1 card
       *[other] { $mine } cards
    }, they { $theirs }
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
    } in 100
knights-panel-call-off = Call off the attack
knights-panel-siege-waits = Where you can besiege now
knights-panel-attack-city = In { $area }: { $held ->
        [0] the neutral city
       *[other] the city of { $seat }
    }
knights-panel-attack-stronghold = In { $area }: the Stronghold of { $seat }
knights-panel-siege = you can besiege it
knights-panel-siege-by = { $possible ->
        [0] no siege possible
       *[other] siege possible
    }: strength { $mine } against { $theirs }
knights-panel-starve = a siege now takes it
knights-panel-consent = needs permission from { $seats }
knights-panel-card-levy-taxes = { $n ->
        [one] +1 crown with your Nobles where they are now
       *[other] +{ $n } crowns with your Nobles where they are now
    }; goes to Taxes
knights-panel-card-draft-soldiers = a free marker on the Mercenary Track; goes to Wages
knights-panel-card-rally-support = +2 Votes (you have { $votes }), and the Chair if you then have the most; goes to the Assembly
knights-panel-card-serve-the-church = +1 Faith (you have { $faith }); goes to any of the three spaces
knights-panel-card-mobilize-forces = your Nobles can move to one area and fight; goes to Wages if they move, the Assembly if they fight
knights-panel-card-versatile-strategy = 2 crowns, 1 Vote, one move, a battle or a paid marker; comes back to your hand
knights-panel-use-march = one Noble makes one move
knights-panel-use-battle = { $count ->
        [0] nobody to attack right now
       *[other] in { $areas }
    }
knights-panel-take-crowns = +{ $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; you then have { $left }
knights-panel-take-vote = +{ $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }; you then have { $left }
knights-panel-spot = { $before ->
        [0] you hire first
        [one] 1 marker hires before yours
       *[other] { $before } markers hire before yours
    }; marker { $laid } of { $of }
knights-panel-space = cards there with this one: { $n } of { $of }
knights-panel-begins-taxes = starts Taxes: you receive { $income ->
        [one] 1 crown
       *[other] { $income } crowns
    }
knights-panel-begins-wages = starts Wages: you owe { $wages ->
        [one] 1 crown
       *[other] { $wages } crowns
    } and have { $crowns }
knights-panel-begins-assembly = starts the Assembly: you receive { $n ->
        [0] no Votes
        [one] 1 Vote
       *[other] { $n } Votes
    }
knights-panel-faith = you then have { $n } Faith{ $head ->
        [0] { "" }
       *[other] {" "}and become Head of the Church
    }
knights-panel-decline = nothing happens; the card is still allocated
knights-panel-decline-back = nothing happens; the card comes back to your hand
knights-panel-gives-up = you pass up what you could attack without losses: { $areas }
knights-panel-gives-up-ripe = you pass up what your siege would take now: { $areas }
knights-panel-yours = you have { $n } troops there
knights-panel-come = can come: { $names }
knights-panel-come-later = can come by sea, but too late to fight this turn: { $names }
knights-panel-leave = needs permission from { $seats }
knights-panel-tires = exhausted there: no attack this turn
knights-panel-sails = lands in the Upkeep
knights-panel-joins = +{ $n } troops{ $tokens ->
        [0] { "" }
        [one] {" "}with 1 casualty marker
       *[other] {" "}with { $tokens } casualty markers
    }
knights-panel-emptied = { $noble } then leaves the board
knights-panel-shift = { $n } troops{ $tokens ->
        [0] { "" }
        [one] {" "}with 1 casualty marker
       *[other] {" "}with { $tokens } casualty markers
    }; the Noble receiving them then leads { $total } in all
knights-panel-besiege = no losses; a second siege in a later turn takes it, if you are still stronger and still there
knights-panel-besiege-now = it falls at once, and everyone inside dies
knights-panel-draws = strength { $strength }, { $n ->
        [one] 1 Fate card
       *[other] { $n } Fate cards
    }
knights-panel-tired-gift = exhausted: no ability
knights-panel-walls-left = each breach takes 100 off the walls
knights-panel-army-left = { $dies ->
        [0] { $n } troops left
       *[other] the Noble dies
    }
knights-panel-retreat-home = will be exhausted
knights-panel-troop = strength { $n }, wage { $wage }
knights-panel-keep = income { $n }, +1 Influence each turn{ $vote ->
        [0] { "" }
       *[other] , +1 Vote each Assembly
    }
knights-panel-raze = { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } now; the city is gone for good
knights-panel-lose-city = you lose { $n } income and 1 Influence a turn{ $vote ->
        [0] { "" }
       *[other] , and 1 Vote each Assembly
    }
knights-panel-wage = wages +{ $n }, then { $total } in all
knights-panel-discharge = saves { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } and leaves { $left } troops{ $dies ->
        [0] { "" }
       *[other] : the Noble dies of the casualties
    }
knights-panel-pay-faith = { $n } Faith, { $left } left
knights-panel-walls-gain = walls +{ $n }
knights-panel-fortify = strength +{ $n }, income +{ $income }
knights-panel-muster = army +{ $n }
knights-panel-stake = the expedition then holds { $total ->
        [one] 1 crown
       *[other] { $total } crowns
    }
knights-panel-start = no result before the second Fund Expeditions card after this one
knights-panel-chances = of { $of } Fate cards, { $lost ->
        [one] 1 loses the fleet
       *[other] { $lost } lose the fleet
    }, { $none ->
        [one] 1 brings no news
       *[other] { $none } bring no news
    }, { $pays }
knights-panel-pays = { $n ->
        [one] 1 pays ×{ $by }
       *[other] { $n } pay ×{ $by }
    }
knights-panel-head-pays = costs you { $n } Faith
knights-panel-pledged = { $n } of the { $of } Faith needed; you keep { $left }
knights-panel-propose-unban = can attend again
knights-panel-propose-repeal = the card is discarded
knights-panel-propose-postpone = the Assembly ends; its Agendas wait
knights-panel-propose-revive = it is voted on again
knights-panel-propose-decree = forbidden for everyone
knights-panel-propose-lift = allowed again
knights-panel-cast = { $n ->
        [0] you spend no Votes
        [one] you spend 1 Vote, win or lose
       *[other] you spend { $n } Votes, win or lose
    }; { $left } left
knights-panel-stands = has { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    } so far; your { $mine } would be added
knights-panel-elected-none = ⚠️ changes nothing for this Baron
knights-panel-elected-free = ⚠️ banned already: can refuse it at no cost
knights-panel-elected-full = has { $n ->
        [one] 1 Privilege
       *[other] { $n } Privileges
    }: must give one up to receive this one
knights-panel-refuse = { $banned ->
        [0] banned until the Assembly lifts the ban: no Assembly, no Votes{ $chair ->
            [0] { "" }
           *[other] , and you lose the Chair
        }
       *[other] you are banned already
    }
knights-panel-defy = the law does not bind you now; you are banned from the Assembly at once
knights-panel-returns = { $n ->
        [one] you return 1 Vote
       *[other] you return { $n } Votes
    }
knights-panel-aside = set aside until the offer is answered
knights-panel-has = they have { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }
knights-panel-offer-gain = +{ $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } from { $seat } for { $favour }; nothing makes you keep your word
knights-panel-offer-for = { $seat } promises { $favour }; nothing makes them keep their word
knights-panel-garrison = these troops guard the Stronghold; a Noble who is there can take them along

## Planning, troops, Fate cards

knights-panel-plan = Pile 1 is played first; inside each pile all cards are shuffled.
knights-panel-plan-first = It is all about cities: **Mobilize Forces** moves your Nobles to an area, where they besiege or assault what is there. A city falls to a second siege in a later turn, or to an assault at once.
knights-panel-pile-now = **Pile { $n }:** { $count ->
        [0] nothing
       *[other] { $cards }
    }
knights-panel-piles = All three piles at once: tick up to six
knights-panel-on-pile = Pile { $n }: { $card }
knights-panel-pile = Pile { $n }: tick up to two ({ $count } so far)
knights-panel-again = As last turn
knights-panel-again-seal = Seal as last turn
knights-panel-idle-mobilize = ⚠️ Mobilize Forces: you have no Noble on the board to move or fight.
knights-panel-idle-levy = ⚠️ Levy Taxes: you have no Noble on land, so it brings nothing.
knights-panel-idle-twice = ⚠️ Mobilize Forces: you have planned more of these cards than you have Nobles on the board, and a Noble who moves or fights is exhausted.
knights-panel-idle-draft = ⚠️ Draft Soldiers: you have no crowns and no income to hire with.
knights-panel-warn-idle = ⚠️ nothing to take in this area or next to it
knights-panel-warn-left = ⚠️ leaves { $city } without a Noble: it revolts { $n ->
        [one] once
       *[other] { $n } times
    } in 100
knights-panel-warn-raid = { $seat } can { $besieges ->
        [0] assault the city: it falls { $n ->
            [one] once
           *[other] { $n } times
        } in 100
       *[other] besiege the city, or assault it (it falls { $n ->
            [one] once
           *[other] { $n } times
        } in 100)
    }
knights-panel-warn-siege = ⚠️ ends your siege of { $city }
knights-panel-warn-truce = ⚠️ breaks your truce with { $seat }: costs { $least } to { $most } Influence
knights-panel-warn-heir = ⚠️ no heir: { $names }
knights-panel-warn-odds = ⚠️ they draw more cards
knights-panel-warn-votes = ⚠️ { $n ->
        [0] you break ties, so no Votes are needed
        [one] 1 Vote is certain to be enough
       *[other] { $n } Votes are certain to be enough
    }
knights-panel-warn-last = ⚠️ this turn may be the last
knights-panel-warn-bless = ⚠️ none of your crowns are in this expedition
knights-panel-idle-church = ⚠️ Serve the Church: { $event } keeps you from gaining Faith.
knights-panel-idle-rally = ⚠️ Rally Support: you are banned, so until the ban is lifted you cannot take the Chair or cast Votes.
knights-panel-seal-plan = { $n ->
        [0] Seal the plan
        [one] Seal, 1 place empty
       *[other] Seal, { $n } places empty
    }
knights-panel-assign = To besiege a neutral city of strength 200, a Noble needs at least 50 troops; for strength 300, 150 troops; for strength 400, 250 troops. { $n ->
        [0] Every card is assigned.
        [one] 1 card is still to be assigned.
       *[other] { $n } cards are still to be assigned.
    }
knights-panel-assigned = { $n }. { $troop }: { $who }
knights-panel-assign-card = { $n }. { $troop }: who leads them?
knights-panel-spread = Spread evenly
knights-panel-along = Which troops come along? Tick them to march on
knights-panel-along-all = Take all of them
knights-panel-along-most = All but each army’s smallest card
knights-panel-fate-inflict-note = 1 casualty marker for the enemy
knights-panel-fate-prevent-note = 1 fewer casualty marker for you
knights-panel-fate-victory-note = counts towards winning: with 2 more than the enemy, the victory is full
knights-panel-fate-draw-note = when shown, it draws one more card
knights-panel-drop = Tick the cards to discard: { $n ->
        [0] none required
       *[other] at least { $n }
    }, { $so } so far
knights-panel-seal-hand = Seal, keep { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
knights-panel-hand = Casualties are counted first: those inflicted on a side minus those it prevents. Then victories are compared, unless a side has lost all its Nobles.
knights-panel-side = **{ $seat }**: { $count ->
        [0] { $n ->
            [0] neither walls nor troops
           *[other] only walls and garrison
        }
       *[other] { $names }
    }, strength { $n }{ $cards ->
        [0] { "" }
        [one] , 1 Fate card
       *[other] , { $cards } Fate cards
    }{ $led ->
        [0] { "" }
       *[other] , led by { $lead }
    }{ $tokens ->
        [0] { "" }
        [one] , 1 casualty marker
       *[other] , { $tokens } casualty markers
    }

## Standing orders, deals

knights-word-careful = Careful: ask about everything
knights-panel-style-quick = Quick
knights-panel-style-careful = Careful
knights-panel-style-quick-does = **Quick**: Herald sends cards and Nobles where they usually go, pays wages, obeys laws and breaks ties the way you voted. With the crowns not needed for the next wages, it hires the largest Mercenary and invests at most half of them in an expedition. It asks you before it pays Faith or the price of a revolt.
knights-panel-style-careful-does = **Careful**: Herald decides nothing for you that it can ask you about.
knights-panel-spends = Your standing orders spend without asking: { $what }.
knights-panel-spends-hire = crowns on Mercenaries, but never what the next wages need
knights-panel-spends-invest = crowns on expeditions, at most half of what is left after the next wages
knights-panel-spends-stakes = as many crowns as an expedition takes
knights-panel-spends-muster = crowns to remove casualty markers
knights-panel-spends-laws = crowns or Votes that a law demands
knights-panel-spends-revolt = Faith or crowns on revolts
knights-panel-spends-bless = Faith to bless expeditions
knights-panel-spends-faith = Faith to cancel Events
knights-panel-spends-votes = Votes in the Assembly
knights-panel-order-faith = pays up to { $n } Faith without asking
knights-panel-order-votes = { $n ->
        [one] 1 Vote, if you have any
       *[other] { $n } Votes, or all of yours if you have fewer
    }
knights-panel-draft = You have { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }. { $written ->
        [0] First choose whom the deal is for, and what for.
       *[other] Chosen: **{ $seat }**, { $favour }.
    } Crowns change hands at once.
knights-panel-terms = For whom, and what for?
knights-panel-way-give = Give crowns …
knights-panel-way-bid = Offer crowns …
knights-panel-way-price = Name your price …

## Why it is asked

knights-panel-asks-attack = { $seat } wants to attack { $hold ->
        [0] the city of { $where }
       *[other] the Stronghold in { $where }
    } with { $n } troops. In the area now: { $area }
knights-panel-permit-attack = Allow the attack in { $area }
knights-panel-forbid-attack = Forbid the attack in { $area }
knights-panel-your-siege = ⚠️ ends your own siege there
knights-panel-ends-near = { $count ->
        [0] the march ends in { $area }, with nothing of yours there or next to it
       *[other] the march ends in { $area }, and there or next to it you hold { $own }
    }
knights-panel-asks-pass = { $seat } wants to move this Noble: { $who }. The way: { $way }. One “no” stops the march; you can ask for crowns first.
knights-panel-why-site = After *next to* come the neighbouring cities; { $city } { $strength }/{ $n }, for example, has strength { $strength } and income { $n }.
knights-panel-why-revolt = Fate turned up a revolt, and none of your Nobles is there to stop it.
knights-panel-event = **{ $event }**: { $says }
knights-panel-of-nation = { $nation } Mercenaries
knights-panel-seal-pledge = Seal: pledge { $n } Faith
knights-panel-refuse-freely = Refuse
knights-panel-struck = The Event affects { $who }.
knights-panel-voice = { $seat }: { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }{ $said ->
        [0] { "" }
       *[other] {" "}for “{ $what }”
    }
knights-panel-written = **{ $matter }:** { $n ->
        [one] 1 Vote written down
       *[other] { $n } Votes written down
    }{ $said ->
        [0] ; you say what they are for once all Votes are shown
       *[other] , for “{ $what }”
    }
knights-panel-seal-none = Seal no Votes
knights-panel-seal-votes = { $n ->
        [0] { knights-panel-seal-none }
        [one] Seal 1 Vote
       *[other] Seal { $n } Votes
    }
knights-panel-no-votes = Nobody has cast a Vote.
knights-panel-vote-as = You vote as { $colour } ({ $baron }).
knights-panel-how-many = How many Votes? (nothing is sealed yet)
knights-panel-seal-for = Seal { $n ->
        [0] no Votes; a tie goes to …
        [one] 1 Vote for …
       *[other] { $n } Votes for …
    }
knights-panel-seal-final = Everyone else has sealed: once you seal, you cannot unseal.
knights-panel-seal-opens = You can unseal and change this until everyone has sealed.
knights-panel-try-seals = **Try it** seals your Votes, too. You can unseal them until everyone has sealed.
knights-panel-tie-order = You preside: a tie goes to what you choose here, as your standing orders say.
knights-panel-tie-asked = You preside: if there is a tie, you are asked again once all Votes are shown.
knights-panel-seal-later = Seal { $n ->
        [0] no Votes
        [one] 1 Vote
       *[other] { $n } Votes
    }{ $said ->
        [0] { $n ->
            [0] , decide a tie later
           *[other] {" "}and declare later
        }
       *[other] {" "}for “{ $what }”
    }
knights-panel-has-votes = { $seat } has { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }
knights-panel-marker = spot { $n }: { $seat }
knights-panel-no-markers = There are no markers on the Mercenary Track yet.
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
    } · { $spaces } · Chairman { $chair } · Head of the Church { $head } · { $pool } Influence left in the pool
knights-panel-race = { $seat }: { $n } Influence, { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }
knights-panel-majority = { $race } · { $n ->
        [one] 1 city of the Kingdom wins
       *[other] { $n } cities of the Kingdom win
    } in the Upkeep{ $mighty ->
        [0] ; otherwise the most Influence wins, once the pool is empty
       *[other] { "" }
    }
knights-panel-stands-first = **{ $seat }** leads{ $said ->
        [0] { "" }
       *[other] : { $what } { $n } to { $m }
    }
knights-panel-stands-tied = { $seats } are tied for the lead in everything that is compared
knights-panel-baron-line = **{ $seat }**: { $has }; Taxes +{ $income }, Wages −{ $wages }{ $banned ->
        [0] { "" }
       *[other] ; banned
    }{ $count ->
        [0] { "" }
       *[other] ; { $charges }
    }. { $nobles }
knights-panel-decree = Forbidden: { $what }.
knights-panel-held = { $seat }: **{ $event }**. { $says }
knights-panel-lawless = No law, Privilege, office or lasting Event is in force.

## What ends a step

knights-end-march = { $n ->
        [0] Move nobody
        [one] End moves, 1 Noble moved
       *[other] End moves, { $n } Nobles moved
    }
knights-end-bring = Take no more troops, march on
knights-end-fight = Attack nobody
knights-end-draft = End hiring, keep { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
knights-end-return = End placing and handing over
knights-end-wages = End wages: pay { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } of your { $crowns }
knights-end-found = Leave the Stronghold off the board
knights-end-expedition = Start no expedition
knights-end-invest = Invest nothing
knights-end-bless = Do not bless it
knights-end-upgrade = Upgrade nothing, keep { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
knights-end-muster = Remove no casualty markers, keep { $crowns ->
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

# Warrior Knights: the turn, cards, movement, money, Events, deals.

## Setting up and the turn

knights-assigned = All troops are assigned; Strongholds are placed now.
knights-founds = { $seat } builds the Stronghold in { $area }.
knights-found-waits = { $seat } leaves the Stronghold off the board for now.
knights-deploys = { $noble } stands in { $area }.
knights-deployed = Every Noble with troops is on the board.
knights-turn = **Turn { $n }** begins: three piles are planned.
knights-planned = Turn { $turn }: the piles are shuffled, { $n ->
        [one] 1 card
       *[other] { $n } cards
    } in all.
knights-pile = Pile { $n } is opened.
knights-upkeep = **Upkeep of turn { $turn }.**
knights-influence = { $seat } gains { $n } Influence and has { $total }.
knights-faith = { $seat } gains { $n } Faith.
knights-last-turn = The pool is empty: this turn is the last one.
knights-quiet = { $city } stays quiet.
knights-revolt = { $city } revolts against { $seat }.
knights-quells = { $seat } quells the revolt in { $city } with { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-quells-faith = { $seat } quells the revolt in { $city } with { $n } Faith.
knights-free = { $city } is neutral again.
knights-free-loser = **{ $loser } loses { $city }**, which is neutral again.
knights-lands = { $noble } lands in { $area }.
knights-returns = { $noble } comes back to the board in { $area }.
knights-shifts = { $noble } receives { $troops }.
knights-fate = Fate is asked: card { $n }.
knights-won = **The game is over** in turn { $turn }: { $seats } takes the throne.
knights-nobody = **The game is over** in turn { $turn }, and nobody is crowned.
knights-nearing-majority = ⏳ **{ $seats } wins** in the Upkeep of turn { $turn } with the majority of the Kingdom's cities ({ $n }), unless something changes.
knights-nearing-influence = ⏳ Turn { $turn } is the last. As things are, **{ $seats } wins** with { $n } Influence.
knights-nearing-influence-tie = ⏳ Turn { $turn } is the last. As things are, nobody wins: the leaders are tied, with { $n } Influence each.
knights-nearing-pool = ⏳ The Upkeep takes the last { $pool } Influence of the pool, so turn { $turn } is the last unless something changes. As things are, **{ $seats } wins** with { $n } Influence.
knights-nearing-pool-tie = ⏳ The Upkeep takes the last { $pool } Influence of the pool, so turn { $turn } is the last unless something changes. As things are, nobody wins: the leaders are tied, with { $n } Influence each.
knights-nearing-nobody = ⏳ Turn { $turn } is the last. As things are, nobody wins: nobody holds the majority of the Kingdom's cities.

## Action cards and movement

knights-reveals = { $seat }: **{ $card }**.
knights-neutral = Neutral card: **{ $card }**.
knights-declines = { $seat } declines { $card }.
knights-allocates = { $seat } lays the card on { $space }: { $n } of { $most }.
knights-levies = { $seat } levies { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-marker = { $seat } sets a marker on spot { $spot } of the Mercenary Track.
knights-rallies = { $seat } rallies { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }.
knights-serves = { $seat } gains { $n } Faith.
knights-serves-in-vain = { $seat } serves the Church in vain, being a heretic.
knights-takes-crowns = { $seat } takes { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-takes-votes = { $seat } takes { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }.
knights-chairman = { $seat } is Chairman of the Assembly.
knights-head = { $seat } is Head of the Church.
knights-asks-leave = { $seat } asks { $seats } for leave: { $noble } would go by { $areas }.
knights-permits = { $seat } lets { $noble } pass.
knights-forbids = { $seat } does not let { $noble } pass.
knights-moves = { $noble } moves from { $area } to { $to }{ $areas_count ->
        [0] { "" }
       *[other] {" "}by { $areas }
    }.
knights-sails = { $noble } sails from { $area } to { $to }.
knights-toll = { $seat } pays a toll of { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-brings = { $noble } takes along { $troops }.

## Special phases

knights-taxes = **Taxes.**
knights-income = { $seat } receives { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-wages = **Wages.**
knights-pays-regulars = { $seat } pays the Regulars { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-pays = { $seat } pays the Mercenaries { $n ->
        [0] nothing
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-obeys = { $seat } obeys the law on { $law } and pays { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-defies = { $seat } defies the law on { $law }.
knights-draft = **The Draft**: Mercenaries are hired.
knights-hires = { $seat } hires { $troop }{ $nobles_count ->
        [0] {" "}for the Stronghold
       *[other] {" "}for { $nobles }
    }.
knights-hires-not = { $seat } hires nobody more.
knights-defies-draft = { $seat } defies the guild's law.
knights-offer = Mercenaries on offer: { $troops }.
knights-assembly = **The Assembly** meets.
knights-banned = { $seat } is banned from the Assembly.
knights-eliminated = { $seat } is out of the game.

## Deals

knights-gives = { $seat } gives { $to } { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } ({ $favour }).
knights-offers = { $seat } offers { $to } { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } for { $favour }.
knights-asks-price = { $seat } asks { $to } for { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }: { $favour }.
knights-strikes = { $seat } takes the offer of { $to }: { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } for { $favour }.
knights-withdraws = { $seat } withdraws the offer to { $to } ({ $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }).
knights-recalls = { $seat } must pay: the offer to { $to } ({ $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }) is taken back.
knights-declines-offer = { $seat } declines the offer of { $to } ({ $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }).
knights-lapses = The turn is over: the offer of { $seat } to { $to } lapses ({ $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }).
knights-pact = { $seat } and { $other } sign a truce.
knights-pact-ends = The truce of { $seat } and { $other } is over: they may attack each other again at no price.
knights-betrays = { $seat } has betrayed { $other } and loses { $n ->
        [one] 1 Influence
       *[other] { $n } Influence
    }.
knights-pledges = { $seat } gives { $to } the heir of { $noble } as a pledge.
knights-releases = { $seat } gives the heir of { $noble } back.
knights-slays-heir = { $seat } has the heir of { $noble } killed; { $owner } will remember.

## How it ended

knights-outcome-majority = More than half of the Kingdom's cities
knights-outcome-influence = Most Influence
knights-outcome-influence-cities = Tied for most Influence; most cities broke the tie
knights-outcome-influence-goods = Tied for Influence and cities; most crowns, Faith and Votes together broke the tie
knights-outcome-influence-troops = Tied for Influence, cities and goods; most troops on the board broke the tie
knights-outcome-survivor = The last Baron left
knights-outcome-tie = Nobody is crowned: the leaders are tied in everything that is compared
knights-outcome-nobody = Nobody is crowned: nobody held the majority of the Kingdom's cities when the last turn ended

## Steps and questions

knights-step-assign = assigning troops
knights-ask-assign = Assign each of your six troop cards to a Noble or to the Stronghold: { $troops }. Only Nobles with troops come on the board.
knights-step-found = placing the Stronghold
knights-ask-found = Where does your Stronghold stand?
knights-step-deploy = placing Nobles
knights-ask-deploy = Place one of your Nobles with troops.
knights-step-plan = planning
knights-ask-plan = Turn { $turn }: lay up to two cards on each of the three piles. Laid: { $n }; in your hand: { $left }.
knights-step-levy-taxes = Levy Taxes
knights-ask-levy-taxes = A crown for each area with a Noble of yours on land: use the card or decline it.
knights-step-draft-soldiers = Draft Soldiers
knights-ask-draft-soldiers = On which spot of the Mercenary Track do you set a marker?
knights-step-rally-support = Rally Support
knights-ask-rally-support = Two Votes, and the Chair if you then have more than anybody: use the card or decline it.
knights-step-serve-the-church = Serve the Church
knights-ask-serve-the-church = One Faith; on which space does the card go?
knights-step-mobilize-forces = Mobilize Forces
knights-ask-mobilize-forces = Name one area: your Nobles may move there, fight there, or both.
knights-step-versatile-strategy = Versatile Strategy
knights-ask-versatile-strategy = Two crowns, a Vote, a move, a battle or a paid spot of the Mercenary Track?
knights-step-allocate = allocating a card
knights-ask-allocate = On which space does { $card } go?
knights-step-march = moving Nobles
knights-ask-march = Who moves, and by which way?
knights-step-bring = taking troops along
knights-ask-bring = { $noble } may take troops along on the way ({ $areas }).
knights-step-permit = leave to pass
knights-ask-permit = { $noble } of { $seat } would pass you by { $areas }. Silence refuses.
knights-step-fight = beginning a battle
knights-ask-fight = Whom do you attack, if anybody? { $n ->
        [one] 1 target
       *[other] { $n } targets
    }.
knights-step-revolt = a revolt
knights-ask-revolt = { $city } revolts. Keep it for { $faith } Faith or { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }, or let it go?
knights-step-return = Nobles return
knights-ask-return = Divide troops among your Nobles off the board and place them; { $n ->
        [0] everybody who must be is placed
       *[other] { $n } must be placed
    }.
knights-step-comply = a law
knights-ask-comply = The law on { $law } asks { $votes_count ->
        [0] { $n ->
            [one] 1 crown
           *[other] { $n } crowns
        }
       *[other] { $n ->
            [one] 1 Vote
           *[other] { $n } Votes
        }
    } of you. Obey, or be banned from the Assembly.
knights-step-wages = wages
knights-ask-wages = Your Mercenaries ask { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }, you have { $crowns }. { $short ->
        [0] Who is let go? The rest is paid in full.
       *[other] A Regular of yours is unpaid, so none of them is paid. Who goes first? An army of the circle of 400 or fewer asks nothing.
    }
knights-step-draft = hiring
knights-ask-draft = On offer: { $offer }. Whom do you hire? You have { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } and { $n ->
        [one] 1 marker
       *[other] { $n } markers
    }.
knights-step-sealed = your sealed answer
knights-ask-sealed = You have sealed; the seal can be opened until all have answered.
knights-ask-standing = Standing orders answer in your name.
knights-step-purse = deals
knights-ask-purse = Give, offer or ask crowns at any time; promises bind nobody.{ $seats_count ->
        [0] { "" }
       *[other] { " " }Written down: { $favour }.
    }
knights-step-offer = an offer
knights-ask-offer = { $seat } offers you { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } for { $favour }.
knights-step-price = a price
knights-ask-price = { $seat } asks { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } of you: { $favour }.
knights-step-own-offer = your offer
knights-ask-own-offer = Your offer to { $to }: { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }, { $favour }.

## Actions

knights-verb-allocate = Allocate
knights-do-allocate = To { $a1 }
knights-verb-assign = Assign troops
knights-do-assign = Card { $a1 } to { $a2 }
knights-do-attack = In { $a1 }: { $a2 }
knights-verb-back = Back
knights-do-back = Back to the choice
knights-verb-bid = Offer crowns
knights-do-bid = Offer { $a1 ->
        [one] 1 crown
       *[other] { $a1 } crowns
    }
knights-verb-bring = Take along
knights-do-bring = { $a2 } from { $a1 }
knights-verb-decline = Decline
knights-do-decline = Decline the card
knights-verb-deploy = Place
knights-do-deploy = { $a1 } in { $a2 }
knights-verb-discharge = Let go
knights-do-discharge = { $a1 } of { $a2 }
knights-verb-done = Done
knights-verb-forbid = Refuse
knights-do-forbid = Do not let { $a1 } pass
knights-verb-permit = Allow
knights-do-permit = Let { $a1 } pass
knights-verb-found = Stronghold
knights-do-found = Stronghold in { $a1 }
knights-verb-give = Give crowns
knights-do-give = Give { $a1 ->
        [one] 1 crown
       *[other] { $a1 } crowns
    }
knights-verb-price = Name a price
knights-do-price = Ask { $a1 ->
        [one] 1 crown
       *[other] { $a1 } crowns
    }
knights-verb-terms = Terms
knights-do-terms = { $a1 }: { $a2 }
knights-verb-take-offer = Take an offer
knights-do-take-offer = Take offer { $a1 }
knights-verb-decline-offer = Decline an offer
knights-do-decline-offer = Decline offer { $a1 }
knights-verb-withdraw-offer = Withdraw an offer
knights-do-withdraw-offer = Withdraw offer { $a1 }
knights-verb-halt = Go on
knights-do-halt = Nothing more is taken along
knights-do-hire = { $a1 } for { $a2 }
knights-do-hire-3 = { $a1 } for { $a2 }; your marker on spot { $a3 } leaves
knights-verb-lay = Lay
knights-do-lay = { $a1 } on pile { $a2 }
knights-verb-unlay = Take back
knights-do-unlay = { $a1 } from pile { $a2 }
knights-verb-march = March
knights-do-march = { $a1 } to { $a2 }
knights-verb-sail = Sail
knights-do-sail = { $a1 } to { $a2 }
knights-verb-order = Standing order
knights-verb-order-pass = Leave to pass
knights-do-order-pass = { $a1 }: { $a2 }
knights-do-pay = Keep { $a1 }: { $a2 }
knights-verb-yield = Let it go
knights-do-yield = Let { $a1 } go
knights-verb-place = Bring back
knights-do-place = { $a1 } in { $a2 }
knights-verb-shift = Hand over troops
knights-do-shift = { $a1 } of { $a2 } to { $a3 }
knights-verb-pledge = Pledge an heir
knights-do-pledge = The heir of { $a1 } to { $a2 }
knights-verb-release = Release an heir
knights-do-release = Give back the heir of { $a1 }
knights-verb-slay-heir = Kill an heir
knights-do-slay-heir = Kill the heir of { $a1 }
knights-verb-serve = Serve the Church
knights-do-serve = One Faith, the card to { $a1 }
knights-verb-settle = Pay all
knights-do-settle = Pay all who are left
knights-verb-spot = Set a marker
knights-do-spot = On spot { $a1 }
knights-verb-take = Take
knights-do-take = Take: { $a1 }
knights-verb-target = Name an area
knights-do-target = { $a1 }
knights-verb-use = Use
knights-do-use = Use the card
knights-do-use-1 = Use it: { $a1 }
knights-do-march-3 = { $a1 } by { $a2 } to { $a3 }
knights-do-march-4 = { $a1 } by { $a2 } and { $a3 } to { $a4 }

## Words

knights-word-city = the city
knights-word-all = all troops
knights-word-vote = a Vote
knights-word-march = a move
knights-word-battle = a battle
knights-word-income-tax = the tax on income
knights-word-arms-tax = the tax on arms
knights-word-votes-cap = hoarded Votes
knights-word-favour-gift = a gift
knights-word-favour-pass = leave to pass
knights-word-favour-attack = leave to attack
knights-word-favour-vote = a vote
knights-word-favour-faith = Faith spent
knights-word-favour-peace = peace
knights-word-favour-loan = a loan
knights-word-favour-truce = a truce
knights-word-gift = a gift
knights-word-attack = leave to attack
knights-word-pass = pass
knights-word-peace = peace
knights-word-loan = a loan
knights-word-truce = a truce
knights-word-levy = Levy Taxes
knights-word-rally = Rally Support
knights-word-church = Serve the Church
knights-word-passage = leave to pass
knights-word-attacks = leave to attack
knights-word-revolt = revolts
knights-word-returning = Nobles who return
knights-word-plan = the plan
knights-word-laws = laws
knights-word-use = use it
knights-word-emptiest = to the emptiest space
knights-word-allow = allow
knights-word-refuse = refuse
knights-word-cheapest = whatever is cheaper
knights-word-home = to the Stronghold
knights-word-afford = whom I can pay
knights-word-repeat = last turn's again
knights-word-most = as much as possible
knights-word-spare = half of what the wages leave over
knights-word-obey = obey
knights-word-defy = defy
knights-word-lost = fleet lost
knights-word-none = no news
knights-word-x1 = ×1
knights-word-x2 = ×2
knights-word-x3 = ×3
knights-word-x4 = ×4
knights-word-marker = where my marker goes
knights-word-leftmost = on the leftmost free spot
knights-word-versatile = Versatile Strategy
knights-word-allocation = where a card is laid
knights-word-arranging = the order of Agendas
knights-word-printed = as they lie there
knights-word-drawer = who draws an Event
knights-word-free = whoever costs no Faith
knights-word-start = expeditions to start
knights-word-next = the next one that lies idle
knights-word-hire = Mercenaries to hire
knights-word-largest = the largest that leaves crowns for wages
knights-word-spoils = captured cities
knights-word-keep = keep them
knights-word-needed = only when one can come back
knights-word-surrender = the city that goes with a Stronghold
knights-word-poorest = the one with the lowest income
knights-word-holder = who holds an office
knights-word-strongest = the strongest on the board

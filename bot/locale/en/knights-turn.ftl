# Warrior Knights: the turn, cards, movement, money, Events, deals.

## Setting up and the turn

knights-assigned = All troops are assigned. Now Strongholds are placed.
knights-founds = { $seat } places a Stronghold in { $area }.
knights-found-waits = { $seat } keeps the Stronghold off the board for now.
knights-deploys = { $noble } is placed in { $area }.
knights-deployed = Every Noble with troops is on the board.
knights-turn = **Turn { $n }** begins: plan your three piles.
knights-planned = Turn { $turn }: the piles are shuffled, { $n ->
        [one] 1 card
       *[other] { $n } cards
    } in all.
knights-pile = Pile { $n } begins.
knights-upkeep = **Upkeep of turn { $turn }.**
knights-influence = { $seat } gains { $n } Influence and has { $total }.
knights-faith = { $seat } gains { $n } Faith.
knights-last-turn = The pool of Influence is empty: this turn is the last one.
knights-quiet = { $city } stays calm.
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
knights-fate = Fate card drawn: number { $n }.
knights-won = **The game is over** in turn { $turn }: the throne goes to { $seats }.
knights-nobody = **The game is over** in turn { $turn }, and nobody is crowned.
knights-nearing-majority = ⏳ **{ $seats } wins** in the Upkeep of turn { $turn } with the majority of the Kingdom’s cities ({ $n }), unless something changes.
knights-nearing-influence = ⏳ Turn { $turn } is the last. As things are now, **{ $seats } wins** with { $n } Influence.
knights-nearing-influence-tie = ⏳ Turn { $turn } is the last. As things are now, nobody wins: the leaders are tied with { $n } Influence each.
knights-nearing-pool = ⏳ The Upkeep takes { $pool ->
        [one] the last Influence
       *[other] the last { $pool } Influence
    } from the pool, so turn { $turn } is the last unless something changes. As things are now, **{ $seats } wins** with { $n } Influence.
knights-nearing-pool-tie = ⏳ The Upkeep takes { $pool ->
        [one] the last Influence
       *[other] the last { $pool } Influence
    } from the pool, so turn { $turn } is the last unless something changes. As things are now, nobody wins: the leaders are tied with { $n } Influence each.
knights-nearing-nobody = ⏳ Turn { $turn } is the last. As things are now, nobody wins: nobody has the majority of the Kingdom’s cities.

## Action cards and movement

knights-reveals = { $seat }: **{ $card }**.
knights-neutral = Neutral card: **{ $card }**.
knights-declines = { $seat } does not use { $card }.
knights-allocates = { $seat } allocates the card to { $space } ({ $n } of { $most ->
        [one] 1 card
       *[other] { $most } cards
    }).
knights-levies = { $seat } levies { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-marker = { $seat } places a marker on spot { $spot } of the Mercenary Track.
knights-rallies = { $seat } gains { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }.
knights-serves = { $seat } gains { $n } Faith.
knights-serves-in-vain = { $seat } serves the Church but, as a Heretic, gains no Faith.
knights-takes-crowns = { $seat } takes { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-takes-votes = { $seat } takes { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }.
knights-chairman = { $seat } is now Chairman of the Assembly.
knights-head = { $seat } is now Head of the Church.
knights-asks-leave = { $seat } asks { $seats } for permission: { $noble } wants to go through { $areas }.
knights-permits = { $seat } lets { $noble } pass.
knights-forbids = { $seat } does not let { $noble } pass.
knights-moves = { $noble } moves from { $area } to { $to }{ $areas_count ->
        [0] { "" }
       *[other] {" "}through { $areas }
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
knights-obeys = { $seat } obeys the law ({ $law }) and pays { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-defies = { $seat } defies the law ({ $law }).
knights-draft = **Hiring**: markers hire Mercenaries, from the left.
knights-hires = { $seat } hires { $troop }{ $nobles_count ->
        [0] {" "}for the Stronghold
       *[other] {" "}for { $nobles }
    }.
knights-hires-not = { $seat } hires nobody now.
knights-defies-draft = { $seat } defies the law (Guild of Arms).
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
    } in return for { $favour }.
knights-strikes = { $seat } accepts the offer from { $to }: { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } for { $favour }.
knights-withdraws = { $seat } withdraws the offer to { $to } ({ $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }).
knights-recalls = { $seat } has to pay, so the offer to { $to } ({ $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }) is withdrawn.
knights-declines-offer = { $seat } declines the offer from { $to } ({ $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }).
knights-lapses = The turn is over, so the offer from { $seat } to { $to } ends ({ $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }).
knights-pact = { $seat } and { $other } sign a truce.
knights-pact-ends = The truce between { $seat } and { $other } is over: they can attack each other again at no cost.
knights-betrays = { $seat } has betrayed { $other } and loses { $n } Influence.
knights-pledges = { $seat } gives { $to } the heir of { $noble } as a pledge.
knights-releases = { $seat } gives the heir of { $noble } back.
knights-slays-heir = { $seat } has the heir of { $noble } killed. { $owner } will remember.

## How it ended

knights-outcome-majority = More than half of the Kingdom’s cities
knights-outcome-influence = Most Influence
knights-outcome-influence-cities = Tied for the most Influence; more cities broke the tie
knights-outcome-influence-goods = Tied for Influence and cities; more crowns, Faith and Votes together broke the tie
knights-outcome-influence-troops = Tied for Influence, cities and goods; more troops on the board broke the tie
knights-outcome-survivor = Last Baron left in the game
knights-outcome-tie = Nobody is crowned: the leaders tie in everything that is compared
knights-outcome-nobody = Nobody is crowned: nobody had the majority of the Kingdom’s cities when the last turn ended

## Steps and questions

knights-step-assign = assigning troops
knights-ask-assign = Who leads your troops? Assign each of your six cards to a Noble or to the Stronghold: { $troops }. Only Nobles with troops come onto the board.
knights-step-found = placing the Stronghold
knights-ask-found = Where do you place your Stronghold?
knights-step-deploy = placing Nobles
knights-ask-deploy = Which Noble do you place next, and where?
knights-step-plan = planning
knights-ask-plan = Turn { $turn }: which cards go on which pile? At most two on each. Cards on piles: { $n }; in your hand: { $left }.
knights-step-levy-taxes = Levy Taxes
knights-ask-levy-taxes = Use Levy Taxes? It brings 1 crown for each area with one of your Nobles on land.
knights-step-draft-soldiers = Draft Soldiers
knights-ask-draft-soldiers = On which spot of the Mercenary Track do you place a marker?
knights-step-rally-support = Rally Support
knights-ask-rally-support = Use Rally Support? It brings 2 Votes, and the Chair if you then have more than anyone else.
knights-step-serve-the-church = Serve the Church
knights-ask-serve-the-church = Serve the Church brings 1 Faith. Which space does the card go to?
knights-step-mobilize-forces = Mobilize Forces
knights-ask-mobilize-forces = In which area do you act? Your Nobles can move there, fight there, or both.
knights-step-versatile-strategy = Versatile Strategy
knights-ask-versatile-strategy = What do you use Versatile Strategy for: 2 crowns, 1 Vote, a move, a battle, or a paid spot on the Mercenary Track?
knights-step-allocate = allocating a card
knights-ask-allocate = Which space does { $card } go to?
knights-step-march = moving Nobles
knights-ask-march = Who moves, and which way?
knights-step-bring = taking troops along
knights-ask-bring = Which troops come along with { $noble } ({ $areas })?
knights-step-permit = permission to pass
knights-ask-permit = Do you let { $noble } of { $seat } pass through { $areas }? One “no” stops the march, and no answer counts as no.
knights-step-fight = beginning a battle
knights-ask-fight = Who do you attack, if anyone? { $n ->
        [one] There is 1 target.
       *[other] There are { $n } targets.
    }
knights-step-revolt = answering a revolt
knights-ask-revolt = { $city } revolts. Do you keep it for { $faith } Faith or { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }, or let it go?
knights-step-return = bringing Nobles back
knights-ask-return = { $n ->
        [0] No Noble has to come back now. Do you want to hand over more troops?
        [one] Where does your Noble come back? You can also hand troops over.
       *[other] Where do your { $n } Nobles come back? You can also hand troops over.
    }
knights-step-comply = obeying or defying a law
knights-ask-comply = The law ({ $law }) demands { $votes_count ->
        [0] { $n ->
            [one] 1 crown
           *[other] { $n } crowns
        }
       *[other] { $n ->
            [one] 1 Vote
           *[other] { $n } Votes
        }
    } from you. Do you obey it, or defy it and be banned from the Assembly?
knights-step-wages = paying wages
knights-ask-wages = Your Mercenaries want { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; you have { $crowns }. { $short ->
        [0] Who do you let go? Everyone else is paid in full.
       *[other] You could not pay all your Regulars, so no Mercenary is paid: who leaves first? The circle’s army of 400 or fewer needs no pay.
    }
knights-step-draft = hiring Mercenaries
knights-ask-draft = Who do you hire? On offer: { $offer }. You have { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } and { $n ->
        [one] 1 marker
       *[other] { $n } markers
    }.
knights-step-sealed = your sealed answer
knights-ask-sealed = You have sealed. You can unseal and change your answer until everyone has sealed.
knights-ask-standing = Standing orders answer for you, so that you are asked less often.
knights-step-purse = deals
knights-ask-purse = Give, offer or ask for crowns at any time. Promises bind nobody.{ $seats_count ->
        [0] { "" }
       *[other] { " " }Chosen: { $favour }.
    }
knights-step-offer = an offer
knights-ask-offer = { $seat } offers you { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } for { $favour }. Do you take it?
knights-step-price = a request for crowns
knights-ask-price = { $seat } asks you for { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } and offers { $favour }. Do you pay?
knights-step-own-offer = your offer
knights-ask-own-offer = Your offer to { $to }: { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } for { $favour }.

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
knights-verb-bring = Take troops along
knights-do-bring = { $a1 }: { $a2 }
knights-verb-decline = Do not use the card
knights-do-decline = Do not use the card
knights-verb-deploy = Place a Noble
knights-do-deploy = { $a1 } in { $a2 }
knights-verb-discharge = Let a Mercenary go
knights-do-discharge = { $a2 }: { $a1 }
knights-verb-forbid = Refuse
knights-do-forbid = Do not let { $a1 } pass
knights-verb-permit = Allow
knights-do-permit = Let { $a1 } pass
knights-verb-found = Place the Stronghold
knights-do-found = Stronghold in { $a1 }
knights-verb-give = Give crowns
knights-do-give = Give { $a1 ->
        [one] 1 crown
       *[other] { $a1 } crowns
    }
knights-verb-price = Name a price
knights-do-price = Ask for { $a1 ->
        [one] 1 crown
       *[other] { $a1 } crowns
    }
knights-verb-terms = For whom, and what for
knights-do-terms = { $a1 }: { $a2 }
knights-verb-take-offer = Take an offer
knights-do-take-offer = Take offer { $a1 }
knights-verb-decline-offer = Decline an offer
knights-do-decline-offer = Decline offer { $a1 }
knights-verb-withdraw-offer = Withdraw an offer
knights-do-withdraw-offer = Withdraw offer { $a1 }
knights-verb-halt = Take no more troops
knights-do-halt = Take no more troops, march on
knights-do-hire = { $a1 } → { $a2 }
knights-do-hire-3 = { $a1 } → { $a2 }; your marker on spot { $a3 } leaves
knights-verb-lay = Put on a pile
knights-do-lay = { $a1 } on pile { $a2 }
knights-verb-unlay = Take a card back
knights-do-unlay = { $a1 } from pile { $a2 }
knights-verb-march = March
knights-do-march = { $a1 } to { $a2 }
knights-verb-sail = Sail
knights-do-sail = { $a1 } to { $a2 }
knights-verb-order = Standing order
knights-verb-pass = Do nothing
knights-verb-order-pass = Permission to pass
knights-do-order-pass = { $a1 }: { $a2 }
knights-do-pay = Keep { $a1 }: { $a2 }
knights-verb-yield = Let the city go
knights-do-yield = Let { $a1 } go
knights-verb-place = Bring a Noble back
knights-do-place = { $a1 } in { $a2 }
knights-verb-shift = Hand over troops
knights-do-shift = { $a2 } → { $a3 }: { $a1 }
knights-verb-pledge = Pledge an heir
knights-do-pledge = The heir of { $a1 } to { $a2 }
knights-verb-release = Release an heir
knights-do-release = Give back the heir of { $a1 }
knights-verb-slay-heir = Kill an heir
knights-do-slay-heir = Kill the heir of { $a1 }
knights-verb-serve = Serve the Church
knights-do-serve = Gain 1 Faith, card to { $a1 }
knights-verb-settle = End wages: pay everyone
knights-do-settle = End wages: pay everyone who is left
knights-verb-spot = Place a marker
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
knights-word-votes-cap = the limit on Votes
knights-word-favour-gift = a gift
knights-word-favour-pass = permission to pass
knights-word-favour-attack = permission to attack
knights-word-favour-vote = a vote
knights-word-favour-faith = help with Faith
knights-word-favour-peace = peace
knights-word-favour-loan = a loan
knights-word-favour-truce = a truce
knights-word-in-terms-gift = { knights-word-favour-gift }
knights-word-in-terms-pass = { knights-word-favour-pass }
knights-word-in-terms-attack = { knights-word-favour-attack }
knights-word-in-terms-vote = { knights-word-favour-vote }
knights-word-in-terms-faith = { knights-word-favour-faith }
knights-word-in-terms-peace = { knights-word-favour-peace }
knights-word-in-terms-loan = { knights-word-favour-loan }
knights-word-in-terms-truce = { knights-word-favour-truce }
knights-word-gift = a gift
knights-word-attack = permission to attack
knights-word-pass = pass
knights-word-peace = peace
knights-word-loan = a loan
knights-word-truce = a truce
knights-word-levy = Levy Taxes
knights-word-rally = Rally Support
knights-word-church = Serve the Church
knights-word-passage = permission to pass
knights-word-attacks = permission to attack
knights-word-revolt = revolts
knights-word-returning = Nobles who come back
knights-word-plan = the plan
knights-word-laws = laws
knights-word-use = use it
knights-word-emptiest = to the emptiest space
knights-word-allow = allow
knights-word-refuse = refuse
knights-word-cheapest = pay whichever is cheaper
knights-word-home = to the Stronghold
knights-word-afford = only those I can pay
knights-word-repeat = last turn’s plan again
knights-word-most = as much as possible
knights-word-spare = half of what is left after the wages
knights-word-obey = obey
knights-word-defy = defy
knights-word-lost = fleet lost
knights-word-none = no news
knights-word-x1 = ×1
knights-word-x2 = ×2
knights-word-x3 = ×3
knights-word-x4 = ×4
knights-word-marker = where your marker goes
knights-word-leftmost = on the leftmost free spot
knights-word-versatile = Versatile Strategy
knights-word-allocation = which space a card goes to
knights-word-arranging = the order of Agendas
knights-word-printed = as they are on the table
knights-word-drawer = who draws an Event
knights-word-free = someone who costs no Faith
knights-word-start = expeditions to start
knights-word-next = the next one that is not under way
knights-word-hire = Mercenaries to hire
knights-word-largest = the largest that leaves enough for wages
knights-word-spoils = captured cities
knights-word-keep = keep them
knights-word-needed = ask me only when one can come back
knights-word-surrender = the city a lost Stronghold costs you
knights-word-poorest = the one with the lowest income
knights-word-holder = who gets an office
knights-word-strongest = the strongest on the board

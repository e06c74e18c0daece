# Warrior Knights: Events, expeditions, upgraded defences, mustered troops, and what cards do.

## Important Events

knights-event = **{ $seat } draws a { $colour }: { $event }.**
knights-event-city = It strikes { $city }.
knights-event-noble = It strikes { $noble }.
knights-event-baron = It strikes { $seat }.
knights-event-nothing = { $event } finds nobody and nothing to strike.
knights-event-cancelled = **{ $event } is cancelled.**
knights-waits = { $seat } does not cancel it.
knights-pays-faith = { $seat } pays { $n } Faith.
knights-pool-short = Too little Faith is pledged to cancel it for { $cost }: it goes on.
knights-miracle = **A miracle: { $seat } pays { $n } Faith and { $event } is cancelled.**

## What cards do

knights-gains-crowns = { $seat } gains { $n ->
        [0] no crowns
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-loses-crowns = { $seat } loses { $n ->
        [0] no crowns
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-gains-votes = { $seat } gains { $n ->
        [0] no Votes
        [one] 1 Vote
       *[other] { $n } Votes
    }.
knights-loses-votes = { $seat } loses { $n ->
        [0] no Votes
        [one] 1 Vote
       *[other] { $n } Votes
    }.
knights-gains-faith = { $seat } gains { $n ->
        [0] no Faith
       *[other] { $n } Faith
    }.
knights-loses-faith = { $seat } loses { $n ->
        [0] no Faith
       *[other] { $n } Faith
    }.
knights-gains-influence = { $seat } gains { $n ->
        [0] no Influence
       *[other] { $n } Influence
    }.
knights-loses-influence = { $seat } loses { $n ->
        [0] no Influence
       *[other] { $n } Influence, back to the pool
    }.
knights-recruits = { $troop } join the Stronghold of { $seat }.
knights-unbanned = **{ $seat } is no longer banned from the Assembly.**
knights-strips = { $seat } loses { $agenda }.
knights-army-hit = The army of { $noble } takes { $n ->
        [one] 1 casualty
       *[other] { $n } casualties
    }.
knights-exhausted = { $noble } is exhausted.
knights-heals = { $seat } is rid of { $n ->
        [0] no casualties
        [one] 1 casualty
       *[other] { $n } casualties
    }.
knights-breached = { $city } takes { $n ->
        [0] no breach
        [one] 1 breach
       *[other] { $n } breaches
    }.
knights-stronghold-breached = The Stronghold of { $seat } takes { $n ->
        [0] no breach
        [one] 1 breach
       *[other] { $n } breaches
    }.
knights-fortified = { $city } is fortified.
knights-burns = **{ $city } burns to the ground: it is razed for good.**
knights-burns-loser = **{ $city } burns to the ground: { $loser } loses it, and it is razed for good.**
knights-sunk = Every expedition under way is lost.
knights-fair-winds = Every expedition under way moves on.

## Expeditions

knights-starts = { $seat } starts an expedition: **{ $expedition }**.
knights-starts-none = { $seat } starts no expedition.
knights-invests = { $seat } invests { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-passes = { $seat } passes.
knights-blesses = { $seat } blesses the expedition: { $expedition }.
knights-expedition = **{ $expedition }: { $result }**{ $results_count ->
        [one] { "" }
       *[other] { " " }(cards: { $results })
    }.
knights-returns-crowns = { $seat } receives { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } from the expedition.

## Defences and troops

knights-repairs = { $seat } repairs { $n ->
        [one] 1 breach
       *[other] { $n } breaches
    } of { $cities_count ->
        [0] the Stronghold
       *[other] { $cities }
    }.
knights-fortifies = { $seat } fortifies { $city }.
knights-musters = { $seat } removes { $n ->
        [one] 1 casualty
       *[other] { $n } casualties
    } from { $nobles_count ->
        [0] the troops in the Stronghold
       *[other] the army of { $nobles }
    }.
knights-uncertain = Uncertain times: the Fate deck is shuffled.

## Steps

knights-step-event-drawer = naming who draws an Event
knights-step-event-target = choosing whom an Event strikes
knights-step-avert = cancelling an Event
knights-step-pool = Faith to cancel an Event together
knights-step-leaving = choosing which mercenaries leave
knights-step-free-city = choosing a city that turns neutral
knights-step-strip = choosing a charge or office to discard
knights-step-expedition = starting an expedition
knights-step-invest = investing in an expedition
knights-step-bless = blessing an expedition
knights-step-upgrade = upgrading defences
knights-step-muster = mustering troops

## Questions

knights-ask-event-drawer = The next card is a { $colour }. Who draws it? A red one is yours, a green one another’s, or the other way round for 1 Faith, of which you have { $faith }; a blue one is anybody’s.
knights-ask-event-target = { $event }: on whom or what?
knights-ask-avert = You have drawn { $event }. Pay { $n } of your { $faith } Faith to cancel it?
knights-ask-pool = { $event } can be cancelled for { $n } Faith by all Barons together. Pledge unseen, then seal. If the pledges suffice, { $n } are paid, from the Chairman on; if not, nothing is paid.
knights-ask-leaving = A mercenary card of yours goes back into the deck{ $nations_count ->
        [0] { "" }
       *[other] , one of the { $nations }
    }. Which?
knights-ask-free-city = One of your cities turns neutral. Which?
knights-ask-strip = { $seat } loses a card ({ $what }). Which?
knights-ask-expedition = You may start an expedition. Those under way sail on, and whatever reaches the end is resolved.
knights-ask-invest = How many crowns do you put into the expedition ({ $expeditions }), at most { $most }? So far it has { $n }.
knights-ask-bless = Bless the expedition ({ $expeditions }) for 1 Faith? Two Fate cards are then turned over for it, and the better one counts.
knights-ask-upgrade = You have { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }. Repair one city or your Stronghold ({ $repair } a breach), or fortify one city ({ $fortify }); nothing that is besieged.
knights-ask-muster = You have { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }. Remove casualties from one army, { $n } each?

## Headings

knights-verb-name = Name
knights-verb-choose = Choose
knights-verb-avert = Cancel the Event
knights-verb-wait = Let it go on
knights-verb-pledge-faith = Pledge Faith
knights-verb-free = Set a city free
knights-verb-strip = Discard
knights-verb-start = Start an expedition
knights-verb-invest = Invest
knights-verb-bless = Bless
knights-verb-repair = Repair
knights-verb-fortify = Fortify
knights-verb-muster = Muster
knights-verb-miracle = Work a miracle

## Every action in full

knights-do-name = Name { $a1 }
knights-do-choose = Choose: { $a1 }
knights-do-avert = Pay and cancel the Event
knights-do-pledge-faith = Pledge { $a1 } Faith
knights-do-free = { $a1 } turns neutral
knights-do-strip = Discard { $a1 }
knights-do-start = Start an expedition: { $a1 }
knights-do-invest = Invest { $a1 ->
        [one] 1 crown
       *[other] { $a1 } crowns
    }
knights-do-bless = Bless it
knights-do-repair = Repair { $a1 }: { $a2 ->
        [one] 1 breach
       *[other] { $a2 } breaches
    }
knights-do-fortify = Fortify { $a1 }
knights-do-muster = Remove from { $a1 }: { $a2 ->
        [one] 1 casualty
       *[other] { $a2 } casualties
    }
knights-do-miracle = Cancel { $a1 } by a miracle

## Standing orders

knights-word-cancel = Cancelling a red Event that you draw
knights-word-pool = Faith to cancel a blue Event
knights-word-upgrade = Upgraded defences
knights-word-muster = Mustered troops
knights-word-invest = Investing in an expedition
knights-word-bless = Blessing an expedition
knights-word-late = ask me once the target is known
knights-word-struck = ask me where it strikes me

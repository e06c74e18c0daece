# Warrior Knights: Events, expeditions, upgraded defences, mustered troops, and what cards do.

## Important Events

knights-event = **{ $seat } draws a { $colour }: { $event }.**
knights-event-city = The Event hits { $city }.
knights-event-noble = The Event hits { $noble }.
knights-event-baron = The Event hits { $seat }.
knights-event-nothing = { $event } has no effect: there is nobody and nothing it can hit.
knights-event-cancelled = **{ $event } is cancelled.**
knights-waits = { $seat } does not cancel the Event.
knights-pays-faith = { $seat } pays { $n } Faith.
knights-pool-short = The pledges fall short of the { $cost } Faith needed to cancel the Event.
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
knights-recruits = The Stronghold of { $seat } receives { $troop }.
knights-unbanned = **{ $seat } is no longer banned from the Assembly.**
knights-strips = { $seat } loses { $agenda }.
knights-army-hit = The army of { $noble } takes { $n ->
        [one] 1 casualty
       *[other] { $n } casualties
    }.
knights-exhausted = { $noble } is exhausted.
knights-heals = { $seat } removes { $n ->
        [0] no casualty markers
        [one] 1 casualty marker
       *[other] { $n } casualty markers
    }.
knights-breached = { $city } takes { $n ->
        [0] no breaches
        [one] 1 breach
       *[other] { $n } breaches
    }.
knights-stronghold-breached = The Stronghold of { $seat } takes { $n ->
        [0] no breaches
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
knights-passes = { $seat } does nothing.
knights-invests-none = { $seat } invests nothing in the expedition.
knights-blesses-none = { $seat } does not bless the expedition.
knights-upgrades-none = { $seat } repairs and fortifies nothing.
knights-musters-none = { $seat } removes no casualty markers.
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
    } in { $cities_count ->
        [0] their Stronghold
       *[other] { $cities }
    }.
knights-fortifies = { $seat } fortifies { $city }.
knights-musters = { $seat } removes { $n ->
        [one] 1 casualty marker
       *[other] { $n } casualty markers
    } from { $nobles_count ->
        [0] the troops in their Stronghold
       *[other] the army of { $nobles }
    }.
knights-uncertain = Uncertain Times: the Fate deck is shuffled.

## Steps

knights-step-event-drawer = choosing who draws an Event
knights-step-event-target = choosing who or what an Event hits
knights-step-avert = cancelling an Event
knights-step-pool = pledging Faith against an Event
knights-step-leaving = choosing which Mercenaries leave
knights-step-free-city = choosing a city that turns neutral
knights-step-strip = choosing a Privilege or office to discard
knights-step-expedition = starting an expedition
knights-step-invest = investing in an expedition
knights-step-bless = blessing an expedition
knights-step-upgrade = upgrading defences
knights-step-muster = mustering troops

## Questions

knights-ask-event-drawer = Who draws the next card, a { $colour }? You draw a red one yourself and give a green one to another Baron; for 1 Faith (you have { $faith }) it is the other way round. A blue one can go to anyone.
knights-ask-event-target = Who or what does { $event } affect?
knights-ask-avert = Do you pay { $n } of your { $faith } Faith to cancel { $event }? You have drawn this Event.
knights-ask-pool = How much Faith do you pledge to cancel { $event }? Cancelling it costs { $n } Faith in all. Pledges are secret. If they are enough, { $n } Faith is paid, starting with the Chairman; if not, nobody pays and the Event happens.
knights-ask-leaving = Which of your Mercenaries goes back to the deck{ $nations_count ->
        [0] { "" }
       *[other] { " " }({ $nations })
    }?
knights-ask-free-city = Which of your cities turns neutral?
knights-ask-strip = Which card does { $seat } lose ({ $what })?
knights-ask-expedition = Do you start an expedition? Expeditions under way move on, and those that reach the end are resolved.
knights-ask-invest = How many crowns do you invest in the expedition ({ $expeditions })? You can invest { $most ->
        [one] 1 crown
       *[other] { $most } crowns
    } at most; the expedition holds { $n ->
        [0] no crowns
        [one] 1 crown
       *[other] { $n } crowns
    } so far.
knights-ask-bless = Do you bless the expedition ({ $expeditions }) for 1 Faith? Then two Fate cards are turned over for it instead of one, and the better one counts.
knights-ask-upgrade = What do you repair or fortify? Repairing a breach in one city or in your Stronghold costs { $repair ->
        [one] 1 crown
       *[other] { $repair } crowns
    }; fortifying one city costs { $fortify ->
        [one] 1 crown
       *[other] { $fortify } crowns
    }. Nothing that is besieged can be upgraded. You have { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }.
knights-ask-muster = From which army do you remove casualty markers? Each costs { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }, and you have { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }.

## Headings

knights-verb-name = Name who draws
knights-verb-choose = Choose the target
knights-verb-avert = Pay and cancel the Event
knights-verb-wait = Let it happen
knights-verb-pledge-faith = Pledge Faith
knights-verb-free = Choose a city to turn neutral
knights-verb-strip = Discard
knights-verb-start = Start an expedition
knights-verb-invest = Invest
knights-verb-bless = Bless
knights-verb-repair = Repair
knights-verb-fortify = Fortify
knights-verb-muster = Remove casualty markers
knights-verb-miracle = Work a miracle

## Every action in full

knights-do-name = { $a1 } draws
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
knights-do-muster = { $a1 }: remove { $a2 ->
        [one] 1 casualty marker
       *[other] { $a2 } casualty markers
    }
knights-do-miracle = Cancel { $a1 } with a miracle

## Standing orders

knights-word-cancel = Cancelling a red Event that you draw
knights-word-pool = Cancelling a blue Event
knights-word-upgrade = Upgrading defences
knights-word-muster = Mustering troops
knights-word-invest = Investing in an expedition
knights-word-bless = Blessing an expedition
knights-word-late = ask me once the target is known
knights-word-struck = ask me when it hits me

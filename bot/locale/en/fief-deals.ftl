# Fief: deals, armed cards, windows, spies.

## Deals: what happens

fief-deal-offered = Offer { $number }: the { $one } family gives { $gives_count ->
        [0] nothing
       *[other] { $gives }
    }, the { $other } family gives { $wants_count ->
        [0] nothing
       *[other] { $wants }
    } ({ $route }).
fief-deal-declined = The { $other } family declines offer { $number } from the { $one } family: { $gives_count ->
        [0] nothing
       *[other] { $gives }
    } for { $wants_count ->
        [0] nothing
       *[other] { $wants }
    } ({ $route }).
fief-deal-countered = The { $other } family answers offer { $number } from the { $one } family with one of its own. The first offer was { $gives_count ->
        [0] nothing
       *[other] { $gives }
    } for { $wants_count ->
        [0] nothing
       *[other] { $wants }
    } ({ $route }).
fief-deal-withdrawn = The { $one } family withdraws offer { $number } to the { $other } family: { $gives_count ->
        [0] nothing
       *[other] { $gives }
    } for { $wants_count ->
        [0] nothing
       *[other] { $wants }
    } ({ $route }).
fief-deal-void = Offer { $number } has failed: the { $one } family no longer has what it offered the { $other } family. The offer was { $gives_count ->
        [0] nothing
       *[other] { $gives }
    } for { $wants_count ->
        [0] nothing
       *[other] { $wants }
    } ({ $route }).
fief-deal-lapsed = Offer { $number } from the { $one } family to the { $other } family ends with the round: { $gives_count ->
        [0] nothing
       *[other] { $gives }
    } for { $wants_count ->
        [0] nothing
       *[other] { $wants }
    } ({ $route }).
fief-deal-done = **Deal { $number } is done:** the { $one } family gives { $gives_count ->
        [0] nothing
       *[other] { $gives }
    }, the { $other } family gives { $wants_count ->
        [0] nothing
       *[other] { $wants }
    } ({ $route }).
fief-deal-met = The { $one } and { $other } families have met in { $city } and made a deal.
fief-deal-by-ring = The { $one } and { $other } families, allied by marriage, have made a deal.
fief-deal-by-ransom = The { $one } and { $other } families have agreed on a ransom.
fief-deal-by-servants = The { $one } and { $other } families have made a deal about servants.
fief-pigeon-arrives = { $noble }’s pigeon reaches { $to } (die { $die }).
fief-pigeon-lost = { $noble }’s pigeon to { $to } is lost (die { $die }). If it carried a card, the card comes back; any money is gone.
fief-pigeon-again = { $servant } sends { $noble }’s pigeon out again.
fief-city-given = **{ $city }** passes from the { $one } family to the { $other } family.
fief-title-given = The title of **{ fief-region-the }** passes from the { $one } family to the { $other } family.
fief-captive-given = { $noble } is now { $other }’s captive.
fief-crossbows-lent = In { $city } { $n ->
        [one] 1 crossbowman of the { $one } family serves
       *[other] { $n } crossbowmen of the { $one } family serve
    } the { $other } family until the round ends.

## Articles of a deal

fief-do-article-money = { $a1 ->
        [one] 1 shilling
       *[other] { $a1 } shillings
    }
fief-do-article-card = the card { $a1 }
fief-do-article-city = control of { $a1 }
fief-do-article-title = the title of { $a1 ->
        [Wales] { $a1 }
       *[other] the { $a1 }
    }
fief-do-article-captive = the captive { $a1 }
fief-do-article-relic = { $a1 }
fief-do-article-servant = { $a1 }
fief-do-article-crossbow = { $a2 ->
        [one] 1 crossbowman
       *[other] { $a2 } crossbowmen
    } ({ $a1 })
fief-word-money = shillings
fief-word-city = control of a city
fief-word-title = a title
fief-word-captive = a captive
fief-word-relic = a relic
fief-word-servant = a servant

## Ways of a deal

fief-word-route-city = by meeting in a city
fief-word-route-pigeon = by pigeon
fief-word-route-ring = by marriage
fief-word-route-ransom = as a ransom
fief-word-route-servants = servants only
fief-word-in-offer-city = { fief-word-route-city }
fief-word-in-offer-pigeon = { fief-word-route-pigeon }
fief-word-in-offer-ring = { fief-word-route-ring }
fief-word-in-offer-ransom = { fief-word-route-ransom }
fief-word-in-offer-servants = { fief-word-route-servants }
fief-word-pigeon = by pigeon
fief-word-ring = by marriage
fief-word-servants = servants only

## Spies, bodyguards, armed cards, windows

fief-spies = On behalf of { $noble }, { $servant } sneaks into the rooms of { $other } and swaps a card.
fief-spies-own = You receive **{ $card }** and lose { $away }.
fief-confesses = { $servant } hears { $noble }’s confession and leaves their service: the mark of heresy is gone.
fief-bodyguard = { $servant } dies in place of { $noble }.
fief-fires-own = Your armed card plays itself: **{ $card }**.
fief-armed-gone = **{ $card }** is no longer armed, because the card has left your hand.
fief-play-void = What you had sealed is no longer possible and does not happen: { $action }.

## Questions

fief-step-parlour = writing an offer
fief-step-deal = an offer
fief-step-arsenal = armed cards
fief-ask-parlour = What do you offer? You give: { $gives_count ->
        [0] nothing so far
       *[other] { $gives }
    }. You want: { $wants_count ->
        [0] nothing so far
       *[other] { $wants }
    }. Then send the offer to a family. Promises beyond the offer bind nobody.
fief-ask-deal = Do you accept offer { $number } from { $seat }? The { $one } family gives { $gives_count ->
        [0] nothing
       *[other] { $gives }
    }, your { $other } family gives { $wants_count ->
        [0] nothing
       *[other] { $wants }
    } ({ $route }). The offer ends with the round.
fief-ask-offered = Do you withdraw your offer { $number } to { $seat }? The { $one } family gives { $gives_count ->
        [0] nothing
       *[other] { $gives }
    }, the { $other } family gives { $wants_count ->
        [0] nothing
       *[other] { $wants }
    } ({ $route }). The offer ends with the round.
fief-ask-arsenal = Which cards should play themselves? An armed card plays itself when what it waits for happens; nobody sees it before then. { $armed_count ->
        [0] No card is armed.
       *[other] Armed: { $armed }.
    }

## Actions

fief-verb-draft-give = You give
fief-verb-draft-want = You want
fief-verb-draft-clear = Delete the draft
fief-verb-offer = Send the offer to
fief-verb-ransom = Offer a lower ransom
fief-verb-counter = Answer with another offer
fief-verb-withdraw = Withdraw the offer
fief-verb-arm = Arm a card
fief-verb-disarm = Take back an armed card
fief-verb-intend = Play in this window
fief-verb-recall = Unseal
fief-verb-abide = End card window
fief-verb-flee = Slip away
fief-verb-spy = Send Mata
fief-verb-confess = Send Tiphaine

fief-do-draft-give = Give { $a1 }: { $a2 }
fief-do-draft-give-3 = Give { $a3 } × { $a1 }: { $a2 }
fief-do-draft-want = Ask for { $a1 }: { $a2 }
fief-do-draft-want-3 = Ask for { $a3 } × { $a1 }: { $a2 }
fief-do-offer = Send to { $a1 }: { $a2 }
fief-do-ransom = Offer { $a2 ->
        [one] 1 shilling
       *[other] { $a2 } shillings
    } for { $a1 }
fief-do-accept = Accept offer { $a1 }
fief-do-decline = Decline offer { $a1 }
fief-do-counter = Answer offer { $a1 } with another offer
fief-do-withdraw = Withdraw offer { $a1 }
fief-do-arm = { $a1 } · { $a3 }: { $a2 }
fief-do-arm-4 = { $a1 } · { $a3 }: { $a2 } · { $a4 }
fief-do-disarm = Take back armed card { $a1 }
fief-do-intend = Seal: { $a1 }
fief-do-intend-2 = Seal: { $a1 } – { $a2 }
fief-do-intend-3 = Seal: { $a1 } – { $a2 }, { $a3 }
fief-do-intend-4 = Seal: { $a1 } – { $a2 }, { $a3 }, { $a4 }
fief-do-recall = Unseal and choose again
fief-do-flee = Slip away to { $a1 } by a secret way
fief-do-spy = Mata swaps { $a1 } for a random card from { $a2 }
fief-do-confess = Tiphaine takes the mark of heresy from { $a1 }

## What a sealed play is, what an armed card waits for

fief-word-rebel = a rebellion
fief-word-assassinate = Assassination
fief-word-judge = Justice
fief-word-release-captive = freeing a captive
fief-word-clear = Fair Weather
fief-word-kill-leader = killing a leader of invaders
fief-word-trap-leader = ambushing a leader of invaders
fief-word-install = taking a card into service
fief-word-shift-storm = moving Storms
fief-word-feed = ending a Famine
fief-word-give-relic = giving a relic
fief-word-present = presenting a relic to the Sovereign
fief-word-tunnel = a secret way past the walls
fief-word-guide = a secret way for invaders
fief-word-flee = slipping away
fief-word-spy = Mata
fief-word-confess = Tiphaine
fief-word-any = any of your Nobles
fief-word-meets = when meeting one of your Nobles
fief-word-battle = in a battle
fief-word-captured = when taken captive
fief-word-crowned = when crowned
fief-word-lord = when becoming a Lord
fief-word-stands = when becoming a candidate
fief-word-weds = when married
fief-word-accused = when marked a heretic
fief-word-assault = when you assault walls there
fief-word-attacked = when you are attacked there
fief-word-balked = when walls there stop the invaders
fief-word-held = when Storms stop the invaders there
fief-word-restless = as soon as the city has a reason to rebel
fief-word-rises = when a rebellion begins there
fief-word-window-move = after a family has moved
fief-word-window-battle = before a battle
fief-word-leave-relic = leaving relics
fief-word-take-relic = picking up relics
fief-word-take-sword = picking up Excalibur
fief-word-pardon = a pardon

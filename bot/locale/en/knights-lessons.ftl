# A first game: what to learn at each step of the first three turns.
knights-lesson-assign = **The goal.** Become King: hold more than half of the standing cities of the Kingdom when an Upkeep begins, or have most Influence when its pool is empty. Every city you hold brings 1 Influence a turn.
    { "" }**Now** give your six troop cards to Nobles. With three or four Nobles who lead 100 to 150 each, every one can besiege a city of 200 or 300 (*Spread evenly* does it for four); a Noble without troops does not come on the board.
knights-lesson-found = **Your Stronghold** is where troops wait and beaten Nobles go. A place beside two neutral cities saves you marches.
knights-lesson-deploy = **Placing a Noble.** Put each into the area of a neutral city that this Noble is strong enough to besiege: the list says so, and names such places first. The first card then lays siege, without a march. Is none left, stand beside one for later.
knights-lesson-1-plan = **Planning.** Lay up to two cards on each pile; piles are played in order, cards inside a pile in random order. **Levy Taxes** brings crowns, **Draft Soldiers** troops, **Mobilize Forces** moves and fights, **Rally Support** Votes, **Serve the Church** Faith.
    For a first turn: Mobilize Forces on piles 1 and 2; beside them and on pile 3 what brings something wherever your Nobles stand, such as Draft Soldiers, Levy Taxes, Rally Support or Serve the Church. **Versatile Strategy** can begin a battle or a siege, too, where a Noble of yours stands already. Until all have sealed you may change it.
knights-lesson-2-plan = **Cards come back late.** A card you have used lies on Taxes, Wages or the Assembly until that space is full and its phase is held. So plan with the cards in your hand, and with what the phases bring: Taxes pay for cities, Wages cost for mercenaries.
knights-lesson-3-plan = **Count the spaces.** The panel says how many cards lie on each. If Wages are nearly full, keep crowns; mercenaries who are not paid leave. If the Assembly is, have Votes ready. Who lays the last card chooses the moment.
knights-lesson-levy-taxes = **Levy Taxes** brings a crown for every area with a Noble of yours. Spread out before, not after. You may decline, and the card goes to its space all the same.
knights-lesson-draft-soldiers = **Draft Soldiers** marks a place in the next hiring. Nothing is paid yet; the best mercenaries go to whoever is early on the track and can pay for them then.
knights-lesson-rally-support = **Rally Support** brings 2 Votes, and the Chair if you then have more than anybody. The Chair breaks ties.
knights-lesson-serve-the-church = **Serve the Church** brings 1 Faith. Faith cancels Events that strike you, so one or two are worth having.
knights-lesson-mobilize-forces = **Mobilize Forces.** Name the area where you want to be: your rested Nobles near it may move there, and then you may fight one battle in it. A neutral city is the best first goal: to besiege it you need more than its walls, and your leader counts 200.
knights-lesson-versatile-strategy = **Versatile Strategy** does a bit of everything: crowns, a Vote, a move, a battle, a marker. It is always in your hand again, so use it for what the other cards left undone.
knights-lesson-allocate = **Where the card goes.** When a space is full its phase is held at once. Send it where the phase helps you more than the others, and not to Wages while you are poor.
knights-lesson-battle-kind = **Assault or siege?** An assault is decided now and costs casualties. A siege costs nobody anything, but you must be stronger than the walls, come back with another card in a later turn, and be left alone meanwhile.
knights-lesson-hand = **Fate cards.** You have two more than you may use. Lay aside those that do least: victories decide who wins, casualties who is left.
knights-lesson-losses = **Casualties.** Every one takes 100 off an army. A city's walls may take yours for you when you defend it. Keep a Noble alive: the ability dies too.
knights-lesson-spoil = **A city is yours.** Keep it: income, 1 Influence a turn, and a step to the majority. Razing pays three times its income once and is for the desperate.
knights-lesson-wages = **Wages.** Mercenaries ask for crowns; who is not paid leaves. Every 50 troops cost 1 crown: keep those whom a siege or a city needs, and let others go.
knights-lesson-bids = **The Assembly** votes on laws and offices in secret. Votes that you spend are gone, won or lost: spend them where you gain, and 0 elsewhere.

# What a computer player reckoned with; below its suggestion.
knights-because-armies = { $n ->
        [one] one army takes part
       *[other] { $n } armies take part
    }
knights-because-asks = { $n ->
        [one] somebody has to give leave on the way
       *[other] leave has to be given in { $n } areas on the way
    }
knights-because-ban = the ban of { $seat }
knights-because-beats = wins { $n } of 100 such battles against { $seat }
knights-because-besieges = { $card }: { $who } { $who_count ->
        [one] besieges
       *[other] besiege
    } { $place }, { $mine } against { $theirs }
knights-because-takes = { $card }: { $place } falls to a second siege, { $mine } against { $theirs } ({ $who })
knights-because-storms = { $card }: { $who } { $who_count ->
        [one] assaults
       *[other] assault
    } { $place }, which falls in { $n } of 100 such assaults
knights-because-fights = { $card }: { $who } { $who_count ->
        [one] fights
       *[other] fight
    } in { $place } and { $who_count ->
        [one] wins
       *[other] win
    } { $n } of 100 such battles
knights-because-card = what { $card } does for { $seat }
knights-because-city = { $place } brings { $income ->
        [one] 1 crown
       *[other] { $income } crowns
    } at Taxes{ $vote ->
        [0] { "" }
       *[other] , 1 Vote an Assembly
    }{ $influence ->
        [0] { "" }
       *[other] , 1 Influence a turn
    }, for { $turns ->
        [one] this turn
       *[other] about { $turns } turns
    }
knights-because-compare-assembly = Votes and cities for an Assembly: yours { $mine }, the others’ { $theirs } on average
knights-because-compare-cities = cities: yours { $mine }, the others’ { $theirs } on average
knights-because-compare-crowns = crowns in hand: yours { $mine }, the others’ { $theirs } on average
knights-because-compare-taxes = crowns from Taxes: yours { $mine }, the others’ { $theirs } on average
knights-because-compare-votes = Votes: yours { $mine }, the others’ { $theirs } on average
knights-because-compare-wages = crowns for Wages: yours { $mine }, the others’ { $theirs } on average
knights-because-deals = costs the other side about { $n ->
        [one] 1 troop
       *[other] { $n } troops
    }
knights-because-dies = { $piece } is lost
knights-because-distance = { $n ->
        [one] one step from your Stronghold
       *[other] { $n } steps from your Stronghold
    }
knights-because-drops = lays aside: { $what }
knights-because-event = { $card } strikes
knights-because-falls = { $place } falls in { $n } of 100 such assaults
knights-because-fee = offered for it: { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }; the least is { $fee }
knights-because-free = { $piece } pays them no wages
knights-because-gift = { $piece } adds: { $what }
knights-because-goods = you gain { $what }: { $n }
knights-because-goods-lost = costs you { $what }: { $n }
knights-because-guards = protects your { $place }
knights-because-hire = { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } for { $price ->
        [one] 1 crown
       *[other] { $price } crowns
    } and { $wages } of wages
knights-because-hires = { $card }: { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } to hire with
knights-because-idle = { $card }: in case a march becomes worth it
knights-because-late = too few turns are left
knights-because-lays = { $card } brings you { $what }: { $n }
knights-because-leads = { $piece } leads { $n } troops
knights-because-leave = leave for the attack: a chance of { $n } in 100
knights-because-leaves = leaves { $place }
knights-because-losses = costs about { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } of your own
knights-because-men = { $seat } gets { $n } troops
knights-because-moves = { $card }: a march to { $place }
knights-because-near = brings { $place } within reach
knights-because-none = nothing else is worth it
knights-because-quell = a revolt in { $place } costs Faith ({ $faith }), crowns ({ $n }) or the city
knights-because-promise = brings back { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } for 100 on average
knights-because-share = its share of your { $votes ->
        [one] only Vote
       *[other] { $votes } Votes
    } is { $n }
knights-because-siege = siege of { $place }: { $mine } against { $theirs }
knights-because-site = { $place }, walls { $n }, is { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away
knights-because-stands = { $seat } is on the way to about { $n } Influence
knights-because-theirs = { $seat } gains { $what }: { $n }
knights-because-theirs-lost = { $seat } loses { $what }: { $n }
knights-because-threat = rivals near { $place }
knights-because-tired = { $piece } is exhausted
knights-because-troops = { $n } troops more
knights-because-troops-lost = { $n } troops less
knights-because-unguarded = your cities without a Noble, which may revolt: { $n }
knights-because-use = { $piece } has a use for them
knights-because-wages = { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }, with { $wages } of wages to pay
knights-because-walls = the walls of { $place }
knights-because-weaker = still too weak for { $place }: { $mine } against { $theirs }
knights-because-weak = cities that a small army can besiege, with walls of { $walls } or less: { $n }

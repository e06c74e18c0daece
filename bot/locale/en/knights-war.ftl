# Warrior Knights: battles, sieges, retreats, deaths.

## Words

knights-word-neutral-city = the neutral city
knights-word-battle-open = in the open
knights-word-battle-city = the city
knights-word-battle-stronghold = the Stronghold
knights-word-battle-assault = assault
knights-word-battle-siege = siege
knights-word-battle-walls = the walls
knights-word-battle-garrison = the troops in the Stronghold
knights-word-walls = walls
knights-word-garrison = troops in the Stronghold
knights-word-result-siege-laid = the siege goes on
knights-word-result-siege = starved out, it falls
knights-word-result-empty = nobody stands behind the broken walls
knights-word-result-broken = nothing is left of the defence
knights-word-result-ruin = both sides are destroyed
knights-word-result-wiped = a side has lost all its Nobles
knights-word-result-stalemate = neither side gives way
knights-word-result-won-full = a full victory for the attacker
knights-word-result-won-partial = a partial victory for the attacker
knights-word-result-lost-full = a full victory for the defender
knights-word-result-lost-partial = a partial victory for the defender

## What happens in a battle

knights-attacks = { $seat } attacks in { $area } ({ $target }), against { $foe }.
knights-asks-consent = { $seat } asks leave to attack in { $area }: { $seats }.
knights-consents = { $seat } lets the attack in { $area } go on.
knights-refuses-attack = { $seat } does not allow the attack in { $area }.
knights-calls-off = { $seat } calls off the attack in { $area }.
knights-defies-law = { $seat } defies a law: { $law }.
knights-defies-decree = { $seat } defies the decree against sieges.
knights-battle = **Battle in { $area }** ({ $kind }): { $seat } with { $nobles } against { $foe }{ $foes_count ->
        [0] { "" }
       *[other] { " " }with { $foes }
    }.
knights-commands = { $noble } commands.
knights-hand = Fate cards drawn by { $seat }: { $n }.
knights-hand-own = You draw { $n ->
        [0] no Fate card
        [one] 1 Fate card
       *[other] { $n } Fate cards
    }: { $cards }.
knights-shows = Fate shown by { $seat } ({ $dropped } laid aside): { $cards_count ->
        [0] nothing
       *[other] { $cards }
    }.
knights-uses-ability = { $noble } uses the ability.
knights-holds-back = { $noble } holds the ability back.
knights-casualties = Casualties of { $seat }: { $n } ({ $inflicted } inflicted, { $prevented } prevented).
knights-suffers = { $n ->
        [one] 1 token
       *[other] { $n } tokens
    } on { $what } ({ $seat }).
knights-victories = Victories: attacker { $n }, defender { $m }.
knights-battle-over = **{ $area }, { $seat } against { $foe }:** { $result }.

## Cities and Strongholds

knights-besieges = { $seat } lays siege in { $area }.
knights-starves = { $seat } ends the siege in { $area }: the defence is starved out.
knights-siege-lifted = The siege by { $seat } in { $area } is lifted.
knights-captures = **{ $seat } captures { $city }.**
knights-captures-loser = **{ $seat } captures { $city } from { $loser }.**
knights-unfortified = { $city } is fortified no more.
knights-keeps = { $seat } keeps { $city }.
knights-razes = **{ $seat } razes { $city }** and takes { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-stronghold-lost = **The Stronghold of { $seat } has fallen.**
knights-ransom = { $seat } pays { $to } { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } for the Stronghold.
knights-surrenders = **{ $seat } gives { $city } up to { $to }.**

## Retreats and deaths

knights-retreats = { $noble } retreats to { $area }.
knights-retreats-home = { $noble } has nowhere else to go and flees to the Stronghold in { $area }, exhausted.
knights-asks-deserters = Fate asks for deserters among the { $nation } of { $what } ({ $seat }): { $n ->
        [0] there are none
       *[other] { $n }
    }.
knights-deserts = Deserters leave { $seat }: { $troop }.
knights-dies = **{ $noble } has died.**
knights-dies-office = **{ $noble }, { $office }, has died.**
knights-leaves = { $noble } has no troops left and leaves the board.
knights-forfeits = { $seat } gives up for the casualties of { $what }: { $troop }.
knights-line-ends = No heir follows { $noble }: the line and its troops are gone.

## Steps

knights-step-consent = leave to attack
knights-step-battle-law = obeying a law in a battle
knights-step-battle-kind = assault or siege
knights-step-battle-armies = choosing the armies for a battle
knights-step-commander = naming a commander
knights-step-hand = laying Fate cards aside
knights-step-ability = a commander’s ability
knights-step-losses = allotting casualties
knights-step-retreat = a retreat
knights-step-deserter = choosing who deserts
knights-step-death = giving up mercenaries for casualties
knights-step-spoil = keeping or razing a city
knights-step-surrender = giving up a city

## Questions

knights-ask-consent = { $seat } wants to attack { $target } in { $area }, where you have troops. One refusal is enough, and silence refuses.
knights-ask-battle-law = A law weakens whoever attacks by { $n }: { $law }. Obey, or defy it and be banned from the Assembly?
knights-ask-battle-kind = You attack { $target } in { $area } ({ $foe }). Storm it now, at the price of casualties, or lay siege: that costs none, and a second siege in a later turn takes the place. A siege needs more than { $theirs }; you have { $mine } (on either side a Noble counts 200).
knights-ask-battle-armies = Which armies do you lead into battle in { $area } against { $foe }? They will be exhausted.
knights-ask-commander = Who commands in { $area }, { $seat } against { $foe }? Only a commander brings two Fate cards more, and an ability unless exhausted.
knights-ask-hand = { $area }: your Fate cards are { $cards_count ->
        [0] all laid aside
       *[other] { $cards }
    }. { $n ->
        [0] Nothing need be laid aside ({ $m } so far); what you lay aside stays unseen. Then seal.
       *[other] Lay at least { $n } aside unseen ({ $m } so far), then seal.
    } Both hands are shown together.
knights-ask-ability = { $area }: does { $noble } use the ability? { $used ->
        [0] As it stands: no.
       *[other] As it stands: yes.
    }
knights-ask-losses = { $area }: { $n ->
        [one] 1 token
       *[other] { $n } tokens
    } to allot. An army whose tokens reach its troops loses its Noble.
knights-ask-retreat = { $noble } is beaten in { $area }. Where does this Noble retreat?
knights-ask-deserter = A mercenary leaves { $what }, one of the { $nation }. Which?
knights-ask-death = Casualties of { $what }: { $n } troops still to be paid with mercenaries. Which do you give up?
knights-ask-spoil = { $city } is yours. Keep it, or raze it now for { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }?
knights-ask-surrender = Your Stronghold has fallen. Which city do you give up to { $seat }?

## Headings

knights-verb-obey = Obey
knights-verb-defy = Defy the law
knights-verb-assault = Assault
knights-verb-besiege = Lay siege
knights-verb-lead = Lead into battle
knights-verb-command = Name the commander
knights-verb-drop = Lay a card aside
knights-verb-restore = Take a card back
knights-verb-employ = Use the ability
knights-verb-hold = Hold the ability back
knights-verb-allot = Allot casualties
knights-verb-desert = Let desert
knights-verb-forfeit = Give up
knights-verb-keep = Keep the city
knights-verb-raze = Raze the city
knights-verb-surrender = Give up a city

## Every action in full

knights-do-obey = Obey the law
knights-do-defy = Defy the law and be banned
knights-do-lead = Lead { $a1 } into battle
knights-do-lead-2 = Lead { $a1 } and { $a2 } into battle
knights-do-lead-3 = Lead { $a1 }, { $a2 } and { $a3 } into battle
knights-do-lead-4 = Lead { $a1 }, { $a2 }, { $a3 } and { $a4 } into battle
knights-do-command = { $a1 } commands
knights-do-drop = Lay aside: { $a1 }
knights-do-restore = Take back: { $a1 }
knights-do-allot = { $a2 ->
        [one] 1 token
       *[other] { $a2 } tokens
    } on: { $a1 }
knights-do-desert = Let desert: { $a1 }
knights-do-forfeit = Give up: { $a1 }
knights-do-surrender = Give up { $a1 }

## Standing orders

knights-word-ability = A commander’s ability
knights-word-hands = Fate cards laid aside
knights-word-losses = Casualties
knights-word-retreats = Retreats
knights-word-deserters = Deserters
knights-word-auto = as by silence
knights-word-smallest = the smallest

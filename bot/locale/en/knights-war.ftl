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
knights-word-result-siege-laid = the siege has begun
knights-word-result-siege = the place falls to the siege
knights-word-result-empty = the broken walls have no defenders left
knights-word-result-broken = nothing is left of the defence
knights-word-result-ruin = both sides are destroyed
knights-word-result-wiped = a side has lost all its Nobles
knights-word-result-stalemate = a stalemate
knights-word-result-won-full = a full victory for the attacker
knights-word-result-won-partial = a partial victory for the attacker
knights-word-result-lost-full = a full victory for the defender
knights-word-result-lost-partial = a partial victory for the defender

## What happens in a battle

knights-attacks = { $seat } attacks in { $area } ({ $target }), against { $foe }.
knights-asks-consent = { $seat } asks { $seats } for permission to attack in { $area }.
knights-consents = { $seat } allows the attack in { $area }.
knights-refuses-attack = { $seat } forbids the attack in { $area }.
knights-calls-off = { $seat } calls off the attack in { $area }.
knights-defies-law = { $seat } defies a law: { $law }.
knights-defies-decree = { $seat } defies the decree against sieges.
knights-battle = **Battle in { $area }** ({ $kind }): { $seat } with { $nobles } against { $foe }{ $foes_count ->
        [0] { "" }
       *[other] { " " }with { $foes }
    }.
knights-commands = { $noble } commands.
knights-hand = Fate cards drawn by { $seat }: { $n }.
knights-hand-own = { $n ->
        [0] You draw no Fate card.
        [one] You draw 1 Fate card: { $cards }.
       *[other] You draw { $n } Fate cards: { $cards }.
    }
knights-shows = Fate cards shown by { $seat } ({ $dropped } discarded): { $cards_count ->
        [0] nothing
       *[other] { $cards }
    }.
knights-uses-ability = { $noble } uses the commander’s ability.
knights-holds-back = { $noble } holds the commander’s ability back.
knights-casualties = Casualties of { $seat }: { $n } ({ $inflicted } inflicted, { $prevented } prevented).
knights-suffers = { $n ->
        [one] 1 casualty
       *[other] { $n } casualties
    } for { $what } ({ $seat }).
knights-victories = Victories: attacker { $n }, defender { $m }.
knights-battle-over = **{ $area }, { $seat } against { $foe }:** { $result }.

## Cities and Strongholds

knights-besieges = { $seat } begins a siege in { $area }.
knights-starves = { $seat } completes the siege in { $area }.
knights-siege-lifted = The siege by { $seat } in { $area } is lifted.
knights-captures = **{ $seat } captures { $city }.**
knights-captures-loser = **{ $seat } captures { $city } from { $loser }.**
knights-unfortified = { $city } is no longer fortified.
knights-keeps = { $seat } keeps { $city }.
knights-razes = **{ $seat } razes { $city }** and takes { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }.
knights-stronghold-lost = **The Stronghold of { $seat } has fallen.**
knights-ransom = { $seat } pays { $to } { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } for the lost Stronghold.
knights-surrenders = **{ $seat } gives up { $city } to { $to }.**

## Retreats and deaths

knights-retreats = { $noble } retreats to { $area }.
knights-retreats-home = { $noble } has nowhere else to go and flees, exhausted, to the Stronghold in { $area }.
knights-asks-deserters = Fate looks for deserters ({ $nation }) in the army of { $what } ({ $seat }): { $n ->
        [0] none
       *[other] { $n }
    }.
knights-deserts = Deserters leave { $seat }: { $troop }.
knights-dies = **{ $noble } has died.**
knights-dies-office = **{ $noble }, { $office }, has died.**
knights-leaves = { $noble } has no troops left and leaves the board.
knights-forfeits = For the casualties of { $what }, { $seat } gives up { $troop }.
knights-line-ends = No heir follows { $noble }: the Noble and the troops are gone for good.

## Steps

knights-step-consent = permission to attack
knights-step-battle-law = obeying or defying a law in a battle
knights-step-battle-kind = choosing assault or siege
knights-step-battle-armies = choosing the armies for a battle
knights-step-commander = naming a commander
knights-step-hand = discarding Fate cards
knights-step-ability = using a commander’s ability
knights-step-losses = assigning casualties
knights-step-retreat = choosing a retreat
knights-step-deserter = choosing who deserts
knights-step-death = giving up Mercenaries for casualties
knights-step-spoil = keeping or razing a city
knights-step-surrender = giving up a city

## Questions

knights-ask-consent = Do you let { $seat } attack { $target } in { $area }? You have troops there. One “no” stops the attack, and no answer counts as no.
knights-ask-battle-law = Do you obey { $law }, or defy it and be banned from the Assembly? Obeying takes { $n } strength off your attack.
knights-ask-battle-kind = Assault or siege? You attack { $target } in { $area } ({ $foe }). An assault is decided at once and costs casualties. A siege costs no casualties, and a second siege in a later turn takes { $target }. To besiege you need more than { $theirs } strength; you have { $mine } (on either side a leading Noble counts as 200).
knights-ask-battle-armies = Which armies fight in { $area } against { $foe }? They will be exhausted.
knights-ask-commander = Who commands in { $area }, { $seat } against { $foe }? A commander draws two more Fate cards, and uses an ability unless exhausted.
knights-ask-hand = { $area }: { $n ->
        [0] discard any Fate cards you do not want ({ $m } so far), then seal.
       *[other] discard Fate cards, at least { $n } ({ $m } so far), then seal.
    } { $cards_count ->
        [0] You keep none.
       *[other] You keep: { $cards }.
    } Discards stay secret; both hands are shown together.
knights-ask-ability = { $area }: does { $noble } use the commander’s ability? { $used ->
        [0] Your choice so far: no.
       *[other] Your choice so far: yes.
    }
knights-ask-losses = { $area }: who takes { $n ->
        [one] 1 casualty
       *[other] { $n } casualties
    }? Each takes 100 off an army; a Noble dies when the casualties add up to all the troops.
knights-ask-retreat = Where does { $noble } retreat to? This Noble was beaten in { $area }.
knights-ask-deserter = Which Mercenary leaves { $what }? One of this nation deserts: { $nation }.
knights-ask-death = Which Mercenaries do you give up for the casualties of { $what }? You still owe { $n } troops.
knights-ask-spoil = Do you keep { $city }, or raze it now for { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }?
knights-ask-surrender = Which city do you give up to { $seat }? Your Stronghold has fallen.

## Headings

knights-verb-obey = Obey
knights-verb-defy = Defy the law
knights-verb-assault = Assault
knights-verb-besiege = Lay siege
knights-verb-lead = Lead Nobles into battle
knights-verb-command = Name the commander
knights-verb-drop = Discard a card
knights-verb-restore = Take a card back
knights-verb-employ = Use the ability
knights-verb-hold = Hold the ability back
knights-verb-allot = Assign casualties
knights-verb-desert = Name the deserter
knights-verb-forfeit = Give up Mercenaries
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
knights-do-drop = Discard: { $a1 }
knights-do-restore = Take back: { $a1 }
knights-do-allot = { $a2 ->
        [one] 1 casualty
       *[other] { $a2 } casualties
    } for: { $a1 }
knights-do-desert = { $a1 } deserts
knights-do-forfeit = Give up: { $a1 }
knights-do-surrender = Give up { $a1 }

## Standing orders

knights-word-ability = A commander’s ability
knights-word-hands = Discarded Fate cards
knights-word-losses = Casualties
knights-word-retreats = Retreats
knights-word-deserters = Deserters
knights-word-auto = the usual rule
knights-word-smallest = the smallest

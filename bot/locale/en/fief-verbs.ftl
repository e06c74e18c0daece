# Fief: actions, first as headings, then each in full.

## Headings

fief-verb-serve = Give a servant
fief-verb-settle = Begin in
fief-verb-court = Propose a marriage
fief-verb-marry = Accept a marriage
fief-verb-spurn = Decline a marriage
fief-verb-stand = Name a candidate
fief-verb-summon = Call Parliament
fief-verb-favour = Vote for
fief-verb-decoy = Place a decoy on
fief-verb-withhold = Take back the vote
fief-verb-vote = Vote
fief-verb-burgher = Add the Burgher’s votes
fief-verb-share = Give a share
fief-verb-hand-out = Hand out the Royal Tax
fief-verb-discard = Discard
fief-verb-keep = Keep
fief-verb-plan = Plan your draw
fief-verb-draw = Draw
fief-verb-bear = New Noble
fief-verb-found = Found an abbey
fief-verb-ordain = Church title
fief-verb-bless = Harvest or Fair Weather
fief-verb-tallage = Tallage
fief-verb-tithe = Tithe
fief-verb-entrust = Swap servants
fief-verb-burn = Burn a mill
fief-verb-buy = Buy
fief-verb-engineer = Pay for a catapult
fief-verb-title = Buy a title
fief-verb-grant = Grant a title
fief-verb-transfer = Pass a title on
fief-verb-rebuild = Rebuild an abbey
fief-verb-lead = Send out
fief-verb-take = Take along
fief-verb-leave = Leave behind
fief-verb-go = Go by road
fief-verb-forest = Through Sherwood
fief-verb-sail = Sail
fief-verb-slip = By a secret way
fief-verb-parade = Form a parade
fief-verb-pass = Pass (do nothing)
fief-verb-draw-sword = Pull at Excalibur
fief-verb-refuse = Refuse permission
fief-verb-come-out = Come out and fight
fief-verb-stay-in = Stay behind the walls
fief-verb-danegeld = Pay the Danish tax
fief-verb-intercede = Talk to the invaders
fief-verb-sally = Sally out
fief-verb-occupy = Take an undefended city
fief-verb-raise-siege = End a siege
fief-verb-join = Choose a side
fief-verb-aim = Aim at
fief-verb-fight = Fight on
fief-verb-stop = Break off the battle
fief-verb-siege = Besiege the city
fief-verb-surrender = Surrender
fief-verb-truce = Offer a truce
fief-verb-keep-engines = Keep the engines
fief-verb-wreck = Destroy the engines
fief-verb-rise = Add a rebellion
fief-verb-undermine = Lead rebels past the walls
fief-verb-calm = Pay to calm the rebels
fief-verb-preach = Talk to the rebels
fief-verb-raise = Raise from the dead
fief-verb-let-die = Let them rest in peace
fief-verb-name = Name the heir
fief-verb-appear = Appear in
fief-verb-knight = Give the Garter
fief-verb-rebel = Raise a rebellion
fief-verb-assassinate = Assassination
fief-verb-judge = Justice
fief-verb-ambush = Ambush
fief-verb-release-captive = Free a captive
fief-verb-clear = Fair Weather
fief-verb-install = Take into service
fief-verb-hire = Hire crossbowmen
fief-verb-shift-storm = Move Storms
fief-verb-feed = End a Famine
fief-verb-give-relic = Give a relic
fief-verb-present = Present a relic
fief-verb-tunnel = Secret way past the walls
fief-verb-guide = Lead invaders by a secret way
fief-verb-kill-leader = Kill a leader of invaders
fief-verb-trap-leader = Ambush a leader of invaders
fief-verb-order-leave = Permission to pass, by family or city
fief-verb-besiege = Besiege
fief-verb-enter = Ask to be let in
fief-verb-sap = Send the sapper
fief-verb-scout = Send the scout
fief-verb-scuttle = Destroy one of your engines
fief-verb-seize = Take unguarded engines
fief-verb-stay = Stay on your side
fief-verb-leave-relic = Leave relics here
fief-verb-take-relic = Pick up relics
fief-verb-take-sword = Pick up Excalibur
fief-verb-pardon = Pardon a captive of the bandits
fief-verb-renounce = Ask to give up the title of abbess
fief-verb-release-veil = Let an abbess give up her title
fief-verb-hold-veil = Keep an abbess in office
fief-verb-bestow = Give away the title of abbess
fief-verb-wall = Make a Walled City
fief-verb-consent = Allow the Royal Fortress
fief-verb-decline-crown = Refuse the Royal Fortress
fief-verb-strike = Delete the last line
fief-verb-peek = Look at the top card

## Every action in full

fief-do-serve = { $a1 } serves { $a2 }
fief-do-settle = Begin in { $a1 }
fief-do-court = { $a1 } proposes to { $a2 }
fief-do-court-1 = Royal journey to { $a1 }
fief-do-marry = { $a1 } and { $a2 } marry
fief-do-spurn = { $a2 } declines to marry { $a1 }
fief-do-stand = { $a1 } becomes a candidate
fief-do-ready = End court
fief-do-favour = { $a1 }: vote for { $a2 }
fief-do-decoy = { $a1 }: decoy on { $a2 }
fief-do-withhold = { $a1 }: take back the vote and the decoy
fief-do-vote = { $a1 }: vote { $a2 }
fief-do-burgher = { $a1 }: add the Burgher’s votes for a treasure
fief-do-share = { $a2 ->
        [one] 1 shilling
       *[other] { $a2 } shillings
    } for { $a1 }
fief-do-hand-out = Hand out the Royal Tax like this
fief-do-discard = Discard { $a1 }
fief-do-keep = Keep { $a1 }
fief-do-plan = Draw { $a1 } ({ $a2 ->
        [0] not past a Disaster
        [9] past any number of Disasters
        [one] past 1 Disaster at most
       *[other] past { $a2 } Disasters at most
    })
fief-do-unseal = Unseal
fief-do-draw = Draw { $a1 }
fief-do-pass = Do nothing
fief-do-bear = { $a1 } appears in { $a2 }
fief-do-bear-3 = { $a1 } appears in { $a2 } ({ $a3 })
fief-do-found = { $a2 } becomes { $a1 }, with her abbey in { $a3 }
fief-do-ordain = { $a2 } becomes { $a1 }
fief-do-bless = { $a1 } for { $a2 ->
        [Wales] { $a2 }
       *[other] the { $a2 }
    }
fief-do-tallage = Tallage on { $a1 ->
        [Wales] { $a1 }
       *[other] the { $a1 }
    }
fief-do-tithe = Tithe on the district of { $a1 }
fief-do-entrust = { $a1 } and { $a2 } swap servants
fief-do-burn = Burn the mill of { $a1 }
fief-do-buy = { $a3 } × { $a1 } for { $a2 }
fief-do-engineer = Pay for a catapult outside { $a1 }
fief-do-title = Buy the title of { $a1 ->
        [Wales] { $a1 }
       *[other] the { $a1 }
    } for { $a2 }
fief-do-grant = Grant the title of { $a1 ->
        [Wales] { $a1 }
       *[other] the { $a1 }
    } to { $a2 }
fief-do-grant-1 = Let { $a1 } pass
fief-do-transfer = Pass the title of { $a1 ->
        [Wales] { $a1 }
       *[other] the { $a1 }
    } on to { $a2 }
fief-do-rebuild = { $a1 } rebuilds her abbey in { $a2 }
fief-do-lead = Send out { $a1 }
fief-do-take = Take { $a2 } × { $a1 } along
fief-do-take-1 = Take along { $a1 }
fief-do-leave = Leave { $a2 } × { $a1 } behind
fief-do-go = Go to { $a1 }
fief-do-forest = Through Sherwood to { $a1 }
fief-do-sail = Sail to { $a1 }
fief-do-slip = By a secret way to { $a1 }
fief-do-halt = Stay here
fief-do-draw-sword = { $a1 } pulls at Excalibur
fief-do-refuse = Do not let { $a1 } pass
fief-do-come-out = Come out and fight
fief-do-stay-in = Stay behind the walls
fief-do-danegeld = { $a1 } pays the Danish tax
fief-do-intercede = { $a1 } talks to the invaders
fief-do-attack = Attack { $a2 } in { $a1 }
fief-do-sally = Sally out of { $a1 } against { $a2 }
fief-do-occupy = Take { $a1 }, which is undefended
fief-do-raise-siege = End the siege of { $a1 }
fief-do-join = { $a2 ->
        [nobody] { $a1 } fights on neither side
       *[other] { $a1 } joins { $a2 }
    }
fief-do-aim = Archers aim at { $a1 }
fief-do-stop = Break off the battle
fief-do-truce = Offer a truce
fief-do-lose = Lose: { $a1 }
fief-do-pillage = Pillage { $a1 }: { $a2 }
fief-do-rise = Add a rebellion with { $a1 }
fief-do-undermine = Lead rebels past the walls with { $a1 }
fief-do-calm = { $a1 } pays to end one rebellion
fief-do-preach = { $a1 } talks to the rebels
fief-do-raise = Raise { $a1 } from the dead
fief-do-let-die = Let { $a1 } rest in peace
fief-do-name = { $a1 } becomes the new Lord
fief-do-appear = Appear in { $a1 }
fief-do-knight = Give { $a1 } the Garter
fief-do-rebel = Raise a rebellion in { $a1 } with { $a2 }
fief-do-assassinate = { $a2 } assassinates { $a1 }
fief-do-judge = Justice against { $a1 }
fief-do-ambush = { $a2 } ambushes { $a1 }
fief-do-release-captive = Free { $a1 } by a secret way
fief-do-clear = Fair Weather for { $a1 ->
        [Wales] { $a1 }
       *[other] the { $a1 }
    }
fief-do-install = Take into service: { $a1 } ({ $a2 })
fief-do-hire = Hire { $a2 ->
        [one] 1 crossbowman
       *[other] { $a2 } crossbowmen
    } for { $a1 }
fief-do-shift-storm = Move the Storms from { $a1 ->
        [Wales] { $a1 }
       *[other] the { $a1 }
    } to { $a2 ->
        [Wales] { $a2 }
       *[other] the { $a2 }
    }
fief-do-feed = The Shin Bone ends the Famine in its bearer’s church district
fief-do-give-relic = { $a1 } gives a relic to { $a2 }
fief-do-present = { $a1 } presents a relic to the Sovereign
fief-do-tunnel = Use a secret way: the walls take no dice
fief-do-guide = Show { $a1 } a secret way past the next walls or Storms
fief-do-kill-leader = Assassinate the leader of { $a1 }
fief-do-trap-leader = Ambush the leader of { $a1 }
fief-do-order-leave = Permission to pass, { $a1 }: { $a2 }

## Sums in a sentence: units and income

fief-do-units-soldier = { $a1 ->
        [one] 1 soldier
       *[other] { $a1 } soldiers
    }
fief-do-units-archer = { $a1 ->
        [one] 1 archer
       *[other] { $a1 } archers
    }
fief-do-units-knight = { $a1 ->
        [one] 1 knight
       *[other] { $a1 } knights
    }
fief-do-units-crossbow = { $a1 ->
        [one] 1 crossbowman
       *[other] { $a1 } crossbowmen
    }
fief-do-units-bombard = { $a1 ->
        [one] 1 bombard
       *[other] { $a1 } bombards
    }
fief-do-units-catapult = { $a1 ->
        [one] 1 catapult
       *[other] { $a1 } catapults
    }
fief-do-income-city = { $a1 } from cities
fief-do-income-fort = { $a1 } from fortresses
fief-do-income-mill = { $a1 } from mills
fief-do-income-abbey = { $a1 } from abbeys
fief-do-income-queen = { $a1 } for the Queen
fief-do-income-tallage = { $a1 } from tallage
fief-do-income-tithe = { $a1 } from tithes
fief-do-besiege = Besiege { $a1 }
fief-do-sap = The sapper gives you back one die
fief-do-scout = Look at the troops in { $a1 }: { $a2 }
fief-do-scuttle = Destroy one of your engines: { $a1 }
fief-do-seize = Take the unguarded engines in { $a1 }
fief-do-stay = { $a1 } stays on its side
fief-do-wreck-2 = Destroy one of your engines in { $a1 }: { $a2 }
fief-do-leave-relic = { $a1 } leaves all relics here
fief-do-take-relic = { $a1 } picks up the relics here
fief-do-take-sword = { $a1 } picks up Excalibur
fief-do-pardon = Send a pigeon: the bandits free { $a1 }
fief-do-renounce = { $a1 } asks to give up the title of abbess
fief-do-release-veil = Let { $a1 } give up the title of abbess
fief-do-hold-veil = { $a1 } stays an abbess
fief-do-bestow = { $a2 } becomes { $a1 }
fief-do-wall = { $a1 } becomes the Walled City
fief-do-consent = Allow the Royal Fortress in { $a1 }
fief-do-decline-crown = Refuse the Royal Fortress in { $a1 }
fief-do-strike = Delete the last line of the list
fief-do-peek = Merewen looks at the top card before you draw { $a1 }

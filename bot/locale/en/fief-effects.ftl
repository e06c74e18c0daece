# What comes of acts of Fief that have no price: told on the panel.

fief-panel-does = **{ $what }:** { $told }
fief-panel-does-grant = the march goes on to { $to }{ $own ->
        [0] { "" }
       *[other] , which is yours
    }
fief-panel-does-refuse = the march turns back or stops here, outside your walls
fief-panel-does-fight = both sides roll again, engines and archers first
fief-panel-does-stop = the battle ends, everybody stays where he stands; the city does not change hands
fief-panel-does-siege = the battle ends, nobody gets in or out; { $siege } shillings in the next purchases, or the siege ends
fief-panel-does-surrender = your troops here are lost, your Nobles captive: a ransom of 2, and 2 for each title
fief-panel-does-truce = the battle ends if the other side offers it too; else it goes on
fief-panel-does-sap = one more die for you until this battle ends; Hamon helps once in a game
fief-panel-does-scuttle = the engine is lost to you, and to whoever wins
fief-panel-does-join = your people there fight on that side and fall with it
fief-panel-does-stay = your people go on as they do now
fief-panel-does-come-out = a melee in the open: no walls, no archers, no engines
fief-panel-does-stay-in = they ride past and nothing is lost
fief-panel-does-summon = everybody votes on { $tax } shillings which you share out. A tax that is granted lets every city rebel this round
fief-panel-does-enter = its owner lets you in behind the walls, or you stay outside
fief-panel-does-parade = Nobles and knights alone ride on past the fort; one knight stays behind, and you must move on
fief-panel-does-raise = lives on where death came, with all titles; the Skull helps no more
fief-panel-does-let-die = the Skull is kept for another death
fief-panel-does-release-veil = she may marry; her title is free for another woman
fief-panel-does-hold-veil = nothing changes
fief-panel-does-consent = the city leaves your fief for the crown’s
fief-panel-does-decline-crown = the city stays in your fief
fief-panel-does-keep-engines = they are yours, as many as your reserve has
fief-panel-does-wreck = nobody has them
fief-panel-does-hand-out = each seat reads its own share alone; what is left is yours
fief-panel-does-knight = never attacks the Sovereign again; breaks a tie at the end
fief-panel-scout = you alone learn of what kinds the { $n ->
        [one] 1 troop is
       *[other] { $n } troops are
    }; Ketil then rests this round
fief-panel-seize = yours, as many as your reserve has: { $units }
fief-panel-wreck = back to your reserve, so that nobody takes it; a new one costs { $n }
fief-panel-worth = { $n ->
        [one] 1 point in melee
       *[other] { $n } points in melee
    }
fief-panel-engine = no point in melee; shoots when it has a soldier beside it
fief-panel-kill-leader = { $city }: his { $n } infantry stay and defend, { $points ->
        [one] 1 point
       *[other] { $points } points
    } less; his captives are free
fief-panel-trap-leader = { $city }: his { $n } infantry stay and defend, { $points ->
        [one] 1 point
       *[other] { $points } points
    } less; his captives are free
fief-panel-wall = attackers −2 dice, +1 a round; whoever takes it takes the title
fief-panel-leave-relic = whoever comes may take it up
fief-panel-take-sword = +1 hit in a melee; whoever captures the bearer gets it
fief-panel-pardon = costs a pigeon, { $n } left
fief-panel-shift-storm = { $one } is open again; { $other } is closed to marches, ships and battles
fief-panel-spy = you choose neither the card nor see the rest; Mata then rests this round
fief-panel-of-family = { $noble } ({ $family })
fief-panel-any-of = a Noble of { $family }
fief-panel-raider = a leader of invaders
fief-panel-one-of-yours = one of yours
fief-panel-one-of = { $n ->
        [one] { $names }
       *[other] one of { $names }
    }
fief-panel-arm-meets = when { $who } meets { $yours }
fief-panel-arm-battle = when { $who } is in a battle
fief-panel-arm-fights = when you fight in { $who }
fief-panel-arm-captured = when { $who } is taken captive
fief-panel-arm-crowned = when { $who } is crowned
fief-panel-arm-lord = when { $who } becomes a Lord
fief-panel-arm-stands = when { $who } stands for the throne
fief-panel-arm-weds = when { $who } marries
fief-panel-arm-accused = when { $who } is marked a heretic
fief-panel-arm-assault = when you assault the walls of { $who }
fief-panel-arm-attacked = when you are attacked in { $who }
fief-panel-arm-balked = when the walls of { $who } stop invaders
fief-panel-arm-held = when Storms hold invaders in { $who }
fief-panel-arm-storms = when Storms come over { $who }
fief-panel-arm-restless = when { $who } is taxed or hungry and somebody is there
fief-panel-arm-rises = when a rebellion rises in { $who }
fief-panel-arm-kills = death; a heretic: { $hand }
fief-panel-arm-takes = captive of { $hand }
fief-panel-arm-judges = death, if a heretic and neither royal nor in an abbey
fief-panel-arm-falls = falls to { $hand }
fief-panel-arm-frees = freed by the Passage
fief-panel-arm-tunnels = the walls take no dice from you
fief-panel-arm-flees = your Nobles slip away to { $city }
fief-panel-arm-undermines = its walls do not help
fief-panel-arm-guides = they go on all the same
fief-panel-arm-rebels = a rebellion of one die and one hit
fief-panel-arm-joins = one die and one hit more
fief-panel-arm-clears = both cards go
fief-panel-arm-hires = { $n ->
        [one] 1 crossbowman comes
       *[other] { $n } crossbowmen come
    }, as far as you can pay
fief-panel-arm-serves = the Burgher enters your service
fief-panel-fires = ⚠️ your armed { $card } goes off: { $who }{ $ally ->
        [0] { "" }
       *[other] , your ally
    }
fief-panel-still-armed = ⚠️ your { $card } stays armed for { $who }
fief-panel-spurn = no marriage; the offer is gone
fief-panel-bestow = her abbey stands or is built again free of charge; she never marries
fief-panel-renounce = the prelate of her district decides; then she may marry, another gets the abbey
fief-panel-ransom = of { $full } in full, leaves you { $left }; the captor may decline
fief-panel-by-city = you meet in a city: nothing is lost
fief-panel-by-pigeon = costs a pigeon; on a 6 nothing arrives and the money is lost
fief-panel-by-ring = by your ring, at once: nothing is lost
fief-panel-by-ransom = together with a ransom: nothing is lost
fief-panel-by-servants = servants change masters: nothing is lost
fief-panel-rise = { $burgher ->
        [0] one die and one hit more; costs the card
       *[other] one die and one hit more; costs a treasure
    }
fief-panel-undermine = the walls protect nobody this time; costs the Passage
fief-panel-flee = your Nobles get away with one troop each, the rest fights on; costs the Passage
fief-panel-confess = his heresy is gone; Tiphaine helps once in a game
fief-panel-peek = you alone see it; Merewen then rests this round
fief-panel-guide = its next step goes through; costs the Passage, or a treasure of the Burgher
fief-panel-some-take = Take { $units } along
fief-panel-some-leave = Leave { $units } behind
fief-panel-some-buy = { $units } for { $city }
fief-panel-everybody = all who may still march; bombards too
fief-panel-disarm = { $card } ({ $who }) comes back into your hand and costs nothing
fief-panel-relic-grail = against an army that defends with it, dice of 2 hits count nothing
fief-panel-relic-chasuble = moves Storms to a neighbouring sea, each card once a round
fief-panel-relic-skull = raises one Noble from the dead, once in the game
fief-panel-relic-shin = ends Famine in the whole district of its bearer

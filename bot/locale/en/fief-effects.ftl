# What comes of acts of Fief that have no price: told on the panel.

fief-panel-does = **{ $what }:** { $told }
fief-panel-does-grant = the march goes on to { $to }{ $own ->
        [0] { "" }
       *[other] , which is yours
    }
fief-panel-does-refuse = the march turns back or stops here, outside your walls
fief-panel-does-fight = both sides roll again, engines and archers first
fief-panel-does-stop = the battle ends, everyone stays where they are, and the city does not change hands
fief-panel-does-siege = the battle ends and nobody gets in or out; pay { $siege } shillings in the next purchases, or the siege ends
fief-panel-does-surrender = you lose your troops here and your Nobles become captives; the ransom for each is 2 shillings, plus 2 for each title
fief-panel-does-truce = the battle ends if the other side offers one too; otherwise it goes on
fief-panel-does-sap = one more die for you until this battle ends; Hamon helps only once a game
fief-panel-does-scuttle = you lose the engine, but the winner does not get it
fief-panel-does-join = your people there fight on that side and fall with it
fief-panel-does-stay = your people fight on for the same side
fief-panel-does-come-out = a melee in the open: no walls, no archers, no engines
fief-panel-does-stay-in = they ride past and nothing is lost
fief-panel-does-summon = everyone votes on a Royal Tax of { $tax } shillings, which you would divide. If it is granted, every city may rebel this round
fief-panel-does-enter = if the owner agrees, you get in behind the walls; otherwise you stay outside
fief-panel-does-parade = Nobles and knights ride on past the walls; one knight stays behind, and the others must move on
fief-panel-does-raise = they live again where they died, with all their titles; the Skull will not work again
fief-panel-does-let-die = you keep the Skull for later
fief-panel-does-release-veil = she may marry or become a candidate; another woman can get her title
fief-panel-does-hold-veil = nothing changes
fief-panel-does-consent = the city leaves your fief and belongs to the crown
fief-panel-does-decline-crown = the city stays in your fief
fief-panel-does-keep-engines = you get as many of them as your reserve has pieces for
fief-panel-does-wreck = nobody gets them
fief-panel-does-hand-out = all players see only their own share; the rest is yours
fief-panel-does-knight = from now on, the Noble may never attack the Sovereign; the Garter breaks ties at the end
fief-panel-scout = only you learn { $n ->
        [one] which kind the 1 troop is
       *[other] which kinds the { $n } troops are
    }; Ketil then rests until the next round
fief-panel-seize = { $units }: you get as many as your reserve has pieces for
fief-panel-wreck = goes back to your reserve, so nobody can take it; a new one costs { $n } shillings
fief-panel-worth = { $n ->
        [one] 1 point in melee
       *[other] { $n } points in melee
    }
fief-panel-engine = no points in melee; shoots only with a soldier beside it
fief-panel-kill-leader = { $city }: { $n ->
        [one] the 1 infantry unit stays and defends
       *[other] the { $n } infantry stay and defend
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    } less; the army’s captives go free
fief-panel-trap-leader = { $city }: { $n ->
        [one] the 1 infantry unit stays and defends
       *[other] the { $n } infantry stay and defend
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    } less; the army’s captives go free
fief-panel-wall = attackers roll 2 dice fewer · +1 shilling a round for you · who takes the city takes its title
fief-panel-leave-relic = anyone who comes here may pick the relics up
fief-panel-take-sword = +1 hit in melee; if the bearer is captured, the captor gets the sword
fief-panel-pardon = costs a pigeon; pigeons you keep: { $n }
fief-panel-shift-storm = movement is open again in { $one ->
        [Wales] { $one }
       *[other] the { $one }
    }; nobody moves, sails or fights in { $other ->
        [Wales] { $other }
       *[other] the { $other }
    }
fief-panel-spy = you cannot choose which card you get; Mata then rests until the next round
fief-panel-of-family = { $noble } ({ $family })
fief-panel-any-of = a Noble of the { $family } family
fief-panel-raider = a leader of invaders
fief-panel-one-of-yours = one of yours
fief-panel-arm-meets = when { $who } meets { $yours }
fief-panel-arm-battle = when { $who } is in a battle
fief-panel-arm-fights = when you fight in { $who }
fief-panel-arm-captured = when { $who } is taken captive
fief-panel-arm-crowned = when { $who } is crowned
fief-panel-arm-lord = when { $who } becomes a Lord
fief-panel-arm-stands = when { $who } becomes a candidate
fief-panel-arm-weds = when { $who } marries
fief-panel-arm-accused = when { $who } is marked a heretic
fief-panel-arm-assault = when you assault the walls of { $who }
fief-panel-arm-attacked = when you are attacked in { $who }
fief-panel-arm-balked = when the walls of { $who } stop invaders
fief-panel-arm-held = when Storms stop invaders in { $who ->
        [Wales] { $who }
       *[other] the { $who }
    }
fief-panel-arm-storms = when Storms come over { $who ->
        [Wales] { $who }
       *[other] the { $who }
    }
fief-panel-arm-restless = when { $who } is taxed or starves while someone is there
fief-panel-arm-rises = when a rebellion begins in { $who }
fief-panel-arm-kills = killed by { $any ->
        [0] { $hand }
       *[other] one of yours
    }
fief-panel-arm-takes = captured by { $any ->
        [0] { $hand }
       *[other] one of yours
    }
fief-panel-arm-judges = dies, if a heretic who is neither royal nor in an abbey
fief-panel-arm-falls = falls to { $hand }
fief-panel-arm-frees = freed by the Passage
fief-panel-arm-tunnels = the walls take no dice from you
fief-panel-arm-flees = your Nobles slip away to { $city }
fief-panel-arm-undermines = its walls do not count
fief-panel-arm-guides = the invaders go on regardless
fief-panel-arm-rebels = a rebellion begins, with one die and one hit
fief-panel-arm-joins = the rebels get one more die and hit
fief-panel-arm-clears = the Storms end; both cards are discarded
fief-panel-arm-hires = { $n ->
        [one] 1 crossbowman comes
       *[other] { $n } crossbowmen come
    }, if you can pay
fief-panel-arm-serves = the Burgher enters your service
fief-panel-fires = ⚠️ your armed { $card } plays itself: { $who }{ $ally ->
        [0] { "" }
       *[other] , your ally
    }
fief-panel-still-armed = ⚠️ your { $card } stays armed for { $who }
fief-panel-spurn = no marriage; the proposal ends
fief-panel-bestow = the abbey stays, or is rebuilt for free; she can no longer marry
fief-panel-renounce = the prelate of her district decides; if released, she may marry, and another woman can get her title
fief-panel-ransom = the full ransom is { $full } shillings; you keep { $left } shillings; the captor may decline
fief-panel-by-city = you meet in a city, so nothing gets lost
fief-panel-by-pigeon = costs a pigeon; on a 6 nothing arrives and the money is lost
fief-panel-by-ring = you are allied by marriage, so nothing gets lost
fief-panel-by-ransom = money for a captive, so nothing gets lost
fief-panel-by-servants = only servants change hands, so nothing gets lost
fief-panel-rise = { $burgher ->
        [0] one more die and hit for the rebels; costs the card
       *[other] one more die and hit for the rebels; costs a treasure
    }
fief-panel-undermine = the walls protect nobody this time; costs the Passage
fief-panel-flee = your Nobles escape with one troop each, and the rest fight on; costs the Passage
fief-panel-confess = the mark of heresy is gone; Tiphaine helps only once a game
fief-panel-peek = only you see the card; Merewen then rests until the next round
fief-panel-guide = neither walls nor Storms stop their next step; costs the Passage or, with a Burgher, a treasure
fief-panel-some-take = Take { $units } along
fief-panel-some-leave = Leave { $units } behind
fief-panel-some-pillage = { $noble } pillages the abbey of { $city }
fief-panel-some-buy = { $units } for { $city }
fief-panel-everybody = all units that may still go, bombards included
fief-panel-disarm = { $card } ({ $who }) is back in your hand, at no cost
fief-panel-relic-grail = dice that show 2 hits do not count against an army that defends with it
fief-panel-relic-chasuble = moves Storms to a neighbouring sea, each Storms card once a round
fief-panel-relic-skull = raises one Noble from the dead, once in the game
fief-panel-relic-shin = ends Famine in the whole church district of its bearer

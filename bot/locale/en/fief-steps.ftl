# Fief: what a seat is asked, and how a game ends.

## Outcomes

fief-outcome-solo = A family without an ally has the 3 victory points it needs, and more than anyone else.
fief-outcome-alliance = Two allied families together have the 4 victory points they need.
fief-outcome-rounds = The last round is over: the highest total of victory points wins.
fief-outcome-wedded = The last round is over: a player whose own two families are married to each other wins, even against more points.
fief-outcome-garter = The victory points were equal: a Lord of the Garter broke the tie.
fief-outcome-title-crown = The victory points were equal, and no Garter broke the tie, so the highest title decided: the Sovereign’s.
fief-outcome-title-duchy = The victory points were equal, and no Garter broke the tie, so the highest title decided: a Duke’s.
fief-outcome-title-county = The victory points were equal, and no Garter broke the tie, so the highest title decided: a Count’s.
fief-outcome-title-barony = The victory points were equal, and no Garter broke the tie, so the highest title decided: a Baron’s.
fief-outcome-shared = The victory points were equal, and neither the Garter nor the highest title broke the tie: the victory is shared.
fief-outcome-nobody = Nobody wins.

## Steps, for whom the table waits

fief-step-assign = handing out servants
fief-step-settle = choosing where to begin
fief-step-court = marriages, candidates, Parliament
fief-step-vote = the election
fief-step-parliament = the vote on the Royal Tax
fief-step-split = dividing the Royal Tax
fief-step-discard = discards and the draw plan
fief-step-draw = drawing cards
fief-step-play = playing cards
fief-step-window = a card window
fief-step-burn = burning mills after the income
fief-step-buy = purchases
fief-step-move = movement
fief-step-march = a Noble on the road
fief-step-leave = permission to pass
fief-step-challenge = a parade at your walls
fief-step-parley = paying or talking to invaders
fief-step-battle = declaring battles
fief-step-join = choosing a side in a battle
fief-step-fight = a battle
fief-step-spoils = captured engines
fief-step-pillage = pillage
fief-step-rebel = joining a rebellion
fief-step-calm = calming a rebellion
fief-step-skull = the Skull
fief-step-heir = naming an heir
fief-step-refuge = where a freed Noble appears
fief-step-garter = the Garter
fief-step-bench = opportunity cards and relics
fief-step-turn = changing sides in a battle
fief-step-wall = choosing the Walled City
fief-step-consent = permission for the Royal Fortress
fief-step-renounce = an abbess who wants to give up her title
fief-step-bestow = giving away an abbess’s title
fief-step-market = sealed purchases

## Questions

fief-ask-assign = { $servants_count ->
        [2] Which Noble gets which servant? You begin with two: { $servants }. Give one to a Noble; the other goes to your second Noble.
       *[other] Which Noble gets which servant? Each of your two families begins with two Nobles and two servants. In each family, give one servant to a Noble; the other goes to the second Noble.
    }
fief-ask-settle = Where does the { $family } family begin? It gets a fortress there, its two Nobles and { $n } troops. Once you control all the cities of a region and a fortress there, you can buy its title, and the region is your fief.
fief-ask-court = { $late ->
        [1] Your Noble was elected and now reigns. Do you call Parliament right away? If not, end court.
       *[other] What do you do at court? { $elections ->
            [0] No election is possible yet: it takes three Lords’ titles and a bishop or archbishop.
            [2] Someone already reigns, so there is no election.
           *[other] An election is possible this round. { $candidates ->
                [0] Nobody is a candidate yet.
                [one] 1 Lord is a candidate.
               *[other] { $candidates } Lords are candidates.
            }
        } { $weds ->
            [0] (In a game of three nobody marries.)
           *[other] { $offers ->
                [0] No proposal of marriage is open.
                [one] 1 proposal of marriage is open.
               *[other] { $offers } proposals of marriage are open.
            }
        } If you want nothing else, end court.
    }
fief-ask-vote = Who should reign? { $votes ->
        [0] You have no vote this time.
        [one] You have 1 vote.
       *[other] You have { $votes } votes.
    } A decoy counts for nothing, but the others cannot tell it from a vote. All votes are revealed together.
fief-ask-parliament = Do you vote for or against a Royal Tax of { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }? { $votes ->
        [0] You have no vote this time.
        [one] You have 1 vote.
       *[other] You have { $votes } votes.
    } It is granted by more than half of the votes cast. All votes stay secret until everyone has voted.
fief-ask-split = How do you divide the Royal Tax of { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }? Only you see all the shares, and what you do not give away is yours.
fief-ask-discard = What do you discard, and what do you draw? You hold { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    }; your limit is { $most }. Discards: { $away_count ->
        [0] none so far
       *[other] { $away }
    }. Draw plan: { $plan_count ->
        [0] nothing
       *[other] { $plan }
    }. When you are done, seal.
fief-ask-draw = Which deck do you draw from? You have drawn { $drawn } of { $most } cards. { $disaster ->
        [0] The top card of the Fortune deck is a Fortune.
       *[other] The top card of the Fortune deck is a Disaster: to reach the next Fortune you must first send it to the Disaster track.
    } { $track ->
        [0] The Disaster track is empty.
        [one] The Disaster track holds 1 card.
       *[other] The Disaster track holds { $track } cards.
    }
fief-ask-play = Which cards do you play? You hold { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    } and have { $nobles ->
        [one] 1 Noble
       *[other] { $nobles } Nobles
    } in your family. New Nobles, church titles, Harvest, Fair Weather and Taxes can be played now or in a later round.
fief-ask-window = Card window ({ $kind }): do you play an opportunity card, or none? Everyone gets this question, so nobody can tell who holds one. Plays stay sealed until all have answered, then happen in turn order.
fief-ask-burn = Do you burn any of your own mills for { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } each? The income is already paid. Burning only makes sense for a mill that someone is about to take from you.
fief-ask-buy = What do you buy? You have { $n ->
        [0] no shillings
        [one] 1 shilling
       *[other] { $n } shillings
    } for troops, buildings and titles. Each city takes at most four new units this round. The others see what you buy, but not which troops are where.
fief-ask-move = Which Noble of the { $family } family sets out? Each free Noble has two moves and can take troops along.
fief-ask-march = Where does { $noble } go next? They are in { $city } with { $units ->
        [0] no units
        [one] 1 unit
       *[other] { $units } units
    } and { $moves ->
        [0] no moves left
        [one] 1 move left
       *[other] { $moves } moves left
    }. You can pick up troops, leave some behind, go on, or stay.
fief-ask-leave = Do you let { $noble } of the { $family } family pass? They are in { $city } and ask permission { $way } { $to }. No answer counts as no.
fief-ask-challenge = Do you come out against { $noble }, whose parade of knights rides past your walls in { $city }? Outside you fight without your walls, but each of your dice counts one extra hit.
fief-ask-parley = { $armies ->
        [one] Do you buy off the army of invaders beside you in { $city }?
       *[other] Do you buy off one of the { $armies } armies of invaders beside you in { $city }?
    } For { $n } shillings{ $reduced ->
        [0] { "" }
       *[other] { " " }({ $reduced } if { $interpreter } pays)
    } one army leaves{ $payers_count ->
        [0] , but none of your Nobles there can pay that
       *[other] : { $payers } can pay that
    }. Or you send a cleric to talk to them: on a die of 1 to 3 an army leaves, on 4 to 6 the cleric dies.
fief-ask-battle = Which battles does the { $family } family begin in this region? { $cities ->
        [0] Nothing is possible here.
        [one] You have 1 option here.
       *[other] You have { $cities } options here.
    } Each battle is fought as soon as you choose it.
fief-ask-join = Which side do you join in the battle of { $city }? You have troops there.
fief-ask-fight = Fight on? Battle of { $city }, battle round { $round }. You: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    }. They: { $foe ->
        [one] 1 point
       *[other] { $foe } points
    }, { $against ->
        [0] no dice
        [one] 1 die
       *[other] { $against } dice
    }.
fief-ask-lose = Which of your troops dies { $cause } in { $city }?
fief-ask-spoils = Do you keep the engines that the enemy left in { $city }, or destroy them? You have captured: { $bombards ->
        [0] no bombards
        [one] 1 bombard
       *[other] { $bombards } bombards
    }, { $catapults ->
        [0] no catapults
        [one] 1 catapult
       *[other] { $catapults } catapults
    }. You can keep as many as your reserve has pieces for.
fief-ask-pillage = Does the { $family } family pillage cities that it controls? A mill brings { $mill } shillings. An abbey won in battle this round brings { $abbey } shillings and its relics, but makes the Noble who does it a heretic.
fief-ask-rebel = Do you add to the rebellion in { $city }? { $n ->
        [0] So far the walls hold it back.
        [one] So far it has 1 die and 1 hit.
       *[other] So far it has { $n } dice and { $n } hits.
    } Everyone gets this question, so nobody can tell who could join.
fief-ask-calm = Do you calm the rebels of { $city }? { $n ->
        [one] 1 rebellion threatens the city.
       *[other] { $n } rebellions threaten the city.
    } Your cleric can pay to end one rebellion, or talk to the rebels and risk dying on a 5 or 6.
fief-ask-skull = Do you raise { $noble } from the dead? They died in { $city } { $cause }. The Skull works only once in the whole game.
fief-ask-heir = Which Noble of the { $family } family becomes the new Lord { fief-region-of }?
fief-ask-refuge = { $noble } is free: where do they appear?
fief-ask-garter = Do you give { $noble } the Garter for driving invaders out of England? You may give one Garter per round. It breaks ties at the end, and the Lord who receives it may never attack you.
fief-ask-bench = Which card or relic do you use? You can do this at almost any time, but not while cards are drawn. The game does not wait for you here.
fief-ask-turn = Do you stay on your side in the battle of { $city } (battle round { $round })? You fight beside others there, and may change sides or leave the battle.
fief-ask-wall = Which fortress { fief-region-of }, the new fief of the { $family } family, becomes the Walled City? It takes two dice from attackers, and conquering it takes the title.
fief-ask-consent = Do you allow the { $family } family, which is royal, to build the Royal Fortress in { $city }? The city would leave your fief and belong to the crown. No answer counts as no.
fief-ask-renounce = May { $noble } of the { $family } family give up her title of abbess, to marry or be a candidate for the throne? Her abbey is in the church district of your prelate { $other }, so you decide. No answer counts as no.
fief-ask-bestow = Who becomes { $card }? The title is vacant: as Sovereign you may give it to an unmarried woman now, or leave it unused.
fief-ask-market = What do you buy? Put it on your list; all lists are revealed together and carried out in turn order. You would have { $n ->
        [0] nothing
        [one] 1 shilling
       *[other] { $n } shillings
    } left. { $list_count ->
        [0] Your list is empty.
       *[other] Your list: { $list }.
    }
fief-step-sealed = what you sealed
fief-ask-sealed = Card window ({ $kind }): { $plays_count ->
        [0] you have chosen to play nothing.
       *[other] you have sealed: { $plays }.
    } Sealed plays happen in turn order once everyone has answered; until then you can unseal your own choice and change it.

# Fief: what a seat is asked, and how a game ends.

## Outcomes

fief-outcome-solo = One family has the 3 victory points that win without an ally, and more than anybody else.
fief-outcome-alliance = Two allied families have the 4 victory points that win together.
fief-outcome-rounds = The last round is over: most victory points win.
fief-outcome-wedded = The last round is over: whose two families are married to each other goes before whoever has more points.
fief-outcome-garter = Victory points were equal: a Lord of the Garter decided.
fief-outcome-title-crown = Victory points were equal, and nobody alone had the Garter: the Sovereign, the highest title, decided.
fief-outcome-title-duchy = Victory points were equal, and nobody alone had the Garter: a Duke, the highest title, decided.
fief-outcome-title-county = Victory points were equal, and nobody alone had the Garter: a Count, the highest title, decided.
fief-outcome-title-barony = Victory points were equal, and nobody alone had the Garter: a Baron, the highest title, decided.
fief-outcome-shared = Victory points, the Garter and the highest title were equal: the victory is shared.
fief-outcome-nobody = Nobody wins.

## Steps, for whom the table waits

fief-step-assign = giving out servants
fief-step-settle = choosing where to begin
fief-step-court = marriages, candidates, Parliament
fief-step-vote = the election
fief-step-parliament = the vote on the Royal Tax
fief-step-split = dividing the Royal Tax
fief-step-discard = discards and the plan of what to draw
fief-step-draw = drawing cards
fief-step-play = playing cards
fief-step-window = a moment for opportunity cards
fief-step-burn = burning mills
fief-step-buy = purchases
fief-step-move = movement
fief-step-march = a Noble on the way
fief-step-leave = leave to pass
fief-step-challenge = meeting a parade
fief-step-parley = invaders beside you
fief-step-battle = declaring battles
fief-step-join = choosing a side in a battle
fief-step-fight = a battle
fief-step-spoils = captured engines
fief-step-pillage = pillage
fief-step-rebel = joining a rebellion
fief-step-calm = calming a rebellion
fief-step-skull = the Skull
fief-step-heir = naming an heir
fief-step-refuge = a refuge
fief-step-garter = the Garter
fief-step-bench = opportunity cards and relics
fief-step-turn = staying or changing sides in a battle
fief-step-wall = choosing the Walled City
fief-step-consent = consent to the Royal Fortress
fief-step-renounce = an abbess who lays down her title
fief-step-bestow = giving the title of an abbess
fief-step-market = sealed purchases

## Questions

fief-ask-assign = { $servants_count ->
        [2] Your Nobles begin with a servant each: { $servants }. Give one to one Noble; the other serves the second.
       *[other] The Nobles of your two families begin with a servant each, two for each family. Of a family’s two give one to one Noble; the other serves the second.
    }
fief-ask-settle = Where does the { $family } family begin? It gets a fortress there, both its Nobles and { $n } troops. All cities of a region and one fortress make a fief.
fief-ask-court = { $late ->
        [1] Your Noble was elected and reigns from now on: call Parliament at once, if you like. Say that you are ready when you have nothing more.
       *[other] { $weds ->
            [0] Name candidates for the throne; in a game of three nobody weds.
           *[other] Offer a marriage or answer one, name candidates for the throne.
        } { $elections ->
            [0] No election can be held yet: it takes three Lords and a prelate.
            [2] Somebody reigns: there is no election.
           *[other] An election can be held this round.
        } { $offers ->
            [0] Nobody woos.
            [one] One offer of marriage is open.
           *[other] { $offers } offers of marriage are open.
        } { $candidates ->
            [0] Nobody stands.
            [one] One Lord stands.
           *[other] { $candidates } Lords stand.
        } Say that you are ready when you have nothing more.
    }
fief-ask-vote = Who shall reign? Your vote weighs { $votes }. A decoy counts for nothing and tells the others nothing. All votes are opened together.
fief-ask-parliament = The Sovereign asks for a Royal Tax of { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }. Your votes: { $votes }. More than half of those cast grant it. The votes are secret until all are in.
fief-ask-split = Parliament has granted { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }. Say in secret who gets how much; what is left over is yours.
fief-ask-discard = You hold { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    } of { $most } at most. Discard what you do not want ({ $away_count ->
        [0] nothing so far
       *[other] so far { $away }
    }) and plan what you draw: { $plan_count ->
        [0] nothing
       *[other] { $plan }
    }. Then seal.
fief-ask-draw = You have drawn { $drawn } of { $most } cards. { $disaster ->
        [0] On top of the Fortunes lies a Fortune.
       *[other] On top of the Fortunes lies a Disaster: it must go to the track first.
    } { $track ->
        [0] The track is empty.
        [one] One Disaster lies on the track.
       *[other] { $track } Disasters lie on the track.
    } Which deck?
fief-ask-play = You hold { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    } and have { $nobles ->
        [one] 1 Noble
       *[other] { $nobles } Nobles
    }. New Nobles, church titles, Harvest, Fair Weather and Taxes are played now or in a later round.
fief-ask-window = A moment for everybody, { $kind }: whoever holds an opportunity card may seal what he plays, to be carried out in the order of play. Everybody is asked, whatever he holds.
fief-ask-burn = The income is in. You may burn mills of your own for { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } each, before somebody else takes them.
fief-ask-buy = You have { $n ->
        [0] nothing
        [one] 1 shilling
       *[other] { $n } shillings
    }. Troops, buildings, titles: four new units a city at most. Others see what you buy, not where it stands.
fief-ask-move = The { $family } family moves: each free Noble has two moves and takes troops along. Whom do you send out?
fief-ask-march = { $noble } is in { $city }, leads { $units ->
        [0] nobody so far
        [one] 1 unit
       *[other] { $units } units
    } and has { $moves ->
        [0] no move
        [one] 1 move
       *[other] { $moves } moves
    } left. Take troops along, leave some behind, go on, or halt.
fief-ask-leave = { $noble } of the { $family } family is in { $city } and asks leave { $way } { $to }. Silence refuses.
fief-ask-challenge = { $noble } rides a parade past your walls in { $city }. Come out and fight without them (your dice count one hit more each), or stay in?
fief-ask-parley = { $armies ->
        [one] An army of invaders stands
       *[other] { $armies } armies of invaders stand
    } in { $city } beside you. For { $n } shillings one goes away; a cleric may speak to it, and dies on 4 to 6.
fief-ask-battle = The { $family } family may begin battles in this region: { $cities ->
        [0] there is nothing to do
        [one] one thing is possible
       *[other] { $cities } things are possible
    }. Each is fought out at once.
fief-ask-join = A battle begins in { $city }, and you have troops there. Which side do you join?
fief-ask-fight = Battle of { $city }, round { $round }: your { $points ->
        [one] 1 point
       *[other] { $points } points
    } are { $dice ->
        [0] no die
        [one] 1 die
       *[other] { $dice } dice
    }, the other side’s { $foe } points are { $against ->
        [0] no die
        [one] 1 die
       *[other] { $against } dice
    }. What now?
fief-ask-lose = { $city }, { $cause }: { $n } still to be taken. Which of your troops falls?
fief-ask-spoils = The enemy has left engines in { $city }: { $bombards ->
        [one] 1 bombard
       *[other] { $bombards } bombards
    }, { $catapults ->
        [one] 1 catapult
       *[other] { $catapults } catapults
    }. Keep them, as far as you have pieces, or destroy them?
fief-ask-pillage = The { $family } family may pillage cities it controls: a mill brings { $mill } shillings, an abbey { $abbey }, its relics, and the mark of heresy.
fief-ask-rebel = { $city } rises: { $n ->
        [0] no rebellion gets past the walls so far
        [one] one die and one hit
       *[other] { $n } dice and { $n } hits
    }. Everybody is asked, whatever he holds: do you add to it?
fief-ask-calm = { $city } rises with { $n ->
        [one] one rebellion
       *[other] { $n } rebellions
    }. Your cleric may pay for each, or speak to the rebels and die on 5 or 6.
fief-ask-skull = { $noble } has died in { $city } { $cause }. The Skull can raise one Noble in the whole game. Now?
fief-ask-heir = Who of the { $family } family becomes Lord of { $region }?
fief-ask-refuge = { $noble } is free again. Where does the Noble appear?
fief-ask-garter = { $noble } has driven invaders out of England. Do you give the Garter? One a round; it breaks ties at the end, and its Lord never attacks you.
fief-ask-bench = What may be done at any moment but the drawing of cards. Nobody waits for it.
fief-ask-turn = Battle of { $city }, round { $round }: you fight beside others. Do you stay with them, change sides, or stand apart?
fief-ask-wall = { $region } is a fief of the { $family } family now: which of its fortresses becomes the Walled City? It takes two dice from attackers, and whoever takes it takes the title.
fief-ask-consent = The { $family } family, of royal blood, wants to build the Royal Fortress in { $city }, in your fief. The city would leave the fief and follow the crown. Do you consent? Silence refuses.
fief-ask-renounce = { $noble } of the { $family } family wants to lay down the title of abbess, to marry or to stand for the throne. { $other }, in whose district her abbey lies, decides. Silence refuses.
fief-ask-bestow = A title is free: { $card }. As Sovereign you may give it to an unmarried woman now, or leave it with the titles.
fief-ask-market = Write down what you buy; all lists are opened together and carried out in the order of play. You would have { $n ->
        [0] nothing
        [one] 1 shilling
       *[other] { $n } shillings
    } left. { $list_count ->
        [0] Your list is empty.
       *[other] Your list: { $list }.
    }
fief-step-sealed = what you have sealed
fief-ask-sealed = { $kind }: { $plays_count ->
        [0] you have sealed that you play nothing.
       *[other] you have sealed { $plays }.
    } It is carried out in the order of play when everybody has answered; until then you may take it back.

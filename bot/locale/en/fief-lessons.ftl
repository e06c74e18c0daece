# A first game: what to learn at each step of the first three turns, and what a computer player reckons with.
fief-lesson-assign = **Now:** choose who gets which servant under **Give a servant**; your other Noble gets the one that is left. · **Why:** the man leads your troops and is worth 1 point in a fight, so a servant for the road or for battle suits him. The woman can stay at home, so one for clerics, the Plague or mills suits her. · **Later:** you win with 3 victory points at the end of round 5, 6 or 7, or with the most points after round 7. Each fief, a region whose Lord is one of your Nobles, is worth 1 point. (In a game of three nobody marries, so each family wins alone.)
fief-lesson-settle = **Now:** choose your first city under **Begin in**: you get a fortress there for free. · **Why:** every title needs a fortress in its region, and small regions are quickest to complete. Wales and the Marches have two cities each, and their titles cost 4 shillings. The North and the South West have three, and theirs cost 6. · **Later:** roads in many directions help you grow; close neighbours do not.
fief-lesson-vote = **Now:** choose your own candidate, if you have one, under **Vote for**, then press **Seal**. · **Why:** the crown is not worth a point, but it gives power: the Sovereign may ask for a Royal Tax, tax regions without a Lord and grant titles for free. · **Later:** without a candidate of your own, vote against the family with the most points; use **Place a decoy on** so that nobody sees whom you support.
fief-lesson-leave = **Now:** press **Let … pass** for a lone Noble, and **Do not let … pass** for an army. · **Why:** a Noble who is refused stays in your city until the battles. · **Later:** **Standing orders** can answer for you next time.
fief-lesson-fight = **Now:** press **Fight on**, or **Break off the battle**, where that is offered, while you still have troops to lead home. · **Why:** a side that loses all its troops loses its Nobles as captives. · **Later:** in front of walls, **Besiege the city** may be offered too: the catapult for it costs 5 shillings in the next purchases. From then on it rolls two dice, which walls never reduce.
fief-lesson-lose = **Now:** choose the cheapest troops under **Lose**. · **Why:** a soldier takes one hit and costs 1 shilling to replace; a knight takes three hits before falling. Nobles come last. · **Later:** **Standing orders** can choose the cheapest troops for you.
fief-lesson-burn = **Now:** press **End burning**, unless you are about to lose a mill anyway. · **Why:** burning brings 2 shillings once, as much as the mill pays every round. · **Later:** with **Standing orders** you are asked only when someone else is in a city with a mill of yours.
fief-lesson-draw = **Now:** press **Draw a Character** or **Draw a Fortune**, or stop with **End drawing**. · **Why:** Characters bring Nobles, church titles and helpers; Fortunes bring money and tricks. · **Later:** a plan under **What you draw** does it for you, without a question for each card.
fief-lesson-window = **Now:** play an opportunity card, or press **End card window** to play none. · **Why:** everyone gets this question at the same time, so nobody can tell who holds such a card. · **Later:** **Standing orders** can skip card windows for you, and **Armed cards** play by themselves.
fief-lesson-market = **Now:** choose what you buy, line by line, then press **Seal**. · **Why:** at this table all lists are revealed together and carried out in turn order. · **Later:** until then you can unseal, and **Delete the last line** corrects a mistake.
fief-lesson-challenge = **Now:** press **Stay behind the walls** unless you are clearly stronger than the knights outside; **Come out and fight** gives up your walls. · **Why:** a parade of knights is riding past. If you come out, you fight it at once, in melee only, and each of your dice counts one hit more. · **Later:** if you stay in, they ride on and nothing is lost.
fief-lesson-parliament = **Now:** choose **…: vote …**, then **Seal**. · **Why:** if more than half of the votes cast say yes, the Sovereign gets 12 shillings and divides them in secret, so vote yes if you expect a share. · **Later:** after a granted tax every city may rebel this round.
fief-lesson-split = **Now:** choose a sum under **For …**, then press the green button, which says what you hand out and what you keep. · **Why:** you keep what you do not give away, but those who voted yes will expect something. · **Later:** all players see only their own share.
fief-lesson-join = **Now:** choose **… joins …**. · **Why:** your people fight and fall with the side you choose. If you choose neither, they stay out of it. · **Later:** **Standing orders** can keep you out of other players’ battles.
fief-lesson-turn = **Now:** press **… stays on its side**, unless the other side is clearly winning. · **Why:** your people fall with the side they are on, and a side that loses all its troops loses its Nobles as captives. · **Later:** after the next roll you are asked again.
fief-lesson-spoils = **Now:** press **Keep the engines**, unless you cannot guard them. · **Why:** a bombard or a catapult saves you its price, if your reserve has a piece for it. · **Later:** **Destroy the engines** is better if the enemy would soon take them back.
fief-lesson-pillage = **Now:** choose a line under **Pillage**, or press **End pillage**. · **Why:** a pillaged mill brings 2 shillings once, so pillage only what you cannot hold. · **Later:** pillaging an abbey brings far more, but makes your Noble a heretic, whom a Justice card may kill.
fief-lesson-rebel = **Now:** press **Stay out of the rebellion**, unless the city belongs to a rival who is ahead of you. · **Why:** each rebellion adds a die and a hit, and if all troops there fall, the Nobles there die and the mill, abbey and fortress burn. · **Later:** to add a rebellion yourself, you need a Rebellion card, or a Burgher and a treasure.
fief-lesson-calm = **Now:** choose **… pays to end one rebellion** if it is offered, otherwise press **Leave the rebels alone**. · **Why:** each rebellion is a die and a hit against your troops. Paying is safe; talking can kill your cleric, and the line says on which rolls it works. · **Later:** guards and walls in taxed cities keep rebels quiet.
fief-lesson-skull = **Now:** press **Raise … from the dead** for a Noble with a title, otherwise **Let … rest in peace**. · **Why:** the Skull works once in the whole game and brings a Noble back with all their titles. · **Later:** a Noble without titles is easier to replace with a card.
fief-lesson-heir = **Now:** choose who inherits: **… becomes the new Lord**. · **Why:** the title keeps its victory point and its vote in your family. · **Later:** give it to a Noble who is neither a captive nor likely to die.
fief-lesson-refuge = **Now:** choose a city under **Appear in**, best behind your own walls. · **Why:** a Noble alone among enemy troops is soon a captive again. · **Later:** a Noble who appears with your troops can lead them in the next round.
fief-lesson-garter = **Now:** press **Give … the Garter** or **Give no Garter**. · **Why:** the Garter breaks ties at the end, and the Lord who has it may never attack your Sovereign. · **Later:** you may give at most one Garter each round, as long as there are any.
fief-lesson-wall = **Now:** choose a fortress: **… becomes the Walled City**. · **Why:** a Walled City takes two dice from attackers, and conquering it takes the title, so choose the one that is hardest to reach. · **Later:** keep guards in it.
fief-lesson-deal = **Now:** press **Accept offer** only if you gain more than the other player, otherwise **Decline offer** or **Answer offer … with another offer**. · **Why:** an offer is carried out as a whole and at once. · **Later:** promises beyond it bind nobody, and an offer ends with the round.
fief-lesson-consent = **Now:** press **Refuse the Royal Fortress**, unless you were promised something for it. · **Why:** the city would leave your fief and belong to the crown. · **Later:** no answer counts as no.
fief-lesson-renounce = **Now:** press **… stays an abbess**, unless you gain from her marriage or candidacy. · **Why:** only an abbess released from her title may marry or be a candidate for the throne. · **Later:** no answer counts as no.
fief-lesson-bestow = **Now:** press **… becomes …** for a woman of your own family, if one is in the list; otherwise **Give the title to nobody**. · **Why:** an abbess has an abbey that pays every round and shelters Nobles. · **Later:** she can no longer marry or reign.

## What a lesson says of the position

fief-taught-discard-1 = **Now:** press **Seal**: your draw plan is ready, and you do not have to discard anything. · **Why:** each round you draw two cards: a Character and a Fortune, or two Fortunes. A Character may be the third Noble you badly need, because only Nobles lead troops. · **Later:** you can change the plan under **What you draw**.
fief-taught-discard-2 = **Now:** check the plan under **What you draw**, then press **Seal**. · **Why:** some cards in the Fortune deck are Disasters, with a different back. A Disaster that you take goes face down onto the Disaster track, which has three spaces; once everyone has drawn, a die says which region it strikes. · **Later:** the plan also says how many Disasters you are ready to take: two is usual, and none is safer if you have the most to lose.
fief-taught-discard-3 = **Now:** press **Seal**: your hand has room for what your plan draws, so you can keep every card. · **Why:** your hand holds { $most } cards and you draw two, so you only need to discard when the new cards would not fit. · **Later:** { $count ->
        [0] cards such as Passage, Ambush or Rebellion can be played at almost any time; keep them when you draw them.
       *[other] keep { $cards }: you can play such cards at almost any time.
    }
fief-taught-discard-full = **Now:** choose **Discard …** for what you cannot use soon, then press **Seal**. · **Why:** your hand holds { $most } cards. If you keep { $kept ->
        [one] 1 card
       *[other] { $kept } cards
    }, you draw { $room ->
        [0] none
       *[other] only { $room }
    } of the { $n } in your plan. · **Later:** { $count ->
        [0] cards such as Passage, Ambush or Rebellion can be played at almost any time; keep them when you draw them.
       *[other] keep { $cards } if you can: you can play such cards at almost any time.
    }
fief-taught-discard-few = **Now:** press **Seal**, or first choose **Discard …** for a card you need less than a new one. · **Why:** your hand holds { $most } cards. If you keep { $kept ->
        [one] 1 card
       *[other] { $kept } cards
    }, you draw { $room ->
        [0] none
       *[other] only { $room }
    } of the { $n } in your plan. · **Later:** cards such as { $cards } can be played at almost any time.
fief-taught-play-noble = **Now:** { $n ->
        [one] choose **… appears in …** for your new Noble.
       *[other] choose where your new Noble begins: **… appears in …**.
    } · **Why:** a Noble takes an unclaimed city or leads troops that have no leader{ $n ->
        [one] .
       *[other] , so the best place is near your region, with unclaimed cities around.
    } · **Later:** clerics never reign, so keep one Noble without a church title for the crown.
fief-taught-play-church = **Now:** choose **… becomes …**{ $n ->
        [one] , or keep the card and press **End cards**.
       *[other] , best for a Noble who leads no troops.
    } · **Why:** { $ranks }. · **Later:** clerics never reign, so keep one Noble without a church title for the crown.
fief-taught-play-tax = **Now:** choose { $tallage ->
        [0] **Tithe on the district of …**
       *[other] { $tithe ->
            [0] **Tallage on …**
           *[other] **Tallage on …** or **Tithe on the district of …**
        }
    } if it brings enough, otherwise press **End cards**. · **Why:** { $tallage ->
        [0] a tithe, the tax of a bishop, takes what the mills of the church district yield, other players’ mills too.
       *[other] { $tithe ->
            [0] a tallage, the tax of a Lord, takes 2 shillings from each city of the region, other players’ cities too.
           *[other] a tallage, the tax of a Lord, takes 2 shillings from each city of the region; a tithe, the tax of a bishop, takes what the mills of the church district yield. Both take from other players too.
        }
    } · **Later:** a Tax card costs a treasure, and taxed cities may rebel. Treasures are not money: your family has two, and they come back every round.
fief-taught-play-bless = **Now:** choose **{ $card } for …** where it brings you most, or keep it and press **End cards**. · **Why:** it ends a Disaster, or brings 1 shilling more for each mill and abbey in a region. Each line says what you would get. · **Later:** the cards you draw next round need room in your hand.
fief-taught-play-none = **Now:** press **End cards**: { $n ->
        [0] you hold no cards.
       *[other] nothing you hold can be played in this step.
    } · **Why:** Nobles, church titles, Harvest, Fair Weather and Taxes are played here, other cards at almost any time. · **Later:** a Tax card costs a treasure. Treasures are not money: your family has two, and they come back every round.
fief-taught-buy-title = **Now:** choose **Buy the title of …**: all cities { fief-region-of } are yours. · **Why:** a title brings 1 victory point, a vote and the right to tax, and turns the fortress into a Walled City. · **Later:** guard the Walled City: conquering it takes the title.
fief-taught-buy-grant = **Now:** choose **Grant the title of …**: all cities { fief-region-of } are yours, and your Sovereign grants its title for free. · **Why:** a title brings 1 victory point, a vote and the right to tax, and turns the fortress into a Walled City. · **Later:** guard the Walled City: conquering it takes the title.
fief-taught-buy-fort = **Now:** in the list of a city { fief-region-of }, choose **Build in …: fortress**. · **Why:** all cities of this region are yours, and its title, worth 1 victory point, only needs a fortress in one of them. · **Later:** the fortress costs { $fort } shillings and the title { $n }; you have { $have }.
fief-taught-buy-save = **Now:** save your money and press **End purchases**: all cities { fief-region-of } are yours, and its title costs { $n } shillings; you have { $have }. · **Why:** a title brings 1 victory point, a vote and the right to tax. · **Later:** buy it next round, and keep all its cities until then.
fief-taught-buy-mill = **Now:** in the list of a city without a mill, choose **Build in …: mill**; when you have all you want, press **End purchases**. · **Why:** a mill costs 3 shillings and brings 2 every round, so it pays to build one early. · **Later:** for a title, worth 1 victory point, you need all cities of a region and a fortress in one of them. A fortress costs 5 shillings.
fief-taught-buy-guards = **Now:** buy guards { $n ->
        [0] for the city you could lose first
        [one] for your Walled City, { $cities }
       *[other] for your Walled Cities, { $cities }
    }, then press **End purchases**. · **Why:** { $n ->
        [0] a city is lost when nobody defends it.
       *[other] conquering a Walled City takes its title.
    } A soldier costs 1 shilling and takes 1 hit; a knight costs 3, is worth 3 points and takes 3 hits. Up to 6 points roll one die, up to 12 two, and more roll three. · **Later:** the others see how many troops you have, but not which kinds.
fief-taught-buy-none = **Now:** press **End purchases**: you have no money left. · **Why:** shillings come with each round’s income, from cities, mills and abbeys. · **Later:** for a title, worth 1 victory point, you need all cities of a region and a fortress in one of them.
fief-taught-move-1 = **Now:** { $n ->
        [one] choose an unclaimed city under **{ $noble } goes …**, with your troops.
       *[other] choose a Noble under **Who goes**, then an unclaimed city, with your troops.
    } · **Why:** an unclaimed city is yours as soon as you have a Noble or a unit there, and troops only move with a Noble. · **Later:** each Noble has two moves of one road each: leave a soldier behind, go on, and press **End movement** when everyone is where you want them.
fief-taught-move-2 = **Now:** { $n ->
        [one] choose a goal under **{ $noble } goes …** and go
       *[other] choose a Noble under **Who goes** and go
    } around cities that others hold; when you are done, press **End movement**. · **Why:** you may enter any city, but where another family is in control and has people there, you need its permission to go on. No answer counts as no. · **Later:** a city you leave empty becomes unclaimed again, unless it has your fortress or belongs to your fief.
fief-taught-move-3 = **Now:** go to a city with enemies only if you are stronger than they can be, leave a guard at home, and press **End movement**. · **Why:** battles come once everyone has moved: you may attack anyone in the same city, and they may attack you. · **Later:** every line shows how many troops the others have, but never which kinds.
fief-taught-move-over = **Now:** press **End movement**: none of your Nobles can move on. · **Why:** each Noble has two moves a round, and troops only move with a Noble. · **Later:** once everyone has moved, there may be battles in cities where two families meet.
fief-taught-march = **Now:** { $goes ->
        [0] press **{ $noble } stays in …**
       *[other] choose the next city under **{ $noble } goes to…**, or press **… stays in …**
    }{ $take ->
        [0] { $leave ->
            [0] .
           *[other] ; choose under **Leave behind** who stays there.
        }
       *[other] { $leave ->
            [0] ; choose under **Take along** who goes too.
           *[other] ; choose under **Take along** who goes too, and under **Leave behind** who stays.
        }
    } · **Why:** a city that was unclaimed stays yours only while one of your people is in it, so leave one soldier in each. · **Later:** a Noble who stays can be sent out again this round, with the moves and troops they have left.
fief-taught-court = **Now:** press **End court**, unless something else that is offered here helps you. · **Why:** an election needs an empty throne, three Lords’ titles in the realm and a bishop or archbishop; only Lords who are not clerics can be candidates. · **Later:** from round 2 on every round begins here, but you are only asked if there is something you can do.
fief-taught-court-stand = **Now:** choose **… becomes a candidate** for one of your Lords, then press **End court**. · **Why:** there is an election this round. Each Lord and bishop has one vote, an archbishop two. · **Later:** from round 2 on every round begins here, but you are only asked if there is something you can do.
fief-taught-court-crown = **Now:** press **Call Parliament** if you need money, otherwise **End court**. · **Why:** you are the Sovereign. If more than half of the votes cast say yes, you get { $n } shillings and divide them as you like. · **Later:** after a granted tax every city may rebel this round.
fief-taught-parley = **Now:** choose **… pays the Danish tax** if the army would take your city, otherwise press **Pay nothing, send nobody**. · **Why:** invaders attack where they outnumber the troops, and destroy what they take. For { $n } shillings an army leaves, which is a bargain if your title is at stake. · **Later:** while any invader is in England, everyone’s income is halved.
fief-taught-parley-talk = **Now:** choose **… talks to the invaders** only if you would lose the city anyway, otherwise press **Pay nothing, send nobody**. · **Why:** you cannot pay the Danish tax ({ $n } shillings; you have { $have }), and a cleric who talks makes an army leave on 1 to 3 but dies on 4 to 6. · **Later:** while any invader is in England, everyone’s income is halved.
fief-taught-parley-none = **Now:** press **Pay nothing, send nobody**: { $here ->
        [0] none of your Nobles is there.
       *[other] the Danish tax costs { $n } shillings, and you have { $have }.
    } · **Why:** only a Noble in the same city can pay the Danish tax, which sends an army away, and only a cleric there can talk to the invaders. · **Later:** while any invader is in England, everyone’s income is halved.
fief-taught-battle = **Now:** choose **Attack … in …** only if its odds (🎲) are good, otherwise press **End battles here**. · **Why:** nobody has to fight. A fortress takes one of your dice and a Walled City two, so with 6 points or fewer you roll nothing in melee against a fortress. · **Later:** bombards, archers and a siege still work against walls.
fief-taught-battle-open = **Now:** choose **Take …, which is undefended**: { $city } is yours without a fight. · **Why:** nobody defends it, so no dice are rolled. · **Later:** leave troops there when you move on, or the next family to arrive takes it from you.

## What a computer player has reckoned with

fief-because-near = it takes { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } in all to reach the { $n } cities { fief-region-of }
fief-because-roads = { $n ->
        [one] 1 road leads
       *[other] { $n } roads lead
    } out of the city
fief-because-crowd = other families hold { $n ->
        [one] 1 city
       *[other] { $n } cities
    }, and the nearest is { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } away
fief-because-income = { $city } brings { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } a round
fief-because-region = you hold { $n } of the { $size } cities { fief-region-of }
fief-because-title = the title { fief-region-of } is worth a victory point and costs { $n ->
        [0] nothing
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-because-odds = you win about { $n }% of such attacks on { $city }: you have { $own ->
        [one] 1 point
       *[other] { $own } points
    }, and the enemy has { $foe }
fief-because-odds-between = you win about { $n }% of such attacks on { $city } if its hidden troops are of the likeliest kinds ({ $least }% if they are the strongest, { $most }% if they are the weakest): you have { $own ->
        [one] 1 point
       *[other] { $own } points
    }, and the enemy has about { $foe }
fief-because-kills = the enemy takes about { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
fief-because-losses = you take about { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
fief-because-beaten = about { $n }% of such attacks fail, and then you lose { $nobles }
fief-because-shut = the siege shuts the enemy up in { $city }: you have { $own ->
        [one] 1 point
       *[other] { $own } points
    }, and the enemy has { $foe }
fief-because-holds = about { $n }% of such defences hold: the defence has { $own ->
        [one] 1 point
       *[other] { $own } points
    }, and the attack has { $foe }
fief-because-useless = nothing you have left can hit anyone behind those walls
fief-because-risk = the risk of losing { $city } is { $n }%
fief-because-guards = the risk of losing { $city } falls from { $n }% to { $risk }%
fief-because-garrison = { $n ->
        [0] nobody defends { $city } yet
        [one] the troops of { $city } can take 1 hit
       *[other] the troops of { $city } can take { $n } hits
    }
fief-because-stronger = the troops of { $city } can then take { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
fief-because-comer = an enemy with { $n ->
        [one] 1 point
       *[other] { $n } points
    } can reach { $city }
fief-because-left = { $city } is left with { $n ->
        [0] no troops
        [one] 1 troop
       *[other] { $n } troops
    }: the risk of losing the city is { $risk }%
fief-because-stay = { $n ->
        [0] no troops of yours are then in { $city }
        [one] 1 of your troops is then in { $city }
       *[other] { $n } of your troops are then in { $city }
    }
fief-because-moves = { $city } is { $n ->
        [one] 1 move
       *[other] { $n } moves
    } away
fief-because-bandits = the risk of being caught by bandits on the way to { $city } is { $n }%
fief-because-plague = the Plague is in { $city }
fief-because-nearer = { $n ->
        [0] { $city } is worth having
        [one] { $city }, which is worth having, is then 1 move away
       *[other] { $city }, which is worth having, is then { $n } moves away
    }
fief-because-errand = in { $city } you can get or hand over the sword or a relic
fief-because-errand-left = against it: in { $city } you could get or hand over the sword or a relic
fief-because-onward = from there the way goes on to { $city }
fief-because-beside = next to { $city } there { $n ->
        [one] is 1 city
       *[other] are { $n } cities
    } to win
fief-because-kin = { $families ->
        [one] your family has
       *[other] your { $families } families have
    } { $n ->
        [0] no Nobles
        [one] 1 Noble
       *[other] { $n } Nobles
    } and can have { $most }
fief-because-kin-of = your { $family } family has { $n ->
        [0] no Nobles
        [one] 1 Noble
       *[other] { $n } Nobles
    } and can have { $most }
fief-because-pair = a marriage makes the two families allies
fief-because-poor = { $card } is of little use now
fief-because-gain = it brings { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-because-others = against it: others have { $n ->
        [one] 1 mill or abbey
       *[other] { $n } mills and abbeys
    } there
fief-because-cures = it ends this in the region: { $card }
fief-because-weather = { $n ->
        [0] no mill or abbey of yours yields more by it
        [one] 1 mill or abbey of yours then yields 1 shilling more
       *[other] { $n } mills and abbeys of yours then yield 1 shilling more each
    }
fief-because-costs = it costs { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }
fief-because-leaves = you then have { $n ->
        [0] no money
        [one] 1 shilling
       *[other] { $n } shillings
    } left
fief-because-saves = you keep { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } for a title or a ransom
fief-because-mill = a mill brings { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } { $rounds ->
        [one] in 1 more round
       *[other] in each of { $rounds } more rounds
    }
fief-because-mills = { $n ->
        [0] no mill pays
        [one] 1 mill pays
       *[other] { $n } mills pay
    } there
fief-because-votes = it brings { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }
fief-because-majority = you can count on { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }, and all the others together on { $others }
fief-because-titles = { $noble } has { $n ->
        [0] no title
        [one] 1 title
       *[other] { $n } titles
    }
fief-because-wedded = if the families are allied, your chance of winning together is { $n }%
fief-because-alone = without this alliance, your chance of winning is { $n }%
fief-because-bond = both families can then only win together, with { $most } points (they have { $n }), and no longer alone with { $alone }
fief-because-friend = it helps your own family
fief-because-friend-ally = it helps an ally
fief-because-troops = the Noble { $n ->
        [0] brings no troops
        [one] brings 1 troop
       *[other] brings { $n } troops
    }
fief-because-points = the { $family } family has { $n } of the { $most } victory points it needs
fief-because-raid = the chance that the invaders take { $city } is { $n }%: they have { $foe ->
        [one] 1 point
       *[other] { $foe } points
    }, and you have { $own }
fief-because-rebels = the rebels of { $city } make about { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }, and the troops there can take { $own }
fief-because-blow = if { $noble } dies, the other family loses about { $n }% of a victory point
fief-because-use = this is worth about { $n }% of a victory point to you
fief-because-kept = keeping the card is worth about { $n }% of a victory point to you
fief-because-siege = the siege of { $city } ends, and { $n ->
        [one] its catapult is lost
       *[other] its { $n } catapults are lost
    }
fief-because-ally = { $card } would hurt an ally
fief-because-ally-own = { $card } would hurt your own family
fief-because-servant-war = { $servant } helps on the road and in battle, and { $noble }, a man, leads your troops
fief-because-servant-home = { $servant } helps with clerics, the Plague or mills, and { $noble }, a woman, can stay at home
fief-because-servant-any = { $servant } helps either Noble equally well
fief-because-servant-left = each Noble gets one servant, and { $servant } is the one left for { $noble }
fief-because-free = it costs nothing
fief-because-last = this is the last round
fief-because-rule-bestow = the title goes to a woman of your own family who can be spared, otherwise to nobody
fief-because-rule-consent = only an ally is worth such a favour
fief-because-rule-draw = this is what the usual draw plan takes next
fief-because-rule-garter = a Lord of the Garter never attacks your Sovereign, but a family that already has the points to win gets no Garter
fief-because-rule-heir = the best heir is free, has no title yet and is not a cleric
fief-because-rule-lose = the cheapest troops go first
fief-because-rule-parliament = a yes only helps you if your own Sovereign or an ally’s gets the money
fief-because-rule-renounce = only an ally is worth such a favour
fief-because-rule-skull = the Skull is kept for Nobles of your own family
fief-because-rule-split = only an ally gets a share, which is one third, and you keep the rest
fief-because-nothing = nothing else looks good enough

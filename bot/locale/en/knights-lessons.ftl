# A first game: what to learn at each step of the first three turns.
knights-lesson-assign = **Now:** give your six troop cards to your Nobles (**Spread evenly** does it for you), then press **Seal**. · **Why:** only Nobles with troops come onto the board; a Noble with 100 troops can besiege a city of strength 200, one with 150 a city of 300. · **Later:** your goal is to become King: hold more than half of the Kingdom’s cities when an Upkeep begins, or have the most Influence when the pool is empty.
knights-lesson-found = **Now:** choose an area under **Place the Stronghold**, next to two or more neutral cities if you can. · **Why:** your Stronghold holds spare troops and shelters beaten Nobles, and cities next to it save you marches. · **Later:** if it falls, you lose half your crowns and a city, so keep an eye on rivals who come near.
knights-lesson-deploy = **Now:** choose one of your Nobles under **Place a Noble**, then a neutral city this Noble is strong enough to besiege: such places come first in the list. · **Why:** a Noble who starts in a city’s area can besiege it with the first card, without a march. · **Later:** if no such city is free, start next to one and march there.
knights-lesson-1-plan = **Now:** tick up to six cards in the first list, at most two on each pile: **Mobilize Forces** on piles 1 and 2, and cards that help wherever your Nobles are; then seal. · **Why:** Mobilize Forces moves and fights, and cities win the game; **Levy Taxes** brings crowns, **Draft Soldiers** Mercenaries, **Rally Support** Votes, **Serve the Church** Faith. · **Later:** piles are played in order, the cards in each in random order; until everyone has sealed you can change your plan.
knights-lesson-2-plan = **Now:** plan again, with the cards you have in your hand. · **Why:** a used card stays on Taxes, Wages or the Assembly until that space is full; then its phase takes place and its cards come back. · **Later:** expect what those phases bring: Taxes pay you for your cities, Wages cost you crowns for your Mercenaries. A city that you besieged falls to a second siege, so plan a card that fights for it: Mobilize Forces, or Versatile Strategy.
knights-lesson-3-plan = **Now:** before you plan, look at how many cards are on each space: the top of the panel says so. · **Why:** when Wages are nearly full, keep crowns, because unpaid Mercenaries leave; when the Assembly is nearly full, have Votes ready. · **Later:** the player whose card fills a space chooses the moment, and that can be you.
knights-lesson-levy-taxes = **Now:** press **Use the card**. · **Why:** it brings 1 crown for each area with one of your Nobles on land. · **Later:** spread your Nobles out before you levy; the card goes to Taxes whether you use it or not.
knights-lesson-draft-soldiers = **Now:** press **On spot …**, as far left as you can. · **Why:** markers hire from left to right, so the leftmost has the first choice of Mercenaries. · **Later:** you pay only when the hiring starts: once there is one marker more than there are players.
knights-lesson-rally-support = **Now:** press **Use the card**. · **Why:** it brings 2 Votes, and the Chair if you then have more than anyone else. · **Later:** the Chairman breaks ties in the Assembly.
knights-lesson-serve-the-church = **Now:** choose the space this card goes to; you gain 1 Faith either way. · **Why:** Faith cancels Events that hit you, and with more Faith than anyone you become Head of the Church. · **Later:** a card on a nearly full space can start its phase: each choice says so.
knights-lesson-mobilize-forces = **Now:** choose the area where you want to fight; places where a siege is possible come first. · **Why:** your rested Nobles nearby can move there and then fight one battle, and a siege of a neutral city costs no troops. · **Later:** a siege needs more strength than the walls; the Noble who leads it counts as 200.
knights-lesson-versatile-strategy = **Now:** choose one thing: **Take: …** for crowns or a Vote, or, where it is offered, **Use it: …** for a move or a battle. · **Why:** it does a bit of everything, so use it for what your other cards left undone, such as a siege where one of your Nobles already is. · **Later:** it comes back to your hand, so you can plan it again next turn.
knights-lesson-allocate = **Now:** press **To …** for the space this card goes to. · **Why:** a full space starts its phase at once: Taxes pay you, Wages cost you, the Assembly votes. · **Later:** avoid filling Wages while you are short of crowns.
knights-lesson-march = **Now:** choose a Noble and the way; when everyone you want is there, end your moves. · **Why:** a Noble moves one area, or up to three along a road, and is then exhausted until the Upkeep. · **Later:** a city you leave without a Noble may revolt, and a siege you leave ends: the list warns you.
knights-lesson-bring = **Now:** tick the troops that come along, or press **Take no more troops, march on**. · **Why:** a bigger army can besiege a stronger city. · **Later:** a Noble who gives away all troops leaves the board until the Upkeep.
knights-lesson-permit = **Now:** press **Let … pass** or **Do not let … pass**. · **Why:** the march goes on only if everyone who is asked allows it; one “no” stops it. · **Later:** you can ask for crowns before you answer, under Deals.
knights-lesson-fight = **Now:** choose whom you attack; each choice says your chances. · **Why:** your Nobles there can fight one battle with this card. · **Later:** before walls are attacked you choose between an assault and a siege, and you can still call it off.
knights-lesson-consent = **Now:** press **Allow the attack in …** or **Forbid the attack in …**. · **Why:** you have a Noble there, so an attack on the walls needs your permission. · **Later:** permission is often sold: you can ask for crowns before you answer.
knights-lesson-battle-law = **Now:** press **Obey the law** unless the battle depends on it. · **Why:** the law makes attackers weaker, and defying it bans you from the Assembly. · **Later:** a ban lasts until the Assembly lifts it.
knights-taught-siege = **Now:** press **Lay siege** if you can wait a turn and nobody is near enough to drive you off; otherwise **Assault**. · **Why:** a siege costs no troops, but a second one in a later turn has to finish it; an assault is decided at once and costs casualties. · **Later:** stay in the area: when your last Noble leaves, the siege ends.
knights-taught-siege-ripe = **Now:** press **Lay siege**. · **Why:** you have besieged this place since an earlier turn and are still stronger, so it falls at once and costs you no troops. · **Later:** leave a Noble there: others can besiege it, too.
knights-taught-siege-none = **Now:** press **Assault** if you like your chances, or **Call off the attack**. · **Why:** you cannot besiege it now, and an assault costs casualties. · **Later:** bring more troops: besiegers must be stronger than the walls and everyone inside.
knights-lesson-battle-armies = **Now:** press **Lead … into battle** for the armies that fight. · **Why:** more strength draws more Fate cards, but everyone who fights is exhausted until the Upkeep. · **Later:** a Noble you leave out can still move or fight with another card this turn.
knights-lesson-commander = **Now:** press **… commands** for one of your Nobles. · **Why:** a side with a commander draws two more Fate cards and uses the commander’s ability, unless that Noble is exhausted. · **Later:** learn your four shapes: square prevents a casualty, star inflicts one, triangle adds a victory, circle saves wages.
knights-lesson-hand = **Now:** tick the Fate cards that help you least, then seal. · **Why:** you have drawn two more than you may keep; casualties are counted first, then victories decide who wins. · **Later:** both hands are shown at the same time, so nobody can react to yours.
knights-lesson-ability = **Now:** press **Use the ability** if it is not in use yet, then **Seal**. · **Why:** your commander’s shape prevents a casualty, inflicts one or adds a victory. · **Later:** you lose the ability if that Noble dies without an heir.
knights-lesson-losses = **Now:** press who takes the casualties: walls first, then an army that can survive them. · **Why:** each casualty marker takes 100 off an army, and a Noble dies when the markers add up to all the troops. · **Later:** Muster Troops removes markers, Upgrade Defenses repairs walls.
knights-lesson-retreat = **Now:** press the area you retreat to. · **Why:** a partial defeat does not kill your Nobles: each retreats to a neighbouring area without rivals. · **Later:** with nowhere to go, a Noble flees to your Stronghold, exhausted, or dies if that is besieged.
knights-lesson-deserter = **Now:** press **… deserts** for the Mercenary who leaves; the smallest is usually the best choice. · **Why:** after a defeat Fate names a nation, and one of its Mercenaries deserts each beaten army. · **Later:** Regulars never desert.
knights-lesson-death = **Now:** press **Give up: …** for the Mercenaries you lose. · **Why:** your Noble has died, and Mercenaries are lost to pay for the casualties: as many troops as possible, but never more than the casualties. · **Later:** the heir comes back in the Upkeep with the same name, shape and remaining troops.
knights-lesson-spoil = **Now:** press **Keep the city**. · **Why:** it brings income at Taxes, 1 Influence a turn and a step towards the majority; razing pays three times its income, once. · **Later:** leave a Noble there, or it may revolt in the Upkeep.
knights-lesson-surrender = **Now:** press **Give up …** for the city you can best do without. · **Why:** your Stronghold has fallen, and its conqueror takes half your crowns and one city. · **Later:** you gain no Influence until you place your Stronghold again in the Upkeep.
knights-lesson-revolt = **Now:** press **Keep …** to pay 1 Faith or crowns for the city, or **Let … go**. · **Why:** in each Upkeep Fate checks your cities without a Noble; one that revolts turns neutral unless you pay. · **Later:** a Noble in the city prevents this.
knights-lesson-return = **Now:** choose where each Noble with troops who is off the board comes back; once nobody is left, press **End placing and handing over**. · **Why:** Nobles off the board come back in your Stronghold or in one of your cities that is not besieged. · **Later:** a Noble without troops can come back too, once you hand some over.
knights-lesson-comply = **Now:** press **Obey the law** if you can afford it. · **Why:** the alternative is to be banned: no Votes in the Assembly and no Chair. · **Later:** laws stay in force until the Assembly discards them.
knights-lesson-wages = **Now:** press the Mercenaries you cannot pay, then **End wages: pay …**. · **Why:** a Mercenary wants 1 crown for every 50 troops, and those you cannot pay leave. · **Later:** keep those that a siege or a city needs.
knights-lesson-draft = **Now:** choose a Mercenary and where it goes, or press **End hiring, keep …**. · **Why:** it is your marker’s turn, and you pay one wage now. · **Later:** you pay the same again each time Wages are due, so keep enough crowns.
knights-lesson-deputy = **Now:** press **… presides** for one of the Barons. · **Why:** you are Chairman but not in the Assembly, and somebody there has to break ties. · **Later:** you keep the Chair unless you are banned.
knights-lesson-propose = **Now:** choose a motion, or press **Propose nothing**. · **Why:** Fate has given you a Private Motion, which is voted on before everything else. · **Later:** discarding a law that hurts you is a good use of it.
knights-lesson-arrange = **Now:** choose in which order the Agendas are voted on. · **Why:** Votes are spent as they are cast, so put first what you care about most. · **Later:** next time someone else may be Chairman and choose another order.
knights-lesson-bids = **Now:** choose how many Votes you spend, then what for; that seals them. **Seal no Votes** keeps them all. · **Why:** spent Votes are gone, win or lose, so spend them where you gain, and 0 elsewhere. · **Later:** everyone’s Votes are shown together, and you keep the rest for the next Assembly.
knights-lesson-declare = **Now:** press **Declare: …** for what your Votes are for. · **Why:** they are spent already; now you say which side they count for. · **Later:** you can decide this when you seal your Votes, or wait and listen to offers.
knights-lesson-decide = **Now:** press what wins. · **Why:** you preside, and both sides have the same number of Votes. · **Later:** a standing order can break ties the way you voted.
knights-lesson-abide = **Now:** press **Abide by it**, unless it would cost you more than your place in the Assembly is worth. · **Why:** if you refuse, it does not touch you, but you are banned from the Assembly. · **Later:** a ban lasts until the Assembly lifts it.
knights-lesson-discard-charge = **Now:** press **Give up …** for the one you need least. · **Why:** a Baron can have three Privileges, and you have just won a fourth. · **Later:** the one you give up can come back as a motion.
knights-lesson-appoint = **Now:** choose one of your Nobles with **Give it to …**, best one who will stay on the board. · **Why:** an office gives that Noble free troops or a power. · **Later:** it is lost when the Noble dies.
knights-lesson-event-drawer = **Now:** press **… draws** for one of the Barons. · **Why:** you are Head of the Church: you draw a red (bad) Event yourself and give a green (good) one away; 1 Faith turns that round. · **Later:** anyone with more Faith who serves the Church takes this power from you.
knights-lesson-event-target = **Now:** press **Choose: …** for who or what is affected. · **Why:** this Event leaves the choice to you. · **Later:** the Event may be cancelled with Faith before it happens.
knights-lesson-avert = **Now:** press **Pay and cancel the Event** if the Event would cost you more than the Faith, else **Let it happen**. · **Why:** a red Event hits the Baron who draws it, and only Faith stops it. · **Later:** you are asked again once Fate has named the target, so you can often wait.
knights-lesson-pool = **Now:** press **Pledge … Faith** if you want to give some, then **Seal: …**. · **Why:** a blue Event can hit everyone; all Barons pay together, in secret, to cancel it. · **Later:** if the pledges are too few, nobody pays and the Event happens.
knights-lesson-leaving = **Now:** press the Mercenary who goes. · **Why:** an Event sends one of yours back to the deck. · **Later:** the smallest is usually the best choice.
knights-lesson-free-city = **Now:** press **… turns neutral** for the city you can best do without. · **Why:** one of your cities turns neutral, and you choose which. · **Later:** you can take it back like any neutral city.
knights-lesson-strip = **Now:** press **Discard …** for one of the cards. · **Why:** that Baron loses a Privilege or an office, and you preside, so you choose which. · **Later:** they cannot refuse it.
knights-lesson-expedition = **Now:** press **Start an expedition: …**, or **Start no expedition**. · **Why:** you are Chairman; all Barons can then invest crowns in it. · **Later:** it may come back with two to four times the crowns, or be lost.
knights-lesson-invest = **Now:** press **Invest …** for crowns you can spare, or **Invest nothing**. · **Why:** an expedition may multiply your crowns or lose them: the panel shows the chances. · **Later:** it arrives only after several Fund Expeditions cards, so keep enough crowns for the next Wages.
knights-lesson-bless = **Now:** press **Bless it** or **Do not bless it**. · **Why:** you are Head of the Church; for 1 Faith two Fate cards are turned over for this expedition, and the better one counts. · **Later:** it pays only if some of the crowns in it are yours.
knights-lesson-upgrade = **Now:** choose what you repair (a breach) or fortify (a city), or press **Upgrade nothing, keep …**. · **Why:** a repaired breach gives the walls 100 back; a fortified city has 100 more strength and 1 more income. · **Later:** keep enough crowns for the next Wages.
knights-lesson-muster = **Now:** press how many casualty markers you remove from which army, or remove none and keep your crowns. · **Why:** each marker you remove gives that army 100 strength back. · **Later:** a Noble dies when the markers add up to all the troops, so heal the weakest first.
knights-lesson-offer = **Now:** press **Take offer …** or **Decline offer …**. · **Why:** the crowns are yours at once; what you promise for them is only your word. · **Later:** unanswered offers end with the turn.
knights-lesson-price = **Now:** press **Take offer …** to pay, or **Decline offer …**. · **Why:** you pay at once; what you get for it is only a promise. · **Later:** you can make a better offer of your own under Deals.

# What a computer player reckoned with; below its suggestion.
knights-because-armies = { $n ->
        [one] one army takes part
       *[other] { $n } armies take part
    }
knights-because-asks = { $n ->
        [one] needs permission in one area on the way
       *[other] needs permission in { $n } areas on the way
    }
knights-because-ban = { $seat } would be banned
knights-because-beats = beats { $seat } in { $n } of 100 such battles
knights-because-besieges = { $card }: { $who } { $who_count ->
        [one] besieges
       *[other] besiege
    } { $place }, strength { $mine } against { $theirs }
knights-because-takes = { $card }: { $place } falls to a second siege, strength { $mine } against { $theirs } ({ $who })
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
knights-because-compare-assembly = Votes and cities for an Assembly: you { $mine }, the others { $theirs } on average
knights-because-compare-cities = cities: you { $mine }, the others { $theirs } on average
knights-because-compare-crowns = crowns in hand: you { $mine }, the others { $theirs } on average
knights-because-compare-taxes = crowns from Taxes: you { $mine }, the others { $theirs } on average
knights-because-compare-votes = Votes: you { $mine }, the others { $theirs } on average
knights-because-compare-wages = crowns for Wages: you { $mine }, the others { $theirs } on average
knights-because-deals = costs the other side about { $n ->
        [one] 1 troop
       *[other] { $n } troops
    }
knights-because-dies = { $piece } is lost
knights-because-distance = { $n ->
        [one] one area from your Stronghold
       *[other] { $n } areas from your Stronghold
    }
knights-because-drops = discards a Fate card: { $what }
knights-because-happens = lets { $card } happen
knights-because-event = avoids what { $card } does
knights-because-falls = { $place } falls in { $n } of 100 such assaults
knights-because-fee = you are offered { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } for it; it should be { $fee } or more
knights-because-free = Mercenaries under { $piece } need no wages
knights-because-gift = { $piece } adds: { $what }
knights-panel-goods-amount = { $what_slug ->
        [crowns] { $n ->
            [one] 1 crown
           *[other] { $n } crowns
        }
        [votes] { $n ->
            [one] 1 Vote
           *[other] { $n } Votes
        }
        [faith] { $n } Faith
        [influence] { $n } Influence
        [cities] { $n ->
            [one] 1 city
           *[other] { $n } cities
        }
        [charge] { $n ->
            [one] 1 Privilege
           *[other] { $n } Privileges
        }
        [office] { $n ->
            [one] 1 office
           *[other] { $n } offices
        }
       *[other] the title of { $what }
    }
knights-because-goods = you gain { knights-panel-goods-amount }
knights-because-goods-lost = costs you { knights-panel-goods-amount }
knights-because-guards = protects what you hold in { $place }
knights-because-hire = { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } for { $price ->
        [one] 1 crown
       *[other] { $price } crowns
    } now and { $wages } each time Wages are due
knights-because-hires = { $card }: { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } to hire with
knights-because-idle = { $card }: in case a march becomes worth it
knights-because-late = too few turns are left for it to pay
knights-because-lays = { $card } brings you { knights-panel-goods-amount }
knights-because-leads = { $piece } leads { $n } troops
knights-because-leave = permission for the attack is given about { $n } times in 100
knights-because-leaves = leaves { $place } unguarded
knights-because-losses = costs about { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } of your own
knights-because-men = { $seat } gets { $n } troops
knights-because-moves = { $card }: a march to { $place }
knights-because-near = brings { $place } within reach
knights-because-none = nothing else is worth it
knights-because-quell = a revolt in { $place } costs { $faith } Faith, { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } or the city
knights-because-promise = returns { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } for every 100 invested, on average
knights-because-share = { $votes ->
        [one] { $n ->
            [0] your only Vote is kept
           *[other] your only Vote goes to this
        }
       *[other] { $n } of your { $votes } Votes for this
    }
knights-because-siege = siege of { $place }: strength { $mine } against { $theirs }
knights-because-site = { $place }, walls { $n }, is { $steps ->
        [one] one area
       *[other] { $steps } areas
    } away
knights-because-stands = { $seat } is heading for about { $n } Influence
knights-because-theirs = { $seat } gains { knights-panel-goods-amount }
knights-because-theirs-lost = { $seat } loses { knights-panel-goods-amount }
knights-because-threat = there are rivals near { $place }
knights-because-tired = { $piece } is exhausted
knights-because-troops = { $n } more troops
knights-because-troops-lost = { $n } fewer troops
knights-because-unguarded = { $n ->
        [0] each of your cities has a Noble, so none may revolt
        [one] 1 of your cities has no Noble and may revolt
       *[other] { $n } of your cities have no Noble and may revolt
    }
knights-because-use = { $piece } can use these troops
knights-because-wages = { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }, with wages of { $wages } to pay
knights-because-walls = the walls of { $place }
knights-because-weaker = still too weak for { $place }: strength { $mine } against { $theirs }
knights-because-weak = a small army can besiege { $n ->
        [0] no city
        [one] 1 city
       *[other] { $n } cities
    } with walls of { $walls } or less

# A first game: what to learn at each step of the first three turns.
knights-lesson-assign = **Now:** give your six troop cards to your Nobles (**Spread evenly** does it for you), then press **Seal**. · **Why:** only Nobles with troops come onto the board; a Noble with 100 troops can besiege a city of strength 200, and a Noble with 150 troops can besiege one of strength 300. · **Later:** your goal is to become King: hold more than half of the Kingdom’s cities when an Upkeep begins, or have the most Influence when the pool is empty.
knights-lesson-found = **Now:** choose an area under **Place the Stronghold**, next to two or more neutral cities if you can. · **Why:** your Stronghold holds spare troops and shelters beaten Nobles, and cities next to it save you marches. · **Later:** if it falls, you lose half your crowns and a city, so keep an eye on rivals who come near.
knights-lesson-deploy = **Now:** choose one of your Nobles under **Place a Noble**, then a part of the Kingdom, and there a neutral city this Noble is strong enough to besiege: in each part such cities come first. · **Why:** a Noble who starts in a city’s area can besiege it with the first card, without a march. · **Later:** if no such city is free, start next to a neutral city and march there.
knights-lesson-1-plan = **Now:** tick up to six cards in the first list, at most two on each pile: **Mobilize Forces** on piles 1 and 2, and cards that help wherever your Nobles are; then seal. · **Why:** with Mobilize Forces your Nobles move and fight, and cities win the game; **Levy Taxes** brings crowns, **Draft Soldiers** Mercenaries, **Rally Support** Votes, **Serve the Church** Faith. · **Later:** piles are played in order, and the cards of each pile in random order; you can change your plan until everyone has sealed.
knights-lesson-2-plan = **Now:** plan again, with the cards you have in your hand. · **Why:** a used card stays on Taxes, Wages or the Assembly until that space is full; then its phase takes place and its cards come back. Only Versatile Strategy comes back at once. · **Later:** Taxes pay you for your cities, and Wages cost you crowns for your troops. A city that you besieged falls to a second siege: attack it again with Mobilize Forces or Versatile Strategy.
knights-lesson-3-plan = **Now:** before you plan, look at the top of the panel: it says how many cards are on each space. · **Why:** when Wages are nearly full, keep crowns, because unpaid Mercenaries leave; when the Assembly is nearly full, have Votes ready. · **Later:** the player whose card fills a space decides when its phase comes, and that can be you.
knights-lesson-levy-taxes = **Now:** press **Use the card**. · **Why:** it brings 1 crown for each area with one of your Nobles on land. · **Later:** spread your Nobles out before you levy taxes; the card goes to Taxes whether you use it or not.
knights-lesson-draft-soldiers = **Now:** press **On spot …**, as far left as you can. · **Why:** markers hire from left to right, so the leftmost has the first choice of Mercenaries. · **Later:** you pay only when you hire; hiring starts once there is one marker more than there are players.
knights-lesson-rally-support = **Now:** press **Use the card**. · **Why:** it brings 2 Votes, and the Chair if you then have more than anyone else and are not banned. · **Later:** the Chairman breaks ties in the Assembly.
knights-lesson-serve-the-church = **Now:** choose the space this card goes to; each choice says how much Faith you have then. · **Why:** Faith cancels Events that hit you, and with more Faith than anyone you become Head of the Church. · **Later:** a card on a nearly full space can start its phase; each choice says whether it does.
knights-lesson-mobilize-forces = **Now:** choose the area where you want to fight. If there is a place that you can besiege, it comes first. · **Why:** your rested Nobles nearby can move there and then fight one battle, and a siege of a neutral city costs no troops. · **Later:** a siege needs more strength than the walls; the Noble who leads it adds 200 strength.
knights-lesson-versatile-strategy = **Now:** choose one thing: **Take: …** for crowns or a Vote, or, where it is offered, **Use it: …** for a move or a battle. · **Why:** it does a bit of everything, so use it for what your other cards left undone, such as a siege where one of your Nobles already is. · **Later:** it comes back to your hand, so you can plan it again next turn.
knights-lesson-allocate = **Now:** press **To …** for the space this card goes to. · **Why:** a full space starts its phase at once: Taxes pay you, Wages cost you, the Assembly votes. · **Later:** avoid filling Wages while you are short of crowns.
knights-lesson-march = **Now:** choose a Noble and the way. With Mobilize Forces, end your moves when everyone you want is there. · **Why:** a Noble moves one area, or up to three along a road, and is exhausted after this card until the Upkeep. · **Later:** a city you leave without a Noble may revolt, and a siege you leave ends: the list warns you.
knights-lesson-bring = **Now:** tick the troops that come along, or press **Take no more troops, march on**. · **Why:** a bigger army can besiege a stronger city. · **Later:** a Noble who gives away all their troops leaves the board until the Upkeep.
knights-lesson-permit = **Now:** press **Let … pass** or **Do not let … pass**. · **Why:** the march goes on only if everyone who is asked allows it; one “no” stops it. · **Later:** you can ask for crowns before you answer, under Deals.
knights-lesson-fight = **Now:** choose whom you attack; each choice shows your chances. · **Why:** your Nobles there can fight one battle with this card. · **Later:** before you attack walls, you choose between an assault and a siege, and you can still call the attack off.
knights-lesson-consent = **Now:** press **Allow the attack in …** or **Forbid the attack in …**. · **Why:** you have a Noble there, so an attack on the walls needs your permission. · **Later:** permission is often sold: you can ask for crowns before you answer.
knights-lesson-battle-law = **Now:** press **Obey the law** unless that would cost you the battle. · **Why:** the law makes attackers weaker, and defying it bans you from the Assembly. · **Later:** a ban lasts until the Assembly lifts it.
knights-taught-siege = **Now:** press **Lay siege** if you can wait a turn and nobody is near enough to drive you off; otherwise **Assault**. · **Why:** a siege costs no troops, but a second one in a later turn has to finish it; an assault is decided at once and costs casualties. · **Later:** stay in the area: when your last Noble leaves, the siege ends.
knights-taught-siege-ripe = **Now:** press **Lay siege**. · **Why:** you have besieged this place since an earlier turn and are still stronger, so it falls at once and costs you no troops. · **Later:** leave a Noble there: others can besiege it, too.
knights-taught-siege-again = **Now:** press **Call off the attack**, unless you like the chances of an **Assault**. · **Why:** you have already besieged this place this turn, and a second siege counts only in a later turn. · **Later:** leave a Noble there: next turn a second siege takes the place, if you are still stronger.
knights-taught-siege-none = **Now:** press **Assault** if you like your chances, or **Call off the attack**. · **Why:** you cannot besiege it now, and an assault costs casualties. · **Later:** bring more troops: besiegers must be stronger than the walls and everyone inside together.
knights-lesson-battle-armies = **Now:** press **Lead … into battle** for the armies that fight. · **Why:** more strength draws more Fate cards, but everyone who fights is exhausted until the Upkeep. · **Later:** a Noble you leave out can still move or fight with another card this turn.
knights-lesson-commander = **Now:** press **… commands** for one of your Nobles. · **Why:** a side with a commander draws two more Fate cards and uses the commander’s ability, unless that Noble is exhausted. · **Later:** learn your four shapes: the square prevents a casualty, the star inflicts one, the triangle adds a victory, and the circle saves wages.
knights-lesson-hand = **Now:** tick the Fate cards that help you least, at least as many as the question says, then seal. · **Why:** a commander draws two more cards than the side may keep; casualties are counted first, then victories decide who wins. · **Later:** both hands are shown at the same time, so nobody can react to yours.
knights-lesson-ability = **Now:** press **Use the ability** if it is not in use yet, then **Seal**. · **Why:** your commander’s shape prevents a casualty, inflicts one or adds a victory. · **Later:** you lose the ability if that Noble dies without an heir.
knights-lesson-losses = **Now:** choose who takes the casualties: your walls, if they are in the list, then an army that can survive them. · **Why:** each casualty marker takes 100 off an army, and a Noble dies when the markers add up to all the troops. · **Later:** Muster Troops removes markers, Upgrade Defenses repairs walls.
knights-lesson-retreat = **Now:** choose the area you retreat to. · **Why:** a partial defeat does not kill your Nobles: each retreats to a neighbouring area without rivals. · **Later:** with nowhere to go, a Noble flees to your Stronghold, exhausted, or dies if your Stronghold is besieged.
knights-lesson-deserter = **Now:** press **… deserts** for the Mercenary who leaves; the one with the fewest troops is usually the best choice. · **Why:** after a defeat Fate names a nation, and one of its Mercenaries deserts each beaten army. · **Later:** Regulars never desert.
knights-lesson-death = **Now:** press **Give up: …** for the Mercenaries you lose. · **Why:** your Noble has died, and you lose Mercenaries for the casualty markers: as many troops as possible, but never more than the markers add up to. · **Later:** the heir comes back in the Upkeep with the same name, shape and remaining troops.
knights-lesson-spoil = **Now:** press **Keep the city**. · **Why:** it brings income at Taxes and 1 Influence a turn, and a city of the Kingdom counts towards the majority; razing the city pays three times its income, but only once. · **Later:** leave a Noble there, or it may revolt in the Upkeep.
knights-lesson-surrender = **Now:** press **Give up …** for the city you can best do without. · **Why:** your Stronghold has fallen, and its conqueror takes half your crowns and one city. · **Later:** you gain no Influence until you place your Stronghold again in the Upkeep.
knights-lesson-revolt = **Now:** press **Keep …** to pay 1 Faith or crowns for the city, or **Let … go**. · **Why:** in each Upkeep Fate decides whether your cities without a Noble revolt; a city that revolts turns neutral unless you pay. · **Later:** a Noble in the city prevents this.
knights-lesson-return = **Now:** choose where each of your Nobles with troops comes back; when they are all on the board, press **End placing and handing over**. · **Why:** Nobles off the board come back in your Stronghold or in one of your cities that is not besieged. · **Later:** a Noble without troops can come back too, once you hand troops over to this Noble.
knights-lesson-comply = **Now:** press **Obey the law** if you can afford it. · **Why:** the alternative is to be banned: no Votes in the Assembly and no Chair. · **Later:** laws stay in force until the Assembly discards them.
knights-lesson-wages = **Now:** choose the Mercenaries you cannot pay, if there are any, then **End wages: pay …**. · **Why:** a Mercenary wants 1 crown for every 50 troops, and those you cannot pay leave. · **Later:** keep those that a siege or a city needs.
knights-lesson-draft = **Now:** choose a Mercenary and where it goes, or press **End hiring, keep …**. · **Why:** it is your marker’s turn, and you pay the Mercenary’s wages once when you hire. · **Later:** you pay the same again each time Wages are due, so keep enough crowns.
knights-lesson-deputy = **Now:** press **… presides** for one of the Barons. · **Why:** you are Chairman but not in the Assembly, and somebody there has to break ties. · **Later:** that holds for this Assembly only.
knights-lesson-propose = **Now:** choose a motion, or press **Propose nothing**. · **Why:** Fate has given you a Private Motion, which is voted on first. · **Later:** discarding a law that hurts you is a good use of it.
knights-lesson-arrange = **Now:** choose in which order the Agendas are voted on. · **Why:** Votes are spent as they are cast, so put first what you care about most. · **Later:** next time someone else may be Chairman and choose another order.
knights-lesson-bids = **Now:** choose how many Votes you spend, then what for; that seals them. **Seal no Votes** keeps them all. · **Why:** spent Votes are gone, win or lose, so spend them where you gain, and 0 elsewhere. · **Later:** everyone’s Votes are shown together, and you keep the rest for the next Assembly.
knights-lesson-declare = **Now:** press **Declare: …** to say what your Votes are for. · **Why:** they are spent already; now you say which side they count for. · **Later:** next time you can declare when you seal your Votes, or wait again and listen to offers.
knights-lesson-decide = **Now:** press **Decide: …** for the choice that wins. · **Why:** the Votes are tied, and you preside. · **Later:** a standing order can break ties the way you voted.
knights-lesson-abide = **Now:** press **Abide by it**, unless the decision would cost you more than your place in the Assembly is worth. · **Why:** if you refuse, the decision does not affect you, but you are banned from the Assembly. If you are banned already, refusing costs you nothing. · **Later:** a ban lasts until the Assembly lifts it.
knights-lesson-discard-charge = **Now:** press **Give up …** for the Privilege you need least. · **Why:** a Baron can have three Privileges, and you have just won a fourth. · **Later:** a Private Motion can put the Privilege you give up to the vote again.
knights-lesson-appoint = **Now:** choose one of your Nobles with **Give it to …**, preferably one who will stay on the board. · **Why:** an office gives that Noble free troops or a power. · **Later:** the office is lost when the Noble dies.
knights-lesson-event-drawer = **Now:** press **… draws** for one of the Barons. · **Why:** you are Head of the Church: you draw a red (bad) Event yourself and give a green (good) one away; for 1 Faith it is the other way round. · **Later:** anyone who serves the Church and then has the most Faith takes this power from you.
knights-lesson-event-target = **Now:** press **Choose: …** for who or what is affected. · **Why:** this Event leaves the choice to you. · **Later:** the Event may be cancelled with Faith before it happens.
knights-lesson-avert = **Now:** press **Pay and cancel the Event** if the Event would cost you more than the Faith, otherwise **Let it happen**. · **Why:** a red Event hits the Baron who draws it, and only Faith stops it. · **Later:** if Fate has not named the target yet, you can wait: you are asked again when it has.
knights-lesson-pool = **Now:** press **Pledge … Faith** if you want to give some, then **Seal: …**. · **Why:** a blue Event can hit everyone; all Barons pay together, in secret, to cancel it. · **Later:** if the pledges are too few, nobody pays and the Event happens.
knights-lesson-leaving = **Now:** choose the Mercenary who goes. · **Why:** an Event sends one of yours back to the deck. · **Later:** the one with the fewest troops is usually the best choice.
knights-lesson-free-city = **Now:** press **… turns neutral** for the city you can best do without. · **Why:** one of your cities turns neutral, and you choose which. · **Later:** you can take it back like any neutral city.
knights-lesson-strip = **Now:** press **Discard …** for one of the cards. · **Why:** that Baron loses a Privilege or an office, and you preside, so you choose which. · **Later:** that Baron cannot refuse.
knights-lesson-expedition = **Now:** press **Start an expedition: …**, or **Start no expedition**. · **Why:** you are Chairman, so you decide; then all Barons can invest crowns in it. · **Later:** it pays out up to two, three or four times the crowns, depending on where it goes, or it is lost.
knights-lesson-invest = **Now:** press **Invest …** for crowns you can spare, or **Invest nothing**. · **Why:** an expedition may multiply your crowns or lose them: the panel shows the chances. · **Later:** it arrives only after several Fund Expeditions cards, so keep enough crowns for the next Wages.
knights-lesson-bless = **Now:** press **Bless it** or **Do not bless it**. · **Why:** you are Head of the Church; for 1 Faith two Fate cards are turned over for this expedition, and the better one counts. · **Later:** a blessing is worth it only if you have invested in this expedition.
knights-lesson-upgrade = **Now:** choose a breach to repair or a city to fortify, or press **Upgrade nothing, keep …**. · **Why:** a repaired breach gives the walls 100 strength back; a fortified city has 100 more strength and brings 1 crown more. · **Later:** keep enough crowns for the next Wages.
knights-lesson-muster = **Now:** choose how many casualty markers you remove, and from which army, or remove none and keep your crowns. · **Why:** each marker you remove gives that army 100 strength back. · **Later:** a Noble dies when the markers add up to all the troops, so heal the weakest first.
knights-lesson-offer = **Now:** press **Take offer …** or **Decline offer …**. · **Why:** the crowns are yours at once; what you promise for them is only your word. · **Later:** unanswered offers end with the turn.
knights-lesson-price = **Now:** press **Take offer …** to pay, or **Decline offer …**. · **Why:** you pay at once; what you get for it is only a promise. · **Later:** you can make a better offer of your own under Deals.

# What a computer player reckoned with; below its suggestion.
knights-because-armies = { $n ->
        [one] one army takes part
       *[other] { $n } armies take part
    }
knights-because-asks = { $n ->
        [one] the march needs permission in one area on the way
       *[other] the march needs permission in { $n } areas on the way
    }
knights-because-ban = this affects whether { $seat } is banned from the Assembly
knights-because-beats = you beat { $seat } in { $n } of 100 such battles
knights-because-befalls = the Event brings you { knights-panel-goods-amount }
knights-because-befalls-lost = the Event costs you { knights-panel-goods-amount }
knights-because-besieges = { $card }: { $who } { $who_count ->
        [one] besieges
       *[other] besiege
    } { $place } with strength { $mine } against { $theirs }
knights-because-takes = { $card }: { $place } falls to a second siege with strength { $mine } against { $theirs } ({ $who })
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
knights-because-card = the effect of { $card } is important to { $seat }
knights-because-city = { $place } brings { knights-panel-city-brings }
knights-panel-city-brings = { $income ->
        [one] 1 crown
       *[other] { $income } crowns
    } at Taxes{ $vote ->
        [0] { "" }
       *[other] , 1 Vote at each Assembly
    }{ $influence ->
        [0] { "" }
       *[other] , 1 Influence each turn
    }, { $turns ->
        [one] for this turn only
       *[other] for about { $turns } turns
    }
knights-because-compare-assembly = with what your cities bring, you would have { $mine ->
        [one] 1 Vote
       *[other] { $mine } Votes
    } at an Assembly; the others would have { $theirs } on average
knights-because-compare-cities = { $mine ->
        [one] you hold 1 city
       *[other] you hold { $mine } cities
    }, the others { $theirs } on average
knights-because-compare-crowns = { $mine ->
        [one] you have 1 crown
       *[other] you have { $mine } crowns
    }, the others { $theirs } on average
knights-because-compare-taxes = { $mine ->
        [one] you receive 1 crown at Taxes
       *[other] you receive { $mine } crowns at Taxes
    }, the others { $theirs } on average
knights-because-compare-votes = { $mine ->
        [one] you have 1 Vote
       *[other] you have { $mine } Votes
    }, the others { $theirs } on average
knights-because-compare-wages = { $mine ->
        [one] you pay 1 crown at Wages
       *[other] you pay { $mine } crowns at Wages
    }, the others { $theirs } on average
knights-because-deals = the other side loses about { $n ->
        [one] 1 troop
       *[other] { $n } troops
    }
knights-because-dies = { $piece } would die
knights-because-distance = { $n ->
        [0] your Stronghold is there
        [one] it is one area from your Stronghold
       *[other] it is { $n } areas from your Stronghold
    }
knights-because-drops = you discard a Fate card: { $what }
knights-because-happens = you let { $card } happen
knights-because-event = you avoid the effect of { $card }
knights-because-falls = { $place } falls in { $n } of 100 such assaults
knights-because-fee = { $n ->
        [0] you are offered nothing for your permission
        [one] you are offered 1 crown for your permission
       *[other] you are offered { $n } crowns for your permission
    }, and { $fee ->
        [one] 1 crown
       *[other] { $fee } crowns
    } would be a fair price
knights-because-free = Mercenaries in the army of { $piece } need no wages
knights-because-gift = as commander, { $piece } adds this: { $what }
knights-panel-goods-amount = { $what_slug ->
        [troops] { $n } troops
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
knights-because-goes = { $piece } can march to { $place }
knights-because-goods = you gain { knights-panel-goods-amount }
knights-because-goods-lost = it costs you { knights-panel-goods-amount }
knights-because-guards = it protects what you hold in { $place }
knights-because-hire = you get { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } for { $price ->
        [one] 1 crown
       *[other] { $price } crowns
    } now and { $wages ->
        [0] nothing
        [one] 1 crown
       *[other] { $wages } crowns
    } each time Wages are due
knights-because-hires = { $card }: { $n ->
        [one] you have 1 crown
       *[other] you have { $n } crowns
    } to hire with
knights-because-idle = { $card }: it is there in case a march becomes worthwhile
knights-because-late = too few turns are left for it to pay off
knights-because-lays = { $card } brings you { knights-panel-goods-amount }
knights-because-leads = { $piece } leads { $n } troops
knights-because-leave = the others allow such an attack about { $n ->
        [one] once
       *[other] { $n } times
    } in 100
knights-because-leaves = { $piece } leaves { $place } unguarded
knights-because-losses = you lose about { $n ->
        [one] 1 troop
       *[other] { $n } troops
    }
knights-because-men = { $seat } gets { $n } troops
knights-because-moves = { $card }: one of your Nobles marches to { $place }
knights-because-near = from there you can go for { $place }
knights-because-none = nothing else is worth it
knights-because-quell = a revolt in { $place } would cost you { $faith } Faith, { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } or the city
knights-because-promise = the expedition returns { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } on average for every 100 crowns invested
knights-because-share = { $votes ->
        [one] { $n ->
            [0] you keep your only Vote
           *[other] your only Vote goes to this
        }
       *[other] this deserves { $n } of your { $votes } Votes
    }
knights-because-siege = you can besiege { $place } with strength { $mine } against { $theirs } ({ $who })
knights-because-site = { $place }, with walls of strength { $n }, is { $steps ->
        [one] one area
       *[other] { $steps } areas
    } away
knights-because-stands = { $seat } is heading for about { $n } Influence
knights-because-theirs = { $seat } gains { knights-panel-goods-amount }
knights-because-theirs-lost = { $seat } loses { knights-panel-goods-amount }
knights-because-threat = there are rivals near { $place }
knights-because-tired = { $piece } is exhausted
knights-because-troops = it puts { $n } troops to use
knights-because-troops-lost = it costs you { $n } troops
knights-because-unguarded = { $n ->
        [0] each of your cities has a Noble, so none can revolt
        [one] 1 of your cities has no Noble and may revolt
       *[other] { $n } of your cities have no Noble and may revolt
    }
knights-because-use = { $piece } can use these troops
knights-because-wages = { $n ->
        [0] you have no crowns left
        [one] you have 1 crown left
       *[other] you have { $n } crowns left
    } for wages of { $wages ->
        [one] 1 crown
       *[other] { $wages } crowns
    }
knights-because-walls = it strengthens the walls of { $place }
knights-because-weaker = the Noble is still too weak to besiege { $place }: strength { $mine } against { $theirs }
knights-because-weak = a small army can besiege { $n ->
        [0] no city
        [one] 1 city
       *[other] { $n } cities
    } with walls of strength { $walls } or less
knights-because-assembly = { $seat } gets { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    } more at each Assembly
knights-because-assembly-lost = { $seat } gets { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    } less at each Assembly
knights-because-city-lost = you lose { $place }, which brings { knights-panel-city-brings }
knights-because-departs = { $piece } leaves { $place }
knights-because-fortified = { $place } is fortified already
knights-because-fortifies = { $place } then has 100 more strength and brings { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } more at Taxes
knights-because-has = { $seat } has { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }
knights-because-heals = you get { $n } troops back
knights-because-hurt = { $n ->
        [one] there is 1 casualty marker there
       *[other] there are { $n } casualty markers there
    }
knights-because-led = against it: { $piece } already leads { $n } troops
knights-because-lifts = { $piece } gives up your siege of { $place }
knights-because-men-lost = { $seat } loses { $n } troops
knights-because-otherwise = otherwise you gain { knights-panel-goods-amount }
knights-because-otherwise-lost = otherwise you lose { knights-panel-goods-amount }
knights-because-relief = { $seat } can pay { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } less at each Wages
knights-because-relief-lost = { $seat } can no longer pay { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } less at each Wages
knights-because-rivals = there are rivals in { $place }
knights-because-stake = you have { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } in this expedition, and if it is blessed, the better of two Fate cards counts
knights-because-taxes = { $seat } receives { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } more at each Taxes
knights-because-taxes-lost = { $seat } receives { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    } less at each Taxes
knights-because-tithe = { $seat } gains { $n } Faith in each Upkeep
knights-because-tithe-lost = { $seat } no longer gains { $n } Faith in each Upkeep

# What every card of Warrior Knights does, and a word on it.

## Shapes

knights-text-square = When he commands a battle and is not exhausted, he may prevent 100 casualties.
knights-text-circle = His army asks no wages while its troops are 400 or fewer, exhausted or not.
knights-text-triangle = When he commands a battle and is not exhausted, he may add 1 victory.
knights-text-star = When he commands a battle and is not exhausted, he may inflict 100 casualties more.

## Action cards of a Baron

knights-text-levy-taxes = 1 crown for each area where he has a Noble on land; the card goes to Taxes.
knights-text-draft-soldiers = A marker on any free open spot of the Mercenary Track, at no cost; the card goes to Wages.
knights-text-rally-support = 2 Votes, and the Chair if he then has more of them than anybody else; the card goes to the Assembly.
knights-text-serve-the-church = 1 Faith, and he is Head of the Church if he then has more of it than anybody else; the card goes to Taxes, Wages or the Assembly.
knights-text-mobilize-forces = One area: Nobles move there, fight a battle there, or both; the card goes to Wages after a move, to the Assembly after a battle, to either after both.
knights-text-versatile-strategy = 2 crowns, or 1 Vote, or one Noble moves, or a battle, or a marker on the Mercenary Track for its fee; the card comes back to his hand.

## Neutral action cards

knights-text-uncertain-times = The Fate deck is shuffled.
knights-text-muster-troops = All Barons at once: each may remove casualties from one of his armies at 2 crowns each.
knights-text-upgrade-defenses = All Barons at once: each may repair a city or his Stronghold at 2 crowns a breach, or fortify a city for 4.
knights-text-important-event = The Head of the Church says who draws the next Event: a red one himself, a green one another, or for 1 Faith the other way round; a blue one anybody.
knights-text-fund-expeditions = The Chairman may start an expedition, in which each Baron invests up to 5 crowns and which the Head of the Church may bless; the others sail on, and those at the end are resolved.

## Red Events

knights-text-no-heir = Fate names one of the four Nobles of the drawer: while this card lies before him, no heir follows when that Noble dies; his Mercenaries go back to the deck and his Regulars leave the game.
knights-quip-no-heir = The physicians blame the stars; the stars decline to comment.
knights-text-heretic = While this card lies before the drawer, he gains no Faith by any means and does not become Head of the Church by serving it.
knights-quip-heretic = He asked only one question, but it was a good one.
knights-text-camp-fever = Fate names one of the Nobles of the drawer on the board: his army takes 2 casualties.
knights-quip-camp-fever = Somebody dug the latrine upstream.
knights-text-debts = The drawer loses half of his crowns, rounded down.
knights-quip-debts = The banker smiles; that is the bad sign.
knights-text-mutiny = The drawer pays his Mercenaries now, as at Wages; one that is not paid in full deserts.
knights-quip-mutiny = Loyalty, by the month, in advance.
knights-text-scandal = The drawer loses half of his Votes, rounded down.
knights-quip-scandal = The letters were sealed, only not well enough.
knights-text-doubt = The drawer loses 2 Faith, or what he has of it; nobody can cancel this.
knights-quip-doubt = The relic was a chicken bone after all.
knights-text-uprising = Fate names a city of the drawer: it revolts, whether Nobles of his are there or not; he pays 1 Faith or twice its income, or it turns neutral.
knights-quip-uprising = The first thing to go was the bunting.
knights-text-fallen-wall = Fate names a city of the drawer: it takes 2 breaches, as far as its strength goes.
knights-quip-fallen-wall = The council had taken the cheapest offer.
knights-text-hearth-fire = The Stronghold of the drawer, if it is on the board, takes 2 breaches, as far as its strength goes.
knights-quip-hearth-fire = The goose is past saving.
knights-text-desertion = The drawer puts 1 Mercenary card of his choice back into the deck.
knights-quip-desertion = They left a note; it was mostly about the soup.
knights-text-disgrace = The drawer returns 1 Influence to the pool.
knights-quip-disgrace = He bowed to the wrong duchess.
knights-text-lame-horses = Every Noble of the drawer on the board is exhausted; nobody can cancel this.
knights-quip-lame-horses = One blacksmith for four armies.
knights-text-poisoned-feast = Fate names one of the Nobles of the drawer on the board: he dies.
knights-quip-poisoned-feast = The taster had the evening off.

## Green Events

knights-text-inheritance = The drawer gains 6 crowns.
knights-quip-inheritance = An aunt whom nobody visited and everybody mourns.
knights-text-harvest = The drawer collects the income of his cities that are not besieged, 1 crown more where they are fortified; laws and concessions do not count.
knights-quip-harvest = Even the tax collector is smiling.
knights-text-vision = The drawer gains 2 Faith.
knights-quip-vision = The saint spoke clearly and asked for nothing.
knights-text-eloquence = The drawer gains 3 Votes.
knights-quip-eloquence = Three lords asked for a copy.
knights-text-acclaim = The drawer gains 2 Influence from the pool.
knights-quip-acclaim = They shouted his name and very nearly pronounced it.
knights-text-volunteers = A Mercenary card of 100 at random out of the deck joins the Stronghold of the drawer, unpaid, even if it is off the board.
knights-quip-volunteers = They came for the wine and stayed for the plunder.
knights-text-masons-gift = The drawer chooses a city of his: all its breaches are repaired and it is fortified, besieged or not.
knights-quip-masons-gift = They built it straight, to general surprise.
knights-text-good-surgeon = The drawer chooses an army of his on the board, or the troops in his Stronghold: all its casualties are removed.
knights-quip-good-surgeon = He washes his hands, the eccentric.
knights-text-informer = The drawer chooses another Baron and takes 4 crowns from him, or what he has.
knights-quip-informer = Every treasury has a second key.
knights-text-relic = While this card lies before the drawer, he gains 1 Faith in every Upkeep, when Influence is gained.
knights-quip-relic = The third skull of the same saint, and the prettiest.

## Blue Events

knights-text-fire = Fate names a city that is not razed: every Noble in its area dies, and the city is razed; nobody is paid for it.
knights-quip-fire = It began in a bakery; it always does.
knights-text-broken-line = Fate names a Noble of any Baron: while this card lies on the table, no heir follows when he dies; his Mercenaries go back to the deck and his Regulars leave the game.
knights-quip-broken-line = The family tree has been pruned too close.
knights-text-assassin = Fate names a Noble on the board: his army takes 3 casualties, and he dies if it has no more to lose.
knights-quip-assassin = He missed the lord and met the bodyguard.
knights-text-palace-coup = Fate names a Baron who is not banned: he becomes Chairman of the Assembly.
knights-quip-palace-coup = They changed the guard and, while they were at it, the chair.
knights-text-schism = Fate names a Baron: he becomes Head of the Church.
knights-quip-schism = Two popes, one bell, and it tolls for him.
knights-text-homesick = Fate names a nationality: each Baron puts 1 Mercenary card of it, of his choice, back into the deck.
knights-quip-homesick = Somebody sang the song from home.
knights-text-storm = Every expedition under way is lost, with all the crowns in it.
knights-quip-storm = The sea kept the pepper.
knights-text-bread-riots = For every city that a Baron holds without a Noble of his there, a Fate card is turned over; if it says revolt, he pays 1 Faith or twice the income, or the city turns neutral.
knights-quip-bread-riots = The loaf shrank; the crowd did not.
knights-text-plague = Fate names a city that is not razed: every army in its area takes 2 casualties.
knights-quip-plague = The rats marched through without asking leave.
knights-text-pretender = The Baron with the most Influence returns 2 of it to the pool; Fate parts a tie.
knights-quip-pretender = A beard, a birthmark and a very good tailor.
knights-text-deserted-market = All markers leave the Mercenary Track, nobody hires, and the offer is dealt anew; nobody can cancel this.
knights-quip-deserted-market = The captains had heard of a wedding.
knights-text-fair-winds = Every expedition under way moves on 1 space, at most to the last; none is resolved now, and nobody can cancel this.
knights-quip-fair-winds = For once the almanac was right.

## Motions

knights-text-traitor-to-the-crown = The Baron elected is banned from the Assembly.
knights-quip-traitor-to-the-crown = Evidence is welcome but not required.
knights-text-royal-grant = The Baron elected gains 8 crowns.
knights-quip-royal-grant = The Crown gives, and the Crown remembers.
knights-text-war-tax = Every Baron pays 1 crown for each city he holds, at home and overseas, as far as his purse goes.
knights-quip-war-tax = For a war to be named later.
knights-text-new-chairman = The Baron elected becomes Chairman of the Assembly at once, unless he is banned.
knights-quip-new-chairman = The same chair, a different cushion.
knights-text-synod = The Baron elected becomes Head of the Church.
knights-quip-synod = The Spirit moved them; the wine helped.
knights-text-dismissal = The Baron elected loses 1 office of his Nobles; the Chairman says which, and it cannot be refused.
knights-quip-dismissal = With thanks for his services, such as they were.
knights-text-revocation = The Baron elected loses 1 charge; the Chairman says which, and it cannot be refused.
knights-quip-revocation = The seal is genuine; so is the hammer.
knights-text-amnesty = Every ban from the Assembly is rescinded, from the next Assembly on.
knights-quip-amnesty = Forgiven, not forgotten, and carefully counted.
knights-text-town-charter = The Baron elected sets 1 of his cities free, the one he chooses: it turns neutral.
knights-quip-town-charter = Town air makes free, and somebody poorer.
knights-text-royal-favour = The Baron elected gains 2 Influence from the pool.
knights-quip-royal-favour = The throne is empty, yet it seemed to nod.

## Laws

knights-text-crown-quarter = At Taxes every Baron pays 1 crown of each 4 that he receives.
knights-quip-crown-quarter = The other three are his, for now.
knights-text-arms-tax = At Wages every Baron pays 1 crown for each 100, or part of 100, by which the strength on his troop cards exceeds 600.
knights-quip-arms-tax = Peace by bookkeeping.
knights-text-truce-of-god = In every battle the strength of the attacker is 100 less, when Fate cards are drawn and when he besieges.
knights-quip-truce-of-god = Thou shalt not kill, least of all on a Tuesday.
knights-text-harbour-dues = For each Noble who sails his Baron pays 2 crowns; who cannot pay stays ashore.
knights-quip-harbour-dues = Payable on leaving, on landing and on looking at the sea.
knights-text-road-toll = For each Noble who moves more than 1 area by road his Baron pays 1 crown; who cannot pay goes no further.
knights-quip-road-toll = The road is free; the dust is taxed.
knights-text-safe-walls = Nobody may raze a city that he captures.
knights-quip-safe-walls = Somebody has to pay taxes next year.
knights-text-guild-of-arms = Every Mercenary card hired costs 1 crown more.
knights-quip-guild-of-arms = Membership is voluntary, like breathing.
knights-text-short-speeches = At every Assembly, once Votes are received, whoever has more than 6 returns the rest.
knights-quip-short-speeches = The usher has bought an hourglass.

## Charges: concessions first

knights-text-silver-mines = Concession: its Baron receives 4 crowns at Taxes.
knights-quip-silver-mines = The miners see none of it, nor much else.
knights-text-salt-works = Concession: its Baron receives 3 crowns at Taxes.
knights-quip-salt-works = Everybody needs it; nobody says thank you.
knights-text-bridge-tolls = Concession: its Baron receives 3 crowns at Taxes.
knights-quip-bridge-tolls = Four bridges, one purse.
knights-text-wool-staple = Concession: its Baron receives 2 crowns at Taxes.
knights-quip-wool-staple = The sheep were not consulted.
knights-text-vineyards = Concession: its Baron receives 2 crowns at Taxes.
knights-quip-vineyards = A tenth is lost to tasting.
knights-text-fisheries = Concession: its Baron receives 2 crowns at Taxes.
knights-quip-fisheries = Fridays have never paid so well.
knights-text-free-passage = The Nobles of its Baron need nobody’s leave to pass through an area.
knights-quip-free-passage = One seal for every gate.
knights-text-right-of-muster = At Muster Troops a casualty costs its Baron 1 crown instead of 2.
knights-quip-right-of-muster = All volunteers, just to be safe.
knights-text-master-masons = At Upgrade Defenses a breach costs its Baron 1 crown instead of 2, and fortifying 2 instead of 4.
knights-quip-master-masons = They even finish on time.
knights-text-chartered-fleet = Its Baron may invest up to 10 crowns in an expedition instead of 5.
knights-quip-chartered-fleet = Twice the hold, half the prayer.
knights-text-seat-of-honour = Its Baron receives 2 Votes more at every Assembly that he attends.
knights-quip-seat-of-honour = It has a cushion and a view of everybody’s notes.
knights-text-legate = Its Baron gains 1 Faith in every Upkeep and stays away from every Assembly.
knights-quip-legate = An honour, abroad, with no date of return.

## Offices

knights-text-constable = 200 maintained troops fight in the Noble’s army, unpaid.
knights-quip-constable = The horses know his name; the grooms use another.
knights-text-marshal = 150 maintained troops fight in the Noble’s army, unpaid.
knights-quip-marshal = He points at the map; others walk.
knights-text-captain-of-the-guard = 100 maintained troops fight in the Noble’s army, unpaid.
knights-quip-captain-of-the-guard = Awake, for the most part.
knights-text-warden-of-the-fords = 100 maintained troops fight in the Noble’s army, unpaid; he crosses rivers without a bridge.
knights-quip-warden-of-the-fords = Wet boots are his badge.
knights-text-admiral = 100 maintained troops fight in the Noble’s army, unpaid; when he sails he lands at once, exhausted.
knights-quip-admiral = Never seasick in company.
knights-text-master-of-engines = 50 maintained troops fight in the Noble’s army, unpaid; an assault that he commands as the attacker inflicts 100 casualties more.
knights-quip-master-of-engines = He loves walls as a boy loves sandcastles.
knights-text-viceroy = 250 maintained troops fight in the Noble’s army, unpaid; his Baron stays away from every Assembly.
knights-quip-viceroy = All of the army and none of the talk.
knights-text-chancellor = The Noble’s Baron receives 1 Vote more at every Assembly that he attends.
knights-quip-chancellor = He keeps the seal, the minutes and the grudge.
knights-text-treasurer = The Noble’s Baron receives 2 crowns at Taxes.
knights-quip-treasurer = Small leaks in large ledgers.
knights-text-quartermaster = The Noble’s army asks 3 crowns less at Wages.
knights-quip-quartermaster = Two pairs of boots serve three men, in turns.

## Private Motion

knights-text-private-motion = Fate names a Baron, who may have the Assembly vote before all else on one thing: rescinding a ban; discarding a law, a charge or an office; ending the Assembly and keeping its Agendas for the next; or an Agenda out of the discards.
knights-quip-private-motion = Everybody is entitled to one bad idea.

## The same in the room of a line
knights-brief-arms-tax = At Wages: 1 crown for each 100, or part of it, over 600 men on a Baron’s troop cards
knights-brief-truce-of-god = In every battle the attacker is 100 weaker, when he draws and when he besieges
knights-brief-road-toll = 1 crown for each Noble who goes more than 1 area by road; else he goes no further
knights-brief-master-of-engines = 50 maintained troops, unpaid; an assault he commands inflicts 100 casualties more
knights-brief-war-tax = Every Baron pays 1 crown for each city he holds, as far as his purse goes
knights-brief-master-masons = Upgrade Defenses: 1 crown a breach instead of 2, 2 for fortifying instead of 4
knights-brief-admiral = 100 maintained troops, unpaid; he lands at once when he sails, exhausted
knights-brief-viceroy = 250 maintained troops, unpaid; his Baron attends no Assembly
knights-brief-no-heir = No heir follows when that Noble dies; his troops are lost with him
knights-brief-broken-line = No heir follows when that Noble dies; his troops are lost with him
knights-brief-heretic = Its Baron gains no Faith, nor becomes Head of the Church by serving it
knights-brief-relic = Its Baron gains 1 Faith in every Upkeep

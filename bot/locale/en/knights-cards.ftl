# What every card of Warrior Knights does, and a word on it.

## Shapes

knights-text-square = As commander of a battle, unless exhausted, this Noble can prevent 1 casualty.
knights-text-circle = With 400 troops or fewer, this Noble’s army needs no wages, even if the Noble is exhausted.
knights-text-triangle = As commander of a battle, unless exhausted, this Noble can add 1 victory.
knights-text-star = As commander of a battle, unless exhausted, this Noble can inflict 1 more casualty.

## Action cards of a Baron

knights-text-levy-taxes = You gain 1 crown for each area with one of your Nobles on land; the card goes to Taxes.
knights-text-draft-soldiers = You place a marker on any free spot of the Mercenary Track, at no cost; the card goes to Wages.
knights-text-rally-support = You gain 2 Votes, and the Chair if you then have more Votes than anyone else; the card goes to the Assembly.
knights-text-serve-the-church = You gain 1 Faith, and become Head of the Church if you then have more Faith than anyone else; the card goes to Taxes, Wages or the Assembly.
knights-text-mobilize-forces = Name one area: your Nobles can move there, fight a battle there, or both; the card goes to Wages after a move, to the Assembly after a battle, and to either one after both.
knights-text-versatile-strategy = Choose one: gain 2 crowns, gain 1 Vote, move one Noble, fight a battle, or place a marker on the Mercenary Track for its fee; the card comes back to your hand.

## Neutral action cards

knights-text-uncertain-times = The Fate deck is shuffled.
knights-text-muster-troops = All Barons at once: each can remove casualty markers from one of their armies for 2 crowns a marker.
knights-text-upgrade-defenses = All Barons at once: each can repair a city or their Stronghold for 2 crowns a breach, or fortify a city for 4 crowns.
knights-text-important-event = The Head of the Church says who draws the next Event: a red one goes to the Head and a green one to another Baron, or the other way round for 1 Faith; a blue one can go to anyone.
knights-text-fund-expeditions = The Chairman can start an expedition, in which each Baron can invest up to 5 crowns and which the Head of the Church can bless; expeditions under way move on, and those that reach the end are resolved.

## Red Events

knights-text-no-heir = Fate names a Noble of the Baron who drew this card: if that Noble dies while the card lasts, no heir follows, the army’s Mercenaries go back to the deck, and its Regulars leave the game.
knights-quip-no-heir = The physicians blame the stars; the stars decline to comment.
knights-text-heretic = While this card lasts, its Baron gains no Faith by any means and cannot become Head of the Church with Serve the Church.
knights-quip-heretic = He asked only one question, but it was a good one.
knights-text-camp-fever = Fate names one of your Nobles on the board, whose army takes 2 casualties.
knights-quip-camp-fever = Somebody dug the latrine upstream.
knights-text-debts = You lose half of your crowns, rounded down.
knights-quip-debts = The banker smiles; that is the bad sign.
knights-text-mutiny = You pay your Mercenaries now, as at Wages; those who do not get their full wages desert.
knights-quip-mutiny = Loyalty, by the month, in advance.
knights-text-scandal = You lose half of your Votes, rounded down.
knights-quip-scandal = The letters were sealed, just not well enough.
knights-text-doubt = You lose 2 Faith, or all you have if that is less; nobody can cancel this Event.
knights-quip-doubt = The relic was a chicken bone after all.
knights-text-uprising = Fate names one of your cities, which revolts even if you have Nobles there: you pay 1 Faith or twice its income, or the city turns neutral.
knights-quip-uprising = The first thing to go was the bunting.
knights-text-fallen-wall = Fate names one of your cities: it takes 2 breaches, but no more than its strength allows.
knights-quip-fallen-wall = The council had taken the lowest bid.
knights-text-hearth-fire = Your Stronghold, if it is on the board, takes 2 breaches, but no more than its strength allows.
knights-quip-hearth-fire = The goose is past saving.
knights-text-desertion = You put 1 Mercenary card of your choice back into the deck.
knights-quip-desertion = They left a note; it was mostly about the soup.
knights-text-disgrace = You return 1 Influence to the pool.
knights-quip-disgrace = You bowed to the wrong duchess.
knights-text-lame-horses = All your Nobles on the board are exhausted; nobody can cancel this Event.
knights-quip-lame-horses = One blacksmith for four armies.
knights-text-poisoned-feast = Fate names one of your Nobles on the board, who dies.
knights-quip-poisoned-feast = The taster had the evening off.

## Green Events

knights-text-inheritance = You gain 6 crowns.
knights-quip-inheritance = An aunt whom nobody visited and everybody mourns.
knights-text-harvest = You collect the income of your cities that are not besieged, plus 1 crown for each fortified one; laws and concessions do not count.
knights-quip-harvest = Even the tax collector is smiling.
knights-text-vision = You gain 2 Faith.
knights-quip-vision = The saint spoke clearly and asked for nothing.
knights-text-eloquence = You gain 3 Votes.
knights-quip-eloquence = Three lords asked for a copy.
knights-text-acclaim = You gain 2 Influence from the pool.
knights-quip-acclaim = They shouted your name and very nearly pronounced it.
knights-text-volunteers = A random Mercenary card of 100 troops from the deck joins your Stronghold at no cost, even if the Stronghold is off the board.
knights-quip-volunteers = They came for the wine and stayed for the plunder.
knights-text-masons-gift = You choose one of your cities: all its breaches are repaired and it is fortified, even if it is besieged.
knights-quip-masons-gift = They built it straight, to general surprise.
knights-text-good-surgeon = You remove all casualty markers from one of your armies on the board, or from the troops in your Stronghold.
knights-quip-good-surgeon = He washes his hands, the eccentric.
knights-text-informer = You choose another Baron and take 4 crowns from them, or all they have if that is less.
knights-quip-informer = Every treasury has a second key.
knights-text-relic = While this card lasts, its Baron gains 1 Faith in every Upkeep, when Influence is gained.
knights-quip-relic = The third skull of the same saint, and the prettiest.

## Blue Events

knights-text-fire = Fate names a city that is not razed: every Noble in its area dies, and the city is razed; nobody receives crowns for this.
knights-quip-fire = It began in a bakery; it always does.
knights-text-broken-line = Fate names a Noble of any Baron: while this card lasts, that Noble has no heir, and if they die, the Mercenaries of the army go back to the deck and its Regulars leave the game.
knights-quip-broken-line = The family tree has been pruned too close.
knights-text-assassin = Fate names a Noble on the board: their army takes 3 casualties, and if nothing is left of it, the Noble dies.
knights-quip-assassin = He missed the lord and met the bodyguard.
knights-text-palace-coup = Fate names a Baron who is not banned, and that Baron becomes Chairman of the Assembly.
knights-quip-palace-coup = They changed the guard and, while they were at it, the chair.
knights-text-schism = Fate names a Baron, who becomes Head of the Church.
knights-quip-schism = Two popes, one bell: guess for whom it tolls.
knights-text-homesick = Fate names a nation: each Baron chooses 1 of their Mercenary cards of that nation and puts it back into the deck.
knights-quip-homesick = Somebody sang the song from home.
knights-text-storm = Every expedition under way is lost, with all the crowns in it.
knights-quip-storm = The sea kept the pepper.
knights-text-bread-riots = For each Baron’s city with none of that Baron’s Nobles in it, a Fate card is turned over; if it says revolt, that Baron pays 1 Faith or twice the city’s income, or the city turns neutral.
knights-quip-bread-riots = The loaf shrank; the crowd did not.
knights-text-plague = Fate names a city that is not razed: every army in its area takes 2 casualties.
knights-quip-plague = The rats marched through without asking permission.
knights-text-pretender = The Baron with the most Influence returns 2 Influence to the pool; Fate breaks ties.
knights-quip-pretender = A beard, a birthmark and a very good tailor.
knights-text-deserted-market = All markers leave the Mercenary Track, nobody hires, and a new offer of Mercenaries is dealt; nobody can cancel this Event.
knights-quip-deserted-market = The captains had heard of a wedding.
knights-text-fair-winds = Every expedition under way moves on 1 space, but not past the last; none is resolved now, and nobody can cancel this Event.
knights-quip-fair-winds = For once the almanac was right.

## Motions

knights-text-traitor-to-the-crown = The elected Baron is banned from the Assembly.
knights-quip-traitor-to-the-crown = Evidence is welcome but not required.
knights-text-royal-grant = The elected Baron gains 8 crowns.
knights-quip-royal-grant = The Crown gives, and the Crown remembers.
knights-text-war-tax = Every Baron pays 1 crown for each city they hold, in the Kingdom and overseas, or all their crowns if they have fewer.
knights-quip-war-tax = For a war to be named later.
knights-text-new-chairman = The elected Baron becomes Chairman of the Assembly at once, unless banned.
knights-quip-new-chairman = The same chair, a different cushion.
knights-text-synod = The elected Baron becomes Head of the Church.
knights-quip-synod = The Spirit moved them; the wine helped.
knights-text-dismissal = The elected Baron loses 1 of their Nobles’ offices, chosen by the Chairman, and cannot refuse.
knights-quip-dismissal = With thanks for services rendered, such as they were.
knights-text-revocation = The elected Baron loses 1 Privilege, chosen by the Chairman, and cannot refuse.
knights-quip-revocation = The seal is genuine; so is the hammer.
knights-text-amnesty = All bans from the Assembly are lifted, from the next Assembly on.
knights-quip-amnesty = Forgiven, not forgotten, and carefully counted.
knights-text-town-charter = The elected Baron chooses 1 of their cities, which turns neutral.
knights-quip-town-charter = Town air makes you free, and somebody else poorer.
knights-text-royal-favour = The elected Baron gains 2 Influence from the pool.
knights-quip-royal-favour = The throne is empty, yet it seemed to nod.

## Laws

knights-text-crown-quarter = At Taxes every Baron pays 1 crown of every 4 they receive.
knights-quip-crown-quarter = The other three are yours, for now.
knights-text-arms-tax = At Wages every Baron whose troop cards add up to more than 600 troops pays 1 crown for each 100 troops above 600; a last part of 100 counts as 100.
knights-quip-arms-tax = Peace by bookkeeping.
knights-text-truce-of-god = In every battle the attacker has 100 less strength, both when drawing Fate cards and when besieging.
knights-quip-truce-of-god = Thou shalt not kill, least of all on a Tuesday.
knights-text-harbour-dues = A Baron pays 2 crowns for each Noble who sails; a Noble nobody pays for stays ashore.
knights-quip-harbour-dues = Payable on leaving, on landing and on looking at the sea.
knights-text-road-toll = A Baron pays 1 crown for each Noble who moves more than 1 area by road; a Noble nobody pays for moves only 1 area.
knights-quip-road-toll = The road is free; the dust is taxed.
knights-text-safe-walls = Nobody may raze a city they capture.
knights-quip-safe-walls = Somebody has to pay taxes next year.
knights-text-guild-of-arms = Every Mercenary card hired costs 1 crown more.
knights-quip-guild-of-arms = Membership is voluntary, like breathing.
knights-text-short-speeches = At every Assembly, once they have received their Votes, Barons keep 6 at most and return the rest.
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
knights-text-free-passage = The Nobles of its Baron need nobody’s permission to pass through an area.
knights-quip-free-passage = One seal for every gate.
knights-text-right-of-muster = At Muster Troops its Baron removes casualty markers for 1 crown each instead of 2.
knights-quip-right-of-muster = All volunteers, just to be safe.
knights-text-master-masons = At Upgrade Defenses its Baron repairs breaches for 1 crown each instead of 2, and fortifies a city for 2 crowns instead of 4.
knights-quip-master-masons = They even finish on time.
knights-text-chartered-fleet = Its Baron can invest up to 10 crowns instead of 5 in an expedition.
knights-quip-chartered-fleet = Twice the hold, half the prayer.
knights-text-seat-of-honour = Its Baron receives 2 more Votes at every Assembly they attend.
knights-quip-seat-of-honour = It has a cushion and a view of everybody’s notes.
knights-text-legate = Its Baron gains 1 Faith in every Upkeep but cannot attend the Assembly.
knights-quip-legate = An honour, abroad, with no date of return.

## Offices

knights-text-constable = This Noble’s army has 200 extra troops, free of wages.
knights-quip-constable = The horses know his name; the grooms use another.
knights-text-marshal = This Noble’s army has 150 extra troops, free of wages.
knights-quip-marshal = He points at the map; others walk.
knights-text-captain-of-the-guard = This Noble’s army has 100 extra troops, free of wages.
knights-quip-captain-of-the-guard = Awake, for the most part.
knights-text-warden-of-the-fords = This Noble’s army has 100 extra troops, free of wages, and can cross rivers where there is no bridge.
knights-quip-warden-of-the-fords = Wet boots are his badge.
knights-text-admiral = This Noble’s army has 100 extra troops, free of wages, and the Noble lands at once after sailing, exhausted.
knights-quip-admiral = Never seasick in company.
knights-text-master-of-engines = This Noble’s army has 50 extra troops, free of wages, and inflicts 1 more casualty (100 troops) when the Noble commands an assault.
knights-quip-master-of-engines = He loves walls as a boy loves sandcastles.
knights-text-viceroy = This Noble’s army has 250 extra troops, free of wages, but this Noble’s Baron cannot attend the Assembly.
knights-quip-viceroy = All of the army and none of the talk.
knights-text-chancellor = This Noble’s Baron receives 1 more Vote at every Assembly they attend.
knights-quip-chancellor = He keeps the seal, the minutes and the grudge.
knights-text-treasurer = This Noble’s Baron receives 2 crowns at Taxes.
knights-quip-treasurer = Small leaks in large ledgers.
knights-text-quartermaster = This Noble’s army costs 3 crowns less at Wages.
knights-quip-quartermaster = Two pairs of boots serve three men, by turns.

## Private Motion

knights-text-private-motion = Fate names a Baron, who can put one motion to the vote first: to lift a ban; to discard a law, a Privilege or an office; to vote on a discarded Agenda; or to end the Assembly and keep its Agendas for the next one.
knights-quip-private-motion = Everybody is entitled to one bad idea.

## The same in the room of a line
knights-brief-arms-tax = At Wages: 1 crown for each 100 troops, or part of 100, above 600 on a Baron’s troop cards
knights-brief-truce-of-god = In every battle the attacker has 100 less strength, also when besieging
knights-brief-road-toll = 1 crown for each Noble who goes more than 1 area by road, or that Noble stops
knights-brief-master-of-engines = 50 extra troops, free of wages; 1 more casualty in an assault this Noble commands
knights-brief-war-tax = Every Baron pays 1 crown for each city they hold, or all they have
knights-brief-master-masons = Upgrade Defenses: a breach costs 1 crown instead of 2, fortifying 2 instead of 4
knights-brief-warden-of-the-fords = 100 extra troops, free of wages; can cross rivers where there is no bridge
knights-brief-admiral = 100 extra troops, free of wages; lands at once after sailing, exhausted
knights-brief-viceroy = 250 extra troops, free of wages; the Baron cannot attend the Assembly
knights-brief-no-heir = If the named Noble dies, no heir follows and the troops are lost
knights-brief-broken-line = If the named Noble dies, no heir follows and the troops are lost
knights-brief-heretic = Its Baron gains no Faith and cannot become Head with Serve the Church
knights-brief-relic = Its Baron gains 1 Faith in every Upkeep

# The topics of /rules, second half.

fief-rules-invaders = An army is a leader and five infantry; there are four. In phase 6
    1. every leader on the map gathers three infantry, five at most;
    2. a card of Invaders throws a battle die: each hit lands an army in the region’s port. Storms hold them up, the Plague halves them;
    3. each leader marches twice, by the compass. He attacks, family by family, whom he **outnumbers** (Nobles and engines do not count), walls only if he has a die left; else he walks on.
    { "" }In a city nobody defends they destroy mill, abbey, fortress and relic. In a Walled City the strongest army stays for good and the title is free.
    They **leave England** when they come from inland to a port that is empty or beaten, or when a Noble beside them pays **5** shillings. A cleric may speak to them: on 1 to 3 the army is gone for good, on 4 to 6 the cleric dies.
    Their captives cost 2 shillings and 2 a title.
    .name = Invaders
fief-rules-battle = An army attacks whoever is in its city; nobody has to. Both sides show their troops. Third families there choose a side, and may turn after any roll.
    A die has a blank, two faces of 1 hit, two of 2, one of 3. Each round, both sides at once:
    1. **Catapults:** two dice, 1 hit more for a second one. **Bombards:** a die each; a blank kills one and a soldier. Both need a soldier and ignore walls.
    2. **Archers:** one die for all, 1 hit more from three; two are needed against a fortress, three against a Walled City. They may aim at a Noble: a 3 kills, anything else misses.
    3. **Melee:** soldiers, archers, Lords and men 1 point, crossbowmen 2, knights 3. Up to 6 points one die, up to 12 two, beyond three. A fortress costs the attacker a die, a Walled City two.
    { "" }As many hits as possible are taken, the owner choosing; Nobles last. The game stops for you after a roll only if your orders ask for it: fight on, surrender, truce, and before walls, or against troops without a leader, break off; before walls lay siege. Three rolls without a loss end it.
    .name = Battle
fief-rules-captives = When all troops of a side have fallen, its Nobles are **taken captive** and engines become spoils. Victors without a Noble, or whose last troop is a crossbowman, kill instead.
    A captive keeps titles, income and taxes, but does not vote, stand or move. He goes where his captor goes.
    { "" }**Ransom: 2 shillings, and 2 for each title** (church and crown count, the Garter does not). If a family can pay in full before purchases, it must, and the captor must accept. A captor may take less, by a deal.
    Captives go free when they are ransomed, when the captor dies or loses his troops, when invaders leave, or by a Passage. They appear in a fort of theirs or with kin.
    A captive is killed only by an Assassination, or by rebels.
    .name = Captives and ransoms
fief-rules-siege = Before walls an attacker may stop after a roll, or at once if he has no die, and **lay siege**. A catapult is begun; in the next purchases it costs **5** shillings, a second one 5 more; unpaid, the siege ends. It ends at once, too, with the last besieging Noble or the last catapult before the city.
    The besieged city stays with its owner, yields nothing and takes no new troops. Nobody leaves without leave, but friends march in. The besieged do not vote or stand.
    They may **sally**: melee in the open, without engines, archers or walls, and back inside after a roll. Or ride out in a parade.
    { "" }**Pillage**, last in phase 7: in cities you control a mill brings 2 shillings; in one you have won in battle this round an abbey brings 10, its relics, and heresy for the Noble who does it.
    .name = Siege and pillage
fief-rules-court = One window for all, from round 2 on.
    { "" }**Marriage:** an unmarried man and woman of two families, no clerics, captives too. A family has one marriage and one ally at a time. Allies give each other money freely, may give their church titles to each other’s Nobles, and win together with 4 points, never alone. Nothing but a death ends a marriage, and nothing forbids attacking your ally. Three at a table never marry.
    { "" }**Election:** when the throne is empty and there are three feudal titles and a bishop or archbishop. Any free, unbesieged Lord who is no cleric may stand. Each family lays a vote, a decoy, both or nothing, unseen. A vote weighs **1** for each Lord and bishop and **2** for each archbishop who is free and not besieged. Most votes win; a tie elects nobody.
    A King’s wife is **Queen**; a Sovereign Queen’s husband is not King. A boy born to the Queen’s family is **Prince of Wales** and follows on the throne.
    .name = Marriage and election
fief-rules-parliament = A free, unbesieged **Sovereign** may call Parliament once a round, instead of an election, and ask for a **Royal Tax of 12 shillings**.
    Every family votes aye, nay or not at all, unseen. Lords and bishops count 1, archbishops 2; a **Burgher** adds 3 or 5 for a treasure. It passes with **more than half** of the votes cast.
    The Sovereign divides the money in secret: each reads his own share alone.
    In that round **every city** of the realm may rise, and every rebellion is one stronger.
    { "" }The Sovereign also taxes regions that nobody governs, grants free titles, gives the **Garter** and has two royal knights; the spouse has two royal soldiers. Each guard adds 1 hit to every melee roll of his side.
    .name = Parliament and crown
fief-rules-opportunities = Opportunity cards, at any moment but the drawing:
    - **Rebellion** in a city that is taxed by another, starves, or when the Royal Tax was raised. Everybody may add to it. Each rebellion is a die and a hit; a fortress stops one, a Walled City two. A cleric in the city pays 3 shillings for each, or speaks: it ends on 1 to 4, and on 5 or 6 he dies. One roll; if all troops fall, every Noble and captive dies, those of invaders too, and mill, abbey and fortress burn.
    - **Passage:** pass a guarded city or Storms or leave a siege; cancel walls in attack; slip out of a battle, each Noble with one of their own troops; free any captive; undo the walls against a rebellion.
    - **Assassination** kills any Noble; one of yours does it and is a **heretic**. Leaders of invaders fall without one.
    - **Justice** kills a heretic, not royals, not in an abbey.
    - **Ambush** takes a Noble captive who is in your Noble’s city and behind no walls.
    - **Fair Weather**, **crossbowmen**, **Burghers**.
    { "" }Troops that lose their only Noble so go in fours to the nearest kin.
    .name = Opportunity cards
fief-rules-burghers = One card lies in the slot of your family; another may replace it.
    { "" }**French and Flemish crossbowmen:** three each, hired at any moment for 2 shillings, into any city, even in the middle of a battle. 2 points, 2 hits, they shoot like archers. At the end of the round they go home to their card.
    { "" }**Burghers** need a Lord in your family. For a treasure each time they
    - add 3 or 5 votes in Parliament
    - raise or strengthen a rebellion
    - show a secret way, like a Passage
    { "" }A family has **two treasures** a round for all this and for taxes.
    .name = Crossbowmen and Burghers
fief-rules-relics = Four relics lie hidden in the cathedrals of Exeter, York, Norwich and Canterbury. A prelate finds the one of his own cathedral, an abbess any. They pass between Nobles in one city, and may be laid down there. The **first** presented to a Sovereign there is worth **1 victory point** for good; in an abbey each yields 3 shillings.
    - **Grail:** against an army that defends with it, dice of 2 hits count nothing
    - **Chasuble:** moves Storms to a neighbouring sea, each card once a round
    - **Skull:** raises one Noble from the dead, where they died, once in the game
    - **Shin Bone:** ends Famine in the whole district of its bearer
    { "" }**Excalibur** sticks in a stone. A free man who is no prelate may pull at it once while moving and once in the battles: a **6** draws it, Arthur from a **4**. If nobody reigns it makes him King. It adds 1 hit to each melee roll; whoever takes it from a King, or when the throne is empty, is King.
    { "" }**Garter:** for a Lord who beat invaders or made them leave, one a round. It breaks ties; its Lord never attacks the Sovereign.
    .name = Relics, Excalibur, Garter
fief-rules-deals = You may talk and promise freely; it binds nobody. What changes hands goes through an **offer** that the other accepts as a whole: money, cards, control of a city, titles, captives, relics, servants, crossbowmen.
    A deal needs a way:
    - **City:** Nobles of both are in one city
    - **Ring:** money and titles between allies
    - **Ransom:** a captive for less than the full sum
    - **Pigeon:** from a fort or abbey to another, one card or money or both. A family has three for the whole game. On a 6 the pigeon is lost: the card comes back, the money is gone
    - **Servants** alone walk anywhere, in phase 2
    { "" }Write what you give and want, offer it, and the other accepts, declines or answers with another offer; you may withdraw it. Offers lapse with the round.
    The thread reads who dealt and by what way, never what about.
    .name = Deals
fief-rules-orders = { "" }**Standing orders** answer for you, in secret: who may pass, what ransom is enough, which troops fall, when to fight on or lay siege, what becomes of captured engines, what you draw each round. You may change them at any time. **Quick** asks little, **Careful** everything that may be asked.
    { "" }**Armed cards** lie ready with a trigger and a target and go off by themselves. Nobody sees them, and you may take them back.
    { "" }**Windows** come at fixed moments: after the Disasters, before the income, after each family has moved, before a battle, before the round ends. All are asked, whatever they hold, and seal what they play; it is carried out in the order of play. Silence passes and is no fault; orders let windows go by unless you say otherwise, and where only two play, when the time is up: answering at once would tell what you ordered.
    { "" }At any other time the panel’s **opportunities** are open: whoever acts first, acts. Nothing ever waits because of what a hand holds.
    .name = Orders and armed cards
fief-rules-servants = **P** always works · **R** once a round · **X** once, then gone. The master must be free.
    - **Mata** R swap a card for a random one from another hand
    - **Odo** P his city’s mill pays in a Famine · **Hild** P the Plague kills only on 1
    - **Wymond** P sails from a port just entered · **Hob** P bandits only on 1
    - **Aylward** P as cleric calms for 2, falls only on 6 · **Sigrid** P Danish tax 3
    - **Gunnora** P captives cost 2 more · **Amice** P own ransom 2 less
    - **Col** R a pigeon’s die again · **Avice** R passes an open city unasked
    - **Ketil** R sees the troops of an army in or beside the city
    - **Tosti** R one archer more in a volley · **Grim** R a bombard die again
    - **Bardolf** R 1 hit more in a melee roll · **Hamon** X ignores a die lost to walls
    - **Ivo** R fortress for 3 · **Leofric** R five new units · **Ragnild** R a soldier free, each in the city
    - **Wulf** X stops an Assassination of his master · **Tiphaine** X takes heresy away
    - **Merewen** R sees the top of a deck · **Jordan** R may draw two Characters
    .name = Servants
fief-rules-options = { "" }**Two players** have two families each, one purse and one hand of five, and draw four cards, two Characters at most. They marry their own two families, and need that marriage and 4 points.
    { "" }**Three** never marry: 3 points.
    - **regions:** families choose where they begin, or dice give each a region
    - **voting:** elections sealed for all at once, or in the order of play
    - **purchases:** in the order of play, or sealed and shown together
    - **guard**, **excalibur**, **garter**, **sherwood:** each of these rules can be left out
    - **invaders:** Norsemen or Normans; it changes the picture alone
    .name = Two, three, options

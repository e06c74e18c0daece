# The topics of /rules, second half.

fief-rules-invaders = An army is a leader and five infantry; there are four armies. In phase 6:
    1. every leader on the map gathers three infantry, up to a total of five;
    2. each Invaders card rolls a battle die: each hit lands an army in the region’s port. Storms hold them up, and the Plague halves them;
    3. each leader marches twice, following the compass. Family by family, they attack everyone they **outnumber** (Nobles and engines do not count), but walls only if they have a die left; otherwise they march on.
    { "" }In a city that nobody defends they destroy the mill, abbey, fortress and relic. In a Walled City the strongest army stays for good, and the title is vacant again.
    They **leave England** when they come from inland to a port that is empty or that they have conquered, or when a Noble in the same city pays **5** shillings, the Danish tax. A cleric may talk to them: on 1 to 3 the army leaves for good, on 4 to 6 the cleric dies.
    The ransom for their captives is 2 shillings, and 2 more for each title.
    .name = Invaders
fief-rules-battle = An army may attack anyone in its city; nobody has to. Both sides show their troops. Other families there choose a side and may change it after any roll.
    A die has one blank face, two with 1 hit, two with 2, one with 3. In each round of the battle both sides roll at once:
    1. **Catapults:** two dice, and 1 hit more for a second catapult. **Bombards:** one die each; a blank destroys one and kills a soldier. Both need a soldier and ignore walls.
    2. **Archers:** one die for all of them, 1 hit more with three or more; it takes two archers against a fortress, three against a Walled City. They may aim at a Noble: 3 hits kill, anything else misses.
    3. **Melee:** soldiers, archers, Lords and all male Nobles 1 point, crossbowmen 2, knights 3. Up to 6 points roll one die, up to 12 two, and more roll three. A fortress takes one die from the attacker, a Walled City two.
    { "" }Each side takes as many of the hits as it can. The owner chooses which troops fall; Nobles fall last. After a roll you are asked only if your orders say so. You can fight on, surrender, offer a truce, break off (outside walls, or against troops without a leader) or besiege (outside walls). Three rolls in a row without a loss end the battle.
    .name = Battle
fief-rules-captives = When all troops of a side have fallen, its Nobles are **taken captive** and its engines can be captured. Victors who have no Noble, or only a crossbowman left, kill the Nobles instead.
    A captive keeps titles, income and taxes, but cannot vote, move or become a candidate, and goes where the captor goes.
    { "" }**Ransom: 2 shillings, and 2 more for each title** (church titles and the crown count, the Garter does not). A family that can pay in full before purchases must do so, and the captor must accept. A lower sum needs a deal.
    Captives go free when they are ransomed, when the captor dies or loses all troops, when invaders leave, or by a Passage. They appear in a fort of their family or where another of its Nobles is.
    Only an Assassination or rebels can kill a captive.
    .name = Captives and ransoms
fief-rules-siege = Outside walls an attacker may stop after a roll, or at once if no die is left, and **besiege** the city. The siege begins with a catapult, which costs **5** shillings in the next purchases; a second one costs 5 more. If you do not pay, the siege ends. It also ends at once when the last besieging Noble or the last catapult is gone.
    A besieged city stays with its owner, but pays nothing and takes no new troops. Nobody leaves without permission, but friends may march in. The besieged cannot vote or become candidates.
    They may **sally out**: they fight in the open, in melee only, without walls, and can go back inside after a roll. They can also ride out in a parade.
    { "" }**Pillage** comes last in phase 7. In a city you control, a mill brings 2 shillings. In one that you have won in battle this round, an abbey brings 10 shillings and its relics, but the Noble who pillages it gets the mark of heresy.
    .name = Siege and pillage
fief-rules-court = Everyone holds court at the same time, from round 2 on.
    { "" }**Marriage:** an unmarried man and woman of two families, no clerics; captives may marry. A family has one marriage and one ally at a time. Allies can give each other money, give their church titles to each other’s Nobles, and win together with 4 points, never alone. Only a death ends a marriage, and nothing forbids attacking your ally. In a game of three nobody marries.
    { "" }**Election:** it needs an empty throne, three Lords’ titles and a bishop or archbishop in the realm. Any Lord who is free, not besieged and not a cleric can be a candidate. Each family secretly places a vote, a decoy, both or neither. A vote counts **1** for each Lord and bishop and **2** for each archbishop who is free and not besieged. The most votes win; a tie elects nobody.
    A King’s wife is **Queen**; the husband of a Sovereign Queen is not King. A boy born into the Queen’s family is **Prince of Wales** and inherits the throne.
    .name = Marriage and election
fief-rules-parliament = A **Sovereign** who is free and not besieged may call Parliament once a round, instead of an election, and ask for a **Royal Tax of 12 shillings**.
    Every family secretly votes yes, no or not at all. Lords and bishops count 1, archbishops 2; for a treasure, a **Burgher** adds 3 or 5. **More than half** of the votes cast grant the tax.
    The Sovereign divides the money in secret: all players see only their own share.
    In that round **any city** of the realm may rebel, and every rebellion rolls one more die and makes one more hit.
    { "" }The Sovereign also taxes regions without a Lord, grants vacant titles, gives the **Garter**, and has two royal knights as guards; the spouse has two royal soldiers. Each guard adds 1 hit to every melee roll of their side.
    .name = Parliament and crown
fief-rules-opportunities = Opportunity cards can be played at any time except while cards are drawn:
    - **Rebellion** breaks out in a city that someone else taxed, in one with a Famine, or anywhere after a Royal Tax. Everyone may add to it. Each rebellion is a die and a hit; a fortress holds back one, a Walled City two. A cleric in the city pays 3 shillings to end one, or talks: 1 to 4 ends one, 5 or 6 kills the cleric. The rebels roll once. If all troops fall, every Noble and captive there dies, the invaders’ captives too, and the mill, abbey and fortress burn.
    - **Passage:** a secret way past a guarded city or Storms, or out of a siege; past the walls when you attack; out of a battle, each Noble with one of their own troops; out of captivity for any captive; past the walls for a rebellion.
    - **Assassination** kills any Noble; one of yours does it and becomes a **heretic**. It also kills a leader of invaders, and then nobody becomes a heretic.
    - **Justice** kills a heretic who is not royal and not in an abbey.
    - **Ambush** captures a Noble who is in the same city as one of yours and not behind walls.
    - **Fair Weather**, **crossbowmen**, **Burghers**.
    { "" }Troops that lose their only Noble like this go, in groups of four, to the nearest Nobles of the family.
    .name = Opportunity cards
fief-rules-burghers = Each family has room for one of these cards; a new one replaces it.
    { "" }**French and Flemish crossbowmen:** three on each card, hired at any time for 2 shillings each, in any city, even in the middle of a battle. Each is worth 2 points, takes 2 hits and shoots like an archer. At the end of the round they return to their card.
    { "" }**Burghers** need a Lord in your family. For a treasure each time, they:
    - add 3 or 5 votes in Parliament
    - begin or strengthen a rebellion
    - show a secret way, like a Passage
    { "" }A family has **two treasures** a round for all this and for taxes.
    .name = Crossbowmen and Burghers
fief-rules-relics = Four relics are hidden in the cathedrals of Exeter, York, Norwich and Canterbury. A prelate finds the relic of their own cathedral, an abbess finds any. Nobles in the same city can pass relics on or leave them there. The **first** one presented to a Sovereign in the same city is worth **1 victory point** for good; in an abbey each relic brings 3 shillings a round.
    - **Grail:** dice that show 2 hits do not count against an army that defends with it
    - **Chasuble:** moves Storms to a neighbouring sea, each card once a round
    - **Skull:** raises one Noble where they died, once in the game
    - **Shin Bone:** ends Famine in the whole church district of its bearer
    { "" }**Excalibur** is stuck in a stone. A free man without a church title may pull at it once while moving and once during the battles: a **6** frees it, or a **4** or more for Arthur. If nobody reigns, it makes him King. It adds 1 hit to each melee roll. Taking it from a King, or while the throne is empty, makes the captor King.
    { "" }**Garter:** the Sovereign may give one a round to a Lord who beat invaders or made them leave. It breaks ties at the end; its Lord never attacks the Sovereign.
    .name = Relics, Excalibur, Garter
fief-rules-deals = You may talk and promise freely, but promises bind nobody. What changes hands goes through an **offer** that the other player accepts as a whole: money, cards, control of a city, titles, captives, relics, servants, crossbowmen.
    A deal needs one of these ways:
    - **City:** Nobles of both families are in one city
    - **Marriage:** money and titles between allies
    - **Ransom:** a captive for less than the full sum
    - **Pigeon:** from one fort or abbey to another, one card, money or both. A family has three pigeons for the whole game. On a 6 the pigeon is lost: the card comes back, the money is gone
    - **Servants** only: no meeting needed, in phase 2
    { "" }Choose what you give and what you want, then send the offer. The other player accepts, declines or answers with another offer; you may withdraw yours. Offers end with the round.
    The thread shows who made a deal and in which way, never what it was about.
    .name = Deals
fief-rules-orders = { "" }**Standing orders** answer for you, in secret: who may pass, which ransom is enough, which troops fall, when to fight on or besiege, what happens to captured engines, what you draw each round. You can change them at any time. **Quick** asks you little, **Careful** asks you everything.
    { "" }**Armed cards** wait for a moment and a target and then play themselves. Nobody sees them, and you can take them back.
    { "" }**Card windows** come at fixed moments: after the Disasters, before the income, after each family has moved, before a battle, before the round ends. Everyone is asked, so nobody can tell who holds such a card. Everyone seals what they play, and it happens in turn order. If you do not answer, you play nothing, and it is not a missed deadline. Your orders skip the windows unless you say otherwise; in a game of two only when the time is up, since answering at once would give your orders away.
    At any other time you can play from *Opportunity cards and relics* on your panel: such plays happen at once, in the order in which they arrive. The game never waits because of the cards someone holds.
    .name = Orders and armed cards
fief-rules-servants = A servant helps all the time (**P**), once a round (**R**), or once and is then gone (**X**). The Noble they serve must be free.
    - **Mata** R swaps a card for a random one from another hand
    - **Odo** P the mill in the city pays in a Famine · **Hild** P the Plague kills only on 1
    - **Wymond** P sails from a port just entered · **Hob** P bandits catch only on 1
    - **Aylward** P a cleric calms rebels for 2 shillings, and talks fail only on 6 · **Sigrid** P the Danish tax costs 3 shillings
    - **Gunnora** P captives cost 2 shillings more · **Amice** P her master’s ransom is 2 shillings less
    - **Col** R a lost pigeon flies again · **Avice** R goes on from a city without walls, without asking permission
    - **Ketil** R sees an army’s troops in the city or a neighbouring one
    - **Tosti** R a volley counts one archer more · **Grim** R rolls a bombard’s die again
    - **Bardolf** R 1 hit more in a melee roll · **Hamon** X one more die against walls
    - **Ivo** R a fortress in the city for 3 shillings · **Leofric** R five new units in the city · **Ragnild** R a free soldier in the city
    - **Wulf** X an assassination of the master fails · **Tiphaine** X takes the master’s heresy away
    - **Merewen** R sees the top card of a deck · **Jordan** R lets you draw two Characters
    .name = Servants
fief-rules-options = { "" }**Two players** have two families each, one purse and one hand of five cards, and draw four cards, at most two of them Characters. They can marry their own two families to each other, and need that marriage and 4 points to win.
    { "" }**Three players** never marry and win with 3 points.
    - **Where families begin:** in cities they choose, or in regions given by dice
    - **Votes in elections:** all at once and sealed, or in turn order
    - **Purchases:** in turn order, or sealed and revealed together
    - **The Royal Guard**, **Excalibur**, **The Order of the Garter**, **Paths through Sherwood:** each of these four rules can be left out
    - **Who invades:** Norsemen or Normans; it only changes the pictures
    .name = Two, three, options
fief-rules-words = - **Fief:** a region with a Lord; 1 victory point.
    - **Lord:** a Noble, man or woman, with the title of a region.
    - **Cleric:** a bishop, archbishop or abbess. **Prelate:** a bishop or archbishop.
    - **Sovereign:** the King, or a Queen who reigns in her own right.
    - **Unclaimed:** a city that no family controls.
    - **Walled City:** the fortress to which a fief’s title belongs.
    - **Treasure:** pays for a Tax or a Burgher; two a round, not money.
    - **Tallage:** the tax of a Lord. **Tithe:** the tax of a prelate. **Royal Tax:** granted by Parliament.
    - **Servant:** helps one Noble; see *Servants*.
    - **Opportunity card:** can be played at almost any time.
    - **Armed card:** plays itself when its moment comes.
    - **Card window:** a question to everyone at once, so nobody can tell who holds such a card.
    - **Disaster track:** three spaces where Disasters wait until all have drawn.
    - **Decoy:** looks like a vote, counts for nothing.
    - **Engine:** a bombard or a catapult. **Volley:** their shots, or those of archers, before melee.
    - **Melee:** the roll for fighting hand to hand; points decide how many dice.
    - **Parade:** knights who ride past walls and fight those who come out.
    - **Heretic:** bears the mark of heresy; Justice may kill them.
    - **Pigeon:** carries a card, money or both to another fort or abbey.
    - **Garter:** an order of Lords; breaks ties at the end.
    .name = Words

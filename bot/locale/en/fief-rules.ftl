# The topics of /rules, in the order in which a newcomer needs them; the second half is in fief-rules-more.ftl.

fief-rules-goal = Each of you leads a noble family of medieval England. In five to seven rounds you win cities, buy titles, marry, vote, fight and betray.
    { "" }**Victory points:** 1 for each fief (a region whose Lord is of your family), and 1 for whoever first presents a relic to a Sovereign. A crown is worth none: it brings power.
    At the end of rounds **5, 6 and 7** the game is won by
    - a family with **3** points that has no ally; or, if there is none,
    - two families allied by **marriage** with **4** points together.
    { "" }After round **7** most points win, an alliance adding up its own. Ties go to any title with the Garter, then the Sovereign, Duke, Count, Baron. With neither a point nor such a title nobody wins.
    Nothing that players promise each other binds them. Only what the game hands over is certain.
    .name = Goal
fief-rules-round = A round has seven phases; the first round begins with the second.
    1. **Court:** marriages, candidates, the election of a Sovereign, or Parliament.
    2. **Cards:** discard, draw, Disasters strike, then everybody plays cards.
    3. **Income:** shillings from cities, mills, abbeys, taxes.
    4. **Purchases:** ransoms first; then troops, buildings, titles.
    5. **Movement:** each Noble has two moves and takes troops along.
    6. **Invaders** land, march and fight.
    7. **Battles**, region by region, then pillage.
    At the end Disasters and taxes go, servants rest, and the marker of the first player passes on.
    By post, what all can decide together is asked of all at once. Whoever has a card that may be played at any moment can **arm** it, play it in one of the **windows** that everybody gets, or at any time from the panel.
    .name = A round
fief-rules-families = Your family has up to **three Nobles**, captives among them; you begin with a man and a woman. Cards bring more. A new Noble appears in a city of yours or your ally’s, with another Noble of yours, or in one that is nobody’s.
    Each Noble has a **servant** with a gift of its own. Nobles of a family may exchange servants in phase 2; who dies loses the servant too.
    A Noble with a feudal title is a **Lord**, man or woman. Bishops, archbishops and abbesses are **clerics**. A Noble with troops in the same city is an **army**: troops go nowhere and attack nobody without a Noble.
    { "" }**When a Noble dies,** fiefs pass to kin of your choice; without kin to the spouse, whose family takes over the garrison of the Walled City; else they are free, and yours again when a Noble is born while you hold that city. Church titles go back into the deck. Captives of the dead go free.
    A family without Nobles or cities still plays on with cards.
    .name = Families
fief-rules-map = England has six **regions** (I to VI), each with a sea beside it and a port: South West, Wales, Marches, North, Midlands, South East. Two to four cities make a region; roads join them, one to each point of the compass at most.
    You **control** a city when you come first with Nobles or troops to one that is nobody’s. Whoever comes later stands outside, on the road he came by. A city that is left empty is nobody’s again, unless it belongs to your Lord’s fief or holds your fortress.
    A **fortress** takes a die from attackers in melee, a **Walled City** two. A city has one building and one mill at most.
    Four **church districts** lie over the regions: Exeter (South West, Wales), York (Marches, North), Norwich (Midlands), Canterbury (South East). Their cathedrals each hide a relic at the start.
    Troops stand face down: others see how many there are, never of what kind, until a battle begins.
    .name = The map
fief-rules-cards = Your hand holds **3** cards (5 in a game of two) and is secret.
    In phase 2 you lay away what you do not want, then draw up to two cards: **a Character and a Fortune, or two Fortunes**; never two Characters.
    The Fortune deck also holds **Disasters**, with a back of another colour. If one lies on top you may stop, or turn it up: it goes unseen to the track of three spaces and does not count. More than three are discarded.
    { "" }**By post** all seal their discards and a plan at the same time. A plan says which decks, how many Disasters you dare to turn up, and where you want to be asked after seeing a card. A draw that cannot be bars none of the others, and you hear why.
    Characters are Nobles, church titles, crossbowmen and Burghers. Rebellion, Passage, Assassination, Justice, Ambush, Fair Weather, crossbowmen and Burghers are **opportunities** and may be played at nearly any moment; all others in phase 2 alone. An empty deck is made anew from its discards.
    .name = Cards
fief-rules-disasters = When all have drawn, the Disasters on the track are turned up one after the other; a die says over which region each hangs, and it does its work before the next. A second of a kind there is discarded. What falls in round 1 does nothing until round 2.
    - **Plague:** in every city each family loses half its troops, rounded down; each Noble dies on 1 to 3, unless in an abbey. Whoever enters later throws a die, too, Noble and troops alike.
    - **Storms:** nobody enters, leaves, moves or fights there. Rebellions and secret ways do not care.
    - **Famine:** its mills yield nothing, and its cities may rise.
    - **Invaders** land in its port in phase 6; Storms hold them up.
    { "" }**Fair Weather** ends Storms, a **Harvest** ends Famine; both cards go. With Storms and Famine together neither can be played: only relics help.
    Disasters leave at the end of the round.
    .name = Disasters
fief-rules-fortunes = { "" }**Harvest** and **Fair Weather** go to any region. If they do not end a Disaster, each mill and abbey there yields 1 shilling more this round. Each once a region.
    { "" }**Tax** costs a **treasure**, of which a family has two a round, and is laid
    - as **tallage** by a Lord on the own fief, by the Sovereign on a region nobody governs: 2 shillings for each city, whoever controls it; its owners get nothing from the city itself
    - as a **tithe** by a bishop or archbishop on the own district: all its mills pay to the prelate, with their extras, and nothing to their owners; abbeys are exempt
    { "" }A captive Lord taxes, too. One Tax a region and round. A taxed city may rise, though never for whoever taxed it.
    If the taxing Noble dies before the income, the tallage follows the title and the tithe is lost.
    .name = Fortunes and taxes
fief-rules-church = A **bishop’s** or **archbishop’s** card goes to an unmarried free man who does not reign, of your family or your ally’s. He never marries and never becomes King; he votes (an archbishop counts twice), lays tithes, calms rebels and speaks to invaders. Only an archbishop’s seat replaces a bishop’s.
    An **abbess’s** card goes to an unmarried woman and founds an **abbey** in a city without a building, yours or nobody’s; a **Royal Abbey** if she is of the Royal Family. An abbess may lead several. To marry or stand for the throne she asks the prelates of her abbeys to let her go; the Sovereign then gives the title to another woman, or leaves it with the titles.
    An abbey shelters Nobles from plague, rebels and Justice, never troops. It yields 2 shillings for each abbess and Lord there, 3 for each royal, each relic and Excalibur, even in a Famine, and to the abbess 1 for each mill in its city and in the cities beside it.
    A destroyed abbey is rebuilt free of charge. Whoever has won its city in battle may pillage it that round: **10** shillings, its relics and the mark of **heresy**.
    .name = The Church
fief-rules-income = Everybody is paid at once, in secret:
    - **1** for each city you control, **1** more for its fortress or Walled City
    - **2** for each mill there, plus Harvest and Fair Weather
    - what your abbeys yield; their mills pay to the abbess
    - tallage and tithes
    - **2** for the Queen
    { "" }A besieged city, its mill and its abbey yield nothing, neither do mills in a Famine.
    As long as **one** invader stands anywhere in England, everybody’s total is halved, rounded up.
    Then you may **burn** your own mills for 2 shillings each, rather than lose them.
    What you have is nobody’s business: shillings are secret.
    .name = Income
fief-rules-purchases = Before anything is bought, every **ransom** that a family can pay in full is paid.
    - **Soldier** 1 shilling, 1 point, falls to 1 hit · **archer** 2, shoots, 1 and 1 · **knight** 3, 3 points, 3 hits
    - **Bombard** 3: marches along, one die before melee, bursts on a blank
    - **Catapult** 5: only before walls you besiege, two dice, never moves
    - **Fortress** 5, **mill** 3, **Royal Fortress** 5
    { "" }Four new units a city and round, none in a besieged one; your pieces are the limit: 12 soldiers, 8 knights, 4 archers, 3 bombards, 2 catapults. Others read what you bought, not where it stands.
    The **Royal Fortress** is built by the Royal Family in a city that is its own or nobody’s; another’s fief needs its Lord’s consent. The city leaves its region, whose title costs the same, and follows the crown, garrison and all.
    .name = Purchases
fief-rules-titles = Control **all cities** of a region and **one fortress** in it, and you may make one of your Nobles its **Lord**, for 2 shillings a city: a barony (2 cities) 4, a county (3) 6, a duchy (4) 8. The region is then a **fief**: 1 victory point, a vote, the right to tax it.
    One of its fortresses, of your choice, becomes the **Walled City**. Whoever takes the Walled City takes the title, without paying. Losing other cities costs you no title.
    The **Sovereign** may grant a free title for nothing, under the same conditions, to anybody.
    A Lord of several fiefs may hand one to kin when purchases are made, never the largest.
    Baronies: Marches, Wales. Counties: North, South West. Duchies: Midlands, South East.
    .name = Fiefs and titles
fief-rules-movement = Each free Noble has **two moves**, a road each. Troops go with one Noble a round and may be picked up and left behind on the way; catapults never move.
    Entering a city is free, its fort or abbey only with leave: ask to be let in, else you stand on the road. To **go on** from a city that somebody else holds with people there you need leave, in any direction but back; the same to leave by a road on which another stands, or out of a siege. Standing orders or the owner answer; silence refuses. In the next round nobody needs the leave of somebody they have not fought there; who has fought does, except by the road they stand on. Who halts may be led on with the same troops; what was refused stays refused.
    - **By sea:** who begins the round in a port sails one or two seas to another port, two moves at most, then may march on. Never after marching.
    - **Sherwood** joins York, Lincoln, King’s Lynn and Nottingham in one move. On 1 or 2 the bandits ask 2 shillings for a Noble, 4 for a Lord, 5 for a cleric, 10 for a cleric who is Lord, nothing for the royal couple; who cannot pay stays there until somebody does, or the crown pardons by pigeon.
    - **Royal journey:** the Royal Family and its kin, without troops, go from anywhere to the Royal Abbey or Fortress for two moves.
    - **Parade:** Nobles with knights alone fight their way through at once, melee only; defenders count 1 hit more a die. The winner leaves a knight and rides on. Royal soldiers and hired crossbowmen do not ride.
    .name = Movement

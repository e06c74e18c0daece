# The topics of /rules, in the order in which a newcomer needs them; the second half is in fief-rules-more.ftl.

fief-rules-start = Your first ten minutes, in the order in which the panel asks:
    1. **Servants:** give one to each of your two Nobles. The man leads your troops; the woman can stay at home.
    2. **First city:** choose one in a small region. Wales and the Marches have two cities. With all cities of a region and a fortress in one of them you can buy its title: it is then your **fief**, worth 1 point.
    3. **Cards:** your draw plan is ready, so press *Seal*. Then play a Noble or a church title if you drew one.
    4. **Purchases:** build a mill (3 shillings, pays 2 every round), buy a soldier (1 shilling), or save for a title.
    5. **Movement:** send a Noble with troops to the next unclaimed city of your region. Leave a soldier there, or you lose the city when the Noble goes on.
    6. **Battles:** nobody has to fight. Look at the odds first.
    { "" }**Your aim:** all cities of your region and a fortress in it by round 2 or 3, then the title, then guards for it. After that, a second fief or an ally.
    When you do not know what to do, *Suggest* shows what a computer player would do and why. *Undo* takes back what is not final yet. *Standing orders* answer the questions you do not want to be asked.
    .name = Start here
fief-rules-goal = Each of you leads a noble family of medieval England. In five to seven rounds you win cities, buy titles, marry, vote, fight and betray.
    { "" }**Victory points:** 1 for each fief (a region whose Lord is one of your Nobles), and 1 for the first family to present a relic to a Sovereign. A crown is worth no points: it brings power.
    At the end of rounds **5, 6 and 7** the game is won by
    - a family with **3** points that has no ally; or, if there is none,
    - two families allied by **marriage** with **4** points together.
    { "" }After round **7** the most points win; allies add up theirs. Ties go to any Lord of the Garter, then to the Sovereign, a Duke, a Count, a Baron. If nobody has a point or such a title, nobody wins.
    Promises between players bind nobody. Only what the game itself hands over is certain to arrive.
    .name = Goal
fief-rules-round = A round has seven phases. The first round begins with the second phase.
    1. **Court:** marriages, candidates, the election of a Sovereign, or Parliament.
    2. **Cards:** discard, draw, Disasters strike, then everyone plays cards.
    3. **Income:** shillings from cities, mills, abbeys, taxes.
    4. **Purchases:** ransoms first, then troops, buildings, titles.
    5. **Movement:** each Noble has two moves and can take troops along.
    6. **Invaders** land, march and fight.
    7. **Battles**, region by region, then pillage.
    At the end of a round Disasters and taxes are removed, servants are ready again, and the first player changes.
    Online, everyone is asked at the same time wherever that is possible. A card that may be played at any time can be **armed**, played in a **card window**, which everyone gets, or played from the panel whenever you like.
    .name = A round
fief-rules-families = Your family has up to **three Nobles**, captives included; you begin with a man and a woman. Cards bring more. A new Noble appears in a city of yours or your ally’s, in one where you have another Noble, or in an unclaimed one.
    Each Noble has a **servant** with a special skill. Nobles of a family may swap servants in phase 2; a Noble who dies loses the servant too.
    A Noble with a feudal title is a **Lord**, man or woman. Bishops, archbishops and abbesses are **clerics**. A Noble with troops in the same city is an **army**: without a Noble, troops go nowhere and attack nobody.
    { "" }**When a Noble dies,** their fiefs go to a Noble of the family, as you choose; if no Noble is left, to the spouse, whose family takes over the garrison of the Walled City. Without a spouse the titles are vacant, but yours again if a Noble joins your family while you hold the Walled City. Church titles go back into the deck, and captives of the dead Noble go free.
    A family without Nobles or cities plays on with its cards.
    .name = Families
fief-rules-map = England has six **regions** (I to VI), each with a sea and a port: the South West, Wales, the Marches, the North, the Midlands and the South East. A region has two to four cities. Roads join the cities, at most one in each direction.
    You **control** an unclaimed city when you are the first to bring a Noble or troops there. Those who come later stay outside, on the road they came by. A city that you leave empty becomes unclaimed again, unless it belongs to your Lord’s fief or has your fortress.
    A **fortress** takes one die from attackers in melee, a **Walled City** two. A city has at most one building and one mill.
    Four **church districts** cover the regions: Exeter (the South West and Wales), York (the Marches and the North), Norwich (the Midlands) and Canterbury (the South East). Each of their cathedrals hides a relic at the start.
    Troops are face down: the others see how many there are, but not which kinds, until a battle begins.
    .name = The map
fief-rules-cards = Your hand holds **3** cards (5 in a game of two) and is secret.
    In phase 2 you discard what you do not want, then draw up to two cards: **a Character and a Fortune, or two Fortunes**, never two Characters.
    The Fortune deck also holds **Disasters**, with a different back. If one is on top you may stop, or take it: it goes face down onto the Disaster track, which has three spaces, and does not count as a card drawn. Any more than three are discarded.
    { "" }**Online,** everyone seals discards and a draw plan at the same time. A plan says which decks you draw from, how many Disasters you are ready to take, and after which card you want to be asked again. If one draw is impossible, the others still happen, and you are told why.
    Characters are Nobles, church titles, crossbowmen and Burghers. Rebellion, Passage, Assassination, Justice, Ambush, Fair Weather, crossbowmen and Burghers are **opportunity cards** and may be played at almost any time; all others only in phase 2. When a deck is empty, its discards are shuffled into a new one.
    .name = Cards
fief-rules-disasters = When everyone has drawn, the Disasters on the track are turned up one by one. A die says which region each one strikes, and it takes effect before the next. A second one of the same kind in a region is discarded. A Disaster that strikes in round 1 has no effect until round 2.
    - **Plague:** in every city of the region each family loses half its troops, rounded down, and each Noble outside an abbey dies on a roll of 1 to 3. Nobles and troops who enter later roll a die too.
    - **Storms:** nobody enters, leaves, moves or fights there. Rebellions and secret ways (Passage) still work.
    - **Famine:** the mills pay nothing, and the cities may rebel.
    - **Invaders** land in the region’s port in phase 6; Storms hold them up.
    { "" }**Fair Weather** ends Storms and a **Harvest** ends a Famine; both cards are discarded. While a region has both Storms and Famine, neither card can be played there, and only relics help.
    Disasters are removed at the end of the round.
    .name = Disasters
fief-rules-fortunes = { "" }**Harvest** and **Fair Weather** can be played on any region. If the card does not end a Disaster, each mill and abbey there brings 1 shilling more this round. Each of the two works once per region.
    A **Tax** costs a **treasure**, of which a family has two per round. It is either
    - a **tallage**, the tax of a Lord, on the Lord’s own fief, or by the Sovereign on a region without a Lord: 2 shillings for each city, no matter who controls it; the owner gets nothing from the city itself
    - a **tithe** by a bishop or archbishop on their own church district: all its mills pay the prelate instead of their owners, extras included; abbeys do not pay
    { "" }A captive Lord can still tax. Each region can have one Tax per round. A taxed city may rebel, but never for the family that taxed it.
    If the taxing Noble dies before the income is paid, a tallage passes on with the title, and a tithe is lost.
    .name = Fortunes and taxes
fief-rules-church = A **bishop’s** or **archbishop’s** card goes to an unmarried, free man who does not reign, of your family or your ally’s. Bishops and archbishops never marry or become King. They vote (an archbishop counts twice), take tithes, calm rebels and talk to invaders. Only an archbishop’s title can replace a bishop’s.
    An **abbess’s** card goes to an unmarried woman and founds an **abbey** in a city without a building, yours or unclaimed; a **Royal Abbey** if she is of the Royal Family. An abbess may have several. To marry or be a candidate for the throne she asks the prelates of the church districts where her abbeys are; if they agree, the Sovereign gives the title to another woman, or leaves it unused.
    An abbey shelters Nobles, but not troops, from Plague, rebels and Justice. It brings 2 shillings for each abbess and Lord in it, and 3 for each royal Noble, each relic and Excalibur, even in a Famine. The abbess also gets 1 for each mill in its city and the cities next to it.
    A destroyed abbey is rebuilt for free. A family that has won an abbey’s city in battle may pillage the abbey in that round, for **10** shillings, its relics and the mark of **heresy**.
    .name = The Church
fief-rules-income = Everyone is paid at once, in secret:
    - **1** for each city you control, **1** more for its fortress or Walled City
    - **2** for each mill there, plus Harvest and Fair Weather
    - what your abbeys bring, with the mills that pay them
    - tallage and tithes
    - **2** for the Queen
    { "" }A besieged city, its mill and its abbey pay nothing; nor do mills in a Famine.
    While even **one** invader is anywhere in England, everyone’s total is halved, rounded up.
    Then you may **burn** your own mills for 2 shillings each, before someone takes them.
    Shillings are secret: nobody sees how many you have.
    .name = Income
fief-rules-purchases = Before anyone buys, every **ransom** that a family can pay in full is paid.
    - **Soldier** 1 shilling, 1 point, falls to 1 hit · **archer** 2 shillings, shoots, 1 point, 1 hit · **knight** 3 shillings, 3 points, 3 hits
    - **Bombard** 3 shillings: marches along, rolls one die before melee, bursts on a blank
    - **Catapult** 5 shillings: only outside walls you besiege, rolls two dice, never moves
    - **Fortress** 5 shillings, **mill** 3 shillings, **Royal Fortress** 5 shillings
    { "" }Each city takes four new units per round, a besieged city none. Your pieces are the limit: 12 soldiers, 8 knights, 4 archers, 3 bombards, 2 catapults. The others see what you buy, but not which troops are where.
    The **Royal Fortress** is built by the Royal Family in a city of its own or an unclaimed one; in another family’s fief its Lord must agree. The city leaves its region, whose title costs the same, and belongs to the crown with its garrison.
    .name = Purchases
fief-rules-titles = If you control **all cities** of a region and **one fortress** in it, you may make one of your Nobles its **Lord**, for 2 shillings per city: a barony (2 cities) 4, a county (3) 6, a duchy (4) 8. The region is then a **fief**: 1 victory point, a vote, the right to tax it.
    One of its fortresses, which you choose, becomes the **Walled City**. A family that conquers the Walled City takes the title without paying. Losing other cities does not cost you the title.
    The **Sovereign** may grant a vacant title to anyone at no cost, under the same conditions.
    During purchases, a Lord of several fiefs may pass one on to a Noble of the same family, but never the largest.
    Baronies: the Marches and Wales. Counties: the North and the South West. Duchies: the Midlands and the South East.
    .name = Fiefs and titles
fief-rules-movement = Each free Noble has **two moves**, one road each. Troops go with one Noble per round and may be picked up and left on the way; catapults never move.
    You may enter any city, but its fort or abbey only with permission: ask to be let in, or stay on the road. If another family controls a city and has people there, you need its permission to **go on**, except back the way you came. You also need permission to take a road on which someone else is waiting, or to leave a besieged city. Standing orders or the owner answer; no answer counts as no. In the next round you no longer need permission from a family that you have not fought there. A Noble who stays may go on later with the same troops; a refusal still holds.
    - **By sea:** a Noble who begins the round in a port sails one or two seas to another port, for one move each, and may march afterwards, but never before.
    - **Sherwood** joins York, Lincoln, King’s Lynn and Nottingham in one move. On 1 or 2 the bandits catch you and ask 2 shillings for a Noble, 4 for a Lord, 5 for a cleric, 10 for a cleric who is a Lord, nothing for a King or Queen. If you do not pay, the Noble stays there until someone does, or until the crown sends a pardon by pigeon.
    - **Royal journey:** for both their moves, Nobles of a royal family go without troops from anywhere to the Royal Abbey or Fortress.
    - **Parade:** Nobles whose only troops are knights fight their way through at once, in melee only; each of the defenders’ dice counts 1 hit more. A parade that wins leaves a knight behind and rides on. Royal soldiers and hired crossbowmen do not ride.
    .name = Movement

# The topics of /rules.

charlemagne-rules-start = The first ten minutes, step by step. The panel shows one step at a time, and bold words here are its labels.
    1. **End placement**: your units begin in good places.
    2. The event and your new markers come by themselves. If regions revolt, you may be asked for royal envoys: **Send no royal envoys** is a safe answer.
    3. **Try to win a region over** if its line promises a chance of more than 17%; otherwise **End vassalage**.
    4. Build one civilisation marker or burg (5 points), then **Buy a marker** with what is left, and **End purchases**. Keep about 4 points for supply.
    5. **Raise all units, end the levy**.
    6. **Choose who sets out**: an army with a leader beside an enemy burg. **Set out**, then **March and attack** at 2 to 1 or better. In the battle: **Play no more markers, roll the die**.
    7. Send the next army in the same way. Enter empty burgs near you with **March, and end the force there**, and leave a unit in each burg that you hold.
    8. **End operations** when nothing is worth doing any more, and **End supply**.
    { "" }
    Then it is the other side’s turn. **Undo** takes back everything since the last die roll. As the Empire you want 60 points after nine turns; as the Tribes you want to stop that.
    .name = Start here
charlemagne-rules-goal = Two sides, nine turns of five years, from 771 to 815. The **Empire** of the Franks grows or fails; the **Tribes**, a changing alliance of everybody else, win by stopping it.
    Only the Empire scores points, at the end:
    - **1** for each unit in the **levy** of the regions it controls
    - **1** for each working burg that its units hold, **1** for each civilisation marker that they hold
    - **1** for each region turned to Christianity, **−1** for each Christian region turned to another religion
    - **−3** if Charlemagne is dead
    { "" }With **60** points or more the Empire wins: its victory is marginal from 60, regional from 80 and total from 100. With fewer the Tribes win: their victory is marginal with 40 or more, regional with 20 or more and total with fewer than 20. The Empire begins with 38.
    .name = Goal
charlemagne-rules-turn = Each game turn has two player turns, the Empire’s first unless the settings of the table say otherwise. A player turn has seven phases:
    1. **Event:** two dice choose a row of the event table.
    2. **Markers:** you draw stratagem markers.
    3. **Vassalage:** you win regions by diplomacy.
    4. **Treasury:** taxes, mercenaries, building, markers, clearing pillage.
    5. **Levy:** free units.
    6. **Operations:** one force after the other moves, fights, pillages or preaches.
    7. **Supply:** you pay for the units that the land does not feed, or they go home.
    You do all this in one sitting. **Undo** takes back everything since the last die roll.
    .name = The turn
charlemagne-rules-regions = Every region is the Empire’s, the Tribes’ or **neutral**. **Control** is loyalty: it gives you the region’s units and its levy. To **hold** a hex is to have a unit there: it gives you taxes, markers and points. You can have either without the other.
    You may enter neutral land, but not hexes with neutral units. An empty neutral burg pays and counts for the side whose units enter it.
    A side that **attacks** neutral units, **pillages** or **preaches** in a neutral region drives it to the other side, before anything else happens.
    When a region becomes neutral, its units at home stay. Its units abroad vanish unless they are in a burg. Those that share a hex with a player’s units die.
    When a region changes sides, its units change with it, but those that share a hex with former friends die.
    .name = Regions
charlemagne-rules-events = Two dice make a number from 11 to 66. Some rows help or harm the side whose turn it is: markers, treasure, plague, famine, winter, raids on weakly held ports. The others name regions that may **revolt**, whichever side controls them.
    A die is rolled for each of these. On a **5** a region of the Empire turns neutral. On a **6** or more that happens too, and a neutral region joins the Tribes. In both cases a region that has changed its religion changes back.
    Added to the die:
    - **−1** each: the Empire holds every burg of the region; a leader of the Empire is there; the region was Frankish from the start
    - **+1** each: every pillaged hex (2 at most); a Tribal unit is there; Charlemagne is dead
    - **+2:** the region is not Christian, or has changed its religion
    Austrasia never revolts. **Royal envoys** reroll a die before it counts.
    .name = Events and revolts
charlemagne-rules-markers = Markers are drawn from one cup and are secret. Used ones go back at once. Each turn you draw **1**, **1** more for each civilisation marker you hold, and **1** more while a leader of yours has Augustus (**2** if Charlemagne has it). You can buy more for **2** points each.
    - **Vassalage**, **missionary:** 1 point for or against an attempt
    - **Crown, Donation, Assembly, Avar Ring:** 1 point of vassalage, **2** in their own regions
    - The **Donation** can also count as 2 missionaries. The **Assembly** can raise 3 more units of levy for the Empire. The **Avar Ring** can bring 5 points of treasure if you hold the burg called the Ring
    - **Military advance:** doubles your strength in one battle. **Treachery:** the enemy’s leader or ground does not count in one battle
    - **Leader:** comes into play at once. **Leader’s death:** one of your leaders dies, never Charlemagne
    - **Forced march:** gives a force 6 more operations points. **Tribute:** takes as many points from the enemy’s treasure as a die says, at most half of the treasure
    - **Espionage:** shows you the enemy’s markers and treasure. **Royal envoys:** reroll a revolt die
    .name = Markers
charlemagne-rules-vassalage = Choose a region that is not yours and add at least one marker. The other side may answer with markers, for neutral regions too. Your points minus theirs, with the modifiers, are the **differential**. Then a die is rolled.
    With a differential of 2 or 3 you win the region on a **6**, with 4 on 5–6, with 5 on 4–6, with 6 or more on 3–6. On the two numbers just below, an enemy region turns neutral; with 2 only on a 5, with 1 or less on a 6.
    Modifiers:
    - **+1** for each burg of the region you hold, **−1** for each the enemy holds (3 at most)
    - a leader there: yours **+1**, Charlemagne **+2**; a leader of the enemy counts the same against you
    - the Empire without a unit there **−1**
    - not Christian: Empire **−1**, Tribes **+1**
    - Frankish from the start: Empire **+1**, Tribes **−1**
    - Byzantium, the Caliphate, Córdoba **−2**
    - the Tribes against a neutral region beside the Empire **+1**
    The Tribes can never win Austrasia.
    .name = Vassalage
charlemagne-rules-treasury = Each burg you hold pays **1** point, pillaged ones nothing. Byzantium pays **5** and the Caliphate **3** to the side that controls them. You keep what you do not spend, and the enemy does not see how much that is.
    - Mercenaries: militia **2**; warriors, nomads, fleet **4**; field army (of Byzantium) and Scara **6**. You can hire one in each burg that you hold in the unit’s own region, even with enemies near
    - A burg or a civilisation marker where you have a unit: **5**
    - A stratagem marker: **2**
    - Clearing pillage: **2**, last of all; after that you can buy nothing else
    A built burg works like a printed one, and on a coast it is a port too. Burgs and civilisation markers work for the side that holds them.
    .name = Treasury
charlemagne-rules-levy = Every region you control raises its levy free of charge: warriors, nomads or militia; fleets only in the lands of the Danes and the Norse. One unit to a hex, anywhere in the region except where enemies or neutrals are, in an enemy zone of control, or on a pillaged hex.
    The counters are the limit: a lost unit can be raised again, but there are never more units than counters.
    Peripheral areas take up to ten new units a turn.
    .name = Levy
charlemagne-rules-forces = A force is some or all of the units of a hex. First you put it together, then a die is rolled. Its operations points are the value of its **slowest** unit plus the die; a leader doubles the die, Charlemagne triples it.
    A unit’s two numbers are strength and operations: leader 1-24, field army 6-18, warriors 6-12, nomads 4-18, militia 2-6, fleet 2-24.
    A battle costs **6** points, pillage **3** and preaching **6**; what moving costs depends on the ground. Points left over are lost.
    A force may leave units behind, but never take new ones along; units left behind cannot operate any more in this phase.
    A hex holds **10** units, not counting leaders. Tribal units of two regions never share a hex, not even in passing; leaders may.
    .name = Forces
charlemagne-rules-move = Choose a goal: the force takes the cheapest way. Clear land costs **1** point, forest **2**, marsh **3**, rough ground **4**, a hex entered through a pass **1**. Crossing a river costs **1** more, a peripheral area **5**.
    Hexes with enemies or neutrals are closed. Land units do not cross the sea without ships.
    A hex without a burg has a number: column, then row. Zoom in on the board to see it.
    Peripheral areas are open to their own people only: no other units, no leaders.
    .name = Moving
charlemagne-rules-zones = Every unit that is not neutral has a **zone of control**: the six hexes around it, over land for armies, over water for fleets. A burg held by the other side is outside it.
    A force **stops** when it enters an enemy zone, and never steps from one enemy zone into another; it may always leave one. It may go on when the enemies are gone.
    In an enemy zone nobody pillages or preaches; a burg that you hold is outside the zone.
    Fleets and armies ignore each other’s zones when they move.
    .name = Zones of control
charlemagne-rules-battle = A force attacks one hex next to it, and everybody there defends. Each side adds up the strengths of its units and multiplies the sum: a leader doubles, Charlemagne triples; the defender’s **ground** (burg, rough, marsh, pass) and a **military advance** double too. Two advantages triple, three quadruple, never more.
    Odds are rounded against the attacker: 14 to 5 is 2 to 1, 6 to 10 is 1 to 2. With one and a half times the defender’s strength, the attack is at 1½ to 1.
    One die gives the result. One side is eliminated, loses half of its units and falls back two hexes, loses one unit and falls back one hex, or only falls back one hex; or both sides lose a unit. Some results also give the winner 1 or 2 markers.
    Each side picks its own losses, leaders last. Rivers do not help the defender.
    If Charlemagne falls, a die is rolled: on 1–3 he escapes and takes no more part in that battle; on 4–6 he is dead, the Empire loses 3 points and returns all its markers.
    .name = Battle
charlemagne-rules-retreat = { "" }**Before** a battle the defender may withdraw one or two hexes if every unit is faster than the attacker’s fastest. The units may not cross a river, nor enter rough ground (except by a pass), an enemy zone or the hex under attack. A leader among the attackers prevents a withdrawal.
    { "" }**After** a battle the beaten side falls back over any ground, farther away with each hex and never into an enemy zone. Units with nowhere to go are lost. In a burg you may ignore a retreat.
    A beaten attacker goes on with the operations points that are left.
    .name = Retreat
charlemagne-rules-pillage = A force pillages where it is, unless it is in an enemy zone. Its strength counts without multipliers: with strength 1–6 you must roll a 4 or more; with 7–12, a 3 or more; with 13–24, a 2 or more. With more strength it always works.
    Built burgs and civilisation markers are gone for good; printed burgs and ports stop working; the land feeds nobody. If there was a burg or civilisation marker, you take up to 4 points; a destroyed civilisation marker also gives you a stratagem marker.
    Clearing pillage costs 2 points.
    .name = Pillage
charlemagne-rules-conversion = A force preaches in the region where it is, for 6 operations points and at least one missionary. The other side may answer with missionaries if it has a unit in the region. The differential and the die work as in vassalage: with 1 you succeed on a 6, each further point adds one face, and with 5 or more everything except a 1 succeeds.
    Modifiers:
    - **+1** for each burg of the region you hold (2 at most), **+1** for a civilisation marker you hold there
    - your region **+1**, the enemy’s **−1**
    - a region that goes back to its first religion **+1**, a Muslim region **−1**, the Tribes against a Christian region **−1**
    The Empire preaches Christianity. The Tribes preach what the force believes, and with a leader any religion. A failure in your own region may cause a revolt.
    .name = Conversion
charlemagne-rules-sea = A fleet carries **3** land units and any number of leaders that begin in the same place. Only the fleet’s operations value counts. From a port each hex of sea costs **1** point, from an open coast **2**.
    Units that land cannot operate any more in this phase, nor can units that lose their ships on a coast. Units aboard fight together with the fleet, have no zone of control, and drown with their ships.
    Fleets attack over water, armies over land; no army attacks a fleet on the open sea.
    Rome is not a port, but Naples is. A burg built on a coast is a port too.
    .name = At sea
charlemagne-rules-supply = Every hex feeds some units: clear land and forest **2**, rough ground and marsh **1**, a burg **1** more, a peripheral area **10**, sea and pillaged hexes none. Leaders and neutral units eat nothing, but fleets do.
    At the end of your turn you pay for the others (1 point for militia, nomads or a fleet, 2 for warriors or a field army) or send them home. The most expensive units eat from the land first.
    .name = Supply
charlemagne-rules-leaders = A leader that you draw comes into play at once, with units of yours or with another leader of yours that has no units. It doubles the die and the strength of its force; two leaders do not double twice. When it is killed, it goes back to the cup.
    { "" }**Charlemagne** belongs to the Empire from the beginning, and triples instead of doubling.
    Leaders have no region, do not count towards the ten units of a hex, and never enter a peripheral area.
    With personal combat (an option) one leader of each side may fight before the odds are counted. The defender may call for it first, then the attacker; once a marker has been played, nobody can. Each side rolls a die, and Charlemagne adds 1. The leader with the lower number dies; a tie kills both.
    .name = Leaders
charlemagne-rules-treaties = Write clauses and propose them. Some are carried out at once: giving points, giving a marker, or giving up control of a region. The others last until the game turn ends: peace, staying out of a region or burg, leaving a region or burg. The game checks that you can keep them.
    A treaty forbids what it says. Staying out means not entering: units inside may move there and leave. You may break a treaty openly: you lose as many random markers as a die says, and if you have fewer, the other side draws the rest. A side that has not left what it promised to leave breaks its treaty when its turn ends.
    An offer lapses when the other side’s player turn ends. Other promises are not binding.
    .name = Treaties
charlemagne-rules-orders = While it is not your turn, your **standing orders** answer for you: how many points you use against vassalage and missionaries, when your units withdraw, when you play military advances and treachery, which units you lose and where they fall back. The orders are secret, and you can change them at any time.
    { "" }At first your orders spend **no markers**: you are asked, and if you do not answer, you keep your markers. **Quick** never asks. It spends up to 2 points against an attempt, an advance or treachery where that lowers the odds, and royal envoys where a new die may be better. **Careful** asks you everything it can, but never more than **twice** in an enemy turn; if you do not answer, it still uses up to 2 points against an attempt.
    .name = Standing orders
charlemagne-rules-options = - **First player turn:** which side plays first in every game turn
    - **First units:** place your units yourselves, or begin in the usual places
    - **Markers built in a turn:** how many burgs and civilisation markers a player may build in a turn, usually **1**. **0** means no limit, as in the rulebook; then the Empire wins 98 of 100 games between computer players; with 1 it wins 54
    - **Personal combat of leaders:** a leader may challenge the enemy’s leader before a battle (optional rule 28)
    - **The Scara:** the Empire may hire the Scara, a guard with strength 6 and operations 18, where it has a burg with a leader (optional rule 29)
    - **Death of a leader:** one more marker in the cup; the side that draws it loses a leader (optional rule 30)
    .name = Options
charlemagne-rules-words = - **Region:** a land with its own units and its own levy.
    - **Control:** a region is loyal to you. **Hold:** your units are in a hex.
    - **Burg:** a town or fortress in a hex, printed or built; it pays 1 point a turn.
    - **Civilisation marker:** costs 5 points to build; while you hold it, you draw 1 more stratagem marker a turn.
    - **Stratagem marker:** a secret counter for diplomacy and battles. **Cup:** all markers that nobody holds.
    - **Levy:** free units of the regions you control. **Mercenary:** a unit you hire.
    - **Vassalage:** winning a region over without a fight. **Conversion:** changing its religion.
    - **Differential:** your points in an attempt, minus the enemy’s, with the modifiers. The higher it is, the more faces of the die win.
    - **Force:** units of one hex that operate together, once a turn.
    - **Operations points:** what a force can spend on moving, battle, pillage and preaching.
    - **Zone of control:** the six hexes around a unit; enemies must stop there.
    - **Odds:** the attacker’s strength against the defender’s.
    - **Withdraw:** leave before a battle. **Fall back:** retreat after it.
    - **Pillage:** burning a hex for treasure; clearing it costs 2 points.
    - **Supply:** paying for units that the land does not feed.
    - **Peripheral area:** land at the edge of the map, open to its own people only.
    - **Player turn:** one side’s turn; two make a game turn.
    - **Standing orders:** what is answered for you while it is not your turn.
    .name = Words

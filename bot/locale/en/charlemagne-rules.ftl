# The topics of /rules.

charlemagne-rules-goal = Two sides, nine turns of five years, from 771 to 815. The **Empire** of the Franks grows or fails; the **Tribes**, a changing alliance of everybody else, win by stopping it.
    Only the Empire counts points, at the end:
    - the **levy** of every region it controls
    - **1** for each burg that works and that its units hold, **1** for each civilisation marker they hold
    - **1** for each region turned to Christianity, **−1** for each Christian one turned away
    - **−3** if Charlemagne is dead
    { "" }**60** or more is a victory of the Empire: 60 marginal, 80 regional, 100 total. Below that the Tribes win: 40 marginal, 20 regional, less total. The Empire begins at 38.
    .name = Goal
charlemagne-rules-turn = Each game turn has two player turns, the Empire's first unless the table says otherwise. A player turn has seven phases:
    1. **Event:** two dice, one row of the table.
    2. **Markers:** draw stratagem markers.
    3. **Vassalage:** win regions by diplomacy.
    4. **Treasury:** taxes, mercenaries, building, markers, clearing pillage.
    5. **Levy:** free units.
    6. **Operations:** one force after the other moves, fights, pillages, preaches.
    7. **Supply:** whoever the land does not feed is paid for or goes home.
    All this is done in one sitting. Undo reaches back to the last die.
    .name = The turn
charlemagne-rules-regions = Every region is the Empire's, the Tribes' or **neutral**. **Control** is loyalty: it gives the region's units and its levy. **Holding** a hex is having a unit there: it gives taxes, markers and points. Neither brings the other.
    Neutral land may be entered, neutral units may not. An empty neutral burg pays whoever sits in it.
    Whoever **attacks** neutral units, **pillages** or **preaches** in a neutral region drives it to the other side, before anything else happens.
    When a region becomes neutral, its units stay at home; abroad they vanish unless they stand in a burg; those standing with units of a player die. When it changes sides, its units change with it; those standing with former friends die.
    .name = Regions
charlemagne-rules-events = Two dice make a number from 11 to 66. Some rows help or harm whoever's turn it is: markers, treasure, plague, famine, winter, raids on weakly held ports. The others name regions that may **revolt**, whoever controls them.
    Each rolls a die: **5** and an Empire region turns neutral; **6** or more and a neutral one joins the Tribes as well. Either restores a changed religion.
    Added to the die: the Empire holds every burg −1, a leader of the Empire is there −1, Frankish from the start −1; each pillaged hex +1 (two at most), not Christian or converted +2, a Tribal unit there +1, Charlemagne dead +1.
    Austrasia never revolts. **Royal envoys** have a die rolled again before it counts.
    .name = Events and revolts
charlemagne-rules-markers = Markers are drawn from one cup and are secret. Used ones go back at once. Each turn you draw **1**, **1** for each civilisation marker you hold, and **1** for Augustus (**2** on Charlemagne); others cost **2** points.
    - **Vassalage**, **missionary:** a point in an attempt or against one
    - **Crown, Donation, Assembly, Avar Ring:** a point of vassalage, **2** in their own regions; the Donation also 2 missionaries, the Assembly three units of levy for the Empire, the Ring 5 points while you hold it
    - **Military advance:** doubles a force in one battle. **Treachery:** takes the enemy's leader or ground away
    - **Leader:** comes into play at once. **Leader’s death:** one of yours dies, never Charlemagne
    - **Forced march:** 6 operations points. **Tribute:** a die of the enemy's treasure, half at most
    - **Espionage:** shows you hand and treasure. **Royal envoys:** a revolt die again
    .name = Markers
charlemagne-rules-vassalage = Name a region that is not yours and lay down at least one marker. The other side may lay down markers against you, for neutral regions as well. What remains, with the modifiers, is the **differential**; a die decides.
    The region comes to you at 2 or 3 on a **6**, at 4 on 5–6, at 5 on 4–6, at 6 on 3–6; just below that an enemy region turns neutral.
    Modifiers: **+1** for each burg of the region you hold, **−1** for each the enemy holds (three at most); your leader there +1, Charlemagne +2, the enemy's likewise −; the Empire without a unit there −1; not Christian: Empire −1, Tribes +1; Byzantium, the Caliphate, Córdoba −2; Frankish from the start: Empire +1, Tribes −1; the Tribes against a neutral beside the Empire +1.
    The Tribes never win Austrasia.
    .name = Vassalage
charlemagne-rules-treasury = Each burg you hold pays **1** point, pillaged ones nothing. Byzantium pays **5**, the Caliphate **3** to whoever controls them. What you do not spend you keep, in secret.
    - Mercenaries: militia **2**, warriors, nomads, fleet **4**, field army and Scara **6**; one a burg you hold in their own region, enemies near or not
    - A burg or a civilisation marker where you have a unit: **5**
    - A stratagem marker: **2**
    - Clearing pillage: **2**, last of all; after it nothing else is bought
    A built burg works like a printed one, on a coast as a port. Both kinds work for whoever holds them.
    .name = Treasury
charlemagne-rules-levy = Every region you control raises its levy free of charge: warriors, nomads or militia; fleets only the Danes and the Norse. One unit a hex, anywhere in the region but where enemies or neutrals stand, in an enemy zone of control, or on pillage.
    The counters are the limit: a unit that is lost may be raised again, one more than there are never.
    Peripheral areas take up to ten new units a turn.
    .name = Levy
charlemagne-rules-forces = A force is some or all of the units of a hex. It is put together first; then a die is rolled: operations points are the **slowest** unit's value plus the die, the die doubled with a leader, tripled with Charlemagne.
    A unit's two numbers are strength and operations: leader 1-24, field army 6-18, warriors 6-12, nomads 4-18, militia 2-6, fleet 2-24.
    Moving costs what the ground costs, a battle **6**, pillage **3**, preaching **6**. Points left over are lost.
    A force may leave units behind, never take new ones along; who is left is done for this phase.
    { "" }**Ten** units a hex, leaders aside. Tribal units of two regions never share a hex, not even in passing; leaders may.
    .name = Forces
charlemagne-rules-move = Name a goal: the cheapest way is taken. Clear land costs **1**, forest **2**, marsh **3**, rough ground **4**, along a pass **1**; a river on the way **1** more; a peripheral area **5**.
    Hexes with enemies or neutrals are closed. Land units do not cross the sea without ships.
    A hex without a burg goes by its number: column, then row, as printed when you zoom in.
    Peripheral areas are open to their own people alone: no other units, no leaders.
    .name = Moving
charlemagne-rules-zones = Every unit but a neutral one has a **zone of control**: the six hexes around it, over land for armies, over water for fleets. A burg held by the other side is outside it.
    A force **stops** when it enters an enemy zone and never steps from one zone into another; leaving is free. It may go on when the enemies are gone.
    In a zone nobody pillages or preaches; a burg you hold is outside the zone.
    Fleets and armies ignore each other's zones when they move.
    .name = Zones of control
charlemagne-rules-battle = A force attacks one hex beside it, everybody there defends. Strengths are added up and multiplied: a leader doubles, Charlemagne triples; so does the defender's **ground** (burg, rough, marsh, pass) and a **military advance**. Two advantages triple, three quadruple, never more.
    The odds go against the attacker: 14 to 5 is 2 to 1, 6 to 10 is 1 to 2. At half as much again 1½ to 1 is used.
    One die gives the result: somebody eliminated; half lost and two hexes back; one unit lost and one hex back; falling back; or one unit each. A star lets the winner draw a marker.
    The owner picks losses, leaders last. Rivers do not help the defender.
    If Charlemagne falls: on 1–3 he escapes and takes no more part in that battle, on 4–6 he is dead, the Empire loses 3 points and all its markers return.
    .name = Battle
charlemagne-rules-retreat = { "" }**Before** a battle the defender may withdraw if every unit is faster than the attacker's fastest: one or two hexes, over no river, into no rough ground but by a pass, into no enemy zone, and never back into the hex that is attacked. A leader among the attackers prevents it.
    { "" }**After** a battle the beaten go farther away with each hex, over any ground, never into an enemy zone. Who has nowhere to go is lost. In a burg, retreats may be ignored.
    A beaten attacker goes on with the points that are left.
    .name = Retreat
charlemagne-rules-pillage = A force pillages where it is, unless in an enemy zone. Strength counts without any multiplier; with 1–6 a die of 4 is needed, with 7–12 a 3, with 13–24 a 2, beyond that it always works.
    Built burgs and civilisation markers are gone for good, printed burgs and ports stop working, the land feeds nobody. If there was a burg or civilisation, up to 4 points are the booty; destroyed civilisation gives a marker.
    Clearing it costs 2 points.
    .name = Pillage
charlemagne-rules-conversion = A force preaches in the region where it stands, for 6 points and at least one missionary. The other side may answer with missionaries if it has a unit in the region. Differential and die as with vassalage; at 1 a 6 succeeds, each point more is a face more, at 5 all but a 1.
    Modifiers: +1 for each burg of the region you hold (two at most), your region +1, the enemy's −1, own civilisation there +1, Muslim −1, back to the first religion +1, the Tribes against Christians −1.
    The Empire preaches Christianity; the Tribes what the force believes, with a leader anything. A failure in your own region may cause a revolt.
    .name = Conversion
charlemagne-rules-sea = A fleet carries **three** land units and any number of leaders from where both begin; the fleet's value counts. From a port each hex of sea costs **1**, from an open coast **2**.
    Landed units are done for this phase, and so is whoever loses their ships on a coast. Cargo fights along, has no zone, drowns with its ships.
    Fleets attack over water, armies over land; no army attacks a fleet on the open sea.
    Rome is no port, Naples is. A burg built on a coast is.
    .name = At sea
charlemagne-rules-supply = Every hex feeds so many units: clear and forest **2**, rough and marsh **1**, a burg **1** more, an area **10**, sea and pillage nobody. Leaders eat nothing, neutrals neither, fleets do.
    At the end of your own turn you pay for the others (militia, nomads, fleet 1, warriors, field army 2) or send them home. The dearest units eat first from the land.
    .name = Supply
charlemagne-rules-leaders = A drawn leader joins your units at once, even where a leader stands alone. He doubles the die and the strength of his force, once. Killed, he goes back to the cup.
    { "" }**Charlemagne** is the Empire's from the beginning and triples instead.
    Leaders have no region, do not count for stacking, and never enter a peripheral area.
    With personal combat (an option) one leader of each side may fight before the odds are counted: the defender may call first, then the attacker, and after the first marker nobody any more. A die each, Charlemagne one more, a tie kills both.
    .name = Leaders
charlemagne-rules-treaties = Write clauses and propose them: points or markers at once, a region set free, and until the game turn ends peace, staying out of a region or burg, leaving one. The game checks that they can be kept.
    A treaty forbids what it says. Staying out bars entering: who stands inside goes about there and may leave. You may break it openly: a die of your markers is lost by lot; the other side draws what you lack. Who has not left what he promised to leave breaks it as his turn ends.
    An offer lapses as the other side's player turn ends. Free words bind nobody.
    .name = Treaties
charlemagne-rules-orders = While it is not your turn, your **standing orders** answer for you: how much you set against vassalage and missionaries, when units withdraw, when advances and treachery are played, who is lost, where the beaten go. They are secret and can be changed at any time.
    { "" }At first they spend **no markers**: you are asked, and whoever does not answer keeps them. **Quick** never asks and spends up to two points against an attempt, an advance or treachery where it lowers the odds, royal envoys where a die may be better. **Careful** asks everything that may be asked, but never more than **twice** in an enemy turn; without an answer it still sets up to two points against an attempt.
    .name = Standing orders
charlemagne-rules-options = - **first:** who has the first player turn
    - **placement:** place your units yourselves, or begin from the usual places
    - **build_limit:** burg and civilisation markers a player may build in a turn: **1**. With **0**, any number as printed, the Empire wins 98 of 100 games of computer players; with 1 it wins 54
    - **duels:** personal combat (optional rule 28)
    - **scara:** the Empire may hire the Scara, a guard of 6-18, where it has a burg with a leader (optional rule 29)
    - **leader_death:** one more marker in the cup; whoever draws it loses a leader (optional rule 30)
    .name = Options

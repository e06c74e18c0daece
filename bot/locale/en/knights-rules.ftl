# The topics of /rules, in the order in which a newcomer needs them; the second half is in knights-rules-more.ftl.

knights-rules-goal = The throne is empty, and each of you is a Baron who wants it. There are two ways to win:
    1. **Cities.** Whoever holds more than half of the standing cities of the Kingdom when the Upkeep begins wins at once (five cities with two players).
    2. **Influence.** In every Upkeep each city you hold brings 1 Influence from a common pool. The turn in which the pool runs dry is the last; most Influence wins, then most cities, crowns with Faith and Votes, troops.
    { "" }On the way you have four currencies: **crowns** pay troops, **Votes** decide in the Assembly, **Faith** cancels bad luck, and **troops** take cities.
    Nothing that Barons promise each other binds them; crowns change hands at once and for good.
    .name = Goal
knights-rules-turn = A turn has three phases.
    1. **Planning**, all at once and in secret: up to two of your cards on each of three piles. Two neutral cards join each pile, and each is shuffled.
    2. **Actions:** pile by pile the cards are turned up, one after the other. Whose card it is uses it or declines it; then it is **allocated** to Taxes, Wages or the Assembly. When a space is full its phase is held at once, in the middle of everything.
    3. **Upkeep:** victory, Influence, revolts, landings, everybody rested, Nobles back on the board.
    { "" }By post the piles run by themselves as far as nobody has to choose. What you can decide beforehand is a **standing order**: see that topic.
    .name = A turn
knights-rules-planning = You have twelve cards, two of each kind, and lay up to six of them a turn. Only those in your **hand** can be laid: cards that lie on a space stay there until its phase has been held.
    The panel has one list for all three piles and one for each, in which a card may lie twice: tick, then seal. **As last turn** lays the same again, and **Seal as last turn** seals it with the same tap. `/knights plan first:levy, draft second:mobilize seal:True` does it in one line. Until everybody has sealed you may open your seal again.
    Pile 1 is played before pile 2, so what must come first goes there; inside a pile Fate shuffles. Think of the phases that your cards bring on: levying fills Taxes, drafting fills Wages, rallying the Assembly. Six cards of which four fill Wages is a plan to pay soon.
    Fewer cards is allowed. Silence lays none, or last turn’s if your orders say so.
    .name = Planning
knights-rules-cards = **Levy Taxes:** 1 crown for each area with a Noble of yours on land. To Taxes.
    { "" }**Draft Soldiers:** a marker on any free spot of the Mercenary Track, free of charge. To Wages.
    { "" }**Rally Support:** 2 Votes; if you now have more than anybody, the Chair. To the Assembly.
    { "" }**Serve the Church:** 1 Faith; if you now have more than anybody, you are Head of the Church. To any of the three.
    { "" }**Mobilize Forces:** name one area; any of your rested Nobles may move there, and then you may fight one battle there. To Wages if you moved, to the Assembly if you fought, to either if both or neither.
    { "" }**Versatile Strategy:** 2 crowns, or 1 Vote, or one move, or one battle, or a marker for a fee. Back to your hand.
    { "" }**Neutral cards:** Important Event, Fund Expeditions, Muster Troops (a casualty removed for 2 crowns), Upgrade Defenses (a breach mended for 2, a city fortified for 4: +100 strength, +1 income), Uncertain Times (Fate is shuffled).
    Declining is always allowed; the card is allocated all the same.
    .name = The cards
knights-rules-spaces = Cards that were resolved lie on **Taxes**, **Wages** and the **Assembly**. When one holds two cards for each player, its phase is held at once: four with two players, twelve with six. Then its cards go back to their owners’ hands.
    The panel says how many lie there, and what a card of yours would set off. Whoever lays the last one chooses the moment: Taxes just after taking a city, Wages while a rival is poor.
    The **Draft** is not a space: it is held when one marker more than players stands on the Mercenary Track. If a card brings on Wages and the Draft together, Wages come first.
    .name = Spaces and phases
knights-rules-nobles = You have four Nobles, one of each shape, with a gift as commander unless exhausted:
    - **square:** prevents 100 casualties
    - **circle:** no wages for his army of 400 or fewer, exhausted or not
    - **triangle:** 1 victory more
    - **star:** 100 casualties more
    { "" }Troop cards lie by a Noble or in your **Stronghold**. **Regulars** (50 or 100) are yours for good; **Mercenaries** (50 to 200, six nations) ask wages.
    A **casualty** takes 100 from an army’s strength. When casualties reach its troops, the Noble dies.
    Who moves or attacks is **exhausted** when the card is done, until the Upkeep. He neither moves nor attacks again, but he defends.
    At the start all assign six cards in secret, place a Stronghold, then the Nobles one by one.
    .name = Nobles and troops
knights-rules-movement = A move is one of these:
    - **one area**, not over mountains, nor a river without a bridge
    - **up to three areas by road**
    - **port to port**, overseas too: he is exhausted at once, cannot be attacked at sea, and lands in the Upkeep
    { "" }On the way he may take troops from your Stronghold and from rested Nobles of yours; where there are casualties, all or none.
    To go **through** an area you need leave of every rival with a Noble there and of whoever holds its city. Entering needs no leave. One refusal is enough, and silence refuses; leave is often bought.
    A Noble besieged in your city or Stronghold cannot move out.
    .name = Movement
knights-rules-battle = One battle a card, in one area: a rival’s Nobles in the open, or the city or Stronghold there.
    1. Each side names a **commander**, the attacker first.
    2. Each draws a Fate card for every 100 strength, **2 more with a commander**, ten at most.
    3. With a commander you lay **two aside**, unseen. Both hands are shown together; “draw 1” draws again.
    4. **Casualties:** inflicted less prevented, 100 each; attacker allots, then defender.
    5. **Victories** are compared, unless a side has lost all its Nobles. Equal: nothing more. One ahead: a **partial** victory. Two or more: a **full** one.
    { "" }After a **stalemate** all stay. Beaten **fully**, a side loses all its Nobles; **partially**, each retreats: Fate names a nation, one Mercenary of it deserts him, and he goes to a neighbouring area without rivals, else exhausted to his Stronghold. If he cannot, he dies.
    .name = Battle
knights-rules-assault = Walls count as strength for the defender, and his Nobles there are inside. A neutral city fights alone and lays no cards aside.
    Casualties of the defender may be taken as **breaches**, 100 of walls each, up to the strength of the city. At 0 with nobody inside it is taken without a battle.
    Attacking a city or Stronghold needs **leave of every third Baron** with a Noble there; silence refuses. In the open it does not.
    A victory over a city, partial or full, takes it. **Keep** it (income, 1 Influence a turn, 1 Vote an Assembly if it lies in the Kingdom) or **raze** it at once for three times its printed income: then it is gone for good, and the majority needs fewer.
    Breaches stay until they are repaired.
    .name = Assault
knights-rules-siege = Instead of an assault you may lay **siege** if you are stronger: your armies and 200, against walls, troops inside and 200 if a Noble leads them. No cards, no casualties; your Nobles are exhausted.
    A besieged city pays nothing and gives no Influence; nobody leaves it. The siege ends when you have no Noble left in the area.
    Besiege it **again in a later turn**, still stronger and with leave, and it falls: everybody inside dies.
    So a siege costs two cards and two turns, an assault one card and blood. Whoever is inside may **sally**: a battle in the open, without walls.
    .name = Siege

# The topics of /rules, in the order in which a newcomer needs them; the second half is in knights-rules-more.ftl.

knights-rules-goal = The throne is empty, and each of you is a Baron who wants it. There are two ways to win:
    1. **Cities.** Hold more than half of the cities of the Kingdom (razed ones do not count) when an Upkeep begins, and you win at once. With two players, five cities are enough.
    2. **Influence.** In every Upkeep each city you hold brings 1 Influence from a common pool. The turn in which the pool runs dry is the last. The most Influence wins; ties go to the most cities, then the most crowns, Faith and Votes together, then the most troops.
    { "" }On the way you have four currencies: **crowns** pay troops, **Votes** decide in the Assembly, **Faith** cancels bad Events, and **troops** take cities.
    What Barons promise each other binds nobody. Crowns change hands at once and for good.
    .name = Goal
knights-rules-start = What to do in your first ten minutes:
    1. **Troops.** Press **Spread evenly**, then **Seal**. Every Noble can then besiege a small city.
    2. **Stronghold.** Choose an area next to two or more neutral cities.
    3. **Nobles.** Place each in the area of a neutral city that this Noble can besiege. The list names those places first.
    4. **Plan.** Tick up to six cards, two on each pile. Put **Mobilize Forces** on piles 1 and 2, and add cards that always bring something, such as **Levy Taxes** or **Draft Soldiers**. Then seal.
    5. **Besiege.** When Mobilize Forces comes up, name the area of your city, choose it as your target and press **Lay siege**. It costs no troops. Stay there, and besiege it again next turn: then it is yours.
    6. **Keep it.** Press **Keep the city**. It pays crowns at Taxes and 1 Influence each turn. Leave a Noble there, or it may revolt.
    { "" }Most other questions can wait: **Suggest** says what a computer player would do, and why. If you are asked too often, choose the style **Quick** under **Standing orders**.
    .name = Start here
knights-rules-words = The words of this game, in a line each:
    - **Baron:** a player. **Noble:** one of the four who lead your armies.
    - **Ability:** what a Noble’s shape can do as commander.
    - **Stronghold:** your castle; troops wait there.
    - **Regulars:** troops that never leave. **Mercenaries:** hired troops that want wages.
    - **Casualty marker:** takes 100 off an army. **Breach:** takes 100 off walls.
    - **Exhausted:** has moved or fought; cannot do so again before the Upkeep.
    - **Siege:** takes a city in two turns without losses. **Assault:** takes it now, at a price.
    - **Pile:** where you plan cards. **Allocate:** choose the space a used card goes to.
    - **Space:** Taxes, Wages or the Assembly; when full, its phase takes place.
    - **Mercenary Track:** spots with markers; each marker hires one Mercenary.
    - **Upkeep:** the end of a turn.
    - **Fate:** the deck that decides battles, revolts and Events.
    - **Agenda:** a card the Assembly votes on: a **motion** (happens once), a **law** (binds all), a **Privilege** (a grant for a Baron) or an **office** (a power for a Noble).
    - **Chairman:** breaks ties. **Head of the Church:** directs Events.
    - **Banned:** out of the Assembly until the ban is lifted.
    - **Permission:** what you need to go through a rival’s area or attack a city where a third Baron has a Noble.
    - **Standing order:** an answer Herald gives for you.
    .name = Words
knights-rules-turn = A turn has three phases.
    1. **Planning**, all at once and in secret: up to two of your cards on each of three piles. Two neutral cards join each pile, and each pile is shuffled.
    2. **Actions:** pile by pile, the cards are turned up one after the other. Their owner uses the card or not; then it is **allocated** to Taxes, Wages or the Assembly. When a space is full, its phase takes place at once, in the middle of everything.
    3. **Upkeep:** victory, Influence, revolts, landings; then everyone is rested and Nobles come back to the board.
    { "" }Herald plays the piles for you as long as nobody has a choice to make. What you can decide in advance is a **standing order**: see that topic.
    .name = A turn
knights-rules-planning = You have twelve cards, two of each kind, and plan up to six of them a turn. You can only plan cards in your **hand**: cards on a space stay there until its phase is over.
    The panel has one list for all three piles and one for each, where a card can be ticked twice: tick, then seal. **As last turn** plans the same again, and **Seal as last turn** also seals it. Until everyone has sealed you can unseal and change your plan.
    Pile 1 is played before pile 2, so what must come first goes there; inside a pile Fate shuffles. Think of the phases your cards bring closer: Levy Taxes fills Taxes, Draft Soldiers fills Wages, Rally Support the Assembly. A plan with four cards for Wages is a plan to pay soon.
    You can plan fewer cards. If you do not answer, none are planned, or last turn’s if your standing orders say so.
    .name = Planning
knights-rules-cards = **Levy Taxes:** 1 crown for each area with one of your Nobles on land. Goes to Taxes.
    { "" }**Draft Soldiers:** a marker on any free spot of the Mercenary Track, at no cost. Goes to Wages.
    { "" }**Rally Support:** 2 Votes; if you then have more than anyone, the Chair. Goes to the Assembly.
    { "" }**Serve the Church:** 1 Faith; if you then have more than anyone, you are Head of the Church. Goes to any of the three.
    { "" }**Mobilize Forces:** name one area; any of your rested Nobles can move there, and then you can fight one battle there. Goes to Wages if you moved, to the Assembly if you fought, to either if you did both or neither.
    { "" }**Versatile Strategy:** 2 crowns, or 1 Vote, or one move, or one battle, or a marker for a fee. Comes back to your hand.
    { "" }**Neutral cards:** Important Event, Fund Expeditions, Muster Troops (remove casualty markers for 2 crowns each), Upgrade Defenses (repair a breach for 2 crowns, or fortify a city for 4 crowns: +100 strength, +1 income), Uncertain Times (Fate is shuffled).
    You never have to use a card; it is allocated either way.
    .name = The cards
knights-rules-spaces = Used cards go to **Taxes**, **Wages** and the **Assembly**. When one holds two cards for each player, its phase takes place at once: that is four cards with two players, twelve with six. Then its cards go back to their owners’ hands.
    The panel says how many cards are on each space, and what your card would start. The player of the last card chooses the moment: Taxes just after taking a city, Wages while a rival is poor.
    { "" }**Hiring** is not a space: it starts when the Mercenary Track holds one marker more than there are players. If a card starts Wages and hiring together, Wages come first.
    .name = Spaces and phases
knights-rules-nobles = You have four Nobles, one of each shape. Unless exhausted, a commander has an ability:
    - **square:** prevents 1 casualty
    - **circle:** no wages for an army of 400 or fewer, exhausted or not
    - **triangle:** 1 more victory
    - **star:** inflicts 1 more casualty
    { "" }Troop cards are with a Noble or in your **Stronghold**. **Regulars** (50 or 100) are yours for good; **Mercenaries** (50 to 200, from six nations) want wages.
    A **casualty marker** takes 100 off an army’s strength. When an army’s markers add up to its troops, the Noble dies.
    A Noble who moves or attacks is **exhausted** once the card is done, until the Upkeep: no more moves or attacks, but an exhausted Noble still defends.
    At the start everyone assigns six cards in secret, places a Stronghold, then the Nobles one by one.
    .name = Nobles and troops
knights-rules-movement = A move is one of these:
    - **one area**, not over mountains or a river without a bridge
    - **up to three areas by road**
    - **port to port**, overseas too: the Noble is exhausted at once, cannot be attacked at sea, and lands in the Upkeep
    { "" }On the way a Noble can take troops from your Stronghold and from your rested Nobles; an army with casualty markers comes as a whole or not at all.
    To go **through** an area you need permission from every rival with a Noble there, and from the Baron who holds its city. Entering the last area needs no permission. One “no” stops the march, and no answer counts as no; permission is often bought.
    A Noble besieged in your city or Stronghold cannot move out.
    .name = Movement
knights-rules-battle = One battle a card, in one area: against a rival’s Nobles in the open, or the city or Stronghold there.
    1. Each side names a **commander**, the attacker first.
    2. Each draws a Fate card for every 100 strength, **2 more with a commander**, ten at most.
    3. A side with a commander **discards two**, unseen. Both hands are shown together; “draw 1 card” draws again.
    4. **Casualties:** those inflicted on a side minus those it prevents; the attacker assigns first, then the defender. Each takes 100 off an army.
    5. **Victories** are compared, unless a side has lost all its Nobles. Equal is a **stalemate**, one ahead a **partial** victory, two or more a **full** one.
    { "" }After a stalemate everyone stays. A full defeat kills all Nobles of that side. After a partial one each retreats: Fate names a nation, one Mercenary of it deserts each beaten army, and the Noble goes to a neighbouring area without rivals, or else, exhausted, to your Stronghold. With nowhere to go, the Noble dies.
    .name = Battle
knights-rules-assault = Walls count as strength for the defender, whose Nobles there are inside. A neutral city fights alone and discards no cards.
    The defender can take casualties as **breaches**, each 100 off the walls, up to the strength of the city. With walls at 0 and nobody inside it is taken without a battle.
    To attack a city or Stronghold you need **permission from every third Baron** with a Noble there; no answer counts as no. In the open you do not.
    A victory over a city, partial or full, takes it. **Keep** it (income, 1 Influence a turn, and 1 Vote an Assembly if it is in the Kingdom) or **raze** it at once for three times its printed income: then it is gone for good, and a majority needs fewer cities.
    Breaches stay until they are repaired.
    .name = Assault
knights-rules-siege = Instead of assaulting you can start a **siege** if you are stronger: your armies plus 200, against the walls, the troops inside, and 200 if a Noble leads them. No cards, no casualties; your Nobles are exhausted.
    A besieged city pays nothing and gives no Influence, and nobody leaves it. The siege ends when you have no Noble left in the area.
    Besiege it **again in a later turn**, still stronger and with permission, and it falls: everyone inside dies.
    So a siege costs two cards and two turns, an assault one card and some blood. The defender can **sally**: a battle in the open, without walls.
    .name = Siege

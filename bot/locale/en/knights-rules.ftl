# The topics of /rules, in the order in which a newcomer needs them; the second half is in knights-rules-more.ftl.

knights-rules-goal = The throne is empty, and each of you is a Baron who wants it. There are two ways to win:
    1. **Cities.** Hold more than half of the cities of the Kingdom (razed ones do not count) when an Upkeep begins, and you win at once. With two players, five cities are enough.
    2. **Influence.** In every Upkeep each city you hold brings 1 Influence from a common pool. The turn in which the pool runs dry is the last. The most Influence wins; ties go to the most cities, then the most crowns, Faith and Votes together, then the most troops.
    { "" }On the way you need four things: **crowns** pay troops, **Votes** decide in the Assembly, **Faith** cancels bad Events, and **troops** take cities.
    Promises between Barons bind nobody. Crowns change hands at once and for good.
    .name = Goal
knights-rules-start = What to do in your first ten minutes:
    1. **Troops.** Press **Spread evenly**, then **Seal**. Every Noble can then besiege a small city.
    2. **Stronghold.** Choose an area next to two or more neutral cities.
    3. **Nobles.** Place each in the area of a neutral city that this Noble can besiege. The list names those places first.
    4. **Plan.** Tick up to six cards, two on each pile. Put **Mobilize Forces** on piles 1 and 2, and add cards that always bring something, such as **Levy Taxes** or **Draft Soldiers**. Then seal.
    5. **Besiege.** When Mobilize Forces comes up, name the area of the city you want, choose the city as your target and press **Lay siege**. It costs no troops. Stay there, and besiege it again next turn: then it is yours.
    6. **Keep it.** Press **Keep the city**. It pays crowns at Taxes and 1 Influence each turn. Leave a Noble there, or it may revolt.
    { "" }Most other questions can wait: **Suggest** says what a computer player would do, and why. If you are asked too often, choose the style **Quick** under **Standing orders**.
    .name = Start here
knights-rules-words = The words of this game, in a line each:
    - **Baron:** a player. **Noble:** one of the four who lead your armies.
    - **Ability:** what a Noble can do as commander; it depends on the Noble’s shape.
    - **Stronghold:** your castle; troops wait there.
    - **Regulars:** troops that never desert. **Mercenaries:** hired troops that desert if they are not paid.
    - **Casualty marker:** takes 100 off an army’s strength. **Breach:** takes 100 off walls.
    - **Exhausted:** said of a Noble who has moved or attacked and cannot do so again before the Upkeep.
    - **Siege:** can take a city in two turns without losses. **Assault:** can take it at once, but costs casualties.
    - **Pile:** where you plan cards. **Allocate:** put a used card on one of the spaces.
    - **Space:** Taxes, Wages or the Assembly; when it is full, its phase takes place.
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
    2. **Actions:** pile by pile, the cards are turned up one after the other. The owner of each card uses it or not; then it is **allocated** to Taxes, Wages or the Assembly. When a space is full, its phase takes place at once, even in the middle of a pile.
    3. **Upkeep:** victory, Influence, revolts and landings; then exhausted Nobles are rested again, and Nobles come back to the board.
    { "" }Herald plays the piles for you as long as nobody has a choice to make. With **standing orders** you answer in advance: see that topic.
    .name = A turn
knights-rules-planning = You have twelve cards, two of each kind, and plan up to six of them a turn. You can only plan cards in your **hand**: cards on a space stay there until its phase is over.
    The panel has one list for all three piles, and one for each pile, in which you can tick the same card twice. Tick your cards, then seal. **As last turn** plans the same again, and **Seal as last turn** also seals it. Until everyone has sealed you can unseal and change your plan.
    Pile 1 is played before pile 2, so what must come first goes on pile 1; inside a pile the order is random. Think of the phases your cards bring closer: Levy Taxes fills Taxes, Draft Soldiers fills Wages, Rally Support the Assembly. A plan with four cards for Wages is a plan to pay soon.
    You can plan fewer cards. If you do not answer, no cards are planned, or last turn’s cards if your standing orders say so.
    .name = Planning
knights-rules-cards = **Levy Taxes:** 1 crown for each area with one of your Nobles on land. Goes to Taxes.
    { "" }**Draft Soldiers:** a marker on any free spot of the Mercenary Track, at no cost. Goes to Wages.
    { "" }**Rally Support:** 2 Votes, and the Chair if you then have more than anyone else. Goes to the Assembly.
    { "" }**Serve the Church:** 1 Faith, and you become Head of the Church if you then have more than anyone else. Goes to any of the three spaces.
    { "" }**Mobilize Forces:** name one area; any of your rested Nobles can move there, and then you can fight one battle there. Goes to Wages if you moved, to the Assembly if you fought, to either if you did both or neither.
    { "" }**Versatile Strategy:** 2 crowns, or 1 Vote, or one move, or one battle, or a marker for a fee. Comes back to your hand.
    { "" }**Neutral cards:** Important Event, Fund Expeditions, Muster Troops (remove casualty markers for 2 crowns each), Upgrade Defenses (repair a breach for 2 crowns, or fortify a city for 4 crowns: +100 strength, +1 income), Uncertain Times (the Fate deck is shuffled).
    You never have to use a card; it is allocated either way.
    .name = The cards
knights-rules-spaces = Used cards go to the spaces **Taxes**, **Wages** and **Assembly**. When a space holds two cards for each player, its phase takes place at once: that is four cards with two players, twelve with six. Then its cards go back to their owners’ hands.
    The panel says how many cards are on each space, and what your card would start. The player of the last card chooses the moment: for example Taxes just after taking a city, or Wages while a rival is poor.
    { "" }**Hiring** is not a space: it starts when the Mercenary Track holds one marker more than there are players. If a card starts Wages and hiring together, Wages come first.
    .name = Spaces and phases
knights-rules-nobles = You have four Nobles, one of each shape. Unless exhausted, a commander has an ability:
    - **square:** prevents 1 casualty
    - **circle:** an army of 400 troops or fewer needs no wages, whether exhausted or not
    - **triangle:** 1 more victory
    - **star:** inflicts 1 more casualty
    { "" }Troop cards are with a Noble or in your **Stronghold**. **Regulars** (50 or 100) are yours for good; **Mercenaries** (50 to 200, from six nations) desert if they are not paid.
    A **casualty marker** takes 100 off an army’s strength. When an army’s markers add up to its troops, the Noble dies.
    A Noble who moves or attacks is **exhausted** once the card is done, until the Upkeep. An exhausted Noble cannot move or attack, but still defends.
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
knights-rules-battle = One card allows one battle in one area: against a rival’s Nobles in the open, or against the city or Stronghold there.
    1. Each side names a **commander**, the attacker first.
    2. Each draws a Fate card for every 100 strength, **2 more with a commander**, ten at most.
    3. A side with a commander **discards two**, unseen. Both hands are shown together; each “draw 1 card” draws another card.
    4. **Casualties:** those inflicted on a side minus those it prevents; the attacker assigns first, then the defender. Each takes 100 off an army.
    5. **Victories** are compared, unless a side has lost all its Nobles. Equal numbers are a **stalemate**; one more is a **partial** victory, two or more a **full** one.
    { "" }After a stalemate everyone stays. A full defeat kills all Nobles of the beaten side. After a partial defeat each of them retreats. Fate names a nation, and one Mercenary of that nation deserts from each beaten army. The Noble goes to a neighbouring area without rivals, or else, exhausted, to your Stronghold. A Noble with nowhere to go dies.
    .name = Battle
knights-rules-assault = Walls add to the defender’s strength, and the defender’s Nobles in the area are inside. A neutral city fights alone and discards no cards.
    The defender can take casualties as **breaches**, each 100 off the walls, up to the strength of the city. If the walls are at 0 and nobody is inside, the city is taken without a battle.
    To attack a city or Stronghold you need **permission from every Baron with a Noble there**, other than the defender; no answer counts as no. A battle in the open needs no permission.
    A victory over a city, partial or full, takes it. **Keep** it (income, 1 Influence a turn, and 1 Vote at each Assembly if it is in the Kingdom) or **raze** it at once for three times its printed income: then it is gone for good, and a majority needs fewer cities.
    Breaches stay until they are repaired.
    .name = Assault
knights-rules-siege = Instead of assaulting you can start a **siege** if you are stronger. Your strength is that of your armies, plus 200 for the Noble who leads them. Against it count the walls, the troops inside, and 200 if a Noble leads them. Nobody draws cards or takes casualties, but your Nobles are exhausted.
    A besieged city pays nothing and gives no Influence, and nobody can leave it. The siege ends when you have no Noble left in the area.
    Besiege it **again in a later turn**, still stronger and with permission, and it falls: everyone inside dies.
    So a siege costs two cards and two turns; an assault costs one card and some casualties. The defender can **sally**: that is a battle in the open, without walls.
    .name = Siege

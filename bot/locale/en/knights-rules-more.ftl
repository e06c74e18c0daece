# The topics of /rules, second half.

knights-rules-stronghold = Your **Stronghold** has walls of 400 and can hold troops without a Noble. Nobles come back to the board there, and hired troops wait there.
    If it falls, half of your crowns and a city of your choice go to the victor. It leaves the board, and **you gain no Influence** until it is back. In the Upkeep you place it in an area of the Kingdom without a city (razed ones do not count), a rival Stronghold or a rival Noble. With two or three players, the outer ring is not allowed.
    A Stronghold can be besieged like a city, but not kept or razed.
    .name = The Stronghold
knights-rules-death = A Noble dies when casualty markers add up to the army’s troops, when a place falls to a siege with the Noble inside, when there is nowhere to retreat, or because of some Events. Mercenaries are given up for the casualties; the other troops stay with the **heir**, who comes back in the Upkeep with the same name and shape.
    If no heir follows, the Noble is gone for good, the Mercenaries go back to the deck and the Regulars leave the game.
    In the Upkeep all Barons act at the same time. You can divide troops among Nobles off the board, take some from the Stronghold, and hand troops over between Nobles in one area. Then you place every Noble who has troops, in your Stronghold or in one of your cities that is not besieged. You cannot hand over troops with so many casualty markers that the Noble receiving them would die.
    .name = Death and return
knights-rules-wages = When **Wages** are due, each Baron in turn pays. Regulars come first, as far as your crowns go; unpaid ones stay, but then no Mercenary is paid. Otherwise every **Mercenary** is paid in full or **deserts**: you say which. The wage is 1 crown for every 50 troops; the panel shows what you owe.
    The circle’s army of 400 or fewer is free. A Noble can die if too few troops are left for the casualty markers.
    Your standing order *wages* pays everyone, or lets the most expensive troops go when you are short of crowns.
    .name = Wages
knights-rules-draft = The **Mercenary Track** has numbered spots; not all are open at a small table. You place a marker with Draft Soldiers, or with Versatile Strategy for the spot’s fee: the further left, the more expensive.
    When there is one marker more than players, **hiring** starts. From the left, each marker hires one Mercenary on offer for its wage, or none. If you have more markers, you can use them at once to hire more of the **same nation**, and say which marker leaves for each.
    A hired card goes to your Stronghold, to a Noble there or in one of your cities that is not besieged, or to a Noble off the board.
    .name = Hiring Mercenaries
knights-rules-taxes = When **Taxes** are paid, every city that is not besieged pays its Baron its income, 1 more if it is fortified. Concessions pay too, and laws may take some.
    Cities near the middle are strong and rich. Those overseas are far away: they pay and give Influence, but no Votes, and do not count for the majority.
    .name = Taxes
knights-rules-assembly = When the **Assembly** is held, each Baron who is not banned receives 1 Vote, and 1 for each city they hold in the Kingdom. You keep unused Votes.
    First come **Private Motions**, each proposed by a Baron whom Fate names; then the three Agendas, in the order the **Chairman** chooses. For each:
    1. Everyone writes down **how many Votes** they cast, in secret; these are spent, win or lose.
    2. They are shown. Then, starting with the Chairman, each Baron says **what their Votes are for**: yes or no, or a Baron. You can write that down with your Votes, or leave it open and first hear the others or be paid.
    3. The most Votes win. The Chairman breaks ties, for either side, whatever their own Votes were for. A standing order can break ties the way you voted, or the way you wrote down if you cast no Votes.
    { "" }Then three new Agendas are turned up, for everyone to see until next time; the Assembly’s picture shows them. Your standing orders can cast Votes by kind of matter, such as all of them when one of your Privileges is named.
    .name = The Assembly
knights-rules-decisions = **Motions** happen once. **Laws** bind everyone while they are in force. **Privileges** belong to a Baron, three at most; some of them, concessions, pay at Taxes. **Offices** belong to a Noble: extra troops, or a power.
    A Baron whom a decision affects can **refuse** it: they are banned at once, with no vote in the Assembly until the ban is lifted, and lose the Chair. Other Barons can walk out in protest. A decision that takes a Privilege or office away cannot be refused.
    You can **defy** a law when it affects you, for the same price. Banned Barons refuse and defy at no further cost.
    .name = Laws, Privileges, offices, bans
knights-rules-church = You become **Head of the Church** when you serve the Church and then have more Faith than anyone else. When **Important Event** comes up, everyone sees the colour on the back of the next Event:
    - **red** (bad for the Baron who draws it): the Head draws it, or for 1 Faith names another Baron
    - **green** (good): the Head names another Baron, or for 1 Faith takes it
    - **blue** (for all): the Head names any Baron
    { "" }**Cancelling:** the Baron who draws a red one can pay its cost in Faith; for a blue one everyone pledges together, in secret. You are asked twice, before and after Fate has named the target. Your standing orders for cancelling can pay up to 1, 2 or 3 Faith by themselves. With only two players, the order for blue Events pays when the time to answer is up, because an instant answer would reveal your orders.
    Lasting Events stay on the table.
    .name = The Church and Events
knights-rules-expeditions = With **Fund Expeditions** the Chairman can start one of three expeditions. Everyone invests at the same time, up to 5 crowns each, and the Head of the Church can bless it for 1 Faith. If nobody invests, it does not sail.
    All expeditions under way move on one space. Fate decides about one that reaches the end: it is lost, there is no news (it waits), or your crowns come back, multiplied by one to four. For a blessed one two cards are turned over, and the better one counts.
    .name = Expeditions
knights-rules-upkeep = 1. **Victory** by cities is checked.
    2. **Influence:** 1 for each city that is not besieged, if your Stronghold is on the board.
    3. **Revolts:** a Fate card for each of your cities where you have no Noble. On “revolt” you pay 1 Faith or twice the city’s printed income, or the city turns neutral.
    4. Ships **land**.
    5. Exhausted Nobles are **rested** again.
    6. Lost Strongholds come back one by one, starting with the Chairman’s; then everyone’s **Nobles come back** at the same time.
    { "" }A Noble in each city prevents revolts; the standing order *revolts* answers for you when one comes.
    .name = Upkeep
knights-rules-end = The pool holds 10 Influence for each player (8, 12 or 15 as an option). The turn in which its last Influence is taken is the last turn. The most Influence wins; ties go to the most cities, then the most crowns, Faith and Votes together, then the most troops on the board.
    A Baron who holds more than half of the Kingdom’s cities when an Upkeep begins wins at once. Watch razed cities: they lower the number needed. The panel says how many are needed, and who has how many.
    .name = End of the game
knights-rules-deals = Crowns can change hands at any time: a **gift**, an **offer** (you pay; the crowns are set aside until it is answered) or a **price** (you ask). Say what the crowns are for: permission to pass or attack, a vote, Faith, peace, a loan. That is only a promise. Faith, Votes, Influence, troops and cards never change hands.
    If somebody asks your permission, name your price first, then answer. In a vote there is time for bribes between one declaration and the next.
    A new offer to the same Baron replaces the old one. Crowns in an offer are still yours. When you have to pay and have too few in hand, your offers are withdrawn, and you can make none while you are asked to pay.
    .name = Deals
knights-rules-orders = Standing orders answer for you, in secret, until you change them. You find them in the panel under **Standing orders**, each with its present setting. At the start:
    - Levy Taxes and Rally Support are used for you; you are asked about all other cards.
    - Wages are paid as long as you have the crowns; laws are obeyed.
    - You are asked about cancelling an Event once its target is known.
    - Your commanders use their ability.
    - Decisions of the Assembly that only give you something are accepted.
    { "" }Worth setting: *permission to pass* (always, never, by Baron), *permission to attack*, *revolts*, *Serve the Church* to the emptiest space, *casualties* and *retreats* by the usual rule, and *the plan* repeated. You can also set how many Votes you cast on each kind of matter and what for, and that you break ties the way you voted. Two styles set many orders at once: **Quick** gives the usual answers and spends only crowns that you will not need for the next wages, and never Faith; **Careful** asks you everything.
    .name = Standing orders
knights-rules-seats = **Razed at the start:** 11, 7, 5, 3 or 0 cities with 2, 3, 4, 5 or 6 players. With two or three, no Stronghold can be placed on the outer ring.
    { "" }**Two players:** five cities of the Kingdom win. In the Assembly Votes for all matters are written down at the same time. A space is full with four cards.
    A space is full with two cards for each player, and the Mercenary Track has fewer open spots at a smaller table.
    .name = Two to six players
knights-rules-options = **Length:** 8, 10, 12 or 15 Influence in the pool, per player.
    { "" }**Private Motions** can also forbid sieges, roads or sailing, and allow them again.
    { "" }**Heirs as pledges:** you can give the heir of a Noble to another Baron, who can give the heir back or have the heir killed.
    { "" }**Treason:** breaking a signed truce (an accepted offer for *a truce*) costs 1 to 3 Influence, and a ban if you have too little.
    { "" }**Elimination:** a Baron who loses their Stronghold pays the victor, and is out.
    { "" }**Win by cities only:** Influence does not count; if nobody has the majority when the last turn ends, nobody is crowned.
    { "" }**Miracles:** a lasting Event can also be cancelled later, for 1 more Faith.
    { "" }**Abandoned Nobles** whose last troops desert count as dead.
    .name = Options

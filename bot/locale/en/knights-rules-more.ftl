# The topics of /rules, second half.

knights-rules-stronghold = Your **Stronghold** has walls of 400 and may hold troops without a Noble. Nobles come back to the board there, and hired troops wait there.
    If it falls, half of your crowns and a city of your choice go to the victor. It leaves the board, and **you gain no Influence** until it stands again: in the Upkeep you place it in an area of the Kingdom without a standing city, a rival Stronghold or a rival Noble (not on the outer ring with two or three players).
    It can be besieged like a city, but not kept or razed.
    .name = The Stronghold
knights-rules-death = A Noble dies when casualties reach his troops, when a place falls to a siege around him, when he cannot retreat, and by some Events. His Mercenaries pay for the casualties; the rest stay with his **heir**, who comes back in the Upkeep with the same name and shape.
    Where no heir follows, the Noble is gone for good, his Mercenaries go back to the deck and his Regulars leave the game.
    In the Upkeep, all Barons at once, you may divide troops among Nobles off the board, take some from the Stronghold, hand troops over between Nobles in one area, and place everybody who has troops: in your Stronghold or in a city of yours that is not besieged. Troops with so many casualties that an army would be dead are not handed over.
    .name = Death and return
knights-rules-wages = When **Wages** are held, each Baron in turn pays. Regulars first, as far as the crowns go; those who get nothing stay all the same, but while one gets nothing no Mercenary is paid. Else every **Mercenary** is paid in full or **deserts**: you say which. The wage is 1 crown for each 50 men; the panel shows what you owe.
    The circle’s army of 400 or fewer is free. A Noble may die when too few troops are left for his casualties.
    Your order *wages* pays all, or lets the dearest go when the purse is short.
    .name = Wages
knights-rules-draft = The **Mercenary Track** has numbered spots; those above the number of players are closed. A marker comes by Draft Soldiers, or by Versatile Strategy for the fee printed there: the further left, the dearer.
    With one marker more than players the **Draft** is held. From the left, each marker hires one Mercenary on offer for its wage, or none. If you have more markers, you may hire more of the **same nation** with them at once, and say which marker leaves for each.
    A hired card goes to your Stronghold, to a Noble there or in a city of yours that is not besieged, or to one off the board.
    .name = The Draft
knights-rules-taxes = When **Taxes** are held, every city that is not besieged pays its holder its income, 1 more if it is fortified. Concessions pay too, and laws may take some.
    Cities near the middle are strong and rich; those overseas are out of the way: they pay and give Influence, but no Votes, and do not count for the majority.
    .name = Taxes
knights-rules-assembly = When the **Assembly** is held, each Baron who is not banned receives 1 Vote and 1 for each city he holds in the Kingdom. Votes are kept from one Assembly to the next.
    First **Private Motions**, by a Baron whom Fate names; then the three Agendas in the order that the **Chairman** says. For each:
    1. All write down **how many Votes** they cast, in secret; they are spent whatever happens.
    2. They are shown, and from the Chairman on each says **what for**: yes or no, or a Baron. You may write that down with your Votes; leave it open if you want to hear the others, or be paid, first.
    3. Most win; the Chairman breaks ties, for either side and whatever the Chairman’s own Votes were for. A standing order breaks them as the Chairman has voted, or has written down without a Vote.
    { "" }Then three new Agendas are turned up, for all to see until next time. `/knights assembly` shows them; your orders may cast Votes by kind of matter, such as all of them when a charge of yours is named.
    .name = The Assembly
knights-rules-decisions = **Motions** act once. **Laws** bind all while they lie there. **Charges** lie by a Baron, three at most: concessions pay at Taxes. **Offices** lie by a Noble: his troops, or a power.
    Whoever a decision strikes may **refuse** it: he is banned at once, without a vote in the Assembly until the ban is rescinded, and loses the Chair. Others may walk out too. A decision that takes a charge or office away cannot be refused.
    A law may be **defied** when it bites, for the same price. Whoever is banned already refuses and defies freely.
    .name = Laws, charges, offices, bans
knights-rules-church = The **Head of the Church** is whoever last had strictly most Faith after serving. An **Important Event** shows the colour of its back:
    - **red** (bad for who draws): the Head draws, or for 1 Faith names another
    - **green** (good): he names another, or for 1 Faith takes it
    - **blue** (for all): he names anybody
    { "" }**Cancelling:** whoever draws a red one pays its Faith; for a blue one all pledge together, in secret. There are two windows, before and after Fate has named the target. Your orders *cancel* and *pool* can pay up to 1, 2 or 3 by themselves; where only two play, *pool* does so when the time is up: answering at once would tell what you ordered.
    Lasting Events stay on the table.
    .name = The Church and Events
knights-rules-expeditions = With **Fund Expeditions** the Chairman may start one of three: all at once invest up to 5 crowns each, and the Head may bless it for 1 Faith. Nobody invests: it does not sail.
    All under way move on one space. One that reaches the end is resolved by Fate: lost, no news (it waits), or the stake comes back doubled, tripled, times four; times one is your money back. A blessed one turns over two cards, and the better counts.
    .name = Expeditions
knights-rules-upkeep = 1. **Victory** by cities is looked at.
    2. **Influence:** 1 for each city that is not besieged, if your Stronghold stands.
    3. **Revolts:** for each city of yours without a Noble of yours there, a Fate card. On “revolt” pay 1 Faith or twice its printed income, or it turns neutral.
    4. Ships **land**.
    5. Everybody is **rested**.
    6. Lost Strongholds come back, from the Chairman on; then **Nobles come back**, everybody’s at once.
    { "" }A Noble in each city saves the trouble; so does the order *revolts*.
    .name = Upkeep
knights-rules-end = The pool holds 10 Influence for each player (8, 12 or 15 as an option). Whenever its last is taken, the running turn is the last. Ranking: Influence, cities, crowns with Faith and Votes, troops on the board.
    More than half of the standing Kingdom cities when an Upkeep begins wins before all that. Watch razed cities: they lower the number. The panel says how many are needed and who has how many.
    .name = End of the game
knights-rules-deals = Crowns may change hands at any time: a **gift**, an **offer** (you pay, laid aside until it is answered) or a **price** (you ask). Say what for: leave to pass or attack, a vote, Faith, peace, a loan. It is only a word. Faith, Votes, Influence, troops and cards never change hands.
    Somebody asks your leave? Name your price first, then answer. In a vote, bribes come between one declaration and the next.
    A new offer to the same Baron replaces the old one. Crowns in an offer are still yours: when you must pay and have too few in hand, your offers are taken back, and you make none while you are asked to pay.
    .name = Deals
knights-rules-orders = Standing orders answer in your name, secretly, until you change them. They stand in the panel under **standing choices**, each with what it says now. As it comes:
    - Levy Taxes and Rally Support are used by themselves; all others ask.
    - Wages are paid while you can; laws are obeyed.
    - Events: you are asked once the target is known.
    - A commander uses his gift.
    - Decisions of the Assembly that only give you something are taken.
    { "" }Worth setting: *leave to pass* (always, never, by Baron), *leave to attack*, *revolts*, *Serve the Church* to the emptiest space, *casualties* and *retreats* by the usual rule, *the plan* again. Votes by kind of matter: how many and what for; ties that you break, as you voted. Two styles set many at once: **quick** answers what is usual and spends only crowns that the next wages leave over, never Faith; **careful** asks you everything.
    .name = Standing orders
knights-rules-seats = **Razed at the start:** 11, 7, 5, 3 or 0 cities for two to six players. With two or three, Strongholds do not stand on the outer ring.
    { "" }**Two players:** five cities of the Kingdom win. In the Assembly all Votes are written down for all matters at once. The spaces hold four cards.
    A space holds two cards for each player; spots of the Mercenary Track above their number are closed.
    .name = Two to six players
knights-rules-options = **Length:** 8, 10, 12 or 15 Influence by player in the pool.
    { "" }**Private motions** may also forbid sieges, roads or sailing, and allow them again.
    { "" }**Heirs as pledges:** the heir of a Noble is given to another Baron, who may give him back or have him killed.
    { "" }**Treason:** a written truce (an offer for *a truce*) that is broken costs 1 to 3 Influence, and a ban for who has too little.
    { "" }**Elimination:** whoever loses their Stronghold pays the victor, and is out.
    { "" }**Only cities win:** Influence ends nothing; a game that no city majority ends goes uncrowned.
    { "" }**Miracles:** a lasting Event may be cancelled later for 1 Faith more.
    { "" }**Abandoned Nobles** whose last troops desert count as dead.
    .name = Options

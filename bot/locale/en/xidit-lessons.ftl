# A first game: what to learn at each step of the first three years, and what guides a computer player there.
xidit-lesson-placement = **The goal.** Collect three kinds of fame: wealth, influence, reputation. At the end each is looked at in turn and the last one in it is out, so never be last in any of them.
    { "" }**Now** you say where your hero begins. Take a city with recruits in it: units are what everything else is paid with. If the first wish is taken, the next one counts.
xidit-lesson-1-orders = **This year: recruit.** You give six orders at once: a road by its colour, an **action**, or **wait**. An action in a city with recruits takes its weakest unit, once per city and year.
    Try a route of *action, road, action, road, action*: three units of different kinds. The list of a step says where each road leads. Nothing is final before **Seal**; until then change what you like.
xidit-lesson-2-orders = **This year: beat a threat.** Every threat shows the units it demands. With all of these in hand, an action in its city beats it: you pay them and take two of three rewards. One unit missing, and nothing happens.
    Look for a threat whose units you have, or can recruit on the way there. Others march at the same time, and whoever acts first in a step takes it: see who is nearer.
xidit-lesson-3-orders = **This year: all three kinds of fame.** The panel shows in which order they will be evaluated. You need not lead in one; you must not be last. Which one do you lack? Wealth comes as sovereigns, influence as guild levels where you fight, reputation as bards around that city.
    A **plan** for a step says beforehand which two rewards you take there; otherwise your standing orders decide.
xidit-lesson-reward = **Rewards.** You have beaten a threat and take two of the three: sovereigns (wealth), bards (reputation), guild levels (influence). Take what you are weakest in, as long as it does not go to waste: a guild has room for four levels and one owner.
xidit-lesson-bards = **Bards** go to regions that touch the city. Most bards in a region count much at the end, second most a little, the rest nothing: rather join where one more puts you ahead. In the Bastion only you know how many are yours.
xidit-lesson-raise = **A level that waited.** It may be built now where there is room. Only levels on the board count as influence.
xidit-why-placement = **Why:** it looks for cities from which several kinds of recruits and a threat that needs them lie within six steps.
xidit-why-orders = **Why:** it tries every route of six steps on the board as it stands, counts the units it would recruit and the rewards it would win, less what others may take before it, and keeps the best.
xidit-why-reward = **Why:** it takes the two kinds of fame in which a little more moves it furthest from the last place.
xidit-why-bards = **Why:** it adds bards where they win or save a place in a region, and hides the others.
xidit-why-titan = **Why:** it fights when the units it would pay are worth less to it than the reward.
xidit-why-spend = **Why:** it pays with the units it needs least.
xidit-why-raise = **Why:** a level on the board counts, one in reserve does not.
xidit-why-census = **Why:** shown units win prizes and cost nothing; it holds back what others would learn too much from.

# A first game: what to learn at each step of the first three turns, and what guides a computer player there.
charlemagne-lesson-deploy = **The goal.** You are the Empire. Only you count points: 60 after nine turns win, and you begin at 38. Points are regions that are loyal to you, burgs your units hold, and regions turned to Christianity.
    { "" }**Now** you set up. Your units stand well already: begin with them where they are (the green button), or move a few towards a border you want to cross.
charlemagne-lesson-place-leader = **A leader.** He doubles the strength of the units he is with, and they march farther. Give him to an army near an enemy.
charlemagne-lesson-1-envoy = **Diplomacy.** With markers of your hand you may win a region without a fight; a region that is loyal to you gives points and units. Two or three more than what stands against you win on a 6 alone: with fewer, save them. Markers of espionage show you what the other side has.
charlemagne-lesson-2-envoy = **Where diplomacy pays.** Every burg of a region that you hold adds one, a leader there one, Charlemagne two. So send units first, markers the turn after. Neutral regions beside you are easiest.
charlemagne-lesson-3-envoy = **The other side lays markers, too.** It may answer an attempt with markers of its own. Try twice where little stands against you rather than once where much does.
charlemagne-lesson-1-treasury = **The treasury.** Every burg that you hold pays one point. Buy a field army (6) to attack with, or a marker (2) for the next vassalage. What you do not spend you keep.
charlemagne-lesson-2-treasury = **Building.** A burg (5) where you have a unit is a point at the end, pays a point each turn and makes its hex hard to take. Early ones pay for themselves.
charlemagne-lesson-3-treasury = **Pillage** turns a burg barren until somebody clears it for 2, and it makes revolts likelier. Clear your own land last of all, since nothing can be bought after it.
charlemagne-lesson-levy = **The levy** raises free units in every region that is loyal to you. Lay them where an enemy is near: they defend a burg even if they never march.
charlemagne-lesson-1-operations = **Marching.** Put a force together from the units of one hex. A die and its slowest unit say how far it gets; with a leader the die counts double, with Charlemagne three times. So let Charlemagne lead your main army.
    Take an enemy burg beside your land first, and leave a unit in each that you hold.
charlemagne-lesson-2-operations = **Attacking neutrals** drives their whole region to the Tribes before the battle. March through neutral land, but attack only those who are the Tribes' already.
charlemagne-lesson-3-operations = **Zones of control.** A force stops beside an enemy and cannot slip past him. Attack what stands in the way, or go round by two hexes. One force after the other moves; who has marched is done.
charlemagne-lesson-muster = **Who goes along.** Strong and equally fast units together: a force is as slow as its slowest. Leave one unit in a burg, or its taxes and its point are gone.
charlemagne-lesson-force = **A force on the road.** Name a goal, and the cheapest way is taken. A battle costs 6 points, pillage 3, preaching 6: keep enough for what you came for. Points left over are lost.
charlemagne-lesson-battle = **A battle.** Both strengths are added up; a leader doubles yours, good ground the defender's. At 2 to 1 you usually win, at 1 to 1 you may lose half. A marker for military advance doubles once.
charlemagne-lesson-defend = **You are attacked.** Ground, a leader or a marker doubles your strength. Save the marker if the odds are good or lost anyway.
charlemagne-lesson-lose = **Losses.** Give up the weakest. Leaders may be kept to the last, and Charlemagne is worth three points.
charlemagne-lesson-supply = **Supply.** Too many units in poor land are paid for or go home. Spread them in time.
charlemagne-why-deploy = **Why:** its units stand where they hold burgs and can reach the nearest ones of the other side.
charlemagne-why-envoy = **Why:** it tries where the chance is worth more points than its markers would be later.
charlemagne-why-treasury = **Why:** it compares what each purchase brings until the last turn with its price.
charlemagne-why-levy = **Why:** units go where a burg is threatened or could be taken from.
charlemagne-why-operations = **Why:** it weighs for each force what it can take this turn against what it leaves open.
charlemagne-why-force = **Why:** the goal brings most for the points that are left, counting the odds of a battle.
charlemagne-why-battle = **Why:** markers are used where they change the odds, and kept where they do not.

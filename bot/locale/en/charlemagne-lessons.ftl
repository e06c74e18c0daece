# A first game: what to learn at each step of the first three turns, and what guides a computer player there.
charlemagne-lesson-deploy = **The goal.** You are the Empire. Only you count points: 60 after nine turns win, and you begin at 38. Points are regions that are loyal to you, burgs your units hold, and regions turned to Christianity.
    { "" }**Now** you set up. Your units stand well already: begin with them where they are (the green button), or move a few towards a border you want to cross.
charlemagne-lesson-place-leader = **A leader.** He doubles the strength of the units he is with, and they march farther. Give him to an army near an enemy.
charlemagne-lesson-1-envoy = **Diplomacy.** With markers of your hand you may win a region without a fight; a region that is loyal to you gives points and units. Two or three more than what stands against you win on a 6 alone: with fewer, save them. Markers of espionage show you what the other side has.
charlemagne-lesson-2-envoy = **Where diplomacy pays.** Every burg of a region that you hold adds one, a leader there one, Charlemagne two. So send units first, markers the turn after. Neutral regions beside you are easiest.
charlemagne-lesson-3-envoy = **The other side lays markers, too.** It may answer an attempt with markers of its own. Try twice where little stands against you rather than once where much does.
charlemagne-lesson-1-treasury = **The treasury.** Every burg that you hold pays one point. Build first: a civilisation marker or a burg (5) far from the enemy counts to the end. Then warriors (4) near your border, and a marker (2) for the next vassalage. What you do not spend you keep.
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
charlemagne-lesson-defend = **You are attacked.** Ground, a leader or a marker doubles your strength. Play a marker where it lowers the odds; keep it where the battle is lost anyway.
charlemagne-lesson-guard = **An attempt at a region.** Each point you set against it lowers the differential by one; the markers go back to the cup. Answer where it lowers their chance, keep your markers where they hardly have one.
charlemagne-lesson-envoys = **A revolt.** The dice are on the table. Royal envoys reroll one: send them where your region would be lost, not where all is quiet.
charlemagne-lesson-lose = **Losses.** Give up the weakest. Leaders may be kept to the last, and Charlemagne is worth three points.
charlemagne-lesson-supply = **Supply.** Too many units in poor land are paid for or go home. Spread them in time.
# Why a computer player does something: the terms by which it has chosen, as they follow **Why:** in one line.
charlemagne-because-attack = attack on { $place }: { $mine } against { $theirs }, { $n } of 6 faces win
charlemagne-because-losses = losses to expect: { $mine } % of its own units, { $theirs } % of the others
charlemagne-because-markers = { $n ->
        [one] it takes 1 marker
       *[other] it takes { $n } markers
    }
charlemagne-because-region = it drives { $region } to the other side
charlemagne-because-hold = it holds { $place }{ $n ->
        [0] { "" } at the end
        [one] { "" } for 1 more turn
       *[other] { "" } for { $n } more turns
    }
charlemagne-because-upkeep = food there: { $n } treasure a turn
charlemagne-because-way = { $n ->
        [60] no goal can be reached over land
        [0] a goal is right there
        [one] the nearest goal is 1 hex away
       *[other] the nearest goal is { $n } hexes away
    }
charlemagne-because-die = { $n ->
        [1] any die takes it to { $place }
       *[other] for { $place } the operations die must show { $n } or more
    }
charlemagne-because-vain = no usual die takes it to anything that pays
charlemagne-because-risk = it may be attacked there: { $theirs } against { $mine }
charlemagne-because-court = being there helps to win { $region } over
charlemagne-because-attempt = { $region }: { $n } of 6 faces win it{ $free ->
        [0] { "" }
        [one] , 1 sets it free
       *[other] , { $free } set it free
    }
charlemagne-because-answer = the other side can answer: { $percent } %
charlemagne-because-waste = { $place } is spoiled for the other side
charlemagne-because-ashore = the units go ashore at { $place }
charlemagne-because-first = that comes before everything else
charlemagne-because-enough = nothing else promises enough
charlemagne-because-little = it brings too little
charlemagne-because-spare = it costs { $n } of the { $spare } treasure it can spare
charlemagne-because-price = it costs { $n } treasure
charlemagne-because-unit = { $place }: strength { $n }{ $led ->
        [0] { "" }
       *[other] { "" } with a leader
    }
charlemagne-because-hand = { $n ->
        [one] 1 marker in hand
       *[other] { $n } markers in hand
    }
charlemagne-because-work = { $place } pays { $n ->
        [one] for 1 more turn
       *[other] for { $n } more turns
    }{ $far ->
        [60] { "" }
        [one] , the enemy is 1 hex away
       *[other] , the enemy is { $far } hexes away
    }
charlemagne-because-reserve = { $n } treasure stays for supply and for what may come
charlemagne-because-offer = it brings as much as { $gain } treasure and costs as much as { $cost }
charlemagne-because-deal = a treaty must bring as much as { $n } treasure
charlemagne-because-peril = attacks that it fears could cost as much as { $n } treasure
charlemagne-because-differential = the differential is { $n }, and { $enough } is wanted
charlemagne-because-guard = an attack with { $theirs } would meet { $mine } there instead of { $alone }
charlemagne-because-hurry = { $n } more operations points take a marker
charlemagne-because-guarded = { $n ->
        [0] unanswered
        [one] with 1 point against it
       *[other] with { $n } points against it
    }, { $won } of 6 faces win it for them or set it free
charlemagne-because-defended = they attack with { $theirs } against your { $mine }
charlemagne-because-envoys = { $region }: a new die is better on { $n } of 6 faces

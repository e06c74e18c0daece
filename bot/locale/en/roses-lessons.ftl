# A first game: what to learn at each step of the first three turns, and what guides a computer player there.
roses-lesson-mulligan = **The goal.** Whoever is King after the last campaign wins; a house without heirs loses at once. At the end of every campaign the nobles, heirs and churches in England and Wales are counted, 1 each, and London for 1. With **more** than the King the Pretender takes the throne; on a tie the King keeps it.
    { "" }**Now** you look at your seven cards: one for each turn. A hand of few points may be shown once and dealt anew.
roses-lesson-redeal = **The other house shows a poor hand.** You may keep yours or take a new one. Count your points: seven average cards have about 18.
roses-lesson-1-cards = **The card.** Both lay one face down. Its points are what you may do this turn; the higher card goes first. Going second is often better: you see what the enemy has done. Lay a middling card and keep the best for a turn in which you attack.
roses-lesson-2-cards = **Events.** An event goes before every other card, but its points are for that event alone and bring in nobody. *Rules of this step* tells what each does. Not sure? Lay an Action card.
roses-lesson-3-cards = **Seven turns make a campaign.** What you have on the map in the last one counts for the throne. So bring in names now, and save a high card for the end.
roses-lesson-1-action = **Points.** A point brings one block in from your pool, or moves the blocks of one area one or two areas. Begin with blocks: nobles at their own shields, for every one counts as support later. Then **Commit**.
    Before you commit, **Undo** takes everything back, point by point.
roses-lesson-2-action = **Moving.** The colour of a border says how many may cross it in a turn: yellow 4, blue 3, red 2. Gather blocks where an area can feed them: 4, with a city 5. Whoever is too many loses a step at the end of the turn.
roses-lesson-3-action = **Attacking.** Move into an area with enemies and there is a battle after the moves. Bring more blocks than stand there, with letter A or B if you can: they act first. The defender fires better, so even numbers are too few.
roses-lesson-main = **The main attack.** You came over several borders. Who came over the one you name fights from the first round; the others join in round 2. Name the border with your strongest blocks.
roses-lesson-battles = **Several battles.** You went first and say which is fought next. Begin where you are strongest: what becomes free there may change the others.
roses-lesson-briefing = **Battle orders** say what your blocks do when you are not there: when they leave, whom your heir charges. The style *quick* is good enough: press *Start the battle*.
roses-lesson-fight = **A battle.** Blocks act in the order A, B, C, D, the defender first. **Fire** rolls a die for each step and hits up to the number behind the letter; every hit takes a step from the strongest enemy. From round 2 on a block may retreat instead, and attackers must in round 4. At strength 1 it is often wiser to leave.
roses-lesson-hits = **A hit on equals.** Several of your blocks are equally strong, so you choose who loses a step. Spare heirs: when all five are gone, so is the game.
roses-lesson-regroup = **After the victory** your blocks may move on to neighbouring areas of yours or vacant ones. Leave behind what the area can feed.
roses-lesson-loss = **Supply.** Too many blocks stand in an area, and somebody loses a step. Choose who needs it least; next turn spread them.
roses-lesson-heir = **An heir enters.** Where he comes in he counts as support, but he must not be alone among enemies.
roses-why-mulligan = **Why:** points are moves in all seven turns: a poor hand is changed whenever that is allowed, any other kept.
roses-why-redeal = **Why:** points are moves in all seven turns: a hand below the average is changed, a better one kept.
roses-why-cards = **Why:** it weighs what the points would do on this map against what the card is worth in a later turn.
roses-why-action = **Why:** it compares all it could do with the points by what each brings: names on the map, areas won or kept, blocks lost or fed, and takes the best first.
roses-why-main = **Why:** its strongest blocks fight from the first round.
roses-why-battles = **Why:** it begins where a victory is likeliest.
roses-why-briefing = **Why:** it reckons the battle through to the end, and with a retreat from round 2, and keeps what costs less.
roses-why-fight = **Why:** it compares fire, retreat and treachery by the strength both sides would have left.
roses-why-hits = **Why:** the block that is worth least loses the step.
roses-why-regroup = **Why:** nobody starves, and the strongest stay where they are needed.
roses-why-loss = **Why:** the block that is worth least loses the step.
roses-why-heir = **Why:** he comes in where he is safe and near his own.
roses-why-home = **Why:** in England everybody goes where his own are near, the enemy is not, and he is fed; in exile where there is room.
roses-why-dismiss = **Why:** the block that is worth least goes to the pool.
roses-why-execute = **Why:** a turncoat counts and fights for you while he lives; dead, he makes way for a minor heir of the enemy.
roses-why-event-treason = **Why:** it weighs how the battle stands with and without the turncoat by the odds of the dice, and keeps the card when another battle promises more.

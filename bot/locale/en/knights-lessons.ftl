# A first game: what to learn at each step of the first three turns, and what guides a computer player there.
knights-lesson-assign = **The goal.** Become King: hold more than half of the standing cities of the Kingdom when an Upkeep begins, or have most Influence when its pool is empty. Every city you hold brings 1 Influence a turn.
    { "" }**Now** give your six troop cards to Nobles. Put them with two or three, so that each can take a small city; a Noble without troops does not come on the board.
knights-lesson-found = **Your Stronghold** is where troops wait and beaten Nobles go. A place beside two neutral cities saves you marches.
knights-lesson-deploy = **Placing a Noble.** Put each into the area of a neutral city that he could besiege: the list says so, and names such places first. He then lays siege with his first card, without a march.
knights-lesson-1-plan = **Planning.** Lay up to two cards on each pile; piles are played in order, cards inside a pile in random order. **Levy Taxes** brings crowns, **Draft Soldiers** troops, **Mobilize Forces** moves and fights, **Rally Support** Votes, **Serve the Church** Faith.
    For a first turn: Mobilize Forces on piles 1 and 2, Levy Taxes and Draft Soldiers beside them. **Versatile Strategy** can begin a battle or a siege, too, where a Noble of yours stands already. Until all have sealed you may change it.
knights-lesson-2-plan = **Cards come back late.** A card you have used lies on Taxes, Wages or the Assembly until that space is full and its phase is held. So plan with the cards in your hand, and with what the phases bring: Taxes pay for cities, Wages cost for mercenaries.
knights-lesson-3-plan = **Count the spaces.** The panel says how many cards lie on each. If Wages are nearly full, keep crowns; mercenaries who are not paid leave. If the Assembly is, have Votes ready. Who lays the last card chooses the moment.
knights-lesson-levy-taxes = **Levy Taxes** brings a crown for every area with a Noble of yours. Spread out before, not after. You may decline, and the card goes to its space all the same.
knights-lesson-draft-soldiers = **Draft Soldiers** marks a place in the next hiring. Nothing is paid yet; the best mercenaries go to whoever stands where he can pay for them then.
knights-lesson-rally-support = **Rally Support** brings 2 Votes, and the Chair if you then have more than anybody. The Chair breaks ties.
knights-lesson-serve-the-church = **Serve the Church** brings 1 Faith. Faith cancels Events that strike you, so one or two are worth having.
knights-lesson-mobilize-forces = **Mobilize Forces.** Name the area where you want to be: your rested Nobles near it may move there, and then you may fight one battle in it. A neutral city is the best first goal: to besiege it you need more than its walls, and your leader counts 200.
knights-lesson-versatile-strategy = **Versatile Strategy** does a bit of everything: crowns, a Vote, a move, a battle, a marker. It is always in your hand again, so use it for what the other cards left undone.
knights-lesson-allocate = **Where the card goes.** When a space is full its phase is held at once. Send it where the phase helps you more than the others, and not to Wages while you are poor.
knights-lesson-battle-kind = **Assault or siege?** An assault is decided now and costs casualties. A siege costs nobody anything, but you must be stronger than the walls, come back with another card in a later turn, and be left alone meanwhile.
knights-lesson-hand = **Fate cards.** You have two more than you may use. Lay aside those that do least: victories decide who wins, casualties who is left.
knights-lesson-losses = **Casualties.** Every one takes 100 off an army. A city's walls may take yours for you when you defend it. Keep a Noble alive: his gift dies with him.
knights-lesson-spoil = **A city is yours.** Keep it: income, 1 Influence a turn, and a step to the majority. Razing pays three times its income once and is for the desperate.
knights-lesson-wages = **Wages.** Mercenaries ask for crowns; who is not paid leaves. Pay the strong first.
knights-lesson-bids = **The Assembly** votes on laws and offices in secret. Votes that you spend are gone, won or lost: spend them where you gain, and 0 elsewhere.
knights-why-assign = **Why:** a few armies that can each take a city do more than four that cannot.
knights-why-found = **Why:** several cities that it could take lie near.
knights-why-deploy = **Why:** from there a city can be taken that is weaker than the troops.
knights-why-plan = **Why:** it reckons what each card would bring on this board, and lays first what the others need.
knights-why-mobilize-forces = **Why:** it compares what it could take with the odds of the battle and with what it leaves open.
knights-why-allocate = **Why:** it brings on phases that help it, and puts off the others.
knights-why-bids = **Why:** it bids what a law is worth to it, and no more.

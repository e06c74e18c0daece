# What a table of Charlemagne may choose before the start: what each option does, what it is worth, and why one is recommended.

charlemagne-option-first = First player turn
charlemagne-option-first-note = Which side has the first player turn in every game turn.
charlemagne-option-first-why = With this setting both sides win about equally often.
charlemagne-option-first-empire = The Empire
charlemagne-option-first-tribal = The Tribes
charlemagne-option-placement = First units
charlemagne-option-placement-note = Whether players may move their units within their regions before the first turn.
charlemagne-option-placement-why = This is the rule in the rulebook. The units are already in their usual places, so pressing one button is enough.
charlemagne-option-placement-free = The players place them
charlemagne-option-placement-fixed = They stay in their usual places
charlemagne-option-build-limit = Markers built in a turn
charlemagne-option-build-limit-note = How many burg and civilisation markers, counted together, a player may build in a player turn.
charlemagne-option-build-limit-why = With this limit both sides win about equally often; without one, as in the rulebook, the Empire nearly always wins.
charlemagne-option-build-limit-0 = no limit (rulebook)
charlemagne-option-duels = Personal combat of leaders
charlemagne-option-duels-note = Before a battle a leader may challenge the enemy’s leader, and one of them or both may die.
charlemagne-option-duels-why = It is an optional rule, and one roll of the dice can cost you your best leader.
charlemagne-option-scara = The Scara
charlemagne-option-scara-note = The Empire may hire the Scara, a strong guard, where it has a burg with a leader.
charlemagne-option-scara-why = It is an optional rule that helps only the Empire.
charlemagne-option-leader-death = Death of a leader
charlemagne-option-leader-death-note = One more marker is in the cup: the side that draws it loses a leader.
charlemagne-option-leader-death-why = It is an optional rule, and pure chance decides whom it hits.

# What a table of Richard III may choose before the start: what each option does, what it is worth, and why one is recommended.

roses-option-scenario = Scenario
roses-option-scenario-note = Where the story starts. The whole war has three campaigns; the other two scenarios have one each.
roses-option-scenario-why = Both houses have time to lose the throne and win it back. For a short game, choose one of the others.
roses-option-scenario-wars_of_the_roses = The whole war (1460)
roses-option-scenario-kingmaker = Kingmaker (1469)
roses-option-scenario-richard_iii = Richard III (1483)
roses-option-campaigns = Campaigns
roses-option-campaigns-note = How many campaigns the game has. The King after the last campaign wins.
roses-option-campaigns-why = That is the full game; with fewer campaigns it ends sooner.
roses-option-campaigns-0 = All campaigns of the scenario

xidit-welcome = 3 to 5 players, twelve years. Six secret orders a year: recruit, drive out threats, never be last. Played by post, a game takes one to two weeks.

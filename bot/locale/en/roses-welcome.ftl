roses-welcome = 2 players, three campaigns of seven turns. Hidden blocks, treachery, and a crown for the house with the most great names on its side. Played by post, a game takes about three weeks.

roses-welcome = 2 players, three campaigns of seven turns. Hidden blocks, treachery, and a crown that goes to the house with the most great names. By post, about three weeks.

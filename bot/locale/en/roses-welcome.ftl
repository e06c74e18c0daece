roses-welcome = 2 players, three campaigns of seven turns. Hidden blocks, treachery, and a crown for the house with the most great names on its side. Play-by-post: about three weeks.

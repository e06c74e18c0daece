roses-welcome = 2 players, three campaigns of seven turns. Hidden blocks, treachery, and a crown that counts names. By post about three weeks.

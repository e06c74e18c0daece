charlemagne-welcome = 2 players. The Empire against the Tribes: diplomacy, treasure and marches in Europe. Played by post, a game takes about a week.

charlemagne-welcome = 2 players. The Empire against the Tribes: diplomacy, treasure and marches in Europe. Play-by-post: about a week.

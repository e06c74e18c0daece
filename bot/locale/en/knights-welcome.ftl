knights-welcome = 2 to 6 players. Plan in secret, hire, besiege, vote and bargain for Influence. Played by post, a game takes three to seven weeks.

knights-welcome = 2 to 6 players. Barons plan in secret, hire, besiege, vote and bargain for Influence. By post three to seven weeks.

fief-welcome = 2 to 4 players. Families, fiefs, bishops, marriages, battles, and a throne. Played by post, a game takes three to six weeks.

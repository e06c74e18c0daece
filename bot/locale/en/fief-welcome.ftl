fief-welcome = 2 to 4 players. Families, fiefs, bishops, marriages, battles, and a throne. By post three to six weeks.

fief-welcome = 2 to 4 players. Families, fiefs, bishops, marriages, battles, and a throne. Play-by-post: three to six weeks.

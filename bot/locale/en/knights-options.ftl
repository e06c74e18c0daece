# What a table of Warrior Knights may choose before the start: what each option does, what it is worth, and why one is recommended.

knights-option-length = Influence per player
knights-option-length-note = How much Influence there is in the pool for each player. The turn in which the pool runs out is the last.
knights-option-length-why = 10 is usual in the rulebook. With 12 or 15, games are longer and usually closer; with 8, they are short.
knights-option-motions = More Private Motions
knights-option-motions-note = Private Motions can also forbid sieges, roads or sailing, or allow them again.
knights-option-motions-why = It is an optional rule for people who know the game.
knights-option-heirs = Heirs as pledges
knights-option-heirs-note = You can pledge the heir of a Noble to another Baron, who can give the heir back or have the heir killed.
knights-option-heirs-why = It is an optional rule for people who know the game.
knights-option-treason = Treason has a price
knights-option-treason-note = Barons can sign a truce, and breaking it costs Influence.
knights-option-treason-why = It is an optional rule; without it, promises bind nobody, as in the rulebook.
knights-option-elimination = Lost Strongholds
knights-option-elimination-note = A Baron who loses their Stronghold is out of the game.
knights-option-elimination-why = Without it, nobody has to stop playing weeks before the others.
knights-option-mighty = Win by cities only
knights-option-mighty-note = Influence does not count: the game ends when someone controls more than half of the cities.
knights-option-mighty-why = The pool of Influence brings the game to an end; without it a game can last much longer.
knights-option-miracles = Miracles against Events
knights-option-miracles-note = Lasting Events can also be cancelled later, for 1 more Faith.
knights-option-miracles-why = It is an optional rule for people who know the game.
knights-option-abandoned = Abandoned Nobles
knights-option-abandoned-note = A Noble whose last troops desert counts as dead.
knights-option-abandoned-why = It is an optional rule; with it, unpaid wages can cost you a Noble.

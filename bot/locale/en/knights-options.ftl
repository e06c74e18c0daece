# What a table of Warrior Knights may choose before the start: what each option does, what it is worth, and why one is recommended.

knights-option-length = Influence in the pool
knights-option-length-note = How much Influence is in the pool for each player. The turn in which it runs out is the last.
knights-option-length-why = It is the usual length of the book. With 12 or 15 games are longer and closer; with 8 they are short.
knights-option-motions = More private motions
knights-option-motions-note = Private motions may also forbid sieges, roads or sailing, or allow them again.
knights-option-motions-why = It is an optional rule for people who know the game.
knights-option-heirs = Heirs as pledges
knights-option-heirs-note = The heir of a Noble can be given to another Baron, who may give the heir back or have them killed.
knights-option-heirs-why = It is an optional rule for people who know the game.
knights-option-treason = Treason has a price
knights-option-treason-note = Barons may write down a truce, and breaking it costs Influence.
knights-option-treason-why = It is an optional rule; without it promises bind nobody, as the book has it.
knights-option-elimination = Lost Strongholds
knights-option-elimination-note = Whoever loses their Stronghold is out of the game.
knights-option-elimination-why = Nobody has to stop weeks before the others.
knights-option-mighty = Only cities win
knights-option-mighty-note = Influence does not count: the game ends when somebody controls more than half of the cities.
knights-option-mighty-why = The pool gives the game an end; without it a game can last much longer.
knights-option-miracles = Miracles against Events
knights-option-miracles-note = Events that last can be cancelled later, too, for 1 Faith more.
knights-option-miracles-why = It is an optional rule for people who know the game.
knights-option-abandoned = Abandoned Nobles
knights-option-abandoned-note = A Noble whose last troops desert counts as dead.
knights-option-abandoned-why = It is an optional rule that makes lost wages cost more.

# The panel of Fief, and the options of the lobby.

## Options of the lobby

fief-option-regions = Where families begin
fief-option-regions-chosen = In a city of their choice
fief-option-regions-random = In a region that the dice give
fief-option-voting = Votes in elections
fief-option-voting-sealed = All at once, sealed
fief-option-voting-turn = In the order of play
fief-option-purchases = Purchases
fief-option-purchases-turn = In the order of play
fief-option-purchases-sealed = All at once, sealed
fief-option-guard = The Royal Guard
fief-option-excalibur = Excalibur
fief-option-garter = The Order of the Garter
fief-option-sherwood = The bandits’ paths through Sherwood
fief-option-invaders = Who invades (it changes the picture alone)
fief-option-invaders-norse = Norsemen
fief-option-invaders-normans = Normans

# The panel of Fief, and the options of the lobby.

## Options of the lobby


# What plots count.

xidit-figure-guilds = Guild levels
xidit-figure-bards = Bards on the board
xidit-figure-kills = Threats beaten
roses-figure-blocks = Blocks on the map
roses-figure-areas = Areas held alone
roses-figure-lost = Nobles lost
knights-figure-influence = Influence
knights-figure-cities = Cities of the Kingdom
knights-figure-men = Troops in the field
knights-figure-income = Income in crowns
fief-figure-points = Victory points
fief-figure-cities = Cities
fief-figure-troops = Troops
fief-figure-nobles = Nobles
charlemagne-figure-points = The Empire's victory points
charlemagne-figure-regions = Regions
charlemagne-figure-markers = Markers in hand

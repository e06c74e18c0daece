# What plots count.

xidit-figure-guilds = Niveles de gremio
xidit-figure-bards = Bardos en el tablero
xidit-figure-kills = Amenazas vencidas
roses-figure-blocks = Bloques en el mapa
roses-figure-areas = Zonas en solitario
roses-figure-lost = Nobles perdidos
knights-figure-influence = Influencia
knights-figure-cities = Ciudades del Reino
knights-figure-men = Tropas en campaña
knights-figure-income = Ingresos en coronas
fief-figure-points = Puntos de victoria
fief-figure-cities = Ciudades
fief-figure-troops = Tropas
fief-figure-nobles = Nobles
charlemagne-figure-points = Puntos de victoria del Imperio
charlemagne-figure-regions = Regiones
charlemagne-figure-markers = Marcadores en mano

roses-welcome = 2 jugadores, tres campañas de siete turnos. Bloques ocultos, traiciones y una corona para la casa con más grandes nombres. A distancia, unas tres semanas.

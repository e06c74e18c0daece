roses-welcome = 2 jugadores, tres campañas de siete turnos. Bloques ocultos, traiciones y una corona que cuenta nombres. Por mensajes, unas tres semanas.

roses-welcome = 2 jugadores, tres campañas de siete turnos. Bloques ocultos, traiciones y una corona para la casa que reúna más nombres ilustres. A distancia, una partida dura unas tres semanas.

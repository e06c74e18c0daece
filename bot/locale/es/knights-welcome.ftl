knights-welcome = De 2 a 6 jugadores. Planea en secreto, contrata, asedia, vota y regatea por la Influencia. A distancia, una partida dura de tres a siete semanas.

fief-welcome = De 2 a 4 jugadores. Familias, feudos, obispos, bodas, batallas y un trono. A distancia, una partida dura de tres a seis semanas.

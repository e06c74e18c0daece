xidit-welcome = De 3 a 5 jugadores, doce años. Seis órdenes secretas al año: recluta, vence amenazas y no quedes en último lugar. A distancia, una partida dura de una a dos semanas.

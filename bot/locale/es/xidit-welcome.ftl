xidit-welcome = De 3 a 5 jugadores, doce años. Seis órdenes secretas al año: recluta, vence amenazas y no seas el último. Por mensajes, de una a dos semanas.

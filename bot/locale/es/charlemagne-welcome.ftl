charlemagne-welcome = 2 jugadores. El Imperio contra las Tribus: diplomacia, tesoro y marchas por Europa. A distancia, una partida dura alrededor de una semana.

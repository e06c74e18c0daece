charlemagne-welcome = 2 jugadores. El Imperio contra las Tribus: diplomacia, tesoro y marchas por Europa. A distancia, más o menos una semana.

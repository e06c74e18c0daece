charlemagne-welcome = 2 jugadores. El Imperio contra las Tribus: diplomacia, tesoro y marchas por Europa. Por mensajes, una semana más o menos.

knights-welcome = De 2 a 6 jugadores. Barones que planean en secreto, contratan, asedian, votan y regatean por la Influencia. Por mensajes, de tres a siete semanas.

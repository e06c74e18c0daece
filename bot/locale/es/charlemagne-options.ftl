# Lo que una mesa de Carlomagno puede elegir antes de empezar: qué hace cada opción, sus valores y por qué se recomienda uno.

charlemagne-option-first = Primer turno de jugador
charlemagne-option-first-note = Qué bando tiene el primer turno de jugador en cada turno de juego.
charlemagne-option-first-why = Así los dos bandos ganan casi con la misma frecuencia.
charlemagne-option-first-empire = El Imperio
charlemagne-option-first-tribal = Las Tribus
charlemagne-option-placement = Primeras unidades
charlemagne-option-placement-note = Si los jugadores pueden mover sus unidades dentro de sus regiones antes del primer turno.
charlemagne-option-placement-why = Así lo dice el reglamento. Las unidades ya están en sus lugares habituales: basta con pulsar un botón.
charlemagne-option-placement-free = Las colocan los jugadores
charlemagne-option-placement-fixed = En sus lugares habituales
charlemagne-option-build-limit = Marcadores construidos por turno
charlemagne-option-build-limit-note = Cuántos marcadores de burgo y de civilización, sumados, puede construir un jugador en su turno.
charlemagne-option-build-limit-why = Con este límite los dos bandos ganan casi con la misma frecuencia; sin límite, como en el reglamento, casi siempre gana el Imperio.
charlemagne-option-build-limit-0 = sin límite (reglamento)
charlemagne-option-duels = Combate personal de los líderes
charlemagne-option-duels-note = Antes de una batalla un líder puede desafiar al del enemigo, y puede morir uno de los dos o ambos.
charlemagne-option-duels-why = Es una regla opcional, y una sola tirada te puede costar tu mejor líder.
charlemagne-option-scara = La Scara
charlemagne-option-scara-note = El Imperio puede contratar la Scara, una guardia fuerte, donde tenga un burgo con un líder.
charlemagne-option-scara-why = Es una regla opcional que solo ayuda al Imperio.
charlemagne-option-leader-death = Muerte de un líder
charlemagne-option-leader-death-note = Hay un marcador más en el recipiente: el bando que lo roba pierde un líder.
charlemagne-option-leader-death-why = Es una regla opcional, y solo el azar decide a quién le toca.

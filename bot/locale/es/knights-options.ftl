# Lo que una mesa de Caballeros Guerreros puede elegir antes de empezar: qué hace cada opción, sus valores y por qué se recomienda uno.

knights-option-length = Influencia por jugador
knights-option-length-note = Cuánta Influencia hay en la reserva por cada jugador. El turno en que se agota la reserva es el último.
knights-option-length-why = 10 es lo habitual en el reglamento. Con 12 o 15 las partidas son más largas y suelen ser más reñidas; con 8, cortas.
knights-option-motions = Más Mociones Privadas
knights-option-motions-note = Las Mociones Privadas también pueden prohibir los asedios, las carreteras o la navegación, o volver a permitirlos.
knights-option-motions-why = Es una regla opcional para quien conoce el juego.
knights-option-heirs = Herederos como garantía
knights-option-heirs-note = El heredero de un Noble se puede entregar a otro Barón, que puede devolverlo o mandarlo matar.
knights-option-heirs-why = Es una regla opcional para quien conoce el juego.
knights-option-treason = La traición se paga
knights-option-treason-note = Los Barones pueden firmar una tregua, y romperla cuesta Influencia.
knights-option-treason-why = Es una regla opcional; sin ella las promesas no obligan a nadie, como en el reglamento.
knights-option-elimination = Baluartes perdidos
knights-option-elimination-note = Quien pierde su Baluarte queda fuera de la partida.
knights-option-elimination-why = Sin ella nadie tiene que dejar de jugar semanas antes que los demás.
knights-option-mighty = Solo se gana con ciudades
knights-option-mighty-note = La Influencia no cuenta: la partida termina cuando alguien controla más de la mitad de las ciudades.
knights-option-mighty-why = La reserva de Influencia pone fin a la partida; sin ella puede durar mucho más.
knights-option-miracles = Milagros contra Eventos
knights-option-miracles-note = Los Eventos duraderos también se pueden cancelar más tarde, por 1 punto de Fe más.
knights-option-miracles-why = Es una regla opcional para quien conoce el juego.
knights-option-abandoned = Nobles abandonados
knights-option-abandoned-note = Un Noble cuyas últimas tropas desertan cuenta como muerto.
knights-option-abandoned-why = Es una regla opcional; con ella, no pagar los salarios puede costarte un Noble.

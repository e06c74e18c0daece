# Una primera partida: qué aprender en cada paso de los tres primeros turnos y qué guía allí al ordenador.
knights-lesson-assign = **El objetivo.** Llegar a Rey: tener más de la mitad de las ciudades en pie del Reino cuando empieza un Mantenimiento, o la mayor Influencia cuando se agota su pila. Cada ciudad que controlas da 1 de Influencia por turno.
    { "" }**Ahora** reparte tus seis cartas de tropas entre tus Nobles. Dáselas a dos o tres, para que cada uno pueda tomar una ciudad pequeña; un Noble sin tropas no entra en el tablero.
knights-lesson-found = **Tu Baluarte** es donde esperan las tropas y adonde van los Nobles vencidos. Junto a dos ciudades neutrales te ahorra marchas.
knights-lesson-deploy = **Colocar a un Noble.** Pon a cada uno en la zona de una ciudad neutral que pueda asediar: la lista lo dice y nombra primero esos lugares. Así pone asedio con su primera carta, sin marchar.
knights-lesson-1-plan = **Planificar.** Pon hasta dos cartas en cada pila; las pilas se juegan en orden y, dentro de cada una, las cartas salen al azar. **Recaudar Impuestos** da coronas, **Contratar Tropas** soldados, **Movilizar Tropas** mueve y lucha, **Apoyar Reunión** Votos, **Servir a la Iglesia** Fe.
    Para un primer turno: Movilizar Tropas en las pilas 1 y 2, y al lado Recaudar Impuestos y Contratar Tropas. **Estrategia Versátil** también puede iniciar una batalla o un asedio donde ya esté un Noble tuyo. Hasta que todos hayan sellado puedes cambiarlo.
knights-lesson-2-plan = **Las cartas tardan en volver.** Una carta usada queda en Impuestos, Salarios o Asamblea hasta que esa casilla se llena y se celebra su fase. Cuenta con las que tienes en la mano y con lo que traen las fases: los Impuestos pagan por las ciudades, los Salarios cuestan por los mercenarios.
knights-lesson-3-plan = **Cuenta las casillas.** El panel dice cuántas cartas hay en cada una. Si Salarios está casi llena, guarda coronas: los mercenarios sin paga se van. Si lo está la Asamblea, ten Votos a mano. Quien pone la última carta elige el momento.
knights-lesson-levy-taxes = **Recaudar Impuestos** da una corona por cada zona con un Noble tuyo. Dispérsate antes, no después. Puedes declinar, y la carta va igualmente a su casilla.
knights-lesson-draft-soldiers = **Contratar Tropas** marca un sitio en la próxima contratación. Aún no se paga nada; los mejores mercenarios serán de quien entonces pueda pagarlos.
knights-lesson-rally-support = **Apoyar Reunión** da 2 Votos y, si así tienes más que nadie, la Presidencia. La Presidencia deshace empates.
knights-lesson-serve-the-church = **Servir a la Iglesia** da 1 de Fe. La Fe anula Eventos que te golpean; conviene tener una o dos.
knights-lesson-mobilize-forces = **Movilizar Tropas.** Nombra la zona donde quieres estar: tus Nobles descansados que estén cerca pueden ir allí, y después puedes librar una batalla en ella. Lo mejor para empezar es una ciudad neutral: para asediarla necesitas más que sus murallas, y tu jefe cuenta 200.
knights-lesson-versatile-strategy = **Estrategia Versátil** hace un poco de todo: coronas, un Voto, un movimiento, una batalla, un marcador. Siempre vuelve a tu mano; úsala para lo que las demás cartas dejaron sin hacer.
knights-lesson-allocate = **Adónde va la carta.** Cuando una casilla se llena, su fase se celebra en el acto. Mándala donde la fase te ayude más que a los demás, y no a Salarios si eres pobre.
knights-lesson-battle-kind = **¿Asalto o asedio?** Un asalto se decide ahora y cuesta bajas. Un asedio no cuesta nada a nadie, pero debes superar las murallas, volver con otra carta en un turno posterior y que mientras tanto te dejen en paz.
knights-lesson-hand = **Cartas de Destino.** Tienes dos más de las que puedes usar. Aparta las que menos hacen: las victorias deciden quién gana; las bajas, quién queda.
knights-lesson-losses = **Bajas.** Cada una quita 100 a un ejército. Si defiendes una ciudad, sus murallas pueden recibirlas por ti. Conserva a un Noble: su don muere con él.
knights-lesson-spoil = **La ciudad es tuya.** Consérvala: ingresos, 1 de Influencia por turno y un paso hacia la mayoría. Arrasarla paga una vez el triple de sus ingresos y es para desesperados.
knights-lesson-wages = **Salarios.** Los mercenarios piden coronas; quien no cobra se va. Paga primero a los fuertes.
knights-lesson-bids = **La Asamblea** vota en secreto leyes y cargos. Los Votos que gastas se pierden, ganes o no: gástalos donde ganes algo, y 0 en lo demás.
knights-why-assign = **Por qué:** unos pocos ejércitos que pueden tomar cada uno una ciudad hacen más que cuatro que no pueden.
knights-why-found = **Por qué:** cerca hay varias ciudades que podría tomar.
knights-why-deploy = **Por qué:** desde allí se puede tomar una ciudad más débil que las tropas.
knights-why-plan = **Por qué:** calcula qué daría cada carta en este tablero y pone primero lo que necesitan las demás.
knights-why-mobilize-forces = **Por qué:** compara lo que podría tomar con la suerte de la batalla y con lo que deja sin defensa.
knights-why-allocate = **Por qué:** provoca las fases que le ayudan y aplaza las demás.
knights-why-bids = **Por qué:** ofrece lo que una ley vale para él, y nada más.

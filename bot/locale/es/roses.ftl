# La Guerra de las Rosas: qué pasa, qué se elige.

## Sucesos: una campaña y sus cartas

roses-campaign = **Empieza la campaña { $n }.** La casa real es la de { $seat }.
roses-hand-sealed = { $seat } ha decidido sobre su mano.
roses-hand-unsealed = { $seat } vuelve a decidir sobre su mano.
roses-hands = { $seats_count ->
        [0] Las dos casas conservan la mano.
        [one] Una de las dos casas enseña una mano pobre.
       *[other] Las dos casas enseñan una mano pobre; se reparte de nuevo a las dos.
    }
roses-mulligan = { $seat } enseña una mano pobre: { $cards }.
roses-kept = { $seat } conserva su mano; la pobre se reparte de nuevo.
roses-redealt = { $seat } toma también una mano nueva.
roses-card-sealed = { $seat } ha puesto una carta boca abajo.
roses-card-unsealed = { $seat } ha recogido su carta.
roses-cards = **Turno { $n }.** Las cartas: { $shown }. Empieza { $seat }.
roses-actions = Ahora actúa { $seat }, con { $card }.

## Sucesos: mover y reclutar

roses-moved = { $seat } mueve un bloque de { $from } a { $area }.
roses-moved-own = Mueves de { $from } a { $area }: { $block }.
roses-sailed = { $seat } embarca un bloque de { $from } a { $area }.
roses-sailed-own = Embarcas de { $from } a { $area }: { $block }.
roses-recruited = { $seat } recluta un bloque en { $area }.
roses-recruited-own = Reclutas en { $area }: { $block }.
roses-muster = { $seat } convoca una reunión en { $area }.
roses-plague = { $seat } lleva la peste a { $area }: cada bloque de allí pierde un paso.
roses-actions-end = { $seat } termina sus acciones; { $n ->
        [0] no sobra ningún punto
        [one] sobra 1 punto
       *[other] sobran { $n } puntos
    }.
roses-main = El ataque principal de { $seat } contra { $area } llega por { $from }.

## Sucesos: batallas

roses-battle = **Batalla de { $area }.** Ataca { $seat }.
    Lancaster: { $lancaster_count ->
        [0] nadie en línea
       *[other] { $lancaster }
    }.
    York: { $york_count ->
        [0] nadie en línea
       *[other] { $york }
    }.{ $reserves_count ->
        [0] { "" }
       *[other] { "" }
            Reservas aún ocultas: { $reserves }.
    }
roses-treason-kept = { $seat } no usa la carta Traición en { $area }.
roses-orders-sealed = { $seat } ha dado sus órdenes de batalla.
roses-orders-unsealed = { $seat } vuelve a decidir sus órdenes de batalla.
roses-round = **Ronda { $n }** en { $area }.
roses-fired = { $seat }: { $block } dispara, necesita { $need } o menos: { $dice } → { $n ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $n } impactos
    }.
roses-charged = { $seat }: { $block } carga contra { $target }, necesita { $need } o menos: { $dice } → { $n ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $n } impactos
    }.
roses-answered = { $seat }: { $block } responde a { $target }, necesita { $need } o menos: { $dice } → { $n ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $n } impactos
    }.
roses-passed = { $seat }: { $block } espera.
roses-retreated = { $seat }: { $block } se retira de { $from } a { $area }.
roses-trapped = { $seat }: { $block } tiene que salir y no tiene por dónde.
roses-hit = { $seat }: { $block } pierde { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    }, { $left ->
        [0] no le queda ninguno
        [one] le queda 1
       *[other] le quedan { $left }
    }.
roses-treason-roll = { $seat } tienta a { $target } con { $by }: { $dice } → { $n ->
        [0] no todo son pares, en vano
       *[other] todo pares, lo consigue
    }.
roses-defected = **{ $block } se pasa al bando de { $seat }** en { $area }.
roses-reserves = { $seat }: llegan reservas a { $area }: { $blocks }.
roses-swapped = La primera línea defensora de { $area } ha caído: desde ahora ataca { $seat }.
roses-battle-won = **{ $seat } gana la batalla de { $area }.**
roses-regrouped = { $seat } reagrupa un bloque de { $from } a { $area }.
roses-regrouped-own = Reagrupas de { $from } a { $area }: { $block }.
roses-regroup-end = { $seat } termina de reagruparse en { $area }.

## Sucesos: pérdidas, herederos y el trono

roses-killed = { $area }: **{ $seat } pierde para siempre a { $block }.**
roses-fell = En { $area }, { $seat } pierde un bloque hasta la próxima campaña: { $block }.
roses-lost = En { $area }, { $seat } pierde un bloque hasta la próxima campaña.
roses-lost-own = En { $area } pierdes un bloque hasta la próxima campaña: { $block }.
roses-king-dead = **El Rey ha muerto:** { $block }, de { $seat }. Se nombra sucesor en la fase de suministro.
roses-new-king = **Viva el Rey:** { $block }, de { $seat } – { $place }.
roses-new-pretender = **El nuevo Pretendiente** de { $seat }: { $block }.
roses-freed = { $block } queda libre: solo { $seat } ocupa { $area }.
roses-supply = **Suministro**, turno { $n }.
roses-executed = { $seat } ejecuta a { $block }.
roses-heir-enters = { $seat }: { $block }, hasta ahora heredero menor, entra por { $area }.
roses-starved = { $seat }: un bloque en { $area } pierde un paso por falta de suministro.
roses-starved-own = Por falta de suministro pierdes un paso en { $area }: { $block }.
roses-turn-end = Termina el turno { $n }.
roses-political = **Turno político** tras la campaña { $n }.
roses-disbanded = Las levas, las bombardas, los galeses y el rebelde van al fondo; los demás mercenarios, a su tierra.
roses-usurped = **{ $seat } se hace con el trono.** Apoyos: { $counts }.
roses-throne-held = **{ $seat } conserva el trono.** Apoyos: { $counts }.
roses-home = { $seat }: un bloque va a casa, { $from } → { $area }.
roses-home-own = Envías a casa, { $from } → { $area }: { $block }.
roses-pooled = { $seat }: un bloque en { $from } va al fondo.
roses-pooled-own = Tu bloque en { $from } va al fondo: { $block }.
roses-won-heirs = **Gana { $seat }: a la otra casa no le quedan herederos.**
roses-won-throne = **Gana { $seat }: lleva la corona tras la última campaña.**
roses-outcome-heirs = Una casa se quedó sin herederos.
roses-outcome-throne = Ha ganado quien llevaba la corona tras la última campaña.
roses-end-heirs = -# Lo que decidió: a { $seat } no le queda ningún heredero propio vivo. Entonces no cuenta nada más.
roses-end-throne = { $tie ->
        [yes] -# Lo que decidió: en el último turno político las dos casas tenían { $most ->
            [one] 1 apoyo
           *[other] { $most } apoyos
        } y, en caso de empate, el Rey conserva el trono.
       *[no] -# Lo que decidió: en el último turno político { $seat } tuvo { $most ->
            [one] 1 apoyo
           *[other] { $most } apoyos
        } y { $other }, { $least }.
    }
roses-nearing-throne = ⏳ Este es el último turno. Después **gana { $seat }, que lleva la corona**, salvo que { $other } tenga más apoyos al contarlos.

## Qué se pregunta a un asiento

roses-step-mulligan = conservar o enseñar la mano
roses-step-redeal = conservar la mano o tomar otra
roses-step-cards = poner una carta
roses-step-action = acciones
roses-step-main = nombrar el ataque principal
roses-step-battles = elegir la próxima batalla
roses-step-event-treason = usar aquí o no la carta Traición
roses-step-briefing = órdenes de batalla
roses-step-fight = combatir
roses-step-hits = elegir quién recibe los impactos
roses-step-regroup = reagruparse
roses-step-execute = ejecutar o perdonar a un rehén
roses-step-heir = hacer entrar a un heredero
roses-step-loss = elegir a quién falta suministro
roses-step-home = enviar bloques a casa
roses-step-dismiss = elegir quién deja el exilio

## La misma pregunta entera: qué se decide y por qué se pregunta

roses-ask-mulligan = Campaña { $campaign }: la mano que te ha tocado vale { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }. Solo con { $most } o menos se puede enseñar y recibir otra; si vale más, te la quedas. Se os pregunta a los dos en todo caso, para que nadie sepa quién tiene una mano pobre.
roses-ask-redeal = { $seat } enseña una mano pobre y recibe otra. La tuya vale { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }: ¿la conservas o tomas también una nueva?
roses-ask-cards = Turno { $turn }: ¿cuál de tus { $n } cartas pones boca abajo? Empieza la más alta, un evento antes que cualquier otra y, en caso de empate, el Pretendiente.
roses-ask-action = Tu carta es { $card }: { $n ->
        [0] { $events ->
            [0] no hay puntos que gastar: termina tus acciones
           *[other] lo que aún permite está abajo
        }
        [one] queda 1 punto { $events ->
            [0] para mover, embarcar o reclutar
           *[other] solo para este evento
        }
       *[other] quedan { $n } puntos { $events ->
            [0] para mover, embarcar o reclutar
           *[other] solo para este evento
        }
    }.
roses-ask-main = Atacas { $areas } por varias fronteras: ¿por dónde llega el ataque principal? Quien vino por otro lado espera en reserva.
roses-ask-battles = Las dos casas están en { $areas }: ¿qué batalla se libra ahora?
roses-ask-event-treason = Empieza la batalla de { $area }: ¿usas aquí la carta Traición?
roses-ask-briefing = Batalla de { $area }, { $n ->
        [1] antes del combate
       *[other] antes de la ronda { $n }
    }: ataca { $seat }. ¿Cómo luchan tus bloques?
roses-ask-fight = Batalla de { $area }, ronda { $n }. Turno de: { $blocks }.
roses-ask-hits = { $n ->
        [one] Un impacto alcanza
       *[other] { $n } impactos alcanzan
    } tu línea en { $area } y { $n ->
        [one] lo recibe
       *[other] los recibe
    } el más fuerte: { $blocks } tienen la misma fuerza, { $steps }.
roses-ask-regroup = La batalla de { $area } está ganada. { $n ->
        [one] Tu bloque de allí puede
       *[other] Tus { $n } bloques de allí pueden
    } seguir a áreas vecinas sin enemigos; { $area } alimenta a { $feeds }.
roses-ask-execute = Tienes en tu poder a { $block }: ¿lo haces ejecutar o lo perdonas?
roses-ask-heir = { $n ->
        [one] Un heredero alcanza
       *[other] { $n } herederos alcanzan
    } la mayoría de edad: ¿por dónde entra { $block }?
roses-ask-loss = { $area } alimenta a { $feeds } de tus { $have } bloques: { $n ->
        [one] uno tiene
       *[other] { $n } tienen
    } que perder un paso. ¿Cuál?{ $more ->
        [0] { "" }
        [one] { " " }Después, 1 más en { $areas }.
       *[other] { " " }Después, { $more } más en { $areas }.
    }
roses-ask-home = La campaña ha terminado. { $n ->
        [one] Uno de tus bloques puede
       *[other] { $n } de tus bloques pueden
    } elegir hogar: { $blocks }.
roses-ask-dismiss = { $area } alimenta en el exilio a { $feeds } y hay { $have }: { $n ->
        [one] uno tiene
       *[other] { $n } tienen
    } que ir al fondo. ¿Quién?
roses-ask-standing = Lo que hacen tus bloques sin preguntarte. Se puede cambiar en cualquier momento y nadie más lo ve.

## Sus acciones: títulos y cada una entera

roses-verb-keep = Conservar la mano
roses-verb-mulligan = Enseñar la mano
roses-verb-redeal = Mano nueva
roses-verb-card = Carta
roses-verb-standing = Órdenes permanentes
roses-verb-block-order = Órdenes para un bloque
roses-verb-plan = Órdenes para esta batalla
roses-verb-sea = Embarcar
roses-verb-recruit = Reclutar
roses-verb-muster = Reunión
roses-verb-plague = Peste
roses-verb-main = Ataque principal
roses-verb-battle = Batalla
roses-verb-event-treason = Carta Traición
roses-verb-pass-treason = Aquí no
roses-verb-fire = Disparar
roses-verb-pass = Esperar
roses-verb-charge = Cargar
roses-verb-treason = Tirada de traición
roses-verb-hit = Impacto
roses-verb-regroup = Reagruparse
roses-verb-execute = Ejecutar
roses-verb-spare = Perdonar
roses-verb-heir = Heredero
roses-verb-loss = Pérdida
roses-verb-home = A casa
roses-verb-home-all = Todos a casa
roses-verb-dismiss = Dejar el exilio
roses-do-mulligan = Enseñar la mano y tomar otra
roses-do-redeal = Tomar también una mano nueva
roses-do-card = Poner { $a1 }
roses-do-standing = Siempre, { $a1 }: { $a2 }
roses-do-block-order = { $a1 }: { $a2 }
roses-do-plan = Esta batalla, { $a1 }: { $a2 }
roses-do-seal = Empezar la batalla: sellar sus órdenes
roses-do-move = { $a1 } se mueve a { $a2 }
roses-do-sea = { $a1 } navega a { $a2 }
roses-do-recruit = Reclutar en { $a2 }: { $a1 }
roses-do-muster = Reunión en { $a1 }
roses-do-plague = Peste en { $a1 }
roses-do-done = Terminar: nada más
roses-do-main = Ataque principal contra { $a1 } por { $a2 }
roses-do-battle = Combatir en { $a1 }
roses-do-event-treason = Usar la carta Traición contra { $a1 }
roses-do-pass-treason = Guardar la carta Traición para después
roses-do-fire = { $a1 } dispara
roses-do-pass = { $a1 } espera
roses-do-charge = { $a1 } carga contra { $a2 }
roses-do-treason = { $a1 } tienta a { $a2 }
roses-do-hit = { $a1 } recibe los impactos
roses-do-regroup = { $a1 } se reagrupa en { $a2 }
roses-do-execute = Ejecutar a { $a1 }
roses-do-spare = Perdonar al rehén
roses-do-heir = { $a1 } entra por { $a2 }
roses-do-loss = { $a1 } pierde un paso
roses-do-home = { $a1 } → { $a2 }
roses-do-home-all = Todos a casa, al lugar evidente
roses-do-dismiss = { $a1 } va al fondo

## Opciones


## Reglas en breve

roses-rules-goal = Dos casas luchan por el trono de Inglaterra: **Lancaster** (rojo) y **York** (blanco). Una es la casa real y tiene al **Rey**; la otra tiene al **Pretendiente**. Eso puede cambiar.
    Ganas **al instante** si a la otra casa no le queda ningún heredero: los cinco muertos o a tu servicio. Si no, gana quien sea **Rey** tras el turno político de la última campaña.
    Para tomar el trono, el Pretendiente necesita **más apoyos** que el Rey en un turno político: nobles, herederos e iglesias en el mapa, y Londres. No basta, pues, con ganar batallas: cuenta cuántos grandes nombres están de tu parte en Inglaterra y Gales el último día de una campaña.
    .name = Objetivo
roses-rules-turn = Una **campaña** tiene siete **turnos**; tras el séptimo viene un turno político. La partida entera tiene tres campañas.
    Un turno va así:
    1. **Cartas.** Cada cual pone una carta boca abajo y luego se descubren las dos. Empieza la carta más alta, y un evento va antes que cualquier otra; si son iguales, el Pretendiente. De dos eventos va antes el que tiene más puntos.
    2. **Acciones.** Primero quien empieza y luego el otro gastan los puntos de su carta: un punto mueve bloques de un área o trae un bloque nuevo. Lo que sobra se pierde.
    3. **Batallas**, una tras otra, donde haya bloques de las dos casas. Quien empezó dice cuál es la próxima.
    4. **Suministro.** Un nuevo Rey, herederos que entran, pérdidas en las áreas repletas.
    Un bloque tiene de 1 a 4 **pasos**, su fuerza. Su **letra** dice cuándo actúa en batalla y su **número**, cómo de bien: B3 actúa en el grupo B y acierta con 1 a 3.
    .name = Un turno
roses-rules-cards = La baraja tiene 25 cartas: seis **Acción 2**, siete **Acción 3**, seis **Acción 4** y seis eventos. Al empezar una campaña se reparten siete a cada cual; cada turno gasta una, y la última se juega sola. Las otras 11 quedan fuera.
    Una carta queda boca abajo hasta que esté también la otra; hasta entonces puedes recogerla.
    { "" }**Mano pobre.** Si tus siete cartas suman 13 puntos o menos, contando los eventos, puedes enseñarlas una vez por campaña y tomar otra mano. La otra casa puede conservar la suya o tomar también una nueva. Se pregunta a las dos a la vez, así que la pregunta no delata nada.
    .name = Cartas
roses-rules-events = Los puntos de un evento solo se gastan en ese evento, y con él no se recluta.
    - **Sorpresa** (1): el punto mueve o embarca como siempre; cada frontera admite un bloque más.
    - **Marcha forzada** (1): los bloques de un área se mueven hasta tres áreas; no se navega.
    - **Reunión** (0): nombra un área tuya o vacía. Cualquiera de tus bloques puede ir allí con las reglas normales, por áreas libres de enemigos; no se navega.
    - **Piratería** (2): solo se navega, un bloque por punto también entre puertos; se puede atacar, pero no en el exilio. Los piratas se retiran y reagrupan por el mar por el que vinieron.
    - **Peste** (0): cada bloque de un área con ciudad que solo ocupe el enemigo pierde un paso.
    - **Traición** (1): el punto mueve o embarca como siempre; además, una tirada de traición antes de una batalla cualquiera de este turno, sin ningún líder.
    .name = Eventos
roses-rules-move = Un punto deja que cualesquiera bloques de **un área** se muevan una o dos áreas, juntos o separados. Atraviesan áreas tuyas y vacías, pero se detienen donde hay un enemigo. Nadie vuelve por la frontera que acaba de cruzar.
    Una frontera admite un número de bloques tuyos por turno: **amarilla 4, azul 3, roja 2**; tras una frontera roja el bloque se detiene. Cada jugador tiene sus propios límites.
    Puedes atacar un área por **tres fronteras** como mucho; quien va segundo puede usar **dos** para ayudar donde ataca el primero.
    { "" }**Inmovilizar.** Si vas segundo y te atacan, tienen que quedarse tantos bloques tuyos como haya en el ataque principal. Tú eliges cuáles; los demás pueden salir, pero no por fronteras por las que llegó el enemigo. Los bloques que acuden a ayudar no cambian nada.
    Los exilios del enemigo te están cerrados.
    .name = Mover por tierra
roses-rules-sea = Un punto lleva **un bloque** de una costa a otra del **mismo mar** que sea tuya o esté vacía. Entre dos **puertos mayores** el mismo punto lleva un segundo bloque con igual salida y destino. Un bloque se mueve en un turno por tierra o por mar, no de las dos formas.
    - **Mar de Irlanda:** Irlanda, Man, Escocia, Cumbria, Lancaster, Caernarvon, Chester, Pembroke, Glamorgan, Somerset, Cornualles, Francia
    - **Mar del Norte:** Escocia, Northumbria, Yorks Este, Lincoln, Rutland, Anglia Oriental, Essex, Middlesex, Kent, Calais
    - **Canal de la Mancha:** Francia, Cornualles, Dorset, Sussex, Kent, Calais
    Puertos mayores: Irlanda, Escocia, Northumbria, Yorks Este, Anglia Oriental, Middlesex, Kent, Sussex, Cornualles, Somerset, Glamorgan, Chester, Francia, Calais.
    Las levas, el rebelde, los escoceses y los galeses nunca navegan. Sin el evento Piratería nadie desembarca entre enemigos ni se retira o reagrupa por mar.
    .name = Navegar
roses-rules-recruit = Un punto trae al mapa un bloque de tu fondo, a plena fuerza; este turno no se mueve. El área ha de ser tuya o estar vacía.
    - **Noble:** en uno de sus escudos (Warwick de York, también en Calais).
    - **Iglesia:** en su catedral, Canterbury en Kent y York en Yorks Sur.
    - **Leva:** en su ciudad.
    - **Bombarda:** en cualquier ciudad que ocupes.
    - **Rebelde:** para el Pretendiente, en cualquier área vacía que no sea exilio.
    - **Galeses:** en cualquier área de Gales (Caernarvon, Pembroke, Powys, Glamorgan).
    - **Heredero en el fondo:** el real, en una corona; el del Pretendiente, en un exilio propio.
    Los demás mercenarios empiezan en su tierra, en el exilio, y simplemente se mueven. Durante una campaña nadie recupera pasos. Quien está boca abajo vuelve a estar listo en la próxima campaña.
    .name = Reclutar
roses-rules-battle = Los bloques se descubren para la batalla. Quien llegó por la frontera del **ataque principal** combate enseguida; quien llegó por otra, y la ayuda del segundo jugador, son **reservas** hasta la ronda 2 (o antes, si la línea cae; entonces actúan desde la ronda siguiente).
    Hay como mucho **cuatro rondas**. En cada una actúa una vez cada bloque: A, B, C, D, y en cada letra primero quien defiende. Las bombardas en línea son A en la ronda 1 y D después.
    - **Disparar:** un dado por paso, un impacto por cada número hasta la potencia de fuego. Cada impacto quita un paso al enemigo **más fuerte**; entre iguales elige su dueño.
    - **Cargar:** solo el heredero mayor en línea. Todos los impactos van a un enemigo de su elección y lo que sobra se pierde; si el enemigo sobrevive, responde enseguida.
    - **Tirada de traición**, **retirada** (desde la ronda 2) o **esperar**.
    Quien **defiende** dispara con 1 más: el noble en su escudo, la leva en su ciudad, la iglesia en su catedral, los galeses en Gales. El heredero mayor en línea tiene 1 en un escudo de su casa (Exeter, Somerset y Richmond siempre en el suyo) y, si es real, 1 en una corona; juntos, 2.
    Si la línea defensora cae en la ronda 1, cambian los papeles. En la ronda 4 quien ataca tiene que salir. El control de un área cambia en el acto.
    .name = Batalla
roses-rules-retreat = Desde la ronda 2 un bloque puede **retirarse** en su turno, en vez de disparar. En la ronda 4 quien ataca tiene que hacerlo. Va a un área vecina tuya o vacía, nunca al exilio enemigo ni por una frontera por la que llegó el enemigo; si la usaron los dos, solo puede quien va segundo. En cada ronda rige el límite de cada frontera (4, 3, 2). Quien tiene que salir y no puede se pierde.
    Los piratas salen por mar, a una costa libre de enemigos del mar por el que vinieron.
    Tras la batalla, quien gana puede **reagruparse**: cualesquiera de sus bloques, también las reservas, van a áreas vecinas suyas o vacías, de nuevo dentro de los límites.
    .name = Retirada y reagrupamiento
roses-rules-treason = El **Rey**, el **Pretendiente** y **Warwick**, si combaten en línea, pueden hacer cada uno una **tirada de traición** por batalla en su turno, en vez de disparar. Eligen a un enemigo en línea que tenga **lealtad** y tiran tantos dados como esta, de 1 a 3. Si **todos son pares**, se pasa con su fuerza a la reserva y combate desde la ronda siguiente.
    Quien lleva una rosa es leal y nunca cambia; tampoco los herederos, salvo Clarence y Exeter, y estos no mientras sean Rey o Pretendiente. A quien acaba de cambiar no se le tienta otra vez en la misma batalla.
    { "" }**Warwick** necesita un dado para su familia, Kent y Salisbury, en vez de dos, y no puede tentar a Northumberland ni a Westmoreland.
    La carta **Traición** da una tirada antes de una batalla, sin líder. Así se puede tentar a un bloque hasta tres veces.
    En la ronda 4 quien ataca sale y ya no tienta a nadie.
    .name = Traición
roses-rules-orders = Las **órdenes permanentes** actúan por ti, para que la partida no espere mensajes. Se pueden cambiar en secreto en cualquier momento: *Órdenes permanentes*, debajo de cada panel. Antes de una batalla se pueden cambiar solo para ella (**plan**).
    Un **estilo** las fija todas de una vez: **rápido** no pregunta nada que tenga una respuesta evidente, **con cuidado** pregunta todo lo que se puede preguntar, salvo qué hace un bloque en su turno: para eso pon *en su turno* en *preguntarme*. Empiezas con el rápido:
    - En su turno un bloque dispara; con fuerza 1 se retira, al mayor grupo propio
    - Sin cargas; traición solo donde decide un dado; los impactos van primero a la tropa, al final a los herederos
    - Tras vencer solo se mueven los bloques que el área no alimenta
    - Se piden órdenes de batalla donde lucha un Rey o un Pretendiente
    - Una mano pobre se enseña; las batallas empiezan donde más superas al enemigo
    - Los herederos entran y los bloques van a casa por el lugar **evidente**: uno que pueda alimentar a otro bloque; entre varios, el del mayor grupo propio
    - El suministro falta primero a los más fuertes; entre iguales, a la tropa
    Un **bloque** puede tener su propia orden, que va antes y vale hasta que la cambies: disparar, esperar, retirada, salir con una fuerza o desde una ronda, preguntarme; un heredero, también cargar (contra el más débil).
    Lo que ninguna orden responde se pregunta.
    .name = Órdenes permanentes
roses-rules-supply = Al final de un turno, en este orden:
    1. Si el Rey ha muerto, es Rey su heredero mayor, esté donde esté.
    2. Quien tenga a un heredero enemigo que cambió de bando (Clarence con Lancaster, Exeter con York) puede ejecutarlo; decide antes el Pretendiente.
    3. Entran los herederos menores del Pretendiente y después sus áreas repletas pierden pasos.
    4. Lo mismo para el Rey.
    Un área alimenta a **4** bloques; con ciudad, a **5**. Calais y Francia alimentan a **4**, Irlanda y Escocia a **2**, sin contar a los mercenarios de la tierra. Por cada bloque de más, un bloque distinto del área pierde un paso; elige su dueño.
    .name = Suministro
roses-rules-heirs = Cada casa tiene cinco herederos, del mayor al menor.
    { "" }**York:** Ricardo de York, March, Rutland, Clarence, Gloucester.
    { "" }**Lancaster:** Enrique VI, Príncipe Eduardo, Exeter, Somerset, Richmond.
    El heredero vivo de más rango es Rey o Pretendiente. A un Pretendiente muerto se le sucede en el acto; a un Rey, en la próxima fase de suministro. Los herederos muertos no vuelven.
    Algunos herederos son **menores** al principio. Cuando muere un heredero, entra el mayor de ellos en la próxima fase de suministro: el real, por una corona libre de enemigos; el del Pretendiente, por un exilio propio.
    Tampoco vuelven los nobles con rosa ni los Neville (Warwick, Kent, Salisbury). Todos los demás vuelven en la próxima campaña.
    { "" }**Clarence y Exeter** pueden cambiar de bando. Al servicio del enemigo son nobles y no herederos; solo si mueren o son ejecutados entra un menor. Si regresan, vuelven a ser herederos.
    .name = Herederos
roses-rules-exile = Cada casa tiene dos áreas de **exilio** donde el enemigo no entra nunca: **Calais e Irlanda** para York, **Francia y Escocia** para Lancaster. A Escocia, Lancaster puede ir a pie; a las demás se llega por mar.
    Calais y Francia alimentan a 4 bloques, Irlanda y Escocia a 2, sin contar a los mercenarios de la tierra. Cada bloque de más pierde un paso en el suministro y en el turno político tiene que ir al fondo.
    Los bloques en el exilio no cuentan para el trono y se quedan allí en el turno político. En él, el Pretendiente y sus herederos van al exilio, cada uno al que elija su jugador.
    { "" }**Gales** no es exilio: lo usan las dos casas.
    .name = Exilio
roses-rules-political = Tras siete turnos, en este orden:
    1. Las levas, las bombardas, los galeses y el rebelde van al fondo; los demás mercenarios, a su tierra.
    2. **El trono.** Cada casa cuenta sus nobles, herederos e iglesias en el mapa, 1 cada uno, y 1 por Londres si solo ella ocupa Middlesex. El exilio, Man y el fondo no cuentan. Con **más** que el Rey, el Pretendiente toma el trono; el Rey gana los empates. Tras la última campaña la partida acaba aquí.
    3. **El bando del Pretendiente va a casa:** los herederos, a un exilio; los nobles, a un escudo; las iglesias, a su catedral. Nadie va donde está el enemigo; quien no tiene hogar abierto va al fondo.
    4. **El bando del Rey va a casa:** los herederos, a un escudo abierto o a cualquier corona; los demás, igual que antes. En los dos bandos, quien está en el exilio se queda.
    5. Lo que sobra en el exilio va al fondo; todos vuelven a estar listos y a plena fuerza; cartas nuevas.
    Un Neville puede usar el escudo de un Neville muerto. Warwick de York puede ir a Calais; también Kent y Salisbury de York, si todos sus escudos están cerrados o Warwick ha muerto, y hay sitio. Un Neville con todos sus escudos cerrados puede elegir el fondo.
    .name = El turno político
roses-rules-scenarios = Se elige uno al abrir la mesa.
    - **Toda la guerra** (1460): hasta tres campañas. Lancaster es la casa real, con Enrique VI en Londres; York espera con Ricardo en Irlanda y con March y Warwick en Calais. Menores: Clarence, Gloucester; Príncipe Eduardo, Richmond.
    - **El Hacedor de Reyes** (1469): una campaña. York es la casa real, con March en Londres, donde Enrique VI está **preso**: no hace nada, y con él su casa no ocupa el área, hasta que solo Lancaster tenga bloques allí. Mientras está preso, el Pretendiente es el Príncipe Eduardo; una vez libre, lo es Enrique VI. Lancaster llega de Francia con Warwick y Clarence. Somerset, Rutland y Ricardo de York han muerto.
    - **Ricardo III** (1483): una campaña. York es la casa real y Gloucester, su único heredero; Richmond, el único de Lancaster, espera en Francia.
    `campaigns` acorta toda la guerra a una o dos campañas; 0 significa todas.
    .name = Escenarios
roses-rules-secrecy = **Secreto:** quiénes son tus bloques y qué fuerza tienen, tu fondo, tu mano, tu carta boca abajo, tus reservas hasta que llegan, todas tus órdenes.
    { "" }**A la vista:** cuántos bloques de cada casa hay en cada área, por dónde se mueve, navega o entra cada uno, las cartas ya descubiertas, cuántos bloques hay en los fondos, quiénes son Rey y Pretendiente, qué herederos son menores y quién ha muerto para siempre.
    Una batalla descubre sus bloques y dados. Después se ocultan de nuevo, con lo que hayan perdido; recuérdalos si puedes.
    Los bloques que se pierden sin verse, por suministro o peste, solo se nombran si se pierden para siempre.
    Puedes deshacer tus propios pasos mientras nadie más haya sabido nada por ellos.
    .name = Qué es secreto

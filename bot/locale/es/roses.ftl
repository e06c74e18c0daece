# La Guerra de las Rosas: qué pasa, qué se elige.

## Sucesos: una campaña y sus cartas

roses-campaign = **Empieza la campaña { $n }.** La casa real es la de { $seat }.
roses-hand-sealed = { $seat } ha decidido qué hacer con su mano.
roses-hand-unsealed = { $seat } vuelve a pensar qué hacer con su mano.
roses-hands = { $seats_count ->
        [0] Las dos casas conservan la mano.
        [one] Una de las dos casas enseña una mano pobre.
       *[other] Las dos casas enseñan una mano pobre y reciben otra.
    }
roses-mulligan = { $seat } enseña una mano pobre: { $cards }.
roses-kept = { $seat } conserva su mano; solo se cambia la mano pobre.
roses-redealt = { $seat } toma también una mano nueva.
roses-card-sealed = { $seat } ha puesto una carta boca abajo.
roses-card-unsealed = { $seat } ha recogido su carta.
roses-cards = **Turno { $n }.** Las cartas: { $shown }. Empieza { $seat }.
roses-actions = Ahora actúa { $seat }, con { $card }.

## Sucesos: mover y reclutar

roses-moved = { $seat } mueve un bloque de { $from } a { $area }.
roses-moved-own = Mueves de { $from } a { $area }: { $block }.
roses-sailed = { $seat } lleva por mar un bloque de { $from } a { $area }.
roses-sailed-own = Llevas por mar de { $from } a { $area }: { $block }.
roses-recruited = { $seat } recluta un bloque en { $area }.
roses-recruited-own = Reclutas en { $area }: { $block }.
roses-muster = { $seat } convoca una reunión en { $area }.
roses-plague = { $seat } lleva la peste a { $area }: cada bloque de allí pierde un paso.
roses-actions-end = { $seat } termina sus acciones; { $n ->
        [0] no sobraba ningún punto
        [one] se pierde 1 punto sin usar
       *[other] se pierden { $n } puntos sin usar
    }.
roses-main = El ataque principal de { $seat } contra { $area } llega por { $from }.

## Sucesos: batallas

roses-battle = **Batalla de { $area }.** Ataca { $seat }.
    Lancaster: { $lancaster_count ->
        [0] ningún bloque en línea
       *[other] { $lancaster }
    }.
    York: { $york_count ->
        [0] ningún bloque en línea
       *[other] { $york }
    }.{ $reserves_count ->
        [0] { "" }
       *[other] { "" }
            Reservas, aún ocultas: { $reserves }.
    }
roses-treason-kept = { $seat } no usa la carta Traición en { $area }.
roses-orders-sealed = { $seat } ha sellado sus órdenes de batalla.
roses-orders-unsealed = { $seat } está cambiando sus órdenes de batalla.
roses-round = **Batalla de { $area }, ronda { $n }.**
roses-fired = { $seat }: { $block } dispara (acierta con { $need ->
        [1] 1
       *[other] 1 a { $need }
    }): { $dice } → { $n ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $n } impactos
    }.
roses-charged = { $seat }: { $block } carga contra { $target } (acierta con { $need ->
        [1] 1
       *[other] 1 a { $need }
    }): { $dice } → { $n ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $n } impactos
    }.
roses-answered = { $seat }: { $block } responde al ataque de { $target } (acierta con { $need ->
        [1] 1
       *[other] 1 a { $need }
    }): { $dice } → { $n ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $n } impactos
    }.
roses-passed = { $seat }: { $block } espera.
roses-retreated = { $seat }: { $block } se retira de { $from } a { $area }.
roses-trapped = { $seat }: { $block } tiene que salir, pero no tiene por dónde.
roses-hit = { $seat }: { $block } pierde { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    } y { $left ->
        [0] no le queda ninguno
        [one] le queda 1
       *[other] le quedan { $left }
    }.
roses-treason-roll = { $seat } hace con { $by } una tirada de traición contra { $target }: { $dice } → { $n ->
        [0] { $dice_count ->
            [one] no es par, así que falla
           *[other] no todos son pares, así que falla
        }
       *[other] { $dice_count ->
            [one] es par, así que tiene éxito
           *[other] todos son pares, así que tiene éxito
        }
    }.
roses-defected = **{ $block } se pasa al bando de { $seat }** en { $area }.
roses-reserves = Llegan a { $area } las reservas de { $seat }: { $blocks }.
roses-swapped = La primera línea de la defensa en { $area } ha caído: ahora ataca { $seat }.
roses-battle-won = **{ $seat } gana la batalla de { $area }.**
roses-regrouped = { $seat } reagrupa un bloque de { $from } a { $area }.
roses-regrouped-own = Reagrupas de { $from } a { $area }: { $block }.
roses-regroup-end = { $seat } termina de reagruparse en { $area }.

## Sucesos: pérdidas, herederos y el trono

roses-killed = En { $area }, **{ $seat } pierde para siempre un bloque: { $block }.**
roses-fell = En { $area }, { $seat } pierde un bloque hasta la próxima campaña: { $block }.
roses-lost = En { $area }, { $seat } pierde un bloque hasta la próxima campaña.
roses-lost-own = En { $area } pierdes un bloque hasta la próxima campaña: { $block }.
roses-king-dead = **El Rey ha muerto:** { $block }, de { $seat }. Tendrá sucesor en la fase de suministro.
roses-new-king = **¡Viva el Rey!** { $block }, de { $seat } ({ $place }).
roses-new-pretender = **El nuevo Pretendiente** de { $seat }: { $block }.
roses-freed = { $block } queda libre: en { $area } ya solo hay bloques de { $seat }.
roses-supply = **Fase de suministro** del turno { $n }.
roses-executed = { $seat } ejecuta a { $block }.
roses-heir-enters = { $seat }: { $block } alcanza la mayoría de edad y entra por { $area }.
roses-starved = { $seat }: un bloque en { $area } se queda sin suministro y pierde un paso.
roses-starved-own = En { $area } se queda sin suministro y pierde un paso: { $block }.
roses-turn-end = Termina el turno { $n }.
roses-political = **Turno político** tras la campaña { $n }.
roses-disbanded = Las levas, las bombardas, los galeses y el rebelde van al fondo; los demás mercenarios, a su tierra.
roses-usurped = **{ $seat } se hace con el trono.** Apoyos: { $counts }.
roses-throne-held = **{ $seat } conserva el trono.** Apoyos: { $counts }.
roses-home = { $seat } envía un bloque a casa: { $from } → { $area }.
roses-home-own = Envías a casa: { $block } ({ $from } → { $area }).
roses-pooled = { $seat } envía un bloque de { $from } al fondo.
roses-pooled-own = Envías de { $from } al fondo: { $block }.
roses-won-heirs = **Gana { $seat }: a la otra casa no le quedan herederos.**
roses-won-throne = **Gana { $seat }: lleva la corona tras la última campaña.**
roses-outcome-heirs = Una casa se ha quedado sin herederos.
roses-outcome-throne = Ha ganado quien llevaba la corona tras la última campaña.
roses-end-heirs = -# Lo que decidió: a { $seat } no le queda ningún heredero vivo, así que no cuenta nada más.
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
roses-nearing-throne = ⏳ Este es el último turno. Después **gana { $seat }, que lleva la corona**, salvo que { $other } tenga más apoyos en el recuento final.

## Qué se pregunta a un asiento

roses-step-mulligan = conservar o enseñar la mano
roses-step-redeal = conservar la mano o tomar otra
roses-step-cards = elegir una carta
roses-step-action = acciones
roses-step-main = nombrar el ataque principal
roses-step-battles = elegir la próxima batalla
roses-step-event-treason = usar la carta Traición o guardarla
roses-step-briefing = órdenes de batalla
roses-step-fight = elegir qué hace un bloque en batalla
roses-step-hits = elegir qué bloque recibe los impactos
roses-step-regroup = reagruparse
roses-step-execute = ejecutar o perdonar a un rehén
roses-step-heir = hacer entrar a un heredero
roses-step-loss = elegir qué bloques se quedan sin suministro
roses-step-home = enviar bloques a casa
roses-step-dismiss = elegir qué bloques dejan el exilio

## La misma pregunta entera: qué se decide y por qué se pregunta

roses-ask-mulligan = Campaña { $campaign }: ¿conservas tu mano ({ $n ->
        [one] 1 punto
       *[other] { $n } puntos
    })? Solo se puede enseñar y cambiar una mano de { $most } puntos o menos. Se os pregunta siempre a los dos, así que la pregunta no delata nada.
roses-ask-redeal = ¿Conservas tu mano ({ $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }) o tomas una nueva? { $seat } enseña una mano pobre y recibe otra.
roses-ask-cards = Turno { $turn }: ¿cuál de tus { $n } cartas juegas boca abajo? Un evento va primero; después, la carta más alta; en caso de empate, el Pretendiente.
roses-ask-action = ¿Qué haces con { $card }? { $n ->
        [0] { $events ->
            [0] No te quedan puntos: termina tus acciones
           *[other] Abajo está lo que aún permite
        }
        [one] Te queda 1 punto { $events ->
            [0] para mover, embarcar o reclutar
           *[other] solo para este evento
        }
       *[other] Te quedan { $n } puntos { $events ->
            [0] para mover, embarcar o reclutar
           *[other] solo para este evento
        }
    }.
roses-ask-main = ¿Por dónde llega tu ataque principal contra { $areas }? Atacas por varias fronteras, y los bloques que llegaron por las demás esperan en reserva hasta la ronda 2 de la batalla.
roses-ask-battles = ¿Qué batalla se libra ahora? Hay bloques de las dos casas en { $areas }.
roses-ask-event-treason = ¿Usas tu carta Traición en la batalla de { $area }? Te da una tirada de traición antes de la primera ronda.
roses-ask-briefing = Batalla de { $area }, { $n ->
        [1] antes de la primera ronda
       *[other] antes de la ronda { $n }
    }: ¿cómo luchan tus bloques? Ataca { $seat }.
roses-ask-fight = Batalla de { $area }, ronda { $n }: { $blocks_count ->
        [one] ¿qué hace { $blocks }?
       *[other] ¿qué bloque actúa ahora y cómo? Puedes elegir entre { $blocks }.
    }
roses-ask-hits = ¿Qué bloque recibe { $n ->
        [one] el impacto
       *[other] los { $n } impactos
    } en { $area }? { $n ->
        [one] Va
       *[other] Van
    } a tu bloque más fuerte, y hay varios igual de fuertes, con { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } cada uno: { $blocks }.
roses-ask-regroup = ¿Te reagrupas tras ganar en { $area }? { $n ->
        [one] Tu bloque de allí puede
       *[other] Tus { $n } bloques de allí pueden
    } pasar a áreas vecinas sin enemigos; { $area } alimenta a { $feeds } bloques.
roses-ask-execute = ¿Ejecutas o perdonas a tu rehén, { $block }?
roses-ask-heir = ¿Por dónde entra { $block }? { $n ->
        [one] Un heredero menor alcanza
       *[other] { $n } herederos menores alcanzan
    } la mayoría de edad.
roses-ask-loss = ¿{ $n ->
        [one] Qué bloque pierde un paso
       *[other] Qué { $n } bloques pierden un paso
    } en { $area }? El área alimenta a { $feeds } de tus { $have } bloques de allí.{ $more ->
        [0] { "" }
        [one] { " " }Después pierde un paso 1 bloque más en { $areas }.
       *[other] { " " }Después pierden un paso { $more } bloques más en { $areas }.
    }
roses-ask-home = ¿A qué hogar van tus bloques? La campaña ha terminado y { $n ->
        [one] 1 bloque puede
       *[other] { $n } bloques pueden
    } elegir hogar: { $blocks }.
roses-ask-dismiss = ¿{ $n ->
        [one] Qué bloque va
       *[other] Qué { $n } bloques van
    } al fondo desde el exilio en { $area }? El área alimenta a { $feeds } bloques y tienes { $have } allí.
roses-ask-standing = ¿Qué hacen tus bloques sin preguntarte? Puedes cambiarlo en cualquier momento y nadie más lo ve.

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
roses-verb-battle = Librar una batalla
roses-verb-event-treason = Carta Traición
roses-verb-pass-treason = Guardar la carta Traición
roses-verb-fire = Disparar
roses-verb-pass = Esperar
roses-verb-charge = Cargar
roses-verb-treason = Tirada de traición
roses-verb-hit = Recibir los impactos
roses-verb-regroup = Reagruparse
roses-verb-execute = Ejecutar
roses-verb-spare = Perdonar
roses-verb-heir = Entra un heredero
roses-verb-loss = Perder un paso
roses-verb-home = Ir a casa
roses-verb-home-all = Enviar a todos a casa
roses-verb-dismiss = Dejar el exilio
roses-do-mulligan = Enseñar la mano y tomar otra
roses-do-redeal = Tomar también una mano nueva
roses-do-card = Jugar { $a1 }
roses-do-standing = Orden permanente · { $a1 }: { $a2 }
roses-do-block-order = Orden para { $a1 }: { $a2 }
roses-do-plan = Solo esta batalla · { $a1 }: { $a2 }
roses-do-seal = Sellar las órdenes de batalla
roses-do-move = { $a1 } se mueve a { $a2 }
roses-do-sea = { $a1 } navega a { $a2 }
roses-do-recruit = Reclutar en { $a2 }: { $a1 }
roses-do-muster = Reunión en { $a1 }
roses-do-plague = Peste en { $a1 }
roses-do-done = Terminar este paso
roses-do-main = Ataque principal contra { $a1 } por { $a2 }
roses-do-battle = Combatir en { $a1 }
roses-do-event-treason = Usar la carta Traición contra { $a1 }
roses-do-pass-treason = Guardar la carta Traición para después
roses-do-fire = Disparar con { $a1 }
roses-do-pass = Esperar con { $a1 }
roses-do-charge = Cargar contra { $a2 } con { $a1 }
roses-do-treason = Tirada de traición de { $a1 } contra { $a2 }
roses-do-hit = Impactos: { $a1 }
roses-do-regroup = { $a1 } se reagrupa en { $a2 }
roses-do-execute = Ejecutar a { $a1 }
roses-do-spare = Perdonar al rehén
roses-do-heir = Hacer entrar por { $a2 }: { $a1 }
roses-do-loss = Quitar un paso: { $a1 }
roses-do-home = { $a1 } → { $a2 }
roses-do-home-all = Enviar a todos al hogar evidente
roses-do-dismiss = Enviar al fondo: { $a1 }

## Opciones


## Reglas en breve

roses-rules-goal = Dos casas luchan por el trono de Inglaterra: **Lancaster** (rojo) y **York** (blanco). Una es la casa real y tiene al **Rey**; la otra tiene al **Pretendiente**. Eso puede cambiar.
    Ganas **al instante** si a la otra casa no le queda ningún heredero: los cinco han muerto o están a tu servicio. Si no, gana quien sea **Rey** tras el turno político de la última campaña.
    Para tomar el trono, el Pretendiente necesita **más apoyos** que el Rey en un turno político. Dan apoyo los nobles, herederos e iglesias en Inglaterra y Gales, y también Londres. Así que no basta con ganar batallas: cuenta cuántos grandes nombres están allí de tu parte cuando acaba una campaña.
    .name = Objetivo
roses-rules-turn = Una **campaña** tiene siete **turnos** y después un turno político. La guerra entera tiene tres campañas.
    Un turno tiene cuatro partes:
    1. **Cartas.** Cada cual elige una carta boca abajo y luego se descubren las dos. Empieza la más alta, y un evento va antes que cualquier otra; en caso de empate, el Pretendiente. De dos eventos va antes el que tiene más puntos.
    2. **Acciones.** Gasta los puntos de su carta primero quien empieza y después la otra casa: un punto mueve bloques de un área o recluta un bloque. Lo que sobra se pierde.
    3. **Batallas.** En cada área con bloques de las dos casas hay una batalla; se libran una tras otra. El orden lo elige quien empezó.
    4. **Suministro.** Se sustituye al Rey muerto, entran los herederos menores y los bloques de las áreas repletas pierden pasos.
    Un bloque tiene de 1 a 4 **pasos**, su fuerza. Su **letra** dice cuándo actúa en batalla y su **número**, con qué acierto: B3 actúa en el grupo B y acierta con 1 a 3.
    .name = Un turno
roses-rules-cards = La baraja tiene 25 cartas: seis **Acción 2**, siete **Acción 3**, seis **Acción 4** y seis eventos. Al empezar una campaña, cada casa recibe siete y juega una por turno; la última se juega sola. Las otras 11 no se usan.
    Tu carta queda sellada boca abajo. Mientras la otra casa no haya elegido, puedes abrir el sello y elegir otra.
    { "" }**Mano pobre.** Si tus siete cartas suman 13 puntos o menos, contando los eventos, puedes enseñarlas una vez por campaña y tomar otra mano. La otra casa puede entonces conservar la suya o tomar también una nueva. Se pregunta a las dos a la vez, así que la pregunta no delata nada.
    .name = Cartas
roses-rules-events = Entre paréntesis están los puntos de cada evento. Solo se gastan en ese evento, y nunca para reclutar.
    - **Sorpresa** (1): mueve o embarca como siempre, pero cada frontera admite un bloque más.
    - **Marcha forzada** (1): los bloques de un área se mueven hasta tres áreas; no se navega.
    - **Reunión** (0): nombra un área tuya o vacía. Cualquiera de tus bloques puede ir allí con las reglas normales, por áreas libres de enemigos; no se navega.
    - **Piratería** (2): solo se navega, un bloque por punto, también entre puertos. Se puede atacar, pero no en el exilio. Los piratas se retiran y reagrupan por el mar por el que vinieron.
    - **Peste** (0): cada bloque de un área con ciudad que solo ocupe el enemigo pierde un paso.
    - **Traición** (1): mueve o embarca como siempre; además tienes una tirada de traición, sin líder, antes de la batalla que elijas de este turno.
    .name = Eventos
roses-rules-move = Con un punto, los bloques que quieras de **un área** se mueven una o dos áreas, juntos o separados. Atraviesan áreas tuyas y vacías, pero se detienen donde hay enemigos. Un bloque no vuelve por la frontera que acaba de cruzar.
    Una frontera admite un número de bloques tuyos por turno: **amarilla 4, azul 3, roja 2**; tras una frontera roja el bloque se detiene. Cada casa tiene sus propios límites.
    Puedes atacar un área por **tres fronteras** como mucho. Quien va en segundo lugar puede usar **dos** para llevar ayuda a un área que ataque quien empezó.
    { "" }**Inmovilizar.** Si vas en segundo lugar y te atacan, en esa área tienen que quedarse tantos bloques tuyos como haya en el ataque principal. Tú eliges cuáles. Los demás pueden salir, pero no por fronteras por las que llegó el enemigo. Los bloques que acuden a ayudar no cambian ese número.
    Nunca puedes entrar en los exilios del enemigo.
    .name = Mover por tierra
roses-rules-sea = Un punto lleva **un bloque** de una costa a otra del **mismo mar** que sea tuya o esté vacía. Entre dos **puertos mayores** el mismo punto lleva un segundo bloque con la misma salida y el mismo destino. Un bloque se mueve en un turno por tierra o por mar, no de las dos formas.
    - **Mar de Irlanda:** Irlanda, Man, Escocia, Cumbria, Lancaster, Caernarvon, Chester, Pembroke, Glamorgan, Somerset, Cornualles, Francia
    - **Mar del Norte:** Escocia, Northumbria, Yorks Este, Lincoln, Rutland, Anglia Oriental, Essex, Middlesex, Kent, Calais
    - **Canal de la Mancha:** Francia, Cornualles, Dorset, Sussex, Kent, Calais
    Puertos mayores: Irlanda, Escocia, Northumbria, Yorks Este, Anglia Oriental, Middlesex, Kent, Sussex, Cornualles, Somerset, Glamorgan, Chester, Francia, Calais.
    Las levas, el rebelde, los escoceses y los galeses nunca navegan. Sin el evento Piratería nadie desembarca entre enemigos ni se retira o reagrupa por mar.
    .name = Navegar
roses-rules-recruit = Un punto trae al mapa un bloque de tu fondo, a plena fuerza; este turno no se mueve. El área tiene que ser tuya o estar vacía.
    - **Noble:** en uno de sus escudos (Warwick de York, también en Calais).
    - **Iglesia:** en su catedral: Canterbury en Kent o York en Yorks Sur.
    - **Leva:** en su ciudad.
    - **Bombarda:** en cualquier ciudad que ocupes.
    - **Rebelde:** para el Pretendiente, en cualquier área vacía que no sea exilio.
    - **Galeses:** en cualquier área de Gales (Caernarvon, Pembroke, Powys, Glamorgan).
    - **Heredero en el fondo:** el real, en una corona; el del Pretendiente, en un exilio propio.
    Los demás mercenarios empiezan en su tierra, en el exilio, y simplemente se mueven. Durante una campaña ningún bloque recupera pasos. Los bloques boca abajo vuelven a estar listos en la próxima campaña.
    .name = Reclutar
roses-rules-battle = Los bloques se descubren para la batalla. Los que llegaron por la frontera del **ataque principal** combaten enseguida. Los que llegaron por otra, y los que acuden a ayudar a quien va en segundo lugar, son **reservas** hasta la ronda 2 de la batalla (o hasta que caiga la línea; entonces actúan desde la ronda siguiente).
    Una batalla tiene como mucho **cuatro rondas**. En cada una actúa una vez cada bloque, por orden de letra (A, B, C, D); con la misma letra, primero quien defiende. Una bombarda en línea actúa con A en la ronda 1 y con D después.
    - **Disparar:** un dado por paso; cada dado que saca la potencia de fuego o menos es un impacto. Cada impacto quita un paso al enemigo **más fuerte**; si hay varios iguales, elige su dueño.
    - **Cargar:** solo puede el heredero mayor en línea. Todos los impactos van al enemigo que elija el dueño del heredero, y los que sobran se pierden. Si el enemigo sobrevive, responde enseguida.
    - En vez de eso, un líder puede hacer una **tirada de traición**, y cualquier bloque puede **retirarse** (desde la ronda 2) o **esperar**.
    Quien **defiende** tiene 1 más de potencia de fuego: el noble en su escudo, la leva en su ciudad, la iglesia en su catedral, los galeses en Gales. El heredero mayor en línea tiene 1 más en un escudo de su casa (Exeter, Somerset y Richmond siempre en el suyo) y, si es real, otro en una corona; juntos, 2.
    Si la línea defensora cae en la ronda 1, atacante y defensor intercambian los papeles. En la ronda 4 quien ataca tiene que retirarse. El control de un área cambia en el acto.
    .name = Batalla
roses-rules-retreat = Desde la ronda 2 de una batalla un bloque puede **retirarse** en su turno, en vez de disparar. En la ronda 4 quien ataca tiene que hacerlo. El bloque va a un área vecina tuya o vacía, nunca al exilio enemigo. No puede cruzar una frontera por la que llegó el enemigo; si llegaron por ella las dos casas, solo puede quien va en segundo lugar. Cada frontera admite por ronda 4, 3 o 2 bloques, según su color. Un bloque que tiene que salir y no puede se pierde.
    Los piratas salen por mar, a una costa libre de enemigos del mar por el que vinieron.
    Tras la batalla, quien gana puede **reagruparse**: los bloques que quiera, también las reservas, van a áreas vecinas suyas o vacías, de nuevo dentro de los límites.
    .name = Retirada y reagrupamiento
roses-rules-treason = El **Rey**, el **Pretendiente** y **Warwick**, si están en línea, pueden hacer cada uno una **tirada de traición** por batalla, en su turno y en vez de disparar. Eligen a un enemigo en línea que tenga **lealtad** y tiran tantos dados como esta indique, de 1 a 3. Si **todos son pares**, ese bloque pasa con sus pasos a tu reserva y combate desde la ronda siguiente.
    Un bloque con una rosa nunca cambia de bando. Tampoco los herederos, salvo Clarence y Exeter, y estos no mientras sean Rey o Pretendiente. Contra un bloque que acaba de cambiar de bando no hay otra tirada en la misma batalla.
    { "" }**Warwick** tira un dado, en vez de dos, contra su familia, Kent y Salisbury, y no puede intentarlo con Northumberland ni con Westmoreland.
    La carta **Traición** da una tirada antes de una batalla, sin líder. Así, un bloque puede afrontar hasta tres tiradas.
    En la ronda 4 quien ataca se retira y ya no tira.
    .name = Traición
roses-rules-orders = Las **órdenes permanentes** actúan por ti, para que la partida no tenga que esperar tus respuestas. Las puedes cambiar en secreto en cualquier momento: **Órdenes permanentes** está debajo de cada panel. Antes de una batalla puedes cambiarlas solo para ella (su **plan**).
    Un **estilo** las fija todas de una vez. **Rápido** no pregunta lo que tiene una respuesta evidente. **Con cuidado** pregunta todo salvo qué hace un bloque en su turno: para eso pon *en su turno* en *preguntarme*. Empiezas con Rápido:
    - En su turno un bloque dispara; con fuerza 1 se retira a tu mayor grupo cercano
    - Sin cargas; tiradas de traición solo si basta un dado; los impactos van primero a levas y bombardas, al final a los herederos
    - Tras vencer solo se mueven los bloques que el área no alimenta
    - Se piden órdenes de batalla donde lucha un Rey o un Pretendiente
    - Una mano pobre se enseña; las batallas empiezan donde más superas al enemigo
    - Los herederos entran y los bloques van a casa por el lugar **evidente**: uno que pueda alimentar a otro bloque; si hay varios, el de tu mayor grupo
    - Se quedan sin suministro primero los más fuertes; entre iguales, levas y bombardas
    Un **bloque** puede tener su propia orden, que va antes y vale hasta que la cambies: disparar, esperar, retirarse, salir con cierta fuerza o desde cierta ronda, o preguntarme; un heredero, también cargar (contra el enemigo más débil).
    Si ninguna orden responde a una pregunta, se te pregunta.
    .name = Órdenes permanentes
roses-rules-supply = Al final de un turno, en este orden:
    1. Si el Rey ha muerto, pasa a ser Rey el heredero mayor de su casa, esté donde esté.
    2. Si tienes a un heredero enemigo que cambió de bando (Clarence con Lancaster, Exeter con York), puedes ejecutarlo; decide antes el Pretendiente.
    3. Entran los herederos menores del Pretendiente y después pierden pasos los bloques de sus áreas repletas.
    4. Lo mismo para el Rey.
    Un área alimenta a **4** bloques; con ciudad, a **5**. Calais y Francia alimentan a **4**, Irlanda y Escocia a **2**, sin contar a los mercenarios de la propia área. Por cada bloque de más, un bloque distinto del área pierde un paso; elige su dueño.
    .name = Suministro
roses-rules-heirs = Cada casa tiene cinco herederos, del mayor al menor.
    { "" }**York:** Ricardo de York, March, Rutland, Clarence, Gloucester.
    { "" }**Lancaster:** Enrique VI, Príncipe Eduardo, Exeter, Somerset, Richmond.
    El heredero mayor que sigue vivo es Rey o Pretendiente. A un Pretendiente muerto se le sucede en el acto; a un Rey, en la próxima fase de suministro. Los herederos muertos no vuelven.
    Algunos herederos son **menores** al principio. Cuando muere un heredero, entra el mayor de ellos en la próxima fase de suministro: el real, por una corona libre de enemigos; el del Pretendiente, por un exilio propio.
    Tampoco vuelven los nobles con rosa ni los Neville (Warwick, Kent, Salisbury). Todos los demás vuelven en la próxima campaña.
    { "" }**Clarence y Exeter** pueden cambiar de bando. Al servicio del enemigo son nobles y no herederos; solo si mueren o son ejecutados entra un menor. Si regresan, vuelven a ser herederos.
    .name = Herederos
roses-rules-exile = Cada casa tiene dos áreas de **exilio** donde el enemigo no entra nunca: **Calais e Irlanda** para York, **Francia y Escocia** para Lancaster. Lancaster puede llegar a Escocia por tierra; a las demás solo se llega por mar.
    Calais y Francia alimentan a 4 bloques, Irlanda y Escocia a 2, sin contar a los mercenarios de la propia área. Cada bloque de más pierde un paso en el suministro y en el turno político tiene que ir al fondo.
    Los bloques en el exilio no cuentan para el trono y se quedan allí en el turno político. En él, el Pretendiente y sus herederos van al exilio, cada uno al que elija su jugador.
    { "" }**Gales** no es exilio: lo usan las dos casas.
    .name = Exilio
roses-rules-political = Tras siete turnos, en este orden:
    1. Las levas, las bombardas, los galeses y el rebelde van al fondo; los demás mercenarios, a su tierra.
    2. **El trono.** Cada casa cuenta sus nobles, herederos e iglesias en el mapa, 1 cada uno, y 1 por Londres si solo ella tiene bloques en Middlesex. El exilio, Man y el fondo no cuentan. Con **más** apoyos que el Rey, el Pretendiente toma el trono; el Rey gana los empates. Tras la última campaña la partida acaba aquí.
    3. **El bando del Pretendiente va a casa:** los herederos, a un exilio; los nobles, a un escudo; las iglesias, a su catedral. Las áreas con enemigos están cerradas; un bloque sin hogar abierto va al fondo.
    4. **El bando del Rey va a casa:** los herederos, a un escudo abierto o a cualquier corona; los demás, igual que antes. En los dos bandos, los bloques en el exilio se quedan allí.
    5. Los bloques que el exilio no alimenta van al fondo. Todos vuelven a estar listos y a plena fuerza, y recibes cartas nuevas.
    Un Neville puede usar el escudo de un Neville muerto. Warwick de York puede ir a Calais; también Kent y Salisbury de York, si todos sus escudos están cerrados o Warwick ha muerto, y hay sitio. Un Neville con todos sus escudos cerrados puede elegir el fondo.
    .name = El turno político
roses-rules-scenarios = Se elige uno al abrir la mesa.
    - **Toda la guerra** (1460): hasta tres campañas. Lancaster es la casa real, con Enrique VI en Londres; York espera con Ricardo en Irlanda y con March y Warwick en Calais. Los menores son Clarence y Gloucester en York, y el Príncipe Eduardo y Richmond en Lancaster.
    - **El Hacedor de Reyes** (1469): una campaña. York es la casa real, con March en Londres, donde Enrique VI está **preso**: no hace nada, y con él su casa no ocupa el área, hasta que solo Lancaster tenga bloques allí. Mientras está preso, el Pretendiente es el Príncipe Eduardo; una vez libre, lo es Enrique VI. Lancaster llega de Francia con Warwick y Clarence. Somerset, Rutland y Ricardo de York han muerto.
    - **Ricardo III** (1483): una campaña. York es la casa real y Gloucester, su único heredero; Richmond, el único de Lancaster, espera en Francia.
    La opción **{ roses-option-campaigns }** acorta toda la guerra a una o dos campañas.
    .name = Escenarios
roses-rules-secrecy = **Secreto:** qué bloques tienes en cada área y qué fuerza tienen, tu fondo, tu mano, tu carta boca abajo, tus reservas hasta que llegan, todas tus órdenes.
    { "" }**A la vista:** cuántos bloques de cada casa hay en cada área, por dónde se mueve, navega o entra cada uno, las cartas ya descubiertas, cuántos bloques hay en los fondos, quiénes son Rey y Pretendiente, qué herederos son menores y qué bloques han muerto para siempre.
    Una batalla descubre sus bloques y dados. Después se ocultan de nuevo, con sus pérdidas; recuérdalos si puedes.
    Un bloque que se pierde sin verse, por falta de suministro o por peste, solo se nombra si se pierde para siempre.
    Puedes deshacer tus propias acciones mientras nadie más haya sabido nada por ellas.
    .name = Qué es secreto
roses-rules-start = **Tus primeros diez minutos.**
    1. **Cartas.** Mira tu mano: tiene una carta para cada uno de los siete turnos. En el turno 1 juega la de más puntos. Puedes cambiarla mientras la otra casa no haya elegido.
    2. **Acciones.** Gasta los puntos uno a uno: recluta un bloque, embarca uno o mueve los de un área. Primero lleva herederos, nobles e iglesias a Inglaterra y Gales; solo allí cuentan para el trono. Cada opción dice lo que cuesta, quién se queda sin suministro y, si es un ataque, más o menos con qué frecuencia ganas una batalla así. Puedes deshacerlo todo hasta que termines tus acciones.
    3. **Batallas.** Si en un área hay bloques de las dos casas, luchan. Mira la letra y el número de cada bloque: B3 actúa después de A y antes de C, y cada uno de sus dados acierta con 1 a 3. Tus órdenes permanentes luchan por ti donde no se te pregunta.
    4. **Suministro.** Un área alimenta a 4 bloques; con ciudad, a 5. Reparte tus bloques o alguno perderá un paso.
    Tras el turno 7 se cuentan los apoyos de las dos casas, y la nueva campaña empieza con bloques a plena fuerza.
    Recuerda: los herederos muertos no vuelven, y una casa sin herederos pierde en el acto. No dejes nunca a tu Rey o Pretendiente sin compañía cerca del enemigo.
    .name = Empieza aquí
roses-rules-words = **Bloque:** una pieza cuya cara solo ve su dueño.
    { "" }**Paso:** un punto de fuerza de un bloque; un dado en batalla.
    { "" }**B3:** letra (cuándo actúa, A primero) y potencia de fuego (acierta con 1 a 3).
    { "" }**Heredero:** uno de los cinco de la línea de sucesión; el mayor dirige la casa.
    { "" }**Menor:** un heredero que solo entra cuando muere uno mayor.
    { "" }**Rey / Pretendiente:** quien encabeza la casa real / la otra casa.
    { "" }**Noble:** un señor; cuenta para el trono.
    { "" }**Lealtad:** cuántos dados se tiran para que el bloque cambie de bando; un bloque con una **rosa** no cambia nunca.
    { "" }**Tirada de traición:** si todos los dados son pares, un bloque enemigo cambia de bando.
    { "" }**Carga:** el ataque del heredero mayor contra un solo enemigo.
    { "" }**Ataque principal:** la frontera cuyos bloques luchan desde la primera ronda.
    { "" }**Ronda de la batalla:** cada bloque en línea actúa una vez; cuatro como mucho.
    { "" }**Reserva:** bloques que llegan en la ronda 2 de la batalla.
    { "" }**Escudo / corona:** donde los nobles / los herederos reales entran, van a casa y se defienden mejor.
    { "" }**Fondo:** tus bloques fuera del mapa, que puedes reclutar.
    { "" }**Boca abajo:** fuera hasta la próxima campaña.
    { "" }**Exilio:** dos áreas donde solo entra tu casa.
    { "" }**Vacía:** un área sin bloques.
    { "" }**Suministro:** la fase en que cada área alimenta a sus bloques; los que sobran pierden pasos.
    { "" }**Apoyos:** nobles, herederos, iglesias y Londres: lo que decide el trono.
    { "" }**Turno político:** el recuento y la vuelta a casa tras el turno 7.
    .name = Palabras

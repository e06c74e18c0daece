# Los temas de /rules, segunda mitad.

knights-rules-stronghold = Tu **Baluarte** tiene murallas de 400 y puede guardar tropas sin un Noble. Los Nobles vuelven al tablero en él y las tropas contratadas esperan allí.
    Si cae, la mitad de tus coronas y una ciudad que elijas pasan al vencedor. Sale del tablero y **no ganas Influencia** hasta que vuelva: en el Mantenimiento lo colocas en una zona del Reino sin ciudad (las arrasadas no cuentan), sin Baluarte ni Noble rival; con dos o tres jugadores, no en la fila o columna exterior.
    Se puede asediar como una ciudad, pero no conservar ni arrasar.
    .name = El Baluarte
knights-rules-death = Un Noble muere cuando las bajas igualan a las tropas de su ejército, cuando un lugar cae por asedio con él dentro, cuando no puede retirarse y por algunos Eventos. Sus Mercenarios pagan las bajas; lo demás queda para su **heredero**, que vuelve en el Mantenimiento con el mismo nombre y forma.
    Donde no hay heredero, el Noble se pierde para siempre, sus Mercenarios vuelven al mazo y sus Regulares salen de la partida.
    En el Mantenimiento, a la vez que los demás Barones, puedes repartir tropas entre los Nobles que están fuera del tablero, sacarlas del Baluarte y pasarlas entre Nobles de una misma zona. Después colocas a todo Noble con tropas, en tu Baluarte o en una ciudad tuya sin asediar. No puedes pasar tropas con tantas bajas que el ejército moriría.
    .name = Muerte y regreso
knights-rules-wages = Cuando se celebran los **Salarios**, los Barones pagan uno tras otro. Primero los Regulares, hasta donde lleguen tus coronas; los que no cobran se quedan, pero entonces no se paga a ningún Mercenario. Si cobran todos, cada **Mercenario** cobra todo o **deserta**: tú dices cuál. El salario es 1 corona por cada 50 tropas; el panel dice lo que debes.
    El ejército de 400 o menos del círculo es gratis. Un Noble puede morir si le quedan menos tropas que bajas.
    Tu orden permanente de *salarios* paga a todos, o deja ir a los más caros cuando te faltan coronas.
    .name = Salarios
knights-rules-draft = El **Contador de Mercenarios** tiene espacios numerados; con pocos jugadores no se abren todos. Colocas un marcador con Contratar Tropas, o con Estrategia Versátil pagando la tarifa indicada: cuanto más a la izquierda, más caro.
    Con un marcador más que jugadores se empieza a **contratar**. Desde la izquierda, cada marcador contrata un Mercenario de la oferta por su salario, o ninguno. Si tienes más marcadores, puedes contratar con ellos en el acto más de la **misma nacionalidad**, y dices qué marcador sale por cada uno.
    La carta contratada va a tu Baluarte, a un Noble que esté en él o en una ciudad tuya sin asediar, o a un Noble fuera del tablero.
    .name = Contratar Mercenarios
knights-rules-taxes = Cuando se celebran los **Impuestos**, cada ciudad no asediada paga sus ingresos a su Barón, 1 más si está fortificada. Las concesiones también pagan, y las leyes pueden quitar algo.
    Las ciudades cercanas al centro son fuertes y ricas. Las del extranjero quedan lejos: pagan y dan Influencia, pero no Votos, y no cuentan para la mayoría.
    .name = Impuestos
knights-rules-assembly = Cuando se celebra la **Asamblea**, cada Barón no expulsado recibe 1 Voto y 1 por cada ciudad que controla en el Reino. Los Votos que no usas se guardan.
    Primero van las **Mociones Privadas**, cada una de un Barón que señala el Destino; luego las tres Agendas en el orden que elija el **Presidente**. Para cada una:
    1. Todos anotan en secreto **cuántos Votos** gastan; se gastan, ganes o pierdas.
    2. Se muestran y, desde el Presidente, cada uno dice **a favor de qué**: sí o no, o un Barón. Puedes anotarlo con tus Votos, o dejarlo abierto para oír antes a los demás, o para que te paguen.
    3. Gana lo más votado. El Presidente deshace los empates a favor de lo que quiera, sin importar a qué fueron sus propios Votos. Una orden permanente puede deshacerlos según lo que votaste, o lo que anotaste sin gastar Votos.
    { "" }Después se descubren tres Agendas nuevas, a la vista de todos hasta la próxima; las muestra la imagen de la Asamblea. Tus órdenes permanentes pueden gastar Votos por tipo de asunto, por ejemplo todos cuando se nombra un privilegio tuyo.
    .name = La Asamblea
knights-rules-decisions = Las **mociones** ocurren una vez. Las **leyes** obligan a todos mientras estén en vigor. Los **privilegios** son de un Barón, tres como mucho; algunos, las concesiones, pagan en Impuestos. Los **cargos** son de un Noble: le dan tropas de más o un poder.
    Un Barón al que afecta una decisión puede **rechazarla**: se le expulsa en el acto, sin voto en la Asamblea hasta que se levante la expulsión, y pierde la Presidencia. Los demás también pueden abandonar la Asamblea en protesta. No se puede rechazar una decisión que quita un privilegio o un cargo.
    Puedes **desacatar** una ley cuando actúa, al mismo precio. Quien ya está expulsado rechaza y desacata sin más coste.
    .name = Leyes, privilegios, cargos, expulsiones
knights-rules-church = Pasas a ser **Cabeza de la Iglesia** cuando la sirves y tienes entonces más Fe que nadie. Un **Evento Importante** enseña el color del dorso:
    - **rojo** (malo para quien lo roba): lo roba el Cabeza, o por 1 punto de Fe nombra a otro Barón
    - **verde** (bueno): el Cabeza nombra a otro Barón, o por 1 punto de Fe se lo queda
    - **azul** (para todos): el Cabeza nombra a cualquiera
    { "" }**Cancelar:** quien roba uno rojo puede cancelarlo con su Fe; para uno azul todos ofrecen juntos, en secreto. Se te pregunta dos veces, antes y después de que el Destino señale el objetivo. Tus órdenes permanentes pueden pagar solas hasta 1, 2 o 3; con solo dos jugadores, para uno azul pagan al acabar el tiempo para responder, pues una respuesta inmediata diría qué has ordenado.
    Los Eventos duraderos quedan en la mesa.
    .name = La Iglesia y los Eventos
knights-rules-expeditions = Con **Financiar Expedición** el Presidente puede iniciar una de tres. Todos invierten a la vez, hasta 5 coronas cada uno, y el Cabeza de la Iglesia puede bendecirla por 1 punto de Fe. Si nadie invierte, no zarpa.
    Todas las que están en curso avanzan una casilla. La que llega al final la resuelve el Destino: perdida, sin novedad (espera), o tus coronas vuelven multiplicadas de una a cuatro veces. Para una bendecida se descubren dos cartas y cuenta la mejor.
    .name = Expediciones
knights-rules-upkeep = 1. Se mira la **victoria** por ciudades.
    2. **Influencia:** 1 punto por cada ciudad no asediada, si tu Baluarte está en el tablero.
    3. **Revueltas:** una carta de Destino por cada ciudad tuya sin un Noble tuyo. Si sale «revuelta», pagas 1 punto de Fe o dos veces los ingresos impresos de la ciudad, o queda neutral.
    4. Los barcos **desembarcan**.
    5. Todos **descansan**.
    6. Vuelven los Baluartes perdidos, desde el Presidente; después **vuelven los Nobles**, los de todos a la vez.
    { "" }Un Noble en cada ciudad evita las revueltas; la orden permanente de *revueltas* las responde por ti.
    .name = Mantenimiento
knights-rules-end = La reserva tiene 10 puntos de Influencia por jugador (8, 12 o 15 como opción). El turno en que se toma el último punto, sea cuando sea, es el último turno. Gana quien tenga más Influencia; en caso de empate, más ciudades, luego más coronas, Fe y Votos juntos, luego más tropas en el tablero.
    Quien tiene más de la mitad de las ciudades del Reino al empezar un Mantenimiento gana antes que todo eso. Cuidado con las ciudades arrasadas: rebajan el número. El panel dice cuántas hacen falta y quién tiene cuántas.
    .name = Fin de la partida
knights-rules-deals = Las coronas pueden cambiar de mano en cualquier momento: un **regalo**, una **oferta** (pagas tú; quedan apartadas hasta que se conteste) o un **precio** (pides tú). Di a cambio de qué: permiso de paso o para atacar, un voto, Fe, paz, un préstamo. Es solo una promesa. Fe, Votos, Influencia, tropas y cartas nunca cambian de mano.
    ¿Alguien pide tu permiso? Pon primero tu precio y luego responde. En una votación hay tiempo para sobornos entre una declaración y la siguiente.
    Una oferta nueva al mismo Barón sustituye a la anterior. Las coronas de una oferta siguen siendo tuyas: cuando debes pagar y no te llegan las que tienes en mano, tus ofertas se retiran, y no puedes hacer ninguna mientras se te pide un pago.
    .name = Tratos
knights-rules-orders = Las órdenes permanentes responden por ti, en secreto, hasta que las cambies. Están en el panel, en **Órdenes permanentes**, cada una con lo que dice ahora. De entrada:
    - Recaudar Impuestos y Apoyar Reunión se usan por ti; por las demás cartas se te pregunta.
    - Los salarios se pagan mientras puedas; las leyes se acatan.
    - Eventos: se te pregunta cuando se conoce el objetivo.
    - El Comandante usa su habilidad.
    - Se acatan las decisiones de la Asamblea que solo te dan algo.
    { "" }Conviene fijar: el *permiso de paso* (siempre, nunca, por Barón), el *permiso para atacar*, las *revueltas*, *Servir a la Iglesia* a la casilla más vacía, *bajas* y *retiradas* según la regla habitual, repetir *el plan*. Votos por tipo de asunto: cuántos y a favor de qué; los empates que deshaces, según tu voto. Dos estilos fijan muchas a la vez: **Rápido** da las respuestas habituales y solo gasta coronas que dejen los próximos salarios, nunca Fe; **Con cuidado** te lo pregunta todo.
    .name = Órdenes permanentes
knights-rules-seats = **Arrasadas al principio:** 11, 7, 5, 3 o 0 ciudades con 2, 3, 4, 5 o 6 jugadores. Con dos o tres, los Baluartes no se colocan en la fila o columna exterior.
    { "" }**Dos jugadores:** ganan cinco ciudades del Reino. En la Asamblea se anotan a la vez los Votos de todos los asuntos. Una casilla se llena con cuatro cartas.
    Una casilla se llena con dos cartas por jugador, y el Contador de Mercenarios abre menos espacios cuando hay menos jugadores.
    .name = De dos a seis jugadores
knights-rules-options = **Duración:** 8, 10, 12 o 15 puntos de Influencia en la reserva, por jugador.
    Las **Mociones Privadas** también pueden prohibir asedios, carreteras o navegación, y permitirlos de nuevo.
    { "" }**Herederos como garantía:** puedes entregar el heredero de un Noble a otro Barón, que puede devolverlo o mandarlo matar.
    { "" }**Traición:** romper una tregua firmada (una oferta por *una tregua*) cuesta de 1 a 3 puntos de Influencia, y la expulsión si no te llega.
    { "" }**Eliminación:** el Barón que pierde su Baluarte paga al vencedor y queda fuera.
    { "" }**Solo ganan las ciudades:** la Influencia no termina nada; si nadie logra la mayoría, nadie es coronado.
    { "" }**Milagros:** un Evento duradero se puede cancelar más tarde por 1 punto de Fe más.
    Los **Nobles abandonados** cuyas últimas tropas desertan cuentan como muertos.
    .name = Opciones

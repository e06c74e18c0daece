# Los temas de /rules, segunda mitad.

knights-rules-stronghold = Tu **Baluarte** tiene murallas de fuerza 400 y puede guardar tropas sin un Noble. Los Nobles vuelven al tablero en él y las tropas contratadas esperan allí.
    Si cae, la mitad de tus coronas y una ciudad que elijas pasan al vencedor. Sale del tablero y **no ganas Influencia** hasta que vuelva. En el Mantenimiento lo colocas en una zona del Reino sin ciudad (las arrasadas no cuentan) y sin Baluarte ni Noble rival. Con dos o tres jugadores no valen las filas ni las columnas exteriores.
    Un Baluarte se puede asediar como una ciudad, pero no conservar ni arrasar.
    .name = El Baluarte
knights-rules-death = Un Noble muere cuando las bajas igualan a las tropas de su ejército, cuando un lugar cae por asedio con él dentro, cuando no puede retirarse o por algunos Eventos. Se descartan Mercenarios por las bajas; las demás tropas quedan para su **heredero**, que vuelve en el Mantenimiento con el mismo nombre y la misma forma.
    Si no hay heredero, el Noble se pierde para siempre, sus Mercenarios vuelven al mazo y sus Regulares salen de la partida.
    En el Mantenimiento, a la vez que los demás Barones, puedes repartir tropas entre los Nobles que están fuera del tablero, sacarlas del Baluarte y pasarlas entre Nobles de una misma zona. Después colocas a todo Noble con tropas, en tu Baluarte o en una ciudad tuya sin asediar. No puedes pasar tropas con tantas bajas que muera el Noble que las recibe.
    .name = Muerte y regreso
knights-rules-wages = Cuando llegan los **Salarios**, los Barones pagan uno tras otro. Primero los Regulares, hasta donde lleguen tus coronas; los que no cobran se quedan, pero entonces no se paga a ningún Mercenario. Si cobran todos los Regulares, cada **Mercenario** cobra su salario entero o **deserta**: tú eliges quién. El salario es 1 corona por cada 50 tropas; el panel dice lo que debes.
    El ejército de 400 o menos del círculo es gratis. Un Noble puede morir si le quedan pocas tropas para sus bajas.
    Tu orden permanente de *salarios* paga a todos, o deja ir a los más caros cuando te faltan coronas.
    .name = Salarios
knights-rules-draft = El **Contador de Mercenarios** tiene espacios numerados; con pocos jugadores no se abren todos. Colocas un marcador con Contratar Tropas, o con Estrategia Versátil pagando la tarifa indicada: cuanto más a la izquierda, más caro.
    Cuando hay un marcador más que jugadores, se empieza a **contratar**. Desde la izquierda, cada marcador contrata un Mercenario de la oferta por su salario, o ninguno. Si tienes más marcadores, puedes usarlos en el acto para contratar más Mercenarios de la **misma nacionalidad**, y dices qué marcador sale por cada uno.
    La carta contratada va a tu Baluarte, a un Noble que esté en él o en una ciudad tuya sin asediar, o a un Noble fuera del tablero.
    .name = Contratar Mercenarios
knights-rules-taxes = Cuando llegan los **Impuestos**, cada ciudad no asediada paga sus ingresos a su Barón, 1 más si está fortificada. Las concesiones también pagan, y las leyes pueden quitar algo.
    Las ciudades cercanas al centro son fuertes y ricas. Las del extranjero quedan lejos: pagan y dan Influencia, pero no Votos, y no cuentan para la mayoría.
    .name = Impuestos
knights-rules-assembly = Cuando se reúne la **Asamblea**, cada Barón no expulsado recibe 1 Voto y 1 por cada ciudad que controla en el Reino. Los Votos que no usas se guardan.
    Primero van las **Mociones Privadas**, cada una propuesta por un Barón que señala el Destino; luego las tres Agendas en el orden que elija el **Presidente**. Para cada una:
    1. Todos anotan en secreto **cuántos Votos** gastan; se gastan, ganes o pierdas.
    2. Se muestran. Después, empezando por el Presidente, cada Barón dice **a favor de qué** van los suyos: sí o no, o un Barón. Puedes anotarlo con tus Votos, o dejarlo abierto para oír antes a los demás o para que te paguen.
    3. Gana lo más votado. El Presidente deshace los empates a favor de lo que quiera, sin importar a favor de qué fueron sus propios Votos. Una orden permanente puede deshacer los empates según lo que votaste, o según lo que anotaste si no gastaste Votos.
    { "" }Después se descubren tres Agendas nuevas, a la vista de todos hasta la próxima; las muestra la imagen de la Asamblea. Tus órdenes permanentes pueden gastar Votos por tipo de asunto, por ejemplo todos cuando se nombra un privilegio tuyo.
    .name = La Asamblea
knights-rules-decisions = Las **mociones** ocurren una vez. Las **leyes** obligan a todos mientras estén en vigor. Los **privilegios** son de un Barón, tres como mucho; algunos, las concesiones, pagan en Impuestos. Los **cargos** son de un Noble: le dan tropas de más o un poder.
    Un Barón al que afecta una decisión puede **rechazarla**: se le expulsa en el acto, sin voto en la Asamblea hasta que se levante la expulsión, y pierde la Presidencia. Los demás también pueden abandonar la Asamblea en protesta. No se puede rechazar una decisión que quita un privilegio o un cargo.
    Puedes **desacatar** una ley cuando te afecta, al mismo precio. Quien ya está expulsado rechaza y desacata sin más coste.
    .name = Leyes, privilegios, cargos, expulsiones
knights-rules-church = Pasas a ser **Cabeza de la Iglesia** cuando sirves a la Iglesia y tienes entonces más Fe que nadie. Cuando sale **Evento Importante**, todos ven de qué color es el dorso del próximo Evento:
    - **rojo** (malo para quien lo roba): lo roba el Cabeza, o por 1 punto de Fe nombra a otro Barón
    - **verde** (bueno): el Cabeza nombra a otro Barón, o por 1 punto de Fe se lo queda
    - **azul** (para todos): el Cabeza nombra a cualquier Barón
    { "" }**Cancelar:** quien roba uno rojo puede cancelarlo con su Fe; para cancelar uno azul todos ofrecen Fe juntos, en secreto. Se te pregunta dos veces, antes y después de que el Destino señale el objetivo. Tus órdenes permanentes pueden pagar por sí solas hasta 1, 2 o 3 puntos. Con solo dos jugadores, para un Evento azul pagan al acabar el tiempo para responder, pues una respuesta inmediata diría qué has ordenado.
    Los Eventos duraderos quedan en la mesa.
    .name = La Iglesia y los Eventos
knights-rules-expeditions = Con **Financiar Expedición** el Presidente puede iniciar una de tres expediciones. Todos invierten a la vez, hasta 5 coronas cada uno, y el Cabeza de la Iglesia puede bendecirla por 1 punto de Fe. Si nadie invierte, no zarpa.
    Todas las que están en curso avanzan una casilla. El Destino decide sobre la que llega al final: se pierde, no hay novedad (espera), o tus coronas vuelven multiplicadas por un número de 1 a 4. Para una bendecida se descubren dos cartas y cuenta la mejor.
    .name = Expediciones
knights-rules-upkeep = 1. Se comprueba la **victoria** por ciudades.
    2. **Influencia:** 1 punto por cada ciudad no asediada, si tu Baluarte está en el tablero.
    3. **Revueltas:** una carta de Destino por cada ciudad tuya sin un Noble tuyo. Si sale «revuelta», pagas 1 punto de Fe o dos veces los ingresos impresos de la ciudad, o la ciudad queda neutral.
    4. Los barcos **desembarcan**.
    5. Los Nobles exhaustos **descansan**.
    6. Vuelven los Baluartes perdidos, desde el Presidente; después **vuelven los Nobles**, los de todos a la vez.
    { "" }Un Noble en cada ciudad evita las revueltas; la orden permanente de *revueltas* responde por ti cuando llega una.
    .name = Mantenimiento
knights-rules-end = La reserva tiene 10 puntos de Influencia por jugador (8, 12 o 15 como opción). El turno en que se toma el último punto es el último turno. Gana quien tenga más Influencia; en caso de empate, más ciudades, luego más coronas, Fe y Votos juntos, luego más tropas en el tablero.
    Quien tiene más de la mitad de las ciudades del Reino al empezar un Mantenimiento gana en el acto. Cuidado con las ciudades arrasadas: rebajan el número necesario. El panel dice cuántas hacen falta y quién tiene cuántas.
    .name = Fin de la partida
knights-rules-deals = Las coronas pueden cambiar de mano en cualquier momento: un **regalo**, una **oferta** (pagas tú; quedan apartadas hasta que se conteste) o un **precio** (pides tú). Di a cambio de qué van las coronas: permiso de paso o para atacar, un voto, Fe, paz, un préstamo. Eso es solo una promesa. Fe, Votos, Influencia, tropas y cartas nunca cambian de mano.
    Si alguien te pide permiso, pon primero tu precio y luego responde. En una votación hay tiempo para sobornos entre una declaración y la siguiente.
    Una oferta nueva al mismo Barón sustituye a la anterior. Las coronas de una oferta siguen siendo tuyas. Cuando debes pagar y no te bastan las que tienes en mano, tus ofertas se retiran, y no puedes hacer ninguna mientras se te pide un pago.
    .name = Tratos
knights-rules-orders = Las órdenes permanentes responden por ti, en secreto, hasta que las cambies. Están en el panel, en **Órdenes permanentes**, cada una con su ajuste actual. De entrada:
    - Recaudar Impuestos y Apoyar Reunión se usan por ti; sobre las demás cartas se te pregunta.
    - Los salarios se pagan mientras tengas coronas; las leyes se acatan.
    - Se te pregunta si cancelas un Evento cuando se conoce el objetivo.
    - Tus Comandantes usan su habilidad.
    - Se acatan las decisiones de la Asamblea que solo te dan algo.
    { "" }Conviene fijar: el *permiso de paso* (siempre, nunca, por Barón), el *permiso para atacar*, las *revueltas*, *Servir a la Iglesia* a la casilla más vacía, *bajas* y *retiradas* según la regla habitual, y repetir *el plan*. También puedes fijar cuántos Votos gastas en cada tipo de asunto y a favor de qué, y que los empates se deshagan según lo que votaste. Dos estilos fijan muchas órdenes a la vez: **Rápido** da las respuestas habituales y solo gasta coronas que no necesites para los próximos salarios, y nunca Fe; **Con cuidado** te lo pregunta todo.
    .name = Órdenes permanentes
knights-rules-seats = **Arrasadas al principio:** 11, 7, 5, 3 o 0 ciudades con 2, 3, 4, 5 o 6 jugadores. Con dos o tres, los Baluartes no se colocan en las filas ni en las columnas exteriores.
    { "" }**Dos jugadores:** ganan cinco ciudades del Reino. En la Asamblea se anotan a la vez los Votos de todos los asuntos. Una casilla se llena con cuatro cartas.
    Una casilla se llena con dos cartas por jugador, y el Contador de Mercenarios abre menos espacios cuando hay menos jugadores.
    .name = De dos a seis jugadores
knights-rules-options = **Duración:** 8, 10, 12 o 15 puntos de Influencia en la reserva, por jugador.
    Las **Mociones Privadas** también pueden prohibir asedios, carreteras o navegación, y permitirlos de nuevo.
    { "" }**Herederos como garantía:** puedes entregar el heredero de un Noble a otro Barón, que puede devolverlo o mandarlo matar.
    { "" }**Traición:** romper una tregua firmada (una oferta aceptada a cambio de *una tregua*) cuesta de 1 a 3 puntos de Influencia, y la expulsión si no te llega.
    { "" }**Eliminación:** el Barón que pierde su Baluarte paga al vencedor y queda fuera.
    { "" }**Solo se gana con ciudades:** la Influencia no cuenta; si nadie tiene la mayoría al acabar el último turno, nadie es coronado.
    { "" }**Milagros:** un Evento duradero también se puede cancelar más tarde, por 1 punto de Fe más.
    Los **Nobles abandonados** cuyas últimas tropas desertan cuentan como muertos.
    .name = Opciones

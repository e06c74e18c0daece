# Los temas de /rules, segunda mitad.

knights-rules-stronghold = Tu **Baluarte** tiene murallas de 400 y puede guardar tropas sin un Noble. Los Nobles vuelven al tablero en él y las tropas contratadas esperan allí.
    Si cae, la mitad de tus coronas y una ciudad que elijas pasan al vencedor. Sale del tablero y **no ganas Influencia** hasta que vuelva: en el Mantenimiento lo colocas en una zona del Reino sin ciudad en pie, sin Baluarte ni Noble rival (con dos o tres jugadores, no en el anillo exterior).
    Se puede sitiar como una ciudad, pero no conservar ni arrasar.
    .name = El Baluarte
knights-rules-death = Un Noble muere cuando las bajas alcanzan a sus tropas, cuando un lugar cae por asedio con él dentro, cuando no puede retirarse y por algunos Eventos. Sus Mercenarios pagan las bajas; lo demás queda para su **heredero**, que vuelve en el Mantenimiento con el mismo nombre y forma.
    Donde no sigue un heredero, el Noble se pierde para siempre, sus Mercenarios vuelven al mazo y sus Regulares salen del juego.
    En el Mantenimiento, todos los Barones a la vez, puedes repartir tropas entre los Nobles fuera del tablero, sacar del Baluarte, pasar tropas entre Nobles de una zona y colocar a todo el que tenga tropas: en tu Baluarte o en una ciudad tuya que no esté sitiada. No se entregan tropas con tantas bajas que el ejército estaría muerto.
    .name = Muerte y regreso
knights-rules-wages = Cuando se celebran los **Salarios**, cada Barón paga por turno. Primero los Regulares, hasta donde lleguen las coronas; los que no cobran se quedan igualmente, pero mientras uno no cobre no se paga a ningún Mercenario. Si todos cobran, cada **Mercenario** cobra entero o **deserta**: tú dices cuál. El salario es 1 corona por cada 50 hombres; el panel dice lo que debes.
    El ejército de 400 o menos del círculo es gratis. Un Noble puede morir si le quedan menos tropas que bajas.
    Tu orden de *salarios* paga a todos, o deja ir a los más caros cuando la bolsa no llega.
    .name = Salarios
knights-rules-draft = El **Contador de Mercenarios** tiene espacios numerados; los que pasan del número de jugadores están cerrados. Un marcador llega con Contratar Tropas, o con Estrategia Versátil por el precio que pone allí: cuanto más a la izquierda, más caro.
    Con un marcador más que jugadores se **contrata**. Desde la izquierda, cada marcador contrata un Mercenario de la oferta por su salario, o ninguno. Si tienes más marcadores, puedes contratar con ellos en el acto más de la **misma nación**, y dices qué marcador sale por cada uno.
    La carta contratada va a tu Baluarte, a un Noble que esté en él o en una ciudad tuya no sitiada, o a uno fuera del tablero.
    .name = Contratar
knights-rules-taxes = Cuando se celebran los **Impuestos**, cada ciudad no sitiada paga sus ingresos a quien la controla, 1 más si está fortificada. Las concesiones también pagan, y las leyes pueden quitar algo.
    Las ciudades cercanas al centro son fuertes y ricas; las del extranjero quedan lejos: pagan y dan Influencia, pero no Votos, y no cuentan para la mayoría.
    .name = Impuestos
knights-rules-assembly = Cuando se celebra la **Asamblea**, cada Barón no expulsado recibe 1 Voto y 1 por cada ciudad que controla en el Reino. Los Votos se guardan de una Asamblea a otra.
    Primero las **Mociones Privadas**, de un Barón que nombra el Destino; luego las tres Agendas en el orden que diga el **Presidente**. Para cada una:
    1. Todos escriben en secreto **cuántos Votos** gastan; se gastan pase lo que pase.
    2. Se enseñan y, desde el Presidente, cada uno dice **a qué**: sí o no, o un Barón. Puedes anotarlo con tus Votos; déjalo abierto si quieres oír antes a los demás, o que te paguen.
    3. Gana lo más votado; el Presidente deshace los empates, a favor de cualquiera y fueran a lo que fueran sus propios Votos. Una orden permanente los deshace según lo que el Presidente votó, o apuntó sin gastar Votos.
    { "" }Después se descubren tres Agendas nuevas, a la vista de todos hasta la próxima. `/caballeros asamblea` las enseña; tus órdenes pueden gastar Votos por clase de asunto, por ejemplo todos cuando se nombre un privilegio tuyo.
    .name = La Asamblea
knights-rules-decisions = Las **mociones** actúan una vez. Las **leyes** atan a todos mientras estén en vigor. Los **privilegios** son de un Barón, tres como mucho: las concesiones pagan en Impuestos. Los **cargos** son de un Noble: tropas o un poder.
    Aquel a quien afecta una decisión puede **rechazarla**: queda expulsado en el acto, sin voto en la Asamblea hasta que se levante, y pierde la Presidencia. Los demás también pueden marcharse. No se puede rechazar una decisión que quita un privilegio o un cargo.
    Una ley se puede **desobedecer** cuando actúa, al mismo precio. Quien ya está expulsado rechaza y desobedece sin más.
    .name = Leyes, privilegios, cargos
knights-rules-church = La **Cabeza de la Iglesia** es quien la última vez tuvo más Fe que nadie tras servir. Un **Evento Importante** enseña el color del dorso:
    - **rojo** (malo para quien roba): roba la Cabeza, o por 1 de Fe nombra a otro
    - **verde** (bueno): nombra a otro, o por 1 de Fe se lo queda
    - **azul** (para todos): nombra a cualquiera
    { "" }**Anular:** uno rojo lo paga con su Fe quien lo roba; para uno azul todos aportan juntos, en secreto. Hay dos ventanas, antes y después de que el Destino nombre el objetivo. Tus órdenes pueden pagar solas hasta 1, 2 o 3; donde solo juegan dos, para uno azul lo hacen al acabar el tiempo, pues responder enseguida diría qué has ordenado.
    Los Eventos duraderos quedan en la mesa.
    .name = La Iglesia y los Eventos
knights-rules-expeditions = Con **Financiar Expedición** el Presidente puede empezar una de tres: todos a la vez invierten hasta 5 coronas cada uno, y la Cabeza puede bendecirla por 1 de Fe. Si nadie invierte, no zarpa.
    Todas las que están en marcha avanzan un espacio. La que llega al final la resuelve el Destino: perdida, sin novedad (espera), o el fondo vuelve por dos, por tres, por cuatro; por uno es tu dinero de vuelta. Una bendecida descubre dos cartas y cuenta la mejor.
    .name = Expediciones
knights-rules-upkeep = 1. Se mira la **victoria** por ciudades.
    2. **Influencia:** 1 por cada ciudad no sitiada, si tu Baluarte está en pie.
    3. **Revueltas:** por cada ciudad tuya sin un Noble tuyo, una carta de Destino. Con “revuelta” pagas 1 de Fe o dos veces los ingresos impresos, o se vuelve neutral.
    4. Los barcos **desembarcan**.
    5. Todos **descansan**.
    6. Vuelven los Baluartes perdidos, desde el Presidente; después **vuelven los Nobles**, los de todos a la vez.
    { "" }Un Noble en cada ciudad ahorra el susto; también la orden de *revueltas*.
    .name = Mantenimiento
knights-rules-end = La pila de Influencia tiene 10 de Influencia por jugador (8, 12 o 15 como opción). En cuanto alguien toma la última, en cualquier momento, el turno en curso es el último. Orden: Influencia, ciudades, coronas con Fe y Votos, tropas en el tablero.
    Más de la mitad de las ciudades en pie del Reino al empezar un Mantenimiento gana antes que todo eso. Cuidado con las ciudades arrasadas: rebajan el número. El panel dice cuántas hacen falta y quién tiene cuántas.
    .name = Fin de la partida
knights-rules-deals = Las coronas pueden cambiar de mano en cualquier momento: un **regalo**, una **oferta** (pagas tú; quedan apartadas hasta que se conteste) o un **precio** (pides tú). Di por qué: permiso para pasar o atacar, un voto, Fe, paz, un préstamo. Es solo palabra. Fe, Votos, Influencia, tropas y cartas nunca cambian de mano.
    ¿Alguien pide tu permiso? Pon primero tu precio y luego contesta. En una votación, los sobornos van entre una declaración y la siguiente.
    Una oferta nueva al mismo Barón sustituye a la anterior. Las coronas de una oferta siguen siendo tuyas: cuando debes pagar y no te llegan las que tienes en mano, tus ofertas se retiran, y no haces ninguna mientras se te pide un pago.
    .name = Tratos
knights-rules-orders = Las órdenes permanentes contestan por ti, en secreto, hasta que las cambies. Están en el panel, cada una con lo que dice ahora. De entrada:
    - Recaudar Impuestos y Apoyar Reunión se usan solas; las demás preguntan.
    - Los salarios se pagan mientras puedas; las leyes se obedecen.
    - Eventos: se te pregunta cuando se conoce el objetivo.
    - El comandante usa su don.
    - Se aceptan las decisiones de la Asamblea que solo te dan algo.
    { "" }Conviene fijar: el *permiso para pasar* (siempre, nunca, por Barón), el *permiso para atacar*, las *revueltas*, *Servir a la Iglesia* a la casilla más vacía, *bajas* y *retiradas* según la regla habitual, repetir *el plan*. Votos por clase de asunto: cuántos y a qué; los empates que deshaces, según tu voto. Dos estilos fijan muchas a la vez: **rápido** responde lo habitual y solo gasta coronas que sobren tras los próximos salarios, nunca Fe; **cuidadoso** te lo pregunta todo.
    .name = Órdenes permanentes
knights-rules-seats = **Arrasadas al principio:** 11, 7, 5, 3 o 0 ciudades con dos a seis jugadores. Con dos o tres, los Baluartes no se colocan en el anillo exterior.
    { "" }**Dos jugadores:** ganan cinco ciudades del Reino. En la Asamblea se escriben a la vez los Votos de todos los asuntos. Las casillas se llenan con cuatro cartas.
    Una casilla se llena con dos cartas por jugador; los espacios del Contador de Mercenarios que pasan de su número están cerrados.
    .name = De dos a seis jugadores
knights-rules-options = **Duración:** 8, 10, 12 o 15 de Influencia por jugador en la pila.
    Las **mociones privadas** pueden prohibir además asedios, carreteras o navegación, y permitirlos de nuevo.
    { "" }**Herederos en prenda:** el heredero de un Noble se entrega a otro Barón, que puede devolverlo o hacerlo matar.
    { "" }**Traición:** romper una tregua escrita (una oferta por *una tregua*) cuesta de 1 a 3 de Influencia, y la expulsión a quien no la tenga.
    { "" }**Eliminación:** quien pierde su Baluarte paga al vencedor y queda fuera.
    { "" }**Solo ganan las ciudades:** la Influencia no termina nada; una partida sin mayoría de ciudades queda sin corona.
    { "" }**Milagros:** un Evento duradero se puede anular más tarde por 1 de Fe más.
    Los **Nobles abandonados** cuyas últimas tropas desertan cuentan como muertos.
    .name = Opciones

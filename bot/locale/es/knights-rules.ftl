# Los temas de /rules, en el orden en que los necesita quien empieza; la segunda mitad está en knights-rules-more.ftl.

knights-rules-goal = El trono está vacío y cada uno de vosotros es un Barón que lo quiere. Hay dos maneras de ganar:
    1. **Ciudades.** Ten más de la mitad de las ciudades del Reino (las arrasadas no cuentan) cuando empieza un Mantenimiento, y ganas en el acto. Con dos jugadores bastan cinco ciudades.
    2. **Influencia.** En cada Mantenimiento cada ciudad que controlas da 1 punto de Influencia de una reserva común. El turno en que se agota es el último. Gana quien tenga más Influencia; los empates se deshacen por ciudades, luego por coronas, Fe y Votos juntos, luego por tropas.
    { "" }Por el camino te hacen falta cuatro cosas: las **coronas** pagan tropas, los **Votos** deciden en la Asamblea, la **Fe** cancela Eventos malos y las **tropas** toman ciudades.
    Lo que los Barones se prometen no obliga a nadie. Las coronas cambian de mano en el acto y para siempre.
    .name = Objetivo
knights-rules-start = Qué hacer en los diez primeros minutos:
    1. **Tropas.** Pulsa **Repartir por igual** y después **Sellar**. Así cada uno de tus Nobles puede asediar una ciudad pequeña.
    2. **Baluarte.** Elige una zona junto a dos o más ciudades neutrales.
    3. **Nobles.** Coloca a cada uno en la zona de una ciudad neutral que pueda asediar. La lista nombra primero esos lugares.
    4. **Plan.** Marca hasta seis cartas, dos por pila. Pon **Movilizar Tropas** en las pilas 1 y 2, y a su lado cartas que siempre dan algo, como **Recaudar Impuestos** o **Contratar Tropas**. Después, sella.
    5. **Asedia.** Cuando salga Movilizar Tropas, nombra la zona de la ciudad que quieres, elige la ciudad como objetivo y pulsa **Asediar**. No cuesta tropas. Quédate allí y asédiala otra vez el próximo turno: entonces es tuya.
    6. **Consérvala.** Pulsa **Conservar la ciudad**. Da coronas en Impuestos y 1 punto de Influencia por turno. Deja allí un Noble, o puede rebelarse.
    { "" }Casi todo lo demás puede esperar: **Sugerir** dice qué haría el ordenador, y por qué. Si se te pregunta demasiado, elige el estilo **Rápido** en **Órdenes permanentes**.
    .name = Por dónde empezar
knights-rules-words = Las palabras de este juego, en una línea cada una:
    - **Barón:** un jugador. **Noble:** uno de los cuatro que mandan tus ejércitos.
    - **Habilidad:** lo que un Noble sabe hacer como Comandante, según su forma.
    - **Baluarte:** tu castillo; allí esperan las tropas.
    - **Regulares:** tropas que nunca desertan. **Mercenarios:** tropas contratadas que desertan si no cobran.
    - **Baja:** quita 100 de fuerza a un ejército. **Brecha:** quita 100 a las murallas.
    - **Exhausto:** se dice del Noble que se ha movido o ha atacado y no puede volver a hacerlo antes del Mantenimiento.
    - **Asedio:** puede tomar una ciudad en dos turnos sin bajas. **Asalto:** puede tomarla en el acto, pero cuesta bajas.
    - **Pila:** donde planeas cartas. **Asignar:** poner en una casilla una carta usada.
    - **Casilla:** Impuestos, Salarios o Asamblea; cuando se llena, tiene lugar su fase.
    - **Contador de Mercenarios:** espacios con marcadores; cada marcador contrata un Mercenario.
    - **Mantenimiento:** el final de un turno.
    - **Destino:** el mazo que decide batallas, revueltas y Eventos.
    - **Agenda:** una carta que vota la Asamblea: una **moción** (ocurre una vez), una **ley** (obliga a todos), un **privilegio** (una concesión para un Barón) o un **cargo** (un poder para un Noble).
    - **Presidente:** deshace empates. **Cabeza de la Iglesia:** dirige los Eventos.
    - **Expulsado:** fuera de la Asamblea hasta que se levante la expulsión.
    - **Permiso:** lo que necesitas para atravesar la zona de un rival o atacar una ciudad donde un tercero tiene un Noble.
    - **Orden permanente:** una respuesta que Herald da por ti.
    .name = Palabras
knights-rules-turn = Un turno tiene tres fases.
    1. **Planificación**, todos a la vez y en secreto: hasta dos cartas tuyas en cada una de tres pilas. A cada pila se unen dos cartas neutrales, y se baraja.
    2. **Acciones:** pila a pila se descubren las cartas, una tras otra. El dueño de cada carta la usa o no; luego la carta se **asigna** a Impuestos, Salarios o Asamblea. Cuando una casilla se llena, su fase tiene lugar en ese momento, aunque la pila no haya terminado.
    3. **Mantenimiento:** victoria, Influencia, revueltas y desembarcos; después descansan los Nobles exhaustos y vuelven los que están fuera del tablero.
    { "" }Herald juega las pilas por ti mientras nadie tenga que elegir. Con las **órdenes permanentes** respondes de antemano: mira ese tema.
    .name = Un turno
knights-rules-planning = Tienes doce cartas, dos de cada clase, y planeas hasta seis por turno. Solo puedes planear las de tu **mano**: las que están en una casilla se quedan allí hasta que termina su fase.
    El panel tiene una lista para las tres pilas y otra para cada pila, en la que puedes marcar dos veces la misma carta. Marca tus cartas y sella. **Como el turno pasado** planea las mismas, y **Sellar como el turno pasado** además las sella. Hasta que todos hayan sellado puedes abrir el sello y cambiar tu plan.
    La pila 1 se juega antes que la 2, así que lo que deba ir primero va en la pila 1; dentro de cada pila el orden es al azar. Piensa en las fases que acercan tus cartas: Recaudar Impuestos llena Impuestos, Contratar Tropas llena Salarios y Apoyar Reunión la Asamblea. Un plan con cuatro cartas para Salarios es un plan para pagar pronto.
    Puedes planear menos cartas. Si no respondes, no se planea ninguna, o se repite el plan del turno pasado si así lo dicen tus órdenes permanentes.
    .name = Planificación
knights-rules-cards = **Recaudar Impuestos:** 1 corona por cada zona con un Noble tuyo en tierra. Va a Impuestos.
    { "" }**Contratar Tropas:** un marcador en cualquier espacio libre del Contador de Mercenarios, gratis. Va a Salarios.
    { "" }**Apoyar Reunión:** 2 Votos, y la Presidencia si así tienes más que nadie. Va a la Asamblea.
    { "" }**Servir a la Iglesia:** 1 punto de Fe, y pasas a ser Cabeza de la Iglesia si así tienes más que nadie. Va a cualquiera de las tres casillas.
    { "" }**Movilizar Tropas:** nombra una zona; pueden ir allí los Nobles tuyos descansados que quieras, y luego puedes librar allí una batalla. Va a Salarios si has movido, a la Asamblea si has luchado, a una u otra si has hecho ambas cosas o ninguna.
    { "" }**Estrategia Versátil:** 2 coronas, o 1 Voto, o un movimiento, o una batalla, o un marcador pagado. Vuelve a tu mano.
    { "" }**Cartas neutrales:** Evento Importante, Financiar Expedición, Reclutamiento (quita bajas por 2 coronas cada una), Mejorar Defensas (repara una Brecha por 2 coronas, o fortifica una ciudad por 4: +100 de fuerza, +1 de ingresos), Tiempos Inciertos (se baraja el mazo de Destino).
    No es obligatorio usar una carta; se asigna igualmente.
    .name = Las cartas
knights-rules-spaces = Las cartas usadas van a las casillas **Impuestos**, **Salarios** y **Asamblea**. Cuando una casilla tiene dos cartas por jugador, su fase tiene lugar en ese momento: son cuatro cartas con dos jugadores y doce con seis. Después sus cartas vuelven a las manos de sus dueños.
    El panel dice cuántas hay en cada casilla y qué fase empezaría con una carta tuya. Quien pone la última elige el momento: por ejemplo, Impuestos justo después de tomar una ciudad, o Salarios cuando un rival tiene pocas coronas.
    { "" }**Contratar Mercenarios** no es una casilla: empieza cuando en el Contador hay un marcador más que jugadores. Si una carta inicia a la vez los Salarios y la contratación, primero van los Salarios.
    .name = Casillas y fases
knights-rules-nobles = Tienes cuatro Nobles, uno de cada forma. Si no está exhausto, un Comandante tiene una habilidad:
    - **cuadrado:** previene 1 baja
    - **círculo:** un ejército de 400 tropas o menos no cobra, esté exhausto o no
    - **triángulo:** 1 victoria más
    - **estrella:** inflige 1 baja más
    { "" }Las cartas de tropas están con un Noble o en tu **Baluarte**. Los **Regulares** (50 o 100) son tuyos para siempre; los **Mercenarios** (de 50 a 200, de seis nacionalidades) desertan si no cobran.
    Una **baja** quita 100 de fuerza a un ejército. Cuando sus bajas igualan a sus tropas, el Noble muere.
    Un Noble que se mueve o ataca queda **exhausto** al acabar la carta, hasta el Mantenimiento. Un Noble exhausto no puede moverse ni atacar, pero se defiende.
    Al principio todos asignan seis cartas en secreto, colocan un Baluarte y luego los Nobles uno a uno.
    .name = Nobles y tropas
knights-rules-movement = Un movimiento es una de estas cosas:
    - **una zona**, sin cruzar montañas ni un río sin puente
    - **hasta tres zonas por carretera**
    - **de puerto a puerto**, también al extranjero: el Noble queda exhausto en el acto, no se le puede atacar en el mar, y desembarca en el Mantenimiento
    { "" }De camino, un Noble puede recoger tropas de tu Baluarte y de tus Nobles descansados; un ejército con bajas va entero o no va.
    Para **atravesar** una zona necesitas permiso de cada rival con un Noble allí y del Barón que controla la ciudad. Para entrar en la última zona no hace falta permiso. Basta un «no» para detener la marcha, y no responder cuenta como no; el permiso se compra a menudo.
    Un Noble asediado en tu ciudad o Baluarte no puede salir.
    .name = Movimiento
knights-rules-battle = Una carta permite una batalla en una zona: contra los Nobles de un rival en campo abierto, o contra la ciudad o el Baluarte que hay allí.
    1. Cada bando nombra un **Comandante**, primero el atacante.
    2. Cada bando roba una carta de Destino por cada 100 de fuerza, **2 más con Comandante**, diez como mucho.
    3. Un bando con Comandante **descarta dos**, sin mostrarlas. Las dos manos se muestran a la vez; por cada «robar 1 carta» se roba otra.
    4. **Bajas:** las infligidas a un bando menos las que previene; reparte primero el atacante, luego el defensor. Cada una quita 100 a un ejército.
    5. Se comparan las **victorias**, salvo que un bando haya perdido a todos sus Nobles. Con las mismas hay **empate**; con una más, victoria **parcial**; con dos o más, **total**.
    { "" }Tras un empate todos se quedan. Una derrota total mata a todos los Nobles del bando vencido. Tras una derrota parcial, cada uno se retira. El Destino señala una nacionalidad, y de cada ejército vencido deserta un Mercenario de ella. El Noble va a una zona vecina sin rivales o, si no hay, exhausto a tu Baluarte. Si no tiene adónde ir, muere.
    .name = Batalla
knights-rules-assault = Las murallas cuentan como fuerza del defensor, y sus Nobles de la zona están dentro. Una ciudad neutral lucha sola y no descarta cartas.
    El defensor puede recibir las bajas como **Brechas**, cada una 100 menos de muralla, hasta la fuerza de la ciudad. Si las murallas están a 0 y no hay nadie dentro, la ciudad se toma sin batalla.
    Para atacar una ciudad o un Baluarte necesitas **permiso de cada Barón con un Noble allí**, salvo el defensor; no responder cuenta como no. En campo abierto no hace falta permiso.
    Con una victoria parcial o total, la ciudad es tuya. **Consérvala** (ingresos, 1 punto de Influencia por turno y 1 Voto por Asamblea si está en el Reino) o **arrásala** en el acto por tres veces sus ingresos impresos: desaparece para siempre, y para la mayoría hacen falta menos ciudades.
    Las Brechas quedan hasta que se reparan.
    .name = Asalto
knights-rules-siege = En vez de asaltar puedes **asediar** si eres más fuerte. Tu fuerza es la de tus ejércitos, más 200 por el Noble que los manda. Contra ella cuentan las murallas, las tropas de dentro y 200 si las manda un Noble. Nadie roba cartas ni sufre bajas, pero tus Nobles quedan exhaustos.
    Una ciudad asediada no paga ni da Influencia, y nadie puede salir de ella. El asedio termina cuando no te queda ningún Noble en la zona.
    Asédiala **otra vez en un turno posterior**, si sigues siendo más fuerte y tienes permiso, y cae: mueren todos los de dentro.
    Así que un asedio cuesta dos cartas y dos turnos, y un asalto, una carta y algunas bajas. El defensor puede hacer una **salida**: es una batalla en campo abierto, sin murallas.
    .name = Asedio

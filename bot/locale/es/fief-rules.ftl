# Los temas de /rules, en el orden en que los necesita quien empieza; la segunda mitad está en fief-rules-more.ftl.

fief-rules-goal = Cada uno dirige una familia noble de la Inglaterra medieval. En cinco a siete rondas ganáis ciudades, compráis títulos, os casáis, votáis, lucháis y traicionáis.
    { "" }**Puntos de victoria:** 1 por cada feudo (una región cuyo Lord es de tu familia) y 1 para quien primero entregue una reliquia a un Soberano. La corona no da ninguno: da poder.
    Al final de las rondas **5, 6 y 7** gana
    - una familia con **3** puntos que no tenga aliado; o, si no la hay,
    - dos familias aliadas por **matrimonio** con **4** puntos entre las dos.
    { "" }Tras la ronda **7** gana quien más puntos tenga; una alianza suma los suyos. Los empates van a cualquier título con la Jarretera, luego Soberano, Duque, Conde, Barón. Sin puntos ni un título así no gana nadie.
    Nada de lo que los jugadores se prometen los obliga. Solo es seguro lo que el juego entrega.
    .name = Objetivo
fief-rules-round = Una ronda tiene siete fases; la primera ronda empieza por la segunda.
    1. **Corte:** matrimonios, candidatos, la elección de un Soberano, o el Parlamento.
    2. **Cartas:** descartar, robar, los Desastres golpean, y después todos juegan cartas.
    3. **Ingresos:** chelines de ciudades, molinos, abadías, impuestos.
    4. **Compras:** primero rescates; luego tropas, edificios, títulos.
    5. **Movimiento:** cada Noble tiene dos movimientos y lleva tropas.
    6. **Invasores:** desembarcan, marchan y luchan.
    7. **Batallas**, región por región, y después el saqueo.
    Al final se van Desastres e impuestos, los sirvientes descansan y pasa el marcador de primer jugador.
    Por correo, lo que todos pueden decidir a la vez se pregunta a todos a la vez. Quien tenga una carta que se juega en cualquier momento puede **armarla**, jugarla en una de las **ventanas** que todos reciben, o cuando quiera desde el panel.
    .name = Una ronda
fief-rules-families = Tu familia tiene hasta **tres Nobles**, contando cautivos; empiezas con un hombre y una mujer. Las cartas traen más. Un Noble nuevo aparece en una ciudad tuya o de tu aliado, con otro Noble tuyo, o en una que no sea de nadie.
    Cada Noble tiene un **sirviente** con un don propio. Los Nobles de una familia pueden intercambiarlos en la fase 2; quien muere pierde también al sirviente.
    Un Noble con título feudal es un **Lord**, hombre o mujer. Obispos, arzobispos y abadesas son **clérigos**. Un Noble con tropas en la misma ciudad es un **ejército**: sin un Noble, las tropas no van a ninguna parte ni atacan a nadie.
    { "" }**Cuando muere un Noble,** los feudos pasan al pariente que elijas; sin parientes, al cónyuge, cuya familia se queda con la guarnición de la Ciudad Amurallada; si no, quedan libres, y vuelven a ser tuyos si nace un Noble mientras conservas esa ciudad. Los títulos de la Iglesia vuelven al mazo. Los cautivos del muerto quedan libres.
    Una familia sin Nobles ni ciudades sigue jugando con cartas.
    .name = Las familias
fief-rules-map = Inglaterra tiene seis **regiones** (I a VI), cada una con un mar y un puerto: Suroeste, Gales, Marcas, Norte, Midlands, Sureste. Cada región tiene de dos a cuatro ciudades; las unen caminos, uno como mucho por punto cardinal.
    { "" }**Controlas** una ciudad cuando llegas primero, con Nobles o tropas, a una que no es de nadie. Quien llega después queda fuera, en el camino por el que vino. Una ciudad vacía vuelve a no ser de nadie, salvo que sea del feudo de tu Lord o tenga tu fortaleza.
    Una **fortaleza** quita un dado a los atacantes cuerpo a cuerpo; una **Ciudad Amurallada**, dos. Cada ciudad tiene un edificio y un molino como mucho.
    Cuatro **distritos de la Iglesia** cubren las regiones: Exeter (Suroeste, Gales), York (Marcas, Norte), Norwich (Midlands), Canterbury (Sureste). Cada catedral esconde una reliquia al principio.
    Las tropas están boca abajo: los demás ven cuántas son, no de qué clase, hasta que empieza una batalla.
    .name = El mapa
fief-rules-cards = Tu mano tiene **3** cartas (5 en una partida de dos) y es secreta.
    En la fase 2 apartas lo que no quieras y robas hasta dos cartas: **un Personaje y una Fortuna, o dos Fortunas**; nunca dos Personajes.
    El mazo de Fortunas también tiene **Desastres**, con el dorso de otro color. Si hay uno encima puedes parar o destaparlo: va sin mirar al contador de tres espacios y no cuenta. Los que pasen de tres se descartan.
    { "" }**Por correo**, todos sellan a la vez sus descartes y un plan. El plan dice qué mazos, cuántos Desastres te atreves a destapar y dónde quieres que te pregunten tras ver una carta. Un robo imposible no impide los demás, y se te dice por qué.
    Los Personajes son Nobles, títulos de la Iglesia, ballesteros y Burgueses. Rebelión, Pasadizo, Asesinato, Justicia, Emboscada, Buen tiempo, ballesteros y Burgueses son **oportunidades** y se juegan casi en cualquier momento; las demás, solo en la fase 2. Un mazo vacío se forma de nuevo con sus descartes.
    .name = Cartas
fief-rules-disasters = Cuando todos han robado, se destapan uno a uno los Desastres del contador; un dado dice sobre qué región cae cada uno, y hace su efecto antes del siguiente. El segundo de una clase en el mismo sitio se descarta. Lo que cae en la ronda 1 no hace nada hasta la ronda 2.
    - **Peste:** en cada ciudad cada familia pierde la mitad de sus tropas, redondeando hacia abajo; cada Noble muere con 1 a 3, salvo en una abadía. Quien entra después tira también un dado, Noble o tropa.
    - **Tormentas:** allí nadie entra, sale, se mueve ni lucha. No afectan a rebeliones ni pasadizos.
    - **Hambruna:** sus molinos no rinden y sus ciudades pueden rebelarse.
    - **Invasores:** desembarcan en su puerto en la fase 6; las Tormentas los retienen.
    { "" }El **Buen tiempo** acaba con las Tormentas y la **Buena cosecha** con la Hambruna; se van las dos cartas. Con Tormentas y Hambruna a la vez no se puede jugar ninguna: solo ayudan las reliquias.
    Los Desastres se van al final de la ronda.
    .name = Desastres
fief-rules-fortunes = La **Buena cosecha** y el **Buen tiempo** van a cualquier región. Si no acaban con un Desastre, cada molino y cada abadía de allí da 1 chelín más en esta ronda. Una de cada por región.
    El **Impuesto** cuesta un **tesoro**, de los que una familia tiene dos por ronda, y se pone
    - como **tallage**: un Lord en su feudo, el Soberano en una región que nadie gobierne; 2 chelines por ciudad, la controle quien la controle; sus dueños no cobran nada de la ciudad misma
    - como **diezmo**: un obispo o arzobispo en su distrito; todos sus molinos pagan al prelado, con sus extras, y nada a sus dueños; las abadías están exentas
    { "" }Un Lord cautivo también grava. Un Impuesto por región y ronda. Una ciudad gravada puede rebelarse, pero nunca para quien la gravó.
    Si el Noble que grava muere antes de los ingresos, el tallage sigue al título y el diezmo se pierde.
    .name = Fortunas e impuestos
fief-rules-church = La carta de **obispo** o **arzobispo** va a un hombre soltero y libre que no reine, de tu familia o de la de tu aliado. No se casa ni llega a Rey; vota (un arzobispo cuenta doble), pone diezmos, calma rebeldes y habla a los invasores. Solo un arzobispado sustituye a un obispado.
    La carta de **abadesa** va a una mujer soltera y funda una **abadía** en una ciudad sin edificio, tuya o de nadie; una **Abadía Real** si ella es de la Familia Real. Una abadesa puede llevar varias. Para casarse o presentarse al trono pide a los prelados de sus abadías que la dejen ir; el Soberano da entonces el título a otra mujer, o lo deja con los títulos.
    Una abadía protege a los Nobles de la peste, los rebeldes y la Justicia, nunca a las tropas. Da 2 chelines por cada abadesa y Lord que haya allí, 3 por cada miembro de la Familia Real, por cada reliquia y por Excalibur, aun con Hambruna, y a la abadesa 1 por cada molino de su ciudad y de las vecinas.
    Una abadía destruida se reconstruye gratis. Quien ha ganado su ciudad en batalla puede saquearla esa ronda: **10** chelines, sus reliquias y la marca de la **herejía**.
    .name = La Iglesia
fief-rules-income = Todos cobran a la vez, en secreto:
    - **1** por cada ciudad que controlas, **1** más por su fortaleza o Ciudad Amurallada
    - **2** por cada molino de ellas, más Buena cosecha y Buen tiempo
    - lo que rindan tus abadías; sus molinos pagan a la abadesa
    - tallage y diezmos
    - **2** por la Reina
    { "" }Una ciudad sitiada, su molino y su abadía no dan nada; tampoco los molinos con Hambruna.
    Mientras haya **un** invasor en cualquier lugar de Inglaterra, el total de todos se reduce a la mitad, redondeando hacia arriba.
    Después puedes **quemar** tus propios molinos por 2 chelines cada uno, antes que perderlos.
    Lo que tienes no es asunto de nadie: los chelines son secretos.
    .name = Ingresos
fief-rules-purchases = Antes de comprar nada se paga todo **rescate** que una familia pueda pagar entero.
    - **Soldado** 1 chelín, 1 punto, cae con 1 golpe · **arquero** 2, dispara, 1 y 1 · **caballero** 3, 3 puntos, 3 golpes
    - **Bombarda** 3: marcha con el ejército, un dado antes del cuerpo a cuerpo, revienta con un blanco
    - **Catapulta** 5: solo ante murallas que sitias, dos dados, no se mueve
    - **Fortaleza** 5, **molino** 3, **Fortaleza Real** 5
    { "" }Cuatro unidades nuevas por ciudad y ronda, ninguna en una sitiada; tus fichas son el límite: 12 soldados, 8 caballeros, 4 arqueros, 3 bombardas, 2 catapultas. Los demás leen qué has comprado, no dónde está.
    La **Fortaleza Real** la construye la Familia Real en una ciudad suya o de nadie; en el feudo de otro hace falta que su Lord consienta. La ciudad deja su región, cuyo título cuesta lo mismo, y sigue a la corona, con guarnición y todo.
    .name = Compras
fief-rules-titles = Controla **todas las ciudades** de una región y **una fortaleza** en ella, y podrás hacer **Lord** a uno de tus Nobles por 2 chelines por ciudad: una baronía (2 ciudades) 4, un condado (3) 6, un ducado (4) 8. La región es entonces un **feudo**: 1 punto de victoria, un voto, el derecho a gravarla.
    Una de sus fortalezas, la que elijas, pasa a ser la **Ciudad Amurallada**. Quien toma la Ciudad Amurallada toma el título, sin pagar. Perder otras ciudades no quita el título.
    El **Soberano** puede conceder gratis un título libre, con las mismas condiciones, a quien quiera.
    Quien tiene varios feudos puede ceder uno a un pariente en las compras, nunca el mayor.
    Baronías: Marcas, Gales. Condados: Norte, Suroeste. Ducados: Midlands, Sureste.
    .name = Feudos y títulos
fief-rules-movement = Cada Noble libre tiene **dos movimientos**, un camino cada uno. Las tropas van con un solo Noble por ronda y se pueden tomar y dejar de paso; las catapultas no se mueven.
    Entrar en una ciudad es libre; en su fortaleza o abadía, solo con permiso: pide entrada o quedas en el camino. Para **seguir** desde una ciudad que otro controla con gente dentro hace falta permiso, en cualquier dirección menos hacia atrás; también para salir por un camino en el que está otro, o de un asedio. Responden las órdenes permanentes o el dueño; el silencio lo niega. A la ronda siguiente nadie necesita el permiso de aquellos con quienes no ha luchado allí; quien ha luchado sí, salvo por el camino en el que está. Quien se detiene puede seguir después con las mismas tropas; lo negado sigue negado.
    - **Por mar:** quien empieza la ronda en un puerto navega uno o dos mares hasta otro puerto, dos movimientos como mucho, y luego puede marchar. Nunca después de marchar.
    - **Sherwood** une York, Lincoln, King’s Lynn y Nottingham con un movimiento. Con 1 o 2 los bandidos piden 2 chelines por un Noble, 4 por un Lord, 5 por un clérigo, 10 por un clérigo que es Lord, nada por la pareja real; quien no puede pagar se queda allí hasta que alguien pague o la corona lo indulte por paloma.
    - **Viaje real:** la Familia Real y los suyos, sin tropas, van desde cualquier sitio a la Abadía o Fortaleza Real por dos movimientos.
    - **Desfile:** Nobles solo con caballeros se abren paso luchando en el acto, cuerpo a cuerpo; los defensores cuentan 1 golpe más por dado. Quien gana deja un caballero y sigue. Los soldados reales y los ballesteros contratados no desfilan.
    .name = Movimiento

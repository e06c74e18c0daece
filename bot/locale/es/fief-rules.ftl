# Los temas de /rules, en el orden en que los necesita quien empieza; la segunda mitad está en fief-rules-more.ftl.

fief-rules-start = Tus diez primeros minutos, según lo que pregunta el panel:
    1. **Sirvientes:** da uno a cada uno de tus dos Nobles. El hombre manda tus tropas; la mujer puede quedarse en casa.
    2. **Primera ciudad:** elige una en una región pequeña. Gales y las Marcas tienen dos ciudades. Con todas las ciudades de una región y una fortaleza en una de ellas puedes comprar su título: entonces es tu **feudo** y da 1 punto.
    3. **Cartas:** tu plan de robo ya está hecho, así que pulsa *Sellar*. Después juega un Noble o un título de la Iglesia, si lo has robado.
    4. **Compras:** construye un molino (3 chelines, paga 2 cada ronda), compra un soldado (1 chelín) o ahorra para un título.
    5. **Movimiento:** envía a un Noble con tropas a la próxima ciudad de nadie de tu región. Deja allí un soldado, o la pierdes cuando el Noble siga.
    6. **Batallas:** nadie está obligado a luchar. Mira antes qué probabilidades tienes.
    { "" }**Tu meta:** todas las ciudades de tu región y una fortaleza en la ronda 2 o 3, después el título, después su guarnición. Luego, un segundo feudo o un aliado.
    Si no sabes qué hacer, *Sugerir* muestra qué haría el ordenador y por qué. *Deshacer* retira lo que no es definitivo. Las *Órdenes permanentes* responden por ti lo que no quieras que te pregunten.
    .name = Empieza aquí
fief-rules-goal = Cada uno dirige una familia noble de la Inglaterra medieval. En cinco a siete rondas ganáis ciudades, compráis títulos, os casáis, votáis, lucháis y traicionáis.
    { "" }**Puntos de victoria:** 1 por cada feudo (una región cuyo Lord es un Noble tuyo) y 1 para la primera familia que entregue una reliquia a un Soberano. La corona no da puntos: da poder.
    Al final de las rondas **5, 6 y 7** gana
    - una familia con **3** puntos que no tenga aliado; o, si no la hay,
    - dos familias aliadas por **matrimonio** con **4** puntos entre las dos.
    { "" }Tras la ronda **7** gana quien más puntos tenga; los aliados suman los suyos. Los empates los gana un Lord de la Jarretera; si no lo hay, el Soberano, un Duque, un Conde o un Barón, por este orden. Si nadie tiene puntos ni un título así, no gana nadie.
    Las promesas entre jugadores no obligan a nadie. Solo es seguro lo que entrega el propio juego.
    .name = Objetivo
fief-rules-round = Una ronda tiene siete fases. La primera ronda empieza por la segunda fase.
    1. **Corte:** matrimonios, candidatos, la elección de un Soberano, o el Parlamento.
    2. **Cartas:** descartáis y robáis, golpean los Desastres y después todos juegan cartas.
    3. **Ingresos:** chelines de ciudades, molinos, abadías, impuestos.
    4. **Compras:** primero rescates; luego tropas, edificios, títulos.
    5. **Movimiento:** cada Noble tiene dos movimientos y puede llevar tropas.
    6. **Invasores:** desembarcan, marchan y luchan.
    7. **Batallas**, región por región, y después el saqueo.
    Al final de la ronda se retiran los Desastres y los impuestos, los sirvientes vuelven a estar disponibles y cambia el primer jugador.
    A distancia, se pregunta a todos juntos lo que todos pueden decidir a la vez. Una carta que se juega en cualquier momento se puede **armar**, jugar en una **ventana para cartas**, que reciben todos, o jugar desde el panel cuando quieras.
    .name = Una ronda
fief-rules-families = Tu familia tiene hasta **tres Nobles**, contando a los cautivos; empiezas con un hombre y una mujer. Las cartas traen más. Un Noble nuevo aparece en una ciudad tuya o de tu aliado, en una con otro Noble tuyo, o en una de nadie.
    Cada Noble tiene un **sirviente** con una habilidad propia. Los Nobles de una familia pueden intercambiar sus sirvientes en la fase 2; un Noble que muere pierde también al suyo.
    Un Noble con título feudal es un **Lord**, hombre o mujer. Obispos, arzobispos y abadesas son **clérigos**. Un Noble con tropas en la misma ciudad es un **ejército**: sin un Noble, las tropas no van a ninguna parte ni atacan a nadie.
    { "" }**Cuando muere un Noble,** sus feudos pasan al Noble de la familia que elijas; si no queda ninguno, a su cónyuge, cuya familia se queda con la guarnición de la Ciudad Amurallada. Si no hay cónyuge, quedan libres, y vuelven a ser tuyos si llega un Noble nuevo mientras conservas la Ciudad Amurallada. Los títulos de la Iglesia vuelven al mazo, y los cautivos de quien ha muerto quedan libres.
    Una familia sin Nobles ni ciudades sigue jugando con cartas.
    .name = Las familias
fief-rules-map = Inglaterra tiene seis **regiones** (I a VI), cada una con un mar y un puerto: el Suroeste, Gales, las Marcas, el Norte, las Midlands y el Sureste. Cada región tiene de dos a cuatro ciudades. Las unen caminos, uno como mucho en cada dirección.
    { "" }**Controlas** una ciudad cuando llegas primero a una de nadie con un Noble o tropas. Quienes llegan después quedan fuera, en el camino por el que vinieron. Una ciudad que dejas vacía queda otra vez como ciudad de nadie, salvo que sea del feudo de tu Lord o tenga tu fortaleza.
    Una **fortaleza** quita un dado a los atacantes cuerpo a cuerpo; una **Ciudad Amurallada**, dos. Cada ciudad tiene un edificio y un molino como mucho.
    Cuatro **distritos de la Iglesia** cubren las regiones: Exeter (el Suroeste y Gales), York (las Marcas y el Norte), Norwich (las Midlands) y Canterbury (el Sureste). Cada catedral esconde una reliquia al principio.
    Las tropas están boca abajo: los demás ven cuántas son, no de qué clase, hasta que empieza una batalla.
    .name = El mapa
fief-rules-cards = Tu mano admite **3** cartas (5 en una partida de dos) y es secreta.
    En la fase 2 descartas lo que no quieras y robas hasta dos cartas: **un Personaje y una Fortuna, o dos Fortunas**; nunca dos Personajes.
    El mazo de Fortunas también tiene **Desastres**, con el dorso de otro color. Si hay uno encima, puedes parar o sacarlo: va boca abajo al contador de Desastres, que tiene tres espacios, y no cuenta como carta robada. Los que pasen de tres se descartan.
    { "" }**A distancia**, todos sellan a la vez sus descartes y un plan de robo. El plan dice de qué mazos robas, cuántos Desastres te atreves a sacar y tras qué carta quieres que se te pregunte otra vez. Si un robo es imposible, los demás se hacen y se te dice por qué.
    Los Personajes son Nobles, títulos de la Iglesia, ballesteros y Burgueses. Rebelión, Pasadizo, Asesinato, Justicia, Emboscada, Buen tiempo, ballesteros y Burgueses son **cartas de oportunidad** y se juegan casi en cualquier momento; las demás, solo en la fase 2. Cuando un mazo se vacía, se barajan sus descartes.
    .name = Cartas
fief-rules-disasters = Cuando todos han robado, se destapan uno a uno los Desastres del contador. Un dado dice qué región golpea cada uno, y hace su efecto antes del siguiente. El segundo de una misma clase en una región se descarta. Lo que golpea en la ronda 1 no hace nada hasta la ronda 2.
    - **Peste:** en cada ciudad de la región cada familia pierde la mitad de sus tropas, redondeando hacia abajo, y cada Noble muere con un resultado de 1 a 3, salvo en una abadía. Los Nobles y tropas que entran después tiran también un dado.
    - **Tormentas:** allí nadie entra, sale, se mueve ni lucha. Rebeliones y pasadizos siguen sirviendo.
    - **Hambruna:** los molinos no pagan y las ciudades pueden rebelarse.
    - **Invasores:** desembarcan en el puerto de la región en la fase 6; las Tormentas los retienen.
    { "" }El **Buen tiempo** acaba con las Tormentas y la **Buena cosecha** con la Hambruna; se descartan las dos cartas. Mientras una región tenga Tormentas y Hambruna a la vez, no se puede jugar allí ninguna de las dos: solo ayudan las reliquias.
    Los Desastres se van al final de la ronda.
    .name = Desastres
fief-rules-fortunes = La **Buena cosecha** y el **Buen tiempo** se juegan en cualquier región. Si no acaban con un Desastre, cada molino y cada abadía de allí da 1 chelín más en esta ronda. En cada región solo cuenta una de cada clase.
    Un **Impuesto** cuesta un **tesoro**, de los que una familia tiene dos por ronda. Se pone
    - como **tallage**, el impuesto de un Lord, en su propio feudo, o por el Soberano en una región sin Lord: 2 chelines por ciudad, la controle quien la controle; sus dueños no cobran nada de la ciudad misma
    - como **diezmo**, por un obispo o arzobispo en su propio distrito: todos sus molinos pagan al prelado, con sus extras, y nada a sus dueños; las abadías no pagan
    { "" }Un Lord cautivo también puede gravar. Cada región admite un Impuesto por ronda. Una ciudad gravada puede rebelarse, pero nunca para la familia que la gravó.
    Si el Noble que puso el Impuesto muere antes de los ingresos, un tallage pasa a quien herede el título, y un diezmo se pierde.
    .name = Fortunas e impuestos
fief-rules-church = La carta de **obispo** o **arzobispo** va a un hombre soltero y libre que no reine, de tu familia o de la de tu aliado. Los obispos y arzobispos no se casan ni llegan a Rey. Votan (un arzobispo cuenta doble), ponen diezmos, calman rebeldes y hablan a los invasores. Solo un título de arzobispo sustituye a uno de obispo.
    La carta de **abadesa** va a una mujer soltera y funda una **abadía** en una ciudad sin edificio, tuya o de nadie; una **Abadía Real** si ella es de la Familia Real. Una abadesa puede tener varias. Para casarse o presentarse al trono pide permiso a los prelados en cuyos distritos estén sus abadías; si lo dan, el Soberano da el título a otra mujer o lo deja sin usar.
    Una abadía protege de la Peste, los rebeldes y la Justicia a los Nobles, pero no a las tropas. Da 2 chelines por cada abadesa y Lord que haya allí, y 3 por cada miembro de la Familia Real, por cada reliquia y por Excalibur, aun con Hambruna. La abadesa recibe además 1 por cada molino de su ciudad y de las vecinas.
    Una abadía destruida se reconstruye gratis. Una familia que ha ganado en batalla la ciudad de una abadía puede saquear la abadía esa ronda: **10** chelines, sus reliquias y la marca de la **herejía**.
    .name = La Iglesia
fief-rules-income = Todos cobran a la vez, en secreto:
    - **1** por cada ciudad que controlas, **1** más por su fortaleza o Ciudad Amurallada
    - **2** por cada molino de ellas, más Buena cosecha y Buen tiempo
    - lo que den tus abadías; sus molinos pagan a la abadesa
    - tallage y diezmos
    - **2** por la Reina
    { "" }Una ciudad asediada, su molino y su abadía no pagan nada; tampoco los molinos con Hambruna.
    Mientras haya aunque sea **un** invasor en Inglaterra, el total de todos se reduce a la mitad, redondeando hacia arriba.
    Después puedes **quemar** tus propios molinos por 2 chelines cada uno, antes de que te los quiten.
    Los chelines son secretos: nadie ve cuántos tienes.
    .name = Ingresos
fief-rules-purchases = Antes de comprar nada se paga todo **rescate** que una familia pueda pagar por completo.
    - **Soldado** 1 chelín, 1 punto, cae con 1 golpe · **arquero** 2 chelines, dispara, 1 punto, 1 golpe · **caballero** 3 chelines, 3 puntos, 3 golpes
    - **Bombarda** 3 chelines: marcha con el ejército, un dado antes del cuerpo a cuerpo, revienta si sale una cara en blanco
    - **Catapulta** 5 chelines: solo ante murallas que asedias, dos dados, no se mueve
    - **Fortaleza** 5 chelines, **molino** 3 chelines, **Fortaleza Real** 5 chelines
    { "" }Cada ciudad admite cuatro unidades nuevas por ronda; una asediada, ninguna. Tus fichas son el límite: 12 soldados, 8 caballeros, 4 arqueros, 3 bombardas, 2 catapultas. Los demás ven qué compras, pero no qué tropas hay en cada sitio.
    La **Fortaleza Real** la construye la Familia Real en una ciudad suya o de nadie; en el feudo de otra familia debe permitirlo su Lord. La ciudad deja su región, cuyo título cuesta lo mismo, y es de la corona con su guarnición.
    .name = Compras
fief-rules-titles = Si controlas **todas las ciudades** de una región y **una fortaleza** en ella, puedes hacer **Lord** a uno de tus Nobles, por 2 chelines por ciudad: una baronía (2 ciudades) cuesta 4; un condado (3), 6; un ducado (4), 8. La región es entonces un **feudo**: 1 punto de victoria, un voto, el derecho a gravarla.
    Una de sus fortalezas, la que elijas, pasa a ser la **Ciudad Amurallada**. Una familia que conquista la Ciudad Amurallada toma el título sin pagar. Perder otras ciudades no quita el título.
    El **Soberano** puede conceder gratis un título libre, con las mismas condiciones, a quien quiera.
    Quien tiene varios feudos puede ceder uno a un Noble de la familia en las compras, pero nunca el mayor.
    Baronías: las Marcas y Gales. Condados: el Norte y el Suroeste. Ducados: las Midlands y el Sureste.
    .name = Feudos y títulos
fief-rules-movement = Cada Noble libre tiene **dos movimientos**, un camino cada uno. Las tropas van con un solo Noble por ronda y se pueden recoger y dejar de paso; las catapultas no se mueven.
    Puedes entrar en cualquier ciudad, pero en su fortaleza o abadía solo con permiso: pide entrada o quédate en el camino. Para **seguir** desde la ciudad de otra familia que tenga gente dentro necesitas su permiso, salvo para volver por donde viniste. También necesitas permiso para usar un camino en el que espera otro o para salir de un asedio. Responden las órdenes permanentes o el dueño; no responder cuenta como no. En la ronda siguiente ya no necesitas el permiso de quienes no hayan luchado contigo allí. Quien se queda puede seguir después con las mismas tropas; una negativa se mantiene.
    - **Por mar:** un Noble que empieza la ronda en un puerto navega uno o dos mares hasta otro, por uno o dos movimientos, y luego puede marchar, nunca al revés.
    - **Sherwood** une York, Lincoln, King’s Lynn y Nottingham con un movimiento. Con 1 o 2 los bandidos te atrapan y piden 2 chelines por un Noble, 4 por un Lord, 5 por un clérigo, 10 por un clérigo que es Lord, nada por el Rey o la Reina. Si no pagas, el Noble se queda allí hasta que alguien pague o la corona lo indulte por paloma.
    - **Viaje real:** por los dos movimientos, los Nobles de una familia real van sin tropas desde cualquier sitio a la Abadía o Fortaleza Real.
    - **Desfile:** los Nobles que solo llevan caballeros se abren paso en el acto, cuerpo a cuerpo; cada dado de los defensores cuenta 1 golpe más. Quien gana deja un caballero y sigue. Soldados reales y ballesteros no desfilan.
    .name = Movimiento

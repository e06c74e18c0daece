# Los temas de /rules, en el orden en que los necesita quien empieza; la segunda mitad está en knights-rules-more.ftl.

knights-rules-goal = El trono está vacío y cada uno de vosotros es un Barón que lo quiere. Hay dos maneras de ganar:
    1. **Ciudades.** Quien tiene más de la mitad de las ciudades en pie del Reino cuando empieza el Mantenimiento gana en el acto (cinco ciudades con dos jugadores).
    2. **Influencia.** En cada Mantenimiento cada ciudad que controlas da 1 de Influencia de una pila común. El turno en que se agota es el último; gana quien tenga más Influencia, luego más ciudades, coronas con Fe y Votos, tropas.
    { "" }Por el camino hay cuatro monedas: las **coronas** pagan tropas, los **Votos** deciden en la Asamblea, la **Fe** anula la mala suerte y las **tropas** toman ciudades.
    Nada de lo que los Barones se prometen les obliga; las coronas cambian de mano en el acto y para siempre.
    .name = Objetivo
knights-rules-turn = Un turno tiene tres fases.
    1. **Planificación**, todos a la vez y en secreto: hasta dos cartas tuyas en cada una de tres pilas. A cada pila se unen dos cartas neutrales y se baraja.
    2. **Acciones:** pila a pila se descubren las cartas, una tras otra. Su dueño la usa o la declina; luego se **asigna** a Impuestos, Salarios o Asamblea. Cuando una casilla se llena, su fase se celebra en ese momento, en medio de todo.
    3. **Mantenimiento:** victoria, Influencia, revueltas, desembarcos, todos descansan, los Nobles vuelven al tablero.
    { "" }Por correo las pilas corren solas mientras nadie tenga que elegir. Lo que puedas decidir de antemano es una **orden permanente**: mira ese tema.
    .name = Un turno
knights-rules-planning = Tienes doce cartas, dos de cada clase, y pones hasta seis por turno. Solo se pueden poner las de tu **mano**: las que están en una casilla se quedan allí hasta que se celebre su fase.
    El panel tiene una lista para las tres pilas y otra por pila, en la que una carta puede ir dos veces: marca y sella. **Como el turno pasado** pone las mismas, y **Sellar como el turno pasado** además las sella. `/caballeros planear` lo hace en una línea. Hasta que todos hayan sellado puedes volver a abrir tu sello.
    La pila 1 se juega antes que la 2, así que lo que deba ir primero va allí; dentro de cada pila baraja el Destino. Piensa en las fases que traen tus cartas: recaudar llena Impuestos, reclutar llena Salarios, reunir apoyos la Asamblea. Seis cartas de las que cuatro van a Salarios son un plan para pagar pronto.
    Se pueden poner menos. Callar no pone ninguna, o el plan del turno pasado si así lo dicen tus órdenes.
    .name = Planificación
knights-rules-cards = **Recaudar Impuestos:** 1 corona por cada zona con un Noble tuyo en tierra. A Impuestos.
    { "" }**Contratar Tropas:** un marcador en cualquier espacio libre del Contador de Mercenarios, gratis. A Salarios.
    { "" }**Apoyar Reunión:** 2 Votos; si ahora tienes más que nadie, la Presidencia. A la Asamblea.
    { "" }**Servir a la Iglesia:** 1 de Fe; si ahora tienes más que nadie, eres Cabeza de la Iglesia. A cualquiera de las tres.
    { "" }**Movilizar Tropas:** nombra una zona; pueden ir allí los Nobles tuyos descansados que quieras, y luego puedes librar allí una batalla. A Salarios si has movido, a la Asamblea si has luchado, a una u otra si ambas cosas o ninguna.
    { "" }**Estrategia Versátil:** 2 coronas, o 1 Voto, o un movimiento, o una batalla, o un marcador pagado. Vuelve a tu mano.
    { "" }**Cartas neutrales:** Evento Importante, Financiar Expedición, Reclutamiento (una baja menos por 2 coronas), Mejorar Defensas (una brecha por 2, fortificar una ciudad por 4: +100 de fuerza, +1 de ingresos), Tiempos Inciertos (se baraja el Destino).
    Siempre se puede declinar; la carta se asigna igualmente.
    .name = Las cartas
knights-rules-spaces = Las cartas resueltas quedan en **Impuestos**, **Salarios** y **Asamblea**. Cuando una tiene dos cartas por jugador, su fase se celebra en ese momento: cuatro con dos jugadores, doce con seis. Después sus cartas vuelven a las manos de sus dueños.
    El panel dice cuántas hay y qué provocaría una carta tuya. Quien pone la última elige el momento: Impuestos justo después de tomar una ciudad, Salarios cuando un rival es pobre.
    { "" }**Contratar Mercenarios** no es una casilla: se hace cuando en el Contador hay un marcador más que jugadores. Si una carta provoca a la vez Salarios y contratación, primero van los Salarios.
    .name = Casillas y fases
knights-rules-nobles = Tienes cuatro Nobles, uno de cada forma, con un don al mandar si no están exhaustos:
    - **cuadrado:** previene 100 bajas
    - **círculo:** su ejército de 400 o menos no cobra, exhausto o no
    - **triángulo:** 1 victoria más
    - **estrella:** 100 bajas más
    { "" }Las cartas de tropas están con un Noble o en tu **Baluarte**. Los **Regulares** (50 o 100) son tuyos para siempre; los **Mercenarios** (de 50 a 200, de seis naciones) cobran salario.
    Una **baja** quita 100 de fuerza a un ejército. Cuando las bajas alcanzan a sus tropas, el Noble muere.
    Quien mueve o ataca queda **exhausto** al acabar la carta, hasta el Mantenimiento. No vuelve a mover ni atacar, pero se defiende.
    Al principio todos asignan seis cartas en secreto, colocan un Baluarte y luego los Nobles uno a uno.
    .name = Nobles y tropas
knights-rules-movement = Un movimiento es una de estas cosas:
    - **una zona**, no por montañas ni por un río sin puente
    - **hasta tres zonas por carretera**
    - **de puerto a puerto**, también al extranjero: queda exhausto en el acto, no se le puede atacar en el mar, y desembarca en el Mantenimiento
    { "" }De paso puede tomar tropas de tu Baluarte y de Nobles tuyos descansados; donde hay bajas, todas o ninguna.
    Para **atravesar** una zona hace falta permiso de cada rival con un Noble allí y de quien controle su ciudad. Para entrar no. Basta una negativa, y callar es negarse; el permiso se compra a menudo.
    Un Noble sitiado en tu ciudad o Baluarte no puede salir.
    .name = Movimiento
knights-rules-battle = Una batalla por carta, en una zona: los Nobles de un rival en campo abierto, o la ciudad o el Baluarte de allí.
    1. Cada bando nombra un **comandante**, antes el atacante.
    2. Cada uno roba una carta de Destino por cada 100 de fuerza, **2 más con comandante**, diez como mucho.
    3. Con comandante se **descartan dos**, sin mostrarlas. Las dos manos se enseñan a la vez; “roba 1” vuelve a robar.
    4. **Bajas:** las infligidas menos las prevenidas, 100 cada una; reparte el atacante, luego el defensor.
    5. Se comparan las **victorias**, salvo que un bando haya perdido a todos sus Nobles. Igual: nada más. Una más: victoria **parcial**. Dos o más: **total**.
    { "" }Tras un **empate** todos se quedan. Vencido **del todo**, un bando pierde a todos sus Nobles; **en parte**, cada uno se retira: el Destino nombra una nación, le deserta un Mercenario de ella y va a una zona vecina sin rivales, o si no exhausto a su Baluarte. Si no puede, muere.
    .name = Batalla
knights-rules-assault = Las murallas cuentan como fuerza del defensor, y sus Nobles de allí están dentro. Una ciudad neutral lucha sola y no descarta cartas.
    Las bajas del defensor pueden ser **brechas**, 100 de muralla cada una, hasta la fuerza de la ciudad. A 0 y sin nadie dentro se toma sin batalla.
    Atacar una ciudad o un Baluarte requiere **permiso de todo tercer Barón** con un Noble allí; callar es negarse. En campo abierto no.
    Vencer a una ciudad, en parte o del todo, la toma. **Consérvala** (ingresos, 1 de Influencia por turno, 1 Voto por Asamblea si está en el Reino) o **arrásala** en el acto por tres veces los ingresos impresos: desaparece para siempre y la mayoría necesita menos.
    Las brechas quedan hasta que se reparan.
    .name = Asalto
knights-rules-siege = En vez de asaltar puedes **sitiar** si eres más fuerte: tus ejércitos y 200, contra murallas, tropas dentro y 200 si las manda un Noble. Sin cartas ni bajas; tus Nobles quedan exhaustos.
    Una ciudad sitiada no paga ni da Influencia; nadie sale de ella. El asedio termina cuando no te queda ningún Noble en la zona.
    Sítiala **otra vez en un turno posterior**, aún más fuerte y con permiso, y cae: mueren todos los de dentro.
    Así que un asedio cuesta dos cartas y dos turnos, y un asalto una carta y sangre. Quien está dentro puede hacer una **salida**: batalla en campo abierto, sin murallas.
    .name = Asedio

# La Guerra de las Rosas: qué se rechaza, y qué hacer en su lugar.

## La partida, la mano, el libro de órdenes

roses-no-turn = Ahora decide { $seat }. Espera a que se te pregunte.
roses-no-words = La acción «{ $action }» está incompleta o tiene una palabra que no existe. Elige entre las sugerencias de { COMMAND("act") }.
roses-no-sealed = Has sellado tu elección. Si quieres cambiarla, pulsa antes **{ shared-verb-unseal }**.
roses-no-mulligan = Tu mano vale { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }; solo se puede cambiar una mano de { $most } puntos o menos. Conserva tu mano.
roses-no-block = Ese bloque no es tuyo: { $block }. Elige uno de los tuyos.
roses-no-off-map = { $block } no está en el mapa ({ $place }), así que no puede moverse. Elige un bloque del mapa.
roses-no-on-map = { $block } ya está en el mapa, en { $area }. Recluta un bloque de tu fondo.
roses-no-pool = { $block } no se puede reclutar ({ $place }). Recluta un bloque de tu fondo.
roses-no-spent = { $block } está boca abajo hasta la próxima campaña. Recluta otro bloque.

## Mover y reclutar

roses-no-points = No te quedan puntos de acción. Pulsa **Terminar las acciones**.
roses-no-event-march = Tu evento { $card } no permite marchar. Haz lo que permite o termina tus acciones.
roses-no-event-first = Nombra primero el área de { $card }; después lleva bloques allí.
roses-no-event-sea = Tu evento { $card } no permite navegar. Haz lo que permite o termina tus acciones.
roses-no-event-recruit = Tu evento { $card } no permite reclutar. Haz lo que permite o termina tus acciones.
roses-no-event-named = { $card } ya tiene su área este turno: { $area }. Mueve tus bloques o termina tus acciones.
roses-no-other-event = { $card } no es tu carta de este turno. Usa los puntos de la carta que has jugado.
roses-no-locked = { $block } va camino de la reunión en { $area }. Llévalo antes allí.
roses-no-already = { $block } ya está en { $area }. Elige otra área.
roses-no-border = { $block } está en { $from }, que no limita con { $area }. Elige un área vecina.
roses-no-exile = { $block } no puede entrar en { $area }: es un área de exilio del enemigo, donde nunca puedes entrar. Elige otra área.
roses-no-fresh = { $block } se ha reclutado este turno y se queda en { $area }. Mueve otro bloque.
roses-no-prisoner = { $block } está en prisión en { $area } hasta que allí solo haya bloques tuyos. Mueve otro bloque.
roses-no-pinned = { $block } tiene que quedarse en { $area }: el ataque principal que recibes allí es de { $n ->
        [one] 1 bloque
       *[other] { $n } bloques
    }, así que tienen que quedarse otros tantos de los tuyos, y allí te { $have ->
        [one] queda 1 bloque
       *[other] quedan { $have } bloques
    }. Mueve bloques de otra área.
roses-no-enemy-border = { $block } no puede salir hacia { $area }: por esa frontera ha llegado el enemigo. Elige otra salida.
roses-no-halted = { $block } se ha movido { $n ->
        [one] 1 área
       *[other] { $n } áreas
    } este turno, que es el máximo, y se queda en { $area }. Mueve otro bloque.
roses-no-halted-enemy = { $block } ha encontrado al enemigo en { $area } y se queda allí. Mueve otro bloque.
roses-no-halted-red = { $block } ha cruzado una frontera roja y este turno se queda en { $area }. Mueve otro bloque.
roses-no-gathered = { $block } está en la reunión, en { $area }, y se queda allí. Mueve otro bloque.
roses-no-sailed = { $block } ha navegado a { $area } y este turno se queda allí. Mueve otro bloque.
roses-no-marched = { $block } ha marchado a { $area }, y un bloque se mueve por tierra o por mar, no de las dos formas. Embarca otro bloque.
roses-no-back = { $block } no puede volver a { $area } por la frontera que acaba de cruzar. Elige otra área.
roses-no-limit = La frontera hacia { $area } admite como mucho { $n ->
        [one] 1 bloque
       *[other] { $n } bloques
    } y está llena. Elige otro camino para { $block }.
roses-no-borders = Ya has entrado en { $area } por { $n ->
        [one] 1 frontera
       *[other] { $n } fronteras
    }, que es el máximo. Envía a { $block } por una de ellas.
roses-no-muster = { $block } no llega por { $area } a la reunión en { $place }: por ahí cruzaría más de { $n } fronteras en total. Elige otro camino o deja el bloque donde está.
roses-no-muster-red = { $block } no llega por { $area } a la reunión en { $place }: la frontera de { $area } es roja, y quien cruza una frontera roja se detiene allí. Elige otro camino o deja el bloque donde está.
roses-no-muster-full = { $block } no llega por { $area } a la reunión en { $place }: la frontera entre { $area } y { $place } está llena este turno. Elige otro camino o deja el bloque donde está.
roses-no-muster-enemy = { $block } no puede ir por { $area } a la reunión en { $place }: allí hay enemigos. Elige otro camino o deja el bloque donde está.
roses-no-muster-area = En { $area } hay enemigos, así que tus bloques no pueden reunirse allí. Nombra un área tuya o vacía.
roses-no-muster-exile = { $area } es un área de exilio del enemigo, así que tus bloques no pueden reunirse allí. Nombra un área tuya o vacía.
roses-no-muster-sea = A { $area } solo se llega por mar, y a una reunión no se va por mar. Nombra un área a la que se llegue por tierra.
roses-no-plague-area = En { $area } no hay bloques enemigos. Nombra un área con ciudad que solo tenga bloques enemigos.
roses-no-plague-city = En { $area } no hay ciudad. Nombra un área con ciudad que solo tenga bloques enemigos.
roses-no-plague-own = En { $area } hay también bloques tuyos. Nombra un área con ciudad que solo tenga bloques enemigos.
roses-no-sailor = { $block } no puede navegar. Muévelo por tierra.
roses-no-zone = { $block } está en { $from }, que no da al mismo mar que { $area }. Elige una costa del mismo mar.
roses-no-landing = { $block } no puede desembarcar en { $area }: hay enemigos y solo el evento Piratería lo permite. Elige una costa sin enemigos.
roses-no-muster-place = { $block } no puede entrar en { $area }. { $areas_count ->
        [0] Ahora todos sus lugares están cerrados; recluta otro bloque.
       *[other] Elige uno de sus lugares: { $areas }.
    }
roses-no-recruit-enemy = { $block } no puede entrar en { $area }: hay enemigos. Elige un área sin enemigos.
roses-no-recruit-rebel = { $block } no puede entrar en { $area }: solo puede entrar en un área fuera del exilio sin bloques de ninguna casa. Elige otra área.
roses-no-main = Tus bloques no entraron en { $area } por ahí. Elige por dónde entraron: { $origins }.
roses-no-main-area = En { $area } no hay ningún ataque principal que nombrar. Elige uno de los ataques de tu panel.

## Batallas

roses-no-battle = En { $area } no hay ninguna batalla. Elige una de estas: { $areas }.
roses-no-initiative = Aún no es el turno de { $block }. Ahora es el turno de { $blocks }.
roses-no-acted = { $block } ya ha actuado en esta ronda. Ahora es el turno de { $blocks }.
roses-no-line = { $block } no está en la línea de esta batalla. Ahora es el turno de { $blocks }.
roses-no-retreat-yet = { $block } no puede retirarse en la ronda 1 de una batalla, solo desde la 2. Haz que dispare o espere.
roses-no-way-enemy = { $block } no puede ir a { $area }: hay enemigos. Elige un área sin enemigos.
roses-no-way-sea = { $block } vino por mar y tiene que salir por el mismo mar, así que no puede ir a { $area }. Elige una costa de ese mar sin enemigos.
roses-no-last-round = { $block } tiene que retirarse: en la ronda 4 quien ataca tiene que dejar la batalla. Elige adónde va.
roses-no-charge = { $block } no puede cargar: solo puede tu heredero mayor en línea, que es { $heir }. Haz que dispare.
roses-no-charge-heir = { $block } no puede cargar: solo puede un heredero en línea, y allí no tienes ninguno. Haz que dispare.
roses-no-target = { $block } no puede cargar contra { $target }, que no está en la línea enemiga. Elige entre: { $blocks }.
roses-no-leader = { $block } no puede hacer tiradas de traición: solo pueden el Rey, el Pretendiente y Warwick. Haz que dispare.
roses-no-rolled = { $block } ya ha hecho su tirada de traición en esta batalla. Haz que dispare.
roses-no-treason-line = { $target } no está en la línea enemiga. Elige a un enemigo en línea.
roses-no-treason-head = { $target } dirige la otra casa y nunca cambia de bando. Elige a otro enemigo.
roses-no-treason-loyal = { $target } no tiene número de lealtad, así que nunca cambia de bando. Elige a otro enemigo.
roses-no-treason-turned = { $target } ya ha cambiado de bando en esta batalla, así que no puedes hacer otra tirada de traición contra ese bloque. Elige a otro enemigo.
roses-no-treason-north = Warwick no puede hacer tiradas de traición contra Northumberland ni Westmoreland, y { $target } es uno de ellos. Elige a otro enemigo.
roses-no-hit = { $block } no puede recibir estos impactos: van a los más fuertes de tu línea. Elige entre: { $blocks }.
roses-no-regroup = { $block } no está en { $area }, y solo se reagrupan los bloques que han ganado allí. Elige uno de ellos.

## Suministro y vuelta a casa

roses-no-execution = { $block } no es tu rehén; lo es { $target }. Ejecuta o perdona a { $target }.
roses-no-entry = { $block } no puede entrar por { $area }. Elige entre estas áreas: { $areas }.
roses-no-entry-heir = { $block } no entra ahora: entra { $heir }. Elige por dónde entra { $heir }.
roses-no-loss = { $block } no tiene que perder un paso. Elige un bloque de { $areas }, donde no se puede alimentar a todos.
roses-no-paid = { $block } ya ha perdido un paso en esta fase de suministro. Elige otro bloque.
roses-no-home = { $block } no puede elegir { $area } como hogar. { $areas_count ->
        [0] Aún no tiene ningún hogar abierto. Envía antes a casa a tus otros bloques.
       *[other] Elige entre: { $areas }.
    }
roses-no-home-pool = { $block } no puede elegir el fondo: solo puede un Neville con todos sus escudos cerrados. Elige uno de sus hogares.
roses-no-home-gone = { $block } ya ha ido a casa, a { $area }. Elige otro bloque.
roses-no-home-exile = { $block } está en el exilio en { $area } y se queda allí. Elige otro bloque.
roses-no-home-yet = { $area } quedará libre para { $block } en cuanto salgan tus otros bloques. Envíalos antes a casa.
roses-no-dismissal = { $block } no tiene que dejar el exilio. Elige un bloque de { $areas }, donde no se puede alimentar a todos.

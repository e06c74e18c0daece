# La Guerra de las Rosas: qué se rechaza, y qué hacer en su lugar.

## La partida, la mano, el libro de órdenes

roses-no-turn = Ahora decide { $seat }. Espera a que se te pregunte.
roses-no-words = «{ $action }» está incompleta o nombra algo desconocido. `/act` sugiere cómo se escribe.
roses-no-sealed = Has sellado. Si quieres cambiar algo, pulsa antes **Abrir el sello** (`unseal`).
roses-no-mulligan = Tu mano vale { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }; solo con 13 o menos se puede enseñar y pedir otra.
roses-no-block = No tienes ese bloque en el mapa: { $block }.
roses-no-pool = No tienes ese bloque en tu fondo: { $block }.
roses-no-spent = Ese bloque está boca abajo y se puede reclutar otra vez en la próxima campaña: { $block }.

## Mover y reclutar

roses-no-points = No te quedan puntos de acción. Pulsa **Terminar las acciones** (`done`).
roses-no-event = El evento { $card } no permite eso ahora. `/rules` cuenta qué hace cada evento.
roses-no-locked = Hay un bloque camino de la reunión, que antes tiene que llegar: { $block }.
roses-no-border = { $block } no está en ningún área que limite con { $area }.
roses-no-exile = { $block } no puede entrar en { $area }: es un exilio enemigo.
roses-no-fresh = { $block } ha llegado este turno y se queda en { $area }.
roses-no-prisoner = { $block } está en prisión en { $area } y no se mueve hasta que solo tus bloques ocupen el área.
roses-no-pinned = El ataque en { $area } inmoviliza a { $block }: tienen que quedarse tantos bloques tuyos como atacan allí.
roses-no-enemy-border = { $block } no puede salir hacia { $area }: por esa frontera ha llegado el enemigo.
roses-no-halted = { $block } no puede seguir este turno y se queda en { $area }.
roses-no-back = { $block } no puede volver a { $area } por la frontera que acaba de cruzar.
roses-no-limit = La frontera hacia { $area } no admite más bloques este turno. { $block } necesita otro camino.
roses-no-borders = Ya atacas { $area } por tantas fronteras como se permite. { $block } tiene que usar una de ellas.
roses-no-muster = { $block } no llega a la reunión por { $area }: su camino ha de estar libre de enemigos y acabar en la reunión.
roses-no-muster-area = No puede haber reunión en { $area }: ha de ser tuya o estar vacía, y alcanzarse por tierra.
roses-no-plague-area = No puede haber peste en { $area }: ha de ser un área con ciudad, ocupada solo por el enemigo.
roses-no-sailor = { $block } nunca navega, así que tampoco a { $area }.
roses-no-zone = { $block } no está en el mismo mar que { $area }.
roses-no-landing = { $block } no puede desembarcar en { $area }: hay enemigos. Solo el evento Piratería lo permite.
roses-no-muster-place = { $block } no se puede reclutar en { $area }. Cada clase de bloque tiene sus lugares, y han de estar libres de enemigos; `/rules` los cuenta.
roses-no-main = «{ $action }» no nombra ninguna frontera por la que hayas llegado. `/act` sugiere las que usaste.

## Batallas

roses-no-battle = No hay ninguna batalla en { $area }.
roses-no-initiative = No es el turno de { $block }. Las letras actúan de la A a la D, quien defiende primero.
roses-no-retreat-yet = { $block } aún no puede retirarse: nadie se retira en la ronda 1.
roses-no-haven = { $block } no puede retirarse a { $area }. Valen las áreas vecinas libres de enemigos, por fronteras con sitio por las que no haya llegado el enemigo.
roses-no-last-round = { $block } tiene que retirarse: quien ataca sale en la ronda 4.
roses-no-charge = { $block } no puede cargar contra { $target }: solo carga tu heredero mayor en línea.
roses-no-target = { $block } no puede cargar contra { $target }: no está en la línea enemiga.
roses-no-leader = { $block } no tiene tirada de traición contra { $target }: el Rey, el Pretendiente y Warwick hacen una cada uno por batalla.
roses-no-treason-target = { $block } no puede tentar a { $target }. Valen los enemigos en línea con lealtad que no acaben de cambiar de bando; Warwick no puede tentar a Northumberland ni a Westmoreland.
roses-no-hit = { $block } no está entre los más fuertes: los impactos van al bloque más fuerte de la línea.
roses-no-regroup = { $block } no puede reagruparse en { $area }. Valen las áreas vecinas libres de enemigos, por fronteras con sitio.

## Suministro y vuelta a casa

roses-no-execution = No tienes ese rehén: { $block }.
roses-no-entry = { $block } no puede entrar por { $area }. Los herederos reales entran por una corona libre de enemigos; los del Pretendiente, por el exilio.
roses-no-loss = { $block } no tiene que perder un paso. Elige un bloque de un área donde sobren.
roses-no-home = { $area } no es un hogar abierto para { $block }.
roses-no-home-yet = { $area } quedará libre para { $block } en cuanto salgan tus otros bloques: envíalos antes a casa.
roses-no-dismissal = { $block } no tiene que irse. Elige un bloque de un exilio donde sobren.

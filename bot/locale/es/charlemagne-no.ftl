# Carlomagno: qué se rechaza, por qué y qué hacer en su lugar.

## Marcadores, vasallaje, conversión, revuelta

charlemagne-no-marker = No tienes ese marcador: { $marker }. Tu panel dice cuáles tienes.
charlemagne-no-marker-now = Ese marcador no se puede usar en este paso: { $marker }. El tema *Marcadores* de { COMMAND("rules") } dice cuándo se usa cada uno.
charlemagne-no-marker-twice = Ese marcador solo se puede usar una vez por turno de jugador y ya has usado uno: { $marker }. Guarda el siguiente para otro turno.
charlemagne-no-marker-words = Di qué marcador juegas y, con Augustus, también qué líder lo lleva. { COMMAND("act") } enseña lo que se puede hacer ahora.
charlemagne-no-march-twice = Cada fuerza puede hacer una sola marcha forzada y esta ya la ha hecho. Usa los puntos de operaciones que quedan o termina esta fuerza.
charlemagne-no-lay-vassalage = Ese marcador no suma en el vasallaje: { $marker }. Pon un marcador de vasallaje, la Corona de Pavía, la Donación de Constantino, la Asamblea General o el Anillo de los ávaros.
charlemagne-no-lay-faith = Ese marcador no ayuda a predicar: { $marker }. Pon un misionero o la Donación de Constantino.
charlemagne-no-bearer = Augustus solo puede llevarlo un líder tuyo en juego. Nombra a Carlomagno o el lugar de un líder.
charlemagne-no-bearer-none = No tienes ningún líder en juego y Augustus necesita uno. Guarda el marcador hasta que robes un líder.
charlemagne-no-ring = El Anillo de los ávaros solo paga mientras tus unidades ocupan el Anillo. Guarda el marcador hasta entonces o úsalo para el vasallaje.
charlemagne-no-assembly = Solo el Imperio puede convocar la Asamblea General. Usa el marcador para el vasallaje.
charlemagne-no-assembly-none = La Asamblea General no está convocada. Juega antes su marcador.
charlemagne-no-assembly-over = La Asamblea General ya ha dado { $count ->
        [one] su unidad
       *[other] sus { $count } unidades
    }. Recluta el resto de tu leva o termínala.
charlemagne-no-assembly-twice = La Asamblea General ya ha dado su unidad a esa región: { $region }. Nombra otra.
charlemagne-no-own-region = Esa región ya es tuya: { $region }. Elige una neutral o enemiga.
charlemagne-no-austrasia = Las Tribus nunca pueden ganarse a Austrasia. Elige otra región.
charlemagne-no-vassalage-marker = No tienes ningún marcador que cuente para el vasallaje. Termina el vasallaje y compra marcadores en tu fase de tesoro.
charlemagne-no-missionary-marker = No tienes ningún misionero ni la Donación de Constantino. Haz otra cosa con esta fuerza y compra marcadores en tu fase de tesoro.
charlemagne-no-nothing-laid = Aún no has puesto ningún marcador. Pon uno o pulsa **Cancelar y volver**.
charlemagne-no-guard = Has respondido con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, pero { $most ->
        [0] no tienes ningún marcador que cuente aquí. Responde con 0 puntos.
        [one] solo tienes 1 punto que cuente aquí. Responde con 0 puntos o con 1.
       *[other] solo tienes { $most } puntos que cuenten aquí. Responde con { $most } puntos como mucho.
    }
charlemagne-no-revolt = Por esa región no se tira ahora un dado de revuelta: { $region }. Elige una de las regiones que tienen el dado a la vista.
charlemagne-no-name-austrasia = Austrasia nunca se rebela. Nombra otra región.
charlemagne-no-name-twice = Esa región ya está nombrada: { $region }. Nombra otra.
charlemagne-no-name-empire = Esa región es del Imperio: { $region }. Ya has nombrado { $most ->
        [one] la única región
       *[other] las { $most } regiones
    } del Imperio que puedes nombrar. Nombra una que el Imperio no controle.
charlemagne-no-raid-port = En { $place } no hay ningún puerto que funcione. Elige uno de los puertos de la lista.
charlemagne-no-raid-sea = Estos piratas no llegan a esa costa: { $place }. Elige uno de los puertos de la lista.
charlemagne-no-raid-own = Las Tribus ocupan { $place } y los piratas no atacan a las Tribus. Elige uno de los puertos de la lista.
charlemagne-no-raid-held = Los piratas solo atacan puertos con una unidad como mucho y sin flota; en { $place } hay más defensa. Elige uno de los puertos de la lista.
charlemagne-no-leader-place = Un líder se une a unidades tuyas en el mapa y en { $place } no hay ninguna. Elige un lugar de la lista.
charlemagne-no-bury = En { $place } no tienes ningún líder que pueda morir; Carlomagno nunca muere así. Elige un lugar de la lista.
charlemagne-no-convert-here = Desde { $place } no se puede convertir ninguna región: es mar abierto. Lleva antes la fuerza a una región.
charlemagne-no-convert-area = En un área periférica no se puede predicar: { $place }. Lleva antes la fuerza a un hexágono de una región.
charlemagne-no-convert-empire = El Imperio solo predica el cristianismo, no el { $religion }. Elige el cristianismo.
charlemagne-no-convert-faith = Esta fuerza no puede predicar el { $religion }: sin líder solo predica la religión de sus unidades. Elige una religión de la lista o lleva un líder.
charlemagne-no-convert-same = La religión de { $region } ya es el { $religion }. Predica en otra región.

## Tesoro y leva

charlemagne-no-points = Eso cuesta { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    } de tesoro y solo tienes { $have }. Compra algo más barato o termina las compras.
charlemagne-no-supply-points = El aprovisionamiento de todas tus unidades cuesta { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    } de tesoro y solo tienes { $have }. Manda unidades a casa hasta que puedas pagar.
charlemagne-no-closing = Has retirado un saqueo y eso se hace al final: en esta fase ya no puedes comprar nada más. Retira más saqueos o termina las compras.
charlemagne-no-cup = El recipiente está vacío: no hay ningún marcador que comprar. Compra otra cosa o termina las compras.
charlemagne-no-hire-kind = Esa clase de unidad no se puede contratar: { $unit }. Elige una de la lista.
charlemagne-no-hire-region = No controlas la región de origen de esa unidad: { $unit }. Contrata unidades de una región que controles.
charlemagne-no-hire-home = Esa unidad ({ $unit }) solo se contrata en su región de origen, y { $place } no está en ella. Elige un lugar de la lista.
charlemagne-no-hire-burg = Los mercenarios llegan solo a un burgo que funcione y en { $place } no hay ninguno. Elige un lugar de la lista.
charlemagne-no-hire-held = Los mercenarios llegan solo a un burgo que ocupes y tus unidades no ocupan { $place }. Elige un lugar de la lista.
charlemagne-no-hire-port = Una flota solo se contrata en un puerto y en { $place } no hay ninguno. Elige un puerto que ocupes.
charlemagne-no-hire-twice = Cada burgo recibe un mercenario por fase, y { $place } ya ha recibido el suyo. Elige otro burgo.
charlemagne-no-area-full = Un área periférica recibe { $most ->
        [one] 1 unidad nueva
       *[other] { $most } unidades nuevas
    } por turno y esta ya las ha recibido: { $place }. Elige otro lugar.
charlemagne-no-counters = Todas las fichas de esa clase están ya en el mapa: { $unit }. Elige otra clase.
charlemagne-no-stack = En un hexágono caben { $most ->
        [one] 1 unidad
       *[other] { $most } unidades
    } sin contar líderes y en { $place } habría más. Elige otro lugar o lleva menos unidades.
charlemagne-no-stack-mixed = Las unidades tribales de regiones distintas no pueden compartir hexágono y en { $place } hay unidades de otra. Elige otro lugar.
charlemagne-no-scara = En esta mesa se juega sin la Scara. Contrata otras unidades.
charlemagne-no-scara-empire = Solo el Imperio puede contratar la Scara. Contrata otras unidades.
charlemagne-no-scara-place = La Scara llega solo a un burgo que funcione y en { $place } no hay ninguno. Elige un burgo con un líder tuyo.
charlemagne-no-scara-leader = La Scara llega solo a un burgo con un líder del Imperio y en { $place } no hay ninguno. Elige un burgo con un líder tuyo.
charlemagne-no-build-sea = En mar abierto no se puede construir: { $place }. Elige un hexágono de tierra que ocupes.
charlemagne-no-build-area = En un área periférica no se puede construir: { $place }. Elige un hexágono que ocupes.
charlemagne-no-build-empty = Solo puedes construir donde haya unidades tuyas y en { $place } no hay ninguna. Elige un hexágono que ocupes.
charlemagne-no-build-pillaged = En { $place } no puedes construir mientras haya un saqueo. Retíralo en esta fase y construye allí en tu próximo turno.
charlemagne-no-build-burg = En { $place } ya hay un burgo. Elige otro hexágono o construye un marcador de civilización.
charlemagne-no-build-civilisation = En { $place } ya hay un marcador de civilización. Elige otro hexágono o construye un burgo.
charlemagne-no-build-limit = En esta mesa solo { $limit ->
        [one] se construye 1 marcador por turno de jugador y ya lo has construido
       *[other] se construyen { $limit } marcadores por turno de jugador y ya los has construido
    }. Compra otra cosa o termina las compras.
charlemagne-no-clear-nothing = En { $place } no hay ningún saqueo que retirar. Elige un lugar de la lista o termina las compras.
charlemagne-no-clear-empty = Solo puedes retirar un saqueo donde haya unidades tuyas, y en { $place } no hay ninguna. Elige otro lugar, o termina las compras y lleva allí unidades en las operaciones.
charlemagne-no-levy-kind = Esa clase de unidad no llega por leva: { $unit }. Elige una de la lista.
charlemagne-no-levy-region = No controlas esa región: { $region }. Elige una de las tuyas.
charlemagne-no-levy-done = Esa región ya ha reclutado toda su leva de este turno: { $region }. Elige otra o termina la leva.
charlemagne-no-levy-home = Esa unidad ({ $unit }) solo se recluta en su región de origen, y { $place } no está en ella. Elige un lugar de la lista.
charlemagne-no-levy-coast = Una flota necesita costa o puerto y en { $place } no hay ni lo uno ni lo otro. Elige otro hexágono.
charlemagne-no-levy-twice = En cada hexágono se recluta una unidad por fase, y en { $place } ya se ha reclutado una. Elige otro hexágono.
charlemagne-no-levy-enemy = En { $place } no se puede reclutar porque hay enemigos. Elige otro hexágono de la región.
charlemagne-no-levy-neutral = En { $place } no se puede reclutar porque hay unidades neutrales. Elige otro hexágono de la región.
charlemagne-no-levy-zone = En una zona de control enemiga no se puede reclutar: { $place }. Elige otro hexágono de la región.
charlemagne-no-levy-pillaged = En { $place } no se puede reclutar mientras haya un saqueo. Elige otro hexágono de la región.
charlemagne-no-place-unit = En { $place } no tienes esa unidad para moverla: { $unit }. Elige una de la lista.
charlemagne-no-place-same = La unidad ya está en { $place }. Elige otro hexágono o déjala allí.
charlemagne-no-place-home = Esa unidad ({ $unit }) empieza en su región de origen, y { $place } no está en ella. Elige un lugar de la lista.
charlemagne-no-place-burg = Cada burgo debe conservar al menos una unidad, y esta es la única de { $place }. Lleva antes otra allí o elige una distinta.
charlemagne-no-place-forage = En { $place } no puede empezar ninguna unidad más: el hexágono solo alimenta a { $forage ->
        [one] 1 unidad y ya la tiene
       *[other] { $forage } unidades y ya las tiene
    }. Elige otro hexágono.
charlemagne-no-disband = En { $place } no tienes esa unidad para mandarla a casa: { $unit }. Elige una de la lista.
charlemagne-no-disband-fed = No hace falta mandar a casa ninguna unidad de { $place }: allí comen todas. Elige una unidad de la lista.

## Operaciones y batalla

charlemagne-no-force-none = No tienes ninguna unidad en { $place }. Elige un lugar de la lista.
charlemagne-no-force-spent = Todas tus unidades en { $place } ya han operado este turno. Elige otro lugar o termina las operaciones.
charlemagne-no-force-aboard = Tus unidades en { $place } van en una flota que ya ha operado este turno. Elige otro lugar o termina las operaciones.
charlemagne-no-muster-aboard = Las unidades embarcadas en { $place } no pueden ir a ningún sitio sin una flota. Marca también una flota o desmárcalas.
charlemagne-no-force-empty = La fuerza está vacía. Marca al menos una unidad o pulsa **Cancelar y volver**.
charlemagne-no-cargo = Una flota lleva { $most } unidades de tierra y { $over ->
        [one] sobra 1
       *[other] sobran { $over }
    }. Desmarca alguna o marca otra flota.
charlemagne-no-left-at-sea = { $count ->
        [one] Se quedaría 1 unidad
       *[other] Se quedarían { $count } unidades
    } en el mar sin sitio en una flota. Llévate todas las unidades o deja también una flota.
charlemagne-no-take = { $count ->
        [0] En { $place } no tienes esa unidad para marcarla: { $unit }. Elige una unidad de la lista.
       *[other] En { $place } puedes marcar de 0 a { $count } de estas unidades: { $unit }. Elige un número de la lista.
    }
charlemagne-no-take-same = Ya has marcado esa cantidad. Elige otro número o ponte en marcha.
charlemagne-no-operations = Eso cuesta { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    } de operaciones y la fuerza tiene { $have }. Elige algo más barato o termina esta fuerza.
charlemagne-no-reach = El camino a { $place } cuesta { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    } de operaciones y la fuerza tiene { $have }. Elige un destino más cercano.
charlemagne-no-no-path = No hay ningún camino por el que esta fuerza llegue a { $place }. Elige un destino de la lista.
charlemagne-no-no-way = Esta fuerza no está a un paso de { $place }. Elige ese lugar como destino o elige un paso de la lista.
charlemagne-no-here-already = La fuerza ya está en { $place }. Elige otro destino.
charlemagne-no-enemy-there = El enemigo ocupa { $place }. Acércate y ataca, o elige otro destino.
charlemagne-no-neutral-there = Hay unidades neutrales en { $place }, así que no puedes entrar ni pasar. Da un rodeo, o atácalas, lo que entrega su región al otro bando.
charlemagne-no-area = { $place } es un área periférica: solo entran unidades de su propia gente. Elige otro destino.
charlemagne-no-halted = La fuerza ha entrado en una zona de control enemiga y debe detenerse aquí. Ataca desde aquí o termina esta fuerza.
charlemagne-no-zone-to-zone = Una fuerza no puede pasar de una zona de control enemiga a otra, y esta ya está en una y { $place } en otra. Da un rodeo o ataca.
charlemagne-no-not-beside = La fuerza no está junto a { $place }. Acércate antes o ataca un lugar de la lista.
charlemagne-no-attack-area = Una fuerza no puede atacar desde un área periférica. Llévala antes a un hexágono.
charlemagne-no-attack-water = Un ejército ataca solo por tierra y { $place } está al otro lado del agua. Da un rodeo o ataca con una flota.
charlemagne-no-attack-land = Una flota ataca solo por agua y a { $place } solo se llega por tierra. Navega hasta su lado, o desembarca las unidades y ataca el próximo turno.
charlemagne-no-nobody-there = En { $place } no hay nadie a quien atacar. Entra sin más.
charlemagne-no-own-there = Tus propias unidades ocupan { $place }. Ataca un lugar de la lista.
charlemagne-no-zone = En una zona de control enemiga no se puede saquear ni predicar: { $place }. Vence antes al enemigo de al lado o mueve la fuerza.
charlemagne-no-pillage-sea = En mar abierto no hay nada que saquear: { $place }. Lleva antes la fuerza a una costa o termínala.
charlemagne-no-pillage-area = Un área periférica no se puede saquear: { $place }. Lleva antes la fuerza a un hexágono de una región o termínala.
charlemagne-no-pillage-twice = No puedes saquear { $place } porque ya hay un saqueo. Elige otra cosa o termina esta fuerza.
charlemagne-no-drop = { $count ->
        [0] La fuerza no tiene esa unidad para dejarla atrás: { $unit }. Elige una unidad de la lista.
        [one] La fuerza solo tiene 1 de estas unidades para dejar atrás: { $unit }. Elige un número de la lista.
       *[other] La fuerza solo tiene { $count } de estas unidades para dejar atrás: { $unit }. Elige un número de la lista.
    }
charlemagne-no-drop-all = No puedes dejar atrás toda la fuerza. Deja menos unidades o termina esta fuerza.
charlemagne-no-drop-ships = { $load ->
        [one] Va embarcada 1 unidad
       *[other] Van embarcadas { $load } unidades
    } de tierra, y en las flotas que seguirían navegando { $room ->
        [0] no hay sitio para ninguna
       *[other] solo hay sitio para { $room }
    }. Conserva más flotas o deja antes unidades de tierra.
charlemagne-no-land-nobody = No hay nadie a bordo que pueda desembarcar. Mueve o ataca con esta fuerza, o termínala.
charlemagne-no-land-here = En { $place } no se puede desembarcar: no es costa. Navega antes hasta una costa o un puerto.
charlemagne-no-advance-twice = Cada bando juega un avance militar por batalla y ya has jugado el tuyo. Juega otra cosa o no juegues más marcadores.
charlemagne-no-treachery-twice = Cada bando juega una traición por batalla y ya has jugado la tuya. Juega otra cosa o no juegues más marcadores.
charlemagne-no-treachery-nothing = La traición no cambiaría nada: el { $what } no multiplica la fuerza del enemigo. Juega otra cosa o no juegues más marcadores.
charlemagne-no-duels = En esta mesa se juega sin combate personal. Sigue con la batalla.
charlemagne-no-duel-twice = Solo puede haber un combate personal por batalla y en esta ya lo ha habido. Sigue con la batalla.
charlemagne-no-duel-late = Quien defiende solo puede pedir el combate personal antes de que el atacante prepare la batalla, y ya la ha preparado. Sigue con la batalla.
charlemagne-no-duel-marker = El combate personal se pide antes de jugar marcadores, y en esta batalla ya has jugado uno. Deshaz el marcador o combate sin combate personal.
charlemagne-no-duel-enemy = El enemigo no tiene aquí ningún líder contra quien luchar. Sigue con la batalla.
charlemagne-no-duel-own = No tienes ese líder en esta batalla. Nombra uno tuyo que esté en ella.
charlemagne-no-lose = En { $place } no tienes esa unidad para perderla: { $unit }. Elige una de la lista.
charlemagne-no-lose-leader = Esa unidad aún no se puede perder: { $unit }. Los líderes se pierden los últimos, y en { $place } quedan otras unidades. Elige una de ellas en la lista.
charlemagne-no-stand = El retroceso no puede acabar en { $place }: solo en un burgo pueden parar antes las unidades vencidas. Elige el siguiente hexágono de la lista.
charlemagne-no-stand-first = Tus unidades se están retirando y deben salir de { $place }. Elige un hexágono de la lista.
charlemagne-no-retreat-far = Tus unidades no están junto a { $place }. Elige un hexágono de la lista.
charlemagne-no-retreat-held = Tus unidades no pueden entrar en { $place } porque hay unidades enemigas o neutrales. Elige un hexágono de la lista.
charlemagne-no-retreat-full = En { $place } no caben estas unidades. Elige un hexágono de la lista.
charlemagne-no-retreat-mixed = En { $place } hay unidades tribales de otra región, y las tuyas no pueden compartir hexágono con ellas. Elige un hexágono de la lista.
charlemagne-no-retreat-area = Tus unidades no pueden retroceder a un área periférica: { $place }. Elige un hexágono de la lista.
charlemagne-no-retreat-zone = Tus unidades no pueden retroceder a una zona de control enemiga: { $place }. Elige un hexágono de la lista.
charlemagne-no-retreat-nearer = Las unidades vencidas deben alejarse del enemigo y { $place } no queda más lejos. Elige un hexágono de la lista.
charlemagne-no-retreat-river = En el camino a { $place } hay un río, y las unidades que se retiran no pueden cruzar ríos. Elige un hexágono de la lista.
charlemagne-no-retreat-rough = Las unidades que se retiran no pueden entrar en terreno agreste sin paso: { $place }. Elige un hexágono de la lista.
charlemagne-no-retreat-end = Desde { $place } tus unidades no podrían retroceder tanto como deben. Elige un hexágono de la lista.
charlemagne-no-retreat-back = Tus unidades se retiran de { $place } ante un ataque y no pueden volver a entrar. Elige un hexágono de la lista.

## Tratados

charlemagne-no-clause-side = Una cláusula obliga al Imperio o a las Tribus, y no hay otro bando. Nombra uno de los dos.
charlemagne-no-clause-no-marker = Ningún marcador se llama así. Elige un marcador de la lista.
charlemagne-no-clause-no-region = Solo se puede renunciar al control de una región, y ninguna se llama así. Elige una región de la lista.
charlemagne-no-clause-no-place = Ninguna región ni ningún burgo se llama así. Elige un burgo o una región de la lista.
charlemagne-no-clause-points = Una cláusula puede incluir de 1 a { $most } puntos de tesoro. Elige una cantidad de la lista.
charlemagne-no-clause-marker = Ese marcador no puede cambiar de manos: nunca se guarda en la mano. Elige un marcador de la lista.
charlemagne-no-clause-control = Ese bando no controla esa región, así que no puede renunciar a ella: { $region }. Elige una región de la lista.
charlemagne-no-clause-burg = Esa cláusula pide una región o un burgo que funcione, y en { $place } no hay ninguno. Elige un burgo o una región de la lista.
charlemagne-no-clause-twice = Tu borrador ya tiene esa cláusula. Añade otra o propón el borrador.
charlemagne-no-draft-empty = Tu borrador está vacío. Añade antes una cláusula.
charlemagne-no-draft-full = Un tratado tiene { $most } cláusulas como mucho y tu borrador ya las tiene. Propón el borrador o rómpelo.
charlemagne-no-draft-give = No puedes dar lo que promete tu borrador: { $clauses }; tienes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de tesoro. Rompe el borrador y promete menos.
charlemagne-no-draft-waiting = Solo puedes tener una oferta a la vez, y la tuya, el tratado { $number }, sigue abierta. Retírala antes o espera la respuesta.
charlemagne-no-treaty-entry = El tratado { $number } te prohíbe entrar en este lugar: { $place }. Elige otro destino o rompe el tratado, que te cuesta tantos marcadores como diga un dado.
charlemagne-no-treaty-attack = El tratado { $number } te prohíbe atacar al otro bando. Haz otra cosa o rompe el tratado, que te cuesta tantos marcadores como diga un dado.
charlemagne-no-treaty-give = No puedes dar lo que el tratado { $number } te pide: { $clauses }; tienes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de tesoro. Recházalo o propón uno que puedas cumplir.
charlemagne-no-treaty-none = El tratado { $number } no está en vigor. Elige un tratado de la lista.
charlemagne-no-treaty-free = El tratado { $number } solo obliga al otro bando, así que no puedes romperlo. Acaba con el turno de juego.
charlemagne-no-offer-none = La oferta { $number } no está abierta. Elige una oferta de tu panel.
charlemagne-no-offer-own = El tratado { $number } es tu propia oferta. Retírala o espera la respuesta.
charlemagne-no-offer-theirs = El tratado { $number } es una oferta del otro bando. Acéptala o recházala.
charlemagne-no-treaty-stale = El tratado { $number } trata de algo que ha cambiado: { $clauses }. Recházalo o propón uno nuevo.

# Carlomagno: qué se rechaza, y qué hacer en su lugar.

## Los de todos los juegos

charlemagne-no-seat = No existe ese puesto.
charlemagne-no-verb = Esa acción no es de este paso; `/act` sugiere lo que ahora es posible.

## Marcadores, vasallaje, conversión, revuelta

charlemagne-no-marker = No tienes ese marcador: { $marker }.
charlemagne-no-marker-now = Esto no sirve aquí: { $marker }; `/rules` dice cuándo se usa cada marcador.
charlemagne-no-marker-twice = Aquí solo puede usarse una vez, y ya lo has hecho: { $marker }.
charlemagne-no-marker-words = Nombra el marcador, y para Augustus el líder que lo lleva; `/act` los sugiere.
charlemagne-no-bearer = Augustus necesita uno de tus líderes en juego; nombra a Carlomagno o el lugar de un líder.
charlemagne-no-ring = El Anillo de los ávaros solo paga mientras tus unidades ocupan el Anillo.
charlemagne-no-assembly = Solo el Imperio convoca la Asamblea General.
charlemagne-no-assembly-over = La Asamblea General ya no da más.
charlemagne-no-assembly-twice = { $region } ya tiene su unidad de la Asamblea General; nombra otra región.
charlemagne-no-own-region = { $region } ya es tuya; nombra una región neutral o enemiga.
charlemagne-no-austrasia = Las Tribus nunca ganan Austrasia; nombra otra región.
charlemagne-no-vassalage-marker = No tienes ningún marcador que cuente para el vasallaje.
charlemagne-no-missionary-marker = No tienes ningún misionero ni nada que cuente como tal.
charlemagne-no-nothing-laid = Pon antes un marcador, o retira el intento (`cancel`).
charlemagne-no-guard = No tienes { $points ->
        [one] 1 punto que cuente
       *[other] { $points } puntos que cuenten
    } aquí; di menos.
charlemagne-no-revolt = { $region } no está entre las regiones que tiran ahora.
charlemagne-no-name = No se puede nombrar { $region }: nunca Austrasia, ninguna dos veces, dos del Imperio como mucho.
charlemagne-no-raid = Los piratas no pueden tomar { $place }; elige uno de los puertos ofrecidos.
charlemagne-no-leader-place = Un líder se une a unidades tuyas en el mapa; en { $place } no hay ninguna.
charlemagne-no-bury = No tienes ningún líder en { $place }.
charlemagne-no-convert-here = En { $place } no hay región que convertir.
charlemagne-no-convert-faith = Esta fuerza no predica eso: { $religion }.
charlemagne-no-convert-same = { $region } ya tiene esa religión: { $religion }.

## Tesoro y leva

charlemagne-no-points = Eso cuesta { $cost } y tienes { $have ->
        [one] 1 punto
       *[other] { $have } puntos
    } de tesoro.
charlemagne-no-closing = El saqueo se retira lo último: en esta fase ya no se puede comprar nada más.
charlemagne-no-cup = El recipiente está vacío; no se puede comprar ningún marcador.
charlemagne-no-hire-kind = No se contratan mercenarios de esa clase: { $unit }.
charlemagne-no-hire-region = No controlas la región de { $unit }; no puedes contratar en { $place }.
charlemagne-no-hire-home = Los mercenarios llegan en su propia región; { $place } no es tierra de { $unit }.
charlemagne-no-hire-burg = Los mercenarios llegan en un burgo que ocupes; para { $unit } { $place } no lo es.
charlemagne-no-hire-port = Una flota se contrata en un puerto; { $place } no lo tiene para { $unit }.
charlemagne-no-hire-twice = { $place } ya recibió un mercenario en esta fase; { $unit } debe ir a otro lugar.
charlemagne-no-area-full = { $place } ya recibió diez unidades nuevas en este turno.
charlemagne-no-counters = Todas las fichas están ya en juego: { $unit }.
charlemagne-no-stack = Las unidades no caben juntas en { $place }: diez por hexágono, y las Tribus no mezclan regiones.
charlemagne-no-scara = La Scara es del Imperio, en las partidas que la usan.
charlemagne-no-scara-place = La Scara se contrata en un burgo con un líder del Imperio; { $place } no lo es, así que no llega: { $unit }.
charlemagne-no-build-here = En { $place } no se puede construir.
charlemagne-no-build-empty = Se construye donde están tus unidades; en { $place } no hay ninguna.
charlemagne-no-build-pillaged = { $place } está saqueado; retira antes el saqueo y construye el próximo turno.
charlemagne-no-build-burg = { $place } ya tiene un burgo.
charlemagne-no-build-civilisation = { $place } ya tiene un marcador de civilización.
charlemagne-no-build-limit = En esta mesa se puede construir { $limit ->
        [one] 1 marcador
       *[other] { $limit } marcadores
    } por turno de jugador, y ya está hecho.
charlemagne-no-clear-nothing = { $place } no está saqueado.
charlemagne-no-clear-empty = El saqueo se retira donde están tus unidades; en { $place } no hay ninguna.
charlemagne-no-levy-kind = Unidades de esa clase no llegan por leva: { $unit }.
charlemagne-no-levy-region = No controlas { $region }.
charlemagne-no-levy-done = { $region } ya ha reclutado todas sus unidades de este turno.
charlemagne-no-levy-home = { $unit }: las unidades se reclutan en su propia región, y { $place } queda fuera.
charlemagne-no-levy-coast = Una flota necesita costa o puerto; { $place } no tiene.
charlemagne-no-levy-twice = { $place } ya ha reclutado una unidad en esta fase; elige otro hexágono.
charlemagne-no-levy-held = Enemigos o neutrales ocupan { $place }.
charlemagne-no-levy-zone = { $place } está en una zona de control enemiga.
charlemagne-no-levy-pillaged = { $place } está saqueado y no da unidades.
charlemagne-no-place-unit = No tienes allí esa unidad: { $unit }, { $place }.
charlemagne-no-place-home = { $unit }: elige otro hexágono de su propia región; { $place } no lo es.
charlemagne-no-place-burg = { $place } es un burgo y conserva una unidad.
charlemagne-no-place-forage = { $place } alimenta { $forage ->
        [one] 1 unidad
       *[other] { $forage } unidades
    }, y ya están allí.
charlemagne-no-disband = Nadie tiene que irse de allí: { $unit }, { $place }.

## Operaciones y batalla

charlemagne-no-force-none = No tienes en { $place } ninguna unidad que no haya operado.
charlemagne-no-force-aboard = En { $place } no hay quien marche: los embarcados necesitan su flota.
charlemagne-no-force-empty = La fuerza está vacía; marca antes unidades.
charlemagne-no-cargo = Una flota lleva tres unidades: { $over ->
        [one] sobra 1
       *[other] sobran { $over }
    }.
charlemagne-no-left-at-sea = Quien se queda en el mar necesita sitio en una flota que se quede: { $count ->
        [one] se queda 1 unidad
       *[other] se quedan { $count } unidades
    }.
charlemagne-no-take = En { $place } puedes marcar entre ninguna y { $count }: { $unit }.
charlemagne-no-take-same = Ya están marcadas tantas.
charlemagne-no-operations = Eso cuesta { $cost } puntos de operaciones y la fuerza tiene { $have }.
charlemagne-no-reach = { $place } queda fuera de alcance con { $have ->
        [one] 1 punto de operaciones
       *[other] { $have } puntos de operaciones
    }.
charlemagne-no-no-way = La fuerza no tiene camino de aquí a { $place }.
charlemagne-no-enemy-there = Hay enemigos en { $place }; atácalos.
charlemagne-no-neutral-there = Unidades neutrales ocupan { $place } y nadie puede pasar.
charlemagne-no-area = Solo su propia gente entra en { $place }.
charlemagne-no-halted = La fuerza ha entrado en una zona de control enemiga y debe detenerse allí.
charlemagne-no-zone-to-zone = { $place } está en una zona de control enemiga, y también el hexágono de la fuerza: no se pasa de una a otra.
charlemagne-no-not-beside = Desde aquí no se puede atacar { $place }.
charlemagne-no-nobody-there = En { $place } no hay nadie a quien atacar.
charlemagne-no-zone = Ni saqueo ni conversión en una zona de control enemiga.
charlemagne-no-pillage-here = { $place } no se puede saquear.
charlemagne-no-pillage-twice = { $place } ya está saqueado.
charlemagne-no-drop = Puedes dejar hasta { $count }, pero no la fuerza entera: { $unit }.
charlemagne-no-drop-ships = Los barcos que siguen deben llevar a todos los embarcados.
charlemagne-no-land-nobody = No hay nadie embarcado.
charlemagne-no-land-here = En { $place } no se desembarca: no es costa.
charlemagne-no-advance-twice = Un avance militar por batalla, y ya lo has jugado.
charlemagne-no-treachery-twice = Una traición por batalla, y ya la has jugado.
charlemagne-no-treachery-nothing = El enemigo no tiene esa ventaja que la traición pudiera quitarle.
charlemagne-no-duels = En esta mesa no se juega el combate personal.
charlemagne-no-duel-twice = En esta batalla ya hubo combate personal.
charlemagne-no-duel-late = El combate personal se pide antes de que nadie juegue un marcador en la batalla; ahora es tarde.
charlemagne-no-duel-leaders = El combate personal necesita un líder en cada bando; nombra uno tuyo que esté allí.
charlemagne-no-lose = Esa unidad no está entre las que se pueden perder, pues los líderes van los últimos: { $unit }, { $place }.
charlemagne-no-stand = La retirada aún no puede acabar en { $place }.
charlemagne-no-retreat = Tus unidades no pueden retroceder a { $place }.
charlemagne-no-retreat-back = { $place } está siendo atacado: tus unidades se retiran de allí y no vuelven a entrar.

## Tratados

charlemagne-no-clause = Esa cláusula no dice nada que las reglas conozcan, o nada que sea cierto ahora: { $clause }.
charlemagne-no-clause-twice = El borrador ya tiene esa cláusula.
charlemagne-no-draft-empty = El borrador está vacío.
charlemagne-no-draft-full = Un tratado tiene como mucho { $most } cláusulas.
charlemagne-no-draft-give = No puedes dar lo que el borrador promete en tu nombre.
charlemagne-no-draft-waiting = Tienes una oferta abierta; retírala antes.
charlemagne-no-treaty = El tratado { $number } lo prohíbe, y puedes romperlo a un precio: `renounce { $number }`.
charlemagne-no-treaty-give = No puedes dar lo que el tratado { $number } te pide: { $clauses }; en tu tesoro hay { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
charlemagne-no-treaty-none = No hay ningún tratado { $number } del que puedas decir eso.
charlemagne-no-treaty-stale = El tratado { $number } habla de algo que ya no es así: { $clauses }.

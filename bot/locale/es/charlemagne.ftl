# Carlomagno: qué pasa, qué se rechaza, qué se elige.

## Sucesos: la marcha del juego

charlemagne-turn = **Turno { $turn }, { $year }.** Empieza { $seat }.
charlemagne-phase = { $seat }: { $phase }.
charlemagne-deployed = { $seat } ha colocado sus primeras unidades.
charlemagne-income = { $seat } recauda { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de tesoro: { $burgs } de los burgos, { $lands } de Bizancio y el Califato.
charlemagne-gained = { $seat } recibe { $points ->
        [0] 0 puntos de tesoro
        [one] 1 punto de tesoro
       *[other] { $points } puntos de tesoro
    }.
charlemagne-won-points = **Gana { $seat }.** Tras nueve turnos el Imperio tiene { $points } puntos.
charlemagne-won-capitulation = **Gana { $seat }: el otro bando se rinde.** El Imperio tenía { $points } puntos.
charlemagne-nearing-imperial = ⏳ Este es el último turno. Tal como está, **gana { $seat }**: el Imperio tiene { $points } puntos y necesita { $need }.
charlemagne-nearing-tribal = ⏳ Este es el último turno. Tal como está, **gana { $seat }**: el Imperio tiene { $points } puntos y necesita { $need } para ganar.

## Sucesos: la tabla de eventos

charlemagne-event-historical-crisis = { $number }, **{ $event }:** { $seat } devuelve todos sus marcadores al recipiente.
charlemagne-event-historical-optimism = { $number }, **{ $event }:** { $seat } roba tres marcadores.
charlemagne-event-plague = { $number }, **{ $event }:** cada lugar con tres unidades o más pierde una.
charlemagne-event-famine = { $number }, **{ $event }:** en este turno de jugador cada lugar alimenta una unidad menos.
charlemagne-event-good-harvest = { $number }, **{ $event }:** { $seat } recibe un dado de tesoro.
charlemagne-event-missions = { $number }, **{ $event }:** { $seat } toma un misionero del recipiente.
charlemagne-event-revolt-saxons = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-lombards = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-aquitaine = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-bretons = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-bavaria = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-thuringian-plot = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-elbe-slavs = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-avars = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-northmen = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-moors = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-rome = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-basques = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-magnates = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-greek-gold = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-caliph = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-migration = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-old-gods = { $number }, **{ $event }.** Pueden rebelarse las regiones que cambiaron de religión, Frisia y Sajonia.
charlemagne-event-revolt-civil-war = { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-mercenaries = { $number }, **{ $event }:** { $seat } contrata a mitad de precio en este turno de jugador.
charlemagne-event-corruption = { $number }, **{ $event }:** { $seat } pierde la mitad de su tesoro.
charlemagne-event-tribute = { $number }, **{ $event }:** { $seat } recibe un dado de tesoro.
charlemagne-event-fair = { $number }, **{ $event }:** un punto por cada burgo con puerto ocupado, cinco como mucho, para { $seat }.
charlemagne-event-harsh-winter = { $number }, **{ $event }:** cada fuerza de { $seat } tiene tres puntos de operaciones menos.
charlemagne-event-champion = { $number }, **{ $event }:** { $seat } toma un líder del recipiente.
charlemagne-event-viking-raid = { $number }, **{ $event }:** es saqueado un burgo del norte con puerto y poca guarnición.
charlemagne-event-saracen-raid = { $number }, **{ $event }:** es saqueado un burgo del Mediterráneo con puerto y poca guarnición.
charlemagne-event-renaissance = { $number }, **{ $event }:** { $seat } roba un marcador por cada marcador de civilización que ocupa, tres como mucho.
charlemagne-event-desertion = { $number }, **{ $event }:** la mayor agrupación de { $seat } pierde una unidad.
charlemagne-event-papal-appeal = { $number }, **{ $event }:** { $seat } toma un marcador de vasallaje del recipiente.
charlemagne-event-succession-quarrel = { $number }, **{ $event }:** se nombran tres regiones que pueden rebelarse.
charlemagne-corruption = Desaparece la mitad del tesoro de { $seat }.
charlemagne-corruption-own = Pierdes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de tesoro.
charlemagne-raided = Los piratas saquean **{ $place }**.
charlemagne-raid-none = Los piratas no encuentran ningún puerto a su alcance.

## Sucesos: revuelta y lealtad

charlemagne-revolt-die = { $region } saca un { $die }: { $result }.
charlemagne-envoys = { $seat } manda enviados reales a { $region }; el nuevo dado es { $die }: { $result }.
charlemagne-revolt-none = { $region }: no hay revuelta (dado { $die }, { $total } en total).
charlemagne-revolt-neutral = { $region }: revuelta (dado { $die }, { $total } en total), deja de ser tierra del Imperio.
charlemagne-revolt-tribal = { $region }: revuelta abierta (dado { $die }, { $total } en total); una tierra del Imperio queda neutral, una neutral se une a las Tribus.
charlemagne-control-empire = **{ $region }: ahora con el Imperio** ({ $why }).
charlemagne-control-tribal = **{ $region }: ahora con las Tribus** ({ $why }).
charlemagne-control-neutral = **{ $region }: ahora neutral** ({ $why }).
charlemagne-converted = **{ $region }:** la fe es ahora { $religion }.
charlemagne-score = **El Imperio: { $before } → { $points } puntos.**

## Sucesos: marcadores

charlemagne-drew = { $seat } roba { $count ->
        [0] cero marcadores
        [one] un marcador
       *[other] { $count } marcadores
    }.
charlemagne-drew-own = Robas { $count ->
        [0] nada: el recipiente está vacío
       *[other] { $markers }
    }.
charlemagne-showed = { $seat } ha robado { $markers }, que entra en juego enseguida.
charlemagne-took = { $seat } toma { $markers } del recipiente.
charlemagne-took-none = { $seat } tomaría { $markers }, pero no queda ninguno en el recipiente.
charlemagne-lost = { $seat } devuelve al azar { $count ->
        [0] cero marcadores
        [one] un marcador
       *[other] { $count } marcadores
    }.
charlemagne-lost-own = Pierdes al azar { $count ->
        [0] nada
       *[other] { $markers }
    }.
charlemagne-returned-all = { $seat } devuelve todos sus marcadores al recipiente: { $count }.
charlemagne-discarded = { $seat } devuelve { $markers } al recipiente.
charlemagne-played = { $seat } juega { $marker }.
charlemagne-revealed = { $seat } enseña su mano y su tesoro: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; { $markers_count ->
        [0] ningún marcador
       *[other] { $markers }
    }.
charlemagne-spied = Tus espías informan sobre { $seat }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de tesoro; { $markers_count ->
        [0] ningún marcador
       *[other] { $markers }
    }.
charlemagne-tribute = { $seat } exige tributo: dado { $die }.
charlemagne-tribute-own = El tributo es { $points ->
        [0] nada
        [one] 1 punto
       *[other] { $points } puntos
    } (dado { $die }, como mucho la mitad del tesoro).
charlemagne-leader = Un líder de { $seat } toma el mando en { $place }.
charlemagne-leader-none = { $seat } no tiene unidades para el líder: el marcador vuelve.

## Sucesos: vasallaje y conversión

charlemagne-attempt = { $seat } pretende { $region } ({ $goal }) con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: { $markers }.
charlemagne-guarded = { $seat } responde en { $region } ({ $goal }) con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: { $markers }.
charlemagne-attempt-won = { $seat } tiene éxito en { $region } (diferencial { $differential }, dado { $die }).
charlemagne-attempt-neutral = { $seat } afloja los lazos de { $region } (diferencial { $differential }, dado { $die }).
charlemagne-attempt-lost = { $seat } fracasa en { $region } (diferencial { $differential }, dado { $die }).

## Sucesos: tesoro y leva

charlemagne-hired = { $seat } contrata en { $place }: { $unit }.
charlemagne-built = { $seat } construye en { $place }: { $what }.
charlemagne-cleared = { $seat } retira el saqueo de { $place }.
charlemagne-levied = { $seat } recluta en { $place }: { $unit }.
charlemagne-supplied = { $seat } paga { $points ->
        [0] nada
        [one] 1 punto
       *[other] { $points } puntos
    } por el aprovisionamiento.
charlemagne-disbanded = { $seat } desbanda en { $place }: { $units }.

## Sucesos: operaciones y batalla

charlemagne-marched = Una fuerza de { $seat } parte de { $place }: { $units }. Dado { $die }: { $points } puntos de operaciones.
charlemagne-moved = { $seat } mueve de { $from } a { $place }; { $points ->
        [0] no queda ningún punto de operaciones
        [one] queda 1 punto de operaciones
       *[other] quedan { $points } puntos de operaciones
    }.
charlemagne-attacked = **{ $seat } ataca { $place }** desde { $from }.
charlemagne-withdrew = { $seat } se retira de { $place } antes de la batalla.
charlemagne-advance = { $seat } juega un avance militar en { $place }: la fuerza se dobla.
charlemagne-treachery = { $seat } juega traición en { $place } contra esto del enemigo: { $what }.
charlemagne-duel = { $seat } declara combate personal en { $place }; por el Imperio lucha { $champion }: Imperio { $empire }, Tribus { $tribal }.
charlemagne-battle = **Batalla de { $place }:** { $seat } desde { $from } con { $attack } contra { $defence }, relación { $odds }, dado { $die }: { $result }.
charlemagne-eliminated = { $seat } pierde en { $place }: { $units }.
charlemagne-stranded = { $seat } ya no tiene barcos en { $place } para { $units }: quedan en tierra y no hacen nada más en esta fase.
charlemagne-eliminated-neutral = Bajas neutrales en { $place }: { $units }.
charlemagne-retreated = { $seat } retrocede de { $from } a { $place }.
charlemagne-nowhere = { $seat } no encuentra salida de { $place }.
charlemagne-pillaged = { $seat } saquea { $place } (fuerza { $strength }, dado { $die }); botín: { $booty }.
charlemagne-pillage-failed = { $seat } no consigue saquear { $place } (fuerza { $strength }, dado { $die }).
charlemagne-king-escapes = Carlomagno escapa a { $place } (dado { $die }).
charlemagne-king-dead = **El rey Carlomagno ha muerto** (dado { $die }).

## Sucesos: tratados

charlemagne-treaty-offered = { $seat } propone el tratado { $number }: { $clauses }.
charlemagne-treaty-withdrawn = { $seat } retira el tratado { $number }: { $clauses }.
charlemagne-treaty-declined = { $seat } rechaza el tratado { $number }: { $clauses }.
charlemagne-treaty-void = { $seat } ya no puede dar lo que promete el tratado { $number }: { $clauses }.
charlemagne-treaty-agreed = **Tratado { $number }** concluido con { $seat }: { $clauses }.
charlemagne-treaty-lapsed = La oferta de { $seat }, el tratado { $number }, ha caducado.
charlemagne-treaty-broken = **{ $seat } rompe el tratado { $number }.** El dado dice { $die ->
        [one] 1 marcador
       *[other] { $die } marcadores
    }.

## Rechazos: los de todos los juegos

charlemagne-no-over = La partida ha terminado.
charlemagne-no-seat = No existe ese puesto.
charlemagne-no-turn = Ahora decide { $seat }; espera a que te pregunten.
charlemagne-no-verb = Esa acción no es de este paso; `/act` sugiere lo que ahora es posible.
charlemagne-no-words = `{ $action }` está incompleto o nombra algo desconocido; `/act` sugiere cómo escribirlo.

## Rechazos: marcadores, vasallaje, conversión, revuelta

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

## Rechazos: tesoro y leva

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

## Rechazos: operaciones y batalla

charlemagne-no-force-none = No tienes en { $place } ninguna unidad que no haya operado.
charlemagne-no-force-aboard = En { $place } no hay quien marche: los embarcados necesitan su flota.
charlemagne-no-force-empty = La fuerza está vacía; marca antes unidades.
charlemagne-no-cargo = Una flota lleva tres unidades: sobran { $over }.
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

## Rechazos: tratados

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

## Resultados

charlemagne-outcome-total-imperial = Victoria total imperial.
charlemagne-outcome-regional-imperial = Victoria regional imperial.
charlemagne-outcome-marginal-imperial = Victoria marginal imperial.
charlemagne-outcome-marginal-tribal = Victoria marginal tribal.
charlemagne-outcome-regional-tribal = Victoria regional tribal.
charlemagne-outcome-total-tribal = Victoria total tribal.
charlemagne-outcome-capitulation-total-imperial = Victoria total imperial: las tribus se rindieron.
charlemagne-outcome-capitulation-total-tribal = Victoria total tribal: el Imperio se rindió.

## Qué se pregunta

charlemagne-step-deploy = colocar unidades
charlemagne-step-envoys = enviados reales
charlemagne-step-name = nombrar una región
charlemagne-step-raid = la meta de los piratas
charlemagne-step-place-leader = colocar un líder
charlemagne-step-bury = la muerte de un líder
charlemagne-step-envoy = vasallaje
charlemagne-step-lay = poner marcadores
charlemagne-step-lay-faith = mandar misioneros
charlemagne-step-guard = responder a un vasallaje
charlemagne-step-guard-faith = responder a misioneros
charlemagne-step-treasury = gastar
charlemagne-step-levy = leva
charlemagne-step-operations = operaciones
charlemagne-step-muster = formar una fuerza
charlemagne-step-force = una fuerza en operación
charlemagne-step-withdraw = retirarse o resistir
charlemagne-step-challenge = pedir o no combate personal
charlemagne-step-battle = preparar una batalla
charlemagne-step-defend = preparar la defensa
charlemagne-step-lose = bajas
charlemagne-step-retreat = un retroceso
charlemagne-step-supply = aprovisionamiento
charlemagne-step-standing = órdenes permanentes
charlemagne-step-desk = mano y partida
charlemagne-step-treaty = redactar un tratado
charlemagne-step-offered = tu oferta
charlemagne-step-offer = un tratado ofrecido
charlemagne-step-renounce = tratados en vigor
charlemagne-step-event = el evento del turno
charlemagne-step-draw = robar marcadores
charlemagne-step-plan = preparar una batalla
charlemagne-step-answer = preparar la defensa

charlemagne-ask-deploy = Coloca tus primeras unidades: donde quieras de su región, una en cada burgo, en ningún lugar más de las que alimenta.
charlemagne-ask-envoys = Los dados de la revuelta están sobre la mesa: ¿hacen tus enviados reales que se repita uno?
charlemagne-ask-name = Disputa sucesoria: nombra { $left ->
        [one] una región más
       *[other] { $left } regiones más
    } que puedan rebelarse, dos del Imperio como mucho.
charlemagne-ask-raid = Desembarcan piratas: ¿qué burgo con puerto y poca guarnición saquean?
charlemagne-ask-place-leader = Has robado un líder: ¿con qué unidades tuyas toma el mando?
charlemagne-ask-bury = Ha salido la muerte de un líder: ¿cuál de tus líderes muere? Nunca Carlomagno.
charlemagne-ask-envoy = Turno { $turn }: ¿qué región intentas ganar? Cada intento pide al menos un marcador de vasallaje.
charlemagne-ask-lay = { $region }: has puesto { $points ->
        [0] nada aún
        [one] 1 punto
       *[other] { $points } puntos
    }; el diferencial es { $differential } antes de la respuesta. ¿Más marcadores, o los mandas?
charlemagne-ask-lay-faith = { $region }, nueva religión { $religion }: has puesto { $points ->
        [0] nada aún
        [one] 1 punto
       *[other] { $points } puntos
    }; el diferencial es { $differential } antes de la respuesta. ¿Más marcadores, o los mandas?
charlemagne-ask-guard = { $seat } pretende { $region } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, diferencial { $differential }: ¿con cuántos puntos respondes?
charlemagne-ask-guard-faith = { $seat } predica en { $region } ({ $religion }) con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, diferencial { $differential }: ¿con cuántos puntos respondes?
charlemagne-ask-treasury = Tienes { $points ->
        [0] 0 puntos
        [one] 1 punto
       *[other] { $points } puntos
    } de tesoro: mercenarios, construir, marcadores y, lo último, retirar saqueos. Lo que sobra se guarda.
charlemagne-ask-levy = { $lost ->
        [0] Tus regiones aún pueden reclutar { $left ->
            [0] 0 unidades
            [one] 1 unidad
           *[other] { $left } unidades
        }, una por hexágono. Lo que no se recluta se pierde.
        [one] No queda hexágono libre para la última unidad de tu leva: se pierde.
       *[other] No queda hexágono libre para las últimas { $lost } unidades de tu leva: se pierden.
    }
charlemagne-ask-operations = ¿De dónde parte la próxima fuerza? { $forces ->
        [0] Aún no ha operado ninguna.
        [one] Ha operado 1 fuerza.
       *[other] Han operado { $forces } fuerzas.
    } Quien se queda puede partir después.
charlemagne-ask-muster = { $place }: ¿quién forma la fuerza? { $units_count ->
        [0] Aún no hay nadie marcado.
       *[other] Marcados: { $units }.
    } Después se tira el dado.
charlemagne-ask-force = Tu fuerza en { $place }: { $points ->
        [0] no le queda ningún punto de operaciones
        [one] le queda 1 punto de operaciones
       *[other] le quedan { $points } puntos de operaciones
    } (sacó un { $die }).
charlemagne-ask-withdraw = { $seat } ataca { $place }: { $attack } contra { $defence }, relación { $odds }. Tus unidades son bastante rápidas para retirarse. ¿Lo hacen?
charlemagne-ask-challenge = { $seat } ataca { $place }: { $attack } contra tus { $defence }, relación { $odds }. ¿Pides combate personal de líderes? Va antes que todos los marcadores y nadie puede rechazarlo.
charlemagne-ask-battle = Batalla de { $place }: tus { $attack } contra { $defence }, relación { $odds }. ¿Juegas algo antes del dado?
charlemagne-ask-defend = { $seat } ataca { $place }: { $attack } contra tus { $defence }, relación { $odds }. ¿Juegas algo antes del dado?
charlemagne-ask-lose = Bajas ({ $why }): { $left ->
        [one] debe irse una unidad
       *[other] deben irse { $left } unidades
    }. ¿Cuál?
charlemagne-ask-retreat = Tus unidades en { $place } retroceden, { $left ->
        [one] 1 hexágono
       *[other] { $left } hexágonos
    } como mucho. ¿Adónde?
charlemagne-ask-supply = En { $places ->
        [one] un lugar
       *[other] { $places } lugares
    } tienes más unidades de las que da la tierra. Alimentarlas cuesta { $cost }, tienes { $points }: ¿pagas o mandas unidades a casa?
charlemagne-ask-standing = Lo que se responde en tu nombre sin preguntarte. Se puede cambiar en cualquier momento y nadie más lo ve.
charlemagne-ask-desk = En cualquier momento puedes devolver marcadores, enseñar tu mano y tu tesoro, o rendirte.
charlemagne-ask-treaty = Escribe cláusulas y proponlas. El juego las comprueba y las guarda; las palabras sueltas no obligan a nadie.
charlemagne-ask-offered = Tu oferta, el tratado { $number }, espera respuesta hasta que acabe el turno de jugador del otro bando: { $clauses }.
charlemagne-ask-offer = { $seat } propone el tratado { $number }: { $clauses }. Caduca al acabar tu turno de jugador.
charlemagne-ask-renounce = Puedes romper un tratado abiertamente: un dado de marcadores tuyos se pierde al azar; el otro bando roba los que te falten.

## Acciones: encabezados, y cada una entera

charlemagne-verb-place = Colocar una unidad
charlemagne-verb-ready = Listo
charlemagne-verb-envoys = Mandar enviados reales
charlemagne-verb-pass = Dejarlo así
charlemagne-verb-name = Nombrar una región
charlemagne-verb-raid = Saquear un puerto
charlemagne-verb-place-leader = Colocar el líder
charlemagne-verb-bury = El líder que muere
charlemagne-verb-envoy = Pretender una región
charlemagne-verb-lay = Poner un marcador
charlemagne-verb-send = Mandar
charlemagne-verb-cancel = Retirar
charlemagne-verb-guard = Responder con puntos
charlemagne-verb-hire = Contratar
charlemagne-verb-build = Construir
charlemagne-verb-draw = Comprar un marcador
charlemagne-verb-clear = Retirar un saqueo
charlemagne-verb-levy = Reclutar
charlemagne-verb-assemble = Asamblea General
charlemagne-verb-operate = Fuerza desde
charlemagne-verb-take = Marcar unidades
charlemagne-verb-march = Partir
charlemagne-verb-move = Mover
charlemagne-verb-step = Un paso
charlemagne-verb-battle = Atacar
charlemagne-verb-pillage = Saquear
charlemagne-verb-convert = Convertir
charlemagne-verb-drop = Dejar atrás
charlemagne-verb-land = Desembarcar
charlemagne-verb-halt = Detenerse
charlemagne-verb-play = Jugar un marcador
charlemagne-verb-stay = Resistir
charlemagne-verb-withdraw = Retirarse
charlemagne-verb-advance = Avance militar
charlemagne-verb-treachery = Traición
charlemagne-verb-duel = Combate personal
charlemagne-verb-fight = Luchar
charlemagne-verb-lose = Perder
charlemagne-verb-retreat = Retroceder
charlemagne-verb-stand = Parar aquí
charlemagne-verb-disband = Mandar a casa
charlemagne-verb-pay = Pagar
charlemagne-verb-done = Terminar
charlemagne-verb-order = Órdenes permanentes
charlemagne-verb-order-region = Órdenes para una región
charlemagne-verb-discard = Devolver un marcador
charlemagne-verb-reveal = Enseñar mano y tesoro
charlemagne-verb-capitulate = Rendirse
charlemagne-verb-clause = Cláusula
charlemagne-verb-propose = Proponer
charlemagne-verb-tear = Romper el borrador
charlemagne-verb-withdraw-offer = Retirar la oferta
charlemagne-verb-accept = Aceptar
charlemagne-verb-decline = Rechazar
charlemagne-verb-renounce = Romper un tratado

charlemagne-do-place = Colocar { $a1 } de { $a2 } en { $a3 }
charlemagne-do-ready = Listo
charlemagne-do-envoys = Enviados reales a { $a1 }
charlemagne-do-pass = Sin enviados
charlemagne-do-name = Nombrar { $a1 }
charlemagne-do-raid = Saquear { $a1 }
charlemagne-do-place-leader = El líder se une a las unidades de { $a1 }
charlemagne-do-bury = Muere el líder de { $a1 }
charlemagne-do-envoy = Pretender { $a1 }
charlemagne-do-lay = Poner { $a1 }
charlemagne-do-send = Mandar
charlemagne-do-cancel = Retirar
charlemagne-do-guard = Responder con { $a1 }
charlemagne-do-hire = Contratar { $a1 } en { $a2 }
charlemagne-do-build = Construir en { $a2 }: { $a1 }
charlemagne-do-draw = Comprar un marcador
charlemagne-do-clear = Retirar el saqueo de { $a1 }
charlemagne-do-levy = Reclutar { $a1 } en { $a2 }
charlemagne-do-assemble = Una unidad más en { $a1 }
charlemagne-do-operate = Una fuerza desde { $a1 }
charlemagne-do-take = { $a2 ->
        [0] Se queda: { $a1 }
       *[other] Va con la fuerza: { $a2 } × { $a1 }
    }
charlemagne-do-march = Partir: se tira el dado
charlemagne-do-move = Mover a { $a1 }
charlemagne-do-step = Un paso a { $a1 }
charlemagne-do-battle = Atacar { $a1 }
charlemagne-do-pillage = Saquear aquí
charlemagne-do-convert = Predicar aquí: { $a1 }
charlemagne-do-drop = Dejar { $a2 } atrás: { $a1 }
charlemagne-do-land = Desembarcan todos
charlemagne-do-halt = La fuerza ha terminado
charlemagne-do-play = Jugar { $a1 }
charlemagne-do-play-2 = Jugar { $a1 }; lo lleva: { $a2 }
charlemagne-do-stay = Resistir y luchar
charlemagne-do-withdraw = Retirarse antes de la batalla
charlemagne-do-advance = Avance militar
charlemagne-do-treachery = Traición contra esto: { $a1 }
charlemagne-do-duel = Combate personal: { $a1 }
charlemagne-do-fight = Luchar
charlemagne-do-lose = Perder { $a1 } en { $a2 }
charlemagne-do-retreat = Retroceder a { $a1 }
charlemagne-do-stand = Parar aquí
charlemagne-do-disband = Mandar a casa { $a1 } desde { $a2 }
charlemagne-do-pay = Pagar por todos
charlemagne-do-done = Terminar
charlemagne-do-order = { $a1 }: { $a2 }
charlemagne-do-order-region = { $a2 }, { $a1 }: { $a3 }
charlemagne-do-discard = Devolver { $a1 }
charlemagne-do-reveal = Enseñar mano y tesoro
charlemagne-do-capitulate = Rendirse
charlemagne-do-clause = { $a2 } { $a1 } { $a3 }
charlemagne-do-clause-2 = { $a2 } { $a1 }
charlemagne-do-propose = Proponer el borrador
charlemagne-do-tear = Romper el borrador
charlemagne-do-withdraw-offer = Retirar el tratado { $a1 }
charlemagne-do-accept = Aceptar el tratado { $a1 }
charlemagne-do-decline = Rechazar el tratado { $a1 }
charlemagne-do-renounce = Romper el tratado { $a1 }

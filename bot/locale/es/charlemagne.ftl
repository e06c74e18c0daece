# Carlomagno: qué pasa, qué se elige.

## Sucesos: la marcha del juego

charlemagne-turn = **Turno { $turn }, { $year }.** Empieza { $seat }.
charlemagne-phase = { $seat } empieza esta fase: { $phase }.
charlemagne-deployed = { $seat } ha colocado sus primeras unidades.
charlemagne-income = { $seat } recauda { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de tesoro: { $burgs } de los burgos, { $lands } de Bizancio y el Califato.
charlemagne-gained = { $seat } { $points ->
        [0] no recibe tesoro
        [one] recibe 1 punto de tesoro
       *[other] recibe { $points } puntos de tesoro
    }.
charlemagne-won-points = **Gana { $seat }.** Tras nueve turnos el Imperio tiene { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
charlemagne-won-capitulation = **Gana { $seat }: el otro bando se rinde.** El Imperio tenía { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
charlemagne-nearing-imperial = ⏳ Este es el último turno. Si nada cambia, **gana { $seat }**: el Imperio tiene { $points } puntos y necesita { $need }: { $spare ->
        [0] justo los que hacen falta
        [one] le sobra 1
       *[other] le sobran { $spare }
    }.
charlemagne-nearing-tribal = ⏳ Este es el último turno. Si nada cambia, **gana { $seat }**: el Imperio tiene { $points } puntos y necesita { $need }: { $missing ->
        [one] le falta 1
       *[other] le faltan { $missing }
    }.

## Sucesos: la tabla de eventos

charlemagne-event-historical-crisis = Evento { $number }, **{ $event }:** { $seat } devuelve todos sus marcadores al recipiente.
charlemagne-event-historical-optimism = Evento { $number }, **{ $event }:** { $seat } roba tres marcadores.
charlemagne-event-plague = Evento { $number }, **{ $event }:** cada lugar con tres unidades o más pierde una.
charlemagne-event-famine = Evento { $number }, **{ $event }:** en este turno de jugador cada lugar alimenta a una unidad menos.
charlemagne-event-good-harvest = Evento { $number }, **{ $event }:** { $seat } tira un dado y recibe esos puntos de tesoro.
charlemagne-event-missions = Evento { $number }, **{ $event }:** { $seat } toma un misionero del recipiente.
charlemagne-event-revolt-saxons = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-lombards = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-aquitaine = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-bretons = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-bavaria = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-thuringian-plot = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-elbe-slavs = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-avars = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-northmen = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-moors = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-rome = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-basques = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-magnates = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-greek-gold = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-caliph = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-migration = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-revolt-old-gods = Evento { $number }, **{ $event }.** Pueden rebelarse Frisia, Sajonia y todas las regiones que han cambiado de religión.
charlemagne-event-revolt-civil-war = Evento { $number }, **{ $event }.** Puede haber revueltas.
charlemagne-event-mercenaries = Evento { $number }, **{ $event }:** { $seat } contrata mercenarios a mitad de precio en este turno de jugador.
charlemagne-event-corruption = Evento { $number }, **{ $event }:** { $seat } pierde la mitad de su tesoro, redondeada hacia arriba.
charlemagne-event-tribute = Evento { $number }, **{ $event }:** { $seat } tira un dado y recibe esos puntos de tesoro.
charlemagne-event-fair = Evento { $number }, **{ $event }:** { $seat } recibe 1 punto de tesoro por cada burgo con puerto que ocupa (5 como mucho).
charlemagne-event-harsh-winter = Evento { $number }, **{ $event }:** cada fuerza de { $seat } tiene tres puntos de operaciones menos en este turno de jugador.
charlemagne-event-champion = Evento { $number }, **{ $event }:** { $seat } toma un líder del recipiente.
charlemagne-event-viking-raid = Evento { $number }, **{ $event }:** los piratas buscan en el norte un burgo con puerto y poca guarnición.
charlemagne-event-saracen-raid = Evento { $number }, **{ $event }:** los piratas buscan en el Mediterráneo un burgo con puerto y poca guarnición.
charlemagne-event-renaissance = Evento { $number }, **{ $event }:** { $seat } roba un marcador por cada marcador de civilización que ocupa (3 como mucho).
charlemagne-event-desertion = Evento { $number }, **{ $event }:** la pila más grande de { $seat } pierde una unidad.
charlemagne-event-papal-appeal = Evento { $number }, **{ $event }:** { $seat } toma un marcador de vasallaje del recipiente.
charlemagne-event-succession-quarrel = Evento { $number }, **{ $event }:** las Tribus nombran tres regiones que pueden rebelarse.
charlemagne-corruption = Desaparece la mitad del tesoro de { $seat }.
charlemagne-corruption-own = Pierdes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de tesoro.
charlemagne-raided = Los piratas saquean **{ $place }**.
charlemagne-raid-none = Los piratas no encuentran ningún puerto que puedan saquear.

## Sucesos: revuelta y lealtad

charlemagne-revolt-die = { $region }: en el dado de revuelta sale un { $die } ({ $result }).
charlemagne-envoys = { $seat } manda enviados reales a { $region }; en el nuevo dado sale un { $die } ({ $result }).
charlemagne-envoys-none = { $seat } no manda enviados reales.
charlemagne-revolt-none = { $region }: no hay revuelta (dado { $die }, { $total } en total).
charlemagne-revolt-neutral = { $region }: revuelta (dado { $die }, { $total } en total).
charlemagne-revolt-tribal = { $region }: revuelta abierta (dado { $die }, { $total } en total).
charlemagne-control-empire = **{ $region }: ahora con el Imperio** ({ $why }).
charlemagne-control-tribal = **{ $region }: ahora con las Tribus** ({ $why }).
charlemagne-control-neutral = **{ $region }: ahora región neutral** ({ $why }).
charlemagne-converted = **{ $region }:** ahora su religión es el { $religion }.
charlemagne-score = **El Imperio: { $before } → { $points } puntos.**

## Sucesos: marcadores

charlemagne-drew = { $seat } { $count ->
        [0] no roba ningún marcador
        [one] roba un marcador
       *[other] roba { $count } marcadores
    }.
charlemagne-drew-own = { $count ->
        [0] No robas nada: el recipiente está vacío
       *[other] Robas: { $markers }
    }.
charlemagne-showed = { $seat } ha robado un marcador que tiene efecto en el acto: { $markers }.
charlemagne-took = { $seat } toma del recipiente: { $markers }.
charlemagne-took-none = { $seat } no puede tomar este marcador: { $markers }. En el recipiente no queda ninguno.
charlemagne-lost = { $seat } { $count ->
        [0] no pierde ningún marcador
        [one] pierde un marcador al azar
       *[other] pierde { $count } marcadores al azar
    }.
charlemagne-lost-own = { $count ->
        [0] No pierdes ningún marcador
       *[other] Pierdes al azar: { $markers }
    }.
charlemagne-returned-all = { $seat } { $count ->
        [0] no tiene marcadores que devolver al recipiente
        [one] devuelve al recipiente el único marcador que tiene
       *[other] devuelve al recipiente sus { $count } marcadores
    }.
charlemagne-discarded = { $seat } devuelve al recipiente: { $markers }.
charlemagne-played = { $seat } juega un marcador: { $marker }.
charlemagne-revealed = { $seat } enseña su tesoro y sus marcadores: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de tesoro; { $markers_count ->
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
charlemagne-tribute = { $seat } exige tributo y saca un { $die }.
charlemagne-tribute-own = El tributo es de { $points ->
        [0] 0 puntos
        [one] 1 punto
       *[other] { $points } puntos
    } (dado { $die }, como mucho la mitad del tesoro).
charlemagne-leader = Un líder de { $seat } toma el mando en { $place }.
charlemagne-leader-none = { $seat } no tiene unidades para el líder: el marcador vuelve al recipiente.

## Sucesos: vasallaje y conversión

charlemagne-attempt = { $seat } intenta ganarse a { $region } ({ $goal }) con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: { $markers }.
charlemagne-guarded = { $seat } responde al intento ({ $region }, { $goal }) con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: { $markers }.
charlemagne-attempt-won = { $region }: el intento de { $seat } tiene éxito (diferencial { $differential }, dado { $die }).
charlemagne-attempt-neutral = { $region }: el intento de { $seat } tiene éxito a medias y la región queda neutral (diferencial { $differential }, dado { $die }).
charlemagne-attempt-lost = { $region }: el intento de { $seat } fracasa (diferencial { $differential }, dado { $die }).

## Sucesos: tesoro y leva

charlemagne-hired = { $seat } contrata en { $place }: { $unit }.
charlemagne-built = { $seat } construye en { $place }: { $what }.
charlemagne-cleared = { $seat } retira el saqueo de { $place }.
charlemagne-levied = { $seat } recluta en { $place }: { $unit }.
charlemagne-supplied = { $seat } { $points ->
        [0] no paga nada
        [one] paga 1 punto
       *[other] paga { $points } puntos
    } por el aprovisionamiento.
charlemagne-disbanded = { $seat } manda a casa desde { $place }: { $units }.

## Sucesos: operaciones y batalla

charlemagne-marched = Una fuerza de { $seat } se pone en marcha desde { $place }: { $units }. Dado { $die }: { $points } puntos de operaciones.
charlemagne-moved = { $seat } mueve su fuerza de { $from } a { $place }; { $points ->
        [0] no queda ningún punto de operaciones
        [one] queda 1 punto de operaciones
       *[other] quedan { $points } puntos de operaciones
    }.
charlemagne-attacked = **{ $seat } ataca { $place }** desde { $from }.
charlemagne-prepared = { $seat } ha preparado la batalla de { $place }; ahora el otro bando puede jugar marcadores.
charlemagne-withdrew = { $seat } se retira de { $place } antes de la batalla.
charlemagne-advance = { $seat } juega un avance militar en { $place } para doblar su fuerza.
charlemagne-treachery = { $seat } juega traición en { $place }: no cuenta el { $what } del enemigo.
charlemagne-duel = { $seat } pide combate personal en { $place }; por el Imperio lucha { $champion }. Resultado: Imperio { $empire }, Tribus { $tribal }.
charlemagne-battle = **Batalla de { $place }:** { $seat } ataca desde { $from } con fuerza { $attack } contra { $defence }, relación { $odds }, dado { $die }: { $result }.
charlemagne-eliminated = { $seat } pierde en { $place }: { $units }.
charlemagne-stranded = { $seat } ya no tiene barcos en { $place } para { $units }: quedan en tierra y no hacen nada más en esta fase.
charlemagne-eliminated-neutral = Bajas neutrales en { $place }: { $units }.
charlemagne-retreated = { $seat } retrocede de { $from } a { $place }.
charlemagne-nowhere = Las unidades de { $seat } no encuentran salida de { $place }.
charlemagne-pillaged = { $seat } saquea { $place } (fuerza { $strength }, dado { $die }); botín: { $booty ->
        [0] ninguno
        [one] 1 punto
       *[other] { $booty } puntos
    }.
charlemagne-pillage-failed = { $seat } no consigue saquear { $place } (fuerza { $strength }, dado { $die }).
charlemagne-king-escapes = Carlomagno escapa a { $place } (dado { $die }).
charlemagne-king-dead = **El rey Carlomagno ha muerto** (dado { $die }).

## Sucesos: tratados

charlemagne-treaty-offered = { $seat } propone el tratado { $number }: { $clauses }.
charlemagne-treaty-withdrawn = { $seat } retira el tratado { $number }: { $clauses }.
charlemagne-treaty-declined = { $seat } rechaza el tratado { $number }: { $clauses }.
charlemagne-treaty-void = { $seat } ya no puede dar lo que promete el tratado { $number }, así que la oferta caduca: { $clauses }.
charlemagne-treaty-agreed = **{ $seat } acepta el tratado { $number }:** { $clauses }.
charlemagne-treaty-lapsed = La oferta de { $seat }, el tratado { $number }, ha caducado: nadie respondió antes de que acabara el turno de jugador del otro bando.
charlemagne-treaty-broken = **{ $seat } rompe el tratado { $number }.** El dado dice que romperlo cuesta { $die ->
        [one] 1 marcador
       *[other] { $die } marcadores
    }.

## Resultados

charlemagne-outcome-total-imperial = Victoria total imperial.
charlemagne-outcome-regional-imperial = Victoria regional imperial.
charlemagne-outcome-marginal-imperial = Victoria marginal imperial.
charlemagne-outcome-marginal-tribal = Victoria marginal tribal.
charlemagne-outcome-regional-tribal = Victoria regional tribal.
charlemagne-outcome-total-tribal = Victoria total tribal.
charlemagne-outcome-capitulation-total-imperial = Victoria total imperial: las Tribus se rindieron.
charlemagne-outcome-capitulation-total-tribal = Victoria total tribal: el Imperio se rindió.

## Qué se pregunta

charlemagne-step-deploy = colocar unidades
charlemagne-step-envoys = enviados reales
charlemagne-step-name = nombrar una región
charlemagne-step-raid = el puerto que saquean los piratas
charlemagne-step-place-leader = colocar un líder
charlemagne-step-bury = la muerte de un líder
charlemagne-step-envoy = vasallaje
charlemagne-step-lay = poner marcadores
charlemagne-step-lay-faith = mandar misioneros
charlemagne-step-guard = responder a un intento de vasallaje
charlemagne-step-guard-faith = responder a misioneros
charlemagne-step-treasury = compras
charlemagne-step-levy = leva
charlemagne-step-operations = operaciones
charlemagne-step-muster = formar una fuerza
charlemagne-step-force = una fuerza en operación
charlemagne-step-withdraw = retirarse o quedarse
charlemagne-step-challenge = combate personal
charlemagne-step-battle = preparar una batalla
charlemagne-step-defend = preparar la defensa
charlemagne-step-retreat = adónde retroceder
charlemagne-step-supply = aprovisionamiento
charlemagne-step-desk = marcadores y rendición
charlemagne-step-treaty = redactar un tratado
charlemagne-step-offer = un tratado ofrecido
charlemagne-step-renounce = tratados en vigor
charlemagne-step-event = el evento del turno
charlemagne-step-draw = robar marcadores
charlemagne-step-plan = preparar una batalla
charlemagne-step-answer = preparar la defensa

charlemagne-ask-deploy = ¿Dónde empiezan tus primeras unidades? Colócalas donde quieras dentro de su región: al menos una en cada burgo y, en cada hexágono, no más de las que alimenta.
charlemagne-ask-envoys = Los dados de la revuelta ya se han tirado. ¿Usas enviados reales para repetir uno? Los demás valen como están.
charlemagne-ask-name = ¿En qué regiones se comprueba si hay rebelión? Nombra { $left ->
        [one] una más
       *[other] { $left } más
    }. Entre todas las nombradas, como mucho dos pueden ser del Imperio. Por cada una se tira un dado en cuanto la nombras.
charlemagne-ask-raid = ¿Qué burgo con puerto y poca guarnición saquean los piratas?
charlemagne-ask-place-leader = ¿A qué unidades tuyas se une el líder que has robado?
charlemagne-ask-bury = Has robado la muerte de un líder: ¿cuál de tus líderes muere? No puede ser Carlomagno.
charlemagne-ask-envoy = Turno { $turn }: ¿qué región intentas ganarte? Cada intento necesita al menos un marcador que cuente para el vasallaje.
charlemagne-ask-lay = ¿Cuántos puntos usas para ganarte a { $region }? { $points ->
        [0] Aún no has puesto ninguno
        [one] Has puesto 1 punto
       *[other] Has puesto { $points } puntos
    }; el diferencial es { $differential } antes de que responda el otro bando.
charlemagne-ask-lay-faith = ¿Cuántos puntos usas para llevar el { $religion } a { $region }? { $points ->
        [0] Aún no has puesto ninguno
        [one] Has puesto 1 punto
       *[other] Has puesto { $points } puntos
    }; el diferencial es { $differential } antes de que responda el otro bando.
charlemagne-ask-guard = { $seat } intenta ganarse a { $region } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, diferencial { $differential }: ¿con cuántos puntos respondes?
charlemagne-ask-guard-faith = { $seat } quiere llevar el { $religion } a { $region } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, diferencial { $differential }: ¿con cuántos puntos respondes?
charlemagne-ask-treasury = ¿Qué compras? Tienes { $points ->
        [0] 0 puntos
        [one] 1 punto
       *[other] { $points } puntos
    } de tesoro para contratar mercenarios, construir, comprar marcadores y, al final, retirar saqueos. Lo que sobra lo guardas.
charlemagne-ask-levy = { $left ->
        [0] Ya no se puede reclutar ninguna unidad.
       *[other] ¿Qué unidades reclutas? Tus regiones aún pueden reclutar { $left ->
            [one] 1 unidad
           *[other] { $left } unidades
        }, una por hexágono. Lo que no se recluta se pierde.
    }{ $counters ->
        [0] { "" }
        [one] {" "}Otra unidad de tu leva se pierde: todas las fichas de su región están en el mapa.
       *[other] {" "}Otras { $counters } unidades de tu leva se pierden: todas las fichas de sus regiones están en el mapa.
    }{ $hexes ->
        [0] { "" }
        [one] {" "}Otra unidad de tu leva se pierde: no queda un hexágono libre para ella.
       *[other] {" "}Otras { $hexes } unidades de tu leva se pierden: no quedan hexágonos libres para ellas.
    }
charlemagne-ask-operations = ¿Qué fuerza se pone en marcha ahora? { $forces ->
        [0] Aún no ha operado ninguna.
        [one] Ha operado 1 fuerza.
       *[other] Han operado { $forces } fuerzas.
    } Las unidades que se quedan pueden salir después.
charlemagne-ask-muster = ¿Qué unidades salen con la fuerza desde { $place }? { $units_count ->
        [0] Aún no has marcado ninguna unidad.
       *[other] Marcadas: { $units }.
    } El dado se tira al ponerse en marcha.
charlemagne-ask-force = ¿Qué hace tu fuerza en { $place }? { $points ->
        [0] No le queda ningún punto de operaciones
        [one] Le queda 1 punto de operaciones
       *[other] Le quedan { $points } puntos de operaciones
    } (sacó un { $die }).
charlemagne-ask-withdraw = { $seat } ataca { $place } con fuerza { $attack } contra tu fuerza { $defence }, relación { $odds }. ¿Se retiran tus unidades? Son lo bastante rápidas.
charlemagne-ask-challenge = { $seat } ataca { $place } con fuerza { $attack } contra tu fuerza { $defence }, relación { $odds }. ¿Pides combate personal entre líderes? Va antes que todos los marcadores y nadie puede rechazarlo.
charlemagne-ask-battle = Batalla de { $place }: tu fuerza { $attack } contra { $defence }, relación { $odds }. ¿Juegas algo antes de tirar el dado?
charlemagne-ask-defend = { $seat } ataca { $place } con fuerza { $attack } contra tu fuerza { $defence }, relación { $odds }. ¿Juegas algo antes de que se tire el dado?
charlemagne-ask-lose = { $left ->
        [one] ¿Qué unidad pierdes?
       *[other] ¿Qué { $left } unidades pierdes?
    } Motivo: { $why }.
charlemagne-ask-retreat = ¿Adónde retroceden tus unidades de { $place }? Retroceden { $left ->
        [one] 1 hexágono
       *[other] { $left } hexágonos
    } como mucho.
charlemagne-ask-supply = ¿Pagas o mandas unidades a casa? En { $places ->
        [one] un lugar
       *[other] { $places } lugares
    } tienes más unidades de las que alimenta la tierra. Aprovisionarlas a todas cuesta { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    } y tienes { $points }.
charlemagne-ask-desk = En cualquier momento puedes devolver marcadores, enseñar tus marcadores y tu tesoro, o rendirte.
charlemagne-ask-treaty = ¿Qué dice el tratado? Escribe cláusulas y proponlas. El juego las comprueba y las hace cumplir; lo que se promete fuera de un tratado no obliga a nadie.
charlemagne-ask-offered = El otro bando puede responder a tu oferta, el tratado { $number }, hasta que acabe su turno de jugador: { $clauses }.
charlemagne-ask-offer = ¿Aceptas el tratado { $number } de { $seat }? { $clauses }. La oferta caduca al acabar tu turno de jugador.
charlemagne-ask-renounce = ¿Rompes un tratado abiertamente? Pierdes al azar tantos marcadores como diga un dado; el otro bando roba los que te falten.

## Acciones: encabezados, y cada una entera

charlemagne-verb-place = Mover una unidad
charlemagne-verb-envoys = Mandar enviados reales
charlemagne-verb-pass = No mandar enviados reales
charlemagne-verb-name = Nombrar una región
charlemagne-verb-raid = Saquear un puerto
charlemagne-verb-place-leader = Colocar al líder
charlemagne-verb-bury = Elegir al líder que muere
charlemagne-verb-envoy = Intentar ganarse una región
charlemagne-verb-lay = Poner un marcador
charlemagne-verb-send = Enviar los marcadores
charlemagne-verb-cancel = Cancelar y volver
charlemagne-verb-guard = Responder con puntos
charlemagne-verb-draw = Comprar un marcador
charlemagne-verb-clear = Retirar un saqueo
charlemagne-verb-levy = Reclutar una unidad
charlemagne-verb-assemble = Asamblea General
charlemagne-verb-operate = Partir desde
charlemagne-verb-take = Marcar unidades
charlemagne-verb-march = Ponerse en marcha
charlemagne-verb-step = Un paso
charlemagne-verb-battle = Atacar
charlemagne-verb-convert = Predicar
charlemagne-verb-drop = Dejar unidades atrás
charlemagne-verb-land = Desembarcar
charlemagne-verb-play = Jugar un marcador
charlemagne-verb-stay = Quedarse y luchar
charlemagne-verb-withdraw = Retirarse
charlemagne-verb-advance = Avance militar
charlemagne-verb-treachery = Traición
charlemagne-verb-duel = Combate personal
charlemagne-verb-fight = Tirar el dado
charlemagne-verb-retreat = Retroceder
charlemagne-verb-stand = Terminar aquí el retroceso
charlemagne-verb-disband = Mandar a casa
charlemagne-verb-order-region = Órdenes para una región
charlemagne-verb-discard = Devolver un marcador
charlemagne-verb-reveal = Enseñar marcadores y tesoro
charlemagne-verb-capitulate = Rendirse
charlemagne-verb-clause = Cláusula
charlemagne-verb-tear = Romper el borrador
charlemagne-verb-withdraw-offer = Retirar la oferta
charlemagne-verb-renounce = Romper un tratado

charlemagne-do-place = Mover { $a1 } de { $a2 } a { $a3 }
charlemagne-do-envoys = Mandar enviados reales a { $a1 }
charlemagne-do-pass = No mandar enviados reales
charlemagne-do-name = Nombrar: { $a1 }
charlemagne-do-raid = Saquear { $a1 }
charlemagne-do-place-leader = Líder a { $a1 }
charlemagne-do-bury = Muere el líder de { $a1 }
charlemagne-do-envoy = Intentar ganarse a { $a1 }
charlemagne-do-lay = Poner { $a1 }
charlemagne-do-guard = { $a1 ->
        [0] No usar marcadores
        [one] Responder con 1 punto
       *[other] Responder con { $a1 } puntos
    }
charlemagne-do-hire = Contratar { $a1 } en { $a2 }
charlemagne-do-clear = Retirar el saqueo de { $a1 }
charlemagne-do-levy = Reclutar { $a1 } en { $a2 }
charlemagne-do-assemble = 1 unidad más para { $a1 }
charlemagne-do-operate = Partir desde { $a1 }
charlemagne-do-take = { $a2 ->
        [0] Se queda: { $a1 }
       *[other] Va con la fuerza: { $a2 } × { $a1 }
    }
charlemagne-do-march = Ponerse en marcha, tirar el dado
charlemagne-do-move = Mover a { $a1 }
charlemagne-do-step = Un paso a { $a1 }
charlemagne-do-battle = Atacar { $a1 }
charlemagne-do-pillage = Saquear aquí
charlemagne-do-convert = Predicar aquí: { $a1 }
charlemagne-do-drop = Dejar { $a2 } atrás: { $a1 }
charlemagne-do-land = Desembarcan todos
charlemagne-do-halt = Terminar esta fuerza
charlemagne-do-play = Jugar { $a1 }
charlemagne-do-play-2 = Jugar { $a1 } sobre { $a2 }
charlemagne-do-stay = Quedarse y luchar
charlemagne-do-withdraw = Retirarse antes de la batalla
charlemagne-do-treachery = Traición contra el { $a1 }
charlemagne-do-duel = Combate personal: { $a1 }
charlemagne-do-lose = Perder { $a1 } en { $a2 }
charlemagne-do-retreat = Retroceder a { $a1 }
charlemagne-do-disband = Mandar a casa { $a1 } desde { $a2 }
charlemagne-do-pay = Pagar por todas las unidades
charlemagne-do-order-region = { $a2 }, { $a1 }: { $a3 }
charlemagne-do-discard = Devolver { $a1 } al recipiente
charlemagne-do-capitulate = Rendirse
charlemagne-do-clause = { $a2 } { $a1 } { $a3 }
charlemagne-do-clause-2 = { $a2 } { $a1 }
charlemagne-do-propose = Proponer el borrador
charlemagne-do-withdraw-offer = Retirar el tratado { $a1 }
charlemagne-do-accept = Aceptar el tratado { $a1 }
charlemagne-do-decline = Rechazar el tratado { $a1 }
charlemagne-do-renounce = Romper el tratado { $a1 }

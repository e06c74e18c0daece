# Carlomagno: qué pasa, qué se elige.

## Sucesos: la marcha del juego

charlemagne-turn = **Turno { $turn }, { $year }.** Empieza { $seat }.
charlemagne-phase = { $seat }: { $phase }.
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
charlemagne-won-points = **Gana { $seat }.** Tras nueve turnos el Imperio tiene { $points } puntos.
charlemagne-won-capitulation = **Gana { $seat }: el otro bando se rinde.** El Imperio tenía { $points } puntos.
charlemagne-nearing-imperial = ⏳ Este es el último turno. Si nada cambia, **gana { $seat }**: el Imperio tiene { $points } puntos y necesita { $need }, { $spare ->
        [0] justo los que hacen falta
        [one] le sobra 1
       *[other] le sobran { $spare }
    }.
charlemagne-nearing-tribal = ⏳ Este es el último turno. Si nada cambia, **gana { $seat }**: el Imperio tiene { $points } puntos y necesita { $need }, { $missing ->
        [one] le falta 1
       *[other] le faltan { $missing }
    }.

## Sucesos: la tabla de eventos

charlemagne-event-historical-crisis = { $number }, **{ $event }:** { $seat } devuelve todos sus marcadores al recipiente.
charlemagne-event-historical-optimism = { $number }, **{ $event }:** { $seat } roba tres marcadores.
charlemagne-event-plague = { $number }, **{ $event }:** cada lugar con tres unidades o más pierde una.
charlemagne-event-famine = { $number }, **{ $event }:** en este turno de jugador cada lugar alimenta a una unidad menos.
charlemagne-event-good-harvest = { $number }, **{ $event }:** { $seat } recibe tanto tesoro como diga un dado.
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
charlemagne-event-tribute = { $number }, **{ $event }:** { $seat } recibe tanto tesoro como diga un dado.
charlemagne-event-fair = { $number }, **{ $event }:** { $seat } recibe 1 punto por cada burgo con puerto que ocupa (5 como mucho).
charlemagne-event-harsh-winter = { $number }, **{ $event }:** cada fuerza de { $seat } tiene tres puntos de operaciones menos.
charlemagne-event-champion = { $number }, **{ $event }:** { $seat } toma un líder del recipiente.
charlemagne-event-viking-raid = { $number }, **{ $event }:** saquean un burgo del norte con puerto y poca guarnición.
charlemagne-event-saracen-raid = { $number }, **{ $event }:** saquean un burgo del Mediterráneo con puerto y poca guarnición.
charlemagne-event-renaissance = { $number }, **{ $event }:** { $seat } roba un marcador por cada marcador de civilización que ocupa, tres como mucho.
charlemagne-event-desertion = { $number }, **{ $event }:** la mayor pila de { $seat } pierde una unidad.
charlemagne-event-papal-appeal = { $number }, **{ $event }:** { $seat } toma un marcador de vasallaje del recipiente.
charlemagne-event-succession-quarrel = { $number }, **{ $event }:** las Tribus nombran tres regiones que pueden rebelarse.
charlemagne-corruption = Desaparece la mitad del tesoro de { $seat }.
charlemagne-corruption-own = Pierdes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de tesoro.
charlemagne-raided = Los piratas saquean **{ $place }**.
charlemagne-raid-none = Los piratas no encuentran ningún puerto a su alcance.

## Sucesos: revuelta y lealtad

charlemagne-revolt-die = { $region }: dado { $die }, { $result }.
charlemagne-envoys = { $seat } manda enviados reales a { $region }; el nuevo dado es { $die }: { $result }.
charlemagne-envoys-none = { $seat } no manda enviados reales.
charlemagne-revolt-none = { $region }: no hay revuelta (dado { $die }, { $total } en total).
charlemagne-revolt-neutral = { $region }: revuelta (dado { $die }, { $total } en total).
charlemagne-revolt-tribal = { $region }: revuelta abierta (dado { $die }, { $total } en total).
charlemagne-control-empire = **{ $region }: ahora con el Imperio** ({ $why }).
charlemagne-control-tribal = **{ $region }: ahora con las Tribus** ({ $why }).
charlemagne-control-neutral = **{ $region }: ahora neutral** ({ $why }).
charlemagne-converted = **{ $region }:** su religión es ahora: { $religion }.
charlemagne-score = **El Imperio: { $before } → { $points } puntos.**

## Sucesos: marcadores

charlemagne-drew = { $seat } { $count ->
        [0] no roba ningún marcador
        [one] roba un marcador
       *[other] roba { $count } marcadores
    }.
charlemagne-drew-own = Robas: { $count ->
        [0] nada, el recipiente está vacío
       *[other] { $markers }
    }.
charlemagne-showed = { $seat } ha robado un marcador que tiene efecto en el acto: { $markers }.
charlemagne-took = { $seat } toma { $markers } del recipiente.
charlemagne-took-none = { $seat } tomaría { $markers }, pero no queda ninguno en el recipiente.
charlemagne-lost = { $seat } { $count ->
        [0] no pierde ningún marcador
        [one] pierde un marcador al azar
       *[other] pierde { $count } marcadores al azar
    }.
charlemagne-lost-own = Pierdes al azar: { $count ->
        [0] nada
       *[other] { $markers }
    }.
charlemagne-returned-all = { $seat } devuelve todos sus marcadores al recipiente: { $count }.
charlemagne-discarded = { $seat } devuelve { $markers } al recipiente.
charlemagne-played = { $seat } juega { $marker }.
charlemagne-revealed = { $seat } enseña sus marcadores y su tesoro: { $points ->
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
charlemagne-tribute-own = Tributo: { $points ->
        [0] nada
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
charlemagne-guarded = { $seat } responde por { $region } ({ $goal }) con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: { $markers }.
charlemagne-attempt-won = { $seat } lo consigue con { $region } (diferencial { $differential }, dado { $die }).
charlemagne-attempt-neutral = { $seat } lo consigue a medias con { $region } (diferencial { $differential }, dado { $die }): queda neutral.
charlemagne-attempt-lost = { $seat } fracasa con { $region } (diferencial { $differential }, dado { $die }).

## Sucesos: tesoro y leva

charlemagne-hired = { $seat } contrata en { $place }: { $unit }.
charlemagne-built = { $seat } construye en { $place }: { $what }.
charlemagne-cleared = { $seat } retira el saqueo de { $place }.
charlemagne-levied = { $seat } recluta en { $place }: { $unit }.
charlemagne-supplied = Aprovisionamiento de { $seat }: { $points ->
        [0] nada
        [one] 1 punto
       *[other] { $points } puntos
    }.
charlemagne-disbanded = { $seat } manda a casa desde { $place }: { $units }.

## Sucesos: operaciones y batalla

charlemagne-marched = Una fuerza de { $seat } se pone en marcha desde { $place }: { $units }. Dado { $die }: { $points } puntos de operaciones.
charlemagne-moved = { $seat } mueve su fuerza de { $from } a { $place }; { $points ->
        [0] no queda ningún punto de operaciones
        [one] queda 1 punto de operaciones
       *[other] quedan { $points } puntos de operaciones
    }.
charlemagne-attacked = **{ $seat } ataca { $place }** desde { $from }.
charlemagne-prepared = { $seat } ha preparado la batalla de { $place }; se pregunta al otro bando si juega marcadores.
charlemagne-withdrew = { $seat } se retira de { $place } antes de la batalla.
charlemagne-advance = { $seat } juega un avance militar en { $place }: su fuerza se dobla.
charlemagne-treachery = { $seat } juega traición en { $place }: no cuenta el { $what } del enemigo.
charlemagne-duel = { $seat } pide combate personal en { $place }; por el Imperio lucha { $champion }: Imperio { $empire }, Tribus { $tribal }.
charlemagne-battle = **Batalla de { $place }:** { $seat } ataca desde { $from } con { $attack } contra { $defence }, relación { $odds }, dado { $die }: { $result }.
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
charlemagne-treaty-agreed = **Tratado { $number }** firmado con { $seat }: { $clauses }.
charlemagne-treaty-lapsed = La oferta de { $seat }, el tratado { $number }, ha caducado: nadie respondió antes de que acabara el turno de jugador del otro bando.
charlemagne-treaty-broken = **{ $seat } rompe el tratado { $number }.** Según el dado, le cuesta { $die ->
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
charlemagne-step-guard = responder a un vasallaje
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
charlemagne-step-desk = mano y partida
charlemagne-step-treaty = redactar un tratado
charlemagne-step-offer = un tratado ofrecido
charlemagne-step-renounce = tratados en vigor
charlemagne-step-event = el evento del turno
charlemagne-step-draw = robar marcadores
charlemagne-step-plan = preparar una batalla
charlemagne-step-answer = preparar la defensa

charlemagne-ask-deploy = ¿Dónde empiezan tus primeras unidades? Donde quieras de su región: al menos una en cada burgo y, en cada hexágono, no más de las que alimenta.
charlemagne-ask-envoys = Los dados de la revuelta ya se han tirado. ¿Usas enviados reales para repetir uno?
charlemagne-ask-name = ¿Qué regiones pueden rebelarse? Nombra { $left ->
        [one] una más
       *[other] { $left } más
    }, dos del Imperio como mucho.
charlemagne-ask-raid = ¿Qué burgo con puerto y poca guarnición saquean los piratas?
charlemagne-ask-place-leader = ¿A qué unidades tuyas se une el líder que has robado?
charlemagne-ask-bury = Ha salido la muerte de un líder: ¿cuál de tus líderes muere? Carlomagno no puede ser.
charlemagne-ask-envoy = Turno { $turn }: ¿qué región intentas ganarte? Cada intento pide al menos un marcador que cuente para el vasallaje.
charlemagne-ask-lay = ¿Cuántos marcadores usas para { $region }? { $points ->
        [0] Aún no has puesto ninguno
        [one] Has puesto 1 punto
       *[other] Has puesto { $points } puntos
    }; el diferencial es { $differential } antes de que responda el otro bando.
charlemagne-ask-lay-faith = ¿Cuántos marcadores usas para llevar el { $religion } a { $region }? { $points ->
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
    } de tesoro para contratar mercenarios, construir, comprar marcadores y, al final, retirar saqueos. Lo que sobra se guarda.
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
        [one] {" "}No queda hexágono libre para otra unidad de tu leva: se pierde.
       *[other] {" "}No queda hexágono libre para otras { $hexes } unidades de tu leva: se pierden.
    }
charlemagne-ask-operations = ¿Qué fuerza se pone en marcha ahora? { $forces ->
        [0] Aún no ha operado ninguna.
        [one] Ha operado 1 fuerza.
       *[other] Han operado { $forces } fuerzas.
    } Las unidades que se quedan pueden salir después.
charlemagne-ask-muster = ¿Quién va con la fuerza desde { $place }? { $units_count ->
        [0] Aún no has marcado ninguna unidad.
       *[other] Marcadas: { $units }.
    } Después se tira el dado.
charlemagne-ask-force = ¿Qué hace tu fuerza en { $place }? { $points ->
        [0] No le queda ningún punto de operaciones
        [one] Le queda 1 punto de operaciones
       *[other] Le quedan { $points } puntos de operaciones
    } (sacó un { $die }).
charlemagne-ask-withdraw = { $seat } ataca { $place }: { $attack } contra { $defence }, relación { $odds }. ¿Se retiran tus unidades? Son lo bastante rápidas.
charlemagne-ask-challenge = { $seat } ataca { $place }: { $attack } contra tus { $defence }, relación { $odds }. ¿Pides combate personal de líderes? Va antes que todos los marcadores y nadie puede rechazarlo.
charlemagne-ask-battle = Batalla de { $place }: tus { $attack } contra { $defence }, relación { $odds }. ¿Juegas algo antes del dado?
charlemagne-ask-defend = { $seat } ataca { $place }: { $attack } contra tus { $defence }, relación { $odds }. ¿Juegas algo antes del dado?
charlemagne-ask-lose = { $left ->
        [one] ¿Qué unidad pierdes?
       *[other] ¿Qué { $left } unidades pierdes?
    } Motivo: { $why }.
charlemagne-ask-retreat = ¿Adónde retroceden tus unidades de { $place }? { $left ->
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
charlemagne-ask-offered = Tu oferta, el tratado { $number }, puede responderse hasta que acabe el turno de jugador del otro bando: { $clauses }.
charlemagne-ask-offer = ¿Aceptas el tratado { $number } de { $seat }? { $clauses }. Caduca al acabar tu turno de jugador.
charlemagne-ask-renounce = ¿Rompes un tratado abiertamente? Pierdes al azar tantos marcadores como diga un dado; el otro bando roba los que te falten.

## Acciones: encabezados, y cada una entera

charlemagne-verb-place = Mover una unidad
charlemagne-verb-envoys = Mandar enviados reales
charlemagne-verb-pass = No mandar enviados reales
charlemagne-verb-name = Nombrar una región
charlemagne-verb-raid = Saquear un puerto
charlemagne-verb-place-leader = Colocar al líder
charlemagne-verb-bury = Elegir el líder que muere
charlemagne-verb-envoy = Intentar ganarse una región
charlemagne-verb-lay = Poner un marcador
charlemagne-verb-send = Enviar los marcadores
charlemagne-verb-cancel = Cancelar y volver
charlemagne-verb-guard = Responder con puntos
charlemagne-verb-draw = Comprar un marcador
charlemagne-verb-clear = Retirar un saqueo
charlemagne-verb-levy = Reclutar
charlemagne-verb-assemble = Asamblea General
charlemagne-verb-operate = Partir desde
charlemagne-verb-take = Marcar unidades
charlemagne-verb-march = Ponerse en marcha
charlemagne-verb-step = Un paso
charlemagne-verb-battle = Atacar
charlemagne-verb-convert = Convertir
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
       *[other] Responder con { $a1 }
    }
charlemagne-do-hire = Contratar { $a1 } en { $a2 }
charlemagne-do-clear = Retirar el saqueo de { $a1 }
charlemagne-do-levy = Reclutar { $a1 } en { $a2 }
charlemagne-do-assemble = Una unidad más en { $a1 }
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

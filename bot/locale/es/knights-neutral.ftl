# Warrior Knights: Eventos, expediciones, defensas, reclutamiento, y lo que hacen las cartas.

## Eventos Importantes

knights-event = **{ $seat } roba un { $colour }: { $event }.**
knights-event-city = El Evento afecta a { $city }.
knights-event-noble = El Evento afecta a { $noble }.
knights-event-baron = El Evento afecta a { $seat }.
knights-event-nothing = { $event } no tiene efecto: no hay a quién ni a qué afectar.
knights-event-cancelled = **Se cancela { $event }.**
knights-waits = { $seat } no cancela el Evento.
knights-pays-faith = { $seat } paga { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe.
knights-pool-short = Para cancelar el Evento { $cost ->
        [one] hace falta 1 punto
       *[other] hacen falta { $cost } puntos
    } de Fe y se han ofrecido menos.
knights-miracle = **Un milagro: { $seat } paga { $n ->
        [one] 1 punto de Fe
       *[other] { $n } puntos de Fe
    } y se cancela { $event }.**

## Lo que hacen las cartas

knights-gains-crowns = { $seat } { $n ->
        [0] no gana ninguna corona
        [one] gana 1 corona
       *[other] gana { $n } coronas
    }.
knights-loses-crowns = { $seat } { $n ->
        [0] no pierde ninguna corona
        [one] pierde 1 corona
       *[other] pierde { $n } coronas
    }.
knights-gains-votes = { $seat } { $n ->
        [0] no gana ningún Voto
        [one] gana 1 Voto
       *[other] gana { $n } Votos
    }.
knights-loses-votes = { $seat } { $n ->
        [0] no pierde ningún Voto
        [one] pierde 1 Voto
       *[other] pierde { $n } Votos
    }.
knights-gains-faith = { $seat } { $n ->
        [0] no gana ningún punto de Fe
        [one] gana 1 punto de Fe
       *[other] gana { $n } puntos de Fe
    }.
knights-loses-faith = { $seat } { $n ->
        [0] no pierde ningún punto de Fe
        [one] pierde 1 punto de Fe
       *[other] pierde { $n } puntos de Fe
    }.
knights-gains-influence = { $seat } { $n ->
        [0] no gana Influencia
        [one] gana 1 punto de Influencia
       *[other] gana { $n } puntos de Influencia
    }.
knights-loses-influence = { $seat } { $n ->
        [0] no devuelve Influencia
        [one] devuelve 1 punto de Influencia a la reserva
       *[other] devuelve { $n } puntos de Influencia a la reserva
    }.
knights-recruits = Llegan al Baluarte de { $seat }: { $troop }.
knights-unbanned = **{ $seat } vuelve a tener sitio en la Asamblea.**
knights-strips = { $seat } pierde { $agenda }.
knights-army-hit = El ejército de { $noble } sufre { $n ->
        [one] 1 baja
       *[other] { $n } bajas
    }.
knights-exhausted = { $noble } queda exhausto.
knights-heals = { $seat } { $n ->
        [0] no quita ninguna baja
        [one] quita 1 baja
       *[other] quita { $n } bajas
    }.
knights-breached = { $city } { $n ->
        [0] no recibe ninguna Brecha
        [one] recibe 1 Brecha
       *[other] recibe { $n } Brechas
    }.
knights-stronghold-breached = El Baluarte de { $seat } { $n ->
        [0] no recibe ninguna Brecha
        [one] recibe 1 Brecha
       *[other] recibe { $n } Brechas
    }.
knights-fortified = { $city } queda fortificada.
knights-burns = **{ $city } arde por completo: queda arrasada para siempre.**
knights-burns-loser = **{ $city } arde por completo: { $loser } la pierde y queda arrasada para siempre.**
knights-sunk = Se pierden todas las expediciones en curso.
knights-fair-winds = Avanzan todas las expediciones en curso.

## Expediciones

knights-starts = { $seat } inicia una expedición: **{ $expedition }**.
knights-starts-none = { $seat } no inicia ninguna expedición.
knights-invests = { $seat } invierte { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }.
knights-passes = { $seat } no hace nada.
knights-invests-none = { $seat } no invierte nada en la expedición.
knights-blesses-none = { $seat } no bendice la expedición.
knights-upgrades-none = { $seat } no repara ni fortifica nada.
knights-musters-none = { $seat } no quita ninguna baja.
knights-blesses = { $seat } bendice la expedición: { $expedition }.
knights-expedition = **{ $expedition }: { $result }**{ $results_count ->
        [one] { "" }
       *[other] { " " }(cartas: { $results })
    }.
knights-returns-crowns = { $seat } recibe de la expedición { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }.

## Defensas y tropas

knights-repairs = { $seat } repara { $n ->
        [one] 1 Brecha
       *[other] { $n } Brechas
    } en { $cities_count ->
        [0] su Baluarte
       *[other] { $cities }
    }.
knights-fortifies = { $seat } fortifica { $city }.
knights-musters = { $seat } quita { $n ->
        [one] 1 baja
       *[other] { $n } bajas
    } { $nobles_count ->
        [0] a las tropas de su Baluarte
       *[other] al ejército de { $nobles }
    }.
knights-uncertain = Tiempos Inciertos: se baraja el mazo de Destino.

## Pasos

knights-step-event-drawer = elegir quién roba un Evento
knights-step-event-target = elegir a quién o a qué afecta un Evento
knights-step-avert = cancelar un Evento
knights-step-pool = ofrecer Fe para cancelar un Evento
knights-step-leaving = elegir qué Mercenarios se van
knights-step-free-city = elegir una ciudad que queda neutral
knights-step-strip = elegir un privilegio o cargo que se descarta
knights-step-expedition = iniciar una expedición
knights-step-invest = invertir en una expedición
knights-step-bless = bendecir una expedición
knights-step-upgrade = mejorar defensas
knights-step-muster = quitar bajas con Reclutamiento

## Preguntas

knights-ask-event-drawer = ¿Quién roba la próxima carta, un { $colour }? Uno rojo lo robas tú y uno verde se lo das a otro Barón; por 1 punto de Fe (tienes { $faith }) es al revés. Uno azul puede ir a cualquiera.
knights-ask-event-target = ¿A quién o a qué afecta { $event }?
knights-ask-avert = ¿Pagas { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe para cancelar { $event }? Has robado tú ese Evento, y tienes { $faith ->
        [one] 1 punto
       *[other] { $faith } puntos
    }.
knights-ask-pool = ¿Cuánta Fe ofreces para cancelar { $event }? Cancelarlo cuesta en total { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe. Las ofertas son secretas. Si bastan, se paga empezando por el Presidente; si no, nadie paga y el Evento ocurre.
knights-ask-leaving = ¿Cuál de tus Mercenarios vuelve al mazo{ $nations_count ->
        [0] { "" }
       *[other] { " " }({ $nations })
    }?
knights-ask-free-city = ¿Cuál de tus ciudades queda neutral?
knights-ask-strip = ¿Qué carta pierde { $seat } ({ $what })?
knights-ask-expedition = ¿Inicias una expedición? Las expediciones en curso avanzan, y las que llegan al final se resuelven.
knights-ask-invest = ¿Cuántas coronas inviertes en la expedición ({ $expeditions })? Puedes invertir { $most ->
        [one] 1 corona
       *[other] { $most } coronas
    } como mucho; la expedición { $n ->
        [0] aún no lleva ninguna
        [one] ya lleva 1 corona
       *[other] ya lleva { $n } coronas
    }.
knights-ask-bless = ¿Bendices la expedición ({ $expeditions }) por 1 punto de Fe? Así se muestran por ella dos cartas de Destino en vez de una, y cuenta la mejor.
knights-ask-upgrade = ¿Qué reparas o fortificas? Reparar una Brecha de una ciudad o de tu Baluarte cuesta { $repair ->
        [one] 1 corona
       *[other] { $repair } coronas
    }; fortificar una ciudad cuesta { $fortify ->
        [one] 1 corona
       *[other] { $fortify } coronas
    }. Lo que está bajo asedio no se puede mejorar. Tienes { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }.
knights-ask-muster = ¿A qué ejército quitas bajas? Cada una cuesta { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }, y tienes { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }.

## Títulos

knights-verb-name = Nombrar a quien roba
knights-verb-choose = Elegir el objetivo
knights-verb-avert = Pagar y cancelar el Evento
knights-verb-wait = Dejar que ocurra
knights-verb-pledge-faith = Ofrecer Fe
knights-verb-free = Elegir una ciudad que queda neutral
knights-verb-strip = Descartar
knights-verb-start = Iniciar una expedición
knights-verb-invest = Invertir
knights-verb-bless = Bendecir
knights-verb-repair = Reparar
knights-verb-fortify = Fortificar
knights-verb-muster = Quitar bajas
knights-verb-miracle = Obrar un milagro

## Cada acción entera

knights-do-name = Roba { $a1 }
knights-do-choose = Elegir: { $a1 }
knights-do-avert = Pagar y cancelar el Evento
knights-do-pledge-faith = Ofrecer { $a1 ->
        [one] 1 punto
       *[other] { $a1 } puntos
    } de Fe
knights-do-free = { $a1 } queda neutral
knights-do-strip = Descartar { $a1 }
knights-do-start = Iniciar una expedición: { $a1 }
knights-do-invest = Invertir { $a1 ->
        [one] 1 corona
       *[other] { $a1 } coronas
    }
knights-do-bless = Bendecirla
knights-do-repair = Reparar { $a1 }: { $a2 ->
        [one] 1 Brecha
       *[other] { $a2 } Brechas
    }
knights-do-fortify = Fortificar { $a1 }
knights-do-muster = { $a1 }: quitar { $a2 ->
        [one] 1 baja
       *[other] { $a2 } bajas
    }
knights-do-miracle = Cancelar { $a1 } con un milagro

## Órdenes permanentes

knights-word-cancel = Cancelar un Evento rojo que robes
knights-word-pool = Cancelar un Evento azul
knights-word-upgrade = Mejorar defensas
knights-word-muster = Quitar bajas
knights-word-invest = Invertir en una expedición
knights-word-bless = Bendecir una expedición
knights-word-late = preguntarme cuando se sepa a quién afecta
knights-word-struck = preguntarme cuando me afecte

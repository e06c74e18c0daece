# Warrior Knights: Eventos, expediciones, defensas, reclutamiento, y lo que hacen las cartas.

## Eventos Importantes

knights-event = **{ $seat } roba un { $colour }: { $event }.**
knights-event-city = Afecta a { $city }.
knights-event-noble = Afecta a { $noble }.
knights-event-baron = Afecta a { $seat }.
knights-event-nothing = { $event } no encuentra a quién ni a qué afectar.
knights-event-cancelled = **Se cancela { $event }.**
knights-waits = { $seat } no lo cancela.
knights-pays-faith = { $seat } paga { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe.
knights-pool-short = La Fe ofrecida no basta para cancelarlo (cuesta { $cost }): sigue adelante.
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
       *[other] gana { $n } de Influencia
    }.
knights-loses-influence = { $seat } { $n ->
        [0] no devuelve Influencia
       *[other] devuelve { $n } de Influencia a la pila
    }.
knights-recruits = Se une al Baluarte de { $seat }: { $troop }.
knights-unbanned = **{ $seat } vuelve a tener sitio en la Asamblea.**
knights-strips = { $seat } pierde { $agenda }.
knights-army-hit = El ejército de { $noble } recibe { $n ->
        [one] 1 baja
       *[other] { $n } bajas
    }.
knights-exhausted = { $noble } queda exhausto.
knights-heals = { $seat } { $n ->
        [0] no tiene bajas que curar
        [one] se libra de 1 baja
       *[other] se libra de { $n } bajas
    }.
knights-breached = { $city } recibe { $n ->
        [0] 0 Brechas
        [one] 1 Brecha
       *[other] { $n } Brechas
    }.
knights-stronghold-breached = El Baluarte de { $seat } recibe { $n ->
        [0] 0 Brechas
        [one] 1 Brecha
       *[other] { $n } Brechas
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
knights-passes = { $seat } pasa.
knights-blesses = { $seat } bendice la expedición: { $expedition }.
knights-expedition = **{ $expedition }: { $result }**{ $results_count ->
        [one] { "" }
       *[other] { " " }(cartas: { $results })
    }.
knights-returns-crowns = { $seat } recibe de ella { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }.

## Defensas y tropas

knights-repairs = { $seat } repara { $n ->
        [one] 1 Brecha
       *[other] { $n } Brechas
    } en { $cities_count ->
        [0] el Baluarte
       *[other] { $cities }
    }.
knights-fortifies = { $seat } fortifica { $city }.
knights-musters = { $seat } quita { $n ->
        [one] 1 baja
       *[other] { $n } bajas
    } { $nobles_count ->
        [0] a las tropas del Baluarte
       *[other] al ejército de { $nobles }
    }.
knights-uncertain = Tiempos inciertos: se baraja el mazo de Destino.

## Pasos

knights-step-event-drawer = nombrar a quien roba un Evento
knights-step-event-target = elegir a quién afecta un Evento
knights-step-avert = cancelar un Evento
knights-step-pool = Fe para cancelar juntos un Evento
knights-step-leaving = elegir qué Mercenarios se van
knights-step-free-city = elegir una ciudad que queda neutral
knights-step-strip = elegir un privilegio o cargo que se descarta
knights-step-expedition = iniciar una expedición
knights-step-invest = invertir en una expedición
knights-step-bless = bendecir una expedición
knights-step-upgrade = mejorar defensas
knights-step-muster = el Reclutamiento

## Preguntas

knights-ask-event-drawer = La próxima carta es un { $colour }. ¿Quién la roba? Una roja, tú; una verde, otro; por 1 punto de Fe, de los { $faith } que tienes, al revés; una azul, cualquiera.
knights-ask-event-target = { $event }: ¿a quién o a qué afecta?
knights-ask-avert = Has robado { $event }. Tienes { $faith ->
        [one] 1 punto de Fe
       *[other] { $faith } puntos de Fe
    }: ¿pagas { $n } para cancelarlo?
knights-ask-pool = { $event } se puede cancelar entre todos los Barones por { $n ->
        [one] 1 punto de Fe
       *[other] { $n } puntos de Fe
    }. Ofrece los tuyos en secreto y sella. Si entre todos bastan se pagan { $n }, desde el Presidente; si no, no se paga nada.
knights-ask-leaving = Una de tus Tropas de Mercenarios vuelve al mazo{ $nations_count ->
        [0] { "" }
       *[other] { " " }({ $nations })
    }. ¿Cuál?
knights-ask-free-city = Una de tus ciudades queda neutral. ¿Cuál?
knights-ask-strip = { $seat } pierde una carta ({ $what }). ¿Cuál?
knights-ask-expedition = Puedes iniciar una expedición. Las que están en curso avanzan, y las que llegan al final se resuelven.
knights-ask-invest = ¿Cuántas coronas inviertes en la expedición ({ $expeditions }), { $most } como mucho? Lleva { $n }.
knights-ask-bless = ¿Bendices la expedición ({ $expeditions }) por 1 punto de Fe? Entonces se muestran dos cartas de Destino por ella y cuenta la mejor.
knights-ask-upgrade = Tienes { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }. Repara una ciudad o tu Baluarte ({ $repair } por Brecha) o fortifica una ciudad ({ $fortify }); nada que esté asediado.
knights-ask-muster = Tienes { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }. ¿Quitas bajas a uno de tus ejércitos, a { $n } cada una?

## Títulos

knights-verb-name = Nombrar
knights-verb-choose = Elegir
knights-verb-avert = Cancelar el Evento
knights-verb-wait = Dejar que siga
knights-verb-pledge-faith = Ofrecer Fe
knights-verb-free = Liberar una ciudad
knights-verb-strip = Descartar
knights-verb-start = Iniciar una expedición
knights-verb-invest = Invertir
knights-verb-bless = Bendecir
knights-verb-repair = Reparar
knights-verb-fortify = Fortificar
knights-verb-muster = Reponer tropas
knights-verb-miracle = Obrar un milagro

## Cada acción entera

knights-do-name = Nombrar a { $a1 }
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
knights-do-muster = Quitar { $a2 ->
        [one] 1 baja
       *[other] { $a2 } bajas
    }: { $a1 }
knights-do-miracle = Cancelar { $a1 } con un milagro

## Órdenes permanentes

knights-word-cancel = Cancelar un Evento rojo que robes
knights-word-pool = Fe para cancelar un Evento azul
knights-word-upgrade = Mejorar Defensas
knights-word-muster = Reclutamiento
knights-word-invest = Invertir en una expedición
knights-word-bless = Bendecir una expedición
knights-word-late = pregúntame cuando se sepa a quién afecta
knights-word-struck = preguntarme si me afecta

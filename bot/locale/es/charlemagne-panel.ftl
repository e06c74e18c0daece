# El panel de Carlomagno.

charlemagne-panel-unknown = Aquí no hay nada que se llame `{ $name }`. Elige una de las sugerencias.
charlemagne-panel-side-empire = Imperio
charlemagne-panel-side-tribal = Tribus
charlemagne-panel-marker = { $n ->
        [one] { $marker }
       *[other] { $n } × { $marker }
    }
charlemagne-panel-own = **{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }** de tesoro · { $count ->
        [0] sin marcadores
       *[other] { $hand }
    }
charlemagne-panel-war = Turno { $turn } de { $of }, { $year } · Imperio **{ $points }** · { $band } ({ $low ->
        [0] menos de { $next }
       *[other] { $next ->
            [0] desde { $low }
           *[other] de { $low } a { $most }
        }
    }){ $nearest ->
        [0] { "" }
       *[other] ; con { $nearest } sería: { $grade }
    } · el Imperio gana desde { $need }
charlemagne-panel-goals = Todas las metas ({ $n })
charlemagne-panel-goal = quedan { $points }{ $stop ->
        [0] { "" }
       *[other] { ", " }se detiene allí
    }{ $hungry ->
        [0] { "" }
       *[other] { ", " }{ $hungry } sin forraje
    }
charlemagne-panel-score-levy = Leva de las regiones del Imperio: { $n }
charlemagne-panel-score-burgs = Burgos ocupados: { $n }
charlemagne-panel-score-civilisation = Marcadores de civilización ocupados: { $n }
charlemagne-panel-score-faith = Regiones convertidas: { $n }
charlemagne-panel-score-king = Muerte de Carlomagno: { $n }

## Lo que cuestan y traen las opciones

charlemagne-panel-where = { $place } ({ $region })
charlemagne-panel-nowhere = mar y tierra de nadie
charlemagne-panel-many = { $what } ({ $n ->
        [one] 1 opción
       *[other] { $n } opciones
    })
charlemagne-panel-strive = Ganarse una región
charlemagne-panel-region = { $side }, leva { $levy } · con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } { $won } % ganada{ $free ->
        [0] { "" }
       *[other] { ", " }{ $free } % libre
    }
charlemagne-panel-chance = { $won } %{ $free ->
        [0] { "" }
       *[other] { " " }(+ { $free } % libre)
    }
charlemagne-panel-lay = { $marker } (+{ $n }): luego { $chance }
charlemagne-panel-send = Enviar: { $chance } si nadie responde
charlemagne-panel-guard = { $n ->
        [0] Dejarlo estar
       *[other] Responder con { $n }
    }: le queda { $chance }
charlemagne-panel-modifiers = { $count ->
        [0] Nada altera el diferencial.
       *[other] El diferencial incluye: { $list }.
    }
charlemagne-panel-why-burgs = burgos ocupados
charlemagne-panel-why-enemy-burgs = burgos del otro bando
charlemagne-panel-why-leader = líder allí
charlemagne-panel-why-enemy-leader = líder del otro bando
charlemagne-panel-why-absent = ninguna unidad del Imperio allí
charlemagne-panel-why-faith = no cristiana
charlemagne-panel-why-border = junto al Imperio
charlemagne-panel-why-frankish = franca desde el principio
charlemagne-panel-why-power = potencia por sí misma
charlemagne-panel-why-own-region = región propia
charlemagne-panel-why-enemy-region = región del otro bando
charlemagne-panel-why-culture = civilización ocupada allí
charlemagne-panel-why-muslim = musulmana
charlemagne-panel-why-return = vuelta a su primera religión
charlemagne-panel-why-christian = los cristianos lo siguen siendo
charlemagne-panel-die = { $region }: dado { $die }, { $result }
charlemagne-panel-shift = Mover unidades de una región antes de empezar
charlemagne-panel-stand = Empezar con las unidades donde están
charlemagne-panel-at = { $unit } en { $place }
charlemagne-panel-places = { $n ->
        [one] otro lugar
       *[other] otros { $n } lugares
    }
charlemagne-panel-unit = { $price ->
        [0] { "" }
        [one] 1 punto ·{ " " }
       *[other] { $price } puntos ·{ " " }
    }fuerza { $strength }, operaciones { $operations } · el hexágono alimenta a { $feeds }, hay { $there } (sin forraje { $upkeep } al turno)
charlemagne-panel-build-burg = { $cost } puntos · mientras lo ocupes +1 de ingresos; el Imperio +1 punto de victoria
charlemagne-panel-build-civilisation = { $cost } puntos · mientras lo ocupes +1 marcador por turno; el Imperio +1 punto de victoria
charlemagne-panel-price = { $cost } puntos; después no se puede comprar nada más
charlemagne-panel-draw = Comprar un marcador ({ $cost } puntos)
charlemagne-panel-done-envoy = Ningún intento más: al tesoro
charlemagne-panel-done-treasury = Listo, { $n ->
        [0] no queda nada
        [one] guardo 1 punto
       *[other] guardo { $n } puntos
    }
charlemagne-panel-done-levy = Fin de la leva: a las operaciones
charlemagne-panel-done-operations = Ninguna fuerza más: al aprovisionamiento
charlemagne-panel-levy-all = Una unidad en cada una de { $n ->
        [one] 1 región
       *[other] { $n } regiones
    }
charlemagne-panel-stack = { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    }, fuerza { $strength }{ $factor ->
        [1] { "" }
       *[other] { " " }× { $factor }
    } · { $base } + { $times ->
        [1] un dado de
       *[other] { $times } × un dado de
    } puntos
charlemagne-panel-front = { $note } · { $n ->
        [one] 1 enemigo
       *[other] { $n } enemigos
    } al lado
charlemagne-panel-muster = La fuerza: **{ $strength }**{ $factor ->
        [1] { "" }
       *[other] { " " }× { $factor }
    } de fuerza, **{ $least }–{ $most }** puntos de operaciones. { $staying ->
        [0] No se queda nadie: un burgo vacío no paga ni cuenta nada.
        [one] Se queda 1 unidad.
       *[other] Se quedan { $staying } unidades.
    }
charlemagne-panel-ticked = ahora { $n } · fuerza { $strength }, operaciones { $operations } cada una
charlemagne-panel-march = En marcha: { $base } + { $times ->
        [1] un dado
       *[other] { $times } × un dado
    }
charlemagne-panel-attack = relación { $odds } · de 6 caras { $them } les dañan, { $us } a ti, { $both } a ambos · { $cost } puntos
charlemagne-panel-face = Dado { $faces }: { $result }
charlemagne-panel-best = Ir a
charlemagne-panel-steps = Un paso ({ $n })
charlemagne-panel-then = { $note } · junto a { $place }, relación { $odds }
charlemagne-panel-pillage = Saquear aquí ({ $cost } puntos, dado { $least } o más)
charlemagne-panel-convert = { $what } ({ $cost } puntos)
charlemagne-panel-loss = fuerza { $strength }, operaciones { $operations }
charlemagne-panel-roll = Nada más: se tira el dado
charlemagne-panel-empty = no hay nadie; el hexágono alimenta a { $feeds }
charlemagne-panel-saves = ahorra { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } · el hexágono alimenta a { $feeds }, hay { $there }
charlemagne-panel-pay = Pagar { $cost } de { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

## Órdenes, tratados, mano

charlemagne-panel-by-region = { $what }: región por región
charlemagne-panel-draft = { $count ->
        [0] Tu borrador está vacío. Elige lo que dirá el tratado y luego propónlo.
       *[other] Tu borrador, aún sin proponer: { $list }.
    }
charlemagne-panel-treaty = Tratado { $number }, hasta que acabe el turno de juego: { $list }.
charlemagne-panel-sure-reveal = Todos leerán qué marcadores y cuánto tesoro tienes. No se puede deshacer.
charlemagne-panel-sure-capitulate = Abandonas la partida y el otro bando gana al momento. No se puede deshacer.

## Opciones de la mesa

charlemagne-option-first = Primer turno de jugador
charlemagne-option-first-empire = El Imperio
charlemagne-option-first-tribal = Las Tribus
charlemagne-option-placement = Primeras unidades
charlemagne-option-placement-free = Las colocan los jugadores
charlemagne-option-placement-fixed = Están en sus lugares habituales
charlemagne-option-build-limit = Marcadores construidos por turno
charlemagne-option-build-limit-0 = sin límite, como está impreso; gana casi siempre el Imperio
charlemagne-option-duels = Combate personal de los líderes
charlemagne-option-scara = La Scara, una guardia del Imperio
charlemagne-option-leader-death = El marcador de la muerte de un líder (regla opcional 30)
charlemagne-panel-returned = vuelve al recipiente a la vista de todos; te { $n ->
        [one] queda 1 marcador
       *[other] quedan { $n } marcadores
    }

## Lo que cuenta el resultado

charlemagne-places = Solo el Imperio cuenta puntos: { $points }; gana desde { $need }.
charlemagne-score-points = puntos
charlemagne-score-levy = regiones
charlemagne-score-burgs = burgos
charlemagne-score-civilisation = civilización
charlemagne-score-faith = fe
charlemagne-score-king = muerte de Carlomagno

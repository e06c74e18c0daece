# Un turno de jugador de Carlomagno, contado en líneas.

charlemagne-told-turn = **Turno { $turn }, { $year }.** Empieza { $seat }; el Imperio tiene **{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }**.
charlemagne-told-control = **{ $region }: { $was } → { $now }** ({ $why }{ $n ->
        [0] { "" }
        [one] , con 1 de sus unidades
       *[other] , con { $n } de sus unidades
    }).
charlemagne-told-battle = **Batalla de { $place }:** { $seat } ataca desde { $from } con fuerza { $attack } contra { $foe } con fuerza { $defence }, relación { $odds }, dado { $die }: { $result }.
charlemagne-told-revolt-why = Modificadores: { $list }.
charlemagne-told-shift = { $n } { $what }{ $count ->
        [0] { "" }
       *[other] {" "}({ $places })
    }
charlemagne-told-bare = el Imperio no ocupa todos los burgos
charlemagne-told-revolt-still = La región no es del Imperio, así que nada cambia.
charlemagne-told-attempt = { $seat } intenta ganarse a { $region } ({ $goal }) con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
charlemagne-told-guarded = { $seat } responde con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
charlemagne-told-result-won = El intento tiene éxito (diferencial { $differential }, dado { $die }).
charlemagne-told-result-neutral = El intento tiene éxito a medias: la región queda neutral (diferencial { $differential }, dado { $die }).
charlemagne-told-result-lost = El intento fracasa (diferencial { $differential }, dado { $die }).
charlemagne-told-attempt-won = { $region } ({ $goal }): el intento de { $seat } tiene éxito (diferencial { $differential }, dado { $die }).
charlemagne-told-attempt-neutral = { $region } ({ $goal }): el intento de { $seat } tiene éxito a medias y la región queda neutral (diferencial { $differential }, dado { $die }).
charlemagne-told-attempt-lost = { $region } ({ $goal }): el intento de { $seat } fracasa (diferencial { $differential }, dado { $die }).
charlemagne-told-lost = { $seat } pierde { $units }.
charlemagne-told-units = { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    }
charlemagne-told-marched = { $seat } mueve { $force } (dado { $die }): { $way }.
charlemagne-told-moved = { $seat } sigue su marcha: { $way }.
charlemagne-told-hex = { $place } ({ $region })
charlemagne-told-in = { $place } { $n }
charlemagne-told-levied = { $seat } recluta { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    }: { $where }.
charlemagne-told-hired = { $seat } contrata { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    }: { $where }.

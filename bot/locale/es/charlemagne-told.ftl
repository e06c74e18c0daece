# Un turno de jugador de Carlomagno, contado en líneas.

charlemagne-told-turn = **Turno { $turn }, { $year }.** Empieza { $seat }; el Imperio tiene **{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }**.
charlemagne-told-control = **{ $region }: { $was } → { $now }** ({ $why }{ $n ->
        [0] { "" }
        [one] ; 1 unidad con ella
       *[other] ; { $n } unidades con ella
    }).
charlemagne-told-battle = **Batalla de { $place }:** { $seat } ataca desde { $from } con { $attack } contra los { $defence } de { $foe }, relación { $odds }, dado { $die }: { $result }.
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
charlemagne-told-result-won = Lo consigue (diferencial { $differential }, dado { $die }).
charlemagne-told-result-neutral = Lo consigue a medias: la región queda neutral (diferencial { $differential }, dado { $die }).
charlemagne-told-result-lost = Fracasa (diferencial { $differential }, dado { $die }).
charlemagne-told-attempt-won = { $seat } lo consigue con { $region } ({ $goal }; diferencial { $differential }, dado { $die }).
charlemagne-told-attempt-neutral = { $seat } lo consigue a medias con { $region } ({ $goal }; diferencial { $differential }, dado { $die }): queda neutral.
charlemagne-told-attempt-lost = { $seat } fracasa con { $region } ({ $goal }; diferencial { $differential }, dado { $die }).
charlemagne-told-lost = { $seat } pierde { $units }.
charlemagne-told-units = { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    }
charlemagne-told-marched = { $seat }: { $way } con { $force } (dado { $die }).
charlemagne-told-moved = { $seat } sigue: { $way }.
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

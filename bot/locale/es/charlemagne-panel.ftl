# El panel de Carlomagno, y un turno de jugador en pocas palabras.

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
charlemagne-panel-war = Turno { $turn }, { $year } · Imperio **{ $points }** · { $band }
charlemagne-panel-odds = relación { $odds }
charlemagne-panel-goals = Mover ({ $n })
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
charlemagne-panel-told-levied = { $seat } recluta { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    }.
charlemagne-panel-told-hired = { $seat } contrata { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    }.
charlemagne-panel-told-marched = { $seat } opera con { $n ->
        [one] 1 fuerza
       *[other] { $n } fuerzas
    }.

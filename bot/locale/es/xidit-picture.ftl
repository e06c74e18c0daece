# Palabras dentro de las imágenes, sus textos alternativos y el tablero en palabras.

xidit-picture-year = Año { $year } de { $years }
xidit-picture-phase-placement = Colocación de los héroes
xidit-picture-phase-orders = Órdenes secretas
xidit-picture-phase-resolution = Se cumplen las órdenes
xidit-picture-phase-census = Censo
xidit-picture-phase-over = El final
xidit-picture-step = Paso { $step }
xidit-picture-step-start = Comienzo del año
xidit-picture-census-unit = Censo: { $unit }
xidit-picture-road-blue = Camino azul
xidit-picture-road-red = Camino rojo
xidit-picture-road-black = Camino negro
xidit-picture-legend-levels = Niveles de gremio
xidit-picture-legend-bards = Bardos
xidit-picture-legend-kills = Enemigos vencidos
xidit-picture-legend-sealed = Sellado
xidit-picture-legend-first = Primer jugador
xidit-picture-legend-town = Ciudad del héroe
xidit-picture-legend-waiting = Le toca jugar
xidit-picture-legend-lead = Va en cabeza
xidit-picture-legend-values = Reputación: más bardos / segundo
xidit-picture-legend-act = Actuar
xidit-picture-legend-wait = Esperar
xidit-picture-legend-route = Ruta planeada
xidit-picture-legend-census = Censo
xidit-picture-legend-plan = Planeado
xidit-picture-legend-wish = Tus deseos
xidit-picture-legend-trail = Ruta de este año
xidit-picture-calendar = Años
xidit-picture-titans = Titanes
xidit-picture-titan-asleep = dormido
xidit-picture-titan-gone = vencidos
xidit-picture-coming-recruits = Próximos reclutas
xidit-picture-coming-threats = Próximas amenazas
xidit-picture-coming-none = ninguna
xidit-picture-barracks = Cuarteles
xidit-picture-phantom = Fantasma
xidit-picture-bastion = Bastión
xidit-picture-closed = cerrada
xidit-picture-own-title = Solo para ti
xidit-picture-own-units = Unidades
xidit-picture-own-sovereigns = Soberanos
xidit-picture-own-bards = Bardos restantes
xidit-picture-own-bastion = En el Bastión
xidit-picture-own-levels = Niveles restantes
xidit-picture-own-waiting = Niveles en espera
xidit-picture-own-orders = Órdenes
xidit-picture-orders-of = Año { $year }
xidit-picture-tracks = Evaluaciones
xidit-picture-own-wishes = Deseos
xidit-picture-own-reveals = Enseñas
xidit-picture-hand-plans = Planes
xidit-picture-result-title = La evaluación
xidit-picture-result-winner = { $name } salva Xidit
xidit-picture-result-nobody = Nadie salva Xidit: gana el fantasma
xidit-picture-result-out = fuera
xidit-picture-result-out-before = fuera antes
xidit-picture-result-units = { $count ->
        [one] 1 unidad
       *[other] { $count } unidades
    }
xidit-picture-deed-recruit = { $name } recluta en { $city }: { $detail }
xidit-picture-deed-kill = { $name } vence en { $city }: { $detail }
xidit-picture-deed-titan = { $name } vence a un Titán en { $city }: { $detail }
xidit-picture-deed-move = { $name } va a { $city }
xidit-picture-deed-stay = { $name } se queda en { $city }
xidit-picture-deed-nothing = { $name } no logra nada en { $city }
xidit-picture-deeds-quiet = Un paso tranquilo
xidit-picture-alt-seat = { $name } en { $number } { $city }{ $levels ->
        [0] { "" }
        [one] , 1 nivel de gremio
       *[other] , { $levels } niveles de gremio
    }{ $bards ->
        [0] { "" }
        [one] , 1 bardo
       *[other] , { $bards } bardos
    }{ $kills ->
        [0] { "" }
        [one] , 1 enemigo vencido
       *[other] , { $kills } enemigos vencidos
    }.
xidit-picture-alt-seat-unplaced = { $name } aún no tiene ciudad.
xidit-picture-alt-you = { $name } (tú)
xidit-picture-alt-at = { $what } en { $city }
xidit-picture-alt-tile = en { $city }: { $units }
xidit-picture-alt-near = Una parte del tablero, con las ciudades { $list }.
xidit-picture-alt-leads-influence = Con más niveles de gremio: { $names } ({ $count ->
        [one] 1 nivel
       *[other] { $count } niveles
    }).
xidit-picture-alt-tracks = Las evaluaciones, por orden: { $list }.
xidit-picture-alt-leads-reputation = Con más bardos: { $names } ({ $count ->
        [one] 1 bardo
       *[other] { $count } bardos
    }).
xidit-picture-alt-threats = Amenazas por ciudad: { $list }.
xidit-picture-alt-recruits = Reclutas por ciudad: { $list }.
xidit-picture-alt-titans = Titanes: { $list }.
xidit-picture-alt-own = Tuyo: { $list }.
xidit-picture-alt-route = Ruta planeada por ciudades: { $list }.
xidit-picture-alt-zoom = Detalle: { $area }.
xidit-picture-alt-animation = El año { $year } paso a paso: { $deeds }
xidit-picture-alt-track = { $track }: { $list }.
xidit-picture-text-orders = Órdenes de { $name }: { $orders }.
xidit-picture-text-regions = Regiones, cada una con su valor para quien más bardos tiene/para el segundo, y sus bardos: { $list }
xidit-picture-text-guilds = Gremios: { $list }
xidit-picture-text-guild = ciudad { $city }: { $name }, { $levels ->
        [one] 1 nivel
       *[other] { $levels } niveles
    }
xidit-picture-text-coming = Próximos reclutas por ciudad: { $recruits }; próximas amenazas por ciudad: { $threats }
xidit-picture-text-barracks = Cuarteles: { $list }

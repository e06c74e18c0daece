# Las imágenes de Warrior Knights junto al mapa, y lo mismo en palabras para quien no puede verlas.

## Una batalla

knights-pic-battle = Batalla de { $place }
knights-pic-attack = Ataque a { $place }
knights-pic-siege = Asedio de { $place }
knights-pic-turn = Turno { $n }
knights-pic-attacker = ataca
knights-pic-defender = defiende
knights-pic-strength = fuerza
knights-pic-draw = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
knights-pic-wiped = { $name } pierde a todos sus Nobles
knights-pic-inflicted = infligidas
knights-pic-prevented = prevenidas
knights-pic-casualties = bajas
knights-pic-victories = victorias
knights-pic-uncounted = No se cuentan victorias: un bando se ha quedado sin nadie.
knights-pic-siege-rule = Un segundo asedio en otro turno la rinde por hambre.
knights-pic-stronger = sitiadores
knights-pic-weaker = sitiados
knights-pic-hand = Tu mano: { $cards }
knights-pic-alt-force = { $name } { $role } con { $nobles }; fuerza { $strength }{ $walls ->
        [0] { "" }
       *[other] , murallas { $walls }
    }
knights-pic-alt-noble = { $noble } ({ $men } de tropa{ $n ->
        [0] { "" }
        [one] , 1 baja
       *[other] , { $n } bajas
    })
knights-pic-alt-hand = { $name } muestra { $cards }; { $n } descartadas
knights-pic-alt-count = { $name }: { $inflicted } infligidas, { $prevented } prevenidas, { $n } bajas sufridas, { $wins } victorias

## La Asamblea

knights-pic-assembly = La Asamblea
knights-pic-counted = Votado
knights-pic-voting = Se vota ahora
knights-pic-pending = Pendiente para la próxima Asamblea
knights-pic-coming = Falta por votar
knights-pic-in-force = En vigor
knights-pic-no-votes = Nadie emite ningún Voto.
knights-pic-elected = Elegido: { $name }, { $n } a { $m }
knights-pic-passed = Aprobado, { $n } a { $m }
knights-pic-rejected = Rechazado, { $n } a { $m }
knights-pic-refused = { $names } se niega
knights-pic-alt-votes = Votos: { $list }

## Lo que se puede comprar

knights-pic-track = Contratas y viajes
knights-pic-mercenaries = Mercenarios en oferta
knights-pic-expeditions = Expediciones
knights-pic-spaces = Cartas jugadas
knights-pic-of = { $n } de { $m }
knights-pic-best = máximo ×{ $n }
knights-pic-harbour = en puerto
knights-pic-alt-expedition = { $name }: { $n ->
        [0] en puerto
       *[other] casilla { $n }, apuestas { $stakes }
    }{ $blessed ->
        [0] { "" }
       *[other] , bendecida
    }

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
knights-pic-uncounted = No se cuentan victorias: un bando ha perdido a todos sus Nobles.
knights-pic-siege-rule = Otro asedio en un turno posterior toma la plaza.
knights-pic-stronger = asediadores
knights-pic-weaker = asediados
knights-pic-hand = Tu mano: { $cards }
knights-pic-alt-force = { $name } { $role }{ $count ->
        [0] { "" }
       *[other] {" "}con { $nobles }
    }; fuerza { $strength }{ $walls ->
        [0] { "" }
       *[other] , murallas { $walls }
    }
knights-pic-alt-noble = { $noble } ({ $men } tropas{ $n ->
        [0] { "" }
        [one] , 1 baja
       *[other] , { $n } bajas
    })
knights-pic-alt-hand = { $name } muestra { $cards }; { $n ->
        [one] 1 carta descartada
       *[other] { $n } cartas descartadas
    }
knights-pic-alt-count = { $name }: bajas infligidas, { $inflicted }; prevenidas, { $prevented }; sufridas, { $n }; { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    }

## La Asamblea

knights-pic-assembly = La Asamblea
knights-pic-counted = Votado
knights-pic-voting = Se vota ahora
knights-pic-pending = Pendiente para la próxima Asamblea
knights-pic-coming = Falta por votar
knights-pic-in-force = En vigor
knights-pic-no-votes = Nadie gastó Votos.
knights-pic-elected = Sale { $name }, { $tied ->
        [0] { $n } a { $m }
       *[other] { $n ->
            [0] decide quien preside
           *[other] empate a { $n }
        }
    }
knights-pic-passed = Aprobado, { $tied ->
        [0] { $n } a { $m }
       *[other] { $n ->
            [0] decide quien preside
           *[other] empate a { $n }
        }
    }
knights-pic-rejected = Rechazado, { $tied ->
        [0] { $n } a { $m }
       *[other] { $n ->
            [0] decide quien preside
           *[other] empate a { $n }
        }
    }
knights-pic-refused = rechazan: { $names }
knights-pic-alt-votes = Votos: { $list }

## Lo que se puede comprar

knights-pic-track = Contratación y expediciones
knights-pic-mercenaries = Mercenarios disponibles
knights-pic-expeditions = Expediciones
knights-pic-spaces = Cartas asignadas
knights-pic-of = { $n } de { $m }
knights-pic-best = máximo ×{ $n }
knights-pic-harbour = en puerto
knights-pic-alt-expedition = { $name }: { $n ->
        [0] en puerto
       *[other] casilla { $n }, coronas invertidas { $stakes }
    }{ $blessed ->
        [0] { "" }
       *[other] , bendecida
    }
knights-pic-alt-spot = espacio { $n }, { $fee ->
        [one] 1 corona
       *[other] { $fee } coronas
    }: { $name }
knights-pic-alt-hired = { $name } por { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }

## La hoja de un Barón

knights-pic-cities = ciudades
knights-pic-charges = Privilegios
knights-pic-chairman = Presidente
knights-pic-head = Cabeza de la Iglesia
knights-pic-banned = expulsado
knights-pic-out = fuera de la partida
knights-pic-crowns = coronas
knights-pic-votes = Votos
knights-pic-faith = Fe
knights-pic-income = ingresos
knights-pic-wages = salarios
knights-pic-gone = muerto sin heredero
knights-pic-dead = muerto; vendrá su heredero
knights-pic-off = fuera del tablero
knights-pic-sails = navega a { $place }
knights-pic-shut = asediado en { $place }
knights-pic-eyes = Solo para ti: el plan
knights-pic-hand-cards = Tu mano
knights-pic-alt-person = { $noble } ({ $shape }): { $where }, { $men } tropas{ $n ->
        [0] { "" }
        [one] , 1 baja
       *[other] , { $n } bajas
    }
knights-pic-alt-baron = { $name } ({ $baron }): Influencia { $influence }, { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }, { $votes ->
        [one] 1 Voto
       *[other] { $votes } Votos
    }, Fe { $faith }, { $kingdom ->
        [one] 1 ciudad del Reino
       *[other] { $kingdom } ciudades del Reino
    } (se gana con { $majority }). Nobles: { $nobles }. Baluarte: { $hold }. Ciudades: { $cities }. Privilegios: { $charges }.
knights-pic-alt-plan = Plan: { $piles }.

## La carrera y el resultado

knights-pic-race = La carrera
knights-pic-influence-plot = Influencia por turno; { $n ->
        [one] queda 1
       *[other] quedan { $n }
    }
knights-pic-cities-plot = Ciudades del Reino; con { $n } se gana
knights-pic-alt-line = { $name }: Influencia { $influence } (+{ $due } en el Mantenimiento), { $cities ->
        [one] 1 ciudad
       *[other] { $cities } ciudades
    }
knights-pic-winner = { $n ->
        [one] Gana
       *[other] Ganan
    } { $names }
knights-pic-nobody = Nadie gana

## La leyenda y la repetición de un turno

knights-pic-legend-fortified = fortificada
knights-pic-legend-razed = arrasada
knights-pic-legend-hold = Baluarte
knights-pic-legend-strength = fuerza
knights-pic-legend-income = coronas
knights-pic-legend-breached = con Brechas
knights-pic-legend-siege = asedio
knights-pic-legend-square = previene
knights-pic-legend-circle = sin salario
knights-pic-legend-triangle = victoria
knights-pic-legend-star = inflige
knights-pic-legend-exhausted = exhausto
knights-pic-legend-loss = bajas
knights-pic-legend-port = puerto
knights-pic-legend-bridge = puente
knights-pic-legend-mountains = sin paso
knights-pic-legend-road = carretera
knights-pic-legend-chair = Presidente
knights-pic-legend-head = Cabeza de la Iglesia
knights-pic-legend-influence = Influencia
knights-pic-legend-votes = Votos
knights-pic-legend-faith = Fe
knights-pic-legend-men = tropas en un Baluarte
knights-pic-legend-sea = en el mar
knights-pic-legend-office = con un cargo
knights-pic-legend-banned = expulsado
knights-pic-legend-out = fuera de la partida
knights-pic-legend-sealed = ya ha votado
knights-pic-legend-lead = el que más tiene
knights-pic-replay = Turno { $n }, paso a paso
knights-pic-alt-replay = Lo que pasó: { $list }

## Lo que se puede ampliar

knights-word-overseas = el extranjero
knights-word-north-west = el noroeste
knights-word-north-east = el noreste
knights-word-south-west = el suroeste
knights-word-south-east = el sureste
knights-word-track = Mercenarios y expediciones
knights-word-race = la carrera por la victoria

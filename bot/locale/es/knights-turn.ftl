# Caballeros Guerreros: el turno, cartas, movimiento, dinero, Eventos, tratos.

## Preparación y turno

knights-assigned = Todas las tropas están asignadas; ahora se colocan los Baluartes.
knights-founds = { $seat } coloca su Baluarte en { $area }.
knights-found-waits = { $seat } deja por ahora su Baluarte fuera del tablero.
knights-deploys = Se coloca a { $noble } en { $area }.
knights-deployed = Todos los Nobles con tropas están en el tablero.
knights-turn = Empieza el **turno { $n }**: planea tus tres pilas.
knights-planned = Turno { $turn }: las pilas están barajadas, { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } en total.
knights-pile = Empieza la pila { $n }.
knights-upkeep = **Mantenimiento del turno { $turn }.**
knights-influence = { $seat } gana { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Influencia y tiene { $total }.
knights-faith = { $seat } gana { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe.
knights-last-turn = La reserva de Influencia está vacía: este es el último turno.
knights-quiet = { $city } sigue en calma.
knights-revolt = { $city } se rebela contra { $seat }.
knights-quells = { $seat } sofoca la revuelta de { $city } con { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }.
knights-quells-faith = { $seat } sofoca la revuelta de { $city } con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe.
knights-free = { $city } vuelve a ser neutral.
knights-free-loser = **{ $loser } pierde { $city }**, que vuelve a ser neutral.
knights-lands = { $noble } desembarca en { $area }.
knights-returns = { $noble } vuelve al tablero en { $area }.
knights-shifts = { $noble } recibe { $troops }.
knights-fate = Se roba una carta de Destino: número { $n }.
knights-won = **La partida termina** en el turno { $turn }: el trono es de { $seats }.
knights-nobody = **La partida termina** en el turno { $turn } y nadie es coronado.
knights-nearing-majority = ⏳ Si nada cambia, la victoria será para **{ $seats }** en el Mantenimiento del turno { $turn }, con la mayoría de las ciudades del Reino ({ $n }).
knights-nearing-influence = ⏳ El turno { $turn } es el último. Tal como van las cosas, la victoria es para **{ $seats }**, con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Influencia.
knights-nearing-influence-tie = ⏳ El turno { $turn } es el último. Tal como van las cosas, no gana nadie: quienes van en cabeza empatan con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Influencia.
knights-nearing-pool = ⏳ El Mantenimiento se lleva { $pool ->
        [one] el último punto
       *[other] los últimos { $pool } puntos
    } de Influencia de la reserva, así que el turno { $turn } es el último si nada cambia. Tal como van las cosas, la victoria es para **{ $seats }**, con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Influencia.
knights-nearing-pool-tie = ⏳ El Mantenimiento se lleva { $pool ->
        [one] el último punto
       *[other] los últimos { $pool } puntos
    } de Influencia de la reserva, así que el turno { $turn } es el último si nada cambia. Tal como van las cosas, no gana nadie: quienes van en cabeza empatan con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Influencia.
knights-nearing-nobody = ⏳ El turno { $turn } es el último. Tal como van las cosas, no gana nadie: nadie tiene la mayoría de las ciudades del Reino.

## Cartas de Acción y movimiento

knights-reveals = { $seat }: **{ $card }**.
knights-neutral = Carta neutral: **{ $card }**.
knights-declines = { $seat } no usa { $card }.
knights-allocates = { $seat } asigna la carta a { $space } ({ $n } de { $most ->
        [one] 1 carta
       *[other] { $most } cartas
    }).
knights-levies = { $seat } recauda { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }.
knights-marker = { $seat } coloca un marcador en el espacio { $spot } del Contador de Mercenarios.
knights-rallies = { $seat } gana { $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    }.
knights-serves = { $seat } gana { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe.
knights-serves-in-vain = { $seat } sirve a la Iglesia pero, por hereje, no gana Fe.
knights-takes-crowns = { $seat } toma { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }.
knights-takes-votes = { $seat } toma { $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    }.
knights-chairman = { $seat } pasa a ser Presidente de la Asamblea.
knights-head = { $seat } pasa a ser Cabeza de la Iglesia.
knights-asks-leave = { $seat } pide permiso a { $seats }: { $noble } quiere pasar por { $areas }.
knights-permits = { $seat } deja pasar a { $noble }.
knights-forbids = { $seat } no deja pasar a { $noble }.
knights-moves = { $noble } se mueve de { $area } a { $to }{ $areas_count ->
        [0] { "" }
       *[other] {" "}por { $areas }
    }.
knights-sails = { $noble } zarpa de { $area } hacia { $to }.
knights-toll = { $seat } paga un peaje de { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }.
knights-brings = { $noble } recoge { $troops }.

## Fases Especiales

knights-taxes = **Impuestos.**
knights-income = { $seat } recibe { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }.
knights-wages = **Salarios.**
knights-pays-regulars = { $seat } paga { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } a sus Regulares.
knights-pays = { $seat } { $n ->
        [0] no paga nada
        [one] paga 1 corona
       *[other] paga { $n } coronas
    } a sus Mercenarios.
knights-obeys = { $seat } acata la ley ({ $law }) y paga { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }.
knights-defies = { $seat } desacata la ley ({ $law }).
knights-draft = **Contratar Mercenarios**: los marcadores contratan desde la izquierda.
knights-hires = { $seat } contrata { $troop }{ $nobles_count ->
        [0] {" "}para su Baluarte
       *[other] {" "}para { $nobles }
    }.
knights-hires-not = { $seat } no contrata a nadie ahora.
knights-defies-draft = { $seat } desacata la ley (Gremio de armas).
knights-offer = Mercenarios disponibles: { $troops }.
knights-assembly = Se reúne la **Asamblea**.
knights-banned = Se expulsa a { $seat } de la Asamblea.
knights-eliminated = { $seat } queda fuera de la partida.

## Tratos

knights-gives = { $seat } da { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } a { $to } ({ $favour }).
knights-offers = { $seat } ofrece { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } a { $to } a cambio de { $favour }.
knights-asks-price = { $seat } pide { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } a { $to } a cambio de { $favour }.
knights-strikes = { $seat } acepta la oferta de { $to }: { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } a cambio de { $favour }.
knights-withdraws = { $seat } retira su oferta a { $to } ({ $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }).
knights-recalls = { $seat } debe pagar: se retira la oferta a { $to } ({ $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }).
knights-declines-offer = { $seat } rechaza la oferta de { $to } ({ $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }).
knights-lapses = Acaba el turno: caduca la oferta de { $seat } a { $to } ({ $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }).
knights-pact = { $seat } y { $other } firman una tregua.
knights-pact-ends = La tregua de { $seat } y { $other } ha acabado: pueden volver a atacarse sin coste.
knights-betrays = { $seat } ha traicionado a { $other } y pierde { $n ->
        [one] 1 punto de Influencia
       *[other] { $n } puntos de Influencia
    }.
knights-pledges = { $seat } entrega a { $to } el heredero de { $noble } como garantía.
knights-releases = { $seat } devuelve al heredero de { $noble }.
knights-slays-heir = { $seat } manda matar al heredero de { $noble }; { $owner } no lo olvidará.

## Final

knights-outcome-majority = Más de la mitad de las ciudades del Reino
knights-outcome-influence = Mayor Influencia
knights-outcome-influence-cities = Empate en Influencia; lo deshizo el mayor número de ciudades
knights-outcome-influence-goods = Empate en Influencia y ciudades; lo deshizo la mayor suma de coronas, Fe y Votos
knights-outcome-influence-troops = Empate en Influencia, ciudades y bienes; lo deshizo el mayor número de tropas en el tablero
knights-outcome-survivor = El último Barón en pie
knights-outcome-tie = Nadie es coronado: los primeros empatan en todo lo que se compara
knights-outcome-nobody = Nadie es coronado: nadie tenía la mayoría de las ciudades del Reino al acabar el último turno

## Pasos y preguntas

knights-step-assign = asignar tropas
knights-ask-assign = ¿Quién manda tus tropas? Asigna cada una de tus seis cartas a un Noble o al Baluarte: { $troops }. Solo los Nobles con tropas entran en el tablero.
knights-step-found = colocar el Baluarte
knights-ask-found = ¿Dónde colocas tu Baluarte?
knights-step-deploy = colocar Nobles
knights-ask-deploy = ¿A qué Noble colocas ahora, y dónde?
knights-step-plan = planificación
knights-ask-plan = Turno { $turn }: ¿qué cartas van a cada pila? Dos por pila como mucho. Cartas en las pilas: { $n }; en la mano: { $left }.
knights-step-levy-taxes = Recaudar Impuestos
knights-ask-levy-taxes = ¿Usas Recaudar Impuestos? Da 1 corona por cada zona con un Noble tuyo en tierra.
knights-step-draft-soldiers = Contratar Tropas
knights-ask-draft-soldiers = ¿En qué espacio del Contador de Mercenarios colocas un marcador?
knights-step-rally-support = Apoyar Reunión
knights-ask-rally-support = ¿Usas Apoyar Reunión? Da 2 Votos, y la Presidencia si así tienes más que nadie.
knights-step-serve-the-church = Servir a la Iglesia
knights-ask-serve-the-church = Servir a la Iglesia da 1 punto de Fe. ¿A qué casilla va la carta?
knights-step-mobilize-forces = Movilizar Tropas
knights-ask-mobilize-forces = ¿En qué zona actúas? Tus Nobles pueden ir allí, luchar allí o ambas cosas.
knights-step-versatile-strategy = Estrategia Versátil
knights-ask-versatile-strategy = ¿Para qué usas Estrategia Versátil: 2 coronas, 1 Voto, un movimiento, una batalla o un espacio de pago en el Contador de Mercenarios?
knights-step-allocate = asignar una carta
knights-ask-allocate = ¿A qué casilla va { $card }?
knights-step-march = mover Nobles
knights-ask-march = ¿Quién se mueve, y por dónde?
knights-step-bring = recoger tropas
knights-ask-bring = ¿Qué tropas recoge { $noble } ({ $areas })?
knights-step-permit = permiso de paso
knights-ask-permit = ¿Dejas pasar a { $noble }, de { $seat }, por { $areas }? Basta un «no» para detener la marcha, y no responder cuenta como no.
knights-step-fight = iniciar una batalla
knights-ask-fight = ¿Atacas a alguien? { $n ->
        [one] Hay 1 objetivo.
       *[other] Hay { $n } objetivos.
    }
knights-step-revolt = responder a una revuelta
knights-ask-revolt = { $city } se rebela. ¿La conservas por { $faith ->
        [one] 1 punto
       *[other] { $faith } puntos
    } de Fe o { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }, o la das por perdida?
knights-step-return = traer de vuelta a los Nobles
knights-ask-return = { $n ->
        [0] Ahora no tiene que volver ningún Noble. ¿Quieres pasar más tropas?
        [one] ¿Dónde vuelve tu Noble? También puedes pasar tropas.
       *[other] ¿Dónde vuelven tus { $n } Nobles? También puedes pasar tropas.
    }
knights-step-comply = acatar o desacatar una ley
knights-ask-comply = La ley ({ $law }) te pide { $votes_count ->
        [0] { $n ->
            [one] 1 corona
           *[other] { $n } coronas
        }
       *[other] { $n ->
            [one] 1 Voto
           *[other] { $n } Votos
        }
    }. ¿La acatas, o la desacatas y se te expulsa de la Asamblea?
knights-step-wages = pagar salarios
knights-ask-wages = Tus Mercenarios piden { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }; tienes { $crowns }. { $short ->
        [0] ¿A quién despides? A los demás se les paga todo.
       *[other] No has podido pagar a todos tus Regulares, así que no cobra ningún Mercenario: ¿quién se va primero? El ejército del círculo de 400 o menos no pide nada.
    }
knights-step-draft = contratar Mercenarios
knights-ask-draft = ¿A quién contratas? En oferta: { $offer }. Tienes { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    } y { $n ->
        [one] 1 marcador
       *[other] { $n } marcadores
    }.
knights-step-sealed = tu respuesta sellada
knights-ask-sealed = Has sellado. Puedes abrir el sello y cambiar tu respuesta hasta que todos hayan sellado.
knights-ask-standing = Las órdenes permanentes responden por ti, para que se te pregunte menos.
knights-step-purse = tratos
knights-ask-purse = Da, ofrece o pide coronas en cualquier momento. Las promesas no obligan a nadie.{ $seats_count ->
        [0] { "" }
       *[other] { " " }Has elegido: { $favour }.
    }
knights-step-offer = una oferta
knights-ask-offer = { $seat } te ofrece { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } a cambio de { $favour }. ¿Aceptas?
knights-step-price = una petición de coronas
knights-ask-price = { $seat } te pide { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } y ofrece { $favour }. ¿Pagas?
knights-step-own-offer = tu oferta
knights-ask-own-offer = Tu oferta a { $to }: { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } a cambio de { $favour }.

## Acciones

knights-verb-allocate = Asignar
knights-do-allocate = A { $a1 }
knights-verb-assign = Asignar tropas
knights-do-assign = Carta { $a1 } a { $a2 }
knights-do-attack = En { $a1 }: { $a2 }
knights-verb-back = Volver
knights-do-back = Volver a elegir
knights-verb-bid = Ofrecer coronas
knights-do-bid = Ofrecer { $a1 ->
        [one] 1 corona
       *[other] { $a1 } coronas
    }
knights-verb-bring = Recoger tropas
knights-do-bring = { $a1 }: { $a2 }
knights-verb-decline = No usar la carta
knights-do-decline = No usar la carta
knights-verb-deploy = Colocar a un Noble
knights-do-deploy = { $a1 } en { $a2 }
knights-verb-discharge = Despedir a un Mercenario
knights-do-discharge = { $a2 }: { $a1 }
knights-verb-forbid = No dejar pasar
knights-do-forbid = No dejar pasar a { $a1 }
knights-verb-permit = Dejar pasar
knights-do-permit = Dejar pasar a { $a1 }
knights-verb-found = Colocar el Baluarte
knights-do-found = Baluarte en { $a1 }
knights-verb-give = Dar coronas
knights-do-give = Dar { $a1 ->
        [one] 1 corona
       *[other] { $a1 } coronas
    }
knights-verb-price = Poner un precio
knights-do-price = Pedir { $a1 ->
        [one] 1 corona
       *[other] { $a1 } coronas
    }
knights-verb-terms = Para quién y a cambio de qué
knights-do-terms = { $a1 }: { $a2 }
knights-verb-take-offer = Aceptar una oferta
knights-do-take-offer = Aceptar la oferta { $a1 }
knights-verb-decline-offer = Rechazar una oferta
knights-do-decline-offer = Rechazar la oferta { $a1 }
knights-verb-withdraw-offer = Retirar una oferta
knights-do-withdraw-offer = Retirar la oferta { $a1 }
knights-verb-halt = No recoger más tropas
knights-do-halt = No recoger más tropas y seguir
knights-do-hire = { $a1 } → { $a2 }
knights-do-hire-3 = { $a1 } → { $a2 }; sale tu marcador del espacio { $a3 }
knights-verb-lay = Poner en una pila
knights-do-lay = { $a1 } en la pila { $a2 }
knights-verb-unlay = Recuperar una carta
knights-do-unlay = { $a1 } de la pila { $a2 }
knights-verb-march = Marchar
knights-do-march = { $a1 } a { $a2 }
knights-verb-sail = Zarpar
knights-do-sail = { $a1 } a { $a2 }
knights-verb-order = Orden permanente
knights-verb-pass = No hacer nada
knights-verb-order-pass = Permiso de paso
knights-do-order-pass = { $a1 }: { $a2 }
knights-do-pay = Conservar { $a1 }: { $a2 }
knights-verb-yield = Dar la ciudad por perdida
knights-do-yield = Dar por perdida { $a1 }
knights-verb-place = Traer de vuelta a un Noble
knights-do-place = { $a1 } en { $a2 }
knights-verb-shift = Pasar tropas
knights-do-shift = { $a2 } → { $a3 }: { $a1 }
knights-verb-pledge = Entregar a un heredero
knights-do-pledge = El heredero de { $a1 } a { $a2 }
knights-verb-release = Devolver a un heredero
knights-do-release = Devolver al heredero de { $a1 }
knights-verb-slay-heir = Matar a un heredero
knights-do-slay-heir = Matar al heredero de { $a1 }
knights-verb-serve = Servir a la Iglesia
knights-do-serve = Ganar 1 punto de Fe; la carta, a { $a1 }
knights-verb-settle = Terminar los salarios: pagar a todos
knights-do-settle = Terminar los salarios: pagar a todos los que quedan
knights-verb-spot = Colocar un marcador
knights-do-spot = En el espacio { $a1 }
knights-verb-take = Tomar
knights-do-take = Tomar: { $a1 }
knights-verb-target = Nombrar una zona
knights-do-target = { $a1 }
knights-verb-use = Usar
knights-do-use = Usar la carta
knights-do-use-1 = Usarla: { $a1 }
knights-do-march-3 = { $a1 } por { $a2 } a { $a3 }
knights-do-march-4 = { $a1 } por { $a2 } y { $a3 } a { $a4 }

## Palabras

knights-word-city = la ciudad
knights-word-all = todas las tropas
knights-word-vote = un Voto
knights-word-march = un movimiento
knights-word-battle = una batalla
knights-word-income-tax = el impuesto sobre los ingresos
knights-word-arms-tax = el impuesto sobre las armas
knights-word-votes-cap = el límite de Votos
knights-word-favour-gift = un regalo
knights-word-favour-pass = permiso de paso
knights-word-favour-attack = permiso para atacar
knights-word-favour-vote = un voto
knights-word-favour-faith = ayuda con Fe
knights-word-favour-peace = paz
knights-word-favour-loan = un préstamo
knights-word-favour-truce = una tregua
knights-word-in-terms-gift = { knights-word-favour-gift }
knights-word-in-terms-pass = { knights-word-favour-pass }
knights-word-in-terms-attack = { knights-word-favour-attack }
knights-word-in-terms-vote = { knights-word-favour-vote }
knights-word-in-terms-faith = { knights-word-favour-faith }
knights-word-in-terms-peace = { knights-word-favour-peace }
knights-word-in-terms-loan = { knights-word-favour-loan }
knights-word-in-terms-truce = { knights-word-favour-truce }
knights-word-gift = un regalo
knights-word-attack = permiso para atacar
knights-word-pass = pasar
knights-word-peace = paz
knights-word-loan = un préstamo
knights-word-truce = una tregua
knights-word-levy = Recaudar Impuestos
knights-word-rally = Apoyar Reunión
knights-word-church = Servir a la Iglesia
knights-word-passage = permiso de paso
knights-word-attacks = permiso para atacar
knights-word-revolt = revueltas
knights-word-returning = Nobles que vuelven
knights-word-plan = el plan
knights-word-laws = leyes
knights-word-use = usarla
knights-word-emptiest = a la casilla más vacía
knights-word-allow = permitir
knights-word-refuse = negar
knights-word-cheapest = pagar lo más barato
knights-word-home = al Baluarte
knights-word-afford = solo a quien yo pueda pagar
knights-word-repeat = otra vez el plan anterior
knights-word-most = todo lo posible
knights-word-spare = la mitad de lo que sobra tras los salarios
knights-word-obey = acatar
knights-word-defy = desacatar
knights-word-lost = flota perdida
knights-word-none = sin novedad
knights-word-x1 = ×1
knights-word-x2 = ×2
knights-word-x3 = ×3
knights-word-x4 = ×4
knights-word-marker = dónde va tu marcador
knights-word-leftmost = en el espacio libre más a la izquierda
knights-word-versatile = Estrategia Versátil
knights-word-allocation = a qué casilla va una carta
knights-word-arranging = el orden de las Agendas
knights-word-printed = como están en la mesa
knights-word-drawer = quién roba un Evento
knights-word-free = alguien que no cueste Fe
knights-word-start = expediciones que iniciar
knights-word-next = la siguiente que no esté en curso
knights-word-hire = Mercenarios que contratar
knights-word-largest = el mayor que deje coronas para los salarios
knights-word-spoils = ciudades capturadas
knights-word-keep = conservarlas
knights-word-needed = preguntarme solo si alguno puede volver
knights-word-surrender = la ciudad que entregas al perder el Baluarte
knights-word-poorest = la de menos ingresos
knights-word-holder = quién recibe un cargo
knights-word-strongest = el más fuerte del tablero

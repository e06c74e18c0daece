# El panel de Caballeros Guerreros.

knights-panel-unknown = Aquí no puedes elegir `{ $name }`. Elige una de las sugerencias.

## Lugares y personas

knights-panel-quarter-nw = El noroeste
knights-panel-quarter-ne = El noreste
knights-panel-quarter-sw = El suroeste
knights-panel-quarter-se = El sureste
knights-panel-quarter-overseas = El extranjero
knights-panel-neutral = neutral
knights-panel-neutral-side = Ciudad neutral
knights-panel-yours-is = tuya
knights-panel-city = { $owner }: fuerza { $strength }, ingresos { $n }
knights-panel-besieged = bajo asedio de { $seats }
knights-panel-stronghold = { $mine ->
        [0] Baluarte de { $seat }
       *[other] tu Baluarte
    }: murallas { $walls }, tropas { $men }
knights-panel-army = { $mine ->
        [0] { $seat }
       *[other] tú
    } con { $n } tropas
knights-panel-strength = fuerza { $n }
knights-panel-tokens = { $n ->
        [one] 1 baja
       *[other] { $n } bajas
    }
knights-panel-tired = exhausto
knights-panel-at-sea = en el mar hacia { $area }
knights-panel-off-board = fuera del tablero
knights-panel-baron = { $colour }, { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }, { $votes ->
        [one] 1 Voto
       *[other] { $votes } Votos
    }, Fe { $faith }, Influencia { $influence }, { $cities ->
        [one] 1 ciudad
       *[other] { $cities } ciudades
    }
knights-panel-beside = junto a { $cities }
knights-panel-beside-city = { $city } { $strength }/{ $n }
knights-panel-open-siege = puedes asediarla
knights-panel-closed-siege = fuerza insuficiente para asediarla
knights-panel-near = cerca de { $seats }
knights-panel-empty = no hay nadie

## Costes y ganancias

knights-panel-price = { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }, { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    }
knights-panel-odds = fuerza { $strength } contra { $against }; tú robas { $mine ->
        [one] 1 carta
       *[other] { $mine } cartas
    }, ellos { $theirs }
knights-panel-falls = cae más o menos { $n ->
        [one] 1 vez
       *[other] { $n } veces
    } de cada 100
knights-panel-beats = ganas más o menos { $n ->
        [one] 1 vez
       *[other] { $n } veces
    } de cada 100
knights-panel-rout = { $count ->
        [one] tu Noble muere
       *[other] tus Nobles mueren
    } { $n ->
        [one] 1 vez
       *[other] { $n } veces
    } de cada 100
knights-panel-call-off = Desistir del ataque
knights-panel-siege-waits = Dónde puedes asediar ahora
knights-panel-attack-city = En { $area }: { $held ->
        [0] la ciudad neutral
       *[other] la ciudad de { $seat }
    }
knights-panel-attack-stronghold = En { $area }: el Baluarte de { $seat }
knights-panel-siege = puedes asediar
knights-panel-siege-by = { $possible ->
        [0] asedio imposible
       *[other] asedio posible
    }: fuerza { $mine } contra { $theirs }
knights-panel-starve = si asedias ahora, cae
knights-panel-consent = requiere permiso de { $seats }
knights-panel-card-levy-taxes = { $n ->
        [one] +1 corona con tus Nobles donde están
       *[other] +{ $n } coronas con tus Nobles donde están
    }; va a Impuestos
knights-panel-card-draft-soldiers = un marcador gratis en el Contador de Mercenarios; va a Salarios
knights-panel-card-rally-support = +2 Votos (tienes { $votes }), y la Presidencia si así tienes más que nadie; va a la Asamblea
knights-panel-card-serve-the-church = +1 punto de Fe (tienes { $faith }); va a cualquiera de las tres casillas
knights-panel-card-mobilize-forces = tus Nobles pueden ir a una zona y luchar; va a Salarios si se mueven, a la Asamblea si luchan
knights-panel-card-versatile-strategy = 2 coronas, 1 Voto, un movimiento, una batalla o un marcador pagado; vuelve a tu mano
knights-panel-use-march = un Noble hace un solo movimiento
knights-panel-use-battle = { $count ->
        [0] ahora no hay a quién atacar
       *[other] en { $areas }
    }
knights-panel-take-crowns = +{ $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }, tendrás { $left }
knights-panel-take-vote = +{ $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    }, tendrás { $left }
knights-panel-spot = { $before ->
        [0] contratas antes que nadie
        [one] 1 marcador contrata antes que el tuyo
       *[other] { $before } marcadores contratan antes que el tuyo
    }; marcador { $laid } de { $of }
knights-panel-space = cartas allí con esta: { $n } de { $of }
knights-panel-begins-taxes = empiezan los Impuestos: recibes { $income ->
        [one] 1 corona
       *[other] { $income } coronas
    }
knights-panel-begins-wages = empiezan los Salarios: debes { $wages ->
        [one] 1 corona
       *[other] { $wages } coronas
    } y tienes { $crowns }
knights-panel-begins-assembly = se reúne la Asamblea: { $n ->
        [0] no recibes Votos
        [one] recibes 1 Voto
       *[other] recibes { $n } Votos
    }
knights-panel-faith = tendrás { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe{ $head ->
        [0] { "" }
       *[other] {" "}y pasarás a ser Cabeza de la Iglesia
    }
knights-panel-decline = no pasa nada; la carta se asigna igualmente
knights-panel-decline-back = no pasa nada; la carta vuelve a tu mano
knights-panel-gives-up = renuncias a lo que podrías atacar sin bajas: { $areas }
knights-panel-gives-up-ripe = renuncias a lo que tu asedio tomaría ahora: { $areas }
knights-panel-yours = allí tienes { $n } tropas
knights-panel-come = pueden ir: { $names }
knights-panel-come-later = se puede llegar por mar, pero sin luchar este turno, con: { $names }
knights-panel-leave = requiere permiso de { $seats }
knights-panel-tires = llega exhausto: este turno no ataca
knights-panel-sails = desembarca en el Mantenimiento
knights-panel-joins = +{ $n } tropas{ $tokens ->
        [0] { "" }
        [one] {" "}con 1 baja
       *[other] {" "}con { $tokens } bajas
    }
knights-panel-emptied = { $noble } deja entonces el tablero
knights-panel-shift = { $n } tropas{ $tokens ->
        [0] { "" }
        [one] {" "}con 1 baja
       *[other] {" "}con { $tokens } bajas
    }; el Noble que las recibe mandará { $total } en total
knights-panel-besiege = sin bajas; cae con un segundo asedio en un turno posterior, si sigues siendo más fuerte y nadie te echa
knights-panel-besiege-now = cae en el acto y muere quien esté dentro
knights-panel-draws = fuerza { $strength }, { $n ->
        [one] 1 carta de Destino
       *[other] { $n } cartas de Destino
    }
knights-panel-tired-gift = exhausto: sin habilidad
knights-panel-walls-left = cada Brecha quita 100 a las murallas
knights-panel-army-left = { $dies ->
        [0] quedan { $n } tropas
       *[other] el Noble muere
    }
knights-panel-retreat-home = quedará exhausto
knights-panel-troop = fuerza { $n }, salario { $wage }
knights-panel-keep = ingresos { $n }, +1 punto de Influencia por turno{ $vote ->
        [0] { "" }
       *[other] , +1 Voto en cada Asamblea
    }
knights-panel-raze = { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } ahora, y la ciudad desaparece para siempre
knights-panel-lose-city = pierdes { $n } de ingresos y 1 punto de Influencia por turno{ $vote ->
        [0] { "" }
       *[other] , y 1 Voto en cada Asamblea
    }
knights-panel-wage = salarios +{ $n }, { $total } en total
knights-panel-discharge = ahorra { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }, quedan { $left } tropas{ $dies ->
        [0] { "" }
       *[other] : el Noble muere por sus bajas
    }
knights-panel-pay-faith = { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe; { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    }
knights-panel-walls-gain = murallas +{ $n }
knights-panel-fortify = fuerza +{ $n }, ingresos +{ $income }
knights-panel-muster = ejército +{ $n }
knights-panel-stake = la expedición tendrá { $total ->
        [one] 1 corona
       *[other] { $total } coronas
    }
knights-panel-start = no se decide antes de la segunda carta Financiar Expedición después de esta
knights-panel-chances = de { $of ->
        [one] 1 carta
       *[other] { $of } cartas
    } de Destino, { $lost ->
        [one] 1 pierde la flota
       *[other] { $lost } pierden la flota
    }, { $none ->
        [one] 1 sin novedad
       *[other] { $none } sin novedad
    }, { $pays }
knights-panel-pays = { $n ->
        [one] 1 paga ×{ $by }
       *[other] { $n } pagan ×{ $by }
    }
knights-panel-head-pays = te cuesta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe
knights-panel-pledged = { $of ->
        [one] { $n } del único punto de Fe que hace falta
       *[other] { $n } de los { $of } puntos de Fe que hacen falta
    }; { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    }
knights-panel-propose-unban = vuelve a la Asamblea
knights-panel-propose-repeal = se descarta la carta
knights-panel-propose-postpone = la Asamblea termina y sus Agendas esperan
knights-panel-propose-revive = se vota otra vez
knights-panel-propose-decree = prohibido para todos
knights-panel-propose-lift = permitido de nuevo
knights-panel-cast = { $n ->
        [0] no gastas ningún Voto
        [one] gastas 1 Voto, ganes o pierdas
       *[other] gastas { $n } Votos, ganes o pierdas
    }; { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    }
knights-panel-stands = lleva { $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    }; con los tuyos, { $mine } más
knights-panel-elected-none = ⚠️ no cambia nada para este Barón
knights-panel-elected-free = ⚠️ ya está fuera de la Asamblea: puede rechazarlo sin coste
knights-panel-elected-full = tiene { $n ->
        [one] 1 privilegio
       *[other] { $n } privilegios
    }: tendrá que renunciar a uno para recibir este
knights-panel-refuse = { $banned ->
        [0] expulsión hasta que la Asamblea la levante: ni acudes ni recibes Votos{ $chair ->
            [0] { "" }
           *[other] , y pierdes la Presidencia
        }
       *[other] ya pesa sobre ti una expulsión
    }
knights-panel-defy = ahora la ley no te obliga; se te expulsa de la Asamblea en el acto
knights-panel-returns = { $n ->
        [one] devuelves 1 Voto
       *[other] devuelves { $n } Votos
    }
knights-panel-aside = apartadas hasta que se responda a la oferta
knights-panel-has = tiene { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }
knights-panel-offer-gain = +{ $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } de { $seat } a cambio de { $favour }; nada te obliga a cumplir
knights-panel-offer-for = { $seat } promete { $favour }; nada le obliga a cumplir
knights-panel-garrison = guardan el Baluarte; los Nobles que estén allí pueden recogerlas

## Planificación, tropas, cartas de Destino

knights-panel-plan = La pila 1 se juega primero; dentro de cada pila se barajan todas las cartas.
knights-panel-plan-first = Lo que importa son las ciudades: **Movilizar Tropas** lleva a tus Nobles a una zona, donde asedian o asaltan lo que haya. Una ciudad cae con un segundo asedio en un turno posterior, o con un asalto en el acto.
knights-panel-pile-now = **Pila { $n }:** { $count ->
        [0] nada
       *[other] { $cards }
    }
knights-panel-piles = Las tres pilas a la vez: marca hasta seis
knights-panel-on-pile = Pila { $n }: { $card }
knights-panel-pile = Pila { $n }: marca hasta dos (llevas { $count })
knights-panel-again = Como el turno pasado
knights-panel-again-seal = Sellar como el turno pasado
knights-panel-idle-mobilize = ⚠️ Movilizar Tropas: no tienes en el tablero ningún Noble que pueda moverse o luchar.
knights-panel-idle-levy = ⚠️ Recaudar Impuestos: no tienes en tierra ningún Noble que los recaude.
knights-panel-idle-twice = ⚠️ Movilizar Tropas: has planeado más cartas de estas que Nobles tienes en el tablero, y un Noble que se mueve o lucha queda exhausto.
knights-panel-idle-draft = ⚠️ Contratar Tropas: no tienes coronas ni ingresos para contratar.
knights-panel-warn-idle = ⚠️ nada que tomar allí ni al lado
knights-panel-warn-left = ⚠️ deja { $city } sin Nobles: se rebela { $n ->
        [one] 1 vez
       *[other] { $n } veces
    } de cada 100
knights-panel-warn-raid = { $seat } puede { $besieges ->
        [0] asaltar la ciudad: cae { $n ->
            [one] 1 vez
           *[other] { $n } veces
        } de cada 100
       *[other] asediar la ciudad, o asaltarla (cae { $n ->
            [one] 1 vez
           *[other] { $n } veces
        } de cada 100)
    }
knights-panel-warn-siege = ⚠️ levanta tu asedio de { $city }
knights-panel-warn-truce = ⚠️ rompe tu tregua con { $seat }: te cuesta Influencia, de { $least } a { $most }
knights-panel-warn-heir = ⚠️ sin heredero: { $names }
knights-panel-warn-odds = ⚠️ ellos roban más cartas
knights-panel-warn-votes = ⚠️ { $n ->
        [0] tú desempatas: no hace falta ningún Voto
        [one] con 1 Voto ya ganas seguro
       *[other] con { $n } Votos ya ganas seguro
    }
knights-panel-warn-last = ⚠️ este turno puede ser el último
knights-panel-warn-bless = ⚠️ la expedición no lleva ninguna corona tuya
knights-panel-idle-church = ⚠️ Servir a la Iglesia: { $event } te impide ganar Fe.
knights-panel-idle-rally = ⚠️ Apoyar Reunión: pesa sobre ti una expulsión, así que, hasta que se levante, no puedes ganar la Presidencia ni gastar Votos.
knights-panel-seal-plan = { $n ->
        [0] Sellar el plan
        [one] Sellar, 1 hueco vacío
       *[other] Sellar, { $n } huecos vacíos
    }
knights-panel-assign = Para asediar una ciudad neutral de fuerza 200, un Noble necesita al menos 50 tropas; para una de fuerza 300, 150 tropas, y para una de fuerza 400, 250 tropas. { $n ->
        [0] Todas las cartas están asignadas.
        [one] Falta asignar 1 carta.
       *[other] Falta asignar { $n } cartas.
    }
knights-panel-assigned = { $n }. { $troop }: { $who }
knights-panel-assign-card = { $n }. { $troop }: ¿quién las manda?
knights-panel-spread = Repartir por igual
knights-panel-along = ¿Qué tropas recoges? Márcalas para seguir
knights-panel-along-all = Recogerlas todas
knights-panel-along-most = Todas menos la menor de cada ejército
knights-panel-fate-inflict-note = 1 baja para el enemigo
knights-panel-fate-prevent-note = 1 baja menos para ti
knights-panel-fate-victory-note = cuenta para ganar: 2 más que el enemigo es victoria total
knights-panel-fate-draw-note = al mostrarla se roba otra carta
knights-panel-drop = Marca las cartas que descartas: { $n ->
        [0] no hace falta ninguna
       *[other] al menos { $n }
    }; llevas { $so }
knights-panel-seal-hand = Sellar, conservas { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
knights-panel-hand = Primero se cuentan las bajas: las infligidas a un bando menos las que ese bando previene. Luego se comparan las victorias, salvo que un bando haya perdido a todos sus Nobles.
knights-panel-side = **{ $seat }**: { $count ->
        [0] { $n ->
            [0] ni murallas ni tropas
           *[other] solo murallas y guarnición
        }
       *[other] { $names }
    }, fuerza { $n }{ $cards ->
        [0] { "" }
        [one] , 1 carta de Destino
       *[other] , { $cards } cartas de Destino
    }{ $led ->
        [0] { "" }
       *[other] , con { $lead } al mando
    }{ $tokens ->
        [0] { "" }
        [one] , 1 baja
       *[other] , { $tokens } bajas
    }

## Órdenes permanentes, tratos

knights-word-careful = Con cuidado: preguntármelo todo
knights-panel-style-quick = Rápido
knights-panel-style-careful = Con cuidado
knights-panel-style-quick-does = **Rápido**: Herald manda cartas y Nobles adonde es habitual, paga los salarios, acata las leyes y deshace los empates según lo que votaste. Con las coronas que no hacen falta para los próximos salarios contrata al mayor Mercenario e invierte como mucho la mitad de ellas en una expedición. Te pregunta antes de pagar Fe o el precio de una revuelta.
knights-panel-style-careful-does = **Con cuidado**: Herald no decide por ti nada que te pueda preguntar.
knights-panel-spends = Tus órdenes permanentes gastan sin preguntar: { $what }.
knights-panel-spends-hire = coronas en Mercenarios, nunca lo que piden los próximos salarios
knights-panel-spends-invest = coronas en expediciones, como mucho la mitad de lo que sobra tras los próximos salarios
knights-panel-spends-stakes = todas las coronas que admita una expedición
knights-panel-spends-muster = coronas para quitar bajas
knights-panel-spends-laws = coronas o Votos que pida una ley
knights-panel-spends-revolt = Fe o coronas en revueltas
knights-panel-spends-bless = Fe para bendecir expediciones
knights-panel-spends-faith = Fe para cancelar Eventos
knights-panel-spends-votes = Votos en la Asamblea
knights-panel-order-faith = paga sin preguntar hasta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe
knights-panel-order-votes = { $n ->
        [one] 1 Voto, si tienes alguno
       *[other] { $n } Votos, o todos los tuyos si tienes menos
    }
knights-panel-draft = Tienes { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }. { $written ->
        [0] Elige primero para quién es el trato y a cambio de qué.
       *[other] Elegido: **{ $seat }**, { $favour }.
    } Las coronas cambian de mano en el acto.
knights-panel-terms = ¿Para quién y a cambio de qué?
knights-panel-way-give = Dar coronas …
knights-panel-way-bid = Ofrecer coronas …
knights-panel-way-price = Poner precio …

## Por qué se pregunta

knights-panel-asks-attack = { $seat } quiere atacar { $hold ->
        [0] la ciudad de { $where }
       *[other] el Baluarte de { $where }
    } con { $n } tropas. Allí hay ahora: { $area }
knights-panel-permit-attack = Permitir el ataque en { $area }
knights-panel-forbid-attack = Prohibir el ataque en { $area }
knights-panel-your-siege = ⚠️ pone fin a tu propio asedio
knights-panel-ends-near = { $count ->
        [0] la marcha acaba en { $area }, sin nada tuyo allí ni al lado
       *[other] la marcha acaba en { $area }, y allí o al lado controlas { $own }
    }
knights-panel-asks-pass = { $seat } quiere mover a este Noble: { $who }. El camino: { $way }. Un «no» detiene la marcha; antes puedes pedir coronas.
knights-panel-why-site = Tras *junto a* van las ciudades vecinas; { $city } { $strength }/{ $n }, por ejemplo, tiene fuerza { $strength } e ingresos de { $n }.
knights-panel-why-revolt = El Destino ha sacado una revuelta y no hay allí ningún Noble tuyo que la impida.
knights-panel-event = **{ $event }**: { $says }
knights-panel-of-nation = los Mercenarios { $nation }
knights-panel-seal-pledge = Sellar: ofrecer { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe
knights-panel-refuse-freely = Negarse
knights-panel-struck = El Evento afecta a { $who }.
knights-panel-voice = { $seat }: { $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    }{ $said ->
        [0] { "" }
       *[other] {" "}por «{ $what }»
    }
knights-panel-written = **{ $matter }:** { $n ->
        [one] 1 Voto guardado
       *[other] { $n } Votos guardados
    }{ $said ->
        [0] ; dices a favor de qué cuando se muestren todos
       *[other] , por «{ $what }»
    }
knights-panel-seal-none = Sellar sin Votos
knights-panel-seal-votes = { $n ->
        [0] { knights-panel-seal-none }
        [one] Sellar 1 Voto
       *[other] Sellar { $n } Votos
    }
knights-panel-no-votes = Nadie ha gastado Votos.
knights-panel-vote-as = Votas como { $colour } ({ $baron }).
knights-panel-how-many = ¿Cuántos Votos? (aún no se sella nada)
knights-panel-seal-for = Sellar { $n ->
        [0] sin Votos; un empate va a …
        [one] 1 Voto por …
       *[other] { $n } Votos por …
    }
knights-panel-seal-final = Los demás ya han sellado: cuando selles, no podrás abrir el sello.
knights-panel-seal-opens = Puedes abrir el sello y cambiarlo hasta que todos hayan sellado.
knights-panel-try-seals = **Probarlo** también sella tus Votos. Puedes abrir el sello hasta que todos hayan sellado.
knights-panel-tie-order = Presides: un empate va a lo que elijas aquí, como dicen tus órdenes permanentes.
knights-panel-tie-asked = Presides: si hay empate, se te pregunta otra vez cuando se muestren los Votos.
knights-panel-seal-later = Sellar { $n ->
        [0] sin Votos
        [one] 1 Voto
       *[other] { $n } Votos
    }{ $said ->
        [0] { $n ->
            [0] , decidir luego un empate
           *[other] {" "}y declarar luego
        }
       *[other] {" "}por «{ $what }»
    }
knights-panel-has-votes = { $seat } tiene { $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    }
knights-panel-marker = espacio { $n }: { $seat }
knights-panel-no-markers = Aún no hay marcadores en el Contador de Mercenarios.
knights-panel-offer = Mercenarios disponibles: { $troops }.
knights-panel-times = { $n ->
        [1] { $what }
       *[other] { $n } × { $what }
    }

## Lo que tiene un Barón

knights-panel-own = **{ $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }** (Impuestos +{ $income }, Salarios −{ $wages }) · **{ $votes ->
        [one] 1 Voto
       *[other] { $votes } Votos
    }** · **Fe { $faith }** · **Influencia { $influence }** (+{ $due } en el Mantenimiento){ $count ->
        [0] { "" }
       *[other] {" "}· { $charges }
    }{ $banned ->
        [0] { "" }
       *[other] {" "}· **expulsión de la Asamblea**
    }
knights-panel-space-now = cartas en { $space }: { $n } de { $of }
knights-panel-turn = Turno { $n } de { $of } como mucho{ $pile ->
        [0] { "" }
       *[other] , pila { $pile }
    } · { $spaces } · Presidente { $chair } · Cabeza de la Iglesia { $head } · Influencia en la reserva: { $pool }
knights-panel-race = { $seat }: Influencia { $n }, { $cities ->
        [one] 1 ciudad
       *[other] { $cities } ciudades
    }
knights-panel-majority = { $race } · { $n ->
        [one] se gana con 1 ciudad del Reino
       *[other] se gana con { $n } ciudades del Reino
    } en el Mantenimiento{ $mighty ->
        [0] ; si no, gana quien tenga más Influencia cuando se agote la reserva
       *[other] { "" }
    }
knights-panel-stands-first = Va en cabeza **{ $seat }**{ $said ->
        [0] { "" }
       *[other] : { $what }, { $n } a { $m }
    }
knights-panel-stands-tied = Empatan en cabeza { $seats } en todo lo que se compara
knights-panel-baron-line = **{ $seat }**: { $has }; Impuestos +{ $income }, Salarios −{ $wages }{ $banned ->
        [0] { "" }
       *[other] ; expulsión
    }{ $count ->
        [0] { "" }
       *[other] ; { $charges }
    }. { $nobles }
knights-panel-decree = Prohibido: { $what }.
knights-panel-held = { $seat }: **{ $event }**. { $says }
knights-panel-lawless = No hay en vigor ninguna ley, privilegio, cargo ni Evento duradero.

## Lo que termina un paso

knights-end-march = { $n ->
        [0] No mover a nadie
        [one] Terminar los movimientos, 1 Noble movido
       *[other] Terminar los movimientos, { $n } Nobles movidos
    }
knights-end-bring = No recoger más tropas y seguir
knights-end-fight = No atacar a nadie
knights-end-draft = Terminar de contratar, te { $crowns ->
        [one] queda 1 corona
       *[other] quedan { $crowns } coronas
    }
knights-end-return = Terminar de colocar y repartir
knights-end-wages = Terminar los salarios: pagar { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } de tus { $crowns }
knights-end-found = Dejar el Baluarte fuera del tablero
knights-end-expedition = No iniciar ninguna expedición
knights-end-invest = No invertir nada
knights-end-bless = No bendecirla
knights-end-upgrade = No mejorar nada, te { $crowns ->
        [one] queda 1 corona
       *[other] quedan { $crowns } coronas
    }
knights-end-muster = No quitar bajas, te { $crowns ->
        [one] queda 1 corona
       *[other] quedan { $crowns } coronas
    }
knights-end-propose = No proponer nada
knights-end-levy-taxes = No usar Recaudar Impuestos
knights-end-draft-soldiers = No usar Contratar Tropas
knights-end-rally-support = No usar Apoyar Reunión
knights-end-serve-the-church = No usar Servir a la Iglesia
knights-end-mobilize-forces = No usar Movilizar Tropas
knights-end-versatile-strategy = No usar Estrategia Versátil

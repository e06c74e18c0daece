# Warrior Knights: batallas, asedios, retiradas, muertes.

## Palabras

knights-word-neutral-city = la ciudad neutral
knights-word-battle-open = en campo abierto
knights-word-battle-city = la ciudad
knights-word-battle-stronghold = el Baluarte
knights-word-battle-assault = asalto
knights-word-battle-siege = asedio
knights-word-battle-walls = las murallas
knights-word-battle-garrison = las tropas del Baluarte
knights-word-walls = murallas
knights-word-garrison = tropas del Baluarte
knights-word-result-siege-laid = el asedio ha empezado
knights-word-result-siege = la plaza cae por el asedio
knights-word-result-empty = no queda nadie tras las murallas derruidas
knights-word-result-broken = no queda nada de la defensa
knights-word-result-ruin = ambos bandos quedan destruidos
knights-word-result-wiped = un bando ha perdido a todos sus Nobles
knights-word-result-stalemate = empate
knights-word-result-won-full = victoria total del atacante
knights-word-result-won-partial = victoria parcial del atacante
knights-word-result-lost-full = victoria total del defensor
knights-word-result-lost-partial = victoria parcial del defensor

## Lo que pasa en una batalla

knights-attacks = { $seat } ataca en { $area } ({ $target }), contra { $foe }.
knights-asks-consent = { $seat } pide permiso a { $seats } para atacar en { $area }.
knights-consents = { $seat } permite el ataque en { $area }.
knights-refuses-attack = { $seat } prohíbe el ataque en { $area }.
knights-calls-off = { $seat } desiste del ataque en { $area }.
knights-defies-law = { $seat } desacata una ley: { $law }.
knights-defies-decree = { $seat } desacata el decreto contra los asedios.
knights-battle = **Batalla en { $area }** ({ $kind }): { $seat } con { $nobles } contra { $foe }{ $foes_count ->
        [0] { "" }
       *[other] { " " }con { $foes }
    }.
knights-commands = { $noble } toma el mando.
knights-hand = Cartas de Destino que roba { $seat }: { $n }.
knights-hand-own = { $n ->
        [0] No robas ninguna carta de Destino.
        [one] Robas 1 carta de Destino: { $cards }.
       *[other] Robas { $n } cartas de Destino: { $cards }.
    }
knights-shows = Cartas de Destino que muestra { $seat } (descartes: { $dropped }): { $cards_count ->
        [0] ninguna
       *[other] { $cards }
    }.
knights-uses-ability = { $noble } usa su habilidad.
knights-holds-back = { $noble } se reserva su habilidad.
knights-casualties = Bajas de { $seat }: { $n } ({ $inflicted ->
        [one] 1 infligida
       *[other] { $inflicted } infligidas
    }, { $prevented ->
        [one] 1 prevenida
       *[other] { $prevented } prevenidas
    }).
knights-suffers = { $n ->
        [one] 1 baja
       *[other] { $n } bajas
    } en { $what } ({ $seat }).
knights-victories = Victorias: atacante { $n }, defensor { $m }.
knights-battle-over = **{ $area }, { $seat } contra { $foe }:** { $result }.

## Ciudades y Baluartes

knights-besieges = { $seat } empieza un asedio en { $area }.
knights-starves = { $seat } completa el asedio en { $area }.
knights-siege-lifted = Se levanta el asedio de { $seat } en { $area }.
knights-captures = **{ $seat } captura { $city }.**
knights-captures-loser = **{ $seat } captura { $city }, que era de { $loser }.**
knights-unfortified = { $city } deja de estar fortificada.
knights-keeps = { $seat } conserva { $city }.
knights-razes = **{ $seat } arrasa { $city }** y se lleva { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }.
knights-stronghold-lost = **Cae el Baluarte de { $seat }.**
knights-ransom = { $seat } paga { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } a { $to } por el Baluarte perdido.
knights-surrenders = **{ $seat } entrega { $city } a { $to }.**

## Retiradas y muertes

knights-retreats = { $noble } se retira a { $area }.
knights-retreats-home = { $noble } no tiene otro refugio y huye, exhausto, al Baluarte de { $area }.
knights-asks-deserters = El Destino busca desertores ({ $nation }) en el ejército de { $what } ({ $seat }): { $n ->
        [0] ninguno
       *[other] { $n }
    }.
knights-deserts = Desertan de { $seat }: { $troop }.
knights-dies = **{ $noble } ha muerto.**
knights-dies-office = **{ $noble }, { $office }, ha muerto.**
knights-leaves = { $noble } se queda sin tropas y deja el tablero.
knights-forfeits = { $seat } descarta por las bajas de { $what }: { $troop }.
knights-line-ends = Nadie sucede a { $noble }: el Noble y sus tropas se pierden para siempre.

## Pasos

knights-step-consent = permiso para atacar
knights-step-battle-law = acatar o desacatar una ley en una batalla
knights-step-battle-kind = elegir asalto o asedio
knights-step-battle-armies = elegir los ejércitos de una batalla
knights-step-commander = nombrar un Comandante
knights-step-hand = descartar cartas de Destino
knights-step-ability = usar la habilidad de un Comandante
knights-step-losses = repartir bajas
knights-step-retreat = elegir una retirada
knights-step-deserter = elegir quién deserta
knights-step-death = descartar Mercenarios por las bajas
knights-step-spoil = conservar o arrasar una ciudad
knights-step-surrender = entregar una ciudad

## Preguntas

knights-ask-consent = ¿Permites que { $seat } ataque { $target } en { $area }? Tienes tropas allí. Basta un «no» para impedir el ataque, y no responder cuenta como no.
knights-ask-battle-law = ¿Acatas { $law }, o la desacatas y se te expulsa de la Asamblea? Acatarla quita { $n } de fuerza a tu ataque.
knights-ask-battle-kind = ¿Asalto o asedio? Atacas { $target } en { $area } ({ $foe }). Un asalto se decide ahora y cuesta bajas. Un asedio no cuesta ninguna, y un segundo asedio en un turno posterior toma la plaza. Para asediar necesitas más de { $theirs } de fuerza; tienes { $mine } (en cada bando, el Noble que manda suma 200).
knights-ask-battle-armies = ¿Qué ejércitos luchan en { $area } contra { $foe }? Quedarán exhaustos.
knights-ask-commander = ¿Quién manda en { $area }, { $seat } contra { $foe }? Un Comandante roba dos cartas de Destino más, y usa su habilidad si no está exhausto.
knights-ask-hand = { $area }: { $n ->
        [0] descarta las cartas de Destino que no quieras (llevas { $m }) y sella.
       *[other] descarta cartas de Destino, al menos { $n } (llevas { $m }), y sella.
    } { $cards_count ->
        [0] No conservas ninguna.
       *[other] Conservas: { $cards }.
    } Los descartes no se ven; las dos manos se muestran a la vez.
knights-ask-ability = { $area }: ¿usa { $noble } su habilidad? { $used ->
        [0] De momento, no.
       *[other] De momento, sí.
    }
knights-ask-losses = { $area }: ¿quién recibe { $n ->
        [one] 1 baja
       *[other] { $n } bajas
    }? Cada una quita 100 a un ejército; un Noble cuyas bajas igualan a sus tropas muere.
knights-ask-retreat = ¿Adónde se retira { $noble }? Sale vencido de { $area }.
knights-ask-deserter = ¿Qué Mercenario abandona a { $what }? Deserta uno de esta nacionalidad: { $nation }.
knights-ask-death = ¿Qué Mercenarios descartas por las bajas de { $what }? Quedan { $n } tropas por descartar.
knights-ask-spoil = ¿Conservas { $city }, o la arrasas ahora por { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }?
knights-ask-surrender = ¿Qué ciudad entregas a { $seat }? Tu Baluarte ha caído.

## Títulos

knights-verb-obey = Acatar
knights-verb-defy = Desacatar la ley
knights-verb-assault = Asaltar
knights-verb-besiege = Asediar
knights-verb-lead = Llevar Nobles a la batalla
knights-verb-command = Nombrar al Comandante
knights-verb-drop = Descartar una carta
knights-verb-restore = Recuperar una carta
knights-verb-employ = Usar la habilidad
knights-verb-hold = Reservarse la habilidad
knights-verb-allot = Repartir bajas
knights-verb-desert = Dejar desertar
knights-verb-forfeit = Descartar Mercenarios
knights-verb-keep = Conservar la ciudad
knights-verb-raze = Arrasar la ciudad
knights-verb-surrender = Entregar una ciudad

## Cada acción entera

knights-do-obey = Acatar la ley
knights-do-defy = Desacatar la ley (expulsión)
knights-do-lead = Llevar a { $a1 } a la batalla
knights-do-lead-2 = Llevar a { $a1 } y { $a2 } a la batalla
knights-do-lead-3 = Llevar a { $a1 }, { $a2 } y { $a3 } a la batalla
knights-do-lead-4 = Llevar a { $a1 }, { $a2 }, { $a3 } y { $a4 } a la batalla
knights-do-command = { $a1 } toma el mando
knights-do-drop = Descartar: { $a1 }
knights-do-restore = Recuperar: { $a1 }
knights-do-allot = { $a2 ->
        [one] 1 baja
       *[other] { $a2 } bajas
    } en: { $a1 }
knights-do-desert = Dejar desertar: { $a1 }
knights-do-forfeit = Descartar: { $a1 }
knights-do-surrender = Entregar { $a1 }

## Órdenes permanentes

knights-word-ability = La habilidad del Comandante
knights-word-hands = Descartes de cartas de Destino
knights-word-losses = Bajas
knights-word-retreats = Retiradas
knights-word-deserters = Desertores
knights-word-auto = la regla habitual
knights-word-smallest = la menor

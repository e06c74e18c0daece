# Caballeros guerreros: la Asamblea.

## Palabras

knights-word-matter-agenda = Agenda
knights-word-matter-unban = Levantar una expulsión
knights-word-matter-repeal = Descartar
knights-word-matter-revive = Votar otra vez
knights-word-matter-postpone = Aplazar la Asamblea
knights-word-matter-decree = Prohibir
knights-word-matter-lift = Permitir de nuevo
knights-word-decree-sieges = los asedios
knights-word-decree-roads = los movimientos por carretera
knights-word-decree-harbours = la navegación
knights-word-vote-yes = sí
knights-word-vote-no = no

## Quién acude y qué está pendiente

knights-votes = { $seat } recibe { $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    } y tiene { $total }.
knights-absent = No acuden a la Asamblea: { $seats }.
knights-returns-votes = { $seat } acata la ley ({ $law }) y devuelve { $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    }.
knights-deputy = { $seat } preside en lugar del Presidente.
knights-proposes = **{ $seat } tiene una Moción Privada.** { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.
knights-proposes-nothing = { $seat } no propone nada, y la Moción Privada se pierde.
knights-moot = La moción queda sin efecto: aquello de lo que trataba ya no existe.
knights-order = Orden de las Agendas: { $agendas }.
knights-new-agendas = Pendientes para la próxima Asamblea: { $agendas }.
knights-adjourned = La Asamblea termina; lo que no se ha votado sigue pendiente.
knights-postponed = **La Asamblea queda aplazada.**

## Una votación

knights-votes-shown = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. Votos mostrados: { $n }.
knights-shows-votes = { $seat } muestra { $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    }.
knights-declares = { $seat } declara { $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    } a favor de «{ $voice }».
knights-breaks-tie = { $seat } deshace el empate: { $voice }.
knights-elected = **{ $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.** Sale { $voice }, { $tied ->
       *[0] con { $n ->
            [one] 1 Voto
           *[other] { $n } Votos
        }; los demás suman { $other }
        [1] { $n ->
            [0] por decisión de quien preside, pues nadie gastó Votos
            [one] por decisión de quien preside, con empate a 1 Voto
           *[other] por decisión de quien preside, con empate a { $n } Votos
        }
    }.
knights-passed = **{ $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.** Aprobado ({ $voice }), { $tied ->
       *[0] por { $n ->
            [one] 1 Voto
           *[other] { $n } Votos
        } contra { $other }
        [1] { $n ->
            [0] por decisión de quien preside, pues nadie gastó Votos
            [one] por decisión de quien preside, con empate a 1 Voto
           *[other] por decisión de quien preside, con empate a { $n } Votos
        }
    }.
knights-rejected = **{ $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.** Rechazado ({ $voice }), { $tied ->
       *[0] por { $n ->
            [one] 1 Voto
           *[other] { $n } Votos
        } contra { $other }
        [1] { $n ->
            [0] por decisión de quien preside, pues nadie gastó Votos
            [one] por decisión de quien preside, con empate a 1 Voto
           *[other] por decisión de quien preside, con empate a { $n } Votos
        }
    }.
knights-abides = { $seat } acata la decisión.
knights-refuses = **{ $seat } rechaza la decisión.** { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.

## Lo decidido

knights-law = **Ley del Reino: { $agenda }.**
knights-charge = **{ $seat } recibe un privilegio: { $agenda }.**
knights-gives-up = { $seat } renuncia a { $agenda }.
knights-office = **{ $noble } recibe un cargo: { $agenda }.**
knights-repealed = **Descartado: { $agenda }.**
knights-decreed = **La Asamblea prohíbe { $decree }.**
knights-lifted = **La Asamblea permite de nuevo { $decree }.**

## Pasos

knights-step-deputy = elegir quién preside
knights-step-propose = proponer una Moción Privada
knights-step-arrange = ordenar las Agendas
knights-step-bids = gastar Votos en secreto
knights-step-declare = decir a favor de qué van los Votos
knights-step-decide = deshacer un empate
knights-step-abide = acatar o rechazar una decisión
knights-step-walk-out = abandonar la Asamblea
knights-step-discard-charge = renunciar a un privilegio
knights-step-appoint = asignar un cargo

## Preguntas

knights-ask-deputy = ¿Quién preside en tu lugar? La Presidencia es tuya, pero no acudes.
knights-ask-propose = ¿Qué quieres que vote primero la Asamblea? En el turno { $turn } el Destino te da una Moción Privada.
knights-ask-arrange = ¿En qué orden se votan estas Agendas: { $agendas }? La Presidencia es tuya.
knights-ask-bids = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. ¿Cuántos Votos gastas{ $count ->
        [one] { "" }
       *[other] { " " }en { $count } asuntos
    }? Tienes { $n }. Los que gastes se pierden, ganes o no. Puedes anotar ahora a favor de qué van, o decirlo cuando se muestren todos.
knights-ask-declare = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. ¿A favor de qué { $n ->
        [one] va tu Voto
       *[other] van tus { $n } Votos
    }?
knights-ask-decide = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. Hay empate y presides tú: ¿quién o qué gana{ $n ->
        [0] ?
        [one] ? No tiene que coincidir con tu propio Voto.
       *[other] ? No tiene que coincidir con tus propios { $n } Votos.
    }
knights-ask-abide = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. Esto te afecta. { $banned ->
        [0] ¿Acatas la decisión, o la rechazas y se te expulsa de la Asamblea?
       *[other] ¿Acatas la decisión, o la rechazas? Ya pesa sobre ti una expulsión, así que rechazarla no te cuesta nada.
    }
knights-ask-walk-out = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. Afecta a otro Barón. Puedes abandonar la Asamblea en protesta{ $banned ->
        [0] : eso no impide nada, y se te expulsa
       *[other] { "" }
    }.
knights-ask-discard-charge = ¿A qué privilegio renuncias para dejar sitio a { $agenda }? Puedes tener tres como mucho.
knights-ask-appoint = ¿Qué Noble recibe este cargo: { $agenda }? Un cargo que ya tuviera se descarta.

## Encabezados

knights-verb-preside = Nombrar a quien preside
knights-verb-arrange = Orden de las Agendas
knights-verb-cast = Gastar Votos
knights-verb-say = Decir a favor de qué
knights-verb-declare = Declarar
knights-verb-decide = Deshacer el empate
knights-verb-abide = Acatar
knights-verb-refuse = Rechazar (expulsión)
knights-verb-discard = Renunciar a un privilegio
knights-verb-appoint = Asignar el cargo
knights-verb-order-votes = Votos por tipo de asunto
knights-verb-order-voice = A favor de qué, por tipo de asunto

## Cada acción entera

knights-do-preside = Preside { $a1 }
knights-do-propose = { $a1 }
knights-do-propose-2 = { $a1 }: { $a2 }
knights-do-arrange = { $a1 }
knights-do-arrange-2 = { $a1 }, luego { $a2 }
knights-do-arrange-3 = { $a1 }, luego { $a2 }, luego { $a3 }
knights-do-cast = { $a1 }: { $a2 ->
        [one] 1 Voto
       *[other] { $a2 } Votos
    }
knights-do-say = { $a1 }: a favor de «{ $a2 }»
knights-do-declare = Declarar: { $a1 }
knights-do-decide = Decidir: { $a1 }
knights-do-refuse = Rechazar (expulsión)
knights-do-discard = Renunciar a { $a1 }
knights-do-appoint = Asignarlo a { $a1 }
knights-do-order-votes = Votos ({ $a1 }): { $a2 }
knights-do-order-voice = A favor de qué ({ $a1 }): { $a2 }
knights-piece-private-motion-1 = Primera Moción Privada
knights-piece-private-motion-2 = Segunda Moción Privada
knights-piece-private-motion-3 = Tercera Moción Privada

## Lo que se propone

knights-word-unban = levantar una expulsión
knights-word-repeal = descartar
knights-word-revive = votar otra vez
knights-word-postpone = aplazar la Asamblea
knights-word-decree = prohibir
knights-word-lift = permitir de nuevo
knights-word-sieges = los asedios
knights-word-roads = los movimientos por carretera
knights-word-harbours = la navegación
knights-word-yes = sí
knights-word-no = no

## Órdenes permanentes

knights-word-decisions = Decisiones de la Asamblea que te afectan
knights-word-gains = acatar lo que solo da, preguntar por lo demás
knights-word-abide = acatarlo todo
knights-word-boon = elecciones que benefician
knights-word-blow = decisiones que perjudican
knights-word-tie = empates que deshaces
knights-word-voted = como voté
knights-word-mine = asuntos que nombran tu expulsión, tu privilegio o tu cargo
knights-word-self = para mí
knights-word-leader = el rival con más Influencia

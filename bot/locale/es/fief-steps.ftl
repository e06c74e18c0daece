# Fief: qué se pregunta a un asiento, y cómo acaba una partida.

## Resultados

fief-outcome-solo = Una familia tiene los 3 puntos de victoria que ganan sin aliado, y más que nadie.
fief-outcome-alliance = Dos familias aliadas tienen los 4 puntos de victoria que ganan juntas.
fief-outcome-rounds = Ha acabado la última ronda: gana quien tiene más puntos de victoria.
fief-outcome-wedded = Ha acabado la última ronda: quien tiene a sus dos familias casadas entre sí va antes que quien tiene más puntos.
fief-outcome-garter = Había empate a puntos de victoria: decidió un Lord de la Jarretera.
fief-outcome-title-crown = Había empate a puntos de victoria y nadie tenía solo la Jarretera: decidió el título más alto, el de Soberano.
fief-outcome-title-duchy = Había empate a puntos de victoria y nadie tenía solo la Jarretera: decidió el título más alto, un ducado.
fief-outcome-title-county = Había empate a puntos de victoria y nadie tenía solo la Jarretera: decidió el título más alto, un condado.
fief-outcome-title-barony = Había empate a puntos de victoria y nadie tenía solo la Jarretera: decidió el título más alto, una baronía.
fief-outcome-shared = Había empate a puntos de victoria, Jarretera y título más alto: la victoria se comparte.
fief-outcome-nobody = No gana nadie.

## Pasos, a los que espera la mesa

fief-step-assign = repartir sirvientes
fief-step-settle = elegir dónde empezar
fief-step-court = matrimonios, candidatos, Parlamento
fief-step-vote = la elección
fief-step-parliament = la votación del Impuesto Real
fief-step-split = repartir el Impuesto Real
fief-step-discard = los descartes y el plan de robo
fief-step-draw = robar cartas
fief-step-play = jugar cartas
fief-step-window = un momento para cartas de oportunidad
fief-step-burn = quemar molinos
fief-step-buy = compras
fief-step-move = movimiento
fief-step-march = un Noble en camino
fief-step-leave = un permiso de paso
fief-step-challenge = salir contra un desfile
fief-step-parley = invasores a tu lado
fief-step-battle = declarar batallas
fief-step-join = elegir bando en una batalla
fief-step-fight = una batalla
fief-step-spoils = máquinas capturadas
fief-step-pillage = saqueo
fief-step-rebel = sumarse a una rebelión
fief-step-calm = calmar una rebelión
fief-step-skull = la Calavera
fief-step-heir = nombrar heredero
fief-step-refuge = un refugio
fief-step-garter = la Jarretera
fief-step-bench = cartas de oportunidad y reliquias
fief-step-turn = seguir o cambiar de bando en una batalla
fief-step-wall = elegir la Ciudad Amurallada
fief-step-consent = consentir la Fortaleza Real
fief-step-renounce = una abadesa que deja su título
fief-step-bestow = dar un título de abadesa
fief-step-market = compras selladas

## Preguntas

fief-ask-assign = { $servants_count ->
        [2] Tus Nobles empiezan con un sirviente cada uno: { $servants }. Da uno a un Noble; el otro sirve al segundo.
       *[other] Los Nobles de tus dos familias empiezan con un sirviente cada uno, dos para cada familia. De los dos de una familia da uno a un Noble; el otro sirve al segundo.
    }
fief-ask-settle = ¿Dónde empieza la familia { $family }? Recibe allí una fortaleza, sus dos Nobles y { $n } tropas. Todas las ciudades de una región y una fortaleza hacen un feudo.
fief-ask-court = { $late ->
        [1] Han elegido a tu Noble, que reina desde ahora: convoca ya al Parlamento, si quieres. Di que has acabado cuando no tengas nada más.
       *[other] { $weds ->
            [0] Presenta candidatos al trono; entre tres no se casa nadie.
           *[other] Ofrece un matrimonio o responde a uno, presenta candidatos al trono.
        } { $elections ->
            [0] Aún no puede haber elección: hacen falta tres Lores y un prelado.
            [2] Alguien reina: no hay elección.
           *[other] En esta ronda puede haber elección.
        } { $offers ->
            [0] Nadie pide la mano de nadie.
            [one] Hay una petición de mano abierta.
           *[other] Hay { $offers } peticiones de mano abiertas.
        } { $candidates ->
            [0] Nadie se presenta.
            [one] Se presenta un Lord.
           *[other] Se presentan { $candidates } Lores.
        } Di que has acabado cuando no tengas nada más.
    }
fief-ask-vote = ¿Quién ha de reinar? Tu voto pesa { $votes }. Un señuelo no cuenta nada ni dice nada a los demás. Todos los votos se abren a la vez.
fief-ask-parliament = El Soberano pide un Impuesto Real de { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }. Tus votos: { $votes }. Lo concede más de la mitad de los emitidos. Los votos son secretos hasta que estén todos.
fief-ask-split = El Parlamento ha concedido { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }. Di en secreto cuánto recibe cada cual; lo que sobre es tuyo.
fief-ask-discard = Tienes { $n ->
        [0] 0 cartas
        [one] 1 carta
       *[other] { $n } cartas
    } de { $most } como mucho. Descarta lo que no quieras ({ $away_count ->
        [0] nada por ahora
       *[other] por ahora { $away }
    }) y planea qué robas: { $plan_count ->
        [0] nada
       *[other] { $plan }
    }. Después sella.
fief-ask-draw = Has robado { $drawn } de { $most } cartas. { $disaster ->
        [0] Encima de las Fortunas hay una Fortuna.
       *[other] Encima de las Fortunas hay un Desastre: antes tiene que ir al contador.
    } { $track ->
        [0] El contador está vacío.
        [one] Hay un Desastre en el contador.
       *[other] Hay { $track } Desastres en el contador.
    } ¿De qué mazo?
fief-ask-play = Tienes { $n ->
        [0] 0 cartas
        [one] 1 carta
       *[other] { $n } cartas
    } y { $nobles ->
        [one] 1 Noble
       *[other] { $nobles } Nobles
    }. Nuevos Nobles, títulos de la Iglesia, Buena cosecha, Buen tiempo e Impuestos se juegan ahora o en otra ronda.
fief-ask-window = Un momento para todos, { $kind }: quien tenga una carta de oportunidad puede sellar lo que juega, y se cumple por orden de juego. Se pregunta a todos, tengan lo que tengan.
fief-ask-burn = Los ingresos están cobrados. Puedes quemar molinos tuyos por { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } cada uno, antes de que se los quede otro.
fief-ask-buy = Tienes { $n ->
        [0] 0 chelines
        [one] 1 chelín
       *[other] { $n } chelines
    }. Tropas, edificios, títulos: cuatro unidades nuevas por ciudad como mucho. Los demás ven qué compras, no dónde está.
fief-ask-move = Mueve la familia { $family }: cada Noble libre tiene dos movimientos y lleva tropas. ¿A quién mandas?
fief-ask-march = { $noble } está en { $city }, { $units ->
        [0] por ahora sin tropas
        [one] con 1 unidad
       *[other] con { $units } unidades
    }, y { $moves ->
        [0] no le quedan movimientos
        [one] le queda 1 movimiento
       *[other] le quedan { $moves } movimientos
    }. Toma tropas, deja algunas, sigue o detente.
fief-ask-leave = { $noble }, de la familia { $family }, está en { $city } y pide permiso { $way } { $to }. El silencio lo niega.
fief-ask-challenge = { $noble } pasa con un desfile ante tus murallas de { $city }. ¿Sales a luchar sin ellas (cada dado tuyo cuenta un golpe más) o te quedas dentro?
fief-ask-parley = { $armies ->
        [one] Un ejército invasor está
       *[other] { $armies } ejércitos invasores están
    } en { $city }, a tu lado. Por { $n } chelines se va uno; un clérigo puede hablarle, y muere con 4 a 6.
fief-ask-battle = La familia { $family } puede empezar batallas en esta región: { $cities ->
        [0] no hay nada que hacer
        [one] hay una posibilidad
       *[other] hay { $cities } posibilidades
    }. Cada una se lucha en el acto.
fief-ask-join = Empieza una batalla en { $city } y tienes tropas allí. ¿A qué bando te sumas?
fief-ask-fight = Batalla de { $city }, asalto { $round }: tus { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } son { $dice ->
        [0] 0 dados
        [one] 1 dado
       *[other] { $dice } dados
    }, los { $foe } puntos del otro bando son { $against ->
        [0] 0 dados
        [one] 1 dado
       *[other] { $against } dados
    }. ¿Y ahora?
fief-ask-lose = { $city }, { $cause }: aún { $n } por asumir. ¿Cuál de tus tropas cae?
fief-ask-spoils = El enemigo ha dejado máquinas en { $city }: { $bombards ->
        [one] 1 bombarda
       *[other] { $bombards } bombardas
    }, { $catapults ->
        [one] 1 catapulta
       *[other] { $catapults } catapultas
    }. ¿Te las quedas, si tienes fichas, o las destruyes?
fief-ask-pillage = La familia { $family } puede saquear ciudades que controla: un molino da { $mill } chelines; una abadía { $abbey }, sus reliquias y la marca de la herejía.
fief-ask-rebel = { $city } se rebela: { $n ->
        [0] por ahora las murallas la frenan
        [one] un dado y un golpe
       *[other] { $n } dados y { $n } golpes
    }. Se pregunta a todos, tengan lo que tengan: ¿te sumas?
fief-ask-calm = { $city } se levanta con { $n ->
        [one] una rebelión
       *[other] { $n } rebeliones
    }. Tu clérigo puede pagar por cada una, o hablar a los rebeldes y morir con 5 o 6.
fief-ask-skull = { $noble } ha muerto en { $city } { $cause }. La Calavera puede resucitar a un solo Noble en toda la partida. ¿Ahora?
fief-ask-heir = ¿Quién de la familia { $family } recibe el título de Lord de { $region }?
fief-ask-refuge = { $noble } recobra la libertad. ¿Dónde aparece?
fief-ask-garter = { $noble } ha echado de Inglaterra a invasores. ¿Das la Jarretera? Una por ronda; desempata al final, y quien la lleva no te ataca nunca.
fief-ask-bench = Lo que se puede hacer en cualquier momento, salvo mientras se roban cartas. Nadie espera por ello.
fief-ask-turn = Batalla de { $city }, asalto { $round }: luchas junto a otros. ¿Sigues con ellos, cambias de bando o te apartas?
fief-ask-wall = { $region } es ahora un feudo de la familia { $family }: ¿cuál de sus fortalezas pasa a ser la Ciudad Amurallada? Quita dos dados a los atacantes, y quien la toma se lleva el título.
fief-ask-consent = La familia { $family }, de sangre real, quiere levantar la Fortaleza Real en { $city }, en tu feudo. La ciudad dejaría el feudo y seguiría a la corona. ¿Consientes? El silencio lo niega.
fief-ask-renounce = { $noble }, de la familia { $family }, quiere dejar su título de abadesa, para casarse o presentarse al trono. Decide { $other }, en cuyo distrito está su abadía. El silencio lo niega.
fief-ask-bestow = Hay un título libre: { $card }. Como Soberano puedes darlo ahora a una mujer soltera, o dejarlo con los títulos.
fief-ask-market = Escribe lo que compras; todas las listas se abren juntas y se cumplen por orden de juego. { $n ->
        [0] No te quedaría nada.
        [one] Te quedaría 1 chelín.
       *[other] Te quedarían { $n } chelines.
    } { $list_count ->
        [0] Tu lista está vacía.
       *[other] Tu lista: { $list }.
    }
fief-step-sealed = lo que has sellado
fief-ask-sealed = { $kind }: { $plays_count ->
        [0] has sellado que no juegas nada.
       *[other] has sellado { $plays }.
    } Se cumple por orden de juego cuando todos hayan respondido; hasta entonces puedes retirarlo.

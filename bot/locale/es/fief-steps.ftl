# Fief: qué se pregunta a un asiento, y cómo acaba una partida.

## Resultados

fief-outcome-solo = Una familia sin aliado tiene los 3 puntos de victoria que necesita, y más que nadie.
fief-outcome-alliance = Dos familias aliadas tienen entre las dos los 4 puntos de victoria que necesitan.
fief-outcome-rounds = Ha acabado la última ronda: gana quien tiene más puntos de victoria.
fief-outcome-wedded = Ha acabado la última ronda: gana quien tiene a sus dos familias casadas entre sí, aunque otros tengan más puntos.
fief-outcome-garter = Empate a puntos de victoria: decidió un Lord de la Jarretera.
fief-outcome-title-crown = Empate a puntos de victoria, y la Jarretera no lo deshizo: decidió el título más alto, el de Soberano.
fief-outcome-title-duchy = Empate a puntos de victoria, y la Jarretera no lo deshizo: decidió el título más alto, un ducado.
fief-outcome-title-county = Empate a puntos de victoria, y la Jarretera no lo deshizo: decidió el título más alto, un condado.
fief-outcome-title-barony = Empate a puntos de victoria, y la Jarretera no lo deshizo: decidió el título más alto, una baronía.
fief-outcome-shared = Empate a puntos de victoria, y ni la Jarretera ni el título más alto lo deshicieron: la victoria se comparte.
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
fief-step-window = una ventana para cartas
fief-step-burn = quemar molinos tras los ingresos
fief-step-buy = compras
fief-step-move = movimiento
fief-step-march = un Noble en camino
fief-step-leave = permiso de paso
fief-step-challenge = un desfile ante las murallas
fief-step-parley = pagar o hablar a los invasores
fief-step-battle = declarar batallas
fief-step-join = elegir bando en una batalla
fief-step-fight = una batalla
fief-step-spoils = máquinas capturadas
fief-step-pillage = saqueo
fief-step-rebel = sumarse a una rebelión
fief-step-calm = calmar una rebelión
fief-step-skull = la Calavera
fief-step-heir = nombrar heredero
fief-step-refuge = dónde aparece un Noble liberado
fief-step-garter = la Jarretera
fief-step-bench = cartas de oportunidad y reliquias
fief-step-turn = cambiar de bando en una batalla
fief-step-wall = elegir la Ciudad Amurallada
fief-step-consent = permiso para la Fortaleza Real
fief-step-renounce = una abadesa que quiere dejar su título
fief-step-bestow = dar un título de abadesa
fief-step-market = compras selladas

## Preguntas

fief-ask-assign = { $servants_count ->
        [2] ¿Qué sirviente das a cada Noble? Empiezas con dos: { $servants }. Da uno a un Noble; el otro va al segundo.
       *[other] ¿Qué sirviente das a cada Noble? Cada una de tus dos familias empieza con dos Nobles y dos sirvientes. En cada familia, da un sirviente a un Noble; el otro va al segundo.
    }
fief-ask-settle = ¿Dónde empieza la familia { $family }? Recibe allí una fortaleza, sus dos Nobles y { $n } tropas. Cuando controles todas las ciudades de una región y una fortaleza en ella, podrás comprar su título, y la región será tu feudo.
fief-ask-court = { $late ->
        [1] Tu Noble ha ganado la elección y reina desde ahora: ¿convocas ya al Parlamento? Si no, termina la corte.
       *[other] ¿Qué haces en la corte? { $elections ->
            [0] Aún no puede haber elección: hacen falta tres títulos de Lord y un obispo o arzobispo.
            [2] Ya reina alguien: no hay elección.
           *[other] En esta ronda puede haber elección. { $candidates ->
                [0] Aún no se presenta nadie.
                [one] Se presenta 1 Lord.
               *[other] Se presentan { $candidates } Lores.
            }
        } { $weds ->
            [0] (En una partida de tres no se casa nadie.)
           *[other] { $offers ->
                [0] No hay ninguna petición de mano abierta.
                [one] Hay 1 petición de mano abierta.
               *[other] Hay { $offers } peticiones de mano abiertas.
            }
        } Si no quieres nada más, termina la corte.
    }
fief-ask-vote = ¿Quién debe reinar? { $votes ->
        [0] Esta vez no tienes votos.
        [one] Tienes 1 voto.
       *[other] Tienes { $votes } votos.
    } Un señuelo no cuenta, pero los demás no lo distinguen de un voto. Todos los votos se abren a la vez.
fief-ask-parliament = ¿Votas a favor o en contra de un Impuesto Real de { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }? { $votes ->
        [0] Esta vez no tienes votos.
        [one] Tienes 1 voto.
       *[other] Tienes { $votes } votos.
    } Se concede si lo apoya más de la mitad de los votos emitidos. Los votos son secretos hasta que hayan votado todos.
fief-ask-split = ¿Cómo repartes el Impuesto Real de { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }? Solo tú ves todas las partes; lo que no des es tuyo.
fief-ask-discard = ¿Qué descartas y qué robas? { $n ->
        [0] No tienes cartas
        [one] Tienes 1 carta
       *[other] Tienes { $n } cartas
    }; el límite es { $most }. Descartes: { $away_count ->
        [0] ninguno por ahora
       *[other] { $away }
    }. Plan de robo: { $plan_count ->
        [0] nada
       *[other] { $plan }
    }. Después, sella.
fief-ask-draw = ¿De qué mazo robas? Has robado { $drawn } de { $most } cartas. { $disaster ->
        [0] La primera carta del mazo de Fortunas es una Fortuna.
       *[other] La primera carta del mazo de Fortunas es un Desastre: para llegar a la próxima Fortuna tienes que mandarlo antes al contador de Desastres.
    } { $track ->
        [0] El contador de Desastres está vacío.
        [one] En el contador de Desastres hay 1 carta.
       *[other] En el contador de Desastres hay { $track } cartas.
    }
fief-ask-play = ¿Qué cartas juegas? { $n ->
        [0] No te quedan cartas, y tienes
        [one] Tienes 1 carta y
       *[other] Tienes { $n } cartas y
    } { $nobles ->
        [one] 1 Noble
       *[other] { $nobles } Nobles
    } en tu familia. Nuevos Nobles, títulos de la Iglesia, Buena cosecha, Buen tiempo e Impuestos se juegan ahora o en otra ronda.
fief-ask-window = Ventana para cartas ({ $kind }): ¿juegas una carta de oportunidad o ninguna? Se pregunta a todos, para que nadie sepa quién tiene una. Lo que se juega queda sellado hasta que respondan todos y después se resuelve por orden de juego.
fief-ask-burn = ¿Quemas molinos tuyos por { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } cada uno? Los ingresos ya están cobrados. Solo conviene con un molino que otro te vaya a quitar.
fief-ask-buy = ¿Qué compras? { $n ->
        [0] No te quedan chelines
        [one] Tienes 1 chelín
       *[other] Tienes { $n } chelines
    } para tropas, edificios y títulos. Cada ciudad admite como mucho cuatro unidades nuevas esta ronda. Los demás ven qué compras, pero no qué tropas hay en cada sitio.
fief-ask-move = ¿Qué Noble de la familia { $family } parte? Cada Noble libre tiene dos movimientos y puede llevar tropas.
fief-ask-march = ¿Adónde va { $noble }? Está en { $city }, { $units ->
        [0] sin unidades
        [one] con 1 unidad
       *[other] con { $units } unidades
    }, y { $moves ->
        [0] no le quedan movimientos
        [one] le queda 1 movimiento
       *[other] le quedan { $moves } movimientos
    }. Puedes recoger tropas, dejar algunas, seguir o quedarte.
fief-ask-leave = ¿Dejas pasar a { $noble }, de la familia { $family }? Está en { $city } y pide permiso { $way } { $to }. No responder cuenta como no.
fief-ask-challenge = ¿Sales contra { $noble }, que pasa con un desfile de caballeros ante tus murallas de { $city }? Fuera luchas sin murallas, pero cada dado tuyo cuenta un golpe más.
fief-ask-parley = { $armies ->
        [one] ¿Pagas al ejército invasor que está a tu lado en { $city } para que se vaya?
       *[other] ¿Pagas a uno de los { $armies } ejércitos invasores que están a tu lado en { $city } para que se vaya?
    } Por { $n } chelines{ $reduced ->
        [0] { "" }
       *[other] { " " }({ $reduced } si paga { $interpreter })
    } se va un ejército{ $payers_count ->
        [0] , pero ninguno de tus Nobles de allí puede pagarlo
        [one] : puede pagarlo { $payers }
       *[other] : pueden pagarlo { $payers }
    }. O mandas a un clérigo a hablarles: con un dado de 1 a 3 se va un ejército, con 4 a 6 muere el clérigo.
fief-ask-battle = ¿Qué batallas empieza la familia { $family } en esta región? { $cities ->
        [0] Aquí no hay nada posible.
        [one] Aquí hay 1 posibilidad.
       *[other] Aquí hay { $cities } posibilidades.
    } Cada batalla se lucha en cuanto la eliges.
fief-ask-join = ¿A qué bando te sumas en la batalla de { $city }? Tienes tropas allí.
fief-ask-fight = ¿Sigues luchando? Ronda { $round } de la batalla de { $city }. Tú: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $dice ->
        [0] ningún dado
        [one] 1 dado
       *[other] { $dice } dados
    }. Ellos: { $foe ->
        [one] 1 punto
       *[other] { $foe } puntos
    }, { $against ->
        [0] ningún dado
        [one] 1 dado
       *[other] { $against } dados
    }.
fief-ask-lose = ¿Cuál de tus tropas muere { $cause } ({ $city })?
fief-ask-spoils = ¿Te quedas las máquinas que el enemigo ha dejado en { $city } o las destruyes? Has capturado: { $bombards ->
        [0] ninguna bombarda
        [one] 1 bombarda
       *[other] { $bombards } bombardas
    }, { $catapults ->
        [0] ninguna catapulta
        [one] 1 catapulta
       *[other] { $catapults } catapultas
    }. Puedes quedarte tantas como fichas haya en tu reserva.
fief-ask-pillage = ¿Saquea la familia { $family } alguna ciudad que controla? Un molino da { $mill } chelines. Una abadía ganada en batalla esta ronda da { $abbey } chelines y sus reliquias, pero deja al Noble que lo hace con la marca de la herejía.
fief-ask-rebel = ¿Te sumas a la rebelión de { $city }? { $n ->
        [0] Por ahora las murallas la frenan.
        [one] Por ahora tiene 1 dado y 1 golpe.
       *[other] Por ahora tiene { $n } dados y { $n } golpes.
    } Se pregunta a todos, para que nadie sepa quién podría sumarse.
fief-ask-calm = ¿Calmas a los rebeldes de { $city }? { $n ->
        [one] 1 rebelión amenaza la ciudad.
       *[other] { $n } rebeliones amenazan la ciudad.
    } Tu clérigo puede pagar para acabar con una rebelión, o hablar a los rebeldes y arriesgarse a morir con un 5 o un 6.
fief-ask-skull = ¿Resucitas a { $noble }? Murió en { $city } { $cause }. La Calavera solo sirve una vez en toda la partida.
fief-ask-heir = ¿Qué Noble de la familia { $family } recibe ahora el título de Lord { fief-region-of }?
fief-ask-refuge = { $noble } recobra la libertad: ¿dónde aparece?
fief-ask-garter = ¿Das la Jarretera a { $noble } por echar de Inglaterra a los invasores? Puedes dar una Jarretera por ronda. Desempata al final, y quien la lleva no puede atacarte nunca.
fief-ask-bench = ¿Qué carta o reliquia usas? Puedes hacerlo casi en cualquier momento, pero no mientras se roban cartas. La partida no espera a que lo hagas.
fief-ask-turn = ¿Sigues en tu bando en la ronda { $round } de la batalla de { $city }? Allí luchas junto a otros, y puedes cambiar de bando o dejar la batalla.
fief-ask-wall = ¿Qué fortaleza { fief-region-of }, nuevo feudo de la familia { $family }, pasa a ser la Ciudad Amurallada? Quita dos dados a los atacantes, y conquistarla da el título.
fief-ask-consent = ¿Permites que la familia { $family }, de sangre real, construya la Fortaleza Real en { $city }? La ciudad dejaría de ser de tu feudo y pasaría a la corona. No responder cuenta como no.
fief-ask-renounce = ¿Puede { $noble }, de la familia { $family }, dejar su título de abadesa para casarse o presentarse al trono? Su abadía está en el distrito de { $other }, prelado de tu familia: decides tú. No responder cuenta como no.
fief-ask-bestow = ¿Quién recibe el título de { $card }? Está libre, y tu familia reina: puedes darlo ahora a una mujer soltera o dejarlo sin usar.
fief-ask-market = ¿Qué compras? Ponlo en tu lista; todas las listas se abren a la vez y se resuelven por orden de juego. { $n ->
        [0] No te quedaría nada.
        [one] Te quedaría 1 chelín.
       *[other] Te quedarían { $n } chelines.
    } { $list_count ->
        [0] Tu lista está vacía.
       *[other] Tu lista: { $list }.
    }
fief-step-sealed = lo que has sellado
fief-ask-sealed = Ventana para cartas ({ $kind }): { $plays_count ->
        [0] has decidido no jugar nada.
       *[other] has sellado: { $plays }.
    } Lo sellado se resuelve por orden de juego cuando respondan todos; hasta entonces puedes abrir el sello y cambiar lo tuyo.

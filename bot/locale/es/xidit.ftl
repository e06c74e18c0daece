# Los Señores de Xidit: qué pasa, qué se elige.

## Sucesos

xidit-placed = { $seat } empieza en { $city }.
xidit-wishes-sealed = { $seat } ha sellado sus deseos de salida.
xidit-wishes-unsealed = { $seat } ha abierto el sello de sus deseos de salida.
xidit-placement-end = Todos los héroes están colocados.
xidit-year-begins = Empieza el **año { $year }**; { $seat } va primero.
xidit-orders-sealed = { $seat } ha sellado sus órdenes.
xidit-orders-unsealed = { $seat } ha abierto el sello de sus órdenes.
xidit-orders-revealed = **Se cumplen las órdenes del año { $year }.**
xidit-orders-shown = { $seat }: { $o1 } · { $o2 } · { $o3 } · { $o4 } · { $o5 } · { $o6 }
xidit-move = { $seat } va por el { $colour } de { $from } a { $city }.
xidit-wait = { $seat } espera en { $city }.
xidit-recruit = { $seat } recluta en { $city }: { $unit }.
xidit-recruited-before = { $seat } ya había reclutado este año en { $city }, así que no se une nadie.
xidit-nobody-there = { $seat } no encuentra a quién reclutar en { $city }; la loseta vacía se retira.
xidit-act-nothing = { $seat } no encuentra nada que hacer en { $city }.
xidit-threat-stands = A { $seat } le faltan unidades para vencer a la amenaza de { $city } ({ $creature }).
xidit-threat-beaten = { $seat } vence a la amenaza de { $city } ({ $creature }) con { $units }.
xidit-titan-chosen = { $seat } ataca al Titán de { $n } unidades.
xidit-titan-passed = { $seat } deja en paz a los Titanes en { $city }.
xidit-titan-here-before = { $seat } ya había vencido este año a un Titán en { $city }, así que no puede luchar contra la amenaza de allí.
xidit-titan-beaten = { $seat } vence en { $city } a un Titán ({ $creature }) con { $units }.
xidit-reward = { $seat } elige { $kinds }.
xidit-reward-sovereigns = { $seat } recibe { $n ->
        [one] 1 soberano
       *[other] { $n } soberanos
    }.
xidit-reward-bards = { $seat } puede enviar hasta { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    }.
xidit-reward-guild = { $seat } gana { $n ->
        [one] 1 nivel de gremio
       *[other] { $n } niveles de gremio
    } en { $city } { $built ->
        [0] pero no puede construir ninguno
       *[other] y construye { $built }
    }; el gremio de allí tiene ahora { $levels ->
        [one] 1 nivel
       *[other] { $levels } niveles
    }.
xidit-guild-occupied = { $seat } no puede construir en { $city }: el gremio de allí es de { $owner }.
xidit-bards = { $seat } envía { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    } a { $region }.
xidit-bards-bastion = { $seat } envía { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    } al Bastión, sin que nadie lo vea.
xidit-raised = { $seat } construye en { $city } un nivel de gremio en espera; el gremio de allí tiene ahora { $levels ->
        [one] 1 nivel
       *[other] { $levels } niveles
    }.
xidit-level-waits = { $seat } guarda { $n ->
        [one] 1 nivel de gremio
       *[other] { $n } niveles de gremio
    } hasta que un gremio suyo tenga sitio.
xidit-phantom-raised = { $seat } sube la { $track } del fantasma a { $n }.
xidit-tile-recruit = { $units_count ->
        [0] Llega a { $city } una loseta sin reclutas: no queda nadie en los cuarteles
       *[other] Llegan reclutas a { $city }: { $units }
    }.
xidit-tile-threat = Aparece una amenaza en { $city }: { $creature }.
xidit-awakening = { $sizes_count ->
        [one] Despierta un Titán
       *[other] Despiertan Titanes
    } ({ $sizes } unidades).
xidit-reinforcements = Llegan refuerzos; las losetas se barajan de nuevo.
xidit-census-begins = **Empieza el censo del año { $year }.**
xidit-census-sealed = { $seat } ha sellado sus recuentos.
xidit-census-unsealed = { $seat } ha abierto el sello de sus recuentos.
xidit-census = **Censo, { $unit }:** { $shown }. { $winners_count ->
        [0] No gana nadie.
        [one] Enseña más que nadie: { $winners }.
       *[other] Empatan en cabeza: { $winners }.
    }
xidit-prize-sovereigns = { $seat } gana { $n ->
        [one] 1 soberano
       *[other] { $n } soberanos
    }.
xidit-prize-bards = { $seat } gana hasta { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    }.
xidit-prize-level = { $seat } gana un nivel de gremio.
xidit-year-end = **Termina el año { $year }.**
xidit-evaluation = **Evaluación: { $track }**
xidit-ranked = { $seat } en { $track }: { $n }, con { $units ->
        [one] 1 unidad
       *[other] { $units } unidades
    }
xidit-ranked-phantom = El fantasma en { $track }: { $n }
xidit-eliminated = { $seat } queda fuera: último puesto en { $track }.
xidit-eliminated-phantom = El fantasma queda fuera: último puesto en { $track }.
xidit-saviour = **{ $seat } salva Xidit.**
xidit-phantom-wins = **El fantasma ha resistido más que nadie: no gana nadie.**
xidit-outcome-saviour = Solo un héroe superó todas las evaluaciones.
xidit-outcome-phantom = El fantasma superó todas las evaluaciones.
xidit-nearing-last = ⏳ Este es el último año. Acaba con tres evaluaciones, por este orden: { $tracks }. Con más niveles de gremio por ahora: { $leaders } ({ $n ->
        [one] 1 nivel
       *[other] { $n } niveles
    }). Los soberanos, las unidades y los bardos del Bastión están ocultos.
xidit-nearing-last-least = ⏳ Este es el último año. Acaba con tres evaluaciones, por este orden: { $tracks }. En cada una queda fuera el último puesto, y gana quien queda al final. Con menos niveles de gremio por ahora: { $least } ({ $few ->
        [one] 1 nivel
       *[other] { $few } niveles
    }). Los soberanos, las unidades y los bardos del Bastión están ocultos.
xidit-nearing-two = ⏳ Este es el último año. Acaba con tres evaluaciones, por este orden: { $tracks }. En la primera quedan fuera los dos últimos puestos; en cada una de las otras, el último. Gana quien queda al final. Con menos niveles de gremio por ahora: { $least } ({ $few ->
        [one] 1 nivel
       *[other] { $few } niveles
    }). Los soberanos, las unidades y los bardos del Bastión están ocultos.

## Qué se pregunta a un asiento y sus acciones

xidit-step-placement = colocar el héroe
xidit-step-orders = órdenes
xidit-step-reward = elegir dos recompensas
xidit-step-bards = colocar bardos
xidit-step-titan = luchar o no contra un Titán
xidit-step-spend = elegir unidades para un Titán
xidit-step-phantom = subir un marcador del fantasma
xidit-step-raise = construir un nivel de gremio en espera
xidit-step-census = censo
xidit-verb-place = Colocar el héroe
xidit-verb-wish = Deseo
xidit-verb-order = Orden
xidit-verb-standing-reward = Recompensas
xidit-verb-standing-bards = Bardos
xidit-verb-standing-titan = Titanes
xidit-verb-standing-level = Niveles en espera
xidit-verb-standing-phantom = Fantasma
xidit-verb-standing-census = Censo
xidit-verb-standing-prize = Bardos (censo)
xidit-verb-standing-rank = Unidad más fuerte (Titán)
xidit-verb-standing-size = Titán más grande
xidit-verb-standing-instead = Recompensa inútil
xidit-verb-plan-reward = Planear recompensa
xidit-verb-plan-bards = Planear bardos
xidit-verb-plan-titan = Planear Titán
xidit-verb-plan-spend = Planear unidades
xidit-verb-reward = Recompensa
xidit-verb-bard = Bardo
xidit-verb-titan = Titán
xidit-verb-pass-titan = No luchar contra ningún Titán
xidit-verb-spend = Unidades
xidit-verb-phantom = Subir un marcador del fantasma
xidit-verb-raise = Construir un nivel en espera
xidit-verb-reveal = Enseñar unidades
xidit-verb-show-all = Enseñar todas las unidades
xidit-do-place = Empezar en { $p1 }
xidit-do-wish = Deseo { $a1 }: { $p2 }
xidit-do-order = Paso { $a1 }: { $a2 }
xidit-do-standing-reward = Recompensas: { $a1 }
xidit-do-standing-bards = Bardos: { $a1 }
xidit-do-standing-titan = Titanes: { $a1 }
xidit-do-standing-level = Niveles en espera: { $a1 }
xidit-do-standing-phantom = Fantasma: { $a1 }
xidit-do-standing-census = Censo: { $a1 }
xidit-do-standing-prize = Bardos (censo): { $a1 }
xidit-do-standing-rank = Unidad más fuerte (Titán): { $a1 }
xidit-do-standing-size = Titán más grande: { $a1 }
xidit-do-standing-instead = Recompensa inútil: { $a1 }
xidit-do-plan-reward = Paso { $a1 }: { $a2 }
xidit-do-plan-bards = Paso { $a1 }: { $a3 ->
        [one] 1 bardo
       *[other] { $a3 } bardos
    } a { $a2 }
xidit-do-plan-titan = Paso { $a1 }: { $a2 ->
        [other] Titán de { $a2 } unidades
       *[word] { $a2 }
    }
xidit-do-plan-spend = Paso { $a1 }: entregar { $a3 } × { $a2 }
xidit-do-reward = Tomar { $a1 } y { $a2 }
xidit-do-bard = Enviar 1 bardo a { $a1 }
xidit-do-titan = Atacar al Titán de { $a1 } unidades
xidit-do-pass-titan = No luchar contra ningún Titán
xidit-do-spend = Entregar 1 { $a1 }
xidit-do-phantom = Subir la { $a1 } del fantasma
xidit-do-raise = Construir en { $p1 }
xidit-do-reveal = Enseñar { $a2 } × { $a1 }

## Por qué se pregunta, con los números

xidit-ask-placement = { $sealed ->
        [1] Tus deseos de salida están sellados. Puedes abrir el sello hasta que sellen todos.
       *[0] ¿Dónde empieza tu héroe? { $n ->
            [0] Te toca: elige una ciudad donde no haya otro héroe.
            [one] Eliges antes que nadie en una mesa de { $seats }, así que basta con 1 deseo.
           *[other] Eliges en el puesto { $n } de { $seats }, y dos héroes no pueden empezar en la misma ciudad. Indica { $n } deseos, el mejor primero: recibes el primero que siga libre.
        }
    }
xidit-ask-orders = { $sealed ->
        [1] Año { $year } de { $years }: tus seis órdenes están selladas. Puedes abrir el sello hasta que sellen todos.
       *[0] Año { $year } de { $years }: elige seis órdenes para tu héroe; { $n ->
            [0] ya están todas, así que séllalas
            [one] te falta 1 orden
           *[other] te faltan { $n } órdenes
        }.
    }
xidit-ask-reward = Toma dos de estas tres recompensas por tu victoria en { $city }: { $sovereigns ->
        [one] 1 soberano
       *[other] { $sovereigns } soberanos
    }, { $bards ->
        [one] 1 bardo
       *[other] { $bards } bardos
    }, { $guild ->
        [one] 1 nivel de gremio
       *[other] { $guild } niveles de gremio
    } ({ $room ->
        [0] aquí no cabe ninguno
        [one] aquí cabe 1
       *[other] aquí caben { $room }
    }).
xidit-ask-bards = ¿Adónde envías desde { $city } { $n ->
        [one] tu bardo
       *[other] tus { $n } bardos
    }? Regiones posibles: { $regions }.
xidit-ask-titan = ¿Luchas contra un Titán en { $city }? { $sizes_count ->
        [one] Está despierto el Titán de { $sizes } unidades
       *[other] Están despiertos los Titanes de { $sizes } unidades
    }. { $units ->
        [0] No tienes ninguna unidad, así que solo puedes dejar en paz a los Titanes.
        [1] Tienes 1 unidad, y no basta para ningún Titán: solo puedes dejarlos en paz.
        [2] Tienes 2 unidades, y no bastan para ningún Titán: solo puedes dejarlos en paz.
       *[other] Tienes { $units } unidades: { $sizes_count ->
            [one] ¿lo atacas o lo dejas en paz?
           *[other] ¿atacas a uno o los dejas en paz?
        }
    }
xidit-ask-spend = Elige { $n ->
        [one] la última unidad que entregas
       *[other] { $n } unidades que entregar
    } por el Titán de { $size } unidades.
xidit-ask-phantom = Has vencido a un enemigo: ¿qué marcador del fantasma subes 1 punto? El fantasma tiene riqueza { $wealth }, influencia { $influence } y reputación { $reputation }.
xidit-ask-raise = ¿En cuál de tus gremios construyes? { $n ->
        [one] 1 nivel de gremio espera
       *[other] { $n } niveles de gremio esperan
    } tras tu pantalla.
xidit-ask-census = { $sealed ->
        [1] Censo del año { $year }: tus recuentos están sellados. Puedes abrir el sello hasta que sellen todos.
       *[0] Censo del año { $year }: ¿cuántas de tus unidades enseñas? No las pierdes, y quien más enseña de cada clase gana un premio: milicianos, 1 soberano; arqueros, 2 soberanos; infantes, 1 bardo; clérigos, 2 bardos; magos, 1 nivel de gremio. Tienes: milicianos { $militia }, arqueros { $archer }, infantes { $infantry }, clérigos { $cleric }, magos { $mage }. { $n ->
            [0] Ya están todos los recuentos, así que séllalos
            [one] Falta 1 recuento
           *[other] Faltan { $n } recuentos
        }.
    }
xidit-ask-standing = ¿Qué se decide sin preguntarte? Lo que cambies vale enseguida, hasta que lo cambies otra vez. «Estilo: rápido» toma las dos clases de recompensa de las que menos tienes y reparte los bardos por igual. Además, en las ciudades que empezaron el año vacías lucha contra el mayor Titán que puedas pagar, con tus unidades más débiles. «Estilo: con cuidado» te pregunta cada vez. Cada orden de abajo dice qué hace.

## El panel

xidit-panel-order = Paso { $step }: { $order }
xidit-panel-road-blue = azul
xidit-panel-road-red = rojo
xidit-panel-road-black = negro
xidit-panel-order-road = Paso { $step }: { $order } → { $city }
xidit-panel-order-recruit = Paso { $step }: { $order }, reclutas: { $units }
xidit-panel-order-fight = Paso { $step }: { $order }, vences: { $creature }
xidit-panel-order-coming = Paso { $step }: { $order }, si llega una loseta
xidit-panel-order-titan = Paso { $step }: { $order }, un Titán si quieres
xidit-panel-order-idle = Paso { $step }: { $order }, sin efecto
xidit-panel-foreseen = Si nadie se te adelanta, { $n ->
        [0] no ganas nada
       *[other] { $deeds }
    } y acabas el año en { $city }.
xidit-panel-foreseen-recruit = reclutas { $units }
xidit-panel-foreseen-beat = vences a { $n ->
        [one] 1 enemigo
       *[other] { $n } enemigos
    } ({ $foes })
xidit-panel-sooner = Paso { $step }, { $creature }: { $n ->
        [0] nadie más puede vencer allí antes que tú.
        [one] { $seats } puede llegar antes que tú
       *[other] { $seats } pueden llegar antes que tú
    }{ $n ->
        [0] { "" }
       *[other] ; { $missing ->
            [0] entre todos los demás tienen las unidades necesarias.
            [one] a todos los demás juntos les falta 1 unidad, que antes tendrían que reclutar.
           *[other] a todos los demás juntos les faltan { $missing } unidades, que antes tendrían que reclutar.
        }
    }
xidit-panel-unasked-first = Esto hacen tus órdenes permanentes sin preguntarte: { $n ->
        [0] nada.
       *[other] { $what }.
    } Puedes cambiarlo cuando quieras.
xidit-panel-unasked-titan = donde actúes en una ciudad { $when ->
        [meant] que empezó el año vacía
       *[always] vacía
    }, pagar hasta { $most } unidades por un Titán ({ $units })
xidit-panel-unasked-census = enseñar en un censo todas tus unidades (no las pierdes)
xidit-panel-unasked-reward = elegir tus recompensas
xidit-panel-unasked-bards = enviar tus bardos
xidit-panel-unasked = Paso { $step }: según tus órdenes permanentes, luchas allí contra { $creature } y pagas { $units }.
xidit-panel-shown = No pierdes las unidades que enseñas.{ $n ->
        [0] { "" }
       *[other] {" "}Nadie puede enseñar más que tus { $units }.
    }
xidit-panel-step = Paso { $step }: elige una orden
xidit-panel-wish = Deseo { $rank }: elige una ciudad
xidit-panel-wishes = Tus deseos: { $wishes }.
xidit-panel-lies-recruits = reclutas: { $units }
xidit-panel-lies-threat = { $creature } (precio: { $units })
xidit-panel-lies-nothing = aquí no hay loseta
xidit-panel-plans = Planear recompensas, bardos o Titanes
xidit-panel-plan = Paso { $step }: { $what }
xidit-panel-plan-spend = Paso { $step }: entregar { $units }
xidit-panel-plan-page = **Un plan para el paso { $step }, { $city }:** { $what ->
        [reward] si vences allí, ¿qué dos recompensas tomas?
        [bards] si ganas bardos allí, ¿cuántos van a cada región?
        [titan] ¿contra qué Titán luchas allí?
       *[spend] ¿qué unidades entregas por el Titán?
    }
xidit-panel-reveal = Enseñar { $units }
xidit-panel-reveal-ask = Tú: { $units }; los demás: { $others }
xidit-panel-all-bards = Los { $n } a { $region }
xidit-panel-some-bards = { $n } a { $region }
xidit-panel-share = Repartir { $n } bardos entre regiones
xidit-panel-units = Elige las { $n } unidades que entregas
xidit-end-titan = { $units ->
        [0] No luchar contra ningún Titán
        [one] No luchar contra ningún Titán, conservas 1 unidad
       *[other] No luchar contra ningún Titán, conservas { $units } unidades
    }
xidit-panel-weakest = Las más débiles: { $units }
xidit-panel-own = { $count ->
        [0] No tienes ninguna unidad
       *[other] Tienes { $units }
    }; { $sovereigns ->
        [one] 1 soberano
       *[other] { $sovereigns } soberanos
    }; { $bards ->
        [one] 1 bardo
       *[other] { $bards } bardos
    } y { $levels ->
        [one] 1 nivel de gremio
       *[other] { $levels } niveles de gremio
    } en reserva.
xidit-panel-bastion = En el Bastión tienes { $bards ->
        [one] 1 bardo
       *[other] { $bards } bardos
    }.
xidit-panel-regions = Tu reputación a la vista de todos: { $n } ({ $regions }).
xidit-panel-waiting = A la espera de un gremio con sitio: { $levels ->
        [one] 1 nivel de gremio
       *[other] { $levels } niveles de gremio
    }.
xidit-panel-planned = Planeado para el paso { $step }: { $what }.
xidit-year-unasked = { $deed } (pagado por tus órdenes permanentes)
xidit-panel-planned-titan = { $size ->
        [skip] ningún Titán
       *[other] el Titán de { $size } unidades
    }
xidit-panel-planned-spend = pagado con { $units }
xidit-panel-census = Este año acaba con un censo: las unidades que conserves pueden ganar premios.
xidit-panel-chosen = Órdenes elegidas: { $count } de 6.
xidit-panel-year = Año { $n } de { $of }. Tras el último año hay tres evaluaciones, por este orden; en cada una queda fuera el último puesto{ $drops ->
        [one] { "" }
       *[other] , y en la primera los { $drops } últimos
    }. Por ahora, de mejor a peor:
xidit-panel-last = Las tres evaluaciones por orden, tal como están ahora, de mejor a peor:
xidit-panel-evaluated = Las tres evaluaciones, en su orden, y en cada una los asientos de mejor a peor, sin los que ya estaban fuera:
xidit-panel-fell = → Fuera: { $seat }{ $by ->
        [value] , { $value } contra { $rival } de { $ahead }.
        [units] , empate con { $ahead } ({ $value }), pero { $n ->
            [one] 1 unidad
           *[other] { $n } unidades
        } contra { $units }.
        [turn] , empate con { $ahead } ({ $value }) y también en unidades; { $ahead } va antes, contando desde el primer jugador.
       *[phantom] , empate con { $ahead } ({ $value }); el fantasma pierde todos los empates.
    }
xidit-places = Los puestos siguen el orden de las evaluaciones: quien primero queda fuera acaba en último lugar. En un empate sigue quien tiene más unidades.
xidit-places-none = Nadie obtiene un puesto: el fantasma superó todas las evaluaciones.
xidit-panel-track = { $n }. { $track } ({ $what }{ $seen ->
        [closed] , por el primer y el segundo puesto de cada región; el Bastión está oculto
       *[other] { "" }
    }): { $seen ->
        [hidden] oculta (aunque se publica lo que se cobra){ $count ->
            [0] { "" }
           *[other] , salvo { $seats }
        }
       *[other] { $seats }
    }
xidit-panel-seen = { $seat } { $n }
xidit-panel-out = Si la partida acabara ahora, la primera evaluación dejaría fuera a { $out }.
xidit-panel-out-level = Si la partida acabara ahora, en la primera evaluación empatarían en el último puesto: { $level }. Lo decidirían las unidades, que están ocultas.
xidit-panel-out-both = Si la partida acabara ahora, la primera evaluación dejaría fuera a { $out }. Justo por delante empatarían: { $level }. Las unidades, que están ocultas, decidirían cuál de esos asientos queda fuera también.
xidit-panel-out-hidden = Nadie puede ver quién quedaría fuera primero: la riqueza se evalúa primero y está oculta.
xidit-panel-then = Si la partida acabara ahora, en la { $n ->
        [2] segunda
       *[other] tercera
    } evaluación { $how ->
        [out] quedaría fuera { $out }.
        [level] empatarían en el último puesto: { $level }; lo decidirían las unidades, que están ocultas.
       *[hidden] la riqueza, que está oculta, decidiría quién queda fuera entre { $left }{ $n ->
            [2] { "" }
           *[other] , y quién gana
        }.
    }

## Opciones


## Reglas en breve

xidit-rules-goal = Diriges a un héroe que recluta unidades y expulsa amenazas de las ciudades. Las amenazas dan tres clases de fama: **riqueza** (soberanos), **influencia** (niveles de gremio en el tablero) y **reputación** (bardos en las regiones). Tras doce años (nueve en la partida corta) se evalúan una tras otra, en un orden conocido desde el principio. El último puesto de cada evaluación queda fuera; con cinco jugadores, en la primera quedan fuera los dos últimos. Gana quien queda al final: destacar en dos clases de fama no basta si quedas en último lugar en la tercera.
    .name = Objetivo
xidit-rules-placement = Cada héroe empieza en una ciudad distinta. Todos indican sus deseos en secreto y a la vez: quien elige primero indica una ciudad; el siguiente, dos, y así sucesivamente, siempre con la mejor primero. Cuando todos han sellado, cada héroe recibe el primer deseo que siga libre, empezando por el primer jugador. Si la mesa coloca los héroes uno tras otro, eliges tu ciudad cuando te toca.
    .name = Dónde empiezan los héroes
xidit-rules-orders = Cada año cada jugador elige en secreto seis órdenes: tomar el **camino azul**, el **camino rojo** o el **camino negro**, hacer una **acción** en la ciudad o **esperar**. Cuando todas están selladas se cumplen paso a paso: primero la primera orden de todos, luego la segunda, y así hasta la sexta, empezando siempre por el primer jugador. Si tu ciudad tiene un camino de ese color debes tomarlo; si no lo tiene, te quedas. Los demás también se mueven, así que una ciudad puede haber cambiado cuando llegues.
    .name = Órdenes
xidit-rules-recruit = Una acción en una ciudad con reclutas toma su unidad más débil: miliciano, arquero, infante, clérigo, mago, de la más débil a la más fuerte. Cada héroe recluta como mucho una vez por ciudad y año. Una loseta vacía deja el tablero y entra enseguida la siguiente.
    .name = Reclutar
xidit-rules-threats = Una acción en una ciudad con una amenaza la vence si tienes todas las unidades que pide, aunque tengas más. Entonces debes pagar esas unidades y tomas dos recompensas. Si te falta una, no pasa nada. Una amenaza vencida se va y aparece enseguida la siguiente.
    .name = Amenazas
xidit-rules-rewards = Una amenaza o un Titán vencidos ofrecen tres recompensas: soberanos, bardos y niveles de gremio. Tomas exactamente dos distintas. Primero deciden los planes para un paso y después tus órdenes permanentes; donde esas órdenes digan «preguntarme», se te pregunta.
    .name = Recompensas
xidit-rules-bards = Los bardos van a las regiones que tocan la ciudad, cuantos quieras a cada una. Los de las Tierras de la Corona, en el centro, entran en el Bastión, donde solo tú sabes cuántos son tuyos; solo puedes enviarlos allí desde ciudades que tocan esa región. Al final, quien más bardos tiene en una región recibe su primer valor, y quien le sigue, el segundo. Quienes empatan reciben lo mismo; si empatan varios en cabeza, nadie recibe el segundo. Las regiones cerradas no admiten bardos.
    .name = Bardos
xidit-rules-guilds = Los niveles de gremio se construyen en la ciudad donde has luchado. Un gremio es de un solo asiento y tiene como mucho cuatro niveles. Lo que no cabe vuelve a tu reserva, y donde el gremio es de otro no construyes nada. Solo los niveles del tablero cuentan como influencia. Un nivel de gremio ganado en un censo espera tras tu pantalla hasta que uno de tus gremios tenga sitio.
    .name = Gremios
xidit-rules-titans = Cuando se acaban las amenazas llegan refuerzos y despiertan Titanes. Para luchar contra uno, haz una acción en una ciudad que no tenga loseta y donde no hayas vencido a nadie este año. Cuesta tres, cuatro o cinco unidades de cualquier clase, y eliges cuáles entregas. Siempre puedes dejarlos en paz. Sus recompensas son grandes.
    .name = Titanes
xidit-rules-census = En los años 4, 8 y 12 (3, 6 y 9 en la partida corta) se cuentan las unidades. Cada cual fija en secreto cuántas enseña de cada clase, como mucho las que tiene. Después se enseñan, una clase tras otra. Quien más enseña de una clase gana su premio, y en un empate lo ganan todos los empatados. No pierdes las unidades.
    .name = Censo
xidit-rules-evaluation = Al final hay tres evaluaciones, cada una de una clase de fama. En cada una queda fuera el último puesto entre quienes siguen en la partida; con cinco jugadores, en la primera quedan fuera los dos últimos. En un empate queda por delante quien tenga más unidades y, si también empatan, quien tenga su asiento más cerca del primer jugador. Los bardos del Bastión cuentan como reputación.
    .name = Evaluación
xidit-rules-standing = Las órdenes permanentes responden por ti, y así la mesa espera menos: qué dos recompensas tomas, adónde van los bardos, si luchas contra los Titanes y con qué unidades, qué enseñas en un censo y dónde se construye un nivel en espera. El estilo *Rápido* las fija por ti con buen criterio; *Con cuidado* te pregunta cada vez. Puedes cambiar cada una, o el estilo, cuando quieras. Un plan para un paso de este año tiene preferencia sobre ellas.
    .name = Órdenes permanentes
xidit-rules-phantom = Con tres jugadores, un fantasma participa en las evaluaciones. Quien vence a una amenaza o a un Titán sube 1 punto uno de los tres marcadores del fantasma. El fantasma puede dejar fuera a cualquiera, pero pierde todos los empates.
    .name = El fantasma
xidit-rules-start = - **Primera decisión:** elige dónde empieza tu héroe. Busca una ciudad con reclutas, o a un camino de ellos, rellena todos los deseos y pulsa **Sellar**.
    - **Después, un año:** tu panel tiene una lista para cada uno de los seis pasos. Cada línea dice adónde lleva un camino y qué encontraría una **acción**. La imagen muestra tu ruta. Pulsa **Sellar** cuando hayas elegido las seis; cuando todos han sellado, Herald cumple las órdenes y publica lo que pasó.
    - **Año 1:** reúne unidades. Lleva a tu héroe por ciudades con reclutas y haz una acción en cada una.
    - **Años 2 y 3:** busca una amenaza cuyas unidades tengas o puedas reclutar por el camino, y haz una acción en su ciudad. Pagas las unidades y tomas dos de tres recompensas.
    - **Qué recompensas:** las de la clase en la que estés en el último puesto o cerca. Al final, el último puesto de riqueza, de influencia y de reputación queda fuera.
    - **Lo que no se te pregunta:** con el estilo *Rápido*, tus órdenes permanentes eligen recompensas y envían bardos. Para decidir tú, pulsa **Órdenes permanentes**.
    - **Si te atascas:** **Reglas de este paso** explica la decisión que tienes; en una primera partida, **Sugerir** hace una propuesta y dice por qué.
    .name = Empieza aquí
xidit-rules-words = - **año, paso:** un año son seis pasos; en cada uno se cumple una orden de cada jugador.
    - **orden:** un camino por su color, una acción o esperar.
    - **acción:** reclutar, luchar contra una amenaza o contra un Titán, según lo que haya en la ciudad.
    - **loseta:** la carta de una ciudad, con reclutas o una amenaza.
    - **reclutas:** unidades que pueden unirse a ti, primero la más débil.
    - **unidad:** miliciano, arquero, infante, clérigo, mago; con ellas pagas.
    - **amenaza:** una criatura en una ciudad; pide ciertas unidades.
    - **Titán:** una criatura sin ciudad; cuesta 3, 4 o 5 unidades cualesquiera.
    - **recompensa:** dos cosas de estas tres: soberanos, bardos y niveles de gremio.
    - **soberanos:** monedas de oro, ocultas; son riqueza.
    - **bardos:** cantan en una región; son reputación.
    - **nivel de gremio:** un piso de tu gremio en una ciudad; los niveles son influencia.
    - **nivel en espera:** un nivel de gremio ganado en un censo que aún no tiene sitio.
    - **región:** una zona entre caminos, con un valor para quien más bardos tiene y otro para el segundo.
    - **Bastión:** la torre de la región central; sus bardos están ocultos.
    - **censo:** recuento de unidades con premios; no las pierdes.
    - **evaluación:** al final se compara una clase de fama; el último puesto queda fuera.
    - **fantasma:** el cuarto participante en mesas de tres.
    - **plan:** una decisión tomada de antemano para un paso de este año.
    - **orden permanente:** una decisión tomada de antemano que vale hasta que la cambies.
    .name = Palabras

## Un año en breve

xidit-year-chapter = Año { $year }
xidit-year-bards = Bardos en el tablero: { $regions }.
xidit-year-reputation = Reputación por regiones: { $regions }.
xidit-year-region = { $region }: { $seats }
xidit-year-points = { $seat } { $points } ({ $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    })
xidit-year-ranked = { $seat }: { $value }{ $units ->
        [-1] { "" }
        [one] {" "}(1 unidad)
       *[other] {" "}({ $units } unidades)
    }
xidit-year-step = **{ $step }** { $deeds }
xidit-year-gains = **{ $seat }:** { $gains }.
xidit-told-recruit = llegan reclutas a { $city }
xidit-told-threat = amenaza en { $city }: { $creature }
xidit-deed-move = { $seat } → { $city }
xidit-deed-stay = { $seat } se queda
xidit-deed-recruit = { $seat } + { $detail }
xidit-deed-kill = { $seat } vence en { $city } ({ $detail })
xidit-deed-titan = { $seat } vence a un Titán en { $city } con { $units } ({ $detail })
xidit-deed-nothing = { $seat }: nada ({ $city }{ $why ->
        [no-road] , sin camino de ese color
        [recruited-before] , ya había reclutado allí
        [nobody-there] , allí no quedaba nadie
        [act-nothing] , allí no había loseta
        [threat-stands] , le faltaban unidades
        [titan-here-before] , ya había vencido allí a un Titán
        [titan-passed] , dejó en paz a los Titanes
       *[unknown] { "" }
    })
xidit-gain-sovereigns = { $n ->
        [one] 1 soberano
       *[other] { $n } soberanos
    }
xidit-gain-levels = { $n ->
        [one] 1 nivel de gremio
       *[other] { $n } niveles de gremio
    }
xidit-gain-waits = { $n ->
        [one] 1 nivel de gremio (a la espera de un gremio con sitio)
       *[other] { $n } niveles de gremio (a la espera de un gremio con sitio)
    }
xidit-gain-bards = { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    } en { $region }
xidit-gain-bards-sent = hasta { $n ->
        [one] 1 bardo enviado
       *[other] { $n } bardos enviados
    }
xidit-gain-bards-unseen = hasta { $n ->
        [one] 1 bardo oculto
       *[other] { $n } bardos ocultos
    } en el Bastión
xidit-gain-bastion = { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    } en el Bastión, sin que los demás lo vean
xidit-gain-phantom = { $track } del fantasma: { $n }
xidit-gain-guild-occupied = ningún nivel de gremio (el gremio de allí es ajeno)
xidit-gain-no-bards = ningún bardo (no se puede enviar ninguno)
xidit-gain-no-levels = ningún nivel de gremio (no queda ninguno)
xidit-gain-nothing = nada

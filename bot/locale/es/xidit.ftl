# Los Señores de Xidit: qué pasa, qué se elige.

## Sucesos

xidit-placed = { $seat } empieza en { $city }.
xidit-wishes-sealed = { $seat } ha sellado sus deseos de salida.
xidit-wishes-unsealed = { $seat } ha vuelto a abrir sus deseos.
xidit-placement-end = Todos los héroes están colocados.
xidit-year-begins = Empieza el **año { $year }**; { $seat } va primero.
xidit-orders-sealed = { $seat } ha sellado sus órdenes.
xidit-orders-unsealed = { $seat } ha vuelto a abrir sus órdenes.
xidit-orders-revealed = **Se cumplen las órdenes del año { $year }.**
xidit-orders-shown = { $seat }: { $o1 } · { $o2 } · { $o3 } · { $o4 } · { $o5 } · { $o6 }
xidit-move = { $seat } va por el { $colour } de { $from } a { $city }.
xidit-wait = { $seat } espera en { $city }.
xidit-recruit = { $seat } recluta en { $city }: { $unit }.
xidit-recruited-before = { $seat } ya había reclutado este año en { $city }.
xidit-nobody-there = { $seat } no encuentra a quién reclutar en { $city }; la loseta se retira.
xidit-act-nothing = { $seat } no encuentra nada que hacer en { $city }.
xidit-threat-stands = A { $seat } le faltan unidades contra la amenaza de { $city }: { $creature }.
xidit-threat-beaten = { $seat } vence a la amenaza de { $city } ({ $creature }) con { $units }.
xidit-titan-chosen = { $seat } ataca al Titán de { $n } unidades.
xidit-titan-passed = { $seat } deja en paz a los Titanes en { $city }.
xidit-titan-here-before = { $seat } ya ha vencido este año a un Titán en { $city }; la amenaza de allí se queda.
xidit-titan-beaten = { $seat } vence en { $city } a un Titán ({ $creature }) con { $units }.
xidit-reward = { $seat } elige { $kinds }.
xidit-reward-sovereigns = { $seat } recibe { $n ->
        [one] 1 soberano
       *[other] { $n } soberanos
    }.
xidit-reward-bards = { $seat } envía hasta { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    }.
xidit-reward-guild = { $seat } construye { $built } de { $n ->
        [one] 1 nivel de gremio
       *[other] { $n } niveles de gremio
    } en { $city }; el gremio tiene ahora { $levels }.
xidit-guild-occupied = { $seat } no puede construir en { $city }: el gremio es de { $owner }.
xidit-bards = { $seat } envía { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    } a { $region }.
xidit-bards-bastion = { $seat } envía { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    } al Bastión, sin que nadie lo vea.
xidit-raised = { $seat } añade un nivel en espera en { $city }; el gremio tiene ahora { $levels }.
xidit-level-waits = { $seat } guarda { $n ->
        [one] 1 nivel de gremio
       *[other] { $n } niveles de gremio
    } hasta que haya un gremio con sitio.
xidit-phantom-raised = { $seat } sube la { $track } del fantasma a { $n }.
xidit-tile-recruit = Llegan reclutas a { $city }: { $units_count ->
        [0] no queda nadie en los cuarteles
       *[other] { $units }
    }.
xidit-tile-threat = Aparece una amenaza en { $city }: { $creature }.
xidit-awakening = Despiertan los Titanes: { $sizes }.
xidit-reinforcements = Llegan refuerzos; las losetas se mezclan de nuevo.
xidit-census-begins = **Empieza el censo del año { $year }.**
xidit-census-sealed = { $seat } ha sellado sus recuentos.
xidit-census-unsealed = { $seat } ha vuelto a abrir sus recuentos.
xidit-census = **Censo, { $unit }:** { $shown }. { $winners_count ->
        [0] No gana nadie.
        [one] El que más: { $winners }.
       *[other] Empatados arriba: { $winners }.
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
xidit-nearing-last = ⏳ Este es el último año. Al final deciden { $tracks }, por este orden. Con más niveles de gremio por ahora: { $leaders } ({ $n ->
        [one] 1 nivel
       *[other] { $n } niveles
    }); soberanos, unidades y bardos del Bastión están ocultos.
xidit-nearing-last-least = ⏳ Este es el último año. Al final hay tres evaluaciones, { $tracks }, por este orden: en cada una cae quien es último, y gana quien quede. Con menos niveles de gremio por ahora: { $least } ({ $few ->
        [one] 1 nivel
       *[other] { $few } niveles
    }); soberanos, unidades y bardos del Bastión están ocultos.
xidit-nearing-two = ⏳ Este es el último año. Al final hay tres evaluaciones, { $tracks }, por este orden: en la primera caen los dos últimos, en las otras quien es último, y gana quien quede. Con menos niveles de gremio por ahora: { $least } ({ $few ->
        [one] 1 nivel
       *[other] { $few } niveles
    }); soberanos, unidades y bardos del Bastión están ocultos.

## Qué se pregunta a un asiento y sus acciones

xidit-step-placement = coloca tu héroe
xidit-step-orders = órdenes
xidit-step-reward = elegir recompensa
xidit-step-bards = colocar bardos
xidit-step-titan = combatir o no a un Titán
xidit-step-spend = elegir unidades
xidit-step-phantom = subir un marcador del fantasma
xidit-step-raise = construir un nivel en espera
xidit-step-census = censo
xidit-verb-place = Colocar tu héroe
xidit-verb-wish = Deseo
xidit-verb-order = Orden
xidit-verb-standing-reward = Recompensas
xidit-verb-standing-bards = Bardos
xidit-verb-standing-titan = Titanes
xidit-verb-standing-level = Niveles en espera
xidit-verb-standing-phantom = Fantasma
xidit-verb-standing-census = Un censo
xidit-verb-standing-prize = Bardos de un censo
xidit-verb-standing-rank = Unidades contra Titanes
xidit-verb-standing-size = Titanes hasta
xidit-verb-standing-instead = Media recompensa en vano
xidit-verb-plan-reward = Prever recompensa
xidit-verb-plan-bards = Prever bardos
xidit-verb-plan-titan = Prever Titán
xidit-verb-plan-spend = Prever unidades
xidit-verb-reward = Recompensa
xidit-verb-bard = Bardo
xidit-verb-titan = Titán
xidit-verb-pass-titan = Dejar a los Titanes
xidit-verb-spend = Unidades
xidit-verb-phantom = Fantasma
xidit-verb-raise = Construir
xidit-verb-reveal = Enseñar
xidit-verb-show-all = Enseñar todas las unidades
xidit-do-place = Empezar en { $p1 }
xidit-do-wish = Deseo { $a1 }: { $p2 }
xidit-do-order = Paso { $a1 }: { $a2 }
xidit-do-standing-reward = Recompensas: { $a1 }
xidit-do-standing-bards = Bardos: { $a1 }
xidit-do-standing-titan = Titanes: { $a1 }
xidit-do-standing-level = Niveles en espera: { $a1 }
xidit-do-standing-phantom = Fantasma: { $a1 }
xidit-do-standing-census = Un censo: { $a1 }
xidit-do-standing-prize = Bardos del censo: { $a1 }
xidit-do-standing-rank = Contra los Titanes: hasta { $a1 }
xidit-do-standing-size = Titanes hasta { $a1 }
xidit-do-standing-instead = Mitad en vano: { $a1 }
xidit-do-plan-reward = Paso { $a1 }, recompensa: { $a2 }
xidit-do-plan-bards = Paso { $a1 }, bardos: { $a3 } a { $a2 }
xidit-do-plan-titan = Paso { $a1 }, Titán: { $a2 }
xidit-do-plan-spend = Paso { $a1 }, unidades: { $a3 } × { $a2 }
xidit-do-reward = Tomar { $a1 } y { $a2 }
xidit-do-bard = Un bardo a { $a1 }
xidit-do-titan = Atacar al Titán de { $a1 } unidades
xidit-do-pass-titan = Dejar en paz a los Titanes
xidit-do-spend = Enviar una unidad: { $a1 }
xidit-do-phantom = Subir la { $a1 } del fantasma
xidit-do-raise = Construir en { $p1 }
xidit-do-reveal = Enseñar { $a2 } × { $a1 }

## Por qué se pregunta, con los números

xidit-ask-placement = { $sealed ->
        [1] Tus deseos de salida están sellados; puedes volver a abrirlos hasta que selle el último.
       *[0] ¿Dónde empieza tu héroe? { $n ->
            [0] Te toca: elige una ciudad donde no haya otro héroe.
            [one] Eliges antes que nadie (sois { $seats }), así que basta un deseo.
           *[other] Cada héroe empieza en una ciudad distinta y eliges en el puesto { $n } de { $seats }, así que da { $n } deseos: te toca el primero que siga libre.
        }
    }
xidit-ask-orders = { $sealed ->
        [1] Año { $year } de { $years }: tus seis órdenes están selladas; puedes volver a abrirlas hasta que selle el último.
       *[0] Año { $year } de { $years }: escribe seis órdenes para tu héroe; { $n ->
            [0] están todas, séllalas
            [one] falta una
           *[other] faltan { $n }
        }.
    }
xidit-ask-reward = Has vencido en { $city }: toma dos de estas tres cosas: { $sovereigns ->
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
xidit-ask-bards = Tienes { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    } por enviar desde { $city }: a { $regions }.
xidit-ask-titan = Tu héroe actúa en { $city }, donde no hay ninguna loseta, y { $sizes_count ->
        [one] está despierto el Titán de { $sizes } unidades
       *[other] están despiertos los Titanes de { $sizes } unidades
    }. { $units ->
        [0] No tienes ninguna unidad, así que no queda más que dejar en paz a los Titanes.
        [1] Tienes 1 unidad, y no basta para ninguno: no queda más que dejarlos en paz.
        [2] Tienes 2 unidades, y no bastan para ninguno: no queda más que dejarlos en paz.
       *[other] Tienes { $units } unidades: { $sizes_count ->
            [one] ¿lo atacas o lo dejas en paz?
           *[other] ¿atacas a uno o los dejas en paz?
        }
    }
xidit-ask-spend = Atacas al Titán de { $size } unidades: elige { $n ->
        [one] la última que entregas
       *[other] { $n } que entregar
    }.
xidit-ask-phantom = Has vencido a un enemigo, así que sube un punto uno de los marcadores del fantasma. Tiene riqueza { $wealth }, influencia { $influence } y reputación { $reputation }.
xidit-ask-raise = { $n ->
        [one] Un nivel de gremio espera
       *[other] { $n } niveles de gremio esperan
    } tras tu pantalla: ¿en cuál de tus gremios construyes?
xidit-ask-census = { $sealed ->
        [1] Censo del año { $year }: tus recuentos están sellados; puedes volver a abrirlos hasta que selle el último.
       *[0] Censo del año { $year }: ¿cuántas de tus unidades enseñas? Quien más enseña gana: milicianos, 1 soberano; arqueros, 2 soberanos; infantes, 1 bardo; clérigos, 2 bardos; magos, 1 nivel de gremio. Tienes: milicianos { $militia }, arqueros { $archer }, infantes { $infantry }, clérigos { $cleric }, magos { $mage }; { $n ->
            [0] están todos los recuentos, séllalos
            [one] falta un recuento
           *[other] faltan { $n } recuentos
        }.
    }
xidit-ask-standing = ¿Qué debe pasar sin preguntarte? Cámbialo cuando quieras; vale desde entonces. «Rápido» toma las dos clases de recompensa de las que menos tienes, reparte los bardos por igual y, donde actúas en una ciudad que empezó el año vacía, lucha contra el mayor Titán que puedas pagar, con tus unidades más débiles. «Cuidadoso» te pregunta cada vez. Cada orden de abajo dice hasta dónde llega.

## El panel

xidit-panel-order = Paso { $step }: { $order }
xidit-panel-road-blue = azul
xidit-panel-road-red = rojo
xidit-panel-road-black = negro
xidit-panel-order-road = Paso { $step }: { $order } → { $city }
xidit-panel-order-recruit = Paso { $step }: { $order }, reclutas: { $units }
xidit-panel-order-fight = Paso { $step }: { $order }, vences: { $creature }
xidit-panel-order-coming = Paso { $step }: { $order }, si llega la loseta
xidit-panel-order-titan = Paso { $step }: { $order }, un Titán si quieres
xidit-panel-order-idle = Paso { $step }: { $order }, en vano
xidit-panel-foreseen = Si nadie se cruza, { $n ->
        [0] no ganas nada
       *[other] { $deeds }
    }; acabas el año en { $city }.
xidit-panel-foreseen-recruit = reclutas { $units }
xidit-panel-foreseen-beat = vences a { $n ->
        [one] un enemigo
       *[other] { $n } enemigos
    } ({ $foes })
xidit-panel-sooner = Paso { $step }, { $creature }: { $n ->
        [0] nadie más puede vencer allí antes que tú.
        [one] { $seats } puede llegar antes que tú
       *[other] { $seats } pueden llegar antes que tú
    }{ $n ->
        [0] { "" }
       *[other] ; { $missing ->
            [0] entre todos los demás tienen las unidades.
            [one] a todos los demás juntos les falta 1 unidad, que antes habría que reclutar.
           *[other] a todos los demás juntos les faltan { $missing } unidades, que antes habría que reclutar.
        }
    }
xidit-panel-unasked-first = Sin preguntarte, tus órdenes permanentes { $n ->
        [0] no hacen nada; se te pregunta cada vez.
       *[other] hacen esto: { $what }.
    } Puedes cambiarlo cuando quieras.
xidit-panel-unasked-titan = donde actúes en una ciudad { $when ->
        [meant] que empezó el año vacía
       *[always] vacía
    }, pagar hasta { $most } unidades por un Titán ({ $units })
xidit-panel-unasked-census = enseñar en un censo todas tus unidades, que no cuesta ninguna
xidit-panel-unasked-reward = elegir tus recompensas
xidit-panel-unasked-bards = enviar tus bardos
xidit-panel-unasked = Paso { $step }: según tus órdenes permanentes luchas allí contra { $creature } y pagas { $units }.
xidit-panel-shown = Mostrar no cuesta ninguna unidad.{ $n ->
        [0] { "" }
       *[other] {" "}Nadie puede mostrar más que tus { $units }.
    }
xidit-panel-step = Paso { $step }: elige una orden
xidit-panel-wish = Deseo { $rank }: elige una ciudad
xidit-panel-wishes = Tus deseos: { $wishes }.
xidit-panel-lies-recruits = reclutas: { $units }
xidit-panel-lies-threat = { $creature }, a cambio de { $units }
xidit-panel-lies-nothing = aquí no hay nada
xidit-panel-plans = Prever recompensas y Titanes
xidit-panel-plan = Paso { $step }: { $what }
xidit-panel-reveal = Enseñar { $units }
xidit-panel-reveal-ask = Tienes { $units }; todos los demás: { $others }
xidit-panel-all-bards = Los { $n } a { $region }
xidit-panel-some-bards = { $n } a { $region }
xidit-panel-share = Repartir los { $n } bardos
xidit-panel-units = Marca las { $n } unidades que entregas
xidit-end-titan = { $units ->
        [0] No luchar contra ningún Titán
        [one] No luchar contra ningún Titán, conservas 1 unidad
       *[other] No luchar contra ningún Titán, conservas { $units } unidades
    }
xidit-panel-weakest = Los más débiles: { $units }
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
xidit-panel-bastion = Tuyos en el Bastión: { $bards ->
        [one] 1 bardo
       *[other] { $bards } bardos
    }.
xidit-panel-regions = Tu reputación a la vista de todos, { $n } en total: { $regions }.
xidit-panel-waiting = A la espera de un gremio con sitio: { $levels ->
        [one] 1 nivel de gremio
       *[other] { $levels } niveles de gremio
    }.
xidit-panel-planned = Previsto para el paso { $step }: { $what }.
xidit-year-unasked = { $deed } (pagado sin preguntar, según tus órdenes)
xidit-panel-planned-titan = { $size ->
        [skip] dejar en paz a los Titanes
       *[other] el Titán de { $size } unidades
    }
xidit-panel-planned-spend = pagado con { $units }
xidit-panel-census = Tras este año hay un censo: las unidades que conserves pueden ganar premios.
xidit-panel-chosen = Órdenes elegidas: { $count } de 6.
xidit-panel-year = Año { $n } de { $of }. Tras el último año hay tres evaluaciones por este orden; en cada una cae el último{ $drops ->
        [one] { "" }
       *[other] , y en la primera los { $drops } últimos
    }. Por ahora, de mejor a peor:
xidit-panel-evaluated = Las tres evaluaciones por su orden, de mejor a peor; quien ya estaba fuera no aparece:
xidit-panel-fell = → Fuera: { $seat }{ $by ->
        [value] , { $value } contra { $rival } de { $ahead }.
        [units] , empate con { $ahead } ({ $value }), pero { $n ->
            [one] 1 unidad
           *[other] { $n } unidades
        } contra { $units }.
        [turn] , empate con { $ahead } ({ $value }) y también en unidades; { $ahead } se sienta más cerca del primer jugador.
       *[phantom] , empate con { $ahead } ({ $value }); el fantasma pierde todos los empates.
    }
xidit-places = Los puestos siguen las evaluaciones: quien cae primero queda último. En un empate sigue quien tiene más unidades.
xidit-places-none = Nadie ocupa un puesto: el fantasma superó todas las evaluaciones.
xidit-panel-track = { $n }. { $track } ({ $what }{ $seen ->
        [closed] , primero y segundo de cada región; el Bastión está oculto
       *[other] { "" }
    }): { $seen ->
        [hidden] oculta (no se muestra, aunque lo pagado consta en los mensajes){ $count ->
            [0] { "" }
           *[other] , salvo { $seats }
        }
       *[other] { $seats }
    }
xidit-panel-seen = { $seat } { $n }
xidit-panel-out = Tal como está, fuera en la primera evaluación: { $out }.
xidit-panel-out-level = Tal como está, empatan en el último puesto de la primera evaluación: { $level }. Quién cae lo deciden las unidades, que están ocultas.
xidit-panel-out-both = Tal como está, fuera en la primera evaluación: { $out }. Justo por delante empatan { $level }: cuál de ellos cae también lo deciden las unidades, que están ocultas.
xidit-panel-out-hidden = Nadie puede ver quién caería primero: lo primero que se cuenta es la riqueza, que está oculta.
xidit-panel-then = Tal como está, en la { $n ->
        [2] segunda
       *[other] tercera
    } evaluación: { $how ->
        [out] fuera { $out }.
        [level] empatan en el último puesto { $level }; quién cae lo deciden las unidades, que están ocultas.
       *[hidden] la riqueza, que está oculta, decide quién de { $left } cae{ $n ->
            [2] { "" }
           *[other] {" "}y quién gana
        }.
    }

## Opciones


## Reglas en breve

xidit-rules-goal = Diriges a un héroe que recluta unidades y expulsa amenazas de las ciudades. Las amenazas dan tres clases de fama: **riqueza** (soberanos), **influencia** (niveles de gremio en el tablero) y **reputación** (bardos en las regiones). Tras doce años (nueve en la partida corta) se evalúan una tras otra, en un orden conocido desde el principio. Cada evaluación manda a casa a quien es último en ella; con cinco jugadores, la primera manda a casa a los dos últimos. Gana quien queda al final; ser bueno en dos no basta si eres el último en la tercera.
    .name = Objetivo
xidit-rules-orders = Cada año cada jugador elige en secreto seis órdenes: tomar el camino **azul**, **rojo** o **negro**, hacer una **acción** en la ciudad o **esperar**. Cuando todas están selladas se cumplen paso a paso, la primera de todos antes que la segunda de nadie, empezando por el primer jugador. Un movimiento es obligado si tu ciudad tiene un camino de ese color; si no lo tiene, te quedas. Los demás también se mueven, así que una ciudad puede haber cambiado cuando llegues.
    .name = Órdenes
xidit-rules-recruit = Una acción en una ciudad con reclutas toma su unidad más débil: miliciano, arquero, infante, clérigo, mago. Cada héroe recluta como mucho una vez por ciudad y año. Una loseta vacía deja el tablero y entra enseguida la siguiente.
    .name = Reclutar
xidit-rules-threats = Una acción en una ciudad amenazada vence a la amenaza si tienes todas las unidades que pide, tengas además las que tengas; entonces debes pagarlas y tomar recompensas. Sin ellas no pasa nada. Las amenazas vencidas se van y aparece enseguida la siguiente.
    .name = Amenazas
xidit-rules-rewards = Una amenaza o un Titán vencidos ofrecen tres recompensas: soberanos, bardos y niveles de gremio. Tomas exactamente dos distintas. Las órdenes permanentes y las previsiones para un paso deciden de antemano; donde dicen «preguntarme», el juego te pregunta.
    .name = Recompensas
xidit-rules-bards = Los bardos van a las regiones que tocan la ciudad, cuantos quieras a cada una. Los de las Tierras de la Corona, en el centro, entran en el Bastión, donde solo tú sabes cuántos son tuyos; desde una ciudad que no las toca no puedes enviar ninguno allí. Al final, quien más bardos tiene en una región recibe su primer valor y el segundo, el otro. Los empatados reciben lo mismo; si varios empatan en cabeza, nadie recibe el segundo. Las regiones cerradas no admiten bardos.
    .name = Bardos
xidit-rules-guilds = Los niveles de gremio se construyen en la ciudad donde has luchado. Un gremio tiene como mucho cuatro niveles y un solo dueño; lo que no cabe vuelve a tu reserva, y sobre el gremio de otro no construyes nada. Solo los niveles del tablero cuentan como influencia.
    .name = Gremios
xidit-rules-titans = Cuando se acaban las amenazas llegan refuerzos y despiertan Titanes. En una ciudad sin losetas, en la que no has vencido a nada este año, una acción te deja atacar a uno con tres, cuatro o cinco unidades cualesquiera. Siempre puedes dejarlos en paz. Los Titanes dan mucho.
    .name = Titanes
xidit-rules-census = En los años 4, 8 y 12 (3, 6 y 9 en la partida corta) se cuentan las unidades, una clase tras otra. Cada cual fija en secreto cuántas enseña de cada clase, como mucho las que tiene; después se muestran una clase tras otra. Quien más enseña gana un premio, y los empatados lo ganan todos.
    .name = Censo
xidit-rules-evaluation = En la evaluación se ordena a los jugadores según una clase de fama y el último queda fuera; con cinco jugadores salen dos en la primera. Los empates se deshacen por el total de unidades y después por el orden de juego. Los bardos del Bastión se cuentan con la reputación.
    .name = Evaluación
xidit-rules-standing = Las órdenes permanentes evitan que la mesa te espere: qué dos recompensas tomas, adónde van los bardos, si combates a los Titanes y con qué unidades, qué enseñas en un censo, dónde se construye un nivel en espera. El estilo **rápido** las fija por ti con buen criterio; con el **cuidadoso** se te pregunta cada vez. Puedes cambiar cada una, o el estilo, cuando quieras. Una previsión para un paso de este año va antes que ellas.
    .name = Órdenes permanentes
xidit-rules-phantom = Con tres jugadores, un fantasma participa en la evaluación. Cada jugador sube uno de sus tres marcadores cuando vence a una amenaza o a un Titán, y puede dejar fuera a otros como cualquiera; en los empates va el último.
    .name = El fantasma

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
xidit-deed-kill = { $seat } vence en { $city }: { $detail }
xidit-deed-titan = { $seat } vence a un Titán en { $city } con { $units }: { $detail }
xidit-deed-nothing = { $seat }: nada ({ $city }{ $why ->
        [no-road] , sin camino de ese color
        [recruited-before] , ya había reclutado allí
        [nobody-there] , allí no quedaba nadie
        [act-nothing] , allí no había nada
        [threat-stands] , le faltaban unidades
        [titan-here-before] , ya venció allí a un Titán
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
        [one] 1 nivel de gremio que espera
       *[other] { $n } niveles de gremio que esperan
    } un gremio con sitio
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
xidit-gain-guild-occupied = ningún nivel de gremio, pues el gremio de allí es de otro
xidit-gain-no-bards = ningún bardo, pues no cabe ninguno
xidit-gain-no-levels = ningún nivel de gremio, pues no queda ninguno
xidit-gain-nothing = nada

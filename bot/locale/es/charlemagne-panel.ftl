# El panel de Carlomagno.

charlemagne-panel-side-empire = Imperio
charlemagne-panel-side-tribal = Tribus
charlemagne-panel-marker = { $n ->
        [one] { $marker }
       *[other] { $n } × { $marker }
    }
charlemagne-panel-own = **{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }** de tesoro · { $count ->
        [0] sin marcadores
       *[other] { $hand }
    }
charlemagne-panel-war = Turno { $turn } de { $of }, { $year } · Imperio **{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }**{ $over ->
        [1] { "" }
       *[0] , por ahora
    }: { $band } ({ $low ->
        [0] menos de { $next }
       *[other] { $next ->
            [0] { $low } o más
           *[other] de { $low } a { $most }
        }
    }){ $nearest ->
        [0] { "" }
       *[other] ; con { $nearest } sería: { $grade }
    } · el Imperio necesita { $need } para ganar{ $missing ->
        [0] { "" }
        [one] , le falta 1
       *[other] , le faltan { $missing }
    }
charlemagne-panel-goals = Todos los destinos por región ({ $n ->
        [one] 1 lugar
       *[other] { $n } lugares
    })
charlemagne-panel-goal = { $points ->
        [one] queda 1 punto
       *[other] quedan { $points } puntos
    }{ $score ->
        [0] { "" }
       *[other] , Imperio { $change }
    }{ $stop ->
        [0] { "" }
       *[other] , debe parar allí
    }{ $hungry ->
        [0] { "" }
        [one] , 1 unidad sin comer
       *[other] , { $hungry } unidades sin comer
    }
charlemagne-panel-score-levy = Leva de las regiones del Imperio: { $n }
charlemagne-panel-score-burgs = Burgos ocupados: { $n }
charlemagne-panel-score-civilisation = Marcadores de civilización ocupados: { $n }
charlemagne-panel-score-faith = Regiones convertidas: { $n }
charlemagne-panel-score-king = Muerte de Carlomagno: { $n }

## Lo que cuestan y traen las opciones

charlemagne-panel-nowhere = mar y tierra sin región
charlemagne-panel-many = { $what } ({ $n ->
        [one] 1 opción
       *[other] { $n } opciones
    })
charlemagne-panel-many-places = { $what } ({ $n ->
        [one] 1 lugar
       *[other] { $n } lugares
    })
charlemagne-panel-strive = Ganarse una región
charlemagne-panel-hopeless = { $n ->
        [one] 1 región
       *[other] { $n } regiones
    } sin ninguna posibilidad ahora
charlemagne-panel-region = { $side }, leva { $levy ->
        [one] 1 unidad
       *[other] { $levy } unidades
    } · con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, sin respuesta: { $won ->
        [0] { $free ->
            [0] imposible
           *[other] { $free } % neutral
        }
       *[other] { $won } % ganada{ $score ->
            [0] { "" }
           *[other] {" "}(Imperio { $change })
        }{ $free ->
            [0] { "" }
           *[other] , { $free } % neutral
        }
    }
charlemagne-panel-chance = { $won } %{ $free ->
        [0] { "" }
       *[other] { " " }(+ { $free } % neutral)
    }
charlemagne-panel-lay = { $marker } (+{ $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }): luego { $chance }
charlemagne-panel-send-at-once = Poner marcadores y enviar
charlemagne-panel-send-points = Enviar { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }: { $chance } si nadie responde
charlemagne-panel-more = añade: { $list }
charlemagne-panel-guard = { $n ->
        [0] No usar marcadores
        [one] Responder con 1 punto
       *[other] Responder con { $n } puntos
    }: les queda un { $chance }
charlemagne-panel-their-chance = el otro bando lo logra con un { $chance }
charlemagne-panel-modifiers = { $count ->
        [0] Nada cambia el diferencial.
       *[other] El diferencial incluye: { $list }.
    }
charlemagne-panel-why-burgs = burgos ocupados
charlemagne-panel-why-enemy-burgs = burgos del otro bando
charlemagne-panel-why-leader = líder allí
charlemagne-panel-why-enemy-leader = líder del otro bando
charlemagne-panel-why-absent = ninguna unidad del Imperio allí
charlemagne-panel-why-faith = no cristiana
charlemagne-panel-why-border = junto al Imperio
charlemagne-panel-why-frankish = franca desde el principio
charlemagne-panel-why-power = gran potencia
charlemagne-panel-why-own-region = región propia
charlemagne-panel-why-enemy-region = región del otro bando
charlemagne-panel-why-culture = marcador de civilización ocupado allí
charlemagne-panel-why-muslim = musulmana
charlemagne-panel-why-return = vuelta a su primera religión
charlemagne-panel-why-christian = conversión de cristianos
charlemagne-panel-die = { $region }, { $side }: dado { $die }, { $result }{ $turns ->
        [0] { "" }
       *[other] {" "}→ { $after }
    }{ $rerolls ->
        [0] { "" }
       *[other] . Si se repite: { $again }
    }
charlemagne-panel-unrest = { $n ->
        [0] con ninguna cara del dado cambia de bando
       *[other] con { $n } de { $of } caras → { $after } (Imperio { $change })
    }
charlemagne-panel-nothing-serves = { $played ->
        [0] No tienes ningún marcador que sirva aquí. Se te pregunta igual, para que nadie sepa qué tienes.{ $count ->
            [0] { "" }
           *[other] {" "}Para que solo se te pregunte cuando tengas algo que jugar, cambia { $list } en **Órdenes permanentes** a algo distinto de *{ $ask }*.
        }
       *[other] Nada más de lo que tienes sirve aquí: cada bando juega como mucho un marcador de cada clase por batalla.
    }
charlemagne-panel-asked = { $left ->
        [0] Es la última pregunta que se te puede hacer en este turno enemigo. Después
        [one] Se te puede preguntar una vez más en este turno enemigo. Después
       *[other] Se te puede preguntar { $left } veces más en este turno enemigo. Después
    } responden tus órdenes permanentes, { $count ->
        [0] que no gastan marcadores.
       *[other] que pueden gastar: { $list }.
    }
charlemagne-panel-shift = Mover unidades de una región antes de empezar
charlemagne-panel-at = { $unit } en { $place }
charlemagne-panel-place-to = { $unit }, desde { $start } a …
charlemagne-panel-places = { $n ->
        [one] otro lugar
       *[other] otros { $n } lugares
    }
charlemagne-panel-unit = { $price ->
        [0] { "" }
        [one] 1 punto ·{ " " }
       *[other] { $price } puntos ·{ " " }
    }fuerza { $strength }, operaciones { $operations } · { $feeds ->
        [one] allí come 1 unidad
       *[other] allí comen { $feeds } unidades
    }, hay { $there } (si no come: { $upkeep ->
        [one] 1 punto
       *[other] { $upkeep } puntos
    } por turno)
charlemagne-panel-build-burg = { $cost } puntos · mientras lo ocupes: +1 de tesoro por turno; para el Imperio, +1 punto de victoria
charlemagne-panel-build-civilisation = { $cost } puntos · mientras lo ocupes: +1 marcador por turno; para el Imperio, +1 punto de victoria
charlemagne-panel-price = { $cost } puntos; después no puedes comprar nada más
charlemagne-panel-draw = Comprar un marcador ({ $cost } puntos)
charlemagne-panel-levy-whole = Reclutar { $n ->
        [one] la última unidad
       *[other] las { $n } unidades
    }
charlemagne-panel-levy-end = Reclutar { $n ->
        [one] la última unidad
       *[other] las { $n } unidades
    } y terminar la leva
charlemagne-panel-stack = { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    }, fuerza { $strength }{ $factor ->
        [1] { "" }
       *[other] { " " }× { $factor }
    } · operaciones: { $base } + { $times ->
        [1] un dado
       *[other] { $times } × un dado
    }
charlemagne-panel-stack-side = { $side }: { $note }
charlemagne-panel-front = { $note } · { $n ->
        [one] 1 enemigo
       *[other] { $n } enemigos
    } al lado
charlemagne-panel-peace = Rige el tratado { $number }: no puedes atacar a nadie hasta que acabe el turno de juego.
charlemagne-panel-closed = Por tratado no puedes entrar en: { $list }.
charlemagne-panel-choose-who = Elegir quién se pone en marcha
charlemagne-panel-out-at-once = En marcha ya, tirar el dado
charlemagne-panel-out-from = Partir desde { $place }
charlemagne-panel-out-empty = deja vacío el burgo · { $note }
charlemagne-panel-all-places = Los { $n } lugares
charlemagne-panel-muster = Unidades que salen: fuerza **{ $strength }**{ $factor ->
        [1] { "" }
       *[other] { " " }× { $factor }
    }, **{ $least }–{ $most }** puntos de operaciones. { $staying ->
        [0] No se queda ninguna unidad{ $burg ->
            [0] .
           *[other] : un burgo vacío no paga ni cuenta.
        }
        [one] Se queda 1 unidad.
       *[other] Se quedan { $staying } unidades.
    }
charlemagne-panel-ticked = { $n ->
        [0] ninguna marcada
        [one] 1 marcada
       *[other] { $n } marcadas
    } · fuerza { $strength }, operaciones { $operations } cada una
charlemagne-panel-march = En marcha: { $base } + { $times ->
        [1] un dado
       *[other] { $times } × un dado
    }
charlemagne-panel-who = Quién va con la fuerza
charlemagne-panel-by-number = Por número
charlemagne-panel-out-rest = Todas menos una, tirar ya: fuerza { $strength }{ $factor ->
        [1] { "" }
       *[other] { " " }× { $factor }
    }, { $base } + { $times ->
        [1] un dado
       *[other] { $times } × un dado
    }
charlemagne-panel-out-half = La mitad, { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    }, tirar ya: fuerza { $strength }{ $factor ->
        [1] { "" }
       *[other] { " " }× { $factor }
    }, { $base } + { $times ->
        [1] un dado
       *[other] { $times } × un dado
    }
charlemagne-panel-part-stays = **{ $part ->
        [rest] Todas menos una
       *[half] La mitad
    }**: se tira el dado al momento y aquí se quedan para salir más tarde: { $list }.
charlemagne-panel-opening = **{ $place }** con relación { $odds }: { $least ->
        [1] con cualquier dado
        [6] solo con un 6 ({ $percent } %)
       *[other] con { $least } o más ({ $percent } %)
    }
charlemagne-panel-openings = { $count ->
        [0] Ninguna tirada lleva esta fuerza hasta un enemigo de una vez.
       *[other] Con una tirada suficiente la fuerza puede atacar: { $list }{ $more ->
            [0] .
            [one] ; 1 lugar más.
           *[other] ; { $more } lugares más.
        } Si el dado no basta, la fuerza solo puede marchar y ya no vuelve a operar este turno.
    }
charlemagne-panel-front-attack = { $note } · { $place } a { $odds }: { $least ->
        [1] cualquier dado
        [6] solo con un 6
       *[other] dado { $least } o más
    }
charlemagne-panel-levy-left = { $n ->
        [one] 1 unidad por reclutar
       *[other] { $n } unidades por reclutar
    } · { $hexes ->
        [one] 1 hexágono libre
       *[other] { $hexes } hexágonos libres
    }
charlemagne-panel-assemble = { $serves ->
        [0] inútil: allí no queda ficha o hexágono libre para una unidad más
       *[other] una unidad más, que se coloca como las demás de su leva
    }
charlemagne-panel-danger = ⚠️ Si la fuerza se detiene en { $place }, el otro bando puede atacar después desde { $start } con fuerza { $theirs } contra tu fuerza { $mine }, relación { $odds }.
charlemagne-panel-plan-drives = ⚠️ Salga lo que salga, esto entrega al otro bando: { $drives }.
charlemagne-panel-told = **{ $what }**: { $note }
charlemagne-panel-attack = relación { $odds }{ $warnings } · dado: { $them ->
        [one] 1 cara les daña
       *[other] { $them } caras les dañan
    }, { $us } a ti, { $both } a ambos · cuesta { $cost } puntos
charlemagne-panel-attack-king = { $n ->
        [0] { "" }
        [one] {" "}· con 1 cara puede caer Carlomagno
       *[other] {" "}· con { $n } caras puede caer Carlomagno
    }
charlemagne-panel-attack-drives = {" "}· entrega al enemigo: { $regions }{ $score ->
        [0] { "" }
       *[other] {" "}(Imperio { $change })
    }
charlemagne-panel-attack-worse = {" "}· con sus marcadores: { $odds }
charlemagne-panel-battle-worse = El otro bando tiene { $n ->
        [one] 1 marcador y aún puede jugarlo
       *[other] { $n } marcadores y aún puede jugar alguno
    }: tu fuerza { $attack } contra { $defence } puede quedar en { $least } contra { $most }, relación { $odds }.
charlemagne-panel-battle-burg = El bando vencido en un burgo puede resistir allí en vez de retroceder.
charlemagne-panel-face = Dado { $faces }: { $result }
charlemagne-panel-steps = Un paso ({ $n ->
        [one] 1 hexágono
       *[other] { $n } hexágonos
    })
charlemagne-panel-then = { $note } · junto a { $place }, relación { $odds }
charlemagne-panel-go-attack = Marchar y atacar
charlemagne-panel-go-pillage = Marchar y saquear
charlemagne-panel-go-end = Marchar y terminar allí la fuerza
charlemagne-panel-end-at = Mover a { $place } y terminar allí
charlemagne-panel-go-on = Marchar y hacer algo más
charlemagne-panel-attack-from = Atacar { $target } desde { $place }
charlemagne-panel-attack-left = relación { $odds }{ $worse } · { $points ->
        [one] queda 1 punto
       *[other] quedan { $points } puntos
    }
charlemagne-panel-pillage-at = Saquear { $place }
charlemagne-panel-pillage-left = { $least ->
        [1] cualquier dado
       *[other] dado { $least } o más
    } · { $points ->
        [one] queda 1 punto
       *[other] quedan { $points } puntos
    }{ $away ->
        [0] { "" }
       *[other] {" "}· entrega al enemigo: { $drives }
    }
charlemagne-panel-pillage = Saquear aquí ({ $cost } puntos de operaciones, { $least ->
        [1] cualquier dado
       *[other] dado { $least } o más
    })
charlemagne-panel-pillage-own = Saquear tu propia tierra
charlemagne-panel-pillage-costs = cuesta { $cost } puntos de operaciones y sale bien con { $least ->
        [1] cualquier dado
       *[other] { $least } o más
    }.{ $own ->
        [0] { "" }
       *[other] {" "}⚠️ Esta tierra es tuya: { $burg ->
            [0] no alimentará a nadie
           *[other] el burgo no pagará ni contará para nadie
        } hasta que alguien retire el saqueo por { $price } puntos, y las revueltas serán más probables.
    }{ $away ->
        [0] { "" }
       *[other] {" "}⚠️ Salga lo que salga, esto entrega al otro bando: { $drives }.
    }{ $score ->
        [0] { "" }
       *[other] {" "}Imperio { $change }.
    }
charlemagne-panel-convert-costs = cuesta { $cost } puntos de operaciones y los marcadores de misionero que pongas, aunque fracase. Si pones todos los que tienes ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }), la probabilidad es del { $won } % si nadie responde{ $revolt ->
        [0] .
       *[other] , y la de una revuelta, del { $revolt } %.
    }{ $away ->
        [0] { "" }
       *[other] {" "}⚠️ Salga lo que salga, esto entrega al otro bando: { $drives }.
    }
charlemagne-panel-convert = { $what } ({ $cost } puntos de operaciones{ $score ->
        [0] { "" }
       *[other] ; Imperio { $change }
    })
charlemagne-panel-lose = Elegir qué se pierde
charlemagne-panel-loss = fuerza { $strength }, operaciones { $operations }
charlemagne-panel-empty = no hay nadie; el hexágono alimenta a { $feeds ->
        [one] 1 unidad
       *[other] { $feeds } unidades
    }
charlemagne-panel-saves = ahorra { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } · el hexágono alimenta a { $feeds } y hay { $there ->
        [one] 1 unidad
       *[other] { $there } unidades
    }
charlemagne-panel-pay-end = Terminar las operaciones, pagar { $cost } de { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por aprovisionamiento

## Lo que hace cada marcador

charlemagne-panel-effect-vassalage = 1 punto para ganarse una región, o contra un intento
charlemagne-panel-effect-missionary = 1 punto para convertir una región, o contra una conversión
charlemagne-panel-effect-military-advance = dobla la fuerza de tu bando en una batalla, ataques o defiendas
charlemagne-panel-effect-espionage = te enseña los marcadores y el tesoro del otro bando, una vez por turno
charlemagne-panel-effect-augustus = sobre un líder: 1 marcador más cada turno; sobre Carlomagno: 2 más
charlemagne-panel-effect-crown-of-pavia = 1 punto de vasallaje, o 2 en: { $list }
charlemagne-panel-effect-donation-of-constantine = 2 puntos de conversión, o 1 de vasallaje (2 en: { $list })
charlemagne-panel-effect-general-assembly = 1 punto de vasallaje (2 en tierra franca), o { $n } unidades más en la leva del Imperio
charlemagne-panel-effect-avar-ring = 1 punto de vasallaje (2 en torno a los ávaros), o { $n } puntos de tesoro si ocupas el Anillo
charlemagne-panel-effect-leader = un líder se une en el acto a tus unidades
charlemagne-panel-effect-royal-envoys = repite un dado de una revuelta
charlemagne-panel-effect-treachery = en una batalla no cuenta el líder o el terreno del enemigo
charlemagne-panel-effect-forced-march = { $n } puntos de operaciones más para esta fuerza, una vez por fuerza
charlemagne-panel-effect-tribute = quita al tesoro del otro bando tantos puntos como diga un dado, como mucho la mitad
charlemagne-panel-effect-leader-death = uno de tus líderes muere en el acto

## Lo que termina un paso

charlemagne-end-deploy = Terminar la colocación, las unidades se quedan donde están
charlemagne-end-envoys = No mandar enviados reales, valen los dados
charlemagne-end-envoy = Terminar el vasallaje, ningún intento más
charlemagne-end-treasury = Terminar las compras, { $points ->
        [0] no te queda nada
        [one] te queda 1 punto
       *[other] te quedan { $points } puntos
    }
charlemagne-end-levy = Terminar la leva{ $left ->
        [0] { "" }
        [one] , se pierde 1 unidad
       *[other] , se pierden { $left } unidades
    }
charlemagne-end-operations = Terminar las operaciones, { $forces ->
        [0] ninguna fuerza enviada
        [one] 1 fuerza enviada
       *[other] { $forces } fuerzas enviadas
    }
charlemagne-end-force = Terminar esta fuerza{ $points ->
        [0] { "" }
        [one] , sobra 1 punto
       *[other] , sobran { $points } puntos
    }
charlemagne-end-withdraw = Quedarse y luchar
charlemagne-end-challenge = Sin combate personal
charlemagne-end-battle = No jugar más marcadores, tirar el dado
charlemagne-end-defend = No jugar más marcadores, que tiren el dado
charlemagne-end-retreat = Terminar aquí el retroceso
charlemagne-end-supply = Terminar el aprovisionamiento, pagar { $cost } de { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

## Órdenes, tratados, mano

charlemagne-panel-by-region = { $what }: región por región
charlemagne-panel-spends = Cuando no es tu turno, tus órdenes permanentes { $count ->
        [0] no gastan marcadores.
       *[other] pueden gastar: { $list }.
    }{ $asks ->
        [0] { "" }
       *[other] {" "}Antes se te pregunta, como mucho dos veces en un turno de jugador del otro bando{ $keeps ->
            [0] { "" }
           *[other] ; si no respondes, conservas tus marcadores
        }.
    }
charlemagne-panel-spends-points = hasta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } contra un intento
charlemagne-panel-spends-advance = avances militares en defensa
charlemagne-panel-spends-treachery = traición en defensa
charlemagne-panel-spends-envoys = enviados reales en una revuelta
charlemagne-panel-styles = **Rápido** nunca pregunta y puede gastar { $quick }.
    { "" }**Con cuidado** pregunta antes, como mucho dos veces en un turno de jugador del otro bando. Si no respondes, gasta aun así { $careful }.
charlemagne-panel-draft = { $count ->
        [0] Tu borrador está vacío. Elige lo que dice el tratado y luego proponlo.
       *[other] Tu borrador, aún sin proponer: { $list }.
    }
charlemagne-panel-gives = { $side }: un marcador o el control de una región
charlemagne-panel-treaty = Tratado { $number }, hasta que acabe el turno de juego: { $list }.
charlemagne-panel-sure-reveal = Todo el mundo verá qué marcadores y cuánto tesoro tienes. No se puede deshacer.
charlemagne-panel-sure-capitulate = Te rindes y el otro bando gana al momento. No se puede deshacer.

## Opciones de la mesa

charlemagne-panel-returned = vuelve al recipiente a la vista de todos; { $n ->
        [0] no te queda ninguno
        [one] te queda 1 marcador
       *[other] te quedan { $n } marcadores
    }

## Lo que cuenta el resultado

charlemagne-places = Solo el Imperio suma puntos. { $gave ->
        [1] Tenía { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }, pero un bando se rindió y eso decidió la partida.
       *[0] Tiene { $points } y necesita { $need } para ganar: { $missing ->
            [0] { $spare ->
                [0] justo los que hacen falta
                [one] le sobra 1
               *[other] le sobran { $spare }
            }
            [one] le falta 1
           *[other] le faltan { $missing }
        }.
    }
charlemagne-score-points = puntos
charlemagne-score-levy = regiones
charlemagne-score-burgs = burgos
charlemagne-score-civilisation = civilización
charlemagne-score-faith = fe
charlemagne-score-king = muerte de Carlomagno

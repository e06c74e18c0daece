# El panel de La Guerra de las Rosas, y una fase contada en breve.

## Lo que tiene el asiento

roses-panel-points = { $n ->
        [0] **No quedan puntos**
        [one] **Queda 1 punto**
       *[other] **Quedan { $n } puntos**
    }
roses-panel-event = evento { $card }
roses-panel-goal = reunión en { $area }
roses-panel-battle = **{ $area }, ronda { $n }**, ataca { $attacker }
roses-panel-laid = tu carta: **{ $card }**
roses-panel-hand = Mano ({ $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }): { $cards }
roses-panel-card = { $card } ({ $n ->
        [one] 1 punto
       *[other] { $n } puntos
    })
roses-panel-cards = { $card }{ $n ->
        [one] { "" }
       *[other] {" "}(tienes { $n })
    }
roses-panel-throne = 👑 **El trono, si se contara ahora:** { $royal ->
        [yes] { $lead ->
            [0] lo conservas por empate
           *[other] { $safe ->
                [yes] lo conservas, te { $lead ->
                    [one] sobra 1 apoyo
                   *[other] sobran { $lead } apoyos
                }
               *[no] te { $lead ->
                    [one] falta 1 apoyo
                   *[other] faltan { $lead } apoyos
                } para conservarlo con seguridad
            }
        }
       *[no] { $safe ->
            [yes] lo tomas, con { $lead ->
                [one] 1 apoyo
               *[other] { $lead } apoyos
            } de ventaja
           *[no] te { $lead ->
                [one] falta 1 apoyo
               *[other] faltan { $lead } apoyos
            } para tomarlo con seguridad
        }
    } · apoyos: tienes { $n }{ $london ->
        [0] { "" }
       *[other] { " " }con Londres
    } y el enemigo, { $most } como mucho{ $theirs ->
        [0] { "" }
       *[other] { " " }con Londres
    }{ $when ->
        [later] . **{ $seat } aún actúa después de ti, con { $what }**, y puede cambiarlo
        [now] . **{ $seat } está actuando, con { $what } aún**, y puede cambiarlo
       *[no] { "" }
    }
    -# Se cuenta tras el turno 7: cada heredero, noble o iglesia en Inglaterra y Gales da 1 apoyo; Londres, otro.
roses-panel-throne-points = { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
roses-panel-turn = { $only ->
        [yes] Turno { $turn } de 7
       *[no] Campaña { $campaign } de { $of }, turno { $turn } de 7
    } · al final gana el Rey
roses-panel-king = Rey: { $block }, { $seat }, { $heirs ->
        [one] 1 heredero
       *[other] { $heirs } herederos
    }
roses-panel-pretender = Pretendiente: { $block }, { $seat }, { $heirs ->
        [one] 1 heredero
       *[other] { $heirs } herederos
    }
roses-panel-no-king = Rey: aún ninguno, { $seat }, { $heirs ->
        [0] no queda ningún heredero
        [one] queda 1 heredero
       *[other] quedan { $heirs } herederos
    }
roses-panel-waits = se espera a { $seats }

## Bloques y áreas

roses-panel-strength = Fuerza { $steps } de { $most }, { $rating }
roses-panel-power = { $note } (acierta con { $n ->
        [1] 1
       *[other] 1–{ $n }
    })
roses-panel-moved = { $note }, ya se ha movido
roses-panel-vacant = vacía
roses-panel-count = { $n ->
        [one] 1 bloque
       *[other] { $n } bloques
    } de { $house ->
        [lancaster] Lancaster
       *[york] York
    }
roses-panel-contested = ⚔ las dos casas: { $note }
roses-panel-border = frontera { $colour ->
        [yellow] amarilla
        [blue] azul
       *[red] roja
    }, { $n ->
        [one] cabe 1 bloque
       *[other] caben { $n } bloques
    }
roses-panel-main = { $colour ->
        [yellow] frontera amarilla, admite 4 bloques · { "" }
        [blue] frontera azul, admite 3 bloques · { "" }
        [red] frontera roja, admite 2 bloques · { "" }
       *[sea] por mar · { "" }
    }{ $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } en la ronda 1{ $later ->
        [0] { "" }
        [one] ; 1 bloque se suma en la 2
       *[other] ; { $later } bloques se suman en la 2
    }
roses-panel-main-line = **{ $area }, desde { $origin }:** { $first } { $n ->
        [one] lucha
       *[other] luchan
    } desde la ronda 1; { $later_count ->
        [0] nadie llega después
        [one] { $later } se suma en la ronda 2
       *[other] { $later } se suman en la ronda 2
    }.
roses-panel-main-first = En cada ronda A actúa antes que B, C y D; con la misma letra, el defensor actúa antes que tú.

## La fase de acciones

roses-panel-from = Mueve desde un área (se marcan todos)
roses-panel-from-free = Gratis: mueve desde un área (se marcan todos)
roses-panel-alone = O mueve un bloque: ¿cuál?
roses-panel-area = { $area } · { $n ->
        [one] 1 bloque
       *[other] { $n } bloques
    }
roses-panel-foes = { $note } · enemigos al lado: { $areas }
roses-panel-can-go = { $n ->
        [one] 1 bloque puede moverse
       *[other] { $n } bloques pueden moverse
    } · { $cost }
roses-panel-cost-point = { $n ->
        [one] 1 punto
       *[other] 1 punto para todos juntos
    }
roses-panel-toll = 1 punto
roses-panel-london = deja Londres: −1 apoyo
roses-panel-cost-paid = ya está pagado
roses-panel-cost-none = gratis
roses-panel-cost-sea = por mar, 1 punto por barco
roses-panel-cost-piracy = 1 punto por bloque
roses-panel-tick = Marca los bloques que salen de { $area }
roses-panel-all = Todos los de { $area } ({ $n ->
        [one] 1 bloque
       *[other] { $n } bloques
    })
roses-panel-all-but = Todos menos { $block }
roses-panel-none = Ninguno
roses-panel-to = { $n ->
        [one] ¿Adónde va?
       *[other] ¿Adónde van los { $n } bloques?
    }
roses-panel-way-over = { $area } pasando por { $over }
roses-panel-way-sea = { $area } por mar
roses-panel-attack = ⚔ ataque: { $n ->
        [one] 1 dado
       *[other] { $n } dados
    }{ $waits ->
        [yes] , en reserva hasta la ronda 2
        [maybe] , principal o reserva
       *[no] { "" }
    }
# Cómo acaba una batalla en $n de 100 pruebas: en cada línea y en lo que se sugiere.
roses-odds = { $n ->
        [0] casi nunca ganas
        [100] ganas casi siempre
       *[other] ganas cerca del { $n } %
    }
roses-panel-head = { $block } ({ $royal ->
        [yes] tu Rey
       *[no] tu Pretendiente
    })
roses-panel-fights-alone = ⚠️ { $block } lucha sin nadie más
roses-panel-heirs-fight = ⚠️ en peligro: { $block }{ $more ->
        [0] { "" }
        [one] { " " }y 1 heredero más
       *[other] { " " }y { $more } herederos más
    }
roses-panel-left-alone = ⚠️ deja sin compañía a { $block }, con { $n ->
        [one] 1 bloque enemigo
       *[other] { $n } bloques enemigos
    } cerca
roses-panel-alone-there = ⚠️ { $block } estará allí sin compañía, con { $n ->
        [one] 1 bloque enemigo
       *[other] { $n } bloques enemigos
    } cerca
roses-panel-narrow = { $pinned ->
        [yes] No todos los { $n } bloques pueden salir: tienen que quedarse tantos como los que atacan aquí. Salen los más fuertes.
       *[no] Por algunos caminos no caben los { $n } bloques, o cuestan más puntos de los que tienes: donde se indica, van los más fuertes y los demás se quedan.
    }
roses-panel-battle-of = { $attacks ->
        [yes] atacas
       *[no] te defiendes
    } con { $own ->
        [one] 1 bloque
       *[other] { $own } bloques
    } y { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } contra { $enemies ->
        [one] 1 bloque
       *[other] { $enemies } bloques
    }
roses-panel-nowhere = No hay ningún área a la que puedan ir todos los bloques marcados. Marca menos.
roses-panel-gather = { $n ->
        [0] ninguno de tus bloques está lo bastante cerca
        [one] 1 de tus bloques está lo bastante cerca
       *[other] { $n } de tus bloques están lo bastante cerca
    }
roses-panel-recruit = Reclutar ({ $n ->
        [one] 1 bloque
       *[other] { $n } bloques
    })
roses-panel-twice = { $block } solo puede entrar en un lugar y has marcado dos, así que no se ha reclutado ningún bloque. Marca uno solo.
roses-panel-who-comes = Reclutar: { $n ->
        [one] ¿qué bloque? (1 punto)
       *[other] ¿qué bloques? (hasta { $n }, 1 punto cada uno)
    }
roses-panel-comes-where = ¿Por dónde entra { $block }?
roses-end-action = { $n ->
        [0] Terminar las acciones
        [one] Terminar las acciones y perder 1 punto
       *[other] Terminar las acciones y perder { $n } puntos
    }

roses-panel-clash = { $area } ({ $n ->
        [one] 1 bloque tuyo
       *[other] { $n } bloques tuyos
    } contra { $enemies }: { $odds }{ $heirs ->
        [0] { "" }
       *[other] ; en peligro: { $blocks }
    })
roses-panel-end-alone = ⚠️ { $block } está sin compañía en { $area }: { $n ->
        [one] 1 bloque enemigo puede
       *[other] { $n } bloques enemigos pueden
    } llegar allí.
roses-panel-end-hungry = ⚠️ Después de las batallas viene el suministro. De momento: { $areas }.
roses-panel-end-hungry-area = { $area } alimenta a { $feeds } de tus { $have } bloques de allí, así que { $n ->
        [one] 1 pierde un paso
       *[other] { $n } pierden un paso
    }
roses-panel-end-abroad = ⚠️ Es el último turno: { $blocks } { $n ->
        [one] no cuenta para el trono, porque está
       *[other] no cuentan para el trono, porque están
    } en el exilio o en la Isla de Man.
roses-panel-clashes = ⚔ { $now ->
        [yes] Al terminar tus acciones { $n ->
            [one] empieza una batalla
           *[other] empiezan { $n } batallas
        }: { $areas }.
       *[no] Después de tus acciones actúa { $seat } y luego empiezan las batallas. De momento: { $areas }.
    }

## Batallas y lo que sigue

roses-panel-who-acts = ¿Qué bloque actúa?
roses-panel-charge = ¿Contra qué enemigo carga?
roses-panel-treason = ¿Contra qué enemigo va la tirada de traición?
roses-end-event-treason = { $n ->
        [0] No usar la carta Traición: no queda otra batalla para ella
        [one] Guardar la carta Traición para la otra batalla de este turno
       *[other] Guardar la carta Traición para una de las otras { $n } batallas
    }
roses-panel-retreat = ¿Adónde se retira?
roses-panel-hits = ¿Qué bloque recibe { $n ->
        [one] el impacto
       *[other] los { $n } impactos
    }?
roses-panel-who-goes = Marca los bloques que se van
roses-panel-tick-area = Marcar un área entera
roses-end-of-regroup = Terminar de reagrupar
roses-end-regroup = { roses-end-of-regroup }: { $n ->
        [one] el bloque de { $area } se queda
       *[other] los { $n } bloques de { $area } se quedan
    }
roses-end-of-home = Terminar la vuelta a casa
roses-end-home = { roses-end-of-home }: { $n ->
        [one] el último bloque va
       *[other] los últimos { $n } bloques van
    } al hogar evidente
roses-panel-losses = Marca { $n ->
        [one] 1 bloque
       *[other] { $n } bloques
    }
roses-panel-losses-default = Aceptar los { $n } bloques ya marcados
roses-panel-start = Sellar las órdenes de batalla
roses-panel-block-orders = Órdenes para un bloque ({ $n ->
        [0] ninguna aún
        [one] 1 orden
       *[other] { $n } órdenes
    })
# Lo que las órdenes permanentes hacen sin preguntar y no se puede deshacer: en el primer turno de una partida.
roses-panel-spends = 📜 Tus órdenes permanentes{ $style ->
        [quick] { " " }(estilo *Rápido*)
        [careful] { " " }(estilo *Con cuidado*)
        [swift] { " " }(estilo *Veloz*)
        [wary] { " " }(estilo *Con recelo*)
       *[own] { "" }
    } hacen esto sin preguntarte: { $what }. Si prefieres que se te pregunte, pulsa **Órdenes permanentes**.
roses-panel-spends-hand = en una campaña posterior cambian una mano pobre
roses-panel-spends-treason-likely = si basta un dado, un líder hace una tirada de traición en vez de disparar
roses-panel-spends-treason-card = usan la carta Traición si basta un dado y, en cualquier caso, antes de la última batalla del turno
roses-panel-spends-treason-always = un líder hace una tirada de traición en vez de disparar
roses-panel-spends-charge = tu heredero mayor carga
roses-panel-spends-entry = un heredero menor entra donde se le puede alimentar
roses-panel-styles = **Rápido** te pregunta por las cartas y las acciones, y por las órdenes de batalla donde lucha un Rey o un Pretendiente. Un bloque dispara, y se retira con fuerza 1. **Con cuidado** te pregunta además por las órdenes antes de cada batalla, las cargas, las tiradas de traición, los impactos, las retiradas, las pérdidas y la vuelta a casa. Un bloque dispara sin preguntar, y ninguno se retira por sí solo. **Con recelo** es como *Con cuidado*, y pregunta además si un bloque con fuerza 1 se retira. **Veloz** es como *Rápido*, pero sin preguntas sobre batallas: nunca pide órdenes de batalla y usa por sí solo la carta Traición.
roses-panel-struck = { $n ->
        [0] La peste no podría golpear ahora: ninguna ciudad tiene solo bloques enemigos
       *[other] La peste podría golpear ahora en { $areas }
    }.
roses-panel-struck-area = { $area } ({ $n ->
        [one] 1 bloque
       *[other] { $n } bloques
    })
roses-panel-order = { $what }: { $how }
roses-panel-treachery = tirada de traición
# En las órdenes permanentes: si en batalla el turno de un bloque espera respuesta, y qué ocurre aun así sin ella.
# $orders: esas órdenes, $n cuántas; solo se dicen cuando se pregunta.
roses-panel-fights = { $asked ->
        [yes] ⚔️ **En batalla se te pregunta** qué hace cada bloque en su turno{ $n ->
            [0] .
           *[other] , salvo: { $orders }.
        }
       *[no] ⚔️ En batalla tus bloques **actúan sin preguntarte**: en su turno cada bloque sigue estas órdenes.
    }
roses-panel-fights-own = { $n ->
        [one] un bloque con una orden propia
       *[other] { $n } bloques con órdenes propias
    }
roses-panel-fights-running = La batalla de { $area } sigue con las órdenes con las que empezó: en ella { $asked ->
        [yes] se te pregunta
       *[no] no se te pregunta
    } qué hace un bloque en su turno.
roses-panel-order-who = ¿Qué bloque recibe una orden propia?

## Lo que cuesta y lo que da

roses-panel-starve = ⚠️ alimenta a { $feeds } bloques y tendrás { $have }: { $n ->
        [one] 1 pierde un paso
       *[other] { $n } pierden un paso
    }
roses-panel-fare = { $n ->
        [0] gratis, en un barco ya pagado
        [one] 1 punto
       *[other] { $n } puntos
    }{ $shared ->
        [yes] { " " }(de puerto a puerto: 2 bloques por punto)
       *[no] { " " }(1 bloque por punto)
    }
roses-panel-some = { $way }: { $n } de { $of } bloques
roses-panel-stays = { $n ->
        [one] se queda
       *[other] se quedan
    } { $blocks }
roses-panel-where = → { $areas }{ $n ->
        [0] { "" }
       *[other] { " " }y { $n } más
    }
roses-panel-joins = 1 punto · { $n ->
        [0] sin bloques tuyos
        [one] se une a 1 bloque
       *[other] se une a { $n } bloques
    }
roses-panel-unspent = ⚠️ Si terminas ahora tus acciones { $n ->
        [one] se pierde 1 punto
       *[other] se pierden { $n } puntos
    }. { $blocks ->
        [0] Ya no puede moverse ningún bloque
        [one] Aún puede moverse 1 bloque
       *[other] Aún pueden moverse { $blocks } bloques
    } y { $recruits ->
        [0] no hay ningún bloque que reclutar
        [one] puedes reclutar 1 bloque
       *[other] puedes reclutar cualquiera de { $recruits } bloques
    }.
roses-panel-unused = ⚠️ Si terminas ahora tus acciones, la carta { $card } se pierde sin usar. Nombra antes un área para ella.
roses-panel-unleash = { $event ->
        [plague] Elige dónde golpea la peste: un área con ciudad que solo tenga bloques enemigos. Cada bloque de allí pierde un paso.
       *[muster] Elige dónde se reúnen tus bloques; después llévalos allí, gratis.
    }
roses-panel-shot = { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, { $dice ->
        [one] acierta
       *[other] cada uno acierta
    } con { $need ->
        [1] 1
       *[other] 1–{ $need }
    }: { $odds } % de lograr { $dice ->
        [one] un impacto
       *[other] algún impacto, { $hits } de media
    }
roses-panel-tenths = { $whole },{ $part }
roses-panel-fires = **{ $block }**: { $shot }. Todos los impactos van primero al enemigo más fuerte: { $targets }{ $n ->
        [one] { "" }
       *[other] { " " }(igual de fuertes: elige su dueño)
    }.
roses-panel-must-leave = **{ $block }** tiene que retirarse: en la ronda 4 quien ataca ya no dispara, y un bloque sin salida se pierde.{ $lost ->
        [0] { "" }
        [one] { " " }Hay sitio para { $ways } de estos { $n } bloques y se perderá 1: elige primero cuál sale.
       *[other] { " " }Hay sitio para { $ways } de estos { $n } bloques y se perderán { $lost }: elige primero cuál sale.
    }
roses-panel-side = { $seat }: { $blocks ->
        [one] 1 bloque
       *[other] { $blocks } bloques
    }, { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, unos { $hits } impactos por ronda{ $hidden ->
        [0] { "" }
        [one] , 1 reserva aún oculta
       *[other] , { $hidden } reservas aún ocultas
    }
roses-panel-no-heir = Ningún heredero tuyo está en línea, así que las órdenes de cargar no hacen nada.
roses-panel-no-leader = Ningún líder tuyo está en línea, así que no haces tiradas de traición.
roses-panel-charged = { $odds } % de destruirlo; si no, responde con hasta { $steps ->
        [one] 1 dado
       *[other] { $steps } dados
    } (acierta con { $need ->
        [1] 1
       *[other] 1–{ $need }
    })
roses-panel-turned = éxito: { $odds } % ({ $n ->
        [one] el dado tiene que ser par
       *[other] los { $n } dados tienen que ser pares
    })
roses-panel-counts = { $counts ->
        [yes] cuenta para el trono
       *[no] no cuenta para el trono
    }
roses-panel-last-step = ⚠️ último paso: { $gone ->
        [yes] muere para siempre
       *[no] queda fuera hasta la próxima campaña
    }
roses-panel-left = { $n ->
        [one] le queda 1 paso
       *[other] le quedan { $n } pasos
    }
roses-panel-falls = ⚠️ { $gone ->
        [yes] muere para siempre
       *[no] queda fuera hasta la próxima campaña
    }
roses-panel-hostage = **Ejecutar:** { $block } desaparece para siempre, deja de contar para tu trono y nadie puede recuperarlo. En la próxima fase de suministro entra un heredero menor de la otra casa. **Perdonar:** sigue luchando y contando para ti, pero una tirada de traición de la otra casa puede recuperarlo como heredero.
roses-panel-all-to = { $n } bloques juntos → { $area }
roses-panel-together = ¿Mover varios bloques a la vez?
roses-panel-feed = Solo los que no caben: { $n ->
        [one] 1 bloque se va
       *[other] { $n } bloques se van
    }, los demás se quedan
roses-panel-crowded = ⚠️ alimenta a { $feeds } bloques y tendrás { $have }: { $n ->
        [one] 1 va
       *[other] { $n } van
    } al fondo
roses-panel-effect = **{ $card }** ({ $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }): { $event ->
        [force_march] los bloques de un área marchan hasta tres áreas.
        [muster] eliges un área, y los bloques tuyos que lleguen a ella pueden reunirse allí gratis.
        [piracy] tus barcos pueden atacar, con 1 bloque por punto.
        [plague] cada bloque de un área enemiga con ciudad pierde un paso.
        [surprise] se mueven los bloques de un área, y cada frontera admite uno más.
       *[treason] se mueven los bloques de un área; además tienes una tirada de traición antes de una batalla.
    }
roses-panel-events = Un evento va antes que cualquier carta Acción, pero no sirve para reclutar.

## Una fase contada en breve

roses-panel-told-moved = { $seat } mueve bloques: { $ways }.
roses-panel-told-sailed = { $seat } lleva bloques por mar: { $ways }.
roses-panel-told-regrouped = { $seat } reagrupa bloques: { $ways }.
roses-panel-told-home = { $seat } envía bloques a casa: { $ways }.
roses-panel-told-way = { $origin } → { $area } **{ $n }**
roses-panel-told-stay = { $n ->
        [one] en { $area } se queda **1**
       *[other] en { $area } se quedan **{ $n }**
    }
roses-panel-told-place = { $area } { $n }
roses-panel-told-recruited = { $seat } recluta bloques: { $areas }.
roses-panel-told-starved = { $seat } no puede alimentar a todos y pierde pasos: { $areas }.
roses-panel-told-lost = { $seat } pierde bloques hasta la próxima campaña: { $areas }.
roses-panel-told-pooled = { $seat } envía bloques al fondo: { $areas }.
roses-panel-told-own-home = Envías a casa: { $ways }.
roses-panel-told-own-pooled = Envías al fondo: { $ways }.
roses-panel-told-from = { $block } ({ $from })
roses-panel-told-stays = { $block } (se queda en { $from })
roses-panel-told-from-to = { $block } ({ $from } → { $area })
roses-panel-told-own = Mueves bloques ({ $way }): { $blocks }.
roses-panel-told-goes-on = **Sigue la batalla de { $area }.**
roses-panel-told-round = { $n ->
        [0] **En la batalla:**
       *[other] **Ronda { $n } de la batalla:**
    } { $deeds }.
roses-panel-told-hits = { $seat } { $n ->
        [0] no logra ningún impacto
        [one] logra 1 impacto
       *[other] logra { $n } impactos
    }
roses-panel-told-steps = pasos perdidos: { $blocks }
roses-panel-told-killed = { $seat }: muere { $block }
roses-panel-told-killed-heir = { $seat }: muere { $block }, heredero al trono
roses-panel-told-fell = { $seat }: { $block } queda fuera hasta la próxima campaña
roses-panel-told-trapped = { $seat }: { $block } no tiene salida
roses-panel-told-retreated = { $seat }: { $block } se retira a { $area }
roses-panel-told-defected = **{ $block } se pasa al bando de { $seat }**

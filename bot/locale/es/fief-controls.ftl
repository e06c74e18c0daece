# El panel de Fief: qué tiene un asiento, qué cuesta y qué trae cada opción, una fase en breve.

fief-panel-nobody = nadie
fief-panel-invaders = Los invasores
fief-panel-many = { $what }: { $n ->
        [one] 1 opción
       *[other] { $n } opciones
    }
fief-panel-shillings = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }
fief-panel-quick = Pregúntame poco
fief-panel-style-quick = **Pregúntame poco:** los demás no pasan; los momentos para cartas y las rebeliones se dejan pasar; tus batallas siguen mientras no seas mucho más débil; se te pregunta por molinos, muertos y batallas tuyos o de tu aliado, y por los ataques que tu ejército pueda ganar; los Nobles liberados van tras tus murallas. No gasta cartas ni chelines.
fief-panel-style-careful = **Pregúntamelo todo:** paso, bajas, cada ronda de batalla, momentos para cartas, rebeliones, molinos, muertos y batallas ajenas; cada carta que robas. No gasta cartas ni chelines.
fief-panel-careful = Pregúntamelo todo

## Qué tiene un asiento, cómo va la partida

fief-panel-own = **{ $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }** · próximos ingresos { $gain ->
        [one] 1 chelín
       *[other] { $gain } chelines
    } · { $count ->
        [0] sin cartas
       *[other] { $hand }
    }
fief-panel-round = Ronda { $n } de { $of } · { $empty ->
        [0] reina { $crown }
       *[other] el trono está vacío
    }
fief-panel-wins = { $seats ->
        [2] Desde la ronda { $from } ganan { $wedded } puntos de victoria si las dos familias propias están casadas entre sí; tras la ronda { $of }, más puntos, y antes quien tenga ese matrimonio.
        [3] Desde la ronda { $from } ganan { $solo } puntos de victoria; tras la ronda { $of }, más puntos, y entre iguales la Jarretera y luego el título más alto.
       *[other] { $ally ->
            [none] Desde la ronda { $from } ganan { $solo } puntos de victoria sin aliado, o { $alliance } junto con uno; tras la ronda { $of }, más puntos.
           *[other] Desde la ronda { $from } tú y { $ally } ganáis con { $alliance } puntos de victoria entre los dos (ahora { $now }); tras la ronda { $of }, más puntos.
        }
    }
fief-panel-standing = { $family } **{ $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }**{ $allied ->
        [0] { "" }
       *[other] { " " }(con { $ally })
    }
fief-panel-family = **{ $family }**: { $nobles } · { $towns ->
        [0] ninguna ciudad
       *[other] { $cities }
    } · { $count ->
        [0] sin cautivos
       *[other] retiene a { $held }
    } · tesoros { $treasures }, palomas { $pigeons }
fief-panel-votes-of = { $family }: { $n ->
        [one] 1 voto
       *[other] { $n } votos
    }{ $burgher ->
        [0] { "" }
       *[other] , en el Parlamento { $burgher } más por un Burgués
    }
fief-panel-cast = { $family }: { $choice } ({ $decoy ->
        [0] { $n ->
            [one] 1 voto
           *[other] { $n } votos
        }
       *[other] señuelo
    })
fief-panel-last-vote = Última votación (ronda { $round }): { $casts }. Resultado: { $result }

## Lugares y gente

fief-panel-free = independiente
fief-panel-settles = tuya mientras alguien tuyo esté allí
fief-panel-besieged = sitiada por { $family }
fief-panel-held = { $own ->
        [0] de { $family }
       *[other] tuya
    }
fief-panel-yours-too = { $family } (tú)
fief-panel-allys = { $family } (tu aliado)
fief-panel-people = { $family }{ $count ->
        [0] { "" }
       *[other] { " " }{ $names }
    }{ $n ->
        [0] { "" }
        [one] { " " }con 1 unidad
       *[other] { " " }con { $n } unidades
    }
fief-panel-horde = { $n } de infantería{ $leaders ->
        [0] { "" }
       *[other] { " " }+ { $leaders ->
            [one] líder
           *[other] { $leaders } líderes
        }
    }
fief-panel-captive = cautivo, rescate { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }
fief-panel-votes = { $n ->
        [one] 1 voto
       *[other] { $n } votos
    }
fief-panel-house = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    }, { $cities ->
        [one] 1 ciudad
       *[other] { $cities } ciudades
    }
fief-panel-allied = aliada con la familia { $family }
fief-panel-lord = { $kind } de { $noble }
fief-panel-lordless = { $kind } sin Lord, { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }
fief-panel-start = { $region }: { $kind } por { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } · { $roads ->
        [one] 1 camino
       *[other] { $roads } caminos
    }
fief-panel-port = puerto
fief-panel-neighbours = junto a { $families }

## Cartas

fief-panel-card-man = Un hombre para tu familia: lucha, puede ser Lord, prelado, Rey
fief-panel-card-woman = Una mujer para tu familia: se casa, puede ser abadesa o Lord
fief-panel-card-abbess = Una mujer tuya se hace abadesa: una abadía gratis que paga cada ronda y da refugio
fief-panel-card-bishop = Un hombre tuyo se hace obispo: 1 voto, diezmos, puede calmar rebeldes
fief-panel-card-archbishop = Un hombre tuyo se hace arzobispo: 2 votos, diezmos
fief-panel-card-mercenary = Te deja contratar cada ronda tres ballesteros a 2 chelines
fief-panel-card-burgher = Con un Lord: votos en Parlamento o rebelión, por un tesoro
fief-panel-card-harvest = Acaba una Hambruna, o +1 por molino y abadía de una región
fief-panel-card-fair-weather = Acaba Tormentas, o +1 por molino y abadía de una región
fief-panel-card-tax = Tallage de tu feudo o diezmo de tu distrito, por un tesoro
fief-panel-card-rebellion = Una rebelión en una ciudad gravada o con Hambruna, casi siempre
fief-panel-card-passage = Salva murallas, Tormentas y asedios, o libera a un cautivo
fief-panel-card-assassination = Mata a cualquier Noble; quien lo hace queda hereje, y la Justicia puede darle muerte
fief-panel-card-justice = Mata a un hereje que no sea de la realeza ni esté en una abadía
fief-panel-card-ambush = Captura a un Noble junto a uno tuyo, fuera de fortalezas
fief-panel-armed-card = { $card } (armada: { $who })
fief-panel-hand-any = En casi cualquier momento, con *Cartas de oportunidad y reliquias*:
    { $list }
fief-panel-hand-later = En casi cualquier momento, aunque no ahora; *Cartas armadas* { $n ->
        [one] la deja lista
       *[other] las deja listas
    }:
    { $list }
fief-panel-hand-none = Ahora no sirven:
    { $list }
fief-panel-plan = Qué robo
fief-panel-plan-size = { $n ->
        [0] nada
        [one] Una carta, o preguntarme
       *[other] Hasta { $n } cartas
    }
fief-panel-dare = { $n ->
        [0] Parar en el primer Desastre
        [9] Seguir venga lo que venga
        [one] Aceptar un Desastre por el camino, no más
       *[other] Aceptar { $n } Desastres por el camino, no más
    }
fief-panel-plan-now = { $count ->
        [0] { $kept ->
            [0] { "" }
           *[other] No descartas nada y te quedas con { $kept }.{ " " }
        }
       *[other] { $kept ->
            [0] Descartas { $away } y no te quedas con ninguna.{ " " }
           *[other] Descartas { $away } y te quedas con { $kept }.{ " " }
        }
    }{ $asked ->
        [0] Robas: { $plan }.
       *[other] Se te pregunta carta a carta qué robas.
    }
fief-panel-plan-none = ⚠️ Con este plan no robas ninguna carta, aunque te caben más en la mano: elige otro en *Qué robo*.
fief-panel-plan-dare = { $plan } ({ $n ->
        [0] sin aceptar ningún Desastre
        [9] vengan los Desastres que vengan
        [one] aceptando 1 Desastre como mucho
       *[other] aceptando { $n } Desastres como mucho
    })
fief-panel-dares = { $plan }: { $met ->
        [0] no salen Desastres, vale cualquier línea
       *[other] si antes sale un Desastre
    }
fief-panel-plan-full = { $n ->
        [0] ⚠️ Entonces tendrás la mano llena: no robarás nada si no descartas algo.
        [one] ⚠️ Entonces solo te cabrá 1 carta en la mano: el resto del plan no se roba.
       *[other] ⚠️ Entonces solo te cabrán { $n } cartas en la mano: el resto del plan no se roba.
    }
fief-panel-deck = { $n ->
        [0] no quedan: se barajan los descartes
        [one] queda 1
       *[other] quedan { $n }
    }{ $disaster ->
        [0] { "" }
       *[other] ; un Desastre encima va al contador ({ $track } de 3)
    }
fief-panel-abbey = no cuesta nada; cada ronda 2 chelines por abadesa o Lord en ella, 1 por molino cerca ({ $n } ya)
fief-panel-cures = acaba allí con { $disaster }; se van las dos cartas
fief-panel-plenty = hasta los ingresos; +1 por molino y abadía, allí tienes { $n }
fief-panel-tallage = { $cities ->
        [one] paga 1 ciudad
       *[other] pagan { $cities } ciudades
    }: { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } para ti, nada para sus dueños; pueden rebelarse
fief-panel-tithe = { $mills ->
        [one] paga 1 molino
       *[other] pagan { $mills } molinos
    }: { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } para ti, nada para sus dueños; pueden rebelarse
fief-panel-replaces = en lugar de { $card }

## Corte

fief-panel-wooing = { $one } pretende a { $other }
fief-panel-court = { $wooed ->
        [0] Nadie pretende a nadie.
       *[other] { $offers }.
    } { $count ->
        [0] Nadie aspira al trono.
       *[other] Al trono: { $standing }.
    }
fief-panel-together = juntas { $n } de { $need } puntos
fief-panel-candidate = tus votos { $n } de { $all }
fief-panel-weight = pesa { $n ->
        [one] 1 voto
       *[other] { $n } votos
    }
fief-panel-decoy = parece un voto, no cuenta
fief-panel-ballot = Votas como { $family } ({ $n ->
        [one] 1 voto
       *[other] { $n } votos
    }): { $voted ->
        [0] sin voto
       *[other] por { $vote }
    }{ $laid ->
        [0] { "" }
       *[other] , señuelo en { $decoy }
    }
fief-panel-word = Votas como { $family } ({ $n ->
        [one] 1 voto
       *[other] { $n } votos
    }{ $burgher ->
        [0] { "" }
       *[other] , +{ $burgher } por el Burgués
    }): { $word }
fief-panel-burgher = +{ $n ->
        [one] 1 voto
       *[other] { $n } votos
    } por un tesoro; tienes { $left ->
        [one] 1 tesoro
       *[other] { $left } tesoros
    }
fief-panel-given = { $seat } { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }
fief-panel-split = { $count ->
        [0] Nadie recibe nada todavía
       *[other] { $given }
    }; a ti te { $left ->
        [one] queda 1 chelín
       *[other] quedan { $left } chelines
    }.
fief-panel-share = Para { $seat }

## Compras

fief-panel-purse = Bolsa: **{ $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }**
fief-panel-where = En qué ciudad
fief-panel-buy-in = Qué, en { $city }
fief-panel-new-units = { $n ->
        [0] ninguna unidad nueva
        [one] 1 unidad nueva
       *[other] { $n } unidades nuevas
    }
fief-panel-price = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } · { $points ->
        [one] 1 punto en el cuerpo a cuerpo
       *[other] { $points } puntos en el cuerpo a cuerpo
    } · { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    }
fief-panel-price-bombard = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } · máquina: un dado antes del cuerpo a cuerpo, marcha contigo · { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    }
fief-panel-price-catapult = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } · máquina: dos dados antes del cuerpo a cuerpo, no sale de la ciudad · { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    }
fief-panel-gratis = sin coste
fief-panel-gift = Ragnild trae uno cada ronda · { $points ->
        [one] 1 punto en el cuerpo a cuerpo
       *[other] { $points } puntos en el cuerpo a cuerpo
    }
fief-panel-build-mill = { $n } chelines · +{ $each } cada ronda{ $tithe ->
        [0] { "" }
       *[other] { " " }(se lo llevan los diezmos)
    } · { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    }
fief-panel-build-fortress = { $n } chelines · atacantes −1 dado, +1 por ronda; exigida para un título · { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    }
fief-panel-build-royal-fortress = { $n } chelines · sede de la corona; la ciudad deja su región · { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    }
fief-panel-title-wants = Título de { $region } ({ $n } chelines, 1 punto de victoria): aún te falta { $wants }
fief-panel-a-fortress = una fortaleza en una de sus ciudades
fief-panel-shillings-more = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }
fief-panel-engineer = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } · la catapulta dispara desde ahora, si hay con ella un soldado
fief-panel-title = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }, { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    }
fief-panel-gains = { $whose ->
        [own] { $point ->
            [0] { $vote ->
                [0] ni tus puntos ni tus votos cambian
               *[other] +1 voto
            }
           *[other] +1 punto de victoria{ $vote ->
                [0] { "" }
               *[other] , +1 voto
            }
        }{ $walls ->
            [0] { "" }
           *[other] , Ciudad Amurallada
        }
        [ally] punto, { $vote ->
            [0] título
           *[other] voto
        } y ciudad son para { $family }, tu aliado
       *[other] punto, { $vote ->
            [0] título
           *[other] voto
        } y ciudad son para { $family }
    }
fief-panel-burn = +{ $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } ahora, −{ $each } en cada ronda siguiente

## Movimiento

fief-panel-who-goes = Quién parte
fief-panel-marcher = { $city }, { $n ->
        [0] sin movimientos
        [one] 1 movimiento
       *[other] { $n } movimientos
    } · { $alone ->
        [0] podría llevar { $units }
       *[other] nadie a quien llevar
    }
fief-panel-storm-bound = Tormentas sobre { $region }: esta ronda solo se sale con un Pasadizo
fief-panel-in-force = ⛈️ En vigor en tus lugares: { $what }
fief-panel-heretic = { $noble } queda hereje: la Justicia puede darle muerte{ $count ->
        [0] { "" }
       *[other] { " " }y perderse { $titles }
    }
fief-panel-exposed = junto a tropas de { $families }, que pueden capturarlo
fief-panel-unguarded = Sin ninguna unidad nadie defiende { $city }: quien llegue se la queda{ $walled ->
        [0] { "" }
       *[other] { " " }con su título
    }
fief-panel-forsakes = Si nadie tuyo se queda en { $city }, vuelve a no ser de nadie: deja allí una unidad o un Noble
fief-panel-left-to-go = Después a { $noble } { $n ->
        [one] le queda 1 movimiento
       *[other] le quedan { $n } movimientos
    }: pulsa otra vez *Sugerir*, o se queda allí.
fief-panel-left-to-buy = Quizá convenga comprar algo más: pulsa otra vez *Sugerir*, o termina las compras.
fief-panel-lifts = ⚠️ acaba el asedio de { $city } y { $n ->
        [one] se pierde su catapulta
       *[other] se pierden sus { $n } catapultas
    }
fief-panel-restless = ⚠️ { $city } puede rebelarse: una rebelión es { $n ->
        [one] 1 dado y 1 golpe
       *[other] { $n } dados y { $n } golpes
    } contra { $left ->
        [0] nadie
        [one] la tropa que se queda
       *[other] las { $left } tropas que se quedan
    }; arderían molino, abadía y fortaleza
fief-panel-alone = { $noble } va a solas a
fief-panel-goes = { $noble } va a
fief-panel-who-next = Quién parte después
fief-panel-company = Quién va
fief-panel-goes-with = { $noble } va con { $units } a
fief-panel-by-hand = Paso a paso con { $noble }
fief-panel-by-way = { $way }, por { $city }
fief-panel-unit = { $unit } { $n }
fief-panel-with-all = Los { $n }
fief-panel-but-one = Todos menos uno
fief-panel-half = La mitad: { $n }
fief-panel-with-none = Nadie
fief-panel-lead = Enviar a { $noble }
fief-panel-march = **{ $noble }** en { $city }, { $n ->
        [0] sin movimientos
        [one] le queda 1 movimiento
       *[other] le quedan { $n } movimientos
    } · { $alone ->
        [0] lleva { $units }
       *[other] no lleva a nadie
    }
fief-panel-refused = aquí le negaron el paso
fief-panel-landing = ⚠️ aquí pueden desembarcar invasores esta ronda
fief-panel-outside = de { $family }: fuera de sus muros
fief-panel-ask-leave = de { $family }: te quedas, o sigues con permiso
fief-panel-forest = con 1 o 2, preso: rescate
fief-panel-royal-journey = los dos movimientos, sin tropas
fief-panel-passage = cuesta Pasadizo
fief-panel-sword = sale con { $faces ->
        [one] un 6
       *[other] 4 a 6
    }
fief-panel-comes = { $noble } ({ $family }) con { $n ->
        [0] ninguna tropa
        [one] 1 tropa
       *[other] { $n } tropas
    }; { $moves ->
        [0] no le quedan movimientos
        [one] le queda 1 movimiento
       *[other] le quedan { $moves } movimientos
    }.

## Guerra

fief-panel-odds = tú { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $dice ->
        [0] ningún dado
        [one] 1 dado
       *[other] { $dice } dados
    }{ $extra ->
        [0] { "" }
        [one] { " " }+1 golpe
       *[other] { " " }+{ $extra } golpes
    } · ellos { $known ->
        [0] { $least }–{ $most } puntos
       *[other] { $most ->
            [0] ninguno
            [one] 1 punto
           *[other] { $most } puntos
        }
    }{ $walls ->
        [0] { "" }
        [one] , murallas −1 dado
       *[other] , murallas −{ $walls } dados
    }
fief-panel-chances = 🎲 { $city }, { $foe }: ganas unos { $same ->
        [0] { $least } a { $most } de cada 100 ataques así, según qué tropas tengan
       *[other] { $most } de cada 100 ataques así
    }
fief-panel-first = antes { $n ->
        [one] 1 dado
       *[other] { $n } dados
    }: { $by }
fief-panel-by-engines = máquinas
fief-panel-by-archers = arqueros
fief-panel-on-ally = ⚠️ es tu aliado
fief-panel-barred-storms = En { $city } no se ataca a { $family }: hay Tormentas
fief-panel-barred-garter = En { $city } no se ataca a { $family }: un Lord de la Jarretera nunca ataca al Soberano
fief-panel-siege = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } la próxima ronda por su catapulta y un Noble que se quede, o acaba
fief-panel-sally = sin andanadas, sin murallas en contra
fief-panel-camp = **{ $who }**: { $units }{ $count ->
        [0] { "" }
       *[other] , { $nobles }
    } · { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $dice ->
        [0] ningún dado
        [one] 1 dado
       *[other] { $dice } dados
    }{ $walls ->
        [0] { "" }
       *[other] { " " }(−{ $walls ->
            [one] 1 dado
           *[other] { $walls } dados
        } por las murallas)
    }{ $bonus ->
        [0] { "" }
       *[other] , +{ $bonus } golpes
    }
fief-panel-last-roll = Última tirada, { $shot }: { $hits } golpes contra { $against }.
fief-panel-idle = { $n ->
        [one] Una tirada
       *[other] { $n } tiradas
    } sin bajas; tres acaban la batalla.
fief-panel-aim = muere con FFF (1 de 6); si no, la andanada se pierde
fief-panel-loss = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, aguanta { $hits ->
        [one] 1 golpe
       *[other] { $hits } golpes
    }, cuesta { $price ->
        [one] 1 chelín
       *[other] { $price } chelines
    }
fief-panel-to-lose = Allí: { $units }. { $cause }: { $n }.
fief-panel-raiders = { $n } de infantería{ $leaders ->
        [0] { "" }
       *[other] { " " }y un líder
    } contra { $troops ->
        [one] 1 tropa tuya
       *[other] { $troops } tropas tuyas
    }: { $attack ->
        [0] siguen su camino sin luchar
       *[other] atacan
    }.
fief-panel-rebels = { $n ->
        [0] ningún dado: murallas y clérigos la contienen
        [one] 1 dado y 1 golpe
       *[other] { $n } dados y { $n } golpes
    }, { $count ->
        [one] 1 rebelión
       *[other] { $count } rebeliones
    }
fief-panel-rebel = { $force ->
        [one] 1 dado y 1 golpe
       *[other] { $force } dados y { $force } golpes
    } contra { $family } y quien esté allí ({ $n ->
        [one] 1 tropa
       *[other] { $n } tropas
    })
fief-panel-rebel-held = la frenan las murallas: no hace nada si no se { $n ->
        [one] suma 1 rebelión más
       *[other] suman { $n } rebeliones más
    }
fief-panel-danegeld = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }, { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    } · un ejército se va
fief-panel-intercede = 1–3 un ejército se va para siempre, 4–6 muere el clérigo
fief-panel-calm = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }, { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    } · una rebelión menos
fief-panel-preach = 1–{ $faces } una rebelión menos; si no, muere el clérigo
fief-panel-pillage-mill = +{ $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } ahora, −{ $each } en cada ronda siguiente
fief-panel-pillage-abbey = +{ $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } y sus reliquias; la marca de la herejía
fief-panel-hire = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }, { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    } · { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } hasta el fin de la ronda
fief-panel-present = { $first ->
        [0] una reliquia para el Soberano
       *[other] la primera: +1 punto de victoria para siempre
    }
fief-panel-any-time = Qué puedes hacer en cualquier momento

## Cartas armadas y tratos

fief-panel-armed = Una carta armada se juega sola, también mientras duermes; hasta entonces la puedes retirar. { $count ->
        [0] No hay ninguna carta armada.
       *[other] Armadas:
    }
    { $list }
fief-panel-armed-one = { $number }: **{ $card }** { $what }
fief-panel-kind-money = Dinero
fief-panel-kind-card = Una carta
fief-panel-card-nobles = Pedir la carta de un Noble
fief-panel-card-others = Pedir otra carta
fief-panel-kind-city = Una ciudad
fief-panel-kind-title = Un título
fief-panel-kind-captive = Un cautivo
fief-panel-kind-relic = Una reliquia
fief-panel-kind-servant = Un sirviente
fief-panel-kind-crossbow = Ballesteros
fief-panel-article-money = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }
fief-panel-article-card = la carta { $what }
fief-panel-article-city = la ciudad { $what }
fief-panel-article-title = el título de { $what }
fief-panel-article-captive = la libertad de { $what }
fief-panel-article-relic = la reliquia { $what }
fief-panel-article-servant = { $what } (sirviente)
fief-panel-article-crossbow = { $n ->
        [one] 1 ballestero
       *[other] { $n } ballesteros
    } ({ $what })
fief-panel-article-nothing = nada
fief-panel-draft = Darías { $gives } y recibirías { $wants }.
fief-panel-deal = Oferta { $number } { $mine ->
        [0] de { $other }: recibes { $gives }, das { $wants }
       *[other] a { $other }: das { $gives }, recibes { $wants }
    } ({ $route }; hasta el fin de la ronda { $round })

## Sirvientes

fief-panel-servant-mata = una vez por ronda: cambia una carta tuya por una de otra mano
fief-panel-servant-odo = el molino de su ciudad paga incluso con Hambruna
fief-panel-servant-hild = la Peste solo mata a su amo con 1
fief-panel-servant-wymond = su amo puede zarpar de un puerto recién pisado
fief-panel-servant-aylward = su amo calma rebeldes por 2, o solo falla con 6
fief-panel-servant-gunnora = los cautivos de su amo cuestan 2 más
fief-panel-servant-amice = el rescate de su amo baja 2
fief-panel-servant-col = una vez por ronda: una paloma perdida vuela otra vez
fief-panel-servant-tosti = una vez por ronda: una andanada cuenta un arquero más
fief-panel-servant-grim = una vez por ronda: se repite un dado de bombarda
fief-panel-servant-hamon = una vez por partida: ignora un dado de murallas en una batalla
fief-panel-servant-ivo = una vez por ronda: una fortaleza en su ciudad cuesta 3
fief-panel-servant-leofric = una vez por ronda: cinco unidades nuevas en su ciudad
fief-panel-servant-ragnild = una vez por ronda: un soldado gratis en su ciudad
fief-panel-servant-ketil = una vez por ronda: ve las tropas de un ejército en su ciudad o al lado
fief-panel-servant-avice = una vez por ronda: pasa sin permiso por una ciudad sin fortificar
fief-panel-servant-hob = en Sherwood solo atrapan a su amo con 1
fief-panel-servant-wulf = una vez por partida: un asesino de su amo falla
fief-panel-servant-tiphaine = una vez por partida: quita la herejía a su amo
fief-panel-servant-merewen = una vez por ronda: mira la primera carta de un mazo
fief-panel-servant-jordan = una vez por ronda: robar dos Personajes
fief-panel-servant-sigrid = el impuesto danés le cuesta 3 a su amo
fief-panel-servant-bardolf = una vez por ronda: una tirada cuerpo a cuerpo tiene un golpe más

## Una fase en breve

fief-panel-yours = { $n ->
        [one] queda 1 chelín
       *[other] quedan { $n } chelines
    } para el soberano
fief-panel-kept = te { $n ->
        [one] queda 1 chelín
       *[other] quedan { $n } chelines
    }
fief-panel-received = tendrías { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }

## What ends a step

fief-end-play = Terminar las cartas, guardo { $n ->
        [0] ninguna
        [one] 1 carta
       *[other] { $n } cartas
    }
fief-end-buy = Terminar las compras, guardo { $n ->
        [0] nada
        [one] 1 chelín
       *[other] { $n } chelines
    }
fief-end-move = Terminar el movimiento{ $left ->
        [0] { "" }
        [one] ; 1 Noble aún podría moverse
       *[other] ; { $left } Nobles aún podrían moverse
    }
fief-end-march = { $noble } se queda en { $city }
fief-end-battle = Terminar las batallas aquí, { $cities ->
        [0] no queda ninguna ocasión
        [one] dejo 1 ocasión
       *[other] dejo { $cities } ocasiones
    }
fief-end-court = Terminar mi parte de la corte
fief-end-split = Repartir { $given } de { $n }, el resto es mío
fief-end-window = Ninguna carta más
fief-end-draw = Terminar el robo con { $drawn } de { $most }
fief-end-burn = No quemar más molinos
fief-end-pillage = No saquear nada más
fief-end-parley = No pagar ni enviar a nadie
fief-end-rebel = Quedarme fuera de la rebelión
fief-end-calm = Dejar en paz a los rebeldes
fief-end-garter = No dar la Jarretera
fief-end-bestow = No dar el título a nadie

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
fief-panel-style-quick = **Pregúntame poco:** nadie más recibe permiso de paso. Las ventanas para cartas y las rebeliones pasan sin preguntarte. Tus batallas siguen salvo que seas mucho más débil. Se te pregunta por los molinos en peligro, por resucitar a tus Nobles muertos, por sumarte a batallas de tu familia o de tu aliado y por los ataques que tu ejército pueda ganar. Los Nobles liberados aparecen tras tus murallas. Nunca se gastan por ti cartas ni chelines.
fief-panel-style-careful = **Pregúntamelo todo:** decides sobre permisos de paso, bajas, cada ronda de una batalla, ventanas para cartas, rebeliones, molinos, resucitar a los muertos, batallas ajenas y cada carta que robas. Nunca se gastan por ti cartas ni chelines.
fief-panel-careful = Pregúntamelo todo

## Qué tiene un asiento, cómo va la partida

fief-panel-own = **{ $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }** · próximos ingresos: { $gain ->
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
        [2] Desde la ronda { $from } gana quien tenga { $wedded } puntos de victoria y a sus dos familias casadas entre sí. Tras la ronda { $of } ese matrimonio gana aunque el rival tenga más puntos; si no lo hay, gana quien más puntos tenga.
        [3] Desde la ronda { $from } se gana con { $solo } puntos de victoria. Tras la ronda { $of } gana quien más puntos tenga; desempata la Jarretera y luego el título más alto.
       *[other] { $ally ->
            [none] Desde la ronda { $from } se gana con { $solo } puntos de victoria sin aliado, o con { $alliance } entre tu aliado y tú. Tras la ronda { $of } gana quien más puntos tenga.
           *[other] Desde la ronda { $from }, { $ally } y tú ganáis con { $alliance } puntos de victoria entre los dos (ahora { $now }). Tras la ronda { $of } gana quien más puntos tenga.
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
    } · tesoros: { $treasures }, palomas: { $pigeons }
fief-panel-votes-of = { $family }: { $n ->
        [one] 1 voto
       *[other] { $n } votos
    }{ $burgher ->
        [0] { "" }
       *[other] , y { $burgher } más en el Parlamento con un Burgués
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

fief-panel-free = de nadie
fief-panel-settles = tuya mientras tengas allí un Noble o tropas
fief-panel-besieged = asediada por la familia { $family }
fief-panel-held = { $own ->
        [0] de la familia { $family }
       *[other] tuya
    }
fief-panel-yours-too = { $family } (tú)
fief-panel-allys = { $family } (aliada)
fief-panel-people = { $family }{ $count ->
        [0] { "" }
       *[other] : { $names }
    }{ $n ->
        [0] { "" }
        [one] { " " }con 1 unidad
       *[other] { " " }con { $n } unidades
    }
fief-panel-horde = { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    } de infantería{ $leaders ->
        [0] { "" }
       *[other] { " " }+ { $leaders ->
            [one] 1 líder
           *[other] { $leaders } líderes
        }
    }
fief-panel-captive = en cautiverio, rescate de { $n ->
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
fief-panel-lordless = { $kind } sin Lord; el título cuesta { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }
fief-panel-start = { $region } ({ $kind }), título por { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } · { $roads ->
        [one] 1 camino
       *[other] { $roads } caminos
    }
fief-panel-port = puerto
fief-panel-neighbours = familias vecinas: { $families }

## Cartas

fief-panel-card-man = Un hombre para tu familia: lucha y puede ser Lord, prelado o Rey
fief-panel-card-woman = Una mujer para tu familia: puede casarse y ser abadesa o Lord
fief-panel-card-abbess = Una mujer tuya se hace abadesa: una abadía gratis que paga cada ronda y da refugio
fief-panel-card-bishop = Un hombre tuyo se hace obispo: da 1 voto, cobra diezmos y puede calmar rebeldes
fief-panel-card-archbishop = Un hombre tuyo se hace arzobispo: da 2 votos y cobra diezmos
fief-panel-card-mercenary = Te deja contratar cada ronda hasta tres ballesteros, a 2 chelines cada uno
fief-panel-card-burgher = Si tienes un Lord: por un tesoro da votos en el Parlamento o inicia una rebelión
fief-panel-card-harvest = Acaba con una Hambruna, o da +1 chelín por cada molino y abadía de una región
fief-panel-card-fair-weather = Acaba con las Tormentas, o da +1 chelín por cada molino y abadía de una región
fief-panel-card-tax = Tallage (impuesto) de tu feudo o diezmo de tu distrito; cuesta un tesoro
fief-panel-card-rebellion = Una rebelión en una ciudad gravada o con Hambruna, casi en cualquier momento
fief-panel-card-passage = Para pasar murallas, Tormentas y asedios, o liberar a un cautivo
fief-panel-card-assassination = Mata a cualquier Noble; lo hace uno tuyo, que se convierte en hereje
fief-panel-card-justice = Mata a un hereje que no sea de la realeza ni esté en una abadía
fief-panel-card-ambush = Captura a un Noble que esté en la misma ciudad que uno tuyo, fuera de las murallas
fief-panel-armed-card = { $card } (armada: { $who })
fief-panel-hand-any = Se pueden jugar casi en cualquier momento, con *Cartas de oportunidad y reliquias*:
    { $list }
fief-panel-hand-later = { $n ->
        [one] Esta carta no se puede
       *[other] Estas cartas no se pueden
    } jugar ahora, pero sí casi en cualquier otro momento. Con *Cartas armadas* { $n ->
        [one] se puede jugar sola
       *[other] se pueden jugar solas
    }:
    { $list }
fief-panel-hand-none = Ahora no se pueden usar:
    { $list }
fief-panel-idle-noble = Un Noble nuevo necesita sitio: una familia tiene tres Nobles como mucho, contando a los cautivos.
fief-panel-idle-prelate = Un título de obispo o arzobispo exige un hombre tuyo soltero y libre, que no reine y que aún no tenga un título así.
fief-panel-idle-abbess = Un título de abadesa exige una mujer tuya soltera y, para su abadía, una ciudad sin edificio, tuya o de nadie.
fief-panel-idle-tax = Un Impuesto exige un tesoro y un Lord o prelado tuyo cuyas tierras aún no paguen ninguno.
fief-panel-plan = Qué robas
fief-panel-plan-size = { $n ->
        [0] No robar
        [one] Una carta, o preguntarme
       *[other] Hasta { $n } cartas
    }
fief-panel-dare = { $n ->
        [0] Parar en el primer Desastre
        [9] Seguir, salgan los Desastres que salgan
        [one] Sacar un Desastre como mucho
       *[other] Sacar { $n } Desastres como mucho
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
fief-panel-plan-none = ⚠️ Con este plan no robas ninguna carta, aunque te caben más en la mano. Elige otro en *Qué robas*.
fief-panel-plan-dare = { $plan } ({ $n ->
        [0] parando en el primer Desastre
        [9] salgan los Desastres que salgan
        [one] sacando 1 Desastre como mucho
       *[other] sacando { $n } Desastres como mucho
    })
fief-panel-dares = { $plan }: { $met ->
        [0] con este plan no sale ningún Desastre; elige cualquier línea
       *[other] ¿y si antes sale un Desastre?
    }
fief-panel-plan-full = { $n ->
        [0] ⚠️ Tendrías la mano llena: no robarás nada si no descartas algo.
        [one] ⚠️ Solo te cabría 1 carta en la mano: no robarás el resto del plan.
       *[other] ⚠️ Solo te cabrían { $n } cartas en la mano: no robarás el resto del plan.
    }
fief-panel-deck = { $n ->
        [0] no quedan cartas: se barajan los descartes
        [one] queda 1 carta
       *[other] quedan { $n } cartas
    }{ $disaster ->
        [0] { "" }
       *[other] ; el Desastre de encima va al contador ({ $track } de 3)
    }
fief-panel-abbey = gratis; cada ronda, +1 chelín por molino cercano (ahora { $n }) y +2 por abadesa o Lord que haya
fief-panel-cures = acaba allí con { $disaster ->
        [Tormentas] las { $disaster }
       *[other] la { $disaster }
    }; se descartan las dos cartas
fief-panel-plenty = para los próximos ingresos: +1 chelín por cada molino y abadía de allí (tuyos: { $n })
fief-panel-tallage = { $cities ->
        [one] paga 1 ciudad
       *[other] pagan { $cities } ciudades
    }: { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } para ti, nada para sus dueños; las ciudades gravadas pueden rebelarse
fief-panel-tithe = { $mills ->
        [one] paga 1 molino
       *[other] pagan { $mills } molinos
    }: { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } para ti, nada para sus dueños; las ciudades gravadas pueden rebelarse
fief-panel-replaces = en lugar de { $card }

## Corte

fief-panel-wooing = { $one } pide la mano de { $other }
fief-panel-court = { $wooed ->
        [0] No hay peticiones de mano.
       *[other] { $offers }.
    } { $count ->
        [0] Nadie se presenta al trono.
       *[other] Se presentan al trono: { $standing }.
    }
fief-panel-together = juntas tenéis { $n } de los { $need } puntos necesarios
fief-panel-candidate = tienes { $n } de los { $all } votos que hay
fief-panel-weight = vale { $n ->
        [one] 1 voto
       *[other] { $n } votos
    }
fief-panel-decoy = parece un voto, pero no cuenta
fief-panel-ballot = Votas como la familia { $family } ({ $n ->
        [one] 1 voto
       *[other] { $n } votos
    }): { $voted ->
        [0] aún sin voto
       *[other] por { $vote }
    }{ $laid ->
        [0] { "" }
       *[other] , con un señuelo en { $decoy }
    }
fief-panel-word = Votas como la familia { $family } ({ $n ->
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
fief-panel-given = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } para { $seat }
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
fief-panel-where = ¿Para qué ciudad compras?
fief-panel-buy-in = ¿Qué compras en { $city }?
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
        [one] te queda 1 chelín
       *[other] te quedan { $left } chelines
    }
fief-panel-price-bombard = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } · máquina: un dado antes del cuerpo a cuerpo, marcha contigo · { $left ->
        [one] te queda 1 chelín
       *[other] te quedan { $left } chelines
    }
fief-panel-price-catapult = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } · máquina: dos dados antes del cuerpo a cuerpo, no se mueve · { $left ->
        [one] te queda 1 chelín
       *[other] te quedan { $left } chelines
    }
fief-panel-gratis = sin coste
fief-panel-gift = Ragnild trae un soldado cada ronda · { $points ->
        [one] 1 punto en el cuerpo a cuerpo
       *[other] { $points } puntos en el cuerpo a cuerpo
    }
fief-panel-build-mill = { $n } chelines · +{ $each } chelines cada ronda{ $tithe ->
        [0] { "" }
       *[other] { " " }(si no se los lleva un diezmo)
    } · { $left ->
        [one] te queda 1 chelín
       *[other] te quedan { $left } chelines
    }
fief-panel-build-fortress = { $n } chelines · atacantes −1 dado, +1 chelín cada ronda; un título exige una · { $left ->
        [one] te queda 1 chelín
       *[other] te quedan { $left } chelines
    }
fief-panel-build-royal-fortress = { $n } chelines · para la corona; la ciudad deja su región · { $left ->
        [one] te queda 1 chelín
       *[other] te quedan { $left } chelines
    }
fief-panel-title-wants = Título { fief-region-of } ({ $n } chelines, 1 punto de victoria): aún necesitas { $wants }
fief-panel-a-fortress = una fortaleza en una de sus ciudades
fief-panel-shillings-more = { $n ->
        [one] 1 chelín más
       *[other] { $n } chelines más
    }
fief-panel-engineer = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } · la catapulta dispara desde ahora, si hay un soldado con ella
fief-panel-title = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }, { $left ->
        [one] te queda 1 chelín
       *[other] te quedan { $left } chelines
    }
fief-panel-gains = { $whose ->
        [own] { $point ->
            [0] { $vote ->
                [0] tus puntos y votos no cambian
               *[other] +1 voto
            }
           *[other] +1 punto de victoria{ $vote ->
                [0] { "" }
               *[other] , +1 voto
            }
        }{ $walls ->
            [0] { "" }
           *[other] , una Ciudad Amurallada
        }
        [ally] para { $family }, tu aliada: el punto, { $vote ->
            [0] el título
           *[other] el voto
        } y la ciudad
       *[other] para { $family }: el punto, { $vote ->
            [0] el título
           *[other] el voto
        } y la ciudad
    }
fief-panel-burn = +{ $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } ahora, −{ $each } chelines en cada ronda siguiente

## Movimiento

fief-panel-who-goes = Quién parte
fief-panel-marcher = { $city }, { $n ->
        [0] sin movimientos
        [one] le queda 1 movimiento
       *[other] le quedan { $n } movimientos
    } · { $alone ->
        [0] podría llevar { $units }
       *[other] sin tropas que llevar
    }
fief-panel-storm-bound = Tormentas sobre { fief-region-the }: esta ronda solo se sale con un Pasadizo
fief-panel-in-force = ⛈️ Desastres que te afectan: { $what }
fief-panel-heretic = { $noble } se convierte en hereje{ $count ->
        [0] : la Justicia puede darle muerte
       *[other] ; si la Justicia le da muerte, pierdes: { $titles }
    }
fief-panel-exposed = pueden capturar a un Noble sin tropas: { $families }
fief-panel-unguarded = Si se van todas las unidades, nadie defiende { $city }: quien llegue se la queda{ $walled ->
        [0] { "" }
       *[other] { " " }con su título
    }
fief-panel-forsakes = Si nadie tuyo se queda en { $city }, la pierdes: deja allí una unidad o un Noble
fief-panel-left-to-go = Después, a { $noble } { $n ->
        [one] le queda 1 movimiento
       *[other] le quedan { $n } movimientos
    }: pulsa otra vez *Sugerir* o deja que se quede allí.
fief-panel-left-to-buy = Quizá convenga comprar algo más: pulsa otra vez *Sugerir*, o termina las compras.
fief-panel-lifts = ⚠️ acaba el asedio de { $city }{ $n ->
        [0] { "" }
        [one] { " " }y se pierde su catapulta
       *[other] { " " }y se pierden sus { $n } catapultas
    }
fief-panel-restless = ⚠️ { $city } puede rebelarse: una rebelión trae { $n ->
        [one] 1 dado y 1 golpe
       *[other] { $n } dados y { $n } golpes
    } contra { $left ->
        [0] una ciudad sin defensa
        [one] la única tropa que se queda
       *[other] las { $left } tropas que se quedan
    }. Si vence, arden el molino, la abadía y la fortaleza que haya
fief-panel-alone = { $noble } va sin tropas a…
fief-panel-goes = { $noble } va a…
fief-panel-who-next = ¿Quién parte después?
fief-panel-company = ¿Qué unidades van?
fief-panel-goes-with = { $noble } va con { $units } a…
fief-panel-by-hand = Mover a { $noble } paso a paso
fief-panel-by-way = { $way }, por { $city }
fief-panel-unit = { $unit } { $n }
fief-panel-with-all = Todas: { $n }
fief-panel-but-one = Todas menos una
fief-panel-half = { $kinds ->
        [one] La mitad
       *[other] La mitad de cada tipo
    }: { $n }
fief-panel-with-none = Ninguna
fief-panel-lead = Enviar a { $noble }
fief-panel-march = **{ $noble }** en { $city }, { $n ->
        [0] sin movimientos
        [one] le queda 1 movimiento
       *[other] le quedan { $n } movimientos
    } · { $alone ->
        [0] lleva { $units }
       *[other] no lleva unidades
    }
fief-panel-refused = aquí le negaron el permiso para seguir
fief-panel-landing = ⚠️ aquí pueden desembarcar invasores esta ronda
fief-panel-outside = de { $family }: te quedas fuera
fief-panel-ask-leave = de { $family }: pide permiso
fief-panel-forest = bandidos con 1 o 2: rescate
fief-panel-royal-journey = gasta los dos movimientos; las tropas no pueden ir
fief-panel-passage = cuesta tu Pasadizo
fief-panel-sword = se saca con { $faces ->
        [one] un 6
       *[other] un 4, un 5 o un 6
    }
fief-panel-comes = { $noble } ({ $family }) { $n ->
        [0] no lleva tropas
        [one] lleva 1 tropa
       *[other] lleva { $n } tropas
    } y { $moves ->
        [0] no le quedan movimientos
        [one] le queda 1 movimiento
       *[other] le quedan { $moves } movimientos
    }.

## Guerra

fief-panel-odds = tú: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $dice ->
        [0] ningún dado
        [one] 1 dado
       *[other] { $dice } dados
    }{ $walls ->
        [0] { "" }
       *[other] { " " }(murallas −{ $walls })
    }{ $extra ->
        [0] { "" }
        [one] { " " }+1 golpe
       *[other] { " " }+{ $extra } golpes
    } · ellos: { $known ->
        [0] { $least }–{ $most } puntos
       *[other] { $most ->
            [0] 0 puntos
            [one] 1 punto
           *[other] { $most } puntos
        }
    }
fief-panel-chances = 🎲 { $city }, contra { $foe }: ganas más o menos el { $same ->
        [0] { $least } % de los ataques así si sus tropas ocultas son las más fuertes posibles, y el { $most } % si son las más débiles
       *[other] { $most } % de los ataques así
    }
fief-panel-first = primero { $n ->
        [one] 1 dado
       *[other] { $n } dados
    }: { $by }
fief-panel-by-engines = máquinas
fief-panel-by-archers = arqueros
fief-panel-on-ally = ⚠️ es tu familia aliada
fief-panel-barred-storms = No puedes atacar a la familia { $family } en { $city }: hay Tormentas
fief-panel-barred-garter = No puedes atacar a la familia { $family } en { $city }: un Lord de la Jarretera nunca puede atacar al Soberano
fief-panel-siege = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } la próxima ronda por la catapulta; debe quedarse un Noble
fief-panel-sally = solo cuerpo a cuerpo; las murallas no te quitan dados
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
       *[other] { " " }(murallas −{ $walls })
    }{ $bonus ->
        [0] { "" }
        [one] , +1 golpe
       *[other] , +{ $bonus } golpes
    }
fief-panel-last-roll = Última tirada ({ $shot }): { $one }, { $hits ->
        [one] 1 golpe
       *[other] { $hits } golpes
    }; { $other }, { $against ->
        [one] 1 golpe
       *[other] { $against } golpes
    }.
fief-panel-idle = Hasta ahora, { $n ->
        [one] 1 tirada
       *[other] { $n } tiradas
    } sin bajas; con tres acaba la batalla.
fief-panel-aim = el Noble muere si el dado saca 3 golpes (1 de 6); si no, la andanada se pierde
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
fief-panel-to-lose = Tus tropas allí: { $units }. Te { $plague ->
        [0] { $n ->
            [one] queda por asumir 1 golpe
           *[other] quedan por asumir { $n } golpes
        }
       *[other] { $n ->
            [one] queda por perder 1 tropa
           *[other] quedan por perder { $n } tropas
        }
    }.
fief-panel-raiders = { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    } de infantería{ $leaders ->
        [0] { "" }
        [one] { " " }y un líder
       *[other] { " " }y { $leaders } líderes
    } contra { $troops ->
        [0] Nobles tuyos sin tropas
        [one] 1 tropa tuya
       *[other] { $troops } tropas tuyas
    }: { $attack ->
        [0] seguirán su camino sin luchar
       *[other] atacarán
    }.
fief-panel-rebels = { $count ->
        [one] 1 rebelión
       *[other] { $count } rebeliones
    }: { $n ->
        [0] ningún dado, por las murallas y los clérigos
        [one] 1 dado y 1 golpe
       *[other] { $n } dados y { $n } golpes
    }
fief-panel-rebel = { $force ->
        [one] 1 dado y 1 golpe
       *[other] { $force } dados y { $force } golpes
    } contra la familia { $family } y todos los que haya allí ({ $n ->
        [one] 1 tropa
       *[other] { $n } tropas
    })
fief-panel-rebel-held = la frenan las murallas: no tiene efecto si no se { $n ->
        [one] suma 1 rebelión más
       *[other] suman { $n } rebeliones más
    }
fief-panel-danegeld = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }, { $left ->
        [one] te queda 1 chelín
       *[other] te quedan { $left } chelines
    } · un ejército se va
fief-panel-intercede = con 1–3 se va un ejército para siempre; con 4–6 muere el clérigo
fief-panel-calm = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }, { $left ->
        [one] te queda 1 chelín
       *[other] te quedan { $left } chelines
    } · acaba con una rebelión
fief-panel-preach = con 1–{ $faces } acaba una rebelión; si no, muere el clérigo
fief-panel-rank-bishop = un obispo tiene 1 voto, igual que un Lord, y puede cobrar diezmos
fief-panel-rank-archbishop = un arzobispo tiene 2 votos y puede cobrar diezmos
fief-panel-rank-abbess = una abadesa tiene una abadía, que paga cada ronda
fief-panel-pillage-mill = +{ $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } ahora, −{ $each } chelines en cada ronda siguiente
fief-panel-pillage-abbey = +{ $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } y sus reliquias; la marca de la herejía para tu Noble
fief-panel-hire = { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }, { $left ->
        [one] te queda 1 chelín
       *[other] te quedan { $left } chelines
    } · { $points ->
        [one] 1 punto de fuerza
       *[other] { $points } puntos de fuerza
    } hasta el fin de la ronda
fief-panel-present = { $first ->
        [0] el Soberano recibe la reliquia
       *[other] la primera reliquia: 1 punto de victoria para ti, para siempre
    }
fief-panel-any-time = ¿Qué haces?

## Cartas armadas y tratos

fief-panel-armed = Una carta armada se juega sola en cuanto llega su momento, aunque no estés. Hasta entonces puedes retirarla. { $count ->
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
fief-panel-article-title = el título { $what ->
        [Gales] de { $what }
        [Marcas] de las { $what }
        [Midlands] de las { $what }
       *[other] del { $what }
    }
fief-panel-article-captive = { $what } (en cautiverio)
fief-panel-article-relic = { $what }
fief-panel-article-servant = { $what } (sirviente)
fief-panel-article-crossbow = { $n ->
        [one] 1 ballestero
       *[other] { $n } ballesteros
    } ({ $what })
fief-panel-article-nothing = nada
fief-panel-draft = Darías: { $gives }. Recibirías: { $wants }.
fief-panel-deal = Oferta { $number } { $mine ->
        [0] de la familia { $other }: recibes { $gives }, das { $wants }
       *[other] a la familia { $other }: das { $gives }, recibes { $wants }
    } ({ $route }; hasta el fin de la ronda { $round })

## Sirvientes

fief-panel-servant-mata = una vez por ronda: cambia una carta tuya por una al azar de otra mano
fief-panel-servant-odo = el molino de la ciudad de su amo paga incluso con Hambruna
fief-panel-servant-hild = la Peste solo mata a su amo con un 1
fief-panel-servant-wymond = su amo puede zarpar de un puerto en el que acaba de entrar
fief-panel-servant-aylward = su amo calma rebeldes por 2 chelines, y hablando solo falla con un 6
fief-panel-servant-gunnora = los cautivos de su amo cuestan 2 chelines más
fief-panel-servant-amice = el rescate de su amo baja 2 chelines
fief-panel-servant-col = una vez por ronda: una paloma perdida vuela otra vez
fief-panel-servant-tosti = una vez por ronda: una andanada cuenta un arquero más
fief-panel-servant-grim = una vez por ronda: se repite un dado de bombarda
fief-panel-servant-hamon = una vez por partida: ignora un dado que quitan las murallas en una batalla
fief-panel-servant-ivo = una vez por ronda: una fortaleza en la ciudad de su amo cuesta 3 chelines
fief-panel-servant-leofric = una vez por ronda: cinco unidades nuevas, en vez de cuatro, en la ciudad de su amo
fief-panel-servant-ragnild = una vez por ronda: un soldado gratis en la ciudad de su amo
fief-panel-servant-ketil = una vez por ronda: ve las tropas de un ejército en la ciudad de su amo o en una vecina
fief-panel-servant-avice = una vez por ronda: su amo no pide permiso para seguir desde una ciudad sin murallas
fief-panel-servant-hob = en Sherwood solo atrapan a su amo con un 1
fief-panel-servant-wulf = una vez por partida: fracasa un intento de asesinar a su amo
fief-panel-servant-tiphaine = una vez por partida: quita a su amo la marca de la herejía
fief-panel-servant-merewen = una vez por ronda: mira la primera carta de un mazo
fief-panel-servant-jordan = una vez por ronda: te deja robar dos Personajes
fief-panel-servant-sigrid = el impuesto danés le cuesta 3 chelines a su amo
fief-panel-servant-bardolf = una vez por ronda: un golpe más en una tirada cuerpo a cuerpo

## Una fase en breve

fief-panel-yours = { $n ->
        [one] queda 1 chelín
       *[other] quedan { $n } chelines
    } para el Soberano
fief-panel-kept = te { $n ->
        [one] queda 1 chelín
       *[other] quedan { $n } chelines
    }
fief-panel-received = tendrías { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }

## Qué termina un paso

fief-end-play = Terminar las cartas, { $n ->
        [0] sin guardar ninguna
        [one] guardando 1 carta
       *[other] guardando { $n } cartas
    }
fief-end-buy = Terminar las compras, { $n ->
        [0] sin guardar nada
        [one] guardando 1 chelín
       *[other] guardando { $n } chelines
    }
fief-end-move = Terminar el movimiento{ $left ->
        [0] { "" }
        [one] ; 1 Noble aún podría moverse
       *[other] ; { $left } Nobles aún podrían moverse
    }
fief-end-march = { $noble } se queda en { $city }
fief-end-battle = Terminar las batallas aquí, { $cities ->
        [0] sin opciones pendientes
        [one] dejando pasar 1 opción
       *[other] dejando pasar { $cities } opciones
    }
fief-end-court = Terminar la corte
fief-end-split = { $given ->
        [0] { $n ->
            [one] Quedarte el único chelín
           *[other] Quedarte los { $n } chelines
        }
       *[other] { $left ->
            [0] { $n ->
                [one] Repartir el único chelín
               *[other] Repartir los { $n } chelines
            }
           *[other] Repartir { $given } de { $n } chelines y quedarte el resto
        }
    }
fief-end-window = Terminar la ventana
fief-end-draw = Terminar el robo con { $drawn } de { $most } cartas
fief-end-burn = Terminar la quema
fief-end-pillage = Terminar el saqueo
fief-end-parley = No pagar ni enviar a nadie
fief-end-rebel = Quedarse fuera de la rebelión
fief-end-calm = Dejar en paz a los rebeldes
fief-end-garter = No dar la Jarretera
fief-end-bestow = No dar el título a nadie

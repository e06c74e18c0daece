# Una primera partida: qué se aprende en cada paso de los tres primeros años y qué guía allí al ordenador.
xidit-taught-placement = **Ahora:** elige una ciudad{ $n ->
        [one] { "" }
       *[other] {" "}para cada deseo, el mejor primero,
    } y pulsa **Sellar**: un buen comienzo es una ciudad con reclutas, o a un camino de ellos.
    { "" }**Por qué:** todo lo demás se paga con unidades, y los reclutas serán tus primeras unidades.
    { "" }**Después:** la partida acaba con tres evaluaciones, por este orden: { $tracks }. En cada una queda fuera el último puesto (en un empate, el que tenga menos unidades), y gana quien queda al final: no seas el último puesto de ninguna.
xidit-lesson-1-orders = **Ahora:** elige seis órdenes que pasen por dos o tres ciudades con reclutas, con una **acción** en cada una, y pulsa **Sellar**.
    { "" }**Por qué:** una acción en una ciudad con reclutas toma su unidad más débil, una vez por ciudad y año; la lista de cada paso dice adónde llevan los caminos.
    { "" }**Después:** el año que viene te preparas para una amenaza. Nada vale antes de **Sellar**: cambia tus órdenes cuanto quieras.
xidit-lesson-2-orders = **Ahora:** busca una amenaza cercana, elige órdenes que recluten las unidades que pide y te faltan, y pulsa **Sellar**.
    { "" }**Por qué:** con todas esas unidades, una **acción** en su ciudad la vence: las pagas y tomas dos de sus tres recompensas. Si falta una, no pasa nada.
    { "" }**Después:** el año que viene podrás vencerla, si acabas este cerca y tienes las unidades. Pero otros pueden llegar antes.
xidit-lesson-3-orders = **Ahora:** elige órdenes que venzan a una amenaza, o que recluten unidades para vencerla, y pulsa **Sellar**.
    { "" }**Por qué:** las amenazas dan las tres clases de fama: los soberanos son riqueza; los niveles de gremio, influencia; los bardos, reputación. No hace falta ir en cabeza en ninguna, solo no quedar en último lugar.
    { "" }**Después:** cuando tus órdenes den con una amenaza, debajo aparece la lista **Planear recompensas, bardos o Titanes**. Con ella fijas qué dos recompensas tomas allí; si no, deciden tus **Órdenes permanentes**.
xidit-lesson-reward = **Ahora:** toma dos recompensas: primero la de la clase en la que estás más cerca del último puesto, salvo que se desperdicie.
    { "" }**Por qué:** los soberanos son riqueza; los bardos, reputación; los niveles de gremio, influencia. Un gremio es de un solo asiento y tiene sitio para cuatro niveles; lo que no cabe no da nada.
    { "" }**Después:** las **Órdenes permanentes** o un plan para el paso pueden elegir antes de que se te pregunte.
xidit-taught-bards = **Ahora:** { $n ->
        [one] envía tu bardo adonde te dé el primer o el segundo puesto
       *[other] envía tus bardos adonde te den el primer o el segundo puesto: un botón los envía todos a una región, y la lista, de uno en uno
    }.
    { "" }**Por qué:** al final, quien más bardos tiene en una región gana su primer valor, quien le sigue gana el segundo y los demás, nada.
    { "" }**Después:** los bardos del Bastión quedan ocultos hasta el final, así que nadie más sabe cuántos son tuyos.
xidit-taught-fight = **Un combate que puedes ganar este año:** { $creature } en { $city }. Una forma de lograrlo: { $orders }. { $n ->
        [0] Así, nadie más puede vencer allí antes que tú.
        [one] { $seats } podría llegar antes, así que nada es seguro.
       *[other] { $seats } podrían llegar antes, así que nada es seguro.
    }
xidit-taught-census = **Ahora:** este año acaba con el primer censo; antes de gastar unidades, mira cuáles te quedarán entonces.
    { "" }**Por qué:** de cada clase de unidad, quien más enseña gana un premio, y en un empate lo ganan todos los empatados. No pierdes las unidades.
    { "" }**Después:** { $asked ->
        [0] tus **Órdenes permanentes** enseñarán todas tus unidades; puedes cambiarlo.
       *[other] tras el último paso se te preguntará cuántas enseñas.
    }
xidit-taught-counts = **Ahora:** pulsa **Enseñar todas las unidades** y después **Sellar**.
    { "" }**Por qué:** de cada clase de unidad, quien más enseña gana un premio, y en un empate lo ganan todos los empatados. No pierdes las unidades.
    { "" }**Después:** los demás ven lo que enseñas, y tus **Órdenes permanentes** pueden enseñarlo todo por ti en el próximo censo.
xidit-taught-titans = **Ahora:** hay Titanes despiertos. Para luchar contra uno, ordena una **acción** en una ciudad sin loseta donde no hayas vencido a nadie este año. Después elige el Titán en la lista **Planear recompensas, bardos o Titanes**, que aparece bajo tus órdenes.
    { "" }**Por qué:** un Titán cuesta unidades de cualquier clase (ahora hay despiertos Titanes de { $sizes } unidades; tú tienes { $units }) y da más que casi todas las amenazas.
    { "" }**Después:** sin un plan deciden tus **Órdenes permanentes**; siempre puedes dejar en paz a los Titanes.
xidit-taught-titan = **Ahora:** { $enough ->
        [0] pulsa **No luchar contra ningún Titán**, pues te faltan unidades
       *[other] elige un Titán, si crees que vale lo que cuesta, o pulsa **No luchar contra ningún Titán**
    }.
    { "" }**Por qué:** un Titán cuesta unidades de cualquier clase (ahora hay despiertos Titanes de { $sizes } unidades; tú tienes { $units }) y da más que casi todas las amenazas.
    { "" }**Después:** si luchas, luego eliges las unidades que entregas; un Titán al que dejas en paz sigue despierto para todos.
xidit-taught-spend = **Ahora:** entrega las unidades que menos echarás de menos, casi siempre las más débiles.
    { "" }**Por qué:** un Titán admite cualquier clase, pero una amenaza solo las que pide, y un censo cuenta las unidades que conservas.
    { "" }**Después:** tus **Órdenes permanentes** pueden pagar por ti, hasta la **Unidad más fuerte (Titán)** que fijes allí.
xidit-taught-raise = **Ahora:** construye en el gremio con más niveles que aún tenga sitio.
    { "" }**Por qué:** solo los niveles del tablero cuentan como influencia, y así tus gremios más pequeños siguen teniendo sitio para recompensas enteras.
    { "" }**Después:** tus **Órdenes permanentes** pueden construir por ti los niveles en espera.

# Con qué ha echado cuentas.
xidit-because-recruit = { $case ->
        [0] puedes reclutar 1 { $unit } en { $city }
        [1] se te une 1 { $first } en { $city } tal como está ahora, o 1 { $unit } cuando otros se hayan llevado las unidades más débiles
       *[other] puedes reclutar 1 { $unit } en { $city } si llegan allí a tiempo nuevos reclutas
    }{ $chance ->
        [100] { "" }
       *[other] {" "}({ $chance } % de probabilidad)
    }
xidit-because-recruit-for = para la amenaza de { $there } ({ $creature }): { $case ->
        [0] puedes reclutar 1 { $unit } en { $city }
        [1] se te une 1 { $first } en { $city } tal como está ahora, o 1 { $unit } cuando otros se hayan llevado las unidades más débiles
       *[other] puedes reclutar 1 { $unit } en { $city } si llegan allí a tiempo nuevos reclutas
    }{ $chance ->
        [100] { "" }
       *[other] {" "}({ $chance } % de probabilidad)
    }
xidit-because-sovereigns = ganas { $n ->
        [one] 1 soberano
       *[other] { $n } soberanos
    } en { $city }{ $chance ->
        [100] { "" }
       *[other] {" "}({ $chance } % de probabilidad)
    }, y por ahora la probabilidad de que superes la evaluación de { $track } es del { $safe } %
xidit-because-bards = ganas { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    } alrededor de { $city }{ $chance ->
        [100] { "" }
       *[other] {" "}({ $chance } % de probabilidad)
    }, por valor de { $points ->
        [0] menos de 1 punto
        [one] 1 punto más o menos
       *[other] unos { $points } puntos
    }, y por ahora la probabilidad de que superes la evaluación de { $track } es del { $safe } %
xidit-because-guild = ganas { $n ->
        [one] 1 nivel de gremio
       *[other] { $n } niveles de gremio
    } en { $city }{ $chance ->
        [100] { "" }
       *[other] {" "}({ $chance } % de probabilidad)
    }, y por ahora la probabilidad de que superes la evaluación de { $track } es del { $safe } %
xidit-because-pays = pagas { $units } en { $city }, { $share ->
        [0] un precio que apenas notarás
       *[other] por valor del { $share } % de una recompensa media
    }
xidit-because-keeps = el Titán de { $size } unidades te costaría unidades por valor del { $cost } % de una recompensa media, y su recompensa vale solo el { $gain } %
xidit-because-census = { $n ->
        [0] no te quedará ningún { $unit } para el próximo censo
       *[other] tendrás { $n } × { $unit } para el próximo censo, con un { $chance } % de probabilidad de que nadie enseñe más
    }
xidit-because-next = el año que viene puedes ir a por la amenaza de { $city } ({ $creature }), { $roads ->
        [0] allí mismo
        [one] a 1 camino
       *[other] a { $roads } caminos
    }, { $missing ->
        [0] sin que te falte ninguna unidad
        [one] a falta de 1 unidad
       *[other] a falta de { $missing } unidades
    }{ $chance ->
        [100] { "" }
       *[other] {" "}si se unen todos los reclutas ({ $chance } % de probabilidad)
    }
xidit-because-leaves-units = renuncias a la amenaza de { $city } ({ $creature }), un combate que ganarías con un { $chance } % de probabilidad: así las unidades que conservas valen más (un { $gain } % de una recompensa media), y el año entero también (un { $share } %)
xidit-because-leaves-census = renuncias a la amenaza de { $city } ({ $creature }), un combate que ganarías con un { $chance } % de probabilidad: así tus unidades para un censo valen más (un { $gain } % de una recompensa media), y el año entero también (un { $share } %)
xidit-because-leaves-next = renuncias a la amenaza de { $city } ({ $creature }), un combate que ganarías con un { $chance } % de probabilidad: así los combates del año que viene valen más (un { $gain } % de una recompensa media), y el año entero también (un { $share } %)
xidit-because-leaves-rewards = renuncias a la amenaza de { $city } ({ $creature }), un combate que ganarías con un { $chance } % de probabilidad: así tus demás recompensas de este año valen más (un { $gain } % de una recompensa media), y el año entero también (un { $share } %)
xidit-because-leaves-recruits = renuncias a la amenaza de { $city } ({ $creature }), un combate que ganarías con un { $chance } % de probabilidad: así tus reclutas valen más (un { $gain } % de una recompensa media), y el año entero también (un { $share } %)
xidit-because-leaves-near = renuncias a la amenaza de { $city } ({ $creature }), un combate que ganarías con un { $chance } % de probabilidad: así los reclutas cercanos a tu última ciudad valen más (un { $gain } % de una recompensa media), y el año entero también (un { $share } %)
xidit-because-near = el año acaba en { $city }{ $units_count ->
        [0] { "" }
       *[other] , con reclutas cerca ({ $units }), { $roads ->
            [0] los más próximos allí mismo
            [one] los más próximos a 1 camino
           *[other] los más próximos a { $roads } caminos
        }
    }
xidit-because-region = { $region } da { $first } de reputación a quien más bardos tiene y { $second } al segundo: { $n ->
        [one] tu bardo
       *[other] tus { $n } bardos
    } contra { $others } del mejor rival te { $n ->
        [one] daría
       *[other] darían
    } { $points ->
        [0] menos de 1 punto más
        [one] alrededor de 1 punto más
       *[other] unos { $points } puntos más
    }
xidit-because-spend = { $left ->
        [0] no te quedará ningún { $unit }
        [one] te quedará 1 { $unit }
       *[other] te quedarán { $left } × { $unit }
    }, y { $wanted ->
        [0] ninguna amenaza a la vista pide esa unidad
        [one] 1 amenaza a la vista pide esa unidad
       *[other] { $wanted } amenazas a la vista piden esa unidad
    }
xidit-because-behind = { $seat } quedará detrás del fantasma en { $track } con una probabilidad del { $chance } %
xidit-because-phantom = en { $track } es probable que llegues a { $n } más o menos, y el fantasma tiene { $phantom }
xidit-because-level = tu gremio de { $city } tiene { $n } de { $most } niveles y ninguno de tus gremios tiene más: si construyes ahí, los demás guardan sitio para recompensas enteras

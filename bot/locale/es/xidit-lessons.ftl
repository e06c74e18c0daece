# Una primera partida: qué se aprende en cada paso de los tres primeros años y qué guía allí a un jugador del ordenador.
xidit-lesson-placement = **El objetivo.** Reúne tres clases de fama: riqueza, influencia y reputación. Al final se miran una por una, y quien es último en alguna queda fuera: procura no ser el último en ninguna.
    { "" }**Ahora** dices dónde empieza tu héroe. Elige una ciudad con reclutas, o a un camino de ellos: con unidades se paga todo lo demás. Si el primer deseo está ocupado, cuenta el siguiente.
xidit-lesson-1-orders = **Este año: reclutar.** Das seis órdenes de una vez: un camino por su color, **acción** o **esperar**. Una acción en una ciudad con reclutas toma su unidad más débil, una vez por ciudad y año.
    Traza una ruta que pase por dos o tres ciudades con reclutas, con una *acción* en cada una. La lista de cada paso dice adónde lleva cada camino. Nada es definitivo hasta **sellar**; antes puedes cambiar lo que quieras.
xidit-lesson-2-orders = **Este año: prepararte para una amenaza.** Cada amenaza muestra las unidades que pide. Si tienes todas esas, una acción en su ciudad la vence: las pagas y tomas dos de tres recompensas. Si falta una, no pasa nada.
    Elige una amenaza que esté cerca y recluta lo que falta. No hace falta vencerla este año: quien lo acaba cerca y con todas sus unidades llega a tiempo el que viene. Los demás también marchan, y se la lleva quien actúa antes allí.
xidit-lesson-3-orders = **Este año: las tres famas.** El panel dice en qué orden se evaluarán. No hace falta ir primero en ninguna; lo que no puedes es ir último. Las amenazas dan las tres: la riqueza son soberanos; la influencia, niveles de gremio donde luchas; la reputación, bardos alrededor de esa ciudad.
    Vence a una o sigue reclutando para ella. Donde vayas a luchar, una **previsión** para ese paso dice de antemano qué dos recompensas tomas; si no, deciden tus órdenes permanentes.
xidit-lesson-reward = **Recompensas.** Has vencido a una amenaza y tomas dos de las tres: soberanos (riqueza), bardos (reputación) y niveles de gremio (influencia). Toma sobre todo la clase en la que más peligro corres de ser último, mientras no se desperdicie: en un gremio caben cuatro niveles y un solo dueño.
xidit-lesson-bards = Los **bardos** van a las regiones que tocan la ciudad. Al final, quien más tiene en una región gana su primer valor, el segundo gana el segundo y los demás, nada. Así que mira las dos cosas: cuánto vale la región y cuántos bardos tienen allí los demás. En el Bastión solo tú sabes cuántos son tuyos.
xidit-lesson-raise = **Un nivel que esperaba.** Ahora se puede construir donde haya sitio. Solo los niveles del tablero cuentan como influencia.
xidit-taught-fight = **Un combate que puedes ganar este año:** { $creature } en { $city }. Un camino hasta allí: { $orders }. { $n ->
        [0] Nadie más puede vencer allí antes que tú.
        [one] { $seats } podría llegar antes, así que nada es seguro.
       *[other] { $seats } podrían llegar antes, así que nada es seguro.
    }
xidit-taught-census = **El censo.** Este año acaba con el primero: de cada clase de unidad, quien más enseña gana un premio, y los que empatan lo ganan todos. Las unidades siguen siendo tuyas. Así, una que guardes este año puede dar más que una que gastes. { $asked ->
        [0] Tus órdenes permanentes enseñan todo lo que tienes; puedes cambiarlo.
       *[other] Se te preguntará cuántas enseñas.
    }
xidit-taught-titans = **Los Titanes han despertado.** Donde no hay loseta y no has vencido a nadie este año, una acción ataca a uno: cuesta { $sizes } unidades de cualquier clase y da más que casi todas las amenazas. Tienes { $units }. Prevélo en su paso, con las unidades que entregas; sin previsión deciden tus órdenes permanentes. Siempre puedes dejarlo.

# Con qué ha echado cuentas.
xidit-because-recruit = { $unit } por reclutar en { $city }{ $taken ->
        [0] { "" }
       *[other] , cuando otros se hayan llevado lo más débil
    }, al { $chance } %
xidit-because-recruit-for = { $unit } por reclutar en { $city }{ $taken ->
        [0] { "" }
       *[other] , cuando otros se hayan llevado lo más débil
    }, al { $chance } %, contra { $creature } en { $there }
xidit-because-sovereigns = { $n ->
        [one] 1 soberano
       *[other] { $n } soberanos
    } en { $city }{ $chance ->
        [100] { "" }
       *[other] , al { $chance } %
    } ({ $track } a salvo al { $safe } % por ahora)
xidit-because-bards = { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    } alrededor de { $city }{ $chance ->
        [100] { "" }
       *[other] , al { $chance } %
    }, por { $points ->
        [0] menos de 1 punto
        [one] cerca de 1 punto
       *[other] unos { $points } puntos
    } ({ $track } a salvo al { $safe } % por ahora)
xidit-because-guild = { $n ->
        [one] 1 nivel de gremio
       *[other] { $n } niveles de gremio
    } en { $city }{ $chance ->
        [100] { "" }
       *[other] , al { $chance } %
    } ({ $track } a salvo al { $safe } % por ahora)
xidit-because-pays = paga { $units } en { $city }, que { $share ->
        [0] no harían falta
       *[other] valen el { $share } % de una recompensa media
    }
xidit-because-keeps = las unidades para el Titán de { $size } unidades valen el { $cost } % de una recompensa media, y lo que da, el { $gain } %
xidit-because-census = { $unit } en el próximo censo: { $n ->
        [0] no queda ninguno
       *[other] { $n }, con un { $chance } % de que nadie muestre más
    }
xidit-because-next = el año que viene, { $creature } en { $city }, { $roads ->
        [0] allí mismo
        [one] a 1 camino
       *[other] a { $roads } caminos
    }, { $missing ->
        [0] sin que falte ninguna unidad
        [one] a falta de 1 unidad
       *[other] a falta de { $missing } unidades
    }{ $chance ->
        [100] { "" }
       *[other] {" "}si se unen todos los reclutas, lo que es seguro al { $chance } %
    }
xidit-because-leaves-units = no contra { $creature } en { $city }, aunque podrías combatir allí (seguro al { $chance } %): sin ese combate, las unidades que conservas cuentan un { $gain } % de una recompensa media más; el año entero, un { $share } % más
xidit-because-leaves-census = no contra { $creature } en { $city }, aunque podrías combatir allí (seguro al { $chance } %): sin ese combate, las unidades para un censo cuentan un { $gain } % de una recompensa media más; el año entero, un { $share } % más
xidit-because-leaves-next = no contra { $creature } en { $city }, aunque podrías combatir allí (seguro al { $chance } %): sin ese combate, los enemigos del año que viene cuentan un { $gain } % de una recompensa media más; el año entero, un { $share } % más
xidit-because-leaves-rewards = no contra { $creature } en { $city }, aunque podrías combatir allí (seguro al { $chance } %): sin ese combate, las demás recompensas de este año cuentan un { $gain } % de una recompensa media más; el año entero, un { $share } % más
xidit-because-leaves-recruits = no contra { $creature } en { $city }, aunque podrías combatir allí (seguro al { $chance } %): sin ese combate, los reclutas cuentan un { $gain } % de una recompensa media más; el año entero, un { $share } % más
xidit-because-leaves-near = no contra { $creature } en { $city }, aunque podrías combatir allí (seguro al { $chance } %): sin ese combate, los reclutas cerca de donde acaba cuentan un { $gain } % de una recompensa media más; el año entero, un { $share } % más
xidit-because-near = el año acaba en { $city }{ $units_count ->
        [0] { "" }
       *[other] , con { $units } por reclutar cerca, { $roads ->
            [0] lo más próximo allí mismo
            [one] lo más próximo a 1 camino
           *[other] lo más próximo a { $roads } caminos
        }
    }
xidit-because-region = { $region }, que da { $first } y { $second } de reputación: { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    } contra { $others }, por { $points ->
        [0] menos de 1 punto
        [one] cerca de 1 punto
       *[other] unos { $points } puntos
    } más
xidit-because-spend = { $unit }: { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }, y { $wanted ->
        [0] ninguna amenaza a la vista lo pide
        [one] lo pide 1 amenaza a la vista
       *[other] lo piden { $wanted } amenazas a la vista
    }
xidit-because-behind = { $seat } detrás del fantasma en { $track }: al { $chance } %
xidit-because-phantom = en { $track } llegas a { $n } más o menos, y el fantasma tiene { $phantom }
xidit-because-level = { $city } tiene { $n } de { $most } niveles, ninguna tiene más: las demás guardan sitio para recompensas enteras

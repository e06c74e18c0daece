# Una primera partida: qué aprender en cada paso de los tres primeros turnos y con qué cuenta el ordenador.
fief-lesson-assign = **El objetivo.** Tener 3 puntos de victoria al final de la ronda 5, 6 o 7, o ser quien más tenga tras la 7. Un **feudo** da un punto: gana todas las ciudades de una región, ten en ella una fortaleza, paga el título y un Noble tuyo será su Lord. (Los matrimonios son para dos o cuatro familias; en esta mesa de tres no se casa nadie.)
    { "" }**Ahora** algo pequeño: tus dos Nobles reciben un sirviente cada uno. Lo que ayuda en el camino o en la batalla, para el hombre, que manda tus tropas y allí vale un punto; lo que ayuda con clérigos, peste o molinos, para la mujer, que puede quedarse en casa. Si los dos sirvientes son del mismo tipo, da casi igual.
fief-lesson-settle = **Dónde empezar.** Aquí recibes una fortaleza gratis, y todo título exige una en su región. Las regiones pequeñas se completan pronto: Gales y las Marcas tienen dos ciudades, y su título cuesta 4 chelines; el Norte y el Suroeste tienen tres, y cuesta 6. Ayudan los caminos en todas direcciones; los vecinos, no.
fief-lesson-1-discard = **Cartas.** Cada ronda robas dos: un **Personaje** (Nobles, títulos de la Iglesia, ayudantes) y una **Fortuna**, o dos Fortunas. Tu plan ya lo dice: **sella**. Lo que más necesitas ahora es un tercer Noble, porque solo los Nobles mandan tropas.
fief-lesson-2-discard = Entre las Fortunas hay **Desastres**, con el dorso de otro color. Quien destapa uno lo manda al contador y, cuando todos han robado, un dado dice dónde golpea. Tu plan dice también cuántos te atreves a destapar; lo normal son dos, y ninguno si eres quien más tiene que perder.
fief-lesson-3-discard = **Sitio en la mano.** Tienes tres cartas como mucho y robas dos, así que cada carta de más de una te cuesta un robo. Aparta lo que no vayas a usar pronto. Guarda Asesinato, Justicia, Emboscada, Pasadizo, Rebelión y Buen tiempo: se juegan casi en cualquier momento, y las armadas se juegan solas.
fief-lesson-1-play = **Jugar cartas.** Un Noble nuevo toma una ciudad que no es de nadie, o manda tropas que no tienen quien las lleve: elige una ciudad con otras libres alrededor, junto a tu región o donde aún no haya nadie. Un obispo es un voto y cobra diezmos; una abadesa funda una abadía que paga. Pero los clérigos nunca reinan: deja a alguien libre para la corona. ¿Nada que jugar? **Terminar las cartas**.
fief-lesson-2-play = **La Buena cosecha y el Buen tiempo** acaban con un Desastre o dan un chelín más por cada molino y abadía de una región. Cada línea dice cuánto es para ti. Juégalos donde estén tus molinos.
fief-lesson-3-play = **Los impuestos** cuestan un tesoro, de los que tienes dos por ronda, y los paga quien tenga las ciudades: un Lord cobra 2 chelines por cada ciudad de su feudo; un obispo, lo que den los molinos de su distrito. Mejor donde las ciudades son de otros; las gravadas pueden rebelarse.
fief-lesson-1-buy = **Compras.** Abre tu ciudad: la lista sigue abierta, y varias compras son otras tantas elecciones. Un **molino** (3) da 2 chelines cada ronda y cuanto antes se construya más rinde. Un **soldado** (1) es alguien a quien dejar en la próxima ciudad que tomes.
fief-lesson-2-buy = **Un título.** Si controlas todas las ciudades de una región y una fortaleza en ella, la lista ofrece el título: cómpralo lo primero. Da un punto de victoria, un voto y el derecho a gravar, y la fortaleza pasa a ser Ciudad Amurallada. Si solo falta la fortaleza, cuesta 5; si falta dinero, guarda el que tengas.
fief-lesson-3-buy = **Guarniciones.** Quien toma tu Ciudad Amurallada toma el título: guárdala antes que nada. Un caballero (3) cuenta 3 puntos y aguanta 3 golpes; hasta 6 puntos tiran un dado, hasta 12 dos, a partir de ahí tres. Los demás ven cuántas tropas tienes, no de qué clase.
fief-lesson-1-move = **Movimiento.** Cada Noble tiene dos movimientos, un camino cada uno, y las tropas solo van con un Noble. Una ciudad que no es de nadie es tuya en cuanto alguien tuyo está allí. Manda a uno con tropas a la siguiente ciudad de tu región; si le queda un movimiento, deja un soldado y sigue.
fief-lesson-2-move = **Permiso de paso.** Puedes entrar en cualquier ciudad, pero para seguir desde una que otra familia controla y guarda necesitas su permiso, y el silencio lo niega. A menudo se llega antes dando un rodeo. Donde no queda nadie tuyo, la ciudad vuelve a no ser de nadie, salvo que tenga tu fortaleza o sea de tu feudo.
fief-lesson-3-move = **Antes de una batalla.** Se lucha cuando todos han movido. Te quedas junto al enemigo y en la última fase puedes atacar a quien esté allí; él también. Lleva más de lo que él pueda tener: cada línea dice cuántas tropas enseña. Y deja una guarnición en casa.
fief-lesson-march = **En camino.** Toma tropas, sigue, deja algunas. Cuando se detiene ha terminado por esta ronda. Deja un soldado en cada ciudad que no era de nadie, o volverá a no serlo cuando él se vaya.
fief-lesson-court = **La corte.** Desde la ronda 2, todas empiezan aquí. Hay elección de Soberano cuando en el reino existen tres títulos de Lord y un obispo; solo se presentan Lores, cada Lord y cada obispo tiene un voto, y un arzobispo dos. Solo se te pregunta mientras haya aquí algo que puedas hacer.
fief-lesson-vote = **La elección.** La corona no da puntos, da poder: el Soberano pide un Impuesto Real, grava las regiones sin Lord y concede títulos gratis. Vota por tu candidato, o contra la familia que más puntos tenga.
fief-lesson-leave = **Alguien pide paso.** Si lo niegas, se queda donde está, a tu lado, hasta las batallas. Deja pasar a un Noble solo, para a un ejército. La próxima vez pueden responder tus órdenes permanentes.
fief-lesson-battle = **Batallas.** Nadie está obligado a luchar. Cada línea muestra tus puntos y dados, quién dispara antes, y lo menos y lo más que puede tener el otro bando. Una fortaleza te quita un dado y una Ciudad Amurallada dos: con 6 puntos o menos no tiras nada cuerpo a cuerpo contra una fortaleza; quedan las bombardas, los arqueros y el asedio.
fief-lesson-fight = **Tras una tirada** puedes seguir o parar y, ante murallas, poner asedio: su catapulta cuesta 5 chelines en las próximas compras, y después tira dos dados sin que le importen las murallas. Para mientras aún tengas a quien llevar a casa: el bando que se queda sin tropas pierde a sus Nobles como cautivos.
fief-lesson-lose = **Bajas.** Los golpes caen sobre quien tú elijas, los Nobles al final. Los soldados son los más baratos; un caballero aguanta tres golpes antes de caer.
fief-lesson-parley = Los **invasores** atacan a quienes superan en número y arrasan lo que toman. Cinco chelines hacen marchar a un ejército: una ganga si te iba a quitar el título. Mientras quede un invasor en Inglaterra, los ingresos de todos se reducen a la mitad.
fief-lesson-burn = **Quemar un molino** da 2 chelines una vez, lo mismo que paga cada ronda. Solo para un molino que vas a perder de todos modos.

## Con qué ha contado el ordenador

fief-because-near = { $region } tiene { $n } ciudades, a { $moves ->
        [one] 1 movimiento
       *[other] { $moves } movimientos
    } en total
fief-because-roads = { $n ->
        [one] sale de allí 1 camino
       *[other] salen de allí { $n } caminos
    }
fief-because-crowd = otros tienen { $n ->
        [one] 1 ciudad
       *[other] { $n } ciudades
    }, la más cercana a { $moves ->
        [one] 1 movimiento
       *[other] { $moves } movimientos
    }
fief-because-income = { $city } da { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } por ronda
fief-because-region = { $region }: { $n } de sus { $size } ciudades controladas
fief-because-title = { $region } es un título y un punto de victoria, por { $n ->
        [0] nada
        [one] 1 chelín
       *[other] { $n } chelines
    }
fief-because-odds = en { $city } se ganan unos { $n } de cada 100 ataques así, { $own ->
        [one] 1 punto
       *[other] { $own } puntos
    } contra { $foe }
fief-because-odds-between = en { $city } se ganan entre { $least } y { $most } de cada 100 ataques así, según qué tropas tengan: { $own ->
        [one] 1 punto
       *[other] { $own } puntos
    } contra tropas ocultas
fief-because-kills = el enemigo pierde { $same ->
        [0] de { $n } a { $most } golpes
       *[other] { $n ->
            [one] más o menos 1 golpe
           *[other] unos { $n } golpes
        }
    }
fief-because-losses = cuesta { $same ->
        [0] de { $n } a { $most } golpes
       *[other] { $n ->
            [one] más o menos 1 golpe
           *[other] unos { $n } golpes
        }
    }
fief-because-beaten = { $same ->
        [0] de { $n } a { $most }
       *[other] { $n }
    } de cada 100 se pierden, y con ellas { $nobles }
fief-because-shut = { $own } puntos encierran a { $foe } en { $city }
fief-because-holds = { $n } de cada 100 defensas así resisten, { $own ->
        [one] 1 punto
       *[other] { $own } puntos
    } contra { $foe }
fief-because-useless = nada de lo que queda puede alcanzar a nadie tras esas murallas
fief-because-risk = { $city } se pierde con un { $n } %
fief-because-guards = el riesgo en { $city } baja del { $n } % al { $risk } %
fief-because-garrison = en { $city } se aguantan { $n ->
        [one] 1 golpe
       *[other] { $n } golpes
    }
fief-because-comer = a { $city } puede llegar un enemigo con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
fief-because-left = { $city } queda con { $n ->
        [0] ninguna tropa
        [one] 1 tropa
       *[other] { $n } tropas
    }: se pierde con un { $risk } %
fief-because-stay = en { $city } { $n ->
        [0] no hay entonces tropas
        [one] hay entonces 1 tropa
       *[other] hay entonces { $n } tropas
    }
fief-because-moves = { $city } está a { $n ->
        [one] 1 movimiento
       *[other] { $n } movimientos
    }
fief-because-bandits = camino de { $city } esperan bandidos con un { $n } %
fief-because-plague = en { $city } espera la Peste
fief-because-nearer = { $city }, que vale la pena, queda a { $n ->
        [one] 1 movimiento
       *[other] { $n } movimientos
    }
fief-because-errand = en { $city } se puede conseguir o entregar la espada o una reliquia
fief-because-beside = junto a { $city } hay { $n ->
        [one] 1 ciudad
       *[other] { $n } ciudades
    } por ganar
fief-because-kin = la familia tiene { $n } de { $most } Nobles
fief-because-pair = un matrimonio une las dos familias
fief-because-poor = { $card } sirve de poco: { $n } de 100
fief-because-gain = da { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }
fief-because-others = otros reciben { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }
fief-because-costs = cuesta { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }
fief-because-leaves = { $n ->
        [0] no deja nada
        [one] deja 1 chelín
       *[other] deja { $n } chelines
    } en la bolsa
fief-because-saves = se { $n ->
        [one] guarda 1 chelín
       *[other] guardan { $n } chelines
    } para un título o un rescate
fief-because-mill = un molino da { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } en cada una de { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    } más
fief-because-mills = { $n ->
        [0] no paga allí ningún molino
        [one] paga allí 1 molino
       *[other] pagan allí { $n } molinos
    }
fief-because-votes = { $n ->
        [one] es un voto
       *[other] son { $n } votos
    }
fief-because-majority = { $n ->
        [one] 1 voto
       *[other] { $n } votos
    } contra { $others } de todos los demás
fief-because-titles = { $noble } tiene { $n ->
        [0] ningún título
        [one] 1 título
       *[other] { $n } títulos
    }
fief-because-wedded = juntos la victoria es probable en un { $n } %
fief-because-alone = a solas en un { $n } %
fief-because-bond = las dos familias ganan entonces solo juntas, con { $most } puntos de los que tienen { $n }, y ya no cada una sola con { $alone }
fief-because-friend = sirve a la familia o a un aliado
fief-because-troops = { $n ->
        [0] no viene tropa
        [one] viene 1 tropa
       *[other] vienen { $n } tropas
    }
fief-because-points = tiene { $n } de los { $most } puntos que necesita
fief-because-raid = los invasores toman { $city } con un { $n } %, { $foe ->
        [one] 1 punto
       *[other] { $foe } puntos
    } contra { $own }
fief-because-rebels = los rebeldes de { $city } dan unos { $n } golpes, y se aguantan { $own }
fief-because-blow = perder a { $noble } cuenta un { $n } % de un punto de victoria
fief-because-use = vale un { $n } % de un punto de victoria
fief-because-kept = la carta debe dar un { $n } % de un punto de victoria
fief-because-siege = el asedio de { $city } acaba y { $n ->
        [one] se pierde su catapulta
       *[other] se pierden sus { $n } catapultas
    }
fief-because-ally = { $card } golpearía a un amigo
fief-because-servant-war = { $servant } ayuda en el camino y en la batalla, y { $noble }, un hombre, manda tus tropas
fief-because-servant-home = { $servant } ayuda con clérigos, peste o molinos, y { $noble }, una mujer, es quien se queda en casa
fief-because-servant-any = { $servant } le sirve igual a cualquiera de los dos Nobles
fief-because-servant-left = cada Noble recibe un sirviente, y para { $noble } queda { $servant }
fief-because-free = no cuesta nada
fief-because-last = es la última ronda
fief-because-nothing = nada más promete bastante

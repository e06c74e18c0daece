# Lo que traen los actos de Fief que no tienen precio: se dice en el panel.

fief-panel-does = **{ $what }:** { $told }
fief-panel-does-grant = la marcha sigue hasta { $to }{ $own ->
        [0] { "" }
       *[other] , que es tuya
    }
fief-panel-does-refuse = la marcha vuelve atrás o se queda aquí, fuera de tus murallas
fief-panel-does-fight = ambos bandos tiran otra vez, primero máquinas y arqueros
fief-panel-does-stop = acaba la batalla, cada cual se queda donde está y la ciudad no cambia de manos
fief-panel-does-siege = acaba la batalla y nadie entra ni sale; en las próximas compras pagas { $siege } chelines o acaba el asedio
fief-panel-does-surrender = pierdes tus tropas de aquí y tus Nobles caen en cautiverio; el rescate de cada uno es de 2 chelines, y 2 más por título
fief-panel-does-truce = la batalla acaba si el otro bando también la ofrece; si no, sigue
fief-panel-does-sap = un dado más para ti hasta que acabe esta batalla; Hamon ayuda una vez por partida
fief-panel-does-scuttle = pierdes la máquina, y quien gane no se la queda
fief-panel-does-join = tu gente de allí lucha en ese bando y cae con él
fief-panel-does-stay = tu gente sigue luchando en el mismo bando
fief-panel-does-come-out = cuerpo a cuerpo en campo abierto: sin murallas, arqueros ni máquinas
fief-panel-does-stay-in = pasan de largo y no se pierde nada
fief-panel-does-summon = todos votan un Impuesto Real de { $tax } chelines, que repartirías tú. Si se concede, esta ronda puede rebelarse cualquier ciudad
fief-panel-does-enter = si te dejan, entras tras las murallas; si no, te quedas fuera
fief-panel-does-parade = Nobles y caballeros siguen más allá de las murallas; un caballero se queda, y los demás tienen que seguir
fief-panel-does-raise = vuelve a la vida donde murió, con todos sus títulos; la Calavera no servirá más
fief-panel-does-let-die = guardas la Calavera para otra muerte
fief-panel-does-release-veil = podrá casarse o ser candidata; su título queda libre para otra mujer
fief-panel-does-hold-veil = no cambia nada
fief-panel-does-consent = la ciudad deja de ser de tu feudo y pasa a la corona
fief-panel-does-decline-crown = la ciudad sigue en tu feudo
fief-panel-does-keep-engines = te quedas con tantas como fichas haya en tu reserva
fief-panel-does-wreck = no se las queda nadie
fief-panel-does-hand-out = cada cual ve solo su parte; el resto es tuyo
fief-panel-does-knight = desde ahora, el Noble no podrá atacar nunca al Soberano; la Jarretera desempata al final
fief-panel-scout = solo tú sabrás de qué clase { $n ->
        [one] es la tropa
       *[other] son las { $n } tropas
    }; después, Ketil descansa hasta la próxima ronda
fief-panel-seize = { $units }: te quedas con tantas como fichas haya en tu reserva
fief-panel-wreck = vuelve a tu reserva, y nadie puede tomarla; comprar otra cuesta { $n } chelines
fief-panel-worth = { $n ->
        [one] 1 punto en el cuerpo a cuerpo
       *[other] { $n } puntos en el cuerpo a cuerpo
    }
fief-panel-engine = sin puntos en el cuerpo a cuerpo; dispara si hay un soldado con ella
fief-panel-kill-leader = { $city }: { $n ->
        [one] queda 1 unidad
       *[other] quedan { $n } unidades
    } de infantería, con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } menos en la defensa; sus cautivos quedan libres
fief-panel-trap-leader = { $city }: { $n ->
        [one] queda 1 unidad
       *[other] quedan { $n } unidades
    } de infantería, con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } menos en la defensa; sus cautivos quedan libres
fief-panel-wall = atacantes −2 dados · +1 chelín por ronda para ti · quien conquista la ciudad se queda su título
fief-panel-leave-relic = quien llegue aquí puede recoger las reliquias
fief-panel-take-sword = +1 golpe en el cuerpo a cuerpo; si capturan a quien la lleva, se la queda el captor
fief-panel-pardon = cuesta una paloma, { $n ->
        [0] no te queda ninguna
        [one] te queda 1
       *[other] te quedan { $n }
    }
fief-panel-shift-storm = se abre de nuevo la región { $one }; la región { $other } se cierra a movimientos, barcos y batallas
fief-panel-spy = no puedes elegir qué carta recibes; después, Mata descansa hasta la próxima ronda
fief-panel-of-family = { $noble } ({ $family })
fief-panel-any-of = un Noble de la familia { $family }
fief-panel-raider = un líder invasor
fief-panel-one-of-yours = uno de los tuyos
fief-panel-arm-meets = si { $who } está con { $yours }
fief-panel-arm-battle = cuando { $who } esté en una batalla
fief-panel-arm-fights = cuando luches en { $who }
fief-panel-arm-captured = cuando { $who } caiga en cautiverio
fief-panel-arm-crowned = cuando { $who } llegue al trono
fief-panel-arm-lord = cuando { $who } reciba un título de Lord
fief-panel-arm-stands = cuando { $who } se presente al trono
fief-panel-arm-weds = cuando { $who } se case
fief-panel-arm-accused = cuando { $who } reciba la marca de la herejía
fief-panel-arm-assault = cuando asaltes las murallas de { $who }
fief-panel-arm-attacked = cuando te ataquen en { $who }
fief-panel-arm-balked = cuando las murallas de { $who } frenen a los invasores
fief-panel-arm-held = cuando las Tormentas retengan a los invasores en { $who ->
        [Gales] { $who }
        [Marcas] las { $who }
        [Midlands] las { $who }
       *[other] el { $who }
    }
fief-panel-arm-storms = cuando haya Tormentas sobre { $who ->
        [Gales] { $who }
        [Marcas] las { $who }
        [Midlands] las { $who }
       *[other] el { $who }
    }
fief-panel-arm-restless = cuando { $who } pague un impuesto o pase hambre y haya alguien allí
fief-panel-arm-rises = cuando estalle una rebelión en { $who }
fief-panel-arm-kills = { $any ->
        [0] muere a manos de { $hand }
       *[other] muere a tus manos
    }
fief-panel-arm-takes = { $any ->
        [0] cae en manos de { $hand }
       *[other] cae en tus manos
    }
fief-panel-arm-judges = muere si es hereje y no es de la realeza ni está en una abadía
fief-panel-arm-falls = cae ante { $hand }
fief-panel-arm-frees = queda libre por el Pasadizo
fief-panel-arm-tunnels = las murallas no te quitan dados
fief-panel-arm-flees = tus Nobles se escabullen a { $city }
fief-panel-arm-undermines = sus murallas no cuentan
fief-panel-arm-guides = los invasores siguen de todos modos
fief-panel-arm-rebels = empieza una rebelión, con un dado y un golpe
fief-panel-arm-joins = los rebeldes tienen un dado y un golpe más
fief-panel-arm-clears = acaban las Tormentas; se descartan las dos cartas
fief-panel-arm-hires = { $n ->
        [one] llega 1 ballestero
       *[other] llegan { $n } ballesteros
    }, si te alcanza el dinero
fief-panel-arm-serves = el Burgués entra a tu servicio
fief-panel-fires = ⚠️ se juega sola tu carta armada { $card }: { $who }{ $ally ->
        [0] { "" }
       *[other] , de tu familia aliada
    }
fief-panel-still-armed = ⚠️ tu carta { $card } sigue armada para { $who }
fief-panel-spurn = no hay boda, y la petición queda rechazada
fief-panel-bestow = la abadía sigue o se reconstruye gratis; ella ya no podrá casarse
fief-panel-renounce = decide el prelado de su distrito; si acepta, ella podrá casarse, y otra mujer, recibir su título
fief-panel-ransom = el rescate completo es de { $full } chelines; { $left ->
        [one] te queda 1 chelín
       *[other] te quedan { $left } chelines
    }; el captor puede negarse
fief-panel-by-city = os encontráis en una ciudad: no se pierde nada
fief-panel-by-pigeon = cuesta una paloma; con un 6 no llega y se pierde el dinero
fief-panel-by-ring = os une un matrimonio: no se pierde nada
fief-panel-by-ransom = se paga por un cautivo: no se pierde nada
fief-panel-by-servants = solo pasan sirvientes de una familia a otra: no se pierde nada
fief-panel-rise = { $burgher ->
        [0] los rebeldes tienen un dado y un golpe más; cuesta la carta
       *[other] los rebeldes tienen un dado y un golpe más; cuesta un tesoro
    }
fief-panel-undermine = esta vez las murallas no protegen a nadie; cuesta el Pasadizo
fief-panel-flee = tus Nobles escapan con una tropa cada uno, el resto sigue luchando; cuesta el Pasadizo
fief-panel-confess = desaparece la marca de la herejía; Tiphaine ayuda una vez por partida
fief-panel-peek = solo tú ves la carta; después, Merewen descansa hasta la próxima ronda
fief-panel-guide = ni murallas ni Tormentas frenan su próximo paso; cuesta el Pasadizo o, con un Burgués, un tesoro
fief-panel-some-take = Llevar { $units }
fief-panel-some-leave = Dejar { $units }
fief-panel-some-pillage = { $noble } saquea la abadía de { $city }
fief-panel-some-buy = { $units } para { $city }
fief-panel-everybody = todas las unidades que aún pueden marchar, también las bombardas
fief-panel-disarm = { $card } ({ $who }) vuelve a tu mano, sin coste
fief-panel-relic-grail = contra un ejército que se defiende con él, los dados de 2 golpes no cuentan
fief-panel-relic-chasuble = mueve Tormentas a un mar vecino, cada carta de Tormentas una vez por ronda
fief-panel-relic-skull = resucita a un Noble, una vez en la partida
fief-panel-relic-shin = acaba con la Hambruna en todo el distrito de quien la lleva

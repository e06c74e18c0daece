# El mapa de Warrior Knights en imágenes y en palabras.

knights-picture-turn = Turno { $turn }
knights-picture-pile = Pila { $n }
knights-picture-stage-setup = Despliegue
knights-picture-stage-plan = Planificación
knights-picture-stage-actions = Acciones
knights-picture-stage-upkeep = Mantenimiento
knights-picture-stage-over = Fin
knights-picture-alt-board = { $title }, { $stage }.
knights-picture-alt-own = Tú: { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }, { $wages ->
        [one] 1 corona
       *[other] { $wages } coronas
    } de salarios; mano: { $hand }; tropas: { $troops }.
knights-picture-alt-baron = { $name }: Influencia { $influence }, ciudades { $cities }{ $overseas ->
        [0] { "" }
       *[other] {" "}y { $overseas } en el extranjero
    }, coronas { $crowns }, Votos { $votes }, Fe { $faith }.
knights-picture-besieged = asediada por { $names }
knights-picture-in-force = En vigor: { $list }
knights-picture-no-laws = No hay leyes ni Eventos duraderos en vigor.
knights-picture-pool = Influencia restante
knights-picture-majority = Ciudades para ganar
knights-picture-piles = Cartas en las pilas
knights-picture-own = Solo para ti
knights-picture-hand = En mano
knights-picture-dead = muerto; su heredero llega en el Mantenimiento
knights-picture-neutral = { $n ->
        [one] neutral
       *[other] ciudades neutrales
    }

## Qué cuesta y qué da cada opción

xidit-note-road-nothing = allí no hay nada
xidit-note-no-road = de { $city } no sale ese camino: no pasa nada
xidit-note-wait = se queda en { $city }
xidit-note-recruit = recluta en { $city }: { $units }
xidit-note-again = para entonces ya habrás reclutado en { $city }: no pasa nada
xidit-note-fight = { $city }, { $creature }: pagas { $units }, que ya tendrás
xidit-note-lacks = { $city }, { $creature }: no tendrás { $units }, así que no pasa nada
xidit-note-titan = { $city } está vacía: puedes atacar a un Titán ({ $sizes } unidades)
xidit-note-nothing = ahora no hay nada en { $city }: no pasa nada, salvo que llegue una loseta
xidit-warn-order = ⚠️ Paso { $step }: { $why }.
xidit-warn-again = Puedes sellar igualmente: los demás también se mueven y las losetas van y vienen.
xidit-note-region = { $first } a quien más bardos tenga, { $second } al segundo; tú { $n }, el mejor de los demás { $others }
xidit-note-bastion = secreto hasta el final: { $first } a quien más tenga, { $second } al segundo; tú { $n }
xidit-note-values = { $region } (primero { $first }, segundo { $second })
xidit-note-sovereigns = { $n ->
        [one] tendrás 1 soberano
       *[other] tendrás { $n } soberanos
    }
xidit-note-guild = { $built ->
        [0] aquí no se puede construir nada
        [one] cabe 1 nivel, gremio de { $levels }
       *[other] caben { $built } niveles, gremio de { $levels }
    }
xidit-gain-sovereigns-plain = { $n ->
        [one] 1 soberano
       *[other] { $n } soberanos
    }
xidit-gain-bards-plain = { $n ->
        [one] 1 bardo
       *[other] { $n } bardos
    }
xidit-gain-levels-plain = { $n ->
        [one] 1 nivel de gremio
       *[other] { $n } niveles de gremio
    }
xidit-note-titan-costs = pagas { $n } de tus { $units ->
        [one] 1 unidad
       *[other] { $units } unidades
    }; dos de: { $sovereigns ->
        [one] 1 soberano
       *[other] { $sovereigns } soberanos
    }, { $bards ->
        [one] 1 bardo
       *[other] { $bards } bardos
    }, { $guild ->
        [one] 1 nivel
       *[other] { $guild } niveles
    }
xidit-note-pass = conservas tus unidades
xidit-note-roads = caminos a { $cities }
xidit-note-default = según tus órdenes permanentes: { $chosen }
xidit-note-prize-none = nadie ve ninguna de estas; no optas al premio
xidit-note-raise = el gremio pasa de { $levels } a { $then } niveles
xidit-note-spend = tienes { $n }
xidit-note-phantom-wealth = soberanos del fantasma: { $n } → { $then }; tú tienes { $own }
xidit-note-phantom-influence = niveles del fantasma: { $n } → { $then }; tú has construido { $own }
xidit-note-phantom-reputation = reputación del fantasma: { $n } → { $then }; bardos que has enviado: { $own }
xidit-note-prize-militia = quien más milicianos enseñe gana 1 soberano; las unidades se conservan
xidit-note-prize-archer = quien más arqueros enseñe gana 2 soberanos; las unidades se conservan
xidit-note-prize-infantry = quien más infantes enseñe gana 1 bardo; las unidades se conservan
xidit-note-prize-cleric = quien más clérigos enseñe gana 2 bardos; las unidades se conservan
xidit-note-prize-mage = quien más magos enseñe gana 1 nivel de gremio; las unidades se conservan

## Qué cuesta y qué da cada opción

xidit-note-road-nothing = allí no hay loseta
xidit-note-no-road = de { $city } no sale ese camino: no pasa nada
xidit-note-wait = te quedas en { $city }
xidit-note-recruit = reclutas en { $city }: { $units }
xidit-note-again = para entonces ya habrás reclutado en { $city }: no pasa nada
xidit-note-barred = para entonces ya habrás vencido a un Titán en { $city }: no pasa nada
xidit-note-road-threat = { $tile } · { $missing ->
        [0] tendrás las unidades
        [one] te faltará 1 unidad
       *[other] te faltarán { $missing } unidades
    }
xidit-note-road-again = { $tile } · ya habrás reclutado allí
xidit-note-road-barred = { $tile } · allí vences antes a un Titán
xidit-note-fight = pagas { $units }; 2 de: { $sovereigns ->
        [one] 1 soberano
       *[other] { $sovereigns } soberanos
    }, { $bards ->
        [one] 1 bardo
       *[other] { $bards } bardos
    }, { $guild ->
        [one] 1 nivel
       *[other] { $guild } niveles
    }
xidit-note-fight-choose = pagas { $n } unidades ({ $rest ->
        [one] 1 la eliges
       *[other] { $rest } las eliges
    } al luchar); dos de: { $sovereigns ->
        [one] 1 soberano
       *[other] { $sovereigns } soberanos
    }, { $bards ->
        [one] 1 bardo
       *[other] { $bards } bardos
    }, { $guild ->
        [one] 1 nivel
       *[other] { $guild } niveles
    }
xidit-note-lacks = contra { $creature } te falta: { $units }; no pasa nada
xidit-note-titan = { $city } está vacía: se te preguntará si luchas contra un Titán ({ $sizes } unidades)
xidit-note-spare = { $city } está vacía; tu plan o tu orden permanente deja en paz a los Titanes: no pasa nada
xidit-note-few = { $city } está vacía: un Titán cuesta { $sizes } unidades y te { $missing ->
        [one] faltará
       *[other] faltarán
    } { $missing }: no pasa nada
xidit-note-coming = pronto llegará: { $tile }
xidit-note-nothing = ahora no hay loseta en { $city }: no pasa nada, salvo que llegue una
xidit-warn-order = ⚠️ Paso { $step }: { $why }.
xidit-warn-again = Puedes sellar igualmente: los demás también se mueven y las losetas van y vienen.
xidit-note-region = { $first } a quien más bardos tenga, { $second } al segundo; tú tienes { $n }; { $others ->
        [0] los demás, ninguno
       *[other] { $more ->
            [0] { $seat }, { $others }
           *[other] varios rivales, { $others }
        }
    }
xidit-note-bastion = secreto hasta el final: { $first } a quien más bardos tenga, { $second } al segundo; tú tienes { $n }
xidit-note-values = { $first } en { $region }
xidit-note-bards = { $n ->
        [0] aquí no hay ninguna región abierta: no sirven
       *[other] al primero: { $regions }
    }
xidit-note-sovereigns = { $n ->
        [one] tendrás 1 soberano
       *[other] tendrás { $n } soberanos
    }
xidit-note-guild = { $built ->
        [0] { $why ->
            [theirs] no cabe ninguno: el gremio es de { $seat }
            [another] no cabe ninguno: el gremio es ajeno
            [full] no cabe ninguno: el gremio está completo
           *[none] no te queda ningún nivel
        }
        [one] cabe 1: gremio de { $levels }
       *[other] caben { $built }: gremio de { $levels }
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
xidit-gain-reputation-plain = { $n } de reputación
xidit-note-titan-costs = pagas { $n } de tus { $units } unidades; dos de: { $sovereigns ->
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
xidit-note-default = tu orden permanente ahora: { $chosen }
xidit-note-prize-none = no enseñas ninguna y no ganas nada
xidit-note-census = quien más enseña gana { $prize }; no pierdes unidades · { $odds ->
        [sure] nadie puede enseñar tantas
        [tie] si alguien empata, ganas igual
       *[open] los demás tienen { $others } en total
    }
xidit-note-raise = el gremio pasa de { $levels } a { $then } niveles
xidit-note-spend = tienes { $n }
xidit-note-spend-copy = n.º { $k } de tus { $n }
xidit-note-phantom-wealth = soberanos del fantasma: { $n } → { $then }; los tuyos: { $own }
xidit-note-phantom-influence = niveles del fantasma: { $n } → { $then }; los que has construido tú: { $own }
xidit-note-phantom-reputation = reputación del fantasma: { $n } → { $then }; la tuya a la vista: { $own }
xidit-note-standing-reward-least = de soberanos, bardos enviados y niveles de gremio, las dos cosas de las que menos tengas
xidit-note-standing-reward-ask = la mesa te espera en cada recompensa
xidit-note-standing-instead-useful = si los niveles no caben o no se pueden enviar bardos: toma las dos cosas que sí sirven
xidit-note-standing-instead-ask = si los niveles no caben o no se pueden enviar bardos: se te pregunta
xidit-note-standing-bards-even = de uno en uno, repartidos entre las regiones abiertas de la ciudad
xidit-note-standing-bards-richest = todos a la región junto a la ciudad con el primer valor más alto
xidit-note-standing-bards-bastion = si la ciudad toca las Tierras de la Corona; si no, a la región más rica
xidit-note-standing-bards-ask = la mesa te espera siempre que haya varias regiones abiertas
xidit-note-standing-prize-even = de uno en uno, repartidos entre las regiones abiertas de la ciudad de tu héroe
xidit-note-standing-prize-richest = todos a la región junto a tu héroe con el primer valor más alto
xidit-note-standing-prize-bastion = si tu héroe está junto a las Tierras de la Corona; si no, a la región más rica
xidit-note-standing-prize-ask = la mesa te espera si los bardos ganados pueden ir a varias regiones
xidit-note-standing-titan-meant = el mayor Titán que puedas pagar si la ciudad empezó el año vacía, con tus unidades más débiles
xidit-note-standing-titan-always = el mayor Titán que puedas pagar en toda ciudad vacía, con tus unidades más débiles
xidit-note-standing-titan-never = una acción en una ciudad vacía no da nada
xidit-note-standing-titan-ask = la mesa te espera siempre que actúes en una ciudad vacía
xidit-note-standing-size-three = dejas en paz a los Titanes mayores
xidit-note-standing-size-four = dejas en paz a los Titanes mayores
xidit-note-standing-size-five = luchas contra cualquier Titán
xidit-note-standing-rank-militia = conservas las unidades más fuertes
xidit-note-standing-rank-archer = conservas las unidades más fuertes
xidit-note-standing-rank-infantry = conservas las unidades más fuertes
xidit-note-standing-rank-cleric = conservas a los magos
xidit-note-standing-rank-mage = gastas cualquier unidad, primero las más débiles
xidit-note-standing-census-all = no las pierdes, pero los demás las ven; puedes abrir el sello hasta que sellen todos
xidit-note-standing-census-ask = la mesa te espera en cada censo
xidit-note-standing-level-ask = la mesa te espera si varios de tus gremios tienen sitio
xidit-note-standing-level-fullest = los demás gremios guardan sitio para recompensas enteras

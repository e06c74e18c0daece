# Fief: qué pasa, de la primera ronda a la última.

## La marcha del juego

fief-round = **Empieza la ronda { $n }.**
fief-serves = { $servant } sirve a { $noble }.
fief-regions = Por orden de juego, los dados dan estas regiones a las familias: { $regions }.
fief-settles = La familia { $family } empieza en **{ $city }** con una fortaleza, sus dos Nobles y sus primeras tropas.
fief-won = **{ $seats_count ->
        [one] Gana { $seats }
       *[other] Ganan { $seats }
    }** al final de la ronda { $n }.
fief-nobody = Ha acabado la ronda { $n } y no ha ganado nadie.
fief-nearing-solo = ⏳ **{ $seats_count ->
        [one] Gana { $seats }
       *[other] Ganan { $seats }
    }** con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } al final de la ronda { $round } si nada cambia.
fief-nearing-alliance = ⏳ **{ $seats_count ->
        [one] Gana { $seats }
       *[other] Ganan { $seats }
    }** en alianza con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } al final de la ronda { $round } si nada cambia.
fief-nearing-rounds = ⏳ La ronda { $round } es la última. Si nada cambia, **{ $seats_count ->
        [one] gana { $seats }
       *[other] ganan { $seats }
    }** con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }. En caso de empate decide la Jarretera y, después, el título más alto.
fief-nearing-nobody = ⏳ La ronda { $round } es la última. De momento no gana nadie: nadie tiene puntos de victoria ni títulos.

## Cartas

fief-discards = { $seat } descarta { $cards }.
fief-draws = { $seat } roba del { $deck }.
fief-draws-own = Robas **{ $card }**.
fief-undrawn-own = Según tu plan ibas a robar otra carta del { $deck }, pero no se puede: { $why }.
fief-deck-made = Se barajan los descartes y se forma un nuevo { $deck }.
fief-deck-shuffled = Un título de la Iglesia vuelve al mazo de Personajes, que se baraja.
fief-disaster-drawn = { $seat } saca un **Desastre**, que va boca abajo al contador de Desastres.
fief-disaster-spilt = { $seat } saca un Desastre, pero el contador de Desastres está lleno: se descarta **{ $card }**.
fief-disaster = Desastre en **{ fief-region-the }**: **{ $card }**.
fief-disaster-twice = Otro Desastre de la misma clase en { fief-region-the }: { $card }. La segunda carta se descarta sin efecto.
fief-plague-kills = { $noble } contrae la Peste (dado { $die }).
fief-plague-spares = { $noble } escapa de la Peste (dado { $die }).
fief-plague-troop = Una tropa de la familia { $family } entra en { $city } y muere de la Peste.
fief-plague-past = { $n ->
        [one] Una tropa de la familia { $family } entra en { $city } y escapa de la Peste.
       *[other] { $n } tropas de la familia { $family } entran en { $city }, y todas escapan de la Peste.
    }
fief-plague-leader = El líder de los invasores se enfrenta a la Peste (dado { $die }; de 1 a 3 es mortal).
fief-plague-leader-deadly = El líder de los invasores { $deadly ->
        [0] escapa de la Peste
       *[other] muere de la Peste
    } (dado { $die }; de 1 a 3 es mortal).
fief-played = { $seat } ha terminado de jugar cartas en esta ronda.
fief-plays = { $seat } juega **{ $card }**.
fief-blessed = **{ $card }** para { fief-region-the }: cada molino y cada abadía de allí da 1 chelín más en esta ronda.
fief-cured = **{ $card }** acaba con { $disaster ->
        [Tormentas] las { $disaster }
       *[other] la { $disaster }
    } en { fief-region-the }; se descartan las dos cartas.
fief-storm-shifted = La Casulla lleva las Tormentas { fief-region-of } { $to ->
        [Gales] a { $to }
        [Marcas] a las { $to }
        [Midlands] a las { $to }
       *[other] al { $to }
    }.
fief-fed = La Tibia acaba con la Hambruna en { fief-region-the }.
fief-installs = { $seat } toma esta carta a su servicio: { $card }.
fief-slot-empty = La familia { $family } pierde una carta que tenía a su servicio: { $card }.
fief-hires = { $seat } contrata { $n ->
        [one] 1 ballestero
       *[other] { $n } ballesteros
    } para { $city }.

## Los Nobles y sus familias

fief-born = **{ $noble }** se une a la familia { $family } en { $city }.
fief-prince = **{ $noble }** es hijo de { $mother } y, por tanto, **Príncipe de Gales**, heredero del trono.
fief-entrusts = { $one } y { $other } intercambian sus sirvientes.
fief-dies = **{ $noble }**, de la familia { $family }, muere { $cause }.
fief-dies-role = Muere **{ $role } { $noble }**, de la familia { $family }, { $cause }.
fief-dies-office = **{ $noble }, { $office },** de la familia { $family }, muere { $cause }.
fief-alliance-over = **Las familias { $one } y { $other } ya no son aliadas.**
fief-throne-empty = **El trono queda vacío.**
fief-holds = La familia { $family } controla ahora { $city }.
fief-holds-loser = La familia { $family } controla ahora { $city } en lugar de la familia { $loser }.
fief-city-free = Ya nadie controla { $city }.
fief-city-free-loser = La familia { $loser } ya no controla { $city }.
fief-raised = **La Calavera resucita a { $noble }** en { $city }, con todos sus títulos. Esta reliquia ya no volverá a servir.
fief-title-vacant = No queda heredero: el título { fief-region-of } vuelve a estar libre.
fief-lord = **{ $noble }** ({ $family }) tiene ahora el título de Lord **{ fief-region-of }**: 1 punto de victoria.
fief-lord-loser = **{ $noble }** ({ $family }) tiene ahora el título de Lord **{ fief-region-of }**: 1 punto de victoria, que pierde la familia { $loser }.
fief-heresy = { $noble } lleva desde ahora la marca de la herejía.
fief-dispersed = Las tropas de la familia { $family } en { $city } se han quedado sin jefe: { $n ->
        [one] 1 tropa se va
       *[other] { $n } tropas se van
    } con los Nobles más cercanos de la familia.

## La corte y el Parlamento

fief-courts = { $one } pide la mano de **{ $other }**.
fief-spurns = { $other } se niega a casarse con { $one }.
fief-wedding = **{ $one } y { $other } se casan.** Sus familias son aliadas hasta que muera uno de los cónyuges.
fief-stands = **{ $noble }** se presenta al trono.
fief-voted = La familia { $family } vota por { $noble }: { $n ->
        [one] 1 voto
       *[other] { $n } votos
    }.
fief-decoy = La familia { $family } había puesto un señuelo en { $noble }.
fief-nobody-elected = Nadie tiene más votos que los demás, y el trono sigue vacío.
fief-crowned = **{ $noble }, de la familia { $family }, llega al trono** { $way }.
fief-summons = **{ $noble } convoca al Parlamento** para votar un Impuesto Real de { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }.
fief-parliament-vote = La familia { $family } vota { $vote } ({ $n ->
        [one] 1 voto
       *[other] { $n } votos
    }).
fief-tax-granted = **El Parlamento concede el Impuesto Real:** { $n } a favor, { $against } en contra, de { $all ->
        [one] 1 voto posible
       *[other] { $all } votos posibles
    }. El Soberano reparte el dinero en secreto, y esta ronda puede rebelarse cualquier ciudad.
fief-tax-denied = **El Parlamento niega el Impuesto Real:** { $n } a favor, { $against } en contra, de { $all ->
        [one] 1 voto posible
       *[other] { $all } votos posibles
    }.
fief-share = { $seat } recibe { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } del Impuesto Real.

## La Iglesia

fief-ordained = **{ $noble }** recibe el título de **{ $card }** en { $district }.
fief-abbey = { $noble } funda una **{ $building }** en { $city }.
fief-relic-found = **{ $noble } encuentra una reliquia en { $city }: { $relic }.**
fief-relic-dropped = Una reliquia se queda sin quien la llevaba y permanece donde está: { $relic }.
fief-relic-given = { $noble } da una reliquia a { $other }.
fief-relic-lost = Los invasores encuentran una reliquia en { $city } y la destruyen.
fief-gift = **{ $noble } entrega la primera reliquia al Soberano:** { $seat } recibe 1 punto de victoria para siempre.

## Ingresos y compras

fief-tallage = **Tallage en { $where ->
        [Gales] { $where }
        [Marcas] las { $where }
        [Midlands] las { $where }
       *[other] el { $where }
    }:** { $noble } ({ $family }) cobra 2 chelines por ciudad, la controle quien la controle.
fief-tithe = **Diezmo en { $where }:** { $noble } ({ $family }) cobra lo que los molinos de allí pagarían a sus dueños.
fief-income = Todos cobran sus ingresos.
fief-income-own = La familia { $family } recauda { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }{ $reasons_count ->
        [0] .
       *[other] : { $reasons }.
    }
fief-income-own-half = La familia { $family } recauda { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }{ $reasons_count ->
        [0] .
       *[other] : { $reasons }.
    } Es la mitad, porque hay invasores en Inglaterra.
fief-burns = { $seat } quema el molino de { $city } por 2 chelines.
fief-bought = { $seat } ha comprado { $units }.
fief-bought-nothing = { $seat } no ha comprado tropas.
fief-buys-own = Compras para { $city }: { $n } × { $unit }. { $left ->
        [0] No te queda nada.
        [one] Te queda 1 chelín.
       *[other] Te quedan { $left } chelines.
    }
fief-builds = La familia { $family } construye en { $city } { $building ->
        [molino] un **{ $building }**
       *[other] una **{ $building }**
    }.
fief-engineers = { $seat } paga una catapulta ante { $city }; desde ahora puede disparar.
fief-walled = **{ $city }** pasa a ser la Ciudad Amurallada { fief-region-of }.
fief-grants = El Soberano concede gratis a { $noble } el título { fief-region-of }.

## Cautivos y rescates

fief-captured = **{ $noble }**, de la familia { $family }, cae en cautiverio.
fief-captured-role = Cae en cautiverio **{ $role } { $noble }**, de la familia { $family }.
fief-captured-office = **{ $noble }, { $office },** de la familia { $family }, cae en cautiverio.
fief-captured-captor = **{ $noble }**, de la familia { $family }, cae en manos de { $captor }.
fief-captured-role-captor = Cae en manos de { $captor } **{ $role } { $noble }**, de la familia { $family }.
fief-captured-office-captor = **{ $noble }, { $office },** de la familia { $family }, cae en manos de { $captor }.
fief-freed = { $noble }, de la familia { $family }, recobra la libertad.
fief-appears = { $noble } aparece en { $city }.
fief-ransom = { $seat } paga { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } por la libertad de { $noble }: quien puede pagar un rescate completo debe hacerlo.

## Rebeliones

fief-rebellion = **¡Rebelión en { $city }!** La inicia { $seat }, y todos pueden sumarse.
fief-rises = { $seat } añade otra rebelión en { $city }.
fief-undermines = { $seat } enseña a los rebeldes un pasadizo: las murallas de { $city } no cuentan.
fief-calms = { $noble } paga y acaba con una rebelión.
fief-preaches = { $noble } habla a los rebeldes (dado { $die }).
fief-preaches-deadly = { $noble } habla a los rebeldes (dado { $die }): { $deadly ->
        [0] acaba una rebelión.
       *[other] los rebeldes dan muerte al clérigo.
    }
fief-rebels-strike = Los rebeldes de { $city } atacan y logran { $n ->
        [one] 1 golpe
       *[other] { $n } golpes
    } (dados: { $faces }; y 1 golpe más por cada dado).
fief-burnt = **Los rebeldes vencen en { $city }:** arden su molino, su abadía y su fortaleza; solo resiste una Ciudad Amurallada.
fief-parliament-over = El trono está vacío: el Parlamento se disuelve sin votar.
fief-relic-left = { $noble } deja { $relic } en { $city }.
fief-relic-taken = { $noble } recoge { $relic } en { $city }.
fief-asks-consent = La familia { $family }, de sangre real, quiere construir la Fortaleza Real en { $city } y pide permiso a la familia { $owner }.
fief-consents = La familia { $family } permite la Fortaleza Real en { $city }.
fief-consent-refused = La familia { $family } no permite la Fortaleza Real en { $city }.
fief-renounces = { $noble } pide dejar su título de abadesa.
fief-veil-held = { $other } no permite que { $noble } deje su título de abadesa.
fief-unveiled = **{ $noble }** deja de ser abadesa.
fief-bestows = El Soberano da un título a **{ $noble }**: { $card }.
fief-votes-laid = La familia { $family } { $nobles_count ->
        [0] no pone ningún voto
       *[other] pone votos boca abajo sobre { $nobles }
    }.
fief-peeks-own = La primera carta del mazo es **{ $card }**.

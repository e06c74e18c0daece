# El panel de La Guerra de las Rosas, y una fase contada en breve.

## Lo que tiene el asiento

roses-panel-points = { $n ->
        [0] **No quedan puntos**
        [one] **Queda 1 punto**
       *[other] **Quedan { $n } puntos**
    }
roses-panel-event = evento { $card }
roses-panel-goal = en { $area }
roses-panel-battle = **{ $area }, ronda { $n }**, ataca { $attacker }
roses-panel-laid = puesta: **{ $card }**
roses-panel-hand = Mano ({ $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }): { $cards }
roses-panel-card = { $card } ({ $n })
roses-panel-turn = Campaña { $campaign }, turno { $turn }
roses-panel-king = Rey: { $block }, { $seat }
roses-panel-pretender = Pretendiente: { $block }, { $seat }
roses-panel-nobody = nadie
roses-panel-waits = se espera a { $seats }

## Bloques y áreas

roses-panel-strength = Fuerza { $steps } de { $most }, { $rating }
roses-panel-moved = { $note }, ya se ha movido
roses-panel-vacant = vacía
roses-panel-count = { $n } de { $house ->
        [lancaster] Lancaster
       *[york] York
    }
roses-panel-contested = ⚔ en disputa: { $note }
roses-panel-border = frontera { $colour ->
        [yellow] amarilla
        [blue] azul
       *[red] roja
    }, admite { $n }
roses-panel-border-colour = frontera { $colour ->
        [yellow] amarilla
        [blue] azul
       *[red] roja
    }
roses-panel-port = puerto mayor
roses-panel-coast = costa
roses-panel-unknown = Aquí no hay nada que se llame `{ $name }`. Elige una de las sugerencias.

## La fase de acciones

roses-panel-from = ¿Desde qué área?
roses-panel-area = { $area } · { $n ->
        [one] 1 bloque
       *[other] { $n } bloques
    }
roses-panel-can-go = { $n ->
        [one] 1 puede salir
       *[other] { $n } pueden salir
    } · { $cost }
roses-panel-cost-point = cuesta 1 punto
roses-panel-cost-paid = ya pagada
roses-panel-cost-none = sin coste
roses-panel-cost-piracy = 1 punto por bloque
roses-panel-tick = Marca los bloques que salen de { $area }
roses-panel-all = Todos los de { $area } ({ $n })
roses-panel-to = { $n ->
        [one] ¿Adónde va?
       *[other] ¿Adónde van los { $n } bloques?
    }
roses-panel-way-over = { $area } pasando por { $over }
roses-panel-way-sea = { $area } por mar
roses-panel-attack = ⚔ ataque
roses-panel-takes = { $area } { $n ->
        [0] ninguno
       *[other] { $n }
    }
roses-panel-narrow = No hay sitio o puntos para los { $n }: { $areas }.
roses-panel-nowhere = No hay ningún área a la que puedan ir todos. Marca menos.
roses-panel-recruit = Reclutar ({ $n })
roses-panel-who-comes = ¿Quién entra?
roses-panel-comes-where = ¿Dónde entra { $block }?
roses-panel-commit = { $n ->
        [0] Confirmar
        [one] Confirmar, sobra 1 punto
       *[other] Confirmar, sobran { $n } puntos
    }

## Batallas y lo que sigue

roses-panel-who-acts = ¿Qué bloque actúa?
roses-panel-charge = ¿Contra quién carga?
roses-panel-treason = ¿A quién se tienta a la traición?
roses-panel-retreat = ¿Adónde se retira?
roses-panel-hits = ¿Quién recibe { $n ->
        [one] el impacto
       *[other] los { $n } impactos
    }?
roses-panel-who-goes = ¿Qué bloque se va?
roses-panel-regroup = ¿Adónde se reagrupa?
roses-panel-home = ¿A qué hogar va?
roses-panel-stay = Los demás se quedan
roses-panel-all-home = Los demás, a la casa evidente
roses-panel-start = Empezar la batalla
roses-panel-block-orders = Órdenes para bloques sueltos ({ $n })
roses-panel-order = { $what }: { $how }
roses-panel-treachery = tiradas de traición
roses-panel-order-who = ¿Qué bloque recibe una orden propia?

## Una fase contada en breve

roses-panel-told-moved = { $seat } mueve: { $ways }.
roses-panel-told-sailed = { $seat } navega: { $ways }.
roses-panel-told-regrouped = { $seat } reagrupa: { $ways }.
roses-panel-told-home = { $seat } envía a casa: { $ways }.
roses-panel-told-way = { $origin } → { $area } **{ $n }**
roses-panel-told-place = { $area } { $n }
roses-panel-told-recruited = { $seat } recluta: { $areas }.
roses-panel-told-starved = { $seat } pierde pasos por falta de suministro: { $areas }.
roses-panel-told-lost = { $seat } pierde bloques hasta la próxima campaña: { $areas }.
roses-panel-told-pooled = { $seat } envía bloques al fondo: { $areas }.
roses-panel-told-round = { $n ->
        [0] **La lucha sigue:**
       *[other] **Ronda { $n }:**
    } { $deeds }.
roses-panel-told-hits = { $seat } { $n ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $n } impactos
    }
roses-panel-told-killed = { $seat }: muere { $block }
roses-panel-told-fell = { $seat }: cae { $block }
roses-panel-told-trapped = { $seat }: { $block } no tiene salida
roses-panel-told-retreated = { $seat }: { $block } se retira a { $area }
roses-panel-told-defected = **{ $block } se pasa a { $seat }**

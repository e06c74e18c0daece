# Las imágenes de Carlomagno: lo que se lee en ellas y lo mismo en palabras para quien no puede verlas.

## Encabezado y fases

charlemagne-picture-game = Carlomagno
charlemagne-picture-years = { $first }–{ $last }
charlemagne-picture-phase-deploy = colocación
charlemagne-picture-phase-event = evento
charlemagne-picture-phase-stratagem = estratagemas
charlemagne-picture-phase-vassalage = vasallaje
charlemagne-picture-phase-treasury = tesoro
charlemagne-picture-phase-levy = leva
charlemagne-picture-phase-operations = operaciones
charlemagne-picture-phase-supply = aprovisionamiento
charlemagne-picture-phase-over = La partida ha terminado
charlemagne-picture-side-empire = Imperio
charlemagne-picture-side-tribal = Tribus
charlemagne-picture-side-neutral = neutral

## Victoria

charlemagne-picture-band-total-imperial = total imperial
charlemagne-picture-band-regional-imperial = regional imperial
charlemagne-picture-band-marginal-imperial = marginal imperial
charlemagne-picture-band-marginal-tribal = marginal tribal
charlemagne-picture-band-regional-tribal = regional tribal
charlemagne-picture-band-total-tribal = total tribal
charlemagne-picture-so-far = de momento: { $band }
charlemagne-picture-part-levy = leva { $n }
charlemagne-picture-part-burgs = burgos { $n }
charlemagne-picture-part-civilisation = civilización { $n }
charlemagne-picture-part-faith = fe { $n }
charlemagne-picture-part-king = muerte de Carlomagno { $n }
charlemagne-picture-tally-regions = regiones
charlemagne-picture-tally-burgs = burgos
charlemagne-picture-tally-units = unidades
charlemagne-picture-tally-markers = marcadores

## Leyenda

charlemagne-picture-legend-clear = llano
charlemagne-picture-legend-forest = bosque
charlemagne-picture-legend-rough = agreste
charlemagne-picture-legend-marsh = pantano
charlemagne-picture-legend-river = río
charlemagne-picture-legend-pass = paso
charlemagne-picture-legend-border = frontera
charlemagne-picture-legend-empire = Imperio
charlemagne-picture-legend-tribal = Tribus
charlemagne-picture-legend-neutral = neutral
charlemagne-picture-legend-spent = ya ha operado este turno
charlemagne-picture-legend-leader = líder
charlemagne-picture-legend-king = Carlomagno
charlemagne-picture-legend-augustus = Augustus
charlemagne-picture-legend-fleet = flota
charlemagne-picture-legend-burg = burgo
charlemagne-picture-legend-built = burgo construido
charlemagne-picture-legend-civilisation = civilización
charlemagne-picture-legend-pillage = saqueado
charlemagne-picture-legend-christian = cristianos
charlemagne-picture-legend-muslim = musulmanes
charlemagne-picture-legend-pagan = paganos
charlemagne-picture-legend-treaty = cláusulas que cumplir
charlemagne-picture-legend-turned = cambió desde el inicio
charlemagne-picture-legend-held = ocupado por ese bando
charlemagne-picture-legend-vacant = vacío
charlemagne-picture-legend-converted = convertidos
charlemagne-picture-legend-reach = al alcance, puntos que quedan
charlemagne-picture-legend-stop = zona enemiga: alto
charlemagne-picture-legend-hungry = no todas comen
charlemagne-picture-legend-wash = región de un bando
charlemagne-picture-legend-active = fuerza en operación
charlemagne-picture-legend-path = camino de la fuerza

## Fuerza, batalla, control

charlemagne-picture-force = Fuerza en { $place }
charlemagne-picture-strength = fuerza { $n } × { $factor } = { $total }
charlemagne-picture-operations = Puntos de operaciones
charlemagne-picture-rolled = { $base } + { $die } × { $factor } = { $total }
charlemagne-picture-forage = comida para { $feeds }, unidades: { $units }
charlemagne-picture-halted = detenida por una zona de control enemiga
charlemagne-picture-battle = Batalla: { $place }
charlemagne-picture-why-leader = líder
charlemagne-picture-why-king = Carlomagno
charlemagne-picture-why-ground = buen terreno
charlemagne-picture-why-advance = avance militar
charlemagne-picture-why-none = nada la multiplica
charlemagne-picture-prize = { $n ->
    [one] +1 marcador
   *[other] +{ $n } marcadores
 }
charlemagne-picture-result-ae = atacante eliminado
charlemagne-picture-result-ah = atacante pierde la mitad, retrocede 2
charlemagne-picture-result-a1 = atacante pierde 1, retrocede 1
charlemagne-picture-result-ar = atacante retrocede 1
charlemagne-picture-result-ex = ambos pierden 1
charlemagne-picture-result-dr = defensor retrocede 1
charlemagne-picture-result-d1 = defensor pierde 1, retrocede 1
charlemagne-picture-result-dh = defensor pierde la mitad, retrocede 2
charlemagne-picture-result-de = defensor eliminado
charlemagne-picture-control = Control de las regiones
charlemagne-picture-column-levy = leva
charlemagne-picture-column-side = control
charlemagne-picture-column-burgs = burgos
charlemagne-picture-column-points = puntos

## Intentos, revueltas, tratados

charlemagne-picture-vassalage = Vasallaje: { $region }
charlemagne-picture-conversion = Conversión: { $region }
charlemagne-picture-tries = intento
charlemagne-picture-guards = respuesta
charlemagne-picture-open = aún sin respuesta
charlemagne-picture-differential = diferencial
charlemagne-picture-shift-none = nada lo cambia
charlemagne-picture-shift-burgs = burgos ocupados
charlemagne-picture-shift-enemy-burgs = enemigo en burgos
charlemagne-picture-shift-leader = líder
charlemagne-picture-shift-enemy-leader = líder enemigo
charlemagne-picture-shift-absent = ninguna unidad allí
charlemagne-picture-shift-faith = fe
charlemagne-picture-shift-border = linda con el Imperio
charlemagne-picture-shift-frankish = tierra franca
charlemagne-picture-shift-power = gran potencia
charlemagne-picture-shift-own-region = región propia
charlemagne-picture-shift-enemy-region = región enemiga
charlemagne-picture-shift-culture = civilización
charlemagne-picture-shift-muslim = musulmana
charlemagne-picture-shift-return = fe antigua
charlemagne-picture-shift-christian = cristiana
charlemagne-picture-shift-garrisons = Imperio en todos los burgos
charlemagne-picture-shift-pillage = saqueada
charlemagne-picture-shift-tribal = unidades tribales
charlemagne-picture-shift-dead = Carlomagno muerto
charlemagne-picture-attempt-won = éxito
charlemagne-picture-attempt-loose = la región enemiga queda neutral
charlemagne-picture-attempt-nothing = nada
charlemagne-picture-attempt-revolt = la región propia puede rebelarse
charlemagne-picture-revolt = Revuelta: los dados
charlemagne-picture-revolt-open = Revuelta: aún pueden ir enviados
charlemagne-picture-revolt-none = en calma
charlemagne-picture-revolt-neutral = revuelta
charlemagne-picture-revolt-tribal = revuelta abierta
charlemagne-picture-revolt-key = revuelta: la región del Imperio queda neutral; revuelta abierta: además, la neutral se une a las Tribus
charlemagne-picture-more = y { $n } más
charlemagne-picture-treaty = Tratado { $n }
charlemagne-picture-treaty-force = en vigor hasta que acabe el turno
charlemagne-picture-treaty-offered = lo ofrece { $name }, espera respuesta
charlemagne-picture-treaty-draft = borrador de { $name }, sin proponer
charlemagne-picture-treaty-none = No hay ningún tratado
charlemagne-picture-clause-points = entrega { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 } de tesoro
charlemagne-picture-clause-marker = entrega un marcador: { $what }
charlemagne-picture-clause-neutral = renuncia al control de { $what }
charlemagne-picture-clause-peace = no ataca a nadie
charlemagne-picture-clause-avoid = no entra en este lugar: { $what }
charlemagne-picture-clause-leave = sale de este lugar: { $what }
charlemagne-picture-alt-attempt = { $title }. { $side }: puntos { $points } contra { $answer }, diferencial { $differential }.
charlemagne-picture-alt-roll = { $region }: dado { $die }, { $total } en total, { $result }
charlemagne-picture-alt-revolt = Dados de la revuelta: { $list }.

## La franja privada

charlemagne-picture-own-treasure = Tesoro
charlemagne-picture-own-hand = Marcadores de estratagema: { $n }
charlemagne-picture-own-offers = { $n ->
    [one] tratado ofrecido
   *[other] tratados ofrecidos
 }
charlemagne-picture-own-none = ninguno

## El final

charlemagne-picture-winner = { $name } ({ $side }) ha ganado
charlemagne-picture-points = puntos
charlemagne-picture-victory-total-imperial = Victoria total imperial
charlemagne-picture-victory-regional-imperial = Victoria regional imperial
charlemagne-picture-victory-marginal-imperial = Victoria marginal imperial
charlemagne-picture-victory-marginal-tribal = Victoria marginal tribal
charlemagne-picture-victory-regional-tribal = Victoria regional tribal
charlemagne-picture-victory-total-tribal = Victoria total tribal
charlemagne-picture-alt-turned = { $region }: ahora { $side }
charlemagne-picture-alt-battle = Ataque a { $place } ({ $attacker }): fuerza { $attack } contra { $defence }, relación { $odds }.
charlemagne-picture-alt-die = Dado { $die }: { $result }.

## La posición en palabras

charlemagne-picture-alt-board = { $title }: Carlomagno, { $turn } ({ $years }), { $phase }.
charlemagne-picture-alt-score = { $n } puntos de victoria del Imperio, { $band } ({ $parts }).
charlemagne-picture-alt-acting = Le toca a { $names }.
charlemagne-picture-alt-seat = { $name } ({ $side }) { $n ->
    [0] no controla ninguna región
    [one] controla una región ({ $list })
   *[other] controla { $n } regiones ({ $list })
 } y { $markers ->
    [0] no tiene marcadores
    [one] tiene un marcador
   *[other] tiene { $markers } marcadores
 }.
charlemagne-picture-alt-units = Unidades, { $side }: { $list }.
charlemagne-picture-alt-force = En operación ({ $side }): { $n ->
    [one] una unidad
   *[other] { $n } unidades
 } en { $place }, desde { $start }, { $points ->
    [one] queda 1 punto
   *[other] quedan { $points } puntos
 } de operaciones.
charlemagne-picture-alt-converted = Convertidas: { $list }.
charlemagne-picture-alt-pillaged = Saqueados: { $list }.
charlemagne-picture-alt-offers = { $n ->
    [one] Hay 1 oferta de tratado abierta, tuya o del otro bando.
   *[other] Hay { $n } ofertas de tratado abiertas, tuyas o del otro bando.
 }
charlemagne-picture-alt-own = Tú: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } de tesoro; marcadores: { $list }.
charlemagne-picture-alt-zoom = { $region }, vista ampliada: { $side }, { $faith }.
charlemagne-picture-alt-moves = Lo que hicieron las fuerzas: { $list }
charlemagne-picture-deed-marched = { $side }: fuerza { $n } desde { $place }, { $points } puntos
charlemagne-picture-deed-moved = Fuerza { $n }: { $goal }, { $points ->
    [one] queda 1 punto
   *[other] quedan { $points } puntos
 }
charlemagne-picture-deed-fought = { $place }: { $attack } contra { $defence }, { $odds }: { $result }
charlemagne-picture-deed-dueled = { $place }: combate personal, { $one } a { $other }
charlemagne-picture-deed-lost = { $place }, { $side }: { $n ->
    [one] 1 unidad perdida
   *[other] { $n } unidades perdidas
 }
charlemagne-picture-deed-retreated = { $side } retrocede: { $goal }
charlemagne-picture-deed-escaped = Carlomagno escapa: { $goal }
charlemagne-picture-deed-pillaged = { $side }, saqueo de { $place }: botín { $n }
charlemagne-picture-deed-spared = { $side }, saqueo fallido: { $place }
charlemagne-picture-deed-attempted = { $side }, { $title }: diferencial { $differential }, { $result }

## Lo que se puede mostrar además de regiones

charlemagne-word-attempt = vasallaje o conversión
charlemagne-word-revolts = dados de una revuelta
charlemagne-word-treaties = tratados
charlemagne-word-control = control de las regiones
charlemagne-word-score = puntuación
charlemagne-word-force = la fuerza en operación
charlemagne-word-battle = batalla

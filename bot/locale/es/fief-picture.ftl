# Las imágenes de Fief: lo que hay en ellas, y lo mismo en palabras para quien no puede verlas.

## Encabezado y etapas

fief-picture-game = Fief: Inglaterra
fief-picture-stage-settle = elegir dónde empezar
fief-picture-stage-court = corte
fief-picture-stage-discard = descartes
fief-picture-stage-draw = robar cartas
fief-picture-stage-fate = Desastres
fief-picture-stage-play = jugar cartas
fief-picture-stage-eve = antes de los ingresos
fief-picture-stage-income = ingresos
fief-picture-stage-burn = quemar molinos
fief-picture-stage-ransom = rescates
fief-picture-stage-buy = compras
fief-picture-stage-move = movimiento
fief-picture-stage-raid = invasores
fief-picture-stage-battle = batallas
fief-picture-stage-pillage = saqueo
fief-picture-stage-dusk = fin de la ronda
fief-picture-stage-over = La partida ha terminado
fief-picture-throne-empty = El trono está vacío
fief-picture-points = { $n ->
    [one] punto
   *[other] puntos
 }
fief-picture-goal = con { $n } puntos se gana sin aliado desde la ronda 5

## Títulos, Iglesia, mazos

fief-picture-dormant = puede volver
fief-picture-rank-barony = baronía, { $n } chelines
fief-picture-rank-county = condado, { $n } chelines
fief-picture-rank-duchy = ducado, { $n } chelines
fief-picture-church = { $see }: { $noble }
fief-picture-sees = Obispados
fief-picture-abbeys = Abadías
fief-picture-see-exeter = Exeter
fief-picture-see-york = York
fief-picture-see-norwich = Norwich
fief-picture-see-canterbury = Canterbury
fief-picture-autumn-abbess = Otoño
fief-picture-spring-abbess = Primavera
fief-picture-winter-abbess = Invierno
fief-picture-discards = descartes: { $n }
fief-picture-track = Desastres

## Leyenda

fief-picture-legend-controlled = controla la ciudad
fief-picture-legend-inside = dentro
fief-picture-legend-outside = fuera, en el camino
fief-picture-legend-rock = piedra de Excalibur
fief-picture-legend-road = camino y su salida
fief-picture-legend-bandits = sendero de bandidos
fief-picture-legend-fortress = fortaleza
fief-picture-legend-walled = Ciudad Amurallada
fief-picture-legend-abbey = abadía
fief-picture-legend-royal-fortress = Fortaleza Real
fief-picture-legend-royal-abbey = Abadía Real
fief-picture-legend-mill = molino
fief-picture-legend-sword = Excalibur
fief-picture-legend-hidden = reliquia oculta
fief-picture-legend-captive = cautivo
fief-picture-legend-catapult = catapulta
fief-picture-legend-bombard = bombarda
fief-picture-legend-works = catapulta en obras
fief-picture-legend-crossbow = ballesteros
fief-picture-legend-siege = asedio
fief-picture-legend-raiders = invasores
fief-picture-legend-guard = guardia real
fief-picture-legend-garter = Jarretera
fief-picture-legend-heresy = herejía
fief-picture-legend-grail = el Grial
fief-picture-legend-chasuble = la Casulla
fief-picture-legend-skull = la Calavera
fief-picture-legend-shin = la Tibia
fief-picture-legend-asleep = aún sin efecto
fief-picture-legend-first = primer jugador
fief-picture-legend-votes = votos
fief-picture-legend-ally = alianza por matrimonio
fief-picture-legend-battle = batalla o rebelión
fief-picture-legend-characters = cartas de Personaje
fief-picture-legend-fortunes = cartas de Fortuna
fief-picture-legend-disaster = carta de Desastre
fief-picture-legend-laurel = desde aquí se puede ganar

## La hoja de una familia

fief-picture-untitled = sin título
fief-picture-held = en manos de { $who }, rescate { $n }
fief-picture-held-invaders = los invasores
fief-picture-held-bandits = los bandidos
fief-picture-nowhere = no está en el mapa
fief-picture-married = matrimonio con { $name }
fief-picture-guards = { $n ->
    [one] 1 guardia real
   *[other] { $n } guardias reales
 }
fief-picture-votes = { $n ->
    [one] 1 voto
   *[other] { $n } votos
 }
fief-picture-used = { $servant } (descansa)
fief-picture-captives = Cautivos
fief-picture-slot = A su servicio
fief-picture-treasures = tesoros
fief-picture-pigeons = palomas
fief-picture-reserve = Reserva
fief-picture-lands = Feudos: { $fiefs } · Ciudades: { $cities }
fief-picture-allied = alianza con { $name }
fief-picture-alt-family = { $name } (familia { $family }), { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }. Nobles: { $nobles }. Feudos: { $fiefs }. Ciudades: { $cities }.

## Batalla y rebelión

fief-picture-battle = Batalla de { $place }
fief-picture-strength = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
fief-picture-penalty = −{ $n } por murallas
fief-picture-bonus = +{ $n ->
    [one] 1 golpe
   *[other] { $n } golpes
 }
fief-picture-unit-soldier = soldados
fief-picture-unit-archer = arqueros
fief-picture-unit-knight = caballeros
fief-picture-unit-crossbow = ballesteros
fief-picture-unit-bombard = bombardas
fief-picture-unit-catapult = catapultas
fief-picture-unit-infantry = infantería
fief-picture-unit-leader = líderes
fief-picture-unit-royal-knight = caballeros reales
fief-picture-unit-royal-soldier = soldados reales
fief-picture-alt-strength = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }, { $dice ->
    [0] ningún dado
    [one] 1 dado
   *[other] { $dice } dados
 }
fief-picture-alt-fallen = bajas: { $list }
fief-picture-alt-volley = { $what }: dados { $one } contra { $other }, golpes { $hits } contra { $back }
fief-picture-rebellion = Rebelión en { $place }: { $n ->
    [0] ningún dado
    [one] 1 dado
   *[other] { $n } dados
 }
fief-picture-rebel-gather = todos pueden sumarse
fief-picture-rebel-calm = los clérigos hablan a los rebeldes
fief-picture-rebel-strike = los rebeldes golpean
fief-picture-rebel-calmed = calmadas: { $n }

## Corte, elecciones, Parlamento

fief-picture-assembly-court = En la corte
fief-picture-assembly-election = La elección
fief-picture-assembly-parliament = El Parlamento
fief-picture-assembly-votes = Votos en el Parlamento y en las elecciones
fief-picture-offers = Peticiones de mano
fief-picture-candidates = Candidatos
fief-picture-no-election = No puede haber elección
fief-picture-tax-asked = Impuesto Real solicitado
fief-picture-tax-half = se concede con más de la mitad de los votos emitidos; hay { $n }
fief-picture-tax-granted = Impuesto Real concedido
fief-picture-tax-denied = Impuesto Real negado
fief-picture-counted-election = La elección de la ronda { $n }
fief-picture-counted-parliament = El Parlamento de la ronda { $n }
fief-picture-decoy = señuelo
fief-picture-elected = Gana la elección { $name }
fief-picture-elected-nobody = Nadie gana la elección
fief-picture-alt-court = En la corte. Peticiones de mano: { $offers }. Candidatos: { $candidates }.
fief-picture-alt-election = Se celebra una elección. Candidatos: { $candidates }.
fief-picture-alt-votes = Votos: { $list }.
fief-picture-alt-parliament = El Parlamento vota un Impuesto Real de { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }.

## La franja privada

fief-picture-own-income = próximos ingresos { $n }
fief-picture-own-plan = roba: { $list }
fief-picture-own-armed = armadas: { $list }
fief-picture-own-deals = { $n ->
    [one] 1 oferta abierta
   *[other] { $n } ofertas abiertas
 }
fief-picture-own-company = lleva { $n ->
    [one] 1 unidad
   *[other] { $n } unidades
 }
fief-picture-own-noble = { $noble }, { $place }
fief-picture-own-hand = Mano: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }
fief-picture-own-none = nada
fief-picture-site-sea = { $place }, en el muelle
fief-picture-site-forest = { $place }, junto al bosque
fief-picture-site-captive = { $place }, con { $noble }
fief-picture-site-parade = { $place }, en desfile
fief-picture-site-road = { $place }, en el camino a { $road }

## El final: resultado y genealogía

fief-picture-genealogy = Las familias y sus Nobles
fief-picture-founder = desde el comienzo
fief-picture-born = desde la ronda { $n }
fief-picture-died = muerte en la ronda { $n }
fief-picture-crowned = corona
fief-picture-ordained = prelado
fief-picture-no-fief = sin feudo
fief-picture-gift = primera reliquia
fief-picture-winner = { $n ->
    [one] Gana { $names }
   *[other] Ganan juntos { $names }
 }
fief-picture-winner-nobody = No gana nadie

## La posición en palabras

fief-picture-alt-board = { $title }: Fief, { $round }, { $stage }.
fief-picture-alt-turn = Actúa { $name }.
fief-picture-alt-points = Puntos de victoria: { $list }.
fief-picture-alt-titles = Títulos: { $list }.
fief-picture-alt-seas = Cartas en los mares: { $list }.
fief-picture-alt-siege = asedio de la familia { $family }
fief-picture-alt-troops = { $n ->
    [one] 1 tropa
   *[other] { $n } tropas
 }
fief-picture-alt-captive = { $name } (en cautiverio)
fief-picture-alt-outside = fuera
fief-picture-alt-own = Tú: { $n ->
    [one] 1 chelín
   *[other] { $n } chelines
 }; mano: { $hand }; tropas: { $troops }.
fief-picture-alt-zoom = { $place }, de cerca.

## Repeticiones y nombres de las imágenes

fief-picture-replay = La ronda { $n }, paso a paso
fief-picture-alt-replay = Lo que pasó: { $list }
fief-word-vote = la votación
fief-word-genealogy = genealogía

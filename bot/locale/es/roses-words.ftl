# Palabras de La Guerra de las Rosas: áreas, mares, bloques, cartas, órdenes. Sin artículo, salvo donde siempre hace falta.

game-roses = Ricardo III: La Guerra de las Rosas

roses-seat-1 = Lancaster
roses-seat-2 = York

## Áreas

roses-place-ireland = Irlanda
roses-place-isle_of_man = Isla de Man
roses-place-scotland = Escocia
roses-place-northumbria = Northumbria
roses-place-cumbria = Cumbria
roses-place-north_yorks = Yorks Norte
roses-place-east_yorks = Yorks Este
roses-place-south_yorks = Yorks Sur
roses-place-lancaster = Lancaster
roses-place-caernarvon = Caernarvon
roses-place-chester = Chester
roses-place-derby = Derby
roses-place-lincoln = Lincoln
roses-place-pembroke = Pembroke
roses-place-powys = Powys
roses-place-hereford = Hereford
roses-place-warwick = Warwick
roses-place-leicester = Leicester
roses-place-rutland = Rutland
roses-place-east_anglia = Anglia Oriental
roses-place-glamorgan = Glamorgan
roses-place-gloucester = Gloucester
roses-place-oxford = Oxford
roses-place-middlesex = Middlesex
roses-place-essex = Essex
roses-place-somerset = Somerset
roses-place-wilts = Wilts
roses-place-sussex = Sussex
roses-place-kent = Kent
roses-place-cornwall = Cornualles
roses-place-dorset = Dorset
roses-place-france = Francia
roses-place-calais = Calais

## Mares

roses-word-irish_sea = Mar de Irlanda
roses-word-north_sea = Mar del Norte
roses-word-english_channel = Canal de la Mancha

## Bloques; quien existe en los dos bandos dice de quién es

roses-piece-yor_york = Ricardo de York
roses-piece-yor_march = March
roses-piece-yor_rutland = Rutland (York)
roses-piece-yor_clarence = Clarence (York)
roses-piece-yor_gloucester = Gloucester (York)
roses-piece-yor_essex = Essex (York)
roses-piece-yor_hastings = Hastings
roses-piece-yor_herbert = Herbert
roses-piece-yor_worcester = Worcester
roses-piece-yor_suffolk = Suffolk
roses-piece-yor_norfolk = Norfolk
roses-piece-yor_buckingham = Buckingham (York)
roses-piece-yor_exeter = Exeter (York)
roses-piece-yor_rivers = Rivers (York)
roses-piece-yor_northumberland = Northumberland (York)
roses-piece-yor_shrewsbury = Shrewsbury (York)
roses-piece-yor_stanley = Stanley (York)
roses-piece-yor_arundel = Arundel
roses-piece-yor_warwick = Warwick (York)
roses-piece-yor_kent = Kent (York)
roses-piece-yor_salisbury = Salisbury (York)
roses-piece-yor_westmoreland = Westmoreland (York)
roses-piece-yor_irish_mercenary = Mercenario irlandés
roses-piece-yor_burgundian_mercenary = Mercenario borgoñón
roses-piece-yor_calais_mercenary = Mercenario de Calais
roses-piece-yor_canterbury_church = Iglesia de Canterbury (York)
roses-piece-yor_york_church = Iglesia de York (York)
roses-piece-yor_london_levy = Leva de Londres
roses-piece-yor_norwich_levy = Leva de Norwich
roses-piece-yor_salisbury_levy = Leva de Salisbury
roses-piece-yor_bombard = Bombarda (York)
roses-piece-lan_henry_vi = Enrique VI
roses-piece-lan_prince_edward = Príncipe Eduardo
roses-piece-lan_exeter = Exeter (Lancaster)
roses-piece-lan_somerset = Somerset (Lancaster)
roses-piece-lan_richmond = Richmond
roses-piece-lan_westmoreland = Westmoreland (Lancaster)
roses-piece-lan_northumberland = Northumberland (Lancaster)
roses-piece-lan_shrewsbury = Shrewsbury (Lancaster)
roses-piece-lan_stanley = Stanley (Lancaster)
roses-piece-lan_warwick = Warwick (Lancaster)
roses-piece-lan_kent = Kent (Lancaster)
roses-piece-lan_salisbury = Salisbury (Lancaster)
roses-piece-lan_oxford = Oxford (Lancaster)
roses-piece-lan_pembroke = Pembroke (Lancaster)
roses-piece-lan_devon = Devon
roses-piece-lan_beaumont = Beaumont
roses-piece-lan_buckingham = Buckingham (Lancaster)
roses-piece-lan_clarence = Clarence (Lancaster)
roses-piece-lan_rivers = Rivers (Lancaster)
roses-piece-lan_clifford = Clifford
roses-piece-lan_wiltshire = Wiltshire
roses-piece-lan_scots_mercenary = Mercenario escocés
roses-piece-lan_welsh_mercenary = Mercenario galés
roses-piece-lan_french_mercenary = Mercenario francés
roses-piece-lan_canterbury_church = Iglesia de Canterbury (Lancaster)
roses-piece-lan_york_church = Iglesia de York (Lancaster)
roses-piece-lan_bombard = Bombarda (Lancaster)
roses-piece-lan_coventry_levy = Leva de Coventry
roses-piece-lan_bristol_levy = Leva de Bristol
roses-piece-lan_newcastle_levy = Leva de Newcastle
roses-piece-lan_york_levy = Leva de York
roses-piece-rebel = Rebelde

## Cartas

roses-piece-force_march = Marcha forzada
roses-piece-muster = Reunión
roses-piece-piracy = Piratería
roses-piece-plague = Peste
roses-piece-surprise = Sorpresa
roses-piece-treason = Traición
roses-piece-action_4 = Acción 4
roses-piece-action_3 = Acción 3
roses-piece-action_2 = Acción 2

## Fronteras y lugares

roses-word-sea = el mar
roses-word-pool = fondo
roses-word-spent = boca abajo hasta la próxima campaña
roses-word-fallen = boca abajo en su tierra
roses-word-minor = heredero menor
roses-word-aside = apartado
roses-word-dead = fuera para siempre
roses-word-line = en línea
roses-word-late = actúa desde la próxima ronda
roses-word-reserve = en reserva

## Quién hace una tirada de traición (Warwick y la carta Traición tienen su nombre arriba)

roses-word-london = Londres
roses-word-king = el Rey
roses-word-pretender = el Pretendiente

## Órdenes permanentes: de qué tratan

roses-word-act = en su turno
roses-word-retreat = retirada
roses-word-haven = retirarse a
roses-word-charge = carga
roses-word-hits = impactos
roses-word-regroup = tras vencer
roses-word-brief = preguntarme

## Órdenes permanentes: qué dicen (la orden para un bloque usa las mismas palabras)

roses-word-fire = disparar
roses-word-pass = esperar
roses-word-weak-1 = salir con fuerza 1
roses-word-weak-2 = salir con fuerza 1–2
roses-word-weak-3 = salir con fuerza 1–3
roses-word-round-2 = salir desde la ronda 2
roses-word-round-3 = salir desde la ronda 3
roses-word-auto = mi mayor grupo
roses-word-heir = solo contra su heredero mayor
roses-word-weakest = contra el más débil
roses-word-common = levas y bombardas primero
roses-word-nobles = los nobles primero
roses-word-stay = quedarse
roses-word-start = antes de cada batalla
roses-word-rounds = antes de cada ronda
roses-word-default = según el plan
roses-word-likely = si basta un dado
roses-word-card = un dado y carta
roses-word-feed = salen los que no caben

## Órdenes permanentes fuera de la batalla, y estilos

roses-word-hand = la mano
roses-word-battles = batallas
roses-word-odds = primero la más favorable
roses-word-crown = con Rey o Pretendiente
roses-word-entry = herederos
roses-word-loss = pérdidas
roses-word-home = vuelta a casa
roses-word-poor = enseñarla si es pobre
roses-word-obvious = el lugar evidente
roses-word-strongest = primero los más fuertes
roses-word-quick = rápido: preguntar solo lo importante
roses-word-careful = con cuidado: preguntarme
roses-word-swift = veloz: solo cartas y movimientos
roses-word-wary = con recelo: también antes de una muerte

## Manos y puntuaciones

roses-word-keep = conservar la mano
roses-word-mulligan = enseñar una mano pobre
roses-word-redeal = tomar una mano nueva
roses-word-support = apoyos
roses-word-heirs = herederos vivos

## Casas

roses-house-lancaster = Casa de Lancaster
roses-house-york = Casa de York

## Clases de bloque

roses-kind-heir = heredero
roses-kind-noble = noble
roses-kind-church = iglesia
roses-kind-levy = leva
roses-kind-bombard = bombarda
roses-kind-mercenary = mercenario
roses-kind-rebel = rebelde

## Fases del turno

roses-phase-mulligan = manos
roses-phase-cards = cartas
roses-phase-action = acciones
roses-phase-battles = batallas
roses-phase-supply = suministro
roses-phase-political = turno político
roses-phase-over = final

## Momentos de una batalla

roses-stage-treason = traición antes de la batalla
roses-stage-brief = órdenes de batalla
roses-stage-fight = combate

# Palabras de La Guerra de las Rosas: áreas, mares, bloques, cartas, órdenes. Sin artículo, salvo donde siempre hace falta.

game-roses = Ricardo III: La Guerra de las Rosas

roses-seat-1 = Lancaster
roses-seat-2 = York

## Áreas

roses-area-ireland = Irlanda
roses-area-isle_of_man = Isla de Man
roses-area-scotland = Escocia
roses-area-northumbria = Northumbria
roses-area-cumbria = Cumbria
roses-area-north_yorks = Yorks Norte
roses-area-east_yorks = Yorks Este
roses-area-south_yorks = Yorks Sur
roses-area-lancaster = Lancaster
roses-area-caernarvon = Caernarvon
roses-area-chester = Chester
roses-area-derby = Derby
roses-area-lincoln = Lincoln
roses-area-pembroke = Pembroke
roses-area-powys = Powys
roses-area-hereford = Hereford
roses-area-warwick = Warwick
roses-area-leicester = Leicester
roses-area-rutland = Rutland
roses-area-east_anglia = Anglia Oriental
roses-area-glamorgan = Glamorgan
roses-area-gloucester = Gloucester
roses-area-oxford = Oxford
roses-area-middlesex = Middlesex
roses-area-essex = Essex
roses-area-somerset = Somerset
roses-area-wilts = Wilts
roses-area-sussex = Sussex
roses-area-kent = Kent
roses-area-cornwall = Cornualles
roses-area-dorset = Dorset
roses-area-france = Francia
roses-area-calais = Calais

## Mares

roses-zone-irish_sea = Mar de Irlanda
roses-zone-north_sea = Mar del Norte
roses-zone-english_channel = Canal de la Mancha

## Bloques; quien existe en los dos bandos dice de quién es

roses-block-yor_york = Ricardo de York
roses-block-yor_march = March
roses-block-yor_rutland = Rutland
roses-block-yor_clarence = Clarence (York)
roses-block-yor_gloucester = Gloucester
roses-block-yor_essex = Essex
roses-block-yor_hastings = Hastings
roses-block-yor_herbert = Herbert
roses-block-yor_worcester = Worcester
roses-block-yor_suffolk = Suffolk
roses-block-yor_norfolk = Norfolk
roses-block-yor_buckingham = Buckingham (York)
roses-block-yor_exeter = Exeter (York)
roses-block-yor_rivers = Rivers (York)
roses-block-yor_northumberland = Northumberland (York)
roses-block-yor_shrewsbury = Shrewsbury (York)
roses-block-yor_stanley = Stanley (York)
roses-block-yor_arundel = Arundel
roses-block-yor_warwick = Warwick (York)
roses-block-yor_kent = Kent (York)
roses-block-yor_salisbury = Salisbury (York)
roses-block-yor_westmoreland = Westmoreland (York)
roses-block-yor_irish_mercenary = Mercenario irlandés
roses-block-yor_burgundian_mercenary = Mercenario borgoñón
roses-block-yor_calais_mercenary = Mercenario de Calais
roses-block-yor_canterbury_church = Iglesia de Canterbury (York)
roses-block-yor_york_church = Iglesia de York (York)
roses-block-yor_london_levy = Leva de Londres
roses-block-yor_norwich_levy = Leva de Norwich
roses-block-yor_salisbury_levy = Leva de Salisbury
roses-block-yor_bombard = Bombarda (York)
roses-block-lan_henry_vi = Enrique VI
roses-block-lan_prince_edward = Príncipe Eduardo
roses-block-lan_exeter = Exeter (Lancaster)
roses-block-lan_somerset = Somerset
roses-block-lan_richmond = Richmond
roses-block-lan_westmoreland = Westmoreland (Lancaster)
roses-block-lan_northumberland = Northumberland (Lancaster)
roses-block-lan_shrewsbury = Shrewsbury (Lancaster)
roses-block-lan_stanley = Stanley (Lancaster)
roses-block-lan_warwick = Warwick (Lancaster)
roses-block-lan_kent = Kent (Lancaster)
roses-block-lan_salisbury = Salisbury (Lancaster)
roses-block-lan_oxford = Oxford
roses-block-lan_pembroke = Pembroke
roses-block-lan_devon = Devon
roses-block-lan_beaumont = Beaumont
roses-block-lan_buckingham = Buckingham (Lancaster)
roses-block-lan_clarence = Clarence (Lancaster)
roses-block-lan_rivers = Rivers (Lancaster)
roses-block-lan_clifford = Clifford
roses-block-lan_wiltshire = Wiltshire
roses-block-lan_scots_mercenary = Mercenario escocés
roses-block-lan_welsh_mercenary = Mercenario galés
roses-block-lan_french_mercenary = Mercenario francés
roses-block-lan_canterbury_church = Iglesia de Canterbury (Lancaster)
roses-block-lan_york_church = Iglesia de York (Lancaster)
roses-block-lan_bombard = Bombarda (Lancaster)
roses-block-lan_coventry_levy = Leva de Coventry
roses-block-lan_bristol_levy = Leva de Bristol
roses-block-lan_newcastle_levy = Leva de Newcastle
roses-block-lan_york_levy = Leva de York
roses-block-rebel = Rebelde

## Cartas

roses-card-force_march = Marcha forzada
roses-card-muster = Reunión
roses-card-piracy = Piratería
roses-card-plague = Peste
roses-card-surprise = Sorpresa
roses-card-treason = Traición
roses-card-action_4 = Acción 4
roses-card-action_3 = Acción 3
roses-card-action_2 = Acción 2

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

roses-word-king = el Rey
roses-word-pretender = el Pretendiente

## Órdenes permanentes: de qué tratan

roses-word-act = en su turno
roses-word-retreat = retirada
roses-word-haven = adónde retirarse
roses-word-charge = carga
roses-word-hits = impactos entre iguales
roses-word-regroup = reagruparse tras vencer
roses-word-brief = pedir órdenes de batalla

## Órdenes permanentes: qué dicen (la orden para un bloque usa las mismas palabras)

roses-word-fire = disparar
roses-word-pass = esperar
roses-word-ask = preguntarme
roses-word-never = nunca
roses-word-always = siempre
roses-word-weak-1 = salir con fuerza 1
roses-word-weak-2 = salir con fuerza 2 o menos
roses-word-weak-3 = salir con fuerza 3 o menos
roses-word-round-2 = salir desde la ronda 2
roses-word-round-3 = salir desde la ronda 3
roses-word-auto = al mayor grupo propio
roses-word-heir = solo contra el heredero mayor enemigo
roses-word-weakest = contra el más débil
roses-word-common = primero la tropa, los herederos al final
roses-word-nobles = primero los nobles, los herederos al final
roses-word-stay = quedarse
roses-word-start = antes de cada batalla
roses-word-rounds = antes de cada ronda
roses-word-default = según el plan

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

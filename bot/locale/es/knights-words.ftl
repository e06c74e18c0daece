# Palabras de Caballeros Guerreros: Barones, Nobles, lugares, tropas, títulos de las cartas.

game-knights = Caballeros Guerreros

## Opciones de una mesa


## Barones, por su color

knights-word-red = Rojo
knights-baron-red = Barón de Vermeil
knights-name-red = Barón Aymar de Vermeil
knights-word-blue = Azul
knights-baron-blue = Barón Zaffiro
knights-name-blue = Barón Lorenzo Zaffiro
knights-word-green = Verde
knights-baron-green = Barón Verdigris
knights-name-green = Barón Edmund Verdigris
knights-word-yellow = Amarillo
knights-baron-yellow = Barón Galben
knights-name-yellow = Barón Vasile Galben
knights-word-black = Negro
knights-baron-black = Barón d’Ébène
knights-name-black = Barón Roland d’Ébène
knights-word-purple = Púrpura
knights-baron-purple = Barón Porpora
knights-name-purple = Barón Aurelio Porpora

## Nobles: apellido, y por entero

knights-piece-rotenfels = von Rotenfels
knights-name-rotenfels = Dietmar von Rotenfels
knights-piece-russet = Russet
knights-name-russet = Sir Robin Russet
knights-piece-rubino = Rubino
knights-name-rubino = Niccolò Rubino
knights-piece-karmin = Karmin
knights-name-karmin = Wojciech Karmin
knights-piece-blauen = von Blauen
knights-name-blauen = Ulrich von Blauen
knights-piece-woad = Woad
knights-name-woad = Sir Colin Woad
knights-piece-pers = de Pers
knights-name-pers = Étienne de Pers
knights-piece-kobalt = Kobalt
knights-name-kobalt = Casimir Kobalt
knights-piece-sinople = de Sinople
knights-name-sinople = Piers de Sinople
knights-piece-mossgrove = Mossgrove
knights-name-mossgrove = Sir Walter Mossgrove
knights-piece-oliva = d’Oliva
knights-name-oliva = Tommaso d’Oliva
knights-piece-grunwald = von Grünwald
knights-name-grunwald = Konrad von Grünwald
knights-piece-goldmark = Goldmark
knights-name-goldmark = Ruprecht Goldmark
knights-piece-saffron = Saffron
knights-name-saffron = Sir Ralph Saffron
knights-piece-genet = de Genêt
knights-name-genet = Perrin de Genêt
knights-piece-giallini = Giallini
knights-name-giallini = Matteo Giallini
knights-piece-schwarzer = Schwarzer
knights-name-schwarzer = Hartmann Schwarzer
knights-piece-coaley = Coaley
knights-name-coaley = Sir Giles Coaley
knights-piece-carbone = Carbone
knights-name-carbone = Nerio Carbone
knights-piece-czerny = Czerny
knights-name-czerny = Janko Czerny
knights-piece-amethyste = d’Améthyste
knights-name-amethyste = Gaspard d’Améthyste
knights-piece-heather = Heather
knights-name-heather = Sir Miles Heather
knights-piece-mulberry = Mulberry
knights-name-mulberry = Ambrose Mulberry
knights-piece-fiolek = Fiolek
knights-name-fiolek = Zbigniew Fiolek

## Formas y lo que saben hacer

knights-word-square = cuadrado
knights-word-circle = círculo
knights-word-triangle = triángulo
knights-word-star = estrella

## Zonas y ciudades: una zona con ciudad lleva su nombre

knights-place-kelder = Kelder
knights-place-ballin = Ballin
knights-place-yarrow = Yarrow
knights-place-kovel = Kovel
knights-place-fallow = Fallow
knights-place-quarn = Quarn
knights-place-corran = Corran
knights-place-garlo = Garlo
knights-place-ashwold = Ashwold
knights-place-netherby = Netherby
knights-place-tolmar = Tolmar
knights-place-larkfield = Larkfield
knights-place-osk = Osk
knights-place-hexmoor = Hexmoor
knights-place-harsk = Harsk
knights-place-vecht = Vecht
knights-place-ironhow = Ironhow
knights-place-brack = Brack
knights-place-mirefen = Mirefen
knights-place-monz = Monz
knights-place-oxwell = Oxwell
knights-place-lorne = Lorne
knights-place-gorsely = Gorsely
knights-place-stanmoor = Stanmoor
knights-place-aldmar = Aldmar
knights-place-ravenholt = Ravenholt
knights-place-froli = Froli
knights-place-penwold = Penwold
knights-place-carrow = Carrow
knights-place-dunmere = Dunmere
knights-place-thornwood = Thornwood
knights-place-pelm = Pelm
knights-place-wyndale = Wyndale
knights-place-estvan = Estvan
knights-place-umberlow = Umberlow
knights-place-rothby = Rothby
knights-place-cadiz = Cádiz
knights-place-syracuse = Siracusa
knights-place-constantinople = Constantinopla
knights-place-acre = Acre
knights-place-jerusalem = Jerusalén
knights-place-alexandria = Alejandría

## Ríos, montañas, caminos

knights-word-river-arn = el Arn
knights-word-river-leth = el Leth
knights-word-range-crowns = las Coronas
knights-word-range-hart = el Hart
knights-word-range-scaur = el Scaur
knights-word-range-kell = el Kell
knights-word-road-north = el camino del norte
knights-word-road-king = el camino real
knights-word-road-west = el camino del oeste
knights-word-road-east = el camino del este

## Nacionalidades y tropas

knights-word-english = ingleses
knights-word-french = franceses
knights-word-german = alemanes
knights-word-italian = italianos
knights-word-polish = polacos
knights-word-romanian = rumanos
knights-piece-english-50 = Ingleses de 50
knights-piece-english-100 = Ingleses de 100
knights-piece-english-150 = Ingleses de 150
knights-piece-english-200 = Ingleses de 200
knights-piece-french-50 = Franceses de 50
knights-piece-french-100 = Franceses de 100
knights-piece-french-150 = Franceses de 150
knights-piece-french-200 = Franceses de 200
knights-piece-german-50 = Alemanes de 50
knights-piece-german-100 = Alemanes de 100
knights-piece-german-150 = Alemanes de 150
knights-piece-german-200 = Alemanes de 200
knights-piece-italian-50 = Italianos de 50
knights-piece-italian-100 = Italianos de 100
knights-piece-italian-150 = Italianos de 150
knights-piece-italian-200 = Italianos de 200
knights-piece-polish-50 = Polacos de 50
knights-piece-polish-100 = Polacos de 100
knights-piece-polish-150 = Polacos de 150
knights-piece-polish-200 = Polacos de 200
knights-piece-romanian-50 = Rumanos de 50
knights-piece-romanian-100 = Rumanos de 100
knights-piece-romanian-150 = Rumanos de 150
knights-piece-romanian-200 = Rumanos de 200
knights-piece-regular-50 = Regulares de 50
knights-piece-regular-100 = Regulares de 100

## Expediciones

knights-word-ceylon = Ceilán
knights-word-spices = las Islas de las Especias
knights-word-china = China
knights-word-outcome-lost = flota perdida
knights-word-outcome-none = sin novedad
knights-word-outcome-x1 = ×1
knights-word-outcome-x2 = ×2
knights-word-outcome-x3 = ×3
knights-word-outcome-x4 = ×4

## Lo que dice una carta de Destino en una batalla

knights-word-fate-inflict = infligir 1 baja
knights-word-fate-prevent = prevenir 1 baja
knights-word-fate-victory = 1 victoria
knights-word-fate-draw = robar 1 carta

## Espacios de las cartas asignadas

knights-word-taxes = Impuestos
knights-word-wages = Salarios
knights-word-assembly = Asamblea

## Lo que tienen los Barones

knights-word-crowns = coronas
knights-word-votes = Votos
knights-word-faith = Fe
knights-word-influence = Influencia
knights-word-cities = ciudades
knights-word-kingdom = ciudades del Reino
knights-word-goods = coronas, Fe y Votos
knights-word-troops = tropas en el tablero
knights-word-stronghold = Baluarte

## Clases de Evento y de Agenda

knights-word-event-red = Evento rojo
knights-word-event-green = Evento verde
knights-word-event-blue = Evento azul
knights-word-motion = moción
knights-word-law = ley
knights-word-charge = privilegio
knights-word-concession = concesión
knights-word-office = cargo
knights-word-title-chair = Presidente de la Asamblea
knights-word-title-head = Cabeza de la Iglesia
knights-word-private = Moción Privada

## Cartas de Acción de un Barón

knights-piece-levy-taxes = Recaudar Impuestos
knights-piece-draft-soldiers = Contratar Tropas
knights-piece-rally-support = Apoyar Reunión
knights-piece-serve-the-church = Servir a la Iglesia
knights-piece-mobilize-forces = Movilizar Tropas
knights-piece-versatile-strategy = Estrategia Versátil

## Cartas de Acción Neutral

knights-piece-uncertain-times = Tiempos Inciertos
knights-piece-muster-troops = Reclutamiento
knights-piece-upgrade-defenses = Mejorar Defensas
knights-piece-important-event = Evento Importante
knights-piece-fund-expeditions = Financiar Expedición

## Eventos rojos

knights-piece-no-heir = Sin heredero
knights-piece-heretic = Hereje
knights-piece-camp-fever = Fiebre de campamento
knights-piece-debts = Se acabó el crédito
knights-piece-mutiny = Motín
knights-piece-scandal = Escándalo
knights-piece-doubt = Crisis de fe
knights-piece-uprising = Levantamiento
knights-piece-fallen-wall = Muralla caída
knights-piece-hearth-fire = Fuego en las cocinas
knights-piece-desertion = Deserción
knights-piece-disgrace = Caída en desgracia
knights-piece-lame-horses = Caballos cojos
knights-piece-poisoned-feast = Banquete envenenado

## Eventos verdes

knights-piece-inheritance = Herencia
knights-piece-harvest = Cosecha de oro
knights-piece-vision = Visión
knights-piece-eloquence = Pico de oro
knights-piece-acclaim = Aclamación
knights-piece-volunteers = Compañía libre
knights-piece-masons-gift = Regalo de los canteros
knights-piece-good-surgeon = Buen cirujano
knights-piece-informer = Confidente
knights-piece-relic = Santa reliquia

## Eventos azules

knights-piece-fire = Incendio
knights-piece-broken-line = Línea sucesoria rota
knights-piece-assassin = Asesino
knights-piece-palace-coup = Golpe de palacio
knights-piece-schism = Cisma
knights-piece-homesick = Morriña
knights-piece-storm = Gran tormenta
knights-piece-bread-riots = Motines del pan
knights-piece-plague = Peste
knights-piece-pretender = Pretendiente
knights-piece-deserted-market = Mercado desierto
knights-piece-fair-winds = Vientos propicios

## Mociones

knights-piece-traitor-to-the-crown = Traidor a la Corona
knights-piece-royal-grant = Merced real
knights-piece-war-tax = Impuesto de guerra
knights-piece-new-chairman = Nuevo Presidente
knights-piece-synod = Sínodo
knights-piece-dismissal = Destitución
knights-piece-revocation = Revocación
knights-piece-amnesty = Amnistía
knights-piece-town-charter = Fuero
knights-piece-royal-favour = Favor real

## Leyes

knights-piece-crown-quarter = El cuarto de la Corona
knights-piece-arms-tax = Tasa de armas
knights-piece-truce-of-god = Tregua de Dios
knights-piece-harbour-dues = Derechos de puerto
knights-piece-road-toll = Portazgo
knights-piece-safe-walls = Murallas a salvo
knights-piece-guild-of-arms = Gremio de armas
knights-piece-short-speeches = Discursos breves

## Privilegios: primero las concesiones

knights-piece-silver-mines = Minas de plata
knights-piece-salt-works = Salinas
knights-piece-bridge-tolls = Pontazgo
knights-piece-wool-staple = Mercado de la lana
knights-piece-vineyards = Viñas reales
knights-piece-fisheries = Pesquerías
knights-piece-free-passage = Paso franco
knights-piece-right-of-muster = Derecho de leva
knights-piece-master-masons = Maestros canteros
knights-piece-chartered-fleet = Flota con licencia
knights-piece-seat-of-honour = Asiento de honor
knights-piece-legate = Legado

## Cargos

knights-piece-constable = Condestable
knights-piece-marshal = Mariscal
knights-piece-captain-of-the-guard = Capitán de la guardia
knights-piece-warden-of-the-fords = Guarda de los vados
knights-piece-admiral = Almirante
knights-piece-master-of-engines = Maestro de ingenios
knights-piece-viceroy = Virrey
knights-piece-chancellor = Canciller
knights-piece-treasurer = Tesorero
knights-piece-quartermaster = Intendente

## Moción Privada

knights-piece-private-motion = Moción Privada

# Palabras de Los Señores de Xidit: lugares, criaturas, unidades. Los nombres de ciudad son iguales en todos los idiomas.

game-xidit = Los Señores de Xidit

xidit-place-1 = Rimegate
xidit-place-2 = Whitehollow
xidit-place-3 = Thornhaven
xidit-place-4 = Fenbridge
xidit-place-5 = Oakenford
xidit-place-6 = Merewatch
xidit-place-7 = Sedgewick
xidit-place-8 = Harrowfield
xidit-place-9 = Goldmead
xidit-place-10 = Lakerest
xidit-place-11 = Moorcross
xidit-place-12 = Kingsferry
xidit-place-13 = Brinewell
xidit-place-14 = Crownhold
xidit-place-15 = Highcourt
xidit-place-16 = Cairnmoor
xidit-place-17 = Snowgate
xidit-place-18 = Dunewatch
xidit-place-19 = Amberport
xidit-place-20 = Saltspire
xidit-place-21 = Gullstead

xidit-place-amberdunes = Dunas de Ámbar
xidit-place-saltmarch = Marca de la Sal
xidit-place-highmoor = Páramo Alto
xidit-place-frostmark = Marca Helada
xidit-place-thornwold = Bosque de Espinos
xidit-place-mirefen = Ciénagas
xidit-place-crownlands = Tierras de la Corona
xidit-place-goldenvale = Valle Dorado
xidit-place-mirrormere = Lagos del Espejo

xidit-piece-bog-hags = Brujas del Pantano
xidit-piece-frost-wyrm = Sierpe de Escarcha
xidit-piece-thorn-drakes = Dracos de Espinas
xidit-piece-ash-jackals = Chacales de Ceniza
xidit-piece-lantern-wraiths = Espectros del Farol
xidit-piece-stone-boars = Jabalíes de Piedra
xidit-piece-moor-ravens = Cuervos del Páramo
xidit-piece-mud-lurkers = Acechadores del Lodo
xidit-piece-field-locusts = Langostas del Campo
xidit-piece-reed-serpents = Serpientes del Juncal
xidit-piece-hill-trolls = Trols de las Colinas
xidit-piece-snow-apes = Simios de las Nieves
xidit-piece-mere-kraken = Kraken del Lago
xidit-piece-dune-scorpions = Escorpiones de las Dunas
xidit-piece-pale-knights = Caballeros Pálidos
xidit-piece-cave-bears = Osos de las Cavernas
xidit-piece-ice-harpies = Arpías de Hielo
xidit-piece-briar-golems = Gólems de Zarza
xidit-piece-sand-giants = Gigantes de Arena
xidit-piece-salt-crabs = Cangrejos de Sal
xidit-piece-drowned-crew = Tripulación Ahogada
xidit-piece-hill-colossus = Coloso de la Colina
xidit-piece-river-colossus = Coloso del Río
xidit-piece-storm-colossus = Coloso de la Tormenta
xidit-piece-ember-colossus = Coloso de las Brasas
xidit-piece-night-colossus = Coloso de la Noche
xidit-piece-world-colossus = Coloso del Mundo

xidit-piece-militia = miliciano
xidit-piece-archer = arquero
xidit-piece-infantry = infante
xidit-piece-cleric = clérigo
xidit-piece-mage = mago

xidit-units-militia = { $n ->
        [one] 1 miliciano
       *[other] { $n } milicianos
    }
xidit-units-archer = { $n ->
        [one] 1 arquero
       *[other] { $n } arqueros
    }
xidit-units-infantry = { $n ->
        [one] 1 infante
       *[other] { $n } infantes
    }
xidit-units-cleric = { $n ->
        [one] 1 clérigo
       *[other] { $n } clérigos
    }
xidit-units-mage = { $n ->
        [one] 1 mago
       *[other] { $n } magos
    }

xidit-word-wealth = riqueza
xidit-word-influence = influencia
xidit-word-reputation = reputación

xidit-word-blue = camino azul
xidit-word-red = camino rojo
xidit-word-black = camino negro
xidit-word-act = acción
xidit-word-wait = esperar
xidit-word-sovereigns = soberanos
xidit-word-bards = bardos
xidit-word-guild = niveles de gremio
xidit-word-sovereigns-bards = soberanos y bardos
xidit-word-sovereigns-guild = soberanos y niveles
xidit-word-bards-guild = bardos y niveles
xidit-word-least = lo que menos tengo
xidit-word-fullest = gremio más alto
xidit-word-safest = donde más ventaja llevo
xidit-word-quick = rápido
xidit-word-careful = con cuidado
xidit-word-richest = a la región más rica
xidit-word-even = repartidos por igual
xidit-word-bastion = al Bastión
xidit-word-meant = si la ciudad empezó vacía
xidit-word-always = combatir siempre
xidit-word-never = no combatir nunca
xidit-word-five = cinco unidades
xidit-word-four = cuatro unidades
xidit-word-three = tres unidades
xidit-word-all = enseñar todas las mías
xidit-word-useful = lo que sirva
xidit-word-skip = ningún Titán
xidit-word-default = según mi orden permanente
xidit-word-units = unidades

xidit-titan-3 = El Titán de 3 unidades
xidit-titan-4 = El Titán de 4 unidades
xidit-titan-5 = El Titán de 5 unidades
xidit-titan-skip = No luchar contra ningún Titán
xidit-titan-default = Como diga mi orden permanente

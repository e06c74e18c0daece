# Palabras de Fief: familias, regiones, ciudades, Nobles, cartas, sirvientes, unidades, títulos.

game-fief = Fief: Inglaterra

fief-seat-1 = Roja
fief-seat-2 = Azul
fief-seat-3 = Verde
fief-seat-4 = Dorada
fief-seat-1-of-2 = Roja y Azul
fief-seat-2-of-2 = Verde y Dorada

## Familias

fief-word-gules = Roja
fief-word-azure = Azul
fief-word-vert = Verde
fief-word-or = Dorada
fief-word-family-0 = Roja
fief-word-family-1 = Azul
fief-word-family-2 = Verde
fief-word-family-3 = Dorada

## Regiones

fief-place-south-west = Suroeste
fief-place-wales = Gales
fief-place-marches = Marcas
fief-place-north = Norte
fief-place-midlands = Midlands
fief-place-south-east = Sureste

## Una región dentro de una frase: «el Norte», «del Norte»

fief-region-the = { $region ->
        [Gales] { $region }
        [Marcas] las { $region }
        [Midlands] las { $region }
       *[other] el { $region }
    }
fief-region-of = { $region ->
        [Gales] de { $region }
        [Marcas] de las { $region }
        [Midlands] de las { $region }
       *[other] del { $region }
    }

## Ciudades

fief-place-plymouth = Plymouth
fief-place-exeter = Exeter
fief-place-bristol = Bristol
fief-place-cardiff = Cardiff
fief-place-harlech = Harlech
fief-place-berwick = Berwick
fief-place-durham = Durham
fief-place-york = York
fief-place-whitby = Whitby
fief-place-lincoln = Lincoln
fief-place-nottingham = Nottingham
fief-place-coventry = Coventry
fief-place-kings-lynn = King’s Lynn
fief-place-norwich = Norwich
fief-place-oxford = Oxford
fief-place-london = Londres
fief-place-canterbury = Canterbury
fief-place-winchester = Winchester
fief-place-sherwood = Sherwood

## Distritos de la Iglesia

fief-word-exeter = el distrito de Exeter
fief-word-york = el distrito de York
fief-word-norwich = el distrito de Norwich
fief-word-canterbury = el distrito de Canterbury

## Nobles

fief-piece-arthur = Arthur
fief-piece-edward = Edward
fief-piece-godfrey = Godfrey
fief-piece-henri = Henri
fief-piece-herbert = Herbert
fief-piece-hugh = Hugh
fief-piece-roger = Roger
fief-piece-simon = Simon
fief-piece-walter = Walter
fief-piece-william = William
fief-piece-alienor = Alienor
fief-piece-anabel = Anabel
fief-piece-beatrice = Beatrice
fief-piece-cecily = Cecily
fief-piece-estrid = Estrid
fief-piece-joan = Joan
fief-piece-lucia = Lucia
fief-piece-margaret = Margaret
fief-piece-philippa = Philippa
fief-piece-sybil = Sybil

## Otros Personajes

fief-piece-autumn-abbess = Abadesa de otoño
fief-piece-spring-abbess = Abadesa de primavera
fief-piece-winter-abbess = Abadesa de invierno
fief-piece-bishop-exeter = Obispo de Exeter
fief-piece-archbishop-york = Arzobispo de York
fief-piece-bishop-norwich = Obispo de Norwich
fief-piece-archbishop-canterbury = Arzobispo de Canterbury
fief-piece-french-crossbows = Ballesteros franceses
fief-piece-flemish-crossbows = Ballesteros flamencos
fief-piece-burgher-3 = Burgués con 3 votos
fief-piece-burgher-5 = Burgués con 5 votos

## Fortunas y Desastres

fief-piece-harvest = Buena cosecha
fief-piece-fair-weather = Buen tiempo
fief-piece-tax = Impuesto
fief-piece-rebellion = Rebelión
fief-piece-passage = Pasadizo
fief-piece-assassination = Asesinato
fief-piece-justice = Justicia
fief-piece-ambush = Emboscada
fief-piece-plague = Peste
fief-piece-storms = Tormentas
fief-piece-famine = Hambruna
fief-piece-invaders = Invasores

## Sirvientes

fief-piece-mata = Mata la Doncella
fief-piece-odo = Odo el Molinero
fief-piece-hild = Hild la Herbolaria
fief-piece-wymond = Wymond el Barquero
fief-piece-aylward = Aylward el Limosnero
fief-piece-gunnora = Gunnora la Carcelera
fief-piece-amice = Amice la Abogada
fief-piece-col = Col el Pajarero
fief-piece-tosti = Tosti el Arquero
fief-piece-grim = Grim el Artillero
fief-piece-hamon = Hamon el Zapador
fief-piece-ivo = Ivo el Albañil
fief-piece-leofric = Leofric el Escribano
fief-piece-ragnild = Ragnild la Cantinera
fief-piece-ketil = Ketil el Explorador
fief-piece-avice = Avice la Enviada
fief-piece-hob = Hob el Guardabosques
fief-piece-wulf = Wulf el Guardaespaldas
fief-piece-tiphaine = Tiphaine la Confesora
fief-piece-merewen = Merewen la Astróloga
fief-piece-jordan = Jordan el Preceptor
fief-piece-sigrid = Sigrid la Intérprete
fief-piece-bardolf = Bardolf el Campeón

## Unidades y edificios

fief-piece-soldier = soldado
fief-piece-archer = arquero
fief-piece-knight = caballero
fief-piece-royal-knight = caballero real
fief-piece-royal-soldier = soldado real
fief-piece-crossbow = ballestero
fief-piece-bombard = bombarda
fief-piece-catapult = catapulta
fief-piece-free-soldier = soldado gratis
fief-piece-mill = molino
fief-piece-fortress = fortaleza
fief-piece-royal-fortress = Fortaleza Real
fief-piece-leader = el líder de los invasores
fief-word-walled = Ciudad Amurallada
fief-word-abbey = abadía
fief-word-royal-abbey = Abadía Real
fief-word-mill = molino
fief-word-fortress = fortaleza
fief-word-royal-fortress = Fortaleza Real

## Reliquias

fief-word-grail = el Grial
fief-word-chasuble = la Casulla
fief-word-skull = la Calavera
fief-word-shin = la Tibia

## Títulos

fief-word-king = Rey
fief-word-sovereign-queen = Reina Soberana
fief-word-queen = Reina
fief-word-role-king = el rey
fief-word-role-sovereign-queen = la reina soberana
fief-word-role-queen = la reina
fief-word-prince = Príncipe de Gales
fief-word-barony = baronía
fief-word-county = condado
fief-word-duchy = ducado
fief-word-duchy-midlands = Ducado de las Midlands
fief-word-duchy-south-east = Ducado del Sureste
fief-word-county-north = Condado del Norte
fief-word-county-south-west = Condado del Suroeste
fief-word-barony-marches = Baronía de las Marcas
fief-word-barony-wales = Baronía de Gales
fief-word-archbishop = Arzobispo
fief-word-bishop = Obispo
fief-word-abbess = Abadesa

## Cómo ha muerto alguien, o por qué caen tropas

fief-word-death-battle = en batalla
fief-word-death-plague = de la Peste
fief-word-death-rebellion = en la rebelión
fief-word-death-assassination = a manos de un asesino
fief-word-death-justice = bajo el hacha del verdugo
fief-word-death-clergy = a manos de los invasores
fief-word-death-captors = porque los vencedores no pueden guardar cautivos

## Cómo ha llegado alguien al trono

fief-word-crown-election = por elección
fief-word-crown-prince = como Príncipe de Gales
fief-word-crown-sword = gracias a Excalibur

## Batallas: clases, bandos, disparos y finales

fief-word-battle-field = una batalla a campo abierto
fief-word-battle-assault = un asalto a unas murallas
fief-word-battle-sally = una salida de los asediados
fief-word-battle-parade = un desfile de caballeros
fief-word-battle-invasion = un ataque de los invasores
fief-word-camp-attack = el ataque
fief-word-camp-defence = la defensa
fief-word-attack = el ataque
fief-word-defence = la defensa
fief-word-shot-catapults = Catapultas
fief-word-shot-bombards = Bombardas
fief-word-shot-archers = Arqueros
fief-word-shot-melee = Cuerpo a cuerpo
fief-word-result-victory = un bando queda derrotado
fief-word-result-victory-attack = vence el ataque; la defensa queda derrotada
fief-word-result-victory-defence = vence la defensa; el ataque queda derrotado
fief-word-result-surrender = un bando se rinde
fief-word-result-stalemate = tres tiradas sin bajas
fief-word-result-withdraw = los invasores ya no superan en número a sus enemigos
fief-word-result-stopped = la batalla se interrumpe
fief-word-result-stopped-attack = el ataque la interrumpe
fief-word-result-stopped-defence = la defensa la interrumpe
fief-word-result-truce = los dos bandos acuerdan una tregua
fief-word-result-siege = el atacante empieza un asedio
fief-word-result-annihilation = no quedan tropas en ningún bando
fief-word-fight-aim = Apuntar
fief-word-fight-fight = Seguir luchando
fief-word-fight-stop = Interrumpir
fief-word-fight-siege = Asediar
fief-word-fight-surrender = Rendirse
fief-word-fight-truce = Una tregua

## Caminos y ventanas

fief-word-way-road = por camino
fief-word-way-forest = por Sherwood
fief-word-way-sail = por mar
fief-word-way-court = en viaje real
fief-word-compass-n = norte
fief-word-compass-e = este
fief-word-compass-s = sur
fief-word-compass-w = oeste
fief-word-window-fate = tras los Desastres
fief-word-window-income = antes de los ingresos
fief-word-window-dusk = antes de que acabe la ronda

## Ejércitos invasores

fief-word-army-0 = el primer ejército
fief-word-army-1 = el segundo ejército
fief-word-army-2 = el tercer ejército
fief-word-army-3 = el cuarto ejército

## Votos, mazos, palabras pequeñas

fief-word-aye = sí
fief-word-nay = no
fief-word-nothing = nada
fief-word-nobody = nadie
fief-word-all = todos
fief-word-card = una carta
fief-word-burgher = el Burgués
fief-word-character = un Personaje
fief-word-fortune = una Fortuna
fief-word-deck-character = mazo de Personajes
fief-word-deck-fortune = mazo de Fortunas
fief-word-undrawn-hand = tienes la mano llena
fief-word-undrawn-empty = no quedan cartas que robar
fief-word-undrawn-limit = esta ronda ya no puedes robar más cartas de ese mazo
fief-word-undrawn-dare = encima hay un Desastre, y tu plan ya no acepta más
fief-word-points = puntos de victoria
fief-word-careful = Con cuidado: preguntármelo todo
fief-word-camp-nobody = nadie
fief-word-fight-sap = El zapador
fief-word-fight-scuttle = Destruir una máquina
fief-word-leave-road = para seguir por camino a
fief-word-leave-forest = para seguir por Sherwood a
fief-word-leave-sail = para navegar a
fief-word-leave-court = para viajar a
fief-word-leave-enter = para entrar desde el camino en

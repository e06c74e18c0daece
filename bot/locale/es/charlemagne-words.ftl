# Palabras de Carlomagno: regiones, burgos, unidades, marcadores, órdenes.

game-charlemagne = Carlomagno

charlemagne-seat-1 = Imperio
charlemagne-seat-2 = Tribus

## Regiones

charlemagne-place-austrasia = Austrasia
charlemagne-place-neustria = Neustria
charlemagne-place-burgundy = Borgoña
charlemagne-place-gascony = Gascuña
charlemagne-place-aquitaine = Aquitania
charlemagne-place-septimania = Septimania
charlemagne-place-provence = Provenza
charlemagne-place-thuringia = Turingia
charlemagne-place-alemannia = Alamania
charlemagne-place-saxony = Sajonia
charlemagne-place-lombardy = Lombardía
charlemagne-place-cordoba = Córdoba
charlemagne-place-asturias = Asturias
charlemagne-place-navarre = Navarra
charlemagne-place-brittany = Bretaña
charlemagne-place-frisia = Frisia
charlemagne-place-bavaria = Baviera
charlemagne-place-denmark = Dinamarca
charlemagne-place-wends = los wendos
charlemagne-place-sorbs = los sorabos
charlemagne-place-bohemia = Bohemia
charlemagne-place-avars = los ávaros
charlemagne-place-ostmark = la Ostmark
charlemagne-place-serbs = los serbios
charlemagne-place-st-peter = San Pedro
charlemagne-place-spoleto = Espoleto
charlemagne-place-benevento = Benevento
charlemagne-place-byzantium = Bizancio
charlemagne-place-anglo-saxons = los anglosajones
charlemagne-place-norse = los nórdicos
charlemagne-place-slavs = los eslavos
charlemagne-place-caliphate = el Califato

## Burgos; un hexágono sin burgo va por su número

charlemagne-place-aachen = Aquisgrán
charlemagne-place-cologne = Colonia
charlemagne-place-mainz = Maguncia
charlemagne-place-metz = Metz
charlemagne-place-paris = París
charlemagne-place-rouen = Ruan
charlemagne-place-tours = Tours
charlemagne-place-orleans = Orleans
charlemagne-place-quentovic = Quentovic
charlemagne-place-lyon = Lyon
charlemagne-place-autun = Autun
charlemagne-place-geneva = Ginebra
charlemagne-place-bordeaux = Burdeos
charlemagne-place-auch = Auch
charlemagne-place-poitiers = Poitiers
charlemagne-place-bourges = Bourges
charlemagne-place-toulouse = Tolosa
charlemagne-place-narbonne = Narbona
charlemagne-place-marseille = Marsella
charlemagne-place-erfurt = Érfurt
charlemagne-place-strasbourg = Estrasburgo
charlemagne-place-konstanz = Constanza
charlemagne-place-augsburg = Augsburgo
charlemagne-place-eresburg = Eresburg
charlemagne-place-bardowick = Bardowick
charlemagne-place-pavia = Pavía
charlemagne-place-verona = Verona
charlemagne-place-cividale = Cividale
charlemagne-place-regensburg = Ratisbona
charlemagne-place-salzburg = Salzburgo
charlemagne-place-vannes = Vannes
charlemagne-place-dorestad = Dorestad
charlemagne-place-oviedo = Oviedo
charlemagne-place-pamplona = Pamplona
charlemagne-place-zaragoza = Zaragoza
charlemagne-place-barcelona = Barcelona
charlemagne-place-valencia = Valencia
charlemagne-place-cordoba-city = Córdoba (ciudad)
charlemagne-place-hedeby = Hedeby
charlemagne-place-ribe = Ribe
charlemagne-place-reric = Reric
charlemagne-place-the-ring = el Anillo
charlemagne-place-lorch = Lorch
charlemagne-place-rome = Roma
charlemagne-place-ravenna = Rávena
charlemagne-place-spoleto-city = Espoleto (ciudad)
charlemagne-place-benevento-city = Benevento (ciudad)
charlemagne-place-bari = Bari
charlemagne-place-venice = Venecia
charlemagne-place-naples = Nápoles
charlemagne-place-gaeta = Gaeta
charlemagne-place-syracuse = Siracusa
charlemagne-place-reggio = Reggio
charlemagne-place-cagliari = Cagliari
charlemagne-place-aleria = Aleria
charlemagne-place-london = Londres
charlemagne-place-york = York
charlemagne-place-southampton = Southampton
charlemagne-place-genoa = Génova
charlemagne-place-lejre = Lejre
charlemagne-place-brandenburg = Brandeburgo
charlemagne-place-bautzen = Bautzen
charlemagne-place-prague = Praga
charlemagne-place-sisak = Sisak
charlemagne-place-h = el hexágono { $n }

## Áreas periféricas

charlemagne-place-caliphate-area = el área del Califato
charlemagne-place-byzantium-area = el área de Bizancio
charlemagne-place-norse-area = el área nórdica
charlemagne-place-slavs-area = el área eslava

## Unidades

charlemagne-piece-austrasia-warriors = guerreros de Austrasia
charlemagne-piece-austrasia-militia = milicia de Austrasia
charlemagne-piece-neustria-warriors = guerreros de Neustria
charlemagne-piece-neustria-militia = milicia de Neustria
charlemagne-piece-neustria-fleet = flota de Neustria
charlemagne-piece-burgundy-warriors = guerreros de Borgoña
charlemagne-piece-burgundy-militia = milicia de Borgoña
charlemagne-piece-gascony-warriors = guerreros de Gascuña
charlemagne-piece-gascony-militia = milicia de Gascuña
charlemagne-piece-aquitaine-warriors = guerreros de Aquitania
charlemagne-piece-aquitaine-militia = milicia de Aquitania
charlemagne-piece-aquitaine-fleet = flota de Aquitania
charlemagne-piece-septimania-warriors = guerreros de Septimania
charlemagne-piece-septimania-militia = milicia de Septimania
charlemagne-piece-septimania-fleet = flota de Septimania
charlemagne-piece-provence-warriors = guerreros de Provenza
charlemagne-piece-provence-militia = milicia de Provenza
charlemagne-piece-provence-fleet = flota de Provenza
charlemagne-piece-thuringia-warriors = guerreros de Turingia
charlemagne-piece-thuringia-militia = milicia de Turingia
charlemagne-piece-alemannia-warriors = guerreros de Alamania
charlemagne-piece-alemannia-militia = milicia de Alamania
charlemagne-piece-saxony-warriors = guerreros de Sajonia
charlemagne-piece-saxony-militia = milicia de Sajonia
charlemagne-piece-lombardy-warriors = guerreros de Lombardía
charlemagne-piece-lombardy-militia = milicia de Lombardía
charlemagne-piece-lombardy-fleet = flota de Lombardía
charlemagne-piece-cordoba-nomads = nómadas de Córdoba
charlemagne-piece-cordoba-militia = milicia de Córdoba
charlemagne-piece-cordoba-fleet = flota de Córdoba
charlemagne-piece-asturias-warriors = guerreros de Asturias
charlemagne-piece-asturias-militia = milicia de Asturias
charlemagne-piece-navarre-warriors = guerreros de Navarra
charlemagne-piece-navarre-militia = milicia de Navarra
charlemagne-piece-brittany-warriors = guerreros de Bretaña
charlemagne-piece-brittany-militia = milicia de Bretaña
charlemagne-piece-brittany-fleet = flota de Bretaña
charlemagne-piece-frisia-warriors = guerreros de Frisia
charlemagne-piece-frisia-militia = milicia de Frisia
charlemagne-piece-frisia-fleet = flota de Frisia
charlemagne-piece-bavaria-warriors = guerreros de Baviera
charlemagne-piece-bavaria-militia = milicia de Baviera
charlemagne-piece-denmark-warriors = guerreros de Dinamarca
charlemagne-piece-denmark-militia = milicia de Dinamarca
charlemagne-piece-denmark-fleet = flota de Dinamarca
charlemagne-piece-wends-warriors = guerreros de los wendos
charlemagne-piece-wends-militia = milicia de los wendos
charlemagne-piece-sorbs-warriors = guerreros de los sorabos
charlemagne-piece-sorbs-militia = milicia de los sorabos
charlemagne-piece-bohemia-warriors = guerreros de Bohemia
charlemagne-piece-bohemia-militia = milicia de Bohemia
charlemagne-piece-avars-nomads = nómadas de los ávaros
charlemagne-piece-avars-militia = milicia de los ávaros
charlemagne-piece-ostmark-warriors = guerreros de la Ostmark
charlemagne-piece-ostmark-militia = milicia de la Ostmark
charlemagne-piece-serbs-warriors = guerreros de los serbios
charlemagne-piece-serbs-militia = milicia de los serbios
charlemagne-piece-st-peter-warriors = guerreros de San Pedro
charlemagne-piece-st-peter-militia = milicia de San Pedro
charlemagne-piece-spoleto-warriors = guerreros de Espoleto
charlemagne-piece-spoleto-militia = milicia de Espoleto
charlemagne-piece-benevento-warriors = guerreros de Benevento
charlemagne-piece-benevento-militia = milicia de Benevento
charlemagne-piece-benevento-fleet = flota de Benevento
charlemagne-piece-byzantium-field-army = ejército de campo de Bizancio
charlemagne-piece-byzantium-militia = milicia de Bizancio
charlemagne-piece-byzantium-fleet = flota de Bizancio
charlemagne-piece-anglo-saxons-warriors = guerreros de los anglosajones
charlemagne-piece-anglo-saxons-militia = milicia de los anglosajones
charlemagne-piece-anglo-saxons-fleet = flota de los anglosajones
charlemagne-piece-norse-warriors = guerreros de los nórdicos
charlemagne-piece-norse-fleet = flota de los nórdicos
charlemagne-piece-slavs-nomads = nómadas de los eslavos
charlemagne-piece-caliphate-nomads = nómadas del Califato
charlemagne-piece-caliphate-militia = milicia del Califato
charlemagne-piece-caliphate-fleet = flota del Califato
charlemagne-piece-leader = líder
charlemagne-piece-charlemagne = Carlomagno
charlemagne-piece-scara = Scara

## Marcadores de estratagema

charlemagne-piece-vassalage = vasallaje
charlemagne-piece-missionary = misionero
charlemagne-piece-military-advance = avance militar
charlemagne-piece-espionage = espionaje
charlemagne-piece-augustus = Augustus
charlemagne-piece-crown-of-pavia = Corona de Pavía
charlemagne-piece-donation-of-constantine = Donación de Constantino
charlemagne-piece-general-assembly = Asamblea General
charlemagne-piece-avar-ring = Anillo de los ávaros
charlemagne-piece-royal-envoys = enviados reales
charlemagne-piece-treachery = traición
charlemagne-piece-forced-march = marcha forzada
charlemagne-piece-tribute = tributo
charlemagne-piece-leader-death = muerte de un líder

## Sucesos

charlemagne-word-historical-crisis = Crisis histórica
charlemagne-word-historical-optimism = Optimismo histórico
charlemagne-word-plague = Peste
charlemagne-word-famine = Hambruna
charlemagne-word-good-harvest = Buena cosecha
charlemagne-word-missions = Misiones
charlemagne-word-revolt-saxons = Se alzan los sajones
charlemagne-word-revolt-lombards = Pretendiente lombardo
charlemagne-word-revolt-aquitaine = Aquitania se agita
charlemagne-word-revolt-bretons = Guerra de los bretones
charlemagne-word-revolt-bavaria = El duque de Baviera
charlemagne-word-revolt-thuringian-plot = Conjura de Turingia
charlemagne-word-revolt-elbe-slavs = Los eslavos del Elba
charlemagne-word-revolt-avars = Correrías de los ávaros
charlemagne-word-revolt-northmen = Los hombres del norte
charlemagne-word-revolt-moors = La llamada del emir
charlemagne-word-revolt-rome = Disturbios en Roma
charlemagne-word-revolt-basques = Los vascones
charlemagne-word-revolt-magnates = Descontento de los magnates
charlemagne-word-revolt-greek-gold = Oro griego
charlemagne-word-revolt-caliph = Enviados del califa
charlemagne-word-revolt-migration = Pueblos en marcha
charlemagne-word-revolt-old-gods = Los viejos dioses
charlemagne-word-revolt-civil-war = Guerra civil
charlemagne-word-mercenaries = Mercenarios
charlemagne-word-corruption = Corrupción
charlemagne-word-tribute = Tributo
charlemagne-word-fair = Gran feria
charlemagne-word-harsh-winter = Invierno duro
charlemagne-word-champion = Un paladín
charlemagne-word-viking-raid = Correría vikinga
charlemagne-word-saracen-raid = Correría sarracena
charlemagne-word-renaissance = Renacimiento
charlemagne-word-desertion = Deserción
charlemagne-word-papal-appeal = Llamada del papa
charlemagne-word-succession-quarrel = Disputa sucesoria

## Religiones, fines, obras

charlemagne-word-christian = cristianismo
charlemagne-word-muslim = islam
charlemagne-word-pagan = paganismo
charlemagne-word-burg = un burgo
charlemagne-word-civilisation = un marcador de civilización
charlemagne-word-ground = terreno
charlemagne-word-leader = líder

## Por qué una región cambia de manos

charlemagne-word-attack = ataque
charlemagne-word-pillage = saqueo
charlemagne-word-conversion = conversión
charlemagne-word-revolt = revuelta
charlemagne-word-treaty = tratado
charlemagne-word-side-neutral = neutral

## Relaciones y resultados de una batalla

charlemagne-word-odds-1-3 = 1 a 3
charlemagne-word-odds-1-2 = 1 a 2
charlemagne-word-odds-1-1 = 1 a 1
charlemagne-word-odds-3-2 = 1½ a 1
charlemagne-word-odds-2-1 = 2 a 1
charlemagne-word-odds-3-1 = 3 a 1
charlemagne-word-odds-4-1 = 4 a 1
charlemagne-word-result-ae = el atacante queda eliminado
charlemagne-word-result-ah = el atacante pierde la mitad de sus unidades y debe retroceder dos hexágonos
charlemagne-word-result-a1 = el atacante pierde una unidad y debe retroceder
charlemagne-word-result-ar = el atacante debe retroceder
charlemagne-word-result-ex = ambos bandos pierden una unidad
charlemagne-word-result-dr = el defensor debe retroceder
charlemagne-word-result-d1 = el defensor pierde una unidad y debe retroceder
charlemagne-word-result-dh = el defensor pierde la mitad de sus unidades y debe retroceder dos hexágonos
charlemagne-word-result-de = el defensor queda eliminado
charlemagne-word-revolt-none = en calma
charlemagne-word-revolt-neutral = revuelta
charlemagne-word-revolt-tribal = revuelta abierta
charlemagne-word-loss-battle = batalla
charlemagne-word-loss-plague = peste
charlemagne-word-loss-desertion = deserción
charlemagne-word-champion-leader = un líder
charlemagne-word-champion-charlemagne = Carlomagno

## Fases

charlemagne-word-phase-stratagem = marcadores de estratagema
charlemagne-word-phase-vassalage = vasallaje
charlemagne-word-phase-treasury = tesoro
charlemagne-word-phase-levy = leva
charlemagne-word-phase-operations = operaciones
charlemagne-word-phase-supply = aprovisionamiento

## Cláusulas de los tratados

charlemagne-word-points = entrega puntos de tesoro:
charlemagne-word-marker = entrega el marcador
charlemagne-word-neutral = renuncia al control de
charlemagne-word-peace = no ataca a nadie en este turno
charlemagne-word-avoid = no entra en este lugar:
charlemagne-word-leave = sale de este lugar:
charlemagne-word-clause-points = puntos de tesoro
charlemagne-word-clause-marker = un marcador cambia de manos
charlemagne-word-clause-neutral = renunciar a una región
charlemagne-word-clause-peace = paz
charlemagne-word-clause-avoid = no entrar
charlemagne-word-clause-leave = salir

## Órdenes permanentes: de qué tratan

charlemagne-word-vassalage-cap = Puntos contra el vasallaje, como mucho
charlemagne-word-vassalage-least = Responder al vasallaje desde esta probabilidad (%)
charlemagne-word-missionary-cap = Puntos contra misioneros, como mucho
charlemagne-word-missionary-least = Responder a misioneros desde esta probabilidad (%)
charlemagne-word-defence = Intentos contra tus tierras
charlemagne-word-retreat = Retirarse antes de la batalla
charlemagne-word-direction = Adónde se retrocede
charlemagne-word-advance = Avance militar en defensa
charlemagne-word-stake = Defender con marcadores desde esta fuerza
charlemagne-word-reserve = Avances militares en reserva
charlemagne-word-burgs = Retroceder desde un burgo
charlemagne-word-duel = Pedir combate personal
charlemagne-word-envoys = Enviados reales
charlemagne-word-fate = Correrías y disputas sucesorias

## Órdenes permanentes: qué dicen

charlemagne-word-auto = lo que parezca mejor
charlemagne-word-odds-1 = con 1 a 1 o más
charlemagne-word-odds-2 = con 2 a 1 o más
charlemagne-word-odds-3 = con 3 a 1 o más
charlemagne-word-odds-4 = con 4 a 1 o más
charlemagne-word-shift = si baja la relación
charlemagne-word-cheapest = las unidades más baratas
charlemagne-word-hold = resistir
charlemagne-word-home = hacia mis regiones
charlemagne-word-stack = hacia mis unidades
charlemagne-word-largest = el mayor ejército sin líder
charlemagne-word-capital = lo más cerca de Aquisgrán
charlemagne-word-worth = merece la pena mandarlos
charlemagne-word-lost = no merece la pena mandarlos
charlemagne-word-default = como siempre

## Estilos

charlemagne-word-careful = Con cuidado: preguntarme antes de gastar un marcador
charlemagne-word-vassalage = vasallaje

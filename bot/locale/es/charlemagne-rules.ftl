# Los temas de /rules.

charlemagne-rules-start = Los diez primeros minutos, paso a paso. El panel enseña un paso cada vez, y aquí las palabras en negrita son sus rótulos.
    1. **Terminar la colocación**: tus unidades empiezan en buenos sitios.
    2. El evento y tus marcadores nuevos llegan solos. Si hay revueltas, quizá se te pregunte por los enviados reales: **No mandar enviados reales** es una respuesta segura.
    3. **Ganarse una región** si su línea promete más del 17 % de probabilidad; si no, **Terminar el vasallaje**.
    4. Construye un marcador de civilización o un burgo (5 puntos), luego **Comprar un marcador** con lo que sobre y **Terminar las compras**. Deja unos 4 puntos para el aprovisionamiento.
    5. **Reclutar las unidades y terminar la leva**.
    6. **Elegir quién se pone en marcha**: un ejército con líder junto a un burgo enemigo. **En marcha** y luego **Marchar y atacar** a 2 a 1 o mejor. En la batalla: **No jugar más marcadores, tirar el dado**.
    7. Manda del mismo modo el siguiente ejército. Entra en los burgos vacíos cercanos con **Marchar y terminar allí la fuerza** y deja una unidad en cada burgo que ocupes.
    8. **Terminar las operaciones** cuando ya nada valga la pena, y **Terminar el aprovisionamiento**.
    { "" }
    Después juega el otro bando. **Deshacer** retira todo lo hecho desde la última tirada. Con el Imperio tu meta son 60 puntos tras nueve turnos; con las Tribus, impedirlo.
    .name = Por dónde empezar
charlemagne-rules-goal = Dos bandos, nueve turnos de cinco años, de 771 a 815. El **Imperio** de los francos crece o fracasa; las **Tribus**, una alianza cambiante de todos los demás, ganan si lo frenan.
    Solo el Imperio cuenta puntos, al final:
    - **1** por cada unidad de la **leva** de las regiones que controla
    - **1** por cada burgo que funcione y que ocupen sus unidades, **1** por cada marcador de civilización que ocupen
    - **1** por cada región convertida al cristianismo, **−1** por cada región cristiana que haya dejado de serlo
    - **−3** si Carlomagno ha muerto
    { "" }Con **60** puntos o más gana el Imperio: la victoria es marginal desde 60, regional desde 80 y total desde 100. Con menos ganan las Tribus: su victoria es marginal con 40 o más, regional con 20 o más y total con menos de 20. El Imperio empieza con 38.
    .name = Objetivo
charlemagne-rules-turn = Cada turno de juego tiene dos turnos de jugador, primero el del Imperio si los ajustes de la mesa no dicen otra cosa. Un turno de jugador tiene siete fases:
    1. **Evento:** dos dados eligen una fila de la tabla de eventos.
    2. **Marcadores:** robas marcadores de estratagema.
    3. **Vasallaje:** ganas regiones con diplomacia.
    4. **Tesoro:** impuestos, mercenarios, construir, marcadores, retirar saqueos.
    5. **Leva:** unidades gratis.
    6. **Operaciones:** una fuerza tras otra mueve, lucha, saquea o predica.
    7. **Aprovisionamiento:** pagas por las unidades que la tierra no alimenta, o se van a casa.
    Las siete se juegan seguidas. **Deshacer** retira todo lo hecho desde la última tirada.
    .name = El turno
charlemagne-rules-regions = Cada región es del Imperio, de las Tribus o **neutral**. El **control** es lealtad: te da las unidades de la región y su leva. **Ocupar** un hexágono es tener allí una unidad: te da impuestos, marcadores y puntos. Puedes tener lo uno sin lo otro.
    Puedes entrar en tierra neutral, pero no donde hay unidades neutrales. Un burgo neutral vacío paga y cuenta para el bando cuyas unidades entran en él.
    El bando que **ataca** a unidades neutrales, o **saquea** o **predica** en una región neutral, la entrega al otro bando antes de que ocurra nada más.
    Si una región queda neutral, las unidades que están en casa se quedan. Las que están fuera desaparecen, salvo si están en un burgo. Las que comparten hexágono con unidades de un jugador mueren.
    Si una región cambia de bando, sus unidades cambian con ella, pero mueren las que comparten hexágono con antiguos amigos.
    .name = Regiones
charlemagne-rules-events = Dos dados hacen un número de 11 a 66. Unas filas ayudan o dañan al bando que tiene el turno: marcadores, tesoro, peste, hambruna, invierno, correrías contra puertos con poca guarnición. Las otras nombran regiones que pueden **rebelarse**, sea cual sea el bando que las controle.
    Por cada una de estas se tira un dado. Con un **5**, una región del Imperio queda neutral. Con un **6** o más, también, y una región neutral se une a las Tribus. En ambos casos, si la región había cambiado de religión, vuelve a la primera.
    Se suma al dado:
    - **−1** por cada cosa: el Imperio ocupa todos los burgos de la región; hay allí un líder del Imperio; la región es franca desde el principio
    - **+1** por cada cosa: cada hexágono saqueado (2 como mucho); hay allí una unidad tribal; Carlomagno ha muerto
    - **+2:** la región no es cristiana o ha cambiado de religión
    Austrasia nunca se rebela. Los **enviados reales** repiten un dado antes de que cuente.
    .name = Eventos y revueltas
charlemagne-rules-markers = Los marcadores salen de un solo recipiente y son secretos. Los usados vuelven en el acto. Cada turno robas **1**, **1** más por cada marcador de civilización que ocupes y **1** más mientras un líder tuyo lleve Augustus (**2** si lo lleva Carlomagno). Puedes comprar más por **2** puntos cada uno.
    - **Vasallaje**, **misionero:** 1 punto a favor o en contra de un intento
    - **Corona, Donación, Asamblea, Anillo de los ávaros:** 1 punto de vasallaje, **2** en sus regiones
    - La **Donación** también puede contar como 2 misioneros. La **Asamblea** puede reclutar 3 unidades más de leva para el Imperio. El **Anillo de los ávaros** puede dar 5 puntos de tesoro si ocupas el burgo llamado el Anillo
    - **Avance militar:** dobla tu fuerza en una batalla. **Traición:** en una batalla no cuenta el líder o el terreno del enemigo
    - **Líder:** entra en juego en el acto. **Muerte de un líder:** muere uno de tus líderes, nunca Carlomagno
    - **Marcha forzada:** da a una fuerza 6 puntos de operaciones más. **Tributo:** te da tantos puntos del tesoro enemigo como diga un dado, como mucho la mitad de ese tesoro
    - **Espionaje:** te enseña los marcadores y el tesoro del enemigo. **Enviados reales:** repiten un dado de revuelta
    .name = Marcadores
charlemagne-rules-vassalage = Elige una región que no sea tuya y pon al menos un marcador. El otro bando puede responder con los suyos, también por regiones neutrales. Tus puntos menos los suyos, con los modificadores, son el **diferencial**. Después se tira un dado.
    Con un diferencial de 2 o 3 te ganas la región si sale un **6**; con 4, si sale 5–6; con 5, si sale 4–6; con 6 o más, si sale 3–6. Con los dos números inmediatamente inferiores, una región enemiga queda neutral; con 2, solo con un 5; con 1 o menos, con un 6.
    Modificadores:
    - **+1** por cada burgo de la región que ocupes, **−1** por cada uno que ocupe el enemigo (3 como mucho)
    - un líder allí: tuyo **+1**, Carlomagno **+2**; un líder enemigo resta lo mismo
    - el Imperio sin ninguna unidad allí **−1**
    - no cristiana: Imperio **−1**, Tribus **+1**
    - franca desde el principio: Imperio **+1**, Tribus **−1**
    - Bizancio, el Califato, Córdoba **−2**
    - las Tribus contra una región neutral junto al Imperio **+1**
    Las Tribus nunca pueden ganarse a Austrasia.
    .name = Vasallaje
charlemagne-rules-treasury = Cada burgo que ocupas paga **1** punto; los saqueados, nada. Bizancio paga **5** y el Califato **3** al bando que los controla. Lo que no gastas lo guardas, y el enemigo no ve cuánto es.
    - Mercenarios: milicia **2**; guerreros, nómadas, flota **4**; ejército de campo (de Bizancio) y Scara **6**. Puedes contratar uno en cada burgo que ocupes en la región de la unidad, aunque haya enemigos cerca
    - Un burgo o un marcador de civilización donde tengas una unidad: **5**
    - Un marcador de estratagema: **2**
    - Retirar un saqueo: **2**, al final; después ya no se compra nada
    Un burgo construido funciona como uno impreso y, en la costa, es también un puerto. Los burgos y los marcadores de civilización sirven al bando que los ocupa.
    .name = Tesoro
charlemagne-rules-levy = Cada región que controlas recluta gratis su leva: guerreros, nómadas o milicia; flotas solo en tierras de los daneses y los nórdicos. Una unidad por hexágono, en cualquier hexágono de la región salvo donde haya enemigos o neutrales, en una zona de control enemiga o donde haya un saqueo.
    Las fichas son el límite: una unidad perdida puede volver, pero nunca hay más unidades que fichas.
    Las áreas periféricas reciben hasta diez unidades nuevas por turno.
    .name = Leva
charlemagne-rules-forces = Una fuerza son algunas o todas las unidades de un hexágono. Primero la formas y después se tira un dado. Sus puntos de operaciones son el valor de su unidad más **lenta** más el dado; un líder dobla el dado y Carlomagno lo triplica.
    Los dos números de una unidad son fuerza y operaciones: líder 1-24, ejército de campo 6-18, guerreros 6-12, nómadas 4-18, milicia 2-6, flota 2-24.
    Una batalla cuesta **6** puntos, un saqueo **3** y predicar **6**; lo que cuesta mover depende del terreno. Los puntos que sobran se pierden.
    Una fuerza puede dejar unidades atrás, pero nunca recoger otras; las que deja ya no pueden operar en esta fase.
    En un hexágono caben **10** unidades, sin contar líderes. Las unidades tribales de dos regiones nunca comparten hexágono, ni siquiera de paso; los líderes sí pueden.
    .name = Fuerzas
charlemagne-rules-move = Elige un destino: la fuerza toma el camino más barato. El llano cuesta **1** punto, el bosque **2**, el pantano **3**, el terreno agreste **4**, un hexágono al que se entra por un paso **1**. Cruzar un río cuesta **1** más; un área periférica, **5**.
    Los hexágonos con enemigos o neutrales están cerrados. Las unidades de tierra no cruzan el mar sin barcos.
    Un hexágono sin burgo tiene un número: columna y fila. Para verlo, amplía el tablero.
    En las áreas periféricas solo entra su propia gente: ni otras unidades ni líderes.
    .name = Mover
charlemagne-rules-zones = Toda unidad que no sea neutral tiene una **zona de control**: los seis hexágonos que la rodean, por tierra los ejércitos, por agua las flotas. Un burgo ocupado por el otro bando queda fuera.
    Una fuerza se **detiene** al entrar en una zona enemiga y nunca pasa de una a otra; siempre puede salir de una. Puede seguir si los enemigos desaparecen.
    En una zona enemiga nadie saquea ni predica; un burgo que ocupes está fuera de la zona.
    Al mover, las flotas no tienen en cuenta las zonas de los ejércitos, ni los ejércitos las zonas de las flotas.
    .name = Zonas de control
charlemagne-rules-battle = Una fuerza ataca un hexágono vecino y defienden todas las unidades que están en él. Cada bando suma las fuerzas de sus unidades y multiplica el total: un líder dobla, Carlomagno triplica; el **terreno** del defensor (burgo, agreste, pantano, paso) y un **avance militar** también doblan. Dos ventajas triplican, tres cuadruplican, nunca más.
    La relación se redondea contra el atacante: 14 a 5 es 2 a 1, 6 a 10 es 1 a 2. Con una vez y media la fuerza del defensor se ataca a 1½ a 1.
    Un dado da el resultado. Un bando queda eliminado, pierde la mitad de sus unidades y retrocede dos hexágonos, pierde una unidad y retrocede uno, o solo retrocede uno; o ambos bandos pierden una unidad. Algunos resultados dan además 1 o 2 marcadores al vencedor.
    Cada bando elige sus bajas, los líderes al final. Los ríos no ayudan al defensor.
    Si cae Carlomagno, se tira un dado: con 1–3 escapa y ya no participa en esa batalla; con 4–6 muere, el Imperio pierde 3 puntos y devuelve todos sus marcadores.
    .name = Batalla
charlemagne-rules-retreat = { "" }**Antes** de la batalla el defensor puede retirarse uno o dos hexágonos si todas sus unidades son más rápidas que la más rápida del atacante. No puede cruzar ríos, ni entrar en terreno agreste (salvo por un paso) o en una zona enemiga, ni volver al hexágono atacado. Un líder entre los atacantes lo impide.
    { "" }**Después** de la batalla el bando vencido retrocede por cualquier terreno, alejándose con cada hexágono y sin entrar nunca en una zona enemiga. Las unidades sin salida se pierden. En un burgo no es obligatorio retroceder.
    Un atacante vencido sigue con los puntos de operaciones que le quedan.
    .name = Retirada
charlemagne-rules-pillage = Una fuerza saquea donde está, salvo en una zona enemiga. Su fuerza cuenta sin multiplicar: con fuerza 1–6 hace falta sacar un 4 o más; con 7–12, un 3 o más; con 13–24, un 2 o más. Con más fuerza sale siempre.
    Los burgos construidos y los marcadores de civilización desaparecen; los burgos y puertos impresos dejan de funcionar; la tierra no alimenta a nadie. Si había un burgo o un marcador de civilización, te llevas hasta 4 puntos; destruir un marcador de civilización te da además uno de estratagema.
    Retirar un saqueo cuesta 2 puntos.
    .name = Saqueo
charlemagne-rules-conversion = Una fuerza predica en la región donde está, por 6 puntos de operaciones y al menos un misionero. El otro bando puede responder con misioneros si tiene una unidad en la región. El diferencial y el dado funcionan como en el vasallaje: con 1 hace falta un 6, cada punto más añade una cara, y con 5 o más vale todo menos un 1.
    Modificadores:
    - **+1** por cada burgo de la región que ocupes (2 como mucho), **+1** por un marcador de civilización que ocupes allí
    - región tuya **+1**, enemiga **−1**
    - una región que vuelve a su primera religión **+1**, una región musulmana **−1**, las Tribus contra una región cristiana **−1**
    El Imperio predica el cristianismo. Las Tribus predican la religión de la fuerza y, con un líder, cualquiera. Un fracaso en tu propia región puede provocar una revuelta.
    .name = Conversión
charlemagne-rules-sea = Una flota lleva **3** unidades de tierra y cualquier número de líderes que empiecen en el mismo lugar. Solo cuenta el valor de operaciones de la flota. Desde un puerto cada hexágono de mar cuesta **1** punto; desde una costa abierta, **2**.
    Las unidades que desembarcan ya no pueden operar en esta fase, ni tampoco las que pierden sus barcos en la costa. Las unidades a bordo luchan con la flota, no tienen zona de control y se hunden con sus barcos.
    Las flotas atacan por agua, los ejércitos por tierra; ningún ejército ataca a una flota en alta mar.
    Roma no es puerto; Nápoles, sí. Un burgo construido en la costa también lo es.
    .name = En el mar
charlemagne-rules-supply = Cada hexágono alimenta a unas cuantas unidades: llano y bosque **2**, agreste y pantano **1**, un burgo **1** más, un área periférica **10**, el mar y los hexágonos saqueados ninguna. Los líderes y las unidades neutrales no comen, pero las flotas sí.
    Al final de tu turno pagas por las demás (1 punto por milicia, nómadas o flota; 2 por guerreros o ejército de campo) o las mandas a casa. La tierra alimenta primero a las más caras.
    .name = Aprovisionamiento
charlemagne-rules-leaders = El líder que robas entra en juego en el acto, con unidades tuyas o con otro líder tuyo que no tenga unidades. Dobla el dado y la fuerza de sus unidades; dos líderes no doblan dos veces. Si muere, vuelve al recipiente.
    { "" }**Carlomagno** es del Imperio desde el principio, y triplica en vez de doblar.
    Los líderes no tienen región, no cuentan entre las diez unidades de un hexágono y nunca entran en un área periférica.
    Con combate personal (una opción) un líder de cada bando puede luchar antes de calcular la relación. Primero puede pedirlo el defensor, después el atacante; una vez jugado un marcador, ya nadie. Cada bando tira un dado y Carlomagno suma 1. Muere el que saca menos; con un empate mueren los dos.
    .name = Líderes
charlemagne-rules-treaties = Escribe cláusulas y proponlas. Algunas se cumplen al momento: dar puntos, dar un marcador o renunciar al control de una región. Las demás duran hasta que acabe el turno de juego: paz, no entrar en una región o burgo, salir de una región o burgo. El juego comprueba que se puedan cumplir.
    Un tratado prohíbe lo que dice. «No entrar» solo prohíbe entrar: las unidades que ya están dentro pueden moverse allí y salir. Puedes romper un tratado abiertamente: pierdes al azar tantos marcadores como diga un dado, y el otro bando roba los que te falten. El bando que no ha salido de donde prometió salir rompe su tratado al acabar su turno.
    Una oferta caduca al acabar el turno de jugador del otro bando. Lo que se promete fuera de un tratado no obliga a nadie.
    .name = Tratados
charlemagne-rules-orders = Cuando no es tu turno responden tus **órdenes permanentes**: cuántos puntos usas contra vasallajes y misioneros, cuándo se retiran tus unidades, cuándo juegas avances militares y traición, qué unidades pierdes y adónde retroceden. Son secretas y puedes cambiarlas cuando quieras.
    { "" }Al principio **no gastan marcadores**: se te pregunta, y si no respondes, conservas tus marcadores. **Rápido** nunca pregunta. Gasta hasta 2 puntos contra un intento, un avance o una traición si bajan la relación, y enviados reales si un dado puede mejorar. **Con cuidado** pregunta todo lo que se puede, pero nunca más de **dos** veces en un turno enemigo; si no respondes, usa aun así hasta 2 puntos contra un intento.
    .name = Órdenes permanentes
charlemagne-rules-options = - **Primer turno de jugador:** qué bando juega primero en cada turno de juego
    - **Primeras unidades:** las coloca cada jugador, o empiezan en sus lugares habituales
    - **Marcadores construidos por turno:** cuántos burgos y marcadores de civilización puede construir un jugador por turno, normalmente **1**. **0** quiere decir sin límite, como en el reglamento; entonces el Imperio gana 98 de cada 100 partidas entre ordenadores; con 1 gana 54
    - **Combate personal de los líderes:** un líder puede desafiar al del enemigo antes de una batalla (regla opcional 28)
    - **La Scara:** el Imperio puede contratar esta guardia, con fuerza 6 y operaciones 18, en un burgo con un líder (regla opcional 29)
    - **Muerte de un líder:** un marcador más en el recipiente; el bando que lo roba pierde un líder (regla opcional 30)
    .name = Opciones
charlemagne-rules-words = - **Región:** una tierra con sus propias unidades y su leva.
    - **Control:** una región te es leal. **Ocupar:** tus unidades están en un hexágono.
    - **Burgo:** ciudad o fortaleza de un hexágono, impresa o construida; paga 1 punto por turno.
    - **Marcador de civilización:** construirlo cuesta 5 puntos; mientras lo ocupes, robas 1 marcador de estratagema más por turno.
    - **Marcador de estratagema:** ficha secreta para la diplomacia y las batallas. **Recipiente:** los marcadores que nadie tiene.
    - **Leva:** unidades gratis de las regiones que controlas. **Mercenario:** unidad que contratas.
    - **Vasallaje:** ganarse una región sin luchar. **Conversión:** cambiar su religión.
    - **Diferencial:** tus puntos en un intento, menos los del enemigo, con los modificadores. Cuanto más alto, más caras del dado ganan.
    - **Fuerza:** unidades de un hexágono que operan juntas, una vez por turno.
    - **Puntos de operaciones:** lo que una fuerza gasta en mover, luchar, saquear y predicar.
    - **Zona de control:** los seis hexágonos que rodean una unidad; el enemigo se detiene allí.
    - **Relación:** la fuerza del atacante contra la del defensor.
    - **Retirarse:** irse antes de la batalla. **Retroceder:** alejarse después de ella.
    - **Saqueo:** quemar un hexágono por su tesoro; retirar el saqueo cuesta 2 puntos.
    - **Aprovisionamiento:** pagar por las unidades que la tierra no alimenta.
    - **Área periférica:** tierra al borde del mapa, solo para su propia gente.
    - **Turno de jugador:** el de un bando; dos hacen un turno de juego.
    - **Órdenes permanentes:** lo que responde por ti cuando no es tu turno.
    .name = Palabras

# Los temas de /rules.

charlemagne-rules-goal = Dos bandos, nueve turnos de cinco años, de 771 a 815. El **Imperio** de los francos crece o fracasa; las **Tribus**, una alianza cambiante de todos los demás, ganan si lo frenan.
    Solo el Imperio cuenta puntos, al final:
    - la **leva** de cada región que controla
    - **1** por cada burgo que funcione y que ocupen sus unidades, **1** por cada marcador de civilización que ocupen
    - **1** por cada región convertida al cristianismo, **−1** por cada cristiana que lo deje
    - **−3** si Carlomagno ha muerto
    { "" }**60** o más es victoria del Imperio: 60 marginal, 80 regional, 100 total. Por debajo ganan las Tribus: 40 marginal, 20 regional, menos total. El Imperio empieza con 38.
    .name = Objetivo
charlemagne-rules-turn = Cada turno de juego tiene dos turnos de jugador, primero el del Imperio si la mesa no dice otra cosa. Un turno de jugador tiene siete fases:
    1. **Evento:** dos dados, una fila de la tabla.
    2. **Marcadores:** robar marcadores de estratagema.
    3. **Vasallaje:** ganar regiones con diplomacia.
    4. **Tesoro:** impuestos, mercenarios, construir, marcadores, retirar saqueos.
    5. **Leva:** unidades gratis.
    6. **Operaciones:** una fuerza tras otra mueve, lucha, saquea, predica.
    7. **Aprovisionamiento:** a quien la tierra no alimenta se le paga o se va a casa.
    Todo se hace de una vez. Se puede deshacer hasta el último dado.
    .name = El turno
charlemagne-rules-regions = Cada región es del Imperio, de las Tribus o **neutral**. El **control** es lealtad: da las unidades de la región y su leva. **Ocupar** un hexágono es tener allí una unidad: da impuestos, marcadores y puntos. Lo uno no trae lo otro.
    En tierra neutral se puede entrar, donde hay unidades neutrales no. Un burgo neutral vacío paga a quien está en él.
    Quien **ataca** a neutrales, **saquea** o **predica** en una región neutral la entrega al otro bando, antes de nada más.
    Si una región queda neutral, sus unidades siguen en casa; fuera desaparecen si no están en un burgo; las que están con unidades de un jugador mueren. Si cambia de bando, sus unidades cambian con ella; las que están con antiguos amigos mueren.
    .name = Regiones
charlemagne-rules-events = Dos dados hacen un número de 11 a 66. Unas filas ayudan o dañan a quien tiene el turno: marcadores, tesoro, peste, hambruna, invierno, correrías contra puertos con poca guarnición. Las otras nombran regiones que pueden **rebelarse**, las controle quien las controle.
    Cada una tira un dado: con **5** una región del Imperio queda neutral; con **6** o más, además, una neutral se une a las Tribus. Ambas cosas devuelven la religión cambiada.
    Se suma al dado: el Imperio ocupa todos los burgos −1, hay un líder del Imperio −1, franca desde el principio −1; cada hexágono saqueado +1 (dos como mucho), no cristiana o convertida +2, una unidad tribal +1, Carlomagno muerto +1.
    Austrasia nunca se rebela. Los **enviados reales** hacen repetir un dado antes de que cuente.
    .name = Eventos y revueltas
charlemagne-rules-markers = Los marcadores salen de un solo recipiente y son secretos. Los usados vuelven enseguida. Cada turno robas **1**, **1** por cada marcador de civilización que ocupes y **1** por Augustus (**2** sobre Carlomagno); más cuestan **2** puntos cada uno.
    - **Vasallaje**, **misionero:** un punto en un intento o contra él
    - **Corona, Donación, Asamblea, Anillo:** un punto de vasallaje, **2** en sus regiones; la Donación también 2 misioneros, la Asamblea tres unidades de leva para el Imperio, el Anillo 5 puntos mientras lo ocupes
    - **Avance militar:** dobla una fuerza en una batalla. **Traición:** quita al enemigo su líder o su terreno
    - **Líder:** entra en juego enseguida. **Muerte de un líder:** muere uno tuyo, nunca Carlomagno
    - **Marcha forzada:** 6 puntos de operaciones. **Tributo:** un dado del tesoro enemigo, la mitad como mucho
    - **Espionaje:** te enseña mano y tesoro. **Enviados reales:** repetir un dado de revuelta
    .name = Marcadores
charlemagne-rules-vassalage = Nombra una región que no sea tuya y pon al menos un marcador. El otro bando puede poner marcadores en contra, también por regiones neutrales. Lo que queda, con los modificadores, es el **diferencial**; decide un dado.
    La región pasa a ti con 2 o 3 si sale un **6**, con 4 si sale 5–6, con 5 si sale 4–6, con 6 si sale 3–6; justo por debajo, una región enemiga queda neutral.
    Modificadores: **+1** por cada burgo de la región que ocupes, **−1** por cada uno del enemigo (tres como mucho); líder tuyo allí +1, Carlomagno +2, los del enemigo restan igual; el Imperio sin unidad allí −1; no cristiana: Imperio −1, Tribus +1; Bizancio, el Califato, Córdoba −2; franca desde el principio: Imperio +1, Tribus −1; las Tribus contra una neutral junto al Imperio +1.
    Las Tribus nunca ganan Austrasia.
    .name = Vasallaje
charlemagne-rules-treasury = Cada burgo que ocupas paga **1** punto, los saqueados nada. Bizancio paga **5** y el Califato **3** a quien los controla. Lo que no gastas lo guardas, en secreto.
    - Mercenarios: milicia **2**, guerreros, nómadas, flota **4**, ejército de campo y Scara **6**; uno por burgo que ocupes en su propia región, haya o no enemigos cerca
    - Un burgo o un marcador de civilización donde tengas una unidad: **5**
    - Un marcador de estratagema: **2**
    - Retirar un saqueo: **2**, lo último; después ya no se compra nada
    Un burgo construido vale como uno impreso, en la costa como puerto. Ambos sirven a quien los ocupa.
    .name = Tesoro
charlemagne-rules-levy = Cada región que controlas recluta gratis su leva: guerreros, nómadas o milicia; flotas solo los daneses y los nórdicos. Una unidad por hexágono, en cualquiera de la región salvo donde haya enemigos o neutrales, en una zona de control enemiga o sobre un saqueo.
    Las fichas son el límite: una unidad perdida puede volver, una más de las que hay nunca.
    Las áreas periféricas aceptan hasta diez unidades nuevas por turno.
    .name = Leva
charlemagne-rules-forces = Una fuerza son algunas o todas las unidades de un hexágono. Primero se forma; luego se tira un dado: los puntos de operaciones son el valor de la unidad más **lenta** más el dado, doblado con un líder, triplicado con Carlomagno.
    Los dos números de una unidad son fuerza y operaciones: líder 1-24, ejército de campo 6-18, guerreros 6-12, nómadas 4-18, milicia 2-6, flota 2-24.
    Mover cuesta lo que el terreno, una batalla **6**, un saqueo **3**, predicar **6**. Los puntos que sobran se pierden.
    Una fuerza puede dejar unidades, nunca recoger; quien se queda ha terminado en esta fase.
    { "" }**Diez** unidades por hexágono, sin contar líderes. Unidades tribales de dos regiones nunca comparten hexágono, ni de paso; los líderes sí.
    .name = Fuerzas
charlemagne-rules-move = Nombra una meta: se toma el camino más barato. Llano cuesta **1**, bosque **2**, pantano **3**, terreno agreste **4**, por un paso **1**; un río por medio **1** más; un área periférica **5**.
    Los hexágonos con enemigos o neutrales están cerrados. Las unidades de tierra no cruzan el mar sin barcos.
    Un hexágono sin burgo va por su número: columna y fila, como se lee al ampliar.
    En las áreas periféricas solo entra su propia gente: ni otras unidades ni líderes.
    .name = Mover
charlemagne-rules-zones = Toda unidad que no sea neutral tiene una **zona de control**: los seis hexágonos que la rodean, por tierra los ejércitos, por agua las flotas. Un burgo ocupado por el otro bando queda fuera.
    Una fuerza se **detiene** al entrar en una zona enemiga y nunca pasa de una a otra; salir es libre. Puede seguir si los enemigos desaparecen.
    En una zona nadie saquea ni predica; un burgo que ocupes está fuera de la zona.
    Al mover, flotas y ejércitos no hacen caso de las zonas del otro.
    .name = Zonas de control
charlemagne-rules-battle = Una fuerza ataca un hexágono vecino; defienden todos los que están en él. Las fuerzas se suman y se multiplican: un líder dobla, Carlomagno triplica; también el **terreno** del defensor (burgo, agreste, pantano, paso) y un **avance militar**. Dos ventajas triplican, tres cuadruplican, nunca más.
    La relación se redondea contra el atacante: 14 a 5 es 2 a 1, 6 a 10 es 1 a 2. Con la mitad más se usa 1½ a 1.
    Un dado da el resultado: alguien eliminado; mitad perdida y dos hexágonos atrás; una unidad perdida y uno atrás; retroceder; o una unidad cada uno. Un asterisco deja robar un marcador al vencedor.
    El dueño elige las bajas, los líderes al final. Los ríos no ayudan al defensor.
    Si cae Carlomagno: con 1–3 escapa y ya no participa en esa batalla, con 4–6 muere, el Imperio pierde 3 puntos y devuelve todos sus marcadores.
    .name = Batalla
charlemagne-rules-retreat = { "" }**Antes** de la batalla el defensor puede retirarse si todas sus unidades son más rápidas que la más rápida del atacante: uno o dos hexágonos, sin cruzar ríos, sin terreno agreste salvo por un paso, sin zona enemiga y nunca de vuelta al hexágono atacado. Un líder entre los atacantes lo impide.
    { "" }**Después** los vencidos se alejan con cada hexágono, por cualquier terreno, nunca a una zona enemiga. Quien no tiene adónde ir se pierde. En un burgo se puede no retroceder.
    Un atacante vencido sigue con los puntos que le quedan.
    .name = Retirada
charlemagne-rules-pillage = Una fuerza saquea donde está, salvo en una zona enemiga. La fuerza cuenta sin multiplicar; con 1–6 hace falta un 4 en el dado, con 7–12 un 3, con 13–24 un 2, con más sale siempre.
    Los burgos construidos y los marcadores de civilización desaparecen, los burgos y puertos impresos dejan de funcionar, la tierra no alimenta a nadie. Si había burgo o civilización, el botín llega a 4 puntos; destruir civilización da un marcador.
    Retirar el saqueo cuesta 2 puntos.
    .name = Saqueo
charlemagne-rules-conversion = Una fuerza predica en la región donde está, por 6 puntos y al menos un misionero. El otro bando puede responder con misioneros si tiene una unidad en la región. Diferencial y dado como en el vasallaje; con 1 sirve un 6, cada punto más es una cara más, con 5 todo menos un 1.
    Modificadores: +1 por cada burgo de la región que ocupes (dos como mucho), región tuya +1, enemiga −1, civilización tuya allí +1, musulmana −1, volver a la primera religión +1, las Tribus contra cristianos −1.
    El Imperio predica el cristianismo; las Tribus lo que crea la fuerza, con un líder cualquier cosa. Un fracaso en tu propia región puede traer una revuelta.
    .name = Conversión
charlemagne-rules-sea = Una flota lleva **tres** unidades de tierra y cuantos líderes haya, desde donde estén juntas; cuenta el valor de la flota. Desde un puerto cada hexágono de mar cuesta **1**, desde una costa abierta **2**.
    Quien desembarca ha terminado en esta fase, y también quien pierde sus barcos en la costa. La carga lucha, no tiene zona y se hunde con sus barcos.
    Las flotas atacan por agua, los ejércitos por tierra; ningún ejército ataca a una flota en alta mar.
    Roma no es puerto, Nápoles sí. Un burgo construido en la costa lo es.
    .name = En el mar
charlemagne-rules-supply = Cada hexágono alimenta unas cuantas unidades: llano y bosque **2**, agreste y pantano **1**, un burgo **1** más, un área **10**, mar y saqueo ninguna. Los líderes no comen, los neutrales tampoco, las flotas sí.
    Al final de tu turno pagas por las demás (milicia, nómadas, flota 1, guerreros, ejército de campo 2) o las mandas a casa. Las más caras comen primero de la tierra.
    .name = Aprovisionamiento
charlemagne-rules-leaders = Un líder robado se une enseguida a tus unidades, también donde un líder está solo. Dobla el dado y la fuerza de los suyos, una vez. Muerto, vuelve al recipiente.
    { "" }**Carlomagno** es del Imperio desde el principio y triplica.
    Los líderes no tienen región, no cuentan para el apilamiento y nunca entran en un área periférica.
    Con combate personal (una opción) un líder de cada bando puede luchar antes de contar la relación: primero puede pedirlo el defensor, luego el atacante, y tras el primer marcador ya nadie. Un dado cada uno, Carlomagno uno más, el empate mata a los dos.
    .name = Líderes
charlemagne-rules-treaties = Escribe cláusulas y proponlas: puntos o marcadores al momento, dejar neutral una región y, hasta que acabe el turno de juego, paz, no entrar en una región o burgo, abandonarlo. El juego comprueba que se puedan cumplir.
    Un tratado prohíbe lo que dice. No entrar prohíbe entrar: quien está dentro se mueve allí y puede salir. Puedes romperlo abiertamente: un dado de marcadores tuyos se pierde al azar; el otro bando roba los que te falten. Quien no abandonó lo que prometió abandonar lo rompe al acabar su turno.
    Una oferta caduca al acabar el turno de jugador del otro bando. Las palabras sueltas no obligan a nadie.
    .name = Tratados
charlemagne-rules-orders = Cuando no es tu turno responden tus **órdenes permanentes**: cuánto pones contra vasallajes y misioneros, cuándo se retiran tus unidades, cuándo se juegan avances y traición, quién cae, adónde van los vencidos. Son secretas y se cambian cuando quieras.
    { "" }Al principio **no gastan marcadores**: se te pregunta, y quien no responde los conserva. **Rápido** nunca pregunta y gasta hasta dos puntos contra un intento, un avance o una traición si bajan la relación, enviados reales si un dado puede mejorar. **Con cuidado** pregunta todo lo que se puede, pero nunca más de **dos** veces en un turno enemigo; sin respuesta pone aun así hasta dos puntos contra un intento.
    .name = Órdenes permanentes
charlemagne-rules-options = - **first:** quién tiene el primer turno de jugador
    - **placement:** colocáis vosotros las unidades, o se empieza desde los sitios de costumbre
    - **build_limit:** marcadores de burgo y de civilización que un jugador puede construir por turno: **1**. Con **0**, sin límite, como está impreso, el Imperio gana 98 de cada 100 partidas entre jugadores automáticos; con 1 gana 54
    - **duels:** combate personal (regla opcional 28)
    - **scara:** el Imperio puede contratar la Scara, una guardia de 6-18, en un burgo con un líder (regla opcional 29)
    - **leader_death:** un marcador más en el recipiente; quien lo roba pierde un líder (regla opcional 30)
    .name = Opciones

# Los temas de /rules, segunda mitad.

fief-rules-invaders = Un ejército es un líder y cinco de infantería; hay cuatro. En la fase 6
    1. cada líder del mapa reúne tres de infantería, cinco como mucho;
    2. una carta de Invasores tira un dado de batalla: cada golpe desembarca un ejército en el puerto de la región. Las Tormentas los retienen, la Peste los deja en la mitad;
    3. cada líder marcha dos veces, según la brújula. Ataca, familia por familia, a quien **supera en número** (Nobles y máquinas no cuentan), murallas solo si le queda un dado; si no, sigue.
    { "" }En una ciudad que nadie defiende destruyen molino, abadía, fortaleza y reliquia. En una Ciudad Amurallada el ejército más fuerte se queda para siempre y el título queda libre.
    { "" }**Dejan Inglaterra** cuando llegan del interior a un puerto vacío o vencido, o cuando un Noble a su lado paga **5** chelines. Un clérigo puede hablarles: con 1 a 3 el ejército se va para siempre, con 4 a 6 muere el clérigo.
    Sus cautivos cuestan 2 chelines y 2 por título.
    .name = Invasores
fief-rules-battle = Un ejército ataca a quien esté en su ciudad; nadie está obligado. Los dos bandos enseñan sus tropas. Las terceras familias eligen bando, y pueden cambiar tras cualquier tirada.
    Un dado tiene un blanco, dos caras de 1 golpe, dos de 2, una de 3. En cada asalto, los dos bandos a la vez:
    1. **Catapultas:** dos dados, 1 golpe más por la segunda. **Bombardas:** un dado cada una; un blanco mata una y un soldado. Ambas necesitan un soldado y no miran murallas.
    2. **Arqueros:** un dado para todos, 1 golpe más desde tres; hacen falta dos contra una fortaleza, tres contra una Ciudad Amurallada. Pueden apuntar a un Noble: un 3 mata, lo demás falla.
    3. **Cuerpo a cuerpo:** soldados, arqueros, Lores y hombres 1 punto, ballesteros 2, caballeros 3. Hasta 6 puntos un dado, hasta 12 dos, más allá tres. Una fortaleza quita un dado al atacante, una Ciudad Amurallada dos.
    { "" }Se asumen cuantos golpes se pueda, a elección del dueño; los Nobles, al final. Tras una tirada la partida solo se detiene por ti si lo piden tus órdenes: seguir, rendirse, tregua, interrumpir ante murallas o contra tropas sin líder, y ante murallas sitiar. Tres tiradas sin bajas la acaban.
    .name = Batalla
fief-rules-captives = Cuando han caído todas las tropas de un bando, sus Nobles quedan **cautivos** y sus máquinas son botín. Vencedores sin Noble, o cuya última tropa es un ballestero, matan en su lugar.
    Un cautivo conserva títulos, ingresos e impuestos, pero no vota, no se presenta ni se mueve. Va adonde vaya quien lo tiene.
    { "" }**Rescate: 2 chelines, y 2 por título** (Iglesia y corona cuentan, la Jarretera no). Si una familia puede pagarlo entero antes de las compras, debe hacerlo, y se debe aceptar. Por menos, hace falta un trato.
    Los cautivos quedan libres al pagarse su rescate, cuando quien los tiene muere o pierde sus tropas, cuando los invasores se van, o por un Pasadizo. Aparecen en una fortaleza suya o con los suyos.
    A un cautivo solo lo matan un Asesinato o los rebeldes.
    .name = Cautivos y rescates
fief-rules-siege = Ante murallas, el atacante puede parar tras una tirada, o de inmediato si no tiene dados, y **poner sitio**. Se empieza una catapulta; en las próximas compras cuesta **5** chelines, una segunda 5 más; sin pagar, el asedio acaba. También acaba en el acto con el último Noble sitiador o la última catapulta ante la ciudad.
    La ciudad sitiada sigue siendo de su dueño, no rinde y no recibe tropas nuevas. Nadie sale sin permiso, pero los suyos pueden entrar. Los sitiados no votan ni se presentan.
    Pueden hacer una **salida**: cuerpo a cuerpo en campo abierto, sin máquinas, arqueros ni murallas, y de vuelta dentro tras una tirada. O salir en un desfile.
    { "" }**Saqueo**, lo último de la fase 7: en ciudades que controlas, un molino da 2 chelines; en una que hayas ganado en batalla esta ronda, una abadía da 10, sus reliquias y la herejía para el Noble que lo hace.
    .name = Asedio y saqueo
fief-rules-court = Una ventana para todos, desde la ronda 2.
    { "" }**Matrimonio:** un hombre y una mujer solteros de dos familias, sin título de la Iglesia; también cautivos. Una familia tiene un matrimonio y un aliado a la vez. Los aliados se dan dinero libremente, pueden dar sus títulos de la Iglesia a Nobles del otro y ganan juntos con 4 puntos, nunca por separado. Solo una muerte acaba un matrimonio, y nada prohíbe atacar al aliado. En una mesa de tres nadie se casa.
    { "" }**Elección:** con el trono vacío, tres títulos feudales y un obispo o arzobispo. Puede presentarse cualquier Lord libre, sin sitiar y que no sea clérigo. Cada familia pone un voto, un señuelo, ambos o nada, sin que se vea. El voto pesa **1** por cada Lord y obispo y **2** por cada arzobispo libre y sin sitiar. Gana quien más votos tiene; un empate no elige a nadie.
    La mujer de un Rey es **Reina**; el marido de una Reina Soberana no es Rey. Un varón nacido en la familia de la Reina es **Príncipe de Gales** y hereda el trono.
    .name = Matrimonio y elección
fief-rules-parliament = Un **Soberano** libre y sin sitiar puede convocar al Parlamento una vez por ronda, en lugar de una elección, y pedir un **Impuesto Real de 12 chelines**.
    Cada familia vota sí, no o nada, sin que se vea. Lores y obispos cuentan 1, arzobispos 2; un **Burgués** añade 3 o 5 por un tesoro. Se aprueba con **más de la mitad** de los votos emitidos.
    El Soberano reparte el dinero en secreto: cada cual lee solo su parte.
    En esa ronda puede rebelarse **cualquier ciudad** del reino, y toda rebelión es una más fuerte.
    { "" }El Soberano también grava regiones que nadie gobierna, concede títulos libres, da la **Jarretera** y tiene dos caballeros reales; su cónyuge, dos soldados reales. Cada guardia añade 1 golpe a toda tirada cuerpo a cuerpo de su bando.
    .name = Parlamento y corona
fief-rules-opportunities = Cartas de oportunidad, en cualquier momento salvo mientras se roba:
    - **Rebelión** en una ciudad gravada por otro, con hambre, o si se cobró el Impuesto Real. Todos pueden sumarse. Cada rebelión es un dado y un golpe; una fortaleza frena una, una Ciudad Amurallada dos. Un clérigo en la ciudad paga 3 chelines por cada una, o habla: acaba con 1 a 4, y con 5 o 6 muere él. Una tirada; si caen todas las tropas, mueren Nobles y cautivos, también los de los invasores, y arden molino, abadía y fortaleza.
    - **Pasadizo:** pasar por una ciudad guardada o por Tormentas, o salir de un asedio; anular murallas al atacar; escabullirse de una batalla cada Noble con una de sus propias tropas; liberar a un cautivo; anular murallas contra una rebelión.
    - **Asesinato:** mata a cualquier Noble; lo hace uno tuyo, que queda **hereje**. Los líderes invasores caen sin ejecutor.
    - **Justicia:** mata a un hereje, no a la Familia Real ni en una abadía.
    - **Emboscada:** captura a un Noble que esté en la ciudad del tuyo y fuera de murallas.
    - **Buen tiempo**, **ballesteros**, **Burgueses**.
    { "" }Las tropas que pierden así a su único Noble van de cuatro en cuatro con los parientes más cercanos.
    .name = Cartas de oportunidad
fief-rules-burghers = En el hueco de tu familia hay una carta; otra puede sustituirla.
    { "" }**Ballesteros franceses y flamencos:** tres de cada, contratados en cualquier momento por 2 chelines, en cualquier ciudad, aun en mitad de una batalla. 2 puntos, 2 golpes, disparan como arqueros. Al final de la ronda vuelven a su carta.
    Los **Burgueses** exigen un Lord en tu familia. Por un tesoro cada vez
    - añaden 3 o 5 votos en el Parlamento
    - levantan o refuerzan una rebelión
    - enseñan un camino secreto, como un Pasadizo
    { "" }Una familia tiene **dos tesoros** por ronda para todo esto y para los impuestos.
    .name = Ballesteros y Burgueses
fief-rules-relics = Cuatro reliquias están ocultas en las catedrales de Exeter, York, Norwich y Canterbury. Un prelado encuentra la de su catedral, una abadesa cualquiera. Pasan entre Nobles de una misma ciudad, y se pueden dejar allí. La **primera** entregada allí a un Soberano da **1 punto de victoria** para siempre; en una abadía cada una da 3 chelines.
    - **Grial:** contra un ejército que se defiende con él, los dados de 2 golpes no cuentan
    - **Casulla:** mueve Tormentas a un mar vecino, cada carta una vez por ronda
    - **Calavera:** resucita a un Noble donde murió, una vez en la partida
    - **Tibia:** acaba con la Hambruna en todo el distrito de quien la lleva
    { "" }**Excalibur** está clavada en una piedra. Un hombre libre sin mitra puede tirar de ella una vez al mover y otra en las batallas: la saca con un **6**, Arthur desde un **4**. Si nadie reina, lo hace Rey. Añade 1 golpe a cada tirada cuerpo a cuerpo; quien se la quita a un Rey, o con el trono vacío, es Rey.
    { "" }**Jarretera:** para un Lord que venció a invasores o los hizo irse, una por ronda. Desempata; quien la lleva no ataca nunca al Soberano.
    .name = Reliquias, Excalibur, Jarretera
fief-rules-deals = Podéis hablar y prometer con libertad; no obliga a nada. Lo que cambia de manos pasa por una **oferta** que el otro acepta entera: dinero, cartas, control de una ciudad, títulos, cautivos, reliquias, sirvientes, ballesteros.
    Un trato necesita una vía:
    - **Ciudad:** hay Nobles de ambos en una ciudad
    - **Anillo:** dinero y títulos entre aliados
    - **Rescate:** un cautivo por menos de la suma completa
    - **Paloma:** de una fortaleza o abadía a otra, una carta o dinero o ambos. Una familia tiene tres en toda la partida. Con un 6 la paloma se pierde: la carta vuelve, el dinero no
    - **Sirvientes** solos andan adonde sea, en la fase 2
    { "" }Escribe qué das y qué quieres, ofrécelo, y el otro acepta, rechaza o responde con otra oferta; puedes retirarla. Las ofertas caducan con la ronda.
    El hilo lee quién ha tratado y por qué vía, nunca de qué.
    .name = Tratos
fief-rules-orders = Las **órdenes permanentes** responden por ti, en secreto: quién puede pasar, qué rescate basta, qué tropas caen, cuándo seguir luchando o sitiar, qué se hace con las máquinas capturadas, qué robas cada ronda. Puedes cambiarlas cuando quieras. **Rápido** pregunta poco, **Cuidadoso** todo lo que se pueda preguntar.
    Las **cartas armadas** esperan con un detonante y un objetivo y saltan solas. Nadie las ve, y puedes retirarlas.
    Las **ventanas** llegan en momentos fijos: tras los Desastres, antes de los ingresos, cuando una familia ha movido, antes de una batalla, antes de que acabe la ronda. Se pregunta a todos, tengan lo que tengan, y cada cual sella lo que juega; se cumple por orden de juego. El silencio es pasar y no es falta; las órdenes las dejan pasar si no dices otra cosa; donde solo juegan dos, al acabar el tiempo, pues responder enseguida diría qué has ordenado.
    En cualquier otro momento están abiertas las **oportunidades** del panel: quien actúa primero, actúa. Nada espera nunca por lo que haya en una mano.
    .name = Órdenes y cartas armadas
fief-rules-servants = **P** siempre sirve · **R** una vez por ronda · **X** una vez y se va. El amo ha de estar libre.
    - **Mata** R cambia una carta por otra al azar de otra mano
    - **Odo** P el molino de su ciudad rinde con Hambruna · **Hild** P la Peste solo mata con 1
    - **Wymond** P zarpa de un puerto recién pisado · **Hob** P bandidos solo con 1
    - **Aylward** P como clérigo calma por 2, cae solo con 6 · **Sigrid** P impuesto danés 3
    - **Gunnora** P sus cautivos cuestan 2 más · **Amice** P su rescate 2 menos
    - **Col** R repite el dado de una paloma · **Avice** R pasa sin permiso por una ciudad abierta
    - **Ketil** R ve las tropas de un ejército en la ciudad o al lado
    - **Tosti** R un arquero más en una andanada · **Grim** R repite un dado de bombarda
    - **Bardolf** R 1 golpe más en una tirada cuerpo a cuerpo · **Hamon** X ignora un dado perdido por murallas
    - **Ivo** R fortaleza por 3 · **Leofric** R cinco unidades nuevas · **Ragnild** R un soldado gratis, cada uno en su ciudad
    - **Wulf** X impide un Asesinato de su amo · **Tiphaine** X quita la herejía
    - **Merewen** R ve lo alto de un mazo · **Jordan** R puede robar dos Personajes
    .name = Sirvientes
fief-rules-options = { "" }**Dos jugadores** tienen dos familias cada uno, una bolsa y una mano de cinco, y roban cuatro cartas, dos Personajes como mucho. Casan a sus propias familias, y necesitan ese matrimonio y 4 puntos.
    { "" }**Tres** no se casan nunca: 3 puntos.
    - **regions:** las familias eligen dónde empiezan, o los dados dan a cada una una región
    - **voting:** elecciones selladas para todos a la vez, o por orden de juego
    - **purchases:** por orden de juego, o selladas y enseñadas juntas
    - **guard**, **excalibur**, **garter**, **sherwood:** cada una de estas reglas se puede dejar fuera
    - **invaders:** nórdicos o normandos; solo cambia la imagen
    .name = Dos, tres, opciones

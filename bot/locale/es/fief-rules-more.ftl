# Los temas de /rules, segunda mitad.

fief-rules-invaders = Un ejército tiene un líder y cinco unidades de infantería; hay cuatro ejércitos. En la fase 6:
    1. cada líder del mapa reúne tres unidades de infantería, hasta tener cinco;
    2. cada carta de Invasores tira un dado de batalla: cada golpe desembarca un ejército en el puerto de la región. Las Tormentas los retienen, y la Peste los reduce a la mitad;
    3. cada líder marcha dos veces, según la brújula. Familia por familia, atacan a quienes **superan en número** (Nobles y máquinas no cuentan), y murallas solo si les queda un dado; si no, siguen.
    { "" }En una ciudad que nadie defiende destruyen molino, abadía, fortaleza y reliquia. En una Ciudad Amurallada el ejército más fuerte se queda para siempre y el título vuelve a estar libre.
    { "" }**Dejan Inglaterra** cuando llegan del interior a un puerto vacío o conquistado, o cuando un Noble en la misma ciudad paga **5** chelines, el impuesto danés. Un clérigo puede hablarles: con 1 a 3 el ejército se va para siempre, con 4 a 6 muere el clérigo.
    El rescate de sus cautivos es de 2 chelines, y 2 más por título.
    .name = Invasores
fief-rules-battle = Un ejército puede atacar a cualquiera en su ciudad; nadie está obligado. Los dos bandos enseñan sus tropas. Las demás familias presentes eligen bando y pueden cambiarlo tras cualquier tirada.
    Un dado tiene una cara en blanco, dos de 1 golpe, dos de 2 y una de 3. En cada ronda de la batalla los dos bandos tiran a la vez:
    1. **Catapultas:** dos dados, 1 golpe más por la segunda. **Bombardas:** un dado cada una; una cara en blanco destruye una y mata a un soldado. Ambas necesitan un soldado e ignoran las murallas.
    2. **Arqueros:** un dado para todos, 1 golpe más desde tres; hacen falta dos contra una fortaleza, tres contra una Ciudad Amurallada. Pueden apuntar a un Noble: 3 golpes lo matan; cualquier otra cosa falla.
    3. **Cuerpo a cuerpo:** soldados, arqueros, Lores y todo Noble varón 1 punto, ballesteros 2, caballeros 3. Con hasta 6 puntos se tira un dado; con hasta 12, dos; con más, tres. Una fortaleza quita un dado al atacante; una Ciudad Amurallada, dos.
    { "" }Cada bando encaja todos los golpes que puede. El dueño elige qué tropas caen; los Nobles caen al final. Tras una tirada solo se te pregunta si lo piden tus órdenes. Puedes seguir, rendirte, ofrecer una tregua, interrumpir la batalla (ante murallas o contra tropas sin líder) o asediar (ante murallas). Tres tiradas seguidas sin bajas ponen fin a la batalla.
    .name = Batalla
fief-rules-captives = Cuando han caído todas las tropas de un bando, sus Nobles **caen en cautiverio** y sus máquinas se pueden capturar. Si quien vence no tiene Noble, o su última tropa es un ballestero, mata a esos Nobles.
    Un cautivo conserva títulos, ingresos e impuestos, pero no vota, no se mueve ni se presenta al trono, y va adonde vaya quien lo tiene.
    { "" }**Rescate: 2 chelines, y 2 más por título** (los de la Iglesia y la corona cuentan, la Jarretera no). Una familia que puede pagarlo completo antes de las compras debe hacerlo, y el captor debe aceptarlo. Por menos, hace falta un trato.
    Los cautivos quedan libres al pagarse su rescate, cuando quien los tiene muere o pierde todas sus tropas, cuando los invasores se van, o por un Pasadizo. Aparecen en una fortaleza de su familia o donde haya otro de sus Nobles.
    A un cautivo solo lo matan un Asesinato o los rebeldes.
    .name = Cautivos y rescates
fief-rules-siege = Ante murallas, el atacante puede parar tras una tirada, o de inmediato si no le quedan dados, y **asediar** la ciudad. El asedio empieza con una catapulta, que cuesta **5** chelines en las próximas compras; una segunda cuesta 5 más. Si no pagas, el asedio acaba. También acaba en el acto cuando ya no queda ningún Noble que asedie o ninguna catapulta.
    Una ciudad asediada sigue siendo de su dueño, pero no paga nada y no recibe tropas nuevas. Nadie sale sin permiso, pero los amigos pueden entrar. Los asediados no votan ni se presentan al trono.
    Pueden hacer una **salida**: luchan en campo abierto, solo cuerpo a cuerpo y sin murallas, y pueden volver dentro tras una tirada. También pueden salir en un desfile.
    El **saqueo** es lo último de la fase 7. En una ciudad que controlas, un molino da 2 chelines. En una que hayas ganado en batalla esta ronda, una abadía da 10 chelines y sus reliquias, pero el Noble que la saquea recibe la marca de la herejía.
    .name = Asedio y saqueo
fief-rules-court = Desde la ronda 2, todos juegan la corte a la vez.
    { "" }**Matrimonio:** un hombre y una mujer solteros de dos familias, sin título de la Iglesia; los cautivos pueden casarse. Una familia tiene un matrimonio y un aliado a la vez. Los aliados pueden darse dinero, dar sus títulos de la Iglesia a Nobles del otro y ganar juntos con 4 puntos, nunca por separado. Solo una muerte acaba con un matrimonio, y nada prohíbe atacar al aliado. En una partida de tres no se casa nadie.
    { "" }**Elección:** hacen falta el trono vacío, tres títulos de Lord y un obispo o arzobispo. Puede presentarse cualquier Lord libre, sin asediar y que no sea clérigo. Cada familia pone un voto, un señuelo, ambos o nada, en secreto. Un voto cuenta **1** por cada Lord u obispo y **2** por cada arzobispo, si están libres y sin asediar. Gana quien más votos tiene; un empate no elige a nadie.
    La mujer de un Rey es **Reina**; el marido de una Reina Soberana no es Rey. Un varón nacido en la familia de la Reina es **Príncipe de Gales** y hereda el trono.
    .name = Matrimonio y elección
fief-rules-parliament = Un **Soberano** libre y sin asediar puede convocar al Parlamento una vez por ronda, en lugar de una elección, y pedir un **Impuesto Real de 12 chelines**.
    Cada familia vota en secreto sí, no o nada. Lores y obispos cuentan 1, arzobispos 2; un **Burgués** añade 3 o 5 por un tesoro. Lo concede **más de la mitad** de los votos emitidos.
    El Soberano reparte el dinero en secreto: cada cual ve solo su parte.
    En esa ronda puede rebelarse **cualquier ciudad** del reino, y cada rebelión tiene un dado y un golpe más.
    { "" }El Soberano también grava regiones sin Lord, concede títulos libres, da la **Jarretera** y tiene de guardia a dos caballeros reales; su cónyuge, a dos soldados reales. Cada guardia añade 1 golpe a toda tirada cuerpo a cuerpo de su bando.
    .name = Parlamento y corona
fief-rules-opportunities = Las cartas de oportunidad se juegan en cualquier momento, salvo mientras se roban cartas:
    - **Rebelión:** estalla en una ciudad gravada por otra familia, en una con Hambruna, o en cualquiera tras un Impuesto Real. Todos pueden sumarse. Cada rebelión es un dado y un golpe; una fortaleza frena una; una Ciudad Amurallada, dos. Un clérigo en la ciudad paga 3 chelines para acabar con una, o habla: con 1 a 4 acaba con una, con 5 o 6 muere quien habla. Los rebeldes tiran una vez. Si caen todas las tropas, mueren Nobles y cautivos, también los de los invasores, y arden molino, abadía y fortaleza.
    - **Pasadizo:** pasar por una ciudad guardada o por Tormentas, o salir de un asedio; evitar murallas al atacar; escabullirse de una batalla, cada Noble con una de sus propias tropas; liberar a un cautivo; evitar las murallas en una rebelión.
    - **Asesinato:** mata a cualquier Noble; lo hace uno tuyo, que se convierte en **hereje**. También mata a un líder invasor, y entonces nadie se convierte en hereje.
    - **Justicia:** mata a un hereje que no sea de la realeza ni esté en una abadía.
    - **Emboscada:** captura a un Noble que esté en la misma ciudad que uno tuyo y fuera de las murallas.
    - **Buen tiempo**, **ballesteros**, **Burgueses**.
    { "" }Las tropas que pierden así a su único Noble van, de cuatro en cuatro, con los Nobles más cercanos de la familia.
    .name = Cartas de oportunidad
fief-rules-burghers = Cada familia tiene sitio para una de estas cartas; otra nueva la sustituye.
    { "" }**Ballesteros franceses y flamencos:** tres de cada clase, que contratas en cualquier momento por 2 chelines cada uno, en cualquier ciudad, incluso en mitad de una batalla. Valen 2 puntos, aguantan 2 golpes y disparan como arqueros. Al final de la ronda vuelven a su carta.
    Los **Burgueses** exigen un Lord en tu familia. Por un tesoro cada vez:
    - añaden 3 o 5 votos en el Parlamento
    - empiezan o refuerzan una rebelión
    - enseñan un pasadizo, como la carta de Pasadizo
    { "" }Una familia tiene **dos tesoros** por ronda para todo esto y para los impuestos.
    .name = Ballesteros y Burgueses
fief-rules-relics = Cuatro reliquias están ocultas en las catedrales de Exeter, York, Norwich y Canterbury. Un prelado encuentra la de su catedral; una abadesa, cualquiera. Los Nobles que están en una misma ciudad pueden pasárselas o dejarlas allí. La **primera** entregada a un Soberano en la misma ciudad da **1 punto de victoria** para siempre; en una abadía cada una da 3 chelines por ronda.
    - **Grial:** contra un ejército que se defiende con él, los dados de 2 golpes no cuentan
    - **Casulla:** mueve Tormentas a un mar vecino, cada carta una vez por ronda
    - **Calavera:** resucita a un Noble donde murió, una vez en la partida
    - **Tibia:** acaba con la Hambruna en todo el distrito de quien la lleva
    { "" }**Excalibur** está clavada en una piedra. Un hombre libre sin título de la Iglesia puede tirar de ella una vez al moverse y otra en las batallas: la saca con un **6**, Arthur desde un **4**. Si nadie reina, lo hace Rey. Añade 1 golpe a cada tirada cuerpo a cuerpo. Quitársela a un Rey, o con el trono vacío, hace Rey al captor.
    { "" }**Jarretera:** el Soberano puede dar una por ronda a un Lord que haya vencido a los invasores o los haya hecho irse. Desempata al final; quien la lleva no ataca nunca al Soberano.
    .name = Reliquias, Excalibur, Jarretera
fief-rules-deals = Podéis hablar y prometer lo que queráis, pero las promesas no obligan a nadie. Lo que cambia de manos pasa por una **oferta** que el otro acepta entera: dinero, cartas, control de una ciudad, títulos, cautivos, reliquias, sirvientes, ballesteros.
    Un trato necesita una de estas vías:
    - **Ciudad:** los dos tenéis Nobles en una misma ciudad
    - **Matrimonio:** dinero y títulos entre aliados
    - **Rescate:** un cautivo por menos de la suma completa
    - **Paloma:** de una fortaleza o abadía a otra, una carta o dinero o ambos. Una familia tiene tres en toda la partida. Con un 6 la paloma se pierde: la carta vuelve, el dinero no
    - Solo **sirvientes:** sin encontrarse, en la fase 2
    { "" }Elige qué das y qué quieres y envía la oferta. El otro acepta, rechaza o responde con otra oferta; puedes retirar la tuya. Las ofertas caducan al final de la ronda.
    El hilo muestra quién ha hecho un trato y por qué vía, nunca lo que contenía.
    .name = Tratos
fief-rules-orders = Las **órdenes permanentes** responden por ti, en secreto: quién puede pasar, qué rescate basta, qué tropas caen, cuándo seguir luchando o asediar, qué se hace con las máquinas capturadas, qué robas cada ronda. Puedes cambiarlas cuando quieras. **Rápido** pregunta poco, **Con cuidado** lo pregunta todo.
    Las **cartas armadas** aguardan el momento y el objetivo que tú fijas, y se juegan solas. Nadie las ve, y puedes retirarlas.
    Las **ventanas para cartas** llegan en momentos fijos: tras los Desastres, antes de los ingresos, cuando una familia ha movido, antes de una batalla, antes de que acabe la ronda. Se pregunta a todos, para que nadie sepa quién tiene una carta así, y cada cual sella lo que juega; se cumple por orden de juego. Si no respondes, no juegas nada, y no cuenta como si se te pasara el plazo. Las órdenes las dejan pasar si no dices otra cosa; en una partida de dos, solo al acabar el tiempo, pues responder enseguida delataría tus órdenes.
    En cualquier otro momento puedes jugar desde *Cartas de oportunidad y reliquias* en tu panel: esas jugadas se cumplen en el acto, por orden de llegada. Fuera de las ventanas, la partida no espera a que nadie juegue cartas.
    .name = Órdenes y cartas armadas
fief-rules-servants = Un sirviente ayuda siempre (**P**), una vez por ronda (**R**), o una vez y se va (**X**). Su amo tiene que estar libre.
    - **Mata** R cambia una carta por otra al azar de otra mano
    - **Odo** P el molino de la ciudad rinde aunque haya Hambruna · **Hild** P la Peste solo mata con 1
    - **Wymond** P zarpa de un puerto al que acaba de llegar · **Hob** P los bandidos solo atrapan con 1
    - **Aylward** P si su amo es clérigo, calma a los rebeldes por 2 chelines y, si les habla, solo falla con 6 · **Sigrid** P el impuesto danés cuesta 3 chelines
    - **Gunnora** P sus cautivos cuestan 2 chelines más · **Amice** P su rescate baja 2 chelines
    - **Col** R una paloma perdida vuela otra vez · **Avice** R sale de una ciudad sin murallas y sigue su camino sin pedir permiso
    - **Ketil** R ve las tropas de un ejército en su ciudad o en una vecina
    - **Tosti** R un arquero más en una andanada · **Grim** R repite un dado de bombarda
    - **Bardolf** R 1 golpe más en una tirada cuerpo a cuerpo · **Hamon** X recupera uno de los dados que se pierden por las murallas
    - **Ivo** R una fortaleza en su ciudad por 3 chelines · **Leofric** R cinco unidades nuevas en su ciudad · **Ragnild** R un soldado gratis en su ciudad
    - **Wulf** X hace fracasar un asesinato contra su amo · **Tiphaine** X quita la herejía a su amo
    - **Merewen** R ve la primera carta de un mazo · **Jordan** R te deja robar dos Personajes
    .name = Sirvientes
fief-rules-options = { "" }**Dos jugadores** tienen dos familias cada uno, una bolsa y una mano de cinco cartas, y roban cuatro, dos Personajes como mucho. Pueden casar entre sí a sus dos familias, y para ganar necesitan ese matrimonio y 4 puntos.
    { "" }**Tres jugadores** no se casan nunca y ganan con 3 puntos.
    - **Dónde empiezan las familias:** en la ciudad que elijan, o en la región que den los dados
    - **Votos en las elecciones:** todos a la vez y sellados, o por orden de juego
    - **Compras:** por orden de juego, o selladas y abiertas juntas
    - **La Guardia Real**, **Excalibur**, **La Orden de la Jarretera**, **Senderos por Sherwood:** cada una de estas cuatro reglas se puede dejar fuera
    - **Quién invade:** nórdicos o normandos; solo cambia las imágenes
    .name = Dos, tres, opciones
fief-rules-words = - **Feudo:** una región con Lord; 1 punto de victoria.
    - **Lord:** un Noble, hombre o mujer, con el título de una región.
    - **Clérigo:** un obispo, arzobispo o abadesa. **Prelado:** un obispo o arzobispo.
    - **Soberano:** el Rey, o una Reina que reina por derecho propio.
    - **De nadie:** una ciudad que ninguna familia controla.
    - **Ciudad Amurallada:** la fortaleza a la que va unido el título de un feudo.
    - **Tesoro:** paga un Impuesto o un Burgués; dos por ronda, no es dinero.
    - **Tallage:** el impuesto de un Lord. **Diezmo:** el de un prelado. **Impuesto Real:** el que concede el Parlamento.
    - **Sirviente:** ayuda a un Noble; mira *Sirvientes*.
    - **Carta de oportunidad:** se juega casi en cualquier momento.
    - **Carta armada:** se juega sola cuando llega su momento.
    - **Ventana para cartas:** una pregunta a todos a la vez, para que nadie sepa quién tiene una carta así.
    - **Contador de Desastres:** tres espacios donde esperan los Desastres hasta que todos han robado.
    - **Señuelo:** parece un voto, pero no cuenta.
    - **Máquina:** una bombarda o una catapulta. **Andanada:** sus disparos, o los de los arqueros, antes del cuerpo a cuerpo.
    - **Cuerpo a cuerpo:** la tirada de la lucha de cerca; los puntos deciden cuántos dados se tiran.
    - **Desfile:** caballeros que pasan ante unas murallas y luchan con quien salga.
    - **Hereje:** lleva la marca de la herejía; la Justicia puede darle muerte.
    - **Paloma:** lleva una carta, dinero o ambos a otra fortaleza o abadía.
    - **Jarretera:** una orden de Lores; desempata al final.
    .name = Palabras

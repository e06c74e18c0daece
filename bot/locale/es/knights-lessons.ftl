# Una primera partida: qué aprender en cada paso de los tres primeros turnos.
knights-lesson-assign = **Ahora:** reparte tus seis cartas de tropas entre tus Nobles (**Repartir por igual** lo hace por ti) y pulsa **Sellar**. · **Por qué:** solo entran en el tablero los Nobles con tropas; un Noble con 100 tropas puede asediar una ciudad de fuerza 200, y con 150 tropas, una de fuerza 300. · **Después:** tu meta es llegar al trono: tener más de la mitad de las ciudades del Reino cuando empieza un Mantenimiento, o más Influencia que nadie cuando se agota la reserva.
knights-lesson-found = **Ahora:** elige una zona en **Colocar el Baluarte**, si puede ser junto a dos o más ciudades neutrales. · **Por qué:** tu Baluarte guarda tropas de reserva y acoge a los Nobles vencidos, y las ciudades cercanas te ahorran marchas. · **Después:** si cae, pierdes la mitad de tus coronas y una ciudad: vigila a los rivales que se acerquen.
knights-lesson-deploy = **Ahora:** elige a uno de tus Nobles en **Colocar a un Noble** luego una parte del Reino y en ella una ciudad neutral que pueda asediar: en cada parte esas ciudades van primero. · **Por qué:** un Noble que empieza en la zona de una ciudad puede asediarla con la primera carta, sin marchar. · **Después:** si no queda libre ninguna ciudad así, empieza al lado de una ciudad neutral y marcha hasta ella.
knights-lesson-1-plan = **Ahora:** marca hasta seis cartas en la primera lista, dos por pila como mucho: **Movilizar Tropas** en las pilas 1 y 2, y a su lado cartas que dan algo estén donde estén tus Nobles; después, sella. · **Por qué:** con Movilizar Tropas tus Nobles se mueven y luchan, y con ciudades se gana; **Recaudar Impuestos** da coronas, **Contratar Tropas** Mercenarios, **Apoyar Reunión** Votos y **Servir a la Iglesia** Fe. · **Después:** las pilas se juegan en orden, y las cartas de cada una al azar; puedes cambiar tu plan hasta que todos hayan sellado.
knights-lesson-2-plan = **Ahora:** planea otra vez, con las cartas que tienes en la mano. · **Por qué:** una carta usada se queda en Impuestos, Salarios o Asamblea hasta que esa casilla se llena; entonces se celebra su fase y vuelven sus cartas. Solo Estrategia Versátil vuelve enseguida. · **Después:** los Impuestos te pagan por tus ciudades, y los Salarios te cuestan coronas por tus tropas. Una ciudad que asediaste cae con un segundo asedio: atácala otra vez con Movilizar Tropas o Estrategia Versátil.
knights-lesson-3-plan = **Ahora:** antes de planear, mira la parte de arriba del panel: dice cuántas cartas hay en cada casilla. · **Por qué:** si la casilla de Salarios está casi llena, guarda coronas, porque los Mercenarios que no cobran se van; si lo está la de la Asamblea, ten Votos a mano. · **Después:** quien llena una casilla con su carta decide cuándo llega su fase, y puedes ser tú.
knights-lesson-levy-taxes = **Ahora:** pulsa **Usar la carta**. · **Por qué:** da 1 corona por cada zona con un Noble tuyo en tierra. · **Después:** dispersa a tus Nobles antes de recaudar; la carta va a Impuestos la uses o no.
knights-lesson-draft-soldiers = **Ahora:** pulsa **En el espacio …**, lo más a la izquierda que puedas. · **Por qué:** se contrata de izquierda a derecha, así que el marcador de más a la izquierda elige primero entre los Mercenarios. · **Después:** solo pagas al contratar; la contratación empieza cuando hay un marcador más que jugadores.
knights-lesson-rally-support = **Ahora:** pulsa **Usar la carta**. · **Por qué:** da 2 Votos, y la Presidencia si así tienes más que nadie y no se te ha expulsado. · **Después:** el Presidente deshace los empates de la Asamblea.
knights-lesson-serve-the-church = **Ahora:** elige a qué casilla va esta carta; cada opción dice cuánta Fe tendrás. · **Por qué:** la Fe cancela Eventos que te afectan, y con más Fe que nadie pasas a ser Cabeza de la Iglesia. · **Después:** una carta en una casilla casi llena puede empezar su fase; cada opción dice si lo hace.
knights-lesson-mobilize-forces = **Ahora:** elige la zona donde quieres luchar. Si hay un lugar que puedas asediar, va primero. · **Por qué:** tus Nobles descansados que estén cerca pueden ir allí y librar luego una batalla, y asediar una ciudad neutral no cuesta tropas. · **Después:** para asediar necesitas más fuerza que las murallas; el Noble al mando suma 200 de fuerza.
knights-lesson-versatile-strategy = **Ahora:** elige una opción: **Tomar: …** para coronas o un Voto o, si se ofrece, **Usarla: …** para un movimiento o una batalla. · **Por qué:** hace un poco de todo: úsala para lo que las demás cartas dejaron sin hacer, como un asedio donde ya está un Noble tuyo. · **Después:** vuelve a tu mano, así que puedes planearla otra vez el próximo turno.
knights-lesson-allocate = **Ahora:** elige con **A …** la casilla a la que va esta carta. · **Por qué:** una casilla llena empieza su fase en el acto: los Impuestos te pagan, los Salarios te cuestan, la Asamblea vota. · **Después:** no llenes Salarios cuando te falten coronas.
knights-lesson-march = **Ahora:** elige un Noble y el camino. Con Movilizar Tropas, termina los movimientos cuando estén allí todos los que quieres. · **Por qué:** un Noble se mueve una zona, o hasta tres por carretera, y tras esta carta queda exhausto hasta el Mantenimiento. · **Después:** una ciudad que dejas sin Nobles puede rebelarse, y un asedio que abandonas termina: la lista te avisa.
knights-lesson-bring = **Ahora:** marca las tropas que van contigo, o pulsa **No recoger más tropas y seguir**. · **Por qué:** un ejército mayor puede asediar una ciudad más fuerte. · **Después:** un Noble que entrega todas sus tropas deja el tablero hasta el Mantenimiento.
knights-lesson-permit = **Ahora:** pulsa **Dejar pasar a …** o **No dejar pasar a …**. · **Por qué:** la marcha solo sigue si la permiten todos los consultados; un «no» la detiene. · **Después:** puedes pedir coronas antes de responder, en Tratos.
knights-lesson-fight = **Ahora:** elige a quién atacas; cada opción muestra tus posibilidades. · **Por qué:** tus Nobles de la zona pueden librar una batalla con esta carta. · **Después:** antes de atacar unas murallas eliges entre asalto y asedio, y aún puedes desistir del ataque.
knights-lesson-consent = **Ahora:** pulsa **Permitir el ataque en …** o **Prohibir el ataque en …**. · **Por qué:** tienes un Noble allí, así que atacar las murallas requiere tu permiso. · **Después:** los permisos se venden a menudo: puedes pedir coronas antes de responder.
knights-lesson-battle-law = **Ahora:** pulsa **Acatar la ley**, salvo que eso te cueste la batalla. · **Por qué:** la ley debilita a quien ataca, y desacatarla te expulsa de la Asamblea. · **Después:** una expulsión dura hasta que la Asamblea la levanta.
knights-taught-siege = **Ahora:** pulsa **Asediar** si puedes esperar un turno y no hay nadie cerca que te eche; si no, **Asaltar**. · **Por qué:** un asedio no cuesta tropas, pero hay que acabarlo con otro en un turno posterior; un asalto se decide ahora y cuesta bajas. · **Después:** quédate en la zona: cuando se va tu último Noble, el asedio termina.
knights-taught-siege-ripe = **Ahora:** pulsa **Asediar**. · **Por qué:** asedias esta plaza desde un turno anterior y sigues siendo más fuerte, así que cae ahora y no te cuesta tropas. · **Después:** deja allí un Noble: otros también pueden asediarla.
knights-taught-siege-again = **Ahora:** pulsa **Desistir del ataque**, salvo que te convenzan tus posibilidades con **Asaltar**. · **Por qué:** este turno ya has asediado esta plaza, y un segundo asedio solo cuenta en un turno posterior. · **Después:** deja allí un Noble: el próximo turno un segundo asedio toma la plaza, si sigues siendo más fuerte.
knights-taught-siege-none = **Ahora:** pulsa **Asaltar** si te convencen tus posibilidades, o **Desistir del ataque**. · **Por qué:** ahora no puedes asediar, y un asalto cuesta bajas. · **Después:** trae más tropas: quien asedia tiene que ser más fuerte que las murallas y todos los de dentro juntos.
knights-lesson-battle-armies = **Ahora:** elige con **Llevar a … a la batalla** los ejércitos que luchan. · **Por qué:** con más fuerza se roban más cartas de Destino, pero quien lucha queda exhausto hasta el Mantenimiento. · **Después:** un Noble que dejes fuera aún puede moverse o luchar con otra carta este turno.
knights-lesson-commander = **Ahora:** elige con **… toma el mando** a uno de tus Nobles. · **Por qué:** un bando con Comandante roba dos cartas de Destino más y usa su habilidad, salvo que ese Noble esté exhausto. · **Después:** apréndete las cuatro formas: el cuadrado previene una baja, la estrella inflige una, el triángulo suma una victoria y el círculo ahorra salarios.
knights-lesson-hand = **Ahora:** marca las cartas de Destino que menos te ayudan, al menos tantas como dice la pregunta, y sella. · **Por qué:** por su Comandante un bando roba dos más de las que conserva; primero se cuentan las bajas y luego las victorias dicen quién gana. · **Después:** las dos manos se muestran a la vez, así que nadie puede responder a la tuya.
knights-lesson-ability = **Ahora:** pulsa **Usar la habilidad** si aún no está en uso y después **Sellar**. · **Por qué:** la forma de tu Comandante previene una baja, inflige una o suma una victoria. · **Después:** la habilidad se pierde si ese Noble muere sin heredero.
knights-lesson-losses = **Ahora:** elige quién recibe las bajas: tus murallas, si están en la lista, y luego un ejército que sobreviva. · **Por qué:** cada baja quita 100 a un ejército, y un Noble cuyas bajas igualan a sus tropas muere. · **Después:** Reclutamiento quita bajas y Mejorar Defensas repara murallas.
knights-lesson-retreat = **Ahora:** elige la zona a la que te retiras. · **Por qué:** una derrota parcial no mata a tus Nobles: cada uno se retira a una zona vecina sin rivales. · **Después:** si no tiene adónde ir, un Noble huye exhausto a tu Baluarte, o muere si el Baluarte está asediado.
knights-lesson-deserter = **Ahora:** elige con **Dejar desertar: …** el Mercenario que se va; suele convenir el que tiene menos tropas. · **Por qué:** tras una derrota el Destino señala una nacionalidad, y de cada ejército vencido deserta un Mercenario de esa nacionalidad. · **Después:** los Regulares no desertan nunca.
knights-lesson-death = **Ahora:** elige con **Descartar: …** los Mercenarios que pierdes. · **Por qué:** tu Noble ha muerto y pierdes Mercenarios por sus bajas: todas las tropas que se pueda, sin pasar de lo que suman las bajas. · **Después:** el heredero vuelve en el Mantenimiento con el mismo nombre, la misma forma y las tropas que queden.
knights-lesson-spoil = **Ahora:** pulsa **Conservar la ciudad**. · **Por qué:** da ingresos en Impuestos y 1 punto de Influencia por turno, y una ciudad del Reino cuenta para la mayoría; arrasarla da una sola vez el triple de sus ingresos. · **Después:** deja allí un Noble, o puede rebelarse en el Mantenimiento.
knights-lesson-surrender = **Ahora:** elige con **Entregar …** la ciudad que menos te duela perder. · **Por qué:** tu Baluarte ha caído, y quien lo toma se lleva la mitad de tus coronas y una ciudad. · **Después:** no ganas Influencia hasta que coloques otra vez tu Baluarte en el Mantenimiento.
knights-lesson-revolt = **Ahora:** pulsa **Conservar …** para pagar 1 punto de Fe o coronas por la ciudad, o **Dar por perdida …**. · **Por qué:** en cada Mantenimiento el Destino decide si se rebela cada ciudad tuya sin Nobles; la que se rebela queda neutral si no pagas. · **Después:** un Noble en la ciudad lo evita.
knights-lesson-return = **Ahora:** elige dónde vuelve cada Noble tuyo con tropas; cuando estén todos en el tablero, pulsa **Terminar de colocar y repartir**. · **Por qué:** los Nobles que están fuera vuelven al tablero en tu Baluarte o en una ciudad tuya sin asediar. · **Después:** un Noble sin tropas también puede volver, en cuanto le pases algunas.
knights-lesson-comply = **Ahora:** pulsa **Acatar la ley** si puedes pagarla. · **Por qué:** la alternativa es la expulsión: sin Votos en la Asamblea y sin Presidencia. · **Después:** las leyes siguen en vigor hasta que la Asamblea las descarta.
knights-lesson-wages = **Ahora:** elige los Mercenarios que no puedas pagar, si los hay, y después **Terminar los salarios: pagar …**. · **Por qué:** un Mercenario pide 1 corona por cada 50 tropas, y el que no cobra se va. · **Después:** conserva los que necesites para un asedio o una ciudad.
knights-lesson-draft = **Ahora:** elige un Mercenario y quién lo recibe, o pulsa **Terminar de contratar, …**. · **Por qué:** le toca a tu marcador, y al contratar pagas una vez el salario del Mercenario. · **Después:** pagas lo mismo en cada fase de Salarios, así que guarda coronas para eso.
knights-lesson-deputy = **Ahora:** elige con **Preside …** a uno de los Barones. · **Por qué:** la Presidencia es tuya, pero no acudes a la Asamblea, y alguien tiene que deshacer los empates. · **Después:** eso vale solo para esta Asamblea.
knights-lesson-propose = **Ahora:** elige una moción, o pulsa **No proponer nada**. · **Por qué:** el Destino te ha dado una Moción Privada, que se vota primero. · **Después:** una buena moción es descartar una ley que te perjudique.
knights-lesson-arrange = **Ahora:** elige en qué orden se votan las Agendas. · **Por qué:** los Votos se gastan al votar, así que pon primero lo que más te importa. · **Después:** la próxima vez decide el orden quien tenga la Presidencia.
knights-lesson-bids = **Ahora:** elige cuántos Votos gastas y luego a favor de qué: con eso quedan sellados. **Sellar sin Votos** los guarda todos. · **Por qué:** los Votos gastados se pierden, ganes o no: gástalos donde ganes algo, y 0 en lo demás. · **Después:** los Votos de todos se muestran a la vez, y guardas el resto para la próxima Asamblea.
knights-lesson-declare = **Ahora:** pulsa **Declarar: …** para decir a favor de qué van tus Votos. · **Por qué:** ya están gastados; ahora dices para qué bando cuentan. · **Después:** la próxima vez puedes decirlo ya al sellar tus Votos, o esperar de nuevo y escuchar ofertas.
knights-lesson-decide = **Ahora:** elige con **Decidir: …** lo que gana. · **Por qué:** presides, y los dos bandos tienen los mismos Votos. · **Después:** una orden permanente puede deshacer los empates según lo que votaste.
knights-lesson-abide = **Ahora:** pulsa **Acatar**, salvo que la decisión te cueste más de lo que vale tu sitio en la Asamblea. · **Por qué:** si te niegas, la decisión no te afecta, pero se te expulsa de la Asamblea. Si ya se te había expulsado, negarte no te cuesta nada. · **Después:** una expulsión dura hasta que la Asamblea la levanta.
knights-lesson-discard-charge = **Ahora:** elige con **Renunciar a …** el privilegio que menos necesites. · **Por qué:** un Barón puede tener tres privilegios, y acabas de ganar el cuarto. · **Después:** una Moción Privada puede someter otra vez a voto el privilegio que dejas.
knights-lesson-appoint = **Ahora:** elige con **Asignarlo a …** a uno de tus Nobles, mejor uno que vaya a seguir en el tablero. · **Por qué:** un cargo da a ese Noble tropas gratis o un poder. · **Después:** el cargo se pierde cuando el Noble muere.
knights-lesson-event-drawer = **Ahora:** di con **Roba …** qué Barón roba la carta. · **Por qué:** eres Cabeza de la Iglesia: un Evento rojo (malo) lo robas tú y uno verde (bueno) se lo das a otro; por 1 punto de Fe es al revés. · **Después:** quien sirva a la Iglesia y tenga así más Fe que nadie te quita este poder.
knights-lesson-event-target = **Ahora:** pulsa **Elegir: …** para decir a quién o a qué afecta. · **Por qué:** este Evento te deja la elección. · **Después:** con Fe se puede cancelar antes de que ocurra.
knights-lesson-avert = **Ahora:** pulsa **Pagar y cancelar el Evento** si te costaría más que esa Fe; si no, **Dejar que ocurra**. · **Por qué:** un Evento rojo afecta a quien lo roba, y solo la Fe lo detiene. · **Después:** si el Destino aún no ha señalado el objetivo, puedes esperar: cuando lo haga se te pregunta otra vez.
knights-lesson-pool = **Ahora:** pulsa **Ofrecer …** si quieres poner Fe, y después **Sellar: …**. · **Por qué:** un Evento azul puede afectar a todos; los Barones pagan juntos y en secreto para cancelarlo. · **Después:** si lo ofrecido no basta, nadie paga y el Evento ocurre.
knights-lesson-leaving = **Ahora:** elige el Mercenario que se va. · **Por qué:** un Evento devuelve al mazo a uno de los tuyos. · **Después:** suele convenir el que tiene menos tropas.
knights-lesson-free-city = **Ahora:** elige con **… queda neutral** la ciudad que menos te duela perder. · **Por qué:** una de tus ciudades queda neutral, y eliges cuál. · **Después:** puedes volver a tomarla como cualquier ciudad neutral.
knights-lesson-strip = **Ahora:** elige con **Descartar …** una de las cartas. · **Por qué:** ese Barón pierde un privilegio o un cargo y, como presides, eliges cuál. · **Después:** ese Barón no puede negarse.
knights-lesson-expedition = **Ahora:** pulsa **Iniciar una expedición: …**, o **No iniciar ninguna expedición**. · **Por qué:** tienes la Presidencia, así que decides; después todos los Barones pueden invertir coronas en ella. · **Después:** según adónde vaya, devuelve las coronas hasta por dos, por tres o por cuatro, o se pierde.
knights-lesson-invest = **Ahora:** elige con **Invertir …** las coronas que te sobren, o pulsa **No invertir nada**. · **Por qué:** una expedición puede multiplicar tus coronas o perderlas: el panel muestra las posibilidades. · **Después:** la expedición tarda varias cartas de Financiar Expedición en llegar: guarda lo que pidan los próximos Salarios.
knights-lesson-bless = **Ahora:** pulsa **Bendecirla** o **No bendecirla**. · **Por qué:** eres Cabeza de la Iglesia; por 1 punto de Fe se muestran dos cartas de Destino para esta expedición y cuenta la mejor. · **Después:** bendecirla solo te compensa si has invertido en ella.
knights-lesson-upgrade = **Ahora:** elige qué Brecha reparas o qué ciudad fortificas, o pulsa **No mejorar nada, te …**. · **Por qué:** una Brecha reparada devuelve 100 de fuerza a las murallas; una ciudad fortificada tiene 100 más de fuerza y da 1 corona más. · **Después:** guarda lo que pidan los próximos Salarios.
knights-lesson-muster = **Ahora:** elige cuántas bajas quitas, y a qué ejército, o no quites ninguna y guarda tus coronas. · **Por qué:** cada baja que quitas devuelve 100 de fuerza a ese ejército. · **Después:** un Noble cuyas bajas igualan a sus tropas muere: cura antes al más débil.
knights-lesson-offer = **Ahora:** pulsa **Aceptar la oferta …** o **Rechazar la oferta …**. · **Por qué:** las coronas son tuyas en el acto; lo que prometes a cambio es solo tu palabra. · **Después:** las ofertas sin respuesta caducan con el turno.
knights-lesson-price = **Ahora:** pulsa **Aceptar la oferta …** para pagar, o **Rechazar la oferta …**. · **Por qué:** pagas en el acto; lo que recibes a cambio es solo una promesa. · **Después:** puedes hacer una oferta mejor en Tratos.

# Con qué ha calculado el ordenador; debajo de su sugerencia.
knights-because-armies = { $n ->
        [one] participa un ejército
       *[other] participan { $n } ejércitos
    }
knights-because-asks = { $n ->
        [one] la marcha necesita permiso de paso en una zona
       *[other] la marcha necesita permiso de paso en { $n } zonas
    }
knights-because-ban = de esto depende si { $seat } queda fuera de la Asamblea
knights-because-beats = ganas { $n } de cada 100 batallas como esta contra { $seat }
knights-because-befalls = el Evento te da { knights-panel-goods-amount }
knights-because-befalls-lost = el Evento te cuesta { knights-panel-goods-amount }
knights-because-besieges = { $card }: { $who } { $who_count ->
        [one] asedia
       *[other] asedian
    } { $place } con fuerza { $mine } contra { $theirs }
knights-because-takes = { $card }: { $place } cae con un segundo asedio, con fuerza { $mine } contra { $theirs } ({ $who })
knights-because-storms = { $card }: { $who } { $who_count ->
        [one] asalta
       *[other] asaltan
    } { $place }, que cae en { $n } de cada 100 asaltos como este
knights-because-fights = { $card }: { $who } { $who_count ->
        [one] lucha
       *[other] luchan
    } en { $place } y { $who_count ->
        [one] gana
       *[other] ganan
    } { $n } de cada 100 batallas como esta
knights-because-card = el efecto de { $card } importa a { $seat }
knights-because-city = { $place } da { knights-panel-city-brings }
knights-panel-city-brings = { $income ->
        [one] 1 corona
       *[other] { $income } coronas
    } en Impuestos{ $vote ->
        [0] { "" }
       *[other] , 1 Voto en cada Asamblea
    }{ $influence ->
        [0] { "" }
       *[other] , 1 punto de Influencia por turno
    }, { $turns ->
        [one] solo durante este turno
       *[other] durante unos { $turns } turnos
    }
knights-because-compare-assembly = con lo que dan tus ciudades tendrías { $mine ->
        [one] 1 Voto
       *[other] { $mine } Votos
    } en una Asamblea; los demás, { $theirs } de media
knights-because-compare-cities = { $mine ->
        [one] controlas 1 ciudad
       *[other] controlas { $mine } ciudades
    }, y los demás, { $theirs } de media
knights-because-compare-crowns = { $mine ->
        [one] tienes 1 corona
       *[other] tienes { $mine } coronas
    }, y los demás, { $theirs } de media
knights-because-compare-taxes = { $mine ->
        [one] recibes 1 corona en Impuestos
       *[other] recibes { $mine } coronas en Impuestos
    }, y los demás, { $theirs } de media
knights-because-compare-votes = { $mine ->
        [one] tienes 1 Voto
       *[other] tienes { $mine } Votos
    }, y los demás, { $theirs } de media
knights-because-compare-wages = { $mine ->
        [one] pagas 1 corona en Salarios
       *[other] pagas { $mine } coronas en Salarios
    }, y los demás, { $theirs } de media
knights-because-deals = el otro bando pierde { $n ->
        [one] 1 tropa
       *[other] unas { $n } tropas
    }
knights-because-dies = { $piece } moriría
knights-because-distance = { $n ->
        [0] allí está tu Baluarte
        [one] está a una zona de tu Baluarte
       *[other] está a { $n } zonas de tu Baluarte
    }
knights-because-drops = descartas una carta de Destino: { $what }
knights-because-happens = dejas que ocurra { $card }
knights-because-event = evitas el efecto de { $card }
knights-because-falls = { $place } cae en { $n } de cada 100 asaltos como este
knights-because-fee = { $n ->
        [0] no se te ofrece nada por tu permiso
        [one] se te ofrece 1 corona por tu permiso
       *[other] se te ofrecen { $n } coronas por tu permiso
    }, y un precio justo sería { $fee ->
        [one] 1 corona
       *[other] { $fee } coronas
    }
knights-because-free = los Mercenarios del ejército de { $piece } no cobran salario
knights-because-gift = como Comandante, { $piece } aporta esto: { $what }
knights-panel-goods-amount = { $what_slug ->
        [troops] { $n } tropas
        [crowns] { $n ->
            [one] 1 corona
           *[other] { $n } coronas
        }
        [votes] { $n ->
            [one] 1 Voto
           *[other] { $n } Votos
        }
        [faith] { $n ->
            [one] 1 punto de Fe
           *[other] { $n } puntos de Fe
        }
        [influence] { $n ->
            [one] 1 punto de Influencia
           *[other] { $n } puntos de Influencia
        }
        [cities] { $n ->
            [one] 1 ciudad
           *[other] { $n } ciudades
        }
        [charge] { $n ->
            [one] 1 privilegio
           *[other] { $n } privilegios
        }
        [office] { $n ->
            [one] 1 cargo
           *[other] { $n } cargos
        }
       *[other] el título de { $what }
    }
knights-because-goes = { $piece } puede marchar a { $place }
knights-because-goods = ganas { knights-panel-goods-amount }
knights-because-goods-lost = esto te cuesta { knights-panel-goods-amount }
knights-because-guards = protege lo que tienes en { $place }
knights-because-hire = consigues { $n ->
        [one] 1 tropa
       *[other] { $n } tropas
    } por { $price ->
        [one] 1 corona
       *[other] { $price } coronas
    } ahora y { $wages ->
        [0] ninguna
        [one] 1 corona
       *[other] { $wages } coronas
    } en cada fase de Salarios
knights-because-hires = { $card }: { $n ->
        [one] tienes 1 corona
       *[other] tienes { $n } coronas
    } para contratar
knights-because-idle = { $card }: está ahí por si una marcha llega a valer la pena
knights-because-late = quedan muy pocos turnos para que compense
knights-because-lays = { $card } te da { knights-panel-goods-amount }
knights-because-leads = { $piece } manda { $n } tropas
knights-because-leave = los demás permiten un ataque así más o menos { $n ->
        [one] 1 vez
       *[other] { $n } veces
    } de cada 100
knights-because-leaves = { $piece } deja { $place } sin protección
knights-because-losses = pierdes { $n ->
        [one] 1 tropa
       *[other] unas { $n } tropas
    }
knights-because-men = { $seat } recibe { $n } tropas
knights-because-moves = { $card }: uno de tus Nobles marcha a { $place }
knights-because-near = desde allí puedes ir a por { $place }
knights-because-none = ninguna otra cosa vale la pena
knights-because-quell = una revuelta en { $place } te costaría { $faith ->
        [one] 1 punto
       *[other] { $faith } puntos
    } de Fe, { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } o la ciudad
knights-because-promise = la expedición devuelve de media { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } por cada 100 coronas invertidas
knights-because-share = { $votes ->
        [one] { $n ->
            [0] te guardas tu único Voto
           *[other] tu único Voto va a esto
        }
       *[other] esto merece { $n } de tus { $votes } Votos
    }
knights-because-siege = puedes asediar { $place } con fuerza { $mine } contra { $theirs } ({ $who })
knights-because-site = { $place }, con murallas de fuerza { $n }, está a { $steps ->
        [one] una zona
       *[other] { $steps } zonas
    }
knights-because-stands = { $seat } va camino de { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Influencia
knights-because-theirs = { $seat } gana { knights-panel-goods-amount }
knights-because-theirs-lost = { $seat } pierde { knights-panel-goods-amount }
knights-because-threat = hay rivales cerca de { $place }
knights-because-tired = { $piece } está exhausto
knights-because-troops = así aprovechas { $n } tropas
knights-because-troops-lost = esto te cuesta { $n } tropas
knights-because-unguarded = { $n ->
        [0] todas tus ciudades tienen un Noble, así que ninguna puede rebelarse
        [one] 1 de tus ciudades no tiene Noble y puede rebelarse
       *[other] { $n } de tus ciudades no tienen Noble y pueden rebelarse
    }
knights-because-use = { $piece } puede usar estas tropas
knights-because-wages = { $n ->
        [0] no te queda ninguna corona
        [one] te queda 1 corona
       *[other] te quedan { $n } coronas
    } para unos salarios de { $wages ->
        [one] 1 corona
       *[other] { $wages } coronas
    }
knights-because-walls = refuerza las murallas de { $place }
knights-because-weaker = el Noble aún no puede asediar { $place }: fuerza { $mine } contra { $theirs }
knights-because-weak = un ejército pequeño { $n ->
        [0] no puede asediar ninguna ciudad
        [one] puede asediar 1 ciudad
       *[other] puede asediar { $n } ciudades
    } con murallas de fuerza { $walls } o menos
knights-because-assembly = { $seat } recibe { $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    } más en cada Asamblea
knights-because-assembly-lost = { $seat } recibe { $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    } menos en cada Asamblea
knights-because-city-lost = pierdes { $place }, que da { knights-panel-city-brings }
knights-because-departs = { $piece } deja { $place }
knights-because-fortified = { $place } ya es una ciudad fortificada
knights-because-fortifies = { $place } tendrá 100 más de fuerza y dará { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } más en Impuestos
knights-because-has = { $seat } tiene { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }
knights-because-heals = recuperas { $n } tropas
knights-because-hurt = allí hay { $n ->
        [one] 1 marcador de baja
       *[other] { $n } marcadores de baja
    }
knights-because-led = en contra: { $piece } ya manda { $n } tropas
knights-because-lifts = { $piece } levanta tu asedio de { $place }
knights-because-men-lost = { $seat } pierde { $n } tropas
knights-because-otherwise = si no, ganas { knights-panel-goods-amount }
knights-because-otherwise-lost = si no, pierdes { knights-panel-goods-amount }
knights-because-relief = { $seat } puede pagar { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } menos en cada fase de Salarios
knights-because-relief-lost = { $seat } ya no puede pagar { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } menos en cada fase de Salarios
knights-because-rivals = hay rivales en { $place }
knights-because-stake = tienes { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } en esta expedición y, si se bendice, cuenta la mejor de dos cartas de Destino
knights-because-taxes = { $seat } recibe { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } más en Impuestos
knights-because-taxes-lost = { $seat } recibe { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } menos en Impuestos
knights-because-tithe = { $seat } gana { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe en cada Mantenimiento
knights-because-tithe-lost = { $seat } ya no gana { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe en cada Mantenimiento

# Una primera partida: qué aprender en cada paso de los tres primeros turnos.
knights-lesson-assign = **El objetivo.** Llegar a Rey: tener más de la mitad de las ciudades en pie del Reino cuando empieza un Mantenimiento, o la mayor Influencia cuando se agota su pila. Cada ciudad que controlas da 1 de Influencia por turno.
    { "" }**Ahora** reparte tus seis cartas de tropas entre tus Nobles. Con tres o cuatro Nobles de 100 a 150 tropas, cada uno puede asediar una ciudad de 200 o 300 (*Repartir por igual* lo hace con cuatro); un Noble sin tropas no entra en el tablero.
knights-lesson-found = **Tu Baluarte** es donde esperan las tropas y adonde van los Nobles vencidos. Junto a dos ciudades neutrales te ahorra marchas.
knights-lesson-deploy = **Colocar a un Noble.** Pon a cada uno en la zona de una ciudad neutral que pueda asediar: la lista lo dice y nombra primero esos lugares. Así pone asedio con su primera carta, sin marchar. Si no queda ninguna, espera junto a una.
knights-lesson-1-plan = **Planificar.** Pon hasta dos cartas en cada pila; las pilas se juegan en orden y, dentro de cada una, las cartas salen al azar. **Recaudar Impuestos** da coronas, **Contratar Tropas** soldados, **Movilizar Tropas** mueve y lucha, **Apoyar Reunión** Votos, **Servir a la Iglesia** Fe.
    Para un primer turno: Movilizar Tropas en las pilas 1 y 2; al lado y en la pila 3, lo que da algo estén donde estén tus Nobles: Contratar Tropas, Recaudar Impuestos, Apoyar Reunión o Servir a la Iglesia. **Estrategia Versátil** también puede iniciar una batalla o un asedio donde ya esté un Noble tuyo. Hasta que todos hayan sellado puedes cambiarlo.
knights-lesson-2-plan = **Las cartas tardan en volver.** Una carta usada queda en Impuestos, Salarios o Asamblea hasta que esa casilla se llena y se celebra su fase. Cuenta con las que tienes en la mano y con lo que traen las fases: los Impuestos pagan por las ciudades, los Salarios cuestan por los mercenarios.
knights-lesson-3-plan = **Cuenta las casillas.** El panel dice cuántas cartas hay en cada una. Si Salarios está casi llena, guarda coronas: los mercenarios sin paga se van. Si lo está la Asamblea, ten Votos a mano. Quien pone la última carta elige el momento.
knights-lesson-levy-taxes = **Recaudar Impuestos** da una corona por cada zona con un Noble tuyo. Dispérsate antes, no después. Puedes declinar, y la carta va igualmente a su casilla.
knights-lesson-draft-soldiers = **Contratar Tropas** marca un sitio en la próxima contratación. Aún no se paga nada; los mejores mercenarios serán de quien entonces pueda pagarlos.
knights-lesson-rally-support = **Apoyar Reunión** da 2 Votos y, si así tienes más que nadie, la Presidencia. La Presidencia deshace empates.
knights-lesson-serve-the-church = **Servir a la Iglesia** da 1 de Fe. La Fe anula Eventos que te golpean; conviene tener una o dos.
knights-lesson-mobilize-forces = **Movilizar Tropas.** Nombra la zona donde quieres estar: tus Nobles descansados que estén cerca pueden ir allí, y después puedes librar una batalla en ella. Lo mejor para empezar es una ciudad neutral: para asediarla necesitas más que sus murallas, y tu jefe cuenta 200.
knights-lesson-versatile-strategy = **Estrategia Versátil** hace un poco de todo: coronas, un Voto, un movimiento, una batalla, un marcador. Siempre vuelve a tu mano; úsala para lo que las demás cartas dejaron sin hacer.
knights-lesson-allocate = **Adónde va la carta.** Cuando una casilla se llena, su fase se celebra en el acto. Mándala donde la fase te ayude más que a los demás, y no a Salarios si eres pobre.
knights-lesson-battle-kind = **¿Asalto o asedio?** Un asalto se decide ahora y cuesta bajas. Un asedio no cuesta nada a nadie, pero debes superar las murallas, volver con otra carta en un turno posterior y que mientras tanto te dejen en paz.
knights-lesson-hand = **Cartas de Destino.** Tienes dos más de las que puedes usar. Aparta las que menos hacen: las victorias deciden quién gana; las bajas, quién queda.
knights-lesson-losses = **Bajas.** Cada una quita 100 a un ejército. Si defiendes una ciudad, sus murallas pueden recibirlas por ti. Conserva a un Noble: su don muere con él.
knights-lesson-spoil = **La ciudad es tuya.** Consérvala: ingresos, 1 de Influencia por turno y un paso hacia la mayoría. Arrasarla paga una vez el triple de sus ingresos y es para desesperados.
knights-lesson-wages = **Salarios.** Los mercenarios piden coronas; quien no cobra se va. Cada 50 tropas cuestan 1 corona: conserva a quienes necesita un asedio o una ciudad, y deja marchar a los demás.
knights-lesson-bids = **La Asamblea** vota en secreto leyes y cargos. Los Votos que gastas se pierden, ganes o no: gástalos donde ganes algo, y 0 en lo demás.

# Con qué ha calculado un jugador del ordenador; debajo de su sugerencia.
knights-because-armies = { $n ->
        [one] participa un ejército
       *[other] participan { $n } ejércitos
    }
knights-because-asks = { $n ->
        [one] alguien tiene que dar permiso de paso
       *[other] hace falta permiso de paso en { $n } zonas
    }
knights-because-ban = la expulsión de { $seat }
knights-because-beats = gana { $n } de cada 100 batallas así contra { $seat }
knights-because-besieges = { $card }: { $who } { $who_count ->
        [one] asedia
       *[other] asedian
    } { $place }, { $mine } contra { $theirs }
knights-because-takes = { $card }: { $place } cae en un segundo asedio, { $mine } contra { $theirs } ({ $who })
knights-because-storms = { $card }: { $who } { $who_count ->
        [one] asalta
       *[other] asaltan
    } { $place }, que cae en { $n } de cada 100 asaltos así
knights-because-fights = { $card }: { $who } { $who_count ->
        [one] lucha
       *[other] luchan
    } en { $place } y { $who_count ->
        [one] gana
       *[other] ganan
    } { $n } de cada 100 batallas así
knights-because-card = lo que { $card } hace por { $seat }
knights-because-city = { $place } da { $income ->
        [one] 1 corona
       *[other] { $income } coronas
    } en Impuestos{ $vote ->
        [0] { "" }
       *[other] , 1 Voto por Asamblea
    }{ $influence ->
        [0] { "" }
       *[other] , 1 de Influencia por turno
    }, durante { $turns ->
        [one] este turno
       *[other] unos { $turns } turnos
    }
knights-because-compare-assembly = Votos y ciudades para una Asamblea: tú { $mine }, los demás { $theirs } de media
knights-because-compare-cities = ciudades: tú { $mine }, los demás { $theirs } de media
knights-because-compare-crowns = coronas en mano: tú { $mine }, los demás { $theirs } de media
knights-because-compare-taxes = coronas de los Impuestos: tú { $mine }, los demás { $theirs } de media
knights-because-compare-votes = Votos: tú { $mine }, los demás { $theirs } de media
knights-because-compare-wages = coronas para los Salarios: tú { $mine }, los demás { $theirs } de media
knights-because-deals = cuesta al otro bando { $n ->
        [one] 1 tropa
       *[other] unas { $n } tropas
    }
knights-because-dies = se pierde a { $piece }
knights-because-distance = { $n ->
        [one] a un paso de tu Baluarte
       *[other] a { $n } pasos de tu Baluarte
    }
knights-because-drops = aparta: { $what }
knights-because-event = { $card } golpea
knights-because-falls = { $place } cae en { $n } de cada 100 asaltos así
knights-because-fee = coronas ofrecidas: { $n }; el mínimo es { $fee }
knights-because-free = { $piece } no les paga salario
knights-because-gift = { $piece } añade: { $what }
knights-because-goods = ganas { $what }: { $n }
knights-because-goods-lost = te cuesta { $what }: { $n }
knights-because-guards = protege { $place }, que es tuyo
knights-because-hire = { $n ->
        [one] 1 tropa
       *[other] { $n } tropas
    } por { $price ->
        [one] 1 corona
       *[other] { $price } coronas
    } y { $wages } de salario
knights-because-hires = { $card }: { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } para contratar
knights-because-idle = { $card }: por si una marcha llega a valer la pena
knights-because-late = quedan muy pocos turnos
knights-because-lays = { $card } te da { $what }: { $n }
knights-because-leads = { $piece } manda { $n } tropas
knights-because-leave = permiso para atacar: { $n ->
        [one] 1 posibilidad
       *[other] { $n } posibilidades
    } de 100
knights-because-leaves = deja { $place }
knights-because-losses = cuesta { $n ->
        [one] 1 tropa
       *[other] unas { $n } tropas
    } propias
knights-because-men = { $seat } recibe { $n } tropas
knights-because-moves = { $card }: una marcha a { $place }
knights-because-near = deja { $place } al alcance
knights-because-none = ninguna otra cosa vale la pena
knights-because-quell = una revuelta en { $place } cuesta Fe ({ $faith }), coronas ({ $n }) o la ciudad
knights-because-promise = devuelve de media { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    } por cada 100
knights-because-share = de { $votes ->
        [one] tu único Voto
       *[other] tus { $votes } Votos
    } le corresponde { $n }
knights-because-siege = asedio de { $place }: { $mine } contra { $theirs }
knights-because-site = { $place }, con murallas de { $n }, está a { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    }
knights-because-stands = { $seat } va camino de unos { $n } de Influencia
knights-because-theirs = { $seat } gana { $what }: { $n }
knights-because-theirs-lost = { $seat } pierde { $what }: { $n }
knights-because-threat = hay rivales cerca de { $place }
knights-because-tired = { $piece } está cansado
knights-because-troops = { $n } tropas más
knights-because-troops-lost = { $n } tropas menos
knights-because-unguarded = tus ciudades sin Noble, que pueden rebelarse: { $n }
knights-because-use = { $piece } sabe emplearlas
knights-because-wages = { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }, con { $wages } de salarios por pagar
knights-because-walls = las murallas de { $place }
knights-because-weaker = aún demasiado débil para { $place }: { $mine } contra { $theirs }
knights-because-weak = ciudades que un ejército pequeño puede asediar, con murallas de { $walls } o menos: { $n }

# Fief: qué se rechaza, y qué hacer en su lugar.

## En todos los juegos

fief-no-answered = Ya has respondido, o ahora no te preguntan; espera a los demás.
fief-no-sealed = Ya has sellado; abre antes el sello (`unseal`).
fief-no-not-yours = { $noble } no es de tu familia; nombra a uno de tus Nobles.
fief-no-captive = { $noble } está en cautiverio y no puede hacer nada hasta que se pague el rescate.
fief-no-money = Eso cuesta { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } y tienes { $have }.

## El comienzo

fief-no-serve = Da el sirviente que se ofrece a uno de tus dos Nobles.
fief-no-settle = { $city } está ocupada o en una región que no es la tuya; elige una ciudad que no tenga nadie.

## Cartas

fief-no-card-away = No has apartado esa carta: { $card }.
fief-no-hand-full = Tu mano está llena con { $n } cartas; descarta antes de robar, en la próxima ronda.
fief-no-drawn = Ya has robado tus { $n } cartas de esta ronda; acaba con `done`.
fief-no-characters = Puedes robar { $n ->
        [one] 1 Personaje
       *[other] { $n } Personajes
    } por ronda; roba una Fortuna o acaba con `done`.
fief-no-deck-empty = No queda ninguna carta en ese mazo; toma del otro o acaba con `done`.
fief-no-nobles = Una familia tiene { $n } Nobles como mucho, contando cautivos; guarda la carta hasta que haya sitio.
fief-no-birth = Nadie puede nacer en { $city }; elige una ciudad que controléis tú o tu aliado, una con un Noble tuyo o una que no sea de nadie.
fief-no-ordain = { $noble } no puede recibir ese título: hace falta un hombre soltero, libre y que no reine; solo un arzobispado sustituye a un obispado.
fief-no-veil = { $noble } no puede ser abadesa: hace falta una mujer soltera.
fief-no-found = En { $city } no puede haber abadía; elige una ciudad sin edificio que sea tuya o de nadie.
fief-no-bless = No para { $region }: las Tormentas impiden la Buena cosecha, la Hambruna el Buen tiempo, y basta una de cada clase salvo que acabe con un Desastre.
fief-no-tax = Puedes gravar un feudo de tu Lord, como Soberano una región que nadie gobierne, o el distrito de tu prelado; cada uno una vez por ronda.
fief-no-treasure = Un Impuesto exige un tesoro, y los tuyos ya se han gastado esta ronda.
fief-no-while-drawing = No mientras se roban cartas ni antes de que las familias estén en el mapa; espera al paso siguiente.

## La corte y el Parlamento

fief-no-marriage-three = En una partida de tres no se casa nadie.
fief-no-marry = { $one } y { $other } no pueden casarse: hacen falta un hombre y una mujer de dos familias, solteros los dos, sin título de la Iglesia y sin alianza ya hecha.
fief-no-courted = La boda de { $one } y { $other } ya está propuesta; quien recibió la propuesta la acepta o la rechaza.
fief-no-stand = { $noble } no puede presentarse: hace falta un Lord que no sea clérigo ni cautivo ni esté sitiado, y que pueda haber elección.
fief-no-summon = Solo convoca al Parlamento un Soberano libre y sin sitiar.
fief-no-candidate = { $noble } no es candidato; elige entre quienes se presentan.
fief-no-voiceless = Esa familia no tiene voto ahora: sus Lores y prelados están cautivos o sitiados, o no los tiene; espera al recuento.
fief-no-burgher = Eso exige un Burgués en el hueco de tu familia y un tesoro sin gastar.
fief-no-share = Del Impuesto Real { $n ->
        [0] no queda nada
        [one] queda 1 chelín
       *[other] quedan { $n } chelines
    } por dar; di menos.

## Ingresos y compras

fief-no-burn = En { $city } no tienes ningún molino que haya rendido esta ronda.
fief-no-buy-city = Las tropas nuevas llegan a ciudades que controlas y nadie sitia; { $city } no lo es, y la Fortaleza Real solo admite las de la corona.
fief-no-catapult = Las catapultas no se mueven: se quedan en la ciudad, o ante las murallas, para las que se construyeron.
fief-no-room = En { $city } { $n ->
        [0] no cabe ninguna unidad nueva más
        [one] cabe 1 unidad nueva más
       *[other] caben { $n } unidades nuevas más
    } esta ronda; pon el resto en otra parte.
fief-no-reserve = En tu reserva { $n ->
        [one] queda 1
       *[other] quedan { $n }
    } de esa clase: { $unit }.
fief-no-build = Eso no se puede construir en { $city } ({ $building }): ha de ser tuya y no estar sitiada, sin edificio (o sin molino), y deben quedar fichas.
fief-no-title = { $noble } no puede comprar el título de { $region }: tu familia ha de controlar todas sus ciudades y una fortaleza entre ellas, y nadie ha de ser su Lord.
fief-no-grant = No se puede conceder { $region } a { $noble }: solo concede el Soberano, y la familia ha de controlar todas sus ciudades y una fortaleza.
fief-no-transfer = { $region } no puede pasar a { $noble }: quien tiene varios feudos cede uno a los suyos, nunca el mayor.

## Movimiento

fief-no-moves = A { $noble } { $n ->
        [0] no le quedan movimientos
        [one] solo le queda 1 movimiento
       *[other] solo le quedan { $n } movimientos
    } esta ronda.
fief-no-road = Ningún camino lleva de aquí a { $city }; ve a una ciudad vecina.
fief-no-forest = Los senderos de los bandidos no llevan de aquí a { $city }; unen York, Lincoln, King’s Lynn y Nottingham.
fief-no-port = Los barcos van de puerto a puerto, y { $city } no lo es.
fief-no-embark = { $noble } ha de empezar la ronda en un puerto para zarpar de él.
fief-no-sea-far = { $city } está a más de dos mares.
fief-no-storms = Las Tormentas cierran { $region }: ni entrar, ni salir, ni pasar.
fief-no-court = El viaje real lleva a la Familia Real y a los suyos a la Abadía Real o a la Fortaleza Real; { $city } no tiene ninguna para ti.
fief-no-court-troops = En el viaje real no se llevan tropas; déjalas antes.
fief-no-leave-refused = Se negó el permiso para seguir a { $city }; vuelve por donde viniste o detente.
fief-no-units = De esa clase puedes nombrar { $n } aquí: { $unit }. Las tropas marchan con un solo Noble por ronda.
fief-no-nobody-left = Aquí no queda nadie a quien llevar.

## Batallas

fief-no-battle-storms = Tormentas sobre { $city }: esta ronda no se lucha allí.
fief-no-army = No tienes ejército en { $city }: solo ataca un Noble libre con tropas.
fief-no-battle = Eso no es posible ahora en { $city }; elige una de las batallas ofrecidas.
fief-no-sword = { $noble } no puede tirar de Excalibur: hace falta un hombre libre, sin mitra, en su ciudad; un intento al mover y otro en las batallas.
fief-no-fight-now = { $verb }: ahora no es posible; elige una de las salidas ofrecidas.
fief-no-lose = Esa tropa no encaja: hay que asumir { $n } tanto como tus tropas puedan. Elige una de las ofrecidas.
fief-no-danegeld = { $noble } no puede pagar el impuesto danés: hace falta un Noble tuyo junto a los invasores y { $n } chelines.
fief-no-intercede = { $noble } no puede hablar a los invasores: hace falta un obispo, arzobispo o abadesa de los tuyos a su lado.
fief-no-pillage = En { $city } no hay nada que puedas saquear: hace falta una ciudad que controles con molino, o con una abadía caída esta ronda y un Noble tuyo dentro.
fief-no-pillage-abbey = La abadía de { $city } no se ha perdido en batalla: solo puede saquearla quien haya tomado su ciudad esta ronda.

## Entre los pasos

fief-no-rise = Eso exige una Rebelión, un Pasadizo o un Burgués con un tesoro sin gastar.
fief-no-calm = { $noble } no puede calmar a los rebeldes: hace falta un clérigo tuyo en la ciudad y, para pagar, el dinero.
fief-no-refuge = No en { $city }: quien recobra la libertad aparece en una fortaleza o con los suyos, y si no, en una ciudad de la familia.
fief-no-garter = { $noble } no puede recibir ahora la Jarretera.
fief-no-rebel = Esa ciudad no tiene motivo para levantarse por ti: ha de pagar impuestos a otro, pasar hambre o haberse cobrado el Impuesto Real; y necesitas una Rebelión, o un Burgués con un tesoro.
fief-no-assassinate = Así no se asesina a nadie: nombra a cualquier Noble vivo, y a uno tuyo como ejecutor.
fief-no-judge = La Justicia no llega hasta allí: hace falta un hereje fuera de una abadía que no sea de la Familia Real.
fief-no-ambush = Así no se embosca a nadie: hace falta un Noble tuyo libre y, en su ciudad, un Noble de otra familia fuera de las murallas.
fief-no-release-captive = No es cautivo de nadie, o no tienes Pasadizo ni Burgués con un tesoro.
fief-no-clear = El Buen tiempo no sirve allí: nombra una región sin Hambruna; basta uno salvo que acabe con Tormentas.
fief-no-kill-leader = Nombra un ejército que tenga líder, como `army-0`; `/act` sugiere los del mapa.
fief-no-trap-leader = Emboscar a un líder invasor exige un Noble tuyo libre en su ciudad.
fief-no-install = Cualquier familia puede tomar ballesteros a su servicio, y Burgueses la que tenga un Lord; nombra la carta y la familia.
fief-no-hire = Así no puedes contratar: hace falta una compañía en tu hueco, ballesteros en su carta, 2 chelines por cada uno y una ciudad cualquiera.
fief-no-shift-storm = Esas Tormentas no se pueden mover así: hace falta la Casulla con un Noble tuyo libre y un mar vecino, y cada carta se mueve una vez por ronda.
fief-no-feed = La Tibia acaba con la Hambruna del distrito donde está libre quien la lleva; allí no la hay.
fief-no-give-relic = Así no pasa ninguna reliquia: nombra a quien la lleva y a otro Noble tuyo en la misma ciudad.
fief-no-present = Ese Noble no tiene reliquia que entregar, o el Soberano no está en la misma ciudad.
fief-no-tunnel = Un pasadizo bajo las murallas exige una batalla ante ellas en la que ataques, y un Pasadizo o un Burgués con un tesoro.
fief-no-guide = Puedes guiar a los invasores mientras se mueven las familias o ellos: nombra un ejército con líder que tenga delante murallas o Tormentas, como `army-0`; hace falta un Pasadizo o un Burgués con un tesoro.
fief-no-halted = Nadie está en camino; elige a un Noble o acaba tus movimientos.
fief-no-order-leave = El permiso de paso se da a ciudades y a las demás familias en juego.
fief-no-bestow-crown = Solo la familia del Soberano concede un título de abadesa.
fief-no-bestow-title = { $card } no está ahora entre los títulos; nombra uno que lo esté.
fief-no-abandon = { $noble } no puede irse y dejar atrás sus tropas: se negó el permiso; vuelve con ellas por donde viniste o detente.
fief-no-entry = No hay dónde entrar en { $city }: hace falta un Noble ante una fortaleza o abadía de otra familia.
fief-no-parade = { $noble } no puede desfilar aquí: hacen falta caballeros y nadie más, un movimiento libre y un enemigo en el camino; los soldados reales no desfilan ni dejan a quien guardan.
fief-no-ride-on = Tras un desfile los caballeros siguen como están; sigue o detente.
fief-no-scout = Ketil no puede contar tropas en { $city }: necesita un amo libre que no lo haya mandado esta ronda y un ejército de otra familia en la misma ciudad o la vecina.
fief-no-raise-siege = No sitias a nadie en { $city }.
fief-no-pardon = Así no se indulta a nadie: hace falta un cautivo de los bandidos y una paloma que le quede a la familia del Rey o de la Reina.
fief-no-leave-relic = No hay reliquia que dejar: hace falta un Noble tuyo libre que lleve una, dentro si la ciudad tiene edificio.
fief-no-take-relic = No hay reliquia que recoger: hace falta una que esté a la vista en la ciudad, y un Noble tuyo libre dentro si tiene edificio.
fief-no-take-sword = Allí no se puede recoger Excalibur: ha de estar fuera de su piedra, en la ciudad de un Noble tuyo libre.
fief-no-wall = { $city } no puede ser la Ciudad Amurallada: elige una fortaleza del nuevo feudo.
fief-no-renounce = { $noble } no puede pedir eso: hace falta una abadesa, y un prelado en el distrito de cada una de sus abadías.

## Tratos

fief-no-deal-closed = No hay tratos antes de que las familias estén en el mapa.
fief-no-deal-empty = Una familia no trata consigo misma; nombra otra familia y al menos un artículo.
fief-no-deal-self = Sería un trato contigo; nombra una familia de otra persona.
fief-no-deal-kind = Esa vía no lleva todo lo de la oferta ({ $route }): ciudades, reliquias y ballesteros solo pasan en una ciudad común; los títulos, entre aliados.
fief-no-deal-holds = Esto no puede cambiar de manos ahora entre tú y la familia { $family }: { $what }. Quien lo da no lo tiene, o quien lo recibe no podría tomarlo; mira el tablero y escribe otra oferta.
fief-no-deal-servants = La familia { $family } y la tuya no pueden tener tantos sirvientes: uno por Noble.
fief-no-deal-hand = Serían demasiadas cartas para una mano, que admite { $n } como máximo; pide menos o da una a cambio.
fief-no-deal-meet = No tenéis tú y la familia { $family } Nobles libres en una misma ciudad; elige otra vía o encontraos.
fief-no-deal-ring = No tienes alianza por matrimonio con la familia { $family }.
fief-no-deal-ransom = Un rescate es un cautivo por dinero, y nada más.
fief-no-deal-one-card = Una paloma lleva una carta como mucho, y dinero.
fief-no-deal-pigeons = Hace falta una paloma y no queda ninguna; una familia tiene tres en toda la partida.
fief-no-deal-loft = Una paloma vuela de un Noble dentro de una fortaleza o abadía a otro dentro de otra; no hay tal pareja con la familia { $family }.
fief-no-deal-none = No hay ninguna oferta { $number } a la que puedas responder así.
fief-no-deal-have = La oferta { $number } te pide { $what }, y no lo tienes; en tu bolsa hay { $have ->
        [one] 1 chelín
       *[other] { $have } chelines
    }.
fief-no-deals-open = Ya tienes { $n } ofertas abiertas; retira antes una.
fief-no-draft-empty = Tu borrador está vacío; escribe antes lo que das o quieres.
fief-no-draft-full = Una oferta tiene como mucho { $n } artículos por lado.
fief-no-draft-have = No tienes eso para darlo.
fief-no-draft-money = Se pueden pedir como mucho { $n } chelines de una vez.
fief-no-draft-servant = Los sirvientes solo cambian de amo en la fase 2.
fief-no-draft-theirs = Nadie más tiene eso, por lo que se ve en el tablero.
fief-no-draft-twice = Eso ya está en el borrador.
fief-no-ransom = { $noble } no es un Noble tuyo en manos de otra familia.
fief-no-ransom-sum = El rescate completo de { $noble } es { $n }; no ofrezcas más.

## Cartas armadas, ventanas, sirvientes

fief-no-arm-closed = No se arman cartas antes de que las familias estén en el mapa.
fief-no-arm-card = { $card } no se puede armar: solo las cartas de oportunidad esperan algo.
fief-no-arm-trigger = { $card } no espera eso; `/act` sugiere lo que puede esperar.
fief-no-armed-full = Tienes { $n } cartas armadas; retira antes una (`disarm`).
fief-no-armed-none = No tienes ninguna carta armada { $n }.
fief-no-armed-twice = Esa carta ya espera exactamente eso.
fief-no-intended = Eso ya lo has sellado.
fief-no-flee = No puedes escabullirte allí: en batalla, quien defiende con un Pasadizo va a una ciudad vecina.
fief-no-spy = Mata no puede hacer eso: necesita un amo libre que no la haya usado esta ronda, una carta tuya que dejar y otro asiento que tenga cartas.
fief-no-confess = Tiphaine solo quita la herejía a su propio amo, si está libre.

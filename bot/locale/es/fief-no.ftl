# Fief: qué se rechaza, y qué hacer en su lugar.

## En todos los juegos

fief-no-answered = Ahora no tienes nada que decidir aquí. Espera a los demás.
fief-no-not-in-play = { $noble } aún no ha nacido. Elige a un Noble que esté en el mapa o en cautiverio.
fief-no-dead = { $noble } ha muerto. Elige a un Noble que esté en el mapa o en cautiverio.
fief-no-besieged = { $noble } está en una ciudad asediada y no puede hacer eso. Rompe antes el asedio o elige a otro Noble.
fief-no-on-the-way = { $noble } no está ahora en ninguna ciudad. Espera a que llegue a una.
fief-no-sealed = Ya has sellado tu decisión. Abre antes el sello y cámbiala.
fief-no-not-yours = { $noble } no es de tu familia. Elige a uno de tus Nobles.
fief-no-captive = { $noble } está en cautiverio y no puede hacer nada hasta recobrar la libertad. Elige a otro Noble u ofrece un rescate.
fief-no-money = Eso cuesta { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }; tienes { $have }. Elige algo más barato o guarda el dinero.

## El comienzo

fief-no-serve = No puedes dar ese sirviente a ese Noble. Elige uno de tus sirvientes y un Noble de la misma familia.
fief-no-settle-region = { $city } no está en la región que te dieron los dados. Elige una ciudad de tu región.
fief-no-settle = { $city } ya tiene dueño. Elige una ciudad de nadie.

## Cartas

fief-no-card-away = No has descartado { $card }: no hay nada que recuperar. Elige uno de tus descartes.
fief-no-birth-royal = En { $city }, la Fortaleza Real, solo aparecen Nobles de la Familia Real. Elige otra ciudad.
fief-no-church-family = { $noble } no es de tu familia ni de la de tu aliado. Elige a un Noble de una de esas dos familias.
fief-no-ordain-woman = { $noble } es mujer y no puede ser obispo. Elige a un hombre soltero.
fief-no-ordain-married = { $noble } está casado y no puede ser obispo. Elige a un hombre soltero.
fief-no-ordain-crown = { $noble } reina y no puede ser obispo. Elige a otro hombre soltero.
fief-no-ordain-prelate = { $noble } ya tiene un título de la Iglesia, y solo el de arzobispo sustituye al de obispo. Elige a quien no tenga ninguno.
fief-no-veil-man = { $noble } es hombre y no puede ser abadesa. Elige a una mujer soltera.
fief-no-veil-married = { $noble } está casada y no puede ser abadesa. Elige a una mujer soltera.
fief-no-found-built = En { $city } ya hay un edificio. Funda la abadía en una ciudad que no tenga ninguno.
fief-no-found-foreign = { $city } es de otra familia. Funda la abadía en una ciudad tuya o de nadie.
fief-no-found-there = La abadía de ese título ya está en { $city } y se queda allí. Elige { $city }.
fief-no-bless-barred = No se puede jugar { $card } en { fief-region-the } mientras haya { $disaster }. Elige otra región o guarda la carta.
fief-no-bless-twice = En { fief-region-the } ya se ha jugado esta ronda una carta igual ({ $card }), y una segunda no hace nada. Elige otra región.
fief-no-tax-twice = Allí ya se ha puesto un impuesto esta ronda. Elige otra región u otro distrito, o guarda la carta.
fief-no-tallage-foreign = No puedes cobrar tallage en { fief-region-the }: ningún Noble tuyo es allí Lord, y solo el Soberano grava las regiones sin Lord. Elige un feudo tuyo.
fief-no-tithe-foreign = No puedes poner un diezmo en { $district }: ningún Noble tuyo es allí obispo ni arzobispo. Elige el distrito de un prelado tuyo.
fief-no-before-start = Eso no es posible hasta que todas las familias tengan su primera ciudad. Espera a que esté preparado el tablero.
fief-no-hand-full = Ya tienes la mano llena, con { $n } cartas. Termina el robo y, en la próxima ronda, descarta antes de robar.
fief-no-drawn = Ya has robado tus { $n } cartas de esta ronda. Termina el robo.
fief-no-characters = Solo puedes robar { $n ->
        [one] 1 Personaje
       *[other] { $n } Personajes
    } por ronda. Roba una Fortuna o termina el robo.
fief-no-deck-empty = En ese mazo no quedan cartas. Roba del otro o termina el robo.
fief-no-nobles = Tu familia ya tiene { $n } Nobles, contando a los cautivos. Guarda la carta hasta que haya sitio.
fief-no-birth = No controlas { $city } ni tienes allí ningún Noble, así que no puede aparecer uno nuevo. Elige una ciudad tuya o de tu aliado, una con otro Noble tuyo o una de nadie.
fief-no-treasure = Un Impuesto cuesta un tesoro, y tu familia ya ha gastado los dos esta ronda. Guarda la carta para otra ronda.
fief-no-while-drawing = Eso no es posible mientras se roban cartas. Espera al paso siguiente.

## La corte y el Parlamento

fief-no-marriage-three = En una partida de tres no se casa nadie. Presenta a alguien al trono o termina la corte.
fief-no-married = { $noble } ya tiene cónyuge. Elige a alguien que no lo tenga.
fief-no-marry-cleric = { $noble } tiene un título de la Iglesia, y los clérigos no se casan. Elige a otra persona.
fief-no-marry-kin = { $one } y { $other } son de la misma familia. Elige Nobles de dos familias distintas.
fief-no-marry-seat = En una partida de dos solo se casan entre sí tus dos familias. Elige un Noble de cada una.
fief-no-marry-alike = Se casan un hombre y una mujer, y { $one } y { $other } son del mismo sexo. Elige otra pareja.
fief-no-marry-ally = La familia { $family } ya tiene una alianza por matrimonio, y solo puede haber una a la vez. Elige otra familia.
fief-no-marry-proposed = Nadie ha propuesto que se casen { $one } y { $other }. Pide antes la mano.
fief-no-marry-own = No puedes proponer que se casen { $one } y { $other }: hacen falta un Noble tuyo y otro de otra familia. Elige otra pareja.
fief-no-marry-direct = En una partida de dos, tus familias se casan sin petición de mano. Casa directamente a { $one } y { $other }.
fief-no-court-late = En esta ronda ya ha pasado el momento de los matrimonios y las candidaturas. Convoca al Parlamento o termina la corte.
fief-no-election-crown = Ya reina { $noble }, así que no hay elección. Espera a que el trono quede vacío.
fief-no-election-early = Una elección exige tres títulos de Lord y un obispo o arzobispo. Ahora hay en el reino: { $n ->
        [0] ningún título de Lord
        [one] 1 título de Lord
       *[other] { $n } títulos de Lord
    } y { $prelates ->
        [0] ningún obispo ni arzobispo
        [one] 1 obispo o arzobispo
       *[other] { $prelates } obispos y arzobispos
    }. Gana antes un feudo o un título de la Iglesia.
fief-no-candidate-already = { $noble } ya se presenta. Elige a otro Noble o termina la corte.
fief-no-candidate-lord = { $noble } no tiene título de Lord, y solo reinan Lores. Elige a un Noble con un feudo.
fief-no-candidate-cleric = { $noble } tiene un título de la Iglesia, y los clérigos nunca reinan. Elige a otro Lord.
fief-no-summon-crown = Solo el Soberano convoca al Parlamento, y no reina ningún Noble tuyo. Termina la corte.
fief-no-summoned = Ya se ha convocado al Parlamento esta ronda. Termina la corte.
fief-no-renounce-lay = { $noble } no es abadesa, así que no tiene título que dejar. Elige a una abadesa tuya.
fief-no-renounce-prelate = Nadie puede permitir que { $noble } deje su título: { $district } no tiene ahora obispo ni arzobispo. Espera a que lo tenga.
fief-no-renounce-again = { $noble } ya lo ha pedido esta ronda. Vuelve a pedirlo en la próxima.
fief-no-burgher-none = Ningún Burgués sirve a tu familia. Toma antes uno a tu servicio.
fief-no-burgher-treasure = La ayuda de tu Burgués cuesta un tesoro, y esta ronda no te queda ninguno. Espera a la próxima.
fief-no-burgher-votes = Los votos de tu Burgués ya cuentan. Sella tu voto.
fief-no-courted = La boda de { $one } y { $other } ya está propuesta. Espera la respuesta.
fief-no-candidate = { $noble } no se presenta al trono. Elige entre quienes se presentan.
fief-no-voiceless = La familia { $family } no tiene voto ahora: le falta un Lord o prelado libre y sin asediar. Espera al recuento.
fief-no-vote-foreign = La familia { $family } no es tuya, así que no decides sus votos. Vota con tu propia familia.
fief-no-share = Del Impuesto Real { $n ->
        [0] no queda ningún chelín
        [one] solo queda 1 chelín
       *[other] solo quedan { $n } chelines
    } por dar. Elige una suma menor o no des nada.

## Ingresos y compras

fief-no-burn = En { $city } no tienes ningún molino que haya pagado esta ronda. Elige uno tuyo que haya pagado.
fief-no-buy-foreign = No controlas { $city }, así que allí no puedes comprar tropas. Elige una de tus ciudades.
fief-no-buy-besieged = { $city } está asediada y no recibe tropas nuevas. Elige otra ciudad.
fief-no-buy-royal = { $city }, la Fortaleza Real, solo recibe tropas de la Familia Real. Elige otra ciudad.
fief-no-build-foreign = No controlas { $city }. Construye en una de tus ciudades.
fief-no-build-besieged = { $city } está asediada y allí no se construye nada. Elige otra ciudad.
fief-no-build-built = En { $city } ya hay un edificio, y cada ciudad tiene solo uno. Elige otra ciudad.
fief-no-build-mill = En { $city } ya hay un molino, y cada ciudad tiene solo uno. Elige otra ciudad.
fief-no-build-none = Ya están en el mapa todas las fichas de esta clase: { $building }. Construye otra cosa.
fief-no-royal-crown = Solo la Familia Real construye la Fortaleza Real. Construye una fortaleza normal.
fief-no-royal-built = Ya hay una Fortaleza Real, y solo puede haber una. Construye otra cosa.
fief-no-royal-held = La ciudad de { $city } es de la familia { $family }, que no tiene allí el título de Lord: no puede darte permiso para la Fortaleza Real. Elige una ciudad tuya, una de nadie o una que tenga un Lord en su propio feudo.
fief-no-royal-contested = { $city } no es de nadie, pero la familia { $family } tiene gente allí, y así no se puede construir la Fortaleza Real. Elige otra ciudad.
fief-no-title-family = { $noble } no es de tu familia ni de la de tu aliado. Elige a un Noble de una de esas dos familias.
fief-no-title-lord = { $noble } ya tiene el título de Lord { fief-region-of }. Elige una región sin Lord o conquista la Ciudad Amurallada de esta.
fief-no-title-cities = Controlas { $n } de las { $size } ciudades { fief-region-of }. Gana antes lo que falta: { $cities }.
fief-no-title-fortress = Controlas todas las ciudades { fief-region-of }, pero en ninguna hay una fortaleza. Construye antes una.
fief-no-grant-crown = Solo el Soberano concede títulos gratis, y no reina ningún Noble tuyo. Compra el título.
fief-no-grant-cities = Esa familia controla { $n } de las { $size } ciudades { fief-region-of } y aún necesita: { $cities }. Concede otro título.
fief-no-grant-fortress = Esa familia no tiene fortaleza en { fief-region-the }. Concede otro título.
fief-no-transfer-foreign = Ningún Noble tuyo es Lord { fief-region-of }, así que no puedes ceder ese título. Elige uno de tus feudos.
fief-no-transfer-same = { $noble } ya tiene el título de Lord { fief-region-of }. Elige a otro Noble.
fief-no-transfer-largest = El mayor feudo de { $noble } es { fief-region-the }, y ese no se cede. Elige un feudo menor.
fief-no-transfer-only = El único feudo de { $noble } es { fief-region-the }, y ese no se cede. Elige a un Lord con varios feudos.
fief-no-engineered = Ante { $city } no has empezado ninguna catapulta, así que no hay ninguna que pagar. Elige otra cosa.
fief-no-engineered-reserve = No te queda en la reserva ninguna catapulta para construir la segunda ante { $city }. Elige otra cosa.
fief-no-engineered-most = Ya tienes dos catapultas ante { $city }, y allí no se construyen más. Elige otra cosa.
fief-no-catapult = Las catapultas no se mueven: se quedan donde se construyeron. Elige otras unidades.
fief-no-room = En { $city } { $n ->
        [0] no cabe ninguna unidad nueva más
        [one] solo cabe 1 unidad nueva más
       *[other] solo caben { $n } unidades nuevas más
    } esta ronda. { $n ->
        [0] Elige otra ciudad.
       *[other] Pon el resto en otra parte.
    }
fief-no-reserve = En tu reserva { $n ->
        [0] no queda ninguna ficha
        [one] solo queda 1 ficha
       *[other] solo quedan { $n } fichas
    } de esa clase: { $unit }. { $n ->
        [0] Compra otra cosa.
       *[other] Compra menos u otra cosa.
    }

## Movimiento

fief-no-moves = A { $noble } { $n ->
        [0] no le quedan movimientos
        [one] solo le queda 1 movimiento
       *[other] solo le quedan { $n } movimientos
    } esta ronda. { $n ->
        [0] Quédate o mueve a otro Noble.
       *[other] Elige un destino más cercano o quédate.
    }
fief-no-rested = { $noble } se ha quedado donde estaba y ya no se mueve esta ronda. Elige a otro Noble o termina el movimiento.
fief-no-court-family = { $noble } no es de una familia real y no puede hacer un viaje real. Ve por camino.
fief-no-road = Ningún camino lleva de aquí a { $city }. Elige una ciudad vecina.
fief-no-forest = Los senderos de los bandidos no llevan de aquí a { $city }: unen York, Lincoln, King’s Lynn y Nottingham. Ve por camino.
fief-no-port = Los barcos van de puerto a puerto, y { $city } no es un puerto. Elige un puerto o ve por camino.
fief-no-embark = { $noble } no ha empezado la ronda en un puerto y no puede zarpar. Ve por camino y navega en la próxima ronda.
fief-no-sea-far = { $city } está a más de dos mares. Elige un puerto más cercano.
fief-no-storms = Las Tormentas cierran { fief-region-the }: nadie entra, sale ni pasa. Elige otro camino o quédate.
fief-no-court = { $city } no tiene ni la Abadía Real ni la Fortaleza Real, donde tiene que acabar un viaje real. Ve por camino.
fief-no-court-troops = El viaje real se hace sin tropas. Déjalas antes.
fief-no-leave-refused = Te han negado el permiso para seguir a { $city }. Vuelve por donde viniste o quédate.
fief-no-units = { $n ->
        [0] Aquí no se puede elegir ninguna unidad
        [one] Aquí solo se puede elegir 1 unidad
       *[other] Aquí solo se pueden elegir { $n } unidades
    } de esa clase: { $unit }. Las tropas van con un solo Noble por ronda; { $n ->
        [0] elige otra clase.
       *[other] elige menos u otra clase.
    }
fief-no-nobody-left = Aquí no quedan tropas que llevar. Sigue sin ellas.

## Batallas

fief-no-battle-storms = Hay Tormentas sobre { $city }, y esta ronda no se lucha allí. Elige otra ciudad o termina las batallas aquí.
fief-no-battle-region = { $city } no está en { fief-region-the }, donde se lucha ahora. Elige una ciudad de allí o termina las batallas aquí.
fief-no-no-foe = Ese enemigo no está en { $city }. Elige una de las batallas posibles o termina las batallas aquí.
fief-no-garter-bars = Tu Lord de la Jarretera de { $city } nunca ataca al Soberano, que está allí con la familia { $family }. Elige otro enemigo o termina las batallas aquí.
fief-no-sally-outside = No estás tras murallas asediadas en { $city } y no puedes hacer una salida. Ataca.
fief-no-sally-free = La familia { $family } no te asedia en { $city }. Atácala.
fief-no-attack-sally = La familia { $family } te asedia en { $city }. Haz una salida contra ella.
fief-no-occupy-own = { $city } ya es tuya. Elige otra ciudad o termina las batallas aquí.
fief-no-occupy-free = { $city } no es de nadie, así que no hay a quién quitársela. Elige otra ciudad o termina las batallas aquí.
fief-no-occupy-held = { $city } tiene quien la defienda. Ataca a sus defensores.
fief-no-besiege-open = En { $city } no hay murallas de otra familia que asediar. Ataca directamente.
fief-no-besiege-dice = Contra { $city } te quedan dados cuerpo a cuerpo, y mientras los tengas hay que atacar antes de asediar. Ataca, y asedia tras una tirada.
fief-no-besiege-taken = { $city } ya la asedia la familia { $family }. Ataca o termina las batallas aquí.
fief-no-besiege-catapult = No te queda ninguna catapulta que construir ante { $city }. Ataca o termina las batallas aquí.
fief-no-sword-drawn = Excalibur ya no está en su piedra. Elige otra cosa.
fief-no-sword-unused = Excalibur no está en esta partida. Elige otra cosa.
fief-no-sword-woman = { $noble } no puede tirar de Excalibur: solo pueden los hombres. Manda a un hombre.
fief-no-sword-cleric = { $noble } tiene un título de la Iglesia, y los clérigos no pueden tirar de Excalibur. Manda a un hombre que no lo tenga.
fief-no-sword-far = { $noble } no está en la ciudad donde está Excalibur. Ve allí antes.
fief-no-sword-tried = { $noble } ya lo ha intentado { $n ->
        [one] al moverse
       *[other] en las batallas de esta ronda
    }. Vuelve a intentarlo { $n ->
        [one] en las batallas
       *[other] en la próxima ronda
    }.
fief-no-fight-stop = Aquí no hay murallas y el enemigo tiene líder, así que no puedes interrumpir la batalla. Sigue luchando o ríndete.
fief-no-fight-stop-defends = Quienes atacan tienen líder, así que al defender no puedes interrumpir la batalla. Sigue luchando o ríndete.
fief-no-fight-siege = No te queda ninguna catapulta para empezar un asedio. Sigue luchando o interrumpe la batalla.
fief-no-fight-siege-defends = Aquí defiendes, y solo asedia quien ataca. Sigue luchando.
fief-no-fight-siege-open = En { $city } no hay murallas de otra familia que asediar. Sigue luchando.
fief-no-fight-siege-taken = { $city } ya la asedia la familia { $family }. Sigue luchando o interrumpe la batalla.
fief-no-fight-siege-inside = Estás dentro de { $city }, y las murallas se asedian desde fuera. Sigue luchando.
fief-no-fight-truce = Los invasores no aceptan treguas. Sigue luchando o interrumpe la batalla.
fief-no-fight-aim = Ese Noble no es un enemigo en esta batalla. Elige a un Noble enemigo que luche en ella o sigue luchando.
fief-no-fight-aim-close = En una salida o un desfile los arqueros no apuntan a nadie. Sigue luchando.
fief-no-fight-aim-nobody = No tienes arqueros ni ballesteros en esta batalla. Sigue luchando.
fief-no-fight-aim-walls = Para apuntar por encima de estas murallas hacen falta { $n } arqueros o ballesteros; tienes { $have }. Sigue luchando.
fief-no-fight-aim-chosen = Tus arqueros ya tienen un blanco para esta tirada. Sigue luchando.
fief-no-fight-sap = Hamon, el zapador, no sirve a ningún Noble tuyo en esta batalla. Sigue luchando.
fief-no-fight-sap-done = Tu zapador ya ha ayudado en esta batalla. Sigue luchando.
fief-no-fight-sap-open = En esta batalla ninguna muralla te quita dados, así que el zapador no tiene nada que hacer. Sigue luchando.
fief-no-fight-scuttle = No tienes ninguna máquina de esa clase en esta batalla. Sigue luchando.
fief-no-fight-scuttle-nobody = No te quedan tropas para destruir una máquina. Sigue luchando.
fief-no-army = No tienes ejército en { $city }: para atacar hace falta un Noble libre con tropas. Elige otra ciudad o termina las batallas aquí.
fief-no-lose = Esa baja no es posible ahora: { $n ->
        [one] queda 1 golpe
       *[other] quedan { $n } golpes
    } por asumir, y tus tropas tienen que asumir tantos como puedan. Elige una de las unidades de la lista.
fief-no-pillage-abbey = No has ganado { $city } en batalla esta ronda, así que no puedes saquear su abadía. Elige otra cosa.
fief-no-parley-apart = { $noble } no está en { $city } con los invasores. Elige a un Noble tuyo que esté allí.
fief-no-parley-lay = { $noble } no tiene título de la Iglesia, y solo los clérigos hablan a los invasores. Elige a un clérigo o paga.
fief-no-pillage-foreign = No controlas { $city }. Elige una de tus ciudades.
fief-no-pillage-mill = En { $city } no hay molino. Elige otra ciudad.
fief-no-pillage-no-abbey = En { $city } no hay abadía. Elige otra ciudad.
fief-no-pillage-noble = { $noble } no está en { $city }. Elige a un Noble tuyo que esté allí.
fief-no-seize-none = En { $city } no hay máquinas sin guardia. Elige otra ciudad.
fief-no-wreck-none = En { $city } no tienes ninguna máquina de esa clase. Elige otra clase u otra ciudad.

## Entre los pasos

fief-no-refuge = Un Noble tuyo liberado no puede aparecer en { $city }: allí no hay ninguna fortaleza ni ningún Noble de su familia. Elige una ciudad de la lista.
fief-no-rise-own-tax = Has gravado { $city } y no puedes sumarte a una rebelión allí. Quédate fuera.
fief-no-undermined = Alguien ya ha enseñado a los rebeldes un pasadizo. Añade una rebelión o quédate fuera.
fief-no-calm-lay = { $noble } no tiene título de la Iglesia, y solo los clérigos calman a los rebeldes. Elige a un clérigo.
fief-no-calm-apart = { $noble } no está en { $city }. Elige a un clérigo que esté allí.
fief-no-rebel-now = Ya hay una rebelión, y tiene que acabar antes de que empiece otra. Súmate a ella o espera.
fief-no-rebel-own-tax = Has gravado { $city }, así que no puedes iniciar allí una rebelión. Elige una ciudad gravada por otra familia.
fief-no-rebel-content = { $city } no tiene motivo para rebelarse: nadie más la ha gravado, no hay Hambruna y no se ha concedido un Impuesto Real esta ronda. Elige una ciudad que tenga motivo.
fief-no-assassinate-self = { $noble } no puede ser a la vez víctima y asesino. Elige a otro Noble tuyo como asesino.
fief-no-judge-innocent = { $noble } no lleva la marca de la herejía, y la Justicia solo alcanza a herejes. Elige a un hereje.
fief-no-judge-abbey = { $noble } está en una abadía, y allí no llega la Justicia. Espera a que salga.
fief-no-judge-royal = { $noble } es de la Familia Real, a la que la Justicia no toca. Elige a otro hereje.
fief-no-ambush-own = { $noble } es de los tuyos. Elige a un Noble de otra familia.
fief-no-ambush-apart = { $noble } no está en la misma ciudad que { $other }. Elige a dos Nobles que estén en la misma ciudad.
fief-no-ambush-captive = { $noble } ya está en cautiverio. Elige a un Noble libre.
fief-no-ambush-fort = { $noble } está dentro de una fortaleza, donde no sirve una emboscada. Elige a un Noble que esté fuera de las murallas.
fief-no-passage = Eso exige un Pasadizo, o un Burgués a tu servicio y un tesoro; no tienes ni lo uno ni lo otro. Elige otra cosa.
fief-no-not-captive = { $noble } no es cautivo de nadie. Elige a un cautivo.
fief-no-leaderless = Ese ejército invasor no tiene ningún líder en el mapa. Elige un ejército que tenga líder.
fief-no-trap-apart = No tienes ningún Noble libre en { $city }, donde está ese ejército. Elige un ejército que esté en la misma ciudad que un Noble tuyo.
fief-no-install-lord = Un Burgués solo sirve a una familia con un Lord, y la tuya no lo tiene. Gana antes un título.
fief-no-hire-nobody = Tu familia no tiene ballesteros a su servicio. Toma antes a tu servicio a los Ballesteros franceses o flamencos.
fief-no-hire-left = { $n ->
        [0] No queda ningún ballestero
        [one] Solo queda 1 ballestero
       *[other] Solo quedan { $n } ballesteros
    } por contratar esta ronda. { $n ->
        [0] Espera a la próxima.
       *[other] Contrata menos o espera a la próxima.
    }
fief-no-chasuble = Solo mueve Tormentas quien lleva la Casulla, y ahora no la lleva ningún Noble tuyo libre. Elige otra cosa.
fief-no-shift-calm = Sobre { fief-region-the } no hay Tormentas. Elige una región que las tenga.
fief-no-shift-twice = Las Tormentas { fief-region-of } ya se han movido esta ronda. Elige otras o espera.
fief-no-shift-far = El mar { $to ->
        [Gales] de { $to }
        [Marcas] de las { $to }
        [Midlands] de las { $to }
       *[other] del { $to }
    } no está junto al { fief-region-of }. Elige un mar vecino.
fief-no-shin = Solo acaba con una Hambruna quien lleva la Tibia, y ahora no la lleva ningún Noble tuyo libre. Elige otra cosa.
fief-no-feed-nobody = No hay Hambruna en el distrito donde está tu Tibia. Guarda la reliquia para más tarde.
fief-no-relicless = { $noble } no lleva ninguna reliquia. Elige al Noble que la lleve.
fief-no-relic-apart = { $noble } y { $other } no están en la misma ciudad. Júntalos antes.
fief-no-relic-none = En { $city } no hay ninguna reliquia que recoger. Elige otra ciudad.
fief-no-present-throne = No reina nadie: no hay Soberano que reciba una reliquia. Espera a que lo haya.
fief-no-present-self = { $noble } reina: recibe las reliquias y no las entrega. Elige a otro Noble con una reliquia.
fief-no-present-apart = { $noble } no está en la misma ciudad que { $other }, que reina. Ve allí antes.
fief-no-present-captive = { $other }, que reina, está en cautiverio y no puede recibir reliquias. Espera a que recobre la libertad.
fief-no-mata = Mata no sirve a ningún Noble tuyo libre. Elige otra cosa.
fief-no-mata-used = Ya has enviado a Mata esta ronda. Espera a la próxima.
fief-no-spy-empty = { $seat } no tiene cartas. Elige a otra persona.
fief-no-no-battle-now = Eso solo sirve durante una batalla, y no se está luchando ninguna. Espera a que la haya.
fief-no-tunnel-open = Quienes defienden no tienen murallas que evitar. Sigue luchando.
fief-no-tunnel-done = Ya está abierto un pasadizo por esas murallas. Sigue luchando.
fief-no-tunnel-defends = No estás entre los atacantes, y solo ellos evitan las murallas. Escabúllete o sigue luchando.
fief-no-flee-attacks = Solo quien defiende se escabulle por un pasadizo, y tú atacas. Sigue luchando o interrumpe la batalla.
fief-no-flee-parade = De un desfile no se escabulle nadie. Sigue luchando.
fief-no-flee-far = { $city } no está junto a { $here }, y solo puedes escabullirte a una ciudad vecina. Elige una.
fief-no-guide-later = Solo se enseña un pasadizo a los invasores mientras mueven las familias o los propios invasores. Espera a ese momento.
fief-no-guide-stays = Los invasores de { $city } ocupan una Ciudad Amurallada y no salen de ella. Elige otro ejército.
fief-no-guide-done = A los invasores de { $city } ya se les ha enseñado un pasadizo. Elige otro ejército.
fief-no-guide-free = Ni murallas ni Tormentas cierran el paso a los invasores de { $city }. Elige otro ejército.
fief-no-outside = { $noble } está fuera de la fortaleza o abadía de { $city }, y las reliquias y la espada se dan y se recogen dentro. Pide que te dejen entrar.
fief-no-sword-stone = Excalibur sigue en su piedra. Tira de ella al moverte o en las batallas.
fief-no-sword-borne = Excalibur ya la lleva un Noble. Captura a quien la lleva para conseguirla.
fief-no-sword-elsewhere = Excalibur no está en { $city }. Ve adonde esté.
fief-no-pardon-crown = Solo la familia del Rey o de la Reina indulta a los cautivos de los bandidos. Paga el rescate.
fief-no-pardon-pigeon = Un indulto cuesta una paloma, y a tu familia real no le queda ninguna. Paga el rescate.
fief-no-pardon-free = { $noble } no está con los bandidos. Elige a un cautivo de los bandidos.
fief-no-garter = La Jarretera se ofrece ahora solo a { $noble }. Dásela o no se la des a nadie.
fief-no-halted = Ahora no hay ningún Noble en camino. Elige a quién envías o termina el movimiento.
fief-no-order-leave = Esta orden solo puede nombrar una ciudad u otra familia que siga en juego. Elige una de la lista.
fief-no-bestow-crown = Solo la familia del Soberano da un título de abadesa. Espera a que reine un Noble tuyo.
fief-no-bestow-title = El título { $card } no está libre ahora. Elige uno que lo esté.
fief-no-abandon = { $noble } no puede dejar atrás sus tropas, porque te han negado el permiso para seguir. Vuelve con ellas por donde viniste o quédate.
fief-no-entry-inside = { $noble } ya está dentro de { $city }. Sigue o quédate.
fief-no-parade-knights = Un desfile lleva caballeros y ninguna otra unidad. { $n ->
        [0] No has elegido ningún caballero
        [one] Has elegido 1 caballero
       *[other] Has elegido { $n } caballeros
    }{ $others ->
        [0] .
        [one] { " " }y sobra 1 unidad de otra clase.
       *[other] { " " }y sobran { $others } unidades de otras clases.
    } Lleva caballeros y deja el resto.
fief-no-parade-guards = { $noble } va con soldados reales, que ni desfilan ni se separan de su lado. Elige a otro Noble.
fief-no-parade-again = Tu desfile ya ha pasado por { $city }. Sigue por camino o quédate.
fief-no-parade-nobody = Nadie cierra el paso en { $city }: no hace falta un desfile. Sigue por camino.
fief-no-slip-far = { $city } no está junto a tu Noble. Elige una ciudad vecina.
fief-no-slip-open = Nada cierra el paso a { $city }: no hace falta un Pasadizo. Ve por camino o por mar.
fief-no-scout-nobody = Ketil no sirve a ningún Noble libre de esta familia. Elige otra cosa.
fief-no-scout-used = Ya has enviado a Ketil esta ronda. Espera a la próxima.
fief-no-scout-far = { $city } está demasiado lejos para Ketil, que solo ve su ciudad y las vecinas. Elige una de ellas.
fief-no-scout-empty = Ninguna otra familia tiene tropas en { $city }. Elige otra ciudad.
fief-no-entry = En { $city } no hay fortaleza ni abadía de otra familia en la que entrar. Sigue o quédate.
fief-no-ride-on = Tras un desfile los caballeros siguen juntos. Elige adónde van.
fief-no-raise-siege = No estás asediando { $city }. Elige una ciudad que asedies.
fief-no-wall = { $city } no puede ser la Ciudad Amurallada: el nuevo feudo no tiene allí ninguna fortaleza. Elige una de las fortalezas del feudo.
fief-no-deal-takes = Ahora la familia { $family } y tú no podéis entregaros esto: { $what }. Elige otra vía, o encontraos donde esté, tras el movimiento y las batallas.
fief-no-confess-pure = { $noble } no lleva la marca de la herejía. Guarda a Tiphaine para más tarde.

## Tratos

fief-no-deal-closed = No hay tratos hasta que todas las familias tengan su primera ciudad. Espera a que esté preparado el tablero.
fief-no-deal-empty = Una oferta necesita otra familia y algo que dar o recibir. Añade algo y elige otra familia.
fief-no-deal-self = Ese trato sería contigo. Elige la familia de otra persona.
fief-no-deal-kind = Por esta vía ({ $route }) no se puede entregar todo lo que hay en la oferta. Ciudades, reliquias y ballesteros se dan al encontrarse en una ciudad; las cartas, allí o por paloma; los títulos, por matrimonio. Elige otra vía.
fief-no-deal-holds = Ni tú ni la familia { $family } tenéis ahora esto para darlo: { $what }. Escribe otra oferta.
fief-no-deal-servants = Cada Noble tiene un sirviente, y en la familia { $family } o en la tuya no hay sitio para estos. Cambiadlos uno por uno.
fief-no-deal-hand = Una mano admite { $n } cartas como mucho, y con esta oferta una de las dos tendría más. Negociad menos cartas o cambiadlas una por una.
fief-no-deal-meet = Tú y la familia { $family } no tenéis Nobles libres en una misma ciudad. Encontraos antes o elige otra vía.
fief-no-deal-ring = No tienes alianza por matrimonio con la familia { $family }. Elige otra vía.
fief-no-deal-ransom = Un rescate es un cautivo por dinero y nada más. Quita lo demás o elige otra vía.
fief-no-deal-one-card = Una paloma lleva una carta como mucho, y dinero. Quita las demás cartas o encontraos en una ciudad.
fief-no-deal-pigeons = No quedan palomas para esto: cada familia tiene tres en toda la partida. Encontraos en una ciudad.
fief-no-deal-loft = Una paloma vuela entre dos Nobles que estén dentro de una fortaleza o abadía, y la familia { $family } y tú no los tenéis. Encontraos en una ciudad.
fief-no-deal-none = No hay ninguna oferta { $number } a la que puedas responder así. Elige una de las ofertas abiertas.
fief-no-deal-have = La oferta { $number } te pide { $what }, y no lo tienes; tienes { $have ->
        [one] 1 chelín
       *[other] { $have } chelines
    }. Recházala o responde con otra oferta.
fief-no-deals-open = Ya tienes { $n } ofertas abiertas. Retira antes una.
fief-no-draft-empty = Tu borrador está vacío. Elige antes lo que das o quieres.
fief-no-draft-full = Una oferta puede tener como mucho { $n } cosas de cada parte. Borra el borrador o envíalo como está.
fief-no-draft-have = No tienes esto para darlo: { $what }. Elige algo que tengas.
fief-no-draft-money = Se pueden pedir como mucho { $n } chelines de una vez. Elige una suma menor.
fief-no-draft-servant = Los sirvientes solo cambian de amo en la fase 2. Déjalos fuera hasta entonces.
fief-no-draft-theirs = Ninguna otra familia tiene esto: { $what }. Elige algo que alguna tenga.
fief-no-draft-twice = Esto ya está en el borrador: { $what }. Elige otra cosa o envía la oferta.
fief-no-ransom = { $noble } no es un Noble tuyo en manos de otra familia. Ofrece el rescate de uno que esté en manos de otra.
fief-no-ransom-sum = El rescate completo de { $noble } es de { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }. Ofrece eso o menos.

## Cartas armadas, ventanas, sirvientes

fief-no-arm-closed = No se arman cartas hasta que todas las familias tengan su primera ciudad. Espera a que esté preparado el tablero.
fief-no-arm-card = { $card }: esta carta no se puede armar; solo se arman las de oportunidad. Juégala en la fase 2.
fief-no-arm-trigger = { $card }: esta carta no puede esperar eso. Puede esperar uno de estos momentos: { $triggers }.
fief-no-armed-full = Ya tienes { $n } cartas armadas. Retira antes una.
fief-no-armed-none = No tienes ninguna carta armada con el número { $n }. Elige una de tus cartas armadas.
fief-no-armed-twice = Esa carta ya está armada para ese momento y ese objetivo. Elige otro momento u otro objetivo.
fief-no-intended = Eso ya lo has sellado en esta ventana. Elige otra cosa o termina la ventana.
fief-no-confess = Tiphaine no sirve a { $noble }. Elige al Noble al que sirve.

# Caballeros Guerreros: qué se rechaza, y qué hacer en su lugar.

## Cartas

knights-no-heir = { $noble } se queda sin heredero.

## Eventos, expediciones, defensas, tropas

knights-no-name = Eso cuesta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe, y no tienes; nombra a otro.
knights-no-pledge = Tienes { $n } de Fe; no ofrezcas más que eso ni más de lo que pide la carta, ni lo mismo que ya ofreces.
knights-no-leaving = Esa carta no se puede ir: nombra una de tus Tropas de Mercenarios, de la nacionalidad que se pide, y quién la manda.
knights-no-free-city = { $city } no es tuya.
knights-no-miracle = Ahora no puedes cancelar { $event }: debe estar en la mesa, amenazar aún a alguien, ser tuyo si es rojo, y cuesta 1 punto de Fe más que su precio.
knights-no-start = Esa expedición ya está en curso: { $expedition }.
knights-no-invest = Invierte al menos 1 corona y como mucho { $most }, o pasa.
knights-no-bless = Una bendición cuesta 1 punto de Fe, y no tienes.
knights-no-works = Ahí no: solo tus ciudades y tu Baluarte, y nada que esté asediado.
knights-no-repair = No hay tantas Brechas, o cuesta más de lo que tienes: { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }.
knights-no-fortify = Ya está fortificada, o cuesta más de lo que tienes: { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }.
knights-no-muster = Ese ejército no es tuyo o no tiene tantas bajas, o no puedes pagar { $n } por cada una.

## El turno, cartas, movimiento, dinero, Eventos, tratos

knights-no-turn = Ahora decide { $seat }; espera a que te toque.
knights-no-verb = Esa acción no pertenece a este paso; `/act` sugiere lo que se puede hacer ahora.
knights-no-words = «{ $action }» está incompleta o nombra algo desconocido; `/act` sugiere cómo escribirla.
knights-no-answered = Ya has respondido, o no se te pregunta.
knights-no-sealed = Ya has sellado; abre antes el sello.
knights-no-assign-left = Hay que asignar todas las cartas de tropas; { $n ->
        [one] queda 1
       *[other] quedan { $n }
    }.
knights-no-found = Un Baluarte no puede estar en { $area }: elige una zona del Reino sin ciudad en pie ni Baluarte o Noble rival, y fuera del borde con dos o tres jugadores.
knights-no-deploy = No se puede colocar a nadie en { $area }: elige una zona del Reino sin Nobles ni Baluartes rivales.
knights-no-deploy-noble = { $noble } no tiene tropas, ya está en el tablero o no es tuyo.
knights-no-plan-card = No tienes { $card } en la mano.
knights-no-plan-full = La pila { $pile } ya tiene dos cartas tuyas.
knights-no-unlay = No hay { $card } tuya en la pila { $pile }.
knights-no-spot = El espacio { $spot } está ocupado o cerrado con tan pocos jugadores.
knights-no-spot-fee = Ese espacio cuesta { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }, que no tienes.
knights-no-target = Ninguno de tus Nobles puede llegar a { $area } ni luchar allí ahora.
knights-no-not-yours = { $noble } no es tuyo.
knights-no-cannot-move = { $noble } no puede moverse: está fuera del tablero, en el mar, exhausto o asediado.
knights-no-only-target = Con esta carta los Nobles solo van a { $area }.
knights-no-way = { $noble } no puede ir a { $area } por ahí: una zona, hasta tres por carretera, de puerto a puerto; le detienen montañas y ríos, y también un permiso negado.
knights-no-way-toll = Por ahí hay que pagar un peaje de { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }; tienes { $crowns }. Toma otro camino, o niégate a acatar la ley y queda expulsado.
knights-no-bring = Las tropas vienen de tu Baluarte o de un Noble tuyo no exhausto en el camino; con bajas, todas o ninguna.
knights-no-attack = Ahora no puedes atacar así a nadie en { $area }.
knights-no-attack-forbidden = Otros han negado el permiso para ese ataque en { $area }.
knights-no-revolt-pay = Eso cuesta { $faith } de Fe o { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }.
knights-no-return-left = Antes deben volver al tablero { $n } de tus Nobles con tropas.
knights-no-place = { $noble } no puede volver en { $area }: solo en tu Baluarte o en una ciudad tuya sin asediar, y con tropas.
knights-no-shift-dead = { $noble } no puede tomar esas tropas: con { $n ->
        [one] 1 baja
       *[other] { $n } bajas
    } ese ejército estaría muerto. Quita antes bajas con Reclutamiento, o dale más tropas.
knights-no-shift = Las tropas pasan entre tus Nobles fuera del tablero, del Baluarte a ellos, o entre Nobles de una misma zona; con bajas, todas o ninguna.
knights-no-wages = Los Mercenarios piden { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }; despide antes a algunos.
knights-no-wages-short = Una de tus Tropas Regulares se queda sin cobrar, así que no puedes pagar a ningún Mercenario: despídelos.
knights-no-discharge = Allí no hay ningún Mercenario así que pida salario.
knights-no-hire-offer = No hay ningún Mercenario así en oferta.
knights-no-hire-nation = Con tus otros marcadores contratas ahora de la misma nacionalidad, o pasas.
knights-no-hire-spot = No tienes ahí un marcador que pueda salir: di el espacio de otro marcador tuyo, y solo para otro Mercenario de esa nacionalidad.
knights-no-hire-crowns = Eso cuesta { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }.
knights-no-hire-place = { $noble } no puede recibir Mercenarios: solo tu Baluarte, los Nobles en él o en una ciudad tuya sin asediar, y los que están fuera del tablero.
knights-no-out = Has quedado eliminado.
knights-no-terms = Escribe antes para quién es y por qué (`terms`).
knights-no-bid-owing = Ahora mismo se te piden coronas, y las de una oferta se librarían. Responde antes a eso y ofrece después.
knights-no-order-self = Esa orden trataría de ti: las órdenes nombran a otros Barones. Para tus propios Votos di `self`.
knights-no-order-seat = El asiento { $number } no juega en esta partida: las órdenes nombran a los otros Barones que juegan.
knights-no-halt-first = { $noble } está en camino y aún puede llevarse tropas: di cuáles, o para ahí (`halt`).
knights-no-terms-self = Los tratos son con otros.
knights-no-crowns = Tienes { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }, y { $most } es lo máximo de una vez.
knights-no-price = Eso cuesta { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }; tienes { $have }.
knights-no-offer = Esa oferta no es para ti, o ya no está.

## La Asamblea

knights-no-deputy = Solo puede presidir un Barón que acuda.
knights-no-arrange = Pon estas en orden, cada una una vez: { $agendas }.
knights-no-propose = Eso no se puede proponer ahora: levanta una expulsión vigente, descarta una ley, un privilegio o un cargo en juego, aplaza la Asamblea o haz votar una Agenda descartada.
knights-no-votes = { $n ->
        [one] 1 Voto es
       *[other] { $n } Votos son
    } más de lo que puedes gastar: tienes { $have } para todo lo que se vota ahora.
knights-no-declare-baron = Aquí se elige a un Barón: declárate a favor de un Barón.
knights-no-declare-word = Esto se decide por sí o no.
knights-no-decide = Eso no está entre lo empatado; deshaz el empate a favor de algo que lo esté.
knights-no-discard-charge = Renuncia a uno de los tres privilegios que tienes, no al nuevo.
knights-no-appoint = { $noble } no puede ostentarlo: solo un Noble tuyo que viva.

## Batallas, asedios, retiradas, muertes

knights-no-besiege = Un asedio pide más fuerza que la del defensor: tendrías { $mine } contra { $theirs }. Asalta, trae más Nobles o desiste.
knights-no-besieges-already = Ya has puesto asedio en { $area } este turno; solo un turno posterior lo culmina.
knights-no-lead = { $noble } no puede luchar aquí: solo tus Nobles de la zona que no estén exhaustos.
knights-no-lead-order = Nómbralos en el orden que sugiere `/act`.
knights-no-command = { $noble } no lucha en esta batalla; nombra a uno de los tuyos que sí.
knights-no-hand-left = Descarta { $n ->
        [one] 1 carta más
       *[other] { $n } cartas más
    } antes de sellar.
knights-no-hand-card = No tienes esa carta, o ya está descartada.
knights-no-ability-so = Así está ya; sella o cámbialo.
knights-no-allot = Eso no recibe bajas aquí, o ya no cabe ninguna.
knights-no-allot-most = Ahí { $n ->
        [one] cabe 1
       *[other] caben { $n }
    } como mucho.
knights-no-retreat-noble = Antes se retira { $noble }.
knights-no-retreat = { $area } no es refugio: debe lindar con la batalla por un borde franqueable y no tener Nobles, ciudad ni Baluarte de otro Barón.
knights-no-desert = De ese ejército solo deserta una tropa: { $nation }.
knights-no-forfeit = Así no cuadra: descarta cuantas tropas se pueda sin pasar de { $n }.
knights-no-raze-law = Una ley prohíbe arrasar; antes desacátala, y quedarás fuera de la Asamblea.
knights-no-siege-decree = La Asamblea ha prohibido los asedios: asalta, o niégate a acatarlo y queda expulsado.
knights-no-defy = Ninguna ley lo impide, o tú no acatas ninguna.
knights-no-surrender = { $city } no es tuya.

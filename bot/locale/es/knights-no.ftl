# Caballeros Guerreros: qué se rechaza, y qué hacer en su lugar.

## Cartas

knights-no-heir = { $noble } se queda sin heredero.

## Eventos, expediciones, defensas, tropas

knights-no-name = Esa elección cuesta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe; tienes { $have }. Elige a alguien que no te cueste nada.
knights-no-pledge = No puedes ofrecer { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe; tienes { $have }. Ofrece menos.
knights-no-pledge-most = Cancelarlo cuesta en total { $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    } de Fe. Ofrece { $cost } como mucho.
knights-no-pledge-same = Ya ofreces { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe. Cambia la cantidad, o sella.
knights-no-leaving = No tienes ningún Mercenario así. Elige uno de los tuyos en la lista.
knights-no-leaving-nation = Solo se van Mercenarios de esta nacionalidad: { $nation }. Elige uno de ellos en la lista.
knights-no-free-city = Esa ciudad no es tuya: { $city }. Elige una de las tuyas.
knights-no-miracle = { $event } no está en vigor, así que no hay nada que cancelar. Elige un Evento duradero que esté en vigor.
knights-no-miracle-over = Lo que amenazaba { $event } ya ha ocurrido. Elige otro Evento, o guarda tu Fe.
knights-no-miracle-red = { $event } es un Evento rojo de otro Barón, y solo ese Barón puede cancelarlo. Elige uno azul, o uno tuyo.
knights-no-miracle-never = Nadie puede cancelar { $event }. Elige otro Evento, o guarda tu Fe.
knights-no-miracle-faith = Cancelar { $event } cuesta ahora { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe; tienes { $have }. Gana antes más Fe con **Servir a la Iglesia**.
knights-no-start = Esa expedición ya está en curso: { $expedition }. Elige otra, o ninguna.
knights-no-invest = Puedes invertir { $most ->
        [one] solo 1 corona
       *[other] de 1 a { $most } coronas
    }. Di { $most ->
        [one] 1
       *[other] una de esas cantidades
    }, o no inviertas nada.
knights-no-bless = Una bendición cuesta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de Fe; tienes { $have }. Pulsa **No bendecirla**.
knights-no-works = Esa ciudad no es tuya: { $city }. Elige una de las tuyas, o tu Baluarte.
knights-no-works-besieged = No se puede construir mientras dure el asedio de { $what }. Elige otro lugar, o no mejores nada.
knights-no-works-off = Tu Baluarte está fuera del tablero. Elige una ciudad, o no mejores nada.
knights-no-repair = { $breaches ->
        [0] Ahí no hay ninguna Brecha que reparar
        [one] Ahí solo hay 1 Brecha
       *[other] Ahí solo hay { $breaches } Brechas
    }. Elige en la lista, o no mejores nada.
knights-no-repair-crowns = Esa reparación cuesta { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }; tienes { $have }. Repara menos Brechas, o no mejores nada.
knights-no-fortify = { $city } ya está fortificada. Elige otra ciudad, o una reparación.
knights-no-fortify-crowns = Fortificar una ciudad cuesta { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }; tienes { $have }. Elige una reparación, o guarda tus coronas.
knights-no-muster = { $losses ->
        [0] Ese ejército no tiene ninguna baja
        [one] Ese ejército solo tiene 1 baja
       *[other] Ese ejército solo tiene { $losses } bajas
    }. Elige en la lista, o no quites ninguna.
knights-no-muster-crowns = Eso cuesta { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }; tienes { $have }. Quita menos bajas, o ninguna.

## El turno, cartas, movimiento, dinero, Eventos, tratos

knights-no-turn = Ahora decide { $seat }. Espera a que te toque.
knights-no-verb = Esa acción no pertenece a este paso. { COMMAND("act") } sugiere lo que puedes hacer ahora.
knights-no-words = La acción «{ $action }» está incompleta o nombra algo desconocido. { COMMAND("act") } sugiere cómo escribirla.
knights-no-answered = Ahora no tienes nada que decidir aquí. Tu panel muestra lo que está pendiente.
knights-no-sealed = Ya has sellado. Abre antes el sello si quieres cambiar algo.
knights-no-assign-left = Hay que asignar todas las cartas de tropas; { $n ->
        [one] queda 1. Elige para ella un Noble o el Baluarte
       *[other] quedan { $n }. Elige para cada una un Noble o el Baluarte
    }, o pulsa **Repartir por igual**.
knights-no-site-overseas = { $area } está en el extranjero. Elige una zona del Reino.
knights-no-site-ring = { $area } está en la fila o columna exterior, cerrada a los Baluartes con dos o tres jugadores. Elige una zona interior.
knights-no-site-city = En { $area } hay una ciudad, así que no cabe un Baluarte. Elige una zona sin ciudad.
knights-no-site-stronghold = { $seat } tiene un Baluarte en { $area }. Elige otra zona.
knights-no-site-noble = { $seat } tiene un Noble en { $area }. Elige una zona sin rivales.
knights-no-noble-placed = { $noble } ya está en el tablero. Elige un Noble de la lista.
knights-no-noble-empty = { $noble } no tiene tropas, y solo entran en el tablero los Nobles con tropas. Elige un Noble de la lista.
knights-no-noble-gone = { $noble } ha muerto y no vendrá ningún heredero. Elige un Noble de la lista.
knights-no-noble-held = { $noble } ha muerto y otro Barón tiene a su heredero. Pide que te lo devuelva, o elige otro Noble.
knights-no-plan-card = No tienes { $card } en la mano. Elige una carta de la lista, o recupera una de una pila.
knights-no-plan-full = La pila { $pile } ya tiene dos cartas tuyas. Usa otra pila, o recupera una.
knights-no-unlay = No tienes { $card } en la pila { $pile }, así que no hay nada que recuperar. Elige una carta que esté allí.
knights-no-spot = El espacio { $spot } ya tiene un marcador de { $seat }. Elige un espacio libre.
knights-no-spot-closed = El espacio { $spot } está cerrado en esta mesa: solo se abren del 1 al { $of }. Elige uno de esos.
knights-no-spot-fee = El espacio { $spot } cuesta { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }; tienes { $have }. Elige uno más barato, más a la derecha, o usa la carta para otra cosa.
knights-no-target = Ninguno de tus Nobles puede ir a { $area } con esta carta ni luchar allí. Elige una zona de la lista.
knights-no-not-yours = { $noble } no es uno de tus Nobles. Elige uno de los tuyos.
knights-no-move-off = { $noble } está fuera del tablero. Los Nobles vuelven en el Mantenimiento. Elige otro Noble.
knights-no-move-sea = { $noble } está en el mar hasta el Mantenimiento. Elige otro Noble.
knights-no-move-exhausted = { $noble } está exhausto hasta el Mantenimiento. Elige otro Noble.
knights-no-move-besieged = { $noble } está bajo asedio en { $area } y no puede salir. Lucha contra quienes lo asedian, o elige otro Noble.
knights-no-only-target = Con esta carta tus Nobles solo pueden ir a { $area }. Elige un camino que acabe allí, o termina los movimientos.
knights-no-way = { $noble } no puede ir a { $area } por ahí: una marcha avanza una zona, sin cruzar montañas ni ríos que no tengan puente, o hasta tres zonas por carretera. Elige un camino de la lista.
knights-no-way-barred = { $noble } no puede ir a { $area } por ahí: se ha negado el permiso de paso. Elige otro camino.
knights-no-way-roads = { $noble } solo puede avanzar una zona: la Asamblea ha prohibido los movimientos por carretera. Avanza una zona, o desacata el decreto, pero quedarás fuera de la Asamblea.
knights-no-way-harbours = { $noble } no puede navegar: la Asamblea lo ha prohibido. Ve por tierra, o desacata el decreto, pero quedarás fuera de la Asamblea.
knights-no-way-port = { $noble } no está en un puerto, así que no hay barco. Ve antes a un puerto.
knights-no-way-no-port = { $area } no tiene puerto. Elige un puerto de la lista.
knights-no-way-toll = Por ahí se paga un peaje de { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }; tienes { $crowns }. Toma otro camino, o desacata la ley, pero quedarás fuera de la Asamblea.
knights-no-bring = Esta marcha no pasa por { $what }. Elige tropas de la lista, o pulsa **No recoger más tropas y seguir**.
knights-no-bring-exhausted = { $noble } está exhausto y no puede entregar tropas. Elige otras, o pulsa **No recoger más tropas y seguir**.
knights-no-bring-all = Ese ejército tiene { $n ->
        [one] 1 baja
       *[other] { $n } bajas
    }, así que va entero o no va. Llévate todas sus tropas, o ninguna.
knights-no-bring-card = { $what } no tiene esa carta de tropas. Elige una de la lista.
knights-no-attack-own = Lo que nombras en { $area } es tuyo. Elige un objetivo de la lista, o pulsa **No atacar a nadie**.
knights-no-attack-no-city = En { $area } no hay ninguna ciudad. Elige un objetivo de la lista, o pulsa **No atacar a nadie**.
knights-no-attack-no-stronghold = En { $area } no hay ningún Baluarte. Elige un objetivo de la lista, o pulsa **No atacar a nadie**.
knights-no-attack-away = { $seat } no tiene ningún Noble en { $area }. Elige un objetivo de la lista, o pulsa **No atacar a nadie**.
knights-no-attack-inside = Los Nobles de { $seat } en { $area } están tras sus murallas. Ataca las murallas, o pulsa **No atacar a nadie**.
knights-no-attack-nobody = No tienes en { $area } ningún Noble descansado con quien atacar. Elige un objetivo de la lista, o pulsa **No atacar a nadie**.
knights-no-attack-area = Esta carta solo te deja luchar en { $area }. Elige allí un objetivo, o pulsa **No atacar a nadie**.
knights-no-attack-forbidden = Otros han negado el permiso para ese ataque en { $area }. Elige otro objetivo, o pulsa **No atacar a nadie**.
knights-no-revolt-pay = Conservar la ciudad cuesta { $faith ->
        [one] 1 punto
       *[other] { $faith } puntos
    } de Fe o { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }; tienes { $held ->
        [one] 1 punto
       *[other] { $held } puntos
    } de Fe y { $have ->
        [one] 1 corona
       *[other] { $have } coronas
    }. Paga de la otra manera, o da la ciudad por perdida.
knights-no-return-left = { $n ->
        [one] Antes debe volver 1 de tus Nobles con tropas.
       *[other] Antes deben volver { $n } de tus Nobles con tropas.
    } Elige dónde.
knights-no-place = { $noble } no puede volver al tablero en { $area }: solo se vuelve en tu Baluarte o en una ciudad tuya sin asediar. Elige un lugar de la lista.
knights-no-shift-dead = { $noble } no puede quedarse con tan pocas tropas: con { $n ->
        [one] 1 baja
       *[other] { $n } bajas
    } ese Noble moriría. Quítale antes bajas con Reclutamiento o déjale más tropas.
knights-no-shift-all = Esas tropas tienen { $n ->
        [one] 1 baja
       *[other] { $n } bajas
    }, así que van juntas. Pásalas todas, o ninguna.
knights-no-shift-card = Ahí no hay ninguna carta de tropas así. Elige en la lista.
knights-no-shift = Esas tropas no pueden llegar a { $noble }: las tropas pasan entre Nobles tuyos de una misma zona, entre Nobles fuera del tablero, o del Baluarte a Nobles fuera del tablero. Elige en la lista.
knights-no-wages = Los Mercenarios piden { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }; tienes { $have }. Despide antes a algunos.
knights-no-wages-short = No has podido pagar a todos tus Regulares, así que no se puede pagar a ningún Mercenario. Despide a todos los tuyos, uno a uno.
knights-no-discharge = Ese Mercenario no está entre los que piden salario. Elige uno de la lista.
knights-no-hire-offer = Ese Mercenario no está disponible. Elige uno de la lista, o termina de contratar.
knights-no-hire-nation = Con tus otros marcadores ahora solo puedes contratar Mercenarios de la misma nacionalidad: { $nation }. Elige uno de ellos, o termina de contratar.
knights-no-hire-spot = No tienes otro marcador en el espacio { $spot }. Indica el espacio de otro marcador tuyo, o no indiques ninguno.
knights-no-hire-first = El primer Mercenario usa tu marcador de más a la izquierda, así que no puedes indicar otro espacio. Contrata sin indicar ninguno.
knights-no-hire-crowns = Ese Mercenario cuesta { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }; tienes { $have }. Elige uno más barato, o termina de contratar.
knights-no-hire-place = { $noble } no puede recibir Mercenarios ahora. Elige tu Baluarte, un Noble que esté allí o en una ciudad tuya sin asediar, o un Noble fuera del tablero.
knights-no-out = Ya no juegas esta partida, así que no te queda nada por decidir. Puedes seguir mirándola.
knights-no-terms = Elige antes para quién es el trato y a cambio de qué, en la lista **¿Para quién y a cambio de qué?**
knights-no-bid-owing = Ahora mismo se te piden coronas, y las de una oferta no servirían para eso. Responde antes a esa pregunta y ofrece después.
knights-no-order-self = Una orden permanente no puede nombrarte a ti, solo a otros Barones. Para tus propios Votos elige **para mí**.
knights-no-order-seat = En esta partida no hay ningún Barón en el asiento { $number }. Nombra a un Barón que juegue en ella.
knights-no-halt-first = { $noble } está en camino y aún puede recoger tropas. Elígelas, o pulsa **No recoger más tropas y seguir**.
knights-no-terms-self = No puedes hacer un trato contigo. Elige a otro Barón.
knights-no-crowns = No puedes pagar { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }; tienes { $have }. Di una cantidad menor.
knights-no-crowns-most = En un trato puedes pagar { $most ->
        [one] 1 corona
       *[other] { $most } coronas
    } como mucho. Di { $most } o menos, y haz otro trato por el resto.
knights-no-crowns-least = En un trato cambia de mano al menos 1 corona. Di 1 corona o más.
knights-no-price = Esta oferta cuesta { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }; tienes { $have }. Recházala, u ofrece lo que puedas pagar.
knights-no-offer = Esa oferta es entre otros dos Barones. Responde a una que se te haga a ti.
knights-no-offer-own = Esa oferta es tuya, así que solo puede responderla el otro Barón. Tú puedes retirarla.
knights-no-offer-theirs = Solo el Barón que hizo esa oferta puede retirarla. Acéptala o recházala.
knights-no-heirs-off = En esta mesa se juega sin herederos como garantía. Usa coronas para tu trato.
knights-no-heir-pledged = El heredero de { $noble } ya está en manos de { $seat } como garantía. Entrega otro heredero.
knights-no-heir-keeper = No tienes al heredero de { $noble }. Elige uno que te hayan entregado.

## La Asamblea

knights-no-deputy = Solo puede presidir un Barón que acuda a esta Asamblea. Elige uno de la lista.
knights-no-arrange = Nombra cada una de estas Agendas una sola vez, en el orden que quieras: { $agendas }.
knights-no-propose-unban = { $seat } no está fuera de la Asamblea, así que no hay expulsión que levantar. Elige otra moción, o pulsa **No proponer nada**.
knights-no-propose-repeal = Esa carta no está en juego, así que no se puede descartar. Elige una ley, un privilegio o un cargo de la lista.
knights-no-propose-revive = Esa Agenda no está entre los descartes. Elige una de la lista.
knights-no-propose-decree = En esta mesa se juega sin decretos por Moción Privada. Elige otra moción, o pulsa **No proponer nada**.
knights-no-propose-forbidden = Eso ya está prohibido. Puedes proponer que se permita de nuevo.
knights-no-propose-allowed = Eso no está prohibido ahora. Puedes proponer que se prohíba.
knights-no-votes = No puedes gastar { $n ->
        [one] 1 Voto
       *[other] { $n } Votos
    }: tienes { $have } para todo lo que se vota ahora. Elige una cantidad menor.
knights-no-declare-baron = Aquí se elige a un Barón, así que no vale sí o no. Elige a un Barón.
knights-no-declare-word = Aquí se vota sí o no. Elige una de las dos cosas.
knights-no-decide = Esa opción no está entre las empatadas. Elige una de ellas en la lista.
knights-no-discard-charge = No tienes ese privilegio: { $agenda }. Renuncia a uno de los tres que ya tenías.
knights-no-discard-charge-new = { $agenda } es el privilegio nuevo, y hay que dejar uno antiguo. Renuncia a uno de los tres que ya tenías.
knights-no-appoint = { $noble } ha muerto, y solo puede ostentar un cargo un Noble vivo. Elige un Noble de la lista.

## Batallas, asedios, retiradas, muertes

knights-no-besiege = Un asedio pide más fuerza que la del defensor: tienes { $mine } contra { $theirs }. Asalta, trae más Nobles o pulsa **Desistir del ataque**.
knights-no-besieges-already = Ya has asediado en { $area } este turno; ese asedio solo se completa con otro en un turno posterior. Asalta ahora, o pulsa **Desistir del ataque**.
knights-no-lead = { $noble } no está en { $area }. Elige Nobles tuyos que estén allí.
knights-no-lead-exhausted = { $noble } está exhausto y no puede atacar hasta el Mantenimiento. Elige Nobles descansados.
knights-no-lead-order = Has nombrado los ejércitos correctos, pero en otro orden. Elige esos mismos ejércitos en la lista.
knights-no-command = { $noble } no lucha en esta batalla. Elige a uno de los tuyos que luchan en ella.
knights-no-hand-left = Descarta { $n ->
        [one] 1 carta más
       *[other] { $n } cartas más
    } antes de sellar.
knights-no-hand-card = No tienes esa carta de Destino. Elige una que tengas.
knights-no-hand-aside = No has descartado esa carta, así que no puedes recuperarla. Elige una que hayas descartado.
knights-no-ability-so = La habilidad ya está así. Cámbiala, o sella.
knights-no-allot = En esta batalla no se pueden poner bajas ahí. Elige en la lista.
knights-no-allot-most = { $n ->
        [one] Ahí cabe 1 baja como mucho. Elige 1 y pon las demás en otra parte.
       *[other] Ahí caben { $n } bajas como mucho. Elige { $n } o menos.
    }
knights-no-retreat-noble = Antes se retira { $noble }. Elige adónde va ese Noble.
knights-no-retreat = { $noble } no puede retirarse a { $area }: no linda con la zona de la batalla. Elige una zona de la lista.
knights-no-retreat-mountain = { $noble } no puede retirarse a { $area }: hay montañas en medio. Elige una zona de la lista.
knights-no-retreat-river = { $noble } no puede retirarse a { $area }: hay en medio un río sin puente. Elige una zona de la lista.
knights-no-retreat-city = { $noble } no puede retirarse a { $area }: su ciudad es de { $seat }. Elige una zona de la lista.
knights-no-retreat-stronghold = { $noble } no puede retirarse a { $area }: { $seat } tiene allí un Baluarte. Elige una zona de la lista.
knights-no-retreat-rival = { $noble } no puede retirarse a { $area }: { $seat } tiene allí un Noble. Elige una zona de la lista.
knights-no-desert = De ese ejército deserta un Mercenario de la nacionalidad que ha señalado el Destino: { $nation }. Elige uno de ellos.
knights-no-forfeit = Esa elección no vale: tienes que descartar todas las tropas posibles sin pasar de { $n }. Elige en la lista.
knights-no-raze-law = Una ley prohíbe arrasar. Conserva la ciudad, o desacata antes la ley, pero quedarás fuera de la Asamblea.
knights-no-siege-decree = La Asamblea ha prohibido los asedios. Asalta, o desacata el decreto, pero quedarás fuera de la Asamblea.
knights-no-defy = Ninguna ley lo prohíbe, así que no hay nada que desacatar. Conserva la ciudad o arrásala.
knights-no-defy-banned = Estás fuera de la Asamblea, así que ninguna ley te obliga. Conserva la ciudad o arrásala.
knights-no-surrender = Esa ciudad no es tuya: { $city }. Entrega una de las tuyas.

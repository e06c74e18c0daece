# Fief: tratos, cartas armadas, ventanas, espías.

## Tratos: qué pasa

fief-deal-offered = Oferta { $number }: la familia { $one } da: { $gives_count ->
        [0] nada
       *[other] { $gives }
    }; la familia { $other } da: { $wants_count ->
        [0] nada
       *[other] { $wants }
    } ({ $route }).
fief-deal-declined = La familia { $other } rechaza la oferta { $number } de la familia { $one }: { $gives_count ->
        [0] nada
       *[other] { $gives }
    } por { $wants_count ->
        [0] nada
       *[other] { $wants }
    } ({ $route }).
fief-deal-countered = La familia { $other } responde a la oferta { $number } de la familia { $one } con otra. La primera oferta era: { $gives_count ->
        [0] nada
       *[other] { $gives }
    } por { $wants_count ->
        [0] nada
       *[other] { $wants }
    } ({ $route }).
fief-deal-withdrawn = La familia { $one } retira su oferta { $number } a la familia { $other }: { $gives_count ->
        [0] nada
       *[other] { $gives }
    } por { $wants_count ->
        [0] nada
       *[other] { $wants }
    } ({ $route }).
fief-deal-void = La oferta { $number } ya no vale: la familia { $one } no tiene ya lo que ofreció a la familia { $other }. La oferta era: { $gives_count ->
        [0] nada
       *[other] { $gives }
    } por { $wants_count ->
        [0] nada
       *[other] { $wants }
    } ({ $route }).
fief-deal-lapsed = Al acabar la ronda caduca la oferta { $number } de la familia { $one } a la familia { $other }: { $gives_count ->
        [0] nada
       *[other] { $gives }
    } por { $wants_count ->
        [0] nada
       *[other] { $wants }
    } ({ $route }).
fief-deal-done = **Trato { $number } hecho:** la familia { $one } da: { $gives_count ->
        [0] nada
       *[other] { $gives }
    }; la familia { $other } da: { $wants_count ->
        [0] nada
       *[other] { $wants }
    } ({ $route }).
fief-deal-met = Las familias { $one } y { $other } se han encontrado en { $city } y han hecho un trato.
fief-deal-by-ring = Las familias { $one } y { $other }, aliadas por matrimonio, han hecho un trato.
fief-deal-by-ransom = Las familias { $one } y { $other } han acordado un rescate.
fief-deal-by-servants = Las familias { $one } y { $other } han hecho un trato de sirvientes.
fief-pigeon-arrives = La paloma de { $noble } llega a { $to } (dado { $die }).
fief-pigeon-lost = La paloma de { $noble } a { $to } se pierde (dado { $die }). Si llevaba una carta, la carta vuelve; el dinero se pierde.
fief-pigeon-again = { $servant } suelta otra vez la paloma de { $noble }.
fief-city-given = **{ $city }** pasa de la familia { $one } a la familia { $other }.
fief-title-given = El título **{ fief-region-of }** pasa de la familia { $one } a la familia { $other }.
fief-captive-given = { $noble } sigue en cautiverio y pasa a manos de { $other }.
fief-crossbows-lent = En { $city }, { $n ->
        [one] 1 ballestero de la familia { $one } sirve
       *[other] { $n } ballesteros de la familia { $one } sirven
    } a la familia { $other } hasta el final de la ronda.

## Artículos de un trato

fief-do-article-money = { $a1 ->
        [one] 1 chelín
       *[other] { $a1 } chelines
    }
fief-do-article-card = la carta { $a1 }
fief-do-article-city = el control de { $a1 }
fief-do-article-title = el título { $a1 ->
        [Gales] de { $a1 }
        [Marcas] de las { $a1 }
        [Midlands] de las { $a1 }
       *[other] del { $a1 }
    }
fief-do-article-captive = { $a1 } (en cautiverio)
fief-do-article-relic = { $a1 }
fief-do-article-servant = { $a1 }
fief-do-article-crossbow = { $a2 ->
        [one] 1 ballestero
       *[other] { $a2 } ballesteros
    } ({ $a1 })
fief-word-money = chelines
fief-word-city = el control de una ciudad
fief-word-title = un título
fief-word-captive = un cautivo
fief-word-relic = una reliquia
fief-word-servant = un sirviente

## Vías de un trato

fief-word-route-city = al encontrarse en una ciudad
fief-word-route-pigeon = por paloma
fief-word-route-ring = por matrimonio
fief-word-route-ransom = como rescate
fief-word-route-servants = solo sirvientes
fief-word-in-offer-city = { fief-word-route-city }
fief-word-in-offer-pigeon = { fief-word-route-pigeon }
fief-word-in-offer-ring = { fief-word-route-ring }
fief-word-in-offer-ransom = { fief-word-route-ransom }
fief-word-in-offer-servants = { fief-word-route-servants }
fief-word-pigeon = por paloma
fief-word-ring = por matrimonio
fief-word-servants = solo sirvientes

## Espías, guardaespaldas, cartas armadas, ventanas

fief-spies = Por encargo de { $noble }, { $servant } se cuela en los aposentos de { $other } y cambia una carta.
fief-spies-own = Recibes **{ $card }** a cambio de { $away }.
fief-confesses = { $servant } confiesa a { $noble } y deja su servicio: desaparece la marca de la herejía.
fief-bodyguard = { $servant } muere en lugar de { $noble }.
fief-fires-own = Tu carta armada se juega sola: **{ $card }**.
fief-armed-gone = **{ $card }** ya no está armada, porque la carta ha salido de tu mano.
fief-play-void = Lo que habías sellado ya no es posible y no se hace: { $action }.

## Preguntas

fief-step-parlour = escribir una oferta
fief-step-deal = una oferta
fief-step-arsenal = cartas armadas
fief-ask-parlour = ¿Qué ofreces? Tú das: { $gives_count ->
        [0] nada por ahora
       *[other] { $gives }
    }. Tú quieres: { $wants_count ->
        [0] nada por ahora
       *[other] { $wants }
    }. Después envía la oferta a una familia. Lo que se prometa aparte no obliga a nadie.
fief-ask-deal = ¿Aceptas la oferta { $number } de { $seat }? La familia { $one } da: { $gives_count ->
        [0] nada
       *[other] { $gives }
    }; tu familia { $other } da: { $wants_count ->
        [0] nada
       *[other] { $wants }
    } ({ $route }). La oferta caduca al final de la ronda.
fief-ask-offered = ¿Retiras tu oferta { $number } a { $seat }? La familia { $one } da: { $gives_count ->
        [0] nada
       *[other] { $gives }
    }; la familia { $other } da: { $wants_count ->
        [0] nada
       *[other] { $wants }
    } ({ $route }). La oferta caduca al final de la ronda.
fief-ask-arsenal = ¿Qué cartas deben jugarse solas? Una carta armada se juega sola cuando pasa lo que espera; antes no la ve nadie. { $armed_count ->
        [0] No hay ninguna armada.
       *[other] Armadas: { $armed }.
    }

## Acciones

fief-verb-draft-give = Tú das
fief-verb-draft-want = Tú quieres
fief-verb-draft-clear = Borrar el borrador
fief-verb-offer = Enviar la oferta a
fief-verb-ransom = Ofrecer un rescate menor
fief-verb-counter = Responder con otra oferta
fief-verb-withdraw = Retirar la oferta
fief-verb-arm = Armar una carta
fief-verb-disarm = Retirar una carta armada
fief-verb-intend = Jugar en esta ventana
fief-verb-recall = Abrir el sello
fief-verb-abide = Terminar la ventana
fief-verb-flee = Escabullirse
fief-verb-spy = Mandar a Mata
fief-verb-confess = Mandar a Tiphaine

fief-do-draft-give = Dar { $a1 }: { $a2 }
fief-do-draft-give-3 = Dar { $a3 } × { $a1 }: { $a2 }
fief-do-draft-want = Pedir { $a1 }: { $a2 }
fief-do-draft-want-3 = Pedir { $a3 } × { $a1 }: { $a2 }
fief-do-offer = Enviar a { $a1 }: { $a2 }
fief-do-ransom = Ofrecer { $a2 ->
        [one] 1 chelín
       *[other] { $a2 } chelines
    } por { $a1 }
fief-do-accept = Aceptar la oferta { $a1 }
fief-do-decline = Rechazar la oferta { $a1 }
fief-do-counter = Responder a la oferta { $a1 } con otra oferta
fief-do-withdraw = Retirar la oferta { $a1 }
fief-do-arm = { $a1 } · { $a3 }: { $a2 }
fief-do-arm-4 = { $a1 } · { $a3 }: { $a2 } · { $a4 }
fief-do-disarm = Retirar la carta armada { $a1 }
fief-do-intend = Sellar: { $a1 }
fief-do-intend-2 = Sellar: { $a1 } – { $a2 }
fief-do-intend-3 = Sellar: { $a1 } – { $a2 }, { $a3 }
fief-do-intend-4 = Sellar: { $a1 } – { $a2 }, { $a3 }, { $a4 }
fief-do-recall = Abrir el sello y elegir de nuevo
fief-do-flee = Escabullirse a { $a1 } por un pasadizo
fief-do-spy = Mata cambia { $a1 } por una carta al azar de { $a2 }
fief-do-confess = Tiphaine quita a { $a1 } la marca de la herejía

## Qué es una jugada sellada, qué espera una carta armada

fief-word-rebel = una rebelión
fief-word-assassinate = Asesinato
fief-word-judge = Justicia
fief-word-release-captive = liberar a un cautivo
fief-word-clear = Buen tiempo
fief-word-kill-leader = matar a un líder invasor
fief-word-trap-leader = emboscar a un líder invasor
fief-word-install = tomar una carta a tu servicio
fief-word-shift-storm = mover Tormentas
fief-word-feed = acabar con una Hambruna
fief-word-give-relic = dar una reliquia
fief-word-present = entregar una reliquia al Soberano
fief-word-tunnel = un pasadizo bajo las murallas
fief-word-guide = un pasadizo para los invasores
fief-word-flee = escabullirse
fief-word-spy = Mata
fief-word-confess = Tiphaine
fief-word-any = cualquier Noble tuyo
fief-word-meets = al encontrarse con un Noble tuyo
fief-word-battle = en una batalla
fief-word-captured = al caer en cautiverio
fief-word-crowned = al llegar al trono
fief-word-lord = al recibir un título de Lord
fief-word-stands = al presentarse al trono
fief-word-weds = al casarse
fief-word-accused = al recibir la marca de la herejía
fief-word-assault = cuando asaltes allí murallas
fief-word-attacked = cuando te ataquen allí
fief-word-balked = cuando las murallas de allí frenen a los invasores
fief-word-held = cuando las Tormentas retengan allí a los invasores
fief-word-restless = en cuanto la ciudad tenga motivo para rebelarse
fief-word-rises = cuando estalle allí una rebelión
fief-word-window-move = tras el movimiento de una familia
fief-word-window-battle = antes de una batalla
fief-word-leave-relic = dejar reliquias
fief-word-take-relic = recoger reliquias
fief-word-take-sword = recoger Excalibur
fief-word-pardon = un indulto

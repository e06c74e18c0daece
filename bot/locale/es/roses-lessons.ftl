# Una primera partida: qué se aprende en cada paso de los tres primeros turnos.
# Las lecciones que dependen de lo que tiene el asiento o del momento se llaman «taught».
roses-taught-mulligan = **Ahora:** { $poor ->
        [yes] pulsa **Enseñar la mano y tomar otra**: tu mano es pobre
       *[no] pulsa **Conservar la mano**: solo se cambia una mano pobre, y la tuya no lo es
    }.
    { "" }**Por qué:** cada turno juegas una de estas siete cartas, y sus puntos limitan lo que puedes hacer.
    { "" }**Después:** tras el turno 7 cada casa cuenta sus herederos, nobles e iglesias en Inglaterra y Gales, y Londres. Gana quien sea Rey tras la última campaña, y una casa sin herederos pierde en el acto.
roses-lesson-redeal = **Ahora:** con 17 puntos o más pulsa **Conservar la mano**; con menos, elige **Tomar también una mano nueva**.
    { "" }**Por qué:** una mano media tiene unos 17 puntos.
    { "" }**Después:** la mano que elijas tiene que durar los siete turnos.
roses-taught-cards-1 = **Ahora:** juega **{ $card }**{ $plain ->
        [0] .
       *[other] : es la de más puntos de tus cartas Acción.
    }
    { "" }**Por qué:** sus puntos son todo lo que tienes este turno, y los bloques que llegan pronto a Inglaterra pueden luchar toda la campaña.
    { "" }**Después:** puede bastar una carta baja; entonces empieza la otra casa y ves lo que hace.
roses-taught-cards-2 = **Ahora:** { $plain ->
        [0] juega **{ $card }**
       *[other] juega una carta Acción de muchos puntos, por ejemplo **{ $card }**
    }{ $plague ->
        [yes] . **Peste** solo merece un turno si hay 4 bloques enemigos o más en una ciudad sin bloques tuyos.
       *[no] .
    }
    { "" }**Por qué:** un evento va antes que cualquier otra carta, pero sus puntos solo sirven para ese evento, y no para reclutar.
    { "" }**Después:** { $events ->
        [0] no tienes ningún evento, pero la otra casa puede tenerlo; iría antes que tu carta.
       *[other] cuando te queden pocas cartas Acción, un evento merece un turno; las líneas sobre los botones dicen qué hacen tus eventos.
    }
roses-taught-cards-3 = **Ahora:** { $plain ->
        [0] juega **{ $card }**.
        [one] juega **{ $card }**, tu última carta Acción, o un evento que te sirva ahora.
       *[other] juega una carta Acción, pero guarda al menos una de las más altas.
    }
    { "" }**Por qué:** solo cuentan para el trono los bloques que están en el mapa tras el turno 7, así que deciden los últimos turnos.
    { "" }**Después:** en el turno 7 tu última carta se juega sola.
roses-taught-action-1 = **Ahora:** gasta tus puntos uno a uno: recluta un bloque, o mueve o embarca bloques. Después pulsa **Terminar las acciones**.
    { "" }**Por qué:** los herederos, nobles e iglesias solo cuentan para el trono en Inglaterra y Gales. Un noble entra en un área con su escudo; una leva, en su ciudad.
    { "" }**Después:** hasta que termines tus acciones, **Deshacer** lo retira todo, punto por punto.
roses-taught-action-2 = **Ahora:** reúne tus bloques donde se puedan alimentar: 4 en un área, o 5 si tiene ciudad, pero solo 2 en Irlanda y en Escocia. Después pulsa **Terminar las acciones**.
    { "" }**Por qué:** cada bloque de más pierde un paso al final del turno, y un grupo gana batallas que pierden los bloques sueltos.
    { "" }**Después:** el color de una frontera dice cuántos bloques tuyos la cruzan en un turno: amarilla 4, azul 3, roja 2.
roses-taught-action-3 = **Ahora:** ataca donde la línea con ⚔ diga que ganas al menos el 60 % (de esas batallas); si no, quédate fuera del alcance del enemigo. Después pulsa **Terminar las acciones**.
    { "" }**Por qué:** si en un área hay bloques de las dos casas, tras los movimientos hay batalla. Los bloques con las letras A y B actúan antes, y quien defiende dispara mejor en su escudo, ciudad o catedral.
    { "" }**Después:** los herederos muertos no vuelven, y la línea con ⚔ dice quién está en peligro.
roses-taught-action-spent = **Ahora:** lee las líneas con ⚠️ o ⚔ que haya sobre los botones; después pulsa **Terminar las acciones**.
    { "" }**Por qué:** has gastado tus puntos. Solo pueden moverse aún, gratis, los bloques de un área por la que ya hayas pagado.
    { "" }**Después:** cuando las dos casas hayan actuado, vienen las batallas y luego el suministro.
roses-taught-action-event = **Ahora:** usa el evento donde más te sirva; después pulsa **Terminar las acciones**.
    { "" }**Por qué:** sus puntos solo sirven para este evento, y no para reclutar.
    { "" }**Después:** lo que no uses ahora del evento se pierde.
roses-lesson-main = **Ahora:** elige **Ataque principal** por la frontera que cruzaron tus bloques más fuertes.
    { "" }**Por qué:** luchan desde la ronda 1 de la batalla; los demás esperan en reserva y se suman en la ronda 2.
    { "" }**Después:** si tu primera línea cae pronto, la reserva llega enseguida.
roses-lesson-battles = **Ahora:** elige **Combatir en** el área donde es más probable que ganes.
    { "" }**Por qué:** has jugado primero, así que eliges el orden, y un área ganada puede acoger a los bloques que se retiren de la batalla siguiente.
    { "" }**Después:** las otras batallas siguen en este turno, una tras otra.
roses-lesson-event-treason = **Ahora:** elige **Usar la carta Traición** contra un enemigo fuerte si las probabilidades son buenas. Si quedan otras batallas, también puedes guardarla.
    { "" }**Por qué:** si todos los dados son pares, ese bloque deja al enemigo y pasa a tu reserva.
    { "" }**Después:** al final del turno la carta desaparece, usada o no.
roses-lesson-briefing = **Ahora:** pulsa **Sellar las órdenes de batalla**; si eres mucho más débil, pon antes **Retirada** en *salir desde la ronda 2*.
    { "" }**Por qué:** estas órdenes dicen cuándo salen tus bloques de la batalla y contra quién carga tu heredero mayor. Solo se te pregunta donde una orden dice *preguntarme*.
    { "" }**Después:** mientras la otra casa no haya sellado, puedes abrir el sello y cambiarlas.
roses-taught-fight = **Ahora:** { $when ->
        [first] pulsa **Disparar**; en la ronda 1 no se puede retirar ningún bloque.
        [last] elige adónde se retira cada bloque, primero el más valioso.
       *[later] pulsa **Disparar** mientras puedas ganar; cuando la batalla esté perdida, retírate donde se ofrezca una salida, primero con tu bloque más valioso.
    }
    { "" }**Por qué:** { $when ->
        [last] en la ronda 4 quien ataca tiene que retirarse, y un bloque sin salida se pierde.
       *[other] cada dado acierta si saca el número del bloque o menos, y cada impacto quita un paso al enemigo más fuerte.
    }
    { "" }**Después:** { $when ->
        [first] los bloques pueden retirarse desde la ronda 2, y en la 4 quien ataca tiene que hacerlo. Con buenas probabilidades, un líder puede hacer una tirada de traición en vez de disparar y tu heredero mayor puede cargar.
        [last] el área que has atacado queda para la otra casa; la próxima vez ataca con más bloques.
       *[later] en la ronda 4 quien ataca tiene que retirarse. Con buenas probabilidades, un líder puede hacer una tirada de traición en vez de disparar y tu heredero mayor puede cargar.
    }
roses-taught-hits = **Ahora:** elige en **Impactos** { $heirs ->
        [all] el heredero que menos necesites: todos estos bloques son herederos.
        [some] un bloque que no sea un heredero.
       *[none] el bloque que menos necesites.
    }
    { "" }**Por qué:** varios de tus bloques son igual de fuertes, así que decides tú, y una casa sin herederos pierde la partida.
    { "" }**Después:** casi todos los nobles sin rosa, las levas y las iglesias vuelven en la próxima campaña; los herederos, nunca.
roses-lesson-regroup = **Ahora:** si el área no alimenta a todos tus bloques, mueve alguno en **Marca los bloques que se van**; después pulsa **Terminar de reagrupar**.
    { "" }**Por qué:** cada bloque de más pierde un paso en el suministro al final del turno.
    { "" }**Después:** tras cada victoria los bloques pueden ir a áreas vecinas tuyas o vacías, tantos como admitan las fronteras.
roses-lesson-execute = **Ahora:** pulsa **Perdonar al rehén**.
    { "" }**Por qué:** vivo, tu rehén lucha por ti y cuenta para tu trono. Si lo ejecutas, ocupa su sitio un heredero menor de la otra casa.
    { "" }**Después:** una tirada de traición de la otra casa puede recuperarlo como heredero.
roses-lesson-loss = **Ahora:** elige **Quitar un paso** a un bloque que lo pueda perder, nunca a un heredero con 1 paso.
    { "" }**Por qué:** un área alimenta a 4 bloques (con ciudad, a 5), pero Irlanda y Escocia solo a 2; en el exilio, el mercenario del lugar no cuenta. Cada bloque de más cuesta un paso.
    { "" }**Después:** reparte tus bloques el próximo turno: los pasos solo vuelven en la próxima campaña.
roses-lesson-heir = **Ahora:** elige **Hacer entrar por** un área donde, si es posible, tengas bloques y puedas alimentar a otro.
    { "" }**Por qué:** un heredero sin compañía cerca del enemigo puede morir pronto, y los herederos no vuelven.
    { "" }**Después:** los herederos cuentan para el trono en Inglaterra y Gales, pero no en el exilio.
roses-lesson-home = **Ahora:** marca bloques y elige su hogar; después pulsa **Terminar la vuelta a casa** para enviar a los demás.
    { "" }**Por qué:** los bloques empiezan la próxima campaña donde vayan ahora: los nobles, en un escudo; las iglesias, en su catedral; los herederos del Rey, en un escudo o corona; los del Pretendiente, en el exilio.
    { "" }**Después:** todos los bloques vuelven a plena fuerza y recibes siete cartas nuevas.
roses-lesson-dismiss = **Ahora:** elige **Enviar al fondo** con los bloques que menos necesites.
    { "" }**Por qué:** este exilio no alimenta a todos tus bloques, y los que no alimenta van al fondo.
    { "" }**Después:** los bloques del fondo se pueden reclutar otra vez, por 1 punto cada uno.

## Por qué un jugador del ordenador hace algo: lo que ha calculado, en partes de una frase

roses-because-battle = en { $area }, con { $own ->
        [one] 1 bloque
       *[other] { $own } bloques
    } contra { $enemies }, { roses-odds }{ $helped ->
        [0] { "" }
       *[other] { " " }(sin esto, { $now } %)
    }
roses-because-unfought = así se evita la batalla en { $area }: tal como están las cosas, { roses-odds }
roses-because-given-up = en { $area }, con { $own ->
        [one] 1 bloque
       *[other] { $own } bloques
    } contra { $enemies }, si tus bloques siguieran luchando, { $n ->
        [0] casi nunca ganarías
        [100] ganarías casi siempre
       *[other] ganarías cerca del { $n } %
    }
roses-because-lose = pierdes cerca de { $n } de { $of ->
        [one] 1 paso
       *[other] { $of } pasos
    }{ $helped ->
        [0] { "" }
       *[other] { " " }(sin esto, { $now })
    }
roses-because-beat = el enemigo pierde cerca de { $n } de { $of ->
        [one] 1 paso
       *[other] { $of } pasos
    }{ $helped ->
        [0] { "" }
       *[other] { " " }(sin esto, { $now })
    }
roses-because-support = { $more ->
        [0] { $fewer ->
            [0] tus apoyos no cambian
            [one] en contra: pierdes 1 apoyo
           *[other] en contra: pierdes { $fewer } apoyos
        }
        [one] ganas 1 apoyo
       *[other] ganas { $more } apoyos
    }
roses-because-hunger = { $more ->
        [0] { $fewer ->
            [0] se quedan sin suministro tantos bloques como antes
            [one] se queda sin suministro 1 bloque menos
           *[other] se quedan sin suministro { $fewer } bloques menos
        }
        [one] en contra: se queda sin suministro 1 bloque más
       *[other] en contra: se quedan sin suministro { $more } bloques más
    }
roses-because-joins = { $block } entra con { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } y acierta con { $fire ->
        [one] un 1
       *[other] 1 a { $fire }
    }
roses-because-pool = en contra: { $block } aún se podría reclutar más tarde
roses-because-exposed = { $case ->
        [1] dejas { $area }, que { roses-comers } { $n ->
            [one] podría
           *[other] podrían
        } atacar
        [2] tus bloques en { $area } están más seguros juntos si { $n ->
            [one] ataca 1 bloque enemigo
           *[other] atacan unos { $n } bloques enemigos
        }
        [3] menos bloques tuyos se quedan en { $area }, que { roses-comers } { $n ->
            [one] podría
           *[other] podrían
        } atacar
        [4] en contra: tus bloques que se quedan en { $area } son más débiles si { $n ->
            [one] ataca 1 bloque enemigo
           *[other] atacan unos { $n } bloques enemigos
        }
       *[other] en contra: { roses-comers } { $n ->
            [one] podría
           *[other] podrían
        } atacar { $area }
    }
roses-comers = { $n ->
        [one] 1 bloque enemigo
       *[other] unos { $n } bloques enemigos
    }
roses-because-reach = { $less ->
        [0] desde { $area } puedes atacar { $target } en el próximo turno
        [1] en contra: desde { $area } puedes atacar { $target } con menos bloques en el próximo turno
       *[other] en contra: nadie queda en { $area } para atacar { $target } en el próximo turno
    }
roses-because-way = { $against ->
        [0] { "" }
       *[other] en contra:{ " " }
    }{ $n ->
        [0] desde { $area } no se llega por tierra a ningún enemigo
        [one] desde { $area }, el enemigo más cercano está a 1 área
       *[other] desde { $area }, el enemigo más cercano está a { $n } áreas
    }
roses-because-nearer = { $against ->
        [0] { "" }
       *[other] en contra:{ " " }
    }{ $n ->
        [0] desde { $area } no se llega por tierra a ningún enemigo
        [one] el enemigo más cercano está a 1 área de { $area }
       *[other] el enemigo más cercano está a { $n } áreas de { $area }
    } ({ $was ->
        [0] desde { $left } no se llega por tierra a ninguno
       *[other] { $was } desde { $left }
    })
roses-because-away = { $against ->
        [0] { "" }
       *[other] en contra:{ " " }
    }dejas { $area }, { $n ->
        [0] desde donde no se llega por tierra a ningún enemigo
        [one] a 1 área del enemigo más cercano
       *[other] a { $n } áreas del enemigo más cercano
    }
roses-because-enough = ninguna otra opción es claramente mejor
roses-because-narrow = esto no es claramente mejor que la alternativa
roses-because-arrives = un bloque que acude a la reunión tiene que llegar a { $area }
roses-because-turns = { $block } cambia de bando en el { $n } % de las tiradas
roses-because-kills = la carga tiene un { $n } % de probabilidades de destruir a { $block }
roses-because-waits = la carta puede servir más en { $n ->
        [one] la otra batalla
       *[other] una de las otras { $n } batallas
    }
roses-because-first = { $block } vale más y debería retirarse antes
roses-because-elsewhere = { $area } es mejor sitio para retirarse
roses-because-worth = { $block } vale para ti cerca de { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }{ $left ->
        [0] { "" }
        [one] { " " }y conserva 1 paso
       *[other] { " " }y conserva { $left } pasos
    }
roses-because-acts = { $block } acierta con { $n ->
        [one] un 1
       *[other] 1 a { $n }
    }{ $acted ->
        [0] { " " }y aún tiene que actuar en esta ronda
       *[other] { " " }pero ya ha actuado en esta ronda
    }
roses-because-hand = tu mano tiene { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }, y una mano media tiene { $fair }
roses-because-points = la carta tiene { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
roses-because-card-plague = la peste alcanza a { $n ->
        [one] 1 bloque enemigo
       *[other] { $n } bloques enemigos
    }
roses-because-card-event = en este turno conviene jugar un evento y guardar las demás cartas
roses-because-card-most = en este turno hacen falta muchos puntos
roses-because-card-least = así guardas para más tarde una carta de { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
roses-because-card-other = este no es el turno para esa carta
roses-because-feeds = { $area } { $n ->
        [0] no puede alimentar a ningún bloque más
        [one] puede alimentar a 1 bloque más
       *[other] puede alimentar a { $n } bloques más
    }
roses-because-friends = { $n ->
        [one] 1 de tus bloques está
       *[other] { $n } de tus bloques están
    } en { $area }
roses-because-crowd = traer de vuelta el bloque desde el fondo cuesta un punto

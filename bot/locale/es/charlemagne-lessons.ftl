# Una primera partida: qué hacer en cada paso de los tres primeros turnos, por qué y de qué sirve después. Las palabras en
# negrita, salvo la primera de cada línea, son rótulos del panel.

charlemagne-lesson-deploy = **Ahora:** pulsa **Terminar la colocación, las unidades se quedan donde están**: ya están en buenos sitios.
    { "" }**Por qué:** eres el Imperio y el único bando que suma puntos: empiezas con 38 y ganas con 60 después de nueve turnos.
    { "" }**Después:** dan puntos las regiones que te son leales, los burgos que ocupan tus unidades y las regiones convertidas al cristianismo.
charlemagne-lesson-place-leader = **Ahora:** en **Colocar al líder** elige tu ejército más fuerte que aún no tenga líder.
    { "" }**Por qué:** un líder dobla la fuerza de sus unidades y el dado que dice hasta dónde marchan.
    { "" }**Después:** ataca primero con un ejército que tenga líder. Si pierdes el ejército entero, pierdes también a su líder.
charlemagne-taught-envoys = **Ahora:** { $n ->
        [0] pulsa **No mandar enviados reales, valen los dados**: no tienes enviados reales
       *[other] pulsa **Mandar enviados reales a** una región que perderías, o **No mandar enviados reales, valen los dados**
    }.
    { "" }**Por qué:** los dados de la revuelta ya se han tirado y su resultado vale, salvo que unos enviados reales repitan uno de ellos.
    { "" }**Después:** una región se rebela menos si ocupas todos sus burgos, si tienes allí un líder o si es cristiana.
charlemagne-taught-1-envoy = **Ahora:** { $n ->
        [0] pulsa **Terminar el vasallaje, ningún intento más**: con tus marcadores no puedes ganarte ahora ninguna región
        [one] pulsa **Intentar ganarse a** esa región solo si la probabilidad compensa los marcadores; si no, pulsa **Terminar el vasallaje, ningún intento más**
       *[other] elige una región en **Ganarse una región** si la probabilidad compensa los marcadores, o pulsa **Terminar el vasallaje, ningún intento más**
    }.
    { "" }**Por qué:** una región leal te da puntos y, cada turno, unidades nuevas, todo sin luchar. Un 17 % quiere decir que solo la ganas con un 6.
    { "" }**Después:** cada burgo que ocupes en una región suma 1 a tu próximo intento allí, un líder suma 1 y Carlomagno 2. Manda primero unidades y usa los marcadores un turno después.
charlemagne-taught-2-envoy = **Ahora:** { $n ->
        [0] pulsa **Terminar el vasallaje, ningún intento más**: con tus marcadores no puedes ganarte ahora ninguna región
        [one] pulsa **Intentar ganarse a** esa región solo si la probabilidad compensa los marcadores; si no, pulsa **Terminar el vasallaje, ningún intento más**
       *[other] busca en **Ganarse una región** una donde tus unidades ocupen burgos, o pulsa **Terminar el vasallaje, ningún intento más**
    }.
    { "" }**Por qué:** cada burgo de la región que ocupas suma 1 al diferencial del intento. Cada uno que ocupa el enemigo resta 1.
    { "" }**Después:** las regiones neutrales son las más fáciles. Contra Bizancio, el Califato y Córdoba el diferencial baja 2.
charlemagne-taught-3-envoy = **Ahora:** { $n ->
        [0] pulsa **Terminar el vasallaje, ningún intento más**: con tus marcadores no puedes ganarte ahora ninguna región
        [one] pulsa **Intentar ganarse a** esa región solo si la probabilidad compensa los marcadores; si no, pulsa **Terminar el vasallaje, ningún intento más**
       *[other] compara las probabilidades en **Ganarse una región** y elige antes una región fácil que una grande. Si ninguna compensa los marcadores, pulsa **Terminar el vasallaje, ningún intento más**
    }.
    { "" }**Por qué:** el otro bando puede responder a cada intento con sus marcadores. Los tuyos vuelven al recipiente en cualquier caso.
    { "" }**Después:** los marcadores que guardas también pueden defender tus regiones en el turno enemigo.
charlemagne-taught-lay = **Ahora:** { $n ->
        [0] pulsa **Enviar** si la probabilidad compensa los marcadores; si no, **Cancelar y volver**
       *[other] elige cuántos puntos usas en **Poner marcadores y enviar**: cada línea dice qué probabilidad tendrías
    }.
    { "" }**Por qué:** tus puntos y los modificadores forman el diferencial. Con un punto más puede que gane una cara más del dado.
    { "" }**Después:** una vez enviados, los marcadores vuelven al recipiente salga lo que salga. Hasta entonces **Cancelar y volver** no cuesta nada.
charlemagne-taught-lay-faith = **Ahora:** { $n ->
        [0] pulsa **Enviar** si la probabilidad compensa los marcadores; si no, **Cancelar y volver**
       *[other] elige cuántos puntos usas en **Poner marcadores y enviar**, o pulsa **Cancelar y volver**
    }.
    { "" }**Por qué:** una región que se convierte al cristianismo te da 1 punto. El intento cuesta 6 puntos de operaciones y los misioneros que mandes.
    { "" }**Después:** cada burgo que ocupes en la región suma 1 al diferencial, 2 como mucho. Un fracaso en tu propia región puede traer una revuelta.
charlemagne-taught-guard = **Ahora:** { $n ->
        [0] pulsa **No usar marcadores**: no tienes ninguno que cuente aquí
       *[other] elige **Responder con** los puntos que dejen al otro bando poca probabilidad, o **No usar marcadores**
    }.
    { "" }**Por qué:** cada punto baja en 1 el diferencial del otro bando. Los marcadores que usas vuelven al recipiente.
    { "" }**Después:** gasta más en tus regiones que en las neutrales. Tus órdenes permanentes pueden responder por ti.
charlemagne-taught-guard-faith = **Ahora:** { $n ->
        [0] pulsa **No usar marcadores**: no tienes ninguno que cuente aquí
       *[other] elige **Responder con** los puntos que dejen al otro bando poca probabilidad, o **No usar marcadores**
    }.
    { "" }**Por qué:** aquí solo cuentan los misioneros y la Donación de Constantino. Cada punto baja en 1 el diferencial del otro bando.
    { "" }**Después:** una región cristiana que deja de serlo te cuesta 1 punto, pero puedes volver a predicar allí.
charlemagne-taught-1-treasury = **Ahora:** { $n ->
        [0] pulsa **Terminar las compras**: guarda el resto para el aprovisionamiento
        [one] si tienes pocos marcadores, usa **Comprar un marcador**; después pulsa **Terminar las compras**
       *[other] construye un marcador de civilización o un burgo (5 puntos) lejos del enemigo. Si te quedan puntos, usa **Comprar un marcador**, y pulsa **Terminar las compras**
    }.
    { "" }**Por qué:** un burgo paga 1 punto de tesoro por turno y un marcador de civilización da 1 marcador de estratagema más. Cada uno vale 1 punto de victoria al final.
    { "" }**Después:** lo que no gastas lo guardas. { $supply ->
        [0] Donde están ahora tus unidades, el aprovisionamiento no cuesta nada; puede costar cuando marchen o lleguen otras.
        [one] Donde están ahora tus unidades, el aprovisionamiento costará 1 punto.
       *[other] Donde están ahora tus unidades, el aprovisionamiento costará { $supply } puntos: guárdalos, porque las unidades que no puedas pagar se van a casa.
    }
charlemagne-taught-2-treasury = **Ahora:** { $n ->
        [0] pulsa **Terminar las compras**: guarda el resto para el aprovisionamiento
        [one] usa **Comprar un marcador** si tienes pocos y pulsa **Terminar las compras**
       *[other] construye otra vez, luego usa **Comprar un marcador** si tienes pocos y pulsa **Terminar las compras**
    }.
    { "" }**Por qué:** lo que construyes pronto rinde durante más turnos, y en esta mesa se construye un marcador por turno.
    { "" }**Después:** los mercenarios llegan solo a burgos que ocupes en su propia región, así que ocupa alguno cerca del enemigo.
charlemagne-taught-3-treasury = **Ahora:** { $clear ->
        [0] compra lo que necesites, como en los turnos anteriores, y pulsa **Terminar las compras**
        [one] compra primero, deja para el final **Retirar el saqueo de** tu burgo (2 puntos) y pulsa **Terminar las compras**
       *[other] compra primero, deja para el final **Retirar un saqueo** de tus burgos (2 puntos cada uno) y pulsa **Terminar las compras**
    }.
    { "" }**Por qué:** un burgo saqueado no paga ni cuenta, y su región se rebela más fácilmente. Después de retirar un saqueo ya no puedes comprar nada.
    { "" }**Después:** tus fuerzas también pueden saquear burgos enemigos y llevarse hasta 4 puntos de tesoro.
charlemagne-taught-levy = **Ahora:** { $n ->
        [0] pulsa **Terminar la leva**: ya no se puede reclutar
        [one] pulsa **Reclutar la última unidad y terminar la leva** o elige tú el lugar
       *[other] pulsa **Reclutar las { $n } unidades y terminar la leva** o elige tú los lugares
    }.
    { "" }**Por qué:** estas unidades son gratis, una por hexágono. Las que no reclutas ahora se pierden este turno.
    { "" }**Después:** las unidades de un burgo cercano al enemigo lo defienden aunque nunca marchen.
charlemagne-taught-1-operations = **Ahora:** { $n ->
        [0] pulsa **Terminar las operaciones**: todas tus unidades han operado
        [one] pulsa **Partir desde** para mandar a tu último ejército, o **Terminar las operaciones**
       *[other] elige un ejército en **Elegir quién se pone en marcha**: su línea dice qué puede atacar y qué dado necesita
    }.
    { "" }**Por qué:** la unidad más lenta y un dado dicen hasta dónde llega una fuerza. Un líder dobla el dado, Carlomagno lo triplica.
    { "" }**Después:** deja una unidad en cada burgo que ocupes. Cuando ya nada valga la pena, pulsa **Terminar las operaciones**.
charlemagne-taught-2-operations = **Ahora:** { $n ->
        [0] pulsa **Terminar las operaciones**: todas tus unidades han operado
        [one] pulsa **Partir desde** para mandar a tu último ejército, o **Terminar las operaciones**
       *[other] manda el siguiente ejército con **Elegir quién se pone en marcha**, mejor contra unidades que ya son de las Tribus, o pulsa **Terminar las operaciones**
    }.
    { "" }**Por qué:** atacar a unidades neutrales entrega toda su región a las Tribus antes de tirar el dado.
    { "" }**Después:** en los burgos neutrales vacíos basta con entrar: pagan y cuentan para el bando que los ocupa.
charlemagne-taught-3-operations = **Ahora:** { $n ->
        [0] pulsa **Terminar las operaciones**: todas tus unidades han operado
        [one] pulsa **Partir desde** para mandar a tu último ejército, o **Terminar las operaciones**
       *[other] manda un ejército tras otro con **Elegir quién se pone en marcha** y pulsa **Terminar las operaciones** cuando el resto deba quedarse
    }.
    { "" }**Por qué:** una fuerza se detiene junto al enemigo y no puede pasar de largo: ha entrado en su zona de control.
    { "" }**Después:** vence con una fuerza a las unidades que estorban y la siguiente podrá pasar.
charlemagne-taught-muster = **Ahora:** { $n ->
        [0] pulsa **Por número** para llevar la única unidad, o **Cancelar y volver**
        [one] pulsa **En marcha** o **Cancelar y volver**: allí solo hay una unidad
        [2] en **Quién va con la fuerza** marca las unidades que salen; aún no has marcado ninguna
       *[other] pulsa **En marcha** con las unidades marcadas, o cámbialas en **Quién va con la fuerza**
    }.
    { "" }**Por qué:** una fuerza va al paso de su unidad más lenta, y un burgo sin unidad no paga ni cuenta.
    { "" }**Después:** las unidades que se quedan pueden salir con otra fuerza este turno.
charlemagne-taught-force = **Ahora:** { $n ->
        [0] pulsa **Terminar esta fuerza**: no hay adónde ir ni a quién atacar
       *[other] elige qué hace ahora tu fuerza: { $list }
    }.
    { "" }**Por qué:** una batalla cuesta 6 puntos de operaciones, un saqueo 3 y predicar 6. Los puntos que sobran se pierden.
    { "" }**Después:** cuando la fuerza esté donde debe quedarse, pulsa **Terminar esta fuerza**. Sus unidades ya no operan más este turno.
charlemagne-lesson-withdraw = **Ahora:** pulsa **Retirarse antes de la batalla** si la relación es de 3 a 1 o peor; si no, **Quedarse y luchar**.
    { "" }**Por qué:** al retirarse se salvan todas tus unidades, pero dejan el hexágono y, si lo hay, su burgo.
    { "" }**Después:** tus unidades solo pueden retirarse si son más rápidas que todos los atacantes, y nunca ante un líder.
charlemagne-taught-battle = **Ahora:** { $n ->
        [0] pulsa **No jugar más marcadores, tirar el dado**: nada de lo que tienes sirve aquí ahora
       *[other] juega un marcador si mejora la relación y luego pulsa **No jugar más marcadores, tirar el dado**
    }.
    { "" }**Por qué:** con una relación de 2 a 1 sueles ganar; con 1 a 1 puedes perder la mitad de tus unidades.
    { "" }**Después:** un líder, el buen terreno y un avance militar cuentan una vez cada uno. Con uno se dobla la fuerza de un bando, con dos se triplica, con tres se cuadruplica.
charlemagne-taught-defend = **Ahora:** { $n ->
        [0] pulsa **No jugar más marcadores, que tiren el dado**: nada de lo que tienes sirve aquí ahora
       *[other] juega un marcador si baja la relación y luego pulsa **No jugar más marcadores, que tiren el dado**
    }.
    { "" }**Por qué:** el terreno, un líder o un avance militar doblan tu fuerza. Con la traición no cuenta el líder del enemigo.
    { "" }**Después:** guarda tus marcadores si la batalla está perdida de todos modos.
charlemagne-lesson-lose = **Ahora:** elige tu unidad más débil en **Elegir qué se pierde**: cada línea dice la fuerza de una unidad.
    { "" }**Por qué:** el número de bajas es fijo, pero tú decides qué unidades pierdes; los líderes van los últimos.
    { "" }**Después:** las unidades perdidas pueden volver por leva; la muerte de Carlomagno te cuesta 3 puntos.
charlemagne-taught-retreat = **Ahora:** { $n ->
        [0] pulsa **Retroceder** a un hexágono más cercano a tus burgos
       *[other] pulsa **Terminar aquí el retroceso**, salvo que las unidades estén más seguras más lejos
    }.
    { "" }**Por qué:** las unidades vencidas deben alejarse del enemigo sin entrar en una zona de control enemiga. Si no encuentran camino, se pierden.
    { "" }**Después:** en un burgo no tienes que retroceder. Un atacante que retrocede sigue con los puntos que le quedan.
charlemagne-taught-supply = **Ahora:** { $n ->
        [0] elige unidades en **Mandar a casa** hasta que puedas pagar por las demás
       *[other] pulsa **Terminar el aprovisionamiento** para pagar por todas tus unidades, o manda a casa las que no necesites
    }.
    { "" }**Por qué:** un hexágono alimenta a pocas unidades: llano y bosque a 2, terreno agreste y pantano a 1, un burgo a 1 más, pero a ninguna donde hay saqueo{ $famine ->
        [0] { "" }
       *[other] ; con esta hambruna, 1 menos en todas partes
    }.
    { "" }**Después:** reparte tus unidades en varios hexágonos antes de terminar las operaciones.
charlemagne-lesson-offer = **Ahora:** pulsa **Aceptar el tratado** si recibes más de lo que das; si no, **Rechazar el tratado**.
    { "" }**Por qué:** el juego hace cumplir los tratados: nadie puede hacer lo que un tratado prohíbe hasta que acabe el turno de juego.
    { "" }**Después:** puedes romper un tratado abiertamente, pero te cuesta tantos marcadores como diga un dado.
charlemagne-lesson-offered = **Ahora:** espera la respuesta o pulsa **Retirar el tratado**.
    { "" }**Por qué:** tu oferta sigue abierta hasta que acabe el turno de jugador del otro bando.
    { "" }**Después:** puedes proponer el próximo tratado cuando este tenga respuesta.
charlemagne-lesson-renounce = **Ahora:** deja el tratado como está. Pulsa **Romper el tratado** solo si te compensa hacer lo que prohíbe.
    { "" }**Por qué:** romperlo te cuesta, al azar, tantos marcadores como diga un dado, y el otro bando roba los que te falten.
    { "" }**Después:** el tratado acaba por sí solo al terminar el turno de juego.

# Por qué el ordenador hace algo: los términos por los que ha elegido, seguidos tras **Por qué:**.
charlemagne-because-attack = el ataque a { $place } tiene fuerza { $mine } contra { $theirs } y gana con { $n ->
        [one] 1 de las 6 caras del dado
       *[other] { $n } de las 6 caras del dado
    }
charlemagne-because-losses = de media perderías el { $mine } % de tus unidades y el enemigo el { $theirs } % de las suyas
charlemagne-because-markers = gastarías { $n ->
        [one] 1 marcador de tu mano
       *[other] { $n } marcadores de tu mano
    }
charlemagne-because-region = esto entrega al otro bando la región de { $region }
charlemagne-because-hold = tus unidades ocuparían { $place } { $n ->
        [0] al final de la partida
        [one] durante 1 turno más
       *[other] durante { $n } turnos más
    }
charlemagne-because-upkeep = aprovisionar las unidades de { $place } cuesta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } por turno
charlemagne-because-way = { $n ->
        [60] por tierra no se llega desde { $place } a ningún objetivo
        [0] { $place } ya es un objetivo
        [one] el objetivo más cercano está a 1 hexágono de { $place }
       *[other] el objetivo más cercano está a { $n } hexágonos de { $place }
    }
charlemagne-because-die = { $n ->
        [1] cualquier dado basta para llegar a { $place }
        [6] para llegar a { $place } tienes que sacar un 6
       *[other] para llegar a { $place } tienes que sacar { $n } o más
    }
charlemagne-because-vain = con una tirada normal la fuerza no llega a nada que valga la pena
charlemagne-because-risk = el enemigo puede atacar { $place } con fuerza { $theirs }, y tú tendrías fuerza { $mine }
charlemagne-because-court = tener unidades allí te ayuda a ganarte a { $region }
charlemagne-because-attempt = el intento en la región de { $region } sale bien con { $n ->
        [one] 1 de las 6 caras del dado
       *[other] { $n } de las 6 caras del dado
    }{ $free ->
        [0] { "" }
        [one] {" "}y la deja neutral con 1 más
       *[other] {" "}y la deja neutral con { $free } más
    }
charlemagne-because-answer = hay un { $percent } % de probabilidad de que el otro bando responda
charlemagne-because-waste = el saqueo deja { $place } sin valor para el otro bando
charlemagne-because-ashore = tus unidades desembarcan en { $place }
charlemagne-because-first = un ordenador hace esto primero
charlemagne-because-enough = ninguna otra opción promete bastante ganancia
charlemagne-because-little = esto te daría demasiado poco
charlemagne-because-spare = esto cuesta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de tesoro, y { $spare ->
        [0] no puedes gastar ninguno
        [one] puedes gastar 1
       *[other] puedes gastar { $spare }
    }
charlemagne-because-price = la oferta te cuesta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de tesoro
charlemagne-because-unit = una unidad de fuerza { $n } llega a { $place }{ $led ->
        [0] { "" }
       *[other] , donde tienes un líder
    }
charlemagne-because-hand = { $n ->
        [0] no tienes marcadores en la mano
        [one] tienes 1 marcador en la mano
       *[other] tienes { $n } marcadores en la mano
    }
charlemagne-because-work = lo que construyas en { $place } será útil { $n ->
        [0] al final de la partida
        [one] durante 1 turno más
       *[other] durante { $n } turnos más
    }{ $far ->
        [60] { "" }
        [one] , y el enemigo está a 1 hexágono
       *[other] , y el enemigo está a { $far } hexágonos
    }
charlemagne-because-reserve = { $n ->
        [0] no hace falta guardar nada para el aprovisionamiento
        [one] hay que guardar 1 punto para el aprovisionamiento y los imprevistos
       *[other] hay que guardar { $n } puntos para el aprovisionamiento y los imprevistos
    }
charlemagne-because-offer = esto te vale más o menos { $gain ->
        [one] 1 punto
       *[other] { $gain } puntos
    } de tesoro y te cuesta más o menos { $cost }
charlemagne-because-deal = un tratado tiene que valerte al menos { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de tesoro
charlemagne-because-peril = los ataques que la paz evita podrían costarte hasta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de tesoro
charlemagne-because-differential = el diferencial es { $n }{ $more ->
        [0] , y { $enough } sería mejor, pero no merece la pena añadir más marcadores
       *[other] {" "}y debería ser al menos { $enough }
    }
charlemagne-because-guard = un ataque enemigo a { $place } con fuerza { $theirs } encontraría fuerza { $mine } con estas unidades y { $alone } sin ellas
charlemagne-because-hurry = { $n ->
        [one] 1 punto de operaciones más te cuesta
       *[other] { $n } puntos de operaciones más te cuestan
    } 1 marcador
charlemagne-because-reaches = así la fuerza puede seguir hasta { $place }
charlemagne-because-guarded = { $n ->
        [0] si no respondes
        [one] si respondes con 1 punto
       *[other] si respondes con { $n } puntos
    }, el intento { $won ->
        [0] no puede perjudicarte
        [one] te perjudica con 1 de las 6 caras del dado
       *[other] te perjudica con { $won } de las 6 caras del dado
    }
charlemagne-because-defended = el otro bando ataca con fuerza { $theirs }, y tú defiendes con fuerza { $mine }
charlemagne-because-envoys = un dado nuevo para la región de { $region } sería mejor con { $n ->
        [one] 1 de las 6 caras
       *[other] { $n } de las 6 caras
    }

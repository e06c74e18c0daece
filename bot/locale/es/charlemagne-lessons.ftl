# Una primera partida: qué hacer en cada paso de los tres primeros turnos, por qué y de qué sirve después. Las palabras en
# negrita, salvo la primera de cada línea, son rótulos del panel.

charlemagne-lesson-deploy = **Ahora:** pulsa **Terminar la colocación, las unidades se quedan donde están**: ya están en buenos sitios.
    { "" }**Por qué:** eres el Imperio y el único bando que cuenta puntos: empiezas con 38 y ganas con 60 después de nueve turnos.
    { "" }**Después:** dan puntos las regiones que te son leales, los burgos que ocupan tus unidades y las regiones convertidas al cristianismo.
charlemagne-lesson-place-leader = **Ahora:** en **Colocar al líder** elige tu ejército más fuerte que aún no tenga líder.
    { "" }**Por qué:** un líder dobla la fuerza de las unidades con las que está y el dado que dice hasta dónde marchan.
    { "" }**Después:** que ataque primero un ejército con líder; si cae entero, cae también el líder.
charlemagne-taught-envoys = **Ahora:** { $n ->
        [0] pulsa **No mandar enviados reales, valen los dados**: no tienes enviados reales
       *[other] pulsa **Mandar enviados reales a** una región que perderías, o **No mandar enviados reales, valen los dados**
    }.
    { "" }**Por qué:** los dados de la revuelta ya se han tirado: lo que dicen pasa ahora, y los enviados reales repiten uno.
    { "" }**Después:** hay menos revueltas donde ocupas todos los burgos, donde hay un líder tuyo y donde la gente es cristiana.
charlemagne-taught-1-envoy = **Ahora:** { $n ->
        [0] pulsa **Terminar el vasallaje, ningún intento más**: tus marcadores no pueden ganar ahora ninguna región
        [one] pulsa **Intentar ganarse a** esa región solo si la probabilidad merece tus marcadores; si no, pulsa **Terminar el vasallaje, ningún intento más**
       *[other] elige una región en **Ganarse una región** si su probabilidad merece tus marcadores, o pulsa **Terminar el vasallaje, ningún intento más**
    }.
    { "" }**Por qué:** una región que te es leal da puntos y unidades cada turno sin luchar; un 17 % quiere decir que solo la gana un 6.
    { "" }**Después:** en el próximo intento cada burgo que ocupes en la región suma 1, un líder tuyo allí 1 y Carlomagno 2: manda primero unidades y un turno después los marcadores.
charlemagne-taught-2-envoy = **Ahora:** { $n ->
        [0] pulsa **Terminar el vasallaje, ningún intento más**: tus marcadores no pueden ganar ahora ninguna región
        [one] pulsa **Intentar ganarse a** esa región solo si la probabilidad merece tus marcadores; si no, pulsa **Terminar el vasallaje, ningún intento más**
       *[other] busca en **Ganarse una región** una donde tus unidades ocupen burgos, o pulsa **Terminar el vasallaje, ningún intento más**
    }.
    { "" }**Por qué:** cada uno de esos burgos suma 1 al diferencial y cada burgo que ocupa el enemigo resta 1.
    { "" }**Después:** las regiones neutrales son las más fáciles; Bizancio, el Califato y Córdoba resisten con 2 más.
charlemagne-taught-3-envoy = **Ahora:** { $n ->
        [0] pulsa **Terminar el vasallaje, ningún intento más**: tus marcadores no pueden ganar ahora ninguna región
        [one] pulsa **Intentar ganarse a** esa región solo si la probabilidad merece tus marcadores; si no, pulsa **Terminar el vasallaje, ningún intento más**
       *[other] compara las probabilidades en **Ganarse una región**: mejor una fácil que una grande. Si ninguna compensa, pulsa **Terminar el vasallaje, ningún intento más**
    }.
    { "" }**Por qué:** el otro bando puede responder a cada intento con sus marcadores, y los tuyos vuelven al recipiente en cualquier caso.
    { "" }**Después:** los marcadores que guardas defienden también tus regiones en el turno enemigo.
charlemagne-taught-lay = **Ahora:** { $n ->
        [0] pulsa **Enviar** si su probabilidad merece tus marcadores; si no, **Cancelar y volver**
       *[other] elige cuántos puntos usas en **Poner marcadores y enviar**; cada línea dice qué probabilidad dan
    }.
    { "" }**Por qué:** tus puntos y los modificadores forman el diferencial, y uno más puede ser una cara más del dado.
    { "" }**Después:** los marcadores vuelven al recipiente diga lo que diga el dado; antes de enviar, **Cancelar y volver** no cuesta nada.
charlemagne-taught-lay-faith = **Ahora:** { $n ->
        [0] pulsa **Enviar** si su probabilidad merece tus marcadores; si no, **Cancelar y volver**
       *[other] elige cuántos puntos usas en **Poner marcadores y enviar**, o pulsa **Cancelar y volver**
    }.
    { "" }**Por qué:** una región que se convierte al cristianismo te da 1 punto, y enviar cuesta 6 puntos de operaciones y los misioneros.
    { "" }**Después:** cada burgo que ocupes en la región suma 1, dos como mucho; un fracaso en tu propia región puede traer una revuelta.
charlemagne-taught-guard = **Ahora:** { $n ->
        [0] pulsa **No usar marcadores**: no tienes ninguno que cuente aquí
       *[other] elige **Responder con** los puntos que dejen al otro bando poca probabilidad, o **No usar marcadores**
    }.
    { "" }**Por qué:** cada punto baja en 1 su diferencial; los marcadores que usas vuelven al recipiente.
    { "" }**Después:** gasta más en tus regiones que en las neutrales; tus órdenes permanentes pueden responder por ti.
charlemagne-taught-guard-faith = **Ahora:** { $n ->
        [0] pulsa **No usar marcadores**: no tienes ninguno que cuente aquí
       *[other] elige **Responder con** los puntos que dejen al otro bando poca probabilidad, o **No usar marcadores**
    }.
    { "" }**Por qué:** aquí solo cuentan los misioneros y la Donación de Constantino, y cada punto baja en 1 su diferencial.
    { "" }**Después:** una región cristiana que deja de serlo te cuesta 1 punto, y puedes volver a predicar allí.
charlemagne-taught-1-treasury = **Ahora:** { $n ->
        [0] pulsa **Terminar las compras**: lo que queda es para el aprovisionamiento
        [one] si tienes pocos marcadores, usa **Comprar un marcador**; después pulsa **Terminar las compras**
       *[other] construye un marcador de civilización o un burgo (5 puntos) lejos del enemigo, luego usa **Comprar un marcador** o contrata guerreros y pulsa **Terminar las compras**
    }.
    { "" }**Por qué:** un burgo paga 1 punto por turno y un marcador de civilización da 1 marcador más, y cada uno es un punto tuyo al final.
    { "" }**Después:** lo que no gastas lo guardas: deja unos 4 puntos para el aprovisionamiento.
charlemagne-taught-2-treasury = **Ahora:** { $n ->
        [0] pulsa **Terminar las compras**: lo que queda es para el aprovisionamiento
        [one] usa **Comprar un marcador** si tienes pocos y pulsa **Terminar las compras**
       *[other] construye otra vez, luego usa **Comprar un marcador** mientras tengas pocos y pulsa **Terminar las compras**
    }.
    { "" }**Por qué:** lo que se construye pronto rinde más tiempo, y en esta mesa se construye un marcador por turno.
    { "" }**Después:** los mercenarios llegan solo a burgos que ocupes en su propia región: ocupa alguno cerca del enemigo.
charlemagne-taught-3-treasury = **Ahora:** { $clear ->
        [0] compra lo que necesites, como en los turnos anteriores, y pulsa **Terminar las compras**
        [one] compra primero, deja para el final **Retirar el saqueo de** tu burgo (2 puntos) y pulsa **Terminar las compras**
       *[other] compra primero, deja para el final **Retirar un saqueo** de tus burgos (2 puntos) y pulsa **Terminar las compras**
    }.
    { "" }**Por qué:** un burgo saqueado no paga ni cuenta, y su región se rebela más fácilmente; tras retirar un saqueo ya no se compra nada.
    { "" }**Después:** tus fuerzas también pueden saquear burgos enemigos y llevarse hasta 4 puntos.
charlemagne-taught-levy = **Ahora:** { $n ->
        [0] pulsa **Terminar la leva**: ya no se puede reclutar
        [one] pulsa **Reclutar la última unidad y terminar la leva** o elige tú el lugar
       *[other] pulsa **Reclutar las { $n } unidades y terminar la leva** o elige tú los lugares
    }.
    { "" }**Por qué:** estas unidades son gratis, una por hexágono, y las que no reclutas se pierden.
    { "" }**Después:** las unidades de un burgo cercano al enemigo lo defienden aunque nunca marchen.
charlemagne-taught-1-operations = **Ahora:** { $n ->
        [0] pulsa **Terminar las operaciones**: todas tus unidades han operado
        [one] pulsa **Partir desde** para tu último ejército, o **Terminar las operaciones**
       *[other] elige un ejército en **Elegir quién se pone en marcha**: su línea dice qué puede atacar y qué dado necesita
    }.
    { "" }**Por qué:** la unidad más lenta y un dado dicen hasta dónde llega una fuerza; un líder dobla el dado, Carlomagno lo triplica.
    { "" }**Después:** deja una unidad en cada burgo que ocupes; cuando ya nada valga la pena, pulsa **Terminar las operaciones**.
charlemagne-taught-2-operations = **Ahora:** { $n ->
        [0] pulsa **Terminar las operaciones**: todas tus unidades han operado
        [one] pulsa **Partir desde** para tu último ejército, o **Terminar las operaciones**
       *[other] manda el siguiente ejército con **Elegir quién se pone en marcha**, mejor contra unidades que ya son de las Tribus, o pulsa **Terminar las operaciones**
    }.
    { "" }**Por qué:** atacar a unidades neutrales entrega toda su región a las Tribus antes de tirar el dado.
    { "" }**Después:** en los burgos neutrales vacíos basta con entrar: pagan y cuentan para el bando que los ocupa.
charlemagne-taught-3-operations = **Ahora:** { $n ->
        [0] pulsa **Terminar las operaciones**: todas tus unidades han operado
        [one] pulsa **Partir desde** para tu último ejército, o **Terminar las operaciones**
       *[other] manda un ejército tras otro con **Elegir quién se pone en marcha** y pulsa **Terminar las operaciones** cuando el resto deba quedarse
    }.
    { "" }**Por qué:** una fuerza se detiene junto a un enemigo y no puede pasar de largo: es su zona de control.
    { "" }**Después:** vence con una fuerza a las unidades que estorban y la siguiente podrá pasar.
charlemagne-taught-muster = **Ahora:** { $n ->
        [0] pulsa **Por número** para llevar la única unidad, o **Cancelar y volver**
        [one] pulsa **En marcha** o **Cancelar y volver**: allí solo hay una unidad
        [2] marca en **Quién va con la fuerza** quién sale; aún no has marcado ninguna unidad
       *[other] pulsa **En marcha** con las unidades marcadas, o cámbialas en **Quién va con la fuerza**
    }.
    { "" }**Por qué:** una fuerza va al paso de su unidad más lenta, y un burgo sin unidad no paga ni cuenta.
    { "" }**Después:** las unidades que se quedan pueden salir con otra fuerza este turno.
charlemagne-taught-force = **Ahora:** { $n ->
        [0] pulsa **Terminar esta fuerza**: no hay adónde ir ni a quién atacar
       *[other] elige qué hace ahora tu fuerza: { $list }
    }.
    { "" }**Por qué:** una batalla cuesta 6 puntos de operaciones, un saqueo 3, predicar 6, y los puntos que sobran se pierden.
    { "" }**Después:** cuando la fuerza esté donde debe quedarse, pulsa **Terminar esta fuerza**; sus unidades ya han operado este turno.
charlemagne-lesson-withdraw = **Ahora:** pulsa **Retirarse antes de la batalla** si la relación es de 3 a 1 o peor; si no, **Quedarse y luchar**.
    { "" }**Por qué:** las unidades que se retiran se salvan todas, pero dejan el hexágono y su burgo.
    { "" }**Después:** solo se retiran unidades más rápidas que todos los atacantes, y nunca ante un líder.
charlemagne-taught-battle = **Ahora:** { $n ->
        [0] pulsa **No jugar más marcadores, tirar el dado**: nada de lo que tienes sirve aquí ahora
       *[other] juega un marcador si mejora la relación y luego pulsa **No jugar más marcadores, tirar el dado**
    }.
    { "" }**Por qué:** a 2 a 1 sueles ganar; a 1 a 1 puedes perder la mitad de tus unidades.
    { "" }**Después:** un líder, el buen terreno y un avance militar cuentan una vez cada uno: con dos se triplica la fuerza de un bando, con tres se cuadruplica.
charlemagne-taught-defend = **Ahora:** { $n ->
        [0] pulsa **No jugar más marcadores, que tiren el dado**: nada de lo que tienes sirve aquí ahora
       *[other] juega un marcador si baja la relación y luego pulsa **No jugar más marcadores, que tiren el dado**
    }.
    { "" }**Por qué:** el terreno, un líder o un avance militar doblan tu fuerza; la traición quita al enemigo su líder o su terreno.
    { "" }**Después:** guarda tus marcadores si la batalla está perdida de todos modos.
charlemagne-lesson-lose = **Ahora:** elige tu unidad más débil en **Elegir qué se pierde**; cada línea dice su fuerza.
    { "" }**Por qué:** el dado ha decidido cuántas se pierden y tú decides cuáles; los líderes van los últimos.
    { "" }**Después:** las unidades perdidas pueden volver por leva; la muerte de Carlomagno te cuesta 3 puntos.
charlemagne-taught-retreat = **Ahora:** { $n ->
        [0] elige un hexágono hacia tus burgos: pulsa **Retroceder**
       *[other] pulsa **Terminar aquí el retroceso**, salvo que las unidades estén más seguras más lejos
    }.
    { "" }**Por qué:** las unidades vencidas deben alejarse del enemigo sin entrar en una zona de control enemiga; si no encuentran camino, se pierden.
    { "" }**Después:** en un burgo no tienes que retroceder, y un atacante que retrocedió sigue con los puntos que le quedan.
charlemagne-taught-supply = **Ahora:** { $n ->
        [0] elige unidades en **Mandar a casa** hasta que puedas pagar por las demás
       *[other] pulsa **Terminar el aprovisionamiento** para pagar por todas tus unidades, o manda a casa las que no necesites
    }.
    { "" }**Por qué:** un hexágono alimenta a pocas unidades: llano y bosque 2, agreste y pantano 1, un burgo 1 más.
    { "" }**Después:** reparte tus unidades en varios hexágonos antes de terminar las operaciones.
charlemagne-lesson-offer = **Ahora:** pulsa **Aceptar el tratado** si recibes más de lo que das; si no, **Rechazar el tratado**.
    { "" }**Por qué:** el juego hace cumplir los tratados: nadie puede hacer lo que un tratado prohíbe hasta que acabe el turno de juego.
    { "" }**Después:** puedes romper uno abiertamente; te cuesta tantos marcadores como diga un dado.
charlemagne-lesson-offered = **Ahora:** espera la respuesta o pulsa **Retirar el tratado**.
    { "" }**Por qué:** tu oferta sigue abierta hasta que acabe el turno de jugador del otro bando.
    { "" }**Después:** puedes proponer el próximo tratado cuando este tenga respuesta.
charlemagne-lesson-renounce = **Ahora:** deja el tratado como está; pulsa **Romper el tratado** solo si te compensa hacer lo que prohíbe.
    { "" }**Por qué:** romperlo te cuesta, al azar, tantos marcadores como diga un dado, y el otro bando roba los que te falten.
    { "" }**Después:** el tratado acaba sin que hagas nada al terminar el turno de juego.

# Por qué el ordenador hace algo: los términos por los que ha elegido, seguidos tras **Por qué:**.
charlemagne-because-attack = ataque a { $place }: fuerza { $mine } contra { $theirs }, { $n ->
        [one] gana con 1 cara de 6
       *[other] gana con { $n } caras de 6
    }
charlemagne-because-losses = bajas previsibles: { $mine } % de tus unidades, { $theirs } % de las enemigas
charlemagne-because-markers = gasta { $n ->
        [one] 1 marcador de tu mano
       *[other] { $n } marcadores de tu mano
    }
charlemagne-because-region = entrega al otro bando: { $region }
charlemagne-because-hold = ocupa { $place }{ $n ->
        [0] { "" } al final
        [one] { "" } 1 turno más
       *[other] { "" } { $n } turnos más
    }
charlemagne-because-upkeep = alimentarla allí cuesta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } por turno
charlemagne-because-way = { $n ->
        [60] por tierra no se llega a ninguna meta
        [0] allí mismo hay una meta
        [one] la meta más cercana está a 1 hexágono
       *[other] la meta más cercana está a { $n } hexágonos
    }
charlemagne-because-die = { $n ->
        [1] cualquier dado la lleva a { $place }
       *[other] para { $place } el dado de operaciones debe dar { $n } o más
    }
charlemagne-because-vain = con una tirada normal no llega a nada que valga la pena
charlemagne-because-risk = allí puede atacar un enemigo con fuerza { $theirs } contra tu fuerza { $mine }
charlemagne-because-court = estar allí ayuda a ganarse a { $region }
charlemagne-because-attempt = { $region }: { $n ->
        [one] la gana 1 cara de 6
       *[other] la ganan { $n } caras de 6
    }{ $free ->
        [0] { "" }
        [one] , 1 la deja neutral
       *[other] , { $free } la dejan neutral
    }
charlemagne-because-answer = el otro bando responde con una probabilidad del { $percent } %
charlemagne-because-waste = deja { $place } sin valor para el otro bando
charlemagne-because-ashore = las unidades desembarcan en { $place }
charlemagne-because-first = eso va antes que todo lo demás
charlemagne-because-enough = nada más promete bastante
charlemagne-because-little = da demasiado poco
charlemagne-because-spare = cuesta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }, y { $spare ->
        [0] no dispones de ninguno
        [one] dispones de 1
       *[other] dispones de { $spare }
    }
charlemagne-because-price = cuesta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
charlemagne-because-unit = { $place }: fuerza { $n }{ $led ->
        [0] { "" }
       *[other] { "" } con un líder
    }
charlemagne-because-hand = { $n ->
        [one] 1 marcador en la mano
       *[other] { $n } marcadores en la mano
    }
charlemagne-because-work = { $place } rinde { $n ->
        [one] 1 turno más
       *[other] { $n } turnos más
    }{ $far ->
        [60] { "" }
        [one] , con el enemigo a 1 hexágono
       *[other] , con el enemigo a { $far } hexágonos
    }
charlemagne-because-reserve = { $n ->
        [one] queda 1 punto
       *[other] quedan { $n } puntos
    } para aprovisionar y para imprevistos
charlemagne-because-offer = vale tanto como { $gain ->
        [one] 1 punto
       *[other] { $gain } puntos
    } de tesoro y cuesta tanto como { $cost }
charlemagne-because-deal = un tratado tiene que valer tanto como { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de tesoro
charlemagne-because-peril = los ataques de los que protege podrían costar tanto como { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de tesoro
charlemagne-because-differential = el diferencial es { $n }{ $more ->
        [0] { "" }; { $enough } sería mejor, pero no merece la pena añadir más marcadores
       *[other] {" "}y el objetivo, { $enough }
    }
charlemagne-because-guard = un ataque allí con fuerza { $theirs } encontraría fuerza { $mine } en vez de { $alone }
charlemagne-because-hurry = { $n ->
        [one] 1 punto de operaciones más cuesta
       *[other] { $n } puntos de operaciones más cuestan
    } un marcador
charlemagne-because-guarded = { $n ->
        [0] si no respondes
        [one] si respondes con 1 punto
       *[other] si respondes con { $n } puntos
    }, { $won ->
        [one] 1 cara de 6 se la da o la deja neutral
       *[other] { $won } caras de 6 se la dan o la dejan neutral
    }
charlemagne-because-defended = atacan con fuerza { $theirs }, y tú defiendes con fuerza { $mine }
charlemagne-because-envoys = { $region }: un dado nuevo sale mejor con { $n ->
        [one] 1 cara
       *[other] { $n } caras
    } de 6

# Una primera partida: qué aprender en cada paso de los tres primeros turnos y qué guía allí al ordenador.
charlemagne-lesson-deploy = **El objetivo.** Eres el Imperio. Solo tú cuentas puntos: con 60 después de nueve turnos ganas, y empiezas con 38. Dan puntos las regiones que te son leales, los burgos que ocupan tus unidades y las regiones convertidas al cristianismo.
    { "" }**Ahora** te preparas. Tus unidades ya están bien colocadas: empieza con ellas donde están (el botón verde) o acerca unas cuantas a la frontera que quieras cruzar.
charlemagne-lesson-place-leader = **Un líder.** Dobla la fuerza de las unidades con las que está y las hace llegar más lejos. Dáselo a un ejército que tenga cerca un enemigo.
charlemagne-lesson-1-envoy = **Diplomacia.** Con marcadores de tu mano puedes ganar una región sin luchar; una región leal da puntos y unidades. Con dos o tres de ventaja sobre lo que hay en contra solo ganas con un 6: si tienes menos, guárdalos. Los de espionaje te enseñan lo que tiene el otro bando.
charlemagne-lesson-2-envoy = **Dónde compensa la diplomacia.** Cada burgo de la región que ocupes suma uno, un líder tuyo allí otro, Carlomagno dos. Por eso manda primero unidades y un turno después los marcadores. Las regiones neutrales vecinas son las más fáciles.
charlemagne-lesson-3-envoy = **El otro bando también pone marcadores.** Puede responder a un intento con los suyos. Más vale intentarlo dos veces donde hay poco en contra que una donde hay mucho.
charlemagne-lesson-1-treasury = **El tesoro.** Cada burgo que ocupas paga un punto. Primero construye: un marcador de civilización o un burgo (5) lejos del enemigo cuenta hasta el final. Luego guerreros (4) cerca de tu frontera y un marcador (2) para el próximo vasallaje. Lo que no gastas lo conservas.
charlemagne-lesson-2-treasury = **Construir.** Un burgo (5) donde tengas una unidad da un punto al final, paga otro cada turno y hace difícil tomar su hexágono. Los que se construyen pronto se pagan solos.
charlemagne-lesson-3-treasury = **El saqueo** deja un burgo sin provecho hasta que alguien lo retira por 2, y hace más probables las revueltas. Retira los de tu tierra en último lugar: después ya no se compra nada.
charlemagne-lesson-levy = **La leva** da unidades gratis en cada región que te es leal. Ponlas donde haya un enemigo cerca: defienden un burgo aunque nunca marchen.
charlemagne-lesson-1-operations = **Marchar.** Forma una fuerza con unidades de un mismo hexágono. Un dado y la unidad más lenta dicen hasta dónde llega; con un líder el dado vale el doble, con Carlomagno el triple. Así que Carlomagno debe mandar tu ejército principal.
    Toma primero un burgo enemigo junto a tu tierra y deja una unidad en cada uno que ocupes.
charlemagne-lesson-2-operations = **Atacar a neutrales** entrega toda su región a las Tribus antes de la batalla. Cruza tierra neutral, pero ataca solo a quien ya es de las Tribus.
charlemagne-lesson-3-operations = **Zonas de control.** Una fuerza se detiene junto a un enemigo y no puede pasar de largo. Ataca a quien estorba o da un rodeo de dos hexágonos. Se mueve una fuerza tras otra; la que ha marchado ha terminado.
charlemagne-lesson-muster = **Quién va.** Unidades fuertes y de la misma rapidez: una fuerza va al paso de la más lenta. Deja una unidad en el burgo o pierdes sus impuestos y su punto.
charlemagne-lesson-force = **Una fuerza en camino.** Nombra una meta y se toma el camino más barato. Una batalla cuesta 6 puntos, un saqueo 3, predicar 6: guarda bastantes para lo que has venido a hacer. Los que sobran se pierden.
charlemagne-lesson-battle = **Una batalla.** Se suman las fuerzas de cada bando; un líder dobla la tuya, el buen terreno la del defensor. A 2 contra 1 sueles ganar; a 1 contra 1 puedes perder la mitad. Un marcador de avance militar dobla una vez.
charlemagne-lesson-defend = **Te atacan.** El terreno, un líder o un marcador duplican tu fuerza. Juega un marcador si baja la relación; guárdalo si la batalla está perdida de todos modos.
charlemagne-lesson-guard = **Un intento.** Cada punto que pones en contra baja el diferencial en uno; los marcadores vuelven al recipiente. Responde si baja su probabilidad; guarda tus marcadores si apenas tienen.
charlemagne-lesson-envoys = **Una revuelta.** Los dados están sobre la mesa. Los enviados reales repiten uno: envíalos donde perderías una región, no donde todo está tranquilo.
charlemagne-lesson-lose = **Bajas.** Entrega a los más débiles. Los líderes pueden quedar para el final, y Carlomagno vale tres puntos.
charlemagne-lesson-supply = **Aprovisionamiento.** Si hay demasiadas unidades en tierra pobre, se paga por ellas o se van a casa. Repártelas a tiempo.
# Por qué un jugador del ordenador hace algo: los términos por los que ha elegido, seguidos tras **Por qué:**.
charlemagne-because-attack = ataque a { $place }: { $mine } contra { $theirs }, gana con { $n } de 6 caras
charlemagne-because-losses = bajas previsibles: { $mine } % de las unidades propias, { $theirs } % de las otras
charlemagne-because-markers = { $n ->
        [one] gasta 1 marcador
       *[other] gasta { $n } marcadores
    }
charlemagne-because-region = { $region } se pasa al otro bando
charlemagne-because-hold = ocupa { $place }{ $n ->
        [0] { "" } al final
        [one] { "" } 1 turno más
       *[other] { "" } { $n } turnos más
    }
charlemagne-because-upkeep = comer allí cuesta { $n } de tesoro al turno
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
charlemagne-because-vain = con un dado normal no llega a nada que valga la pena
charlemagne-because-risk = allí pueden atacarla: { $theirs } contra { $mine }
charlemagne-because-court = estar allí ayuda a ganarse { $region }
charlemagne-because-attempt = { $region }: la gana con { $n } de 6 caras{ $free ->
        [0] { "" }
        [one] , con 1 queda libre
       *[other] , con { $free } queda libre
    }
charlemagne-because-answer = el otro bando puede responder: { $percent } %
charlemagne-because-waste = { $place } queda sin provecho para el otro bando
charlemagne-because-ashore = las unidades desembarcan en { $place }
charlemagne-because-first = eso va antes que todo lo demás
charlemagne-because-enough = nada más promete bastante
charlemagne-because-little = da demasiado poco
charlemagne-because-spare = cuesta { $n } de los { $spare } de tesoro de que puede prescindir
charlemagne-because-price = cuesta { $n } de tesoro
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
charlemagne-because-reserve = quedan { $n } de tesoro para aprovisionar y para imprevistos
charlemagne-because-offer = da tanto como { $gain } de tesoro y cuesta tanto como { $cost }
charlemagne-because-deal = un tratado tiene que dar tanto como { $n } de tesoro
charlemagne-because-peril = los ataques que teme podrían costarle tanto como { $n } de tesoro
charlemagne-because-differential = el diferencial es { $n } y quiere { $enough }
charlemagne-because-guard = un ataque con { $theirs } daría allí con { $mine } en vez de { $alone }
charlemagne-because-hurry = { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    } de operaciones más gastan un marcador
charlemagne-because-guarded = { $n ->
        [0] sin respuesta
        [one] con 1 punto en contra
       *[other] con { $n } puntos en contra
    }, { $won } de 6 caras se la dan o la liberan
charlemagne-because-defended = atacan con { $theirs } contra tus { $mine }
charlemagne-because-envoys = { $region }: con { $n } de 6 caras un dado nuevo sale mejor

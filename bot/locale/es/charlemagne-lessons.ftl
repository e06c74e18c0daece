# Una primera partida: qué aprender en cada paso de los tres primeros turnos y qué guía allí al ordenador.
charlemagne-lesson-deploy = **El objetivo.** Eres el Imperio. Solo tú cuentas puntos: con 60 después de nueve turnos ganas, y empiezas con 38. Dan puntos las regiones que te son leales, los burgos que ocupan tus unidades y las regiones convertidas al cristianismo.
    { "" }**Ahora** te preparas. Tus unidades ya están bien colocadas: empieza con ellas donde están (el botón verde) o acerca unas cuantas a la frontera que quieras cruzar.
charlemagne-lesson-place-leader = **Un líder.** Dobla la fuerza de las unidades con las que está y las hace llegar más lejos. Dáselo a un ejército que tenga cerca un enemigo.
charlemagne-lesson-1-envoy = **Diplomacia.** Con marcadores de tu mano puedes ganar una región sin luchar; una región leal da puntos y unidades. Con dos o tres de ventaja sobre lo que hay en contra solo ganas con un 6: si tienes menos, guárdalos. Los de espionaje te enseñan lo que tiene el otro bando.
charlemagne-lesson-2-envoy = **Dónde compensa la diplomacia.** Cada burgo de la región que ocupes suma uno, un líder tuyo allí otro, Carlomagno dos. Por eso manda primero unidades y un turno después los marcadores. Las regiones neutrales vecinas son las más fáciles.
charlemagne-lesson-3-envoy = **El otro bando también pone marcadores.** Puede responder a un intento con los suyos. Más vale intentarlo dos veces donde hay poco en contra que una donde hay mucho.
charlemagne-lesson-1-treasury = **El tesoro.** Cada burgo que ocupas paga un punto. Compra un ejército de campo (6) para atacar o un marcador (2) para el próximo vasallaje. Lo que no gastas te lo quedas.
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
charlemagne-lesson-defend = **Te atacan.** El terreno, un líder o un marcador doblan tu fuerza. Guarda el marcador si la relación es buena o si ya está perdida.
charlemagne-lesson-lose = **Bajas.** Entrega a los más débiles. Los líderes pueden quedar para el final, y Carlomagno vale tres puntos.
charlemagne-lesson-supply = **Aprovisionamiento.** Si hay demasiadas unidades en tierra pobre, se paga por ellas o se van a casa. Repártelas a tiempo.
charlemagne-why-deploy = **Por qué:** sus unidades quedan donde ocupan burgos y alcanzan los más cercanos del otro bando.
charlemagne-why-envoy = **Por qué:** lo intenta donde la probabilidad vale más puntos que sus marcadores más tarde.
charlemagne-why-treasury = **Por qué:** compara lo que cada compra da hasta el último turno con lo que cuesta.
charlemagne-why-levy = **Por qué:** las unidades van donde un burgo corre peligro o desde donde se puede tomar otro.
charlemagne-why-operations = **Por qué:** sopesa lo que cada fuerza puede tomar este turno con lo que deja sin defensa.
charlemagne-why-force = **Por qué:** la meta da lo máximo por los puntos que quedan, contando con la suerte de la batalla.
charlemagne-why-battle = **Por qué:** usa marcadores donde cambian la relación de fuerzas y los guarda donde no.

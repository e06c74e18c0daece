# Una primera partida: qué se aprende en cada paso de los tres primeros turnos y qué guía allí a un jugador del ordenador.
roses-lesson-mulligan = **El objetivo.** Gana quien sea Rey tras la última campaña; la casa que se queda sin herederos pierde en el acto. Al final de cada campaña se cuentan los nobles, herederos e iglesias que hay en Inglaterra y Gales, 1 cada uno, y Londres por 1. El Pretendiente toma el trono si tiene **más** que el Rey; en caso de empate, el Rey lo conserva.
    { "" }**Ahora** miras tus siete cartas: una por turno. Una mano de pocos puntos se puede enseñar una vez y cambiar por otra.
roses-lesson-redeal = **La otra casa enseña una mano pobre.** Puedes conservar la tuya o tomar una nueva. Cuenta tus puntos: siete cartas corrientes suman unos 18.
roses-lesson-1-cards = **La carta.** Cada cual pone una boca abajo. Sus puntos son lo que podrás hacer este turno; empieza la más alta. Ir segundo suele ser mejor: ves lo que ha hecho el enemigo. Pon una carta mediana y guarda la mejor para un turno de ataque.
roses-lesson-2-cards = **Eventos.** Un evento va antes que cualquier otra carta, pero sus puntos solo sirven para él y no traen a nadie. *Reglas de este paso* cuenta qué hace cada uno. ¿No lo ves claro? Pon una carta de Acción.
roses-lesson-3-cards = **Siete turnos hacen una campaña.** Lo que tengas en el mapa en el último cuenta para el trono. Trae nombres ahora y guarda una carta alta para el final.
roses-lesson-1-action = **Puntos.** Un punto trae un bloque de tu fondo o mueve los bloques de un área una o dos áreas. Empieza por traer bloques: nobles a sus propios escudos, porque cada uno contará después como apoyo. Luego, **Confirmar**.
    Antes de confirmar, **Deshacer** lo retira todo, punto por punto.
roses-lesson-2-action = **Mover.** El color de una frontera dice cuántos pueden cruzarla en un turno: amarilla 4, azul 3, roja 2. Reúne bloques donde el área los alimente: 4, con ciudad 5. Por cada uno de más se pierde un paso al final del turno.
roses-lesson-3-action = **Atacar.** Si entras en un área con enemigos, tras los movimientos hay batalla. Lleva más bloques de los que hay allí, de letra A o B si puedes: actúan antes. Quien defiende dispara mejor, así que con igualarlos no basta.
roses-lesson-main = **El ataque principal.** Has llegado por varias fronteras. Quienes cruzaron la que nombres combaten desde la primera ronda; los demás, desde la segunda. Nombra la de tus bloques más fuertes.
roses-lesson-battles = **Varias batallas.** Has ido primero y dices cuál se libra ahora. Empieza donde seas más fuerte: lo que allí quede libre puede cambiar las otras.
roses-lesson-briefing = Las **órdenes de batalla** dicen qué hacen tus bloques cuando no estás: cuándo se van y contra quién carga tu heredero. El estilo *rápido* basta: pulsa *Empezar la batalla*.
roses-lesson-fight = **Una batalla.** Los bloques actúan en el orden A, B, C, D, y en cada letra primero quien defiende. **Disparar** tira un dado por paso y acierta hasta el número que sigue a la letra; cada impacto quita un paso al enemigo más fuerte. Desde la ronda 2 un bloque puede retirarse, y en la 4 quien ataca tiene que hacerlo. Con fuerza 1 suele convenir salir.
roses-lesson-hits = **Un impacto entre iguales.** Varios de tus bloques son igual de fuertes y eliges quién pierde un paso. Protege a los herederos: si caen los cinco, se acaba la partida.
roses-lesson-regroup = **Tras la victoria** tus bloques pueden pasar a áreas vecinas tuyas o vacías. Deja los que el área pueda alimentar.
roses-lesson-loss = **Suministro.** Hay demasiados bloques en un área y alguno pierde un paso. Elige al que menos lo necesite; el próximo turno, repártelos.
roses-lesson-heir = **Entra un heredero.** Donde entra cuenta como apoyo, pero no debe quedarse solo entre enemigos.
roses-why-mulligan = **Por qué:** los puntos son jugadas en los siete turnos: una mano pobre se cambia siempre que se puede; otra, se queda.
roses-why-redeal = **Por qué:** los puntos son jugadas en los siete turnos: una mano por debajo de la media se cambia; una mejor, se queda.
roses-why-cards = **Por qué:** compara lo que harían los puntos en este mapa con lo que valdrá la carta en un turno posterior.
roses-why-action = **Por qué:** compara todo lo que podría hacer con los puntos por lo que trae: nombres en el mapa, áreas ganadas o conservadas, bloques perdidos o alimentados, y hace primero lo mejor.
roses-why-main = **Por qué:** sus bloques más fuertes combaten desde la primera ronda.
roses-why-battles = **Por qué:** empieza donde la victoria es más probable.
roses-why-briefing = **Por qué:** calcula la batalla hasta el final, y también con retirada desde la ronda 2, y se queda con lo que cuesta menos.
roses-why-fight = **Por qué:** compara disparo, retirada y traición por la fuerza que les quedaría a los dos bandos.
roses-why-hits = **Por qué:** pierde el paso el bloque que menos vale.
roses-why-regroup = **Por qué:** nadie pasa hambre y los más fuertes se quedan donde hacen falta.
roses-why-loss = **Por qué:** pierde el paso el bloque que menos vale.
roses-why-heir = **Por qué:** entra donde está a salvo y cerca de los suyos.
roses-why-home = **Por qué:** en Inglaterra cada cual va adonde tiene cerca a los suyos y lejos al enemigo, y hay comida para él; en el exilio, adonde queda sitio.
roses-why-dismiss = **Por qué:** va al fondo el bloque que menos vale.
roses-why-execute = **Por qué:** mientras viva, quien se pasó cuenta y lucha para ti; muerto, deja paso a un heredero menor del enemigo.
roses-why-event-treason = **Por qué:** compara cómo queda la batalla con el traidor y sin él, según lo probable de la tirada, y guarda la carta si otra batalla promete más.

# Una primera partida: qué se aprende en cada paso de los tres primeros años y qué guía allí a un jugador del ordenador.
xidit-lesson-placement = **El objetivo.** Reúne tres clases de fama: riqueza, influencia y reputación. Al final se miran una por una, y quien es último en alguna queda fuera: procura no ser el último en ninguna.
    { "" }**Ahora** dices dónde empieza tu héroe. Elige una ciudad con reclutas: con unidades se paga todo lo demás. Si el primer deseo está ocupado, cuenta el siguiente.
xidit-lesson-1-orders = **Este año: reclutar.** Das seis órdenes de una vez: un camino por su color, **acción** o **esperar**. Una acción en una ciudad con reclutas toma su unidad más débil, una vez por ciudad y año.
    Prueba una ruta de *acción, camino, acción, camino, acción*: tres unidades distintas. La lista de cada paso dice adónde lleva cada camino. Nada es definitivo hasta **sellar**; antes puedes cambiar lo que quieras.
xidit-lesson-2-orders = **Este año: vencer a una amenaza.** Cada amenaza muestra las unidades que pide. Si tienes todas esas, una acción en su ciudad la vence: las pagas y tomas dos de tres recompensas. Si falta una, no pasa nada.
    Busca una amenaza cuyas unidades tengas o puedas reclutar por el camino. Los demás marchan a la vez, y en cada paso se la lleva quien actúa antes: fíjate en quién está más cerca.
xidit-lesson-3-orders = **Este año: las tres famas.** El panel dice en qué orden se evaluarán. No hace falta ir primero en ninguna; lo que no puedes es ir último. ¿Cuál te falta? La riqueza son soberanos; la influencia, niveles de gremio donde luchas; la reputación, bardos alrededor de esa ciudad.
    Una **previsión** para un paso dice de antemano qué dos recompensas tomas allí; si no, deciden tus órdenes permanentes.
xidit-lesson-reward = **Recompensas.** Has vencido a una amenaza y tomas dos de las tres: soberanos (riqueza), bardos (reputación) y niveles de gremio (influencia). Toma aquello en lo que vas peor, mientras no se desperdicie: en un gremio caben cuatro niveles y un solo dueño.
xidit-lesson-bards = Los **bardos** van a las regiones que tocan la ciudad. Ser quien más tiene en una región cuenta mucho al final; ser el segundo, un poco; lo demás, nada: ponlos donde uno más te haga pasar delante. En el Bastión solo tú sabes cuántos son tuyos.
xidit-lesson-raise = **Un nivel que esperaba.** Ahora se puede construir donde haya sitio. Solo los niveles del tablero cuentan como influencia.
xidit-why-placement = **Por qué:** busca ciudades desde las que haya, a menos de seis pasos, reclutas de varias clases y una amenaza que los pida.
xidit-why-orders = **Por qué:** prueba todas las rutas de seis pasos en el tablero tal como está, suma las unidades que reclutaría y las recompensas que ganaría, descuenta lo que otros pueden llevarse antes y se queda con la mejor.
xidit-why-reward = **Por qué:** toma las dos famas en las que un poco más lo aleja más del último puesto.
xidit-why-bards = **Por qué:** pone bardos donde ganan o salvan un puesto en una región y esconde los demás.
xidit-why-titan = **Por qué:** lucha cuando las unidades que pagaría le valen menos que la recompensa.
xidit-why-spend = **Por qué:** paga con las unidades que menos necesita.
xidit-why-raise = **Por qué:** un nivel en el tablero cuenta; en la reserva, no.
xidit-why-census = **Por qué:** las unidades mostradas ganan premios y no cuestan nada; guarda aquello con lo que los demás aprenderían demasiado.

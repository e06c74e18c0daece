# Los ajustes de una mesa que se está formando: qué hace cada uno, cómo está, qué se recomienda y por qué.

setting-line = **{ $name }:** { $value }
setting-recommended = Se recomienda: { $best }. { $why }
setting-best = Recomendado
setting-head = Los cambios se guardan enseguida y se ven en la tarjeta de la mesa.
setting-group-game = La partida
setting-group-more = Más de la partida
setting-group-time = Tiempo
setting-group-people = Gente
setting-group-talk = Conversación y ayuda

setting-count = Número de asientos
setting-count-note = Cuántos asientos se juegan, contando los de los ordenadores. Con menos asientos, quienes ya se han unido pasan a los primeros.
setting-count-value = { $n ->
        [one] 1 asiento
       *[other] { $n } asientos
    }

setting-deadline = Tiempo para responder
setting-deadline-note = Cuánto tiempo tiene cada cual cuando la mesa le espera. Antes de que se acabe llegan avisos.
setting-deadline-why = Basta para quien mira una vez al día, y la partida no se detiene.
setting-deadline-days = { $days ->
        [one] 1 día
       *[other] { $days } días
    }
setting-deadline-hours = { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }
setting-deadline-daily = Cada día a las { $at }
setting-deadline-weekdays = De lunes a viernes a las { $at }
setting-deadline-clock = Reloj: { $bank }, +{ $back }
setting-deadline-none = Sin plazo
setting-deadline-own = Fijado con un comando

setting-miss = Si se pasa un plazo
setting-miss-note = Qué hace Herald cuando alguien no responde a tiempo.
setting-miss-why = Los demás no tienen que esperar, y quien faltaba recupera su asiento con una sola pulsación.
setting-miss-autopilot = Responde un ordenador
setting-miss-hold = Herald elige lo más prudente
setting-miss-wait = La mesa espera

setting-cost = Coste de dejar pasar plazos
setting-cost-note = Qué pierde quien deja pasar sus plazos. «Mitad de tiempo para responder» dura hasta que responda una vez a tiempo. Mientras nadie ocupe un asiento ofrecido, lo juega un ordenador.
setting-cost-why = Entre amigos no hace falta castigo; con desconocidos, que el asiento se ofrezca tras 2 o 3 plazos incumplidos.
setting-cost-nothing = Nada
setting-cost-half = Mitad de tiempo para responder
setting-cost-seat = { $n ->
        [one] Asiento ofrecido tras 1 plazo
       *[other] Asiento ofrecido tras { $n } plazos
    }

setting-gate = Puntualidad
setting-gate-note = Quién puede unirse, según los plazos que se le han pasado en otras mesas.
setting-gate-why = La gente nueva es bienvenida y la mesa se llena antes.
setting-gate-none = Cualquiera
setting-gate-most = Hasta un { $most } % de plazos pasados
setting-gate-known = Hasta un { $most } %, sin gente nueva

setting-hints = Sugerencias
setting-hints-note = Si se puede preguntar a un ordenador qué haría y usar «¿Y si…?».
setting-hints-why = Así cada cual decide por su cuenta y en igualdad. Con principiantes, mejor permitir las sugerencias.

setting-seats = Quién se sienta dónde
setting-seats-note = Cada cual elige su asiento, o los asientos se sortean al empezar. Por preferencias: cada cual dice cuáles prefiere y se sortea el orden de elección.
setting-seats-why = Todos conocen su asiento antes de empezar.
setting-seats-chosen = Elige cada cual
setting-seats-drawn = Sorteo al empezar
setting-seats-drafted = Por preferencias

setting-invited = Quién puede unirse
setting-invited-note = Cualquiera que vea la tarjeta, o solo la gente invitada con **Invitar** en la tarjeta o con { COMMAND("invite") }.
setting-invited-why = La mesa se llena antes.
setting-invited-off = Todo el mundo
setting-invited-on = Solo gente invitada

setting-anonymous = Nombres de los jugadores
setting-anonymous-note = Si todos ven quién tiene cada asiento. Con nombres ocultos los asientos se sortean al empezar, y los nombres se muestran al terminar la partida.
setting-anonymous-why = Se juega para conocerse; oculta los nombres si viejas amistades o rivalidades podrían decidir la partida.
setting-anonymous-off = Visibles
setting-anonymous-on = Ocultos hasta el final

setting-press = Hablar de la partida
setting-press-note = Dónde se puede hablar de la partida mientras dura. Los mensajes privados se envían con { COMMAND("talk") }.
setting-press-why = Así lo dice el reglamento.
setting-press-rulebook = En privado, según el reglamento
setting-press-free = En privado en todo momento
setting-press-public = Solo en el hilo
setting-press-none = No se habla de ella

setting-language = Idioma de la mesa
setting-language-note = El idioma de la tarjeta y del hilo. Los mensajes privados van en el de cada persona.

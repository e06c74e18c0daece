# Las mesas de una persona, sus horas y sus días libres.

inbox-title = { $n ->
        [0] Ninguna mesa te espera.
        [one] Te toca en **1** mesa.
       *[other] Te toca en **{ $n }** mesas.
    }
inbox-digest = { $n ->
        [one] **Tus mesas hoy:** 1 mesa te espera.
       *[other] **Tus mesas hoy:** { $n } mesas te esperan.
    } Con { COMMAND("settings me", digest: "") } cambias la hora o dejas de recibir estos mensajes.
inbox-empty = No tienes asiento en ninguna mesa. { COMMAND("table list") } muestra las de un servidor y { COMMAND("table new") } abre una.
inbox-turn = Te toca
inbox-offer = Una oferta para ti
inbox-covered = Un ordenador juega por ti
inbox-resting = En pausa
inbox-waiting = Esperan a otros
inbox-lobby = Sin empezar
inbox-line = { $where } · { $game }, { $seat }
inbox-table = #{ $number } { $table }
inbox-again = Actualizar
inbox-due = plazo: { $when }
inbox-since = desde { $when }
inbox-waits = espera a { $seats }
inbox-page = Página { $page } de { $pages }
inbox-open = #{ $number } { $table }
inbox-back = He vuelto: #{ $number } { $table }
inbox-before = Anteriores
inbox-after = Más
inbox-next = Siguiente mesa
inbox-next-none = Ninguna otra mesa te espera ahora. { COMMAND("inbox") } las muestra todas.

## Horas y días libres

bad-hours = Las horas son números enteros de 0 a 23, y tienes que estar disponible al menos { $least } horas al día. Da dos veces la misma hora si estás siempre disponible.
bad-digest = Elige una hora de 0 a 23, o -1 para no recibir el mensaje diario.
bad-days = Puedes tomarte de 1 a { $most } días libres de una vez. Elige un número de ese intervalo.
days-past = Ese día ya ha pasado. Da una fecha a partir de hoy, como `2031-12-24`, o no pongas nada para empezar ya.
days-ahead = Puedes anunciar días libres con { $days } días de antelación como mucho. Elige una fecha anterior.
days-taken = Ya tienes días libres: acaban { $until }. { COMMAND("settings away", days: 0) } los termina ya.
days-few = { $days ->
        [0] No te quedan días libres; cada doce días ganas uno.
        [one] Te queda 1 día libre; cada doce días ganas otro. Tómate 1 día como mucho.
       *[other] Te quedan { $days } días libres; cada doce días ganas uno más. Tómate { $days } días como mucho.
    }
no-days-off = No has anunciado días libres. { COMMAND("settings away", days: 7) } te da una semana desde ahora.
days-unreadable = { $text } no es una fecha. Escríbela como `2031-12-24`, o no pongas nada para empezar ya.
away-taken = Estás fuera desde el { $begins } hasta el { $until }. Las mesas que dan 12 horas o más para responder esperan a que vuelvas, y ya están avisadas. No esperan las votaciones ni las ventanas de cartas que se cierran a la vez para todos; tampoco las mesas anónimas, donde esperar mostraría quién eres. Días libres que te quedan: { $left }.
away-over = Has vuelto. Las decisiones aplazadas por tus días libres vencen mañana como muy pronto. Días libres que te quedan: { $left }.
away-none = No estás fuera. Días libres que te quedan: { $left }. Con { COMMAND("settings away", days: 7, start: "2031-12-24") } los anuncias.
away-now = Estás fuera desde el { $begins } hasta el { $until }; { COMMAND("settings away", days: 0) } lo termina. Días libres que te quedan: { $left }.
settings-hours = Tus horas: { $hours } · bandeja diaria: { $digest }
settings-hours-all = todas
settings-hours-some = { $wake }–{ $sleep }
settings-digest-none = no
settings-digest-at = a las { $hour }
note-away = { $name } se toma días libres: empiezan { $begins } y acaban el { $until }. Lo que tenga que decidir vence después.
note-away-now = { $name } se toma días libres, desde ahora hasta el { $until }. Lo que tenga que decidir vence después.
note-away-over = { $name } ha vuelto de sus días libres.

## Repeticiones

replay-done = Aquí está la repetición de #{ $number } { $table }. Abre el archivo en un navegador. No necesita conexión.
replay-posted = Aquí está la repetición de #{ $number } { $table }: cada fase con su tablero. Abre el archivo en cualquier navegador. El botón la prepara en tu idioma.
replay-title = Repetición de #{ $number } { $table }: { $game }
replay-first = Primera
replay-back = Atrás
replay-play = Reproducir
replay-stop = Parar
replay-next = Siguiente
replay-last = Última
replay-whole = Tablero entero
replay-nothing = No pasó nada.
replay-alone = (visible solo para { $seats })
replay-step = Paso
replay-keys = Las flechas avanzan y retroceden; la barra espaciadora reproduce o para. Para acercar o alejar: más y menos, la rueda o dos dedos; con 0 se ve el tablero entero. Para mover el tablero, arrástralo.
replay-turn-none = La mesa #{ $number } aún no ha llegado al turno { $turn }. Elige uno anterior.
replay-underway = Ya se está preparando una repetición para ti. Llegará enseguida.
replay-failed = El registro de esta partida no se puede repetir, así que no hay repetición. El administrador de Herald puede ver el motivo en el registro de Herald.
replay-heavy = Preparar la repetición de esta partida ha tardado demasiado. Prueba más tarde.
replay-hidden = Mientras la partida sigue, solo puedes ver lo que ven todos o lo que ve tu propio asiento.
replay-turn = #{ $number } { $table }: el último tablero del turno { $turn }
button-replay = Repetición (archivo)

## La ayuda por páginas, y el saludo a un servidor

help-choose = ¿Qué quieres hacer?
help-begin = Empezar: encontrar partida, abrir mesa, ocupar un asiento
help-turn = Jugar tu turno y ver cómo está todo
help-time = Tiempo: avisos, días libres, plazos, pausas
help-change = Irse, terminar una partida, volver atrás
help-past = Mirar atrás: repeticiones, registros y estadísticas
help-league = Ligas
help-care = Problemas con alguien, y tus datos
help-server = Para quien organiza o gestiona el servidor
greet-text = **Herald** lleva partidas de juegos de mesa que duran semanas, jugada a jugada, en los hilos de este servidor. *Abrir una mesa* abre una para todo el mundo, y *Probar a solas* te enseña un juego contra el ordenador por mensaje directo. Quienes gestionan el servidor eligen en *Ajustes* quién puede abrir mesas y dónde; lo demás lo explica { COMMAND("help") }.
greet-open = Abrir una mesa
greet-alone = Probar a solas
greet-which = ¿Qué juego?

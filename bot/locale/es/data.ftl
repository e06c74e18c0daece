# Lo que se guarda de una persona

## Los datos de una persona

data-nothing = Herald no guarda nada que te identifique.
data-shown = Este archivo contiene todo lo que te identifica en la base de datos de Herald ({ $rows ->
        [one] 1 fila
       *[other] { $rows } filas
    }): ajustes, asientos, lo que hiciste en las mesas, mensajes de las dos últimas semanas, resultados y notas. No contiene lo que otras personas dijeron de ti en una denuncia ni quién te ha bloqueado. { COMMAND("privacy") } dice para qué necesita Herald cada cosa.
data-sure = **Se va a borrar para siempre todo lo que te identifica.** Dejarás todas las mesas: tus asientos de partidas en marcha se ofrecerán a otras personas y no podrás ocupar otro asiento de esas partidas. Se borrarán tus ajustes, notas, mensajes, ligas y puntuaciones. Las partidas que jugaste se conservan, para los demás y para que se puedan comprobar los dados; tus asientos dirán «{ data-someone }». Si hay un veto o una denuncia abierta sobre ti, se conservan. Si quieres una copia, pídela antes con { COMMAND("data show") }.
data-someone = alguien que se fue
data-forgotten = Hecho. Aparte de lo que enumera { COMMAND("privacy") }, aquí ya nada te identifica. Los mensajes que Herald ya envió siguen en Discord; bórralos allí. Si vuelves a usar un comando, empiezas de cero.
button-forget = Borrarlo todo
privacy-page = **Qué guarda Herald de ti y para qué**
    - **Tu número de Discord y el nombre que tenías al sentarte**, en cada mesa: para saber a quién le toca.
    - **Lo que hiciste en una partida**, con su hora: la partida se guarda como registro de lo que hizo cada cual, y con él se comprueban los dados. Los demás ven lo que hiciste cuando lo dicen las reglas y, al terminar la partida, todo.
    - **Ajustes**: idioma, zona horaria, horas, días libres, si recibes mensajes directos.
    - **Notas** que escribes para ti y a quién bloqueas con { COMMAND("block") }: nadie más lo ve.
    - **Resultados y puntuaciones**: { COMMAND("settings me", listed: "False") } los oculta a los demás.
    - **Las partidas que esperas** en la cola, una semana, y **las mesas a las que se te invitó**: los demás ven cuántas personas esperan, nunca quiénes.
    - **Tu ritmo**: cuánto tardaste en responder y qué plazos se te pasaron, durante un año. Los demás lo ven a partir de tu quinta respuesta; { COMMAND("settings me", listed: "False") } lo oculta.
    - **Denuncias** que haces o que tratan de ti, y **vetos**: los ven quienes gestionan el servidor. Una denuncia cerrada se borra a los tres meses.
    - **Conversaciones privadas** en mesas y los **webhooks** que pones.
    - **Mensajes de Herald** aún sin entregar, dos semanas.
    Herald no lee tus mensajes, no conoce tu correo ni tu dirección, y no vende ni cede nada. El administrador de este Herald puede leer la base de datos, incluidos los secretos de los asientos.
    { COMMAND("data show") } te lo da todo en un archivo. { COMMAND("data delete") } lo borra: las partidas se pueden seguir jugando y comprobando, y tus asientos en ellas pasan a ser de «{ data-someone }». Se conserva: un veto hasta que se levante, una denuncia abierta sobre ti hasta que se cierre, los bloqueos ajenos, las palabras que añadiste a la semilla de una partida, y, donde impide que ocupes otro asiento de la misma partida, un número que no es el de Discord. Las copias de seguridad caducan solas.

## Órdenes

cmd-data = Lo que Herald guarda de ti
    .name = datos
cmd-data-show = Todo lo que te identifica, en un archivo
    .name = ver
cmd-data-delete = Borra todo lo que te identifica
    .name = borrar
cmd-privacy = Qué guarda Herald de ti, para qué y cómo borrarlo
    .name = privacidad

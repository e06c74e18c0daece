# Lo que se guarda de una persona

## Los datos de una persona

data-nothing = Herald no guarda nada que te nombre.
data-shown = Este archivo contiene las { $rows } filas de la base de datos de Herald que te nombran: ajustes, asientos, todo lo que hiciste en mesas, mensajes de las dos últimas semanas, resultados, notas. Lo que otras personas han dicho de ti en una denuncia, y quién se mantiene lejos de ti, no te corresponde verlo. { COMMAND("privacy") } dice para qué es cada cosa.
data-sure = **Todo lo que te nombra se borra ahora, para siempre.** Dejas todas las mesas: los asientos de partidas en marcha se ofrecen a otras personas y no podrás tomar después otro asiento de esas partidas. Se van tus ajustes, notas, mensajes, ligas y puntuaciones. Las partidas que jugaste quedan, para los demás y para que se puedan comprobar sus dados; tus asientos dirán «{ data-someone }». Quedan un veto y una denuncia abierta sobre ti. { COMMAND("data show") } te lo da todo antes.
data-someone = alguien que se fue
data-forgotten = Hecho: ya nada te nombra, salvo lo que dice { COMMAND("privacy") }. Los mensajes que Herald ha enviado están en Discord; bórralos allí. La próxima orden que uses empieza de nuevo.
button-forget = Borrarlo todo
privacy-page = **Qué guarda Herald de ti y para qué**
    - **Tu número de Discord y el nombre que tenías al sentarte**, en cada mesa: para saber a quién le toca.
    - **Lo que hiciste en una partida**, con su hora: una partida es su registro, y con él se comprueban los dados. Otros lo ven cuando lo dicen las reglas; al terminar, todo.
    - **Ajustes**: idioma, zona, horas, días libres, si tus mensajes directos están abiertos.
    - **Notas** que escribes para ti y a quién bloqueas con { COMMAND("block") }: nadie más los ve.
    - **Resultados y puntuaciones**: { COMMAND("settings me", listed: "False") } los oculta a los demás.
    - **Las partidas que esperas** en la cola, una semana, y **las mesas a las que se te invitó**: los demás leen cuántos esperan, nunca quiénes.
    - **Tu ritmo**: cuánto tardaste en cada turno y qué plazos perdiste, durante un año. Los demás lo ven a partir de cinco turnos; { COMMAND("settings me", listed: "False") } lo oculta.
    - **Denuncias** que haces o que tratan de ti, y **vetos**: los ven quienes gestionan el servidor. Una denuncia cerrada se borra a los tres meses.
    - **Conversaciones privadas** en mesas y los **webhooks** que pones.
    - **Mensajes** por enviar, dos semanas.
    Herald no lee tus mensajes, no conoce tu correo ni tu dirección, y no vende ni cede nada. La base de datos está con quien hace funcionar este Herald, que puede leerla; contiene los secretos de los asientos.
    { COMMAND("data show") } te lo da todo en un archivo. { COMMAND("data delete") } lo borra: las partidas se pueden seguir jugando y comprobando, y tus asientos en ellas son de «{ data-someone }». Queda: un veto hasta que se levante, una denuncia abierta sobre ti hasta que se cierre, los bloqueos ajenos, las palabras que añadiste a la suerte de una partida, y un número que no es tuyo donde impide un segundo asiento de la misma partida. Las copias de la base de datos envejecen solas.

## Órdenes

cmd-data = Lo que Herald guarda de ti
    .name = datos
cmd-data-show = Todo lo que te nombra, en un archivo
    .name = ver
cmd-data-delete = Borra todo lo que te nombra
    .name = borrar
cmd-privacy = Qué guarda Herald de ti, para qué y cómo borrarlo
    .name = privacidad

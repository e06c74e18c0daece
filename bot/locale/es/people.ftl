# Palabras sobre la gente de una mesa: quién se sienta, qué se le pregunta aparte del juego, cómo termina una partida.

## Errores

seat-known = Has conocido otro asiento de esta mesa, así que no puedes tener este. Quien ha tenido un asiento ha visto lo que oculta, y dejarlo no lo borra.
seat-played = Un ordenador juega el asiento { $seat } hasta el final. No se da a nadie, para que nadie lo mire.
not-absent = { $name } no ha faltado a ningún plazo, así que el asiento { $seat } no se puede ofrecer. Nombra a alguien con la opción `user` y se preguntará a { $name }.
replace-nobody = Di con la opción `user` quién tendrá el asiento. Para dejar el tuyo a cualquiera usa { COMMAND("table leave") }.
nothing-asked = En esta mesa no se pregunta nada así, o ya no. { COMMAND("table status") } muestra lo que se pregunta.
remove-running = La partida está en marcha y quienes juegan no pueden retirar a nadie. Tras un plazo perdido usa { COMMAND("table replace") }; para terminar la partida usa { COMMAND("table cancel") }, que pregunta a todos.
remove-yourself = Para dejar tu propio asiento usa { COMMAND("table leave") }.
not-there = Esa persona no tiene asiento en esta mesa.
too-often = Has pedido eso demasiadas veces en poco tiempo. Inténtalo de nuevo { $when }.
draw-alone = Para unas tablas hace falta otra persona en la mesa. Para terminar esta partida usa { COMMAND("table cancel") }.
concede-alone = Todos los asientos son tuyos, así que nadie ganaría. Para terminar esta partida usa { COMMAND("table cancel") }.
concede-ends = Entretanto otras personas se han dado por vencidas o se han ido, así que la partida terminaría enseguida. No se ha hecho nada; { COMMAND("table end concede") } te lo pregunta de nuevo.
conceded-already = Ya te has dado por vencido. { COMMAND("table end concede", withdraw: "True") } lo retira mientras siga la partida.
private-refused = No puedo abrir aquí un hilo privado. Pide a quien gestiona el servidor que dé a Herald el permiso *Crear hilos privados* en este canal.
private-not-here = Una mesa privada se abre desde un canal de texto, no desde un hilo.

## Respuestas

replace-now = { $user } tiene ahora el asiento { $seat }.
replace-asked = Preguntado. El asiento { $seat } cambia de manos en cuanto quien lo tiene y { $user } estén de acuerdo; si no lo están antes de { $until }, nada cambia. Ambos tienen un botón en sus mensajes y en el hilo.
replace-left = Anunciado, pero quien tiene el asiento { $seat } ha dejado este servidor, así que Herald no puede preguntarle hasta que vuelva. Si esa persona y { $user } no están de acuerdo antes de { $until }, nada cambia. En cuanto se le pase un plazo, { COMMAND("table replace") } ya no necesita su acuerdo.
replace-given = Se pregunta a { $user }. En cuanto { $user } acepte, el asiento { $seat } cambia de manos; si no acepta antes de { $until }, nada cambia.
replace-absent = Anunciado. Si quien tiene el asiento { $seat } no ha vuelto antes de { $until }, lo tendrá { $user }, si acepta. Hasta entonces todo sigue como antes.
replace-open = Anunciado. Si quien tiene el asiento { $seat } no ha vuelto antes de { $until }, lo podrá tomar cualquiera que no haya conocido otro.
handover-done = Hecho: el asiento ha cambiado de manos.
handover-waits = Anotado. El asiento cambia de manos cuando acepten todos los preguntados, a más tardar { $until }.
handover-kept = Anotado. El asiento se queda donde está.
remove-done = Retirado de la mesa #{ $number }. Con `allow:True` dejas que esa persona vuelva.
remove-allowed = Esa persona puede quedarse o volver.
remove-announced = Anunciado. El { $until } un ordenador se hace cargo del asiento y lo juega hasta el final. Hasta entonces la partida sigue; { COMMAND("table pause") } la detiene y { COMMAND("table remove", allow: "True") } retira el anuncio.
vote-open = Tu voto cuenta: { $yes ->
        [yes] a favor
       *[no] en contra
    }. Puedes cambiarlo hasta { $until }.
vote-begun = Se pregunta a todos los de la mesa. Se sabrá a más tardar { $until }.
cancel-over = { $where ->
    [none] La partida de la mesa #{ $number } está cancelada.
   *[other] La partida de la mesa #{ $number } está cancelada. La semilla está en { $where }.
}
draw-over = Todos de acuerdo: la mesa #{ $number } acaba en tablas.
draw-noted = Anotado, y no se dice a nadie. Si todos están de acuerdo antes de { $until }, la partida acaba en tablas; si no, sigue y nadie sabrá quién quería qué.
concede-sure = Vas a darte por vencido en la mesa #{ $number }. { $ends ->
        [yes] **La partida termina enseguida** y gana: { $winners }.
       *[no] La partida sigue hasta que como mucho una persona no se haya dado por vencida; hasta entonces juegas y puedes retirarlo.
    } Si solo quieres dejar de jugar, { COMMAND("table leave") } ofrece tu asiento y { COMMAND("table resign") } lo da a un ordenador.
concede-done = Te has dado por vencido. Mientras siga la partida, { COMMAND("table end concede", withdraw: "True") } lo retira.
concede-over = Te has dado por vencido y la partida ha terminado.
concede-back = Ya no te das por vencido.
new-private = La mesa **#{ $number } { $table }** está abierta en { $thread }, que solo ven sus miembros. Menciona allí a quien quieras invitar; se unirá con el botón de la tarjeta.
practice-mark = **Práctica**: aquí una persona puede jugar varios asientos.
private-mark = **Privada**: solo los miembros de este hilo ven la mesa.

## Lo que se pregunta, para `/table status`

motion-handover = El asiento { $seat } pasaría a { $to }, a más tardar { $until }.
motion-handover-open = El asiento { $seat } se ofrecerá { $until }, si quien lo tiene no vuelve.
motion-removal = { $name } (asiento { $seat }) quedará fuera { $until }; sigue un ordenador.
motion-cancel = Votación para cancelar la partida, hasta { $until }: { $yes } de { $voters } a favor.
motion-draw = Votación secreta sobre unas tablas, hasta { $until }.
motion-concede = { $name } se da por vencido.

## Botones

button-give = Dar el asiento
button-keep = Conservar el asiento
button-take = Tomar el asiento
button-decline = Yo no
button-agree = Cancelar la partida
button-object = Seguir jugando
button-draw = Tablas
button-nodraw = Sin tablas
button-concede = Darme por vencido

## Avisos

note-handover-given = El asiento { $seat } ({ $name }) pasaría a { $to }. Cambia de manos en cuanto { $to } acepte; si no acepta antes de { $until }, nada cambia.
note-handover-asked = Se propone que { $to } tome el asiento { $seat } de { $name }. Solo ocurre si ambos aceptan antes de { $until }; callar es decir que no.
note-handover-absent = { $name } ha faltado a un plazo. Si { $name } no vuelve antes de { $until }, { $to } tomará el asiento { $seat }, si acepta. Cualquier jugada, o el botón, significa: he vuelto.
note-handover-open = { $name } ha faltado a un plazo. Si { $name } no vuelve antes de { $until }, el asiento { $seat } quedará libre. Cualquier jugada, o el botón, significa: he vuelto.
note-handover-offered = { $name } no ha vuelto. El asiento { $seat } está libre para quien no haya conocido otro de esta mesa; mientras tanto lo juega un ordenador.
note-handover-refused = El asiento { $seat } se queda con { $name }: no todos estaban de acuerdo.
note-handover-lapsed = El asiento { $seat } sigue como está ({ $name }): ha pasado el tiempo para el cambio.
note-removal = Quienes gestionan este servidor retiran a { $name } (asiento { $seat }). El { $until } se hace cargo un ordenador, que juega hasta el final; nadie llega a ver su mano.
note-removal-off = { $name } (asiento { $seat }) se queda.
note-removed = Quienes gestionan este servidor han retirado a { $name }. Un ordenador juega el asiento { $seat } hasta el final.
note-deadline = { $name } ha cambiado el plazo. Nuevo: { $deadline }. Lo que ya se ha preguntado conserva al menos el tiempo prometido. Si es más corto, lo primero que se pregunte a cada asiento con él tiene un día.
note-deadline-nobody = Ha cambiado el plazo. Nuevo: { $deadline }. Lo que ya se ha preguntado conserva al menos el tiempo prometido. Si es más corto, lo primero que se pregunte a cada asiento con él tiene un día.
note-cancel = { $name } propone cancelar la partida. Todos los de la mesa pueden votar hasta { $until }. Si todos están de acuerdo, termina enseguida; al final basta la mayoría de quienes están. Cancelar significa: nadie gana y se muestra la semilla.
note-cancel-nobody = Se propone cancelar la partida. Todos los de la mesa pueden votar hasta { $until }. Si todos están de acuerdo, termina enseguida; al final basta la mayoría de quienes están. Cancelar significa: nadie gana y se muestra la semilla.
note-cancel-failed = Acabó la votación: la partida no se cancela y sigue.
note-cancel-agreed = Acabó la votación: la partida queda cancelada.
note-draw = Se proponen tablas. El voto es secreto, hasta { $until }; los botones te contestan solo a ti. La partida solo termina si todos los de la mesa están de acuerdo, y entonces comparten el primer puesto. Callar es decir que no.
note-draw-failed = Acabó la votación sobre unas tablas: no todos las querían y la partida sigue.
note-draw-agreed = Todos están de acuerdo en las tablas.
note-conceded = { $name } se da por vencido. Cuando como mucho una persona no lo haya hecho, la partida acaba y ganan quienes no se han dado por vencidos. Hasta entonces sigue.
note-conceded-back = { $name } ya no se da por vencido.
note-conceded-over = { $name } se da por vencido.
whisper-handover-asked = En { $table } se te pide que des el asiento { $seat } a { $to }. No pasa nada si no aceptas; la pregunta acaba { $until }.
whisper-handover-absent = No llegaste a un plazo en { $table }. Si no vuelves antes de { $until }, tu asiento { $seat } pasará a otra persona. Basta cualquier jugada o este botón para conservarlo.
whisper-handover-take = Se te pide que tomes el asiento { $seat } en { $table }. Si aceptas verás su mano y nunca podrás tener otro asiento de esa mesa. La pregunta acaba { $until }.
whisper-removal = Quienes gestionan el servidor te retiran de { $table }. El { $until } un ordenador se hará cargo de tu asiento. Habla con ellos si crees que es un error.
whisper-removed = Quien organiza { $table } te ha retirado de la mesa.
whisper-deadline = Ha cambiado el plazo de { $table }. Nuevo: { $deadline }. Lo que ya se te ha preguntado conserva al menos el tiempo prometido. Si es más corto, lo primero que se te pregunte con él tiene un día.
whisper-cancel = Se propone cancelar la partida de { $table }. Puedes votar hasta { $until }; quien está y calla cuenta como seguir jugando.
whisper-draw = Se proponen tablas en { $table }. Tu voto es secreto y puedes cambiarlo hasta { $until }; callar significa que no hay tablas.

## El resultado

outcome-cancelled = La partida fue cancelada; nadie ha ganado.
outcome-draw = Tablas por acuerdo.
outcome-conceded = Victoria por abandono.

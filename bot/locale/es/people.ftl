# Palabras sobre la gente de una mesa: quién se sienta, qué se le pregunta aparte del juego, cómo termina una partida.

## Errores

seat-known = Ya has tenido otro asiento aquí y has visto sus secretos, así que no puedes tener este. { COMMAND("table list") } muestra otras mesas.
seat-played = Un ordenador juega el asiento { $seat } hasta el final de la partida. Nadie puede ocuparlo, para que nadie vea su mano. { COMMAND("table list") } muestra otras mesas.
not-absent = A { $name } no se le ha pasado ningún plazo, así que el asiento { $seat } no se puede ofrecer a cualquiera. Nombra a alguien con la opción `persona` y Herald preguntará a { $name }.
replace-nobody = Di con la opción `persona` quién tendrá el asiento. Para ofrecer el tuyo a cualquiera usa { COMMAND("table leave") }.
nothing-asked = Esa votación o pregunta no existe en esta mesa, o ya se ha cerrado. { COMMAND("table status") } muestra lo que está abierto.
remove-running = La partida está en marcha, así que quienes juegan no pueden retirar a nadie. Si a alguien se le ha pasado un plazo, usa { COMMAND("table replace") }; para terminar la partida, { COMMAND("table cancel") }, que pregunta a todos.
remove-yourself = Este comando es para retirar a otra persona. Para dejar tu propio asiento usa { COMMAND("table leave") }.
not-there = Esa persona no tiene asiento en esta mesa. { COMMAND("table status") } muestra quién lo tiene.
too-often = Has pedido eso demasiadas veces en poco tiempo. Inténtalo de nuevo { $when }.
draw-alone = Para acordar tablas hace falta otra persona en la mesa. Para terminar esta partida usa { COMMAND("table cancel") }.
concede-alone = Todos los asientos son tuyos, así que nadie ganaría. Para terminar esta partida usa { COMMAND("table cancel") }.
concede-ends = Entretanto otras personas se han rendido o se han ido, así que la partida terminará enseguida si te rindes. No se ha hecho nada; { COMMAND("table end concede") } te lo pregunta de nuevo.
conceded-already = Ya te has rendido. Mientras siga la partida, puedes retirar tu rendición con { COMMAND("table end concede", withdraw: "True") }.
private-refused = Herald no puede abrir aquí un hilo privado. Pide a quien gestiona el servidor que le dé el permiso *Crear hilos privados* en este canal.
private-not-here = Una mesa privada se abre desde un canal de texto, no desde un hilo.

## Respuestas

replace-now = { $user } tiene ahora el asiento { $seat }.
replace-asked = La pregunta está enviada. El asiento { $seat } cambia de manos en cuanto quien lo juega y { $user } estén de acuerdo; si no lo están antes del { $until }, nada cambia. Tienen un botón en sus mensajes y en el hilo.
replace-left = Tu petición está en el hilo, pero quien juega el asiento { $seat } ha dejado este servidor, así que Herald no puede preguntarle hasta que vuelva. Si antes del { $until } no se han puesto de acuerdo esa persona y { $user }, nada cambia. En cuanto se le pase un plazo, { COMMAND("table replace") } ya no necesita su acuerdo.
replace-given = Se ha preguntado a { $user }. En cuanto acepte, el asiento { $seat } cambia de manos; si no acepta antes del { $until }, nada cambia.
replace-absent = Tu petición está en el hilo. Si quien juega el asiento { $seat } no ha vuelto antes del { $until }, el asiento será de { $user } en cuanto acepte. Hasta entonces todo sigue como antes.
replace-open = Tu petición está en el hilo. Si quien juega el asiento { $seat } no ha vuelto antes del { $until }, podrá ocuparlo cualquiera que no haya tenido un asiento de esta mesa.
handover-done = Hecho: el asiento ha cambiado de manos.
handover-waits = Guardado. El asiento cambia de manos en cuanto acepten todas las personas a quienes se ha preguntado; si no aceptan antes del { $until }, nada cambia.
handover-kept = Guardado. El asiento no cambia de manos.
remove-done = Esa persona ya no está en la mesa #{ $number }. Con { COMMAND("table remove", allow: "True") } dejas que vuelva a unirse.
remove-allowed = Esa persona puede quedarse o volver a unirse.
remove-announced = La retirada está anunciada en el hilo. El { $until } un ordenador se hace cargo del asiento y lo juega hasta el final. Hasta entonces la partida sigue; { COMMAND("table pause") } la detiene y { COMMAND("table remove", allow: "True") } cancela la retirada.
vote-open = Voto guardado: { $yes ->
        [yes] a favor
       *[no] en contra
    }. Puedes cambiarlo hasta el { $until }.
vote-begun = Se ha preguntado a todos los de la mesa. La votación acaba el { $until }.
cancel-over = { $where ->
    [none] La partida de la mesa #{ $number } está cancelada.
   *[other] La partida de la mesa #{ $number } está cancelada. La semilla está en { $where }.
}
draw-over = Todos han aceptado: la partida de la mesa #{ $number } acaba en tablas.
draw-noted = Voto guardado; es secreto. Si todos aceptan antes del { $until }, la partida acaba en tablas; si no, sigue y nadie sabrá quién votó qué.
concede-sure = Vas a rendirte en la mesa #{ $number }. { $ends ->
        [yes] **La partida termina enseguida** con la victoria de { $winners }.
       *[no] La partida sigue hasta que quede como mucho una persona sin rendirse; hasta entonces sigues jugando y puedes retirar tu rendición.
    } Si solo quieres dejar de jugar, { COMMAND("table leave") } ofrece tu asiento a otros y { COMMAND("table resign") } lo cede a un ordenador.
concede-done = Te has rendido. Mientras siga la partida, puedes retirar tu rendición con { COMMAND("table end concede", withdraw: "True") }.
concede-over = Te has rendido y la partida ha terminado.
concede-back = Has retirado tu rendición.
new-private = La mesa **#{ $number } { $table }** está abierta en { $thread }, que solo ven sus miembros. Menciona allí a quien quieras invitar; se unirá con el botón de la tarjeta.
practice-mark = **Práctica**: aquí una persona puede jugar varios asientos.
private-mark = **Privada**: solo los miembros de este hilo ven la mesa.

## Lo que se pregunta, para `/table status`

motion-handover = Propuesta: el asiento { $seat } pasa a { $to }; se decide a más tardar el { $until }.
motion-handover-open = El asiento { $seat } quedará libre el { $until } si quien lo juega no ha vuelto antes.
motion-removal = { $name } (asiento { $seat }) dejará la mesa el { $until }, y un ordenador jugará su asiento.
motion-cancel = Votación para cancelar la partida, hasta el { $until }: { $yes } de { $voters } personas a favor.
motion-draw = Votación secreta sobre acordar tablas, hasta el { $until }.
motion-concede = { $name } se ha rendido.

## Botones

button-give = Ceder el asiento
button-keep = Conservar el asiento
button-take = Ocupar el asiento
button-decline = No quiero el asiento
button-agree = Cancelar la partida
button-object = Seguir jugando
button-draw = Aceptar las tablas
button-nodraw = Rechazar las tablas
button-concede = Rendirme

## Avisos

note-handover-given = Se propone que el asiento { $seat } ({ $name }) pase a { $to }. Cambia de manos en cuanto { $to } acepte; si no acepta antes del { $until }, nada cambia.
note-handover-asked = Propuesta: { $to } ocupa el asiento { $seat } de { $name }. Solo cambia de manos si ambas partes aceptan antes del { $until }; no responder cuenta como un no.
note-handover-absent = A { $name } se le ha pasado un plazo. Si no vuelve antes del { $until }, el asiento { $seat } será de { $to } en cuanto acepte. Para conservarlo basta cualquier jugada, o el botón.
note-handover-open = A { $name } se le ha pasado un plazo. Si no vuelve antes del { $until }, el asiento { $seat } quedará libre. Para conservarlo basta cualquier jugada, o el botón.
note-handover-offered = { $name } no ha vuelto. El asiento { $seat } está libre para quien no haya tenido otro asiento de esta mesa; mientras tanto lo juega un ordenador.
note-handover-refused = El asiento { $seat } sigue siendo de { $name }: no todos han aceptado.
note-handover-lapsed = El asiento { $seat } sigue siendo de { $name }: se ha acabado el tiempo para aceptar el cambio.
note-removal = Quienes gestionan este servidor retiran a { $name } (asiento { $seat }). El { $until } un ordenador se hace cargo del asiento y lo juega hasta el final, para que nadie vea su mano.
note-removal-off = { $name } (asiento { $seat }) sigue en la mesa.
note-removed = Quienes gestionan este servidor han retirado a { $name }. Un ordenador juega el asiento { $seat } hasta el final.
note-deadline = { $name } ha cambiado el tiempo para responder. Nuevo: { $deadline }. Las preguntas ya hechas conservan al menos el tiempo que tenían. Si el nuevo es más corto, cada asiento tiene al menos un día para su primera pregunta tras el cambio.
note-deadline-nobody = Ha cambiado el tiempo para responder. Nuevo: { $deadline }. Las preguntas ya hechas conservan al menos el tiempo que tenían. Si el nuevo es más corto, cada asiento tiene al menos un día para su primera pregunta tras el cambio.
note-cancel = { $name } propone cancelar la partida. Todos los de la mesa pueden votar hasta el { $until }. Si todos aceptan, termina enseguida; al acabar la votación basta la mayoría de quienes siguen jugando. Si se cancela, nadie gana y se muestra la semilla.
note-cancel-nobody = Se propone cancelar la partida. Todos los de la mesa pueden votar hasta el { $until }. Si todos aceptan, termina enseguida; al acabar la votación basta la mayoría de quienes siguen jugando. Si se cancela, nadie gana y se muestra la semilla.
note-cancel-failed = Ha terminado la votación: la partida no se cancela y sigue.
note-cancel-agreed = Ha terminado la votación: la partida queda cancelada.
note-draw = Se proponen tablas. La votación acaba el { $until }. Los votos son secretos: solo tú ves lo que pulsas. La partida solo termina si aceptan todos los de la mesa, que entonces comparten el primer puesto. No responder cuenta como un no.
note-draw-failed = Ha terminado la votación sobre las tablas: no todos han aceptado y la partida sigue.
note-draw-agreed = Todos han aceptado las tablas.
note-conceded = { $name } se rinde. La partida sigue hasta que quede como mucho una persona sin rendirse; entonces ganan los asientos que no se han rendido.
note-conceded-back = { $name } ha retirado su rendición.
note-conceded-over = { $name } se rinde.
whisper-handover-asked = En { $table } se te pide que cedas el asiento { $seat } a { $to }. Si no aceptas, todo sigue igual; la pregunta se cierra el { $until }.
whisper-handover-absent = Se te pasó un plazo en { $table }. Si no vuelves antes del { $until }, tu asiento { $seat } pasará a otra persona. Basta cualquier jugada o este botón para conservarlo.
whisper-handover-take = Se te pide que ocupes el asiento { $seat } en { $table }. Si aceptas verás su mano y nunca podrás tener otro asiento de esa mesa. La pregunta se cierra el { $until }.
whisper-removal = Quienes gestionan el servidor te retiran de { $table }. El { $until } un ordenador se hará cargo de tu asiento. Habla con quienes lo gestionan si crees que es un error.
whisper-removed = Quien organiza { $table } te ha retirado de la mesa.
whisper-deadline = Ha cambiado el tiempo para responder en { $table }. Nuevo: { $deadline }. Las preguntas que ya se te han hecho conservan al menos el tiempo que tenían. Si el nuevo es más corto, tienes al menos un día para tu primera pregunta tras el cambio.
whisper-cancel = Se propone cancelar la partida de { $table }. Puedes votar hasta el { $until }; si sigues en la partida y no votas, cuenta como un voto por seguir jugando.
whisper-draw = Se proponen tablas en { $table }. Tu voto es secreto y puedes cambiarlo hasta el { $until }; no responder cuenta como un no.

## El resultado

outcome-cancelled = La partida se canceló; nadie ha ganado.
outcome-draw = Tablas por acuerdo.
outcome-conceded = Victoria porque los demás se rindieron.

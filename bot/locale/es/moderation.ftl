# Quién se mantiene lejos de quién: vetos, bloqueos, denuncias.

## Errores

table-closed = No puedes unirte a esta mesa. Herald no dice por qué; { COMMAND("table list") } muestra otras mesas.
banned-here = En este servidor no puedes unirte a mesas ni abrirlas. Quienes lo gestionan pueden levantar el veto.
ban-yourself = No puedes vetarte. Elige a otra persona.
not-banned = Esa persona no está vetada aquí. { COMMAND("manage bans") } muestra quién lo está.
block-yourself = No puedes bloquearte. Elige a otra persona.
block-many = Puedes bloquear como mucho a { $most } personas. { COMMAND("block", off: "True") } desbloquea a alguien.
not-blocked = No tienes bloqueada a esa persona. { COMMAND("block") } muestra a quién bloqueas.
seat-not-for = Esa persona no puede tener este asiento. Elige a otra.
report-empty = La denuncia está vacía. Di en una o dos frases qué ha pasado.
report-yourself = No puedes denunciarte. Elige a otra persona de la mesa.
report-lesson = En una primera partida juegas a solas, así que no hay a quién denunciar.
no-such-report = En este servidor no hay ninguna denuncia abierta con el número { $number }. { COMMAND("manage reports") } muestra las abiertas.

## Respuestas

ban-done = { $user } ya no puede unirse a mesas de este servidor ni abrirlas, y ya no está en las que no habían empezado. { COMMAND("manage unban") } levanta el veto.
ban-left = Aún tiene asiento en { $tables }: { COMMAND("table remove") } cede esos asientos a un ordenador.
unban-done = { $user } puede unirse otra vez a mesas de este servidor y abrirlas.
ban-line = { $user }, desde el { $at }: { $reason }
ban-none = Aquí no hay nadie vetado.
report-line = **Denuncia { $number }**, mesa #{ $table }, { $at }, de { $by }{ $about }: { $said }
report-about = { " sobre " }{ $user }
report-none = No hay denuncias.
report-closed = La denuncia { $number } queda cerrada, y se ha avisado a quien la hizo. Se borrará dentro de tres meses.
report-channel = Las denuncias se anuncian en { $channel }, solo con su número y su mesa.
report-channel-none = Las denuncias ya no se anuncian en ningún canal; { COMMAND("manage reports") } las enumera.
report-done = La denuncia { $number } sobre la mesa #{ $table } ha llegado a quienes gestionan el servidor, con lo que todo el mundo puede leer ahora mismo en la mesa. No contiene manos ni órdenes secretas, y en la mesa no se avisa a nadie.
block-done = Desde ahora { $user } y tú no compartiréis mesa: ninguno de los dos puede ocupar un asiento donde el otro juega u organiza. No se avisa a nadie. Las mesas que ya compartís siguen; { COMMAND("block", off: "True") } retira el bloqueo.
block-off = Has desbloqueado a { $user }.
block-list = Has bloqueado a { $users }. Nadie más lo sabe.
block-none = No has bloqueado a nadie. { COMMAND("block", user: "") } hace que otra persona y tú no compartáis mesa nunca.

## Mensajes

note-report = Ha llegado la denuncia { $number } sobre la mesa #{ $id } { $table }. { COMMAND("manage reports") } la muestra a quienes gestionan este servidor.
whisper-report = Quienes gestionan el servidor han cerrado tu denuncia { $number } sobre { $table }.
whisper-banned = Ya no puedes unirte a mesas del servidor de { $table } ni abrirlas. Las que allí no habían empezado siguen sin ti.

## Órdenes

cmd-manage = Para quienes gestionan este servidor: vetos y denuncias
    .name = gestionar
cmd-manage-ban = Impide que alguien se una aquí a mesas o las abra
    .name = vetar
cmd-manage-unban = Levanta un veto
    .name = levantar
cmd-manage-bans = Muestra a quién se ha vetado aquí
    .name = vetos
cmd-manage-reports = Muestra lo que se ha denunciado, con lo que se veía en ese momento
    .name = denuncias
cmd-manage-close = Cierra una denuncia resuelta
    .name = cerrar
cmd-manage-channel = Elige dónde se anuncian las denuncias
    .name = canal
cmd-block = Haz que tú y otra persona no compartáis mesa; no se avisa a nadie
    .name = bloquear
cmd-report = Cuenta a quienes gestionan el servidor qué ha pasado en una mesa
    .name = denunciar

opt-reason = El motivo, para quienes gestionan este servidor
    .name = motivo
opt-report = El número de una denuncia
    .name = denuncia
opt-closed = Muestra las denuncias ya resueltas
    .name = cerradas
opt-announce = El canal para los anuncios; déjalo vacío para que no los haya
    .name = anunciar
opt-off = Retira el bloqueo o la invitación en vez de añadirlos
    .name = quitar
opt-said = Qué ha pasado
    .name = relato
opt-plays = Si tú también ocupas un asiento
    .name = juegas

## Reparaciones

table-kept = Se ha corregido una regla; la partida sigue desde donde está.
note-repaired = Se ha corregido una regla de este juego y la partida se ha rehecho con ella a partir de su registro: el tablero de abajo es la posición actual. Las preguntas abiertas se hacen otra vez.
note-kept = Se ha corregido una regla de este juego. Lo jugado aquí no encaja con ella, así que no se cambia nada: la partida sigue desde donde está, pero ya con las reglas corregidas. Las preguntas abiertas se hacen otra vez.

## Correcciones

correct-not-you = Solo puede proponer una corrección alguien que gestione el servidor y nunca haya jugado en esta partida. Pídeselo a otra persona.
correct-asked = Ya hay una corrección en votación. { COMMAND("table status") } la muestra.
correct-path = En el tablero no existe ese valor. Empieza a escribir en la opción `valor_de` y elige una sugerencia.
correct-kind = Da un valor del mismo tipo: un número por un número, `sí` o `no`, o una de las palabras que sugiere la opción `valor`.
correct-refused = Ese valor no se puede poner aquí. Herald no dice por qué: el motivo podría revelar algo que alguien oculta. No ha cambiado nada; elige otro valor.
correct-bound = Este valor no se puede corregir ahora: de él depende algo que quizá esté oculto ({ $what }). No ha cambiado nada; vuelve a intentarlo cuando eso se revele.
correct-nobody = nadie
correct-begun = Se ha preguntado a todos los que juegan. La corrección solo se hará si todos aceptan antes del { $until }.
correct-done = Hecho: la posición está corregida y se ha anunciado en el hilo.
correct-noted = Voto guardado. Puedes cambiarlo hasta el { $until }.
motion-correct = Votación sobre una corrección, hasta el { $until }: **{ $what }**, de **{ $old }** a **{ $new }**.
table-corrected = La posición se corrigió porque todos aceptaron.
note-correct = Quien gestiona este servidor propone corregir la posición: **{ $what }**, de **{ $old }** a **{ $new }**. Solo se corregirá si todos los que juegan aceptan antes del { $until }; no responder cuenta como un no.
whisper-correct = En { $table } se propone corregir la posición: **{ $what }**, de **{ $old }** a **{ $new }**. Solo se corregirá si todos los que juegan aceptan antes del { $until }; no responder cuenta como un no.
note-correct-failed = La votación ha terminado: no todos han aceptado y la posición queda como está.
note-correct-lost = Todos han aceptado una corrección, pero entretanto ha cambiado el valor que se iba a corregir. La posición queda como está.
note-correct-bound = Todos han aceptado una corrección, pero ahora depende de ese valor algo que quizá esté oculto ({ $what }). La posición queda como está; cuando eso se revele, quien gestiona el servidor puede proponer otra vez la corrección.
note-correct-agreed = Todos han aceptado: **{ $what }** es ahora **{ $new }** en vez de **{ $old }**. El registro contiene la posición corregida; las preguntas abiertas se hacen otra vez.
button-correct = Corregir la posición
button-nocorrect = Dejarla como está

cmd-manage-correct = Corrige un valor público de la posición de una partida, si todos los que juegan aceptan
    .name = corregir
opt-value_at = Qué valor del tablero se corrige
    .name = valor_de
opt-value = El valor correcto
    .name = valor

## La interfaz para programas

api-on = Cualquiera puede leer ahora como JSON las mesas públicas de este servidor, si el administrador de este Herald lo ofrece: las posiciones como las ven todos y los nombres de los asientos, pero ningún identificador de Discord. Las mesas privadas siguen siendo privadas.
api-off = Nadie de fuera puede leer las mesas de este servidor.
cmd-manage-api = Deja que cualquiera lea por HTTP las mesas públicas de este servidor, o impídelo
    .name = interfaz
opt-on = Si puede leerlas cualquiera
    .name = activar

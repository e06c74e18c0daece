# Quién se mantiene lejos de quién: vetos, bloqueos, denuncias.

## Errores

table-closed = No puedes unirte a esta mesa. Herald no dice por qué; { COMMAND("table list") } muestra otras mesas.
banned-here = En este servidor no puedes unirte a mesas ni abrirlas. Quienes lo gestionan pueden levantar el veto.
ban-yourself = No puedes vetarte. Elige a otra persona.
not-banned = Esa persona no está vetada aquí. { COMMAND("manage bans") } muestra quién lo está.
block-yourself = No puedes bloquearte. Elige a otra persona.
block-many = Puedes bloquear como mucho a { $most } personas. { COMMAND("block", off: "True") } retira un bloqueo.
not-blocked = No tienes bloqueada a esa persona. { COMMAND("block") } muestra a quién bloqueas.
seat-not-for = Esa persona no puede tener este asiento. Elige a otra.
report-empty = Di en una o dos frases qué ha pasado.
report-yourself = No puedes denunciarte. Elige a otra persona de la mesa.
report-lesson = En una lección juegas a solas, así que no hay a quién denunciar.
no-such-report = En este servidor no hay ninguna denuncia abierta { $number }. { COMMAND("manage reports") } las enumera.

## Respuestas

ban-done = { $user } ya no puede unirse a mesas de este servidor ni abrirlas, y ha dejado las que no habían empezado. { COMMAND("manage unban") } lo levanta.
ban-left = Aún tiene asiento en { $tables }: { COMMAND("table remove") } cede esos asientos a un ordenador.
unban-done = { $user } puede unirse otra vez a mesas de aquí y abrirlas.
ban-line = { $user }, desde { $at }: { $reason }
ban-none = Aquí no hay nadie vetado.
report-line = **Denuncia { $number }**, mesa #{ $table }, { $at }, de { $by }{ $about }: { $said }
report-about = { " sobre " }{ $user }
report-none = No hay denuncias.
report-closed = La denuncia { $number } queda cerrada; quien la hizo lo sabrá. Se borra del todo a los tres meses.
report-channel = Las denuncias se anuncian en { $channel }, solo con su número y su mesa.
report-channel-none = Las denuncias ya no se anuncian; { COMMAND("manage reports") } las enumera.
report-done = La denuncia { $number } sobre la mesa #{ $table } ha llegado a quienes gestionan su servidor, con lo que todo el mundo podía leer allí en este momento. No contiene ninguna mano ni orden secreta, y en la mesa no se avisa a nadie.
block-done = Desde ahora { $user } y tú no compartiréis mesa: ninguno de los dos obtiene asiento donde el otro juega u organiza. No se avisa a nadie. Las mesas que ya compartís siguen; { COMMAND("block", off: "True") } lo retira.
block-off = Has desbloqueado a { $user }.
block-list = Has bloqueado a { $users }. Nadie más lo sabe.
block-none = No has bloqueado a nadie. { COMMAND("block", user: "") } hace que tú y otra persona no compartáis mesa nunca.

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
cmd-manage-bans = A quién se ha vetado aquí
    .name = vetos
cmd-manage-reports = Lo que la gente ha denunciado, con lo que entonces se veía
    .name = denuncias
cmd-manage-close = Cierra una denuncia resuelta
    .name = cerrar
cmd-manage-channel = Dónde se anuncian las denuncias
    .name = canal
cmd-block = Tú y otra persona no compartiréis mesa; no se avisa a nadie
    .name = bloquear
cmd-report = Cuenta a quienes gestionan el servidor qué ha pasado en una mesa
    .name = denunciar

opt-reason = Por qué, para quienes gestionan este servidor
    .name = motivo
opt-report = El número de una denuncia
    .name = denuncia
opt-closed = Las que ya están resueltas
    .name = cerradas
opt-announce = Un canal de este servidor; ninguno para terminarlo
    .name = anunciar
opt-off = Retirarlo
    .name = quitar
opt-said = Qué ha pasado
    .name = relato
opt-plays = Si ocupas tú un asiento
    .name = juegas

## Reparaciones

table-kept = Se corrigieron las reglas; la partida sigue desde donde está.
note-repaired = Se corrigió una regla de este juego y el registro se repitió con ella: el tablero de abajo es la posición actual. Las preguntas abiertas se hacen otra vez.
note-kept = Se corrigió una regla de este juego. Lo jugado aquí no encaja con ella, así que no se cambia nada: la partida sigue desde donde está, y desde ahora con las reglas corregidas. Las preguntas abiertas se hacen otra vez.

## Correcciones

correct-not-you = Solo puede proponer una corrección alguien que gestione el servidor y nunca haya jugado en esta partida. Pídeselo a otra persona.
correct-asked = Ya se vota una corrección. { COMMAND("table status") } la muestra.
correct-path = En el tablero no hay ese valor. Empieza a escribir en la opción `valor_de` y elige una sugerencia.
correct-kind = Da un valor del mismo tipo: un número por un número, `sí` o `no`, o una de las palabras que sugiere la opción `valor`.
correct-refused = Ninguna partida puede tener ese valor, o ninguna podría seguir con él. No ha cambiado nada; da otro.
correct-bound = Este valor no se puede corregir ahora: de él depende algo que quizá esté oculto ({ $what }). No ha cambiado nada; vuelve a intentarlo cuando eso se revele.
correct-nobody = nadie
correct-begun = Se ha preguntado a todos los que juegan. Solo se hará si todos aceptan antes del { $until }.
correct-done = Hecho: la posición está corregida y el hilo lo dice.
correct-noted = Voto guardado. Puedes cambiarlo hasta el { $until }.
motion-correct = Votación sobre una corrección, hasta el { $until }: **{ $what }** de **{ $old }** a **{ $new }**.
table-corrected = La posición se corrigió porque todos aceptaron.
note-correct = Quien gestiona este servidor propone corregir la posición: **{ $what }**, de **{ $old }** a **{ $new }**. Solo se hará si todos los que juegan aceptan antes del { $until }; no responder cuenta como un no.
whisper-correct = En { $table } se propone corregir la posición: **{ $what }**, de **{ $old }** a **{ $new }**. Solo se hará si todos los que juegan aceptan antes del { $until }; no responder cuenta como un no.
note-correct-failed = La votación ha terminado: no todos han aceptado y la posición queda como está.
note-correct-lost = Todos han aceptado una corrección, pero aquello de lo que trataba ha cambiado entretanto. La posición queda como está.
note-correct-bound = Todos han aceptado una corrección, pero ahora depende de ella algo que quizá esté oculto ({ $what }). La posición queda como está; quien gestiona el servidor puede proponerla de nuevo cuando eso se revele.
note-correct-agreed = Todos han aceptado: **{ $what }** es ahora **{ $new }** en vez de **{ $old }**. El registro contiene la posición corregida; las preguntas abiertas se hacen otra vez.
button-correct = Corregir
button-nocorrect = Dejarlo

cmd-manage-correct = Corrige un valor público de una posición, si todos los que juegan aceptan
    .name = corregir
opt-value_at = Qué valor del tablero
    .name = valor_de
opt-value = Qué debe ser
    .name = valor

## La interfaz para programas

api-on = Cualquiera puede leer ahora como JSON las mesas públicas de este servidor, si el administrador de este Herald lo ofrece: posiciones como las ven todos, nombres de asientos, ningún número de Discord. Las mesas privadas siguen siendo privadas.
api-off = Nadie de fuera puede leer las mesas de este servidor.
cmd-manage-api = Si cualquiera puede leer por HTTP las mesas públicas de este servidor
    .name = interfaz
opt-on = Sí o no
    .name = activar

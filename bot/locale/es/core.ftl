# Palabras de la aplicación. Frases para una persona o para el hilo de una mesa.

language-en = inglés
language-es = español
language-auto = como en Discord
language-opener = el de quien abre la mesa
yes = sí
no = no
player-random = Jugador aleatorio
player-heuristic = Jugador experto

seat-number = asiento { $number }
seat-phantom = el fantasma
seat-computer = { $name } (ordenador)

## Errores

error-internal = Algo ha fallado por nuestra parte y no ha cambiado nada. Vuelve a intentarlo; si vuelve a ocurrir, dale al administrador de Herald la referencia { $reference }.
error-afterwards = Eso ha funcionado, pero después algo ha fallado por nuestra parte. Mira en { COMMAND("table status") } cómo está la mesa antes de repetirlo; si vuelve a ocurrir, dale al administrador de Herald la referencia { $reference }.
error-doubtful = Algo ha fallado por nuestra parte al guardar, así que puede haber funcionado o no. Mira en { COMMAND("table status") } cómo está la mesa antes de repetirlo; si vuelve a ocurrir, dale al administrador de Herald la referencia { $reference }.
error-unshown = Eso ha funcionado, pero puede que la respuesta de Herald no te haya llegado. Abre { COMMAND("table panel") } para ver cómo está todo antes de repetirlo.
error-lost = La respuesta de Herald no te ha podido llegar. No ha cambiado nada; vuelve a intentarlo.
error-stopped = Herald se está reiniciando, así que no ha cambiado nada. Vuelve a intentarlo dentro de un minuto.
error-stopped-doubtful = Herald se está reiniciando, así que esto puede haber funcionado o no. Dentro de un minuto, mira en { COMMAND("table status") } cómo está la mesa antes de repetirlo.
error-away = Herald no puede acceder ahora mismo a su base de datos, así que no ha cambiado nada. Vuelve a intentarlo dentro de un minuto.
click-unknown = Ese botón es de una versión anterior de Herald. Abre otra vez tu panel con { COMMAND("table panel") }.
text-broken = El texto contiene un carácter que Herald no puede guardar. Borra ese carácter, o escribe el texto en vez de pegarlo.
not-your-seat = Ese asiento no es tuyo. { COMMAND("table status") } muestra de quién es cada asiento.
not-this-game = Este comando es de otro juego. Usa { COMMAND("act") } para las acciones del juego de esta mesa.
no-such-table = Aquí no hay ninguna mesa { $table }. { COMMAND("table list") } muestra las abiertas.
table-several = Varias mesas se llaman { $table }. Elige una de las sugerencias o escribe su número.
table-several-yours = Juegas en varias mesas: { $tables }. Di cuál con la opción `mesa`, o usa el comando en su hilo.
table-none = Aquí no estás en ninguna mesa abierta. Nombra una mesa con la opción `mesa`, o usa el comando en el hilo de la mesa.
unknown-game = No hay ningún juego llamado { $game }. Juegos conocidos: { $known }.
seat-count = { $most ->
        [2] Este juego tiene exactamente 2 asientos. Elige 2.
       *[other] Este juego tiene de { $least } a { $most } asientos. Elige un número de ese intervalo.
    }
options-unknown = No hay ninguna opción { $option }. Opciones conocidas: { $known }.
options-refused = Estas opciones no se pueden combinar; cambia una. (Detalle, en inglés: { $detail })
bad-deadline =
    { $field ->
        [hours] El tiempo para responder va de 0 horas (sin plazo) a 366 días. Elige una duración de ese intervalo.
        [at] Esa hora no se entiende. Escríbela como `20:00`.
        [zone] No existe esa zona horaria. Elige una de las sugerencias, como `Europe/Madrid`.
        [pace] Una mesa sin personas puede descansar de 0 a 600 segundos tras cada fase. Elige un número de ese intervalo.
        [weekdays] Falta el día de la semana. Escribe al menos uno, como `lun,jue 20:00`.
        [reminders] Una mesa puede tener hasta cinco avisos. Da cada uno como fracción, entre 0 y 1, del tiempo para responder.
        [clock] Escribe un reloj como `reloj 5d +12h máx 7d`: cada respuesta añade al menos 1 hora, y no más de lo que el reloj tiene al empezar.
        [cost] Se puede ofrecer un asiento a otros cuando se han pasado entre 1 y 9 plazos. Elige un número de ese intervalo.
        [gate] El máximo de plazos que se pueden haber pasado es un porcentaje de 0 a 100, o -1 si no hay límite.
       *[other] Esa duración no sirve. Elige una de 0 horas a 366 días.
    }
deadline-unreadable = { $text } no es un plazo. Escribe, por ejemplo, `48h`, `2 días`, `diario 20:00`, `lun-vie 18:30 Europe/Madrid`, `reloj 5d +12h máx 7d` o `ninguno`.
deadline-range = El tiempo para responder va de 3 minutos a { $days } días. Elige una duración de ese intervalo, o `ninguno`.
bad-zone = No hay ninguna zona horaria { $zone }. Elige una de las sugerencias, como `Europe/Madrid`.
bad-locale = Herald no habla ese idioma: { $locale }. Elige uno de estos: { $known }.
only-organiser = Eso solo puede hacerlo quien organiza la mesa. { COMMAND("table status") } muestra quién es.
hint-off = En esta mesa las sugerencias están desactivadas. Solo quien la organiza puede activarlas, y solo antes de empezar.
hint-busy = Herald todavía está con lo último que le has pedido. Vuelve a intentarlo dentro de un momento.
hint-none = Aquí no hay nada que sugerir: ahora no tienes nada que decidir.
only-in-lobby = Eso solo se puede hacer antes de empezar, y esta partida ya está en marcha. Para otra con otros asientos o ajustes, abre una mesa nueva con { COMMAND("table new") }.
not-started = Esta partida aún no ha empezado. Quien la organiza la empieza con **Empezar** en la tarjeta.
table-over = Esta partida ha terminado. { COMMAND("table log") } y { COMMAND("table export") } siguen funcionando.
table-cancelled = Esta mesa se canceló. Abre otra con { COMMAND("table new") }.
table-paused = Esta mesa está en pausa. { COMMAND("table resume") } pide a la mesa que siga.
table-asleep = Esta mesa duerme porque nadie jugaba. Pulsa **Despertar la mesa** o usa { COMMAND("table resume") }.
not-stopped = Esta partida no está parada: funciona con normalidad. { COMMAND("table status") } muestra a quién espera.
not-asleep = Esta mesa no duerme. { COMMAND("table status") } muestra a quién espera.
not-paused = Esta mesa no está en pausa. { COMMAND("table status") } muestra a quién espera.
table-full = Todos los asientos de esta mesa están ocupados. { COMMAND("table list") } muestra otras mesas y { COMMAND("table new") } abre una.
already-seated = Ya tienes un asiento en esta mesa. Con { COMMAND("seat") } pides otro.
not-seated = No tienes asiento en esta mesa. { COMMAND("table list") } muestra mesas a las que puedes unirte.
no-such-seat = No hay ningún asiento { $seat }. Elige uno del 1 al { $seats }.
seat-taken = El asiento { $seat } está ocupado. Elige uno libre; { COMMAND("table status") } los muestra.
no-computer-seat = En ese asiento no juega ningún ordenador. { COMMAND("table status") } muestra los asientos.
unknown-player = No hay ningún ordenador llamado { $player }. Conocidos: { $known }.
too-few-players = { $missing ->
        [one] Uno de los { $seats } asientos sigue libre. Espera a que alguien lo ocupe, o pon un ordenador con { COMMAND("table computer add") }.
       *[other] { $missing } de los { $seats } asientos siguen libres. Espera a que alguien los ocupe, o pon ordenadores con { COMMAND("table computer add") }.
    }
start-fewer = { $missing ->
        [one] Uno de los { $seats } asientos sigue libre.
       *[other] { $missing } de los { $seats } asientos siguen libres.
    } Puedes empezar sin { $missing ->
        [one] él
       *[other] ellos
    }, porque este juego también admite { $n } asientos. Si lo prefieres, espera o pon ordenadores con { COMMAND("table computer add") }.
button-fill = Empezar con { $n ->
    [one] un ordenador
   *[other] { $n } ordenadores
}
button-shrink = Empezar con { $n } asientos
which-seat = Tienes varios asientos aquí: { $seats }. Di cuál con la opción `asiento`.
not-on-autopilot = Ningún ordenador juega por ti en esta mesa, así que tu asiento ya es tuyo. { COMMAND("table panel") } abre tu panel.
same-user = Esa persona ya tiene el asiento { $seat }. Elige a otra persona.
stale-click = La partida ha seguido adelante desde que apareció ese botón, así que esta pulsación no ha cambiado nada. Así está ahora.
number-range = { $text } no sirve aquí. Escribe un número entero de { $least } a { $most }.
form-late = El formulario ha tardado demasiado en abrirse. Pulsa otra vez el botón.
no-actions = Escribe al menos una acción, por ejemplo una de las sugerencias.
word-empty = Lo que has escrito está vacío o solo tiene caracteres invisibles. Escribe una palabra o varias, hasta 40 caracteres.
nothing-to-undo = No hay nada que deshacer: no has hecho nada desde tu última decisión definitiva.
unknown-style = No hay ningún estilo { $style }. Estilos conocidos: { $known }.
cannot-undo = Eso ya no se puede deshacer: se han tirado dados, se han robado cartas, se ha revelado algo u otros han seguido jugando. Si todos aceptan, la mesa entera puede volver atrás: { COMMAND("rewind") }.
undone-already = Tu último paso se acaba de deshacer. Pulsa otra vez dentro de un momento para deshacer uno más.
slow-down = Se han rechazado demasiadas jugadas tuyas en poco tiempo. Espera { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}; tu panel muestra lo que puedes hacer.
suggest-slow = Has pedido muchas sugerencias seguidas: vuelven en { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }. Lo que has escrito se conserva.
save-broken = No se puede leer la posición guardada de la mesa { $table }. No ha cambiado nada; avisa al administrador de Herald.
damage-restoring = Una parte de los datos guardados de la mesa { $table } se ha dañado y se está restaurando a partir de su registro. Mientras tanto no corre ningún plazo. Vuelve a intentarlo dentro de un minuto.
damage-closed = Una parte de los datos guardados de la mesa { $table } está dañada y no se ha podido restaurar. El administrador de Herald puede ayudar.{ $over ->
    [0] {" "}Mientras tanto la partida está parada y no corre ningún plazo. Puede que una posición anterior siga intacta: vuelve atrás con { COMMAND("rewind") } o termina la partida con { COMMAND("table cancel") }.
   *[other] {""}
}
rules-fault = Ha fallado el propio Herald; tu jugada no tiene la culpa. No ha cambiado nada y no corre ningún plazo. Puede que otra jugada funcione; { COMMAND("table blocking") } dice a quién espera la mesa y { COMMAND("rewind") } vuelve atrás.
import-broken = Este archivo no se puede importar. Usa un archivo hecho con { COMMAND("table export") }. (Detalle técnico, en inglés: { $detail })
import-partial = Este archivo se exportó con la partida en marcha y solo tiene lo que veía un asiento. Exporta la partida otra vez cuando haya terminado.
import-underway = Todavía se está comprobando otro archivo tuyo. Espera el resultado antes de enviar el siguiente.
import-heavy = Este archivo no se puede importar: repetir su partida exige más tiempo o memoria que cualquier partida real. No ha cambiado nada; usa otro archivo.
import-unfinished = Aquí solo se pueden importar partidas terminadas; las que siguen en marcha puede importarlas el administrador de Herald.
import-too-big = Este archivo es demasiado grande. Una exportación nunca pasa de { $megabytes } MB. Usa un archivo hecho con { COMMAND("table export") }.
import-unreadable = No se ha podido descargar el archivo de Discord. Súbelo otra vez.
not-finished = Esta partida aún no ha terminado. { COMMAND("table status") } muestra cómo va.
move-already-here = Esta mesa ya está en este canal. Usa el comando en el canal al que deba ir.
move-other-server = Solo quien organiza una mesa puede llevarla a otro servidor, y solo si se ha borrado su canal.
new-only-in-server = Eso solo funciona en un canal de un servidor. Usa allí el comando.
new-not-in-channel = En este servidor las mesas se abren en { $channels }. Usa allí el comando.
new-not-your-role = En este servidor solo pueden abrir mesas los miembros con el rol { $role }.
join-which = Hay varias mesas abiertas aquí. Pulsa **Unirse** en la tarjeta de la que quieras, o nómbrala con la opción `mesa`.
join-none = En este canal ninguna mesa espera jugadores. Abre una con { COMMAND("table new") }.
leave-by-command = La partida está en marcha. Usa { COMMAND("table leave") } si de verdad quieres dejar tu asiento.
replace-no-bots = Un bot de Discord no puede ocupar un asiento. Para que juegue un ordenador usa { COMMAND("table computer add") }.
zoom-unknown = No hay ninguna zona { $area } en este tablero. Elige una de las sugerencias.
settings-need-manage = Solo quienes gestionan este servidor pueden cambiar sus ajustes.
act-empty = Escribe una acción, por ejemplo una de las sugerencias.
act-malformed = `{ $part }` no es una acción. Elige una de las sugerencias; varias se unen con `;`.
command-unknown = No existe el comando `/{ $command }`. Los más parecidos: { $near }.
command-renamed = `/{ $old }` se llama ahora { COMMAND($path) }.
act-command = { COMMAND($path) } es un comando aparte. Envíalo solo, no como acción.
act-unknown = El juego no conoce la palabra `{ $word }`. Las acciones más parecidas: { $near }.
act-unknown-nothing = El juego no conoce la palabra `{ $word }`, y ahora mismo no tienes nada que decidir.
act-possible = Eso se puede hacer ahora: { $action }. No se ha hecho nada; envíalo sin `por_qué` para hacerlo.
act-silence = Si no haces nada: { $actions }
act-too-many = Has escrito más de { $most } acciones. Repártelas en varios comandos.
rules-unknown-topic = No hay ningún tema `{ $topic }`. Temas: { $known }.

## Respuestas

new-elsewhere = La mesa **#{ $number } { $table }** está abierta. Su tarjeta está en { $channel }; para unirse basta con pulsar su botón.
new-done = La mesa **#{ $number } { $table }** está abierta. Su tarjeta aparece en este canal; para unirse basta con pulsar su botón.{ $threads ->
        [never] {" "}En este tipo de canal no hay hilos, así que todo lo público se publica en el propio canal.
        [forbidden] {" "}Herald no puede abrir hilos aquí (*Crear hilos públicos*), así que todo lo público se publica en el propio canal.
       *[yes] {""}
    }
cancel-done = La mesa #{ $number } está cancelada.
join-done = Tienes el asiento { $seat }{ $sided ->
        [yes] {" "}({ $side })
       *[no] {""}
    } en la mesa #{ $number }. { $free ->
        [0] Todos los asientos están ocupados.
        [one] Queda 1 asiento libre.
       *[other] Quedan { $free } asientos libres.
    }{ $sided ->
        [yes] {" "}Con { COMMAND("seat") } pides otro.
       *[no] {""}
    }
leave-done = Has dejado la mesa #{ $number }.
leave-offered = { $where ->
    [none] Has dejado la mesa #{ $number }. Tu asiento se ofrece a otros y, mientras tanto, lo juega un ordenador. Puedes recuperarlo, pero no ocupar otro de esta mesa.
   *[other] Has dejado la mesa #{ $number }. Tu asiento se ofrece en { $where } y, mientras tanto, lo juega un ordenador. Puedes recuperarlo, pero no ocupar otro de esta mesa.
}
manner-ask = ¿Cómo quieres jugar? Puedes cambiarlo en cualquier momento en tu panel.
manner-quick = Rápido
manner-quick-note = **Rápido**: unas órdenes permanentes sensatas responden por ti a las preguntas menores, y la mesa espera menos.
manner-careful = Con cuidado
manner-careful-note = **Con cuidado**: se te pregunta todo.
manner-swift = Veloz
manner-swift-note = **Veloz**: como Rápido, y en las batallas no se te pregunta nada.
manner-wary = Con recelo
manner-wary-note = **Con recelo**: como Con cuidado, y además se te pregunta antes de que muera una pieza débil.
manner-set = Guardado: { $manner }. Las órdenes permanentes están en tu panel.
start-done = Empieza la mesa #{ $number }. { $threads ->
        [never] En este tipo de canal no hay hilos, así que todo lo público se publica en el propio canal.
        [forbidden] Herald no puede abrir hilos aquí (*Crear hilos públicos*), así que todo lo público se publica en el propio canal.
       *[yes] Todo lo público se publica en su hilo.
    } Tus secretos llegan por mensaje directo.
bot-added = Un ordenador se ha unido a la mesa #{ $number }. { $free ->
        [0] Todos los asientos están ocupados.
        [one] Queda 1 asiento libre.
       *[other] Quedan { $free } asientos libres.
    }
bot-removed = Un ordenador ha dejado la mesa #{ $number }. { $free ->
        [one] Hay 1 asiento libre.
       *[other] Hay { $free } asientos libres.
    }
pause-done = La mesa #{ $number } está en pausa; no corre ningún plazo.
resume-done = La mesa #{ $number } continúa.
move-done = { $threads ->
        [never] La mesa #{ $number } se traslada aquí: enseguida llegan su tarjeta y el tablero. En este tipo de canal no hay hilos, así que todo lo público se publica en el propio canal.
        [forbidden] La mesa #{ $number } se traslada aquí: enseguida llegan su tarjeta y el tablero. Herald no puede abrir hilos aquí (*Crear hilos públicos*), así que todo lo público se publica en el propio canal.
       *[yes] La mesa #{ $number } se traslada aquí: enseguida llegan su tarjeta, su hilo y el tablero.
    }
resign-done = Has cedido tu asiento de la mesa #{ $number }. Un ordenador lo juega hasta el final.
resign-last = { $where ->
    [none] Has cedido tu asiento de la mesa #{ $number }. Allí ya no juega nadie más, así que el asiento se ofrece a otros y la mesa duerme hasta que alguien lo ocupe.
   *[other] Has cedido tu asiento de la mesa #{ $number }. Allí ya no juega nadie más, así que el asiento se ofrece en { $where } y la mesa duerme hasta que alguien lo ocupe.
}
back-done = Has vuelto: el asiento es tuyo otra vez.
wake-done = La mesa está despierta.
retry-done = Herald lo intenta de nuevo, y los plazos vuelven a correr.
export-done = Aquí tienes la mesa #{ $number } en un archivo. Mientras la partida siga en marcha, el archivo solo contiene lo que tú puedes ver.
import-done = La partida se ha importado como mesa **#{ $number } { $table }**.
verify-good = La mesa #{ $number } cuadra: sus { $draws } sorteos se deducen de su semilla, y repetir su registro da el mismo final.
verify-imported = La mesa #{ $number } se importó. Sus { $draws } sorteos se deducen de la semilla del archivo y su registro da el mismo final. Pero aquí nadie vio el SHA-256 de la semilla antes de la partida. Quien hizo el archivo pudo elegir los resultados, así que esta comprobación no prueba nada.
verify-bad = La mesa #{ $number } no cuadra: { $detail }
act-phase = { $where ->
    [none] Con eso termina una fase.
   *[other] Con eso termina una fase. En { $where } puedes leer lo que ha pasado.
}
act-done = Hecho: { $actions }.
act-ended = fin del paso «{ $step }»
act-over = fin de este paso
act-done-final = Hecho: { $actions }. No se puede deshacer.
act-left = Antes se ha revelado algo, así que esto no se ha hecho: { $actions }. Mira la nueva posición y vuelve a enviarlo si aún quieres.
try-left = Si te gusta lo que ves, pulsa tú lo que queda: { $actions }.
undo-done = Deshecho.
list-empty = No hay mesas abiertas. { COMMAND("table new") } abre una.
list-line = **#{ $number } { $table }** · { $game } · { $status } · { $taken }/{ $seats } · { $where }
state-lobby = espera jugadores
state-running = en marcha
state-paused = en pausa
state-finished = terminada
state-cancelled = cancelada

## La sala

table-title = ### #{ $number } { $table } · { $game }
lobby-hints = Se permiten las sugerencias del ordenador y «¿Y si…?»
lobby-organiser = Organiza { $user }
lobby-free = *libre*
lobby-seat = { $number }. { $who }
lobby-deadline = Plazo: { $deadline }
lobby-seed = Semilla del azar (fijada, oculta hasta el final). Su SHA-256: `{ $hash }`
lobby-word-ask = **Añadir palabra** mezcla con la semilla una palabra tuya. Si la última palabra es de alguien que no administra este Herald, nadie puede amañar los dados.
lobby-words = Palabras añadidas a la semilla: { $words }
lobby-imported = Importada de un archivo: su azar no se puede comprobar y su resultado no cuenta.
word-title = Tu palabra para la mesa #{ $number }
word-label = Una palabra o varias
word-hash = SHA-256 de la semilla: { $hash }
word-added = { $user } añade { $word } al azar de la mesa #{ $number }. La semilla, fijada antes, tiene el SHA-256 `{ $hash }`.
lobby-full = **Completa:** todos los asientos están ocupados. **Empezar** pone en marcha la partida.
lobby-status-lobby = Pulsa **Unirse** para ocupar un asiento.
lobby-status-running = { $thread ->
    [none] La partida está en marcha; se ha borrado su canal.
   *[other] La partida está en marcha en { $thread }.
}
lobby-status-paused = { $thread ->
    [none] La partida está en pausa; se ha borrado su canal.
   *[other] La partida está en pausa; mira { $thread }.
}
lobby-status-finished = { $thread ->
    [none] La partida ha terminado; se ha borrado su canal.
   *[other] La partida ha terminado; mira { $thread }.
}
lobby-status-cancelled = Esta mesa se canceló.
card-full = Completa, a punto de empezar
card-running = En juego
card-paused = En pausa
card-finished = Terminada
card-cancelled = Cancelada
button-join = Unirse
button-leave = Salir
button-start = Empezar
button-rematch = Revancha
button-settings = Ajustes
button-word = Añadir palabra
button-board = Tablero
button-hand = Mi panel
button-blocking = ¿A quién se espera?
button-undo = Deshacer
button-undo-done = Deshacer el último paso
button-claim = Ocupar el asiento
button-back = He vuelto
button-wake = Despertar la mesa
button-retry = Reintentar
settings-title = ### Ajustes de #{ $number } { $table }
settings-saved = Guardado.
settings-me = Idioma: { $language } · zona horaria: { $zone } · avisos: { $reminders } · mensajes directos: { $dms }{ $dm ->
        [closed] . Herald no puede enviarte mensajes directos, así que abre tu panel con el botón **Mi panel**.
       *[other] .
    }
settings-quiet = Herald no te envía mensajes directos, así que { $reminders ->
        [yes] tu único aviso es una mención en el hilo cuando una mesa te espera solo a ti
       *[no] nadie te avisa cuando te toca
    }. Mira en los hilos de tus mesas: allí **Mi panel** abre tu panel. Si se te pasa un plazo, vale la regla de cada mesa. Una excepción: si se borra el canal de una mesa, Herald sí te envía mensajes directos: uno para explicarte cómo seguir y, al final, otro con el resultado y la semilla.
settings-server = Idioma: { $language } · quién puede abrir mesas: { $role } · dónde: { $channels }
settings-everyone = todos
settings-anywhere = cualquier canal
miss-autopilot = Si se pasa el plazo: responde un ordenador
miss-hold = Si se pasa el plazo: Herald elige lo más prudente
miss-wait = Si se pasa el plazo: la mesa espera
deadline-none = ninguno
deadline-at = { $days } a las { $at } ({ $zone })
zone-fixed = { $zone }, siempre UTC{ $offset }, sin horario de verano
deadline-days = { $days ->
        [one] 1 día para responder
       *[other] { $days } días para responder
    }
deadline-hours = { $hours ->
        [one] 1 hora para responder
       *[other] { $hours } horas para responder
    }
deadline-minutes = { $minutes ->
        [one] 1 minuto para responder
       *[other] { $minutes } minutos para responder
    }
deadline-pace = { $seconds ->
        [0] Las mesas sin personas siguen sin pausa
        [one] Las mesas sin personas descansan 1 segundo tras cada fase
       *[other] Las mesas sin personas descansan { $seconds } segundos tras cada fase
    }
days-all = todos los días
days-work = de lunes a viernes
day-0 = lun
day-1 = mar
day-2 = mié
day-3 = jue
day-4 = vie
day-5 = sáb
day-6 = dom

## La mesa en marcha

opening-title = ## #{ $number } { $table } · { $game }
opening-seats = Juegan: { $seats }
opening-how = Tu panel, con todos tus secretos, llega por mensaje directo. **Mi panel** también lo abre aquí, solo para ti. { COMMAND("act") } acepta cualquier acción como texto y { COMMAND("rules") } explica el juego.
opening-seed = Semilla del azar: secreta, se muestra al terminar la partida. Su SHA-256 ahora: `{ $hash }`
opening-words = Se ha mezclado con la semilla: { $words }. Si quien añadió la última palabra no administra este Herald, nadie ha podido amañar los dados.
opening-silence = ⚠️ Nadie ha añadido una palabra a la semilla, así que el administrador de este Herald ha podido amañar los dados de esta partida.
phase-title = ### { $table }
phase-more = *… y más antes de esto; { COMMAND("table log") } lo muestra todo.*
result-title = ## { $table } ha terminado
result-won = 🏆 **{ $seats_count ->
        [one] Gana { $seats }
       *[other] Ganan { $seats }
    }.**
result-own = Tu puesto: { $place }.º de { $of }{ $tied ->
        [one] .
       *[other] {""}, con empate.
    }
result-place = **{ $place }.º** { $seat } { $scores }
result-score = { $what } { $value }
result-seed = La semilla era { $seed }. { COMMAND("table file verify", "table", $number) } comprueba con ella cada sorteo.
result-words = Palabras que se añadieron a la semilla: { $words }.
result-imported = Esta partida se importó de un archivo: su azar no se puede comprobar y su resultado no cuenta.
status-lobby = Espera jugadores.
status-cancelled = Esta mesa se canceló.
status-finished = La partida ha terminado.
status-paused = La mesa está en pausa.
status-asleep = La mesa duerme porque nadie jugaba. Cualquiera que tenga asiento puede despertarla.
status-stopped = ⚠️ Esta partida está parada por un error en las reglas de Herald. No corre ningún plazo. Puede que otra jugada funcione; si no, volved atrás con { COMMAND("rewind") }, pedid a quien gestiona el servidor que use { COMMAND("manage correct") }, o terminadla con { COMMAND("table cancel") }.
status-restoring = ⚠️ Una parte de los datos guardados de esta partida se ha dañado. Se está restaurando a partir de su registro; mientras tanto no corre ningún plazo.
status-closed = ⚠️ Una parte de los datos guardados de esta partida está dañada y no se ha podido restaurar, así que está parada y no corre ningún plazo. El administrador de Herald puede ayudar. Volved atrás con { COMMAND("rewind") } o terminad la partida con { COMMAND("table cancel") }.
status-waiting = Espera a { $seats }.
status-nobody = Ahora mismo nadie tiene que hacer nada.
nearing-off = ⏳ Ya nadie está a punto de ganar: la partida sigue.
status-seat = { $seat } ({ $step })
status-hushed = la mesa
status-due = Plazo: { $when } ({ $at })
status-autopilot = Un ordenador juega por: { $seats }
status-offered = Asientos libres para quien los quiera, con todo lo que tienen: { $numbers }
blocking-seat = { $seat }: { $step }, desde { $since }
blocking-hushed = Se pregunta a todos; es secreto quién ha respondido ya.
board-title = **#{ $number } { $table }**
log-title = ### Registro de { $table }
log-since = ### { $table } desde tu última acción
log-before = ### { $table }: nada desde tu última acción; esto pasó antes
log-empty = Todavía no ha pasado nada.

news-title = **Desde la última vez que miraste**
news-gained-mark = { $mark } lo que ganas
news-lost-mark = { $mark } lo que pierdes
news-own-mark = { $mark } lo que te afecta
news-amount = { $what } { $then } → { $now }
news-lost = { $what }: pierdes { $names }
news-gained = { $what }: ganas { $names }
news-scores = puntos
news-all-scores = { $what }: { $scores }
news-ordered = (por tu orden permanente)
news-ordered-part = (tu parte en esto la decidió tu orden permanente)
news-more = -# … y { $n } más: pulsa **Ver todo**.
news-button-all = Ver todo
news-button-again = Qué ha pasado
news-button-seen = Visto
news-button-watch = Ver la película (archivo)
news-page = **#{ $number } { $table }**: lo que ha pasado últimamente ({ $page }/{ $pages })
news-nothing = Nada nuevo desde que leíste tu panel. { COMMAND("table log", full: "True") } muestra toda la partida.

panel-title = **#{ $number } { $table }** · { $seat }
panel-over = La partida ha terminado.
panel-nothing = No tienes nada que decidir.
panel-nothing-waits = No tienes nada que decidir. Cuando se escribió esto, la mesa esperaba a { $seats }. Tu próxima decisión llegará aquí o en un mensaje nuevo.
panel-done = No te queda nada que decidir aquí.
panel-done-waits = No te queda nada que decidir aquí. Cuando se escribió esto, la mesa esperaba a { $seats }. Tu próxima decisión llegará aquí o en un mensaje nuevo.
panel-free = Ahora mismo no tienes que hacer nada.
panel-free-waits = Ahora mismo no tienes que hacer nada. Cuando se escribió esto, la mesa esperaba a { $seats }.
panel-board = Todo el tablero
panel-drawing = 🖌️ la imagen se está redibujando
panel-gone = La elección que tenías abierta ha cambiado o ya no existe. Así está ahora tu panel.
panel-also = ❗ Además hay que decidir: { $steps }. { $by ->
    [back] **Volver** te lleva allí.
   *[button] Busca ❗ más abajo.
}
panel-several = { $n ->
        [one] Tienes 1 decisión que tomar.
       *[other] Tienes { $n } decisiones que tomar.
    }
panel-standing = Órdenes permanentes
panel-number = { $what }: de { $least } a { $most }
panel-number-field = Un número de { $least } a { $most }
panel-asked = Por decidir: { $step }.
panel-closed = **#{ $number } { $table }**: tu nuevo panel está más abajo.
panel-closed-over = **#{ $number } { $table }**: la partida ha terminado.
panel-closed-where = Cómo acabó, la repetición y la revancha: { $where }
panel-closed-lost = **#{ $number } { $table }**: este asiento ya no es tuyo.
panel-phase = { $where ->
    [none] **#{ $number } { $table }**: con eso termina una fase. Tu panel llega enseguida.
   *[other] **#{ $number } { $table }**: con eso termina una fase. En { $where } puedes leer lo que ha pasado; tu panel llega enseguida.
}
panel-paused = La mesa está en pausa.
panel-asleep = La mesa duerme porque nadie jugaba.
panel-stopped = ⚠️ Hay un error en las reglas de Herald, así que no corre ningún plazo. Puede que otra respuesta funcione.
panel-due = Plazo: { $when }.
panel-end-final = -# Si terminas este paso, ya no se puede deshacer.
panel-final-end = terminar este paso
panel-final-all = -# Elijas lo que elijas, no se podrá deshacer.
panel-final-some = -# No se puede deshacer: { $acts }.
panel-final-perhaps = -# Solo se puede deshacer si no se revela nada y la partida no avanza: { $acts }.
panel-due-silence = Plazo: { $when }. Si no respondes: { $silence }.
panel-choose = Elige
panel-many = { $what } ({ $n ->
        [one] 1 opción
       *[other] { $n } opciones
    })
panel-back-page = Anteriores
panel-next-page = Más
panel-up = Volver
panel-redraw = Actualizar panel
panel-copy = Esta copia de tu panel solo la ves tú. Se actualiza sola hasta unos 15 minutos después de tu última pulsación; luego, pulsa **Actualizar panel**.
panel-rules = Reglas de este paso
panel-rules-all = Reglas
panel-suggest = Sugerir
panel-not-now = 🚫 Ahora no: *{ $what }*. { $why }
panel-newer = Ese botón es de un panel anterior, así que no ha cambiado nada. Tu panel más reciente está en tus mensajes directos.
panel-try = Probarlo
panel-saved = Guardado. Tu elección vale hasta que la cambies, y al vencer el plazo cuenta aunque no la hayas sellado.

## Avisos del servicio

note-joined = { $name } ocupa el asiento { $seat }.
note-left = { $name } ha salido. El asiento { $seat } está libre para quien no haya tenido otro asiento de esta mesa; mientras tanto lo juega un ordenador.
note-replaced = { $name } ocupa el asiento { $seat } en lugar de { $old }.
note-resigned = { $name } ha cedido el asiento { $seat } a un ordenador, que lo juega hasta el final.
note-back = { $name } ha vuelto al asiento { $seat }.
note-autopilot = A { $name } se le pasó el plazo. Por ahora juega un ordenador en el asiento { $seat }{ $actions_count ->
        [0] .
       *[other] {""} y ha hecho esto: { $actions }.
    }
note-autopilot-leaves = A { $name } se le pasó el plazo. Por ahora juega un ordenador en el asiento { $seat }{ $actions_count ->
        [0] .
       *[other] {""} y ha hecho esto: { $actions }.
    } Las demás decisiones esperan a { $name } hasta el { $leaves }; después también las toma el ordenador.
note-hold = A { $name } se le pasó el plazo, así que Herald eligió lo más prudente para el asiento { $seat }{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    }
note-overdue = A { $name } (asiento { $seat }) se le pasó el plazo; la mesa espera.
note-missed = A { $name } (asiento { $seat }) se le pasó el plazo.
note-nudge = Solo falta que responda { $name } (asiento { $seat }). Plazo: { $due }.
note-paused = { $name } ha puesto la mesa en pausa. No corre ningún plazo. La partida seguirá sola el { $until } a más tardar. Cualquiera que tenga asiento puede proponer a los demás seguir antes: { COMMAND("table resume") }.
note-paused-nobody = La mesa está en pausa. No corre ningún plazo. La partida seguirá sola el { $until } a más tardar. Cualquiera que tenga asiento puede proponer a los demás seguir antes: { COMMAND("table resume") }.
note-resumed = { $name } ha terminado la pausa. La partida sigue.
note-resumed-nobody = La partida sigue.
note-asleep-covered = Ya no juega nadie, así que la mesa duerme. Cualquiera que tenga asiento puede despertarla.
note-asleep-round = Ha pasado una ronda entera de la partida sin que jugara ninguna persona, así que la mesa duerme. Cualquiera que tenga asiento puede despertarla.
note-unreadable = ⚠️ Esta partida está parada: no se puede leer su posición guardada. No ha cambiado nada, no corre ningún plazo y a nadie se le pasa ninguno. Puede que volver atrás con { COMMAND("rewind") } ayude; el administrador de Herald puede ver en su registro qué falla. Cuando esté arreglado, **Reintentar** reanuda la partida.
note-restoring = ⚠️ Una parte de los datos guardados de esta partida se ha dañado. Se está restaurando a partir de su registro; mientras tanto no corre ningún plazo y a nadie se le pasa ninguno.
note-restored = Esta partida se ha restaurado a partir de su registro y sigue donde estaba. Todos tienen el tiempo que les quedaba.
note-closed = ⚠️ Una parte de los datos guardados de esta partida está dañada y no se ha podido restaurar a partir de su registro, así que está parada. No corre ningún plazo y a nadie se le pasa ninguno. El administrador de Herald puede ayudar y ver en su registro qué falla. Puede que una posición anterior siga intacta: volved atrás con { COMMAND("rewind") } o terminad la partida con { COMMAND("table cancel") }.
note-clock = El reloj de Herald se ha { $way ->
    [ahead] adelantado
   *[back] atrasado
} { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}. Todos los plazos se han movido con él: a cada cual le queda el mismo tiempo que antes.
note-no-game = ⚠️ Esta partida está parada por ahora: este Herald no ofrece el juego en este momento. No se ha perdido nada, no corre ningún plazo y a nadie se le pasa ninguno. Seguirá sola cuando Herald vuelva a ofrecerlo.
note-goes-on = La partida sigue; los plazos vuelven a correr.
note-stopped = ⚠️ Esta partida está parada por un error en las reglas de Herald. No se ha perdido nada, no corre ningún plazo y a nadie se le pasa ninguno. Puede que otra jugada funcione. Si no, volved atrás con { COMMAND("rewind") }, pedid a quien gestiona el servidor que use { COMMAND("manage correct") }, o terminad la partida con { COMMAND("table cancel") }. Cuando Herald esté arreglado, **Reintentar** la reanuda.
note-woken = { $name } ha despertado la mesa.
note-woken-nobody = La mesa vuelve a estar despierta.
note-undone = { $name } (asiento { $seat }) ha deshecho: { $actions }
note-imported = { $name } ha importado esta partida.
note-thread-anew = Se ha borrado el hilo anterior de esta mesa. La partida sigue aquí, desde esta posición.
note-thread-late = A partir de ahora, la partida se publica en este hilo.
note-moved = Esta mesa se ha trasladado aquí. La partida sigue desde esta posición.
note-moved-away = Esta mesa se ha trasladado y sigue en <#{ $where }>.
left-server-note = { $name } (asiento { $seat }) ha dejado este servidor, así que Herald no puede escribirle. Lo que tenga pendiente se le envía si vuelve en los próximos tres días. Quien organiza puede dar el asiento a otra persona con { COMMAND("table replace") }.
left-server-note-nobody = Alguien de esta mesa ha dejado este servidor, así que Herald no puede escribirle. Lo que tenga pendiente se le envía si vuelve en los próximos tres días.
dm-closed-note-nobody = Alguien de esta mesa no recibe mensajes directos de Herald. Si no te ha llegado tu panel, **Mi panel** te lo muestra aquí, solo a ti.
dm-closed-note = { $name } (asiento { $seat }) no recibe mensajes directos de Herald. **Mi panel** le muestra aquí su panel, solo a esa persona.
whisper-reminder = { $table } te espera. Plazo: { $due }.
whisper-autopilot = Se te pasó un plazo en { $table }, así que ahora juega un ordenador por ti{ $actions_count ->
        [0] .
       *[other] {""} y ha hecho esto: { $actions }.
    } Pulsa **He vuelto** para volver a jugar.
whisper-autopilot-leaves = Se te pasó un plazo en { $table }, así que ahora juega un ordenador por ti{ $actions_count ->
        [0] .
       *[other] {""} y ha hecho esto: { $actions }.
    } Las demás decisiones te esperan hasta el { $leaves }; después también las toma el ordenador. Pulsa **He vuelto** para volver a jugar.
whisper-hold = Se te pasó un plazo en { $table }, así que Herald eligió lo más prudente por ti{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    }
whisper-asleep = { $table } duerme porque nadie jugaba. Basta una pulsación para despertarla y recuperar tu asiento.
whisper-asleep-missed = Se te pasó un plazo en { $table }. Tampoco juega nadie más, así que la mesa duerme y no corre ningún plazo. Basta una pulsación para despertarla y recuperar tu asiento.
whisper-stopped-here = { $table } está parada por un error en las reglas de Herald. No se ha perdido nada. Puede que otra jugada funcione; si no, vuelve atrás con { COMMAND("rewind") } o termina la partida con { COMMAND("table cancel") }.
whisper-stopped-orders = { $table } está parada: una de tus órdenes permanentes ha dado un error ({ $step }). No se ha perdido nada y no corre ningún plazo. Cambia o quita esa orden para que la partida pueda seguir.
whisper-stopped = { $table } está parada: las reglas de Herald han dado un error en tu decisión ({ $step }). No se ha perdido nada y no corre ningún plazo. Elige otra respuesta si la hay.
whisper-lines = **{ $table }**
whisper-restoring = { $table }: una parte de los datos guardados de esta partida se ha dañado. Se está restaurando a partir de su registro; mientras tanto no corre ningún plazo.
whisper-restored = { $table } se ha restaurado a partir de su registro y sigue donde estaba.
whisper-closed = { $table }: una parte de los datos guardados de esta partida está dañada y no se ha podido restaurar, así que está parada. El administrador de Herald puede ayudar. Vuelve atrás con { COMMAND("rewind") } o termina la partida con { COMMAND("table cancel") }.
whisper-seat = Ahora tienes el asiento { $seat } en { $table }.
whisper-barred = Tienes un asiento en { $table }, pero no puedes ver su canal (*Ver canal*) ni, por tanto, su hilo, así que solo puedes jugar por mensaje directo. Pide ese permiso a quienes gestionan el servidor; después, pide a alguien del hilo que te mencione allí.
whisper-barred-other = { $name } tiene el asiento { $seat } en { $table }, pero no puede ver su canal (*Ver canal*) ni, por tanto, su hilo. Pide ese permiso a quienes gestionan el servidor y luego menciona a { $name } en el hilo.
whisper-replaced = Tu asiento { $seat } en { $table } es ahora de otra persona.
whisper-homeless = Se ha borrado el canal de **{ $table }**. De la partida no se ha perdido nada, y tus paneles siguen funcionando. Usa { COMMAND("table move", "table", $number) } en el canal donde deba seguir la partida: allí tendrá un hilo nuevo, con el tablero tal como está.
whisper-lacks = { $permission ->
        [attach] Herald no puede adjuntar archivos donde se juega **{ $table }** (*Adjuntar archivos*), así que allí los tableros se describen con palabras. En cuanto tenga ese permiso, volverán las imágenes.
        [threads] Herald no puede escribir en el hilo de **{ $table }** (*Enviar mensajes en hilos*), así que la partida se publica en su canal. En cuanto tenga ese permiso, la partida seguirá en el hilo.
        [unlocked] Alguien que modera ha bloqueado el hilo de **{ $table }**. Herald no lo desbloquea. Mientras tanto la partida se publica en su canal; si solo se juega en ese hilo, sus mensajes esperan hasta tres días. En cuanto se desbloquee el hilo, la partida seguirá allí.
        [create] Herald no puede abrir un hilo para **{ $table }** (*Crear hilos públicos*), así que la partida se publica en su canal. Herald volverá a intentarlo más tarde.
        [view] Herald no ve el canal de **{ $table }** (*Ver canal*). Lo que haya que publicar allí espera hasta tres días; los paneles siguen funcionando, y { COMMAND("table move") } lleva la partida a otro canal.
       *[send] Herald no puede escribir en el canal de **{ $table }** (*Enviar mensajes*). Lo que haya que publicar allí espera hasta tres días; los paneles siguen funcionando, y { COMMAND("table move") } lleva la partida a otro canal.
    }
undone-actions = { $seat } ha deshecho: { $actions }
undone-actions-own = Has deshecho: { $actions }

## Ayuda

hint-title = 💡 **Un ordenador que ve lo mismo que tú haría esto:**
hint-seal = **Probarlo** hace todo esto menos la última acción: pulsa tú *{ $last }* si te gusta lo que ves.
hint-end = **Probarlo** hace todo esto menos la última acción: termina tú el paso si te gusta lo que ves.
hint-because = **Por qué:** { $reasons }.
hint-rolls = ⚠️ **Probarlo** tira dados o roba al azar enseguida (*{ $what }*): eso no se puede deshacer.
hint-lasts = ⚠️ **Probarlo** es definitivo aquí: «{ $what }» no se puede deshacer.
and-more = … y { $n } más
tutorial-name = Primera partida
tutorial-begun = Se está preparando tu primera partida de **{ $game }**: mesa #{ $number }, tú contra el ordenador, sin plazos y sin público. Tu primera decisión te llega enseguida por mensaje directo; **Mi panel** la muestra aquí. En los { $turns } primeros turnos, unas lecciones explican lo nuevo. **Sugerir** pregunta a un ordenador qué haría en tu lugar y por qué. **Probarlo** lo hace, **Deshacer** lo retira y **Reglas de este paso** explica más.
tutorial-goes-on = Ya tienes una primera partida de este juego: la mesa #{ $number }. Para empezar una nueva, termina esa con { COMMAND("table cancel") }.
tutorial-lesson = 🎓 **Lección { $n } de { $of }**
tutorial-more = 🎓 **Algo nuevo**
tutorial-over = 🎓 **Esa era la última lección.** Ya sabes lo necesario: juega hasta el final o abre con { COMMAND("table new") } una mesa para otras personas.
rules-choose = Otro tema
rules-topics = **{ $game }**: elige un tema con { COMMAND("rules") }.
help-text =
    { "" }**Herald** lleva partidas de juegos de mesa que duran semanas, jugada a jugada.
    - { COMMAND("table new") } abre una mesa; la gente pulsa **Unirse** en su tarjeta y quien la organiza pulsa **Empezar**.
    - Tu panel, con todos tus secretos, llega por mensaje directo. **Mi panel**, o { COMMAND("table panel") }, también lo abre en el servidor, solo para ti.
    - { COMMAND("act") } acepta cualquier acción como texto y sugiere lo posible; une varias con `;`.
    - { COMMAND("tutorial") } enseña un juego paso a paso, contra el ordenador.
    - { COMMAND("rules") } explica un juego y { COMMAND("settings me") } fija tu idioma, tu zona horaria y tus avisos.
    - Cada comando está en una de las páginas de abajo: elige lo que quieres hacer.

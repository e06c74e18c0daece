# Palabras de la aplicación. Frases para una persona o para el hilo de una mesa.

language-en = inglés
language-es = español
language-auto = como en Discord
yes = sí
no = no
player-random = Jugador al azar
player-heuristic = Jugador con experiencia

seat-number = asiento { $number }
seat-phantom = el fantasma
seat-computer = { $name } (ordenador)

## Errores

error-internal = Algo ha fallado por nuestra parte y no se ha cambiado nada. Vuelve a intentarlo; si se repite, dale al operador la referencia { $reference }.
error-afterwards = Eso se ha hecho, pero después algo ha fallado por nuestra parte. Míralo con { COMMAND("table status") } o { COMMAND("table panel") } antes de repetirlo; si vuelve a ocurrir, dile al operador la referencia { $reference }.
error-doubtful = Algo ha fallado por nuestra parte mientras esto se anotaba, así que puede haberse hecho o no. Míralo con { COMMAND("table status") } o { COMMAND("table panel") } antes de repetirlo; si vuelve a ocurrir, dile al operador la referencia { $reference }.
error-unshown = Eso se ha hecho, pero puede que la respuesta no te haya llegado. Míralo con { COMMAND("table status") } o { COMMAND("table panel") } antes de repetirlo.
error-lost = La respuesta no ha llegado hasta ti. No ha cambiado nada; inténtalo de nuevo.
error-stopped = Herald se está reiniciando, así que no se ha cambiado nada. Vuelve a intentarlo en un minuto.
error-stopped-doubtful = Herald se está reiniciando, así que puede que esto se haya hecho o no. Dentro de un minuto, míralo con { COMMAND("table status") } o { COMMAND("table panel") } antes de repetirlo.
error-away = Ahora mismo no se puede acceder a la base de datos, así que no ha cambiado nada. Vuelve a intentarlo en un minuto.
click-unknown = Ese botón es de una versión anterior de Herald. Abre otra vez tu panel con { COMMAND("table panel") }.
text-broken = Lo que has escrito contiene un carácter que no se puede guardar. Bórralo, o escribe el texto de nuevo en vez de pegarlo.
not-your-seat = Ese asiento no es tuyo.
not-this-game = En esta mesa se juega a otra cosa; usa { COMMAND("act") } para sus acciones.
no-such-table = Aquí no hay ninguna mesa { $table }. { COMMAND("table list") } muestra las abiertas.
table-several = Varias mesas se llaman { $table }. Elige una de las sugerencias o da su número.
table-several-yours = Estás en varias mesas: { $tables }. Di en cuál con la opción `table`, o escribe en su hilo.
table-none = No tienes ninguna mesa abierta aquí. Di cuál con la opción `table`, o escribe en su hilo.
unknown-game = No hay ningún juego llamado { $game }. Juegos conocidos: { $known }.
seat-count = Este juego es para { $least } a { $most } asientos. Elige un número entre ellos.
options-unknown = No hay ninguna opción { $option }. Opciones conocidas: { $known }.
options-refused = Estas opciones no van juntas: { $detail }
bad-deadline =
    { $field ->
        [hours] Un turno dura de 0 horas (sin plazo) a 366 días. Elige una duración entre ellas.
        [at] La hora se escribe como `20:00`.
        [zone] No existe esa zona horaria. Elige una de las sugerencias, como `Europe/Madrid`.
        [pace] El descanso tras una fase dura de 0 a 600 segundos. Elige una duración entre ellas.
        [weekdays] Nombra al menos un día de la semana, como `lun,jue 20:00`.
        [reminders] Los avisos son hasta cinco fracciones entre 0 y 1.
       *[other] Ese número de horas no sirve. Elige uno de 0 a 366 días.
    }
deadline-unreadable = { $text } no es un plazo. Escribe por ejemplo `48h`, `2 días`, `diario 20:00`, `lun-vie 18:30 Europe/Madrid`, `reloj 5d +12h máx 7d` o `ninguno`.
deadline-range = Un turno dura de 3 minutos a { $days } días. Elige una duración entre ellas, o `ninguno`.
bad-zone = No hay ninguna zona horaria { $zone }. Elige una de las sugerencias, como `Europe/Madrid`.
bad-locale = No hay ningún idioma { $locale }. Idiomas conocidos: { $known }.
only-organiser = Eso solo puede hacerlo quien organiza la mesa.
hint-off = En esta mesa no se puede preguntar a un jugador del ordenador; lo decide quien la organiza antes de empezar.
hint-busy = Tu última pregunta todavía se está pensando. Vuelve a preguntar dentro de un momento.
hint-none = Aquí el ordenador no tiene nada que aconsejar.
only-in-lobby = Eso solo se puede hacer antes de que empiece la mesa.
not-started = Esta mesa aún no ha empezado.
table-over = Esta mesa ha terminado. { COMMAND("table log") } y { COMMAND("table export") } siguen sirviendo.
table-cancelled = Esta mesa se canceló. Abre otra con { COMMAND("table new") }.
table-paused = Esta mesa está en pausa. { COMMAND("table resume") } la reanuda.
table-asleep = Esta mesa duerme porque no había nadie. Pulsa **Despertar la mesa** o usa { COMMAND("table resume") }.
not-stopped = Esta partida no está parada: ya sigue en marcha.
not-asleep = Esta mesa no duerme.
not-paused = Esta mesa no está en pausa.
table-full = Todos los asientos de esta mesa están ocupados.
already-seated = Ya estás en esta mesa.
not-seated = No tienes asiento en esta mesa.
no-such-seat = No hay asiento { $seat }; los asientos van del 1 al { $seats }.
seat-taken = El asiento { $seat } está ocupado.
no-computer-seat = Ahí no hay ningún ordenador. { COMMAND("table status") } muestra los asientos.
unknown-player = No hay ningún jugador del ordenador { $player }. Conocidos: { $known }.
too-few-players = { $missing ->
        [one] Uno de los { $seats } asientos sigue libre. Espera a otro jugador u ocúpalo con { COMMAND("table computer add") }.
       *[other] { $missing } de los { $seats } asientos siguen libres. Espera a más jugadores u ocúpalos con { COMMAND("table computer add") }.
    }
start-fewer = { $missing ->
        [one] Uno de los { $seats } asientos sigue libre.
       *[other] { $missing } de los { $seats } asientos siguen libres.
    } Puedes empezar sin { $missing ->
        [one] él
       *[other] ellos
    }: { $n } también pueden jugar. O espera, u ocupa los libres con { COMMAND("table computer add") }.
button-shrink = Empezar con { $n } asientos
which-seat = Tienes los asientos { $seats }. Di cuál con la opción `seat`.
not-on-autopilot = Ningún ordenador juega por ti en esta mesa.
same-user = Esa persona ya tiene el asiento { $seat }.
stale-click = La mesa ha seguido adelante desde que se dibujó ese botón, así que esta pulsación no ha cambiado nada. Así está ahora.
number-range = { $text } no vale. Escribe un número entero de { $least } a { $most }.
form-late = Ha tardado demasiado en abrirse. Pulsa otra vez el botón.
no-actions = Nombra al menos una acción.
word-empty = De eso no se ve nada. Escribe una palabra o varias, hasta 40 caracteres.
nothing-to-undo = No hay nada tuyo que deshacer.
unknown-style = No hay ningún estilo { $style }. Estilos conocidos: { $known }.
cannot-undo = Eso ya no se puede deshacer: hubo un sorteo, se enseñó algo u otros han seguido. Si todos aceptan, puede volver atrás la mesa entera: { COMMAND("rewind") }.
undone-already = Tu último paso se acaba de deshacer. Pulsa otra vez dentro de un momento para deshacer uno más.
slow-down = Te han rechazado demasiadas jugadas en poco tiempo. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}; tu panel muestra lo que puedes hacer.
suggest-slow = Las sugerencias descansan { $seconds } s: se han pedido demasiadas. Lo que escribes se conserva.
save-broken = No se puede leer la posición guardada de la mesa { $table }. No se ha cambiado nada; avisa al operador.
damage-restoring = Algo de lo guardado de la mesa { $table } se ha dañado y se está restaurando a partir del registro de la partida. Mientras tanto no corre ningún plazo. Vuelve a intentarlo en un minuto.
damage-closed = Algo de lo guardado de la mesa { $table } está dañado y no se ha podido restaurar. Quien lleva este Herald puede ayudar.{ $over ->
    [0] {" "}Mientras tanto la partida está parada y no corre ningún plazo. Puede que un momento anterior siga bien: vuelve atrás con { COMMAND("rewind") } o termina la partida con { COMMAND("table cancel") }.
   *[other] {""}
}
rules-fault = Ha fallado el propio Herald; tu jugada no tiene la culpa. No se ha cambiado nada y no corre ningún plazo. Puede que otra jugada funcione; { COMMAND("table blocking") } dice a qué espera la mesa y { COMMAND("rewind") } vuelve atrás.
import-broken = Este archivo no se puede importar: { $detail } Usa un archivo hecho con { COMMAND("table export") }.
import-partial = Este archivo se exportó con la partida en marcha y solo tiene lo que veía un asiento. Expórtala otra vez cuando haya terminado.
import-underway = Se está mirando otro archivo tuyo. Espera su respuesta antes de entregar el siguiente.
import-heavy = Este archivo no se puede importar: repetirlo gasta más tiempo o memoria que una partida. No se ha cambiado nada.
import-unfinished = Aquí solo se importan partidas acabadas; el operador puede importar las que siguen.
import-too-big = Este archivo es demasiado grande. Una exportación nunca pasa de { $megabytes } MB.
import-unreadable = No se ha podido traer el archivo de Discord. Súbelo otra vez.
not-finished = Esta mesa aún no ha terminado.
move-already-here = Esta mesa ya está en este canal.
move-other-server = Solo quien la organiza puede llevar una mesa a otro servidor, y solo si su canal ya no existe.
new-only-in-server = Eso solo funciona en un canal de un servidor.
new-not-in-channel = En este servidor las mesas se abren en { $channels }. Usa allí la orden.
new-not-your-role = En este servidor solo pueden abrir mesas los miembros con el rol { $role }.
join-which = Hay varias mesas abiertas aquí. Pulsa Unirse en la tarjeta de una, o nómbrala con la opción `table`.
join-none = Ninguna mesa espera jugadores en este canal. Abre una con { COMMAND("table new") }.
leave-by-command = La partida está en marcha. Usa { COMMAND("table leave") } si de verdad quieres dejar tu asiento.
replace-no-bots = Un bot de Discord no puede ocupar un asiento. Para un jugador del ordenador usa { COMMAND("table computer add") }.
zoom-unknown = No hay ninguna zona { $area } en este tablero. Elige una de las sugerencias.
settings-need-manage = Solo quien puede gestionar este servidor puede cambiar sus ajustes.
act-empty = Escribe una acción, como una de las sugerencias.
act-malformed = `{ $part }` no es una acción. Elige una de las sugerencias; varias se unen con `;`.
command-unknown = No existe el comando `/{ $command }`. Los más parecidos: { $near }.
command-renamed = `/{ $old }` se llama ahora { COMMAND($path) }.
act-command = { COMMAND($path) } es un comando aparte. Envíalo solo, no como acción.
act-unknown = El juego no conoce la palabra `{ $word }`. Las acciones más parecidas: { $near }.
act-unknown-nothing = El juego no conoce la palabra `{ $word }`, y ahora mismo no tienes nada que decidir.
act-silence = Como si callaras: { $actions }
act-too-many = Son más de { $most } acciones. Repártelas en varias órdenes.
rules-unknown-topic = No hay ningún tema `{ $topic }`. Temas: { $known }.

## Respuestas

new-elsewhere = La mesa **#{ $number } { $table }** está abierta. Su tarjeta está en { $channel }; la gente se une con su botón.
new-done = La mesa **#{ $number } { $table }** está abierta. Su tarjeta aparece en el canal; la gente se une con su botón.{ $threads ->
        [never] {" "}En este tipo de canal no hay hilos, así que todo lo público ocurre en el propio canal.
        [forbidden] {" "}Herald no puede abrir hilos aquí (*Crear hilos públicos*), así que todo lo público ocurre en el propio canal.
       *[yes] {""}
    }
cancel-done = La mesa #{ $number } está cancelada.
join-done = Tienes el asiento { $seat }{ $sided ->
        [yes] {" "}({ $side })
       *[no] {""}
    } en la mesa #{ $number }. { $free ->
        [0] Todos los asientos están ocupados.
        [one] Queda un asiento libre.
       *[other] Quedan { $free } asientos libres.
    }{ $sided ->
        [yes] {" "}Con { COMMAND("seat") } pides otro.
       *[no] {""}
    }
leave-done = Has dejado la mesa #{ $number }.
leave-offered = { $where ->
    [none] Has dejado la mesa #{ $number }. Tu asiento se ofrece a otros y, mientras tanto, lo juega un ordenador. Puedes recuperarlo, pero no tomar otro de esta mesa.
   *[other] Has dejado la mesa #{ $number }. Tu asiento se ofrece en { $where } y, mientras tanto, lo juega un ordenador. Puedes recuperarlo, pero no tomar otro de esta mesa.
}
manner-ask = ¿Cómo quieres jugar? Puedes cambiarlo en cualquier momento en tu panel.
manner-quick = Rápido
manner-quick-note = **Rápido**: unas órdenes permanentes sensatas contestan las preguntas menores, y la mesa espera menos.
manner-careful = Con cuidado
manner-careful-note = **Con cuidado**: se te pregunta todo.
manner-swift = Veloz
manner-swift-note = **Veloz**: como Rápido, y las batallas no te preguntan nada.
manner-wary = Con recelo
manner-wary-note = **Con recelo**: como Con cuidado, y se te pregunta además antes de que muera una pieza débil.
manner-set = Guardado: { $manner }. Las órdenes permanentes están en tu panel.
start-done = Empieza la mesa #{ $number }. { $threads ->
        [never] En este tipo de canal no hay hilos, así que todo lo público ocurre en el propio canal.
        [forbidden] Herald no puede abrir hilos aquí (*Crear hilos públicos*), así que todo lo público ocurre en el propio canal.
       *[yes] Todo lo público ocurre en su hilo.
    } Tus secretos llegan por mensaje directo.
bot-added = Un ordenador ha ocupado un asiento en la mesa #{ $number }. { $free ->
        [0] Todos los asientos están ocupados.
        [one] Queda un asiento libre.
       *[other] Quedan { $free } asientos libres.
    }
bot-removed = Un ordenador ha dejado la mesa #{ $number }. { $free ->
        [one] Hay un asiento libre.
       *[other] Hay { $free } asientos libres.
    }
pause-done = La mesa #{ $number } está en pausa; no corre ningún plazo.
resume-done = La mesa #{ $number } sigue.
move-done = { $threads ->
        [never] La mesa #{ $number } se traslada aquí: siguen su tarjeta y el tablero. En este tipo de canal no hay hilos, así que todo lo público ocurre en el propio canal.
        [forbidden] La mesa #{ $number } se traslada aquí: siguen su tarjeta y el tablero. Herald no puede abrir hilos aquí (*Crear hilos públicos*), así que todo lo público ocurre en el propio canal.
       *[yes] La mesa #{ $number } se traslada aquí: siguen su tarjeta, su hilo y el tablero.
    }
resign-done = Te has rendido en la mesa #{ $number }. Un ordenador juega tu asiento hasta el final.
resign-last = { $where ->
    [none] Te has rendido en la mesa #{ $number }. No quedaba nadie más: tu asiento se ofrece a otros y la mesa duerme hasta que alguien lo tome.
   *[other] Te has rendido en la mesa #{ $number }. No quedaba nadie más: tu asiento se ofrece en { $where } y la mesa duerme hasta que alguien lo tome.
}
back-done = Aquí estás de nuevo: el asiento vuelve a ser tuyo.
wake-done = La mesa está despierta.
retry-done = Nuevo intento: el reloj corre.
export-done = La mesa #{ $number } como archivo. Mientras siga en marcha, solo tiene lo que tú puedes ver.
import-done = La partida se ha importado como mesa **#{ $number } { $table }**.
verify-good = Cada uno de los { $draws } sorteos de la mesa #{ $number } se deduce de su semilla, y su registro repetido da el mismo final.
verify-imported = La mesa #{ $number } es importada. Sus { $draws } sorteos se deducen de la semilla del archivo y su registro da el mismo final, pero nadie vio aquí antes el resumen de la semilla: quien hizo el archivo pudo elegir la suerte, así que esto no prueba nada.
verify-bad = La mesa #{ $number } no cuadra: { $detail }
act-phase = { $where ->
    [none] Con eso termina una fase.
   *[other] Con eso termina una fase; { $where } cuenta lo que ha pasado.
}
act-done = Hecho: { $actions }.
act-ended = fin del paso «{ $step }»
act-over = fin de este paso
act-done-final = Hecho: { $actions }. Sin deshacer: ya hubo azar, u otros se han enterado.
act-left = Sin hacer, porque antes se reveló algo: { $actions }. Míralo y vuelve a pedirlo si aún quieres.
try-left = Cuando te guste lo que ves, te queda por pulsar: { $actions }.
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
lobby-seed = La semilla de toda la suerte ya está fijada; su SHA-256: `{ $hash }`
lobby-word-ask = **Añadir palabra** mezcla con ella una palabra tuya: si la última palabra es de alguien que no hace funcionar este Herald, nadie puede elegir la suerte.
lobby-words = Palabras añadidas: { $words }
lobby-imported = Importada de un archivo: su suerte no se puede probar y su resultado no cuenta.
word-title = Tu palabra para la mesa #{ $number }
word-label = Una palabra, o varias
word-hash = SHA-256 de la semilla: { $hash }
word-added = { $user } añade { $word } a la suerte de la mesa #{ $number }. La semilla, fijada antes, tiene el SHA-256 `{ $hash }`.
lobby-full = **Completa:** todos los asientos están ocupados. **Empezar** pone en marcha la partida.
lobby-status-lobby = Pulsa **Unirse** para ocupar un asiento.
lobby-status-running = { $thread ->
    [none] La partida está en marcha; su canal ya no existe.
   *[other] La partida está en marcha en { $thread }.
}
lobby-status-paused = { $thread ->
    [none] La partida está en pausa; su canal ya no existe.
   *[other] La partida está en pausa; mira { $thread }.
}
lobby-status-finished = { $thread ->
    [none] La partida ha terminado; su canal ya no existe.
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
button-hand = Mi mano
button-blocking = Pendiente
button-undo = Deshacer
button-claim = Ocupar el asiento
button-back = He vuelto
button-wake = Despertar la mesa
button-retry = Reintentar
settings-title = ### Ajustes de #{ $number } { $table }
settings-saved = Guardado.
settings-me = Idioma: { $language } · zona horaria: { $zone } · avisos: { $reminders } · mensajes directos: { $dms }{ $dm ->
        [closed] . Tus mensajes directos están cerrados para Herald; el botón **Mi mano** te muestra el mismo panel.
       *[other] .
    }
settings-quiet = No se te escribe nada, así que { $reminders ->
        [yes] solo una mención en el hilo te llama, cuando una mesa te espera ya solo a ti
       *[no] nadie te llama cuando te toca
    }: mira en los hilos de tus mesas. **Mi mano** te muestra allí tu panel. A quien se le pasa un plazo se le suple como diga la mesa. Una excepción: si se borra el canal de una mesa, se te dice cómo puede seguir y, al final, su resultado con la semilla.
settings-server = Idioma: { $language } · pueden abrir mesas: { $role } · en: { $channels }
settings-everyone = todos
settings-anywhere = cualquier canal
miss-autopilot = Plazo perdido: un ordenador juega el turno
miss-hold = Plazo perdido: se elige lo que menos cambia
miss-wait = Plazo perdido: la mesa espera
deadline-none = ninguno
deadline-at = { $days } a las { $at } ({ $zone })
zone-fixed = { $zone }, siempre UTC{ $offset }, sin horario de verano
deadline-days = { $days ->
        [one] 1 día por turno
       *[other] { $days } días por turno
    }
deadline-hours = { $hours ->
        [one] 1 hora por turno
       *[other] { $hours } horas por turno
    }
deadline-minutes = { $minutes ->
        [one] 1 minuto por turno
       *[other] { $minutes } minutos por turno
    }
deadline-pace = { $seconds ->
        [0] Una mesa sin personas sigue sin descanso
       *[other] Una mesa sin personas descansa { $seconds } s tras cada fase
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
opening-seats = En la mesa: { $seats }
opening-how = Los secretos llegan por mensaje directo. **Mi mano** muestra aquí el mismo panel, solo a ti; { COMMAND("act") } acepta cualquier acción como texto y { COMMAND("rules") } explica el juego.
opening-seed = Toda la suerte se deduce de una semilla secreta, que se enseña al terminar. Su SHA-256 ahora: `{ $hash }`
opening-words = Mezcladas con ella: { $words }. Si quien añadió la última de estas palabras no hace funcionar este Herald, nadie ha podido elegir la suerte.
opening-silence = ⚠️ Nadie le ha añadido una palabra: quien hace funcionar este Herald ha podido elegir la suerte de esta partida.
phase-title = ### { $table }
phase-more = *… y más antes de esto; { COMMAND("table log") } lo tiene todo.*
result-title = ## { $table } ha terminado
result-won = 🏆 **{ $seats_count ->
        [one] Gana { $seats }
       *[other] Ganan { $seats }
    }.**
result-own = Tu puesto: { $place } de { $of }{ $tied ->
        [one] .
       *[other] {""}, con empate.
    }
result-place = **{ $place }.º** { $seat } { $scores }
result-score = { $what } { $value }
result-seed = La semilla era { $seed }. { COMMAND("table file verify", "table", $number) } deduce de ella otra vez cada sorteo.
result-words = Las palabras de los jugadores fueron { $words }.
result-imported = Esta partida se importó de un archivo: su suerte no se puede probar y su resultado no cuenta.
status-lobby = Espera jugadores.
status-cancelled = Esta mesa se canceló.
status-finished = La partida ha terminado.
status-paused = La mesa está en pausa.
status-asleep = La mesa duerme porque no había nadie. Cualquiera que tenga asiento puede despertarla.
status-stopped = ⚠️ Esta partida no puede seguir: las reglas de Herald han fallado en una pregunta. No corre ningún plazo. Puede que otra jugada funcione; si no, volved atrás con { COMMAND("rewind") }, pedid { COMMAND("manage correct") } a quien administra el servidor o terminadla con { COMMAND("table cancel") }.
status-restoring = ⚠️ Algo de lo guardado de esta partida se ha dañado. Se está restaurando a partir de su registro; mientras tanto no corre ningún plazo.
status-closed = ⚠️ Algo de lo guardado de esta partida está dañado y no se ha podido restaurar, así que está parada y no corre ningún plazo. Quien lleva este Herald puede ayudar. Volved atrás con { COMMAND("rewind") } o terminad la partida con { COMMAND("table cancel") }.
status-waiting = Espera a { $seats }.
status-nobody = No espera a nadie.
nearing-off = ⏳ Ya nadie está a punto de ganar: la partida sigue.
status-seat = { $seat } ({ $step })
status-hushed = la mesa
status-due = Plazo: { $when } ({ $at })
status-autopilot = Por ahora juega un ordenador: { $seats }
status-offered = Libre para quien lo quiera, con todo lo suyo: asiento { $numbers }
blocking-seat = { $seat }: { $step }, desde { $since }
blocking-hushed = La mesa: una pregunta a todos; quién ha contestado no se dice.
board-title = **#{ $number } { $table }**
log-title = ### Crónica de { $table }
log-since = ### { $table } desde tu última acción
log-before = ### { $table }: nada desde tu última acción; lo último de antes
log-empty = No ha pasado nada.

news-title = **Desde la última vez que miraste**
news-gained-mark = { $mark } ganado
news-lost-mark = { $mark } perdido
news-own-mark = { $mark } sobre ti
news-amount = { $what } { $then } → { $now }
news-lost = { $what }: pierdes { $names }
news-gained = { $what }: ganas { $names }
news-scores = puntos
news-all-scores = { $what }: { $scores }
news-ordered = (por tu orden permanente)
news-ordered-part = (tu parte en esto: por tu orden permanente)
news-more = -# … y { $n } más: **Ver todo** lo muestra.
news-button-all = Ver todo
news-button-seen = Visto
news-button-watch = Ver la película
news-page = **#{ $number } { $table }**: desde la última vez que miraste ({ $page }/{ $pages })
news-nothing = Nada nuevo: lo que dice tu panel ya lo has leído. { COMMAND("table log", full: "True") } cuenta toda la partida.

panel-title = **#{ $number } { $table }** · { $seat }
panel-over = La partida ha terminado.
panel-nothing = No tienes nada que decidir.
panel-nothing-waits = No tienes nada que decidir; al escribirse esto, la mesa esperaba a { $seats }.
panel-done = Has terminado.
panel-done-waits = Has terminado; al escribirse esto, la mesa esperaba a { $seats }.
panel-free = La mesa no te espera a ti.
panel-free-waits = La mesa no te espera; al escribirse esto, esperaba a { $seats }.
panel-board = Todo el tablero
panel-drawing = -# La imagen es anterior a este texto; se está dibujando otra.
panel-gone = Lo que tenías abierto ha cambiado o ya no se pregunta. Este es tu panel ahora.
panel-also = ❗ Además hay que decidir: { $steps }. { $by ->
    [back] **Volver** te lleva allí.
   *[button] Su botón está debajo.
}
panel-several = { $n ->
        [one] Hay 1 pregunta abierta.
       *[other] Hay { $n } preguntas abiertas.
    }
panel-standing = Órdenes permanentes
panel-number = { $what }: de { $least } a { $most }
panel-number-field = Un número de { $least } a { $most }
panel-asked = Te toca: { $step }.
panel-closed = **#{ $number } { $table }**: tu panel está más abajo.
panel-closed-over = **#{ $number } { $table }**: la partida ha terminado.
panel-closed-where = Cómo acabó, la repetición y la revancha: { $where }
panel-closed-lost = **#{ $number } { $table }**: este asiento ya no es tuyo.
panel-phase = { $where ->
    [none] **#{ $number } { $table }**: con eso termina una fase. Tu panel llega enseguida.
   *[other] **#{ $number } { $table }**: con eso termina una fase. { $where } cuenta lo que ha pasado; tu panel llega enseguida.
}
panel-paused = La mesa está en pausa.
panel-asleep = La mesa duerme porque no había nadie.
panel-stopped = ⚠️ Aquí han fallado las reglas de Herald, así que no corre ningún plazo. Puede que otra respuesta funcione.
panel-due = Plazo: { $when }.
panel-end-final = -# Terminar este paso no se puede deshacer.
panel-due-silence = Plazo: { $when }; callar significa: { $silence }.
panel-choose = Elige
panel-many = { $what } ({ $n ->
        [one] 1 opción
       *[other] { $n } opciones
    })
panel-back-page = Anteriores
panel-next-page = Más
panel-up = Volver
panel-redraw = Actualizar
panel-rules = Reglas de este paso
panel-rules-all = Reglas
panel-suggest = Sugerir
panel-not-now = 🚫 Ahora no: *{ $what }*. { $why }
panel-newer = Ese botón es de un panel anterior, así que no ha cambiado nada. Tu panel más nuevo, en nuestros mensajes directos, muestra cómo está todo.
panel-try = Probarlo
panel-saved = Guardado. Lo elegido vale hasta que lo cambies; al llegar el plazo cuenta aunque no lo hayas sellado.

## Avisos del servicio

note-joined = { $name } ocupa el asiento { $seat }.
note-left = { $name } ha salido. El asiento { $seat } está libre para quien no haya conocido otro de esta mesa; mientras tanto lo juega un ordenador.
note-replaced = { $name } ocupa el asiento { $seat } de { $old }.
note-resigned = { $name } se ha rendido. Un ordenador juega el asiento { $seat } hasta el final.
note-back = { $name } ha vuelto al asiento { $seat }.
note-autopilot = { $name } no ha llegado al plazo. Por ahora un ordenador juega el asiento { $seat }{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    }
note-autopilot-leaves = { $name } no ha llegado al plazo. Por ahora un ordenador juega el asiento { $seat }{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    } Lo demás espera a { $name } hasta { $leaves }; después también lo decide el ordenador.
note-hold = { $name } no ha llegado al plazo, así que Herald ha elegido lo más seguro para el asiento { $seat }{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    }
note-overdue = { $name } (asiento { $seat }) no ha llegado al plazo; la mesa espera.
note-missed = { $name } (asiento { $seat }) no ha llegado al plazo.
note-nudge = Solo falta { $name } (asiento { $seat }). Plazo: { $due }.
note-paused = { $name } ha puesto la mesa en pausa. No corre ningún plazo; seguirá sola { $until } a más tardar. Cualquiera de la mesa puede pedir a los demás seguir antes: { COMMAND("table resume") }.
note-paused-nobody = La mesa está en pausa. No corre ningún plazo; seguirá sola { $until } a más tardar. Cualquiera de la mesa puede pedir a los demás seguir antes: { COMMAND("table resume") }.
note-resumed = { $name } reanuda la mesa.
note-resumed-nobody = La mesa sigue.
note-asleep-covered = Ya no hay nadie, así que la mesa duerme. Cualquiera que tenga asiento puede despertarla.
note-asleep-round = Ha pasado una ronda entera sin nadie, así que la mesa duerme. Cualquiera que tenga asiento puede despertarla.
note-unreadable = ⚠️ Esta partida no puede seguir: no se puede leer su posición guardada. No se ha cambiado nada, no corre ningún plazo y nadie falta a ninguno. Puede que volver atrás con { COMMAND("rewind") } ayude; el registro del operador dice qué falla. Cuando esté arreglado, **Reintentar** hace seguir la partida.
note-restoring = ⚠️ Algo de lo guardado de esta partida se ha dañado. Se está restaurando a partir de su registro: mientras tanto no corre ningún plazo y nadie falta a ninguno.
note-restored = Esta partida se ha restaurado a partir de su registro y sigue donde estaba. Todos tienen el tiempo que les quedaba.
note-closed = ⚠️ Algo de lo guardado de esta partida está dañado y no se ha podido restaurar a partir de su registro, así que está parada. No corre ningún plazo y nadie falta a ninguno. Quien lleva este Herald puede ayudar: su registro dice qué falla. Puede que un momento anterior siga bien: volved atrás con { COMMAND("rewind") } o terminad la partida con { COMMAND("table cancel") }.
note-clock = El reloj de Herald se ha { $way ->
    [ahead] adelantado
   *[back] atrasado
} { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}. Todos los plazos se han movido con él: a cada cual le queda el mismo tiempo que antes.
note-no-game = ⚠️ Esta partida no puede seguir por ahora: el Herald que la aloja no la ofrece en este momento. No se ha perdido nada, no corre ningún plazo y nadie falta a ninguno. Seguirá sola cuando vuelva a ofrecerse.
note-goes-on = La partida sigue; los plazos vuelven a correr.
note-stopped = ⚠️ Esta partida no puede seguir: las reglas de Herald han fallado en una pregunta. No se ha perdido nada, no corre ningún plazo y nadie falta a ninguno. Puede que otra jugada funcione. Si no, volved atrás con { COMMAND("rewind") }, pedid { COMMAND("manage correct") } a quien administra el servidor o terminad la partida con { COMMAND("table cancel") }. Cuando Herald esté arreglado, **Reintentar** la hace seguir.
note-woken = { $name } ha despertado la mesa.
note-woken-nobody = La mesa vuelve a estar despierta.
note-undone = { $name } (asiento { $seat }) ha deshecho: { $actions }
note-imported = { $name } ha importado esta partida.
note-thread-anew = El hilo anterior de esta mesa ya no existe. Así está la partida, que sigue aquí.
note-thread-late = A partir de aquí, la partida se cuenta en este hilo.
note-moved = Esta mesa se ha trasladado aquí. Así está la partida.
note-moved-away = Esta mesa se ha trasladado; sigue en <#{ $where }>.
left-server-note = { $name } (asiento { $seat }) ya no está en este servidor, así que Herald no puede escribirle. Lo que le espera se envía cuando vuelva, durante tres días como mucho. Quien organiza puede dar el asiento a otra persona con { COMMAND("table replace") }.
left-server-note-nobody = Alguien de esta mesa ya no está en este servidor, así que Herald no puede escribirle. Lo que le espera se envía cuando vuelva, durante tres días como mucho.
dm-closed-note-nobody = Alguien de esta mesa no recibe mensajes directos de Herald. Si no te ha llegado tu panel, el botón te lo muestra aquí, solo a ti.
dm-closed-note = { $name } (asiento { $seat }) no recibe mensajes directos de Herald. El botón muestra aquí su panel, solo a esa persona.
whisper-reminder = { $table } te espera. Plazo: { $due }.
whisper-autopilot = No llegaste a un plazo en { $table }, así que ahora juega un ordenador por ti{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    } Pulsa el botón para volver.
whisper-autopilot-leaves = No llegaste a un plazo en { $table }, así que ahora juega un ordenador por ti{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    } Lo demás te espera hasta { $leaves }; después también lo decide el ordenador. Pulsa el botón para volver.
whisper-hold = No llegaste a un plazo en { $table }, así que Herald eligió lo más seguro por ti{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    }
whisper-asleep = { $table } duerme porque no había nadie. Basta una pulsación para despertarla, y tu asiento vuelve a ser tuyo.
whisper-asleep-missed = No llegaste a un plazo en { $table }. Tampoco hay nadie más, así que la mesa duerme y no corre ningún plazo. Basta una pulsación para despertarla, y tu asiento vuelve a ser tuyo.
whisper-stopped-here = { $table } no puede seguir: han fallado las reglas de Herald. No se ha perdido nada. Puede que otra jugada funcione; si no, vuelve atrás con { COMMAND("rewind") } o termínala con { COMMAND("table cancel") }.
whisper-stopped-orders = { $table } no puede seguir: han fallado tus órdenes permanentes ({ $step }). No se ha perdido nada y no corre ningún plazo. Cambia o quita esa orden y puede que la partida siga.
whisper-stopped = { $table } no puede seguir: las reglas de Herald han fallado en tu pregunta ({ $step }). No se ha perdido nada y no corre ningún plazo. Elige otra respuesta si la hay.
whisper-lines = **{ $table }**
whisper-restoring = { $table }: algo de lo guardado de esta partida se ha dañado. Se está restaurando a partir de su registro; mientras tanto no corre ningún plazo.
whisper-restored = { $table } se ha restaurado a partir de su registro y sigue donde estaba.
whisper-closed = { $table }: algo de lo guardado de esta partida está dañado y no se ha podido restaurar, así que está parada. Quien lleva este Herald puede ayudar. Vuelve atrás con { COMMAND("rewind") } o termínala con { COMMAND("table cancel") }.
whisper-seat = Ahora tienes el asiento { $seat } en { $table }.
whisper-barred = Tienes un asiento en { $table }, pero no puedes ver su canal (*Ver canal*) ni, por tanto, su hilo: solo juegas por mensaje directo. Pide ese permiso a quienes gestionan el servidor y luego a quien esté en el hilo que te mencione allí.
whisper-barred-other = { $name } tiene el asiento { $seat } en { $table }, pero no puede ver su canal (*Ver canal*) ni, por tanto, su hilo. Pide ese permiso a quienes gestionan el servidor y luego menciona a { $name } en el hilo.
whisper-replaced = Tu asiento { $seat } en { $table } se ha dado a otra persona.
whisper-homeless = El canal de **{ $table }** ya no existe. De la partida no se ha perdido nada, y tus paneles siguen funcionando. Usa { COMMAND("table move", "table", $number) } en el canal donde deba seguir: allí tendrá un hilo nuevo, con el tablero tal como está.
whisper-lacks = { $permission ->
        [attach] Herald no puede adjuntar archivos donde se juega **{ $table }** (*Adjuntar archivos*), así que allí los tableros se cuentan con palabras. En cuanto el canal lo permita, volverán las imágenes.
        [threads] Herald no puede escribir en el hilo de **{ $table }** (*Enviar mensajes en hilos*), así que la partida se cuenta en su canal. En cuanto se permita, seguirá en el hilo.
        [unlocked] Quien modera ha bloqueado el hilo de **{ $table }**. Herald no vuelve a abrirlo: la partida se cuenta en su canal, o espera tres días si no tiene otro. En cuanto se desbloquee el hilo, seguirá allí.
        [create] Herald no puede abrir un hilo para **{ $table }** (*Crear hilos públicos*), así que la partida se cuenta en su canal. Se volverá a intentar.
        [view] Herald no ve el canal de **{ $table }** (*Ver canal*). Lo que haya que publicar allí espera tres días; los paneles siguen funcionando, y { COMMAND("table move") } le da otro canal a la partida.
       *[send] Herald no puede escribir en el canal de **{ $table }** (*Enviar mensajes*). Lo que haya que publicar allí espera tres días; los paneles siguen funcionando, y { COMMAND("table move") } le da otro canal a la partida.
    }
undone-actions = { $seat } ha deshecho: { $actions }
undone-actions-own = Has deshecho: { $actions }

## Ayuda

hint-title = 💡 **Un jugador del ordenador que ve lo mismo que tú haría esto:**
hint-seal = **Probarlo** lo hace todo menos lo último: pulsa *{ $last }* cuando te guste lo que ves.
hint-end = **Probarlo** lo hace todo menos lo último: termina tú el paso cuando te guste lo que ves.
hint-because = **Por qué:** { $reasons }.
hint-rolls = ⚠️ **Probarlo** recurre enseguida al azar (*{ $what }*): eso no se puede deshacer.
hint-lasts = ⚠️ **Probarlo** es definitivo aquí: *{ $what }* no se puede deshacer.
and-more = … y { $n } más
tutorial-name = Primera partida
tutorial-begun = Se está preparando tu primera partida de **{ $game }**: mesa #{ $number }, tú contra el ordenador, sin plazos y sin público. Tu primera decisión te llega enseguida por mensaje directo; **Mi mano** la enseña aquí. Los { $turns } primeros turnos se explican paso a paso. **Sugerir** pregunta a un jugador del ordenador qué haría en tu lugar y por qué, **Probarlo** lo hace, **Deshacer** lo retira y **Reglas de este paso** explica más.
tutorial-goes-on = Tu primera partida de este juego sigue en marcha, mesa #{ $number }. Para empezar otra, termínala con { COMMAND("table cancel") }.
tutorial-lesson = 🎓 **Lección { $n } de { $of }**
tutorial-more = 🎓 **Algo nuevo**
tutorial-over = 🎓 **Esa era la última lección.** Ya sabes lo necesario: juega hasta el final o ve a una mesa con gente con { COMMAND("table new") }.
rules-choose = Otro tema
rules-topics = **{ $game }**: elige un tema con { COMMAND("rules") }.
help-text =
    { "" }**Herald** acoge juegos de mesa que duran semanas, jugada a jugada.
    - { COMMAND("table new") } abre una mesa; pulsa **Unirse** en su tarjeta y quien la organiza pulsa **Empezar**.
    - Lo secreto llega por mensaje directo. **Mi mano**, o { COMMAND("table panel") }, muestra el mismo panel solo a ti.
    - { COMMAND("act") } acepta cualquier acción como texto y sugiere las legales; varias se unen con `;`.
    - { COMMAND("tutorial") } enseña uno paso a paso, contra el ordenador.
    - { COMMAND("rules") } explica un juego y { COMMAND("settings me") } fija tu idioma, tu zona horaria y tus avisos.
    - Cada comando está en una de las páginas de abajo: elige lo que quieres hacer.

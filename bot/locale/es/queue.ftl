# Antes de la partida: la cola, las invitaciones y cuánto duran las partidas.

queue-hours = Elige uno de estos tiempos para responder (en horas): { $hours }.
queue-alone = Solo puedes esperar partidas de dos asientos o más. Elige más asientos.
queue-many = Puedes esperar como mucho { $most } partidas a la vez. Deja antes una con { COMMAND("queue leave") }.
queue-out = No estás esperando esa partida. { COMMAND("queue show") } muestra las que esperas.
queue-wish = { $game }, { $seats } asientos, { $hours } horas para responder
queue-head = **Esperando partida en este servidor**
queue-empty = Aquí nadie espera una partida. Apúntate tú con { COMMAND("queue join") }: la mesa se abre sola en cuanto haya gente suficiente para la misma partida.
queue-line = · { $wish } · { $others ->
        [0] nadie más todavía
        [one] también espera 1 persona
       *[other] también esperan { $others } personas
    }
queue-mine = Esperas hasta el { $until }.
queue-joined = Esperas **{ $wish }** hasta el { $until }. En cuanto haya gente suficiente, la partida empieza sola y tu panel te llega por mensaje directo.
queue-opened = **{ $wish }**: ya hay gente suficiente. Ha empezado la mesa **#{ $number } { $table }**; tu panel te llega por mensaje directo.
queue-left = Ya no esperas { $wish }.
queue-left-these = Ya no esperas esas partidas.
queue-left-all = Ya no esperas ninguna partida aquí.
length-found = Las { $games } partidas jugadas aquí duraron normalmente { $days ->
        [one] 1 día
       *[other] unos { $days } días
    }; la mitad, { $high ->
        [one] 1 día
       *[other] entre { $low } y { $high } días
    }
length-usual = Suele durar { $days ->
        [one] 1 día
       *[other] unos { $days } días
    } si se responde en unas horas
button-queue-in = Esperar { $game } ({ $seats } · { $hours } h)
button-queue-out = Dejar de esperar { $game } ({ $seats } · { $hours } h)
button-queue = Ver otra vez
button-come = Unirme
button-refuse = No, gracias
button-invite = Invitar
not-invited = A esta mesa solo se entra con invitación. Pídesela a quien la organiza.
already-invited = Esa persona ya tiene invitación. { COMMAND("invite") } muestra quién la tiene.
invite-many = A una mesa se puede invitar como mucho a { $most } personas. { COMMAND("invite", off: "True") } retira una invitación.
invite-yourself = No necesitas invitación: pulsa **Unirse** en la tarjeta.
invite-sits = Esa persona ya tiene un asiento en esta mesa. Elige a otra.
invite-left = Esa persona ya no está en este servidor. Elige a otra.
nobody-invited = Esa persona no tiene invitación para esta mesa. { COMMAND("invite") } muestra quién la tiene.
invite-done = { $user } tiene invitación para **#{ $number } { $table }** y recibe un mensaje directo.
invite-unheard = { $user } tiene invitación para **#{ $number } { $table }**, pero no recibe mensajes directos de Herald. Díselo tú, con este enlace: { $url }
invite-whom = **¿A quién invitas a #{ $number } { $table }?** Cada persona que elijas recibe un mensaje directo con un botón para unirse.
invite-pick = Elige a quién invitar
invite-there = **En la mesa:**
invite-card = [Ver la mesa]({ $url })
invite-refused = Has rechazado la invitación a **#{ $number } { $table }**. Quien organiza la mesa ya lo sabe. Herald no te dirá nada más de ella si no te vuelven a invitar.
invite-over = { $how ->
        [joined] Te has unido a { $table } ({ $game }).
        [refused] Has rechazado la invitación a { $table } ({ $game }).
        [withdrawn] Se ha retirado la invitación a { $table } ({ $game }).
        [begun] La partida de { $table } ({ $game }) ha empezado sin ti.
       *[gone] La mesa { $table } ({ $game }) se cerró antes de empezar.
    }
invite-list = Con invitación para **#{ $number } { $table }**: { $users }. { COMMAND("invite", off: "True") } retira una invitación.
invite-none = Todavía no hay nadie con invitación para **#{ $number } { $table }**.
invite-off = { $user } ya no tiene invitación para **#{ $number } { $table }**.
lobby-invited = Solo puede unirse quien tenga invitación

## Avisos

whisper-queue = Ha empezado la partida que esperabas: { $game }, mesa **{ $table }**. Enseguida te llega tu panel. Ya no esperas otras partidas en ese servidor.
whisper-queue-over = No se reunió gente suficiente para { $game } con { $seats } asientos y { $hours } horas para responder: ya no esperas esa partida. Con { COMMAND("queue join") } en <#{ $place }> vuelves a apuntarte.
whisper-invited = **{ $name } te invita a una partida de { $game }:** { $table }
whisper-invited-nobody = **Te invitan a una partida de { $game }:** { $table }
whisper-refused = { $user } no quiere jugar en { $table }. Puedes invitar a otra persona.
whisper-unheard = { $user } tiene invitación para { $table }, pero no recibe mensajes directos de Herald. Díselo tú.

## Comandos

cmd-queue = Apúntate a una partida que empieza sola cuando hay gente suficiente
    .name = cola
cmd-queue-join = Apúntate a esperar una partida en este servidor
    .name = apuntarse
cmd-queue-leave = Deja de esperar una partida, o todas si no dices cuál
    .name = salir
cmd-queue-show = Muestra qué partidas espera la gente de este servidor
    .name = ver
cmd-invite = Invita a alguien a una mesa sin empezar, o mira quién tiene invitación
    .name = invitar
opt-invited = Si solo puede unirse quien tenga invitación
    .name = invitados
opt-hours = Horas que tiene cada cual para responder
    .name = horas

## Asientos por elección

seat-drafted = En esta mesa los asientos se reparten por preferencias al empezar: di cuáles prefieres, el mejor primero, con { COMMAND("seat", wishes: "2 4 1") }.
seat-no-draft = En esta mesa los asientos no se reparten por preferencias. { COMMAND("seat") } con el número de un asiento libre lo ocupa.
seat-wishes = Nombra asientos del 1 al { $seats }, cada uno una vez como mucho, el mejor primero; por ejemplo, con { COMMAND("seat", wishes: "2 1") }.
seat-which = Di qué asiento quieres; por ejemplo, con { COMMAND("seat", seat: 2) }.
seat-wished = Guardado para la mesa #{ $number }: tu orden de preferencia es { $seats }. Nadie más lo ve antes de empezar; entonces se sortea quién elige primero.
seat-wished-nothing = Guardado para la mesa #{ $number }: te da igual el asiento.
lobby-drafted = Los asientos se reparten por preferencias al empezar: di cuáles prefieres con *Mis asientos* o { COMMAND("seat", wishes: "") }
note-drafted = Los asientos se han repartido por preferencias. Orden de elección y preferencias de cada cual: { $order }.
opt-wishes = Asientos que prefieres, el mejor primero; por ejemplo, 2 4 1
    .name = deseos

turn-12 = 12 horas para responder
turn-24 = 24 horas para responder
turn-48 = 48 horas para responder
turn-72 = 72 horas para responder
button-wish = Mis asientos
wish-title = Asientos que prefieres en la mesa #{ $number }
wish-label = Números de asientos, el mejor primero
wish-note = Por ejemplo, 2 4 1. Déjalo vacío si te da igual. Nadie más lo ve antes de empezar.

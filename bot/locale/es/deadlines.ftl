# Ritmo, relojes, lo que cuesta perder un plazo.

span-days = { $n ->
        [one] 1 día
       *[other] { $n } días
    }
span-hours = { $n ->
        [one] 1 hora
       *[other] { $n } horas
    }
span-minutes = { $n } min
pace = suele responder en { $middle } (la mitad de las respuestas: de { $low } a { $high }) y ha perdido el { $missed } % de los plazos
pace-missed = ha perdido el { $missed } % de los plazos
stats-pace = Ritmo: { $pace }. Las pausas y los días libres no cuentan, y los plazos perdidos pesan menos con el tiempo.
gate-fact = Quien se una puede haber perdido como mucho el { $most } % de los plazos{ $newcomers ->
        [yes] ; quien empieza es bienvenido
       *[no] {""} y debe haber jugado antes
    }
gate-missed = Esta mesa admite a quien ha perdido como mucho el { $most } % de sus plazos; tú has perdido el { $share } %. Cada turno a tiempo baja esa cifra.
gate-new = Esta mesa admite a gente cuyo ritmo se conoce. Juega antes { $n } turnos en otras mesas.
cost-half = Tras perder un plazo los turnos duran la mitad hasta que se responde uno a tiempo
cost-seat = { $n ->
        [one] Tras perder un plazo el asiento se ofrece a otros
       *[other] Tras perder { $n } plazos el asiento se ofrece a otros
    }
note-cost-half = { $name } (asiento { $seat }) ha perdido un plazo: los turnos de ese asiento duran la mitad hasta que responda uno a tiempo.
note-cost-seat = { $name } (asiento { $seat }) ha perdido { $n ->
        [one] un plazo
       *[other] { $n } plazos
    }. Como quiere esta mesa, el asiento se ofrece a otros; entretanto lo juega un ordenador.
whisper-cost-half = Has perdido un plazo en { $table }: tus turnos allí duran la mitad hasta que respondas uno a tiempo.
whisper-cost-seat = Has perdido { $n ->
        [one] un plazo
       *[other] { $n } plazos
    } en { $table }. Como quiere esa mesa, tu asiento se ofrece a otros. Mientras nadie lo tome, { COMMAND("table join") } te lo devuelve.
deadline-budget = un reloj de { $bank } por asiento; cada respuesta devuelve { $back }, hasta { $cap }
deadline-clock = Un reloj se escribe como `reloj 5d +12h máx 7d`: cada respuesta devuelve al menos una hora y no más de lo que cabe, y son { $days } días como mucho.
status-clocks = Relojes, la última vez que se contaron: { $clocks }
panel-due-clock = Tu reloj se agota { $when }. Responder devuelve { $back }.

## Avisos

button-quiet = Este turno no
hushed = No se te avisará más de este turno en { $table }. El siguiente, como siempre.
hush-over = Ese turno ya ha pasado: nadie te avisaría más de él.
bad-cadence = Elige cada cuánto quieres que se te avise: { $known }.
cadence-once = una vez, cerca del final
cadence-half = a mitad del plazo y cerca del final
cadence-daily = todos los días
opt-cadence = Cada cuánto avisarte de un turno
    .name = frecuencia
note-nudge-closed = { $name } (asiento { $seat }) tiene un turno pendiente que vence { $due }, y los mensajes directos no le llegan.

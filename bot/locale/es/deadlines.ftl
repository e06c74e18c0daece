# Ritmo, relojes, lo que cuesta perder un plazo.

span-days = { $n ->
        [one] 1 día
       *[other] { $n } días
    }
span-hours = { $n ->
        [one] 1 hora
       *[other] { $n } horas
    }
span-minutes = { $n ->
        [one] 1 minuto
       *[other] { $n } minutos
    }
pace = suele responder en { $middle } (la mitad de las respuestas tarda entre { $low } y { $high }) y se le ha pasado el { $missed } % de los plazos
pace-missed = se le ha pasado el { $missed } % de los plazos
stats-pace = Ritmo: { $pace }. Las pausas y los días libres no cuentan, y los plazos que se pasaron hace tiempo cuentan menos.
gate-fact = Para unirte: que se te haya pasado como mucho el { $most } % de los plazos{ $newcomers ->
        [yes] ; se admite gente nueva
       *[no] ; no se admite gente nueva
    }
gate-missed = Esta mesa es para gente a la que se le ha pasado como mucho el { $most } % de sus plazos; a ti, el { $share } %. Cada respuesta a tiempo baja ese porcentaje. { COMMAND("table list") } muestra otras mesas.
gate-new = Esta mesa no admite gente nueva. Responde antes { $n ->
        [one] una vez
       *[other] { $n } veces
    } en otras mesas: { COMMAND("table list") } las muestra.
cost-half = A quien se le pasa un plazo le queda la mitad del tiempo para responder hasta que responda una vez a tiempo
cost-seat = { $n ->
        [one] Si se pasa 1 plazo, el asiento se ofrece a otros
       *[other] Si se pasan { $n } plazos, el asiento se ofrece a otros
    }
note-cost-half = A { $name } (asiento { $seat }) se le pasó un plazo: tendrá la mitad del tiempo para responder hasta que responda una vez a tiempo.
note-cost-seat = A { $name } (asiento { $seat }) { $n ->
        [one] se le ha pasado 1 plazo
       *[other] se le han pasado { $n } plazos
    }. Según los ajustes de esta mesa, el asiento se ofrece ahora a otros; mientras tanto lo juega un ordenador.
whisper-cost-half = Se te pasó un plazo en { $table }: hasta que respondas una vez a tiempo, allí tienes la mitad del tiempo para responder.
whisper-cost-seat = { $n ->
        [one] Se te ha pasado 1 plazo
       *[other] Se te han pasado { $n } plazos
    } en { $table }. Según los ajustes de esa mesa, tu asiento se ofrece ahora a otros. Mientras nadie lo ocupe, { COMMAND("table join") } te lo devuelve.
deadline-budget = un reloj de { $bank } por asiento; cada respuesta añade { $back }, hasta { $cap }
deadline-clock = Escribe un reloj como `reloj 5d +12h máx 7d`. Cada respuesta debe añadir al menos 1 hora y no más de lo que el reloj tiene al empezar. El máximo puede llegar a { $days } días.
status-clocks = Tiempo que queda en los relojes, según el último recuento: { $clocks }
panel-due-clock = Tu reloj se agota { $when }. Responder añade { $back }.

## Avisos

button-quiet = No más avisos
hushed = No recibirás más avisos de esta decisión en { $table }. De la siguiente sí se te avisará.
hush-over = Ya no hay nada de lo que avisarte: has respondido, o la mesa está en pausa o ha terminado.
bad-cadence = Elige cada cuánto quieres recibir avisos: { $known }.
cadence-once = una vez, cerca del final
cadence-half = a mitad del plazo y cerca del final
cadence-daily = todos los días
opt-cadence = Cada cuánto te avisa Herald de una decisión
    .name = frecuencia
note-nudge-closed = { $name } (asiento { $seat }) tiene una decisión pendiente que vence { $due }, pero Herald no puede enviarle mensajes directos.

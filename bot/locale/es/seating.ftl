# Asientos antes de empezar.

seat-own = Ya tienes el asiento { $seat }. Elige otro.
seat-drawn = En esta mesa los asientos se sortean al empezar, así que nadie elige el suyo. Espera al comienzo de la partida.
seat-moved = Tienes el asiento { $seat }{ $sided ->
        [yes] {" "}({ $side })
       *[no] {""}
    } en la mesa #{ $number }.
seat-asked = El asiento { $seat }{ $sided ->
        [yes] {" "}({ $side })
       *[no] {""}
    } de la mesa #{ $number } está ocupado. Se ha preguntado a quien lo tiene; si acepta, intercambiáis los asientos.
whisper-swap = { $name } quiere tu asiento { $yours } en { $table } y te ofrece el { $seat }. Si aceptas, intercambiáis los asientos. Si no, ignora este mensaje.
motion-swap = { $name } quiere el asiento { $seat } y ofrece el suyo a cambio.
lobby-sides = ¿Prefieres el otro bando? Usa { COMMAND("seat") } antes de empezar.
lobby-drawn = Los asientos se sortean al empezar
button-swap = Intercambiar asientos
button-rematch-turned = Revancha, cada cual en el asiento siguiente

## Asientos que nombra un texto

seats-everybody = todos, todas, todo el mundo, cualquiera, la mesa, mesa, hilo, aquí
seats-none = «{ $text }» no es un asiento de esta mesa, así que no se ha hecho nada. Elige una sugerencia o escribe números de asiento, como `2` o `2, 4`, o nombres completos separados por comas.
seats-several = Aquí «{ $text }» puede significar más de una cosa: { $readings }. No se ha hecho nada. Elige en las sugerencias a qué te refieres.
seats-one = «{ $text }» nombra { $n } asientos, pero aquí solo vale uno. No se ha hecho nada; nombra un solo asiento.
seats-moved = El asiento { $seat } ha cambiado de manos desde que lo elegiste: ahora lo tiene { $name }. No se ha hecho nada. Si te refieres a { $name }, vuelve a elegir el asiento.
seats-elsewhere = Esa sugerencia era de la mesa #{ $table }, no de esta, así que no se ha hecho nada. Vuelve a elegir en las sugerencias de esta mesa.
written-back = Esto es lo que has escrito:

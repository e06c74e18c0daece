# Asientos antes de empezar.

seat-own = El asiento { $seat } ya es tuyo.
seat-drawn = En esta mesa los asientos se sortean al empezar.
seat-moved = Tienes el asiento { $seat }{ $sided ->
        [yes] {" "}({ $side })
       *[no] {""}
    } en la mesa #{ $number }.
seat-asked = El asiento { $seat }{ $sided ->
        [yes] {" "}({ $side })
       *[no] {""}
    } de la mesa #{ $number } tiene dueño. Se le pregunta; si acepta, os cambiáis.
whisper-swap = { $name } querría tu asiento { $yours } en { $table } y te ofrece el { $seat }. Si aceptas, os cambiáis; si no, no hagas nada.
motion-swap = { $name } querría el asiento { $seat }.
lobby-sides = ¿Prefieres el otro bando? `/seat` lo cambia antes de empezar.
lobby-drawn = Los asientos se sortean al empezar
settings-seats = Asientos
settings-seats-chosen = Asientos: como elija cada cual
settings-seats-drawn = Asientos: sorteados al empezar
button-swap = Cambiar asientos
button-rematch-turned = Revancha con asientos girados

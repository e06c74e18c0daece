# Pausas que pide la gente.

note-pause = { $name } pide una pausa. Empieza en cuanto más de la mitad de la mesa esté de acuerdo; la pregunta acaba { $until }. Nadie sabrá quién dijo qué, y los plazos corren mientras tanto.
note-pause-nobody = Se pide una pausa. Empieza en cuanto más de la mitad de la mesa esté de acuerdo; la pregunta acaba { $until }. Nadie sabrá quién dijo qué, y los plazos corren mientras tanto.
note-pause-failed = No han sido bastantes para una pausa; la partida sigue.
note-pause-agreed = La mesa quiere una pausa: no corre ningún plazo. Seguirá sola { $until } a más tardar; cualquiera de la mesa puede pedir a los demás seguir antes: { COMMAND("table resume") }.
note-pause-over = La pausa ha durado bastante: la partida sigue.
note-resume = { $name } querría seguir. La pausa acaba en cuanto más de la mitad de la mesa esté de acuerdo; si no, { $until }.
note-resume-nobody = Alguien querría seguir. La pausa acaba en cuanto más de la mitad de la mesa esté de acuerdo; si no, { $until }.
note-resume-agreed = La mesa quiere seguir: se acabó la pausa, y cada plazo tiene el tiempo que le quedaba.
whisper-pause = En { $table } se pide una pausa. Empieza en cuanto más de la mitad esté de acuerdo; puedes votar hasta { $until }, y nadie sabrá qué.
whisper-resume = Alguien querría seguir en { $table }. La pausa acaba en cuanto más de la mitad esté de acuerdo; si no, { $until }.
pause-begun = El hilo dice que pides una pausa; qué votan los demás no se dice a nadie. Empieza en cuanto más de la mitad de la mesa esté de acuerdo; la pregunta acaba { $until }.
pause-noted = Anotado, sin decírselo a nadie. La pausa empieza en cuanto más de la mitad de la mesa esté de acuerdo; la pregunta acaba { $until }.
resume-begun = El hilo dice que querrías seguir; qué votan los demás no se dice a nadie. La mesa #{ $number } sigue en cuanto más de la mitad esté de acuerdo.
resume-noted = Anotado, sin decírselo a nadie. La mesa #{ $number } sigue en cuanto más de la mitad esté de acuerdo.
motion-pause = Votación sobre una pausa, hasta { $until }.
motion-resume = En pausa: la mesa seguirá sola { $until } a más tardar.
button-pause = Pausa
button-nopause = Sin pausa
button-resume = Seguir

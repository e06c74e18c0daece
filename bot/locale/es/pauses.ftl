# Pausas que pide la gente.

note-pause = { $name } pide una pausa. Empieza en cuanto más de la mitad de la mesa esté de acuerdo; la votación acaba { $until }. Los votos son secretos, y los plazos corren mientras tanto.
note-pause-nobody = Se pide una pausa. Empieza en cuanto más de la mitad de la mesa esté de acuerdo; la votación acaba { $until }. Los votos son secretos, y los plazos corren mientras tanto.
note-pause-failed = No la ha querido gente suficiente: no hay pausa y la partida sigue.
note-pause-agreed = La mesa quiere una pausa: no corre ningún plazo. Seguirá sola { $until } a más tardar; cualquiera que tenga asiento puede pedir a los demás seguir antes: { COMMAND("table resume") }.
note-pause-over = La pausa ha terminado: la partida sigue.
note-resume = { $name } querría seguir. La pausa acaba en cuanto más de la mitad de la mesa esté de acuerdo; si no, { $until }.
note-resume-nobody = Alguien querría seguir. La pausa acaba en cuanto más de la mitad de la mesa esté de acuerdo; si no, { $until }.
note-resume-agreed = La mesa quiere seguir: la pausa ha terminado, y a cada cual le queda el tiempo que tenía.
whisper-pause = En { $table } se pide una pausa. Empieza en cuanto más de la mitad de la mesa esté de acuerdo; puedes votar hasta { $until }, y los votos son secretos.
whisper-resume = Alguien querría seguir en { $table }. La pausa acaba en cuanto más de la mitad esté de acuerdo; si no, { $until }.
pause-begun = Tu petición está en el hilo. Los votos son secretos. La pausa empieza en cuanto más de la mitad de la mesa esté de acuerdo; la votación acaba { $until }.
pause-noted = Voto guardado; es secreto. La pausa empieza en cuanto más de la mitad de la mesa esté de acuerdo; la votación acaba { $until }.
resume-begun = Tu petición está en el hilo. Los votos son secretos. La mesa #{ $number } sigue en cuanto más de la mitad esté de acuerdo.
resume-noted = Voto guardado; es secreto. La mesa #{ $number } sigue en cuanto más de la mitad esté de acuerdo.
motion-pause = Votación sobre una pausa, hasta { $until }.
motion-resume = En pausa: la mesa seguirá sola { $until } a más tardar.
button-pause = Pausa
button-nopause = Sin pausa
button-resume = Reanudar

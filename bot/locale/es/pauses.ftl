# Pausas que pide la gente.

note-pause = { $name } pide una pausa. Empieza en cuanto más de la mitad de la mesa esté de acuerdo; la votación acaba el { $until }. Los votos son secretos, y los plazos corren mientras tanto.
note-pause-nobody = Se pide una pausa. Empieza en cuanto más de la mitad de la mesa esté de acuerdo; la votación acaba el { $until }. Los votos son secretos, y los plazos corren mientras tanto.
note-pause-failed = La pausa no ha tenido suficiente apoyo, así que la partida sigue.
note-pause-agreed = La mesa quiere una pausa: no corre ningún plazo. La partida seguirá sola el { $until } a más tardar. Cualquiera que tenga asiento puede proponer a los demás seguir antes: { COMMAND("table resume") }.
note-pause-over = La pausa ha terminado: la partida sigue.
note-resume = { $name } quiere seguir. La pausa acaba en cuanto más de la mitad de la mesa esté de acuerdo, y el { $until } a más tardar.
note-resume-nobody = Alguien quiere seguir. La pausa acaba en cuanto más de la mitad de la mesa esté de acuerdo, y el { $until } a más tardar.
note-resume-agreed = La mesa quiere seguir: la pausa ha terminado, y a cada cual le queda el tiempo que tenía.
whisper-pause = En { $table } se pide una pausa. Empieza en cuanto más de la mitad de la mesa esté de acuerdo; puedes votar hasta el { $until }, y los votos son secretos.
whisper-resume = Alguien quiere seguir en { $table }. La pausa acaba en cuanto más de la mitad de la mesa esté de acuerdo, y el { $until } a más tardar.
pause-begun = Tu petición está en el hilo. Los votos son secretos. La pausa empieza en cuanto más de la mitad de la mesa esté de acuerdo; la votación acaba el { $until }.
pause-noted = Voto guardado; es secreto. La pausa empieza en cuanto más de la mitad de la mesa esté de acuerdo; la votación acaba el { $until }.
resume-begun = Tu petición está en el hilo. Los votos son secretos. La pausa de la mesa #{ $number } acaba en cuanto más de la mitad de la mesa esté de acuerdo.
resume-noted = Voto guardado; es secreto. La pausa de la mesa #{ $number } acaba en cuanto más de la mitad de la mesa esté de acuerdo.
motion-pause = Votación sobre una pausa, hasta el { $until }.
motion-resume = En pausa: la mesa seguirá sola el { $until } a más tardar.
button-pause = Hacer una pausa
button-nopause = No hacer pausa
button-resume = Reanudar

# Ligas: rondas y clasificación.

no-such-league = No hay ninguna liga así en este servidor. Elige una de las sugerencias.
league-none = Ahora no hay en este servidor ninguna liga adecuada. { COMMAND("league new") } abre una.
league-several = Aquí hay varias ligas: di cuál con la opción `liga`.
league-rounds = Una liga tiene de 1 a { $most } rondas. Elige uno de esos números.
league-unnamed = Ese nombre está vacío o solo tiene caracteres invisibles. Ponle un nombre a la liga.
league-many = Ya tienes { $most } ligas en marcha. Cierra antes una con { COMMAND("league close") }.
league-over = Esta liga ha terminado, así que nadie puede unirse ni salir. { COMMAND("league new") } abre otra.
league-in = Ya estás en esta liga. { COMMAND("league show") } muestra la clasificación.
league-out = No estás en esta liga. Con { COMMAND("league join") } te unes.
league-full = Esta liga está llena: tiene { $most } participantes. { COMMAND("league new") } abre otra.
league-few = Para empezar, una liga necesita al menos { $seats } participantes. Espera a que se una más gente.
league-started = Esta liga ya ha empezado. { COMMAND("league show") } muestra sus mesas.
league-joined = Estás en **{ $league }**. Cuando quien la organiza abra la primera ronda, tu mesa empezará sola.
league-joined-late = Estás en **{ $league }** desde la ronda { $round }.
league-left = Ya no estás en **{ $league }**.
league-left-running = No jugarás más rondas de **{ $league }**. Si aún juegas en una de sus mesas, esa partida continúa. Para dejarla también, usa { COMMAND("table resign") }, que cede tu asiento a un ordenador, o { COMMAND("table leave") }, que lo ofrece a otra persona.
league-closed = **{ $league }** ha quedado cerrada. Sus mesas en juego continúan.
league-card = **{ $league }** · { $game }, { $seats } asientos, { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
league-is-open = Inscripción abierta. Herald da asiento a todos los que se unen. Después de la primera ronda, cada una se abre sola cuando acaba la anterior.
league-is-running = Ronda { $round } de { $rounds }
league-is-over = Terminada tras la ronda { $round }.
league-is-closed = Cerrada en la ronda { $round }.
league-tables = Mesas en juego: { $tables }
league-empty = Aún no se ha unido nadie.
league-member = · { $name }
league-row = { $rank }. { $name } · puntos: **{ $points }** · { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    } en { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    } · puntos de rivales: { $strength }{ $here ->
        [yes] {""}
       *[no] {" "}· ya no está en la liga
    }
league-how = -# 1 punto por cada persona a la que ganas, medio por cada empate. Una ronda sin mesa da la mitad de los puntos posibles. Desempates: victorias, luego los puntos de tus rivales, luego un orden que se sortea al principio.
button-league-join = Unirse
button-league = Clasificación

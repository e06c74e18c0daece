# Ligas: rondas y clasificación.

no-such-league = No hay ninguna liga así en este servidor.
league-none = Aquí no hay ninguna liga así. { COMMAND("league new") } abre una.
league-several = Aquí hay varias ligas: di cuál.
league-rounds = Una liga tiene de 1 a { $most } rondas.
league-unnamed = Ponle a la liga un nombre que se vea.
league-many = Ya tienes { $most } ligas en marcha. Cierra antes una con { COMMAND("league close") }.
league-over = En esta liga ya no entra ni sale nadie.
league-in = Ya participas en esta liga.
league-out = No participas en esta liga.
league-full = Esta liga está llena: tiene { $most } participantes.
league-few = Hacen falta al menos { $seats } participantes.
league-started = Esta liga ya ha empezado.
league-joined = Participas en **{ $league }**. La primera ronda se abre cuando quien la organiza la empiece: tu mesa comienza sola.
league-joined-late = Participas en **{ $league }** desde la ronda { $round }.
league-left = Ya no participas en **{ $league }**.
league-left-running = No juegas más rondas de **{ $league }**. Si tienes una mesa en juego, sigue; { COMMAND("table resign") } o { COMMAND("table leave") } dejan su asiento.
league-closed = **{ $league }** queda cerrada. Las mesas en juego siguen.
league-card = **{ $league }** · { $game }, { $seats } asientos, { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }
league-is-open = Se está reuniendo. Herald sienta a quien se apunta; cada ronda se abre sola cuando acaba la anterior.
league-is-running = Ronda { $round } de { $rounds }
league-is-over = Ha terminado tras la ronda { $round }.
league-is-closed = Se cerró en la ronda { $round }.
league-tables = Mesas en juego: { $tables }
league-empty = Aún no participa nadie.
league-member = · { $name }
league-row = { $rank }. { $name } · **{ $points }** · { $wins ->
        [one] una victoria
       *[other] { $wins } victorias
    } en { $played ->
        [one] una partida
       *[other] { $played } partidas
    } · rivales { $strength }{ $here ->
        [yes] {""}
       *[no] {" "}· lo dejó
    }
league-how = -# Un punto por cada persona a la que ganas, medio por cada empate; una ronda sin mesa cuenta la mitad. Desempates: victorias, luego los puntos de tus rivales, luego un sorteo del principio.
button-league-join = Participar
button-league = Clasificación

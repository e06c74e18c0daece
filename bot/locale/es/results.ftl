# Resultados: fichas, enfrentamientos y clasificaciones.

stats-none = No hay ninguna partida terminada suya que mostrar.
stats-none-own = Aún no has terminado ninguna partida. Las mesas de práctica y las lecciones no cuentan.
stats-game-none = Aquí no ha terminado todavía ninguna partida de ese tipo.
stats-versus-own = Puedes compararte con otra persona.
stats-card = **{ $name }** · { $played ->
        [one] una partida terminada
       *[other] { $played } partidas terminadas
    }
stats-standing = { $game }, { $seats } asientos: { $played ->
        [one] una partida
       *[other] { $played } partidas
    }, { $won ->
        [0] ninguna ganada
        [one] una ganada
       *[other] { $won } ganadas
    } · { $rating }
stats-points = { $points } puntos
stats-provisional = { $points } puntos (aún pocas partidas)
stats-no-rating = sin puntuar
stats-left = Abandonadas antes del final: { $n ->
        [one] una partida
       *[other] { $n } partidas
    }.
stats-played = { $played ->
        [one] una partida terminada
       *[other] { $played } partidas terminadas
    }
stats-kind = { $game }, { $seats } asientos
stats-won = { $played ->
        [one] una partida
       *[other] { $played } partidas
    }, { $won ->
        [0] ninguna ganada
        [one] una ganada
       *[other] { $won } ganadas
    }
stats-pace-title = Con qué rapidez responde
stats-pace-quartiles = Suele responder en { $middle }; la mitad, entre { $low } y { $high }
stats-pace-none = Ninguna respuesta a tiempo todavía
stats-pace-missed = Plazos perdidos: { $missed } %
stats-recent = Últimas partidas
stats-game = { $when } · { $game } #{ $number }{ $sided ->
        [yes] {" "}como { $side }
       *[no] {""}
    }: { $place ->
        [0] no ganó nadie
       *[other] puesto { $place } de { $of }
    }{ $rated ->
        [yes] {""}
       *[no] {" "}· sin puntuar
    }
stats-versus = **{ $first } y { $second }**, en las partidas que jugaron juntos
stats-versus-game = { $game }: { $first } por delante { $mine }, { $second } por delante { $yours }, iguales { $neither }
stats-ladder = **{ $game }**, { $seats } asientos · { $played ->
        [one] una partida
       *[other] { $played } partidas
    } en este Herald, { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    } y { $days ->
        [one] un día
       *[other] { $days } días
    } de media
stats-rank = { $rank }. { $name } · { $rating } · { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
stats-rank-nowhere = Usa la orden en un servidor para ver a sus más fuertes.
stats-rank-none = Nadie de este servidor ha terminado una partida puntuada de este tipo, o no quiere aparecer.
stats-houses = Cómo les fue a los bandos
stats-house = { $side }: ganó { $won } de { $played }
settings-listed = Los demás { $listed ->
        [yes] pueden ver tus resultados
       *[no] no ven tus resultados
    } ({ COMMAND("settings me", listed: "") })
result-ratings = Puntuaciones: { $moved }
result-rating = { $seat } { $before } → { $after }
result-unrated-imported = Sin puntuar: la partida vino de un archivo.
result-unrated-abandoned = Sin puntuar: alguien se fue antes de jugarse un cuarto de la duración habitual.
result-unrated-computer = Sin puntuar: un asiento lo llevó el ordenador.
result-unrated-several = Sin puntuar: una persona llevaba varios asientos.
result-unrated-changed = Sin puntuar: un asiento cambió de manos.
result-unrated-early = Sin puntuar: se acordó el final antes de jugarse un cuarto de la duración habitual.
result-unrated-nobody = Sin puntuar: no ganó nadie.
result-unrated-left = Sin puntuar: al final quedaban muy pocos de los que empezaron.
result-unrated-fork = Sin puntuar: se jugó a partir de otra partida.
result-unrated-lesson = Sin puntuar: era una partida guiada.
result-unrated-practice = Sin puntuar: era una mesa de práctica.
stats-course = { $game }: #{ $number } { $table }, turno a turno
stats-course-none = No hay nada que dibujar antes del segundo turno.
stats-course-done = Así fue #{ $number } { $table }, con lo que todos pudieron ver.
button-course = Cómo fue

# Resultados: fichas, enfrentamientos y clasificaciones.

stats-none = Esa persona no tiene ninguna partida terminada que mostrar.
stats-none-own = Aún no has terminado ninguna partida. Las mesas de práctica y las primeras partidas con lecciones no cuentan.
stats-game-none = Aquí no ha terminado todavía ninguna partida de ese tipo.
stats-versus-own = Elige a otra persona: no puedes compararte contigo.
stats-card = **{ $name }** · { $played ->
        [one] 1 partida terminada
       *[other] { $played } partidas terminadas
    }
stats-standing = { $game }, { $seats } asientos: { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    }, { $won ->
        [0] ninguna ganada
        [one] 1 ganada
       *[other] { $won } ganadas
    } · { $rating }
stats-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
stats-provisional = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } (pocas partidas por ahora)
stats-no-rating = sin puntuar
stats-left = Dejadas antes del final: { $n ->
        [one] 1 partida
       *[other] { $n } partidas
    }.
stats-played = { $played ->
        [one] 1 partida terminada
       *[other] { $played } partidas terminadas
    }
stats-kind = { $game }, { $seats } asientos
stats-won = { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    }, { $won ->
        [0] ninguna ganada
        [one] 1 ganada
       *[other] { $won } ganadas
    }
stats-pace-title = Cuánto tarda en responder
stats-pace-quartiles = Suele responder en { $middle }; la mitad, entre { $low } y { $high }
stats-pace-none = Todavía no ha dado ninguna respuesta a tiempo
stats-pace-missed = Plazos que se le pasaron: { $missed } %
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
stats-versus = **{ $first } y { $second }**, en las partidas que compartieron
stats-versus-game = { $game }: { $first } por delante en { $mine ->
        [one] 1 partida
       *[other] { $mine } partidas
    }, { $second } por delante en { $yours }, empate en { $neither }
stats-ladder = **{ $game }**, { $seats } asientos · { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    } en este Herald, { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } y { $days ->
        [one] 1 día
       *[other] { $days } días
    } de media
stats-rank = { $rank }. { $name } · { $rating } · { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
stats-rank-nowhere = Usa este comando en un servidor para ver quiénes juegan mejor allí.
stats-rank-none = Nadie de este servidor que muestre sus resultados ha terminado aún una partida puntuada de este tipo.
stats-houses = Cómo le fue a cada asiento
stats-house = { $side }: ganó { $won } de { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    }
settings-listed = Los demás { $listed ->
        [yes] pueden ver tus resultados
       *[no] no pueden ver tus resultados
    } ({ COMMAND("settings me", listed: "") })
result-ratings = Puntuaciones: { $moved }
result-rating = { $seat } { $before } → { $after }
result-unrated-imported = Sin puntuar: la partida se importó de un archivo.
result-unrated-abandoned = Sin puntuar: alguien se fue antes de jugarse un cuarto de la duración habitual.
result-unrated-computer = Sin puntuar: un ordenador tuvo un asiento.
result-unrated-several = Sin puntuar: una persona tuvo varios asientos.
result-unrated-changed = Sin puntuar: un asiento cambió de manos.
result-unrated-early = Sin puntuar: la partida terminó antes de jugarse un cuarto de la duración habitual.
result-unrated-nobody = Sin puntuar: no ganó nadie.
result-unrated-left = Sin puntuar: al final quedaban muy pocas personas de las que empezaron.
result-unrated-fork = Sin puntuar: es una rama de otra partida.
result-unrated-lesson = Sin puntuar: era una primera partida con lecciones.
result-unrated-practice = Sin puntuar: era una mesa de práctica.
stats-course = { $game }: #{ $number } { $table }, turno a turno
stats-course-none = Hasta el segundo turno no hay nada que dibujar. Vuelve a intentarlo más tarde.
stats-course-done = Así fue la partida #{ $number } { $table }, según lo que podía ver todo el mundo.
button-course = Cómo fue la partida

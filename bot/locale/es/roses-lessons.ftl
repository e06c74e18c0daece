# Una primera partida: qué se aprende en cada paso de los tres primeros turnos.
roses-lesson-mulligan = **El objetivo.** Gana quien sea Rey tras la última campaña; la casa que se queda sin herederos pierde en el acto. Al final de cada campaña se cuentan los nobles, herederos e iglesias que hay en Inglaterra y Gales, 1 cada uno, y Londres por 1. El Pretendiente toma el trono si tiene **más** que el Rey; en caso de empate, el Rey lo conserva.
    { "" }**Ahora** miras tus siete cartas: una por turno. Una mano de pocos puntos se puede enseñar una vez y cambiar por otra.
roses-lesson-redeal = **La otra casa enseña una mano pobre.** Puedes conservar la tuya o tomar una nueva. Cuenta tus puntos: una mano corriente suma unos 17. Con 17 o más, consérvala.
roses-lesson-1-cards = **La carta.** Cada cual pone una boca abajo. Sus puntos son lo que podrás hacer este turno; empieza la más alta. **Ahora** pon una carta de muchos puntos: quien llega pronto a Inglaterra puede luchar toda la campaña y cuenta para el trono. **Más adelante** basta una carta pequeña y, como el enemigo va primero, ves lo que hace.
roses-lesson-2-cards = **Eventos.** Un evento va antes que cualquier otra carta, pero sus puntos solo sirven para él y no traen a nadie. *Reglas de este paso* cuenta qué hace cada uno. La Peste merece su turno cuando hay 4 bloques enemigos o más en una ciudad. Si no, mientras tengas varias cartas de Acción, pon una de ellas.
roses-lesson-3-cards = **Siete turnos hacen una campaña.** Lo que tengas en el mapa en el último cuenta para el trono. Guarda al menos una de tus cartas más altas para el turno 7.
roses-lesson-1-action = **Puntos.** Un punto embarca un bloque (dos de un puerto mayor a otro), trae un bloque de tu fondo o mueve los bloques de un área una o dos áreas. Primero lleva gente a Inglaterra y Gales: allí los herederos, los nobles y las iglesias cuentan para el trono, y desde la costa pueden atacar el próximo turno. Después junta con los tuyos a quien sea débil y tenga cerca al enemigo, y pulsa **Terminar las acciones**.
    Antes de terminarlas, **Deshacer** lo retira todo, punto por punto.
roses-lesson-2-action = **Mover.** El color de una frontera dice cuántos pueden cruzarla en un turno: amarilla 4, azul 3, roja 2. Reúne bloques donde el área los alimente: 4, con ciudad 5. Por cada uno de más se pierde un paso al final del turno.
roses-lesson-3-action = **Atacar.** Si entras en un área con enemigos, tras los movimientos hay batalla. Lleva más bloques de los que hay allí, o mejores: las letras A y B actúan antes, y quien defiende dispara mejor en su casa. La línea de cada ataque dice más o menos cuántas de 10 batallas así ganas y qué herederos corren peligro.
roses-lesson-main = **El ataque principal.** Has llegado por varias fronteras. Quienes cruzaron la que nombres combaten desde la primera ronda; los demás, desde la segunda. Nombra la de tus bloques más fuertes.
roses-lesson-battles = **Varias batallas.** Has ido primero y dices cuál se libra ahora. Empieza donde seas más fuerte: lo que allí quede libre puede cambiar las otras.
roses-lesson-briefing = Las **órdenes de batalla** dicen qué hacen tus bloques cuando no estás: cuándo se van y contra quién carga tu heredero. El estilo *rápido* basta si no eres mucho más débil: pulsa *Empezar la batalla*. Si lo eres, pon *retirada* en salir desde la ronda 2 y vivirán.
roses-lesson-fight = **Una batalla.** Los bloques actúan en el orden A, B, C, D, y en cada letra primero quien defiende. **Disparar** tira un dado por paso y acierta hasta el número que sigue a la letra; cada impacto quita un paso al enemigo más fuerte. Desde la ronda 2 un bloque puede retirarse, y en la 4 quien ataca tiene que hacerlo. **Dispara** mientras la batalla se pueda ganar; **retírate** cuando esté perdida, primero el bloque más valioso.
roses-lesson-hits = **Un impacto entre iguales.** Varios de tus bloques son igual de fuertes y eliges quién pierde un paso. Protege a los herederos: si caen los cinco, se acaba la partida.
roses-lesson-regroup = **Tras la victoria** tus bloques pueden pasar a áreas vecinas tuyas o vacías. Deja los que el área pueda alimentar.
roses-lesson-loss = **Suministro.** Hay demasiados bloques en un área y alguno pierde un paso. Elige al que menos lo necesite; el próximo turno, repártelos.
roses-lesson-heir = **Entra un heredero.** Donde entra cuenta como apoyo, pero no debe quedarse solo entre enemigos.

## Por qué un jugador del ordenador hace algo: lo que ha calculado, en partes de una frase

roses-because-battle = { $area }: calcula que ganas unas { $n } de cada 100 batallas así{ $helped ->
        [0] { "" }
       *[other] , en vez de { $now }
    }
roses-because-unfought = no hay batalla en { $area }, de las que ganarías { $n } de cada 100
roses-because-lose = pierdes unos { $n } de { $of ->
        [one] 1 paso
       *[other] { $of } pasos
    }{ $helped ->
        [0] { "" }
       *[other] , en vez de { $now }
    }
roses-because-beat = el enemigo pierde unos { $n } de { $of ->
        [one] 1 paso
       *[other] { $of } pasos
    }{ $helped ->
        [0] { "" }
       *[other] , en vez de { $now }
    }
roses-because-support = { $more ->
        [0] { $fewer ->
            [0] el mismo apoyo que antes
            [one] 1 de apoyo menos
           *[other] { $fewer } de apoyo menos
        }
       *[other] { $more } de apoyo más
    }
roses-because-hunger = { $more ->
        [0] { $fewer ->
            [0] pierden un paso por falta de suministro los mismos que antes
            [one] pierde un paso por falta de suministro 1 bloque menos
           *[other] pierden un paso por falta de suministro { $fewer } bloques menos
        }
        [one] pierde un paso por falta de suministro 1 bloque más
       *[other] pierden un paso por falta de suministro { $more } bloques más
    }
roses-because-joins = { $block } entra con { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } y acierta con { $fire ->
        [one] 1
       *[other] 1 a { $fire }
    }
roses-because-pool = aún se podría reclutar más tarde: { $block }
roses-because-exposed = { $less ->
        [0] { $n ->
            [one] cerca de 1 bloque enemigo podría atacar { $area }
           *[other] unos { $n } bloques enemigos podrían atacar { $area }
        }
       *[other] menos riesgo en { $area }, que { $n ->
            [one] podría atacar cerca de 1 bloque enemigo
           *[other] podrían atacar unos { $n } bloques enemigos
        }
    }
roses-because-reach = { $less ->
        [0] desde { $area } se puede atacar { $target } el próximo turno
       *[other] desde { $area } se puede atacar { $target } con menos fuerza el próximo turno
    }
roses-because-way = de { $area } al enemigo más cercano hay { $n ->
        [one] 1 área
       *[other] { $n } áreas
    }
roses-because-enough = nada es claramente mejor
roses-because-narrow = la mejora frente a la alternativa es demasiado pequeña
roses-because-arrives = quien acude a la reunión tiene que llegar a { $area }
roses-because-turns = { $block } cambia de bando en { $n } de cada 100 tiradas
roses-because-kills = { $block } cae en { $n } de cada 100 cargas así
roses-because-waits = la carta puede servir más en { $n ->
        [one] la otra batalla
       *[other] las otras { $n } batallas
    }
roses-because-first = { $block } vale más y sale antes
roses-because-elsewhere = { $area } es mejor sitio
roses-because-worth = { $block } vale para ti cerca de { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }{ $left ->
        [0] { "" }
        [one] { " " }y conserva 1 paso
       *[other] { " " }y conserva { $left } pasos
    }
roses-because-acts = { $block } acierta con { $n ->
        [one] 1
       *[other] 1 a { $n }
    }{ $acted ->
        [0] { " " }y aún tiene que actuar en esta ronda
       *[other] { " " }pero ya ha actuado en esta ronda
    }
roses-because-hand = tu mano tiene { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }; una mano media, { $fair }
roses-because-points = la carta tiene { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
roses-because-card-plague = la peste alcanza a { $n ->
        [one] 1 bloque enemigo
       *[other] { $n } bloques enemigos
    }
roses-because-card-event = en este turno conviene jugar un evento y guardar las demás cartas
roses-because-card-most = en este turno hacen falta muchos puntos
roses-because-card-least = se guarda para más tarde una carta de { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
roses-because-card-other = no es el turno de esta carta
roses-because-feeds = { $area } puede alimentar a { $n ->
        [0] nadie más
        [one] 1 bloque más
       *[other] { $n } bloques más
    }
roses-because-friends = { $n ->
        [one] 1 de tus bloques está
       *[other] { $n } de tus bloques están
    } en { $area }
roses-because-crowd = traer de vuelta el bloque desde el fondo cuesta un punto

# Una primera partida: qué aprender en cada paso de las tres primeras rondas y con qué cuenta el ordenador.
fief-lesson-assign = **Ahora:** elige en **Dar un sirviente** quién recibe cuál; el que no elijas va a tu otro Noble. · **Por qué:** el hombre manda tus tropas y vale 1 punto en la lucha: le conviene un sirviente que ayude en el camino o en la batalla. La mujer puede quedarse en casa: le conviene uno que ayude con los clérigos, la Peste o los molinos. · **Después:** ganas con 3 puntos de victoria al final de la ronda 5, 6 o 7, o si tienes más que nadie tras la 7. Un feudo (una región cuyo Lord es un Noble tuyo) da 1 punto. (En una partida de tres no se casa nadie, así que cada familia gana por separado.)
fief-lesson-settle = **Ahora:** elige tu primera ciudad en **Empezar en**: recibes allí una fortaleza gratis. · **Por qué:** todo título exige una fortaleza en su región, y las regiones pequeñas se completan antes. Gales y las Marcas tienen dos ciudades, y su título cuesta 4 chelines. El Norte y el Suroeste tienen tres, y el suyo cuesta 6. · **Después:** una ciudad con caminos en muchas direcciones te ayuda a crecer, y los vecinos cercanos te estorban.
fief-lesson-vote = **Ahora:** elige en **Votar por** a tu propio candidato, si lo tienes, y pulsa **Sellar**. · **Por qué:** la corona no da puntos, pero sí poder: el Soberano puede pedir un Impuesto Real, gravar las regiones sin Lord y conceder títulos gratis. · **Después:** sin candidato propio, vota contra la familia que más puntos tenga; con **Poner un señuelo en** nadie ve a quién apoyas.
fief-lesson-leave = **Ahora:** pulsa **Dejar pasar a …** si es un Noble solo, y **No dejar pasar a …** si es un ejército. · **Por qué:** un Noble sin permiso se queda en tu ciudad hasta las batallas. · **Después:** la próxima vez pueden responder tus **Órdenes permanentes**.
fief-lesson-fight = **Ahora:** pulsa **Seguir luchando**, o, si se ofrece, **Interrumpir la batalla** mientras aún tengas tropas que llevar a casa. · **Por qué:** el bando que pierde todas sus tropas pierde a sus Nobles como cautivos. · **Después:** ante unas murallas puede ofrecerse también **Asediar la ciudad**: la catapulta necesaria cuesta 5 chelines en las próximas compras. Desde entonces tira dos dados que ninguna muralla quita.
fief-lesson-lose = **Ahora:** elige en **Perder** las tropas más baratas. · **Por qué:** un soldado aguanta un golpe, y reponerlo cuesta 1 chelín; un caballero aguanta tres golpes antes de caer, y los Nobles van al final. · **Después:** las **Órdenes permanentes** pueden elegir por ti las tropas más baratas.
fief-lesson-burn = **Ahora:** pulsa **Terminar la quema**, salvo que vayas a perder un molino de todos modos. · **Por qué:** quemar un molino da 2 chelines una vez, lo mismo que paga cada ronda. · **Después:** las **Órdenes permanentes** pueden preguntarte solo cuando haya alguien ajeno en una ciudad con un molino tuyo.
fief-lesson-draw = **Ahora:** pulsa **Robar un Personaje** o **Robar una Fortuna**; con **Terminar el robo** no robas más. · **Por qué:** los Personajes traen Nobles, títulos de la Iglesia y ayudantes; las Fortunas, dinero y tretas. · **Después:** un plan en **Qué robas** roba por ti, sin preguntar carta a carta.
fief-lesson-window = **Ahora:** juega una carta de oportunidad o pulsa **Terminar la ventana** para no jugar ninguna. · **Por qué:** se pregunta a todos a la vez, para que nadie sepa quién tiene una. · **Después:** las **Órdenes permanentes** pueden dejar pasar las ventanas, y las **Cartas armadas** se juegan solas.
fief-lesson-market = **Ahora:** elige lo que compras, línea a línea, y pulsa **Sellar**. · **Por qué:** en esta mesa todas las listas se abren juntas y se cumplen por orden de juego. · **Después:** hasta entonces puedes abrir el sello, y **Borrar la última línea** corrige un error.
fief-lesson-challenge = **Ahora:** pulsa **Quedarse tras las murallas** salvo que seas claramente más fuerte que los caballeros de fuera; **Salir a luchar** renuncia a tus murallas. · **Por qué:** pasa un desfile de caballeros. Si sales, se lucha en el acto y solo cuerpo a cuerpo, pero cada dado tuyo cuenta un golpe más. · **Después:** si te quedas dentro, pasan de largo y no se pierde nada.
fief-lesson-parliament = **Ahora:** elige **…: votar …** y después **Sellar**. · **Por qué:** si más de la mitad de los votos emitidos dice sí, el Soberano recibe 12 chelines y los reparte en secreto: vota sí si esperas tu parte. · **Después:** tras un impuesto concedido, esta ronda puede rebelarse cualquier ciudad.
fief-lesson-split = **Ahora:** elige una suma en **Para …** y pulsa el botón verde, que dice cuánto repartes y cuánto te quedas. · **Por qué:** te quedas lo que no des, pero quienes votaron a favor del impuesto esperan algo. · **Después:** cada cual ve solo su propia parte.
fief-lesson-join = **Ahora:** elige **… se suma a …**. · **Por qué:** tu gente lucha y cae con el bando que elijas; si no eliges ninguno, se queda fuera. · **Después:** las **Órdenes permanentes** pueden dejarte fuera de las batallas de otros.
fief-lesson-turn = **Ahora:** pulsa **… sigue en su bando**, salvo que el otro esté ganando con claridad. · **Por qué:** tu gente cae con su bando, y el que pierde todas sus tropas pierde a sus Nobles como cautivos. · **Después:** tras la próxima tirada se te vuelve a preguntar.
fief-lesson-spoils = **Ahora:** pulsa **Quedarse las máquinas**, salvo que no puedas guardarlas. · **Por qué:** con una bombarda o una catapulta capturada te ahorras su precio, si en tu reserva hay una ficha para ella. · **Después:** **Destruir las máquinas** es mejor donde el enemigo las recuperaría pronto.
fief-lesson-pillage = **Ahora:** elige una línea en **Saquear** o pulsa **Terminar el saqueo**. · **Por qué:** un molino saqueado da 2 chelines una vez: saquea solo lo que no puedas conservar. · **Después:** una abadía da mucho más, pero convierte a tu Noble en hereje, y una carta de Justicia puede darle muerte.
fief-lesson-rebel = **Ahora:** pulsa **Quedarse fuera de la rebelión**, salvo que la ciudad sea de un rival que va por delante. · **Por qué:** cada rebelión añade un dado y un golpe, y si caen todas las tropas de la ciudad, mueren sus Nobles y arden molino, abadía y fortaleza. · **Después:** para sumarte hace falta una carta de Rebelión, o un Burgués y un tesoro.
fief-lesson-calm = **Ahora:** elige **… paga para acabar con una rebelión** si se ofrece; si no, pulsa **Dejar en paz a los rebeldes**. · **Por qué:** cada rebelión es un dado y un golpe contra tus tropas, y pagar es seguro; hablar puede costarle la vida a tu clérigo, y la propia opción dice con qué tiradas da resultado. · **Después:** guarnición y murallas en las ciudades gravadas frenan a los rebeldes.
fief-lesson-skull = **Ahora:** pulsa **Resucitar a …** si el Noble tiene un título; si no, **Dejar descansar en paz a …**. · **Por qué:** la Calavera sirve una vez en toda la partida y devuelve a un Noble con todos sus títulos. · **Después:** un Noble sin títulos se sustituye más fácilmente con una carta.
fief-lesson-heir = **Ahora:** elige quién hereda: **… recibe el título de Lord**. · **Por qué:** el título conserva en tu familia su punto de victoria y su voto. · **Después:** dáselo a un Noble que no esté en cautiverio ni corra peligro.
fief-lesson-refuge = **Ahora:** elige una ciudad en **Aparecer en**, mejor tras tus propias murallas. · **Por qué:** un Noble solo entre tropas enemigas pronto vuelve a ser cautivo. · **Después:** quien aparece con tus tropas puede mandarlas en la próxima ronda.
fief-lesson-garter = **Ahora:** pulsa **Dar la Jarretera a …** o **No dar la Jarretera**. · **Por qué:** la Jarretera desempata al final, y quien la lleva no puede atacar nunca al Soberano, que es de tu familia. · **Después:** puedes dar una por ronda como mucho, mientras queden.
fief-lesson-wall = **Ahora:** elige una fortaleza: **… pasa a ser la Ciudad Amurallada**. · **Por qué:** una Ciudad Amurallada quita dos dados a los atacantes, y conquistarla da el título: elige la más difícil de alcanzar. · **Después:** ten en ella una guarnición.
fief-lesson-deal = **Ahora:** pulsa **Aceptar la oferta** solo si ganas más que la otra parte; si no, **Rechazar la oferta** o **Responder a la oferta … con otra oferta**. · **Por qué:** una oferta se cumple entera y en el acto. · **Después:** lo que se prometa aparte no obliga a nadie, y una oferta caduca al final de la ronda.
fief-lesson-consent = **Ahora:** pulsa **Negar la Fortaleza Real**, salvo que te hayan prometido algo a cambio. · **Por qué:** la ciudad dejaría de ser de tu feudo y pasaría a la corona. · **Después:** no responder cuenta como no.
fief-lesson-renounce = **Ahora:** pulsa **… sigue de abadesa**, salvo que te convenga que se case o se presente al trono. · **Por qué:** solo una abadesa que ha dejado su título puede casarse o presentarse al trono. · **Después:** no responder cuenta como no.
fief-lesson-bestow = **Ahora:** pulsa **… recibe el título: …** para una mujer de tu familia, si está en la lista; si no, **No dar el título a nadie**. · **Por qué:** una abadesa tiene una abadía que paga cada ronda y da refugio a los Nobles. · **Después:** ya no podrá casarse ni reinar.

## Lo que una lección dice de la posición

fief-taught-discard-1 = **Ahora:** pulsa **Sellar**: tu plan de robo ya está hecho y no tienes que descartar nada. · **Por qué:** cada ronda robas dos cartas (un Personaje y una Fortuna, o dos Fortunas), y un Personaje puede ser el tercer Noble que tanto necesitas: solo los Nobles mandan tropas. · **Después:** en **Qué robas** puedes cambiar el plan.
fief-taught-discard-2 = **Ahora:** mira el plan en **Qué robas** y pulsa **Sellar**. · **Por qué:** entre las Fortunas hay Desastres, con el dorso de otro color; el que sacas va boca abajo al contador de Desastres, una fila de tres espacios. Cuando todos han robado, un dado dice qué región golpea. · **Después:** el plan también dice cuántos Desastres te atreves a sacar: lo normal son dos, pero con ninguno vas más seguro si tienes más que perder que nadie.
fief-taught-discard-3 = **Ahora:** pulsa **Sellar**: en tu mano cabe lo que roba tu plan, así que puedes guardar todas las cartas. · **Por qué:** tu mano admite { $most } cartas y robas dos: solo descartas si guardas tantas que las nuevas no caben. · **Después:** { $count ->
        [0] cartas como Pasadizo, Emboscada o Rebelión se juegan casi en cualquier momento; guárdalas cuando las robes.
       *[other] guarda { $cards }: esas cartas se juegan casi en cualquier momento.
    }
fief-taught-discard-full = **Ahora:** elige **Descartar …** con lo que no vayas a usar pronto y pulsa **Sellar**. · **Por qué:** tu mano admite { $most } cartas. Si guardas { $kept ->
        [one] 1 carta
       *[other] { $kept } cartas
    }, robas { $room ->
        [0] ninguna
       *[other] solo { $room }
    } de las { $n } de tu plan. · **Después:** { $count ->
        [0] cartas como Pasadizo, Emboscada o Rebelión se juegan casi en cualquier momento; guárdalas cuando las robes.
       *[other] guarda { $cards } si puedes: esas cartas se juegan casi en cualquier momento.
    }
fief-taught-discard-few = **Ahora:** pulsa **Sellar**, o antes elige **Descartar …** con una carta que te haga menos falta que otra nueva. · **Por qué:** tu mano admite { $most } cartas. Si guardas { $kept ->
        [one] 1 carta
       *[other] { $kept } cartas
    }, robas { $room ->
        [0] ninguna
       *[other] solo { $room }
    } de las { $n } de tu plan. · **Después:** cartas como { $cards } se juegan casi en cualquier momento.
fief-taught-play-noble = **Ahora:** { $n ->
        [one] elige **… aparece en …** para tu nuevo Noble.
       *[other] elige dónde empieza tu nuevo Noble: **… aparece en …**.
    } · **Por qué:** un Noble toma una ciudad de nadie o manda tropas sin jefe{ $n ->
        [one] .
       *[other] ; lo mejor es un lugar cerca de tu región, con ciudades de nadie alrededor.
    } · **Después:** los clérigos nunca reinan: deja para la corona a un Noble sin título de la Iglesia.
fief-taught-play-church = **Ahora:** elige **… recibe el título: …**{ $n ->
        [one] , o guarda la carta y pulsa **Terminar las cartas**.
       *[other] , mejor para un Noble que no mande tropas.
    } · **Por qué:** { $ranks }. · **Después:** los clérigos nunca reinan: deja para la corona a un Noble sin título de la Iglesia.
fief-taught-play-tax = **Ahora:** elige { $tallage ->
        [0] **Diezmo en el distrito de …**
       *[other] { $tithe ->
            [0] **Tallage en …**
           *[other] **Tallage en …** o **Diezmo en el distrito de …**
        }
    } si da bastante; si no, pulsa **Terminar las cartas**. · **Por qué:** { $tallage ->
        [0] con el diezmo, el impuesto de un obispo, cobras lo que dan los molinos del distrito de la Iglesia, también los de otros.
       *[other] { $tithe ->
            [0] con el tallage, el impuesto de un Lord, cobras 2 chelines por cada ciudad de la región, también las de otros.
           *[other] con el tallage, el impuesto de un Lord, cobras 2 chelines por cada ciudad de la región; con el diezmo, el de un obispo, lo que dan los molinos del distrito. Ambos se cobran también a los demás.
        }
    } · **Después:** un Impuesto cuesta un tesoro, y las ciudades gravadas pueden rebelarse. Los tesoros no son dinero: tu familia tiene dos por ronda y se recuperan en la siguiente.
fief-taught-play-bless = **Ahora:** elige **{ $card } para …** donde te dé más, o guárdala y pulsa **Terminar las cartas**. · **Por qué:** acaba con un Desastre o da 1 chelín más por cada molino y abadía de una región, y cada línea dice cuánto es para ti. · **Después:** las cartas de la próxima ronda necesitan sitio en tu mano.
fief-taught-play-none = **Ahora:** pulsa **Terminar las cartas**: { $n ->
        [0] no tienes cartas.
       *[other] nada de lo que tienes se juega en este paso.
    } · **Por qué:** aquí se juegan Nobles, títulos de la Iglesia, Buena cosecha, Buen tiempo e Impuestos; las demás cartas, casi en cualquier momento. · **Después:** un Impuesto cuesta un tesoro; tu familia tiene dos por ronda, que no son dinero y se recuperan en la siguiente.
fief-taught-buy-title = **Ahora:** elige **Comprar el título de …**: todas las ciudades { fief-region-of } son tuyas. · **Por qué:** un título da 1 punto de victoria, un voto y el derecho a gravar, y hace de la fortaleza una Ciudad Amurallada. · **Después:** guarda la Ciudad Amurallada: quien la conquista se lleva el título.
fief-taught-buy-grant = **Ahora:** elige **Conceder el título de …**: todas las ciudades { fief-region-of } son tuyas, y tu Soberano concede gratis su título. · **Por qué:** un título da 1 punto de victoria, un voto y el derecho a gravar, y hace de la fortaleza una Ciudad Amurallada. · **Después:** guarda la Ciudad Amurallada: quien la conquista se lleva el título.
fief-taught-buy-fort = **Ahora:** en la lista de una ciudad { fief-region-of }, elige **Construir en …: fortaleza**. · **Por qué:** todas las ciudades de esa región son tuyas, y para su título, que da 1 punto de victoria, solo falta una fortaleza en una de ellas. · **Después:** la fortaleza cuesta { $fort } chelines y el título { $n }; tienes { $have }.
fief-taught-buy-save = **Ahora:** guarda el dinero y pulsa **Terminar las compras**: todas las ciudades { fief-region-of } son tuyas, y su título cuesta { $n } chelines; tienes { $have }. · **Por qué:** un título da 1 punto de victoria, un voto y el derecho a gravar. · **Después:** cómpralo la próxima ronda, y no pierdas hasta entonces ninguna de sus ciudades.
fief-taught-buy-mill = **Ahora:** en la lista de una ciudad sin molino, elige **Construir en …: molino**; cuando tengas lo que quieres, pulsa **Terminar las compras**. · **Por qué:** un molino cuesta 3 chelines y da 2 cada ronda, así que rinde más si se construye ya. · **Después:** un título, que da 1 punto de victoria, exige todas las ciudades de una región y una fortaleza en una de ellas. Una fortaleza cuesta 5 chelines.
fief-taught-buy-guards = **Ahora:** compra guarnición para { $n ->
        [0] la ciudad que corre más peligro
        [one] tu Ciudad Amurallada, { $cities }
       *[other] tus Ciudades Amuralladas, { $cities }
    }, y pulsa **Terminar las compras**. · **Por qué:** { $n ->
        [0] una ciudad que nadie defiende se pierde.
       *[other] quien conquista una Ciudad Amurallada se lleva su título.
    } Un soldado cuesta 1 chelín y aguanta 1 golpe; un caballero cuesta 3, vale 3 puntos y aguanta 3 golpes. Con hasta 6 puntos se tira un dado; con hasta 12, dos; con más, tres. · **Después:** los demás ven cuántas tropas tienes, no de qué clase.
fief-taught-buy-none = **Ahora:** pulsa **Terminar las compras**: no te queda dinero. · **Por qué:** los chelines llegan con los ingresos de cada ronda: los dan ciudades, molinos y abadías. · **Después:** un título, que da 1 punto de victoria, exige todas las ciudades de una región y una fortaleza en una de ellas.
fief-taught-move-1 = **Ahora:** { $n ->
        [one] elige una ciudad de nadie en **{ $noble } va …**, con tus tropas.
       *[other] elige un Noble en **Quién parte** y luego una ciudad de nadie, con tus tropas.
    } · **Por qué:** una ciudad de nadie es tuya en cuanto hay en ella un Noble o una unidad tuya, y las tropas solo van con un Noble. · **Después:** cada Noble tiene dos movimientos, un camino cada uno: deja un soldado y sigue, y al final pulsa **Terminar el movimiento**.
fief-taught-move-2 = **Ahora:** { $n ->
        [one] elige un destino en **{ $noble } va …** y rodea
       *[other] elige un Noble en **Quién parte** y rodea
    } las ciudades de otros; al final pulsa **Terminar el movimiento**. · **Por qué:** puedes entrar en cualquier ciudad, pero si la ciudad es de otra familia y esta tiene gente dentro, necesitas su permiso para seguir. No responder cuenta como no. · **Después:** una ciudad que dejas vacía queda otra vez como ciudad de nadie, salvo que tenga tu fortaleza o sea de tu feudo.
fief-taught-move-3 = **Ahora:** ve a una ciudad con enemigos solo si eres más fuerte de lo que ellos pueden ser, deja guarnición en casa y pulsa **Terminar el movimiento**. · **Por qué:** las batallas llegan cuando todos han movido: puedes atacar a quien esté en la misma ciudad, y también pueden atacarte. · **Después:** cada línea muestra cuántas tropas tienen los demás, nunca de qué clase.
fief-taught-move-over = **Ahora:** pulsa **Terminar el movimiento**: ninguno de tus Nobles puede seguir. · **Por qué:** cada Noble tiene dos movimientos por ronda, y las tropas solo van con un Noble. · **Después:** cuando todos han movido, puede haber batallas donde se encuentren dos familias.
fief-taught-march = **Ahora:** { $goes ->
        [0] pulsa **{ $noble } se queda en …**
       *[other] elige la próxima ciudad en **{ $noble } va a…**, o pulsa **… se queda en …**
    }{ $take ->
        [0] { $leave ->
            [0] .
           *[other] ; en **Dejar** eliges quién se queda allí.
        }
       *[other] { $leave ->
            [0] ; en **Llevar** eliges quién va también.
           *[other] ; en **Llevar** eliges quién va también, y en **Dejar**, quién se queda.
        }
    } · **Por qué:** una ciudad que era de nadie es tuya solo mientras alguien tuyo esté en ella: deja un soldado en cada una. · **Después:** quien se queda puede volver a partir esta ronda con los movimientos y las tropas que le queden.
fief-taught-court = **Ahora:** pulsa **Terminar la corte**, salvo que te ayude otra cosa de las que se ofrecen aquí. · **Por qué:** una elección exige un trono vacío, tres títulos de Lord en el reino y un obispo o arzobispo; solo se presentan Lores que no sean clérigos. · **Después:** desde la ronda 2 todas empiezan aquí, pero solo se te pregunta mientras haya algo que puedas hacer.
fief-taught-court-stand = **Ahora:** elige **… se presenta al trono** con un Lord tuyo y pulsa **Terminar la corte**. · **Por qué:** esta ronda hay elección. Cada Lord y cada obispo tiene un voto, y un arzobispo dos. · **Después:** desde la ronda 2 todas empiezan aquí, pero solo se te pregunta mientras haya algo que puedas hacer.
fief-taught-court-crown = **Ahora:** pulsa **Convocar al Parlamento** si necesitas dinero; si no, **Terminar la corte**. · **Por qué:** el Soberano es de tu familia. Si más de la mitad de los votos emitidos dice sí, recibes { $n } chelines y los repartes como quieras. · **Después:** tras un impuesto concedido, esta ronda puede rebelarse cualquier ciudad.
fief-taught-parley = **Ahora:** elige **… paga el impuesto danés** si el ejército te quitaría la ciudad; si no, pulsa **No pagar ni enviar a nadie**. · **Por qué:** los invasores atacan donde superan en número a las tropas y arrasan lo que toman. Por { $n } chelines se va un ejército: una ganga si está en juego tu título. · **Después:** mientras quede un invasor en Inglaterra, los ingresos de todos se reducen a la mitad.
fief-taught-parley-talk = **Ahora:** elige **… habla a los invasores** solo si vas a perder la ciudad de todos modos; si no, pulsa **No pagar ni enviar a nadie**. · **Por qué:** no puedes pagar el impuesto danés ({ $n } chelines; tienes { $have }), y si habla un clérigo, con 1 a 3 se va un ejército, pero con 4 a 6 muere el clérigo. · **Después:** mientras quede un invasor en Inglaterra, los ingresos de todos se reducen a la mitad.
fief-taught-parley-none = **Ahora:** pulsa **No pagar ni enviar a nadie**: { $here ->
        [0] allí no hay ningún Noble tuyo.
       *[other] el impuesto danés cuesta { $n } chelines, y tienes { $have }.
    } · **Por qué:** solo un Noble que esté en la misma ciudad puede pagar el impuesto danés, con el que se va un ejército, y solo un clérigo que esté allí puede hablar a los invasores. · **Después:** mientras quede un invasor en Inglaterra, los ingresos de todos se reducen a la mitad.
fief-taught-battle = **Ahora:** elige **Atacar a … en …** solo si la probabilidad (🎲) es buena; si no, pulsa **Terminar las batallas aquí**. · **Por qué:** nadie está obligado a luchar. Una fortaleza te quita un dado, y una Ciudad Amurallada, dos: con 6 puntos o menos no tiras ningún dado cuerpo a cuerpo contra una fortaleza. · **Después:** contra murallas quedan las bombardas, los arqueros y el asedio.
fief-taught-battle-open = **Ahora:** elige **Tomar …, sin defensa**: { $city } es tuya sin luchar. · **Por qué:** nadie la defiende, así que no se tira ningún dado. · **Después:** deja tropas allí cuando sigas, o te la quitará quien llegue después.

## Con qué ha contado el ordenador

fief-because-near = llegar a las { $n } ciudades { fief-region-of } cuesta { $moves ->
        [one] 1 movimiento
       *[other] { $moves } movimientos
    } en total
fief-because-roads = { $n ->
        [one] de la ciudad sale 1 camino
       *[other] de la ciudad salen { $n } caminos
    }
fief-because-crowd = otras familias tienen { $n ->
        [one] 1 ciudad
       *[other] { $n } ciudades
    }, y la más cercana está a { $moves ->
        [one] 1 movimiento
       *[other] { $moves } movimientos
    }
fief-because-income = { $city } da { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } por ronda
fief-because-region = controlas { $n } de las { $size } ciudades { fief-region-of }
fief-because-title = el título { fief-region-of } vale un punto de victoria y { $n ->
        [0] es gratis
        [one] cuesta 1 chelín
       *[other] cuesta { $n } chelines
    }
fief-because-odds = en { $city } ganas más o menos el { $n } % de los ataques así: tienes { $own ->
        [one] 1 punto
       *[other] { $own } puntos
    }, y el enemigo tiene { $foe }
fief-because-odds-between = en { $city } ganas más o menos el { $n } % de los ataques así si sus tropas ocultas son las más probables (el { $least } % si son las más fuertes, el { $most } % si son las más débiles): tienes { $own ->
        [one] 1 punto
       *[other] { $own } puntos
    }, y el enemigo tiene unos { $foe }
fief-because-kills = el enemigo sufre { $n ->
        [one] más o menos 1 golpe
       *[other] unos { $n } golpes
    }
fief-because-losses = sufres { $n ->
        [one] más o menos 1 golpe
       *[other] unos { $n } golpes
    }
fief-because-beaten = más o menos el { $n } % de los ataques así fracasa, y entonces pierdes a { $nobles }
fief-because-shut = el asedio encierra al enemigo en { $city }: tienes { $own ->
        [one] 1 punto
       *[other] { $own } puntos
    }, y el enemigo tiene { $foe }
fief-because-holds = más o menos el { $n } % de las defensas así resiste: la defensa tiene { $own ->
        [one] 1 punto
       *[other] { $own } puntos
    }, y el ataque tiene { $foe }
fief-because-useless = nada de lo que te queda puede alcanzar a nadie tras esas murallas
fief-because-risk = el riesgo de perder { $city } es del { $n } %
fief-because-guards = el riesgo de perder { $city } baja del { $n } % al { $risk } %
fief-because-garrison = { $n ->
        [0] nadie defiende aún { $city }
        [one] las tropas de { $city } aguantan 1 golpe
       *[other] las tropas de { $city } aguantan { $n } golpes
    }
fief-because-stronger = las tropas de { $city } aguantan entonces { $n ->
        [one] 1 golpe
       *[other] { $n } golpes
    }
fief-because-comer = a { $city } puede llegar un enemigo con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
fief-because-left = en { $city } { $n ->
        [0] no queda ninguna tropa
        [one] queda 1 tropa
       *[other] quedan { $n } tropas
    }: el riesgo de perder la ciudad es del { $risk } %
fief-because-stay = { $n ->
        [0] entonces no hay en { $city } ninguna tropa tuya
        [one] entonces hay en { $city } 1 tropa tuya
       *[other] entonces hay en { $city } { $n } tropas tuyas
    }
fief-because-moves = { $city } está a { $n ->
        [one] 1 movimiento
       *[other] { $n } movimientos
    }
fief-because-bandits = el riesgo de que los bandidos te atrapen camino de { $city } es del { $n } %
fief-because-plague = la Peste está en { $city }
fief-because-nearer = { $n ->
        [0] { $city } vale la pena
        [one] { $city }, que vale la pena, queda a 1 movimiento
       *[other] { $city }, que vale la pena, queda a { $n } movimientos
    }
fief-because-errand = en { $city } se puede conseguir o entregar la espada o una reliquia
fief-because-errand-left = en contra: en { $city } podrías conseguir o entregar la espada o una reliquia
fief-because-onward = desde allí el camino sigue hasta { $city }
fief-because-beside = junto a { $city } hay { $n ->
        [one] 1 ciudad
       *[other] { $n } ciudades
    } que ganar
fief-because-kin = { $families ->
        [one] tu familia puede
       *[other] tus { $families } familias pueden
    } tener { $most } Nobles, y { $n ->
        [0] aún no hay ninguno
        [one] ahora hay 1
       *[other] ahora hay { $n }
    }
fief-because-kin-of = tu familia { $family } puede tener { $most } Nobles, y { $n ->
        [0] aún no hay ninguno
        [one] ahora hay 1
       *[other] ahora hay { $n }
    }
fief-because-pair = un matrimonio hace aliadas a las dos familias
fief-because-poor = { $card } ahora sirve de poco
fief-because-gain = da { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }
fief-because-others = en contra: otros tienen allí { $n ->
        [one] 1 molino o abadía
       *[other] { $n } molinos y abadías
    }
fief-because-cures = pone fin a esto en la región: { $card }
fief-because-weather = { $n ->
        [0] ninguno de tus molinos y abadías rinde más con esto
        [one] así, 1 de tus molinos o abadías rinde 1 chelín más
       *[other] así, { $n } de tus molinos y abadías rinden 1 chelín más cada uno
    }
fief-because-costs = cuesta { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    }
fief-because-leaves = después { $n ->
        [0] no te queda dinero
        [one] te queda 1 chelín
       *[other] te quedan { $n } chelines
    }
fief-because-saves = guardas { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } para un título o un rescate
fief-because-mill = un molino da { $n ->
        [one] 1 chelín
       *[other] { $n } chelines
    } { $rounds ->
        [one] en 1 ronda más
       *[other] por ronda durante { $rounds } rondas más
    }
fief-because-mills = { $n ->
        [0] no paga allí ningún molino
        [one] paga allí 1 molino
       *[other] pagan allí { $n } molinos
    }
fief-because-votes = da { $n ->
        [one] 1 voto
       *[other] { $n } votos
    }
fief-because-majority = cuentas con { $n ->
        [one] 1 voto
       *[other] { $n } votos
    }, y todos los demás juntos, con { $others }
fief-because-titles = { $noble } { $n ->
        [0] no tiene ningún título
        [one] tiene 1 título
       *[other] tiene { $n } títulos
    }
fief-because-wedded = si las familias se alían, la probabilidad de ganar juntas es del { $n } %
fief-because-alone = sin esa alianza, tu probabilidad de ganar es del { $n } %
fief-because-bond = entonces las dos familias solo ganan juntas, con { $most } puntos (ahora tienen { $n }), y ya no por separado con { $alone }
fief-because-friend = favorece a tu propia familia
fief-because-friend-ally = favorece a un aliado
fief-because-troops = el Noble { $n ->
        [0] no trae tropas
        [one] trae 1 tropa
       *[other] trae { $n } tropas
    }
fief-because-points = la familia { $family } tiene { $n } de los { $most } puntos de victoria que necesita
fief-because-raid = la probabilidad de que los invasores tomen { $city } es del { $n } %: tienen { $foe ->
        [one] 1 punto
       *[other] { $foe } puntos
    }, y tú tienes { $own }
fief-because-rebels = los rebeldes de { $city } dan { $n ->
        [one] más o menos 1 golpe
       *[other] unos { $n } golpes
    }, y las tropas de allí aguantan { $own }
fief-because-blow = si muere { $noble }, la otra familia pierde más o menos un { $n } % de un punto de victoria
fief-because-use = esto vale para ti más o menos un { $n } % de un punto de victoria
fief-because-kept = guardar la carta vale para ti más o menos un { $n } % de un punto de victoria
fief-because-siege = el asedio de { $city } acaba y { $n ->
        [one] se pierde su catapulta
       *[other] se pierden sus { $n } catapultas
    }
fief-because-ally = { $card } perjudicaría a un aliado
fief-because-ally-own = { $card } perjudicaría a tu propia familia
fief-because-servant-war = { $servant } ayuda en el camino y en la batalla, y { $noble }, un hombre, manda tus tropas
fief-because-servant-home = { $servant } ayuda con clérigos, Peste o molinos, y { $noble }, una mujer, puede quedarse en casa
fief-because-servant-any = { $servant } le sirve igual a cualquiera de los dos Nobles
fief-because-servant-left = cada Noble recibe un sirviente, y para { $noble } queda { $servant }
fief-because-free = no cuesta nada
fief-because-last = es la última ronda
fief-because-rule-bestow = el título va a una mujer de tu familia de la que se pueda prescindir; si no, a nadie
fief-because-rule-consent = ese favor solo merece la pena con un aliado
fief-because-rule-draw = es lo que toca según el plan de robo habitual
fief-because-rule-garter = quien lleva la Jarretera no ataca nunca a tu Soberano, pero una familia que ya tiene los puntos para ganar no la recibe
fief-because-rule-heir = hereda mejor un Noble libre, aún sin título y que no sea clérigo
fief-because-rule-lose = primero caen las tropas más baratas
fief-because-rule-parliament = un sí solo te ayuda si cobra tu propio Soberano o el de un aliado
fief-because-rule-renounce = ese favor solo merece la pena con un aliado
fief-because-rule-skull = la Calavera se guarda para los Nobles de tu familia
fief-because-rule-split = solo un aliado recibe una parte, que es un tercio, y te quedas el resto
fief-because-nothing = nada más parece lo bastante bueno

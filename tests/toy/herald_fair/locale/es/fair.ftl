# La feria de las pruebas: lo que ocurre, lo que se rechaza, lo que se elige.

game-fair = La Feria

## Sucesos

fair-sign = { $seat } cuelga el letrero: { $sign }.
fair-day = Amanece el **día { $n }** de la feria; los dados: { $rolls }.
fair-found = Encuentras { $good } en tu carro.
fair-voted = { $seat } vota { $vote }.
fair-vote-passed = Habrá peaje, por { $n } a { $against }.
fair-vote-failed = No habrá peaje: { $n } a { $against }.
fair-bid = Pujas { $n }.
fair-sealed = { $seat } ha sellado su puja.
fair-unsealed = { $seat } ha vuelto a abrir su puja.
fair-bids = Las pujas: { $bids }.
fair-lot = El pendón del día: { $share } monedas.
fair-lot-nobody = Nadie ha pujado; el pendón se queda en su mástil.
fair-card = Robas una carta: { $card }.
fair-stays = { $seat } no manda carro.
fair-cart = { $seat } manda { $good } a { $gate }.
fair-silent = Dejas pasar el carro.
fair-object = Te opones al carro.
fair-turned-back = Alguien se opone: { $seat } se trae { $good } de vuelta de { $gate }.
fair-sold = { $seat } vende { $good } en { $gate } por { $n }.
fair-offers-coins = { $seat } ofrece a { $other } { $n } por { $good } (oferta { $number }).
fair-offers-good = { $seat } ofrece a { $other } { $good } por { $n } (oferta { $number }).
fair-accepted = { $other } acepta la oferta { $number }: { $buyer } recibe { $good } por { $n }.
fair-refused = { $other } rechaza la oferta { $number } de { $seat }.
fair-withdrawn = { $seat } retira la oferta { $number } a { $other }.
fair-lapsed = La oferta { $number } de { $seat } ha vencido.
fair-vetoed = { $seat } enseña un veto: hoy no hay peaje.
fair-toll = Cada cual paga { $n } de peaje.
fair-won = La feria termina; el premio es para { $seats }.
fair-nobody = La feria termina y nadie tiene un pendón: nadie gana.

## Rechazos

fair-no-verb = «{ $verb }» no cabe aquí; lo que se pregunta: { $step }.
fair-no-words = «{ $action }» no es posible. Elige entre lo que ofrece «{ $verb }».
fair-no-answered = Ya has respondido, o no se te pregunta nada así.
fair-no-sealed = Tu puja está sellada. Ábrela antes de cambiarla.
fair-no-sign = El letrero { $sign } ya está colgado. Elige otro.
fair-no-purse = Tienes { $n } monedas y ni una más.
fair-no-good = No tienes { $good }.
fair-no-card = No tienes ningún veto.
fair-no-offer = La oferta { $number } no está en pie, o no te toca responderla.
fair-no-self = Ofréceselo a otra persona.
fair-no-more-offers = Tienes { $n } ofertas abiertas; retira antes una.

## Lo que se pregunta

fair-step-sign = colgar un letrero
fair-step-vote = votar el peaje
fair-step-bid = pujar por el pendón
fair-step-cart = mandar un carro
fair-step-objection = oponerse a un carro
fair-step-market = comerciar
fair-step-offer = responder a una oferta
fair-step-toll = vetar el peaje
fair-step-standing = puja fija
fair-ask-sign = ¿Qué letrero cuelga sobre tu puesto? Quedan { $n }.
fair-ask-vote = ¿Paga cada cual { $n } de peaje esta tarde?
fair-ask-bid = ¿Cuántas de tus { $n } monedas pujas por el pendón del día? Paga la puja más alta.
fair-ask-cart = ¿Mandas una de tus { $n } mercancías a una puerta? Los demás pueden oponerse con un veto.
fair-ask-objection = { $seat } manda { $good } a { $gate }. ¿Te opones? Cuesta un veto; nadie sabrá de quién.
fair-ask-market = ¿A quién ofreces qué? Tienes { $n } monedas.
fair-ask-offer = { $seat } ofrece: { $buyer } recibe { $good } por { $n } (oferta { $number }). ¿Qué dices?
fair-ask-toll = Cada cual pagará { $n } de peaje esta tarde. ¿Lo evitas con tu veto?
fair-ask-standing = ¿Responde una puja fija por ti en las subastas?
fair-verb-sign = Letrero
fair-verb-vote = Votar
fair-verb-bid = Pujar
fair-verb-unseal = Volver a abrir
fair-verb-cart = Mandar un carro
fair-verb-stay = No mandar ninguno
fair-verb-silent = Dejar pasar
fair-verb-object = Oponerse
fair-verb-offer = Ofrecer
fair-verb-whisper = Ofrecer al oído
fair-verb-withdraw = Retirar
fair-verb-refuse = Rechazar
fair-verb-counter = Otro precio
fair-verb-veto = Vetar
fair-verb-standing-bid = Puja fija
fair-do-sign = { $a1 }
fair-do-vote = Votar { $a1 }
fair-do-bid = Pujar { $a1 }
fair-do-seal = Sellar la puja
fair-do-unseal = Volver a abrir la puja
fair-do-cart = { $a1 } a { $a2 }
fair-do-stay = No mandar carro
fair-do-object = Oponerse con un veto
fair-do-offer = Ofrecer a { $a1 } { $a2 } por { $a3 }
fair-do-whisper = Al oído de { $a1 }: { $a2 } por { $a3 }
fair-do-withdraw = Retirar la oferta { $a1 }
fair-do-accept = Aceptar la oferta { $a1 }
fair-do-refuse = Rechazar la oferta { $a1 }
fair-do-counter = Responder a la oferta { $a1 } con { $a2 }
fair-do-veto = Evitar el peaje con tu veto
fair-do-standing-bid = Puja fija: { $a1 }

## Palabras

fair-place-north-gate = la puerta norte
fair-place-river-gate = la puerta del río
fair-piece-wool = lana
fair-piece-cloth = paño
fair-piece-wine = vino
fair-word-aye = sí
fair-word-nay = no
fair-word-veto = un veto
fair-word-blank = una carta en blanco
fair-word-ask = pregúntame

## Temas de /rules

fair-rules-goal = Gana pendones: cada día se subasta uno. Gana quien más tenga, luego la bolsa más llena. Sin ninguno, nadie gana.
    .name = El objetivo

## Opciones

fair-option-rounds = Días
fair-option-cards = Primeras cartas que son vetos

## Imágenes

fair-picture-day = Día { $day } de { $days }
fair-picture-seat = { $name }: { $pennants } pendones, letrero { $sign }
fair-picture-offer = { $number }: { $maker } y { $to }, { $good } por { $price }
fair-picture-own = Lo tuyo: { $purse } monedas, { $wool } de lana, { $cloth } de paño, { $wine } de vino, { $cards } vetos

fair-outcome-pennants = Se contaron los pendones y, en caso de empate, las monedas.
fair-outcome-nobody = Nadie ganó un pendón: nadie gana la feria.
fair-figure-coins = monedas
fair-figure-pennants = banderines
fair-figure-goods = mercancías

## Órdenes

cmd-fair = Jugar a la feria
    .name = feria
cmd-fair-bid = Pujar por el estandarte del día, sellado al momento
    .name = pujar
cmd-fair-vote = Votar sobre el peaje
    .name = votar
opt-coins = Cuántas monedas
    .name = monedas
opt-opinion = A favor del peaje o en contra
    .name = opinion

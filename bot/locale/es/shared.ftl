# What several games say in the same words, in place of a message of their own: `shared-verb-seal` is
# `<id>-verb-seal` of every game that has no such message.

## Refusals

shared-no-card = No tienes esa carta: { $card }. Elige una de tu mano.
shared-no-over = La partida ha terminado, así que ya no se puede hacer nada.
shared-no-seat = No existe ese asiento. Elige una de las sugerencias.
shared-no-turn = Ahora decide { $seat }; espera a que te toque.
shared-no-unsealed = Aquí no has sellado nada, así que no hay sello que abrir.
shared-no-verb = Esa acción no es de este paso. { COMMAND("act") } sugiere qué se puede hacer ahora.
shared-no-words = La acción «{ $action }» está incompleta o contiene una palabra que aquí no vale. { COMMAND("act") } sugiere cómo escribirla.

## Events

shared-done = { $seat } ha terminado.
shared-sealed = { $seat } ha sellado su elección.
shared-unsealed = { $seat } ha abierto el sello de su elección.

## What is asked

shared-step-lose = bajas
shared-step-offered = tu oferta
shared-step-standing = órdenes permanentes
shared-ask-standing = Las órdenes permanentes responden por ti sin preguntarte. Puedes cambiarlas en cualquier momento y nadie más las ve.

## Actions

shared-verb-accept = Aceptar
shared-verb-attack = Atacar
shared-verb-build = Construir
shared-verb-decline = Rechazar
shared-verb-done = Terminar este paso
shared-verb-halt = Detenerse aquí
shared-verb-hire = Contratar
shared-verb-lose = Perder
shared-verb-move = Mover
shared-verb-order = Órdenes permanentes
shared-verb-pay = Pagar
shared-verb-pillage = Saquear
shared-verb-propose = Proponer
shared-verb-ready = Terminar este paso
shared-verb-retreat = Retirarse
shared-verb-seal = Sellar
shared-verb-style = Estilo
shared-verb-unseal = Abrir el sello
shared-do-build = Construir en { $a2 }: { $a1 }
shared-do-order = { $a1 }: { $a2 }
shared-do-retreat = { $a1 } se retira a { $a2 }
shared-do-style = Estilo: { $a1 }

## Words

shared-word-always = siempre
shared-word-ask = preguntarme
shared-word-battlefield = la batalla
shared-word-losses = Bajas
shared-word-never = nunca
shared-word-quick = Rápido: preguntar lo menos posible

## Figures

shared-figure-nobles = Nobles
shared-figure-titles = Títulos
shared-figure-troops = Tropas
shared-figure-units = Unidades
shared-figure-votes = Votos

## Panels

shared-panel-unknown = Aquí no hay nada que se llame `{ $name }`. Elige una de las sugerencias.

## Pictures

shared-picture-alt-board = { $title }: { $phase }.
shared-picture-alt-result = { $title }: { $winner }.
shared-picture-attacker = ataca
shared-picture-defender = defiende
shared-picture-legend = Leyenda
shared-picture-legend-battle = batalla
shared-picture-legend-cathedral = catedral
shared-picture-legend-port = puerto
shared-picture-own-title = Solo para ti
shared-picture-round = Ronda { $n } de { $of }
shared-picture-turn = Turno { $n } de { $of }

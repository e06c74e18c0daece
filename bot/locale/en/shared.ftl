# What several games say in the same words, in place of a message of their own: `shared-verb-seal` is
# `<id>-verb-seal` of every game that has no such message.

## Refusals

shared-no-card = You do not have that card: { $card }. Choose one from your hand.
shared-no-over = The game is over, so nothing more can be done.
shared-no-seat = There is no such seat. Choose one of the suggestions.
shared-no-turn = It is { $seat }’s decision now; wait until you are asked.
shared-no-unsealed = You have sealed nothing here, so there is nothing to unseal.
shared-no-verb = That action does not belong to this step. { COMMAND("act") } suggests what is possible now.
shared-no-words = “{ $action }” is incomplete or contains a word that does not fit here. { COMMAND("act") } suggests how to write it.

## Events

shared-done = { $seat } has finished.
shared-sealed = { $seat } has sealed their choice.
shared-unsealed = { $seat } has unsealed their choice.

## What is asked

shared-step-lose = losses
shared-step-offered = your offer
shared-step-standing = standing orders
shared-ask-standing = Standing orders answer for you without asking you. You can change them at any time, and nobody else sees them.

## Actions

shared-verb-accept = Accept
shared-verb-attack = Attack
shared-verb-build = Build
shared-verb-decline = Decline
shared-verb-done = End this step
shared-verb-halt = Stop here
shared-verb-hire = Hire
shared-verb-lose = Lose
shared-verb-move = Move
shared-verb-order = Standing orders
shared-verb-pay = Pay
shared-verb-pillage = Pillage
shared-verb-propose = Propose
shared-verb-ready = End this step
shared-verb-retreat = Retreat
shared-verb-seal = Seal
shared-verb-style = Style
shared-verb-unseal = Unseal
shared-do-build = Build in { $a2 }: { $a1 }
shared-do-order = { $a1 }: { $a2 }
shared-do-retreat = { $a1 } retreats to { $a2 }
shared-do-style = Style: { $a1 }

## Words

shared-word-always = always
shared-word-ask = ask me
shared-word-battlefield = the battle
shared-word-losses = Losses
shared-word-never = never
shared-word-quick = Quick: ask as little as possible

## Figures

shared-figure-nobles = Nobles
shared-figure-titles = Titles
shared-figure-troops = Troops
shared-figure-units = Units
shared-figure-votes = Votes

## Panels

shared-panel-unknown = There is nothing called `{ $name }` here. Choose one of the suggestions.

## Pictures

shared-picture-alt-board = { $title }: { $phase }.
shared-picture-alt-result = { $title }: { $winner }.
shared-picture-attacker = attacks
shared-picture-defender = defends
shared-picture-legend = Legend
shared-picture-legend-battle = battle
shared-picture-legend-cathedral = cathedral
shared-picture-legend-port = port
shared-picture-own-title = For your eyes only
shared-picture-round = Round { $n } of { $of }
shared-picture-turn = Turn { $n } of { $of }

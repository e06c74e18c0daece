# El panel de Fief, y las opciones de la sala.

## Opciones de la sala

fief-option-regions = Dónde empiezan las familias
fief-option-regions-chosen = En una ciudad a su elección
fief-option-regions-random = En la región que den los dados
fief-option-voting = Votos en las elecciones
fief-option-voting-sealed = Todos a la vez, sellados
fief-option-voting-turn = Por orden de juego
fief-option-purchases = Compras
fief-option-purchases-turn = Por orden de juego
fief-option-purchases-sealed = Todas a la vez, selladas
fief-option-guard = La Guardia Real
fief-option-excalibur = Excalibur
fief-option-garter = La Orden de la Jarretera
fief-option-sherwood = Los senderos de los bandidos por Sherwood
fief-option-invaders = Quién invade (solo cambia la imagen)
fief-option-invaders-norse = Nórdicos
fief-option-invaders-normans = Normandos

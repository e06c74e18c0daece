# El panel de Fief, y las opciones de la sala.

## Opciones de la sala


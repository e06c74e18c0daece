# Webhooks: programas de la gente que saben de sus turnos y mesas.

hook-url = Esa dirección no sirve. Tiene que empezar por `https://`, no llevar nombre ni contraseña y tener como mucho 400 caracteres corrientes.
hook-private = Esa dirección es de una red privada. Da una que sea pública en internet.
hook-many = Puedes tener como mucho { $most } webhooks. { COMMAND("webhook remove") } borra uno.
hook-not-yours = El webhook de una mesa solo pueden ponerlo quienes la juegan y quien la organiza. { COMMAND("webhook add") } sin mesa te avisa de tus propios turnos.
no-such-hook = No tienes el webhook { $number }. { COMMAND("webhook list") } muestra los tuyos.
hook-added =
    { $line }
    Lo que se envía va firmado con este secreto; solo se muestra ahora: `{ $secret }`
    La firma es la de Standard Webhooks (cabecera `webhook-signature`). El botón envía una prueba.
hook-line = **{ $number }** { $host }: { $about }{ $state }
hook-turns = tus turnos
hook-table = lo que ven todos en la mesa #{ $number }
hook-off = { " (desactivado tras fallos; una prueba que llegue lo vuelve a activar)" }
hook-none = No tienes webhooks. { COMMAND("webhook add", url: "") } avisa a un programa tuyo cuando te toca; con la opción `mesa`, le avisa de lo que ven todos en esa mesa.
hook-removed = El webhook { $number } está borrado.
hook-arrived = La prueba ha llegado al webhook { $number } (estado { $status }).
hook-lost = La prueba no ha llegado al webhook { $number } (estado { $status }). Solo vale un estado de 200 a 299; no se siguen redirecciones, y a direcciones que no son públicas no se envía nada. Comprueba la dirección y vuelve a intentarlo.
button-hooktest = Probar el { $number }
whisper-hook-off = Tu webhook { $number } se ha desactivado: hace horas que no le llega nada, o su dirección respondió que ya no existe. En { COMMAND("webhook list") } puedes enviar una prueba que lo vuelve a activar.

cmd-webhook = Avisa a tus programas de tus turnos y mesas
    .name = webhook
cmd-webhook-add = Pon una dirección a la que Herald avisa de tus turnos o de una mesa
    .name = añadir
cmd-webhook-list = Muestra tus webhooks y permite probarlos
    .name = lista
cmd-webhook-remove = Borra un webhook
    .name = quitar
opt-url = Una dirección que empieza por https://
    .name = dirección
opt-webhook = El número de un webhook
    .name = webhook

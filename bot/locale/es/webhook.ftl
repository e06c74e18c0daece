# Webhooks: programas de la gente que saben de sus turnos y mesas.

hook-url = Esa dirección no sirve. Empieza por `https://`, no lleva nombre ni contraseña y tiene como mucho 400 caracteres corrientes.
hook-private = Esa dirección es de una red privada. Da una dirección de la Internet pública.
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
hook-none = No tienes webhooks. { COMMAND("webhook add", url: "") } avisa a un programa tuyo cuando te toca; con `mesa:`, de lo que ven todos allí.
hook-removed = El webhook { $number } está borrado.
hook-arrived = La prueba llegó al webhook { $number } (estado { $status }).
hook-lost = La prueba no llegó al webhook { $number } (estado { $status }). Cuenta como llegado un estado de 200 a 299; no se siguen redirecciones y las direcciones que no son públicas no reciben nada. Comprueba la dirección y vuelve a intentarlo.
button-hooktest = Probar { $number }
whisper-hook-off = Tu webhook { $number } se ha desactivado: hace horas que no llega nada, o dijo que ya no existe. En { COMMAND("webhook list") } hay una prueba que lo vuelve a activar.

cmd-webhook = Programas tuyos que saben de tus turnos y mesas
    .name = webhook
cmd-webhook-add = Una dirección a la que se avisa de tus turnos o de una mesa
    .name = añadir
cmd-webhook-list = Tus webhooks, con una prueba
    .name = lista
cmd-webhook-remove = Borra un webhook
    .name = quitar
opt-url = Una dirección que empieza por https://
    .name = dirección
opt-webhook = El número de un webhook
    .name = webhook

# Lo que `python -m bot first-night` pide a quien prueba Herald en Discord por primera vez, en su terminal y en el canal.
first-night-words = Cuando lo hayas hecho, espera: Herald lo detecta. Escribe **saltar** para omitir este paso, o **no** si lo has hecho y no ha pasado nada.
first-night-answers = Escribe **sí**, **no** o **saltar** si no puedes saberlo.
first-night-begin = Herald va a hacer una prueba en este servidor. Te pedirá lo que necesite, aquí y en el terminal.
first-night-see-commands = Escribe / en el canal. ¿Aparecen los comandos de Herald y, cuando tu Discord está en español (Ajustes → Idioma), tienen sus nombres en español, como **/mesa**?
first-night-do-help = En el canal, envía { COMMAND("help") }.
first-night-see-alone = ¿Dice Discord debajo de la respuesta que solo tú puedes verla? Si hay alguien más en el servidor, pregúntale: no debe verla.
first-night-do-table = En el canal, envía { COMMAND("table new") } con **juego**: { game-xidit } y **asientos**: 3.
first-night-see-card = ¿Puedes leer la imagen de la tarjeta, y sus botones, en un teléfono y en un ordenador?
first-night-do-word = En la tarjeta pulsa **{ button-word }**, escribe una palabra cualquiera y envía el formulario.
first-night-do-settings = En la tarjeta pulsa **{ button-settings }**, después **{ setting-group-time }**, y elige otro valor de **{ setting-deadline }**.
first-night-do-start = Envía { COMMAND("table computer add") } dos veces para esta mesa y pulsa **{ button-start }** en su tarjeta.
first-night-do-panel = Abre el mensaje directo que te ha enviado Herald y pulsa **{ panel-rules }** en el panel.
first-night-see-alt = En un teléfono, abre una imagen de Herald y su descripción (**ALT**). ¿Dice lo que se ve en la imagen?
first-night-do-private = En el canal, envía { COMMAND("table new") } con **juego**: { game-xidit } y **privada**: True.
first-night-do-second = En el canal, envía { COMMAND("table new") } con **juego**: { game-roses } y **nombre**: Second. La prueba detiene Herald a propósito mientras publica la tarjeta y lo arranca de nuevo. Puede que la respuesta a tu comando no llegue nunca.
first-night-do-close = Desactiva los mensajes directos de este servidor (nombre del servidor → Ajustes de privacidad → Mensajes directos). Después envía { COMMAND("table computer add") } para la mesa **Second** y pulsa **{ button-start }** en su tarjeta.
first-night-do-hand = En el hilo nuevo, pulsa **{ button-hand }** debajo de la línea que dice que no recibes mensajes directos.
first-night-see-open = Vuelve a activar los mensajes directos de este servidor. ¿Lo has hecho?
first-night-do-deny = Quítale a Herald el permiso *Adjuntar archivos* en este canal (Editar canal → Permisos).
first-night-do-third = En el canal, envía { COMMAND("table new") } con **juego**: { game-xidit } y **nombre**: Third.
first-night-do-allow = Devuélvele a Herald el permiso *Adjuntar archivos* en este canal.
first-night-do-board = En el hilo de la primera mesa, envía { COMMAND("table board") }.
first-night-do-kick = Expulsa a Herald del servidor.
first-night-do-invite = Vuelve a invitar a Herald: { $link }
first-night-wait = Ahora Herald espera { $n } { $n ->
    [one] minuto
   *[other] minutos
}, hasta que la tarjeta de la mesa **Third** tenga suficiente antigüedad. Deja abierto el terminal. Ctrl-C lo termina todo, pero el informe se escribe igualmente.
first-night-do-old = En la tarjeta de la mesa **Third**, pulsa **{ button-leave }**.

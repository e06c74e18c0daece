# Lo que se hace al margen de la partida: notas, ramas, volver atrás, conversar.

## Notas

notes-title = **Tus notas en #{ $number } { $table }**, solo para tus ojos
notes-none = Aquí todavía no has escrito nada. El botón abre una página donde escribir; { COMMAND("notes", add: "") } añade una línea al momento.
notes-form = Notas de la mesa #{ $number }
notes-label = Esto solo lo lees tú
notes-below = Si dejas la página vacía, tus notas se borran. Son tuyas aunque tu asiento pase a otra persona.
notes-empty = Esa línea está vacía o solo tiene caracteres invisibles, así que no se ha guardado nada. Escribe una con texto.
notes-long = Tus notas en una mesa pueden tener como mucho { $most } caracteres. No ha cambiado nada: acórtalas con el botón de { COMMAND("notes") }.
notes-changed = Entretanto tus notas han cambiado en otro sitio, así que no se ha sobrescrito nada. { COMMAND("notes") } las muestra tal como están.
button-note = Cambiar las notas
button-note-first = Escribir notas

## Volver atrás

rewind-none = En esta mesa no ha pasado nada todavía, así que no se puede volver a ningún momento.
rewind-gone = La mesa no puede volver a ese momento: queda demasiado atrás o ya se ha deshecho. { COMMAND("rewind") } muestra los momentos a los que puede volver.
rewind-asked = Ya se está votando si se vuelve a otro momento. { COMMAND("table status") } dice a cuál y hasta cuándo; después puedes proponer este.
rewind-choose = **#{ $number } { $table }**: ¿a qué momento se vuelve? Se pregunta a todos los de la mesa, y solo se vuelve si todos aceptan. Se deshace todo lo que ha pasado desde entonces, también lo elegido en secreto. Lo que alguien ha visto no se olvida, y las mismas tiradas vuelven a dar los mismos resultados.
rewind-pick = Volver al momento antes de…
rewind-noted = Voto guardado; es secreto. Si todos aceptan antes del { $until }, la mesa vuelve atrás; si no, la partida sigue y nadie sabrá quién votó que no.
rewind-begun = Se ha preguntado a todos los de la mesa si se vuelve al momento anterior a esto: { $what } Puedes cambiar tu voto hasta el { $until }.
rewind-done = Todos han aceptado. El hilo de la mesa #{ $number } muestra la posición actual.
motion-rewind = Votación secreta sobre volver atrás, abierta hasta el { $until }. La mesa volvería al momento anterior a esto: { $what }
note-rewind = { $name } propone volver al momento anterior a esto: { $what } La votación acaba el { $until }. Los votos son secretos: solo tú ves lo que pulsas. Solo se vuelve si todos aceptan; no responder cuenta como un no. Se desharía todo lo que ha pasado desde entonces y lo que pase hasta que acabe la votación, también lo elegido en secreto.
note-rewind-failed = Ha terminado la votación sobre volver atrás: no todos han aceptado y la partida sigue.
note-rewind-lost = Todos han aceptado volver atrás, pero ya no se puede volver a ese momento: se ha deshecho entretanto o queda demasiado atrás. La partida sigue.
note-rewind-agreed = Todos han aceptado. La mesa vuelve a estar como antes de esto: { $what }
whisper-rewind = En { $table } se propone volver al momento anterior a esto: { $what } Tu voto es secreto y puedes cambiarlo hasta el { $until }; no responder cuenta como un no.
whisper-rewound = Todos han aceptado. { $table } vuelve a estar como antes de esto: { $what } Lo que elegiste después ya no cuenta.
table-rewound = La mesa volvió atrás porque todos aceptaron; { $n ->
        [one] se deshizo 1 suceso
       *[other] se deshicieron { $n } sucesos
    }.
button-rewind = Volver atrás
button-norewind = No volver atrás

## Ramas

fork-name = Rama de #{ $number }
fork-begun = La mesa #{ $number } es una rama de #{ $from } { $table }: tú juegas como { $seat } y el ordenador juega los demás asientos. Tiene su propio azar, sin plazos ni público. Su panel te llega por mensaje directo; **Mi panel** lo muestra aquí. { COMMAND("rewind") } deshace jugadas al momento, sin preguntar a nadie; { COMMAND("table cancel") } la termina.
fork-imagined = Lo que tu asiento no puede ver se ha sorteado, así que esta rama no te revela nada de la partida real.
fork-turns = **#{ $number } { $table }**: ¿desde qué turno quieres seguir por tu cuenta, como { $seat }? { COMMAND("fork", seat: "") } elige otro asiento.
fork-pick = Desde el turno…
fork-turn-line = Turno { $turn }
fork-mark = **Rama** de la mesa #{ $number }: juegas contra el ordenador.
fork-hidden = Mientras una partida está en marcha, solo puedes abrir una rama desde tu propio asiento.
fork-cannot = Ahora no puedes abrir una rama de esta partida: Herald no puede sortear lo que tu asiento no ve. Vuelve a intentarlo más tarde; cuando termine la partida, podrás abrir una desde cualquier turno.
fork-turn = Mientras la partida está en marcha, una rama empieza en la posición actual. Podrás elegir un turno cuando termine.
fork-many = No puedes abrir otra rama mientras sigan en marcha { $tables }. Termina una con { COMMAND("table cancel") } e inténtalo otra vez.
button-fork = Seguir por tu cuenta

## Conversar

press-rulebook = Hablar en privado: cuando el reglamento deja negociar
press-free = Hablar en privado: siempre
press-public = Hablar solo en el hilo, donde lo leen todos
press-none = No hablar de la partida
talk-title = **Conversaciones en #{ $number } { $table }**
talk-treaties = Tratados en vigor:
talk-some = Tus conversaciones y las publicadas:
talk-empty-list = Aquí no estás en ninguna conversación. { COMMAND("talk", whom: 2, text: "…") } empieza una con el asiento 2, y `quién:2, 4`, con varios. Tu mensaje les llega por mensaje directo.
talk-pick = Leer…
talk-head = **#{ $number } { $table }**, en privado: { $whom }
talk-nothing = Todavía no se ha dicho nada.
talk-published = Quienes participaron han aceptado, así que puede leerlo cualquiera.
talk-private = La partida ha terminado, así que aquí ya no se dice nada más. La conversación sigue siendo privada, salvo que todos los que participaron quieran publicarla: de momento, a favor: { $n } de { $of } personas.
talk-form = Conversación
talk-label = A { $whom }
talk-form-note = Solo lo leen esos asientos. Si alguno cambia de manos antes de enviarlo, no se envía nada.
talk-said = ✉️ Enviado en privado a { $whom }.
talk-none = En esta mesa no se habla de la partida, ni siquiera en privado. Lo eligió quien la organiza en los ajustes.
talk-public = En esta mesa todo se dice en su hilo, donde lo leen todos. Escribe allí.
talk-rulebook = El reglamento de este juego no permite negociar, así que no se puede hablar en privado. Antes de empezar, quien organiza puede cambiarlo en los ajustes.
talk-grace = Ha vencido un plazo y alguien no ha respondido todavía. Hasta que eso se resuelva, aquí nadie puede hablar en privado. Vuelve a intentarlo más tarde.
talk-nobody = { $why ->
    [own] El asiento { $seat } también es tuyo: nadie más lo leería. Elige otro asiento.
   *[free] Nadie lo leería: el asiento { $seat } no lo ocupa ninguna persona. Elige otro asiento.
}
talk-alone = Di con quién quieres hablar: elige una sugerencia para `quién` o escribe números de otros asientos, como `2` o `2, 4`. No se ha enviado nada.
talk-empty = Tu mensaje está vacío o solo tiene caracteres invisibles, así que no se ha enviado nada. Escríbelo en la opción `texto`.
talk-long = Un mensaje puede tener { $most } caracteres como mucho. No se ha enviado nada; acórtalo.
talk-again = Acabas de enviar exactamente eso, así que no se ha enviado otra vez.
talk-unknown = No estás en esa conversación. { COMMAND("talk") } enumera las tuyas.
talk-running = Mientras dura la partida, las conversaciones privadas siguen siendo privadas. Cuando termine, se pueden publicar si aceptan todos los que participaron.
bad-press = No existe ese ajuste de conversación. Elige una de las sugerencias.
whisper-talk = En { $table }, **{ $name }** a { $whom }: { $text }
whisper-publish = La partida de { $table } ha terminado y alguien quiere publicar la conversación privada entre { $whom }. Solo se publica si aceptáis todos.
note-talk-published = La conversación privada entre { $whom } es ahora pública: todos han aceptado.
button-talk = Responder
button-talked = Leer
button-publish = Publicar
button-unpublish = Dejarlo privado
treaty-truce = Tregua entre { $one } y { $other } hasta que termine el turno { $turn }
treaty-alliance = { $one } y { $other } están aliados por matrimonio

## Mesas anónimas

anonymous-mark = **Anónima**: los asientos se sortean al empezar, y los nombres se muestran al terminar la partida. Los plazos no dependen de las horas ni de los días libres de nadie.
anonymous-joined = Esta mesa oculta los nombres, así que aquí los plazos no esperan a las horas ni a los días libres de nadie: se vería quién tiene cada asiento.
anonymous-word = En una mesa anónima nadie añade una palabra a la semilla: se vería quién tiene cada asiento.
anonymous-replace = En una mesa anónima no se puede dar un asiento a una persona por su nombre. { COMMAND("table leave") } ofrece el tuyo a cualquiera; si a alguien se le pasó un plazo, { COMMAND("table replace") } sin `persona` ofrece el suyo.
anonymous-remove = Mientras una partida anónima está en marcha no se puede retirar a nadie: se vería quién tiene cada asiento. Alguien que gestione el servidor y no juegue puede cancelarla.

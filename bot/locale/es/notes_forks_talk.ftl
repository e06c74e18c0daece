# Lo que se hace al margen de la partida: notas, ramas, volver atrás, conversar.

## Notas

notes-title = **Tus notas en #{ $number } { $table }**, solo para tus ojos
notes-none = Aquí no hay nada escrito todavía. El botón abre una página donde escribir; { COMMAND("notes", add: "") } añade una línea al momento.
notes-form = Notas de la mesa #{ $number }
notes-label = Esto solo lo lees tú
notes-below = Una página vacía borra tus notas. Siguen siendo tuyas aunque tu asiento pase a otra persona.
notes-empty = En esa línea no hay nada que ver, así que no se ha apuntado nada.
notes-long = Tus notas en una mesa caben en { $most } caracteres como mucho. No ha cambiado nada: acórtalas con el botón de { COMMAND("notes") }.
notes-changed = Entretanto tus notas han cambiado en otro sitio, así que no se ha sobrescrito nada. { COMMAND("notes") } las muestra como están.
button-note = Cambiar
button-note-first = Escribir

## Volver atrás

rewind-none = En esta mesa no ha pasado todavía nada a lo que se pueda volver.
rewind-gone = La mesa no puede volver a ese momento: queda demasiado atrás o ya se ha deshecho. { COMMAND("rewind") } muestra a cuáles sí.
rewind-asked = Ya se está votando otro momento. { COMMAND("table status") } dice cuál y hasta cuándo; solo después puedes proponer este.
rewind-choose = **#{ $number } { $table }**: ¿al momento anterior a qué? Se pregunta a todos los de la mesa y solo ocurre si todos aceptan. Entonces se deshace lo que ha pasado desde ese momento, también lo elegido en secreto; lo visto queda visto, y para las mismas tiradas vuelven a salir los mismos dados.
rewind-pick = Volver a antes de…
rewind-noted = Anotado, y no se le dice a nadie. Si todos aceptan antes del { $until }, la mesa vuelve atrás; si no, la partida sigue y nadie sabe quién no quiso.
rewind-begun = Se pregunta a todos los de la mesa si se vuelve a antes de esto: { $what } Hasta el { $until } puedes cambiar tu voto.
rewind-done = Todos han aceptado. El hilo de la mesa #{ $number } cuenta cómo está ahora.
motion-rewind = Votación secreta sobre volver a antes de esto, hasta el { $until }: { $what }
note-rewind = { $name } propone que la mesa vuelva al momento anterior a esto: { $what } El voto es secreto, hasta el { $until }; los botones solo te responden a ti. Solo ocurre si todos aceptan; callar es decir que no. Se desharía lo que ha pasado desde ese momento y lo que pase hasta entonces, también lo elegido en secreto.
note-rewind-failed = Se acabó la votación sobre volver atrás: no todos querían, y la partida sigue.
note-rewind-lost = Todos aceptaron volver atrás, pero el momento ya no está: se deshizo entretanto o queda demasiado lejos. La partida sigue.
note-rewind-agreed = Todos aceptaron: la mesa está de nuevo como antes de esto: { $what }
whisper-rewind = En { $table } se propone volver al momento anterior a esto: { $what } Tu voto es secreto y hasta el { $until } puedes cambiarlo; callar es decir que no.
whisper-rewound = { $table } ha vuelto atrás, como aceptaron todos, al momento anterior a esto: { $what } Lo que elegiste después ya no está elegido.
table-rewound = La mesa volvió atrás con el acuerdo de todos; { $n ->
        [one] se deshace un suceso
       *[other] se deshacen { $n } sucesos
    }.
button-rewind = Volver atrás
button-norewind = Seguir

## Ramas

fork-name = Rama de #{ $number }
fork-begun = La mesa #{ $number } sale de #{ $from } { $table }: tú juegas { $seat }, el ordenador juega lo demás, con su propia suerte, sin plazos y sin nadie mirando. Su panel te llega por mensaje directo; **Mi mano** lo muestra aquí. { COMMAND("rewind") } vuelve atrás al momento, { COMMAND("table cancel") } la termina.
fork-imagined = Lo que no puedes saber se ha sorteado de nuevo a partir de lo que ve tu asiento, así que nada de aquí te dice nada de la partida real.
fork-turns = **#{ $number } { $table }**: ¿desde qué turno quieres seguir tú solo, como { $seat }? { COMMAND("fork", seat: "") } toma otro asiento.
fork-pick = Desde el turno…
fork-turn-line = Turno { $turn }
fork-mark = **Rama** de la mesa #{ $number }: tú solo contra el ordenador.
fork-hidden = Mientras una partida está en marcha, solo puedes sacar una rama desde tu propio asiento.
fork-cannot = Ahora no puedes sacar una rama de esta partida: lo que oculta no se puede sortear de nuevo a partir de lo que ve tu asiento. Prueba más adelante; cuando termine, podrás sacarlas desde cada turno.
fork-turn = Mientras la partida está en marcha, una rama empieza donde estás ahora. Los turnos se eligen cuando termine.
fork-many = Ya tienes bastantes ramas: { $tables }. Termina una con { COMMAND("table cancel") } e inténtalo otra vez.
button-fork = Seguir tú solo

## Conversar

press-rulebook = Hablar en privado: donde el reglamento deja negociar
press-free = Hablar en privado: siempre
press-public = Hablar solo en el hilo, donde lo leen todos
press-none = No se habla de la partida
talk-title = **Conversaciones en #{ $number } { $table }**
talk-treaties = Tratados en vigor:
talk-some = Tus conversaciones y las publicadas:
talk-empty-list = Aquí no estás en ninguna conversación. { COMMAND("talk", whom: 2, text: "…") } empieza una con el asiento 2, `whom:2, 4` con varios; les llega por mensaje directo.
talk-pick = Leer…
talk-head = **#{ $number } { $table }**, en privado: { $whom }
talk-nothing = Todavía no se ha dicho nada.
talk-published = Aceptaron todos los que participaron, así que puede leerlo cualquiera.
talk-private = La partida ha terminado y aquí ya no se dice nada más. Sigue siendo privado salvo que quieran publicarlo todos los que participaron: quieren { $n } de { $of }.
talk-form = Conversación
talk-label = A { $whom }
talk-form-note = Solo lo leen ellos. Si antes uno de esos asientos cambia de manos, no se envía nada.
talk-said = ✉️ Dicho en privado a { $whom }.
talk-none = En esta mesa no se habla de la partida, tampoco en privado.
talk-public = En esta mesa todo se dice en su hilo, donde lo leen todos.
talk-rulebook = El reglamento de este juego no prevé negociar, así que no se habla en privado. Antes de empezar, quien organiza puede elegir otra cosa en los ajustes.
talk-grace = Ha pasado un plazo y alguien no ha respondido todavía. Hasta que eso se resuelva aquí nadie habla en privado.
talk-nobody = En el asiento { $seat } no te oiría nadie más que tú: está libre, lo juega un ordenador o es el tuyo.
talk-alone = Di con quién: elige una sugerencia para `whom` o escribe números de otros asientos, como `2` o `2, 4`. No se ha dicho nada.
talk-empty = En lo que has escrito no hay nada que ver, así que no se ha dicho nada.
talk-long = De una vez se pueden decir { $most } caracteres como mucho. No se ha dicho nada.
talk-again = Acabas de decir exactamente eso, así que no se ha enviado otra vez.
talk-unknown = No hay ninguna conversación así que puedas leer.
talk-running = Mientras la partida sigue, lo dicho en privado queda en privado. Cuando termine, pueden publicarlo si todos los que participaron aceptan.
bad-press = No existe esa norma de conversación.
whisper-talk = En { $table }, **{ $name }** a { $whom }: { $text }
whisper-publish = La partida en { $table } ha terminado, y alguien querría que todos leyeran lo que se dijo en privado entre { $whom }. Solo ocurre si lo queréis todos.
note-talk-published = Lo que se dijo en privado entre { $whom } puede leerlo ya cualquiera: todos han aceptado.
button-talk = Responder
button-talked = Leer
button-publish = Publicar
button-unpublish = Dejarlo privado
treaty-truce = Tregua entre { $one } y { $other } hasta que termine el turno { $turn }
treaty-alliance = { $one } y { $other } están aliados por matrimonio

## Mesas anónimas

anonymous-mark = **Anónima**: los asientos se sortean al empezar, y quién tiene cada uno se dice al terminar la partida. Ni las horas ni los días libres de nadie mueven un plazo.
anonymous-joined = Esta mesa oculta los nombres, así que aquí los plazos no esperan a las horas ni a los días libres de nadie: dirían quién tiene cada asiento.
anonymous-word = En una mesa anónima nadie añade una palabra a la suerte: mostraría quién tiene cada asiento.
anonymous-replace = En una mesa anónima no se da un asiento a nadie por su nombre. { COMMAND("table leave") } ofrece el tuyo a cualquiera; el de quien faltó a un plazo se ofrece con { COMMAND("table replace") } sin `user`.
anonymous-remove = Mientras una partida anónima está en marcha no se puede retirar a nadie: mostraría quién tiene cada asiento. Quien gestiona el servidor sin jugar puede cancelarla.

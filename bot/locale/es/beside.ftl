# Lo que se hace al margen de la partida: notas, ramas, volver atrás, conversar.

## Notas

notes-title = **Tus notas en #{ $number } { $table }**, solo para tus ojos
notes-none = Aquí no hay nada escrito todavía. El botón abre una página donde escribir; `/notes add:` añade una línea al momento.
notes-form = Notas de la mesa #{ $number }
notes-label = Esto solo lo lees tú
notes-below = Una página vacía borra tus notas. Siguen siendo tuyas aunque tu asiento pase a otra persona.
notes-empty = En esa línea no hay nada que ver, así que no se ha apuntado nada.
notes-long = Tus notas en una mesa caben en { $most } caracteres como mucho. No ha cambiado nada: acórtalas con el botón de `/notes`.
notes-changed = Entretanto tus notas han cambiado en otro sitio, así que no se ha sobrescrito nada. `/notes` las muestra como están; esto es lo que habías escrito:
button-note = Cambiar
button-note-first = Escribir

# Palabras de las imágenes que comparten todos los juegos.

render-lobby-free = libre
render-lobby-title = Mesa abierta
render-alt-lobby = { $title }: { $list }.
render-legend-changed = novedad
render-alt-near = De cerca.
render-alt-rest = El tablero entero.
render-alt-changed = Desde la última imagen: { $list }.
render-alt-went = { $who } de { $start } a { $goal }
render-alt-new = nuevo: { $list }
render-alt-gone = fuera: { $list }
render-alt-count = { $where }: { $who } { $count } (antes { $before })

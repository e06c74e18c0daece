# Palabras de las imágenes que comparten todos los juegos.

render-lobby-free = libre
render-lobby-title = Mesa abierta
render-alt-lobby = { $title }: { $list }.

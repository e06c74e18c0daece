# Words of the pictures that every game shares.

render-lobby-free = free
render-lobby-title = Open table
render-alt-lobby = { $title }: { $list }.

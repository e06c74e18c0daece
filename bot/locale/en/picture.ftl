# Words of the pictures that every game shares.

render-lobby-free = free
render-lobby-title = Open table
render-alt-lobby = { $title }: { $list }.
render-legend-changed = moved or new
render-alt-near = Close-up.
render-alt-rest = The whole board.
render-alt-changed = Since the last picture: { $list }.
render-alt-went = { $who } from { $start } to { $goal }
render-alt-new = new: { $list }
render-alt-gone = gone: { $list }
render-alt-count = { $where }: { $who } { $count } (was { $before })

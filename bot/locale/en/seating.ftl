# Seats before the start.

seat-own = Seat { $seat } is yours already.
seat-drawn = At this table seats are drawn at the start.
seat-moved = You have seat { $seat }{ $sided ->
        [yes] {" "}({ $side })
       *[no] {""}
    } at table #{ $number }.
seat-asked = Seat { $seat }{ $sided ->
        [yes] {" "}({ $side })
       *[no] {""}
    } at table #{ $number } is somebody's. He is asked; when he agrees, you two change.
whisper-swap = { $name } at { $table } would like your seat { $yours } and offers seat { $seat }. If you agree, you two change; otherwise do nothing.
motion-swap = { $name } would like seat { $seat }.
lobby-sides = Rather the other side? { COMMAND("seat") } changes it before the start.
lobby-drawn = Who sits where is drawn at the start
button-swap = Change seats
button-rematch-turned = Rematch, seats turned

## Seats that a text names

seats-everybody = all, everybody, everyone, anybody, anyone, the table, table, thread, here
seats-none = “{ $text }” names no seat of this table, so nothing was done. Choose a suggestion, or write numbers of seats, such as `2` or `2, 4`, or whole names with commas between them.
seats-several = “{ $text }” can mean more than one thing here, so nothing was done: { $readings }. Choose what you mean from the suggestions.
seats-one = “{ $text }” names { $n } seats, but only one can be meant here. Nothing was done; name one.
seats-moved = Seat { $seat } has changed hands since you chose whom you mean: { $name } has it now. Nothing was done. If you mean { $name }, choose the seat again.
seats-elsewhere = That suggestion was made for table #{ $table }, not for this one, so nothing was done. Choose again from the suggestions for this table.
written-back = This is what you wrote:

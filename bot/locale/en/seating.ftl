# Seats before the start.

seat-own = You already have seat { $seat }. Choose another one.
seat-drawn = At this table seats are drawn at random when the game starts, so nobody chooses their own. Wait until the game starts.
seat-moved = You have seat { $seat }{ $sided ->
        [yes] {" "}({ $side })
       *[no] {""}
    } at table #{ $number }.
seat-asked = Seat { $seat }{ $sided ->
        [yes] {" "}({ $side })
       *[no] {""}
    } at table #{ $number } is taken. Its player has been asked; if they agree, you swap seats.
whisper-swap = { $name } at { $table } would like your seat { $yours } and offers you seat { $seat }. If you agree, you swap seats. Otherwise ignore this message.
motion-swap = { $name } would like seat { $seat } and offers their own in exchange.
lobby-sides = Prefer the other side? Use { COMMAND("seat") } before the game starts.
lobby-drawn = Seats are drawn at random when the game starts
button-swap = Swap seats
button-rematch-turned = Rematch, everyone moves one seat on

## Seats that a text names

seats-everybody = all, everybody, everyone, anybody, anyone, the table, table, thread, here
seats-none = “{ $text }” is not a seat at this table, so nothing was done. Choose a suggestion, or write seat numbers, like `2` or `2, 4`, or whole names with commas between them.
seats-several = “{ $text }” can mean more than one thing here: { $readings }. Nothing was done. Choose from the suggestions.
seats-one = “{ $text }” names { $n } seats, but only one is possible here. Nothing was done; name just one seat.
seats-moved = Seat { $seat } has changed hands since you chose it: { $name } has it now. Nothing was done. If you mean { $name }, choose the seat again.
seats-elsewhere = That suggestion was for table #{ $table }, not for this one, so nothing was done. Choose again from the suggestions for this table.
written-back = This is what you wrote:

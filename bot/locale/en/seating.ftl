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
lobby-sides = Rather the other side? `/seat` changes it before the start.
lobby-drawn = Who sits where is drawn at the start
settings-seats = Seats
settings-seats-chosen = Seats: as people choose them
settings-seats-drawn = Seats: drawn at the start
button-swap = Change seats
button-rematch-turned = Rematch, seats turned

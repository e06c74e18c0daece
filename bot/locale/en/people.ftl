# Words about the people of a table: who sits there, what they are asked beside the game, how they end one.

## Errors

seat-known = You have known another seat of this table, so you cannot have this one. Whoever has held a seat has seen what it hides, and leaving does not undo that.
seat-played = A computer plays seat { $seat } to the end of the game. It is given to nobody, so that nobody looks into it.
not-absent = { $name } has missed no deadline, so seat { $seat } cannot be offered. Name somebody with the option `user` and { $name } will be asked.
replace-nobody = Say who is to have the seat with the option `user`. To leave your own seat to anyone use { COMMAND("table leave") }.
nothing-asked = Nothing of that kind is asked at this table, or not any more. { COMMAND("table status") } shows what is.
remove-running = The game is running, so nobody at the table can be removed by its players. After a missed deadline use { COMMAND("table replace") }; to end the game use { COMMAND("table cancel") }, which asks everybody.
remove-yourself = To give up your own seat use { COMMAND("table leave") }.
not-there = That person has no seat at this table.
too-often = You have asked people for that too often in a short time. Try again { $when }.
draw-alone = A draw needs a second person at the table. To end this game use { COMMAND("table cancel") }.
concede-alone = All seats are yours, so nobody would win. To end this game use { COMMAND("table cancel") }.
concede-ends = Meanwhile others have conceded or left, so the game would end at once if you did. Nothing was done; { COMMAND("table end concede") } asks you again.
conceded-already = You have conceded already. { COMMAND("table end concede", withdraw: "True") } takes it back while the game runs.
private-refused = I cannot open a private thread here. Ask somebody who manages the server to give Herald the permission *Create Private Threads* in this channel.
private-not-here = A private table is opened from a text channel, not from a thread.

## Answers

replace-now = { $user } has seat { $seat } now.
replace-asked = Asked. Seat { $seat } changes hands as soon as its holder and { $user } have both agreed; if that does not happen by { $until }, nothing changes. Both have a button in their messages and in the thread.
replace-left = Announced, but whoever holds seat { $seat } has left this server, so Herald cannot ask them until they are back. If they and { $user } do not both agree by { $until }, nothing changes. Once they have missed a deadline, { COMMAND("table replace") } no longer needs them to agree.
replace-given = { $user } is asked. As soon as { $user } agrees, seat { $seat } changes hands; if that does not happen by { $until }, nothing changes.
replace-absent = Announced. If the holder of seat { $seat } is not back by { $until }, { $user } has it then, having agreed. Until then a computer or the table's deadlines go on as before.
replace-open = Announced. If the holder of seat { $seat } is not back by { $until }, anyone who has known no other seat may take it.
handover-done = Done: the seat has changed hands.
handover-waits = Noted. The seat changes hands when everybody who is asked has agreed, at the latest { $until }.
handover-kept = Noted. The seat stays where it is.
remove-done = Removed from table #{ $number }. With `allow:True` you let that person join again.
remove-allowed = That person may stay or join again.
remove-announced = Announced. On { $until } a computer takes over the seat and plays it to the end. Until then the game goes on; { COMMAND("table pause") } stops it, and { COMMAND("table remove", allow: "True") } takes this back.
vote-open = Your vote counts: { $yes ->
        [yes] for it
       *[no] against it
    }. You can change it until { $until }.
vote-begun = Everybody at the table is asked. The answer is known at the latest { $until }.
cancel-over = { $where ->
    [none] The game at table #{ $number } is cancelled.
   *[other] The game at table #{ $number } is cancelled. { $where } shows the seed.
}
draw-over = Everybody agreed: table #{ $number } ends in a draw.
draw-noted = Noted, and told to nobody. If everybody agrees by { $until }, the game ends in a draw; otherwise it goes on and nobody learns who wanted what.
concede-sure = You are about to concede at table #{ $number }. { $ends ->
        [yes] **The game ends at once**, and this wins: { $winners }.
       *[no] The game goes on until at most one person has not conceded; you play on until then and can take it back.
    } If you only want to stop playing, { COMMAND("table leave") } offers your seat and { COMMAND("table resign") } gives it to a computer.
concede-done = You have conceded. While the game goes on, { COMMAND("table end concede", withdraw: "True") } takes it back.
concede-over = You have conceded, and the game is over.
concede-back = Your concession is taken back.
new-private = Table **#{ $number } { $table }** is open in { $thread }, which only its members see. Mention people there to let them in; they join with the button of the card.
practice-mark = **Practice**: one person may play several seats here.
private-mark = **Private**: only members of this thread see the table.

## What is asked, for `/table status`

motion-handover = Seat { $seat } is to go to { $to }, decided at the latest { $until }.
motion-handover-open = Seat { $seat } is to be offered { $until }, unless its holder comes back.
motion-removal = { $name } (seat { $seat }) is to be removed { $until }; a computer plays on.
motion-cancel = Vote on cancelling the game, until { $until }: { $yes } of { $voters } agree.
motion-draw = Secret vote on a draw, until { $until }.
motion-concede = { $name } has conceded.

## Buttons

button-give = Give the seat away
button-keep = Keep the seat
button-take = Take the seat
button-decline = Not me
button-agree = Cancel the game
button-object = Play on
button-draw = Draw
button-nodraw = No draw
button-concede = Concede

## Posts

note-handover-given = Seat { $seat } ({ $name }) is to go to { $to }. It changes hands as soon as { $to } agrees; if that does not happen by { $until }, nothing changes.
note-handover-asked = It is proposed that { $to } takes seat { $seat } from { $name }. That happens only if both agree by { $until }; silence means no.
note-handover-absent = { $name } has missed a deadline. Unless { $name } is back by { $until }, { $to } takes seat { $seat } then, if { $to } agrees. Any move, or the button, means: I'm back.
note-handover-open = { $name } has missed a deadline. Unless { $name } is back by { $until }, seat { $seat } is free to take then. Any move, or the button, means: I'm back.
note-handover-offered = { $name } has not come back. Seat { $seat } is free to take for anyone who has known no other seat of this table; a computer plays it meanwhile.
note-handover-refused = Seat { $seat } stays with { $name }: not everybody agreed.
note-handover-lapsed = Seat { $seat } stays as it is ({ $name }): the time for the change is over.
note-removal = Those who manage this server remove { $name } (seat { $seat }). On { $until } a computer takes over and plays the seat to the end; nobody gets to see its hand.
note-removal-off = { $name } (seat { $seat }) is not removed after all.
note-removed = { $name } was removed by those who manage this server. A computer plays seat { $seat } to the end.
note-deadline = { $name } has changed the deadline. New: { $deadline }. What is asked already keeps at least the time it was promised. Where that is shorter, the first thing that each seat is asked under it has a day.
note-deadline-nobody = The deadline was changed. New: { $deadline }. What is asked already keeps at least the time it was promised. Where that is shorter, the first thing that each seat is asked under it has a day.
note-cancel = { $name } proposes to cancel the game. Everybody at the table may vote until { $until }. If all agree it ends at once; at the end of the vote a majority of those who are there is enough. Cancelled means: no winner, and the seed is shown.
note-cancel-nobody = It is proposed to cancel the game. Everybody at the table may vote until { $until }. If all agree it ends at once; at the end of the vote a majority of those who are there is enough. Cancelled means: no winner, and the seed is shown.
note-cancel-failed = The vote is over: the game is not cancelled and goes on.
note-cancel-agreed = The vote is over: the game is cancelled.
note-draw = A draw is proposed. Votes are secret, until { $until }; the buttons answer you alone. Only if everybody at the table agrees does the game end, and then all share the first place. Silence means no.
note-draw-failed = The vote on a draw is over: not everybody wanted one, and the game goes on.
note-draw-agreed = Everybody agreed to a draw.
note-conceded = { $name } concedes. When at most one person has not, the game is over and those who have not conceded have won. Until then it goes on.
note-conceded-back = { $name } no longer concedes.
note-conceded-over = { $name } concedes.
whisper-handover-asked = At { $table } you are asked to give seat { $seat } to { $to }. Nothing happens unless you agree; the question ends { $until }.
whisper-handover-absent = You missed a deadline at { $table }. Unless you are back by { $until }, your seat { $seat } goes to somebody else. Any move or this button is enough to keep it.
whisper-handover-take = You are asked to take seat { $seat } at { $table }. If you agree you will see its hand, and can never have another seat of this table. The question ends { $until }.
whisper-removal = Those who manage the server remove you from { $table }. On { $until } a computer takes over your seat. Talk to them if you think that is wrong.
whisper-removed = The organiser removed you from { $table }.
whisper-deadline = The deadline of { $table } was changed. New: { $deadline }. What you are asked already keeps at least the time it was promised. Where that is shorter, the first thing that you are asked under it has a day.
whisper-cancel = It is proposed to cancel the game at { $table }. You may vote until { $until }; who is there and says nothing counts as playing on.
whisper-draw = A draw is proposed at { $table }. Your vote is secret, and until { $until } you may change it; silence means no draw.

## The result

outcome-cancelled = The game was cancelled; nobody has won.
outcome-draw = A draw by agreement.
outcome-conceded = Victory by concession.

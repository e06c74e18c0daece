# Words about the people of a table: who sits there, what they are asked beside the game, how they end one.

## Errors

seat-known = You have already held another seat here and seen its secrets, so you cannot have this one. { COMMAND("table list") } shows other tables.
seat-played = A computer plays seat { $seat } to the end of the game. Nobody can take it, so that nobody sees its hand. { COMMAND("table list") } shows other tables.
not-absent = { $name } has not missed a deadline, so seat { $seat } cannot be offered to everyone. Name a new player with the option `user`, and Herald will ask { $name }.
replace-nobody = Say who should get the seat with the option `user`. To offer your own seat to anyone, use { COMMAND("table leave") }.
nothing-asked = There is no such vote or question at this table, or it is already over. { COMMAND("table status") } shows what is open.
remove-running = The game is running, so its players cannot remove anyone. After a missed deadline, use { COMMAND("table replace") }; to end the game, use { COMMAND("table cancel") }, which asks everyone.
remove-yourself = This command is for removing someone else. To give up your own seat, use { COMMAND("table leave") }.
not-there = That person has no seat at this table. { COMMAND("table status") } shows who has one.
too-often = You have asked for that too often in a short time. Try again { $when }.
draw-alone = A draw needs a second person at the table. To end this game, use { COMMAND("table cancel") }.
concede-alone = All seats are yours, so nobody would be left to win. To end this game, use { COMMAND("table cancel") }.
concede-ends = Others have conceded or left in the meantime, so the game would end at once if you conceded. Nothing was done; { COMMAND("table end concede") } asks you again.
conceded-already = You have already conceded. While the game goes on, you can take that back with { COMMAND("table end concede", withdraw: "True") }.
private-refused = Herald cannot open a private thread here. Ask a server manager to give Herald the permission *Create Private Threads* in this channel.
private-not-here = You can only open a private table from a text channel, not from a thread.

## Answers

replace-now = { $user } now has seat { $seat }.
replace-asked = Both players have been asked. Seat { $seat } changes hands as soon as its player and { $user } have agreed; if that does not happen by { $until }, nothing changes. They have a button in their messages and in the thread.
replace-left = Your request is in the thread, but the player of seat { $seat } has left this server, so Herald cannot ask them until they are back. If they and { $user } do not both agree by { $until }, nothing changes. Once they have missed a deadline, { COMMAND("table replace") } no longer needs their agreement.
replace-given = { $user } has been asked. As soon as they agree, seat { $seat } changes hands; if that does not happen by { $until }, nothing changes.
replace-absent = Your request is in the thread. If the player of seat { $seat } is not back by { $until }, { $user } gets it once they agree. Until then everything goes on as before.
replace-open = Your request is in the thread. If the player of seat { $seat } is not back by { $until }, anyone who has not held a seat at this table can take it.
handover-done = Done: the seat has changed hands.
handover-waits = Saved. The seat changes hands as soon as everyone who was asked has agreed; if that does not happen by { $until }, nothing changes.
handover-kept = Saved. The seat does not change hands.
remove-done = That person is no longer at table #{ $number }. { COMMAND("table remove", allow: "True") } lets them join again.
remove-allowed = That person may stay or join again.
remove-announced = The removal is announced in the thread. On { $until } a computer takes over the seat and plays it to the end. Until then the game goes on; { COMMAND("table pause") } stops it, and { COMMAND("table remove", allow: "True") } takes the removal back.
vote-open = Vote saved: { $yes ->
        [yes] in favour
       *[no] against
    }. You can change it until { $until }.
vote-begun = Everyone at the table has been asked. Voting ends on { $until }.
cancel-over = { $where ->
    [none] The game at table #{ $number } is cancelled.
   *[other] The game at table #{ $number } is cancelled. { $where } shows the seed.
}
draw-over = Everyone agreed: the game at table #{ $number } ends in a draw.
draw-noted = Vote saved; it stays secret. If everyone agrees by { $until }, the game ends in a draw; otherwise it goes on, and nobody finds out who voted how.
concede-sure = You are about to concede at table #{ $number }. { $ends ->
        [yes] **The game ends at once**, won by { $winners }.
       *[no] The game goes on until all people but one have conceded; you play on until then and can take your concession back.
    } If you only want to stop playing, { COMMAND("table leave") } offers your seat to others and { COMMAND("table resign") } hands it over to a computer.
concede-done = You have conceded. While the game goes on, you can take that back with { COMMAND("table end concede", withdraw: "True") }.
concede-over = You have conceded, and the game is over.
concede-back = You have taken your concession back.
new-private = Table **#{ $number } { $table }** is open in { $thread }, which only its members see. Mention people there to let them in; they join with the button on the card.
practice-mark = **Practice**: one person can play several seats here.
private-mark = **Private**: only members of this thread see the table.

## What is asked, for `/table status`

motion-handover = Proposal: { $to } gets seat { $seat }; decided by { $until } at the latest.
motion-handover-open = Seat { $seat } will be free to take on { $until }, unless its player is back by then.
motion-removal = { $name } (seat { $seat }) will be removed on { $until }, and a computer takes over the seat.
motion-cancel = Vote on cancelling the game, until { $until }: { $yes } of { $voters } people agree.
motion-draw = Secret vote on a draw, until { $until }.
motion-concede = { $name } has conceded.

## Buttons

button-give = Give the seat away
button-keep = Keep the seat
button-take = Take the seat
button-decline = Decline the seat
button-agree = Cancel the game
button-object = Play on
button-draw = Accept the draw
button-nodraw = Refuse the draw
button-concede = Concede

## Posts

note-handover-given = Seat { $seat } ({ $name }) is offered to { $to }. It changes hands as soon as { $to } agrees; if that does not happen by { $until }, nothing changes.
note-handover-asked = Proposal: { $to } takes seat { $seat } from { $name }. That only happens if both agree by { $until }; no answer counts as no.
note-handover-absent = { $name } has missed a deadline. Unless they are back by { $until }, seat { $seat } goes to { $to } once { $to } agrees. Any move, or the button, brings { $name } back.
note-handover-open = { $name } has missed a deadline. Unless they are back by { $until }, seat { $seat } will be free to take. Any move, or the button, brings { $name } back.
note-handover-offered = { $name } has not come back. Seat { $seat } is free for anyone who has not held another seat at this table; a computer plays it meanwhile.
note-handover-refused = Seat { $seat } stays with { $name }: not everyone agreed.
note-handover-lapsed = Seat { $seat } stays with { $name }: the time to agree has run out.
note-removal = The server managers are removing { $name } (seat { $seat }). On { $until } a computer takes over and plays the seat to the end, so nobody gets to see its hand.
note-removal-off = { $name } (seat { $seat }) stays after all.
note-removed = The server managers have removed { $name }. A computer plays seat { $seat } to the end.
note-deadline = { $name } has changed the time to answer. New: { $deadline }. Questions already asked keep at least the time they had. If the new time is shorter, each seat still has at least a day for its first question after the change.
note-deadline-nobody = The time to answer was changed. New: { $deadline }. Questions already asked keep at least the time they had. If the new time is shorter, each seat still has at least a day for its first question after the change.
note-cancel = { $name } proposes to cancel the game. Everyone at the table can vote until { $until }. If all agree, it ends at once; when voting ends, a majority of those still playing is enough. If it is cancelled, nobody wins and the seed is shown.
note-cancel-nobody = There is a proposal to cancel the game. Everyone at the table can vote until { $until }. If all agree, it ends at once; when voting ends, a majority of those still playing is enough. If it is cancelled, nobody wins and the seed is shown.
note-cancel-failed = The vote is over: the game is not cancelled and goes on.
note-cancel-agreed = The vote is over: the game is cancelled.
note-draw = Someone proposes a draw. Voting ends on { $until }. Votes are secret: only you see what you press. The game only ends if everyone at the table agrees; then all of them share first place. No answer counts as no.
note-draw-failed = The vote on a draw is over: not everyone agreed, and the game goes on.
note-draw-agreed = Everyone agreed to a draw.
note-conceded = { $name } concedes. The game goes on until all people but one have conceded; then every seat that has not conceded wins.
note-conceded-back = { $name } has taken their concession back.
note-conceded-over = { $name } concedes.
whisper-handover-asked = At { $table } you are asked to give seat { $seat } to { $to }. Nothing happens unless you agree; the question closes on { $until }.
whisper-handover-absent = You missed a deadline at { $table }. Unless you are back by { $until }, your seat { $seat } goes to someone else. Any move or this button is enough to keep it.
whisper-handover-take = You are asked to take seat { $seat } at { $table }. If you agree, you will see its hand and can never have another seat at this table. The question closes on { $until }.
whisper-removal = The server managers are removing you from { $table }. On { $until } a computer takes over your seat. Talk to them if you think that is wrong.
whisper-removed = The organiser removed you from { $table }.
whisper-deadline = The time to answer at { $table } was changed. New: { $deadline }. Questions you were already asked keep at least the time they had. If the new time is shorter, you still have at least a day for your first question after the change.
whisper-cancel = There is a proposal to cancel the game at { $table }. You can vote until { $until }; if you are still playing and do not vote, that counts as a vote to play on.
whisper-draw = Someone proposes a draw at { $table }. Your vote is secret, and you can change it until { $until }; no answer counts as no.

## The result

outcome-cancelled = The game was cancelled; nobody won.
outcome-draw = A draw by agreement.
outcome-conceded = Won because the others conceded.

# Who keeps away from whom: bans, blocks, reports.

## Errors

table-closed = You cannot join this table. Herald does not say why; other tables stand in { COMMAND("table list") }.
banned-here = You may neither join nor open tables on this server. Those who manage it can lift that.
ban-yourself = You cannot ban yourself.
not-banned = That person is not banned here.
block-yourself = You cannot block yourself.
block-many = You can block { $most } people at most. { COMMAND("block", off: "True") } takes one back.
not-blocked = You have not blocked that person.
seat-not-for = That person cannot have this seat.
report-empty = Say in a sentence or two what happened.
report-yourself = You cannot report yourself.
report-lesson = A lesson has nobody in it but you.
no-such-report = There is no open report { $number } on this server.

## Answers

ban-done = { $user } can neither join nor open tables on this server any more, and has left those that had not started. { COMMAND("manage unban") } lifts it.
ban-left = Still seated at { $tables }: { COMMAND("table remove") } gives those seats to a computer.
unban-done = { $user } may join and open tables here again.
ban-line = { $user }, since { $at }: { $reason }
ban-none = Nobody is banned here.
report-line = **Report { $number }**, table #{ $table }, { $at }, by { $by }{ $about }: { $said }
report-about = { " about " }{ $user }
report-none = There are no reports.
report-closed = Report { $number } is closed; whoever made it hears so. It goes for good after three months.
report-channel = Reports are announced in { $channel }, by their number and table alone.
report-channel-none = Reports are announced nowhere now; { COMMAND("manage reports") } lists them.
report-done = Report { $number } about table #{ $table } went to those who manage its server, with what everybody could read there at this moment. No hand and no secret order is in it, and nobody at the table is told.
block-done = You and { $user } will not be seated at one table from now on: neither gets a seat where the other sits or organises. Nobody is told. Tables at which you both sit already go on; { COMMAND("block", off: "True") } takes it back.
block-off = You no longer keep away from { $user }.
block-list = You keep away from { $users }. Nobody else knows.
block-none = You keep away from nobody. { COMMAND("block", user: "") } makes sure that you and somebody are not seated at one table.

## Posts

note-report = Report { $number } about table #{ $id } { $table } has come in. { COMMAND("manage reports") } shows it to those who manage this server.
whisper-report = Those who manage the server have closed your report { $number } about { $table }.
whisper-banned = You can no longer join or open tables on the server of { $table }. Tables there that had not started go on without you.

## Commands

cmd-manage = For those who manage this server: bans and reports
cmd-manage-ban = Somebody may neither join nor open tables here
cmd-manage-unban = Lift a ban
cmd-manage-bans = Who is banned here
cmd-manage-reports = What people have reported, with what stood there then
cmd-manage-close = A report has been dealt with
cmd-manage-channel = Where reports are announced
cmd-block = You and somebody are not to be seated at one table; nobody is told
cmd-report = Tell those who manage this server what happened at a table

opt-reason = Why, for those who manage this server
opt-report = The number of a report
opt-closed = Those that have been dealt with
opt-announce = A channel of this server; none to end it
opt-off = Take it back
opt-said = What happened
opt-plays = Whether you take a seat yourself

## Repairs

table-kept = The rules were corrected; the game goes on from where it stood.
note-repaired = A rule of this game was corrected, and its log was played again by it: the board below is the position now. What was undecided is asked anew.
note-kept = A rule of this game was corrected. What was played here does not fit it, so nothing is changed: the game goes on from where it stands, by the corrected rules from now on. What is undecided is asked anew.

## Corrections

correct-not-you = A correction is proposed by somebody who manages the server and has never had a part in this game.
correct-asked = A correction is being voted on already. { COMMAND("table status") } shows it.
correct-path = There is no such value on the board. Start typing in the option `value_at` and pick from what is suggested.
correct-kind = Give a value of the same kind: a number for a number, `yes` or `no`, or one of the words that the option `value` suggests.
correct-refused = No game can hold this value, or none could go on with it. Nothing was changed; give another one.
correct-bound = This value cannot be corrected now: something that may be hidden depends on it ({ $what }). Nothing was changed; try again when that lies open.
correct-nobody = nobody
correct-begun = Everybody who plays is asked. It happens only if all agree by { $until }.
correct-done = Done: the position is corrected, and the thread says so.
correct-noted = Noted. You may change your vote until { $until }.
motion-correct = Vote on a correction, until { $until }: **{ $what }** from **{ $old }** to **{ $new }**.
table-corrected = The position was corrected by consent of all.
note-correct = Those who manage this server propose to correct the position: **{ $what }** from **{ $old }** to **{ $new }**. It happens only if everybody who plays agrees by { $until }; silence means no.
whisper-correct = At { $table } it is proposed to correct the position: **{ $what }** from **{ $old }** to **{ $new }**. It happens only if everybody who plays agrees by { $until }; silence means no.
note-correct-failed = The vote is over: not everybody agreed, and the position stays as it is.
note-correct-lost = All agreed to a correction, but what it was about has changed meanwhile. The position stays as it is.
note-correct-bound = All agreed to a correction, but something that may be hidden now depends on it ({ $what }). The position stays as it is; whoever manages the server may propose it again when that lies open.
note-correct-agreed = All agreed: **{ $what }** is **{ $new }** now instead of **{ $old }**. The log holds the corrected position; what is undecided is asked anew.
button-correct = Correct it
button-nocorrect = Leave it

cmd-manage-correct = Correct a public value of a game's position, if everybody who plays agrees
opt-value_at = Which value of the board
opt-value = What it is to be

## The interface for programs

api-on = Anybody may read the public tables of this server as JSON now, where whoever runs Herald offers that: positions as everybody sees them, names of seats, no Discord numbers. Private tables stay private.
api-off = Nobody outside reads the tables of this server.
cmd-manage-api = Whether anybody may read this server's public tables over HTTP
opt-on = Yes or no

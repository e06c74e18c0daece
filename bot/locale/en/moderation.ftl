# Who keeps away from whom: bans, blocks, reports.

## Errors

table-closed = You cannot join this table. Herald does not say why; { COMMAND("table list") } shows other tables.
banned-here = You can neither join nor open tables on this server. Its managers can lift the ban.
ban-yourself = You cannot ban yourself. Choose someone else.
not-banned = That person is not banned here. { COMMAND("manage bans") } lists who is banned.
block-yourself = You cannot block yourself. Choose someone else.
block-many = You can block at most { $most } people. { COMMAND("block", off: "True") } unblocks someone.
not-blocked = You have not blocked that person. { COMMAND("block") } lists everyone you have blocked.
seat-not-for = That person cannot have this seat. Choose someone else.
report-empty = Your report is empty. Say in a sentence or two what happened.
report-yourself = You cannot report yourself. Choose someone else at the table.
report-lesson = In a first game you play alone, so there is nobody to report.
no-such-report = There is no open report with the number { $number } on this server. { COMMAND("manage reports") } lists the open ones.

## Answers

ban-done = { $user } can no longer join or open tables on this server, and has been taken off tables that had not started. { COMMAND("manage unban") } lifts the ban.
ban-left = They still have a seat at { $tables }: { COMMAND("table remove") } hands those seats over to a computer.
unban-done = { $user } can join and open tables here again.
ban-line = { $user }, since { $at }: { $reason }
ban-none = Nobody is banned here.
report-line = **Report { $number }**, table #{ $table }, { $at }, by { $by }{ $about }: { $said }
report-about = { " about " }{ $user }
report-none = There are no reports.
report-closed = Report { $number } is closed, and its author has been told. It will be deleted in three months.
report-channel = Reports are announced in { $channel }, with their number and table only.
report-channel-none = Reports are no longer announced; { COMMAND("manage reports") } lists them.
report-done = Report { $number } about table #{ $table } has been sent to the server managers, with what everyone at the table can read right now. It contains no hand and no secret order, and nobody at the table is told.
block-done = From now on you and { $user } will not be seated at the same table: neither of you gets a seat where the other plays or organises. Nobody is told. Tables where you both already play go on; { COMMAND("block", off: "True") } lifts the block.
block-off = You have unblocked { $user }.
block-list = You have blocked { $users }. Nobody else knows.
block-none = You have not blocked anyone. { COMMAND("block", user: "") } keeps you and someone else from ever being seated at the same table.

## Posts

note-report = Report { $number } about table #{ $id } { $table } has come in. { COMMAND("manage reports") } shows it to server managers.
whisper-report = A server manager has closed your report { $number } about { $table }.
whisper-banned = You can no longer join or open tables on the server of { $table }. Tables there that had not started continue without you.

## Commands

cmd-manage = For server managers: bans and reports
cmd-manage-ban = Keep someone from joining and opening tables here
cmd-manage-unban = Lift a ban
cmd-manage-bans = Show who is banned here
cmd-manage-reports = Show what people have reported, with what was visible then
cmd-manage-close = Close a report that has been dealt with
cmd-manage-channel = Choose where reports are announced
cmd-block = Never be seated at the same table as someone; nobody is told
cmd-report = Tell the server managers what happened at a table

opt-reason = Why, for the server managers
opt-report = The number of a report
opt-closed = Show the reports that have been dealt with
opt-announce = The channel for announcements; leave it out to end them
opt-off = Take back the block or invitation instead
opt-said = What happened
opt-plays = Whether you take a seat yourself

## Repairs

table-kept = A rule was corrected; the game continues from its current position.
note-repaired = A rule of this game was corrected, and the log was replayed with the new rule. The board below shows the position now. Open questions are asked again.
note-kept = A rule of this game was corrected. What was played here does not fit the corrected rule, so nothing is changed. The game continues from its current position, with the corrected rule from now on. Open questions are asked again.

## Corrections

correct-not-you = Only a server manager who has never played in this game can propose a correction. Ask another server manager.
correct-asked = A correction is already being voted on. { COMMAND("table status") } shows it.
correct-path = There is no such value on the board. Start typing in the option `value_at` and pick a suggestion.
correct-kind = Give a value of the same kind: a number for a number, `yes` or `no`, or one of the words that the option `value` suggests.
correct-refused = That value cannot be set here. Herald does not say why, because the reason could reveal what a player hides. Nothing was changed; choose another value.
correct-bound = This value cannot be corrected now: something that may be hidden depends on it ({ $what }). Nothing was changed; try again when that is revealed.
correct-nobody = nobody
correct-begun = Everyone who plays has been asked. The correction is only made if all agree by { $until }.
correct-done = Done: the position is corrected, and the thread says so.
correct-noted = Vote saved. You can change it until { $until }.
motion-correct = Vote on a correction, until { $until }: **{ $what }** from **{ $old }** to **{ $new }**.
table-corrected = The position was corrected because everyone agreed.
note-correct = A server manager proposes to correct the position: **{ $what }** from **{ $old }** to **{ $new }**. It only happens if all players agree by { $until }; no answer counts as no.
whisper-correct = At { $table } there is a proposal to correct the position: **{ $what }** from **{ $old }** to **{ $new }**. It only happens if all players agree by { $until }; no answer counts as no.
note-correct-failed = The vote is over: not everyone agreed, and the position stays as it is.
note-correct-lost = Everyone agreed to a correction, but the value to be corrected has changed in the meantime. The position stays as it is.
note-correct-bound = Everyone agreed to a correction, but that value ({ $what }) has meanwhile come to affect something that may be hidden. The position stays as it is; once that is revealed, a server manager can propose the correction again.
note-correct-agreed = Everyone agreed: **{ $what }** is now **{ $new }** instead of **{ $old }**. The log contains the corrected position; open questions are asked again.
button-correct = Correct the position
button-nocorrect = Leave it as it is

cmd-manage-correct = Correct a public value of a game’s position, if all players agree
opt-value_at = Which value of the board
opt-value = What it should be

## The interface for programs

api-on = Anyone can now read the public tables of this server as JSON, if this Herald’s operator offers that: positions as everyone sees them, names of seats, but no Discord IDs. Private tables stay private.
api-off = Nobody outside can read the tables of this server.
cmd-manage-api = Let anyone read this server’s public tables over HTTP, or forbid it
opt-on = Whether anyone may read them

# Words of the application. Sentences told to one person, or posted in a table's thread.

language-en = English
language-es = Spanish
language-auto = as in Discord
yes = yes
no = no
player-random = Random player
player-heuristic = Experienced player

seat-number = seat { $number }
seat-phantom = the phantom
seat-computer = { $name } (computer)

## Errors

error-internal = Something went wrong on our side and nothing was changed. Please try again; if it happens again, tell the operator the reference { $reference }.
error-afterwards = That was done, but something went wrong on our side afterwards. Look with { COMMAND("table status") } or { COMMAND("table panel") } before you do it again; if it happens again, tell the operator the reference { $reference }.
error-doubtful = Something went wrong on our side while this was being written down, so it may or may not have been done. Look with { COMMAND("table status") } or { COMMAND("table panel") } before you do it again; if it happens again, tell the operator the reference { $reference }.
error-unshown = That was done, but its answer may not have reached you. Look with { COMMAND("table status") } or { COMMAND("table panel") } before you do it again.
error-lost = The answer did not get through to you. Nothing was changed; please try again.
error-stopped = Herald is restarting, so nothing was changed. Please try again in a minute.
error-stopped-doubtful = Herald is restarting, so this may or may not have been done. Look with { COMMAND("table status") } or { COMMAND("table panel") } in a minute before you do it again.
error-away = The database cannot be reached right now, so nothing was changed. Please try again in a minute.
click-unknown = This button belongs to an older version of Herald. Open your panel again with { COMMAND("table panel") }.
text-broken = What you wrote holds a character that cannot be stored. Delete it, or type the text anew instead of pasting it.
not-your-seat = That seat is not yours.
not-this-game = This table plays another game; use { COMMAND("act") } for its actions.
no-such-table = There is no table { $table } here. { COMMAND("table list") } shows the open ones.
table-several = Several tables are called { $table }. Choose one from the suggestions or give its number.
table-several-yours = You sit at several tables: { $tables }. Say which one with the option `table`, or write in its thread.
table-none = You have no open table here. Say which one you mean with the option `table`, or write in its thread.
unknown-game = There is no game called { $game }. Known games: { $known }.
seat-count = This game is for { $least } to { $most } seats. Choose a number in that range.
options-unknown = There is no option { $option }. Known options: { $known }.
options-refused = These options do not go together: { $detail }
bad-deadline =
    { $field ->
        [hours] A turn lasts from 0 hours (no deadline) to 366 days. Choose a length in that range.
        [at] The time of day is written like `20:00`.
        [zone] There is no such time zone. Choose one from the suggestions, like `Europe/Madrid`.
        [pace] The rest after a phase lasts from 0 to 600 seconds. Choose a length in that range.
        [weekdays] Name at least one weekday, like `mon,thu 20:00`.
        [reminders] Reminders are up to five fractions between 0 and 1.
       *[other] That number of hours does not work. Choose one from 0 to 366 days.
    }
deadline-unreadable = { $text } is no deadline. Write for example `48h`, `2 days`, `daily 8pm`, `mon-fri 18:30 Europe/Madrid`, `clock 5d +12h max 7d` or `none`.
deadline-range = A turn lasts from 3 minutes to { $days } days. Choose a length in that range, or `none`.
bad-zone = There is no time zone { $zone }. Choose one from the suggestions, like `Europe/Madrid`.
bad-locale = There is no language { $locale }. Known languages: { $known }.
only-organiser = Only the organiser of the table can do that.
hint-off = This table does not let anybody ask a computer player; its organiser decides that before the start.
hint-busy = Your last question is still being thought about. Ask again in a moment.
hint-none = A computer player has no advice here.
only-in-lobby = That can only be done before the table starts.
not-started = This table has not started yet.
table-over = This table is finished. { COMMAND("table log") } and { COMMAND("table export") } still work.
table-cancelled = This table was cancelled. Open a new one with { COMMAND("table new") }.
table-paused = This table is paused. { COMMAND("table resume") } lets it go on.
table-asleep = This table sleeps, because nobody was there. Press **Wake the table**, or use { COMMAND("table resume") }.
not-stopped = This game is not stopped: it goes on already.
not-asleep = This table does not sleep.
not-paused = This table is not paused.
table-full = All seats of this table are taken.
already-seated = You already sit at this table.
not-seated = You have no seat at this table.
no-such-seat = There is no seat { $seat }; the seats are 1 to { $seats }.
seat-taken = Seat { $seat } is taken.
no-computer-seat = No computer sits there. { COMMAND("table status") } shows the seats.
unknown-player = There is no computer player { $player }. Known ones: { $known }.
too-few-players = { $missing ->
        [one] One of the { $seats } seats is still free. Wait for another player or fill it with { COMMAND("table computer add") }.
       *[other] { $missing } of the { $seats } seats are still free. Wait for more players or fill them with { COMMAND("table computer add") }.
    }
start-fewer = { $missing ->
        [one] One of the { $seats } seats is still free.
       *[other] { $missing } of the { $seats } seats are still free.
    } You can start without { $missing ->
        [one] it
       *[other] them
    }: { $n } can play this game, too. Or wait, or fill the table with { COMMAND("table computer add") }.
button-shrink = Start with { $n } seats
which-seat = You hold the seats { $seats }. Say which one with the option `seat`.
not-on-autopilot = No computer plays for you at this table.
same-user = That person already has seat { $seat }.
stale-click = The table has moved on since that button was drawn, so this press changed nothing. Here is where it stands now.
number-range = { $text } does not fit. Write a whole number from { $least } to { $most }.
form-late = That took too long to open. Please press the button again.
no-actions = Name at least one action.
word-empty = Nothing of that can be seen. Write a word or a few, up to 40 characters.
nothing-to-undo = There is nothing of yours to take back.
unknown-style = There is no style { $style }. Known styles: { $known }.
cannot-undo = That cannot be taken back any more: luck was drawn, something was shown, or others have moved on. With everybody's consent the whole table can go back: { COMMAND("rewind") }.
undone-already = Your last step has just been taken back. Press again in a moment to take back one more.
slow-down = Too many of your moves were refused in a short time. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}; your panel shows what you may do.
suggest-slow = Suggestions rest for { $seconds } s: too many were asked for. What you type is kept.
save-broken = The stored position of table { $table } cannot be read. Nothing was changed; please tell the operator.
damage-restoring = Something stored of table { $table } was damaged and is being restored from the game's log. No deadline runs meanwhile. Please try again in a minute.
damage-closed = Something stored of table { $table } is damaged and could not be restored. Whoever runs Herald can help.{ $over ->
    [0] {" "}The game stands still meanwhile, and no deadline runs. An earlier moment may still be sound: go back with { COMMAND("rewind") }, or end the game with { COMMAND("table cancel") }.
   *[other] {""}
}
rules-fault = Herald itself failed here; your move is not to blame. Nothing was changed, and no deadline runs. Another move may work; { COMMAND("table blocking") } says what the table waits for, and { COMMAND("rewind") } goes back.
import-broken = This file cannot be imported: { $detail } Use a file made by { COMMAND("table export") }.
import-partial = This file was exported while the game was running and holds only what one seat could see. Export it again when the game is over.
import-underway = Another file of yours is being looked at. Wait for its answer, then hand in the next one.
import-heavy = This file cannot be imported: playing it again takes more time or memory than a game does. Nothing was changed.
import-unfinished = Only finished games can be imported here; the operator can import running ones.
import-too-big = This file is too big. An export is never larger than { $megabytes } MB.
import-unreadable = The file could not be fetched from Discord. Please upload it again.
not-finished = This table is not finished yet.
move-already-here = This table is in this channel already.
move-other-server = Only its organiser can take a table to another server, and only when its channel is gone.
new-only-in-server = That only works in a channel of a server.
new-not-in-channel = Tables are opened in { $channels } on this server. Please use the command there.
new-not-your-role = Only members with the role { $role } may open tables on this server.
join-which = Several tables are open here. Press Join on the card of one, or name it with the option `table`.
join-none = No table is waiting for players in this channel. Open one with { COMMAND("table new") }.
leave-by-command = The game is running. Use { COMMAND("table leave") } if you really want to give your seat away.
replace-no-bots = A Discord bot cannot take a seat. For a computer player use { COMMAND("table computer add") }.
zoom-unknown = There is no area { $area } on this board. Choose one from the suggestions.
settings-need-manage = Only members who may manage this server can change its settings.
act-empty = Write an action, such as one of the suggestions.
act-malformed = `{ $part }` is not an action. Choose one from the suggestions; several are joined with `;`.
act-silence = As silence would: { $actions }
act-too-many = That is more than { $most } actions. Split them into several commands.
rules-unknown-topic = There is no topic `{ $topic }`. Topics: { $known }.

## Answers

new-elsewhere = Table **#{ $number } { $table }** is open. Its card stands in { $channel }; people join with its button.
new-done = Table **#{ $number } { $table }** is open. Its card follows in the channel; people join with its button.{ $threads ->
        [never] {" "}Channels of this kind have no threads, so everything public happens in the channel itself.
        [forbidden] {" "}Herald may not open threads here (*Create Public Threads*), so everything public happens in the channel itself.
       *[yes] {""}
    }
cancel-done = Table #{ $number } is cancelled.
join-done = You have seat { $seat }{ $sided ->
        [yes] {" "}({ $side })
       *[no] {""}
    } at table #{ $number }. { $free ->
        [0] All seats are taken.
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }{ $sided ->
        [yes] {" "}{ COMMAND("seat") } asks for another one.
       *[no] {""}
    }
leave-done = You have left table #{ $number }.
leave-offered = { $where ->
    [none] You have left table #{ $number }. Your seat is offered to others, and a computer plays it meanwhile. You may take it back, but no other seat of this table.
   *[other] You have left table #{ $number }. Your seat is offered in { $where }, and a computer plays it meanwhile. You may take it back, but no other seat of this table.
}
manner-ask = How do you want to play? You can change this at any time in your panel.
manner-quick = Quick
manner-quick-note = **Quick**: sensible standing orders answer the small questions, so the table waits less.
manner-careful = Careful
manner-careful-note = **Careful**: you are asked everything.
manner-swift = Swift
manner-swift-note = **Swift**: as Quick, and battles ask you nothing.
manner-wary = Wary
manner-wary-note = **Wary**: as Careful, and you are asked too before a weak piece would die.
manner-set = Saved: { $manner }. The standing orders are in your panel.
start-done = Table #{ $number } starts. { $threads ->
        [never] Channels of this kind have no threads, so everything public happens in the channel itself.
        [forbidden] Herald may not open threads here (*Create Public Threads*), so everything public happens in the channel itself.
       *[yes] Everything public happens in its thread.
    } Your secrets come by direct message.
bot-added = A computer has taken a seat at table #{ $number }. { $free ->
        [0] All seats are taken.
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
bot-removed = A computer has left table #{ $number }. { $free ->
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
pause-done = Table #{ $number } is paused; no deadline runs.
resume-done = Table #{ $number } goes on.
move-done = { $threads ->
        [never] Table #{ $number } moves here: its card and the board follow. Channels of this kind have no threads, so everything public happens in the channel itself.
        [forbidden] Table #{ $number } moves here: its card and the board follow. Herald may not open threads here (*Create Public Threads*), so everything public happens in the channel itself.
       *[yes] Table #{ $number } moves here: its card, its thread and the board follow.
    }
resign-done = You have resigned at table #{ $number }. A computer plays your seat to the end.
resign-last = { $where ->
    [none] You have resigned at table #{ $number }. Nobody else was left there: your seat is offered to others, and the table sleeps until somebody takes it.
   *[other] You have resigned at table #{ $number }. Nobody else was left there: your seat is offered in { $where }, and the table sleeps until somebody takes it.
}
back-done = Welcome back: the seat is yours again.
wake-done = The table is awake.
retry-done = Tried again: the clock runs.
export-done = Table #{ $number } as a file. While it runs, the file holds only what you may see.
import-done = The game was imported as table **#{ $number } { $table }**.
verify-good = Every one of the { $draws } draws of table #{ $number } follows from its seed, and replaying its log gives the same end.
verify-imported = Table #{ $number } was imported. Its { $draws } draws follow from the seed in the file and its log gives the same end, but nobody here saw the seed's hash before: whoever made the file may have chosen the luck, so this proves nothing.
verify-bad = Table #{ $number } does not check out: { $detail }
act-phase = { $where ->
    [none] With that a phase is over.
   *[other] With that a phase is over; { $where } tells what happened.
}
act-done = Done: { $actions }.
act-ended = end of the step “{ $step }”
act-over = end of this step
act-done-final = Done: { $actions }. No Undo: luck was drawn, or others have learnt of it.
act-left = Not taken, since something was revealed first: { $actions }. Look, and say it again if you still want it.
try-left = Left for you to press when you like what you see: { $actions }.
undo-done = Taken back.
list-empty = No open table. { COMMAND("table new") } opens one.
list-line = **#{ $number } { $table }** · { $game } · { $status } · { $taken }/{ $seats } · { $where }
state-lobby = waiting for players
state-running = running
state-paused = paused
state-finished = finished
state-cancelled = cancelled

## The lobby

table-title = ### #{ $number } { $table } · { $game }
lobby-hints = Suggestions of a computer player and *What if* are allowed
lobby-organiser = Organised by { $user }
lobby-free = *free*
lobby-seat = { $number }. { $who }
lobby-deadline = Deadline: { $deadline }
lobby-seed = The seed of all luck is fixed; its SHA-256: `{ $hash }`
lobby-word-ask = **Add a word** mixes a word of yours into it: when the last word comes from somebody who does not run this Herald, nobody can choose the luck.
lobby-words = Words added: { $words }
lobby-imported = Imported from a file: its luck cannot be proved and its result does not count.
word-title = Your word for table #{ $number }
word-label = A word, or a few
word-hash = SHA-256 of the seed: { $hash }
word-added = { $user } adds { $word } to the luck of table #{ $number }. The seed, fixed before, has the SHA-256 `{ $hash }`.
lobby-full = **Full:** every seat is taken. **Start** begins the game.
lobby-status-lobby = Press **Join** to take a seat.
lobby-status-running = { $thread ->
    [none] The game is running; its channel is gone.
   *[other] The game is running in { $thread }.
}
lobby-status-paused = { $thread ->
    [none] The game is paused; its channel is gone.
   *[other] The game is paused; see { $thread }.
}
lobby-status-finished = { $thread ->
    [none] The game is over; its channel is gone.
   *[other] The game is over; see { $thread }.
}
lobby-status-cancelled = This table was cancelled.
card-full = Full, about to begin
card-running = In play
card-paused = Paused
card-finished = Finished
card-cancelled = Cancelled
button-join = Join
button-leave = Leave
button-start = Start
button-rematch = Rematch
button-settings = Settings
button-word = Add a word
button-board = Board
button-hand = My hand
button-blocking = Blocking
button-undo = Undo
button-claim = Take the seat
button-back = I'm back
button-wake = Wake the table
button-retry = Try again
settings-title = ### Settings of #{ $number } { $table }
settings-saved = Saved.
settings-me = Language: { $language } · time zone: { $zone } · reminders: { $reminders } · direct messages: { $dms }{ $dm ->
        [closed] . Your direct messages are closed to Herald; the button **My hand** shows you the same panel.
       *[other] .
    }
settings-quiet = Nothing is written to you, so { $reminders ->
        [yes] a mention in the thread is all that calls you, once a table waits for you alone
       *[no] nobody calls you when it is your turn
    }: look into the threads of your tables. **My hand** shows your panel there. Who misses deadlines is covered as the table has it. One exception: when the channel of a table is deleted, you are told how it can go on and, at the end, its result with the seed.
settings-server = Language: { $language } · tables may be opened by: { $role } · in: { $channels }
settings-everyone = everyone
settings-anywhere = any channel
miss-autopilot = Missed deadline: a computer plays the turn
miss-hold = Missed deadline: the harmless choice is made
miss-wait = Missed deadline: the table waits
deadline-none = none
deadline-at = { $days } at { $at } ({ $zone })
zone-fixed = { $zone }, always UTC{ $offset }, without summer time
deadline-days = { $days ->
        [one] 1 day per turn
       *[other] { $days } days per turn
    }
deadline-hours = { $hours ->
        [one] 1 hour per turn
       *[other] { $hours } hours per turn
    }
deadline-minutes = { $minutes ->
        [one] 1 minute per turn
       *[other] { $minutes } minutes per turn
    }
deadline-pace = { $seconds ->
        [0] Tables without people play on without a rest
       *[other] Tables without people rest { $seconds } s after each phase
    }
days-all = every day
days-work = Monday to Friday
day-0 = Mon
day-1 = Tue
day-2 = Wed
day-3 = Thu
day-4 = Fri
day-5 = Sat
day-6 = Sun

## The running table

opening-title = ## #{ $number } { $table } · { $game }
opening-seats = At the table: { $seats }
opening-how = Secrets come by direct message. **My hand** shows the same panel here, for your eyes only; { COMMAND("act") } takes every action as text and { COMMAND("rules") } explains the game.
opening-seed = All luck follows from a secret seed, shown when the game is over. Its SHA-256 now: `{ $hash }`
opening-words = Mixed into it: { $words }. If whoever added the last of these words does not run this Herald, nobody could choose the luck.
opening-silence = ⚠️ Nobody added a word to it: whoever runs this Herald could have chosen the luck of this game.
phase-title = ### { $table }
phase-more = *… and more before that; { COMMAND("table log") } has everything.*
result-title = ## { $table } is over
result-won = 🏆 **{ $seats_count ->
        [one] { $seats } wins
       *[other] { $seats } win
    }.**
result-own = Your place: { $place } of { $of }{ $tied ->
        [one] .
       *[other] {""}, tied.
    }
result-place = **{ $place }.** { $seat } { $scores }
result-score = { $what } { $value }
result-seed = The seed was { $seed }. { COMMAND("table file verify", "table", $number) } derives every draw from it again.
result-words = The players' words were { $words }.
result-imported = This game was imported from a file, so its luck cannot be proved and its result does not count.
status-lobby = Waiting for players.
status-cancelled = This table was cancelled.
status-finished = The game is over.
status-paused = The table is paused.
status-asleep = The table sleeps, because nobody was there. Anyone who sits here can wake it.
status-stopped = ⚠️ This game cannot go on: Herald's rules failed at a question. No deadline runs. Another move may work; if not, go back with { COMMAND("rewind") }, ask a server manager for { COMMAND("manage correct") }, or end the game with { COMMAND("table cancel") }.
status-restoring = ⚠️ Something stored of this game was damaged. It is being restored from the game's log, and no deadline runs meanwhile.
status-closed = ⚠️ Something stored of this game is damaged and could not be restored, so it stands still and no deadline runs. Whoever runs Herald can help. Go back with { COMMAND("rewind") }, or end the game with { COMMAND("table cancel") }.
status-waiting = Waiting for { $seats }.
status-nobody = Waiting for nobody.
nearing-off = ⏳ Nobody is about to win any more: the game goes on.
status-seat = { $seat } ({ $step })
status-hushed = the table
status-due = Due { $when } ({ $at })
status-autopilot = A computer plays for now: { $seats }
status-offered = Free to take, with all that belongs to it: seat { $numbers }
blocking-seat = { $seat }: { $step }, since { $since }
blocking-hushed = The table: a question asked of everybody; who has answered is not told.
board-title = **#{ $number } { $table }**
log-title = ### Log of { $table }
log-since = ### { $table } since your last action
log-before = ### { $table }: nothing since your last action; the last before it
log-empty = Nothing has happened.

news-title = **Since you last looked**
news-gained-mark = { $mark } gained
news-lost-mark = { $mark } lost
news-own-mark = { $mark } about you
news-amount = { $what } { $then } → { $now }
news-lost = { $what } lost: { $names }
news-gained = { $what } gained: { $names }
news-scores = points
news-all-scores = { $what }: { $scores }
news-ordered = (by your standing order)
news-ordered-part = (your part in this: by your standing order)
news-more = -# … and { $n } more: **Show all** has them.
news-button-all = Show all
news-button-seen = Seen
news-button-watch = Watch
news-page = **#{ $number } { $table }**: since you last looked ({ $page }/{ $pages })
news-nothing = Nothing new: what stands on your panel you have read already. { COMMAND("table log", full: "True") } tells the whole game.

panel-title = **#{ $number } { $table }** · { $seat }
panel-over = The game is over.
panel-nothing = You have nothing to decide.
panel-nothing-waits = You have nothing to decide; when this was written the table waited for { $seats }.
panel-done = You are done.
panel-done-waits = You are done; when this was written the table waited for { $seats }.
panel-free = The table does not wait for you.
panel-free-waits = The table does not wait for you; when this was written it waited for { $seats }.
panel-board = Whole board
panel-drawing = -# The picture is older than these words; a new one is being drawn.
panel-gone = What you had open has changed or is no longer asked. Here is your panel as it is now.
panel-also = ❗ Also to be decided: { $steps }. { $by ->
    [back] **Back** leads there.
   *[button] Its button is below.
}
panel-several = { $n ->
        [one] 1 question is open.
       *[other] { $n } questions are open.
    }
panel-standing = Standing orders
panel-number = { $what }: { $least } to { $most }
panel-number-field = A number from { $least } to { $most }
panel-asked = To do: { $step }.
panel-closed = **#{ $number } { $table }**: your panel stands below.
panel-closed-over = **#{ $number } { $table }**: the game is over.
panel-closed-where = How it ended, its replay and a rematch: { $where }
panel-closed-lost = **#{ $number } { $table }**: this seat is yours no longer.
panel-phase = { $where ->
    [none] **#{ $number } { $table }**: with that a phase is over. Your panel follows.
   *[other] **#{ $number } { $table }**: with that a phase is over. { $where } tells what happened; your panel follows.
}
panel-paused = The table is paused.
panel-asleep = The table sleeps, because nobody was there.
panel-stopped = ⚠️ Herald's rules failed here, so no deadline runs. Another answer may work.
panel-due = Due { $when }.
panel-end-final = -# Ending this step cannot be undone.
panel-due-silence = Due { $when }; silence means: { $silence }.
panel-choose = Choose
panel-many = { $what } ({ $n ->
        [one] 1 option
       *[other] { $n } options
    })
panel-back-page = Earlier
panel-next-page = More
panel-up = Back
panel-redraw = Refresh
panel-rules = Rules of this step
panel-rules-all = Rules
panel-suggest = Suggest
panel-not-now = 🚫 Not now: *{ $what }*. { $why }
panel-newer = That button stands on an older panel, so this press changed nothing. Your newest panel, in our direct messages, shows how things stand.
panel-try = Try it
panel-saved = Saved. What is chosen stays until you change it; at the deadline it counts even if you have not sealed it.

## Posts of the service

note-joined = { $name } takes seat { $seat }.
note-left = { $name } has left. Seat { $seat } is free to take for anyone who has known no other seat of this table; a computer plays it meanwhile.
note-replaced = { $name } takes seat { $seat } from { $old }.
note-resigned = { $name } has resigned. A computer plays seat { $seat } to the end.
note-back = { $name } is back at seat { $seat }.
note-autopilot = { $name } missed the deadline. A computer plays seat { $seat } for now{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    }
note-autopilot-leaves = { $name } missed the deadline. A computer plays seat { $seat } for now{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    } The rest waits for { $name } until { $leaves }; then the computer decides that too.
note-hold = { $name } missed the deadline, so Herald made the safest choice for seat { $seat }{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    }
note-overdue = { $name } (seat { $seat }) missed the deadline; the table waits.
note-missed = { $name } (seat { $seat }) missed the deadline.
note-nudge = Only { $name } (seat { $seat }) is missing. Due { $due }.
note-paused = { $name } has paused the table. No deadline runs; it goes on by itself { $until } at the latest. Anyone at the table may ask the others to go on sooner: { COMMAND("table resume") }.
note-paused-nobody = The table is paused. No deadline runs; it goes on by itself { $until } at the latest. Anyone at the table may ask the others to go on sooner: { COMMAND("table resume") }.
note-resumed = { $name } lets the table go on.
note-resumed-nobody = The table goes on.
note-asleep-covered = Nobody is there any more, so the table sleeps. Anyone who sits here can wake it.
note-asleep-round = A whole round has passed without a person, so the table sleeps. Anyone who sits here can wake it.
note-unreadable = ⚠️ This game cannot go on: its stored position cannot be read. Nothing was changed, no deadline runs, and nobody misses one. Going back with { COMMAND("rewind") } may help; the operator's log says what is wrong. Once it is fixed, **Try again** continues the game.
note-restoring = ⚠️ Something stored of this game was damaged. It is being restored from the game's log: no deadline runs meanwhile, and nobody misses one.
note-restored = This game was restored from its log and goes on where it stood. Everyone has the time they had left.
note-closed = ⚠️ Something stored of this game is damaged and could not be restored from its log, so it stands still. No deadline runs, and nobody misses one. Whoever runs Herald can help; their log says what is wrong. An earlier moment may still be sound: go back with { COMMAND("rewind") }, or end the game with { COMMAND("table cancel") }.
note-clock = Herald's clock was set { $way ->
    [ahead] ahead
   *[back] back
} by { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}. All deadlines moved with it: everyone still has the time they had left.
note-no-game = ⚠️ This game cannot go on for now: the Herald that hosts it does not offer it at the moment. Nothing is lost, no deadline runs, and nobody misses one. It goes on by itself once it is offered again.
note-goes-on = The game goes on; deadlines run again.
note-stopped = ⚠️ This game cannot go on: Herald's rules failed at a question. Nothing is lost, no deadline runs, and nobody misses one. Another move may work. If not, go back with { COMMAND("rewind") }, ask a server manager for { COMMAND("manage correct") }, or end the game with { COMMAND("table cancel") }. Once Herald is fixed, **Try again** continues the game.
note-woken = { $name } has woken the table.
note-woken-nobody = The table is awake again.
note-undone = { $name } (seat { $seat }) took back: { $actions }
note-imported = { $name } imported this game.
note-thread-anew = The former thread of this table is gone. This is where the game stands; it goes on here.
note-thread-late = From here on the game is told in this thread.
note-moved = This table has moved here. This is where the game stands.
note-moved-away = This table has moved; it goes on in <#{ $where }>.
left-server-note = { $name } (seat { $seat }) is no longer on this server, so Herald cannot write to them. What waits for them is sent once they are back, for up to three days. The organiser can give the seat to someone else with { COMMAND("table replace") }.
left-server-note-nobody = Someone at this table is no longer on this server, so Herald cannot write to them. What waits for them is sent once they are back, for up to three days.
dm-closed-note-nobody = Somebody at this table receives no direct messages from Herald. If no panel has reached you, the button shows yours here, for your eyes only.
dm-closed-note = { $name } (seat { $seat }) receives no direct messages from Herald. The button shows the panel here, for the player's eyes only.
whisper-reminder = { $table } waits for you. Due { $due }.
whisper-autopilot = You missed a deadline at { $table }, so a computer plays for you now{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    } Press the button to take over again.
whisper-autopilot-leaves = You missed a deadline at { $table }, so a computer plays for you now{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    } The rest waits for you until { $leaves }; then the computer decides that too. Press the button to take over again.
whisper-hold = You missed a deadline at { $table }, so Herald made the safest choice for you{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    }
whisper-asleep = { $table } sleeps, because nobody was there. One press wakes it, and your seat is yours again.
whisper-asleep-missed = You missed a deadline at { $table }. Nobody else is there either, so the table sleeps and no deadline runs. One press wakes it, and your seat is yours again.
whisper-stopped-here = { $table } cannot go on: Herald's rules failed. Nothing is lost. Another move may work; if not, go back with { COMMAND("rewind") } or end the game with { COMMAND("table cancel") }.
whisper-stopped-orders = { $table } cannot go on: your standing orders failed ({ $step }). Nothing is lost and no deadline runs. Change or clear that order, and the game may go on.
whisper-stopped = { $table } cannot go on: Herald's rules failed at your question ({ $step }). Nothing is lost and no deadline runs. Choose another answer if there is one.
whisper-lines = **{ $table }**
whisper-restoring = { $table }: something stored of this game was damaged. It is being restored from the game's log, and no deadline runs meanwhile.
whisper-restored = { $table } was restored from its log and goes on where it stood.
whisper-closed = { $table }: something stored of this game is damaged and could not be restored, so it stands still. Whoever runs Herald can help. Go back with { COMMAND("rewind") }, or end the game with { COMMAND("table cancel") }.
whisper-seat = You have seat { $seat } at { $table } now.
whisper-barred = You have a seat at { $table }, but may not see its channel (*View Channel*), and so not its thread: you play by direct message alone. Ask those who manage the server for that permission, and then whoever is in the thread to mention you there.
whisper-barred-other = { $name } has seat { $seat } at { $table }, but may not see its channel (*View Channel*), and so not its thread. Ask those who manage the server for that permission, then mention { $name } in the thread.
whisper-replaced = Your seat { $seat } at { $table } was given to somebody else.
whisper-homeless = The channel of **{ $table }** is gone. Nothing of the game is lost, and your panels still work. Use { COMMAND("table move", "table", $number) } in the channel where it is to go on: it gets a new thread there, with the board as it stands.
whisper-lacks = { $permission ->
        [attach] Herald may not attach files where **{ $table }** is played (*Attach Files*), so boards are told in words there. As soon as the channel allows it, pictures come again.
        [threads] Herald may not write in the thread of **{ $table }** (*Send Messages in Threads*), so the game is told in its channel. As soon as it is allowed, the thread goes on.
        [unlocked] A moderator has locked the thread of **{ $table }**. Herald does not open it again: the game is told in its channel, or waits for three days if it has no other. As soon as a moderator unlocks the thread, it goes on there.
        [create] Herald may not open a thread for **{ $table }** (*Create Public Threads*), so the game is told in its channel. It is tried again.
        [view] Herald cannot see the channel of **{ $table }** (*View Channel*). What is to be posted there waits for three days; panels still work, and { COMMAND("table move") } gives the game another channel.
       *[send] Herald may not write in the channel of **{ $table }** (*Send Messages*). What is to be posted there waits for three days; panels still work, and { COMMAND("table move") } gives the game another channel.
    }
undone-actions = { $seat } took back: { $actions }
undone-actions-own = You took back: { $actions }

## Help

hint-title = 💡 **A computer player who sees what you see would:**
hint-seal = **Try it** does all of it but the last: press *{ $last }* yourself when you like what you see.
hint-end = **Try it** does all of it but the last: end the step yourself when you like what you see.
hint-because = **Why:** { $reasons }.
hint-rolls = ⚠️ **Try it** draws luck at once (*{ $what }*): that cannot be undone.
hint-lasts = ⚠️ **Try it** is final here: *{ $what }* cannot be undone.
and-more = … and { $n } more
tutorial-name = First game
tutorial-begun = Your first game of **{ $game }** is being set up: table #{ $number }, you against computers, with no deadlines and nobody watching. Your first decision comes by direct message in a moment; **My hand** shows it here. The first { $turns } turns explain themselves step by step. **Suggest** asks a computer player what it would do in your place and why, **Try it** does that, **Undo** takes it back, **Rules of this step** explains more.
tutorial-goes-on = Your first game of this goes on, table #{ $number }. To begin another, end it with { COMMAND("table cancel") }.
tutorial-lesson = 🎓 **Lesson { $n } of { $of }**
tutorial-more = 🎓 **Something new**
tutorial-over = 🎓 **That was the last lesson.** From here on you know enough: play on to the end, or go to a table with people by { COMMAND("table new") }.
rules-choose = Another topic
rules-topics = **{ $game }**: choose a topic with { COMMAND("rules") }.
help-text =
    { "" }**Herald** hosts board games that take weeks, one move at a time.
    - { COMMAND("table new") } opens a table; press **Join** on its card, and its organiser presses **Start**.
    - What is secret comes by direct message. **My hand**, or { COMMAND("table panel") }, shows the same panel for your eyes only.
    - { COMMAND("act") } takes any action as text and suggests what is legal; several are joined with `;`.
    - { COMMAND("tutorial") } teaches one step by step, alone against computers.
    - { COMMAND("rules") } explains a game, { COMMAND("settings me") } sets your language, time zone and reminders.
    - Every command is on one of the pages below: choose what you want to do.

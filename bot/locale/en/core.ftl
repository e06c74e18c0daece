# Words of the application. Sentences told to one person, or posted in a table's thread.

language-en = English
language-es = Spanish
language-auto = as in Discord
language-opener = that of the person who opens a table
yes = yes
no = no
player-random = Random player
player-heuristic = Experienced player

seat-number = seat { $number }
seat-phantom = the phantom
seat-computer = { $name } (computer)

## Errors

error-internal = Something went wrong on our side and nothing was changed. Please try again; if it happens again, give the operator this reference: { $reference }
error-afterwards = That worked, but something went wrong on our side afterwards. Check { COMMAND("table status") } before you do it again; if it happens again, give the operator this reference: { $reference }
error-doubtful = Something went wrong on our side while saving, so this may or may not have worked. Check { COMMAND("table status") } before you do it again; if it happens again, give the operator this reference: { $reference }
error-unshown = That worked, but Herald’s reply may not have reached you. Check { COMMAND("table panel") } before you do it again.
error-lost = Herald’s reply could not be delivered. Nothing was changed; please try again.
error-stopped = Herald is restarting, so nothing was changed. Please try again in a minute.
error-stopped-doubtful = Herald is restarting, so this may or may not have worked. In a minute, check { COMMAND("table status") } before you do it again.
error-away = Herald cannot reach its database right now, so nothing was changed. Please try again in a minute.
click-unknown = This button belongs to an older version of Herald. Open your panel again with { COMMAND("table panel") }.
text-broken = Your text contains a character that Herald cannot save. Delete that character, or type the text instead of pasting it.
not-your-seat = That seat is not yours. { COMMAND("table status") } shows who has which seat.
not-this-game = This command belongs to a different game. Use { COMMAND("act") } for the actions of the game at this table.
no-such-table = There is no table { $table } here. { COMMAND("table list") } shows the open ones.
table-several = Several tables are called { $table }. Choose one from the suggestions or give its number.
table-several-yours = You play at several tables: { $tables }. Say which one with the option `table`, or use the command in its thread.
table-none = You are not at any open table here. Name a table with the option `table`, or use the command in the table’s thread.
unknown-game = There is no game called { $game }. Known games: { $known }.
seat-count = { $most ->
        [2] This game has exactly 2 seats. Choose 2.
       *[other] This game has { $least } to { $most } seats. Choose a number in that range.
    }
options-unknown = There is no option { $option }. Known options: { $known }.
options-refused = These options do not work together: { $detail }. Change one of them.
bad-deadline =
    { $field ->
        [hours] The time to answer can be from 0 hours (no deadline) to 366 days. Choose a length in that range.
        [at] That is not a time of day. Write one like `20:00`.
        [zone] That time zone does not exist. Choose one from the suggestions, like `Europe/Madrid`.
        [pace] A table without people can rest for 0 to 600 seconds after each phase. Choose a number in that range.
        [weekdays] Name at least one weekday, like `mon,thu 20:00`.
        [reminders] A table can have up to five reminders. Give each as a fraction, between 0 and 1, of the time to answer.
        [clock] Write a clock like `clock 5d +12h max 7d`: each answer adds at least 1 hour, and no more than the clock starts with.
        [cost] A seat can be offered to others after 1 to 9 missed deadlines. Choose a number in that range.
        [gate] The limit for missed deadlines is a percentage from 0 to 100, or -1 for no limit.
       *[other] That length of time does not work. Choose one from 0 hours to 366 days.
    }
deadline-unreadable = { $text } is not a deadline. Write, for example, `48h`, `2 days`, `daily 8pm`, `mon-fri 18:30 Europe/Madrid`, `clock 5d +12h max 7d` or `none`.
deadline-range = The time to answer can be from 3 minutes to { $days } days. Choose a length in that range, or `none`.
bad-zone = There is no time zone { $zone }. Choose one from the suggestions, like `Europe/Madrid`.
bad-locale = Herald does not speak that language: { $locale }. Choose one of these: { $known }.
only-organiser = Only the organiser of this table can do that. { COMMAND("table status") } shows who that is.
hint-off = Suggestions are switched off at this table. Only its organiser can switch them on, and only before the game starts.
hint-busy = Herald is still working on what you asked for last. Try again in a moment.
hint-none = There is nothing to suggest here: you have no decision to make right now.
only-in-lobby = That only works before the game starts, and this game is already under way. For a game with other seats or settings, open a new table with { COMMAND("table new") }.
not-started = This game has not started yet. Its organiser starts it with **Start** on the card.
table-over = This game is over. { COMMAND("table log") } and { COMMAND("table export") } still work.
table-cancelled = This table was cancelled. Open a new one with { COMMAND("table new") }.
table-paused = This table is paused. { COMMAND("table resume") } asks the table to continue.
table-asleep = This table is asleep because nobody was playing. Press **Wake the table**, or use { COMMAND("table resume") }.
not-stopped = This game has not stopped: it is running normally. { COMMAND("table status") } shows who it waits for.
not-asleep = This table is not asleep. { COMMAND("table status") } shows who it waits for.
not-paused = This table is not paused. { COMMAND("table status") } shows who it waits for.
table-full = All seats at this table are taken. { COMMAND("table list") } shows other tables, and { COMMAND("table new") } opens one.
already-seated = You already have a seat at this table. { COMMAND("seat") } asks for another one.
not-seated = You have no seat at this table. { COMMAND("table list") } shows tables you can join.
no-such-seat = There is no seat { $seat }. Choose one from 1 to { $seats }.
seat-taken = Seat { $seat } is taken. Choose a free one; { COMMAND("table status") } shows them.
no-computer-seat = There is no computer player in that seat. { COMMAND("table status") } shows the seats.
unknown-player = There is no computer player called { $player }. Known ones: { $known }.
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
    }, because this game also works with { $n } seats. You can also wait, or fill the table with { COMMAND("table computer add") }.
button-fill = Start with { $n ->
    [one] a computer
   *[other] { $n } computers
}
button-shrink = Start with { $n } seats
which-seat = You have several seats here: { $seats }. Say which one with the option `seat`.
not-on-autopilot = No computer is playing for you at this table, so your seat is already yours. { COMMAND("table panel") } opens your panel.
same-user = That person already has seat { $seat }. Choose someone else.
stale-click = The game has moved on since that button appeared, so this click changed nothing. Here is the game as it is now.
number-range = { $text } does not work here. Write a whole number from { $least } to { $most }.
form-late = The form took too long to open. Please press the button again.
no-actions = Write at least one action, for example one of the suggestions.
word-empty = That is empty or has only invisible characters. Write one word or a few, up to 40 characters in all.
nothing-to-undo = There is nothing to undo: you have done nothing since your last final decision.
unknown-style = There is no style { $style }. Known styles: { $known }.
cannot-undo = That can no longer be undone: dice were rolled, cards were drawn, something was revealed, or others have moved on. If everyone agrees, the whole table can go back: { COMMAND("rewind") }.
undone-already = Your last step has just been undone. Press again in a moment to undo one more.
slow-down = Too many of your moves were refused in a short time. Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}; your panel shows what you can do.
suggest-slow = Suggestions pause for { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }: you asked for many in a short time. What you have typed is kept.
save-broken = The saved position of table { $table } cannot be read. Nothing was changed; please tell the operator.
damage-restoring = Part of the saved game at table { $table } was damaged and is being restored from its log. Deadlines are on hold meanwhile. Please try again in a minute.
damage-closed = Part of the saved game at table { $table } is damaged and could not be restored. The operator can help.{ $over ->
    [0] {" "}Meanwhile the game is stopped and deadlines are on hold. An earlier position may still be intact: go back with { COMMAND("rewind") }, or end the game with { COMMAND("table cancel") }.
   *[other] {""}
}
rules-fault = Herald itself failed here; your move is not to blame. Nothing was changed, and deadlines are on hold. Another move may work; { COMMAND("table blocking") } shows who the table waits for, and { COMMAND("rewind") } goes back.
import-broken = This file cannot be imported. Use a file made by { COMMAND("table export") }. (Technical detail: { $detail })
import-partial = This file was exported while the game was running and contains only what one seat could see. Export the game again when it is over.
import-underway = Another file of yours is still being checked. Wait for the result, then send the next one.
import-heavy = This file cannot be imported: replaying it takes more time or memory than any real game. Nothing was changed; use a different file.
import-unfinished = Only finished games can be imported here; the operator can import running ones.
import-too-big = This file is too big. An export is never larger than { $megabytes } MB. Use a file made by { COMMAND("table export") }.
import-unreadable = The file could not be downloaded from Discord. Please upload it again.
not-finished = This game is not over yet. { COMMAND("table status") } shows how far along it is.
move-already-here = This table is already in this channel. Use the command in the channel it should move to.
move-other-server = Only the organiser can move a table to another server, and only when its channel has been deleted.
new-only-in-server = That only works in a server channel. Use the command there.
new-not-in-channel = On this server, tables are opened in { $channels }. Please use the command there.
new-not-your-role = Only members with the role { $role } may open tables on this server.
join-which = Several tables are open here. Press **Join** on the card of the one you want, or name it with the option `table`.
join-none = No table is waiting for players in this channel. Open one with { COMMAND("table new") }.
leave-by-command = The game is running. If you really want to leave it, use { COMMAND("table leave") }.
replace-no-bots = A Discord bot cannot take a seat. To add a computer player use { COMMAND("table computer add") }.
zoom-unknown = This board has no area called { $area }. Choose one from the suggestions.
settings-need-manage = Only server managers can change the settings of this server.
act-empty = Write an action, for example one of the suggestions.
act-malformed = `{ $part }` is not an action. Choose one from the suggestions; join several with `;`.
command-unknown = There is no command `/{ $command }`. Closest: { $near }.
command-renamed = `/{ $old }` is now called { COMMAND($path) }.
act-command = { COMMAND($path) } is a separate command. Send it by itself, not as an action.
act-unknown = The game does not know the word `{ $word }`. Closest actions: { $near }.
act-unknown-nothing = The game does not know the word `{ $word }`, and you have nothing to decide right now.
act-possible = You can do that now: { $action }. Nothing was done; send it without `why` to do it.
act-silence = If you do nothing: { $actions }
act-too-many = That is more than { $most } actions. Send them in several commands.
rules-unknown-topic = There is no topic `{ $topic }`. Topics: { $known }.

## Answers

new-elsewhere = Table **#{ $number } { $table }** is open. Its card is in { $channel }; people join with its button.
new-done = Table **#{ $number } { $table }** is open. Its card follows in this channel; people join with its button.{ $threads ->
        [never] {" "}Channels of this kind cannot have threads, so everything public is posted in the channel itself.
        [forbidden] {" "}Herald has no permission to open threads here (*Create Public Threads*), so everything public is posted in the channel itself.
       *[yes] {""}
    }
cancel-done = Table #{ $number } is cancelled.
join-done = You have seat { $seat }{ $sided ->
        [yes] {" "}({ $side })
       *[no] {""}
    } at table #{ $number }. { $free ->
        [0] All seats are taken.
        [one] 1 seat is still free.
       *[other] { $free } seats are still free.
    }{ $sided ->
        [yes] {" "}{ COMMAND("seat") } asks for another one.
       *[no] {""}
    }
leave-done = You have left table #{ $number }.
leave-offered = { $where ->
    [none] You have left table #{ $number }. Your seat is offered to others, and a computer plays it meanwhile. You can take it back, but you cannot take any other seat at this table.
   *[other] You have left table #{ $number }. Your seat is offered in { $where }, and a computer plays it meanwhile. You can take it back, but you cannot take any other seat at this table.
}
manner-ask = How do you want to play? You can change this in your panel at any time.
manner-quick = Quick
manner-quick-note = **Quick**: sensible standing orders answer the small questions for you, so the table waits less.
manner-careful = Careful
manner-careful-note = **Careful**: you are asked everything.
manner-swift = Swift
manner-swift-note = **Swift**: like Quick, and in battles you are not asked anything.
manner-wary = Wary
manner-wary-note = **Wary**: like Careful, and you are also asked before a weak piece dies.
manner-set = Saved: { $manner }. Your standing orders are in your panel.
start-done = Table #{ $number } starts. { $threads ->
        [never] Channels of this kind cannot have threads, so everything public is posted in the channel itself.
        [forbidden] Herald has no permission to open threads here (*Create Public Threads*), so everything public is posted in the channel itself.
       *[yes] Everything public is posted in its thread.
    } Your secrets come by direct message.
bot-added = A computer player has joined table #{ $number }. { $free ->
        [0] All seats are taken.
        [one] 1 seat is still free.
       *[other] { $free } seats are still free.
    }
bot-removed = A computer player has left table #{ $number }. { $free ->
        [one] 1 seat is free.
       *[other] { $free } seats are free.
    }
pause-done = Table #{ $number } is paused, and its deadlines are on hold.
resume-done = Table #{ $number } continues.
move-done = { $threads ->
        [never] Table #{ $number } moves here: its card and the board follow. Channels of this kind cannot have threads, so everything public is posted in the channel itself.
        [forbidden] Table #{ $number } moves here: its card and the board follow. Herald has no permission to open threads here (*Create Public Threads*), so everything public is posted in the channel itself.
       *[yes] Table #{ $number } moves here: its card, its thread and the board follow.
    }
resign-done = You have handed over your seat at table #{ $number }. A computer plays it to the end.
resign-last = { $where ->
    [none] You have handed over your seat at table #{ $number }. Nobody else is playing there, so the seat is offered to others, and the table sleeps until someone takes it.
   *[other] You have handed over your seat at table #{ $number }. Nobody else is playing there, so the seat is offered in { $where }, and the table sleeps until someone takes it.
}
back-done = Welcome back: the seat is yours again.
wake-done = The table is awake.
retry-done = Herald is trying again, and deadlines are running.
export-done = Here is table #{ $number } as a file. While the game is running, the file contains only what you can see.
import-done = The game was imported as table **#{ $number } { $table }**.
verify-good = Table #{ $number } checks out: all { $draws } random draws follow from its seed, and replaying its log gives the same ending.
verify-imported = Table #{ $number } was imported. Its { $draws } random draws follow from the seed in the file and its log gives the same ending. But nobody here saw the seed’s hash before the game. The person who made the file could have chosen the results, so this check proves nothing.
verify-bad = Table #{ $number } does not check out: { $detail }
act-phase = { $where ->
    [none] That ends a phase.
   *[other] That ends a phase. See { $where } for what happened.
}
act-done = Done: { $actions }.
act-ended = end of the step “{ $step }”
act-over = end of this step
act-done-final = Done: { $actions }. This cannot be undone.
act-left = Something was revealed first, so this was not done: { $actions }. Look at the new position, and send it again if you still want to.
try-left = If you like what you see, press this yourself: { $actions }.
undo-done = Undone.
list-empty = There are no open tables. { COMMAND("table new") } opens one.
list-line = **#{ $number } { $table }** · { $game } · { $status } · { $taken }/{ $seats } · { $where }
state-lobby = waiting for players
state-running = running
state-paused = paused
state-finished = finished
state-cancelled = cancelled

## The lobby

table-title = ### #{ $number } { $table } · { $game }
lobby-hints = Suggestions from a computer player and *What if* are allowed
lobby-organiser = Organised by { $user }
lobby-free = *free*
lobby-seat = { $number }. { $who }
lobby-deadline = Deadline: { $deadline }
lobby-seed = Random seed (fixed, hidden until the end). Its SHA-256: `{ $hash }`
lobby-word-ask = **Add a word** mixes a word of yours into the seed. If the last word comes from someone who does not run this Herald, nobody can rig the dice.
lobby-words = Words added to the seed: { $words }
lobby-imported = Imported from a file: its randomness cannot be proved and its result does not count.
word-title = Your word for table #{ $number }
word-label = One word or a few
word-hash = SHA-256 of the seed: { $hash }
word-added = { $user } adds { $word } to the randomness of table #{ $number }. The seed, fixed before that, has the SHA-256 `{ $hash }`.
lobby-full = **Full:** every seat is taken. **Start** begins the game.
lobby-status-lobby = Press **Join** to take a seat.
lobby-status-running = { $thread ->
    [none] The game is running; its channel was deleted.
   *[other] The game is running in { $thread }.
}
lobby-status-paused = { $thread ->
    [none] The game is paused; its channel was deleted.
   *[other] The game is paused; see { $thread }.
}
lobby-status-finished = { $thread ->
    [none] The game is over; its channel was deleted.
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
button-hand = My panel
button-blocking = Waiting for…
button-undo = Undo
button-undo-done = Undo the last step
button-claim = Take the seat
button-back = I’m back
button-wake = Wake the table
button-retry = Try again
settings-title = ### Settings of #{ $number } { $table }
settings-saved = Saved.
settings-me = Language: { $language } · time zone: { $zone } · reminders: { $reminders } · direct messages: { $dms }{ $dm ->
        [closed] . Herald cannot send you direct messages, so open your panel with the button **My panel**.
       *[other] .
    }
settings-quiet = Herald sends you no direct messages, so { $reminders ->
        [yes] your only reminder is a mention in the thread when a table waits for you alone
       *[no] nobody reminds you when it is your turn
    }. Check the threads of your tables: there **My panel** opens your panel. Missed deadlines are handled by each table’s own rule. One exception: if the channel of a table is deleted, Herald does send you direct messages: one on how to continue and, at the end, one with the result and the seed.
settings-server = Language: { $language } · who may open tables: { $role } · where: { $channels }
settings-everyone = everyone
settings-anywhere = any channel
miss-autopilot = Missed deadline: a computer answers
miss-hold = Missed deadline: Herald makes the safest choice
miss-wait = Missed deadline: the table waits
deadline-none = none
deadline-at = { $days } at { $at } ({ $zone })
zone-fixed = { $zone }, always UTC{ $offset }, no daylight saving time
deadline-days = { $days ->
        [one] 1 day to answer
       *[other] { $days } days to answer
    }
deadline-hours = { $hours ->
        [one] 1 hour to answer
       *[other] { $hours } hours to answer
    }
deadline-minutes = { $minutes ->
        [one] 1 minute to answer
       *[other] { $minutes } minutes to answer
    }
deadline-pace = { $seconds ->
        [0] Tables without people play on without a break
       [one] Tables without people rest 1 second after each phase
       *[other] Tables without people rest { $seconds } seconds after each phase
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
opening-seats = Players: { $seats }
opening-how = Your panel, with all your secrets, comes by direct message. **My panel** opens it here too, for your eyes only. { COMMAND("act") } takes any action as text, and { COMMAND("rules") } explains the game.
opening-seed = Random seed: secret until the game is over. Its SHA-256 now: `{ $hash }`
opening-words = Mixed into the seed: { $words }. If the person who added the last word does not run this Herald, nobody could have rigged the dice.
opening-silence = ⚠️ Nobody added a word to the seed, so the operator of this Herald could have rigged the dice in this game.
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
result-seed = The seed was { $seed }. { COMMAND("table file verify", "table", $number) } checks every random draw against it.
result-words = Words that players added to the seed: { $words }.
result-imported = This game was imported from a file, so its randomness cannot be proved and its result does not count.
status-lobby = Waiting for players.
status-cancelled = This table was cancelled.
status-finished = The game is over.
status-paused = The table is paused.
status-asleep = The table is asleep because nobody was playing. Anyone with a seat here can wake it.
status-stopped = ⚠️ This game is stopped by an error in Herald’s rules. Deadlines are on hold. Another move may work; if not, go back with { COMMAND("rewind") }, ask a server manager to use { COMMAND("manage correct") }, or end the game with { COMMAND("table cancel") }.
status-restoring = ⚠️ Part of this saved game was damaged. It is being restored from the game’s log, and deadlines are on hold meanwhile.
status-closed = ⚠️ Part of this saved game is damaged and could not be restored, so the game is stopped and deadlines are on hold. The operator can help. Go back with { COMMAND("rewind") }, or end the game with { COMMAND("table cancel") }.
status-waiting = Waiting for { $seats }.
status-nobody = Nobody has to act right now.
nearing-off = ⏳ Nobody is close to winning any more: the game continues.
status-seat = { $seat } ({ $step })
status-hushed = the table
status-due = Due { $when } ({ $at })
status-autopilot = A computer is playing for: { $seats }
status-offered = Seats free to take over as they are: { $numbers }
blocking-seat = { $seat }: { $step }, asked { $since }
blocking-hushed = Everyone is being asked; who has already answered stays secret.
board-title = **#{ $number } { $table }**
log-title = ### Log of { $table }
log-since = ### { $table } since your last action
log-before = ### { $table }: nothing since your last action; here is what came before
log-empty = Nothing has happened yet.

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
news-ordered-part = (your standing order decided your part in this)
news-more = -# … and { $n } more: press **Show all**.
news-button-all = Show all
news-button-again = What happened
news-button-seen = Seen
news-button-watch = Watch (file)
news-page = **#{ $number } { $table }**: what happened lately ({ $page }/{ $pages })
news-nothing = Nothing new since you last read your panel. { COMMAND("table log", full: "True") } shows the whole game.

panel-title = **#{ $number } { $table }** · { $seat }
panel-over = The game is over.
panel-nothing = You have nothing to decide.
panel-nothing-waits = You have nothing to decide. When this was written, the table was waiting for { $seats }. Your next decision will appear here or in a new message.
panel-done = You have nothing left to decide here.
panel-done-waits = You have nothing left to decide here. When this was written, the table was waiting for { $seats }. Your next decision will appear here or in a new message.
panel-free = You do not have to do anything right now.
panel-free-waits = You do not have to do anything right now. When this was written, the table was waiting for { $seats }.
panel-board = Whole board
panel-drawing = 🖌️ the picture is being redrawn
panel-gone = The choice you had open has changed or is gone. Here is your panel as it is now.
panel-also = ❗ Also to decide: { $steps }. { $by ->
    [back] **Back** leads there.
   *[button] Look for ❗ below.
}
panel-several = { $n ->
        [one] You have 1 decision to make.
       *[other] You have { $n } decisions to make.
    }
panel-standing = Standing orders
panel-number = { $what }: { $least } to { $most }
panel-number-field = A number from { $least } to { $most }
panel-asked = To decide: { $step }.
panel-closed = **#{ $number } { $table }**: your new panel is below.
panel-closed-over = **#{ $number } { $table }**: the game is over.
panel-closed-where = How it ended, its replay and a rematch: { $where }
panel-closed-lost = **#{ $number } { $table }**: this seat is no longer yours.
panel-phase = { $where ->
    [none] **#{ $number } { $table }**: that ends a phase. Your panel follows.
   *[other] **#{ $number } { $table }**: that ends a phase. See { $where } for what happened; your panel follows.
}
panel-paused = The table is paused.
panel-asleep = The table is asleep because nobody was playing.
panel-stopped = ⚠️ Herald’s rules ran into an error here, so deadlines are on hold. Another answer may work.
panel-due = Due { $when }.
panel-end-final = -# Ending this step cannot be undone.
panel-final-end = ending this step
panel-final-all = -# Whatever you choose here cannot be undone.
panel-final-some = -# Cannot be undone: { $acts }.
panel-final-perhaps = -# Can be undone only if nothing is revealed and the game does not move on: { $acts }.
panel-due-silence = Due { $when }. If you do not answer: { $silence }.
panel-choose = Choose
panel-many = { $what } ({ $n ->
        [one] 1 option
       *[other] { $n } options
    })
panel-back-page = Earlier
panel-next-page = More
panel-up = Back
panel-redraw = Refresh panel
panel-copy = Only you can see this copy of your panel. It updates itself until about 15 minutes after you last pressed a button; then press **Refresh panel**.
panel-rules = Rules of this step
panel-rules-all = Rules
panel-suggest = Suggest
panel-not-now = 🚫 Not now: *{ $what }*. { $why }
panel-newer = That button is on an older panel, so this click changed nothing. Your newest panel is in your direct messages.
panel-try = Try it
panel-saved = Saved. Your choice stays until you change it, and counts at the deadline even if you have not sealed it.

## Posts of the service

note-joined = { $name } takes seat { $seat }.
note-left = { $name } has left. Seat { $seat } is free for anyone who has not held another seat at this table; a computer plays it meanwhile.
note-replaced = { $name } takes over seat { $seat } from { $old }.
note-resigned = { $name } has handed over seat { $seat } to a computer, which plays it to the end.
note-back = { $name } is back at seat { $seat }.
note-autopilot = { $name } missed the deadline. A computer plays seat { $seat } for now{ $actions_count ->
        [0] .
       *[other] {""}, and has done this: { $actions }.
    }
note-autopilot-leaves = { $name } missed the deadline. A computer plays seat { $seat } for now{ $actions_count ->
        [0] .
       *[other] {""}, and has done this: { $actions }.
    } The other decisions wait for { $name } until { $leaves }; then the computer makes those too.
note-hold = { $name } missed the deadline, so Herald made the safest choice for seat { $seat }{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    }
note-overdue = { $name } (seat { $seat }) missed the deadline; the table waits.
note-missed = { $name } (seat { $seat }) missed the deadline.
note-nudge = Only { $name } (seat { $seat }) still has to answer. Due { $due }.
note-paused = { $name } has paused the table. Deadlines are on hold. The game continues by itself on { $until } at the latest. Anyone with a seat can ask the others to continue sooner: { COMMAND("table resume") }.
note-paused-nobody = The table is paused. Deadlines are on hold. The game continues by itself on { $until } at the latest. Anyone with a seat can ask the others to continue sooner: { COMMAND("table resume") }.
note-resumed = { $name } has ended the pause. The game continues.
note-resumed-nobody = The game continues.
note-asleep-covered = Nobody is playing any more, so the table sleeps. Anyone with a seat here can wake it.
note-asleep-round = A whole game round has passed without a person playing, so the table sleeps. Anyone with a seat here can wake it.
note-unreadable = ⚠️ This game is stopped: its saved position cannot be read. Nothing was changed, and deadlines are on hold, so nobody can miss one. Going back with { COMMAND("rewind") } may help; the operator can see what is wrong in Herald’s log. Once it is fixed, **Try again** continues the game.
note-restoring = ⚠️ Part of this saved game was damaged. It is being restored from the game’s log: deadlines are on hold meanwhile, so nobody can miss one.
note-restored = This game was restored from its log and continues where it left off. Everyone still has the time they had left.
note-closed = ⚠️ Part of this saved game is damaged and could not be restored from its log, so the game is stopped. Deadlines are on hold, so nobody can miss one. The operator can help, and can see what is wrong in Herald’s log. An earlier position may still be intact: go back with { COMMAND("rewind") }, or end the game with { COMMAND("table cancel") }.
note-clock = Herald’s clock was set { $way ->
    [ahead] ahead
   *[back] back
} by { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}. All deadlines moved with it: everyone still has the time they had left.
note-no-game = ⚠️ This table is stopped for now: this Herald does not offer its game at the moment. Nothing is lost, and deadlines are on hold, so nobody can miss one. Once Herald offers the game again, the table continues by itself.
note-goes-on = The game continues, and deadlines are running again.
note-stopped = ⚠️ This game is stopped by an error in Herald’s rules. Nothing is lost, and deadlines are on hold, so nobody can miss one. Another move may work. If not, go back with { COMMAND("rewind") }, ask a server manager to use { COMMAND("manage correct") }, or end the game with { COMMAND("table cancel") }. Once Herald is fixed, **Try again** continues the game.
note-woken = { $name } has woken the table.
note-woken-nobody = The table is awake again.
note-undone = { $name } (seat { $seat }) undid: { $actions }
note-imported = { $name } imported this game.
note-thread-anew = The old thread of this table was deleted. The game continues here, from this position.
note-thread-late = From now on the game is posted in this thread.
note-moved = This table has moved here. The game continues from this position.
note-moved-away = This table has moved and continues in <#{ $where }>.
left-server-note = { $name } (seat { $seat }) has left this server, so Herald cannot message them. Messages for them wait for up to three days, in case they come back. The organiser can give the seat to someone else with { COMMAND("table replace") }.
left-server-note-nobody = Someone at this table has left this server, so Herald cannot message them. Messages for them wait for up to three days, in case they come back.
dm-closed-note-nobody = Someone at this table gets no direct messages from Herald. If your panel has not reached you, **My panel** shows it here, for your eyes only.
dm-closed-note = { $name } (seat { $seat }) gets no direct messages from Herald. **My panel** shows them their panel here, for their eyes only.
whisper-reminder = { $table } is waiting for you. Due { $due }.
whisper-autopilot = You missed a deadline at { $table }, so a computer plays for you now{ $actions_count ->
        [0] .
       *[other] {""}, and has done this: { $actions }.
    } Press **I’m back** to take over again.
whisper-autopilot-leaves = You missed a deadline at { $table }, so a computer plays for you now{ $actions_count ->
        [0] .
       *[other] {""}, and has done this: { $actions }.
    } The other decisions wait for you until { $leaves }; then the computer makes those too. Press **I’m back** to take over again.
whisper-hold = You missed a deadline at { $table }, so Herald made the safest choice for you{ $actions_count ->
        [0] .
       *[other] {""}: { $actions }.
    }
whisper-asleep = { $table } is asleep because nobody was playing. One click wakes it and gives you your seat back.
whisper-asleep-missed = You missed a deadline at { $table }. Nobody else is playing either, so the table sleeps and deadlines are on hold. One click wakes it and gives you your seat back.
whisper-stopped-here = { $table } is stopped by an error in Herald’s rules. Nothing is lost. Another move may work; if not, go back with { COMMAND("rewind") } or end the game with { COMMAND("table cancel") }.
whisper-stopped-orders = { $table } is stopped: one of your standing orders ran into an error ({ $step }). Nothing is lost, and deadlines are on hold. Change or clear that order, and the game can continue.
whisper-stopped = { $table } is stopped: Herald’s rules ran into an error at your decision ({ $step }). Nothing is lost, and deadlines are on hold. Choose another answer if there is one.
whisper-lines = **{ $table }**
whisper-restoring = { $table }: part of this saved game was damaged. It is being restored from the game’s log, and deadlines are on hold meanwhile.
whisper-restored = { $table } was restored from its log and continues where it left off.
whisper-closed = { $table }: part of this saved game is damaged and could not be restored, so the game is stopped. The operator can help. Go back with { COMMAND("rewind") }, or end the game with { COMMAND("table cancel") }.
whisper-seat = You now have seat { $seat } at { $table }.
whisper-barred = You have a seat at { $table }, but you cannot see its channel (*View Channel*) or its thread, so you can only play by direct message. Ask a server manager for that permission; then ask someone in the thread to mention you there.
whisper-barred-other = { $name } has seat { $seat } at { $table }, but cannot see its channel (*View Channel*) or its thread. Ask a server manager for that permission, then mention { $name } in the thread.
whisper-replaced = Your seat at { $table } (seat { $seat }) was given to someone else.
whisper-homeless = The channel of **{ $table }** was deleted. Nothing in the game is lost, and your panels still work. Use { COMMAND("table move", "table", $number) } in the channel where the game should continue: it gets a new thread there, with the board as it is.
whisper-lacks = { $permission ->
        [attach] Herald has no permission to attach files where **{ $table }** is played (*Attach Files*), so boards are described in words there. Once it has that permission, pictures come back.
        [threads] Herald has no permission to write in the thread of **{ $table }** (*Send Messages in Threads*), so the game is posted in its channel. Once it has that permission, the game continues in the thread.
        [unlocked] A moderator has locked the thread of **{ $table }**. Herald does not unlock it. The game is posted in its channel meanwhile; if it is played only in that thread, its posts wait for up to three days. As soon as a moderator unlocks the thread, the game continues there.
        [create] Herald has no permission to open a thread for **{ $table }** (*Create Public Threads*), so the game is posted in its channel. Herald tries again later.
        [view] Herald cannot see the channel of **{ $table }** (*View Channel*). Its posts wait for up to three days; panels still work, and { COMMAND("table move") } moves the game to another channel.
       *[send] Herald has no permission to write in the channel of **{ $table }** (*Send Messages*). Its posts wait for up to three days; panels still work, and { COMMAND("table move") } moves the game to another channel.
    }
undone-actions = { $seat } undid: { $actions }
undone-actions-own = You undid: { $actions }

## Help

hint-title = 💡 **A computer player who sees what you see would do this:**
hint-seal = **Try it** does all of this except the last action: press *{ $last }* yourself if you like what you see.
hint-end = **Try it** does all of this except the last action: end the step yourself if you like what you see.
hint-because = **Why:** { $reasons }.
hint-rolls = ⚠️ **Try it** rolls or draws right away (*{ $what }*): that cannot be undone.
hint-lasts = ⚠️ **Try it** is final here: “{ $what }” cannot be undone.
and-more = … and { $n } more
tutorial-name = First game
tutorial-begun = Your first game of **{ $game }** is being set up: table #{ $number }, you against computer players, with no deadlines and nobody watching. Your first decision comes by direct message in a moment; **My panel** shows it here. In the first { $turns } turns, lessons explain what is new. **Suggest** asks a computer player what it would do in your place and why. **Try it** does that, **Undo** takes it back, and **Rules of this step** explains more.
tutorial-goes-on = You are already learning this game at table #{ $number }. To begin a new first game, end that one with { COMMAND("table cancel") }.
tutorial-lesson = 🎓 **Lesson { $n } of { $of }**
tutorial-more = 🎓 **Something new**
tutorial-over = 🎓 **That was the last lesson.** You now know enough: play on to the end, or open a table for other people with { COMMAND("table new") }.
rules-choose = Another topic
rules-topics = **{ $game }**: choose a topic with { COMMAND("rules") }.
help-text =
    { "" }**Herald** hosts board games that take weeks, one move at a time.
    - { COMMAND("table new") } opens a table; people press **Join** on its card, and its organiser presses **Start**.
    - Your panel, with all your secrets, comes by direct message. **My panel**, or { COMMAND("table panel") }, opens it on the server too, for your eyes only.
    - { COMMAND("act") } takes any action as text and suggests what is possible; join several with `;`.
    - { COMMAND("tutorial") } teaches you a game step by step, alone against computer players.
    - { COMMAND("rules") } explains a game, { COMMAND("settings me") } sets your language, time zone and reminders.
    - Every command is on one of the pages below: choose what you want to do.

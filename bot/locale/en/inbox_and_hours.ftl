# The tables of a person, their hours and days off.

inbox-title = { $n ->
        [0] No table is waiting for you.
        [one] It is your turn at **1** table.
       *[other] It is your turn at **{ $n }** tables.
    }
inbox-digest = { $n ->
        [one] **Your tables today:** 1 table is waiting for you.
       *[other] **Your tables today:** { $n } tables are waiting for you.
    } { COMMAND("settings me", digest: "") } changes the hour or stops these messages.
inbox-empty = You are not at any table. { COMMAND("table list") } shows the tables of a server, and { COMMAND("table new") } opens one.
inbox-turn = Your turn
inbox-offer = An offer for you
inbox-covered = A computer is playing for you
inbox-resting = Paused
inbox-waiting = Waiting for others
inbox-lobby = Not started yet
inbox-line = { $where } · { $game }, { $seat }
inbox-table = #{ $number } { $table }
inbox-again = Refresh
inbox-due = due { $when }
inbox-since = asked { $when }
inbox-waits = waiting for { $seats }
inbox-page = Page { $page } of { $pages }
inbox-open = #{ $number } { $table }
inbox-back = I’m back: #{ $number } { $table }
inbox-before = Earlier
inbox-after = More
inbox-next = Next table
inbox-next-none = No other table is waiting for you now. { COMMAND("inbox") } shows them all.

## Hours and days off

bad-hours = Hours are whole numbers from 0 to 23, and you must be available for at least { $least } hours a day. Give the same hour twice if you are always available.
bad-digest = Choose an hour from 0 to 23, or -1 for no daily message.
bad-days = You can take 1 to { $most } days off at once. Choose a number in that range.
days-past = That day is in the past. Give a date from today on, like `2031-12-24`, or leave it out to begin now.
days-ahead = You can announce days off at most { $days } days ahead. Choose an earlier date.
days-taken = You already have days off that end { $until }. { COMMAND("settings away", days: 0) } ends them now.
days-few = You have { $days ->
        [0] no days off left; you earn one every twelve days.
        [one] 1 day off left; you earn another every twelve days. Take 1 day at most.
       *[other] { $days } days off left; you earn one every twelve days. Take { $days } days at most.
    }
no-days-off = You have not announced any days off. { COMMAND("settings away", days: 7) } takes a week, starting now.
days-unreadable = { $text } is not a date. Write it like `2031-12-24`, or leave it out to begin now.
away-taken = You are away from { $begins } until { $until }. Tables that give 12 hours or more to answer have been told, and wait until you are back. Votes and card windows that close for everyone at once do not wait, and neither do anonymous tables, where waiting would show who you are. Days off left: { $left }.
away-over = You are back. Decisions that your days off had postponed are due tomorrow at the earliest. Days off left: { $left }.
away-none = You are not away. Days off left: { $left }. { COMMAND("settings away", days: 7, start: "2031-12-24") } announces days off.
away-now = You are away from { $begins } until { $until }; { COMMAND("settings away", days: 0) } ends that. Days off left: { $left }.
settings-hours = Your hours: { $hours } · daily inbox: { $digest }
settings-hours-all = any
settings-hours-some = { $wake }–{ $sleep }
settings-digest-none = no
settings-digest-at = at { $hour }
note-away = { $name } is taking days off: they begin { $begins } and end on { $until }. What { $name } has to decide is due after that.
note-away-now = { $name } is taking days off, from now until { $until }. What { $name } has to decide is due after that.
note-away-over = { $name } is back from their days off.

## Replays

replay-done = Here is the replay of #{ $number } { $table }. Open the file in a browser. It works offline.
replay-posted = Here is the replay of #{ $number } { $table }, with a board for every phase. Open the file in any browser. The button makes a replay in your language.
replay-title = Replay of #{ $number } { $table }: { $game }
replay-first = First
replay-back = Back
replay-play = Play
replay-stop = Stop
replay-next = Next
replay-last = Last
replay-whole = Whole board
replay-nothing = Nothing happened.
replay-alone = (shown to { $seats } only)
replay-step = Step
replay-keys = Arrow keys move one step; the space bar plays or stops. To zoom: plus and minus, the wheel or two fingers; 0 shows the whole board. Drag the board to move it.
replay-turn-none = Table #{ $number } has not reached turn { $turn } yet. Choose an earlier turn.
replay-underway = A replay is already being made for you. It will be here in a moment.
replay-failed = This game’s log cannot be replayed, so there is no replay. The operator can find the reason in Herald’s log.
replay-heavy = This game’s replay took too long to make. Try again later.
replay-hidden = While the game runs, you can only see what everyone sees, or what your own seat sees.
replay-turn = #{ $number } { $table }: the last board of turn { $turn }
button-replay = Replay (file)

## Help by pages, and the greeting of a server

help-choose = What would you like to do?
help-begin = Begin: find a game, open a table, take a seat
help-turn = Play your turn and see how things are
help-time = Time: reminders, days off, deadlines, pauses
help-change = Leave, end a game, go back
help-past = Look back: replays, logs, statistics
help-league = Leagues
help-care = Trouble with someone, and your data
help-server = For organisers and server managers
greet-text = **Herald** hosts board games that take weeks, one move at a time, in the threads of this server. *Open a table* starts one for everyone here, and *Try alone* teaches you a game against computer players in direct messages. Server managers choose under *Settings* who may open tables, and where; { COMMAND("help") } explains the rest.
greet-open = Open a table
greet-alone = Try alone
greet-which = Which game?

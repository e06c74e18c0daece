# The tables of a person, their hours and days off.

inbox-title = { $n ->
        [0] It is your turn at no table.
        [one] It is your turn at **one** table.
       *[other] It is your turn at **{ $n }** tables.
    }
inbox-digest = { $n ->
        [one] **Your tables today:** one waits for you.
       *[other] **Your tables today:** { $n } wait for you.
    } { COMMAND("settings me", digest: "") } changes the hour or ends these messages.
inbox-empty = You sit at no table. { COMMAND("table list") } shows those of a server, { COMMAND("table new") } opens one.
inbox-turn = Your turn
inbox-offer = An offer for you
inbox-covered = A computer plays for you
inbox-resting = Resting
inbox-waiting = Waiting for others
inbox-lobby = Not started yet
inbox-line = { $where } · { $game }, { $seat }
inbox-table = #{ $number } { $table }
inbox-again = Refresh
inbox-due = due { $when }
inbox-since = asked { $when }
inbox-waits = waits for { $seats }
inbox-page = Page { $page } of { $pages }
inbox-open = #{ $number } { $table }
inbox-back = I'm back: #{ $number } { $table }
inbox-before = Back
inbox-after = More
inbox-next = Next table
inbox-next-none = No other table waits for you now. { COMMAND("inbox") } shows them all.

## Hours and days off

bad-hours = Hours are whole numbers from 0 to 23, and your day must have at least { $least } of them. The same hour twice means: always there.
bad-digest = Give an hour from 0 to 23, or -1 for no daily message.
bad-days = Take 1 to { $most } days at once.
days-past = That day is over. Give a date from today on, like `2031-12-24`, or none to begin now.
days-ahead = Days off can be announced up to { $days } days ahead.
days-taken = You have days off until { $until } already. { COMMAND("settings away", days: 0) } ends them.
days-few = You have { $days ->
        [0] no days off left; one more is earned every twelve days.
        [one] one day off left; another is earned every twelve days.
       *[other] { $days } days off left; one more is earned every twelve days.
    }
no-days-off = You have announced no days off. { COMMAND("settings away", days: 7) } takes a week from now on.
days-unreadable = { $text } is no date. Write it like `2031-12-24`, or leave it out to begin now.
away-taken = You are away from { $begins } until { $until }. What is asked of you at tables with turns of half a day or more falls due afterwards; your tables are told. Windows, which close for everybody at once, do not wait, and neither do anonymous tables, where it would show who you are. Days off left: { $left }.
away-over = You are back. What you are asked is due tomorrow at the earliest, where your days off had put it off. Days off left: { $left }.
away-none = You are not away. Days off left: { $left }; { COMMAND("settings away", days: 7, start: "2031-12-24") } announces some.
away-now = You are away from { $begins } until { $until }; { COMMAND("settings away", days: 0) } ends that. Days off left: { $left }.
settings-hours = Your hours: { $hours } · daily inbox: { $digest }
settings-hours-all = any
settings-hours-some = { $wake }–{ $sleep }
settings-digest-none = no
settings-digest-at = at { $hour }
note-away = { $name } takes days off: they begin { $begins } and end { $until }. What { $name } is asked is due afterwards.
note-away-now = { $name } takes days off, from now on until { $until }. What { $name } is asked is due afterwards.
note-away-over = { $name } is not away any more.

## Replays

replay-done = The replay of #{ $number } { $table }: open the file in a browser. It needs no connection.
replay-posted = The replay of #{ $number } { $table }: every phase with its board. Open the file in any browser; the button makes it in your language.
replay-title = Replay of #{ $number } { $table }: { $game }
replay-first = First
replay-back = Back
replay-play = Play
replay-stop = Stop
replay-next = Next
replay-last = Last
replay-whole = Whole board
replay-nothing = Nothing was told.
replay-alone = (told to { $seats } alone)
replay-step = Step
replay-keys = Arrow keys step, the space bar plays, plus, minus and 0 zoom; two fingers, wheel and drag move the board.
replay-turn-none = Table #{ $number } has no turn { $turn } yet.
replay-underway = A replay of yours is being made already. It comes in a moment.
replay-failed = This game's log cannot be played again, so there is no replay. Whoever runs Herald finds out why in its log.
replay-heavy = This game's replay took too long to make. Try it again later.
replay-hidden = While the game runs you can see it as the public does, or from your own seat.
replay-turn = #{ $number } { $table }: the last board of turn { $turn }
button-replay = Replay

## Help by pages, and the greeting of a server

help-choose = What would you like to do?
help-begin = Begin: find a game, open a table, sit down
help-turn = Take your turn and see how things are
help-time = Time: reminders, days off, deadlines, pauses
help-change = Leave, end a game, go back
help-past = Look back: replays, logs, statistics
help-league = Leagues
help-care = Trouble with somebody, and your data
help-server = For organisers and server managers
greet-text = **Herald** hosts board games that take weeks, one move at a time, in the threads of this server. *Open a table* starts one for everybody here, and *Try alone* teaches you a game against computers in direct messages. Who manages the server finds under *Settings* who may open tables, and where; { COMMAND("help") } tells the rest.
greet-open = Open a table
greet-alone = Try alone
greet-which = Which game?

# Before the game: the queue, invitations, how long games take.

queue-hours = Choose one of these times to answer: { $hours } hours.
queue-alone = You can only wait for games with two seats or more. Choose more seats.
queue-many = You can wait for at most { $most } games at a time. Leave one with { COMMAND("queue leave") } first.
queue-out = You are not waiting for that game. { COMMAND("queue show") } lists those you are waiting for.
queue-wish = { $game }, { $seats } seats, { $hours } hours to answer
queue-head = **Waiting for a game on this server**
queue-empty = Nobody is waiting for a game here. { COMMAND("queue join") } starts a queue: a table opens by itself as soon as enough people want the same game.
queue-line = · { $wish } · { $others ->
        [0] nobody else yet
        [one] 1 other person is waiting
       *[other] { $others } other people are waiting
    }
queue-mine = You are waiting until { $until }.
queue-joined = You are waiting for **{ $wish }** until { $until }. As soon as enough people want it, the game begins by itself and your panel comes by direct message.
queue-opened = **{ $wish }**: enough people want it. Table **#{ $number } { $table }** has begun; your panel comes by direct message.
queue-left = You are no longer waiting for { $wish }.
queue-left-these = You are no longer waiting for those games.
queue-left-all = You are no longer waiting for any game here.
length-found = { $games } games here typically took { $days ->
        [one] 1 day
       *[other] { $days } days
    }; half of them took { $high ->
        [one] 1 day
       *[other] { $low } to { $high } days
    }
length-usual = Usually takes about { $days ->
        [one] 1 day
       *[other] { $days } days
    } if people answer within a few hours
button-queue-in = Wait for { $game } ({ $seats } · { $hours } h)
button-queue-out = Leave { $game } ({ $seats } · { $hours } h)
button-queue = Show again
button-come = Join
button-refuse = No, thanks
button-invite = Invite
not-invited = This table is by invitation only. Ask its organiser to invite you.
already-invited = That person is already invited. { COMMAND("invite") } lists everyone invited.
invite-many = You can invite at most { $most } people to a table. { COMMAND("invite", off: "True") } takes an invitation back.
invite-yourself = You do not need an invitation: press **Join** on the card.
invite-sits = That person already has a seat at this table. Choose someone else.
invite-left = That person is not on this server any more. Choose someone else.
nobody-invited = That person is not invited to this table. { COMMAND("invite") } lists everyone invited.
invite-done = { $user } is invited to **#{ $number } { $table }** and gets a direct message.
invite-unheard = { $user } is invited to **#{ $number } { $table }**, but gets no direct messages from Herald. Tell them yourself, with this link: { $url }
invite-whom = **Who would you like to invite to #{ $number } { $table }?** They get a direct message with a button to join.
invite-pick = Choose people
invite-there = **At the table:**
invite-card = [Look at the table]({ $url })
invite-refused = You said no to **#{ $number } { $table }**. Its organiser has been told. You will not hear about it again unless they invite you once more.
invite-over = { $how ->
        [joined] You have joined { $table } ({ $game }).
        [refused] You said no to { $table } ({ $game }).
        [withdrawn] The invitation to { $table } ({ $game }) was taken back.
        [begun] { $table } ({ $game }) has begun without you.
       *[gone] { $table } ({ $game }) was closed before it began.
    }
invite-list = Invited to **#{ $number } { $table }**: { $users }. { COMMAND("invite", off: "True") } takes an invitation back.
invite-none = Nobody is invited to **#{ $number } { $table }** yet.
invite-off = { $user } is no longer invited to **#{ $number } { $table }**.
lobby-invited = Only invited people can join

## Posts

whisper-queue = The game you waited for has begun: { $game }, table **{ $table }**. Your panel follows. You are no longer waiting for other games on that server.
whisper-queue-over = Not enough people wanted { $game } with { $seats } seats and { $hours } hours to answer, so you are no longer waiting for it. { COMMAND("queue join") } in <#{ $place }> puts you back in the queue.
whisper-invited = **{ $name } invites you to a game of { $game }:** { $table }
whisper-invited-nobody = **You are invited to a game of { $game }:** { $table }
whisper-refused = { $user } does not want to play at { $table }. You can invite someone else.
whisper-unheard = { $user } is invited to { $table }, but gets no direct messages from Herald. Tell them yourself.

## Commands

cmd-queue = Sign up for a game that begins by itself when enough people want it
cmd-queue-join = Wait for a game on this server
cmd-queue-leave = Stop waiting for a game, or for all games if you name none
cmd-queue-show = Show what people on this server are waiting for
cmd-invite = Invite someone to a table that has not started, or see who is invited
opt-invited = Whether only people you invite can join
opt-hours = Hours each player has to answer

## Drafted seats

seat-drafted = At this table seats are given by preference when the game starts: say which ones you would like, best first, with { COMMAND("seat", wishes: "2 4 1") }.
seat-no-draft = At this table seats are not given by preference. { COMMAND("seat") } with the number of a free seat takes it.
seat-wishes = Name seats from 1 to { $seats }, each at most once, best first, for example with { COMMAND("seat", wishes: "2 1") }.
seat-which = Say which seat you would like, for example with { COMMAND("seat", seat: 2) }.
seat-wished = Saved for table #{ $number }: your order of preference is { $seats }. Nobody else sees that before the start, when the order of choice is drawn at random.
seat-wished-nothing = Saved for table #{ $number }: any seat is fine.
lobby-drafted = Seats are given by preference at the start: say which you would like with *My seats* or { COMMAND("seat", wishes: "") }
note-drafted = Seats were given by preference. The order of choice, with each player’s preferences: { $order }.
opt-wishes = Seats you would like, best first, for example 2 4 1

turn-12 = 12 hours to answer
turn-24 = 24 hours to answer
turn-48 = 48 hours to answer
turn-72 = 72 hours to answer
button-wish = My seats
wish-title = Seats you would like at table #{ $number }
wish-label = Seat numbers, best first
wish-note = For example 2 4 1. Leave it empty if any seat is fine. Nobody else sees it before the start.

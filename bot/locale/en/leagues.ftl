# Leagues: rounds, standings.

no-such-league = There is no such league on this server. Choose one of the suggestions.
league-none = There is no suitable league on this server right now. { COMMAND("league new") } opens one.
league-several = There are several leagues here: say which one with the option `league`.
league-rounds = A league has 1 to { $most } rounds. Choose a number in that range.
league-unnamed = That name is empty or has only invisible characters. Give the league a name.
league-many = You already have { $most } leagues running. Close one with { COMMAND("league close") } first.
league-over = This league is over, so nobody can join or leave it. { COMMAND("league new") } opens another.
league-in = You are already in this league. { COMMAND("league show") } shows its standings.
league-out = You are not in this league. Use { COMMAND("league join") } first.
league-full = This league is full: it has { $most } members. { COMMAND("league new") } opens another.
league-few = A league needs at least { $seats } members to start. Wait for more people to join.
league-started = This league has already started. { COMMAND("league show") } shows its tables.
league-joined = You are in **{ $league }**. When its organiser starts the first round, your table begins by itself.
league-joined-late = You are in **{ $league }** from round { $round } on.
league-left = You are no longer in **{ $league }**.
league-left-running = You will play no further rounds of **{ $league }**. A table that you are still playing goes on. To leave it too, use { COMMAND("table resign") }, which hands your seat over to a computer, or { COMMAND("table leave") }, which offers it to someone else.
league-closed = **{ $league }** is closed. Its running tables go on.
league-card = **{ $league }** · { $game }, { $seats } seats, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
league-is-open = Open for sign-up. Herald seats everyone who joins. After the first round, each round opens by itself when the previous round is over.
league-is-running = Round { $round } of { $rounds }
league-is-over = Over after round { $round }.
league-is-closed = Closed in round { $round }.
league-tables = Running tables: { $tables }
league-empty = Nobody has joined yet.
league-member = · { $name }
league-row = { $rank }. { $name } · points: **{ $points }** · { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    } in { $played ->
        [one] 1 game
       *[other] { $played } games
    } · opponents’ points: { $strength }{ $here ->
        [yes] {""}
       *[no] {" "}· no longer in the league
    }
league-how = -# 1 point for everyone you beat, half a point for everyone you tie with. A round without a table gives half of the possible points. Ties: wins, then the points of your opponents, then a random order drawn at the start.
button-league-join = Join
button-league = Standings

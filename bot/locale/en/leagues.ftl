# Leagues: rounds, standings.

no-such-league = There is no such league on this server.
league-none = There is no such league here. { COMMAND("league new") } opens one.
league-several = There are several leagues here: say which one.
league-rounds = A league has 1 to { $most } rounds.
league-unnamed = Give the league a name that can be seen.
league-many = You have { $most } leagues going on. Close one with { COMMAND("league close") } first.
league-over = This league takes nobody in or out any more.
league-in = You take part in this league already.
league-out = You take no part in this league.
league-full = This league is full: it has { $most } members.
league-few = There must be { $seats } members at least.
league-started = This league has begun already.
league-joined = You take part in **{ $league }**. Its first round opens when its organiser starts it: your table begins by itself.
league-joined-late = You take part in **{ $league }** from round { $round } on.
league-left = You take no part in **{ $league }** any more.
league-left-running = You play no further round of **{ $league }**. A table of yours that runs goes on; { COMMAND("table resign") } or { COMMAND("table leave") } gives its seat up.
league-closed = **{ $league }** is closed. Tables that run play on.
league-card = **{ $league }** · { $game }, { $seats } seats, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
league-is-open = It gathers. Who joins is seated by Herald; every round opens by itself once the one before is over.
league-is-running = Round { $round } of { $rounds }
league-is-over = It is over after round { $round }.
league-is-closed = It was closed in round { $round }.
league-tables = Tables that play: { $tables }
league-empty = Nobody takes part yet.
league-member = · { $name }
league-row = { $rank }. { $name } · **{ $points }** · { $wins ->
        [one] one win
       *[other] { $wins } wins
    } in { $played ->
        [one] one game
       *[other] { $played } games
    } · met { $strength }{ $here ->
        [yes] {""}
       *[no] {" "}· left
    }
league-how = -# A point for everybody you beat, a half for everybody level with you; a round without a table counts half. Ties: wins, then the points of those you met, then a lot drawn at the start.
button-league-join = Take part
button-league = Standings

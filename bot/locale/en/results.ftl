# Results: people's cards, head-to-heads, rankings.

stats-none = There is no finished game of theirs to show.
stats-none-own = You have finished no game yet. Practice tables and lessons do not count.
stats-game-none = No game of this kind has ended here yet.
stats-versus-own = You can compare yourself with somebody else.
stats-card = **{ $name }** · { $played ->
        [one] one finished game
       *[other] { $played } finished games
    }
stats-standing = { $game }, { $seats } seats: { $played ->
        [one] one game
       *[other] { $played } games
    }, { $won ->
        [0] none won
        [one] one won
       *[other] { $won } won
    } · { $rating }
stats-points = { $points } points
stats-provisional = { $points } points (few games yet)
stats-no-rating = not rated
stats-left = Left before the end: { $n ->
        [one] one game
       *[other] { $n } games
    }.
stats-played = { $played ->
        [one] one finished game
       *[other] { $played } finished games
    }
stats-kind = { $game }, { $seats } seats
stats-won = { $played ->
        [one] one game
       *[other] { $played } games
    }, { $won ->
        [0] none won
        [one] one won
       *[other] { $won } won
    }
stats-pace-title = How fast the answers come
stats-pace-quartiles = Usually within { $middle }; half of them { $low } to { $high }
stats-pace-none = No answer in time yet
stats-pace-missed = Deadlines missed: { $missed } %
stats-recent = Last games
stats-game = { $when } · { $game } #{ $number }{ $sided ->
        [yes] {" "}as { $side }
       *[no] {""}
    }: { $place ->
        [0] nobody won
       *[other] place { $place } of { $of }
    }{ $rated ->
        [yes] {""}
       *[no] {" "}· not rated
    }
stats-versus = **{ $first } and { $second }**, in the games they played together
stats-versus-game = { $game }: { $first } ahead { $mine }, { $second } ahead { $yours }, level { $neither }
stats-ladder = **{ $game }**, { $seats } seats · { $played ->
        [one] one game
       *[other] { $played } games
    } on this Herald, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and { $days ->
        [one] one day
       *[other] { $days } days
    } on average
stats-rank = { $rank }. { $name } · { $rating } · { $games ->
        [one] one game
       *[other] { $games } games
    }
stats-rank-nowhere = Use the command on a server to see its strongest.
stats-rank-none = Nobody of this server has finished a rated game of this kind, or wants to be listed.
stats-houses = How the sides fared
stats-house = { $side }: won { $won } of { $played }
settings-listed = Others { $listed ->
        [yes] may see your results
       *[no] do not see your results
    } ({ COMMAND("settings me", listed: "") })
result-ratings = Ratings: { $moved }
result-rating = { $seat } { $before } → { $after }
result-unrated-imported = Not rated: the game was brought in from a file.
result-unrated-abandoned = Not rated: somebody left before a quarter of the usual length was played.
result-unrated-computer = Not rated: a computer held a seat.
result-unrated-several = Not rated: one person held several seats.
result-unrated-changed = Not rated: a seat changed hands.
result-unrated-early = Not rated: people ended it before a quarter of the usual length was played.
result-unrated-nobody = Not rated: nobody won.
result-unrated-left = Not rated: too few of those who began it were still playing at its end.
result-unrated-fork = Not rated: it was played on from another game.
result-unrated-lesson = Not rated: it was a guided game.
result-unrated-practice = Not rated: it was a practice table.
stats-course = { $game }: #{ $number } { $table }, turn by turn
stats-course-none = There is nothing to plot before the second turn.
stats-course-done = How #{ $number } { $table } went, from what everybody could see.
button-course = How it went

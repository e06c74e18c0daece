# Results: people's cards, head-to-heads, rankings.

stats-none = That person has no finished game to show.
stats-none-own = You have not finished a game yet. Practice tables and first games with lessons do not count.
stats-game-none = No game of this kind has been finished here yet.
stats-versus-own = Choose someone else: you cannot compare yourself with yourself.
stats-card = **{ $name }** · { $played ->
        [one] 1 finished game
       *[other] { $played } finished games
    }
stats-standing = { $game }, { $seats } seats: { $played ->
        [one] 1 game
       *[other] { $played } games
    }, { $won ->
        [0] none won
        [one] 1 won
       *[other] { $won } won
    } · { $rating }
stats-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
stats-provisional = { $points ->
        [one] 1 point
       *[other] { $points } points
    } (few games so far)
stats-no-rating = not rated
stats-left = Left before the end: { $n ->
        [one] 1 game
       *[other] { $n } games
    }.
stats-played = { $played ->
        [one] 1 finished game
       *[other] { $played } finished games
    }
stats-kind = { $game }, { $seats } seats
stats-won = { $played ->
        [one] 1 game
       *[other] { $played } games
    }, { $won ->
        [0] none won
        [one] 1 won
       *[other] { $won } won
    }
stats-pace-title = How quickly they answer
stats-pace-quartiles = Usually within { $middle }; half of the answers take { $low } to { $high }
stats-pace-none = No answer on time yet
stats-pace-missed = Deadlines missed: { $missed }%
stats-recent = Recent games
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
stats-versus-game = { $game }: { $first } ahead in { $mine ->
        [one] 1 game
       *[other] { $mine } games
    }, { $second } ahead in { $yours }, tied in { $neither }
stats-ladder = **{ $game }**, { $seats } seats · { $played ->
        [one] 1 game
       *[other] { $played } games
    } on this Herald, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } and { $days ->
        [one] 1 day
       *[other] { $days } days
    } on average
stats-rank = { $rank }. { $name } · { $rating } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }
stats-rank-nowhere = Use this command on a server to see its strongest players.
stats-rank-none = Nobody on this server who shows their results has finished a rated game of this kind yet.
stats-houses = How each seat did
stats-house = { $side }: won { $won } of { $played ->
        [one] 1 game
       *[other] { $played } games
    }
settings-listed = Others { $listed ->
        [yes] can see your results
       *[no] cannot see your results
    } ({ COMMAND("settings me", listed: "") })
result-ratings = Ratings: { $moved }
result-rating = { $seat } { $before } → { $after }
result-unrated-imported = Not rated: the game was imported from a file.
result-unrated-abandoned = Not rated: someone left before a quarter of the usual length was played.
result-unrated-computer = Not rated: a computer had a seat.
result-unrated-several = Not rated: one person had several seats.
result-unrated-changed = Not rated: a seat changed hands.
result-unrated-early = Not rated: the game ended before a quarter of the usual length was played.
result-unrated-nobody = Not rated: nobody won.
result-unrated-left = Not rated: too few of those who began the game were still playing at the end.
result-unrated-fork = Not rated: it is a branch of another game.
result-unrated-lesson = Not rated: it was a first game with lessons.
result-unrated-practice = Not rated: it was a practice table.
stats-course = { $game }: #{ $number } { $table }, turn by turn
stats-course-none = There is nothing to plot before the second turn. Try again later.
stats-course-done = This is how #{ $number } { $table } went, from what everyone could see.
button-course = How it went

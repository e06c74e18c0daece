# Warrior Knights: several events in one sentence.

knights-told-founds = Strongholds: { $what }.
knights-told-founds-one = { $seat } in { $area }
knights-told-deploys = On the board: { $what }.
knights-told-deploys-one = { $noble } in { $area }
knights-told-influence = **Influence:** { $what }.
knights-told-influence-one = { $who } +{ $n } (now { $total })
knights-told-faith = Faith gained: { $what }.
knights-told-returns = Back on the board: { $what }.
knights-told-returns-one = { $noble } in { $area }
knights-told-shifts = Troops handed over: { $what }.
knights-told-shifts-one = { $troops } to { $noble }
knights-told-cards-neutral = neutral card **{ $card }**
knights-told-cards-declines = not used
knights-told-cards-levies = { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }
knights-told-cards-marker = marker on spot { $spot }
knights-told-cards-rallies = { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }
knights-told-cards-serves = { $n } Faith
knights-told-cards-serves-in-vain = no Faith for a Heretic
knights-told-cards-takes-crowns = { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }
knights-told-cards-takes-votes = { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }
knights-told-cards-uncertain = Fate deck shuffled
knights-told-income = Income: { $what }.
knights-told-pays = Wages paid: { $what }.
knights-told-votes = Votes received: { $what }.
knights-told-invests = Invested: { $what }.
knights-told-returned = Crowns from the expedition: { $what }.
knights-told-hires = Hired: { $what }.
knights-told-casualties = Casualties: { $what }.
knights-told-casualties-one = { $seat } { $n } ({ $inflicted } inflicted, { $prevented } prevented)
knights-told-declares = Votes for “{ $voice }”: { $what }.
knights-told-field = **{ $area }, { $seat } against { $foe }:**
knights-told-victory = **Won by { $winner }** ({ $result }).
knights-told-victory-own = **You win** ({ $result }).
knights-told-victory-lost = **You lose to { $winner }** ({ $result }).
knights-told-unhurt-one = { $seat } none
knights-told-strikes-city-one = **{ $event }** hits { $city }.
knights-told-strikes-baron-one = **{ $event }** hits { $seat }.
knights-told-strikes-noble-one = **{ $event }** hits { $noble }.

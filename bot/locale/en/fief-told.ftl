# Fief: several events in one sentence.

fief-told-draws = Cards drawn: { $what }.
fief-told-draws-own = You draw **{ $what }**.
fief-told-disasters-drawn = Disasters placed face down on the Disaster track: { $what }.
fief-told-disasters = **Disasters:** { $what }.
fief-told-serves = Servants: { $what }.
fief-told-serves-one = { $servant } serves { $noble }
fief-told-spared = These Nobles escape the Plague: { $what }.
fief-told-spared-one = { $noble } (die { $die })
fief-told-plague = The Plague kills { $n ->
        [one] 1 troop
       *[other] { $n } troops
    } of the { $family } family that { $n ->
        [one] enters
       *[other] enter
    } { $city }.
fief-told-raids = The invaders march: { $ways }.
fief-told-hits = Hits by the attack: { $hits }; by the defence: { $against }.
fief-told-loses = Troops lost: { $what }.
fief-told-loses-own = Your losses in { $city }: { $what }.
fief-told-invaders = the invaders
fief-told-over = **The battle of { $city } ends:** { $result } ({ $side ->
        [attack] you attacked { $defence }
        [defence] { $attack } attacked you
       *[none] { $attack } attacked { $defence }
    }).
fief-told-victory = **Battle of { $city }: victory for { $winner }** over { $loser } ({ $attack } attacked).
fief-told-victory-own = **You win the battle of { $city }** against { $loser } ({ $mine ->
        [0] { $attack } attacked you
       *[other] you attacked
    }).
fief-told-victory-lost = **You lose the battle of { $city }** against { $winner } ({ $mine ->
        [0] { $attack } attacked you
       *[other] you attacked
    }).
fief-told-builds = The { $family } family builds: { $what }.
fief-told-laid = Votes placed face down by { $what }.
fief-told-laid-one = { $family }
fief-told-ballot = The votes: { $what }.
fief-told-ballot-one = { $family } for { $noble } ({ $n ->
        [one] 1 vote
       *[other] { $n } votes
    })
fief-told-parliament = The votes: { $what }.
fief-told-parliament-one = { $family }: { $vote } ({ $n ->
        [one] 1 vote
       *[other] { $n } votes
    })
fief-told-settles = The families begin with a fortress, two Nobles and their first troops: { $what }.
fief-told-settles-one = { $family } in **{ $city }**
fief-told-stands = Candidates for the throne: { $what }.
fief-told-stands-one = **{ $noble }**
fief-told-discards = Cards discarded: { $what }.
fief-told-discards-one = { $cards } by { $seat }

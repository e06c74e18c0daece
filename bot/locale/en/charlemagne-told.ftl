# A player turn of Charlemagne, told in lines.

charlemagne-told-turn = **Turn { $turn }, { $year }.** { $seat } begins; the Empire has **{ $points ->
        [one] 1 point
       *[other] { $points } points
    }**.
charlemagne-told-control = **{ $region }: { $was } → { $now }** ({ $why }{ $n ->
        [0] { "" }
        [one] , with 1 of its units
       *[other] , with { $n } of its units
    }).
charlemagne-told-battle = **Battle of { $place }:** { $seat } attacks from { $from } with strength { $attack } against { $foe } with strength { $defence }, odds { $odds }, die { $die }: { $result }.
charlemagne-told-revolt-why = What counted: { $list }.
charlemagne-told-shift = { $n } { $what }{ $count ->
        [0] { "" }
       *[other] {" "}({ $places })
    }
charlemagne-told-bare = the Empire does not hold every burg
charlemagne-told-revolt-still = The region is not the Empire’s, so nothing changes.
charlemagne-told-attempt = { $seat } tries to win over { $region } ({ $goal }) with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
charlemagne-told-guarded = { $seat } answers with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
charlemagne-told-result-won = The attempt succeeds (differential { $differential }, die { $die }).
charlemagne-told-result-neutral = The attempt partly succeeds: the region turns neutral (differential { $differential }, die { $die }).
charlemagne-told-result-lost = The attempt fails (differential { $differential }, die { $die }).
charlemagne-told-attempt-won = { $region } ({ $goal }): the attempt by { $seat } succeeds (differential { $differential }, die { $die }).
charlemagne-told-attempt-neutral = { $region } ({ $goal }): the attempt by { $seat } partly succeeds, and the region turns neutral (differential { $differential }, die { $die }).
charlemagne-told-attempt-lost = { $region } ({ $goal }): the attempt by { $seat } fails (differential { $differential }, die { $die }).
charlemagne-told-lost = { $seat } loses { $units }.
charlemagne-told-units = { $n ->
        [one] 1 unit
       *[other] { $n } units
    }
charlemagne-told-marched = { $seat } moves { $force } (die { $die }): { $way }.
charlemagne-told-moved = { $seat } moves on: { $way }.
charlemagne-told-hex = { $place } ({ $region })
charlemagne-told-in = { $place } { $n }
charlemagne-told-levied = { $seat } raises { $n ->
        [one] 1 unit
       *[other] { $n } units
    }: { $where }.
charlemagne-told-hired = { $seat } hires { $n ->
        [one] 1 unit
       *[other] { $n } units
    }: { $where }.

# A player turn of Charlemagne, told in lines.

charlemagne-told-turn = **Turn { $turn }, { $year }.** { $seat } begins; the Empire has **{ $points ->
        [one] 1 point
       *[other] { $points } points
    }**.
charlemagne-told-control = **{ $region }: { $was } → { $now }** ({ $why }{ $n ->
        [0] { "" }
        [one] ; 1 unit with it
       *[other] ; { $n } units with it
    }).
charlemagne-told-battle = **Battle of { $place }:** { $seat } from { $from } with { $attack } against { $foe } with { $defence }, odds { $odds }, die { $die }: { $result }.
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
charlemagne-told-result-won = It succeeds (differential { $differential }, die { $die }).
charlemagne-told-result-neutral = It partly succeeds: the region turns neutral (differential { $differential }, die { $die }).
charlemagne-told-result-lost = It fails (differential { $differential }, die { $die }).
charlemagne-told-attempt-won = { $seat } succeeds in { $region } ({ $goal }; differential { $differential }, die { $die }).
charlemagne-told-attempt-neutral = { $seat } partly succeeds in { $region } ({ $goal }; differential { $differential }, die { $die }): it turns neutral.
charlemagne-told-attempt-lost = { $seat } fails in { $region } ({ $goal }; differential { $differential }, die { $die }).
charlemagne-told-lost = { $seat } loses { $units }.
charlemagne-told-units = { $n ->
        [one] 1 unit
       *[other] { $n } units
    }
charlemagne-told-marched = { $seat }: { $way } with { $force } (die { $die }).
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

# Fief: what happens, from the first round to the last.

## The course of the game

fief-round = **Round { $n } begins.**
fief-serves = { $servant } serves { $noble }.
fief-regions = In the order of play, the dice give these regions to the families: { $regions }.
fief-settles = The { $family } family begins in **{ $city }**: a fortress, its two Nobles and its first troops.
fief-won = **{ $seats_count ->
        [one] { $seats } wins
       *[other] { $seats } win
    }** at the end of round { $n }.
fief-nobody = Round { $n } is over and nobody has won.
fief-nearing-solo = ⏳ **{ $seats_count ->
        [one] { $seats } wins
       *[other] { $seats } win
    }** with { $n ->
        [one] 1 point
       *[other] { $n } points
    } when round { $round } ends, unless something changes.
fief-nearing-alliance = ⏳ **{ $seats_count ->
        [one] { $seats } wins
       *[other] { $seats } win
    }** in alliance with { $n ->
        [one] 1 point
       *[other] { $n } points
    } when round { $round } ends, unless something changes.
fief-nearing-rounds = ⏳ Round { $round } is the last. As things are, **{ $seats_count ->
        [one] { $seats } wins
       *[other] { $seats } win
    }** with { $n ->
        [one] 1 point
       *[other] { $n } points
    }; of equals the Garter, then the highest title decides.
fief-nearing-nobody = ⏳ Round { $round } is the last. As things are, nobody wins: nobody has a victory point or a title.

## Cards

fief-discards = { $seat } discards { $cards }.
fief-draws = { $seat } draws from { $deck }.
fief-draws-own = You draw **{ $card }**.
fief-undrawn-own = Your plan wanted another card from { $deck }: { $why }.
fief-deck-made = The discards are shuffled: { $deck } is made anew.
fief-deck-shuffled = A church title returns to the Character deck, which is shuffled.
fief-disaster-drawn = { $seat } turns up a **Disaster**: unseen, it goes to the track.
fief-disaster-spilt = { $seat } turns up a Disaster, but the track is full: **{ $card }** is discarded.
fief-disaster = **{ $card }** over **{ $region }**.
fief-disaster-twice = { $card } again over { $region }: one of a kind is enough, the second is discarded.
fief-plague-kills = { $noble } catches the Plague (die { $die }).
fief-plague-spares = { $noble } escapes the Plague (die { $die }).
fief-plague-troop = A troop of the { $family } family enters { $city } and dies of the Plague.
fief-plague-past = { $n ->
        [one] A troop of the { $family } family enters { $city } and escapes the Plague.
       *[other] { $n } troops of the { $family } family enter { $city }; all escape the Plague.
    }
fief-plague-leader = The leader of the invaders faces the Plague: die { $die }, he dies on 1 to 3.
fief-played = { $seat } has played the cards of this round.
fief-plays = { $seat } plays **{ $card }**.
fief-blessed = **{ $card }** for { $region }: every mill and abbey there yields 1 shilling more this round.
fief-cured = **{ $card }** ends { $disaster } in { $region }; both cards are discarded.
fief-storm-shifted = The Chasuble drives the Storms from { $region } to { $to }.
fief-fed = The Shin Bone ends the Famine in { $region }.
fief-installs = { $seat } takes into service: { $card }.
fief-slot-empty = { $card } leaves the service of the { $family } family.
fief-hires = { $seat } hires { $n ->
        [one] a crossbowman
       *[other] { $n } crossbowmen
    } into { $city }.

## Nobles and their families

fief-born = **{ $noble }** joins the { $family } family in { $city }.
fief-prince = **{ $noble }** is { $mother }’s son and thereby **Prince of Wales**, heir to the throne.
fief-entrusts = { $one } and { $other } exchange servants.
fief-dies = **{ $noble }** of the { $family } family dies { $cause }.
fief-dies-role = **{ $role } { $noble }** of the { $family } family dies { $cause }.
fief-dies-office = **{ $noble }, { $office },** of the { $family } family dies { $cause }.
fief-alliance-over = **The { $one } and { $other } families are no longer allies.**
fief-throne-empty = **The throne is empty.**
fief-holds = The { $family } family holds { $city } now.
fief-holds-loser = The { $family } family holds { $city } now instead of the { $loser } family.
fief-city-free = Nobody holds { $city } now.
fief-city-free-loser = The { $loser } family no longer holds { $city }.
fief-raised = **The Skull raises { $noble } from the dead** in { $city }, titles and all. It never works again.
fief-title-vacant = No heir is left: the title of { $region } is free.
fief-lord = **{ $noble }** ({ $family }) is now Lord of **{ $region }**: 1 victory point.
fief-lord-loser = **{ $noble }** ({ $family }) is now Lord of **{ $region }**: 1 victory point, which the { $loser } family loses.
fief-heresy = { $noble } bears the mark of heresy.
fief-dispersed = The troops of the { $family } family in { $city } have lost their leader: { $n ->
        [one] one goes
       *[other] { $n } go
    } to the nearest kin.

## Court and Parliament

fief-courts = { $one } asks for the hand of **{ $other }**.
fief-spurns = { $other } does not accept { $one }.
fief-wedding = **{ $one } and { $other } are married.** Their families are allies until one of the two dies.
fief-stands = **{ $noble }** stands for the throne.
fief-voted = The { $family } family votes for { $noble }: { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }.
fief-decoy = The { $family } family had laid a decoy on { $noble }.
fief-nobody-elected = Nobody has the most votes: the throne stays empty.
fief-crowned = **{ $noble } of the { $family } family ascends the throne** { $way }.
fief-summons = **{ $noble } calls Parliament** to vote on a Royal Tax of { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }.
fief-parliament-vote = The { $family } family: { $vote } ({ $n ->
        [one] 1 vote
       *[other] { $n } votes
    }).
fief-tax-granted = **Parliament grants the Royal Tax:** { $n } for, { $against } against, { $all } votes in all. The Sovereign divides it in secret; this round any city may rise.
fief-tax-denied = **Parliament refuses the Royal Tax:** { $n } for, { $against } against, { $all } votes in all.
fief-share = Of the Royal Tax { $seat } receives { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }.

## The Church

fief-ordained = **{ $noble }** becomes **{ $card }**, over { $district }.
fief-abbey = { $noble } founds in { $city }: **{ $building }**.
fief-relic-found = **{ $noble } finds a relic in { $city }: { $relic }.**
fief-relic-dropped = The bearer is gone and leaves { $relic } behind.
fief-relic-given = { $noble } gives a relic to { $other }.
fief-relic-lost = The invaders find a relic in { $city } and destroy it.
fief-gift = **{ $noble } presents the first relic to the Sovereign:** 1 victory point for { $seat }, for good.

## Income and purchases

fief-tallage = **Tallage on { $where }:** { $noble } ({ $family }) takes 2 shillings for each city, whoever controls it.
fief-tithe = **A tithe on { $where }:** { $noble } ({ $family }) takes what its mills yield.
fief-income = Everybody collects the income.
fief-income-own = The { $family } family collects { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }{ $reasons_count ->
        [0] .
       *[other] : { $reasons }.
    }
fief-income-own-half = The { $family } family collects { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }{ $reasons_count ->
        [0] .
       *[other] : { $reasons }.
    } Invaders halve it.
fief-burns = { $seat } burns the mill of { $city } for 2 shillings.
fief-bought = { $seat } has bought { $units }.
fief-bought-nothing = { $seat } has bought no troops.
fief-buys-own = Bought for { $city }: { $n } × { $unit }. You have { $left ->
        [0] nothing
        [one] 1 shilling
       *[other] { $left } shillings
    } left.
fief-builds = The { $family } family builds in { $city }: **{ $building }**.
fief-engineers = { $seat } pays for a catapult before { $city }; it can shoot from now on.
fief-walled = **{ $city }** becomes the Walled City of { $region }.
fief-grants = The Sovereign grants { $region } to { $noble } without payment.

## Captives and ransoms

fief-captured = **{ $noble }** of the { $family } family is taken captive.
fief-captured-role = **{ $role } { $noble }** of the { $family } family is taken captive.
fief-captured-office = **{ $noble }, { $office },** of the { $family } family is taken captive.
fief-captured-captor = **{ $noble }** of the { $family } family is taken captive by { $captor }.
fief-captured-role-captor = **{ $role } { $noble }** of the { $family } family is taken captive by { $captor }.
fief-captured-office-captor = **{ $noble }, { $office },** of the { $family } family is taken captive by { $captor }.
fief-freed = { $noble } of the { $family } family is free.
fief-appears = { $noble } appears in { $city }.
fief-ransom = { $seat } pays { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } for { $noble }’s freedom: whoever can pay a full ransom must.

## Rebellions

fief-rebellion = **Rebellion in { $city }!** { $seat } has raised it; everybody may add to it.
fief-rises = { $seat } adds a rebellion in { $city }.
fief-undermines = { $seat } shows the rebels a secret way: the walls of { $city } do not count.
fief-calms = { $noble } pays and calms one rebellion.
fief-preaches = { $noble } speaks to the rebels: die { $die }.
fief-rebels-strike = The rebels of { $city } strike: dice { $faces }, with their numbers { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }.
fief-burnt = **{ $city } is in the rebels’ hands for a day:** mill, abbey and fortress burn; only a Walled City stands.
fief-parliament-over = The throne is empty: Parliament goes home without a vote.
fief-relic-left = { $noble } lays { $relic } down in { $city }.
fief-relic-taken = { $noble } takes up { $relic } in { $city }.
fief-asks-consent = The { $family } family, of royal blood, wants to build the Royal Fortress in { $city } and asks the { $owner } family for consent.
fief-consents = The { $family } family consents to the Royal Fortress in { $city }.
fief-consent-refused = The { $family } family does not want the Royal Fortress in { $city }.
fief-renounces = { $noble } asks to lay down the title of abbess.
fief-veil-held = { $other } does not let { $noble } lay down the title of abbess.
fief-unveiled = **{ $noble }** is no longer an abbess.
fief-bestows = The Sovereign gives **{ $noble }** the title: { $card }.
fief-votes-laid = The { $family } family lays { $nobles_count ->
        [0] no marker
       *[other] markers face down on { $nobles }
    }.
fief-peeks-own = On top lies **{ $card }**.

# Fief: what happens, from the first round to the last.

## The course of the game

fief-round = **Round { $n } begins.**
fief-serves = { $servant } serves { $noble }.
fief-regions = In turn order, the dice give these regions to the families: { $regions }.
fief-settles = The { $family } family begins in **{ $city }** with a fortress, its two Nobles and its first troops.
fief-won = **{ $seats_count ->
        [one] { $seats } wins
       *[other] { $seats } win
    }** at the end of round { $n }.
fief-nobody = Round { $n } is over, and nobody has won.
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
    }** together as allies, with { $n ->
        [one] 1 point
       *[other] { $n } points
    } when round { $round } ends, unless something changes.
fief-nearing-rounds = ⏳ Round { $round } is the last. Unless something changes, **{ $seats_count ->
        [one] { $seats } wins
       *[other] { $seats } win
    }** with { $n ->
        [one] 1 point
       *[other] { $n } points
    }. The Garter breaks ties, then the highest title.
fief-nearing-nobody = ⏳ Round { $round } is the last. So far nobody wins: nobody has a victory point or a title.

## Cards

fief-discards = { $seat } discards { $cards }.
fief-draws = { $seat } draws from { $deck }.
fief-draws-own = You draw **{ $card }**.
fief-undrawn-own = Your draw plan could not take another card from { $deck }: { $why }.
fief-deck-made = The discards are shuffled and become { $deck } again.
fief-deck-shuffled = A church title goes back into the Character deck, which is shuffled.
fief-disaster-drawn = { $seat } takes a **Disaster**, which goes face down onto the Disaster track.
fief-disaster-spilt = { $seat } takes a Disaster, but the Disaster track is full: **{ $card }** is discarded.
fief-disaster = Disaster in **{ fief-region-the }**: **{ $card }**.
fief-disaster-twice = Another Disaster of the same kind in { fief-region-the }: { $card }. The second card has no effect and is discarded.
fief-plague-kills = { $noble } catches the Plague (die { $die }).
fief-plague-spares = { $noble } escapes the Plague (die { $die }).
fief-plague-troop = 1 troop of the { $family } family enters { $city } and dies of the Plague.
fief-plague-past = { $n ->
        [one] 1 troop of the { $family } family enters { $city } and escapes the Plague.
       *[other] { $n } troops of the { $family } family enter { $city } and all escape the Plague.
    }
fief-plague-leader = The leader of the invaders faces the Plague (die { $die }; 1 to 3 is deadly).
fief-plague-leader-deadly = The leader of the invaders { $deadly ->
        [0] escapes the Plague
       *[other] dies of the Plague
    } (die { $die }; 1 to 3 is deadly).
fief-played = { $seat } has finished playing cards this round.
fief-plays = { $seat } plays **{ $card }**.
fief-blessed = **{ $card }** for { fief-region-the }: every mill and abbey there brings 1 shilling more this round.
fief-cured = **{ $card }** ends the { $disaster } in { fief-region-the }; both cards are discarded.
fief-storm-shifted = The Chasuble moves the Storms from { fief-region-the } to { $to ->
        [Wales] { $to }
       *[other] the { $to }
    }.
fief-fed = The Shin Bone ends the Famine in { fief-region-the }.
fief-installs = { $seat } takes a card into service: { $card }.
fief-slot-empty = The { $family } family loses the card in its service: { $card }.
fief-hires = { $seat } hires { $n ->
        [one] 1 crossbowman
       *[other] { $n } crossbowmen
    } for { $city }.

## Nobles and their families

fief-born = **{ $noble }** joins the { $family } family in { $city }.
fief-prince = **{ $noble }** is the son of { $mother } and therefore **Prince of Wales**, heir to the throne.
fief-entrusts = { $one } and { $other } swap servants.
fief-dies = **{ $noble }** of the { $family } family dies { $cause }.
fief-dies-role = **{ $role } { $noble }** of the { $family } family dies { $cause }.
fief-dies-office = **{ $noble }, { $office },** of the { $family } family dies { $cause }.
fief-alliance-over = **The { $one } and { $other } families are no longer allies.**
fief-throne-empty = **The throne is empty.**
fief-holds = The { $family } family now controls { $city }.
fief-holds-loser = The { $family } family now controls { $city } instead of the { $loser } family.
fief-city-free = Nobody controls { $city } any more.
fief-city-free-loser = The { $loser } family no longer controls { $city }.
fief-raised = **The Skull raises { $noble } from the dead** in { $city }, with all their titles. The Skull will not work again.
fief-title-vacant = No heir is left: the title { fief-region-of } is vacant again.
fief-lord = **{ $noble }** ({ $family }) is now Lord of **{ fief-region-the }**: 1 victory point.
fief-lord-loser = **{ $noble }** ({ $family }) is now Lord of **{ fief-region-the }**: 1 victory point, which the { $loser } family loses.
fief-heresy = { $noble } is now a heretic.
fief-dispersed = The troops of the { $family } family in { $city } have lost their leader: { $n ->
        [one] 1 troop goes
       *[other] { $n } troops go
    } to the nearest Nobles of the family.

## Court and Parliament

fief-courts = { $one } proposes marriage to **{ $other }**.
fief-spurns = { $other } declines to marry { $one }.
fief-wedding = **{ $one } and { $other } are married.** Their families are allies until one of the spouses dies.
fief-stands = **{ $noble }** is a candidate for the throne.
fief-voted = The { $family } family votes for { $noble }: { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }.
fief-decoy = The { $family } family’s marker on { $noble } was a decoy.
fief-nobody-elected = No candidate has more votes than the others, so the throne stays empty.
fief-crowned = **{ $noble } of the { $family } family takes the throne** { $way }.
fief-summons = **{ $noble } calls Parliament** to vote on a Royal Tax of { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    }.
fief-parliament-vote = The { $family } family votes { $vote } ({ $n ->
        [one] 1 vote
       *[other] { $n } votes
    }).
fief-tax-granted = **Parliament grants the Royal Tax:** { $n } for, { $against } against, out of { $all ->
        [one] 1 possible vote
       *[other] { $all } possible votes
    }. The Sovereign divides the money in secret, and any city may rebel this round.
fief-tax-denied = **Parliament refuses the Royal Tax:** { $n } for, { $against } against, out of { $all ->
        [one] 1 possible vote
       *[other] { $all } possible votes
    }.
fief-share = { $seat } receives { $n ->
        [one] 1 shilling
       *[other] { $n } shillings
    } of the Royal Tax.

## The Church

fief-ordained = **{ $noble }** becomes **{ $card }** in { $district }.
fief-abbey = { $noble } founds a new **{ $building }** in { $city }.
fief-relic-found = **{ $noble } finds a relic in { $city }: { $relic }.**
fief-relic-dropped = A relic has lost its bearer and is left behind: { $relic }.
fief-relic-given = { $noble } gives a relic to { $other }.
fief-relic-lost = The invaders find a relic in { $city } and destroy it.
fief-gift = **{ $noble } presents the first relic to the Sovereign:** { $seat } gets 1 victory point for good.

## Income and purchases

fief-tallage = **Tallage on { $where ->
        [Wales] { $where }
       *[other] the { $where }
    }:** { $noble } ({ $family }) takes 2 shillings from each city, no matter who controls it.
fief-tithe = **Tithe on { $where }:** { $noble } ({ $family }) takes what the mills there would pay their owners.
fief-income = Everyone collects income.
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
    } This is half, because invaders are in England.
fief-burns = { $seat } burns the mill of { $city } for 2 shillings.
fief-bought = { $seat } has bought { $units }.
fief-bought-nothing = { $seat } has bought no troops.
fief-buys-own = You buy for { $city }: { $n } × { $unit }. You have { $left ->
        [0] nothing
        [one] 1 shilling
       *[other] { $left } shillings
    } left.
fief-builds = The { $family } family builds a new **{ $building }** in { $city }.
fief-engineers = { $seat } pays for a catapult outside { $city }; it can shoot from now on.
fief-walled = **{ $city }** becomes the Walled City { fief-region-of }.
fief-grants = The Sovereign grants the title { fief-region-of } to { $noble } for free.

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
    } for the freedom of { $noble }: a family that can afford the full ransom must pay it.

## Rebellions

fief-rebellion = **Rebellion in { $city }!** { $seat } starts it, and everyone may join in.
fief-rises = { $seat } adds another rebellion in { $city }.
fief-undermines = { $seat } shows the rebels a secret way, so the walls of { $city } do not count.
fief-calms = { $noble } pays to end one rebellion.
fief-preaches = { $noble } talks to the rebels (die { $die }).
fief-preaches-deadly = { $noble } talks to the rebels (die { $die }): { $deadly ->
        [0] one rebellion ends.
       *[other] the rebels kill the cleric.
    }
fief-rebels-strike = The rebels of { $city } strike with { $n ->
        [one] 1 hit
       *[other] { $n } hits
    } (dice: { $faces }; each die adds 1 hit).
fief-burnt = **The rebels win in { $city }:** its mill, abbey and fortress burn; only a Walled City survives.
fief-parliament-over = The throne is empty, so Parliament goes home without a vote.
fief-relic-left = { $noble } leaves { $relic } in { $city }.
fief-relic-taken = { $noble } picks up { $relic } in { $city }.
fief-asks-consent = The { $family } family, which is royal, wants to build the Royal Fortress in { $city } and asks the { $owner } family for permission.
fief-consents = The { $family } family allows the Royal Fortress in { $city }.
fief-consent-refused = The { $family } family does not allow the Royal Fortress in { $city }.
fief-renounces = { $noble } asks to give up the title of abbess.
fief-veil-held = { $other } does not let { $noble } give up the title of abbess.
fief-unveiled = **{ $noble }** is no longer an abbess.
fief-bestows = The Sovereign gives a title to **{ $noble }**: { $card }.
fief-votes-laid = The { $family } family places { $nobles_count ->
        [0] no markers
       *[other] markers face down on { $nobles }
    }.
fief-peeks-own = The top card of the deck is **{ $card }**.

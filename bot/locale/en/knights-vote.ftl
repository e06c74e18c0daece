# Warrior Knights: the Assembly.

## Words

knights-word-matter-agenda = Agenda
knights-word-matter-unban = Rescinding a ban
knights-word-matter-repeal = Discarding
knights-word-matter-revive = Voting again on
knights-word-matter-postpone = Postponing the Assembly
knights-word-matter-decree = Forbidding
knights-word-matter-lift = Allowing again
knights-word-decree-sieges = sieges
knights-word-decree-roads = moves along roads
knights-word-decree-harbours = sailing
knights-word-vote-yes = yes
knights-word-vote-no = no

## Who comes, and what is pending

knights-votes = { $seat } receives { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    } and has { $total }.
knights-absent = Not at the Assembly: { $seats }.
knights-returns-votes = { $seat } obeys the law on { $law } and returns { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }.
knights-deputy = { $seat } presides in place of the Chairman.
knights-proposes = **{ $seat } has a Private Motion.** { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.
knights-proposes-nothing = { $seat } lets the right to a Private Motion lapse.
knights-moot = What the motion was about is gone; it falls.
knights-order = The Agendas, in this order: { $agendas }.
knights-new-agendas = Pending for the next Assembly: { $agendas }.
knights-adjourned = The Assembly ends; what was not voted on stays pending.
knights-postponed = **The Assembly is postponed.**

## A vote

knights-votes-shown = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. Votes shown: { $n }.
knights-shows-votes = { $seat } shows { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }.
knights-declares = { $seat } for { $voice }: { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }.
knights-breaks-tie = { $seat } breaks the tie: { $voice }.
knights-elected = **{ $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.** Elected: { $voice } { $tied ->
       *[0] with { $n }; { $other } for others
        [1] { $n ->
            [0] by the Chair’s word, for nobody cast a Vote
           *[other] by the Chair’s word, tied at { $n }
        }
    }.
knights-passed = **{ $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.** Passed ({ $voice }) { $tied ->
       *[0] with { $n } against { $other }
        [1] { $n ->
            [0] by the Chair’s word, for nobody cast a Vote
           *[other] by the Chair’s word, tied at { $n }
        }
    }.
knights-rejected = **{ $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.** Rejected ({ $voice }) { $tied ->
       *[0] with { $n } against { $other }
        [1] { $n ->
            [0] by the Chair’s word, for nobody cast a Vote
           *[other] by the Chair’s word, tied at { $n }
        }
    }.
knights-abides = { $seat } abides by it.
knights-refuses = **{ $seat } refuses.** { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.

## What was decided

knights-law = **Law of the Kingdom: { $agenda }.**
knights-charge = **{ $seat } receives a charge: { $agenda }.**
knights-gives-up = { $seat } gives up { $agenda }.
knights-office = **{ $noble } holds an office: { $agenda }.**
knights-repealed = **Discarded: { $agenda }.**
knights-decreed = **The Assembly forbids { $decree }.**
knights-lifted = **The Assembly allows { $decree } again.**

## Steps

knights-step-deputy = naming who presides
knights-step-propose = a Private Motion
knights-step-arrange = the order of the Agendas
knights-step-bids = Votes in secret
knights-step-declare = declaring Votes
knights-step-decide = breaking a tie
knights-step-abide = taking or refusing a decision
knights-step-walk-out = walking out of the Assembly
knights-step-discard-charge = giving up a charge
knights-step-appoint = giving an office

## Questions

knights-ask-deputy = You are Chairman and do not attend. Who presides in your place?
knights-ask-propose = Turn { $turn }: Fate gives you a Private Motion. What shall the Assembly vote on before all else?
knights-ask-arrange = You preside. In which order are these voted on: { $agendas }?
knights-ask-bids = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. You have { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }{ $count ->
        [one] { "" }
       *[other] { " " }for { $count } matters
    }. How many do you cast? They are spent whatever happens; what for you may write down now, or say once all are shown.
knights-ask-declare = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. What do you cast your { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    } for?
knights-ask-decide = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. A tie; you preside and break it{ $n ->
        [0] { "" }
        [one] , whatever your Vote said
       *[other] , whatever your { $n } Votes said
    }.
knights-ask-abide = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. This strikes you. { $banned ->
        [0] Abide by it, or refuse and be banned from the Assembly?
       *[other] You are banned already and refuse freely.
    }
knights-ask-walk-out = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. It strikes somebody else. You may walk out in anger{ $banned ->
        [0] , which stops nothing and bans you
       *[other] { "" }
    }.
knights-ask-discard-charge = Three charges are the most: which of yours makes room for { $agenda }?
knights-ask-appoint = Which Noble holds { $agenda }? An office that this Noble already holds is discarded.

## Headings

knights-verb-preside = Name who presides
knights-verb-arrange = Order of the Agendas
knights-verb-cast = Cast Votes
knights-verb-say = Say what for
knights-verb-declare = Declare
knights-verb-decide = Break the tie
knights-verb-abide = Abide by it
knights-verb-refuse = Refuse
knights-verb-discard = Give up a charge
knights-verb-appoint = Give the office
knights-verb-order-votes = Votes by kind of matter
knights-verb-order-voice = What for, by kind of matter

## Every action in full

knights-do-preside = { $a1 } presides
knights-do-propose = { $a1 }
knights-do-propose-2 = { $a1 }: { $a2 }
knights-do-arrange = { $a1 }
knights-do-arrange-2 = { $a1 }, then { $a2 }
knights-do-arrange-3 = { $a1 }, then { $a2 }, then { $a3 }
knights-do-cast = { $a1 }: { $a2 ->
        [one] 1 Vote
       *[other] { $a2 } Votes
    }
knights-do-say = { $a1 }: { $a2 }
knights-do-declare = Declare: { $a1 }
knights-do-decide = { $a1 }
knights-do-refuse = Refuse and be banned
knights-do-discard = Give up { $a1 }
knights-do-appoint = { $a1 } holds it
knights-do-order-votes = Votes on { $a1 }: { $a2 }
knights-do-order-voice = For what, on { $a1 }: { $a2 }
knights-piece-private-motion-1 = First Private Motion
knights-piece-private-motion-2 = Second Private Motion
knights-piece-private-motion-3 = Third Private Motion

## What is proposed

knights-word-unban = end the ban of
knights-word-repeal = discard
knights-word-revive = vote again on
knights-word-postpone = postpone the Assembly
knights-word-decree = forbid
knights-word-lift = allow again
knights-word-sieges = sieges
knights-word-roads = moves along roads
knights-word-harbours = sailing
knights-word-yes = yes
knights-word-no = no

## Standing orders

knights-word-decisions = Decisions of the Assembly that strike you
knights-word-gains = take what only gives, ask about the rest
knights-word-abide = abide by all
knights-word-boon = elections that give
knights-word-blow = elections that harm
knights-word-tie = ties that you break
knights-word-voted = as you voted
knights-word-mine = what names your ban, charge or office
knights-word-self = yourself
knights-word-leader = the rival with most Influence

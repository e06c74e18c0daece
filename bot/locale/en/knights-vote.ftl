# Warrior Knights: the Assembly.

## Words

knights-word-matter-agenda = Agenda
knights-word-matter-unban = Lifting a ban
knights-word-matter-repeal = Discarding
knights-word-matter-revive = Voting again
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
knights-returns-votes = { $seat } obeys the law ({ $law }) and returns { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }.
knights-deputy = { $seat } presides instead of the Chairman.
knights-proposes = **{ $seat } has a Private Motion.** { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.
knights-proposes-nothing = { $seat } proposes nothing, and the Private Motion is gone.
knights-moot = What the motion was about is gone, so the motion is dropped.
knights-order = Order of the Agendas: { $agendas }.
knights-new-agendas = Pending for the next Assembly: { $agendas }.
knights-adjourned = The Assembly ends. What was not voted on stays pending.
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
knights-declares = { $seat } declares { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    } for “{ $voice }”.
knights-breaks-tie = { $seat } breaks the tie: { $voice }.
knights-elected = **{ $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.** Elected: { $voice } { $tied ->
       *[0] with { $n ->
            [one] 1 Vote
           *[other] { $n } Votes
        }; the others have { $other } in all
        [1] { $n ->
            [0] by the Chair’s decision, as nobody cast a Vote
            [one] by the Chair’s decision, after a tie at 1 Vote each
           *[other] by the Chair’s decision, after a tie at { $n } Votes each
        }
    }.
knights-passed = **{ $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.** Carried ({ $voice }) { $tied ->
       *[0] by { $n ->
            [one] 1 Vote
           *[other] { $n } Votes
        } to { $other }
        [1] { $n ->
            [0] by the Chair’s decision, as nobody cast a Vote
            [one] by the Chair’s decision, after a tie at 1 Vote each
           *[other] by the Chair’s decision, after a tie at { $n } Votes each
        }
    }.
knights-rejected = **{ $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.** Rejected ({ $voice }) { $tied ->
       *[0] by { $n ->
            [one] 1 Vote
           *[other] { $n } Votes
        } to { $other }
        [1] { $n ->
            [0] by the Chair’s decision, as nobody cast a Vote
            [one] by the Chair’s decision, after a tie at 1 Vote each
           *[other] by the Chair’s decision, after a tie at { $n } Votes each
        }
    }.
knights-abides = { $seat } abides by the decision.
knights-refuses = **{ $seat } refuses the decision.** { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }.

## What was decided

knights-law = **Law of the Kingdom: { $agenda }.**
knights-charge = **{ $seat } receives a Privilege: { $agenda }.**
knights-gives-up = { $seat } gives up { $agenda }.
knights-office = **{ $noble } receives an office: { $agenda }.**
knights-repealed = **Discarded: { $agenda }.**
knights-decreed = **The Assembly forbids { $decree }.**
knights-lifted = **The Assembly allows { $decree } again.**

## Steps

knights-step-deputy = choosing who presides
knights-step-propose = proposing a Private Motion
knights-step-arrange = ordering the Agendas
knights-step-bids = casting Votes in secret
knights-step-declare = saying what Votes are for
knights-step-decide = breaking a tie
knights-step-abide = accepting or refusing a decision
knights-step-walk-out = walking out of the Assembly
knights-step-discard-charge = giving up a Privilege
knights-step-appoint = giving an office

## Questions

knights-ask-deputy = Who presides in your place? You are Chairman but do not attend.
knights-ask-propose = What do you want the Assembly to vote on first? In turn { $turn } Fate gives you a Private Motion.
knights-ask-arrange = In which order are these Agendas voted on: { $agendas }? You preside.
knights-ask-bids = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. How many Votes do you cast{ $count ->
        [one] { "" }
       *[other] { " " }on { $count } matters
    }? You have { $n }. The Votes you cast are spent, win or lose. You can write down now what they are for, or say it once all Votes are shown.
knights-ask-declare = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. What { $n ->
        [one] is your 1 Vote
       *[other] are your { $n } Votes
    } for?
knights-ask-decide = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. It is a tie, and you preside: who or what wins{ $n ->
        [0] ?
        [one] ? You need not follow your own Vote.
       *[other] ? You need not follow your own { $n } Votes.
    }
knights-ask-abide = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. This affects you. { $banned ->
        [0] Do you abide by it, or refuse and be banned from the Assembly?
       *[other] Do you abide by it, or refuse? You are banned already, so refusing costs you nothing.
    }
knights-ask-walk-out = { $matter }{ $about_count ->
        [0] { "" }
       *[other] : { $about }
    }. It affects someone else. You can walk out in protest{ $banned ->
        [0] : that stops nothing, and you are banned
       *[other] { "" }
    }.
knights-ask-discard-charge = Which Privilege do you give up to make room for { $agenda }? You can have three at most.
knights-ask-appoint = Which Noble gets this office: { $agenda }? An office that this Noble already holds is discarded.

## Headings

knights-verb-preside = Name who presides
knights-verb-arrange = Order of the Agendas
knights-verb-cast = Cast Votes
knights-verb-say = Your choice
knights-verb-declare = Declare
knights-verb-decide = Break the tie
knights-verb-abide = Abide by it
knights-verb-refuse = Refuse and be banned
knights-verb-discard = Give up a Privilege
knights-verb-appoint = Give the office
knights-verb-order-votes = Votes by kind of matter
knights-verb-order-voice = Choice by kind of matter

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
knights-do-say = { $a1 }: for “{ $a2 }”
knights-do-declare = Declare: { $a1 }
knights-do-decide = Decide: { $a1 }
knights-do-refuse = Refuse and be banned
knights-do-discard = Give up { $a1 }
knights-do-appoint = Give it to { $a1 }
knights-do-order-votes = Votes ({ $a1 }): { $a2 }
knights-do-order-voice = Choice ({ $a1 }): { $a2 }
knights-piece-private-motion-1 = First Private Motion
knights-piece-private-motion-2 = Second Private Motion
knights-piece-private-motion-3 = Third Private Motion

## What is proposed

knights-word-unban = lift a ban
knights-word-repeal = discard
knights-word-revive = vote again
knights-word-postpone = postpone the Assembly
knights-word-decree = forbid
knights-word-lift = allow again
knights-word-sieges = sieges
knights-word-roads = moves along roads
knights-word-harbours = sailing
knights-word-yes = yes
knights-word-no = no

## Standing orders

knights-word-decisions = Decisions of the Assembly that affect you
knights-word-gains = accept what only gives me something, ask about the rest
knights-word-abide = accept everything
knights-word-boon = elections that give something
knights-word-blow = elections that do harm
knights-word-tie = ties that you break
knights-word-voted = as I voted
knights-word-mine = matters that name your ban, Privilege or office
knights-word-self = me
knights-word-leader = the rival with the most Influence

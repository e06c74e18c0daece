# The market fair of the tests: what happens, what is refused, what is chosen. Parameters are listed in tests/toy.

game-fair = The Fair

## Events

fair-sign = { $seat } hangs out the sign of the { $sign }.
fair-day = **Day { $n }** of the fair dawns; the dice: { $rolls }.
fair-found = You find { $good } in your cart.
fair-voted = { $seat } votes { $vote }.
fair-vote-passed = The toll is laid by { $n } to { $against }.
fair-vote-failed = There is no toll: { $n } to { $against }.
fair-bid = You bid { $n }.
fair-sealed = { $seat } has sealed a bid.
fair-unsealed = { $seat } has opened the bid again.
fair-bids = The bids: { $bids }.
fair-lot = The pennant of the day: { $share } coins.
fair-lot-nobody = Nobody has bid; the pennant stays on its pole.
fair-card = You draw a card: { $card }.
fair-stays = { $seat } sends no cart.
fair-cart = { $seat } sends { $good } to { $gate }.
fair-silent = You let the cart pass.
fair-object = You object to the cart.
fair-turned-back = Somebody objects: { $seat } brings { $good } back from { $gate }.
fair-sold = { $seat } sells { $good } at { $gate } for { $n }.
fair-offers-coins = { $seat } offers { $other } { $n } for { $good } (offer { $number }).
fair-offers-good = { $seat } offers { $other } { $good } for { $n } (offer { $number }).
fair-accepted = { $other } accepts offer { $number }: { $buyer } gets { $good } for { $n }.
fair-refused = { $other } refuses offer { $number } of { $seat }.
fair-withdrawn = { $seat } withdraws offer { $number } to { $other }.
fair-lapsed = Offer { $number } of { $seat } has lapsed.
fair-vetoed = { $seat } shows a veto: there is no toll today.
fair-toll = Everybody pays { $n } of toll.
fair-won = The fair is over; the prize goes to { $seats }.
fair-nobody = The fair is over, and nobody holds a pennant: nobody has won.

## Refusals

fair-no-verb = “{ $verb }” has no place here; what is asked: { $step }.
fair-no-words = “{ $action }” cannot be done. Choose from what “{ $verb }” offers.
fair-no-answered = You have answered already, or nothing of this kind is asked of you.
fair-no-sealed = Your bid is sealed. Open it first to change it.
fair-no-sign = The sign of the { $sign } hangs already. Choose another one.
fair-no-purse = You have { $n } coins and no more.
fair-no-good = You have no { $good }.
fair-no-card = You hold no veto.
fair-no-offer = Offer { $number } does not stand, or is not yours to answer.
fair-no-self = Offer it to somebody else.
fair-no-more-offers = You have { $n } offers open; withdraw one first.

## What is asked

fair-step-sign = hang out a sign
fair-step-vote = vote on the toll
fair-step-bid = bid for the pennant
fair-step-cart = send a cart
fair-step-objection = object to a cart
fair-step-market = trade
fair-step-offer = answer an offer
fair-step-toll = veto the toll
fair-step-standing = standing bid
fair-ask-sign = Which sign shall hang over your stall? { $n } are free.
fair-ask-vote = Shall everybody pay { $n } of toll this evening?
fair-ask-bid = How much of your { $n } coins do you bid for the pennant of the day? The highest bid pays.
fair-ask-cart = Do you send one of your { $n } goods to a gate? The others may object with a veto.
fair-ask-objection = { $seat } sends { $good } to { $gate }. Do you object? That takes a veto; nobody hears whose.
fair-ask-market = Whom do you offer what? You have { $n } coins.
fair-ask-offer = { $seat } offers: { $buyer } gets { $good } for { $n } (offer { $number }). What do you say?
fair-ask-toll = Everybody pays { $n } of toll this evening. Do you end it with your veto?
fair-ask-standing = Shall a standing bid answer the auctions for you?
fair-verb-sign = Sign
fair-verb-vote = Vote
fair-verb-bid = Bid
fair-verb-unseal = Open again
fair-verb-cart = Send a cart
fair-verb-stay = Send none
fair-verb-silent = Let it pass
fair-verb-object = Object
fair-verb-offer = Offer
fair-verb-whisper = Whisper an offer
fair-verb-withdraw = Withdraw
fair-verb-refuse = Refuse
fair-verb-counter = Another price
fair-verb-veto = Veto
fair-verb-standing-bid = Standing bid
fair-do-sign = The { $a1 }
fair-do-vote = Vote { $a1 }
fair-do-bid = Bid { $a1 }
fair-do-seal = Seal the bid
fair-do-unseal = Open the bid again
fair-do-cart = { $a1 } to { $a2 }
fair-do-stay = Send no cart
fair-do-object = Object with a veto
fair-do-offer = Offer { $a1 } { $a2 } for { $a3 }
fair-do-whisper = Whisper to { $a1 }: { $a2 } for { $a3 }
fair-do-withdraw = Withdraw offer { $a1 }
fair-do-accept = Accept offer { $a1 }
fair-do-refuse = Refuse offer { $a1 }
fair-do-counter = Answer offer { $a1 } with { $a2 }
fair-do-veto = End the toll with your veto
fair-do-standing-bid = Standing bid: { $a1 }

## Words

fair-place-north-gate = the north gate
fair-place-river-gate = the river gate
fair-piece-wool = wool
fair-piece-cloth = cloth
fair-piece-wine = wine
fair-word-aye = aye
fair-word-nay = nay
fair-word-veto = a veto
fair-word-blank = a blank
fair-word-ask = ask me

## The end

fair-outcome-pennants = Most pennants were won, then coins counted.
fair-outcome-nobody = Nobody won a pennant: nobody wins the fair.

## Topics of /rules

fair-rules-goal = Win pennants: each day one is auctioned. Most pennants win, then the fuller purse. Without any, nobody wins.
    .name = The goal

## Options

fair-option-rounds = Days
fair-option-cards = First cards that are vetoes

## Pictures

fair-picture-day = Day { $day } of { $days }
fair-picture-seat = { $name }: { $pennants } pennants, sign { $sign }
fair-picture-offer = { $number }: { $maker } and { $to }, { $good } for { $price }
fair-picture-own = Yours: { $purse } coins, { $wool } wool, { $cloth } cloth, { $wine } wine, { $cards } vetoes
fair-figure-coins = coins
fair-figure-pennants = pennants
fair-figure-goods = goods

## Commands

cmd-fair = Play the fair
cmd-fair-bid = Bid for the pennant of the day, sealed at once
cmd-fair-vote = Vote on the toll
opt-coins = How many coins
opt-opinion = For the toll or against it

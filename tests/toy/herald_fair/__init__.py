"""The fair: a small game for two to six with what the other games lack, packed as a stranger would pack a game.

``python -m tests.toy.play sandbox`` plays it in a browser. Its ledger, a line a rule, each with a test of
``tests/toy/test_fair.py`` called after it or the checks of all games:

====  ===============================================================================================================
F-1   Seat by seat everybody hangs out one of 300 signs; none hangs twice.
F-2   A day: morning, vote, auction, carts, evening. The fair lasts three days (option ``rounds``).
F-3   Morning: everybody earns ten coins a pip of their die and finds a good. A purse holds 200; it and the cellar are
      hidden.
F-4   All vote at once on a toll, seen as cast; more ayes than nays of all lay it.
F-5   Sealed bids for the day's pennant, up to the whole purse. The highest pays, dice break ties, and draws a card:
      a veto or a blank.
F-6   In turn, the first seat moving on each day, everybody may send a cart with a good to a gate.
F-7   Everybody else is asked whether to object, with a veto or without; silence passes. One objector's veto is spent
      and the cart comes back. Nobody hears who objected.
F-8   A cart let through sells for ten a pip at the north gate; at the river gate for twenty when even, else nothing.
F-9   Evening: the toll of ten is paid, offers lapse.
F-10  Most pennants win, then the fuller purse; without a single pennant nobody has won.
F-11  At any time a seat may offer coins for a good, aloud or whispered, at most two offers at once, and withdraw them.
      What is offered is laid aside. Of a whispered offer the two ends alone know.
F-12  An offer is accepted, refused or, three times over, countered with another price, which replaces it.
F-13  Until the evening whoever holds a veto may end the toll with it; the first to do so spends it.
F-14  A standing bid answers every auction by itself until the seat opens its bid again.
====  ===============================================================================================================

Messages, ``fair-`` left out.

Events: sign seat sign; day n rolls; found good; voted seat vote; vote-passed / vote-failed n against; bid n;
sealed / unsealed seat; bids bids; lot share; lot-nobody; card card; stays seat; cart / turned-back seat good gate;
sold seat good gate n; silent; object; offers-coins / offers-good / accepted / refused / withdrawn seat other buyer n
good number; lapsed seat number; vetoed seat; toll n; won seats; nobody.

Refusals: no-over; no-seat seat; no-turn seat; no-verb verb step; no-words verb action; no-answered; no-sealed;
no-sign sign; no-purse n; no-good good; no-card; no-offer number; no-self; no-more-offers n.

Questions: sign n; vote n; bid n; cart n; objection seat good gate; market n; offer as its events; toll n; standing.
"""

from engine.core.registry import Game

GAME = Game(
    id="fair",
    rules="herald_fair.rules.FAIR",
    player="herald_fair.player.FairPlayer",
    renderer="herald_fair.pictures.RENDERER",
    front="herald_fair.front.FRONT",
    commands="herald_fair.commands.GROUP",
    locale="herald_fair.locale",
)

__all__ = ["GAME"]

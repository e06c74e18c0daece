"""What ``/fief`` makes of its options, and what is refused: one sentence, nothing changed, nothing learnt."""

from __future__ import annotations

import inspect
import random
from copy import deepcopy
from typing import Any

from bot.common.errors import UserError
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from cogs.fief import GROUP, commands
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState
from tests.cogs.fief.positions import england
from tests.cogs.seat_views import NAMES, look_at, meant
from tests.engine.fief.board import AZURE, GULES, OR, VERT
from tests.engine.fief.hiding import disturb

MOST = 25
JUNK = ("", "rome", "London", "Londres", "tax", "impuestos", "3 knights", "x, y", "`*@", "-1", "henri, lucia", "azure")


def said(state: FiefState, seat: int, name: str, /, **given: Any) -> list[str]:
    """A command as texts, as somebody means it in a position."""
    return [str(a) for a in meant(commands, look_at(RULES, state, seat), name, **given)]


def refused(state: FiefState, seat: int, name: str, language: str = "en", /, **given: Any) -> str:
    """The sentence with which a command is refused. It changes nothing."""
    before, copy = RULES.dumps(state), deepcopy(state)
    words = ""
    for action in meant(commands, look_at(RULES, state, seat), name, **given):
        refusal = RULES.why_not(copy, seat, action)
        if refusal is not None:
            words = Voice(language, NAMES, "fief").say(refusal.code, refusal.params)
            break
        RULES.apply(copy, seat, action)
    assert words, "it is not refused"
    assert "\n" not in words
    assert RULES.dumps(state) == before
    return words


def test_as_many_commands_as_a_group_may_have() -> None:
    names = {c.name for c in GROUP.commands}
    assert len(names) <= MOST
    assert names >= {
        "marry", "stand", "vote", "draw", "discard", "play", "arm", "tax", "tithe", "buy", "ransom", "move", "sail",
        "attack", "siege", "parley", "offer", "accept", "pillage", "orders", "family", "parliament",
    }  # fmt: skip


def test_a_marriage_is_offered_answered_and_refused_by_one_command() -> None:
    """Whoever is named first; an offer that stands between the two is answered."""
    board = england()
    board.go("court")
    assert said(board.state, GULES, "marry", noble="Henri", spouse="lucia") == ["court henri lucia"]
    board.do(GULES, "court henri lucia")
    assert said(board.state, AZURE, "marry", noble="lucia", spouse="henri") == ["marry henri lucia"]
    assert said(board.state, AZURE, "marry", noble="henri", spouse="lucia", refuse=True) == ["spurn henri lucia"]
    assert said(board.state, GULES, "stand", ready=True) == ["ready"]


def test_a_marriage_that_cannot_be_is_refused() -> None:
    """Two men, one's own kin, somebody who is not there; a prelate."""
    board = england()
    board.noble("walter", GULES, "exeter", see="exeter")
    board.go("court")
    pairs = (("henri", "hugh"), ("henri", "walter"), ("henri", "sybil"), ("walter", "joan"))
    for one, other in pairs:
        words = refused(board.state, GULES, "marry", noble=one, spouse=other)
        assert words
        assert refused(board.state, GULES, "marry", "es", noble=one, spouse=other) != words


def test_votes_are_laid_for_one_family_and_sealed() -> None:
    board = england()
    board.noble("edward", GULES, "cardiff", lord=("wales",))
    board.noble("roger", VERT, "durham", lord=("marches",))
    board.noble("simon", OR, "coventry", lord=("midlands",))
    board.noble("walter", OR, "norwich", see="norwich")
    board.go("court")
    board.do(GULES, "stand edward; ready")
    for seat in (AZURE, VERT, OR):
        board.ready(seat)
    assert said(board.state, GULES, "vote", candidate="edward", seal=True) == ["favour gules edward", "seal"]
    assert said(board.state, AZURE, "vote", decoy="edward", family="azure") == ["decoy azure edward"]
    assert said(board.state, AZURE, "vote", back=True) == ["unseal"]
    assert refused(board.state, AZURE, "vote", candidate="lucia")


def test_a_captive_neither_stands_nor_is_told_more() -> None:
    """A candidate who is held: one sentence."""
    board = england()
    board.noble("edward", GULES, "cardiff", lord=("wales",))
    board.noble("roger", VERT, "durham", lord=("marches",))
    board.noble("simon", OR, "coventry", lord=("midlands",))
    board.noble("walter", OR, "norwich", see="norwich")
    board.hold("edward", "hugh")
    board.go("court")
    assert refused(board.state, GULES, "stand", noble="edward")


def test_cards_say_what_they_are_played_on() -> None:
    """A birth by its city, a tax by its region, Justice by its victim; nothing at all ends the playing."""
    board = england()
    board.noble("edward", GULES, "cardiff", lord=("wales",))
    board.hand(GULES, "william", "tax", "justice")
    board.turn("play", GULES)
    assert said(board.state, GULES, "play", card="William", where="oxford") == ["bear william oxford"]
    assert said(board.state, GULES, "play", card="tax", where="wales") == ["tallage wales"]
    assert said(board.state, GULES, "tax", region="Wales") == ["tallage wales"]
    assert said(board.state, GULES, "play", done=True) == ["done"]
    assert said(board.state, GULES, "play", card="justice") == []
    assert refused(board.state, GULES, "play", card="justice", who="lucia")
    assert refused(board.state, GULES, "tithe", district="york")


def test_a_card_that_is_not_held_tells_nothing_of_other_hands() -> None:
    """The same sentence whether somebody else holds it or it lies in a deck."""
    sentences = []
    for theirs in (False, True):
        board = england()
        if theirs:
            board.hand(AZURE, "william", "justice", "harvest")
        board.turn("play", GULES)
        sentences.append(
            [
                refused(board.state, GULES, "play", card="william", where="oxford"),
                refused(board.state, GULES, "play", "es", card="harvest", where="wales"),
                refused(board.state, GULES, "play", card="justice", who="lucia"),
            ]
        )
    assert sentences[0] == sentences[1]


def test_a_purchase_beyond_the_purse_tells_ones_own_alone() -> None:
    board = england(purse=2)
    board.state.purse[AZURE] = 77
    board.turn("buy", GULES)
    assert said(board.state, GULES, "buy", thing="knight", count=2, place="oxford") == ["buy knight oxford 2"]
    words = refused(board.state, GULES, "buy", thing="knight", count=2, place="oxford")
    assert "77" not in words
    assert refused(board.state, GULES, "buy", thing="fortress", place="oxford")
    assert refused(board.state, GULES, "buy", title="wales", noble="henri")
    assert said(board.state, GULES, "buy", thing="mill", place="oxford", done=True) == ["build mill oxford", "done"]
    assert said(board.state, GULES, "buy", thing="ballestero", count=2, place="london") == ["hire london 2"]


def test_a_march_is_one_line() -> None:
    """Noble, company, cities one after the other, the end; through Sherwood where that is said."""
    board = england()
    board.turn("move", GULES)
    all_of_it = said(
        board.state, GULES, "move", noble="henri", to="coventry, nottingham", units="all", halt=True, done=True
    )
    assert all_of_it == ["lead henri", "take all", "go coventry", "go nottingham", "halt", "done"]
    assert said(board.state, GULES, "move", noble="henri", units="2 knight", to="coventry") == [
        "lead henri", "take knight 2", "go coventry",
    ]  # fmt: skip
    board.do(GULES, "lead henri")
    assert said(board.state, GULES, "move", noble="henri", to="coventry") == ["go coventry"]
    assert said(board.state, GULES, "move", to="york", way="forest") == ["forest york"]
    assert said(board.state, GULES, "sail", to="plymouth") == ["sail plymouth"]


def test_a_move_that_cannot_be_is_refused() -> None:
    """No road, no port, a closed city, storms, somebody else's Noble."""
    board = england()
    board.lay("midlands", "storms")
    board.turn("move", GULES)
    told = [
        refused(board.state, GULES, "move", noble="henri", to="york"),
        refused(board.state, GULES, "sail", noble="henri", to="plymouth"),
        refused(board.state, GULES, "move", noble="henri", to="coventry"),
        refused(board.state, GULES, "move", noble="lucia", to="oxford"),
    ]
    assert len(set(told)) == len(told)


def test_deals_are_written_in_one_line() -> None:
    """Sums as bare numbers, things by their names, whom and how; an offer that cannot be kept is refused."""
    board = england()
    board.hand(GULES, "harvest")
    board.go("play")
    assert said(board.state, GULES, "offer", family="azure", route="pigeon", gives="3, harvest", wants="5 money") == [
        "draft-give money 3", "draft-give card harvest", "draft-want money 5", "offer azure pigeon",
    ]  # fmt: skip
    assert said(board.state, GULES, "offer", gives="city oxford", clear=True) == [
        "draft-clear",
        "draft-give city oxford",
    ]
    assert refused(board.state, GULES, "offer", family="azure", route="city", gives="50")
    assert refused(board.state, GULES, "offer", family="azure", route="ring", gives="2")
    assert refused(board.state, GULES, "offer", gives="card tax")
    assert refused(board.state, GULES, "accept", which=4)


def test_a_ransom_is_offered_and_taken_by_the_same_command() -> None:
    board = england()
    board.noble("edward", GULES, "cardiff")
    board.hold("edward", "lucia")
    board.go("play")
    assert said(board.state, GULES, "ransom", noble="edward", count=1) == ["ransom edward 1"]
    board.do(GULES, "ransom edward 1")
    (taken,) = said(board.state, AZURE, "ransom", noble="edward")
    (declined,) = said(board.state, AZURE, "ransom", noble="edward", refuse=True)
    assert taken.startswith("accept ")
    assert declined.startswith("decline ")
    assert said(board.state, VERT, "ransom", noble="edward") == []


def test_orders_and_styles() -> None:
    board = england()
    board.go("play")
    assert said(board.state, GULES, "orders", subject="strangers", setting="refuse") == ["order strangers refuse"]
    assert said(board.state, GULES, "orders", family="azure", setting="grant") == ["order-leave azure grant"]
    assert (
        tuple(meant(commands, look_at(RULES, board.state, GULES), "orders", manner="quick")) == RULES.styles()["quick"]
    )


def test_a_card_is_armed_word_by_word() -> None:
    board = england()
    board.hand(GULES, "assassination")
    board.go("play")
    assert said(board.state, GULES, "arm", card="assassination", trigger="crowned", at="lucia", how="henri") == [
        "arm assassination crowned lucia henri"
    ]
    assert said(board.state, GULES, "arm", which=1) == ["disarm 1"]
    assert refused(board.state, AZURE, "arm", card="assassination", trigger="crowned", at="henri", how="lucia")


def test_whatever_is_typed_is_answered_with_a_sentence() -> None:
    """Every command, every option, odd words; and what the others hide makes no difference to it."""
    rng, heard = random.Random(8), set()
    for stage in ("court", "play", "buy", "move", "battle"):
        board = england()
        board.turn(stage, GULES)
        other = deepcopy(board.state)
        for rival in (AZURE, VERT, OR):
            disturb(random.Random(3), other, rival)
        pair = [(s, look_at(RULES, s, GULES)) for s in (board.state, other)]
        for name in (c.name for c in GROUP.commands if c.name not in ("family", "parliament")):
            wanted = inspect.signature(getattr(commands, name)).parameters.values()
            for _ in range(3):
                junk = rng.choice(JUNK)
                given = {p.name: junk for p in wanted if p.annotation == "str | None"}
                told = [_told(s, look, name, given) for s, look in pair]
                assert told[0] == told[1], (stage, name, junk)
                heard |= set(told[0])
    assert "fief-panel-unknown" in heard


def _told(state: FiefState, look: SeatView, name: str, given: dict[str, Any]) -> list[str]:
    """Why the first action of a command is refused; the words too, so that each can be said."""
    try:
        actions = meant(commands, look, name, **given)
    except UserError as error:
        Voice("es", NAMES, "fief").say(error.key, error.params)
        return [error.key]
    found = [r for r in (RULES.why_not(state, look.seat or 0, a) for a in actions[:1]) if r is not None]
    return [r.code for r in found if Voice("en", NAMES, "fief").say(r.code, r.params)]

"""Positions that rules 3 left behind go on under today's: nothing is lost silently, nobody stands still."""

from __future__ import annotations

import msgspec

from engine.knights.deals import laid_aside
from engine.knights.frames_vote import Comply
from engine.knights.game_data import NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state import KnState
from tests.engine.knights.kit import BLUE, RED, city, do, force, go, grant, keys, noble, position, prompt, stronghold
from tests.engine.knights.silence import silence
from tests.engine.knights.special_phases import phase

BEFORE = 3
"""The version of the rules under which the games were begun."""


def stored(state: KnState) -> KnState:
    """The position as rules 3 wrote it, loaded today."""
    state.rules_version = BEFORE
    written = msgspec.json.decode(KNIGHTS.dumps(state))
    for frame in written["frames"]:
        if frame[0] == "paying":
            del frame[5:]  # it did not know whether a Regular was unpaid
    loaded = KNIGHTS.loads(msgspec.json.encode(written))
    assert isinstance(loaded, KnState)
    return loaded


def test_a_question_about_wages_of_before_goes_on() -> None:
    state = position(crowns=3)
    noble(state, "karmin", "vecht", "english-100", "polish-150")
    phase(state, "wages")
    state = stored(state)
    do(state, RED, "discharge polish-150 karmin; settle")
    assert (force(state, "karmin"), state.barons[RED].crowns) == (["english-100"], 1)


def test_an_offer_of_before_pays_a_law_that_asks() -> None:
    """All his crowns lie in an offer that rules 3 let him make while the law asked: it is taken back, and told once."""
    state = position(crowns=4)
    grant(state, "crown-quarter", law=True)
    city(state, "vecht", RED)
    phase(state, "taxes")
    law = next(f for f in state.frames if isinstance(f, Comply))
    state.frames.remove(law)
    do(state, RED, "terms seat-1 vote; bid 8; terms seat-2 vote")
    state.frames.append(law)
    state = stored(state)
    assert prompt(state, RED).step == "comply"
    assert state.drafts[RED].to == 2, "what he wrote down is still there"
    events = do(state, RED, "obey")
    assert keys(events).count("recalls") == 1
    assert (state.barons[RED].crowns, laid_aside(state, RED)) == (7, 0)


def test_orders_of_before_about_nobody_hurt_nobody() -> None:
    """About oneself, about a seat that is not there: they stand as they were written, and are refused when written
    anew."""
    state = position(3)
    state.orders[RED].pass_to = {"seat-0": "allow", "seat-5": "refuse"}
    state.orders[BLUE].voices = {"boon": "seat-4", "blow": "seat-1"}
    go(state, "plan")
    state = stored(state)
    assert state.orders[RED].pass_to == {"seat-0": "allow", "seat-5": "refuse"}
    silence(state, 30)


def test_an_army_of_before_that_is_as_good_as_dead_keeps_nobody_waiting() -> None:
    """Rules 3 gave a Noble off the board a garrison whose casualties equal its men; he need not be placed now."""
    state = position()
    stronghold(state, RED, None, "english-100")
    noble(state, "rubino", "", "regular-50")
    noble(state, "karmin", "", "regular-100")
    go(state, "return")
    state.nobles[NOBLE["karmin"]].losses = 1
    state = stored(state)
    silence(state, 20)
    assert state.nobles[NOBLE["karmin"]].losses == 1

"""Opportunities that interrupt a question: the table can still be loaded, and the game goes on."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from engine.fief.game_data import NOBLES
from engine.fief.rules import FIEF as RULES
from engine.fief.state import FiefState, Parliament, Refuge
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    crown,
    do,
    go,
    hand,
    hold,
    keys,
    lay,
    legal,
    lord_of,
    noble,
    position,
    put,
    ready,
    town,
    waits,
)
from tests.engine.fief.strikes import strikes

SAVES = sorted((Path(__file__).parents[2] / "saves" / "0.2.0").glob("fief-*.json"))


def test_an_opportunity_in_the_middle_of_anything() -> None:
    """Whatever is being asked, everybody is dealt such cards and plays some of them; then the game goes on."""
    met: Counter[str] = Counter()
    for path in SAVES:
        state = RULES.loads(path.read_bytes())
        met.update(what.split(":")[0] for what in strikes(random.Random(path.stem), state, most=2, further=4))
    assert len(met) > 20, met


def court() -> FiefState:
    """Two candidates for the empty throne, of Gules and of Azure; Vert has a murderer."""
    state = position()
    noble(state, "henri", GULES, "plymouth", lord=["south-west", "wales"])
    noble(state, "edward", AZURE, "oxford", lord=["marches"])
    noble(state, "lucia", AZURE, "oxford")
    noble(state, "hugh", VERT, "durham", see="york")
    noble(state, "joan", OR, "norwich")
    go(state, "court")
    do(state, GULES, "stand henri")
    do(state, AZURE, "stand edward")
    hand(state, VERT, "assassination")
    return state


def test_9_1_a_candidate_who_is_killed_stands_no_more() -> None:
    """What was laid on him is nothing, his voters lay anew; the other one is elected."""
    state = court()
    for seat in range(4):
        ready(state, seat)
    do(state, GULES, "favour gules henri; decoy gules edward; seal")
    do(state, AZURE, "favour azure edward; seal")
    do(state, VERT, "assassinate henri hugh")
    state = RULES.loads(RULES.dumps(state))
    view = RULES.view(state, GULES)
    assert view.election is not None
    assert view.election.candidates == ["edward"]
    assert legal(state, VERT, "favour") == ["favour vert edward"]
    assert [(b.vote, b.decoy) for b in view.own.ballots] == [("", "edward")]  # type: ignore[union-attr]
    events = do(state, VERT, "seal")
    assert NOBLES[state.sovereign] == "edward"
    assert "crowned" in keys(events)


def test_9_1_without_a_candidate_nobody_is_elected() -> None:
    """The election ends when the last one dies, whoever has still to vote."""
    state = court()
    state.frames[-1].standing.remove(state.frames[-1].standing[1])  # type: ignore[union-attr]
    for seat in range(4):
        ready(state, seat)
    events = do(state, VERT, "assassinate henri hugh")
    assert "nobody-elected" in keys(events)
    assert state.sovereign < 0
    assert RULES.view(state, 0).election is None


def test_a_dead_suitor_asks_no_more() -> None:
    """Offers of marriage to and from the dead are forgotten once their heirs have been named, and the save is sound
    meanwhile."""
    state = court()
    noble(state, "simon", GULES, "plymouth")
    noble(state, "walter", GULES, "plymouth")
    do(state, GULES, "court henri lucia")
    do(state, VERT, "assassinate henri hugh")
    state = RULES.loads(RULES.dumps(state))
    assert waits(state) == [GULES]  # who of two is Lord now
    while legal(state, GULES, "name"):
        do(state, GULES, "name simon")
    assert {lord_of(state, r) for r in ("south-west", "wales")} == {"simon"}
    assert RULES.view(state, None).court.offers == []  # type: ignore[union-attr]
    assert not legal(state, AZURE, "marry")


def test_9_2_the_sovereign_dies_in_parliament_and_leaves_fiefs() -> None:
    """The heir is asked first, on a save that can be loaded; then Parliament goes home."""
    state = court()
    noble(state, "simon", GULES, "plymouth")
    noble(state, "walter", GULES, "plymouth")
    crown(state, "henri")
    go(state, "court")
    do(state, GULES, "summon")
    for seat in range(4):
        ready(state, seat)
    assert type(state.frames[-1]) is Parliament
    do(state, VERT, "assassinate henri hugh")
    state = RULES.loads(RULES.dumps(state))
    events = [*do(state, GULES, "name simon"), *do(state, GULES, "name simon")]
    assert "parliament-over" in keys(events)


def test_7_6_who_dies_before_he_has_found_a_refuge_is_forgotten() -> None:
    """Two are freed at once; the one who is asked about last is murdered before his turn."""
    state = position(purse=20)
    noble(state, "joan", OR, "norwich")
    noble(state, "hugh", VERT, "york")
    noble(state, "henri", GULES, "plymouth")
    noble(state, "simon", GULES, "plymouth")
    noble(state, "walter", AZURE, "canterbury")
    for city, family in (("plymouth", GULES), ("exeter", GULES), ("canterbury", AZURE)):
        put(state, family, city, soldier=1)
        town(state, city, control=family)
    hold(state, "henri", "joan")
    hold(state, "simon", "joan")
    lay(state, "wales", "famine")
    hand(state, VERT, "assassination")
    go(state, "purse")
    asked = [f.noble for f in state.frames if type(f) is Refuge]
    assert len(asked) == 2
    do(state, VERT, f"assassinate {NOBLES[asked[0]]} hugh")
    state = RULES.loads(RULES.dumps(state))
    assert [f.noble for f in state.frames if type(f) is Refuge] == asked[1:]

"""A film begins with the regions as they were and changes them when they changed."""

from __future__ import annotations

import contextlib
import functools
import random

import msgspec
import pytest

from engine.charlemagne.deeds import Believed, Moved, Passed, Pillaged, PlayerTurn, Reborn, Turned
from engine.charlemagne.game_data import EMPIRE, NEUTRAL, REGION, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.charlemagne.view import ChView
from engine.core import Action, Event
from render.charlemagne import animation
from render.charlemagne.owners import Lands, lands
from tests.engine.charlemagne import play
from tests.render.charlemagne import views


@functools.cache
def played(rules_version: int = RULES.rules_version) -> list[tuple[Lands, bytes]]:
    """By player turn of a random game: the lands before it as the game had them then, and its last position."""
    state = play.start("owners", **views.PRINTED)
    state.rules_version = rules_version
    found: list[tuple[Lands, bytes]] = []
    before = [(state.turn, state.phasing), _now(state), _now(state), RULES.dumps(state)]

    def hook(state: ChState, seat: int, action: Action, events: list[Event]) -> None:
        if (state.turn, state.phasing) != before[0]:
            found.append((before[1], before[3]))  # type: ignore[arg-type]
            before[:2] = (state.turn, state.phasing), before[2]
        before[2:] = _now(state), RULES.dumps(state)
        if len(found) >= 8:
            raise views.Stop

    with contextlib.suppress(views.Stop):
        play.play(state, random.Random("owners"), hook)
    return found


def _now(state: ChState) -> Lands:
    return Lands(tuple(state.control), tuple(state.religion), tuple(state.pillaged))


def test_the_lands_of_a_turn_begin_as_they_were_and_end_as_they_are() -> None:
    kinds = set[type]()
    for before, save in played():
        view = RULES.view(RULES.loads(save), None)
        shown = lands(view, view.deeds[-1])
        assert shown[0].control == before.control
        assert shown[0].religion == before.religion
        assert shown[-1] == Lands(tuple(view.control), tuple(view.religion), tuple(view.pillaged))
        assert len(shown) == len(view.deeds[-1].deeds) + 1
        kinds |= {type(d) for d in view.deeds[-1].deeds}
    assert {Passed, Pillaged} <= kinds
    assert Turned not in kinds


def test_a_game_of_before_writes_down_what_it_always_did() -> None:
    """Its log must lead to what is stored: no deed of it tells what a region was before."""
    kinds = {type(d) for _, save in played(4) for t in RULES.loads(save).deeds for d in t.deeds()}
    assert Turned in kinds
    assert not kinds & {Passed, Reborn}


@pytest.mark.parametrize(
    ("why", "side", "was"),
    [
        ("attack", TRIBAL, NEUTRAL),
        ("revolt", NEUTRAL, EMPIRE),
        ("revolt", TRIBAL, NEUTRAL),
        ("pillage", EMPIRE, NEUTRAL),
    ],
)
def test_what_older_games_do_not_tell_follows_from_what_happened(why: str, side: int, was: int) -> None:
    """4.4: an attack or pillage drives a neutral region away; 7.2: a revolt frees the Empire's, or turns a neutral
    one."""
    done = Turned(REGION["saxony"], side, why)  # type: ignore[arg-type]
    assert lands(*_with(views.named("opening"), done))[0].control[REGION["saxony"]] == was


def _with(view: ChView, deed: Turned | Believed) -> tuple[ChView, PlayerTurn]:
    turn = PlayerTurn(1, 0, [deed])
    control = list(view.control)
    if isinstance(deed, Turned):
        control[deed.region] = deed.side
    return msgspec.structs.replace(view, control=control, deeds=[turn]), turn


def test_the_first_picture_of_a_film_shows_the_owner_of_before() -> None:
    """The same march with Saxony the Empire's all along, and with Saxony won in the end: the films begin differently
    and end alike."""
    view, saxony = views.named("middle"), REGION["saxony"]
    start = next(p for p in view.where if p >= 0)
    stays = Moved(1, (start, start), 3, False)
    mine = list(view.control)
    mine[saxony] = EMPIRE

    def film(*deeds: Moved | Turned) -> list[bytes]:
        turn = PlayerTurn(view.turn, 0, [*deeds])
        now = msgspec.structs.replace(view, control=mine, deeds=[turn], where=list(view.where))
        return [image.tobytes() for image in animation.frames(now, views.caption(), 160).images]

    always, won = film(stays), film(stays, Passed(saxony, EMPIRE, "vassalage", TRIBAL))
    assert always[0] != won[0]
    assert always[-1] == won[-1]

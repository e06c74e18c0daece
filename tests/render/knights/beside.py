"""Positions of Warrior Knights for the pictures beside the map.

They are from random play, and rich ones that play seldom brings.
"""

from __future__ import annotations

import contextlib
import functools
import random

import msgspec

from bot.locale import words
from engine.core import Action, Event, blocking
from engine.knights.game_data import AGENDAS, KINDS
from engine.knights.rules import KNIGHTS
from engine.knights.state.record import Force, Fought, Session, Standing, Vote
from engine.knights.state.slugs import TROOP_IDS
from engine.knights.state.state import KnState
from engine.knights.views.view import ActionCard, KnView
from render.core.api import Caption
from tests.engine.driver import AnyRules, play
from tests.engine.knights.play import lively

NAMES = ("Aldonza", "Berenguer", "Álvaro", "Żaneta", "Isolde", "Bo")
WORDS = ("title", "key", "note", "band", "panel")
"""Kinds of label."""
LONG = (
    "Maximiliana de Santa Coloma",
    "Berenguer de Montclar y Foix",
    "Wilhelmina von Hohenstein",
    "Bartholomew Ó Súil",
    "Ermengarda de Urgell i Cardona",
    "Hildebrand the Younger of Kent",
)
replace = msgspec.structs.replace


@functools.cache
def beginning(seats: int = 4) -> KnView:
    """Two Barons have placed their Strongholds; the position as the third sees it, who is asked for theirs."""
    state = KNIGHTS.setup(seats=seats, seed="beginning", options=KNIGHTS.Options())
    rng = random.Random("beginning")
    while True:
        waiting = blocking(KNIGHTS.prompts(state))
        seat = min(waiting)
        prompt = waiting[seat][0]
        if prompt.step == "found" and sum(bool(h.area) for h in KNIGHTS.view(state, None).strongholds) == 2:
            return KNIGHTS.view(state, seat)
        for action in [rng.choice(prompt.actions)] if prompt.step == "found" else prompt.default:
            KNIGHTS.apply(state, seat, action)


class Enough(Exception):
    """A game was played as far as it is needed."""


def caption(seats: int = 6, locale: str = "en", names: tuple[str, ...] = NAMES) -> Caption:
    """The words of a made-up table."""
    return Caption("The Long Winter of the Northern Marches", names[:seats], words(locale))


@functools.cache
def saves(seats: int, seed: str, actions: int = 420, every: int = 10) -> tuple[bytes, ...]:
    """Positions of a lively random game."""
    state = KNIGHTS.setup(seats=seats, seed=seed)
    found, taken = [KNIGHTS.dumps(state)], [0]

    def hook(rules: AnyRules, now: KnState, seat: int, action: Action, events: list[Event]) -> None:
        taken[0] += 1
        if taken[0] % every == 0:
            found.append(KNIGHTS.dumps(now))
        if taken[0] >= actions:
            raise Enough

    with contextlib.suppress(Enough):
        play(KNIGHTS, state, random.Random(seed), lively, hook)
    return tuple(found)


def views(seat: int | None = None) -> list[KnView]:
    """Positions of games of six and of three, as a seat or a spectator sees them."""
    found = [
        KNIGHTS.loads(save) for seats, seed in ((6, "beside-six"), (3, "beside-three")) for save in saves(seats, seed)
    ]
    return [KNIGHTS.view(state, seat) for state in found]


@functools.cache
def rich(seat: int | None = None) -> KnView:
    """A position of six seats in which everybody has much: charges, offices, cities, troops, stakes, laws, cards."""
    view = KNIGHTS.view(KNIGHTS.loads(saves(6, "beside-six")[-1]), seat)
    charges = [a.slug for a in AGENDAS if a.kind == "charge"]
    offices = [a.slug for a in AGENDAS if a.kind == "office"]
    barons = [
        replace(b, charges=[charges[(b.seat * 2 + n) % len(charges)] for n in range(3 if b.seat < 4 else 0)],
                crowns=118, votes=23, faith=12, influence=40 + b.seat, cities=4, kingdom=3, income=24, wages=31, due=4)
        for b in view.barons
    ]  # fmt: skip
    nobles = [
        replace(n, office=offices[k] if k < len(offices) else "", troops=list(TROOP_IDS[k : k + 40 : 4]), men=1450,
                losses=13, exhausted=k % 3 == 0, dead=k % 7 == 3, keeper=k % 6 if k % 5 == 0 else -1, area="thornwood")
        for k, n in enumerate(view.nobles)
    ]  # fmt: skip
    cities = [
        replace(c, owner=k % 6, breaches=k % 2, besiegers=[(k + 1) % 6] if k % 3 else [])
        for k, c in enumerate(view.cities)
    ]
    holds = [
        replace(h, area="ravenholt", troops=list(TROOP_IDS[:9]), losses=4, besiegers=[1, 2, 3])
        for h in view.strongholds
    ]
    own = view.own
    if own is not None:
        own = replace(own, hand=dict.fromkeys(KINDS, 2), plan=[["levy-taxes", "levy-taxes"], [], ["mobilize-forces"]])
    return replace(
        view, barons=barons, nobles=nobles, cities=cities, strongholds=holds, own=own,
        turn=12, stage="actions", war=None, vote=None, sealed=[], victor=[],
        laws=[a.slug for a in AGENDAS if a.kind == "law"], decrees=["sieges", "roads", "harbours"],
        offer=list(TROOP_IDS[:7]), fought=fought(view), session=session(view),
        expeditions=[replace(e, spot=n + 1, stakes=[5] * 6, blessed=True) for n, e in enumerate(view.expeditions)],
        spaces=[replace(s, cards=[ActionCard(n % 6, KINDS[n % 6]) for n in range(16)]) for s in view.spaces],
        standings=[Standing([n * k % 23 for n in range(6)], [(n + k) % 7 for n in range(6)], list(range(6)))
                   for k in range(1, 21)],
    )  # fmt: skip


def fought(view: KnView, kind: str = "assault") -> Fought:
    """The largest battle there can be: four Nobles against four behind walls, all of the deck in both hands."""
    sides = []
    for seat, (inflicted, prevented, tokens) in enumerate(((4, 3, 2), (5, 0, 4))):
        mine = [n for n in view.nobles if n.seat == seat]
        sides.append(
            Force(seat, [n.slug for n in mine], [1450] * 4, [3] * 4, [5, 14, 3, 4], mine[1].slug, 1900 + seat, 10,
                  ["fate-draw"] * 5 + ["fate-inflict"] * 3 + ["fate-victory"] * 3, 2, 1, inflicted, prevented, tokens,
                  3 + seat, [mine[0].slug])
        )  # fmt: skip
    return Fought(
        12, "constantinople", "city" if kind != "open" else "open", kind, sides, 500, 200, 0, True, "won-partial"
    )


def session(view: KnView) -> Session:
    """An Assembly that has voted on all kinds of matter."""
    voices = ["yes", "no", "yes", "no", "yes", ""]
    who = [f"seat-{(n + 1) % 6}" for n in range(6)]
    return Session(
        7, 12, 0, [0, 1, 2, 3, 4],
        [
            Vote("unban", "private-motion", "seat-5", [12, 3, 10, 4, 11, 0], voices, "yes", []),
            Vote("decree", "private-motion", "harbours", [0] * 6, [""] * 6, "no", []),
            Vote("agenda", "warden-of-the-fords", "", [12, 3, 10, 4, 11, 20], who, "seat-2", [2]),
            Vote("repeal", "captain-of-the-guard", "", [1] * 6, voices, "yes", []),
        ],
    )  # fmt: skip

"""What is marked as lost and gained where a panel opens: what made it so, and the result of a fight; nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from bot.presenter.panels.recap import GAINED, LOST, OWN, told
from bot.presenter.words.voice import Voice
from bot.tables.model import LoggedEvent
from cogs import games
from engine.core import Event, Figures, Param, Piece, Place, SeatRef, Word
from tests.cogs.seat_views import NAMES

games()  # brings the fronts

ANA, BEN = SeatRef(0), SeatRef(1)
CORNWALL, KENT, SOMERSET, YORK, PARIS = map(Place, ("cornwall", "kent", "somerset", "york", "paris"))
FOUR, SEVEN = Place(4), Place(7)
CAMPS: dict[str, Param] = {"one": [Word("gules")], "other": [Word("azure")]}


def marks(event: Event, had: Figures, now: Figures) -> list[str]:
    """With what the lines begin that tell an event."""
    game = event.key.split("-")[0]
    view: Any = {"families": [[0, 0, "gules"], [1, 1, "azure"]], "nobles": {}} if game == "fief" else {}
    lines = told([LoggedEvent(1, 0.0, event)], game, view, 0, Voice("en", NAMES, game), had, now)
    return [str(line)[0] for line in lines]


def fief_battle(result: str) -> Event:
    return Event("fief-battle-over", {"city": YORK, "result": Word(f"result-{result}"), **CAMPS})


def knights_battle(**won: SeatRef) -> Event:
    sides: dict[str, Param] = {"seat": ANA, "foe": BEN}
    return Event("knights-battle-over", {"area": Place("lorne"), **sides, "result": Word("result-stalemate"), **won})


def charlemagne_battle(result: str) -> Event:
    powers: dict[str, Param] = {"attack": 4, "defence": 2, "odds": Word("odds-2-1"), "die": 3}
    places: dict[str, Param] = {"from": Place("metz"), "place": PARIS}
    return Event("charlemagne-battle", {"seat": ANA, **places, **powers, "result": Word(f"result-{result}")})


@pytest.mark.parametrize(
    ("event", "mark"),
    [
        (Event("roses-battle-won", {"seat": BEN, "area": KENT}), LOST),
        (Event("roses-battle-won", {"seat": ANA, "area": KENT}), GAINED),
        (fief_battle("victory-attack"), GAINED),
        (fief_battle("victory-defence"), LOST),
        (fief_battle("stalemate"), OWN),
        (knights_battle(winner=ANA), GAINED),
        (knights_battle(winner=BEN), LOST),
        (knights_battle(), OWN),
        (charlemagne_battle("dr"), GAINED),
        (charlemagne_battle("ah"), LOST),
        (charlemagne_battle("ex"), OWN),
    ],
)
def test_the_result_of_a_fight_bears_a_mark(event: Event, mark: str) -> None:
    own = Figures(own=[Word("gules")])
    assert marks(event, own, own) == [mark]


def test_the_fight_of_others_bears_none() -> None:
    others = {"seat": SeatRef(2), "foe": SeatRef(1), "winner": SeatRef(2)}
    event = Event("knights-battle-over", {"area": Place("lorne"), "result": Word("result-won-full"), **others})
    assert not {*marks(event, Figures(), Figures())} & {LOST, GAINED, OWN}


MOVE: dict[str, Param] = {"seat": BEN, "from": SEVEN, "city": FOUR, "colour": Word("red"), "step": 1}
BEATEN: dict[str, Param] = {"seat": ANA, "city": FOUR, "creature": Piece("cave-bears"), "units": [], "step": 1}
BUILT: dict[str, Param] = {"seat": ANA, "city": FOUR, "n": 1, "built": 1}


@pytest.mark.parametrize(
    ("event", "what", "place", "come"),
    [
        (Event("roses-main", {"seat": BEN, "area": SOMERSET, "from": CORNWALL}), "areas", CORNWALL, False),
        (Event("roses-main", {"seat": BEN, "area": SOMERSET, "from": CORNWALL}), "areas", SOMERSET, False),
        (Event("roses-retreated", {"seat": ANA, "block": Piece("lan_oxford"), "from": KENT, "area": CORNWALL}),
         "areas", CORNWALL, True),
        (Event("fief-battle", {"city": YORK, "kind": Word("battle-field"), **CAMPS}), "cities", YORK, False),
        (Event("fief-wasted", {"city": YORK}), "cities", YORK, False),
        (Event("knights-besieges", {"seat": BEN, "area": Place("lorne")}), "stronghold", Place("lorne"), False),
        (charlemagne_battle("ex"), "burgs", PARIS, False),
        (Event("xidit-move", MOVE), "cities", FOUR, True),
        (Event("xidit-threat-beaten", BEATEN), "cities", FOUR, True),
        (Event("xidit-reward-guild", {**BUILT, "levels": 2}), "cities", FOUR, True),
    ],
)  # fmt: skip
def test_a_place_that_is_only_named_is_neither_lost_nor_gained(
    event: Event, what: str, place: Place, come: bool
) -> None:
    """Although it has come into other hands since: something else has done that."""
    with_, without = Figures(held={what: [place]}), Figures(held={what: []})
    found = marks(event, *((without, with_) if come else (with_, without)))
    assert found
    assert not {*found} & {LOST, GAINED}


@pytest.mark.parametrize(
    ("event", "what", "place", "come"),
    [
        (Event("roses-moved", {"seat": BEN, "area": CORNWALL, "from": SOMERSET}), "areas", CORNWALL, False),
        (Event("fief-taken", {"city": YORK, "family": Word("azure")}), "cities", YORK, False),
        (Event("knights-captures", {"seat": BEN, "city": Place("kelder")}), "towns", Place("kelder"), False),
        (Event("charlemagne-raided", {"place": PARIS}), "burgs", PARIS, False),
        (Event("xidit-reward-guild", {**BUILT, "levels": 1}), "cities", FOUR, True),
    ],
)
def test_what_brings_a_place_into_other_hands_is_marked(event: Event, what: str, place: Place, come: bool) -> None:
    with_, without = Figures(held={what: [place]}), Figures(held={what: []})
    assert marks(event, *((without, with_) if come else (with_, without))) == [GAINED if come else LOST]

"""The bounds of a sound position: what still is one, and what no longer is, with the reason."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.core import SaveError
from engine.roses.rules import ROSES
from engine.roses.state import Battle, Book, Trip
from engine.roses.view import BattleReport, Support, Volley
from tests.engine.damage import put

SAVES = Path(__file__).resolve().parents[2] / "saves" / "0.2.0"
SHOT = Volley(1, 0, "fired", "lan_oxford", "", [1, 6], 2, 1)
REPORT = BattleReport("essex", 0, 1, 4, ["lan_oxford"], ["yor_york"], [SHOT], ["lan_oxford"])


def shot(**other: Any) -> list[BattleReport]:
    """A report with another volley."""
    fields = {name: getattr(SHOT, name) for name in SHOT.__struct_fields__} | other
    return [report(volleys=[Volley(**fields)])]


def report(**other: Any) -> BattleReport:
    """Another report."""
    return BattleReport(**({name: getattr(REPORT, name) for name in REPORT.__struct_fields__} | other))


@pytest.mark.parametrize(
    ("save", "path", "value", "fault"),
    [
        ("cards", "due.0", 5, ""),
        ("cards", "due.0", 6, "loads: $.due[0]"),
        ("cards", "due.1", -1, "loads: $.due[1]"),
        ("cards", "due", [0], "loads: $.due"),
        ("cards", "heads", [31], "loads: $.heads"),
        ("cards", "players", [], "loads: $.players"),
        ("cards", "seats", 3, "loads: 3 seats"),
        ("cards", "where", [], "loads: $.where"),
        ("cards", "came", [], "loads: $.came"),
        ("cards", "steps", [], "loads: $.steps"),
        ("cards", "sides", [Book(), Book()], "loads: $.sides"),
        ("cards", "king", 2, "loads: $.king"),
        ("cards", "dice.counter", -1, "loads: -1 draws"),
        ("cards", "dice.counter", 0, ""),
        ("cards", "where.43", 33, "loads: $.where[43]"),
        ("cards", "where.43", -7, "loads: $.where[43]"),
        ("cards", "steps.43", 4, "wrong number"),
        ("cards", "steps.43", 0, "wrong number"),
        ("cards", "steps.53", 1, "wrong number"),
        ("cards", "where.43", 32, "stand in calais"),
        ("cards", "where.61", -3, "minor and no heir"),
        ("cards", "where.52", -1, "wrong number"),
        ("cards", "heads.0", 43, "no heir"),
        ("cards", "heads.0", 33, ""),
        ("cards", "heads.0", -1, ""),
        ("cards", "heads.1", -1, "no head"),
        ("cards", "prisoner", 31, "prisoner"),
        ("cards", "players.0.card", "nothing", "no card of the deck"),
        ("cards", "players.1.card", "action_2", "hand"),
        ("cards", "players.0.orders", {"lan_oxford": "weak-3"}, ""),
        ("cards", "players.0.orders", {"lan_oxford": "default"}, "loads: $.players[0][4][...]"),
        ("cards", "players.0.orders", {"lan_oxford": "charge"}, "order for a block"),
        ("cards", "players.0.orders", {"lan_henry_vi": "charge"}, ""),
        ("cards", "players.0.orders", {"nobody": "fire"}, "order for a block"),
        ("cards", "players.0.standing.loss", "obvious", "loads: $.players[0][3][11]"),
        ("cards", "last", 2, "campaigns"),
        ("cards", "campaign", 0, "loads: $.campaign"),
        ("cards", "campaign", 4, "loads: $.campaign"),
        ("cards", "turn", 8, "loads: $.turn"),
        ("cards", "turn", 3, "were played"),
        ("cards", "first", 1, "first"),
        ("cards", "entries", [(24, 0, 28)], "another turn"),
        ("cards", "mains", [(24, 0, 28)], "another turn"),
        ("cards", "treason", 0, "Treason"),
        ("cards", "reason", "heirs", "reason"),
        ("cards", "reports", [REPORT], ""),
        ("cards", "reports", [report(area="nowhere")], "report"),
        ("cards", "reports", [report(attacker=2)], "loads: $.reports[0][1]"),
        ("cards", "reports", [report(winner=2)], "loads: $.reports[0][2]"),
        ("cards", "reports", [report(rounds=0)], "loads: $.reports[0][3]"),
        ("cards", "reports", [report(rounds=5)], "loads: $.reports[0][3]"),
        ("cards", "reports", [report(york=["lan_oxford"])], "report"),
        ("cards", "reports", [report(york=["nobody"])], "report"),
        ("cards", "reports", [report(lost=["nobody"])], "report"),
        ("cards", "reports", shot(round=4), ""),
        ("cards", "reports", shot(round=5), "loads: $.reports[0][6][0][0]"),
        ("cards", "reports", shot(round=0), "loads: $.reports[0][6][0][0]"),
        ("cards", "reports", shot(seat=2), "loads: $.reports[0][6][0][1]"),
        ("cards", "reports", shot(how="thrown"), "loads: $.reports[0][6][0][2]"),
        ("cards", "reports", shot(block=""), "report"),
        ("cards", "reports", shot(how="treason", block="", target="yor_york"), ""),
        ("cards", "reports", shot(block="nobody"), "report"),
        ("cards", "reports", shot(target="nobody"), "report"),
        ("cards", "reports", shot(how="charged"), "report"),
        ("cards", "reports", shot(dice=[]), "loads: $.reports[0][6][0][5]"),
        ("cards", "reports", shot(dice=[1, 1, 1, 1]), ""),
        ("cards", "reports", shot(dice=[1, 1, 1, 1, 1]), "loads: $.reports[0][6][0][5]"),
        ("cards", "reports", shot(dice=[7]), "loads: $.reports[0][6][0][5][0]"),
        ("cards", "reports", shot(dice=[0]), "loads: $.reports[0][6][0][5][0]"),
        ("cards", "reports", shot(need=6), ""),
        ("cards", "reports", shot(need=7), "loads: $.reports[0][6][0][6]"),
        ("cards", "reports", shot(need=-1), "loads: $.reports[0][6][0][6]"),
        ("cards", "reports", shot(hits=2), ""),
        ("cards", "reports", shot(hits=3), "report"),
        ("cards", "reports", shot(hits=-1), "loads: $.reports[0][6][0][7]"),
        ("cards", "support", [Support([("kent", 63)], 1, 1), Support([], 0, 0)], ""),
        ("cards", "support", [Support([], 0, 0)], "throne"),
        ("cards", "support", [Support([("kent", 64)], 0, 0), Support([], 0, 0)], "loads: $.support[0][0][0][1]"),
        ("cards", "support", [Support([("kent", 0)], 0, 0), Support([], 0, 0)], "loads: $.support[0][0][0][1]"),
        ("cards", "support", [Support([("nowhere", 1)], 0, 0), Support([], 0, 0)], "throne"),
        ("cards", "support", [Support([], 2, 0), Support([], 0, 0)], "loads: $.support[0][1]"),
        ("cards", "support", [Support([], 0, 2), Support([], 0, 0)], "loads: $.support[0][2]"),
        ("battles", "entries.0", (5, 2, 53), "loads: $.entries[0][1]"),
        ("battles", "entries.0", (5, 1, 3), "entries"),
        ("battles", "entries.1", (5, 0, 54), "double"),
        ("battles", "entries", [(24, 0, 28), (24, 0, 29), (24, 0, 27), (24, 1, 22)], ""),
        ("battles", "entries", [(24, 0, 28), (24, 0, 29), (24, 0, 27), (24, 0, 22)], "4 entries"),
        ("battles", "mains", [(5, 1, 53), (5, 1, 54)], "2 main attacks"),
        ("battles", "mains", [(5, 1, 53), (5, 0, 54)], ""),
        ("battles", "came.3", 3, "come that way"),
        ("battles", "came.3", 62, "come that way"),
        ("battles", "came.3", 95, ""),
        ("battles", "came.3", 96, "loads: $.came[3]"),
        ("battles", "first", -1, "first"),
        ("battles", "treason", 0, "Treason"),
        ("battles", "treason", 2, "loads: $.treason"),
        ("battles", "winner", 0, "has won"),
        ("action", "frames.0.ap", 2, "action points"),
        ("action", "frames.0.ap", 0, ""),
        ("action", "frames.0.ap", -1, "loads: $.frames[0][2]"),
        ("action", "frames.0.event", "", "action points"),
        ("action", "frames.0.seat", 2, "loads: $.frames[0][1]"),
        ("action", "frames.0.groups", [32], ""),
        ("action", "frames.0.groups", [33], "loads: $.frames[0][4][0]"),
        ("action", "frames.0.groups", [1, 1], "paid for"),
        ("action", "frames.0.trips", [Trip(31, 1, 0, True)], "moved"),
        ("action", "frames.0.trips", [Trip(1, 3, 61, True)], ""),
        ("action", "frames.0.trips", [Trip(1, 4, 61, True)], "loads: $.frames[0][5][0][1]"),
        ("action", "frames.0.trips", [Trip(1, -1, 61, True)], "loads: $.frames[0][5][0][1]"),
        ("action", "frames.0.trips", [Trip(1, 3, 62, True)], "loads: $.frames[0][5][0][2]"),
        ("action", "frames.0.trips", [Trip(1, 3, -2, True)], "loads: $.frames[0][5][0][2]"),
        ("action", "frames.0.trips", [Trip(1, 1, 0, True), Trip(1, 1, 0, True)], "moved"),
        ("action", "frames.0.used", [3] * 5, ""),
        ("action", "frames.0.used", [3] * 6, "crossed"),
        ("action", "frames.0.used", [62], "loads: $.frames[0][6][0]"),
        ("action", "frames.0.ferries", [(0, 32)], ""),
        ("action", "frames.0.ferries", [(0, 33)], "loads: $.frames[0][7][0][1]"),
        ("action", "frames.0.ferries", [(-1, 0)], "loads: $.frames[0][7][0][0]"),
        ("action", "frames.0.goal", 3, "has no area"),
        ("action", "frames.0.locked", 1, "muster"),
        ("fight", "frames.1.area", 33, "loads: $.frames[1][1]"),
        ("fight", "frames.1.attacker", 2, "loads: $.frames[1][2]"),
        ("fight", "frames.1.opened", -1, "opened by nobody"),
        ("fight", "frames.1.round", 5, "loads: $.frames[1][3]"),
        ("fight", "frames.1.round", 4, ""),
        ("fight", "frames.1.round", 0, "loads: $.frames[1][3]"),
        ("fight", "frames.1.stage", "brief", "between two steps"),
        ("fight", "frames.1.plans", [], "loads: $.frames[1][12]"),
        ("fight", "frames.1.acted", [1, 1], "twice in acted"),
        ("fight", "frames.1.acted", [63], "loads: $.frames[1][7][0]"),
        ("fight", "frames.1.acted", [1, 20, 31, 43], "turn"),
        ("fight", "frames.1.reserve", [5], "neither"),
        ("fight", "frames.1.known", [1, 20], "neither"),
        ("fight", "frames.1.known", [1, 5, 20, 31, 43], ""),
        ("fight", "frames.1.reserve", [1, 20], "no line"),
        ("fight", "frames.1.rolls", ["king", "king"], "treachery"),
        ("fight", "frames.1.rolls", ["nobody"], "loads: $.frames[1][10][0]"),
        ("fight", "frames.1.rolls", ["king", "pretender", "warwick"], ""),
        ("fight", "frames.1.used", [[]], "loads: $.frames[1][11]"),
        ("fight", "frames.1.used", [[28] * 4, []], ""),
        ("fight", "frames.1.used", [[28] * 5, []], "blocks left essex"),
        ("fight", "frames.1.used", [[3], []], "blocks left essex"),
        ("fight", "frames.1.used", [[62], []], "loads: $.frames[1][11][0][0]"),
        ("fight", "frames.1.plans.0.hits", "heirs", "loads: $.frames[1][12][0][5]"),
        ("fight", "frames.1.volleys", [SHOT], ""),
        ("fight", "frames.1.volleys", [Volley(9, 0, "fired", "lan_oxford", "", [1], 2, 1)], "loads: $.frames[1][13]"),
        ("event-treason", "frames.1.round", 2, "Treason"),
        ("event-treason", "treason", -1, "Treason"),
        ("briefing", "frames.2.sealed", [True, True], "battle orders"),
        ("briefing", "frames.2.sealed", [False], "loads: $.frames[2][1]"),
        ("hits", "frames.2.left", 4, ""),
        ("hits", "frames.2.left", 5, "loads: $.frames[2][2]"),
        ("hits", "frames.2.left", 0, "loads: $.frames[2][2]"),
        ("hits", "frames.2.seat", 2, "loads: $.frames[2][1]"),
        ("hits", "frames.2.line", [6, 6, 18], "hit twice"),
        ("hits", "frames.2.line", [], "nobody can be hit"),
        ("hits", "frames.2.line", [6, 63], "loads: $.frames[2][3][1]"),
        ("hits", "frames.2.line", [6, 1], "not in the line"),
        ("hits", "frames.1.reserve", [18], "not in the line"),
        ("regroup", "frames.1.seat", 2, "loads: $.frames[1][1]"),
        ("regroup", "frames.1.area", 33, "loads: $.frames[1][2]"),
        ("regroup", "frames.1.how", "feed", "who regroups"),
        ("regroup", "frames.1.used", [31] * 4, ""),
        ("regroup", "frames.1.used", [31] * 5, "blocks left pembroke"),
        ("regroup", "frames.1.area", 32, "blocks left calais"),
        ("regroup", "frames.1.seat", 0, "has not won"),
        ("execute", "frames.0.stage", 0, "stage"),
        ("execute", "frames.0.stage", 2, "hostage"),
        ("execute", "frames.0.losses", [3], "losses"),
        ("execute", "frames.0.due", [0, 2], "due"),
        ("execute", "frames.0.due", [0, -1], "loads: $.frames[0][4][1]"),
        ("execute", "frames.0.due", [0], "due"),
        ("heir", "frames.0.due", [0, 0], "come of age"),
        ("heir", "frames.0.stage", 3, "come of age"),
        ("loss", "frames.0.stage", 7, "stage"),
        ("loss", "frames.0.losses", [33], "loads: $.frames[0][2][0]"),
        ("loss", "frames.0.losses", [], "losses"),
        ("loss", "frames.0.losses", [2] * 40, "too much"),
        ("loss", "frames.0.paid", [1, 1], "lost a step twice"),
        ("loss", "frames.0.paid", [63], "loads: $.frames[0][3][0]"),
        ("loss", "frames.0.paid", [62], ""),
        ("home", "frames.0.stage", 1, "political"),
        ("home", "frames.0.stage", 6, "political"),
        ("home", "frames.0.settled", [0, 0], "went home"),
        ("home", "frames.0.settled", [63], "loads: $.frames[0][2][0]"),
        ("home", "campaign", 3, "political"),
        ("main", "frames.0.seat", 2, "loads: $.frames[0][1]"),
        ("main", "frames.0.seat", 1, "main attack"),
        ("mulligan", "frames.0.choices", [""], "loads: $.frames[0][1]"),
        ("mulligan", "frames.0.choices", ["keep", "keep"], "have chosen"),
        ("mulligan", "frames.0.choices", ["later", ""], "loads: $.frames[0][1][0]"),
        ("mulligan", "frames.0.choices", ["keep", ""], ""),
        ("mulligan", "turn", 2, "asked about in turn"),
        ("redeal", "frames.1.seat", 2, "loads: $.frames[1][1]"),
        ("redeal", "players.0.card", "action_2", "a card lies"),
        ("over", "winner", -1, "has won"),
        ("over", "reason", "", "reason"),
        ("over", "first", 2, "loads: $.first"),
    ],
)  # fmt: skip
def test_what_is_a_sound_save(save: str, path: str, value: Any, fault: str) -> None:
    """One value of a save of play changed: it stays sound, or is refused for that reason, by its type when it is read
    (``loads:``, with what is wrong) or as a position."""
    state = ROSES.loads((SAVES / f"roses-{save}-2.json").read_bytes())
    put(state, path, value)
    found = ROSES.invariants(state)
    if fault.startswith("loads: "):
        with pytest.raises(SaveError, match=re.escape(fault.removeprefix("loads: "))):
            ROSES.loads(ROSES.dumps(state))
        assert found
    else:
        assert ROSES.loads(ROSES.dumps(state)) == state
        assert any(fault in each for each in found) if fault else found == [], found


def test_who_has_come_in_has_not_marched() -> None:
    """A block is among those that marched or among the recruits, never both."""
    for recruits, fault in (([], ""), ([1], "moved or came in are wrong")):
        state = ROSES.loads((SAVES / "roses-action-2.json").read_bytes())
        put(state, "frames.0.trips", [Trip(1, 1, 0, True)])
        put(state, "frames.0.recruits", recruits)
        found = ROSES.invariants(state)
        assert any(fault in each for each in found) if fault else found == []


def test_a_card_of_treason_that_finds_nobody_is_no_dead_end() -> None:
    """With nobody left to roll at somebody must have his turn, or the position is as unsound as any other."""
    for acted, fault in (([], ""), (None, "nobody has his turn")):
        state = ROSES.loads((SAVES / "roses-event-treason-2.json").read_bytes())
        battle = next(frame for frame in state.frames if isinstance(frame, Battle))
        battle.turned = [*battle.known]
        battle.acted = [*battle.known] if acted is None else acted
        found = ROSES.invariants(state)
        assert any(fault in each for each in found) if fault else found == []

"""Saves with one value changed: each is refused, by the rule for the frame or the part of the table it stands in."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from engine.knights.frames import (
    Actions,
    Assigning,
    Deploying,
    Fight,
    Founding,
    March,
    Offer,
    Over,
    Permit,
    Planning,
    Play,
    Returning,
    Revolt,
    Revolts,
    Turn,
)
from engine.knights.frames_cards import Averting, Freeing, Happening, Leaving, Muster, Pool, Strip, Upgrade, Venture
from engine.knights.frames_vote import (
    Accept,
    Appoint,
    Arrange,
    Assembly,
    Ballot,
    Bids,
    Comply,
    Deputy,
    Discard,
    Draft,
    Motion,
    Paying,
    Proposal,
    Wages,
)
from engine.knights.frames_war import (
    Ability,
    Battle,
    Consent,
    Death,
    Deserting,
    Hands,
    Losses,
    Retreat,
    Spoil,
    Surrender,
)
from engine.knights.game_data import AGENDAS, AREA, CITY, EVENT, KIND, NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state import Expedition, KnState, Lasting, Pact, Siege, card_of
from engine.knights.validate import validate
from tests.engine.knights.halls import agendas
from tests.engine.knights.kit import BLUE, GREEN, RED, city, grant, home, noble, position, stronghold

LORNE, FAR = AREA["lorne"], 99
HUGE = 1 << 40
RUSSET, WOAD = NOBLE["russet"], NOBLE["woad"]


def agenda(slug: str) -> int:
    return next(n for n, a in enumerate(AGENDAS) if a.slug == slug)


def table(**options: object) -> KnState:
    """Red and blue by the blue city of Lorne, with mercenaries, a charge and an office each."""
    state = position(**options)  # type: ignore[arg-type]
    noble(state, "russet", "lorne", "regular-100", "english-100", "polish-50")
    noble(state, "karmin", "lorne", "english-50")
    noble(state, "woad", "lorne", "regular-100", "french-100", "german-50")
    noble(state, "kobalt", "lorne", "french-50")
    noble(state, "sinople", "lorne", "regular-50")
    city(state, "lorne", BLUE)
    city(state, "monz", RED)
    city(state, "froli", RED)
    grant(state, "silver-mines", seat=BLUE)
    grant(state, "salt-works", seat=BLUE)
    grant(state, "constable", "russet")
    for baron in state.barons:
        baron.faith, baron.votes = 3, 4
    state.frames[:] = [Turn("majority"), Actions(2)]
    return state


def play(state: KnState, kind: str = "versatile-strategy", stage: str = "fight") -> Play:
    """Red's card is in play."""
    state.barons[RED].hand[KIND[kind]] -= 1
    frame = Play(card_of(RED, KIND[kind]), RED, 3, stage)
    state.frames.append(frame)
    return frame


def battle(state: KnState, stage: str = "ability", **fields: Any) -> Battle:
    """Red assaults Lorne."""
    play(state)
    state.frames.append(Fight(RED, 4))
    cards = [] if "fate" in fields else [state.fate.pop(0) for _ in range(6)]
    given = {
        "kind": "assault", "armies": [[RUSSET, NOBLE["karmin"]], [WOAD, NOBLE["kobalt"]]],
        "commanders": [RUSSET, WOAD], "fate": [cards[:3], cards[3:]], **fields,
    }  # fmt: skip
    frame = Battle(RED, BLUE, LORNE, "city", 5, stage, **given)
    state.frames.append(frame)
    return frame


def meeting(state: KnState, *slugs: str, stage: str = "agendas") -> Assembly:
    """The four sit in the Assembly."""
    agendas(state, *slugs)
    frame = Assembly(7, stage, [0, 1, 2, 3])
    state.frames.append(frame)
    return frame


def happening(state: KnState, slug: str, **fields: Any) -> Happening:
    """An Event has been drawn by red."""
    card = EVENT[slug]
    state.events.remove(card)
    frame = Happening(6, shown=card, drawer=RED, **fields)
    state.frames.append(frame)
    return frame


# --- sound positions, each with what its top frame may not be --------------------------------------------------------

Case = tuple[Callable[[], KnState], type, list[dict[str, Any]]]


def at(*frames: Any, **options: object) -> Callable[[], KnState]:
    """The table with frames on top."""

    def build() -> KnState:
        state = table(**options)
        state.frames += deepcopy(frames)
        return state

    return build


def on(change: Callable[[KnState], Any]) -> Callable[[], KnState]:
    """The table, changed."""

    def build() -> KnState:
        state = table()
        change(state)
        return state

    return build


def _assigning(state: KnState) -> None:
    fresh = KNIGHTS.setup(seats=4, seed="broken")
    for name in fresh.__struct_fields__:
        setattr(state, name, getattr(fresh, name))
    frame = state.frames[-1]
    assert isinstance(frame, Assigning)
    frame.to[RED], frame.sealed[RED] = [0, 1, 2, 3, 4, 0], True


def _upkeep(state: KnState, frame: Any) -> None:
    state.frames[:] = [Turn("close"), frame]


def _march(state: KnState) -> None:
    play(state, "mobilize-forces", "fight").worn.append(RUSSET)
    state.nobles[RUSSET].troops.sort()
    state.frames.append(March(RED, 4, LORNE, RUSSET, [LORNE], [RUSSET]))
    stronghold(state, RED, "oxwell")
    noble(state, "rubino", "lorne", "regular-50")


def _permit(state: KnState) -> None:
    play(state)
    state.frames += [March(RED, 4), Permit(RED, RUSSET, [LORNE, LORNE], [BLUE, GREEN], [LORNE, LORNE], [GREEN], 5)]


def _planning(state: KnState) -> None:
    state.frames[:] = [Turn("act"), Planning([False] * 4)]


def _founding(state: KnState) -> None:
    stronghold(state, RED, "")
    _upkeep(state, Founding(RED, 3, True))


def _fight(state: KnState) -> None:
    play(state)
    state.frames.append(Fight(RED, 4, LORNE))


def _discard(state: KnState) -> None:
    grant(state, "vineyards", seat=BLUE)
    meeting(state, "arms-tax")
    state.agendas.remove(agenda("fisheries"))
    state.frames.append(Discard(BLUE, 8, [agenda("fisheries")]))


def _appoint(state: KnState) -> None:
    meeting(state, "arms-tax")
    state.agendas.remove(agenda("marshal"))
    state.frames.append(Appoint(BLUE, 8, [agenda("marshal")]))


def _ballot(stage: str, *more: Any, slug: str = "royal-grant", **fields: Any) -> Callable[[KnState], None]:
    def change(state: KnState) -> None:
        meeting(state, "arms-tax")
        state.agendas.remove(agenda(slug))
        given = {"bids": [1, 1, 0, 0], "voices": ["", "", "", ""], **deepcopy(fields)}
        state.frames.append(Ballot(8, "agenda", -1, [agenda(slug)], stage, **given))
        state.frames.extend(deepcopy(more))

    return change


def _bids(state: KnState) -> None:
    held = meeting(state, "arms-tax", "private-motion")
    held.motions = [Motion(state.pending[0]), Motion(state.pending[1], "repeal", agenda("constable"))]
    state.frames.append(Bids(9, [False] * 4, [[1, 2], [0, 0], [0, 0], [0, 0]]))


def _deputy(state: KnState) -> None:
    meeting(state, "arms-tax").present = [1, 2, 3]
    state.frames.append(Deputy(RED, 8))


def _proposal(state: KnState) -> None:
    meeting(state, "private-motion", stage="private")
    state.frames.append(Proposal(RED, state.pending[0], 8))


def _arrange(state: KnState) -> None:
    meeting(state, "arms-tax", "road-toll", stage="list")
    state.frames.append(Arrange(RED, 8))


def _surrender(state: KnState) -> None:
    battle(state, "out", fate=[[], []])
    state.frames.append(Surrender(RED, BLUE, 9))


def _spoil(state: KnState) -> None:
    city(state, "lorne", RED)
    state.nobles[WOAD].area = state.nobles[NOBLE["kobalt"]].area = -1
    battle(state, "over", armies=[[RUSSET], []], commanders=[RUSSET, -1], fate=[[], []])
    state.frames.append(Spoil(RED, CITY["lorne"], 9))


def _fated(frame: Any, stage: str = "settle", **fields: Any) -> Callable[[KnState], None]:
    def change(state: KnState) -> None:
        battle(state, stage, **deepcopy(fields))
        state.frames.append(deepcopy(frame))

    return change


def _held(frame: Any) -> Callable[[KnState], None]:
    """Fate has been put back meanwhile."""

    def change(state: KnState) -> None:
        it = battle(state, "over")
        state.fate += [*it.fate[0], *it.fate[1]]
        it.fate = [[], []]
        state.frames.append(deepcopy(frame))

    return change


def _averting(state: KnState) -> None:
    happening(state, "debts", stage="late")
    state.frames.append(Averting(RED, 7, True))


def _pool(state: KnState) -> None:
    happening(state, "fire", stage="late")
    state.frames.append(Pool(7, 2, True, [0] * 4, [False] * 4))


def _sailing(state: KnState) -> None:
    state.expeditions[1].spot, state.expeditions[1].stakes[BLUE] = 2, 3
    state.frames.append(Venture(3, "invest", 0, [0, 1]))


def _consent(state: KnState) -> None:
    play(state)
    state.frames += [Fight(RED, 4), Consent(RED, LORNE, "city", [2, 3], [3], 5)]


def _hands(state: KnState) -> None:
    battle(state)
    state.frames.append(Hands(6, [[], [0, 1]], [False, True, False, False]))


def _deploying(state: KnState) -> None:
    state.frames.insert(1, Deploying(3))
    state.frames.append(Freeing(RED, 3))


def _draft(state: KnState) -> None:
    state.track[0] = RED
    state.frames.append(Draft(3))


CASES: dict[str, Case] = {
    "assigning": (on(_assigning), Assigning, [
        {"to": [[0] * 6] * 3}, {"to": [[0] * 5, *[[-1] * 6] * 3]}, {"to": [[9] * 6, *[[-1] * 6] * 3]},
        {"to": [[-1] * 6] * 4}, {"sealed": [True] * 3},
    ]),
    "planning": (on(_planning), Planning, [{"sealed": [False] * 3}]),
    "play": (on(lambda s: play(s, stage="use")), Play, [
        {"card": 99}, {"seat": 1}, {"stage": "never"}, {"area": FAR}, {"worn": [RUSSET, RUSSET]}, {"worn": [WOAD]},
        {"number": HUGE},
    ]),
    "march": (on(_march), March, [
        {"seat": BLUE}, {"seat": 7}, {"target": FAR}, {"noble": WOAD}, {"done": []}, {"trail": []}, {"done": [WOAD]},
        {"done": [RUSSET, NOBLE["karmin"]]}, {"trail": [FAR]}, {"barred": [FAR]},
    ]),
    "permit": (on(_permit), Permit, [
        {"seat": BLUE}, {"noble": WOAD}, {"route": [LORNE]}, {"route": [LORNE, FAR]}, {"areas": [FAR, LORNE]},
        {"areas": [LORNE]}, {"asked": [RED, GREEN]}, {"asked": [9, GREEN]}, {"said": [BLUE, GREEN]}, {"said": [3]},
    ]),
    "fight": (on(_fight), Fight, [{"seat": BLUE}, {"area": FAR}, {"area": AREA["vecht"]}]),
    "revolt": (at(Revolt(RED, CITY["monz"], 3)), Revolt, [
        {"seat": BLUE}, {"seat": 9}, {"city": 99}, {"city": CITY["lorne"]},
    ]),
    "founding": (on(_founding), Founding, [{"seat": BLUE}, {"seat": -1}]),
    "consent": (on(_consent), Consent, [
        {"seat": 9}, {"area": FAR}, {"target": "stronghold"}, {"target": "open"}, {"asked": [RED, 2]}, {"said": [2, 3]},
        {"asked": [RED, 2, 3]},
        {"asked": [9]}, {"said": [1]}, {"number": -2}, {"area": AREA["oxwell"]},
    ]),
    "battle": (on(lambda s: battle(s, "kind", kind="", armies=[[], []], commanders=[-1, -1], fate=[[], []])),
               Battle, [
        {"seat": 9}, {"area": FAR}, {"number": -2}, {"foe": RED}, {"foe": 9}, {"foe": GREEN}, {"stage": "never"},
        {"seat": 3},
        {"kind": "duel"}, {"result": "peace"}, {"target": "sky"}, {"foe": -1, "target": "open"}, {"armies": [[]]},
        {"tokens": [100, 0]}, {"tokens": [-1, 0]}, {"wins": [0]}, {"fate": [[0, 0], []]}, {"fate": [[77], []]},
        {"stage": "armies", "kind": "open"}, {"stage": "draw"}, {"area": AREA["monz"]}, {"target": "stronghold"},
        {"stage": "commanders", "kind": "assault"},
    ]),
    "commanders": (on(lambda s: battle(s, "commanders", commanders=[-1, -1], fate=[[], []])), Battle, [
        {"armies": [[], [WOAD]]}, {"kind": ""}, {"armies": [[RUSSET, WOAD], []]}, {"armies": [[RUSSET, RUSSET], []]},
        {"commanders": [WOAD, -1]}, {"armies": [[RUSSET, NOBLE["karmin"]], [RUSSET]]}, {"stage": "tally"},
    ]),
    "hands": (on(_hands), Hands, [
        {"number": -2}, {"drops": [[]]}, {"drops": [[0, 0], []]}, {"drops": [[9], []]}, {"sealed": [False]},
        {"sealed": [True, True, False, False]}, {"sealed": [True, False, False, False]},
    ]),
    "ability": (on(_fated(Ability(6, "tally", [True, True], [False] * 4), "tally", bare=True, commanders=[
        NOBLE["karmin"], NOBLE["kobalt"]])), Ability, [
        {"when": "never"}, {"use": [True]}, {"sealed": [False]}, {"number": -2}, {"sealed": [True] * 4},
    ]),
    "losses": (on(_fated(Losses(0, 1, 6), "victory", bare=True)), Losses, [
        {"side": 2}, {"left": 100}, {"left": -1}, {"number": -2}, {"step": -2},
    ]),
    "retreat": (on(_held(Retreat(BLUE, LORNE, [WOAD], 9))), Retreat, [
        {"seat": 9}, {"area": FAR}, {"number": -2}, {"nobles": [RUSSET]}, {"nobles": [WOAD, WOAD]},
    ]),
    "deserting": (on(_held(Deserting(BLUE, WOAD, 1, 9))), Deserting, [
        {"seat": 9}, {"noble": RUSSET}, {"nation": 9}, {"nation": -1}, {"number": -2},
    ]),
    "death": (on(_held(Death(BLUE, WOAD, 1, 9, "pay", 50))), Death, [
        {"seat": 9}, {"noble": RUSSET}, {"tokens": 100}, {"tokens": -1}, {"number": -2}, {"stage": "never"},
        {"left": -1}, {"left": -2}, {"step": -2},
    ]),
    "spoil": (on(_spoil), Spoil, [{"seat": BLUE}, {"seat": 9}, {"city": 99}, {"city": CITY["vecht"]}, {"number": -2}]),
    "surrender": (on(_surrender), Surrender, [{"seat": 9}, {"seat": -1}, {"to": 9}, {"to": RED}, {"number": -2}]),
    "happening": (on(lambda s: s.frames.append(Happening(6))), Happening, [
        {"stage": "never"}, {"at": 1000}, {"shown": 0}, {"stage": "late"}, {"at": -1},
    ]),
    "choosing": (on(lambda s: happening(s, "masons-gift", stage="choose")), Happening, [
        {"drawer": 9}, {"drawer": -1}, {"struck": [[0, 0, 0]]}, {"struck": [[9, 0, 0, 0]]}, {"struck": [[0, 0, -1, 0]]},
        {"shown": -1}, {"drawer": GREEN},
    ]),
    "averting": (on(_averting), Averting, [
        {"seat": BLUE}, {"seat": 9},
    ]),
    "pool": (on(_pool), Pool, [
        {"pledges": [0] * 3}, {"sealed": [False] * 3}, {"cost": 0}, {"cost": 10}, {"pledges": [3, 0, 0, 0]},
        {"pledges": [-1, 0, 0, 0]},
    ]),
    "leaving": (at(Leaving(RED, -1, 3)), Leaving, [{"seat": 9}, {"seat": -1}, {"nation": 9}, {"nation": -2}]),
    "freeing": (at(Freeing(RED, 3)), Freeing, [{"seat": 9}, {"seat": -1}]),
    "strip": (at(Strip(RED, BLUE, "charge", 3)), Strip, [
        {"seat": 9}, {"foe": 9}, {"what": "crown"}, {"what": "office"},
    ]),
    "venture": (at(Venture(3, "invest", 0, [0, 1])), Venture, [
        {"stage": "never"}, {"order": [0, 0]}, {"order": [9]}, {"stage": "start"}, {"which": 9}, {"which": -1},
    ]),
    "sailing": (on(_sailing), Venture, [{"which": 1}]),
    "upgrade": (at(Upgrade(3, [0, 1])), Upgrade, [{"order": [0, 0]}, {"order": [9]}, {"order": []}]),
    "muster": (at(Muster(3, [1, 0])), Muster, [{"order": [0, 0]}, {"order": [-1]}, {"order": []}]),
    "comply": (at(Comply(RED, "votes-cap", 4, 3)), Comply, [
        {"seat": 9}, {"seat": -1}, {"crowns": 0}, {"law": "never"}, {"crowns": 5},
    ]),
    "paying": (at(Wages(3, [2, 3]), Paying(RED, 4, 3)), Paying, [{"seat": 9}, {"relief": -1}, {"relief": 101}]),
    "wages": (at(Wages(3, [2, 3]), Paying(RED, 4, 3)), Wages, [{"order": [2, 2]}, {"order": [9]}]),
    "assembly": (on(_arrange), Assembly, [
        {"stage": "never"}, {"number": -2}, {"deputy": 9}, {"present": [0, 0]}, {"present": [9]}, {"present": []},
        {"motions": [Motion(agenda("arms-tax")), Motion(agenda("arms-tax"))]},
        {"motions": [Motion(agenda("vineyards"))]}, {"motions": [Motion(agenda("arms-tax"), "never")]},
        {"motions": [Motion(agenda("arms-tax"), "unban", 9)]}, {"motions": [Motion(agenda("arms-tax"), "repeal", 99)]},
        {"motions": [Motion(agenda("arms-tax"), "decree", 9)]}, {"motions": [Motion(agenda("arms-tax"), "agenda", 2)]},
        {"motions": [Motion(agenda("arms-tax"), bids=[1])]}, {"motions": [Motion(agenda("arms-tax"), bids=[-1] * 4)]},
    ]),
    "deputy": (on(_deputy), Deputy, [{"seat": 9}, {"number": -2}]),
    "proposal": (on(_proposal), Proposal, [{"seat": 9}, {"card": 99}, {"card": agenda("vineyards")}, {"number": -2}]),
    "arrange": (on(_arrange), Arrange, [{"seat": 9}, {"number": -2}]),
    "bids": (on(_bids), Bids, [
        {"number": -2}, {"sealed": [False]}, {"amounts": [[0, 0]]}, {"amounts": [[0]] * 4}, {"amounts": [[-1, 0]] * 4},
        {"amounts": [[4, 1], *[[0, 0]] * 3]},
    ]),
    "ballot": (on(_ballot("declare")), Ballot, [
        {"stage": "never"}, {"matter": "never"}, {"agendas": []}, {"agendas": [99]}, {"target": 3}, {"number": -2},
        {"voices": [""]}, {"bids": []}, {"bids": [1]}, {"voices": ["yes", "", "", ""]}, {"winner": "seat-9"},
        {"voices": ["seat-7", "", "", ""]}, {"stage": "accept"}, {"matter": "unban", "target": -1},
    ]),
    "accept": (on(_ballot("effect", Accept(9, [BLUE]), winner="seat-1", voices=["seat-1", "seat-1", "", ""])), Accept, [
        {"waiting": [9]}, {"waiting": [1, 1]}, {"waiting": []},
    ]),
    "accepted": (on(_ballot("effect", Accept(9, [BLUE]), winner="seat-1", voices=["seat-1"] * 4)), Ballot, [
        {"winner": ""}, {"winner": "yes"},
    ]),
    "discard": (on(_discard), Discard, [{"seat": 9}, {"seat": RED}, {"agendas": []}, {"agendas": [agenda("marshal")]}]),
    "appoint": (on(_appoint), Appoint, [{"seat": 9}, {"agendas": []}, {"agendas": [agenda("fisheries")]}]),
    "turn": (at(Freeing(RED, 3)), Turn, [{"stage": "never"}]),
    "actions": (at(Freeing(RED, 3)), Actions, [{"pile": -1}, {"pile": 4}]),
    "revolts": (at(Revolts([3]), Freeing(RED, 3)), Revolts, [{"cities": [99]}]),
    "returning": (
        on(lambda s: _upkeep(s, Returning([RED], 3))),
        Returning,
        [{"seats": [9]}, {"seats": [-1]}, {"seats": []}, {"seats": [RED, RED]}],
    ),
    "deploying": (on(_deploying), Deploying, [
        {"turn": -1}, {"turn": 1 << 20},
    ]),
    "draft": (on(_draft), Draft, [
        {"seat": RED}, {"seat": RED, "nation": 9}, {"nation": 1}, {"seat": BLUE, "nation": 1}, {"seat": 9, "nation": 1},
    ]),
}  # fmt: skip
"""By name: a sound position, the frame in it that is changed, and changes of which each is refused."""


@pytest.mark.parametrize("name", CASES)
def test_a_frame_with_a_wrong_value_is_refused(name: str) -> None:
    build, kind, changes = CASES[name]
    assert validate(build()) is None, validate(build())
    for change in changes:
        state = build()
        frame = next(f for f in state.frames if type(f) is kind)
        for field, value in change.items():
            assert hasattr(frame, field), field
            setattr(frame, field, deepcopy(value))
        assert validate(state) is not None, f"{name}: {change}"


# --- the table -------------------------------------------------------------------------------------------------------


def _set(path: str, value: Any) -> Callable[[KnState], None]:
    """A change of one value, by its way: ``barons.0.crowns``."""

    def change(state: KnState) -> None:
        *way, last = path.split(".")
        at: Any = state
        for key in way:
            at = at[int(key)] if key.isdigit() else getattr(at, key)
        if last.isdigit():
            at[int(last)] = deepcopy(value)
        else:
            assert hasattr(at, last)
            setattr(at, last, deepcopy(value))

    return change


OUT_OF_BOUNDS: list[tuple[str, Any]] = [
    ("barons", []), ("orders", []), ("nobles", []), ("cities", []), ("piles", [[]]), ("spaces", [[]]), ("track", [-1]),
    ("turn", 0), ("turn", 25), ("pool", -1), ("pool", HUGE), ("serial", -1), ("serial", HUGE), ("chairman", 4),
    ("chairman", -1), ("head", 4), ("victor", [9]), ("expeditions", []), ("expeditions.0.stakes", [0]),
    ("barons.0.baron", 1), ("barons.0.baron", 9), ("barons.0.baron", -1), ("sides", []), ("frames", []),
    ("drafts", []), ("cities.3.owner", 9), ("cities.3.breaches", 9), ("cities.3.breaches", -1),
    ("cities.3.fortified", True), ("cities.10.razed", True), ("decrees", ["peace"]), ("decrees", ["roads", "roads"]),
    ("sieges", [Siege(FAR, 0, 1)]), ("sieges", [Siege(1, 9, 1)]), ("sieges", [Siege(1, 0, -1)]),
    ("sieges", [Siege(1, 0, 1), Siege(1, 0, 2)]), ("track.0", 9), ("expeditions.0", Expedition(9, [0] * 4)),
    ("expeditions.0", Expedition(1, [-1] * 4)), ("lasting", [Lasting(99)]), ("lasting", [Lasting(1, 9)]),
    ("lasting", [Lasting(1, 0, 99)]), ("lasting", [Lasting(1, 0, 0, 99)]), ("lasting", [Lasting(1, 0, 0, 0, 99)]),
    ("barons.0.stronghold.area", AREA["cadiz"]), ("barons.0.stronghold.area", AREA[home(BLUE)]),
    ("barons.0.stronghold.breaches", 5), ("barons.0.stronghold.breaches", -1), ("barons.0.stronghold.losses", 31),
    ("barons.0.stronghold.losses", -1), ("barons.0.plan", []), ("barons.0.last", []),
    ("barons.0.charges", [1, 2, 3, 4]),
    ("barons.0.crowns", -1), ("barons.0.crowns", HUGE), ("barons.0.votes", -1), ("barons.0.faith", -1),
    ("barons.0.influence", -1), ("barons.0.plan", [[9], [], []]), ("barons.0.last", [[9], [], []]),
    ("barons.0.hand.0", 3), ("barons.0.hand.0", -1), ("barons.0.hand", [2]), ("orders.0.levy", "never"),
    ("orders.0.casts", {"law": "7"}), ("orders.0.voices", {"law": "perhaps"}), ("orders.0.casts", {"crown": "1"}),
    ("orders.0.pass_to", {"seat-0": "perhaps"}), ("orders.0.pass_to", {f"seat-{n}": "ask" for n in range(7)}),
    ("nobles.1.area", FAR), ("nobles.1.keeper", 9), ("nobles.1.losses", 31), ("nobles.1.losses", -1),
    ("nobles.23.area", 1), ("nobles.23.office", 1), ("nobles.0.sea", True), ("nobles.1.gone", True),
    ("nobles.1.office", 99), ("nobles.1.troops", []), ("drafts.0.to", 9), ("drafts.0.favour", "love"),
    ("pacts", [Pact(0, 9, 3)]), ("offer", []), ("mercenaries", []), ("neutrals", []), ("fate", []), ("events", []),
    ("agendas", []),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value"), OUT_OF_BOUNDS, ids=lambda it: str(it)[:40])
def test_a_table_with_a_wrong_value_is_refused(path: str, value: Any) -> None:
    state = table()
    state.frames.append(Freeing(RED, 3))
    assert validate(state) is None
    _set(path, value)(state)
    assert validate(state) is not None


def test_offers_with_a_wrong_value_are_refused() -> None:
    for known, offer in (
        (True, Offer(3, 0, 1, 5, "pass", True)), (False, Offer(3, 0, 0, 5, "pass", True)),
        (False, Offer(3, 0, 9, 5, "pass", True)), (False, Offer(3, 0, 1, 21, "pass", True)),
        (False, Offer(3, 0, 1, -1, "pass", True)), (False, Offer(3, 0, 1, 5, "love", True)),
    ):  # fmt: skip
        state = table()
        state.frames.append(Freeing(RED, 3))
        state.sides.append(offer)
        assert (validate(state) is None) == known, offer


def test_a_game_that_is_over_asks_nobody() -> None:
    state = table()
    state.frames.append(Over())
    assert validate(state) is not None, "the desks of a game that is over are gone"
    state.sides.clear()
    assert validate(state) is None
    state.frames.append(Freeing(RED, 3))
    assert validate(state) is not None


def test_nobody_who_is_out_is_asked() -> None:
    state = table(elimination=True)
    state.frames.append(Freeing(RED, 3))
    state.barons[RED].out = True
    assert validate(state) is not None


def test_what_nobody_can_answer_is_refused() -> None:
    state = table()
    assert validate(state) is not None, "the course of the actions asks nobody"
    state.frames.append(Freeing(GREEN, 3))
    assert validate(state) is not None, "green has no city"

"""Positions of Warrior Knights for every kind of frame, and how each frame can be broken."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from engine.knights.game_data import AREA, CITY, EVENT, KIND, NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state.frames import (
    Actions,
    Assigning,
    Deploying,
    Fight,
    Founding,
    March,
    Permit,
    Planning,
    Play,
    PlayStage,
    Returning,
    Revolt,
    Revolts,
    Turn,
)
from engine.knights.state.frames_cards import (
    Averting,
    Freeing,
    Happening,
    Leaving,
    Muster,
    Pool,
    Strip,
    Upgrade,
    Venture,
)
from engine.knights.state.frames_vote import (
    Accept,
    Appoint,
    Arrange,
    Assembly,
    AssemblyStage,
    Ballot,
    BallotStage,
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
from engine.knights.state.frames_war import (
    Ability,
    Battle,
    BattleStage,
    Consent,
    Death,
    Deserting,
    Hands,
    Losses,
    Retreat,
    Spoil,
    Surrender,
)
from engine.knights.state.state import KnState, card_of
from tests.engine.knights.board import BLUE, GREEN, RED, Board, agenda

LORNE, FAR = AREA["lorne"], 99
HUGE = 1 << 40
RUSSET, WOAD = NOBLE["russet"], NOBLE["woad"]


def table(**options: object) -> KnState:
    """Red and blue by the blue city of Lorne, with mercenaries, a charge and an office each."""
    board = Board().position(**options)  # type: ignore[arg-type]
    board.noble("russet", "lorne", "regular-100", "english-100", "polish-50")
    board.noble("karmin", "lorne", "english-50")
    board.noble("woad", "lorne", "regular-100", "french-100", "german-50")
    board.noble("kobalt", "lorne", "french-50")
    board.noble("sinople", "lorne", "regular-50")
    board.city("lorne", BLUE)
    board.city("monz", RED)
    board.city("froli", RED)
    board.grant("silver-mines", seat=BLUE)
    board.grant("salt-works", seat=BLUE)
    board.grant("constable", "russet")
    for baron in board.state.barons:
        baron.faith, baron.votes = 3, 4
    board.state.frames[:] = [Turn("majority"), Actions(2)]
    return board.state


def play(board: Board, kind: str = "versatile-strategy", stage: PlayStage = "fight") -> Play:
    """Red's card is in play."""
    board.state.barons[RED].hand[KIND[kind]] -= 1
    frame = Play(card_of(RED, KIND[kind]), RED, 3, stage)
    board.state.frames.append(frame)
    return frame


def battle(board: Board, stage: BattleStage = "ability", **fields: Any) -> Battle:
    """Red assaults Lorne."""
    play(board)
    board.state.frames.append(Fight(RED, 4))
    cards = [] if "fate" in fields else [board.state.fate.pop(0) for _ in range(6)]
    given = {
        "kind": "assault", "armies": [[RUSSET, NOBLE["karmin"]], [WOAD, NOBLE["kobalt"]]],
        "commanders": [RUSSET, WOAD], "fate": [cards[:3], cards[3:]], **fields,
    }  # fmt: skip
    frame = Battle(RED, BLUE, LORNE, "city", 5, stage, **given)
    board.state.frames.append(frame)
    return frame


def meeting(board: Board, *slugs: str, stage: AssemblyStage = "agendas") -> Assembly:
    """The four sit in the Assembly."""
    board.agendas(*slugs)
    frame = Assembly(7, stage, [0, 1, 2, 3])
    board.state.frames.append(frame)
    return frame


def happening(board: Board, slug: str, **fields: Any) -> Happening:
    """An Event has been drawn by red."""
    card = EVENT[slug]
    board.state.events.remove(card)
    frame = Happening(6, shown=card, drawer=RED, **fields)
    board.state.frames.append(frame)
    return frame


Case = tuple[Callable[[], KnState], type, list[dict[str, Any]]]


def at(*frames: Any, **options: object) -> Callable[[], KnState]:
    """The table with frames on top."""

    def build() -> KnState:
        state = table(**options)
        state.frames += deepcopy(frames)
        return state

    return build


def on(change: Callable[[Board], Any]) -> Callable[[], KnState]:
    """The table, changed."""

    def build() -> KnState:
        board = Board(table())
        change(board)
        return board.state

    return build


def _assigning(board: Board) -> None:
    fresh = KNIGHTS.setup(seats=4, seed="broken")
    for name in fresh.__struct_fields__:
        setattr(board.state, name, getattr(fresh, name))
    frame = board.state.frames[-1]
    assert isinstance(frame, Assigning)
    frame.to[RED], frame.sealed[RED] = [0, 1, 2, 3, 4, 0], True


def _upkeep(board: Board, frame: Any) -> None:
    board.state.frames[:] = [Turn("close"), frame]


def _march(board: Board) -> None:
    play(board, "mobilize-forces", "fight").worn.append(RUSSET)
    board.state.nobles[RUSSET].troops.sort()
    board.state.frames.append(March(RED, 4, LORNE, RUSSET, [LORNE], [RUSSET]))
    board.stronghold(RED, "oxwell")
    board.noble("rubino", "lorne", "regular-50")


def _permit(board: Board) -> None:
    play(board)
    board.state.frames += [
        March(RED, 4),
        Permit(RED, RUSSET, [LORNE, LORNE], [BLUE, GREEN], [LORNE, LORNE], [GREEN], 5),
    ]


def _planning(board: Board) -> None:
    board.state.frames[:] = [Turn("act"), Planning([False] * 4)]


def _founding(board: Board) -> None:
    board.stronghold(RED, "")
    _upkeep(board, Founding(RED, 3, True))


def _fight(board: Board) -> None:
    play(board)
    board.state.frames.append(Fight(RED, 4, LORNE))


def _discard(board: Board) -> None:
    board.grant("vineyards", seat=BLUE)
    meeting(board, "arms-tax")
    board.state.agendas.remove(agenda("fisheries"))
    board.state.frames.append(Discard(BLUE, 8, [agenda("fisheries")]))


def _appoint(board: Board) -> None:
    meeting(board, "arms-tax")
    board.state.agendas.remove(agenda("marshal"))
    board.state.frames.append(Appoint(BLUE, 8, [agenda("marshal")]))


def _ballot(stage: BallotStage, *more: Any, slug: str = "royal-grant", **fields: Any) -> Callable[[Board], None]:
    def change(board: Board) -> None:
        meeting(board, "arms-tax")
        board.state.agendas.remove(agenda(slug))
        given = {"bids": [1, 1, 0, 0], "voices": ["", "", "", ""], **deepcopy(fields)}
        board.state.frames.append(Ballot(8, "agenda", -1, [agenda(slug)], stage, **given))
        board.state.frames.extend(deepcopy(more))

    return change


def _bids(board: Board) -> None:
    held = meeting(board, "arms-tax", "private-motion")
    held.motions = [Motion(board.state.pending[0]), Motion(board.state.pending[1], "repeal", agenda("constable"))]
    board.state.frames.append(Bids(9, [False] * 4, [[1, 2], [0, 0], [0, 0], [0, 0]]))


def _deputy(board: Board) -> None:
    meeting(board, "arms-tax").present = [1, 2, 3]
    board.state.frames.append(Deputy(RED, 8))


def _proposal(board: Board) -> None:
    meeting(board, "private-motion", stage="private")
    board.state.frames.append(Proposal(RED, board.state.pending[0], 8))


def _arrange(board: Board) -> None:
    meeting(board, "arms-tax", "road-toll", stage="list")
    board.state.frames.append(Arrange(RED, 8))


def _surrender(board: Board) -> None:
    battle(board, "out", fate=[[], []])
    board.state.frames.append(Surrender(RED, BLUE, 9))


def _spoil(board: Board) -> None:
    board.city("lorne", RED)
    board.state.nobles[WOAD].area = board.state.nobles[NOBLE["kobalt"]].area = -1
    battle(board, "over", armies=[[RUSSET], []], commanders=[RUSSET, -1], fate=[[], []])
    board.state.frames.append(Spoil(RED, CITY["lorne"], 9))


def _fated(frame: Any, stage: BattleStage = "settle", **fields: Any) -> Callable[[Board], None]:
    def change(board: Board) -> None:
        battle(board, stage, **deepcopy(fields))
        board.state.frames.append(deepcopy(frame))

    return change


def _held(frame: Any) -> Callable[[Board], None]:
    """Fate has been put back meanwhile."""

    def change(board: Board) -> None:
        it = battle(board, "over")
        board.state.fate += [*it.fate[0], *it.fate[1]]
        it.fate = [[], []]
        board.state.frames.append(deepcopy(frame))

    return change


def _averting(board: Board) -> None:
    happening(board, "debts", stage="late")
    board.state.frames.append(Averting(RED, 7, True))


def _pool(board: Board) -> None:
    happening(board, "fire", stage="late")
    board.state.frames.append(Pool(7, 2, True, [0] * 4, [False] * 4))


def _sailing(board: Board) -> None:
    board.state.expeditions[1].spot, board.state.expeditions[1].stakes[BLUE] = 2, 3
    board.state.frames.append(Venture(3, "invest", 0, [0, 1]))


def _consent(board: Board) -> None:
    play(board)
    board.state.frames += [Fight(RED, 4), Consent(RED, LORNE, "city", [2, 3], [3], 5)]


def _hands(board: Board) -> None:
    battle(board)
    board.state.frames.append(Hands(6, [[], [0, 1]], [False, True, False, False]))


def _deploying(board: Board) -> None:
    board.state.frames.insert(1, Deploying(3))
    board.state.frames.append(Freeing(RED, 3))


def _draft(board: Board) -> None:
    board.state.track[0] = RED
    board.state.frames.append(Draft(3))


CASES: dict[str, Case] = {
    "assigning": (on(_assigning), Assigning, [
        {"to": [[0] * 6] * 3}, {"to": [[0] * 5, *[[-1] * 6] * 3]}, {"to": [[9] * 6, *[[-1] * 6] * 3]},
        {"to": [[-1] * 6] * 4}, {"sealed": [True] * 3},
    ]),
    "planning": (on(_planning), Planning, [{"sealed": [False] * 3}]),
    "play": (on(lambda b: play(b, stage="use")), Play, [
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
    "battle": (on(lambda b: battle(b, "kind", kind="", armies=[[], []], commanders=[-1, -1], fate=[[], []])),
               Battle, [
        {"seat": 9}, {"area": FAR}, {"number": -2}, {"foe": RED}, {"foe": 9}, {"foe": GREEN}, {"stage": "never"},
        {"seat": 3},
        {"kind": "duel"}, {"result": "peace"}, {"target": "sky"}, {"foe": -1, "target": "open"}, {"armies": [[]]},
        {"tokens": [100, 0]}, {"tokens": [-1, 0]}, {"wins": [0]}, {"fate": [[0, 0], []]}, {"fate": [[77], []]},
        {"stage": "armies", "kind": "open"}, {"stage": "draw"}, {"area": AREA["monz"]}, {"target": "stronghold"},
        {"stage": "commanders", "kind": "assault"},
    ]),
    "commanders": (on(lambda b: battle(b, "commanders", commanders=[-1, -1], fate=[[], []])), Battle, [
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
    "happening": (on(lambda b: b.state.frames.append(Happening(6))), Happening, [
        {"stage": "never"}, {"at": 1000}, {"shown": 0}, {"stage": "late"}, {"at": -1},
    ]),
    "choosing": (on(lambda b: happening(b, "masons-gift", stage="choose")), Happening, [
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
        on(lambda b: _upkeep(b, Returning([RED], 3))),
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
"""By name: a sound position, the frame in it that is changed, and changes of which each makes it unsound."""

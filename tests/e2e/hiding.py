"""What the seats of each game hide, and what the first seat can try in order to see it."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine import GAMES
from engine.core import Action, Event, Prompt, blocking, legal
from engine.roses.state import Acting, Battle, Cards, RosesState, owner
from tests.engine.supplements import SUPPLEMENTS

Fits = Callable[[Any], bool]
Tried = tuple[str, dict[str, Any]]


@dataclasses.dataclass(frozen=True, slots=True)
class Hiding:
    """A game whose secrets are looked for."""

    game: str
    """Its id."""
    seats: int
    """How many play."""
    positions: Mapping[str, Fits]
    """Where they are looked for, by name: what holds for a state that is such a position."""
    acts: Sequence[str]
    """Lines for ``/act``."""
    commands: Sequence[Tried]
    """The game's own: the words of each, and its options."""
    typed: Sequence[str]
    """Beginnings of actions, for the suggestions of ``/act``."""
    suggested: Sequence[tuple[str, str]]
    """The game's own suggestions, each a command and its option."""
    harmless: frozenset[str]
    """Verbs that bring the game no further, so that nothing hidden comes to light by them."""
    zoom: str
    """A detail of the board that ``/table board`` is asked for."""
    options: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    """With which the game is set up; empty: the usual ones."""

    @property
    def rules(self) -> Any:
        return GAMES[self.game]

    def disturb(self, rng: random.Random, state: Any, seat: int) -> None:
        """Change what a seat hides, and nothing else."""
        SUPPLEMENTS[self.game].disturb(rng, state, seat)

    def rests(self, state: Any) -> bool:
        """Whether the game waits for somebody: nobody meets a position in which something would happen by itself."""
        copy = self.rules.loads(self.rules.dumps(state))
        events: list[Event] = []
        self.rules.advance(copy, events)
        return not events and self.rules.dumps(copy) == self.rules.dumps(state)

    def choose(self, rng: random.Random, state: Any, seat: int, prompt: Prompt) -> Action:
        """What somebody does on the way to a position."""
        return SUPPLEMENTS[self.game].picker(rng, self.rules, state, seat, prompt)

    def lines(self, state: Any) -> list[str]:
        """What the first seat tries with ``/act``: lines that are refused, and harmless ones that are not."""
        may = [
            a for a in legal(self.rules.prompts(state).get(0, [])) if a.verb in self.harmless and self.asks_on(state, a)
        ]
        some = random.Random(3).sample(may, min(4, len(may)))
        return [*(line for line in self.acts if self.stays(state, line)), *map(str, some)]

    def asks_on(self, state: Any, action: Action) -> bool:
        """Whether the first seat is asked the same after an action: a standing order may answer what it is asked."""
        after = self.rules.loads(self.rules.dumps(state))
        self.rules.apply(after, 0, action)
        first, then = ([p.id for p in blocking(self.rules.prompts(at)).get(0, [])] for at in (state, after))
        return first == then

    def stays(self, state: Any, line: str) -> bool:
        """Whether a line is refused or harmless."""
        actions = [Action.parse(part) for part in line.split(";")]
        if any(self.rules.why_not(state, 0, a) is not None for a in actions):
            return True
        return all(a.verb in self.harmless and self.asks_on(state, a) for a in actions)

    def public(self, state: Any, seat: int, action: Action) -> list[Event]:
        """What everybody would hear of an action."""
        copy = self.rules.loads(self.rules.dumps(state))
        return [e for e in self.rules.apply(copy, seat, action) if e.audience is None]


def _asked(game: str, state: Any, seat: int) -> str:
    mine = GAMES[game].prompts(state).get(seat, [])
    return next((p.step for p in mine if p.blocks), "")


XIDIT = Hiding(
    game="xidit",
    seats=4,
    positions={
        "orders": lambda s: s.year >= 2 and _asked("xidit", s, 0) == "orders" and any(
            any(p.orders) for p in s.players[1:]),
        # where the command for bards, tried below, does not carry the game on
        "choice": lambda s: _asked("xidit", s, 0) in ("reward", "bards") and GAMES["xidit"].why_not(
            s, 0, Action("bard", ("frostmark",))) is not None,
        "census": lambda s: _asked("xidit", s, 0) == "census",
    },
    acts=(
        "order 1 blue", "order 2 act; order 3 wait", "wish 1 3", "order 9 red", "seal", "unseal",
        "reward sovereigns guild", "bard greywold", "titan 3", "pass-titan",
        "spend mage", "raise 4", "plan-bards 1 frostmark 2", "reveal mage 1",
        "reveal militia 99", "place 3", "phantom wealth",
    ),
    commands=(
        ("xidit preview", {}), ("xidit census", {"mage": 1}), ("xidit standing", {}), ("xidit titan", {"size": "4"}),
        ("xidit bards", {"region": "frostmark", "count": 1}),
    ),
    typed=("", "order", "plan", "plan-titan 2", "standing", "reveal", "seal", "u", "bard", "re"),
    suggested=(("xidit bards", "region"), ("xidit raise", "city")),
    harmless=frozenset({
        "order", "plan-bards", "plan-reward", "plan-titan", "plan-spend", "reveal", "standing-reward",
        "standing-bards", "standing-titan", "standing-phantom",
    }),
    zoom="city-4",
)  # fmt: skip


def _reserves(state: RosesState) -> bool:
    """A battle for which the other seat has blocks in reserve that nobody has seen."""
    battle = next((f for f in state.frames if isinstance(f, Battle)), None)
    return battle is not None and any(owner(state, b) == 1 and b not in battle.known for b in battle.reserve)


def _marching(state: RosesState) -> bool:
    """The other seat acts: some of its blocks have gone, some can go."""
    frame = state.frames[-1]
    return isinstance(frame, Acting) and frame.seat == 1 and bool(frame.trips) and frame.ap > 0


def setting_out(state: RosesState) -> bool:
    """The other seat begins to act."""
    if _asked("roses", state, 1) != "action" or not isinstance(frame := state.frames[-1], Acting):
        return False
    return frame.ap > 2 and not frame.trips and not frame.recruits


ROSES = Hiding(
    game="roses",
    seats=2,
    options={"scenario": "wars_of_the_roses", "campaigns": 2},
    positions={
        "cards": lambda s: s.turn >= 2 and isinstance(s.frames[-1], Cards) and bool(s.players[1].card)
        and not s.players[0].card,
        "action": lambda s: s.turn >= 2 and _asked("roses", s, 0) == "action" and s.frames[-1].ap > 0,
        "marching": _marching,
        "reserves": _reserves,
        "home": lambda s: _asked("roses", s, 1) == "home",
    },
    acts=(
        "card plague", "card action_2", "seal", "unseal", "keep", "mulligan",
        "plan act fire", "block-order yor_york fire", "block-order yor_warwick pass", "move yor_york kent",
        "move lan_henry_vi calais", "sea yor_warwick east_anglia", "recruit yor_norfolk essex", "recruit rebel kent",
        "plague york", "muster essex", "main essex kent", "battle essex", "fire yor_york", "fire yor_warwick",
        "hit yor_norfolk", "charge lan_henry_vi yor_york", "treason lan_henry_vi yor_kent",
        "treason yor_york lan_rivers", "retreat yor_york essex", "regroup yor_york essex", "loss yor_norfolk",
        "home yor_york ireland", "dismiss yor_york", "heir yor_gloucester calais", "execute lan_clarence",
    ),
    commands=(
        ("roses card", {}), ("roses move", {"blocks": "yor_warwick", "to": "kent"}), ("roses orders", {}),
        ("roses move", {"blocks": "all:kent", "to": "essex"}), ("roses fire", {"block": "yor_york"}),
        ("roses treason", {"target": "yor_norfolk"}), ("roses hits", {"block": "yor_norfolk"}),
        ("roses supply", {"block": "yor_norfolk"}), ("roses home", {}),
    ),
    typed=("", "card", "move", "move yor", "sea", "recruit", "fire", "block-order", "standing", "treason", "charge"),
    suggested=(
        ("roses card", "card"), ("roses move", "blocks"), ("roses move", "to"), ("roses fire", "block"),
        ("roses treason", "target"), ("roses charge", "target"), ("roses hits", "block"), ("roses orders", "block"),
        ("roses recruit", "block"), ("roses home", "block"),
    ),
    harmless=frozenset({"standing", "move", "sea", "recruit"}),
    zoom="essex",
)  # fmt: skip
FAIR = Hiding(
    game="fair",
    seats=6,
    positions={"vote": lambda s: _asked("fair", s, 1) == "vote" and _asked("fair", s, 3) == "vote"},
    acts=("vote perhaps", "bid 10", "accept 1", "refuse 1001", "withdraw 1", "counter 1 30", "veto", "seal"),
    commands=(),
    typed=("", "vote", "accept", "offer", "whisper seat-3", "withdraw"),
    suggested=(),
    harmless=frozenset(),
    zoom="nowhere",
)
"""The fair of the tests, with what only two know of."""
CHARLEMAGNE = Hiding(
    game="charlemagne",
    seats=2,
    options={"placement": "fixed", "first": "tribal"},
    positions={
        "lay": lambda s: _asked("charlemagne", s, 1) == "lay" and any(s.frames[-1].laid[1]),
        "answer": lambda s: _asked("charlemagne", s, 0) in ("guard", "withdraw", "defend"),
    },
    acts=(
        "guard 9", "advance", "treachery leader", "discard espionage", "discard avar-ring", "play tribute",
        "lay vassalage", "draw", "hire austrasia-militia aachen", "operate aachen", "move eresburg", "battle eresburg",
        "accept 1", "renounce 1", "withdraw-offer 1", "clause neutral seat-2 austrasia", "clause marker seat-2 leader",
        "clause points seat-2 30; clause marker seat-2 avar-ring", "propose", "lose austrasia-militia aachen",
        "order retreat maybe", "order-region vassalage saxony 9", "pay", "disband saxony-militia eresburg",
    ),
    commands=(
        ("charlemagne stratagem", {"marker": "tribute"}), ("charlemagne stratagem", {"marker": "augustus"}),
        ("charlemagne battle", {"treachery": "ground"}), ("charlemagne envoy", {"markers": "vassalage", "send": True}),
        ("charlemagne treaty", {"answer": "accept", "number": 1}), ("charlemagne score", {}),
        ("charlemagne move", {"to": "eresburg"}), ("charlemagne draw", {"count": 3}),
    ),
    typed=("", "guard", "clause", "clause marker seat-2", "discard", "accept", "order", "play", "lay"),
    suggested=(
        ("charlemagne envoy", "region"), ("charlemagne envoy", "markers"), ("charlemagne treaty", "what"),
        ("charlemagne treaty", "number"), ("charlemagne stratagem", "marker"), ("charlemagne hire", "unit"),
        ("charlemagne operate", "units"), ("charlemagne battle", "target"), ("charlemagne supply", "unit"),
    ),
    harmless=frozenset({"order", "order-region", "clause"}),
    zoom="saxony",
)  # fmt: skip
FIEF = Hiding(
    game="fief",
    seats=3,
    positions={
        "discard": lambda s: _asked("fief", s, 0) == "discard" and s.round > 1 and all(s.hands[1:]),
        "move": lambda s: _asked("fief", s, 0) == "move" and s.round > 1 and all(s.hands[1:]),
    },
    acts=(
        "discard tax", "discard harvest", "keep tax", "draw fortune", "play", "bear william london", "found london",
        "buy knight london 1", "lead lucia", "lead henri", "go york", "sail london", "grant henri", "refuse henri",
        "attack london azure", "fight", "surrender", "favour gules henri", "vote gules aye", "draft-give card tax",
        "draft-give money 50", "offer azure pigeon", "offer vert city", "accept 1", "withdraw 2", "counter 3",
        "ransom henri 1", "arm assassination lord lucia any", "disarm 1", "assassinate lucia henri", "judge lucia",
        "rebel london card", "order strangers maybe", "abide", "settle london",
    ),
    commands=(
        ("fief play", {"card": "justice", "who": "lucia"}), ("fief move", {"noble": "lucia", "to": "york"}),
        ("fief buy", {"thing": "knight", "place": "london", "count": 2}), ("fief family", {}), ("fief parliament", {}),
        ("fief accept", {"which": 1, "answer": "accept"}), ("fief attack", {"place": "london", "foe": "azure"}),
        ("fief orders", {}),
    ),
    typed=("", "draft-want", "draft-want card", "offer", "arm", "discard", "lead", "order", "buy"),
    suggested=(
        ("fief play", "card"), ("fief play", "who"), ("fief discard", "cards"), ("fief move", "noble"),
        ("fief offer", "gives"), ("fief offer", "wants"), ("fief arm", "card"), ("fief accept", "which"),
        ("fief buy", "thing"), ("fief answer", "choice"),
    ),
    harmless=frozenset({"order", "order-leave", "draft-want"}),
    zoom="wales",
)  # fmt: skip
HIDINGS: Mapping[str, Hiding] = {hiding.game: hiding for hiding in (XIDIT, ROSES, CHARLEMAGNE, FIEF)}

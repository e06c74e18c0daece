"""The contract every game fulfils, and the base class that carries what all games share."""

from __future__ import annotations

import abc
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec

from engine.core.action import Action
from engine.core.corrections import Correctable
from engine.core.dice import Dice, Draw
from engine.core.figures import Figures
from engine.core.messages import Event, IllegalAction, Outcome, Prompt, Prompts, Refusal
from engine.core.nearing import Nearing


class GameState(msgspec.Struct, kw_only=True):
    """What every save holds. Games add their own fields, among them ``frames``, the stack of procedures."""

    schema_version: int
    """Which shape of a save it has; an earlier one is brought up to date when it is read."""
    rules_version: int
    """By which rules it is played; a save of newer rules than the game knows is not read."""
    seats: int
    """How many play, empty and computer seats among them; they are counted from 0."""
    dice: Dice
    """All luck of the game, past and to come; hidden from every view."""


class SaveError(ValueError):
    """A save that cannot be read; the text says what is wrong with it."""


S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=msgspec.Struct)


class Rules(abc.ABC, Generic[S, V]):
    """One game. Stateless: every method works on the state it is given.

    ``why_not`` is the only place that says what is allowed; ``prompts`` lists exactly what it accepts and
    ``apply`` asks it first. ``prompts`` and ``view`` never change the state.
    """

    id: ClassVar[str]
    """Its slug, as in its record and at the beginning of its keys (``<id>-no-over``)."""
    seats: ClassVar[range]
    """How many may play: 2 to 6 is ``range(2, 7)``."""
    rules_version: ClassVar[int]
    """What new games have as ``GameState.rules_version``, and the newest that can be read."""
    schema_version: ClassVar[int]
    """What new games have as ``GameState.schema_version``, and the newest that can be read."""
    Options: ClassVar[type[msgspec.Struct]]
    """What a table may choose before the start, a frozen struct whose fields all have a default."""
    usual_turns: ClassVar[Mapping[int, int]] = MappingProxyType({})
    """Turns (``round_of``) that a game has as a rule, by its number of seats, as its page in ``docs`` gives them."""
    former: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """What options were by default before their default became another: by this a game is played that was set up then
    and does not name them."""
    settled: ClassVar[frozenset[str]] = frozenset()
    """Options that a new table is not asked for: games that were set up with another value keep it."""
    State: ClassVar[type[GameState]]
    """The full position, as it is saved; nobody at the table sees it."""
    View: ClassVar[type[msgspec.Struct]]
    """What ``view`` gives."""
    slots: ClassVar[tuple[str, ...]] = ()
    """Verbs that fill independent slots of a secret step (all arguments but the last name the slot), so that one
    action for every slot may be given at once."""
    preferences: ClassVar[tuple[str, ...]] = ()
    """Verbs that set preferences or plans and never bring the game on by themselves. They are offered last, and a
    player without a plan leaves them alone: some lead back to the same view, where they would choose them for ever."""
    standing: ClassVar[tuple[str, ...] | None] = None
    """Those among them that a style decides; ``None``: all."""
    take_back_verbs: ClassVar[tuple[str, ...]] = ("unseal",)
    """Verbs that only take back what the same seat has just done. A player without a plan leaves them alone, too."""
    by_hand: ClassVar[tuple[Action, ...]] = ()
    """Standing choices of a seat under which orders play no part of a conflict: all of it is asked. Empty where a new
    seat is asked everything anyway. Figures of speed are taken with them too."""
    negotiates: ClassVar[bool] = False
    """Whether the rulebook lets players bargain in private: what a table means by talk as in the rulebook."""
    undoable: ClassVar[frozenset[str]] = frozenset()
    """Verbs after which nothing is ever sealed: what they do can be taken back. ``step/verb``: in that step alone;
    ``verb word``: with that argument."""
    rolls: ClassVar[frozenset[str]] = frozenset()
    """Verbs that always draw luck: what they do can never be taken back."""
    final: ClassVar[frozenset[str]] = frozenset()
    """Verbs, named likewise, that always seal: what they do can never be taken back either."""
    brought: ClassVar[Mapping[str, frozenset[str]]] = MappingProxyType({})
    """Events that the game brings by itself, also in the midst of an act of the seat that they are about: an income, an
    upkeep, a city that is lost because everybody has left it. By the verbs, if any, with which a seat chooses the very
    same."""
    ordered: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Events that tell what somebody has chosen, by hand or by standing orders, with the parameter that says who. They
    come with the act itself: in an act of somebody else it was the orders that chose."""
    hidden_arguments: ClassVar[tuple[str, ...]] = ()
    """Verbs whose arguments only the acting seat may know although the step is not secret, such as which of its hidden
    pieces moved. While the game runs others are told the verb alone."""

    def lasts(self, step: str, action: Action, view: V | None = None) -> bool | None:
        """Whether nobody can take back what an action does in a step; ``None`` where that depends on how things stand,
        more than the ``view`` of whoever acts tells."""
        names = {f"{step}/{action.verb}", action.verb, " ".join(map(str, (action.verb, *action.args[:1])))}
        if names & self.rolls or names & self.final:
            return True
        return False if names & self.undoable else None

    def forget(self, state: S) -> None:
        """Take from a position what saves of earlier versions do not remember although nothing has gone another way:
        by what is left a stored position is held against one that was played again."""

    def options_of(self, stored: Mapping[str, Any]) -> msgspec.Struct:
        """The options of a game that is set up already, as they are stored. Whatever they do not name is what it was
        when it was left unsaid (``former``). Raises ``ValueError`` for options that the game does not have."""
        return msgspec.convert({**self.former, **stored}, self.Options)

    @abc.abstractmethod
    def setup(self, *, seats: int, seed: str, options: msgspec.Struct | None = None) -> S:
        """A new game. Raises ``ValueError`` for a wrong seat count or contradictory options."""

    @abc.abstractmethod
    def prompts(self, state: S) -> Prompts:
        """Seat to its open questions, most urgent first; no seat without one; empty only when the game is over."""

    @abc.abstractmethod
    def why_not(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why ``seat`` may not take ``action`` now, or ``None`` when it may."""

    @abc.abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What a seat may know; ``None`` is a spectator. Built by whitelist."""

    def reached(self, view: V, number: int) -> bool:
        """Whether ``view`` shows the opening of round ``number`` (from 1: a year, a turn) or a later one; where
        pictures and demonstrations of a game stop. A game without rounds never stops before its end."""
        return False

    def imagine(self, view: V, seed: str) -> S | None:
        """A position that the seat of ``view`` might be in as far as it knows, to be played on by itself: whatever it
        may not know is drawn anew from ``seed``, the luck to come as well, and what the others have chosen in secret so
        far is not chosen yet. Equal views and seeds give equal positions. ``None`` for a spectator's view, and where
        the game cannot say so now, which everybody knows."""
        return None

    def stays(
        self, step: str, plan: Sequence[Action], view: V | None = None, seat: int | None = None
    ) -> tuple[Action, bool] | None:
        """Of a plan for a step the action that nobody can take back, what draws luck before all else, and whether it
        does; ``None`` where nothing is known to be so. ``lasts`` says it of each, by the ``view`` of whoever acts up to
        the first of which it does not: those after it find another position. What it leaves open is played, with
        ``seat``, in a position that the view allows for."""
        lasting = list[bool | None]()
        for action in plan:
            by_itself = self.lasts(step, action)
            tells = by_itself is None and view is not None and None not in lasting
            lasting.append(self.lasts(step, action, view) if tells else by_itself)
        rolled = [action for action in plan if action.verb in self.rolls]
        if None in lasting and not rolled and seat is not None and view is not None:
            found = self._first_to_stay(view, seat, plan)
            if found is not None and lasting[found[0]] is None:
                return plan[found[0]], found[1]
        sure = [action for action, stays in zip(plan, lasting, strict=True) if stays]
        return (rolled[0], True) if rolled else (sure[0], False) if sure else None

    def _first_to_stay(self, view: V, seat: int, plan: Sequence[Action]) -> tuple[int, bool] | None:
        """The place of the first action that seals, played in an imagined position, and whether it draws luck. ``None``
        where none does, where no position can be imagined, and where what the seat may not know stands in the way."""
        state = self.imagine(view, "first to stay")
        if state is None:
            return None
        for number, action in enumerate(plan):
            try:
                events = self.apply(state, seat, action)
            except IllegalAction:
                return None
            if self.draws(state) or any(event.seals for event in events):
                return number, bool(self.draws(state))
        return None

    def whatif(self, view: V, runs: int) -> msgspec.Struct | None:
        """How what lies before a seat (a battle, a year) ends when it is played ``runs`` times with luck of its own, by
        assumptions that the game states: counts in a frozen struct of the game's, whose own ``runs`` may be fewer where
        it tells what is reckoned elsewhere already. It follows from the view alone, byte for byte. ``None`` where there
        is nothing to play, which follows from the view as well."""
        return None

    def round_of(self, view: V) -> int:
        """The game turn that ``view`` stands in, counted from 1 over the whole game (a year, a turn, a round); 0 in a
        game without any. A table where no person acts for a whole one goes to sleep."""
        return 0

    def figures(self, view: V, seat: int) -> Figures:
        """What ``seat`` has and how the game stands, from its own view."""
        return Figures()

    def nearing(self, view: V) -> Nearing | None:
        """How the game ends when its running round or turn does, unless something changes: who wins, or that it is the
        last. ``None`` as long as no end is in sight, and when the game is over. It follows from what everybody sees:
        the views of all seats say the same."""
        return None

    def correctables(self, state: S) -> dict[str, Correctable]:
        """The public values of a position that may be corrected by hand, by name. Putting one changes ``state``. Names,
        values and what is refused follow from what everybody sees. In a game that names none nothing is corrected."""
        return {}

    def styles(self) -> dict[str, tuple[Action, ...]]:
        """How a seat may be played, by name: the standing choices of each style, taken in this order. The first one is
        what simulations play; a new seat has what the set-up gives it. A game without standing choices has none."""
        return {}

    def answer(self, state: S, seat: int, prompt: Prompt) -> Action | None:
        """What the standing orders of ``seat`` say to a question, asked before the seat is; ``None`` asks the seat."""
        return None

    @abc.abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result of a finished game, else ``None``."""

    @abc.abstractmethod
    def _do(self, state: S, seat: int, action: Action) -> list[Event]:
        """Carry out an action that ``why_not`` has allowed and advance to the next decision."""

    def apply(self, state: S, seat: int, action: Action) -> list[Event]:
        """Carry out ``action`` in place and return what happened.

        Raises ``IllegalAction`` and leaves the state untouched when ``why_not`` refuses.
        """
        refusal = self.why_not(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        state.dice.fresh.clear()
        return self._do(state, seat, action)

    def draws(self, state: S) -> list[Draw]:
        """The luck of the last ``setup`` or ``apply``."""
        return list(state.dice.fresh)

    def dumps(self, state: S) -> bytes:
        """The save as JSON, the same bytes for the same state."""
        return _ENCODER.encode(state)

    def loads(self, data: bytes) -> S:
        """Read a save back. Raises ``SaveError`` (a ``ValueError``) for any bytes that are no save of this game: bad
        UTF-8, deep nesting, wrong types, a value outside the bounds that its type states, saves of a newer schema or of
        newer rules. Whether the position can come about is not asked here but by ``invariants``."""
        try:
            return self._load(data)
        except SaveError:
            raise
        except (ValueError, LookupError, TypeError, ArithmeticError, RecursionError) as error:
            raise SaveError(f"not a sound {self.id} save: {type(error).__name__}: {str(error)[:200]}") from error

    def _load(self, data: bytes) -> S:
        data.decode()  # the decoder does not look into what it skips
        decoder = _DECODERS.get(self.State)
        if decoder is None:
            decoder = _DECODERS[self.State] = msgspec.json.Decoder(self.State)
        state: S | None
        why: Exception | None = None
        try:
            state = cast(S, decoder.decode(data))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            state, why = None, error
        if state is None or state.schema_version < self.schema_version:
            state = self._migrate(data)
        if state is None:
            raise SaveError(f"not a {self.id} save: {str(why or 'its schema is not known')[:200]}") from why
        if state.schema_version > self.schema_version or state.rules_version > self.rules_version:
            raise SaveError(
                f"this {self.id} save has schema {state.schema_version} and rules {state.rules_version},"
                f" known are {self.schema_version} and {self.rules_version}"
            )
        if state.seats not in self.seats or state.dice.counter < 0:
            raise SaveError(f"not a sound {self.id} save: {state.seats} seats, {state.dice.counter} draws")
        return state

    def invariants(self, state: S, *, public: bool = False) -> list[str]:
        """What is wrong with a position, each in words for programmers; empty for a sound one. ``public``: only what
        follows from what a spectator sees, whatever is hidden. The position is not changed. It is asked where positions
        come from outside (imports, corrections, migrations) and in tests, not at every load."""
        found: list[str] = []
        try:
            for fault in self._faults(self.loads(self.dumps(state)), public):
                found.append(fault)
        except _STUMBLES as error:
            found.append(f"{type(error).__name__}: {str(error)[:200]}")  # what cannot even be looked at is not sound
        return found

    def _faults(self, state: S, public: bool) -> Iterator[str]:
        """What ``invariants`` lists, about a copy of the position."""
        yield from ()

    def _migrate(self, data: bytes) -> S | None:
        """Bring a save of an earlier schema up to date; ``None`` when it is no such save."""
        return None


_STUMBLES = (ValueError, LookupError, TypeError, ArithmeticError, AttributeError, AssertionError, RecursionError)
"""What a check may raise at a position that cannot come about."""
_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODERS: dict[type[GameState], msgspec.json.Decoder[Any]] = {}

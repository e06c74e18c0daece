"""Random play that looks for faults of a game: what ``python -m bot fuzz`` does, without its console.

A game is played by lot, with commands taken back and with input that nobody should say, as a table would take them. At
sampled positions two that differ only in what one seat hides are shown to the others. What does not hold is a
``Finding`` with the log that leads to the last sound position before it.
"""

from __future__ import annotations

import contextlib
import dataclasses
import random
import typing
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.tables.lobby.transfer_format import FORMAT, VERSION, Paper, PaperSeat
from bot.tables.model import DeadlinePolicy, TableStatus
from bot.tables.unit.replay import AnyRules, Divergence, LogLine, borders_undo, replay
from engine.core import Action, Event, IllegalAction, Prompt, Prompts, blocking, legal, prompt_of, seed_hash, visible_to

KINDS = ("crash", "dead-end", "endless", "leak", "undo", "refusal")
"""An exception; a position where nobody can go on; a game without an end; what a seat hides changes what others see; a
command taken back, or the log played again, leads elsewhere; input that is taken although no question lists it, or that
is refused and leaves a trace."""
LIMIT = 20_000
"""Actions after which a game counts as endless; a table on paper holds half as many again."""
OFFERS, LEFT_ALONE, TAKEN_BACK, BAD_INPUT, PAIRS = 0.05, 0.9, 0.05, 0.15, 0.15
"""How often an offer is answered for which nobody waits, how often verbs are left alone that lead nowhere, how often a
command is taken back, bad input said, a hidden pair shown."""
AFTERWARDS = 12
"""So many actions of others follow in both positions of a pair."""
_ODD: tuple[Any, ...] = (-1, 0, 1, 7, 99, 1 << 31, -(1 << 63), 10**30, "a", "seat-0", "seat-99", "x" * 200, "0a")


class Finding(msgspec.Struct, frozen=True):
    """A fault."""

    kind: str
    """``crash``, ``dead-end``, ``endless``, ``leak``, ``refusal`` or ``undo``."""
    problem: str
    """What does not hold, in English."""
    seat: int | None
    """Whose action shows it, or who hides what shows; ``None`` where it is about no seat."""
    said: tuple[str, ...]
    """What somebody did at the end of the log that shows it."""
    luck: str
    """Seats and seed of the game, the same for the same log."""
    paper: bytes = b""
    """The table as ``python -m bot import`` reads it; empty for a game that could not even be set up."""


class Dump(Paper, frozen=True, kw_only=True):
    """A table on paper with the fault that it shows; an import does not look at it."""

    finding: dict[str, Any]
    """The fields of the ``Finding`` by their names, without ``luck`` and ``paper``."""


class Fault(Exception):
    """What does not hold at a position."""

    def __init__(self, kind: str, problem: str, seat: int | None = None, *said: Action | str) -> None:
        super().__init__(problem)
        self.kind, self.problem, self.seat, self.said = kind, problem, seat, tuple(map(str, said))


@dataclasses.dataclass(slots=True)
class _Said:
    """An action that was taken, and what undo must know of it."""

    line: LogLine
    """As the log has it."""
    open: bool
    """Whether undo may still take it back: it has not sealed, and no seal after it has let its seat hear something."""


class Probe:
    """One game, played by lot from its set-up."""

    def __init__(self, rules: AnyRules, seats: int, seed: str, options: msgspec.Struct, limit: int = LIMIT) -> None:
        self.rules, self.seats, self.seed, self.options, self.limit = rules, seats, seed, options, limit
        self.rng = random.Random(f"{rules.id}/{seats}/{seed}")
        self.lines: list[LogLine] = []
        self.done: list[_Said] = []
        """What stands behind the last border of undo, in its order."""
        self.base = b""
        self.sound = 0
        """So many lines lead to a position at which everything was looked at."""
        self.met: list[Action] = []

    # -- the whole game

    def run(self) -> Iterator[Finding]:
        """Play to the end; the faults on the way. A fault behind which nothing can be played ends the game."""
        try:
            state = self.rules.setup(seats=self.seats, seed=self.seed, options=self.options)
            self.base = self.rules.dumps(state)
            self.lines.append(LogLine(0, -1, "setup", "", 0, 0.0, draws=self.rules.draws(state)))
            prompts = self._looked(state)
        except Exception as error:
            yield self._finding(Fault("crash", f"set-up: {_told(error)}"))
            return
        self.sound = 1
        found: set[str] = set()
        while prompts:
            try:
                state, prompts = self._step(state, prompts, found)
            except Fault as fault:
                yield self._finding(fault)
                if fault.kind not in ("leak", "refusal"):
                    return
                found.add(fault.kind)
            if len(self.lines) > self.limit:
                yield self._finding(Fault("endless", f"nobody has won after {self.limit} actions"))
                return
        try:
            self._played_again(state)
        except Fault as fault:
            yield self._finding(fault)

    def _step(self, state: Any, prompts: Prompts, found: set[str]) -> tuple[Any, Prompts]:
        """Perhaps a look from outside, then one action. Kinds already ``found`` in this game are looked for no more."""
        rng = self.rng
        save = self.rules.dumps(state)
        if rng.random() < BAD_INPUT and "refusal" not in found:
            self._bad_input(state, prompts, save)
        if rng.random() < PAIRS and "leak" not in found:
            self._other_luck(save, prompts)
            self._hidden_pair(save, prompts)
        if rng.random() < TAKEN_BACK and (back := self._taken_back(state)) is not None:
            after = self._guarded(back, None, "undo")
            self.sound = len(self.lines)
            return back, after
        seat, prompt = self._asked(prompts)
        action = self._picked(prompt)
        self._take(state, seat, prompt, action)
        after = self._guarded(state, seat, action)
        if prompt.default and action == prompt.default[-1]:
            self._settled(after, seat, prompt)
        self.sound = len(self.lines)
        return state, after

    def _guarded(self, state: Any, seat: int | None, said: Action | str) -> Prompts:
        """What is asked now; whatever goes wrong in looking is a crash by what was said last."""
        try:
            return self._looked(state)
        except Fault as fault:
            raise Fault(fault.kind, fault.problem, seat, said) from fault
        except Exception as error:
            raise Fault("crash", f"looking after it: {_told(error)}", seat, said) from error

    def _looked(self, state: Any) -> Prompts:
        """What is asked at a position, with everything that a table does to show it. Raises ``Fault`` where nobody can
        go on."""
        rules = self.rules
        prompts, outcome = rules.prompts(state), rules.outcome(state)
        for reader in (None, *range(self.seats)):
            rules.round_of(rules.view(state, reader))
        for seat, mine in prompts.items():
            for prompt in mine:
                rules.answer(state, seat, prompt)
        if outcome is not None:
            return {}
        if not blocking(prompts):
            raise Fault("dead-end", "the game is not over, and it waits for nobody")
        for seat, mine in prompts.items():
            for prompt in mine:
                self._open_end(state, seat, prompt)
        return prompts

    def _open_end(self, state: Any, seat: int, prompt: Prompt) -> None:
        if not prompt.actions:
            raise Fault("dead-end", f"{prompt.id} asks seat {seat + 1} and lists no answer")
        if prompt.blocks and not prompt.default:
            raise Fault("dead-end", f"{prompt.id} waits for seat {seat + 1}, and silence would wait for ever")
        wrong = next((a for a in (*prompt.default[:1], *self.rng.sample(prompt.actions, 1))
                      if self.rules.why_not(state, seat, a) is not None), None)  # fmt: skip
        if wrong is not None:
            raise Fault("dead-end", f"{prompt.id} lists {wrong}, which is refused")

    # -- play

    def _asked(self, prompts: Prompts) -> tuple[int, Prompt]:
        waits = [(seat, p) for seat, mine in prompts.items() for p in mine if p.blocks]
        if self.rng.random() < OFFERS:
            waits = [(seat, p) for seat, mine in prompts.items() for p in mine if not p.blocks] or waits
        return self.rng.choice(waits)

    def _picked(self, prompt: Prompt) -> Action:
        """An answer by lot: first a verb, so that long lists do not drown short ones."""
        rng, rules = self.rng, self.rules
        if prompt.default and rng.random() < 0.1:
            return prompt.default[0]
        idle = {*rules.preferences, *rules.take_back_verbs} if rng.random() < LEFT_ALONE else set()
        verbs: defaultdict[str, list[Action]] = defaultdict(list)
        for action in prompt.actions:
            verbs[action.verb].append(action)
        able = [verb for verb in verbs if verb not in idle] or list(verbs)
        return rng.choice(verbs[rng.choice(able)])

    def _take(self, state: Any, seat: int, prompt: Prompt, action: Action) -> None:
        try:
            events = self.rules.apply(state, seat, action)
        except IllegalAction as error:
            raise Fault("dead-end", f"{prompt.id} lists {action}, which is refused: {error}", seat, action) from error
        except Exception as error:
            raise Fault("crash", _told(error), seat, action) from error
        drawn = self.rules.draws(state)
        number = len(self.lines)
        secret = prompt.secret or not any(e.audience is None for e in events)
        line = LogLine(number, seat, "act", str(action), number, float(number), secret, draws=drawn)
        self.lines.append(line)
        self.met.append(action)
        sealed = bool(drawn) or any(e.seals for e in events)
        if borders_undo(events):
            self.base, self.done = self.rules.dumps(state), []
            return
        heard = {seat, *(s for e in events for s in e.audience or ())} if sealed else set()
        for one in self.done:
            one.open = one.open and one.line.seat not in heard
        self.done.append(_Said(line, not sealed))

    def _settled(self, after: Prompts, seat: int, prompt: Prompt) -> None:
        """Silence has answered this question; it must not stand open still."""
        if len(prompt.default) == 1 and any(p.id == prompt.id for p in blocking(after).get(seat, ())):
            raise Fault("dead-end", f"{prompt.id} stays open after the answer for silence", seat, prompt.default[0])

    # -- taken back

    def _taken_back(self, state: Any) -> Any:
        """The position without the last command of some seat; ``None`` when there is none, or others rest on it."""
        open_ = {one.line.seat: one for one in self.done if one.open}
        if not open_:
            return None
        gone = open_[self.rng.choice(sorted(open_))]
        left = [one for one in self.done if one is not gone]
        try:
            same = self._again(self.done)
            if same is None or self.rules.dumps(same) != self.rules.dumps(state):
                raise Fault("undo", "what was done since undo's border, done again, leads elsewhere",
                            gone.line.seat, "undo")  # fmt: skip
            back = self._again(left)
        except Fault:
            raise
        except Exception as error:
            raise Fault("undo", f"taking {gone.line.text} back: {_told(error)}", gone.line.seat, "undo") from error
        if back is None:
            return None
        self.done = left
        number = len(self.lines)
        text = str(gone.line.seq)
        self.lines.append(LogLine(number, gone.line.seat, "undo", text, number, float(number), gone.line.secret))
        return back

    def _again(self, done: Sequence[_Said]) -> Any:
        """The position after these from the border on; ``None`` when one is refused or draws other luck."""
        state = self.rules.loads(self.base)
        for one in done:
            try:
                self.rules.apply(state, one.line.seat, Action.parse(one.line.text))
            except IllegalAction:
                return None
            if self.rules.draws(state) != one.line.draws:
                return None
        return state

    def _played_again(self, state: Any) -> None:
        """The whole log from the set-up leads to the same bytes."""
        try:
            done = replay(self.rules, seats=self.seats, seed=self.seed, options=self.options, lines=self.lines)
            if self.rules.dumps(done.state) != self.rules.dumps(state):
                raise Fault("undo", "the log played again leads to another position")
        except Divergence as error:
            raise Fault("undo", f"the log cannot be played again: {error}") from error

    # -- bad input

    def _bad_input(self, state: Any, prompts: Prompts, save: bytes) -> None:
        """What no question lists is refused, leaves no trace, and never raises anything else."""
        for _ in range(4):
            seat = self.rng.choice([*range(-1, self.seats + 1)])
            action = self._odd_action(prompts)
            if action in legal(prompts.get(seat, ())):
                continue
            try:
                refusal = self.rules.why_not(state, seat, action)
                if refusal is None:
                    raise Fault("refusal", f"{action} is allowed though no question lists it", seat, action)
                with contextlib.suppress(IllegalAction):
                    self.rules.apply(state, seat, action)
                if self.rules.dumps(state) != save:
                    raise Fault("refusal", f"{action} is refused and leaves a trace", seat, action)
            except Fault:
                raise
            except Exception as error:
                raise Fault("crash", f"bad input: {_told(error)}", seat, action) from error

    def _odd_action(self, prompts: Prompts) -> Action:
        """Something like a legal action: another argument, one too many or too few, another seat's, an old one."""
        rng = self.rng
        known = self.met[-200:] + legal(prompts[rng.choice(list(prompts))])[:200]
        action = rng.choice(known)
        args = list(action.args)
        match rng.randrange(6):
            case 0 if args:
                args[rng.randrange(len(args))] = rng.choice(_ODD)
            case 1 if args:
                del args[rng.randrange(len(args))]
            case 2:
                args.append(rng.choice(_ODD))
            case 3:
                args = [a for other in rng.sample(known, min(2, len(known))) for a in other.args]
            case 4:
                return Action("no-such-verb", tuple(args))
            case _:
                pass
        return Action(action.verb, tuple(args))

    # -- hidden pairs

    def _other_luck(self, save: bytes, prompts: Prompts) -> None:
        """Nobody sees anything of the luck to come."""
        one, other = self.rules.loads(save), self.rules.loads(save)
        other.dice.seed = f"not {other.dice.seed}"
        self._alike(one, other, None, "the luck to come changes what {reader} sees")

    def _hidden_pair(self, save: bytes, prompts: Prompts) -> None:
        """Two answers of one seat to a secret question, neither of which seals: nobody else sees which it was, whatever
        the others do next, until something is shown."""
        asked = [(seat, p) for seat, mine in prompts.items() for p in mine if p.secret]
        if not asked:
            return
        seat, prompt = self.rng.choice(asked)
        verbs: defaultdict[str, list[Action]] = defaultdict(list)
        for action in prompt.actions:
            verbs[action.verb].append(action)
        able = [mine for mine in verbs.values() if len(mine) > 1]
        if not able:
            return
        first, second = self.rng.sample(self.rng.choice(able), 2)
        try:
            one, other = self.rules.loads(save), self.rules.loads(save)
            told, heard = self.rules.apply(one, seat, first), self.rules.apply(other, seat, second)
            if self._shown(one, told) or self._shown(other, heard):
                return
            self._same(one, other, told, heard, seat, (first, second))
            for _ in range(AFTERWARDS):
                asked = [(s, p) for s, mine in self.rules.prompts(one).items() for p in mine if s != seat]
                if not asked:
                    return
                actor, question = self.rng.choice(asked)
                action = self._picked(question)
                told, heard = self.rules.apply(one, actor, action), self.rules.apply(other, actor, action)
                if self._shown(one, told) or self._shown(other, heard):
                    return
                self._same(one, other, told, heard, seat, (first, second))
        except IllegalAction as error:
            raise Fault("leak", f"what seat {seat + 1} hides decides what another may do: {error}",
                        seat, first, second) from error  # fmt: skip

    def _shown(self, state: Any, events: Sequence[Event]) -> bool:
        return bool(self.rules.draws(state)) or any(e.seals for e in events)

    def _same(
        self,
        one: Any,
        other: Any,
        told: Sequence[Event],
        heard: Sequence[Event],
        seat: int,
        pair: tuple[Action, Action],
    ) -> None:
        for reader in (None, *range(self.seats)):
            if reader != seat and visible_to(told, reader) != visible_to(heard, reader):
                raise Fault("leak", f"{_reader(reader)} hears what seat {seat + 1} hides", seat, *pair)
        self._alike(one, other, seat, f"what seat {seat + 1} hides changes what {{reader}} sees", *pair)

    def _alike(self, one: Any, other: Any, seat: int | None, problem: str, *pair: Action) -> None:
        """Two positions look the same to everybody but ``seat``: views, questions, refusals."""
        rules = self.rules
        asked, shown = rules.prompts(one), rules.prompts(other)
        for reader in (None, *range(self.seats)):
            if reader == seat and seat is not None:
                same = _outside(asked.get(seat, ())) == _outside(shown.get(seat, ()))
                tried: list[Action] = []
            elif reader is None:
                same, tried = rules.view(one, None) == rules.view(other, None), []
            else:
                same = rules.view(one, reader) == rules.view(other, reader) and asked.get(reader) == shown.get(reader)
                tried = self.rng.sample(self.met, min(4, len(self.met)))
            same = same and all(rules.why_not(one, reader or 0, a) == rules.why_not(other, reader or 0, a)
                                for a in tried)  # fmt: skip
            if not same:
                raise Fault("leak", problem.format(reader=_reader(reader)), seat, *pair)

    # -- on paper

    def _finding(self, fault: Fault) -> Finding:
        keep = len(self.lines) if fault.kind in ("endless", "undo") else self.sound
        paper = b""
        if self.sound:
            dump = Dump(
                format=FORMAT, version=VERSION, whole=True, game=self.rules.id, rules_version=self.rules.rules_version,
                name=f"fuzz {fault.kind}", locale="en", status=TableStatus.RUNNING.value, seat_count=self.seats,
                policy=DeadlinePolicy(hours=0), seed_hash=seed_hash(self.seed), created_at=0.0, started_at=0.0,
                finished_at=None, seats=[PaperSeat(f"Seat {n + 1}") for n in range(self.seats)], seed=self.seed,
                options=msgspec.to_builtins(self.options), actions=self.lines[:keep], events=[],
                finding={"kind": fault.kind, "problem": fault.problem, "seat": fault.seat, "said": list(fault.said)},
            )  # fmt: skip
            paper = msgspec.json.format(msgspec.json.encode(dump), indent=1)
        return Finding(fault.kind, fault.problem, fault.seat, fault.said, f"{self.seats} seats, {self.seed}", paper)


class Silence(Probe):
    """A game of the absent: every question gets its answer for silence."""

    def _step(self, state: Any, prompts: Prompts, found: set[str]) -> tuple[Any, Prompts]:
        seat, mine = next(iter(blocking(prompts).items()))
        for action in mine[0].default:
            asked = prompt_of(self.rules.prompts(state).get(seat, ()), action) or mine[0]
            self._take(state, seat, asked, action)
        after = self._guarded(state, seat, mine[0].default[-1])
        self.sound = len(self.lines)
        return state, after


def options_by_lot(rules: AnyRules, seats: int, rng: random.Random) -> msgspec.Struct:
    """Options of a game, each by lot among those it lists; as shipped where they contradict each other."""
    hints = typing.get_type_hints(rules.Options)
    listed = {name: typing.get_args(hint) for name, hint in hints.items() if typing.get_origin(hint) is typing.Literal}
    listed |= {name: (False, True) for name, hint in hints.items() if hint is bool}
    for _ in range(8):
        chosen = {name: rng.choice(values) for name, values in listed.items() if rng.random() < 0.5}
        try:
            options = rules.Options(**chosen)
            rules.setup(seats=seats, seed="", options=options)
        except ValueError:
            continue
        except Exception:  # a finding of the game that is played with them
            pass
        return options
    return rules.Options()


def probe(
    rules: AnyRules, number: int, seed: str, options: msgspec.Struct | None, seats: int | None, limit: int = LIMIT
) -> list[Finding]:
    """The faults of one game, the same for the same arguments. ``options`` and ``seats``: ``None`` for some by lot, or
    by turns; every tenth game is one in which nobody answers."""
    rng = random.Random(f"{rules.id}/{seed}/{number}")
    count = seats if seats is not None else rules.seats[number % len(rules.seats)]
    kind = Silence if number % 10 == 9 else Probe
    return list(kind(rules, count, f"{seed}n{number}", options or options_by_lot(rules, count, rng), limit).run())


def _outside(prompts: Sequence[Prompt]) -> list[tuple[Any, ...]]:
    """What others may notice of a seat's questions: those for which the game waits."""
    return [(p.id, p.step, p.pace, p.secret, p.anonymous) for p in prompts if p.blocks]


def _reader(reader: int | None) -> str:
    return "a spectator" if reader is None else f"seat {reader + 1}"


def _told(error: Exception) -> str:
    """An exception in a line, with the place in the game's own code where it was raised."""
    where = ""
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if "engine" in code.co_filename or "tests" in code.co_filename:
            where = f" at {code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}"
        trace = trace.tb_next
    return f"{type(error).__name__}: {str(error)[:200]}{where}"

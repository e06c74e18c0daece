"""Windows: everybody is asked alike, whatever they hold, for a card that can be played at any time (2.6, 10.0).

They come after the Disasters, before the income, after each family's moves, before a battle, before the round ends.
What is played now is sealed until all have answered, and carried out in the order of turns. Nobody is told who has
answered. Whoever plays at once, in front of everybody, does so beside the window (``bench``).
"""

from __future__ import annotations

from engine.core import Action, Event, Params, Phase, Prompt, Prompts, Refusal, Said, Word
from engine.fief.phases.base import closing
from engine.fief.phases.bench import BenchPhase
from engine.fief.state.state import Bench, FiefState, Window, seats_in_turn
from engine.fief.terms import REFUSE, act, no

ABIDE, RECALL, INTEND = Action("abide"), Action("recall"), "intend"
_BENCH = BenchPhase()


def intention(action: Action) -> Action:
    """The action that seals another one for later."""
    return act(INTEND, action.verb, *action.args)


def intended(action: Action) -> Action:
    """The action that was sealed."""
    return Action(str(action.args[0]), action.args[1:])


class WindowPhase(Phase[FiefState, Window]):
    """Everybody seals what they play, or nothing."""

    verbs = frozenset({"abide", "recall", INTEND})
    orders = True

    def legal(self, state: FiefState, frame: Window, seat: int) -> list[Action]:
        """Something that could be played now and is not sealed yet; to seal, or to open the seal again."""
        back = [RECALL] if frame.said[seat] or frame.plays[seat] else []
        return back if frame.said[seat] else [*self._open(state, frame, seat), *back]

    @staticmethod
    def _open(state: FiefState, frame: Window, seat: int) -> list[Action]:
        sealed = frame.plays[seat]
        return [*(intention(a) for a in _BENCH.legal(state, seat) if str(a) not in sealed), ABIDE]

    def prompts(self, state: FiefState, frame: Window) -> Prompts:
        """The same question to all who have not answered; beside it to each what they have sealed, to take it back."""
        found: Prompts = {}
        asked_of_all: Params = {"kind": Word(f"window-{frame.kind}")}
        for seat in range(state.seats):
            mine: list[Prompt] = []
            if not frame.said[seat]:
                actions = self._open(state, frame, seat)
                ident = f"window-{frame.number}"
                mine.append(Prompt(ident, "window", "window", True, True, False, actions, (ABIDE,), asked_of_all))
            if frame.said[seat] or frame.plays[seat]:
                told: Params = {**asked_of_all, "plays": [Said(text) for text in frame.plays[seat]]}
                mine.append(Prompt(f"sealed-{frame.number}", "sealed", "offer", True, False, False, [RECALL], (), told))
            found[seat] = mine
        return found

    def why_not(self, state: FiefState, frame: Window, seat: int, action: Action) -> Refusal | None:
        if action.verb not in self.verbs:
            return REFUSE.verb(action, "window")
        if action in self.legal(state, frame, seat):
            return None
        if frame.said[seat]:
            return no("sealed")
        if action.verb == INTEND and action.args and isinstance(action.args[0], str):
            later = intended(action)
            if str(later) in frame.plays[seat]:
                return no("intended")
            if later.verb in _BENCH.verbs:
                return _BENCH.why_not(state, Bench(seat), seat, later) or REFUSE.words(action)
        return REFUSE.words(action)

    def act(self, state: FiefState, frame: Window, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == INTEND:
            frame.plays[seat].append(str(intended(action)))
        elif action == RECALL:
            frame.said[seat] = False
            frame.plays[seat].clear()
        else:
            frame.said[seat] = True
            if all(frame.said):
                events.append(closing(seat))

    def advance(self, state: FiefState, frame: Window, events: list[Event]) -> bool:
        """When all have answered: one play after the other, in the order of turns; what has become impossible is not
        played, and only its seat hears of it."""
        if not all(frame.said):
            return True
        for seat in seats_in_turn(state):
            if frame.plays[seat]:
                action = Action.parse(frame.plays[seat].pop(0))
                if action in _BENCH.legal(state, seat):
                    _BENCH.act(state, Bench(seat), seat, action, events)
                else:
                    events.append(Event("fief-play-void", {"action": Said(str(action))}, (seat,), seals=True))
                return False
        state.frames.remove(frame)
        return False

"""Which verbs a game's panels offer, found by pressing: a way of labels to one action of each verb.

The positions are the recorded saves and, for verbs that none of them offers, those in ``verb_positions``, which
``record`` looks for. They are loaded as saves of any version are, and never recorded anew.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from engine import GAMES
from tests.cogs.press_everything import Press, presses
from tests.cogs.seat_views import look_at
from tests.engine.driver import turn
from tests.engine.supplements import SUPPLEMENTS

SAVES = Path(__file__).parents[1] / "saves"
RARE = Path(__file__).parent / "verb_positions"
NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eva", "Finn")
"""Who sits where, as labels name them."""
Screen = tuple[str, str, int]
"""The question that is shown, the words of the list that is open, its page."""
TOP: Screen = ("", "", 0)


@dataclasses.dataclass(frozen=True)
class Way:
    """How an action is pressed."""

    english: tuple[str, ...]
    """What stands on each control on the way, the last one included."""
    spanish: tuple[str, ...]
    """The same in Spanish."""
    listed: bool
    """The last one is a line of a list, not a button."""


def recorded(game: str) -> list[Path]:
    """The files of the recorded positions of a game."""
    return [*sorted(SAVES.glob(f"*/{game}-*.json")), *sorted(RARE.glob(f"{game}-*.json"))]


def positions(game: str) -> Iterator[SeatView]:
    """What every seat sees that is asked something, in the recorded positions of a game."""
    rules = GAMES[game]
    for save in recorded(game):
        state = rules.loads(save.read_bytes())
        for seat in sorted(rules.prompts(state)):
            yield look_at(rules, state, seat)


def by_verb(game: str) -> dict[str, Way]:
    """How each verb is pressed that a panel of the recorded positions offers, by the first that does."""
    found: dict[str, Way] = {}
    for look in positions(game):
        wanted = {action.verb for prompt in look.prompts for action in prompt.actions} - found.keys()
        if wanted:
            found |= Walk(look).ways(wanted)
    return found


class Walk:
    """Somebody who presses their way through the panel of a position."""

    def __init__(self, look: SeatView) -> None:
        self.look = look
        self.before: dict[Screen, tuple[Screen, Press]] = {}
        """From which screen each was opened first, and by what."""

    def panel(self, screen: Screen, language: str = "en") -> PanelContext:
        """The panel that a screen is."""
        prompt = next((p for p in self.look.prompts if p.id == screen[0]), None)
        voice = Voice(language, NAMES, self.look.table.game)
        assert self.look.seat is not None
        return PanelContext(self.look, self.look.seat, voice, screen[1], screen[2], prompt)

    def ways(self, wanted: Collection[str]) -> dict[str, Way]:
        """The shortest way to each of some verbs, what does several acts counted for the first of them; none for those
        that nothing leads to."""
        ends: dict[str, tuple[Screen, Press]] = {}
        seen, queue = {TOP}, [TOP]
        for here in queue:
            if ends.keys() >= {*wanted}:
                break
            for press in presses(self.panel(here)):
                for _, words in press.actions[:1] if press.verb == "batch" else press.actions:
                    verb = words.partition(" ")[0]
                    if verb in wanted:
                        ends.setdefault(verb, (here, press))
                for screen in press.screens:
                    if screen not in seen:
                        seen.add(screen)
                        queue.append(screen)
                        self.before[screen] = (here, press)
        return {verb: self._way(*end) for verb, end in ends.items()}

    def _way(self, here: Screen, press: Press) -> Way:
        steps = [(here, press)]
        while here != TOP:
            here, step = self.before[here]
            steps.append((here, step))
        steps.reverse()
        spanish = tuple(self._label(screen, step) for screen, step in steps)
        return Way(tuple(step.label for _, step in steps), spanish, press.listed)

    def _label(self, screen: Screen, press: Press) -> str:
        """What stands on a control in Spanish."""
        does = (press.verb, press.actions, press.screens)
        spanish = presses(self.panel(screen, "es"))
        return next(other.label for other in spanish if (other.verb, other.actions, other.screens) == does)


def record(game: str, verbs: Collection[str], plays: int) -> set[str]:
    """Play games at random and keep a position for every verb that no recorded one offers; which verbs were not met."""
    left = {*verbs}
    for look in positions(game):
        left -= _offered([look.prompts])
    rules, extra = GAMES[game], SUPPLEMENTS[game]
    for number in range(plays):
        if not left:
            break
        seats, options = extra.cases[number % len(extra.cases)]
        state = rules.setup(seats=seats, seed=f"verbs-{number}", options=rules.Options(**options))
        if number % 2:
            extra.strain(state)
        rng = random.Random(number)
        while (step := turn(rng, rules, state, extra.picker)) is not None:
            new = _offered(rules.prompts(state).values()) & left
            if new:
                (RARE / f"{game}-{min(new)}.json").write_bytes(rules.dumps(state))
                left -= new
            rules.apply(state, *step)
    return left


def _offered(asked: Collection[Any]) -> set[str]:
    return {action.verb for prompts in asked for prompt in prompts for action in prompt.actions}

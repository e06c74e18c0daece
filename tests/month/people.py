"""The twelve people of the month and their habits, as data."""

from __future__ import annotations

import dataclasses
from typing import Literal

Way = Literal["panel", "commands", "either"]


@dataclasses.dataclass(frozen=True, slots=True)
class Habit:
    """How somebody plays. Days count from 0, hours are of the day in UTC."""

    username: str
    """Discord's, by which the plan names them."""
    name: str
    """What they are called."""
    hours: tuple[int, ...]
    """The hours at which they look whether anything waits for them."""
    what: str
    """What is special about them, in words."""
    way: Way = "either"
    """How they play: by the buttons of their panels, by ``/act``, or by either."""
    away: tuple[tuple[int, int], ...] = ()
    """Spans of days, first and last, on which they do not look."""
    daily: bool = True
    """They look every day, so that what is promised to whoever plays daily is theirs."""
    locale: str = "en-US"
    """The language of their Discord."""

    def looks(self, day: int, hour: int) -> bool:
        """Whether they look now."""
        return hour in self.hours and not any(first <= day <= last for first, last in self.away)


OFTEN = tuple(range(7, 23))
PEOPLE: tuple[Habit, ...] = (
    Habit("maud", "Maud", OFTEN, "plays at once, and organises"),
    Habit("osric", "Osric", (20,), "looks once a day", locale="en-GB"),
    Habit("ximena", "Ximena", (9, 21), "looks twice a day", locale="es-ES"),
    Habit("hawise", "Hawise", (19,), "forgets it for three days", away=((5, 7), (17, 19)), daily=False),
    Habit("tancred", "Tancred", (8, 18), "goes on holiday", away=((8, 13),), daily=False, locale="es-419"),
    Habit("isolde", "Isolde", (12, 22), "takes no direct messages", locale="en-GB"),
    Habit("rodrigo", "Rodrigo", (7, 17), "leaves a server and comes back", locale="es-ES"),
    Habit("wulfric", "Wulfric", (10, 20), "takes another name"),
    Habit("berta", "Berta", (11, 19), "presses buttons only", way="panel"),
    Habit("cid", "Cid", (13, 21), "types commands only", way="commands", locale="es-ES"),
    Habit("dunstan", "Dunstan", (9, 18), "concedes"),
    Habit("edith", "Edith", (8, 14, 20), "manages a server"),
)
BY_NAME = {habit.username: habit for habit in PEOPLE}

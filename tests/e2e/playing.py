"""How people play a game in the tests of the whole: the part that differs from game to game."""

from __future__ import annotations

import abc
import os
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.core import Action
from tests.e2e.clients import Answered

if TYPE_CHECKING:
    from tests.e2e.campaign import Campaign

SOAKING = bool(os.environ.get("HERALD_KILLS"))
"""Whether games are played whole, and kills are as many as there can be."""
Way = tuple[str, Callable[[], Awaitable[Answered]]]
"""A way to do something, with its name for the record."""


class Playing(abc.ABC):
    """A game as its people play it in a campaign under kills."""

    game: ClassVar[str]
    """The id under which the table is opened."""
    seats: ClassVar[int]
    """How many people play."""
    options: ClassVar[Mapping[str, Any]] = {}
    """What the organiser chooses in the settings, by option."""
    kills: ClassVar[int]
    """How often the bot is killed at most."""
    least: ClassVar[int]
    """How often it is killed at least."""
    posts: ClassVar[int]
    """Posts there are at least in a whole game, direct messages included."""
    seen: ClassVar[frozenset[str]]
    """Verbs without which a campaign was too dull to prove anything."""
    told: ClassVar[frozenset[str]] = frozenset()
    """Events without which it was too dull."""
    chapters: ClassVar[Sequence[str]]
    """Words of which each must stand in some post: a game tells of all its rounds."""
    module: ClassVar[str] = "tests.support.small_bot"
    """The module that is started."""
    luck: ClassVar[str] = ""
    """The seed of the table; empty: one that nobody knows."""

    async def begin(self, campaign: Campaign) -> None:  # noqa: B027 - most games have none
        """What is played before anybody plays as they like."""

    def beside(self, campaign: Campaign) -> tuple[int, list[Action]] | None:
        """What a seat does now and then although the game does not wait for it."""
        return None

    def enough(self, campaign: Campaign) -> bool:
        """Whether a campaign ends before its game is over: the suite plays long games in part, the soak all of it."""
        return False

    def lacks(self, campaign: Campaign) -> set[str]:
        """What a campaign that has ended was too dull to prove."""
        told = {event.key for _, event in campaign.mirror.told}
        return set(self.seen - campaign.verbs) | set(self.told - told)

    def turn(self, campaign: Campaign) -> int:
        """Who of those for whom the game waits acts next."""
        return campaign.rng.choice(sorted(campaign.mirror.asked()))

    @abc.abstractmethod
    def due(self, state: Any) -> float:
        """How many kills there may have been by now, so that they are spread over the whole campaign."""

    @abc.abstractmethod
    def decide(self, campaign: Campaign, seat: int) -> list[list[Action]]:
        """What a seat does next, in batches that are sent one by one."""

    @abc.abstractmethod
    def ways(self, campaign: Campaign, seat: int, actions: list[Action]) -> list[Way]:
        """The ways to do a batch besides ``/act``; a way that is likelier stands several times."""

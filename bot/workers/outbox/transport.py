"""What the outbox asks of Discord. ``bot.workers.outbox.discord_transport`` does so with discord.py; tests with a
list."""

from __future__ import annotations

import dataclasses
from typing import Literal, Protocol

from bot.tables.unit.posts import Message


class Later(Exception):
    """Discord cannot do it now (429, 5xx, no connection), or somebody else answered: look, then try again, at the
    earliest in ``seconds``.

    It may have been done all the same.
    """

    def __init__(self, text: str, seconds: float = 0.0) -> None:
        super().__init__(text)
        self.seconds = seconds


class Closed(Exception):
    """The user takes no direct messages from Herald, or shares no server with it: Discord does not say which for sure
    (``Transport.membership``)."""


class Gone(Exception):
    """A live message can be edited no more: deleted, too old, or in an archived thread."""


class Lost(Exception):
    """The channel or thread itself is gone."""


class Refused(Exception):
    """Discord will never do it; the text says why. ``forbidden``: because Herald may not, as things are now;
    ``locked``: because a moderator has locked the thread."""

    def __init__(self, text: str, *, forbidden: bool = False, locked: bool = False) -> None:
        super().__init__(text)
        self.forbidden = forbidden
        self.locked = locked


class Barred(Refused):
    """Somebody may not view the channel of a thread, and so can be no member of it that sees it."""


@dataclasses.dataclass(frozen=True, slots=True)
class Probe:
    """How a message is recognised that may or may not have been sent before a crash."""

    marker: str
    """Stands in its nonce, a file name or a component's id."""
    fingerprint: str
    """Of its words and components."""
    after: float
    """When it was first tried, in seconds since 1970 by this machine's clock."""


Permission = Literal["view", "send", "threads", "attach", "create", "unlocked"]
"""What Herald needs in a channel: to see it, to write there and in its threads, to attach files, to open threads; and
that the thread is one that no moderator has locked."""


Membership = Literal["here", "left", "out"]
"""Whether a user is a member of a server, is none, or nobody can say because Herald itself is none."""


class Transport(Protocol):
    """Carries messages to Discord. Raises the exceptions above and nothing else on purpose."""

    def fingerprint(self, message: Message) -> str:
        """A text that two messages share when they say the same."""

    async def send(self, channel_id: int, message: Message, nonce: str) -> int:
        """Post a message and return its id; a second post with the same nonce within minutes gives the first."""

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        """Replace a message, its pictures too unless it ``keeps`` them. Raises ``Gone``."""

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Take a message away. Raises ``Gone`` when it is not there any more."""

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """Open the thread of a message, or find it open already, and return its id."""

    async def open_dm(self, user_id: int) -> int:
        """The channel of direct messages with a user. Raises ``Closed``."""

    async def membership(self, guild_id: int, user_id: int) -> Membership:
        """Whether a user is on a server, and Herald too."""

    async def add_member(self, thread_id: int, user_id: int) -> None:
        """Make a user a member of a thread; nothing happens when they are one. Raises ``Barred``."""

    def lacking(self, channel_id: int) -> frozenset[Permission]:
        """What Herald may not do in a channel, as far as is known without asking."""

    async def locked(self, thread_id: int) -> bool:
        """Whether a moderator has locked a thread. Raises ``Lost``."""

    async def find_recent(self, channel_id: int, probe: Probe) -> list[int]:
        """Ids of Herald's own messages that may be the one looked for, the surest and then the oldest first."""

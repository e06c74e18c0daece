"""What if: what lies before a seat, played many times from what the seat sees, as a picture and with what was assumed.

The numbers come from the seat's view alone (``Rules.whatif``), so an answer tells nothing that the view does not, and
the same view has the same answer. They are found where pictures are drawn.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

from bot.common.errors import UserError
from bot.presenter.front import front
from bot.presenter.panels.advice import may_ask
from bot.presenter.pictures.drawing_pool import Pictures
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.tables.unit.posts import Message
from render.core.api import Bar

RUNS = 1000
"""Times that something is played."""
ROWS = 6
"""Lines of one distribution; what lies beyond shares the last."""

_asking: set[int] = set()
_log = logging.getLogger(__name__)


async def ask(pictures: Pictures, look: SeatView, user_id: int, voice: Voice) -> Message:
    """The answer.

    Raises ``whatif-off`` where the table does not allow it, ``hint-busy`` for a person whose last question is still
    thought about, ``Front.idle`` where nothing can be played.
    """
    game = look.table.game
    if not may_ask(look.table):
        raise UserError("whatif-off")
    chart = front(game).chart
    if chart is None or look.outcome is not None:
        raise UserError(front(game).what_if_empty)
    if user_id in _asking:
        raise UserError("hint-busy")
    _asking.add(user_id)
    try:
        odds = await pictures.odds(game, look.view, RUNS)
        if odds is None:
            raise UserError(front(game).what_if_empty)
        drawn, assumed = chart(odds, look.view, voice)
        picture = await pictures.chart(drawn)
    except UserError:
        raise
    except Exception as error:
        _log.exception("no what if for %s", game)
        raise UserError("whatif-failed") from error
    finally:
        _asking.discard(user_id)
    said = voice.text("whatif-said", runs=getattr(odds, "runs", RUNS), assumed=assumed)
    return Message(content=said, pictures=[(f"herald-{game}-{look.table.id}-whatif.{picture.extension}", picture)])


def bar(voice: Voice, label: str, n: int, runs: int, good: bool | None = None) -> Bar:
    """A line for something that came about in ``n`` of the runs."""
    return Bar(label, n / runs, voice.text("whatif-share", n=percent(n / runs)), good)


def spread(voice: Voice, counts: Iterable[int], runs: int) -> list[Bar]:
    """A distribution over 0, 1, 2 and so on: from the first number that came up to the last, the rest together."""
    rows = list(enumerate(counts))
    first = next((n for n, count in rows if count), 0)
    kept, rest = rows[first : first + ROWS - 1], rows[first + ROWS - 1 :]
    bars = [bar(voice, str(n), count, runs) for n, count in kept]
    if len(rest) == 1:
        bars.append(bar(voice, str(rest[0][0]), rest[0][1], runs))
    elif rest:
        label = voice.text("whatif-more", n=rest[0][0])
        bars.append(bar(voice, label, sum(count for _, count in rest), runs))
    return bars


def percent(chance: float) -> int:
    """A chance in whole percent, never a certainty that is none."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))

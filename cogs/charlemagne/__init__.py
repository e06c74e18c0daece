"""Charlemagne at the table: ``/charlemagne``, the panel of a force, a player turn told in lines."""

from bot.presenter.front import Front, register
from cogs.charlemagne import commands, lessons, panel, told

GROUP = commands.charlemagne

register(
    "charlemagne",
    Front(
        topics=(
            "goal", "turn", "regions", "events", "markers", "vassalage", "treasury", "levy", "forces", "move", "zones",
            "battle", "retreat", "pillage", "conversion", "sea", "supply", "leaders", "treaties", "orders", "options",
        ),
        topic_of=lessons.TOPIC_OF,
        lessons=lessons.SEATS,
        controls=panel.controls,
        summary=panel.summary,
        tell=told.told,
        kinds=told.KINDS,
        context=told.context,
        rank=panel.rank,
        batch=panel.batch,
        aside=panel.ASIDE,
        days={1: 6, 2: 6},
    ),
)  # fmt: skip

__all__ = ["GROUP"]

"""Wars of the Roses at the table: ``/roses``, the panel of every step, a phase told in short."""

from bot.presenter.front import Front, register
from cogs.roses import commands, length, lessons, panel, told, whatif

GROUP = commands.roses

register(
    "roses",
    Front(
        topics=(
            "goal", "turn", "cards", "events", "move", "sea", "recruit", "battle", "retreat", "treason", "orders",
            "supply", "heirs", "exile", "political", "scenarios", "secrecy",
        ),
        topic_of=lessons.TOPIC_OF,
        lessons=lessons.SEATS,
        controls=panel.controls,
        summary=panel.summary,
        tell=told.told,
        kinds=told.KINDS,
        context=told.context,
        batch=panel.batch,
        rank=panel.rank,
        chart=whatif.chart,
        supposes=whatif.STEPS,
        idle="roses-whatif-none",
        days={2: 19, 3: 19, 4: 19},
        share=length.share,
    ),
)  # fmt: skip

__all__ = ["GROUP"]

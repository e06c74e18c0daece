"""Lords of Xidit at the table: ``/xidit``, the panel of a year, the year told in lines."""

from bot.presenter.front import Front, register
from cogs.xidit import commands, lessons, panel, whatif, year

GROUP = commands.xidit

register(
    "xidit",
    Front(
        topics=(
            "goal", "orders", "recruit", "threats", "rewards", "bards", "guilds", "titans", "census", "evaluation",
            "standing", "phantom",
        ),
        topic_of=lessons.TOPIC_OF,
        lessons=lessons.SEATS,
        controls=panel.controls,
        summary=panel.summary,
        tell=year.told,
        kinds=year.KINDS,
        context=year.context,
        batch=panel.batch,
        rank=panel.rank,
        board_key=year.board_key,
        films=lambda keys: "xidit-orders-revealed" in keys,
        chart=whatif.chart,
        supposes=whatif.STEPS,
        idle="xidit-whatif-none",
        days={3: 5, 4: 5, 5: 6},
    ),
)  # fmt: skip

__all__ = ["GROUP"]

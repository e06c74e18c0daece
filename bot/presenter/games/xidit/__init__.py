"""What Lords of Xidit adds to panels and posts: the panel of a year, the year told in lines."""

from bot.presenter.front import Front
from bot.presenter.games.xidit import half_made, lessons, panel, recap, what_if

FRONT = Front(
    topics=(
        "start", "goal", "placement", "orders", "recruit", "threats", "rewards", "bards", "guilds", "titans",
        "census", "evaluation", "standing", "phantom", "words",
    ),
    topic_of=lessons.TOPIC_OF,
    lessons=lessons.SEATS,
    lesson=lessons.lesson,
    controls=panel.controls,
    about=half_made.about,
    summary=panel.summary,
    tell=recap.told,
    kinds=recap.KINDS,
    context=recap.context,
    batch=panel.batch,
    rank=panel.rank,
    board_key=recap.board_key,
    films=lambda keys: "xidit-orders-revealed" in keys,
    chart=what_if.chart,
    what_if_steps=what_if.STEPS,
    what_if_empty="xidit-whatif-none",
    days={3: 4, 4: 4, 5: 4},
    warns=panel.comes_to,
    named=panel.named,
    places=recap.places,
)  # fmt: skip

__all__ = ["FRONT"]

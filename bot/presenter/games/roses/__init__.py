"""What Wars of the Roses adds to panels and posts: the panel of every step, a phase told in short."""

from bot.presenter.front import Front
from bot.presenter.games.roses import half_made, length, lessons, lists, panel, recap, what_if
from bot.presenter.games.roses.screens import before_the_end

FRONT = Front(
    topics=(
        "start", "goal", "turn", "cards", "events", "move", "sea", "recruit", "battle", "retreat", "treason", "orders",
        "supply", "heirs", "exile", "political", "scenarios", "secrecy", "words",
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
    chart=what_if.chart,
    what_if_steps=what_if.STEPS,
    what_if_empty="roses-whatif-none",
    days={2: 19, 3: 19, 4: 19},
    length_factor=length.share,
    named=lists.named,
    places=panel.places,
    warns=before_the_end.warned,
)  # fmt: skip

__all__ = ["FRONT"]

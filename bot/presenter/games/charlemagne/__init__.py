"""What Charlemagne adds to panels and posts: the panel of a force, a player turn told in lines."""

from bot.presenter.front import Front, ranked
from bot.presenter.games.charlemagne import half_made, lessons, panel, recap, warnings

FRONT = Front(
    topics=(
        "start", "goal", "turn", "regions", "events", "markers", "vassalage", "treasury", "levy", "forces", "move",
        "zones", "battle", "retreat", "pillage", "conversion", "sea", "supply", "leaders", "treaties", "orders",
        "options", "words",
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
    rank=ranked(panel.FIRST, panel.LATE),
    batch=panel.batch,
    always_open=panel.ASIDE,
    days={1: 6, 2: 6},
    places=panel.places,
    warns=warnings.of_plan,
    named=panel.named,
)  # fmt: skip

__all__ = ["FRONT"]

"""What Warrior Knights adds to panels and posts: the panel of a Baron, a phase told in short."""

from bot.presenter.front import Front, ranked
from bot.presenter.games.knights import half_made, lessons, panel, recap, treaties, warnings

FRONT = Front(
    topics=(
        "start", "goal", "words", "turn", "planning", "cards", "spaces", "nobles", "movement", "battle", "assault",
        "siege", "stronghold", "death", "wages", "draft", "taxes", "assembly", "decisions", "church", "expeditions",
        "upkeep", "end", "deals", "orders", "seats", "options",
    ),
    topic_of=lessons.TOPIC_OF,
    lessons=lessons.SEATS,
    lesson=lessons.lesson,
    controls=panel.controls,
    about=half_made.about,
    treaties=treaties.in_force,
    summary=panel.summary,
    tell=recap.told,
    context=recap.context,
    kinds=recap.KINDS,
    rank=ranked(panel.FIRST, panel.LATE),
    batch=panel.batch,
    board_key=recap.board_key,
    always_open=panel.ASIDE,
    warns=warnings.of_plan,
    named=panel.named,
    days={2: 16, 3: 28, 4: 34, 5: 42, 6: 49},
)  # fmt: skip

__all__ = ["FRONT"]

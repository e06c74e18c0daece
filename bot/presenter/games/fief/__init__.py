"""What Fief: England adds to panels and posts: the panel of a family, a phase told in short."""

from bot.presenter.front import Front, ranked
from bot.presenter.games.fief import half_made, lessons, panel, recap, treaties
from bot.presenter.games.fief.screens import movement

FRONT = Front(
    topics=(
        "start", "goal", "round", "families", "map", "cards", "disasters", "fortunes", "church", "income", "purchases",
        "titles", "movement", "invaders", "battle", "captives", "siege", "court", "parliament", "opportunities",
        "burghers", "relics", "deals", "orders", "servants", "options", "words",
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
    named=panel.named,
    board_key=recap.board_key,
    always_open=panel.ASIDE,
    warns=movement.warned,
    days={2: 22, 3: 28, 4: 39},
)  # fmt: skip

__all__ = ["FRONT"]

"""The page of a table's settings: every line says what its setting does, and fits a phone."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from bot import locale
from bot.locale import LANGUAGES, has
from bot.presenter.pages.lobby import facts
from bot.presenter.pages.settings import GAME, GROUPS, Setting, grouped, settings, told
from bot.presenter.words.voice import Voice, voice_of
from bot.tables.model import Cost, DeadlinePolicy, TableInfo, TableStatus
from engine import GAMES
from tests.cogs import seat_views
from tests.toy import WORDS as FAIR_WORDS

WIDE = 32
"""Characters of a list's line that a phone 400 pixels wide shows whole."""
COMPONENTS, TEXT = 40, 4000
"""What Discord takes in one message."""
BEST = {
    "xidit": {
        "short": "no", "phantom_start": "6", "placement": "All give wishes at once",
    },
    "roses": {"scenario": "The whole war (1460)", "campaigns": "All campaigns of the scenario"},
    "charlemagne": {
        "first": "The Empire", "placement": "The players place them", "build_limit": "1", "duels": "no", "scara": "no",
        "leader_death": "no",
    },
    "fief": {
        "regions": "In cities they choose", "voting": "All at once, sealed", "purchases": "In turn order",
        "guard": "yes", "excalibur": "yes", "garter": "yes", "sherwood": "yes", "invaders": "Norsemen",
    },
    "knights": {
        "length": "10", "motions": "no", "heirs": "no", "treason": "no", "elimination": "no", "mighty": "no",
        "miracles": "no", "abandoned": "no",
    },
}  # fmt: skip
"""What is recommended, by hand from each game's page in ``docs``: the games as they were measured, the rules that a
rulebook calls optional left out, and what all can decide at once decided at once where the book leaves it open."""
TABLE = {
    "deadline": "2 days", "miss": "A computer answers", "cost": "Nothing", "invited": "Everyone",
    "gate": "Anyone", "seats": "Players choose", "anonymous": "Shown",
    "press": "In private, by the rulebook",
    "hints": "no",
}  # fmt: skip


def fresh(game: str) -> TableInfo:
    """A table as it opens when nobody has changed anything."""
    chosen = msgspec.to_builtins(GAMES[game].Options())
    return seat_views.table(min(4, GAMES[game].seats.stop - 1), game, TableStatus.LOBBY).model_copy(
        update={"options": chosen, "policy": DeadlinePolicy()}
    )


def every(info: TableInfo, voice: Voice) -> Iterator[Setting]:
    """All settings of a table."""
    return (setting for group in grouped(info, voice).values() for setting in group)


@pytest.mark.parametrize("game", BEST)
def test_a_new_table_has_what_is_recommended(game: str) -> None:
    """... and every line says why."""
    info = fresh(game)
    voice = voice_of(info, "en")
    found = {s.what: s for s in every(info, voice)}
    wanted = {f"option-{name}": best for name, best in BEST[game].items()} | TABLE
    assert found.keys() - wanted.keys() <= {"count", "language"}
    for what, best in wanted.items():
        (recommended,) = [v for v in found[what].values if v.best]
        assert (recommended.label, recommended.now) == (best, True), what
        assert f"Recommended: {best}. " in told(found[what], voice), what


def test_what_no_new_table_is_asked_for_is_still_told() -> None:
    """A table of Xidit from before its quick style kept scarce units: nothing to choose, and the card says what it
    plays by."""
    old = fresh("xidit").model_copy(update={"options": {}})
    for info, told_of in ((old, True), (fresh("xidit"), False)):
        voice = voice_of(info, "en")
        assert "option-quick" not in {s.what for s in every(info, voice)}
        assert ("The quick style: Spends any unit; asks in a census" in facts(info, voice)) is told_of


def test_what_is_recommended_stays_so_when_something_else_is_chosen() -> None:
    """The line names both."""
    info = fresh("knights")
    changed = {"options": {**info.options, "length": 8}, "hints": True, "policy": DeadlinePolicy(hours=12)}
    info = info.model_copy(update=changed)
    voice = voice_of(info, "en")
    said = {s.what: told(s, voice) for s in every(info, voice)}
    assert said["option-length"].startswith("**Influence per player:** 8\n")
    assert "Recommended: 10. " in said["option-length"]
    assert said["hints"].startswith("**Suggestions:** yes\n")
    assert "Recommended: no. " in said["hints"]
    assert said["deadline"].startswith("**Time to answer:** 12 hours\n")
    assert "Recommended: 2 days. " in said["deadline"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BEST)
def test_every_setting_says_what_it_does_and_is_read_whole(game: str, lang: str) -> None:
    info = fresh(game)
    voice = voice_of(info, lang)
    for setting in every(info, voice):
        assert has(lang, f"{setting.key}-note"), setting.key
        assert told(setting, voice).count("\n") == 1
        assert sum(v.now for v in setting.values) == 1, setting.what
        labels = [setting.name, *(v.label for v in setting.values)]
        assert [label for label in labels if len(label) > WIDE] == []
        assert len(labels) == len(set(labels)), "two values look alike"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_group_fits_into_a_message(game: str, lang: str) -> None:
    """Where a command has set what no list offers, and names are hidden, too."""
    odd = {"anonymous": True, "policy": DeadlinePolicy(hours=5, cost=Cost.SEAT, strikes=4, gate=7, newcomers=False)}
    for info in (fresh(game), fresh(game).model_copy(update=odd)):
        voice = voice_of(info, lang)
        for group in grouped(info, voice):
            view = settings(info, voice, group, "x" * 300).view
            assert view is not None
            assert view.total_children_count <= COMPONENTS
            assert view.content_length() <= TEXT  # type: ignore[union-attr]
    seats = [name for name, each in grouped(info, voice).items() if any(s.what == "seats" for s in each)]
    assert seats == []  # hidden names are drawn


def test_no_word_of_a_setting_is_left_over() -> None:
    """Every key of the family belongs to a setting, a value or the page."""
    info, known = fresh("xidit"), {f"setting-{word}" for word in ("line", "recommended", "best", "head")}
    known |= {f"setting-group-{name}" for name in (GAME, "more", *GROUPS)} | {"setting-count-value"}
    values = {
        "deadline": ("days", "hours", "daily", "weekdays", "clock", "none", "own"), "cost": ("nothing", "half", "seat"),
        "gate": ("none", "most", "known"), "hints": (), "language": (), "count": (),
    }  # fmt: skip
    for setting in every(info, voice_of(info, "en")):
        if setting.key.startswith("setting-"):
            known |= {setting.key, f"{setting.key}-note"}
            known |= {f"{setting.key}-why"} if any(v.best for v in setting.values) else set()
            known |= {f"{setting.key}-{v}" for v in values.get(setting.what, [v.text for v in setting.values])}
    assert {key for key in locale.entries("en") if key.startswith("setting-")} == known


def test_a_game_without_such_words_is_shown_as_well() -> None:
    """A game of somebody else may not have them yet: name, value and list are there."""
    assert FAIR_WORDS  # its catalogue is read
    info = seat_views.table(2, "knights", TableStatus.LOBBY)
    voice = voice_of(info, "en")
    bare = Setting("option-x", "Days", next(every(info, voice)).values, "fair-option-rounds")
    assert told(bare, voice) == "**Days:** 2 seats"

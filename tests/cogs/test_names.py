"""Hostile names wherever a person meets them: panels, suggestions, refusals, lobby, log; in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.common.safe_names import ISOLATE, clean, tidy, unmarked
from bot.presenter.pages.lobby import card, lobby, seat_lines
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import panel, rows
from bot.presenter.words.voice import Voice
from bot.tables.lobby.setup import tidy as stored
from bot.tables.model import SeatView
from bot.ui.components import form
from bot.ui.ids import Id
from cogs import games
from cogs.lookup import narrow
from cogs.play.act import suggestions
from engine import GAMES
from engine.core import Action, Piece, SeatRef
from herald_fair.rules import FAIR
from herald_fair.state import FairState
from tests.bot.size_of_answers import fair as words_of_the_fair
from tests.cogs.panel_verbs import RARE
from tests.cogs.press_everything import components, parts
from tests.cogs.seat_views import look_at, table

games()  # brings the fronts
NAMES = [
    "https://evil.example/x",
    "@everyone <@123> **A**",
    "\u202e[Ana](https://evil.example)",
    "A" + "\u0300\u0301\u0302" * 30,
    "\u0639\u0645\u0631 `3`",
    "\u3164\u200b",
]
UNSEEN = re.compile("[\u200b\u202a-\u202e\u2066\u2067\u3164]|[\u0300-\u036f]{4}")


@pytest.fixture(autouse=True)
def fair() -> Iterator[None]:
    with words_of_the_fair():
        yield


def position() -> FairState:
    """A vote is on; every pair of seats may make offers."""
    state = FAIR.setup(seats=6, seed="names")
    for seat in range(6):
        FAIR.apply(state, seat, FAIR.prompts(state)[seat][0].default[0])
    state.purse = [200] * 6
    return state


def in_message(text: str) -> None:
    """Where markup is read."""
    assert not UNSEEN.search(text), repr(text)
    assert "://" not in text
    bare = re.sub(r"\\.", "", text)
    assert "@everyone" not in bare
    assert "<@123" not in bare
    assert "](" not in bare


def beside(text: str) -> None:
    """Where none is read: nothing but the name is to be seen."""
    assert not UNSEEN.search(text), repr(text)
    assert "\\" not in text


@pytest.mark.parametrize("locale", ["en", "es"])
def test_panels_show_names_and_nothing_else(locale: str) -> None:
    look = look_at(FAIR, position(), 0)
    voice = Voice(locale, NAMES, "fair")
    assert any("seat-" in str(action) for action in look.legal)
    shown = 0
    for prompt in look.prompts:
        for opened in ("", "offer", "whisper"):
            view = panel(PanelContext(look, 0, voice, opened, 0, prompt), None).view
            for component in parts(view):
                in_message(component.get("content", ""))
                for option in component.get("options", [{}]):
                    for text in (component.get("label"), component.get("placeholder"), option.get("label")):
                        beside(text or "")
                        shown += "evil.example" in (text or "")
    assert shown


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("typed", ["", "offer", "evil", "everyone", "offer \u0639\u0645\u0631"])
def test_suggestions_show_and_find_names(locale: str, typed: str) -> None:
    look = look_at(FAIR, position(), 5)
    found = suggestions(look, Voice(locale, NAMES, "fair"), typed)
    assert found
    for label, _ in found:
        beside(label)
    if typed == "evil":
        assert any("https://evil.example/x" in label for label, _ in found)
    if "\u0639" in typed:
        assert all(ISOLATE in label for label, _ in found)


def test_game_suggestions_and_tables_show_names() -> None:
    voice = Voice("en", NAMES, "fair")
    for choice in narrow([(voice.seat(seat), str(seat)) for seat in range(6)], ""):
        beside(choice.name)
    assert [c.value for c in narrow([(voice.seat(s), str(s)) for s in range(6)], "https://evil")] == ["0", "2"]


@pytest.mark.parametrize("locale", ["en", "es"])
def test_sentences_keep_names_in_their_place(locale: str) -> None:
    voice = Voice(locale, NAMES, "fair")
    for seat in range(6):
        in_message(voice.say("fair-no-turn", {"seat": SeatRef(seat)}))
        in_message(voice.action("fair", Action("offer", (f"seat-{seat}", 20, "wool"))))
        assert voice.seat(seat).strip(ISOLATE + "\u2069")
    for name in NAMES:
        in_message(voice.say("note-joined", {"name": name, "seat": 1}))
        in_message(voice.say("no-such-table", {"table": name}))
    info = table(6, "fair")
    for taken, name in zip(info.seats, NAMES, strict=True):
        object.__setattr__(taken, "name", name)
    for line in seat_lines(info, voice):
        in_message(line)
    in_message(lobby(info, voice))
    assert card(info, voice).seats[0]


RAW = re.compile(r"\*\*|`|~~|\|\||(?<!\w)[*_]\w[^*_]*\w[*_](?!\w)|\\\\|<[t@#:]")
"""Marks as Discord shows them where it reads none."""
MARKED = ("An*_~|`", "```", ">Cle_o", "# Dov", "[a](http://b)", "<@1>")
"""Six people whose names are marks."""


def bare(text: str) -> None:
    """Neither the catalogue's marks nor what protects names."""
    for name in sorted(MARKED, key=len, reverse=True):
        text = text.replace(name, "N")
    assert not RAW.search(text), text


@pytest.mark.parametrize("game", [game for game in GAMES if game != "fair"])
def test_lists_and_buttons_of_every_game_show_no_marks(game: str) -> None:
    """A recorded position of each verb; labels, lines, their notes, and what stands in an empty list."""
    rules, shown = GAMES[game], 0
    for save in sorted(RARE.glob(f"{game}-*.json"))[::4]:
        state = rules.loads(save.read_bytes())
        for seat in sorted(rules.prompts(state)):
            look = look_at(rules, state, seat)
            for locale in ("en", "es"):
                for item in components([row.to_component_dict() for row in rows(ctx(look, locale))]):
                    lines = [(o["label"], o.get("description")) for o in item.get("options", [])]
                    for text in [
                        item.get("label"),
                        item.get("placeholder"),
                        *(each for line in lines for each in line),
                    ]:
                        bare(text or "")
                        shown += bool(text)
    assert shown > 20


def ctx(look: SeatView, locale: str) -> PanelContext:
    return PanelContext(look, look.seat or 0, Voice(locale, MARKED, look.table.game))


@pytest.mark.parametrize("locale", ["en", "es"])
def test_what_is_listed_beside_panels_shows_no_marks(locale: str) -> None:
    """The moments of a rewind, the lines of a log and of a report: sentences of events, some of which have marks."""
    voice = Voice(locale, MARKED, "fief")
    line = voice.say("fief-sword-drawn", {"noble": Piece("simon"), "die": 6})
    assert "**" in line
    assert "**" not in unmarked(line)
    for name in MARKED:
        bare(narrow([(clean(name), "1")], "")[0].name)
        said = voice.say("note-joined", {"name": name, "seat": 1})
        assert name in unmarked(said)
        bare(unmarked(said))


async def test_forms_show_no_marks() -> None:
    for name in MARKED:
        asked = form(Id("note", 1), f"**{clean(name)}**", clean(name), most=9, note=f"`{clean(name)}`")
        field = asked.to_dict()["components"][0]
        assert (asked.title, field["label"], field["description"]) == (name, name, name)


def test_what_is_stored_is_tidy() -> None:
    for name in NAMES:
        assert stored(name, 60) == tidy(stored(name, 60))
        assert not UNSEEN.search(stored(name, 60))

"""Letters of people's names that the house's faces lack, and those that run from right to left."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageFont, ImageStat, features

from render import lobby
from render.core import fonts
from render.core.api import LobbyCard
from render.core.brush import Brush
from render.core.script import END, ISOLATE, isolated, joined, visual
from tests.render.stand_in_words import words
from tests.support import skips

OMAR = "\u0639\u0645\u0631"
SHLOMO = "\u05e9\u05dc\u05de\u05d4"
DRAWN = "\ufeae\ufee4\ufecb"
"""Omar from left to right: re at its end, mim in the middle, ain at the beginning."""
LINES = {
    "latin": ("Ana (2)", "Ana (2)"),
    "hebrew": (SHLOMO, SHLOMO[::-1]),
    "arabic": (OMAR, DRAWN),
    "in a sentence": (f"Mesa de {OMAR} 3!", f"Mesa de 3 {DRAWN}!"),
    "a sentence in Hebrew": (f"{SHLOMO} Ana", f"Ana {SHLOMO[::-1]}"),
    "numbers": (f"{SHLOMO} 12", f"12 {SHLOMO[::-1]}"),
    "brackets": (f"{SHLOMO} ({SHLOMO})", f"({SHLOMO[::-1]}) {SHLOMO[::-1]}"),
    "a name apart": (f"{ISOLATE}{OMAR}{END} 12", f"{DRAWN} 12"),
    "two names apart": (f"{ISOLATE}{OMAR}{END}, {ISOLATE}{SHLOMO}{END}: 4", f"{DRAWN}, {SHLOMO[::-1]}: 4"),
    "a name cut off": (f"{ISOLATE}{OMAR}…", f"…{DRAWN}"),
    "lam and alef": ("\u0633\u0644\u0627\u0645", "\ufee1\ufefc\ufeb3"),
    "kept apart": ("\u0645\u06cc\u200c\u062e", "\ufea5\ufbfd\ufee3"),
}


@pytest.mark.parametrize("what", LINES)
def test_lines_run_as_they_are_read(what: str) -> None:
    line, drawn = LINES[what]
    assert visual(line) == drawn


def test_isolates_are_only_around_what_turns() -> None:
    assert isolated("Ana") == "Ana"
    assert isolated(OMAR) == f"{ISOLATE}{OMAR}{END}"


def test_joined_letters_are_the_same_letters() -> None:
    """Whatever form a letter takes, it is that letter."""
    alphabet = "".join(chr(n) for n in range(0x621, 0x64B) if unicodedata.category(chr(n)) == "Lo")
    for start in range(len(alphabet)):
        word = alphabet[start : start + 5]
        assert unicodedata.normalize("NFKC", joined(word)) == unicodedata.normalize("NFKC", word)


@pytest.mark.parametrize("name", [OMAR, SHLOMO, "\u10d0\u10dc\u10d0", "\u0531\u0576\u0561", "🦊", "★", "♥", "→"])
def test_a_face_has_it(name: str) -> None:
    """No box for anything that is printed, whatever the form."""
    for char in visual(fonts.printable(name)):
        assert fonts.carrier(char) not in (None, fonts.OWN), hex(ord(char))
    assert fonts.text_width(name, "name", 40) > 10


def test_every_letter_of_the_house_is_its_own() -> None:
    """What Alegreya has is never drawn by another face."""
    for text in ("Aldonza Álvaro Żaneta", "Ана", "Άννα", "0123456789 .,:;!?()[]#-–—…"):
        assert {place for place, _ in fonts.pieces(text)} == {fonts.OWN}


@pytest.mark.skipif(not features.check("raqm"), reason=skips.SHAPING)
@pytest.mark.parametrize("text", [OMAR, "\u0645\u062d\u0645\u062f \u0628\u0646", SHLOMO, "\u0633\u0644\u0627\u0645"])
def test_drawn_as_a_shaping_library_draws_it(text: str) -> None:
    """Where libraqm is at hand, it makes the same picture of the letters as they are typed."""
    name, _ = next(f for f in fonts.SPARE if ("Hebrew" if text == SHLOMO else "Arabic") in f[0])
    path = str(fonts._FOLDER / name)
    plain = ImageFont.truetype(path, 80, layout_engine=ImageFont.Layout.BASIC)
    shaped = ImageFont.truetype(path, 80, layout_engine=ImageFont.Layout.RAQM)
    ours, theirs = plain.getmask(visual(text)), shaped.getmask(text)
    assert abs(ours.size[0] - theirs.size[0]) <= 2
    apart = ImageChops.difference(*(_drawn(mask) for mask in (ours, theirs)))
    assert ImageStat.Stat(apart).mean[0] < 6


def _drawn(mask: Any) -> Image.Image:
    image = Image.new("L", (600, 160))
    image.im.paste(mask, (0, 0, *mask.size))
    return image


def test_a_line_of_several_faces_is_as_wide_as_it_is_measured() -> None:
    image = Image.new("L", (900, 120), 255)
    text = f"Ana {OMAR} 🦊 B"
    Brush(image, 1).text(20, 60, text, 60, "name", 0, "ls")
    ink = image.point(lambda v: 255 if v < 128 else 0).getbbox()
    assert ink is not None
    assert abs(ink[2] - 20 - fonts.text_width(text, "name", 60)) < 8
    assert ink[0] >= 18


def test_hostile_names_stay_inside_their_row() -> None:
    """Marks piled up, letters that turn, endless ones: the card is drawn, and differs from others only in its rows."""
    pile = "A" + "\u0300\u0301\u0302\u0303" * 40
    names = [pile, f"\u202e{OMAR}\u2066", "\ufdfd" * 40, "W" * 40, ISOLATE * 20 + "x"]
    plain = lobby.compose(LobbyCard("xidit", "T", ["Ana"] * 5 + [None], [], words), 500)
    hostile = lobby.compose(LobbyCard("xidit", "T", [*names, None], [], words), 500)
    assert plain.image.size == hostile.image.size
    for placed in hostile.placed:
        assert 0 <= placed.box[0] <= placed.box[2] <= lobby.WIDTH, placed
    top = plain.image.crop((0, 0, 500, 108))
    assert top.tobytes() == hostile.image.crop((0, 0, 500, 108)).tobytes()
    alt = lobby.lobby_card(LobbyCard("xidit", "T", [*names, None], [], words)).alt
    assert "\u202e" not in alt
    assert alt.count(ISOLATE) == alt.count(END)

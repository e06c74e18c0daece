"""``python -m bot render`` draws what it is asked for."""

from __future__ import annotations

import pathlib

import pytest
import typer
from PIL import Image
from typer.testing import CliRunner

from bot.cli import render as cli


@pytest.fixture
def app() -> typer.Typer:
    made = typer.Typer()
    cli.register(made)
    return made


def run(app: typer.Typer, *args: str) -> int:
    return CliRunner().invoke(app, ["render", *args]).exit_code


def test_a_board_a_hand_and_a_zoom_become_files(app: typer.Typer, tmp_path: pathlib.Path) -> None:
    common = ("xidit", "--seats", "3", "--turn", "1", "--player", "random", "--width", "320")
    assert run(app, *common, "--out", str(tmp_path / "board.png")) == 0
    assert run(app, *common, "--seat", "2", "--locale", "es", "--out", str(tmp_path / "hand.png")) == 0
    assert run(app, *common, "--zoom", "city-7", "--out", str(tmp_path / "zoom.webp")) == 0
    with Image.open(tmp_path / "board.png") as board, Image.open(tmp_path / "hand.png") as hand:
        assert (board.format, board.width, hand.width) == ("PNG", 320, 320)
        assert hand.height > board.height
    with Image.open(tmp_path / "zoom.webp") as zoom:
        assert zoom.format == "WEBP"


def test_result_and_animation_of_a_played_game() -> None:
    common = {"seats": 3, "seed": "7", "turn": 3, "seat": None, "locale": "en", "player": "random"}
    assert cli.draw("xidit", "animation", **common, width=300).width == 300  # type: ignore[arg-type]
    end = cli.draw("xidit", "result", **common, width=300)  # type: ignore[arg-type]
    assert any(name in end.alt for name in cli.NAMES[:3])


def test_what_does_not_exist_is_refused(app: typer.Typer, tmp_path: pathlib.Path) -> None:
    out = ("--out", str(tmp_path / "x.png"))
    assert run(app, "xidit", "--turn", "1", "--zoom", "nowhere", "--player", "random", *out) == 2
    assert run(app, "xidit", "--kind", "poster", *out) == 2
    assert run(app, "xidit", "--turn", "1", "--kind", "animation", "--player", "random", *out) == 2
    assert not list(tmp_path.iterdir())


def test_a_turn_of_roses_moves_on_the_contact_sheet() -> None:
    """The first march of its game, as several pictures that end on another one than they begin with."""
    found = cli.marching("roses", 2, "7", cli.caption_for("The Winter Campaign", 2, "en"))
    assert found is not None
    first, last = cli.opened(found, 0), cli.opened(found, -1)
    assert first.size == last.size == (found.width, found.height)
    assert first.tobytes() != last.tobytes()
    assert cli.opened(found, 4).tobytes() not in (first.tobytes(), last.tobytes())


def test_first_pictures_stand_in_a_row_for_each_game_as_wide_as_on_a_phone() -> None:
    """Two of one game beside each other, the one of the next under the higher of them."""
    red, blue, green = (Image.new("RGB", size, name) for size, name in
                        (((1000, 500), "red"), ((1000, 1000), "blue"), ((800, 800), "lime")))  # fmt: skip
    sheet = cli.first_pictures([[red, blue], [green]])
    seen = {colour: Image.eval(mask, bool).getbbox() for colour, mask in _masks(sheet).items()}
    wide, high = {}, {}
    for colour, box in seen.items():
        assert box is not None
        wide[colour], high[colour] = box[2] - box[0], box[3] - box[1]
    assert wide == {"red": 400, "blue": 400, "lime": 400}
    assert high == {"red": 200, "blue": 400, "lime": 400}
    assert seen["red"][1] == seen["blue"][1] < seen["blue"][3] < seen["lime"][1]  # type: ignore[index]
    assert seen["red"][0] == seen["lime"][0] < seen["red"][2] < seen["blue"][0]  # type: ignore[index]


def _masks(sheet: Image.Image) -> dict[str, Image.Image]:
    """Where on a sheet each of three pure colours stands."""
    bands = dict(zip(("red", "lime", "blue"), sheet.split(), strict=True))
    return {name: band.point(lambda value: 255 if value > 200 else 0) for name, band in bands.items()}

"""The replay as a page: every phase in little room, nothing that its reader may not know."""

from __future__ import annotations

import base64
import io
import json
import random
import re
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.presenter.pictures.replay import film, made
from bot.presenter.pictures.replay.film import page, said, steps
from bot.presenter.pictures.replay.reel import CELL, EVERY, Reel, changed
from bot.presenter.words.voice import Voice
from bot.tables.unit.replay import Divergence, replay
from engine.core import Event, Piece, Place
from engine.xidit.rules import XIDIT
from herald_fair.rules import FAIR
from herald_fair.state import GOODS, SIGNS
from tests.bot.presenter.logged_game import SEED, Play


def facts(document: bytes) -> Any:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', document.decode(), re.DOTALL)
    assert found
    return json.loads(found[1])


def painted(data: Any, step: int) -> Image.Image:
    """What the page shows at a step: the last whole sheet and what was laid over it."""
    number = data["steps"][step]["sheet"]
    first = max(n for n in range(number + 1) if data["sheets"][n]["whole"])
    canvas = Image.new("RGB", (1, 1))
    for sheet in data["sheets"][first : number + 1]:
        canvas = canvas.crop((0, 0, sheet["w"], sheet["h"]))  # it grows or is cut at its lower edge
        for x, y, key in sheet["pieces"]:
            canvas.paste(Image.open(io.BytesIO(base64.b64decode(data["pictures"][key]))), (x, y))
    return canvas


def test_every_phase_has_its_board_and_its_lines() -> None:
    document = page(Play(XIDIT, 3).until(3).job())
    data = facts(document)
    assert len(data["steps"]) == 4  # the set-up and three phases
    assert all(step["alt"] for step in data["steps"])
    assert data["steps"][-1]["lines"]["en"] != data["steps"][-1]["lines"]["es"]
    assert not any("**" in line for step in data["steps"] for line in step["lines"]["en"])
    assert data["title"] == "#7 </script><b>"  # in the data it cannot end the script
    assert document.count(b"</script>") == 2
    assert b"http" not in document.replace(b"http-equiv", b"")  # it asks nobody for anything
    assert len(document) < 8_000_000
    assert painted(data, 0).size == painted(data, 1).size == (1000, painted(data, 0).height)


def test_pieces_cover_every_change() -> None:
    """Whatever changes between two boards lies in a piece, to the pixel; what does not, costs nothing."""
    rng = random.Random(3)
    before = Image.effect_noise((500, 370), 60).convert("RGB")
    reel = Reel()
    assert reel.add(before) == 0
    assert reel.add(before.copy()) == 0
    for number in range(1, 12):
        after = before.copy()
        pen = ImageDraw.Draw(after)
        for _ in range(rng.randrange(1, 5)):
            x, y, far = rng.randrange(440), rng.randrange(310), rng.randrange(60)
            pen.rectangle((x, y, x + far, y + far // 2), fill=(number, 0, 255))
        rebuilt = before.copy()
        for box in changed(before, after):
            assert box[0] % CELL == 0
            rebuilt.paste(after.crop(box), box[:2])
        assert ImageChops.difference(rebuilt, after).getbbox() is None
        reel.add(after)
        before = after
    assert reel.add(Image.new("RGB", (400, 300))) == len(reel.sheets) - 1
    assert reel.sheets[-1].whole


@pytest.mark.parametrize("hears", [None, 2])
def test_sealed_orders_of_another_are_in_no_page(hears: int | None) -> None:
    """Two games in which only what Ben hides differs, and when they chose it, give the same page byte for byte."""
    pages = []
    for road in (0, -1):
        play = Play(XIDIT, 3).until(1)  # heroes stand; now orders are given
        prompt = XIDIT.prompts(play.state)[1][0]
        play.act(1, str([a for a in prompt.actions if a.verb == "order"][road]), at=1e9 + 500 - road)
        pages.append((page(play.job(hears=hears)), [view for view, _ in steps(play.job(hears=1), _done(play))]))
    assert pages[0][0] == pages[1][0]
    assert pages[0][1] != pages[1][1]  # Ben sees the difference


def _done(play: Play) -> Any:
    return replay(play.rules, seats=len(play.names), seed=SEED, options=None, lines=play.lines)


def test_a_private_deal_is_told_to_its_parties_until_the_game_is_over() -> None:
    play = Play(FAIR, 6)
    for seat in range(6):
        play.act(seat, f"sign {SIGNS[seat]}")
    play.act(1, f"whisper seat-2 20 {GOODS[0]}")

    def heard(hears: int | None, *, everything: bool = False) -> set[str]:
        told = steps(play.job(hears=hears, everything=everything), _done(play))
        return {event.key for _, events in told for _, event in events}

    deal = "fair-offers-coins"
    assert deal in {e.key for _, e in _done(play).told if e.audience is not None}
    assert [deal in heard(seat) for seat in (1, 2, 3, None)] == [True, True, False, False]
    assert deal in heard(None, everything=True)


def test_what_others_alone_were_told_is_said_to_be_theirs() -> None:
    """When the game is over everybody reads it, and "you" is not everybody."""
    where = {"from": Place("oxford"), "area": Place("wilts"), "block": Piece("lan_oxford")}
    event = Event("roses-moved-own", where, (1,))
    for language, whose in (("en", "(shown to Ben (York) only) "), ("es", "(visible solo para Ben (York)) ")):
        voice = Voice(language, ["Ana", "Ben"], "roses")
        own = said(voice, event, 1)
        assert [said(voice, event, reader) for reader in (None, 0)] == [f"{whose}{own}"] * 2
        assert said(voice, Event("roses-moved-own", where), None) == own


async def test_a_log_that_does_not_fit_makes_no_page() -> None:
    play = Play(XIDIT, 3).until(1)
    broken = [*play.lines[:-1], msgspec.structs.replace(play.lines[-1], text="order 9 pink")]
    with pytest.raises(Divergence):
        page(play.job(broken))
    with pytest.raises(Divergence, match="line"):
        await made(play.job([*play.lines, play.lines[-1]]))


def test_a_board_that_grows_at_its_lower_edge_is_laid_over_the_last_one() -> None:
    """A table below the board comes and goes: what is above it is kept once, and looks the same whichever way one came;
    from time to time a whole board stands there, so that no leap takes long."""
    above = Image.effect_noise((320, 256), 60).convert("RGB")
    reel, shown = Reel(), []
    for number in range(EVERY + 5):
        board = Image.new("RGB", (320, 256 + 128 * (number % 2)), (number, 90, 0))
        board.paste(above)
        ImageDraw.Draw(board).rectangle((0, 0, 20, 20), fill=(0, number, 0))
        assert reel.add(board) == number
        shown.append(board)
    assert [number for number, sheet in enumerate(reel.sheets) if sheet.whole] == [0, EVERY]
    assert reel.size < 3 * len(reel.pictures[0])
    canvas = Image.new("RGB", (1, 1))
    for sheet, board in zip(reel.sheets, shown, strict=True):
        canvas = canvas.crop((0, 0, sheet.width, sheet.height))
        for piece in sheet.pieces:
            canvas.paste(Image.open(io.BytesIO(reel.pictures[piece.picture])), (piece.x, piece.y))
        assert canvas.size == board.size
        assert max(high for _, high in ImageChops.difference(canvas, board).crop((32, 256, 320, 384)).getextrema()) < 16


async def test_what_does_not_fit_into_a_page_is_made_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    """And when the smallest is too large, that is said."""
    job = Play(XIDIT, 3).until(3).job()
    large = facts(page(job))["sheets"][0]["w"]
    monkeypatch.setattr(film, "ROOM", film.LIMIT - len(page(job)) * 2 // 3)
    assert facts(page(job))["sheets"][0]["w"] < large
    monkeypatch.setattr(film, "LIMIT", 1000)
    with pytest.raises(MemoryError):
        page(job)

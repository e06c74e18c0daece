"""What standing orders spend stands in the first panel, and once it is spent in the seat's own recap."""

from __future__ import annotations

import pytest

from bot.presenter.games.xidit.panel import summary
from bot.presenter.games.xidit.recap import told
from bot.presenter.words.voice import Voice
from engine.xidit.rules import XIDIT
from tests.cogs.seat_views import NAMES
from tests.engine.xidit.board import Board


@pytest.mark.parametrize(
    ("language", "titan", "census", "nothing"),
    [("en", "pay up to 5 units for a Titan (militia, archer, and infantry)", "show all your units in a census",
      "do without asking you: nothing"),
     ("es", "pagar hasta 5 unidades por un Titán (miliciano, arquero e infante)", "enseñar en un censo todas",
      "órdenes permanentes sin preguntarte: nada")],
)  # fmt: skip
def test_the_first_panels_say_what_orders_spend(language: str, titan: str, census: str, nothing: str) -> None:
    """From the placement to the end of the first year; no longer what somebody has forbidden."""
    board, voice = Board(XIDIT.setup(seats=4, seed="first")), Voice(language, NAMES, "xidit")
    said = summary(XIDIT.view(board.state, 0), voice)
    assert titan in said
    assert census in said
    board.do(0, "standing-titan never", "standing-census ask")
    said = summary(XIDIT.view(board.state, 0), voice)
    assert titan not in said
    assert census not in said
    board.do(0, "style careful")
    assert nothing in summary(XIDIT.view(board.state, 0), voice)
    assert titan in summary(XIDIT.view(Board().position(style="quick").state, 0), voice)
    assert titan not in summary(XIDIT.view(Board().position(style="quick", year=2).state, 0), voice)


@pytest.mark.parametrize(
    ("language", "mark"), [("en", "paid by your standing orders"), ("es", "pagado por tus órdenes permanentes")]
)
def test_the_recap_says_what_was_paid_unasked(language: str, mark: str) -> None:
    """To its owner alone, and not of units that somebody has named in the plan or by hand."""
    voice = Voice(language, NAMES, "xidit")
    for plan, style in (([], "quick"), (["plan-titan 1 3", "plan-spend 1 archer 3"], "quick"), ([], "careful")):
        board = Board().position(cities=(4, 2, 3, 1), units={0: "militia archer archer archer"}, style=style)
        board.wake(3)
        board.program(0, "act")
        board.do(0, *plan)
        events = board.run_year({0: "act"}) if not plan else []
        if plan:
            board.do(0, "seal")
            events = board.run_year({})
        if style == "careful":
            events = board.do(0, "titan 3") + board.do(0, *["spend archer"] * 3)
        assert any(event.key == "xidit-titan-beaten" for event in events)
        own, other = (
            "\n".join(line.text for line in told(XIDIT.view(board.state, seat), events, voice, seat)) for seat in (0, 1)
        )
        assert (mark in own) is (not plan and style == "quick")
        assert mark not in other

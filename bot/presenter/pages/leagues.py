"""A league as a message: how it stands, its tables, the way in."""

from __future__ import annotations

import discord

from bot.common import discord_limits
from bot.presenter.words.voice import Voice, clean, cut
from bot.tables.lobby.leagues import CLOSED, OPEN, OVER, RUNNING, League
from bot.tables.unit.posts import Message
from bot.ui.components import button
from bot.ui.ids import Id

LINES = 30
"""Lines of the standings that are told."""
STATUS = {
    OPEN: "league-is-open", RUNNING: "league-is-running", OVER: "league-is-over", CLOSED: "league-is-closed",
}  # fmt: skip
EVERYWHERE = 0
"""The number in the ids of components that are about no single table."""


def name_of(league: League) -> str:
    """A league's name, safe inside a message."""
    return clean(league.name)


def card(league: League, locale: str) -> Message:
    """How a league stands."""
    voice = Voice(locale, ())
    lines = [
        voice.text(
            "league-card", league=name_of(league), game=voice.text(f"game-{league.game}"), seats=league.seat_count,
            rounds=league.rounds,
        ),
        voice.text(STATUS[league.status], round=league.round, rounds=league.rounds),
    ]  # fmt: skip
    if league.alive:
        lines.append(voice.text("league-tables", tables=[f"#{number}" for number in league.alive]))
    if not league.standings:
        lines.append(voice.text("league-empty"))
    for rank, row in enumerate(league.standings[:LINES], 1):
        who = clean(row.name)
        if league.status == OPEN:
            lines.append(voice.text("league-member", name=who))
        else:
            lines.append(
                voice.text(
                    "league-row", rank=rank, name=who, points=_number(row.points), wins=row.wins,
                    played=row.played, strength=_number(row.strength), here="yes" if row.here else "no",
                )
            )  # fmt: skip
    if len(league.standings) > LINES:
        lines.append(voice.text("and-more", n=len(league.standings) - LINES))
    if league.status != OPEN:
        lines.append(voice.text("league-how"))
    view = discord.ui.View(timeout=None)
    if league.status == OPEN or (league.status == RUNNING and league.round < league.rounds):
        here = Id("league-in", EVERYWHERE, arg=str(league.id))
        view.add_item(button(here, voice.text("button-league-join"), style=discord.ButtonStyle.success))
    view.add_item(button(Id("league", EVERYWHERE, arg=str(league.id)), voice.text("button-league"), emoji="🔄"))
    return Message(content=cut("\n".join(lines), discord_limits.CONTENT), view=view)


def _number(points: float) -> str:
    """Points without a needless half: 3, 3½."""
    return f"{int(points)}½" if points % 1 else str(int(points))

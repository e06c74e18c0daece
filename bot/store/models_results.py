"""Rows of what finished games leave: results, places, leagues."""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from bot.store.columns import ROW_ID, long_text, snowflake


class ResultRow(SQLModel, table=True):
    """How a game ended; it outlasts its table."""

    __tablename__ = "results"
    __table_args__ = (
        sa.UniqueConstraint("table_id", name="uq_results_table"),
        sa.Index("ix_results_game", "game", "guild_id"),
    )

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    """In this order games were rated."""
    table_id: int = Field(sa_type=cast(Any, ROW_ID))
    """The number of its table, which may be gone."""
    guild_id: int = snowflake()
    """The server on which it was played."""
    game: str
    """The id of the game."""
    seat_count: int
    """How many seats it had."""
    turn: int
    """The last turn that was played, by ``Rules.round_of``; at least 0."""
    why: str
    """An ``outcome`` message of the rules or of the people."""
    unrated: str
    """Why it moves no rating, a ``stats-unrated-`` word, empty when it does."""
    private: bool
    """It was played in a private thread, and nobody else hears of its table."""
    started_at: float
    """When it began, in seconds since 1970."""
    ended_at: float
    """When it ended, in seconds since 1970."""


class PlacingRow(SQLModel, table=True):
    """What a seat came to in a finished game."""

    __tablename__ = "placings"
    __table_args__ = (
        sa.PrimaryKeyConstraint("result_id", "seat"),
        sa.Index("ix_placings_user", "user_id", "result_id"),
    )

    result_id: int = Field(primary_key=True, foreign_key="results.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The game's row in ``results``."""
    seat: int = Field(primary_key=True)
    """The seat; below 0, ``-1 - seat``, whoever left one that somebody else took."""
    user_id: int | None = snowflake(default=None)
    """Who is placed there; ``None``: a computer, or somebody who is known no more."""
    place: int
    """From 1, tied seats share one; 0 when nobody won."""
    scores: str = long_text(default="{}")
    """JSON object of the points by what they were counted for, as ``Outcome.scores`` has them."""
    mu: float | None = None
    """The strength of its user at this game and number of seats from then on, ``None`` where nothing was rated."""
    sigma: float | None = None
    """The uncertainty of that (``bot.tables.play.rating.Rating``), ``None`` where nothing was rated."""
    weight: float = Field(default=1.0, sa_column_kwargs={"server_default": "1"})
    """How much the game counted for them, 1 for whole."""


class LeagueRow(SQLModel, table=True):
    """A league of a server."""

    __tablename__ = "leagues"
    __table_args__ = (sa.Index("ix_leagues_guild", "guild_id", "status"), sa.Index("ix_leagues_status", "status"))

    id: int | None = Field(default=None, primary_key=True, sa_type=cast(Any, ROW_ID))
    """The league's number."""
    guild_id: int = snowflake()
    """The server it is played on."""
    channel_id: int = snowflake()
    """The channel where the tables of its rounds are opened."""
    organiser_id: int = snowflake()
    """The user who opened it; 0 once they have had themselves forgotten."""
    name: str
    """The name that its organiser gave it."""
    game: str
    """The id of its game."""
    seat_count: int
    """How many seats its tables have."""
    options: str = long_text()
    """The options of its game as a JSON object."""
    policy: str = long_text()
    """JSON of the ``DeadlinePolicy`` of its tables."""
    rounds: int
    """How many rounds it has in all."""
    round: int
    """The round that is played or was last, from 1; 0 before the first."""
    status: str
    """``open``, ``running``, ``over`` or ``closed``."""
    seed: str
    """Draws the lots of its members, which part them where all else is equal."""
    created_at: float
    """When it was opened, in seconds since 1970."""


class LeagueMemberRow(SQLModel, table=True):
    """Somebody who takes part in a league."""

    __tablename__ = "league_members"

    league_id: int = Field(primary_key=True, foreign_key="leagues.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The league that somebody has entered."""
    user_id: int = Field(primary_key=True, sa_type=cast(Any, sa.BigInteger))
    """The member; a number of nobody once they have had themselves forgotten."""
    name: str
    """What they are called in the standings."""
    locale: str
    """The language they joined with."""
    since: int
    """The first round they may play, from 1."""
    here: bool
    """They play the next round; not so once they have left."""


class LeagueTableRow(SQLModel, table=True):
    """A table of a league's round."""

    __tablename__ = "league_tables"

    league_id: int = Field(primary_key=True, foreign_key="leagues.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """The league whose table it is."""
    table_id: int = Field(primary_key=True, foreign_key="tables.id", ondelete="CASCADE", sa_type=cast(Any, ROW_ID))
    """A table that was opened for it."""
    round: int
    """The round it belongs to, from 1."""

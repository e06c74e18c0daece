"""What finished games say of people: cards, head-to-heads, rankings."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot import locale as catalogue
from bot.common.safe_names import tidy
from bot.presenter.pictures.drawing_pool import Pictures
from bot.presenter.words.deadlines import pace as told
from bot.presenter.words.deadlines import span
from bot.presenter.words.voice import Voice, clean, moment
from bot.tables.play.rating import Rating
from bot.tables.play.response_times import Pace
from bot.tables.play.results import Card, Ladder, Played, Versus
from bot.tables.unit.posts import Message
from render.core.api import PlayerCard, Record, Speed

_log = logging.getLogger(__name__)
KINDS = 8
"""Games with so many seats that a card tells."""


async def shown(pictures: Pictures, found: Card, name: str, locale: str, pace: Pace | None = None) -> Message:
    """A person's card: how they stand at each game as a picture, their last games in words; all of it in words where
    nothing can be drawn."""
    voice = Voice(locale, ())
    name = tidy(name)
    head, standing, rest = _head(found, clean(name), voice), _standing(found, voice, pace), _rest(found, voice)
    if not found.standings:
        return Message(content="\n".join([head, *standing, *rest]))
    drawn = drawn_card(found, name, voice, pace, [_head(found, name, voice).replace("**", "") + ".", *standing])
    try:
        picture = await pictures.player(drawn)
    except Exception:
        _log.exception("no card for a person")
        return Message(content="\n".join([head, *standing, *rest]))
    return Message(content="\n".join([head, *rest]), pictures=[(f"herald-card.{picture.extension}", picture)])


def drawn_card(found: Card, name: str, voice: Voice, pace: Pace | None, told: Sequence[str]) -> PlayerCard:
    """What the picture shows. ``told``: the same in words."""
    records = [
        Record(
            title=voice.text("stats-kind", game=voice.text(f"game-{one.game}"), seats=one.of),
            said=voice.text("stats-won", played=one.played, won=one.won),
            rating=points(one.rating, voice),
            played=one.played,
            won=one.won,
            course=one.course,
        )
        for one in found.standings[:KINDS]
    ]
    shown = None
    if pace is not None:
        missed = pace.missed or 0
        said = voice.text("stats-pace-none")
        if pace.quartiles is not None:
            low, middle, high = (span(voice, each) for each in pace.quartiles)
            said = voice.text("stats-pace-quartiles", low=low, middle=middle, high=high)
        shown = Speed(
            title=voice.text("stats-pace-title"),
            said=said,
            quartiles=pace.quartiles,
            missed_said=voice.text("stats-pace-missed", missed=missed),
            missed=missed / 100,
        )
    return PlayerCard(name, voice.text("stats-played", played=found.played), records, shown, " ".join(told))


def _head(found: Card, name: str, voice: Voice) -> str:
    return voice.text("stats-card", name=name, played=found.played)


def _standing(found: Card, voice: Voice, pace: Pace | None) -> list[str]:
    """How somebody stands at each game, and their pace."""
    lines = [
        voice.text(
            "stats-standing", game=voice.text(f"game-{standing.game}"), seats=standing.of, played=standing.played,
            won=standing.won, rating=points(standing.rating, voice),
        )
        for standing in found.standings[:KINDS]
    ]  # fmt: skip
    return lines if pace is None else [*lines, voice.text("stats-pace", pace=told(voice, pace))]


def _rest(found: Card, voice: Voice) -> list[str]:
    """Games that somebody left, and their last ones."""
    lines = [voice.text("stats-left", n=found.left)] if found.left else []
    if found.recent:
        lines.append(f"**{voice.text('stats-recent')}**")
        lines += [_game(game, voice) for game in found.recent]
    return lines


def points(rating: Rating | None, voice: Voice) -> str:
    """A rating as people read it: its points, marked while they rest on few games."""
    if rating is None:
        return voice.text("stats-no-rating")
    return voice.text("stats-provisional" if rating.provisional else "stats-points", points=rating.points)


def _game(game: Played, voice: Voice) -> str:
    side = Voice(voice.locale, [""] * game.of, game.game).side(game.seat)
    return voice.text(
        "stats-game",
        game=voice.text(f"game-{game.game}"),
        number=str(game.number),
        side=side,
        sided="yes" if side else "no",
        place=game.place,
        of=game.of,
        when=moment(game.ended_at, "d"),
        rated="yes" if game.rated else "no",
    )


def versus(found: Versus, first: str, second: str, locale: str) -> str:
    """Two people's common games: who was ahead of whom."""
    lines = [catalogue.text(locale, "stats-versus", first=first, second=second)]
    for game, mine, yours, neither in found.games:
        lines.append(
            catalogue.text(
                locale, "stats-versus-game", game=catalogue.text(locale, f"game-{game}"), first=first, second=second,
                mine=mine, yours=yours, neither=neither,
            )
        )  # fmt: skip
    return "\n".join(lines)


def ladder(found: Ladder, locale: str) -> str:
    """A game: its strongest people on this server, and how its seats fared."""
    voice = Voice(locale, [""] * found.of, found.game)
    lines = [
        voice.text(
            "stats-ladder", game=voice.text(f"game-{found.game}"), seats=found.of, played=found.played,
            turns=round(found.turns), days=max(1, round(found.days)),
        )
    ]  # fmt: skip
    for rank, (user, rating, games) in enumerate(found.entries, 1):
        who = f"<@{user}>"  # Discord shows the name that the server knows, and calls nobody in a private answer
        lines.append(voice.text("stats-rank", rank=rank, name=who, rating=points(rating, voice), games=games))
    if not found.entries:
        lines.append(voice.text("stats-rank-nowhere" if found.guild_id is None else "stats-rank-none"))
    sides = [(voice.side(house.seat), house) for house in found.houses]
    if all(side for side, _ in sides):
        lines.append(f"**{voice.text('stats-houses')}**")
        lines += [voice.text("stats-house", side=side, played=house.played, won=house.won) for side, house in sides]
    return "\n".join(lines)

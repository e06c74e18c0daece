"""What finished games say of people, in words: cards, head-to-heads, rankings."""

from __future__ import annotations

from bot import locale as catalogue
from bot.presenter.deadlines import pace as told
from bot.presenter.voice import Voice, moment
from bot.tables.paces import Pace
from bot.tables.rating import Rating
from bot.tables.results import Card, Ladder, Played, Versus

KINDS = 8
"""Games with so many seats that a card tells."""


def card(found: Card, name: str, locale: str, pace: Pace | None = None) -> str:
    """A person's card: how he stands at each game, and his last games."""
    voice = Voice(locale, ())
    lines = [voice.text("stats-card", name=name, played=found.played)]
    for standing in found.standings[:KINDS]:
        lines.append(
            voice.text(
                "stats-standing",
                game=voice.text(f"game-{standing.game}"),
                seats=standing.of,
                played=standing.played,
                won=standing.won,
                rating=points(standing.rating, voice),
            )
        )
    if pace is not None:
        lines.append(voice.text("stats-pace", pace=told(voice, pace)))
    if found.left:
        lines.append(voice.text("stats-left", n=found.left))
    if found.recent:
        lines.append(f"**{voice.text('stats-recent')}**")
        lines += [_game(game, voice) for game in found.recent]
    return "\n".join(lines)


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
        who = f"<@{user}>"  # Discord shows the name by which the server knows him, and calls nobody in a private answer
        lines.append(voice.text("stats-rank", rank=rank, name=who, rating=points(rating, voice), games=games))
    if not found.entries:
        lines.append(voice.text("stats-rank-nowhere" if found.guild_id is None else "stats-rank-none"))
    sides = [(voice.side(house.seat), house) for house in found.houses]
    if all(side for side, _ in sides):
        lines.append(f"**{voice.text('stats-houses')}**")
        lines += [voice.text("stats-house", side=side, played=house.played, won=house.won) for side, house in sides]
    return "\n".join(lines)

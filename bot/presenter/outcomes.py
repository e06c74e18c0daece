"""How a game ended, in words: who has won and what decided, the places, what it did to ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.locale import has
from bot.presenter.front import front
from bot.presenter.words.voice import Voice
from bot.tables.model import DRAWN
from engine.core import Outcome, seats

UNRATED: Mapping[str, str] = {
    "imported": "result-unrated-imported",
    "abandoned": "result-unrated-abandoned",
    "computer": "result-unrated-computer",
    "several": "result-unrated-several",
    "changed": "result-unrated-changed",
    "early": "result-unrated-early",
    "nobody": "result-unrated-nobody",
    "left": "result-unrated-left",
    "fork": "result-unrated-fork",
    "lesson": "result-unrated-lesson",
    "practice": "result-unrated-practice",
}
"""What is said of a game that moved no rating, by what ``Results.unrated`` says; ``changed`` was written down once."""


def verdict(outcome: Outcome, voice: Voice) -> list[str]:
    """Who has won, and what decided, in one line."""
    alone = outcome.places and outcome.reason != DRAWN
    won = [voice.say("result-won", {"seats": seats(outcome.places[0])})] if alone else []
    return [" ".join([*won, voice.text(outcome.reason)])]


def for_seat(outcome: Outcome, seat: int | None, voice: Voice) -> list[str]:
    """The same for whoever holds a seat, with their own place."""
    before = 0
    for tied in outcome.places:
        if seat in tied:
            own = voice.text("result-own", place=before + 1, of=sum(map(len, outcome.places)), tied=len(tied))
            return [*verdict(outcome, voice), own]
        before += len(tied)
    return verdict(outcome, voice)


def last_words(outcome: Outcome, game: str, seat: int | None, voice: Voice) -> list[str]:
    """What the last panel of a seat says: who has won and why, its own place, and what everybody came to."""
    return [*for_seat(outcome, seat, voice), *standings(outcome, game, voice)]


def standings(outcome: Outcome, game: str, voice: Voice) -> list[str]:
    """Places from best to worst with what each seat scored."""
    alone, place = front(game).places, 1
    lines = []
    for tied in outcome.places:
        for seat in tied:
            scores = [
                voice.text("result-score", what=_scored(game, name, voice), value=value)
                for name, value in outcome.scores.get(seat, {}).items()
                if alone is None or any(outcome.scores[seat].values())
            ]
            told = voice.text("result-place", place=place, seat=voice.seat(seat), scores=" · ".join(scores))
            lines.append(told.rstrip())
        place += len(tied)
    return lines if alone is None else [*lines, alone(outcome, voice)]


def _scored(game: str, name: str, voice: Voice) -> str:
    """What is counted, by a name of its own where the word of the game means something else as well."""
    key = f"{game}-score-{name}"
    return voice.text(key) if has(voice.locale, key) else voice.word(game, name)


def moved(ratings: Sequence[tuple[int, int, int]], voice: Voice) -> list[str]:
    """How a game moved the ratings of its people, in one line."""
    told = [voice.text("result-rating", seat=voice.seat(s), before=b, after=a) for s, b, a in ratings]
    return [voice.text("result-ratings", moved=told)] if told else []

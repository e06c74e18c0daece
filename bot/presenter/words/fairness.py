"""What is said of a table's luck: the seed's hash at the start, the players' words, the seed at the end."""

from __future__ import annotations

from bot.presenter.words.voice import Voice
from bot.tables.model import TableInfo, TableStatus


def shown(word: str) -> str:
    """A player's word exactly as it counts. It has no backticks, so that nothing in it can be markup or a mention."""
    return f"`{word}`"


def words(info: TableInfo) -> str:
    """The words that the players added, with the numbers of their seats; empty when nobody did."""
    return " · ".join(f"{s.seat + 1} {shown(s.word)}" for s in sorted(info.seats, key=lambda s: s.seat) if s.word)


def in_lobby(info: TableInfo, voice: Voice) -> list[str]:
    """What the lobby card says of it: the hash before anybody adds a word, and who has."""
    if info.imported:
        return [voice.text("lobby-imported")]
    if info.status is not TableStatus.LOBBY:
        return []
    lines = [voice.text("lobby-seed", hash=info.seed_hash), voice.text("lobby-word-ask")]
    said = words(info)
    return [*lines, voice.text("lobby-words", words=said)] if said else lines


def at_start(info: TableInfo, voice: Voice) -> list[str]:
    """What everybody reads when the game starts, and whenever they ask: the hash and the words, final now."""
    if info.imported:
        return [voice.text("lobby-imported")]
    said = words(info)
    told = voice.text("opening-words", words=said) if said else voice.text("opening-silence")
    return [voice.text("opening-seed", hash=info.seed_hash), told]


def at_end(info: TableInfo, voice: Voice) -> list[str]:
    """What everybody reads when the game is over: the seed."""
    if info.imported:
        return [voice.text("result-imported")]
    if not info.seed:
        return []
    lines = [voice.text("result-seed", seed=shown(info.seed), number=str(info.id))]
    said = words(info)
    return [*lines, voice.text("result-words", words=said)] if said else lines

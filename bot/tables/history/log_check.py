"""Whether a live game is what its log says, by the rules that are installed: the one judge, whoever asks."""

from __future__ import annotations

import dataclasses
import enum

from bot.common.errors import UserError
from bot.tables.unit.change import AnyRules, TableStore
from bot.tables.unit.loaded import LoadedTable
from bot.tables.unit.replay import Divergence, LogLine, Replayed, replay, same_position, words_of
from bot.tables.unit.stored_positions import fits
from engine.core import check, luck, seed_hash

DAMAGED = "the stored position is damaged: its digest does not fit"
"""In English what is said of a position that is not what was written; the log leads to a sound one."""


class Course(enum.StrEnum):
    """Where today's rules lead a live game: to the position it has, to the same one under another number of the rules,
    to another one, or nowhere."""

    SAME = "same"
    NUMBER = "number"
    OTHER = "other"
    KEPT = "kept"


@dataclasses.dataclass(frozen=True, slots=True)
class Finding:
    """What becomes of a table."""

    table_id: int
    """The table whose log it is in."""
    course: Course
    """Where today's rules lead its game."""
    why: str = ""
    """In English why it keeps its position, or what is wrong with the one that it has; else empty."""

    @property
    def problem(self) -> str:
        """In English what keeps the game from being what its log says; empty for nothing. Another number of the rules
        alone is nothing."""
        if self.course is Course.OTHER and not self.why:
            return "the log leads to another position than the stored one"
        return self.why


def unsound(loaded: LoadedTable, lines: list[LogLine]) -> str:
    """In English what contradicts the seed of a game, whatever its rules; empty for nothing."""
    table = loaded.table
    if seed_hash(table.seed) != table.seed_hash:
        return "the seed does not have the hash that was published"
    if words_of(lines) != loaded.words:
        return "the log was set up with other words than the players added"
    bad = check(luck(table.seed, words_of(lines)), [draw for line in lines for draw in line.draws])
    return "" if bad is None else f"draw {bad.counter} ({bad.label}) is {bad.result}, which the seed does not give"


def compare(store: TableStore, loaded: LoadedTable, lines: list[LogLine]) -> tuple[Finding, Replayed | None]:
    """Where today's rules lead a table, and how, when they lead anywhere."""
    table = loaded.table
    try:
        if why := unsound(loaded, lines):
            return Finding(table.id, Course.KEPT, why), None
        rules = store.rules(table.game)
        done = again(rules, loaded, lines)
        if rules.outcome(done.state) is not None:
            return Finding(table.id, Course.KEPT, "by these rules it would be over"), None
        if not fits(loaded.data or b"", loaded.digest):
            return Finding(table.id, Course.OTHER, DAMAGED), done
        if rules.dumps(done.state) == loaded.data:
            return Finding(table.id, Course.SAME), done
        same = same_position(rules, loaded.data or b"", rules.dumps(done.state))
        return Finding(table.id, Course.NUMBER if same else Course.OTHER), done
    except (Divergence, UserError, ValueError) as error:
        return Finding(table.id, Course.KEPT, str(error)[:200]), None
    except Exception as error:  # what no table may stop the others with
        return Finding(table.id, Course.KEPT, f"{type(error).__name__}: {str(error)[:150]}"), None


def again(rules: AnyRules, loaded: LoadedTable, lines: list[LogLine]) -> Replayed:
    """The game of a table, played again from its log. Raises what ``replay`` does."""
    options = rules.options_of(loaded.options)
    return replay(rules, seats=loaded.table.seat_count, seed=loaded.table.seed, options=options, lines=lines)

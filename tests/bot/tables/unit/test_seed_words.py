"""Luck that nobody chose once a player's word came last: the seed's hash first, then the words, then the game."""

from __future__ import annotations

import hashlib
import hmac

import pytest
import sqlalchemy as sa

from bot.common.errors import UserError
from bot.presenter.pages.lobby import lobby, lobby_view, word_form
from bot.presenter.words.fairness import at_end, at_start, in_lobby
from bot.presenter.words.voice import voice_of
from bot.store import Database
from bot.store import models as m
from bot.tables.model import TableStatus
from bot.tables.service import Tables
from bot.tables.unit.seed_words import as_line, from_line, tidy_word
from engine.core import derive, luck
from tests.bot.helpers import ANA, BEN, CAI, NO_REST, rows
from tests.bot.helpers import lobby as opened
from tests.bot.tables.toy_rounds import play_round, started
from tests.bot.toy import TOY


@pytest.mark.parametrize(
    ("typed", "counts"),
    [
        ("rose", "rose"), ("  two   words\n", "two words"), ("", ""), ("\u202e\u200b\x07", ""), ("`code`", "code"),
        ("e\u0301t\u00e9", "\u00e9t\u00e9"), ("x" * 90, "x" * 40), ("\u0644\u0627", "\u0644\u0627"), ("🎲", "🎲"),
        ("a\u2028b", "a b"), ("\ud800", ""),
    ],
)  # fmt: skip
def test_a_word_as_it_counts(typed: str, counts: str) -> None:
    assert tidy_word(typed) == counts
    assert tidy_word(counts) == counts


def test_words_are_told_apart_by_their_seats() -> None:
    assert as_line(["rose", "", "1 wolf"]) == "1 rose\n3 1 wolf"
    assert from_line("1 rose\n3 1 wolf", 4) == ["rose", "", "1 wolf", ""]
    assert from_line("", 2) == ["", ""]
    for forged in ("rose", "0 rose", "3 rose", "2 a\n1 b", "1 a\n1 b", "01 a", "1 a ", "1  a", "1 `a`", "1 a\n", "\n"):
        with pytest.raises(ValueError, match="words"):
            from_line(forged, 2)


def test_the_luck_is_the_hmac_of_seed_and_words() -> None:
    """As anybody computes it who has never seen Herald."""
    expected = hmac.new(b"seed", "1 rosé\n2 wolf".encode(), hashlib.sha256).hexdigest()
    assert luck("seed", "1 rosé\n2 wolf") == expected
    assert luck("seed", "") == "seed"


async def test_words_decide_the_luck(tables: Tables, db: Database) -> None:
    table = await started(tables, "rose", "wolf")
    row = (await rows(db, m.tables))[0]
    state = TOY.loads((await rows(db, m.states))[0].data)
    assert state.dice.seed == luck(row.seed, "1 rose\n2 wolf") != row.seed
    assert state.points == [derive(state.dice.seed, "start", n, 2) for n in range(2)]
    assert hashlib.sha256(row.seed.encode()).hexdigest() == table.seed_hash
    assert [s.word for s in table.seats] == ["rose", "wolf"]


async def test_silence_adds_nothing(tables: Tables, db: Database) -> None:
    await started(tables)
    assert TOY.loads((await rows(db, m.states))[0].data).dice.seed == (await rows(db, m.tables))[0].seed


async def test_the_seed_is_fixed_before_any_word(tables: Tables, db: Database) -> None:
    """Nothing that happens in the lobby changes it: the hash on the card is that of the game."""
    table = await opened(tables)
    seed = (await rows(db, m.tables))[0].seed
    await tables.lobby.add_word(table.id, ANA.id, "rose")
    await tables.lobby.configure(table.id, ANA.id, seats=3, options={"rounds": 3})
    await tables.lobby.join(table.id, CAI)
    await tables.lobby.start(table.id, ANA.id)
    row = (await rows(db, m.tables))[0]
    assert (row.seed, row.seed_hash) == (seed, table.seed_hash)


async def test_a_word_belongs_to_who_sits_there(tables: Tables) -> None:
    table = await opened(tables)
    with pytest.raises(UserError, match="not-seated"):
        await tables.lobby.add_word(table.id, CAI.id, "owl")
    with pytest.raises(UserError, match="word-empty"):
        await tables.lobby.add_word(table.id, BEN.id, " \u200b ")
    await tables.lobby.add_word(table.id, BEN.id, "wolf")
    await tables.lobby.add_word(table.id, BEN.id, "bear")
    info = await tables.lobby.configure(table.id, ANA.id, seats=3)
    assert [s.word for s in info.seats] == ["", "bear", ""]
    info = await tables.lobby.leave(table.id, BEN.id)
    assert [s.word for s in info.seats] == ["", "", ""]
    info = await tables.lobby.join(table.id, CAI)
    assert [s.word for s in info.seats] == ["", "", ""]
    await tables.lobby.join(table.id, BEN)
    await tables.lobby.start(table.id, ANA.id)
    with pytest.raises(UserError, match="only-in-lobby"):
        await tables.lobby.add_word(table.id, ANA.id, "late")


async def test_words_changed_afterwards_are_noticed(tables: Tables, db: Database) -> None:
    table = await started(tables, "rose", "wolf")
    for _ in range(2):
        await play_round(tables, table.id)
    assert (await tables.proof.verify(table.id)).proven
    for changed in (
        m.seats.update().where(m.seats.c.word == "wolf").values(word="bear"),
        m.actions.update().where(m.actions.c.seq == 0).values(text=sa.literal("1 rose\n2 bear")),
    ):
        async with db.write() as connection:
            await connection.execute(changed)
        assert not (await tables.proof.verify(table.id)).ok


async def test_words_come_along_with_a_file(tables: Tables) -> None:
    table = await started(tables, "", "wolf")
    for _ in range(2):
        await play_round(tables, table.id)
    data = await tables.exports.export(table.id, ANA.id)
    copy = await tables.exports.import_table(data, guild_id=1, channel_id=1, organiser=CAI)
    assert [s.word for s in copy.seats] == ["", "wolf"]
    report = await tables.proof.verify(copy.id)
    assert (report.ok, report.proven) == (True, False)


OPERATOR = {"en": "does not run this Herald", "es": "no administra este Herald"}
CHOSEN = {
    "en": "the operator of this Herald could have rigged the dice",
    "es": "el administrador de este Herald ha podido amañar los dados",
}


@pytest.mark.parametrize("locale", ["en", "es"])
async def test_a_table_without_words_says_at_its_start_who_could_choose(tables: Tables, locale: str) -> None:
    """Also where nobody may add one, since names are hidden; with a word it does not."""
    for anonymous in (False, True):
        table = await opened(tables, policy=NO_REST)
        await tables.lobby.configure(table.id, ANA.id, anonymous=anonymous)
        if anonymous:
            with pytest.raises(UserError, match="anonymous-word"):
                await tables.lobby.add_word(table.id, BEN.id, "wolf")
        info = await tables.lobby.start(table.id, ANA.id)
        assert CHOSEN[locale] in "\n".join(at_start(info, voice_of(info, locale)))
    told = await started(tables, "rose")
    assert CHOSEN[locale] not in "\n".join(at_start(told, voice_of(told, locale)))


@pytest.mark.parametrize("locale", ["en", "es"])
async def test_what_is_told(tables: Tables, locale: str) -> None:
    """Hash and button first, then the words, both final at the start, the seed at the end; of an imported table none of
    it, but that it proves nothing."""
    table = await opened(tables, policy=NO_REST)
    voice = voice_of(table, locale)
    assert table.seed_hash in lobby(table.model_copy(update={"game": "xidit", "options": {}}), voice)
    assert table.seed_hash in str(word_form(table, voice).to_dict())
    assert "h:word:" in str(lobby_view(table, voice).to_components())
    info = await tables.lobby.add_word(table.id, BEN.id, "**wolf** @everyone")
    assert "2 `**wolf** @everyone`" in "\n".join(in_lobby(info, voice))
    info = await tables.lobby.start(table.id, ANA.id)
    assert in_lobby(info, voice) == at_end(info, voice) == []
    assert OPERATOR[locale] in at_start(info, voice)[-1]
    said = "\n".join(at_start(info, voice))
    assert table.seed_hash in said
    assert "2 `**wolf** @everyone`" in said
    for _ in range(2):
        await play_round(tables, table.id)
    info = await tables.lookup.info(table.id)
    assert info.status is TableStatus.FINISHED
    said = "\n".join(at_end(info, voice))
    assert info.seed in said
    assert "wolf" in said
    copy = await tables.exports.import_table(
        await tables.exports.export(table.id, ANA.id), guild_id=1, channel_id=1, organiser=CAI
    )
    for lines in (in_lobby(copy, voice), at_start(copy, voice), at_end(copy, voice)):
        assert len(lines) == 1
        assert info.seed not in lines[0]
        assert info.seed_hash not in lines[0]

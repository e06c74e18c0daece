"""Over the sandbox: bans, blocks, reports, and a person's data, as people use them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cogs.in_process_bot import room, words_of
from tests.support.sandbox import Refused


@pytest.mark.slow
async def test_people_keep_apart_and_are_forgotten(tmp_path: Path) -> None:
    async with room(tmp_path) as place:
        ana, ben, cai = place.people[:3]
        await ana.slash("table new", game="roses", plays=False)
        assert "someone" not in words_of(await ben.slash("table join"))
        told = words_of(await ben.slash("block", user=cai.id))
        assert "Nobody is told" in told
        assert "No puedes unirte a esta mesa" in words_of(await cai.slash("table join"))
        assert f"<@{cai.id}>" in words_of(await ben.slash("block"))
        await ben.slash("block", user=cai.id, off=True)
        assert "asiento 2" in words_of(await cai.slash("table join"))
        report = words_of(await cai.slash("report", said="He stares."))
        assert "denuncia 1" in report
        if (listed := words_of(await ana.slash("manage reports"))).startswith("Only server managers"):
            raise AssertionError(listed)
        assert "He stares." in listed
        one = await ana.slash("manage reports", report=1)
        assert one["attachments"]
        with pytest.raises(Refused, match="may not use this command"):  # Discord does not show it to them
            await cai.slash("manage ban", user=ben.id)
        assert "no longer join or open" in words_of(await ana.slash("manage ban", user=ben.id, reason="stares"))
        assert "can neither join" in words_of(await ben.slash("table join", table="1"))
        assert "stares" in words_of(await ana.slash("manage bans"))
        assert "es de una red privada" in words_of(await cai.slash("webhook add", url="https://10.0.0.1/"))
        added = await cai.slash("webhook add", url="https://nobody.invalid/x?key=abc", table="1")
        assert "nobody.invalid" in words_of(added)
        assert "abc" not in words_of(added)
        assert "no ha llegado" in words_of(await cai.press(added, "Probar el 1"))
        assert "1" in words_of(await cai.slash("webhook list"))
        assert "borrado" in words_of(await cai.slash("webhook remove", webhook=1))
        assert "Anyone can now read" in words_of(await ana.slash("manage api", on=True))
        shown = await ben.slash("data show")
        assert shown["attachments"]
        sure = await ben.slash("data delete")
        assert "nothing here identifies you" in words_of(await ben.press(sure, "Delete everything"))
        assert "bans.user_id" in str(await place.herald.tables.personal_data.show(int(ben.id)))
        assert "Las copias" in words_of(await cai.slash("privacy"))

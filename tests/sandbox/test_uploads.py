"""Files that people attach to commands and forms."""

from __future__ import annotations

import io

import aiohttp
import pytest
from PIL import Image

from bot.common import discord_limits as limits
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.support.sandbox import Refused, SandboxUser

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_command_reads_the_file(maud: SandboxUser) -> None:
    item = await maud.upload("a note.txt", b"hello")
    assert (item["filename"], item["size"], item["content_type"]) == ("a_note.txt", 5, "text/plain")
    assert await maud.download(item["url"]) == b"hello"
    assert await (await maud.slash("read", file=item["id"])).text() == "a_note.txt 5 text/plain: hello"


async def test_pictures_have_a_size(maud: SandboxUser) -> None:
    raw = io.BytesIO()
    Image.new("RGB", (3, 2)).save(raw, "PNG")
    item = await maud.upload("board.png", raw.getvalue())
    assert (item["content_type"], item["width"], item["height"]) == ("image/png", 3, 2)


async def test_files_of_others_and_unknown_ones_cannot_be_sent(maud: SandboxUser, osric: SandboxUser) -> None:
    item = await osric.upload("secret.txt", b"x")
    for wrong in (item["id"], "5", c.USERS[0][0]):
        with pytest.raises(Refused, match="no valid value") as caught:
            await maud.slash("read", file=wrong)
        assert caught.value.status == 400


async def test_size_and_shape_of_an_upload(sandbox: Sandbox, maud: SandboxUser) -> None:
    with pytest.raises(Refused, match="Request entity too large") as caught:
        await maud.upload("large.bin", b"\0" * (limits.FILE_SIZE + 1))
    assert (caught.value.status, caught.value.payload["code"]) == (413, 40005)
    assert (await maud.upload("fits.bin", b"\0" * limits.FILE_SIZE))["size"] == limits.FILE_SIZE
    async with aiohttp.ClientSession(sandbox.url) as http:
        async with http.post(f"/sandbox/api/uploads?user={maud.id}", json={}) as bare:
            assert bare.status == 400
        form = aiohttp.FormData({"text": "no file"}, default_to_multipart=True)
        async with http.post(f"/sandbox/api/uploads?user={maud.id}", data=form) as empty:
            assert empty.status == 400


async def test_a_form_takes_files(maud: SandboxUser, osric: SandboxUser) -> None:
    message = await (await maud.slash("panel")).message()
    files = [(await maud.upload(f"{n}.txt", str(n).encode()))["id"] for n in range(3)]
    foreign = (await osric.upload("x.txt", b"x"))["id"]
    shown = await maud.click(message, label="Files")
    for wrong in (files, [foreign], [files[0], files[0]], ["7"]):
        with pytest.raises(Refused):
            await maud.submit(shown, {"Files": wrong})
    assert await (await maud.submit(shown, {"Files": files[:2]})).text() == "['0.txt', '1.txt'] ['0', '1']"
    shown = await maud.click(message, label="Files")
    assert await (await maud.submit(shown, {})).text() == "[] []"


async def test_uploads_last_a_day(sandbox: Sandbox, maud: SandboxUser) -> None:
    item = await maud.upload("old.txt", b"old")
    sandbox.world.offset += 23 * 3_600_000
    await maud.upload("new.txt", b"new")
    assert await maud.download(item["url"]) == b"old"
    sandbox.world.offset += 2 * 3_600_000
    await maud.upload("newer.txt", b"newer")
    with pytest.raises(aiohttp.ClientResponseError):
        await maud.download(item["url"])

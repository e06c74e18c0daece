"""Files that people attach to commands and forms: uploaded first, then named by their id in the interaction."""

from __future__ import annotations

from aiohttp import BodyPartReader, web

from bot.common import discord_limits as limits
from bot.sandbox.commands import BadInput
from bot.sandbox.errors import refuse
from bot.sandbox.model import Attachment, Upload, User, World
from bot.sandbox.posting import described
from bot.sandbox.shapes import Shapes
from bot.sandbox.validate import NewFile, safe_name
from bot.sandbox.web import answer, person, safe

_KEPT = 24 * 3_600_000.0  # milliseconds: as long as Discord's own links to such files live


class Uploads:
    """``POST /sandbox/api/uploads``."""

    def __init__(self, world: World, shapes: Shapes) -> None:
        self.world = world
        self.shapes = shapes

    def routes(self) -> list[web.RouteDef]:
        return [web.post("/sandbox/api/uploads", safe(self.take))]

    async def take(self, request: web.Request) -> web.Response:
        """Store one file of a multipart body for a user; 413 with code 40005 when it is too large."""
        user = person(self.world, request.query.get("user"))
        if request.content_type != "multipart/form-data":
            raise BadInput("the body must be multipart/form-data with one file")
        item = await self.add(user, await _one_file(request))
        return answer(self.shapes.attachment(item))

    async def add(self, user: User, file: NewFile) -> Attachment:
        """Keep a file until a day has passed."""
        oldest = self.world.now() - _KEPT
        for old in [upload for upload in self.world.uploads.values() if upload.created < oldest]:
            self.world.drop_upload(old)
            await self.world.store.delete_file(old.file.path)
        # The owner's id stands where other files have their channel's.
        item = described(self.world.snowflake(), user.id, file, ephemeral=True)
        await self.world.store.save_file(item.path, file.data)
        self.world.save_upload(Upload(user.id, self.world.now(), item))
        return item


async def _one_file(request: web.Request) -> NewFile:
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader) or part.filename is None:
            continue
        data = bytearray()
        while chunk := await part.read_chunk(1 << 16):
            data += chunk
            if len(data) > limits.FILE_SIZE:
                raise refuse(40005)
        return NewFile(safe_name(part.filename), None, bytes(data))
    raise BadInput("the body has no file")

"""People whose names nobody must see, and a brush that draws next to nothing."""

from __future__ import annotations

import dataclasses
from typing import Any

from bot.tables.model import UserRef
from tests.cogs.seat_views import PICTURE
from tests.cogs.toy_table import Brush

SEVEN = [
    UserRef(912_000_000_000_000_001 + n, f"Zq{name}")
    for n, name in enumerate(("una", "dos", "tri", "fir", "vif", "sei", "hep"))
]
MANAGER = UserRef(912_000_000_000_000_099, "Zqboss")


class Pencil(Brush):
    """Draws boards alone, and what stands on them is told by their alt texts."""

    async def board(self, game: str, view: Any, voice: Any, title: str, **options: Any) -> Any:
        return dataclasses.replace(PICTURE, alt=f"{title} {voice.names}")

    async def animation(self, *args: Any) -> None:
        """Nothing moves here."""

    result = march = animation

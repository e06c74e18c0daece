"""Computer players act for the people of a table, one act at a time."""

from __future__ import annotations

from bot.tables.service import Tables
from engine import players


async def act(tables: Tables, table_id: int) -> bool:
    """Let somebody act for whom the game waits; ``False`` when it is over."""
    info = await tables.lookup.info(table_id)
    for seat in info.seats:
        if seat.user_id is None:
            continue
        look = await tables.views.look(table_id, seat.user_id, seat=seat.seat, news=False)
        if look.outcome is not None:
            return False
        prompt = next((prompt for prompt in look.prompts if prompt.blocks), None)
        if prompt is not None:
            player = players.make(info.game, "heuristic", f"{info.game}/{info.seq}/{seat.seat}")
            await tables.play.act(table_id, seat.user_id, player.choose(look.view, prompt), seat=seat.seat)
            return True
    raise AssertionError(f"table {table_id} of {info.game} waits for nobody")

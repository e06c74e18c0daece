"""``/act``: every action of every game as text, with suggestions of what is legal."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.errors import Raw, UserError
from bot.presenter import Voice
from bot.presenter.front import front
from bot.tables.model import SeatView, TableInfo
from bot.ui.answer import Answer
from bot.ui.commands import lone
from cogs.common import PLAYING, Interaction, find_table, suggest_tables, voice
from cogs.hand import own_look, play
from engine import GAMES
from engine.core import Action, Prompt

MOST = 60
"""Actions in one line; the longest sensible batch is far shorter."""
VALUE = 100
"""Characters of a suggestion's value."""


def split(text: str) -> list[Action]:
    """The actions of a line ``order 1 red; order 2 act``. Raises ``UserError`` naming the part that is none."""
    parts = [part.strip() for part in text.split(";")]
    parts = [part for part in parts if part]
    if not parts:
        raise UserError("act-empty")
    if len(parts) > MOST:
        raise UserError("act-too-many", most=MOST)
    actions = []
    for part in parts:
        try:
            actions.append(Action.parse(part))
        except ValueError as error:
            raise UserError("act-malformed", part=Raw(part[:40].replace("`", "'"))) from error
    return actions


def ordered(look: SeatView) -> list[Action]:
    """Legal actions, those that carry the game on first.

    What is still unset comes before what would only change a choice, closing a secret step before opening it again;
    a line typed by always taking the first suggestion therefore always ends the seat's turn.
    """
    prompt: Prompt | None = look.prompt
    if prompt is None:
        return []
    preferences = GAMES[look.table.game].preferences
    own_rank = front(look.table.game).rank

    def rank(action: Action) -> tuple[int, int]:
        if action.verb == "seal":
            return 0, 0
        if action.verb == "unseal":
            return 9, 0
        if action.verb in preferences:
            return 7, preferences.index(action.verb)
        return own_rank(look, action), 0

    return sorted(prompt.actions, key=rank)


def suggestions(look: SeatView, speak: Voice, typed: str) -> list[tuple[str, str]]:
    """(label, value) of every legal way to complete the last part of a line, earlier parts kept.

    A seat that only waits is offered its optional actions (such as ``unseal``) once something is typed.
    """
    earlier, _, last = typed.rpartition(";")
    kept = [" ".join(part.split()) for part in earlier.split(";") if part.strip()]
    head = "; ".join(kept) + "; " if kept else ""
    wanted = last.casefold().split()
    if look.prompt is None or (not look.prompt.required and not wanted):
        return []
    out: list[tuple[tuple[int, int], str, str]] = []
    used = set(kept)
    for position, action in enumerate(ordered(look)):
        text = str(action)
        label = speak.action(look.table.game, action)
        haystack = f"{text} {label}".casefold()
        if text in used or not all(word in haystack for word in wanted):
            continue
        value = head + text
        if len(value) > VALUE:
            continue
        begins = 0 if text.startswith(" ".join(wanted)) else 1
        shown = f"{text} · {label}" if label != text else text
        if head:
            shown = f"{head}{shown}" if len(head) + len(shown) <= VALUE else f"… {shown}"
        out.append(((begins, position), shown[:100], value))
    return [(label, value) for _, label, value in sorted(out)[:25]]


async def look_at(interaction: Interaction, table: str | None) -> tuple[TableInfo, SeatView]:
    """The asker's view of the table that is meant."""
    info = await find_table(interaction, table, statuses=PLAYING)
    look, _ = await own_look(interaction, info)
    return info, look


async def suggest_actions(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Autocomplete of ``action``, from the asker's own view alone."""
    try:
        info, look = await look_at(interaction, getattr(interaction.namespace, "table", None))
    except UserError:
        return []
    offered = suggestions(look, voice(interaction, info), current)
    return [Choice(name=label, value=value) for label, value in offered]


@lone("act")
@app_commands.autocomplete(action=suggest_actions, table=suggest_tables)
async def act(
    interaction: Interaction,
    action: app_commands.Range[str, 1, 1000],
    seat: app_commands.Range[int, 1, 12] | None = None,
    table: str | None = None,
) -> None:
    async with Answer(interaction) as answer:
        actions = split(action)
        info = await find_table(interaction, table, statuses=PLAYING)
        await play(answer, info, actions, None if seat is None else seat - 1)

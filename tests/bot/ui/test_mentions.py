"""Commands in messages: mentions where Discord knows them and there is room, else their names."""

from __future__ import annotations

from typing import Any, cast

import discord
import pytest
from discord import app_commands, ui

from bot.common.discord_limits import CONTENT, LAYOUT_TEXT
from bot.ui.mentions import Mentions, alike


def registered(number: int, data: dict[str, Any]) -> app_commands.AppCommand:
    """A command as Discord tells of it."""
    whole = {"id": str(number), "application_id": "1", "version": "1", "description": "x", "type": 1, **data}
    return app_commands.AppCommand(data=cast(Any, whole), state=cast(Any, None))


def below(name: str, *options: dict[str, Any]) -> dict[str, Any]:
    """A part of a command: one that can be used, or a group of them."""
    return {"name": name, "description": "x", "type": 2 if options else 1, "options": list(options)}


@pytest.fixture
def mentions() -> Mentions:
    made = Mentions()
    made.learn(
        [
            registered(7, {"name": "table", "options": [below("panel"), below("computer", below("add"))]}),
            registered(8, {"name": "act", "options": [{"name": "table", "description": "x", "type": 3}]}),
        ]
    )
    return made


@pytest.mark.parametrize(
    ("text", "sent"),
    [
        ("Use `/table panel`.", "Use </table panel:7>."),
        ("Usa `/mesa panel`.", "Usa </table panel:7>."),
        ("**`/act`**, `/mesa ordenador añadir`", "**</act:8>**, </table computer add:7>"),
        ("`/table panel seat:2`", "`/table panel seat:2`"),  # with an option it is an example, to be copied
        ("`/table`, `/table hand`, /act", "`/table`, `/table hand`, /act"),
        ("```\nI wrote `/act`\n``` `/act`", "```\nI wrote `/act`\n``` </act:8>"),
        ("```\nI wrote `/act`", "```\nI wrote `/act`"),
        ("", ""),
    ],
)
def test_a_command_becomes_a_mention(mentions: Mentions, text: str, sent: str) -> None:
    assert mentions.put(text) == sent
    assert mentions.put(sent) == sent
    assert alike(sent) == alike(text)


def test_without_registration_names_stay() -> None:
    assert Mentions().put("Use `/table panel`.") == "Use `/table panel`."


def test_a_message_never_grows_beyond_what_discord_takes(mentions: Mentions) -> None:
    """Two mentions have room here, the third keeps its name."""
    more = len("</act:8>") - len("`/act`")
    text = "`/act` `/act` `/act`".ljust(CONTENT - 2 * more, ".")
    sent = mentions.put(text)
    assert sent.startswith("</act:8> </act:8> `/act`.")
    assert len(sent) == CONTENT


def test_the_texts_of_a_layout_share_their_room(mentions: Mentions) -> None:
    more = len("</act:8>") - len("`/act`")
    view = ui.LayoutView(timeout=None)
    inner = ui.TextDisplay[Any]("`/act`")
    view.add_item(ui.Container(ui.TextDisplay("`/act` ".ljust(LAYOUT_TEXT - 6 - more, "."))))
    view.add_item(inner)
    mentions.fill(view)
    assert view.content_length() == LAYOUT_TEXT
    assert [item.content[:8] for item in view.walk_children() if isinstance(item, ui.TextDisplay)] == [
        "</act:8>",
        "`/act`",
    ]
    mentions.fill(view)
    assert view.content_length() == LAYOUT_TEXT


def test_a_layout_with_room_has_mentions_everywhere(mentions: Mentions) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Section("See `/table panel`", accessory=ui.Button(label="x", custom_id="x")))
    view.add_item(ui.TextDisplay("`/mesa ordenador añadir`"))
    mentions.fill(view)
    assert [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)] == [
        "See </table panel:7>",
        "</table computer add:7>",
    ]

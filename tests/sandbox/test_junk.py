"""Bodies with one field replaced by junk: always a proper refusal, never a failure of the sandbox."""

from __future__ import annotations

import copy
import random
from typing import Any

import aiohttp
import pytest

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.sandbox.conftest import forgive

JUNK: list[Any] = [None, 5, -1, "text", [], {}, [5], [None], {"a": 1}, True, 1.5, ["a"], 10**30, [[]], [{}]]
MESSAGE = f"channels/{c.CHANNELS[0][0]}/messages"
BUTTON = {"type": 2, "style": 1, "label": "a", "custom_id": "b", "emoji": {"name": "👑"}}
SELECT = {
    "type": 3,
    "custom_id": "s",
    "options": [{"label": "a", "value": "b"}],
    "min_values": 1,
    "max_values": 1,
}
BODIES: list[tuple[str, str, Any]] = [
    (
        "POST",
        MESSAGE,
        {
            "content": "x",
            "embeds": [
                {
                    "title": "t",
                    "fields": [{"name": "n", "value": "v"}],
                    "footer": {"text": "f"},
                    "image": {"url": "https://example.org/a"},
                    "color": 3,
                }
            ],
            "allowed_mentions": {"parse": ["users"], "roles": ["1"]},
            "components": [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [SELECT]}],
            "flags": 0,
        },
    ),
    (
        "POST",
        MESSAGE,
        {
            "flags": c.F_V2,
            "components": [
                {
                    "type": 17,
                    "accent_color": 3,
                    "components": [
                        {"type": 9, "components": [{"type": 10, "content": "t"}], "accessory": BUTTON},
                        {"type": 12, "items": [{"media": {"url": "https://example.org/a"}, "description": "d"}]},
                        {"type": 14, "spacing": 1},
                    ],
                }
            ],
        },
    ),
    (
        "PUT",
        f"applications/{c.APPLICATION_ID}/commands",
        [
            {
                "name": "a",
                "description": "d",
                "name_localizations": {"es-ES": "x"},
                "options": [
                    {
                        "type": 1,
                        "name": "o",
                        "description": "d",
                        "options": [
                            {
                                "type": 3,
                                "name": "p",
                                "description": "d",
                                "choices": [{"name": "n", "value": "v"}],
                            }
                        ],
                    }
                ],
            }
        ],
    ),
    ("POST", f"channels/{c.CHANNELS[0][0]}/threads", {"name": "t", "type": 11, "auto_archive_duration": 60}),
    ("POST", "users/@me/channels", {"recipient_id": c.USERS[0][0]}),
]


def spoiled(body: Any, dice: random.Random) -> Any:
    """A copy with one value, anywhere inside, replaced."""
    body = copy.deepcopy(body)
    spots: list[tuple[Any, Any]] = []

    def walk(node: Any) -> None:
        for key in node if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ():
            spots.append((node, key))
            walk(node[key])

    walk(body)
    node, key = dice.choice(spots)
    node[key] = dice.choice(JUNK)
    return body


@pytest.mark.slow
async def test_junk_is_refused_properly(sandbox: Sandbox) -> None:
    dice = random.Random(7)
    headers = {"Authorization": f"Bot {c.BOT_TOKEN}"}
    async with aiohttp.ClientSession(headers=headers) as http:
        for method, path, body in BODIES:
            async with http.request(method, f"{sandbox.api_url}/{path}", json=body) as taken:
                assert taken.status < 300, await taken.text()
            for _ in range(150):
                bad = spoiled(body, dice)
                async with http.request(method, f"{sandbox.api_url}/{path}", json=bad) as answer:
                    assert answer.status < 500, (bad, await answer.text())
                    payload = await answer.json()
                assert answer.status < 300 or {"message", "code"} <= set(payload)
        async with http.get(f"{sandbox.api_url}/{MESSAGE}") as read:
            assert read.status == 200
    forgive(sandbox)

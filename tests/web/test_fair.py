"""A table of six, at which much is asked at once, through the page alone: the fair of the tests.

Offers go to and fro, a window closes by itself, a veto comes from nowhere; two of the six read Spanish, one on a
telephone.
"""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from herald_fair.state import GOODS
from tests.support.sandbox import openapi_path
from tests.support.sandbox_bots import SmallChild
from tests.web.conftest import OpenPage, kept
from tests.web.people import Person, bot_ms, faults, in_turn

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]
ROOM = c.CHANNELS[1][0]
TELEPHONE = 2
"""Who sits there with a telephone, and reads Spanish."""
OWN = re.compile(r"(?:Yours|Lo tuyo): (\d+)\D+(\d+)\D+(\d+)\D+(\d+)\D+(\d+)")
"""What a seat has: coins, three goods, vetoes."""


class Merchant(Person):
    """Somebody at the fair."""

    async def asked(self, *words: str) -> None:
        """Wait until the panel says this, in either language, and takes clicks."""
        await expect(self.panel).to_contain_text(re.compile("|".join(words)), timeout=bot_ms())
        await self.free()

    async def owns(self) -> list[int]:
        """Coins, goods and vetoes, as the panel tells them."""
        found = OWN.search(await self.panel.inner_text())
        assert found is not None
        return [int(number) for number in found.groups()]

    async def offers(self, to: str, good: str) -> None:
        """Offer somebody twenty coins for a good."""
        begin = re.compile(r"^Offer \(")
        if await self.panel.get_by_role("button", name=begin).count():
            await self.panel.get_by_role("button", name=begin).click(timeout=bot_ms())
        else:  # the market stays in front of whoever has offered something
            await self.answer_from_list(begin)
        await expect(self.panel.locator(".select-button").first).to_have_text("Offer", timeout=bot_ms())
        await self.answer_from_list(to)
        await expect(self.panel.locator(".select-button").first).to_have_text(f"Offer {to}")
        await self.answer_from_list(f"Offer {to} 20 for {good}")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def fairground(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sandbox]:
    """A sandbox as ``python -m tests.toy.play sandbox`` opens it, with small pictures."""
    folder: Path = tmp_path_factory.mktemp("fairground")
    async with Sandbox(folder, openapi=openapi_path()) as sandbox:
        child = SmallChild(sandbox, folder / "herald", logging.getLogger("herald").warning)
        child.module = "tests.toy.small_bot"
        async with kept(sandbox, child):
            yield sandbox


async def six(fairground: Sandbox, open_page: OpenPage) -> list[Merchant]:
    """Six people in the game room. Pictures are replaced while they load, which a browser may complain of."""
    url = f"{fairground.url}/?channel={ROOM}&user="
    return [
        Merchant(await open_page(url + c.USERS[n][0], width=400 if n == TELEPHONE else 1280, quiet=False), n)
        for n in range(6)
    ]


async def seated(people: list[Merchant]) -> None:
    """All sit down, and everybody but the first leaves their bids to a standing order; every first card is a veto."""
    maud, *others = people
    await maud.command("table new", game="fair", seats="6", name="Fair", language="English")
    card = maud.messages.filter(has=maud.page.get_by_role("button", name="Start"))
    for person in others:
        await person.press("Join")
        await expect(card).to_contain_text(person.name, timeout=bot_ms())
        await person.page.get_by_role("button", name=re.compile("^(Quick|Rápido)$")).click(timeout=bot_ms())
    await maud.press("Settings")
    await maud.pick(maud.option("cards"), -1)
    await expect(maud.option("cards")).to_contain_text("6", timeout=bot_ms())
    await maud.press("Start")
    for person in people:
        await person.go("Herald")


async def hang_out(people: list[Merchant]) -> None:
    """Seat by seat chooses the first sign that is left."""
    for person in people:
        await person.asked("Which sign", "Qué letrero")
        await person.answer_from_list(0)


async def trade(maud: Merchant, osric: Merchant) -> None:
    """An offer is refused, made again, and accepted."""
    await osric.asked("Shall everybody pay")
    _, *goods, _ = await osric.owns()
    good = GOODS[next(n for n, count in enumerate(goods) if count)]
    for number, answer in ((1, "Refuse offer 1"), (2, "Accept offer 2")):
        await maud.asked("Shall everybody pay")
        await maud.offers(osric.name, good)
        await osric.asked(rf"{maud.name} offers: .*\(offer {number}\)")
        await osric.answer(answer)
    got = r"(?:Yours|Lo tuyo): " + r"\d+\D+" * (1 + GOODS.index(good)) + r"[1-9]"
    await expect(maud.panel).to_contain_text(re.compile(got), timeout=bot_ms())


async def vote(people: list[Merchant]) -> None:
    """Everybody votes for the toll."""
    for person in people:
        await person.asked("Shall everybody pay", "Paga cada cual")
        await person.page.get_by_role("button", name=re.compile("^(Vote aye|Votar sí)$")).last.click(timeout=bot_ms())


async def auction(maud: Merchant) -> None:
    """The only one who is asked bids what they have; the others' orders have bid already."""
    await maud.asked("do you bid for the pennant")
    await maud.answer_from_list(-1)
    await maud.answer("Seal the bid")


async def cart(people: list[Merchant]) -> None:
    """A cart goes to a gate; nobody says anything, until the window closes."""
    maud = people[0]
    await maud.asked("Do you send one of your")
    await maud.panel.get_by_role("button", name=re.compile(" to the north gate$")).first.click(timeout=bot_ms())
    for person in people[1:]:
        await person.asked("Do you object", "Te opones")
    await maud.page.keyboard.press("Alt+9")
    await maud.page.locator("aside.dev").get_by_role("button", name="Forward by 1 d").click(timeout=bot_ms())
    await people[1].asked("Do you send one of your")


@in_turn("a day of six")
async def test_six_at_the_fair(fairground: Sandbox, open_page: OpenPage) -> None:
    people = await six(fairground, open_page)
    maud, osric, ximena, _, tancred, isolde = people
    await seated(people)
    await hang_out(people)
    await trade(maud, osric)
    await vote(people)
    await auction(maud)
    await cart(people)
    assert await ximena.page.evaluate("document.documentElement.scrollWidth") <= 400
    assert await faults(ximena.page) == []
    await tancred.answer("Evitar el peaje con tu veto")
    await isolde.go("Fair")
    for line in (
        r"Osric refuses offer 1 of Maud",
        r"Osric accepts offer 2: Maud gets",
        r"The toll is laid by 6 to 0",
        r"The pennant of the day: Maud",
        r"Maud sends .* to the north gate",
        r"Maud sells .* at the north gate",
        r"Tancred shows a veto",
    ):
        told = isolde.messages.filter(has_text=re.compile(line))
        await expect(told.last).to_be_attached(timeout=bot_ms())

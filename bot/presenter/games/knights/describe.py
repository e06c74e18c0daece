"""Words for what stands in a seat's view: areas with who is there, Nobles, Barons, cards."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from functools import cached_property
from typing import Any

from bot.locale import has, text
from bot.presenter.games.knights import sight
from bot.presenter.games.knights.names import GAME
from bot.presenter.panel_kit.screens import joined
from bot.presenter.words.voice import Voice
from engine.core import Params, slug_seat
from engine.knights.analysis import PublicPosition, public_position
from engine.knights.game_data import AREA, CITY, NOBLE
from engine.knights.views.view import CityView, KnView, NobleView


@functools.lru_cache(maxsize=4096)
def _said(locale: str, key: str, params: tuple[tuple[str, Any], ...]) -> str:
    """A message, made once: the same lines stand on a panel again and again."""
    return text(locale, key, **dict(params))


class Words:
    """What a panel says: a view, in a voice; ``params`` of the question that is shown."""

    def __init__(self, view: KnView, voice: Voice, params: Params | None = None) -> None:
        self.view, self.voice, self.params = view, voice, params or {}
        self.me = -1 if view.seat is None else view.seat
        self._words: dict[str, str] = {}

    @cached_property
    def position(self) -> PublicPosition:
        """The position as everybody sees it, in numbers."""
        return public_position(self.view)

    def number(self, name: str) -> int:
        """A number of the question, 0 when it has none."""
        found = self.params.get(name, 0)
        return found if isinstance(found, int) else 0

    # -- words

    def text(self, key: str, **params: object) -> str:
        """A text of the panel."""
        values = ((name, tuple(map(str, it)) if isinstance(it, list) else it) for name, it in params.items())
        return _said(self.voice.locale, f"knights-panel-{key}", tuple(values))

    def word(self, slug: str) -> str:
        """What something is called."""
        if slug not in self._words:
            self._words[slug] = str(self.voice.word(GAME, slug)) if slug else ""
        return self._words[slug]

    def title(self, slug: str) -> str:
        """What something is called, at the beginning of a line."""
        word = self.word(slug)
        return word if slug_seat(slug) is not None else word[:1].upper() + word[1:]

    def seat(self, seat: int) -> str:
        """A Baron by seat; nobody's where there is none."""
        return self.voice.seat(seat) if seat >= 0 else self.text("neutral")

    def seats(self, seats: list[int]) -> str:
        """Several Barons."""
        return self.voice.seats(seats)

    def card(self, slug: str) -> str:
        """What a card says."""
        key = f"knights-text-{slug}"
        return self.voice.text(key) if has(self.voice.locale, key) else ""

    def brief(self, slug: str) -> str:
        """What a card says, in the room that a line of a list has."""
        key = f"knights-brief-{slug}"
        return self.voice.text(key) if has(self.voice.locale, key) else self.card(slug)

    # -- places and people

    def city(self, it: CityView) -> str:
        """Whose a city is, its strength and income, siege."""
        owner = self.text("yours-is") if 0 <= it.owner == self.me else self.seat(it.owner)
        parts = [self.text("city", owner=owner, strength=it.strength, n=it.income)]
        parts += [self.text("besieged", seats=self.seats(it.besiegers))] if it.besiegers else []
        return joined(parts)

    def area(self, slug: str, but: int = -1) -> str:
        """What stands in an area, and who is there with what strength, ``but`` one seat."""
        view, parts = self.view, list[str]()
        it, hold = sight.city(view, slug), sight.stronghold(view, slug)
        if it is not None:
            parts.append(self.city(it))
        if hold is not None:
            parts.append(self.text("stronghold", seat=self.seat(hold.seat), walls=hold.walls, men=hold.men,
                                   mine=int(hold.seat == self.me)))  # fmt: skip
            if hold.besiegers:
                parts.append(self.text("besieged", seats=self.seats(hold.besiegers)))
        parts += [self.text("army", seat=self.seat(s), n=sum(n.strength for n in sight.nobles(view, slug, s)),
                            mine=int(s == self.me))
                  for s in range(view.seats) if s != but and sight.nobles(view, slug, s)]  # fmt: skip
        return joined(parts)

    def site(self, area: str) -> str:
        """An area as a beginning: what stands there, cities beside it with strength and income in figures, whoever is
        near; a line of a list has room for all of it."""
        near = sorted(sight.near(area))
        cities = [c for a in near if (c := sight.city(self.view, a)) is not None]
        told = [self.text("beside-city", city=self.word(c.slug), strength=c.strength, n=c.income) for c in cities]
        rivals = sorted({s for a in near for s in (*sight.rivals(self.view, a), sight.holder(self.view, a))})
        others = [s for s in rivals if s not in (-1, self.view.seat)]
        beside = self.text("beside", cities=told) if told else ""
        said = joined([self.area(area), beside, self.text("near", seats=self.seats(others)) if others else ""])
        return said or self.text("empty")

    def sites(self, areas: Iterable[str]) -> str:
        """How cities beside places are written, by the first of them; empty where no place has one beside it."""
        near = (c for a in areas for b in sorted(sight.near(a)) if (c := sight.city(self.view, b)) is not None)
        it = next(near, None)
        return "" if it is None else self.text("why-site", city=self.word(it.slug), strength=it.strength, n=it.income)

    def noble(self, slug: str) -> str:
        """Whose a Noble is, unless it is one's own; where it is, its army, what ails it."""
        it = sight.noble(self.view, slug)
        if it is None:
            return ""
        return joined([self.seat(it.seat) if it.seat != self.me else "", self.who(it)])

    def who(self, it: NobleView) -> str:
        """Where a Noble is, its army, what ails it, what its shape can do."""
        parts = [self.word(it.shape), self.text("strength", n=it.strength)]
        parts += [self.text("tokens", n=it.losses)] if it.losses else []
        parts += [self.text("tired")] if it.exhausted else []
        parts += [self.word(it.office)] if it.office else []
        where = self.text("at-sea", area=self.word(it.area)) if it.sea else self.word(it.area)
        return joined([where or self.text("off-board"), *parts])

    def baron(self, seat: int) -> str:
        """A Baron in a line."""
        if not 0 <= seat < len(self.view.barons):
            return ""
        it = self.view.barons[seat]
        return self.text("baron", colour=self.word(it.baron), crowns=it.crowns, votes=it.votes, faith=it.faith,
                         influence=it.influence, cities=it.cities)  # fmt: skip

    def mine(self, slug: str) -> bool:
        """Whether a word names the seat itself, or what is its own."""
        it, who = sight.city(self.view, slug), sight.noble(self.view, slug)
        if who is not None:
            return who.seat == self.me
        return it.owner == self.me if it is not None else slug_seat(slug) == self.me

    def about(self, slug: str) -> str:
        """A note on a word that several actions begin with."""
        seat = slug_seat(slug)
        if seat is not None:
            return self.baron(seat)
        if slug in NOBLE:
            return self.noble(slug)
        if slug in AREA or slug in CITY:
            return self.area(slug)
        return self.brief(slug)

    def assigned(self, number: int, to: str) -> str:
        """One of the troop cards that are handed out in the beginning, from 1, with who leads it."""
        cards = self.view.own.assign if self.view.own is not None else []
        troop = self.word(cards[number - 1][0]) if number <= len(cards) else ""
        return self.text("assigned", n=number, troop=troop, who=self.word(to))

    # -- crowns

    def left(self, n: int) -> str:
        """A price and what is left of the purse."""
        return self.text("price", n=n, left=sight.crowns(self.view) - n)

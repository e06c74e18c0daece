"""Deals between seats (2.15, 9.0, 7.7, 11.1, 2.12): what can change hands, by which way, and what happens when it does.

Whether a deal is possible is asked twice: ``problem`` looks at what everybody sees, ``can_give`` at what one seat alone
knows about itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Event, Params, Said, Term, Word
from engine.fief.board import (
    ABBEYS,
    FORTS,
    ally_of,
    captor_family,
    deal_seats,
    families_at,
    family_nobles,
    hand_limit,
    is_free,
    keeps,
    lord_family,
    nobles_at,
    stacks_at,
    walled_city,
)
from engine.fief.game_data import (
    CARD_SLUGS,
    CARDS,
    CITIES,
    CITY,
    CITY_IDS,
    CROSSBOW,
    FIRST_DISASTER,
    MERCENARIES,
    NOBLE,
    NOBLES,
    NONE,
    REGION,
    REGION_IDS,
    RELICS,
    SERVANT,
    SERVANT_IDS,
)
from engine.fief.state.position import Position
from engine.fief.state.state import (
    INSIDE,
    Article,
    Battle,
    Deal,
    FiefState,
    Leave,
    March,
    Rebellion,
    Round,
    Stack,
    Toll,
    seat_of,
)
from engine.fief.terms import family_term

MONEY, CARD, TOWN, TITLE, CAPTIVE, RELIC, SERVICE, HIRED = (
    "money", "card", "city", "title", "captive", "relic", "servant", "crossbow",
)  # fmt: skip
MEETING, PIGEON, RING, RANSOM, SERVANTS = ROUTES = ("city", "pigeon", "ring", "ransom", "servants")
"""Ways in which a deal is carried out: Nobles of both in one city, pigeons, a marriage, a captive's release for money,
and servants alone, who walk anywhere (2.12)."""
CARRIED: dict[str, frozenset[str]] = {
    MEETING: frozenset({MONEY, CARD, TOWN, CAPTIVE, RELIC, SERVICE, HIRED}),
    PIGEON: frozenset({MONEY, CARD, SERVICE}),
    RING: frozenset({MONEY, TITLE, CAPTIVE, SERVICE}),
    RANSOM: frozenset({MONEY, CAPTIVE}),
    SERVANTS: frozenset({SERVICE}),
}
"""What each way can carry."""
MOST_MONEY = 60
"""The most that can be asked for at once: what another has is not known."""
MOST_ARTICLES = 6
MOST_OFFERS = 8
"""Offers that a seat may have open."""
LOST = 6
"""The die of a pigeon that goes astray (2.15)."""
TRADED: tuple[str, ...] = tuple(slug for slug in CARD_SLUGS if CARDS.index(slug) < FIRST_DISASTER)
COPIES = Counter(CARDS)


# --- articles as words -----------------------------------------------------------------------------------------------


def article_of(args: Sequence[str | int]) -> Article | None:
    """The article that an action's arguments name."""
    if len(args) == 2 and args[0] == MONEY and isinstance(args[1], int) and args[1] > 0:
        return Article(MONEY, "", args[1])
    if len(args) == 3 and args[0] == HIRED and isinstance(args[2], int) and args[2] > 0:
        known = args[1] in {CARDS[card] for card in MERCENARIES}
        return Article(HIRED, str(args[1]), args[2]) if known else None
    names: dict[str, object] = {
        CARD: TRADED, TOWN: CITY, TITLE: REGION, CAPTIVE: NOBLE, RELIC: RELICS, SERVICE: SERVANT,
    }  # fmt: skip
    if len(args) != 2 or args[0] not in names or args[1] not in names[str(args[0])]:  # type: ignore[operator]
        return None
    return Article(str(args[0]), str(args[1]))


def words_of(article: Article) -> tuple[str | int, ...]:
    """An article as arguments of an action."""
    if article.kind == MONEY:
        return MONEY, article.amount
    return (article.kind, article.what, article.amount) if article.kind == HIRED else (article.kind, article.what)


def terms(articles: Sequence[Article]) -> list[int | Term]:
    """Articles as parameters, each told by a sentence of its kind (``fief-do-article-money``)."""
    return [Said(" ".join(map(str, (f"article-{a.kind}", *words_of(a)[1:])))) for a in articles]


def money(articles: Sequence[Article]) -> int:
    """Shillings among some articles."""
    return sum(a.amount for a in articles if a.kind == MONEY)


# --- who has what ----------------------------------------------------------------------------------------------------


class Market(NamedTuple):
    """What everybody sees that could change hands."""

    control: tuple[int, ...]
    """The family that controls each city, by city."""
    lords: tuple[int, ...]
    """The family of each region's Lord, by region."""
    people: tuple[tuple[int, int, int], ...]
    """Of every Noble their family, the family that holds them captive, and their servant."""
    relics: tuple[int, ...]
    """The family that bears each relic, by the order of ``game_data.RELICS``."""
    hired: tuple[tuple[int, ...], ...]
    """Of every stack with hired crossbows its family, then how many of each Mercenary card."""
    serving: bool
    """Whether servants may change hands now (2.12)."""


def market(state: FiefState) -> Market:
    """The market now."""
    nobles = state.nobles
    return Market(
        tuple([town.control for town in state.towns]),
        tuple([nobles[lord].family if lord >= 0 else NONE for lord in state.fiefs]),
        tuple([(w.family, NONE if w.gone else captor_family(state, n), w.servant) for n, w in enumerate(nobles)]),
        tuple([NONE if r.gone or r.bearer < 0 else nobles[r.bearer].family for r in state.relics]),
        tuple([(s.family, *s.hired) for s in state.stacks if s.units[CROSSBOW]]),
        serving_time(state),
    )


@lru_cache(maxsize=512)
def goods_of(wares: Market, families: tuple[int, ...]) -> tuple[Article, ...]:
    """What some families could hand over."""
    found = [Article(TOWN, CITY_IDS[c]) for c, family in enumerate(wares.control) if family in families]
    found += [Article(TITLE, REGION_IDS[r]) for r, family in enumerate(wares.lords) if family in families]
    found += [Article(CAPTIVE, NOBLES[n]) for n, (_, captor, _) in enumerate(wares.people) if captor in families]
    if wares.serving:
        found += [Article(SERVICE, SERVANT_IDS[s]) for family, _, s in wares.people if s >= 0 and family in families]
    found += [Article(RELIC, slug) for slug, family in zip(RELICS, wares.relics, strict=True) if family in families]
    for card, slug in enumerate(CARDS[c] for c in MERCENARIES):
        most = max((row[1 + card] for row in wares.hired if row[0] in families), default=0)
        found += [Article(HIRED, slug, n) for n in range(1, most + 1)]
    return tuple(found)


def can_give(state: FiefState, seat: int, articles: Sequence[Article]) -> bool:
    """Whether a seat has the money and the cards, by what it knows about itself."""
    return not lacking(state, seat, articles)


def lacking(state: FiefState, seat: int, articles: Sequence[Article]) -> list[Article]:
    """The money and the cards that a seat does not have."""
    short = money(articles) > state.purse[seat]
    hand = Counter(CARDS[c] for c in state.hands[seat])
    missing = Counter(a.what for a in articles if a.kind == CARD) - hand
    found = [Article(MONEY, "", money(articles))] if short else []
    return [*found, *(Article(CARD, slug) for slug in missing.elements())]


def quiet(state: FiefState) -> bool:
    """Whether nothing is on the way or being fought, so that cities and troops can change hands."""
    return not any(isinstance(f, (Battle, March, Leave, Rebellion, Toll)) for f in state.frames)


def serving_time(state: FiefState) -> bool:
    """Whether it is phase 2, when servants change their masters (2.12)."""
    bottom = state.frames[0]
    return isinstance(bottom, Round) and bottom.stage in ("fate", "play", "eve")


# --- whether it can be done ------------------------------------------------------------------------------------------


def problem(state: FiefState, deal: Deal) -> str | None:
    """Why a deal cannot be carried out now, by what everybody sees; ``None`` when it can."""
    sides = ((deal.maker, deal.to, deal.gives, deal.wants), (deal.to, deal.maker, deal.wants, deal.gives))
    if deal.maker == deal.to or not (deal.gives or deal.wants):
        return "deal-empty"
    for giver, taker, articles, back in sides:
        for article in articles:
            if article.kind not in CARRIED[deal.route]:
                return "deal-kind"
            if not _holds(state, giver, taker, article, deal.route):
                return "deal-holds"
        if not _room_for_servants(state, taker, articles, back):
            return "deal-servants"
        goes = [] if deal.route == PIGEON else back  # what a lost pigeon carried comes back
        if _cards_after(state, taker, giver, articles, goes) > hand_limit(state):
            return "deal-hand"
    if deal.route == MEETING:
        return None if meeting(state, deal) >= 0 else "deal-meet"
    if deal.route == RING:
        return None if ally_of(state, deal.maker) == deal.to else "deal-ring"
    if deal.route == RANSOM:
        return None if _is_ransom(deal) else "deal-ransom"
    if deal.route == PIGEON:
        return next((p for giver, taker, articles, _ in sides if (p := _grounded(state, giver, taker, articles))), None)
    return None


def not_there(state: FiefState, deal: Deal) -> Article | None:
    """The first article that its giver has no more, or the other cannot take, as everybody sees."""
    sides = ((deal.maker, deal.to, deal.gives), (deal.to, deal.maker, deal.wants))
    found = ((giver, taker, article) for giver, taker, articles in sides for article in articles)
    return next((a for giver, taker, a in found if not _holds(state, giver, taker, a, deal.route)), None)


def is_way(state: FiefState, deal: Deal) -> bool:
    """Whether a deal's route is there at all, which is quickly seen: a marriage, a ransom."""
    if deal.route == RING:
        return ally_of(state, deal.maker) == deal.to
    return deal.route != RANSOM or _is_ransom(deal)


def _holds(state: FiefState, giver: int, taker: int, article: Article, route: str) -> bool:
    """Whether a family has what everybody sees, and the other can take it."""
    if article.kind in (MONEY, CARD):
        return True
    if article.kind == TOWN:
        return may_hand_over(state, CITY[article.what], giver, taker)
    if article.kind == TITLE:
        return _may_give_title(state, REGION[article.what], giver, taker)
    if article.kind == CAPTIVE:
        noble = NOBLE[article.what]
        home = state.nobles[noble].family == taker
        return captor_family(state, noble) == giver and not state.nobles[noble].gone and (home or route == MEETING)
    if article.kind == SERVICE:
        return serving_time(state) and master_of(state, article.what, giver) >= 0
    if article.kind == RELIC:
        relic = state.relics[RELICS.index(article.what)]
        return relic.bearer >= 0 and not relic.gone and state.nobles[relic.bearer].family == giver
    return quiet(state) and article in goods_of(market(state), (giver,))


def _may_give_title(state: FiefState, region: int, giver: int, taker: int) -> bool:
    """Whether a family's Lord can leave a fief to another family: with its Walled City, where they have that (4.7)."""
    if lord_family(state, region) != giver or not family_nobles(state, taker):
        return False
    city = walled_city(state, region)
    return city < 0 or state.towns[city].control != giver or (quiet(state) and state.towns[city].siege < 0)


def may_hand_over(state: FiefState, city: int, giver: int, taker: int) -> bool:
    """Whether control of a city can pass: the taker is there, or would keep it from afar (ruling 13); not a besieged
    one, nor the crown's."""
    town = state.towns[city]
    if town.control != giver or town.siege >= 0 or town.building == "royal-fortress" or not quiet(state):
        return False
    return taker in families_at(state, city) or keeps(state, city, taker)


def master_of(state: FiefState, servant: str, family: int) -> int:
    """The Noble of a family whom a servant serves, -1 none."""
    number = SERVANT[servant]
    return next((n for n in family_nobles(state, family) if state.nobles[n].servant == number), NONE)


def _room_for_servants(state: FiefState, taker: int, comes: Sequence[Article], goes: Sequence[Article]) -> bool:
    """A Noble has one servant (2.12)."""
    if not any(a.kind == SERVICE for a in comes):
        return True
    gone = sum(a.kind == SERVICE for a in goes)
    free_hands = sum(state.nobles[n].servant < 0 for n in family_nobles(state, taker))
    return sum(a.kind == SERVICE for a in comes) <= free_hands + gone


def _cards_after(state: FiefState, taker: int, giver: int, comes: Sequence[Article], goes: Sequence[Article]) -> int:
    """Cards in the taker's hand when all is done; a hand never grows beyond its limit by a deal (2.15)."""
    if seat_of(state, taker) == seat_of(state, giver):
        return 0
    change = sum(a.kind == CARD for a in comes) - sum(a.kind == CARD for a in goes)
    return len(state.hands[seat_of(state, taker)]) + change if change > 0 else 0


def meeting(state: FiefState, deal: Deal) -> int:
    """The city in which a deal can be carried out: free Nobles of both are there, and what can only change hands on the
    spot (relics, crossbows, captives who are handed on) is too; -1 none."""
    here = {state.nobles[n].place for n in family_nobles(state, deal.maker) if is_free(state.nobles[n])}
    for city in sorted(here & set(range(len(CITIES)))):
        if not nobles_at(state, city, deal.to):
            continue
        sides = ((deal.maker, deal.to, deal.gives), (deal.to, deal.maker, deal.wants))
        if all(_on_the_spot(state, city, giver, taker, a) for giver, taker, articles in sides for a in articles):
            return city
    return NONE


def _on_the_spot(state: FiefState, city: int, giver: int, taker: int, article: Article) -> bool:
    if article.kind == RELIC:
        return state.nobles[state.relics[RELICS.index(article.what)].bearer].place == city
    if article.kind == CAPTIVE:
        who = state.nobles[NOBLE[article.what]]
        return who.family == taker or state.nobles[who.captor].place == city
    if article.kind == HIRED:
        return lent_from(state, city, giver, article) is not None
    return True


def lent_from(state: FiefState, city: int, family: int, article: Article) -> Stack | None:
    """The stack in a city from which crossbows can be lent (11.1)."""
    card = MERCENARIES.index(CARDS.index(article.what))
    return next((s for s in stacks_at(state, city, family) if s.hired[card] >= article.amount), None)


def _is_ransom(deal: Deal) -> bool:
    """Captives on one side, money on the other (7.7)."""
    kinds = [{a.kind for a in articles} for articles in (deal.gives, deal.wants)]
    return kinds in ([{CAPTIVE}, {MONEY}], [{MONEY}, {CAPTIVE}])


def lofts(state: Position, family: int) -> list[int]:
    """A family's Nobles who can send and receive pigeons: inside a fort or an abbey (2.15)."""
    return [
        n
        for n in family_nobles(state, family)
        if is_free(state.nobles[n])
        and 0 <= state.nobles[n].place < len(CITIES)
        and state.nobles[n].site == INSIDE
        and state.towns[state.nobles[n].place].building in FORTS | ABBEYS
    ]


def flight(state: Position, giver: int, taker: int) -> tuple[int, int] | None:
    """Between whom a pigeon can fly: Nobles in two different cities."""
    for one in lofts(state, giver):
        for other in lofts(state, taker):
            if state.nobles[one].place != state.nobles[other].place:
                return one, other
    return None


def _grounded(state: FiefState, giver: int, taker: int, articles: Sequence[Article]) -> str | None:
    """Why one side's pigeon cannot fly; servants need none."""
    load = [a for a in articles if a.kind != SERVICE]
    if not load:
        return None
    if sum(a.kind == CARD for a in load) > 1:
        return "deal-one-card"
    if not state.pigeons[giver]:
        return "deal-pigeons"
    return None if flight(state, giver, taker) else "deal-loft"


# --- offers ----------------------------------------------------------------------------------------------------------


def facts(state: FiefState, deal: Deal) -> Params:
    """What the two seats are told of a deal."""
    return {
        "number": deal.number,
        "one": family_term(deal.maker),
        "other": family_term(deal.to),
        "route": Word(f"route-{deal.route}"),
        "gives": terms(deal.gives),
        "wants": terms(deal.wants),
    }


def tell(state: FiefState, key: str, deal: Deal, events: list[Event]) -> None:
    """Both seats hear of a deal; nobody else does."""
    events.append(Event(f"fief-{key}", facts(state, deal), deal_seats(state, deal), seals=True))


def next_number(state: FiefState, one: int, other: int) -> int:
    """The number of a new offer between two seats. It counts theirs alone, so that it tells nothing of others'."""
    low, high = sorted((one, other))
    pairs = [(a, b) for a in range(state.seats) for b in range(a, state.seats)]
    count = state.deals[low][high]
    state.deals[low][high] += 1
    return count * len(pairs) + pairs.index((low, high)) + 1


def lapse(state: FiefState, events: list[Event]) -> None:
    """The round ends, and with it every offer that nobody has taken."""
    for deal in [d for d in state.sides if isinstance(d, Deal)]:
        state.sides.remove(deal)
        tell(state, "deal-lapsed", deal, events)

"""What a view tells of a position, in the numbers of a state: the rules reckon from it as from a state."""

from __future__ import annotations

import msgspec

from engine.knights.game_data import AGENDA, AREA, BARON, CITIES, CITY, EVENT, KIND, NATION, NOBLE, NOBLE_IDS, NONE
from engine.knights.state.frames import Offer
from engine.knights.state.slugs import TROOP
from engine.knights.state.state import City, Lasting, Noble, Options, Siege, Stronghold, card_of
from engine.knights.views.view import BaronView, CityView, KnView, LastingView, NobleView, StrongholdView


class SeenBaron(msgspec.Struct, frozen=True):
    """What everybody sees of a seat, as in ``state.Baron``."""

    baron: int
    """Which Baron it plays, an index of ``game_data.BARONS``."""
    crowns: int
    """Crowns in hand."""
    votes: int
    """Votes that it has kept."""
    faith: int
    """Faith that it has."""
    influence: int
    """Influence that it has."""
    stronghold: Stronghold
    """Its stronghold, with the troops in it."""
    charges: list[int]
    """Agendas of its charges."""
    banned: bool
    """It is banned from the Assembly."""
    out: bool
    """It has been eliminated."""


class PublicPosition(msgspec.Struct, frozen=True):
    """What everybody sees of a position, as in ``state.KnState``. Troop cards of a kind are the same one here."""

    seats: int
    """How many play."""
    options: Options
    """What the table has chosen."""
    turn: int
    """The running turn, from 1."""
    chairman: int
    """The seat with the token of Chairman."""
    head: int
    """The seat with the token of Head of the Church."""
    pool: int
    """Influence left in the pool."""
    last: bool
    """The pool is empty: this turn is the last one."""
    barons: list[SeenBaron]
    """What each seat has, by seat."""
    nobles: list[Noble]
    """All twenty-four by number; those of Barons who do not play are off the board."""
    cities: list[City]
    """All, by number."""
    sieges: list[Siege]
    """Sieges that are laid, the oldest first."""
    spaces: list[list[int]]
    """Action cards that lie in each space."""
    track: list[int]
    """The seat whose marker stands on each spot of the Mercenary Track; -1 none."""
    laws: list[int]
    """Agendas of the laws in force."""
    decrees: list[str]
    """What Private Motions forbid."""
    lasting: list[Lasting]
    """Events that stay on the table."""
    offers: list[Offer]
    """Offers on the table."""
    worn: list[int]
    """Nobles who have moved or attacked with the card that is being resolved."""


def public_position(view: KnView) -> PublicPosition:
    """The position that a view shows."""
    nobles = [Noble() for _ in NOBLE_IDS]
    for noble in view.nobles:
        nobles[NOBLE[noble.slug]] = _noble(noble)
    cities = [City() for _ in CITIES]
    for city in view.cities:
        cities[CITY[city.slug]] = _city(city)
    return PublicPosition(
        seats=view.seats,
        options=view.options,
        turn=view.turn,
        chairman=view.chairman,
        head=view.head,
        pool=view.pool,
        last=view.last,
        barons=[_baron(b, hold) for b, hold in zip(view.barons, view.strongholds, strict=True)],
        nobles=nobles,
        cities=cities,
        sieges=[Siege(AREA[s.area], s.seat, s.turn) for s in view.sieges],
        spaces=[[card_of(c.seat, KIND[c.card]) for c in space.cards] for space in view.spaces],
        track=[spot.seat for spot in view.track],
        laws=[AGENDA[slug] for slug in view.laws],
        decrees=view.decrees,
        lasting=[_lasting(it) for it in view.lasting],
        offers=[Offer(it.number, it.maker, it.to, it.crowns, it.favour, it.pays) for it in view.offers],
        worn=[NOBLE[slug] for slug in view.play.worn] if view.play is not None else [],
    )


def _troops(slugs: list[str]) -> list[int]:
    return [TROOP[slug] for slug in slugs]


def _noble(it: NobleView) -> Noble:
    office = AGENDA[it.office] if it.office else NONE
    area = AREA.get(it.area, NONE)
    return Noble(
        area, it.sea, _troops(it.troops), it.losses, it.exhausted, it.dead, it.heir, it.gone, office, it.keeper
    )


def _lasting(it: LastingView) -> Lasting:
    noble, city, nation = NOBLE.get(it.noble, NONE), CITY.get(it.city, NONE), NATION.get(it.nation, NONE)
    return Lasting(EVENT[it.card], it.seat, noble, city, nation)


def _city(it: CityView) -> City:
    return City(it.owner, it.fortified, it.breaches, it.razed)


def _baron(it: BaronView, hold: StrongholdView) -> SeenBaron:
    stronghold = Stronghold(AREA.get(hold.area, NONE), _troops(hold.troops), hold.losses, hold.breaches)
    charges = [AGENDA[slug] for slug in it.charges]
    return SeenBaron(
        BARON[it.baron], it.crowns, it.votes, it.faith, it.influence, stronghold, charges, it.banned, it.out
    )

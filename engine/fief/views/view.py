"""What a seat may know.

Everything but ``own`` is public; what only one seat knows is in ``own``, and the kinds of its troops are in its own
stacks (4.1).

Cities, regions, districts, Nobles, cards, units, servants and relics are slugs, empty where there is none. Families and
seats are numbers, -1 where there is none; ``game_data.FAMILIES`` has the colours of the families.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.public_log import Deed
from engine.fief.bounds import Building
from engine.fief.state.record import Ballot as Ballot
from engine.fief.state.record import Cast as Cast  # whoever reads a view may name its parts
from engine.fief.state.record import Life
from engine.fief.state.state import Options
from engine.fief.state.state import Orders as Orders
from engine.fief.views.view_course import CourseView
from engine.fief.views.view_court import (
    ArmedView,
    Article,
    BallotPaper,
    CourtView,
    DealView,
    ElectionView,
    ParliamentView,
)
from engine.fief.views.view_war import BattleView, MarchView, RaidView, RebellionView, ReportView


class Captor(msgspec.Struct, frozen=True):
    """Who holds a captive."""

    kind: str
    """``noble``, ``invaders`` or ``bandits``."""
    noble: str = ""
    """The Noble who holds them; empty for other kinds."""
    army: int = -1
    """The number of the invaders' army; -1 for other kinds."""


class NobleView(msgspec.Struct, frozen=True):
    """A living Noble on the board."""

    slug: str
    """Who it is."""
    man: bool
    """Whether a man; else a woman."""
    family: int
    """The family to which they belong."""
    place: str
    """A city or ``sherwood``: of a captive, where they are held; empty for a freed one not yet put down."""
    site: str
    """Where in the city: empty inside, ``sea``, ``forest``, ``parade``, or the city at the other end of their road."""
    captor: Captor | None
    """Who holds them; ``None`` while they are free."""
    ransom: int
    """Shillings that a captive costs (7.7, 13.4); 0 for the free."""
    servant: str
    """The servant who serves them; empty where there is none."""
    used: bool
    """Whether the servant rests until the round ends (2.12)."""
    married: str
    """The Noble they are married to (9.0)."""
    heresy: bool
    """Whether they bear a heresy marker (10.4)."""
    garter: bool
    """Whether they have the Garter (13.3)."""
    prince: bool
    """Whether they are the Prince, the Queen's first son (2.11)."""
    guards: int
    """How many royal guards are beside them (13.1)."""
    titles: list[str]
    """Their titles as ransoms count them, the highest first: ``king``, ``county-south-west``, ``bishop`` … (7.7)."""
    fiefs: list[str]
    """The regions they are Lord of (4.3)."""
    see: str
    """The district they are prelate of (2.14)."""
    abbeys: list[str]
    """Cards of the abbess' titles they bear (2.13)."""
    votes: int
    """What they add to their family's vote in an election now (9.1)."""
    besieged: bool
    """Whether they are behind walls under siege (7.9)."""
    relics: list[str]
    """The relics they bear; empty slugs for those nobody has seen yet (12.0)."""
    sword: bool
    """Whether they bear Excalibur (13.2)."""
    steps: int
    """Moves made this round; two is the most (5.0)."""
    faced: bool
    """Whether they have faced the plague, which can no longer hurt them this round (2.5)."""
    tries: int
    """Tries at Excalibur this round: 1 after that of the moves, 2 after that of the battles (13.2)."""


class StackView(msgspec.Struct, frozen=True):
    """Troops and engines of a family at a site."""

    city: str
    """The city, or ``sherwood``."""
    family: int
    """The family whose troops they are."""
    site: str
    """As of a Noble (``NobleView.site``); in ``sherwood`` the captive whose knights wait with them."""
    troops: int
    """How many troops there are, engines and guards aside."""
    bombards: int
    """How many bombards there are."""
    catapults: int
    """How many catapults are built and ready."""
    works: int
    """Catapults being built (7.9)."""
    crossbows: dict[str, int]
    """Hired crossbows, by the slug of their Mercenary card."""
    units: dict[str, int] | None
    """Units by kind: to their owner always, to everybody while they fight (4.1); ``None`` where they are hidden."""
    moved: dict[str, int] | None
    """Of those, what has marched this round; ``None`` for everybody but the owner."""


class ArmyView(msgspec.Struct, frozen=True):
    """An army of invaders on the map (6.0)."""

    number: int
    """Its number, as in ``army-0``."""
    city: str
    """Where it is."""
    site: str
    """As of a Noble (``NobleView.site``)."""
    infantry: int
    """How many infantry it has."""
    leader: bool
    """Whether its leader is with it."""
    stays: bool
    """Whether it holds a Walled City for good (6.6)."""
    landed: bool
    """Whether it came this round."""
    captives: list[str]
    """The Nobles it holds."""


class CityView(msgspec.Struct, frozen=True):
    """A city."""

    slug: str
    """Which city it is."""
    region: str
    """Its region; empty for that of the Royal Fortress, which has left its own (4.9)."""
    control: int
    """The family that controls it (5.1)."""
    independent: bool
    """Whether it is nobody's, and nobody of a family is in it."""
    building: Building
    """``fortress``, ``walled``, ``abbey``, ``royal-fortress``, ``royal-abbey``, or empty."""
    abbey: str
    """Of an abbey, the card of its abbess' title (2.13)."""
    mill: bool
    """Whether it has a mill."""
    siege: int
    """The family that besieges it (7.9)."""
    quiet: bool
    """Whether those who were here together through the last round in peace need no leave of each other (5.0)."""
    nobles: list[str]
    """The free Nobles here, on all sites."""
    armies: list[int]
    """The numbers of the invaders' armies here."""


class SeaCard(msgspec.Struct, frozen=True):
    """A card in the sea of a region."""

    card: str
    """Its slug."""
    awake: bool
    """Whether it is at work; those of round 1 sleep until round 2 (2.4)."""


class RegionView(msgspec.Struct, frozen=True):
    """A region."""

    slug: str
    """Which region it is."""
    kind: str
    """The kind of its title: ``barony``, ``county`` or ``duchy``."""
    lord: str
    """The Noble who bears it."""
    dormant: int
    """The family that may take the fief back while it has no Lord (4.8)."""
    walled: str
    """Its Walled City (4.4)."""
    sea: list[SeaCard]
    """The cards laid in its sea."""


class DistrictView(msgspec.Struct, frozen=True):
    """A church district."""

    slug: str
    """Which district it is, by its cathedral's city."""
    rank: str
    """The rank of its prelate: ``bishop`` or ``archbishop``."""
    prelate: str
    """The Noble who is its prelate (2.14)."""


class AbbeyView(msgspec.Struct, frozen=True):
    """An abbess' title (2.13)."""

    card: str
    """Slug of the card that gave it."""
    abbess: str
    """The Noble who bears it."""
    city: str
    """Where the abbey is."""
    spare: bool
    """Whether the title lies with the titles, laid down."""


class RelicView(msgspec.Struct, frozen=True):
    """A relic (12.0)."""

    slug: str
    """Which one; empty while nobody has seen it."""
    city: str
    """The place where it lies; empty while somebody bears it."""
    bearer: str
    """The Noble who bears it."""
    spent: bool
    """Whether the skull was used (12.3)."""
    gone: bool
    """Whether it is out of the game."""


class TaxView(msgspec.Struct, frozen=True):
    """A tax laid this round (2.8)."""

    kind: Literal["tallage", "tithe"]
    """``tallage`` on a region, ``tithe`` on a district."""
    area: str
    """The region or the district."""
    noble: str
    """In whose name it was laid."""
    family: int
    """The family that laid it."""


class HandView(msgspec.Struct, frozen=True):
    """A seat's hand as its backs."""

    characters: int
    """How many Character cards."""
    fortunes: int
    """How many Fortune cards."""


class DeckView(msgspec.Struct, frozen=True):
    """A deck as its backs."""

    cards: int
    """Cards left."""
    discards: int
    """Cards laid aside."""
    disaster: bool
    """Whether the top one is a Disaster, by its back."""


class FamilyView(msgspec.Struct, frozen=True):
    """A family's board."""

    family: int
    """Its number."""
    colour: str
    """The colour of its arms, one of ``game_data.FAMILIES``."""
    seat: int
    """The seat that plays it."""
    nobles: list[str]
    """Its Nobles, captive ones among them."""
    captives: list[str]
    """The Nobles that its own hold."""
    lost: list[str]
    """Its own Nobles in captivity."""
    cities: list[str]
    """The cities it controls."""
    fiefs: list[str]
    """The regions whose Lord is of this family."""
    points: int
    """Victory points: one for each fief, one for the first relic given (8.1)."""
    votes: int
    """What its vote weighs in an election now (9.1)."""
    burgher: int
    """Votes that its Burgher can add in Parliament, for a treasure (11.2); 0 without one."""
    slot: str
    """The Mercenary or Burgher card in play; empty where there is none (11.0)."""
    crossbows: int
    """Crossbows left on its Mercenary (11.1)."""
    treasures: int
    """Treasures not spent this round (11.3)."""
    pigeons: int
    """Pigeons left for the whole game (2.15)."""
    reserve: dict[str, int]
    """Pieces left by kind, for the kinds that are bought."""
    fielded: dict[str, int]
    """Pieces on the board by kind, which all have seen bought; kinds it has none of are left out."""
    ally: int
    """The family that a marriage binds it to (9.0)."""


# --- what is going on ------------------------------------------------------------------------------------------------


class AskView(msgspec.Struct, frozen=True):
    """A question in between that everybody knows of. Fields that do not belong to it are empty."""

    what: str
    """``deathbed``, ``heir``, ``refuge``, ``toll``, ``spoils``, ``parley``, ``challenge``, ``knighting``, ``walling``,
    ``consent``, ``renouncing`` or ``bestowing``."""
    family: int
    """The family that answers; -1 where several may."""
    noble: str = ""
    """The Noble it is about."""
    city: str = ""
    """The city it is about."""
    region: str = ""
    """The region it is about."""
    cause: str = ""
    """What kills: of a ``deathbed`` or a ``toll``."""
    n: int = 0
    """Units to lose or hits to take of a ``toll``, engines of ``spoils``."""


class RoundView(msgspec.Struct, frozen=True):
    """What was done in a round."""

    round: int
    """Which round."""
    deeds: list[Deed]
    """What was done, in order."""


# --- what a seat alone knows -----------------------------------------------------------------------------------------


class OwnView(msgspec.Struct, frozen=True):
    """What a seat alone knows."""

    purse: int
    """Shillings."""
    hand: list[str]
    """Its cards."""
    orders: Orders
    """Its standing orders."""
    plan: list[str]
    """Decks it means to draw from, in order, as in ``frames.Plan``; from ``ask`` on it is asked (2.0)."""
    away: list[str]
    """Cards it is about to lay aside (2A)."""
    top: str
    """The card on a deck that a servant has shown it; empty where there is none (2.12)."""
    armed: list[ArmedView]
    """Its cards that play themselves, in the order in which they were armed."""
    deals: list[DealView]
    """Its offers and those to it."""
    gives: list[Article]
    """What its draft of an offer gives."""
    wants: list[Article]
    """What its draft of an offer wants."""
    ballots: list[BallotPaper]
    """What its families have laid face down in the vote that is held; empty while there is none."""
    split: list[int]
    """Shillings that its Sovereign hands out, by seat; empty while nothing is split (9.2)."""
    placed: dict[str, int]
    """New units in each city this phase, while it buys; cities without any are left out (4.0)."""
    company: dict[str, int]
    """Units by kind with the Noble it moves."""
    income: list[dict[str, int]]
    """Shillings that each of its families would get next, by reason, before invaders halve them (3.3)."""
    plays: list[str]
    """Actions it has sealed in the open window, as texts."""
    dare: int = 0
    """Disasters that its plan takes on the way; 9 is as many as come (2.3)."""
    ready: list[str] = []
    """Nobles whom it could still send out while its family moves, whoever is on the way left out (5.0)."""


class FiefView(msgspec.Struct, frozen=True, kw_only=True):
    """The position as a seat sees it."""

    seats: int
    """How many seats play."""
    seat: int | None
    """Whose view it is; ``None`` for a spectator's."""
    options: Options
    """What was agreed before the game."""
    round: int
    """The round, from 1."""
    first: int
    """The seat with the marker of the first player (1.0)."""
    order: list[int]
    """Seats in the order of their turns."""
    families_order: list[int]
    """Families in the order of their turns."""
    phase: int
    """The phase of the rulebook, 1 to 8; 0 while the game is set up (1.0)."""
    stage: str
    """The part of the round: ``settle``, ``court``, ``discard``, ``draw``, ``fate``, ``play``, ``eve``, ``income``,
    ``burn``, ``ransom``, ``buy``, ``move``, ``raid``, ``battle``, ``pillage``, ``dusk`` or ``over``."""
    step: str
    """The frame in hand: the name of its class, in lower case."""
    family: int
    """The family whose turn it is in the stage; -1 where all decide at once."""
    seat_in_turn: int
    """The seat of ``family``; -1 where all decide at once."""
    cities: list[CityView]
    """Every city, in the order of ``game_data.CITIES``."""
    stacks: list[StackView]
    """All troops and engines on the board: one for a family at a site."""
    regions: list[RegionView]
    """Every region, in the order of ``game_data.REGIONS``."""
    districts: list[DistrictView]
    """Every church district, in the order of ``game_data.DISTRICTS``."""
    abbeys: list[AbbeyView]
    """Every abbess' title, in the order of ``game_data.ABBESSES``."""
    nobles: list[NobleView]
    """Every living Noble on the board."""
    families: list[FamilyView]
    """Every family, by its number."""
    armies: list[ArmyView]
    """The invaders' armies that are on the map."""
    armies_gone: int
    """How many armies are out of the game (6.10)."""
    hands: list[HandView]
    """Every seat's hand as its backs, by seat."""
    characters: DeckView
    """The Character deck."""
    fortunes: DeckView
    """The deck of Fortunes and Disasters."""
    track: int
    """How many Disasters are on the track, face down (2.3)."""
    taxes: list[TaxView]
    """Taxes laid this round (2.8)."""
    relics: list[RelicView]
    """The relics: those that are known, then those nobody has seen, in the order of their places."""
    sovereign: str
    """The Noble who reigns, a King or a Sovereign Queen."""
    queen: str
    """The Queen beside a King, or a King's widow."""
    prince: str
    """The Prince, the Queen's first son (2.11)."""
    sword: str
    """The place where Excalibur is; empty while somebody bears it (13.2)."""
    bearer: str
    """The Noble who has Excalibur."""
    gift: int
    """The family with the point for the first relic given to a Sovereign (12.0)."""
    rebellious: bool
    """Whether the Royal Tax was raised this round, which adds to every rebellion (9.3)."""
    summoned: bool
    """Whether Parliament met this round (9.2)."""
    knighted: bool
    """Whether a Garter was given this round (13.3)."""
    halved: bool
    """Whether invaders halve every income (3.3)."""
    mills: int
    """Mills left in the supply (P11)."""
    forts: int
    """Fortress markers left in the supply, a Walled City being the back of one (P11)."""
    heresies: int
    """Heresy markers left."""
    garters: int
    """Garters left (13.3)."""
    servants: int
    """How many servants are left in their deck."""
    court: CourtView | None
    """Marriages and candidates, while they are offered."""
    election: ElectionView | None
    """The election, while one is held."""
    parliament: ParliamentView | None
    """Parliament, while it meets."""
    march: MarchView | None
    """The Noble on the way, while one is led."""
    battle: BattleView | None
    """The battle in hand."""
    rebellion: RebellionView | None
    """The rebellion in hand."""
    raid: RaidView | None
    """The invaders' turn, while it lasts."""
    ask: AskView | None
    """The question in between that is open."""
    report: ReportView | None
    """The last battle, unless one is in hand."""
    ballot: Ballot | None
    """The last vote that was counted."""
    points: list[list[int]]
    """Victory points by family, at the end of each round."""
    annals: list[Life]
    """Births, weddings, titles and deaths, in order."""
    rounds: list[RoundView]
    """What was done in the last round and in this one, which comes last."""
    winners: list[int]
    """The families that have won; empty while the game runs."""
    ending: str
    """How they won: ``solo``, ``alliance`` or ``rounds``; empty while the game runs (8.2-8.4)."""
    own: OwnView | None
    """What the seat alone knows; ``None`` for a spectator."""
    course: CourseView | None = None
    """How the game goes on, for who plays on from the view; ``None`` for a spectator."""

"""What a seat may know. Everything but ``own`` is public; what only one seat knows stands in ``own``, and the kinds of
its troops in its own stacks (4.1).

Cities, regions, districts, Nobles, cards, units, servants and relics are slugs, empty where there is none. Families and
seats are numbers, -1 where there is none; ``game_data.FAMILIES`` has the colours of the families.
"""

from __future__ import annotations

import msgspec

from engine.core.public_log import Deed
from engine.fief.record import Ballot, Life
from engine.fief.record import Cast as Cast  # whoever reads a view may name its parts
from engine.fief.state import Options
from engine.fief.state import Orders as Orders


class Captor(msgspec.Struct, frozen=True):
    """Who holds a captive. ``kind``: noble, invaders or bandits; ``noble``: the captor; ``army``: its number."""

    kind: str
    noble: str = ""
    army: int = -1


class NobleView(msgspec.Struct, frozen=True):
    """A living Noble on the board. ``place``: a city, ``sherwood`` or nowhere (a freed one not yet put down), a
    captive's is where he is held; ``site``: empty inside, ``sea``, ``forest``, ``parade`` or the city whose road it is.
    ``captor``: of a captive, who costs ``ransom``. ``titles``: as ransoms count them, the highest first; ``votes``: in
    an election, now. ``fiefs``: regions he is Lord of; ``see``: his district; ``abbeys``: her abbeys' cards. ``steps``:
    moves made this round; ``faced``: the plague can no longer hurt him this round; ``tries``: at the sword; ``used``:
    the servant rests; ``married``: to whom."""

    slug: str
    man: bool
    family: int
    place: str
    site: str
    captor: Captor | None
    ransom: int
    servant: str
    used: bool
    married: str
    heresy: bool
    garter: bool
    prince: bool
    guards: int
    titles: list[str]
    fiefs: list[str]
    see: str
    abbeys: list[str]
    votes: int
    besieged: bool
    relics: list[str]
    sword: bool
    steps: int
    faced: bool
    tries: int


class StackView(msgspec.Struct, frozen=True):
    """Troops and engines of a family at a site; in ``sherwood`` the site is the captive whose knights wait with him.
    ``troops``: how many, engines and guards aside; ``works``: catapults that are being built; ``crossbows``: by
    mercenary card. ``units``: troops by kind where they are known, to their owner always, to everybody while they
    fight; ``moved``: of those, what has marched this round (owner only)."""

    city: str
    family: int
    site: str
    troops: int
    bombards: int
    catapults: int
    works: int
    crossbows: dict[str, int]
    units: dict[str, int] | None
    moved: dict[str, int] | None


class ArmyView(msgspec.Struct, frozen=True):
    """An army of invaders on the map. ``stays``: it holds a Walled City for good (6.6)."""

    number: int
    city: str
    site: str
    infantry: int
    leader: bool
    stays: bool
    landed: bool
    captives: list[str]


class CityView(msgspec.Struct, frozen=True):
    """A city. ``region``: empty for that of the Royal Fortress, which has left its own (4.9); ``building``: fortress,
    walled, abbey, royal-fortress, royal-abbey; ``abbey``: the abbess' card of its abbey; ``siege``: the family that
    besieges it; ``quiet``: nobody here needs leave (5.0). ``nobles``: free ones; ``armies``: numbers; ``independent``:
    nobody's, and nobody in it."""

    slug: str
    region: str
    control: int
    independent: bool
    building: str
    abbey: str
    mill: bool
    siege: int
    quiet: bool
    nobles: list[str]
    armies: list[int]


class SeaCard(msgspec.Struct, frozen=True):
    """A card in the sea of a region. ``awake``: it is at work; those of round 1 sleep until round 2 (2.4)."""

    card: str
    awake: bool


class RegionView(msgspec.Struct, frozen=True):
    """A region. ``kind``: of its title; ``lord``: who bears it; ``dormant``: the family that may take the fief back
    (4.8); ``walled``: its Walled City; ``sea``: cards laid there."""

    slug: str
    kind: str
    lord: str
    dormant: int
    walled: str
    sea: list[SeaCard]


class DistrictView(msgspec.Struct, frozen=True):
    """A church district. ``rank``: of its prelate; ``prelate``: who it is."""

    slug: str
    rank: str
    prelate: str


class AbbeyView(msgspec.Struct, frozen=True):
    """An abbess' title. ``card``: which; ``abbess``: who she is; ``city``: where the abbey stands; ``spare``: the title
    lies with the titles (2.13)."""

    card: str
    abbess: str
    city: str
    spare: bool


class RelicView(msgspec.Struct, frozen=True):
    """A relic. ``slug``: empty while nobody has seen which one it is; ``city`` or ``bearer``: where; ``spent``: the
    skull was used; ``gone``: out of the game."""

    slug: str
    city: str
    bearer: str
    spent: bool
    gone: bool


class TaxView(msgspec.Struct, frozen=True):
    """A tax laid this round. ``kind``: tallage on a region, tithe on a district; ``noble``: in whose name."""

    kind: str
    area: str
    noble: str
    family: int


class HandView(msgspec.Struct, frozen=True):
    """A seat's hand as its backs: Character cards and Fortune cards."""

    characters: int
    fortunes: int


class DeckView(msgspec.Struct, frozen=True):
    """A deck: cards left and cards laid aside. ``disaster``: the top one is a Disaster, by its back."""

    cards: int
    discards: int
    disaster: bool


class FamilyView(msgspec.Struct, frozen=True):
    """A family's board. ``nobles``: its own; ``captives``: those its Nobles hold; ``lost``: its own in captivity.
    ``slot``: Mercenary or Burgher in play; ``crossbows``: left on its Mercenary; ``votes``: in an election,
    ``burgher``: what its Burgher can add in Parliament (with a treasure). ``reserve``: pieces left by kind;
    ``fielded``: pieces on the board by kind, for what is bought is shown. ``ally``: the family a marriage binds it
    to."""

    family: int
    colour: str
    seat: int
    nobles: list[str]
    captives: list[str]
    lost: list[str]
    cities: list[str]
    fiefs: list[str]
    points: int
    votes: int
    burgher: int
    slot: str
    crossbows: int
    treasures: int
    pigeons: int
    reserve: dict[str, int]
    fielded: dict[str, int]
    ally: int


# --- what is going on ------------------------------------------------------------------------------------------------


class CourtView(msgspec.Struct, frozen=True):
    """Phase 1A-B. ``offers``: open offers of marriage, suitor and other; ``candidates``; ``calls``: the Sovereign calls
    Parliament; ``ready``: by seat; ``elects``: a Sovereign can be elected."""

    offers: list[tuple[str, str]]
    candidates: list[str]
    calls: bool
    ready: list[bool]
    elects: bool


class PlacedView(msgspec.Struct, frozen=True):
    """Face down on the candidates: on whom a family has laid something."""

    family: int
    on: list[str]


class ElectionView(msgspec.Struct, frozen=True):
    """An election. ``sealed``: by seat, whoever has no vote among them. ``placed``: where votes lie, of those who have
    voted, when votes are laid in turn; empty while all vote at once."""

    candidates: list[str]
    sealed: list[bool]
    placed: list[PlacedView]


class ParliamentView(msgspec.Struct, frozen=True):
    """Parliament. ``sealed``: by seat; ``granted``: the tax is granted, the Sovereign splits it."""

    sum: int
    sealed: list[bool]
    granted: bool


class CampView(msgspec.Struct, frozen=True):
    """One side of a battle, all of it open (4.1). ``fort``: the building it stands behind; ``units``: by kind, for
    invaders ``infantry`` and ``leader``; ``guards``: royal knights and royal soldiers; ``points`` and ``dice`` in
    melee, after ``penalty``; ``bonus``: hits added to its melee roll; ``tunnel``: a secret way cancels the penalty;
    ``aim``: at whom its archers aim; ``decided``: it has said what it wants after the roll."""

    families: list[int]
    invaders: bool
    fort: str
    sites: list[str]
    nobles: list[str]
    units: dict[str, int]
    guards: tuple[int, int]
    points: int
    dice: int
    penalty: int
    bonus: int
    tunnel: bool
    aim: str
    decided: bool


class VolleyView(msgspec.Struct, frozen=True):
    """One volley: catapults, bombards, archers or melee; faces (hits on each die), hits, and units by kind that stood
    there before it, by camp."""

    what: str
    faces: list[list[int]]
    hits: list[int]
    left: list[dict[str, int]]


class BattleView(msgspec.Struct, frozen=True):
    """The battle in hand. ``kind``: field, assault, sally, parade, invasion; ``camps``: who began it, who defends;
    ``stage``: join (third families choose a side), volley, after; ``begin``: units by kind at the start; ``idle``:
    rolls in a row without a loss."""

    city: str
    kind: str
    stage: str
    round: int
    idle: int
    camps: list[CampView]
    begin: list[dict[str, int]]
    volleys: list[VolleyView]


class ReportView(msgspec.Struct, frozen=True):
    """The last battle that is over. ``left``: units by kind that stood when it ended."""

    city: str
    kind: str
    families: list[list[int]]
    begin: list[dict[str, int]]
    volleys: list[VolleyView]
    result: str
    left: list[dict[str, int]]


class MarchView(msgspec.Struct, frozen=True):
    """A Noble on the way. ``troops``: how many go with him; ``trail``: cities passed, his start first; ``refused``:
    leave to go on was refused here; ``paraded``: a parade was won here. ``asked`` and ``to``: the family that is asked
    for leave, and for which city."""

    noble: str
    family: int
    troops: int
    trail: list[str]
    refused: bool
    paraded: bool
    asked: int
    to: str


class RebellionView(msgspec.Struct, frozen=True):
    """A rebellion. ``by``: seats that added to it, the first began it; ``force``: its dice now; ``stage``: gather,
    calm, strike; ``tunnel``: it comes past the walls; ``calmed``: rebellions that clerics have ended."""

    city: str
    by: list[int]
    force: int
    stage: str
    tunnel: bool
    calmed: int


class RaidView(msgspec.Struct, frozen=True):
    """The invaders' turn. ``stage``: reinforce, land, move; ``army``: whose turn; ``steps``: moves it has left."""

    stage: str
    army: int
    steps: int


class AskView(msgspec.Struct, frozen=True):
    """A question in between that everybody knows of. ``what``: deathbed, heir, refuge, toll, spoils, parley, ransom,
    challenge, knighting, walling, consent, renouncing, bestowing; ``family``: who answers; ``n``: units to lose, hits
    to take."""

    what: str
    family: int
    noble: str = ""
    city: str = ""
    region: str = ""
    cause: str = ""
    n: int = 0


class RoundView(msgspec.Struct, frozen=True):
    """What was done in a round, in order."""

    round: int
    deeds: list[Deed]


# --- what a seat alone knows -----------------------------------------------------------------------------------------


class Article(msgspec.Struct, frozen=True):
    """Something that changes hands in a deal. ``kind``: money, card, city, title, captive, relic, servant, crossbow;
    ``slug``: what; ``n``: how much, how many."""

    kind: str
    slug: str
    n: int


class DealView(msgspec.Struct, frozen=True):
    """An offer of a family to another. ``gives``: from the maker; ``round``: it lapses with it."""

    number: int
    maker: int
    to: int
    gives: list[Article]
    wants: list[Article]
    route: str
    round: int


class ArmedView(msgspec.Struct, frozen=True):
    """A card that plays itself."""

    number: int
    card: str
    trigger: str
    target: str
    how: str


class BallotPaper(msgspec.Struct, frozen=True):
    """What a family of the seat has laid face down: its vote, its decoy, in Parliament its word and its Burgher's."""

    family: int
    vote: str
    decoy: str
    burgher: bool


class OwnView(msgspec.Struct, frozen=True):
    """What a seat alone knows. ``purse``: shillings; ``hand``: cards; ``plan``: decks it means to draw from, ``dare``
    Disasters at most on the way; ``away``: cards it is about to lay aside; ``top``: the card a servant has shown it on
    a deck; ``deals``: its offers and those to it; ``gives``, ``wants``: its draft; ``ballots``: its sealed votes;
    ``split``: shillings by seat that its Sovereign hands out; ``placed``: new units in cities this phase; ``company``:
    units with the Noble it moves; ``income``: what it would get next, by family and reason; ``plays``: actions it has
    sealed in the open window."""

    purse: int
    hand: list[str]
    orders: Orders
    plan: list[str]
    away: list[str]
    top: str
    armed: list[ArmedView]
    deals: list[DealView]
    gives: list[Article]
    wants: list[Article]
    ballots: list[BallotPaper]
    split: list[int]
    placed: dict[str, int]
    company: dict[str, int]
    income: list[dict[str, int]]
    plays: list[str]
    dare: int = 0


class FiefView(msgspec.Struct, frozen=True, kw_only=True):
    """The position as a seat sees it.

    ``order``: seats in turn, ``families_order`` families; ``stacks``: by city, then family, then site; ``stage``: the
    part of the round (settle, court, discard, draw, fate, play, income, burn, ransom, buy, move, raid, battle,
    pillage, dusk, over); ``phase``: 1 to 8 of the rulebook, 0 while the game is set up; ``step``: the frame in hand;
    ``family``: whose turn it is in it, ``seat_in_turn`` its seat, -1 where all decide at once. ``track``: Disasters on
    the track, face down. ``sword``: the city where Excalibur sticks, ``bearer`` who has it. ``gift``: the family with
    the point for the first relic. ``rebellious``: the Royal Tax was raised (9.3); ``summoned``: Parliament met;
    ``knighted``: a Garter was given. ``halved``: invaders halve the income (3.3). ``points``: by family at the end of
    each round. ``annals``: births, weddings, titles, deaths. ``ballot``: the last vote that was counted. ``rounds``:
    what was done in the last round and in this one, which comes last. ``winners``: families; ``ending``: solo,
    alliance, rounds, empty while the game runs."""

    seats: int
    seat: int | None
    options: Options
    round: int
    first: int
    order: list[int]
    families_order: list[int]
    phase: int
    stage: str
    step: str
    family: int
    seat_in_turn: int
    cities: list[CityView]
    stacks: list[StackView]
    regions: list[RegionView]
    districts: list[DistrictView]
    abbeys: list[AbbeyView]
    nobles: list[NobleView]
    families: list[FamilyView]
    armies: list[ArmyView]
    armies_gone: int
    hands: list[HandView]
    characters: DeckView
    fortunes: DeckView
    track: int
    taxes: list[TaxView]
    relics: list[RelicView]
    sovereign: str
    queen: str
    prince: str
    sword: str
    bearer: str
    gift: int
    rebellious: bool
    summoned: bool
    knighted: bool
    halved: bool
    mills: int
    forts: int
    heresies: int
    garters: int
    servants: int
    court: CourtView | None
    election: ElectionView | None
    parliament: ParliamentView | None
    march: MarchView | None
    battle: BattleView | None
    rebellion: RebellionView | None
    raid: RaidView | None
    ask: AskView | None
    report: ReportView | None
    ballot: Ballot | None
    points: list[list[int]]
    annals: list[Life]
    rounds: list[RoundView]
    winners: list[int]
    ending: str
    own: OwnView | None

"""The frames: the procedure in hand as a stack, and what is open beside it.

Fields are plain data, indices like those of ``state``. What is kept by seat, family, city or region is a list with one
entry for each. The number of a question tells it apart from others of its kind, so that a late answer finds none.
"""

from __future__ import annotations

import msgspec

from engine.fief.game_data import NONE


class Plan(msgspec.Struct, array_like=True):
    """What a seat will draw (2.0)."""

    decks: list[str]
    """``character`` and ``fortune`` in the order to draw; from ``ask`` on the seat is asked; ``nothing`` draws none."""
    dare: int
    """Disasters that it takes on the way; 9 is as many as come (2.3)."""


class Article(msgspec.Struct, frozen=True, array_like=True):
    """Something that changes hands in a deal: ``money N``, ``card SLUG``, ``city SLUG``, ``title REGION``,
    ``captive NOBLE``, ``relic SLUG``, ``servant SLUG``, ``crossbow CARD N``."""

    kind: str
    """``money``, ``card``, ``city``, ``title``, ``captive``, ``relic``, ``servant`` or ``crossbow``."""
    what: str = ""
    """The slug of what it is: of a title its region, of crossbows their Mercenary card; empty for money."""
    amount: int = 0
    """Shillings of money, or how many crossbows; 0 for what there is one of."""


# --- frames: the procedure in hand -----------------------------------------------------------------------------------


class Round(msgspec.Struct, tag="round", array_like=True):
    """A round: the bottom of the stack."""

    stage: str
    """What comes next, one of ``rounds.ORDER``."""
    turn: int = 0
    """How many families have had their turn in it."""


class Assign(msgspec.Struct, tag="assign", array_like=True):
    """Every family gives its two servants to its two Nobles, all at once (P10)."""

    servants: list[list[int]]
    """The two servants of each family, by family; none for one that has given them."""


class Settle(msgspec.Struct, tag="settle", array_like=True):
    """A family chooses where it begins (P14)."""

    family: int
    """The family that chooses."""
    regions: list[int]
    """The region where the dice have put each family, by family; empty where they choose freely (13.6)."""


class Discarding(msgspec.Struct, tag="discarding", array_like=True):
    """All at once lay cards aside and plan what they draw (2A)."""

    away: list[list[int]]
    """Card numbers that each seat lays aside, by seat."""
    plans: list[Plan | None]
    """What each seat will draw, by seat; ``None`` asks it."""
    sealed: list[bool]
    """Who has sealed, by seat."""


class Drawing(msgspec.Struct, tag="drawing", array_like=True):
    """A seat draws (2B)."""

    seat: int
    """The seat that draws."""
    drawn: int = 0
    """Cards drawn so far, Disasters not counted (2.3)."""
    characters: int = 0
    """How many of those are Characters."""
    dared: int = 0
    """Disasters that came on the way."""
    peeked: str = ""
    """The deck, ``character`` or ``fortune``, whose top card a servant has shown and nobody has drawn since (2.12)."""
    plan: Plan | None = None
    """What the seat has planned; ``None`` where it is asked."""


class Playing(msgspec.Struct, tag="playing", array_like=True):
    """A seat plays Characters and Fortunes (2D)."""

    seat: int
    """The seat that plays."""


class Window(msgspec.Struct, tag="window", array_like=True):
    """Everybody may play what can be played at any moment; the same for every hand. On the stack the game waits for it;
    beside it, it stays open while the next family moves."""

    kind: str
    """The moment: ``fate``, ``income``, ``move``, ``battle`` or ``dusk``."""
    number: int
    """The number of its question."""
    said: list[bool]
    """Who has answered, by seat."""
    plays: list[list[str]]
    """Actions as texts, by seat, sealed until all have answered; then they are carried out in the order of turns."""


class Deathbed(msgspec.Struct, tag="deathbed", array_like=True):
    """A Noble is dead, what they had is yet to be given away (4.8)."""

    noble: int
    """Who died."""
    city: int
    """The place where they died; ``NONE`` for nowhere."""
    cause: str
    """``battle``, ``plague``, ``rebellion``, ``assassination``, ``justice``, ``clergy`` or ``captors``."""
    number: int
    """The number of its question."""
    asked: bool = False
    """Whether the skull's owner has been asked (12.3)."""


class Heir(msgspec.Struct, tag="heir", array_like=True):
    """A family chooses who of it becomes Lord of a region (4.7, 4.8)."""

    family: int
    """The family that chooses."""
    region: int
    """The region whose Lord is to be named."""
    number: int
    """The number of its question."""


class Refuge(msgspec.Struct, tag="refuge", array_like=True):
    """A family chooses where a freed Noble appears (7.6)."""

    family: int
    """The family that chooses."""
    noble: int
    """Who is free, and nowhere until then."""
    number: int
    """The number of its question."""
    secret: bool = False
    """Whether they flee by a secret way, a Passage, and so to a city of the family (10.2)."""


class Toll(msgspec.Struct, tag="toll", array_like=True):
    """A family chooses which of its troops, and of its allies', die in a city (2.5, 7.5)."""

    family: int
    """The family that chooses; in a battle the leading one of its side."""
    city: int
    """Where they die."""
    count: int
    """How many units the plague takes; in a battle or a rebellion, how many hits are to be taken."""
    cause: str
    """``plague``, ``battle`` or ``rebellion``."""
    number: int
    """The number of its question."""
    allies: list[int] = []
    """Other families whose troops may be taken too."""
    sites: list[int] = []
    """The sites where they stand; anywhere in the city when empty."""
    nobles: bool = False
    """Whether hits that are over when no troop is left strike Nobles (7.5)."""


class Burning(msgspec.Struct, tag="burning", array_like=True):
    """After the income everybody may burn mills (3.4)."""

    said: list[bool]
    """Who has answered, by seat."""


class Buying(msgspec.Struct, tag="buying", array_like=True):
    """A seat buys (4)."""

    seat: int
    """The seat that buys."""
    placed: list[int]
    """New units in each city this phase, by city (4.0)."""
    bought: list[int]
    """Units bought this phase by kind, by the order of ``game_data.UNITS``."""
    wishes: list[str] | None = None
    """Actions as texts, what is left of a list that was written in secret; ``None`` where the seat is asked."""


class Court(msgspec.Struct, tag="court", array_like=True):
    """Phase 1A-B: all offer marriages and name candidates."""

    courting: list[list[int]]
    """Open offers of marriage, as the Noble who offers and the one who is asked (9.0)."""
    standing: list[int]
    """Nobles who stand for election (9.1)."""
    ready: list[bool]
    """Who has nothing more to say, by seat."""
    calls: bool = False
    """Whether the Sovereign calls Parliament (9.2)."""
    late: bool = False
    """Whether an election was held, and the new Sovereign alone is asked about calling Parliament (1C)."""
    held: list[int] = []
    """Abbesses who have asked to lay their title down, and do not ask again (2.13)."""


class Election(msgspec.Struct, tag="election", array_like=True):
    """9.1: sealed votes."""

    candidates: list[int]
    """The Nobles who stand."""
    votes: list[int]
    """The candidate that each family votes for, by family."""
    decoys: list[int]
    """The candidate on whom each family lays its decoy, which counts nothing, by family."""
    sealed: list[bool]
    """Who has sealed, by seat."""
    turn: int = -1
    """How many families have voted, in the option that votes in turn; else -1."""


class Parliament(msgspec.Struct, tag="parliament", array_like=True):
    """9.2: the Royal Tax is voted."""

    votes: list[str]
    """What each family votes, by family: ``aye``, ``nay``, ``nothing``, or empty before it has said."""
    burghers: list[bool]
    """Which families spend a treasure for their Burgher's votes, by family (11.2)."""
    sealed: list[bool]
    """Who has sealed, by seat."""
    split: list[int]
    """Shillings that the Sovereign gives to each seat once the tax is granted; empty before."""


class Marching(msgspec.Struct, tag="marching", array_like=True):
    """Phase 5: a family moves its Nobles one after the other."""

    family: int
    """The family that moves."""
    rested: list[int] = []
    """Nobles who have halted where they stood and stay there this round."""
    halted: int = NONE
    """Who has halted last, because no move was left to them; they need not be told to."""
    begun: bool = False
    """Whether it had somebody free to move when its turn came."""
    paused: list[March] = []
    """Marches that were halted with a move left, and go on as they were when their Noble is led again."""


class March(msgspec.Struct, tag="march", array_like=True):
    """A Noble on the way (5.0)."""

    noble: int
    """Who marches."""
    company: list[int]
    """Units with them by kind, by the order of ``game_data.UNITS``."""
    hired: list[int]
    """How many of the crossbows with them are of each Mercenary card, by the order of ``game_data.MERCENARIES``."""
    exempt: list[int]
    """Of each kind in the company, how many have faced the plague and need not again (2.5)."""
    trail: list[int]
    """Cities passed, the start first and where they are last."""
    number: int
    """The number of its question."""
    port: bool = False
    """Whether they began the round in this port, so that they may sail (5.4)."""
    refused: bool = False
    """Whether leave to go on was refused here."""
    paraded: bool = False
    """Whether a parade was won here (5.2)."""
    rode: int = 0
    """How long the trail was when a parade was ridden: none is ridden twice in one place."""
    brought: list[int] = []
    """Units by kind that have come here with them, which they may leave and take again; empty before the first move."""
    led: int = 1
    """How long the trail was when they were last sent out."""


class Leave(msgspec.Struct, tag="leave", array_like=True):
    """A family is asked for leave to pass on to a city or out of a siege, or to come into its building (5.0, 5.4,
    7.9)."""

    family: int
    """The family that is asked."""
    noble: int
    """Who asks."""
    to: int
    """The city they would go to, or whose building they would enter."""
    way: str
    """``road``, ``forest``, ``sail``, ``court`` (a royal journey), or ``enter`` for the building."""
    number: int
    """The number of its question."""


class Challenge(msgspec.Struct, tag="challenge", array_like=True):
    """Whoever stands behind walls may come out against a parade that rides past (5.2)."""

    family: int
    """The family behind the walls, which is asked."""
    noble: int
    """Who rides the parade."""
    number: int
    """The number of its question."""


class Knighting(msgspec.Struct, tag="knighting", array_like=True):
    """The Sovereign may give the Garter to a Lord who has rid England of invaders (13.3)."""

    noble: int
    """The Lord who would get it."""
    number: int
    """The number of its question."""


class Raid(msgspec.Struct, tag="raid", array_like=True):
    """Phase 6: the invaders."""

    stage: str
    """``reinforce``, ``land`` or ``move``."""
    army: int = NONE
    """The army whose turn it is."""
    steps: int = 0
    """Moves it has left, of two (6.3)."""
    looked: bool = False
    """Whether it has laid waste where it stands."""
    done: list[int] = []
    """Armies that have had their turn."""
    fought: list[int] = []
    """Families it has fought where it stands."""
    asked: bool = False
    """Always false: nothing sets or reads it, but saves have its place."""


class Parley(msgspec.Struct, tag="parley", array_like=True):
    """Whoever stands with invaders may pay the Danish tax or send a cleric (6.9, 6.10)."""

    city: int
    """Where the invaders are."""
    number: int
    """The number of its question."""
    said: list[bool]
    """Who has answered or is not asked, by seat."""


class Muster(msgspec.Struct, tag="muster", array_like=True):
    """Phase 7 in a region: families in turn declare battles, sieges, truces and tries at the sword."""

    region: int
    """The region whose battles are declared."""
    turn: int
    """Whose turn it is, as a position in the order of turns (``state.families_in_turn``)."""


class Camp(msgspec.Struct, array_like=True):
    """One side of a battle: families or the invaders."""

    families: list[int]
    """Its families, the leading one first; empty for the invaders."""
    invaders: bool = False
    """Whether it is the invaders."""
    fort: str = ""
    """The building it stands behind; empty in the open."""
    sites: list[int] = []
    """The sites where its people stand; anywhere in the city when empty."""
    tunnel: bool = False
    """Whether a Passage cancels the penalties that the foe's walls put on it (10.2)."""
    sapped: bool = False
    """Whether its sapper has taken one die off those penalties (2.12)."""


class Battle(msgspec.Struct, tag="battle", array_like=True):
    """A battle (7)."""

    city: int
    """Where it is fought."""
    kind: str
    """``field``, ``assault``, ``sally``, ``parade`` or ``invasion``."""
    camps: list[Camp]
    """The two sides: who began it, who defends. Other lists by camp have this order."""
    number: int
    """The number that its questions are told apart by."""
    stage: str = "join"
    """``join`` (third families choose), ``volley``, ``turn`` (allies may change sides, 7.0) or ``after`` a roll."""
    round: int = 1
    """The round of the battle, from 1."""
    shot: int = 0
    """Volleys of this round so far, in the order catapults, bombards, archers, melee."""
    aims: list[int] = msgspec.field(default_factory=lambda: [NONE, NONE])
    """By camp, the Noble its archers aim at, from ``CAPTORS`` on an army of invaders, or ``NONE`` (7.2)."""
    said: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """By camp, what it wants after a roll, such as ``fight`` or ``truce``; empty before it has said (7.8)."""
    joined: list[int] = []
    """Third families that have chosen, or in ``turn`` allies that have said where they stand."""
    idle: int = 0
    """Rolls in a row without a loss; three are a stalemate (7.8)."""
    lost: bool = False
    """Whether this roll has brought a loss."""
    over: str = ""
    """Always empty: nothing sets or reads it, but saves have its place."""
    bursts: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """By camp, bombards that have burst and take a soldier along (7.2)."""


class Volley(msgspec.Struct, frozen=True, array_like=True):
    """One volley as everybody saw it."""

    what: str
    """What shot: ``catapults``, ``bombards``, ``archers`` or ``melee``."""
    faces: list[list[int]]
    """The hits that each die shows, by camp."""
    hits: list[int]
    """Hits on the other side, by camp that made them."""
    left: list[list[int]] = []
    """What stood in each camp before it, by camp (``war.counted``)."""


class Report(msgspec.Struct, array_like=True):
    """The last battle as everybody saw it."""

    city: int
    """Where it was fought."""
    kind: str
    """As of a ``Battle``."""
    families: list[list[int]]
    """The families of each side, by camp; none for the invaders."""
    units: list[list[int]]
    """What each side had at the start by kind, by camp; empty for the invaders."""
    volleys: list[Volley]
    """Its volleys, in order."""
    result: str = ""
    """How it ended, such as ``victory`` or ``truce``; empty while it is fought (7.8)."""
    left: list[list[int]] = []
    """What stood in each camp when it was over, by camp (``war.counted``)."""


class Spoils(msgspec.Struct, tag="spoils", array_like=True):
    """The winner of a battle keeps or destroys the loser's engines (7.2)."""

    family: int
    """The winner's family, which chooses."""
    city: int
    """Where the battle was."""
    engines: list[int]
    """What the loser left by kind, by the order of ``game_data.UNITS``."""
    number: int
    """The number of its question."""


class Pillaging(msgspec.Struct, tag="pillaging", array_like=True):
    """7.10: in turn, families pillage cities they control."""

    family: int
    """The family whose turn it is."""


class Rebellion(msgspec.Struct, tag="rebellion", array_like=True):
    """A rebellion gathers, is calmed, and strikes (10.1)."""

    city: int
    """The city that rises."""
    by: list[int]
    """Seats that added to it, in order; the first began it."""
    cards: list[int]
    """The card that each of ``by`` added; ``NONE`` for a Burgher's treasure (11.2)."""
    number: int
    """The number that its questions are told apart by."""
    tunnel: bool = False
    """Whether a Passage lets it ignore the walls (10.2)."""
    calmed: int = 0
    """How many rebellions clerics have ended."""
    stage: str = "gather"
    """``gather``, ``calm`` or ``strike``."""
    said: list[bool] = []
    """Who has answered, by seat, in the stage that asks."""
    hits: int = 0
    """Hits of its roll that no family's troops take, for the invaders (6.13)."""


class Walling(msgspec.Struct, tag="walling", array_like=True):
    """A family chooses which fortress of its new fief becomes the Walled City (4.4)."""

    family: int
    """The family that chooses."""
    region: int
    """The region of its new fief."""
    number: int
    """The number of its question."""


class Consent(msgspec.Struct, tag="consent", array_like=True):
    """A Lord is asked whether the crown may build its fortress in a city of their fief (4.9)."""

    family: int
    """The Lord's family, which is asked."""
    builder: int
    """The crown's family, which would build."""
    city: int
    """The city where it would build."""
    number: int
    """The number of its question."""


class Renouncing(msgspec.Struct, tag="renouncing", array_like=True):
    """A prelate is asked whether an abbess may lay down their title (2.13)."""

    noble: int
    """The abbess."""
    sees: list[int]
    """Districts whose prelates are yet to be asked; the first is asked now."""
    number: int
    """The number of its question."""


class Bestowing(msgspec.Struct, tag="bestowing", array_like=True):
    """The Sovereign may give a title that an abbess has laid down to an unmarried woman (2.13)."""

    abbey: int
    """The number of the title, as in ``FiefState.veils``."""
    number: int
    """The number of its question."""


class Market(msgspec.Struct, tag="market", array_like=True):
    """Purchases in secret: all write down what they buy, then it is shown together (4.0)."""

    lists: list[list[str]]
    """What each seat buys, by seat: actions as texts."""
    sealed: list[bool]
    """Who has sealed, by seat."""


class Over(msgspec.Struct, tag="over", array_like=True):
    """The game has ended."""


Frame = (
    Round | Assign | Settle | Discarding | Drawing | Playing | Window | Deathbed | Heir | Refuge | Toll | Burning
    | Buying | Court | Election | Parliament | Marching | March | Leave | Raid | Parley | Muster | Battle | Spoils
    | Pillaging | Rebellion | Challenge | Knighting | Walling | Consent | Renouncing | Bestowing
    | Market | Over
)  # fmt: skip


# --- side frames -----------------------------------------------------------------------------------------------------


class Desk(msgspec.Struct, tag="desk", array_like=True):
    """The standing orders of a seat."""

    seat: int
    """Whose orders they are."""


class Bench(msgspec.Struct, tag="bench", array_like=True):
    """What a seat may play at any moment but the drawing: opportunity cards, hired crossbows, relics, servants."""

    seat: int
    """The seat that may play."""


class Arsenal(msgspec.Struct, tag="arsenal", array_like=True):
    """The cards that a seat lets play themselves (``FiefState.armed``)."""

    seat: int
    """Whose cards they are."""


class Parlour(msgspec.Struct, tag="parlour", array_like=True):
    """Where a seat writes down what it would give and want (``FiefState.drafts``)."""

    seat: int
    """The seat that writes."""


class Deal(msgspec.Struct, tag="deal", array_like=True):
    """An offer of one family to another."""

    number: int
    """Its number, counted by the two seats alone."""
    maker: int
    """The family that offers."""
    to: int
    """The family that is asked."""
    gives: list[Article]
    """What the maker gives."""
    wants: list[Article]
    """What the maker wants for it; empty for a gift."""
    route: str
    """How it is carried out, one of ``deals.ROUTES``: ``city``, ``pigeon``, ``ring``, ``ransom`` or ``servants``."""
    round: int
    """The round it was made in; it lapses with it."""


SideFrame = Desk | Bench | Arsenal | Parlour | Deal | Window

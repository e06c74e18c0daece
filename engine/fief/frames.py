"""The frames: the procedure in hand as a stack, and what lives beside it. Fields are plain data, indices like those of
``state``."""

from __future__ import annotations

import msgspec

from engine.fief.game_data import NONE


class Plan(msgspec.Struct, array_like=True):
    """What a seat will draw: decks in order, ``ask`` from there on; ``dare``: disasters it takes on the way (2.3)."""

    decks: list[str]
    dare: int


class Article(msgspec.Struct, frozen=True, array_like=True):
    """Something that changes hands in a deal: ``money N``, ``card SLUG``, ``city SLUG``, ``title REGION``,
    ``captive NOBLE``, ``relic SLUG``, ``servant SLUG``, ``crossbow CARD N``."""

    kind: str
    what: str = ""
    amount: int = 0


# --- frames: the procedure in hand -----------------------------------------------------------------------------------


class Round(msgspec.Struct, tag="round", array_like=True):
    """A round. ``stage``: what comes next; ``turn``: how many families have had their turn in it."""

    stage: str
    turn: int = 0


class Assign(msgspec.Struct, tag="assign", array_like=True):
    """Every family gives its two servants to its two Nobles, all at once (P10). ``servants``: by family, none when
    it is done."""

    servants: list[list[int]]


class Settle(msgspec.Struct, tag="settle", array_like=True):
    """A family chooses where it begins (P14). ``regions``: where the dice have put families (13.6), by family."""

    family: int
    regions: list[int]


class Discarding(msgspec.Struct, tag="discarding", array_like=True):
    """All at once lay cards aside and plan what they draw (2A). ``away``: by seat."""

    away: list[list[int]]
    plans: list[Plan | None]
    sealed: list[bool]


class Drawing(msgspec.Struct, tag="drawing", array_like=True):
    """A seat draws (2B). ``drawn``: cards so far; ``characters``: how many of them; ``dared``: disasters on the way;
    ``peeked``: a servant has shown the top of a deck; ``plan``: what the seat has planned."""

    seat: int
    drawn: int = 0
    characters: int = 0
    dared: int = 0
    peeked: str = ""
    plan: Plan | None = None


class Playing(msgspec.Struct, tag="playing", array_like=True):
    """A seat plays Characters and Fortunes (2D)."""

    seat: int


class Window(msgspec.Struct, tag="window", array_like=True):
    """Everybody may play what can be played at any moment; the same for every hand. ``kind``: fate, income, move,
    battle, dusk; ``said``: who has answered; ``plays``: by seat, actions sealed until all have; they are carried out in
    the order of turns. On the stack the game waits for it; beside it, it stays open while the next family moves."""

    kind: str
    number: int
    said: list[bool]
    plays: list[list[str]]


class Deathbed(msgspec.Struct, tag="deathbed", array_like=True):
    """A Noble is dead, what he had is yet to be given away (4.8). ``city``: where he died; ``cause``: battle, plague,
    rebellion, assassination, justice, clergy, captors; ``asked``: the skull's owner was asked (12.3)."""

    noble: int
    city: int
    cause: str
    number: int
    asked: bool = False


class Heir(msgspec.Struct, tag="heir", array_like=True):
    """A family chooses who of it becomes Lord of a region (4.7, 4.8)."""

    family: int
    region: int
    number: int


class Refuge(msgspec.Struct, tag="refuge", array_like=True):
    """A family chooses where a freed Noble appears (7.6). ``secret``: he flees by a secret way (10.2)."""

    family: int
    noble: int
    number: int
    secret: bool = False


class Toll(msgspec.Struct, tag="toll", array_like=True):
    """A family chooses which of its troops, and of its ``allies``', die in a city: ``count`` units of the plague, else
    so many hits (2.5, 7.5). ``sites``: where they stand, anywhere when empty; ``nobles``: what is over when no troop is
    left strikes Nobles."""

    family: int
    city: int
    count: int
    cause: str
    number: int
    allies: list[int] = []
    sites: list[int] = []
    nobles: bool = False


class Burning(msgspec.Struct, tag="burning", array_like=True):
    """After the income everybody may burn mills (3.4)."""

    said: list[bool]


class Buying(msgspec.Struct, tag="buying", array_like=True):
    """A seat buys (4). ``placed``: new units by city; ``bought``: units by kind; ``wishes``: what is left of a list
    that was written in secret, ``None`` where the seat is asked."""

    seat: int
    placed: list[int]
    bought: list[int]
    wishes: list[str] | None = None


class Court(msgspec.Struct, tag="court", array_like=True):
    """Phase 1A-B: all offer marriages and name candidates. ``courting``: open offers as (suitor, other) Nobles;
    ``standing``: candidates; ``ready``: who has nothing more to say; ``calls``: the Sovereign calls Parliament;
    ``late``: an election was held, and the new Sovereign alone is asked whether he does (1C); ``held``: abbesses who
    have asked to lay their title down (2.13)."""

    courting: list[list[int]]
    standing: list[int]
    ready: list[bool]
    calls: bool = False
    late: bool = False
    held: list[int] = []


class Election(msgspec.Struct, tag="election", array_like=True):
    """9.1: sealed votes. ``votes``, ``decoys``: candidate by family, -1 none. ``turn``: families that have voted, in
    the option that votes in turn, else -1."""

    candidates: list[int]
    votes: list[int]
    decoys: list[int]
    sealed: list[bool]
    turn: int = -1


class Parliament(msgspec.Struct, tag="parliament", array_like=True):
    """9.2: the Royal Tax is voted. ``votes``: aye, nay or nothing by family; ``burghers``: families that spend a
    treasure for their Burgher's votes (11.2); ``split``: shillings by seat once it is granted, empty before."""

    votes: list[str]
    burghers: list[bool]
    sealed: list[bool]
    split: list[int]


class Marching(msgspec.Struct, tag="marching", array_like=True):
    """Phase 5: a family moves its Nobles one after the other. ``rested``: those who have halted where they stood and
    stay there this round; ``halted``: who has halted last, because no move was left to him; he need not be told to;
    ``begun``: it had somebody free to move when its turn came; ``paused``: marches that were halted with a move left,
    and go on as they were when their Noble is led again."""

    family: int
    rested: list[int] = []
    halted: int = NONE
    begun: bool = False
    paused: list[March] = []


class March(msgspec.Struct, tag="march", array_like=True):
    """A Noble on the way. ``company``: units by kind with him; ``hired``: which of the crossbows; ``port``: he began
    the round in this port; ``exempt``: of each kind, how many have faced the plague; ``trail``: cities passed;
    ``refused``: leave to go on was refused here; ``paraded``: a parade was won here (5.2); ``rode``: how long the trail
    was when one was ridden; ``brought``: units that have come here with him, which he may leave and take again;
    ``led``: how long the trail was when he was last sent out."""

    noble: int
    company: list[int]
    hired: list[int]
    exempt: list[int]
    trail: list[int]
    number: int
    port: bool = False
    refused: bool = False
    paraded: bool = False
    rode: int = 0
    brought: list[int] = []
    led: int = 1


class Leave(msgspec.Struct, tag="leave", array_like=True):
    """A family is asked for leave to pass on to a city, by road, by sea or out of a siege (5.0, 5.4, 7.9), or with
    ``way`` enter to come into its building."""

    family: int
    noble: int
    to: int
    way: str
    number: int


class Challenge(msgspec.Struct, tag="challenge", array_like=True):
    """Whoever stands behind walls may come out against a parade that rides past (5.2)."""

    family: int
    noble: int
    number: int


class Knighting(msgspec.Struct, tag="knighting", array_like=True):
    """The Sovereign may give the Garter to a Lord who has rid England of invaders (13.3)."""

    noble: int
    number: int


class Raid(msgspec.Struct, tag="raid", array_like=True):
    """Phase 6: the invaders. ``stage``: reinforce, land, move; ``army``: whose turn; ``steps``: moves it has left;
    ``looked``: it has laid waste where it stands; ``done``: armies that had their turn; ``fought``: families it has
    fought where it stands; ``asked``: those who stand there have been asked."""

    stage: str
    army: int = NONE
    steps: int = 0
    looked: bool = False
    done: list[int] = []
    fought: list[int] = []
    asked: bool = False


class Parley(msgspec.Struct, tag="parley", array_like=True):
    """Who stands with invaders may pay the Danish tax or send a cleric (6.9, 6.10). ``said``: by seat."""

    city: int
    number: int
    said: list[bool]


class Muster(msgspec.Struct, tag="muster", array_like=True):
    """Phase 7 in a region: families in turn declare battles, sieges, truces and tries at the sword."""

    region: int
    turn: int


class Camp(msgspec.Struct, array_like=True):
    """One side of a battle: its families, the leading one first, or the invaders. ``fort``: the building it stands
    behind; ``sites``: where its people stand, anywhere when empty; ``tunnel``: a Passage cancels the penalties that the
    foe's walls put on it (10.2); ``sapped``: the sapper one die of them."""

    families: list[int]
    invaders: bool = False
    fort: str = ""
    sites: list[int] = []
    tunnel: bool = False
    sapped: bool = False


class Battle(msgspec.Struct, tag="battle", array_like=True):
    """A battle (7). ``kind``: field, assault, sally, parade, invasion. ``camps``: who began it, who defends. ``stage``:
    join, volley, turn (allies may change sides, 7.0), after. ``shot``: volleys of this round so far: catapults,
    bombards, archers, melee. ``aims``: the Noble that each camp's archers aim at, an invaders' army above those, -1
    none; ``said``: by camp, what it wants after a roll; ``joined``: third families that have chosen, or allies that
    have said where they stand; ``idle``: rolls in a row without a loss (7.8); ``lost``: this one had one; ``bursts``:
    bombards that have burst, by camp, and will take a soldier along."""

    city: int
    kind: str
    camps: list[Camp]
    number: int
    stage: str = "join"
    round: int = 1
    shot: int = 0
    aims: list[int] = msgspec.field(default_factory=lambda: [NONE, NONE])
    said: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    joined: list[int] = []
    idle: int = 0
    lost: bool = False
    over: str = ""
    bursts: list[int] = msgspec.field(default_factory=lambda: [0, 0])


class Volley(msgspec.Struct, frozen=True, array_like=True):
    """One volley as everybody saw it: what shot, faces and hits by camp; ``left``: what stood in the camps before it
    (``war.counted``)."""

    what: str
    faces: list[list[int]]
    hits: list[int]
    left: list[list[int]] = []


class Report(msgspec.Struct, array_like=True):
    """The last battle as everybody saw it. ``left``: what stood in the camps when it was over."""

    city: int
    kind: str
    families: list[list[int]]
    units: list[list[int]]
    volleys: list[Volley]
    result: str = ""
    left: list[list[int]] = []


class Spoils(msgspec.Struct, tag="spoils", array_like=True):
    """The winner of a battle keeps or destroys the loser's engines (7.2)."""

    family: int
    city: int
    engines: list[int]
    number: int


class Pillaging(msgspec.Struct, tag="pillaging", array_like=True):
    """7.10: in turn, families pillage cities they control."""

    family: int


class Rebellion(msgspec.Struct, tag="rebellion", array_like=True):
    """A rebellion gathers, is calmed, and strikes (10.1). ``by``: seats that added one, in order, the first began it;
    ``cards``: what each added; ``tunnel``: Passage ignores the walls; ``calmed``: how many clerics have ended;
    ``stage``: gather, calm, strike; ``said``: by seat, in the window; ``hits``: those of its roll that no family's
    troops take, for the invaders."""

    city: int
    by: list[int]
    cards: list[int]
    number: int
    tunnel: bool = False
    calmed: int = 0
    stage: str = "gather"
    said: list[bool] = []
    hits: int = 0


class Walling(msgspec.Struct, tag="walling", array_like=True):
    """A family chooses which fortress of its new fief becomes the Walled City (4.4)."""

    family: int
    region: int
    number: int


class Consent(msgspec.Struct, tag="consent", array_like=True):
    """A Lord is asked whether the crown may build its fortress in a city of his fief (4.9)."""

    family: int
    builder: int
    city: int
    number: int


class Renouncing(msgspec.Struct, tag="renouncing", array_like=True):
    """A prelate is asked whether an abbess may lay down her title (2.13). ``sees``: districts that are yet to ask."""

    noble: int
    sees: list[int]
    number: int


class Bestowing(msgspec.Struct, tag="bestowing", array_like=True):
    """The Sovereign may give a title that an abbess has laid down to an unmarried woman (2.13)."""

    abbey: int
    number: int


class Market(msgspec.Struct, tag="market", array_like=True):
    """Purchases in secret: all write down what they buy, then it is shown together (4.0). ``lists``: actions as texts,
    by seat."""

    lists: list[list[str]]
    sealed: list[bool]


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


class Bench(msgspec.Struct, tag="bench", array_like=True):
    """What a seat may play at any moment but the drawing: opportunity cards, hired crossbows, relics, servants."""

    seat: int


class Arsenal(msgspec.Struct, tag="arsenal", array_like=True):
    """The cards that a seat lets play themselves (``FiefState.armed``)."""

    seat: int


class Parlour(msgspec.Struct, tag="parlour", array_like=True):
    """Where a seat writes down what it would give and want (``FiefState.drafts``)."""

    seat: int


class Deal(msgspec.Struct, tag="deal", array_like=True):
    """An offer of one family to another. ``number``: counted by the two of them alone; ``route``: city, pigeon, ring,
    ransom or servants; ``round``: it lapses with it."""

    number: int
    maker: int
    to: int
    gives: list[Article]
    wants: list[Article]
    route: str
    round: int


SideFrame = Desk | Bench | Arsenal | Parlour | Deal | Window

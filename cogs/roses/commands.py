"""``/roses``: what the options of each command mean, as a batch of the engine's small actions.

Nothing is judged here; what the rules do not allow, the engine refuses with its own sentence. An empty batch means
that an option is wanting: the command then shows the panel.
"""

from __future__ import annotations

from discord.app_commands import Choice

from bot.presenter.games.roses import names
from bot.presenter.games.roses.names import GAME
from bot.tables.model import SeatView
from bot.ui.commands import choices, said, word_choices
from cogs.play.game_commands import GameCommands
from cogs.ranges import legal
from cogs.roses import autocomplete
from engine.core import Action
from engine.roses.analysis import ways
from engine.roses.board import CARDS
from engine.roses.standing import BATTLE, CHARGE, ORDERS, STYLES, VALUES

DONE = Action("done")
AT = GameCommands(GAME)
SUBJECTS = [
    Choice(name=said("roses-panel-treachery"), value=c.value) if c.value == "treason" else c
    for c in word_choices(GAME, tuple(VALUES))
]
"""What orders are about; the word for treason is that of the card, orders are about all treachery rolls."""


def _end(done: bool) -> list[Action]:
    return [DONE] if done else []


def _actor(look: SeatView, verb: str, typed: str | None) -> str | None:
    """Which block acts: the one named, else the only one that can; ``None`` when that is not clear."""
    if typed:
        return names.block(look, typed)
    able = names.able(look, verb)
    return able[0] if len(able) == 1 else None


@AT.command("card", card=autocomplete.cards, hand=word_choices(GAME, ("keep", "mulligan", "redeal")))
def card(look: SeatView, card: str | None, hand: str | None, back: bool) -> list[Action]:
    """Lay a card, decide about the hand, or take back what lies."""
    if back:
        return [Action("unseal")]
    if hand:
        return [Action(hand)]
    return [Action("card", (names.meant(card, [*CARDS]),))] if card else []


@AT.command("move", blocks=autocomplete.movers, to=autocomplete.goals, via=autocomplete.vias)
def move(look: SeatView, blocks: str | None, to: str | None, via: str | None, done: bool) -> list[Action]:
    """Blocks march to an area, over those named or the best way."""
    found: list[Action] = []
    if blocks and to:
        goal = names.area(to)
        over = [names.area(part) for part in (via or "").split(",") if part.strip()]
        groups: dict[str, list[str]] = {}
        for block in names.blocks(look, blocks, "move"):
            groups.setdefault(names.place(look.view, block), []).append(block)
        for here, group in groups.items():
            path = (*over, goal) if over else _way(look, here, group, goal)
            found += [Action("move", (block, area)) for block in group for area in path]
    return found + _end(done)


def _way(look: SeatView, here: str, group: list[str], goal: str) -> tuple[str, ...]:
    """The best way for blocks of one area; straight on when there is none, so that the engine says why not."""
    asked = names.question(look, "action")
    found = ways(look.view, asked, here, group) if asked is not None else []
    return next((w.path for w in found if w.goal == goal and not w.sea), (goal,))


@AT.command("sea", blocks=autocomplete.sailors, to=autocomplete.coasts)
def sea(look: SeatView, blocks: str | None, to: str | None, done: bool) -> list[Action]:
    """Blocks sail to a coast."""
    if not blocks or not to:
        return _end(done)
    goal = names.area(to)
    return [Action("sea", (block, goal)) for block in names.blocks(look, blocks, "sea")] + _end(done)


@AT.command("recruit", block=autocomplete.recruits, area=autocomplete.recruit_areas)
def recruit(look: SeatView, block: str | None, area: str | None, done: bool) -> list[Action]:
    """A block of the pool comes in."""
    if not block or not area:
        return _end(done)
    return [Action("recruit", (names.block(look, block), names.area(area))), *_end(done)]


@AT.command("event", area=autocomplete.event_areas)
def event(look: SeatView, area: str | None, done: bool) -> list[Action]:
    """Name the area of a muster or of the plague."""
    if not area:
        return _end(done)
    action = look.view.action
    verb = "plague" if action is not None and action.event == "plague" else "muster"
    return [Action(verb, (names.area(area),)), *_end(done)]


@AT.command("battle", area=autocomplete.battles, origin=autocomplete.origins)
def battle(look: SeatView, area: str | None, origin: str | None) -> list[Action]:
    """Which battle comes next; with ``origin`` the border of a main attack."""
    if origin:
        behind = "sea" if origin.strip().casefold() == "sea" else names.area(origin)
        places = names.able(look, "main")
        where = names.area(area) if area else places[0] if len(places) == 1 else None
        return [Action("main", (where, behind))] if where else []
    return [Action("battle", (names.area(area),))] if area else []


@AT.command("fire", block=autocomplete.shooters)
def fire(look: SeatView, block: str | None, wait: bool) -> list[Action]:
    """A block fires, or waits."""
    actor = _actor(look, "fire", block)
    return [Action("pass" if wait else "fire", (actor,))] if actor else []


@AT.command("charge", target=autocomplete.charged, block=autocomplete.chargers)
def charge(look: SeatView, target: str | None, block: str | None) -> list[Action]:
    """The senior heir charges an enemy."""
    actor = _actor(look, "charge", block)
    return [Action("charge", (actor, names.block(look, target, enemy=True)))] if actor and target else []


@AT.command("retreat", to=autocomplete.havens, block=autocomplete.leavers)
def retreat(look: SeatView, to: str | None, block: str | None) -> list[Action]:
    """A block leaves the battle."""
    actor = _actor(look, "retreat", block)
    return [Action("retreat", (actor, names.area(to)))] if actor and to else []


@AT.command("treason", target=autocomplete.tempted, block=autocomplete.leaders)
def treason(look: SeatView, target: str | None, block: str | None, keep: bool) -> list[Action]:
    """A treachery roll of a leader, or that of the card, which may be kept for later."""
    if keep:
        return [Action("pass-treason")]
    if not target:
        return []
    enemy = names.block(look, target, enemy=True)
    if names.question(look, "event-treason") is not None:
        return [Action("event-treason", (enemy,))]
    actor = _actor(look, "treason", block)
    return [Action("treason", (actor, enemy))] if actor else []


@AT.command("regroup", blocks=autocomplete.regroupers, to=autocomplete.regroup_areas)
def regroup(look: SeatView, blocks: str | None, to: str | None, stay: bool) -> list[Action]:
    """Blocks leave after a victory; ``stay`` ends it."""
    found: list[Action] = []
    if blocks and to:
        goal = names.area(to)
        found = [Action("regroup", (block, goal)) for block in names.blocks(look, blocks, "regroup")]
    return found + _end(stay)


@AT.command("hits", block=autocomplete.struck)
def hits(look: SeatView, block: str | None) -> list[Action]:
    """Which of the strongest blocks takes the hits."""
    return [Action("hit", (names.block(look, block),))] if block else []


@AT.command(
    "supply",
    block=autocomplete.hungry, area=autocomplete.heir_areas, hostage=choices("roses-verb", ("execute", "spare")),
)  # fmt: skip
def supply(look: SeatView, block: str | None, area: str | None, hostage: str | None) -> list[Action]:
    """Who loses a step, where an heir enters, what becomes of a hostage."""
    if hostage == "execute":
        return legal(look, "execute")[:1]
    if hostage:
        return [Action("spare")]
    if area:
        heirs = names.able(look, "heir")
        return [Action("heir", (heirs[0], names.area(area)))] if heirs else []
    return [Action("loss", (name,)) for name in names.blocks(look, block)] if block else []


@AT.command("home", block=autocomplete.travellers, to=autocomplete.homes)
def home(look: SeatView, block: str | None, to: str | None, leave: bool, rest: bool) -> list[Action]:
    """Where a block goes home to; ``leave``: it leaves a crowded exile; ``rest``: so do all others."""
    if rest:
        return [*home(look, block, to, leave, False), Action("home-all")]
    actor = _actor(look, "dismiss" if leave else "home", block)
    if leave:
        return [Action("dismiss", (actor,))] if actor else []
    return [Action("home", (actor, names.home(to)))] if actor and to else []


@AT.command(
    "orders", setting=autocomplete.settings, block=autocomplete.ordered, order=autocomplete.orders, subject=SUBJECTS,
    manner=word_choices(GAME, tuple(STYLES)),
)  # fmt: skip
def orders(
    look: SeatView, subject: str | None, setting: str | None, block: str | None, order: str | None,
    manner: str | None, seal: bool, back: bool,
) -> list[Action]:  # fmt: skip
    """A style, standing orders, those of a battle, those of one block."""
    if back:
        return [Action("unseal")]
    found = [Action("style", (manner,))] if manner else []
    if subject and setting:
        found.append(entry(look, subject, setting))
    if block and order:
        found.append(Action("block-order", (names.block(look, block), names.meant(order, (*ORDERS, CHARGE)))))
    return [*found, Action("seal")] if seal else found


def entry(look: SeatView, subject: str, setting: str) -> Action:
    """An order for the battle that begins, where it can be given for one battle; else one that stands."""
    chosen = names.meant(setting, VALUES.get(subject, ()))
    battle = subject in BATTLE and Action("plan", (subject, chosen)) in look.legal
    return Action("plan" if battle else "standing", (subject, chosen))

"""What the options of ``/charlemagne`` mean: each command as a batch of the engine's small actions.

Nothing is judged here; what the rules do not allow, the engine refuses with its own sentence. An empty batch means
that an option is wanting: the command then shows the panel.
"""

from __future__ import annotations

from bot.presenter.games.charlemagne.names import meant
from bot.presenter.words.slugs import parts
from bot.tables.model import SeatView
from engine.charlemagne.board import PLACES
from engine.charlemagne.game_data import MARKER_IDS, REGION_IDS, RELIGIONS, TYPES
from engine.charlemagne.standing import CAREFUL, QUICK, REGIONAL, VALUES
from engine.core import Action

UNITS = tuple(t.slug for t in TYPES)
WHERE = (*PLACES, *REGION_IDS)
DONE = Action("done")
ANSWERS = ("stay", "withdraw", "advance", "fight", "ready", "stand")


def place(typed: str) -> str:
    """A place by name or number."""
    return meant(typed, PLACES)


def region(typed: str) -> str:
    """A region by name."""
    return meant(typed, REGION_IDS)


def unit(typed: str) -> str:
    """A kind of unit by name."""
    return meant(typed, UNITS)


def marker(typed: str) -> str:
    """A stratagem marker by name."""
    return meant(typed, MARKER_IDS)


def _asked(look: SeatView, *steps: str) -> bool:
    return any(p.step in steps for p in look.prompts if p.blocks)


def _end(done: bool) -> list[Action]:
    return [DONE] if done else []


def _laid(markers: str | None, send: bool) -> list[Action]:
    laid = [Action("lay", (marker(m),)) for m in parts(markers)]
    return [*laid, Action("send")] if send else laid


def envoy(
    look: SeatView, goal: str | None, markers: str | None, count: int | None, send: bool, back: bool, done: bool
) -> list[Action]:
    """An attempt at vassalage, the answer to one, royal envoys, a region named."""
    if back:
        return [Action("cancel")]
    if count is not None:
        return [Action("guard", (count,))]
    found: list[Action] = []
    if goal:
        verb = "name" if _asked(look, "name") else "envoys" if _asked(look, "envoys") else "envoy"
        found.append(Action(verb, (region(goal),)))
    found += _laid(markers, send)
    if done:
        found.append(Action("pass") if _asked(look, "envoys") else DONE)
    return found


def draw(look: SeatView, count: int | None) -> list[Action]:
    """Markers are bought."""
    return [Action("draw")] * (count or 1)


def spend(look: SeatView, clear: str | None, done: bool) -> list[Action]:
    """Pillage is cleared, spending ends."""
    return [*(Action("clear", (place(p),)) for p in parts(clear)), *_end(done)]


def levy(look: SeatView, what: str | None, where: str | None, goal: str | None, done: bool) -> list[Action]:
    """A unit is raised; the General Assembly calls."""
    found = [Action("assemble", (region(goal),))] if goal else []
    if what and where:
        found.append(Action("levy", (unit(what), place(where))))
    return found + _end(done)


def hire(look: SeatView, what: str | None, where: str | None, done: bool) -> list[Action]:
    """A mercenary is hired."""
    return [*([Action("hire", (unit(what), place(where)))] if what and where else []), *_end(done)]


def build(look: SeatView, kind: str | None, where: str | None) -> list[Action]:
    """A burg or civilisation marker is built."""
    return [Action("build", (kind, place(where)))] if kind and where else []


def operate(look: SeatView, where: str | None, units: str | None, march: bool, back: bool, done: bool) -> list[Action]:
    """A force is put together and sets out: ``units`` are kinds with a number each, ``2 warriors of Saxony``.

    While units are being placed at the start, ``march`` says that they stand."""
    if back:
        return [Action("cancel")]
    if _asked(look, "deploy"):
        return [Action("ready")] if march or done else []
    if _asked(look, "place-leader", "bury") and where:
        step = next(p.step for p in look.prompts if p.blocks)
        return [Action(step, (place(where),))]
    found = [Action("operate", (place(where),))] if where else []
    for part in parts(units):
        number, _, name = part.partition(" ")
        if number.isdecimal() and name:
            found.append(Action("take", (unit(name), int(number))))
    return [*found, *([Action("march")] if march else []), *_end(done)]


def move(look: SeatView, to: str | None, step: bool, leave: str | None, count: int | None, done: bool) -> list[Action]:
    """The force goes to a place, leaves units behind, has done its work."""
    found: list[Action] = []
    if leave:
        found.append(Action("drop", (unit(leave), count or 1)))
    if to:
        found.append(Action("step" if step else "move", (place(to),)))
    return [*found, *([Action("halt")] if done else [])]


def sail(look: SeatView, to: str | None, land: bool, done: bool) -> list[Action]:
    """A fleet goes to a place; everybody ashore."""
    found = [Action("move", (place(to),))] if to else []
    return [*found, *([Action("land")] if land else []), *([Action("halt")] if done else [])]


def battle(
    look: SeatView, target: str | None, answer: str | None, treachery: str | None, champion: str | None,
    lost: str | None, to: str | None,
) -> list[Action]:  # fmt: skip
    """An attack, what is played in it, losses, a retreat."""
    found: list[Action] = []
    if target:
        found.append(Action("battle", (place(target),)))
    if treachery:
        found.append(Action("treachery", (treachery,)))
    if champion:
        found.append(Action("duel", (champion,)))
    if answer:
        found.append(Action(answer))
    if lost:
        legal = [a for a in look.legal if a.verb == "lose" and a.args[0] == unit(lost)]
        found += legal[:1]
    if to:
        found.append(Action("retreat", (place(to),)))
    return found


def pillage(look: SeatView, where: str | None) -> list[Action]:
    """The force pillages where it is; raiders pillage a port."""
    return [Action("raid", (place(where),))] if where else [Action("pillage")]


def convert(look: SeatView, religion: str | None, markers: str | None, count: int | None, send: bool) -> list[Action]:
    """The force preaches; missionaries are answered."""
    if count is not None:
        return [Action("guard", (count,))]
    return [*([Action("convert", (religion,))] if religion in RELIGIONS else []), *_laid(markers, send)]


def stratagem(look: SeatView, name: str | None, bearer: str | None, back: bool) -> list[Action]:
    """A marker is played by itself, or returned to the cup."""
    if not name:
        return []
    if back:
        return [Action("discard", (marker(name),))]
    who = (meant(bearer, ("charlemagne", *PLACES)),) if bearer else ()
    return [Action("play", (marker(name), *who))]


def supply(look: SeatView, what: str | None, where: str | None, pay: bool) -> list[Action]:
    """Units go home; the rest is paid for."""
    found = [Action("disband", (unit(what), place(where)))] if what and where else []
    return [*found, *([Action("pay")] if pay else [])]


def treaty(
    look: SeatView, kind: str | None, side: str | None, what: str | None, count: int | None, answer: str | None,
    number: int | None,
) -> list[Action]:  # fmt: skip
    """Clauses are written, a draft is proposed, an offer answered, a treaty broken."""
    found: list[Action] = []
    if kind and side:
        who = f"seat-{0 if side == 'empire' else 1}"
        if kind == "points":
            rest: tuple[str | int, ...] = (count or 1,)
        elif kind == "marker":
            rest = (marker(what),) if what else ()
        else:
            rest = (meant(what, WHERE),) if what else ()
        found.append(Action("clause", (kind, who, *rest)))
    if answer in ("propose", "tear"):
        found.append(Action(answer))
    elif answer and number is not None:
        found.append(Action(answer, (number,)))
    return found


def orders(
    look: SeatView, subject: str | None, setting: str | None, goal: str | None, manner: str | None
) -> list[Action]:
    """Standing orders, for all or for a region; a whole style."""
    found: list[Action] = []
    if manner:
        found += QUICK if manner == "quick" else CAREFUL
    if subject and setting:
        value: str | int = int(setting) if setting.isdecimal() else setting
        if goal and subject in REGIONAL:
            found.append(Action("order-region", (subject, region(goal), value)))
        elif subject in VALUES:
            found.append(Action("order", (subject, value)))
    return found

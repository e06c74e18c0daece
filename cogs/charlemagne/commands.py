"""``/charlemagne``: what the options of each command mean, as a batch of the engine's small actions.

Nothing is judged here; what the rules do not allow, the engine refuses with its own sentence. An empty batch means
that an option is wanting: the command then shows the panel. Suggestions come from the asker's own questions alone.
"""

from __future__ import annotations

from discord import app_commands

from bot.presenter.games.charlemagne.hints import where
from bot.presenter.games.charlemagne.names import GAME, meant
from bot.presenter.games.charlemagne.panel import score_lines
from bot.presenter.words.slugs import parts
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.answer import Answer
from bot.ui.commands import choices, word_choices
from cogs.play.game_commands import GameCommands
from cogs.ranges import Filled, One, Option, Reads, argument, asked, legal, numbers
from engine.charlemagne.analysis import MOST_POINTS
from engine.charlemagne.board import PLACES
from engine.charlemagne.game_data import MARKER_IDS, REGION_IDS, RELIGIONS, TYPES
from engine.charlemagne.standing import CAREFUL, QUICK, REGIONAL, VALUES
from engine.core import Action

AT = GameCommands(GAME, lambda info, speak, slug: (where(speak, slug), slug))
Few = app_commands.Range[int, 0, MOST_POINTS]
UNITS = tuple(t.slug for t in TYPES)
WHERE = (*PLACES, *REGION_IDS)
act = Reads(meant)
ANSWERS = choices("charlemagne-verb", ("stay", "withdraw", "advance", "fight", "ready", "stand"))
PAPERS = choices("charlemagne-verb", ("propose", "tear", "accept", "decline", "withdraw-offer", "renounce"))
CLAUSES = choices("charlemagne-word-clause", ("points", "marker", "neutral", "peace", "avoid", "leave"))
SIDES = choices("charlemagne-panel-side", ("empire", "tribal"))


def takes(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[Option]:
    """Units to tick, each with its numbers."""
    return [(f"{a.args[1]} {speak.word(GAME, a.args[0])}", f"{a.args[1]} {a.args[0]}") for a in legal(look, "take")]


@One
def settings(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[Option]:
    """What an order may say."""
    values = (REGIONAL if filled["region"] else VALUES).get(filled["subject"], ())
    return [(str(speak.word(GAME, v)), str(v)) for v in values]


def _laid(markers: str | None, send: bool) -> list[Action]:
    return [*act.each("lay", markers, MARKER_IDS), *act(send and "send")]


@AT.command("envoy", region=argument(0, "envoy", "envoys", "name"), markers=argument(0, "lay"))
def envoy(
    look: SeatView, region: str | None, markers: str | None, count: Few | None, send: bool, back: bool, done: bool
) -> list[Action]:
    """An attempt at vassalage, the answer to one, royal envoys, a region named."""
    if back:
        return [Action("cancel")]
    if count is not None:
        return [Action("guard", (count,))]
    verb = "name" if asked(look, "name") else "envoys" if asked(look, "envoys") else "envoy"
    end = "pass" if asked(look, "envoys") else "done"
    return [*act(verb, (region, REGION_IDS)), *_laid(markers, send), *act(done and end)]


@AT.command("draw")
def draw(look: SeatView, count: Few | None) -> list[Action]:
    """Markers are bought."""
    return [Action("draw")] * (count or 1)


@AT.command("spend", places=argument(0, "clear"))
def spend(look: SeatView, places: str | None, done: bool) -> list[Action]:
    """Pillage is cleared, spending ends."""
    return [*act.each("clear", places, PLACES), *act(done and "done")]


@AT.command("levy", unit=argument(0, "levy"), place=argument(1, "levy", given="unit"), region=argument(0, "assemble"))
def levy(look: SeatView, unit: str | None, place: str | None, region: str | None, done: bool) -> list[Action]:
    """A unit is raised; the General Assembly calls."""
    called = act("assemble", (region, REGION_IDS))
    return [*called, *act("levy", (unit, UNITS), (place, PLACES)), *act(done and "done")]


@AT.command("hire", unit=argument(0, "hire"), place=argument(1, "hire", given="unit"))
def hire(look: SeatView, unit: str | None, place: str | None, done: bool) -> list[Action]:
    """A mercenary is hired."""
    return [*act("hire", (unit, UNITS), (place, PLACES)), *act(done and "done")]


@AT.command("build", place=argument(1, "build"), what=word_choices(GAME, ("burg", "civilisation")))
def build(look: SeatView, what: str | None, place: str | None) -> list[Action]:
    """A burg or civilisation marker is built."""
    return act("build", what, (place, PLACES))


@AT.command("operate", place=argument(0, "operate", "place-leader", "bury"), units=takes)
def operate(look: SeatView, place: str | None, units: str | None, march: bool, back: bool, done: bool) -> list[Action]:
    """A force is put together and sets out: ``units`` are kinds with a number each, ``2 warriors of Saxony``.

    While units are being placed at the start, ``march`` says that they stand."""
    if back:
        return [Action("cancel")]
    if asked(look, "deploy"):
        return [Action("ready")] if march or done else []
    if asked(look, "place-leader", "bury") and place:
        return act(next(p.step for p in look.prompts if p.blocks), (place, PLACES))
    found = act("operate", (place, PLACES))
    for part in parts(units):
        number, _, name = part.partition(" ")
        if number.isdecimal() and name:
            found += act("take", (name, UNITS), int(number))
    return [*found, *act(march and "march"), *act(done and "done")]


@AT.command("move", to=argument(0, "move", "step"), unit=argument(0, "drop"))
def move(look: SeatView, to: str | None, one: bool, unit: str | None, count: Few | None, done: bool) -> list[Action]:
    """The force goes to a place, leaves units behind, has done its work."""
    left = act("drop", (unit, UNITS), count or 1)
    return [*left, *act("step" if one else "move", (to, PLACES)), *act(done and "halt")]


@AT.command("sail", to=argument(0, "move"))
def sail(look: SeatView, to: str | None, land: bool, done: bool) -> list[Action]:
    """A fleet goes to a place; everybody ashore."""
    return [*act("move", (to, PLACES)), *act(land and "land"), *act(done and "halt")]


@AT.command(
    "battle", target=argument(0, "battle"), unit=argument(0, "lose"), to=argument(0, "retreat"), answer=ANSWERS,
    treachery=word_choices(GAME, ("leader", "ground")), champion=word_choices(GAME, ("leader", "charlemagne")),
)  # fmt: skip
def battle(
    look: SeatView, target: str | None, answer: str | None, treachery: str | None, champion: str | None,
    unit: str | None, to: str | None,
) -> list[Action]:  # fmt: skip
    """An attack, what is played in it, losses, a retreat."""
    found = [*act("battle", (target, PLACES)), *act("treachery", treachery), *act("duel", champion), *act(answer)]
    if unit:
        found += [a for a in legal(look, "lose") if a.args[0] == meant(unit, UNITS)][:1]
    return [*found, *act("retreat", (to, PLACES))]


@AT.command("pillage", place=argument(0, "raid"))
def pillage(look: SeatView, place: str | None) -> list[Action]:
    """The force pillages where it is; raiders pillage a port."""
    return act("raid", (place, PLACES)) or [Action("pillage")]


@AT.command("convert", markers=argument(0, "lay"), religion=word_choices(GAME, RELIGIONS))
def convert(look: SeatView, religion: str | None, markers: str | None, count: Few | None, send: bool) -> list[Action]:
    """The force preaches; missionaries are answered."""
    if count is not None:
        return [Action("guard", (count,))]
    return [*act(religion in RELIGIONS and "convert", religion), *_laid(markers, send)]


@AT.command("stratagem", marker=argument(0, "play", "discard"), bearer=argument(1, "play"))
def stratagem(look: SeatView, marker: str | None, bearer: str | None, back: bool) -> list[Action]:
    """A marker is played by itself, or returned to the cup."""
    if back:
        return act("discard", (marker, MARKER_IDS))
    return act("play", (marker, MARKER_IDS), *([(bearer, ("charlemagne", *PLACES))] if bearer else []))


@AT.command("supply", unit=argument(0, "disband"), place=argument(1, "disband", given="unit"))
def supply(look: SeatView, unit: str | None, place: str | None, pay: bool) -> list[Action]:
    """Units go home; the rest is paid for."""
    return [*act("disband", (unit, UNITS), (place, PLACES)), *act(pay and "pay")]


@AT.command(
    "treaty", what=argument(2, "clause"), number=numbers("accept", "decline", "withdraw-offer", "renounce"),
    clause=CLAUSES, side=SIDES, answer=PAPERS,
)  # fmt: skip
def treaty(
    look: SeatView, clause: str | None, side: str | None, what: str | None, count: Few | None, answer: str | None,
    number: int | None,
) -> list[Action]:  # fmt: skip
    """Clauses are written, a draft is proposed, an offer answered, a treaty broken."""
    found: list[Action] = []
    if clause and side:
        who = f"seat-{0 if side == 'empire' else 1}"
        if clause == "points":
            rest: tuple[str | int, ...] = (count or 1,)
        elif clause == "marker":
            rest = (meant(what, MARKER_IDS),) if what else ()
        else:
            rest = (meant(what, WHERE),) if what else ()
        found.append(Action("clause", (clause, who, *rest)))
    return found + (act(answer) if answer in ("propose", "tear") else act(answer, number))


@AT.command(
    "orders", setting=settings, region=argument(1, "order-region"), manner=word_choices(GAME, ("quick", "careful")),
    subject=word_choices(GAME, (*VALUES, "vassalage", "missionary")),
)  # fmt: skip
def orders(
    look: SeatView, subject: str | None, setting: str | None, region: str | None, manner: str | None
) -> list[Action]:
    """Standing orders, for all or for a region; a whole style."""
    found: list[Action] = []
    if manner:
        found += QUICK if manner == "quick" else CAREFUL
    if subject and setting:
        value: str | int = int(setting) if setting.isdecimal() else setting
        if region and subject in REGIONAL:
            found.append(Action("order-region", (subject, meant(region, REGION_IDS), value)))
        elif subject in VALUES:
            found.append(Action("order", (subject, value)))
    return found


@AT.command("score")
async def score(said: Answer, look: SeatView, speak: Voice) -> None:
    """The Empire's points and where they come from."""
    await said.send("\n".join(score_lines(look.view, speak)))

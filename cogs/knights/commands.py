"""``/knights``: what the options of each command mean, as a batch of the engine's small actions.

Nothing is judged here; what the rules do not allow, the engine refuses with its own sentence. An empty batch means
that an option is wanting: the command then shows the panel. ``choice`` is any answer of the command as it is suggested.
Suggestions come from the asker's own questions alone.
"""

from __future__ import annotations

from discord import app_commands

from bot.presenter.games.knights import sheets
from bot.presenter.games.knights.names import GAME, meant
from bot.presenter.games.knights.panel import baron_lines, hall_lines, law_lines
from bot.presenter.games.knights.screens import planning
from bot.presenter.words import slugs
from bot.presenter.words.named_seats import as_one
from bot.presenter.words.slugs import meant_or_seat, parts, unique
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.answer import Answer
from bot.ui.commands import choices, word_choices
from cogs.knights.autocomplete import FATE, barons, fate, foes, goals, hand, settings, subjects
from cogs.knights.parsing import VERBS, about, answer
from cogs.play.game_commands import GameCommands
from cogs.ranges import Reads, answers, argument, asked, legal
from engine.core import Action, seat_slug
from engine.knights.analysis import FAVOURS
from engine.knights.game_data import AREA_IDS, KINDS, NOBLE_IDS
from engine.knights.standing.standing import STYLES
from engine.knights.views.view import KnView

AT = GameCommands(GAME)
act = Reads(meant)
Few = app_commands.Range[int, 0, 60]
MARCH, BATTLE = Action("use", ("march",)), Action("use", ("battle",))
PAPERS = choices("knights-verb", ("give", "bid", "price"))


def answering(name: str) -> None:
    """A command that takes nothing but an answer."""

    def means(look: SeatView, speak: Voice, choice: str | None) -> list[Action]:
        return answer(look, speak, name, choice)

    AT.command(name, choice=answers(*VERBS[name]))(means)


def action_card(typed: str) -> str:
    """An action card by name, or by its first word: ``levy``."""
    return slugs.meant(GAME, typed, KINDS, also=lambda slug: (slug.partition("-")[0],))


@AT.command("plan", first=hand, second=hand, third=hand)
def plan(
    look: SeatView, first: str | None, second: str | None, third: str | None, again: bool, seal: bool, back: bool
) -> list[Action]:
    """Cards on the piles that are named, instead of what lies there; last turn's plan; sealed, or opened again."""
    view: KnView = look.view
    if back:
        return act("unseal")
    if again:
        return [*planning.again(view), *act(seal and "seal")]
    take, lay = list[Action](), list[Action]()
    for n, typed in enumerate((first, second, third)):
        if typed is not None and view.own is not None:
            take += [Action("unlay", (k, n + 1)) for k in view.own.plan[n]]
            lay += [Action("lay", (action_card(card), n + 1)) for card in parts(typed)]
    return [*take, *lay, *act(seal and "seal")]


answering("allocate")


@AT.command(
    "move", noble=argument(0, "march", "sail", "deploy", "place"), to=goals, area=argument(0, "target"),
    choice=answers(*VERBS["move"]),
)  # fmt: skip
def move(
    look: SeatView, speak: Voice, noble: str | None, to: str | None, area: str | None, done: bool, choice: str | None
) -> list[Action]:
    """A Noble marches by areas joined with commas, sails, is placed or comes back; Mobilize Forces names its area."""
    if choice is not None:
        return answer(look, speak, "move", choice)
    found = act("target", (area, AREA_IDS))
    way = [meant(part, AREA_IDS) for part in parts(to)]
    if way and not noble and asked(look, "found"):
        found += act("found", way[0])
    elif way and noble:
        slug = meant(noble, NOBLE_IDS)
        if asked(look, "deploy"):
            found += act("deploy", slug, way[0])
        elif asked(look, "return"):
            found += act("place", slug, way[0])
        else:
            sails = Action("sail", (slug, way[0]))
            found += [MARCH] if asked(look, "versatile-strategy") else []
            found.append(sails if len(way) == 1 and sails in look.legal else Action("march", (slug, *way)))
    return [*found, *act(done and "done")]


@AT.command("permit")
def permit(look: SeatView, agree: bool | None) -> list[Action]:
    """Leave to pass or to attack is given or refused."""
    if agree is None:
        return []
    verb = "permit" if agree else "forbid"
    return legal(look, verb)[:1] or act(verb)


@AT.command("attack", area=argument(0, "attack"), foe=foes, choice=answers(*VERBS["attack"]))
def attack(
    look: SeatView, speak: Voice, area: str | None, foe: str | None, nobles: str | None, choice: str | None
) -> list[Action]:
    """A battle is begun: against what stands there, or the Baron named; or the armies that fight are named."""
    if choice is not None:
        return answer(look, speak, "attack", choice)
    if nobles:
        return [Action("lead", tuple(meant(n, NOBLE_IDS) for n in parts(nobles)))]
    if not area:
        return []
    place = meant(area, AREA_IDS)
    start = [BATTLE] if asked(look, "versatile-strategy") else []
    targets = [a for a in legal(look, "attack") if a.args[0] == place]
    if foe:
        known = [str(a.args[1]) for a in targets] or ["city", *(seat_slug(s.seat) for s in look.table.seats)]
        return [*start, Action("attack", (place, meant_or_seat(look.table, speak, foe, known)))]
    return [*start, *(targets if len(targets) == 1 else act("attack", place, "city"))]


answering("siege")
answering("commander")


@AT.command("discard", cards=fate, retain=fate, choice=answers(*VERBS["discard"]))
def discard(
    look: SeatView, speak: Voice, cards: str | None, retain: str | None, seal: bool, back: bool, choice: str | None
) -> list[Action]:
    """Fate cards laid aside, or kept after all."""
    if choice is not None:
        return answer(look, speak, "discard", choice)
    if back:
        return act("unseal")
    return [*act.each("drop", cards, FATE), *act.each("restore", retain, FATE), *act(seal and "seal")]


for name in ("casualties", "retreat", "keep", "raze", "draft", "pay", "invest", "bless"):
    answering(name)


@AT.command("vote", agenda=argument(0, "cast"), choice=argument(1, "say"))
def vote(
    look: SeatView, speak: Voice, count: Few | None, agenda: str | None, choice: str | None, seal: bool, back: bool
) -> list[Action]:
    """Votes in secret, and what for; with two players on one matter after the other."""
    if back:
        return act("unseal")
    if count is None and choice is None:
        return act(seal and "seal")
    known = unique(str(a.args[0]) for a in legal(look, "cast"))
    name = meant(agenda, known) if agenda and known else known[0] if known else agenda or ""
    found: list[Action] = []
    if choice is not None:
        words = unique(str(a.args[1]) for a in legal(look, "say"))
        found.append(Action("say", (name, meant_or_seat(look.table, speak, choice, words))))
    if count is not None:  # after what for: Votes on a single matter are sealed with their number
        found.append(Action("cast", (name, count) if name else (count,)))
    return [*found, *act(seal and (count is None or len(known) != 1) and "seal")]


answering("declare")
answering("refuse")


@AT.command("offer", baron=barons, favour=word_choices(GAME, FAVOURS), way=PAPERS)
def offer(
    look: SeatView, speak: Voice, baron: str | None, favour: str | None, count: Few | None, way: str | None
) -> list[Action]:
    """Crowns are given, offered or asked for something; without a number it is written down."""
    terms = act("terms", seat_slug(as_one(look.table, speak, baron)), favour or "gift") if baron else []
    return [*terms, *act(way or ("bid" if favour and favour != "gift" else "give"), count)]


answering("accept")


@AT.command("orders", subject=subjects, setting=settings, baron=barons, manner=word_choices(GAME, ("quick", "careful")))
def orders(
    look: SeatView, speak: Voice, subject: str | None, setting: str | None, baron: str | None, manner: str | None
) -> list[Action]:
    """A standing order: a subject, leave to pass for one Baron, a whole style."""
    if manner:
        return list(STYLES[manner])
    if not setting or not (baron or subject):
        return []
    order = about(look, speak, subject, baron)
    if setting.isdecimal() and order.verb != "order-voice":
        return [Action(order.verb, (*order.args, int(setting)))]
    known = [str(a.args[-1]) for a in legal(look, order.verb) if a.args[:1] == order.args]
    word = meant_or_seat(look.table, speak, setting, known) if known else setting
    return [Action(order.verb, (*order.args, word))]


@AT.command("assembly", choice=answers(*VERBS["assembly"]))
async def assembly(said: Answer, look: SeatView, speak: Voice, choice: str | None) -> list[Action]:
    """The Assembly as a picture; preside, propose, order the Agendas, give an office."""
    if choice is not None:
        return answer(look, speak, "assembly", choice)
    await said.send(await sheets.sheet(said, look, sheets.ASSEMBLY, hall_lines))
    return []


@AT.command("laws")
async def laws(said: Answer, look: SeatView) -> None:
    """What laws, charges, offices and lasting Events say."""
    await said.send(sheets.words(said, look, law_lines))


@AT.command("baron", baron=barons)
async def sheet(said: Answer, look: SeatView, speak: Voice, baron: str | None) -> None:
    """A Baron's sheet, one's own without ``baron``."""
    number = as_one(look.table, speak, baron) if baron else look.seat or 0
    await said.send(await sheets.sheet(said, look, look.view.barons[number].baron, baron_lines))

"""What the options of ``/knights`` mean: each command as a batch of the engine's small actions.

Nothing is judged here; what the rules do not allow, the engine refuses with its own sentence. An empty batch means
that an option is wanting: the command then shows the panel.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.knights.names import GAME, meant
from bot.presenter.games.knights.screens import planning
from bot.presenter.games.knights.screens.standing_orders import STYLES
from bot.presenter.words import slugs
from bot.presenter.words.named_seats import as_one
from bot.presenter.words.slugs import answered, meant_or_seat, parts
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from engine.core import Action, seat_slug
from engine.knights.game_data import AREA_IDS, KINDS, NOBLE_IDS
from engine.knights.view import KnView

SEAL, UNSEAL, DONE = (Action(verb) for verb in ("seal", "unseal", "done"))
MARCH, BATTLE = Action("use", ("march",)), Action("use", ("battle",))
FATE = ("fate-inflict", "fate-prevent", "fate-victory", "fate-draw")
VERBS: dict[str, tuple[str, ...]] = {
    "allocate": ("allocate", "use", "take", "serve", "decline", "choose", "free"),
    "move": ("march", "sail", "bring", "halt", "back", "done", "defy", "target", "deploy", "found", "assign", "place",
             "shift", "seal", "pass"),
    "permit": ("permit", "forbid"),
    "attack": ("attack", "assault", "lead", "obey", "defy", "back", "done"),
    "siege": ("besiege",),
    "commander": ("command", "employ", "hold", "seal"),
    "discard": ("drop", "restore", "discard", "strip"),
    "casualties": ("allot", "forfeit", "desert", "discharge"),
    "retreat": ("retreat",),
    "keep": ("keep", "surrender"),
    "raze": ("raze", "defy"),
    "draft": ("hire", "spot", "pass", "defy"),
    "pay": ("settle", "discharge", "pay", "yield", "repair", "fortify", "muster", "avert", "wait", "pledge-faith",
            "obey", "defy", "pass", "seal"),
    "invest": ("start", "invest", "pass"),
    "bless": ("bless", "name", "miracle", "pass"),
    "declare": ("declare", "decide"),
    "refuse": ("refuse", "abide"),
    "accept": ("take-offer", "decline-offer", "withdraw-offer"),
    "assembly": ("preside", "propose", "arrange", "appoint", "pass"),
}  # fmt: skip
"""What each command can answer by ``choice``."""


def asked(look: SeatView, *steps: str) -> bool:
    """Whether one of some questions waits for the seat."""
    return any(p.step in steps for p in look.prompts if p.blocks)


def legal(look: SeatView, *verbs: str) -> list[Action]:
    """The legal actions of some verbs."""
    return [a for a in look.legal if a.verb in verbs]


def noble(typed: str) -> str:
    """A Noble by name."""
    return meant(typed, NOBLE_IDS)


def action_card(typed: str) -> str:
    """An action card by name, or by its first word: ``levy``."""
    return slugs.meant(GAME, typed, KINDS, also=lambda slug: (slug.partition("-")[0],))


def area(typed: str) -> str:
    """An area by name."""
    return meant(typed, AREA_IDS)


def answer(look: SeatView, voice: Voice, command: str, choice: str | None) -> list[Action]:
    """An answer as it was suggested, or as it reads; without one the only answer of the command there is."""
    found = legal(look, *VERBS[command])
    if choice is None:
        return found if len(found) == 1 else []
    return [answered(GAME, found, voice, choice)]


def planned(
    look: SeatView, piles: Sequence[str | None], again: bool, seal: bool, back: bool
) -> list[Action]:  # fmt: skip
    """Cards on the piles that are named, instead of what lies there; last turn's plan; sealed, or opened again."""
    view: KnView = look.view
    if back:
        return [UNSEAL]
    if again:
        return [*planning.again(view), *([SEAL] if seal else [])]
    own = view.own
    if own is None or not any(p is not None for p in piles):
        return [SEAL] if seal else []
    take, lay = list[Action](), list[Action]()
    for n, typed in enumerate(piles):
        if typed is None:
            continue
        take += [Action("unlay", (k, n + 1)) for k in own.plan[n]]
        lay += [Action("lay", (action_card(card), n + 1)) for card in parts(typed)]
    return [*take, *lay, *([SEAL] if seal else [])]


def moved(look: SeatView, who: str | None, to: str | None, target: str | None, done: bool) -> list[Action]:
    """A Noble marches by areas joined with commas, sails, is placed or comes back; Mobilize Forces names its area."""
    found: list[Action] = []
    if target:
        found.append(Action("target", (area(target),)))
    way = [area(part) for part in parts(to)]
    if way and not who and asked(look, "found"):
        found.append(Action("found", (way[0],)))
    elif way and who:
        slug = noble(who)
        if asked(look, "deploy"):
            found.append(Action("deploy", (slug, way[0])))
        elif asked(look, "return"):
            found.append(Action("place", (slug, way[0])))
        else:
            sails = Action("sail", (slug, way[0]))
            found += [MARCH] if asked(look, "versatile-strategy") else []
            found.append(sails if len(way) == 1 and sails in look.legal else Action("march", (slug, *way)))
    return [*found, *([DONE] if done else [])]


def permitted(look: SeatView, allow: bool | None) -> list[Action]:
    """Leave to pass or to attack is given or refused."""
    if allow is None:
        return []
    found = legal(look, "permit" if allow else "forbid")
    return found[:1] or [Action("permit" if allow else "forbid")]


def attacked(look: SeatView, speak: Voice, where: str | None, foe: str | None, led: str | None) -> list[Action]:
    """A battle is begun: against what stands there, or the Baron named; or the armies that fight are named."""
    if led:
        return [Action("lead", tuple(noble(n) for n in parts(led)))]
    if not where:
        return []
    place = area(where)
    start = [BATTLE] if asked(look, "versatile-strategy") else []
    targets = [a for a in legal(look, "attack") if a.args[0] == place]
    if foe:
        known = [str(a.args[1]) for a in targets] or ["city", *_seats(look)]
        return [*start, Action("attack", (place, meant_or_seat(look.table, speak, foe, known)))]
    return [*start, *(targets[:1] if len(targets) == 1 else [Action("attack", (place, "city"))])]


def laid(look: SeatView, cards: str | None, retain: str | None, seal: bool, back: bool) -> list[Action]:
    """Fate cards laid aside, or kept after all."""
    if back:
        return [UNSEAL]
    found = [Action("drop", (meant(c, FATE),)) for c in parts(cards)]
    found += [Action("restore", (meant(c, FATE),)) for c in parts(retain)]
    return [*found, *([SEAL] if seal else [])]


def voted(
    look: SeatView, speak: Voice, votes: int | None, agenda: str | None, choice: str | None, seal: bool, back: bool
) -> list[Action]:
    """Votes in secret, and what for; with two players on one matter after the other."""
    if back:
        return [UNSEAL]
    if votes is None and choice is None:
        return [SEAL] if seal else []
    known = list(dict.fromkeys(str(a.args[0]) for a in legal(look, "cast")))
    name = meant(agenda, known) if agenda and known else known[0] if known else agenda or ""
    found: list[Action] = []
    if choice is not None:
        words = list(dict.fromkeys(str(a.args[1]) for a in legal(look, "say")))
        found.append(Action("say", (name, meant_or_seat(look.table, speak, choice, words))))
    if votes is not None:  # after what for: Votes on a single matter are sealed with their number
        found.append(Action("cast", (name, votes) if name else (votes,)))
    return [*found, *([SEAL] if seal and (votes is None or len(known) != 1) else [])]


def baron(look: SeatView, speak: Voice, typed: str) -> str:
    """A Baron by who plays it."""
    return seat_slug(as_one(look.table, speak, typed))


def _seats(look: SeatView) -> list[str]:
    return [seat_slug(seat.seat) for seat in look.table.seats]


def offered(
    look: SeatView, speak: Voice, whom: str | None, favour: str | None, count: int | None, kind: str | None
) -> list[Action]:
    """Crowns are given, offered or asked for something; without a number it is written down."""
    found = [Action("terms", (baron(look, speak, whom), favour or "gift"))] if whom else []
    if count is None:
        return found
    return [*found, Action(kind or ("bid" if favour and favour != "gift" else "give"), (count,))]


def ordered(
    look: SeatView, speak: Voice, subject: str | None, setting: str | None, whom: str | None, manner: str | None
) -> list[Action]:
    """A standing order: a subject, leave to pass for one Baron, a whole style."""
    if manner:
        return list(STYLES[manner])
    if not setting:
        return []
    if whom:
        verb, name = "order-pass", baron(look, speak, whom)
    elif subject:
        verb, _, name = subject.rpartition(" ")
    else:
        return []
    known = [str(a.args[-1]) for a in legal(look, verb or "order") if a.args[0] == name]
    if setting.isdecimal() and verb != "order-voice":
        return [Action(verb or "order", (name, int(setting)))]
    value = meant_or_seat(look.table, speak, setting, known) if known else setting
    return [Action(verb or "order", (name, value))]

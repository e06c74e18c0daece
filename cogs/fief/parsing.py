"""What the options of ``/fief`` mean: each command as a batch of the engine's small actions.

Nothing is judged here; what the rules do not allow, the engine refuses with its own sentence. An empty batch means
that an option is wanting: the command then shows the panel.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.fief import sight
from bot.presenter.games.fief.names import GAME, meant
from bot.presenter.words.slugs import answered, parts
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from engine.core import Action
from engine.fief.game_data import (
    CARD_SLUGS,
    CITY_IDS,
    DISTRICT_IDS,
    FAMILIES,
    NOBLES,
    REGION_IDS,
    RELICS,
    SERVANT_IDS,
    UNIT_IDS,
    N,
)
from engine.fief.view import FiefView

DONE, SEAL, UNSEAL, PASS, ABIDE = (Action(verb) for verb in ("done", "seal", "unseal", "pass", "abide"))
DECKS = ("character", "fortune")
PAPERS = ("accept", "decline", "counter", "withdraw")
KINDS = ("money", "card", "city", "title", "captive", "relic", "servant", "crossbow")
TARGETS = (*NOBLES, *CITY_IDS, *REGION_IDS, *DISTRICT_IDS, *FAMILIES, *(f"army-{n}" for n in range(N.armies)))
ROUTES = ("city", "pigeon", "ring", "ransom", "servants")
THINGS = (*CARD_SLUGS, *CITY_IDS, *REGION_IDS, *NOBLES, *RELICS, *SERVANT_IDS)


def city(typed: str) -> str:
    """A city by name."""
    return meant(typed, CITY_IDS)


def noble(typed: str) -> str:
    """A Noble by name."""
    return meant(typed, NOBLES)


def region(typed: str) -> str:
    """A region by name."""
    return meant(typed, REGION_IDS)


def card(typed: str) -> str:
    """A card by name."""
    return meant(typed, CARD_SLUGS)


def arms(typed: str) -> str:
    """A family by its colour."""
    return meant(typed, FAMILIES)


def asked(look: SeatView, *steps: str) -> bool:
    """Whether one of some questions waits for the seat."""
    return any(p.step in steps for p in look.prompts if p.blocks)


def legal(look: SeatView, *verbs: str) -> list[Action]:
    """The legal actions of some verbs."""
    return [a for a in look.legal if a.verb in verbs]


def first(found: Sequence[Action], *words: str) -> list[Action]:
    """The first action that begins with some words."""
    return [a for a in found if tuple(map(str, a.args[: len(words)])) == words][:1]


def _own(look: SeatView, family: str | None) -> str:
    """The family of the seat that is meant: the one named, else the first."""
    if family:
        return arms(family)
    view: FiefView = look.view
    mine = sight.own_families(view)
    return FAMILIES[mine[0].family] if mine else FAMILIES[0]


# --- court -----------------------------------------------------------------------------------------------------------


def marry(look: SeatView, who: str | None, spouse: str | None, refuse: bool) -> list[Action]:
    """A marriage is offered, accepted or refused: an offer that stands between the two is answered."""
    if not who or not spouse:
        return []
    one, other = noble(who), noble(spouse)
    for verb in ("spurn",) if refuse else ("marry",):
        for pair in ((one, other), (other, one)):
            found = first(legal(look, verb), *pair)
            if found:
                return found
    return [Action("spurn" if refuse else "court", (one, other))]


def stand(look: SeatView, who: str | None, ready: bool) -> list[Action]:
    """A candidate for the throne; nothing more to say at court."""
    found = [Action("stand", (noble(who),))] if who else []
    return [*found, *([Action("ready")] if ready else [])]


def vote(
    look: SeatView, candidate: str | None, decoy: str | None, word: str | None, family: str | None, burgher: bool,
    seal: bool, back: bool,
) -> list[Action]:  # fmt: skip
    """A vote, a decoy, a word in Parliament; sealed or opened again."""
    if back:
        return [UNSEAL]
    mine = _own(look, family)
    found = []
    if candidate:
        found.append(Action("favour", (mine, noble(candidate))))
    if decoy:
        found.append(Action("decoy", (mine, noble(decoy))))
    if word:
        found.append(Action("vote", (mine, word)))
    if burgher:
        found.append(Action("burgher", (mine,)))
    return [*found, *([SEAL] if seal else [])]


def parliament(look: SeatView, seat: int | None, share: int | None, summon: bool, done: bool) -> list[Action]:
    """Parliament is called; the Royal Tax is shared out."""
    found = [Action("summon")] if summon else []
    if seat is not None and share is not None:
        found.append(Action("share", (f"seat-{seat - 1}", share)))
    return [*found, *([Action("hand-out")] if done else [])]


# --- cards -----------------------------------------------------------------------------------------------------------


def draw(look: SeatView, deck: str | None, plan: str | None, dare: int | None, done: bool) -> list[Action]:
    """A card is drawn, or what will be drawn is planned."""
    if plan:
        known = list(dict.fromkeys(str(a.args[0]) for a in legal(look, "plan")))
        return [Action("plan", (meant(plan, known) if known else plan.strip() or "ask", 2 if dare is None else dare))]
    return [*([Action("draw", (meant(deck, DECKS),))] if deck else []), *([DONE] if done else [])]


def discard(look: SeatView, cards: str | None, keep: str | None, seal: bool, back: bool) -> list[Action]:
    """Cards are laid aside, or kept after all."""
    if back:
        return [UNSEAL]
    found = [Action("discard", (card(c),)) for c in parts(cards)]
    found += [Action("keep", (card(c),)) for c in parts(keep)]
    return [*found, *([SEAL] if seal else [])]


def play(
    look: SeatView, name: str | None, who: str | None, where: str | None, with_: str | None, done: bool
) -> list[Action]:
    """A card is played: on whom, where, by whom or with what; the legal action that says all that was given.

    Where nothing legal says it, what comes nearest, so that the engine tells why not."""
    if not name:
        return [next((a for a in (ABIDE, PASS) if a in look.legal), DONE)] if done else []
    slug = card(name)
    given = [meant(w, TARGETS) for w in (who, where, with_) if w]
    verbs = VERBS.get(slug, ("bear", "found", "ordain", "install"))
    told = [a for a in look.legal if a.verb in verbs and _says(a, slug, given)]
    if told:
        return [min(told, key=lambda a: (len(a.args), verbs.index(a.verb)))]
    return [_nearest(slug, verbs, given)] if given else []


VERBS: dict[str, tuple[str, ...]] = {
    "harvest": ("bless",),
    "fair-weather": ("bless", "clear"),
    "tax": ("tallage", "tithe"),
    "rebellion": ("rise", "rebel"),
    "passage": ("undermine", "tunnel", "guide", "slip", "withdraw", "release-captive"),
    "assassination": ("kill-leader", "assassinate"),
    "justice": ("judge",),
    "ambush": ("trap-leader", "ambush"),
}
"""What a card can do."""
NAMED = frozenset(("bear", "found", "ordain", "bless", "install"))
"""Verbs whose first word is the card."""


def _says(action: Action, slug: str, given: Sequence[str]) -> bool:
    """Whether an action plays a card and names all that was given."""
    words = [str(w) for w in action.args]
    if action.verb in NAMED and words[:1] != [slug]:
        return False
    return all(w in words for w in given)


def _nearest(slug: str, verbs: Sequence[str], given: Sequence[str]) -> Action:
    """An action that says what was given, legal or not."""
    if slug in NOBLES:
        return Action("bear", (slug, *given))
    if slug.endswith("-abbess"):
        return Action("found", (slug, *given))
    if "bishop" in slug:
        return Action("ordain", (slug, *given))
    verb = verbs[-1]
    if slug in ("harvest", "fair-weather"):
        return Action("bless", (slug, *given))
    if slug == "tax":
        return Action("tallage", tuple(given))
    return Action(verb, (*given, "card") if verb == "rebel" else tuple(given))


def arm(
    look: SeatView, name: str | None, trigger: str | None, target: str | None, how: str | None, number: int | None
) -> list[Action]:
    """A card is armed, or with its number taken back."""
    if number is not None:
        return [Action("disarm", (number,))]
    if not name:
        return []
    slug = card(name)
    armable = [a for a in legal(look, "arm") if a.args[0] == slug]
    words: list[str] = [slug]
    for typed, at in ((trigger, 1), (target, 2), (how, 3)):
        if not typed:
            break
        known = list(dict.fromkeys(str(a.args[at]) for a in armable if len(a.args) > at))
        words.append(meant(typed, known) if known else "-".join(typed.lower().split()))
    found = [a for a in armable if tuple(map(str, a.args[: len(words)])) == tuple(words)]
    exact = [a for a in found if len(a.args) == len(words)]
    if exact:
        return exact[:1]
    return found[:1] if len(found) == 1 else [Action("arm", tuple(words))] if trigger else []


def tax(look: SeatView, where: str | None) -> list[Action]:
    """A tallage on a fief."""
    return [Action("tallage", (region(where),))] if where else []


def tithe(look: SeatView, where: str | None) -> list[Action]:
    """A tithe in a district."""
    return [Action("tithe", (meant(where, DISTRICT_IDS),))] if where else []


# --- money -----------------------------------------------------------------------------------------------------------


def buy(
    look: SeatView, unit: str | None, count: int | None, where: str | None, title: str | None, who: str | None,
    done: bool,
) -> list[Action]:  # fmt: skip
    """Units, a building, a title; the end of the purchases."""
    found: list[Action] = []
    if title and who:
        verbs = [a.verb for a in legal(look, "title", "grant", "transfer")
                 if tuple(map(str, a.args[:2])) == (region(title), noble(who))]  # fmt: skip
        found.append(Action(verbs[0] if verbs else "title", (region(title), noble(who))))
    if unit and where:
        what = meant(unit, (*UNIT_IDS, "free-soldier", "mill", "fortress", "royal-fortress"))
        if what in ("mill", "fortress", "royal-fortress"):
            found.append(Action("build", (what, city(where))))
        elif what == "crossbow":
            found.append(Action("hire", (city(where), count or 1)))
        else:
            found.append(Action("buy", (what, city(where), count or 1)))
    elif where and who:
        found.append(Action("rebuild", (noble(who), city(where))))
    return [*found, *([DONE] if done else [])]


def ransom(look: SeatView, who: str | None, amount: int | None, refuse: bool) -> list[Action]:
    """Less than the full ransom is offered for one's own Noble; an offer for a captive is taken or declined."""
    if not who:
        return []
    slug = noble(who)
    if amount is not None:
        return [Action("ransom", (slug, amount))]
    view: FiefView = look.view
    papers = view.own.deals if view.own is not None else []
    for deal in papers:
        if sight.is_own(view, deal.to) and any((a.kind, a.slug) == ("captive", slug) for a in deal.wants):
            return [Action("decline" if refuse else "accept", (deal.number,))]
    return []


# --- the march -------------------------------------------------------------------------------------------------------


def company(look: SeatView, units: str | None) -> list[Action]:
    """Who goes along: ``all``, or kinds with a number each, ``2 knights, 1 soldier``."""
    found = []
    for part in parts(units):
        number, _, name = part.partition(" ")
        if number.isdecimal() and name:
            found.append(Action("take", (meant(name, UNIT_IDS), int(number))))
        else:
            found.append(Action("take", (meant(part, ("all",)),)))
    return found


def move(
    look: SeatView, who: str | None, to: str | None, units: str | None, way: str | None, halt: bool, done: bool
) -> list[Action]:  # fmt: skip
    """A Noble sets out or goes on; several cities are moves one after the other."""
    found: list[Action] = []
    if who and not (asked(look, "march") and _marching(look, who)):
        found.append(Action("lead", (noble(who),)))
    found += company(look, units)
    verb = way if way in ("go", "forest", "court", "slip") else "go"
    found += [Action(verb, (city(part),)) for part in parts(to)]
    return [*found, *([Action("halt")] if halt else []), *([DONE] if done else [])]


def _marching(look: SeatView, who: str) -> bool:
    view: FiefView = look.view
    return view.march is not None and view.march.noble == noble(who)


def sail(look: SeatView, who: str | None, to: str | None, units: str | None, halt: bool) -> list[Action]:
    """A Noble goes by sea."""
    start = [Action("lead", (noble(who),))] if who and not (asked(look, "march") and _marching(look, who)) else []
    voyage = [Action("sail", (city(to),))] if to else []
    return [*start, *company(look, units), *voyage, *([Action("halt")] if halt else [])]


# --- war -------------------------------------------------------------------------------------------------------------


def attack(
    look: SeatView, where: str | None, foe: str | None, answer: str | None, aim: str | None, done: bool
) -> list[Action]:  # fmt: skip
    """A battle is declared, or fought on; ``answer``: what is done after a roll; ``aim``: at whom archers aim."""
    found: list[Action] = []
    if aim:
        found.append(Action("aim", (noble(aim),)))
    if where:
        place = city(where)
        if foe:
            target = meant(foe, (*FAMILIES, "invaders"))
            sally = first(legal(look, "sally"), place, target)
            found += sally or [Action("attack", (place, target))]
        else:
            there = [a for a in legal(look, "attack", "sally", "occupy") if a.args[0] == place]
            found += there[:1] if len(there) == 1 else [Action("occupy", (place,))] if not there else []
    if answer:
        found.append(Action(answer))
    return [*found, *([DONE] if done else [])]


def siege(look: SeatView, where: str | None, end: bool, pay: bool) -> list[Action]:
    """A siege is laid after a roll, paid for, given up."""
    if pay and where:
        return [Action("engineer", (city(where),))]
    if end and where:
        return [Action("raise-siege", (city(where),))]
    return [Action("siege")] if asked(look, "fight") else []


def parley(look: SeatView, who: str | None, answer: str | None) -> list[Action]:
    """The Danish tax, a cleric's words, leave to pass: answers to whoever stands before one."""
    if not answer:
        return []
    if answer in ("pass", "truce", "come-out", "stay-in"):
        return [Action(answer)]
    named = [a for a in legal(look, answer) if not who or (a.args and a.args[0] == noble(who))]
    return named[:1] if len(named) == 1 or who else [Action(answer)] if not named else []


def pillage(look: SeatView, where: str | None, what: str | None, done: bool) -> list[Action]:
    """A mill or an abbey is laid waste; after the income a mill is burnt."""
    found: list[Action] = []
    if where:
        place = city(where)
        if asked(look, "burn"):
            found.append(Action("burn", (place,)))
        else:
            there = [a for a in legal(look, "pillage") if a.args[0] == place]
            target = meant(what, ("mill", *NOBLES)) if what else str(there[0].args[1]) if there else "mill"
            found.append(Action("pillage", (place, target)))
    return [*found, *([PASS if asked(look, "burn") else DONE] if done else [])]


# --- deals and orders ------------------------------------------------------------------------------------------------


def article(typed: str) -> tuple[str | int, ...]:
    """``5``, ``5 money``, ``city london``, ``card tax``, or the bare name of a thing."""
    words = typed.strip().lower().split()
    if words and words[0].isdecimal():
        return ("money", int(words[0]))
    if len(words) > 1 and words[0] in KINDS:
        if words[0] == "money" and words[1].isdecimal():
            return ("money", int(words[1]))
        amount = (int(words[-1]),) if words[-1].isdecimal() else ()
        name = " ".join(words[1 : -1 if amount else None])
        return (words[0], meant(name, THINGS), *amount)
    slug = meant(typed, THINGS)
    groups = ((CARD_SLUGS, "card"), (CITY_IDS, "city"), (REGION_IDS, "title"), (RELICS, "relic"),
              (SERVANT_IDS, "servant"))  # fmt: skip
    kind = "captive" if slug in NOBLES else next(kind for slugs, kind in groups if slug in slugs)
    return (kind, slug)


def offer(
    look: SeatView, to: str | None, route: str | None, gives: str | None, wants: str | None, clear: bool
) -> list[Action]:  # fmt: skip
    """What is given and wanted is written down, and sent by a route when both whom and how are said."""
    found = [Action("draft-clear")] if clear else []
    found += [Action("draft-give", article(part)) for part in parts(gives)]
    found += [Action("draft-want", article(part)) for part in parts(wants)]
    if to and route:
        found.append(Action("offer", (arms(to), route)))
    return found


def accept(look: SeatView, number: int | None, answer: str | None) -> list[Action]:
    """An offer is answered, or one's own taken back."""
    if number is None:
        open_ = list(dict.fromkeys(a.args[0] for a in legal(look, answer or "accept") if a.args))
        return [Action(answer or "accept", (open_[0],))] if len(open_) == 1 else []
    return [Action(answer or "accept", (number,))]


def orders(
    look: SeatView, subject: str | None, setting: str | None, family: str | None, manner: str | None
) -> list[Action]:  # fmt: skip
    """Standing orders; leave to pass for one family; a whole style."""
    from bot.presenter.games.fief.screens.standing_orders import STYLES

    found: list[Action] = list(STYLES.get(manner or "", ()))
    if setting and (family or subject):
        verb, first_word = ("order-leave", arms(family)) if family else ("order", str(subject))
        known = [a.args[-1] for a in legal(look, verb) if a.args[0] == first_word]
        number = setting.strip()
        value: str | int = int(number) if number.isdecimal() else meant(number, [str(k) for k in known])
        found.append(Action(verb, (first_word, value)))
    return found


def start(look: SeatView, where: str | None, servant: str | None, who: str | None) -> list[Action]:
    """A city to begin in or to appear in; a servant for a Noble; an heir."""
    if servant and who:
        return [Action("serve", (meant(servant, SERVANT_IDS), noble(who)))]
    if where:
        return [Action("appear" if asked(look, "refuge") else "settle", (city(where),))]
    return [Action("name", (noble(who),))] if who else []


def answer(look: SeatView, voice: Voice, choice: str | None) -> list[Action]:
    """Any answer to the question that waits, as it is suggested or as it reads."""
    if not choice:
        return []
    return [answered(GAME, [a for p in look.prompts if p.blocks for a in p.actions], voice, choice)]

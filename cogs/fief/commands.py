"""``/fief``: what the options of each command mean, as a batch of the engine's small actions.

Nothing is judged here; what the rules do not allow, the engine refuses with its own sentence. An empty batch means
that an option is wanting: the command then shows the panel. Suggestions come from the asker's own questions alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.presenter.games.fief import lookup, sheets
from bot.presenter.games.fief.names import GAME, meant
from bot.presenter.games.fief.panel import family_lines, parliament_lines
from bot.presenter.words.slugs import answered, parts, unique
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.answer import Answer
from bot.ui.commands import choices, word_choices
from cogs.fief.autocomplete import KINDS, PLAYED, articles, hand, settings, takes
from cogs.play.game_commands import GameCommands
from cogs.ranges import Reads, answers, argument, asked, legal, numbers, words
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
from engine.fief.standing.standing import STYLES, VALUES
from engine.fief.views.view import FiefView

AT = GameCommands(GAME)
act = Reads(meant)
Few = app_commands.Range[int, 0, 60]
Seat = app_commands.Range[int, 1, 4]
ABIDE, PASS = Action("abide"), Action("pass")
DECKS = ("character", "fortune")
TARGETS = (*NOBLES, *CITY_IDS, *REGION_IDS, *DISTRICT_IDS, *FAMILIES, *(f"army-{n}" for n in range(N.armies)))
THINGS = (*CARD_SLUGS, *CITY_IDS, *REGION_IDS, *NOBLES, *RELICS, *SERVANT_IDS)
BUILDINGS = ("mill", "fortress", "royal-fortress")
FIGHT = choices("fief-verb", ("fight", "stop", "siege", "surrender", "truce"))
PARLEY = choices("fief-verb", ("danegeld", "intercede", "calm", "preach", "grant", "refuse", "come-out", "stay-in",
                               "truce", "pass"))  # fmt: skip
PAPERS = choices("fief-verb", ("accept", "decline", "counter", "withdraw"))
ROUTES = choices("fief-word-route", ("city", "pigeon", "ring", "ransom", "servants"))
WAYS = choices("fief-way", ("go", "forest", "court", "slip"))
WORDS = word_choices(GAME, ("aye", "nay", "nothing"))
ARMS = word_choices(GAME, FAMILIES)
played = words(*PLAYED)


def first(found: Sequence[Action], *words: str) -> list[Action]:
    """The first action that begins with some words."""
    return [a for a in found if tuple(map(str, a.args[: len(words)])) == words][:1]


def _own(look: SeatView, family: str | None) -> str:
    """The family of the seat that is meant: the one named, else the first."""
    if family:
        return meant(family, FAMILIES)
    view: FiefView = look.view
    mine = lookup.own_families(view)
    return FAMILIES[mine[0].family] if mine else FAMILIES[0]


# --- court -----------------------------------------------------------------------------------------------------------


@AT.command(
    "marry", noble=argument(0, "court", "marry", "spurn"), spouse=argument(1, "court", "marry", "spurn", given="noble")
)
def marry(look: SeatView, noble: str | None, spouse: str | None, refuse: bool) -> list[Action]:
    """A marriage is offered, accepted or refused: an offer that stands between the two is answered."""
    if not noble or not spouse:
        return []
    one, other = meant(noble, NOBLES), meant(spouse, NOBLES)
    standing = legal(look, "spurn" if refuse else "marry")
    return first(standing, one, other) or first(standing, other, one) or act("spurn" if refuse else "court", one, other)


@AT.command("stand", noble=argument(0, "stand"))
def stand(look: SeatView, noble: str | None, ready: bool) -> list[Action]:
    """A candidate for the throne; nothing more to say at court."""
    return [*act("stand", (noble, NOBLES)), *act(ready and "ready")]


@AT.command("vote", candidate=argument(1, "favour"), decoy=argument(1, "decoy"), tax=WORDS, family=ARMS)
def vote(
    look: SeatView, candidate: str | None, decoy: str | None, tax: str | None, family: str | None, burgher: bool,
    seal: bool, back: bool,
) -> list[Action]:  # fmt: skip
    """A vote, a decoy, a word in Parliament; sealed or opened again."""
    if back:
        return act("unseal")
    mine = _own(look, family)
    found = [*act("favour", mine, (candidate, NOBLES)), *act("decoy", mine, (decoy, NOBLES)), *act("vote", mine, tax)]
    return [*found, *act(burgher and "burgher", mine), *act(seal and "seal")]


# --- cards -----------------------------------------------------------------------------------------------------------


@AT.command("draw", plan=argument(0, "plan"), deck=word_choices(GAME, DECKS))
def draw(look: SeatView, deck: str | None, plan: str | None, dare: Few | None, done: bool) -> list[Action]:
    """A card is drawn, or what will be drawn is planned."""
    if plan:
        known = unique(str(a.args[0]) for a in legal(look, "plan"))
        return [Action("plan", (meant(plan, known) if known else plan.strip() or "ask", 2 if dare is None else dare))]
    return [*act("draw", (deck, DECKS)), *act(done and "done")]


@AT.command("discard", cards=argument(0, "discard"), retain=argument(0, "keep"))
def discard(look: SeatView, cards: str | None, retain: str | None, seal: bool, back: bool) -> list[Action]:
    """Cards are laid aside, or kept after all."""
    if back:
        return act("unseal")
    found = [*act.each("discard", cards, CARD_SLUGS), *act.each("keep", retain, CARD_SLUGS)]
    return [*found, *act(seal and "seal")]


@AT.command("play", card=hand, who=played, where=played, using=played)
def play(
    look: SeatView, card: str | None, who: str | None, where: str | None, using: str | None, done: bool
) -> list[Action]:
    """A card is played: on whom, where, by whom or with what; the legal action that says all that was given.

    Where nothing legal says it, what comes nearest, so that the engine tells why not."""
    if not card:
        return [next((a for a in (ABIDE, PASS) if a in look.legal), Action("done"))] if done else []
    slug = meant(card, CARD_SLUGS)
    given = [meant(w, TARGETS) for w in (who, where, using) if w]
    verbs = VERBS.get(slug, ("bear", "found", "ordain", "install"))
    told = [a for a in legal(look, *verbs) if _says(a, slug, given)]
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


@AT.command(
    "arm", card=argument(0, "arm"), trigger=argument(1, "arm", given="card"), at=argument(2, "arm", given="trigger"),
    how=argument(3, "arm", given="at"), which=numbers("disarm"),
)  # fmt: skip
def arm(
    look: SeatView, card: str | None, trigger: str | None, at: str | None, how: str | None, which: int | None
) -> list[Action]:
    """A card is armed, or with its number taken back."""
    if which is not None:
        return [Action("disarm", (which,))]
    if not card:
        return []
    slug = meant(card, CARD_SLUGS)
    armable = [a for a in legal(look, "arm") if a.args[0] == slug]
    words: list[str] = [slug]
    for place, typed in enumerate((trigger, at, how), 1):
        if not typed:
            break
        known = unique(str(a.args[place]) for a in armable if len(a.args) > place)
        words.append(meant(typed, known) if known else "-".join(typed.lower().split()))
    found = [a for a in armable if [*map(str, a.args[: len(words)])] == words]
    exact = [a for a in found if len(a.args) == len(words)]
    if exact:
        return exact[:1]
    return found[:1] if len(found) == 1 else [Action("arm", tuple(words))] if trigger else []


@AT.command("tax", region=argument(0, "tallage"))
def tax(look: SeatView, region: str | None) -> list[Action]:
    """A tallage on a fief."""
    return act("tallage", (region, REGION_IDS))


@AT.command("tithe", district=argument(0, "tithe"))
def tithe(look: SeatView, district: str | None) -> list[Action]:
    """A tithe in a district."""
    return act("tithe", (district, DISTRICT_IDS))


# --- money -----------------------------------------------------------------------------------------------------------


@AT.command(
    "buy", thing=argument(0, "buy", "build"), place=argument(1, "buy", "build", "hire"),
    title=argument(0, "title", "grant", "transfer"), noble=argument(1, "title", "grant", "transfer"),
)  # fmt: skip
def buy(
    look: SeatView, thing: str | None, count: Few | None, place: str | None, title: str | None, noble: str | None,
    done: bool,
) -> list[Action]:  # fmt: skip
    """Units, a building, a title; the end of the purchases."""
    found: list[Action] = []
    if title and noble:
        named = (meant(title, REGION_IDS), meant(noble, NOBLES))
        legally = first(legal(look, "title", "grant", "transfer"), *named)
        found = act(legally[0].verb if legally else "title", *named)
    if thing and place:
        what = meant(thing, (*UNIT_IDS, "free-soldier", *BUILDINGS))
        if what in BUILDINGS:
            found += act("build", what, (place, CITY_IDS))
        elif what == "crossbow":
            found += act("hire", (place, CITY_IDS), count or 1)
        else:
            found += act("buy", what, (place, CITY_IDS), count or 1)
    else:
        found += act("rebuild", (noble, NOBLES), (place, CITY_IDS))
    return [*found, *act(done and "done")]


@AT.command("ransom", noble=argument(0, "ransom"))
def ransom(look: SeatView, noble: str | None, count: Few | None, refuse: bool) -> list[Action]:
    """Less than the full ransom is offered for one's own Noble; an offer for a captive is taken or declined."""
    if not noble:
        return []
    slug = meant(noble, NOBLES)
    if count is not None:
        return [Action("ransom", (slug, count))]
    view: FiefView = look.view
    papers = view.own.deals if view.own is not None else []
    for deal in papers:
        if lookup.is_own(view, deal.to) and any((a.kind, a.slug) == ("captive", slug) for a in deal.wants):
            return [Action("decline" if refuse else "accept", (deal.number,))]
    return []


# --- the march -------------------------------------------------------------------------------------------------------


def _start(look: SeatView, who: str | None, units: str | None) -> list[Action]:
    """A Noble sets out unless it has, with ``all``, or with kinds and a number each, ``2 knights, 1 soldier``."""
    view: FiefView = look.view
    found: list[Action] = []
    if who and not (asked(look, "march") and view.march is not None and view.march.noble == meant(who, NOBLES)):
        found = act("lead", (who, NOBLES))
    for part in parts(units):
        number, _, name = part.partition(" ")
        counted = number.isdecimal() and name
        found += act("take", (name, UNIT_IDS), int(number)) if counted else act("take", (part, ("all",)))
    return found


@AT.command(
    "move", noble=argument(0, "lead"), to=argument(0, "go", "forest", "sail", "court", "slip"), units=takes, way=WAYS
)
def move(
    look: SeatView, noble: str | None, to: str | None, units: str | None, way: str | None, halt: bool, done: bool
) -> list[Action]:
    """A Noble sets out or goes on; several cities are moves one after the other."""
    found = [*_start(look, noble, units), *act.each(way or "go", to, CITY_IDS)]
    return [*found, *act(halt and "halt"), *act(done and "done")]


@AT.command("sail", noble=argument(0, "lead"), to=argument(0, "sail"), units=takes)
def sail(look: SeatView, noble: str | None, to: str | None, units: str | None, halt: bool) -> list[Action]:
    """A Noble goes by sea."""
    return [*_start(look, noble, units), *act("sail", (to, CITY_IDS)), *act(halt and "halt")]


# --- war -------------------------------------------------------------------------------------------------------------


@AT.command(
    "attack", place=argument(0, "attack", "sally", "occupy"), foe=argument(1, "attack", "sally"),
    aim=argument(0, "aim"), answer=FIGHT,
)  # fmt: skip
def attack(
    look: SeatView, place: str | None, foe: str | None, answer: str | None, aim: str | None, done: bool
) -> list[Action]:
    """A battle is declared, or fought on; ``answer``: what is done after a roll; ``aim``: at whom archers aim."""
    found = act("aim", (aim, NOBLES))
    if place:
        city = meant(place, CITY_IDS)
        if foe:
            target = meant(foe, (*FAMILIES, "invaders"))
            found += first(legal(look, "sally"), city, target) or act("attack", city, target)
        else:
            there = [a for a in legal(look, "attack", "sally", "occupy") if a.args[0] == city]
            found += there if len(there) == 1 else act(not there and "occupy", city)
    return [*found, *act(answer), *act(done and "done")]


@AT.command("siege", place=argument(0, "raise-siege", "engineer"))
def siege(look: SeatView, place: str | None, end: bool, engine: bool) -> list[Action]:
    """A siege is laid after a roll, paid for, given up."""
    if place and (engine or end):
        return act("engineer" if engine else "raise-siege", (place, CITY_IDS))
    return act("siege") if asked(look, "fight") else []


@AT.command("parley", noble=argument(0, "danegeld", "intercede", "calm", "preach", "grant", "refuse"), answer=PARLEY)
def parley(look: SeatView, answer: str | None, noble: str | None) -> list[Action]:
    """The Danish tax, a cleric's words, leave to pass: answers to whoever stands before one."""
    if not answer:
        return []
    if answer in ("pass", "truce", "come-out", "stay-in"):
        return [Action(answer)]
    named = [a for a in legal(look, answer) if not noble or (a.args and a.args[0] == meant(noble, NOBLES))]
    return named[:1] if len(named) == 1 or noble else [Action(answer)] if not named else []


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


@AT.command("offer", gives=articles("draft-give"), wants=articles("draft-want"), family=ARMS, route=ROUTES)
def offer(
    look: SeatView, family: str | None, route: str | None, gives: str | None, wants: str | None, clear: bool
) -> list[Action]:
    """What is given and wanted is written down, and sent by a route when both whom and how are said."""
    found = act(clear and "draft-clear")
    found += [Action("draft-give", article(part)) for part in parts(gives)]
    found += [Action("draft-want", article(part)) for part in parts(wants)]
    return [*found, *act("offer", (family, FAMILIES), route)]


@AT.command("accept", which=numbers("accept", "decline", "counter", "withdraw"), answer=PAPERS)
def accept(look: SeatView, which: int | None, answer: str | None) -> list[Action]:
    """An offer is answered, or one's own taken back."""
    verb = answer or "accept"
    open_ = unique(a.args[0] for a in legal(look, verb) if a.args)
    return act(verb, open_[0] if which is None and len(open_) == 1 else which)


@AT.command("pillage", place=argument(0, "pillage", "burn"), thing=argument(1, "pillage", given="place"))
def pillage(look: SeatView, place: str | None, thing: str | None, done: bool) -> list[Action]:
    """A mill or an abbey is laid waste; after the income a mill is burnt."""
    burn = asked(look, "burn")
    if place and burn:
        found = act("burn", (place, CITY_IDS))
    elif place:
        city = meant(place, CITY_IDS)
        there = first(legal(look, "pillage"), city)
        found = act("pillage", city, (thing or (str(there[0].args[1]) if there else "mill"), ("mill", *NOBLES)))
    else:
        found = []
    return [*found, *act(done and ("pass" if burn else "done"))]


@AT.command(
    "orders", setting=settings, subject=word_choices(GAME, tuple(VALUES)), family=ARMS,
    manner=word_choices(GAME, ("quick", "careful")),
)  # fmt: skip
def orders(
    look: SeatView, subject: str | None, setting: str | None, family: str | None, manner: str | None
) -> list[Action]:
    """Standing orders; leave to pass for one family; a whole style."""
    found: list[Action] = list(STYLES.get(manner or "", ()))
    if setting and (family or subject):
        verb, first_word = ("order-leave", meant(family, FAMILIES)) if family else ("order", str(subject))
        known = [a.args[-1] for a in legal(look, verb) if a.args[0] == first_word]
        number = setting.strip()
        value: str | int = int(number) if number.isdecimal() else meant(number, [str(k) for k in known])
        found.append(Action(verb, (first_word, value)))
    return found


@AT.command("start", place=argument(0, "settle", "appear"), servant=argument(0, "serve"), noble=words("serve", "name"))
def start(look: SeatView, place: str | None, servant: str | None, noble: str | None) -> list[Action]:
    """A city to begin in or to appear in; a servant for a Noble; an heir."""
    served = act("serve", (servant, SERVANT_IDS), (noble, NOBLES))
    begun = "appear" if asked(look, "refuge") else "settle"
    return served or act(begun, (place, CITY_IDS)) or act("name", (noble, NOBLES))


@AT.command("answer", choice=answers())
def answer(look: SeatView, voice: Voice, choice: str | None) -> list[Action]:
    """Any answer to the question that waits, as it is suggested or as it reads."""
    if not choice:
        return []
    return [answered(GAME, [a for p in look.prompts if p.blocks for a in p.actions], voice, choice)]


@AT.command("family", family=ARMS)
async def family(said: Answer, look: SeatView, family: str | None) -> None:
    """A family's sheet, one's own without ``family``; in words every family's Nobles, titles, captives, points."""
    zoom = family or FAMILIES[lookup.own_families(look.view)[0].family]
    await said.send(await sheets.sheet(said, look, zoom, family_lines))


@AT.command("parliament")
async def parliament(
    said: Answer,
    look: SeatView,
    seat: app_commands.Range[int, 1, 4] | None,
    count: Few | None,
    summon: bool,
    done: bool,
) -> list[Action]:
    """Parliament is called, the Royal Tax shared out; without options the assembly and the votes of every family."""
    share = act("share", None if seat is None else f"seat-{seat - 1}", count)
    found = [*act(summon and "summon"), *share, *act(done and "hand-out")]
    if not found:
        await said.send(await sheets.sheet(said, look, sheets.VOTE, parliament_lines))
    return found

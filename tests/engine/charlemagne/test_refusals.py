"""What a refused action is told: one sentence, in both languages; nothing has changed, nothing has been learnt."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import bot.locale
from engine.charlemagne import cup
from engine.charlemagne.game_data import DEATH, EMPIRE, LEADER_MARKER, REGION, TRIBAL
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState, Drawing, Envoy, Fate, Options
from engine.core import Action
from tests.engine.charlemagne.ledger import SENT
from tests.engine.charlemagne.positions import (
    MID,
    NORTH,
    SOUTH,
    WEST,
    control,
    do,
    envoys,
    feeding,
    force,
    hand,
    happens,
    levying,
    mover,
    position,
    put,
    refused,
    rig,
    spending,
)

CATALOGUES = Path(bot.locale.__file__).parent
REFUSALS = sorted(key for key in SENT if key.startswith("charlemagne-no-"))


def said(pattern: ast.Pattern) -> list[str]:
    """Every text that a message may become; what it puts in stands as a letter, code in backticks too."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts = [text + element.value for text in texts]
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            texts = [text + more for text in texts for variant in inside.variants for more in said(variant.value)]
        else:
            texts = [text + "x" for text in texts]
    return [re.sub(r"`[^`]*`", "x", text) for text in texts]


@pytest.mark.parametrize("language", ["en", "es"])
def test_refusals_are_one_sentence(language: str) -> None:
    """No line break, one full stop, at the end; nothing before it closes a sentence."""
    source = (CATALOGUES / language / "charlemagne.ftl").read_text(encoding="utf-8")
    found = {m.id.name: m.value for m in FluentParser().parse(source).body if isinstance(m, ast.Message)}
    for key in REFUSALS:
        value = found[key]
        assert value is not None, key
        for text in said(value):
            assert re.fullmatch(r"[^.!?\n]+[.!?]", text), (key, text)


def test_8_a_marker_one_does_not_hold() -> None:
    """The same refusal whatever the other seat holds, and whatever the cup has left."""
    told = []
    for held in (0, 3):
        state = position()
        hand(state, TRIBAL, vassalage=held)
        state.frames[:] = [Envoy(EMPIRE)]
        hand(state, EMPIRE, crown_of_pavia=1)
        refusals = [
            RULES.why_not(state, EMPIRE, Action.parse(text))
            for text in ("discard vassalage", "play espionage", "play augustus charlemagne", "envoy austrasia")
        ]
        assert all(refusals)
        told.append(refusals)
    assert told[0] == told[1]


def test_26_a_clause_that_cannot_be_kept() -> None:
    """Who proposes is not told what the other has: the offer goes out, and the other alone is refused."""
    told = []
    for points in (0, 30):
        state = position()
        state.treasury[TRIBAL] = points
        for text in ("clause points seat-1 20", "propose"):
            assert RULES.why_not(state, EMPIRE, Action.parse(text)) is None
            RULES.apply(state, EMPIRE, Action.parse(text))
        told.append(RULES.why_not(state, EMPIRE, Action.parse("accept 1")))
        refusal = RULES.why_not(state, TRIBAL, Action.parse("accept 1"))
        assert (refusal is None) == (points == 30)
    assert told[0] == told[1]
    assert told[0] is not None


def test_12_15_a_move_that_is_not_allowed() -> None:
    """Forbidden ground, too few points, a full hex, a treaty: refused one by one, nothing moved."""
    state = position()
    put(state, SOUTH, "saxony-militia")
    put(state, WEST, *["austrasia-militia"] * 5, *["austrasia-warriors"] * 5)
    force(state, MID, 2, "neustria-warriors")
    assert refused(state, f"step {SOUTH}") == "enemy-there"
    assert refused(state, f"move {WEST}") == "stack"
    assert refused(state, "move paris") == "reach"
    assert refused(state, f"battle {SOUTH}") == "operations"
    assert refused(state, "step norse-area") == "no-way"
    assert refused(state, "pillage") == "zone"


def deploying() -> ChState:
    """The Tribal player places his units."""
    return RULES.setup(seats=2, seed="deploy", options=Options())


def laying() -> ChState:
    """Markers for an attempt at Bavaria."""
    state = envoys(vassalage=2)
    do(state, "envoy bavaria", "lay vassalage")
    return state


def guarding() -> ChState:
    """The Tribal player is asked for markers against it."""
    state = envoys(vassalage=2)
    hand(state, TRIBAL, vassalage=1)
    state.orders[TRIBAL].defence = "ask"
    do(state, "envoy bavaria", "lay vassalage", "send")
    return state


def mustering() -> ChState:
    """A force is put together."""
    state = position()
    put(state, MID, *["austrasia-warriors"] * 2)
    do(state, f"operate {MID}")
    return state


def marching() -> ChState:
    """A force in operation."""
    state = position()
    force(state, MID, 20, "austrasia-warriors")
    return state


def withdrawing() -> ChState:
    """Nomads are asked whether they withdraw."""
    state = position()
    state.orders[TRIBAL].retreat = state.orders[TRIBAL].direction = "ask"
    control(state, TRIBAL, "avars")
    put(state, MID, "avars-nomads")
    force(state, NORTH, 20, "austrasia-warriors")
    do(state, f"battle {MID}")
    return state


def retreating() -> ChState:
    """They withdraw, and are asked where to."""
    state = withdrawing()
    do(state, "withdraw")
    return state


def fighting() -> ChState:
    """The attacker prepares a battle."""
    state = withdrawing()
    do(state, "stay")
    return state


def losing() -> ChState:
    """The attacker loses half, warriors or militia as he likes."""
    state = position()
    state.orders[EMPIRE].losses = "ask"
    put(state, MID, *["saxony-warriors"] * 2)
    force(state, NORTH, 20, "austrasia-warriors", "austrasia-militia")
    do(state, f"battle {MID}")
    rig(state, ("battle", 2))
    do(state, "fight")
    return state


def raiding() -> ChState:
    """Raiders come to a northern port in the Tribal player's turn."""
    state, events = happens(61, TRIBAL)
    RULES.advance(state, events)
    return state


def naming() -> ChState:
    """The Tribal player names regions in his turn."""
    state, events = happens(66, TRIBAL)
    RULES.advance(state, events)
    return state


def revolting() -> ChState:
    """Royal envoys may be sent to Lombardy."""
    state = position()
    control(state, EMPIRE, "lombardy")
    state.orders[EMPIRE].envoys = "ask"
    hand(state, EMPIRE, royal_envoys=1)
    begin_revolt(state, [REGION["lombardy"]], [])
    return state


def placing() -> ChState:
    """A leader was drawn."""
    state = position()
    put(state, MID, "austrasia-militia")
    put(state, WEST, "austrasia-militia")
    cup.receive(state, EMPIRE, LEADER_MARKER)
    RULES.advance(state, [])
    return state


def burying() -> ChState:
    """A leader is to die."""
    state = position(leader_death=True)
    put(state, MID, "leader")
    put(state, WEST, "leader")
    cup.receive(state, EMPIRE, DEATH)
    RULES.advance(state, [])
    return state


def hungry() -> ChState:
    """Units are to be fed."""
    state = feeding()
    put(state, MID, *["austrasia-militia"] * 4)
    RULES.advance(state, [])
    return state


def levies() -> ChState:
    """Austrasia raises units."""
    return levying(austrasia=3)


ASKED: list[tuple[Callable[[], ChState], str, str]] = [
    (deploying, "done", "verb"),
    (deploying, "ready now", "words"),
    (deploying, "place saxony-militia eresburg", "words"),
    (deploying, "place saxony-militia eresburg h3011 h3011", "words"),
    (deploying, "place nobody eresburg h3011", "words"),
    (deploying, "place saxony-militia nowhere h3011", "words"),
    (deploying, "place saxony-militia eresburg nowhere", "words"),
    (deploying, "place saxony-militia aachen h3011", "place-unit"),
    (deploying, "place austrasia-militia aachen h2614", "place-unit"),
    (deploying, "place saxony-militia eresburg aachen", "place-home"),
    (deploying, "place saxony-militia eresburg eresburg", "place-home"),
    (envoys, "pay", "verb"),
    (envoys, "envoy", "words"),
    (envoys, "envoy nowhere", "words"),
    (envoys, "envoy bavaria saxony", "words"),
    (envoys, "done now", "words"),
    (laying, "done", "verb"),
    (laying, "guard 1", "verb"),
    (laying, "lay", "words"),
    (laying, "lay nothing", "words"),
    (laying, "lay vassalage 1", "words"),
    (laying, "send now", "words"),
    (laying, "lay treachery", "marker"),
    (guarding, "send", "verb"),
    (guarding, "guard", "words"),
    (guarding, "guard all", "words"),
    (guarding, "guard 1 1", "words"),
    (guarding, "guard -1", "words"),
    (guarding, "guard 2", "guard"),
    (spending, "pay", "verb"),
    (spending, "hire austrasia-militia", "words"),
    (spending, "hire nobody aachen", "words"),
    (spending, "hire austrasia-militia nowhere", "words"),
    (spending, "hire leader aachen", "hire-kind"),
    (spending, "build burg", "words"),
    (spending, "build castle aachen", "words"),
    (spending, "build burg nowhere", "words"),
    (spending, "clear", "words"),
    (spending, "clear nowhere", "words"),
    (spending, "draw 2", "words"),
    (levies, "pay", "verb"),
    (levies, "levy austrasia-militia", "words"),
    (levies, "levy nobody aachen", "words"),
    (levies, "levy austrasia-militia nowhere", "words"),
    (levies, "assemble", "words"),
    (levies, "assemble nowhere", "words"),
    (levies, "assemble austrasia", "assembly-over"),
    (position, "pay", "verb"),
    (position, "operate", "words"),
    (position, "operate nowhere", "words"),
    (position, "operate aachen rome", "words"),
    (position, "operate aachen", "force-none"),
    (mustering, "done", "verb"),
    (mustering, "take", "words"),
    (mustering, "take nobody 1", "words"),
    (mustering, "take austrasia-warriors", "words"),
    (mustering, "take austrasia-warriors all", "words"),
    (mustering, "take austrasia-warriors 1 1", "words"),
    (mustering, "take austrasia-warriors 3", "take"),
    (mustering, "take austrasia-warriors -1", "take"),
    (mustering, "take austrasia-warriors 2", "take-same"),
    (mustering, "take austrasia-militia 0", "take"),
    (marching, "done", "verb"),
    (marching, "move", "words"),
    (marching, "move nowhere", "words"),
    (marching, "move h4905 h4904", "words"),
    (marching, "convert nothing", "words"),
    (marching, "convert christian pagan", "words"),
    (marching, "drop austrasia-warriors", "words"),
    (marching, "drop nobody 1", "words"),
    (marching, "halt now", "words"),
    (marching, f"move {MID}", "no-way"),
    (withdrawing, "fight", "verb"),
    (withdrawing, "lose avars-nomads h4906", "verb"),
    (withdrawing, "stay now", "words"),
    (fighting, "stay", "verb"),
    (fighting, "ready", "verb"),
    (fighting, "treachery", "words"),
    (fighting, "treachery king", "words"),
    (fighting, "treachery leader ground", "words"),
    (fighting, "duel", "words"),
    (fighting, "duel nobody", "words"),
    (fighting, "duel leader charlemagne", "words"),
    (fighting, "duel leader", "duels"),
    (fighting, "treachery leader", "marker"),
    (fighting, "advance", "marker"),
    (losing, "stand", "verb"),
    (losing, "lose", "words"),
    (losing, f"lose nobody {NORTH}", "words"),
    (losing, "lose austrasia-militia", "words"),
    (losing, "lose austrasia-militia nowhere", "words"),
    (losing, f"lose austrasia-militia {NORTH} 1", "words"),
    (losing, f"lose austrasia-militia {MID}", "lose"),
    (retreating, "stay", "verb"),
    (retreating, "retreat", "words"),
    (retreating, "retreat nowhere", "words"),
    (retreating, f"retreat {SOUTH} {SOUTH}", "words"),
    (retreating, "stand now", "words"),
    (retreating, f"stand {SOUTH}", "words"),
    (retreating, "stand", "stand"),
    (retreating, "retreat aachen", "retreat"),
    (raiding, "done", "verb"),
    (raiding, "raid", "words"),
    (raiding, "raid nowhere", "words"),
    (raiding, "raid rouen rouen", "words"),
    (raiding, "raid aachen", "raid"),
    (naming, "done", "verb"),
    (naming, "name", "words"),
    (naming, "name nowhere", "words"),
    (naming, "name saxony bavaria", "words"),
    (naming, "name austrasia", "name"),
    (revolting, "done", "verb"),
    (revolting, "envoys", "words"),
    (revolting, "envoys nowhere", "words"),
    (revolting, "envoys lombardy lombardy", "words"),
    (revolting, "pass now", "words"),
    (revolting, "pass lombardy", "words"),
    (revolting, "envoys bavaria", "revolt"),
    (placing, "done", "verb"),
    (placing, "place-leader", "words"),
    (placing, "place-leader nowhere", "words"),
    (placing, f"place-leader {MID} {MID}", "words"),
    (placing, f"place-leader {SOUTH}", "leader-place"),
    (burying, "done", "verb"),
    (burying, "bury", "words"),
    (burying, "bury nowhere", "words"),
    (burying, f"bury {MID} {MID}", "words"),
    (burying, f"bury {SOUTH}", "bury"),
    (hungry, "done", "verb"),
    (hungry, "disband", "words"),
    (hungry, f"disband nobody {MID}", "words"),
    (hungry, "disband austrasia-militia", "words"),
    (hungry, "disband austrasia-militia nowhere", "words"),
    (hungry, f"disband austrasia-militia {MID} 1", "words"),
    (hungry, "pay now", "words"),
    (hungry, f"disband austrasia-militia {SOUTH}", "disband"),
    (position, "discard", "words"),
    (position, "discard nothing", "words"),
    (position, "discard vassalage 1", "words"),
    (position, "order retreat away", "words"),
    (position, "clause", "words"),
    (position, "clause war seat-0", "words"),
    (position, "clause peace", "words"),
    (position, "clause peace nobody", "words"),
    (position, "clause points seat-0", "words"),
    (position, "clause points seat-0 many", "words"),
    (position, "clause points seat-0 1 1", "words"),
    (position, "clause avoid seat-0", "words"),
    (position, "clause avoid seat-0 wends saxony", "words"),
    (position, "clause avoid seat-0 nowhere", "clause"),
    (position, "clause leave seat-2 wends", "clause"),
    (position, "accept", "words"),
    (position, "accept one", "words"),
    (position, "accept 1 1", "words"),
    (position, "accept 1", "treaty-none"),
    (position, "renounce 1", "treaty-none"),
    (position, "tear", "draft-empty"),
    (position, "propose", "draft-empty"),
]


@pytest.mark.parametrize(("asked", "text", "code"), ASKED)
def test_answers_that_say_nothing(asked: Callable[[], ChState], text: str, code: str) -> None:
    """What does not belong to the question, what names nothing that there is, what has a word too few or too many."""
    assert refused(asked(), text) == code


@pytest.mark.parametrize("frame", [Fate(EMPIRE), Drawing(EMPIRE)])
def test_nobody_acts_while_the_dice_fall(frame: Fate | Drawing) -> None:
    """In the phases of events and stratagems nobody is asked."""
    state = position()
    state.frames[:] = [frame]
    assert not any(p.blocks for mine in RULES.prompts(state).values() for p in mine)
    assert refused(state, "done", seat=EMPIRE) == "verb"


SEEN: list[Callable[[], ChState]] = list(dict.fromkeys(asked for asked, _, _ in ASKED))


@pytest.mark.parametrize("asked", SEEN)
def test_views_say_who_is_asked_what(asked: Callable[[], ChState]) -> None:
    """The seat that the game waits for and the step of its question, alike for everybody."""
    state = asked()
    seat = mover(state)
    (step,) = [p.step for p in RULES.prompts(state)[seat] if p.blocks]
    for reader in (EMPIRE, TRIBAL, None):
        view = RULES.view(state, reader)
        assert (view.acting, view.asked) == ([seat], step)


def test_views_say_who_is_asked_by_the_tribal_player() -> None:
    """An attempt of his is answered by the Empire, in battle the attacker prepares and the defender answers."""
    state = envoys(TRIBAL, vassalage=2)
    state.orders[EMPIRE].defence = "ask"
    do(state, "envoy bavaria", "lay vassalage")
    assert RULES.view(state, None).acting == [TRIBAL]
    do(state, "send")
    assert RULES.view(state, None).acting == [EMPIRE]
    state = position(TRIBAL)
    state.orders[EMPIRE].advance = "ask"
    put(state, MID, "austrasia-warriors")
    force(state, NORTH, 20, "saxony-warriors")
    do(state, f"battle {MID}")
    assert (RULES.view(state, None).acting, RULES.view(state, None).asked) == ([TRIBAL], "battle")
    do(state, "fight")
    assert (RULES.view(state, None).acting, RULES.view(state, None).asked) == ([EMPIRE], "defend")

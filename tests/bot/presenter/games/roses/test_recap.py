"""What the front of Wars of the Roses says: phases in short, the summary, suggestions; and what it never says."""

from __future__ import annotations

import copy
import random
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from bot import locale
from bot.presenter.games.roses.panel import rank, summary
from bot.presenter.games.roses.recap import FATES, KINDS, MARCHES, PLACED, SHOTS
from bot.presenter.games.roses.recap import told as tell
from bot.presenter.games.roses.screens.battle import main_line
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import rows
from bot.presenter.words.voice import CONTENT, Voice
from cogs.play.act import split, suggestions
from cogs.roses import autocomplete
from engine.core import (
    Action,
    Event,
    Params,
    Piece,
    Place,
    SeatRef,
    blocking,
    decode_params,
    encode_params,
    pieces,
    shares,
    visible_to,
)
from engine.players import make
from engine.roses.analysis import throne
from engine.roses.board import BLOCK_IDS
from engine.roses.phases.political import support
from engine.roses.rules import ROSES
from engine.roses.state import Options
from tests.bot.presenter.games.roses.screens_to_open import words_to_open
from tests.bot.presenter.made_up_questions import heading
from tests.cogs.roses.positions import NAMES, SCENARIOS, look_at, positions, saved
from tests.engine.driver import turn
from tests.engine.roses import SUPPLEMENT
from tests.engine.roses.board import Board
from tests.engine.roses.lively import lively

EN = Voice("en", NAMES)
OFFERED = ("vias", "settings", "ordered", "orders", "tempted")
"""Suggestions that are functions of their own."""
MOST = 15
"""Lines of a phase that are read without scrolling."""


def told(view: Any, events: Sequence[Event], voice: Voice) -> list[str]:
    """What the thread is told of some events."""
    return [line.text for line in tell(view, events, voice, None)]


def phases(scenario: Any, seed: int, picker: Any = lively) -> Iterator[tuple[Any, list[Event]]]:
    """The public view after each phase of a game, with the public events since the one before."""
    rng = random.Random(seed)
    state = ROSES.setup(seats=2, seed=f"told {seed}", options=Options(scenario))
    since: list[Event] = []
    while (step := turn(rng, ROSES, state, picker)) is not None:
        events = ROSES.apply(state, *step)
        since += visible_to(events, None)
        if any(e.tell == "phase" for e in events):
            yield ROSES.view(state, None), since
            since = []


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_phase_in_a_few_lines(scenario: Any, language: str) -> None:
    voice = Voice(language, NAMES)
    longest = count = 0
    for view, events in phases(scenario, 4):
        lines = told(view, events, voice)
        text = "\n".join(lines)
        longest = max(longest, len(text.splitlines()))
        count += 1
        assert len(f"### War\n{text}") <= CONTENT
        assert "roses-" not in text
        assert not any(block in text for block in BLOCK_IDS if "_" in block)
    assert count > 12
    assert longest <= MOST


def test_nothing_public_is_left_untold() -> None:
    """Every block that a public event names and every area that a block leaves or enters stands in the lines."""
    seen: set[str] = set()
    summed = SHOTS | MARCHES.keys() | PLACED.keys() | FATES.keys() | {"roses-hit", "roses-round"}
    for view, events in phases("wars_of_the_roses", 9):
        lines = told(view, events, EN)
        text = "\n".join(lines)
        for event in events:
            key, params = event.key, event.params
            wanted = [params["block"]] if key in FATES else []
            if key in MARCHES or key in PLACED:
                wanted += [params[name] for name in ("from", "area") if name in params]
            assert all(str(EN.term("roses", term)) in text for term in wanted), event
            if KINDS[key].weight and key not in summed:
                assert " ".join(EN.say(key, params).split()).rstrip(".") in text, event
            seen.add(key)
        marched = sum(e.key in MARCHES for e in events)
        ways = [line for line in lines if " → " in line and "**" in line and ": " in line and "dice" not in line]
        assert marched == sum(int(n) for line in ways for n in re.findall(r"\*\*(\d+)\*\*", line))
    assert len(seen) > 30


def test_only_what_the_public_events_say_is_told() -> None:
    """The words follow from the public events alone: the view given along makes no difference."""
    spoilt = ROSES.view(ROSES.setup(seats=2, seed="another"), 0)
    for view, events in phases("kingmaker", 3):
        assert told(view, events, EN) == told(spoilt, events, EN) == told(None, events, EN)


def test_an_action_phase_is_summed_up() -> None:
    board = Board().acting({"lan_oxford": "kent", "lan_devon": "kent", "lan_clifford": "cornwall",
                            "lan_henry_vi": "middlesex", "yor_york": "ireland"})  # fmt: skip
    happened: list[Event] = []
    for text in ("move lan_oxford sussex", "move lan_devon sussex", "sea lan_clifford france", "done"):
        happened += ROSES.apply(board.state, 0, split(text)[0])
    lines = told(ROSES.view(board.state, None), visible_to(happened, None), Voice("en", ["Ana", "Ben"]))
    assert lines == [
        "Ana moves blocks: Kent → Sussex **2**. Ana sails blocks: Cornwall → France **1**. "
        "Ana has ended their actions; 2 unused points are lost.",
        "Now Ben acts with Action 3.",
    ]


@pytest.mark.parametrize(
    ("legs", "ways"),
    [
        (("middlesex essex", "middlesex essex", "leicester middlesex", "leicester middlesex", "middlesex essex",
          "middlesex essex"), "Middlesex → Essex **2**; Leicester → Middlesex **2**; Middlesex → Essex **2**"),
        (("leicester middlesex", "middlesex essex", "leicester middlesex", "middlesex essex"),
         "Leicester → Middlesex **2**; Middlesex → Essex **2**"),
        (("kent sussex", "middlesex essex", "kent sussex"), "Kent → Sussex **2**; Middlesex → Essex **1**"),
    ],
)  # fmt: skip
def test_marches_stand_in_an_order_in_which_they_can_have_happened(legs: Sequence[str], ways: str) -> None:
    """Nobody is told to leave an area before having come there."""
    made = [
        Event("roses-moved", {"seat": SeatRef(0), "from": Place(origin), "area": Place(area)})
        for origin, area in map(str.split, legs)
    ]
    assert told(None, made, Voice("en", ["Ana", "Ben"])) == [f"Ana moves blocks: {ways}."]


def test_own_marches_are_told_as_trips() -> None:
    """Legs of a block as one way, blocks of one way together; a second trip after another start stands by itself."""
    board = Board().acting({"lan_oxford": "kent", "lan_devon": "kent", "lan_clifford": "oxford",
                            "lan_henry_vi": "derby", "yor_york": "ireland"})  # fmt: skip
    happened: list[Event] = []
    for text in (
        "move lan_oxford middlesex", "move lan_oxford essex", "move lan_devon middlesex", "move lan_devon essex",
        "move lan_clifford middlesex",
    ):  # fmt: skip
        happened += ROSES.apply(board.state, 0, split(text)[0])
    own = [e for e in happened if e.key == "roses-moved-own"]
    assert told(None, own, EN) == [
        "You move Oxford (Lancaster) and Devon: Kent → Middlesex → Essex. You move Clifford: Oxford → Middlesex.",
    ]
    spanish = told(None, own[:1], Voice("es", ["Ana", "Ben"]))
    assert spanish == ["Mueves bloques (Kent → Middlesex): Oxford (Lancaster)."]


def test_own_blocks_that_leave_are_told_in_a_line() -> None:
    """At the end of a campaign there are a dozen, and the crown should not be pushed out by them."""
    kent, sussex = Place("kent"), Place("sussex")
    events = [
        Event("roses-home-own", {"seat": SeatRef(0), "block": Piece("lan_devon"), "from": kent, "area": sussex}),
        Event("roses-pooled-own", {"seat": SeatRef(0), "block": Piece("lan_bombard"), "from": kent}),
        Event("roses-home-own", {"seat": SeatRef(0), "block": Piece("lan_clifford"), "from": sussex, "area": kent}),
    ]
    assert told(None, events, EN) == [
        "You send blocks home: Devon (Kent → Sussex), Clifford (Sussex → Kent). "
        "You send blocks to the pool: Bombard (Lancaster) (Kent).",
    ]


@pytest.mark.parametrize(
    ("language", "own", "public"),
    [("en", "You send blocks home: Devon (stays in Kent).",
      "Ana sends blocks home: **1** stays in Kent; Kent → Sussex **2**."),
     ("es", "Envías a casa: Devon (se queda en Kent).",
      "Ana envía bloques a casa: en Kent se queda **1**; Kent → Sussex **2**.")],
)  # fmt: skip
def test_8_3_who_is_at_home_already_is_said_to_stay(language: str, own: str, public: str) -> None:
    """Nobody is sent from Kent to Kent."""
    voice = Voice(language, ["Ana", "Ben"])
    kent, sussex = Place("kent"), Place("sussex")
    mine = Event("roses-home-own", {"seat": SeatRef(0), "block": Piece("lan_devon"), "from": kent, "area": kent})
    assert told(None, [mine], voice) == [own]
    ways = [Event("roses-home", {"seat": SeatRef(0), "from": kent, "area": to}) for to in (kent, sussex, sussex)]
    assert told(None, ways, voice) == [public]


def test_8_2_on_the_way_home_the_throne_is_settled() -> None:
    """It has just been counted: the summary does not reckon it once more. In the next turn it does."""
    views = [ROSES.view(state, seat) for state, seat in saved() if ROSES.view(state, None).phase == "political"]
    assert views
    assert not any("👑" in summary(view, EN) for view in views)
    board = Board().acting({"lan_oxford": "kent", "lan_henry_vi": "middlesex", "yor_york": "ireland"})
    assert "👑" in summary(ROSES.view(board.state, 0), EN)


def test_a_battle_is_told_by_rounds() -> None:
    """From events as they were made, and as they come from the log."""
    ana, ben, kent, sussex = SeatRef(0), SeatRef(1), Place("kent"), Place("sussex")
    march, bombard = Piece("yor_march"), Piece("yor_bombard")
    begun: Params = {"seat": ana, "area": kent, "lancaster": pieces(["lan_devon"]), "york": [],
                     "reserves": shares([0, 1])}  # fmt: skip
    left: Params = {"seat": ben, "block": bombard, "from": kent, "area": sussex}
    made = [
        Event("roses-battle", begun),
        Event("roses-orders-sealed", {"seat": ana}),
        Event("roses-fired", {"seat": ana, "block": Piece("lan_devon"), "dice": [1, 2], "need": 2, "n": 2}),
        Event("roses-hit", {"seat": ben, "block": march, "n": 2, "left": 0}),
        Event("roses-killed", {"seat": ben, "area": kent, "block": march}),
        Event("roses-fired", {"seat": ben, "block": bombard, "dice": [6], "need": 2, "n": 0}),
        Event("roses-round", {"area": kent, "n": 2}),
        Event("roses-retreated", left),
        Event("roses-battle-won", {"seat": ana, "area": kent}),
        Event("roses-regrouped", {"seat": ana, "from": kent, "area": sussex}),
        Event("roses-regrouped", {"seat": ana, "from": kent, "area": sussex}),
    ]
    events = made
    logged = [Event(e.key, decode_params(encode_params(e.params))) for e in made]
    assert told(None, logged, EN) == told(None, events, EN)
    lines = told(None, events, Voice("en", ["Ana", "Ben"]))
    assert lines[0].startswith("**Battle of Kent.**")
    assert lines[1:] == [
        "**Battle round 1:** Ana scores 2 hits and Ben scores no hit · Ben: March, heir to the throne, dies.",
        "**Battle round 2:** Ben: Bombard (York) retreats to Sussex.",
        "**Ana wins the battle of Kent.**",
        "Ana regroups blocks: Kent → Sussex **2**.",
    ]
    later = told(None, events[2:6], Voice("es", ["Ana", "Ben"]))
    dies = "Ben: muere March, heredero al trono"
    assert later == [f"**En la batalla:** Ana logra 2 impactos y Ben no logra ningún impacto · {dies}."]
    known = told(None, events[2:8], Voice("es", ["Ana", "Ben"]))  # the next round says which one it was
    assert known[0].startswith("**Sigue la batalla de Kent.** **Ronda 1 de la batalla:**"), (
        "its beginning was told before"
    )
    assert [line.split(":")[0] for line in known[1:]] == ["**Ronda 2 de la batalla"]


def test_a_round_is_told_in_its_order() -> None:
    """Reserves that come and blocks that retreat before the shots stand before them, and the house that shoots first is
    named first."""
    board = Board().fight(
        "essex", {"yor_york": "rutland", "yor_march": "middlesex"}, {"lan_oxford": "", "lan_devon": ""}, main="rutland"
    )
    events: list[Event] = []
    for seat, words, dice in (
        (0, "pass lan_oxford", ()),
        (0, "fire lan_devon", (6, 6)),
        (1, "fire yor_york", (6, 6, 6, 6)),
        (0, "retreat lan_oxford leicester", ()),
        (1, "fire yor_march", (1, 6, 6)),
        (0, "fire lan_devon", (1,)),
        (1, "pass yor_york", ()),
    ):
        events += board.do(seat, words, *dice)
    lines = told(None, visible_to(events, None), Voice("en", ["Ana", "Ben"]))
    assert lines == [
        "**The battle of Essex goes on.** **Battle round 1:** Ana scores no hit and Ben scores no hit.",
        "**Battle round 2:** The reserves of Ben arrive in Essex: March · "
        "Ana: Oxford (Lancaster) retreats to Leicester · Ben scores 1 hit and Ana scores 1 hit · "
        "steps lost: Devon 1, Richard of York 1.",
    ]


def test_a_king_who_falls_is_told_as_king() -> None:
    """Not as an heir to his own throne; an heir beside the King is one."""
    york, kent, fallen = SeatRef(1), Place("kent"), ("yor_york", "yor_march")
    killed = [Event("roses-killed", {"seat": york, "area": kent, "block": Piece(slug)}) for slug in fallen]
    dead = Event("roses-king-dead", {"seat": york, "block": Piece("yor_york")})
    line = " ".join(told(None, [Event("roses-round", {"area": kent, "n": 2}), *killed, dead], EN))
    assert line.count("heir to the throne") == 1, line
    assert line.index("March, heir to the throne") < line.index("The King is dead")


@pytest.mark.parametrize(("language", "hidden"), [("en", "still hidden"), ("es", "aún ocultas")])
def test_6_3_only_reserves_that_there_are_are_told(language: str, hidden: str) -> None:
    """A battle without reserves says nothing about them; of two houses the one that has some."""

    def said(calm: bool) -> str:
        board = Board().acting({"lan_oxford": "kent", "lan_devon": "kent" if calm else "oxford",
                                "lan_henry_vi": "derby", "yor_york": "ireland", "yor_march": "middlesex"})  # fmt: skip
        board.do(0, "move lan_oxford middlesex; move lan_devon middlesex; done")
        if not calm:
            board.do(0, "main middlesex kent")
        events = board.do(1, "done")
        begins = next(event for event in events if event.key == "roses-battle")
        return Voice(language, NAMES).say(begins.key, begins.params)

    assert hidden not in said(True)
    assert len(said(True).splitlines()) == 3
    assert said(False).splitlines()[-1].endswith(" 1.")
    assert NAMES[1] not in said(False).splitlines()[-1]
    assert hidden in said(False)


def test_a_round_that_still_runs_is_told_by_its_number() -> None:
    """Shots since the last look belong to the round of the battle; of one that is over nobody says which it was."""
    board = Board().fight(
        "essex", {"yor_york": "rutland", "yor_march": "rutland"}, {"lan_oxford": "", "lan_henry_vi": ""}
    )
    fired = Event("roses-fired", {"seat": SeatRef(0), "n": 1})
    view = ROSES.view(board.state, 0)
    assert told(view, [fired], EN)[0].startswith("**The battle of Essex goes on.** **Battle round 1:**")
    assert told(msgspec.structs.replace(view, battle=None), [fired], EN)[0].startswith("**In the battle:**")


def test_who_lost_steps_in_a_round_is_named() -> None:
    """The survivors with the steps they lost; whoever is gone is told so alone."""
    ana, ben = SeatRef(0), SeatRef(1)
    march, warwick = Piece("yor_march"), Piece("yor_warwick")
    made = [
        Event("roses-fired", {"seat": ana, "block": Piece("lan_devon"), "dice": [1, 2], "need": 2, "n": 2}),
        Event("roses-hit", {"seat": ben, "block": march, "n": 1, "left": 1}),
        Event("roses-hit", {"seat": ben, "block": warwick, "n": 1, "left": 3}),
        Event("roses-hit", {"seat": ben, "block": warwick, "n": 1, "left": 2}),
        Event("roses-hit", {"seat": ben, "block": march, "n": 1, "left": 0}),
        Event("roses-killed", {"seat": ben, "area": Place("kent"), "block": march}),
    ]
    for language, wanted in (
        (
            "en",
            "**In the battle:** Ana scores 2 hits · steps lost: Warwick (York) 2 · "
            "Ben: March, heir to the throne, dies.",
        ),
        (
            "es",
            "**En la batalla:** Ana logra 2 impactos · pasos perdidos: Warwick (York) 2 · "
            "Ben: muere March, heredero al trono.",
        ),
    ):
        assert told(None, made, Voice(language, ["Ana", "Ben"])) == [wanted]


def test_own_blocks_that_regroup_together_are_told_in_a_line() -> None:
    """As those that march."""
    way: Params = {"seat": SeatRef(0), "from": Place("kent"), "area": Place("sussex")}
    made = [Event("roses-regrouped-own", {**way, "block": Piece(b)}, (0,)) for b in ("lan_devon", "lan_clifford")]
    assert told(None, made, EN) == ["You move Devon and Clifford: Kent → Sussex."]


def test_8_2_the_throne_as_far_as_a_seat_can_know_it() -> None:
    """Its own count is right; the enemy's is never more than what is said."""
    close = 0
    for state, _ in saved():
        for seat, own in enumerate(support(state)):
            count = throne(ROSES.view(state, seat))
            assert count.mine == own
            assert count.most >= support(state)[1 - seat]
            close += count.most == support(state)[1 - seat]
    assert close


def test_6_3_the_main_attack_says_who_fights_first() -> None:
    board = Board().acting({"lan_oxford": "kent", "lan_henry_vi": "middlesex", "yor_york": "essex"}, card="surprise")
    ROSES.apply(board.state, 0, Action("move", ("lan_henry_vi", "essex")))
    view = ROSES.view(board.state, 0)
    assert view.own is not None
    assert view.own.came == {"lan_henry_vi": "middlesex"}
    assert ROSES.view(board.state, 1).own.came == {}
    for way, said in (
        ("middlesex", "Henry VI fights from round 1; no blocks come later"),
        ("east_anglia", "Henry VI joins in round 2"),
    ):
        assert said in main_line(view, EN, Action("main", ("essex", way)))


def test_the_summary_in_four_lines() -> None:
    """For both seats and spectators, at every prompt, in both languages."""
    for state, seat in saved():
        for language in locale.LANGUAGES:
            for who in (seat, 1 - seat, None):
                text = summary(ROSES.view(state, who), Voice(language, NAMES))
                assert 1 <= len(text.splitlines()) <= 4
                assert len(text) < 600
                assert ("Hand" in text or "Mano" in text) <= (who is not None)
    board = Board().acting({"lan_oxford": "kent", "lan_henry_vi": "middlesex", "yor_york": "ireland"}, card="surprise")
    text = summary(ROSES.view(board.state, 0), Voice("en", ["Ana", "Ben"]))
    assert text.startswith("**1 point left** · event Surprise · Hand (8 points): ")
    assert (
        "you keep it, with 3 support to spare · support: you have 3 with London, "
        "the enemy has at most 0. **Ben still acts " in text
    )
    assert "King: Henry VI, Ana, 5 heirs left · Pretender: Richard of York, Ben, 5 heirs left" in text
    assert summary(ROSES.view(board.state, 1), Voice("en", ["Ana", "Ben"])).endswith("waiting for Ana")
    assert summary(ROSES.view(board.state, None), EN).count("\n") == 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_taking_the_first_suggestion_plays_a_whole_game(scenario: Any) -> None:
    """``/act`` by autocomplete alone: each seat takes the first that is worth something, else the first; the game ends.

    Both lay cards, recruit and fight: the suggestions are no mere end of every step.
    """
    state = ROSES.setup(seats=2, seed="first", options=Options(scenario))
    verbs: dict[str, int] = {}
    battles = 0
    for _ in range(4000):
        prompts = ROSES.prompts(state)
        if not prompts:
            break
        for seat in (0, 1):
            if seat in ROSES.prompts(state):
                look = look_at(state, seat)
                found = [a for _, text in suggestions(look, EN, "") if len(a := split(text)) == 1]
                best = next((a for a in found if rank(look, a[0]) < 3), found[0] if found else [])
                for action in best:
                    battles += sum(e.key == "roses-battle" for e in ROSES.apply(state, seat, action))
                    verbs[action.verb] = verbs.get(action.verb, 0) + 1
    assert ROSES.outcome(state) is not None
    assert verbs["card"] >= 12
    assert verbs["recruit"] > 5
    assert verbs.get("move", 0) + verbs.get("sea", 0) > 0
    assert battles > 0
    assert not {"style", "unseal", "standing", "block-order"} & verbs.keys()


def shown(look: Any, seat: int, screens: list[str]) -> list[Any]:
    """Everything a seat's panel and suggestions show."""
    filled = defaultdict[str, str](str)
    out: list[Any] = [heading(PanelContext(look, seat, EN)), suggestions(look, EN, "")]
    if look.prompts:
        for prompt in look.prompts:
            drawn = [rows(PanelContext(look, seat, EN, words, 0, prompt)) for words in screens]
            out += [[r.to_component_dict() for r in panel] for panel in drawn]
        for name in sorted(vars(autocomplete)):
            offer = getattr(autocomplete, name)
            if getattr(offer, "__name__", "") == "offer" or name in (
                "vias",
                "settings",
                "ordered",
                "orders",
                "tempted",
            ):
                out.append((name, offer(look, EN, "", filled)))
    return out


@pytest.mark.slow(but=["kingmaker"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_the_other_hides_makes_no_difference(scenario: Any) -> None:
    """Panel, summary and suggestions of a seat stay as they are when everything the other hides is another."""
    rng, seed = random.Random(6), SCENARIOS.index(scenario)
    compared = changed = 0
    for state, _ in positions(scenario, 40 + seed, 1 if seed == 0 else 0):
        if rng.random() > (0.08 if seed == 0 else 0.15):  # the others are short
            continue
        seat = rng.choice((0, 1))
        other = ROSES.loads(ROSES.dumps(state))
        SUPPLEMENT.disturb(rng, other, 1 - seat)
        look, there = look_at(state, seat), look_at(other, seat)
        screens = ["", *words_to_open(look, rng)] if look.prompts else [""]
        assert shown(look, seat, screens) == shown(there, seat, screens)
        changed += ROSES.dumps(other) != ROSES.dumps(state)
        compared += 1
    assert compared > 5
    assert changed > 0.8 * compared


def test_the_other_side_of_the_no_leak_test() -> None:
    """The comparison sees a difference in what the seat itself has."""
    board = Board().acting({"lan_oxford": "kent", "lan_henry_vi": "middlesex", "yor_york": "ireland"})
    other = copy.deepcopy(board.state)
    SUPPLEMENT.disturb(random.Random(1), other, 0)
    assert shown(look_at(board.state, 0), 0, [""]) != shown(look_at(other, 0), 0, [""])


def test_a_computer_s_game_reads_as_well() -> None:
    """Games between heuristic players: phases stay short where many blocks march and long battles are fought."""
    state = ROSES.setup(seats=2, seed="computer", options=Options("kingmaker"))
    players = [make("roses", "heuristic", str(seat)) for seat in (0, 1)]
    since: list[Event] = []
    longest = 0
    while waits := blocking(ROSES.prompts(state)):
        seat, (prompt, *_) = next(iter(waits.items()))
        for action in players[seat].choose(ROSES.view(state, seat), prompt):
            if ROSES.why_not(state, seat, action) is not None:
                break
            events = ROSES.apply(state, seat, action)
            since += visible_to(events, None)
            if any(e.tell == "phase" for e in events):
                lines = told(None, since, Voice("es", NAMES))
                longest = max(longest, len("\n".join(lines).splitlines()))
                since = []
    assert 3 < longest <= MOST


@pytest.mark.parametrize("key", ["home", "moved"])
def test_ones_own_blocks_are_told_once(key: str) -> None:
    """By name to who owns them, as counts to everybody else; what the other house does beside them stays."""
    kent, sussex = Place("kent"), Place("sussex")
    both = [{"seat": SeatRef(seat), "from": kent, "area": sussex} for seat in (0, 1)]
    mine = Event(f"roses-{key}-own", {**both[0], "block": Piece("lan_devon")}, (0,))
    public = [Event(f"roses-{key}", about) for about in both]
    said = " ".join(line.text for line in tell(None, [public[0], mine, public[1]], EN, 0))
    ana, ben = (Voice("en", NAMES).seat(seat) for seat in (0, 1))
    assert "Devon" in said
    assert ana not in said
    assert ben in said
    assert ana in " ".join(told(None, public, EN))

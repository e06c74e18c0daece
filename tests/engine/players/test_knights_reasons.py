"""The reasons of the computer player of Warrior Knights: what they say follows from the rules, and they add up to what
it reckons with."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator

import pytest

from bot import locale
from bot.presenter import Voice
from engine.core import Action, Place, Prompt, Word, blocking
from engine.core.parameters import Piece
from engine.knights.files import AgendaCard
from engine.knights.game_data import CARD, CITIES, CITY
from engine.knights.rules import KNIGHTS as RULES
from engine.knights.state.frames import Revolt
from engine.knights.state.state import KnState, Options
from engine.knights.views.view_vote import MatterView
from engine.players import Reason
from engine.players.knights import KnightsPlayer, hall
from engine.players.knights.fight import marches, voyages
from engine.players.knights.plan import outlook
from engine.players.knights.position import Position
from engine.players.knights.reasons import KINDS, telling
from engine.players.knights.terms import Term, total
from engine.players.knights.war import War
from engine.players.knights.weights import Weights
from tests.engine.driver import turn
from tests.engine.knights.board import BLUE, RED, Board
from tests.engine.knights.hiding import disturb
from tests.engine.knights.play import lively

POSITIONS = 40
"""Positions of a random game that are looked at."""


def reading(state: KnState, seat: int) -> War:
    """The position as the player reads it."""
    view = RULES.view(state, seat)
    assert view.own is not None
    return War(Position(view, view.own, Weights()))


def asked(state: KnState, seat: int) -> Prompt:
    """What a seat is asked."""
    return next(p for p in RULES.prompts(state)[seat] if p.blocks)


def reasons(board: Board, seat: int, *plan: str) -> dict[str, list[Reason]]:
    """By kind what speaks for an answer, the player's own unless another is given."""
    prompt, player, view = asked(board.state, seat), KnightsPlayer("seed"), RULES.view(board.state, seat)
    acts = [Action.parse(text) for text in plan] or player.choose(view, prompt)
    found: dict[str, list[Reason]] = {}
    for reason in player.explain(view, prompt, acts):
        found.setdefault(reason.key.removeprefix("knights-because-"), []).append(reason)
    return found


def worth(found: dict[str, list[Reason]]) -> float:
    """What reasons add up to."""
    return sum(reason.worth for them in found.values() for reason in them)


@functools.cache
def random_game() -> list[tuple[bytes, int]]:
    """Positions of a random game in which much happens, and whose turn it is."""
    state, rng = RULES.setup(seats=3, seed="reasons", options=Options(length=8, motions=True)), random.Random("reasons")
    found: list[tuple[bytes, int]] = []
    while len(found) < 12 * POSITIONS and (move := turn(rng, RULES, state, lively)) is not None:
        found.append((RULES.dumps(state), move[0]))
        RULES.apply(state, *move)
    return found[:: max(1, len(found) // POSITIONS)]


def readings() -> Iterator[War]:
    """Those positions as their players read them."""
    for save, seat in random_game():
        yield reading(RULES.loads(save), seat)


# -- numbers of the rulebook


def test_a_siege_tells_both_strengths() -> None:
    """A commander counts 200 beside the troops (K13.5): 150 of them against the walls of Lorne, 300."""
    board = Board()
    board.noble("karmin", "lorne", "regular-100", "regular-50")
    board.reveal(RED, "mobilize-forces")
    siege = {"who": [Piece("karmin")], "place": Place("lorne"), "mine": 350, "theirs": 300}
    assert [r.params for r in reasons(board, RED)["siege"]] == [siege]
    board.do(RED, "target lorne")
    assert [r.params for r in reasons(board, RED)["siege"]] == [siege]
    board.do(RED, "attack lorne city")
    assert [r.params for r in reasons(board, RED)["siege"]] == [siege]
    assert worth(reasons(board, RED, "besiege")) > worth(reasons(board, RED, "assault"))
    assert worth(reasons(board, RED, "back")) == 0


def test_an_assault_tells_its_odds() -> None:
    """No walls hold forever: more troops win more often and lose no more; 0 and 100 of 100 are the ends."""
    chances: list[int] = []
    for troops in (["regular-50"], ["regular-100", "english-200"], ["regular-100", "english-200", "french-200"]):
        board = Board()
        board.noble("karmin", "lorne", *troops)
        board.reveal(RED, "mobilize-forces")
        board.do(RED, "target lorne; attack lorne city")
        falls = reasons(board, RED, "assault")["falls"][0].params
        assert falls["place"] == Place("lorne")
        assert isinstance(falls["n"], int)
        chances.append(falls["n"])
    assert 0 <= chances[0] < chances[1] < chances[2] <= 100


def test_cards_are_not_laid_for_what_the_same_nobles_cannot_do_twice() -> None:
    """Whoever has marched or fought rests until the Upkeep: each does one thing at most in a plan."""
    several = 0
    for war in readings():
        parties, busy = [], set[str]()
        for _, team in outlook(war.position, war):
            parties.append(war.party(team, busy))
            busy |= set(parties[-1])
        assert all(parties)
        assert len(busy) == sum(map(len, parties))
        several += len(parties) > 1
    assert several


def test_a_card_that_can_do_nothing_is_declined_with_a_reason() -> None:
    """Walls of 400 are too strong for 50 troops, and nothing else speaks for an answer with which nothing is done."""
    board = Board()
    board.noble("karmin", "harsk", "regular-50")
    board.reveal(RED, "mobilize-forces")
    least = worth(reasons(board, RED, "decline"))
    assert "siege" not in reasons(board, RED, "target harsk")
    assert least > 0
    assert worth(reasons(board, RED)) >= least


def test_a_plan_names_its_cards_with_what_they_bring() -> None:
    """One Faith for Serve the Church (K7.4); the city that can be taken is named."""
    board = Board()
    board.noble("karmin", "lorne", "regular-100", "regular-50")
    board.go("plan")
    found = reasons(board, RED)
    told = found["besieges"][0].params
    assert told["card"] == Piece("mobilize-forces")
    assert told["place"] == Place("lorne")
    assert told["who"] == [Piece("karmin")]
    faith = {"card": Piece("serve-the-church"), "what": Word("faith"), "n": 1}
    assert faith in [r.params for r in found["lays"]]
    assert reasons(board, RED, "lay levy-taxes 1") == {}, "one card of a plan says nothing of the whole"


def test_a_city_tells_what_it_brings_not_what_it_counts_as() -> None:
    """Crowns at Taxes, the Vote of a city of the Kingdom, Influence each turn that is left; none where Influence is not
    what wins (K9.1, K10.1, K6.2, K16.6)."""
    board = Board()
    board.noble("karmin", "lorne", "regular-100", "regular-50")
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target lorne; attack lorne city")
    (city,) = reasons(board, RED, "besiege")["city"]
    income = next(c.income for c in CITIES if c.slug == "lorne")
    assert city.params["place"] == Place("lorne")
    assert (city.params["income"], city.params["vote"], city.params["influence"]) == (income, 1, 1)
    turns = city.params["turns"]
    assert isinstance(turns, int)
    assert 1 <= turns <= 6
    for language, words in (("en", (f"Lorne brings {income} crowns", "1 Influence each turn")), ("es", ("Lorne da",))):
        said = Voice(language, ["Ana", "Ben", "Cleo", "Dan"], "knights").say(city.key, city.params)
        assert all(word in said for word in words), said
    board.state.options = Options(mighty=True)
    assert reasons(board, RED, "besiege")["city"][0].params["influence"] == 0


def test_what_is_lost_is_said_without_a_minus() -> None:
    """A revolt that is paid costs a Faith: nothing reads Faith -1."""
    board = Board()
    board.city("froli", RED)
    board.state.barons[RED].faith = 1
    board.state.frames.append(Revolt(RED, CITY["froli"], board.state.next()))
    (paid,) = reasons(board, RED, "pay froli faith")["goods-lost"]
    assert paid.params == {"what": Word("faith"), "n": 1}
    assert paid.worth < 0
    (lost,) = reasons(board, RED, "yield froli")["city-lost"]
    assert lost.worth < 0


@pytest.mark.parametrize(
    ("what", "n", "en", "es"),
    [
        ("crowns", -3, "it costs you 3 crowns", "esto te cuesta 3 coronas"),
        ("votes", 1, "you gain 1 Vote", "ganas 1 Voto"),
        ("faith", -1, "it costs you 1 Faith", "esto te cuesta 1 punto de Fe"),
        ("influence", 2, "you gain 2 Influence", "ganas 2 puntos de Influencia"),
        (
            "title-head",
            -1,
            "it costs you the title of Head of the Church",
            "esto te cuesta el título de Cabeza de la Iglesia",
        ),
    ],
)
def test_an_amount_is_told_with_its_noun(what: str, n: int, en: str, es: str) -> None:
    (goods,) = telling([(1.0, "goods", (what, n))])
    for language, words in (("en", en), ("es", es)):
        assert Voice(language, ["Ana", "Ben"], "knights").say(goods.key, goods.params) == words


def test_what_comes_to_nothing_is_not_told() -> None:
    """Half a crown, which reads 0, is neither gained nor lost."""
    terms: list[Term] = [(0.1, "goods", ("faith", 0)), (-0.1, "losses", (0.4,)), (1.0, "goods", ("faith", -1))]
    assert [(r.key, r.params["n"]) for r in telling(terms)] == [("knights-because-goods-lost", 1)]


def test_leave_is_not_given_for_nothing() -> None:
    """What is offered is told beside the least that is taken."""
    board = Board()
    board.noble("karmin", "harsk", "regular-100")
    board.noble("blauen", "oxwell", "regular-100")
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use march; terms seat-1 pass; bid 2; march karmin oxwell penwold")
    paid = reasons(board, BLUE, "permit karmin")
    assert [r.params for r in paid["fee"]] == [{"n": 2, "fee": Weights().fee}]
    assert worth(paid) > worth(reasons(board, BLUE, "forbid karmin"))


def test_fate_cards_that_go_are_named() -> None:
    """Each card that is laid aside counts against the answer."""
    board = Board()
    board.noble("karmin", "froli", "english-200", "english-100")
    board.city("froli")
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target froli; attack froli city; assault")
    drops = reasons(board, RED)["drops"]
    assert len(drops) == 2, "two for the commander (K13.2)"
    assert all(r.worth < 0 for r in drops)
    assert reasons(board, RED, "drop fate-victory", "drop fate-victory", "seal").keys() == {"drops"}


# -- terms add up


def test_attacks_and_marches_add_up() -> None:
    """In every area, with everybody who is there: the terms of an attack, of a place and of those who go together are
    what the search has compared."""
    seen = {"attack": 0, "team": 0, "place": 0}
    for war in readings():
        position = war.position
        for area in position.there:
            for nobles in (position.own_at(area), position.own_at(area)[:1]):
                for attack in war.attacks(area, nobles):
                    assert total(war.attack_terms(attack, nobles)) == pytest.approx(attack.value)
                    seen["attack"] += 1
        reach = {n.slug: position.reach(n) for n in position.mine}
        for team in war.teams(reach):
            assert total(war.team_terms(team)) == pytest.approx(team.value)
            seen["team"] += 1
        for noble in position.mine:
            for area in reach[noble.slug]:
                assert total(war.place_terms(noble, area)) == pytest.approx(war.place(noble, area))
                gone = war.place(noble, area) - war.stay(noble)
                assert total(war.going_terms(noble, area)) == pytest.approx(gone)
                seen["place"] += 1
        best, goer, goal, share = marches(position, war)
        if goer is not None:
            assert total(war.going_terms(goer, goal, share)) == pytest.approx(best)
        for port, (value, sailor) in voyages(position, war).items():
            assert total(war.going_terms(sailor, port, 0.7)) == pytest.approx(value)
        found = outlook(position, war)
        assert not found or found[0][0] == max(gain for gain, _ in found)
        if len(found) > 1 and all(set(war.party(found[0][1])) & set(war.party(team)) for _, team in found[1:]):
            assert found[1][0] == max(gain for gain, _ in found[1:])
    assert all(seen.values()), seen


def test_outcomes_of_votes_add_up() -> None:
    """What an outcome is worth is the sum of what it brings everybody who counts, whichever Agenda is voted on."""
    for war in list(readings())[::8]:
        for slug, card in CARD.items():
            if not isinstance(card, AgendaCard):
                continue
            for matter in (MatterView(hall.AGENDA, slug, ""), MatterView(hall.REPEAL, slug, "")):
                for choice, value in hall.choices(war.position, matter).items():
                    found = total(hall.choice_terms(war.position, matter, choice))
                    assert found == pytest.approx(value), (slug, choice)


def test_a_proportion_of_votes_is_best() -> None:
    """One Vote more or less than its share makes a bid worth less."""
    checked = 0
    for save, seat in random_game():
        state = RULES.loads(save)
        prompt = next(iter(blocking(RULES.prompts(state)).get(seat, [])), None)
        casts = [a for a in prompt.actions if a.verb == "cast"] if prompt is not None else []
        if prompt is None or len({a.args[0] for a in casts}) != 1:
            continue
        player, view = KnightsPlayer("seed"), RULES.view(state, seat)
        mine = next(a for a in player.choose(view, prompt) if a.verb == "cast")
        sums = {a.args[1]: sum(r.worth for r in player.explain(view, prompt, [a])) for a in casts}
        assert sums[mine.args[1]] == max(sums.values())
        checked += 1
    assert checked


# -- words


def test_every_kind_has_its_message_and_no_message_is_left_over() -> None:
    """With the parameters that its term gives, in both languages."""
    for language in locale.LANGUAGES:
        keys = {k for k in locale.entries(language) if k.startswith("knights-because-")}
        assert keys == {f"knights-because-{kind}" for kind in KINDS}
        assert not [k for k in locale.entries(language) if k.startswith("knights-why-")]


def test_what_others_hide_changes_no_reason() -> None:
    """Who cannot see a thing is not told of it by what the computer would reckon."""
    rng, compared = random.Random(5), 0
    for save, seat in random_game():
        state = RULES.loads(save)
        prompt = next(iter(blocking(RULES.prompts(state)).get(seat, [])), None)
        if prompt is None:
            continue
        player, view = KnightsPlayer("seed"), RULES.view(state, seat)
        plan = player.choose(view, prompt)
        found = player.explain(view, prompt, plan)
        for rival in range(3):
            if rival != seat:
                disturb(rng, state, rival)
        assert player.explain(RULES.view(state, seat), prompt, plan) == found
        compared += bool(found)
    assert compared

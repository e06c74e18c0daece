"""Deals are written down, offered, answered and taken back (2.15); nothing ever waits for them."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core import Action, Event, Params, Phase, Prompt, Prompts, Refusal, SeatRef, Word
from engine.fief.board import captor_family, deal_seats, hand_limit, open_deals
from engine.fief.deals.deals import (
    CAPTIVE,
    CARD,
    CARRIED,
    COPIES,
    MONEY,
    MOST_ARTICLES,
    MOST_MONEY,
    MOST_OFFERS,
    RANSOM,
    ROUTES,
    SERVICE,
    TRADED,
    article_of,
    can_give,
    facts,
    goods_of,
    is_way,
    lacking,
    market,
    money,
    next_number,
    not_there,
    problem,
    serving_time,
    tell,
    terms,
    words_of,
)
from engine.fief.deals.exchange import conclude
from engine.fief.deals.ransoms import ransom_of
from engine.fief.game_data import CARDS, FAMILIES, FAMILY, NOBLE, NOBLES
from engine.fief.state.state import Article, Assign, Deal, FiefState, Parlour, Settle, families_of, seat_of
from engine.fief.terms import REFUSE, act, argument, no, noble_at, noble_term, number_at

GIVE, WANT, CLEAR = "draft-give", "draft-want", "draft-clear"


def is_open(state: FiefState) -> bool:
    """Whether the game has begun: there are no deals while the board is set up."""
    return not any(isinstance(f, (Assign, Settle)) for f in state.frames)


class ParlourPhase(Phase[FiefState, Parlour]):
    """A seat drafts an offer, article by article, and makes it; to offer a ransom needs no draft (7.7)."""

    verbs = frozenset({GIVE, WANT, CLEAR, "offer", "ransom"})

    def claims(self, state: FiefState, frame: Parlour, seat: int, action: Action) -> bool:
        """Its own verbs, and answers to offers that are not there."""
        if seat != frame.seat:
            return False
        if action.verb in DealPhase.verbs:
            return not any(action.args == (d.number,) for d in open_deals(state, seat))
        return action.verb in self.verbs

    # -- what may be written

    def drafting(self, state: FiefState, seat: int) -> list[Action]:
        """What may be added to a draft now: of one's own, what one has; of others', what is known of it."""
        gives, wants = state.drafts[seat]
        own = families_of(state, seat)
        others = tuple(f for f in range(state.families) if state.seats == 2 or f not in own)
        wares = market(state)
        found: list[Action] = []
        if len(gives) < MOST_ARTICLES or money(gives):
            found += _sums(GIVE, min(MOST_MONEY, state.purse[seat]))
        if len(gives) < MOST_ARTICLES:
            found += [act(GIVE, CARD, slug) for slug in self._cards(state, seat)]
            found += _written(GIVE, gives, goods_of(wares, own))
        if len(wants) < MOST_ARTICLES or money(wants):
            found += _sums(WANT, MOST_MONEY)
        if len(wants) < MOST_ARTICLES:
            found += _cards_wanted()
            found += _written(WANT, wants, goods_of(wares, others))
        if gives or wants:
            found.append(act(CLEAR))
            found += self._offers(state, seat)
        return found

    @staticmethod
    def _cards(state: FiefState, seat: int) -> list[str]:
        """Cards of a hand that are not in the draft yet."""
        left = [CARDS[c] for c in state.hands[seat]]
        for article in state.drafts[seat][0]:
            if article.kind == CARD and article.what in left:
                left.remove(article.what)
        return list(dict.fromkeys(left))

    def _offers(self, state: FiefState, seat: int) -> list[Action]:
        found: list[Action] = []
        gives, wants = state.drafts[seat]
        kinds = {article.kind for article in (*gives, *wants)}
        routes = [route for route in ROUTES if kinds <= CARRIED[route]]
        if not routes or self._too_many(state, seat) is not None:
            return found
        makers = families_of(state, seat)
        covered, inside = can_give(state, seat, gives), can_give(state, seat, [*gives, *wants])
        for family in range(state.families):
            if not (inside if family in makers else covered):
                continue
            for route in routes:
                deals = (Deal(0, m, family, gives, wants, route, state.round) for m in makers if m != family)
                if any(is_way(state, deal) and problem(state, deal) is None for deal in deals):
                    found.append(act("offer", FAMILIES[family], route))
        return found

    def draw_up(self, state: FiefState, seat: int, family: int, route: str) -> Deal | None:
        """The offer that a draft makes: by the family of the seat for which it is possible, else by its first."""
        gives, wants = state.drafts[seat]
        found = [
            Deal(0, maker, family, list(gives), list(wants), route, state.round)
            for maker in families_of(state, seat)
            if maker != family
        ]
        return next((d for d in found if problem(state, d) is None), found[0] if found else None)

    def _refuse_offer(self, state: FiefState, seat: int, family: int, route: str) -> Refusal | None:
        gives, wants = state.drafts[seat]
        if not gives and not wants:
            return no("draft-empty")
        deal = self.draw_up(state, seat, family, route)
        if deal is None:
            return no("deal-self")
        code = problem(state, deal)
        if code is not None:
            return refused(state, deal, code, family)
        mine = [*gives, *wants] if seat_of(state, family) == seat else gives
        missing = lacking(state, seat, mine)
        if missing:
            return no("draft-have", {"what": terms(missing)})
        return self._too_many(state, seat)

    @staticmethod
    def _too_many(state: FiefState, seat: int) -> Refusal | None:
        made = sum(seat_of(state, d.maker) == seat for d in open_deals(state, seat))
        return no("deals-open", {"n": MOST_OFFERS}) if made >= MOST_OFFERS else None

    # -- ransoms

    @staticmethod
    def _captives(state: FiefState, seat: int) -> list[int]:
        """Nobles of a seat whom another seat's Nobles hold."""
        return [
            n
            for n, who in enumerate(state.nobles)
            if who.captor >= 0
            and not who.gone
            and captor_family(state, n) >= 0
            and seat_of(state, who.family) == seat != seat_of(state, captor_family(state, n))
        ]

    def _ransoms(self, state: FiefState, seat: int) -> list[Action]:
        if self._too_many(state, seat) is not None:
            return []
        return [
            act("ransom", NOBLES[n], sum_)
            for n in self._captives(state, seat)
            for sum_ in range(1, min(ransom_of(state, n), state.purse[seat]) + 1)
        ]

    # -- the phase

    def prompts(self, state: FiefState, frame: Parlour) -> Prompts:
        seat = frame.seat
        if not is_open(state):
            return {}
        gives, wants = state.drafts[seat]
        params: Params = {"gives": terms(gives), "wants": terms(wants)}
        actions = [*self._ransoms(state, seat), *self.drafting(state, seat)]
        return {seat: [Prompt("parlour", "parlour", "offer", True, False, False, actions, (), params)]}

    def why_not(self, state: FiefState, frame: Parlour, seat: int, action: Action) -> Refusal | None:
        if not is_open(state):
            return no("deal-closed")
        if action.verb in DealPhase.verbs:
            number = number_at(action, 0)
            return REFUSE.words(action) if number is None else no("deal-none", {"number": number})
        gives, wants = state.drafts[seat]
        if action.verb == CLEAR:
            return REFUSE.words(action) if action.args else None if gives or wants else no("draft-empty")
        if action.verb == "offer":
            family, route = argument(action, 0), argument(action, 1)
            if family not in FAMILY or FAMILY[family] >= state.families or route not in ROUTES or len(action.args) != 2:
                return REFUSE.words(action)
            return self._refuse_offer(state, seat, FAMILY[family], route)
        if action.verb == "ransom":
            return self._refuse_ransom(state, seat, action)
        return self._refuse_article(state, seat, action)

    def _refuse_ransom(self, state: FiefState, seat: int, action: Action) -> Refusal | None:
        noble, amount = noble_at(action, 0), number_at(action, 1)
        if noble is None or amount is None or amount < 1 or len(action.args) != 2:
            return REFUSE.words(action)
        if noble not in self._captives(state, seat):
            return no("ransom", {"noble": noble_term(noble)})
        if amount > ransom_of(state, noble):
            return no("ransom-sum", {"noble": noble_term(noble), "n": ransom_of(state, noble)})
        if amount > state.purse[seat]:
            return no("money", {"n": amount, "have": state.purse[seat]})
        return self._too_many(state, seat)

    def _refuse_article(self, state: FiefState, seat: int, action: Action) -> Refusal | None:
        article, own = article_of(action.args), families_of(state, seat)
        if article is None:
            return REFUSE.words(action)
        mine = action.verb == GIVE
        draft = state.drafts[seat][0 if mine else 1]
        if len(draft) >= MOST_ARTICLES and not (article.kind == MONEY and money(draft)):
            return no("draft-full", {"n": MOST_ARTICLES})
        if article.kind == MONEY:
            if not mine:
                return None if article.amount <= MOST_MONEY else no("draft-money", {"n": MOST_MONEY})
            most = min(MOST_MONEY, state.purse[seat])
            return None if article.amount <= most else no("money", {"n": article.amount, "have": state.purse[seat]})
        if article.kind == CARD:
            if mine:
                return (
                    None if article.what in self._cards(state, seat) else no("draft-have", {"what": terms([article])})
                )
            return None
        if article in draft:
            return no("draft-twice", {"what": terms([article])})
        if article.kind == SERVICE and not serving_time(state):
            return no("draft-servant")
        there = own if mine else tuple(f for f in range(state.families) if state.seats == 2 or f not in own)
        found = article in goods_of(market(state), there)
        return None if found else no("draft-have" if mine else "draft-theirs", {"what": terms([article])})

    def act(self, state: FiefState, frame: Parlour, seat: int, action: Action, events: list[Event]) -> None:
        draft = state.drafts[seat]
        if action.verb == CLEAR:
            state.drafts[seat] = [[], []]
        elif action.verb == "offer":
            deal = self.draw_up(state, seat, FAMILY[argument(action, 0)], argument(action, 1))
            assert deal is not None
            state.drafts[seat] = [[], []]
            make(state, deal, events)
        elif action.verb == "ransom":
            noble = NOBLE[argument(action, 0)]
            article, price = Article(CAPTIVE, NOBLES[noble]), Article(MONEY, "", int(action.args[1]))
            captor = captor_family(state, noble)
            make(state, Deal(0, state.nobles[noble].family, captor, [price], [article], RANSOM, state.round), events)
        else:
            article_named = article_of(action.args)
            assert article_named is not None
            side = draft[0 if action.verb == GIVE else 1]
            if article_named.kind == MONEY:
                side[:] = [a for a in side if a.kind != MONEY]
            side.append(article_named)


@cache
def _sums(verb: str, most: int) -> tuple[Action, ...]:
    """Sums of money that may be written down."""
    return tuple(act(verb, MONEY, n) for n in range(1, most + 1))


def _written(verb: str, draft: list[Article], goods: tuple[Article, ...]) -> tuple[Action, ...] | list[Action]:
    """Articles that are not in a draft yet, as actions."""
    return _named(verb, goods) if not draft else [act(verb, *words_of(a)) for a in goods if a not in draft]


@lru_cache(maxsize=256)
def _named(verb: str, goods: tuple[Article, ...]) -> tuple[Action, ...]:
    return tuple(act(verb, *words_of(a)) for a in goods)


@cache
def _cards_wanted() -> tuple[Action, ...]:
    """Cards that may be asked for, whoever has them: hands are hidden."""
    return tuple(act(WANT, CARD, slug) for slug in TRADED if COPIES[slug])


def make(state: FiefState, deal: Deal, events: list[Event]) -> None:
    """An offer is made; the other seat's orders may answer it at once. Between the two families of one seat there is
    nothing to ask (13.7)."""
    one, other = seat_of(state, deal.maker), seat_of(state, deal.to)
    if one == other:
        conclude(state, deal, events)
        return
    deal.number = next_number(state, one, other)
    state.sides.append(deal)
    tell(state, "deal-offered", deal, events)
    word = _ordered(state, deal)
    if word == "accept" and DealPhase.refuse_accept(state, other, deal) is None:
        DealPhase.accept(state, deal, events)
    elif word == "decline":
        state.sides.remove(deal)
        tell(state, "deal-declined", deal, events)


def refused(state: FiefState, deal: Deal, code: str, family: int) -> Refusal:
    """Why a deal is not possible, told to whom deals with ``family``; with what is not there, or how many cards a hand
    holds."""
    params: Params = {"route": Word(f"route-{deal.route}"), "family": Word(FAMILIES[family])}
    gone = not_there(state, deal) if code == "deal-holds" else None
    if gone is not None:
        params["what"] = terms([gone])
        everything = goods_of(market(state), (deal.maker, deal.to))
        code = "deal-takes" if gone in everything else code
    elif code == "deal-hand":
        params["n"] = hand_limit(state)
    return no(code, params)


def _ordered(state: FiefState, deal: Deal) -> str:
    """What the other seat's orders say to an offer: gifts are welcome, ransoms from a part on, others asked or not."""
    orders = state.orders[seat_of(state, deal.to)]
    if not deal.wants:
        return "accept" if orders.pigeons == "welcome" else ""
    if deal.route == RANSOM and deal.wants[0].kind == CAPTIVE and orders.ransom != "ask":
        full = sum(ransom_of(state, NOBLE[a.what]) for a in deal.wants)
        least = full if orders.ransom == "full" else (full + 1) // 2
        return "accept" if money(deal.gives) >= least else "decline"
    return "decline" if orders.deals == "decline" else ""


class DealPhase(Phase[FiefState, Deal]):
    """An open offer: the other seat accepts, declines or answers with terms of its own; its maker may take it back."""

    verbs = frozenset({"accept", "decline", "counter", "withdraw"})

    def claims(self, state: FiefState, frame: Deal, seat: int, action: Action) -> bool:
        return action.verb in self.verbs and action.args == (frame.number,) and seat in deal_seats(state, frame)

    def prompts(self, state: FiefState, frame: Deal) -> Prompts:
        maker, to = seat_of(state, frame.maker), seat_of(state, frame.to)
        params = facts(state, frame)
        accept, answers = act("accept", frame.number), [act("decline", frame.number), act("counter", frame.number)]
        refusal = self.refuse_accept(state, to, frame)
        if refusal is None:
            answers.insert(0, accept)
        asked = Prompt(
            f"deal-{frame.number}", "deal", "offer", True, False, True, answers, (act("decline", frame.number),),
            params | {"seat": SeatRef(maker)}, () if refusal is None else ((accept, refusal),),
        )  # fmt: skip
        waits = Prompt(
            f"offered-{frame.number}", "offered", "offer", True, False, False, [act("withdraw", frame.number)], (),
            params | {"seat": SeatRef(to)},
        )  # fmt: skip
        return {maker: [waits], to: [asked]}

    @staticmethod
    def refuse_accept(state: FiefState, seat: int, deal: Deal) -> Refusal | None:
        """Why a seat cannot accept, by what it sees; nothing is said of the other's purse and hand."""
        code = problem(state, deal)
        if code is not None:
            return refused(state, deal, code, deal.maker)
        missing = lacking(state, seat, deal.wants)
        if not missing:
            return None
        return no("deal-have", {"number": deal.number, "what": terms(missing), "have": state.purse[seat]})

    def why_not(self, state: FiefState, frame: Deal, seat: int, action: Action) -> Refusal | None:
        mine = seat_of(state, frame.maker) == seat
        if mine != (action.verb == "withdraw"):
            return no("deal-none", {"number": frame.number})
        return self.refuse_accept(state, seat, frame) if action.verb == "accept" else None

    def act(self, state: FiefState, frame: Deal, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "accept":
            self.accept(state, frame, events)
            return
        state.sides.remove(frame)
        key = {"decline": "deal-declined", "counter": "deal-countered", "withdraw": "deal-withdrawn"}[action.verb]
        tell(state, key, frame, events)
        if action.verb == "counter":
            state.drafts[seat] = [list(frame.wants), list(frame.gives)]

    @staticmethod
    def accept(state: FiefState, deal: Deal, events: list[Event]) -> None:
        """What was offered is carried out, or is void where its maker no longer has it."""
        state.sides.remove(deal)
        if can_give(state, seat_of(state, deal.maker), deal.gives):
            conclude(state, deal, events)
        else:
            tell(state, "deal-void", deal, events)

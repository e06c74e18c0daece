"""What can be worked out from a position of Lords of Xidit: ways, what orders do, what rewards bring, who leads.

Everything here reads what a state and a view tell alike (``engine.xidit.positions``); the rules themselves, panels,
pictures and computer players take it from here, so that each rule stands once.
"""

from engine.xidit.analysis.census import PRIZES, abroad, prospect, wins, years_to_census
from engine.xidit.analysis.deeds import (
    NEED,
    Effect,
    TitanChoice,
    effect,
    joins,
    lacking,
    payable,
    payment,
    titan_choice,
    unit_list,
    weakest,
    willing,
)
from engine.xidit.analysis.evaluation import (
    PHANTOM,
    Fall,
    drops,
    fallen,
    influence,
    points_by_region,
    region_points,
    reputation,
    reputation_of,
    saviour,
)
from engine.xidit.analysis.fights import Fight, fights
from engine.xidit.analysis.forecast import Forecast, Outlook, before, outlooks
from engine.xidit.analysis.leads import Last, Lead, falls, last, leads
from engine.xidit.analysis.plans import Point, first_acts, foe, points, sendable, spendable, unplanned
from engine.xidit.analysis.rewards import (
    TRACK_OF,
    against_phantom,
    brings,
    growing,
    least,
    most_sovereigns,
    open_regions,
    rich,
    room,
    safest,
    send,
    sent,
    wasteful,
)
from engine.xidit.analysis.ways import FAR, city_after, contenders, route, sooner
from engine.xidit.bounds import ORDERS, STEPS
from engine.xidit.state import census_years, cities_in_play, in_turn, last_year
from engine.xidit.tiles import places, recruit_side

__all__ = [
    "FAR", "NEED", "ORDERS", "PHANTOM", "PRIZES", "STEPS", "TRACK_OF", "Effect", "Fall", "Fight", "Forecast", "Last",
    "Lead", "Outlook", "Point", "TitanChoice", "abroad", "against_phantom", "before", "brings", "census_years",
    "cities_in_play", "city_after", "contenders", "drops", "effect", "fallen", "falls", "fights", "first_acts", "foe",
    "growing", "in_turn", "influence", "joins", "lacking", "last", "last_year", "leads", "least", "most_sovereigns",
    "open_regions", "outlooks", "payable", "payment", "places", "points", "points_by_region", "prospect",
    "recruit_side", "region_points", "reputation", "reputation_of", "rich", "room", "route", "safest", "saviour",
    "send", "sendable", "sent", "sooner", "spendable", "titan_choice", "unit_list", "unplanned", "wasteful",
    "weakest", "willing", "wins", "years_to_census",
]  # fmt: skip

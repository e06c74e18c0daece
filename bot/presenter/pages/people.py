"""What people of a table are asked beside the game, in words; who voted how is told to nobody."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.common.safe_names import bare, clean, incoming
from bot.presenter.words.voice import Voice, moment
from bot.tables.model import TableInfo
from bot.tables.unit.motions import Motion, MotionKind
from engine.core import params_from
from engine.core.corrections import NOBODY


def until(motion: Motion) -> str:
    """When something is decided at the latest, as a date."""
    return moment(motion.due_at or 0.0, "f")


def told(voice: Voice, event: Mapping[str, Any]) -> str:
    """An event as a payload holds it, in words."""
    return voice.say(str(event["key"]), params_from(event["params"]))


def scalar(voice: Voice, game: str, text: str) -> str:
    """A value of a position, as JSON, in words."""
    value = json.loads(text)
    if isinstance(value, bool):
        return voice.text("yes" if value else "no")
    if value == NOBODY:
        return voice.text("correct-nobody")
    return voice.word(game, value) if isinstance(value, str) else str(value)


def asked(info: TableInfo, voice: Voice, motions: Sequence[Motion]) -> list[str]:
    """One line for everything that is open."""
    return list(dict.fromkeys(_line(info, voice, motion) for motion in motions))


def _line(info: TableInfo, voice: Voice, motion: Motion) -> str:
    when = until(motion)
    match motion.kind:
        case MotionKind.HANDOVER if motion.to_user is None:
            return voice.text("motion-handover-open", seat=motion.seat + 1, until=when)
        case MotionKind.HANDOVER:
            return voice.text("motion-handover", seat=motion.seat + 1, to=_newcomer(info, motion), until=when)
        case MotionKind.REMOVAL:
            return voice.text("motion-removal", name=voice.seat(motion.seat), seat=motion.seat + 1, until=when)
        case MotionKind.CANCEL:
            everybody = {s.user_id for s in info.seats if s.user_id is not None}
            yes = sum(agrees for user, agrees in motion.facts.votes.items() if user in everybody)
            return voice.text("motion-cancel", until=when, yes=yes, voters=len(everybody))
        case MotionKind.DRAW:
            return voice.text("motion-draw", until=when)
        case MotionKind.CORRECT:
            facts = motion.facts
            old, new = (scalar(voice, info.game, text) for text in (facts.old, facts.new))
            return voice.text("motion-correct", what=told(voice, facts.event), old=old, new=new, until=when)
        case MotionKind.REWIND:
            return voice.text("motion-rewind", what=told(voice, motion.facts.event), until=when)
        case MotionKind.SWAP:
            return voice.text("motion-swap", name=clean(_who(info, motion.by_user)), seat=motion.seat + 1)
        case MotionKind.PAUSE:
            return voice.text("motion-pause", until=when)
        case MotionKind.RESUME:
            return voice.text("motion-resume", until=when)
        case MotionKind.CONCEDE:
            return voice.text("motion-concede", name=voice.seat(motion.seat))


def _newcomer(info: TableInfo, motion: Motion) -> str:
    """What somebody is called who may get a seat."""
    names = tuple(bare(seat.name, seat.seat) for seat in info.seats)
    return clean(incoming(motion.to_name, motion.seat, names))


def _who(info: TableInfo, user_id: int) -> str:
    return next((seat.name for seat in info.seats if seat.user_id == user_id), "")

"""The questions of seats: which stand open, since when, until when, and how a click names one.

Pure: what is stored with a seat and what the game asks in, what is stored from now on out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

import msgspec

from bot.store.models import SeatRecord
from bot.tables.clock.availability import Rhythm
from bot.tables.model import Question, Waiting
from bot.tables.play import time_banks
from engine.core import Event, Prompt, Prompts, seat_slug
from engine.core.standing import STANDING

REMEMBERED = 8
"""So many closed questions of a seat are kept, for the case that somebody changes their mind."""
MOST_TRAILS = 24
"""In a secret step components stay alive over so many acts of one's own."""
SURPRISE = 24 * 3600.0
"""A table without deadlines that gets some leaves at least so much time for what is asked already."""
_DECODER = msgspec.json.Decoder(list[Question])
_ENCODER = msgspec.json.Encoder()


def asked(seat: SeatRecord) -> list[Question]:
    """Every question kept with a seat."""
    return _DECODER.decode(seat.asked) if seat.asked != "[]" else []


def standing(seat: SeatRecord) -> list[Question]:
    """The open questions of a seat, most urgent first."""
    return [q for q in asked(seat) if not q.gone]


def keep(seat: SeatRecord, questions: Iterable[Question]) -> None:
    """Store the questions of a seat."""
    seat.asked = _ENCODER.encode(list(questions)).decode()


def blocked(seat: SeatRecord) -> bool:
    """Whether the game waits for this seat."""
    return any(q.blocks for q in standing(seat))


def waiting(seats: Iterable[SeatRecord]) -> tuple[tuple[Waiting, ...], bool]:
    """The seats a table publicly waits for, and whether it also waits for somebody it does not name."""
    found, hushed = [], False
    for seat in seats:
        waits = [q for q in standing(seat) if q.blocks]
        hushed = hushed or any(q.anonymous for q in waits)
        named = next((q for q in waits if not q.anonymous), None)
        if named is not None:
            found.append(Waiting(seat.seat, named.step, named.since))
    return tuple(found), hushed


def keys(seat: SeatRecord) -> set[tuple[str, str]]:
    """What tells the open questions of a seat from others."""
    return {(q.id, q.pace) for q in standing(seat)}


def settle(
    seat: SeatRecord,
    prompts: Sequence[Prompt],
    rhythm: Rhythm,
    now: float,
    *,
    first: bool,
    forget: bool,
    answered: bool = False,
) -> list[Question]:
    """Bring the stored questions of a seat in line with what the game asks it; those that are closed with that.

    A question keeps the time it was given when it appeared; one that comes back after somebody changed their mind has
    what was left of it. ``first``: of a game that begins; ``forget``: nothing that closed so far can come back;
    ``answered``: the seat has answered by hand, which puts time back on its clock.
    """
    known = {(q.id, q.pace): q for q in asked(seat)}
    still = {(prompt.id, prompt.pace): prompt for prompt in prompts}
    shut = {key: q for key, q in known.items() if not q.gone and key not in still}
    opened = [p for key, p in still.items() if key not in known or known[key].gone]
    if any(time_banks.runs(q) for q in shut.values()) or any(p.pace == "turn" and not p.anonymous for p in opened):
        time_banks.count(
            seat, list(known.values()), rhythm, now
        )  # never when others act, or it would tell that they did
    known |= {key: time_banks.shut(seat, q, rhythm, now, answered=answered) for key, q in shut.items()}
    now_open = []
    for prompt in prompts:
        old = known.pop((prompt.id, prompt.pace), None)
        if old is None or (old.gone and old.act_at is not None and old.act_at <= now):
            root = seat.heard if old is None else old.root
            if old is not None:
                time_banks.opened_again(seat, old, rhythm, now)
            bank = time_banks.given(seat, rhythm.policy)
            new = timed(fresh(prompt, now, root), rhythm, now, first=first, bank=bank)
            seat.unwarned = seat.unwarned and (seat.machine or new.pace == "offer" or new.due_at is None)
            now_open.append(_trodden(new, seat))
        else:
            old = time_banks.opened_again(seat, old, rhythm, now) if old.gone else old
            now_open.append(_trodden(_same(old, prompt), seat))
    closed = [q for q in known.values() if q.gone] + [
        msgspec.structs.replace(q, gone=True) for q in known.values() if not q.gone
    ]
    keep(seat, [*now_open, *([] if forget else closed[-REMEMBERED:])])
    return list(shut.values())


def _same(old: Question, prompt: Prompt) -> Question:
    return msgspec.structs.replace(
        old,
        step=prompt.step,
        secret=prompt.secret,
        anonymous=prompt.anonymous,
        notify=prompt.notify,
        settles=bool(prompt.default),
        gone=False,
    )


def _trodden(question: Question, seat: SeatRecord) -> Question:
    """A question that remembers, in a secret step, how far its seat has come."""
    if not question.secret or question.trails[-1:] == (seat.trail,):
        return question
    return msgspec.structs.replace(question, trails=(*question.trails, seat.trail)[-MOST_TRAILS:])


def fresh(prompt: Prompt, now: float, root: str = "") -> Question:
    """A question that is asked now, without a deadline yet. ``root``: what its seat has heard."""
    return Question(
        prompt.id,
        prompt.step,
        prompt.pace,
        prompt.secret,
        prompt.anonymous,
        prompt.notify,
        bool(prompt.default),
        since=now,
        began=now,
        root=root,
    )


def timed(
    question: Question, rhythm: Rhythm, now: float, *, first: bool = False, bank: float | None = None
) -> Question:
    """A question whose time begins now. ``bank``: what it has where the table's clocks run."""
    due_at = act_at = hours = None
    off = 0.0
    match question.pace:
        case "turn":
            bank = None if question.anonymous else bank
            hours = None if bank is None else (rhythm.own.zone, rhythm.own.wake, rhythm.own.sleep)
            due_at, off = rhythm.turn(now, first=first, together=question.anonymous, bank=bank)
            act_at = None if due_at is None else due_at + rhythm.policy.grace * 3600
        case "window":
            due_at = act_at = rhythm.window(now)
        case _ if question.settles:
            due_at = act_at = rhythm.offer(now)
    return msgspec.structs.replace(
        question, began=now, due_at=due_at, act_at=act_at, off=off, nudged=False, promised=None, hours=hours
    )


def missed(question: Question) -> bool:
    """Whether a question's deadline has passed, and was acted on: it has none any more."""
    return question.due_at is not None and question.act_at is None


def renew(
    seat: SeatRecord,
    rhythm: Rhythm,
    now: float,
    *,
    all_of_them: bool = False,
    at_least: bool = False,
    overdue: bool = False,
) -> None:
    """Give a seat the whole time for what it is asked. Where nobody is told who must answer, one seat's time may not
    tell it: there it stays unless it is over, or all seats' times are given anew. ``at_least``: no question loses time
    that it was promised; ``overdue``: only what was missed has time again."""
    kept = []
    bank = time_banks.given(seat, rhythm.policy)
    for q in asked(seat):
        shared = q.anonymous and not all_of_them and (q.act_at or 0.0) > now
        if q.gone or shared or (overdue and not missed(q)):
            kept.append(q)
        else:
            again = msgspec.structs.replace(q, spent=spent(q, rhythm, now), late=q.late or missed(q))
            new = timed(again, rhythm, now, bank=bank)
            kept.append(_no_sooner(q, new, rhythm, now) if at_least else new)
    keep(seat, kept)


def _no_sooner(old: Question, new: Question, rhythm: Rhythm, now: float) -> Question:
    """A question with its new time, or with what was promised for it where that ends later. Where nothing was promised
    because there was no deadline, nobody is surprised by one within a day."""
    promised = old.promised
    if old.due_at is not None:
        due, act = promised or (old.due_at, old.due_at)
        promised = max(due, old.due_at), max(act, old.act_at or old.due_at)
    if new.due_at is None:
        return msgspec.structs.replace(new, promised=promised)
    due, act = promised or (now + SURPRISE, now + SURPRISE)
    due_at = rhythm.on_slot(due) if due > new.due_at and due != old.due_at else max(new.due_at, due)
    kept = due_at == old.due_at
    return msgspec.structs.replace(
        new,
        due_at=due_at,
        act_at=None if new.act_at is None else max(new.act_at, act, due_at),
        began=old.began if kept else now,
        nudged=old.nudged and kept,
        promised=promised,
    )


def put_off(seat: SeatRecord, rhythm: Rhythm, now: float, *, together: bool = False) -> bool:
    """Bring the turns a seat is asked for in line with days off that were announced or ended; whether one changed.

    Nobody is surprised within a day by a deadline that comes sooner again. ``together``: those which all seats are
    asked at once without names, instead of the seat's own.
    """
    kept, changed = [], False
    for q in asked(seat):
        if not q.gone and q.pace == "turn" and q.due_at is not None and q.anonymous is together:
            plain = q.due_at - q.off
            due = rhythm.put_off(q.began, plain, together=together)
            if due < q.due_at:
                due = max(due, min(q.due_at, rhythm.on_slot(now + SURPRISE)))
            act = None if q.act_at is None else q.act_at + due - q.due_at
            changed = changed or due != q.due_at
            kept.append(msgspec.structs.replace(q, due_at=due, act_at=act, off=due - plain))
        else:
            kept.append(q)
    if changed:
        keep(seat, kept)
    return changed


def spent(question: Question, rhythm: Rhythm, now: float) -> float:
    """Seconds for which a question has been asked by now, without pauses and days off."""
    return question.spent + rhythm.own.present(question.began, now)


def shift(seat: SeatRecord, rhythm: Rhythm, by: float, now: float) -> None:
    """Let the time of a seat's questions go on after a rest."""
    if seat.asked == "[]":
        return
    time_banks.count(seat, asked(seat), rhythm, now - by)
    if seat.bank_at is not None:
        seat.bank_at = now
    keep(seat, [_resumed(q, rhythm, by, now) for q in asked(seat)])


def _resumed(question: Question, rhythm: Rhythm, by: float, now: float) -> Question:
    due_at, off = rhythm.resumed(question, now - by, now)
    later = 0.0 if due_at is None or question.due_at is None else due_at - question.due_at
    promised = question.promised
    return msgspec.structs.replace(
        question,
        began=now,
        spent=spent(question, rhythm, now - by),
        shut=question.shut + by,
        due_at=due_at,
        act_at=None if question.act_at is None else question.act_at + later,
        off=off,
        promised=None if promised is None else (promised[0] + by, promised[1] + by),
    )


def jump(seat: SeatRecord, by: float, *, slots: bool) -> bool:
    """The machine's clock was set by so many seconds: what a seat is asked keeps the time it has left, and what was
    counted stays; whether a moment has moved at which something is due. ``slots``: turns are due at fixed times, which
    stay what they are; what nobody waits for is not counted as moved."""
    kept, moved = [], False
    for q in asked(seat):
        new = msgspec.structs.replace(q, since=q.since + by, began=q.began + by, shut=q.shut and q.shut + by)
        if not (slots and q.pace != "window") and q.due_at is not None:
            moved = moved or (q.blocks and not q.gone)
            new = msgspec.structs.replace(
                new,
                due_at=q.due_at + by,
                act_at=None if q.act_at is None else q.act_at + by,
                promised=None if q.promised is None else (q.promised[0] + by, q.promised[1] + by),
            )
        kept.append(new)
    if kept:
        keep(seat, kept)
    if seat.bank_at is not None:
        seat.bank_at += by
    return moved


def change(seat: SeatRecord, question: str, **fields: object) -> None:
    """Set fields of an open question by its id."""
    keep(seat, [msgspec.structs.replace(q, **fields) if q.id == question and not q.gone else q for q in asked(seat)])


def token(seat: SeatRecord, prompt: Prompt, seats: Sequence[SeatRecord] = ()) -> str:
    """What a component carries that answers a question: made of its id, what its seat had heard when it was asked,
    what the seat has done, and who has the other ``seats`` that its answers name. What others do changes none; a
    component from a future that was lost, when a backup was put back, fits no question of the present unless the seat
    cannot tell the two apart."""
    return tokens(seat, prompt, seats)[-1]


def tokens(seat: SeatRecord, prompt: Prompt, seats: Sequence[SeatRecord] = ()) -> list[str]:
    """Everything that components may carry which answer a question, the present one last. One's own acts change those
    of public questions, so that a second click of the same button does nothing; in a secret step, where choices are
    made one by one, those from before one's last acts still do, each button once (``was_pressed``)."""
    known = next((q for q in standing(seat) if (q.id, q.pace) == (prompt.id, prompt.pace)), None)
    root = known.root if known else ""
    trails = known.trails if known and prompt.secret else ()
    people = _people(seat, prompt, seats)
    return [
        _digest(f"{prompt.id}/{root}/{t}{people}")
        for t in dict.fromkeys((*(t for t in trails if t != seat.trail), seat.trail))
    ]


def press(token: str, words: str) -> str:
    """What tells a control from others: the ``token`` of the moment that it shows, and its ``words``."""
    return _digest(f"press/{token}/{words}")


def was_pressed(seat: SeatRecord, press: str) -> bool:
    """Whether what a seat did last in a secret step was done by the same control. It stays alive over acts of one's
    own, and by a double tap would do it twice: not every choice may be repeated harmlessly."""
    return any(press == q.pressed for q in asked(seat))


def note_press(seat: SeatRecord, question: str, press: str) -> None:
    """A control has done something for a question, which may be closed with that and come back."""
    mine = [q for q in asked(seat) if q.id == question and q.secret]
    if mine:
        keep(seat, [msgspec.structs.replace(q, pressed=press) if q in mine else q for q in asked(seat)])


def _people(seat: SeatRecord, prompt: Prompt, seats: Sequence[SeatRecord]) -> str:
    """Who has the other seats that the answers of a question name; nothing as long as nobody has come to them since the
    game began. What was chosen for somebody never goes to whoever has that seat afterwards. Where people bargain and no
    seat is named as every game may name it, the game has names of its own, such as families: any seat may be meant."""
    came = {seat_slug(s.seat): s.arrivals for s in seats if s.arrivals and s is not seat}
    if not came:
        return ""
    words = {arg for action in prompt.actions for arg in action.args}
    bargains = prompt.pace == "offer" and prompt.id != STANDING and words.isdisjoint(seat_slug(s.seat) for s in seats)
    named = came if bargains else words & came.keys()
    return "".join(f"/{slug}~{came[slug]}" for slug in sorted(map(str, named)))


def undo_token(seat: SeatRecord) -> str:
    """What a component carries that takes the seat's last command back."""
    return _digest(f"undo/{seat.trail}/{seat.undoable}")


def tread(seat: SeatRecord, *done: str) -> None:
    """The seat has done something: its trail grows."""
    seat.trail = _link(seat.trail, "\n".join(done).encode())


def hear(seats: Iterable[SeatRecord], events: Iterable[Event]) -> None:
    """Seats hear what they may know of what happened."""
    said = [(event.audience, msgspec.json.encode((event.key, event.params))) for event in events]
    for seat in seats:
        for audience, words in said:
            if audience is None or seat.seat in audience:
                seat.heard = _link(seat.heard, words)


def _link(chain: str, more: bytes) -> str:
    return hashlib.blake2s(more, key=chain.encode(), digest_size=8).hexdigest()


def _digest(text: str) -> str:
    return hashlib.blake2s(text.encode(), digest_size=4).hexdigest()


def in_line(seats: Iterable[SeatRecord], prompts: Prompts) -> bool:
    """Whether the stored questions are those that the game asks."""
    return all(keys(s) == {(p.id, p.pace) for p in prompts.get(s.seat, ())} for s in seats)

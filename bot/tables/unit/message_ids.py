"""Every message id this package uses, with its parameters. A test checks that nothing else is raised or posted.

Parameters are told by what they are (``bot.common.errors.Value``): a ``str`` is what people wrote and is made safe, an
``int`` an amount or a number from 1, a ``float`` a moment in seconds since 1970 (``until``: as a date); seats, actions
and verbs are the engine's terms. The catalogues translate them; refusals of a game (``Refusal.code``) come on top of
these.
"""

from __future__ import annotations

from collections.abc import Mapping

REFUSALS: Mapping[str, tuple[str, ...]] = {
    # the table
    "no-such-table": ("table",),  # number
    "unknown-game": ("game", "known"),  # slug as typed, list of known slugs
    "seat-count": ("game", "least", "most"),
    "options-unknown": ("option", "known"),  # name as typed, list of option names
    "options-refused": ("detail",),  # what the rules say of these options together (English)
    "bad-deadline": ("field",),  # a field of DeadlinePolicy
    "only-organiser": (),
    "only-in-lobby": (),  # the table has started already
    "not-started": (),  # the table has not started
    "table-over": (),
    "table-cancelled": (),
    "table-paused": (),
    "table-asleep": (),  # nobody was there; a seated person's click wakes it
    "not-asleep": (),
    "not-stopped": (),  # its rules have not failed, or not any more
    "rules-fault": (),  # the rules failed: a fault of the program
    "not-paused": (),
    "table-full": (),
    "already-seated": (),
    "not-seated": (),
    "no-such-seat": ("seat", "seats"),  # number as people count (from 1), how many there are
    "seat-taken": ("seat",),
    "seat-own": ("seat",),
    "seat-drawn": (),  # who sits where is drawn at the start
    "seat-drafted": (),  # who sits where is drafted at the start
    "seat-no-draft": (),
    "seat-wishes": ("seats",),
    "word-empty": (),  # nothing that can be seen was written
    "no-computer-seat": (),
    "unknown-player": ("player", "known"),
    "too-few-players": ("seats", "missing"),
    "which-seat": ("seats",),  # numbers, from 1, as text: "1, 3"
    "not-on-autopilot": (),
    "same-user": ("seat",),
    "move-already-here": (),
    "move-other-server": (),
    "seat-known": (),  # whoever has known one seat may not hold another
    "seat-played": ("seat",),  # a computer plays that seat to the end
    "not-absent": ("name", "seat"),  # its holder has missed no deadline
    "replace-nobody": (),  # one's own seat, or one that is free already, without saying to whom
    "nothing-asked": (),  # there is no such vote or handover, or not any more
    "table-closed": (),  # removed from this table, or kept away by a block: it does not say which
    "banned-here": (),  # from this server
    "ban-yourself": (),
    "not-banned": (),
    "block-yourself": (),
    "block-many": ("most",),
    "not-blocked": (),
    "seat-not-for": (),  # whoever is to have the seat may not, and that is all that is said
    "report-empty": (),
    "report-yourself": (),
    "report-lesson": (),
    "correct-not-you": (),  # only a manager without a part in the game proposes corrections
    "correct-asked": (),
    "correct-path": (),  # no such public value
    "correct-kind": (),  # not a value of that kind
    "correct-refused": (),  # no game can hold it, or it could not go on
    "correct-bound": ("what",),  # the step or the piece in which somebody may hide what depends on the value
    "hook-url": (),  # no address that can be used
    "hook-private": (),  # it leads into a private network
    "hook-many": ("most",),
    "hook-not-yours": (),
    "no-such-hook": ("number",),
    "no-such-report": ("number",),  # number
    "remove-running": (),  # in a running game only a manager without a part in it removes
    "remove-yourself": (),
    "not-there": (),  # the person to be removed has no seat
    "too-often": ("when",),  # a moment
    "draw-alone": (),
    "concede-alone": (),
    "concede-ends": (),  # it would end the game by now, and they were told otherwise
    "conceded-already": (),
    "rewind-none": (),  # nothing has happened yet to which the table could go back
    "rewind-gone": (),  # that moment is too long ago, or was taken back
    "rewind-asked": (),  # another moment is being voted on
    # play
    "stale-click": (),  # StaleClick
    "no-actions": (),
    "nothing-to-undo": (),
    "unknown-style": ("style", "known"),
    "cannot-undo": (),
    "undone-already": (),  # the second half of a double click
    "slow-down": ("seconds",),  # whole seconds until an act is looked at again
    "save-broken": ("table",),
    "damage-restoring": ("table",),  # something stored of its game is damaged, and is put back from the log
    "damage-closed": ("table", "over"),  # and cannot be put back
    # papers
    "import-broken": ("detail",),  # which part (English)
    "import-partial": (),  # an export of a running game holds only what one seat may see
    "import-underway": (),  # another file of the same person is being looked at
    "import-heavy": (),  # playing it again takes more time or memory than a game does
    "import-unfinished": (),  # games that still run are imported by the operator only
    "not-finished": (),
    # looking back
    "bad-cadence": ("known",),
    "hush-over": (),  # the turn of the reminder is over
    "gate-missed": ("most", "share"),  # percent
    "gate-new": ("n",),
    "queue-hours": ("hours",),
    "queue-alone": (),
    "queue-many": ("most",),
    "queue-out": (),
    "not-invited": (),
    "already-invited": (),
    "invite-many": ("most",),
    "invite-yourself": (),
    "invite-sits": (),  # they have a seat already
    "nobody-invited": (),  # they were not asked
    "no-such-league": (),
    "league-rounds": ("most",),
    "league-unnamed": (),
    "league-many": ("most",),  # they have so many going on
    "league-over": (),
    "league-in": (),  # takes part already
    "league-out": (),  # takes no part
    "league-full": ("most",),
    "league-few": ("seats",),
    "league-started": (),
    "stats-none": (),  # no finished game, or they want to stay unlisted
    "stats-none-own": (),
    "stats-versus-own": (),
    "stats-game-none": (),
    "replay-hidden": (),
    "replay-failed": (),
    "replay-heavy": (),
    "replay-turn-none": ("number", "turn"),
    # anonymous tables
    "anonymous-word": (),
    "anonymous-replace": (),
    "anonymous-remove": (),
    # talk
    "seats-moved": ("seat", "name"),  # somebody else has it than when it was named
    "bad-press": (),
    "talk-none": (),  # this table has no talk at all
    "talk-public": (),  # everything is said in its thread
    "talk-rulebook": (),  # and the rulebook knows no bargaining in private
    "talk-grace": (),  # a deadline is over, and whom it waits for may not be talked to
    "talk-nobody": ("seat", "why"),  # "own" for one's own, else "free": nobody, or a computer, has it
    "talk-alone": (),
    "talk-empty": (),
    "talk-long": ("most",),
    "talk-again": (),  # exactly what they said last
    "talk-unknown": (),  # no such talk, or not one's own
    "talk-running": (),  # published when the game is over
    # forks
    "fork-hidden": (),  # another's seat of a running game
    "fork-cannot": (),  # no position yet from which what is hidden can be drawn anew
    "fork-turn": (),  # a turn of a running game
    "fork-many": ("tables",),  # texts: "#12"
    # notes
    "notes-empty": (),
    "notes-long": ("most",),
    "notes-changed": (),  # the form was opened over another text
    # settings
    "bad-zone": ("zone",),
    "bad-locale": ("locale", "known"),
    "bad-digest": (),  # no hour of the day
    "bad-hours": ("least",),  # no hours of the day, or a day too short; least: hours
    "bad-days": ("most",),  # days off: none, or too many at once
    "days-past": (),
    "days-ahead": ("days",),
    "days-taken": ("until",),  # others are announced; until: a moment
    "days-few": ("days",),  # so many are left
    "no-days-off": (),
}
"""``UserError.key`` to the names of its parameters."""

POSTS: Mapping[str, tuple[str, ...]] = {
    # NOTE: one line in the thread. ``name`` is a seat's name, ``seat`` its number from 1
    "note-joined": ("name", "seat"),  # somebody took an offered seat
    "note-correct": ("what", "old", "new", "until"),  # a correction is proposed (correct nocorrect)
    "whisper-correct": ("table", "what", "old", "new", "until"),
    "note-correct-failed": (),
    "note-correct-lost": (),  # what was to be corrected has changed meanwhile
    "note-correct-bound": ("what",),  # all agreed while somebody may hide what depends on it
    "note-correct-agreed": ("what", "old", "new"),
    "note-repaired": (),  # the position follows corrected rules
    "note-kept": (),  # the position stays as it was under earlier rules
    "note-report": ("number", "table", "id"),  # to the server's channel for reports
    "whisper-hook-off": ("number",),  # a webhook was given up
    "whisper-report": ("number", "table"),  # a report of theirs was closed
    "whisper-banned": ("table",),
    "whisper-queue": ("table", "game"),  # the table that somebody waited for has opened; game: its slug
    "whisper-queue-over": ("game", "seats", "hours", "place"),  # they waited long enough; place: a channel's number
    "whisper-invited": ("name", "table", "game"),  # asked to a table (come refuse)
    "whisper-unheard": ("table", "user"),  # to the organiser: no direct message reaches whoever was asked
    "whisper-refused": ("table", "user"),  # to the organiser: whoever was asked does not come; user: their number
    "note-drafted": ("order",),  # names with what they wished, in the order in which they chose
    "note-left": ("name", "seat"),  # left; the seat is offered (button claim)
    "note-replaced": ("old", "name", "seat"),
    "note-handover-given": ("name", "seat", "to", "until"),  # the holder agrees, or there is none (take decline)
    "note-handover-asked": ("name", "seat", "to", "until"),  # the holder is there and is asked (give keep take decline)
    "note-handover-absent": ("name", "seat", "to", "until"),  # the holder missed a deadline (back take decline)
    "note-handover-open": ("name", "seat", "until"),  # the same, and anybody may have the seat (back)
    "note-handover-offered": ("name", "seat"),  # they did not come back: the seat is free (button claim)
    "note-handover-refused": ("name", "seat"),
    "note-handover-lapsed": ("name", "seat"),  # the time is over, the seat stays where it is
    "note-removal": ("name", "seat", "until"),  # a manager removes a person from a running game
    "note-removal-off": ("name", "seat"),
    "note-removed": ("name", "seat"),  # a computer plays the seat to the end
    "note-deadline": ("name", "deadline"),  # the deadline policy is another one (params: policy)
    "note-cancel": ("name", "until"),  # a vote on cancelling the game (agree object)
    "note-cancel-failed": (),
    "note-cancel-agreed": (),
    "note-pause": ("name", "until"),  # a vote on a pause (pause nopause)
    "note-pause-failed": (),
    "note-pause-agreed": ("until",),
    "note-pause-over": (),
    "note-resume": ("name", "until"),  # a vote on going on (resume)
    "note-resume-agreed": (),
    "note-draw": ("until",),  # a secret vote on a draw (draw nodraw)
    "note-draw-failed": (),
    "note-draw-agreed": (),
    "note-conceded": ("name",),
    "note-conceded-back": ("name",),
    "note-conceded-over": ("name",),  # with that the game is over
    "note-rewind": ("name", "what", "until"),  # a secret vote on going back (rewind norewind); what: an event
    "note-rewind-failed": (),
    "note-rewind-lost": (),  # what was voted on was taken back meanwhile
    "note-rewind-agreed": ("what",),
    "note-resigned": ("name", "seat"),  # a computer plays the seat to the end
    "note-back": ("name", "seat"),  # took the seat back from autopilot
    "note-autopilot": ("name", "seat", "actions", "leaves"),  # a computer acts for now, did this, and no more till then
    "note-hold": ("name", "seat", "actions"),  # missed the deadline; what silence means was done, namely this
    "note-cost-half": ("name", "seat"),  # half of the time until a turn is answered in time
    "note-cost-seat": ("name", "seat", "n"),  # so many deadlines missed: the seat is offered
    "note-missed": ("name", "seat"),  # and the table sleeps
    "note-overdue": ("name", "seat"),  # missed the deadline; the table waits on (mention)
    "note-nudge-closed": ("name", "seat", "due"),  # the last reminder of one whom no direct message reaches (mention)
    "note-nudge": ("name", "seat", "due"),  # the last one missing (mention: whom no direct message reaches)
    "note-away": ("name", "begins", "until"),  # days off; moments
    "note-away-now": ("name", "until"),  # days off that have begun; a moment
    "note-away-over": ("name",),  # no days off any more
    "note-paused": (
        "name",
        "until",
    ),  # until: when it goes on by itself; who paused, empty for a server manager without a seat
    "note-resumed": ("name",),
    "note-asleep-covered": (),  # computers act for everybody; the table sleeps (button wake)
    "note-asleep-round": (),  # a whole round passed without a person; the table sleeps (button wake)
    "note-woken": ("name",),
    "note-stopped": (),  # its rules failed; no deadline runs (button retry)
    "note-unreadable": (),  # its position cannot be read; no deadline runs (button retry)
    "note-restoring": (),  # something stored of its game is damaged; no deadline runs
    "note-restored": (),  # it is put back, and deadlines run again
    "note-closed": (),  # it cannot be put back
    "note-clock": ("minutes", "way"),  # the machine's clock was set; way: ahead or back
    "note-no-game": (),  # its game is not offered by this Herald; no deadline runs (button retry)
    "note-goes-on": (),  # a stopped table goes on
    "note-undone": (
        "name",
        "seat",
        "actions",
    ),  # public actions taken back: Said, or Verb where arguments hide
    "note-imported": ("name",),
    "note-thread-anew": (),  # the thread was deleted; this is another one
    "note-thread-late": (),  # the thread could be opened at last
    "note-moved": (),
    "note-moved-away": ("where",),  # to the old thread; where: the number of the channel
    "dm-closed-note": ("name", "seat"),  # button hand
    "left-server-note": ("name", "seat"),  # no member of the server any more
    "left-server-note-nobody": (),  # the same where nobody may learn of which seat
    "dm-closed-note-nobody": (),  # the same where nobody may learn of which seat
    # WHISPER: one line to a user
    "whisper-reminder": ("table", "due"),
    "whisper-autopilot": ("table", "actions", "leaves"),  # what it played first, until when no more (button back)
    "whisper-hold": ("table", "actions"),  # what silence means was done, namely this
    "whisper-cost-half": ("table",),
    "whisper-cost-seat": ("table", "n"),
    "whisper-asleep": ("table",),  # button wake
    "whisper-asleep-missed": ("table",),  # and a deadline of theirs has just passed (wake)
    "whisper-stopped": ("table", "step"),  # its rules failed at a question of this seat
    "whisper-stopped-orders": ("table", "step"),  # they failed in the standing orders of this seat
    "whisper-stopped-here": ("table",),  # to whoever is alone with computers
    "whisper-restoring": ("table",),  # the same three to whoever is alone with computers
    "whisper-restored": ("table",),
    "whisper-closed": ("table",),
    "whisper-seat": ("table", "seat"),  # the user was given this seat
    "whisper-homeless": ("table", "number"),  # the table's channel is gone
    "whisper-lacks": ("table", "permission"),  # what Herald may not do: bot.workers.outbox.transport.Permission
    "whisper-barred": ("table",),  # they may not view the table's channel
    "whisper-barred-other": ("table", "name", "seat"),  # to the organiser: that somebody may not
    "whisper-replaced": ("table", "seat"),  # the seat went to somebody else
    "whisper-handover-asked": ("table", "seat", "to", "until"),  # buttons give, keep
    "whisper-handover-absent": ("table", "seat", "until"),  # button back
    "whisper-handover-take": ("table", "seat", "until"),  # buttons take, decline
    "whisper-removal": ("table", "until"),
    "whisper-removed": ("table",),  # from a lobby
    "whisper-deadline": ("table", "deadline"),  # params: policy
    "whisper-cancel": ("table", "until"),  # buttons agree, object
    "whisper-swap": ("table", "name", "seat", "yours"),  # button swap
    "whisper-pause": ("table", "until"),  # buttons pause, nopause
    "whisper-resume": ("table", "until"),  # button resume
    "whisper-draw": ("table", "until"),  # buttons draw, nodraw
    "whisper-rewind": ("table", "what", "until"),  # buttons rewind, norewind
    "whisper-rewound": ("table", "what"),
    "whisper-talk": ("table", "name", "whom", "text"),  # whom: seats (button talk)
    "whisper-publish": ("table", "whom"),  # somebody wants a talk published (button publish)
    "note-talk-published": ("whom",),  # (button talked)
    # RESULT: why people ended the game
    "outcome-cancelled": (),
    "outcome-draw": (),
    "outcome-conceded": (),
}
"""``key`` in the payload of a NOTE or WHISPER to the names of its parameters."""

EVENTS: Mapping[str, tuple[str, ...]] = {
    "nearing-off": (),  # told in the thread alone: no end of the game is in sight any more
    "table-kept": (),  # the log goes on from a position that was kept under other rules
    "table-corrected": (),
    "table-rewound": ("n",),  # so many things that were told are taken back
    "undone-actions": ("seat", "actions"),  # a SeatRef; a list of Said, of those whose arguments are hidden Verb
    "undone-actions-own": ("seat", "actions"),  # the same for the seat itself, where others hear less
}
"""Events this package writes into the log by itself."""

"""Discord's error answers: one exception, the codes the bot may meet, and a collector for form errors."""

from __future__ import annotations

from typing import Any

from bot.common import discord_limits as limits

Json = dict[str, Any]

_WORDS: dict[int, tuple[int, str]] = {
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (400, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30003: (400, f"Maximum number of pins reached for this channel ({limits.PINS})"),
    30010: (400, f"Maximum number of reactions reached ({limits.REACTIONS})"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    50013: (403, "Missing Permissions"),
    50016: (
        400,
        "Provided too few or too many messages to delete. Must provide at least 2 and at most "
        f"{limits.BULK_DELETE} messages.",
    ),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50034: (400, "You can only bulk delete messages that are under 14 days old."),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}


class DiscordError(Exception):
    """An answer that is not 2xx. ``payload`` is the JSON body that the client reads."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.payload: Json = {"message": message, "code": code, **more}


def refuse(code: int, **more: Any) -> DiscordError:
    """The error with this JSON code, with Discord's own status and words."""
    status, message = _WORDS[code]
    return DiscordError(status, code, message, **more)


def plain(status: int, text: str) -> DiscordError:
    """An error without a code of its own, such as ``404: Not Found``."""
    return DiscordError(status, 0, f"{status}: {text}")


class Form:
    """Collects what is wrong with a body; :meth:`check` raises 50035 with the nested shape Discord uses.

    A path is a sequence of keys and list indexes; an empty path puts the error on the whole body.
    """

    def __init__(self) -> None:
        self._errors: Json = {}

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Record one error at ``path``."""
        node = self._errors
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def __bool__(self) -> bool:
        return bool(self._errors)

    def check(self) -> None:
        """Raise when anything was recorded."""
        if self._errors:
            raise DiscordError(400, 50035, "Invalid Form Body", errors=self._errors)

    # The few kinds of error that recur, with Discord's codes and words.

    def required(self, path: tuple[str | int, ...]) -> None:
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def too_long(self, path: tuple[str | int, ...], most: int) -> None:
        self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def bad_length(self, path: tuple[str | int, ...], least: int, most: int) -> None:
        self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def bad_type(self, path: tuple[str | int, ...], wanted: str) -> None:
        self.add(path, "BASE_TYPE_BAD_TYPE", f"Could not interpret value as {wanted}.")

    def bad_choice(self, path: tuple[str | int, ...], allowed: object) -> None:
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")

    def text(self, path: tuple[str | int, ...], value: object, least: int, most: int, *, required: bool = True) -> bool:
        """Check a string's length; true when it is fine. ``None`` is fine unless required."""
        if value is None:
            if required:
                self.required(path)
            return not required
        if not isinstance(value, str):
            self.bad_type(path, "string")
            return False
        if not least <= len(value) <= most:
            if least <= 1 and len(value) > most and least == 0:
                self.too_long(path, most)
            elif not value:
                self.required(path)
            else:
                self.bad_length(path, least, most)
            return False
        return True

    def integer(self, path: tuple[str | int, ...], value: object, least: int, most: int) -> bool:
        """Check an integer's range; true when it is fine."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.add(path, "NUMBER_TYPE_COERCE", f"Value {value!r} is not int.")
            return False
        if value < least:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
            return False
        if value > most:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
            return False
        return True

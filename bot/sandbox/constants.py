"""Fixed names and numbers of the sandbox: the made-up people, the server, and Discord's own bit fields."""

from __future__ import annotations

import secrets
from typing import Final

BOT_TOKEN: Final = f"sandbox-{secrets.token_urlsafe(24)}"  # of this start: no page elsewhere can know it
APPLICATION_ID: Final = "1100000000000000900"
BOT_NAME: Final = "Herald"
GUILD_ID: Final = "1100000000000000100"
GUILD_NAME: Final = "The Long Table"
CHANNELS: Final = (
    ("1100000000000000201", "general", "Talk about anything"),
    ("1100000000000000202", "game-room", "Where tables are laid"),
    ("1100000000000000203", "archive-hall", "Games of the past"),
)
# id, user name, name shown, locale. The first one owns the server.
USERS: Final = (
    ("1100000000000000001", "maud", "Maud", "en-US"),
    ("1100000000000000002", "osric", "Osric", "en-GB"),
    ("1100000000000000003", "ximena", "Ximena", "es-ES"),
    ("1100000000000000004", "hawise", "Hawise", "en-US"),
    ("1100000000000000005", "tancred", "Tancred", "es-419"),
    ("1100000000000000006", "isolde", "Isolde", "en-GB"),
    ("1100000000000000007", "rodrigo", "Rodrigo", "es-ES"),
    ("1100000000000000008", "wulfric", "Wulfric", "en-US"),
)

REQUEST_LIMIT: Final = 110 * 1024 * 1024  # bytes

# Intents (gateway)
I_GUILDS: Final = 1 << 0
I_MEMBERS: Final = 1 << 1
I_PRESENCES: Final = 1 << 8
I_MESSAGES: Final = 1 << 9
I_REACTIONS: Final = 1 << 10
I_TYPING: Final = 1 << 11
I_DM: Final = 1 << 12
I_DM_REACTIONS: Final = 1 << 13
I_DM_TYPING: Final = 1 << 14
I_CONTENT: Final = 1 << 15
PRIVILEGED: Final = I_MEMBERS | I_PRESENCES | I_CONTENT

# Message flags
F_SUPPRESS_EMBEDS: Final = 1 << 2
F_HAS_THREAD: Final = 1 << 5
F_EPHEMERAL: Final = 1 << 6
F_LOADING: Final = 1 << 7
F_SILENT: Final = 1 << 12
F_V2: Final = 1 << 15

# Channel types
TEXT, DM = 0, 1
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS: Final = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

# Permissions
P_ADMIN: Final = 1 << 3
P_MANAGE_CHANNELS: Final = 1 << 4
P_MANAGE_GUILD: Final = 1 << 5
P_ADD_REACTIONS: Final = 1 << 6
P_VIEW: Final = 1 << 10
P_SEND: Final = 1 << 11
P_MANAGE_MESSAGES: Final = 1 << 13
P_EMBED: Final = 1 << 14
P_ATTACH: Final = 1 << 15
P_HISTORY: Final = 1 << 16
P_EXTERNAL_EMOJI: Final = 1 << 18
P_COMMANDS: Final = 1 << 31
P_MANAGE_THREADS: Final = 1 << 34
P_PUBLIC_THREADS: Final = 1 << 35
P_PRIVATE_THREADS: Final = 1 << 36
P_SEND_IN_THREADS: Final = 1 << 38
P_PIN: Final = 1 << 51

EVERYONE: Final = (
    P_VIEW
    | P_SEND
    | P_ADD_REACTIONS
    | P_EMBED
    | P_ATTACH
    | P_HISTORY
    | P_EXTERNAL_EMOJI
    | P_COMMANDS
    | P_PUBLIC_THREADS
    | P_PRIVATE_THREADS
    | P_SEND_IN_THREADS
)
BOT_PERMISSIONS: Final = EVERYONE | P_MANAGE_MESSAGES | P_MANAGE_THREADS | P_PIN
ALL: Final = (1 << 53) - 1
# What applies in a direct message: no roles, so what a conversation of two allows.
DM_PERMISSIONS: Final = (
    P_VIEW | P_SEND | P_ADD_REACTIONS | P_EMBED | P_ATTACH | P_HISTORY | P_EXTERNAL_EMOJI | P_COMMANDS | P_PIN
)

DISCORD_EPOCH: Final = 1_420_070_400_000  # milliseconds
ARCHIVE_MINUTES: Final = (60, 1440, 4320, 10080)
LOCALES: Final = frozenset(
    {
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
        "ar",
        "he",
    }
)

"""The people of a table: who has which seat, what they may know, say and agree on, and what is theirs."""

__all__ = [
    "days_off",
    "handover",
    "moderation",
    "notes",
    "personal_data",
    "preferences",
    "private_talk",
    "seat_keys",
    "seats",
    "talk_rules",
    "votes",
    "webhooks",
]

"""Playing: actions, questions and their deadlines, what a seat sees, pauses, faults, the end and its results."""

__all__ = [
    "actions",
    "announce",
    "coming_back",
    "end_in_sight",
    "ending",
    "faults",
    "game_length",
    "idle",
    "missed",
    "pauses",
    "questions",
    "rating",
    "read_marks",
    "recent",
    "reconcile",
    "response_times",
    "results",
    "table_clock",
    "time_banks",
    "views",
]

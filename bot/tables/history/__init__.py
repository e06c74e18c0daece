"""What has been played: proof, replay, going back, corrections, and games that are packed away."""

__all__ = [
    "archive",
    "corrections",
    "history",
    "log_check",
    "proof",
    "replay_process",
    "restoring",
    "rewind",
    "rule_repair",
]

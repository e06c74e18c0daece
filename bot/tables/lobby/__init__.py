"""Before the first move: tables, seats, invitations, queues, leagues, branches and files."""

__all__ = ["forks", "invitations", "leagues", "lobby", "matchmaking", "seating", "setup", "transfer", "transfer_format"]

"""What acts by itself: the outbox and its transport, the timer of deadlines, the computer players."""

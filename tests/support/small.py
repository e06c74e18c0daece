"""Herald as tests start it in a process of its own: ``python -m tests.support.small run``. Its pictures are small, and
it does not wait for the disk.

Drawing processes import this module again, since it is the main one: what only the bot needs is imported when it runs.
"""

from __future__ import annotations


def main() -> None:
    """Run a command of Herald's."""
    import bot.app
    from bot.__main__ import main as run
    from tests.support.databases import hurry
    from tests.support.drawing import SmallPictures

    hurry()
    bot.app.Pictures = SmallPictures  # type: ignore[misc]
    run()


if __name__ == "__main__":
    main()

"""What a seat may see of a position."""

__all__ = [
    "build_course",
    "build_own",
    "build_people",
    "build_view",
    "scene",
    "seen",
    "view",
    "view_course",
    "view_court",
    "view_war",
]

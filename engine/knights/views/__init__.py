"""What a seat may see of a position."""

__all__ = ["build_view", "public_position", "view", "view_cards", "view_frames", "view_vote", "view_war"]

"""What the application says: posts, panels and sentences, made from views and never from a state."""

from bot.presenter.words.voice import Voice, seat_names, voice_of

__all__ = ["Voice", "seat_names", "voice_of"]

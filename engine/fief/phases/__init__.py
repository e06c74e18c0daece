"""The rules of every kind of frame, one file per chapter of the rulebook; ``table`` lists them."""

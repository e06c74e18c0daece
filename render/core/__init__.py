"""What all pictures share: colours, type, pens, kept sprites, the seats' arms, and the way to bytes."""

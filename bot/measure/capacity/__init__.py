"""How much Herald can carry: service times measured on this machine, and a queueing model that is fed with them."""

"""The command line: what ``python -m bot`` can do beside serving."""

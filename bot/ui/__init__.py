"""What users press: component ids, the one dynamic item behind all of them, answers to interactions."""

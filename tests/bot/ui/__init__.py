"""Components, answers and what else is shown, on their own."""

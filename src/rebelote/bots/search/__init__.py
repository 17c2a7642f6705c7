"""How the expert thinks. Its modules need Numba, so nothing imports them before it is asked.

- `worlds`, `habits`: hands that cannot be seen, likelier ones first.
- `blind`: what comes of a card, solved exactly and with the next tricks played by habit.
- `outlook`: from card points to contract, score and match.
- `four`: choosing among four players; `two`, `rollout`: among two, with covered cards.
"""

"""Fast search over packed positions: exact solver, playouts, sampling of worlds.

Everything compiled needs Numba and NumPy, an extra of the package. Importing `rebelote.kernel`
alone loads none of it, so the rest of the package works without; the modules below it load both and
raise `RebeloteError("kernel-missing")` where one is absent. `rebelote.kernel.warm` compiles ahead
of use and can say whether that is still to be done.

Modules, lowest first:

- `compiled`, `bits`: the one place that loads Numba and NumPy; machine-word intrinsics.
- `deck`: kernel cards, suit * 8 + strength with trump as suit 0.
- `legality`, `playout`: rules of play on masks, random play to the end.
- `arena`, `table`, `bounds`, `order`, `search`, `drive`: the exact solver's parts.
- `pack`: the one bridge to `rules`.
- `solver`, `batch`: positions in, values out, one at a time or many.
- `knowledge`, `worlds`: what a seat knows; uniform sampling of what it does not.
- `notation`: positions as JSON.
- `piles`, `pile_*`, `tableau`: the exact solver for `decouverte` with all cards known.
- `chance*`: the honest game, in which nobody sees covered cards.
- `warm`: compiling ahead of use.
"""

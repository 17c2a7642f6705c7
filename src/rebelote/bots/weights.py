"""The club player's sense of what cards are worth keeping, as numbers.

A swing of one point means one card point from their side to ours. The values were set by hand; the
arena says how far the player they make is from the others (docs/bots.md).
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """All in card points."""

    table: float = 4.0
    """What each player still to play adds to a trick."""
    trick: float = 3.0
    """Winning a trick, and the lead with it, beyond its points."""
    master: float = 8.0
    """A sure winner kept for later, beyond its own points."""
    trump: float = 5.0
    """Any trump kept: it may ruff."""
    trump_rank: float = 0.6
    """Share of a trump's points that counts for each higher one still out."""
    guarded_ten: float = 3.0
    bare_ten: float = -3.0
    unguard: float = 3.0
    """Throwing the last small card beside a ten."""
    draw: float = 7.0
    """Each trump the taker's side draws from the other side."""
    give_away_trump: float = 6.0
    """A defender leading trumps."""
    singleton: float = 3.0
    """Leading a singleton with a trump left to ruff with."""
    last: float = 10.0


CLUB: Final = Weights()

"""How much a searching bot thinks and how it puts its results together."""

from __future__ import annotations

from typing import NamedTuple


class Effort(NamedTuple):
    """The work of one choice: fixed numbers, so that a busy machine changes nothing."""

    worlds: int = 48
    """Four players: worlds solved for a card at the first trick; more later (`search.four`)."""
    call_worlds: int = 24
    """Four players: worlds solved for each suit that may be taken."""
    spare: int = 8
    """Worlds drawn for each that is solved; 1: calls and plays are not read."""
    trust: float = 0.9
    """How far the evidence of calls and plays is believed."""
    share: float = 0.2
    """Weight of plain card points beside the score."""
    sense: float = 0.1
    """Four players: weight of card sense beside the solutions."""
    tricks: int = 2
    """Four players: tricks that are also played by habit before the rest is solved; 0: none."""
    blind: float = 0.5
    """Four players: weight of those results early in a deal, beside plain exact solutions."""
    coverings: int = 150
    """Two players: sampled coverings played out for each choice."""
    exact: int = 5
    """Two players: covered cards up to which expectations are exact."""
    nodes: int = 2_000_000
    """Cap on the work on one position."""
    seconds: float = 6.0
    """Cap on the time of one choice, far beyond what the work takes."""

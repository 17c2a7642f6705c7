"""How much an analysis works: fixed numbers, so that the same record gives the same answer."""

from __future__ import annotations

from typing import NamedTuple


class Work(NamedTuple):
    """The work of one analysis; part of what a cached answer is known by."""

    worlds: int = 100
    """Four players: worlds solved for each play; all of them where there are no more."""
    call_worlds: int = 48
    """Deals imagined for each call."""
    coverings: int = 400
    """Two players: sampled coverings that each contract is played out over."""
    rounds: int = 3000
    """Two players: simulations of each card where too many are covered for an exact answer."""
    nodes: int = 4_000_000
    """Cap on one solution with all cards known; beyond it that answer says "not finished"."""
    expert: bool = True
    """Whether to ask what the expert would have played."""
    seed: int = 0

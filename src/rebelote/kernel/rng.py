"""Seeded random numbers inside compiled code: xorshift64, state kept by the caller."""

from __future__ import annotations

from rebelote.kernel.compiled import compiled


@compiled("int64(int64)")
def scramble(seed: int) -> int:
    """A well-mixed, non-zero state from any seed (two rounds of multiply and shift)."""
    state = seed * 0x1E3779B97F4A7C15 + 0x2545F4914F6CDD1D
    state ^= (state >> 30) & 0x3FFFFFFFF
    state *= 0x3F58476D1CE4E5B9
    state ^= (state >> 27) & 0x1FFFFFFFFF
    state *= 0x14D049BB133111EB
    state ^= (state >> 31) & 0x1FFFFFFFF
    return state if state != 0 else 88172645463325252


@compiled("int64(int64)")
def advance(state: int) -> int:
    """The next state."""
    state ^= state << 13
    state ^= (state >> 7) & 0x1FFFFFFFFFFFFFF
    state ^= state << 17
    return state


@compiled("int64(int64, int64)")
def below(state: int, bound: int) -> int:
    """A number from 0 to ``bound`` - 1 (``bound`` up to 2**31) from a fresh state.

    The high 32 bits are scaled, so no value is favoured by more than ``bound`` in 2**32.
    """
    return (((state >> 32) & 0xFFFFFFFF) * bound) >> 32

"""The rules of Belote: pure, immutable, standard library only.

No input or output, no clock, no hidden randomness: a deal is what its events fold to, and
randomness enters only as a recorded pack.
"""

"""The one bridge between the rules and the kernel: positions of the rules, packed for search.

A `Position` speaks the language of `rules` (cards 0..31, seats, suits) and is what callers build; a
`Packed` is what the compiled search takes. Nothing here is compiled, so positions can be built and
checked where Numba is missing.
"""

from __future__ import annotations

from typing import NamedTuple

from rebelote.kernel.deck import LAST_TRICK, WORTH, Relabelling, relabelling
from rebelote.rules.cards import Card, Mask, Seat, Side, Suit, iterate, mask_of
from rebelote.rules.errors import RebeloteError
from rebelote.rules.play import PlayRules, trick_facts
from rebelote.rules.state import PLAY, Public, State, View

PLAYERS = 4


class Position(NamedTuple):
    """Four players in the middle of play, every card known."""

    rules: PlayRules
    trump: Suit
    leader: Seat
    """Who led, or leads, the trick."""
    trick: tuple[Card, ...]
    """The open trick in the order played; its cards are no longer in ``hands``."""
    hands: tuple[Mask, Mask, Mask, Mask]
    won: int
    """Bit s is set when side s has won a trick: then the other side can make no capot."""

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return (self.leader + len(self.trick)) % PLAYERS

    @property
    def points_left(self) -> int:
        """Card points in hands and in the open trick, and the last trick's 10."""
        names = relabelling(self.trump).to_kernel
        cards = mask_of(self.trick) | self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        return LAST_TRICK + sum(WORTH[names[card]] for card in iterate(cards))

    def check(self) -> None:
        """Raise `RebeloteError` unless this is a position that can be played on from."""
        _check(self)


class Packed(NamedTuple):
    """A position as the compiled functions take it, in kernel cards (see `search`)."""

    hands: tuple[int, int, int, int]
    """The open trick's cards are back with who played them."""
    mask: int
    played: int
    info: int


def _check(position: Position) -> None:
    if position.rules.players != PLAYERS:
        raise _wrong("players", f"expected a profile for {PLAYERS} players")
    if len(position.trick) >= PLAYERS:
        raise _wrong("trick", f"{len(position.trick)} cards in the open trick: expected 0 to 3")
    seen = mask_of(position.trick)
    if seen.bit_count() != len(position.trick):
        raise _wrong("cards", "a card stands twice in the open trick")
    left = position.hands[position.seat].bit_count()
    if left == 0:
        raise _wrong("hands", "no card is left to play")
    for seat, hand in enumerate(position.hands):
        if seen & hand:
            raise _wrong("cards", "a card stands twice")
        seen |= hand
        played = (seat - position.leader) % PLAYERS < len(position.trick)
        expected = left - 1 if played else left
        if hand.bit_count() != expected:
            raise _wrong(
                "hands",
                f"seat {seat} holds {hand.bit_count()} cards: expected {expected},"
                f" as seat {position.seat}, who is to play, holds {left}",
            )
    if left == 8 and position.won:
        raise _wrong("won", "no side can have won a trick before the first is complete")


def _wrong(what: str, message: str) -> RebeloteError:
    return RebeloteError("bad-position", what=what, message=f"bad position: {message}")


def pack_position(position: Position) -> Packed:
    """The position as the search takes it."""
    return pack_world(position, position.hands)


def pack_world(position: Position, hands: tuple[Mask, ...]) -> Packed:
    """The position with other hands, for instance a sampled world."""
    names = relabelling(position.trump)
    owned = [names.mask_to_kernel(hand) for hand in hands]
    played = 0
    for step, card in enumerate(position.trick):
        owned[(position.leader + step) % PLAYERS] |= 1 << names.to_kernel[card]
        played |= 1 << names.to_kernel[card]
    mask = owned[0] | owned[1] | owned[2] | owned[3]
    return Packed((owned[0], owned[1], owned[2], owned[3]), mask, played, info_of(position, names))


def info_of(position: Position, names: Relabelling) -> int:
    """The search's ``info`` word (its layout is told in `search`)."""
    info = position.seat | len(position.trick) << 2 | position.won << 19
    if position.trick:
        facts = trick_facts(position.trick, position.trump)
        best = names.to_kernel[position.trick[facts.winner]]
        points = sum(WORTH[names.to_kernel[card]] for card in position.trick)
        info |= (names.to_kernel[position.trick[0]] >> 3) << 4 | best << 6
        info |= (position.leader + facts.winner) % PLAYERS << 11 | points << 13
    return info


def won_bits(won: tuple[int, int]) -> int:
    """``Position.won`` from the number of tricks won by each side."""
    return (1 if won[0] else 0) | (2 if won[1] else 0)


def position_from_state(state: State) -> Position:
    """Four players: the position of a match in play, with all hands."""
    return _position(state.profile.play_rules, state.public, state.hidden.hands)


def position_from_view(view: View, hands: tuple[Mask, ...]) -> Position:
    """Four players: what a seat sees, completed with hands that it imagines."""
    return _position(view.profile.play_rules, view.public, hands)


def _position(rules: PlayRules, public: Public, hands: tuple[Mask, ...]) -> Position:
    if public.phase != PLAY or public.trump is None or len(hands) != PLAYERS:
        raise _wrong("phase", "expected a deal of four players in the middle of play")
    return Position(
        rules,
        public.trump,
        public.leader,
        tuple(laid.card for laid in public.trick),
        (hands[0], hands[1], hands[2], hands[3]),
        won_bits(public.won),
    )


def taken(objective: int) -> int:
    """Points a side takes, from its objective: only a capot of the other side is below 0."""
    return max(0, objective)


def side_of(seat: Seat) -> Side:
    """Side of a seat among four."""
    return seat & 1

"""From deal to deal (rulebook, "Match"): who deals next, when it ends, who has won."""

from __future__ import annotations

from rebelote.rules.cards import Seat, Side
from rebelote.rules.profile import Profile
from rebelote.rules.state import Public

Pair = tuple[int, int]


def next_dealer(profile: Profile, public: Public) -> Seat | None:
    """The next deal's dealer; None where it is to be drawn.

    The first dealer is always drawn. Afterwards the deal passes to the right; where the first
    player is drawn for every deal, everybody passing may still keep the same dealer.
    """
    if public.number == 0:
        return None
    if public.deals[-1].outcome == "void" and profile.after_all_pass == "same-dealer":
        return public.dealer
    if profile.next_dealer == "drawn":
        return None
    return (public.dealer + 1) % profile.players


def match_winner(profile: Profile, outcome: str, totals: Pair) -> tuple[bool, Side | str | None]:
    """(is the match over, who has won) after a deal with these totals."""
    if profile.length == "one-deal":
        return True, None if outcome == "void" else _higher(totals)
    highest = max(totals)
    reached = (
        highest > profile.target if profile.target_is == "exceeded" else highest >= profile.target
    )
    if not reached or outcome == "void":
        return False, None
    winner = _higher(totals)
    if winner == "draw" and profile.equal_totals == "play-on":
        return False, None
    return True, winner


def _higher(totals: Pair) -> Side | str:
    if totals[0] == totals[1]:
        return "draw"
    return 0 if totals[0] > totals[1] else 1

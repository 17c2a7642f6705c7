"""Checking deal records, one alone or a whole match, and naming every fault.

`Verifier` takes records one at a time and replays each; where deals of one match follow each
other it also checks that they belong together (dealer, totals, pot, the pack that was only cut).
"""

from __future__ import annotations

from collections.abc import Iterator

from rebelote.rules.cards import texts
from rebelote.rules.errors import shown
from rebelote.rules.match import next_dealer
from rebelote.rules.replay import Broken, Fault, Replay
from rebelote.rules.shuffle import heaps_of, keeps_order
from rebelote.rules.state import ENDED, State
from rebelote.rules.wire import Json


class Verifier:
    """Checks records as they come; remembers the last deal of each match that goes on."""

    def __init__(self) -> None:
        self._last: dict[str, State] = {}
        self._over: set[str] = set()

    def check(self, record: Json) -> list[Fault]:
        """All faults of a record, alone and as the next deal of its match."""
        replay = Replay(record)
        try:
            state = replay.run()
        except Broken as broken:
            self._forget(record.get("match"))
            return [*replay.faults, broken.fault]
        faults = [*replay.faults, *self._continuity(record, state)]
        self._remember(record, state)
        return faults

    def _continuity(self, record: Json, state: State) -> Iterator[Fault]:
        match = record["match"]
        if match in self._over:
            yield Fault("match", "match-over", f"match {shown(match)} was over before this deal")
            return
        before = self._last.get(match)
        if before is not None:
            yield from _follows(record, before, state)

    def _forget(self, match: object) -> None:
        """The next deal of a match cannot be compared with one that could not be replayed."""
        if isinstance(match, str):
            self._last.pop(match, None)

    def _remember(self, record: Json, state: State) -> None:
        match = record["match"]
        if state.public.phase == ENDED:
            self._last.pop(match, None)
            self._over.add(match)
        else:
            self._last[match] = state


def verify_record(record: Json) -> list[Fault]:
    """All faults of one record, checked alone.

    >>> verify_record({"format": "rebelote-deal/1"})[0].rule
    'format'
    """
    return Verifier().check(record)


def _follows(record: Json, before: State, after: State) -> Iterator[Fault]:
    """Faults of a record as the deal after ``before`` in the same match."""
    public = before.public
    if after.profile.hash != before.profile.hash or after.profile.id != before.profile.id:
        yield Fault("profile", "profile", "the match was played under other rules before")
        return
    number = record["number"]
    if number != public.number + 1:
        due = f"deal {public.number + 1} of match {shown(record['match'])}"
        yield Fault("number", "deal-number", f"expected {due}, got {number}")
        return
    given = record["before"]
    for side in (0, 1):
        if given["totals"][side] != public.totals[side]:
            yield _differs(
                f"before.totals[{side}]", "totals", public.totals[side], given["totals"][side]
            )
    if given["pending"] != public.pending:
        yield _differs("before.pending", "litige", public.pending, given["pending"])
    dealer = next_dealer(before.profile, public)
    if dealer not in (None, record["dealer"]):
        yield _differs("dealer", "next-dealer", dealer, record["dealer"])
    if before.profile.shuffle == "cut-only":
        yield from _gathered(before, after)


def _differs(where: str, rule: str, expected: object, got: object) -> Fault:
    return Fault(where, rule, f"expected {shown(expected)}, the record says {shown(got)}")


def _gathered(before: State, after: State) -> Iterator[Fault]:
    """A pack that was only cut is made of the last deal's heaps, each staying together."""
    pack = after.hidden.pack
    heaps = heaps_of(before)
    ordered = keeps_order(before)
    known = {heap if ordered else frozenset(heap) for heap in heaps}
    size = len(heaps[0])
    for at in range(0, size * len(heaps), size):
        heap = pack[at : at + size]
        if (heap if ordered else frozenset(heap)) not in known:
            message = (
                f"the pack was only cut, so {' '.join(texts(heap))} cannot lie together:"
                " they were not in one heap of the last deal"
            )
            yield Fault("deck", "cut-only", message)
            return
    rest = size * len(heaps)
    if pack[rest:] != before.hidden.deck[rest:]:
        yield Fault("deck", "cut-only", "the cards that were not dealt lie in another order")


__all__ = ["Fault", "Verifier", "verify_record"]

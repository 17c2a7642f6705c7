"""What calls and plays suggest: worlds are likelier where others would have done what they did."""

from __future__ import annotations

from math import log
from statistics import fmean

import numpy as np

from rebelote.bots.search.habits import play_evidence
from rebelote.bots.search.worlds import call_evidence, imagine
from rebelote.kernel.knowledge import knowledge_of
from rebelote.kernel.worlds import sample
from rebelote.rules.library import load_profile
from rebelote.rules.state import PLAY, State
from tests.bots.tables import seen_by_mover, states


def positions(seeds: range, tricks: int) -> list[State]:
    """One position of each deal of `club`, as that trick begins or goes on."""
    found = []
    for seed in seeds:
        played = (s for s in states(load_profile("classic"), seed, bot="club", wild=0.0))
        place = (s for s in played if s.public.phase == PLAY and len(s.public.plays) == 4 * tricks)
        found += list(place)[:1]
    return found


def gain(state: State, *, calls: bool) -> float:
    """How much likelier evidence makes the hands as they are than chance does, in nats."""
    seen = seen_by_mover(state)
    true = np.array([state.hidden.hands], dtype=np.int64)
    others = sample(knowledge_of(seen), 300, 5)
    worlds = np.concatenate([true, others])
    evidence = call_evidence(seen, worlds) if calls else play_evidence(seen, worlds)
    return float(evidence[0]) - log(float(np.exp(evidence[1:]).mean()))


def test_calls_tell_who_holds_trumps() -> None:
    assert fmean(gain(state, calls=True) for state in positions(range(40), 0)) > 0.03


def test_plays_tell_what_is_held() -> None:
    assert fmean(gain(state, calls=False) for state in positions(range(40), 3)) > 0.05


def test_whoever_took_is_dealt_more_trumps_and_all_worlds_agree_with_what_is_known() -> None:
    more = []
    for state in positions(range(12), 0):
        seen, public = seen_by_mover(state), state.public
        assert public.trump is not None
        assert public.taker is not None
        if public.taker == seen.seat:
            continue
        counts = []
        for trust in (0.0, 0.9):
            hands = imagine(seen, 200, 3, spare=8, trust=trust).hands
            assert (hands[:, seen.seat] == seen.hand).all()
            known = knowledge_of(seen)
            for seat in range(4):
                assert (hands[:, seat] & ~(known.known[seat] | known.allowed[seat]) == 0).all()
            trumps = hands[:, public.taker] >> (8 * public.trump) & 0xFF
            counts.append(fmean(int(held).bit_count() for held in trumps))
        more.append(counts[1] - counts[0])
    assert len(more) >= 5
    assert fmean(more) > 0.1

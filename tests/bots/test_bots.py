"""What every bot promises: legal, the same for a seed, nothing hidden, quick."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rebelote.bots import bot_ids, bot_specs, make_bot
from rebelote.bots.memory import remember
from rebelote.bots.protocol import BotSpec
from rebelote.kernel.knowledge import knowledge_of
from rebelote.rules.errors import RebeloteError
from rebelote.rules.legal import legal_actions
from rebelote.rules.library import load_profile, profile_ids
from rebelote.rules.state import PLAY
from tests.bots.tables import seen_by_mover, states, with_other_hidden_cards

QUICK = "expert:worlds=8,call_worlds=8,coverings=20,exact=3"
EVERY = ["novice", "club", QUICK]
HOUSE_RULES = [
    ("classic", {"partner_holds": "as-opponent", "tie": "fails", "belote_on_failure": "lost"}),
    ("classic", {"undertrump": "free", "overtrump_partner": False, "belote": "automatic"}),
    ("contract", {"belote_counts": False, "target": 200}),
    ("contract", {"belote": "none"}),
    ("decouverte", {"uncover": "at-once", "melds": "counted"}),
    ("decouverte", {"tie": "litige"}),
]


@pytest.mark.parametrize("bot", EVERY)
@pytest.mark.parametrize("profile_id", profile_ids())
def test_actions_are_legal_and_the_same_for_a_seed(bot: str, profile_id: str) -> None:
    profile = load_profile(profile_id)
    for seed in range(2):
        for state in states(profile, seed):
            seen = seen_by_mover(state)
            action = make_bot(bot, 7).choose(seen)
            assert action in legal_actions(seen)
            assert make_bot(bot, 7).choose(seen) == action


@pytest.mark.parametrize("bot", EVERY)
@pytest.mark.parametrize(("profile_id", "rules"), HOUSE_RULES)
def test_house_rules_are_played(bot: str, profile_id: str, rules: dict[str, object]) -> None:
    profile = load_profile(profile_id, rules)
    for state in states(profile, 3):
        seen = seen_by_mover(state)
        assert make_bot(bot, 1).choose(seen) in legal_actions(seen)


@pytest.mark.parametrize("bot", EVERY)
@pytest.mark.parametrize("profile_id", profile_ids())
def test_hidden_cards_make_no_difference(bot: str, profile_id: str) -> None:
    """Everything hidden is dealt anew: each seed's choice, hence their distribution, stays."""
    profile = load_profile(profile_id)
    rng = Random(5)
    for state in list(states(profile, 11))[::3]:
        choices = [make_bot(bot, seed).advise(seen_by_mover(state)) for seed in range(3)]
        for _ in range(2):
            other = seen_by_mover(with_other_hidden_cards(state, rng))
            assert [make_bot(bot, seed).advise(other) for seed in range(3)] == choices


@pytest.mark.parametrize("profile_id", profile_ids())
def test_advice_compares_every_card(profile_id: str) -> None:
    for state in states(load_profile(profile_id), 2):
        seen = seen_by_mover(state)
        advice = make_bot("club", 0).advise(seen)
        assert advice.action == make_bot("club", 0).choose(seen)
        if state.public.phase == PLAY:
            assert len(advice.compared) == len({a.card for a in legal_actions(seen)})  # type: ignore[union-attr]


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(["classic", "contract", "single-deal"]))
def test_the_memory_agrees_with_the_kernels_knowledge(seed: int, profile_id: str) -> None:
    """Worked out twice, for speed and for sampling: the same facts, but for counting in memory."""
    for state in states(load_profile(profile_id), seed, wild=0.6):
        if state.public.phase != PLAY:
            continue
        seen = seen_by_mover(state)
        known, memory = knowledge_of(seen), remember(seen)
        for seat in range(4):
            if seat != seen.seat:
                assert state.hidden.hands[seat] & ~memory.may_hold[seat] == 0
                assert memory.may_hold[seat] & ~(known.known[seat] | known.allowed[seat]) == 0


def test_club_takes_less_than_a_millisecond_a_move() -> None:
    """Processor time, the mean over whole deals, calls included."""
    spent, moves = 0.0, 0
    for profile_id in profile_ids():
        for seed in range(6):
            for state in states(load_profile(profile_id), seed):
                seen, bot = seen_by_mover(state), make_bot("club", seed)
                began = time.process_time()
                bot.choose(seen)
                spent += time.process_time() - began
                moves += 1
    assert 1000.0 * spent / moves < 1.0


def test_levels_rise_and_every_profile_has_all_three() -> None:
    for profile_id in profile_ids():
        assert bot_ids(profile_id)[:3] == ("novice", "club", "expert")
    assert all(isinstance(spec, BotSpec) for spec in bot_specs().values())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("champion", "unknown bot 'champion': expected one of novice, club, expert"),
        ("expert:depth=3", "expected name=value with one of these names: worlds, call_worlds"),
        ("expert:worlds", "expected name=value"),
        ("expert:worlds=many", "worlds takes a value such as"),
        ("club:worlds=3", "one of these names: none"),
    ],
)
def test_a_wrong_name_or_option_says_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(RebeloteError, match=expected):
        make_bot(text, 1)


def test_expert_plays_as_club_where_numba_is_missing() -> None:
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "from rebelote.bots import make_bot\n"
        "from rebelote.bots.club import Club\n"
        "assert isinstance(make_bot('expert', 1), Club)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "bot expert plays as club" in run.stderr
    assert "pip install 'rebelote[kernel]'" in run.stderr


def test_a_folder_of_ones_own_adds_bots(tmp_path: Path) -> None:
    """The example of docs/add-a-bot.md, as it stands there."""
    guide = (Path(__file__).parents[2] / "docs" / "add-a-bot.md").read_text(encoding="utf-8")
    code = guide.split("```python\n")[1].split("```")[0]
    (tmp_path / "cautious.py").write_text(code, encoding="utf-8")
    words = ["arena", "cautious", "club", "--profile", "classic", "--deals", "3", "--seed", "1"]
    run = subprocess.run(
        [sys.executable, "-m", "rebelote", *words, "--workers", "2"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "REBELOTE_BOTS": str(tmp_path)},
    )
    assert "cautious: takes 0 %" in run.stdout


@pytest.mark.parametrize("profile_id", profile_ids())
def test_out_of_time_or_work_it_still_plays(profile_id: str) -> None:
    """Past the clock or the cap on nodes, what comes out is a sound player's card."""
    for state in list(states(load_profile(profile_id), 8))[::4]:
        seen = seen_by_mover(state)
        for limits in ("seconds=0", "nodes=1"):
            action = make_bot(f"{QUICK},{limits}", 1).choose(seen)
            assert action in legal_actions(seen)

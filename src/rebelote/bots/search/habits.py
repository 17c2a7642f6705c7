"""What a play suggests about the hand it came from (four players). Needs Numba.

Each play is set against what else the hand could have played, in every world: a habit gives every
card of the pack an appeal that depends only on what everybody saw, and the likelihood of the card
played is its share of the appeal of all cards that were legal from that hand. What appeals was
fitted to deals that bots played: the numbers are in ``habits.json``, with the command.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rebelote.bots.odds import above
from rebelote.kernel.compiled import compiled
from rebelote.kernel.deck import relabelling
from rebelote.kernel.legality import legal, rule_word
from rebelote.rules.cards import Card, Mask, Suit, card_points, card_strength
from rebelote.rules.play import partner_holds, trick_facts
from rebelote.rules.state import View

Worlds = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

#: What a card is to whoever may play it; see `features`.
FEATURES: Final = (
    "trump",
    "plain_points",
    "trump_points",
    "plain_master",
    "trump_master",
    "plain_strength",
    "trump_strength",
    "wins",
    "wins_last",
    "given_safely",
)
#: In which situation: leading for the taker's side or against it; partner or opponent holding.
SITUATIONS: Final = ("lead_taker", "lead_defence", "partner_holds", "opponent_holds")


@cache
def model() -> dict[str, Any]:
    """The fitted numbers, as they stand in the file."""
    text = files("rebelote.bots").joinpath("habits.json").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


@lru_cache(maxsize=50_000)
def appeal(trick: tuple[Card, ...], trump: Suit, gone: Mask, situation: str) -> tuple[float, ...]:
    """How readily each of the 32 cards would be played here, as a factor."""
    weights = np.array(model()[situation])
    told = np.array([features(card, trick, trump, gone) for card in range(32)])
    return tuple(np.exp(told @ weights).tolist())


def situation_of(trick: tuple[Card, ...], trump: Suit, *, takes: bool) -> str:
    """One of `SITUATIONS`."""
    if not trick:
        return "lead_taker" if takes else "lead_defence"
    holds = partner_holds(trick_facts(trick, trump), len(trick), 4)
    return "partner_holds" if holds else "opponent_holds"


def features(card: Card, trick: tuple[Card, ...], trump: Suit, gone: Mask) -> tuple[float, ...]:
    """A card as `FEATURES`; ``gone`` are all cards played before, the trick's included."""
    is_trump = card >> 3 == trump
    points = card_points(card, trump) / 10.0
    strength = card_strength(card, trump) / 7.0
    master = not above(card, trump) & ~gone
    wins = bool(trick) and trick_facts((*trick, card), trump).winner == len(trick)
    last = len(trick) == 3
    return (
        float(is_trump),
        0.0 if is_trump else points,
        points if is_trump else 0.0,
        float(master and not is_trump),
        float(master and is_trump),
        0.0 if is_trump else strength,
        strength if is_trump else 0.0,
        float(wins),
        float(wins and last),
        points if not is_trump and _safe(trick, trump, gone) else 0.0,
    )


def _safe(trick: tuple[Card, ...], trump: Suit, gone: Mask) -> bool:
    """Whether who holds the trick will keep it: nobody comes after, or it is the best trump."""
    if not trick:
        return False
    best = trick[trick_facts(trick, trump).winner]
    return len(trick) == 3 or (best >> 3 == trump and not above(best, trump) & ~gone)


def play_evidence(view: View, worlds: Worlds) -> Floats:
    """The log-likelihood of the others' plays in each world."""
    public = view.public
    if public.trump is None or not public.plays:
        return np.zeros(len(worlds))
    names = relabelling(public.trump).to_kernel
    plays, appeals = _plays(view, names)
    if not plays:
        return np.zeros(len(worlds))
    rules = view.profile.play_rules
    word = rule_word(rules.partner_rule, rules.undertrump_rule, rules.lead_rule)
    evidence = np.zeros(len(worlds))
    weigh_plays(
        np.ascontiguousarray(worlds),
        np.array(plays, dtype=np.int64),
        np.array(appeals),
        np.array(names, dtype=np.int64),
        word,
        evidence,
    )
    return evidence


def _plays(view: View, names: tuple[int, ...]) -> tuple[list[tuple[int, ...]], list[list[float]]]:
    """Every play, latest first, with the appeal of each kernel card at that moment.

    A play is (seat, kernel card, kernel suit led or -1, top trump, whether the partner holds the
    trick, whether it is the viewer's own).
    """
    public = view.public
    trump = public.trump
    assert trump is not None
    plays: list[tuple[int, ...]] = []
    appeals: list[list[float]] = []
    trick: tuple[Card, ...] = ()
    gone = 0
    for laid in public.plays:
        if len(trick) == 4:
            trick = ()
        facts = trick_facts(trick, trump)
        led = names[trick[0]] >> 3 if trick else -1
        holds = partner_holds(facts, len(trick), 4)
        own = int(laid.seat == view.seat)
        plays.append((laid.seat, names[laid.card], led, facts.top_trump, holds, own))
        situation = situation_of(trick, trump, takes=_takes(view, laid.seat))
        by_card = appeal(trick, trump, gone, situation)
        renamed = [0.0] * 32
        for card, factor in enumerate(by_card):
            renamed[names[card]] = factor
        appeals.append(renamed)
        trick = (*trick, laid.card)
        gone |= 1 << laid.card
    return plays[::-1], appeals[::-1]


def _takes(view: View, seat: int) -> bool:
    taker = view.public.taker
    return taker is not None and (taker - seat) % 2 == 0


@compiled("int64(int64[:,::1], int64[:,::1], float64[:,::1], int64[::1], int64, float64[::1])")
def weigh_plays(
    worlds: Worlds,
    plays: Worlds,
    appeals: Floats,
    names: npt.NDArray[np.int64],
    rules: int,
    evidence: Floats,
) -> int:
    """Add up, for each world, the log of each play's share of the appeal. Returns 0."""
    hands = np.zeros(4, dtype=np.int64)
    for world in range(len(worlds)):
        for seat in range(4):
            hands[seat] = 0
            for card in range(32):
                if (worlds[world, seat] >> card) & 1:
                    hands[seat] |= 1 << names[card]
        total = 0.0
        for play in range(len(plays)):
            seat = plays[play, 0]
            card = plays[play, 1]
            hands[seat] |= 1 << card
            if plays[play, 5] != 0:
                continue
            able = hands[seat]
            if plays[play, 2] >= 0:
                able = legal(able, plays[play, 2], plays[play, 3], plays[play, 4], rules)
            whole = 0.0
            for other in range(32):
                if (able >> other) & 1:
                    whole += appeals[play, other]
            total += np.log(appeals[play, card] / max(whole, appeals[play, card]))
        evidence[world] = total
    return 0

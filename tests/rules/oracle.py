"""The rules once more, straight from the rulebook's tables and in card text alone.

Slow and plain on purpose, and it imports nothing of the engine, so that the two can disagree.
"""

from __future__ import annotations

from typing import Any

TRUMP_ORDER = "J9ATKQ87"
PLAIN_ORDER = "ATKQJ987"
TRUMP_WORTH = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def worth(card: str, trump: str) -> int:
    """Points of a card."""
    return (TRUMP_WORTH if card[1] == trump else PLAIN_WORTH)[card[0]]


def beats(card: str, other: str, trump: str) -> bool:
    """Whether ``card``, played after ``other`` which holds the trick, takes it."""
    if card[1] == other[1]:
        order = TRUMP_ORDER if card[1] == trump else PLAIN_ORDER
        return order.index(card[0]) < order.index(other[0])
    return card[1] == trump


def holder(trick: list[str], trump: str) -> int:
    """Index of the card that holds the trick."""
    best = 0
    for index in range(1, len(trick)):
        if beats(trick[index], trick[best], trump):
            best = index
    return best


def may_play(profile: str, trump: str, trick: list[str], hand: list[str]) -> set[str]:
    """The table "Which cards may be played" of the rulebook, row by row."""
    if not trick:
        return set(hand)
    led = trick[0][1]
    lying = [card for card in trick if card[1] == trump]
    trumps = {card for card in hand if card[1] == trump}
    higher = {card for card in trumps if all(beats(card, low, trump) for low in lying)}
    following = {card for card in hand if card[1] == led}
    if led == trump:
        return higher or trumps or set(hand)
    if following:
        return following
    if not trumps:
        return set(hand)
    plain = set(hand) - trumps
    if profile != "decouverte" and len(trick) >= 2 and holder(trick, trump) == len(trick) - 2:
        if profile == "classic":
            return set(hand)
        if profile == "contract":
            return plain | higher or trumps
        return plain | (higher or trumps)
    if profile == "decouverte":
        return trumps
    if profile == "contract":
        return higher or set(hand)
    return higher or trumps


def recount(record: dict[str, Any], players: int, profile: str) -> dict[str, Any]:
    """Tricks, points and scores of a record of one of the four profiles, from its plays."""
    side_of = (lambda seat: seat % 2) if players == 4 else (lambda seat: seat)
    plays, trump = record["plays"], record["trump"]
    points, won, tricks = [0, 0], [0, 0], []
    leader = record["first"]
    for at in range(0, 32, players):
        laid = plays[at : at + players]
        cards = [play["card"] for play in laid]
        assert [play["seat"] for play in laid] == [(leader + i) % players for i in range(players)]
        winner = laid[holder(cards, trump)]["seat"]
        worth_of_trick = sum(worth(card, trump) for card in cards)
        tricks.append({"leader": leader, "winner": winner, "points": worth_of_trick})
        points[side_of(winner)] += worth_of_trick
        won[side_of(winner)] += 1
        leader = winner
    last = side_of(leader)
    points[last] += 100 if won[1 - last] == 0 else 10
    taker = side_of(record["taker"])
    belote = _belote(plays, side_of, profile)
    outcome, scores, pending = _scores(profile, taker, points, belote, record["before"]["pending"])
    return {
        "tricks": tricks,
        "points": points,
        "belote": belote,
        "outcome": outcome,
        "scores": scores,
        "pending": pending,
    }


def _belote(plays: list[dict[str, Any]], side_of: Any, profile: str) -> list[int]:
    belote = [0, 0]
    for play in plays:
        said = play.get("says")
        if profile == "contract" and said:
            belote[side_of(play["seat"])] += 10
        elif said == "belote":
            belote[side_of(play["seat"])] += 20
    return belote


def _scores(
    profile: str, taker: int, points: list[int], belote: list[int], pot: int
) -> tuple[str, list[int], int]:
    """The table "Counting a deal" of the rulebook, column by column."""
    defence = 1 - taker
    total = [points[side] + belote[side] for side in (0, 1)]
    scores = [0, 0]
    swept = points[defence] == 252
    if profile == "classic":
        made = total[taker] > total[defence]
        if total[taker] == total[defence]:
            scores[defence] = total[defence]
            return "tied", scores, pot + total[taker]
    elif profile == "contract":
        made = total[taker] >= (92 if sum(belote) else 82)
    elif profile == "single-deal":
        made = total[taker] >= total[defence]
    else:
        made = total[taker] > 81
    if made:
        scores = list(total)
    elif profile == "single-deal":
        scores[defence] = (252 if swept else 162) + sum(belote)
    else:
        scores[taker] = belote[taker]
        scores[defence] = (252 if swept else 162) + belote[defence]
    scores[taker if made else defence] += pot
    return ("made" if made else "failed"), scores, 0

"""Which options of a profile go together, and which make no difference.

Every answer is a code of `REASONS`; its sentence in a player's language is the catalogue's
``reason-<code>``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from rebelote.rules.profile import OptionValue, Profile

REASONS: Final[dict[str, str]] = {
    "no-partner": "with two players nobody has a partner and no trick holds two trumps before you",
    "game-for-two": "it belongs to the game for two, with its exposed and covered cards",
    "no-hands": "the game for two has no hands, so king and queen cannot be in one",
    "no-belote": "belote is not scored",
    "no-litige": "only a litige puts points aside",
    "no-fixed-contract": "the contract is not a fixed number of points",
    "contract-without-belote": "the contract does not depend on belote",
    "belote-not-lost": (
        "it differs only where the taker's side loses its belote (belote_on_failure = lost)"
    ),
    "one-deal": "the match is a single deal",
    "two-or-four": "there must be 2 or 4 players",
    "packets-of-five": "packets must add up to 5 cards",
    "rows-of-eight": "packets must add up to 8 cards",
    "turned-card-place": (
        "the turned-up card stays with the dealer if two play, goes to the taker if four do"
    ),
    "two-without-belote": "with two players belote must be none",
    "four-without-melds": "melds are counted with two players only",
    "four-without-covered": "there is nothing to uncover with four players",
    "half-makes-ties": "a contract made with half of the points is made on a tie: set tie to makes",
    "fixed-decides-ties": "a fixed contract decides a tie by itself: set tie to fails",
    "belote-never-lowers": "the contract cannot be lower once belote is announced",
    "one-deal-without-litige": (
        "points put aside need a next deal: a single deal cannot have a litige"
    ),
    "one-deal-is-shuffled": "a single deal is always shuffled: set shuffle to every-deal",
    "one-deal-may-draw": "a single deal cannot be played on: set equal_totals to draw",
}
"""Every reason there is, in English."""


class Contradiction(NamedTuple):
    """Options that cannot stand together."""

    keys: tuple[str, ...]
    reason: str
    sets: Mapping[str, OptionValue]
    """What would put it right, where one thing alone would."""


_Irrelevance = tuple[tuple[str, ...], str, Callable[["Profile"], bool]]

_IRRELEVANCES: Final[tuple[_Irrelevance, ...]] = (
    (
        ("partner_holds", "undertrump", "overtrump_partner"),
        "no-partner",
        lambda rules: rules.players == 2,
    ),
    (("uncover", "melds"), "game-for-two", lambda rules: rules.players != 2),
    (("belote",), "no-hands", lambda rules: rules.players == 2),
    (
        ("belote_on_failure", "belote_counts", "tied_belote"),
        "no-belote",
        lambda rules: rules.belote == "none",
    ),
    (("tied_belote",), "no-litige", lambda rules: rules.tie != "litige"),
    (("contract_points",), "no-fixed-contract", lambda rules: rules.made_when != "fixed"),
    (
        ("contract_points_with_belote",),
        "contract-without-belote",
        lambda rules: rules.made_when != "fixed" or rules.belote == "none",
    ),
    (("failure_pays",), "belote-not-lost", lambda rules: rules.belote_on_failure != "lost"),
    (
        ("next_dealer", "after_all_pass", "target", "target_is"),
        "one-deal",
        lambda rules: rules.length == "one-deal",
    ),
)


def irrelevant(rules: Profile, name: str) -> str:
    """The code of the reason why an option makes no difference; empty where it makes one."""
    for names, reason, holds in _IRRELEVANCES:
        if name in names and holds(rules):
            return reason
    return ""


def contradictions(rules: Profile) -> list[Contradiction]:
    """What cannot stand together in these rules, the table's size first."""
    return [*_size(rules), *_contract(rules), *_one_deal(rules)]


def usual_packets(players: int) -> tuple[tuple[int, ...], ...]:
    """The ways of dealing that a table may choose from; any other sum of the same is possible."""
    return ((4, 4),) if players == 2 else ((3, 2), (2, 3), (5,))


def _size(rules: Profile) -> list[Contradiction]:
    two = rules.players == 2
    place = "stays-with-dealer" if two else "to-taker"
    found = []
    if rules.players not in (2, 4):
        found.append(Contradiction(("players",), "two-or-four", {}))
    if sum(rules.packets) != (8 if two else 5):
        reason = "rows-of-eight" if two else "packets-of-five"
        found.append(
            Contradiction(("packets",), reason, {"packets": usual_packets(rules.players)[0]})
        )
    if rules.turned_card != place:
        found.append(Contradiction(("turned_card",), "turned-card-place", {"turned_card": place}))
    if two and rules.belote != "none":
        found.append(Contradiction(("belote",), "two-without-belote", {"belote": "none"}))
    if not two and rules.melds == "counted":
        found.append(Contradiction(("melds",), "four-without-melds", {"melds": "none"}))
    if not two and rules.uncover == "at-once":
        found.append(
            Contradiction(("uncover",), "four-without-covered", {"uncover": "after-trick"})
        )
    return found


def _contract(rules: Profile) -> list[Contradiction]:
    keys = ("made_when", "tie")
    if rules.made_when == "half" and rules.tie != "makes":
        return [Contradiction(keys, "half-makes-ties", {"tie": "makes"})]
    if rules.made_when != "fixed":
        return []
    found = []
    if rules.tie != "fails":
        found.append(Contradiction(keys, "fixed-decides-ties", {"tie": "fails"}))
    if rules.contract_points_with_belote < rules.contract_points:
        both = ("contract_points", "contract_points_with_belote")
        raised = {"contract_points_with_belote": rules.contract_points}
        found.append(Contradiction(both, "belote-never-lowers", raised))
    return found


def _one_deal(rules: Profile) -> list[Contradiction]:
    if rules.length != "one-deal":
        return []
    found = []
    if rules.tie == "litige":
        found.append(Contradiction(("length", "tie"), "one-deal-without-litige", {"tie": "fails"}))
    if rules.shuffle == "cut-only":
        found.append(
            Contradiction(("length", "shuffle"), "one-deal-is-shuffled", {"shuffle": "every-deal"})
        )
    if rules.equal_totals == "play-on":
        found.append(
            Contradiction(("length", "equal_totals"), "one-deal-may-draw", {"equal_totals": "draw"})
        )
    return found

"""A profile: everything that makes one Belote differ from another, as typed data.

A `Profile` is a flat set of options. Where they come from (a TOML file and its parent) is the
business of `rebelote.rules.library`; what each may be is declared here, once, in `OPTIONS`.
The rulebook's tables are the source of every option; a profile cites its seed per field.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Final, TypeAlias

from rebelote.rules import combinations
from rebelote.rules.errors import ProfileError, quoted, shown
from rebelote.rules.play import PlayRules

OptionValue: TypeAlias = str | int | bool | tuple[int, ...]

SECTIONS: Final = ("deal", "play", "belote", "scoring", "match")


@dataclass(frozen=True)
class Option:
    """What one field of a profile may be.

    ``type`` is ``choice``, ``bool``, ``int`` or ``packets`` (a list of packet sizes);
    ``choices`` lists the values of a choice, ``lowest``/``highest`` bound an int.
    """

    name: str
    section: str
    type: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 0
    structural: bool = False
    """Cannot be overridden by a house rule: it would be another game."""

    def expected(self) -> str:
        """What a value must look like, for an error message."""
        if self.type == "choice":
            return "one of " + ", ".join(self.choices)
        if self.type == "bool":
            return "true or false"
        if self.type == "packets":
            return "packet sizes such as 3,2"
        return f"a whole number from {self.lowest} to {self.highest}"


def _choice(section: str, default: str, *choices: str, structural: bool = False) -> Any:
    return field(
        default=default,
        metadata={
            "section": section,
            "type": "choice",
            "choices": choices,
            "structural": structural,
        },
    )


def _int(section: str, default: int, lowest: int, highest: int, structural: bool = False) -> Any:
    meta = {"section": section, "type": "int", "lowest": lowest, "highest": highest}
    return field(default=default, metadata={**meta, "structural": structural})


def _bool(section: str, default: bool) -> Any:
    return field(default=default, metadata={"section": section, "type": "bool"})


@dataclass(frozen=True)
class Profile:
    """The effective rules of a table. Build one with `rebelote.rules.library.load_profile`."""

    id: str = ""

    # --- deal -------------------------------------------------------------------------------
    players: int = _int("deal", 4, 2, 4, structural=True)
    """4 (two against two) or 2 (tableaux of covered and exposed cards)."""
    packets: tuple[int, ...] = field(
        default=(3, 2), metadata={"section": "deal", "type": "packets"}
    )
    """Cards dealt at a time before the turned-up card; with two players, the rows of a layer."""
    shuffle: str = _choice("deal", "every-deal", "every-deal", "cut-only")
    """Whether the pack is shuffled for every deal or only for the first, then cut."""
    next_dealer: str = _choice("deal", "right", "right", "drawn")
    """Who deals next: the player to the right, or drawn anew for every deal."""
    after_all_pass: str = _choice("deal", "next-dealer", "next-dealer", "same-dealer")
    """Who deals after everybody has passed twice."""
    turned_card: str = _choice("deal", "to-taker", "to-taker", "stays-with-dealer", structural=True)
    """Who keeps the turned-up card."""

    # --- play -------------------------------------------------------------------------------
    partner_holds: str = _choice(
        "play", "any", "any", "plain-or-overtrump", "plain-or-overtrump-if-able", "as-opponent"
    )
    """What may be played without the suit led while the partner holds the trick."""
    undertrump: str = _choice("play", "forced", "forced", "free")
    """Whether a trump must be played under an opponent's higher trump."""
    overtrump_partner: bool = _bool("play", True)
    """Whether the partner's trump must be beaten too when trump is led."""
    uncover: str = _choice("play", "after-trick", "after-trick", "at-once")
    """When the card under a played one is turned up (two players)."""

    # --- belote -----------------------------------------------------------------------------
    belote: str = _choice("belote", "said", "none", "automatic", "said", "said-twice")
    """How king and queen of trump in one hand are scored."""
    belote_on_failure: str = _choice("belote", "kept", "kept", "lost")
    """Whether the taker's side keeps its belote when the contract fails."""
    belote_counts: bool = _bool("belote", True)
    """Whether belote counts when the contract is judged."""
    tied_belote: str = _choice("belote", "put-aside", "put-aside", "kept")
    """Whether the taker's belote is put aside with a tied total."""

    # --- scoring ----------------------------------------------------------------------------
    made_when: str = _choice("scoring", "majority", "majority", "half", "fixed")
    """What makes the contract: more than the defence, at least as much, or a fixed number."""
    contract_points: int = _int("scoring", 82, 1, 252)
    """The fixed number."""
    contract_points_with_belote: int = _int("scoring", 92, 1, 272)
    """The fixed number once anybody has announced belote."""
    tie: str = _choice("scoring", "litige", "litige", "fails", "makes")
    """What equal totals mean."""
    failure_pays: str = _choice("scoring", "162", "162", "all-points")
    """What the defence writes when the contract fails."""
    melds: str = _choice("scoring", "none", "none", "counted")
    """Whether sequences and fours of a kind score (two players)."""

    # --- match ------------------------------------------------------------------------------
    length: str = _choice("match", "target", "target", "one-deal")
    """Whether a match goes to a target or is a single deal."""
    target: int = _int("match", 1000, 1, 100_000)
    """The target of a match."""
    target_is: str = _choice("match", "reached", "reached", "exceeded")
    """Whether the target must be reached or exceeded."""
    equal_totals: str = _choice("match", "play-on", "play-on", "draw")
    """What happens when a match would end with equal totals."""

    house_rules: Mapping[str, OptionValue] = field(default_factory=dict, compare=False)
    """The options overridden at the table, with their values."""
    names: Mapping[str, str] = field(default_factory=dict, compare=False)
    """The profile's name by language."""
    summaries: Mapping[str, str] = field(default_factory=dict, compare=False)
    """One line on the game by language."""
    sources: Mapping[str, str] = field(default_factory=dict, compare=False)
    """The seed and section each option comes from."""

    def options(self) -> dict[str, OptionValue]:
        """Every option with its effective value, in the order declared."""
        return {name: getattr(self, name) for name in OPTIONS}

    @cached_property
    def hash(self) -> str:
        """SHA-256 (lower-case hex) of the effective options: what an old game replays under."""
        text = json.dumps(self.options(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    @cached_property
    def play_rules(self) -> PlayRules:
        """The rules of play as plain integers."""
        return PlayRules(
            players=self.players,
            partner_rule=OPTIONS["partner_holds"].choices.index(self.partner_holds),
            undertrump_rule=OPTIONS["undertrump"].choices.index(self.undertrump),
            lead_rule=0 if self.overtrump_partner else 1,
            uncover_at_once=1 if self.uncover == "at-once" else 0,
        )

    def side_of(self, seat: int) -> int:
        """The side a seat plays for: seat mod 2, which with two players is the seat itself."""
        return seat & 1

    def with_house_rules(self, overrides: Mapping[str, object]) -> Profile:
        """This profile with options overridden; raises `ProfileError` for what makes no sense.

        Values may be text (as typed on a command line) or already of the option's type. An
        override equal to the profile's own value is dropped.
        """
        changed = self.changed_by(overrides)
        for name in changed.house_rules:
            reason = changed.irrelevant(name)
            if reason and getattr(changed, name) != getattr(self, name):
                raise ProfileError(
                    "house-rule-irrelevant",
                    option=name,
                    reason=reason,
                    message=f"house rule {name} makes no difference here: "
                    f"{combinations.REASONS[reason]}",
                )
        changed.check(f"profile {self.id} with house rules")
        return changed

    def changed_by(self, overrides: Mapping[str, object]) -> Profile:
        """The same without asking whether it makes sense: for whoever is still choosing."""
        values: dict[str, OptionValue] = {}
        for name, given in overrides.items():
            option = _house_option(name, self.id)
            value = read_value(option, given, f"house rule {option.name}")
            if value != getattr(self, option.name):
                values[option.name] = value
        return replace(self, **values, house_rules={**self.house_rules, **values})  # type: ignore[arg-type]

    def irrelevant(self, name: str) -> str:
        """The code of why an option makes no difference here; empty where it makes one."""
        return combinations.irrelevant(self, name)

    def contradictions(self) -> list[combinations.Contradiction]:
        """The options that cannot stand together, and what would put them right."""
        return combinations.contradictions(self)

    def check(self, where: str) -> None:
        """Raise `ProfileError` where options contradict each other."""
        for found in self.contradictions():
            keys = ", ".join(found.keys)
            raise ProfileError(
                "profile-combination",
                where=where,
                keys=keys,
                reason=found.reason,
                message=f"{where}: {keys}: {combinations.REASONS[found.reason]}",
            )


OPTIONS: Final[dict[str, Option]] = {
    item.name: Option(name=item.name, default=item.default, **item.metadata)  # type: ignore[arg-type]
    for item in fields(Profile)
    if "section" in item.metadata
}


def _house_option(name: str, profile_id: str) -> Option:
    plain = name.strip().replace("-", "_")
    section, _, rest = plain.rpartition(".")
    option = OPTIONS.get(rest)
    if option is None or option.structural or (section and section != option.section):
        known = ", ".join(item.name for item in OPTIONS.values() if not item.structural)
        raise ProfileError(
            "unknown-option",
            option=shown(name),
            profile=profile_id,
            message=f"unknown house rule {quoted(name)}: expected one of {known}",
        )
    return option


def read_value(option: Option, given: object, where: str) -> OptionValue:
    """``given`` as a value of ``option``; raises `ProfileError` naming what was expected."""
    value = _converted(option, given)
    if value is None:
        raise ProfileError(
            "option-value",
            option=option.name,
            got=shown(given),
            expected=option.expected(),
            message=f"{where}: expected {option.expected()}, got {quoted(given)}",
        )
    return value


def _converted(option: Option, given: object) -> OptionValue | None:
    if option.type == "choice":
        return (
            given
            if isinstance(given, str) and given in option.choices
            else _number_word(option, given)
        )
    if option.type == "bool":
        return _as_bool(given)
    if option.type == "packets":
        return _as_packets(given)
    number = _as_int(given)
    return number if number is not None and option.lowest <= number <= option.highest else None


def _number_word(option: Option, given: object) -> str | None:
    """``162`` is a choice of failure_pays; a TOML or JSON file may well write it as a number."""
    if isinstance(given, int) and not isinstance(given, bool) and str(given) in option.choices:
        return str(given)
    return None


def _as_bool(given: object) -> bool | None:
    if isinstance(given, bool):
        return given
    words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
    return words.get(given.lower()) if isinstance(given, str) else None


def _as_int(given: object) -> int | None:
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    if isinstance(given, str):
        digits = given.strip()
        # far longer than any option's bound, and Python refuses to convert thousands of digits
        return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None
    return None


def _as_packets(given: object) -> tuple[int, ...] | None:
    if isinstance(given, str):
        given = given.replace("+", ",").replace("-", ",").split(",")
    if not isinstance(given, list | tuple) or not given:
        return None
    sizes = tuple(_as_int(item) or 0 for item in given)
    return sizes if min(sizes) > 0 else None

"""One deal record replayed from its deck under its profile's rules, every fault kept."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rebelote.rules.actions import Call, Cut, Play
from rebelote.rules.belote import is_automatic
from rebelote.rules.cards import Card, card_text, parse_card, parse_suit, require_distinct
from rebelote.rules.deal import HIGHEST_CUT, LOWEST_CUT, commitment, uncut
from rebelote.rules.errors import ProfileError, RebeloteError, RuleViolation, shown
from rebelote.rules.events import PackPrepared
from rebelote.rules.fold import evolve
from rebelote.rules.game import apply, start_match
from rebelote.rules.legal import announcement
from rebelote.rules.library import load_profile
from rebelote.rules.match import match_winner
from rebelote.rules.profile import Profile
from rebelote.rules.record import cards_to_json
from rebelote.rules.state import AUCTION, PLAY, DealSummary, Public, State
from rebelote.rules.view import view
from rebelote.rules.wire import Json, meld_to_json, sheet_to_json

LARGEST_NUMBER: Final = 1_000_000


class Fault(NamedTuple):
    """One thing in a record that does not follow from the rules."""

    where: str
    """``play 15``, ``call 3``, ``trick 2``, ``result.points``, …"""
    rule: str
    """Code of the rule."""
    message: str
    """What was expected and what the record says."""
    cause: RuleViolation | None = None
    """The violation, where an action was refused: the catalogues have its sentence."""


class Broken(Exception):  # noqa: N818 -- leaves the replay, is never shown
    """The replay cannot go on."""

    def __init__(
        self, where: str, rule: str, message: str, cause: RuleViolation | None = None
    ) -> None:
        super().__init__(message)
        self.fault = Fault(where, rule, message, cause)


class Replay:
    """One record replayed from its deck; `faults` are those that did not stop the replay."""

    def __init__(self, record: Json) -> None:
        self.record = record
        self.faults: list[Fault] = []

    def run(self) -> State:
        """The state after the deal; raises `Broken` where it cannot be reached."""
        profile = self._profile()
        state = self._dealt(self._before(profile))
        self._check_cards(state)
        state = self._call_all(state)
        state = self._play_all(state)
        self._check_result(state)
        return state

    # -- what the record says, read with care

    def _field(self, name: str, kind: type | tuple[type, ...], expected: str) -> Any:
        return _typed(self.record, name, kind, expected)

    def _expect(self, where: str, rule: str, expected: object, got: object) -> None:
        if not _same(expected, got):
            self.faults.append(
                Fault(where, rule, f"expected {shown(expected)}, the record says {shown(got)}")
            )

    def _profile(self) -> Profile:
        name = self._field("profile", str, "a profile id")
        self._field("match", str, "a text")
        overrides = self.record.get("house_rules", {})
        if not isinstance(overrides, dict) or name.endswith(".toml"):
            raise Broken("house_rules", "format", "expected a profile id and an object of options")
        try:
            profile = load_profile(name, overrides)
        except ProfileError as problem:
            raise Broken("profile", problem.code, str(problem)) from None
        given = self.record.get("rules_hash")
        if given is not None and given != profile.hash:
            raise Broken(
                "rules_hash",
                "rules-hash",
                f"the record was made under other rules: these options hash to {profile.hash}",
            )
        return profile

    def _before(self, profile: Profile) -> State:
        """The match as it stood before this deal."""
        number = self._field("number", int, "a number from 1")
        before = self._field("before", dict, "an object with totals and pending")
        totals = _pair(before, "before.totals", "totals")
        pending = before.get("pending")
        dealer = self._field("dealer", int, "a seat")
        if not 1 <= number <= LARGEST_NUMBER:
            message = f"expected a number from 1 to {LARGEST_NUMBER}, got {shown(number)}"
            raise Broken("number", "deal-number", message)
        if not 0 <= dealer < profile.players:
            message = f"expected a seat below {profile.players}, got {shown(dealer)}"
            raise Broken("dealer", "seat", message)
        if not isinstance(pending, int) or isinstance(pending, bool):
            raise Broken("before.pending", "format", "expected a number")
        if not 0 <= pending <= LARGEST_NUMBER:
            raise Broken("before.pending", "litige", f"expected 0 to {LARGEST_NUMBER}")
        self._check_before(profile, number, totals, pending)
        deals: tuple[DealSummary, ...] = ()
        if number > 1:
            deals = (DealSummary(number - 1, -1, None, None, "", (0, 0), totals, pending),)
        public = Public(number=number - 1, totals=totals, pending=pending, deals=deals)
        return start_match(profile)._replace(public=public)

    def _check_before(
        self, profile: Profile, number: int, totals: tuple[int, int], pending: int
    ) -> None:
        if number == 1:
            self._expect("before", "first-deal", ((0, 0), 0), (totals, pending))
        elif profile.length == "one-deal":
            self.faults.append(Fault("number", "deal-number", "a single deal has the number 1"))
        elif match_winner(profile, "made", totals)[0]:
            message = f"the match was over with totals {totals[0]} and {totals[1]}"
            self.faults.append(Fault("before.totals", "match-over", message))
        if pending and profile.tie != "litige":
            self.faults.append(Fault("before.pending", "litige", "this profile puts nothing aside"))

    def _dealt(self, state: State) -> State:
        """After the cut: the cards lie as the deck says."""
        deck = self._deck()
        cut = self._field("cut", int, f"a number from {LOWEST_CUT} to {HIGHEST_CUT}")
        if not LOWEST_CUT <= cut <= HIGHEST_CUT:
            message = f"a cut takes {LOWEST_CUT} to {HIGHEST_CUT} cards, not {shown(cut)}"
            raise Broken("cut", "cut-range", message)
        pack = uncut(deck, cut)
        salt = self._salt(pack)
        number, dealer = self.record["number"], self.record["dealer"]
        sealed = commitment(pack, salt)
        state = evolve(state, PackPrepared(number, dealer, sealed, pack, salt))
        assert state.public.turn is not None
        state, _ = apply(state, Cut(state.public.turn, cut))
        first = (dealer + 1) % state.profile.players
        self._expect("first", "first-player", first, self.record.get("first"))
        return state

    def _deck(self) -> tuple[Card, ...]:
        cards = _cards(self._field("deck", list, "a list of 32 cards"), "deck")
        if len(cards) != 32:
            raise Broken("deck", "pack", f"expected 32 cards, got {len(cards)}")
        return cards

    def _salt(self, pack: tuple[Card, ...]) -> str:
        given = self.record.get("commitment")
        if given is None:
            return ""
        salt = given.get("salt") if isinstance(given, dict) else None
        if not isinstance(salt, str) or not _is_text(salt):
            raise Broken("commitment", "format", "expected an object with sha256 and salt")
        self._expect("commitment", "commitment", commitment(pack, salt), given.get("sha256"))
        return salt

    def _check_cards(self, state: State) -> None:
        assert state.public.turned is not None
        turned = card_text(state.public.turned)
        self._expect("turned", "turned-up-card", turned, self.record.get("turned"))

    # -- auction and play

    def _call_all(self, state: State) -> State:
        for index, call in enumerate(self._field("calls", list, "a list of calls"), start=1):
            where = f"call {index}"
            if state.public.phase != AUCTION:
                raise Broken(where, "call-after-the-end", "the choice of trump was over before")
            state = self._call(state, where, call)
        if state.public.phase == AUCTION:
            raise Broken("calls", "calls-missing", "the choice of trump is not over")
        trump = state.public.trump
        self._expect("taker", "taker", state.public.taker, self.record.get("taker"))
        expected = None if trump is None else "SHDC"[trump]
        self._expect("trump", "trump", expected, self.record.get("trump"))
        self._check_hands(state)
        return state

    def _call(self, state: State, where: str, call: object) -> State:
        if not isinstance(call, dict) or call.get("call") not in ("pass", "take"):
            raise Broken(where, "format", "expected a seat with pass, or take and a suit")
        try:
            suit = parse_suit(call.get("suit")) if call["call"] == "take" else None
            return apply(state, Call(_seat(call, where), suit))[0]
        except RuleViolation as problem:
            raise Broken(where, problem.code, str(problem), problem) from None
        except RebeloteError as problem:
            raise Broken(where, problem.code, str(problem)) from None

    def _check_hands(self, state: State) -> None:
        """Hands are compared as sets: the order of cards in a hand means nothing."""
        expected = cards_to_json(state.profile, state.public, state.hidden.deck)
        if "tableaux" in expected:
            given = self.record.get("tableaux")
            for seat, piles in enumerate(expected["tableaux"]):
                got = given[seat] if isinstance(given, list) and len(given) == 2 else None
                self._expect(f"tableaux[{seat}]", "deal", piles, got)
            return
        given = self.record.get("hands")
        for seat, hand in enumerate(expected["hands"]):
            got = given[seat] if isinstance(given, list) and len(given) == 4 else None
            held = sorted(got, key=shown) if isinstance(got, list) else got
            self._expect(f"hands[{seat}]", "deal", sorted(hand), held)

    def _play_all(self, state: State) -> State:
        plays = self._field("plays", list, "a list of plays")
        for index, play in enumerate(plays, start=1):
            where = f"play {index}"
            if state.public.phase != PLAY:
                raise Broken(where, "play-after-the-end", "the deal was over before")
            state = self._play(state, where, play)
        if state.public.phase == PLAY:
            raise Broken("plays", "plays-missing", f"expected 32 plays, got {len(plays)}")
        return state

    def _play(self, state: State, where: str, play: object) -> State:
        if not isinstance(play, dict):
            raise Broken(where, "format", "expected a seat and a card")
        says = play.get("says")
        if says not in (None, "belote", "rebelote"):
            raise Broken(where, "format", "says is belote, rebelote or absent")
        try:
            action = Play(_seat(play, where), parse_card(play.get("card")), says)
            self._check_automatic(state, where, action)
            return apply(state, action)[0]
        except RuleViolation as problem:
            message = f"{card_text(action.card)} from seat {shown(action.seat)}: {problem}"
            raise Broken(where, problem.code, message, problem) from None
        except RebeloteError as problem:
            raise Broken(where, problem.code, str(problem)) from None

    def _check_automatic(self, state: State, where: str, action: Play) -> None:
        """Where belote says itself, the record has to say it."""
        if not is_automatic(state.profile) or action.seat != state.public.turn:
            return
        seen = view(state, action.seat)
        if not seen.hand >> action.card & 1:
            return
        word = announcement(seen, action.card)
        if word != action.says:
            message = (
                f"expected {word or 'nothing'} said, the record has {action.says or 'nothing'}"
            )
            raise Broken(where, "belote-automatic", message)

    # -- the count

    def _check_result(self, state: State) -> None:
        public = state.public
        assert public.sheet is not None
        self._check_tricks(public)
        sheet = sheet_to_json(public.sheet)
        given = self._field("result", dict, "an object")
        for name, rule in _RESULT_RULES.items():
            self._compare(f"result.{name}", rule, sheet[name], given.get(name))
        self._compare("totals", "totals", list(public.totals), self.record.get("totals"))
        self._expect("winner", "winner", public.winner, self.record.get("winner"))
        if state.profile.melds == "counted":
            melds = [meld_to_json(meld) for meld in public.melds]
            self._expect("melds", "melds", _meld_keys(melds), _meld_keys(self.record.get("melds")))

    def _check_tricks(self, public: Public) -> None:
        given = self._field("tricks", list, "a list of tricks")
        self._expect("tricks", "tricks", len(public.tricks), len(given))
        for index, (trick, entry) in enumerate(zip(public.tricks, given, strict=False)):
            expected = {"leader": trick.leader, "winner": trick.winner, "points": trick.points}
            for name, value in expected.items():
                got = entry.get(name) if isinstance(entry, dict) else None
                self._expect(f"trick {index + 1} {name}", f"trick-{name}", value, got)

    def _compare(self, where: str, rule: str, expected: object, got: object) -> None:
        """Pairs entry by entry, so that the fault names the side."""
        if isinstance(expected, list) and isinstance(got, list) and len(got) == len(expected):
            for side, (mine, theirs) in enumerate(zip(expected, got, strict=True)):
                self._expect(f"{where}[{side}]", rule, mine, theirs)
        else:
            self._expect(where, rule, expected, got)


_RESULT_RULES: Final = {
    "outcome": "outcome",
    "points": "card-points",
    "belote": "belote",
    "scores": "scores",
    "pending": "litige",
}


def _meld_keys(melds: object) -> object:
    """Melds in an order of their own: which of two is listed first means nothing."""
    if not isinstance(melds, list) or not all(isinstance(meld, dict) for meld in melds):
        return melds
    keys = []
    for meld in melds:
        cards = meld.get("cards")
        held = sorted(cards, key=shown) if isinstance(cards, list) else cards
        keys.append([meld.get("seat"), meld.get("kind"), meld.get("points"), held])
    return sorted(keys, key=shown)


def _same(expected: object, got: object) -> bool:
    """Equal, and of one kind: neither ``true`` nor ``1.0`` is the number 1 here."""
    if type(expected) is not type(got):
        return False
    if isinstance(expected, list | tuple) and isinstance(got, list | tuple):
        return len(expected) == len(got) and all(map(_same, expected, got))
    return expected == got


def _is_text(value: str) -> bool:
    """Whether a text can be written as UTF-8 (JSON can hold half of a character)."""
    return value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value)


def _typed(data: Json, name: str, kind: type | tuple[type, ...], expected: str) -> Any:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Broken(name, "format", f"expected {expected}, got {shown(value)}")
    return value


def _pair(data: Json, where: str, name: str) -> tuple[int, int]:
    value = data.get(name)
    if (
        not isinstance(value, list)
        or len(value) != 2
        or not all(isinstance(item, int) and not isinstance(item, bool) for item in value)
    ):
        raise Broken(where, "format", f"expected two numbers, got {shown(value)}")
    if not all(0 <= item <= LARGEST_NUMBER for item in value):
        raise Broken(where, "totals", f"expected numbers from 0 to {LARGEST_NUMBER}")
    return value[0], value[1]


def _seat(data: Json, where: str) -> int:
    seat = data.get("seat")
    if not isinstance(seat, int) or isinstance(seat, bool):
        raise Broken(where, "format", f"expected a seat, got {shown(seat)}")
    return seat


def _cards(values: list[Any], where: str) -> tuple[Card, ...]:
    try:
        cards = tuple(parse_card(value) for value in values)
        require_distinct(cards)
    except RebeloteError as problem:
        raise Broken(where, problem.code, str(problem)) from None
    return cards

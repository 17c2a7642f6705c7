"""What every profile must satisfy, whatever its options: a profile gets it all by existing.

Each check takes a profile and raises AssertionError. `CHECKS` lists them by name.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Final, TypeAlias

from rebelote.rules.actions import Call, Cut, Play, Prepare
from rebelote.rules.belote import may_say
from rebelote.rules.cards import (
    CAPOT_TOTAL,
    DEAL_TOTAL,
    FULL_PACK,
    Card,
    Suit,
    card_text,
    mask_of,
    parse_card,
)
from rebelote.rules.events import CardPlayed, CardsUncovered, Event
from rebelote.rules.game import apply, start_match
from rebelote.rules.legal import legal_actions, legal_cards, refusals
from rebelote.rules.library import profile_from_options
from rebelote.rules.profile import Profile
from rebelote.rules.record import deal_record, record_line
from rebelote.rules.state import AUCTION, CUT, ENDED, PLAY, SCORED, State, exposed_mask
from rebelote.rules.verify import Verifier
from rebelote.rules.view import evolve_view, redact, start_view, view
from rebelote.rules.wire import (
    action_from_json,
    action_to_json,
    event_from_json,
    event_to_client,
    event_to_json,
    view_to_json,
)
from rebelote.testing.hidden import resampled
from rebelote.testing.walks import Step, scored_states, walk

Check: TypeAlias = Callable[[Profile], None]


def _steps(profile: Profile, matches: int = 12, deals: int = 3) -> Iterator[Step]:
    for seed in range(matches):
        yield from walk(profile, seed, deals)


def _viewers(profile: Profile) -> tuple[int | None, ...]:
    return (None, *range(profile.players))


def each_card_has_one_place(profile: Profile) -> None:
    """The 32 cards, once each: hands, piles, table, tricks and what is still in the pack."""
    for step in _steps(profile):
        state = step.after
        if state.public.phase not in (AUCTION, PLAY):
            continue
        places = list(state.hidden.hands)
        places += [exposed_mask(state.public, seat) for seat in range(len(state.public.exposed))]
        places += [mask_of(c for c in piles if c is not None) for piles in state.hidden.covered]
        places.append(mask_of(laid.card for laid in state.public.plays))
        if state.public.phase == AUCTION and not state.public.exposed:
            places.append(mask_of(state.hidden.deck[20:]))
        assert sum(place.bit_count() for place in places) == 32
        assert _union(places) == FULL_PACK


def _union(places: list[int]) -> int:
    together = 0
    for place in places:
        together |= place
    return together


def points_add_up(profile: Profile) -> None:
    """162 points a deal with the last trick, 252 and 0 when a side takes every trick."""
    for state in scored_states(profile, 1, 60):
        sheet = state.public.sheet
        assert sheet is not None
        if sheet.outcome == "void":
            assert sheet.points == (0, 0)
            assert not state.public.tricks
            continue
        swept = 0 in state.public.won
        assert sum(sheet.points) == (CAPOT_TOTAL if swept else DEAL_TOTAL)
        # capot is counted by tricks: taking one worth nothing is enough to escape it
        assert (CAPOT_TOTAL in sheet.points) == swept
        assert sum(state.public.won) == 32 // profile.players
        for side in (0, 1):
            lines = [line.points for line in sheet.lines if line.side == side]
            assert sum(lines) == sheet.scores[side]


def somebody_can_always_act(profile: Profile) -> None:
    """A legal set is never empty, and only the seat to act has one."""
    for step in _steps(profile):
        public = step.after.public
        if public.phase not in (CUT, AUCTION, PLAY):
            continue
        for seat in range(profile.players):
            assert bool(legal_actions(view(step.after, seat))) == (seat == public.turn)


def every_refusal_has_a_reason(profile: Profile) -> None:
    """Legal and refused cards together are the hand; what is refused cannot be played."""
    for step in _steps(profile, 6):
        public = step.after.public
        if public.phase != PLAY or public.turn is None:
            continue
        seen = view(step.after, public.turn)
        hand = exposed_mask(public, public.turn) if public.exposed else seen.hand
        refused = refusals(seen)
        assert mask_of(refused) | legal_cards(seen) == hand
        assert not mask_of(refused) & legal_cards(seen)
        assert all(refusal.rule for refusal in refused.values())


def a_discard_never_wins(profile: Profile) -> None:
    """The winner of a trick follows suit or ruffs; whoever wins leads next."""
    for state in scored_states(profile, 2, 40):
        trump = state.public.trump
        for trick, after in zip(state.public.tricks, state.public.tricks[1:], strict=False):
            card = trick.cards[(trick.winner - trick.leader) % profile.players]
            assert card >> 3 in (trick.cards[0] >> 3, trump)
            assert after.leader == trick.winner


def views_fold_from_redacted_events(profile: Profile) -> None:
    """Folding the events a viewer gets gives the view of that viewer."""
    for viewer in _viewers(profile):
        for seed in range(4):
            seen = start_view(profile, viewer)
            for step in walk(profile, seed, 3):
                for event in step.events:
                    seen = evolve_view(seen, redact(event, viewer))
                assert seen == view(step.after, viewer)


def views_do_not_depend_on_hidden_cards(profile: Profile) -> None:
    """Dealing anew what a viewer cannot see changes neither its view nor its legal actions."""
    rng = random.Random(5)
    for step in _steps(profile, 6):
        if step.after.public.phase not in (AUCTION, PLAY):
            continue
        for viewer in _viewers(profile):
            other = resampled(step.after, viewer, rng)
            assert view(other, viewer) == view(step.after, viewer)
            assert view_to_json(view(other, viewer)) == view_to_json(view(step.after, viewer))


def nothing_hidden_is_sent(profile: Profile) -> None:
    """No card that a viewer may not know stands in what is sent to it."""
    for step in _steps(profile, 6):
        for viewer in _viewers(profile):
            sent = _sent(step, viewer, profile)
            for card in _unknown_to(step.after, viewer):
                assert f'"{card_text(card)}"' not in sent


def _sent(step: Step, viewer: int | None, profile: Profile) -> str:
    events = [event_to_client(redact(e, viewer), profile.players) for e in step.events]
    shown = view_to_json(view(step.after, viewer))
    refused = shown["legal"].pop("refused")  # its reasons name cards on the table
    return json.dumps([events, shown, list(refused)])


def _unknown_to(state: State, viewer: int | None) -> Iterator[Card]:
    """Cards in other hands, under others, and still in the pack, while a deal goes on."""
    public, hidden = state.public, state.hidden
    if public.phase in (SCORED, ENDED):
        return
    known = 0 if viewer is None or not hidden.hands else hidden.hands[viewer]
    known |= mask_of(laid.card for laid in public.plays)
    known |= 0 if public.turned is None else 1 << public.turned
    for seat in range(len(public.exposed)):
        known |= exposed_mask(public, seat)
    yield from (card for card in range(32) if not known >> card & 1)


def uncovered_after_both_have_played(profile: Profile) -> None:
    """With two players, cards are turned up with the trick (or at once, by house rule)."""
    for step in _steps(profile, 6):
        for event in step.events:
            if isinstance(event, CardsUncovered):
                assert profile.players == 2
                complete = not step.after.public.trick
                assert complete or profile.uncover == "at-once"


def seats_can_be_rotated(profile: Profile) -> None:
    """Moving everybody one seat on changes nothing but the names of the seats."""
    for seed in range(4):
        steps = list(walk(profile, seed))
        state = start_match(profile)
        for step in steps:
            action = _moved(step, profile.players)
            state, _ = apply(state, action)
        final = steps[-1].after.public
        assert state.public.sheet is not None
        assert final.sheet is not None
        assert state.public.sheet.scores == final.sheet.scores[::-1]
        assert [trick.cards for trick in state.public.tricks] == [t.cards for t in final.tricks]


def _moved(step: Step, players: int) -> Prepare | Cut | Call | Play:
    action = step.action
    if isinstance(action, Prepare):
        return action._replace(dealer=(action.dealer + 1) % players)
    return action._replace(seat=(action.seat + 1) % players)


def suits_can_be_swapped(profile: Profile) -> None:
    """Renaming the suits changes nothing but the names of the cards."""
    renamings = list(permutations(range(4)))
    for seed in range(4):
        names = renamings[(5 * seed + 7) % 24]
        state = start_match(profile)
        last = None
        for last in walk(profile, seed):
            state, _ = apply(state, _renamed(last.action, names))
        assert last is not None
        final = last.after.public
        assert state.public.sheet == final.sheet
        assert state.public.won == final.won


def _renamed(
    action: Prepare | Cut | Call | Play, names: tuple[Suit, ...]
) -> Prepare | Cut | Call | Play:
    if isinstance(action, Prepare):
        return action._replace(pack=tuple(_rename(card, names) for card in action.pack))
    if isinstance(action, Play):
        return action._replace(card=_rename(action.card, names))
    if isinstance(action, Call) and action.suit is not None:
        return action._replace(suit=names[action.suit])
    return action


def _rename(card: Card, names: tuple[Suit, ...]) -> Card:
    return names[card >> 3] << 3 | card & 7


def notation_round_trips(profile: Profile) -> None:
    """Events, actions and cards survive being written and read."""
    for step in _steps(profile, 4):
        for event in step.events:
            text = json.dumps(event_to_json(event))
            assert event_from_json(json.loads(text)) == event
        if not isinstance(step.action, Prepare):
            text = json.dumps(action_to_json(step.action))
            assert action_from_json(step.action.seat, json.loads(text)) == step.action
    assert all(parse_card(card_text(card)) == card for card in range(32))


def records_verify(profile: Profile) -> None:
    """Every finished deal's record holds, and whole matches do."""
    verifier = Verifier()
    for seed in range(4):
        for step in walk(profile, seed, 40):
            if step.after.public.phase in (SCORED, ENDED):
                record = json.loads(record_line(deal_record(step.after, f"m{seed}")))
                assert verifier.check(record) == []


def belote_is_said_by_its_owner(profile: Profile) -> None:
    """Belote goes with the first of king and queen held together, rebelote with the second."""
    for step in _steps(profile):
        played = [event for event in step.events if isinstance(event, CardPlayed)]
        for event in played:
            word = _word(step, event)
            if profile.belote == "automatic":
                assert event.says == word
            else:
                assert event.says in (None, word)
            assert profile.belote != "none" or event.says is None


def _word(step: Step, event: CardPlayed) -> str | None:
    before = step.before
    assert before.public.trump is not None
    hand = before.hidden.hands[event.seat] if before.hidden.hands else 0
    return may_say(
        before.profile, before.public.trump, event.seat, event.card, hand, before.public.plays
    )


def options_are_all_a_match_needs(profile: Profile) -> None:
    """A profile rebuilt from its written options plays the same match: old games replay."""
    again = profile_from_options(profile.id, json.loads(json.dumps(profile.options())))
    assert again.hash == profile.hash
    ours = [step.events for step in walk(profile, 9, 4)]
    theirs = [step.events for step in walk(again, 9, 4)]
    assert ours == theirs


def matches_come_to_an_end(profile: Profile) -> None:
    """A match ends with a winner (or a draw, or a void single deal), and nothing after it."""
    for seed in range(3):
        events: list[Event] = []
        state = start_match(profile)
        for step in walk(profile, seed, 400):
            events.extend(step.events)
            state = step.after
        assert state.public.phase == ENDED
        totals = state.public.totals
        if profile.length == "target":
            assert max(totals) >= profile.target
        if state.public.winner in (0, 1):
            assert totals[state.public.winner] == max(totals)


CHECKS: Final[dict[str, Check]] = {
    check.__name__: check
    for check in (
        each_card_has_one_place,
        points_add_up,
        somebody_can_always_act,
        every_refusal_has_a_reason,
        a_discard_never_wins,
        views_fold_from_redacted_events,
        views_do_not_depend_on_hidden_cards,
        nothing_hidden_is_sent,
        uncovered_after_both_have_played,
        seats_can_be_rotated,
        suits_can_be_swapped,
        notation_round_trips,
        records_verify,
        belote_is_said_by_its_owner,
        options_are_all_a_match_needs,
        matches_come_to_an_end,
    )
}

"""The state machine of every profile: cut -> auction -> play -> score -> next deal or end.

`decide` says what an action makes happen, or raises `RuleViolation`; it changes nothing.
`rebelote.rules.fold.evolve` says what state an event leads to. Legality is asked of the view of
the seat that acts, so a seat is never refused for a reason it could not see.
"""

from __future__ import annotations

from rebelote.rules.actions import Action, Call, Cut, Play, Prepare
from rebelote.rules.belote import belote_points
from rebelote.rules.cards import CAPOT, LAST_TRICK, PACK, Card
from rebelote.rules.deal import (
    HIGHEST_CUT,
    LOWEST_CUT,
    TURNED_INDEX,
    commitment,
    completion,
    cut_pack,
    first_hands,
    hand_masks,
    tableaux,
)
from rebelote.rules.errors import RuleViolation
from rebelote.rules.events import (
    Called,
    CardPlayed,
    CardsDealt,
    CardsUncovered,
    DealScored,
    Event,
    HandsCompleted,
    MatchEnded,
    MeldsShown,
    PackCut,
    PackPrepared,
    PackRevealed,
    TrickWon,
)
from rebelote.rules.fold import evolve
from rebelote.rules.legal import check_call, check_play
from rebelote.rules.match import match_winner, next_dealer
from rebelote.rules.melds import scoring_melds
from rebelote.rules.play import trick_points, trick_winner
from rebelote.rules.profile import Profile
from rebelote.rules.scoring import Counted, score_deal, void_sheet
from rebelote.rules.state import (
    AUCTION,
    CUT,
    ENDED,
    PLAY,
    READY,
    SCORED,
    CallMade,
    Hidden,
    Public,
    Reveal,
    Sheet,
    State,
    exposed_mask,
    first_seat,
)
from rebelote.rules.view import view

Events = tuple[Event, ...]


def start_match(profile: Profile) -> State:
    """A match before its first deal: `Prepare` starts it."""
    return State(profile, Public(), Hidden())


def decide(state: State, action: Action) -> Events:
    """The events an action causes. Raises `RuleViolation` with the rule that refuses it."""
    if isinstance(action, Play):
        return _play(state, action)
    if isinstance(action, Call):
        return _call(state, action)
    if isinstance(action, Cut):
        return _cut(state, action)
    return _prepare(state, action)


def apply(state: State, action: Action) -> tuple[State, Events]:
    """`decide`, and the state its events fold to."""
    events = decide(state, action)
    for event in events:
        state = evolve(state, event)
    return state, events


# --- the pack -----------------------------------------------------------------------------------


def _prepare(state: State, action: Prepare) -> Events:
    profile, public, _ = state
    if public.phase == ENDED:
        raise RuleViolation("match-over")
    if public.phase not in (READY, SCORED):
        raise RuleViolation("deal-not-over")
    if tuple(sorted(action.pack)) != PACK:
        raise RuleViolation("not-a-pack")
    due = next_dealer(profile, public)
    if not 0 <= action.dealer < profile.players or due not in (None, action.dealer):
        raise RuleViolation("wrong-dealer", dealer=action.dealer, expected=due)
    sealed = commitment(action.pack, action.salt)
    return (PackPrepared(public.number + 1, action.dealer, sealed, action.pack, action.salt),)


def _cut(state: State, action: Cut) -> Events:
    profile, public, hidden = state
    if public.phase != CUT:
        raise RuleViolation("no-cut-now")
    if action.seat != public.turn:
        raise RuleViolation("not-your-turn", turn=public.turn)
    if not LOWEST_CUT <= action.at <= HIGHEST_CUT:
        raise RuleViolation("cut-range", at=action.at, lowest=LOWEST_CUT, highest=HIGHEST_CUT)
    deck = cut_pack(hidden.pack, action.at)
    return PackCut(action.seat, action.at), _dealt(profile, public, deck)


def _dealt(profile: Profile, public: Public, deck: tuple[Card, ...]) -> CardsDealt:
    first = first_seat(public, profile.players)
    if profile.players == 2:
        exposed, covered = tableaux(deck, first, profile.packets)
        return CardsDealt(deck[-1], (), exposed, covered)
    hands = hand_masks(first_hands(deck, first, profile.packets))
    return CardsDealt(deck[TURNED_INDEX], hands, (), ())


# --- the auction --------------------------------------------------------------------------------


def _call(state: State, action: Call) -> Events:
    profile, public, hidden = state
    if public.phase != AUCTION:
        raise RuleViolation("no-call-now")
    if action.seat != public.turn:
        raise RuleViolation("not-your-turn", turn=public.turn)
    check_call(public, action.suit, profile.players)
    called = Called(action.seat, action.suit)
    if action.suit is not None:
        return called, *_after_take(profile, public, hidden, action)
    if len(public.calls) + 1 == 2 * profile.players:
        return called, *_void(profile, public, hidden, called)
    return (called,)


def _after_take(profile: Profile, public: Public, hidden: Hidden, action: Call) -> Events:
    assert action.suit is not None
    first = first_seat(public, profile.players)
    if profile.players == 4:
        return (HandsCompleted(hand_masks(completion(hidden.deck, first, action.seat))),)
    if profile.melds == "counted":
        exposed = tuple(exposed_mask(public, seat) for seat in range(2))
        melds = scoring_melds(exposed, action.suit, first)
        return (MeldsShown(melds),) if melds else ()
    return ()


def _void(profile: Profile, public: Public, hidden: Hidden, last: Called) -> Events:
    calls = (*public.calls, CallMade(last.seat, last.suit))
    return _scored(profile, public._replace(calls=calls), hidden, void_sheet(public.pending))


# --- the play -----------------------------------------------------------------------------------


def _play(state: State, action: Play) -> Events:
    profile, public, _ = state
    if public.phase != PLAY:
        raise RuleViolation("no-play-now")
    if action.seat != public.turn:
        raise RuleViolation("not-your-turn", turn=public.turn)
    says = check_play(view(state, action.seat), action.card, action.says)
    played = CardPlayed(action.seat, action.card, says)
    if len(public.trick) + 1 < profile.players:
        return (played, *_uncovered_at_once(state, action))
    return (played, *_trick_done(state, played))


def _uncovered_at_once(state: State, action: Play) -> Events:
    """House rule: the card under the leader's is turned up before the reply."""
    if state.profile.uncover != "at-once":
        return ()
    return _turned_up(state, (action.card,))


def _turned_up(state: State, cards: tuple[Card, ...]) -> Events:
    """The covered cards freed by ``cards``, turned up together."""
    if not state.public.exposed:
        return ()
    freed = tuple(
        (seat, pile, below)
        for seat, piles in enumerate(state.hidden.covered)
        for pile, below in enumerate(piles)
        if below is not None and state.public.exposed[seat][pile] in cards
    )
    return (CardsUncovered(freed),) if freed else ()


def _trick_done(state: State, played: CardPlayed) -> Events:
    profile, public, hidden = state
    assert public.trump is not None
    cards = (*(laid.card for laid in public.trick), played.card)
    winner = trick_winner(public.leader, cards, public.trump, profile.players)
    won = TrickWon(winner, trick_points(cards, public.trump))
    if len(public.tricks) + 1 < 32 // profile.players:
        return won, *_freed_by_trick(state, cards)
    return won, *_last_trick_done(profile, public, hidden, played, won)


def _freed_by_trick(state: State, cards: tuple[Card, ...]) -> Events:
    """Both have played: the cards below are turned up (the leader's may be up already)."""
    if not state.public.exposed:
        return ()
    leader = state.public.leader
    under = state.hidden.covered
    # the leader's card has gone from its pile; the reply still lies on its own
    emptied = _pile_of(None, state.public, leader, under)
    played_from = _pile_of(cards[-1], state.public, 1 - leader, under)
    freed = sorted(emptied + played_from)
    return (CardsUncovered(tuple(freed)),) if freed else ()


def _pile_of(
    above: Card | None, public: Public, seat: int, under: tuple[tuple[Card | None, ...], ...]
) -> list[tuple[int, int, Card]]:
    """(seat, pile, card) of the covered card on which ``above`` (None: nothing) lies."""
    return [
        (seat, pile, below)
        for pile, below in enumerate(under[seat])
        if below is not None and public.exposed[seat][pile] == above
    ]


def _last_trick_done(
    profile: Profile, public: Public, hidden: Hidden, played: CardPlayed, won: TrickWon
) -> Events:
    assert public.taker is not None
    side = profile.side_of(won.seat)
    points = list(public.points)
    points[side] += won.points
    tricks = list(public.won)
    tricks[side] += 1
    # capot is a matter of tricks: a side that won one trick of 0 points has escaped it
    points[side] += CAPOT if tricks[1 - side] == 0 else LAST_TRICK
    plays = (*public.plays, played)
    counted = Counted(
        points=(points[0], points[1]),
        belote=belote_points(profile, plays),  # type: ignore[arg-type]
        melds=_meld_points(profile, public),
        last_trick=side,
    )
    sheet = score_deal(profile, profile.side_of(public.taker), counted, public.pending)
    return _scored(profile, public, hidden, sheet)


def _meld_points(profile: Profile, public: Public) -> tuple[int, int]:
    points = [0, 0]
    for meld in public.melds:
        points[profile.side_of(meld.seat)] += meld.points
    return points[0], points[1]


def _scored(profile: Profile, public: Public, hidden: Hidden, sheet: Sheet) -> Events:
    totals = (public.totals[0] + sheet.scores[0], public.totals[1] + sheet.scores[1])
    over, winner = match_winner(profile, sheet.outcome, totals)
    scored = DealScored(sheet, totals)
    assert public.cut_at is not None
    reveal = Reveal(public.number, hidden.pack, hidden.salt, public.cut_at)
    # cards of a void deal that was not shuffled stay together in the next pack, so showing this
    # pack would tell where cards lie in that one: it is shown when the match is over
    if sheet.outcome == "void" and profile.shuffle == "cut-only" and not over:
        return (scored,)
    revealed = PackRevealed((*hidden.held_back, reveal) if over else (reveal,))
    return (scored, revealed, MatchEnded(winner)) if over else (scored, revealed)

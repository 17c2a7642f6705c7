"""A board: the cards of a finished deal, one chair, and the same bots in the other chairs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from rebelote.bots import bot_ids, make_bot
from rebelote.rules.actions import Call, Cut, Play, Prepare
from rebelote.rules.cards import Card, Seat, texts
from rebelote.rules.game import apply, start_match
from rebelote.rules.profile import Profile
from rebelote.rules.shuffle import draw_cut, prepare
from rebelote.rules.state import State
from rebelote.rules.steps import deal_course
from rebelote.rules.view import view


class Board(NamedTuple):
    """What everybody who is compared has in common."""

    profile: Profile
    dealer: Seat
    pack: tuple[Card, ...]
    """The 32 cards before the cut."""
    cut: int
    seat: Seat
    """The chair whose players are compared."""
    others: tuple[str, ...]
    """The bots of the other seats, from the chair's right on."""

    @property
    def id(self) -> str:
        """What the board is known by: the same for everybody who gets the same cards there."""
        facts = [self.profile.hash, self.dealer, texts(self.pack), self.cut, self.seat, self.others]
        return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:32]


def board_of(record: dict[str, Any], seat: Seat) -> Board | None:
    """The board of a deal record and a person's seat; None unless all the others are bots.

    Raises `RecordError` for a record with faults.
    """
    bots: Sequence[str | None] = record.get("bots") or ()
    course = deal_course(record)
    players = course.profile.players
    if len(bots) != players or bots[seat] is not None:
        return None
    others = tuple(bots[(seat + step) % players] for step in range(1, players))
    known = bot_ids(course.profile)
    named = tuple(bot for bot in others if bot is not None and bot in known)
    if len(named) != players - 1:
        return None
    return Board(course.profile, course.dealer, course.pack, course.cut, seat, named)


def margin_of(board: Board, moves: Iterable[Call | Play]) -> int:
    """What the chair's side wrote, less what the others did, when these choices were made.

    As the first deal of a match: no pot is won that came from before.
    """
    state = _dealt(board)
    for move in moves:
        state, _ = apply(state, move)
    return _margin(board, state)


def recorded_margin(board: Board, record: dict[str, Any]) -> int:
    """The margin of the person who played the record."""
    course = deal_course(record)
    return margin_of(board, (*course.calls, *course.plays))


def bot_margin(board: Board, bot: str) -> int:
    """The margin when a bot sits in the chair. The same bot always gets the same one."""
    players = board.profile.players
    chairs = {board.seat: bot}
    for step, other in enumerate(board.others, start=1):
        chairs[(board.seat + step) % players] = other
    seated = {seat: make_bot(name, _seed(board, seat)) for seat, name in chairs.items()}
    state = _dealt(board)
    while (turn := state.public.turn) is not None and state.public.sheet is None:
        state, _ = apply(state, seated[turn].choose(view(state, turn)))
    return _margin(board, state)


def random_board(profile: Profile, others: str, seed: int, number: int) -> Board:
    """A board dealt by chance: ``number`` of the series of a seed."""
    rng = Random(f"{seed}/{number}")
    prepared = prepare(start_match(profile), rng)
    companions = (others,) * (profile.players - 1)
    return Board(profile, prepared.dealer, prepared.pack, draw_cut(rng), 0, companions)


def _dealt(board: Board) -> State:
    state, _ = apply(start_match(board.profile), Prepare(board.dealer, board.pack, ""))
    assert state.public.turn is not None
    return apply(state, Cut(state.public.turn, board.cut))[0]


def _margin(board: Board, state: State) -> int:
    sheet = state.public.sheet
    assert sheet is not None
    side = board.profile.side_of(board.seat)
    return sheet.scores[side] - sheet.scores[1 - side]


def _seed(board: Board, seat: Seat) -> int:
    return int(hashlib.sha256(f"{board.id}:{seat}".encode()).hexdigest()[:8], 16)

"""`rebelote advise`: what a bot would call or play, from what one seat knows."""

from __future__ import annotations

import json
from typing import Any, TextIO

import click

from rebelote.bots import Advice, make_bot
from rebelote.bots.situation import view_from_situation
from rebelote.rules.actions import Call, Play
from rebelote.rules.cards import card_text, suit_text
from rebelote.rules.errors import RebeloteError


@click.command(epilog="Example: rebelote advise seat.json --bot expert")
@click.argument("file", type=click.File(encoding="utf-8"), default="-")
@click.option("--bot", required=True, help="Who is asked: novice, club, expert.")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same advice.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object for each situation.")
def command(file: TextIO, bot: str, seed: int, as_json: bool) -> None:
    """What BOT would call or play in the situation of FILE (default: standard input).

    FILE holds a deal record cut short, with one hand, as a JSON object, or many of them, one a
    line; then the answers come one a line. Numbers are the bot's own measure of what it compared,
    in points: only differences mean something.
    """
    player = make_bot(bot, seed)
    for place, text in _texts(file.read()):
        try:
            view = view_from_situation(_parsed(text))
            advice = player.advise(view)
        except RebeloteError as problem:
            raise RebeloteError(problem.code, message=f"{place}{problem}") from None
        click.echo(json.dumps(advice_to_json(advice)) if as_json else _told(bot, advice))


def advice_to_json(advice: Advice) -> dict[str, Any]:
    """The card with what is said, or the call; what was compared; the worlds behind it."""
    compared = dict(sorted(advice.compared.items(), key=lambda item: -item[1]))
    action = advice.action
    if isinstance(action, Play):
        chosen: dict[str, Any] = {"card": card_text(action.card), "says": action.says}
    else:
        assert isinstance(action, Call)
        taken = action.suit is not None
        chosen = {"call": "take" if taken else "pass"}
        if action.suit is not None:
            chosen["suit"] = suit_text(action.suit)
    return {**chosen, "compared": compared, "worlds": advice.worlds}


def _texts(text: str) -> list[tuple[str, str]]:
    """The situations of a file with where they stand: one object, or one a line."""
    if not text.strip():
        raise RebeloteError("empty", message="expected a situation as a JSON object, got nothing")
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    whole = len(lines) == 1 or _is_one(text)
    return [("", text)] if whole else [(f"line {number}: ", line) for number, line in lines]


def _is_one(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise RebeloteError("not-json", message=f"not JSON: {problem}") from None


def _told(bot: str, advice: Advice) -> str:
    told = advice_to_json(advice)
    if "card" in told:
        what = f"plays {told['card']}" + (f', says "{told["says"]}"' if told["says"] else "")
    else:
        what = f"takes {told['suit']}" if told["call"] == "take" else "passes"
    numbers = ", ".join(f"{name} {value:.1f}" for name, value in told["compared"].items())
    worlds = f" over {advice.worlds} worlds" if advice.worlds else ""
    return f"{bot} {what}" + (f"; compared{worlds}: {numbers}" if numbers else "")

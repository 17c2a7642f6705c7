"""`rebelote legal`: which cards may be played, and the rule that forbids each of the others."""

from __future__ import annotations

from typing import Final

import click

from rebelote.cli._options import echo_json, json_option, language_option, profile_options
from rebelote.i18n import Catalogue
from rebelote.rules.cards import (
    Card,
    Suit,
    card_text,
    mask_of,
    parse_cards,
    parse_suit,
    texts,
)
from rebelote.rules.errors import NotationError
from rebelote.rules.play import Refusal, legal_in_trick, refusal_in_trick
from rebelote.rules.profile import Profile

MOST_CARDS: Final = 8  # a hand of four players, the exposed cards of two


def read_cards(ctx: click.Context, param: click.Parameter, text: str) -> tuple[Card, ...]:
    """Cards in order, separated by spaces or commas, each once."""
    try:
        return parse_cards(text)
    except NotationError as problem:
        raise click.BadParameter(str(problem), ctx, param) from None


def read_suit(ctx: click.Context, param: click.Parameter, text: str) -> Suit:
    """One of S H D C, as the number of the suit."""
    try:
        return parse_suit(text)
    except NotationError as problem:
        raise click.BadParameter(str(problem), ctx, param) from None


@click.command(
    epilog='Example: rebelote legal --profile classic --trump S --trick "AH QS" --hand "KS 7S AD"'
)
@profile_options
@click.option("--trump", callback=read_suit, required=True, help="The trump suit: S, H, D or C.")
@click.option(
    "--trick",
    callback=read_cards,
    default="",
    help="The cards on the table in the order played; you are next. Empty: you lead.",
)
@click.option(
    "--hand",
    callback=read_cards,
    required=True,
    help="Your cards; in decouverte, the exposed ones (covered cards oblige nobody).",
)
@language_option
@json_option
def command(
    profile: Profile,
    trump: Suit,
    trick: tuple[Card, ...],
    hand: tuple[Card, ...],
    words: Catalogue,
    as_json: bool,
) -> None:
    """Which cards of a hand may be played, and the rule that forbids each of the others.

    Cards are rank + suit, such as 9H, 10H, 9♥.
    """
    check_position(profile, trick, hand)
    legal, refused = judge(profile, trump, trick, hand)
    if as_json:
        told = {
            card_text(card): {"rule": refusal.rule, "text": words.rule(*refusal)}
            for card, refusal in refused.items()
        }
        echo_json({"legal": texts(legal), "refused": told})
    else:
        _print(legal, refused, words)


def check_position(profile: Profile, trick: tuple[Card, ...], hand: tuple[Card, ...]) -> None:
    """A usage error where these cards cannot lie like this."""
    before = profile.players - 1
    if len(trick) > before:
        raise click.BadParameter(
            f"{len(trick)} cards are no open trick: with {profile.players} players expected"
            f" at most {before} before you",
            param_hint="--trick",
        )
    if not 1 <= len(hand) <= MOST_CARDS:
        kind = "exposed cards" if profile.players == 2 else "cards"
        raise click.BadParameter(
            f"{len(hand)} {kind} in hand: expected 1 to {MOST_CARDS}", param_hint="--hand"
        )
    both = [card_text(card) for card in hand if card in trick]
    if both:
        raise click.BadParameter(
            f"{both[0]} is in the trick and in the hand: each card exists once",
            param_hint="--hand",
        )


def judge(
    profile: Profile, trump: Suit, trick: tuple[Card, ...], hand: tuple[Card, ...]
) -> tuple[list[Card], dict[Card, Refusal]]:
    """(the cards that may be played, the others with their reasons), both in the hand's order."""
    held = mask_of(hand)
    allowed = legal_in_trick(held, trick, trump, profile.play_rules)
    refused: dict[Card, Refusal] = {}
    for card in hand:
        refusal = refusal_in_trick(card, held, trick, trump, profile.play_rules)
        if refusal is not None:
            refused[card] = refusal
    return [card for card in hand if allowed >> card & 1], refused


def _print(legal: list[Card], refused: dict[Card, Refusal], words: Catalogue) -> None:
    shown = " ".join(words.short_card(card_text(card)) for card in legal)
    click.echo(f"{words.text('cli-may-play')} {shown}")
    if refused:
        click.echo(words.text("cli-refused"))
    for card, refusal in refused.items():
        name = words.short_card(card_text(card))
        click.echo(f"  {name:<4}{words.rule(*refusal)} [{refusal.rule}]")

"""`rebelote score`: the score sheet of a deal, line by line, each with its rule."""

from __future__ import annotations

from typing import Any

import click

from rebelote.cli._options import echo_json, json_option, language_option, profile_options
from rebelote.cli._sheet import sheet_lines
from rebelote.i18n import Catalogue
from rebelote.rules.profile import Profile
from rebelote.rules.scoring import Counted, Pair, check_counted, score_deal
from rebelote.rules.state import Line, Sheet


@click.command(
    epilog="Example: rebelote score --profile classic --taker 0 --points 71 91 --belote 20 0"
)
@profile_options
@click.option("--taker", type=int, required=True, help="The seat that took, from 0.")
@click.option(
    "--points",
    type=(int, int),
    required=True,
    metavar="A B",
    help="Card points a side, last trick included; 252 0 or 0 252 is a capot.",
)
@click.option(
    "--belote",
    type=(int, int),
    default=(0, 0),
    metavar="A B",
    help="Belote a side, in points.",
)
@click.option(
    "--melds",
    type=(int, int),
    default=(0, 0),
    metavar="A B",
    help="Melds a side, in points, where a house rule counts them.",
)
@click.option("--pending", type=int, default=0, help="Points put aside before this deal.")
@language_option
@json_option
def command(
    profile: Profile,
    taker: int,
    points: Pair,
    belote: Pair,
    melds: Pair,
    pending: int,
    words: Catalogue,
    as_json: bool,
) -> None:
    """The score sheet of a deal, line by line, each with its rule.

    With four players side 0 is seats 0 and 2, side 1 seats 1 and 3; with two a side is a seat.
    """
    if not 0 <= taker < profile.players:
        raise click.BadParameter(
            f"{taker} is no seat: expected 0 to {profile.players - 1}", param_hint="--taker"
        )
    counted = Counted(points, belote, melds)
    check_counted(profile, counted)
    _check_melds(profile, melds)
    _check_pending(profile, pending)
    sheet = score_deal(profile, profile.side_of(taker), counted, pending)
    if as_json:
        echo_json(_as_json(sheet, words))
    else:
        for line in sheet_lines(sheet, words):
            click.echo(line)


def _check_melds(profile: Profile, melds: Pair) -> None:
    if melds == (0, 0):
        return
    if profile.melds == "none":
        raise click.BadParameter(
            f"{melds[0]} {melds[1]}: melds are not counted in this profile: expected 0 0",
            param_hint="--melds",
        )
    if min(melds) != 0 or max(melds) < 0 or max(melds) % 10:
        raise click.BadParameter(
            f"{melds[0]} {melds[1]}: expected tens of points for the owner of the best meld,"
            " 0 for the other side",
            param_hint="--melds",
        )


def _check_pending(profile: Profile, pending: int) -> None:
    if pending < 0:
        raise click.BadParameter(
            f"{pending}: expected a number of points from 0", param_hint="--pending"
        )
    if pending and profile.tie != "litige":
        raise click.BadParameter(
            f"{pending}: nothing is put aside in this profile: expected 0", param_hint="--pending"
        )


def _as_json(sheet: Sheet, words: Catalogue) -> dict[str, Any]:
    return {
        "outcome": sheet.outcome,
        "scores": list(sheet.scores),
        "pending": sheet.pending,
        "lines": [_line_as_json(line, words) for line in sheet.lines],
        "count": [_line_as_json(line, words) for line in sheet.counting],
    }


def _line_as_json(line: Line, words: Catalogue) -> dict[str, Any]:
    text = words.rule(line.rule, line.params)
    return {"side": line.side, "points": line.points, "rule": line.rule, "text": text}

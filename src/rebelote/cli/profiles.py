"""`rebelote profiles`: the games there are, one in words, where two differ."""

from __future__ import annotations

from collections.abc import Mapping

import click

from rebelote.cli._options import echo_json, json_option, language_option, rule_option
from rebelote.cli._profile_words import as_json as profile_as_json
from rebelote.cli._profile_words import as_page, as_text, differences, summary, title
from rebelote.i18n import Catalogue
from rebelote.rules.library import load_profile, profile_ids


@click.group(
    invoke_without_command=True,
    epilog="Example: rebelote profiles diff classic contract --lang es",
)
@language_option
@json_option
@click.pass_context
def command(ctx: click.Context, words: Catalogue, as_json: bool) -> None:
    """The profiles there are; one in words; where two differ.

    Alone it lists them.
    """
    if ctx.invoked_subcommand is None:
        _list(words, as_json)


def _list(words: Catalogue, as_json: bool) -> None:
    profiles = [load_profile(name) for name in profile_ids()]
    if as_json:
        told = [
            {
                "id": profile.id,
                "name": title(profile, words),
                "summary": summary(profile, words),
                "players": profile.players,
            }
            for profile in profiles
        ]
        echo_json({"profiles": told})
        return
    for profile in profiles:
        click.echo(f"{profile.id:<12} {title(profile, words)}")
        if summary(profile, words):
            click.echo(f"{'':<12} {summary(profile, words)}")


@command.command("list", epilog="Example: rebelote profiles list")
@language_option
@json_option
def list_command(words: Catalogue, as_json: bool) -> None:
    """List the profiles."""
    _list(words, as_json)


@command.command(epilog="Example: rebelote profiles show classic --rule undertrump=free")
@click.argument("profile", metavar="P")
@rule_option
@click.option("--markdown", is_flag=True, help="As a page for docs/profiles/.")
@language_option
@json_option
def show(
    profile: str, rules: Mapping[str, str], markdown: bool, words: Catalogue, as_json: bool
) -> None:
    """Every option of a profile, in words.

    Options that make no difference in it are left out; a star marks a house rule.
    """
    loaded = load_profile(profile, rules)
    if as_json:
        echo_json(profile_as_json(loaded, words))
        return
    for line in (as_page if markdown else as_text)(loaded, words):
        click.echo(line)


@command.command(epilog="Example: rebelote profiles diff classic single-deal")
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@rule_option
@language_option
@json_option
def diff(
    first: str, second: str, rules: Mapping[str, str], words: Catalogue, as_json: bool
) -> None:
    """Where two profiles differ, in words; --rule overrides options of B.

    What a house rule changes: rebelote profiles diff classic classic --rule tie=fails
    """
    one, other = load_profile(first), load_profile(second, rules)
    found = differences(one, other, words)
    if as_json:
        echo_json({"profiles": [one.id, other.id], "differences": found})
        return
    if not found:
        click.echo(words.text("cli-no-difference"))
    for difference in found:
        click.echo(f"{difference['label']} ({difference['name']})")
        for profile, text in zip((one, other), difference["texts"], strict=True):
            click.echo(f"  {profile.id + ':':<13} {text}")

"""Where profiles come from: TOML files, each saying how it differs from its parent.

The packaged ones are in ``profiles/``; a folder named in the environment variable
``REBELOTE_PROFILES`` adds more. A profile may also be named by the path of its file.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeAlias

from rebelote.rules.errors import ProfileError, quoted, shown
from rebelote.rules.profile import OPTIONS, SECTIONS, OptionValue, Profile, read_value

PACKAGED: Final = Path(__file__).parent / "profiles"
EXTRA_FOLDER: Final = "REBELOTE_PROFILES"
LONGEST_ID: Final = 60

_TOP_KEYS: Final = ("id", "extends", "name", "summary", "sources", *SECTIONS)


def profile_ids() -> tuple[str, ...]:
    """Ids of all profiles there are, the four of the rulebook first."""
    first = ("classic", "contract", "single-deal", "decouverte")
    found = {path.stem for folder in _folders() for path in folder.glob("*.toml")}
    return tuple(name for name in first if name in found) + tuple(sorted(found - set(first)))


def load_profile(name: str | Path, overrides: Mapping[str, object] | None = None) -> Profile:
    """The profile with an id or at a path, its house rules applied.

    Raises `ProfileError` naming the file, the key and what was expected.
    """
    profile = _load_cached(_find(str(name)))
    return profile.with_house_rules(overrides) if overrides else profile


def profile_from_options(name: str, options: Mapping[str, Any]) -> Profile:
    """A profile as it was written into a log, whatever the file of that name says today."""
    values: dict[str, Any] = {}
    for key, given in options.items():
        if key in OPTIONS:
            values[key] = read_value(OPTIONS[key], given, f"{name}: {key}")
    return Profile(id=name, **values)


def _folders() -> list[Path]:
    extra = os.environ.get(EXTRA_FOLDER)
    return [PACKAGED, *([Path(extra)] if extra else [])]


def _find(name: str) -> Path:
    path = Path(name) if name.endswith(".toml") else _in_folders(name)
    if path is None:
        known = profile_ids()
        raise ProfileError(
            "unknown-profile",
            profile=shown(name, 60),
            known=list(known),
            message=f"unknown profile {quoted(name[:60])}: expected one of {', '.join(known)}"
            " or the path of a .toml file",
        )
    return path


def _in_folders(name: str) -> Path | None:
    if not _is_plain(name):
        return None
    paths = (folder / f"{name}.toml" for folder in _folders())
    return next((path for path in paths if path.is_file()), None)


def _is_plain(name: str) -> bool:
    return 0 < len(name) <= LONGEST_ID and all(c.isalnum() or c in "-_" for c in name)


Stamps: TypeAlias = tuple[tuple[Path, int], ...]
_built: Final[dict[Path, tuple[Stamps, Profile]]] = {}


def _load_cached(path: Path) -> Profile:
    """The profile at a path; built again when its file or one of its ancestors has changed."""
    known = _built.get(path)
    if known is not None and all(_stamp(file) == stamp for file, stamp in known[0]):
        return known[1]
    read: list[Path] = []
    profile = _build(path, read)
    _built[path] = tuple((file, _stamp(file)) for file in read), profile
    return profile


def _stamp(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError as problem:
        raise _bad(path, "", f"the file cannot be read ({problem.strerror})") from None


def _build(path: Path, read: list[Path]) -> Profile:
    """The profile at ``path``; ``read`` are the files of its children, and collects its own."""
    if path in read:
        raise _bad(path, "extends", "a profile cannot be its own ancestor")
    data = _read(path)
    read.append(path)
    parent = _parent(path, data, read)
    values = _option_values(path, data)
    profile_id = data.get("id", path.stem)
    if profile_id != path.stem:
        raise _bad(path, "id", f"the id must be the file's name, {path.stem!r}")
    sources = {**parent.sources, **_texts(path, data, "sources")}
    for key in sources:
        if key not in OPTIONS:
            raise _bad(path, f"sources.{key}", "expected the name of an option")
    profile = replace(
        parent,
        id=profile_id,
        names=_texts(path, data, "name"),
        summaries=_texts(path, data, "summary"),
        sources=sources,
        **values,  # type: ignore[arg-type]
    )
    profile.check(str(path))
    return profile


def _parent(path: Path, data: Mapping[str, Any], read: list[Path]) -> Profile:
    parent = data.get("extends")
    if parent is None:
        return Profile()
    if not isinstance(parent, str) or not _is_plain(parent):
        raise _bad(path, "extends", "expected the id of a profile")
    beside = path.parent / f"{parent}.toml"
    found = beside if beside.is_file() else _in_folders(parent)
    if found is None:
        known = ", ".join(profile_ids())
        raise _bad(path, "extends", f"unknown profile {quoted(parent)}: expected one of {known}")
    return _build(found, read)


def _read(path: Path) -> dict[str, Any]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise _bad(path, "", f"the file cannot be read ({problem.strerror})") from None
    except RecursionError:
        raise _bad(path, "", "not a TOML file: nested too deeply") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise _bad(path, "", f"not a TOML file: {problem}") from None
    except ValueError:
        raise _bad(path, "", "the file cannot be read (no file can have this name)") from None
    for key in data:
        if key not in _TOP_KEYS:
            raise _bad(path, key, f"unknown key: expected one of {', '.join(_TOP_KEYS)}")
    return data


def _option_values(path: Path, data: Mapping[str, Any]) -> dict[str, OptionValue]:
    values: dict[str, OptionValue] = {}
    for section in SECTIONS:
        table = data.get(section, {})
        if not isinstance(table, dict):
            raise _bad(path, section, "expected a table")
        for key, given in table.items():
            option = OPTIONS.get(key)
            if option is None or option.section != section:
                known = ", ".join(o.name for o in OPTIONS.values() if o.section == section)
                raise _bad(path, f"{section}.{key}", f"unknown key: expected one of {known}")
            if isinstance(given, str) and option.type != "choice":
                raise _bad(path, f"{section}.{key}", f"expected {option.expected()}, got text")
            values[key] = read_value(option, given, f"{path}: {section}.{key}")
    return values


def _texts(path: Path, data: Mapping[str, Any], key: str) -> dict[str, str]:
    table = data.get(key, {})
    if not isinstance(table, dict) or not all(isinstance(text, str) for text in table.values()):
        raise _bad(path, key, "expected a table of texts")
    return dict(table)


def _bad(path: Path, key: str, problem: str) -> ProfileError:
    place = f"{path}: {key}" if key else str(path)
    return ProfileError(
        "bad-profile", file=path.name, key=key, problem=problem, message=f"{place}: {problem}"
    )

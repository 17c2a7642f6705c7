"""Fixtures for every test, markers from the folder, and the quick tests first."""

from __future__ import annotations

import pytest
from hypothesis import settings

# How long an example takes says more about the machine's other work than about the code.
settings.register_profile("rebelote", deadline=None)
settings.load_profile("rebelote")

pytest_plugins = [
    "tests.support.browser",
    "tests.support.bus",
    "tests.support.postgres",
    "tests.support.server",
    "tests.support.stores",
]

# A browser test leaves an event loop running in its thread, so those come last of all.
ORDER = ("unit", "properties", "conformance", "golden", "integration", "slow", "e2e")
MARKED = ("integration", "slow", "e2e")


def _stage(item: pytest.Item) -> str:
    folder = next((part for part in item.path.parts[::-1] if part in ORDER), "unit")
    return next((mark for mark in MARKED[::-1] if item.get_closest_marker(mark)), folder)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`tests/e2e/…` is marked e2e, and so on; then fast before slow, otherwise as collected."""
    for item in items:
        for mark in MARKED:
            if mark in item.path.parts:
                item.add_marker(mark)
        if item.get_closest_marker("e2e") and "e2e" not in item.path.parts:
            raise pytest.UsageError(f"{item.nodeid}: browser tests are in tests/e2e")
    items.sort(key=lambda item: ORDER.index(_stage(item)))

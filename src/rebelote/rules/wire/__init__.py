"""Views, events and actions as JSON values. Cards are text here, and nowhere else inside."""

from __future__ import annotations

from rebelote.rules.wire.actions import action_from_json, action_to_json
from rebelote.rules.wire.events import event_from_json, event_to_client, event_to_json
from rebelote.rules.wire.pieces import (
    Json,
    call_to_json,
    laid_to_json,
    line_to_json,
    meld_from_json,
    meld_to_json,
    reveal_to_json,
    sheet_from_json,
    sheet_to_json,
)
from rebelote.rules.wire.views import legal_to_json, view_to_json

__all__ = [
    "Json",
    "action_from_json",
    "action_to_json",
    "call_to_json",
    "event_from_json",
    "event_to_client",
    "event_to_json",
    "laid_to_json",
    "legal_to_json",
    "line_to_json",
    "meld_from_json",
    "meld_to_json",
    "reveal_to_json",
    "sheet_from_json",
    "sheet_to_json",
    "view_to_json",
]

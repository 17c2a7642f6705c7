"""After the deal: records checked and shown step by step, and shared by link."""

from __future__ import annotations

import asyncio
import gzip
import json
from itertools import islice
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Depends, Header, Request, Response

from rebelote.rules.errors import RecordError
from rebelote.rules.record import read_records, record_line
from rebelote.rules.replay import Fault
from rebelote.rules.steps import deal_steps
from rebelote.rules.verify import Verifier
from rebelote.server.answers.records import DealRecord, GivenRecord
from rebelote.server.answers.replays import CheckedRecords, ReplayGiven
from rebelote.server.api import Guest
from rebelote.server.documented import answers, lines
from rebelote.server.errors import ServerError
from rebelote.server.shares import ShareStore

router = APIRouter(prefix="/api")

MOST_RECORDS: Final = 100
"""Lines looked at in one request."""

RecordLines = Annotated[bytes, Body(media_type="application/jsonl")]


def _shares(request: Request) -> ShareStore:
    shares: ShareStore = request.app.state.shares
    return shares


Shares = Annotated[ShareStore, Depends(_shares)]


@router.post("/records/verify", **answers(CheckedRecords, "Every record, checked."))
async def verify(lines: RecordLines, accept_encoding: Annotated[str, Header()] = "") -> Response:
    """Deal records (JSON Lines) checked like `rebelote verify`, with the steps of each deal.

    ``replay`` is what `rebelote.rules.steps.deal_steps` has, as far as the record goes.
    """
    checked = await asyncio.to_thread(_checked, lines)
    body = json.dumps({"records": checked}, separators=(",", ":")).encode()
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in accept_encoding:
        headers["content-encoding"] = "gzip"
        body = await asyncio.to_thread(gzip.compress, body, 5)
    return Response(body, media_type="application/json", headers=headers)


@router.post("/replays", **answers(ReplayGiven, "The records are kept.", 201))
async def share(lines: RecordLines, guest: Guest, shares: Shares) -> dict[str, str]:
    """Keep deal records without a fault under an id that cannot be guessed."""
    text = await asyncio.to_thread(_faultless, lines)
    return {"replay": await shares.give("replay", guest, text)}


@router.get(
    "/replays/{share_id}", response_class=Response, responses=lines(DealRecord, GivenRecord)
)
async def shared(share_id: str, shares: Shares) -> Response:
    """The deal records given under an id, one a line."""
    found = await shares.find("replay", share_id)
    headers = {"cache-control": "private, max-age=3600"}
    return Response(found.body, media_type="application/jsonl", headers=headers)


def _checked(content: bytes) -> list[dict[str, Any]]:
    verifier = Verifier()
    return [_check(verifier, line, record) for line, record in _records(content)]


def _records(content: bytes) -> list[tuple[int, dict[str, Any] | RecordError]]:
    text = content.decode("utf-8", "replace").removeprefix("\ufeff")
    found = list(islice(read_records(text.splitlines()), MOST_RECORDS + 1))
    if len(found) > MOST_RECORDS:
        raise ServerError("too-many-records", most=MOST_RECORDS)
    if not found:
        raise RecordError("no-records", message="there is no deal record in it")
    return found


def _check(verifier: Verifier, line: int, record: dict[str, Any] | RecordError) -> dict[str, Any]:
    if isinstance(record, RecordError):
        fault = Fault("line", record.code, str(record))
        return {"line": line, "faults": [_fault(fault)], "replay": None}
    faults = verifier.check(record)
    replay = deal_steps(record).replay
    return {"line": line, "faults": [_fault(fault) for fault in faults], "replay": replay}


def _fault(fault: Fault) -> dict[str, Any]:
    return {
        "where": fault.where,
        "rule": fault.rule,
        "params": {} if fault.cause is None else fault.cause.params,
        "message": fault.message,
    }


def _faultless(content: bytes) -> str:
    """The records written anew, unknown fields and all; raises a `RebeloteError` for a fault."""
    verifier = Verifier()
    lines = []
    for line, record in _records(content):
        if isinstance(record, RecordError):
            raise record
        faults = verifier.check(record)
        if faults:
            first = faults[0]
            raise RecordError(
                "record-faults",
                where=first.where,
                rule=first.rule,
                line=line,
                message=f"line {line}, {first.where}: {first.message}",
            )
        lines.append(record_line(record) + "\n")
    return "".join(lines)

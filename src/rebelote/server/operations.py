"""What whoever runs the server asks it: is it alive, does it work, how busy is it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from rebelote.rules.errors import RebeloteError
from rebelote.server.errors import ServerError
from rebelote.server.metrics import Metrics
from rebelote.table.hall import Hall

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def alive() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """Tables can be played: the store answers, and so does the bus."""
    hall: Hall = request.app.state.hall
    for name, ping in (("store", hall.services.store.ping), ("bus", hall.services.bus.ping)):
        try:
            await ping()
        except (RebeloteError, OSError):
            return Response(f"{name} does not answer\n", 503, media_type="text/plain")
    return Response("ready\n", media_type="text/plain")


@router.get("/metrics")
async def figures(request: Request) -> Response:
    """This worker's figures, where `Settings.metrics` allows it."""
    metrics: Metrics = request.app.state.metrics
    if not request.app.state.settings.metrics:
        raise ServerError("not-found")
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)

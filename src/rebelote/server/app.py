"""The composition root: settings in, a running application out. Nobody else wires anything."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from uuid import uuid4

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from rebelote import __version__
from rebelote.rules.errors import RebeloteError
from rebelote.server.account_api import Desk
from rebelote.server.account_api import router as account_router
from rebelote.server.accounts import AccountStore
from rebelote.server.again import router as again_router
from rebelote.server.analysis import router as analysis_router
from rebelote.server.analysis_store import AnalysisStore
from rebelote.server.analyst import Analyst
from rebelote.server.api import router
from rebelote.server.bot_pool import BotPool
from rebelote.server.database import DatabaseError, create_engine, database_url, migrate
from rebelote.server.documented import ERRORS
from rebelote.server.doorkeeper import Doorkeeper
from rebelote.server.errors import ServerError, StartError, error_body, status_of
from rebelote.server.guard import Guard
from rebelote.server.identity import GuestCookie
from rebelote.server.keeper import router as keeper_router
from rebelote.server.ladders import Ladders
from rebelote.server.limits import Limits
from rebelote.server.logs import where_raised
from rebelote.server.metrics import Metrics
from rebelote.server.operations import router as operations_router
from rebelote.server.pasts import Pasts
from rebelote.server.replays import router as replays_router
from rebelote.server.rooms import router as rooms_router
from rebelote.server.settings import Settings
from rebelote.server.shares import ShareStore
from rebelote.server.sql_store import SqlStore
from rebelote.server.static import Client, ClientRoute
from rebelote.server.statistics import router as statistics_router
from rebelote.server.student import Student
from rebelote.server.studies import StudyStore
from rebelote.server.watching import router as watching_router
from rebelote.table.bus import Bus, LocalBus
from rebelote.table.clock import SystemClock
from rebelote.table.hall import Hall
from rebelote.table.live import Services
from rebelote.table.thinking import Pace, Thinker

log = logging.getLogger("rebelote.server")

DATABASE_PATIENCE = 60
"""Seconds a worker waits for a database server that does not answer."""


def create_app(settings: Settings) -> FastAPI:
    """The whole server as an ASGI application. It opens nothing before its lifespan begins."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = create_engine(database_url(settings.database_target))
        try:
            services = await build_services(settings, engine, app.state.metrics)
        except RebeloteError as problem:
            log.error("cannot start: %s", problem)
            raise
        hall = Hall(services)
        app.state.hall = hall
        app.state.metrics.watch("tables", "Tables held in memory.", lambda: len(hall))
        now = hall.services.clock.now
        analyses, studies = AnalysisStore(engine), StudyStore(engine, now)
        app.state.analyst = Analyst(analyses)
        app.state.studies = studies
        app.state.ladders = Ladders(studies)
        app.state.student = Student(app.state.analyst, analyses, studies, hall.services.store)
        app.state.shares = shares = ShareStore(engine, now)
        app.state.accounts = accounts = AccountStore(engine, now)
        pasts = Pasts(hall, accounts, shares)
        app.state.doors = doors = Doorkeeper(accounts, hall.services.bus)
        app.state.desk = Desk(accounts, pasts, doors, settings.sign_ins_per_minute)
        loading = asyncio.create_task(hall.services.thinker.ready(), name="load bots")
        figures = asyncio.create_task(app.state.metrics.keep_fresh(), name="figures")
        await doors.start()
        await hall.start()
        try:
            yield
        finally:
            loading.cancel()
            await app.state.student.close()
            figures.cancel()
            await app.state.analyst.close()
            await doors.close()
            await hall.close()

    app = FastAPI(
        title="Rebelote",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,  # its page loads scripts from another host
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
        responses=ERRORS,
    )
    app.state.settings = settings
    app.state.metrics = Metrics()
    app.include_router(operations_router)
    app.include_router(router)
    app.include_router(rooms_router)
    app.include_router(watching_router)
    app.include_router(account_router)
    app.include_router(keeper_router)
    app.include_router(analysis_router)
    app.include_router(replays_router)
    app.include_router(again_router)
    app.include_router(statistics_router)
    app.routes.append(ClientRoute(Client()))
    app.add_exception_handler(RebeloteError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(GuestCookie, secure=settings.secure_cookie)
    app.add_middleware(Limits, settings=settings)
    app.add_middleware(
        Guard,
        origins=settings.allowed_origins,
        largest_body=settings.largest_body,
        larger={"/api/replays": settings.largest_replay},
    )
    return app


async def build_services(settings: Settings, engine: AsyncEngine, metrics: Metrics) -> Services:
    """Everything a table needs, as the settings say; the database is brought up to date."""
    worker = uuid4().hex
    await migrate_when_there(engine)
    pool = BotPool(settings.bot_processes, settings.bot_seconds, timed=metrics.thinking)
    metrics.watch("bots_waiting", "Choices that wait for a free process.", lambda: pool.waiting)
    thinker = build_thinker(settings, pool, metrics)
    return Services(
        store=SqlStore(engine, worker),
        bus=build_bus(settings),
        clock=SystemClock(),
        thinker=thinker,
        chance=secrets.SystemRandom(),
        pace=_pace(settings),
    )


async def migrate_when_there(engine: AsyncEngine) -> None:
    """Migrate; a worker that starts while the database server is away waits for it a while.

    The command has looked before the first worker starts, so a wrong address is told at once.
    """
    for seconds_left in reversed(range(DATABASE_PATIENCE)):
        try:
            return await migrate(engine)
        except DatabaseError as problem:
            on_file = engine.url.get_backend_name() == "sqlite"
            if on_file or problem.code != "database-unreachable" or not seconds_left:
                raise
            log.warning("waiting for the database: %s", problem)
            await asyncio.sleep(1.0)


def build_thinker(settings: Settings, pool: BotPool, metrics: Metrics) -> Thinker:
    """Where bots think: here, or on machines of their own."""
    if not settings.bot_queue:
        return pool
    try:
        from rebelote.server.bot_queue import BotQueue
    except ModuleNotFoundError:
        raise StartError(
            "bus-driver", message="a bot queue needs packages: pip install 'rebelote[bus]'"
        ) from None
    queue = BotQueue(pool, settings.bus, settings.bot_seconds, metrics.thinking)
    metrics.watch("bots_elsewhere", "Choices others were asked for.", lambda: queue.waiting)
    return queue


def build_bus(settings: Settings) -> Bus:
    """The bus that the settings name."""
    if not settings.bus:
        return LocalBus()
    try:
        from rebelote.server.redis_bus import RedisBus

        return RedisBus(settings.bus)
    except ModuleNotFoundError:
        raise StartError(
            "bus-driver", message="a bus needs the redis package: pip install 'rebelote[bus]'"
        ) from None
    except ValueError:
        raise StartError(
            "bus-url", message="the bus is not of the form redis://[USER:PASSWORD@]HOST:PORT"
        ) from None


def _pace(settings: Settings) -> Pace:
    if settings.no_delay:
        return Pace(0.0, 0.0)
    return Pace(settings.shortest_pause, max(settings.shortest_pause, settings.longest_pause))


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, RebeloteError)
    return _told(request, error, status_of(error))


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return _told(request, ServerError("invalid-json"), 400)
    field = ".".join(str(part) for part in first["loc"][1:])[:100]
    refusal = ServerError("invalid-request", field=field, expected=str(first["msg"])[:200])
    return _told(request, refusal, status_of(refusal))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {400: "invalid-json", 404: "not-found", 405: "method-not-allowed"}
    code = codes.get(error.status_code, "invalid-request")
    answer = _told(request, ServerError(code), error.status_code)
    if error.status_code == 405:
        answer.headers["allow"] = ", ".join(_methods(request))
    return answer


def _methods(request: Request) -> list[str]:
    """What may be done at an address; several routes may share it."""
    matching = (
        route.methods or ()
        for route in request.app.routes
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE
    )
    return sorted({method for methods in matching for method in methods})


async def _failed(request: Request, error: Exception) -> Response:
    log.error(
        "request failed", extra={"problem": type(error).__name__, "where": where_raised(error)}
    )
    return _told(request, ServerError("internal"), 500)


def _told(request: Request, error: RebeloteError, status: int) -> Response:
    return JSONResponse(error_body(error, request.headers.get("accept-language", "")), status)

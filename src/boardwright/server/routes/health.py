"""Health check and metrics for monitoring."""

from __future__ import annotations

import time

from fastapi import FastAPI
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

import boardwright
from boardwright.server.errors import NotStored
from boardwright.server.service import Service
from boardwright.text import Words
from boardwright.web import PARTS


async def check(service: Service) -> None:
    """Check the parts on which everything depends; raises NotStored."""
    await service.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    await service.store.ready()
    if not service.store.is_writing:
        raise NotStored("not-stored")
    if not service.cluster.is_healthy:
        raise NotStored("not-read")


def add_health(app: FastAPI) -> None:
    """Add the routes `/healthz` and `/metrics`."""
    started = time.monotonic()

    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> Response:
        """Check that the database answers and takes writes, and other processes are heard; else 503."""
        try:
            await check(request.app.state.service)
        except NotStored as ill:
            message = Words("en", parts=PARTS).error(ill)
            return JSONResponse({"status": "ill", "error": ill.message, "message": message}, ill.status)
        uptime = round(time.monotonic() - started)
        body = {"status": "ok", "version": boardwright.__version__, "uptime": uptime}
        return JSONResponse(body)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """Export the metrics for Prometheus."""
        service: Service = request.app.state.service
        service.metrics.set_gauges(service.tables.moves, service.streams.count)
        return Response(generate_latest(service.metrics.registry), media_type=CONTENT_TYPE_LATEST)

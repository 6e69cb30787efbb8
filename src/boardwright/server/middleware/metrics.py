"""Prometheus metrics of the service."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """The metrics that `/metrics` exports."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "boardwright_requests_total",
            "Requests by kind and status.",
            ["kind", "status"],
            registry=self.registry,
        )
        self.moves = Gauge("boardwright_moves", "Commits since the start.", registry=self.registry)
        self.streams = Gauge("boardwright_streams", "Open streams.", registry=self.registry)
        self.seconds = Histogram(
            "boardwright_request_seconds", "Time to answer, streams aside.", ["kind"], registry=self.registry
        )

    def set_gauges(self, moves: int, streams: int) -> None:
        """Set the gauges, which are counted elsewhere."""
        self.moves.set(moves)
        self.streams.set(streams)

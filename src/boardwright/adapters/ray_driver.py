"""The process that talks to a Ray cluster for a command.

Ray writes to the streams of its process, and ends it when the cluster is gone; so it gets one of its own.
When the command ends or closes its pipe, pieces that are not done are cancelled.
"""

from __future__ import annotations

import logging
import os
import pickle
import queue
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import IO, Any, Final

import ray
from ray.exceptions import RayError, RayTaskError
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

from boardwright.adapters.ray_node import DONE, MISSING, Answer, Installed
from boardwright.adapters.ray_talk import AUTO, Done, Failed, Opening, Ready, Request
from boardwright.core.errors import BadOptionError, BoardwrightError

RETRIES_OF_RAY: Final = 3
MAX_TRIES: Final = 5
POLL_INTERVAL: Final = 0.5
# Seconds for nodes to report their installation; each piece of work checks it again.
CHECK_TIMEOUT: Final = 30.0
# Seconds to wait for cores: some clusters begin with none and grow.
CORES_TIMEOUT: Final = 120.0


class Command:
    """The parent process at the other end of the pipes: its requests, the answers, and whether it is gone."""

    def __init__(self, requests: IO[bytes], answers: IO[bytes]) -> None:
        self.opening: Opening = pickle.load(requests)
        self.requests: queue.Queue[Request | None] = queue.Queue()
        self.answers = answers
        self.is_gone = False
        threading.Thread(target=self._listen, args=(requests,), daemon=True).start()

    def _listen(self, requests: IO[bytes]) -> None:
        with suppress(EOFError, OSError):
            while True:
                self.requests.put(pickle.load(requests))
        self.is_gone = True
        self.requests.put(None)

    def tell(self, message: object) -> None:
        """Write one answer; errors are ignored when the parent is gone."""
        try:
            pickle.dump(message, self.answers)
            self.answers.flush()
        except OSError:
            self.is_gone = True


class Cluster:
    """A connection to a cluster."""

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        ray.init(address=opening.address, log_to_driver=False, logging_level=logging.CRITICAL)
        self.at_a_node = _at_a_node()

    def cores(self) -> int:
        """Return the present number of cores."""
        return int(ray.cluster_resources().get("CPU", 0))

    def is_here(self) -> bool:
        """Return whether the node of this machine is alive: we reach the others through it."""
        own = ray.get_runtime_context().get_node_id()
        return any(node["NodeID"] == own and node["Alive"] for node in ray.nodes())

    def begin(self, task: bytes, node: str | None = None) -> Any:
        """Submit a piece of work. A request to a certain node uses none of its cores."""
        options: dict[str, Any] = {"num_cpus": 1, "max_retries": RETRIES_OF_RAY}
        if node is not None:
            there = NodeAffinitySchedulingStrategy(node, soft=False)
            options = {"num_cpus": 0, "max_retries": 0, "scheduling_strategy": there}
        given = (tuple(self.opening.installed), self.opening.own_bots, task)
        return self.at_a_node.options(**options).remote(*given)

    def installed(self) -> Iterator[Answer]:
        """Yield the versions that nodes have installed; a node that dies meanwhile is left out."""
        asked = [self.begin(b"", node["NodeID"]) for node in ray.nodes() if node["Alive"]]
        heard, _ = ray.wait(asked, num_returns=len(asked), timeout=CHECK_TIMEOUT)
        for each in heard:
            with suppress(RayError):
                yield Answer(*ray.get(each))

    def error(self, answer: Answer) -> Exception:
        """Return the error of an answer: raised at the node, or about its installation."""
        if isinstance(answer.content, Exception):
            return answer.content
        ours = self.opening.installed
        if answer.kind == MISSING:
            return BoardwrightError("ray-node-missing", node=answer.host, version=ours.version)
        theirs = Installed(*answer.content)
        return BoardwrightError(
            "ray-node-differs", node=answer.host, theirs=theirs.beside(ours), ours=ours.beside(theirs)
        )


class Work:
    """The pieces of one request: those waiting, those under way, and how often each was submitted."""

    def __init__(self, cluster: Cluster, request: Request) -> None:
        self.cluster = cluster
        self.request = request
        self.rest = list(range(len(request.pieces)))[::-1]
        self.under_way: dict[Any, int] = {}
        self.begun = [0] * len(request.pieces)
        self.had_cores = time.monotonic()

    def answers(self) -> Iterator[Done | Failed | None]:
        """Yield each piece when it is done, and now and then None; after a failure nothing more comes."""
        while self.rest or self.under_way:
            self._begin_more()
            done, _ = ray.wait(list(self.under_way), num_returns=1, timeout=POLL_INTERVAL)
            answers = [self._answer(each) for each in done]
            yield from answers or [None]
            if time.monotonic() - self.had_cores > CORES_TIMEOUT:
                address = self.cluster.opening.address
                yield Failed(BoardwrightError("ray-no-cores", address=address, seconds=round(CORES_TIMEOUT)))

    def cancel(self) -> None:
        """Cancel the pieces under way."""
        for each in self.under_way:
            ray.cancel(each, force=True)

    def _begin_more(self) -> None:
        cores = self.cluster.cores()
        if cores:
            self.had_cores = time.monotonic()
        # Two pieces for each core: the next one is queued at the node when one is done.
        while self.rest and len(self.under_way) < (self.request.at_once or 2 * cores or 1):
            place = self.rest.pop()
            self.begun[place] += 1
            task = pickle.dumps((self.request.work, self.request.pieces[place]))
            self.under_way[self.cluster.begin(task)] = place

    def _answer(self, reference: Any) -> Done | Failed | None:
        """Return the result of a piece; None when its process or machine was lost: it is submitted again."""
        place = self.under_way.pop(reference)
        try:
            answer = Answer(*ray.get(reference))
        except RayTaskError as error:
            return Failed(RuntimeError(" ".join(str(error).split())[-300:]))
        except RayError:
            return self._lost(place)
        if answer.kind == DONE:
            return Done(place, answer.content)
        return Failed(self.cluster.error(answer))

    def _lost(self, place: int) -> Failed | None:
        """Submit a lost piece again, unless our own node is gone or it was lost too often."""
        if not self.cluster.is_here():
            return Failed(BoardwrightError("ray-lost", address=self.cluster.opening.address))
        if self.begun[place] == MAX_TRIES:
            return Failed(BoardwrightError("ray-piece-lost", tries=MAX_TRIES * (RETRIES_OF_RAY + 1)))
        self.rest.append(place)
        return None


def _at_a_node() -> Any:
    """Return the remote function; nested, so that Ray pickles it by value and it works without our package.

    Nested, so that Ray pickles it by value and it works without our package.
    """
    missing = MISSING

    def at_a_node(installed: tuple[object, ...], own_bots: dict[str, bytes], task: bytes) -> Any:
        import platform

        try:
            from boardwright.adapters import ray_node
        except ImportError:
            return missing, platform.node(), None
        return tuple(ray_node.answer(installed, own_bots, task))

    return ray.remote(at_a_node)


def connected(command: Command) -> Cluster | None:
    """Connect to the cluster of a command; None after reporting that it or its nodes cannot be used."""
    address = command.opening.address
    try:
        cluster = Cluster(command.opening)
    except Exception as error:  # Ray raises errors of many kinds here
        problem = " ".join(str(error).split())[:200]
        is_none = address == AUTO and isinstance(error, ConnectionError)
        found = BadOptionError("ray-unreachable", address=address, problem=problem)
        command.tell(Failed(BadOptionError("ray-none") if is_none else found))
        return None
    wrong = next((answer for answer in cluster.installed() if answer.kind != DONE), None)
    command.tell(Ready(cluster.cores()) if wrong is None else Failed(cluster.error(wrong)))
    return cluster if wrong is None else None


def serve(command: Command, cluster: Cluster) -> None:
    """Serve requests until the parent is gone or something fails."""
    while (request := command.requests.get()) is not None:
        work = Work(cluster, request)
        for answer in work.answers():
            if answer is not None:
                command.tell(answer)
            if command.is_gone or isinstance(answer, Failed):
                work.cancel()
                return


def main() -> None:
    """Run in a new process, between two pipes; output of Ray goes to the error stream."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    requests = os.fdopen(os.dup(0), "rb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    command = Command(requests, answers)
    cluster = connected(command)
    if cluster is None:
        sys.exit(1)
    serve(command, cluster)
    ray.shutdown()

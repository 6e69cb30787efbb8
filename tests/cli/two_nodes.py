"""A Ray cluster of two nodes with one core each, until the input ends; prints where it is, as JSON."""

from __future__ import annotations

import json
import sys

from ray.cluster_utils import Cluster

SMALL = {"num_cpus": 1, "object_store_memory": 80 * 2**20}
# A killed node is noticed within two seconds.
QUICK = {
    "health_check_initial_delay_ms": 1000,
    "health_check_period_ms": 500,
    "health_check_timeout_ms": 500,
    "health_check_failure_threshold": 2,
}


def begun(tries: int) -> Cluster:
    """The cluster; Ray gives a node half a minute to begin, which is short on a machine that is busy."""
    cluster = Cluster()
    try:
        cluster.add_node(**SMALL, include_dashboard=False, _system_config=QUICK)
        cluster.add_node(**SMALL)
    except Exception:
        cluster.shutdown()
        if tries == 1:
            raise
        return begun(tries - 1)
    return cluster


def main() -> None:
    """Run the cluster."""
    cluster = begun(tries=3)
    nodes = [cluster.head_node, *cluster.worker_nodes]
    raylets = [node.all_processes["raylet"][0].process.pid for node in nodes]
    print(json.dumps({"address": cluster.address, "raylets": raylets}), flush=True)
    sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    main()

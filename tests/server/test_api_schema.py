"""The OpenAPI document is complete, and no request made from it brings the service down (schemathesis)."""

from __future__ import annotations

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks

from tests.server.programs import running, seated

# Streams never end, so they are tried in test_api_streams.py.
ENDLESS = "/api/v1/tables/{table_id}/events"
OURS = settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    with running(tmp_path_factory.mktemp("schema") / "schema.sqlite") as found:
        yield found


@pytest.fixture(scope="module")
def playing(url):
    """A program at a running match."""
    with httpx.Client(base_url=url, timeout=60) as http:
        yield seated(http, "caylus1303", "oo")[0]


@pytest.fixture(scope="module")
def document(url):
    return httpx.get(f"{url}/api/v1/openapi.json").json()


@pytest.fixture(scope="module")
def described(url):
    return schemathesis.openapi.from_url(f"{url}/api/v1/openapi.json")


schema = schemathesis.pytest.from_fixture("described").exclude(path=ENDLESS)


@schema.parametrize()
@OURS
def test_no_request_made_from_the_document_brings_the_service_down(case, playing):
    response = case.call(timeout=60)
    case.validate_response(response)


@schema.include(path_regex="table_id").parametrize()
@OURS
def test_nor_one_at_a_running_match_by_somebody_who_sits_there(case, playing):
    case.path_parameters["table_id"] = playing.table
    response = case.call(timeout=60, headers={"Authorization": f"Bearer {playing.token}"})
    case.validate_response(response, checks=[checks.not_a_server_error])


def test_every_route_of_the_interface_is_described(document):
    assert sorted(document["paths"]) == sorted(
        "/api/v1" + path
        for path in (
            "/bots",
            "/games",
            "/tables",
            "/tables/{table_id}",
            "/tables/{table_id}/act",
            "/tables/{table_id}/events",
            "/tables/{table_id}/join",
            "/tables/{table_id}/legal",
            "/tables/{table_id}/record",
            "/tables/{table_id}/rewind",
            "/tables/{table_id}/rewind/answer",
            "/tables/{table_id}/seats/{number}/bot",
            "/tables/{table_id}/seats/{number}/take",
            "/tables/{table_id}/undo",
            "/tables/{table_id}/view",
            "/tables/{table_id}/why_not",
        )
    )


def test_a_wrong_method_is_told_which_ones_are_right(url, document):
    for path in document["paths"]:
        address = url + path.replace("{table_id}", "x").replace("{number}", "0")
        response = httpx.request("TRACE", address)
        assert response.status_code == 405
        assert response.headers["Allow"] == ", ".join(sorted(document["paths"][path])).upper()


def operations(document) -> list[dict]:
    return [operation for path in document["paths"].values() for operation in path.values()]


def test_every_operation_says_what_it_does_and_how_it_fails(document):
    for operation in operations(document):
        assert operation["description"], operation
        assert {"400", "401", "403", "404", "409", "422", "429", "503"} <= set(operation["responses"])
        success = next(response for status, response in operation["responses"].items() if status < "300")
        assert all(content["schema"] for content in success["content"].values())


def test_every_kind_of_data_is_explained(document):
    shapes = {
        name: shape for name, shape in document["components"]["schemas"].items() if "Validation" not in name
    }
    assert [name for name, shape in shapes.items() if not shape.get("description")] == []

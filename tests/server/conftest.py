"""Services for the tests of this folder."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, opened


@pytest.fixture
def house(tmp_path) -> Iterator[House]:
    """A service with an empty database."""
    with opened(tmp_path / "house.sqlite") as found:
        yield found


@pytest.fixture(scope="module")
def inn(tmp_path_factory) -> Iterator[House]:
    """A service that the tests of a module share."""
    with opened(tmp_path_factory.mktemp("inn") / "inn.sqlite") as found:
        yield found

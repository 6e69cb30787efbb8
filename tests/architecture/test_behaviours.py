"""Forty behaviours can be found by name: the list of where they are stays true."""

import tomllib
from importlib import resources
from pathlib import Path

BEHAVIOURS = tomllib.loads((Path(__file__).parent / "behaviours.toml").read_text(encoding="utf-8"))
PLACES = {what: place for group in BEHAVIOURS.values() for what, place in group.items()}


def test_there_are_forty_and_seventeen_of_them_are_the_servers():
    assert (len(PLACES), len(BEHAVIOURS["server"])) == (40, 17)


def test_each_behaviour_is_where_the_list_says():
    package = resources.files("boardwright")
    lost = {
        what: place for what, place in PLACES.items() if not package.joinpath(*place.split("/")).is_file()
    }
    assert lost == {}

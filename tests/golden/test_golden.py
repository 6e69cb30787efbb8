"""Golden files: playthroughs, perft counts and catalogues are as they were; scripts/golden rewrites them."""

import pytest

from boardwright import registry
from tests.golden import counts, spiel, write
from tests.golden.playthrough import ENDINGS, FOLDER, again

PLAYTHROUGHS = sorted(FOLDER.glob("*/*-players-*.txt"))


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_playthrough_is_played_again_line_by_line(path):
    stored = path.read_text(encoding="utf-8")
    assert again(stored).splitlines() == stored.splitlines()


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_playthrough_is_named_after_its_players_and_its_end(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    players, _, ending = path.stem.split("-", 2)
    assert f"players {players}" in lines
    (said,) = [end for end in ENDINGS if lines[-1].startswith(f"ends: {end}")]
    assert said.replace(" ", "-").removeprefix("win-by-") == ending


@pytest.mark.parametrize("name", registry.built_in())
def test_the_numbers_of_sequences_are_as_they_were(name):
    stored = (FOLDER / name / "perft.txt").read_text(encoding="utf-8")
    assert counts.table(name).splitlines() == stored.splitlines()


@pytest.mark.parametrize("name", registry.built_in())
def test_every_action_has_the_number_and_the_notation_that_it_had(name):
    stored = (FOLDER / name / "catalogue.txt").read_text(encoding="utf-8")
    assert write.catalogue(name).splitlines() == stored.splitlines()


@pytest.mark.parametrize("name", registry.built_in())
def test_open_spiel_plays_a_game_as_it_did(name):
    stored = (FOLDER / name / spiel.FILE).read_text(encoding="utf-8")
    assert spiel.written(name).splitlines() == stored.splitlines()


@pytest.mark.parametrize("name", registry.built_in())
def test_no_golden_file_is_left_over(name):
    wanted = {"catalogue.txt", "perft.txt", spiel.FILE, *(row[0] for row in write.playthroughs(name))}
    assert {path.name for path in (FOLDER / name).iterdir()} == wanted

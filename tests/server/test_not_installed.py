"""A table or a record of a game that is not installed says so, and takes nothing else down."""

import json
import sqlite3

import boardwright
from tests.server.house import opened, text_of


def test_a_table_of_a_game_that_is_not_installed_says_so(tmp_path):
    database = tmp_path / "games.sqlite"
    with opened(database) as house:
        ada = house.browser("Ada")
        waiting = ada.make("toll", "me", "open", visibility="listed")
        playing = ada.make("toll", "me", "bot:random", visibility="listed")
        other = ada.make("toll", "me", "bot:random", visibility="listed")
    with sqlite3.connect(database) as connection:
        ids = (waiting.id, playing.id)
        connection.execute("UPDATE tables SET game = 'mill', checksum = NULL WHERE id IN (?, ?)", ids)
        connection.execute("UPDATE entries SET checksum = NULL WHERE table_id IN (?, ?)", ids)
    connection.close()
    with opened(database) as house:
        bob = house.browser("Bob")
        for table in (waiting, playing):
            for path in (f"/t/{table.id}", f"/api/v1/tables/{table.id}"):
                answer = bob.get(path)
                assert answer.status_code == 410
                assert "mill" in text_of(answer)
                assert "not installed" in text_of(answer)
        assert bob.get("/").status_code == 200
        assert bob.get(f"/t/{other.id}").status_code == 200
        assert bob.get("/new?game=mill").status_code == 404
        assert bob.get("/help/mill").status_code == 404


def test_a_record_of_a_game_that_is_not_installed_is_refused_in_one_line(tmp_path):
    match = boardwright.new("toll", 2, seed=1)
    path = tmp_path / "match.json"
    match.save(path)
    record = json.loads(path.read_text(encoding="utf-8")) | {"game": "mill", "digest": ""}
    path.write_text(json.dumps(record), encoding="utf-8")
    try:
        boardwright.load(path)
    except boardwright.BoardwrightError as error:
        assert "mill" in str(error)
        assert "\n" not in str(error)
    else:
        raise AssertionError("it was read")

"""Checksums: a row that is not what was written closes its table with a message; the others play on."""

import re

import pytest
import structlog
from sqlalchemy import text

from boardwright.server.errors import Damaged
from boardwright.server.tables import checksums
from boardwright.text import LANGUAGES, Words
from boardwright.web import PARTS
from tests.server.house import friends_at, programs_at


def change(house, statement, **values):
    """Change rows behind the back of the service."""
    house.run(house.service.store.write(lambda connection: connection.execute(text(statement), values)))


def stored(house, statement, **values):
    """All rows of a query."""
    return house.run(
        house.service.store.read(lambda connection: connection.execute(text(statement), values).all())
    )


def reopen(house, table):
    """The answer to a program that asks for a table which is read again."""
    house.call(lambda: house.service.tables.forget(table.id))
    return house.run(house.client().get(f"/api/v1/tables/{table.id}"))


def test_every_entry_has_the_checksum_of_all_before_it(house):
    table, _ = programs_at(house, "caylus1303", 2)
    house.play(table.id, 20)
    found = stored(house, "SELECT checksum FROM entries WHERE table_id = :id ORDER BY version", id=table.id)
    before = checksums.root_of(table)
    for entry, (checksum,) in zip(table.entries, found, strict=True):
        before = checksums.link(before, entry)
        assert checksum == before
    assert reopen(house, table).status_code == 200


def test_a_table_is_the_same_before_and_after_everything_that_changes_it(house):
    table, people = friends_at(house, "caylus1303", "Ann", "Bob")
    deeds = [
        lambda: people[1].do(table, "seats/1/bot", bot="greedy"),
        lambda: people[1].do(table, "seats/1/take"),
        lambda: people[0].do(table, "chat", text="hello"),
        lambda: house.play(table.id, 3),
        lambda: people[0].post("/settings", {"nickname": "Zoë", "language": "pl"}),
        lambda: people[0].do(table, "seats/0/open"),
        lambda: house.play(table.id, 3),
    ]
    for deed in deeds:
        deed()
        assert reopen(house, table).status_code == 200
        table = house.table(table.id)


DAMAGES = {
    "a decision": "UPDATE entries SET log = '[0]' WHERE table_id = :id AND version = 7",
    "who decided": "UPDATE entries SET seat = 1 - seat WHERE table_id = :id AND version = 5",
    "a checksum": "UPDATE entries SET checksum = 'x' WHERE table_id = :id AND version = 5",
    "a time": "UPDATE entries SET at = '2020-01-01 00:00:00.000000' WHERE table_id = :id AND version = 3",
    "a missing entry": "DELETE FROM entries WHERE table_id = :id AND version = 4",
    "a missing last entry": "DELETE FROM entries WHERE table_id = :id AND version = 12",
    "the seed": "UPDATE tables SET seed = '00' WHERE id = :id",
    "options": """UPDATE tables SET options = '{"x": 1}' WHERE id = :id""",
    "values": """UPDATE tables SET "values" = '{"x": 1}' WHERE id = :id""",
    "nonces": "UPDATE tables SET nonces = '[]' WHERE id = :id",
    "the rules": "UPDATE tables SET rules_version = 77 WHERE id = :id",
    "the game": "UPDATE tables SET game = 'toll' WHERE id = :id",
    "the status": "UPDATE tables SET status = 'waiting' WHERE id = :id",
    "an end": "UPDATE tables SET status = 'over' WHERE id = :id",
    "the seal": "UPDATE tables SET checksum = 'x' WHERE id = :id",
    "a holder": "UPDATE seats SET token = 'x' WHERE table_id = :id AND number = 0",
    "a name": "UPDATE seats SET name = 'Somebody' WHERE table_id = :id AND number = 1",
    "a bot": "UPDATE seats SET kind = 'bot', bot = 'random' WHERE table_id = :id AND number = 1",
    "a missing seat": "DELETE FROM seats WHERE table_id = :id AND number = 1",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_row_that_was_damaged_closes_its_table_and_no_other(house, damage):
    table, _ = programs_at(house, "caylus1303", 2)
    other, programs = programs_at(house, "caylus1303", 2)
    house.play(table.id, 11)
    change(house, DAMAGES[damage], id=table.id)
    structlog.reset_defaults()
    with structlog.testing.capture_logs() as logged:
        answer = reopen(house, table)
        page = house.browser("Fay").get(f"/t/{table.id}")
    assert (answer.status_code, answer.json()["error"], page.status_code) == (410, "table-damaged", 410)
    assert "damaged in the database" in answer.json()["message"]
    assert [line["event"] for line in logged if line["log_level"] == "error"] == ["table damaged"] * 2
    assert not [line for line in logged if "exc_info" in line]
    assert reopen(house, other).status_code == 200
    house.play(other.id, 3)
    assert house.browser("Eve").get("/").status_code == 200


def test_a_table_that_waits_is_covered_too(house):
    table = house.browser("Ann").make("caylus1303", "me", "open")
    assert reopen(house, table).status_code == 200
    change(house, "UPDATE tables SET seed = :seed WHERE id = :id", id=table.id, seed="00" * 32)
    assert reopen(house, table).status_code == 410


def test_a_damaged_table_says_so_in_every_language():
    told = {
        language: Words(language, parts=PARTS).error(Damaged("table-damaged", table="abc", problem="x"))
        for language in LANGUAGES
    }
    assert len(set(told.values())) == len(LANGUAGES)


def test_rows_of_an_older_release_get_their_checksums_when_the_table_is_next_written(house):
    table, _ = programs_at(house, "caylus1303", 2)
    house.play(table.id, 6)
    expected = [entry.checksum for entry in table.entries]
    change(house, "UPDATE entries SET checksum = NULL WHERE table_id = :id", id=table.id)
    change(house, "UPDATE tables SET checksum = NULL WHERE id = :id", id=table.id)
    assert reopen(house, table).status_code == 200
    table = house.table(table.id)
    assert {entry.checksum for entry in table.entries} == {None}
    house.play(table.id, 1)
    found = stored(house, "SELECT checksum FROM entries WHERE table_id = :id ORDER BY version", id=table.id)
    assert [checksum for (checksum,) in found[:-1]] == expected
    assert [entry.checksum for entry in table.entries] == [checksum for (checksum,) in found]
    [(seal,)] = stored(house, "SELECT checksum FROM tables WHERE id = :id", id=table.id)
    assert seal == checksums.seal_of(table, table.changes)
    assert reopen(house, table).status_code == 200


def test_an_older_release_may_write_beside_this_one(house):
    """It appends entries and changes seats without checksums, and counts the change."""
    table, _ = programs_at(house, "caylus1303", 2)
    house.play(table.id, 6)
    change(house, "UPDATE seats SET name = 'Old' WHERE table_id = :id AND number = 0", id=table.id)
    change(house, "UPDATE entries SET checksum = NULL WHERE table_id = :id AND version = 7", id=table.id)
    change(house, "UPDATE tables SET changes = changes + 1 WHERE id = :id", id=table.id)
    assert reopen(house, table).status_code == 200
    house.play(table.id, 2)
    assert reopen(house, table).status_code == 200
    change(house, "UPDATE seats SET name = 'New' WHERE table_id = :id AND number = 0", id=table.id)
    assert reopen(house, table).status_code == 410


def test_a_personal_link_seals_the_tables_that_it_moves_and_leaves_damaged_ones(house):
    table, (ann, _) = friends_at(house, "caylus1303", "Ann", "Bob")
    broken = ann.make("caylus1303", "me", "open")
    change(house, "UPDATE seats SET name = 'Nobody' WHERE table_id = :id AND number = 0", id=broken.id)
    person = table.owner
    link = re.search(r"/me/([\w-]+)", house.browser("Ann at home").post("/settings/link").text)
    assert ann.post(f"/me/{link[1]}").status_code == 303
    assert reopen(house, table).status_code == 200
    assert house.table(table.id).owner != person
    assert reopen(house, broken).status_code == 410


def test_the_canonical_form_never_changes():
    """Another order or spelling would close every table there is."""
    content = [{"b": [1, 2], "a": None}, True, "ż"]
    assert checksums._digest(content) == "e13e6decaac19548cf895f67d4e6ec04a9c17149dced3fc83f7837768df540e0"

"""A turn is a draft until it is committed: chosen, taken back, begun anew, private to its seat."""

import pytest

from boardwright.core.match import Match
from tests.server.house import action, friends_at, legal, text_of


@pytest.fixture
def three(house):
    """A table of Belfort in its first round of placing; each turn has two decisions, where and whom."""
    table, people = friends_at(house, "belfort", "Ann", "Bob", "Cid")
    house.play_opening(table)
    return table, people


def turn_of(table):
    """The seat that is asked."""
    return table.to_act()[0]


def test_a_turn_is_chosen_seen_and_committed_in_one_go(house, three):
    table, people = three
    seat, version, log = turn_of(table), table.version, len(table.match.log)
    first = people[seat].choose(table, action(table, "place camp"))
    assert first.status_code == 200
    assert (table.version, len(table.match.log)) == (version, log)
    second = people[seat].choose(table, legal(table, seat)[0])
    assert "Your turn is complete" in text_of(second)
    assert people[seat].do(table, "commit", version=version).status_code == 200
    assert (table.version, len(table.match.log)) == (version + 1, log + 2)
    assert turn_of(table) != seat


def test_a_click_plays_each_choice_of_the_draft_once(three, monkeypatch):
    table, people = three
    seat = turn_of(table)
    people[seat].choose(table, action(table, "place camp"))
    whom = legal(table, seat)[0]
    played = []
    act = Match.act

    def counting(match, action):
        played.append(action)
        return act(match, action)

    monkeypatch.setattr(Match, "act", counting)
    assert "Your turn is complete" in text_of(people[seat].choose(table, whom))
    assert tuple(played) == table.draft_of(seat)
    played.clear()
    people[seat].get(f"/t/{table.id}")
    assert tuple(played) == table.draft_of(seat)


def test_a_finished_draft_takes_no_further_choice(three):
    table, people = three
    seat = turn_of(table)
    people[seat].choose(table, action(table, "place camp"))
    people[seat].choose(table, legal(table, seat)[0])
    answer = people[seat].choose(table, legal(table, turn_of(table))[0])
    assert (answer.status_code, answer.json()["error"]) == (400, "commit-first")


def test_undo_takes_back_one_choice_and_restart_all(three):
    table, people = three
    seat = turn_of(table)
    where, whom = legal(table, seat)[:2]
    people[seat].choose(table, where)
    people[seat].choose(table, legal(table, seat)[0])
    assert len(table.draft_of(seat)) == 2
    people[seat].do(table, "undo", version=table.version)
    assert table.draft_of(seat) == (where,)
    people[seat].do(table, "undo", version=table.version)
    assert (table.draft_of(seat), table.drafts) == ((), {})
    people[seat].choose(table, whom)
    people[seat].do(table, "restart", version=table.version)
    assert table.drafts == {}


def test_nothing_to_commit_and_nothing_to_undo_are_said_so(three):
    table, people = three
    seat = turn_of(table)
    answer = people[seat].do(table, "commit", version=table.version)
    assert (answer.status_code, answer.json()["error"]) == (400, "nothing-to-commit")
    answer = people[seat].do(table, "undo", version=table.version)
    assert (answer.status_code, answer.json()["error"]) == (409, "nothing-to-undo")


def test_a_draft_survives_that_the_table_is_read_anew(house, three):
    table, people = three
    seat = turn_of(table)
    people[seat].choose(table, legal(table, seat)[0])
    kept = table.draft_of(seat)
    table = house.forget(table.id)
    assert table.draft_of(seat) == kept
    people[seat].choose(table, legal(table, seat)[0])
    assert people[seat].do(table, "commit", version=table.version).status_code == 200


def test_a_draft_is_seen_by_nobody_else(three):
    table, people = three
    seat = turn_of(table)
    stranger = people[0].house.browser("Eve")
    others = [person for person in (*people, stranger) if person is not people[seat]]
    pages = (
        f"/t/{table.id}",
        f"/t/{table.id}/part",
        f"/t/{table.id}/record.json",
        f"/t/{table.id}/record.txt",
    )

    def seen():
        return [person.get(page).content for person in others for page in pages]

    before = seen()
    own = people[seat].get(f"/t/{table.id}").content
    people[seat].choose(table, legal(table, seat)[0])
    assert people[seat].get(f"/t/{table.id}").content != own
    assert seen() == before
    people[seat].choose(table, legal(table, seat)[0])
    assert seen() == before


def test_a_draft_is_shared_by_the_devices_of_its_player(house, three):
    table, people = three
    seat = turn_of(table)
    link = people[seat].post("/settings/link").text.split("/me/")[1].split('"')[0].split("<")[0]
    phone = house.browser()
    phone.post(f"/me/{link}")
    phone._csrf = ""
    people[seat].choose(table, legal(table, seat)[0])
    phone.choose(table, legal(table, seat)[0])
    assert len(table.draft_of(seat)) == 2


def test_a_draft_on_an_older_version_is_dropped(house, three):
    table, people = three
    while table.match.steps[-1].seat in (-1, turn_of(table)):
        house.play(table.id, 1)
    seat, other = turn_of(table), table.match.steps[-1].seat
    people[seat].choose(table, legal(table, seat)[0])
    before = table.version
    assert people[other].do(table, "undo", version=before).status_code == 200
    assert (table.version, table.draft_of(seat)) == (before + 1, ())
    answer = people[seat].do(table, "commit", version=before)
    assert answer.status_code == 409


@pytest.mark.parametrize(
    ("ask", "after_one", "after_two"), [("always", 0, 0), ("barrier", 0, 1), ("never", 1, 2)]
)
def test_a_setting_says_when_a_turn_is_committed_by_itself(three, ask, after_one, after_two):
    table, people = three
    seat, version = turn_of(table), table.version
    people[seat].post("/settings", {"ask": ask})
    people[seat].choose(table, action(table, "place camp"))
    assert table.version == version + after_one
    people[seat].choose(table, legal(table, seat)[0])
    assert table.version == version + after_two


def test_before_a_barrier_one_is_asked_unless_one_never_wants_to_be(house):
    table, people = friends_at(house, "belfort", "Ann", "Bob", "Cid")
    people[2].post("/settings", {"ask": "barrier"})
    while table.to_act() != [2]:
        house.play(table.id, 1)
    version = table.version
    while table.drafted(2).to_act == 2:
        shown = people[2].choose(table, legal(table, 2)[0])
    assert table.version == version
    assert "no way back" in text_of(shown)


def test_what_is_committed_is_taken_back_freely_up_to_a_barrier(house, three):
    table, people = three
    seat, version = turn_of(table), table.version
    people[seat].choose(table, action(table, "place camp"))
    people[seat].choose(table, legal(table, seat)[0])
    people[seat].do(table, "commit", version=version)
    assert turn_of(table) != seat
    assert people[seat].do(table, "undo", version=table.version).status_code == 200
    assert (turn_of(table), table.version) == (seat, version + 2)
    assert people[seat].do(table, "undo", version=table.version).status_code == 200
    answer = people[seat].do(table, "undo", version=table.version)
    assert (answer.status_code, answer.json()["error"]) == (409, "nothing-to-undo")
    again = house.forget(table.id)
    assert again.match.position() == table.match.position()
    assert [entry.kind for entry in again.entries[-2:]] == ["undo", "undo"]


def test_another_seat_cannot_choose_commit_or_take_back(three):
    table, people = three
    seat = turn_of(table)
    people[seat].choose(table, legal(table, seat)[0])
    for other in {0, 1, 2} - {seat}:
        assert people[other].choose(table, legal(table, seat)[0]).status_code == 403
        assert people[other].do(table, "commit", version=table.version).status_code == 400
        assert people[other].do(table, "undo", version=table.version).status_code == 409
    assert len(table.draft_of(seat)) == 1


def test_an_illegal_choice_is_refused_with_its_reason(three):
    table, people = three
    seat = turn_of(table)
    allowed = set(legal(table, seat))
    catalogue = len(table.match.game.catalogue)
    for wrong in (next(n for n in range(catalogue) if n not in allowed), catalogue, 10**8):
        answer = people[seat].choose(table, wrong)
        assert (answer.status_code, bool(answer.json()["message"])) == (422, True)
    assert table.drafts == {}


def test_without_the_script_a_choice_leads_back_to_the_page(three):
    table, people = three
    seat = turn_of(table)
    answer = people[seat].post(f"/t/{table.id}/choose", {"action": legal(table, seat)[0]})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table.id}")


def test_why_not_tells_reasons_to_the_seat_that_is_asked(three):
    table, people = three
    seat = turn_of(table)
    assert people[seat].get(f"/t/{table.id}/why").status_code == 200
    for other in {0, 1, 2} - {seat}:
        assert people[other].get(f"/t/{table.id}/why").status_code == 403

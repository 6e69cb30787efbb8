"""One screen for several players: a curtain between them when there are secrets."""

import pytest

from tests.server.house import legal


def at_one_screen(house, game):
    """Somebody with two friends at one screen."""
    owner = house.browser("Ann")
    return owner, owner.make(game, "me", "screen", "screen", name1="Bob", name2="Cid")


@pytest.fixture
def belfort(house):
    """A game with secrets, dealt so that every hand has something that the others have not."""
    for _ in range(100):
        owner, table = at_one_screen(house, "belfort")
        if all(own_offers(table, seat) for seat in range(3)):
            return owner, table
    raise AssertionError("no such deal in a hundred")


def own_offers(table, seat):
    """What only this seat may set aside."""
    others = {action for other in range(3) if other != seat for action in table.branch(other).legal}
    return [action for action in table.branch(seat).legal if action not in others]


def test_a_curtain_hides_every_hand_until_its_player_takes_the_screen(house, belfort):
    owner, table = belfort
    for path in ("", "/part", "/why"):
        page = owner.get(f"/t/{table.id}{path}").text
        for seat in range(3):
            assert f"/t/{table.id}/choose" not in page
            assert not shows_hand(table, page, seat)
    shown = owner.do(table, "curtain", seat=1)
    assert shown.status_code == 200
    assert shows_hand(table, shown.text, 1)
    assert not shows_hand(table, shown.text, 0)
    assert not shows_hand(table, shown.text, 2)


def shows_hand(table, page, seat):
    """Whether a page offers what only this seat may set aside."""
    return all(f'value="{action}"' in page for action in own_offers(table, seat))


def test_behind_the_curtain_nothing_can_be_done(belfort):
    owner, table = belfort
    answer = owner.choose(table, legal(table, 0)[0])
    assert (answer.status_code, answer.json()["error"]) == (403, "take-the-screen")
    assert owner.do(table, "curtain", seat=7).status_code == 403
    assert owner.do(table, "curtain", seat="x").status_code == 400


def test_the_curtain_falls_when_another_player_must_decide(belfort):
    owner, table = belfort
    owner.do(table, "curtain", seat=0)
    while 0 in table.to_act():
        owner.choose(table, legal(table, 0)[0])
        owner.do(table, "commit", version=table.version)
    page = owner.get(f"/t/{table.id}").text
    assert f"/t/{table.id}/curtain" in page
    assert f"/t/{table.id}/choose" not in page


def test_a_game_without_secrets_needs_no_curtain(house):
    owner, table = at_one_screen(house, "caylus1303")
    for _ in range(6):
        seat = table.to_act()[0]
        page = owner.get(f"/t/{table.id}").text
        assert f"/t/{table.id}/curtain" not in page
        owner.choose(table, legal(table, seat)[0])
        owner.do(table, "commit", version=table.version)
    assert table.version > 3


def test_another_browser_cannot_take_the_screen(house, belfort):
    _, table = belfort
    assert house.browser().do(table, "curtain", seat=1).status_code == 403


def test_files_of_one_screen_tell_only_what_all_may_know(belfort):
    owner, table = belfort
    owner.do(table, "curtain", seat=0)
    document = owner.get(f"/t/{table.id}/record.json").json()
    assert document["seat"] is None
    spectator = owner.house.browser().get(f"/t/{table.id}/record.json").json()
    assert document == spectator

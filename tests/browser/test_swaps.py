"""A page is mended, not made anew: what it shows is the same as if it were."""

import pytest
from playwright.sync_api import expect

from tests.browser.board_times import finished
from tests.browser.site import until

pytestmark = pytest.mark.xdist_group("browser-pages")
GAMES = ("belfort", "caylus1303", "guilds")
DIFFERENT = """async (query) => {
  const table = document.getElementById('table');
  const answer = await fetch(`/t/${table.dataset.table}/part${query}`, { headers: { 'X-Part': 'table' } });
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const plain = (root) => {
    const copy = root.cloneNode(true);
    for (const each of [copy, ...copy.querySelectorAll('*')]) {
      const ours = ['tabindex', 'aria-describedby', 'data-sent', 'open', 'title'];
      for (const name of ours) each.removeAttribute(name);
      each.classList.remove('bump', 'shown');
      if (!each.classList.length) each.removeAttribute('class');
    }
    copy.querySelectorAll('option, output, input[type=range]').forEach((each) => each.remove());
    return copy;
  };
  return [...fresh.querySelectorAll('[data-region]')].filter((region) => {
    const here = document.getElementById(region.id);
    const closed = 'details[data-late]:not([open])';
    const isClosed = here.closest(closed) || here.querySelector(closed);
    return !isClosed && !plain(here).isEqualNode(plain(region));
  }).map((region) => region.id);
}"""

LOOKED = """() => performance.getEntriesByType('resource').some((each) => each.name.includes('/part'))"""


def looks_at(person, game, folder):
    """Somebody who looks back at a match of three."""
    ada = person("Ada")
    ada.prefers(motion="none")
    record, _ = finished(game, 3, folder)
    ada.go(f"{ada.loads(record)}?at=60")
    return ada


def steps_on(ada, times=1, way=1):
    """Go on, or back, by single decisions."""
    for _ in range(times):
        before = ada.find("#whole").get_attribute("data-at")
        ada.find(f'[data-step="{way}"]').click()
        until(lambda before=before: ada.find("#whole").get_attribute("data-at") != before)


def shows_what_is(ada):
    """Whether every region of the page is as the server would draw it now."""
    query = "".join(ada.path.partition("?")[1:])
    until(lambda: ada.page.evaluate(DIFFERENT, query) == [])


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_was_mended_many_times_is_what_the_server_would_send(person, game, tmp_path):
    ada = person("Ada")
    ada.prefers(motion="none")
    record, last = finished(game, 3, tmp_path)
    path = ada.loads(record)
    ada.go(f"{path}?at={last // 2}")
    for way in (1, 1, 1, -1, 1):
        steps_on(ada, 3, way)
        shows_what_is(ada)
    ada.go(f"{path}?at={last - 2}")
    steps_on(ada, 2)
    shows_what_is(ada)


def test_a_closed_fold_is_fetched_when_it_is_opened(person, tmp_path):
    ada = looks_at(person, "belfort", tmp_path)
    steps_on(ada, 12)
    for fold in ("#in-words", "#standing"):
        ada.find(f"{fold} > summary").click()
        expect(ada.find(fold)).to_have_attribute("open", "")
        shows_what_is(ada)
    steps_on(ada, 3)
    shows_what_is(ada)


def test_pieces_that_are_no_longer_there_are_asked_for_again(person, tmp_path):
    ada = looks_at(person, "caylus1303", tmp_path)
    until(lambda: ada.page.evaluate(LOOKED))  # the page looks once more when it begins to listen
    asked = []

    def lose(route):
        asked.append(route.request.headers.get("x-has", ""))
        if len(asked) == 1:
            ada.page.evaluate("document.querySelector('#r-board [data-print]').remove()")
        route.continue_()

    ada.page.route("**/part?*", lose)
    steps_on(ada)
    assert [bool(has) for has in asked] == [True, False]
    ada.page.unroute("**/part?*")
    shows_what_is(ada)

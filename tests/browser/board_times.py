"""How long a board takes from the request to the picture: python -m tests.browser.board_times

Steps through the last quarter of matches with as many players as there can be, in a real browser: the server
draws and sends the part of the page, the browser swaps it. Prints medians in milliseconds and what was sent.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Response, sync_playwright

import boardwright
from boardwright import registry
from boardwright.core import play
from boardwright.core.random import Random
from tests.browser.site import Person, launch, serving, until

STEPS = 60
WATCH = """() => {
  window.times = [];
  const table = document.getElementById('table');
  let asked = 0;
  const ask = (event) => { if (event.target.closest('[data-step]')) asked = performance.now(); };
  table.addEventListener('click', ask, true);
  table.addEventListener('board:comes', () => window.times.push(performance.now() - asked));
}"""


def finished(game: str, players: int, folder: Path) -> tuple[Path, int]:
    """A random match with that many players, and how many decisions it took."""
    match = boardwright.new(game, players=players, seed=5)
    draw = Random(5)
    while not match.is_over:
        match.act(play.random_action(match.game, match.state, draw))
    file = folder / f"{game}.json"
    match.save(file, with_seed=True)
    return file, len(match.steps)


def measure(ada: Person, game: str, record: Path, last: int) -> str:
    """Go on step by step, late in the match."""
    path = ada.loads(record)
    ada.go(f"{path}?at={last * 3 // 4}")
    answers: list[Response] = []
    ada.page.on("response", lambda answer: answers.append(answer))
    ada.page.evaluate(WATCH)
    for number in range(min(STEPS, last // 4 - 1)):
        ada.find('[data-step="1"]').click()
        until(lambda number=number: ada.page.evaluate("window.times.length") > number)
    times = sorted(ada.page.evaluate("window.times"))
    weights = [answer.request.sizes()["responseBodySize"] for answer in answers if "/part" in answer.url]
    median, slow = statistics.median(times), times[len(times) * 9 // 10]
    weight = statistics.median(weights)
    return f"{game}: median {median:.0f} ms, nine of ten within {slow:.0f} ms, {weight:,.0f} bytes sent"


def main() -> None:
    """Run the service and measure."""
    with tempfile.TemporaryDirectory() as home, serving(Path(home)) as site, sync_playwright() as playwright:
        browser = launch(playwright)
        ada = Person(browser.new_context(locale="en"), site, "Ada")
        ada.prefers(motion="none")
        for game in registry.games():
            if game.meta.id != "toll":
                record, last = finished(game.meta.id, game.meta.max_players, Path(home))
                print(measure(ada, game.meta.id, record, last), f"({game.meta.max_players} players)")
        browser.close()


if __name__ == "__main__":
    main()

"""How long a board takes until it can be seen: python -m tests.browser.board_times

Steps through the last quarter of matches with as many players as there can be, in a real browser: the server
draws and sends the part of the page (`server`: by its own log, packing included), the browser puts it in
place (`swap`: from the answer to the finished layout). `whole` runs from the click on, with all in between.
Prints medians in milliseconds and what was sent.
"""

from __future__ import annotations

import re
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Response, sync_playwright

import boardwright
from boardwright import registry
from boardwright.core import play
from boardwright.core.random import Random
from tests.browser.site import Person, launch, serving, until

STEPS = 60
MADE = re.compile(r'"ms": ([0-9.]+), "path": "/t/[^/"]+/part"')
PAUSE = 0.4
"""Seconds between two clicks: whoever plays looks at the board before."""
WATCH = """async () => {
  window.times = [];
  const table = document.getElementById('table');
  let asked = 0;
  let answered = 0;
  const ask = (event) => { if (event.target.closest('[data-step]')) asked = performance.now(); };
  table.addEventListener('click', ask, true);
  const text = Response.prototype.text;
  Response.prototype.text = async function () {
    const said = await text.call(this);
    answered = performance.now();
    return said;
  };
  const script = document.querySelector('script[src$="js/table/main.js"]').src;
  const { pageComes } = await import(new URL('page.js', script));
  pageComes.on(() => {
    table.getBoundingClientRect();
    window.times.push([performance.now() - answered, performance.now() - asked]);
  });
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


def measure(ada: Person, game: str, record: Path, last: int, log: Path) -> str:
    """Go on step by step, late in the match."""
    path = ada.loads(record)
    ada.go(f"{path}?at={last * 3 // 4}")
    answers: list[Response] = []
    ada.page.on("response", lambda answer: answers.append(answer) if "/part" in answer.url else None)
    ada.page.evaluate(WATCH)
    for number in range(min(STEPS, last // 4 - 1)):
        ada.find('[data-step="1"]').click()
        time.sleep(PAUSE)  # asking the page meanwhile would take time from what is measured
        until(lambda number=number: ada.page.evaluate("window.times.length") > number)
    shown = ada.page.evaluate("window.times")
    drawn = [float(ms) for ms in MADE.findall(log.read_text())][-len(shown) :]
    times = [(ms, *each) for ms, each in zip(drawn, shown, strict=True)]
    weights = [answer.request.sizes()["responseBodySize"] for answer in answers]
    server, swap, whole = (statistics.median(column) for column in zip(*times, strict=True))
    both = statistics.median(one + other for one, other, _ in times)
    sent = f"{statistics.median(weights):,.0f} bytes sent"
    return f"{game}: server {server:.0f} + swap {swap:.0f} = {both:.0f} ms, whole {whole:.0f} ms, {sent}"


def main() -> None:
    """Run the service and measure."""
    with tempfile.TemporaryDirectory() as home, serving(Path(home)) as site, sync_playwright() as playwright:
        browser = launch(playwright)
        ada = Person(browser.new_context(locale="en"), site, "Ada")
        ada.prefers(motion="none")
        for game in registry.games():
            if game.meta.id != "toll":
                record, last = finished(game.meta.id, game.meta.max_players, Path(home))
                print(
                    measure(ada, game.meta.id, record, last, Path(home) / "serve.log"),
                    f"({game.meta.max_players} players)",
                )
        browser.close()


if __name__ == "__main__":
    main()

"""Each extra is enough for its own part: nothing reaches for a library that another extra brings."""

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions, requires

import pytest

from boardwright import registry

NAME = re.compile(r"[A-Za-z0-9._-]+")
DRAW = "import boardwright\nfor game in {games}: assert '<svg' in boardwright.new(game, 2, seed=1).svg()"
PLAY = (
    "from boardwright.lab.simulate import simulate\nassert simulate('toll', ['greedy', 'mcts:3'], 2, seed=1)"
)
CASES = {
    "positions are drawn": ("", DRAW.format(games=registry.built_in())),
    "bots play": ("", PLAY),
    "the command line explains itself": ("", "import boardwright.cli.app"),
    "ladders are rated": ("lab", "import boardwright.lab.ladder, boardwright.lab.report"),
    "environments step and draw": (
        "rl",
        "import boardwright.adapters.pettingzoo, gymnasium, boardwright.adapters.gymnasium\n"
        "env = gymnasium.make('boardwright/Toll-v0', render_mode='rgb_array'); env.reset(seed=1)\n"
        "assert env.render().shape[2] == 3",
    ),
    "OpenSpiel loads a game": ("spiel", "import boardwright.adapters.open_spiel"),
    "the server is made": ("web", "import boardwright.server.app"),
}
HIDE = """
import sys
for name in {hidden}:
    sys.modules[name] = None
"""


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needs(distribution: str, extra: str) -> Iterator[str]:
    """List what a distribution requires by itself, and for one of its extras."""
    for line in requires(distribution) or ():
        wanted = re.search(r"extra == ['\"]([\w-]+)['\"]", line)
        if wanted is None or wanted[1] == extra:
            found = NAME.match(line)
            assert found is not None
            yield plain(found[0])


def brought_by(extra: str) -> set[str]:
    """List the distributions that an installation with this extra has."""
    installed = {plain(each) for names in packages_distributions().values() for each in names}
    found, waiting = {"boardwright"}, list(needs("boardwright", extra))
    while waiting:
        name = waiting.pop()
        if name in installed and name not in found:
            found.add(name)
            waiting += needs(name, "")
    return found


def modules_hidden(extra: str) -> list[str]:
    """List the modules that an installation with this extra lacks, of those that are installed here."""
    at_hand = brought_by(extra)
    return sorted(
        module
        for module, names in packages_distributions().items()
        if module not in sys.stdlib_module_names and not at_hand.intersection(map(plain, names))
    )


@pytest.mark.parametrize("case", CASES)
def test_an_extra_is_enough_for_its_part(case: str) -> None:
    extra, code = CASES[case]
    hidden = modules_hidden(extra)
    assert "pytest" in hidden
    done = subprocess.run(
        [sys.executable, "-c", HIDE.format(hidden=hidden) + code], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")

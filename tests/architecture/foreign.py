"""What is tried with a game of another distribution, inside the environment where it is installed.

python -m tests.architecture.foreign GAME FOLDER; raises when something does not work.
"""

from __future__ import annotations

import sys
from pathlib import Path

from boardwright import registry
from boardwright.adapters import observation
from boardwright.adapters.gymnasium import env_id, register
from boardwright.bots.naming import IS_COMPILED
from boardwright.core.play import random_action
from boardwright.core.random import Random
from boardwright.text import LANGUAGES, Words
from tests.server.house import Browser, House, legal, opened, text_of

NOT_POLISH = "pl"


def pages(house: House, game: str) -> None:
    """Home, new table, table and help open in every language, one of which the game does not speak."""
    for language in LANGUAGES:
        browser = house.browser("Ada", language)
        title = Words(language, registry.game(game)).message("title")
        table = browser.make(game, "me", "bot:greedy")
        for path in ("/", f"/new?game={game}", f"/t/{table.id}", f"/help/{game}"):
            answer = browser.get(path)
            assert answer.status_code == 200, (language, path, answer.status_code)
            assert title in text_of(answer), (language, path)
            note = Words(language, parts=("web",)).message("web-in-english")
            is_said = path != "/" and language == NOT_POLISH
            assert text_of(answer).count(note) == is_said, (language, path)


def played_on_the_web(house: House, game: str) -> None:
    """A whole match through the form: choose, commit, until it is over."""
    browser: Browser = house.browser("Ada")
    table = browser.make(game, "me", "bot:greedy")
    draw = Random(1)
    number = table.id
    for _ in range(500):
        house.until(lambda: house.table(number).to_act() in ([0], []))
        table = house.table(number)
        if table.status == "over":
            break
        choices = legal(table, 0)
        answer = browser.choose(table, choices[draw.below(len(choices))])
        assert answer.status_code == 200, answer.text
        table = house.table(table.id)
        done = browser.do(table, "commit", version=table.version)
        assert done.status_code == 200, done.text
    assert table.status == "over"
    assert browser.get(f"/t/{table.id}").status_code == 200
    assert browser.get(f"/t/{table.id}/record.json").status_code == 200


def environments(game: str) -> None:
    """PettingZoo, Gymnasium and OpenSpiel know the game as they know the others."""
    import gymnasium
    import pettingzoo

    import boardwright.adapters.pettingzoo  # noqa: F401 - it registers the games

    register()
    assert gymnasium.make(env_id(game), players=2).reset(seed=1)
    assert pettingzoo.make("aec", f"boardwright/{game}_v0", players=2)
    found = registry.game(game)
    assert observation.layout(game, 2).size > 0
    try:
        import pyspiel
    except ImportError:
        return
    import boardwright.adapters.open_spiel  # noqa: F401 - it registers the games

    state = pyspiel.load_game(f"boardwright_{game}(players=2)").new_initial_state()
    assert not state.is_terminal()
    assert random_action(found, found.new(2, {"errands": True}, defaults(game)), Random(1)) >= 0


def defaults(game: str) -> dict[str, object]:
    """The printed values of a game."""
    from boardwright.core import tables

    return dict(tables.defaults(registry.game(game).printed))


def main(game: str, folder: str) -> None:
    """Try everything."""
    assert game in registry.ids(), registry.broken()
    assert game not in registry.built_in()
    print("compiled" if IS_COMPILED else "pure")
    environments(game)
    with opened(Path(folder) / "games.sqlite") as house:
        pages(house, game)
        played_on_the_web(house, game)


if __name__ == "__main__":
    main(*sys.argv[1:])

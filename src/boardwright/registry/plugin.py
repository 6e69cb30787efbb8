"""The plugin of a game: lazy access to the modules and files that it brings besides its rules."""

from __future__ import annotations

from functools import cache, cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boardwright.core.play import AnyGame

BUILT_IN_RULES = "boardwright.games"


class Plugin:
    """The plugin of a game: its modules and files besides the rules, loaded when first asked for.

    A plugin knows no layer above it: each layer asks for the part that it uses (`text` for "wording", `web`
    for "board" ...) and has a plain default for a game without one. The built-in games and those of other
    distributions, found through the entry-point group `boardwright.games`, use the same class.
    """

    def __init__(self, game: str, package: str, rules: str = "") -> None:
        """Describe a plugin.

        Args:
            game: The id of the game.
            package: The package that holds the parts.
            rules: The package of the rules; that of a built-in game when it is empty.
        """
        self.id = game
        self.package = package
        self.rules = rules or f"{BUILT_IN_RULES}.{game}"

    def __repr__(self) -> str:
        return f"<Plugin {self.id}, {self.package}>"

    @cached_property
    def game(self) -> AnyGame:
        """The game as the platform sees it: `GAME` of the module `rules` in its package of rules."""
        found: AnyGame = import_module(f"{self.rules}.rules").GAME
        return found

    def part(self, name: str) -> ModuleType | None:
        """Import a part of the plugin.

        Returns:
            The module or package of that name ("board", "wording" ...), or None when the game has none.
        """
        return _part(self.package, name)

    def file(self, name: str) -> Traversable | None:
        """Find a file of the plugin ("theme.css", "locale/pl.ftl"), or None when the game has none."""
        found = resources.files(self.package)
        for step in name.split("/"):
            found = found / step
        return found if found.is_file() else None


@cache
def _part(package: str, name: str) -> ModuleType | None:
    # Only a missing part is an absent one: an ImportError inside a part that exists is a fault to be seen.
    full_name = f"{package}.{name}"
    return import_module(full_name) if find_spec(full_name) else None

"""Characters of Guilds on the board, as cards and as small slips."""

from __future__ import annotations

from typing import Final

from boardwright.core.events import kebab_term
from boardwright.games.guilds.tables import Tables
from boardwright.games.guilds.terms import FEMALE, Character, Race
from boardwright.plugins.guilds.board.sheet import remembered
from boardwright.plugins.guilds.board.signs import income_parts
from boardwright.plugins.guilds.cards import character_of, factions_of, race_beside_factions
from boardwright.plugins.guilds.labels import has_ability, price_of, race_of
from boardwright.plugins.guilds.panels.cards import ability_line, income, points, tables_of
from boardwright.text.words import signed
from boardwright.web.scene import Scene
from boardwright.web.svg.box import Box
from boardwright.web.svg.lettering import MIN_TEXT_SIZE, Fit, text_width, write_text
from boardwright.web.svg.pieces import amounts, amounts_width, card, coin
from boardwright.web.svg.sheet import Sheet

CARD: Final = Box(0, 0, 150, 122)
BAND: Final = 30
SLIP_LINE: Final = 26
WIDE: Final = 220
MEDAL: Final = 74

# The icons of abilities.
ABILITIES: Final = {
    "guilds-dagger": (Character.ASSASSIN, Character.MERCENARY),
    "guilds-skull": (Character.NECROMANCER,),
    "shield": (Character.BODYGUARD, Character.DWARF_VETERAN, Character.HEALER, Character.GUARD_DOG),
    "barrier": (Character.PALADIN, Character.INQUISITOR),
    "gold": (Character.ALCHEMIST,),
    "florin": (Character.GAMBLER, Character.THIEF, Character.BEGGAR, Character.INNKEEPER),
    "bundle": (Character.TITHE_KEEPER, Character.SMUGGLER),
    "guilds-trowel": (Character.CARPENTER, Character.GARDENER),
    "door": (Character.ARCHITECT,),
    "tile-large": (Character.ENGINEER,),
    "market": (Character.DIVINER, Character.ENCHANTRESS, Character.ELF_ARCHER),
    "eye": (Character.RAVEN,),
    "first-player": (Character.HERALD,),
    "any-good": (Character.ILLUSIONIST,),
}
ABILITY_ICON: Final = {character: icon for icon, found in ABILITIES.items() for character in found}
RACES: Final = {Race.DWARF: "dwarf", Race.ELF: "elf", Race.ORC: "guilds-orc", Race.ANIMAL: "guilds-beast"}


def ability_icon(character: Character) -> str:
    """Return the icon of an ability; most of those without a use score at the end."""
    return ABILITY_ICON.get(character, "trophy")


def head_of(character: Character) -> str:
    """Return the head of a character: its race, of humans also woman or man."""
    human = "guilds-woman" if FEMALE[character] else "guilds-human"
    return RACES.get(race_of(character), human)


def card_tip(scene: Scene, name: str) -> tuple[str, ...]:
    """Describe the card of a character in full."""
    return remembered(scene, f"card {name}", lambda: _card_told(scene, name))


def _card_told(scene: Scene, name: str) -> list[str]:
    character, tables = character_of(name), tables_of(scene)
    shown = ", ".join(scene.name("faction", kebab_term(each)) for each in factions_of(character))
    coins = income(scene, tables.florins[character], tables.gold[character])
    worth = [points(scene, tables.points[character]).title, *(chip.title for chip in coins)]
    race = race_beside_factions(scene.words, character)
    return [
        "; ".join(filter(None, (shown, race))),
        ", ".join(worth),
        ability_line(scene, character),
    ]


def draw_card(sheet: Sheet, scene: Scene, name: str, box: Box) -> None:
    """Draw the whole face of a card: factions and race on a band, name, ability, points and income."""
    character, tables = character_of(name), tables_of(scene)
    card(sheet, Box(box.x + 1.5, box.y + 3, box.width, box.height), "inkfill")
    card(sheet, box, "sheet ink")
    _band(sheet, character, box)
    left = box.x + BAND + 7
    is_wide = box.width > WIDE
    fit = Fit(box.width - BAND - (MEDAL + 26 if is_wide else 12), 2, 17 if is_wide else 15, 12.5)
    if is_wide:
        _medal(sheet, character, box)
    below = write_text(sheet, left, box.y + 14, scene.name("character", name), fit, "name start")
    foot = box.bottom - 13
    end = box.right - 10.0
    if has_ability(tables, character):
        end = _ability(sheet, scene, character, Box(left, below, fit.width, foot - below - 10), box.right)
    elif not is_wide:
        sheet.icon(head_of(character), left + fit.width / 2 - 4, (below + foot) / 2 - 5, 40, "faded")
    worth = [("point", signed(tables.points[character]))]
    worth += income_parts(tables.florins[character], tables.gold[character])
    size = 16.0 if is_wide else 14.0
    while size > MIN_TEXT_SIZE and left - 4 + amounts_width(worth, size) > end:
        size -= 0.5
    amounts(sheet, left - 4, foot, worth, size)


def _band(sheet: Sheet, character: Character, box: Box) -> None:
    x = box.x + BAND / 2 + 1
    sheet.path(
        f"M{box.x + 5:.1f} {box.y + 1.5:.1f}H{box.x + BAND:.1f}V{box.bottom - 2:.1f}H{box.x + 4:.1f}"
        f"Q{box.x + 1.5:.1f} {box.bottom - 2:.1f} {box.x + 1.5:.1f} {box.bottom - 6:.1f}"
        f"V{box.y + 6:.1f}Q{box.x + 1.5:.1f} {box.y + 1.5:.1f} {box.x + 5:.1f} {box.y + 1.5:.1f}Z",
        "tint",
    )
    sheet.path(f"M{box.x + BAND:.1f} {box.y + 2:.1f}V{box.bottom - 2:.1f}", "thin")
    for index, faction in enumerate(factions_of(character)):
        sheet.icon(f"faction-{kebab_term(faction)}", x, box.y + 19 + index * 31, 26)
    if box.width <= WIDE:
        sheet.icon(head_of(character), x, box.bottom - 19, 24)


def _medal(sheet: Sheet, character: Character, box: Box) -> None:
    """Draw a portrait, if there is space for one."""
    x, y = box.right - MEDAL / 2 - 6, box.y + MEDAL / 2 + 9
    sheet.circle(x + 1, y + 2, MEDAL / 2, "inkfill")
    sheet.circle(x, y, MEDAL / 2, "well ink")
    sheet.circle(x, y, MEDAL / 2 - 5, "none thin")
    sheet.icon(head_of(character), x, y, MEDAL * 0.64)


def _ability(sheet: Sheet, scene: Scene, character: Character, box: Box, right: float) -> float:
    """Draw the ability: a picture, the price, and as many words as fit.

    Returns:
        The left edge of the picture.
    """
    x = right - 13
    price = price_of(tables_of(scene), character)
    sheet.icon(ability_icon(character), x, box.bottom + 10, 20)
    if price.florins or price.gold:
        kind, count = ("silver", price.florins) if price.florins else ("goldfill", price.gold)
        x -= 20
        coin(sheet, x, box.bottom + 10, 8.5, str(count), kind)
    text = card_tip(scene, kebab_term(character))[-1]
    lines = max(1, int((box.height + 2) // 13.9))
    write_text(sheet, box.x, box.y + 4, text, Fit(box.width - 1, lines, 12), "start soft")
    return x - 11


def draw_slip(sheet: Sheet, scene: Scene, name: str, box: Box) -> None:
    """Draw a character as a slip: factions, name, points and income, on a high one also its ability."""
    character, tables = character_of(name), tables_of(scene)
    card(sheet, box, "sheet thin")
    x, y = box.x + 2, box.y + min(box.height, SLIP_LINE) / 2
    if box.height > SLIP_LINE + 12:
        lines = max(1, int((box.height - SLIP_LINE + 3) // 14.2))
        first = box.y + SLIP_LINE + (box.height - SLIP_LINE) / 2 - 2 - (lines - 1) * 7
        sheet.icon(ability_icon(character), box.x + 13, first, 16, _shown(tables, character))
        text = Fit(box.width - 36, lines, 12)
        write_text(sheet, box.x + 26, first, card_tip(scene, name)[-1], text, "start soft")
    for faction in factions_of(character):
        sheet.icon(f"faction-{kebab_term(faction)}", x + 9, y, 17)
        x += 17
    worth = [("point", signed(tables.points[character]))]
    worth += [(icon, text) for icon, text in income_parts(tables.florins[character], tables.gold[character])]
    if text_width(scene.name("character", name), 12) > box.right - x - amounts_width(worth, 12) - 6:
        worth = worth[:1]
    start = box.right - amounts_width(worth, 12) - 4
    amounts(sheet, start, y, worth, 12)
    fit = Fit(start - x - 6, 1, 13, 11)
    write_text(sheet, x + 4, y + 0.5, scene.name("character", name), fit, "name start")


def _shown(tables: Tables, character: Character) -> str:
    return "" if has_ability(tables, character) else "ghostly"

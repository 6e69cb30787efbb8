"""Example values for the messages in docs/log: what the classes of a game do not tell by themselves.

A term may be given by its message id. "@GAME MESSAGE" stands for another message with arguments of its own, and
"@ MESSAGE" for one of the same file. Lists of equal length are gone through in step.
"""

from collections.abc import Mapping

from boardwright.core.reasons import Reason
from boardwright.games.belfort.events import Goods

Values = Mapping[str, tuple[object, ...]]

COUNTS = (0, 1, 2, 5, 12, 22)

# Numbers that name something on the table, rather than count.
ORDINALS: Values = {
    "bonus": (0, 1),
    "district": (1, 2, 3, 4, 5),
    "first": (1, 2, 3),
    "first_side": (1, 2),
    "gatehouse": (1, 2, 3, 4, 5),
    "neutral": (3, 4),
    "number": (1, 2, 5),
    "plank": (1, 2, 5),
    "second": (2, 4, 5),
    "second_side": (2, 1),
    "side": (1, 2),
}

AMOUNTS = ((1, 0, 0, 0), (2, 3, 0, 0), (1, 3, 1, 0), (0, 0, 2, 0), (0, 0, 0, 5), (0, 12, 0, 22), ())

# By argument, in any message of the platform or of a game that has no better idea.
ARGUMENTS: Values = {
    "action": ("build inn",),
    "bot": ("gredy",),
    "cards": ("@belfort building-pub",),
    "choices": ("beginner, normal, advanced",),
    "cited": (165,),
    "decision": ("ChooseBuildings(0)",),
    "decisions": (1, 2, 22, 4135),
    "examples": (19,),
    "examples_tested": (19,),
    "expected": (5,),
    "extras": ("web, lab",),
    "field": ("silver",),
    "file": ("match.json",),
    "folder": ("/nowhere",),
    "format": (2,),
    "game": ("belfort",),
    "games": (1, 2, 22, 100),
    "generator": (2,),
    "given": ("maybe",),
    "guild": ("spies",),
    "header": ("Rules",),
    "high": (5,),
    "key": ("buildings.pub.cost",),
    "known": ("belfort, toll",),
    "language": ("fr",),
    "last": (271,),
    "length": (3,),
    "line": (0, 7),
    "low": (2,),
    "month": (1, 5, 7),
    "name": ("Anna",),
    "names": ("Anna, Tom",),
    "nearest": ("buildings.pub.cost",),
    "option": ("mode",),
    "order": ("Anna › Tom",),
    "own": ("yes", "no"),
    "parts": (4,),
    "pile": COUNTS,
    "place": (1, 2, 5),
    "players": (2, 6),
    "problem": ("…",),
    "processes": (0,),
    "rules": (2,),
    "rulings": (56,),
    "season": ("@belfort season-spring", "@belfort season-summer", "@belfort season-autumn"),
    "seats": ("Anna,Anna",),
    "seconds": ("0.4",),
    "sections": (165,),
    "step": (17,),
    "steps": (1, 2, 5, 22),
    "tested": (165,),
    "value": ("3",),
}

PLATFORM: Values = {
    "cli-belfort-header gnomes": COUNTS,
    "cli-not-over seat": ("Anna",),
    "cli-question question": ("@belfort ask-choose-worker",),
    "cli-result-line points": (-1, 0, 1, 2, 22),
    "cli-result-line sources": ("@belfort source-elves",),
    "cli-usage problem": ("No such command 'plya'",),
    "cli-welcome game": ("@belfort title",),
    "error-action-illegal reason": (Reason("not-now"), Reason("game-over")),
    "error-action-out-of-range action": (300,),
    "error-action-unknown action": ("biuld inn",),
    "error-bot-unknown known": ("random, greedy",),
    "error-choice-out-of-range given": ("9",),
    "error-choice-out-of-range last": (4,),
    "error-game-unknown game": ("belford",),
    "error-games-too-few games": (0,),
    "error-language-unknown known": ("en, pl, de, it",),
    "error-nickname name": ('An"na',),
    "error-option-choices given": ("hard",),
    "error-option-form given": ("mode",),
    "error-option-pick choices": ("architects, librarians, merchants …",),
    "error-option-pick count": (5,),
    "error-option-pick option": ("guilds",),
    "error-option-switch option": ("rank_nothing",),
    "error-option-unknown known": ("mode, guilds, rank_nothing",),
    "error-option-unknown option": ("moode",),
    "error-players-out-of-range players": (1, 6),
    "error-record-illegal-step problem": ("@ error-action-illegal",),
    "error-record-newer-format known": (1,),
    "error-record-newer-rules known": (1,),
    "error-record-not-json problem": ("Input data was truncated",),
    "error-record-unknown-action action": ("biuld inn",),
    "error-record-unknown-action line": (17,),
    "error-record-wrong-shape problem": ("Expected `int`, got `str` - at `$.rules_version`",),
    "error-rewind-too-far count": (2, 5, 12, 22),
    "error-save-failed problem": ("No space left on device",),
    "error-seat-out-of-range number": (4,),
    "error-seat-out-of-range players": (3,),
    "error-seats-count given": (1, 2),
    "error-seats-count players": (3,),
    "error-table-needs-number given": ("two",),
    "error-table-not-toml file": ("my-table.toml",),
    "error-table-not-toml problem": ("Invalid value (at line 3, column 9)",),
    "error-table-out-of-range given": (-1,),
    "error-table-out-of-range high": (99,),
    "error-table-out-of-range low": (0,),
    "error-table-unknown-key key": ("buildings.pup.cost",),
    "error-table-unreadable file": ("my-table.toml",),
    "label-with-cost cost": ("@belfort amount-gold",),
    "label-with-cost label": ("@belfort do-place-at-desk",),
    "reason-action-out-of-range action": (300,),
}

ELF_AND_DWARF = ("worker-elf", "worker-dwarf")
PLANKS = ("building-tower", "building-inn", "building-blacksmith", "building-market", "building-library")
SENT = ("worker-elf", "worker-master-elf", "worker-dwarf", "worker-master-dwarf", "worker-elf", "worker-dwarf")
SENT_TO = ("area-forest", "area-forest", "area-quarry", "area-quarry", "area-mine", "area-gold-mine")
SENT_COUNT = (1, 2, 5, 1, 7, 2)
ROBBERS = ("guild-bandits", "guild-thieves")
UNITS = (Goods(wood=1), Goods(stone=1), Goods(metal=1))
COLLECTED = (Goods(wood=1), Goods(stone=2), Goods(metal=1), Goods(gold=1), Goods(wood=5), Goods(stone=12))
PRICES = (Goods(1, 3, 1), Goods(2, 3), Goods(3, 1, 2), Goods(3, 3, 2))

BELFORT: Values = {
    "ask-choose-discount goods": PRICES,
    "ask-discard-cards count": (1, 2, 5),
    "ask-rob-first guild": ROBBERS,
    "ask-rob-more guild": ROBBERS,
    "ask-set-aside count": (1, 2),
    "ask-split-workers area": SENT_TO,
    "ask-split-workers count": SENT_COUNT,
    "ask-split-workers worker": SENT,
    "do-sell-wood-and-stone stone": (2, 1, 0),
    "do-sell-wood-and-stone wood": (0, 1, 2),
    "do-take-crest holder": (1, 2),
    "event-activated-card building": PLANKS,
    "event-bought goods": UNITS,
    "event-bought gold": (1, 2, 5),
    "event-built-card goods": PRICES,
    "event-collected goods": (*COLLECTED, Goods(metal=22), Goods(gold=5)),
    "event-collected bonus": (0, 1, 1, 0, 1, 0, 0, 1),
    "event-ended-actions count": (0, 1, 2, 5),
    "event-exchanged goods": UNITS[:2],
    "event-gained goods": (Goods(wood=4), Goods(stone=4), Goods(metal=2), Goods(gold=3), Goods(metal=1)),
    "event-got-income gold": COUNTS[1:],
    "event-nobody-promoted worker": ELF_AND_DWARF,
    "event-nobody-recruited worker": ELF_AND_DWARF,
    "event-paid goods": (Goods(3, 3), *PRICES),
    "event-placed-on-card building": PLANKS,
    "event-promoted worker": ELF_AND_DWARF,
    "event-recruited worker": ELF_AND_DWARF,
    "event-reshuffled count": COUNTS[1:],
    "event-scored-district count": COUNTS[1:],
    "event-scored-district points": (1, 3, 5, 1, 3),
    "event-scored-people count": COUNTS[1:],
    "event-scored-people points": (1, 3, 1, 3, 1),
    "event-sent area": SENT_TO,
    "event-sent count": SENT_COUNT,
    "event-sent worker": SENT,
    "event-sold goods": (Goods(wood=2), Goods(1, 1), Goods(stone=2), Goods(metal=1)),
    "event-sold gold": (1,),
    "reason-gnome-used building": ("building-blacksmith", "building-bank"),
    "reason-goods-missing gold": (0, 0, 3, 0, 0, 1),
    "reason-goods-missing metal": (0, 1, 0, 5, 0, 0),
    "reason-goods-missing stone": (2, 1, 0, 0, 0, 0),
    "reason-goods-missing wood": (1, 0, 0, 2, 1, 0),
    "reason-no-gnome-there building": ("building-blacksmith", "building-bank"),
    "reason-no-lock building": ("building-keep",),
    "reason-no-worker-on-card building": PLANKS,
    "reason-own-plank-taken building": PLANKS,
    "reason-plank-locked building": PLANKS[:2],
    "reason-reserve-empty worker": ELF_AND_DWARF,
    "reason-sale-size count": (1, 2, 3),
    "reason-too-few-workers count": (1, 2, 5),
}

OF_PART: Mapping[str, Values] = {"platform": PLATFORM, "belfort": BELFORT}
